"""`python -m ui.window.taps`: enters answers by taps on the real screen, and counts the taps.

Reads a line per message from stdin: "show", a tab and a Welcome or Show of the core; or "tell", a tab and a Tell. Each
"tell" is answered by a line on stdout. With SDL_VIDEODRIVER=offscreen no display is needed.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

from companion.view.wire import Answer, Refused, Request, Show, Welcome, decode_reply
from ui.window.main import prepare
from ui.window.tap_entry import StageFinger, Stuck, TapEntry


class Tell(msgspec.Struct, frozen=True, kw_only=True):
    """An answer to enter: a form by its id, and field values by name; other fields keep their values."""

    form: str
    told: dict[str, Any]


class TouchCount(msgspec.Struct, frozen=True, kw_only=True):
    """The number of taps and the answer sent; or the reason why the finger is stuck."""

    taps: int = 0
    form: str = ""
    values: dict[str, Any] = {}
    stuck: str = ""


def main() -> None:
    """Run until stdin ends."""
    mouth = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # Kivy may write to stdout
    prepare(os.environ)
    from kivy.base import EventLoop
    from kivy.core.window import Window

    EventLoop.ensure_window()
    finger = TapFinger(Window)
    for line in sys.stdin.buffer:
        kind, _, message = line.partition(b"\t")
        if kind == b"tell":
            mouth.write(msgspec.json.encode(finger.count_taps(msgspec.json.decode(message, type=Tell))) + b"\n")
        else:
            reply = decode_reply(message)
            assert isinstance(reply, Welcome | Show | Refused)
            finger.hear(reply)


class TapFinger(StageFinger):
    """One finger at the screen."""

    def __init__(self, window: Any) -> None:
        from ui.window.stage import Stage

        self.window, self._requests, self._core_ms, self.now_s = window, list[Request](), 0.0, 0.0
        self.stage = Stage(self._send, lambda: self._core_ms, lambda: self.now_s)
        window.add_widget(self.stage)
        self.stage.size = (int(window.width), int(window.height))
        self.stage.link(True)

    def _send(self, request: Request) -> bool:
        self._requests.append(request)
        return True

    def hear(self, reply: Welcome | Show | Refused) -> None:
        """Take a message of the core, with time to look at it."""
        if isinstance(reply, Show):
            self._core_ms = float(reply.now_ms)
        self.stage.take(reply)
        self.now_s += 3.0

    def count_taps(self, tell: Tell) -> TouchCount:
        """Enter the answer by taps alone."""
        telling = TapEntry(self)
        self._requests.clear()
        try:
            telling.enter(tell.form, tell.told)
        except Stuck as why:
            return TouchCount(stuck=str(why))
        sent = [request for request in self._requests if isinstance(request, Answer)]
        if not sent:
            return TouchCount(stuck=f"confirm has not sent {tell.form}")
        return TouchCount(taps=telling.taps, form=sent[-1].form, values=sent[-1].values)


if __name__ == "__main__":
    main()
