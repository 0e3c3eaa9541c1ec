"""The touchscreen's process: one Kivy window, a client of the core like any phone.

Environment: COMPANION_URL (ws://127.0.0.1:8080/ws), COMPANION_TOKEN, COMPANION_SIZE (800x480: a window of that size),
COMPANION_FILL (1280x720: the whole X display of that size; 1: the whole screen without X), COMPANION_ROTATION (0, 90,
180, 270: clockwise rotation of the picture), COMPANION_HOME (a folder for Kivy's own files).
"""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ui.window.link import CoreLink
    from ui.window.stage import Stage

FRAMES_S = 60  # pictures a second at most, if the loop cannot wait for events
MARGIN_S = 0.004  # after the digits' change, so that it is not missed


def prepare(env: Mapping[str, str]) -> None:
    """Configure Kivy; to be called before any import of Kivy."""
    home = os.path.join(env.get("COMPANION_HOME") or tempfile.gettempdir(), "kivy")
    os.makedirs(home, exist_ok=True)
    os.environ.update(
        KIVY_NO_ARGS="1",
        KIVY_NO_CONFIG="1",
        KIVY_NO_FILELOG="1",
        KIVY_LOG_MODE="PYTHON",
        KIVY_WINDOW="sdl2",
        KIVY_HOME=home,
        SDL_TOUCH_MOUSE_EVENTS="0",  # fingers come as fingers; SDL must not make a mouse of the first one
    )
    os.environ.setdefault("LP_NUM_THREADS", "0")  # with software rendering a clock's second wakes up one thread
    from kivy.config import Config

    from ui.window.rotation import kivy_rotation

    leave_out_styles()
    leave_out_ways_in()

    fill = env.get("COMPANION_FILL", "")
    width, _, height = (fill if "x" in fill else env.get("COMPANION_SIZE", "800x480")).partition("x")
    for key, value in {
        "width": width,
        "height": height,
        # on X a borderless window of the display's size: SDL's full screen needs a window manager
        "fullscreen": "auto" if fill == "1" else "0",
        "borderless": "1" if fill else "0",
        "position": "custom" if fill else "auto",
        "left": "0",
        "top": "0",
        "show_cursor": "0" if fill == "1" else "1",
        "rotation": kivy_rotation(env.get("COMPANION_ROTATION", "")),
        "multisamples": "0",  # ui/paint/antialias.py smooths
        "maxfps": str(FRAMES_S),
    }.items():
        Config.set("graphics", key, value)
    Config.remove_option("input", "%(name)s")  # a second provider would double touches
    Config.set("input", "mouse", "mouse,disable_multitouch")  # no red dots on a right click
    Config.set("kivy", "exit_on_escape", "0")
    Config.set("kivy", "log_level", "warning")


def has_desktop(env: Mapping[str, str]) -> bool:
    """Whether a desktop reads the touchscreen and sends us our window's events."""
    return env.get("SDL_VIDEODRIVER", "").lower() != "kmsdrm"


def leave_out_styles() -> None:
    """Make Kivy read an empty file for its widget styles: unused here, and slow to read."""
    import kivy

    own, kivy.kivy_data_dir = kivy.kivy_data_dir, os.path.dirname(__file__)
    import kivy.lang  # reads style.kv of that folder

    kivy.kivy_data_dir = own


def leave_out_ways_in() -> None:
    """Load only Kivy's mouse provider: the others look for libraries not needed here, and log their absence at
    length."""
    import kivy

    ways_in = ModuleType("kivy.input.providers")
    ways_in.__path__ = [os.path.join(os.path.dirname(kivy.__file__), "input", "providers")]
    sys.modules.setdefault(ways_in.__name__, ways_in)
    import kivy.input.providers.mouse


