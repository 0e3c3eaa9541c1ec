"""The checks for buttons, lamps, sounds and dice readers."""

from __future__ import annotations

import subprocess
from pathlib import Path

from companion.devices.hardware_file import load
from companion.devices.roll_matching import join_parts
from companion.doctor.finding import Finding, Probes, bad, ok, warn
from companion.errors import Damaged
from companion.log.disk import sqlite
from companion.table import own_dice
from companion.view.languages import LANGUAGES
from hardware.bluetooth.die import KnownDie
from hardware.bluetooth.reader import DieState
from hardware.config import Hardware
from hardware.header import claims
from hardware.pins import PinTrouble
from hardware.wiring import circuits
from rules.kit.types import Say

FILE = "hardware.toml"  # in the data folder
CONFIG = "boot/firmware/config.txt"
NO_CARD = "no soundcards"


def _pins(data: Path, probes: Probes) -> Finding:
    chips = sorted(probes.root.glob("dev/gpiochip*"))
    if not chips:
        return ok("doctor-pins-none")
    if not any(probes.may_open(chip) for chip in chips):
        return bad("doctor-pins-closed")
    if not probes.has_module("gpiod"):
        return bad("doctor-pins-driver")
    wanted = _used_pins(data)
    try:
        taken = probes.pins_of_others(wanted)
    except PinTrouble as trouble:
        if trouble.reason == "pins-denied":
            return bad("doctor-pins-closed")
        # other machines have chips, too, and need no pins
        return bad("doctor-pins-other", why=str(trouble)) if wanted else ok("doctor-pins-none")
    if taken:
        return warn("doctor-pins-taken", pins=", ".join(f"GPIO{gpio} ({by or '?'})" for gpio, by in taken.items()))
    return ok("doctor-pins")


def _serial(data: Path, probes: Probes) -> Finding:
    ports = sorted(port for kind in ("ttyACM*", "ttyUSB*") for port in (probes.root / "dev").glob(kind))
    closed = [f"/dev/{port.name}" for port in ports if not probes.may_open(port)]
    if not ports:
        return ok("doctor-serial-none")
    if closed:
        return bad("doctor-serial-closed", names=", ".join(closed))
    return ok("doctor-serial", names=", ".join(f"/dev/{port.name}" for port in ports))


def _file(data: Path, probes: Probes) -> Finding:
    if not (data / FILE).exists():
        return ok("doctor-hardware-none")
    try:
        named = load(data / FILE)
    except Damaged as damaged:
        return bad("doctor-hardware-wrong", why=damaged.say)
    return ok(
        "doctor-hardware",
        buttons=len(named.buttons) + len(named.keys),
        knobs=len(named.encoders),
        lamps=len(named.lamps),
        readers=len(named.readers),
    )


def _claims(data: Path, probes: Probes) -> Finding:
    """Whether config.txt claims pins that hardware.toml uses: the kernel gives them to the first claimant."""
    used = _used_pins(data)
    config = probes.root / CONFIG
    claimed = claims(config.read_text()) if config.exists() else ()
    both = [f"GPIO{gpio} ({claim.name})" for claim in claimed for gpio in claim.gpios if gpio in used]
    return warn("doctor-claims-both", pins=", ".join(both)) if both else ok("doctor-claims")


def _sound(data: Path, probes: Probes) -> Finding:
    if _config(data).sound is None:
        return ok("doctor-sound-none")
    if not probes.has_command("aplay"):
        return bad("doctor-sound-aplay")
    cards = probes.root / "proc/asound/cards"
    if not cards.exists() or NO_CARD in cards.read_text():
        return bad("doctor-sound-card")
    return ok("doctor-sound")


def _voice(data: Path, probes: Probes) -> Finding:
    """Whether each language has a voice; without one only the reading aloud is missing."""
    if _config(data).sound is None:
        return ok("doctor-voice-none")
    try:
        lacking = [name for lang, name in LANGUAGES.items() if not probes.readers(lang)]
    except (OSError, subprocess.SubprocessError):
        return warn("doctor-voice-missing")
    return warn("doctor-voice-lacks", names=", ".join(lacking)) if lacking else ok("doctor-voice")


def _groups(data: Path, probes: Probes) -> Finding:
    """Whether this user is in all groups needed for hardware.toml and the display."""
    named = _config(data)
    wanted = [
        *(["gpio"] if circuits(named) else []),
        *(["dialout"] if named.readers else []),
        *(["audio"] if named.sound else []),
        *(["video", "render", "input"] if probes.display().kind == "kms" else []),
    ]
    missing = probes.missing_groups(wanted)
    return warn("doctor-groups-missing", names=", ".join(missing)) if missing else ok("doctor-groups")


def _used_pins(data: Path) -> list[int]:
    return sorted({gpio for circuit in circuits(_config(data)) for gpio in circuit.gpios})


def _config(data: Path) -> Hardware:
    """The hardware file; empty if it cannot be read, which is a finding of its own."""
    try:
        return load(data / FILE)
    except Damaged:
        return Hardware()


def _bluetooth(data: Path, probes: Probes) -> Finding:
    """Whether Bluetooth dice can be used: the extra, an adapter, and no switch that disables it."""
    if not probes.has_module("bleak"):
        return ok("doctor-bluetooth-none")
    if not any(probes.root.glob("sys/class/bluetooth/hci*")):
        return ok("doctor-bluetooth-no-adapter")
    switches = [
        at.parent for at in probes.root.glob("sys/class/rfkill/*/type") if at.read_text().strip() == "bluetooth"
    ]
    if any((switch / kind).read_text().strip() == "1" for switch in switches for kind in ("soft", "hard")):
        return warn("doctor-bluetooth-off")
    if not probes.has_command("bluetoothctl"):
        return warn("doctor-bluetooth-bluez")
    dice = own_dice.read_dice(data / sqlite.FILE)
    if not dice:
        return ok("doctor-bluetooth")
    named = join_parts(_die(*each) for each in dice)
    if any(now and now.is_low for _, now in dice):
        return warn("doctor-bluetooth-low", dice=named)
    return ok("doctor-bluetooth-dice", dice=named)


def _die(die: KnownDie, now: DieState | None) -> Say:
    """A die with its last known state."""
    known = own_dice.facts(now) if now else [Say(key="doctor-die-unseen")]
    return Say(key="doctor-die", args={"n": die.number, "known": join_parts(known)})


CHECKS = (_pins, _serial, _file, _claims, _sound, _voice, _bluetooth, _groups)
