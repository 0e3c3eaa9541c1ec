"""A folder as an archive that a kernel unpacks at its start."""

from __future__ import annotations

import subprocess
from pathlib import Path


def pack(tree: Path, to: Path) -> Path:
    """Everything in that folder, as cpio (newc), by busybox."""
    files = subprocess.run(["find", "."], cwd=tree, capture_output=True, check=True).stdout
    with to.open("wb") as file:
        subprocess.run(["busybox", "cpio", "-o", "-H", "newc"], cwd=tree, input=files, stdout=file, check=True,
                       stderr=subprocess.DEVNULL)  # fmt: skip
    return to
