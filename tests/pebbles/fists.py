"""The first half of a round: pebbles are hidden, and the fists opened (PEB-3, PEB-4, PEB-9)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit.expect import expect
from rules.kit.news import warn
from rules.kit.places import put
from rules.kit.types import TABLE, Allot, News, Pick, Prompt, Say, Seat, Secret, Who

from .components import COLOURS, MOST_HIDDEN, Colour
from .moves import Fist, Hide, Open, TimeUp
from .state import Closed, Result, State, expect_step, untold


def ask_hide(state: State) -> tuple[Prompt, ...]:
    """Everybody at once, who has not closed a fist yet."""
    return tuple(prompt for seat, fist in enumerate(state.fists) if fist is None for prompt in _ask_fist(seat))


def _ask_fist(seat: Seat) -> tuple[Prompt, ...]:
    """Closed, which everybody sees; or on a phone of one's own with what it holds."""
    ask, label, rule = f"hide-{seat}", Say(key="hide-label"), "PEB-3"
    confirm = Say(key="hide-confirm", args={"what": Pick(field="pebbles")})
    closed = Say(key="fist-confirm")
    field = _handful(Say(key="pebbles-label"), "")
    return (
        Prompt(id=f"fist-{seat}", ask=ask, seat=seat, move="fist", label=label, confirm=closed, rule=rule),
        Prompt(id=f"hide-{seat}", ask=ask, seat=seat, move="hide", label=label, confirm=confirm, fields=(field,),
               secret=True, rule=rule),
    )  # fmt: skip


def _handful(label: Say | Who, key: str) -> Allot:
    caps: dict[str, int] = dict.fromkeys(COLOURS, MOST_HIDDEN)
    lines: dict[str, Say | Who] = {colour: Say(key=f"pebble-{colour}") for colour in COLOURS}
    name = "fists" if key else "pebbles"
    return Allot(name=name, key=key, label=label, caps=caps, lines=lines, least=0, most=MOST_HIDDEN, default={"red": 1})


def do_hide(state: State, seat: Seat, move: Hide) -> Result:
    """What a phone tells of a fist, only its seat may see."""
    n = sum(move.pebbles.values())
    expect(n <= MOST_HIDDEN, "too-many", "PEB-3", most=MOST_HIDDEN)
    news = News(say=Say(key="you-hid", args={"n": n}), to=(seat,))
    return _closed(state, seat, Closed(secret=Secret(seats=(seat,), value=move.pebbles))), (news,)


def do_fist(state: State, seat: Seat, move: Fist) -> Result:
    return _closed(state, seat, Closed()), ()


def _closed(state: State, seat: Seat, fist: Closed) -> State:
    is_open = 0 <= seat < len(state.fists) and state.step == "hide" and state.fists[seat] is None
    expect(is_open, "not-now", "PEB-3")
    return replace(state, fists=put(state.fists, seat, fist))


def do_time_up(state: State, seat: Seat, move: TimeUp) -> Result:
    expect_step(state, "hide")
    empty = Closed(secret=Secret(seats=(*range(len(state.fists)), TABLE), value={}))
    return replace(state, fists=tuple(fist or empty for fist in state.fists)), (warn("time-up", "PEB-9"),)


def ask_open(state: State) -> tuple[Prompt, ...]:
    rows = tuple(_handful(Who(seat=seat), str(seat)) for seat in untold(state))
    confirm = Say(key="open-confirm", args={"what": Pick(field="fists")})
    return (Prompt(id="open", seat=TABLE, move="open", label=Say(key="open-label"), confirm=confirm, fields=rows,
                  hint=Say(key="open-hint"), rule="PEB-4"),)  # fmt: skip


def do_open(state: State, seat: Seat, move: Open) -> Result:
    expect_step(state, "open")
    expect(set(move.fists) == set(untold(state)), "fists-missing", "PEB-4")
    return opened(state, move.fists), ()


def opened(state: State, told: dict[Seat, dict[Colour, int]]) -> State:
    both = enumerate(state.fists)
    fists = tuple((f.secret.value or {}) if f and f.secret else told[seat] for seat, f in both)
    return replace(state, step="roll", opened=fists, fists=(None,) * len(fists))
