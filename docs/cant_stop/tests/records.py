"""The golden records: `python -m tests.records` writes them. Whoever changes what old ones come to raises `version`."""

from __future__ import annotations

from pathlib import Path

from cant_stop import GAME

from companion.testkit import golden

if __name__ == "__main__":
    golden.write(GAME, Path(__file__).parent / "golden")
