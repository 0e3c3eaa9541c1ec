"""Resources and orders for the empty villages, in the setup and in phase IV (HIM-5..11, HIM-51..57)."""

from __future__ import annotations

from functools import cache, partial
from typing import Annotated, Any

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import info
from rules.kit.rules import EMPTY, Asks, Outcome, once, only, pick, share
from rules.kit.types import Die, Option, Pick, Say

from .components import ALL_VILLAGES, CUBES, GOODS, MOST_WANTED, SUPPLIED, VILLAGES, Good
from .flow import EMPTIED, ORDERS, RESOURCES, begin_supply, end_supply, skip_seat
from .state import Order, Site, State, seat_word, sorted_goods
from .words import goods_word, numbers_word, village_options


# ---- the d20 -----------------------------------------------------------------------------------------
@once
def roll_options(state: State) -> tuple[Option, ...]:
    """The numbers of the d20, each with its village: the next empty one, with 1 after 20 (HIM-6, HIM-8)."""
    free = state.villages_with("empty")
    comes = min(free, default=0)
    found = list[Option]()
    for roll in reversed(ALL_VILLAGES):
        comes = roll if roll in free else comes
        found.append(_roll_option(roll, comes or roll))
    return tuple(reversed(found))


@cache
def _roll_option(roll: int, village: int) -> Option:
    label = forms.number(roll) if roll == village else Say(key="roll-to", args={"roll": roll, "n": village})
    return Option(value=roll, label=label, cell=f"v{roll}")


ROLL = pick(roll_options, die=Die(id="d20", least=1, most=VILLAGES))


# ---- resources: the villages at once, or the d20 and five cubes ------------------------------------------
@once
def bag_count(state: State) -> int:
    """The number of cubes in the bag by the log. The number behind a screen is public, the kinds are secret."""
    out = sum(place.untold + sum(place.goods.values()) for place in state.sites) + sum(
        player.stock.count for player in state.players
    )
    return sum(GOODS.values()) - out


def is_short(state: State) -> bool:
    """Whether the bag may hold fewer than five by the log, in phase IV (HIM-56)."""
    return state.laid and state.is_full() and bag_count(state) < CUBES


