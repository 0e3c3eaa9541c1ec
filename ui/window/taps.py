"""`python -m ui.window.taps`: a finger that tells things on the real screen, and counts how often it touches it.

On stdin a line for each message: "show", a tab and a Welcome or Show of the core; or "tell", a tab and what is to be
told. Each "tell" is answered by a line on stdout. With SDL_VIDEODRIVER=offscreen it needs no display.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from companion.view.wire import Answer, AskView, FormView, Refused, Request, Show, Welcome, decode_reply
from ui.kit.block import Target
from ui.screen.compose import Region
from ui.state.acts import Act, Confirm, Focus, Open
from ui.state.screen_state import Draft, ask_in_front, draft, form_in_front, going, is_key
from ui.window.finger import next_tap, spot_of
from ui.window.main import prepare

if TYPE_CHECKING:
    from ui.window.stage import Stage

MOST_TAPS = 80  # for one answer: more means that the finger goes round in circles


class Tell(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be told: the form with that id, and its fields by name; what is not named stays as the form has it."""

    form: str
    told: dict[str, Any]


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """How often the screen was touched for it, and the answer that it has sent; or where the finger is stuck."""

    taps: int = 0
    form: str = ""
    values: dict[str, Any] = {}
    stuck: str = ""


class Stuck(Exception):
    """No tap leads on."""


def main() -> None:
    """Until stdin ends."""
    mouth = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # Kivy may say something as well
    prepare(os.environ)
    from kivy.base import EventLoop
    from kivy.core.window import Window

    EventLoop.ensure_window()
    finger = Finger(Window)
    for line in sys.stdin.buffer:
        kind, _, message = line.partition(b"\t")
        if kind == b"tell":
            mouth.write(msgspec.json.encode(finger.counted(msgspec.json.decode(message, type=Tell))) + b"\n")
        else:
            reply = decode_reply(message)
            assert isinstance(reply, Welcome | Show | Refused)
            finger.hear(reply)


class Finger:
    """One finger at the screen."""

    def __init__(self, window: Any) -> None:
        from ui.window.stage import Stage

        self._window, self._sent, self._now_s, self._core_ms, self._taps = window, list[Request](), 0.0, 0.0, 0
        self._stage: Stage = Stage(self._send, lambda: self._core_ms, lambda: self._now_s)
        window.add_widget(self._stage)
        self._stage.size = (int(window.width), int(window.height))
        self._stage.link(True)

    def _send(self, request: Request) -> bool:
        self._sent.append(request)
        return True

    def hear(self, reply: Welcome | Show | Refused) -> None:
        """What the core says; people look at it for a while."""
        if isinstance(reply, Show):
            self._core_ms = float(reply.now_ms)
        self._stage.take(reply)
        self._now_s += 3.0

    def counted(self, tell: Tell) -> Counted:
        """Tell it by taps alone."""
        self._taps = 0
        self._sent.clear()
        try:
            self._tell(tell)
        except Stuck as why:
            return Counted(stuck=str(why))
        sent = [request for request in self._sent if isinstance(request, Answer)]
        if not sent:
            return Counted(stuck=f"confirm has not sent {tell.form}")
        return Counted(taps=self._taps, form=sent[-1].form, values=sent[-1].values)

    def _tell(self, tell: Tell) -> None:
        show = self._stage.desk.show
        ask = next((each for each in self._asks(show) if tell.form in [form.id for form in each.forms]), None)
        if show is None or ask is None:
            raise Stuck(f"{tell.form} is not asked on the screen")
        if not is_key(show, ask):
            self._bring(ask, tell.form)
            self._fill_in(tell)
            _, confirm = going(self._stage.desk)
            if confirm is None or confirm.form != tell.form:
                raise Stuck(f"{tell.form} cannot be confirmed: {going(self._stage.desk)[0]}")
        self._tap_act(Confirm(form=tell.form))

    @staticmethod
    def _asks(show: Show | None) -> Iterator[AskView]:
        yield from show.asks if show else ()

    def _bring(self, ask: AskView, form: str) -> None:
        """To the front, unless the confirm corner answers it as it stands."""
        front = ask_in_front(self._stage.desk)
        if front is None or front.ask != ask.ask:
            self._tap_act(Focus(ask=ask.ask))
        _, confirm = going(self._stage.desk)
        if (confirm is None or confirm.form != form) and self._front()[0].id != form:
            self._tap_act(Open(ask=ask.ask, form=form))

    def _fill_in(self, tell: Tell) -> None:
        while tell.told:
            try:
                spot = next_tap(self._stage.picture, *self._front(), tell.told)
            except AssertionError as why:
                raise Stuck(str(why)) from why
            if spot is None:
                return
            if self._taps >= MOST_TAPS:
                raise Stuck(f"{tell.form}: {MOST_TAPS} taps do not tell {tell.told}")
            self._tap(*spot)

    def _front(self) -> tuple[FormView, Draft]:
        """The form in front, and what is chosen in it."""
        form = form_in_front(self._stage.desk)
        if form is None:
            raise Stuck("no form is in front")
        return form, draft(self._stage.desk, form)

    # ---- touching -------------------------------------------------------------------------------------------
    def _tap_act(self, act: Act) -> None:
        spot = spot_of(self._stage.picture, act)
        if spot is None:
            raise Stuck(f"{act} cannot be tapped")
        self._tap(*spot)

    def _tap(self, region: Region, target: Target) -> None:
        """The middle of it; a place that is scrolled away is drawn near first, which counts as well."""
        scrolled, k = self._stage.display.scrolled, self._stage.picture.k
        x, y = target.box.x + target.box.w / 2, target.box.y + target.box.h / 2
        if not 0 <= y - scrolled(region) <= region.box.h:
            self._drag(region, y - scrolled(region) - region.box.h / 2)
        self._now_s += 1.0
        self._touch((region.box.x + x) * k, (region.box.y + y - scrolled(region)) * k).touch_up()
        self._taps += 1

    def _drag(self, region: Region, by_u: float) -> None:
        k = self._stage.picture.k
        x, y = (region.box.x + 2) * k, (region.box.y + region.box.h / 2) * k
        touch = self._touch(x, y)
        touch.touch_move(x, self._window.height - y + by_u * k)
        touch.touch_up()
        self._taps += 1

    def _touch(self, x_px: float, y_px: float) -> Any:
        """A finger that is down."""
        from kivy.tests.common import UnitTestTouch

        touch = UnitTestTouch(x_px, self._window.height - y_px)
        touch.touch_down()
        return touch


if __name__ == "__main__":
    main()
