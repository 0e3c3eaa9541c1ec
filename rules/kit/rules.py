"""The rules of a game: its steps in order, and the `Game` made of them. Authors import everything from here.

    pig = Rules(__name__, State, Options, range(2, 7), ICON, endings=("goal",))
    TURN = pig.step("turn", seat=acting)

    @TURN.move("PIG-3")
    def roll(s: State, dice: Annotated[dict[str, int], throw(DIE)]) -> Outcome[State]: ...

    @TURN.move("PIG-5", when=lambda s: s.rolled or No("roll-first"))
    def stop(s: State) -> Outcome[State]: ...

    @pig.over(back=TURN)
    def ending(s: State) -> str | None: ...

    GAME = pig.game()

The form is the law: an answer that no open form admits never reaches a move, and `why_not` gives the reason; a move
checks, with `must`, only conditions that no single field can express. Read on: steps.py (steps), signatures.py (moves),
asks.py (hints of parameters), computed.py (arguments of functions), refusals.py (reasons), tallies.py (public numbers).

In a package, flow.py creates `Rules(__package__, ...)` and all steps in the order of play; the chapters import the
steps and add their moves; game.py imports the chapters and calls `game(opening, turns, scene=scene.scene)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from types import ModuleType
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields as fields_of
from msgspec.structs import replace

from rules.kit.asks import (
    ONLY,
    Asks,
    about,
    amount,
    cells,
    each,
    field_of,
    fields,
    known,
    only,
    pick,
    share,
    slots,
    text,
    throw,
    whole,
)
from rules.kit.computed import Of, once
from rules.kit.correction_rules import CorrectionRules, leave_out_type
from rules.kit.corrections import Corrections, do_set_reading
from rules.kit.glyphs import read_glyphs
from rules.kit.moves import SetNumber, SetReading
from rules.kit.printed import Printed
from rules.kit.prompts import News, Prompt, Timer
from rules.kit.refusals import Barred, No, barred, must
from rules.kit.scenes import Glyph, Scene, Sheet, Track
from rules.kit.secret_forms import private, told, untold
from rules.kit.settings import settings_of
from rules.kit.signatures import EMPTY, Move, Outcome, flat, read_move
from rules.kit.steps import Step
from rules.kit.tallies import sheet, tally, tracks
from rules.kit.turns import turns_of, whose_turn
from rules.kit.types import Catalogue, Game, Seating
from rules.kit.words import SEAT_TINTS, TABLE, Hidden, Illegal, Say, Seat, Tint, Viewer

__all__ = [
    "EMPTY", "ONLY", "Asks", "Barred", "Hidden", "No", "Of", "Outcome", "Rules", "Step", "about", "amount", "barred",
    "cells", "each", "field_of", "fields", "flat", "known", "must", "once", "only", "pick", "private", "share", "slots",
    "tally", "text", "throw", "told", "untold", "whole", "whose_turn",
]  # fmt: skip

S = TypeVar("S", bound=Struct)
T = TypeVar("T", bound=Struct)
F = TypeVar("F", bound=Callable[..., Any])


class Rules(CorrectionRules[S], Generic[S, T]):
    """The declarations of a game: state, options, seats, steps, moves, corrections and ending.

    home: `__name__` for a game in one file, `__package__` for one in a folder; its last word is the game's id. version:
    raise it when old records would give another state. endings: the names that `over` may give. icon: the
    glyph of a game in one file; None: `glyphs.svg` in its folder holds the glyphs, the icon last (glyphs.py).
    """

    def __init__(
        self, home: str, state: type[S], options: type[T], seats: range, icon: Glyph | None = None, version: int = 1,
        endings: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        self.home, self.id = home, home.rpartition(".")[2]
        self.state, self.options, self.seats = state, options, seats
        self.glyphs = (icon,) if icon else read_glyphs(home)
        self.version, self.endings = version, endings
        self.moves: dict[str, Move] = {}
        self.steps: dict[str | type[Struct], Step[S]] = {}
        self._move_steps: dict[type[Struct], list[Step[S]]] = {}  # the steps of each move
        self._manual_moves: Mapping[type[Any], Callable[[Any, Seat, Any], Any]] = {}  # moves with a function in `do`
        super().__init__(state)
        self._seat_rows = _seat_rows(state)
        rows: list[Callable[[Any], Any]] = [each.values for each in self.tallies if not each.is_single]
        rows += map(attrgetter, self._seat_rows)
        self._turns = turns_of(state, rows[0] if rows else None)
        if self._turns:
            fix = self.correction(id="whose-turn", label="whose-turn", rule=self._turns.declaration.rule,
                                  when=lambda s: s.step != "over")  # fmt: skip
            fix(self._turns.set_turn())
        self._has_queue = "queue" in state.__struct_fields__
        self._ending: Callable[[S], str | None] | None = None
        self._back_step: Step[S] | None = None
        self._scene: Callable[[S, Viewer], Scene] = lambda s, viewer: Scene(parts=self.tracks(s))
        self._phase_args: Callable[[S], Mapping[str, Any]] = lambda s: {}

    # ---- declarations --------------------------------------------------------------------------------
    def step(self, name: str | type[Struct], *, seat: Of[Any] | None = None, ask: str = "", phase: str = "") -> Step[S]:
        """A step by its name in the state, or a task by its type.

        seat: the seat that is asked; several, or a function that gives several, are asked at once (None: the table; for
        a task, its own `seat`). ask: the question that its forms answer, with "{seat}" in it if each seat is asked
        ("" = the step's name). phase: the message is `phase-PHASE` ("" = the step's name).
        """
        who = seat if seat is not None else TABLE
        if isinstance(name, type) and seat is None and "seat" in name.__struct_fields__:
            who = _seat_of
        word = name if isinstance(name, str) else str(name.__struct_config__.tag or name.__name__).lower()
        made = self.steps[name] = Step(self, word, who, ask, phase or word)
        return made

    def over(self, back: Step[S]) -> Callable[[F], F]:
        """Decorates the function that names the ending reached, or gives None; `back`: the step to which a game returns
        when a correction shows that it has not ended."""

        def decorate(fn: F) -> F:
            self._ending, self._back_step = fn, back
            return fn

        return decorate

    def acting(self, s: S) -> Seat:
        """The seat whose turn it is: the state's field with `whose_turn(...)`."""
        assert self._turns, "a field of the state says `whose_turn(...)`"
        return self._turns.acting(s)

    def next_turn(self, s: S) -> S:
        """The state with the turn passed to the next seat, clockwise, that is not out."""
        assert self._turns, "a field of the state says `whose_turn(...)`"
        after: S = self._turns.next_turn(s)
        return after

    def scene(self, fn: F) -> F:
        """Decorates the function that draws the table; without one every tally is a track."""
        self._scene = fn
        return fn

    def phase_args(self, fn: F) -> F:
        """Decorates the function that gives the arguments of the `phase-` sentences."""
        self._phase_args = fn
        return fn

    def add_move(self, step: Step[S], fn: Callable[..., Any], tag: str, rule: str) -> Move:
        """Registers a function as a move of this step, and returns the move; a function may serve several steps."""
        tag = tag or fn.__name__.rstrip("_")
        its = self.moves.get(tag)
        if its is None:
            its = self.moves[tag] = read_move(fn, tag, rule)
        elif its.fn is not fn:
            raise TypeError(f"{tag} is played by {its.fn.__qualname__} and by {fn.__qualname__}")
        where = self._move_steps.setdefault(its.kind, [])
        where += [] if step in where else [step]
        return its

    def game(
        self, *chapters: ModuleType, setup: Callable[[Seating, T, Catalogue], S] | None = None,
        do: Mapping[type[Any], Callable[[Any, Seat, Any], Any]] | None = None, tints: tuple[Tint, ...] = (),
        printed: Printed | None = None, **more: Any,
    ) -> Game[S, T]:  # fmt: skip
        """The `Game` that the companion plays.

        chapters: the modules that add moves to the steps. setup: makes the first state from seating, options and
        catalogue (None: every tally 0, all other fields at their defaults). do: functions that play a move by hand, by
        its type. tints: the colours of the pieces in the box, offered first. printed: the declarations of printed
        values. more: any other field of Game, overriding the one that follows from the rules.
        """
        ways_out = leave_out_type([step.way_out for step in self.steps.values() if step.way_out], self.home)
        others: dict[type[Any], Callable[[Any, Seat, Any], Any]] = {
            SetNumber: self.do_set_number, ways_out: self.do_leave_out,
            **{fix.move.kind: fix.move.call for fix in self.corrections},
        }  # fmt: skip
        if any(not setting.fixed for setting in settings_of(self.options)):
            others[SetReading] = do_set_reading
        self._manual_moves = {**others, **(do or {})}
        self._moves_by_type = {its.kind: its for its in self.moves.values()}
        known: dict[str, Any] = {
            "id": self.id, "home": self.home, "version": self.version, "seats": self.seats, "endings": self.endings,
            "icon": self.glyphs[-1].id, "glyphs": self.glyphs, "option_type": self.options, "state_type": self.state,
            "move_types": (*self._moves_by_type, *self._manual_moves),
            "numbers": self.number_tags,
            "steps": tuple(name for name in self.steps if isinstance(name, str)),
            "setup": setup or self.first_state, "prompts": self.prompts,
            "corrections": Corrections(self.fixes), "apply": self.apply, "why_not": self.why_not, "phase": self.phase,
            "timers": self.timers, "scene": self._scene, "sheet": self.sheet,
        }  # fmt: skip
        known["tints"] = (*tints, *(tint for tint in SEAT_TINTS if tint not in tints))
        made: Game[S, T] = Game(**{**known, **(printed.functions if printed else {}), **more})
        return made

    # ---- functions of the game -----------------------------------------------------------------------
    def current_step(self, s: Any) -> Step[S] | None:
        """The first task in the queue, else the state's step; None when the game is over."""
        if self._has_queue and s.queue:
            return self.steps.get(type(s.queue[0]))
        return self.steps.get(s.step)

    def prompts(self, s: S) -> tuple[Prompt, ...]:
        """The open prompts."""
        step = self.current_step(s)
        return () if step is None else step.prompts(s)

    def apply(self, s: S, seat: Seat, move: Any) -> tuple[S, tuple[News, ...]]:
        """The state and news after a move and the automatic continuations."""
        its = self._moves_by_type.get(type(move))
        if its is None:
            return self.settle(*flat(self._manual_moves[type(move)](s, seat, move)))
        if self.current_step(s) not in self._move_steps[its.kind]:
            raise Illegal("not-asked-now", its.rule)
        return self.settle(*flat(its.call(s, seat, move)))

    def settle(self, s: S, news: tuple[News, ...] = ()) -> tuple[S, tuple[News, ...]]:
        """The state and news after all automatic continuations, up to the next question."""
        while (follows := self._automatic_outcome(s)) is not None:
            s, more = flat(follows)
            news = (*news, *more) if more else news
        return s, news

    def _automatic_outcome(self, s: Any) -> Any:
        if self._ending:
            ending = self._ending(s)
            if bool(ending) != (s.step == "over"):
                return replace(s, step="over" if ending or self._back_step is None else self._back_step.name)
        step = self.current_step(s)
        return step.continuation.call(s, TABLE, None) if step and step.continuation else None

    def why_not(self, s: S, seat: Seat, tag: str, values: Mapping[str, Any]) -> Illegal | None:
        """The reason why no open form admits these values, from the `No`, `barred` or field that refuses them.

        None for a move that is played by hand, which raises its own.
        """
        its, step = self.moves.get(tag), self.current_step(s)
        if its is None:
            return None
        if step is None or step not in self._move_steps[its.kind]:
            return Illegal("not-asked-now", its.rule)
        return step.why_not(s, seat, its, values)

    def timers(self, s: S) -> tuple[Timer, ...]:
        """The timers that run now."""
        step = self.current_step(s)
        return step.timers(s) if step else ()

    def phase(self, s: Any) -> Say:
        """The sentence of the current phase."""
        step = self.steps.get(s.step)
        return Say(key=f"phase-{step.phase if step else s.step}", args=dict(self._phase_args(s)))

    # ---- defaults ------------------------------------------------------------------------------------
    def sheet(self, s: Any) -> Sheet:
        """The score sheet: the scoring tallies and their totals; the places once the game is over."""
        return sheet(self.tallies, s, (self._ending(s) or "") if self._ending and s.step == "over" else "")

    def tracks(self, s: S) -> tuple[Track, ...]:
        """A track for every tally, for a scene."""
        return tracks(self.tallies, s)

    def first_state(self, seating: Seating, options: T, known: Catalogue) -> S:
        """The default first state: each seat's rows are 0, empty or None."""
        nothing = {name: (kind(),) * len(seating.names) for name, kind in self._seat_rows.items()}
        starts = [self._turns.field] if self._turns else []
        starts += ["start"] if "start" in self.state.__struct_fields__ else []
        return self.state(options=options, **dict.fromkeys(starts, seating.start), **nothing)


def _seat_rows(state: type[Struct]) -> dict[str, Callable[[], Any]]:
    """The required fields with one value per seat, each with the constructor of an empty value."""
    hints = get_type_hints(state)
    rows = {each.name: get_args(hints[each.name]) for each in fields_of(state) if each.required}
    return {name: _empty(kind[0]) for name, kind in rows.items() if kind[1:] == (...,)}


def _empty(kind: Any) -> Callable[[], Any]:
    """The constructor of that type's empty value: None if the type allows it."""
    return type(None) if type(None) in get_args(kind) else get_origin(kind) or kind


def _seat_of(s: Any, task: Any) -> Any:
    return task.seat
