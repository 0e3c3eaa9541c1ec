"""Seven to ten players: their seats stay as high as a finger, and their possessions are readable."""

from __future__ import annotations

import pytest
from msgspec import structs

from companion.view.palette import OUTLINES, SHAPES, mark
from companion.view.wire import Chip, ClockView, Looks, Show, TextLine
from rules.any_game.game import GAME
from tests.samples import PLAYS
from tests.ui.whole import overlap, shown_size, sized
from ui.kit.block import LEAST_TARGET, Box
from ui.kit.keys import Kit
from ui.kit.text import width
from ui.screen import parts
from ui.screen.frame import frame

NAMES = ("Ana", "Bartholomeus", "Cem", "Dee", "Wilhelmina", "Fay", "Gus", "Hilde", "Ivo", "Jacomijn")


def seated(many: int, looks: Looks) -> Show:
    chips = tuple(
        Chip(seat=i, name=NAMES[i], mark=mark(i, GAME.tints[i]), score=str(1_000 - 137 * i), go=f"seat/{i}")
        for i in range(many)
    )
    return structs.replace(PLAYS["choice"], chips=chips, looks=looks)


@pytest.mark.parametrize("large", [False, True])
@sized
@pytest.mark.parametrize("many", range(2, 11))
def test_every_seat_is_as_large_as_a_finger_and_lies_in_the_rail_alone(
    many: int, size: tuple[int, int], large: bool
) -> None:
    show = seated(many, Looks(large=large))
    place = frame(*size, show, has_go=True)
    assert place.rail
    rail = parts.rail(Kit(words={}, marks=OUTLINES), show, place.rail, place.upright)
    boxes = [target.box for target in rail.targets]
    assert len(boxes) == many
    for i, box in enumerate(boxes):
        assert min(box.w, box.h) >= LEAST_TARGET - 0.01
        assert box.right <= place.rail.w + 0.01
        assert box.bottom <= place.rail.h + 0.01
        assert not any(overlap(box, other, 0.01) for other in boxes[:i])


TWELVE = ("Bartholomeus", "Christiaan", "Wilhelminaas", "Guillaumette", "Jacomijntjes", "Jan Willem D", "Ana", "Mo",
          "Annemarijkes", "Hildegardis1")  # fmt: skip
LEAST_READ = 8.0  # letters readable from a seat


@pytest.mark.parametrize("timed", [False, True])
@pytest.mark.parametrize("many", range(2, 11))
def test_names_of_twelve_letters_and_scores_of_five_digits_are_whole_in_the_rail(many: int, timed: bool) -> None:
    clock = ClockView(id="bank", label="", ms=600_000, down=True, running=False) if timed else None
    chips = tuple(
        structs.replace(chip, name=TWELVE[i], score="−24688", clock=clock, start=i == 1)
        for i, chip in enumerate(seated(many, Looks()).chips)
    )
    show = structs.replace(PLAYS["choice"], chips=chips, next="")
    place = frame(800, 480, show, has_go=True)
    assert place.rail
    shapes = parts.rail(Kit(words={}, marks=OUTLINES), show, place.rail, place.upright).shapes
    texts = [shape for shape in shapes if isinstance(shape, TextLine)]
    assert all(shown_size(text) >= LEAST_READ for text in texts)
    said = "".join(text.text.rstrip("-") for text in texts).replace(" ", "")
    assert all(name.replace(" ", "") in said for name in TWELVE[:many])
    assert (said.count("−24688"), said.count("10:00")) == (many, many if timed else 0)
    boxes = [(text, box_of(text)) for text in texts]
    for i, (text, box) in enumerate(boxes):
        assert not any(overlap(box, other, 0.01) for _, other in boxes[:i]), text.text


def box_of(text: TextLine) -> Box:
    """The bounding box of capitals and digits, without the room above and below a line."""
    wide = min(width(text.text, text.size, text.bold), text.fit)
    x = {"start": text.x, "middle": text.x - wide / 2, "end": text.x - wide}[text.anchor]
    high = 0.7 * shown_size(text)
    return Box(x=x, y=text.y - high / 2, w=wide, h=high)


def test_ten_seats_have_ten_shapes_and_ten_colours() -> None:
    marks = [mark(i, tint) for i, tint in enumerate(GAME.tints)]
    assert len({each.shape for each in marks}) == len({each.tint for each in marks}) == max(GAME.seats) == 10
    assert set(SHAPES) == set(OUTLINES)
