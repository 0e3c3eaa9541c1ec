"""Packages for the tests: the sample game as sources, as a wheel, and small faulty ones."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

from companion.packages.fitness import Limits
from companion.packages.shelf import Packages
from companion.packages.site import PackageFolder
from companion.packages.wheels import Files, write
from companion.testkit import new_game
from companion.view import one_file
from rules.kit import contract

PATIENT = Limits(ready_s=600, import_s=600, try_s=0, laws_s=600)  # the machine may be busy
GOOD = """
from dataclasses import replace
from companion.testkit.sample.pig import GAME as PIG
GAME = replace(PIG, id="wrong", home="wrong")
"""
SAMPLE = Path(new_game.__file__).parent / "sample" / "pig.py"


def project(folder: Path, name: str) -> Path:
    """The sources of the sample game under that name."""
    return new_game.write(folder, name)


def wheel(sources: Path) -> Path:
    """A wheel of these sources, built offline."""
    out = sources.parent / f"{sources.name}-dist"
    words = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out))
    subprocess.run(words, cwd=sources, check=True, capture_output=True)
    return next(out.glob("*.whl"))


def folder_of_texts(source: str) -> dict[str, str]:
    """The texts and the rulebook of a game in one file, as the files of a folder."""
    ftl = {f"text/{lang}.ftl": one_file.ftl(source, lang) for lang in one_file.languages(source)}
    return {**ftl, "RULES.md": one_file.rules(source, "en"), "RULES.nl.md": one_file.rules(source, "nl")}


def newer(marbles: Path, folder: Path, *changes: tuple[str, str]) -> Path:
    """The sources of version 0.2.0 of the game in `marbles`, with these words changed."""
    sources = shutil.copytree(marbles.parents[1] / "marbles", folder / "marbles")
    about = sources / "pyproject.toml"
    about.write_text(about.read_text().replace('version = "0.1.0"', 'version = "0.2.0"'))
    file = sources / "marbles.py"
    for old, new in changes:
        assert old in file.read_text()
        file.write_text(file.read_text().replace(old, new))
    return sources


def installed(data: Path, game: str = GOOD, package: str = "", *, name: str = "wrong", entry: str = "wrong") -> None:
    """Install an untried package whose game module is `game` into that data folder."""
    site = PackageFolder(data)
    about = f"{name}-1.0.dist-info"
    files = {
        **{f"{name}/{file}": text for file, text in folder_of_texts(SAMPLE.read_text(encoding="utf-8")).items()},
        f"{name}/__init__.py": package or f"CONTRACT = {contract.VERSION}",
        f"{name}/game.py": game.replace('home="wrong"', f'home="{name}"'),
        f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
        f"{about}/entry_points.txt": f"[table_companion.games]\n{entry} = {name}.game:GAME\n",
    }
    wheel = write({file: text.encode() for file, text in files.items()}, site.folder)
    site.save({**site.known.added, name: wheel.name})


def changed(wheel: Path, change: Callable[[Files], None]) -> None:
    """Change the files of a wheel in place."""
    with ZipFile(wheel) as packed:
        files = {name: packed.read(name) for name in packed.namelist() if not name.endswith("/RECORD")}
    change(files)
    write(files, wheel.parent).replace(wheel)


def why(packages: Packages) -> dict[str, str]:
    """The message key of each rejected game."""
    return {out.package.name: out.why.key for out in packages.left_out}
