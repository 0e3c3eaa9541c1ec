"""The doctor's findings, and its probes of the machine."""

from __future__ import annotations

import grp
import importlib.util
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Literal

from companion.box.display import DisplayKind, find_display
from companion.lan.addresses import lan_addresses
from hardware.pins import pins_of_others
from hardware.speech import readers
from rules.kit.types import Frozen, Say

Grade = Literal["ok", "warn", "bad"]


class Finding(Frozen, frozen=True, kw_only=True):
    grade: Grade
    say: Say
    advice: Say | None = None  # what to do


def has_module(name: str) -> bool:
    """Whether the module is installed, without importing it (importing Kivy has side effects)."""
    try:
        return importlib.util.find_spec(name) is not None
    except ImportError:  # no parent package
        return False


def fsync_ms(folder: Path) -> int:
    """The time to write a small file through to the disk. Raises OSError if it cannot be written."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder) as file:
        began_ns = time.monotonic_ns()
        file.write(b"x" * 4096)
        file.flush()
        os.fsync(file.fileno())
        return (time.monotonic_ns() - began_ns) // 1_000_000


def missing_groups(wanted: Sequence[str]) -> tuple[str, ...]:
    """The wanted groups that exist here without this user; root needs none."""
    mine = {os.getegid(), *os.getgroups()}
    there = {group.gr_name: group.gr_gid for group in grp.getgrall()}
    return () if os.geteuid() == 0 else tuple(name for name in wanted if name in there and there[name] not in mine)


@dataclass(frozen=True, kw_only=True)
class Probes:
    """The checks' access to the machine, replaced in tests."""

    root: Path = Path("/")
    has_module: Callable[[str], bool] = has_module
    display: Callable[[], DisplayKind] = lambda: find_display(os.environ)
    may_open: Callable[[Path], bool] = lambda device: os.access(device, os.R_OK | os.W_OK)
    pins_of_others: Callable[[Iterable[int]], dict[int, str]] = pins_of_others
    free_bytes: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free
    fsync_ms: Callable[[Path], int] = fsync_ms
    has_command: Callable[[str], bool] = lambda name: shutil.which(name) is not None
    readers: Callable[[str], tuple[str, ...]] = readers
    missing_groups: Callable[[Sequence[str]], tuple[str, ...]] = missing_groups
    utc_now: Callable[[], datetime] = lambda: datetime.now(UTC)
    addresses: Callable[[], Sequence[str]] = lan_addresses


def _finding(grade: Grade, key: str, **args: str | int | Say) -> Finding:
    """A finding whose advice is the message `key-advice`."""
    advice = None if grade == "ok" else Say(key=f"{key}-advice")
    return Finding(grade=grade, say=Say(key=key, args=dict(args)), advice=advice)


ok, warn, bad = partial(_finding, "ok"), partial(_finding, "warn"), partial(_finding, "bad")
