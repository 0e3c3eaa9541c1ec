"""Drawings keep their texts inside and their targets apart, and describe the table."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, pairwise
from math import dist
from random import Random
from typing import Literal

import pytest
from msgspec import structs

from companion.log.course import Course, Round
from companion.testkit import looks, play
from companion.testkit.looks import clashes, outside_shapes, targets, unreadable_texts
from companion.testkit.play import Party
from companion.view import piece_drawing
from companion.view.cell_drawing import Spot, cell_in_words
from companion.view.chart import chart
from companion.view.drawing import draw, icon
from companion.view.figures import Bar, bars, placings
from companion.view.languages import LANGS
from companion.view.numbers import public_numbers
from companion.view.palette import DAY
from companion.view.qr import qr
from companion.view.shapes import HEIGHT, WIDTH, pairs
from companion.view.speaker import Speaker
from companion.view.table_top import table_top
from companion.view.text_width import width
from companion.view.wire import Disc, Drawing, Line, Poly, TextLine
from rules.games import GAMES
from rules.kit.seal import seal
from rules.kit.types import (
    TABLE,
    AnyGame,
    Board,
    Cell,
    Dice,
    Edge,
    Grid,
    Layout,
    Part,
    Picture,
    Piece,
    PublicNumber,
    Say,
    ShownDie,
    Sign,
    Tint,
    Track,
    Who,
)
from tests.companion.view.scenes import ENGLISH, GLYPHS, LAYOUTS, NAMES, SCENES, TINTS, plate, row, say, track
from tests.pebbles.game import GAME as PEBBLES

FIVE = (*NAMES, "Elisabeth Mara")
MOST_MOVES, EVERY = 240, 14  # length of a random game, and moves between looks


CHAIRS: list[tuple[str, Tint]] = [*zip((*NAMES, "Elisabeth Mara", ""), (*TINTS, "red", "black"), strict=True)]


def number(i: int, row: str, column: Say | Who, now: int = 3) -> PublicNumber:
    label = Say(key="", args={"words": row})
    return PublicNumber(id=f"q{i}", row=label, column=column, now=now, least=-9, most=99, move="set")


MANY = tuple(number(i, f"A fairly long label {i // 5}", Who(seat=i % 5 % 4) if i % 5 < 4 else Say(key="conches"), i)
             for i in range(45))  # fmt: skip

FOUR_MOVES = Course(
    totals=((0, 0, 0, 0), (3, -1, 0, 3), (6, 2, 1, 6), (7, 2, 7, 7)),
    rounds=(Round(move=0, number=1), Round(move=2, number=2)),
    unit="round",
)
LONG_GAME = Course(
    totals=tuple((i, i // 2, 400 - i, i * i % 300) for i in range(400)),
    rounds=tuple(Round(move=4 * i, number=i + 1) for i in range(100)),
    unit="turn",
)
BARS = tuple(Bar(label=f"{FIVE[i % 5]} {i}", amount=i * i, text=f"{i}:02:05") for i in range(24))

OTHERS: dict[str, Drawing] = {
    **{f"table of {n}": table_top(CHAIRS[:n], (n - 1,), "chair/more" if n < 6 else "", ENGLISH) for n in range(1, 7)},
    **{f"numbers {i}": sheet for i, (sheet, _) in enumerate(public_numbers(MANY, ENGLISH, "q7"))},
    "qr": qr("http://192.168.178.20:8642/"),
    "icon": icon(PEBBLES),
    "chart": chart(FOUR_MOVES, ENGLISH),
    "chart of nothing": chart(Course(totals=((0, 0, 0, 0),), rounds=(), unit="round"), ENGLISH),
    "long chart": chart(LONG_GAME, ENGLISH),
    "times": bars((("Per player", BARS[:6]), ("Per phase", BARS[6:]))),
    "bars of nothing": bars((("Won", (Bar(label="Ana", amount=0, text="0"),)), ("", ()))),
    "places": placings([1, 4, 2, 2, 3, 1] * 5, 5, ENGLISH),
    "first place": placings([2], 2, ENGLISH),
}
ALL = {**{name: draw(parts, LAYOUTS, GLYPHS, ENGLISH) for name, parts in SCENES.items()}, **OTHERS}


@pytest.mark.parametrize("name", ALL)
def test_nothing_leaves_its_drawing_targets_are_apart_texts_large_enough_and_colours_known(name: str) -> None:
    drawing = ALL[name]
    assert (outside_shapes(drawing), clashes(drawing), unreadable_texts(drawing)) == ([], [], [])
    used: set[str] = set()
    for shape in drawing.shapes:
        used |= {shape.fill, shape.edge} if isinstance(shape, Poly | Disc) else {shape.ink}
    assert used - {"", *DAY} == set()


def test_numbers_of_many_pieces_on_one_card_are_written_beside_each_other() -> None:
    game, tints = GAMES.find("akkon"), GAMES.find("akkon").tints[:5]
    state = play.setup(game, 5)
    crowd = (*(Piece(cell="akkon", seat=seat, n=7) for seat in range(5)), Piece(cell="akkon", kind="seneschal"))
    parts = tuple(structs.replace(part, pieces=crowd) if isinstance(part, Board) else part
                  for part in game.scene(seal(state, TABLE), TABLE).parts)  # fmt: skip
    drawing = draw(parts, game.layouts, game.glyphs, Speaker("en", "rules.akkon", FIVE, tints))
    assert [shape.text for shape in drawing.shapes if isinstance(shape, TextLine)].count("×7") == 5
    assert looks.overlapping_texts(drawing) == []


@pytest.mark.parametrize("game", [PEBBLES, *GAMES], ids=lambda game: game.id)
def test_whole_games_stay_inside_their_drawings_in_both_languages(game: AnyGame) -> None:
    package = game.setup.__module__.rpartition(".")[0]
    for party in play.parties(game):
        seen = watched(game, party)
        for lang in LANGS:
            speaker = Speaker(lang, package, FIVE[: party.seats], game.tints[: party.seats])
            for parts in seen:
                assert [*looks.mistakes(game, parts, speaker)] == [], (lang, party)


def watched(game: AnyGame, party: Party) -> list[tuple[Part, ...]]:
    """The table's scene every few moves of a random game of five at the most."""
    begin = play.setup(game, min(party.seats, len(FIVE)), tracking=party.tracking)
    steps = play.random_game(game, begin, Random(party.seats))
    states = [step.before for step in islice(steps, 0, MOST_MOVES, EVERY)]
    return [game.scene(seal(state, TABLE), TABLE).parts for state in states]


