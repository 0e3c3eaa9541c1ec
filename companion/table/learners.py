"""The players who are new to a game, and the moves already explained to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.log.disk.store import Store

KEY = "learners"
MOST_LEARNERS = 24  # of a game; the earliest learner gives way
LearnersByGame = dict[str, dict[str, tuple[str, ...]]]  # by game and player: the moves explained


class Learners:
    """The learners of each game, with the moves explained to them."""

    def __init__(self, store: Store) -> None:
        self._store, self._explained = store, LearnersByGame()

    async def load(self) -> None:
        self._explained = await self._store.load(KEY, LearnersByGame, {})

    def new_people(self, game_id: str) -> Mapping[str, tuple[str, ...]]:
        """The learners of that game, with the moves explained to each."""
        return self._explained.get(game_id, {})

    async def set(self, game_id: str, person: str, *, new: bool) -> None:
        """Make a player a learner of that game, from the beginning; or no longer one."""
        others = {who: seen for who, seen in self.new_people(game_id).items() if who != person}
        kept = {**others, person: ()} if new else others
        await self._save({**self._explained, game_id: dict([*kept.items()][-MOST_LEARNERS:])})

    async def mark_explained(self, game_id: str, people: Iterable[str], about: Iterable[str]) -> None:
        """Record that these moves have been explained to these players."""
        learners = self.new_people(game_id)
        seen = {who: tuple(dict.fromkeys((*learners[who], *about))) for who in people if who in learners}
        await self._save({**self._explained, game_id: {**learners, **seen}})

    async def _save(self, seen: LearnersByGame) -> None:
        self._explained = seen
        await self._store.keep_if_possible(KEY, seen)
