"""The mapping of a Bluetooth die's numbers to a game's own dice with colours, pictures or other numbers.

"die-sides/2" sets it for die 2 during such a game; the buttons of a roll show it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from companion.devices.roll_matching import Reading, find_reading, roller_of
from companion.errors import Stale, Trouble
from companion.pages.page import Submission, View, asks, keys, number, require_number, require_part
from companion.table.core import Core
from companion.view.wire import AskView, DieView, Fact, FieldView, OptionView, Show, ThrowView
from hardware.bluetooth.die import KnownDie
from rules.kit.types import Die, Seat, Throw


def die_reading(core: Core, die: KnownDie) -> Reading | None:
    """The reading of a die in the current game, as one of the dice that the game names or asks for; None if its numbers
    are read as they are."""
    if (now := core.game.snapshot()) is None:
        return None
    fields = (field for prompt in now.prompts for field in prompt.fields if isinstance(field, Throw))
    asked = (each for field in fields for each in field.dice)
    return find_reading((*now.session.game.dice, *asked), die.tint, roller_of(die, core.game.seat_names))


def draw(view: View) -> Show:
    """A row for each number, or a note if no current game has such dice."""
    die = require_part(view.core.dice, "dice").find_by_number(require_number(view.subject))
    path, found, rows = f"die-sides/{die.number}", die_reading(view.core, die), tuple[FieldView, ...]()
    if found:
        rows = tuple(_row(view, found.die, str(n), side) for n, side in enumerate(found.sides, 1))
    return view.screen(
        path,
        view.heading("dice-die", "dice-sides", n=die.number),
        facts=(None if rows else view.fact("dice-faces"),),
        asks=asks(view.form(path, *rows) if rows else None),
        back=f"die/{die.number}",
    )


def _row(view: View, rolled: Die, n: str, side: str) -> FieldView:
    options = [(str(face.value), view.speaker.speak(face.label)) for face in rolled.faces]
    options = options or [(pips, pips) for pips in map(str, range(rolled.least, rolled.most + 1))]
    return keys(n, view.text("dice-side", n=n), options, side)


async def change(sent: Submission) -> str:
    """Change one side at once. A picture is on one side only: the side that had it gets the other picture."""
    own = require_part(sent.core.dice, "dice")
    die = own.find_by_number(require_number(sent.subject))
    if (found := die_reading(sent.core, die)) is None:
        raise Stale("form-closed")
    rolled, before, (name, value) = found.die, found.sides, sent.change
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


# ---- during a roll ------------------------------------------------------------------------------------
def with_notes(view: View, views: Sequence[AskView]) -> tuple[AskView, ...]:
    """The questions with each picture's number on its button."""
    return tuple(
        _with_notes(ask, [read.sides for _, read in _readings(view, ask.seat) if read.die.faces]) for ask in views
    )


def _with_notes(ask: AskView, read: Sequence[tuple[str, ...]]) -> AskView:
    def die(each: DieView) -> DieView:
        sides = next((sides for sides in read if set(sides) == {str(face.value) for face in each.faces}), None)
        return structs.replace(each, faces=tuple(face(o, sides) for o in each.faces)) if sides else each

    def face(option: OptionView, sides: tuple[str, ...]) -> OptionView:
        return structs.replace(option, note=str(sides.index(str(option.value)) + 1))

    def field(each: FieldView) -> FieldView:
        return structs.replace(each, dice=tuple(map(die, each.dice))) if isinstance(each, ThrowView) else each

    forms = (structs.replace(form, fields=tuple(map(field, form.fields))) for form in ask.forms)
    return structs.replace(ask, forms=tuple(forms)) if read else ask


def side_facts(view: View) -> Iterator[Fact]:
    """The changed numbers of each die, while a prompt asks for dice."""
    asks = [prompt for prompt in view.look.prompts if any(isinstance(field, Throw) for field in prompt.fields)]
    for die, read in _readings(view, asks[0].seat) if asks else ():
        changed = [view.text("dice-is", n=n, side=side) for n, side in enumerate(read.sides, 1) if side != str(n)]
        if changed and not read.die.faces:
            yield view.fact("dice-read", "label", n=die.number, sides=", ".join(changed))


def _readings(view: View, seat: Seat) -> Iterator[tuple[KnownDie, Reading]]:
    """The dice that may answer this seat's prompts, with their readings."""
    for die in view.core.dice.known_dice if view.core.dice else ():
        if roller_of(die, view.core.game.seat_names).serves(seat) and (found := die_reading(view.core, die)):
            yield die, found
