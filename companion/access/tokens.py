"""Access tokens. Only their hashes are saved; a token itself is sent to its holder once.

A start makes one before it launches the touchscreen, so the imports for hashing come late.
"""

from __future__ import annotations

import os
from base64 import urlsafe_b64encode
from collections.abc import Callable

TOKEN_BYTES = 16


def new_token() -> str:
    """A token of 128 random bits, in letters that a link's fragment may hold."""
    return urlsafe_b64encode(os.urandom(TOKEN_BYTES)).rstrip(b"=").decode()


def digest(token: str) -> str:
    """The hash of a token, safe to save: it grants no access."""
    from hashlib import sha256

    # surrogatepass: a token from the wire may hold anything, and checking it must never fail
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def checker(token: str) -> Callable[[str], bool]:
    """A predicate that is true for exactly that token and takes constant time, however much of a guess is right."""
    from hmac import compare_digest

    kept = digest(token)
    return lambda given: compare_digest(digest(given), kept)
