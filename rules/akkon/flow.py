"""The course of the game: its steps in the order of play, and the tasks that come before a step goes on."""

from __future__ import annotations

from rules.kit.rules import Rules
from rules.kit.types import TABLE, Say, Seat, Timer, Who

from .components import ICON
from .options import Options
from .rounds import bidder
from .score import ENDING
from .state import (
    KeepFive,
    State,
    TakeClement,
    TellAfter,
    TellCard,
    TellEffect,
    TellFaces,
    TellTops,
    is_ledger,
    stage,
)

akk = Rules(__package__, State, Options, range(2, 6), ICON, version=4, endings=(ENDING,))

SETUP = akk.step("setup")
DEAL = akk.step("deal")
BARBAROSSA = akk.step("barbarossa", seat=lambda state: state.holders["prestige"])
BID = akk.step("bid", seat=lambda state: TABLE if is_ledger(state) else bidder(state), ask="bid-{seat}")
SALADIN = akk.step("saladin", seat=lambda state: state.holders["gold"])
REVEAL = akk.step("reveal")
CARDS = akk.step("cards", seat=lambda state: state.turn, ask="turn-{seat}")

TOPS = akk.step(TellTops)
CARD = akk.step(TellCard)
FACES = akk.step(TellFaces)
AFTER = akk.step(TellAfter)
EFFECT = akk.step(TellEffect)
CLEMENT = akk.step(TakeClement)
FIVE = akk.step(KeepFive)


def phase(state: State) -> Say:
    """ "Round 3, bidding"; one key per phase."""
    return Say(key=f"phase-{stage(state)}", args={"round": state.round})


def timers(state: State) -> tuple[Timer, ...]:
    """The bell of the seat that is asked; a bank per seat and round."""
    options = state.options
    match stage(state):
        case "bid":
            return _bell(state, "bid", TABLE if is_ledger(state) else bidder(state), options.bid_s)
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
