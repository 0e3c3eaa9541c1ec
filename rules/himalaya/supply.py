"""Resources and orders for the empty villages, at the beginning and in phase IV (HIM-5..11, HIM-51..57)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.forms import form
from rules.kit.news import info
from rules.kit.places import put
from rules.kit.types import TABLE, Allot, Choice, Die, Option, Pick, Prompt, Say, Seat, When

from .components import ALL_VILLAGES, CUBES, GOODS, MOST_WANTED, SUPPLIED, VILLAGES, Good
from .moves import Emptied, LayGoods, LayOrders, NoGoods, NoOrders, PlaceGoods, PlaceOrder
from .state import (
    Order,
    Result,
    Site,
    State,
    holding,
    how_many,
    is_full,
    next_empty,
    site,
    who,
    with_site,
)
from .words import counted, good_word, goods_lines, numbers_word, villages


# ---- the d20 -----------------------------------------------------------------------------------------
def roll_field(state: State) -> Choice:
    """The number rolled, with the village that it means (HIM-6, HIM-8)."""
    options = tuple(_rolled(v, next_empty(state, v)) for v in ALL_VILLAGES)
    return Choice(name="roll", label=Say(key="roll-label"), options=options, die=Die(id="d20", least=1, most=VILLAGES))


def _rolled(roll: int, village: int) -> Option:
    label = forms.number(roll) if roll == village else Say(key="roll-to", args={"roll": roll, "n": village})
    return Option(value=roll, label=label, cell=f"v{roll}")


def _must_be_first(state: State, seat: Seat, step: str, roll: int = 1) -> None:
    expect(state.step == step)
    expect(seat == state.first, "not-your-turn", "HIM-51")
    expect(1 <= roll <= VILLAGES, "does-not-fit", "HIM-5")


# ---- resources ---------------------------------------------------------------------------------------
def ask_goods(state: State) -> tuple[Prompt, ...]:
    """The villages at once, or the d20 and five cubes; in phase IV the bag may hold fewer (HIM-56)."""
    one = _goods_form(state, "goods", (_cubes(state, CUBES, CUBES),) if is_full(state) else ())
    if not state.laid:
        return _ask_lay(state, "goods"), one
    if not is_full(state):
        return _ask_lay(state, "goods"), one, form("no-goods", state.first, "no_goods", ask="goods", rule="HIM-56")
    return (one, ask_short(state)) if in_bag(state) < CUBES else (_ask_lay(state, "goods"), one)


def _ask_lay(state: State, what: Literal["goods", "orders"]) -> Prompt:
    """Where they lie, tapped on the map one after the other; what lies there is told when it is needed."""
    left = _may_lay(state, what)
    field = Choice(name="villages", label=Say(key="lay-where"), options=villages(holding(state, "empty")), many=True,
                   most=left)  # fmt: skip
    hint = Say(key=f"lay-{what}-hint") if is_full(state) else None
    return form(f"lay-{what}", state.first, f"lay_{what}", (field,), ask=what, rule="HIM-5", hint=hint, shared=True,
                say={"n": left}, picks=("villages",))  # fmt: skip


def _may_lay(state: State, what: Literal["goods", "orders"]) -> int:
    """How many villages can be supplied: those that lack something, and no more than the bag holds cubes for."""
    left = SUPPLIED - how_many(state, "goods" if what == "goods" else "order")
    return min(left, in_bag(state) // CUBES) if what == "goods" and is_full(state) else left


def _expect_empty(state: State, these: tuple[int, ...], most: int) -> None:
    expect(0 < len(these) == len(set(these)) <= most, "does-not-fit", "HIM-5")
    expect(set(these) <= set(holding(state, "empty")), "village-taken", "HIM-6")


def do_lay_goods(state: State, seat: Seat, move: LayGoods) -> Result:
    """Five cubes lie in each of them, and nobody has told which (HIM-5)."""
    _must_be_first(state, seat, "goods")
    _expect_empty(state, move.villages, _may_lay(state, "goods"))
    for v in move.villages:
        state = with_site(state, v, replace(site(state, v), holds="goods", untold=CUBES if is_full(state) else 0))
    return state, (info("goods-laid", "HIM-5", n=numbers_word(sorted(move.villages))),)


def do_lay_orders(state: State, seat: Seat, move: LayOrders) -> Result:
    """An order lies in each of them, and nobody has told what it asks (HIM-9)."""
    _must_be_first(state, seat, "orders")
    _expect_empty(state, move.villages, _may_lay(state, "orders"))
    for v in move.villages:
        state = with_site(state, v, replace(site(state, v), holds="order"))
    return state, (info("orders-laid", "HIM-9", n=numbers_word(sorted(move.villages))),)


def ask_short(state: State) -> Prompt:
    """The last cubes of the bag, or none."""
    return _goods_form(state, "goods-short", (_cubes(state, 0, CUBES - 1),), short=True)


def in_bag(state: State) -> int:
    """How many cubes the bag holds by the log; it is no secret how many lie behind a screen, but of which kinds."""
    out = sum(place.untold + sum(place.goods.values()) for place in state.sites) + sum(
        player.stock.count for player in state.players
    )
    return sum(GOODS.values()) - out


def _goods_form(state: State, id: str, cubes: tuple[Allot, ...], short: bool = False) -> Prompt:
    n = len(holding(state, "goods")) + 1
    return form(id, state.first, "place_goods", (roll_field(state), *cubes), ask="goods", rule="HIM-5",
                say={"n": n, "roll": Pick(field="roll")}, given={"short": True} if short else {})  # fmt: skip


def _cubes(state: State, least: int, most: int) -> Allot:
    return Allot(name="goods", label=Say(key="cubes-label"), caps=goods_caps(state, most), lines=goods_lines(),
                 least=least, most=most)  # fmt: skip


def goods_caps(state: State, most: int) -> dict[str, int]:
    """How many cubes of a kind can be drawn: those that do not lie on the board. Stocks are nobody's business."""
    return {good: max(0, min(most, supply - on_board(state, good))) for good, supply in GOODS.items()}


