"""A tournament day: previewed and seated rounds, results from the tables, and players who come, pause and leave."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from companion.club.state import SeatState
from companion.club.topics import Call
from companion.hub.refereeing.rounds import Day, SeatedTable, scores
from companion.log.record import encode
from tests.hub.feeding import finish
from tests.hub.test_desk import desk
from tests.hub.test_pages import AT, OURS, STATE, Browser, browsing, hub_with

FOUR = {"name": "Friday", "people": "Ana\nBo\n Cem \n\nDee", "size": "2", "how": "swiss", "tables": "t1\nt2",
        "sure": "yes"}  # fmt: skip
THREE = FOUR | {"people": "Ana\nBo\nCem"}


async def do(rie: Browser, key: str, path: str = "/desk/rounds/1", **form: str) -> str:
    """The page after a referee tapped that key."""
    there = await rie.post(path, data={"do": key} | form, headers=OURS)
    return (await rie.get(there.headers["location"])).text


async def begin(rie: Browser, form: dict[str, str] = FOUR) -> str:
    return await do(rie, "begin", "/desk/rounds", **form)


async def seat(rie: Browser, number: int) -> str:
    """The page after that round was seated and counts."""
    page = await do(rie, "seat", round=str(number), sure="yes")
    return await do(rie, "counts", round=str(number)) if "not seated yet" in page else page


def rows(page: str) -> dict[str, str]:
    """The second column, without its keys, by table or player."""
    page = re.sub(r"<form.*?</form>", "", page, flags=re.S)
    return dict(re.findall(r"<tr><td>([^<]*)</td><td>(.*?)</td>", page))


def people_at(page: str, table: str) -> set[str]:
    return {*re.findall(rf"<tr><td>{table}</td><td>([^<]*)</td>", page)[0].split(", ")}


async def test_a_day_of_two_rounds_is_seated_played_and_counted_without_anybody_entering_a_result(
    known: str, rie: Browser
) -> None:
    assert "No tournament has begun" in (await rie.get("/rounds")).text
    await begin(rie)
    first = await seat(rie, 1)
    assert (people_at(first, "t1"), people_at(first, "t2")) == ({"Ana", "Bo"}, {"Cem", "Dee"})
    assert "A game of this round is not over yet" in await seat(rie, 2)
    await finish(known, "t7", "G1", ("bo", "ANA"), (2, 1))  # their own table broke
    await finish(known, "t2", "G2", ("Ana", "Dee"), (1, 2))  # others, at that table
    assert "A game of this round is not over yet" in await seat(rie, 2)
    await finish(known, "t2", "G3", ("Cem", "Dee"), (1, 2))
    second = await seat(rie, 2)
    assert second.index("Round 2") < second.index("Round 1")
    assert people_at(second, "t1") == {"Ana", "Cem"}
    assert await seat(rie, 2) == second  # tapped twice, seated once
    shown = (await rie.get("/rounds")).text
    assert "Friday" in shown
    assert "1. <a" in shown
    assert shown.index("<td>1</td><td>Ana</td><td>1") < shown.index("<td>3</td><td>Bo</td>")
    assert "<form" not in shown


async def test_a_result_that_was_set_right_counts_for_the_round_too(known: str, rie: Browser) -> None:
    await begin(rie)
    await seat(rie, 1)
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    right = {"place-0": "2", "place-1": "1", "total-0": "3", "total-1": "9"}
    await do(rie, "correct", "/desk/result/t1/G1", **right)
    assert "<td>1</td><td>Bo</td><td>1" in (await rie.get("/rounds")).text


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"people": "Ana"}, "Enter 2 to 200 names"),
        ({"people": "Ana\nBo\nana "}, "each of them once"),
        ({"tables": "t1"}, "2 tables are needed"),
        ({"tables": "t1\nt1"}, "2 tables are needed"),
        ({"size": "7"}, "A table seats 2 to 6"),
    ],
)
async def test_what_is_no_tournament_begins_none_and_what_was_typed_stays(
    rie: Browser, wrong: dict[str, str], sentence: str
) -> None:
    page = await begin(rie, FOUR | wrong)
    assert sentence in page
    assert (FOUR | wrong)["people"].strip() in page
    assert "No tournament has begun" in (await rie.get("/rounds")).text


# ---- every tournament stays ---------------------------------------------------------------------------------
async def test_beginning_another_one_asks_first_and_every_tournament_keeps_its_address(
    known: str, rie: Browser
) -> None:
    await begin(rie)
    await seat(rie, 1)
    other = FOUR | {"name": "Saturday", "people": "Eli\nFay"}
    unsure = {name: value for name, value in other.items() if name != "sure"}
    page = await begin(rie, unsure)
    assert "&#34;Friday&#34; is not over yet" in page
    assert 'name="sure"' in page
    assert "Saturday" not in (await rie.get("/rounds")).text
    await begin(rie, other)
    assert "Saturday" in (await rie.get("/rounds")).text
    for number, name in ((1, "Friday"), (2, "Saturday")):
        assert name in (await rie.get(f"/rounds/{number}")).text
        assert f"/desk/rounds/{number}" in (await rie.get("/desk/rounds")).text
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    assert (await rie.get("/rounds/1/rounds.csv")).text.splitlines()[1:3] == ["1,t1,1,Ana,1,1,", "1,t1,2,Bo,2,2,"]
    assert (await rie.get("/rounds/1/standings.csv")).text.splitlines()[1] == "1,Ana,1.0,0.0,1"
    assert (await rie.get("/rounds/9")).status_code == (await rie.get("/rounds/9/rounds.csv")).status_code == 404
    over = await do(rie, "ends")
    assert "This tournament is over" in over
    assert "Seat round" not in over
    assert "This tournament is over" in (await rie.get("/rounds/1")).text
    assert "Seat round" in await do(rie, "goes-on")


# ---- people and tables come and go --------------------------------------------------------------------------
async def test_people_come_late_pause_and_leave_and_their_points_stay(known: str, rie: Browser) -> None:
    await begin(rie, THREE | {"how": "all"})
    first = await seat(rie, 1)
    alone = next(name for name in ("Ana", "Bo", "Cem") if name not in people_at(first, "t1"))
    assert people_at(first, r"Left over \(1 point\)") == {alone}
    one, other = sorted(people_at(first, "t1"))
    await finish(known, "t1", "G1", (one, other), (1, 2))
    await do(rie, "person", what="comes", name="  Dee ")
    assert "Dee plays already" in await do(rie, "person", what="comes", name="dee")
    second = await seat(rie, 2)
    assert people_at(second, "t1") | people_at(second, "t2") == {"Ana", "Bo", "Cem", "Dee"}
    for table in ("t1", "t2"):
        await finish(known, table, f"H{table}", (*people_at(second, table),), (1, 2))
    before = rows((await rie.get("/rounds")).text)
    await do(rie, "person", what="pauses", name=one)
    await do(rie, "person", what="leaves", name="Dee")
    third = await seat(rie, 3)
    assert people_at(third, "t1") == {"Ana", "Bo", "Cem"} - {one}
    assert rows((await rie.get("/rounds")).text).items() >= {name: before[name] for name in ("1", "2")}.items()
    await finish(known, "t1", "K", (*people_at(third, "t1"),), (1, 2))
    await do(rie, "person", what="comes", name=one)
    assert one in {*people_at(await seat(rie, 4), "t1"), *people_at(await seat(rie, 4), r"Left over \(1 point\)")}
    trail = (await rie.get("/desk/rounds/1")).text
    assert f"Pauses:  {one}" in trail
    assert "Leaves:  Dee" in trail


async def test_a_table_leaves_and_another_one_joins_and_one_that_is_not_there_is_asked_about(known: str) -> None:
    hub = hub_with(t1=STATE, t3=STATE)
    async with desk(hub, known) as rie:
        asked = await begin(rie, {name: value for name, value in FOUR.items() if name != "sure"})
        assert "This table is not connected: t2" in asked
        await begin(rie)
        assert "not connected: t2" in await do(rie, "seat", round="1")
        assert "not connected: t9" in await do(rie, "table", what="table-comes", table="t9")
        await do(rie, "table", what="table-leaves", table="t2")
        assert "2 tables are needed" in await do(rie, "seat", round="1")
        await do(rie, "table", what="table-comes", table="t3")
        page = await do(rie, "seat", round="1")
        assert people_at(page, "t3")
        assert "A table is used no more: t2" in page


# ---- preview of a seating -----------------------------------------------------------------------------------
async def test_a_seating_is_seen_changed_and_made_again_before_it_counts(rie: Browser) -> None:
    six = FOUR | {"people": "Ana\nBo\nCem\nDee\nEli\nFay", "size": "3", "how": "all"}
    await begin(rie, six)
    seen = await do(rie, "seat", round="1", sure="yes")
    assert "Round 1, not seated yet" in seen
    assert "Print" in seen
    assert "<h2>Round 1</h2>" not in (await rie.get("/rounds")).text
    assert "No round is seated yet" in (await rie.get("/sit")).text
    one, other = sorted(people_at(seen, "t1"))[0], sorted(people_at(seen, "t2"))[0]
    swapped = await do(rie, "swap", one=one, other=other)
    assert people_at(swapped, "t1") == people_at(seen, "t1") - {one} | {other}
    assert people_at(swapped, "t2") == people_at(seen, "t2") - {other} | {one}
    assert "two different people" in await do(rie, "swap", one=one, other=one)
    others = {frozenset(people_at(await do(rie, "seat", round="1", again="yes", sure="yes"), "t1")) for _ in range(9)}
    assert len(others) > 1
    await do(rie, "person", what="comes", name="Gus")
    assert "Somebody has come or gone since" in await do(rie, "counts", round="1")
    assert "3 tables are needed" in await do(rie, "seat", round="1", again="yes", sure="yes")
    await do(rie, "person", what="leaves", name="Gus")
    await do(rie, "counts", round="1")
    assert "<h2>Round 1</h2>" in (await rie.get("/rounds")).text


async def test_whoever_asks_where_they_sit_is_told_table_and_neighbours(rie: Browser) -> None:
    await begin(rie, THREE | {"people": "Ána\nBo\nCem"})
    await seat(rie, 1)
    assert "<b>Ána</b> Round 1: table t1" in (await rie.get("/sit?name=ana")).text
    assert "In the order of the chairs: Ána, Bo" in (await rie.get("/sit?name=ana")).text
    assert "<b>Cem</b> Left over (1 point)" in (await rie.get("/sit?name=CEM")).text
    assert "Nobody called Zoë" in (await rie.get("/sit?name=Zoë")).text


async def test_a_game_is_under_way_only_when_its_people_have_begun_it(known: str) -> None:
    """The game of the round before is still on its table's screen; a table may be off."""
    hub = hub_with(t1=STATE, t2=STATE, t4=replace(STATE, over=True), t5=STATE)
    people = "Ana\nBo\nCem\nDee\nEli\nFay\nGus\nHana\nIda\nJo"
    async with desk(hub, known) as rie, browsing(hub, known) as room:
        await begin(rie, FOUR | {"people": people, "tables": "t1\nt2\nt3\nt4\nt5", "how": "all"})
        page = await seat(rie, 1)
        seats = tuple(SeatState(name=name.upper(), score="", turn=False) for name in people_at(page, "t2"))
        hub.live.take("club/t2/state", encode(replace(STATE, players=seats)))
        hub.live.take("club/t5/status", b"offline")
        told = dict(re.findall(r"<tr><td>(t.)</td><td>[^<]*</td><td>([^<]*)</td>", (await room.get("/rounds")).text))
    assert told == {
        "t1": "Others play here: Ana &lt;b&gt;, Bo",
        "t2": "Playing",
        "t3": "Nobody has begun",
        "t4": "Nobody has begun",
        "t5": "Not connected",
    }


