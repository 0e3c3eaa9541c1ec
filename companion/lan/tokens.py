"""The table's token: who holds it may do everything that the touchscreen does."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest

TOKEN_BYTES = 16


def new_token() -> str:
    """A token of 128 random bits, in letters that a link's fragment may hold. The caller keeps it between starts."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def checker(token: str) -> Callable[[str], bool]:
    """A question that is true for exactly that token; it takes the same time however much of a guess is right."""
    kept = _digest(token)
    return lambda given: compare_digest(_digest(given), kept)


def _digest(token: str) -> bytes:
    # surrogatepass: a token from the wire may hold anything, and asking must never fail
    return sha256(token.encode("utf-8", "surrogatepass")).digest()
