"""Donations to the temple: a marker on the donation tile of the elephant's district (AMR-76..82)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Annotated

from msgspec.structs import replace

from rules.kit.news import gain, prepend, warn
from rules.kit.rules import ONLY, Outcome, amount, each, pick
from rules.kit.types import Option, Pick, Say, Seat, Who

from . import components as box
from .components import District, Symbols
from .effects import earn_bridge, skip, with_goods
from .flow import DONATE, PAY
from .printed import ROWS, Donation, Row, district_word, has_spaces, picture, symbols, without_zeros
from .state import Donate, Gift, Pay, Side, State, require

Space = tuple[int, int]  # row from the bottom, place in the row


# ---- the rules ---------------------------------------------------------------------------------------
def spaces_below(space: Space) -> tuple[Space, ...]:
    """The two spaces on which a space of a higher row rests (AMR-80)."""
    row, at = space
    return ((row - 1, at), (row - 1, at + 1)) if row else ()


def filled_spaces(state: State, district: District) -> dict[Space, Seat]:
    return {(gift.row, gift.space): gift.seat for gift in state.gifts if gift.district == district}


def spaces_of(width: int) -> Iterator[Space]:
    """The spaces from the bottom row up, each row shorter by one."""
    return ((row, at) for row in range(width) for at in range(width - row))


def can_pay(side: Side, row: Row | None) -> bool:
    """Whether a seat can pay a row; True while its cost is unknown (AMR-78)."""
    if row is None:
        return True
    goods = all(side.goods[r] >= row.cost.get(r, 0) for r in box.RESOURCES)
    return goods and side.coins >= row.cost.get("coin", 0)


def payable_spaces(state: State, seat: Seat, place: District) -> tuple[Space, ...]:
    """The free spaces of a donation tile that a seat can pay, with both spaces below filled (AMR-79, AMR-80); none
    without a marker on its elephant (AMR-77, AMR-82)."""
    side, tile, there = state.sides[seat], state.donation(place), filled_spaces(state, place)
    spaces = spaces_of(tile.width or 1) if side.carried else ()
    free = (space for space in spaces if space not in there and all(below in there for below in spaces_below(space)))
    return tuple(space for space in free if can_pay(side, tile.rows.get(str(space[0]))))


def may_donate(state: State, seat: Seat) -> bool:
    """Whether a seat may be able to donate; an unknown tile counts as open."""
    side = state.sides[seat]
    if side.place is None:
        return False
    return bool(side.carried and is_unread(state, seat)) or bool(payable_spaces(state, seat, side.place))


@DONATE.goes_on
def skip_donation(state: State, task: Donate) -> Outcome[State] | None:
    """Skip the donation, with a warning, if the elephant has no marker or no space can be paid."""
    if may_donate(state, task.seat):
        return None
    return state.pop(), warn("no-donation-open", "AMR-82", who=Who(seat=task.seat))


# ---- choosing a space ----------------------------------------------------------------------------------
def _place(state: State, seat: Seat) -> District:
    return require(state.sides[seat].place)


def is_unread(state: State, seat: Seat) -> bool:
    return state.donation(_place(state, seat)).width is None


def district_sentence(key: str) -> Callable[[State, Seat], Say]:
    return lambda state, seat: Say(key=key, args={"district": district_word(_place(state, seat))})


@DONATE.move("AMR-80", id="width", text="width", label=district_sentence("width-label"), hint="asked-once",
             when=is_unread, confirm=Say(key="width-confirm", args={"n": Pick(field="width")}))  # fmt: skip
def learn_donation(
    state: State, seat: Seat, width: Annotated[int, amount(1, box.MOST_WIDTH, label="width-field")]
) -> State:
    """Record the width of the bottom row."""
    place = _place(state, seat)
    known = state.donation(place).rows.items()
    rows = {row: its for row, its in known if row in ROWS[:width] and has_spaces(row, its, width)}
    return state.with_printed("donations", f"{state.seats}-{place}", Donation(width=width, rows=rows))


def spaces(state: State, seat: Seat) -> tuple[Option, ...]:
    tile, open_now = state.donation(_place(state, seat)), payable_spaces(state, seat, _place(state, seat))
    return tuple(Option(value=space_id(space), label=space_word(space), note=_note(tile, space)) for space in open_now)


@DONATE.move("AMR-77", label=district_sentence("donate-label"), when=lambda state, seat: not is_unread(state, seat))
def donate(state: State, seat: Seat, space: Annotated[str, pick(spaces, label="donate-space", default=ONLY)]) -> State:
    """Choose a space; "0-2": bottom row, third space."""
    row, _, at = space.partition("-")
    return state.pop(Pay(seat=seat, district=_place(state, seat), row=int(row), space=int(at)))


DONATE.move("AMR-47", id="skip-donate", label="skip-donate", confirm="skip-donate")(skip)


def space_id(space: Space) -> str:
    return f"{space[0]}-{space[1]}"


def space_word(space: Space) -> Say:
    return Say(key="donation-space", args={"row": space[0] + 1, "n": space[1] + 1})


def _note(tile: Donation, space: Space) -> Say | None:
    row = tile.rows.get(str(space[0]))
    return Say(key="row-note", args={"cost": picture(row.cost), "n": points_of(row, space[1])}) if row else None


def points_of(row: Row, at: int) -> int:
    """The points of a space in a row."""
    return row.each[at] if at < len(row.each) else row.points


# ---- cost and points of a row: entered once per donation tile (AMR-78) -----------------------------
def spaces_in_row(state: State, task: Pay) -> list[str]:
    return [str(at) for at in range((state.donation(task.district).width or 0) - task.row)]


def row_label(state: State, task: Pay) -> Say:
    return Say(key="row-label", args={"n": task.row + 1})


@PAY.move("AMR-78", id="row-cost", text="row", asked=("cost",), picks=(), label=row_label, hint="asked-once",
          when=lambda state, task: task.each)  # fmt: skip
@PAY.move("AMR-78", id="row", text="row", picks=(), label=row_label, hint="asked-once",
          when=lambda state, task: not task.each)  # fmt: skip
def learn_row(
    state: State, task: Pay, cost: Annotated[Symbols, symbols(box.STORED_SYMBOLS, "row-cost", least=1)],
    points: Annotated[int, amount(0, box.MOST_PRINTED, label="row-points")] = 0,
) -> State:  # fmt: skip
    tile = state.donation(task.district)
    row = Row(cost=without_zeros(cost), points=points, each=task.each)
    tile = replace(tile, rows={**tile.rows, str(task.row): row})
    return state.with_printed("donations", f"{state.seats}-{task.district}", tile)


EACH = each(spaces_in_row, amount(
    0, box.MOST_PRINTED, label=lambda state, at: Say(key="row-space", args={"n": int(at) + 1})))  # fmt: skip


@PAY.move("AMR-78", id="row-each", label="row-each", confirm="row-each-confirm", hint="asked-once",
          when=lambda state, task: not task.each and len(spaces_in_row(state, task)) > 1)  # fmt: skip
def learn_points(state: State, task: Pay, each: Annotated[dict[str, int], EACH]) -> State:
    """Record a row's points by space; its cost is asked next."""
    return state.pop(replace(task, each=tuple(each[at] for at in spaces_in_row(state, task))))


