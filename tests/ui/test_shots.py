"""Pictures without a display: what `companion screenshots` leaves in its folder."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest
from msgspec import structs

from companion.app import cli
from companion.clients import downloads
from companion.packages.shelf import Packages
from companion.testkit import screenshots
from companion.testkit.all_screens import SampleGame, Screen, screens
from rules.kit.shelf import Shelf
from tests.companion.evenings import record, shelve
from tests.companion.packages.conftest import as_before
from tests.companion.packages.packed import PATIENT, installed
from tests.companion.tables import Clock, table_in
from ui.paint.png import png

__all__ = ["as_before"]

pytestmark = pytest.mark.screen


def size_of(file: bytes) -> tuple[int, int]:
    w, h = struct.unpack(">II", file[16:24])
    return w, h


async def middle(evening: SampleGame, shelf: Shelf) -> tuple[Screen, ...]:
    """One screen of the game, and a question that is drawn only on request."""
    shown = tuple(s for s in await screens(evening, shelf) if s.name == "middle")
    return (*shown, structs.replace(shown[0], name="asks-roll"))


def test_the_command_draws_the_screens_of_an_added_game_as_of_any_other_in_its_languages_and_every_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    installed(tmp_path / "data")
    packages = Packages(tmp_path / "data", limits=PATIENT)
    packages.site.mark_fit(packages.untried[0].mark)
    monkeypatch.setattr(screenshots, "screens", middle)
    assert cli.run(["--data", str(tmp_path / "data"), "screenshots", str(tmp_path), "--game", "wrong"]) == 0
    drawn = {file.name: size_of(file.read_bytes()) for file in (tmp_path / "wrong").iterdir()}
    sizes = ((800, 480), (1280, 720), (720, 1280))
    assert drawn == {f"middle-{lang}-{w}x{h}.png": (w, h) for lang in ("en", "nl") for w, h in sizes}
    assert capsys.readouterr().out.startswith(f"{tmp_path / 'wrong'}  6 pictures")


def test_a_game_that_it_does_not_know_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["screenshots", str(tmp_path), "--game", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


def test_where_nothing_can_be_drawn_it_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def played(evening: SampleGame, shelf: Shelf) -> tuple[Screen, ...]:
        return ()

    monkeypatch.setattr(screenshots, "screens", played)
    monkeypatch.setattr(downloads, "DRAW_COMMAND", ("false",))
    assert cli.run(["screenshots", str(tmp_path), "--game", "akkon"]) == 2
    assert "OpenGL" in capsys.readouterr().err


def test_a_picture_of_few_colours_keeps_each_of_them() -> None:
    file = png(2, 1, bytes((255, 0, 0, 0, 0, 255)))
    assert size_of(file) == (2, 1)
    colours = file[file.index(b"PLTE") + 4 :][:6]
    dots = zlib.decompress(file[file.index(b"IDAT") + 4 : file.index(b"IEND") - 8])
    assert [colours[3 * i : 3 * i + 3] for i in dots[1:]] == [bytes((255, 0, 0)), bytes((0, 0, 255))]


def test_of_too_many_colours_the_rare_ones_become_their_neighbours() -> None:
    often = bytes(v for i in range(256) for v in (i, 0, 0)) * 2
    file = png(513, 1, often + bytes((7, 1, 0)))
    dots = zlib.decompress(file[file.index(b"IDAT") + 4 : file.index(b"IEND") - 8])
    assert dots[-1] == dots[1 + 7]


async def test_the_card_of_a_finished_game_is_a_real_picture(tmp_path: Path) -> None:
    await shelve(tmp_path, record("akkon/full_four_seats", "AK", ("Ana", "محمد 🎲", "=cmd", "B" * 60)))
    table = await table_in(tmp_path, Clock())
    card = await table.hub.export("", "AK.png")
    assert size_of(card) == (1200, 720)
    colours = card[card.index(b"PLTE") + 4 : card.index(b"IDAT")]
    assert len(colours) > 3 * 20, "there is something on it"
    await table.core.store.close()