def on_board(state: State, good: Good) -> int:
    return sum(place.goods.get(good, 0) for place in state.sites)


def do_place_goods(state: State, seat: Seat, move: PlaceGoods) -> Result:
    _must_be_first(state, seat, "goods", move.roll)
    v = next_empty(state, move.roll)
    goods: dict[Good, int] = {good: move.goods[good] for good in GOODS if move.goods.get(good)}
    if is_full(state):
        _expect_cubes(state, goods, move.short)
    if move.short:
        state = replace(state, short=True)
        if not goods:
            return state, (info("no-goods-left", "HIM-56"),)
    state = with_site(state, v, replace(site(state, v), holds="goods", goods=goods, order=None))
    what = counted(goods) if goods else Say(key="new-goods")
    return state, (info("goods-placed", "HIM-6" if v != move.roll else "HIM-5", n=v, what=what),)


def do_no_goods(state: State, seat: Seat, move: NoGoods) -> Result:
    _must_be_first(state, seat, "goods")
    expect(state.laid and not is_full(state))
    return replace(state, short=True), (info("no-goods-left", "HIM-56"),)


def _expect_cubes(state: State, goods: dict[Good, int], short: bool) -> None:
    total = sum(goods.values())
    expect(total == CUBES if not short else state.laid and total < CUBES, "five-cubes", "HIM-5", n=CUBES)
    for good, n in goods.items():
        most = GOODS[good] - on_board(state, good)
        expect(0 < n <= most, "too-many-cubes", "HIM-3", good=good_word(good), n=GOODS[good])


# ---- orders ------------------------------------------------------------------------------------------
def ask_orders(state: State) -> tuple[Prompt, ...]:
    """The villages at once, or the d20 and what the order asks; its yaks are told when it is bartered (HIM-9)."""
    n = len(holding(state, "order")) + 1
    fields = (roll_field(state), needs_field()) if is_full(state) else (roll_field(state),)
    one = form("orders", state.first, "place_order", fields, say={"n": n, "roll": Pick(field="roll")}, rule="HIM-9")
    if not state.laid:
        return _ask_lay(state, "orders"), one
    return _ask_lay(state, "orders"), one, form("no-orders", state.first, "no_orders", ask="orders", rule="HIM-56")


