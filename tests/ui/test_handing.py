"""A phone brings a score pad from another companion: the touchscreen asks, and one tap keeps it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.records.catalogue_file import Handed, encode
from companion.view.wire import Answer
from tests.companion.table import phone
from tests.ui.touched import sit_down, touched

pytestmark = pytest.mark.screen


async def test_what_a_phone_brings_is_kept_by_a_tap_and_played_the_next_time(window: Any, tmp_path: Path) -> None:
    table = await touched(window, tmp_path)
    try:
        await sit_down(table, "any_game", "Ana", "Bo")
        bo = await phone(table.client.table, "Bo")
        await table.listen()
        code = encode(Handed(game="any_game", kind="pad", id="Farm", values={"name": "Farm", "goal": 20}))
        await bo.answer("~keep", code=code)
        await table.listen()
        assert "Farm" in " ".join(table.hand.texts("knock"))
        await table.tap_act(Answer(form=table.show.knocks[0].form, values={"yes": True}))
        assert table.show.knocks == ()
        core = table.client.table.core
        assert core.catalogues.known["any_game"]["pad"]["Farm"]["goal"] == 20
    finally:
        await table.close()
