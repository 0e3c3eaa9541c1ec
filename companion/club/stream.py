"""The club's stream of a game: entries that are only ever added, with a numbering and a hash chain of their own.

A public record is no stream: an undo numbers it anew, and secrets stand in it that were not there before. The stream
says what happened in that order: a secret answer is `hidden` until it is revealed, and is told then under the number it
has in the table's log; what is taken back stays, and an undo follows. Everything else is a line as records have it.

Laws: the same log gives the same entries, whenever and in however many parts it is followed; `fold` of the entries so
far is the public record of that moment. The store's own hashes cover secrets and are never published.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from companion.log.record import (
    Added,
    Amended,
    End,
    Head,
    Line,
    Note,
    Paused,
    Played,
    Undone,
    Whole,
    encode,
    public,
    taken_back,
)
from rules.kit.types import TABLE, Frozen


class Hidden(Frozen, frozen=True, kw_only=True, tag_field="k", tag="hidden"):
    """A secret answer that is not revealed yet: only that there is one."""

    n: Whole


class Item(Frozen, frozen=True, kw_only=True):
    """An entry on its way. `line` stays byte for byte what the hash covers."""

    s: int
    hash: str
    line: msgspec.Raw
    title: str = ""  # what the table calls the game, beside the last entry of one that has left the table


class Ack(Frozen, frozen=True, kw_only=True):
    """The hub has committed a stream from its beginning up to entry `s` (0 = nothing), which has that hash."""

    s: int
    hash: str = ""
    refused: bool = False  # the entry after it does not fit: its hash is wrong, or it cannot be read


class Committed(Frozen, frozen=True, kw_only=True):
    """What a table takes for committed: a hub whose database was restored from an old copy has less, and says so."""

    games: dict[str, Whole] = {}  # up to which entry
    gone: tuple[str, ...] = ()  # the hub has asked for them again, and the table no longer has them


class Entry(NamedTuple):
    s: int  # from 1, which is the head
    hash: str  # of the entry before, the game, this number and this text
    text: bytes

    @property
    def payload(self) -> bytes:
        return self.titled("")

    def titled(self, title: str) -> bytes:
        """The payload with what the table calls the game."""
        return encode(Item(s=self.s, hash=self.hash, line=msgspec.Raw(self.text), title=title))


decode_item = msgspec.json.Decoder(Item).decode
decode_committed = msgspec.json.Decoder(Committed).decode
decode_ack = msgspec.json.Decoder(Ack).decode
decode_text = msgspec.json.Decoder(Head | Line | Hidden).decode


def chained(before: str, game: str, s: int, text: bytes) -> str:
    """The hash of entry `s`; `before` is that of the one before it, "" for the first."""
    return hashlib.sha256(b"\n".join((before.encode(), game.encode(), b"%d" % s, text))).hexdigest()


class Stream:
    """A game's entries so far."""

    def __init__(self, head: Head) -> None:
        self.entries: list[Entry] = []
        self._game = head.id
        self._followed = 0  # lines of the log
        self._counting: list[Played] = []
        self._add(head)

    def follow(self, lines: Sequence[Line], revealed: Mapping[int, int]) -> None:
        """Add what became of the lines since the last time; `revealed` says which move revealed which secret answer."""
        reveals = set(revealed.values())
        for line in lines[self._followed :]:
            self._take(line, revealed)
            if line.n in reveals:
                self._tell(line.n, revealed)
        self._followed = len(lines)

    def _take(self, line: Line, revealed: Mapping[int, int]) -> None:
        match line:
            case Played():
                self._counting.append(line)
                is_open = not line.secret or revealed.get(line.n) == line.n
                self._add(line if is_open else Hidden(n=line.n))
            case Undone():
                self._counting = taken_back(self._counting, line)
                self._add(line)
            case Added() | End():
                self._add(line)
            case Note() | Paused() | Amended():
                pass  # no part of a public record

    def _tell(self, n: int, revealed: Mapping[int, int]) -> None:
        """Add the answers that move `n` has revealed, of those that still count."""
        for move in self._counting:
            if move.n != n and revealed.get(move.n) == n:
                self._add(move)

    def _add(self, said: Head | Line | Hidden) -> None:
        s, text = len(self.entries) + 1, encode(said)
        before = self.entries[-1].hash if self.entries else ""
        self.entries.append(Entry(s, chained(before, self._game, s, text), text))


def fold(texts: Iterable[bytes | str]) -> tuple[Head, list[Line]]:
    """The public record that a stream tells so far; of a game that is over it has the end as well."""
    head, *said = (decode_text(text) for text in texts)
    assert isinstance(head, Head)
    lines: dict[int, Line] = {}
    hidden: set[int] = set()
    for each in said:
        assert not isinstance(each, Head)
        if isinstance(each, Hidden):
            hidden.add(each.n)
            lines[each.n] = Played(n=each.n, at=0, seat=TABLE, by="", move="")
        else:
            hidden.discard(each.n)
            lines[each.n] = each  # an answer that is told keeps its place among the others
    return head, _public(list(lines.values()), hidden)


def _public(lines: list[Line], hidden: set[int]) -> list[Line]:
    shown = public(lines, hidden)
    if lines and isinstance(lines[-1], End):
        shown.append(replace(lines[-1], n=len(shown) + 1))
    return shown
