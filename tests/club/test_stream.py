"""A game's stream is only added to, tells what a public record of that moment tells, and nothing that is secret."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from companion.club.names import initials, is_initial, shown
from companion.club.stream import Ack, Entry, chained, decode_item, fold
from companion.log.book import replay
from companion.log.record import Line, Played, Undone, encode
from tests.club.games import as_public, evening, golden, sealed, streamed
from tests.pebbles.game import GAME

SEEDS = range(12)
RECORDS = ("himalaya/three_seats", "battles_and_builders/two_seats", "akkon/worked_score", "ettana/worked_examples")


async def told(seed: int) -> list[tuple[list[Line], dict[int, int], list[Entry]]]:
    """A random game of pebbles: after each step its lines, what is revealed, and its stream followed all along."""
    steps, stream = [], None
    async for session in evening(GAME, seed, 60):
        stream = stream or streamed(session.head, (), {})
        stream.follow(session.lines, session.revealed)
        steps.append((list(session.lines), dict(session.revealed), list(stream.entries)))
    return steps


@pytest.mark.parametrize("seed", SEEDS)
async def test_folding_the_stream_gives_the_public_record_of_that_moment(seed: int) -> None:
    steps = await told(seed)
    assert any(isinstance(line, Undone) for line in steps[-1][0])
    for lines, revealed, entries in steps:
        _, public = fold(entry.text for entry in entries)
        assert public == as_public(lines, sealed(lines, revealed))


@pytest.mark.parametrize("name", RECORDS)
def test_a_whole_record_is_told_at_every_moment_of_it(name: str) -> None:
    head, lines, revealed = golden(name)
    for end in {0, *range(3, len(lines), 17), len(lines)}:
        so_far = {n: by for n, by in revealed.items() if by <= end}
        begun, public = fold(entry.text for entry in streamed(head, lines[:end], so_far).entries)
        assert begun == head
        assert public == as_public(lines[:end], sealed(lines[:end], so_far))


@pytest.mark.parametrize("seed", SEEDS)
async def test_what_was_said_once_stays_and_a_restart_says_the_same(seed: int) -> None:
    """The log is the outbox: after a restart the stream is made of it again, in one part."""
    steps = await told(seed)
    for (_, _, before), (_, _, after) in pairwise(steps):
        assert after[: len(before)] == before
    lines, revealed, entries = steps[-1]
    head, _ = fold(entry.text for entry in entries)
    assert streamed(head, lines, revealed).entries == entries
    assert replay(GAME, head, lines).revealed == revealed


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_secret_changes_no_byte_of_the_stream_before_it_is_revealed(seed: int) -> None:
    for lines, revealed, entries in await told(seed):
        hidden = sealed(lines, revealed)
        other = [disguised(line) if line.n in hidden else line for line in lines]
        head, _ = fold(entry.text for entry in entries)
        assert streamed(head, other, revealed).entries == entries


def disguised(line: Line) -> Line:
    assert isinstance(line, Played)
    return replace(line, seat=0, at=line.at, by="phone:9", prompt="other", move="other", v={"secret": "other"})


async def test_a_secret_answer_is_told_when_it_is_revealed_and_never_when_it_was_taken_back() -> None:
    kinds: set[str] = set()
    for seed in SEEDS:
        lines, revealed, entries = (await told(seed))[-1]
        counting = [line for line in lines if isinstance(line, Played) and line.secret]
        texts = b"\n".join(entry.text for entry in entries)
        for line in counting:
            is_told = encode(line) in texts
            kinds.add(f"{is_told} {line.n in revealed}")
            assert not is_told or line.n in revealed
    assert kinds == {"True True", "False True", "False False"}


def test_notes_and_pauses_stay_at_the_table() -> None:
    head, lines, revealed = golden("himalaya/three_seats")
    texts = b"".join(entry.text for entry in streamed(head, lines, revealed).entries)
    assert b'"k":"note"' not in texts
    assert b'"k":"pause"' not in texts


def test_each_entry_carries_a_hash_of_itself_its_game_its_number_and_all_before_it() -> None:
    head, lines, revealed = golden("akkon/worked_score")
    before = ""
    for number, entry in enumerate(streamed(head, lines, revealed).entries, 1):
        item = decode_item(entry.payload)
        assert (item.s, bytes(item.line)) == (number, entry.text)
        assert item.hash == chained(before, head.id, number, bytes(item.line))
        before = item.hash
    one, *others = (
        chained("", "G", 1, b"x"),
        chained("", "H", 1, b"x"),
        chained("", "G", 2, b"x"),
        chained("0", "G", 1, b"x"),
    )
    assert one not in others


def test_names_leave_the_house_as_initials_unless_the_table_wants_it() -> None:
    head, _, _ = golden("himalaya/three_seats")
    assert shown(head, "full") == head
    assert shown(head, "initials").seats == initials(head.seats)
    assert initials(("Ana", "Bo", "Aad", " éva", "", "Abe")) == ("A.", "B.", "A2.", "É.", "?.", "A3.")
    assert all(map(is_initial, initials(("Ana", "Bo", "Aad", " éva", ""))))
    assert not any(map(is_initial, ("Ana", "A", "Jr.", "")))


def test_an_ack_says_up_to_which_entry_all_are_committed() -> None:
    assert encode(Ack(s=3, hash="ab")) == b'{"s":3,"hash":"ab"}'
