"""Which question belongs to a step, and which function writes a move down. Nothing but dispatch."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from rules.akkon import begin, bidding, correct, effects, moves, privileges, reveal, rounds, tops, turns
from rules.akkon.state import (
    KeepFive,
    Result,
    State,
    TakeClement,
    Task,
    TellCard,
    TellEffect,
    TellFaces,
    TellTops,
    first_done,
    stage,
)
from rules.kit.types import TABLE, News, Prompt, Say, Seat


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the table is asked now: the first task, else the step; nothing when the game is over."""
    if state.queue:
        return _ask_task(state, state.queue[0])
    match state.step:
        case "setup":
            return begin.ask_begin(state)
        case "deal":
            return begin.ask_deal(state)
        case "barbarossa":
            return privileges.ask_barbarossa(state)
        case "bid":
            return bidding.ask_bid(state)
        case "saladin":
            return privileges.ask_saladin(state)
        case "reveal":
            return reveal.ask_award(state)
        case "cards":
            return turns.ask_turn(state)
        case "over":
            return ()
        case _:
            assert_never(state.step)


def _ask_task(state: State, task: Task) -> tuple[Prompt, ...]:
    match task:
        case TellTops():
            return tops.ask_tops(state)
        case TellCard():
            return tops.ask_card(state, task)
        case TellFaces():
            return reveal.ask_faces(state, task)
        case TellEffect():
            return effects.ask_effect(state, task)
        case TakeClement():
            return privileges.ask_clement(state, task)
        case KeepFive():
            return turns.ask_discard(state, task)
        case _:
            assert_never(task)


def apply(state: State, seat: Seat, move: moves.Move) -> Result:
    """The table after a move, and what it brought about; Illegal if it is not asked for or cannot be."""
    before = state
    state, news = _do(state, seat, move)
    waits = isinstance(move, moves.Correction) and not isinstance(move, moves.LeaveOut)
    while (settled := _settle(state, waits)) is not None:
        state, more = settled
        news = (*news, *more)
    return state, (*news, *rounds.used_up(before, state))


def _do(state: State, seat: Seat, move: moves.Move) -> Result:
    match move:
        case moves.Begin():
            return begin.do_begin(state, seat, move)
        case moves.Deal():
            return begin.do_deal(state, seat, move)
        case moves.TurnUp():
            return tops.do_turn_up(state, seat, move)
        case moves.LearnCard():
            return tops.do_learn_card(state, seat, move)
        case moves.Barbarossa():
            return privileges.do_barbarossa(state, seat, move)
        case moves.Decline():
            return privileges.do_decline(state, seat, move)
        case moves.Place():
            return bidding.do_place(state, seat, move)
        case moves.Spread():
            return bidding.do_spread(state, seat, move)
        case moves.Pass():
            return bidding.do_pass(state, seat, move)
        case moves.AllPassed():
            return bidding.do_all_passed(state, seat, move)
        case moves.Saladin():
            return privileges.do_saladin(state, seat, move)
        case moves.Award():
            return reveal.do_award(state, seat, move)
        case moves.Faces():
            return reveal.do_faces(state, seat, move)
        case moves.Richard():
            return privileges.do_richard(state, seat, move)
        case moves.Play():
            return turns.do_play(state, seat, move)
        case moves.PlayKind():
            return turns.do_play_kind(state, seat, move)
        case moves.Done():
            return turns.do_done(state, seat, move)
        case moves.Discard():
            return turns.do_discard(state, seat, move)
        case moves.Clement():
            return privileges.do_clement(state, seat, move)
        case _:
            return (
                effects.do_effect(state, seat, move) if isinstance(move, moves.Effect) else correct.correct(state, move)
            )


# ---- going on ---------------------------------------------------------------------------------------------
def _settle(state: State, waits: bool) -> Result | None:
    """The next state while nothing is to be asked; None where the table must answer, or the game is over.

    `waits`: something was set right, so no turn ends by itself, for the table may not be ready with it.
    """
    if state.queue:
        return _settle_task(state, state.queue[0])
    match state.step:
        case "barbarossa":
            return None if privileges.may_barbarossa(state) else (replace(state, step="bid"), ())
        case "bid":
            return bidding.settle_bid(state, waits)
        case "saladin":
            return None if privileges.may_saladin(state) else (replace(state, step="reveal"), ())
        case "reveal":
            return reveal.settle_reveal(state, waits)
        case "cards":
            return None if waits else turns.settle_turn(state)
        case "setup" | "deal" | "over":
            return None
        case _:
            assert_never(state.step)


def _settle_task(state: State, task: Task) -> Result | None:
    """Past a task that has become void."""
    match task:
        case TellTops() | TellCard():
            void = tops.is_void(state, task)
        case TellFaces():
            return None if reveal.rows_of(state, task.cities) else reveal.do_faces(state, TABLE, moves.Faces(faces={}))
        case TellEffect():
            void = effects.is_void(state, task)
        case TakeClement():
            void = not privileges.is_liftable(state, task.seat)
        case KeepFive():
            return turns.settle_five(state, task)
        case _:
            assert_never(task)
    if not void:
        return None
    news = (News(say=Say(key="no-choice-left"), tone="warn"),) if isinstance(task, TellEffect) else ()
    return first_done(state), news


def phase(state: State) -> Say:
    """ "Round 3, bidding"; one key per phase."""
    return Say(key=f"phase-{stage(state)}", args={"round": state.round})
