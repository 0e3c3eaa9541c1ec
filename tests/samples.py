"""Sample Shows for the painters' tests, one for every kind of field and page."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from companion.view.form_views import numbers
from companion.view.palette import mark
from companion.view.wire import (
    AllotView,
    AmountView,
    AskView,
    Back,
    Band,
    Chip,
    ChoiceView,
    ClockView,
    DieView,
    Disc,
    Drawing,
    Fact,
    FieldView,
    FormView,
    Knock,
    Line,
    LineView,
    Link,
    NewsView,
    OptionView,
    Poly,
    Show,
    SlotsView,
    TextLine,
    TextView,
    ThrowView,
)
from rules.kit.types import Tint

ANA, BO, CEM = mark(0, "white"), mark(1, "blue"), mark(2, "pink")
MARKS = (ANA, BO, CEM)
NAMES_OF_SEATS = ("Ana", "Bo", "Cem")


def box(x: float, y: float, w: float, h: float) -> tuple[float, ...]:
    return (x, y, x + w, y, x + w, y + h, x, y + h)


def options(*said: tuple[str | int, str]) -> tuple[OptionView, ...]:
    """Options from values and texts."""
    return tuple(OptionView(value=value, text=text) for value, text in said)


BOARD = Drawing(
    width=376,
    height=400,
    shapes=(
        Poly(points=box(8, 8, 360, 84), fill="paper", edge="edge", width=2),
        TextLine(x=128, y=36, text="Open field", size=24, bold=True, fit=160),
        TextLine(x=128, y=64, text="Round 3 of 8", ink="ink2"),
        Disc(x=326, y=50, r=28, fill="brass"),
        TextLine(x=326, y=50, text="4", size=32, bold=True, ink="walnut", anchor="middle"),
        Line(points=(8, 100, 368, 100), ink="felt3"),
        *(
            shape
            for i in range(3)
            for shape in (
                Poly(points=box(8, 108 + 96 * i, 360, 88), fill="felt2", hit=f"row{i}"),
                TextLine(x=68, y=130 + 96 * i, text="2 cavalry", size=16, ink="cream"),
                TextLine(x=350, y=152 + 96 * i, text=str(11 + i), size=48, bold=True, ink="cream", anchor="end"),
            )
        ),
    ),
)
SPOTS = {f"p{r}{c}": (40 + 70 * c, 60 + 80 * r) for r in range(4) for c in range(5)}
SMALL_CELLS = Drawing(
    width=376,
    height=400,
    shapes=tuple(Disc(x=x, y=y, r=12, fill="paper", hit=hit) for hit, (x, y) in SPOTS.items()),
)
CHIPS = (
    Chip(seat=0, name="Ana", mark=ANA, score="4", note="14 tokens", start=True, done=True, go="seat/0"),
    Chip(seat=1, name="Bo", mark=BO, score="9", note="16 tokens", go="seat/1"),
    Chip(seat=2, name="Cem", mark=CEM, score="6", note="13 tokens", turn=True, go="seat/2"),
)
ROLLED = NewsView(n=41, text="Bo had most builders: +3", rule="BNB-21", tone="gain")


def places(
    name: str, label: str, cells: tuple[str, ...], *, least: int = 1, most: int = 1, ordered: bool = False
) -> ChoiceView:
    """A choice of board cells."""
    options = tuple(OptionView(value=cell, cell=cell) for cell in cells)
    return ChoiceView(name=name, label=label, options=options, keys="board", ordered=ordered, least=least, most=most)


def said_of(show: Show, cell: str, say: str) -> Show:
    """The Show with a description of a cell."""
    assert show.drawing
    shapes = (structs.replace(s, say=say) if isinstance(s, Poly) and s.hit == cell else s for s in show.drawing.shapes)
    return structs.replace(show, drawing=structs.replace(show.drawing, shapes=tuple(shapes)))


def play(*fields: FieldView, others: tuple[FormView, ...] = (), confirm: str = "Save note") -> Show:
    """A table waiting for Cem, with one form of these fields."""
    form = FormView(id="r3:test@41", label="Roll your dice", confirm=confirm, fields=fields, rule="BNB-27",
                    missing="Fill in every field")  # fmt: skip
    ask = AskView(ask="r3:test@41", seat=2, text="Cem", mark=CEM, forms=(form, *others))
    return Show(
        seq=7,
        now_ms=120_000,
        page="play",
        title="Battles & Builders",
        where="Round 3 of 8: dice",
        menu="menu",
        band=Band(who="Cem", ask="Roll your dice", mark=CEM),
        clock=ClockView(id="turn", label="of 1:00", ms=34_000, down=True, running=True, of_ms=60_000),
        chips=CHIPS,
        next="Bo opens the next round",
        drawing=BOARD,
        asks=(ask,),
        back=Back(text="Undo", what="Ana: commit 3 tokens", n=41),
        news=(ROLLED,),
        may=True,
    )


CHOICE = ChoiceView(
    name="tile",
    label="Strategy tile",
    options=(
        OptionView(value="claim", text="Claim 3", note="All 3 points, though others have as many builders"),
        OptionView(value="catapult", text="Catapult", note="-2 for somebody else"),
        OptionView(value="withdraw", text="Withdraw tokens"),
    ),
)
VICTIM = ChoiceView(
    name="victim",
    label="Who gets it?",
    when=("tile", ("catapult",)),
    options=tuple(OptionView(value=i, text=n, mark=MARKS[i]) for i, n in enumerate(NAMES_OF_SEATS[:2])),
)
MANY = ChoiceView(
    name="dice",
    label="Roll which dice again?",
    least=1,
    most=3,
    default=("a",),
    options=options(("a", "Green 2"), ("b", "Green 5"), ("c", "Red 1")),
)
FEW = AmountView(name="count", label="How many tokens?", least=0, most=6, default=3)
LARGE = AmountView(name="value", label="Gold", least=0, most=40, keys="step", default=12)
KINDS = (("builder", "Builders", 12), ("infantry", "Infantry", 4), ("cavalry", "Cavalry", 4), ("king", "King", 1))
ROWS = tuple(
    AllotView(name="kinds", key=str(i), label=name, mark=MARKS[i], least=3, most=3,
              lines=tuple(LineView(id=k, text=t, cap=c) for k, t, c in KINDS))
    for i, name in enumerate(NAMES_OF_SEATS)
)  # fmt: skip
FIVE_KINDS = (
    ("builder", "Builders", 6), ("infantry", "Infantry", 4), ("cavalry", "Cavalry", 4), ("archers", "Archers", 4),
    ("king", "King", 1),
)  # fmt: skip


WITH_DUMMY = (*zip(NAMES_OF_SEATS, MARKS, strict=True), ("Dummy player", None))


def reveal(seats: int) -> tuple[AllotView, ...]:
    """A row of five kinds per seat, three tokens each; the last of more than three seats has no mark."""
    lines = tuple(LineView(id=k, text=t, cap=min(c, 3)) for k, t, c in FIVE_KINDS)
    return tuple(
        AllotView(name="faces", key=str(i), label=name, mark=shape, lines=lines, least=3, most=3)
        for i, (name, shape) in enumerate(WITH_DUMMY[:seats])
    )


def rolls(*dice: int) -> tuple[ThrowView, ...]:
    """A row per seat with that many dice of twelve faces."""
    tints: tuple[Tint, ...] = ("green", "yellow", "red")
    thrown = tuple(DieView(id=f"d{j}", tint=tints[j % 3], faces=numbers(1, 12)) for j in range(max(dice)))
    return tuple(
        ThrowView(name="pips", key=str(i), label=name, mark=shape, dice=thrown[:n])
        for i, ((name, shape), n) in enumerate(zip(WITH_DUMMY, dice, strict=False))
    )


TERRAIN = Drawing(
    width=96,
    height=96,
    shapes=(Poly(points=box(12, 48, 72, 36), fill="moss"), Poly(points=(20, 48, 48, 12, 76, 48), fill="stone")),
)
TILES = ChoiceView(
    name="tile",
    label="Event tile",
    options=tuple(
        OptionView(value=v, text=t, icon=TERRAIN)
        for v, t in (
            ("open", "Open field"), ("urban", "Urban area"), ("mountain", "Mountains, another value"),
            ("barbarian", "Barbarian battle"),
        )
    ),
)  # fmt: skip
PRINTED = AmountView(
    name="value", label="Points, printed top right", least=0, most=20, keys="step", when=("tile", ("open", "urban"))
)
STAKES = ChoiceView(
    name="count",
    label="How many tokens?",
    options=tuple(
        OptionView(value=n, text=str(n), note={0: "Costs a −1 chip", 6: "One of them must be the king"}.get(n, ""))
        for n in range(7)
    ),
)
BOXES = (  # each box of a score pad has its own numbers
    ChoiceView(
        name="box", label="Which box?", options=(OptionView(value=0, text="Twos"), OptionView(value=1, text="Street"))
    ),
    AmountView(name="points", label="Points", least=0, most=10, likely=(0, 2, 4, 6, 8, 10), when=("box", (0,))),
    AmountView(name="points", label="Points", least=0, most=40, likely=(0, 40), default=40, when=("box", (1,))),
)
DOZEN = AmountView(name="gold", label="Gold", least=0, most=12)
TAPPED = places("rows", "Tap two rows", ("row0", "row1", "row2"), least=2, most=2)
ORDERS = SlotsView(
    name="orders",
    label="Six orders",
    slots=6,
    default=(None,) * 6,
    caps={"rest": 2},
    options=options(("n", "North"), ("s", "South"), ("rest", "Rest")),
)
DICE = ThrowView(
    name="pips",
    label="Your dice",
    dice=(
        DieView(id="g1", tint="green", least=1, most=20),
        DieView(id="y1", tint="yellow", faces=numbers(1, 6)),
        DieView(id="c1", tint="none", faces=options(("red", "Red"), ("blue", "Blue"))),
    ),
)
NAME = TextView(name="name", label="Name", most=16, default="Ana")
PASS = FormView(id="r3:pass@41", label="Pass", confirm="Cem passes")

PLAYS: dict[str, Show] = {
    "choice": play(CHOICE, VICTIM, confirm="Take {tile}"),
    "many": play(MANY, others=(PASS,), confirm="Roll {dice} again"),
    "amounts": play(FEW, LARGE, confirm="Commit {count}"),
    "rows": play(*ROWS, confirm="These are the tokens"),
    "cells": play(TAPPED, confirm="Take {rows}"),
    "slots": play(ORDERS, confirm="Write the orders down"),
    "throw": play(DICE, confirm="Write the dice down"),
    "text": play(NAME, confirm="Sit {name} down"),
}

TITLES = (
    ("battles_and_builders", "Battles & Builders"), ("akkon", "Akkon"), ("himalaya", "Himalaya"),
    ("amritsar", "Amritsar"), ("ettana", "Ettana"),
)  # fmt: skip
SIGN = Drawing(width=144, height=160, shapes=(Poly(points=box(40, 40, 64, 80), fill="cream2"),))
GAMES = tuple(OptionView(value=value, text=text, note="2-4 players", icon=SIGN) for value, text in TITLES)


def ask_of(name: str, *forms: FormView) -> tuple[AskView, ...]:
    """The question of a page's own forms."""
    return (AskView(ask=name, seat=-1, text="", forms=forms),)


