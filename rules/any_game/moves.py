"""What is told in forms that no signature can say, and what is set right. The tag is what a record keeps."""

from __future__ import annotations

from typing import Literal

from rules.kit.types import Seat, Tagged

from .components import Clock, FormScores, Laps, Order, Wins


class Make(Tagged, frozen=True, kw_only=True, tag="make"):
    """A pad as the form tells it (pad_form.py)."""

    name: str
    scores: FormScores
    wins: Wins
    rows: str = ""
    start: int = 0
    goal: int = 0
    rounds: int = 0
    legs: int = 1
    sets: int = 1
    ties: Literal["shared", "row"] = "shared"
    tie_row: int = 1  # of the rows, counted from 1
    order: Order = "free"
    laps: Laps = "once"
    phases: str = ""
    counters: str = ""
    teams: int = 0
    clock: Clock = "none"
    minutes: int = 0
    seconds: int = 0
    bonus: int = 0
    bonus_from: int = 1  # so many points, of ...
    bonus_rows: int = 1  # ... the first rows
    bid_made: int = 20
    bid_each: int = 10  # trick, and what is taken off for each that it is beside the bid


class SetStart(Tagged, frozen=True, kw_only=True, tag="set_start"):
    seat: Seat


class SetTurn(Tagged, frozen=True, kw_only=True, tag="set_turn"):
    seat: Seat


class SetAway(Tagged, frozen=True, kw_only=True, tag="set_away"):
    """Who does not play now: people come late and leave early."""

    seats: tuple[Seat, ...]
