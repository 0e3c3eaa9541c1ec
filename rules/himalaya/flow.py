"""The course of the game: which question belongs to a step, which function writes a move down, and what follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, assert_never

from msgspec.structs import replace

from rules.kit.corrections import do_set_reading
from rules.kit.flow import by_move, settled
from rules.kit.news import info, warn
from rules.kit.types import Ask, Prompt, Say, Seat

from . import actions, corrections, delivery, events, inventory, land, moves, numbers, opening, programme, score, supply
from .components import ACTIONS, GOODS, INVENTORY_ROUNDS, ROUNDS, SUPPLIED
from .state import Result, State, Step, acting, how_many, is_full, order_of_play, who


def ask_action(state: State) -> tuple[Prompt, ...]:
    """What the seat whose turn it is does; at an order, whether it delivers."""
    is_order = is_full(state) and actions.due(state).kind == "order"
    return delivery.ask_order(state, acting(state)) if is_order else actions.ask_action(state)


ASK: Mapping[Step, Ask[State]] = {
    "setup": opening.ask_begin,
    "map": opening.ask_map,
    "goods": supply.ask_goods,
    "orders": supply.ask_orders,
    "leaders": opening.ask_leader,
    "events": events.ask_event,
    "programme": programme.ask_programme,
    "rows": programme.ask_rows,
    "action": ask_action,
    "emptied": supply.ask_emptied,
    "inventory": inventory.ask_inventory,
    "prize": inventory.ask_prize,
    "count": score.ask_count,
    "tie": score.ask_tie,
}
DO = by_move(
    opening.do_begin, opening.do_enter_map, opening.do_map_later, opening.do_learn_village, opening.do_place_leader,
    supply.do_lay_goods, supply.do_lay_orders,
    supply.do_place_goods, supply.do_no_goods, supply.do_place_order, supply.do_no_orders, supply.do_emptied,
    events.do_place_event, events.do_event_road,
    programme.do_start_clock, programme.do_let_finish,
    programme.do_ready, programme.do_programme, programme.do_time_up, programme.do_tell_rows, programme.do_from_table,
    actions.do_act, actions.do_travel, actions.do_void, actions.do_collect, actions.do_as_programmed,
    actions.do_action_done,
    delivery.do_deliver, delivery.do_decline,
    inventory.do_open_hands, inventory.do_show_hands, inventory.do_award, inventory.do_take_prize,
    score.do_count, score.do_decide,
    corrections.do_correct_site, corrections.do_correct_stupa, corrections.do_forget_order,
    land.do_correct_level, land.do_correct_road, land.do_correct_regions,
    corrections.do_correct_stock, corrections.do_correct_herd, corrections.do_correct_first,
    events.do_add_event, events.do_correct_events, events.do_drop_event,
    numbers.do_set_number, do_set_reading, corrections.do_leave_out,
)  # fmt: skip


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the table is asked now; nothing when the game is over."""
    if state.step == "over":
        return ()
    unclear = events.ask_event_roads(state) if state.step in ("events", "programme", "rows", "action") else ()
    return (*unclear, *ASK[state.step](state))


def apply(state: State, seat: Seat, move: moves.Move) -> Result:
    """The table after a move and whatever follows by itself; Illegal if it is not asked for or cannot be."""
    return settled(*DO[type(move)](state, seat, move), step_on)


def phase(state: State) -> Say:
    """ "Round 3 of 12, programming"; one key per step."""
    return Say(key=f"phase-{state.step}", args={"round": state.round, "action": min(state.action, 6)})


# ---- what follows by itself (HIM-15..19) ---------------------------------------------------------------
def step_on(state: State) -> Result | None:
    """The next step; None where the table is to answer first."""
    match state.step:
        case "setup":
            return None
        case "map":
            return _after_map(state)
        case "goods":
            return _supply(state, "orders") if state.short or how_many(state, "goods") >= SUPPLIED else None
        case "orders":
            return _supplied(state) if state.short or how_many(state, "order") >= SUPPLIED else None
        case "leaders":
            return _after_leader(state)
        case "events":
            return _after_event(state)
        case "programme":
            return programme.reveal(state) if all(state.ready) else None
        case "rows":
            return None if None in state.rows else (replace(state, step="action"), ())
        case "action":
            return _after_action(state)
        case "emptied":
            waits = not state.asked and any(place.holds != "empty" for place in state.sites)
            return None if waits else _supply(state, "goods")
        case "inventory":
            return end_round(state) if state.opened >= len(GOODS) else None
        case "prize":
            return None if state.winner is not None else (replace(state, step="inventory"), ())
        case "count" | "tie" | "over":
            return score.decided(state)
        case _:
            assert_never(state.step)