def needs_field(when: When | None = None) -> Allot:
    """What an order asks, cube by cube: as few taps as finding it in a list of orders."""
    caps: dict[str, int] = {good: min(MOST_WANTED, supply) for good, supply in GOODS.items()}
    return Allot(name="needs", label=Say(key="needs-label"), caps=caps, lines=goods_lines(), least=1,
                 most=MOST_WANTED, when=when)  # fmt: skip


def do_place_order(state: State, seat: Seat, move: PlaceOrder) -> Result:
    _must_be_first(state, seat, "orders", move.roll)
    v = next_empty(state, move.roll)
    order = Order(needs=expect_needs(move.needs)) if is_full(state) else None
    state = with_site(state, v, replace(site(state, v), holds="order", goods={}, order=order))
    what = counted(order.needs) if order else Say(key="new-order")
    return state, (info("order-placed", "HIM-10" if v != move.roll else "HIM-9", n=v, what=what),)


def expect_needs(told: dict[Good, int]) -> dict[Good, int]:
    """What an order asks, as it was told; Illegal if no order can (HIM-36)."""
    needs: dict[Good, int] = {good: told[good] for good in GOODS if told.get(good)}
    expect(needs and sum(needs.values()) <= MOST_WANTED, "order-needs", "HIM-36", n=MOST_WANTED)
    for good, n in needs.items():
        expect(0 < n <= GOODS[good], "too-many-cubes", "HIM-3", good=good_word(good), n=GOODS[good])
    return needs


def do_no_orders(state: State, seat: Seat, move: NoOrders) -> Result:
    expect(state.step == "orders" and state.laid)
    expect(seat == state.first, "not-your-turn", "HIM-51")
    return replace(state, short=True), (info("no-orders-left", "HIM-56"),)


# ---- the ledger: which villages are empty ------------------------------------------------------------
def ask_emptied(state: State) -> tuple[Prompt, ...]:
    """The villages that have lost all their resources or their order (HIM-51, HIM-53)."""
    lying = (*holding(state, "goods"), *holding(state, "order"))
    field = Choice(name="villages", label=Say(key="emptied-which"), options=villages(sorted(lying)), many=True, least=0,
                   most=len(lying))  # fmt: skip
    return (form("emptied", TABLE, "emptied", (field,), say={"villages": Pick(field="villages")}, rule="HIM-51"),)


def do_emptied(state: State, seat: Seat, move: Emptied) -> Result:
    expect(state.step == "emptied" and seat == TABLE)
    sites = state.sites
    for v in move.villages:
        expect(v in ALL_VILLAGES and site(state, v).holds != "empty", "does-not-fit", "HIM-51")
        sites = put(sites, v - 1, Site(stupa=sites[v - 1].stupa))
    news = (info("renewal", "HIM-51", who=who(state.first)),) if move.villages else ()
    return replace(state, sites=sites, asked=1), news


# ---- set right ---------------------------------------------------------------------------------------
def with_goods(state: State, v: int, goods: dict[Good, int]) -> State:
    """The village offers these cubes; Illegal for none, for more than five, or more than the box holds."""
    kept: dict[Good, int] = {good: goods[good] for good in GOODS if goods.get(good)}
    expect(0 < sum(kept.values()) <= CUBES, "five-cubes", "HIM-5", n=CUBES)
    for good, n in kept.items():
        others = sum(p.goods.get(good, 0) for i, p in enumerate(state.sites, 1) if i != v)
        expect(0 < n <= GOODS[good] - others, "too-many-cubes", "HIM-3", good=good_word(good), n=GOODS[good])
    return with_site(state, v, Site(holds="goods", goods=kept, stupa=site(state, v).stupa))


def cubes_caps() -> dict[str, int]:
    return {good: min(CUBES, n) for good, n in GOODS.items()}
