"""Setting the companion right: the table knows better than the log."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from rules.himalaya import moves
from rules.himalaya.catalogue import learn_order
from rules.himalaya.components import (
    ACTIONS,
    CUBES,
    DELEGATIONS,
    EVENTS,
    GOODS,
    INVENTORY_TOKENS,
    LEVELS,
    MOST_HERD,
    MOST_YAKS,
    ORDERS,
    REGIONS,
    ROADS,
    ROUNDS,
    STUPAS,
    VILLAGES,
    Good,
)
from rules.himalaya.corrections import FIXED
from rules.himalaya.land import expect_rulebook, learn_village, rejoined
from rules.himalaya.programme import UNTOLD
from rules.himalaya.state import (
    ALL_VILLAGES,
    Order,
    Player,
    Result,
    Site,
    State,
    hidden_stock,
    is_full,
    put,
    site,
    stupas_left,
    with_player,
    with_site,
)
from rules.himalaya.supply import expect_needs
from rules.himalaya.words import good_word
from rules.kit.expect import expect
from rules.kit.settings import changed
from rules.kit.types import TABLE, Illegal


def correct(state: State, move: moves.Correction) -> Result:
    """The table after a correction; Illegal if this cannot be set, or not so far."""
    return _set(state, move), ()


def _set(state: State, move: moves.Correction) -> State:
    match move:
        case moves.CorrectRound():
            expect(state.step == "programme" and 1 <= move.value <= ROUNDS, "does-not-fit")
            return replace(state, round=move.value)
        case moves.CorrectLeader():
            return _set_leader(state, move)
        case moves.CorrectSent():
            return _set_sent(state, move)
        case moves.CorrectTokens():
            return _set_tokens(state, move)
        case moves.CorrectYaks():
            player = _player(state, move.seat)
            expect(player.yaks is not None and 0 <= move.value <= MOST_HERD, "does-not-fit")
            return with_player(state, move.seat, replace(player, yaks=move.value))
        case moves.CorrectStupas():
            return _set_levels(state, move)
        case moves.CorrectGoods():
            return _set_goods(state, move)
        case moves.CorrectSite():
            return _set_site(state, move)
        case moves.CorrectStupa():
            return _set_stupa(state, move)
        case moves.CorrectLevel():
            return learn_village(state, move.village, move.level, ())
        case moves.CorrectRegions():
            return _set_regions(state, move)
        case moves.CorrectRoad():
            return _set_road(state, move)
        case moves.ForgetOrder():
            expect(move.order in state.orders, "does-not-fit")
            return replace(state, orders={key: order for key, order in state.orders.items() if key != move.order})
        case moves.CorrectStock():
            return _set_stock(state, move)
        case moves.CorrectHerd():
            return _set_herd(state, move)
        case moves.CorrectRow():
            expect(state.step == "action" and is_full(state) and len(move.row) == ACTIONS, "does-not-fit")
            expect(0 <= move.seat < len(state.rows), "does-not-fit")
            return replace(state, rows=put(state.rows, move.seat, move.row))
        case moves.CorrectFirst():
            expect(0 <= move.seat < state.seats and state.step not in ("count", "tie", "over"), "does-not-fit")
            return replace(state, first=move.seat)
        case moves.CorrectEvents():
            left = tuple(kind for kind in EVENTS if kind in move.left)
            return with_player(state, move.seat, replace(_player(state, move.seat), events=left))
        case moves.DropEvent():
            expect(0 <= move.index < len(state.events), "does-not-fit")
            return replace(state, events=tuple(e for i, e in enumerate(state.events) if i != move.index))
        case moves.SetReading():
            return _set_reading(state, move)
        case moves.LeaveOut():
            return _leave_out(state)
        case _:
            assert_never(move)


def _player(state: State, seat: int) -> Player:
    expect(0 <= seat < state.seats, "does-not-fit")
    return state.players[seat]


# ---- a seat ------------------------------------------------------------------------------------------
def _set_leader(state: State, move: moves.CorrectLeader) -> State:
    player = _player(state, move.seat)
    expect(is_full(state) and state.laid and min(1, player.at) <= move.value <= VILLAGES, "does-not-fit")
    return with_player(state, move.seat, replace(player, at=move.value, storm=0))


def _set_sent(state: State, move: moves.CorrectSent) -> State:
    player = _player(state, move.seat)
    expect(1 <= move.region <= REGIONS and move.value >= 0, "does-not-fit")
    sent = put(player.sent, move.region - 1, move.value)
    expect(sum(sent) <= DELEGATIONS, "no-more-delegations", "HIM-4", n=DELEGATIONS)
    return with_player(state, move.seat, replace(player, sent=sent))


def _set_tokens(state: State, move: moves.CorrectTokens) -> State:
    player = _player(state, move.seat)
    others = sum(p.tokens for p in state.players) - player.tokens
    most = max(player.tokens, INVENTORY_TOKENS - others)
    expect(0 <= move.value <= most, "no-more-tokens", "HIM-59", n=INVENTORY_TOKENS)
    return with_player(state, move.seat, replace(player, tokens=move.value))


def _set_levels(state: State, move: moves.CorrectStupas) -> State:
    player = _player(state, move.seat)
    expect(player.levels is not None and move.level in LEVELS and move.value >= 0, "does-not-fit")
    levels = put(player.levels or (), LEVELS.index(move.level), move.value)
    expect(sum(levels) <= STUPAS, "no-more-stupas", "HIM-4", n=STUPAS)
    return with_player(state, move.seat, replace(player, levels=levels))


def _set_stock(state: State, move: moves.CorrectStock) -> State:
    player = _player(state, move.seat)
    expect(is_full(state) and all(0 <= n <= GOODS[good] for good, n in move.goods.items()), "does-not-fit", "HIM-3")
    return with_player(state, move.seat, replace(player, stock=hidden_stock(player.stock.seats, dict(move.goods))))


def _set_herd(state: State, move: moves.CorrectHerd) -> State:
    player = _player(state, move.seat)
    fits = 0 <= move.discs <= ORDERS and 0 <= move.yaks <= MOST_HERD
    expect(is_full(state) and fits, "does-not-fit", "HIM-66")
    herd = replace(player.herd, value=move.yaks, count=move.discs)
    return with_player(state, move.seat, replace(player, herd=herd))


# ---- a village ---------------------------------------------------------------------------------------
def _set_goods(state: State, move: moves.CorrectGoods) -> State:
    place = _site(state, move.village)
    expect(place.holds == "goods" and move.value >= 0, "does-not-fit", "HIM-5")
    return _with_goods(state, move.village, {**place.goods, move.good: move.value})


def _site(state: State, v: int) -> Site:
    expect(v in ALL_VILLAGES and is_full(state), "does-not-fit")
    return site(state, v)


def _with_goods(state: State, v: int, goods: dict[Good, int]) -> State:
    kept: dict[Good, int] = {good: goods[good] for good in GOODS if goods.get(good)}
    expect(0 < sum(kept.values()) <= CUBES, "five-cubes", "HIM-5", n=CUBES)
    for good, n in kept.items():
        others = sum(p.goods.get(good, 0) for i, p in enumerate(state.sites, 1) if i != v)
        expect(0 < n <= GOODS[good] - others, "too-many-cubes", "HIM-3", good=good_word(good), n=GOODS[good])
    return with_site(state, v, Site(holds="goods", goods=kept, stupa=site(state, v).stupa))


def _set_site(state: State, move: moves.CorrectSite) -> State:
    place = _site(state, move.village)
    match move.holds:
        case "empty":
            return with_site(state, move.village, Site(stupa=place.stupa))
        case "goods":
            return _with_goods(state, move.village, move.goods)
        case "order":
            return _with_order(state, move)
        case _:
            raise Illegal("does-not-fit")


def _with_order(state: State, move: moves.CorrectSite) -> State:
    expect(0 <= (move.yaks or 0) <= MOST_YAKS, "does-not-fit", "HIM-40")
    order = Order(needs=expect_needs(move.needs), yaks=move.yaks or None)
    if order.yaks is not None:
        state = learn_order(state, order)
    place = Site(holds="order", order=order, stupa=site(state, move.village).stupa)
    return with_site(state, move.village, place)


def _set_stupa(state: State, move: moves.CorrectStupa) -> State:
    place = _site(state, move.village)
    if move.seat == TABLE:
        return with_site(state, move.village, replace(place, stupa=None))
    _player(state, move.seat)
    if place.stupa != move.seat:
        expect(stupas_left(state, move.seat) > 0, "no-more-stupas", "HIM-4", n=STUPAS)
    return with_site(state, move.village, replace(place, stupa=move.seat))


# ---- the map -----------------------------------------------------------------------------------------
def _set_regions(state: State, move: moves.CorrectRegions) -> State:
    expect(move.village in ALL_VILLAGES and move.regions, "does-not-fit", "HIM-46")
    expect(all(1 <= r <= REGIONS for r in move.regions), "no-such-region", "HIM-46", n=REGIONS)
    village = replace(state.land[move.village - 1], regions=tuple(sorted(set(move.regions))))
    return replace(state, land=expect_rulebook(put(state.land, move.village - 1, village)))


def _set_road(state: State, move: moves.CorrectRoad) -> State:
    """The road as it is printed; what was told wrongly before is forgotten."""
    expect(move.road in ROADS and move.a in ALL_VILLAGES and 0 <= move.b <= VILLAGES, "does-not-fit", "HIM-27")
    expect(move.a != move.b, "event-two-villages", "HIM-27")
    return replace(state, land=expect_rulebook(rejoined(state.land, move.road, move.a, move.b)))


# ---- the rest ----------------------------------------------------------------------------------------
def _set_reading(state: State, move: moves.SetReading) -> State:
    expect(move.name not in FIXED, "does-not-fit")
    return replace(state, options=changed(state.options, move.name, move.value))


def _leave_out(state: State) -> State:
    """Go on without what is asked now."""
    match state.step:
        case "map":
            return replace(state, mapped=len(state.land))
        case "goods" | "orders":
            return replace(state, short=True)
        case "leaders" | "events" | "emptied":
            return replace(state, asked=state.asked + 1)
        case "programme":
            return replace(state, ready=(True,) * state.seats)
        case "rows":
            return replace(state, rows=tuple(UNTOLD if row is None else row for row in state.rows))
        case "action":
            return _next_action(state)
        case "inventory":
            return replace(state, opened=state.opened + 1)
        case "prize":
            return replace(state, winner=None)
        case "setup" | "count" | "tie" | "over":
            raise Illegal("not-asked-now")
        case _:
            assert_never(state.step)


def _next_action(state: State) -> State:
    """In the ledger an action is everybody's."""
    return replace(state, turn=state.turn + 1 if is_full(state) else state.seats)
