"""Records: the finished games, one of them with its chart and times, figures per game and per player."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from companion.errors import Stale
from companion.log.disk.store import Store
from companion.pages.archive.records import MOST_SHOWN
from companion.table.games import Games
from companion.table.kept_games import KeptGames
from companion.view import wire
from rules.games import GAMES
from tests.companion.evenings import record, shelve
from tests.companion.log.table import head
from tests.companion.tables import Clock, Table, client, drawn, phone, play_on, seated, table_in, texts, values, ways

AKKON = record("akkon/ledger_two_seats", "A1", ("Ana", "Bo"), "2026-10-01")
AGAIN = record("akkon/ledger_three_seats", "A2", ("Bo", "Ana", "Cem"), "2026-10-08")
KINGS = record("battles_and_builders/tie_for_the_win", "K1", ("Ana", "Bo", "Cem"), "2026-10-15")
ROADS = record("himalaya/ledger_three_seats", "H1", ("Ana", "Cem", "Dee"), "2026-10-22")
SHELF = (AKKON, AGAIN, KINGS, ROADS)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    await shelve(tmp_path, *SHELF)
    table = await table_in(tmp_path, Clock())
    await table.core.archive.catch_up()
    yield table
    await table.core.store.close()


# ---- the list -------------------------------------------------------------------------------------------
async def test_finished_games_are_listed_newest_first_with_the_winner_in_front(table: Table) -> None:
    listed = await (await client(table)).go("records")
    assert [(fact.text, fact.value) for fact in listed.facts] == [
        ("Himalaya: 1 Dee, 2 Ana, 2 Cem", "22 Oct 2026"),
        ("Battles & Builders: Ana 14, Bo 14, Cem 11", "15 Oct 2026"),
        ("Akkon: Cem 14, Ana 5, Bo 5", "8 Oct 2026"),
        ("Akkon: Ana 16, Bo 10", "1 Oct 2026"),
    ]
    marks = [fact.mark for fact in listed.facts]
    assert (marks[1], marks[3]) == (None, wire.Mark(shape="disc", tint=AKKON[0].tints[0])), "none of a shared win"


async def test_a_long_shelf_is_shown_page_by_page(tmp_path: Path) -> None:
    days = [f"2026-01-{day:02}" for day in range(1, MOST_SHOWN + 7)]
    many = [record("battles_and_builders/two_seats", f"N{i:02}", ("Ana", "Bo"), day) for i, day in enumerate(days)]
    await shelve(tmp_path, *many)
    table = await table_in(tmp_path, Clock())
    here = await client(table, token="")
    for page in ("records", "records/battles_and_builders"):
        first = await here.go(page)
        second = await here.go(first.facts[-1].go)
        shown = [fact.go for fact in (*first.facts, *second.facts) if fact.go.startswith("record/")]
        assert shown == [f"record/N{i:02}" for i in reversed(range(len(days)))]
        part = f"{MOST_SHOWN + 1}–{len(days)} of {len(days)}"
        assert wire.Fact(text="Newer games", value=part, go=page) in second.facts
    await table.core.store.close()


async def test_one_tap_changes_between_games_statistics_and_players_and_the_keys_stay_where_they_are(
    table: Table,
) -> None:
    here = await client(table)
    keys = [(await here.go(page)).links for page in ("records", "statistics", "people")]
    assert keys[0][:3] == keys[1] == keys[2]
    assert [key.go for key in keys[1]] == ["records", "statistics", "people"]


# ---- one game -------------------------------------------------------------------------------------------
async def test_a_record_shows_who_sat_where_the_chart_with_its_rounds_and_the_places(table: Table) -> None:
    here = await client(table)
    shown = await here.go("record/A1")
    assert [(chip.name, chip.score, chip.note) for chip in shown.chips] == [("Ana", "16", "1st"), ("Bo", "10", "2nd")]
    assert "Score after each move" in drawn(shown)
    assert "rounds" in drawn(shown)
    assert [fact.text for fact in shown.facts] == ["1  Ana", "2  Bo"]
    assert (await here.go(shown.chips[1].go)).band.who == "Bo", "all games of whoever sat there"
    sheet = await here.go("record/H1")
    assert "Score after each move" not in drawn(sheet), "a game without points shows its sheet"
    table.core.names.known_names = ("Ana", "Bo")
    bo = await phone(table, "Bo")
    assert "record:A1.jsonl" in [key.go for key in (await bo.go("record/A1")).links]
    watching = await client(table, token="")
    assert "record:A1.jsonl" not in [key.go for key in (await watching.go("record/A1")).links], "it was not let in"


async def test_every_part_of_a_record_leads_back_to_its_result(table: Table) -> None:
    here = await client(table)
    for part in ("went/times", "score", "log", "then/3"):
        shown = await here.go(f"record/A1/{part}")
        assert (shown.page, shown.title) == (f"record/A1/{part}", "Akkon")
        assert shown.back == wire.Back(text="Back", go="record/A1")


async def test_the_log_of_a_record_goes_back_to_its_first_line(table: Table) -> None:
    here = await client(table)
    page = await here.go("record/A1/log")
    told = list(page.facts)
    while told[-1].go.startswith("record/A1/log/"):
        told = [*told[:-1], *(await here.go(told[-1].go)).facts]
    _, lines = AKKON
    assert len([fact for fact in told if fact.value]) == len(lines), "each with its time"
    assert told[0].text == "The game is over"
    assert [fact.text for fact in told[-2:]] == ["Setting up", "The game was set up."]
    newest = await here.go(next(link.go for link in page.aside if link.text == "Round by round"))
    rounds, shown = list[wire.Fact](), newest
    while (way := next(link.go for link in shown.links if link.text == "Previous round")) != "":
        rounds, shown = [*rounds, *shown.facts], await here.go(way)
    assert newest.band.ask.startswith("Round ")
    assert [f.text for f in (*rounds, *shown.facts) if f.value] == [f.text for f in told if f.value], "no line twice"
    feast = next(i for i, fact in enumerate(told) if "played Feast" in fact.text)
    assert told[feast + 1].value == "", "what came of it stands under it"


async def test_a_game_that_waits_is_listed_first_and_looked_at_as_it_stands(table: Table) -> None:
    here = await seated(table, "Ana", "Bo")
    begin = await here.go("play")
    await here.answer(begin.asks[0].forms[0].id, ready=[])
    game_id = table.core.game.session.head.id
    await here.answer("~leave")
    listed = await here.go("records")
    assert [fact.text for fact in listed.facts[:3]] == ["Unfinished", "Battles & Builders: Ana, Bo", "Finished"]
    before = await here.go(f"record/{game_id}")
    assert before.asks[0].forms[0].confirm == "Resume Battles & Builders"
    assert [chip.go for chip in before.chips] == ["", ""]
    told = (await here.go(f"record/{game_id}/log")).facts
    assert [fact.text for fact in told] == ["Paused", "Setting up", "The game was set up."]


async def test_any_game_can_be_thrown_away_counts_nowhere_then_and_for_a_day_is_taken_back(table: Table) -> None:
    here, kept = await seated(table, "Ana", "Bo"), table.core.kept_games
    watching = await client(table, token="")
    waits = table.core.game.id
    await here.answer("~leave")
    for game_id, golden in ((waits, ["Resume Battles & Builders"]), ("A1", [])):
        shown = await here.go(f"record/{game_id}")
        assert [form.confirm for ask in shown.asks for form in ask.forms] == golden
        (away,) = (await here.go(ways(shown)["Throw away"])).asks[0].forms
        listed = await here.answer(away.id)
        assert (listed.facts[-2].text, listed.facts[-1].go) == ("Thrown away today", f"record/{game_id}")
        assert "Thrown away today" not in texts(await watching.go("records"))
        await here.go("statistics")
        assert game_id not in [entry.id for entry in (*kept.running_games, *kept.finished_games)]
        assert game_id not in [digest.id for digest in table.core.archive.digests]
        (back,) = (await here.go(f"record/{game_id}")).asks[0].forms
        await here.answer(back.id)
        assert game_id in [entry.id for entry in (*kept.running_games, *kept.finished_games)]


async def test_the_day_after_a_game_that_was_thrown_away_is_not_listed_any_more(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    kept = KeptGames(store, Games(GAMES), lambda: "2026-11-21T23:00:00Z")
    await store.begin(structs.replace(head(), game="akkon"))
    await kept.load()
    (waits,) = kept.running_games
    await kept.throw_away(waits.id)
    assert (kept.running_games, [entry.id for entry in kept.thrown_games]) == ((), [waits.id])
    later = KeptGames(store, Games(GAMES), lambda: "2026-11-23T01:00:00Z")
    await later.load()
    assert (later.running_games, later.thrown_games) == ((), ())
    with pytest.raises(Stale):
        await later.throw_away(waits.id)
    await store.close()


# ---- figures --------------------------------------------------------------------------------------------
async def test_the_figures_of_a_game_draw_wins_and_winning_points(table: Table) -> None:
    here = await client(table)
    games = values(await here.go("statistics"))
    assert (games["Akkon"], games["Himalaya"][:8]) == ("2 games, 28:20 on average", "1 game, ")
    shown = await here.go("statistics/akkon")
    texts = drawn(shown)
    assert {"Games won", "1 of 2", "0 of 2", "2 players", "16.0", "3 players", "14.0"} <= set(texts)
    assert values(shown)["Games played"] == "2"
    assert values(shown)["Most points: Ana"] == "16"
    assert values(shown)["Expected by chance"] == "0.8"
    listed = await here.go(shown.links[0].go)
    assert [fact.text for fact in listed.facts] == ["Akkon", "Cem 14, Ana 5, Bo 5", "Ana 16, Bo 10"]
    assert {"Gewonnen partijen", "16,0"} <= set(drawn(await (await client(table, lang="nl")).go("statistics/akkon")))


async def test_a_persons_page_tells_places_best_games_and_head_to_head(table: Table) -> None:
    here = await client(table)
    everybody = await here.go("people")
    assert list(values(everybody).items()) == [
        ("Ana", "won 2 of 4 games"), ("Bo", "won 1 of 3 games"), ("Cem", "won 1 of 3 games"),
        ("Dee", "won 1 of 1 game"),
    ]  # fmt: skip
    assert (await here.go("person/Zoe")).page == "people"
    shown = await here.go("person/Ana")
    told = values(shown)
    assert shown.band.ask == "won 2 of 4 games"
    assert "Places in the last 4 games" in drawn(shown)
    assert (told["Games won"], told["Average place"]) == ("2 of 4", "1.5")
    assert told["Akkon"] == "1 of 2 · 16"
    assert told["Bo"] == "2 ahead, 0 behind"


async def test_a_game_that_has_just_ended_counts_and_counts_no_more_when_its_end_is_taken_back(tmp_path: Path) -> None:
    table = await table_in(tmp_path, Clock())
    here = await client(table)
    for page in ("records", "statistics", "people"):
        assert [fact.text for fact in (await here.go(page)).facts] == ["No game has been finished yet."]
    here = await seated(table, "Ana", "Bo")
    await play_on(here, Random(1))
    places = table.core.game.session.sheet().places
    won = {name: f"won {int(place == 1)} of 1 game" for name, place in zip(("Ana", "Bo"), places, strict=True)}
    assert values(await here.go("people")) == won
    offer = table.core.game.session.undo_offer()
    assert offer
    await here.ask(wire.Undo(n=offer[0]))
    assert [fact.text for fact in (await here.go("people")).facts] == ["No game has been finished yet."]
    await table.core.store.close()


async def test_while_old_records_are_read_the_page_says_how_many_are_left(table: Table) -> None:
    table.core.archive.missing = 4
    shown = await (await client(table)).go("statistics")
    assert shown.facts[0].text == "4 older games are still being read."
