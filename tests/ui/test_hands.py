"""Real touches on the real window: taps, and the exact requests to the core."""

from __future__ import annotations

import pytest
from msgspec import structs

from companion.view.wire import (
    Answer,
    AskView,
    FormView,
    Go,
    Link,
    Refused,
    Set,
    Show,
    TextLine,
)
from tests.samples import (
    CHIPS,
    DICE,
    FEW,
    HOME,
    MANY,
    PAGES,
    PLAYS,
    ROWS,
    START,
    WATCHING,
    only_ready,
    play,
    waiting,
)
from tests.ui.hand import Hand, answered

pytestmark = pytest.mark.screen
FORM = "r3:test@41"


# ---- choosing and confirming ---------------------------------------------------------------------------------------
def test_choosing_sends_nothing_and_confirm_says_and_sends_what_was_chosen(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    assert hand.texts("go") == ["Fill in every field"]
    hand.tap("Claim 3")
    assert hand.sent == []
    hand.tap("Take Claim 3")
    assert hand.sent == [Answer(form=FORM, values={"tile": ["claim"]})]


def test_numbers_are_keys_or_steps_and_jumps(hand: Hand) -> None:
    hand.take(PLAYS["amounts"])
    hand.tap("5", region="form")
    for step in ("+", "+", "−", "+5", "+5", "−5"):
        hand.tap(step)
    hand.tap("Commit 5")
    assert answered(hand) == {"count": 5, "value": 12 + 1 + 1 - 1 + 5 + 5 - 5}


def test_short_options_stand_in_a_grid_and_what_they_mean_below_it(hand: Hand) -> None:
    hand.take(PAGES["stakes"])
    assert hand.reads("0: Costs a −1 chip")
    hand.tap("6", nth=0, region="form")
    hand.tap("Commit 6")
    assert answered(hand) == {"count": [6]}


def test_things_are_shared_out_line_by_line_and_a_tap_on_the_name_adds_one(hand: Hand) -> None:
    hand.take(structs.replace(play(structs.replace(ROWS[0], key=""), confirm="These"), news=()))
    hand.tap("+", nth=0)
    hand.tap("Infantry")
    hand.tap("−", nth=0)
    hand.tap("Infantry")
    hand.tap("King")
    hand.tap("King")  # there is only one
    assert "3 / 3" in hand.texts("form")
    hand.tap("These")
    assert answered(hand) == {"kinds": {"infantry": 2, "king": 1}}


# ---- fields that count at once -------------------------------------------------------------------------------------
def test_a_field_that_counts_at_once_is_sent_at_once_and_never_with_confirm(hand: Hand) -> None:
    hand.take(PAGES["house_rules"])
    hand.tap("Dark")
    hand.tap("+")
    hand.tap("+")
    assert hand.sent == [
        Set(form="~house-rules", name="light", value=["night"]),
        Set(form="~house-rules", name="rounds", value=9),
        Set(form="~house-rules", name="rounds", value=10),
    ]
    assert hand.texts("go") == []


def test_home_has_a_card_per_game_and_goes_on_with_the_one_that_waits(hand: Hand) -> None:
    hand.take(HOME)
    hand.tap("Akkon")
    hand.tap("Settings")
    assert hand.sent == [Set(form="~home", name="game", value=["akkon"]), Go(page="settings")]
    hand.stage.take_key("enter")
    assert hand.sent[-1] == Answer(form="~resume", values={})


# ---- answers on their way ------------------------------------------------------------------------------------------


def test_neither_a_double_tap_nor_a_second_enter_confirms_the_form_that_comes_next(hand: Hand) -> None:
    hand.take(PLAYS["amounts"])
    hand.tap("Commit 3")
    later = play(FEW, confirm="Pay {count}")
    form = structs.replace(later.asks[0].forms[0], id="r3:pay@42")
    hand.take(structs.replace(later, seq=8, asks=(AskView(ask="r3:pay@42", seat=2, text="Cem", forms=(form,)),)))
    hand.stage.take_key("enter")
    hand.between_s = 0.4
    hand.tap("Pay 3")
    assert len(hand.sent) == 1
    hand.now_s += 1
    hand.tap("Pay 3")
    assert hand.sent[1] == Answer(form="r3:pay@42", values={"count": 3})


def test_a_refusal_stands_above_confirm_tells_why_and_goes_at_the_next_tap(hand: Hand) -> None:
    hand.take(PLAYS["amounts"])
    hand.tap("Commit 3")
    hand.take(Refused(text="Cem has only 2 tokens", rule="BNB-12", form=FORM))
    assert hand.reads("Cem has only 2 tokens")
    hand.tap("Why?", region="foot")
    assert hand.sent[1:] == [Go(page="rule/BNB-12")]
    assert not hand.reads("Cem has only 2 tokens")
    hand.tap("2", region="form")
    hand.tap("Commit 2")
    assert hand.sent[2:] == [Answer(form=FORM, values={"count": 2, "value": 12})]


def test_why_opens_the_paragraph_and_what_was_chosen_is_still_there_afterwards(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("Withdraw tokens")
    hand.tap("Why?")
    assert hand.sent == [Go(page="rule/BNB-27")]
    hand.take(PAGES["rule"])
    hand.take(PLAYS["choice"])
    assert "Take Withdraw tokens" in hand.texts("go")


def test_a_tap_counts_only_if_its_key_is_still_there_when_the_finger_goes_up(hand: Hand) -> None:
    hand.take(PLAYS["amounts"])
    go = hand.region("go").box
    touch = hand.touch(go.x + 100, go.y + 40)
    hand.take(structs.replace(PLAYS["amounts"], seq=8, asks=()))
    touch.touch_up()
    assert hand.sent == []


def test_an_answer_that_cannot_be_sent_is_not_lost_from_the_form(hand: Hand) -> None:
    hand.take(PLAYS["amounts"])
    hand.is_up = False
    hand.tap("Commit 3")
    assert hand.texts("go") == ["Connecting…"]
    hand.is_up = True
    hand.stage.link(True)
    hand.tap("Commit 3")
    assert len(hand.sent) == 1


# ---- alternatives and asks -----------------------------------------------------------------------------------------
def test_another_answer_changes_the_form_and_only_confirm_changes_the_game(hand: Hand) -> None:
    hand.take(PLAYS["many"])
    hand.tap("Pass")
    assert hand.sent == []
    assert hand.texts("go") == ["Cem passes"]
    hand.tap("Roll your dice", region="foot")  # and back
    assert hand.texts("go") == ["Roll Green 2 again"]
    hand.tap("Pass")
    hand.tap("Cem passes")
    assert hand.sent == [Answer(form="r3:pass@41", values={})]


def test_of_several_asks_the_chosen_one_stays_in_front_while_it_is_open(hand: Hand) -> None:
    show = PAGES["several"]
    hand.take(show)
    assert hand.texts("go") == ["Ana is ready"]
    hand.tap("Bo", region="form")
    assert hand.texts("go") == ["Bo is ready"]
    hand.take(structs.replace(show, seq=8, asks=show.asks[1:]))
    assert hand.texts("go") == ["Bo is ready"]
    hand.take(structs.replace(show, seq=9, asks=(show.asks[0], show.asks[2])))
    assert hand.texts("go") == ["Ana is ready"]


# ---- who is ready: a key for each seat, and none in front -----------------------------------------------------------
@pytest.mark.parametrize("start", [False, True], ids=["alone", "beside another question"])
def test_each_seat_has_its_own_key_and_only_that_seat_becomes_ready(hand: Hand, start: bool) -> None:
    hand.take(waiting(0, 1, 2, start=start))
    hand.tap("Cem is ready")
    assert hand.sent == [Answer(form="ready-2@41", values={})]


def test_the_confirm_corner_stands_for_nobody(hand: Hand) -> None:
    hand.take(waiting(0, 1, 2))
    assert not any(region.name == "go" and region.block.targets for region in hand.stage.picture.regions)


def test_no_key_moves_when_somebody_is_ready(hand: Hand) -> None:
    places = []
    for seats in ((0, 1, 2), (1, 2), (2,)):
        hand.take(waiting(*seats))
        shapes = [s for r in hand.stage.picture.regions for s in r.block.shapes]
        places.append(next((s.x, s.y) for s in shapes if isinstance(s, TextLine) and s.text == "Cem is ready"))
        assert [name for name in ("✓ Ana", "✓ Bo") if hand.reads(name)] == ["✓ Ana", "✓ Bo"][: 3 - len(seats)]
    assert len(set(places)) == 1


def playing_on() -> Show:
    """It is Ana's turn; any player may end the game at any time."""
    over = structs.replace(START.forms[0], id="over@41", label="The game is over", confirm="The game is over")
    asks = (only_ready(0), structs.replace(START, ask="over@41", forms=(over,), waits=False))
    chips = tuple(structs.replace(chip, done=False) for chip in CHIPS)
    return structs.replace(WATCHING, asks=asks, chips=chips, may=True, seat=-1)


def test_whoever_alone_is_waited_for_has_the_confirm_corner_beside_what_nobody_waits_for(hand: Hand) -> None:
    hand.take(playing_on())
    corner = next(region for region in hand.stage.picture.regions if region.name == "go")
    assert [shape.text for shape in corner.block.shapes if isinstance(shape, TextLine)] == ["Ana is ready"]


# ---- watching, night ------------------------------------------------------------------------------------------------
def test_who_only_watches_can_change_nothing(hand: Hand) -> None:
    asks: Show = structs.replace(PLAYS["amounts"], may=False, back=None)
    hand.take(asks)
    assert hand.texts("go") == []
    clock = hand.region("clock").box
    hand.touch(clock.x + 70, 40).touch_up()
    assert hand.sent == []


def test_night_paints_the_same_picture_in_other_colours(hand: Hand) -> None:
    form = FormView(id="x@1", label="Roll", confirm="Save note", fields=(MANY, DICE))
    show = structs.replace(PLAYS["many"], asks=(AskView(ask="x@1", seat=2, text="Cem", forms=(form,)),))
    hand.take(show)
    day = hand.stage.picture
    assert hand.pixel(600, 82) == (0xEF, 0xE4, 0xD0)
    hand.take(structs.replace(show, seq=8, night=True))
    assert hand.stage.picture == day
    assert hand.pixel(600, 82) == (0x24, 0x1B, 0x15)


def test_what_only_a_browser_can_do_is_no_key_here(hand: Hand) -> None:
    keys = (Link(text="Save", go="record:plays.csv"), Link(text="Print", go="print:"), Link(text="Log", go="log"))
    hand.take(structs.replace(PAGES["name"], links=keys))
    assert [text for text in hand.texts() if text in ("Save", "Print", "Log")] == ["Log"]
