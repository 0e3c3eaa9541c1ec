"""The first half of a round: pebbles are hidden, and the fists opened (PEB-3, PEB-4, PEB-9)."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit.news import warn
from rules.kit.places import put
from rules.kit.rules import Outcome, each, must, share, told, untold
from rules.kit.types import TABLE, News, Pick, Say, Seat, Secret, Timer

from .components import COLOURS, MOST_HIDDEN, Colour
from .flow import HIDE, OPEN
from .state import Fist, State, still_open

HANDFUL = share(dict.fromkeys(COLOURS, MOST_HIDDEN), most=MOST_HIDDEN, words="pebble", default={"red": 1})
NOT_TOLD = each(lambda s: untold(s.fists), HANDFUL)


# `private(...)` written out as two moves: tags of their own, and news for the own seat alone.
@HIDE.move("PEB-3", id="fist-{seat}", label="hide-label", confirm="fist-confirm")
def fist(s: State, seat: Seat) -> Outcome[State]:
    """A closed fist, which all players see."""
    return replace(s, fists=put(s.fists, seat, Fist()))


@HIDE.move(
    "PEB-3", id="hide-{seat}", secret=True, confirm=Say(key="hide-confirm", args={"what": Pick(field="pebbles")})
)
def hide(s: State, seat: Seat, pebbles: Annotated[dict[Colour, int], HANDFUL]) -> Outcome[State]:
    """The same on the seat's own phone, with the contents, which only that seat may see."""
    news = News(say=Say(key="you-hid", args={"n": sum(pebbles.values())}), to=(seat,))
    return replace(s, fists=put(s.fists, seat, Fist(secret=Secret(seats=(seat,), value=pebbles)))), news


@HIDE.goes_on
def all_closed(s: State) -> Outcome[State] | None:
    return None if still_open(s) else replace(s, step="open")


@HIDE.clock
def sand_glass(s: State) -> Timer | None:
    ms, label = s.options.hide_s * 1000, Say(key="hide-timer")
    return Timer(id=f"hide-{s.round}", seat=TABLE, ms=ms, label=label, expire="time_up") if ms else None


@HIDE.at_zero("PEB-9")
def time_up(s: State) -> Outcome[State]:
    empty = Fist(secret=Secret(seats=(*range(len(s.fists)), TABLE), value={}))
    return replace(s, fists=tuple(fist or empty for fist in s.fists)), warn("time-up", "PEB-9")


@OPEN.move("PEB-4", hint="open-hint", confirm=Say(key="open-confirm", args={"what": Pick(field="fists")}), tag="open")
def opened(s: State, fists: Annotated[dict[Seat, dict[Colour, int]], NOT_TOLD]) -> Outcome[State]:
    """Open the fists: phones have entered theirs, the table enters the others."""
    must({*fists} == {*untold(s.fists)}, "fists-missing", "PEB-4")
    both = {**told(s.fists), **fists}
    return replace(s, step="roll", opened=tuple(both[seat] for seat in sorted(both)), fists=(None,) * len(both))


@OPEN.goes_on
def all_told(s: State) -> Outcome[State] | None:
    return None if untold(s.fists) else opened(s, {})