# ---- scenes ---------------------------------------------------------------------------------------------
def test_a_cell_takes_the_colour_that_the_table_gave_it() -> None:
    given = Board(layout="yarns", inks={"y0": "purple"})
    fills = {s.hit: s.fill for s in targets(draw((given,), LAYOUTS, GLYPHS, ENGLISH))}
    assert (fills["y0"], fills["y1"]) == ("purple", TINTS[1])


@pytest.mark.parametrize("style", ["plain", "soil", "ice", "stone"])
def test_a_road_goes_round_the_cell_that_stands_in_its_way(style: Literal["plain", "soil", "ice", "stone"]) -> None:
    cells = tuple(Cell(id=f"n{i}", x=0.1 + 0.4 * i, y=0.5, size=0.06) for i in range(3))
    layout = Layout(id="row", ratio=1.0, cells=cells, edges=(Edge(a="n0", b="n2", style=style),))
    shapes = draw((Board(layout="row"),), (layout,), GLYPHS, ENGLISH).shapes
    first, middle, last = (s for s in shapes if isinstance(s, Disc) and s.hit)
    ways = [pairs(s.points) for s in shapes if isinstance(s, Line)]
    assert ways
    for way in ways:
        assert all(dist(point, (middle.x, middle.y)) > middle.r for point in way)
        assert dist(way[0], (first.x, first.y)) < first.r
        assert dist(way[-1], (last.x, last.y)) < last.r