HOME = Show(
    seq=1,
    now_ms=0,
    page="home",
    title="Table companion",
    band=Band(who="What are you playing?", ask="Tap a game to set it up"),
    asks=ask_of(
        "~home",
        FormView(
            id="~home", label="", confirm="", fields=(ChoiceView(name="game", label="", at_once=True, options=GAMES),)
        ),
        FormView(id="~resume", label="Resume", confirm="Resume Battles & Builders"),
    ),
    links=(
        Link(text="Finished games", go="records"),
        Link(text="Settings", go="settings"),
        Link(text="Phones", go="join"),
    ),
    may=True,
)
BACK = Back(text="Back", go="play")


def page(name: str, who: str, ask: str = "", *fields: FieldView, confirm: str = "", **more: Any) -> Show:
    """A page other than the table's, with a form of these fields, or without one."""
    forms = ask_of(f"~{name}", FormView(id=f"~{name}", label="", confirm=confirm, fields=fields)) if fields else ()
    shown = structs.replace(HOME, page=name, asks=forms, links=(), band=Band(who=who, ask=ask), back=BACK)
    return structs.replace(shown, **more)


def of_play(*fields: FieldView, confirm: str = "Save note", **more: Any) -> Show:
    """The table waiting for Cem, with other contents."""
    return structs.replace(play(*fields, confirm=confirm), **more)


