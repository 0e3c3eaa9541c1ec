"""The hub accepts whole records that can be stored and shown, and refuses all other input."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.club.report import Report, pack
from companion.club.state import TableState
from companion.hub.ingest.intake import MOST_LINES, Unfit, read
from companion.hub.live_tables import LiveTables
from companion.log.record import Head, encode, encode_record
from tests.club.games import golden
from tests.hub.feeding import played, row, told

HEAD, LINES, _ = golden("akkon/worked_score")
TOPIC = f"club/t1/log/{HEAD.id}"


@pytest.mark.parametrize(
    "name",
    ["akkon/worked_score", "himalaya/advanced"],
)
def test_what_tables_tell_is_kept_byte_for_byte(name: str) -> None:
    report = played(name)
    kept = row("t1", golden(name)[0].id, report)
    end = f"{kept.ending}\n" if kept.ending else ""
    assert f"{kept.head}\n{kept.lines}{end}".encode() == report.record
    assert (kept.tbl, kept.n, kept.hash) == ("t1", report.n, report.hash)


def test_a_line_of_a_kind_that_a_newer_companion_writes_is_kept() -> None:
    record = told(HEAD, LINES[:2]).record + b'{"k":"dreamt","n":3,"of":{"sheep":[1,2]}}\n'
    assert '"dreamt"' in row("t1", HEAD.id, Report(3, record)).lines


def headed(**other: Any) -> bytes:
    return encode(replace(HEAD, **other)) + b"\n"


def nested(deep: int) -> bytes:
    return b'{"a":' * deep + b"1" + b"}" * deep


ROW = encode(LINES[0]) + b"\n"
END = b'{"k":"end","n":1,"at":0,"ended_by":"x","totals":[%s],"places":[%s]}\n'


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (b"", "line end"),
        (b"\xff\n", "malformed"),
        (ROW, "k"),
        (headed() + b"5\n", "object"),
        (headed() + ROW[:-1], "line end"),
        (headed() + b'{"k":"x\0"}\n', "character"),
        (headed(id="OTHER"), "another game"),
        (headed(seats=("Ana",), tints=HEAD.tints[:1]), "1 seats"),
        (headed(seats=("Ana",) * 11, tints=("red",) * 11), "11 seats"),
        (headed(seats=("Ana", "B" * 61)), "too long"),
        (headed(game="g" * 300), "too long"),
        (headed(options={"deep": msgspec.Raw(nested(8))}), "array|str|object"),
        (headed(options={"many": list(range(5_000))}), "length"),
        (headed() + b'{"k":"move","v":' + nested(200_000) + b"}\n", "array|str|recursion"),
        (headed() + ROW * (MOST_LINES + 1), "lines"),
        (headed() + END % (b"1,2", b"1,3"), "an end"),
        (headed() + END % (b"1", b"1,2"), "an end"),
        (headed() + END % (b"1,2", b"0,1"), "an end"),
        (headed() + END % (b"1,9999999", b"1,2"), "an end"),
    ],
)
def test_what_cannot_be_kept_or_shown_is_refused_with_the_reason(record: bytes, why: str) -> None:
    with pytest.raises(Unfit, match=why) as unfit:
        read(TOPIC, pack(Report(1, record)))
    assert 0 < len(str(unfit.value)) <= 200


@pytest.mark.parametrize("topic", ["club/t1/log/a b", "club/t'1/log/GAME", "club/t1", f"club/{'t' * 40}/log/G"])
def test_a_name_that_no_table_and_no_game_has_is_refused(topic: str) -> None:
    with pytest.raises(Unfit, match="no name"):
        read(topic, pack(told(HEAD, LINES)))


def test_what_is_no_report_at_all_is_refused() -> None:
    with pytest.raises(Unfit):
        read(TOPIC, b'{"s":1}')


# ---- a table's current state ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "other",
    [
        {"phase": "x" * 1_001},
        {"id": "x" * 101},
        {"left_s": 10**12},
        {"players": [{"name": "x" * 101, "score": "", "turn": False}]},
        {"players": [{"name": "A", "score": "", "turn": False}] * 11},
    ],
)
def test_a_state_or_a_name_that_no_page_could_show_is_shown_nowhere(
    other: dict[str, Any],
) -> None:
    live = LiveTables()
    said = msgspec.to_builtins(TableState(game="Akkon")) | other
    assert not live.take("club/t1/state", encode(said))
    assert live.take("club/t1/state", encode(TableState(game="Akkon")))
    assert not live.take("club/a b/status", b"online")
    assert list(live.states) == list(live.online) == ["t1"]


def test_the_longest_names_that_a_table_takes_fit() -> None:
    head: Head = replace(HEAD, seats=("W" * 60, "M" * 60))
    assert row("t1", HEAD.id, Report(0, encode_record(head, ()))).head == encode(head).decode()
