"""No answer needs scrolling: every question of an evening of every game is whole on the screen, in both languages.

The few exceptions are named here, so that a new one is noticed. Lists for reading (the log, the score sheet, the
correctable numbers) are pages of their own and may be long.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from msgspec import structs

from companion.testkit.all_screens import EVENINGS, Screen
from companion.view.wire import ChoiceView, Fact, FormView, Looks, Poly, Show, TextView
from tests.ui.whole import SIZES, Drawn, Size, drawn, evening, every, forms, lies_in, sized
from ui.form.open_form import Cache
from ui.kit.scaling import bounds
from ui.screen.composition import ScreenPicture, compose
from ui.state.acts import Act, Aim, Bring, Put
from ui.state.screen_state import Desk, acted, form_in_front

pytestmark = pytest.mark.screen

SMALL, WIDE, UPRIGHT = SIZES
TAPS = 4  # random ones on each form: they open other fields

# (game, size): the forms that are longer than the room for them
STILL: dict[tuple[str, Size], set[str]] = {
    ("amritsar", size): {"begin-later"}
    for size in SIZES  # thirteen lines of contents; none must be ticked
}

# Every move that is taken back is listed, why a line no longer fits, what a question is about, and at the end
# everybody's place beside the chart: nothing is filled in there, and the key stands beside it.
READ = ("~then/", "~amend//out", "~can/", "~play/again")


@every
@sized
def test_no_question_is_longer_than_the_room_for_it(game: str, size: Size) -> None:
    long = {_name(one.desk): _too_long(one.picture) for one in _questions(game, size) if _too_long(one.picture)}
    assert {name for name in long if not name.startswith(READ)} <= STILL.get((game, size), set()), long


@every
def test_nor_is_one_while_it_is_filled_in(game: str) -> None:
    long = {}
    for one in _questions(game, SMALL):
        if one.name.split()[1] == "en":
            for desk, picture in _filled_in(one, Random(1)):
                if _too_long(picture):
                    long[_name(desk)] = _too_long(picture)
    assert set(long) <= STILL.get((game, SMALL), set()), long


@sized
@pytest.mark.parametrize("looks", [Looks(), Looks(large=True)], ids=["usual", "large"])
def test_every_game_has_a_card_at_home_that_is_seen_without_scrolling(size: Size, looks: Looks) -> None:
    homes = [
        one for screen in evening(EVENINGS[0].game) if screen.name == "home" for one in forms(_as(screen, looks), size)
    ]
    for one in homes:
        form = next(region for region in one.picture.regions if region.name == "form")
        cards = [t.box for t in form.block.targets if isinstance(t.act, Put)]
        assert len(cards) == len(EVENINGS), one.name
        assert _too_long(one.picture) == 0, one.name
    assert homes


@sized
def test_a_card_at_home_keeps_its_picture_inside_also_where_there_is_much_to_read_above(size: Size) -> None:
    home = next(screen for screen in evening(EVENINGS[0].game) if screen.name == "home")
    told = (
        Fact(text="Marbles was stopped: its package does not work as it should. " * 2),
        Fact(text="Unfinished: Ana"),
    )
    (ask, *others) = home.show.asks
    field = ask.forms[0].fields[0]
    assert isinstance(field, ChoiceView)
    seven = structs.replace(field, options=(*field.options, field.options[2]))
    asked = structs.replace(ask, forms=(structs.replace(ask.forms[0], fields=(seven,)), *ask.forms[1:]))
    show = structs.replace(home.show, facts=told, asks=(asked, *others))
    for one in forms(structs.replace(home, show=show), size):
        form = next(region for region in one.picture.regions if region.name == "form")
        cards = [t.box for t in form.block.targets if isinstance(t.act, Put)]
        felt = [bounds(s) for s in form.block.shapes if isinstance(s, Poly) and s.fill == "felt"]
        assert felt
        for box in felt:
            assert any(lies_in(box, card, 0.5) for card in cards), box


@every
def test_every_way_out_of_the_menu_is_seen_without_scrolling(game: str) -> None:
    menus = [one for one in drawn(game, SMALL) if one.desk.show and one.desk.show.page == "menu"]
    assert {one.name: _too_long(one.picture) for one in menus if _too_long(one.picture)} == {}
    assert menus


@sized
@pytest.mark.parametrize("looks", [Looks(), Looks(large=True)], ids=["usual", "large"])
def test_all_keys_of_a_keyboard_are_seen_wherever_something_is_typed(size: Size, looks: Looks) -> None:
    pages = {
        (screen.name, screen.lang): _as(screen, looks)
        for game in ("akkon", "any_game")  # one with the pages of a companion, and one with a pad of one's own
        for screen in evening(game)
        if any(_typed(form) for ask in screen.show.asks for form in ask.forms)
    }
    fronts = [(one, form_in_front(one.desk)) for screen in pages.values() for one in forms(screen, size)]
    typed = [(one, form) for one, form in fronts if form and _typed(form)]
    long = {form.id: _too_long(one.picture) for one, form in typed if _too_long(one.picture)}
    assert set(long) <= STILL_TYPED.get((size, looks.large), set()), long
    assert {form.id for _, form in typed} >= {"~wifi", "~note", "~late", "make@0"}


@sized
def test_all_keys_of_a_number_pad_are_seen_in_large_letters(size: Size) -> None:
    pads = [screen for screen in evening("any_game") if screen.name == "asks-score"]
    for screen in pads:
        one = next(iter(forms(_as(screen, Looks(large=True)), size)))
        assert _too_long(one.picture) == 0, screen.lang
    assert pads


def _as(screen: Screen, looks: Looks) -> Screen:
    """The screen with those looks."""
    return structs.replace(screen, show=structs.replace(screen.show, looks=looks))


def _typed(form: FormView) -> bool:
    return any(isinstance(field, TextView) for field in form.fields)


# six fields above the keyboard, in large letters
STILL_TYPED: dict[tuple[Size, bool], set[str]] = {(size, True): {"make@0"} for size in SIZES}


def _acts(picture: ScreenPicture) -> list[Act]:
    return [t.act for region in picture.regions if region.name in ("form", "board") for t in region.block.targets]


def _questions(game: str, size: Size) -> Iterator[Drawn]:
    """Every question beside a board."""
    return (one for one in drawn(game, size) if one.show.drawing and form_in_front(one.desk))


def _too_long(picture: ScreenPicture) -> int:
    """The excess length of the form over its part of the screen, in u."""
    form = next(region for region in picture.regions if region.name == "form")
    return max(0, round(form.block.h - form.box.h))


def _name(desk: Desk) -> str:
    """The form in front, without the numbers of seats and moves."""
    form = form_in_front(desk)
    assert form
    return re.sub(r"\d+", "", form.id.partition("@")[0])


def _filled_in(one: Drawn, rng: Random) -> Iterator[tuple[Desk, ScreenPicture]]:
    """The desk after each of some taps on the form and its board."""
    desk, picture, kept = one.desk, one.picture, Cache()
    for _ in range(TAPS):
        acts = [act for act in _acts(picture) if isinstance(act, Put | Aim | Bring)]
        if not acts:
            return
        desk, _ = acted(desk, rng.choice(acts))
        picture = _picture(desk, kept)
        yield desk, picture


def _picture(desk: Desk, kept: Cache) -> ScreenPicture:
    assert isinstance(desk.show, Show)
    return compose(desk, *SMALL, now_ms=float(desk.show.now_ms), kept=kept)
