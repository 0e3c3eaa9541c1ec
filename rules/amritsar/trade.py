"""Buying and selling at the market, the prices that it has shown, and the marker that it brings (AMR-58..66).

A price is that of a way: "sell-gold-2-4", from two gold in the market to four. Ways that meet are added up to propose
what a longer one brings; what the table says of that one then is its price.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.flow import told
from rules.kit.rules import Outcome, fields, must
from rules.kit.types import Allot, Amount, Choice, Field, Prompt, Say, Seat, Who

from .components import MARKET, MOST_PRINTED, RESOURCES, Resource
from .effects import bridged, skip
from .flow import SETTLE, TRADE
from .printed import Price, Printed
from .state import Deal, Result, Side, State, gain, load, may_carry, news, pop, with_side
from .tasks import Settle
from .words import picture


# ---- goods -------------------------------------------------------------------------------------------
def to_sell(state: State, seat: Seat) -> Allot | None:
    goods = state.sides[seat].goods
    return _goods("sell", {str(r): goods[r] for r in RESOURCES if goods[r] and _may(state, seat, r, "sell")})


def to_buy(state: State, seat: Seat) -> Allot | None:
    market = state.market
    return _goods("buy", {str(r): market[r] for r in RESOURCES if market[r] and _may(state, seat, r, "buy")})


def _goods(name: str, caps: dict[str, int]) -> Allot | None:
    if not caps:
        return None
    return Allot(name=name, label=Say(key=f"trade-{name}"), caps=caps, lines={r: Say(key=f"symbol-{r}") for r in caps},
                 least=0, most=sum(caps.values()), default={})  # fmt: skip


def _may(state: State, seat: Seat, resource: Resource, way: str) -> bool:
    """Whether the other way round has not been traded this turn (AMR-61)."""
    if state.options.both_ways == "action":
        return True
    return not any(d.seat == seat and d.resource == resource and d.way != way for d in state.turn.deals)


@TRADE.move("AMR-58", picks=())
def trade(
    state: State, seat: Seat, sell: Annotated[dict[Resource, int], fields(to_sell)],
    buy: Annotated[dict[Resource, int], fields(to_buy)],
) -> State:  # fmt: skip
    """Which goods change hands; the coins follow in a form of their own."""
    sold, bought = ({r: n for r, n in goods.items() if n} for goods in (sell, buy))
    must(not sold.keys() & bought.keys(), "not-both-ways", "AMR-61")
    return pop(state, Settle(seat=seat, sell=sold, buy=bought))


TRADE.move("AMR-47", id="skip-trade", label="skip-trade", confirm="skip-trade")(skip)


# ---- coins -------------------------------------------------------------------------------------------
@SETTLE.asked_by
def ask_settle(state: State, task: Settle) -> tuple[Prompt, ...]:
    """What it cost and brought; by resource, where several may have found the market full.

    What the prices on the board came to before is proposed, and is learned from what the table says (AMR-58).
    """
    full = most_full(state, task)
    total = _ask_settle(state, task, [_number("full", sum(full.values()), default=0)] if full else [])
    if not task.sell and not task.buy:
        return (total,)
    other = Say(key="settle-other")
    if len(full) < 2:
        return _by_prices(state, task, total), replace(total, label=other)
    rows: list[Field] = [
        Amount(name="beside", key=r, label=Say(key="trade-full-of", args={"resource": Say(key=f"symbol-{r}")}), least=0,
               most=n, default=0)
        for r, n in full.items()
    ]  # fmt: skip
    each = replace(_ask_settle(state, task, rows), id="settle-each")
    return _by_prices(state, task, each), replace(each, label=other), replace(total, label=Say(key="settle-total"))


def _by_prices(state: State, task: Settle, settle: Prompt) -> Prompt:
    """The form with what the known prices come to."""
    known, side = state.printed.prices, state.sides[task.seat]
    sold = together(known, ways_sold(state.market, task.sell, {})) if task.sell else None
    bought = together(known, ways_bought(state.market, task.buy)) if task.buy else None
    default = {"received": sold.coins, "points": sold.points} if sold else {}
    if bought and bought.coins <= side.coins + default.get("received", 0):
        default["paid"] = bought.coins
    fields = tuple(
        replace(field, default=default[field.name])
        if isinstance(field, Amount) and field.name in default and default[field.name] <= field.most
        else field
        for field in settle.fields
    )
    return replace(settle, id="settle-prices", fields=fields, given={"learn": 1})


def _ask_settle(state: State, task: Settle, full: list[Field]) -> Prompt:
    side = state.sides[task.seat]
    fields: list[Field] = [_number("received"), _number("points", default=0), *full] if task.sell else []
    fields += [_number("paid", MOST_PRINTED if task.sell else side.coins)] if task.buy else []
    if _brings_marker(side):
        fields.append(Choice(name="marker", label=Say(key="trade-marker"), options=forms.yes_no(), default=(1,)))
    label = Say(key="settle-label", args={"what": _traded(task)})
    return Prompt(id="settle", ask="settle", seat=task.seat, move="settle", label=label, fields=tuple(fields),
                  confirm=Say(key="settle-confirm", args=label.args), rule="AMR-58")  # fmt: skip


def _traded(task: Settle) -> Say | Who:
    """ "2 gold for sale, 1 marble bought"."""
    both = (("trade-sold", task.sell), ("trade-bought", task.buy))
    parts = [Say(key=key, args={"what": picture(goods)}) for key, goods in both if goods]
    return forms.listed(parts) if parts else Say(key="trade-nothing")


def most_full(state: State, task: Settle) -> dict[Resource, int]:
    """How many may have found the market full: it has room at least for what lay there at the start (AMR-6, AMR-62)."""
    sold = {r: task.sell[r] for r in RESOURCES if r in task.sell}
    most = {r: min(n, max(0, state.market[r] + n - MARKET)) for r, n in sold.items()}
    return {r: n for r, n in most.items() if n}


def _number(name: str, most: int = MOST_PRINTED, default: int | None = None) -> Amount:
    return Amount(name=name, label=Say(key=f"trade-{name}"), least=0, most=most, default=default)


def _brings_marker(side: Side) -> bool:
    return bool(side.waiting) and may_carry(side)


@SETTLE.move("AMR-58")
def settle(
    state: State, seat: Seat, task: Settle, received: int = 0, paid: int = 0, points: int = 0, full: int = 0,
    beside: dict[Resource, int] | None = None, marker: int = 1, learn: int = 0,
) -> Outcome[State]:  # fmt: skip
    """Goods and coins change hands, a marker moves (AMR-58..66).

    received: coins shown, for all that found a place in the market. full: sold although it was full, for 1 coin each;
    beside: the same by resource, where several may have found it full. points: for filling it up. learn: 1 = by the
    printed prices.
    """
    side, beside = state.sides[seat], _beside(state, task, full, beside or {})
    away = sum(beside.values())
    must(sum(task.sell.values()) > away or not (received or points), "nothing-sold", "AMR-58")
    coins = side.coins + received + away - paid
    must(coins >= 0, "too-few-coins", "AMR-58", n=paid)
    goods: dict[Resource, int] = {
        r: max(0, n + task.buy.get(r, 0) - task.sell.get(r, 0)) for r, n in side.goods.items()
    }
    deals = (*state.turn.deals, *_deals(task))
    if learn:
        sale = Price(coins=received, points=points)
        state = replace(state, printed=_learned(state, task, beside, sale, Price(coins=paid)))
    market = _market(state, task, beside)
    state = replace(pop(state), market=market, turn=replace(state.turn, deals=deals))
    state = with_side(state, seat, replace(side, goods=goods, coins=coins))
    if points:
        state = gain(state, seat, points, "trade")
    state, said = _marker(state, seat, marker)
    return told(said, bridged(state, seat, "trade"))


@SETTLE.goes_on
def settle_bare(state: State, task: Settle) -> Outcome[State] | None:
    """Nothing was traded and no marker can be moved, so that there is nothing to settle."""
    if task.sell or task.buy or _brings_marker(state.sides[task.seat]):
        return None
    return settle(state, task.seat, task)


def _deals(task: Settle) -> tuple[Deal, ...]:
    sold = (Deal(seat=task.seat, resource=r, way="sell") for r in task.sell)
    bought = (Deal(seat=task.seat, resource=r, way="buy") for r in task.buy)
    return (*sold, *bought)


def _beside(state: State, task: Settle, left: int, told: Mapping[Resource, int]) -> dict[Resource, int]:
    """How many of each found the market full; where only the sum is told, those of the first that can (AMR-62)."""
    most, beside = most_full(state, task), dict(told)
    for resource in most if left else ():
        beside[resource] = min(left, most[resource])
        left -= beside[resource]
    return beside


def _learned(state: State, task: Settle, beside: dict[Resource, int], sale: Price, bought: Price) -> Printed:
    """The prices that this trade has shown (AMR-58)."""
    printed = with_price(state.printed, ways_sold(state.market, task.sell, beside), sale)
    return with_price(printed, ways_bought(state.market, task.buy), bought)


def _market(state: State, task: Settle, beside: dict[Resource, int]) -> dict[Resource, int]:
    """What lies in the market afterwards; what found no place there is back in the supply."""
    return {r: max(0, n + task.sell.get(r, 0) - beside.get(r, 0) - task.buy.get(r, 0)) for r, n in state.market.items()}


def _marker(state: State, seat: Seat, marker: int) -> Result:
    """A marker to the elephant, or a point if none is left beside the market (AMR-63, AMR-64, AMR-66)."""
    side, who = state.sides[seat], Who(seat=seat)
    if _brings_marker(side):
        if not marker:
            return state, ()
        return with_side(state, seat, load(side, 1)), news("marker-loaded", "AMR-63", who=who)
    if side.waiting and state.options.full_elephant == "nothing":
        return state, news("elephant-full", "AMR-66", "warn", who=who)
    rule = "AMR-66" if side.waiting else "AMR-64"
    return gain(state, seat, 1, "trade"), news("trade-point", rule, "gain", who=who)


# ---- what the market has shown: prices by their ways -----------------------------------------------------
LONGEST = 12  # ways beyond this are told as a whole


def ways_sold(
    market: Mapping[Resource, int], goods: Mapping[Resource, int], beside: Mapping[Resource, int]
) -> list[str]:
    """The ways of what found a place in the market."""
    came = {r: n - beside.get(r, 0) for r, n in goods.items()}
    return [way("sell", r, market[r], market[r] + n) for r, n in came.items() if n > 0]


def ways_bought(market: Mapping[Resource, int], goods: Mapping[Resource, int]) -> list[str]:
    """The ways of what left the market."""
    return [way("buy", r, market[r], market[r] - n) for r, n in goods.items() if n > 0]


def way(deal: str, resource: Resource, start: int, end: int) -> str:
    return f"{deal}-{resource}-{start}-{end}"


def is_way(id: str) -> bool:
    """Whether a price can be that of such a way."""
    parts = id.split("-")
    if len(parts) != 4 or parts[1] not in RESOURCES or not (parts[2] + parts[3]).isdecimal():
        return False
    start, end = int(parts[2]), int(parts[3])
    goes = start < end if parts[0] == "sell" else start > end
    return parts[0] in ("sell", "buy") and goes and id == f"{parts[0]}-{parts[1]}-{start}-{end}"


# ---- prices: proposing --------------------------------------------------------------------------------
def together(prices: Mapping[str, Price], ways: Iterable[str]) -> Price | None:
    """What these ways come to; None where nobody has told one of them."""
    found = [price_of(prices, each) for each in ways]
    known = [each for each in found if each]
    return _sum(known) if len(known) == len(found) else None


def price_of(prices: Mapping[str, Price], id: str) -> Price | None:
    """What a way comes to, as it was told, or by its parts."""
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
    """The same with what a single way came to, or the only one of several that nobody had told.

    More than lay in the market, as the table set it right meanwhile, teaches nothing.
    """
    if not all(is_way(each) for each in ways):
        return printed
    unknown = ways if len(ways) == 1 else [each for each in ways if price_of(printed.prices, each) is None]
    if len(unknown) != 1:
        return printed
    rest = _sum(p for each in ways if each not in unknown and (p := price_of(printed.prices, each)))
    left = Price(coins=paid.coins - rest.coins, points=paid.points - rest.points)
    if not is_price(left):
        return printed
    return replace(printed, prices={**printed.prices, unknown[0]: left})


def is_price(told: Price) -> bool:
    return 0 <= told.coins <= MOST_PRINTED and 0 <= told.points <= MOST_PRINTED


# ---- prices: in words ---------------------------------------------------------------------------------
def way_word(id: str) -> Say:
    """ "Sell gold: 2 to 4 in the market"."""
    deal, resource, start, end = id.split("-")
    goods = Say(key=f"symbol-{resource}")
    return Say(key=f"price-{deal}", args={"resource": goods, "from": int(start), "to": int(end)})


def price_fields(id: str, now: Price) -> tuple[Field, ...]:
    """The coins of a way, and the points for filling the market."""
    coins = Amount(name="coins", label=Say(key="price-coins"), least=0, most=MOST_PRINTED, default=now.coins)
    points = Amount(name="points", label=Say(key="trade-points"), least=0, most=MOST_PRINTED, default=now.points)
    return (coins, points) if id.startswith("sell") else (coins,)
