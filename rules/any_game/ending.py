"""Passing, the end of the game, and the winner (ANY-7, ANY-9, ANY-13, ANY-18 to ANY-20)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import info
from rules.kit.places import places, put
from rules.kit.rules import Outcome, pick
from rules.kit.types import TABLE, Seat, Who

from .anytime import entry_id
from .points import fallen_sides, game_values, out_sides, playing_sides, rounds, totals
from .scoring import is_by_side, round_ask
from .state import Result, Side, State
from .turns import IN_PLAY, WINNER, due_seats, end_turn, move_of, next_leg, phases, turn_move


# ---- end conditions -------------------------------------------------------------------------------------------
def is_alone(state: State) -> bool:
    """Whether elimination has left at most one side, or no present side."""
    if state.pad.wins == "last":
        return len(playing_sides(state)) <= 1
    gone = out_sides(state)
    return bool(gone) and (len(gone) >= len(state.sides()) - 1 or not playing_sides(state))


def is_reached(state: State) -> bool:
    """Whether the goal ends the game: a side has reached it, or only one side is left (ANY-13)."""
    if is_alone(state):
        return True
    if state.pad.wins == "last":
        return False
    if state.sets:
        return max(state.sets) >= state.pad.sets
    there = fallen_sides(state)
    if not there or not state.pad.last_lap or state.finished:
        return bool(there)
    return any(state.side_of(seat) in there for seat in due_seats(state)[:1])  # the others have had one more turn


def finish_leg(state: State) -> Result | None:
    """The next leg or set after a won one; None before, and after the last set (ANY-24)."""
    if not state.sets or is_done(state) or not (won := fallen_sides(state)):
        return None
    side, pad = won[0], state.pad
    legs, sets = put(state.legs, side, state.legs[side] + 1), state.sets
    key = "leg-won"
    if legs[side] >= pad.legs:
        legs, sets = (0,) * len(legs), put(sets, side, sets[side] + 1)
        key = "set-won" if pad.sets > 1 else key
    further = sum(sets) + sum(legs) - sum(state.sets) - sum(state.legs)  # the start rotates with legs and sets
    after = replace(state, legs=legs, sets=sets)
    news = (info(key, "ANY-24", names=forms.names(state.sides()[side])),)
    return (after if is_reached(after) else next_leg(after, further)), news


def is_played_out(state: State) -> bool:
    """Whether the last round is over, or the remaining sides have filled every row."""
    is_filled = state.pad.scores == "rows" and all(state.is_full(side) for side in playing_sides(state))
    return is_filled or 0 < rounds(state) < state.round


def is_done(state: State) -> bool:
    return state.finished or is_reached(state) or is_played_out(state)


def reached_ending(state: State) -> str:
    """The ending of a finished game."""
    if state.pad.wins == "together":
        return state.outcome
    if is_reached(state):
        return "last" if is_alone(state) else "goal"
    return "rounds" if is_played_out(state) else "told"


# ---- moves ------------------------------------------------------------------------------------------------------
@turn_move("ANY-7", id="out-{seat}", hint=None, when=lambda s: s.pad.laps == "passes")
def drop_out(state: State, seat: Seat) -> Outcome[State]:
    """Pass for the rest of the round."""
    return replace(end_turn(state, seat), out=(*state.out, seat)), info("dropped-out", "ANY-7", who=Who(seat=seat))


def has_own_end(state: State) -> bool:
    """Whether points or rounds lead to an end, so that only a correction ends the game early."""
    pad = state.pad
    has_points, has_rounds = pad.scores not in ("end", "never"), pad.scores == "round" or bool(phases(state))
    is_led = (has_points and (pad.goal is not None or bool(pad.over))) or (has_rounds and pad.rounds != 0)
    return state.room() > 0 and (pad.scores == "rows" or is_led)


def is_asked(state: State) -> bool:
    """Whether "game over" is an alternative to the table's question; beside a turn or the questions of single sides it
    is optional."""
    return not (state.step == "turn" or (state.step == "score" and is_by_side(state)))


def finish_ask(state: State) -> str:
    """The id of the table's question that `finish` answers, or its own."""
    match state.step, state.pad.scores:
        case "order", _:
            return "order"
        case "score", _ if is_asked(state):
            return round_ask(state)
        case "play", "free" if state.room():
            return entry_id(state)
        case "play", "count" if state.room():
            return "recount"
    return "finish"


@move_of(IN_PLAY, "ANY-18", seat=TABLE, id="finish", text="full", when=lambda s: not s.room())
@move_of(IN_PLAY, "ANY-18", ask=finish_ask, waits=is_asked, when=lambda s: s.room() and not has_own_end(s))
def finish(state: State) -> Outcome[State]:
    """End the game."""
    return replace(state, finished=True, told={})


@WINNER.move("ANY-19", when=lambda s: s.pad.wins != "together")
def winner(
    state: State,
    sides: Annotated[
        tuple[int, ...], pick(lambda s: s.side_options(s.all_sides()), label="winner-label", many=True)
    ],
) -> Outcome[State]:  # fmt: skip
    """The winners of a game without deciding points."""
    return replace(state, winners=tuple(sorted(sides)))


@WINNER.move("ANY-19", seat=TABLE, when=lambda s: s.pad.wins == "together")
def outcome(state: State, outcome: Literal["won", "lost"]) -> Outcome[State]:
    """The result of a cooperative game."""
    return replace(state, outcome=outcome)


# ---- winner ---------------------------------------------------------------------------------------------------
def seat_places(state: State) -> tuple[int, ...]:
    """The place of every seat: partners share one, the next side has the next (ANY-20)."""
    if state.outcome == "lost":
        return (2,) * state.seats
    ranks = [_rank(state, side) for side in state.all_sides()]
    order = sorted(set(ranks))
    by_side = places([order.index(rank) for rank in ranks])
    return tuple(by_side[state.side_of(seat)] for seat in range(state.seats))


def _rank(state: State, side: Side) -> tuple[int, ...]:
    """The sort key of a side: higher is better."""
    match state.pad.wins:
        case "told":
            return (int(side in (state.winners or ())),)
        case "together":
            return (0,)
        case "last":
            return (_fall_stage(state, side), 0)
        case wins:
            points = game_values(state, state.pad.ranks)[side] if state.pad.ranks else totals(state)[side]
            won = (state.sets[side], state.legs[side]) if state.sets else ()
            return (
                int(side not in out_sides(state)),
                *won,
                points if wins == "most" else -points,
                _tie_break(state, side),
            )


def _fall_stage(state: State, side: Side) -> int:
    """The stage at which a side was out, in columns or in groups of the fall order; sides still in come last."""
    if state.pad.scores == "count":
        return next((n for n, group in enumerate(state.down) if side in group), len(state.down))
    stages = range(1, len(state.card) + 1)
    return next((n for n in stages if side in fallen_sides(state, state.card[:n])), len(state.card) + 1)


def _tie_break(state: State, side: Side) -> int:
    """The tie-break: more of a row, or fewer of one with a negative worth."""
    row = state.pad.tie
    if row < 0:
        return 0
    had = sum(column[row][side] or 0 for column in state.card)
    return had if state.pad.rows[row].worth >= 0 else -had
