"""Somebody who plays a whole game from a seed: walks over the map, collects, and delivers when the stock suffices."""

from __future__ import annotations

import random
from typing import Any

from rules.himalaya.components import GOODS, ROADS, STUPAS, Good, Token
from rules.himalaya.delivery import has_all
from rules.himalaya.game import GAME
from rules.himalaya.state import Order
from rules.kit.sample import answer
from rules.kit.types import Allot, Amount, Prompt
from tests.rules.himalaya.made_up import LEVELS, REGIONS, neighbours
from tests.rules.himalaya.table import Table

WORTH: dict[Good, int] = {"salt": 1, "barley": 1, "tea": 2, "jade": 2, "gold": 3}  # yaks, made up for the tests


def play_on(table: Table, rng: random.Random) -> Table:
    """The game up to its end."""
    while GAME.prompts(table.state):
        prompt = chosen(table, rng)
        table.fill_in(prompt, values_for(table, prompt, rng))
    return table


def chosen(table: Table, rng: random.Random) -> Prompt:
    """The question that is answered now: the last seat has a phone, orders are delivered when they can be.

    Nobody starts the clock, and what lies in a village is told as it is laid there.
    """
    passed_by = ("start_clock", "lay_goods", "lay_orders")
    open_now = [p for p in GAME.prompts(table.state) if p.move not in passed_by]
    prompts, first = {p.move: p for p in open_now}, open_now[0]
    match first.move:
        case "programme" | "ready":
            phone = first.seat == table.state.seats - 1 and "programme" in prompts
            return table.form("programme" if phone else "ready", seat=first.seat)
        case "place_goods" if len(bag(table)) < 5 and table.state.laid:
            return table.form("place_goods", values={"short": True})
        case "deliver" | "learn_village" if "decline" in prompts and not can_deliver(table, first.seat):
            return prompts["decline"]
        case "deliver" if "learn_village" in prompts:
            return prompts["learn_village"]
        case "travel" if first.fields and not road_now(table, first.seat):
            return table.form("travel", values={"to": 0})
        case "place_event" if rng.random() < 0.3:
            return [p for p in GAME.prompts(table.state) if p.move == "place_event"][-1]
        case "award" if rng.random() < 0.2:
            return prompts["show_hands"]
        case _:
            return prompts["as_programmed"] if "as_programmed" in prompts and rng.random() < 0.6 else first


def values_for(table: Table, prompt: Prompt, rng: random.Random) -> dict[str, Any]:
    """What this player says to a question."""
    match prompt.move:
        case "begin" | "open_hands":
            return {}
        case "place_goods":
            return place_goods(table, prompt, rng)
        case "place_order":
            return place_order(prompt, rng)
        case "programme":
            return {"row": walk(table, prompt.seat, rng)}
        case "tell_rows":
            return {"rows": {field.key: walk(table, int(field.key), rng) for field in prompt.fields}}
        case "travel":
            return {"to": road_now(table, prompt.seat)} if prompt.fields else {}
        case "learn_village":
            v = int(prompt.given["village"])
            return {"level": LEVELS[v - 1], "regions": list(REGIONS[v - 1])} if len(prompt.fields) > 1 else (
                {"level": LEVELS[v - 1]})  # fmt: skip
        case "deliver":
            return deliver(table, prompt, rng)
        case "place_event":
            return place_event(table, prompt, rng)
        case "emptied":
            return {"villages": rng.sample(table.offered("villages"), rng.randint(0, 3))}
        case "show_hands":
            return {"shown": {field.key: rng.randint(0, 3) for field in prompt.fields}}
        case "count":
            return count(table, prompt, rng)
        case _:
            return answer(prompt, rng)


# ---- setting up and renewing --------------------------------------------------------------------------
def bag(table: Table) -> list[Good]:
    """The cubes in the bag."""
    out = [place.goods for place in table.state.sites] + [p.stock.value or {} for p in table.state.players]
    return [good for good, n in GOODS.items() for _ in range(n - sum(lying.get(good, 0) for lying in out))]


