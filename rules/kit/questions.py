"""Questions: the forms of a step's moves, with their texts and their condition.

The arguments of `Step.move(...)` and the move's signature define a question. Constant parts are built once: each field
without a function, and, for each seat, a form that has only such fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.kit.answers import fill_in
from rules.kit.asks import Asks, fields_of, is_void, sentence, values_of
from rules.kit.computed import GameFunction, Of, game_function
from rules.kit.prompts import Prompt
from rules.kit.refusals import Barred, No
from rules.kit.signatures import Move
from rules.kit.words import Illegal, Pick, Say, Seat

ONE_FORM = (None,)  # the keys of a question with a single form


class Question:
    """One form of a move, for the seats that the step asks."""

    def __init__(
        self, move: Move, *, rule: str, id: Of[str], text: Of[str], when: Of[object], say: Of[Mapping[str, Any]] | None,
        asked: Iterable[str] | None, picks: tuple[str, ...] | None, ask: str, given: Of[Mapping[str, Any]] | None,
        seat: Of[Seat | Iterable[Seat]] | None, parts: dict[str, Any],
    ) -> None:  # fmt: skip
        self.move, self.rule, self.ask, self.seat = move, rule, ask, seat
        self.text = text if text and isinstance(text, str) else move.tag.replace("_", "-")
        self._id, self._when, self._say, self._given, self._text = map(game_function, (id, when, say, given, text))
        self._format = id if isinstance(id, str) else ""
        own = asked if isinstance(asked, Mapping) else dict.fromkeys(move.asks if asked is None else asked)
        asks = {name: its.with_name(name) if its else move.asks[name] for name, its in own.items()}
        self.key_name: str = ""
        self._keys: GameFunction | None = None
        for name, its in (move.asks | asks).items():
            if its.about:
                self.key_name, self._keys = name, its.about
        self._asks = {name: its for name, its in asks.items() if its.kind or its.by_hand}
        self._known_values = {name: its.known for name, its in asks.items() if its.known}
        self.names = {*asks, self.key_name, *(given if isinstance(given, Mapping) else ())}
        self._suffix = "-private" if any(its.private for its in self._asks.values()) else ""
        self._picks = {name: Pick(field=name) for name in (self._asks if picks is None else picks)}
        self._constant_given = dict(given) if isinstance(given, Mapping) else {}
        self._computed_parts = [(part, of.call) for part, value in parts.items() if (of := game_function(value))]
        self._constant_args = say if isinstance(say, Mapping) else {}
        texts = self._texts(self.text, self._constant_args)
        self._constant_parts = {part: _as_sentence(part, v) for part, v in parts.items() if not callable(v)}
        self._constants: dict[str, Any] = {"move": move.tag, "rule": rule, **texts, **self._constant_parts}
        self._fields = {name: its.field(None, 0) for name, its in self._asks.items() if its.is_constant}
        self._has_more_given = bool(self._known_values or self._given or self.key_name)
        worked = self._id, self._say, self._text, self._given, self._known_values, self._computed_parts
        sometimes = any(its.is_asked for its in self._asks.values())
        self._is_constant = not (any(worked) or sometimes) and len(self._fields) == len(self._asks)
        self._prompts: dict[tuple[Any, ...], Prompt | None] = {}
        self._ids: dict[tuple[Any, ...], str] = {}

    # ---- when it is open -----------------------------------------------------------------------------
    def keys(self, s: Any, seat: Seat) -> Iterable[Any]:
        """The values that each have a form of their own (`about`); (None,) = a single form."""
        return self._keys.call(s, seat, None) if self._keys else ONE_FORM

    def is_open(self, s: Any, seat: Seat, key: Any) -> object:
        """Whether the form is open now, or No with the reason."""
        return True if self._when is None else self._when.call(s, seat, key)

    def prompt(self, s: Any, seat: Seat, ask: str, at_once: bool, key: Any = None) -> Prompt | None:
        """The prompt; None if a required field has no options. `at_once`: several seats are asked at the same time."""
        if not self._is_constant:
            return self._prompt(s, seat, ask, at_once, key)
        if (seat, ask, at_once, key) not in self._prompts:
            self._prompts[seat, ask, at_once, key] = self._prompt(s, seat, ask, at_once, key)
        return self._prompts[seat, ask, at_once, key]

    def _prompt(self, s: Any, seat: Seat, ask: str, at_once: bool, key: Any) -> Prompt | None:
        parts, id = {**self._constants}, self._id_of(s, seat, at_once, key)
        knows = self._known_now(s, seat, key) if self._has_more_given else self._constant_given
        if self._asks:
            fields = fields_of(self._asks, s, seat, key, knows, self._fields)
            for field in fields:
                if field.when is None and is_void(field):
                    return None
            parts["fields"] = tuple(fields)
        if self._say or self._text:
            text = self._text.call(s, seat, key) if self._text else self.text
            parts |= (
                self._texts(text, self._say.call(s, seat, key) if self._say else self._constant_args)
                | self._constant_parts
            )
        for part, call in self._computed_parts:
            value = call(s, seat, key)
            if type(value) is not str:
                parts[part] = value
            elif value:  # "" = the default
                parts[part] = _as_sentence(part, value)
        ask = parts.pop("ask", ask)
        if knows:
            parts["given"] = knows
        if ask != id:
            parts["ask"] = ask
        return Prompt(id=id, seat=seat, **parts)

    def _texts(self, text: str, args: Mapping[str, Any]) -> dict[str, Say]:
        return {"label": Say(key=f"{text}-label", args=dict(args)),
                "confirm": Say(key=f"{text}{self._suffix}-confirm", args={**args, **self._picks})}  # fmt: skip

    def _known_now(self, s: Any, seat: Seat, key: Any) -> Mapping[str, Any]:
        """The values that the record gets without asking."""
        knows = {**self._constant_given}
        if self.key_name:
            knows[self.key_name] = key
        if self._given:
            knows |= self._given.call(s, seat, key)
        for name, of in self._known_values.items():
            value = of.call(s, seat, key)
            if value is not None or name not in self._asks:
                knows[name] = value
        return knows

    def _id_of(self, s: Any, seat: Seat, at_once: bool, key: Any) -> str:
        if self._id:
            return str(self._id.call(s, seat, key))
        if (id := self._ids.get((seat, at_once, key))) is None:
            form = self._format or (f"{self.text}-{{seat}}" if at_once else self.text)
            id = self._ids[seat, at_once, key] = form.format(seat=seat, **{self.key_name: key}) + self._suffix
        return id

    # ---- why not -------------------------------------------------------------------------------------
    def why_not(self, s: Any, seat: Seat, values: Mapping[str, Any]) -> Illegal | None:
        """The reason why the form does not admit these values; None if it does."""
        key = values.get(self.key_name)
        if self.key_name and key not in self.keys(s, seat):
            return No().refusal(self.rule)
        if not (reason := self.is_open(s, seat, key)):
            return (reason if isinstance(reason, No) else No()).refusal(self.rule)
        prompt = self.prompt(s, seat, "", False, key)
        for name, its in self._asks.items():
            earlier = next((field for field in prompt.fields if field.name == its.by), None) if prompt else None
            barred = _find_barred(its, values.get(name), s, seat, values_of(earlier))
            if barred:
                return barred.reason.refusal(self.rule)
        return _refusal(prompt, values) if prompt else No().refusal(self.rule)


def _find_barred(its: Asks, told: Any, s: Any, seat: Seat, earlier: Iterable[Any]) -> Barred | None:
    """The first barred value in the answer; of rows, only those that the form asks."""
    if not its.keys and not its.by:
        return its.reason(told, s, seat)
    rows = told if isinstance(told, dict) else {}
    keys = its.keys.call(s, seat, None) if its.keys else earlier
    found = (its.reason(rows[str(key)], s, seat, key) for key in keys if str(key) in rows)
    return next((each for each in found if each), None)


def _refusal(prompt: Prompt, values: Mapping[str, Any]) -> Illegal | None:
    """The reason why a form does not admit these values, its `given` ones aside; None if it does."""
    try:
        fill_in(prompt, {name: value for name, value in values.items() if name not in prompt.given})
    except Illegal as why:
        return why
    return None


def _as_sentence(part: str, value: Any) -> Any:
    return sentence(value) if part in ("label", "confirm", "hint") and isinstance(value, str) else value
