"""Sending a score pad from one companion to another: a QR code, a phone, and the receiving table's decision."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.access.grants import Links
from companion.errors import Trouble
from companion.records.catalogue_file import MOST_BYTES, HandedEntry, decode, encode
from companion.view import wire
from companion.view.qr import qr
from rules.any_game.components import Pad, Row
from tests.companion.tables import Client, Clock, Table, client, phone, seated, table_in, texts
from tests.rules.any_game.table import as_learned

FARM = Pad(name="Farm", goal=20, rows=(Row(name="Corn", worth=2), Row(name="Inn", one=True)), tie=1)
WATCH = "http://192.168.1.20:8080/"


def handed(pad: Pad = FARM, **change: Any) -> HandedEntry:
    values = {**as_learned(pad, pad.name), **change}
    return HandedEntry(game="any_game", kind="pad", id=pad.name, values=values)


def packed(value: object) -> str:
    return urlsafe_b64encode(zlib.compress(msgspec.json.encode(value))).decode()


async def bringer(table: Table) -> tuple[Client, Client]:
    """The table's own screen in a game, and a phone that holds a seat in it."""
    here = await seated(table, "Ana", "Bo", "Cem", game="any_game")
    return here, await phone(table, "Bo")


async def pads(table: Table) -> set[str]:
    """The pads that the table has learned."""
    await table.core.catalogues.look_up(table.core.games.find("any_game"))
    return set(table.core.catalogues.by_game["any_game"].get("pad", {}))


def yes(shown: wire.Show, *, yes: bool = True) -> wire.Answer:
    return wire.Answer(form=shown.knocks[0].form, values={"yes": yes})


# ---- from box to box --------------------------------------------------------------------------------------
async def test_a_pad_is_shown_as_a_code_and_another_table_keeps_it(tmp_path: Path, table: Table) -> None:
    first = await table_in(tmp_path / "a", Clock())
    first.hardware.find_links = lambda: Links(watch=(WATCH,))
    here = await client(first)
    made = {"name": "Farm", "scores": "round", "wins": "most", "rows": "Corn x2, Inn (1)", "start": 0, "goal": 20}
    rest = {"rounds": 0, "teams": 0, "order": "free", "phases": "", "counters": "", "clock": "none", "ties": "shared"}
    await here.go("printed/any_game/pad/new")
    await here.answer("~printed/any_game/pad/new/0", **made, **rest)
    entry = await here.go("printed/any_game/pad/e/Farm")
    shown = await here.go(entry.links[0].go)
    values = first.core.catalogues.by_game["any_game"]["pad"]["Farm"]
    link = f"{WATCH}#keep={encode(HandedEntry(game='any_game', kind='pad', id='Farm', values=dict(values)))}"
    assert shown.drawing == qr(link)

    screen, brings = await bringer(table)
    waits = await brings.answer("~keep", code=link)
    assert texts(waits) == ["The table screen asks whether it is kept."]
    asked = await screen.receive()
    assert asked.knocks[0].text == "Score pads of your own: keep “Farm”?"
    assert await pads(table) == set()
    await screen.ask(yes(asked))
    assert (await brings.receive()).band.ask == "It is kept: the next game has it"
    assert table.core.catalogues.by_game["any_game"]["pad"]["Farm"] == values
    await brings.answer("~keep", code=encode(handed()))
    assert "instead of the one that is here" in (await screen.receive()).knocks[0].text
    await first.core.store.close()


async def test_what_the_table_does_not_want_is_not_kept_and_nobody_asks_again_at_once(table: Table) -> None:
    screen, brings = await bringer(table)
    await brings.answer("~keep", code=encode(handed()))
    after = await screen.ask(yes(await screen.receive(), yes=False))
    assert after.knocks == ()
    assert (await brings.receive()).band.ask == "It was not kept"
    again = wire.Answer(form="~keep", values={"code": encode(handed())})
    assert (await brings.refused(again)).text
    assert await pads(table) == set()


# ---- rights and refusals ----------------------------------------------------------------------------------
async def test_who_only_watches_brings_nothing_and_a_seats_phone_keeps_nothing(table: Table) -> None:
    screen, brings = await bringer(table)
    watching = await client(table, token="")
    offer = wire.Answer(form="~keep", values={"code": encode(handed())})
    assert (await watching.refused(offer)).text == "You are watching: sit down first."
    await brings.ask(offer)
    keep = yes(await screen.receive())
    assert (await brings.refused(keep)).text == "Only the main table screen can do that."
    assert (await watching.refused(keep)).text == "You are watching: sit down first."
    assert await pads(table) == set()


NO_CODE = "That is no link or code"


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        pytest.param("https://example.org/#t=abcdef", NO_CODE, id="another link"),
        pytest.param(packed([2, "any_game", "pad", "Farm", {}]), NO_CODE, id="another format"),
        pytest.param(encode(handed())[:-6], NO_CODE, id="cut off"),
        pytest.param(packed([1, "any_game", "pad", "F", {"name": "F" * MOST_BYTES}]), NO_CODE, id="a code that grows"),
        pytest.param(urlsafe_b64encode(zlib.compress(b"[" * 9_000)).decode(), NO_CODE, id="deep"),
        pytest.param(encode(HandedEntry(game="any_game", kind="played", id="last", values={"pad": "Farm"})), NO_CODE,
                     id="what nobody enters"),
        pytest.param(encode(HandedEntry(game="chess", kind="pad", id="v", values={})), "There is no game called chess",
                     id="another game"),
        pytest.param(encode(handed(scores="sometimes")),
                     "Score pads of your own, Farm: A value is missing or of the wrong sort", id="another sort"),
        pytest.param(encode(handed(tie=9)), "Score pads of your own, Farm: A number on the pad is too large",
                     id="too large"),
    ],
)  # fmt: skip
async def test_what_is_no_code_or_a_pad_that_cannot_be_is_refused_in_one_sentence(
    table: Table, code: str, sentence: str
) -> None:
    screen, brings = await bringer(table)
    assert (await brings.refused(wire.Answer(form="~keep", values={"code": code}))).text.startswith(sentence)
    assert screen.shown.knocks == ()
    assert await pads(table) == set()


def test_a_code_of_a_full_pad_is_read_off_a_small_screen_and_a_larger_one_is_refused() -> None:
    rows = tuple(Row(name=f"Row number {n}", worth=n) for n in range(12))
    full = handed(Pad(name="Everything at once", rows=rows, goal=100))
    assert msgspec.convert(decode(encode(full)).values, Pad) == msgspec.convert(full.values, Pad)
    noise = {f"{n * 7919 % 10_007:x}": n * 104_729 % 1_000_003 for n in range(300)}
    with pytest.raises(Trouble) as too_much:
        encode(HandedEntry(game="any_game", kind="pad", id="v", values=noise))
    assert too_much.value.say.key == "handed-too-much"
