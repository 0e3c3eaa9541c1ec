"""The list of available games: ids and packages at once, each game imported when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, overload

from rules.kit.types import AnyGame


class ShelfGame(NamedTuple):
    """One available game, not imported yet."""

    id: str
    package: str  # holds its texts and its rulebook
    take: Callable[[], AnyGame]  # imports it


class Shelf(Sequence[AnyGame]):
    """The games in order; iterating over them imports every one."""

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
        """The shelf with more games, already imported."""
        return self.with_games(*map(_loaded, others))

    def with_games(self, *others: ShelfGame) -> Shelf:
        """The shelf with more games, each imported when it is first needed."""
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
