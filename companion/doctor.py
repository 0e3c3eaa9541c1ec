"""Look at the machine: one finding for each thing that can spoil an evening, and what to do about it."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from companion.display import Display, find_display
from companion.lan.addresses import lan_addresses
from companion.texts import differences
from rules.kit.types import Frozen, Say

PACKAGES = (
    "fluent.runtime", "gpiozero", "kivy", "msgspec", "platformdirs", "serial", "segno", "starlette", "uvicorn",
    "websockets", "zeroconf",
)  # fmt: skip
LEAST_PYTHON = (3, 11)
WRITTEN = datetime(2026, 11, 1, tzinfo=UTC)  # a clock that shows an earlier time is wrong
MB = 1_000_000
FULL_MB, TIGHT_MB = 20, 200
SLOW_MS = 500  # an answer waits for the disk: slower than this is felt at the table
UP, LOOPBACK, MULTICAST = 0x1, 0x8, 0x1000  # flags of a network interface


class Finding(Frozen, frozen=True, kw_only=True):
    grade: Literal["ok", "warn", "bad"]
    say: Say
    advice: Say | None = None  # what to do


def has_module(name: str) -> bool:
    """Whether it is installed; it is not imported (importing Kivy would open things)."""
    try:
        return importlib.util.find_spec(name) is not None
    except ImportError:  # the package that should hold it
        return False


def may_open(device: Path) -> bool:
    return os.access(device, os.R_OK | os.W_OK)


def free_bytes(folder: Path) -> int:
    return shutil.disk_usage(folder).free


def fsync_ms(folder: Path) -> int:
    """How long it takes until a small file is really on the disk; OSError where it cannot be written."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder) as file:
        began_ns = time.monotonic_ns()
        file.write(b"x" * 4096)
        file.flush()
        os.fsync(file.fileno())
        return (time.monotonic_ns() - began_ns) // 1_000_000


def display() -> Display:
    return find_display(os.environ)


def utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, kw_only=True)
class Probes:
    """How the checks look at the machine; a test gives its own."""

    root: Path = Path("/")
    texts: Path = Path(__file__).parent / "text"
    python: tuple[int, int] = sys.version_info[:2]
    has_module: Callable[[str], bool] = has_module
    display: Callable[[], Display] = display
    may_open: Callable[[Path], bool] = may_open
    free_bytes: Callable[[Path], int] = free_bytes
    fsync_ms: Callable[[Path], int] = fsync_ms
    utc_now: Callable[[], datetime] = utc_now
    addresses: Callable[[], Sequence[str]] = lan_addresses


def checks(data: Path, probes: Probes | None = None) -> tuple[Finding, ...]:
    """A finding for each thing, always in the same order; never raises. `data` is the folder that keeps the games."""
    looks = (_python, _packages, _display, _touch, _pins, _serial, _disk, _clock, _lan, _texts)
    return tuple(_safely(look, data, probes or Probes()) for look in looks)


Look = Callable[[Path, Probes], Finding]


def _safely(look: Look, data: Path, probes: Probes) -> Finding:
    try:
        return look(data, probes)
    except Exception as error:  # a doctor who faints helps nobody: whatever it is, it is a finding
        return _bad("doctor-fainted", what=look.__name__.lstrip("_"), error=f"{type(error).__name__}: {error}")


def _ok(key: str, **args: str | int) -> Finding:
    return Finding(grade="ok", say=Say(key=key, args=dict(args)))


def _warn(key: str, **args: str | int) -> Finding:
    """Its advice is the message `key-advice`."""
    return Finding(grade="warn", say=Say(key=key, args=dict(args)), advice=Say(key=f"{key}-advice"))


def _bad(key: str, **args: str | int) -> Finding:
    """Its advice is the message `key-advice`."""
    return Finding(grade="bad", say=Say(key=key, args=dict(args)), advice=Say(key=f"{key}-advice"))


