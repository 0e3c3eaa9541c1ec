"""Can't Stop: four dice in two pairs, three runners, and the question when to stop. A whole game in one file."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec.structs import replace

from rules.kit.layouts import columns
from rules.kit.news import gain, warn
from rules.kit.places import put
from rules.kit.rules import No, Outcome, Rules, pick, tally, throw, whose_turn
from rules.kit.settings import numbers
from rules.kit.types import Board, Die, Frozen, Glyph, Option, Patch, Piece, Say, Scene, Seat, Viewer, Who

CONTRACT = 2
Column = int  # 2 to 12, and how high something stands in it
HEIGHTS = {column: 13 - 2 * abs(column - 7) for column in range(2, 13)}
RUNNERS = 3
DICE = tuple(Die(id=id, least=1, most=6) for id in "abcd")
PEAK = Glyph(id="peak", patches=(Patch(points=(0.1, 0.85, 0.5, 0.15, 0.9, 0.85), ink="stone"),))


class Options(Frozen, frozen=True, kw_only=True):
    goal: Annotated[Literal[2, 3, 4], numbers("CST-2")] = 3


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    turn: Annotated[Seat, whose_turn("CST-3")] = 0
    step: Literal["roll", "pair", "over"] = "roll"
    dice: tuple[int, ...] = ()  # just rolled
    runners: dict[Column, int] = {}
    markers: tuple[dict[Column, int], ...]  # of each seat
    columns: Annotated[tuple[int, ...], tally(11, "CST-2", top=lambda s: s.options.goal, unit="n-columns")]


def won(s: State) -> set[Column]:
    return {column for own in s.markers for column, high in own.items() if high == HEIGHTS[column]}


def climbed(s: State, runners: dict[Column, int], column: Column) -> dict[Column, int] | None:
    """The runners after a step in that column; None where none can go there (CST-5, CST-6)."""
    high = runners.get(column, s.markers[s.turn].get(column, 0))
    is_full = column not in runners and len(runners) == RUNNERS
    return None if is_full or high == HEIGHTS[column] or column in won(s) else {**runners, column: high + 1}


def ways(s: State) -> list[Option]:
    """The sums of two pairs, or where both together cannot go, each that can."""
    found = set[tuple[Column, ...]]()
    for other in s.dice[1:]:
        pair = s.dice[0] + other
        for one, two in ((pair, sum(s.dice) - pair), (sum(s.dice) - pair, pair)):
            if (after := climbed(s, s.runners, one)) is not None:
                found.add((one,) if climbed(s, after, two) is None else (min(one, two), max(one, two)))
    words = {way: Say(key=f"steps-{len(way)}", args={"a": way[0], "b": way[-1]}) for way in sorted(found)}
    return [Option(value="-".join(map(str, way)), label=say) for way, say in words.items()]


rules = Rules(__name__, State, Options, range(2, 5), PEAK, endings=("goal",))
ROLL = rules.step("roll", seat=rules.acting)
PAIR = rules.step("pair", seat=rules.acting)


@ROLL.move("CST-4")
def roll(s: State, seat: Seat, dice: Annotated[dict[str, int], throw(*DICE)]) -> Outcome[State]:
    rolled = replace(s, step="pair", dice=tuple(dice.values()))
    return rolled if ways(rolled) else (turn_over(s), warn("bust", "CST-7", who=Who(seat=seat)))


@ROLL.move("CST-8", when=lambda s: s.runners or No("roll-first", "CST-8"))
def stop(s: State, seat: Seat) -> Outcome[State]:
    after = replace(s, markers=put(s.markers, seat, {**s.markers[seat], **s.runners}))
    n = len(won(after)) - len(won(s))
    after = replace(after, columns=put(s.columns, seat, s.columns[seat] + n))
    return turn_over(after), gain("kept", "CST-8", who=Who(seat=seat))


@PAIR.move("CST-5")
def pair(s: State, way: Annotated[str, pick(ways)]) -> Outcome[State]:
    runners = s.runners
    for column in map(int, way.split("-")):
        runners = climbed(s, runners, column) or runners
    return replace(s, step="roll", runners=runners)


@ROLL.left_out()
@PAIR.left_out()
def turn_over(s: State) -> State:
    return rules.next_turn(replace(s, step="roll", dice=(), runners={}))


@rules.over(back=ROLL)
def ending(s: State) -> str | None:
    return "goal" if max(s.columns) >= s.options.goal else None


@rules.scene
def scene(s: State, viewer: Viewer) -> Scene:
    markers = (Piece(cell=f"{c}-{n}", seat=seat) for seat, own in enumerate(s.markers) for c, n in own.items())
    runners = (Piece(cell=f"{c}-{n}", kind="disc", tint="white", label=Say(key="runner")) for c, n in s.runners.items())
    return Scene(parts=(Board(layout="slopes", pieces=(*markers, *runners)), *rules.tracks(s)))


GAME = rules.game(layouts=(columns("slopes", HEIGHTS),))

TEXT = """
title = Can't Stop
columns = Columns | Kolommen
n-columns = { $n -> [one] one column *[other] { $n } columns } | { $n -> [one] één kolom *[other] { $n } kolommen }
cell-slopes = Column { $column }, step { $n } | Kolom { $column }, stap { $n }
runner = Runner | Loper
phase-roll = Roll or stop | Gooien of stoppen
phase-roll-name = Rolls | Worpen
phase-pair = Two pairs | Twee paren
phase-pair-name = Pairs | Paren
roll-label = Roll the four dice | Gooi de vier dobbelstenen
roll-confirm = They show { $dice } | Het is { $dice }
dice-label = The dice | De dobbelstenen
did-roll = { $who } rolled { $dice } | { $who } gooide { $dice }
stop-label = Stop | Stoppen
stop-confirm = Stop and keep the steps | Stoppen en de stappen houden
did-stop = { $who } stopped | { $who } stopte
roll-first = Roll first | Gooi eerst
pair-label = Make two pairs | Maak twee paren
pair-confirm = { $way } | { $way }
did-pair = { $who } moved: { $way } | { $who } zette: { $way }
way-label = Which columns? | Welke kolommen?
steps-1 = { $a }
steps-2 = { $a } and { $b } | { $a } en { $b }
bust = { $who } can move no runner and loses the steps | { $who } kan geen loper zetten en verliest de stappen
kept = { $who } keeps the steps of this turn | { $who } houdt de stappen van deze beurt
set-goal = Columns to win | Kolommen om te winnen
"""
RULES = """
## The game | Het spel
CST-1 [text] Two to four people climb the columns 2 to 12. The 7 has 13 steps, each further out two fewer.
    | Twee tot vier mensen klimmen in de kolommen 2 tot 12. De 7 heeft 13 stappen, elke verder weg twee minder.
CST-2 [text] Three columns win, or two or four if all agree. | Drie kolommen winnen; of twee of vier, als je wilt.
## A turn | Een beurt
CST-3 [text] Turns go clockwise. | De beurt gaat met de klok mee.
CST-4 [text] Whoever has the turn rolls four dice. | Wie aan de beurt is, gooit vier dobbelstenen.
CST-5 [text] They make two pairs. In the column of each sum a runner goes one step up, from the own marker on.
    | Ze vormen twee paren. In de kolom van elke som gaat een loper één stap omhoog, vanaf het eigen blokje.
CST-6 [text] There are three runners, for three columns. | Er zijn drie lopers, voor drie kolommen.
CST-7 [text] If no pair moves a runner, the steps are lost. | Kan geen loper verder, dan zijn de stappen weg.
CST-8 [text] Whoever stops puts markers where the runners are; a column whose top is reached is won and closed.
    | Wie stopt, zet blokjes waar de lopers zijn; wie een top bereikt, wint die kolom, en die is dan dicht.
"""
