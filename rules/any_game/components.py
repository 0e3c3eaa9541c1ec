"""All that this box has: score pads. A pad, built in or told by the people, says how a game is scored and paced."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from rules.kit.types import Frozen, Glyph, Patch

Scores = Literal["round", "turn", "free", "count", "rows", "end", "never"]
FormScores = Literal[Scores, "one"]  # what the form offers; "one": after every round, and one side alone has points
Wins = Literal["most", "fewest", "last", "told", "together"]
Order = Literal["free", "clockwise", "counter", "told", "together"]
Laps = Literal["once", "passes"]
Clock = Literal["none", "up", "bank", "turn", "phase"]

MOST_POINTS = 99_999
MOST_COLUMNS, MOST_ROUNDS, MOST_ENTRIES = 100, 300, 1000  # rounds with points, without, and points at any time (ANY-9)
MOST_ROWS, MOST_PHASES, MOST_COUNTERS = 24, 8, 4
MOST_LETTERS = 24  # of a row, a phase or a counter
MOST_SENTENCE = 80  # of what is done in a phase
MOST_NAME = 60
MOST_NEVER = 100  # numbers that are asked about
MOST_PADS = 100
MOST_SEATS = 10
MOST_TEAMS = 5
MOST_CLOCK_S = 5 * 3600
MOST_LEGS = 20  # of a set, and sets


class Row(Frozen, frozen=True, kw_only=True):
    """One kind of points. A name that begins with "@" is a word of the game's own, in the reader's language."""

    name: str = "@points"
    worth: int = 1  # points for each
    least: int = 0
    most: int = 9999
    step: int = 1  # it is a multiple of that; what is not is asked about, and so is ...
    never: tuple[int, ...] = ()  # ... what it cannot be
    one: bool = False  # only one side may have it: in a round, at the end, or of a card that is filled


class Phase(Frozen, frozen=True, kw_only=True):
    """A part of every round. Without turns everybody does it together, and the table goes on with one key."""

    say: str
    turns: bool = True
    hint: str = ""  # a sentence: what is done in it


class Counter(Frozen, frozen=True, kw_only=True):
    """Something that every seat has so many of, and that is no score."""

    name: str
    start: int = 0
    least: int = 0
    most: int = 99


class Pad(Frozen, frozen=True, kw_only=True):
    name: str = ""
    least: int = 2  # seats
    most: int = MOST_SEATS
    scores: Scores = "round"  # when points are told; "rows": a row in each turn; "count": they go up and down
    wins: Wins = "most"
    start: int = 0  # the points that everybody begins with
    goal: int | None = None  # somebody has so many: the game is over (where the last in wins: that side is out)
    exact: bool = False  # a turn that goes beyond the goal does not count
    leaves: int = 1  # nor one that leaves fewer than so many
    stops: bool = False  # whoever goes beyond the goal has just that many
    legs: int = 1  # so many legs win a set, and ...
    sets: int = 1  # ... so many sets win, where whoever reaches the goal has won a leg
    never_last: tuple[int, ...] = ()  # what such a goal cannot be reached with in one turn: it is asked about
    rounds: int = 0  # so many; 0 = until the goal, or until the table says so
    rows: tuple[Row, ...] = (Row(),)
    adds_to: int | tuple[int, ...] = 0  # what all have in a round comes to this, or to one of these; 0 = to anything
    deals: bool = False  # whoever starts a round deals
    says: dict[str, tuple[str, ...]] = {}  # a sentence for each round in turn, by seats; "" = other numbers of them
    tie: int = -1  # the row whose points decide a tie; -1 = it is shared
    order: Order = "free"
    laps: Laps = "once"  # "passes": round the table until everybody has passed
    stays: bool = False  # the same seat starts every round
    phases: tuple[Phase, ...] = ()
    clock: Clock = "none"
    clock_s: int = 0
    increment_s: int = 0  # of a bank, after each turn
    counters: tuple[Counter, ...] = ()
    teams: int = 0  # so many, whose people sit in turn; 0 = everybody for oneself

    @property
    def sums(self) -> tuple[int, ...]:
        """What a round may add up to; () = anything."""
        return self.adds_to if isinstance(self.adds_to, tuple) else (self.adds_to,) if self.adds_to else ()


# ---- built in: their rules are common property ------------------------------------------------------------
# Limits are those of the rulebooks: pagat.com for the card games and dominoes, the WDF's for darts, the FIPJP's for
# petanque, the ACC's for cribbage, the ISPA's for Skat. What they do not admit is asked about, for families play on.
def _points(least: int, most: int, *, one: bool = False, step: int = 1, never: tuple[int, ...] = ()) -> tuple[Row, ...]:
    return (Row(least=least, most=most, one=one, step=step, never=never),)


def _category(name: str, most: int, step: int = 1, never: tuple[int, ...] = ()) -> Row:
    return Row(name=f"@{name}", most=most, step=step, never=never)


def _darts(start: int, **more: Any) -> Pad:
    """Three darts hit 180 at most, and nothing of VISITS."""
    return Pad(scores="turn", order="clockwise", stays=True, wins="fewest", start=start, goal=0, exact=True,
               rows=(Row(worth=-1, most=180, never=VISITS),), **more)  # fmt: skip


FACES = ("ones", "twos", "threes", "fours", "fives", "sixes")
YACHT = (
    *(_category(name, 5 * n, step=n) for n, name in enumerate(FACES, 1)),
    _category("full-house", 28, never=(*range(1, 7), 10, 25)), _category("four-alike", 24, step=4),
    _category("little-straight", 30, step=30), _category("big-straight", 30, step=30),
    _category("choice", 30, never=(1, 2, 3, 4)), _category("yacht-row", 50, step=50),
)  # fmt: skip
HEARTS = tuple(26 * n - jack for n in (1, *range(2, 10), -1) for jack in (0, 10))  # each pack; the moon; a jack for -10
PASSES = {
    "4": ("@pass-left", "@pass-right", "@pass-across", "@pass-none"),
    "": ("@pass-left", "@pass-right", "@pass-none"),
}
VISITS = (163, 166, 169, 172, 173, 175, 176, 178, 179)
LAST_VISITS = (159, 162, 165, 168, 171, 174, 177, 180)  # the others that do not end on a double

BUILT_IN: dict[str, Pad] = {
    f"@{name}": replace(pad, name=f"@{name}")
    for name, pad in {
        "hearts": Pad(
            least=3, wins="fewest", goal=100, rows=_points(-72, 104), adds_to=HEARTS, deals=True, says=PASSES,
        ),
        "rummy": Pad(goal=500, deals=True, rows=_points(-500, 500)),
        "canasta": Pad(least=4, most=6, teams=2, goal=5000, deals=True, rows=_points(-9999, 9999, step=5)),
        "cribbage": Pad(most=4, scores="free", goal=121, stops=True, rows=_points(0, 29, never=(19, 25, 26, 27))),
        "skat": Pad(least=3, most=4, deals=True, rows=_points(-2112, 1056)),
        "klaverjassen": Pad(
            least=4, most=4, teams=2, rounds=16, adds_to=162, deals=True,
            rows=(Row(most=162), Row(name="@roem", most=500, step=10)),
        ),
        "toepen": Pad(wins="last", goal=15, deals=True, rows=_points(0, 15)),
        "boerenbridge": Pad(least=3, deals=True, rows=_points(-99, 99)),
        "yacht": Pad(scores="rows", order="clockwise", stays=True, rows=YACHT),
        "dominoes": Pad(goal=100, rows=_points(0, 200)),
        "darts-501": _darts(501),
        "darts-double": _darts(501, leaves=2, never_last=LAST_VISITS),
        "darts-301": _darts(301),
        "darts-legs": _darts(501, leaves=2, never_last=LAST_VISITS, legs=3),
        "darts-sets": _darts(501, leaves=2, never_last=LAST_VISITS, legs=3, sets=3),
        "petanque": Pad(most=6, teams=2, goal=13, rows=_points(0, 9, one=True, never=(7, 8, 9))),
        "chess-clock": Pad(
            most=2, scores="never", wins="told", order="clockwise", stays=True, clock="bank", clock_s=900,
            increment_s=10,
        ),
        "per-round": Pad(rows=_points(-9999, 9999)),
        "at-the-end": Pad(
            scores="end", order="clockwise", stays=True,
            rows=tuple(Row(name=f"@row-{letter}", least=-999) for letter in "abcdef"),
        ),
        "lives": Pad(scores="count", wins="last", start=20, goal=0, rows=_points(0, 199)),
        "who-won": Pad(scores="never", wins="told"),
        "together": Pad(scores="never", wins="together", order="clockwise", stays=True),
    }.items()
}  # fmt: skip


# ---- how it is drawn on the home screen -------------------------------------------------------------------
def _bar(x: float, y: float, w: float, h: float) -> tuple[float, ...]:
    return (x, y, x + w, y, x + w, y + h, x, y + h)


ICON = Glyph(
    id="pad",
    patches=(
        Patch(points=_bar(0.18, 0.08, 0.64, 0.84), ink="cream"),
        Patch(points=_bar(0.18, 0.08, 0.64, 0.14), ink="brass"),
        *(Patch(points=_bar(0.26, 0.3 + 0.14 * i, 0.48, 0.03), ink="walnut3") for i in range(4)),
        Patch(points=_bar(0.49, 0.24, 0.03, 0.62), ink="walnut3"),
        Patch(points=(0.62, 0.86, 0.86, 0.5, 0.94, 0.56, 0.7, 0.92, 0.6, 0.96), ink="green"),
    ),
)
