"""Who may act for the club, and who is logged in.

Referees have a password each, of which only argon2's hash is kept. A login is a random token in a cookie that no other
site's page makes a browser send; all of them are in memory alone, and end when the hub is started anew.
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
from companion.hub.database import Reader, Writer
from companion.lan.http import HttpRequest
from rules.kit.types import Say

COOKIE = "club"
LEAST_PASSWORD, MOST_PASSWORD = 8, 200  # letters of a password
MOST_NAME = 40
KEEP = """
insert into referee (name, password) values (%s, %s) on conflict (name) do update set password = excluded.password
"""
FIND = "select password from referee where name = %s"
DUMMY_HASH = "$argon2id$v=19$m=19456,t=2,p=1$UW5QsHP0JA/68dllwxqrzA$DFysnmRblMEKUY+NVxozDGdi3fN6N6G9iZ1fzwFgq88"

# what OWASP asks for at least: a hub may be a small machine, and 19 MB are enough to make guessing dear
_hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


@dataclass
class Login:
    """A referee at the desk."""

    who: str
    stamp: str  # of the referee's password
    ends_s: float
    messages: list[Say] = field(default_factory=list)  # what the next page is to say
    entered_form: dict[str, str] = field(default_factory=dict)  # in a form that could not be carried out

    def notify(self, say: Say) -> None:
        """Say that on the page that comes next."""
        self.messages = [say]

    def take_messages(self) -> list[Say]:
        """What is to be said on this page; it is said once."""
        says, self.messages = self.messages, []
        return says


class Logins:
    """All that last."""

    def __init__(self, lasts_s: int) -> None:
        self._lasts_s = lasts_s
        self._logins: dict[str, Login] = {}

    def begin(self, who: str, stamp: str, *, secure: bool) -> str:
        """The cookie of a new one."""
        now_s = time.monotonic()
        self._logins = {token: login for token, login in self._logins.items() if login.ends_s > now_s}
        token = token_hex()
        self._logins[token] = Login(who, stamp, now_s + self._lasts_s)
        return _cookie(token, self._lasts_s, secure=secure)

    def find(self, request: HttpRequest) -> Login | None:
        """Who asks."""
        login = self._logins.get(_token(request))
        return login if login and login.ends_s > time.monotonic() else None

    def end(self, request: HttpRequest) -> str:
        """It is over: the cookie that says so."""
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
    """Let somebody in as a referee, or give them another password, which ends what they have open. Damaged."""
    if not 0 < len(name) <= MOST_NAME or not name.isprintable():
        raise Damaged("referee-name", most=MOST_NAME)
    if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
        raise Damaged("referee-password", least=LEAST_PASSWORD, most=MOST_PASSWORD)
    await writer.execute(KEEP, name, await asyncio.to_thread(_hasher.hash, password))


async def remove(writer: Writer, name: str) -> bool:
    """Let them in no more; whether there was one of that name."""
    return bool(await writer.execute("delete from referee where name = %s", name))


class Referees:
    """Who they are, as the database knows them."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._turn = asyncio.Lock()  # one guess at a time, each takes its memory

    async def stamp(self, name: str, password: str) -> str:
        """What stands for that referee with that password until it is another one; "" where they do not fit."""
        kept = await self._password_hash(name)
        async with self._turn:
            # as long where nobody is called so
            fits = await asyncio.to_thread(_verify, kept or DUMMY_HASH, password[:MOST_PASSWORD])
        return kept if fits else ""

    async def is_referee(self, name: str, stamp: str) -> bool:
        """Whether that still stands for that referee."""
        return stamp == await self._password_hash(name)

    async def _password_hash(self, name: str) -> str:
        rows = await self._reader.rows(FIND, name.replace("\0", ""))
        return str(rows[0][0]) if rows else ""


def _verify(password_hash: str, password: str) -> bool:
    try:
        return _hasher.verify(password_hash, password)
    except (VerificationError, InvalidHashError):
        return False
