"""Whole games by the robot at the touchscreen's window, without a display; it tries each kind of question once.

Laws: the second of two taps has no effect, Back loses nothing.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random

from rules.games import GAMES
from tests.trials.campaigns.campaign import Campaign, Result

ON_BOARDS = tuple(id for id in GAMES.packages if id != "any_game")


def attempt(number: int, rng: Random, folder: Path) -> Result:
    """One game; the games take turns."""
    os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
    from kivy.base import EventLoop
    from kivy.core.window import Window

    import tests.ui.conftest  # noqa: F401  prepares Kivy
    from tests.robots.screen import evening

    EventLoop.ensure_window()
    game = ON_BOARDS[number % len(ON_BOARDS)]
    return asyncio.run(evening(Window, folder, game, rng.getrandbits(16), often=0.0))


def campaign(seed: int, control: bool = False) -> Campaign:
    return Campaign(name="robots", attempt=attempt)
