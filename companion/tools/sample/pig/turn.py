"""A turn: roll as often as you like, or stop (PIG-3 to PIG-5)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit.expect import expect
from rules.kit.forms import form
from rules.kit.moves import LeaveOut
from rules.kit.news import gain, info, warn
from rules.kit.types import Die, Prompt, Say, Seat, Throw, Who

from .components import PIPS, UNLUCKY
from .moves import Roll, Stop
from .state import Result, State, acting, turn_over


def ask_turn(state: State) -> tuple[Prompt, ...]:
    """Roll; or stop, as soon as there is something to keep."""
    seat, dice = acting(state), (Die(id="die", least=1, most=PIPS),)
    throw = Throw(name="dice", label=Say(key="dice"), dice=dice)
    roll = form("roll", seat, "roll", (throw,), picks=("dice",), ask="turn", rule="PIG-3")
    if not state.rolled:
        return (roll,)
    return roll, form("stop", seat, "stop", say={"n": sum(state.rolled)}, ask="turn", rule="PIG-5")


def do_roll(state: State, seat: Seat, move: Roll) -> Result:
    """A 1 ends the turn without points."""
    expect(state.step == "turn" and seat == acting(state), rule="PIG-3")
    pips = move.dice["die"]
    if pips == UNLUCKY:
        lost = sum(state.rolled)
        return turn_over(state, 0), (warn("lost", "PIG-4", who=Who(seat=seat), n=lost),)
    return replace(state, rolled=(*state.rolled, pips)), ()


def do_stop(state: State, seat: Seat, move: Stop) -> Result:
    expect(state.step == "turn" and seat == acting(state) and state.rolled, rule="PIG-5")
    n = sum(state.rolled)
    return turn_over(state, n), (gain("kept", "PIG-5", who=Who(seat=seat), n=n),)


def do_leave_out(state: State, seat: Seat, move: LeaveOut) -> Result:
    """Something else happened in this turn: the next player goes on."""
    expect(state.step == "turn")
    return turn_over(state, 0), (info("left-out", who=Who(seat=acting(state))),)
