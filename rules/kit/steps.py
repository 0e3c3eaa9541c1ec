"""A step: who is asked, what they may do, what follows by itself, the way out, what runs meanwhile.

    TURN = pig.step("turn", seat=acting)                 as the state's field `step` names it
    FIVE = akk.step(KeepFive)                            a task: it comes first while it stands first in `state.queue`

    @TURN.move("PIG-3")        the function is a move of this step, told in a form of its own
    @TURN.move("AKK-88", text="decline")                 of several steps: one line each
    @TURN.move("ANY-18", seat=TABLE)                     others are asked that than whom the step asks
    @TURN.goes_on              what follows by itself; None where somebody must answer
    @TURN.left_out()           the way out: what follows where something else happened
    @TURN.clock                the timer, or the timers, that run in this step
    @TURN.at_zero("RPS-4")     a move that no form asks for: a timer that names it in `expire` makes it

Forms of one step to one seat are alternatives: the first is the form, the others are keys beside it. Others of the same
step that must be told as well name an `ask` of their own.
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
    """Who is asked: always the same seats, or those that a function gives."""

    __slots__ = ("at_once", "function", "seat", "seats")

    def __init__(self, seat: Of[Seat | Iterable[Seat] | None]) -> None:
        self.seat = seat
        self.function = GameFunction(seat) if callable(seat) else None
        self.seats = () if callable(seat) or seat is None else (seat,) if isinstance(seat, int) else tuple(seat)
        self.at_once = not callable(seat) and not isinstance(seat, int)

    def resolve(self, s: Any) -> tuple[tuple[Seat, ...], bool]:
        """They, and whether that can be several at once."""
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
        self._blocks: list[tuple[AskedSeats, list[Question]]] = []  # forms that stand together, all for the same seats
        self._timers: GameFunction | None = None
        self._groups: dict[tuple[Any, ...], str] = {}

    # ---- what the game says --------------------------------------------------------------------------
    def move(
        self, rule: Of[str] = "", *, tag: str = "", id: Of[str] = "", text: Of[str] = "", ask: Of[str] = "",
        when: Callable[..., object] | None = None, say: Of[Mapping[str, Any]] | None = None,
        picks: tuple[str, ...] | None = None, asked: tuple[str, ...] | Mapping[str, Asks | None] | None = None,
        given: Of[Mapping[str, Any]] | None = None, label: Of[str | Say] = "", confirm: Of[str | Say] = "",
        hint: Of[str | Say | None] = None, secret: bool = False, shared: Of[bool] = False, waits: Of[bool] = True,
        own: bool = False, changed: Of[bool] = False, moves_on: Of[bool] = False, cell: Of[str] = "",
        retired: Of[tuple[Field, ...]] = (), seat: Of[Seat | Iterable[Seat]] | None = None,
    ) -> Callable[[F], F]:  # fmt: skip
        """The function is a move of this step, and what stands here is its form.

        rule: its paragraph; what a refusal names that says no other. tag: as the record has it ("" = the function's
        name). id: of the form, "play-{seat}" for one of each seat ("" = as `text`, and the seat where several are asked
        at once). text: the messages are TEXT-label and TEXT-confirm ("" = the tag with dashes). when: whether it is
        open, or No with the reason. say: the arguments of both texts. picks: the parameters whose choice the confirm
        sentence names (None = all). asked: those that are asked here, in this order (None = all); a dict says how,
        where it is not as in the signature. given: what is known here, and told with the rest. label, confirm: in the
        place of the messages. seat: who is asked (None = whom the step asks); it is a question of its own where no
        `ask` is named. The others are those of Prompt.
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
            if hidden and asked is None:  # its public twin stands first
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
        """The function is a move that a timer of this step makes at zero."""

        def decorate(fn: F) -> F:
            self.rules.add_move(self, fn, tag, rule)
            return fn

        return decorate

    def left_out(
        self, label: Of[str | Say] = "leave-out", *, say: Of[Mapping[str, Any]] | None = None,
        when: Callable[..., object] | None = None,
    ) -> Callable[[F], F]:  # fmt: skip
        """The function leads out of this step where something else happened; `label` says what then happened."""

        def decorate(fn: F) -> F:
            self.way_out = Correction(read_move(fn, "leave_out", "", LeaveOut), label=label, say=say, when=when)
            return fn

        return decorate

    def goes_on(self, fn: F) -> F:
        """The function gives what follows by itself; None where somebody must answer."""
        self.continuation = GameFunction(fn)
        return fn

    def clock(self, fn: F) -> F:
        """The function gives the timer that runs in this step: one, several, or None."""
        self._timers = GameFunction(fn)
        return fn

    # ---- what the rules ask it -----------------------------------------------------------------------
    def seats(self, s: S) -> tuple[Seat, ...]:
        """Who is asked now."""
        return self._asked_seats.resolve(s)[0]

    def prompts(self, s: S) -> tuple[Prompt, ...]:
        """What is asked now."""
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
        """Those of that text, whether they are asked now or not: for a correction that tells the same."""
        for question in self.questions:
            if question.text == text and (prompt := question.prompt(s, seat, "", False)):
                yield prompt

    def why_not(self, s: S, seat: Seat, its: Move, values: Mapping[str, Any]) -> Illegal:
        """Why no form of that move admits these values: the first that has a sentence of its own says it."""
        asked = (question for whom, some in self._blocks if seat in whom.resolve(s)[0] for question in some)
        questions = [question for question in asked if question.move is its]
        if not questions and seat not in self.seats(s):
            return Illegal("not-your-turn", its.rule)
        asking = [question for question in questions if question.names >= values.keys()]
        reasons = [why for question in asking or questions if (why := question.why_not(s, seat, values))]
        said = (why for why in reasons if why.say.key != "not-asked-now")
        return next(said, (*reasons, Illegal("not-asked-now", its.rule))[0])

    def timers(self, s: S) -> tuple[Timer, ...]:
        """What runs now."""
        timers = self._timers.call(s, TABLE, None) if self._timers else None
        return () if timers is None else (timers,) if isinstance(timers, Timer) else tuple(timers)

    def _group(self, question: Question, seat: Seat, at_once: bool, key: Any) -> str:
        """The ask: what the form names, or the step; of a step with one form, or where it says whom it asks, itself."""
        name = question.ask or (self.ask if question.seat is None else "")
        if not name and question.seat is not None:
            return ""
        if not name and len(self.questions) == 1 and not question.key_name:
            return ""
        if (group := self._groups.get((name, seat, key))) is None:
            form = name or (f"{self.name}-{{seat}}" if at_once else self.name)
            group = self._groups[name, seat, key] = form.format(seat=seat, **{question.key_name: key})
        return group
