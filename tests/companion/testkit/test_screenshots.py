"""`companion screenshots` explains why it cannot draw."""

from __future__ import annotations

from companion.clients.downloads import failure
from companion.view.speaker import Speaker

NO_WINDOW = "[CRITICAL] [App         ] Unable to get a Window, abort.\n"
BROKEN = "Traceback (most recent call last):\n  File \"ui/window/shots.py\", line 30\nKeyError: 'felt4'\n"
ENGLISH = Speaker("en", None, (), ())


def test_without_opengl_it_says_which_packages_are_missing() -> None:
    assert "libgles2" in ENGLISH.speak(failure(NO_WINDOW).say)


def test_a_mistake_in_the_drawing_is_not_blamed_on_packages() -> None:
    said = ENGLISH.speak(failure(BROKEN).say)
    assert said == "The screenshots cannot be drawn: KeyError: 'felt4'"
    assert failure(BROKEN).detail == BROKEN, "the log has the rest"
