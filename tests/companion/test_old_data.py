"""A data folder of version 0.1.0 opens unchanged: games, settings, seats on phones, printed values."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.access import grants
from companion.errors import Damaged
from companion.log.book import new_head, state_hash
from companion.log.disk.store import Store
from companion.log.record import ClockRule, Played
from companion.records.records import fold
from companion.table.settings import Prefs
from rules.games import GAMES
from rules.kit.types import Say, Seating
from tests.companion.tables import Clock, client, table_in

FOLDER = Path(__file__).parents[1] / "golden" / "data_0_1_0"
EXPECTED: dict[str, Any] = msgspec.json.decode((FOLDER / "expected.json").read_bytes())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A writable copy of the folder as that version left it."""
    shutil.copy(FOLDER / "games.sqlite3", tmp_path)
    return tmp_path


async def test_every_game_of_that_folder_folds_to_the_state_in_which_it_was_left(folder: Path) -> None:
    store = await Store.open(folder)
    assert {entry.id: entry.finished for entry in await store.games()} == {
        game_id: game["finished"] for game_id, game in EXPECTED["games"].items()
    }
    for game_id, game in EXPECTED["games"].items():
        head, lines = await store.lines(game_id)
        assert (head.game, list(head.seats), len(lines)) == (game["game"], game["seats"], game["lines"])
        assert state_hash(fold(head, lines).state) == game["state"], f"{game_id} ({head.game})"
    await store.close()


async def test_its_settings_names_seats_on_phones_and_printed_values_are_read(folder: Path) -> None:
    store = await Store.open(folder)
    prefs = msgspec.convert(await store.load("prefs"), Prefs)
    assert {"lang": prefs.lang, "night": prefs.night} == EXPECTED["prefs"]
    assert prefs.own["himalaya"].told == "auto"
    assert await store.load("names") == EXPECTED["names"]
    assert await store.load("on-table") == EXPECTED["on_table"]
    phones = msgspec.convert(await store.load(grants.KEY), tuple[grants.Grant, ...])
    found = [{"number": each.number, "people": list(each.people), "role": each.role} for each in phones]
    assert found == EXPECTED["phones"]
    for game_id, learned in EXPECTED["catalogues"].items():
        assert sorted(map(str, await store.load(f"catalogue/{game_id}") or {})) == learned
    await store.close()


async def test_a_game_with_a_correction_that_cannot_be_read_any_more_says_so_and_is_kept_whole(tmp_path: Path) -> None:
    game = GAMES.find("akkon")
    seating = Seating(names=("Ana", "Bo", "Cem"), tints=game.tints[:3])
    head = new_head(game, seating, game.option_type(), {}, ClockRule(), "BEFORE", "2026-11-20T12:00:00Z")
    values = {"card": "jaffa", "place": "discard"}
    line = Played(n=1, at=0, seat=-1, by="screen", move="correct_copy", prompt="discard-0", v=values)
    store = await Store.open(tmp_path)
    await store.begin(msgspec.structs.replace(head, version=game.version - 1))
    await store.append(head.id, line)
    await store.close()
    table = await table_in(tmp_path, Clock())
    here = await client(table)
    with pytest.raises(Damaged) as damaged:
        await here.answer("~home/resume")
    assert damaged.value.say == Say(key="log-other-version", args={"line": 2})
    assert [form.confirm for form in (await here.go("home")).asks[0].forms][1:] == ["Resume Akkon"]
    assert (await table.core.store.lines(head.id))[1] == [line]
    await table.core.store.close()
