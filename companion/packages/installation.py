"""Adding and removing a package: its trial comes before it counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.errors import Trouble
from companion.log.record import Head, Line, encode_record
from companion.packages.fitness import try_package
from companion.packages.offered_games import Package, find_packages
from companion.packages.shelf import Packages
from companion.packages.wheels import pack
from rules.kit.types import Frozen, Say

UnfinishedGame = tuple[Head, Sequence[Line]]


class Addition(Frozen, frozen=True, kw_only=True):
    """The package added."""

    package: Package
    before: str = ""  # the version replaced, "" = none
    waiting: int = 0  # the unfinished games that it resumes


def addition_sentence(addition: Addition) -> Say:
    """The sentence about the package added, and the games that it resumes."""
    args = {"package": addition.package.origin, "game": addition.package.id}
    if not addition.before:
        return Say(key="package-added", args=dict(args))
    return Say(key="package-upgraded", args={**args, "before": addition.before, "n": addition.waiting})


def add(packages: Packages, source: Path, unfinished: Iterable[UnfinishedGame] = ()) -> Addition:
    """Add a wheel or a project's folder. Raises Trouble with the reason if it is unreadable or unfit, or would not
    resume an unfinished game; then nothing has changed."""
    return take_in(packages, pack(source, packages.site.folder), unfinished)


def take_in(packages: Packages, wheel: Path, unfinished: Iterable[UnfinishedGame] = ()) -> Addition:
    """Try that wheel in the packages' own folder, and register it if it is fit."""
    try:
        return _register(packages, wheel, unfinished)
    except BaseException:
        packages.site.throw_away(wheel.name)
        raise


def _register(packages: Packages, wheel: Path, unfinished: Iterable[UnfinishedGame]) -> Addition:
    offered = find_packages((str(wheel),))
    if len(offered) != 1:
        raise Trouble("package-offers", n=len(offered))
    (package,) = offered
    others = {each.id: each for each in packages.available if each.name != package.name}
    if clash := packages.clash(package, others):
        raise Trouble.from_say(clash)
    with TemporaryDirectory() as folder:
        records = _records(package, Path(folder), unfinished)
        if wrong := try_package(package, (str(wheel),), records, packages.limits):
            raise Trouble.from_say(wrong)
    packages.look()  # another package may have been added meanwhile
    kept, before = packages.site.known, next((e.version for e in packages.available if e.name == package.name), "")
    packages.site.save({**kept.added, package.name: wheel.name}, (*kept.fit, package.mark))
    packages.look()
    return Addition(package=package, before=before, waiting=len(records))


def _records(package: Package, folder: Path, unfinished: Iterable[UnfinishedGame]) -> tuple[Path, ...]:
    """A file for each unfinished game of this package."""
    files = list[Path]()
    for head, lines in unfinished:
        if head.game == package.id:
            file = folder / f"waiting-{len(files)}.jsonl"
            file.write_bytes(encode_record(head, list(lines)))
            files.append(file)
    return tuple(files)


class Removal(Frozen, frozen=True, kw_only=True):
    """The name of the package removed, and the files with its unfinished games."""

    name: str
    files: tuple[str, ...] = ()


def remove(packages: Packages, word: str, data: Path, unfinished: Iterable[UnfinishedGame] = ()) -> Removal:
    """Remove that package, or the one with that game. Its games stay in the log, and each unfinished one is saved to a
    file as well. Raises Trouble if no such package was added."""
    packages.look()
    kept = packages.site.known
    here = [each for each in (*packages.available, *packages.untried, *(out.package for out in packages.left_out))
            if each.name in kept.added]  # fmt: skip
    package = next((each for each in here if word in (each.name, each.id)), None)
    name = package.name if package else word
    if name not in kept.added:
        raise Trouble("package-not-added", package=word)
    waiting = [(head, lines) for head, lines in unfinished if package and head.game == package.id]
    files = tuple(_write_record(data, head, lines) for head, lines in waiting)
    marks = tuple(mark for mark in kept.fit if package is None or mark != package.mark)
    packages.site.save({other: file for other, file in kept.added.items() if other != name}, marks)
    packages.site.throw_away(kept.added[name])
    packages.look()
    return Removal(name=name, files=files)


def _write_record(data: Path, head: Head, lines: Sequence[Line]) -> str:
    """Write the whole record, secrets included, for the game to resume; only the companion may read the folder."""
    file = data / "kept-games" / f"{head.game}-{head.id}.jsonl"
    file.parent.mkdir(mode=0o700, exist_ok=True)
    file.write_bytes(encode_record(head, list(lines)))
    return str(file)
