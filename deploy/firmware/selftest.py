"""Scripted self-test with the same output on a board, under MicroPython's Unix port and under CPython.

micropython selftest.py FOLDER
"""

import sys

import keypad
import protocol
import reader

MEMORY = (sys.argv[1] + "/" if len(sys.argv) > 1 else "") + "selftest.txt"


def say(*words: object) -> None:
    print(*words)  # noqa: T201


def talk() -> None:
    """Rolls, a lost acknowledgement, noise, and a power cut."""
    board = reader.Reader("K1", reader.Memory(MEMORY), "AB12", ["lamp", "sound"])
    say(board.woken(0), board.feed(protocol.line("ask", "1"), 10))
    say(board.feed(b"\xff\x00$want red*00000000\r\n" + protocol.line("want", "red,red") + b"$", 20), board.wanted)
    say(board.moving(), board.roll(["red=4", "red=2"], 30), board.roll(["red=1"], 40), board.due(100), board.due(300))
    board = reader.Reader("K1", reader.Memory(MEMORY), "CD34", ["lamp", "sound"])
    say(board.woken(1000), board.wanted, board.due(1250))
    say(board.feed(protocol.line("ack", "AB12", "1"), 1300), board.feed(protocol.line("ack", "AB12", "2"), 1400))
    say(board.feed(protocol.line("lamp", "on") + protocol.line("sound", "time-up"), 1500), board.lamp, board.sounds)
    say(board.feed(protocol.line("want", "blue"), 1600), board.due(2000), board.due(2001))
    say(board.feed(b"x" * 10000 + b"$" + b"y" * 10000 + b"\n" + protocol.line("want", "-"), 2100), board.wanted)


def damage() -> None:
    """A damaged memory starts a new epoch."""
    with open(MEMORY, "rb") as file:
        kept = file.read()
    with open(MEMORY, "wb") as file:
        file.write(kept[:-3])
    say(reader.Reader("K1", reader.Memory(MEMORY), "EF56", []).woken(0))


def typing() -> None:
    """Dice typed on the key pad."""
    keys = keypad.Typing()
    for word in ("4#", "A4B2#", "012020#", "AA5#", "3*2A*1#", "099#", "0*6#", "#"):
        dice: list = []
        for key in word:
            dice = keys.press(key, ["green", "black"]) or dice
        say(word, dice)


talk()
damage()
typing()
say(protocol.slow_crc32(b"123456789") == protocol.crc32(b"123456789") == 0xCBF43926)
