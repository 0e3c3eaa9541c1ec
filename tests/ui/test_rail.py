"""The seats beside the board, two to ten: each is as large as a finger, and what it says is whole and can be read."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec import structs

from companion.view.palette import OUTLINES, SHAPES, mark
from companion.view.wire import Chip, ClockView, Looks, Show, TextLine
from rules.any_game.game import GAME
from tests.samples import PLAYS
from tests.ui.whole import SIZES, Size, extent, lies_in, overlap, regions, room, shown_size, sized
from ui.kit.block import LEAST_TARGET, Box
from ui.kit.text import width

NAMES = ("Bartholomeus", "Christiaan", "Wilhelminaas", "Guillaumette", "Jacomijntjes", "Jan Willem D", "Ana", "Mo",
         "Annemarijkes", "Hildegardis1")  # fmt: skip
SAID: dict[str, dict[str, Any]] = {
    "name alone": {},
    "score": {"score": "−24688"},
    "score, note and phone": {"score": "112", "note": "6 left", "phone": True},
    "score and clock": {
        "score": "−24688", "clock": ClockView(id="bank", label="", ms=600_000, down=True, running=False)
    },
}  # fmt: skip


def seated(many: int, looks: Looks = Looks(), **said: Any) -> Show:  # noqa: B008  # frozen
    chips = tuple(
        Chip(seat=i, name=NAMES[i], mark=mark(i, GAME.tints[i]), start=i == 1, turn=i == 0, go=f"seat/{i}", **said)
        for i in range(many)
    )
    return structs.replace(PLAYS["choice"], chips=chips, looks=looks, next="")


def written(show: Show, size: Size, least: float) -> list[str]:
    """The texts of the rail; each lies in it, on no other text, and has letters of at least that size in u."""
    rail = regions(show, size)["rail"]
    texts = [shape for shape in rail.block.shapes if isinstance(shape, TextLine) and shape.text]
    for text in texts:
        assert lies_in(box_of(text), room(rail)), text
        assert shown_size(text) >= least, text
    for one, other in combinations(texts, 2):
        assert not overlap(box_of(one), box_of(other), 0.01), (one, other)
    return [text.text for text in texts]


def box_of(text: TextLine) -> Box:
    """The bounding box of capitals and digits, without the room above and below a line."""
    wide = min(width(text.text, text.size, text.bold), text.fit)
    x = {"start": text.x, "middle": text.x - wide / 2, "end": text.x - wide}[text.anchor]
    high = 0.7 * shown_size(text)
    return Box(x=x, y=text.y - high / 2, w=wide, h=high)


@pytest.mark.parametrize("large", [False, True], ids=["usual", "large"])
@sized
@pytest.mark.parametrize("many", range(2, 11))
def test_every_seat_is_as_large_as_a_finger_and_lies_in_the_rail_alone(many: int, size: Size, large: bool) -> None:
    rail = regions(seated(many, Looks(large=large)), size)["rail"]
    boxes = [target.box for target in rail.block.targets]
    assert len(boxes) == many
    for box in boxes:
        assert min(box.w, box.h) >= LEAST_TARGET - 0.01
        assert lies_in(box, room(rail), 0.01)
    assert not any(overlap(one, other, 0.01) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("said", SAID)
@pytest.mark.parametrize("many", range(2, 11))
def test_names_of_twelve_letters_and_long_scores_are_whole_in_the_rail(many: int, said: str) -> None:
    texts = written(seated(many, **SAID[said]), SIZES[0], least=8.0)
    together = "".join(text.rstrip("-") for text in texts).replace(" ", "")
    assert all(name.replace(" ", "") in together for name in NAMES[:many])
    assert together.count("−24688") == many or SAID[said].get("score") != "−24688"
    assert together.count("10:00") == many or "clock" not in SAID[said]


@pytest.mark.parametrize("said", ["name alone", "score, note and phone"])
@sized
@pytest.mark.parametrize("many", range(2, 6))
def test_names_of_up_to_five_are_on_one_line_in_letters_that_are_read_from_afar(
    many: int, size: Size, said: str
) -> None:
    texts = written(seated(many, **SAID[said]), size, least=11.5 if said == "name alone" else 8.0)
    assert [text for text in texts if text in NAMES] == list(NAMES[:many])


@pytest.mark.parametrize("large", [False, True], ids=["usual", "large"])
@sized
def test_what_is_said_of_a_seat_is_whole_beside_a_long_score(size: Size, large: bool) -> None:
    shown = seated(4, Looks(large=large), note="155 munten", score="1156")
    chips = tuple(
        structs.replace(chip, name=name)
        for chip, name in zip(shown.chips, ("Cem", "Ana", "Sjoerd", "Dee"), strict=True)
    )
    texts = written(structs.replace(shown, chips=chips), size, least=11.5)
    assert [texts.count(said) for said in ("1156", "155 munten", "Sjoerd")] == [4, 4, 1]


def test_ten_seats_have_ten_shapes_and_ten_colours() -> None:
    marks = [mark(i, tint) for i, tint in enumerate(GAME.tints)]
    assert len({each.shape for each in marks}) == len({each.tint for each in marks}) == max(GAME.seats) == 10
    assert set(SHAPES) == set(OUTLINES)


def test_what_will_be_written_down_is_whole_however_long_it_is() -> None:
    said = "Volg: 5 munten, 1 goud, 3 koper, 2 marmer, 7 punten, gouden hamer, boek grondstoffen, boek geld, doneren"
    ask = PLAYS["choice"].asks[0]
    form = structs.replace(ask.forms[0], fields=(), confirm=said)
    other = structs.replace(form, id="r3:other@41", label="Niet volgen")
    show = structs.replace(PLAYS["choice"], asks=(structs.replace(ask, forms=(form, other)),))
    for large in (False, True):
        go = regions(structs.replace(show, looks=Looks(large=large)), SIZES[0])["go"]
        texts = [shape for shape in go.block.shapes if isinstance(shape, TextLine) and shape.text]
        assert " ".join(text.text for text in texts) == said
        assert all(lies_in(extent(text), room(go)) for text in texts)
