"""The contract between a rule module and everything else: values only, no I/O, no clock, no randomness.

How the pieces hang together. A `Game` makes a state of a seating, options and a catalogue (`setup`), and the state is
all there is: everything else is worked out from it. The state stands at a *step*, and the step's `ask_` function gives
the open *prompts*: questions to a seat or to the table. A prompt is a form of fields; a field offers *options*. An
answer, merged with what the prompt knows, is a *move*: a value with a tag, which is what a record keeps. The move's
`do_` function gives the next state and the *news*, or raises `Illegal`; then the game settles: it steps on until
something is to be asked again. No prompt left means that the game is over. Beside the questions stand *corrections*,
which are always open: public numbers and forms, with the same moves and the same fold. For people a state is turned
into a *scene* (boards, tracks, hands, dice) and a score *sheet*, after `seal` has taken out what that viewer may not
see. Undo, replay and resume need nothing more than the moves.

Read on from the bottom: `Game` names what a game gives. The other values stand beside this file and are imported from
here: what is asked (prompts.py), shown (scenes.py) and said (words.py), and moves that every game has (moves.py).
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


# ---- what is printed --------------------------------------------------------------------------------
class Entry(Frozen, frozen=True, kw_only=True):
    """One printed thing that the box knows; `fields` is the form that told it, as it was answered."""

    id: str  # in the catalogue
    label: Say | Who
    note: Say | None = None
    cell: str = ""  # where it is printed on a board
    fields: tuple[Field, ...] = ()  # () = it can only be forgotten, and is then asked again in play


class Section(Frozen, frozen=True, kw_only=True):
    """One kind of printed things: what the box knows of it, and the form that tells one more."""

    kind: str  # in the catalogue
    label: Say
    told: int  # how many are known, copies counted
    entries: tuple[Entry, ...]
    most: int = 0  # how many there are in the box; 0 = the rulebook does not say
    board: Board | None = None  # where they are printed
    fields: tuple[Field, ...] = ()  # of one more; () = told in play, when it is first needed
    blank: tuple[Entry, ...] = ()  # what is known to be printed, but not told yet
    hint: Say | None = None  # one more sentence above its forms


# ---- a game -----------------------------------------------------------------------------------------
class Seating(Frozen, frozen=True, kw_only=True):
    names: tuple[str, ...]  # clockwise
    tints: tuple[Tint, ...]  # the colour of each seat's pieces
    start: Seat = 0  # who starts, for games that ask it before play


S = TypeVar("S", bound=Struct)
P = TypeVar("P", bound=Struct)

Catalogue = Mapping[str, Mapping[str, Any]]  # kind of component -> content id -> printed values
MutableCatalogue = dict[str, dict[str, Any]]  # a catalogue that is being written


# Of a game on whose components nothing is printed that the rulebook does not say; of one without timers.
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
    """The catalogue with that entry as the form says it, where the form's fields are those of the entry."""
    return {**{k: dict(entries) for k, entries in catalogue.items()}, kind: {**catalogue.get(kind, {}), id: values}}


def without_entry(catalogue: Catalogue, kind: str, id: str) -> MutableCatalogue:
    """The catalogue without that entry."""
    return {k: {i: v for i, v in entries.items() if (k, i) != (kind, id)} for k, entries in catalogue.items()}


Result = tuple[S, tuple[News, ...]]  # the next state, and what has happened
Ask = Callable[[S], tuple[Prompt, ...]]
Do = Callable[[S, Seat, Any], Result[S]]  # (..., a move); raises Illegal


