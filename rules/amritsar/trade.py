"""Buying and selling at the market, the known prices, and the marker for a trade (AMR-58..66).

A price is that of a way: "sell-gold-2-4", from two gold in the market to four. Adjoining ways add up to a proposal for
a longer one; the price that players then enter is its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import gain, info, prepend, warn
from rules.kit.rules import EMPTY, Asks, Of, Outcome, amount, each, known, must, once, only, share
from rules.kit.types import Say, Seat, Who

from . import components as box
from .components import Resource
from .effects import earn_bridge, load, may_carry, skip
from .flow import SETTLE, TRADE
from .printed import Price, Printed, is_way, picture, way, yes_no
from .state import Deal, Result, Settle, State, Trade


# ---- goods -------------------------------------------------------------------------------------------
@once
def sell_caps(state: State, task: Trade) -> dict[str, int]:
    goods = state.sides[task.seat].goods
    return {str(r): goods[r] for r in box.RESOURCES if goods[r] and _may(state, task.seat, r, "sell")}


@once
def buy_caps(state: State, task: Trade) -> dict[str, int]:
    market = state.market
    return {str(r): market[r] for r in box.RESOURCES if market[r] and _may(state, task.seat, r, "buy")}


def _may(state: State, seat: Seat, resource: Resource, way: str) -> bool:
    """Whether the seat has not traded this resource the opposite way this turn (AMR-61)."""
    if state.options.both_ways == "action":
        return True
    return not any(d.seat == seat and d.resource == resource and d.way != way for d in state.turn.deals)


SELL = share(sell_caps, most=lambda state, task: sum(sell_caps(state, task).values()), words="symbol",
             label="trade-sell", default={})  # fmt: skip
BUY = share(buy_caps, most=lambda state, task: sum(buy_caps(state, task).values()), words="symbol", label="trade-buy",
            default={})  # fmt: skip


@TRADE.move("AMR-58", picks=())
def trade(
    state: State, seat: Seat, sell: Annotated[dict[Resource, int], only(sell_caps, SELL)],
    buy: Annotated[dict[Resource, int], only(buy_caps, BUY)],
) -> State:  # fmt: skip
    """Choose the goods; the next form asks for the coins."""
    sold, bought = ({r: n for r, n in goods.items() if n} for goods in (sell, buy))
    must(not sold.keys() & bought.keys(), "not-both-ways", "AMR-61")
    return state.pop(Settle(seat=seat, sell=sold, buy=bought))


TRADE.move("AMR-47", id="skip-trade", label="skip-trade", confirm="skip-trade")(skip)


# ---- coins -------------------------------------------------------------------------------------------
def trade_args(state: State, task: Settle) -> dict[str, Say | Who]:
    """ "2 gold for sale, 1 marble bought"."""
    both = (("trade-sold", task.sell), ("trade-bought", task.buy))
    parts = [Say(key=key, args={"what": picture(goods)}) for key, goods in both if goods]
    return {"what": forms.comma_list(parts) if parts else Say(key="trade-nothing")}


def has_traded(state: State, task: Settle) -> bool:
    return bool(task.sell or task.buy)


@once
def full_caps(state: State, task: Settle) -> dict[Resource, int]:
    """The most sold to a full market, by resource: it has room at least for the stock at the start (AMR-6, AMR-62)."""
    sold = {r: task.sell[r] for r in box.RESOURCES if r in task.sell}
    most = {r: min(n, max(0, state.market[r] + n - box.MARKET)) for r, n in sold.items()}
    return {r: n for r, n in most.items() if n}


def most_full_together(state: State, task: Settle) -> int:
    return sum(full_caps(state, task).values())


def has_several_full(state: State, task: Settle) -> bool:
    return len(full_caps(state, task)) > 1


@once
def proposed_payments(state: State, task: Settle) -> dict[str, int]:
    """The coins and points by the known prices (AMR-58)."""
    prices = state.printed.prices
    sold = total_price(prices, ways("sell", state.market, task.sell)) if task.sell else None
    bought = total_price(prices, ways("buy", state.market, task.buy)) if task.buy else None
    come = {"received": sold.coins, "points": sold.points} if sold else {}
    if bought and bought.coins <= min(state.sides[task.seat].coins + come.get("received", 0), most_paid(state, task)):
        come["paid"] = bought.coins
    return {name: n for name, n in come.items() if n <= box.MOST_PRINTED or name == "paid"}


def most_paid(state: State, task: Settle) -> int:
    return box.MOST_PRINTED if task.sell else state.sides[task.seat].coins


def may_bring_marker(state: State, task: Settle) -> bool:
    side = state.sides[task.seat]
    return bool(side.waiting) and may_carry(side)


def sale_field(what: str, default: Of[int | None] = None) -> Asks:
    """The field for the coins or points of a sale."""
    return only(
        lambda state, task: bool(task.sell), amount(0, box.MOST_PRINTED, label=f"trade-{what}", default=default)
    )


def payment_field(default: Of[int | None] = None) -> Asks:
    """The field for the coins of a purchase."""
    return only(lambda state, task: task.buy, amount(0, most_paid, label="trade-paid", default=default))


FULL_TOGETHER = amount(0, most_full_together, label="trade-full", default=0)
FULL_EACH = each(full_caps, amount(
    0, lambda state, task, resource: full_caps(state, task)[resource], default=0,
    label=lambda state, resource: Say(key="trade-full-of", args={"resource": Say(key=f"symbol-{resource}")}),
))  # fmt: skip
BY_PRICES = {
    "received": sale_field("received", lambda state, task: proposed_payments(state, task).get("received")),
    "points": sale_field("points", lambda state, task: proposed_payments(state, task).get("points", 0)),
    "full": only(lambda state, task: len(full_caps(state, task)) == 1, FULL_TOGETHER),
    "beside": only(has_several_full, FULL_EACH),
    "paid": payment_field(lambda state, task: proposed_payments(state, task).get("paid")), "marker": None,
    "learn": known(1),
}  # fmt: skip


def settle_label(state: State, task: Settle) -> Say:
    """The label of the form without proposed values."""
    if not has_traded(state, task):
        return Say(key="settle-label", args=dict(trade_args(state, task)))
    return Say(key="settle-total" if has_several_full(state, task) else "settle-other")


@SETTLE.move(
    "AMR-58", say=trade_args, picks=(), asked=("received", "points", "full", "paid", "marker"), label=settle_label
)
@SETTLE.move("AMR-58", id="settle-each", text="settle", say=trade_args, picks=(), label="settle-other",
             when=has_several_full, asked=("received", "points", "beside", "paid", "marker"))  # fmt: skip
@SETTLE.move("AMR-58", id="settle-prices", text="settle", say=trade_args, picks=(), when=has_traded, asked=BY_PRICES)
def settle(
    state: State, seat: Seat, task: Settle, received: Annotated[int, sale_field("received")] = 0,
    paid: Annotated[int, payment_field()] = 0, points: Annotated[int, sale_field("points", 0)] = 0,
    full: Annotated[int, only(most_full_together, FULL_TOGETHER)] = 0,
    beside: Annotated[dict[Resource, int], FULL_EACH] = EMPTY,
    marker: Annotated[int, only(may_bring_marker, yes_no("trade-marker", 1))] = 1, learn: int = 0,
) -> Outcome[State]:  # fmt: skip
    """Exchange goods and coins, and move a marker (AMR-58..66).

    received: coins shown, for the goods with room in the market. full: goods sold to a full market, for 1 coin each;
    beside: the same by resource, if several may be full. points: for refilling. learn: 1 = by the printed prices.
    """
    side, beside = state.sides[seat], _full_counts(state, task, full, beside)
    away = sum(beside.values())
    must(sum(task.sell.values()) > away or not (received or points), "nothing-sold", "AMR-58")
    coins = side.coins + received + away - paid
    must(coins >= 0, "too-few-coins", "AMR-58", n=paid)
    goods: dict[Resource, int] = {
        r: max(0, n + task.buy.get(r, 0) - task.sell.get(r, 0)) for r, n in side.goods.items()
    }
    if learn:
        came = {r: n - beside.get(r, 0) for r, n in task.sell.items()}
        printed = with_price(state.printed, ways("sell", state.market, came), Price(coins=received, points=points))
        state = replace(state, printed=with_price(printed, ways("buy", state.market, task.buy), Price(coins=paid)))
    market = {  # goods without room are back in the supply
        r: max(0, n + task.sell.get(r, 0) - beside.get(r, 0) - task.buy.get(r, 0)) for r, n in state.market.items()
    }
    deals = [Deal(seat=seat, resource=r, way="sell") for r in task.sell]
    deals += [Deal(seat=seat, resource=r, way="buy") for r in task.buy]
    state = replace(state.pop(), market=market).with_turn(deals=(*state.turn.deals, *deals))
    state = state.with_side(seat, replace(side, goods=goods, coins=coins)).with_points(seat, points, "trade")
    state, said = _marker(state, seat, marker)
    return prepend(said, earn_bridge(state, seat, "trade"))


@SETTLE.goes_on
def skip_settle(state: State, task: Settle) -> Outcome[State] | None:
    """Skip the form if nothing was traded and no marker can move."""
    if has_traded(state, task) or may_bring_marker(state, task):
        return None
    return settle(state, task.seat, task)


def _full_counts(state: State, task: Settle, left: int, told: Mapping[Resource, int]) -> dict[Resource, int]:
    """The goods sold to a full market, by resource; a bare sum goes to the first possible ones (AMR-62)."""
    most, beside = full_caps(state, task), dict(told)
    for resource in most if left else ():
        beside[resource] = min(left, most[resource])
        left -= beside[resource]
    return beside


def _marker(state: State, seat: Seat, marker: int) -> Result:
    """Move a marker to the elephant, or score a point if none is left beside the market (AMR-63, AMR-64, AMR-66)."""
    side, who = state.sides[seat], Who(seat=seat)
    if side.waiting and may_carry(side):
        if not marker:
            return state, ()
        return state.with_side(seat, load(side, 1)), (info("marker-loaded", "AMR-63", who=who),)
    if side.waiting and state.options.full_elephant == "nothing":
        return state, (warn("elephant-full", "AMR-66", who=who),)
    rule = "AMR-66" if side.waiting else "AMR-64"
    return state.with_points(seat, 1, "trade"), (gain("trade-point", rule, who=who),)


# ---- prices by their ways --------------------------------------------------------------------------
LONGEST = 12  # longer ways are entered as a whole


def ways(deal: str, market: Mapping[Resource, int], goods: Mapping[Resource, int]) -> list[str]:
    """The ids of the ways of goods that enter or leave the market."""
    sign = 1 if deal == "sell" else -1
    return [way(deal, r, market[r], market[r] + sign * n) for r, n in goods.items() if n > 0]


# ---- prices: proposing --------------------------------------------------------------------------------
def total_price(prices: Mapping[str, Price], ways: Iterable[str]) -> Price | None:
    """The sum of these ways' prices; None if one is unknown."""
    found = [price_of(prices, each) for each in ways]
    return None if None in found else _sum(each for each in found if each)


