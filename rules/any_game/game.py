"""Any game: a score pad, turns and clocks for whatever people play. How one step leads to the next, and all parts tied
together as `GAME`.

The step is always worked out from the rest of the state, so that whatever is set right leads where it would have led.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.kit.types import SEAT_TINTS, Say, Seat

from . import anytime, corrections, ending, opening, scene, scoring, turns
from .flow import pads
from .points import fell, rounds
from .state import Result, State, Step, counts_up
from .turns import phases
from .words import title


def apply(state: State, seat: Seat, move: Any) -> Result:
    """The table after a move, and whatever follows by itself."""
    after, news = pads.apply(state, seat, move)
    return after, (*news, *ending.filling(state, after))


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
    if not state.room():
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


GAME = pads.game(
    opening, turns, anytime, scoring, ending,
    setup=opening.setup,
    tints=(*SEAT_TINTS, "brown"),
    corrections=corrections.corrections,
    apply=apply,
    why_not=scoring.why_not,
    phase=phase,
    timers=turns.timers,
    notes_rolls=True,
    away="set_away",
    ends="finish",
    named=lambda s: title(s.pad) if s.pad_id else None,
    scene=scene.scene,
    sheet=scene.sheet,
    learned=opening.learned,
    check=opening.check,
    sections=opening.sections,
    tell=opening.tell,
)  # fmt: skip
