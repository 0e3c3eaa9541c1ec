"""The seat code: anyone who enters it gets a seat without approval on the table screen."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hmac import compare_digest

from companion.errors import Trouble

DIGITS = 6
MOST_WRONG = 5  # from one address within FORGET_MS
MOST_IN_ALL = 25  # from all addresses: then the code is another one
FORGET_MS = 10 * 60_000


def new_code() -> str:
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"


class Code:
    """The code of this evening. Wrong tries are counted per address and in all."""

    def __init__(self, now_ms: Callable[[], int], changed: Callable[[str], None] = lambda code: None) -> None:
        """`changed` hears of a new code, after too many wrong tries."""
        self.text = new_code()
        self._changed = changed
        self._now_ms = now_ms
        self._wrong_ms: dict[str, list[int]] = {}  # when each address was wrong
        self._wrong_in_all = 0

    def check(self, given: str, address: str) -> None:
        """Trouble if it is wrong, or if that address was wrong too often just now."""
        wrong = [at for at in self._wrong_ms.get(address, ()) if self._now_ms() - at < FORGET_MS]
        if len(wrong) >= MOST_WRONG:
            raise Trouble("code-wait")
        if compare_digest("".join(given.split()).encode("utf-8", "replace"), self.text.encode()):
            self._wrong_ms.pop(address, None)
            return
        self._wrong_ms[address] = [*wrong, self._now_ms()]
        self._count()
        raise Trouble("code-wrong")

    def _count(self) -> None:
        """One try more; a new code before anybody could have tried a noticeable part of them."""
        self._wrong_in_all += 1
        if self._wrong_in_all >= MOST_IN_ALL:
            self._wrong_in_all = 0
            self._wrong_ms = {a: at for a, at in self._wrong_ms.items() if self._now_ms() - at[-1] < FORGET_MS}
            self.text = new_code()
            self._changed(self.text)
