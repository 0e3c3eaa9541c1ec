"""The checks of the machine, each with one finding and advice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from companion.club import config, topics
from companion.doctor import hardware, touch
from companion.doctor.finding import Finding, Probes, bad, ok, warn
from companion.errors import Damaged, Trouble
from companion.log.disk.salvage import is_sound
from companion.log.disk.sqlite import FILE
from rules.kit.types import Say

PACKAGES = ("fluent.syntax", "gpiozero", "kivy", "platformdirs", "serial", "zeroconf")  # found without importing them
EARLIEST_TIME = datetime(2026, 11, 1, tzinfo=UTC)  # earlier times mean a wrong clock
MB = 1_000_000
FULL_MB, TIGHT_MB = 20, 200
SLOW_MS = 500  # answers wait for the disk; players notice longer delays
UNIT = "table-companion.service"
UP, LOOPBACK, MULTICAST = 0x1, 0x8, 0x1000  # flags of a network interface


def checks(data: Path, probes: Probes | None = None) -> tuple[Finding, ...]:
    """All findings, always in the same order; never raises. `data` is the data folder."""
    looks = (
        _packages,
        _display,
        *touch.CHECKS,
        *hardware.CHECKS,
        _disk,
        _games,
        _clock,
        _lan,
        _club,
        _watchdog,
    )
    return tuple(_run_check(look, data, probes or Probes()) for look in looks)


MachineCheck = Callable[[Path, Probes], Finding]


def _run_check(look: MachineCheck, data: Path, probes: Probes) -> Finding:
    try:
        return look(data, probes)
    except Exception as error:  # a crashed check is a finding, too
        return bad("doctor-fainted", what=look.__name__.lstrip("_"), error=f"{type(error).__name__}: {error}")


def _packages(data: Path, probes: Probes) -> Finding:
    missing = [name for name in PACKAGES if not probes.has_module(name)]
    if missing:
        return bad("doctor-packages-missing", names=", ".join(missing))
    return ok("doctor-packages")


def _display(data: Path, probes: Probes) -> Finding:
    found = probes.display()
    if found.kind == "none":
        return Finding(grade="warn", say=found.why, advice=Say(key="doctor-display-advice"))
    return Finding(grade="ok", say=found.why)


def _disk(data: Path, probes: Probes) -> Finding:
    try:
        ms = probes.fsync_ms(data)
    except OSError as error:
        return bad("doctor-disk-unwritable", folder=str(data), error=error.strerror or str(error))
    free_mb = probes.free_bytes(data) // MB
    if free_mb < FULL_MB:
        return bad("doctor-disk-full", mb=free_mb, folder=str(data))
    if free_mb < TIGHT_MB:
        return warn("doctor-disk-tight", mb=free_mb, folder=str(data))
    if ms > SLOW_MS:
        return warn("doctor-disk-slow", ms=ms)
    return ok("doctor-disk", mb=free_mb, ms=ms)


def _games(data: Path, probes: Probes) -> Finding:
    return ok("doctor-games") if is_sound(data / FILE) else bad("doctor-games-damaged")


def _clock(data: Path, probes: Probes) -> Finding:
    now = probes.utc_now()
    text = f"{now:%Y-%m-%d %H:%M} UTC"
    if now < EARLIEST_TIME:
        return warn("doctor-clock-wrong", now=text)
    if not any(probes.root.glob("dev/rtc*")):
        return ok("doctor-clock-no-battery", now=text)
    return ok("doctor-clock", now=text)


def _lan(data: Path, probes: Probes) -> Finding:
    found = probes.addresses()
    if not found:
        return warn("doctor-lan-none")
    if not any(_has_multicast(flags) for flags in probes.root.glob("sys/class/net/*/flags")):
        return warn("doctor-lan-no-multicast", address=found[0])
    return ok("doctor-lan", address=", ".join(found))


def _has_multicast(flags: Path) -> bool:
    bits = int(flags.read_text(), 16)
    return bool(bits & UP and bits & MULTICAST and not bits & LOOPBACK)


def _watchdog(data: Path, probes: Probes) -> Finding:
    """A start by hand has no watchdog, which is fine for an evening."""
    units = [probes.root / folder / UNIT for folder in ("etc/systemd/system", "usr/lib/systemd/system")]
    found = [unit.read_text() for unit in units if unit.exists()]
    if not found:
        return ok("doctor-watchdog-none")
    return ok("doctor-watchdog") if "WatchdogSec=" in found[0] else warn("doctor-watchdog-off")


# ---- the club ----------------------------------------------------------------------------------------
def _club(data: Path, probes: Probes) -> Finding:
    """Whether club.toml is valid and the club's broker accepts this table."""
    try:
        club = config.load(data)
    except Damaged as damaged:
        return bad("doctor-club-wrong", why=damaged.say)
    if club is None:
        return ok("doctor-club-none")
    if not probes.has_module("paho"):
        return bad("doctor-club-packages")
    if why := asyncio.run(refusal(club)):
        return bad("doctor-club-wrong", why=why)
    return ok("doctor-club", table=club.table, host=club.broker.host)


async def refusal(club: config.Club) -> Say | None:
    """Why the broker refuses this table, None if it accepts it. A running companion is disconnected and reconnects."""
    from companion.club.connection import Connection

    try:
        will = topics.status(club.table), topics.OFFLINE
        connection = await Connection.open(club.broker, lambda message: None, will)
    except Trouble as trouble:
        return trouble.say
    connection.close()
    return None
