"""Pig: one die, and the question when to stop. A whole game in one file; everybody's property, make it yours."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec.structs import replace

from rules.kit.news import gain, info, warn
from rules.kit.places import put
from rules.kit.rules import No, Outcome, Rules, tally, throw
from rules.kit.settings import numbers, reading
from rules.kit.types import Dice, Die, Frozen, Glyph, Patch, Say, Scene, Seat, ShownDie, Viewer, Who

CONTRACT = 2  # the version of the companion's contract (docs/contract.md) that this game is written for
UNLUCKY, DIE = 1, Die(id="die", least=1, most=6)
SIDE = Patch(points=(0.15, 0.15, 0.85, 0.15, 0.85, 0.85, 0.15, 0.85))
PIP = Patch(points=(0.42, 0.42, 0.58, 0.42, 0.58, 0.58, 0.42, 0.58), ink="felt")
ICON = Glyph(id="die", patches=(SIDE, PIP))


class Options(Frozen, frozen=True, kw_only=True):
    goal: Annotated[Literal[30, 50, 100], numbers("PIG-2")] = 50
    last: Annotated[Literal["at_once", "round"], reading("PIG-7")] = "at_once"


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    start: Seat
    step: Literal["turn", "over"] = "turn"
    turns: int = 0  # completed
    rolled: tuple[int, ...] = ()  # in this turn
    points: Annotated[tuple[int, ...], tally(999, "PIG-6", top=lambda s: s.options.goal)]


def acting(s: State) -> Seat:
    """The seat whose turn it is."""
    return (s.start + s.turns) % len(s.points)


def turn_over(s: State, gained: int) -> State:
    seat = acting(s)
    return replace(s, points=put(s.points, seat, s.points[seat] + gained), turns=s.turns + 1, rolled=())


pig = Rules(__name__, State, Options, range(2, 7), ICON, endings=("goal",))
TURN = pig.step("turn", seat=acting)


@TURN.move("PIG-3")
def roll(s: State, seat: Seat, dice: Annotated[dict[str, int], throw(DIE)]) -> Outcome[State]:
    """A 1 ends the turn without points (PIG-4)."""
    if dice["die"] == UNLUCKY:
        return turn_over(s, 0), warn("lost", "PIG-4", who=Who(seat=seat), n=sum(s.rolled))
    return replace(s, rolled=(*s.rolled, dice["die"]))


@TURN.move("PIG-5", when=lambda s: s.rolled or No("roll-first", "PIG-5"), say=lambda s: {"n": sum(s.rolled)})
def stop(s: State, seat: Seat) -> Outcome[State]:
    n = sum(s.rolled)
    return turn_over(s, n), gain("kept", "PIG-5", who=Who(seat=seat), n=n)


@TURN.left_out()
def left_out(s: State) -> Outcome[State]:
    """Something else happened in this turn: the next player goes on."""
    return turn_over(s, 0), info("left-out", who=Who(seat=acting(s)))


@pig.over(back=TURN)
def ending(s: State) -> str | None:
    """A player has reached the goal; by one reading everyone has then had as many turns (PIG-6, PIG-7)."""
    is_last = s.options.last == "at_once" or s.turns % len(s.points) == 0
    return "goal" if max(s.points) >= s.options.goal and is_last else None


@pig.scene
def scene(s: State, viewer: Viewer) -> Scene:
    dice = tuple(ShownDie(tint="white", face=str(n)) for n in s.rolled)
    turn = Dice(label=Say(key="this-turn"), seat=acting(s), dice=dice, total=sum(s.rolled))
    return Scene(parts=((turn,) if dice else ()) + pig.tracks(s), start=s.start)


@pig.phase_args
def round_of(s: State) -> dict[str, int]:
    last = max(0, s.turns - 1) if s.step == "over" else s.turns  # the end begins no further round
    return {"round": last // len(s.points) + 1}


GAME = pig.game()

TEXT = """
title = Pig
points = Points | Punten
this-turn = This turn | Deze beurt
phase-turn = Round { $round } | Ronde { $round }
phase-turn-name = Turns | Beurten
phase-over = Over after { $round -> [one] one round *[other] { $round } rounds }
    | Afgelopen na { $round -> [one] één ronde *[other] { $round } ronden }
roll-label = Roll the die | Gooi de dobbelsteen
roll-confirm = It shows { $dice } | Het is { $dice }
dice-label = The die | De dobbelsteen
stop-label = Stop | Stoppen
stop-confirm = Stop with { $n } | Stop met { $n }
roll-first = Roll first | Gooi eerst
leave-out = Something else happened in this turn | Er gebeurde iets anders in deze beurt
kept = { $who } keeps { $n } | { $who } houdt { $n }
lost = A 1: { $who } loses { $n } | Een 1: { $who } verliest { $n }
did-roll = { $who } rolled { $dice } | { $who } gooide { $dice }
did-stop = { $who } stopped | { $who } stopte
left-out = { $who }'s turn is left out | De beurt van { $who } telt niet
set-goal = Goal | Doel
set-last = When is it over? | Wanneer is het afgelopen?
set-last-at_once = At once | Meteen
set-last-round = At the end of the round | Aan het eind van de ronde
"""
RULES = """
## The game | Het spel
PIG-1 [text] Two to six people need one die. | Voor twee tot zes mensen, met één dobbelsteen.
PIG-2 [text] The goal is 50 points, or 30, or 100. | Het doel is 50 punten, of 30, of 100.
## A turn | Een beurt
PIG-3 [text] Whoever has the turn rolls as often as they like. | Wie aan de beurt is, gooit zo vaak als hij wil.
PIG-4 [text] A 1 ends the turn, and its points are lost. | Een 1 beëindigt de beurt, en de punten ervan zijn weg.
PIG-5 [text] Any other number counts; whoever stops keeps them. | Elk ander getal telt; wie stopt, houdt ze.
## The end | Het einde
PIG-6 [text] Whoever reaches the goal ends the game; most points win.
    | Wie het doel haalt, beëindigt het spel; de meeste punten winnen.
PIG-7 [ambiguous] The rules do not say when it ends. A: at once. B: when everybody has had as many turns.
    | De regels zeggen niet wanneer het eindigt. A: meteen. B: als iedereen evenveel beurten heeft gehad.
"""
