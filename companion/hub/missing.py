"""What tables have had committed and the database lacks, since it was restored from an old copy."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

import msgspec

from companion.club import topics
from companion.club.stream import Ack, decode_committed
from companion.hub import database
from companion.hub.database import Db
from companion.hub.intake import Intake
from companion.log.record import ID
from rules.kit.types import Frozen

MOST_GAMES = 1_000  # that a table may tell of
MOST_LACKING = 10_000  # games that are shown as such


class Lack(Frozen, frozen=True, kw_only=True):
    """A game of which entries are missing."""

    has: int
    had: int
    gone: bool = False  # its table no longer has it


class Missing:
    """Compares what tables tell with what is there, and asks for the rest."""

    def __init__(self) -> None:
        self._had: dict[tuple[str, str], Lack] = {}

    async def asked(self, db: Db, intake: Intake, topic: str, payload: bytes) -> list[tuple[str, Ack]]:
        """How far the games of a table are committed of which less is here than it takes for committed."""
        table, _, _ = topics.parts(topic)
        try:
            told = decode_committed(payload)
        except (ValueError, RecursionError):
            return []
        games = {game: s for game, s in islice(told.games.items(), MOST_GAMES) if ID.fullmatch(game)}
        lacking = {game: s for game, s in games.items() if intake.end(table, game).s < s}
        for game in await database.forgotten(db, table, list(lacking)) if lacking else ():
            del lacking[game]
        for game, s in lacking.items():
            if len(self._had) < MOST_LACKING:
                self._had[table, game] = Lack(has=intake.end(table, game).s, had=s)
        for key in [(table, game) for game in told.gone if (table, game) in self._had]:
            self._had[key] = msgspec.structs.replace(self._had[key], gone=True)
        return [(game, _ack(intake, table, game)) for game in lacking]

    def look(self, intake: Intake) -> None:
        """What has come meanwhile is missing no more."""
        for (table, game), lack in tuple(self._had.items()):
            has = intake.end(table, game).s
            if has >= lack.had:
                del self._had[table, game]
            elif has != lack.has:
                self._had[table, game] = msgspec.structs.replace(lack, has=has)

    @property
    def lacks(self) -> Mapping[tuple[str, str], Lack]:
        """By table and game."""
        return self._had


def _ack(intake: Intake, table: str, game: str) -> Ack:
    end = intake.end(table, game)
    return Ack(s=end.s, hash=end.hash)
