"""The golden records: `python -m tests.records` writes them. If old ones come to another end, raise `version`."""

from __future__ import annotations

from pathlib import Path

from companion.testkit import golden
from companion.testkit.sample.pig import GAME

if __name__ == "__main__":
    golden.write(GAME, Path(__file__).parent / "golden")
