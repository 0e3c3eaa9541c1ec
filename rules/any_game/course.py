"""How one step leads to the next, and what can be told beside what is asked.

The step is always worked out from the rest of the state, so that whatever is set right leads where it would have led.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules.kit.rules import Step as Part
from rules.kit.types import TABLE, Prompt, Say, Seat

from . import anytime, ending, scoring, turns
from .flow import FINAL, IN_PLAY, ORDER, PLAY, SCORE, TURN, WINNER, pads
from .points import rounds
from .standing import fell, phases
from .state import Result, State, Step, counts_up, room

Ask = Callable[[State], tuple[Prompt, ...]]


# ---- what is asked ------------------------------------------------------------------------------------------
def _asked(step: Part[State], ask: Ask) -> None:
    """What the step asks, the way to the end of the game, and what can be told at any time."""

    @step.asked_by
    def prompts(state: State) -> tuple[Prompt, ...]:
        asked = (*(turns.ask_start(state) if step is TURN else ()), *ask(state))
        return (*asked, *(_finish(state, asked) if step in IN_PLAY else ()), *anytime.beside(state))


for _step_of, _ask_of in (
    (ORDER, turns.ask_order), (TURN, turns.ask_turn), (SCORE, scoring.ask_score), (PLAY, anytime.ask_play),
    (FINAL, scoring.ask_score), (WINNER, ending.ask_winner),
):  # fmt: skip
    _asked(_step_of, _ask_of)


def _finish(state: State, asked: tuple[Prompt, ...]) -> tuple[Prompt, ...]:
    """Beside what the table is asked as another answer; beside a turn by itself, so that no button is held for it."""
    if ending.ends_itself(state):
        return ()
    if state.step == "turn":
        return (ending.ask_finish(state),)
    first = asked[0] if asked and asked[0].seat == TABLE else None
    return (ending.ask_finish(state, first.group if first else "" if asked else "finish"),)


def apply(state: State, seat: Seat, move: Any) -> Result:
    """The table after a move, and whatever follows by itself."""
    after, news = pads.apply(state, seat, move)
    return after, (*news, *ending.filling(state, after))


# ---- what follows -------------------------------------------------------------------------------------------
@pads.goes_on
def goes_on(state: State) -> Result | None:
    """What follows; None where somebody has to answer."""
    if not state.pad_id:
        return None
    if state.pad.scores == "count" and (down := fell(state)) != state.down:
        return replace(state, down=down), ()
    if (written := scoring.told_by_all(state) or ending.leg_won(state)) is not None:
        return written
    if (further := turns.went_on(state)) is not None:
        return further, ()
    step = _step(state)
    return (replace(state, step=step), ()) if step != state.step else None


def _step(state: State) -> Step:
    if ending.is_done(state):
        return _at_the_end(state)
    if not room(state):
        return "play"
    if phases(state) and state.pad.order == "told" and not state.order:
        return "order"
    if state.phase < len(phases(state)):
        return "turn"
    return "score" if state.pad.scores == "round" else "play"


def _at_the_end(state: State) -> Step:
    if counts_up(state.pad) and not state.final:
        return "final"
    is_told = bool(state.winners or state.outcome)
    return "winner" if state.pad.wins in ("told", "together") and not is_told else "over"


# ---- where we are ---------------------------------------------------------------------------
def phase(state: State) -> Say:
    """A phase of a round goes by its own name."""
    if state.step == "choose":
        return Say(key="phase-choose")
    if state.step not in ("order", "turn", "score"):
        return Say(key=f"phase-{state.step}")  # no round of the game
    return Say(key=f"phase-{state.step}", args={"round": state.round, "of": rounds(state)})
