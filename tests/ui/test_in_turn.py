"""Forms of several questions that are too long beside their board: one question after the other, or over the board."""

from __future__ import annotations

import pytest
from msgspec import structs

from companion.view.palette import mark
from companion.view.wire import AmountView, ChoiceView, FieldView, OptionView, Set, Show
from rules.kit.types import Tint
from tests.samples import CHAIRS, CHOICE, CHOICES, PAGES, STARTS, TAPPED, play
from tests.samples import NAMES as NAMES_OF_CHAIR
from tests.ui.hand import Hand, answered
from ui.state.acts import Put

pytestmark = pytest.mark.screen

NAMES = ("First", "Second", "Third", "Fourth")
QUESTIONS = tuple(structs.replace(CHOICES[1], name=name.lower(), label=name, mark=None, key="") for name in NAMES)
WORDS = "A card with much text on it, so that its key is high, wide, and takes its room"
CARDS = ChoiceView(
    name="card",
    label="Card",
    options=tuple(OptionView(value=i, text=f"Card {i}", note=WORDS) for i in range(9)),
)


PEOPLE = ("Ana", "Bo", "Cem", "Dee", "Wilhelmina", "Alexander")
OPTIONS = tuple(OptionView(value=name, text=name) for name in PEOPLE)
WHO = structs.replace(NAMES_OF_CHAIR, label="Chair 1", options=OPTIONS)
NINE: tuple[Tint, ...] = ("white", "blue", "pink", "black", "red", "yellow", "green", "orange", "purple")
COLOURS = structs.replace(CHAIRS, label="Colour", options=tuple(
    OptionView(value=tint, text="", mark=mark(0, tint)) for tint in NINE
))  # fmt: skip


def new_game(*fields: FieldView) -> Show:
    """The page of a new game with those fields for its first chair."""
    show = PAGES["new"]
    form = structs.replace(show.asks[0].forms[0], fields=fields)
    return structs.replace(show, asks=(structs.replace(show.asks[0], forms=(form,)),))


def regions(hand: Hand) -> set[str]:
    return {region.name for region in hand.stage.picture.regions}


def scrolls(hand: Hand) -> bool:
    form = hand.region("form")
    return form.block.h > form.box.h


# ---- one after the other --------------------------------------------------------------------------------------
def test_questions_come_one_after_the_other_and_what_was_answered_stays_in_sight(hand: Hand) -> None:
    hand.take(play(*QUESTIONS, confirm="Save note"))
    assert not scrolls(hand)
    for number in ("1", "2", "3", "1"):
        hand.tap(number, nth=-1, region="form")  # the key; a tab may say the same
    assert {"First", "Second", "Third", "Fourth"} <= set(hand.texts("form"))
    hand.tap("Save note")
    assert answered(hand) == {"first": ["1"], "second": ["2"], "third": ["3"], "fourth": ["1"]}


def test_what_stands_there_already_is_seen_before_confirm_though_nobody_opens_it(hand: Hand) -> None:
    ready = structs.replace(QUESTIONS[3], default=("3",))
    hand.take(play(*QUESTIONS[:3], ready, confirm="Save note"))
    for number in ("1", "2", "1"):
        hand.tap(number, nth=-1, region="form")  # the key; a tab may say the same
    assert "3" in hand.texts("form")[: hand.texts("form").index("Fourth") + 2]
    hand.tap("Save note")
    assert answered(hand)["fourth"] == ["3"]


def test_a_chair_with_six_names_to_choose_from_and_nine_colours_needs_no_scrolling(hand: Hand) -> None:
    hand.take(new_game(WHO, COLOURS, structs.replace(STARTS, label="Seat")))
    assert not scrolls(hand)
    hand.tap("Colour", region="form")
    assert not scrolls(hand)
    tint = next(t for r in hand.stage.picture.regions for t in r.block.targets if _puts(t.act, "tint-0", "green"))
    hand.tap_at(hand.region("form"), tint.box.x + 24, tint.box.y + 24)
    assert hand.sent == [Set(form="~new", name="tint-0", value=["green"])]
    assert "Ana" in hand.texts("form")
    assert sum(_puts(t.act, "tint-0") for t in hand.region("form").block.targets) == 9


