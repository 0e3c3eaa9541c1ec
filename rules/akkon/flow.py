"""The course of the game: which question belongs to a step, which function writes a move down, and what follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from msgspec.structs import replace

from rules.kit.flow import by_move, by_task, settled
from rules.kit.news import warn
from rules.kit.types import TABLE, Ask, Prompt, Say, Seat, Timer, Who

from . import (
    bidding,
    corrections,
    effects,
    moves,
    numbers,
    opening,
    privileges,
    reveal,
    rounds,
    tops,
    turns,
)
from .rounds import bidder
from .state import (
    KeepFive,
    Result,
    State,
    Step,
    TakeClement,
    Task,
    TellAfter,
    TellCard,
    TellEffect,
    TellFaces,
    TellTops,
    first_done,
    is_ledger,
    stage,
)

ASK: Mapping[Step, Ask[State]] = {
    "setup": opening.ask_begin,
    "deal": opening.ask_deal,
    "barbarossa": privileges.ask_barbarossa,
    "bid": bidding.ask_bid,
    "saladin": privileges.ask_saladin,
    "reveal": reveal.ask_award,
    "cards": turns.ask_turn,
}
ASK_TASK = by_task(
    tops.ask_tops,
    tops.ask_card,
    reveal.ask_faces,
    reveal.ask_after,
    effects.ask_effect,
    privileges.ask_clement,
    turns.ask_discard,
)
DO = by_move(
    opening.do_begin, opening.do_deal,
    tops.do_turn_up, tops.do_learn_card,
    bidding.do_place, bidding.do_spread, bidding.do_pass, bidding.do_all_passed,
    reveal.do_award, reveal.do_faces, reveal.do_after,
    turns.do_play, turns.do_play_kind, turns.do_done, turns.do_discard,
    effects.do_effect,
    privileges.do_barbarossa, privileges.do_saladin, privileges.do_richard, privileges.do_clement,
    privileges.do_decline,
    corrections.do_correct_loan, corrections.do_correct_start, corrections.do_correct_turn,
    corrections.do_correct_passed, corrections.do_correct_holder, corrections.do_correct_seneschal,
    corrections.do_correct_top, corrections.do_correct_card,
    numbers.do_set_number, corrections.do_set_reading, corrections.do_leave_out,
)  # fmt: skip


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the table is asked now: the first task, else the step; nothing when the game is over."""
    if state.queue:
        return ASK_TASK[type(state.queue[0])](state, state.queue[0])
    return () if state.step == "over" else ASK[state.step](state)


def apply(state: State, seat: Seat, move: moves.Move) -> Result:
    """The table after a move, and what it brought about; Illegal if it is not asked for or cannot be."""
    after, news = settled(*DO[type(move)](state, seat, move), _settle)
    return after, (*news, *rounds.used_up(state, after))


# ---- going on ---------------------------------------------------------------------------------------------
def _settle(state: State) -> Result | None:
    """The next state while nothing is to be asked; None where the table must answer, or the game is over."""
    if state.queue:
        return _settle_task(state, state.queue[0])
    match state.step:
        case "barbarossa":
            return None if privileges.may_barbarossa(state) else (replace(state, step="bid"), ())
        case "bid":
            return bidding.settle_bid(state)
        case "saladin":
            return None if privileges.may_saladin(state) else (replace(state, step="reveal"), ())
        case "reveal":
            return reveal.settle_reveal(state)
        case "cards":
            return turns.settle_turn(state)
        case "setup" | "deal" | "over":
            return None
        case _:
            assert_never(state.step)


def _settle_task(state: State, task: Task) -> Result | None:
    """Past a task that has become void."""
    match task:
        case KeepFive():
            return turns.settle_five(state, task)
        case TellTops() | TellCard():
            void = tops.is_void(state, task)
        case TellFaces():
            return None if reveal.rows_of(state, task.cities) else reveal.do_faces(state, TABLE, moves.Faces())
        case TellAfter():
            return reveal.settle_after(state, task)
        case TellEffect():
            void = effects.is_void(state, task)
        case TakeClement():
            void = not privileges.is_liftable(state, task.seat)
        case _:
            assert_never(task)
    if not void:
        return None
    news = (warn("no-choice-left"),) if isinstance(task, TellEffect) else ()
    return first_done(state), news


def phase(state: State) -> Say:
    """ "Round 3, bidding"; one key per phase."""
    return Say(key=f"phase-{stage(state)}", args={"round": state.round})


def timers(state: State) -> tuple[Timer, ...]:
    """The bell of the seat that is asked; a bank per seat and round."""
    options = state.options
    match stage(state):
        case "bid":
            return _bell(state, "bid", TABLE if is_ledger(state) else bidder(state), options.bid_s)
        case "cards":
            return _bell(state, "cards", state.turn, options.cards_s)
        case "barbarossa":
            return _bell(state, "barbarossa", state.holders.get("prestige", TABLE), options.window_s)
        case "saladin":
            return _bell(state, "saladin", state.holders.get("gold", TABLE), options.window_s)
        case _:
            return ()


def _bell(state: State, name: str, seat: Seat, seconds: int) -> tuple[Timer, ...]:
    if not seconds:
        return ()
    label = Say(key="timer-table") if seat == TABLE else Say(key=f"timer-{name}", args={"who": Who(seat=seat)})
    return (Timer(id=f"{name}-{state.round}-{seat}", seat=seat, ms=seconds * 1000, label=label),)
