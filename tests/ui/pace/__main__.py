"""Play the typical rounds and write docs/taps.md: `python -m tests.ui.pace`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

import tests.ui.conftest  # noqa: F401  (first of all: it prepares Kivy for an offscreen window)
from tests.ui.pace.first import FIRST, First
from tests.ui.pace.harness import Action, Pace, play
from tests.ui.pace.rounds import ROUNDS, Round
from tests.ui.pace.table import TAPS, first_row, page, row


async def counted(window: Any, told: Round) -> list[Action]:
    """The actions of that round."""
    with tempfile.TemporaryDirectory() as folder:
        return (await play(window, Path(folder), told.game, told.script, told.catalogue, told.options)).actions


async def evening(window: Any, first: First) -> Pace:
    """The whole first evening."""
    with tempfile.TemporaryDirectory() as folder:
        return await play(window, Path(folder), first.game, first.script, {}, {})


def main() -> None:
    from kivy.base import EventLoop
    from kivy.core.window import Window

    EventLoop.ensure_window()
    actions: list[tuple[Round, list[Action]]] = []
    for told in ROUNDS:
        actions.append((told, asyncio.run(counted(Window, told))))
        sys.stdout.write(row(*actions[-1]))
    firsts = [(first, asyncio.run(evening(Window, first))) for first in FIRST]
    sys.stdout.writelines(first_row(*told) for told in firsts)
    TAPS.write_text(page(actions, firsts), encoding="utf-8")


if __name__ == "__main__":
    main()
