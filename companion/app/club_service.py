"""The club membership of this table: from club.toml at the start, and joined or left while the companion runs.

Most tables are in no club, so its modules are imported on demand.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from companion.errors import Damaged
from companion.log.disk.store import Store
from companion.table.club_door import ClubOffer, Names
from companion.table.core import Core
from rules.kit.types import Say

if TYPE_CHECKING:
    from companion.club.publisher import Publisher

FILE = "club.toml"  # in the data folder

log = logging.getLogger(__name__)


class ClubService:
    """The club's publisher, if the table is in a club."""

    core: Core  # set before the first `join` or `leave`
    start: Callable[[Publisher], None]

    def __init__(self, data: Path, store: Store) -> None:
        self._data, self._store = data, store
        self.warning: Say | None = None  # why club.toml cannot be used
        self.publisher = self._load_publisher()

    def _load_publisher(self) -> Publisher | None:
        if not (self._data / FILE).exists():
            return None
        try:
            from companion.club import config
            from companion.club.publisher import Publisher

            club = config.load(self._data)
        except ImportError as error:
            log.error("the club's packages are missing: %s", error)
            self.warning = Say(key="club-packages")
            return None
        except Damaged as damaged:
            self.warning = damaged.say
            return None
        return Publisher(club, self._store, lambda game: self.core.games.find(game)) if club else None

    async def join(self, offer: ClubOffer, names: Names) -> Say:
        """Write the link's settings to club.toml and join the club at once."""
        from companion.club import config

        joined, before = config.join(self._data, offer.line, names), self.publisher
        self.publisher = before or self._load_publisher()
        if self.publisher is None:
            return self.warning or Say(key="club-packages")
        if before is not None:
            before.change(joined)
            self.core.club = before.at_club
        else:
            self.core.listeners.add("club", self.publisher.hear)
            await self.publisher.hear(self.core.game.collect_happened())
            self.start(self.publisher)
        return Say(key="club-in", args={"club": offer.club, "table": offer.table})

    async def leave(self) -> Say:
        """Leave the club at once; it keeps the records that it has."""
        from companion.club import config

        config.leave(self._data)
        if self.publisher is not None:
            self.publisher.change(None)
        left, self.core.club = self.core.club, None
        return Say(key="club-left", args={"club": left.club if left else ""})


def read_offer(line: str) -> ClubOffer:
    """The offer in a join link. Raises Damaged if it is none."""
    from companion.club import config

    return config.offer(line)
