"""The course of the game: which question belongs to a step, which function writes a move down, and what follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from msgspec.structs import replace

from rules.kit.corrections import do_set_reading
from rules.kit.expect import expect
from rules.kit.flow import by_move, told
from rules.kit.types import Ask, Prompt, Say, Seat, SetReading, Timer

from . import battle, builders, commit, corrections, ending, event, kings, moves, numbers
from .state import Battle, Result, State, Step, name

TAKEN: dict[Step, tuple[type[moves.Move], ...]] = {
    "setup": (moves.Begin,),
    "event": (moves.TurnUp,),
    "commit": (moves.Commit, moves.CommitKinds),
    "reveal": (moves.Reveal,),
    "king": (moves.TakeStrategy,),
    "dice": (moves.LearnDice,),
    "roll": (moves.Roll, moves.Outcome),
    "fresh": (moves.Fresh,),
    "over": (),
}


DO = by_move(
    event.do_begin, event.do_turn_up,
    commit.do_commit, commit.do_commit_kinds, commit.do_reveal,
    kings.do_take_strategy,
    battle.do_learn_dice, battle.do_roll, battle.do_outcome, battle.do_fresh,
    corrections.do_correct_tile, corrections.do_correct_strategy, corrections.do_correct_start,
    corrections.do_correct_dice, corrections.do_correct_revealed, corrections.do_correct_reveal,
    numbers.do_set_number, do_set_reading, corrections.do_leave_out,
)  # fmt: skip
ASK: Mapping[Step, Ask[State]] = {
    "setup": event.ask_begin,
    "event": event.ask_event,
    "commit": commit.ask_commit,
    "reveal": commit.ask_reveal,
    "king": kings.ask_king,
    "dice": battle.ask_dice,
    "roll": battle.ask_outcome,
    "fresh": battle.ask_fresh,
}
CORRECTIONS = frozenset(get_args(moves.Correction))


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the table is asked now; nothing when the game is over."""
    return () if state.step == "over" else ASK[state.step](state)


def apply(state: State, seat: Seat, move: moves.Move) -> Result:
    """The table after a move, and what it brought about; Illegal if nobody was asked for it or it cannot be."""
    if type(move) in CORRECTIONS:
        after, news = DO[type(move)](state, seat, move)
        if not isinstance(move, SetReading):  # which holds from now on
            after = _with_kings(after)
            after, chips = ending.paid_anew(after, _paid(state), _paid(after))
            news = (*news, *chips)
        return told(news, _resume(after))
    expect(isinstance(move, moves.LeaveOut) or type(move) in TAKEN[state.step])
    return DO[type(move)](state, seat, move)


# ---- going on after a correction ---------------------------------------------------------------------
def _paid(state: State) -> tuple[ending.Due, ...]:
    """What has been paid in this round, as far as it follows from what can still be set right."""
    return (*commit.paid(state), *builders.paid(state))


def _with_kings(state: State) -> State:
    """Kings choose in the order, and among the tiles, that are right now; until somebody has rolled."""
    match state.step:
        case "king":
            return replace(state, kings=kings.to_choose(state))
        case "dice" | "roll" if state.step == "dice" or _is_untouched(state.battle):
            waiting = kings.to_choose(state)
            is_asked = any(kings.eligible(state, side) for side in waiting)
            return replace(state, step="king", kings=waiting, battle=None) if is_asked else state
        case _:
            return state


def _resume(state: State) -> Result:
    """The same question again, unless the correction has settled it."""
    match state.step:
        case "king":
            return kings.go_on(state)
        case "dice":
            return battle.open_battle(state)
        case "roll" if _is_untouched(state.battle):
            return battle.open_battle(state)
        case "fresh" if not battle.may_refresh(state):
            return battle.decide(state)
        case _:
            return state, ()


def _is_untouched(fight: Battle | None) -> bool:
    """Whether nobody has rolled yet."""
    return fight is not None and not fight.tied and not any(fight.pips)


# ---- where we are ------------------------------------------------------------------------------------
def phase(state: State) -> Say:
    """ "Round 3 of 8: dice"; one key per phase."""
    keys = {"dice": "battle", "roll": "battle", "fresh": "battle"}
    return Say(key=f"phase-{keys.get(state.step, state.step)}", args={"round": state.round})


def timers(state: State) -> tuple[Timer, ...]:
    """A bell for the seat that is committing, if the table wants one."""
    seat = commit.to_commit(state) if state.step == "commit" else None
    if seat is None or not state.options.commit_s:
        return ()
    label = Say(key="timer-commit", args={"who": name(state, seat)})
    again = f"-{state.restarts}" if state.restarts else ""
    ms = state.options.commit_s * 1000
    return (Timer(id=f"commit-{state.round}-{seat}{again}", seat=seat, ms=ms, label=label),)