def place_goods(table: Table, prompt: Prompt, rng: random.Random) -> dict[str, Any]:
    roll = {"roll": rng.randint(1, 20)}
    if len(prompt.fields) == 1:
        return roll
    cubes = bag(table)
    drawn = rng.sample(cubes, min(5, len(cubes)))
    return {**roll, "goods": {good: drawn.count(good) for good in GOODS if good in drawn}}


def place_order(prompt: Prompt, rng: random.Random) -> dict[str, Any]:
    """One of twelve made-up orders."""
    roll = {"roll": rng.randint(1, 20)}
    if len(prompt.fields) == 1:
        return roll
    pairs = random.Random(rng.randint(0, 11))
    needs: list[Good] = pairs.sample(list(GOODS), 2) if rng.randint(0, 3) else ["salt"]
    return {**roll, "needs": dict.fromkeys(needs, 1)}


# ---- a round ------------------------------------------------------------------------------------------
def walk(table: Table, seat: int, rng: random.Random) -> list[Token]:
    """Six orders: a transaction where something is to be had, else a road that is there, now and then a pause."""
    at, been = table.player(seat).at, set[int]()
    if not at:  # the leader was left out
        return ["pause"] * 6
    tokens: list[Token] = []
    for _ in range(6):
        ends: dict[Token, int] = {road: neighbours(road)[at] for road in ROADS if neighbours(road)[at]}
        tempting = [road for road, end in ends.items() if is_tempting(table, seat, end) and end not in been]
        if is_tempting(table, seat, at) and at not in been:
            tokens.append("hand")
            been.add(at)
        elif rng.random() < 0.1:
            tokens.append(rng.choice(("hand", "pause", "stone")))
            at = ends.get(tokens[-1], at)
        else:
            tokens.append(rng.choice(tempting or list(ends)))
            at = ends[tokens[-1]]
    return tokens


def is_tempting(table: Table, seat: int, village: int) -> bool:
    """Whether there is something to collect, or an order that this stock can fulfil."""
    place = table.site(village)
    return place.holds == "goods" or (place.order is not None and has_all(table.player(seat), place.order))


def road_now(table: Table, seat: int) -> int:
    """Where the road leads that nobody has told yet."""
    row = table.state.rows[seat] or ()
    road = row[table.state.action - 1]
    assert road in ROADS
    return neighbours(road)[table.player(seat).at]


def can_deliver(table: Table, seat: int) -> bool:
    return has_all(table.player(seat), table.site(table.player(seat).at).order or Order())


def deliver(table: Table, prompt: Prompt, rng: random.Random) -> dict[str, Any]:
    """Two rewards, or the one that is left."""
    open_now = table.offered("rewards", "deliver")
    rewards = rng.sample(open_now, min(2, len(open_now)))
    order = table.site(table.player(prompt.seat).at).order or Order()
    told: dict[str, Any] = {"rewards": rewards}
    for field in prompt.fields:
        if isinstance(field, Allot) and "delegation" in rewards:
            regions = rng.choices(list(field.caps), k=field.most)
            told["sent"] = {region: regions.count(region) for region in regions}
        elif isinstance(field, Amount) and "barter" in rewards:
            told["yaks"] = sum(WORTH[good] * n for good, n in order.needs.items())
    return told


def place_event(table: Table, prompt: Prompt, rng: random.Random) -> dict[str, Any]:
    """An event on a road that leaves village 3, or a market day."""
    drawn = answer(prompt, rng)
    if drawn.get("event") in ("yeti", "storm"):
        drawn = {"event": drawn["event"], **({"a": 3, "b": 4} if "a" in drawn else {})}
    return drawn


def count(table: Table, prompt: Prompt, rng: random.Random) -> dict[str, Any]:
    """In the ledger what lies on the board is told now."""
    if len(prompt.fields) == 1:
        return {}
    stupas = [rng.randint(1, 3) for _ in range(rng.randint(1, STUPAS))]
    sent = [rng.randint(1, 8) for _ in range(rng.randint(3, 15))]
    return {
        "yaks": rng.randint(5, 30),
        "levels": {str(level): stupas.count(level) for level in set(stupas)},
        "sent": {str(region): sent.count(region) for region in set(sent)},
    }
