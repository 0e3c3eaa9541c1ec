"""Steps that the box takes by itself, on the touchscreen: what is coming, what was done, and the page that says how."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from companion.auto import SHOWN_MS
from companion.view.wire import Show
from tests.companion.desk import Clock, client, desk_in
from tests.companion.test_auto import at_a_forced_step
from tests.ui.conftest import welcome
from tests.ui.hand import Hand
from tests.ui.test_pictures import extent, inside, lies_in

pytestmark = pytest.mark.screen

SIZES = ((800, 480), (1280, 720), (720, 1280))
WORDS = {
    "en": ("By itself in a moment, Cem: ", "By itself: ", "Takes steps that leave nothing to decide"),
    "nl": ("Zo meteen vanzelf, Cem: ", "Vanzelf: ", "Doet stappen waarbij niets te kiezen valt"),
}


async def shows(folder: Path, lang: str) -> tuple[Show, Show, Show]:
    """A step that is coming, the same when it was taken, and the page of settings."""
    clock = Clock()
    desk = await desk_in(folder, clock)
    await at_a_forced_step(desk)
    desk.publish()
    here = await client(desk, lang=lang)
    coming = here.shown
    clock.ms += SHOWN_MS
    await desk.table.tick()
    taken = await here.receive()
    page = await here.go("auto")
    await desk.table.store.close()
    return coming, taken, page


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", WORDS)
def test_what_goes_by_itself_is_told_before_and_after(
    window: Any, tmp_path: Path, lang: str, size: tuple[int, int]
) -> None:
    hand = Hand(window, size)
    for show, told in zip(asyncio.run(shows(tmp_path, lang)), WORDS[lang], strict=True):
        hand.take(welcome(lang), show)
        assert told in " ".join(hand.texts()), told
        for region, text in hand._texts():
            assert lies_in(extent(text, hand.stage.picture.k), inside(region)), (region.name, text)
