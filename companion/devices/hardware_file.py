"""Load hardware.toml, or explain in one sentence what is wrong in it."""

from __future__ import annotations

from pathlib import Path

from companion.errors import Trouble
from hardware.config import BadConfig, Hardware, load
from rules.kit.types import Say


def wired(file: Path) -> Hardware:
    """The hardware that the file describes; none if there is no such file. Raises Trouble."""
    try:
        return load(file)
    except BadConfig as error:
        raise Trouble("hardware-config", detail=str(error), what=told(error)) from error


def told(error: BadConfig) -> Say:
    """The mistake in one sentence: file, line, key and what is wrong with it."""
    key = "config-in-key" if error.key else "config-in-line" if error.line else "config-in-file"
    why = Say(key=error.mistake, args=dict(error.about))
    where: dict[str, str | int] = {"file": error.file, "line": error.line, "key": error.key}
    return Say(key=key, args={**where, "why": why})
