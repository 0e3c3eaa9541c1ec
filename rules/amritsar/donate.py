"""Donations to the temple: a marker on the donation tile where the elephant stands (AMR-76..82)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.types import Amount, Choice, Option, Pick, Prompt, Say, Seat, Who

from . import moves
from .components import MOST_PRINTED, MOST_WIDTH, RESOURCES, STORED, District
from .effects import bridged, stored
from .printed import ROWS, Donation, Row, are_printed, has_spaces, is_row, without_zeros
from .state import Gift, Result, Side, State, donation, first_task, gain, must, news, pop, with_side
from .tasks import Donate, Pay
from .trade import skip
from .words import district_word, picture, symbols_field

Space = tuple[int, int]  # row from the bottom, place in the row


# ---- the rules ---------------------------------------------------------------------------------------
def under(space: Space) -> tuple[Space, ...]:
    """The two spaces on which a space of a higher row rests (AMR-80)."""
    row, at = space
    return ((row - 1, at), (row - 1, at + 1)) if row else ()


def all_under(space: Space) -> tuple[Space, ...]:
    """Every space that it rests on, down to the bottom row."""
    row, at = space
    return tuple((r, a) for r in range(row) for a in range(at, at + row - r + 1))


def filled(state: State, district: District) -> dict[Space, Seat]:
    return {(gift.row, gift.space): gift.seat for gift in state.gifts if gift.district == district}


def open_spaces(state: State, district: District, width: int) -> tuple[Space, ...]:
    """Free spaces of the bottom row, and higher ones with both spaces below filled (AMR-79, AMR-80)."""
    there = filled(state, district)
    spaces = ((row, at) for row in range(width) for at in range(width - row))
    return tuple(s for s in spaces if s not in there and all(below in there for below in under(s)))


def can_pay(side: Side, row: Row | None) -> bool:
    """Whether a seat has what a row costs, if that is known (AMR-78)."""
    if row is None:
        return True
    goods = all(side.goods[r] >= row.cost.get(r, 0) for r in RESOURCES)
    return goods and side.coins >= row.cost.get("coin", 0)


def choices(state: State, seat: Seat) -> tuple[Space, ...]:
    """The spaces that a seat can fill where its elephant stands; none without a marker on it (AMR-77, AMR-82)."""
    place = state.sides[seat].place
    return payable(state, seat, place) if place else ()


def payable(state: State, seat: Seat, place: District) -> tuple[Space, ...]:
    """The same of one donation tile."""
    side, tile = state.sides[seat], donation(state, place)
    spaces = open_spaces(state, place, tile.width or 1) if side.carried else ()
    return tuple(space for space in spaces if can_pay(side, tile.rows.get(str(space[0]))))


def may_donate(state: State, seat: Seat) -> bool:
    """Whether a seat could donate now, as far as is known."""
    side = state.sides[seat]
    if side.place is not None and side.carried and donation(state, side.place).width is None:
        return True
    return bool(choices(state, seat))


def none_open(state: State, task: Donate) -> Result | None:
    """Why nothing is asked: no marker on the elephant, or no space that can be paid."""
    if may_donate(state, task.seat):
        return None
    return pop(state), news("no-donation-open", "AMR-82", "warn", who=Who(seat=task.seat))


# ---- asking ------------------------------------------------------------------------------------------
def ask_donate(state: State, task: Donate) -> tuple[Prompt, ...]:
    place = state.sides[task.seat].place
    assert place is not None
    tile = donation(state, place)
    if tile.width is None:
        return _ask_width(task.seat, place), skip("donate", task.seat, "AMR-47")
    spaces = choices(state, task.seat)
    options = tuple(Option(value=name(space), label=space_word(space), note=_note(tile, space)) for space in spaces)
    field = Choice(name="space", label=Say(key="donate-space"), options=options,
                   default=(options[0].value,) if len(options) == 1 else ())  # fmt: skip
    donate = Prompt(id="donate", ask="donate", seat=task.seat, move="donate", fields=(field,), rule="AMR-77",
                    label=Say(key="donate-label", args={"district": district_word(place)}),
                    confirm=Say(key="donate-confirm", args={"space": Pick(field="space")}))  # fmt: skip
    return donate, skip("donate", task.seat, "AMR-47")


def _ask_width(seat: Seat, place: District) -> Prompt:
    width = Amount(name="width", label=Say(key="width-field"), least=1, most=MOST_WIDTH)
    return Prompt(id="width", ask="donate", seat=seat, move="learn_donation", fields=(width,), rule="AMR-80",
                  label=Say(key="width-label", args={"district": district_word(place)}),
                  confirm=Say(key="width-confirm", args={"n": Pick(field="width")}),
                  hint=Say(key="asked-once"))  # fmt: skip


def ask_pay(state: State, task: Pay) -> tuple[Prompt, ...]:
    """What a row costs and brings, once per donation tile; its spaces may bring different points (AMR-78)."""
    cost = symbols_field("cost", Say(key="row-cost"), STORED, least=1)
    points = Amount(name="points", label=Say(key="row-points"), least=0, most=MOST_PRINTED)
    row = Prompt(id="row", ask="row", seat=task.seat, move="learn_row", fields=(cost, points), rule="AMR-78",
                 label=Say(key="row-label", args={"n": task.row + 1}), confirm=Say(key="row-confirm"),
                 hint=Say(key="asked-once"))  # fmt: skip
    spaces = _spaces_in(state, task)
    if task.each:
        return (replace(row, id="row-cost", fields=(cost,)),)
    if spaces < 2:
        return (row,)
    each = tuple(
        replace(points, name="each", key=str(at), label=Say(key="row-space", args={"n": at + 1}))
        for at in range(spaces)
    )
    return row, replace(row, id="row-each", move="learn_points", label=Say(key="row-each"), fields=each,
                        confirm=Say(key="row-each-confirm"))  # fmt: skip


def _spaces_in(state: State, task: Pay) -> int:
    """How many spaces the row has in which a marker is laid."""
    return max(0, (donation(state, task.district).width or 0) - task.row)


def name(space: Space) -> str:
    return f"{space[0]}-{space[1]}"


def space_word(space: Space) -> Say:
    return Say(key="donation-space", args={"row": space[0] + 1, "n": space[1] + 1})


def _note(tile: Donation, space: Space) -> Say | None:
    row = tile.rows.get(str(space[0]))
    return Say(key="row-note", args={"cost": picture(row.cost), "n": points_of(row, space[1])}) if row else None


def points_of(row: Row, at: int) -> int:
    """What a space of that row brings."""
    return row.each[at] if at < len(row.each) else row.points


# ---- doing -------------------------------------------------------------------------------------------
def do_learn_donation(state: State, seat: Seat, move: moves.LearnDonation) -> Result:
    first_task(state, seat, Donate)
    place: District = must(state.sides[seat].place)
    expect(donation(state, place).width is None)
    expect(1 <= move.width <= MOST_WIDTH, "does-not-fit", "AMR-80")
    known = donation(state, place).rows.items()
    rows = {row: its for row, its in known if row in ROWS[: move.width] and has_spaces(row, its, move.width)}
    return _with_tile(state, place, Donation(width=move.width, rows=rows)), ()


def _with_tile(state: State, district: District, tile: Donation) -> State:
    donations = {**state.printed.donations, f"{state.seats}-{district}": tile}
    return replace(state, printed=replace(state.printed, donations=donations))


def do_donate(state: State, seat: Seat, move: moves.Donate) -> Result:
    first_task(state, seat, Donate)
    side = state.sides[seat]
    expect(side.carried, "no-donation", "AMR-82")
    place: District = must(side.place, "not-asked-now", "AMR-77")
    tile, there = donation(state, place), filled(state, place)
    width = tile.width or 0
    spaces = {name((row, at)): (row, at) for row in range(width) for at in range(width - row)}
    expect(move.space in spaces, "does-not-fit", "AMR-77")
    row, at = spaces[move.space]
    expect((row, at) not in there, "space-filled", "AMR-77")
    expect(row == 0 or there, "bottom-first", "AMR-79")
    expect(all(below in there for below in under((row, at))), "two-below", "AMR-80")
    expect(can_pay(side, tile.rows.get(str(row))), "cannot-donate", "AMR-78")
    return pop(state, Pay(seat=seat, district=place, row=row, space=at)), ()


def do_learn_row(state: State, seat: Seat, move: moves.LearnRow) -> Result:
    task = first_task(state, seat, Pay)
    tile = donation(state, task.district)
    row = Row(cost=without_zeros(move.cost), points=move.points, each=task.each)
    expect(str(task.row) not in tile.rows, "not-asked-now", "AMR-78")
    expect(is_row(row), "row-costs", "AMR-78")
    return _with_tile(state, task.district, replace(tile, rows={**tile.rows, str(task.row): row})), ()


def do_learn_points(state: State, seat: Seat, move: moves.LearnPoints) -> Result:
    """The points of each space of the row; what it costs is asked next."""
    task = first_task(state, seat, Pay)
    spaces = tuple(str(at) for at in range(_spaces_in(state, task)))
    expect(not task.each and set(move.each) == set(spaces), "does-not-fit", "AMR-78")
    each = tuple(move.each[at] for at in spaces)
    expect(each and are_printed(*each), "does-not-fit", "AMR-78")
    return pop(state, replace(task, each=each)), ()


def pay(state: State, task: Pay) -> Result | None:
    """Goods out, the marker in its space, points for it and for the markers below (AMR-77, AMR-78, AMR-81).

    None where nobody has told what the row costs.
    """
    side, who = state.sides[task.seat], Who(seat=task.seat)
    row = donation(state, task.district).rows.get(str(task.row))
    if row is None:
        return None
    if (task.row, task.space) not in payable(state, task.seat, task.district):
        return pop(state, Donate(seat=task.seat)), news("not-paid", "AMR-78", "warn", who=who)
    below = _owners_below(state, task)
    gift = Gift(district=task.district, row=task.row, space=task.space, seat=task.seat)
    paid = replace(stored(side, row.cost, -1), carried=max(0, side.carried - 1))
    state = with_side(replace(pop(state), gifts=(*state.gifts, gift)), task.seat, paid)
    points = points_of(row, task.space)
    state = gain(state, task.seat, points, "donate")
    said = news("donated", "AMR-78", "gain", who=who, n=points, district=district_word(task.district))
    for owner, n in below.items():
        state = gain(state, owner, n, "below")
        said += news("points-below", "AMR-81", "gain", who=Who(seat=owner), n=n)
    return told(said, bridged(state, task.seat, "temple"))


def _owners_below(state: State, task: Pay) -> dict[Seat, int]:
    """How many of the markers below belong to whom (AMR-81)."""
    there, space = filled(state, task.district), (task.row, task.space)
    below = all_under(space) if state.options.below == "all" else under(space)
    owners: dict[Seat, int] = {}
    for each in below:
        seat = there.get(each)
        if seat is not None and not (state.options.below == "others" and seat == task.seat):
            owners[seat] = owners.get(seat, 0) + 1
    return owners