def _supply(state: State, step: Literal["goods", "orders"]) -> Result:
    """The next supply; each starts with a bag that is not known to be empty."""
    return replace(state, step=step, short=False), ()


def _after_map(state: State) -> Result | None:
    """Villages that are known already need not be gone through."""
    if state.mapped >= len(state.land):
        return _supply(state, "goods")
    return (replace(state, mapped=state.mapped + 1), ()) if land.is_complete(state.land[state.mapped]) else None


def _supplied(state: State) -> Result:
    """After the first supply the leaders are placed, later the round ends."""
    state = replace(state, short=False, asked=0)
    if state.laid:
        return _after_renewal(state)
    state = replace(state, laid=True)
    return (replace(state, step="leaders"), ()) if is_full(state) else begin_round(state)


def _after_leader(state: State) -> Result | None:
    """A leader who stands somewhere need not be placed."""
    if state.asked >= state.seats:
        return begin_round(state)
    placed = state.players[order_of_play(state)[state.asked]].at
    return (replace(state, asked=state.asked + 1), ()) if placed else None


def _after_event(state: State) -> Result | None:
    """Who has no event to place is not asked."""
    if state.asked >= state.seats:
        return open_programme(state)
    may = events.open_kinds(state, order_of_play(state)[state.asked])
    return None if may else (replace(state, asked=state.asked + 1), ())


def _after_action(state: State) -> Result | None:
    if state.action > ACTIONS:
        return _renew(state)
    if state.turn >= state.seats:
        return replace(state, action=state.action + 1, turn=0), ()
    return actions.step_over(state) if is_full(state) else None


def _renew(state: State) -> Result:
    """Phase IV (HIM-51); after the last round only if the table wants it (HIM-57)."""
    stuck = tuple(warn("still-in-storm", "HIM-87", who=who(s), n=p.at) for s, p in enumerate(state.players) if p.storm)
    players = tuple(replace(p, storm=0, took=(), tried=()) for p in state.players)
    state = replace(state, players=players, action=1, turn=0, asked=0, rows=())
    if state.round >= ROUNDS and state.options.last_renewal == "no":
        state, news = _after_renewal(state)
    else:
        state, news = _supply(state, "goods") if is_full(state) else (replace(state, step="emptied"), ())
    return state, (*stuck, *news)


def _after_renewal(state: State) -> Result:
    """The inventory of rounds 4, 8 and 12 (HIM-58), else the end of the round."""
    if state.round in INVENTORY_ROUNDS:
        return replace(state, step="inventory", opened=0), ()
    return end_round(state)


def end_round(state: State) -> Result:
    """Events go, the d20 goes to the left (HIM-17, HIM-18, HIM-83); after round 12 it is over (HIM-19)."""
    gone = (info("events-gone", "HIM-83"),) if state.events else ()
    state = replace(state, events=(), opened=0)
    if state.round >= ROUNDS:
        return score.open_count(state, gone)
    left = (state.first + 1) % state.seats
    state = replace(state, round=state.round + 1, first=left)
    passes = info("new-round", "HIM-17", round=state.round, who=who(left))
    state, news = begin_round(state)
    return state, (*gone, passes, *news)


def begin_round(state: State) -> Result:
    """Events first, if the table plays with them (HIM-81)."""
    if state.options.events:
        return replace(state, step="events", asked=0), ()
    return open_programme(state)


def open_programme(state: State) -> Result:
    """Everybody programmes at once (HIM-20)."""
    nobody = (False,) * state.seats
    return replace(
        state,
        step="programme",
        asked=0,
        late=(),
        ready=nobody,
        programmes=(None,) * state.seats,
        action=1,
        turn=0,
    ), ()
