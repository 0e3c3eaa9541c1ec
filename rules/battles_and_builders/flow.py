"""Which question belongs to a step, and which function writes a move down. Nothing but dispatch."""

from __future__ import annotations

from collections.abc import Mapping

from rules.battles_and_builders import battle, commit, correct, event, fresh, kings, moves, outcome, reveal
from rules.battles_and_builders.state import Result, State, Step
from rules.kit.expect import expect
from rules.kit.flow import by_move
from rules.kit.types import Ask, Prompt, Say, Seat

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
    commit.do_commit, commit.do_commit_kinds,
    reveal.do_reveal,
    kings.do_take_strategy,
    battle.do_learn_dice, battle.do_roll,
    outcome.do_outcome,
    fresh.do_fresh,
    correct.do_correct,
)  # fmt: skip
ASK: Mapping[Step, Ask[State]] = {
    "setup": event.ask_begin,
    "event": event.ask_event,
    "commit": commit.ask_commit,
    "reveal": reveal.ask_reveal,
    "king": kings.ask_king,
    "dice": battle.ask_dice,
    "roll": outcome.ask_outcome,
    "fresh": fresh.ask_fresh,
}


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the table is asked now; nothing when the game is over."""
    return () if state.step == "over" else ASK[state.step](state)


def apply(state: State, seat: Seat, move: moves.Move) -> Result:
    """The table after a move, and what it brought about; Illegal if nobody was asked for it or it cannot be."""
    if not isinstance(move, moves.Correction):
        expect(type(move) in TAKEN[state.step])
    return DO[type(move)](state, seat, move)


def phase(state: State) -> Say:
    """ "Round 3 of 8: dice"; one key per phase."""
    keys = {"dice": "battle", "roll": "battle", "fresh": "battle"}
    return Say(key=f"phase-{keys.get(state.step, state.step)}", args={"round": state.round})
