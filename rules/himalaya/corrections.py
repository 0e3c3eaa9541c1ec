"""Setting the companion right, for the table knows better than the log: each `ask` with its `do`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec.structs import replace

from rules.himalaya import moves
from rules.himalaya.components import (
    ACTIONS,
    ALL_VILLAGES,
    CUBES,
    EVENTS,
    GOODS,
    LEVELS,
    MOST_HERD,
    MOST_YAKS,
    ORDERS,
    REGIONS,
    ROADS,
    STUPAS,
    VILLAGES,
)
from rules.himalaya.land import expect_rulebook, learn_order, learn_village, rejoined
from rules.himalaya.numbers import numbers
from rules.himalaya.programme import UNTOLD, event_word, row_field
from rules.himalaya.state import (
    Order,
    Result,
    Site,
    State,
    Step,
    hidden_stock,
    is_full,
    order_of_play,
    site,
    stupas_left,
    who,
    with_player,
    with_site,
)
from rules.himalaya.supply import cubes_caps, expect_needs, needs_field, with_goods
from rules.himalaya.words import goods_lines, order_word, region_options, road_fields, village_field
from rules.kit import forms
from rules.kit.corrections import correction, leave_out, quantities, readings
from rules.kit.expect import expect
from rules.kit.places import clockwise, put
from rules.kit.types import TABLE, Allot, Amount, Choice, Illegal, LeaveOut, Option, Prompt, Quantity, Say, Seat

HOLDS = ("empty", "goods", "order")
COUNTING: tuple[Step, ...] = ("count", "tie", "over")  # from here on nobody plays any more


def corrections(state: State) -> tuple[Quantity | Prompt, ...]:
    """Every public number, and a form for everything else that can have gone another way."""
    board = (*_sites(state), *_map(state)) if is_full(state) else ()
    return (
        *quantities(numbers(state)), *_leave_out(state), *_first(state), *_rows(state), *board, *_hidden(state),
        *_events(state), *readings(state.options),
    )  # fmt: skip


# ---- a village ---------------------------------------------------------------------------------------
def _sites(state: State) -> Iterator[Prompt]:
    """What lies in a village, and whose stupa stands there."""
    village = village_field("village", "village-label", ALL_VILLAGES)
    holds = Choice(name="holds", label=Say(key="holds-label"), options=forms.words("holds", HOLDS))
    goods = Allot(name="goods", label=Say(key="cubes-label"), caps=cubes_caps(), lines=goods_lines(),
                  least=1, most=CUBES, when=("holds", ("goods",)))  # fmt: skip
    yaks = Amount(name="yaks", label=Say(key="yaks-or-none"), least=0, most=MOST_YAKS, usual=0,
                  when=("holds", ("order",)))  # fmt: skip
    needs = needs_field(("holds", ("order",)))
    yield correction("site", "correct_site", Say(key="correct-site"), village, holds, goods, needs, yaks)
    seats = Choice(name="seat", label=Say(key="stupa-of"), options=forms.seats_or_nobody(range(state.seats)))
    yield correction("stupa", "correct_stupa", Say(key="correct-stupa"), village, seats)
    if state.orders:
        known = tuple(Option(value=key, label=order_word(state.orders[key])) for key in sorted(state.orders))
        order = Choice(name="order", label=Say(key="order-label"), options=known)
        yield correction("forget-order", "forget_order", Say(key="forget-order"), order)


def do_correct_site(state: State, seat: Seat, move: moves.CorrectSite) -> Result:
    stupa = _site(state, move.village).stupa
    match move.holds:
        case "empty":
            return with_site(state, move.village, Site(stupa=stupa)), ()
        case "goods":
            return with_goods(state, move.village, move.goods), ()
        case "order":
            return _with_order(state, move, stupa), ()
        case _:
            raise Illegal("does-not-fit")


def _site(state: State, v: int) -> Site:
    expect(v in ALL_VILLAGES and is_full(state), "does-not-fit")
    return site(state, v)


def _with_order(state: State, move: moves.CorrectSite, stupa: Seat | None) -> State:
    expect(0 <= (move.yaks or 0) <= MOST_YAKS, "does-not-fit", "HIM-40")
    order = Order(needs=expect_needs(move.needs), yaks=move.yaks or None)
    if order.yaks is not None:
        state = learn_order(state, order)
    return with_site(state, move.village, Site(holds="order", order=order, stupa=stupa))


def do_correct_stupa(state: State, seat: Seat, move: moves.CorrectStupa) -> Result:
    place, owner = _site(state, move.village), None if move.seat == TABLE else _seat(state, move.seat)
    if owner is not None and place.stupa != owner:
        expect(stupas_left(state, owner) > 0, "no-more-stupas", "HIM-4", n=STUPAS)
    return with_site(state, move.village, replace(place, stupa=owner)), ()


def _seat(state: State, seat: int) -> Seat:
    expect(0 <= seat < state.seats, "does-not-fit")
    return seat


def do_forget_order(state: State, seat: Seat, move: moves.ForgetOrder) -> Result:
    expect(move.order in state.orders, "does-not-fit")
    return replace(state, orders={key: order for key, order in state.orders.items() if key != move.order}), ()


# ---- the map -----------------------------------------------------------------------------------------
def _map(state: State) -> Iterator[Prompt]:
    """The map as a table: levels, roads and bordering regions."""
    village = village_field("village", "village-label", ALL_VILLAGES)
    levels = tuple(Option(value=level, label=Say(key=f"level-{level}")) for level in LEVELS)
    level = Choice(name="level", label=Say(key="level-label"), options=levels)
    yield correction("level", "correct_level", Say(key="correct-level"), village, level)
    yield correction("road", "correct_road", Say(key="correct-road"), *road_fields())
    regions = Choice(name="regions", label=Say(key="regions-label"), options=region_options(), many=True, most=REGIONS)
    yield correction("regions", "correct_regions", Say(key="correct-regions"), village, regions)


def do_correct_level(state: State, seat: Seat, move: moves.CorrectLevel) -> Result:
    return learn_village(state, move.village, move.level, ()), ()


def do_correct_road(state: State, seat: Seat, move: moves.CorrectRoad) -> Result:
    """The road as it is printed; what was told wrongly before is forgotten."""
    expect(move.road in ROADS and move.a in ALL_VILLAGES and 0 <= move.b <= VILLAGES, "does-not-fit", "HIM-27")
    expect(move.a != move.b, "event-two-villages", "HIM-27")
    return replace(state, land=expect_rulebook(rejoined(state.land, move.road, move.a, move.b))), ()


def do_correct_regions(state: State, seat: Seat, move: moves.CorrectRegions) -> Result:
    expect(move.village in ALL_VILLAGES and move.regions, "does-not-fit", "HIM-46")
    expect(all(1 <= r <= REGIONS for r in move.regions), "no-such-region", "HIM-46", n=REGIONS)
    village = replace(state.land[move.village - 1], regions=tuple(sorted(set(move.regions))))
    return replace(state, land=expect_rulebook(put(state.land, move.village - 1, village))), ()


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
    player = state.players[_seat(state, move.seat)]
    expect(is_full(state) and all(0 <= n <= GOODS[good] for good, n in move.goods.items()), "does-not-fit", "HIM-3")
    stock = hidden_stock(player.stock.seats, dict(move.goods))
    return with_player(state, move.seat, replace(player, stock=stock)), ()


def do_correct_herd(state: State, seat: Seat, move: moves.CorrectHerd) -> Result:
    player = state.players[_seat(state, move.seat)]
    fits = 0 <= move.discs <= ORDERS and 0 <= move.yaks <= MOST_HERD
    expect(is_full(state) and fits, "does-not-fit", "HIM-66")
    herd = replace(player.herd, value=move.yaks, count=move.discs)
    return with_player(state, move.seat, replace(player, herd=herd)), ()


# ---- the course of a round ---------------------------------------------------------------------------
def _first(state: State) -> Iterator[Prompt]:
    if state.step not in COUNTING:
        label = Say(key="correct-first")
        seats = Choice(name="seat", label=label, options=forms.seats(range(state.seats)), usual=(state.first,))
        yield correction("first", "correct_first", label, seats)


def do_correct_first(state: State, seat: Seat, move: moves.CorrectFirst) -> Result:
    """Another First: who had their turn in this step has had it, the others are asked from the new First on."""
    expect(state.step not in COUNTING, "does-not-fit")
    had = order_of_play(state)[: _turns(state)]
    in_order = clockwise(_seat(state, move.seat), state.seats)
    return replace(state, first=move.seat, before=() if had == in_order[: len(had)] else had), ()


def _turns(state: State) -> int:
    """How many seats have had their turn where they take turns."""
    match state.step:
        case "leaders" | "events":
            return state.asked
        case "action":
            return state.turn
        case _:
            return 0


def _rows(state: State) -> Iterator[Prompt]:
    """The programmes that lie open; what is done stays done."""
    for seat, row in enumerate(state.rows if state.step == "action" and is_full(state) else ()):
        usual = tuple(token for token in row or () if token is not None)
        label = Say(key="correct-row", args={"who": who(seat)})
        field = row_field("row", label, usual=usual if row and len(usual) == len(row) else ())
        yield correction(f"row-{seat}", "correct_row", label, field, given={"seat": seat})


def do_correct_row(state: State, seat: Seat, move: moves.CorrectRow) -> Result:
    expect(state.step == "action" and is_full(state) and len(move.row) == ACTIONS, "does-not-fit")
    return replace(state, rows=put(state.rows, _seat(state, move.seat), move.row)), ()


def _events(state: State) -> Iterator[Prompt]:
    for seat, player in enumerate(state.players if state.options.events else ()):
        label = Say(key="correct-events", args={"who": who(seat)})
        left = Choice(name="left", label=label, options=forms.words("event", EVENTS), many=True, least=0,
                      most=len(EVENTS), usual=player.events)  # fmt: skip
        yield correction(f"events-{seat}", "correct_events", label, left, given={"seat": seat})
    if state.events:
        lying = tuple(Option(value=i, label=event_word(event)) for i, event in enumerate(state.events))
        label = Say(key="drop-event")
        yield correction("drop-event", "drop_event", label, Choice(name="index", label=label, options=lying))


def do_correct_events(state: State, seat: Seat, move: moves.CorrectEvents) -> Result:
    left = tuple(kind for kind in EVENTS if kind in move.left)
    return with_player(state, move.seat, replace(state.players[_seat(state, move.seat)], events=left)), ()


def do_drop_event(state: State, seat: Seat, move: moves.DropEvent) -> Result:
    expect(0 <= move.index < len(state.events), "does-not-fit")
    return replace(state, events=tuple(e for i, e in enumerate(state.events) if i != move.index)), ()


# ---- the way out of a step ---------------------------------------------------------------------------
LEAVE: Mapping[Step, Callable[[State], State]] = {
    "map": lambda state: replace(state, mapped=len(state.land)),
    "goods": lambda state: replace(state, short=True),
    "orders": lambda state: replace(state, short=True),
    "leaders": lambda state: replace(state, asked=state.asked + 1),
    "events": lambda state: replace(state, asked=state.asked + 1),
    "programme": lambda state: replace(state, ready=(True,) * state.seats),
    "rows": lambda state: replace(state, rows=tuple(UNTOLD if row is None else row for row in state.rows)),
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
