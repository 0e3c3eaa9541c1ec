"""Real touches on the real window: the targets of its corners, its rail and its board."""

from __future__ import annotations

import pytest
from msgspec import structs

from companion.view.wire import (
    Answer,
    AskView,
    Back,
    FormView,
    Go,
    Link,
    Poly,
    Redo,
    TextLine,
    Undo,
)
from tests.samples import (
    FEW,
    PAGES,
    PLAYS,
    places,
    play,
    said_of,
)
from tests.ui.hand import Hand

pytestmark = pytest.mark.screen
FORM = "r3:test@41"
DIGIT = 0.711  # height of a digit, in parts of the size of the letters


def test_what_was_undone_can_be_redone_beside_it(hand: Hand) -> None:
    undone = Back(text="Redo", what="Bo: pass", n=42)
    hand.take(structs.replace(PLAYS["choice"], redo=undone))
    hand.tap("Redo")
    assert hand.sent == [Redo(n=42)]
    hand.take(structs.replace(PLAYS["choice"], seq=9, redo=undone))
    hand.tap("↶ Undo")
    assert hand.sent == [Redo(n=42), Undo(n=41)]


@pytest.mark.parametrize(
    ("back", "undo"),
    [
        (PLAYS["choice"].back, Undo(n=41)),
        (Back(text="Undo", what="New game", go="seats-anew"), Go(page="seats-anew")),
    ],
    ids=["a move", "the game that was laid out"],
)
def test_one_back_too_many_undoes_nothing_and_undo_is_live_once_the_page_was_seen(
    hand: Hand, back: Back, undo: Undo | Go
) -> None:
    hand.take(PAGES["rule"])
    hand.tap("↶ Back")
    hand.take(structs.replace(PLAYS["choice"], seq=9, back=back))
    for _ in range(5):  # further taps come too soon to be meant
        hand.tap("↶ Undo")
        hand.pass_ms(1_000)
    assert hand.sent == [Go(page="play")]
    hand.pass_ms(1_000)
    hand.tap("↶ Undo")
    assert hand.sent == [Go(page="play"), undo]


def test_undo_can_be_tapped_again_at_once_and_redo_not_before_it_was_seen(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("↶ Undo")
    hand.tap("↶ Undo")  # once is enough
    undone = structs.replace(PLAYS["choice"], seq=9, back=Back(text="Undo", what="Ana: 3 chips", n=40),
                             redo=Back(text="Redo", what="Bo: pass", n=41))  # fmt: skip
    hand.take(undone)
    hand.tap("Redo")
    hand.tap("↶ Undo")
    assert hand.sent == [Undo(n=41), Undo(n=40)]


def test_a_phone_that_asks_is_let_in_by_one_tap_and_the_board_stays(hand: Hand) -> None:
    hand.take(PAGES["knocks"])
    numbers = [t for t in hand.region("knock").block.shapes if isinstance(t, TextLine) and t.text in ("55", "88")]
    assert [t.size * DIGIT for t in numbers] == pytest.approx([50, 50], abs=1)
    assert hand.reads("Claim 3")
    hand.tap("Yes")
    hand.take(structs.replace(PAGES["knocks"], seq=9, knocks=PAGES["knocks"].knocks[1:]))
    hand.tap("Nee")
    assert hand.sent == [
        Answer(form="~phones/55", values={"yes": True}),
        Answer(form="~phones/88", values={"yes": False}),
    ]


def test_the_plate_opens_the_menu_and_a_seat_its_page(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("Battles &")
    hand.tap("Bo", region="rail")
    assert hand.sent == [Go(page="menu"), Go(page="seat/1")]


def test_a_tap_on_a_cell_beside_those_that_are_asked_for_says_so_and_fills_nothing(hand: Hand) -> None:
    where = places("at", "Where?", ("row1",))
    hand.take(said_of(structs.replace(play(where), closer="cell"), "row0", "Village 5, Cas: leader"))
    hand.tap_cell("row0")
    assert hand.reads("Village 5, Cas: leader. Choose one of the highlighted places. Tap again to see what is here.")
    hand.tap_cell("row1")
    hand.tap_cell("row0")
    hand.tap_cell("row0")
    assert hand.sent == [Go(page="cell/row0")]
    hand.tap("Save note")
    assert hand.sent[1:] == [Answer(form=FORM, values={"at": ["row1"]})]


def test_the_prompt_bar_names_the_question_in_front_and_whose_it_is(hand: Hand) -> None:
    other = FormView(id="other@41", label="Somewhere else", confirm="Go there")
    show = play(FEW, others=(other,))
    ana = AskView(ask="later@41", seat=0, text="Ana", mark=show.chips[0].mark,
                  forms=(structs.replace(other, id="later@41", label="Take a tile", fields=(FEW,)),))  # fmt: skip
    hand.take(structs.replace(show, asks=(*show.asks, ana)))
    hand.tap("Somewhere else")
    assert hand.texts("band") == [show.band.who, "Somewhere else"]
    hand.tap("Ana", region="form")
    assert hand.texts("band") == ["Ana", "Take a tile"]


def test_of_the_ways_to_look_back_the_one_that_is_shown_is_marked(hand: Hand) -> None:
    links = tuple(Link(text=text, go=text.lower()) for text in ("Records", "Statistics"))
    hand.take(structs.replace(PAGES["rule"], page="records/akkon", links=links))
    fills = [s.fill for s in hand.region("links").block.shapes if isinstance(s, Poly)]
    assert fills == ["lit", "walnut"]


def test_a_hit_on_the_drawing_opens_its_page(hand: Hand) -> None:
    show = PLAYS["choice"]
    assert show.drawing
    shapes = tuple(
        structs.replace(s, hit="go:fix/one/gold") if getattr(s, "hit", "") == "row1" else s
        for s in show.drawing.shapes
    )  # fmt: skip
    hand.take(structs.replace(show, drawing=structs.replace(show.drawing, shapes=shapes)))
    hand.tap_cell("go:fix/one/gold")
    assert hand.sent == [Go(page="fix/one/gold")]


def test_a_quick_tap_elsewhere_counts(hand: Hand) -> None:
    hand.take(PAGES["rule"])
    hand.tap("↶ Back")
    hand.between_s = 0.2
    hand.take(structs.replace(PLAYS["choice"], seq=9))
    hand.tap("Battles &")
    assert hand.sent == [Go(page="play"), Go(page="menu")]


def test_a_tap_on_a_cell_that_nothing_asks_for_looks_closer_at_it(hand: Hand) -> None:
    hand.take(structs.replace(PLAYS["choice"], closer="cell"))
    hand.tap_cell("row1")
    assert hand.sent == [Go(page="cell/row1")]
