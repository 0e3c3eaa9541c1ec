"""Keys by their Linux names, as in hardware.toml. Enter, escape and backspace belong to the screen."""

from __future__ import annotations

NAMES: dict[int, str] = {  # Kivy's number of a key -> its name
    **{ord(letter): f"KEY_{letter.upper()}" for letter in "abcdefghijklmnopqrstuvwxyz0123456789"},
    **{256 + n: f"KEY_KP{n}" for n in range(10)},
    266: "KEY_KPDOT",
    267: "KEY_KPSLASH",
    268: "KEY_KPASTERISK",
    269: "KEY_KPMINUS",
    270: "KEY_KPPLUS",
    **{281 + n: f"KEY_F{n}" for n in range(1, 13)},
    9: "KEY_TAB",
    32: "KEY_SPACE",
    127: "KEY_DELETE",
    273: "KEY_UP",
    274: "KEY_DOWN",
    275: "KEY_RIGHT",
    276: "KEY_LEFT",
    277: "KEY_INSERT",
    278: "KEY_HOME",
    279: "KEY_END",
    280: "KEY_PAGEUP",
    281: "KEY_PAGEDOWN",
}