async def test_each_table_of_the_newest_round_is_told_who_plays_there(
    known: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub, told = hub_with(), list[tuple[list[str], Call]]()
    for table, status in (("t1", b"online"), ("t2", b"online"), ("t3", b"offline")):
        hub.live.take(f"club/{table}/status", status)
    monkeypatch.setattr(hub, "call", lambda tables, call: told.append((tables, call)))
    async with desk(hub, known) as rie:
        await begin(rie, FOUR | {"people": "Ana\nBo\nCem\nDee\nEli\nFay", "tables": "t1\nt2\nt3"})
        assert "No table is connected" in await do(rie, "say")
        await seat(rie, 1)
        assert "Said to 2 tables" in await do(rie, "say")
    assert [(tables, call.about, call.n, {*call.people}) for tables, call in told] == [
        (["t1"], "pairing", 1, {"Ana", "Bo"}), (["t2"], "pairing", 1, {"Cem", "Dee"})
    ]  # fmt: skip


# ---- a referee's decisions about a game ---------------------------------------------------------------------
async def go_on(rie: Browser, table: str, key: str = "pass", number: int = 1) -> str:
    """The page after a referee dropped that table's game from the round, or waits for it again."""
    return await do(rie, key, round=str(number), table=table)


async def test_the_rounds_go_on_without_a_game_that_never_ends_and_the_trail_says_who_said_so(
    known: str, rie: Browser
) -> None:
    await begin(rie)
    await seat(rie, 1)
    await finish(known, "t1", "G1", ("Ana", "Bo"), (1, 2))
    assert "A referee can go on without it" in await seat(rie, 2)
    assert "<td>Rie</td><td>1</td><td>Goes on without the game at t2" in await go_on(rie, "t2")
    assert (await go_on(rie, "t2")).count("Goes on without the game") == 1  # tapped twice
    assert "the rounds go on without it" in (await rie.get("/rounds")).text
    assert "<form" not in (await rie.get("/rounds")).text
    assert "Waits for the game at t2" in await go_on(rie, "t2", "wait")
    assert "not over yet" in await seat(rie, 2)
    await go_on(rie, "t2")
    assert "Round 2" in await seat(rie, 2)
    assert "<td>3</td><td>Dee</td><td>0" in (await rie.get("/rounds")).text
    await finish(known, "t2", "G2", ("Dee", "Cem"), (1, 2))  # it ended after all
    shown = (await rie.get("/rounds")).text
    assert "1. <a" in shown.split("Round 1")[1].split("<td>t2</td>")[1]
    assert "<td>1</td><td>Dee</td><td>1" in shown


async def test_whoever_did_not_come_gets_nothing_and_a_result_without_a_first_place_is_none(
    rie: Browser,
) -> None:
    at = {"round": "1", "table": "t1"}
    await begin(rie)
    await seat(rie, 1)
    form = (await rie.get("/desk/rounds/1/1/t1")).text
    assert "Place of Ana" in form
    for none in (("0", "0"), ("2", "2"), ("2", "0")):
        page = await do(rie, "result", **at, **{f"place-{seat}": place for seat, place in enumerate(none)})
        assert "Somebody has to have the first place" in page
    assert "Enter a number from 0 to 2" in await do(rie, "result", **at, **{"place-0": "", "place-1": "1"})
    page = await do(rie, "result", **at, **{"place-0": "1", "place-1": "0"})
    assert "(entered by Rie)" in page
    assert "did not come <a" in page
    assert "<td>1</td><td>Ana</td><td>1" in (await rie.get("/rounds")).text
    await do(rie, "result", **at, **{"place-0": "2", "place-1": "1"})
    assert "<td>1</td><td>Bo</td><td>1" in (await rie.get("/rounds")).text
    page = await do(rie, "wait", **at)
    assert "entered by Rie" not in page
    assert page.count("Result at t1") == 2  # both stay in the trail


async def test_a_game_under_another_name_is_shown_with_both_lists_and_assigned_by_hand(
    known: str, rie: Browser
) -> None:
    await begin(rie)
    await seat(rie, 1)
    await finish(known, "t9", "G1", ("Bo", "Anna"), (2, 1))  # at another table, and misspelt
    page = (await rie.get("/desk/rounds/1")).text
    assert "Round 1 expects at t1: Ana, Bo" in page
    assert "/desk/rounds/1/1/t1?game=t9/G1" in page
    form = (await rie.get("/desk/rounds/1/1/t1?game=t9/G1")).text
    first, second = form.split('name="place-0"')[1].split('name="place-1"')
    assert "<option selected>1</option>" in first
    assert "<option selected>2</option>" in second
    taken = {"round": "1", "table": "t1", "game": "t9/G1", "place-0": "1", "place-1": "2"}
    page = await do(rie, "result", **taken)
    assert "Round 1 expects" not in page
    assert "t9 G1" in page  # in the trail
    assert "<td>1</td><td>Ana</td><td>1" in (await rie.get("/rounds")).text


async def test_the_same_two_at_the_same_table_again_have_a_game_for_each_round(known: str, rie: Browser) -> None:
    await begin(rie, FOUR | {"people": "Ana\nBo"})
    for number, places in ((1, (1, 2)), (2, (2, 1))):
        await seat(rie, number)
        await finish(known, "t1", f"G{number}", ("Ana", "Bo"), places)
    shown = (await rie.get("/rounds")).text
    assert "<td>1</td><td>Ana</td><td>1.0<" in shown
    assert "<td>1</td><td>Bo</td><td>1.0<" in shown


def test_of_those_with_as_many_points_the_one_with_the_better_opponents_is_first_and_then_who_won_more() -> None:
    day = Day(id=1, name="", swiss=True, size=2, people=("Ana", "Bo", "Cem"), away=(), tables=("t1",), at=AT,
              is_over=False, steps=())  # fmt: skip
    seated = [
        SeatedTable(round=1, table="t1", people=("Ana", "Bo"), at=AT, places=(1, 2)),
        SeatedTable(round=1, table="", people=("Cem",), at=AT),
        SeatedTable(round=2, table="t1", people=("Cem", "Bo"), at=AT, places=(2, 1)),
        SeatedTable(round=3, table="t1", people=("Ana", "Cem"), at=AT, counts=False),
    ]
    found = [(each.place, each.name, each.points, each.others, each.wins) for each in scores(day, seated)]
    assert found == [(1, "Bo", 1.0, 2.0, 1), (2, "Ana", 1.0, 1.0, 1), (3, "Cem", 1.0, 1.0, 0)]
