"""Setting the companion right, for the table knows better than the log: each `ask` with its `do`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import assert_never

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import Corrections, Fixes, Wanted, correction, forms_of, leave_out, readings
from rules.kit.expect import expect, expect_seat
from rules.kit.types import TABLE, Allot, Amount, Choice, LeaveOut, Option, Prompt, Say, Seat

from . import moves
from .components import (
    ALL_VILLAGES,
    CUBES,
    GOODS,
    MOST_HERD,
    MOST_YAKS,
    ORDERS,
    STUPAS,
)
from .events import event_corrections
from .land import known_here, map_corrections
from .numbers import numbers
from .programme import untold
from .state import (
    Holds,
    Order,
    Result,
    Site,
    State,
    Step,
    hidden_stock,
    is_full,
    site,
    stupas_left,
    who,
    with_player,
    with_site,
)
from .supply import ask_short, cubes_caps, expect_needs, in_bag, needs_field, with_goods
from .words import goods_lines, order_word, village_field

HOLDS: tuple[Holds, ...] = ("empty", "goods", "order")
COUNTING: tuple[Step, ...] = ("count", "tie", "over")  # from here on nobody plays any more
# What records of before version 5 set right, by the move whose newest line it tells otherwise.
RETOLD = {"correct_row": "tell_rows.rows"}


def _fixes(state: State, wanted: Wanted) -> Fixes[State]:
    """Every public number, and a form for everything else that can lie otherwise on the table."""
    yield from numbers(state, wanted)
    yield from forms_of(state, wanted, {
        "leave-out": _leave_out, "first": _first, "goods-short": _short_bag,
        ("site", "stupa", "forget-order", "level", "road", "regions", "holds"): _board,
        ("stock-", "herd-"): _hidden, ("events-", "drop-event", "add-event"): event_corrections,
    })  # fmt: skip
    if wanted("set-"):
        yield from readings(state.options)


corrections = Corrections(_fixes)


def _board(state: State) -> Iterator[Prompt]:
    yield from (*_sites(state), *map_corrections(state)) if is_full(state) else _holds(state)


# ---- a village ---------------------------------------------------------------------------------------
def _sites(state: State) -> Iterator[Prompt]:
    """What lies in a village, and whose stupa stands there."""
    village = village_field("village", "village-label", ALL_VILLAGES)
    holds = Choice(name="holds", label=Say(key="holds-label"), options=forms.words("holds", HOLDS))
    goods = Allot(name="goods", label=Say(key="cubes-label"), caps=cubes_caps(), lines=goods_lines(),
                  least=0, most=CUBES, default={}, when=("holds", ("goods",)))  # fmt: skip
    yaks = Amount(name="yaks", label=Say(key="yaks-or-none"), least=0, most=MOST_YAKS, default=0,
                  when=("holds", ("order",)))  # fmt: skip
    needs = replace(needs_field(("holds", ("order",))), least=0, default={})
    yield correction("site", "correct_site", Say(key="correct-site"), village, holds, goods, needs, yaks)
    seats = Choice(name="seat", label=Say(key="stupa-of"), options=forms.seats_or_nobody(range(state.seats)))
    yield correction("stupa", "correct_stupa", Say(key="correct-stupa"), village, seats)
    if orders := known_here(state):
        known = tuple(Option(value=key, label=order_word(orders[key])) for key in sorted(orders))
        order = Choice(name="order", label=Say(key="order-label"), options=known)
        yield correction("forget-order", "forget_order", Say(key="forget-order"), order)


def _holds(state: State) -> Iterator[Prompt]:
    """The same in the ledger, which knows only whether a village has resources, an order or neither."""
    if state.step not in COUNTING:
        holds = Choice(name="holds", label=Say(key="holds-label"), options=forms.words("holds", HOLDS))
        village = village_field("village", "village-label", ALL_VILLAGES)
        yield correction("holds", "correct_site", Say(key="correct-site"), village, holds)


def _short_bag(state: State) -> Iterator[Prompt]:
    """The bag may be short although the log has followed another number of cubes (HIM-56)."""
    if state.step == "goods" and state.laid and is_full(state) and in_bag(state) >= CUBES:
        yield replace(ask_short(state), ask="", waits=False)


def do_correct_site(state: State, seat: Seat, move: moves.CorrectSite) -> Result:
    if not is_full(state):
        expect(move.village in ALL_VILLAGES and move.holds in HOLDS, "does-not-fit")
        return with_site(state, move.village, Site(holds=move.holds)), ()
    stupa = _site(state, move.village).stupa
    match move.holds:
        case "empty":
            return with_site(state, move.village, Site(stupa=stupa)), ()
        case "goods":
            if any(move.goods.values()):
                return with_goods(state, move.village, move.goods), ()
            return with_site(state, move.village, Site(holds="goods", untold=CUBES, stupa=stupa)), ()
        case "order":
            return _with_order(state, move, stupa), ()
        case _:
            assert_never(move.holds)


def _site(state: State, v: int) -> Site:
    expect(v in ALL_VILLAGES and is_full(state), "does-not-fit")
    return site(state, v)


def _with_order(state: State, move: moves.CorrectSite, stupa: Seat | None) -> State:
    expect(0 <= (move.yaks or 0) <= MOST_YAKS, "does-not-fit", "HIM-40")
    if not any(move.needs.values()):
        return with_site(state, move.village, Site(holds="order", stupa=stupa))
    order = Order(needs=expect_needs(move.needs), yaks=move.yaks or None)
    return with_site(state, move.village, Site(holds="order", order=order, stupa=stupa))


def do_correct_stupa(state: State, seat: Seat, move: moves.CorrectStupa) -> Result:
    place, owner = _site(state, move.village), None if move.seat == TABLE else expect_seat(move.seat, state.seats)
    if owner is not None and place.stupa != owner:
        expect(stupas_left(state, owner) > 0, "no-more-stupas", "HIM-4", n=STUPAS)
    return with_site(state, move.village, replace(place, stupa=owner)), ()


def do_forget_order(state: State, seat: Seat, move: moves.ForgetOrder) -> Result:
    """Its yaks are asked again when it is bartered next."""
    expect(move.order in known_here(state), "does-not-fit")
    return replace(state, orders={**state.orders, move.order: replace(state.orders[move.order], yaks=None)}), ()


# ---- behind the screens ------------------------------------------------------------------------------
def _hidden(state: State) -> Iterator[Prompt]:
    """What lies behind a screen: told only if the table wants to, so nothing is filled in."""
    if not is_full(state) or not state.laid or state.step in COUNTING:
        return
    for seat in range(state.seats):
        said, given = {"who": who(seat)}, {"seat": seat}
        goods = Allot(name="goods", label=Say(key="cubes-label"), caps=dict(GOODS.items()), lines=goods_lines(),
                      least=0, most=sum(GOODS.values()))  # fmt: skip
        yield correction(
            f"stock-{seat}", "correct_stock", Say(key="correct-stock", args=dict(said)), goods, given=given
        )
        discs = Amount(name="discs", label=Say(key="discs-label"), least=0, most=ORDERS)
        yaks = Amount(name="yaks", label=Say(key="disc-yaks-label"), least=0, most=MOST_HERD)
        yield correction(f"herd-{seat}", "correct_herd", Say(key="correct-herd", args=dict(said)), discs, yaks,
                         given=given)  # fmt: skip


def do_correct_stock(state: State, seat: Seat, move: moves.CorrectStock) -> Result:
    player = state.players[expect_seat(move.seat, state.seats)]
    expect(is_full(state) and all(0 <= n <= GOODS[good] for good, n in move.goods.items()), "does-not-fit", "HIM-3")
    stock = hidden_stock(player.stock.seats, dict(move.goods))
    return with_player(state, move.seat, replace(player, stock=stock)), ()


def do_correct_herd(state: State, seat: Seat, move: moves.CorrectHerd) -> Result:
    player = state.players[expect_seat(move.seat, state.seats)]
    fits = 0 <= move.discs <= ORDERS and 0 <= move.yaks <= MOST_HERD
    expect(is_full(state) and fits, "does-not-fit", "HIM-66")
    herd = replace(player.herd, value=move.yaks, count=move.discs)
    return with_player(state, move.seat, replace(player, herd=herd)), ()


# ---- the course of a round ---------------------------------------------------------------------------
def _first(state: State) -> Iterator[Prompt]:
    if state.step not in COUNTING:
        label = Say(key="correct-first")
        seats = Choice(name="seat", label=label, options=forms.seats(range(state.seats)), default=(state.first,))
        yield correction("first", "correct_first", label, seats)


def do_correct_first(state: State, seat: Seat, move: moves.CorrectFirst) -> Result:
    expect(state.step not in COUNTING, "does-not-fit")
    return replace(state, first=expect_seat(move.seat, state.seats)), ()


# ---- the way out of a step ---------------------------------------------------------------------------
LEAVE: Mapping[Step, Callable[[State], State]] = {
    "map": lambda state: replace(state, mapped=len(state.land)),
    "goods": lambda state: replace(state, short=True),
    "orders": lambda state: replace(state, short=True),
    "leaders": lambda state: replace(state, asked=state.asked + 1),
    "events": lambda state: replace(state, asked=state.asked + 1),
    "programme": lambda state: replace(state, ready=(True,) * state.seats, late=()),
    "rows": untold,
    "action": lambda state: replace(state, turn=state.turn + 1 if is_full(state) else state.seats),
    "emptied": lambda state: replace(state, asked=state.asked + 1),
    "inventory": lambda state: replace(state, opened=state.opened + 1),
    "prize": lambda state: replace(state, winner=None),
}


def _leave_out(state: State) -> Iterator[Prompt]:
    if state.step in LEAVE:
        yield leave_out(Say(key=f"leave-{state.step}"))


def do_leave_out(state: State, seat: Seat, move: LeaveOut) -> Result:
    expect(state.step in LEAVE)
    return LEAVE[state.step](state), ()
