"""The contract between a rule module and everything else: values only, no I/O, no clock, no randomness.

How the pieces fit together. A `Game` makes the first state from a seating, options and a catalogue (`setup`); all else
is computed from the state. The state is at a *step*, whose moves give the open *prompts*: questions to a seat or to the
table. A prompt is a form of fields; a field offers *options*. An answer, merged with the prompt's `given` values, is a
*move*: a value with a tag, which a record keeps. The move's function gives the next state and the *news*, or raises
`Illegal`; then the game settles: automatic continuations follow until the next question. No prompt left means that the
game is over. Beside the questions there are *corrections*, always open: public numbers and forms, with the same moves
and the same fold. For people a state is turned into a *scene* (boards, tracks, hands, dice) and a score *sheet*, after
`seal` has removed the secrets that the viewer may not see. Undo, replay and resume need only the moves.

Read on from the bottom: `Game` lists everything that a game gives. The other values are imported here from the modules
prompts.py (questions), scenes.py (pictures), words.py (sentences) and moves.py (moves of every game).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from rules.kit.answers import fill_in
from rules.kit.corrections import Corrections
from rules.kit.moves import LeaveOut, SetNumber, SetReading, Tagged
from rules.kit.prompts import (
    Allot,
    Amount,
    Cells,
    Choice,
    Die,
    Field,
    News,
    Option,
    Period,
    Prompt,
    PublicNumber,
    Setting,
    Slots,
    Text,
    Throw,
    TimeControl,
    Timer,
    When,
)
from rules.kit.scenes import (
    Board,
    Cell,
    Dice,
    Edge,
    Glyph,
    Grid,
    Ground,
    Hand,
    Item,
    Layout,
    Part,
    Patch,
    Picture,
    Piece,
    Scene,
    ScoreLine,
    Sheet,
    ShownDie,
    Sign,
    Track,
)
from rules.kit.settings import settings_of
from rules.kit.words import (
    BY_LANGUAGE,
    NOTHING,
    SEAT_TINTS,
    TABLE,
    Frozen,
    Illegal,
    Ink,
    Pick,
    Say,
    Seat,
    Secret,
    Tint,
    Viewer,
    Who,
)

__all__ = [  # sorted as imports are
    "BY_LANGUAGE",
    "NOTHING",
    "SEAT_TINTS",
    "TABLE",
    "Allot",
    "Amount",
    "AnyGame",
    "Board",
    "Catalogue",
    "Cell",
    "Cells",
    "Choice",
    "Dice",
    "Die",
    "Edge",
    "Entry",
    "Field",
    "Frozen",
    "Game",
    "Glyph",
    "Grid",
    "Ground",
    "Hand",
    "Illegal",
    "Ink",
    "Item",
    "Layout",
    "LeaveOut",
    "MutableCatalogue",
    "News",
    "Option",
    "Part",
    "Patch",
    "Period",
    "Pick",
    "Picture",
    "Piece",
    "Prompt",
    "PublicNumber",
    "Say",
    "Scene",
    "ScoreLine",
    "Seat",
    "Seating",
    "Secret",
    "Section",
    "SetNumber",
    "SetReading",
    "Setting",
    "Sheet",
    "ShownDie",
    "Sign",
    "Slots",
    "Tagged",
    "Text",
    "Throw",
    "TimeControl",
    "Timer",
    "Tint",
    "Track",
    "Viewer",
    "When",
    "Who",
    "no_sections",
    "with_entry",
    "without_entry",
]


# ---- printed values ---------------------------------------------------------------------------------
class Entry(Frozen, frozen=True, kw_only=True):
    """One component in the catalogue; `fields` is its form, with the values that the table entered."""

    id: str  # in the catalogue
    label: Say | Who
    note: Say | None = None
    cell: str = ""  # the board cell on which it is printed
    fields: tuple[Field, ...] = ()  # () = it can only be deleted, and is then asked again in play


class Section(Frozen, frozen=True, kw_only=True):
    """One kind of component in the catalogue: its entries, and the form for a new one."""

    kind: str  # in the catalogue
    label: Say
    told: int  # the number of known components, copies included
    entries: tuple[Entry, ...]
    most: int = 0  # the number in the box; 0 = the rulebook does not say
    board: Board | None = None  # the board on which they are printed
    fields: tuple[Field, ...] = ()  # the form of a new entry; () = entered in play, when it is first needed
    blank: tuple[Entry, ...] = ()  # known components whose printed value is not entered yet
    hint: Say | None = None  # one more sentence above its forms


# ---- a game -----------------------------------------------------------------------------------------
class Seating(Frozen, frozen=True, kw_only=True):
    names: tuple[str, ...]  # clockwise
    tints: tuple[Tint, ...]  # the colour of each seat's pieces
    start: Seat = 0  # the start player, for games that ask for one before play


S = TypeVar("S", bound=Struct)
P = TypeVar("P", bound=Struct)

Catalogue = Mapping[str, Mapping[str, Any]]  # kind of component -> content id -> printed values
MutableCatalogue = dict[str, dict[str, Any]]  # a catalogue that is being written


# Defaults of Game's functions, for a game without printed values, timers and the like.
def no_sections(catalogue: Catalogue) -> tuple[Section, ...]:
    return ()


def no_catalogue(state: object) -> Catalogue:
    return {}


def no_mistakes(catalogue: Catalogue) -> tuple[Say, ...]:
    return ()


def no_name(state: object) -> None:
    return None


def no_reason(state: object, seat: Seat, tag: str, values: object) -> None:
    return None


def no_timers(state: object) -> tuple[Timer, ...]:
    return ()


def with_entry(catalogue: Catalogue, kind: str, id: str, values: dict[str, Any]) -> MutableCatalogue:
    """The catalogue with that entry added or replaced: default of `Game.tell`, if forms have the entry's fields."""
    return {**{k: dict(entries) for k, entries in catalogue.items()}, kind: {**catalogue.get(kind, {}), id: values}}


