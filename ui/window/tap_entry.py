"""Entering an answer by taps alone: the form is brought to the front, filled in and confirmed on the real screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from companion.view.wire import AskView, FormView
from ui.kit.block import Target
from ui.screen.composition import Region
from ui.state.acts import Act, Confirm, Focus, Open
from ui.state.screen_state import FormDraft, ask_in_front, confirm_corner, draft, form_in_front, is_key
from ui.window.finger import Spot, next_tap, spot_of

if TYPE_CHECKING:  # it opens a window
    from ui.window.stage import Stage

MOST_TAPS = 80  # for one answer: more means a loop
LOOK_S = 1.0  # before each tap


class Stuck(Exception):
    """No tap leads on."""


class StageFinger:
    """A finger on a window's stage, and the clock of its taps."""

    window: Any
    stage: Stage
    now_s: float

    def touch(self, x_px: float, y_px: float) -> Any:
        """A finger that is down."""
        from kivy.tests.common import UnitTestTouch

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


class TapEntry:
    """The entry of one answer by that finger."""

    def __init__(self, hand: StageFinger) -> None:
        self._hand = hand
        self.taps = 0
        self.confirm_spot: Spot | None = None  # the corner that confirmed; None for a seat's own key

    def enter(self, form: str, told: Mapping[str, Any]) -> None:
        """Enter and confirm a form by its id, with field values by name; other fields keep their values. Raises Stuck
        with the place."""
        ask = self._ask_of(form)
        if self._is_key(ask):
            self._tap_act(Confirm(form=form))
            return
        self._bring(ask, form)
        self._fill_in(form, told)
        text, confirm = confirm_corner(self._hand.stage.desk)
        if confirm is None or confirm.form != form:
            raise Stuck(f"{form} cannot be confirmed: {text}")
        self.confirm_spot = self._tap_act(confirm)

    def _ask_of(self, form: str) -> AskView:
        show = self._hand.stage.desk.show
        for ask in show.asks if show else ():
            if form in [each.id for each in ask.forms]:
                return ask
        raise Stuck(f"{form} is not asked on the screen")

    def _is_key(self, ask: AskView) -> bool:
        """Whether the ask has a key of its own, so that one tap answers it."""
        show = self._hand.stage.desk.show
        return show is not None and is_key(show, ask)

    def _bring(self, ask: AskView, form: str) -> None:
        """Bring the form to the front, unless the confirm corner answers it."""
        front = ask_in_front(self._hand.stage.desk)
        if front is None or front.ask != ask.ask:
            self._tap_act(Focus(ask=ask.ask))
        _, confirm = confirm_corner(self._hand.stage.desk)
        if (confirm is None or confirm.form != form) and self._front_form()[0].id != form:
            self._tap_act(Open(ask=ask.ask, form=form))

    def _fill_in(self, form: str, told: Mapping[str, Any]) -> None:
        while told:
            try:
                spot = next_tap(self._hand.stage.picture, *self._front_form(), told)
            except AssertionError as why:
                raise Stuck(str(why)) from why
            if spot is None:
                return
            if self.taps >= MOST_TAPS:
                raise Stuck(f"{form}: {MOST_TAPS} taps do not tell {told}")
            self._tap(*spot)

    def _front_form(self) -> tuple[FormView, FormDraft]:
        """The form in front, and its draft."""
        form = form_in_front(self._hand.stage.desk)
        if form is None:
            raise Stuck("no form is in front")
        return form, draft(self._hand.stage.desk, form)

    def _tap_act(self, act: Act) -> Spot:
        spot = spot_of(self._hand.stage.picture, act)
        if spot is None:
            raise Stuck(f"{act} cannot be tapped")
        self._tap(*spot)
        return spot

    def _tap(self, region: Region, target: Target) -> None:
        """Tap the middle of the target; if it is scrolled out of sight, drag it near first, which counts as a tap."""
        stage = self._hand.stage
        x, y = target.box.x + target.box.w / 2, target.box.y + target.box.h / 2
        if not 0 <= y - stage.display.scroll_offset(region) <= region.box.h:
            self._hand.drag(region, y - stage.display.scroll_offset(region) - region.box.h / 2)
            self.taps += 1
        self._hand.now_s += LOOK_S
        k, shown_y = stage.picture.k, y - stage.display.scroll_offset(region)
        self._hand.touch((region.box.x + x) * k, (region.box.y + shown_y) * k).touch_up()
        self.taps += 1
