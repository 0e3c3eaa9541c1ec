"""Referees' passwords and logins.

The database holds each password only as its argon2 hash. A login is a random token in a SameSite cookie; logins are in
memory alone and end with the hub.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from http.cookies import CookieError, SimpleCookie
from secrets import token_hex

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from companion.errors import Damaged
from companion.hub.ingest.database import Reader, Writer
from companion.lan.http import HttpRequest
from rules.kit.types import Say

COOKIE = "club"
LEAST_PASSWORD, MOST_PASSWORD = 8, 200  # characters
MOST_NAME = 40
KEEP = """
insert into referee (name, password) values (%s, %s) on conflict (name) do update set password = excluded.password
"""
FIND = "select password from referee where name = %s"
DUMMY_HASH = "$argon2id$v=19$m=19456,t=2,p=1$UW5QsHP0JA/68dllwxqrzA$DFysnmRblMEKUY+NVxozDGdi3fN6N6G9iZ1fzwFgq88"

# OWASP's minimum: 19 MB make guessing expensive even on a small machine
_hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


@dataclass
class Login:
    """A referee at the desk."""

    who: str
    stamp: str  # password hash at login
    ends_s: float
    messages: list[Say] = field(default_factory=list)  # for the next page
    entered_form: dict[str, str] = field(default_factory=dict)  # the values of a rejected form

    def notify(self, say: Say) -> None:
        """Show the message on the next page."""
        self.messages = [say]

    def take_messages(self) -> list[Say]:
        """The messages for this page; each is shown once."""
        says, self.messages = self.messages, []
        return says


class Logins:
    """Logins that have not expired."""

    def __init__(self, lasts_s: int) -> None:
        self._lasts_s = lasts_s
        self._logins: dict[str, Login] = {}

    def begin(self, who: str, stamp: str, *, secure: bool) -> str:
        """Begin a login and return its cookie."""
        now_s = time.monotonic()
        self._logins = {token: login for token, login in self._logins.items() if login.ends_s > now_s}
        token = token_hex()
        self._logins[token] = Login(who, stamp, now_s + self._lasts_s)
        return _cookie(token, self._lasts_s, secure=secure)

    def find(self, request: HttpRequest) -> Login | None:
        """The request's login, unless it has expired."""
        login = self._logins.get(_token(request))
        return login if login and login.ends_s > time.monotonic() else None

    def end(self, request: HttpRequest) -> str:
        """End the login and return the cookie that clears it."""
        self._logins.pop(_token(request), None)
        return _cookie("", 0, secure=request.scheme == "https")


def _token(request: HttpRequest) -> str:
    try:
        found = SimpleCookie(request.header("cookie")).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found else ""


def _cookie(token: str, lasts_s: int, *, secure: bool) -> str:
    flags = "; HttpOnly; SameSite=Strict" + ("; Secure" if secure else "")
    return f"{COOKIE}={token}; Path=/desk; Max-Age={lasts_s}{flags}"


async def keep(writer: Writer, name: str, password: str) -> None:
    """Add a referee, or change the password, which ends their logins. Raises Damaged if name or password is invalid."""
    if not 0 < len(name) <= MOST_NAME or not name.isprintable():
        raise Damaged("referee-name", most=MOST_NAME)
    if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
        raise Damaged("referee-password", least=LEAST_PASSWORD, most=MOST_PASSWORD)
    await writer.execute(KEEP, name, await asyncio.to_thread(_hasher.hash, password))


async def remove(writer: Writer, name: str) -> bool:
    """Remove a referee; False if there is none of that name."""
    return bool(await writer.execute("delete from referee where name = %s", name))


class Referees:
    """The referees in the database."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._turn = asyncio.Lock()  # one guess at a time: each takes 19 MB

    async def stamp(self, name: str, password: str) -> str:
        """The referee's password hash if the password matches, else ""."""
        kept = await self._password_hash(name)
        async with self._turn:
            # an unknown name takes as long
            fits = await asyncio.to_thread(_verify, kept or DUMMY_HASH, password[:MOST_PASSWORD])
        return kept if fits else ""

    async def is_referee(self, name: str, stamp: str) -> bool:
        """Whether the stamp is still the referee's password hash."""
        return stamp == await self._password_hash(name)

    async def _password_hash(self, name: str) -> str:
        rows = await self._reader.rows(FIND, name.replace("\0", ""))
        return str(rows[0][0]) if rows else ""


def _verify(password_hash: str, password: str) -> bool:
    try:
        return _hasher.verify(password_hash, password)
    except (VerificationError, InvalidHashError):
        return False
