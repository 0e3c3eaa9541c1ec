"""A hand at the touchscreen: it shows messages, taps texts and cells, and reads the picture and the sent answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kivy.base import EventLoop
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
from kivy.tests.common import UnitTestTouch

from companion.view.wire import (
    Answer,
    Disc,
    Poly,
    Refused,
    Request,
    Show,
    TextLine,
    Welcome,
    decode_request,
    encode,
)
from tests.ui.conftest import welcome
from ui.kit.scaling import bounds
from ui.paint.shapes import text_textures
from ui.screen.composition import Region
from ui.window.main import listen
from ui.window.shots import _pixels
from ui.window.stage import Stage


class Hand:
    def __init__(self, window: Any, size: tuple[int, int] = (800, 480)) -> None:
        self.window, self.sent, self.now_ms, self.now_s, self.is_up = window, list[Request](), 0.0, 0.0, True
        self.between_s = 1.0  # a player's pause before the next tap
        window.clear()
        for child in list(window.children):
            window.remove_widget(child)
        window.size = size
        EventLoop.idle()
        self.stage = Stage(self._send, lambda: self.now_ms, lambda: self.now_s)
        window.add_widget(self.stage)
        self.stage.size = size
        self.stage.link(True)
        self.take(welcome())

    def _send(self, request: Request) -> bool:
        if self.is_up:
            self.sent.append(decode_request(encode(request)))
        return self.is_up

    def take(self, *replies: Welcome | Show | Refused) -> None:
        """Receive messages from the core, a Show at its own time."""
        for reply in replies:
            if isinstance(reply, Show):
                self.now_ms = float(reply.now_ms)
            self.stage.take(reply)
        self.wait()

    def pass_ms(self, ms: float) -> None:
        """Let time pass."""
        self.now_ms += ms
        self.now_s += ms / 1000
        self.stage.tick()
        self.wait()

    def wait(self) -> None:
        """Wait until the picture is drawn."""
        EventLoop.idle()

    # ---- reading --------------------------------------------------------------------------------------------
    def texts(self, region: str = "") -> list[str]:
        """All visible texts, or those of one region."""
        return [t.text for r, t in self._texts() if region in ("", r.name)]

    def _texts(self) -> Iterator[tuple[Region, TextLine]]:
        for region in self.stage.picture.regions:
            for shape in region.block.shapes:
                if isinstance(shape, TextLine):
                    yield region, shape

    def reads(self, text: str) -> bool:
        """Whether a text is visible, on one line or on several."""
        return text in " ".join(self.texts()) or text in self.texts()

    def region(self, name: str) -> Region:
        return next(r for r in self.stage.picture.regions if r.name == name)

    def fill_of(self, hit: str) -> tuple[str, str]:
        """The (fill, edge) of a cell of the board."""
        shape = self.cell(hit)
        return shape.fill, shape.edge

    def cell(self, hit: str) -> Poly | Disc:
        """A cell of the board."""
        return next(s for s in self.region("board").block.shapes if isinstance(s, Poly | Disc) and s.hit == hit)

    def on_glass(self, shape: Poly | Disc) -> tuple[float, float]:
        """The centre of a shape of the board, in px from the top left."""
        board, box, k = self.region("board").box, bounds(shape), self.stage.picture.k
        return (board.x + box.x + box.w / 2) * k, (board.y + box.y + box.h / 2) * k

    def pixel(self, x: float, y: float) -> tuple[int, int, int]:
        """The colour at x, y (u from the top left)."""
        self.wait()
        k = self.stage.picture.k
        data = glReadPixels(round(x * k), round(self.window.height - y * k), 1, 1, GL_RGB, GL_UNSIGNED_BYTE)
        return data[0], data[1], data[2]

    def glass(self) -> bytes:
        """The colours of the whole window, once each of its buffers holds the newest picture."""
        for _ in range(3):
            self.window.canvas.ask_update()
            self.wait()
        return _pixels((800, 480))

    def place(self, x: float, y: float) -> tuple[float, float]:
        """The screen position of a place in the drawing, in px from the top left."""
        show, board, k = self.stage.desk.show, self.region("board").box, self.stage.picture.k
        assert show
        assert show.drawing
        drawing = show.drawing
        scale = min(board.w / drawing.width, board.h / drawing.height)
        left, top = (board.w - drawing.width * scale) / 2, (board.h - drawing.height * scale) / 2
        return (board.x + left + x * scale) * k, (board.y + top + y * scale) * k

    # ---- tapping --------------------------------------------------------------------------------------------
    def tap(self, text: str, nth: int = 0, region: str = "") -> None:
        """Tap a text: the nth of several equal ones, scrolled into view if needed."""
        found = [(r, t) for r, t in self._texts() if t.text == text and region in ("", r.name)]
        assert found, f"{text!r} is not among {self.texts()}"
        where, shape = found[nth]
        w = sum(t.width for t in text_textures(text, shape.size, shape.bold, shape.fit))
        x = shape.x + {"start": w / 2, "middle": 0.0, "end": -w / 2}[shape.anchor]
        self.tap_at(where, x, shape.y)

    def tap_cell(self, hit: str) -> None:
        """Tap the middle of a cell of the board."""
        box = bounds(self.cell(hit))
        self.tap_at(self.region("board"), box.x + box.w / 2, box.y + box.h / 2)

    def tap_at(self, region: Region, x: float, y: float) -> None:
        """Tap a place of a region, dragged into view if scrolled away."""
        shown_y = y - self.stage.display.scroll_offset(region)
        if region.scrolls and not 0 <= shown_y <= region.box.h:
            self.drag(region, shown_y - region.box.h / 2)
        k = self.stage.picture.k
        shown_y = y - self.stage.display.scroll_offset(region)
        self.now_s += self.between_s
        self.touch((region.box.x + x) * k, (region.box.y + shown_y) * k).touch_up()
        self.wait()

    def touch(self, x_px: float, y_px: float) -> Any:
        """A finger that is down."""
        touch = UnitTestTouch(x_px, self.window.height - y_px)
        touch.touch_down()
        return touch

    def drag(self, region: Region, by_u: float) -> None:
        """Drag a finger up along a region, or down if `by_u` is negative."""
        k = self.stage.picture.k
        x, y = (region.box.x + 2) * k, (region.box.y + region.box.h / 2) * k
        touch = self.touch(x, y)
        touch.touch_move(x, self.window.height - y + by_u * k)
        touch.touch_up()
        self.wait()


class Keyboard:
    """A keyboard at the hand's screen, with simulated key events."""

    def __init__(self, hand: Hand) -> None:
        self._hand, self._calls = hand, dict[str, Callable[..., Any]]()
        listen(self, hand.stage)

    def bind(self, **calls: Callable[..., Any]) -> None:
        self._calls = calls

    def down(self, code: int) -> None:
        self._calls["on_key_down"](self, code, 0, "", [])

    def up(self, code: int) -> None:
        self._calls["on_key_up"](self, code, 0)

    def press(self, *codes: int) -> None:
        """Press and release keys one after the other."""
        for code in codes:
            self.down(code)
            self.up(code)
            self._hand.wait()
            self._hand.pass_ms(1_000)


def answered(hand: Hand) -> dict[str, Any]:
    """The values of the only answer sent."""
    (answer,) = hand.sent
    assert isinstance(answer, Answer)
    return answer.values
