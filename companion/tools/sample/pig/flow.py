"""The course of the game: which question belongs to a step, which function writes a move down, and what follows."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.kit.corrections import do_set_reading
from rules.kit.flow import by_move, settled
from rules.kit.types import Ask, Prompt, Say, Seat

from . import numbers, turn
from .moves import Move
from .state import Result, State, Step, is_over, round_of

ASK: Mapping[Step, Ask[State]] = {"turn": turn.ask_turn}
DO = by_move(turn.do_roll, turn.do_stop, turn.do_leave_out, numbers.do_set_number, do_set_reading)


def prompts(state: State) -> tuple[Prompt, ...]:
    """What is asked now; nothing when the game is over."""
    return () if state.step == "over" else ASK[state.step](state)


def apply(state: State, seat: Seat, move: Move) -> Result:
    """The table after a move, and whatever follows by itself."""
    return settled(*DO[type(move)](state, seat, move), _step_on)


def _step_on(state: State) -> Result | None:
    """The game is over, or after a correction it is not over after all; None where somebody has to answer."""
    step: Step = "over" if is_over(state) else "turn"
    return None if step == state.step else (replace(state, step=step), ())


def phase(state: State) -> Say:
    return Say(key=f"phase-{state.step}", args={"round": round_of(state)})
