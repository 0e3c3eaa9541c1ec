"""Record files: a round trip loses nothing, and every fault gives a message."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.errors import Damaged
from companion.log.record import (
    AddedTime,
    End,
    Head,
    Line,
    Note,
    Paused,
    Played,
    Undone,
    encode_record,
    read_record,
)
from rules.kit.types import Say

HEAD = Head(format=1, game="pebbles", version=1, id="7K2QMX", utc="2026-11-21T19:04:11Z", seats=("Ana", "Bo"),
            tints=("red", "blue"), options={"rounds": 3}, catalogue={"stone": {"s1": {"value": 4}}})  # fmt: skip
LINES: list[Line] = [
    Played(n=1, at=0, seat=0, by="phone:0", prompt="hide-0", move="hide", v={"pebbles": {"red": 1}}, secret=True),
    Played(n=2, at=900, seat=-1, by="timer", move="time_up"),
    Undone(n=3, at=950, by="screen", to=1),
    Paused(n=4, at=950, by="screen", on=True),
    AddedTime(n=5, at=950, by="screen", id="hide-1", ms=30_000),
    Note(n=6, at=950, by="screen", text="Bo spilled his tea. Écht waar."),
    Undone(n=7, at=950, by="screen", drop=(1,)),
    End(n=8, at=960, ended_by="rounds", totals=(3, 2), places=(1, 2)),
]
MOVE = b'{"k":"move","n":1,"at":0,"seat":0,"by":"screen","prompt":"p","move":"m"'


def refused(data: bytes) -> Say:
    with pytest.raises(Damaged) as error:
        read_record(data)
    return error.value.say


def with_line(line: bytes) -> bytes:
    return encode_record(HEAD, ()) + line + b"\n"


def test_what_is_written_comes_back() -> None:
    assert read_record(encode_record(HEAD, LINES)) == (HEAD, LINES, ())


def test_a_file_is_written_as_the_format_says() -> None:
    assert encode_record(HEAD, LINES).decode().splitlines() == [
        '{"k":"head","format":1,"game":"pebbles","version":1,"id":"7K2QMX","utc":"2026-11-21T19:04:11Z",'
        '"seats":["Ana","Bo"],"tints":["red","blue"],"options":{"rounds":3},'
        '"catalogue":{"stone":{"s1":{"value":4}}}}',
        '{"k":"move","n":1,"at":0,"seat":0,"by":"phone:0","move":"hide","prompt":"hide-0",'
        '"v":{"pebbles":{"red":1}},"secret":true}',
        '{"k":"move","n":2,"at":900,"seat":-1,"by":"timer","move":"time_up"}',
        '{"k":"undo","n":3,"at":950,"by":"screen","to":1}',
        '{"k":"pause","n":4,"at":950,"by":"screen","on":true}',
        '{"k":"time","n":5,"at":950,"by":"screen","id":"hide-1","ms":30000}',
        '{"k":"note","n":6,"at":950,"by":"screen","text":"Bo spilled his tea. Écht waar."}',
        '{"k":"undo","n":7,"at":950,"by":"screen","drop":[1]}',
        '{"k":"end","n":8,"at":960,"ended_by":"rounds","totals":[3,2],"places":[1,2]}',
    ]


def test_lines_may_end_as_on_windows() -> None:
    assert read_record(encode_record(HEAD, LINES).replace(b"\n", b"\r\n")) == (HEAD, LINES, ())


def test_a_last_line_cut_off_in_the_middle_is_left_out_with_a_warning() -> None:
    whole = encode_record(HEAD, LINES)
    head, lines, warnings = read_record(whole[:-10])
    assert (head, lines) == (HEAD, LINES[:-1])
    assert warnings == (Say(key="log-torn", args={"line": 9}),)


def test_wherever_a_file_was_cut_off_the_whole_lines_before_are_read() -> None:
    whole = encode_record(HEAD, LINES)
    first = len(encode_record(HEAD, ()))
    for cut in range(first, len(whole)):
        _, lines, _ = read_record(whole[:cut])
        assert lines == LINES[: len(lines)]
        assert len(lines) >= whole[:cut].count(b"\n") - 1


def test_a_last_line_without_line_break_counts() -> None:
    assert read_record(encode_record(HEAD, LINES)[:-1]) == (HEAD, LINES, ())


DEEP = MOVE + b',"v":{"a":' + b"[" * 10_000 + b"]" * 10_000 + b"}}"
NINES = b"9" * 5000
BEGUN = (Played(n=1, at=0, seat=0, by="screen", move="m"),)


@pytest.mark.parametrize(("data", "key", "line"), [
    (encode_record(HEAD, LINES).replace(b'"by":"timer"', b'"by":', 1), "damaged-line", 3),
    (with_line(b'{"k":"note","n":'), "damaged-line", 2),  # whole, so it was not cut off
    (with_line(DEEP), "damaged-line", 2), (with_line(DEEP)[:-1], "damaged-line", 2),
    (with_line(b'{"k":"note","n":1,"at":0,"by":"screen","text":"\xff"}'), "damaged-line", 2),  # no letters
    (with_line(MOVE + b',"v":{"a":' + NINES + b"}}"), "damaged-line", 2),
    (with_line(MOVE.replace(b'"n":1', b'"n":' + NINES) + b"}"), "damaged-line", 2),
    (with_line(MOVE + b',"cheat":true}'), "damaged-line", 2),
    (with_line(MOVE + b',"v":{"a":1,"a":2}}'), "key-twice", 2), (with_line(MOVE + b',"seat":1}'), "key-twice", 2),
    (encode_record(HEAD, ()).replace(b'"game":', b'"game":"akkon","game":'), "key-twice", 1),
    (encode_record(HEAD, [LINES[0], *LINES[2:]]), "out-of-order", 3),  # one is missing
    (with_line(b'{"k":"undo","n":1,"at":0,"by":"screen","to":1}'), "out-of-order", 2),  # undoes nothing
    (with_line(b'{"k":"undo","n":1,"at":0,"by":"screen","drop":[7]}'), "out-of-order", 2),
    (with_line(b'{"k":"undo","n":1,"at":0,"by":"screen"}'), "out-of-order", 2),
    (with_line(b'{"k":"undo","n":1,"at":0,"by":"screen","to":0,"drop":[1]}'), "out-of-order", 2),
    (with_line(b'{"k":"pause","n":1,"at":-1,"by":"screen","on":true}'), "out-of-order", 2),  # before the beginning
    (with_line(b'{"k":"move","n":1,"at":0,"seat":2,"by":"screen","move":"m"}'), "out-of-order", 2),
    (with_line(b'{"k":"move","n":1,"at":0,"seat":-2,"by":"screen","move":"m"}'), "out-of-order", 2),
    (encode_record(HEAD, (*BEGUN, Undone(n=2, at=0, by="screen", to=2))), "out-of-order", 3),
    (encode_record(HEAD, (*BEGUN, Undone(n=2, at=0, by="screen", to=7))), "out-of-order", 3),
    (encode_record(HEAD, (*BEGUN, Undone(n=2, at=0, by="screen", drop=(1, 7)))), "out-of-order", 3),
    *((encode_record(replace(HEAD, **wrong), ()), "no-head", 0)
      for wrong in ({"format": 0}, {"tints": ("red",)}, {"start": 2}, {"start": -1}, {"seats": (), "tints": ()},
                    {"id": "../x"})),
    *((other, "no-head", 0) for other in
      (b"GIF89a...", b'{"k":"note"}\n', b'{"k":"photo","format":2}\n', b"\xff\xfe\x00{\n")),
    (b'{"k":"head","format":2,"players":[{"name":"Ana"}]}\n', "newer-format", 0),
    (b"", "empty", 0), (b"\n", "empty", 0), (b" " * 8 * 1024 * 1024, "empty", 0),
])  # fmt: skip
def test_what_is_wrong_in_a_file_is_said_with_its_line(data: bytes, key: str, line: int) -> None:
    assert refused(data) == Say(key=f"log-{key}", args={"line": line} if line else {})


def test_a_number_that_no_browser_can_count_is_refused() -> None:
    for number in (2**53 - 1, 1 - 2**53):
        points = End(n=1, at=0, ended_by="rounds", totals=(number, 0), places=(1, 2))
        assert read_record(encode_record(HEAD, (points,))) == (HEAD, [points], ())
        beyond = replace(points, totals=(number + (1 if number > 0 else -1), 0))
        assert refused(encode_record(HEAD, (beyond,))) == Say(key="log-damaged-line", args={"line": 2})


def test_a_file_that_is_too_large_is_refused_unread() -> None:
    assert refused(b" " * (8 * 1024 * 1024 + 1)) == Say(key="log-too-large", args={"most": 8})
