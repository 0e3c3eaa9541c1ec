"""The course of the game: its steps in order, and the transitions between them (HIM-15..19)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from rules.kit.news import info, warn
from rules.kit.rules import Outcome, Rules
from rules.kit.types import Seat

from .components import INVENTORY_ROUNDS, ROUNDS, Options
from .state import Result, State, seat_word


def asked_seat(state: State) -> Seat:
    """The seat to place a leader or an event, clockwise from First (HIM-13, HIM-81)."""
    return state.order_of_play()[state.asked]


def acting_seat(state: State) -> Seat:
    """The seat whose action is due; in the ledger First enters all actions."""
    return state.acting() if state.is_full() else state.first


def programming_seats(state: State) -> tuple[Seat, ...]:
    """The seats that are not ready (HIM-20)."""
    return tuple(seat for seat, is_ready in enumerate(state.ready) if not is_ready)


def untold_seats(state: State) -> tuple[Seat, ...]:
    """The seats whose rows are not entered."""
    late = state.programmes or (None,) * state.seats
    return tuple(seat for seat, row in enumerate(state.rows) if row is None and late[seat] is None)


def late_seats(state: State) -> tuple[Seat, ...]:
    """The late seats that may still enter their own row."""
    return tuple(seat for seat in untold_seats(state) if seat in state.late)


def counting_seats(state: State) -> tuple[Seat, ...]:
    """The seats that have not counted their herd."""
    return tuple(seat for seat, player in enumerate(state.players) if player.yaks is None)


him: Rules[State, Options] = Rules(__package__, State, Options, seats=range(3, 5), version=5, endings=("year",))
SETUP = him.step("setup", ask="begin")
MAP = him.step("map")
RESOURCES = him.step("goods", seat=lambda state: state.first)
ORDERS = him.step("orders", seat=lambda state: state.first)
LEADERS = him.step("leaders", seat=asked_seat)
EVENTS = him.step("events", seat=asked_seat, ask="event-{seat}")
PROGRAMME = him.step("programme", seat=programming_seats)
ROWS = him.step("rows", seat=late_seats)
ACTION = him.step("action", seat=acting_seat)
EMPTIED = him.step("emptied")
INVENTORY = him.step("inventory")
PRIZE = him.step("prize", seat=lambda state: state.winner)
COUNT = him.step("count", seat=counting_seats)
TIE = him.step("tie")
OVER = him.step("over", seat=())


@him.phase_args
def phase_args(state: State) -> dict[str, int]:
    """ "Month 3, 2/6"."""
    return {"round": state.round, "action": min(state.action, 6)}


# ---- transitions -------------------------------------------------------------------------------------
def skip_seat(state: State) -> State:
    """Ask the next seat."""
    return replace(state, asked=state.asked + 1)


def begin_supply(state: State, step: Literal["goods", "orders"]) -> State:
    """Begin a supply, with a bag that counts as not empty."""
    return replace(state, step=step, short=False)


def end_supply(state: State) -> Outcome[State]:
    """End a supply: the first leads to the leaders, later ones to the end of the round."""
    state = replace(state, short=False, asked=0)
    if state.laid:
        return end_renewal(state)
    state = replace(state, laid=True)
    return replace(state, step="leaders") if state.is_full() else begin_round(state)


def renew(state: State) -> Result:
    """Phase IV, restocking (HIM-51); after the last round only if the options say so (HIM-57)."""
    left = ((seat, player) for seat, player in enumerate(state.players) if player.storm)
    stuck = tuple(warn("still-in-storm", "HIM-87", who=seat_word(seat), n=player.at) for seat, player in left)
    players = tuple(replace(p, storm=0, took=(), tried=()) for p in state.players)
    state = replace(state, players=players, action=1, turn=0, asked=0, rows=())
    if state.round >= ROUNDS and state.options.last_renewal == "no":
        state, news = end_renewal(state)
        return state, (*stuck, *news)
    return begin_supply(state, "goods") if state.is_full() else replace(state, step="emptied"), stuck


def end_renewal(state: State) -> Result:
    """The inventory of rounds 4, 8 and 12 (HIM-58), else the end of the round."""
    return (replace(state, step="inventory", opened=0), ()) if state.round in INVENTORY_ROUNDS else end_round(state)


def end_round(state: State) -> Result:
    """Remove the events and pass the d20 to the left (HIM-17, HIM-18, HIM-83); after round 12 count (HIM-19)."""
    gone = (info("events-gone", "HIM-83"),) if state.events else ()
    state = replace(state, events=(), opened=0)
    if state.round >= ROUNDS:  # the discs are turned over: herds are public from here on
        herds = tuple(state.known_yaks(seat) for seat in range(state.seats))
        return replace(state, step="count", herds=herds), (*gone, info("year-over", "HIM-19"))
    state = replace(state, round=state.round + 1, first=(state.first + 1) % state.seats)
    return begin_round(state), (*gone, info("new-round", "HIM-17", round=state.round, who=seat_word(state.first)))


def begin_round(state: State) -> State:
    """Begin a round, with events first if the options include them (HIM-81)."""
    return replace(state, step="events", asked=0) if state.options.events else begin_programme(state)


def begin_programme(state: State) -> State:
    """Begin the programming of all seats at once (HIM-20)."""
    nobody, told = (False,) * state.seats, (None,) * state.seats
    return replace(state, step="programme", asked=0, late=(), ready=nobody, programmes=told, action=1, turn=0)
