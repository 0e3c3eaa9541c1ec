"""Record files: what is written comes back, and whatever is wrong with one is said in a sentence."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.errors import Damaged
from companion.log.record import (
    Added,
    ClockRule,
    End,
    Head,
    Line,
    Note,
    Paused,
    Played,
    Undone,
    in_force,
    read,
    write,
)
from rules.kit.types import Say

HEAD = Head(format=1, game="pebbles", version=1, id="7K2QMX", utc="2026-11-21T19:04:11Z", seats=("Ana", "Bo"),
            tints=("red", "blue"), options={"rounds": 3}, catalogue={"stone": {"s1": {"value": 4}}})  # fmt: skip
LINES: list[Line] = [
    Played(n=1, at=0, seat=0, by="phone:0", prompt="hide-0", move="hide", v={"pebbles": {"red": 1}}, secret=True),
    Played(n=2, at=900, seat=-1, by="timer", move="time_up"),
    Undone(n=3, at=950, by="screen", to=1),
    Paused(n=4, at=950, by="screen", on=True),
    Added(n=5, at=950, by="screen", id="hide-1", ms=30_000),
    Note(n=6, at=950, by="screen", text="Bo spilled his tea. Écht waar."),
    Undone(n=7, at=950, by="screen", drop=(1,)),
    End(n=8, at=960, ended_by="rounds", totals=(3, 2), places=(1, 2)),
]
MOVE = b'{"k":"move","n":1,"at":0,"seat":0,"by":"screen","prompt":"p","move":"m"'


def refused(data: bytes) -> Say:
    with pytest.raises(Damaged) as error:
        read(data)
    return error.value.say


def with_line(line: bytes) -> bytes:
    return write(HEAD, ()) + line + b"\n"


def test_what_is_written_comes_back() -> None:
    assert read(write(HEAD, LINES)) == (HEAD, LINES, ())


def test_a_file_is_written_as_the_format_says() -> None:
    assert write(HEAD, LINES).decode().splitlines() == [
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


def test_what_a_line_leaves_out_is_as_usual() -> None:
    head, lines, _ = read(
        b'{"k":"head","format":1,"game":"pebbles","version":1,"id":"A","utc":"","seats":["Ana"],"tints":["red"]}\n'
        b'{"k":"move","n":1,"at":0,"seat":0,"by":"screen","move":"m"}\n'
        b'{"k":"undo","n":2,"at":0,"by":"screen","to":0}\n'
    )
    assert (head.start, head.options, head.catalogue) == (0, {}, {})
    assert head.clock == ClockRule(mode="off", bank_ms=0, increment_ms=0)
    move, undo = lines
    assert isinstance(move, Played)
    assert (move.prompt, move.v, move.secret, move.dice, move.edited) == ("", {}, False, (), False)
    assert isinstance(undo, Undone)
    assert undo.drop == ()


def test_lines_may_end_as_on_windows() -> None:
    assert read(write(HEAD, LINES).replace(b"\n", b"\r\n")) == (HEAD, LINES, ())


def test_a_last_line_cut_off_in_the_middle_is_left_out_with_a_warning() -> None:
    whole = write(HEAD, LINES)
    head, lines, warnings = read(whole[:-10])
    assert (head, lines) == (HEAD, LINES[:-1])
    assert warnings == (Say(key="log-torn", args={"line": 9}),)


def test_wherever_a_file_was_cut_off_the_whole_lines_before_are_read() -> None:
    whole = write(HEAD, LINES)
    first = len(write(HEAD, ()))
    for cut in range(first, len(whole)):
        _, lines, _ = read(whole[:cut])
        assert lines == LINES[: len(lines)]
        assert len(lines) >= whole[:cut].count(b"\n") - 1


def test_a_last_line_without_line_break_counts() -> None:
    assert read(write(HEAD, LINES)[:-1]) == (HEAD, LINES, ())


def test_damage_elsewhere_is_named_by_its_line() -> None:
    data = write(HEAD, LINES).split(b"\n")
    data[2] = data[2][:-5]
    assert refused(b"\n".join(data)) == Say(key="log-damaged-line", args={"line": 3})


def test_a_damaged_last_line_that_is_not_cut_off_is_an_error() -> None:
    assert refused(with_line(b'{"k":"note","n":')) == Say(key="log-damaged-line", args={"line": 2})


def test_a_missing_line_is_noticed() -> None:
    assert refused(write(HEAD, [LINES[0], *LINES[2:]])) == Say(key="log-out-of-order", args={"line": 3})


@pytest.mark.parametrize(
    "line",
    [
        b'{"k":"undo","n":1,"at":0,"by":"screen","to":1}',
        b'{"k":"undo","n":1,"at":0,"by":"screen","drop":[7]}',
        b'{"k":"undo","n":1,"at":0,"by":"screen"}',
        b'{"k":"undo","n":1,"at":0,"by":"screen","to":0,"drop":[1]}',
        b'{"k":"pause","n":1,"at":-1,"by":"screen","on":true}',
        b'{"k":"move","n":1,"at":0,"seat":2,"by":"screen","move":"m"}',
        b'{"k":"move","n":1,"at":0,"seat":-2,"by":"screen","move":"m"}',
    ],
    ids=[
        "undoes nothing",
        "drops nothing",
        "says nothing",
        "says both",
        "before the beginning",
        "no such seat",
        "nobody",
    ],
)
def test_a_line_that_cannot_follow_is_refused(line: bytes) -> None:
    assert refused(with_line(line)) == Say(key="log-out-of-order", args={"line": 2})


@pytest.mark.parametrize("undo", [{"to": 2}, {"to": 7}, {"drop": (1, 7)}])
def test_only_what_counts_can_be_taken_back_or_gone_back_to(undo: dict[str, Any]) -> None:
    lines = (Played(n=1, at=0, seat=0, by="screen", move="m"), Undone(n=2, at=0, by="screen", **undo))
    assert refused(write(HEAD, lines)) == Say(key="log-out-of-order", args={"line": 3})


@pytest.mark.parametrize(
    "wrong",
    [{"format": 0}, {"tints": ("red",)}, {"start": 2}, {"start": -1}, {"seats": (), "tints": ()}, {"id": "../x"}],
)
def test_a_head_that_cannot_be_says_so(wrong: dict[str, Any]) -> None:
    assert refused(write(replace(HEAD, **wrong), ())) == Say(key="log-no-head")


def test_a_file_of_a_newer_format_says_so_whatever_else_it_holds() -> None:
    assert refused(b'{"k":"head","format":2,"players":[{"name":"Ana"}]}\n') == Say(key="log-newer-format")


def test_an_empty_file_says_so() -> None:
    assert refused(b"") == refused(b"\n") == Say(key="log-empty")


def test_a_file_that_is_no_record_says_so() -> None:
    for other in (b"GIF89a...", b'{"k":"note"}\n', b'{"k":"photo","format":2}\n', b"\xff\xfe\x00{\n"):
        assert refused(other) == Say(key="log-no-head")


def test_a_key_named_twice_is_refused() -> None:
    assert refused(with_line(MOVE + b',"v":{"a":1,"a":2}}')) == Say(key="log-key-twice", args={"line": 2})
    head = write(HEAD, ()).replace(b'"game":', b'"game":"akkon","game":')
    assert refused(head) == Say(key="log-key-twice", args={"line": 1})
    assert refused(with_line(MOVE + b',"seat":1}')) == Say(key="log-key-twice", args={"line": 2})


def test_a_line_nested_ten_thousand_deep_is_refused() -> None:
    deep = MOVE + b',"v":{"a":' + b"[" * 10_000 + b"]" * 10_000 + b"}}"
    assert refused(with_line(deep)) == Say(key="log-damaged-line", args={"line": 2})
    assert refused(with_line(deep)[:-1]) == Say(key="log-damaged-line", args={"line": 2})


def test_invalid_letters_are_refused() -> None:
    line = b'{"k":"note","n":1,"at":0,"by":"screen","text":"\xff"}'
    assert refused(with_line(line)) == Say(key="log-damaged-line", args={"line": 2})


def test_an_endless_number_is_refused() -> None:
    assert refused(with_line(MOVE + b',"v":{"a":' + b"9" * 5000 + b"}}"))
    assert refused(with_line(MOVE.replace(b'"n":1', b'"n":' + b"9" * 5000) + b"}"))


def test_a_number_that_no_browser_can_count_is_refused() -> None:
    for number in (2**53 - 1, 1 - 2**53):
        points = End(n=1, at=0, ended_by="rounds", totals=(number, 0), places=(1, 2))
        assert read(write(HEAD, (points,))) == (HEAD, [points], ())
        beyond = replace(points, totals=(number + (1 if number > 0 else -1), 0))
        assert refused(write(HEAD, (beyond,))) == Say(key="log-damaged-line", args={"line": 2})


def test_a_file_that_is_too_large_is_refused_unread() -> None:
    assert refused(b" " * (8 * 1024 * 1024 + 1)) == Say(key="log-too-large", args={"most": 8})
    assert refused(b" " * 8 * 1024 * 1024) == Say(key="log-empty")


def test_an_unknown_field_is_refused() -> None:
    assert refused(with_line(MOVE + b',"cheat":true}')) == Say(key="log-damaged-line", args={"line": 2})


def test_what_counts_is_what_was_not_taken_back() -> None:
    moves = [Played(n=n, at=0, seat=0, by="screen", move="m") for n in (1, 2, 3)]
    drop = Undone(n=4, at=0, by="screen", drop=(2,))
    assert [m.n for m in in_force([*moves, drop])] == [1, 3]
    assert [m.n for m in in_force([*moves, drop, Undone(n=5, at=0, by="screen", to=1)])] == [1]
