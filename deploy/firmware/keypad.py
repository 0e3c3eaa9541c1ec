"""A sensor without a camera: a player types the dice on a key pad of four by four keys.

    1 2 3 A      1-9   a die with that face
    4 5 6 B      0     the next two keys are one number: 0 1 2 is a twelve
    7 8 9 C      A-D   the colour of the next dice; pressed twice, a die with that colour as its face
    * 0 # D      *     deletes the last key or die
                 #     reports the dice

Without a colour, the dice have the order and the colours that the table wants.
"""

from sensing import MOVING, Sensor

KEYS = ("123A", "456B", "789C", "*0#D")
COLOURS = {"A": "red", "B": "blue", "C": "yellow", "D": "green"}
STEADY_MS = 20  # debounce time
HIGHEST = 20
NONE = "none"


class Matrix:
    """Key matrix scan: drives the rows low one by one, and reads the pulled-up columns."""

    def __init__(self, rows: list, columns: list) -> None:
        """Pins with MicroPython's `value`; all rows are outputs."""
        self._rows, self._columns = rows, columns
        self._seen = self._down = ""
        self._since_ms = 0
        for row in rows:
            row.value(1)

    def scan(self, at_ms: int) -> str:
        """The debounced key that has just gone down; "" otherwise, or while several are down."""
        seen = self.look()
        if seen != self._seen:
            self._seen, self._since_ms = seen, at_ms
        if self._seen == self._down or at_ms - self._since_ms < STEADY_MS:
            return ""
        self._down = self._seen
        return self._down if len(self._down) == 1 else ""

    def look(self) -> str:
        """All keys that are down now."""
        down = ""
        for i, row in enumerate(self._rows):
            row.value(0)
            down += "".join([KEYS[i][j] for j, column in enumerate(self._columns) if not column.value()])
            row.value(1)
        return down


class Typing:
    """Decoder of keys into dice."""

    def __init__(self) -> None:
        self.dice: list[str] = []
        self._tint = ""  # for the next dice
        self._last = ""  # the previous key
        self._digits: str | None = None  # of a number that began with 0

    def press(self, key: str, wanted: list[str]) -> list[str]:
        """The dice after `#`; empty after any other key."""
        twice, self._last = key == self._last, key
        if key == "*":
            self._take_back()
        elif key == "#":
            return self._end()
        elif key in COLOURS:
            self._colour(COLOURS[key], twice, wanted)
        elif self._digits is not None:
            self._digit(key, wanted)
        elif key == "0":
            self._digits = ""
        else:
            self._add(key, wanted)
        return []

    def _add(self, face: str, wanted: list[str]) -> None:
        following = wanted[len(self.dice) :]
        tint = self._tint or (following[0] if following else NONE)
        self.dice.append(tint + "=" + face)

    def _digit(self, key: str, wanted: list[str]) -> None:
        number = (self._digits or "") + key
        self._digits = number if len(number) < 2 else None
        if 10 <= int(number) <= HIGHEST:
            self._add(number, wanted)

    def _colour(self, tint: str, twice: bool, wanted: list[str]) -> None:
        if not twice:
            self._tint, self._digits = tint, None
            return
        self._tint = self._last = ""
        self._add(tint, wanted)

    def _take_back(self) -> None:
        if self._digits is not None:
            self._digits = None
        elif self._tint:
            self._tint = ""
        else:
            self.dice = self.dice[:-1]

    def _end(self) -> list[str]:
        dice = self.dice
        self.dice, self._tint, self._digits = [], "", None
        return dice


class Keypad(Sensor):
    """A key pad as a sensor: dice are moving from the first key to `#`."""

    def __init__(self, matrix: Matrix) -> None:
        self._matrix, self._typing = matrix, Typing()
        self._begun = False

    def scan(self, at_ms: int, wanted: list[str]) -> str | list[str] | None:
        key = self._matrix.scan(at_ms)
        if not key:
            return None
        dice = self._typing.press(key, wanted)
        if dice:
            self._begun = False
            return dice
        is_first, self._begun = not self._begun, bool(self._typing.dice)
        return MOVING if is_first and self._begun else None
