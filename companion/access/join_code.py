"""The seat code: anyone who enters it gets a seat without approval on the table screen."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hmac import compare_digest

from companion.errors import Trouble

DIGITS = 6
MOST_WRONG = 5  # from one address within FORGET_MS
MOST_IN_ALL = 25  # from all addresses; then a new code replaces this one
FORGET_MS = 10 * 60_000
VALID_MS = 60_000  # a code's least time on the screen, and how long it stays valid after its replacement


def new_code() -> str:
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"


class Code:
    """The current seat code. Wrong tries are counted per address and in all.

    Guessing by many is slowed down: after MOST_IN_ALL wrong tries, an address with one of them has to wait for the next
    code. An address with a correct first try never waits.
    """

    def __init__(self, now_ms: Callable[[], int], on_new_code: Callable[[str], None] = lambda code: None) -> None:
        """`on_new_code` is called with a new code, after too many wrong tries."""
        self.text = new_code()
        self._on_new_code = on_new_code
        self._now_ms = now_ms
        self._since_ms = now_ms()
        self._previous = self.text
        self._wrong_ms: dict[str, list[int]] = {}  # times of wrong tries, by address
        self._wrong_in_all = 0  # wrong tries of the current code

    def check(self, given: str, address: str) -> None:
        """Raise Trouble if the code is wrong, or the address had too many wrong tries just now."""
        wrong = [at for at in self._wrong_ms.get(address, ()) if self._now_ms() - at < FORGET_MS]
        if len(wrong) >= (MOST_WRONG if self._wrong_in_all < MOST_IN_ALL else 1):
            raise Trouble("code-wait")
        if self._is_good("".join(given.split()).encode("utf-8", "replace")):
            self._wrong_ms.pop(address, None)
            return
        self._wrong_ms[address] = [*wrong, self._now_ms()]
        self._count()
        raise Trouble("code-wrong")

    def _age_ms(self) -> int:
        return self._now_ms() - self._since_ms

    def _is_good(self, typed: bytes) -> bool:
        """Whether it is the code, or was until a moment ago: a player may just have read it."""
        was = compare_digest(typed, self._previous.encode()) and self._age_ms() < VALID_MS
        return compare_digest(typed, self.text.encode()) or was

    def _count(self) -> None:
        """Count a wrong try; a new code comes before guessing could cover a noticeable part of all codes."""
        self._wrong_in_all += 1
        if self._wrong_in_all >= MOST_IN_ALL and self._age_ms() >= VALID_MS:
            self._wrong_in_all = 0
            self._wrong_ms = {a: at for a, at in self._wrong_ms.items() if self._now_ms() - at[-1] < FORGET_MS}
            self._previous, self.text, self._since_ms = self.text, new_code(), self._now_ms()
            self._on_new_code(self.text)
