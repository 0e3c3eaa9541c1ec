"""A whole game of the first contract: its `setup` says where its texts are, its moves are classes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec.structs import replace

from rules.kit.corrections import Number, do_set_reading, leave_out, public_numbers, readings, set_number
from rules.kit.expect import expect
from rules.kit.flow import by_move, settled
from rules.kit.forms import form
from rules.kit.news import gain, info, warn
from rules.kit.places import places, put
from rules.kit.settings import numbers, reading
from rules.kit.types import (
    Catalogue,
    Dice,
    Die,
    Frozen,
    Game,
    Glyph,
    LeaveOut,
    News,
    Patch,
    Prompt,
    PublicNumber,
    Say,
    Scene,
    ScoreLine,
    Seat,
    Seating,
    SetNumber,
    SetReading,
    Sheet,
    ShownDie,
    Tagged,
    Throw,
    Track,
    Viewer,
    Who,
)

ICON = Glyph(id="die", patches=(Patch(points=(0.15, 0.15, 0.85, 0.15, 0.85, 0.85, 0.15, 0.85)),))


class Options(Frozen, frozen=True, kw_only=True):
    goal: Annotated[Literal[30, 50, 100], numbers("PIG-2")] = 50
    last: Annotated[Literal["at_once", "round"], reading("PIG-7")] = "at_once"


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    start: Seat
    step: Literal["turn", "over"] = "turn"
    turns: int = 0
    rolled: tuple[int, ...] = ()
    points: tuple[int, ...]


class Roll(Tagged, frozen=True, kw_only=True, tag="roll"):
    dice: dict[str, int]


class Stop(Tagged, frozen=True, kw_only=True, tag="stop"):
    pass


Move = Roll | Stop | SetNumber | SetReading | LeaveOut
Result = tuple[State, tuple[News, ...]]


def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    return State(options=options, start=seating.start, points=(0,) * len(seating.names))


def acting(state: State) -> Seat:
    return (state.start + state.turns) % len(state.points)


def turn_over(state: State, gained: int) -> State:
    seat = acting(state)
    points = put(state.points, seat, state.points[seat] + gained)
    return replace(state, points=points, turns=state.turns + 1, rolled=())


def ask_turn(state: State) -> tuple[Prompt, ...]:
    seat = acting(state)
    throw = Throw(name="dice", label=Say(key="dice-label"), dice=(Die(id="die", least=1, most=6),))
    roll = form("roll", seat, "roll", (throw,), picks=("dice",), ask="turn", rule="PIG-3")
    stop = form("stop", seat, "stop", say={"n": sum(state.rolled)}, ask="turn", rule="PIG-5")
    return (roll, stop) if state.rolled else (roll,)


def do_roll(state: State, seat: Seat, move: Roll) -> Result:
    expect(state.step == "turn" and seat == acting(state), rule="PIG-3")
    if move.dice["die"] == 1:
        return turn_over(state, 0), (warn("lost", "PIG-4", who=Who(seat=seat), n=sum(state.rolled)),)
    return replace(state, rolled=(*state.rolled, move.dice["die"])), ()


def do_stop(state: State, seat: Seat, move: Stop) -> Result:
    expect(state.step == "turn" and seat == acting(state) and state.rolled, "roll-first", "PIG-5")
    n = sum(state.rolled)
    return turn_over(state, n), (gain("kept", "PIG-5", who=Who(seat=seat), n=n),)


def do_leave_out(state: State, seat: Seat, move: LeaveOut) -> Result:
    expect(state.step == "turn")
    return turn_over(state, 0), (info("left-out", who=Who(seat=acting(state))),)


def points(state: State) -> tuple[Number[State], ...]:
    def of(seat: Seat) -> Number[State]:
        def changed(n: int) -> State:
            return replace(state, points=put(state.points, seat, n))

        return Number(kind="points", of={"seat": seat}, row=Say(key="points"), column=Who(seat=seat), most=999,
                      now=state.points[seat], put=changed)  # fmt: skip

    return tuple(map(of, range(len(state.points))))


def do_set_number(state: State, seat: Seat, move: SetNumber) -> Result:
    return set_number(points(state), move), ()


def corrections(state: State) -> tuple[PublicNumber | Prompt, ...]:
    way_out = (leave_out(Say(key="leave-out")),) if state.step == "turn" else ()
    return (*public_numbers(points(state)), *way_out, *readings(state.options))


ASK = {"turn": ask_turn}
DO = by_move(do_roll, do_stop, do_leave_out, do_set_number, do_set_reading)


def prompts(state: State) -> tuple[Prompt, ...]:
    return () if state.step == "over" else ASK[state.step](state)


def apply(state: State, seat: Seat, move: Move) -> Result:
    return settled(*DO[type(move)](state, seat, move), step_on)


def step_on(state: State) -> Result | None:
    is_last = state.options.last == "at_once" or state.turns % len(state.points) == 0
    step: Literal["turn", "over"] = "over" if max(state.points) >= state.options.goal and is_last else "turn"
    return None if step == state.step else (replace(state, step=step), ())


def phase(state: State) -> Say:
    return Say(key=f"phase-{state.step}", args={"round": state.turns // len(state.points) + 1})


def scene(state: State, viewer: Viewer) -> Scene:
    dice = tuple(ShownDie(tint="white", face=str(n)) for n in state.rolled)
    turn = Dice(label=Say(key="this-turn"), seat=acting(state), dice=dice, total=sum(state.rolled))
    track = Track(label=Say(key="points"), most=max(state.options.goal, *state.points), at=state.points)
    return Scene(parts=(turn, track) if dice else (track,), start=state.start)


def sheet(state: State) -> Sheet:
    over = state.step == "over"
    line = ScoreLine(key="points", label=Say(key="points"), values=state.points, rule="PIG-6")
    return Sheet(lines=(line,), totals=state.points, places=places(state.points) if over else (),
                 ended_by="goal" if over else "")  # fmt: skip


GAME: Game[State, Move, Options] = Game(
    id="pig", version=1, seats=range(2, 7), endings=("goal",), icon=ICON.id, glyphs=(ICON,), option_type=Options,
    state_type=State, move_types=(Roll, Stop, SetNumber, SetReading, LeaveOut), numbers=("points",), setup=setup,
    ask=ASK, do=DO, prompts=prompts, corrections=corrections, apply=apply, phase=phase, scene=scene, sheet=sheet,
)  # fmt: skip
