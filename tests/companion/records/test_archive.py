"""The digests of finished games: made from the records, saved, and rebuilt if missing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from companion.log.disk.store import Store, StoredGame
from companion.log.record import Head, Line, Played
from companion.log.session import Session
from companion.records import archive as archives
from companion.records.archive import MOST_WAITED_FOR, Archive, Digest, digest
from companion.testkit.sample.pig import GAME as PIG
from rules.games import GAMES, find
from tests.companion.evenings import record, shelve
from tests.companion.tables import Clock, full, play_on, seated, table_in

AKKON = record("akkon/ledger_two_seats", "A", ("Ana", "Bo"), "2026-10-01")
KINGS = record("battles_and_builders/two_seats", "B", ("Bo", "Cem"), "2026-10-08")
TWELVE = tuple(record("battles_and_builders/two_seats", f"N{i:02}", ("Ana", "Bo"), f"2026-09-{i + 1:02}")
               for i in range(12))  # fmt: skip


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    await shelve(tmp_path, AKKON, KINGS)
    store = await Store.open(tmp_path)
    yield store
    await store.close()


async def over(store: Store) -> Archive:
    """An archive of the games in the store."""
    entries = tuple(entry for entry in await store.games() if entry.finished)
    return Archive(store, lambda: entries, find)


@pytest.fixture
def digested(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of the folded records."""
    made: list[str] = []

    def noted(entry: StoredGame, session: Session) -> Digest:
        made.append(entry.id)
        return digest(entry, session)

    monkeypatch.setattr("companion.records.archive.digest", noted)
    return made


async def test_a_record_is_folded_once_and_its_digest_kept_for_the_next_evening(
    tmp_path: Path, digested: list[str]
) -> None:
    await shelve(tmp_path, AKKON, KINGS)
    shown = []
    for _ in range(2):
        store = await Store.open(tmp_path)
        archive = await over(store)
        await archive.look()
        shown.append(archive.digests)
        await store.close()
    assert sorted(digested) == ["A", "B"]
    assert shown[0] == shown[1]
    assert len(shown[0]) == 2


async def test_finished_games_of_a_package_count_in_the_statistics_as_ours_do(tmp_path: Path) -> None:
    table = await table_in(tmp_path, Clock(), (*GAMES, PIG))
    here = await seated(table, "Ana", "Bo", game=PIG.id)
    await play_on(here, Random(1))
    await here.go("statistics")
    assert [(each.game, each.seats) for each in table.core.archive.digests] == [(PIG.id, ("Ana", "Bo"))]
    await table.core.store.close()


async def test_a_record_that_has_changed_is_folded_again(store: Store, digested: list[str]) -> None:
    entries = await store.games()
    archive = Archive(store, lambda: entries, find)
    await archive.look()
    entries = tuple(replace(entry, hash="another") for entry in entries if entry.id == "A")
    await archive.look()
    assert sorted(digested) == ["A", "A", "B"]


async def test_digests_of_another_version_of_the_companion_are_made_anew(store: Store, digested: list[str]) -> None:
    await store.keep(archives.KEY, [{"format": 0}])
    archive = await over(store)
    await archive.look()
    assert (len(archive.digests), sorted(digested)) == (2, ["A", "B"])


async def test_a_damaged_record_is_left_out_and_the_others_count(tmp_path: Path, digested: list[str]) -> None:
    await shelve(tmp_path, AKKON, _with_a_foreign_move(*KINGS))
    store = await Store.open(tmp_path)
    archive = await over(store)
    await archive.look()
    await archive.look()
    assert [each.id for each in archive.digests] == ["A"]
    assert (archive.missing, digested) == (0, ["A"])
    await store.close()


def _with_a_foreign_move(head: Head, lines: list[Line]) -> tuple[Head, list[Line]]:
    first = lines[0]
    assert isinstance(first, Played)
    return head, [replace(first, move="no_such_move"), *lines[1:]]


async def test_a_full_disk_costs_no_figures(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "keep", full)
    archive = await over(store)
    await archive.look()
    assert len(archive.digests) == 2


async def test_a_page_does_not_wait_while_the_records_of_many_evenings_are_read(tmp_path: Path) -> None:
    await shelve(tmp_path, *TWELVE)
    store = await Store.open(tmp_path)
    archive = await over(store)
    reading = asyncio.create_task(archive.catch_up())
    while not archive.digests:
        await asyncio.sleep(0)
    await archive.look()
    assert archive.missing > MOST_WAITED_FOR
    await reading
    assert (len(archive.digests), archive.missing) == (len(TWELVE), 0)
    await store.close()
