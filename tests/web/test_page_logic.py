"""The page's own logic without a browser; on every case of tests/cases it equals the touchscreen's."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import playwright
import pytest
from msgspec import structs

from companion.lan.site import PAGE
from companion.view import wire
from companion.view.drawing import draw
from companion.view.speaker import Speaker
from rules.games import GAMES
from rules.kit.types import Board
from tests import moved
from tests.cases import SCREENS, cases

NODE = Path(playwright.__file__).parent / "driver" / "node"  # Playwright's own
CASES = cases()
# what the modules touch of a browser when they are loaded
BROWSER = """
globalThis.document = { createElement: () => ({ getContext: () => ({}) }) };
globalThis.matchMedia = () => ({ matches: false });
"""


def evaluated(function: str, *arguments: object) -> Any:
    """The result of an asynchronous JavaScript function that may import the page's modules."""
    given = msgspec.json.encode(arguments).decode()
    program = f"{BROWSER}console.log(JSON.stringify(await ({function})(...{given})));".replace("/page/", f"{PAGE}/")
    done = subprocess.run((NODE, "--input-type=module", "-"), input=program, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@cache
def results() -> Any:
    """The page's results for every case."""
    script = Path(__file__).with_name("page_logic.mjs")
    done = subprocess.run((NODE, script, PAGE, SCREENS), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("i", range(len(CASES["forms"])), ids=lambda i: CASES["forms"][i]["name"])
def test_what_a_form_makes_of_what_is_chosen(i: int) -> None:
    case = CASES["forms"][i]
    assert results()["forms"][i] == {key: case[key] for key in ("ready", "answer", "confirm")}


@pytest.mark.parametrize("i", range(len(CASES["fronts"])), ids=lambda i: CASES["fronts"][i]["name"])
def test_which_row_is_in_front(i: int) -> None:
    assert results()["fronts"][i] == [step["front"] for step in CASES["fronts"][i]["steps"]]


@pytest.mark.parametrize("i", range(len(CASES["taps"])), ids=lambda i: CASES["taps"][i][0])
def test_what_a_tap_makes_of_a_value(i: int) -> None:
    assert results()["taps"][i] == CASES["taps"][i][-1]


def test_what_is_typed_on_the_number_pad() -> None:
    assert results()["pads"] == [[typed, value] for *_, typed, value in CASES["pads"]]


def test_what_a_clock_shows() -> None:
    assert results()["clocks"] == [digits for _, _, digits in CASES["clocks"]]


def test_when_a_cue_is_new() -> None:
    assert results()["cues"] == [is_new for _, _, is_new in CASES["cues"]]


# ---- drawings -----------------------------------------------------------------------------------------------
# every place with unreachable others, and their names
CUT_OFF = """async (places) => {
  const { neighbour } = await import("/page/walk.js");
  const ways = [[1, 0], [-1, 0], [0, 1], [0, -1]];
  const reached = (from) => {
    const found = new Set([from]);
    for (const place of found) for (const way of ways) found.add(neighbour(places, place, way) ?? place);
    return found;
  };
  return places.flatMap((from) => {
    const found = reached(from);
    return places.filter((place) => !found.has(place)).map((place) => `${from.name} > ${place.name}`);
  });
}"""


def places(drawing: wire.Drawing) -> Iterator[dict[str, Any]]:
    """The middles of all cells that are heard."""
    for shape in drawing.shapes:
        if isinstance(shape, wire.Disc) and shape.hit and shape.say:
            yield {"name": shape.hit, "x": shape.x, "y": shape.y}
        if isinstance(shape, wire.Poly) and shape.hit and shape.say:
            xs, ys = shape.points[::2], shape.points[1::2]
            yield {"name": shape.hit, "x": (min(xs) + max(xs)) / 2, "y": (min(ys) + max(ys)) / 2}


def test_every_place_of_every_board_is_reached_with_arrow_keys() -> None:
    speaker = Speaker("en", None, ("Ana", "Bo"), ("white", "blue"))
    for game in GAMES:
        for layout in game.layouts:
            drawing = draw((Board(layout=layout.id),), game.layouts, game.glyphs, speaker)
            assert evaluated(CUT_OFF, list(places(drawing))) == [], layout.id


def test_the_nearer_small_cell_is_hit_from_48_u_around_but_not_in_the_middle_of_its_neighbour() -> None:
    """A yarn at the corner of a tile is lit, the tile is not; both lie on a mat."""
    near = """async (taps) => {
        const { meant, nearest } = await import('/page/paint.js');
        const cell = (hit, x, r) => ({ type: 'disc', x, y: 0, r, hit });
        const others = [cell('mat', 30, 200), cell('tile', 30, 20)];
        return taps.map((x) => [nearest([cell('a', 0, 10), cell('b', 40, 10)], x, 0, 24),
                                meant([cell('yarn', 0, 10)], others, x, 0, 24)]);
    }"""
    hit = evaluated(near, [0, 9, 18, 21, 30, 40, 60, 90])
    assert "".join(a or "-" for a, _ in hit) == "aaabbbb-"
    assert [meant for _, meant in hit] == ["yarn", "yarn", "yarn", "tile", "tile", "tile", "mat", "mat"]


WAYS = """async (before, now) => {
    const { glides } = await import("/page/motion.js");
    const { show } = await import("/page/wire.js");
    const shapes = (drawing) => show({ band: {}, drawing }).drawing.shapes;
    return glides(shapes(before), shapes(now)).map(({ piece, dx, dy }) =>
        [piece.shapes.length, Math.round(0.01 - dx), Math.round(0.01 - dy)]);
}"""


def test_the_same_pieces_glide_as_on_the_touchscreen() -> None:
    for name, (before, now, ways) in moved.CASES.items():
        assert sorted(map(tuple, evaluated(WAYS, before, now))) == ways, name


# ---- messages and time --------------------------------------------------------------------------------------
def test_what_the_core_leaves_out_is_put_back_as_it_is_defined() -> None:
    structures: dict[str, type[msgspec.Struct]] = {
        "show": wire.Show, "band": wire.Band, "clock": wire.ClockView, "chip": wire.Chip, "fact": wire.Fact,
        "link": wire.Link, "back": wire.Back, "news": wire.NewsView, "ask": wire.AskView, "form": wire.FormView,
        "option": wire.OptionView, "line": wire.LineView, "die": wire.DieView, "field": wire.FieldBase,
        "choice": wire.ChoiceView, "amount": wire.AmountView, "allot": wire.AllotView,
        "slots": wire.SlotsView, "throw": wire.ThrowView, "text": wire.TextView, "poly": wire.Poly,
        "stroke": wire.Line, "disc": wire.Disc, "words": wire.TextLine, "refused": wire.Refused,
        "fingers": wire.Fingers, "lot": wire.Lot,
    }  # fmt: skip
    fields = wire.FieldBase.__struct_fields__
    defined = {
        name: {
            f.name: msgspec.to_builtins(f.default if f.default is not msgspec.NODEFAULT else f.default_factory())
            for f in structs.fields(kind)
            if not f.required and (name == "field" or f.name not in fields or not issubclass(kind, wire.FieldBase))
        }
        for name, kind in structures.items()
    }
    default = evaluated("async () => (await import('/page/wire.js')).DEFAULTS")
    assert default == msgspec.json.decode(msgspec.json.encode(defined))


# the greatest error of the core's clock, estimated from pings
OFFSETS = """async (delays, drift, jump) => {
    const { isKnown, learnt, measured, middle } = await import('/page/offset.js');
    const AHEAD = 123456;
    let now = 1000, ahead = AHEAD, samples = [], worst = 0;
    delays.forEach(([there, back], i) => {
        if (i === jump) ahead += 60000;  // this phone slept, and its clock with it
        samples = learnt(samples, measured(now, Math.round(now + there + ahead), now + there + back));
        if (i >= 8) worst = Math.max(worst, Math.abs(middle(samples) - ahead));
        const wait = isKnown(samples) ? 60000 : 300;
        now += wait;
        ahead += wait * drift;
    });
    return worst;
}"""


def test_the_clock_is_right_to_50_ms_over_a_bad_wi_fi_with_clocks_that_part_and_after_a_sleep() -> None:
    """Pings over a Wi-Fi are short as a rule; one way in four is held up for a third of a second."""
    ways = random.Random(7).choices((2, 5, 12, 340), k=120)
    delays = list(zip(ways[::2], ways[1::2], strict=True))
    for each in (*((delays, drift, -1) for drift in (0, 5e-5, -5e-5)), ([(4, 6)] * 30, 0, 15)):
        assert evaluated(OFFSETS, *each) < 50
