"""Apply corrections: what is on the table overrides the log."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from rules.ettana import acting, claims, moves, preparing
from rules.ettana.components import HIGHEST, KNOWN_DESIGNS, MOST_POINTS, TOUCHING, YARNS_EACH
from rules.ettana.corrections import PLAYING, most, told_designs
from rules.ettana.state import (
    Player,
    Result,
    State,
    Turn,
    is_ledger,
    is_over,
    pile,
    put,
    squares,
    standing,
    with_player,
)
from rules.kit.expect import expect
from rules.kit.settings import changed
from rules.kit.types import Illegal, Seat, SetReading


def do_correct(state: State, seat: Seat, move: moves.Correction) -> Result:
    """The table after a correction; Illegal if this cannot be set, or not so far."""
    if isinstance(move, moves.LeaveOut):
        return _leave_out(state, move)
    return _set(state, move), ()


def _set(state: State, move: moves.Correction) -> State:
    match move:
        case moves.CorrectPlayer():
            return _set_player(state, move)
        case moves.CorrectPoints():
            return _set_points(state, move)
        case moves.CorrectDiscards():
            expect(_is_playing(state) and 0 <= move.value <= state.discards + pile(state), "does-not-fit")
            return replace(state, discards=move.value)
        case moves.CorrectNumber():
            expect(_is_playing(state) and state.turn.number and 1 <= move.value <= HIGHEST, "does-not-fit")
            return replace(state, turn=replace(state.turn, number=move.value))
        case moves.CorrectYarns():
            expect(state.yarns, "does-not-fit")
            preparing.refuse_yarns(move.yarns, YARNS_EACH)
            return replace(state, yarns=move.yarns)
        case moves.CorrectTiles():
            expect(state.tiles, "does-not-fit")
            preparing.refuse_tiles(move.tiles)
            return replace(state, tiles=move.tiles)
        case moves.CorrectPawn():
            return _set_pawn(state, move)
        case moves.CorrectTurn():
            expect(_is_playing(state) and 0 <= move.seat < state.seats, "does-not-fit")
            return replace(state, active=move.seat, step="roll", turn=Turn(), claim=None)
        case moves.CorrectDone():
            return _set_done(state, move)
        case moves.CorrectDesign():
            return _set_design(state, move)
        case moves.GiveBack():
            return _give_back(state, move)
        case SetReading():
            return _set_reading(state, move)
        case moves.Stop():
            expect(_is_playing(state) and not is_over(state))
            return replace(state, stopped=True)
        case moves.LeaveOut():
            return state
        case _:
            assert_never(move)


def _is_playing(state: State) -> bool:
    return state.step in PLAYING


def _player(state: State, seat: Seat) -> Player:
    expect(_is_playing(state) and 0 <= seat < state.seats, "does-not-fit")
    return state.players[seat]


def _set_player(state: State, move: moves.CorrectPlayer) -> State:
    player = _player(state, move.seat)
    expect(0 <= move.value <= most(state, move.seat, move.what), "does-not-fit")
    match move.what:
        case "tokens":
            changed = replace(player, tokens=move.value)
        case "cards":
            changed = replace(player, cards=move.value)
        case "designs":
            changed = replace(player, designs=move.value)
        case "victory":
            changed = replace(player, victory=move.value)
        case _:
            assert_never(move.what)
    return with_player(state, move.seat, changed)


def _set_points(state: State, move: moves.CorrectPoints) -> State:
    player = _player(state, move.seat)
    expect(0 <= move.index < len(player.claimed) and 1 <= move.value <= MOST_POINTS, "does-not-fit")
    claimed = replace(player.claimed[move.index], points=move.value)
    return with_player(state, move.seat, replace(player, claimed=put(player.claimed, move.index, claimed)))


def _give_back(state: State, move: moves.GiveBack) -> State:
    player = _player(state, move.seat)
    expect(0 <= move.index < len(player.claimed), "does-not-fit")
    left = (*player.claimed[: move.index], *player.claimed[move.index + 1 :])
    return with_player(state, move.seat, replace(player, claimed=left, designs=player.designs + 1))


def _set_pawn(state: State, move: moves.CorrectPawn) -> State:
    player = _player(state, move.seat)
    is_free = move.square in squares(state) and move.square not in standing(state, but=move.seat)
    expect(is_free and not is_ledger(state), "does-not-fit")
    state = with_player(state, move.seat, replace(player, pawn=move.square))
    may_swap = state.turn.swap and len(TOUCHING[state.players[state.active].pawn]) > 1
    return replace(state, turn=replace(state.turn, swap=may_swap))


def _set_done(state: State, move: moves.CorrectDone) -> State:
    """The free swap can only be open after the move, beside at least two yarns."""
    expect(state.step == "act", "does-not-fit")
    touches = is_ledger(state) or len(TOUCHING[state.players[state.active].pawn]) > 1
    moved, swap = "moved" in move.done, "swap" in move.done and "moved" in move.done and touches
    return replace(state, turn=replace(state.turn, moved=moved, acted="acted" in move.done, swap=swap))


# ---- designs -----------------------------------------------------------------------------------------
def _set_design(state: State, move: moves.CorrectDesign) -> State:
    """Other points, another pattern, or out of the companion's memory; what was claimed with it follows."""
    expect(_is_playing(state) and move.design in told_designs(state), "does-not-fit")
    known = state.designs[move.design]
    match move.change:
        case "points":
            if move.points is None or not 1 <= move.points <= MOST_POINTS:
                raise Illegal("points-missing", "ETT-48", most=MOST_POINTS)
            claims.refuse_points(move.design, move.points)
            return _rename(state, move.design, move.design, move.points)
        case "pattern":
            pattern = claims.read_pattern(move.pattern)
            expect(state.designs.get(pattern, 0) == 0 or pattern == move.design, "design-known")
            claims.refuse_points(pattern, known)
            return _rename(state, move.design, pattern, known)
        case "forget":
            left = {design: n for design, n in state.designs.items() if design != move.design}
            return replace(state, designs={**KNOWN_DESIGNS, **left})
        case _:
            assert_never(move.change)


def _rename(state: State, old: str, new: str, points: int) -> State:
    left = {design: n for design, n in state.designs.items() if design != old}
    players = tuple(
        replace(player, claimed=tuple(
            replace(c, design=new, points=points) if c.design == old else c for c in player.claimed))
        for player in state.players
    )  # fmt: skip
    waiting = state.claim
    if waiting is not None and waiting.design == old:
        waiting = replace(waiting, design=new, points=points)
    return replace(state, designs={**KNOWN_DESIGNS, **left, new: points}, players=players, claim=waiting)


# ---- readings and what went another way ----------------------------------------------------------------
def _set_reading(state: State, move: SetReading) -> State:
    return replace(state, options=changed(state.options, move.name, move.value))


def _leave_out(state: State, move: moves.LeaveOut) -> Result:
    expect(not is_over(state))
    match state.step:
        case "tie":
            if move.starter not in state.tied:
                raise Illegal("does-not-fit", "ETT-6")
            return preparing.start_with(state, move.starter)
        case "roll" | "act":
            return acting.next_turn(state), ()
        case "claim":
            return claims.take_back(state), ()
        case "lull":
            return replace(state, step="roll"), ()
        case "setup" | "yarns" | "tiles" | "pawns" | "start" | "deal":
            raise Illegal("not-asked-now")
        case _:
            assert_never(state.step)
