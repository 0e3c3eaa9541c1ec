"""The end of the year: counting the herds and finding the winner (HIM-19, HIM-64..79)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import info
from rules.kit.places import leaders, trailers
from rules.kit.rules import EMPTY, Outcome, about, amount, known, once, only, pick, share
from rules.kit.types import TABLE, Frozen, News, Option, Pick, Say, ScoreLine, Seat, Sheet

from .components import ALL_REGIONS, DELEGATIONS, LEVELS, MOST_HERD, REGIONS, STUPAS
from .flow import COUNT, OVER, TIE
from .opening import learn_village, level_options, unknown_levels
from .state import State, Step, seat_word
from .words import region_lines

KINDS = ("religious", "political", "economic")


# ---- counting: the stupas in villages of unknown level, and each seat ------------------------------
def level_choices(state: State, village: int) -> tuple[Option, ...]:
    return level_options(village)


def known_borders(state: State, village: int) -> list[int]:
    return list(state.village(village).regions)


COUNT.move("HIM-64", id="level-{village}", ask="level-{village}", text="level-of", picks=(),
           seat=TABLE, say=lambda state, village: {"n": village},
           asked={"village": about(unknown_levels), "level": pick(level_choices), "regions": known(known_borders)},
           )(learn_village)  # fmt: skip
REGION_LINES = region_lines(ALL_REGIONS)
BY_LEVEL = share(dict.fromkeys(map(str, LEVELS), STUPAS), most=STUPAS, words="level", label="stupas-label")
BY_REGION = share(dict.fromkeys(REGION_LINES, DELEGATIONS), most=DELEGATIONS, lines=REGION_LINES,
                  label="delegations-label")  # fmt: skip


def followed_herd(state: State, seat: Seat) -> int | None:
    return min(state.herds[seat], MOST_HERD) if state.is_full() else None


@COUNT.move("HIM-66", asked=("levels", "sent", "yaks"), picks=(),
            say=lambda state: {"yaks": Pick(field="yaks")})  # fmt: skip
def count(
    state: State, seat: Seat, yaks: Annotated[int, amount(0, MOST_HERD, label="herd-label", default=followed_herd)],
    levels: Annotated[dict[int, int], only(State.is_ledger, BY_LEVEL)] = EMPTY,
    sent: Annotated[dict[int, int], only(State.is_ledger, BY_REGION)] = EMPTY,
) -> State:  # fmt: skip
    """Record all yaks of a seat; in the ledger also its stupas by level and delegations by region."""
    player = replace(state.players[seat], yaks=yaks)
    if not state.is_full():
        stupas_by_level = tuple(levels.get(level, 0) for level in LEVELS)
        sent_by_region = tuple(sent.get(region, 0) for region in ALL_REGIONS)
        player = replace(player, levels=stupas_by_level, sent=sent_by_region)
    return state.with_player(seat, player)


# ---- deciding ----------------------------------------------------------------------------------------
def skip_count(state: State) -> Outcome[State] | None:
    """Go to the next open step: the count, the table's decision on a tie, or the end with its reasons."""
    is_counted = all(player.yaks is not None for player in state.players) and not unknown_levels(state)
    found = ladder(state) if is_counted else None
    step: Step = "count" if found is None else "tie" if found.tied else "over"
    if step == state.step:
        return None
    return replace(state, step=step), reasons(state, found) if found and step == "over" else ()


for step in (COUNT, TIE, OVER):
    step.goes_on(skip_count)


def tie_args(state: State) -> dict[str, Say | Pick]:
    return {"kind": Say(key=f"score-{ladder(state).stage}"), "seat": Pick(field="seat")}


def tie_rule(state: State) -> str:
    return "HIM-71" if ladder(state).stage == "religious" else "HIM-73"


@TIE.move(tie_rule, id="tie", text="tie", say=tie_args, picks=())
def decide(
    state: State, seat_: Annotated[Seat, pick(lambda s: forms.seats(ladder(s).tied), label="leaves-label")]
) -> State:
    """Record the table's choice of the eliminated seat, after the last tie-break (HIM-71, HIM-73)."""
    return replace(state, verdicts={**state.verdicts, ladder(state).stage: seat_})