@PAY.goes_on
def pay(state: State, task: Pay) -> Outcome[State] | None:
    """Pay, place the marker, score it and those below (AMR-77, AMR-78, AMR-81). None while the cost is unknown."""
    side, who = state.sides[task.seat], Who(seat=task.seat)
    row = state.donation(task.district).rows.get(str(task.row))
    if row is None:
        return None
    if (task.row, task.space) not in payable_spaces(state, task.seat, task.district):
        return state.pop(Donate(seat=task.seat)), warn("not-paid", "AMR-78", who=who)
    below = _owners_below(state, task)
    gift = Gift(district=task.district, row=task.row, space=task.space, seat=task.seat)
    paid = replace(with_goods(side, row.cost, -1), carried=max(0, side.carried - 1))
    state = replace(state.pop(), gifts=(*state.gifts, gift)).with_side(task.seat, paid)
    points = points_of(row, task.space)
    state = state.with_points(task.seat, points, "donate")
    said = [gain("donated", "AMR-78", who=who, n=points, district=district_word(task.district))]
    for owner, n in below.items():
        state = state.with_points(owner, n, "below")
        said.append(gain("points-below", "AMR-81", who=Who(seat=owner), n=n))
    return prepend(said, earn_bridge(state, task.seat, "temple"))


def _owners_below(state: State, task: Pay) -> dict[Seat, int]:
    """The number of markers below, by owner (AMR-81)."""
    there, row, at = filled_spaces(state, task.district), task.row, task.space
    all_below = tuple((r, a) for r in range(row) for a in range(at, at + row - r + 1))  # down to the bottom row
    below = all_below if state.options.below == "all" else spaces_below((row, at))
    owners = (there[lower] for lower in below if lower in there)
    return Counter(seat for seat in owners if state.options.below != "others" or seat != task.seat)
