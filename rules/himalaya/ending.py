"""The end of the year: the herds are counted, and the winner is found (HIM-19, HIM-64..79)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.himalaya.components import DELEGATIONS, LEVELS, MOST_HERD, REGIONS, STUPAS
from rules.himalaya.ladder import Ladder, ladder
from rules.himalaya.moves import Count, Decide
from rules.himalaya.opening import survey_fields, unknown_levels
from rules.himalaya.state import Result, State, is_full, say, who, with_player, yaks_now
from rules.himalaya.words import form, listed, region_lines
from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.types import TABLE, Allot, Amount, Choice, Field, News, Pick, Prompt, Say, Seat

KINDS = ("religious", "political", "economic")


# ---- counting ----------------------------------------------------------------------------------------
def open_count(state: State, news: tuple[News, ...]) -> Result:
    """The discs are turned up: from here on the herds are public."""
    herds = tuple(yaks_now(state, seat) for seat in range(state.seats))
    return replace(state, step="count", herds=herds), (*news, say("year-over", "HIM-19"))


def ask_count(state: State) -> tuple[Prompt, ...]:
    """A form for each seat, and for each stupa in a village whose level nobody has told."""
    levels = tuple(_ask_level(state, v) for v in unknown_levels(state))
    return (*levels, *(_ask_seat(state, s) for s, player in enumerate(state.players) if player.yaks is None))


def _ask_level(state: State, v: int) -> Prompt:
    level = survey_fields(state, v)[:1]
    regions = list(state.land[v - 1].regions)
    return form(f"level-{v}", TABLE, "learn_village", level, given={"village": v, "regions": regions}, say={"n": v},
                text="level-of", rule="HIM-64")  # fmt: skip


def _ask_seat(state: State, seat: Seat) -> Prompt:
    followed = min(state.herds[seat], MOST_HERD)
    yaks = Amount(name="yaks", label=Say(key="herd-label"), least=0, most=MOST_HERD,
                  usual=followed if is_full(state) else None)  # fmt: skip
    fields: tuple[Field, ...] = (yaks,) if is_full(state) else (*_tallies(), yaks)
    return form(f"count-{seat}", seat, "count", fields, say={"yaks": Pick(field="yaks")}, text="count", rule="HIM-66")


def _tallies() -> tuple[Field, ...]:
    """What the ledger has not followed: stupas by level and delegations by region."""
    levels = {str(level): STUPAS for level in LEVELS}
    regions = tuple(range(1, REGIONS + 1))
    return (
        Allot(name="levels", label=Say(key="stupas-label"), caps=levels,
              lines={level: Say(key=f"level-{level}") for level in levels}, least=0, most=STUPAS),
        Allot(name="sent", label=Say(key="delegations-label"), caps={str(r): DELEGATIONS for r in regions},
              lines=region_lines(regions), least=0, most=DELEGATIONS),
    )  # fmt: skip


def do_count(state: State, seat: Seat, move: Count) -> Result:
    expect(state.step == "count" and 0 <= seat < state.seats and state.players[seat].yaks is None)
    expect(0 <= move.yaks <= MOST_HERD, "does-not-fit", "HIM-66")
    player = replace(state.players[seat], yaks=move.yaks)
    if not is_full(state):
        _refuse(move)
        levels = tuple(move.levels.get(level, 0) for level in LEVELS)
        sent = tuple(move.sent.get(region, 0) for region in range(1, REGIONS + 1))
        player = replace(player, levels=levels, sent=sent)
    return with_player(state, seat, player), ()


def _refuse(move: Count) -> None:
    expect(set(move.levels) <= set(LEVELS) and min(move.levels.values(), default=0) >= 0, "does-not-fit", "HIM-64")
    expect(set(move.sent) <= set(range(1, REGIONS + 1)) and min(move.sent.values(), default=0) >= 0, "does-not-fit",
           "HIM-65")  # fmt: skip
    expect(sum(move.levels.values()) <= STUPAS, "no-more-stupas", "HIM-4", n=STUPAS)
    expect(sum(move.sent.values()) <= DELEGATIONS, "no-more-delegations", "HIM-4", n=DELEGATIONS)


# ---- deciding ----------------------------------------------------------------------------------------
def is_counted(state: State) -> bool:
    return all(player.yaks is not None for player in state.players) and not unknown_levels(state)


def counted(state: State) -> Result:
    return replace(state, step="tie"), ()


def decided(state: State) -> Result | None:
    """The end, with its reasons; None while the table has to say who leaves."""
    found = ladder(state)
    return None if found.tied else (replace(state, step="over"), reasons(state, found))


def reopened(state: State) -> Result | None:
    """After a correction the table may have to decide after all."""
    return (replace(state, step="tie"), ()) if ladder(state).tied else None


def ask_tie(state: State) -> tuple[Prompt, ...]:
    """The rules have no more tie-breaks: the table names who leaves (HIM-71, HIM-73)."""
    found = ladder(state)
    seats = Choice(name="seat", label=Say(key="leaves-label"), options=forms.seats(found.tied))
    said = {"kind": Say(key=f"score-{found.stage}"), "seat": Pick(field="seat")}
    rule = "HIM-71" if found.stage == "religious" else "HIM-73"
    return (form("tie", TABLE, "decide", (seats,), say=said, rule=rule),)


def do_decide(state: State, seat: Seat, move: Decide) -> Result:
    expect(state.step == "tie" and seat == TABLE)
    found = ladder(state)
    expect(move.seat in found.tied, "does-not-fit", "HIM-71")
    return replace(state, verdicts={**state.verdicts, found.stage: move.seat}), ()


def reasons(state: State, found: Ladder) -> tuple[News, ...]:
    """How the winner was found, step by step."""
    if state.seats == 3:
        leads = tuple(
            say(f"leads-{kind}", "HIM-67", who=listed([who(seat) for seat in top]) if top else Say(key="nobody"))
            for kind, top in zip(KINDS, found.leads, strict=True)
        )
        return (*leads, _wins(found))
    outs = tuple(
        say(f"out-{kind}", rule, who=who(seat))
        for kind, rule, seat in zip(KINDS, ("HIM-70", "HIM-72"), found.out, strict=False)
    )
    return (*outs, _wins(found))


def _wins(found: Ladder) -> News:
    winners = listed([who(seat) for seat in found.winners])
    key = "wins" if len(found.winners) == 1 else "share"
    news = say(key, "HIM-67" if found.leads else "HIM-74", who=winners)
    return replace(news, tone="gain")