def table_of(rows: int, label: str) -> list[TextLine]:
    """The texts of a table of five columns with equal row labels."""
    part = Grid(heads=tuple(Who(seat=i % 4) for i in range(5)), rows=((say(label), (1,) * 5),) * rows)
    return [s for s in draw((part,), LAYOUTS, GLYPHS, ENGLISH).shapes if isinstance(s, TextLine)]


def test_a_label_a_little_too_long_for_a_low_row_becomes_a_little_smaller() -> None:
    labels = ("Round", "Manche 11 b", "Premier joueur tiré")
    sizes = [next(s.size for s in table_of(9, label) if s.text in label) for label in labels]
    assert sizes == [18, 16, 13]


def test_a_board_keeps_its_size_while_rows_below_it_shrink() -> None:
    def plate_of(rows: int) -> tuple[float, ...]:
        parts: list[Part] = [plate("Field"), *(row(0, "2", "g1") for _ in range(rows))]
        (cell,) = targets(draw(parts, LAYOUTS, GLYPHS, ENGLISH))
        assert isinstance(cell, Poly)
        return cell.points

    assert plate_of(1) == plate_of(4)


def test_however_much_lies_on_the_table_it_fits() -> None:
    parts: list[Part] = [plate("Field"), Board(layout="cities"), *(row(0, "2", "g1") for _ in range(5)),
                         *(track("Gold", (1, 2)) for _ in range(6))]  # fmt: skip
    assert outside_shapes(draw(parts, LAYOUTS, GLYPHS, ENGLISH)) == []


def test_what_lies_where_no_cell_is_is_wrong() -> None:
    game = replace(PEBBLES, layouts=LAYOUTS, glyphs=GLYPHS)
    pieces = Piece(cell="city0", seat=0), Piece(cell="city99", seat=1)
    assert [*looks.mistakes(game, (Board(layout="cities", pieces=pieces),), ENGLISH)] == [
        "scene: something lies on 'city99', and cities has no such cell."
    ]


@pytest.mark.parametrize("at", [0, 200])
def test_marks_of_many_with_one_number_lie_on_their_track_and_on_no_word(at: int) -> None:
    points = Track(label=say("Points left open"), most=200, at=(at,) * 6)
    shapes = draw([points], LAYOUTS, GLYPHS, ENGLISH).shapes
    lanes = [shape.points[::2] for shape in shapes if isinstance(shape, Poly) and not shape.say]
    lane = next(xs for xs in lanes if max(xs) - min(xs) > WIDTH / 2)
    marks = [(min(xs), max(xs)) for xs in lanes if xs != lane]
    marks += [(shape.x - shape.r, shape.x + shape.r) for shape in shapes if isinstance(shape, Disc)]
    assert len(marks) == 6
    rim = 4.0  # a pointed mark is a little wider than a round one, and words stand further off
    assert [mark for mark in marks if mark[0] < min(lane) - rim or mark[1] > max(lane) + rim] == []


def test_what_is_written_on_a_place_is_heard_in_words_behind_its_name_and_once() -> None:
    village, salt = say("village 7"), Piece(cell="a", kind="cube", text="4?")
    signs = (Sign(cell="a", say=say("3"), label=say("3 coins"), place="value"),
             Sign(cell="a", say=say("7"), label=village, place="corner"), Sign(cell="a", say=say("Tyre")))  # fmt: skip
    spot = Spot(cell=Cell(id="a", x=0, y=0, label="7", say=village), x=0, y=0, half_w=9, half_h=9, lit=False,
                signs=signs, pieces=(salt,), ink="paper")  # fmt: skip
    assert cell_in_words(spot, ENGLISH) == "village 7, Tyre, 3 coins, 4?"
    pieces = (Piece(cell="a", seat=1, n=2), Piece(cell="a", kind="cube", label=Say(key="", args={"of": "salt"})))
    lain = structs.replace(spot, signs=(), pieces=pieces, cell=Cell(id="a", x=0, y=0, label="7"))
    assert cell_in_words(lain, ENGLISH) == "Place 7, Bo ×2, salt", "what its number stands for"
    unnamed = structs.replace(spot, cell=Cell(id="a", x=0, y=0, label="7"), pieces=())
    assert cell_in_words(unnamed, ENGLISH) == "Tyre, 3 coins, village 7"


