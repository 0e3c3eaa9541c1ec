"""This table in its club: as club.toml says it at a start, and as a screen says it while the companion runs.

Most tables are in none, so what it takes is imported when one is.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from companion.errors import Damaged
from companion.log.store import Store
from companion.table.club_door import ClubOffer, Names
from companion.table.core import Core
from rules.kit.types import Say

if TYPE_CHECKING:
    from companion.club.publisher import Publisher

FILE = "club.toml"  # in the data folder

log = logging.getLogger(__name__)


class ClubService:
    """What tells the club of this table, where it is in one."""

    core: Core  # both are there before anybody joins or leaves
    start: Callable[[Publisher], None]

    def __init__(self, data: Path, store: Store) -> None:
        self._data, self._store = data, store
        self.warning: Say | None = None  # why what club.toml names cannot be had
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
        """Write what the link says, and go there at once."""
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
        """It is told no more, at once; what it has of this table's games it keeps."""
        from companion.club import config

        config.leave(self._data)
        if self.publisher is not None:
            self.publisher.change(None)
        left, self.core.club = self.core.club, None
        return Say(key="club-left", args={"club": left.club if left else ""})


def read_offer(line: str) -> ClubOffer:
    """Damaged where that is no link of a club."""
    from companion.club import config

    return config.offer(line)
