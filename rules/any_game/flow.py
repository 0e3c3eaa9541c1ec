"""The course of the game: which question belongs to a step, which function writes a move down, and what follows.

The step is always worked out from the rest of the state, so that whatever is set right leads where it would have led.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.kit.flow import by_move, settled
from rules.kit.types import TABLE, Ask, Prompt, Say, Seat

from . import clocks, corrections, ending, numbers, opening, scoring, turns
from .doubts import doubts
from .moves import Move
from .state import Result, State, Step, fell, phases, room

ASK: Mapping[Step, Ask[State]] = {
    "choose": opening.ask_choose,
    "order": turns.ask_order,
    "turn": turns.ask_turn,
    "score": scoring.ask_score,
    "play": scoring.ask_play,
    "final": scoring.ask_score,
    "winner": ending.ask_winner,
}


DO = by_move(
    opening.do_choose, opening.do_make,
    turns.do_order, turns.do_pass_on, turns.do_drop_out, turns.do_tally, turns.do_fill_row,
    clocks.do_start_clocks,
    scoring.do_score, scoring.do_take, scoring.do_tell_own,
    scoring.do_recount, scoring.do_count,
    ending.do_finish, ending.do_winner, ending.do_outcome,
    corrections.do_set_start, corrections.do_set_turn, corrections.do_set_away,
    numbers.do_set_number, corrections.do_leave_out,
)  # fmt: skip


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the step asks, the way to the end of the game, and what can be told at any time."""
    if state.step == "over":
        return ()
    asked = (*clocks.ask_start(state), *ASK[state.step](state))
    if state.step == "choose":
        return asked
    return (*asked, *_finish(state, asked), *scoring.beside(state))


def _finish(state: State, asked: tuple[Prompt, ...]) -> tuple[Prompt, ...]:
    """Beside what the table is asked as another answer; beside a turn by itself, so that no button is held for it."""
    if state.step not in ("order", "turn", "score", "play") or ending.ends_itself(state):
        return ()
    if state.step == "turn":
        return (ending.ask_finish(state),)
    first = asked[0] if asked and asked[0].seat == TABLE else None
    return (ending.ask_finish(state, first.group if first else "" if asked else "finish"),)


def apply(state: State, seat: Seat, move: Move) -> Result:
    """The table after a move, and whatever follows by itself. What no round can be is asked about first (ANY-15)."""
    after, news = settled(*DO[type(move)](state, seat, move), _step_on)
    return after, (*doubts(state, move), *news, *ending.filling(state, after))


def _step_on(state: State) -> Result | None:
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
    if state.pad.scores == "end" and not state.final:
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
    return Say(key=f"phase-{state.step}", args={"round": state.round, "of": state.pad.rounds})