def _python(data: Path, probes: Probes) -> Finding:
    version = ".".join(str(part) for part in probes.python)
    if probes.python < LEAST_PYTHON:
        return _bad("doctor-python-old", version=version)
    return _ok("doctor-python", version=version)


def _packages(data: Path, probes: Probes) -> Finding:
    missing = [name for name in PACKAGES if not probes.has_module(name)]
    if missing:
        return _bad("doctor-packages-missing", names=", ".join(missing))
    return _ok("doctor-packages")


def _display(data: Path, probes: Probes) -> Finding:
    found = probes.display()
    if found.kind == "none":
        return Finding(grade="warn", say=found.why, advice=Say(key="doctor-display-advice"))
    return Finding(grade="ok", say=found.why)


def _touch(data: Path, probes: Probes) -> Finding:
    """Without a desktop the touches come straight from /dev/input; with one they come from it."""
    if probes.display().kind != "kms":
        return _ok("doctor-touch-desktop")
    if not any(probes.may_open(device) for device in probes.root.glob("dev/input/event*")):
        return _bad("doctor-touch-closed")
    return _ok("doctor-touch")


def _pins(data: Path, probes: Probes) -> Finding:
    chips = sorted(probes.root.glob("dev/gpiochip*"))
    if not chips:
        return _ok("doctor-pins-none")
    if not any(probes.may_open(chip) for chip in chips):
        return _bad("doctor-pins-closed")
    if not probes.has_module("lgpio"):
        return _bad("doctor-pins-driver")
    return _ok("doctor-pins")


def _serial(data: Path, probes: Probes) -> Finding:
    ports = sorted(port for kind in ("ttyACM*", "ttyUSB*") for port in (probes.root / "dev").glob(kind))
    closed = [f"/dev/{port.name}" for port in ports if not probes.may_open(port)]
    if not ports:
        return _ok("doctor-serial-none")
    if closed:
        return _bad("doctor-serial-closed", names=", ".join(closed))
    return _ok("doctor-serial", names=", ".join(f"/dev/{port.name}" for port in ports))


def _disk(data: Path, probes: Probes) -> Finding:
    try:
        ms = probes.fsync_ms(data)
    except OSError as error:
        return _bad("doctor-disk-unwritable", folder=str(data), error=error.strerror or str(error))
    free_mb = probes.free_bytes(data) // MB
    if free_mb < FULL_MB:
        return _bad("doctor-disk-full", mb=free_mb, folder=str(data))
    if free_mb < TIGHT_MB:
        return _warn("doctor-disk-tight", mb=free_mb, folder=str(data))
    if ms > SLOW_MS:
        return _warn("doctor-disk-slow", ms=ms)
    return _ok("doctor-disk", mb=free_mb, ms=ms)


def _clock(data: Path, probes: Probes) -> Finding:
    now = probes.utc_now()
    text = f"{now:%Y-%m-%d %H:%M} UTC"
    if now < WRITTEN:
        return _warn("doctor-clock-wrong", now=text)
    if not any(probes.root.glob("dev/rtc*")):
        return _ok("doctor-clock-no-battery", now=text)
    return _ok("doctor-clock", now=text)


def _lan(data: Path, probes: Probes) -> Finding:
    found = probes.addresses()
    if not found:
        return _warn("doctor-lan-none")
    if not any(_has_multicast(flags) for flags in probes.root.glob("sys/class/net/*/flags")):
        return _warn("doctor-lan-no-multicast", address=found[0])
    return _ok("doctor-lan", address=", ".join(found))


def _has_multicast(flags: Path) -> bool:
    bits = int(flags.read_text(), 16)
    return bool(bits & UP and bits & MULTICAST and not bits & LOOPBACK)


def _texts(data: Path, probes: Probes) -> Finding:
    found = differences(probes.texts)
    if found:
        return _bad("doctor-texts-differ", n=len(found), first=found[0])
    return _ok("doctor-texts")
