"""The stage, the only Kivy widget: holds the screen's state, displays it, and turns fingers and keys into acts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.uix.widget import Widget
from msgspec import structs

from companion.view.wire import Go, Key, Press, Redo, Refused, Request, Show, Undo, Welcome
from ui.form import keyboard
from ui.form.open_form import Cache
from ui.kit.block import Target
from ui.paint import motion
from ui.paint.display import MORE_H, Display
from ui.paint.shapes import Palette
from ui.screen import countdowns, fingers, map_editor, ring, zoom
from ui.screen.composition import Region, ScreenPicture, compose
from ui.screen.cue import SIGN_S, CueKind, new_cue, with_cue
from ui.state import carried_cell, choices, lying_fingers, steps
from ui.state.acts import Act, Aim, Confirm, Glass, Put, meaning
from ui.state.screen_state import Desk, acted, confirm_corner, draft, form_in_front, linked, received
from ui.window.dimming import Backlight, Dimming, is_timed
from ui.window.rotation import turn

SLOP_U = 14.0  # a finger that moves further scrolls and does not tap
CALM_S, LONGEST_CALM_S = 0.5, 1.5  # a new key must be there so long before a second tap on the spot counts
SAME_SPOT_U = 60.0
QUIET_S = 0.35  # after an answer confirm is ignored so long: a double tap answers once
WHEEL = 1.25  # the zoom of a notch of the mouse wheel
LINE_U = 48.0  # the scroll of a notch, or of an arrow key without another target
PUSH = 8.0  # the move of a map's cell by an arrow key, in u of the drawing
LABEL_U = 44.0  # room for the label above a field scrolled to
FIRST_PALETTE = {"walnut": "#35261d", "cream": "#fbf3e4"}  # before the core has sent its palette


class Grip:
    """A finger on the screen: its first place, its target, and its place on a zoomable board."""

    def __init__(self, region: Region | None, target: Target | None, at: tuple[float, float], scrolled: float) -> None:
        self.region, self.target, (self.x, self.y), self.scroll_offset = region, target, at, scrolled
        self.part: zoom.Point | None = None


class Tap:
    """The newest tap: its meaning, time and place."""

    def __init__(self, meaning: Act | str, at_s: float, at: tuple[float, float]) -> None:
        self.meaning, self.at_s, (self.x, self.y) = meaning, at_s, at

    def is_near(self, at: tuple[float, float], far: float) -> bool:
        return abs(self.x - at[0]) <= far and abs(self.y - at[1]) <= far


class Stage(Widget):  # type: ignore[misc]
    """The stage. `send` gives a request to the core, False without a connection; `core_ms` and `clock_s` are clocks."""

    def __init__(
        self,
        send: Callable[[Request], bool],
        core_ms: Callable[[], float],
        clock_s: Callable[[], float],
        backlight: Backlight | None = None,
    ) -> None:
        super().__init__()
        self.desk = Desk()
        self.display = Display(self.canvas, self.width, self.height)
        self._send, self._core_ms, self._clock_s = send, core_ms, clock_s
        self._backlight, self._dimming = backlight, Dimming(clock_s())
        self.on_wake: Callable[[], None] = lambda: None  # called when a touch wakes the screen
        self._grips: dict[str, Grip] = {}
        self._stepping = steps.Stepping()
        self._quiet_until_s = 0.0
        self._tap: Tap | None = None
        self._calm_until_s = 0.0  # until then a new target under the finger is not meant
        self._last_show: Show | None = None  # the newest one of this connection
        self._cache = Cache()
        self._cue: CueKind | None = None  # its sign is on the prompt bar
        self._cue_until_s = 0.0
        self._ring: ring.RingStop | None = None  # the keyboard's focus
        self.bind(size=self._resize)

    # ---- from the core ------------------------------------------------------------------------------------
    def take(self, reply: Welcome | Show | Refused) -> None:
        """Apply a message of the core."""
        if isinstance(reply, Show) and self.desk.waiting:
            self._quiet_until_s = self._clock_s() + QUIET_S
        glides = False
        if isinstance(reply, Show):
            self._keep_calm()
            glides = motion.may_glide(self._last_show, reply)
            self._notice(reply)
            self._last_show = reply
        self.desk = received(self.desk, reply)
        self.redraw(glides=glides)
        if isinstance(reply, Show):
            self._walk(steps.with_page(reply.steps, self._stepping))

    def _notice(self, show: Show) -> None:
        """Wake the screen when something happens, and keep it on during a timed turn."""
        cue = new_cue(self.desk.show, show)
        if cue:
            self._cue, self._cue_until_s = cue.kind, self._clock_s() + SIGN_S
        if cue or is_timed(show) or is_timed(self.desk.show):
            self._wake()

    def press(self, press: Press) -> None:
        """Handle a seat's wired button: confirm, if that form is in front and complete."""
        self._wake()
        _, confirm = confirm_corner(self.desk)
        if confirm is not None and confirm.form == press.form:
            self.act(confirm)

    def link(self, up: bool) -> None:
        """Set whether the connection to the core is up."""
        if up != self.desk.linked:
            self._last_show = None
            self.desk = linked(self.desk, up)
            self.redraw()

    # ---- display ----------------------------------------------------------------------------------------------
    @property
    def picture(self) -> ScreenPicture:
        return self.display.picture

    @property
    def _palette(self) -> Palette:
        welcome, show = self.desk.welcome, self.desk.show
        if welcome is None:
            return FIRST_PALETTE
        return welcome.night if show and show.night else welcome.day

    def _resize(self, *_: Any) -> None:
        self.display.resize(self.width, self.height)
        self.redraw()
        if self._dimming.is_dark:
            self._darken(True)

    def redraw(self, *, glides: bool = False) -> None:
        """Compose and show the picture. Pieces jump to their new places, or glide there if `glides`."""
        picture = compose(self.desk, self.width, self.height, self._core_ms(), self._cache)
        if glides:
            self.display.glide(picture, self._palette, self._clock_s())
        if window := self.get_root_window():
            turn(window, bool(self.desk.show and self.desk.show.looks.flipped))
        is_asked = ring.is_new_question(self.picture, picture)
        self.display.show(with_cue(picture, self._cue) if self._cue else picture, self._palette)
        if self._ring:
            there = self._stops()
            self._lay_ring(ring.first_stop(there) if is_asked else ring.matching_stop(there, self._ring))

    def _scroll(self, region: Region, far: float) -> None:
        self.display.scroll(region, far)
        self.redraw()

    # ---- time -------------------------------------------------------------------------------------------------
    def tick(self) -> None:
        """Advance clocks, pieces, the cue's sign and dimming, and redraw."""
        if self._dimming.look(self._clock_s(), self.desk.show):
            self._darken(True)
        if self._cue and self._clock_s() >= self._cue_until_s:
            self._cue = None
        self.display.move(self._clock_s())
        if fingers.is_due(self.desk, self._core_ms()):
            self._draw_lots()
        if self.display.until_next_s() is None:  # digits wait for the gliding pieces
            self.redraw()

    def until_next_s(self) -> float | None:
        """Seconds until the next tick: digits, the sign or dimming; None if none will come."""
        count_ms = countdowns.until_next_ms(self.desk, self._core_ms())
        waits_s = [] if count_ms is None else [count_ms / 1000]
        if (step_s := self.display.until_next_s()) is not None:
            waits_s.append(step_s)
        if self._cue:
            waits_s.append(max(0.0, self._cue_until_s - self._clock_s()))
        if (dark_s := self._dimming.until_dark_s(self._clock_s(), self.desk.show)) is not None:
            waits_s.append(dark_s)
        return min(waits_s, default=None)

    # ---- dark and light -----------------------------------------------------------------------------------------
    def _wake(self) -> bool:
        """Wake the screen; True if it was dark."""
        was_dark = self._dimming.wake(self._clock_s())
        if was_dark:
            self._darken(False)
            self.on_wake()
        return was_dark

    def _darken(self, dark: bool) -> None:
        """Dim the backlight or restore it; without one, veil the picture."""
        light = self._backlight
        is_turned = light is not None and (light.turn_down() if dark else light.turn_up())
        self.display.veil(dark and not is_turned)

    # ---- fingers -------------------------------------------------------------------------------------------------
    def on_touch_down(self, touch: Any) -> bool:
        """Outline the target under the finger; a dark screen only wakes up. Any touch stops a pending automatic
        step."""
        self._stop_step()
        self._lay_ring(None)
        if self._wake():
            return True
        if touch.is_mouse_scrolling:
            return self._turn_wheel(touch)
        region, target = self.display.region_at(*touch.pos), self.display.target_at(*touch.pos)
        show, is_board = self.desk.show, region is not None and region.name == "board"
        if region and is_board and show and show.fingers:
            spot = self.display.part_at(region, *touch.pos)
            return self._lay(lying_fingers.put_down(self.desk.laid, touch.uid, spot, self._core_ms()))
        if region and is_board and show and show.steps and steps.is_on_row(show.steps, self._spot(touch, region)):
            return self._step(touch, region)
        grip = Grip(region, target, touch.pos, self.display.scroll_offset(region) if region else 0.0)
        self._grips[touch.uid] = grip
        if region and self._is_zoomable(region):
            grip.part = self.display.part_at(region, *touch.pos)
        if sum(each.part is not None for each in self._grips.values()) > 1:  # they zoom the board, and tap nothing
            self._let_go()
        elif region and target:
            self.display.show_press(region, target)
        elif region and is_board and show and show.arrange:
            self._take_up(touch, region)
        return True

    def _stop_step(self) -> None:
        if stop := countdowns.hold_request(self.desk):
            self.act(stop)

    def on_touch_move(self, touch: Any) -> bool:
        """Scroll a long form, or pan or zoom a large board."""
        if self._is_lying(touch):
            return self._slide(touch)
        if touch.uid == self._stepping.finger:
            board = self.picture.region("board")
            return board is not None and self._step(touch, board)
        grip = self._grips.get(touch.uid)
        if grip is None or grip.region is None:
            return False
        if touch.uid == self.desk.carried.finger and self._carry(touch, grip, grip.region):
            return True
        if grip.part:
            self._drag_board(touch, grip, grip.region)
            return True
        moved_u = (touch.y - grip.y) / self.picture.k
        if abs(moved_u) > SLOP_U and grip.target:
            grip.target = None
            self.display.hide_press()
        if grip.target is None and grip.region.scrolls and self.display.hidden_height(grip.region):
            self._scroll(grip.region, grip.scroll_offset + moved_u)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """Tap, if the finger goes up over its first target."""
        if self._is_lying(touch):
            return self._lay(lying_fingers.lifted(self.desk.laid, touch.uid, self._core_ms()))
        if touch.uid == self._stepping.finger:
            self._stepping = steps.lifted(self._stepping)
            return True
        grip = self._grips.pop(touch.uid, None)
        self.display.hide_press()
        if touch.uid == self.desk.carried.finger:
            return self._lay_down()
        if grip and grip.region and grip.region.name == "back" and grip.target is None:
            self.desk = countdowns.tapped_too_soon(self.desk, self._core_ms())
        if grip is None or grip.region is None or grip.target is None:
            return False
        target = self.display.target_at(*touch.pos)
        # the target under the finger must be the same: a Show may have come between
        if target and target.act == grip.target.act and self._is_meant(target.act, touch.pos):
            self._tap = Tap(self._meaning(target.act), self._clock_s(), touch.pos)
            self._keep_calm()
            self.act(target.act)
        return True

    def _keep_calm(self) -> None:
        """Begin the time in which a tap does not count for a new target that nobody can have read yet."""
        self._calm_until_s = self._clock_s() + CALM_S

    def _is_meant(self, act: Act, at: tuple[float, float]) -> bool:
        """Whether the tap means this act: not a double tap's second one, on a key that has changed between the two."""
        if self._tap is None or self._clock_s() >= min(self._calm_until_s, self._tap.at_s + LONGEST_CALM_S):
            return True
        return self._meaning(act) == self._tap.meaning or not self._tap.is_near(at, SAME_SPOT_U * self.picture.k)

    def _meaning(self, act: Act) -> Act | str:
        """The identity of an act for repeated taps on one spot; all moments of a row count as one."""
        row = self.desk.show.steps if self.desk.show else None
        return row.go if row and isinstance(act, Go) and act.page.startswith(f"{row.go}/") else meaning(act)

    def _turn_wheel(self, touch: Any) -> bool:
        region = self.display.region_at(*touch.pos)
        if region and region.scrolls:
            self._scroll(
                region, self.display.scroll_offset(region) + (LINE_U if touch.button == "scrollup" else -LINE_U)
            )
        elif region and self._is_zoomable(region):
            by = 1 / WHEEL if touch.button == "scrollup" else WHEEL
            at = self.display.part_at(region, *touch.pos)
            self.act(zoom.scaled_at(self.desk.glass, self.desk.glass.scale * by, at))
        return True

    # ---- fingers that lie on the board --------------------------------------------------------------------------
    def _is_lying(self, touch: Any) -> bool:
        return any(finger == touch.uid for finger, _ in self.desk.laid.down)

    def _slide(self, touch: Any) -> bool:
        board = self.picture.region("board")
        return board is not None and self._lay(
            lying_fingers.dragged(self.desk.laid, touch.uid, self.display.part_at(board, *touch.pos))
        )

    def _lay(self, lying: lying_fingers.LyingFingers) -> bool:
        self.desk = structs.replace(self.desk, laid=lying)
        self.redraw()
        return True

    def _draw_lots(self) -> None:
        """Request lots after the hold time."""
        show = self.desk.show
        if show and show.fingers:
            lying, request = lying_fingers.request_lots(self.desk.laid, show.fingers)
            self._send(request)
            self._lay(lying)

    # ---- moments in a row ---------------------------------------------------------------------------------------
    def _step(self, touch: Any, region: Region) -> bool:
        """Move a finger along the row of moments."""
        if self.desk.show and self.desk.show.steps:
            self._walk(steps.with_finger(self.desk.show.steps, self._stepping, touch.uid, self._spot(touch, region)))
        return True

    def _walk(self, step: tuple[steps.Stepping, Go | None]) -> None:
        self._stepping, go = step
        if go is not None and not self._send(go):
            self._stepping = steps.Stepping()

    # ---- cells of a printed map ---------------------------------------------------------------------------------
    def _spot(self, touch: Any, region: Region) -> carried_cell.Spot:
        """The finger's place in u of the drawing."""
        assert self.desk.show
        assert self.desk.show.drawing
        part = self.display.part_at(region, *touch.pos)
        return map_editor.board_spot(self.desk.show.drawing, region.box, self.desk.glass, part)

    def _take_up(self, touch: Any, region: Region) -> None:
        """Put a finger down on the map."""
        assert self.desk.show
        spot = self._spot(touch, region)
        cell = map_editor.cell_at(self.desk.show, spot)
        self._hold(carried_cell.put_down(self.desk.carried, touch.uid, cell, spot))

    def _carry(self, touch: Any, grip: Grip, region: Region) -> bool:
        """Drag the cell under the finger; False without one, then the finger pans the board."""
        far = max(abs(touch.x - grip.x), abs(touch.y - grip.y)) / self.picture.k
        now = carried_cell.dragged(self.desk.carried, self._spot(touch, region), moved=far > SLOP_U)
        if now.held and grip.part:  # a pinch would begin here
            grip.part = self.display.part_at(region, *touch.pos)
        if now.moved or self.desk.carried.moved:
            self._hold(now)
        return bool(now.held) or not now.moved

    def _lay_down(self) -> bool:
        """Drop the cell when the finger goes up, or choose it by a tap."""
        show = self.desk.show
        if show is None or show.arrange is None:
            return self._hold(carried_cell.CarriedCell())
        held = map_editor.middle(show, self.desk.carried.held) if self.desk.carried.held else (0.0, 0.0)
        now, request = carried_cell.lifted(self.desk.carried, show.arrange, held)
        self.desk = structs.replace(self.desk, refused=None)
        if request is not None and not self._send(request):
            self.desk, now = linked(self.desk, False), carried_cell.CarriedCell()
        return self._hold(now)

    def _hold(self, now: carried_cell.CarriedCell) -> bool:
        self.desk = structs.replace(self.desk, carried=now)
        self.redraw()
        return True

    # ---- the board ----------------------------------------------------------------------------------------------
    def _is_zoomable(self, region: Region) -> bool:
        """Whether the region is a board with cells too small for fingers."""
        drawing = self.desk.show.drawing if self.desk.show else None
        return region.name == "board" and drawing is not None and zoom.is_needed(drawing, region.box)

    def _drag_board(self, touch: Any, grip: Grip, region: Region) -> None:
        """Move the viewport with the fingers; a small movement is still a tap."""
        far = max(abs(touch.x - grip.x), abs(touch.y - grip.y)) / self.picture.k
        if grip.target and far > SLOP_U:
            self._let_go()
        if grip.target is None:
            glass = self._next_glass(grip, self.display.part_at(region, *touch.pos))
            if glass != self.desk.glass:
                self.act(glass)

    def _next_glass(self, grip: Grip, at: zoom.Point) -> Glass:
        """The viewport after a finger has moved: one finger pans, two zoom."""
        assert grip.part
        before, other = grip.part, next((g.part for g in self._grips.values() if g.part and g is not grip), None)
        grip.part = at
        if other is None:
            return zoom.panned(self.desk.glass, before, at)
        return zoom.pinched(self.desk.glass, (before, other), (at, other))

    def _let_go(self) -> None:
        """Cancel the taps and drags of all fingers on the board."""
        if self.desk.carried.finger is not None:
            self._hold(carried_cell.let_go(self.desk.carried))
        for grip in self._grips.values():
            if grip.part:
                grip.target = None
        self.display.hide_press()

    # ---- acts ------------------------------------------------------------------------------------------------------
    def act(self, act: Act) -> None:
        """Perform an act."""
        if isinstance(act, Confirm | Undo | Redo) and self._clock_s() < self._quiet_until_s:
            return
        self.desk, request = acted(self.desk, act)
        if request is not None and not self._send(request):
            self.desk = linked(self.desk, False)
        self.redraw()
        if isinstance(act, Put):
            self._follow(act)

    def _follow(self, act: Put) -> None:
        """Scroll to the next incomplete field once this one is complete."""
        form = form_in_front(self.desk)
        lacking = choices.missing_rows(form, draft(self.desk, form).values) if form and form.id == act.form else []
        region = next((r for r in self.picture.regions if r.scrolls), None)
        if region is None or not lacking or act.row in lacking:
            return
        boxes = [t.box for t in region.block.targets if isinstance(t.act, Put | Aim) and t.act.row == lacking[0]]
        seen = region.box.h - MORE_H
        if boxes and boxes[-1].bottom > self.display.scroll_offset(region) + seen:
            self._scroll(region, min(boxes[0].y - LABEL_U, boxes[-1].bottom + 12 - seen))

    # ---- keys of the table's own keyboard ----------------------------------------------------------------------
    def take_key(self, name: str) -> bool:
        """Handle a key: tab and arrows move the ring, enter and space tap its target; without a ring enter confirms.
        Escape goes back, backspace erases. False if the key means nothing now."""
        self._wake()
        return self._ring_key(name) or self._press_key(keyboard.key_act(self.desk, name))

    def _carry_key(self, name: str) -> bool:
        """Move the cell with the arrow keys, drop it with enter, cancel the drag with any other key."""
        now = self.desk.carried
        if name in ring.WAYS:
            x, y = (at + PUSH * way for at, way in zip(now.now, ring.WAYS[name], strict=True))
            return self._hold(carried_cell.dragged(now, (x, y), moved=True))
        return self._lay_down() if ring.is_tap_key(name) else self._hold(carried_cell.CarriedCell())

    def _ring_key(self, name: str) -> bool:
        if name and self.desk.carried.finger == carried_cell.KEYS:
            return self._carry_key(name)
        if self._ring is None and self.desk.show and self.desk.show.steps and name in ("left", "right"):
            return False  # to the moment before or after
        if self._ring and ring.is_tap_key(name) and (name != "space" or keyboard.open_field(self.desk) is None):
            self.act(self._ring.target.act)
            return True
        to = ring.next_stop(self._stops(), self._ring, name)
        long = next((region for region in self.picture.regions if self.display.hidden_height(region)), None)
        if long and name in ("up", "down") and to in (None, self._ring):
            self._scroll(long, self.display.scroll_offset(long) + LINE_U * ring.WAYS[name][1])
            return True
        if to is None:
            return False
        self._stop_step()
        self._lay_ring(to)
        self._show_whole(to)
        return True

    def _stops(self) -> tuple[ring.RingStop, ...]:
        return ring.stops(self.picture, self.display.scroll_offset, self.desk.show)

    def _lay_ring(self, to: ring.RingStop | None) -> None:
        self._ring = to
        if to and (region := self.picture.region(to.region)):
            self.display.show_ring(region, to.target)
        else:
            self.display.hide_ring()

    def _show_whole(self, stop: ring.RingStop) -> None:
        """Scroll to the ring."""
        region, box = self.picture.region(stop.region), stop.target.box
        if region is None or not region.scrolls:
            return
        seen, far = region.box.h - MORE_H, self.display.scroll_offset(region)
        if box.y < far:
            self._scroll(region, box.y - LABEL_U)
        elif box.bottom > far + seen:
            self._scroll(region, box.bottom + 12 - seen)

    def take_button(self, key: str, *, down: bool) -> None:
        """Handle a key that may stand for a seat's button, which the core knows; not while a text field is open."""
        if not down or keyboard.open_field(self.desk) is None:
            self._send(Key(key=key, down=down))

    def take_text(self, letters: str) -> bool:
        """Type letters of the table's keyboard into the open text field."""
        field = keyboard.open_field(self.desk)
        if field:
            self._lay_ring(None)  # enter confirms the typed text
        return self._press_key(keyboard.letter_put(*field, letters) if field else None)

    def _press_key(self, act: Act | None) -> bool:
        if act is not None:
            self.act(act)
        return act is not None
