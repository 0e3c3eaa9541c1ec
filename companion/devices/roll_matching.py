"""Match a roll to the open prompt that needs those dice.

A Throw asks for dice, or a Choice that names a die: the number on top chooses the option.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from companion.table.arrivals import FormValues, field_values
from companion.table.intents import Fill, Intent, refusal
from hardware.bluetooth.die import KnownDie
from hardware.signal import RolledDie
from rules.kit.answers import Values, value_in, with_value
from rules.kit.types import NOTHING, TABLE, Choice, Die, Frozen, Prompt, Say, Seat, Throw, Tint, Who

NO_DICE = "hardware-no-dice"  # the message of a roll without a prompt for dice


class Roller(Frozen, frozen=True, kw_only=True):
    """The player who threw dice of the table's own. Their numbers stand for a game's faces in order. Dice without a
    certain colour stand for the only colour asked for."""

    seat: Seat  # TABLE = any player
    sides: tuple[tuple[str, ...], ...] = ()  # faces for the numbers from 1 on, if configured

    def sides_of(self, die: Die) -> tuple[str, ...]:
        """The faces of the game's die for the numbers from 1 on; () if the numbers stand for themselves."""
        names = tuple(str(option.value) for option in die.faces)
        if any(map(_is_number, names)) or (not names and die.is_printed):
            return ()
        if names:
            return next((each for each in self.sides if set(each) == set(names)), names)
        pips = tuple(str(n) for n in range(1, die.most + 1))
        return next((each for each in self.sides if len(each) == len(pips) and all(map(_is_number, each))), pips)

    def serves(self, seat: Seat) -> bool:
        """Whether that seat's dice are theirs to roll."""
        return TABLE in (self.seat, seat) or seat == self.seat


class Reading(Frozen, frozen=True, kw_only=True):
    """The reading of a die of the table's own in a game."""

    die: Die  # of the game
    sides: tuple[str, ...]  # the faces of that die, for the numbers from 1 on


def roller_of(die: KnownDie, seated: tuple[str, ...]) -> Roller:
    """The player who rolls the die; an owner who does not play lends it to all."""
    return Roller(seat=seated.index(die.owner) if die.owner in seated else TABLE, sides=die.sides)


class DiceRow(Frozen, frozen=True, kw_only=True):
    """A field that needs a roll, with its faces so far."""

    prompt: Prompt
    field: Throw | Choice
    faces: dict[str, int | str]  # by die

    @property
    def dice(self) -> tuple[Die, ...]:
        """All dice of the field; a choice's die has only the faces that can be chosen."""
        if isinstance(self.field, Throw):
            return self.field.dice
        die = self.field.die
        return () if die is None else (Die(id=die.id, tint=die.tint, faces=self.field.options),)

    @property
    def seat(self) -> Seat:
        """The seat whose roll it is; TABLE = any."""
        owner = self.field.label if self.prompt.seat == TABLE else Who(seat=self.prompt.seat)
        return owner.seat if isinstance(owner, Who) else TABLE

    @property
    def missing_dice(self) -> tuple[Die, ...]:
        """The dice without a face so far."""
        return tuple(die for die in self.dice if die.id not in self.faces)


def wanted_tints(prompts: tuple[Prompt, ...], filled: FormValues) -> tuple[Tint, ...]:
    """The colours of the dice that a roll would fill in now, one a die."""
    rows = _open_rows(prompts, filled)
    return tuple(die.tint for die in rows[0].missing_dice) if rows else ()


def roll_intent(
    dice: tuple[RolledDie, ...], prompts: tuple[Prompt, ...], filled: FormValues, roller: Roller | None = None
) -> Intent:
    """The intent of a roll: fill the first row of just these dice, or a part of the first row of all."""
    every = _open_rows(prompts, filled)
    rows = tuple(row for row in every if not roller or roller.serves(row.seat))
    if roller and every and not rows:
        names = join_parts(Who(seat=seat) for seat in dict.fromkeys(row.seat for row in every))
        return refusal(Say(key="hardware-dice-of", args={"who": Who(seat=roller.seat), "names": names}))
    if not rows:
        key = "hardware-dice-full" if any(_rows(prompts, filled)) else NO_DICE
        return refusal(Say(key=key, args={"came": _dice_sentence(dice)}))
    for row in rows:
        for asked in (row.dice, row.missing_dice):
            faces = _match_faces(asked, dice, roller) if len(asked) == len(dice) else None
            if faces is not None:
                return _fill(row, faces, filled)
    faces = _match_faces(rows[0].missing_dice, dice, roller)
    return refusal(_mismatch(rows[0], dice)) if faces is None else _fill(rows[0], faces, filled)


