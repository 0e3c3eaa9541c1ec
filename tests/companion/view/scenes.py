"""Scenes for the drawing tests: small ones of our own that look like the real games'."""

from __future__ import annotations

from companion.view.languages import LANGS
from companion.view.speaker import Speaker
from rules.kit.types import (
    TABLE,
    Board,
    Cell,
    Dice,
    Edge,
    Glyph,
    Grid,
    Hand,
    Layout,
    Part,
    Patch,
    Piece,
    Say,
    ShownDie,
    Sign,
    Tint,
    Track,
    Who,
)

NAMES = ("Ana", "Bo", "Cem", "Dee")
TINTS: tuple[Tint, ...] = ("white", "blue", "pink", "green")
SPEAKERS = {lang: Speaker(lang, "tests.pebbles", NAMES, TINTS) for lang in LANGS}
ENGLISH = SPEAKERS["en"]


def say(words: str) -> Say:
    """Words outside the text files."""
    return Say(key="", args={"words": words})


HUT = Glyph(id="hut", patches=(Patch(points=(0.1, 0.9, 0.1, 0.4, 0.5, 0.1, 0.9, 0.4, 0.9, 0.9), ink="soil"),))

PLATE = Layout(id="plate", ratio=360 / 84, cells=(Cell(id="tile", x=0.5, y=0.5, shape="plate", size=0.49, tall=0.11),))
CITIES = Layout(
    id="cities",
    ratio=368 / 224,
    cells=tuple(
        Cell(id=f"city{i}", x=(0.5 + i % 3) / 3, y=(0.5 + i // 3) / 2, shape="plate", size=0.152, tall=0.143)
        for i in range(6)
    ),
)
ROADS = Layout(
    id="roads",
    ratio=1.2,
    cells=(
        Cell(id="valley", x=0.5, y=0.5, shape="hex", size=0.2, ink="felt2", label="V"),
        *(Cell(id=f"n{i}", x=x, y=y, size=0.06, label=str(i))
          for i, (x, y) in enumerate(((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)))),
    ),
    edges=(Edge(a="n0", b="n1"), Edge(a="n1", b="n2", style="soil"), Edge(a="n2", b="n3", style="ice"),
           Edge(a="n3", b="n0", style="stone")),
)  # fmt: skip
YARNS = Layout(
    id="yarns",
    ratio=1,
    cells=(
        *(Cell(id=f"y{i}", x=0.3 + 0.4 * (i % 2), y=0.3 + 0.4 * (i // 2), shape="octagon", size=0.19, ink=TINTS[i])
          for i in range(4)),
        Cell(id="square", x=0.5, y=0.5, shape="diamond", size=0.1, label="6"),
        Cell(id="corner", x=0.06, y=0.06, shape="square", size=0.05),
    ),
)  # fmt: skip
LAYOUTS, GLYPHS = (PLATE, CITIES, ROADS, YARNS), (HUT,)


def plate(title: str, note: str = "Round 3 of 8", value: str = "4") -> Board:
    signs = (Sign(cell="tile", say=say(title)), Sign(cell="tile", say=say(note), place="note"),
             Sign(cell="tile", say=say(value), place="value"))  # fmt: skip
    return Board(layout="plate", pieces=(Piece(cell="tile", kind="hut"),), signs=signs)


def row(seat: int, label: str, dice: str = "", total: int | None = None, lit: bool = False) -> Dice:
    """Dice as "g5 y4 r": colour and face."""
    colours: dict[str, Tint] = {"g": "green", "y": "yellow", "r": "red", "w": "none"}
    shown = tuple(ShownDie(tint=colours[d[0]], face=d[1:]) for d in dice.split())
    return Dice(label=say(label), seat=seat, dice=shown, total=total, lit=lit)


def track(label: str, at: tuple[int, ...], crown: int | None = None) -> Track:
    return Track(label=say(label), most=13, at=at, crown=crown)


BATTLE: tuple[Part, ...] = (
    plate("Open field"),
    row(0, "2 cavalry", "g5 g6", 11),
    row(1, "no army"),
    row(2, "1 cavalry, 2 infantry", "g6 y4 y3", 13, lit=True),
    Hand(seat=0, label=say("14 tokens")),
)
BATTLE_OF_FOUR: tuple[Part, ...] = (
    plate("Stedelijk gebied", "Ronde 8: bij Bo"),
    row(0, "2 boogschutters, 2 infanterie, 1 cavalerie", "g5 g6 y3 y12 r1", 27),
    row(1, "moet nog gooien", "r r r"),
    row(TABLE, "Fictieve speler: 6 boogschutters", "g1 g1 g1 g1 g1 g1", 6),
    row(3, "geen leger"),
)
BIDDING: tuple[Part, ...] = (
    Board(
        layout="cities",
        pieces=(Piece(cell="city0", seat=0, n=2), Piece(cell="city2", seat=1), Piece(cell="city2", seat=2, n=3),
                Piece(cell="city5", seat=3, n=5), Piece(cell="city4", kind="cube", tint="yellow", text="2")),
        signs=(*(Sign(cell=f"city{i}", say=say(name)) for i, name in enumerate(("Akkon", "Jeruzalem", "Tyrus"))),
               Sign(cell="city1", say=say("Verboden geschriften"), place="note"),
               Sign(cell="city2", say=say("7"), place="corner"), Sign(cell="city5", say=say("3"), place="value")),
        lit=("city2",),
    ),
    track("Goud", (5, 4, 2, 2), 0),
    track("Geloof", (3, 3, 3, 5), 1),
    track("Macht", (6, 6, 6, 6)),
    track("Aanzien", (0, 13, 4, 7), 3),
)  # fmt: skip
JOURNEY: tuple[Part, ...] = (
    Board(
        layout="roads",
        pieces=(Piece(cell="n0", kind="badge", seat=0), Piece(cell="n0", kind="badge", seat=1),
                Piece(cell="n1", kind="cube", tint="white", text="1", n=2), Piece(cell="n1", kind="hut", n=3),
                Piece(cell="n2", seat=2, n=4), Piece(cell="n3", kind="house", tint="red")),
        lit=("n1",),
    ),
)  # fmt: skip
MARKET: tuple[Part, ...] = (
    Board(
        layout="yarns",
        pieces=(Piece(cell="y0", seat=0), Piece(cell="y1", kind="hut"), Piece(cell="square", kind="badge", seat=3),
                Piece(cell="y2", kind="disc", tint="black", n=4),
                Piece(cell="y3", kind="cube", tint="red", text="5", n=2)),
        signs=(Sign(cell="corner", say=say("x"), place="note"),),
        lit=("square", "y3"),
    ),
)  # fmt: skip
LEDGER: tuple[Part, ...] = (
    Grid(
        label=say("Points"),
        heads=tuple(Who(seat=seat) for seat in range(4)),
        rows=((say("Faith"), (3, -6, None, 9)), (say("Gold"), (say("all"), "½", 0, 12)), (Who(seat=1), (1, 2, 3, 4)),
              (Say(key="score-total"), (7, -7, 0, 111))),
    ),
    row(TABLE, "Movement", "w4 w", 4),
)  # fmt: skip

SCENES: dict[str, tuple[Part, ...]] = {
    "battle": BATTLE, "battle_of_four": BATTLE_OF_FOUR, "bidding": BIDDING, "journey": JOURNEY, "market": MARKET,
    "ledger": LEDGER,
}  # fmt: skip
