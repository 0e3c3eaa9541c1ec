"""The games that this companion knows, and speech about them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping

from companion.errors import Damaged, Trouble
from companion.fence import Progress
from companion.log.record import Head
from companion.table.guarded import guarded
from companion.view.speak import Speaker, called
from rules.kit.shelf import Shelf
from rules.kit.types import AnyGame

log = logging.getLogger(__name__)


class Games:
    """All rule modules, as the core calls them."""

    def __init__(self, games: Shelf, now_ms: Callable[[], int] = lambda: 0) -> None:
        self.calls = Progress(now_ms)  # of their functions, by the game's id
        self.left_alone = ""  # the game that is not even imported in this run
        self._guarded: dict[AnyGame, AnyGame] = {}
        self.renew(games)

    def renew(self, games: Shelf) -> None:
        """These are the games from now on."""
        self.packages: Mapping[str, str] = games.packages  # with their texts; the ids are all that can be found
        self._games = games

    def __iter__(self) -> Iterator[AnyGame]:
        """Those that can be taken: a package's game that fails now, though it was fit when tried, is left out."""
        for game_id in self.packages:
            try:
                game = self.find(game_id)
            except Damaged as why:
                log.error("a game is left out: %s", why)
                continue
            yield game

    def find(self, game_id: str) -> AnyGame:
        """The rule module of that name; Trouble if there is none."""
        if game_id not in self.packages:
            raise Trouble("no-such-game", game=game_id)
        if game_id == self.left_alone:
            raise Damaged("game-left-alone", game=game_id)
        game = self._games.find(game_id)
        if game not in self._guarded:
            self._guarded[game] = guarded(game, self.calls)
        return self._guarded[game]

    def get(self, game_id: str) -> AnyGame | None:
        """The rule module of that name, if it can be taken."""
        return next((game for game in self if game.id == game_id), None)

    def speaker(self, lang: str) -> Speaker:
        """Speech about the companion alone."""
        return Speaker(lang, None, (), (), titles=self.packages)

    def speaker_of(self, head: Head, lang: str) -> Speaker:
        """Speech about the seats of that game."""
        return speaker_of(head, lang, self.packages)


def speaker_of(head: Head, lang: str, packages: Mapping[str, str]) -> Speaker:
    """Speech about the seats of that game; `packages` are those of all games."""
    names = called(head.seats, head.tints, lang)
    return Speaker(lang, packages[head.game], names, head.tints, titles=packages)