def find_reading(dice: Iterable[Die], tint: str, roller: Roller) -> Reading | None:
    """The reading of a die of the table's own in that colour; None if its numbers stand for themselves."""
    fitting = [die for die in _choosiest_first(dice) if tint == "none" or die.tint in (tint, "none")]
    read = [Reading(die=die, sides=sides) for die in fitting if (sides := roller.sides_of(die))]
    return read[0] if read and (tint == "none" or read[0].die == fitting[0]) else None


def roll_note(dice: tuple[RolledDie, ...]) -> Say:
    """The roll as a sentence, with the total of several numbers."""
    faces = [die.face for die in dice]
    adds = len(faces) > 1 and all(map(_is_number, faces))
    return Say(key="hardware-noted", args={"came": _dice_sentence(dice), "total": sum(map(int, faces)) if adds else 0})


def join_parts(parts: Iterable[Say | Who]) -> Say:
    """All parts in one line; the empty key joins its arguments."""
    return Say(key="", args={str(i): part for i, part in enumerate(parts)})


# ---- rows -------------------------------------------------------------------------------------------
def _open_rows(prompts: tuple[Prompt, ...], filled: FormValues) -> tuple[DiceRow, ...]:
    return tuple(row for row in _rows(prompts, filled) if row.missing_dice)


def _rows(prompts: tuple[Prompt, ...], filled: FormValues) -> Iterator[DiceRow]:
    for prompt in prompts:
        values = filled.get(prompt.id, {})
        for field, _ in field_values(prompt, values):
            if isinstance(field, Throw):
                yield DiceRow(prompt=prompt, field=field, faces=value_in(values, field) or {})
            elif isinstance(field, Choice) and field.die is not None:
                value = value_in(values, field)
                yield DiceRow(prompt=prompt, field=field, faces={} if value is None else {field.die.id: value})


def _fill(row: DiceRow, faces: dict[str, int | str], filled: FormValues) -> Fill:
    so_far: Values = filled.get(row.prompt.id, {})
    value = {**row.faces, **faces} if isinstance(row.field, Throw) else next(iter(faces.values()))
    return Fill(prompt_id=row.prompt.id, values=with_value(so_far, row.field, value))


# ---- dice -------------------------------------------------------------------------------------------
def _match_faces(dice: Sequence[Die], came: Sequence[RolledDie], roller: Roller | None) -> dict[str, int | str] | None:
    """A face for as many of the dice as were rolled; None if a rolled die matches none of them.

    A die of no colour takes any colour. The choosiest dice are served first.
    """
    free = _choosiest_first(dice)
    faces: dict[str, int | str] = {}
    for each in came:
        fits = ((die, _face(die, each.face, roller)) for die in free if _fits(die, each.tint, dice if roller else ()))
        found = next(((die, face) for die, face in fits if face is not None), None)
        if found is None:
            return None
        free.remove(found[0])
        faces[found[0].id] = found[1]
    return faces


def _choosiest_first(dice: Iterable[Die]) -> list[Die]:
    return sorted(dice, key=lambda die: (die.tint == "none", len(die.faces) or die.most - die.least + 1))


def _fits(die: Die, tint: str, of: Sequence[Die]) -> bool:
    """Whether a die of that colour may stand for `die`; an own die without a colour takes the only one of `of`."""
    colours = {each.tint for each in of}
    return die.tint in (colours.pop() if tint == "none" and len(colours) == 1 else tint, "none")


def _face(die: Die, face: str, roller: Roller | None) -> int | str | None:
    """The answer's value for the face on top; None if the die has no such face."""
    if roller and (sides := roller.sides_of(die)):
        face = dict(enumerate(sides, 1)).get(int(face), "") if _is_number(face) else ""
    if die.faces:
        return {str(option.value): option.value for option in die.faces}.get(face)
    return int(face) if _is_number(face) and die.least <= int(face) <= die.most else None


def _is_number(face: str) -> bool:
    return face.isascii() and face.isdecimal()


# ---- sentences --------------------------------------------------------------------------------------
def _dice_sentence(dice: tuple[RolledDie, ...]) -> Say:
    return join_parts(Say(key="hardware-die", args={"tint": die.tint, "face": die.face}) for die in dice)


def _mismatch(row: DiceRow, dice: tuple[RolledDie, ...]) -> Say:
    """The sentence about the dice expected and the dice rolled."""
    tints = Counter(die.tint for die in row.missing_dice)
    expected = join_parts(Say(key="hardware-dice", args={"tint": tint, "n": n}) for tint, n in tints.items())
    whose = Who(seat=row.prompt.seat) if row.field.label == NOTHING else row.field.label
    args = {"label": whose, "expected": expected, "came": _dice_sentence(dice)}
    return Say(key="hardware-dice-unlike", args=dict(args))
