"""Adding a package and removing one: pip puts it into a folder of its own, where it is tried before it counts."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from subprocess import DEVNULL, PIPE, STDOUT, TimeoutExpired, run

from companion.errors import Trouble
from companion.log.record import Head, Line, write
from companion.packages.found import Package, found
from companion.packages.shelf import Packages
from companion.packages.trying import tried
from rules.kit.types import Frozen, Say

PIP = ("-P", "-m", "pip", "install", "--no-deps", "--no-input", "--no-cache-dir", "--disable-pip-version-check",
       "--quiet")  # fmt: skip
PIP_S = 300
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*((==|>=|<=|~=)[A-Za-z0-9.]+)?")

Unfinished = tuple[Head, Sequence[Line]]  # a game that waits


class Added(Frozen, frozen=True, kw_only=True):
    """What was added."""

    package: Package
    before: str = ""  # the version that it takes the place of
    waiting: int = 0  # unfinished games that go on with it


def said(added: Added) -> Say:
    """What was added, and what goes on with it."""
    args = {"package": added.package.origin, "game": added.package.id}
    if not added.before:
        return Say(key="package-added", args=dict(args))
    return Say(key="package-upgraded", args={**args, "before": added.before, "n": added.waiting})


def add(packages: Packages, source: str, unfinished: Iterable[Unfinished] = ()) -> Added:
    """Install it from a wheel, a folder or by its name. Trouble with the reason where it is not fit, would not go on
    with an unfinished game, or cannot be had; then everything is as it was."""
    folder = packages.site.fresh()
    try:
        _install(source, folder)
        return _take_in(packages, folder, tuple(unfinished))
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


def _take_in(packages: Packages, folder: Path, unfinished: Sequence[Unfinished]) -> Added:
    """Try what lies in that folder, then let it count."""
    offered = found((str(folder),))
    if len(offered) != 1:
        raise Trouble("package-offers", n=len(offered))
    (package,) = offered
    others = {each.id: each for each in packages.there if each.name != package.name}
    if clash := packages.clash(package, others):
        raise Trouble.saying(clash)
    records = _records(package, folder, unfinished)
    if wrong := tried(package, (str(folder),), records, packages.limits):
        raise Trouble.saying(wrong)
    for record in records:
        record.unlink()
    packages.look()  # somebody may have added another one meanwhile
    kept, before = packages.site.kept, next((e.version for e in packages.there if e.name == package.name), "")
    packages.site.name({**kept.added, package.name: folder.name}, (*kept.fit, package.mark))
    packages.look()
    return Added(package=package, before=before, waiting=len(records))


def _records(package: Package, folder: Path, unfinished: Sequence[Unfinished]) -> tuple[Path, ...]:
    """A file for each game that waits for this package."""
    files = list[Path]()
    for head, lines in unfinished:
        if head.game == package.id:
            file = folder / f"waiting-{len(files)}.jsonl"
            file.write_bytes(write(head, list(lines)))
            files.append(file)
    return tuple(files)


def _install(source: str, folder: Path) -> None:
    """Trouble, with what pip said last, where it cannot be had."""
    words = (sys.executable, *PIP, "--target", str(folder), *_how(source))
    try:
        done = run(words, stdin=DEVNULL, stdout=PIPE, stderr=STDOUT, timeout=PIP_S, check=False)
    except TimeoutExpired:
        raise Trouble("package-pip-slow", package=source, minutes=PIP_S // 60) from None
    if done.returncode:
        raise Trouble(
            "package-pip", detail=done.stdout.decode(errors="replace"), package=source, why=_last(done.stdout)
        )


def _how(source: str) -> tuple[str, ...]:
    """A wheel or a folder needs no network, and nothing but what is here to build it."""
    path = Path(source)
    if path.is_file() and path.suffix == ".whl":
        return "--no-index", str(path.resolve())
    if (path / "pyproject.toml").is_file():
        return "--no-index", "--no-build-isolation", str(path.resolve())
    if not path.exists() and NAME.fullmatch(source):
        return ("--only-binary=:all:", source)
    raise Trouble("package-no-source", package=source)


def _last(said: bytes) -> str:
    """The line in which pip says what is wrong."""
    lines = [line.strip() for line in said.decode(errors="replace").splitlines() if line.strip()]
    errors = [line.removeprefix("ERROR: ") for line in lines if line.startswith("ERROR: ")]
    return (errors or lines or ["?"])[-1][:200]


class Removed(Frozen, frozen=True, kw_only=True):
    """What was removed, and the files of the games that wait for it to come back."""

    package: Package | None  # None: it could not be read any more
    name: str
    files: tuple[str, ...] = ()


def remove(packages: Packages, word: str, data: Path, unfinished: Iterable[Unfinished] = ()) -> Removed:
    """Take that package (or the one with that game) off the shelf. Its games stay in the log, and unfinished ones are
    written to a file each as well. Trouble where no such package was added."""
    packages.look()
    kept = packages.site.kept
    here = [each for each in (*packages.there, *packages.untried, *(out.package for out in packages.left_out))
            if each.name in kept.added]  # fmt: skip
    package = next((each for each in here if word in (each.name, each.id)), None)
    name = package.name if package else word
    if name not in kept.added:
        raise Trouble("package-not-added", package=word)
    waiting = [(head, lines) for head, lines in unfinished if package and head.game == package.id]
    files = tuple(_written(data, head, lines) for head, lines in waiting)
    packages.site.name({added: folder for added, folder in kept.added.items() if added != name})
    packages.look()
    return Removed(package=package, name=name, files=files)


def _written(data: Path, head: Head, lines: Sequence[Line]) -> str:
    """The whole record: it must be able to go on, so it holds what is still secret, and only the box may read it."""
    file = data / "kept-games" / f"{head.game}-{head.id}.jsonl"
    file.parent.mkdir(mode=0o700, exist_ok=True)
    file.write_bytes(write(head, list(lines)))
    return str(file)
