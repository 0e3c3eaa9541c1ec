"""The course of a finished game of each kind: leads, sources of points, times, dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from companion.log.course import ms_by_phase
from companion.view import wire
from companion.view.figures import sources, stacks
from companion.view.speaker import Speaker
from rules.kit.types import Say, ScoreLine, Sheet
from tests.companion.evenings import record, shelve
from tests.companion.pages.test_out import LONG
from tests.companion.tables import Client, Clock, Table, client, drawn, seated, table_in, texts

GAMES = {
    "akkon/full_four_seats": 4, "amritsar/four_seats": 4, "battles_and_builders/four_seats": 4,
    "ettana/full_points_4_seats": 4, "any_game/hearts_6": 6, "any_game/towns_4": 4, "any_game/yacht_3": 3,
}  # fmt: skip
NAMES = (LONG, "=cmd|' /C calc'!A0", "Ana", "+Bo, Cem", "محمد", "Dee")
ENGLISH = Speaker("en", None, ("Ana", "Bo"), ("red", "blue"))


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Client]:
    """The box at home, with finished games of each kind."""
    names = {**GAMES, "himalaya/four_seats": 4}
    await shelve(tmp_path, *(record(name, f"G{i}", NAMES[:n]) for i, (name, n) in enumerate(names.items())))
    table = await table_in(tmp_path, Clock())
    yield await client(table)
    await table.core.store.close()


def taps(shown: wire.Show) -> list[str]:
    return [fact.go for fact in shown.facts if fact.go]


@pytest.mark.parametrize("game", range(len(GAMES)))
async def test_a_tap_leads_from_who_took_the_lead_to_the_table_as_it_stood_there(here: Client, game: int) -> None:
    shown = await here.go(f"record/G{game}")
    assert f"record/G{game}/went" in [link.go for link in shown.links]
    shown = await here.go(f"record/G{game}/went")
    assert shown.drawing
    assert shown.steps
    winners = [fact for fact in (await here.go(f"record/G{game}")).facts if fact.text.startswith("1")]
    told = (await here.go(f"record/G{game}/went")).facts[0]
    if told.text == "Nobody was ahead alone at the end.":
        assert len(winners) > 1
        return
    assert winners[0].mark == told.mark, "whoever was ahead at last has won"
    moment = await here.go(told.go)
    assert moment.steps
    assert moment.page == f"record/G{game}/then/went/{shown.steps.at}"
    assert moment.back
    back = await here.go(moment.back.go)
    assert (back.page, back.steps) == (f"record/G{game}/went/{shown.steps.at}", shown.steps), "and back again"
    scores = [chip.score for chip in moment.chips]
    assert scores, "the points then"
    along = await here.go(f"record/G{game}/went/3")
    assert along.steps
    assert (along.steps.at, along.links[0].go) == (3, f"record/G{game}/then/went/3")


async def test_who_went_ahead_is_named_with_the_phase_that_brought_the_points(here: Client) -> None:
    game = [*GAMES].index("battles_and_builders/four_seats")
    ahead = [fact for fact in (await here.go(f"record/G{game}/went")).facts if fact.value]
    assert ahead
    assert [fact.text for fact in ahead if "event" in fact.value] == [], "an event tile brings nobody a point"


async def test_where_it_turned_is_here_only_while_that_moment_is_shown(here: Client) -> None:
    for lang, word in (("en", " here:"), ("nl", " hier ")):
        there = await client(here.table, lang=lang)
        turned = [f"record/G{game}/went" for game in range(len(GAMES))]
        there_said = [(texts(await there.go(page))[0], texts(await there.go(f"{page}/0"))[0]) for page in turned]
        assert any(word in now for now, _ in there_said)
        assert [elsewhere for _, elsewhere in there_said if word in elsewhere] == []
        assert {now.replace(word, word[-1]) for now, _ in there_said} == {elsewhere for _, elsewhere in there_said}


async def test_where_nothing_is_added_up_each_line_says_who_led_it(here: Client) -> None:
    shown = await here.go(f"record/G{len(GAMES)}/went")
    assert [text.partition(":")[0] for text in texts(shown)] == [
        "Religious influence", "Political influence", "Economic influence",
    ]  # fmt: skip
    for way in taps(shown):
        assert (await here.go(way)).steps
    assert "points" not in [link.go.rpartition("/")[2] for link in shown.links]


@pytest.mark.parametrize("game", range(len(GAMES)))
async def test_the_pieces_of_a_bar_are_the_points_of_its_seat(here: Client, game: int) -> None:
    await here.go(f"record/G{game}")
    look = here.table.core.kept_games.opened_records[f"G{game}"]
    found = sources(look.sheet, here.table.core.games.speaker_of(look.session.head, "en"))
    assert len(found) <= 8
    assert tuple(map(sum, zip(*(values for _, values in found), strict=True))) == look.sheet.totals
    shown = await here.go(f"record/G{game}/went/points")
    assert shown.drawing
    assert shown.facts[0].text.endswith(tuple(label for label, _ in found)) or not found


def test_points_that_were_lost_lie_on_the_other_side() -> None:
    lines = tuple(ScoreLine(key=str(n), label=Say(key="", args={"0": str(n)}), values=(n, -n)) for n in range(1, 13))
    sheet = Sheet(lines=lines, totals=(78, -78))
    drawn = stacks(sheet, ENGLISH)
    xs = [x for shape in drawn.shapes if isinstance(shape, wire.Poly) for x in shape.points[::2]]
    assert min(xs) >= 0
    assert max(xs) <= drawn.width
    assert sources(sheet, ENGLISH)[-1][0] == "Everything else"


async def test_times_say_in_one_sentence_who_took_the_longest_and_mostly_for_what(here: Client) -> None:
    """Her name has 60 letters, an emoji and words from right to left."""
    times = await here.go("record/G0/went/times")
    assert texts(times)[0] == f"{LONG} took the longest: 17:00 of 1:01:20, most of it for: Bidding."
    assert drawn(times)[-6:] == ["Total", "17:00", "12:00", "13:20", "12:00", "1:01:20"]
    others = await here.go(f"record/G{len(GAMES)}/went/times")
    assert texts(others)[0].endswith("most of it for: Programming."), "though the table took longest for the actions"


@pytest.mark.parametrize("game", range(len(GAMES) + 1))
async def test_the_times_of_a_seat_in_all_phases_are_together_the_time_of_that_seat(here: Client, game: int) -> None:
    await here.go(f"record/G{game}")
    session = here.table.core.kept_games.opened_records[f"G{game}"].session
    clocks, together = session.clocks(), Counter[int]()
    for of_phase in ms_by_phase(session).values():
        together.update(of_phase)
    assert +together == +Counter(clocks.per_seat)


async def test_a_table_that_took_no_time_and_a_game_without_a_clock_have_a_page_of_times(
    table: Table, clock: Clock
) -> None:
    one = await seated(table, "A", "B", game="any_game", clock="off")
    nothing = await one.go("went/times")
    assert (texts(nothing), drawn(nothing)) == (["The game took 0:00."], ["Total", "Total", "–", "–", "–"])
    clock.ms += 61_000
    assert texts(await one.go("went/times"))[0] == "The game took 1:01."
