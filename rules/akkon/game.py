"""Akkon's rule module: ties the chapters together as `GAME`."""

from __future__ import annotations

from typing import Any

from rules.kit.types import News, Say, Seat, SetReading

from . import bidding, catalogue, corrections, effects, flow, opening, privileges, reveal, scene, state, turns
from . import components as box
from .state import State


def apply(state: State, seat: Seat, move: Any) -> tuple[State, tuple[News, ...]]:
    """The table after a move; the last round is announced when a stack is used up (AKK-90)."""
    after, news = flow.akk.apply(state, seat, move)
    return after, (*news, *flow.used_up(state, after))


GAME = flow.akk.game(
    opening, bidding, privileges, reveal, turns, effects, corrections,
    setup=state.setup, do={SetReading: corrections.do_set_reading}, apply=apply, retold=corrections.RETOLD,
    starts=Say(key="who-starts"), phase=flow.phase, timers=flow.timers, scene=scene.scene, sheet=scene.sheet,
    learned=catalogue.learned, check=catalogue.check, sections=catalogue.sections, tell=catalogue.tell,
    tints=("red", "green", "yellow", "black"), layouts=(box.FIELDS,), glyphs=box.GLYPHS,
)  # fmt: skip
