"""The least that a Kivy program can be: one label on white."""

from __future__ import annotations

import os

os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_CONFIG="1", KIVY_NO_FILELOG="1", KIVY_LOG_MODE="PYTHON")


def main() -> None:
    """Until it is ended from outside."""
    from kivy.base import runTouchApp
    from kivy.core.window import Window
    from kivy.uix.label import Label

    Window.clearcolor = (1, 1, 1, 1)
    Window.borderless = True
    runTouchApp(Label(text="Hello", color=(0, 0, 0, 1)))


if __name__ == "__main__":
    main()