def price_of(prices: Mapping[str, Price], id: str) -> Price | None:
    """The price of a way, as entered or by its parts."""
    if not is_way(id):
        return None
    deal, resource, start, end = id.split("-")
    told = prices.get(id)
    if told or abs(int(end) - int(start)) > LONGEST:
        return told
    step = 1 if int(end) > int(start) else -1
    upto = {int(start): Price(coins=0)}
    for to in range(int(start) + step, int(end) + step, step):
        parts = ((before, prices.get(f"{deal}-{resource}-{at}-{to}")) for at, before in upto.items())
        both = next(((before, part) for before, part in parts if part), None)
        if both:
            upto[to] = _sum(both)
    return upto.get(int(end))


def _sum(these: Iterable[Price]) -> Price:
    all_ = tuple(these)
    return Price(coins=sum(p.coins for p in all_), points=sum(p.points for p in all_))


# ---- prices: learning ---------------------------------------------------------------------------------
def with_price(printed: Printed, ways: list[str], paid: Price) -> Printed:
    """The printed values with the price of a single way, or of the only unknown one of several.

    More than the market's stock, after a correction meanwhile, teaches nothing.
    """
    if not all(is_way(each) for each in ways):
        return printed
    unknown = ways if len(ways) == 1 else [each for each in ways if price_of(printed.prices, each) is None]
    if len(unknown) != 1:
        return printed
    rest = _sum(p for each in ways if each not in unknown and (p := price_of(printed.prices, each)))
    left = Price(coins=paid.coins - rest.coins, points=paid.points - rest.points)
    if not (0 <= left.coins <= box.MOST_PRINTED and 0 <= left.points <= box.MOST_PRINTED):
        return printed
    return replace(printed, prices={**printed.prices, unknown[0]: left})
