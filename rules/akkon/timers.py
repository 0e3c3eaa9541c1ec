"""Bells for a bid, a card turn and the windows of the privileges, where the table wants them."""

from __future__ import annotations

from rules.akkon.state import State, is_ledger, stage
from rules.kit.types import TABLE, Say, Seat, Timer, Who


def timers(state: State) -> tuple[Timer, ...]:
    """The bell of the seat that is asked; a bank per seat and round."""
    options = state.options
    match stage(state):
        case "bid":
            return _bell(state, "bid", TABLE if is_ledger(state) else state.turn, options.bid_s)
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
    return (Timer(id=f"{name}-{state.round}-{seat}", seat=seat, ms=seconds * 1000, label=label),)
