"""Apply corrections: what is on the table overrides the log."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import asdict, replace

from rules.battles_and_builders import battle, ending, kings, moves
from rules.battles_and_builders.components import BARBARIAN_VALUE, Kind
from rules.battles_and_builders.corrections import FOUGHT, corrections, is_in_play
from rules.battles_and_builders.state import Battle, Result, Stake, State, StrategyTile, put, with_side, with_stake
from rules.kit.settings import changed
from rules.kit.types import TABLE, Illegal, Prompt, Seat, SetReading


def do_correct(state: State, seat: Seat, move: moves.Correction) -> Result:
    """The table after a correction; Illegal if this cannot be set, or not so far."""
    _must_be_open(state, move)
    if isinstance(move, moves.LeaveOut):
        return _do_leave_out(state, move)
    return _resume(_set(state, move))


def _must_be_open(state: State, move: moves.Correction) -> None:
    """Raise Illegal unless an open correction has this move, these known values and, for a number, this range."""
    values = asdict(move)
    for each in corrections(state):
        known = each.move == move.__struct_config__.tag and all(values[key] == v for key, v in each.given.items())
        if known and (isinstance(each, Prompt) or each.least <= values[each.field] <= each.most):
            return
    raise Illegal("does-not-fit")


def _set(state: State, move: moves.Correction) -> State:
    match move:
        case moves.CorrectChips():
            side = state.sides[move.side]
            return with_side(state, move.side, replace(side, chips={**side.chips, move.chip: move.value}))
        case moves.CorrectNoted():
            return with_side(state, move.side, replace(state.sides[move.side], noted=move.value))
        case moves.CorrectTokens():
            side = state.sides[move.side]
            return with_side(state, move.side, replace(side, tokens={**side.tokens, move.kind: move.value}))
        case moves.CorrectCommitted():
            return with_stake(state, move.side, Stake(count=move.value))
        case moves.CorrectFaces():
            return _anew(_set_faces(state, move.side, move.kind, move.value))
        case moves.CorrectValue():
            tile = replace(state.tiles[move.index], value=move.value)
            return replace(state, tiles=put(state.tiles, move.index, tile))
        case moves.CorrectRound():
            return replace(state, round=move.value)
        case moves.CorrectTile():
            return _set_tile(state, move)
        case moves.CorrectStrategy():
            return _set_strategy(state, move)
        case moves.CorrectStart():
            return replace(state, start=_seat(state, move.seat))
        case moves.CorrectDice():
            return battle.with_table(state, move.terrain, move.dice)
        case SetReading():
            return _set_reading(state, move)
        case moves.LeaveOut():
            return state
        case _:
            assert_never(move)


def _seat(state: State, seat: int) -> int:
    if not 0 <= seat < state.seats:
        raise Illegal("does-not-fit")
    return seat


def _side(state: State, holder: int | None) -> int | None:
    """A side, or None for the table."""
    if holder is None or holder == TABLE:
        return None
    if not 0 <= holder < len(state.sides):
        raise Illegal("does-not-fit")
    return holder


def _set_faces(state: State, side: int, kind: Kind, n: int) -> State:
    faces: dict[Kind, int] = {**state.stakes[side].faces, kind: n}
    return with_stake(state, side, replace(state.stakes[side], faces={k: v for k, v in faces.items() if v}))


def _set_tile(state: State, move: moves.CorrectTile) -> State:
    old = state.tiles[move.index]
    value = BARBARIAN_VALUE if move.terrain == "barbarian" else old.value
    tile = replace(old, terrain=move.terrain, value=value)
    if is_in_play(state, move.index):
        return _anew(replace(state, tiles=put(state.tiles, move.index, tile)))
    return replace(state, tiles=put(state.tiles, move.index, replace(tile, holder=_side(state, move.holder))))


def _set_strategy(state: State, move: moves.CorrectStrategy) -> State:
    """The tile lies before another side; chosen this round it works for its new owner."""
    others = tuple(laid for laid in state.strategies if laid.tile != move.tile)
    holder = _side(state, move.holder)
    if holder is None:
        return replace(state, strategies=others)
    now = next((laid.now for laid in state.strategies if laid.tile == move.tile), state.step in FOUGHT)
    return replace(state, strategies=(*others, StrategyTile(tile=move.tile, holder=holder, now=now)))


def _set_reading(state: State, move: SetReading) -> State:
    return replace(state, options=changed(state.options, move.name, move.value))


def _do_leave_out(state: State, move: moves.LeaveOut) -> Result:
    if state.step == "king":
        return kings.go_on(replace(state, kings=state.kings[1:]))
    holder = _side(state, move.holder)
    return ending.end_round(state if holder is None else ending.hold_tile(state, holder))


# ---- going on after it -------------------------------------------------------------------------------
def _anew(state: State) -> State:
    """What has been rolled is void, for the armies or the terrain are others."""
    return replace(state, step="dice", battle=None) if state.step in ("dice", "roll", "fresh") else state


def _is_untouched(fight: Battle | None) -> bool:
    """Whether nobody has rolled yet."""
    return fight is not None and not fight.tied and not any(fight.pips)


def _resume(state: State) -> Result:
    """The same question again, unless the correction has settled it."""
    match state.step:
        case "king":
            return kings.go_on(state)
        case "dice":
            return battle.open_battle(state)
        case "roll" if _is_untouched(state.battle):
            return battle.open_battle(state)
        case "fresh" if not battle.may_refresh(state):
            return battle.decide(state)
        case _:
            return state, ()
