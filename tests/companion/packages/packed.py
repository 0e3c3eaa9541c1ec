"""Packages for the tests: the sample game as it is written, as a wheel, and small ones that are wrong."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from companion.packages.shelf import Packages
from companion.packages.site import Site
from companion.packages.trying import Limits
from companion.tools import new_game

PATIENT = Limits(ready_s=600, import_s=600, laws_s=600)  # the machine may be busy
GOOD = """
from dataclasses import replace
from companion.tools.sample.pig.game import GAME as PIG
from wrong import setup
GAME = replace(PIG, id="wrong", setup=setup.setup)
"""
SETUP = "def setup(*args):\n    from companion.tools.sample.pig.state import setup\n    return setup(*args)\n"


def project(folder: Path, name: str) -> Path:
    """The sources of the sample game under that name."""
    return new_game.write(folder, name)


def wheel(sources: Path) -> Path:
    """A wheel of it, built with what is here."""
    out = sources.parent / f"{sources.name}-dist"
    words = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out))
    subprocess.run(words, cwd=sources, check=True, capture_output=True)
    return next(out.glob("*.whl"))


def newer(marbles: Path, folder: Path, **changes: tuple[str, str]) -> Path:
    """A wheel of version 0.2.0 of what `marbles` is a wheel of, with a word of a module changed."""
    sources = shutil.copytree(marbles.parents[1] / "marbles", folder / "marbles")
    about = sources / "pyproject.toml"
    about.write_text(about.read_text().replace('version = "0.1.0"', 'version = "0.2.0"'))
    for module, (old, new) in changes.items():
        file = sources / "marbles" / f"{module}.py"
        assert old in file.read_text()
        file.write_text(file.read_text().replace(old, new))
    return wheel(sources)


def installed(data: Path, game: str = GOOD, package: str = "", *, name: str = "wrong", entry: str = "wrong") -> None:
    """A package in that data folder whose game module is `game`, without pip: nobody has tried it yet."""
    site = Site(data)
    folder = site.fresh()
    module = folder / name
    (module / "text").mkdir(parents=True)
    sample = Path(new_game.__file__).parent / "sample" / "pig"
    for file in ("RULES.md", "RULES.nl.md", "text/en.ftl", "text/nl.ftl"):
        (module / file).write_text((sample / file).read_text(encoding="utf-8"), encoding="utf-8")
    (module / "__init__.py").write_text(package)
    (module / "setup.py").write_text(SETUP)
    (module / "game.py").write_text(game.replace("from wrong ", f"from {name} "))
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[table_companion.games]\n{entry} = {name}.game:GAME\n")
    site.name({**site.kept.added, name: folder.name})


def why(packages: Packages) -> dict[str, str]:
    """The key of what is wrong with each game that is left out."""
    return {out.package.name: out.why.key for out in packages.left_out}