def reasons(state: State, found: Ladder) -> tuple[News, ...]:
    """The log lines that explain the result, step by step."""
    if state.seats == 3:
        leads = tuple(
            info(f"leads-{kind}", "HIM-67", who=forms.names(top) if top else Say(key="nobody"))
            for kind, top in zip(KINDS, found.leads, strict=True)
        )
        return (*leads, _wins(found))
    outs = tuple(
        info(f"out-{kind}", rule, who=seat_word(seat))
        for kind, rule, seat in zip(KINDS, ("HIM-70", "HIM-72"), found.out, strict=False)
    )
    return (*outs, _wins(found))


def _wins(found: Ladder) -> News:
    winners = forms.names(found.winners)
    key = "wins" if len(found.winners) == 1 else "share"
    news = info(key, "HIM-67" if found.leads else "HIM-74", who=winners)
    return replace(news, tone="gain")


def sheet(state: State) -> Sheet:
    """The score sheet. Yaks are secret until counted; in the ledger everything is entered at the end."""
    over = state.step == "over"
    found = ladder(state) if over else Ladder()
    seats = range(state.seats)
    told = state.is_full() or all(player.yaks is not None for player in state.players)
    regions = political(state, found.out[:1])
    lines = (
        ScoreLine(key="religious", label=Say(key="score-religious"), rule="HIM-64",
                  values=tuple(state.religious(seat) for seat in seats), why=_why(found, 0, "religious")),
        ScoreLine(key="political", label=Say(key="score-political"), rule="HIM-65",
                  values=tuple(regions[seat] if told else None for seat in seats),
                  why=_why(found, 1, "political")),
        ScoreLine(key="economic", label=Say(key="score-economic"), rule="HIM-66",
                  values=tuple(player.yaks for player in state.players), why=Say(key="why-economic")),
        ScoreLine(key="stupas", label=Say(key="score-stupas"), rule="HIM-71", counts=False,
                  values=tuple(state.stupas(seat) if told else None for seat in seats)),
        ScoreLine(key="delegations", label=Say(key="score-delegations"), rule="HIM-73", counts=False,
                  values=tuple(sum(p.sent) if told else None for p in state.players)),
    )  # fmt: skip
    return Sheet(lines=lines, places=places(state) if over else (), ended_by="year" if over else "")


def _why(found: Ladder, step: int, kind: str) -> Say:
    """The explanation of a line, and with four players the seat that it eliminated."""
    if len(found.out) > step:
        return Say(key=f"why-{kind}-out", args={"who": seat_word(found.out[step])})
    return Say(key=f"why-{kind}")


Measure = Callable[[Seat], int]


class Ladder(Frozen, frozen=True, kw_only=True):
    """The result, as far as the table has decided ties."""

    out: tuple[Seat, ...] = ()  # with four: the eliminated, the first one first
    tied: tuple[Seat, ...] = ()  # the table eliminates one of these
    stage: str = ""  # "religious" or "political": the kind of the tie
    winners: tuple[Seat, ...] = ()
    leads: tuple[tuple[Seat, ...], ...] = ()  # with three: the leaders of religious, political, economic


# ---- the three kinds of influence --------------------------------------------------------------------
def faith(state: State, seat: Seat) -> int:
    return state.religious(seat) or 0


def herd(state: State, seat: Seat) -> int:
    """The yaks counted at the end (HIM-66)."""
    return state.players[seat].yaks or 0


def political(state: State, gone: Sequence[Seat] = ()) -> tuple[int, ...]:
    """Per seat, the regions with strictly the most delegations, without those of the seats in `gone` (HIM-65)."""
    points = [0] * state.seats
    for region in range(REGIONS):
        leader = region_leader(state, region, gone)
        if leader is not None:
            points[leader] += 1
    return tuple(points)


