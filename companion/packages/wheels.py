"""A game's package as one wheel, which Python imports in place: adding is writing it, removing is deleting it.

The files of any source, a wheel or a project's folder, are packed anew, under limits.
"""

from __future__ import annotations

import io
import re
import tomllib
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any
from zipfile import ZipFile, ZipInfo

from companion.errors import Trouble, Unwritable
from companion.log.disk import atomic_file
from companion.packages.offered_games import GROUP

MOST_FILES = 2_000
MOST_MB = 20
MODE = 0o644  # a command of another user may list the games
NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9._-]{0,60}[A-Za-z0-9])?")
VERSION = re.compile(r"[A-Za-z0-9.!+-]{1,40}")

Files = dict[str, bytes]  # by their names in the wheel


def pack(source: Path, folder: Path) -> Path:
    """Pack the wheel or the project at `source` into a wheel in that folder. Raises Trouble for anything else."""
    name = source.resolve().name
    try:
        if source.suffix == ".whl" and source.is_file():
            return write(_wheel_files(source), folder)
        if (source / "pyproject.toml").is_file():
            return write(_project_files(source), folder)
    except Trouble:
        raise
    except Exception as why:  # another author's file: zipfile has as many errors as formats
        raise Trouble("package-unreadable", repr(why), package=name, why=str(why)[:160] or type(why).__name__) from why
    raise Trouble("package-no-source", package=str(source))


def write(files: Files, folder: Path) -> Path:
    """Write a wheel of these files, named after its content. Raises Unwritable if there is no room."""
    record = "".join(f"{name},sha256={sha256(data).hexdigest()},{len(data)}\n" for name, data in sorted(files.items()))
    about = next((name for name in files if name.endswith(".dist-info/METADATA")), "METADATA")
    packed = io.BytesIO()
    with ZipFile(packed, "w") as wheel:
        for name, data in {**files, about.replace("METADATA", "RECORD"): record.encode()}.items():
            wheel.writestr(ZipInfo(name), data)
    file = folder / f"p-{sha256(record.encode()).hexdigest()[:16]}.whl"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        atomic_file.write(file, packed.getvalue(), MODE).replace(file)
    except OSError as why:
        raise Unwritable("package-unwritable", repr(why), folder=str(folder)) from why
    return file


def _check_room(package: str, sizes: Sequence[int]) -> None:
    """Raise Trouble if files of these sizes are too much."""
    if len(sizes) > MOST_FILES:
        raise Trouble("package-too-many", package=package, most=MOST_FILES)
    if sum(sizes) > MOST_MB * 1_000_000:
        raise Trouble("package-too-large", package=package, most=MOST_MB)


def _wheel_files(source: Path) -> Files:
    """The files of a wheel. Its declared sizes are checked first, and zipfile reads no more than they say."""
    with ZipFile(source) as wheel:
        infos = [info for info in wheel.infolist() if not info.is_dir()]
        _check_room(source.name, [info.file_size for info in infos])
        return {info.filename: wheel.read(info) for info in infos if not info.filename.endswith(".dist-info/RECORD")}


def _project_files(source: Path) -> Files:
    """The files of a project: its module's folder or single file, and metadata from pyproject.toml."""
    name = source.resolve().name
    project, games = _project(source, name)
    (module,) = {str(at).partition(":")[0].partition(".")[0] for at in games.values()}
    root, found = _module(source, module)
    if not found:
        raise Trouble("package-no-folder", package=name, module=module)
    _check_room(name, [file.stat().st_size for file in found])
    about = f"{re.sub('[-_.]+', '_', project['name'])}-{project['version']}.dist-info"
    offers = "".join(f"{game} = {at}\n" for game, at in games.items())
    told = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    return {
        **{file.relative_to(root).as_posix(): file.read_bytes() for file in found},
        f"{about}/METADATA": told.encode(),
        f"{about}/WHEEL": b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{about}/entry_points.txt": f"[{GROUP}]\n{offers}".encode(),
    }


def _project(source: Path, name: str) -> tuple[dict[str, Any], dict[str, str]]:
    """The project's table and its game."""
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8")).get("project", {})
    games: dict[str, str] = project.get("entry-points", {}).get(GROUP, {})
    if len(games) != 1:
        raise Trouble("package-offers", n=len(games))
    if not NAME.fullmatch(str(project.get("name", ""))) or not VERSION.fullmatch(str(project.get("version", ""))):
        raise Trouble("package-nameless", package=name)
    return project, games


def _module(source: Path, module: str) -> tuple[Path, list[Path]]:
    """The folder that contains the module, and the module's files; none if there is no such module."""
    for above in (source, source / "src"):
        if (above / module / "__init__.py").is_file():
            return above, [*islice(_source_files(above / module), MOST_FILES + 1)]
        if (above / f"{module}.py").is_file():
            return above, [above / f"{module}.py"]
    return source, []


def _source_files(folder: Path) -> Iterator[Path]:
    """The files of a folder, without those that Python and editors leave there."""
    for path in sorted(folder.iterdir()):
        if path.is_symlink() or path.name.startswith(".") or path.name == "__pycache__":
            continue
        if path.is_dir():
            yield from _source_files(path)
        elif path.is_file():
            yield path
