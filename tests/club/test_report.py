"""A report is the whole public record at one moment; it contains nothing secret or private to the table."""

from __future__ import annotations

import re
import zlib
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from companion.club.homeassistant import device, topic
from companion.club.names import club_head, is_initial
from companion.club.report import Report, make_report, pack, unpack
from companion.club.state import TableState
from companion.log.book import replay
from companion.log.record import Line, Played, encode, read_record
from companion.log.session import Session
from companion.table.club_door import initials
from tests.club.games import evening, golden, sealed
from tests.contract.games import game
from tests.hub.feeding import Fed
from tests.pebbles.game import GAME

SEEDS = range(12)
RECORDS = ("himalaya/three_seats", "battles_and_builders/two_seats", "akkon/worked_score", "ettana/worked_examples")


def report_of(fed: Fed) -> Report:
    return make_report(cast("Session", fed), "full")


@pytest.mark.parametrize("name", RECORDS)
def test_a_report_of_any_moment_can_be_replayed(name: str) -> None:
    head, lines, revealed = golden(name)
    for end in {0, *range(3, len(lines), 17), len(lines)}:
        so_far = {n: by for n, by in revealed.items() if by <= end}
        begun, public, _ = read_record(report_of(Fed(head, lines[:end], so_far)).record)
        assert begun == head
        replay(game(head.game), begun, public)


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_secret_changes_no_byte_of_a_report_before_it_is_revealed(seed: int) -> None:
    async for session in evening(GAME, seed, 60):
        hidden = sealed(session.lines, dict(session.revealed_answers))
        other = [disguised(line) if line.n in hidden else line for line in session.lines]
        assert (
            report_of(Fed(session.head, other, session.revealed_answers)).record == make_report(session, "full").record
        )


def disguised(line: Line) -> Line:
    assert isinstance(line, Played)
    return replace(line, seat=0, at=line.at, by="phone:9", prompt="other", move="other", v={"secret": "other"})


async def test_a_secret_answer_is_told_when_it_is_revealed_and_never_when_it_was_taken_back_unseen() -> None:
    kinds: set[str] = set()
    for seed in SEEDS:
        texts = b""
        async for session in evening(GAME, seed, 60):
            texts += make_report(session, "full").record
        for line in session.lines:
            if isinstance(line, Played) and line.secret:
                is_told = values_of(line) in texts
                kinds.add(f"{is_told} {line.n in session.revealed_answers}")
                assert not is_told or line.n in session.revealed_answers
    assert kinds == {"True True", "False True", "False False"}


def values_of(line: Played) -> bytes:
    """The line without its number, which differs in a public record."""
    return encode(line).partition(b',"at"')[2]


def test_a_report_comes_out_as_it_went_in_and_its_hash_is_of_the_record_alone() -> None:
    report = report_of(Fed(*golden("akkon/worked_score")))
    assert unpack(pack(report)) == report
    assert report.hash == report._replace(n=7, title="Another").hash
    assert report.hash != report._replace(record=report.record + b"\n").hash
    assert len(pack(report)) < len(report.record) / 3


@pytest.mark.parametrize(
    "payload",
    [
        b"{}",
        zlib.compress(b'{"n":-1}\n{}'),
        zlib.compress(b"[" * 100_000),
        zlib.compress(b'{"n":1}\n' + b" " * 5_000_000),
        zlib.compress(b'{"n":1}\n{}')[:-3],
        zlib.compress(b'{"n":1}\n{}') + b"more",
    ],
)
def test_what_is_no_report_or_grows_without_end_is_none(payload: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        unpack(payload)


def test_names_leave_the_house_as_initials_unless_the_table_wants_it() -> None:
    head, _, _ = golden("himalaya/three_seats")
    assert club_head(head, "full") == head
    assert club_head(head, "initials").seats == initials(head.seats)
    assert initials(("Ana", "Bo", "Aad", " éva", "", "Abe")) == ("A.", "B.", "A2.", "É.", "?.", "A3.")
    assert all(map(is_initial, initials(("Ana", "Bo", "Aad", " éva", ""))))
    assert not any(map(is_initial, ("Ana", "A", "Jr.", "")))


# ---- Home Assistant -------------------------------------------------------------------------------------------------
def test_home_assistant_is_told_of_parts_with_ids_of_their_own_that_ask_for_what_a_state_has() -> None:
    """One broken rule of its discovery loses the whole device."""
    told, parts = device("t1").decode(), msgspec.json.decode(device("t1"))["cmps"].values()
    assert re.fullmatch(r"homeassistant/device/[a-zA-Z0-9_-]+/config", topic("t1"))
    unique = [part["uniq_id"] for part in parts if part["p"] != "device_automation"]
    assert len(set(unique)) == len(unique)
    triggers = [part["type"] for part in parts if part["p"] == "device_automation"]
    assert triggers == ["game_started", "turn", "time_up", "game_ended", "needs_help"]
    assert {*re.findall(r"value_json\.(\w+)", told)} - {"event_type"} <= {*msgspec.to_builtins(TableState())}
