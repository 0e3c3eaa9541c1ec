"""Who is new to which game, and which questions have been explained to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.log.store import Store

KEY = "learners"
MOST_LEARNERS = 24  # of a game; who began longest ago is new no more
LearnersByGame = dict[str, dict[str, tuple[str, ...]]]  # by game and person


class Learners:
    """Of each game the people who are new to it, with the moves that they have been told about."""

    def __init__(self, store: Store) -> None:
        self._store, self._explained = store, LearnersByGame()

    async def load(self) -> None:
        """Read what was saved."""
        self._explained = await self._store.load(KEY, LearnersByGame, {})

    def new_people(self, game_id: str) -> Mapping[str, tuple[str, ...]]:
        """Who is new to that game, with what each has been told about."""
        return self._explained.get(game_id, {})

    async def set(self, game_id: str, person: str, *, new: bool) -> None:
        """Somebody is new to that game, and is told everything from the beginning; or is not."""
        others = {who: seen for who, seen in self.new_people(game_id).items() if who != person}
        kept = {**others, person: ()} if new else others
        await self._save({**self._explained, game_id: dict([*kept.items()][-MOST_LEARNERS:])})

    async def mark_explained(self, game_id: str, people: Iterable[str], about: Iterable[str]) -> None:
        """They have been told about these moves."""
        learners = self.new_people(game_id)
        seen = {who: tuple(dict.fromkeys((*learners[who], *about))) for who in people if who in learners}
        await self._save({**self._explained, game_id: {**learners, **seen}})

    async def _save(self, seen: LearnersByGame) -> None:
        self._explained = seen
        await self._store.keep_if_possible(KEY, seen)
