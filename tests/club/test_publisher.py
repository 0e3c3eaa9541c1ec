"""The table's messages to its club: a spectator's view, and each game's stream until the hub has committed it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from msgspec.structs import replace

from companion.club import topics
from companion.club.config import Club
from companion.club.ledger import KEY, OWED, SavedLedger
from companion.club.report import Receipt, decode_claims, make_report
from companion.club.topics import About, Call
from companion.errors import Damaged, Trouble, Unwritable
from companion.log.disk.store import Store
from companion.log.record import Head, Line, encode, read_record
from companion.table.intents import GiveAnswer, Leave
from companion.view.wire import Show
from rules.kit.types import AnyGame
from tests.club.ear import Ear, at_table, hub, mute, publishing, shown_by, until, until_kept
from tests.club.engines import Mosquitto, free_port, mosquitto
from tests.companion.tables import Table, client, committing, hiding, seated

RED_2 = {"pebbles": {"red": 2}}
FROM_ELSEWHERE = ("at", "id", "turn", "leader")  # the wall clock, the game's id, and names joined by commas


async def hide(table: Table, seat: int, values: dict[str, dict[str, int]]) -> None:
    """Give a secret answer from a phone."""
    prompt = next(p for p in table.core.game.session.prompts() if p.secret and p.seat == seat)
    await table.core.do(GiveAnswer(prompt_id=prompt.id, values=values), by="phone:1")


def words(value: object) -> set[str]:
    """Every text in a value."""
    if isinstance(value, dict):
        return {word for each in value.values() for word in words(each)}
    if isinstance(value, list | tuple):
        return {word for each in value for word in words(each)}
    return {value} if isinstance(value, str) else set()


async def told_all(there: Ear, table: Table, club: Club) -> None:
    """Wait until the hub has everything public of the table's game."""
    session = table.core.game.session
    public = read_record(make_report(session, club.names).record)[:2]
    await until(lambda: there.record(club.table, session.head.id) == public)


async def noted(table: Table) -> list[str]:
    """The unfinished streams that the table would find after a restart."""
    book: SavedLedger = await table.core.store.load(KEY, SavedLedger, SavedLedger())
    return [game for game, known in book.games.items() if known.n == OWED]


def public_of(table: Table) -> tuple[Head, list[Line]]:
    """The public record of the game on the table."""
    return read_record(table.core.game.session.export())[:2]


async def test_the_state_of_a_table_is_what_a_watcher_sees_and_nothing_else(
    broker: Mosquitto, club: Club, table: Table
) -> None:
    await hiding(table)
    async with hub(broker) as there, publishing(table, club):
        await hide(table, 0, RED_2)
        show = shown_by(table)(table.core.game.snapshot())
        await until(lambda: [p["turn"] for p in players(there, club)] == [chip.turn for chip in show.chips])
        state = there.state(club.table)
        assert (state["game"], state["phase"]) == (show.title, show.where)
        assert (state["who"], state["ask"]) == (show.band.who, show.band.ask)
        assert [(p["name"], p["score"]) for p in players(there, club)] == [(c.name, c.score) for c in show.chips]
        seen = words(msgspec.to_builtins(show)) | {""}
        assert words({key: value for key, value in state.items() if key not in FROM_ELSEWHERE}) <= seen


async def test_a_secret_changes_no_byte_of_what_is_published_before_it_is_revealed(
    broker: Mosquitto, club: Club, tmp_path: Path
) -> None:
    said: list[list[object]] = []
    for user, values in ((club.table, RED_2), ("t59", {"pebbles": {"blue": 1}})):
        table = await at_table(tmp_path / user)
        own = replace(club, broker=replace(club.broker, user=user))
        await hiding(table)
        async with hub(broker) as there, publishing(table, own):
            await hide(table, 0, values)
            game = table.core.game.id
            await until(lambda: there.reports(user, game))  # noqa: B023
            await until(lambda: there.state(user).get("turn") == "Bo, Cem")  # noqa: B023
            state = {key: value for key, value in there.state(user).items() if key != "at"}
            said.append([state, *{report.record for report in there.reports(user, game)}])
        await table.core.store.close()
    assert said[0] == said[1]


def players(there: Ear, club: Club) -> list[dict[str, object]]:
    found = there.state(club.table).get("players", [])
    assert isinstance(found, list)
    return found


