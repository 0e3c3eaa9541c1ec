"""The shelf of this companion: the built-in games, and the fit games of packages."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path

from companion.errors import Damaged
from companion.packages.fitness import USUAL_LIMITS, Limits, try_package
from companion.packages.offered_games import Package, find_packages
from companion.packages.site import PackageFolder
from rules.games import GAMES
from rules.kit.shelf import Shelf, ShelfGame
from rules.kit.types import AnyGame, Frozen, Game, Say

log = logging.getLogger(__name__)


class LeftOutPackage(Frozen, frozen=True, kw_only=True):
    """A package's game that is not on the shelf, and why."""

    package: Package
    why: Say

    @property
    def sentence(self) -> Say:
        """The sentence about the package left out, and why."""
        about = {"package": self.package.origin, "game": self.package.id}
        return Say(key="package-left-out", args={**about, "why": self.why})


class Packages:
    """The packages by fitness. `look` reads them without importing any; `try_new` tries the unknown ones."""

    def __init__(self, data: Path, built_in: Shelf = GAMES, limits: Limits = USUAL_LIMITS) -> None:
        self.site = PackageFolder(data)
        self.built_in = built_in
        self.available: tuple[Package, ...] = ()  # on the shelf beside the built-in games
        self.untried: tuple[Package, ...] = ()
        self._reasons: dict[str, Say] = {}  # of unfit packages, by mark
        self.left_out: tuple[LeftOutPackage, ...] = ()  # installed, but not on the shelf
        self.limits = limits
        self.look()

    @property
    def shelf(self) -> Shelf:
        """All available games, the built-in ones first."""
        return self.built_in.with_games(
            *(ShelfGame(each.id, each.home, partial(load_game, each)) for each in self.available)
        )

    def look(self) -> None:
        """Read the installed packages."""
        self.site.look()
        chosen, left_out = dict[str, Package](), list[LeftOutPackage]()
        for each in self._find_packages():
            if why := self.clash(each, chosen):
                left_out.append(LeftOutPackage(package=each, why=why))
            else:
                chosen[each.id] = each
        fit, wrong = set(self.site.known.fit), self._reasons
        self.available = tuple(each for each in chosen.values() if each.mark in fit)
        self.untried = tuple(each for each in chosen.values() if each.mark not in {*fit, *wrong})
        tried = (LeftOutPackage(package=each, why=wrong[each.mark]) for each in chosen.values() if each.mark in wrong)
        self.left_out = (*left_out, *tried)

    def clash(self, package: Package, others: dict[str, Package]) -> Say | None:
        """Why two games cannot stand side by side: one id means one game in every record."""
        if package.id in self.built_in.packages:
            return Say(key="package-shadows", args={"game": package.id})
        if package.id in others:
            return Say(key="package-twice", args={"game": package.id, "other": others[package.id].origin})
        return None

    def try_new(self) -> bool:
        """Try the unknown packages, each in a process of its own; whether the shelf has changed. Takes seconds."""
        new = self.untried
        for each in new:
            why = try_package(each, self.site.paths, limits=self.limits)
            if why is None:
                self.site.mark_fit(each.mark)
            else:
                self._reasons[each.mark] = why
                log.warning("%s is left out: %s", each.origin, why)
        before = self.available
        self.look()
        return self.available != before

    def _find_packages(self) -> Iterator[Package]:
        """Each package once, though a folder may be on Python's path twice."""
        seen = set[tuple[str, str]]()
        for each in find_packages((*self.site.other_paths(), *self.site.paths)):
            if (each.name, each.id) not in seen:
                seen.add((each.name, each.id))
                yield each


def load_game(package: Package) -> AnyGame:
    """The game, imported. Raises Damaged if that fails despite the trial."""
    try:
        game = vars(import_module(package.module))[package.attribute]
    except BaseException as why:
        raise Damaged("package-import-now", repr(why), package=package.origin, why=f"{type(why).__name__}") from why
    if not isinstance(game, Game):
        raise Damaged("package-import-now", package=package.origin, why=type(game).__name__)
    return game
