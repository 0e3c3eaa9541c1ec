"""The one Kivy widget: keeps the desk, paints what changed in it, and turns fingers and keys into acts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.graphics import Color, InstructionGroup, PopMatrix, PushMatrix, Rectangle, Translate, Triangle
from kivy.graphics import Line as KivyLine
from kivy.uix.widget import Widget
from msgspec import structs

from companion.view.wire import ClockView, Go, Key, Looks, Press, Refused, Request, Show, TextView, Undo, Welcome
from ui import choosing, clockface, damage, keyboard, motion, soon, zoom
from ui.acts import Act, Aim, Confirm, Put
from ui.backlight import Backlight
from ui.block import Box, Target
from ui.cue import SHOWN_S, Kind, new_cue, with_cue
from ui.desk import Desk, acted, draft, form_in_front, going, linked, received
from ui.dimming import Dimming, is_timed
from ui.motion import Motion
from ui.paint import Place, hit, lying, paint, rgb
from ui.pinch import Fingers
from ui.screen import Picture, Region, compose, counted_on
from ui.sheet import Pixels, Sheet
from ui.turning import turn

SLOP_U = 14.0  # a finger that moves further scrolls and does not tap
QUIET_S = 0.35  # after an answer another confirm counts only so much later: a double tap answers once
WHEEL = 1.25  # a notch of a mouse's wheel makes the board so much larger
LABEL_U = 44.0  # above a field that is scrolled to, its label stays in sight
DARK = {"walnut": "#35261d", "cream": "#fbf3e4"}  # before the core has sent its palette

VEIL = (0.0, 0.0, 0.0, 0.8)  # over the picture in the dark, where the panel's own light cannot be turned down

Painted = tuple[Region, float, bool]  # what a part of the sheet was painted from


class Grip:
    """A finger on the screen: where it went down, and what it would tap."""

    def __init__(self, region: Region | None, target: Target | None, at: tuple[float, float], scrolled: float) -> None:
        self.region, self.target, (self.x, self.y), self.scrolled = region, target, at, scrolled


class Stage(Widget):  # type: ignore[misc]
    """`send` gives a request to the core, False if the line is down; `core_ms` and `clock_s` tell the time."""

    def __init__(
        self,
        send: Callable[[Request], bool],
        core_ms: Callable[[], float],
        clock_s: Callable[[], float],
        backlight: Backlight | None = None,
    ) -> None:
        super().__init__()
        self.desk = Desk()
        self.picture = Picture(k=1, regions=())
        self._send, self._core_ms, self._clock_s = send, core_ms, clock_s
        self._sheet: Sheet | None = None
        self._painted: dict[str, Painted] = {}
        self._scrolled: dict[str, tuple[str, float]] = {}  # region -> (what, how far in u)
        self._press, self._veil = InstructionGroup(), InstructionGroup()
        self._motion = Motion()
        for group in (self._motion.group, self._press, self._veil):
            self.canvas.after.add(group)
        self._backlight, self._dimming = backlight, Dimming(clock_s())
        self.woken: Callable[[], None] = lambda: None  # is called when a touch has made a dark screen light again
        self._grips: dict[str, Grip] = {}
        self._fingers = Fingers()
        self._quiet_until_s = 0.0
        self._last: Show | None = None  # the newest one on this line
        self._counted = (-1, -1)  # the seconds on the clock, and how far the confirm key is filled
        self._cue: Kind | None = None  # whose sign is on the prompt bar
        self._cue_until_s = 0.0
        self.bind(size=self._resized)

    # ---- from the core ------------------------------------------------------------------------------------
    def take(self, reply: Welcome | Show | Refused) -> None:
        """A message of the core changes the desk."""
        if isinstance(reply, Show) and self.desk.waiting:
            self._quiet_until_s = self._clock_s() + QUIET_S
        before = None
        if isinstance(reply, Show):
            before = self.picture if motion.tells(self._last, reply) else None
            self._notice(reply)
            self._last = reply
        self.desk = received(self.desk, reply)
        self.redraw(before)

    def _notice(self, show: Show) -> None:
        """What has happened is seen and makes the screen light; so does a turn that is timed, to its end."""
        cue = new_cue(self.desk.show, show)
        if cue:
            self._cue, self._cue_until_s = cue.kind, self._clock_s() + SHOWN_S
        if cue or is_timed(show) or is_timed(self.desk.show):
            self._wake()

    def press(self, press: Press) -> None:
        """A seat's wired button: confirm, if that form is in front and complete."""
        self._wake()
        _, confirm = going(self.desk)
        if confirm is not None and confirm.form == press.form:
            self.act(confirm)

    def link(self, up: bool) -> None:
        """The line to the core came up or went down."""
        if up != self.desk.linked:
            self._last = None
            self.desk = linked(self.desk, up)
            self.redraw()

    # ---- painting -------------------------------------------------------------------------------------------
    def _resized(self, *_: Any) -> None:
        self._painted.clear()
        self.redraw()
        if self._dimming.is_dark:
            self._darken(True)

    @property
    def _looks(self) -> Looks:
        return self.desk.show.looks if self.desk.show else Looks()

    @property
    def _is_night(self) -> bool:
        return bool(self.desk.show and self.desk.show.night)

    def redraw(self, before: Picture | None = None) -> None:
        """Make the picture anew, and paint what is not as it was. What lies elsewhere than `before` glides there."""
        picture = compose(self.desk, self.width, self.height, self._core_ms())
        if before is not None and (found := motion.moved(before, picture)):
            board = next(region for region in picture.regions if region.name == motion.BOARD)
            self._motion.begin(found, self._palette(self._is_night), self._place(board), self._clock_s())
        self._show(with_cue(picture, self._cue) if self._cue else picture)

    def _show(self, picture: Picture) -> None:
        """Paint the regions that are not as they were."""
        self.picture = picture
        night = self._is_night
        if window := self.get_root_window():
            turn(window, self._looks.flipped)
        wanted: dict[str, Painted] = {r.name: (r, picture.k, night) for r in self._motion.resting(picture.regions)}
        changed = [part for name in wanted if (part := self._changed(self._painted.get(name), wanted[name]))]
        if changed:  # all regions together cover the sheet, each its own part
            self._whole_sheet().paint(changed)
        self._painted = wanted
        self._counted = self._count()

    def tick(self) -> None:
        """Count on, move pieces on, take the sign away, get dark: draws only when one of them is to be seen."""
        if self._dimming.look(self._clock_s(), self.desk.show):
            self._darken(True)
        if self._cue and self._clock_s() >= self._cue_until_s:
            self._cue = None
            self.redraw()
        if self._motion.step(self._clock_s()):
            self._show(self.picture)
        if self._counted != self._count():
            self._show(counted_on(self.picture, self.desk, self._core_ms()))

    def until_next_s(self) -> float | None:
        """How long until the clock shows other digits, the sign goes, or it gets dark; None while nothing will."""
        clock = self.desk.show and self.desk.show.clock
        wait_ms = clockface.until_next_ms(clock, self._clock_ms(clock)) if clock else None
        step_ms = soon.until_next_ms(self.desk, self._passed_ms())
        waits_s = [ms / 1000 for ms in (wait_ms, step_ms) if ms is not None]
        if (step_s := self._motion.until_next_s()) is not None:
            waits_s.append(step_s)
        if self._cue:
            waits_s.append(max(0.0, self._cue_until_s - self._clock_s()))
        if (dark_s := self._dimming.until_s(self._clock_s(), self.desk.show)) is not None:
            waits_s.append(dark_s)
        return min(waits_s, default=None)

    def _count(self) -> tuple[int, int]:
        """What counts down, as it shows."""
        clock = self.desk.show and self.desk.show.clock
        seconds = clockface.seconds(clock, self._clock_ms(clock)) if clock else -1
        return seconds, soon.steps(self.desk, self._passed_ms())

    def _clock_ms(self, clock: ClockView) -> int:
        return clockface.now(clock, self._passed_ms())

    def _passed_ms(self) -> float:
        """How long ago, by the core's clock, what is shown was made."""
        return max(0.0, self._core_ms() - self.desk.show.now_ms) if self.desk.show else 0.0

    def _palette(self, night: bool) -> dict[str, str]:
        welcome = self.desk.welcome
        if welcome is None:
            return DARK
        return welcome.night if night else welcome.day

    def _changed(self, was: Painted | None, now: Painted) -> tuple[Pixels, InstructionGroup] | None:
        """The part of a region that does not look as it did, and what is seen there."""
        region, _, night = now
        if was is None or was[1:] != now[1:] or damage.is_other(was[0], region):
            return self._pixels(region.box), self._drawn(region, night)
        box = damage.stale(was[0], region)
        if box is None:
            return None
        there = structs.replace(region, block=damage.touching(region.block, box))
        box = structs.replace(box, x=region.box.x + box.x, y=region.box.y + box.y)
        return self._pixels(box), self._drawn(there, night)

    def _drawn(self, region: Region, night: bool) -> InstructionGroup:
        palette, k = self._palette(night), self.picture.k
        x, y, w, h = self._pixels(region.box)
        group = InstructionGroup()
        group.add(Color(*rgb(palette[region.ground])))
        group.add(Rectangle(pos=(x, y), size=(w, h)))
        group.add(PushMatrix())
        group.add(Translate(0, self.scrolled(region) * k, 0))
        paint(group, region.block.shapes, palette, self._place(region))
        group.add(PopMatrix())
        if region.scrolls and self._hidden(region) > 0:
            self._add_bar(group, region, palette)
        return group

    def _whole_sheet(self) -> Sheet:
        """The sheet, as large as the window."""
        size = round(self.width), round(self.height)
        if self._sheet is None or self._sheet.size != size:
            self.canvas.clear()
            self._sheet = Sheet(size)
            self.canvas.add(self._sheet.shown)
        return self._sheet

    def _top(self, region: Region) -> float:
        return float(self.height - region.box.y * self.picture.k)

    def _place(self, region: Region) -> Place:
        return Place(x=region.box.x * self.picture.k, top=self._top(region), k=self.picture.k)

    def _pixels(self, box: Box) -> Pixels:
        """A part of the screen in whole pixels of the window: neighbours share their border."""
        k = self.picture.k
        left, right = round(box.x * k), round(box.right * k)
        top, bottom = round(self.height - box.y * k), round(self.height - box.bottom * k)
        return left, bottom, max(0, right - left), max(0, top - bottom)

    # ---- dark and light -----------------------------------------------------------------------------------------
    def _wake(self) -> bool:
        """Somebody is there: True if it was dark until now."""
        was_dark = self._dimming.wake(self._clock_s())
        if was_dark:
            self._darken(False)
            self.woken()
        return was_dark

    def _darken(self, dark: bool) -> None:
        """The panel's light down or up, or a veil over the picture."""
        self._veil.clear()
        light = self._backlight
        if dark and not (light and light.turn_down()):
            self._veil.add(Color(*VEIL))
            self._veil.add(Rectangle(pos=self.pos, size=self.size))
        elif not dark and light:
            light.turn_up()

    # ---- scrolling --------------------------------------------------------------------------------------------
    def scrolled(self, region: Region) -> float:
        """How far a region is scrolled, in u; another content starts at the top."""
        what, far = self._scrolled.get(region.name, ("", 0.0))
        return min(far, self._hidden(region)) if region.scrolls and what == region.scrolls else 0.0

    def _hidden(self, region: Region) -> float:
        below = region.block.h + 8 - region.box.h
        return below if below > 8 else 0.0

    def _scroll(self, region: Region, far: float) -> None:
        self._scrolled[region.name] = (region.scrolls, max(0.0, min(far, self._hidden(region))))
        self._painted.pop(region.name, None)
        self.redraw()

    def _add_bar(self, group: InstructionGroup, region: Region, palette: dict[str, str]) -> None:
        """A thin bar at the right: how much there is, and where we are."""
        k, whole = self.picture.k, region.block.h + 8
        h = region.box.h * region.box.h / whole
        top = self.scrolled(region) * region.box.h / whole
        x = (region.box.right - 5) * k
        group.add(Color(*rgb(palette["edge"])))
        group.add(Rectangle(pos=(x, self._top(region) - (top + h) * k), size=(4 * k, h * k)))
        if self.scrolled(region) < self._hidden(region):
            self._add_arrow(group, region, palette)

    def _add_arrow(self, group: InstructionGroup, region: Region, palette: dict[str, str]) -> None:
        """An arrow down at the lower edge: there is more."""
        k = self.picture.k
        x, y = (region.box.x + region.box.w / 2) * k, self._top(region) - region.box.h * k
        group.add(Color(*rgb(palette[region.ground])))
        group.add(Rectangle(pos=(x - 24 * k, y), size=(48 * k, 16 * k)))
        group.add(Color(*rgb(palette["edge"])))
        group.add(Triangle(points=(x - 12 * k, y + 13 * k, x + 12 * k, y + 13 * k, x, y + 2 * k)))

    # ---- fingers -------------------------------------------------------------------------------------------------
    def on_touch_down(self, touch: Any) -> bool:
        """A finger comes down: show what it would tap; in the dark it only makes it light.

        Whatever it is on, the table does not go on by itself under it.
        """
        if stop := soon.hold(self.desk):
            self.act(stop)
        if self._wake():
            return True
        if touch.is_mouse_scrolling:
            return self._wheel(touch)
        region = self._region_at(touch.x, touch.y)
        target = self._target_at(region, touch.x, touch.y) if region else None
        self._grips[touch.uid] = Grip(region, target, touch.pos, self.scrolled(region) if region else 0.0)
        if region and self._zooms(region):
            self._fingers.down(touch.uid, self._on_board(region, touch))
        if len(self._fingers) > 1:  # they stretch the board, and tap nothing on it
            self._let_go()
        elif region and target:
            self._show_press(region, target)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """A finger that moves along a long form scrolls it, on a large board drags or stretches it."""
        grip = self._grips.get(touch.uid)
        if grip is None or grip.region is None:
            return False
        if touch.uid in self._fingers:
            self._drag_board(touch, grip, grip.region)
            return True
        moved_u = (touch.y - grip.y) / self.picture.k
        if abs(moved_u) > SLOP_U and grip.target:
            grip.target = None
            self._hide_press()
        if grip.target is None and grip.region.scrolls and self._hidden(grip.region):
            self._scroll(grip.region, grip.scrolled + moved_u)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """A finger that goes up where it came down taps."""
        grip = self._grips.pop(touch.uid, None)
        self._fingers.up(touch.uid)
        self._hide_press()
        if grip is None or grip.region is None or grip.target is None:
            return False
        now = self._region_at(touch.x, touch.y)
        target = self._target_at(now, touch.x, touch.y) if now else None
        # what lies under the finger must still be what it aimed at: a Show may have come between
        if target and target.act == grip.target.act:
            self.act(target.act)
        return True

    def _wheel(self, touch: Any) -> bool:
        region = self._region_at(touch.x, touch.y)
        if region and region.scrolls:
            self._scroll(region, self.scrolled(region) + (48 if touch.button == "scrollup" else -48))
        elif region and self._zooms(region):
            by = 1 / WHEEL if touch.button == "scrollup" else WHEEL
            self.act(zoom.scaled_at(self.desk.glass, self.desk.glass.scale * by, self._on_board(region, touch)))
        return True

    # ---- the board ----------------------------------------------------------------------------------------------
    def _zooms(self, region: Region) -> bool:
        """Whether it is a board whose cells are too small for fingers."""
        drawing = self.desk.show.drawing if self.desk.show else None
        return region.name == "board" and drawing is not None and zoom.is_needed(drawing, region.box)

    def _on_board(self, region: Region, touch: Any) -> zoom.Point:
        """Where a finger is, as a part of the board's size."""
        w, h = region.box.w * self.picture.k, region.box.h * self.picture.k
        return (touch.x - self.x) / w - region.box.x / region.box.w, (self._top(region) - touch.y) / h

    def _drag_board(self, touch: Any, grip: Grip, region: Region) -> None:
        """What is shown of the board follows the fingers; a small movement is still a tap."""
        far = max(abs(touch.x - grip.x), abs(touch.y - grip.y)) / self.picture.k
        if grip.target and far > SLOP_U:
            self._let_go()
        if grip.target is None:
            glass = self._fingers.moved(touch.uid, self._on_board(region, touch), self.desk.glass)
            if glass != self.desk.glass:
                self.act(glass)

    def _let_go(self) -> None:
        """No finger on the board taps what it is on."""
        for uid, grip in self._grips.items():
            if uid in self._fingers:
                grip.target = None
        self._hide_press()

    def _region_at(self, x: float, y: float) -> Region | None:
        k = self.picture.k
        u, v = (x - self.x) / k, (self.y + self.height - y) / k
        inside = (r for r in self.picture.regions if r.box.x <= u < r.box.right and r.box.y <= v < r.box.bottom)
        return next(inside, None)

    def _target_at(self, region: Region, x: float, y: float) -> Target | None:
        k = self.picture.k
        u, v = (x - self.x) / k - region.box.x, (self.y + self.height - y) / k - region.box.y
        v += self.scrolled(region)
        return hit(region.block.targets, u, v) or lying(region.block.below, u, v)

    def _show_press(self, region: Region, target: Target) -> None:
        """A brass line round what the finger is on."""
        self._hide_press()
        k, box = self.picture.k, target.box
        x = self.x + (region.box.x + box.x + 2) * k
        y = self._top(region) - (box.bottom - self.scrolled(region) - 2) * k
        self._press.add(Color(*rgb(self._palette(self._is_night)["brass"])))
        self._press.add(
            KivyLine(rounded_rectangle=(x, y, (box.w - 4) * k, (box.h - 4) * k, 8 * k), width=max(1.5, 2 * k))
        )

    def _hide_press(self) -> None:
        self._press.clear()

    # ---- acts ------------------------------------------------------------------------------------------------------
    def act(self, act: Act) -> None:
        """Do what a tap means."""
        if isinstance(act, Confirm | Undo) and self._clock_s() < self._quiet_until_s:
            return
        self.desk, request = acted(self.desk, act)
        if request is not None and not self._send(request):
            self.desk = linked(self.desk, False)
        self.redraw()
        if isinstance(act, Put):
            self._follow(act)

    def _follow(self, act: Put) -> None:
        """When a field has got its answer, scroll to the next one that lacks it."""
        form = form_in_front(self.desk)
        lacking = choosing.missing(form, draft(self.desk, form).values) if form and form.id == act.form else []
        region = next((r for r in self.picture.regions if r.scrolls), None)
        if region is None or not lacking or act.row in lacking:
            return
        boxes = [t.box for t in region.block.targets if isinstance(t.act, Put | Aim) and t.act.row == lacking[0]]
        if boxes and boxes[-1].bottom > self.scrolled(region) + region.box.h:
            self._scroll(region, min(boxes[0].y - LABEL_U, boxes[-1].bottom + 12 - region.box.h))

    def key(self, name: str) -> bool:
        """A key of a keyboard on the table: enter presses confirm, escape the back corner, backspace erases."""
        self._wake()
        match name:
            case "enter" | "numpadenter":
                _, confirm = going(self.desk)
                return self._press_key(confirm)
            case "escape":
                corner = self.desk.show.back if self.desk.show else None
                if corner is None:
                    return False
                return self._press_key(Undo(n=corner.n) if corner.n else Go(page=corner.go))
            case "backspace":
                typed = self._typed_field()
                return self._press_key(keyboard.erased(*typed) if typed else None)
            case _:
                return False

    def button(self, key: str, *, down: bool) -> None:
        """A key that may stand for a button at the table, which the core knows; not while it types."""
        if not down or self._typed_field() is None:
            self._send(Key(key=key, down=down))

    def text(self, letters: str) -> bool:
        """Letters from a keyboard on the table go into the open text field."""
        typed = self._typed_field()
        return self._press_key(keyboard.typed(*typed, letters) if typed else None)

    def _press_key(self, act: Act | None) -> bool:
        if act is not None:
            self.act(act)
        return act is not None

    def _typed_field(self) -> tuple[TextView, str, str] | None:
        """(field, form id, text so far) of the text field in front."""
        form = form_in_front(self.desk)
        if form is None:
            return None
        values = draft(self.desk, form).values
        fields = (f for f in form.fields if isinstance(f, TextView) and choosing.asked(f, values))
        field = next(fields, None)
        return (field, form.id, values[choosing.row(field)]) if field else None
