"""The touchscreen with Kivy's own loop, to compare with: frames by the clock, sixty a second."""

from __future__ import annotations

from ui.window import loop as pulse
from ui.window import main


def stock(*_: object) -> None:
    """Leave Kivy's clock alone."""


if __name__ == "__main__":
    pulse.take_over = stock  # type: ignore[assignment]
    main.main()
