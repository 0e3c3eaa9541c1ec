"""`python -m tests.robots`: whole evenings, as many as are wanted."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from tests.robots.found import Found

GAMES = ("akkon", "amritsar", "battles_and_builders", "ettana", "himalaya")


def main() -> None:
    """Try them, print what was done and what was wrong; exit code 1 if something was."""
    parser = argparse.ArgumentParser(prog="tests.robots")
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=float, default=1.0, help="of the kinds of questions that come up")
    parser.add_argument("--often", type=float, default=0.0, help="of all other questions")
    words = parser.parse_args()
    total = Found()
    for game in [words.game] if words.game else GAMES:
        for seed in range(words.seed, words.seed + words.games):
            before_s = time.process_time()
            found = played(game, seed, words.often, words.first)
            total.add(found)
            say(f"{game} {seed}: {found.told()}, {time.process_time() - before_s:.0f} s", *found.wrong[:20])
    say(total.told())
    sys.exit(bool(total.wrong))


def say(*lines: str) -> None:
    """On the terminal, at once."""
    sys.stdout.write("\n  ".join(lines) + "\n")
    sys.stdout.flush()


def played(game: str, seed: int, often: float, first: float) -> Found:
    """An evening at the touchscreen's window, without a display."""
    os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
    from kivy.base import EventLoop
    from kivy.core.window import Window

    import tests.ui.conftest  # noqa: F401  prepares Kivy
    from tests.robots.screen import evening

    EventLoop.ensure_window()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(evening(Window, Path(folder), game, seed, often=often, first=first))


if __name__ == "__main__":
    main()
