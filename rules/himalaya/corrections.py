"""What the table can set right: every public number, and a form for everything else."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import asdict, replace

from rules.himalaya.components import (
    CUBES,
    EVENTS,
    GOODS,
    INVENTORY_TOKENS,
    LEVELS,
    MOST_HERD,
    MOST_YAKS,
    ORDERS,
    REGIONS,
    ROADS,
    ROUNDS,
    STUPAS,
    VILLAGES,
)
from rules.himalaya.events import event_word
from rules.himalaya.options import SETTINGS
from rules.himalaya.programme import row_field
from rules.himalaya.state import ALL_VILLAGES, Order, State, delegations_left, holding, is_full, who
from rules.himalaya.supply import needs_field, on_board
from rules.himalaya.words import counted, good_word, goods_lines, region_options, village_field, villages
from rules.kit import forms
from rules.kit.forms import correction
from rules.kit.types import TABLE, Allot, Amount, Choice, Option, Prompt, Quantity, Say, Who

HOLDS = ("empty", "goods", "order")
FIXED = ("tracking", "events")  # settings that cannot change after the beginning


def corrections(state: State) -> tuple[Quantity | Prompt, ...]:
    """Every public number, and a form for everything else that can have gone another way."""
    board = (*_sites(state), *_map(state)) if is_full(state) else ()
    return (
        *_numbers(state), *_leave_out(state), *_first(state), *_rows(state), *board, *_hidden(state), *_events(state),
        *_readings(state),
    )  # fmt: skip


# ---- numbers -----------------------------------------------------------------------------------------
def _number(
    move: str,
    given: dict[str, str | int],
    row: Say,
    column: Say | Who | None,
    now: int,
    least: int,
    most: int,
    cell: str = "",
) -> Quantity:
    id = "-".join([move, *(str(value) for value in given.values())])
    return Quantity(id=id, row=row, column=column, now=now, least=least, most=most, move=move, given=given, cell=cell)


def _numbers(state: State) -> Iterator[Quantity]:
    if state.step == "programme":
        yield _number("correct_round", {}, Say(key="row-round"), None, state.round, 1, ROUNDS)
    left = INVENTORY_TOKENS - sum(player.tokens for player in state.players)
    for seat, player in enumerate(state.players):
        given: dict[str, str | int] = {"seat": seat}
        most = player.tokens + max(0, left)
        if is_full(state) and state.laid:
            row = Say(key="row-leader")
            at = f"v{player.at}" if player.at else ""
            yield _number("correct_leader", given, row, who(seat), player.at, min(1, player.at), VILLAGES, at)
        yield _number("correct_tokens", given, Say(key="row-tokens"), who(seat), player.tokens, 0, most)
        if player.yaks is not None:
            yield _number("correct_yaks", given, Say(key="row-yaks"), who(seat), player.yaks, 0, MOST_HERD)
        yield from _sent(state, seat)
        yield from _levels(state, seat)
    yield from _goods(state)


def _sent(state: State, seat: int) -> Iterator[Quantity]:
    """Delegations by region; the ledger knows them only after counting."""
    player = state.players[seat]
    if not is_full(state) and player.yaks is None:
        return
    left = delegations_left(state, seat)
    for region, n in enumerate(player.sent, 1):
        row = Say(key="row-region", args={"n": region})
        given: dict[str, str | int] = {"seat": seat, "region": region}
        yield _number("correct_sent", given, row, who(seat), n, 0, n + left, f"r{region}")


def _levels(state: State, seat: int) -> Iterator[Quantity]:
    counted = state.players[seat].levels or ()
    for level, n in zip(LEVELS, counted, strict=False):
        row, most = Say(key="row-stupas", args={"level": Say(key=f"level-{level}")}), n + STUPAS - sum(counted)
        yield _number("correct_stupas", {"seat": seat, "level": level}, row, who(seat), n, 0, most)


def _goods(state: State) -> Iterator[Quantity]:
    """The cubes in the villages that offer some; the last one cannot be taken away here."""
    for v in holding(state, "goods") if is_full(state) else ():
        lying = state.sites[v - 1].goods
        for good, supply in GOODS.items():
            now = lying.get(good, 0)
            least = 1 if now == sum(lying.values()) else 0
            most = now + max(0, min(supply - on_board(state, good), CUBES - sum(lying.values())))
            row = Say(key="row-village", args={"n": v})
            given: dict[str, str | int] = {"village": v, "good": good}
            yield _number("correct_goods", given, row, good_word(good), now, least, most, f"v{v}")


# ---- forms -------------------------------------------------------------------------------------------
def _sites(state: State) -> Iterator[Prompt]:
    """What lies in a village, and whose stupa stands there."""
    village = village_field("village", "village-label", ALL_VILLAGES)
    holds = Choice(name="holds", label=Say(key="holds-label"), options=forms.words("holds", HOLDS))
    goods = Allot(name="goods", label=Say(key="cubes-label"), caps=cubes_caps(), lines=goods_lines(),
                  least=1, most=CUBES, when=("holds", ("goods",)))  # fmt: skip
    needs = needs_field(("holds", ("order",)))
    yaks = Amount(name="yaks", label=Say(key="yaks-or-none"), least=0, most=MOST_YAKS, usual=0,
                  when=("holds", ("order",)))  # fmt: skip
    yield correction("site", "correct_site", Say(key="correct-site"), village, holds, goods, needs, yaks)
    nobody = Option(value=TABLE, label=Say(key="nobody"))
    seats = Choice(name="seat", label=Say(key="stupa-of"), options=(*forms.seats(range(state.seats)), nobody))
    yield correction("stupa", "correct_stupa", Say(key="correct-stupa"), village, seats)
    if state.orders:
        known = tuple(Option(value=key, label=order_word(state.orders[key])) for key in sorted(state.orders))
        order = Choice(name="order", label=Say(key="order-label"), options=known)
        yield correction("forget-order", "forget_order", Say(key="forget-order"), order)


def order_word(order: Order) -> Say:
    return Say(key="order-worth", args={"what": counted(order.needs), "n": order.yaks or 0})


def cubes_caps() -> dict[str, int]:
    return {good: min(CUBES, n) for good, n in GOODS.items()}


def _map(state: State) -> Iterator[Prompt]:
    """The map as a table: levels, roads and bordering regions."""
    village = village_field("village", "village-label", ALL_VILLAGES)
    levels = tuple(Option(value=level, label=Say(key=f"level-{level}")) for level in LEVELS)
    level = Choice(name="level", label=Say(key="level-label"), options=levels)
    yield correction("level", "correct_level", Say(key="correct-level"), village, level)
    yield correction("road", "correct_road", Say(key="correct-road"), *road_fields())
    regions = Choice(name="regions", label=Say(key="regions-label"), options=region_options(), many=True, most=REGIONS)
    yield correction("regions", "correct_regions", Say(key="correct-regions"), village, regions)


def road_fields() -> tuple[Choice, Choice, Choice]:
    """A road by its type and its two ends."""
    road = Choice(name="road", label=Say(key="road-type"), options=forms.words("road", ROADS))
    end = Choice(name="b", label=Say(key="to-label"), options=(Option(value=0, label=Say(key="no-road")), *villages()))
    return road, village_field("a", "village-label", ALL_VILLAGES), end


def _hidden(state: State) -> Iterator[Prompt]:
    """What lies behind a screen: told only if the table wants to, so nothing is filled in."""
    for seat in range(
        state.seats if is_full(state) and state.laid and state.step not in ("count", "tie", "over") else 0
    ):
        caps: dict[str, int] = dict(GOODS.items())
        goods = Allot(name="goods", label=Say(key="cubes-label"), caps=caps, lines=goods_lines(), least=0,
                      most=sum(caps.values()))  # fmt: skip
        yield correction(f"stock-{seat}", "correct_stock", Say(key="correct-stock", args={"who": who(seat)}), goods,
                    given={"seat": seat})  # fmt: skip
        discs = Amount(name="discs", label=Say(key="discs-label"), least=0, most=ORDERS)
        yaks = Amount(name="yaks", label=Say(key="disc-yaks-label"), least=0, most=MOST_HERD)
        yield correction(f"herd-{seat}", "correct_herd", Say(key="correct-herd", args={"who": who(seat)}), discs, yaks,
                    given={"seat": seat})  # fmt: skip


def _rows(state: State) -> Iterator[Prompt]:
    """The programmes that lie open; what is done stays done."""
    for seat, row in enumerate(state.rows if state.step == "action" and is_full(state) else ()):
        usual = tuple(token for token in row or () if token is not None)
        label = Say(key="correct-row", args={"who": who(seat)})
        field = row_field("row", label, usual=usual if row and len(usual) == len(row) else ())
        yield correction(f"row-{seat}", "correct_row", label, field, given={"seat": seat})


def _first(state: State) -> Iterator[Prompt]:
    if state.step not in ("count", "tie", "over"):
        label = Say(key="correct-first")
        seats = Choice(name="seat", label=label, options=forms.seats(range(state.seats)), usual=(state.first,))
        yield correction("first", "correct_first", label, seats)


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


def _readings(state: State) -> Iterator[Prompt]:
    now = asdict(state.options)
    for setting in SETTINGS:
        name = setting.field.name
        if name in FIXED or not isinstance(setting.field, Choice) or not isinstance(setting.field.label, Say):
            continue
        field = replace(setting.field, name="value", usual=(now[name],))
        form = correction(f"set-{name}", "set_reading", setting.field.label, field, given={"name": name})
        yield replace(form, rule=setting.rule)


def _leave_out(state: State) -> Iterator[Prompt]:
    """The way out of every step."""
    if state.step not in ("setup", "count", "tie", "over"):
        yield correction("leave-out", "leave_out", Say(key=f"leave-{state.step}"))