@dataclass(frozen=True, kw_only=True, eq=False)  # a game is the same as itself, and a key
class Game(Generic[S, P]):
    """A rule module. Every function is pure: same input, same output, the input is never changed."""

    # what it is
    id: str  # also the last word of its home
    home: str  # module or package that holds its rulebook and its texts
    version: int  # raise it when old records would fold to another state
    seats: range
    endings: tuple[str, ...]
    starts: Say | None = None  # what the rulebook says of who starts, where it says it: shown where that is set up

    # what it looks like
    icon: str  # a Glyph, for the home screen
    glyphs: tuple[Glyph, ...]  # the icon among them
    tints: tuple[Tint, ...] = SEAT_TINTS  # colours of the pieces in the box
    layouts: tuple[Layout, ...] = ()  # () = it has no board
    dice: tuple[Die, ...] = ()  # in the box, where any has other faces than its numbers, or such as nobody knows

    # its values
    option_type: type[P]  # see rules/kit/settings.py
    state_type: type[S]  # its field `step` names the step, where a game is made of steps
    steps: tuple[str, ...]  # those that ask, in the order of the rules
    move_types: tuple[type[Struct], ...]
    numbers: tuple[str, ...] = ()  # tags that decode to SetNumber

    # how it goes
    setup: Callable[[Seating, P, Catalogue], S]
    prompts: Ask[S]  # every open question, by `ask`; () = the game is over
    corrections: Callable[[S], tuple[PublicNumber | Prompt, ...]]  # always open, never waited for
    apply: Do[S]  # a move, and what follows by itself
    why_not: Callable[[S, Seat, str, Mapping[str, Any]], Illegal | None] = no_reason  # (..., tag, values): why no open
    # form admits them; None = the form's own sentence
    phase: Callable[[S], Say]  # where we are: "Round 3 of 8, dice"; message KEY-name is the phase's short name
    timers: Callable[[S], tuple[Timer, ...]] = no_timers
    notes_rolls: bool = False  # dice that nothing asks for are noted in the log: the table rolls for what only it knows
    # tags of corrections of before: the move whose line each told otherwise; MOVE.FIELD where that has one by seat,
    # MOVE:FIELD MOVE:FIELD where it told several
    retold: Mapping[str, str] = field(default_factory=dict)
    away: str = ""  # tag of the correction whose `seats` do not play now: then people may join a game that has begun
    ends: str = ""  # tag of the correction, without fields, that ends a game which does not end by itself yet
    named: Callable[[S], Say | None] = (
        no_name  # which game it is, where one module plays many; None = its title says it
    )

    # what is seen
    scene: Callable[[S, Viewer], Scene]  # the state comes sealed for that viewer
    sheet: Callable[[S], Sheet]  # the state comes sealed for TABLE

    # what is printed
    learned: Callable[[S], Catalogue] = no_catalogue  # every printed value that this game has been told
    check: Callable[[Catalogue], tuple[Say, ...]] = no_mistakes  # what is wrong with values from a file
    sections: Callable[[Catalogue], tuple[Section, ...]] = no_sections  # what a catalogue knows, to look at and change
    tell: Callable[[Catalogue, str, str, dict[str, Any]], MutableCatalogue] = (
        with_entry  # (..., kind, id or "", a form)
    )
    forget: Callable[[Catalogue, str, str], MutableCatalogue] = without_entry

    def correction(self, state: S, id: str) -> PublicNumber | Prompt | None:
        """The correction with that id; None where it is not open."""
        if isinstance(self.corrections, Corrections):
            return self.corrections.by_id(state, id)
        return next((item for item in self.corrections(state) if item.id == id), None)

    def move_values(self, state: S, prompt: Prompt, values: dict[str, Any]) -> dict[str, Any]:
        """A move's values, as the form says them and the question knows them; Illegal, with the game's own reason where
        it has one, for what the form does not admit."""
        try:
            return fill_in(prompt, values)
        except Illegal as why:
            raise self.why_not(state, prompt.seat, prompt.move, {**values, **prompt.given}) or why from None

    @cached_property
    def settings(self) -> tuple[Setting, ...]:
        """The setup form, read off the options."""
        return settings_of(self.option_type)

    def move_type(self, tag: str) -> type[Any]:
        """The type of the move with that tag; KeyError if the game has no such move."""
        return self._moves[tag][0]

    @cached_property
    def _moves(self) -> dict[str, tuple[type[Struct], str]]:
        """By tag, which is looked up for every move that is played or replayed: the type, and its field for the tag."""
        kinds = [(kind, kind.__struct_config__) for kind in self.move_types if kind is not SetNumber]
        tagged = {str(its.tag): (kind, str(its.tag_field)) for kind, its in kinds}
        return {**tagged, **dict.fromkeys(self.numbers, (SetNumber, ""))}

    def move(self, tag: str, values: dict[str, Any]) -> Struct:
        """The move with that tag and those JSON values; msgspec.ValidationError where they do not fit."""
        kind, field = self._moves[tag]
        if kind is SetNumber:
            return SetNumber.decode(tag, values)
        return msgspec.convert({**values, field: tag}, kind, str_keys=True)


AnyGame = Game[Any, Any]
