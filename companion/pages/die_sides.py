"""What the numbers of a Bluetooth die stand for where the game's own dice have colours, pictures or odd numbers.

"die-sides/2" sets it for die 2, as long as the game asks for such a roll; the form of that roll says it.
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from companion.devices.roll_matching import asked_of, hand_of
from companion.errors import Stale, Trouble
from companion.pages.page import Submission, View, asks, existing, number, numbered
from companion.table.core import Core
from companion.view.ask import field_view
from companion.view.wire import FieldView, Show
from hardware.bluetooth.die import KnownDie
from rules.kit.types import Amount, Choice, Die, Say


def asked(core: Core, die: KnownDie) -> tuple[str, Die] | None:
    """The form that is open now, and its die, for which that one's numbers stand for something."""
    now = core.game.snapshot()
    return asked_of(now.prompts, die.tint, hand_of(die, core.game.seated)) if now else None


def draw(view: View) -> Show:
    """A row for each number; none while nothing is asked that it would be read for."""
    die = existing(view.core.dice, "dice").numbered(numbered(view.about))
    path, found, rows = f"die-sides/{die.number}", asked(view.core, die), tuple[FieldView, ...]()
    if found:
        sides = hand_of(die, ()).read(found[1])
        rows = tuple(_row(view, found[1], str(n), side) for n, side in enumerate(sides, 1))
    return view.screen(
        path,
        view.heading("dice-die", "dice-sides", n=die.number),
        facts=(None if rows else view.fact("dice-faces"),),
        asks=asks(view.form(path, *rows) if rows else None),
        back=f"die/{die.number}",
    )


def _row(view: View, rolled: Die, n: str, side: str) -> FieldView:
    label = Say(key="dice-side", args={"n": n})
    field: Choice | Amount = Amount(name=n, label=label, least=rolled.least, most=rolled.most, default=0)
    default: Any = (side,)
    if rolled.faces:
        field = Choice(name=n, label=label, options=rolled.faces)
    else:
        default = int(side)
    shown = field_view(field, view.speaker, view.look.session.game.glyphs)
    return structs.replace(shown, default=default, at_once=True)


async def change(sent: Submission) -> str:
    """It counts at once. A picture is on one side only: the number that had it gets the other one's."""
    own = existing(sent.core.dice, "dice")
    die = own.numbered(numbered(sent.about))
    if (found := asked(sent.core, die)) is None:
        raise Stale("form-closed")
    rolled, (name, value) = found[1], sent.change
    before = hand_of(die, ()).read(rolled)
    allowed = [str(face.value) for face in rolled.faces] or [str(n) for n in range(rolled.least, rolled.most + 1)]
    at = number(name) or 0
    if not 1 <= at <= len(before) or str(value) not in allowed:
        raise Trouble("no-such-setting", detail=f"{name}={value!r}")
    now, was = str(value), before[at - 1]
    swapped = [was if side == now and rolled.faces else side for side in before]
    swapped[at - 1] = now
    others = (each for each in die.sides if each != before)
    await own.change(die, "sides", [*others, swapped])
    return f"die-sides/{die.number}"


def told(view: View) -> dict[str, str]:
    """By form: how the dice that may answer it are read."""
    own, by_reading = view.core.dice, dict[tuple[str, str], list[int]]()
    for die in own.all if own else ():
        if found := asked(view.core, die):
            form, rolled = found
            sides = hand_of(die, ()).read(rolled)
            by_reading.setdefault((form, _said(view, rolled, sides)), []).append(die.number)
    hints: dict[str, str] = {}
    for (form, said), numbers in by_reading.items():
        dice = ", ".join(map(str, sorted(numbers)))
        hint = view.text("dice-read", dice=dice, n=len(numbers), sides=said)
        hints[form] = f"{hints[form]} {hint}" if form in hints else hint
    return hints


def _said(view: View, rolled: Die, sides: tuple[str, ...]) -> str:
    """ "1 = red, 2 = blue"; of numbers just those that stand for another one."""
    labels = {str(face.value): view.speaker.speak(face.label) for face in rolled.faces}
    pairs = [
        view.text("dice-is", n=n, side=labels.get(side, side))
        for n, side in enumerate(map(str, sides), 1)
        if side != str(n)
    ]
    return ", ".join(pairs) or view.text("dice-as-is")
