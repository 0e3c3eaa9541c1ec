"""A table for tests: moves in a few words, folded as the core folds them.

Every game's own table is a subclass that adds its words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from random import Random
from typing import Any, Generic, Self, TypeVar

import msgspec
from msgspec import Struct

from companion.log.book import state_hash
from companion.log.record import FORMAT, End, Head, Line, Played, encode_record
from companion.testkit.play import as_form, random_step
from rules.kit.answers import default_value, field_values, fill_in, to_json
from rules.kit.sample import NAMES
from rules.kit.types import (
    Allot,
    Amount,
    AnyGame,
    Catalogue,
    Choice,
    Field,
    Illegal,
    News,
    Prompt,
    PublicNumber,
    Seat,
    Seating,
)

S = TypeVar("S", bound=Struct)


class Table(Generic[S]):
    """A game in progress: `state`, the news of the last move, and the lines of its record."""

    def __init__(
        self,
        game: AnyGame,
        seats: int = 3,
        options: Struct | None = None,
        catalogue: Catalogue | None = None,
        start: Seat = 0,
        names: tuple[str, ...] = NAMES,
    ) -> None:
        self.game = game
        self.options: Any = options or game.option_type()
        self.catalogue = catalogue or {}
        self.seating = Seating(names=names[:seats], tints=game.tints[:seats], start=start)
        self.state: S = game.setup(self.seating, self.options, self.catalogue)
        self.news: tuple[News, ...] = ()
        self.lines: list[Line] = []

    # ---- any move --------------------------------------------------------------------------------
    def play(
        self, move: str, values: Mapping[str, Any] | None = None, seat: Seat | None = None, **named: Any
    ) -> Self:  # fmt: skip
        """Answer the open prompt with that move (of that seat). Values left out stay as the form shows them."""
        told = {**(values or {}), **named}
        self.fill_in(self.form(move, seat, told), told)
        return self

    def form(self, move: str, seat: Seat | None = None, values: Mapping[str, Any] | None = None) -> Prompt:
        """The open prompt with that move (of that seat) that asks for these values, or has them as given."""
        found = self.open_prompts(move, seat)
        assert found, f"{move} is not asked, but {[p.id for p in self.game.prompts(self.state)]}"
        told = values or {}
        fitting = [prompt for prompt in found if can_take(prompt, told)]
        return max(fitting, key=lambda prompt: len(prompt.given.keys() & told.keys()), default=found[0])

    def correct(self, which: str, value: Any = None, **named: Any) -> Self:
        """Make a correction, by its id or its move.

        `value` is the number, the answers by name, or the only answer. Names select one of several, or are answers too.
        """
        for each in self._fixes(which):
            if which in (each.id, each.move) and all(named.get(name, v) == v for name, v in each.given.items()):
                form = as_form(each)
                told = value if isinstance(value, dict) else {} if value is None else {form.fields[0].name: value}
                self.fill_in(form, {**named, **told})
                return self
        raise AssertionError(f"{which} {named} cannot be set right now")

    def _fixes(self, which: str) -> Iterator[PublicNumber | Prompt]:
        """The correction with that id first: mostly no other need be built."""
        if fix := self.game.correction(self.state, which):
            yield fix
        yield from self.game.corrections(self.state)

    def fill_in(self, prompt: Prompt, values: Mapping[str, Any]) -> None:
        """Answer this prompt; values left out stay as the form shows them, or become the least."""
        assert set(values) <= {*prompt.given, *(field.name for field in prompt.fields)}, prompt.id
        self.write(prompt, form_values(prompt, values))

    def write(self, prompt: Prompt, values: dict[str, Any]) -> None:
        """Answer this prompt with exactly these values, as a screen sends them."""
        told = to_json(self.game.move_values(self.state, prompt, values))
        self.state, self.news = self.game.apply(self.state, prompt.seat, self.game.move(prompt.move, told))
        n = len(self.lines) + 1
        self.lines.append(
            Played(n=n, at=n * 20_000, seat=prompt.seat, by="screen", prompt=prompt.id, move=prompt.move, v=told,
                   secret=prompt.secret)
        )  # fmt: skip

    def refusal(
        self, move: str, values: Mapping[str, Any] | None = None, seat: Seat | None = None, **named: Any
    ) -> Illegal:  # fmt: skip
        """The refusal of a move, asked for or not. The state must stay the same.

        If the game gives a reason (`Game.why_not`), only values that an open form admits reach the game.
        """
        before, told = state_hash(self.state), {**(values or {}), **named}
        if self.open_prompts(move, seat):
            prompt = self.form(move, seat, told)
            seat, told = prompt.seat, {**form_values(prompt, told, rest=default_value), **prompt.given, **told}
        who = self.acting if seat is None else seat
        try:
            if not self._is_admissible(move, who, told) and (why := self.game.why_not(self.state, who, move, told)):
                raise why
            self.game.apply(self.state, who, self.game.move(move, to_json(told)))
        except Illegal as refusal:
            assert state_hash(self.state) == before
            return refusal
        raise AssertionError(f"{move} {told} is not refused")

    def _is_admissible(self, move: str, who: Seat, told: Mapping[str, Any]) -> bool:
        """Whether an open form admits these values, and has no others as given."""
        for prompt in self.open_prompts(move, who):
            if any(told.get(name, value) != value for name, value in prompt.given.items()):
                continue
            with suppress(Illegal):
                fill_in(prompt, {name: value for name, value in told.items() if name not in prompt.given})
                return True
        return False

    def play_out(self, rng: Random) -> Self:
        """Answer open prompts at random, but no secret ones, until the game is over."""
        while asked := [prompt for prompt in self.open_prompts() if not prompt.secret]:
            step = random_step(self.game, self.state, tuple(asked), rng)
            self.write(step.prompt, step.values)
        return self

    # ---- looking ---------------------------------------------------------------------------------
    def ask(self) -> Prompt:
        """The first open prompt."""
        return self.game.prompts(self.state)[0]

    @property
    def acting(self) -> Seat:
        """The seat of the first open prompt, which moves if none is named."""
        return self.ask().seat

    def open_prompts(self, move: str = "", seat: Seat | None = None) -> list[Prompt]:
        """The open prompts (with that move, of that seat)."""
        return [p for p in self.game.prompts(self.state) if move in ("", p.move) and seat in (None, p.seat)]

    def option_values(self, name: str, move: str = "", key: str = "") -> list[str | int]:
        """The values that the choice with that name offers, in the first form (with that move)."""
        fields = (self.form(move) if move else self.ask()).fields
        choices = [field for field in fields if isinstance(field, Choice)]
        return [option.value for f in choices if (f.name, f.key) == (name, key) for option in f.options]

    @property
    def rules(self) -> set[str]:
        """The rules that the last move's news name."""
        return {news.rule for news in self.news}

    @property
    def warning_rules(self) -> set[str]:
        """The rules that the last move's warnings name."""
        return {news.rule for news in self.news if news.tone == "warn"}

    @property
    def news_keys(self) -> list[str]:
        """The keys of the last move's news."""
        return [news.say.key for news in self.news]

    @property
    def totals(self) -> tuple[int, ...]:
        return self.game.sheet(self.state).totals

    @property
    def places(self) -> tuple[int, ...]:
        return self.game.sheet(self.state).places

    def line(self, key: str) -> tuple[int | None, ...]:
        """The values of a line of the sheet, by seat."""
        return next(line.values for line in self.game.sheet(self.state).lines if line.key == key)

    def head(self, id: str) -> Head:
        """The head of a golden record, with a fixed date to be the same whenever it is written."""
        return Head(
            format=FORMAT,
            game=self.game.id,
            version=self.game.version,
            id=id,
            utc="2026-11-21T19:00:00Z",
            seats=self.seating.names,
            tints=self.seating.tints,
            start=self.seating.start,
            options=msgspec.to_builtins(msgspec.structs.asdict(self.options)),
            catalogue={kind: dict(entries) for kind, entries in self.catalogue.items()},
        )

    def record(self, id: str) -> bytes:
        """The file of a golden record: the game so far, with its end if it is over."""
        sheet, n = self.game.sheet(self.state), len(self.lines) + 1
        end = [End(n=n, at=n * 20_000, ended_by=sheet.ended_by, totals=sheet.totals, places=sheet.places)]
        return encode_record(self.head(id), [*self.lines, *(end if sheet.ended_by else [])])


def quiet_value(field: Field) -> Any:
    """The default answer to a field, or the least one."""
    default = default_value(field)
    if default is not None:
        return default
    match field:
        case Amount():
            return field.least
        case Allot():
            return {}
        case _:
            return [] if getattr(field, "many", False) else None


def form_values(
    prompt: Prompt, values: Mapping[str, Any], rest: Callable[[Field], Any] = quiet_value
) -> dict[str, Any]:
    """The form filled in with these values, as far as it asks them, and with `rest` for the other fields."""

    def field_value(field: Field) -> Any:
        row = values.get(field.name) or {} if field.key else values
        return row.get(field.key or field.name, rest(field))

    return {name: value for name, value in field_values(prompt, field_value).items() if value is not None}


def can_take(prompt: Prompt, values: Mapping[str, Any]) -> bool:
    """Whether a form asks for these values, or has them as given."""
    asks = {field.name for field in prompt.fields}
    return all(name in asks or prompt.given.get(name, prompt) == value for name, value in values.items())
