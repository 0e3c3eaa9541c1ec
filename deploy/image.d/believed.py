"""Mark compiled Python files of a read-only system as unchecked hash-based (PEP 552).

With SOURCE_DATE_EPOCH Python stores a hash of the source in them, and reads the whole source at each start to compare.
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