WATCHING = Show(
    seq=9,
    now_ms=130_000,
    page="play",
    title="Battles & Builders",
    where="Round 3 of 8: dice",
    band=Band(who="Cem", ask="Roll your dice", mark=CEM),
    clock=ClockView(id="turn", label="of 1:00", ms=9_000, down=True, running=True, of_ms=60_000),
    chips=CHIPS,
    drawing=BOARD,
    facts=(
        Fact(text="Highest total takes the tile", style="label"),
        Fact(text="Cem, 13 to 11", style="big", mark=CEM),
        Fact(text="3 points", value="6", go="rule/BNB-21"),
    ),
    news=(ROLLED,),
)
START = AskView(
    ask="start@41", seat=-1, text="Start",
    forms=(FormView(id="start@41", label="Start the clock", confirm="Start the clock"),),
)  # fmt: skip


def only_ready(seat: int) -> AskView:
    """The question to one of several seats whether it is ready, and nothing else."""
    name = NAMES_OF_SEATS[seat]
    form = FormView(id=f"ready-{seat}@41", label="Programme your leader", confirm=f"{name} is ready")
    return AskView(ask=f"ready-{seat}", seat=seat, text=name, mark=MARKS[seat], forms=(form,))


def waiting(*seats: int, start: bool = False) -> Show:
    """Those seats are not ready yet."""
    chips = tuple(structs.replace(chip, done=chip.seat not in seats) for chip in CHIPS)
    asks = ((START,) if start else ()) + tuple(only_ready(seat) for seat in seats)
    return structs.replace(WATCHING, asks=asks, chips=chips, may=True, seat=-1)


