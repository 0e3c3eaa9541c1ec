"""What a press or a roll means for the questions that are open: the one place that decides it, without doing it.

Nothing is ever guessed: what fits no open question is answered with a sentence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, assert_never

from hardware.signal import Found, Lost, Pressed, Rolled, RolledDie, Shared, Signal, Turned
from rules.kit.sample import asked, preset
from rules.kit.types import TABLE, Die, Field, Frozen, Prompt, Say, Seat, Throw, Tint, Who

Values = dict[str, Any]  # of one form: {field name: value}, keyed fields as {field name: {key: value}}
Filled = Mapping[str, Values]  # prompt id -> what has come from a dice reader so far


class Confirm(Frozen, frozen=True, kw_only=True):
    """Answer the prompt with these values."""

    prompt_id: str
    values: Values


class Focus(Frozen, frozen=True, kw_only=True):
    """Show that form and say why the press did not confirm it."""

    prompt_id: str
    say: Say


class Fill(Frozen, frozen=True, kw_only=True):
    """Show these values in the form: all that have come for it so far. The table confirms them."""

    prompt_id: str
    values: Values


class Undo(Frozen, frozen=True, kw_only=True):
    """Take the newest move back."""


class TogglePause(Frozen, frozen=True, kw_only=True):
    """Stop all clocks, or let them run again."""


class Refuse(Frozen, frozen=True, kw_only=True):
    """It does not fit what is asked: say why. Nothing else happens."""

    say: Say


class Tell(Frozen, frozen=True, kw_only=True):
    """A device went or came back."""

    say: Say


Act = Confirm | Focus | Fill | Undo | TogglePause | Refuse | Tell


def heard(signal: Signal, prompts: tuple[Prompt, ...], filled: Filled, paused: bool = False) -> Act:
    """What to do about a signal while these prompts are open.

    Secret prompts are left out here. In a pause dice still fill a form, but of the buttons only pause counts: people
    stand up, and somebody leans on the box.
    """
    public = _public(prompts)
    match signal:
        case Pressed(button=button):
            return _button(button, public, filled, paused)
        case Rolled(dice=dice):
            return _rolled(dice, public, filled)
        case Turned():
            return Refuse(say=_who_is_asked(public))
        case Lost(device=device, reason=reason):
            return Tell(say=Say(key="hardware-lost", args={"device": _short(device), "reason": reason}))
        case Found(device=device):
            return Tell(say=Say(key="hardware-found", args={"device": _short(device)}))
        case _:
            assert_never(signal)


def wanted(prompts: tuple[Prompt, ...], filled: Filled) -> tuple[Tint, ...]:
    """The colours of the dice that a roll would fill in now, one a die."""
    rows = _open_rows(_public(prompts), filled)
    return tuple(die.tint for die in rows[0].missing) if rows else ()


def _public(prompts: Iterable[Prompt]) -> tuple[Prompt, ...]:
    """Those that everybody may see, the waited for ones first."""
    return tuple(sorted((p for p in prompts if not p.secret), key=lambda prompt: not prompt.waits))


def _short(device: str) -> str:
    """The name of a device as people wrote it."""
    return device.partition(":")[2] or device


# ---- buttons ----------------------------------------------------------------------------------------
def _button(button: int | Shared, prompts: tuple[Prompt, ...], filled: Filled, paused: bool) -> Act:
    match button:
        case "pause":
            return TogglePause()
        case _ if paused:
            return Refuse(say=Say(key="hardware-paused"))
        case "undo":
            return Undo()
        case "next":
            return _next(prompts, filled)
        case int():
            return _pressed(button, prompts, filled)
        case _:
            assert_never(button)


def _pressed(seat: Seat, prompts: tuple[Prompt, ...], filled: Filled) -> Act:
    mine = [prompt for prompt in prompts if prompt.seat == seat]
    if not mine:
        return Refuse(say=_who_is_asked(prompts))
    if not mine[0].waits:  # open, but nobody waits for it: too easily pressed by mistake
        return Focus(prompt_id=mine[0].id, say=Say(key="hardware-on-screen"))
    return _confirmed(mine[0], filled)


def _next(prompts: tuple[Prompt, ...], filled: Filled) -> Act:
    """The table's own question first; else the only one that is waited for."""
    waited: dict[str, Prompt] = {}  # the first of each ask
    for prompt in prompts:
        if prompt.waits:
            waited.setdefault(prompt.group, prompt)
    of_table = [prompt for prompt in waited.values() if prompt.seat == TABLE]
    asked_now = of_table[:1] or list(waited.values())
    if len(asked_now) != 1:
        return Refuse(say=_who_is_asked(prompts))
    return _confirmed(asked_now[0], filled)


def _confirmed(prompt: Prompt, filled: Filled) -> Act:
    values = _complete(prompt, filled.get(prompt.id, {}))
    if values is None:
        return Focus(prompt_id=prompt.id, say=Say(key="hardware-fill-in"))
    return Confirm(prompt_id=prompt.id, values=values)


