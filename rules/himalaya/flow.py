"""Which question belongs to a step, and which function writes a move down. Nothing but dispatch."""

from __future__ import annotations

from typing import assert_never

from rules.himalaya import (
    action,
    correct,
    delivery,
    ending,
    events,
    inventory,
    moves,
    opening,
    programme,
    rounds,
    supply,
)
from rules.himalaya.state import Result, State, told
from rules.kit.types import Prompt, Say, Seat


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the table is asked now; nothing when the game is over."""
    match state.step:
        case "setup":
            return opening.ask_begin(state)
        case "map":
            return opening.ask_map(state)
        case "goods":
            return supply.ask_goods(state)
        case "orders":
            return supply.ask_orders(state)
        case "leaders":
            return opening.ask_leader(state)
        case "events":
            return events.ask_event(state)
        case "programme":
            return programme.ask_programme(state)
        case "rows":
            return programme.ask_rows(state)
        case "action":
            return action.ask_action(state)
        case "emptied":
            return supply.ask_emptied(state)
        case "inventory":
            return inventory.ask_inventory(state)
        case "prize":
            return inventory.ask_prize(state)
        case "count":
            return ending.ask_count(state)
        case "tie":
            return ending.ask_tie(state)
        case "over":
            return ()
        case _:
            assert_never(state.step)


def apply(state: State, seat: Seat, move: moves.Move) -> Result:
    """The table after a move and whatever follows by itself; Illegal if it is not asked for or cannot be."""
    state, news = _do(state, seat, move)
    return told(news, rounds.settle(state))


def _do(state: State, seat: Seat, move: moves.Move) -> Result:
    match move:  # the actions first, for most moves are such
        case moves.Act():
            return action.do_act(state, seat, move)
        case moves.Travel():
            return action.do_travel(state, seat, move)
        case moves.VoidAction():
            return action.do_void(state, seat, move)
        case moves.Collect():
            return action.do_collect(state, seat, move)
        case moves.Deliver():
            return delivery.do_deliver(state, seat, move)
        case moves.Decline():
            return delivery.do_decline(state, seat, move)
        case moves.AsProgrammed():
            return action.do_as_programmed(state, seat, move)
        case moves.ActionDone():
            return action.do_action_done(state, seat, move)
        case moves.Begin():
            return opening.do_begin(state, seat, move)
        case moves.EnterMap():
            return opening.do_enter_map(state, seat, move)
        case moves.MapLater():
            return opening.do_map_later(state, seat, move)
        case moves.LearnVillage():
            return opening.do_learn_village(state, seat, move)
        case moves.PlaceLeader():
            return opening.do_place_leader(state, seat, move)
        case moves.PlaceGoods():
            return supply.do_place_goods(state, seat, move)
        case moves.PlaceOrder():
            return supply.do_place_order(state, seat, move)
        case moves.NoOrders():
            return supply.do_no_orders(state, seat, move)
        case moves.Emptied():
            return supply.do_emptied(state, seat, move)
        case moves.PlaceEvent():
            return events.do_place_event(state, seat, move)
        case moves.Ready():
            return programme.do_ready(state, seat, move)
        case moves.Programme():
            return programme.do_programme(state, seat, move)
        case moves.TimeUp():
            return programme.do_time_up(state, seat, move)
        case moves.TellRows():
            return programme.do_tell_rows(state, seat, move)
        case moves.FromTable():
            return programme.do_from_table(state, seat, move)
        case moves.OpenHands():
            return inventory.do_open_hands(state, seat, move)
        case moves.ShowHands():
            return inventory.do_show_hands(state, seat, move)
        case moves.Award():
            return inventory.do_award(state, seat, move)
        case moves.TakePrize():
            return inventory.do_take_prize(state, seat, move)
        case moves.Count():
            return ending.do_count(state, seat, move)
        case moves.Decide():
            return ending.do_decide(state, seat, move)
        case _:
            return correct.correct(state, move)


def phase(state: State) -> Say:
    """ "Round 3 of 12, programming"; one key per step."""
    return Say(key=f"phase-{state.step}", args={"round": state.round, "action": min(state.action, 6)})
