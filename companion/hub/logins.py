"""Who is logged in: a random token in a cookie that no other site's page makes a browser send, and what it stands for.

They are in memory alone: all end when the hub is started anew.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http.cookies import CookieError, SimpleCookie
from secrets import token_hex

from companion.lan.http import HttpRequest
from rules.kit.types import Say

COOKIE = "club"


@dataclass
class Login:
    """A referee at the desk."""

    who: str
    stamp: str  # of the referee's password
    ends_s: float
    says: list[Say] = field(default_factory=list)  # what the next page is to say
    entered: dict[str, str] = field(default_factory=dict)  # in a form that could not be carried out

    def tell(self, say: Say) -> None:
        """Say that on the page that comes next."""
        self.says = [say]

    def told(self) -> list[Say]:
        """What is to be said on this page; it is said once."""
        says, self.says = self.says, []
        return says


class Logins:
    """All that last."""

    def __init__(self, lasts_s: int, now_s: Callable[[], float] = time.monotonic) -> None:
        self._lasts_s, self._now_s = lasts_s, now_s
        self._open: dict[str, Login] = {}

    def begin(self, who: str, stamp: str, *, secure: bool) -> str:
        """The cookie of a new one."""
        now_s = self._now_s()
        self._open = {token: login for token, login in self._open.items() if login.ends_s > now_s}
        token = token_hex()
        self._open[token] = Login(who, stamp, now_s + self._lasts_s)
        return _cookie(token, self._lasts_s, secure=secure)

    def of(self, asked: HttpRequest) -> Login | None:
        """Who asks."""
        login = self._open.get(_token(asked))
        return login if login and login.ends_s > self._now_s() else None

    def end(self, asked: HttpRequest) -> str:
        """It is over: the cookie that says so."""
        self._open.pop(_token(asked), None)
        return _cookie("", 0, secure=asked.scheme == "https")


def _token(asked: HttpRequest) -> str:
    try:
        found = SimpleCookie(asked.header("cookie")).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found else ""


def _cookie(token: str, lasts_s: int, *, secure: bool) -> str:
    flags = "; HttpOnly; SameSite=Strict" + ("; Secure" if secure else "")
    return f"{COOKIE}={token}; Path=/desk; Max-Age={lasts_s}{flags}"