def region_leader(state: State, region: int, gone: Sequence[Seat] = ()) -> Seat | None:
    """The seat with strictly the most delegations in a region, counted from 0; None at a tie."""
    sent = [0 if seat in gone else player.sent[region] for seat, player in enumerate(state.players)]
    most = leaders(sent)
    return most[0] if len(most) == 1 else None


# ---- the ladder --------------------------------------------------------------------------------------
@once
def ladder(state: State) -> Ladder:
    """The result of the game; only valid once everything is counted."""
    return _three(state) if state.seats == 3 else _four(state)


def _three(state: State) -> Ladder:
    """Two of the three kinds win; else the herd, then regions, then stupas (HIM-67..69)."""
    everybody = tuple(range(state.seats))
    points = political(state)
    kinds = (tuple(faith(state, seat) for seat in everybody), points, tuple(herd(state, seat) for seat in everybody))
    tops = tuple(_leaders(state, values) for values in kinds)
    two = tuple(seat for seat in everybody if sum(seat in top for top in tops) >= 2)
    winners = two if len(two) == 1 else _chain(state, two or everybody, points)
    return Ladder(winners=winners, leads=tops)


def _leaders(state: State, values: tuple[int, ...]) -> tuple[Seat, ...]:
    """The leaders of a kind: at a tie nobody, or all tied seats (HIM-69)."""
    most = leaders(values)
    return most if len(most) == 1 or state.options.shared_lead == "both" else ()


def _four(state: State) -> Ladder:
    """Fewest religious points out, fewest political points out, most yaks wins (HIM-70..77)."""
    everybody = tuple(range(state.seats))
    last = _fewest(everybody, (lambda s: faith(state, s), lambda s: state.stupas(s), lambda s: herd(state, s)))
    first_out = _named_seat(state, "religious", last)
    if first_out is None:
        return Ladder(tied=last, stage="religious")
    points = political(state, (first_out,))
    rest = tuple(seat for seat in everybody if seat != first_out)
    last = _fewest(rest, (lambda s: points[s], lambda s: sum(state.players[s].sent), lambda s: herd(state, s)))
    second_out = _named_seat(state, "political", last)
    if second_out is None:
        return Ladder(out=(first_out,), tied=last, stage="political")
    out = (first_out, second_out)
    if state.options.second_loser == "leave":
        points = political(state, out)
    finalists = tuple(seat for seat in rest if seat != second_out)
    return Ladder(out=out, winners=_chain(state, finalists, points))


def _named_seat(state: State, stage: str, last: tuple[Seat, ...]) -> Seat | None:
    """The eliminated seat: the only candidate, or the table's choice among several; None before it."""
    if len(last) == 1:
        return last[0]
    named = state.verdicts.get(stage)
    return named if named in last else None


def _fewest(seats: tuple[Seat, ...], measures: Sequence[Measure]) -> tuple[Seat, ...]:
    """The seats that are last by the first measure, among those by the second, and so on."""
    for measure in measures:
        seats = tuple(seats[i] for i in trailers([measure(seat) for seat in seats]))
    return seats


def _chain(state: State, seats: tuple[Seat, ...], points: tuple[int, ...]) -> tuple[Seat, ...]:
    """The most yaks, then regions, then stupas; equal in all three is shared (HIM-68, HIM-75)."""
    measures: tuple[Measure, ...] = (lambda s: herd(state, s), lambda s: points[s], lambda s: faith(state, s))
    for measure in measures:
        seats = tuple(seats[i] for i in leaders([measure(seat) for seat in seats]))
    return seats


def places(state: State) -> tuple[int, ...]:
    """A place per seat: the winners first, with four the eliminated seats last."""
    found = ladder(state)
    if state.seats == 3:
        return tuple(1 if seat in found.winners else 1 + len(found.winners) for seat in range(state.seats))
    ranks = {seat: state.seats - i for i, seat in enumerate(found.out)}
    return tuple(1 if seat in found.winners else ranks.get(seat, 2) for seat in range(state.seats))