@once
def lacking_goods(state: State) -> int:
    """The number of villages to supply, limited by the cubes in the bag."""
    left = SUPPLIED - len(state.villages_with("goods"))
    return min(left, bag_count(state) // CUBES) if state.is_full() else left


@once
def empty_villages(state: State) -> tuple[Option, ...]:
    return village_options(state.villages_with("empty"))


@RESOURCES.move("HIM-5", when=lambda state: not is_short(state), say=lambda state: {"n": lacking_goods(state)},
                hint=lambda state: Say(key="lay-goods-hint") if state.is_full() else None, shared=True)  # fmt: skip
def lay_goods(
    state: State,
    villages: Annotated[tuple[int, ...], pick(empty_villages, label="lay-where", many=True, most=lacking_goods)],
) -> Outcome[State]:
    """Put five cubes in each of these villages; their kinds are entered when needed (HIM-5)."""
    for v in villages:
        state = state.with_site(v, replace(state.site(v), holds="goods", untold=CUBES if state.is_full() else 0))
    return state, info("goods-laid", "HIM-5", n=numbers_word(sorted(villages)))


def goods_caps(state: State, most: int) -> dict[str, int]:
    """The most cubes to draw, by kind: those not on the board. Stocks are secret and do not count."""
    lying = [place.goods for place in state.sites if place.goods]
    on_it = {good: sum([goods.get(good, 0) for goods in lying]) for good in GOODS}
    return {good: max(0, min(most, supply - on_it[good])) for good, supply in GOODS.items()}


def cubes_on_board(state: State, good: Good) -> int:
    return sum(place.goods.get(good, 0) for place in state.sites)


def site_kinds(place: Site) -> tuple[Good, ...]:
    """The known kinds of goods in a village, cheapest first."""
    return tuple(good for good in GOODS if place.goods.get(good))


def possible_kinds(state: State, place: Site) -> tuple[Good, ...]:
    """The possible kinds of an unknown cube: none whose cubes are all elsewhere, and none too cheap."""
    caps = goods_caps(state, 1)
    kinds = tuple(good for good in GOODS if caps[good])
    grades = tuple(GOODS)
    left = tuple(good for good in kinds if grades.index(good) >= grades.index(place.least))
    return left or kinds  # the board overrides the log


def cubes(least: int, most: int) -> Asks:
    caps = partial(goods_caps, most=most)
    return only(State.is_full, share(caps, least=least, most=most, words="good", label="cubes-label"))


@once
def goods_args(state: State) -> dict[str, Any]:
    return {"n": len(state.villages_with("goods")) + 1, "roll": Pick(field="roll")}


LAST_CUBES = {"roll": None, "goods": cubes(0, CUBES - 1)}


@RESOURCES.move("HIM-5", text="goods-short", given={"short": True}, asked=LAST_CUBES, say=goods_args, picks=(),
                when=is_short)  # fmt: skip
@RESOURCES.move("HIM-5", text="goods", say=goods_args, picks=())
def place_goods(
    state: State, roll: Annotated[int, ROLL], goods: Annotated[dict[Good, int], cubes(CUBES, CUBES)] = EMPTY,
    short: bool = False,
) -> Outcome[State]:  # fmt: skip
    """Put resources in the village of the d20; without kinds in the ledger. short: the bag held fewer than five."""
    v, goods = state.next_empty(roll), sorted_goods(goods)
    if short:
        state = replace(state, short=True)
        if not goods:
            return state, info("no-goods-left", "HIM-56")
    state = state.with_site(v, replace(state.site(v), holds="goods", goods=goods, order=None))
    what = goods_word(goods) if goods else Say(key="new-goods")
    return state, info("goods-placed", "HIM-6" if v != roll else "HIM-5", n=v, what=what)


@RESOURCES.move("HIM-56", when=lambda state: state.laid and not state.is_full())
def no_goods(state: State) -> Outcome[State]:
    """In the ledger: record that the bag of resources is empty."""
    return replace(state, short=True), info("no-goods-left", "HIM-56")


@RESOURCES.goes_on
def skip_goods(state: State) -> State | None:
    return begin_supply(state, "orders") if state.short or len(state.villages_with("goods")) >= SUPPLIED else None


@RESOURCES.left_out("leave-goods")
@ORDERS.left_out("leave-orders")
def leave_supply(state: State) -> State:
    return replace(state, short=True)


# ---- orders ------------------------------------------------------------------------------------------
ORDER_CAPS = {str(good): min(MOST_WANTED, supply) for good, supply in GOODS.items()}  # as few taps as a list of orders
NEEDS = share(ORDER_CAPS, least=1, most=MOST_WANTED, words="good")


@once
def lacking_orders(state: State) -> int:
    return SUPPLIED - len(state.villages_with("order"))


def order_args(state: State) -> dict[str, Any]:
    return {"n": len(state.villages_with("order")) + 1, "roll": Pick(field="roll")}


def lay_hint(state: State) -> Say | None:
    return Say(key="lay-orders-hint") if state.is_full() else None


@ORDERS.move("HIM-5", say=lambda state: {"n": lacking_orders(state)}, hint=lay_hint, shared=True)
def lay_orders(
    state: State,
    villages: Annotated[tuple[int, ...], pick(empty_villages, label="lay-where", many=True, most=lacking_orders)],
) -> Outcome[State]:
    """Put an unknown order in each of these villages (HIM-9)."""
    for v in villages:
        state = state.with_site(v, replace(state.site(v), holds="order"))
    return state, info("orders-laid", "HIM-9", n=numbers_word(sorted(villages)))


@ORDERS.move("HIM-9", id="orders", text="orders", say=order_args, picks=())
def place_order(
    state: State, roll: Annotated[int, ROLL], needs: Annotated[dict[Good, int], only(State.is_full, NEEDS)] = EMPTY
) -> Outcome[State]:  # fmt: skip
    """Put an order in the village of the d20; its yaks are entered at the barter (HIM-9). No goods in the ledger."""
    v = state.next_empty(roll)
    order = Order(needs=sorted_goods(needs)) if state.is_full() else None
    state = state.with_site(v, replace(state.site(v), holds="order", goods={}, order=order))
    what = goods_word(order.needs) if order else Say(key="new-order")
    return state, info("order-placed", "HIM-10" if v != roll else "HIM-9", n=v, what=what)


@ORDERS.move("HIM-56", when=lambda state: state.laid)
def no_orders(state: State) -> Outcome[State]:
    """Record that the bag of orders is empty."""
    return replace(state, short=True), info("no-orders-left", "HIM-56")


@ORDERS.goes_on
def skip_orders(state: State) -> Outcome[State] | None:
    return end_supply(state) if state.short or len(state.villages_with("order")) >= SUPPLIED else None


# ---- the ledger: emptied villages --------------------------------------------------------------------
def occupied_villages(state: State) -> tuple[Option, ...]:
    return village_options(sorted((*state.villages_with("goods"), *state.villages_with("order"))))


@EMPTIED.move("HIM-51", say={"villages": Pick(field="villages")})
def emptied(
    state: State,
    villages: Annotated[tuple[int, ...], pick(occupied_villages, label="emptied-which", many=True, least=0)],
) -> Outcome[State]:
    """Record the villages that have lost all their resources or their order (HIM-51, HIM-53)."""
    for v in villages:
        state = state.with_site(v, Site(stupa=state.site(v).stupa))
    renewal = (info("renewal", "HIM-51", who=seat_word(state.first)),) if villages else ()
    return skip_seat(state), renewal


@EMPTIED.goes_on
def skip_emptied(state: State) -> State | None:
    waits = not state.asked and any(place.holds != "empty" for place in state.sites)
    return None if waits else begin_supply(state, "goods")


EMPTIED.left_out("leave-emptied")(skip_seat)
