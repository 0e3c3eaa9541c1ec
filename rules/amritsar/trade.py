"""Buying and selling at the market, the prices that it has shown, and the marker that it brings (AMR-58..66).

A price is that of a way: "sell-gold-2-4", from two gold in the market to four. Ways that meet are added up to propose
what a longer one brings; what the table says of that one then is its price.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.types import Allot, Amount, Field, Prompt, Say, Seat, Who

from . import moves
from .components import MARKET, MOST_PRINTED, RESOURCES, Resource
from .effects import bridged
from .printed import Price, Printed
from .state import Deal, Result, Side, State, first_task, gain, load, may_carry, news, pop, with_side
from .tasks import Settle, Trade
from .words import picture, yes_no_field


# ---- asking ------------------------------------------------------------------------------------------
def ask_trade(state: State, task: Trade) -> tuple[Prompt, ...]:
    """Which goods change hands; the coins follow in a form of their own."""
    side = state.sides[task.seat]
    sell = {str(r): side.goods[r] for r in RESOURCES if side.goods[r] and _may(state, task.seat, r, "sell")}
    buy = {str(r): state.market[r] for r in RESOURCES if state.market[r] and _may(state, task.seat, r, "buy")}
    fields = tuple(_goods(name, caps) for name, caps in (("sell", sell), ("buy", buy)) if caps)
    trade = forms.form("trade", task.seat, "trade", fields, ask="trade", rule="AMR-58")
    return trade, skip("trade", task.seat, "AMR-47")


def skip(ask: str, seat: Seat, rule: str) -> Prompt:
    """The key that leaves out what may be left out."""
    return Prompt(id=f"skip-{ask}", ask=ask, seat=seat, move="skip", label=Say(key=f"skip-{ask}"),
                  confirm=Say(key=f"skip-{ask}"), rule=rule)  # fmt: skip


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
        fields.append(yes_no_field("marker", Say(key="trade-marker"), default=1))
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


def _goods(name: str, caps: dict[str, int]) -> Allot:
    return Allot(name=name, label=Say(key=f"trade-{name}"), caps=caps, lines={r: Say(key=f"symbol-{r}") for r in caps},
                 least=0, most=sum(caps.values()), default={})  # fmt: skip


def _number(name: str, most: int = MOST_PRINTED, default: int | None = None) -> Amount:
    return Amount(name=name, label=Say(key=f"trade-{name}"), least=0, most=most, default=default)


def _may(state: State, seat: Seat, resource: Resource, way: str) -> bool:
    """Whether the other way round has not been traded this turn (AMR-61)."""
    if state.options.both_ways == "action":
        return True
    return not any(d.seat == seat and d.resource == resource and d.way != way for d in state.turn.deals)


def _brings_marker(side: Side) -> bool:
    return bool(side.waiting) and may_carry(side)


# ---- doing -------------------------------------------------------------------------------------------
def do_trade(state: State, seat: Seat, move: moves.Trade) -> Result:
    first_task(state, seat, Trade)
    _refuse(state, seat, move)
    sell = {r: n for r, n in move.sell.items() if n}
    buy = {r: n for r, n in move.buy.items() if n}
    return pop(state, Settle(seat=seat, sell=sell, buy=buy)), ()


def settle_bare(state: State, task: Settle) -> Result | None:
    """Nothing was traded and no marker can be moved, so that there is nothing to settle."""
    if task.sell or task.buy or _brings_marker(state.sides[task.seat]):
        return None
    return do_settle(state, task.seat, moves.Settle())


def do_settle(state: State, seat: Seat, move: moves.Settle) -> Result:
    """Goods and coins change hands, a marker moves (AMR-58..66)."""
    task, side = first_task(state, seat, Settle), state.sides[seat]
    sold, beside = sum(task.sell.values()), _beside(state, task, move)
    full = sum(beside.values())
    expect(min(move.received, move.points, move.paid) >= 0, "does-not-fit", "AMR-58")
    expect(sold > full or not (move.received or move.points), "nothing-sold", "AMR-58")
    expect(task.buy or not move.paid, "nothing-bought", "AMR-58")
    coins = side.coins + move.received + full - move.paid
    expect(coins >= 0, "too-few-coins", "AMR-58", n=move.paid)
    goods: dict[Resource, int] = {
        r: max(0, n + task.buy.get(r, 0) - task.sell.get(r, 0)) for r, n in side.goods.items()
    }
    deals = (*state.turn.deals, *_deals(task))
    state = _learned(state, task, move, beside) if move.learn else state
    market = _market(state, task, beside)
    state = replace(pop(state), market=market, turn=replace(state.turn, deals=deals))
    state = with_side(state, seat, replace(side, goods=goods, coins=coins))
    if move.points:
        state = gain(state, seat, move.points, "trade")
    state, said = _marker(state, seat, move.marker)
    return told(said, bridged(state, seat, "trade"))


def _refuse(state: State, seat: Seat, move: moves.Trade) -> None:
    """Raise Illegal for goods that cannot change hands."""
    side = state.sides[seat]
    for resource in RESOURCES:
        sell, buy = move.sell.get(resource, 0), move.buy.get(resource, 0)
        expect(sell >= 0 and buy >= 0, "does-not-fit", "AMR-58")
        expect(not (sell and buy), "not-both-ways", "AMR-61")
        expect(not sell or _may(state, seat, resource, "sell"), "not-both-ways", "AMR-61")
        expect(not buy or _may(state, seat, resource, "buy"), "not-both-ways", "AMR-61")
        expect(sell <= side.goods[resource], "too-few-goods", "AMR-58", n=side.goods[resource])
        expect(buy <= state.market[resource], "too-few-there", "AMR-58", n=state.market[resource])


def _deals(task: Settle) -> tuple[Deal, ...]:
    sold = (Deal(seat=task.seat, resource=r, way="sell") for r in task.sell)
    bought = (Deal(seat=task.seat, resource=r, way="buy") for r in task.buy)
    return (*sold, *bought)


def _beside(state: State, task: Settle, move: moves.Settle) -> dict[Resource, int]:
    """How many of each found the market full; where only the sum is told, those of the first that can (AMR-62)."""
    most, left = most_full(state, task), move.full
    expect(min(left, *move.beside.values(), 0) == 0, "does-not-fit", "AMR-62")
    expect(left + sum(move.beside.values()) <= sum(most.values()), "full-is-sold", "AMR-62", n=sum(most.values()))
    beside = dict(move.beside)
    for resource in most if left else ():
        beside[resource] = min(left, most[resource])
        left -= beside[resource]
    for resource, n in beside.items():
        expect(n <= most.get(resource, 0), "full-is-sold", "AMR-62", n=most.get(resource, 0))
    return beside


def _learned(state: State, task: Settle, move: moves.Settle, beside: dict[Resource, int]) -> State:
    """The prices that this trade has shown (AMR-58)."""
    sold, bought = ways_sold(state.market, task.sell, beside), ways_bought(state.market, task.buy)
    printed = with_price(state.printed, sold, Price(coins=move.received, points=move.points))
    return replace(state, printed=with_price(printed, bought, Price(coins=move.paid)))


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
