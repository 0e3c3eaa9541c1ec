"""Setting up: the checklist, the board, the workers, goal and mahout, the bridge (AMR-1..17)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.components import COLOURS, SPOTS, Options
from rules.amritsar.game import GAME
from rules.kit.types import SEAT_TINTS, TABLE, Allot, Board, Choice, Say, Seating, Who
from tests.rules.amritsar.table import PLACES, Table, workers


def checklist(seats: int, options: Options, start: int = 0) -> dict[str, dict[str, Any]]:
    names = tuple("abcd"[:seats])
    state = GAME.setup(Seating(names=names, tints=SEAT_TINTS[:seats], start=start), options, {})
    (field,) = GAME.prompts(state)[0].fields
    assert isinstance(field, Choice)
    assert field.least == 0
    return {o.label.key: o.label.args for o in field.options if isinstance(o.label, Say)}


@pytest.mark.rule("AMR-1", "AMR-2", "AMR-3", "AMR-4", "AMR-5", "AMR-6", "AMR-8", "AMR-9", "AMR-10", "AMR-11", "AMR-12")
@pytest.mark.rule("AMR-13", "AMR-14")
@pytest.mark.parametrize(("seats", "storehouses"), [(2, 6), (3, 9), (4, 12)])
def test_the_checklist_names_the_right_quantities_and_nothing_has_to_be_ticked(seats: int, storehouses: int) -> None:
    assert checklist(seats, Options(), start=1) == {
        "setup-temple": {"n": 3}, "setup-bridges": {"n": 3}, "setup-donations": {"n": 4, "players": seats},
        "setup-tiles": {"n": 3}, "setup-market": {"n": 4}, "setup-workers": {"n": 3, "all": 12},
        "setup-storehouses": {"n": storehouses}, "setup-goals": {"n": 4}, "setup-pawn": {}, "setup-board": {},
        "setup-markers": {"board": 11, "market": 5}, "setup-start": {"coins": 1, "points": 5},
        "setup-order": {"who": Who(seat=1), "last": Who(seat=0)},
    }  # fmt: skip


@pytest.mark.rule("AMR-15", "AMR-16", "AMR-17")
def test_a_ledger_is_reminded_of_the_first_goal_and_mahout_instead_of_asked() -> None:
    assert "setup-opening" in checklist(3, Options(tracking="ledger"))
    assert "setup-opening" not in checklist(3, Options())
    assert Table(options=Options(tracking="ledger")).ask().move == "turn"


@pytest.mark.rule("AMR-5", "AMR-6", "AMR-10", "AMR-11", "AMR-12", "AMR-13", "AMR-17")
def test_everybody_begins_with_a_coin_five_points_a_locked_tile_and_markers_at_the_bottom() -> None:
    table = Table.opened(seats=4)
    assert table.totals == (5, 5, 5, 5)
    for side in table.state.sides:
        assert (side.coins, side.lock, side.tax, set(side.heights.values())) == (1, "locked", 0, {0})
        assert sum(side.goods.values()) == 0
        assert (side.carried, side.board, side.waiting) == (2, 9, 5), "two markers became free"
    assert table.state.market == {"gold": 4, "copper": 4, "marble": 4}
    assert (table.state.decade, table.state.round) == (1, 1)


# ---- the printed board -----------------------------------------------------------------------------------
@pytest.mark.rule("AMR-5", "AMR-34")
def test_the_red_space_and_the_rooms_are_asked_once_and_remembered() -> None:
    table = Table()
    table.play("learn_red", {"red": "north"})
    assert table.ask().move == "lay_workers", "how many fit is told at the same time, or when a location is full"
    table.play("learn_rooms", {"capacity": PLACES["capacity"]})
    assert table.ask().move == "lay_workers"
    assert not table.open("learn_rooms")
    later = Table(catalogue=GAME.learned(table.state))
    assert later.ask().move == "lay_workers"
    assert not later.open("learn_rooms")


@pytest.mark.rule("AMR-34")
def test_a_location_that_is_full_is_told_when_workers_come_past_and_remembered() -> None:
    table = Table.opened(catalogue={"places": {"board": {"red": "north"}}})
    table.play("place", {"district": "east"})
    table.play("pick", {"spot": "north-1"})
    assert table.offered("full", "learn_full") == ["north-2", "east-1", "east-2"], "a coin brings the last one further"
    table.play("learn_full", {"full": ["north-2"]})
    assert [p.move for p in GAME.prompts(table.state)] == ["sow", "learn_full"]
    table.play("sow", {"order": ["white", "blue"]})
    assert [table.spot(spot) for spot in ("north-2", "east-1", "east-2")] == ["G", "WWY", "BB"], (
        "the full one is skipped"
    )
    assert GAME.learned(table.state)["places"]["board"] == {"red": "north", "capacity": {"north-2": 1}}


@pytest.mark.rule("AMR-34")
@pytest.mark.parametrize(("board", "asks"), [({"red": "north"}, True), (PLACES, False)])
def test_workers_that_drop_where_nobody_has_told_how_many_fit_never_drop_by_themselves(board: Any, asks: bool) -> None:
    table = Table.opened(catalogue={"places": {"board": board}})
    table.has(0, coins=0)
    table.ride("east")
    table.play("pick", {"spot": "north-2"})
    assert (table.ask().move == "sow") == asks, "one worker, no coins, and perhaps room"


# ---- the workers -----------------------------------------------------------------------------------------
@pytest.mark.rule("AMR-7")
def test_twelve_workers_are_told_colour_by_colour() -> None:
    table = Table(catalogue={"places": {"board": PLACES}})
    asked = [(p.id, p.shared) for p in GAME.prompts(table.state)]
    assert asked == [(f"workers-{colour}", True) for colour in ("white", "blue", "green", "yellow")]
    table.lay_workers()
    assert [table.spot(spot) for spot in ("north-1", "north-2", "east-1", "west-2")] == ["WB", "G", "WY", "Y"]
    assert sum(len(there) for there in table.state.spots) == 12


@pytest.mark.rule("AMR-7")
def test_workers_are_told_by_taps_on_the_places_of_the_board_and_stand_there_afterwards() -> None:
    table = Table(catalogue={"places": {"board": PLACES}})
    form = table.form("lay_workers", values={"colour": "green"})
    (field,) = form.fields
    assert isinstance(field, Allot)
    assert field.cells == {spot: spot for spot in SPOTS}, "every place has its own field on the board"
    assert (field.least, field.most, set(field.caps.values())) == (3, 3, {3})
    table.fill_in(form, {"at": {"east-2": 2, "west-1": 1}})
    (board,) = (part for part in GAME.scene(table.state, TABLE).parts if isinstance(part, Board))
    lying = {(piece.cell, piece.n) for piece in board.pieces if piece.kind == "worker-green"}
    assert lying == {("east-2", 2), ("west-1", 1)}


@pytest.mark.rule("AMR-7")
@pytest.mark.parametrize(("reading", "warned"), [("marked", False), ("mixed", True)])
def test_workers_that_are_not_mixed_in_a_district_are_noticed_where_the_table_reads_it_so(
    reading: Any, warned: bool
) -> None:
    table = Table(options=Options(start_workers=reading), catalogue={"places": {"board": PLACES}})
    table.lay_workers(("WW", "W", "BB", "B", "GG", "G", "YY", "Y"))
    assert ("AMR-7" in table.rules) == warned
    mixed = Table(options=Options(start_workers=reading), catalogue={"places": {"board": PLACES}})
    mixed.lay_workers()
    assert mixed.rules == set()


@pytest.mark.rule("AMR-34")
def test_more_workers_than_find_room_are_written_down_with_a_warning() -> None:
    table = Table(catalogue={"places": {"board": PLACES}})
    table.lay_workers(("WWWBB", "B", "", "", "GGG", "", "YYY", ""))
    assert (table.spot("north-1"), table.rules) == ("WWWBB", {"AMR-34"})


# ---- goal and mahout ---------------------------------------------------------------------------------------
def laid(options: Options | None = None, start: int = 0) -> Table:
    table = Table(options=options, catalogue={"places": {"board": PLACES}}, start=start)
    table.lay_workers()
    return table


@pytest.mark.rule("AMR-9", "AMR-15", "AMR-16")
def test_goal_and_mahout_are_laid_in_turn_order_on_colours_that_nobody_else_has() -> None:
    table, seats = laid(start=1), list[int]()
    for colour in workers("WBG"):
        seats.append(table.ask().seat)
        assert colour in table.offered("colour")
        assert not {side.mahouts[0].colour for side in table.state.sides if side.mahouts} & {*table.offered("colour")}
        assert [f.name for f in table.ask().fields] == ["colour"], "not which goal lies face down"
        table.play("lay_temple", {"colour": colour})
    assert seats == [1, 2, 0]
    assert [side.goals for side in table.state.sides] == [1, 1, 1]
    assert [side.mahouts[0].colour for side in table.state.sides] == ["green", "white", "blue"]


@pytest.mark.rule("AMR-16")
def test_the_key_of_a_colour_stays_where_it_is_when_another_one_is_taken() -> None:
    table, keys = laid(), list[list[str]]()
    for colour in workers("WBG"):
        (field,) = table.ask().fields
        assert isinstance(field, Choice)
        shown = [str(option.value) for option in field.options]
        for place, option in field.spent:
            shown.insert(place, str(option.value))
        keys.append(shown)
        table.play("lay_temple", {"colour": colour})
    assert keys == [[*COLOURS]] * 3


@pytest.mark.rule("AMR-15")
@pytest.mark.parametrize(("reading", "first"), [("together", "lay_temple"), ("laps", "lay_goals")])
def test_goal_and_mahout_come_together_or_in_two_laps(reading: Any, first: str) -> None:
    table = laid(Options(opening=reading))
    assert table.ask().move == first
    if reading == "laps":
        table.play("lay_goals")
        assert [(side.goals, side.carried) for side in table.state.sides] == [(1, 1)] * 3
    for colour in workers("WBG"):
        table.play("lay_temple", {"colour": colour})
    assert [(side.goals, side.carried) for side in table.state.sides] == [(1, 2)] * 3


# ---- the bridge --------------------------------------------------------------------------------------------
@pytest.mark.rule("AMR-2", "AMR-54")
def test_the_bridge_tile_of_the_decade_is_told_once_and_offered_later() -> None:
    first = Table.opened()
    known = GAME.learned(first.state)["bridges"]
    assert list(known) == ["book/2point"]
    later = Table(catalogue={"places": {"board": PLACES}, "bridges": known})
    later.lay_workers()
    for colour in workers("WBG"):
        later.play("lay_temple", {"colour": colour})
    assert later.offered("content") == ["book/2point"]
    assert later.open("learn_bridge")
    later.answer("bridge-known", {"content": "book/2point"})
    assert later.ask().move == "place"
