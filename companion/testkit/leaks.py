"""Whether secrets can leak: one field of a form is told in two ways, and who may not know it notices no difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal

from msgspec import structs

from companion.log.secrecy import hidden_secrets
from companion.testkit.play import PlayedStep, try_answer
from rules.kit.answers import asked, filled, value_in
from rules.kit.sample import Rng, answer, draw
from rules.kit.seal import hides, seal
from rules.kit.types import TABLE, AnyGame, Field, Frozen, News, Prompt, Say, Secret, Viewer

LOOKS = 6  # at each field of each move
TRIES = 12  # pairs of answers at each look


How = Literal["asked", "told", "open"]
_Which = tuple[str, str, bool]  # the field of a move, asked in secret or not


class Leak(Frozen, frozen=True, kw_only=True):
    """A question through which a secret gets out."""

    how: How
    prompt: str
    move: str
    field: str  # of the form
    where: str  # the field of the state in which it lies; of "told": what tells it

    @property
    def say(self) -> Say:
        """The sentence about it, for whoever mends it."""
        return Say(key=f"package-leak-{self.how}", args=structs.asdict(self))


class LeakWatch:
    """Looks at what seats are asked in the states of many games; at each field of each move a few times in all."""

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        self._game, self._rng, self._has_secrets = game, rng, hides(game.state_type)
        self._looks = Counter[_Which]()
        self._secret_fields = set[
            _Which
        ]()  # where an answer stayed a secret: who told theirs last may have turned up all
        self._leaks: dict[tuple[_Which, How], Leak] = {}

    @property
    def leaks(self) -> tuple[Leak, ...]:
        """One for each field and way out."""
        found = self._leaks.items()
        return tuple(leak for (which, how), leak in found if how != "open" or which not in self._secret_fields)

    def look(self, state: Any, prompts: tuple[Prompt, ...]) -> None:
        """Answer these questions of that state in two ways each."""
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
    """Whether a public question is about what lies open, or about what its seat could have told in secret."""
    return prompt.seat == TABLE or any(
        other.secret and (other.move, other.group) == (prompt.move, prompt.group) for other in prompts
    )


def _pairs(
    game: AnyGame, state: Any, prompt: Prompt, field: Field, rng: Rng
) -> Iterator[tuple[PlayedStep, PlayedStep]]:
    """Worlds that came apart by another value of that field alone."""
    for _ in range(TRIES):
        values = answer(prompt, rng)
        if not asked(field, values):
            continue

        def other(each: Field, values: dict[str, Any] = values) -> Any:
            value = None if each is field else value_in(values, each)
            return draw(each, rng) if value is None else value

        one, two = (try_answer(game, state, prompt, told) for told in (values, filled(prompt, other)))
        if one and two and (one.after, one.news) != (two.after, two.news):
            yield one, two


def _compare(
    game: AnyGame, before: Any, prompt: Prompt, one: PlayedStep, two: PlayedStep
) -> tuple[How | Literal["kept", ""], str]:
    """What the two worlds give away, and where."""
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
    """Whether what was told lies where that viewer cannot see it. What comes out of a Secret was seen, or put back."""
    if one == two or seal(one, viewer) != seal(two, viewer):
        return False
    was, *both = hidden_secrets(before), hidden_secrets(one), hidden_secrets(two)
    changed = [path for path in both[0] if both[0][path] != both[1].get(path)]
    return all(_size(there.get(path)) >= _size(was.get(path)) for path in changed for there in both)


def _size(held: Any) -> int:
    """How much that is: of a Secret, of what is shared out, of a row."""
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
    """Whether something hidden is turned up by it, or everybody may count that the answers differ."""
    counts = [{path: secret.count for path, secret in hidden_secrets(state).items()} for state in (one, two)]
    return counts[0] != counts[1] or bool(hidden_secrets(before).keys() - counts[0].keys())


def _first_difference(one: Any, two: Any) -> str:
    """The first field in which two states differ."""
    names: tuple[str, ...] = one.__struct_fields__
    return next(name for name in names if getattr(one, name) != getattr(two, name))


def _public_news(world: PlayedStep) -> list[News]:
    """The news that everybody is told."""
    return [news for news in world.news if news.to is None]


def _view(game: AnyGame, world: PlayedStep, viewer: Viewer) -> dict[str, Any]:
    """What that viewer is told; what is drawn comes from the sealed state alone."""
    state = world.after
    return {
        "news": [news for news in world.news if news.to is None or viewer in news.to],
        "questions": [p for p in game.prompts(state) if not p.secret or p.seat == viewer],
        "phase": game.phase(state),
        "timers": game.timers(state),
        "sheet": game.sheet(state),
    }
