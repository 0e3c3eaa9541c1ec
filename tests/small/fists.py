"""Rock, paper, scissors in one file: a secret, entered by both at once, on phones or with fists on the table."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec.structs import replace

from rules.kit.news import gain, info, warn
from rules.kit.places import put
from rules.kit.rules import Hidden, Outcome, Rules, each, pick, private, tally, told, untold
from rules.kit.settings import numbers, seconds
from rules.kit.types import TABLE, Frozen, Glyph, Hand, Patch, Say, Scene, Seat, Timer, Viewer, Who

Sign = Literal["rock", "paper", "scissors"]
SIGNS = get_args(Sign)  # each is beaten by the next
FIST = Patch(points=(0.2, 0.3, 0.5, 0.15, 0.8, 0.3, 0.8, 0.7, 0.5, 0.85, 0.2, 0.7))


class Options(Frozen, frozen=True, kw_only=True):
    wins: Annotated[Literal[1, 2, 3, 5], numbers("RPS-1")] = 3
    fist_s: Annotated[Literal[0, 5, 10], seconds("RPS-4")] = 0


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    step: Literal["close", "open", "over"] = "close"
    throw: int = 1
    fists: tuple[Hidden[Sign] | None, ...] = (None, None)
    wins: Annotated[tuple[int, ...], tally(9, "RPS-1")]


def without_fist(s: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in (0, 1) if s.fists[seat] is None)


fists = Rules(__name__, State, Options, range(2, 3), Glyph(id="fist", patches=(FIST,)), endings=("wins",))
CLOSE = fists.step("close", seat=without_fist)
OPEN = fists.step("open")


@CLOSE.move("RPS-2")
def close(s: State, seat: Seat, sign: Annotated[Hidden[Sign], private(pick(SIGNS))]) -> Outcome[State]:
    """All see that the fist is closed; a player's own phone may also enter the sign."""
    return replace(s, fists=put(s.fists, seat, sign))


@CLOSE.clock
def hurry(s: State) -> Timer | None:
    label, ms = Say(key="hurry"), s.options.fist_s * 1000
    return Timer(id=f"throw-{s.throw}", seat=TABLE, ms=ms, label=label, expire="too_late") if ms else None


@CLOSE.at_zero("RPS-4")
def too_late(s: State) -> Outcome[State]:
    late = without_fist(s)
    if len(late) == 2:
        return next_throw(s, None), warn("both-late", "RPS-4")
    return next_throw(s, 1 - late[0]), warn("late", "RPS-4", who=Who(seat=late[0]))


@CLOSE.goes_on
def both_closed(s: State) -> Outcome[State] | None:
    return replace(s, step="open") if all(s.fists) else None


@OPEN.move("RPS-3")
def show(
    s: State, signs: Annotated[dict[Seat, Sign], each(lambda s: untold(s.fists), pick(SIGNS, words="sign"))]
) -> Outcome[State]:
    a, b = ({**told(s.fists), **signs}[seat] for seat in (0, 1))
    if a == b:
        return next_throw(s, None), info("draw", "RPS-3")
    best = 0 if SIGNS.index(a) == (SIGNS.index(b) + 1) % 3 else 1
    return next_throw(s, best), gain("wins-throw", "RPS-3", who=Who(seat=best))


@OPEN.goes_on
def all_told(s: State) -> Outcome[State] | None:
    return None if untold(s.fists) else show(s, {})


def next_throw(s: State, best: Seat | None) -> State:
    wins = s.wins if best is None else put(s.wins, best, s.wins[best] + 1)
    return replace(s, step="close", throw=s.throw + 1, fists=(None, None), wins=wins)


@CLOSE.left_out()
@OPEN.left_out()
def left_out(s: State) -> Outcome[State]:
    return next_throw(s, None)


@fists.over(back=CLOSE)
def ending(s: State) -> str | None:
    return "wins" if max(s.wins) >= s.options.wins else None


@fists.scene
def scene(s: State, viewer: Viewer) -> Scene:
    """Each player sees only the own sign: the state comes redacted for the viewer."""
    own = told(s.fists).items()
    hands = tuple(Hand(seat=seat, label=Say(key=f"sign-{sign}"), hidden=0) for seat, sign in own)
    return Scene(parts=(*fists.tracks(s), *hands))


@fists.phase_args
def throw_of(s: State) -> dict[str, int]:
    return {"throw": s.throw}


GAME = fists.game()
TEXT = """
title = Fists | Vuisten
wins = Wins | Gewonnen
hurry = Close your fist | Sluit je vuist
phase-close = Throw { $throw } | Worp { $throw }
phase-close-name = Fists | Vuisten
phase-open = Throw { $throw }, opened | Worp { $throw }, open
phase-open-name = Opened | Open
close-label = Close your fist | Sluit je vuist
close-confirm = It is closed | Hij is dicht
close-private-confirm = { $sign }, in secret | { $sign }, in het geheim
sign-label = What is in it? | Wat zit erin?
did-close = { $who } closed a fist | { $who } sloot een vuist
did-show = The fists were opened | De vuisten gingen open
sign-rock = Rock | Steen
sign-paper = Paper | Papier
sign-scissors = Scissors | Schaar
show-label = Open the fists | Open de vuisten
show-confirm = { $signs } | { $signs }
draw = The same: nobody wins | Gelijk: niemand wint
wins-throw = { $who } wins | { $who } wint
late = { $who } is too late | { $who } is te laat
both-late = Nobody was in time | Niemand was op tijd
leave-out = This throw does not count | Deze worp telt niet
set-wins = Wins needed | Zo vaak winnen
set-fist-s = Time for a throw | Tijd voor een worp
"""
RULES = """
## The game | Het spel
RPS-1 [text] Two play; whoever has won three throws wins. | Voor twee; wie drie worpen wint, wint het spel.
## A throw | Een worp
RPS-2 [text] Both close a fist at the same time. | Beiden sluiten tegelijk een vuist.
RPS-3 [text] Paper beats rock, scissors beat paper, rock beats scissors. The same on both sides: nobody wins.
    | Papier wint van steen, schaar van papier, steen van schaar. Gelijk: niemand wint.
RPS-4 [derived] With a time limit: whoever has no fist when it ends loses the throw.
    | Met een tijdslimiet: wie dan geen vuist heeft, verliest de worp.
"""
