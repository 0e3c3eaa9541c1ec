"""The course of the game: which question belongs to a step, which function writes a move down, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import assert_never, get_args

from msgspec.structs import replace

from rules.kit.flow import by_move, by_task, settled
from rules.kit.news import warn
from rules.kit.types import TABLE, Ask, Prompt, Say, Seat, Timer, Who

from . import (
    bidding,
    cards,
    corrections,
    effects,
    knights,
    moves,
    numbers,
    opening,
    privileges,
    reveal,
    rounds,
    tops,
    turns,
)
from .components import Track
from .rounds import bidder, has_bids
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
    holds,
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
    knights.do_correct_saladin, corrections.do_correct_chaplain, tops.do_correct_top, corrections.do_correct_card,
    cards.do_correct_copy,
    numbers.do_set_number, corrections.do_set_reading, corrections.do_leave_out,
)  # fmt: skip
CORRECTIONS = frozenset(get_args(moves.Correction))


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the table is asked now: the first task, else the step; nothing when the game is over."""
    if state.queue:
        return ASK_TASK[type(state.queue[0])](state, state.queue[0])
    return () if state.step == "over" else ASK[state.step](state)


def apply(state: State, seat: Seat, move: moves.Move) -> Result:
    """The table after a move, and what it brought about; Illegal if it is not asked for or cannot be."""
    waits = type(move) in CORRECTIONS
    after, news = DO[type(move)](state, seat, move)
    if waits:
        after = turns.reopened(state, reconsidered(state, after))
    after, news = settled(after, news, lambda now: _settle(now, waits))
    waiting = turns.waiting(state, after) if waits else ()
    return after, (*news, *rounds.used_up(state, after), *waiting)


# ---- going on ---------------------------------------------------------------------------------------------
def _settle(state: State, waits: bool) -> Result | None:
    """The next state while nothing is to be asked; None where the table must answer, or the game is over.

    `waits`: something was set right, so no turn ends by itself, for the table may not be ready with it.
    """
    if state.queue:
        return _settle_task(state, state.queue[0], waits)
    match state.step:
        case "barbarossa":
            return _past(state, BARBAROSSA)
        case "bid":
            return bidding.settle_bid(state, waits)
        case "saladin":
            return _past(state, SALADIN)
        case "reveal":
            return reveal.settle_reveal(state, waits)
        case "cards":
            return None if waits else turns.settle_turn(state)
        case "setup" | "deal" | "over":
            return None
        case _:
            assert_never(state.step)


def _settle_task(state: State, task: Task, waits: bool) -> Result | None:
    """Past a task that has become void."""
    match task:
        case KeepFive():
            return turns.settle_five(state, task)
        case TellTops() | TellCard():
            void = tops.is_void(state, task)
        case TellFaces():
            is_open = waits or reveal.rows_of(state, task.cities)
            return None if is_open else reveal.do_faces(state, TABLE, moves.Faces())
        case TellAfter():
            return reveal.settle_after(state, task)
        case TellEffect():
            void = effects.is_void(state, task)
        case TakeClement():
            void = not privileges.is_liftable(state, task.seat) or not holds(state, task.seat, "faith")
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
    """The bell of the seat that is asked; a bank per seat and round, new ones where round or turn are set right."""
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
    again = f"-{state.given}" if state.given else ""
    return (Timer(id=f"{name}-{state.round}{again}-{seat}", seat=seat, ms=seconds * 1000, label=label),)


# ---- after a correction: whoever was not asked for a privilege is asked now, and nobody twice (AKK-83, 86) ----
def reconsidered(before: State, after: State) -> State:
    """The state after a correction, back where somebody has to be asked who was not."""
    before, after = _face_down(before, before), _face_down(before, after)
    after = _reopened(before, after, BARBAROSSA)
    after = _reopened(before, after, SALADIN)
    return _lifted(before, after)


def _face_down(before: State, state: State) -> State:
    """Back before the reveal while no face has been told, so that the fields are those with a bid as it is now."""
    task = before.queue[0] if before.queue else None
    if not isinstance(task, TellFaces) or before.options.reveal != "faces" or task.cities != reveal.contested(before):
        return state
    return replace(state, step="reveal", queue=state.queue[1:])


# ---- Barbarossa and Saladin ---------------------------------------------------------------------------------
@dataclass(frozen=True, kw_only=True)
class Window:
    """A question before a step: of the holder of a track's privilege."""

    track: Track
    step: Step
    before: Step
    may: Callable[[State], bool]  # whether there is somebody who can use it
    may_reopen: Callable[[State], bool]  # whether it can still be asked


BARBAROSSA = Window(track="prestige", step="barbarossa", before="bid", may=privileges.may_barbarossa,
                    may_reopen=lambda state: not has_bids(state))  # fmt: skip
SALADIN = Window(track="gold", step="saladin", before="reveal", may=privileges.may_saladin,
                 may_reopen=lambda state: True)  # fmt: skip


def _reopened(before: State, after: State, window: Window) -> State:
    """Back to the window where its holder was not asked. Whoever could use it and is past it has been asked."""
    old = set(before.asked.get(window.track, ()))
    asked = old | (_holder(before, window) if before.step == window.before else set())
    now = _holder(after, window)
    if after.step != window.before:
        return _with_asked(after, window.track, asked)
    if not window.may_reopen(after):
        return _with_asked(after, window.track, old - now)
    is_new = bool(now - asked)
    step = window.step if is_new else after.step
    return replace(_with_asked(after, window.track, asked - now), step=step, given=after.given + is_new)


def _holder(state: State, window: Window) -> set[Seat]:
    return {state.holders[window.track]} if window.may(state) else set()


def _past(state: State, window: Window) -> Result | None:
    """On to the next step, unless somebody is asked now."""
    asked, now = set(state.asked.get(window.track, ())), _holder(state, window)
    if now - asked:
        return None
    return replace(_with_asked(state, window.track, asked - now), step=window.before), ()


def _with_asked(state: State, track: Track, seats: set[Seat]) -> State:
    asked = {of: those for of, those in state.asked.items() if of != track}
    return replace(state, asked={**asked, track: tuple(sorted(seats))} if seats else asked)


# ---- Clement ---------------------------------------------------------------------------------------------------
def _lifted(before: State, after: State) -> State:
    """Clement is asked for if the turn has a pair of cards and only now its player has the privilege."""
    if is_ledger(after) or after.step != "cards" or before.turn != after.turn:
        return after
    seat = after.turn
    asked = {*before.asked.get("faith", ()), *((seat,) if _has_earned(before) and not _is_open(before) else ())}
    if not _has_earned(after):
        return _with_asked(after, "faith", asked)
    if seat in asked or _is_open(after):
        return _with_asked(after, "faith", asked - {seat})
    tasks = (TakeClement(seat=seat),) * privileges.lifts(after)
    ends = next((i for i, task in enumerate(after.queue) if isinstance(task, KeepFive)), len(after.queue))
    queue = (*after.queue[:ends], *tasks, *after.queue[ends:])
    return replace(_with_asked(after, "faith", asked), queue=queue)


def _has_earned(state: State) -> bool:
    seat = state.turn
    return holds(state, seat, "faith") and privileges.is_liftable(state, seat) and privileges.lifts(state) > 0


def _is_open(state: State) -> bool:
    return any(isinstance(task, TakeClement) for task in state.queue)
