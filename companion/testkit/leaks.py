"""A search for leaks: two answers that differ in one field must look the same to every viewer who may not know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal

from msgspec import structs

from companion.log.secrecy import hidden_secrets
from companion.testkit.play import PlayedStep, try_answer
from rules.kit.answers import field_values, is_asked, value_in
from rules.kit.sample import Rng, answer, draw
from rules.kit.seal import has_secrets, seal
from rules.kit.types import TABLE, AnyGame, Field, Frozen, News, Prompt, Say, Secret, Viewer

LOOKS = 6  # per field of each move
TRIES = 12  # pairs of answers per look


How = Literal["asked", "told", "open"]
_Which = tuple[str, str, bool]  # the move, its field, and whether it is asked in secret


class Leak(Frozen, frozen=True, kw_only=True):
    """A question that leaks a secret."""

    how: How
    prompt: str
    move: str
    field: str  # of the form
    where: str  # the field of the state that holds the secret, or the view that shows it

    @property
    def say(self) -> Say:
        """The sentence about the leak, for the game's author."""
        return Say(key=f"package-leak-{self.how}", args=structs.asdict(self))


class LeakWatch:
    """A watch on the questions in the states of many games: a few looks at each field of each move."""

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        self._game, self._rng, self._has_secrets = game, rng, has_secrets(game.state_type)
        self._looks = Counter[_Which]()
        self._secret_fields = set[_Which]()  # an answer stayed secret: only the last seat's may reveal all
        self._leaks: dict[tuple[_Which, How], Leak] = {}

    @property
    def leaks(self) -> tuple[Leak, ...]:
        """One leak per field and way out."""
        found = self._leaks.items()
        return tuple(leak for (which, how), leak in found if how != "open" or which not in self._secret_fields)

    def look(self, state: Any, prompts: tuple[Prompt, ...]) -> None:
        """Answer each of these questions in two ways, and compare the outcomes."""
        for prompt in prompts:
            for field in (
                prompt.fields if prompt.secret or (self._has_secrets and not _is_in_sight(prompt, prompts)) else ()
            ):
                which = (prompt.move, field.name, prompt.secret)
                if self._looks[which] < LOOKS:
                    self._looks[which] += 1
                    self._try(state, prompt, field, which)

    def _try(self, state: Any, prompt: Prompt, field: Field, which: _Which) -> None:
        for one, two in _pairs(self._game, state, prompt, field, self._rng):
            how, where = _compare(self._game, state, prompt, one, two)
            if how == "kept":
                self._secret_fields.add(which)
            elif how:
                name = ".".join(filter(None, (field.name, field.key)))
                leak = Leak(how=how, prompt=prompt.id.partition("@")[0], move=prompt.move, field=name, where=where)
                self._leaks.setdefault((which, how), leak)


def _is_in_sight(prompt: Prompt, prompts: tuple[Prompt, ...]) -> bool:
    """Whether a public question is about public facts, or about facts that its seat could have entered in secret."""
    return prompt.seat == TABLE or any(
        other.secret and (other.move, other.group) == (prompt.move, prompt.group) for other in prompts
    )


def _pairs(
    game: AnyGame, state: Any, prompt: Prompt, field: Field, rng: Rng
) -> Iterator[tuple[PlayedStep, PlayedStep]]:
    """Pairs of outcomes whose answers differ in that field alone."""
    for _ in range(TRIES):
        values = answer(prompt, rng)
        if not is_asked(field, values):
            continue

        def other(each: Field, values: dict[str, Any] = values) -> Any:
            value = None if each is field else value_in(values, each)
            return draw(each, rng) if value is None else value

        one, two = (try_answer(game, state, prompt, told) for told in (values, field_values(prompt, other)))
        if one and two and (one.after, one.news) != (two.after, two.news):
            yield one, two


def _compare(
    game: AnyGame, before: Any, prompt: Prompt, one: PlayedStep, two: PlayedStep
) -> tuple[How | Literal["kept", ""], str]:
    """The kind of leak between two outcomes, and its place."""
    states = one.after, two.after
    if _is_hidden(before, *states, prompt.seat if prompt.secret else TABLE):
        is_in_sight = not prompt.secret and _public_news(one) != _public_news(two)
        return ("", "") if is_in_sight else ("asked", _first_difference(*states))
    if not prompt.secret or _is_reveal(before, *states):
        return "", ""
    public = seal(one.after, TABLE), seal(two.after, TABLE)
    if public[0] != public[1]:
        return "open", _first_difference(*public)
    for viewer in (TABLE, *range(max(game.seats))):
        if viewer != prompt.seat and seal(one.after, viewer) == seal(two.after, viewer):
            said, other = _view(game, one, viewer), _view(game, two, viewer)
            for what in said:
                if said[what] != other[what]:
                    return "told", what
    return "kept", ""


def _is_hidden(before: Any, one: Any, two: Any, viewer: Viewer) -> bool:
    """Whether the answer lies out of that viewer's sight. Pieces that leave a Secret were seen, or put back."""
    if one == two or seal(one, viewer) != seal(two, viewer):
        return False
    was, *both = hidden_secrets(before), hidden_secrets(one), hidden_secrets(two)
    changed = [path for path in both[0] if both[0][path] != both[1].get(path)]
    return all(_size(there.get(path)) >= _size(was.get(path)) for path in changed for there in both)


def _size(held: Any) -> int:
    """The number of pieces in a Secret, an allotment or a row."""
    match held:
        case Secret():
            return _size(held.value)
        case int():
            return held
        case dict():
            return sum(map(_size, held.values()))
        case tuple() | list():
            return len(held)
    return 0


def _is_reveal(before: Any, one: Any, two: Any) -> bool:
    """Whether the answer reveals something hidden, or everyone may count that the answers differ."""
    counts = [{path: secret.count for path, secret in hidden_secrets(state).items()} for state in (one, two)]
    return counts[0] != counts[1] or bool(hidden_secrets(before).keys() - counts[0].keys())


def _first_difference(one: Any, two: Any) -> str:
    """The first field in which two states differ."""
    names: tuple[str, ...] = one.__struct_fields__
    return next(name for name in names if getattr(one, name) != getattr(two, name))


def _public_news(world: PlayedStep) -> list[News]:
    return [news for news in world.news if news.to is None]


def _view(game: AnyGame, world: PlayedStep, viewer: Viewer) -> dict[str, Any]:
    """The viewer's news, questions and computed values, but no scene, which comes from the redacted state alone."""
    state = world.after
    return {
        "news": [news for news in world.news if news.to is None or viewer in news.to],
        "questions": [p for p in game.prompts(state) if not p.secret or p.seat == viewer],
        "phase": game.phase(state),
        "timers": game.timers(state),
        "sheet": game.sheet(state),
    }
