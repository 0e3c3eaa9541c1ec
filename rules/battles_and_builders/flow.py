"""The course of the game: which question belongs to a step, which function writes a move down, and what follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from rules.kit.corrections import do_set_reading
from rules.kit.expect import expect
from rules.kit.flow import by_move, told
from rules.kit.types import Ask, Prompt, Say, Seat, Timer

from . import battle, commit, corrections, event, kings, moves, numbers
from .state import Result, State, Step, name

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
    corrections.do_correct_dice,
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


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the table is asked now; nothing when the game is over."""
    return () if state.step == "over" else ASK[state.step](state)


def apply(state: State, seat: Seat, move: moves.Move) -> Result:
    """The table after a move, and what it brought about; Illegal if nobody was asked for it or it cannot be."""
    expect(not isinstance(move, get_args(moves.Asked)) or type(move) in TAKEN[state.step])
    state, news = DO[type(move)](state, seat, move)
    return told(news, _going_on(state))


def _going_on(state: State) -> Result:
    """Past a question to which there is no answer any more, as a tile lies elsewhere now."""
    match state.step:
        case "king" if not kings.eligible(state, state.kings[0]):
            return kings.go_on(state)
        case "fresh" if not battle.may_refresh(state):
            return battle.decide(state)
        case _:
            return state, ()


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
    ms = state.options.commit_s * 1000
    return (Timer(id=f"commit-{state.round}-{seat}", seat=seat, ms=ms, label=label),)
