"""`python -m ui.window.shots DIR`: draws Shows like the touchscreen and saves each as a PNG file.

Reads a line per message of the core from stdin: a name, a tab, the message. A Welcome applies to the Shows after it; a
Show becomes DIR/NAME-SIZE.png in the size of COMPANION_SIZE. With SDL_VIDEODRIVER=offscreen no display is needed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.view.wire import Reply, Show, Welcome, decode_reply
from ui.paint.png import png
from ui.window.main import prepare

if TYPE_CHECKING:
    from ui.window.stage import Stage

Size = tuple[int, int]


def main() -> None:
    """Draw each Show on stdin."""
    prepare(os.environ)
    from kivy.base import EventLoop
    from kivy.core.window import Window

    EventLoop.ensure_window()
    folder, size = Path(sys.argv[1]), (int(Window.width), int(Window.height))
    folder.mkdir(parents=True, exist_ok=True)
    for line in sys.stdin.buffer:
        name, message = _message(line)
        if isinstance(message, Welcome):
            welcome = message
        elif isinstance(message, Show):
            stage = _build_stage(Window, size, welcome, message)
            EventLoop.idle()
            (folder / f"{name}-{size[0]}x{size[1]}.png").write_bytes(png(*size, _pixels(size)))
            Window.remove_widget(stage)


def _message(line: bytes) -> tuple[str, Reply]:
    name, _, message = line.partition(b"\t")
    return name.decode(), decode_reply(message)


def _build_stage(window: Any, size: Size, welcome: Welcome, show: Show) -> Stage:
    """A stage with that Show, on the window."""
    from ui.window.stage import Stage

    stage = Stage(lambda request: True, lambda: float(show.now_ms), lambda: 0.0)
    window.add_widget(stage)
    stage.size = size
    stage.link(True)
    stage.take(welcome)
    stage.take(show)
    return stage


def _pixels(size: Size) -> bytes:
    """The window's pixels, from the top left."""
    from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

    w, h = size
    upwards = bytes(glReadPixels(0, 0, w, h, GL_RGB, GL_UNSIGNED_BYTE))
    return b"".join(upwards[y * w * 3 : (y + 1) * w * 3] for y in reversed(range(h)))


if __name__ == "__main__":
    main()