READING = FormView(id="r3:read@41", label="Read the dice out", confirm="Cem rolled {pips}", fields=(DICE,))
STEALING = FormView(
    id="r3:steal@41",
    label="Somebody else takes the tile after all",
    confirm="{victim} takes it",
    fields=(structs.replace(VICTIM, when=None),),
    hint="Only if the table agrees that the dice were read wrongly.",
    rule="BNB-30",
)
CHOICES = tuple(
    ChoiceView(name="tops", key=str(i), label=name, mark=MARKS[i], default=("2",) if i == 0 else (),
               options=options(("1", "1"), ("2", "2"), ("3", "3")))
    for i, name in enumerate(NAMES_OF_SEATS)
)  # fmt: skip


def ready(seat: int, name: str) -> AskView:
    """The question to one of several seats asked together."""
    count = AmountView(name="count", label="How many tokens?", least=0, most=6, default=seat)
    form = FormView(
        id=f"ready{seat}@41", label="Have you laid out your row?", confirm=f"{name} is ready", fields=(count,)
    )
    return AskView(ask=f"ready{seat}", seat=seat, text=name, mark=MARKS[seat], forms=(form,))


WHOSE = tuple(ready(seat, name) for seat, name in enumerate(NAMES_OF_SEATS))
BIG_CLOCK = ClockView(id="all", label="of 1:00", ms=34_000, down=True, running=True, of_ms=60_000, big=True)
CHAIRS = ChoiceView(
    name="tint-0",
    label="Colour of the pieces",
    at_once=True,
    default=("white",),
    options=tuple(OptionView(value=t, text="", mark=mark(0, t)) for t in ("white", "blue", "pink", "black", "red")),
)
NAMES = ChoiceView(
    name="name-0",
    label="First seat: who?",
    at_once=True,
    default=("Ana",),
    options=options(*((n, n) for n in ("Ana", "Bo", "Cem", "Dee", "Eli", "Wilhelmina"))),
)
STARTS = ChoiceView(
    name="chair-0",
    label="",
    at_once=True,
    least=0,
    options=options(("start", "Start player"), ("away", "Remove")),
)
LIGHT = ChoiceView(
    name="light",
    label="Theme",
    at_once=True,
    default=("day",),
    options=options(("day", "Light"), ("night", "Dark")),
)
LIMIT = AmountView(name="rounds", label="Rounds · BNB-3", least=1, most=40, keys="step", default=8, at_once=True)
LONG = (
    "The tile goes to the army with the highest total. Where two armies are equal, the one with more infantry wins; "
    "where these are equal too, nobody takes the tile and it is put under the pile."
)
OPEN = play(CHOICE, others=(READING, STEALING, PASS), confirm="Take {tile}")

TABS = tuple(Link(text=text, go=go) for text, go in (("Games", "records"), ("Statistics", "statistics"),
                                                     ("Players", "people")))  # fmt: skip