def main() -> None:
    """Run until the window is closed."""
    logging.basicConfig(level=logging.INFO, format="%(name)s: %(message)s")
    logging.getLogger("kivy").setLevel(logging.WARNING)
    prepare(os.environ)
    from kivy.base import EventLoop, runTouchApp, stopTouchApp
    from kivy.clock import Clock
    from kivy.core.window import Window

    from ui.window.desktop_fingers import take_fingers
    from ui.window.dimming import find_backlight
    from ui.window.link import CoreLink
    from ui.window.loop import take_over
    from ui.window.stage import Stage

    url = os.environ.get("COMPANION_URL", "ws://127.0.0.1:8080/ws")
    link = CoreLink(url, os.environ.get("COMPANION_TOKEN", ""))
    backlight = find_backlight()
    stage = Stage(link.send, link.core_ms, time.monotonic, backlight)
    keep_time = clockwork(Clock, stage)

    def collect_news(_: float) -> None:
        collect(stage, link)
        keep_time()

    link.on_news(Clock.create_trigger(collect_news))
    if not has_desktop(os.environ):
        read_touches(EventLoop)
        draw_first_twice(Window)
    pulse = take_over(Clock, Window)
    if has_desktop(os.environ):
        take_fingers(Window, pulse.skip_wait if pulse else lambda: None)
    gc.freeze()  # collecting the loaded modules would delay a touch by 0.1 s
    listen(Window, stage)
    signal.signal(signal.SIGTERM, lambda *_: stopTouchApp())  # the core ends us politely
    link.start()
    try:
        runTouchApp(stage)
    finally:
        link.close()
        if backlight is not None:
            backlight.turn_up()


def read_touches(loop: Any) -> None:
    """Feed Kivy with the touchscreens of a machine without a desktop."""
    from ui.window.touches import Touches, device_news

    touches = Touches(news=device_news())
    touches.look()
    loop.add_input_provider(touches)


def draw_first_twice(window: Any) -> None:
    """Draw the first picture a second time. With the first one SDL takes over the display, and some displays do not
    show it: a virtual one (virtio-gpu) stayed black until the next picture, that is until a touch."""

    def redraw(*_: Any) -> None:
        window.unbind(on_flip=redraw)
        window.canvas.ask_update()

    window.bind(on_flip=redraw)


def collect(stage: Stage, link: CoreLink) -> None:
    """Pass the new messages to the stage, the Welcome before the Show that needs its words. A restarted core may not
    know us any more: then we end, and get its new token at our next start."""
    arrived = link.collect()
    if arrived.welcome is not None and arrived.welcome.role == "watch":
        raise SystemExit("the core does not take this for its touchscreen")
    stage.link(arrived.up)
    for reply in (arrived.welcome, arrived.show, arrived.refused):
        if reply is not None:
            stage.take(reply)
    if arrived.press is not None:
        stage.press(arrived.press)


def clockwork(clock: Any, stage: Stage) -> Callable[[], None]:
    """The function to call when the stage's next tick may have changed; it reschedules that tick."""

    def look(_: float) -> None:
        stage.tick()
        keep_time()

    event = clock.create_trigger(look)

    def keep_time() -> None:
        event.cancel()
        if (wait_s := stage.until_next_s()) is not None:
            event.timeout = wait_s + MARGIN_S
            event()

    stage.on_wake = keep_time
    return keep_time


def listen(window: Any, stage: Stage) -> None:
    """Pass keys of the table's keyboard to the stage. A held key's repetitions count only for erasing and moving."""
    from ui.window.key_names import NAMES

    own = {13: "enter", 271: "numpadenter", 32: "space", 27: "escape", 8: "backspace", 9: "tab",
           273: "up", 274: "down", 275: "right", 276: "left"}  # fmt: skip
    once = (13, 271, 32)
    held: set[int] = set()

    def down(_window: Any, code: int, _scan: int = 0, _text: str = "", held_with: Sequence[str] = ()) -> bool:
        repeats = code in held
        held.add(code)
        if code in NAMES and not repeats:
            stage.take_button(NAMES[code], down=True)
        name = "backtab" if code == 9 and "shift" in held_with else own.get(code, "")
        return stage.take_key("" if repeats and code in once else name)

    def up(_window: Any, code: int, *_: Any) -> None:
        if code in held and code in NAMES:
            stage.take_button(NAMES[code], down=False)
        held.discard(code)

    window.bind(on_key_down=down, on_key_up=up, on_textinput=lambda _window, text: stage.take_text(text))
