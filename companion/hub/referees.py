"""Who may act for the club: referees with a password each, of which only argon2's hash is kept."""

from __future__ import annotations

import asyncio
import hashlib

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from companion.errors import Damaged
from companion.hub.database import Reader, Writer

LEAST, MOST = 8, 200  # letters of a password
MOST_NAME = 40
KEEP = """
insert into referee (name, password) values (%s, %s) on conflict (name) do update set password = excluded.password
"""
FIND = "select password from referee where name = %s"
NOBODY = "$argon2id$v=19$m=19456,t=2,p=1$UW5QsHP0JA/68dllwxqrzA$DFysnmRblMEKUY+NVxozDGdi3fN6N6G9iZ1fzwFgq88"

# what OWASP asks for at least: a hub may be a small machine, and 19 MB are enough to make guessing dear
_hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


async def keep(writer: Writer, name: str, password: str) -> None:
    """Let somebody in as a referee, or give them another password, which ends what they have open. Damaged."""
    if not 0 < len(name) <= MOST_NAME or not name.isprintable():
        raise Damaged("referee-name", most=MOST_NAME)
    if not LEAST <= len(password) <= MOST:
        raise Damaged("referee-password", least=LEAST, most=MOST)
    await writer.do(KEEP, name, await asyncio.to_thread(_hasher.hash, password))


async def remove(writer: Writer, name: str) -> bool:
    """Let them in no more; whether there was one of that name."""
    return bool(await writer.do("delete from referee where name = %s", name))


class Referees:
    """Who they are, as the database knows them."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._turn = asyncio.Lock()  # one guess at a time, each takes its memory

    async def stamp(self, name: str, password: str) -> str:
        """What stands for that referee with that password until it is another one; "" where they do not fit."""
        kept = await self._kept(name)
        async with self._turn:
            # as long where nobody is called so
            fits = await asyncio.to_thread(_fits, kept or NOBODY, password[:MOST])
        return _stamp(kept) if fits and kept else ""

    async def is_one(self, name: str, stamp: str) -> bool:
        """Whether that still stands for that referee."""
        kept = await self._kept(name)
        return bool(kept) and _stamp(kept) == stamp

    async def _kept(self, name: str) -> str:
        rows = await self._reader.rows(FIND, name.replace("\0", ""))
        return str(rows[0][0]) if rows else ""


def _fits(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


def _stamp(kept: str) -> str:
    return hashlib.sha256(kept.encode()).hexdigest()[:16]
