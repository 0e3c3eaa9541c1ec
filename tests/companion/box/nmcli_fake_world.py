"""The world of the fake nmcli: a wifi device, two networks in reach, nothing connected."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

FAKE = Path(__file__).with_name("nmcli_fake.py")
AT_FIRST = {
    "running": True,
    "devices": [["wifi", "disconnected", ""]],
    "reach": {"Home": [70, "WPA2", "the right one"], "Guests": [40, "", ""]},
    "connections": {},
    "calls": [],
}


@dataclass(frozen=True, kw_only=True)
class World:
    program: Path
    file: Path

    def get(self, part: str) -> Any:
        return json.loads(self.file.read_text())[part]

    def set(self, **parts: Any) -> None:
        self.file.write_text(json.dumps({**json.loads(self.file.read_text()), **parts}))

    def run(self, *words: str) -> int:
        """What the fake ends with."""
        return subprocess.run((self.program, *words), capture_output=True, check=False).returncode


def made(folder: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    world = World(program=folder / "nmcli", file=folder / "world.json")
    world.file.write_text(json.dumps(AT_FIRST))
    world.program.write_text(f'#!/bin/sh\nexec {sys.executable} -I -S -X utf8 {FAKE} "$@"\n')
    world.program.chmod(0o755)
    monkeypatch.setenv("FAKE_NMCLI", str(world.file))
    return world
