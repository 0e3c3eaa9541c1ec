"""The golden records, written by `python -m tests.records`. A change of their results needs a higher `version`."""

from __future__ import annotations

from pathlib import Path

from cant_stop import GAME

from companion.testkit import golden

if __name__ == "__main__":
    golden.write(GAME, Path(__file__).parent / "golden")
