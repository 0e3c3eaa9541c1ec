"""The touchscreen's rail: names of up to twelve letters are whole and large enough, at every size."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec import structs

from companion.view.palette import mark
from companion.view.wire import Chip, Looks, Show, TextLine
from rules.kit.types import Tint
from tests.samples import PLAYS
from tests.ui.whole import SIZES, extent, lies_in, overlap, regions, room, shown_size, sized

pytestmark = pytest.mark.screen
NAMES = ("Bartholomeus", "Ana", "Willemijntje", "Sjoerd-Jan K", "Emmanuelle B")
TINTS: tuple[Tint, ...] = ("white", "blue", "pink", "green", "red")
LEAST = 12.0  # of letters, in u


def seated(many: int, *, is_busy: bool) -> Show:
    """A rail of so many seats; `is_busy`: with all marks beside a name."""
    chips = tuple(
        Chip(seat=i, name=name, mark=mark(i, TINTS[i]), score="112" if is_busy else "",
             note="6 left" if is_busy else "", turn=i == 0, start=i == 1, phone=is_busy, go=f"seat/{i}")
        for i, name in enumerate(NAMES[:many])
    )  # fmt: skip
    return structs.replace(PLAYS["cells"], chips=chips)


@sized
@pytest.mark.parametrize("is_busy", [False, True], ids=["name alone", "score, note, phone"])
def test_names_of_twelve_letters_are_whole_in_the_rail(size: tuple[int, int], *, is_busy: bool) -> None:
    for many in (2, 3, 4, 5):
        region = regions(seated(many, is_busy=is_busy), size)["rail"]
        texts = [shape for shape in region.block.shapes if isinstance(shape, TextLine) and shape.text]
        named = [text for text in texts if text.text in NAMES]
        assert [text.text for text in named] == list(NAMES[:many])
        for text in named:
            assert shown_size(text) >= LEAST - 0.5, (many, text)
        for text in texts:
            assert lies_in(extent(text), room(region)), (many, text)
        for one, other in combinations(texts, 2):
            assert not overlap(extent(one), extent(other), 1.5), (many, one, other)


@pytest.mark.parametrize("large", [False, True], ids=["usual", "large"])
@sized
def test_what_is_said_of_a_seat_is_whole_beside_a_long_score(size: tuple[int, int], *, large: bool) -> None:
    show = structs.replace(seated(4, is_busy=False), looks=Looks(large=large))
    names, scores, note = ("Cem", "Ana", "Sjoerd", "Dee"), ("1156", "152", "739", "14"), "155 munten"
    chips = tuple(
        structs.replace(chip, name=name, score=score, note=note)
        for chip, name, score in zip(show.chips, names, scores, strict=True)
    )
    region = regions(structs.replace(show, chips=chips), size)["rail"]
    texts = [shape for shape in region.block.shapes if isinstance(shape, TextLine) and shape.text]
    assert sorted(text.text for text in texts if text.text in (*names, *scores, note)) == sorted(
        (*names, *scores, *[note] * 4)
    )
    for text in texts:
        assert lies_in(extent(text), room(region)), text
        assert shown_size(text) >= LEAST - 0.5, text
    for one, other in combinations(texts, 2):
        assert not overlap(extent(one), extent(other), 1.5), (one, other)


def test_what_will_be_written_down_is_whole_however_long_it_is() -> None:
    said = "Volg: 5 munten, 1 goud, 3 koper, 2 marmer, 7 punten, gouden hamer, boek grondstoffen, boek geld, doneren"
    show = PLAYS["choice"]
    ask = show.asks[0]
    form = structs.replace(ask.forms[0], fields=(), confirm=said)
    other = structs.replace(form, id="r3:other@41", label="Niet volgen")
    show = structs.replace(show, asks=(structs.replace(ask, forms=(form, other)),))
    for large in (False, True):
        go = regions(structs.replace(show, looks=Looks(large=large)), SIZES[0])["go"]
        texts = [shape for shape in go.block.shapes if isinstance(shape, TextLine) and shape.text]
        assert " ".join(text.text for text in texts) == said
        assert all(lies_in(extent(text), room(go)) for text in texts)
