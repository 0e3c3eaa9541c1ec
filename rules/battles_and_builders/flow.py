"""Which question belongs to a step, and which function writes a move down. Nothing but dispatch."""

from __future__ import annotations

from typing import assert_never

from rules.battles_and_builders import battle, commit, correct, event, fresh, kings, moves, outcome, reveal
from rules.battles_and_builders.state import Result, State, Step
from rules.kit.expect import expect
from rules.kit.types import Prompt, Say, Seat

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


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the table is asked now; nothing when the game is over."""
    match state.step:
        case "setup":
            return event.ask_begin(state)
        case "event":
            return event.ask_event(state)
        case "commit":
            return commit.ask_commit(state)
        case "reveal":
            return reveal.ask_reveal(state)
        case "king":
            return kings.ask_king(state)
        case "dice":
            return battle.ask_dice(state)
        case "roll":
            return outcome.ask_outcome(state) or battle.ask_roll(state)
        case "fresh":
            return fresh.ask_fresh(state)
        case "over":
            return ()
        case _:
            assert_never(state.step)


def apply(state: State, seat: Seat, move: moves.Move) -> Result:
    """The table after a move, and what it brought about; Illegal if nobody was asked for it or it cannot be."""
    if isinstance(move, moves.Correction):
        return correct.correct(state, move)
    expect(type(move) in TAKEN[state.step])
    match move:
        case moves.Begin():
            return event.do_begin(state, seat, move)
        case moves.TurnUp():
            return event.do_turn_up(state, seat, move)
        case moves.Commit():
            return commit.do_commit(state, seat, move)
        case moves.CommitKinds():
            return commit.do_commit_kinds(state, seat, move)
        case moves.Reveal():
            return reveal.do_reveal(state, seat, move)
        case moves.TakeStrategy():
            return kings.do_take_strategy(state, seat, move)
        case moves.LearnDice():
            return battle.do_learn_dice(state, seat, move)
        case moves.Roll():
            return battle.do_roll(state, seat, move)
        case moves.Outcome():
            return outcome.do_outcome(state, seat, move)
        case moves.Fresh():
            return fresh.do_fresh(state, seat, move)
        case _:
            assert_never(move)


def phase(state: State) -> Say:
    """ "Round 3 of 8: dice"; one key per phase."""
    keys = {"dice": "battle", "roll": "battle", "fresh": "battle"}
    return Say(key=f"phase-{keys.get(state.step, state.step)}", args={"round": state.round})
