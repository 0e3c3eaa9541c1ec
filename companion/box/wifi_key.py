"""A Wi-Fi's key made of its password: what is kept and handed on, so that the password is nowhere to be read."""

from __future__ import annotations

from hashlib import pbkdf2_hmac

ROUNDS, KEY_BYTES = 4096, 32  # as IEEE 802.11 says


def wifi_key(name: str, password: str) -> str:
    """64 hexadecimal digits, good for the network of that name alone."""
    return pbkdf2_hmac("sha1", password.encode(), name.encode(), ROUNDS, KEY_BYTES).hex()
