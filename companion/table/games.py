"""The games that this companion knows, and the speakers for them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import wraps
from typing import ParamSpec, TypeVar

from companion.errors import Damaged, Trouble
from companion.fence import Progress
from companion.log.record import Head
from companion.view.speaker import Speaker, seat_names
from rules.kit.corrections import Corrections
from rules.kit.shelf import Shelf
from rules.kit.types import AnyGame, Illegal, Say, Scene, Sheet, no_sections

log = logging.getLogger(__name__)


class Games:
    """All rule modules, guarded as the core calls them."""

    def __init__(self, games: Shelf, now_ms: Callable[[], int] = lambda: 0) -> None:
        self.calls = Progress(now_ms)  # the running calls of their functions, by game id
        self.excluded_game = ""  # the id of the game that this run does not even import
        self._guarded_games: dict[AnyGame, AnyGame] = {}
        self.renew(games)

    def renew(self, games: Shelf) -> None:
        """Replace the games by those of that shelf."""
        self.packages: Mapping[str, str] = games.packages  # game id -> package of its texts; `find` knows these alone
        self._games = games

    def __iter__(self) -> Iterator[AnyGame]:
        """The games that load; a package's game that was fit when tried and fails now is left out."""
        for game_id in self.packages:
            try:
                game = self.find(game_id)
            except Damaged as why:
                log.error("a game is left out: %s", why)
                continue
            yield game

    def find(self, game_id: str) -> AnyGame:
        """The rule module of that id. Raises Trouble if there is none, Damaged if it cannot be loaded."""
        if game_id not in self.packages:
            raise Trouble("no-such-game", game=game_id)
        if game_id == self.excluded_game:
            raise Damaged("game-left-alone", game=game_id)
        game = self._games.find(game_id)
        if game not in self._guarded_games:
            self._guarded_games[game] = guarded(game, self.calls)
        return self._guarded_games[game]

    def get(self, game_id: str) -> AnyGame | None:
        """The rule module of that id; None if it cannot be loaded."""
        return next((game for game in self if game.id == game_id), None)

    def speaker(self, lang: str) -> Speaker:
        """The speaker for the companion alone."""
        return Speaker(lang, None, (), (), titles=self.packages)

    def speaker_of(self, head: Head, lang: str) -> Speaker:
        """The speaker for the seats of that game."""
        names = seat_names(head.seats, head.tints, lang)
        return Speaker(lang, self.packages[head.game], names, head.tints, titles=self.packages)


# ---- guarding a game's functions ----------------------------------------------------------------------
P = ParamSpec("P")
T = TypeVar("T")


class BrokenGame(Exception):
    """A game's function raised more than an Exception, or returned another type than the contract says."""


def guarded(game: AnyGame, calls: Progress) -> AnyGame:
    """The same game; `calls` tracks each call of its functions under the game's id."""

    def guard(call: Callable[P, T], *kinds: type) -> Callable[P, T]:
        @wraps(call)
        def called(*words: P.args, **more: P.kwargs) -> T:
            with calls.track(game.id):
                try:
                    given = call(*words, **more)
                except Exception:
                    raise
                except BaseException as why:  # a pure function has no reason to exit the process or to cancel a task
                    raise BrokenGame(f"{game.id}: {why!r}") from why
            if not isinstance(given, kinds):
                raise BrokenGame(f"{game.id}: {type(given).__name__} instead of {kinds[0].__name__}")
            return given

        return called

    corrections = game.corrections
    if isinstance(corrections, Corrections):
        fixes = corrections.fixes
        corrections = Corrections(guard(lambda state, wanted: tuple(fixes(state, wanted)), tuple))
    return replace(
        game,
        setup=guard(game.setup, game.state_type),
        prompts=guard(game.prompts, tuple),
        corrections=guard(corrections, tuple) if corrections is game.corrections else corrections,
        apply=guard(game.apply, tuple),
        why_not=guard(game.why_not, Illegal, type(None)),
        phase=guard(game.phase, Say),
        timers=guard(game.timers, tuple),
        named=guard(game.named, Say, type(None)),
        scene=guard(game.scene, Scene),
        sheet=guard(game.sheet, Sheet),
        learned=guard(game.learned, Mapping),
        check=guard(game.check, tuple),
        sections=game.sections if game.sections is no_sections else guard(game.sections, tuple),
        tell=guard(game.tell, dict),
        forget=guard(game.forget, dict),
    )
