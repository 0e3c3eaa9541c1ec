"""Access tokens. Only their hashes are kept; a token itself is sent to its holder once."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest

TOKEN_BYTES = 16


def new_token() -> str:
    """A token of 128 random bits, in letters that a link's fragment may hold."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    """What may be kept of a token: nobody gets in with it."""
    # surrogatepass: a token from the wire may hold anything, and asking must never fail
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def checker(token: str) -> Callable[[str], bool]:
    """A question that is true for exactly that token; it takes the same time however much of a guess is right."""
    kept = digest(token)
    return lambda given: compare_digest(digest(given), kept)
