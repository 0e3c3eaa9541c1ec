"""After a correction: whoever was not asked for a privilege is asked now, and nobody is asked twice (AKK-83, 86)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from rules.kit.types import Seat

from . import privileges
from .components import Track
from .order import has_bids
from .reveal import contested
from .state import KeepFive, Result, State, Step, TakeClement, TellFaces, holds, is_ledger


def reconsidered(before: State, after: State) -> State:
    """The state after a correction, back where somebody has to be asked who was not."""
    before, after = _face_down(before, before), _face_down(before, after)
    after = _reopened(before, after, BARBAROSSA)
    after = _reopened(before, after, SALADIN)
    return _lifted(before, after)


def _face_down(before: State, state: State) -> State:
    """Back before the reveal while no face has been told, so that the fields are those with a bid as it is now."""
    task = before.queue[0] if before.queue else None
    if not isinstance(task, TellFaces) or before.options.reveal != "faces" or task.cities != contested(before):
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


def settle(state: State, window: Window) -> Result | None:
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
