"""What the market has shown: prices that trades have told, and what a trade comes to by them (AMR-58).

A price is that of a way: "sell-gold-2-4", from two gold in the market to four. Ways that meet are added up to propose
what a longer one brings; what the table says of that one then is its price.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from rules.amritsar.components import MOST_PRINTED, RESOURCES, Resource
from rules.amritsar.printed import Price, Printed
from rules.kit.types import Amount, Field, Say

LONGEST = 12  # ways beyond this are told as a whole


def sold(market: Mapping[Resource, int], goods: Mapping[Resource, int], beside: Mapping[Resource, int]) -> list[str]:
    """The ways of what found a place in the market."""
    came = {r: n - beside.get(r, 0) for r, n in goods.items()}
    return [way("sell", r, market[r], market[r] + n) for r, n in came.items() if n > 0]


def bought(market: Mapping[Resource, int], goods: Mapping[Resource, int]) -> list[str]:
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


# ---- proposing ---------------------------------------------------------------------------------------
def total(prices: Mapping[str, Price], ways: Iterable[str]) -> Price | None:
    """What these ways come to; None where nobody has told one of them."""
    found = [price(prices, each) for each in ways]
    known = [each for each in found if each]
    return _sum(known) if len(known) == len(found) else None


def price(prices: Mapping[str, Price], id: str) -> Price | None:
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


# ---- learning ----------------------------------------------------------------------------------------
def learned(printed: Printed, ways: list[str], paid: Price) -> Printed:
    """The same with what a single way came to, or the only one of several that nobody had told.

    More than lay in the market, as the table set it right meanwhile, teaches nothing.
    """
    if not all(is_way(each) for each in ways):
        return printed
    unknown = ways if len(ways) == 1 else [each for each in ways if price(printed.prices, each) is None]
    if len(unknown) != 1:
        return printed
    rest = _sum(p for each in ways if each not in unknown and (p := price(printed.prices, each)))
    left = Price(coins=paid.coins - rest.coins, points=paid.points - rest.points)
    if not is_price(left):
        return printed
    return replace(printed, prices={**printed.prices, unknown[0]: left})


def is_price(told: Price) -> bool:
    return 0 <= told.coins <= MOST_PRINTED and 0 <= told.points <= MOST_PRINTED


# ---- in words ----------------------------------------------------------------------------------------
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