def _complete(prompt: Prompt, filled: Values) -> Values | None:
    """What came from a reader, and the usual answer for the rest; None where something is missing."""
    values: Values = {}
    for field in prompt.fields:
        if not asked(field, values):
            continue
        value = _value(field, filled)
        if value is None:
            return None
        values = _with(values, field, value)
    return values


def _value(field: Field, filled: Values) -> Any:
    came = _came(field, filled)
    if isinstance(field, Throw):
        faces = {**(field.usual or {}), **(came or {})}
        return faces if all(die.id in faces for die in field.dice) else None
    return preset(field) if came is None else came


def _came(field: Field, filled: Values) -> Any:
    value = filled.get(field.name)
    return value.get(field.key) if field.key and value is not None else value


def _with(values: Values, field: Field, value: Any) -> Values:
    if field.key:
        value = {**values.get(field.name, {}), field.key: value}
    return {**values, field.name: value}


def _who_is_asked(prompts: tuple[Prompt, ...]) -> Say:
    seats = dict.fromkeys(prompt.seat for prompt in prompts if prompt.waits)
    if not seats:
        return Say(key="hardware-nothing-asked")
    names = _listed(Say(key="hardware-table") if seat == TABLE else Who(seat=seat) for seat in seats)
    return Say(key="hardware-others-asked", args={"names": names})


# ---- dice -------------------------------------------------------------------------------------------
class Row(Frozen, frozen=True, kw_only=True):
    """A throw that is asked for and not filled in yet."""

    prompt: Prompt
    field: Throw
    faces: dict[str, int | str]  # that have come

    @property
    def missing(self) -> tuple[Die, ...]:
        """The dice that no face has come for."""
        return tuple(die for die in self.field.dice if die.id not in self.faces)


def _rolled(rolled: tuple[RolledDie, ...], prompts: tuple[Prompt, ...], filled: Filled) -> Act:
    """A roll of just a row's dice fills the first such row; a part of them the first row of all."""
    rows = _open_rows(prompts, filled)
    came = _listed(Say(key="hardware-die", args={"tint": die.tint, "face": die.face}) for die in rolled)
    if not rows:
        key = "hardware-dice-full" if any(True for p in prompts for _ in _throws(p, {})) else "hardware-no-dice"
        return Refuse(say=Say(key=key, args={"came": came}))
    for row in rows:
        for dice in (row.field.dice, row.missing):
            faces = _matched(dice, rolled) if len(dice) == len(rolled) else None
            if faces is not None:
                return _fill(row, faces, filled)
    faces = _matched(rows[0].missing, rolled)
    if faces is not None:
        return _fill(rows[0], faces, filled)
    tints = Counter(die.tint for die in rows[0].missing)
    expected = _listed(Say(key="hardware-dice", args={"tint": tint, "n": n}) for tint, n in tints.items())
    return Refuse(
        say=Say(key="hardware-dice-unlike", args={"label": rows[0].field.label, "expected": expected, "came": came})
    )


def _open_rows(prompts: tuple[Prompt, ...], filled: Filled) -> tuple[Row, ...]:
    rows = (
        Row(prompt=prompt, field=field, faces=_came(field, filled.get(prompt.id, {})) or {})
        for prompt in prompts
        for field in _throws(prompt, filled.get(prompt.id, {}))
    )
    return tuple(row for row in rows if row.missing)


def _throws(prompt: Prompt, filled: Values) -> Iterator[Throw]:
    values: Values = {}
    for field in prompt.fields:
        if asked(field, values):
            values = _with(values, field, _value(field, filled))
            if isinstance(field, Throw):
                yield field


def _fill(row: Row, faces: dict[str, int | str], filled: Filled) -> Fill:
    so_far = filled.get(row.prompt.id, {})
    return Fill(prompt_id=row.prompt.id, values=_with(so_far, row.field, {**row.faces, **faces}))


def _matched(dice: Sequence[Die], rolled: Sequence[RolledDie]) -> dict[str, int | str] | None:
    """A face for as many of the dice as were rolled; None where a rolled die is none of them.

    A die of no colour takes any colour. The choosiest dice are served first.
    """
    free = sorted(dice, key=lambda die: (die.tint == "none", len(die.faces) or die.most - die.least + 1))
    faces: dict[str, int | str] = {}
    for each in rolled:
        fits = ((die, _face(die, each.face)) for die in free if die.tint in (each.tint, "none"))
        found = next(((die, face) for die, face in fits if face is not None), None)
        if found is None:
            return None
        free.remove(found[0])
        faces[found[0].id] = found[1]
    return faces


def _face(die: Die, face: str) -> int | str | None:
    """The answer's value for what lies on top; None if the die has no such face."""
    if die.faces:
        return next((option.value for option in die.faces if str(option.value) == face), None)
    is_number = face.isascii() and face.isdecimal() and die.least <= int(face) <= die.most
    return int(face) if is_number else None


def _listed(parts: Iterable[Say | Who]) -> Say:
    """All of them in one line; the empty key joins its arguments."""
    return Say(key="", args={str(i): part for i, part in enumerate(parts)})
