"""Eight points, and what the sheet says (ETT-69..71)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.ettana.components import LULL
from rules.ettana.game import GAME
from rules.ettana.state import Claimed
from rules.kit.types import TABLE, Choice
from tests.rules.ettana.table import Table, ledger


def close_to_the_end(tracking: str, points: int = 7, seats: int = 3) -> Table:
    """Ana has rolled and has so many points; Bo has four and Cem one."""
    table = Table(seats) if tracking == "full" else ledger(seats)
    table.has(0, claimed=tuple(Claimed(points=1) for _ in range(points)), designs=2, tokens=4)
    table.has(1, claimed=(Claimed(points=3),), victory=1)
    if seats > 2:
        table.has(2, victory=1)
    if tracking == "full":
        table.roll(1, "black")
    else:
        table.play("collect", {"black": True})
    return table


def claim(table: Table, points: int) -> None:
    values = {"points": points} if table.options.tracking == "ledger" else {"design": "unseen", "points": points}
    table.play("claim", values)
    table.consent()


@pytest.mark.rule("ETT-69")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
@pytest.mark.parametrize("points", [1, 3])
def test_with_eight_points_the_game_is_won_at_once(tracking: str, points: int) -> None:
    table = close_to_the_end(tracking)
    claim(table, points)
    sheet = GAME.sheet(table.state)
    assert GAME.prompts(table.state) == ()
    assert GAME.timers(table.state) == ()
    assert (sheet.ended_by, sheet.totals, sheet.places) == ("points", (7 + points, 4, 1), (1, 2, 3))
    assert "ETT-69" in table.rules
    assert table.refused("end_turn").rule == ""


@pytest.mark.rule("ETT-69", "ETT-64")
def test_an_open_victory_point_can_be_the_eighth() -> None:
    table = close_to_the_end("full")
    table.play("show_victory")
    assert GAME.sheet(table.state).ended_by == "points"


@pytest.mark.rule("ETT-69")
def test_with_seven_points_the_game_goes_on() -> None:
    table = close_to_the_end("full", points=6)
    claim(table, 1)
    sheet = GAME.sheet(table.state)
    assert (sheet.totals[0], sheet.ended_by, sheet.places) == (7, "", ())
    assert "go" in table.moves()


@pytest.mark.rule("ETT-69")
def test_the_sheet_tells_designs_and_victory_points_apart() -> None:
    lines = {line.key: line.values for line in GAME.sheet(close_to_the_end("full").state).lines}
    assert lines == {"designs": (7, 3, 0), "victory": (0, 1, 1)}


@pytest.mark.rule("ETT-70")
def test_only_the_player_whose_turn_it_is_wins_points() -> None:
    table = close_to_the_end("full", points=0)
    for move, values in (("claim", {"design": "unseen", "points": 1}), ("show_victory", {})):
        for seat in (1, 2):
            assert table.refused(move, values, seat=seat).rule == "ETT-9"


@pytest.mark.rule("ETT-71")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_after_many_turns_without_a_point_the_table_is_asked_whether_it_plays_on(tracking: str) -> None:
    table = Table() if tracking == "full" else ledger()
    for _ in range(LULL - 1):
        table.whole_turn()
        assert table.state.step == "roll"
    table.whole_turn()
    (prompt,) = GAME.prompts(table.state)
    assert (prompt.seat, prompt.move, LULL) == (TABLE, "play_on", 60)
    table.play("play_on", {"go_on": 1})
    assert (table.state.step, GAME.sheet(table.state).ended_by) == ("roll", "")
    table.whole_turn()
    assert table.state.step == "roll"


@pytest.mark.rule("ETT-71")
def test_a_point_puts_off_the_question() -> None:
    table = close_to_the_end("full", points=0)
    table.state = replace(table.state, quiet=LULL - 1)
    claim(table, 1)
    table.go("1,2")
    table.end()
    assert table.state.step == "roll"


@pytest.mark.rule("ETT-71")
@pytest.mark.parametrize(("points", "places"), [(4, (1, 1, 3)), (5, (1, 2, 3)), (0, (3, 1, 2))])
def test_when_the_table_stops_most_points_wins_and_equal_points_share_the_place(
    points: int, places: tuple[int, ...]
) -> None:
    table = close_to_the_end("full", points=points)
    table.state = replace(table.state, quiet=LULL - 1)
    table.go("1,2")
    table.end()
    (field,) = table.asked("play_on")[0].fields
    assert isinstance(field, Choice)
    table.play("play_on", {"go_on": 0})
    sheet = GAME.sheet(table.state)
    assert (sheet.ended_by, sheet.places, GAME.prompts(table.state)) == ("agreed", places, ())


@pytest.mark.rule("ETT-71")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_the_table_may_stop_at_any_time(tracking: str) -> None:
    table = close_to_the_end(tracking)
    table.correct("stop", {})
    sheet = GAME.sheet(table.state)
    assert (sheet.ended_by, sheet.totals, sheet.places) == ("agreed", (7, 4, 1), (1, 2, 3))
    assert GAME.prompts(table.state) == ()


@pytest.mark.rule("ETT-71")
def test_the_question_whether_to_play_on_cites_its_paragraph() -> None:
    table = close_to_the_end("full")
    table.state = replace(table.state, step="lull", quiet=LULL)
    assert table.asked("play_on")[0].rule == "ETT-71"