def without_entry(catalogue: Catalogue, kind: str, id: str) -> MutableCatalogue:
    """The catalogue without that entry: the default of `Game.forget`."""
    return {k: {i: v for i, v in entries.items() if (k, i) != (kind, id)} for k, entries in catalogue.items()}


Result = tuple[S, tuple[News, ...]]  # the next state, and the news
Ask = Callable[[S], tuple[Prompt, ...]]
Do = Callable[[S, Seat, Any], Result[S]]  # (..., a move); raises Illegal


@dataclass(frozen=True, kw_only=True, eq=False)  # a game is the same as itself, and a key
class Game(Generic[S, P]):
    """A rule module. Every function is pure: same input, same output, the input is never changed."""

    # identity
    id: str  # also the last word of its home
    home: str  # module or package that holds its rulebook and its texts
    version: int  # raise it when old records would fold to another state
    seats: range
    endings: tuple[str, ...]
    starts: Say | None = None  # the rulebook's sentence on the start player, if any: shown in the setup

    # appearance
    icon: str  # a Glyph, for the home screen
    glyphs: tuple[Glyph, ...]  # the icon among them
    tints: tuple[Tint, ...] = SEAT_TINTS  # colours of the pieces in the box
    layouts: tuple[Layout, ...] = ()  # () = no board
    dice: tuple[Die, ...] = ()  # the dice in the box, if any has special or unknown faces

    # types
    option_type: type[P]  # see rules/kit/settings.py
    state_type: type[S]  # its field `step` names the step, if the game is made of steps
    steps: tuple[str, ...]  # the steps that ask, in the order of the rules
    move_types: tuple[type[Struct], ...]
    numbers: tuple[str, ...] = ()  # tags that decode to SetNumber

    # play
    setup: Callable[[Seating, P, Catalogue], S]
    prompts: Ask[S]  # every open question, by `ask`; () = the game is over
    corrections: Callable[[S], tuple[PublicNumber | Prompt, ...]]  # always open, never waited for
    apply: Do[S]  # a move, and the automatic continuations
    why_not: Callable[[S, Seat, str, Mapping[str, Any]], Illegal | None] = no_reason  # (..., tag, values): why no open
    # form admits them; None = the form's own sentence
    phase: Callable[[S], Say]  # the current phase: "Round 3 of 8, dice"; message KEY-name is the phase's short name
    timers: Callable[[S], tuple[Timer, ...]] = no_timers
    notes_rolls: bool = False  # the log notes dice rolls that no prompt asks for: the table uses them for its own ends
    # by tag of a correction in older records: the move whose line it changed; MOVE.FIELD for a field by seat,
    # MOVE:FIELD MOVE:FIELD for several fields
    retold: Mapping[str, str] = field(default_factory=dict)
    away: str = ""  # tag of the correction whose `seats` do not play now; with it players may join a running game
    ends: str = ""  # tag of the correction, without fields, that ends a game before its own ending
    named: Callable[[S], Say | None] = no_name  # the name of the game, if one module plays many; None = its title

    # views
    scene: Callable[[S, Viewer], Scene]  # the state comes sealed for that viewer
    sheet: Callable[[S], Sheet]  # the state comes sealed for TABLE

    # printed values
    learned: Callable[[S], Catalogue] = no_catalogue  # every printed value that the table has entered in this game
    check: Callable[[Catalogue], tuple[Say, ...]] = no_mistakes  # the errors in values from a file
    sections: Callable[[Catalogue], tuple[Section, ...]] = no_sections  # the catalogue's page, to view and change
    tell: Callable[[Catalogue, str, str, dict[str, Any]], MutableCatalogue] = (
        with_entry  # (..., kind, id or "", a form)
    )
    forget: Callable[[Catalogue, str, str], MutableCatalogue] = without_entry

    def correction(self, state: S, id: str) -> PublicNumber | Prompt | None:
        """The correction with that id; None if it is not open."""
        if isinstance(self.corrections, Corrections):
            return self.corrections.by_id(state, id)
        return next((item for item in self.corrections(state) if item.id == id), None)

    def move_values(self, state: S, prompt: Prompt, values: dict[str, Any]) -> dict[str, Any]:
        """A move's values, from the form's answer and the prompt's `given`; Illegal, with the game's own reason if any,
        for values that the form does not admit."""
        try:
            return fill_in(prompt, values)
        except Illegal as why:
            raise self.why_not(state, prompt.seat, prompt.move, {**values, **prompt.given}) or why from None

    @cached_property
    def settings(self) -> tuple[Setting, ...]:
        """The setup form, made from the options."""
        return settings_of(self.option_type)

    def move_type(self, tag: str) -> type[Any]:
        """The type of the move with that tag; KeyError if there is none."""
        return self._moves[tag][0]

    @cached_property
    def _moves(self) -> dict[str, tuple[type[Struct], str]]:
        """Each move's type and tag field by tag, cached because every move played or replayed looks it up."""
        kinds = [(kind, kind.__struct_config__) for kind in self.move_types if kind is not SetNumber]
        tagged = {str(its.tag): (kind, str(its.tag_field)) for kind, its in kinds}
        return {**tagged, **dict.fromkeys(self.numbers, (SetNumber, ""))}

    def move(self, tag: str, values: dict[str, Any]) -> Struct:
        """The move with that tag and those JSON values; msgspec.ValidationError if they do not fit."""
        kind, field = self._moves[tag]
        if kind is SetNumber:
            return SetNumber.decode(tag, values)
        return msgspec.convert({**values, field: tag}, kind, str_keys=True)


AnyGame = Game[Any, Any]
