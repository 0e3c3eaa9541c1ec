"""The course of the game: which question belongs to a step, which function writes a move down, and what follows."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.kit.corrections import do_set_reading
from rules.kit.flow import by_move, by_task, settled
from rules.kit.types import TABLE, Ask, Prompt, Say, Seat, Timer

from . import brook, corrections, fists, numbers
from .moves import Move
from .state import Result, State, Step, untold, winner

ASK: Mapping[Step, Ask[State]] = {
    "hide": fists.ask_hide,
    "open": fists.ask_open,
    "roll": brook.ask_roll,
    "place": brook.ask_place,
}
ASK_TASK = by_task(brook.ask_read, brook.ask_shells)
DO = by_move(
    fists.do_hide, fists.do_fist, fists.do_time_up, fists.do_open,
    brook.do_roll, brook.do_step, brook.do_rest, brook.do_learn, brook.do_lay,
    corrections.do_set_start, numbers.do_set_number, do_set_reading, brook.do_leave_out,
)  # fmt: skip


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the table is asked now: the first task, else the step; nothing when the game is over."""
    if state.queue:
        return ASK_TASK[type(state.queue[0])](state, state.queue[0])
    return () if state.step == "over" else ASK[state.step](state)


def apply(state: State, seat: Seat, move: Move) -> Result:
    """The table after a move, and whatever follows by itself."""
    return settled(*DO[type(move)](state, seat, move), _step_on)


def _step_on(state: State) -> Result | None:
    """The next step; None where somebody has to answer."""
    if state.step == "hide" and all(fist is not None for fist in state.fists):
        return replace(state, step="open"), ()
    if state.step == "open" and not untold(state):
        return fists.opened(state, {}), ()
    if state.step == "place" and not state.queue and winner(state) is None:  # by a reading that was changed
        return brook.next_round(state), ()
    return None


def phase(state: State) -> Say:
    return Say(key=f"phase-{state.step}", args={"round": state.round, "of": state.options.rounds})


def timers(state: State) -> tuple[Timer, ...]:
    if state.step == "hide" and state.options.hide_s:
        label = Say(key="hide-timer")
        return (
            Timer(id=f"hide-{state.round}", seat=TABLE, ms=state.options.hide_s * 1000, label=label, expire="time_up"),
        )
    if state.step == "place" and not state.queue and (seat := winner(state)) is not None:
        return (Timer(id=f"place-{state.round}-{seat}", seat=seat, ms=20_000, label=Say(key="place-timer")),)
    return ()