def test_where_roads_lead_and_what_is_lit_is_heard_as_well() -> None:
    cells = tuple(Cell(id=f"n{i}", x=0.1 + 0.4 * i, y=0.5, size=0.06, label=str(i)) for i in range(3))
    under = Edge(a="n0", b="n1")  # a line below the road itself
    layout = Layout(id="row", ratio=1.0, cells=cells, edges=(under, Edge(a="n0", b="n1", style="ice")))
    told = Board(layout="row", edges=(Edge(a="n0", b="n2", style="soil"), Edge(a="n1", b="n2")), lit=("n2",))
    bare, drawn = (draw((part,), (layout,), GLYPHS, ENGLISH) for part in (Board(layout="row"), told))
    roads = [sum(isinstance(shape, Line) for shape in drawing.shapes) for drawing in (bare, drawn)]
    assert roads[1] == roads[0] + 2, "those that the table has told lie beside the printed ones"
    assert [(s.say, s.more) for s in targets(drawn)] == [
        ("Place 0", "Ice road: Place 1. Soil road: Place 2"),
        ("Place 1", "Ice road: Place 0. Way: Place 2"),
        ("Place 2", "highlighted. Soil road: Place 0. Way: Place 1"),
    ]


def test_the_picture_in_a_row_that_counts_now_is_lit_and_each_is_heard_as_what_it_is() -> None:
    pictures = tuple(Picture(glyph="hut", lit=lit, label=say("Ice")) for lit in (False, True))
    part = Grid(heads=(), rows=((Who(seat=0), pictures),))
    keys = [s for s in draw((part,), LAYOUTS, GLYPHS, ENGLISH).shapes if isinstance(s, Poly) and s.say]
    assert [(key.say, key.fill) for key in keys] == [("Ice", "paper"), ("Ice, highlighted", "lit")]


def test_a_row_of_dice_that_leads_is_heard_to_do_so() -> None:
    dice = Dice(label=say("1 archer"), seat=0, dice=(ShownDie(tint="red", face="6"),), total=6, lit=True)
    said = [s.say for s in draw((dice,), LAYOUTS, GLYPHS, ENGLISH).shapes if isinstance(s, Poly) and s.say]
    assert said == ["Ana, 1 archer, red 6, = 6, highlighted"]


def test_a_track_is_heard_with_whose_each_place_is_and_who_has_its_crown() -> None:
    gold = Track(label=say("Gold"), most=13, at=(3, 5), crown=1)
    said = [s.say for s in draw((gold,), LAYOUTS, GLYPHS, ENGLISH).shapes if isinstance(s, Poly) and s.say]
    assert said[0] == "Gold: Ana 3, Bo 5. Privilege: Bo"


# ---- pieces in little room ---------------------------------------------------------------------------
def discs_in(*counts: int, room: float) -> tuple[list[Disc], list[TextLine]]:
    """Discs for these counts of each kind, in that order."""
    pieces = [Piece(cell="c", kind="disc", tint="red", n=n) for n in counts]
    shapes = piece_drawing.row(
        piece_drawing.tokens(pieces), 0, 0, 10.0, room, "paper", piece_drawing.Painter(glyphs={}, speaker=ENGLISH)
    )
    return [s for s in shapes if isinstance(s, Disc)], [s for s in shapes if isinstance(s, TextLine)]


def test_pieces_overlap_until_they_fit() -> None:
    discs, _ = discs_in(3, 3, room=60)
    assert max(disc.x + disc.r for disc in discs) <= 60
    assert len({disc.x for disc in discs}) == 6


