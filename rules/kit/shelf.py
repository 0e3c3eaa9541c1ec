"""Games on a shelf: what there is can be read at once, a game itself is imported when somebody takes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, overload

from rules.kit.types import AnyGame


class ShelfGame(NamedTuple):
    """One game that can be taken."""

    id: str
    package: str  # with its texts and its rulebook
    take: Callable[[], AnyGame]  # imports it


class Shelf(Sequence[AnyGame]):
    """The games in their order. Whoever goes through all of them takes all of them."""

    def __init__(self, *listed: ShelfGame) -> None:
        self.packages = {each.id: each.package for each in listed}
        self._games = listed

    def find(self, game_id: str) -> AnyGame:
        """The game with that id; KeyError if there is none."""
        for each in self._games:
            if each.id == game_id:
                return each.take()
        raise KeyError(game_id)

    def with_loaded(self, *others: AnyGame) -> Shelf:
        """The same shelf with more games, which are there already."""
        return self.with_games(*map(_loaded, others))

    def with_games(self, *others: ShelfGame) -> Shelf:
        """The same shelf with more games, which are imported when somebody takes them."""
        return Shelf(*self._games, *others)

    def __len__(self) -> int:
        return len(self._games)

    def __iter__(self) -> Iterator[AnyGame]:
        return (each.take() for each in self._games)

    @overload
    def __getitem__(self, at: int) -> AnyGame: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[AnyGame]: ...
    def __getitem__(self, at: int | slice) -> AnyGame | Sequence[AnyGame]:
        return self._games[at].take() if isinstance(at, int) else Shelf(*self._games[at])


def _loaded(game: AnyGame) -> ShelfGame:
    return ShelfGame(game.id, game.home, lambda: game)
