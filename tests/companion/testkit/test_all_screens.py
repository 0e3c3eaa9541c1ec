"""The evenings for pictures: of every game, without a word of it in the companion; and why they cannot be drawn."""

from __future__ import annotations

from companion.clients.downloads import failure
from companion.testkit.all_screens import EVENINGS, SampleGame, evening_of, screens
from companion.testkit.sample.pig import GAME as PIG
from companion.view.speaker import Speaker
from rules.games import GAMES
from rules.kit.shelf import Shelf
from tests.pebbles.game import GAME as PEBBLES

NO_WINDOW = "[CRITICAL] [App         ] Unable to get a Window, abort.\n"
BROKEN = "Traceback (most recent call last):\n  File \"ui/window/shots.py\", line 30\nKeyError: 'felt4'\n"
ENGLISH = Speaker("en", None, (), ())


def test_every_game_has_an_evening() -> None:
    assert [evening.game for evening in EVENINGS] == [game.id for game in GAMES]


def test_a_game_for_which_nobody_has_chosen_a_moment_is_pictured_with_all_seats_taken() -> None:
    assert evening_of(PEBBLES) == SampleGame(game="pebbles", seats=4)


async def test_a_moment_that_nobody_has_chosen_shows_as_much() -> None:
    names = {screen.name for screen in await screens(SampleGame(game="battles_and_builders", seats=2))}
    assert {"home", "setup", "middle", "correction", "secret", "asks-roll", "end", "record"} <= names


async def test_a_game_is_pictured_in_the_languages_that_it_has() -> None:
    shown = await screens(evening_of(PIG), Shelf().with_loaded(PIG))
    assert {screen.lang for screen in shown} == {"en", "nl"}


def test_without_opengl_it_says_which_packages_are_missing() -> None:
    assert "libgles2" in ENGLISH.speak(failure(NO_WINDOW).say)


def test_a_mistake_in_the_drawing_is_not_blamed_on_packages() -> None:
    said = ENGLISH.speak(failure(BROKEN).say)
    assert said == "The screenshots cannot be drawn: KeyError: 'felt4'"
    assert failure(BROKEN).detail == BROKEN, "the log has the rest"
