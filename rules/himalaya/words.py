"""Short texts, options and fields that several phases use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from rules.kit import forms
from rules.kit.rules import Asks, once, pick, share
from rules.kit.types import Option, Say, Seat, When, Who

from .components import ALL_VILLAGES, GOODS, ROADS, Good, Road
from .state import Order, State


def lines(items: Sequence[Say]) -> Say:
    """Sentences one below the other."""
    if len(items) == 1:
        return items[0]
    return Say(key="lines", args={"first": items[0], "rest": lines(items[1:])})


def goods_word(goods: dict[Good, int]) -> Say | Who:
    """ "2 salt, 1 tea": the kinds that are there, cheapest first."""
    parts = [Say(key=f"n-{good}", args={"n": goods[good]}) for good in GOODS if goods.get(good)]
    return forms.comma_list(parts) if parts else Say(key="no-goods")


def numbers_word(values: Iterable[int]) -> Say | Who:
    return forms.comma_list([forms.number(n) for n in values])


@cache
def good_word(good: str) -> Say:
    return Say(key=f"good-{good}")


@cache
def inner_good_word(good: str) -> Say:
    """A kind of good in the middle of a sentence."""
    return Say(key=f"some-{good}")


@cache
def road_word(road: Road) -> Say:
    """A type of road in the middle of a sentence."""
    return Say(key=f"by-{road}")


def village_options(these: Iterable[int] = ALL_VILLAGES) -> tuple[Option, ...]:
    """An option per village; a tap on the map chooses it."""
    return tuple([_village(v) for v in these])


@cache
def _village(v: int) -> Option:
    return Option(value=v, label=forms.number(v), cell=f"v{v}")


def region_lines(regions: Iterable[int]) -> dict[str, Say | Who]:
    """The labels of a field over regions."""
    return {str(r): Say(key="region", args={"n": r}) for r in regions}


def send_field(
    regions: Callable[[State, Seat], tuple[int, ...]], least: Callable[[State, Seat], int],
    most: Callable[[State, Seat], int], when: When,
) -> Asks:  # fmt: skip
    """The field for delegations by region: by default all to the first; a tap on another sends one there instead."""

    @once
    def caps(state: State, seat: Seat) -> dict[str, int]:
        return {str(r): most(state, seat) for r in regions(state, seat)}

    return share(
        caps, least=least, most=most, when=when,
        label=lambda state, seat: Say(key="sent-label", args={"n": most(state, seat)}),
        lines=lambda state, seat: region_lines(regions(state, seat)),
        cells=lambda state, seat: {region: f"r{region}" for region in caps(state, seat)},
        default=lambda state, seat: dict([*caps(state, seat).items()][:1]) or None,
    )  # fmt: skip


def order_word(order: Order) -> Say:
    """An order with its goods and its worth."""
    return Say(key="order-worth", args={"what": goods_word(order.needs), "n": order.yaks or 0})


ANY_VILLAGE = pick(village_options(), label="village-label")
ROAD = pick(ROADS, label="road-type")  # by its type and its two ends
ROAD_END = pick((Option(value=0, label=Say(key="no-road")), *village_options()), label="to-label")
