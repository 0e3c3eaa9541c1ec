"""Buying and selling at the market, and the marker that it brings (AMR-58..66)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.amritsar import moves
from rules.amritsar.components import MOST_PRINTED, RESOURCES, Resource
from rules.amritsar.effects import bridged
from rules.amritsar.markers import has_room, load
from rules.amritsar.state import Deal, Result, Side, State, first_task, gain, news, pop, told, with_side
from rules.amritsar.tasks import Trade
from rules.amritsar.words import yes_no_field
from rules.kit.expect import expect
from rules.kit.types import Allot, Amount, Field, Prompt, Say, Seat, Who


# ---- asking ------------------------------------------------------------------------------------------
def ask_trade(state: State, task: Trade) -> tuple[Prompt, ...]:
    side = state.sides[task.seat]
    sell = {str(r): side.goods[r] for r in RESOURCES if side.goods[r] and _may(state, task.seat, r, "sell")}
    buy = {str(r): state.market[r] for r in RESOURCES if state.market[r] and _may(state, task.seat, r, "buy")}
    fields: list[Field] = []
    fields += [_goods(name, caps) for name, caps in (("sell", sell), ("buy", buy)) if caps]
    fields += [_number("received")] if sell else []
    fields += [_number("paid")] if buy else []
    fields += [_number("points"), _number("full", sum(sell.values()))] if sell else []
    if _brings_marker(side):
        fields.append(yes_no_field("marker", Say(key="trade-marker"), usual=1))
    trade = Prompt(id="trade", ask="trade", seat=task.seat, move="trade", label=Say(key="trade-label"),
                   confirm=Say(key="trade-confirm"), fields=tuple(fields), rule="AMR-58")  # fmt: skip
    return trade, skip("trade", task.seat, "AMR-47")


def skip(ask: str, seat: Seat, rule: str) -> Prompt:
    """The key that leaves out what may be left out."""
    return Prompt(id=f"skip-{ask}", ask=ask, seat=seat, move="skip", label=Say(key=f"skip-{ask}"),
                  confirm=Say(key=f"skip-{ask}"), rule=rule)  # fmt: skip


def _goods(name: str, caps: dict[str, int]) -> Allot:
    return Allot(name=name, label=Say(key=f"trade-{name}"), caps=caps, lines={r: Say(key=f"symbol-{r}") for r in caps},
                 least=0, most=sum(caps.values()), usual={})  # fmt: skip


def _number(name: str, most: int = MOST_PRINTED) -> Amount:
    return Amount(name=name, label=Say(key=f"trade-{name}"), least=0, most=most, usual=0)


def _may(state: State, seat: Seat, resource: Resource, way: str) -> bool:
    """Whether the other way round has not been traded this turn (AMR-61)."""
    if state.options.both_ways == "action":
        return True
    return not any(d.seat == seat and d.resource == resource and d.way != way for d in state.turn.deals)


def _brings_marker(side: Side) -> bool:
    return bool(side.waiting) and has_room(side)


# ---- doing -------------------------------------------------------------------------------------------
def do_trade(state: State, seat: Seat, move: moves.Trade) -> Result:
    first_task(state, seat, Trade)
    side = state.sides[seat]
    _refuse(state, seat, move)
    goods: dict[Resource, int] = {r: n + move.buy.get(r, 0) - move.sell.get(r, 0) for r, n in side.goods.items()}
    coins = side.coins + move.received + move.full - move.paid
    deals = (*state.turn.deals, *_deals(seat, move))
    state = replace(pop(state), market=_market(state, move), turn=replace(state.turn, deals=deals))
    state = with_side(state, seat, replace(side, goods=goods, coins=coins))
    if move.points:
        state = gain(state, seat, move.points, "trade")
    state, said = _marker(state, seat, move)
    return told(said, bridged(state, seat, "trade"))


def _refuse(state: State, seat: Seat, move: moves.Trade) -> None:
    """Raise Illegal for a trade that cannot be."""
    side, sold = state.sides[seat], sum(move.sell.values())
    for resource in RESOURCES:
        sell, buy = move.sell.get(resource, 0), move.buy.get(resource, 0)
        expect(sell >= 0 and buy >= 0, "does-not-fit", "AMR-58")
        expect(not (sell and buy), "not-both-ways", "AMR-61")
        expect(not sell or _may(state, seat, resource, "sell"), "not-both-ways", "AMR-61")
        expect(not buy or _may(state, seat, resource, "buy"), "not-both-ways", "AMR-61")
        expect(sell <= side.goods[resource], "too-few-goods", "AMR-58", n=side.goods[resource])
        expect(buy <= state.market[resource], "too-few-there", "AMR-58", n=state.market[resource])
    expect(0 <= move.full <= sold, "full-is-sold", "AMR-62", n=sold)
    expect(sold > move.full or not (move.received or move.points), "nothing-sold", "AMR-58")
    expect(any(move.buy.values()) or not move.paid, "nothing-bought", "AMR-58")
    coins = side.coins + move.received + move.full
    expect(move.paid <= coins, "too-few-coins", "AMR-58", n=move.paid)


def _deals(seat: Seat, move: moves.Trade) -> tuple[Deal, ...]:
    sold = (Deal(seat=seat, resource=r, way="sell") for r, n in move.sell.items() if n)
    bought = (Deal(seat=seat, resource=r, way="buy") for r, n in move.buy.items() if n)
    return (*sold, *bought)


def _market(state: State, move: moves.Trade) -> dict[Resource, int]:
    """What lies in the market afterwards; what found no place there is back in the supply."""
    market: dict[Resource, int] = {}
    full = move.full
    for resource in RESOURCES:
        sold = move.sell.get(resource, 0)
        beside = min(full, sold)
        full -= beside
        market[resource] = state.market[resource] + sold - beside - move.buy.get(resource, 0)
    return market


def _marker(state: State, seat: Seat, move: moves.Trade) -> Result:
    """A marker to the elephant, or a point if none is left beside the market (AMR-63, AMR-64, AMR-66)."""
    side, who = state.sides[seat], Who(seat=seat)
    if _brings_marker(side):
        if not move.marker:
            return state, ()
        return with_side(state, seat, load(side, 1)), news("marker-loaded", "AMR-63", who=who)
    if side.waiting and state.options.full_elephant == "nothing":
        return state, news("elephant-full", "AMR-66", "warn", who=who)
    rule = "AMR-66" if side.waiting else "AMR-64"
    return gain(state, seat, 1, "trade"), news("trade-point", rule, "gain", who=who)
