"""The games that installed packages offer, read from their metadata without importing them."""

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
    """A game that an installed package offers."""

    id: str  # of the game
    name: str  # of the package, as installed
    version: str
    module: str  # with the game
    attribute: str  # the game's name in the module
    mark: str  # a hash that changes with the package or the contract

    @property
    def home(self) -> str:
        """The package of its texts and rules: its module's folder, or the module if that is all."""
        return self.module.rpartition(".")[0] or self.module

    @property
    def origin(self) -> str:
        """The name for people: "marbles 1.0"."""
        return f"{self.name} {self.version}"


def find_packages(path: Sequence[str] | None = None) -> tuple[Package, ...]:
    """Every game offered by the packages on that path (default: Python's own), in the order of the path."""
    return tuple(
        each for dist in distributions(path=[*(sys.path if path is None else path)]) for each in _read_packages(dist)
    )


def _read_packages(dist: Distribution) -> Iterator[Package]:
    """The games of one package; none if it cannot be read."""
    try:
        listed = dist.read_text("entry_points.txt") or ""
        if GROUP not in listed:  # true of nearly all of them: read no more
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
    except Exception as why:  # another author's files
        log.warning("an installed package cannot be read: %r", why)
