"""Adding a package and removing one: it is tried where it lies before it counts."""

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

UnfinishedGame = tuple[Head, Sequence[Line]]  # a game that waits


class Addition(Frozen, frozen=True, kw_only=True):
    """What was added."""

    package: Package
    before: str = ""  # the version that it takes the place of
    waiting: int = 0  # unfinished games that go on with it


def addition_sentence(addition: Addition) -> Say:
    """What was added, and what goes on with it."""
    args = {"package": addition.package.origin, "game": addition.package.id}
    if not addition.before:
        return Say(key="package-added", args=dict(args))
    return Say(key="package-upgraded", args={**args, "before": addition.before, "n": addition.waiting})


def add(packages: Packages, source: Path, unfinished: Iterable[UnfinishedGame] = ()) -> Addition:
    """Add what lies there, a wheel or a project's folder. Trouble with the reason where it is not fit, would not go on
    with an unfinished game, or cannot be had; then everything is as it was."""
    return take_in(packages, pack(source, packages.site.folder), unfinished)


def take_in(packages: Packages, wheel: Path, unfinished: Iterable[UnfinishedGame] = ()) -> Addition:
    """Try that wheel of the packages' own folder, then let it count."""
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
    packages.look()  # somebody may have added another one meanwhile
    kept, before = packages.site.known, next((e.version for e in packages.available if e.name == package.name), "")
    packages.site.save({**kept.added, package.name: wheel.name}, (*kept.fit, package.mark))
    packages.look()
    return Addition(package=package, before=before, waiting=len(records))


def _records(package: Package, folder: Path, unfinished: Iterable[UnfinishedGame]) -> tuple[Path, ...]:
    """A file for each game that waits for this package."""
    files = list[Path]()
    for head, lines in unfinished:
        if head.game == package.id:
            file = folder / f"waiting-{len(files)}.jsonl"
            file.write_bytes(encode_record(head, list(lines)))
            files.append(file)
    return tuple(files)


class Removal(Frozen, frozen=True, kw_only=True):
    """The name of what was removed, and the files of the games that wait for it to come back."""

    name: str
    files: tuple[str, ...] = ()


def remove(packages: Packages, word: str, data: Path, unfinished: Iterable[UnfinishedGame] = ()) -> Removal:
    """Take that package (or the one with that game) off the shelf. Its games stay in the log, and unfinished ones are
    written to a file each as well. Trouble where no such package was added."""
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
    """The whole record: it must be able to go on, so it holds what is still secret, and only the box may read it."""
    file = data / "kept-games" / f"{head.game}-{head.id}.jsonl"
    file.parent.mkdir(mode=0o700, exist_ok=True)
    file.write_bytes(encode_record(head, list(lines)))
    return str(file)