def test_the_number_beside_a_piece_is_never_covered_by_the_next() -> None:
    discs, (four,) = discs_in(4, 1, 1, room=60)
    assert four.text == "×4"
    assert all(disc.x - disc.r > four.x + 14 for disc in discs[1:])
    assert discs[2].x - discs[1].x < 10.0, "the others give way"


# ---- the companion's own drawings ------------------------------------------------------------------------
def test_each_chair_and_the_free_one_can_be_tapped() -> None:
    hits = [shape.hit for shape in targets(table_top(CHAIRS[:3], (1,), "chair/more", ENGLISH))]
    assert sorted(hits) == ["chair/more", "go:new/seat/0", "go:new/seat/1", "go:new/seat/2"]
    assert len(targets(table_top(CHAIRS, (0,), "", ENGLISH))) == 6, "a full table has no free one"


def test_chairs_go_clockwise_round_the_table() -> None:
    chairs = {s.hit: s for s in targets(table_top(CHAIRS[:4], (0,), "", ENGLISH)) if isinstance(s, Disc)}
    bottom, left, top, right = (chairs[f"go:new/seat/{i}"] for i in range(4))
    assert left.x < bottom.x < right.x
    assert top.y < left.y < bottom.y


@pytest.mark.parametrize("n", range(1, 11))
def test_no_name_of_twelve_letters_touches_the_table_or_the_free_chair(n: int) -> None:
    chairs = [("Bartholomeus", TINTS[i % len(TINTS)]) for i in range(n)]
    drawing = table_top(chairs, (0,), "chair/more", ENGLISH)
    shapes = drawing.shapes
    assert clashes(drawing) == [], "nor does a chair"
    rim = next(s for s in shapes if isinstance(s, Poly) and s.fill == "walnut3")
    free = next(s for s in shapes if isinstance(s, Disc) and s.hit == "chair/more")
    left, right, top, bottom = min(rim.points[::2]), max(rim.points[::2]), min(rim.points[1::2]), max(rim.points[1::2])
    for name in (s for s in shapes if isinstance(s, TextLine) and s.text == "Bartholomeus"):
        natural = width(name.text, name.size, name.bold)
        half_w = min(natural, name.fit) / 2
        half_h = name.size * half_w / natural
        assert max(left - name.x, name.x - right) >= half_w + 5 or max(top - name.y, name.y - bottom) >= half_h + 5
        off = (abs(name.x - free.x) - half_w - free.r, abs(name.y - free.y) - half_h - free.r)
        assert max(off) >= 4


def test_targets_are_large_enough_for_a_finger() -> None:
    sizes = [s.points if isinstance(s, Poly) else s.r for name in OTHERS for s in targets(OTHERS[name])]
    discs = [size for size in sizes if isinstance(size, float)]
    keys = [size for size in sizes if isinstance(size, tuple)]
    assert min(discs) >= 24
    assert all(max(k[::2]) - min(k[::2]) >= 48 and max(k[1::2]) - min(k[1::2]) >= 48 for k in keys)


def test_every_number_stands_once_in_the_grid_with_its_own_page() -> None:
    sheets = public_numbers(MANY, ENGLISH)
    hits = [shape.hit for sheet, _ in sheets for shape in targets(sheet)]
    assert sorted(hits) == sorted(f"go:fix/one/{q.id}" for q in MANY)
    assert [len(targets(sheet)) for sheet, _ in sheets] == [len(ids) for _, ids in sheets]
    lit = [s.hit for sheet, _ in public_numbers(MANY, ENGLISH, "q7") for s in targets(sheet) if s.fill == "lit"]
    assert lit == ["go:fix/one/q7"], "the number just set"
    few = (number(1, "Gold", Who(seat=0)), number(2, "Gold", Who(seat=1)), number(3, "Round", Say(key="conches")))
    ((sheet, ids),) = public_numbers(few, ENGLISH)
    assert ids == ["q1", "q2", "q3"]
    assert "Conches" in [s.text for s in sheet.shapes if isinstance(s, TextLine)], "a head of its own"
    assert public_numbers((), ENGLISH) == ()