async def test_without_the_hub_nothing_is_sent_and_with_it_everything_once(
    broker: Mosquitto, club: Club, table: Table
) -> None:
    """The broker's queue would drop it silently; the log keeps it."""
    here = await seated(table, "Ana", "Bo", "Cem")
    async with hub(broker) as there:
        there.be_away()
        await until(lambda: there.of(topics.status(topics.HUB))[-1] == topics.OFFLINE)
        async with publishing(table, club) as publisher:
            await until(lambda: publisher.at_club.status.key == "club-hub-away")
            await committing(here)
            ask = shown_by(table)(table.core.game.snapshot()).band.ask
            await until(lambda: there.state(club.table)["ask"] == ask)
            game = table.core.game.id
            assert not there.reports(club.table, game)
            there.be_there()
            await told_all(there, table, club)
            there.compare(club.table)
            await until(lambda: publisher.at_club.status.key == "club-follows")
            there.commit(club.table, game)
            await until(lambda: publisher.at_club.status.key == "club-well")
            assert len(there.reports(club.table, game)) == 1


async def test_a_report_that_nobody_answers_is_sent_again(
    broker: Mosquitto, club: Club, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.club.ledger.STALL_S", 0.1)
    await seated(table, "Ana", "Bo", "Cem")
    async with hub(broker) as there, publishing(table, club) as publisher:
        game = table.core.game.id
        await until(lambda: len(there.reports(club.table, game)) > 2)
        there.commit(club.table, game)
        there.compare(club.table)
        await until(lambda: publisher.at_club.status.key == "club-well")
        assert len(set(there.reports(club.table, game))) == 1, "it is the same one each time"


@pytest.mark.parametrize(
    ("why", "says", "key"),
    [
        ("older", "has a longer course of a game than this box", "club-apart"),
        ("refused", "does not take the record of one game", "club-not-taken"),
    ],
)
async def test_what_the_hub_does_not_take_is_said_and_tried_again_when_the_game_goes_on(
    broker: Mosquitto, club: Club, table: Table, why: Literal["older", "refused"], says: str, key: str
) -> None:
    here = await seated(table, "Ana", "Bo", "Cem")
    async with hub(broker) as there, publishing(table, club) as publisher:
        await told_all(there, table, club)
        there.compare(club.table)
        there.receipt(club.table, table.core.game.id, Receipt(hash="1" * 64, why=why))
        await until(lambda: publisher.at_club.status.key == key)
        assert says in table.core.text(publisher.at_club.status)
        await committing(here)
        await told_all(there, table, club)
        there.commit(club.table, table.core.game.id)
        await until(lambda: publisher.at_club.status.key == "club-well")


async def test_a_game_that_is_too_long_for_the_broker_stays_here_and_the_table_says_so(
    broker: Mosquitto, club: Club, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.club.ledger.MOST_BYTES", 100)
    await seated(table, "Ana", "Bo", "Cem")
    async with hub(broker) as there, publishing(table, club) as publisher:
        await until(lambda: publisher.at_club.status.key == "club-too-long")
        assert "too long to go to the club" in table.core.text(publisher.at_club.status)
        assert there.reports(club.table, table.core.game.id) == []


def fail_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let the disk fail at the next reading and at the next writing of the ledger; the failures."""
    load, keep, failed = store.load, store.keep, list[str]()

    async def loading(key: str, kind: Any = Any, otherwise: Any = None) -> Any:
        if key == KEY and "load" not in failed:
            failed.append("load")
            raise Damaged("log-unreadable", "disk I/O error")
        return await load(key, kind, otherwise)

    async def keeping(key: str, value: Any) -> None:
        if key == KEY and "keep" not in failed:
            failed.append("keep")
            raise Unwritable("log-unwritable", "disk I/O error")
        await keep(key, value)

    monkeypatch.setattr(store, "load", loading)
    monkeypatch.setattr(store, "keep", keeping)
    return failed


async def test_a_game_that_the_disk_refused_to_note_is_noted_as_soon_as_it_can_be(
    broker: Mosquitto, club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the club only the table itself knows the unfinished streams."""
    monkeypatch.setattr("companion.club.ledger.REFUSED_S", 0.01)
    table = await at_table(tmp_path / "data")
    failed = fail_once(table.core.store, monkeypatch)
    async with publishing(table, replace(club, broker=replace(club.broker, port=free_port()))):
        here = await seated(table, "Ana", "Bo", "Cem")
        await committing(here)
        game, public = table.core.game.id, public_of(table)
        await table.core.do(Leave(), by="screen")
        await until(lambda: len(failed) == 2)
        await until_kept(lambda: noted(table), lambda kept: game in kept)
    await table.core.store.close()
    again = await at_table(tmp_path / "data")
    async with hub(broker) as there, publishing(again, club):
        await until(lambda: there.record(club.table, game))
        assert there.record(club.table, game) == public
    await again.core.store.close()


async def test_a_game_whose_package_is_away_follows_when_it_is_back(
    broker: Mosquitto, club: Club, table: Table
) -> None:
    """As when a package is tried anew while the club is there already."""
    find, is_back = table.core.games.find, False

    def found(game_id: str) -> AnyGame:
        if not is_back:
            raise Trouble("no-such-game", game=game_id)
        return find(game_id)

    await seated(table, "Ana", "Bo", "Cem")
    table.core.games.find = found  # type: ignore[method-assign]
    async with hub(broker), publishing(table, club) as publisher:
        await table.core.do(Leave(), by="screen")
        await until(lambda: publisher.at_club.status.key == "club-gone")
        assert "can no longer be read here" in table.core.text(publisher.at_club.status)
        is_back = True
        publisher.look_again()
        await until(lambda: publisher.at_club.status.key == "club-follows")


async def test_names_are_initials_unless_the_table_wants_more(broker: Mosquitto, club: Club, table: Table) -> None:
    await seated(table, "Ana", "Bo", "Aad")
    async with hub(broker) as there, publishing(table, replace(club, names="initials")):
        game = table.core.game.id
        await until(lambda: there.state(club.table).get("id") and there.record(club.table, game))
        assert [p["name"] for p in players(there, club)] == ["A.", "B.", "A2."]
        told = there.record(club.table, game)
        assert told
        assert told[0].seats == ("A.", "B.", "A2.")
        ours = [payload for topic, payload in there.heard if club.table in topic.split("/")]
        assert not any(name in payload for payload in ours for name in (b"Ana", b"Aad"))


async def test_turns_and_a_call_for_a_referee_are_events(broker: Mosquitto, club: Club, table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem")
    async with hub(broker) as there, publishing(table, club) as publisher:
        await until(lambda: there.state(club.table).get("id"))
        await committing(here)
        await until(lambda: there.of(topics.event(club.table)))
        table.core.club = publisher.at_club
        menu = await here.go("menu")
        await here.go(next(way.go for way in menu.links if way.text == "Call a referee"))
        await until(lambda: there.state(club.table).get("help"))
        await until(lambda: b'{"event_type":"needs_help"}' in there.of(topics.event(club.table)))
        assert b'{"event_type":"turn","who":"Ana"}' in there.of(topics.event(club.table))
        menu = await here.go("menu")
        await here.go(next(way.go for way in menu.links if way.text == "The referee came"))
        await until(lambda: not there.state(club.table).get("help", True))
        table.core.club = None
        assert not [way for way in (await here.go("menu")).links if "referee" in way.go]


def facts(show: Show) -> list[str]:
    return [fact.text for fact in show.facts]


def call(about: About, **what: Any) -> bytes:
    return encode(Call(about=about, **what))


async def test_the_club_says_something_to_the_table_with_a_sound_and_changes_no_game(
    broker: Mosquitto, club: Club, table: Table
) -> None:
    watcher = await client(table, token="")
    async with hub(broker) as there, publishing(table, club) as publisher:
        table.core.club = publisher.at_club
        await until(lambda: there.of(topics.status(club.table)))
        there.connection.publish(topics.call(club.table), call("round", n=2))
        await table.core.hear_club(await publisher.next_call())
        assert "From the club: round 2 starts." in facts(await watcher.receive())
        await seated(table, "Ana", "Bo", "Cem")
        lines, dutch = table.core.game.session.lines, await client(table, token="", lang="nl")
        there.connection.publish(topics.call(club.table), call("left", n=10))
        await table.core.hear_club(await publisher.next_call())
        shown = await dutch.receive()
        assert "Van de club: nog 10 minuten." in facts(shown)
        assert shown.cue
        assert shown.cue.kind == "call"
        assert table.core.game.session.lines is lines
        await table.core.hear_club(await publisher.next_call(call_s=0))  # it was online for long enough
        assert publisher.at_club.message is None
        assert facts(await dutch.receive()) == facts(shown)[1:]


async def test_whatever_comes_as_a_sentence_is_a_short_one_or_none(broker: Mosquitto, club: Club, table: Table) -> None:
    async with hub(broker) as there, publishing(table, club) as publisher:
        await until(lambda: there.of(topics.status(club.table)))
        for payload in (b"Round 2", b"\xff", b"{}", b'{"about":"game","text":"x"}', b'{"about":"left","n":"x"}'):
            there.connection.publish(topics.call(club.table), payload)
        there.connection.publish(topics.call(club.table), call("message", text="!" * 500))
        said = await publisher.next_call()
        assert said
        assert said.args["text"] == "!" * 200
        assert publisher.calls.empty()


async def test_a_table_that_wants_no_calls_hears_none(broker: Mosquitto, club: Club, table: Table) -> None:
    async with hub(broker) as there, publishing(table, replace(club, calls=False)) as publisher:
        await until(lambda: there.of(topics.status(club.table)))
        there.connection.publish(topics.call(club.table), call("round", n=2))
        await until(lambda: not there.connection.pending_count)
        there.be_there()
        await until(lambda: publisher.at_club.status.key == "club-compares")
        assert publisher.calls.empty()


async def test_the_listener_waits_for_nothing_even_where_the_broker_hangs(club: Club, table: Table) -> None:
    """Play never waits for the club: the listener only notes its input."""
    here = await seated(table, "Ana", "Bo", "Cem")
    async with (
        mute() as port,
        publishing(table, replace(club, broker=replace(club.broker, port=port))) as publisher,
    ):
        heard = publisher.hear(table.core.game.collect_happened())
        with pytest.raises(StopIteration):  # it ends without waiting
            heard.send(None)
        shown = await committing(here)
        assert shown.asks
        assert publisher.at_club.status.key == "club-connecting"


def test_a_companion_without_a_club_imports_nothing_of_it() -> None:
    """The extra's packages need not be there."""
    code = "import sys, companion.app.main, companion.app.commands; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert "companion.app.main" in loaded
    assert {"paho", "psycopg", "openskill", "companion.club.publisher", "companion.hub"}.isdisjoint(loaded)


# ---- from one club to another --------------------------------------------------------------------------------------
async def test_a_table_goes_to_another_club_and_tells_it_nothing_from_before_this_game(
    broker: Mosquitto, club: Club, table: Table
) -> None:
    await seated(table, "Ana", "Bo", "Cem")
    first, before = replace(club, sign="the first"), table.core.game.id
    with mosquitto(1) as another:
        second = replace(another.club("t0"), sign="the second")
        async with hub(broker) as there, hub(another) as elsewhere, publishing(table, first) as publisher:
            await told_all(there, table, first)
            there.commit(first.table, before)
            await table.core.do(Leave(), by="screen")
            await seated(table, "Dee", "Els", "Fay")
            await told_all(there, table, first)
            publisher.change(second)
            await told_all(elsewhere, table, second)
            await until(lambda: there.of(topics.status(first.table))[-1:] == [topics.OFFLINE])
            assert elsewhere.reports("t0", before) == []
            assert not any(map(decode_claims, elsewhere.of(topics.committed("t0"))))
            assert publisher.at_club.status.key == "club-follows"


async def test_another_password_of_the_same_club_goes_on_with_the_same_names(
    broker: Mosquitto, club: Club, table: Table
) -> None:
    await seated(table, "Ana", "Bo", "Cem")
    game, same = table.core.game.id, replace(club, sign="this one")
    async with hub(broker) as there, publishing(table, same) as publisher:
        await told_all(there, table, same)
        publisher.change(replace(same, names="initials"))
        await until(lambda: len(there.of(topics.committed(same.table))) > 1)
        await until(lambda: len(there.reports(same.table, game)) > 1)
        assert len({report.hash for report in there.reports(same.table, game)}) == 1
        assert publisher.at_club.status.key != "club-apart"
