"""The touchscreen's drawing of a message, made here: `python -m tests.trials.box.drawn WELCOME SHOW TO`.

TO becomes the picture (PPM), TO.json its touch targets: {action of a tap: [x, y]}, in parts of the size.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import msgspec

from companion.view.wire import Show, Welcome, encode
from tests.trials.box.panel import Picture, Point, read_ppm
from tests.trials.box.trouble import Wrong

KEPT = 16  # drawings: while a page is waited for, it mostly stays the same


@dataclass(frozen=True, kw_only=True)
class Drawn:
    """The expected screen, and its targets by action, such as 'Go(page="menu")'."""

    page: str  # the page drawn: the core may have redirected
    picture: Picture
    targets: dict[str, Point]

    def where(self, *words: str) -> Point:
        """The target whose action contains all these words."""
        return next(at for act, at in self.targets.items() if all(word in act for word in words))


def draw(welcome: Welcome, show: Show, size: tuple[int, int]) -> Drawn:
    """The screen in that size, drawn by the touchscreen's own code in a process of its own, and cached."""
    return _drawn(show.page, encode(welcome), encode(show), size)


@lru_cache(maxsize=KEPT)
def _drawn(page: str, welcome: bytes, show: bytes, size: tuple[int, int]) -> Drawn:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "welcome").write_bytes(welcome)
        (folder / "show").write_bytes(show)
        to = folder / "drawn.ppm"
        call = [sys.executable, "-m", "tests.trials.box.drawn", str(folder / "welcome"), str(folder / "show"), str(to)]
        shape = "{}x{}".format(*size)
        env = {**os.environ, "SDL_VIDEODRIVER": "offscreen", "COMPANION_HOME": name, "COMPANION_SIZE": shape}
        drawn = subprocess.run(call, env=env, capture_output=True, text=True)
        if drawn.returncode:
            raise Wrong(f"{page} cannot be drawn here: {(drawn.stderr.splitlines() or ['?'])[-1]}")
        targets = msgspec.json.decode((folder / "drawn.ppm.json").read_bytes(), type=dict[str, Point])
        return Drawn(page=page, picture=read_ppm(to), targets=targets)


def main() -> None:
    from ui.window.main import prepare

    prepare(os.environ)
    from kivy.base import EventLoop
    from kivy.core.window import Window

    from ui.window.shots import _build_stage, _pixels

    EventLoop.ensure_window()
    welcome, show = (Path(word).read_bytes() for word in sys.argv[1:3])
    to, size = Path(sys.argv[3]), (int(Window.width), int(Window.height))
    stage = _build_stage(Window, size, msgspec.json.decode(welcome, type=Welcome), msgspec.json.decode(show, type=Show))
    EventLoop.idle()
    to.write_bytes(b"P6\n%d %d\n255\n" % size + _pixels(size))
    k = stage.picture.k
    targets = {
        repr(target.act): (
            (region.box.x + target.box.x + target.box.w / 2) * k / size[0],
            (region.box.y + target.box.y + target.box.h / 2 - stage.display.scroll_offset(region)) * k / size[1],
        )
        for region in stage.picture.regions
        for target in region.block.targets
    }
    to.with_name(f"{to.name}.json").write_bytes(msgspec.json.encode(targets))


if __name__ == "__main__":
    main()
