"""Frames to bytes and back, with any damage to the bytes."""

from __future__ import annotations

import re
import string
from itertools import pairwise
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.dice_protocol import (
    MOST_BYTES,
    Ack,
    Ask,
    Beat,
    Decoder,
    Frame,
    Hello,
    Lamp,
    Roll,
    Sound,
    Want,
    encode,
)
from hardware.signal import RolledDie
from tests.hardware.fakes import dice

DOCUMENT = Path(__file__).parents[2] / "docs" / "dice-reader.md"
ROLL = Roll(epoch="7F3A", number=17, at_rest=True, dice=dice("red 4", "green 2"))

lower = st.text(string.ascii_lowercase, min_size=1, max_size=12)
ids = st.text(string.ascii_letters + string.digits + "._-", min_size=1, max_size=24)
numbers = st.integers(0, 2**32 - 1)
faces = st.text(string.ascii_letters + string.digits + "+.-", min_size=1, max_size=12)
rolled = st.lists(st.builds(RolledDie, tint=lower, face=faces), min_size=1, max_size=12).map(tuple)
rolls = st.builds(Roll, epoch=ids, number=st.integers(1, 2**32 - 1), at_rest=st.booleans(), dice=rolled)
frames: st.SearchStrategy[Frame] = st.one_of(
    st.builds(Hello, protocol=numbers, id=ids, epoch=ids, last=numbers, can=st.lists(lower, max_size=4).map(tuple)),
    rolls,
    st.builds(Beat),
    st.builds(Ask, protocol=numbers),
    st.builds(Ack, epoch=ids, number=numbers),
    st.builds(Want, tints=st.lists(lower, max_size=12).map(tuple)),
    st.builds(Lamp, on=st.booleans()),
    st.builds(Sound, name=st.from_regex(r"[a-z][a-z-]{0,11}", fullmatch=True)),
)


def decoded(*pieces: bytes) -> list[Frame]:
    decoder = Decoder()
    return [found for piece in pieces for found in decoder.feed(piece)]


def test_the_documented_examples_are_true() -> None:
    lines = re.findall(rb"^    (\$.+\*[0-9A-F]{8})$", DOCUMENT.read_bytes(), re.MULTILINE)
    found = decoded(b"".join(line + b"\n" for line in lines))
    assert {type(frame) for frame in found} == {Hello, Roll, Beat, Ask, Ack, Want, Lamp, Sound}


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_every_line_ending_will_do(end: bytes) -> None:
    line = encode(ROLL).rstrip() + end
    assert decoded(line, line) == [ROLL, ROLL]


junk = st.binary(max_size=40).filter(lambda data: b"$" not in data)


@given(st.lists(st.one_of(frames.map(encode), junk), max_size=8).map(b"".join), st.data())
def test_how_the_bytes_are_cut_into_pieces_makes_no_difference(stream: bytes, data: st.DataObject) -> None:
    cuts = sorted(data.draw(st.sets(st.integers(0, len(stream)), max_size=6)))
    edges = [0, *cuts, len(stream)]
    pieces = [stream[a:b] for a, b in pairwise(edges)]
    assert decoded(*pieces) == decoded(stream)


@given(st.lists(st.tuples(junk, frames), min_size=1, max_size=5))
def test_noise_between_frames_costs_no_frame(parts: list[tuple[bytes, Frame]]) -> None:
    stream = b"".join(noise + encode(frame) for noise, frame in parts)
    assert decoded(stream) == [frame for _, frame in parts]
    assert all(len(encode(frame)) <= MOST_BYTES for _, frame in parts)


edits = st.lists(st.tuples(st.integers(0, 10_000), st.binary(max_size=3), st.integers(0, 3)), min_size=1, max_size=4)


@given(st.lists(rolls, min_size=1, max_size=3), edits)
def test_damaged_bytes_never_make_a_roll_that_was_not_rolled(
    sent: list[Roll], damage: list[tuple[int, bytes, int]]
) -> None:
    stream = b"".join(encode(roll) for roll in sent)
    for at, new, gone in damage:
        at %= len(stream) + 1
        stream = stream[:at] + new + stream[at + gone :]
    assert all(found in sent for found in decoded(stream + b"\n") if isinstance(found, Roll))


def test_a_flood_without_line_ends_does_not_pile_up_and_the_next_frame_counts() -> None:
    decoder = Decoder()
    for _ in range(100):
        assert decoder.feed(b"x" * 1_000) == []
    assert len(decoder._line) <= MOST_BYTES
    assert decoder.feed(encode(ROLL)) == [ROLL]


def with_crc(body: bytes) -> bytes:
    return b"$%s*%08X\n" % (body, crc32(body))


JUNK = [
    b"roll 7F3A 017 rest red=4",  # a number has one spelling
    b"roll 7F3A 0 rest red=4",  # rolls count from 1
    b"roll 7F3A 17 rest -",  # no dice
    b"roll 7F3A 17 rest red=4,green",
    b"roll 7F/A 17 rest red=4",
    b"hello x TRAY1 7F3A 0 -",
    b"hello 1 TRAY1 7F3A 00 -",
    b"hello 1 TRAY/1 7F3A 0 -",
    b"hello 1 TRAY1 7F/A 0 -",
    b"hello 1 TRAY1 7F3A 0 Lamp",
    b"hello 1 TRAY1 7F3A 0",
    b"ask one",
    b"ack 7F/A 17",
    b"ack 7F3A 017",
    b"want Red",
    b"roll 7F3A 17 still red=4",
    b"roll 7F3A 17 rest Red=4",
    b"lamp bright",
    b"sound -",
    b"sound Turn",
    b"dance",
]


@pytest.mark.parametrize("line", [*map(with_crc, JUNK), encode(ROLL).replace(b"*4C0FF539", b"*4c0ff539")])
def test_a_line_that_is_whole_but_means_nothing_is_junk(line: bytes) -> None:
    assert decoded(line) == []
