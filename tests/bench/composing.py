"""What composing a picture of the touchscreen costs: a Show as it comes, and the same after each of some taps.

    .venv/bin/python -m tests.bench.composing

Every screen of an evening of every game at 800x480, in English; taps are random ones that change the screen and ask
the core nothing. Milliseconds of the processor, the best of TRIES; nothing is painted. Texts were measured before, as
they are on a screen that has been on for a while.
"""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Iterator
from random import Random
from tempfile import TemporaryDirectory

from companion.access.client_session import welcomed
from companion.tools.all_screens import EVENINGS, screens
from companion.view.wire import Show
from tests.bench import figures
from ui.window.main import prepare

TAPS, TRIES = 5, 3
SIZE = (800, 480)


def main() -> None:
    figures.machine()
    with TemporaryDirectory() as home:
        os.environ["SDL_VIDEODRIVER"] = "offscreen"
        prepare({"COMPANION_SIZE": "800x480", "COMPANION_HOME": home})
        rows = [row(evening.game, times_s(evening.game)) for evening in EVENINGS]
    head = ("", "Shows", "mean", "p50", "p99", "taps", "mean", "p50", "p99")
    figures.table("Composing a picture, ms of the processor", head, rows)


def row(game: str, times: tuple[list[float], list[float]]) -> tuple[str, ...]:
    """A line of the table."""
    cells = [game]
    for each in times:
        spread = (figures.percentile(each, share) for share in (0.5, 0.99))
        cells += [str(len(each)), figures.ms(sum(each) / len(each)), *map(figures.ms, spread)]
    return tuple(cells)


def times_s(game: str) -> tuple[list[float], list[float]]:
    """Seconds for each Show as it comes, and for each picture after a tap."""
    shows, taps, rng = list[float](), list[float](), Random(1)
    gc.disable()  # our loop does not look for garbage while it composes, either
    for screen in asyncio.run(screens(next(each for each in EVENINGS if each.game == game))):
        if screen.lang == "en":
            first, *others = walked(screen.show, rng)
            shows.append(first)
            taps += others
    gc.enable()
    return shows, taps


def walked(show: Show, rng: Random) -> Iterator[float]:
    """The Show, then each of some taps on it."""
    from ui.form.kept import Kept
    from ui.screen.compose import Picture, compose
    from ui.state.acts import Aim, Bring, Focus, Open, Put
    from ui.state.screen_state import Desk, acted, linked, received

    def composed(desk: Desk, kept: Kept) -> Picture:
        picture = compose(desk, *SIZE, float(show.now_ms), kept)
        for region in picture.regions:
            _ = region.block.shapes  # put together when they are looked at
        return picture

    desks = [received(received(linked(Desk(), True), welcomed("operator", "en")), show)]
    while True:
        best = float("inf")
        for _ in range(TRIES):
            kept = Kept()
            for desk in desks[:-1]:
                composed(desk, kept)
            began_s = time.thread_time()
            picture = composed(desks[-1], kept)
            best = min(best, time.thread_time() - began_s)
        yield best
        targets = (target for region in picture.regions for target in region.block.targets)
        acts = [target.act for target in targets if isinstance(target.act, Aim | Bring | Focus | Open | Put)]
        if len(desks) > TAPS or not acts:
            return
        desks.append(acted(desks[-1], rng.choice(acts))[0])


if __name__ == "__main__":
    main()
