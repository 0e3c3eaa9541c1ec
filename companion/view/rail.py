"""The seats in the rail: name, public score, what they hold, and who is waited for."""

from __future__ import annotations

from collections.abc import Iterable

from companion.view.shapes import number
from companion.view.speak import Speaker
from companion.view.wire import Chip
from rules.kit.types import Hand, Prompt, Say, Scene, Seat, Sheet


def chips(scene: Scene, sheet: Sheet, prompts: Iterable[Prompt], speaker: Speaker, seats: int) -> tuple[Chip, ...]:
    """A chip per seat, clockwise. Scene and sheet come as this viewer may see them."""
    waited = {prompt.seat for prompt in prompts if prompt.waits}
    return tuple(
        Chip(
            seat=seat,
            name=speaker.name(seat),
            mark=speaker.mark(seat),
            score=number(sheet.totals[seat]) if sheet.totals else "",
            note=_note(scene, sheet, seat, speaker),
            turn=seat in waited,
            done=seat in scene.done,
            start=scene.start == seat,
            go=f"seat/{seat}",
        )
        for seat in range(seats)
    )


def _note(scene: Scene, sheet: Sheet, seat: Seat, speaker: Speaker) -> str:
    """What the seat holds; after the end its place."""
    if sheet.places:
        return speaker.speak(Say(key="place", args={"n": sheet.places[seat]}))
    hands = (part for part in scene.parts if isinstance(part, Hand) and part.seat == seat)
    return next((speaker.speak(hand.label) for hand in hands), "")