MENU = ("Corrections", "Score", "Log", "Note", "Phones", "Times", "Player's aid", "Box", "Leave the game")
PAGES: dict[str, Show] = {
    "home": HOME,
    "watching": WATCHING,
    "others": OPEN,
    "keyed": play(*CHOICES, confirm="These are the tops"),
    "reveal": play(*reveal(3), confirm="These are the tokens"),
    "reveal_four": play(*reveal(4), confirm="These are the tokens"),
    "rolls": play(*rolls(5, 2, 1), confirm="{pips} rolled"),
    "rolls_four": play(*rolls(5, 5, 5, 5), confirm="Write the dice down"),
    "rows_below": play(FEW, *rolls(2, 2), confirm="{count}: {pips}"),
    "tiles": play(TILES, PRINTED, confirm="{tile}"),
    "stakes": play(STAKES, confirm="Commit {count}"),
    "dozen": play(DOZEN, confirm="Pay {gold}"),
    "several": of_play(asks=WHOSE, band=Band(who="Everyone: programme", ask="Waiting for Bo and Cem"), clock=None),
    "big_clock": of_play(FEW, confirm="Commit {count}", clock=BIG_CLOCK),
    "paused": of_play(FEW, confirm="Commit {count}", paused=True),
    "night": structs.replace(play(TAPPED, confirm="Take {rows}", others=(PASS,)), night=True),
    "new": of_play(
        page="new/seat/0",
        where="New game",
        band=Band(who="Who sits where?", ask="Tap a seat, then a name"),
        clock=None,
        news=(),
        asks=ask_of("~new", FormView(id="~new", label="", confirm="", fields=(NAMES, CHAIRS, STARTS),
                                     missing="Two seats have no name yet")),
        links=(Link(text="Other name", go="name/0"), Link(text="House rules", go="house-rules", note="usual 12")),
        back=Back(text="Back", what="Other game", go="home"),
    ),
    "name": page("name/0", "A new name", "", NAME, confirm="Sit {name} down"),
    "house_rules": page(
        "house-rules", "House rules", "Battles & Builders",
        LIGHT, LIMIT, structs.replace(CHOICE, at_once=True, default=("claim",)),
        facts=(Fact(text="Every key counts at once", style="label"),),
    ),
    "menu": of_play(
        page="menu",
        asks=(),
        menu="play",
        band=Band(who="Menu", ask=""),
        links=tuple(Link(text=text, go=text, large=text in MENU[:3]) for text in MENU),
        back=BACK,
    ),
    "rule": page(
        "rule/BNB-21", "Who takes the tile", "BNB-21",
        facts=(Fact(text=LONG), Fact(text="The rulebook leaves this open: our reading.", style="label")),
    ),
    "log": page(
        "log", "Game log",
        facts=tuple(
            Fact(text=f"Move {i}: {LONG if i % 7 == 3 else 'Bo commits 3 tokens'}", mark=MARKS[i % 3], value="1:02:33")
            for i in range(20)
        ),
    ),
    "records": page(
        "records", "Finished games",
        facts=tuple(
            Fact(text="Battles & Builders: Bo 14, Ana 12, Wilhelmina 9", value="2026-11-20", go=f"record/{i}",
                 mark=MARKS[i % 4] if i % 4 < 3 else None)
            for i in range(7)
        ),
        links=TABS,
    ),
    "record": structs.replace(WATCHING, page="record/0", chips=(), clock=None, back=BACK, news=()),
}  # fmt: skip
LENGTHY = ChoiceView(
    name="overwinning",
    label="Welke overwinningspuntenverdeling geldt er bij een gelijke stand tussen drie spelers?",
    options=(
        OptionView(
            value="a", text="Overwinningspuntenverdeling", note="Iedereen krijgt de helft, naar beneden afgerond"
        ),
        OptionView(value="b", text="Niemand krijgt iets, de tegel gaat onder op de stapel", mark=BO),
        OptionView(value="c", text="Ja"),
    ),
    default=("b",),
)
PAGES["undone"] = structs.replace(
    PLAYS["choice"],
    back=Back(text="Neem terug", what="Ana: 3 fiches ingezet", n=40),
    redo=Back(text="Opnieuw", what="Bo past", n=41),
)
PAGES["knocks"] = structs.replace(
    PLAYS["choice"],
    knocks=(
        Knock(form="~phones/55", number="55", text="Phone 55: Cem?", yes="Yes", no="No"),
        Knock(form="~phones/88", number="88", text="Telefoon 88: Bartholomeus, net als 17?", yes="Ja", no="Nee"),
    ),
)
PAGES["knock"] = structs.replace(PAGES["knocks"], knocks=PAGES["knocks"].knocks[:1])
PAGES["long"] = structs.replace(
    play(LENGTHY, others=(STEALING,), confirm="{overwinning} en daarna is de volgende speler aan de beurt"),
    title="Grootmeesterschapstoernooi",
    where="Ronde 12 van 12: de overwinningspunten worden verdeeld",
    band=Band(who="Wilhelmina-Alexandra", mark=CEM, ask="Verdeel de overwinningspunten over de overgebleven spelers"),
    back=Back(text="Terugnemen", what="Wilhelmina-Alexandra: 3 dobbelstenen naar de tempel", n=41),
    chips=tuple(
        structs.replace(chip, name="Wilhelmina-Alexandra", note="wacht op iedereen anders", score="128")
        for chip in CHIPS
    ),
    next="Daarna volgt de inventarisatie van alle goederen op het hele speelbord en in de voorraad",
    news=(structs.replace(ROLLED, text=LONG),),
)
SHOWS: dict[str, Show] = {**PLAYS, **PAGES}
