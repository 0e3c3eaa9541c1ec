"""The folder of added packages: a wheel each in the data folder, where an update of the companion leaves them.

`packages.json` names those that count. It is replaced atomically, so that an addition counts altogether or not at all;
a replaced version stays until the next start, for the game that may still be using it. See decision 24.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from companion.errors import Unwritable
from companion.log.disk import atomic_file
from rules.kit.types import Frozen

FOLDER, FILE = "packages", "packages.json"
MODE = 0o644  # a command of another user may list the games

log = logging.getLogger(__name__)


class KnownPackages(Frozen, frozen=True, kw_only=True):
    """The packages added, and those found fit."""

    added: dict[str, str] = {}  # name of the package -> its wheel
    fit: tuple[str, ...] = ()  # the marks of the packages that passed their trial


class PackageFolder:
    """The packages of one data folder."""

    def __init__(self, data: Path) -> None:
        self.folder = data / FOLDER
        self._is_readable = True
        self.known = self._read()

    @property
    def paths(self) -> tuple[str, ...]:
        """The wheels, as entries of Python's path."""
        return tuple(str(self.folder / name) for name in self.known.added.values())

    def other_paths(self) -> tuple[str, ...]:
        """Python's path without the wheels."""
        return tuple(each for each in sys.path if not each.startswith(f"{self.folder}/"))

    def look(self) -> None:
        """Read `packages.json` and put the wheels last on Python's path: they can replace no module of ours."""
        self.known = self._read()
        sys.path[:] = (*self.other_paths(), *self.paths)

    def save(self, added: Mapping[str, str], fit: tuple[str, ...] | None = None) -> None:
        """Save the packages that count. Raises Unwritable if that fails."""
        self.known = KnownPackages(added=dict(added), fit=self.known.fit if fit is None else fit)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            atomic_file.write(self.folder / FILE, msgspec.json.encode(self.known), MODE).replace(self.folder / FILE)
        except OSError as why:
            raise Unwritable("package-unwritable", detail=str(why), folder=str(self.folder)) from why

    def mark_fit(self, *marks: str) -> None:
        """Save these marks as fit, if possible; such packages are not tried again."""
        self.known = self._read()
        if not self._is_readable:
            return
        with suppress(Unwritable):
            self.save(self.known.added, tuple(dict.fromkeys((*self.known.fit, *marks))))

    def sweep(self) -> None:
        """Delete the wheels that count no more; only at a start, and only if `packages.json` could be read."""
        for path in self.folder.glob("p-*"):
            self.throw_away(path.name)

    def throw_away(self, name: str) -> None:
        """Delete that wheel and its caches, unless it counts or `packages.json` could not be read."""
        if not self._is_readable or name.startswith(tuple(self.known.added.values())):
            return
        for path in self.folder.glob(f"{name}*"):
            with suppress(OSError):
                path.unlink()

    def _read(self) -> KnownPackages:
        self._is_readable = True
        try:
            return msgspec.json.decode((self.folder / FILE).read_bytes(), type=KnownPackages)
        except FileNotFoundError:
            return KnownPackages()
        except (OSError, ValueError) as why:
            log.error("which packages were added cannot be read: %s", why)
            self._is_readable = False
            return KnownPackages()
