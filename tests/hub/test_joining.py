"""Join codes of admitted tables: their place, their owner, and their lifetime."""

from __future__ import annotations

import os
import time
from pathlib import Path

from companion.hub.live_tables import CODE_S, JoinCodes, leave_code
from tests.hub.test_desk import desk
from tests.hub.test_pages import hub_with

LINK = "table-club://t4:s3cret@club.example:8883/"


def test_a_code_is_for_the_owner_of_the_folder_alone_until_its_table_is_connected(tmp_path: Path) -> None:
    assert leave_code(tmp_path, "t4", LINK)
    assert leave_code(tmp_path, "t5", LINK)
    assert (tmp_path / "t4").stat().st_mode & 0o777 == 0o600
    assert JoinCodes(tmp_path).open_codes({"t4": False}) == {"t4": LINK, "t5": LINK}
    assert JoinCodes(tmp_path).open_codes({"t4": True}) == {"t5": LINK}
    assert [file.name for file in tmp_path.iterdir()] == ["t5"]


def test_a_code_goes_after_an_hour(tmp_path: Path) -> None:
    leave_code(tmp_path, "t4", LINK)
    os.utime(tmp_path / "t4", (0, time.time() - CODE_S - 1))
    assert JoinCodes(tmp_path).open_codes({}) == {}
    assert list(tmp_path.iterdir()) == []


def test_what_lies_there_leads_no_code_elsewhere(tmp_path: Path) -> None:
    """The folder is the hub's, and root writes into it."""
    folder, elsewhere = tmp_path / "run", tmp_path / "elsewhere"
    folder.mkdir()
    elsewhere.write_text("untouched")
    (folder / "t4").symlink_to(elsewhere)
    assert leave_code(folder, "t4", LINK)
    assert (elsewhere.read_text(), (folder / "t4").is_symlink()) == ("untouched", False)


def test_without_a_hub_that_runs_no_code_is_left_and_none_waits(tmp_path: Path) -> None:
    assert not leave_code(tmp_path / "nowhere", "t4", LINK)
    assert JoinCodes().open_codes({}) == JoinCodes(tmp_path / "nowhere").open_codes({}) == {}


async def test_over_plain_http_no_code_is_shown(known: str, tmp_path: Path) -> None:
    hub = hub_with()
    hub.join_codes = JoinCodes(tmp_path)
    leave_code(tmp_path, "t4", LINK)
    async with desk(hub, known) as rie:
        page = (await rie.get("/desk/joining")).text
    assert "shown only when these pages are over TLS" in page
    assert "<svg" not in page
