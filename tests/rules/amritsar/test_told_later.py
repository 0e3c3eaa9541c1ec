"""Workers that nobody has told: a location is told when somebody picks it up, or comes where it may be full."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.amritsar.components import SPOTS, Options
from rules.amritsar.game import GAME
from rules.amritsar.state import State
from rules.kit.types import TABLE, Allot, Board, Prompt
from tests.rules.amritsar.table import PLACES, WORKERS, Table, workers

UNTOLD_ROOMS = {"red": "north"}


def begun(seats: int = 2, options: Options | None = None, places: object = PLACES) -> Table:
    """The first player's elephant stands in the south; nobody has told a worker."""
    table = Table(seats, options, {"places": {"board": places}}, begin="begin_later")
    if table.open("lay_goals"):
        table.play("lay_goals")
    for colour in workers("WBGY")[:seats]:
        table.play("lay_temple", {"colour": colour})
    table.bridge()
    table.ride("south")
    return table


def pick(table: Table, spot: str, letters: str, name: str = "lie") -> None:
    """Those workers lay there from the start."""
    table.play("pick", {"spot": spot, name: dict(Counter(workers(letters)))})


def field(prompt: Prompt, name: str) -> Allot:
    (found,) = (field for field in prompt.fields if field.name == name)
    assert isinstance(found, Allot)
    return found


def unsure(state: State) -> set[str]:
    """Locations on which the board shows a question mark."""
    (board,) = (part for part in GAME.scene(state, TABLE).parts if isinstance(part, Board))
    return {piece.cell for piece in board.pieces if piece.text == "?"}


@pytest.mark.rule("AMR-7")
@pytest.mark.parametrize(("reading", "first"), [("together", "lay_temple"), ("laps", "lay_goals")])
def test_a_game_may_begin_before_anybody_has_told_where_workers_stand(reading: str, first: str) -> None:
    table = Table(options=Options(opening="laps" if reading == "laps" else "together"), begin="begin_later")
    assert table.ask().move == "learn_red"
    table.play("learn_red", {"red": "north"})
    assert table.ask().move == first
    assert unsure(table.state) == set(SPOTS)
    assert "begin_later" not in [p.move for p in GAME.prompts(Table(options=Options(tracking="ledger")).state)]


@pytest.mark.rule("AMR-7", "AMR-31")
def test_whoever_picks_up_workers_that_nobody_has_told_tells_them_in_the_same_form() -> None:
    table = begun()
    (prompt,) = table.asked()
    assert table.offered("spot") == list(SPOTS)
    lie = field(prompt, "lie")
    assert (lie.least, lie.caps) == (1, {"white": 3, "blue": 3, "green": 3, "yellow": 3}), "none is not picked up"
    pick(table, "south-1", "GY")
    table.play("sow", {"order": ["green", "yellow"]})
    assert [table.spot(spot) for spot in ("south-1", "south-2", "west-1")] == ["", "G", "Y"]
    assert unsure(table.state) == set(SPOTS) - {"south-1"}
    assert (table.state.turn.last, table.state.turn.spot) == ("yellow", "west-1")


@pytest.mark.rule("AMR-7", "AMR-31")
def test_workers_that_came_meanwhile_are_picked_up_with_those_that_lay_there_from_the_start() -> None:
    table = begun()
    pick(table, "south-1", "G")
    table.play("sow")
    table.end_turn()
    table.ride("south")
    (prompt,) = table.asked()
    assert field(prompt, "lie").when == ("spot", tuple(s for s in SPOTS if s not in ("south-1", "south-2")))
    assert field(prompt, "also").when == ("spot", ("south-2",))
    assert field(prompt, "also").caps == {"white": 3, "blue": 3, "green": 2, "yellow": 3}, "one green is told"
    pick(table, "south-2", "W", "also")
    assert (table.spot("south-2"), table.ask().move) == ("WG", "sow")
    assert "south-2" not in unsure(table.state)


@pytest.mark.rule("AMR-34")
def test_workers_that_come_where_nobody_has_told_who_lies_there_never_drop_by_themselves() -> None:
    table = begun()
    table.has(0, coins=0)
    pick(table, "south-1", "G")
    assert [(p.move, p.group) for p in table.asked()] == [("sow", "sow"), ("learn_spot", "sow")]
    assert table.offered("spot", "learn_spot") == ["south-2"]


@pytest.mark.rule("AMR-34")
def test_a_location_that_is_full_is_told_with_who_lies_there_and_skipped() -> None:
    table = begun(places={"red": "north", "capacity": dict.fromkeys(SPOTS, 2)})
    pick(table, "south-1", "G")
    table.play("learn_spot", {"spot": "south-2", "lie": {"white": 1, "blue": 1}})
    table.play("sow", {"extra": 0})
    assert (table.spot("south-2"), table.spot("west-1")) == ("WB", "G")
    again = begun(places=UNTOLD_ROOMS)
    pick(again, "south-1", "G")
    again.play("learn_spot", {"spot": "south-2", "lie": {"white": 1, "blue": 1}})
    again.play("learn_full", {"full": ["south-2"]})
    again.play("sow", {"extra": 0})
    assert again.spot("west-1") == "G"
    assert GAME.learned(again.state)["places"]["board"] == {"red": "north", "capacity": {"south-2": 2}}


@pytest.mark.rule("AMR-7")
def test_when_all_twelve_are_told_the_other_locations_are_empty() -> None:
    table = begun()
    pick(table, "south-1", "WWWBBBGGGYYY")
    assert unsure(table.state) == set()
    assert [p.move for p in table.asked()] == ["sow"]


@pytest.mark.rule("AMR-7")
def test_where_nobody_has_told_the_workers_only_those_that_came_since_are_set_right() -> None:
    table = begun()
    assert corrected(table, "south-2") == []
    pick(table, "south-1", "G")
    table.play("learn_spot", {"spot": "south-2", "lie": {"white": 1}})
    assert corrected(table, "south-1") == corrected(table, "south-2") == ["white", "blue", "green", "yellow"]


def corrected(table: Table, spot: str) -> list[str]:
    """The colours whose number at a location can be set right."""
    ids = [fix.id for fix in GAME.corrections(table.state)]
    return [id.rsplit("-", 1)[1] for id in ids if id.startswith(f"correct_workers-{spot}-")]


@pytest.mark.rule("AMR-7", "AMR-32")
def test_told_later_or_first_the_workers_come_to_stand_alike() -> None:
    first = Table.opened(4, catalogue={"places": {"board": UNTOLD_ROOMS}})
    first.ride("south")
    later = begun(4, places=UNTOLD_ROOMS)
    for spot in reversed(SPOTS):
        first.play("pick", {"spot": spot})
        pick(later, spot, WORKERS[SPOTS.index(spot)], "also" if later.spot(spot) else "lie")
        assert later.spot(spot) == first.spot(spot), "with those that have come since"
        order = sorted(first.state.spots[SPOTS.index(spot)])
        for table in (first, later):
            table.play("sow", {"order": order, "extra": 0})
            table.end_turn()
            table.ride("south" if table.open("place") else 0)
    assert unsure(later.state) == set()
    assert [first.spot(spot) for spot in SPOTS] == [later.spot(spot) for spot in SPOTS]
    assert later.totals == first.totals