def test_a_chart_is_heard_as_what_everybody_had_after_each_round_that_it_numbers() -> None:
    said = [s.say for s in OTHERS["chart"].shapes if isinstance(s, Poly) and s.say]
    assert sorted(said) == ["Ana: 6, 7", "Bo: 2, 2", "Cem: 1, 7", "Dee: 6, 7"]
    long = [s.say for s in OTHERS["long chart"].shapes if isinstance(s, Poly) and s.say]
    assert all(len(one.split(", ")) <= 12 for one in long)
    late = structs.replace(FOUR_MOVES, rounds=())
    assert "Bo: 2" in [s.say for s in chart(late, ENGLISH).shapes if isinstance(s, Poly)]


def test_a_long_game_is_thinned_out_but_ends_with_the_end() -> None:
    line = next(s for s in OTHERS["long chart"].shapes if isinstance(s, Line) and s.ink == "white")
    assert len(line.points) <= 2 * 80
    assert line.points[-2] == 312
    upright = [s.points[0] for s in OTHERS["long chart"].shapes if isinstance(s, Line) and s.points[0] == s.points[2]]
    assert len(upright) >= 5
    assert all(b - a >= 8 for a, b in pairwise(upright)), "no grey wall"
    times = [s.text for s in OTHERS["times"].shapes if isinstance(s, TextLine) and s.text.endswith(":02:05")]
    assert (len(times), times[-1]) == (11, "23:02:05"), "of too many bars the largest are drawn"


def test_a_chart_begins_with_the_first_points_where_nothing_was_added_up_at_first() -> None:
    late = structs.replace(FOUR_MOVES, totals=((), (), *FOUR_MOVES.totals[2:]))
    lines = [s for s in chart(late, ENGLISH).shapes if isinstance(s, Line) and s.width == 4]
    whole = [s for s in OTHERS["chart"].shapes if isinstance(s, Line) and s.width == 4]
    assert [(line.ink, len(line.points)) for line in lines] == [(line.ink, len(line.points)) for line in whole]
    assert all(line.points[1] == line.points[5] for line in lines)


@pytest.mark.parametrize("most", [999, -1_000, 12_345, -99_999])
def test_a_number_of_a_chart_is_large_enough_to_be_read_however_long_it_is(most: int) -> None:
    course = structs.replace(FOUR_MOVES, totals=(*FOUR_MOVES.totals[:-1], (most, 0, -most // 2, 7)))
    texts = [s for s in chart(course, ENGLISH).shapes if isinstance(s, TextLine)]
    sizes = {t.text: min(t.size, t.size * t.fit / width(t.text, t.size, t.bold)) if t.fit else t.size for t in texts}
    assert min(sizes.values()) >= 13, sizes


def test_a_chart_without_room_for_every_round_numbers_them_in_even_steps() -> None:
    moves = (0, 10, 13, 30, 40, 50)  # the second round was short
    rounds = tuple(Round(move=move, number=i + 1) for i, move in enumerate(moves))
    course = structs.replace(FOUR_MOVES, totals=((0, 0, 0, 0),) * 61, rounds=rounds)
    texts = [s for s in chart(course, ENGLISH).shapes if isinstance(s, TextLine) and s.anchor == "middle"]
    assert [text.text for text in texts if text.text.isdigit()] == ["1", "3", "5"]


def test_the_code_of_a_link_is_dark_on_a_card_that_stays_light() -> None:
    shapes = OTHERS["qr"].shapes
    assert (OTHERS["qr"].width, OTHERS["qr"].height) == (WIDTH, HEIGHT)
    assert next(s.fill for s in shapes if isinstance(s, Poly)) == "cream"
    assert {s.fill for s in shapes[1:] if isinstance(s, Poly)} == {"walnut"}