def _puts(act: object, name: str, value: str = "") -> bool:
    return isinstance(act, Put) and act.row[0] == name and (not value or act.value == (value,))


# ---- over the board -------------------------------------------------------------------------------------------
DECK = structs.replace(CARDS, options=tuple(OptionView(value=i, text=f"Card {i}") for i in range(40)))


def test_a_question_that_needs_more_room_lies_over_the_board_and_confirm_stays_in_its_place(hand: Hand) -> None:
    hand.take(play(CHOICE, confirm="Save note"))
    confirm = hand.region("go").box
    hand.take(play(DECK, confirm="Take it"))
    assert "board" not in regions(hand)
    assert not scrolls(hand)
    assert hand.region("go").box == confirm
    hand.tap("Card 7")
    hand.tap("Take it")
    assert answered(hand) == {"card": [7]}


def test_it_stays_over_the_board_when_what_is_chosen_leaves_less_to_ask(hand: Hand) -> None:
    how_many = AmountView(name="n", label="How many?", least=0, most=3, when=("card", (7,)))
    hand.take(play(DECK, how_many, confirm="Take it"))
    w = hand.region("form").box.w
    hand.tap("Card 7")
    assert "Card 8" not in hand.texts("form"), "only the number is still asked"
    assert (hand.region("form").box.w, "board" in regions(hand)) == (w, False)


def test_the_board_comes_back_for_the_question_that_is_answered_on_it(hand: Hand) -> None:
    hand.take(play(CARDS, TAPPED, confirm="Take it"))
    assert "board" not in regions(hand)
    hand.tap("Card 7")
    assert "board" in regions(hand)
    hand.tap_cell("row0")
    hand.tap_cell("row2")
    hand.tap("Take it")
    assert answered(hand) == {"card": [7], "rows": ["row0", "row2"]}


def test_what_counts_at_once_never_covers_the_board_for_no_answer_would_bring_it_back(hand: Hand) -> None:
    hand.take(play(structs.replace(CARDS, at_once=True), confirm="Take it"))
    assert "board" in regions(hand)


# ---- nothing is lost ------------------------------------------------------------------------------------------
def test_long_texts_that_share_a_row_are_whole(hand: Hand) -> None:
    fields: tuple[FieldView, ...] = (CARDS, *QUESTIONS)
    hand.take(play(*fields, confirm="Take it"))
    assert not any(text.endswith("…") for text in hand.texts("form"))


def test_a_key_that_is_used_up_stays_in_its_place_and_no_other_key_moves(hand: Hand) -> None:
    words = ("White", "Blue", "Yellow", "Green", "Red")
    options = tuple(OptionView(value=word, text=word) for word in words)
    whole = ChoiceView(name="colour", label="Which colour?", options=options)
    left = structs.replace(whole, options=(options[0], *options[2:]), spent=((1, options[1]),))

    def places() -> list[tuple[float, float]]:
        return [(t.x, t.y) for _, t in hand._texts() if t.text in words]

    hand.take(play(whole, confirm="Take {colour}"))
    before = places()
    hand.take(structs.replace(play(left, confirm="Take {colour}"), seq=2, game="next"))
    assert places() == before
    hand.tap("Blue")
    assert "Take Blue" not in hand.texts()
    hand.tap("Yellow")
    assert "Take Yellow" in hand.texts()
    why = structs.replace(left, spent=((1, structs.replace(options[1], note="Cem has it.")),))
    hand.take(structs.replace(play(why, confirm="Take {colour}"), seq=3, game="third"))
    assert places() == before
    assert "Blue: Cem has it." in hand.texts()
