"""Games on a shelf: what there is can be read at once, a game itself is imported when somebody takes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, overload

from rules.kit.types import AnyGame


class Listed(NamedTuple):
    """One game that can be taken."""

    id: str
    package: str  # with its texts and its rulebook
    take: Callable[[], AnyGame]  # imports it


class Shelf(Sequence[AnyGame]):
    """The games in their order. Whoever goes through all of them takes all of them."""

    def __init__(self, *listed: Listed) -> None:
        self.packages = {each.id: each.package for each in listed}
        self._listed = listed

    def find(self, game_id: str) -> AnyGame:
        """The game with that id; KeyError if there is none."""
        for each in self._listed:
            if each.id == game_id:
                return each.take()
        raise KeyError(game_id)

    def and_also(self, *others: AnyGame) -> Shelf:
        """The same shelf with more games, which are there already."""
        return self.and_listed(*map(_there, others))

    def and_listed(self, *others: Listed) -> Shelf:
        """The same shelf with more games, which are imported when somebody takes them."""
        return Shelf(*self._listed, *others)

    def __len__(self) -> int:
        return len(self._listed)

    def __iter__(self) -> Iterator[AnyGame]:
        return (each.take() for each in self._listed)

    @overload
    def __getitem__(self, at: int) -> AnyGame: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[AnyGame]: ...
    def __getitem__(self, at: int | slice) -> AnyGame | Sequence[AnyGame]:
        return self._listed[at].take() if isinstance(at, int) else Shelf(*self._listed[at])


def _there(game: AnyGame) -> Listed:
    return Listed(game.id, game.home, lambda: game)
