"""The text files of a package, parsed once and then cached beside Python's compiled modules.

A cache carries the hash of its source files, so it is never older than they are. On a box, whose folders are read-only,
the installation fills it: `python -m companion.view.texts`. See decision 21.
"""

from __future__ import annotations

import logging
import sys
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from importlib.util import cache_from_source
from pathlib import Path

import msgspec

from companion.view import one_file, sentences
from companion.view.languages import FOLDERS, LANGS
from companion.view.sentences import Pattern
from rules.games import GAMES

log = logging.getLogger(__name__)

OWN = "companion"  # the package with the companion's own texts
Folder = Path | zipfile.Path
Texts = dict[str, dict[str, Pattern]]  # by file name


def texts(package: str, lang: str) -> Texts:
    """All texts of a package in that language."""
    read = text_sources(package, lang)
    made_of = sha256("\0".join([Path(sentences.__file__).read_text(), *read.values()]).encode()).hexdigest()
    kept = _cache_path(text_folder(package), lang)
    ready = _cached_texts(kept, made_of)
    if ready is None:
        ready = {name: _read(f"{package}, {lang}: {name}", source) for name, source in read.items()}
        _keep(kept, made_of, ready)
    return ready


def _read(file: str, source: str) -> dict[str, Pattern]:
    messages, mistakes = sentences.read(source)
    for line, what in mistakes:
        log.warning("%s, line %d is left out: %s", file, line, what)
    return messages


def text_sources(package: str, lang: str) -> dict[str, str]:
    """The contents of a package's text files by name, of a game in one file as one; {} if it lacks that language."""
    source = one_file.game_source(package)
    if source is not None:
        return {f"{lang}.ftl": one_file.ftl(source, lang)} if lang in one_file.languages(source) else {}
    return {file.name: file.read_text(encoding="utf-8") for file in _files(package, lang)}


def text_folder(package: str) -> Folder:
    """The folder of a package's text files, perhaps in a wheel; of a game in one file that file, without its suffix."""
    file, is_folder = one_file.package_origin(package)
    return one_file.package_path(file.parent / ("text" if is_folder else package.rpartition(".")[2]))


def _files(package: str, lang: str) -> Sequence[Folder]:
    """The companion's: all files in the folder of that language; a game's: its `lang`.ftl, else a language pack's."""
    if package == OWN:
        return sorted(FOLDERS[lang].glob("*.ftl")) if lang in FOLDERS else []
    folders = (text_folder(package), *([FOLDERS[lang] / package.rpartition(".")[2]] if lang in FOLDERS else []))
    return [file for folder in folders if (file := folder / f"{lang}.ftl").is_file()][:1]


def _cache_path(folder: Folder, lang: str) -> Path:
    if isinstance(folder, Path):
        file = folder / f"{lang}.ftl" if folder.is_dir() else folder.with_name(f"{folder.name}-{lang}.py")
        return Path(cache_from_source(str(file), optimization="")).with_suffix(".texts")
    return Path(f"{folder.root.filename}.{lang}.texts")


def _cached_texts(kept: Path, made_of: str) -> Texts | None:
    """The cached texts, if they come from the same files and the same parser."""
    with suppress(OSError, msgspec.DecodeError, UnicodeDecodeError):
        said, ready = msgspec.json.decode(kept.read_bytes(), type=tuple[str, Texts])
        return ready if said == made_of else None
    return None


def _keep(kept: Path, made_of: str, ready: Texts) -> None:
    """Atomic replacement of the cache; after a failure the texts are parsed again next time."""
    if sys.dont_write_bytecode:
        return
    with suppress(OSError):
        kept.parent.mkdir(exist_ok=True)
        new = kept.with_suffix(".new")
        new.write_bytes(msgspec.json.encode((made_of, ready)))
        new.replace(kept)


def main() -> None:
    """Fill the cache for all packages."""
    for package in (OWN, *GAMES.packages.values()):
        for lang in LANGS:
            texts(package, lang)


if __name__ == "__main__":
    main()
