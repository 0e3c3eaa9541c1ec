"""Steps: the seats asked, their moves, the automatic continuation, the way out and the timers.

    TURN = pig.step("turn", seat=acting)                 the state's field `step` names it
    FIVE = akk.step(KeepFive)                            a task: takes precedence while it is first in `state.queue`

    @TURN.move("PIG-3")        a move of this step, with a form of its own
    @TURN.move("AKK-88", text="decline")                 a move of several steps has one line for each
    @TURN.move("ANY-18", seat=TABLE)                     a form for other seats than the step's
    @TURN.goes_on              the automatic continuation; None if a player must answer
    @TURN.left_out()           the way out: the outcome if the table did something else
    @TURN.clock                the timer or timers that run in this step
    @TURN.at_zero("RPS-4")     a move without a form, made by a timer that names it in `expire`

The forms of one step for one seat are alternatives: the first is the form, the others are keys beside it. A form that
must be answered in addition names an `ask` of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from rules.kit.asks import Asks
from rules.kit.computed import GameFunction, Of
from rules.kit.corrections import Correction
from rules.kit.moves import LeaveOut
from rules.kit.prompts import Field, Prompt, Timer
from rules.kit.questions import Question
from rules.kit.signatures import Move, read_move
from rules.kit.words import TABLE, Illegal, Say, Seat

if TYPE_CHECKING:
    from rules.kit.rules import Rules

S = TypeVar("S", bound=Struct)
F = TypeVar("F", bound=Callable[..., Any])


class AskedSeats:
    """The seats that are asked: fixed, or given by a function."""

    __slots__ = ("at_once", "function", "seat", "seats")

    def __init__(self, seat: Of[Seat | Iterable[Seat] | None]) -> None:
        self.seat = seat
        self.function = GameFunction(seat) if callable(seat) else None
        self.seats = () if callable(seat) or seat is None else (seat,) if isinstance(seat, int) else tuple(seat)
        self.at_once = not callable(seat) and not isinstance(seat, int)

    def resolve(self, s: Any) -> tuple[tuple[Seat, ...], bool]:
        """The seats, and whether several can be asked at once."""
        if self.function is None:
            return self.seats, self.at_once
        who = self.function.call(s, TABLE, None)
        return ((who,), False) if isinstance(who, int) else (() if who is None else tuple(who), who is not None)


class Step(Generic[S]):
    """One step of a game, or one kind of task."""

    def __init__(self, rules: Rules[S, Any], name: str, seat: Of[Seat | Iterable[Seat] | None], ask: str, phase: str):
        self.rules, self.name, self.phase = rules, name, phase
        self.ask = ask
        self.questions: list[Question] = []
        self.continuation: GameFunction | None = None
        self.way_out: Correction | None = None
        self._asked_seats = AskedSeats(seat)
        self._blocks: list[tuple[AskedSeats, list[Question]]] = []  # runs of forms for the same seats
        self._timers: GameFunction | None = None
        self._groups: dict[tuple[Any, ...], str] = {}

    # ---- declarations --------------------------------------------------------------------------------
    def move(
        self, rule: Of[str] = "", *, tag: str = "", id: Of[str] = "", text: Of[str] = "", ask: Of[str] = "",
        when: Callable[..., object] | None = None, say: Of[Mapping[str, Any]] | None = None,
        picks: tuple[str, ...] | None = None, asked: tuple[str, ...] | Mapping[str, Asks | None] | None = None,
        given: Of[Mapping[str, Any]] | None = None, label: Of[str | Say] = "", confirm: Of[str | Say] = "",
        hint: Of[str | Say | None] = None, secret: bool = False, shared: Of[bool] = False, waits: Of[bool] = True,
        own: bool = False, changed: Of[bool] = False, moves_on: Of[bool] = False, cell: Of[str] = "",
        retired: Of[tuple[Field, ...]] = (), seat: Of[Seat | Iterable[Seat]] | None = None,
    ) -> Callable[[F], F]:  # fmt: skip
        """Decorates a function as a move of this step; the arguments describe its form.

        rule: its paragraph, which refusals name unless they name another. tag: the record's tag ("" = the function's
        name). id: the form's, "play-{seat}" for one per seat ("" = `text`, with the seat if several are asked at once).
        text: the messages are TEXT-label and TEXT-confirm ("" = the tag with dashes). when: whether the form is open,
        or No with the reason. say: the arguments of both texts. picks: the parameters whose choice the confirm sentence
        names (None = all). asked: the parameters that the form asks, in this order (None = all); a dict gives hints
        that differ from the signature's. given: values that the form knows and adds to the answer. label, confirm:
        replace the messages. seat: the seats asked (None = the step's); without `ask` the form is then a question of
        its own. The others are those of Prompt.
        """
        more = {"label": label, "confirm": confirm, "hint": hint, "secret": secret, "shared": shared, "own": own,
                "changed": changed, "moves_on": moves_on, "cell": cell, "retired": retired,
                "rule": rule if callable(rule) else "", "ask": ask if callable(ask) else ""}  # fmt: skip
        parts: dict[str, Any] = {part: value for part, value in more.items() if value}
        if waits is not True:
            parts["waits"] = waits
        of, group = rule if isinstance(rule, str) else "", ask if isinstance(ask, str) else ""

        def decorate(fn: F) -> F:
            its = self.rules.add_move(self, fn, tag, of)
            hidden = [name for name, each in its.asks.items() if each.private]
            form = partial(Question, its, rule=of, text=text, when=when, say=say, picks=picks, ask=group, given=given,
                           seat=seat)  # fmt: skip
            if hidden and asked is None:  # the public twin comes first
                self._add(form(id=id, asked=tuple(n for n in its.asks if n not in hidden), parts=parts))
                self._add(form(id=id, asked=None, parts={**parts, "secret": True}))
            else:
                self._add(form(id=id, asked=asked, parts=parts))
            return fn

        return decorate

    def _add(self, question: Question) -> None:
        self.questions.append(question)
        whom = self._asked_seats if question.seat is None else AskedSeats(question.seat)
        if not self._blocks or self._blocks[-1][0].seat != whom.seat:
            self._blocks.append((whom, []))
        self._blocks[-1][1].append(question)

    def at_zero(self, rule: str = "", *, tag: str = "") -> Callable[[F], F]:
        """Decorates a function as the move that a timer of this step makes at zero."""

        def decorate(fn: F) -> F:
            self.rules.add_move(self, fn, tag, rule)
            return fn

        return decorate

    def left_out(
        self, label: Of[str | Say] = "leave-out", *, say: Of[Mapping[str, Any]] | None = None,
        when: Callable[..., object] | None = None,
    ) -> Callable[[F], F]:  # fmt: skip
        """Decorates the function that leaves this step if the table did something else; `label` describes that."""

        def decorate(fn: F) -> F:
            self.way_out = Correction(read_move(fn, "leave_out", "", LeaveOut), label=label, say=say, when=when)
            return fn

        return decorate

    def goes_on(self, fn: F) -> F:
        """Decorates the function that gives the automatic continuation; None if a player must answer."""
        self.continuation = GameFunction(fn)
        return fn

    def clock(self, fn: F) -> F:
        """Decorates the function that gives the timers of this step: one, several, or None."""
        self._timers = GameFunction(fn)
        return fn

    # ---- functions of the game -----------------------------------------------------------------------
    def seats(self, s: S) -> tuple[Seat, ...]:
        """The seats that are asked now."""
        return self._asked_seats.resolve(s)[0]

    def prompts(self, s: S) -> tuple[Prompt, ...]:
        """The open prompts of this step."""
        asked = []
        for whom, questions in self._blocks:
            seats, at_once = whom.resolve(s)
            for seat in seats:
                for question in questions:
                    for key in question.keys(s, seat):
                        if question.is_open(s, seat, key):
                            prompt = question.prompt(s, seat, self._group(question, seat, at_once, key), at_once, key)
                            if prompt:
                                asked.append(prompt)
        return tuple(asked)

    def forms(self, text: str, s: S, seat: Seat) -> Iterator[Prompt]:
        """The forms with that `text`, open or not: for a correction that asks the same."""
        for question in self.questions:
            if question.text == text and (prompt := question.prompt(s, seat, "", False)):
                yield prompt

    def why_not(self, s: S, seat: Seat, its: Move, values: Mapping[str, Any]) -> Illegal:
        """The reason why no form of that move admits these values: the first that is a sentence of the game's own."""
        asked = (question for whom, some in self._blocks if seat in whom.resolve(s)[0] for question in some)
        questions = [question for question in asked if question.move is its]
        if not questions and seat not in self.seats(s):
            return Illegal("not-your-turn", its.rule)
        asking = [question for question in questions if question.names >= values.keys()]
        reasons = [why for question in asking or questions if (why := question.why_not(s, seat, values))]
        said = (why for why in reasons if why.say.key != "not-asked-now")
        return next(said, (*reasons, Illegal("not-asked-now", its.rule))[0])

    def timers(self, s: S) -> tuple[Timer, ...]:
        """The timers that run now."""
        timers = self._timers.call(s, TABLE, None) if self._timers else None
        return () if timers is None else (timers,) if isinstance(timers, Timer) else tuple(timers)

    def _group(self, question: Question, seat: Seat, at_once: bool, key: Any) -> str:
        """The prompt's `ask`: the form's own, else the step's; "" (the prompt's id) if the step has one form, or the
        form its own seats."""
        name = question.ask or (self.ask if question.seat is None else "")
        if not name and question.seat is not None:
            return ""
        if not name and len(self.questions) == 1 and not question.key_name:
            return ""
        if (group := self._groups.get((name, seat, key))) is None:
            form = name or (f"{self.name}-{{seat}}" if at_once else self.name)
            group = self._groups[name, seat, key] = form.format(seat=seat, **{question.key_name: key})
        return group
