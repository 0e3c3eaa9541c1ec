"""Marks compiled Python files as good without a look at their source: of a system that nobody writes to.

With SOURCE_DATE_EPOCH Python puts a hash of the source into them, and reads the whole source at each start to compare.
"""

from __future__ import annotations

import sys
from pathlib import Path

HASHED, CHECKED = 0b01, 0b10  # flags of a .pyc (PEP 552)


def believe(file: Path) -> None:
    raw = bytearray(file.read_bytes())
    if raw[4] == HASHED | CHECKED:
        raw[4] = HASHED
        file.write_bytes(raw)


for compiled in sorted(Path(sys.argv[1]).rglob("*.pyc")):
    believe(compiled)
