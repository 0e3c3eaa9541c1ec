"""Wheels and folders with a game on whatever is mounted where sticks are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from companion.packages.found import GROUP

STICKS = (Path("/media"), Path("/mnt"), Path("/run/media"))
DEPTH = 3  # folders below: /media/USER/STICK
MOST = 20  # that are shown
MOST_FOLDERS = 2_000  # that are looked into: a stick may be full of other things


def offered(roots: Sequence[Path] = STICKS) -> tuple[Path, ...]:
    """What may be a game's package, by name."""
    return tuple(sorted(_below(roots), key=lambda path: path.name)[:MOST])


def _below(roots: Sequence[Path]) -> Iterator[Path]:
    todo = [(root, 0) for root in roots]
    looked = 0
    while todo and looked < MOST_FOLDERS:
        folder, depth = todo.pop(0)
        looked += 1
        with suppress(OSError):
            for path in sorted(folder.iterdir()):
                if path.suffix == ".whl" and path.is_file():
                    yield path
                elif path.is_dir() and not path.is_symlink() and not path.name.startswith("."):
                    if _is_game(path):
                        yield path
                    elif depth < DEPTH:
                        todo.append((path, depth + 1))


def _is_game(folder: Path) -> bool:
    with suppress(OSError):
        return GROUP in (folder / "pyproject.toml").read_text(encoding="utf-8", errors="replace")
    return False
