"""Record files: a round trip loses nothing, every fault gives a message, and some records are rewritten."""

from __future__ import annotations

from dataclasses import replace as with_other
from typing import Any

import pytest
from msgspec.structs import replace

from companion.errors import Damaged, Trouble
from companion.log.book import replay, state_hash
from companion.log.latecomer import may_join, with_latecomer
from companion.log.record import (
    AddedTime,
    ClockRule,
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
from companion.log.session import Session
from rules.any_game.game import GAME
from rules.kit.types import TABLE, Say, Tint
from tests.companion.log.table import Table as Pebbles
from tests.pebbles.game import GAME as PEBBLES
from tests.rules.any_game.table import Table

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


# ---- one more seat ------------------------------------------------------------------------------------
NEW: Tint = GAME.tints[5]


def darts() -> tuple[Head, list[Line]]:
    """Ana has thrown, Bo has left, somebody was given more time, and Cem has thrown."""
    table = Table(3, "@darts-301").turns(60).correct("set-away", [1])
    lines: list[Line] = [
        *table.lines,
        AddedTime(n=len(table.lines) + 1, at=70_000, by="screen", id="bank:2", ms=30_000),
    ]
    n = len(lines) + 1
    (last,) = table.turns(20).lines[n - 2 :]
    clock = ClockRule(mode="bank", bank_ms=600_000)
    return replace(table.head("early"), clock=clock), [*lines, replace(last, n=n, at=90_000)]


def test_whoever_comes_late_was_away_and_is_there_at_the_end_and_all_else_is_as_it_was() -> None:
    head, lines = with_latecomer(GAME, *darts(), "Dee", NEW, "late")
    assert (head.id, head.seats, head.tints[3]) == ("late", ("Ana", "Bo", "Cem", "Dee"), NEW)
    assert [line.n for line in lines] == list(range(1, len(lines) + 1))
    assert [line.ms for line in lines if isinstance(line, AddedTime)] == [30_000]
    told = [line for line in lines if isinstance(line, Played)]
    assert [line.v["seats"] for line in told if line.move == GAME.away] == [[3], [1, 3], [1]]
    came = told[-1]
    assert (came.at, came.seat, came.by, came.move) == (90_000, TABLE, "screen", GAME.away)
    state = replay(GAME, head, lines).now.state
    assert (state.away, state.seats) == ((1,), 4)


def test_there_are_as_many_places_as_the_game_has_seats() -> None:
    most = max(GAME.seats)
    assert [may_join(GAME, n) for n in (most - 1, most)] == [True, False]
    table = Table(3, "@hearts")
    full = replace(table.head("full"), seats=tuple(map(str, range(most))), tints=GAME.tints[:most])
    with pytest.raises(Trouble) as refusal:
        with_latecomer(GAME, full, [], "Dee", GAME.tints[0], "late")
    assert (refusal.value.say.key, refusal.value.detail) == ("late-not", "")


# ---- old corrections ---------------------------------------------------------------------------------
OLD = with_other(PEBBLES, retold={"correct_dice": "roll", "correct_fist": "open.fists"})


def corrected(n: int, move: str, **values: object) -> Played:
    return Played(n=n, at=0, seat=-1, by="screen", move=move, prompt=move, v=values)


async def resumed(*lines: Line) -> Session:
    table = Pebbles()
    await table.to_brook()
    return Pebbles(table.head, (*table.disk.lines, *lines), OLD).session


async def told(dice: dict[str, Any], fists: dict[str, Any]) -> str:
    """The table with those answers from the start."""
    table = Pebbles()
    await table.answer("fist-0")
    await table.answer("fist-1")
    await table.answer("open", {"fists": fists})
    await table.answer("roll", {"dice": dice})
    return state_hash(table.session.state)


FISTS: dict[str, Any] = {"0": {"red": 2}, "1": {"blue": 1}}
RED: dict[str, Any] = {"pips": 4, "colour": "red"}
BLUE: dict[str, Any] = {"pips": 4, "colour": "blue"}


@pytest.mark.parametrize(
    ("line", "dice", "fists"),
    [
        (corrected(5, "correct_dice", dice=BLUE), BLUE, FISTS),
        (corrected(5, "correct_fist", seat=0, fist={"red": 1}), RED, {"0": {"red": 1}, "1": {"blue": 1}}),
    ],
)
async def test_an_old_correction_of_what_was_told_counts_as_told_so_at_first(
    line: Played, dice: dict[str, Any], fists: dict[str, Any]
) -> None:
    session = await resumed(line)
    assert state_hash(session.state) == await told(dice, fists)
    assert session.undo_offer() is not None


async def test_an_old_undo_of_such_a_correction_takes_it_back() -> None:
    session = await resumed(corrected(5, "correct_dice", dice=BLUE), Undone(n=6, at=0, by="screen", to=4))
    assert state_hash(session.state) == await told(RED, FISTS)


async def test_an_old_undo_back_to_such_a_correction_leaves_it() -> None:
    lines = (
        corrected(5, "correct_dice", dice=BLUE),
        Played(n=6, at=0, seat=1, by="screen", move="rest", prompt="rest-1"),
    )
    session = await resumed(*lines, Undone(n=7, at=0, by="screen", to=5))
    assert state_hash(session.state) == await told(BLUE, FISTS)
