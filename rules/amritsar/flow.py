"""The course of the game: which question belongs to a step, which function writes a move down, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, get_args

from msgspec.structs import replace

from rules.kit.corrections import do_set_reading
from rules.kit.expect import expect
from rules.kit.flow import by_move, by_task, settled
from rules.kit.types import Ask, Prompt, Say, Seat, Timer, Who

from . import (
    actions,
    boards,
    corrections,
    decade,
    donate,
    effects,
    elephant,
    follow,
    ledger,
    moves,
    numbers,
    opening,
    storehouses,
    trade,
    upgrade,
    workers,
)
from .printed import Temple
from .state import Result, State, Step, is_ledger, with_turn
from .tasks import Task

PHASES: dict[Step, str] = {
    "places": "setup", "workers": "setup", "goals": "opening", "pick": "workers", "sow": "workers",
    "majority": "decade", "tax": "decade", "income": "decade", "close": "decade",
}  # fmt: skip
DO = by_move(
    effects.do_take, effects.do_rise, effects.do_skip, effects.do_learn_tile, effects.do_learn_space,
    actions.do_main, actions.do_finish, actions.do_bonus, actions.do_elephant, actions.do_bridge,
    workers.do_pick, workers.do_learn_spot, workers.do_learn_full, workers.do_sow,
    elephant.do_ride, elephant.do_unlock, elephant.do_place, elephant.do_jump,
    follow.do_follow, follow.do_decline,
    trade.do_trade, trade.do_settle,
    upgrade.do_upgrade, upgrade.do_learn_spaces, upgrade.do_learn_mahout,
    storehouses.do_gains, storehouses.do_has_lasting, storehouses.do_lasts, storehouses.do_storehouse,
    donate.do_donate, donate.do_learn_donation, donate.do_learn_row, donate.do_learn_points,
    ledger.do_turn, ledger.do_majority, ledger.do_tax, ledger.do_income,
    opening.do_begin, opening.do_begin_later, opening.do_learn_red, opening.do_learn_rooms, opening.do_lay_workers,
    opening.do_lay_goals, opening.do_lay_temple, opening.do_learn_bridge, opening.do_learn_bonus,
    decade.do_learn_temple, decade.do_learn_tax, decade.do_close, decade.do_final,
    corrections.do_correct_turn, corrections.do_correct_elephant, corrections.do_correct_lock,
    boards.do_correct_mahout, boards.do_correct_storehouse, corrections.do_correct_donation,
    corrections.do_correct_red, corrections.do_forget, corrections.do_leave_out,
    numbers.do_set_number, do_set_reading,
)  # fmt: skip
ASK: Mapping[Step, Ask[State]] = {
    "setup": opening.ask_begin,
    "places": opening.ask_places,
    "workers": opening.ask_workers,
    "goals": opening.ask_goals,
    "opening": opening.ask_opening,
    "bridge": opening.ask_bridge,
    "ride": elephant.ask_ride,
    "pick": workers.ask_pick,
    "sow": workers.ask_sow,
    "act": actions.ask_act,
    "second": elephant.ask_second,
    "follow": follow.ask_follow,
    "turn": ledger.ask_turn,
    "majority": ledger.ask_majority,
    "tax": ledger.ask_tax,
    "income": ledger.ask_income,
    "close": decade.ask_close,
    "final": decade.ask_final,
}
ASK_TASK = by_task(
    effects.ask_read, effects.ask_take, effects.ask_rise, effects.ask_study,
    trade.ask_trade, trade.ask_settle,
    upgrade.ask_upgrade, upgrade.ask_meet, storehouses.ask_gains,
    donate.ask_donate, donate.ask_pay,
)  # fmt: skip
WORK_OFF: Mapping[type[Task], Callable[[State, Any], Result | None]] = by_task(  # None: it is to be asked
    effects.step_on, effects.take_all, effects.rise, effects.study, effects.spent,
    trade.settle_bare, upgrade.none_open, donate.none_open, donate.pay, decade.income,
)  # fmt: skip
ON_BOARD = frozenset(get_args(moves.OnBoard))


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the table is asked now: the first task, else the step; nothing when the game is over."""
    if state.queue:
        return ASK_TASK[type(state.queue[0])](state, state.queue[0])
    return () if state.step == "over" else ASK[state.step](state)


def apply(state: State, seat: Seat, move: moves.Move) -> Result:
    """The table after a move, and what it brought about; Illegal if nobody was asked for it or it cannot be."""
    expect(not (is_ledger(state) and type(move) in ON_BOARD), "does-not-fit")
    return settled(*DO[type(move)](state, seat, move), _step_on)


# ---- going on by itself --------------------------------------------------------------------------------
def _step_on(state: State) -> Result | None:
    """What follows without a question; None where somebody has to answer."""
    if state.queue:
        work_off = WORK_OFF.get(type(state.queue[0]))
        return work_off(state, state.queue[0]) if work_off else None
    if is_ledger(state):
        return None
    match state.step:
        case "places" if state.printed.places and state.untold:
            return opening.told_later(state)
        case "places" if state.printed.places and state.printed.places.capacity:
            return replace(state, step="workers"), ()
        case "workers" if not opening.unlaid(state):
            return opening.all_laid(state)
        case "bridge" if state.bridge and state.bridge.gain:
            return replace(state, step="ride"), ()
        case "pick" if not workers.has_workers(state):
            return replace(state, step="second"), ()
        case "sow" if not workers.picked(state):
            return with_turn(replace(state, step="pick"), picked=None), ()
        case "sow" if workers.forced(state):
            return workers.sow_forced(state)
        case "act" if not actions.any_open(state):
            return replace(state, step="second"), ()
        case "second" if not elephant.may_ride_again(state):
            return follow.open_follow(state), ()
        case "follow" if not state.turn.followers:
            return follow.end_turn(state)
        case "follow" if not follow.usable(state, state.turn.followers[0]):
            return with_turn(state, followers=state.turn.followers[1:]), ()
        case "majority" if not state.gifts:
            return decade.score_majority(state, Temple())
        case "tax" if not decade.unknown_heights(state):
            return decade.levy(state)
        case "income":
            return replace(state, step="close"), ()
        case "final" if not decade.with_goals(state) and not decade.on_top(state):
            return decade.no_last_points(state)
        case _:
            return None


def phase(state: State) -> Say:
    """ "Decade II, round 3: workers"; one key per phase."""
    return Say(key=f"phase-{PHASES.get(state.step, state.step)}", args={"decade": state.decade, "round": state.round})


def timers(state: State) -> tuple[Timer, ...]:
    """A bell for the turn, and one for the seat that may follow, if the table wants them."""
    options, turn = state.options, state.turn
    at = f"{state.decade}-{state.round}-{turn.seat}"
    waiting = state.queue[0].seat if state.queue else turn.seat
    if state.step == "follow" and not state.queue and turn.followers and options.follow_s:
        seat = turn.followers[0]
        label = Say(key="timer-follow", args={"who": Who(seat=seat)})
        return (Timer(id=f"follow-{at}-{seat}", seat=seat, ms=options.follow_s * 1000, label=label),)
    if state.step in ("ride", "pick", "sow", "act", "second", "turn") and options.turn_s and waiting == turn.seat:
        label = Say(key="timer-turn", args={"who": Who(seat=turn.seat)})
        return (Timer(id=f"turn-{at}", seat=turn.seat, ms=options.turn_s * 1000, label=label),)
    return ()
