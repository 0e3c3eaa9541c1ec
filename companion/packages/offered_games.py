"""Which packages offer a game: read from what is installed, without importing any of it."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.metadata import Distribution, distributions

from rules.kit import contract
from rules.kit.types import Frozen

GROUP = "table_companion.games"  # of entry points: `marbles = "marbles.game:GAME"`

log = logging.getLogger(__name__)


class Package(Frozen, frozen=True, kw_only=True):
    """One game that an installed package offers."""

    id: str  # of the game
    name: str  # of the package, as it is installed
    version: str
    module: str  # holds the game
    attribute: str  # ... under this name
    mark: str  # another one whenever anything in the package or in the contract is another

    @property
    def home(self) -> str:
        """Where its texts and rules are: the folder of its module, or the module that is all of it."""
        return self.module.rpartition(".")[0] or self.module

    @property
    def origin(self) -> str:
        """For people: "marbles 1.0"."""
        return f"{self.name} {self.version}"


def find_packages(path: Sequence[str] | None = None) -> tuple[Package, ...]:
    """Every game that is offered by what is installed there (on Python's own path), in the order of the path."""
    return tuple(
        each for dist in distributions(path=[*(sys.path if path is None else path)]) for each in _read_packages(dist)
    )


def _read_packages(dist: Distribution) -> Iterator[Package]:
    """A package that cannot even be read offers nothing."""
    try:
        listed = dist.read_text("entry_points.txt") or ""
        if GROUP not in listed:  # nearly all of them: nothing more is read
            return
        files = f"{contract.VERSION} {listed} {dist.read_text('RECORD')} {dist.read_text('METADATA')}"
        mark = sha256(files.encode()).hexdigest()
        points = [point for point in dist.entry_points if point.group == GROUP]
        for point in points:
            yield Package(
                id=point.name,
                name=dist.metadata["Name"],
                version=dist.version,
                module=point.module,
                attribute=point.attr,
                mark=mark,
            )
    except Exception as why:  # somebody else's files
        log.warning("an installed package cannot be read: %r", why)
