"""The doctor on machines in every state of health, made of a folder and faked probes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

import companion.box
import companion.doctor
from companion.box.display import DisplayKind
from companion.doctor.checks import checks
from companion.doctor.finding import Finding, Probes
from companion.doctor.text_check import messages
from companion.log.disk.store import Store
from companion.table import own_dice
from companion.view.speaker import Speaker
from hardware.bluetooth.die import KnownDie
from hardware.bluetooth.reader import DieState
from hardware.pins import PinTrouble
from hardware.signal import Reason
from tests.hardware.touch.machine import plug_in

ENGLISH = messages((Path(__file__).parents[3] / "companion/text/en/doctor.ftl").read_text())
ORDER = (
    "packages", "display", "touch", "pins", "serial", "hardware", "claims", "sound", "voice", "bluetooth", "groups",
    "disk", "games", "clock", "lan", "club", "watchdog",
)  # fmt: skip
WIRED = """
[[button]]
seat = 1
pin = 3
[[lamp]]
pin = 17
[[dice_reader]]
port = "/dev/ttyACM0"
[sound]
"""
UNIT = "etc/systemd/system/table-companion.service"
PANEL = "10-0038 generic ft5x06 (79)"
ON_KMS = DisplayKind("kms", "display-kms", "DSI-1")
NO_DISPLAY = DisplayKind("none", "display-none")
Change = Callable[[Probes], Probes]


@pytest.fixture
def healthy(tmp_path: Path) -> Probes:
    """A Raspberry Pi with everything plugged in."""
    for device in ("gpiochip0", "ttyACM0", "rtc0", "input/event0"):
        (tmp_path / "dev" / device).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "dev" / device).touch()
    write(tmp_path, "data/hardware.toml", WIRED)
    write(tmp_path, "proc/asound/cards", " 0 [Headphones     ]: bcm2835 - bcm2835 Headphones\n")
    write(tmp_path, "boot/firmware/config.txt", "#dtparam=i2c_arm=on\ndtparam=audio=on\n")
    write(tmp_path, UNIT, "[Service]\nWatchdogSec=30\n")
    write(tmp_path, "sys/class/bluetooth/hci0/type", "")
    for kind, text in (("type", "bluetooth\n"), ("soft", "0\n"), ("hard", "0\n")):
        write(tmp_path, f"sys/class/rfkill/rfkill0/{kind}", text)
    plug_in(tmp_path, 0, PANEL)
    for name, flags in (("lo", "0x9"), ("wlan0", "0x1003")):
        write(tmp_path, f"sys/class/net/{name}/flags", f"{flags}\n")
    return Probes(
        root=tmp_path,
        has_module=lambda name: True,
        display=lambda: ON_KMS,
        may_open=lambda device: True,
        pins_of_others=lambda gpios: {},
        free_bytes=lambda folder: 20_000_000_000,
        fsync_ms=lambda folder: 4,
        has_command=lambda name: True,
        readers=lambda lang: ("espeak-ng",),
        missing_groups=lambda wanted: (),
        utc_now=lambda: datetime(2026, 12, 5, 19, 30, tzinfo=UTC),
        addresses=lambda: ("192.168.1.20",),
    )


def write(root: Path, name: str, text: str) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text)


def look(probes: Probes) -> dict[str, Finding]:
    """The findings by subject; each must have a text."""
    findings = checks(probes.root / "data", probes)
    for say in (say for each in findings for say in (each.say, each.advice) if say):
        assert ENGLISH[say.key] == set(say.args), say
    return dict(zip(ORDER, findings, strict=True))


def test_a_healthy_machine_has_nothing_to_complain_about(healthy: Probes) -> None:
    found = look(healthy)
    assert {each.grade for each in found.values()} == {"ok"}
    assert {each.advice for each in found.values()} == {None}
    assert found["lan"].say.args == {"address": "192.168.1.20"}
    assert found["serial"].say.args == {"names": "/dev/ttyACM0"}


def _only(*names: str) -> Callable[[str], bool]:
    return lambda name: name not in names


def _with(name: str, text: str) -> Change:
    """The same machine with another text in a file."""

    def change(probes: Probes) -> Probes:
        write(probes.root, name, text)
        return probes

    return change


def _bare(probes: Probes) -> Probes:
    """A machine without wires or plugged-in devices."""
    return _with("data/hardware.toml", "")(probes)


def _taken(gpios: Iterable[int]) -> dict[int, str]:
    return {**dict.fromkeys(gpios, ""), 17: "pigpiod"}


def _none_of(wanted: Sequence[str]) -> tuple[str, ...]:
    return tuple(wanted)


def _raising(reason: Reason) -> Callable[[Iterable[int]], dict[int, str]]:
    """Probes whose pins are unavailable."""

    def look(gpios: Iterable[int]) -> dict[int, str]:
        raise PinTrouble(reason, "found: /dev/gpiochip0 (something)")

    return look


def _no_program(lang: str) -> tuple[str, ...]:
    raise FileNotFoundError("espeak-ng")


def _full(folder: Path) -> int:
    raise OSError(28, "No space left on device")


ILLS: tuple[tuple[str, str, str, Change], ...] = (
    ("packages", "bad", "doctor-packages-missing", lambda p: replace(p, has_module=_only("kivy", "serial"))),
    ("display", "warn", "display-none", lambda p: replace(p, display=lambda: NO_DISPLAY)),
    ("touch", "ok", "doctor-touch-desktop", lambda p: replace(p, display=lambda: NO_DISPLAY)),
    ("touch", "bad", "doctor-touch-closed", lambda p: replace(p, may_open=lambda device: False)),
    ("touch", "warn", "doctor-touch-none", lambda p: replace(p, root=p.root / "nothing")),
    ("pins", "bad", "doctor-pins-closed", lambda p: replace(p, may_open=lambda device: False)),
    ("pins", "bad", "doctor-pins-driver", lambda p: replace(p, has_module=_only("gpiod"))),
    ("pins", "bad", "doctor-pins-closed", lambda p: replace(p, pins_of_others=_raising("pins-denied"))),
    ("pins", "bad", "doctor-pins-other", lambda p: replace(p, pins_of_others=_raising("no-pins"))),
    ("pins", "warn", "doctor-pins-taken", lambda p: replace(p, pins_of_others=_taken)),
    ("pins", "ok", "doctor-pins-none", lambda p: replace(p, root=p.root / "nothing")),
    ("serial", "bad", "doctor-serial-closed", lambda p: replace(p, may_open=lambda device: False)),
    ("serial", "ok", "doctor-serial-none", lambda p: replace(p, root=p.root / "nothing")),
    ("hardware", "ok", "doctor-hardware-none", lambda p: replace(p, root=p.root / "nothing")),
    ("hardware", "bad", "doctor-hardware-wrong", _with("data/hardware.toml", "[[button]]\nseat = 1\npin = 99\n")),
    ("claims", "warn", "doctor-claims-both", _with("boot/firmware/config.txt", "dtparam = i2c_arm=on\n")),
    ("claims", "ok", "doctor-claims", _with("boot/firmware/config.txt", "dtparam=spi=on\n")),
    ("sound", "bad", "doctor-sound-aplay", lambda p: replace(p, has_command=lambda name: False)),
    ("sound", "bad", "doctor-sound-card", _with("proc/asound/cards", "--- no soundcards ---\n")),
    ("sound", "ok", "doctor-sound-none", _bare),
    ("voice", "ok", "doctor-voice-none", _bare),
    ("voice", "warn", "doctor-voice-missing", lambda p: replace(p, readers=_no_program)),
    ("voice", "warn", "doctor-voice-lacks", lambda p: replace(p, readers=lambda lang: () if lang == "nl" else ("x",))),
    ("bluetooth", "ok", "doctor-bluetooth-none", lambda p: replace(p, has_module=_only("bleak"))),
    ("bluetooth", "ok", "doctor-bluetooth-no-adapter", lambda p: replace(p, root=p.root / "nothing")),
    ("bluetooth", "warn", "doctor-bluetooth-off", _with("sys/class/rfkill/rfkill0/soft", "1\n")),
    ("bluetooth", "warn", "doctor-bluetooth-bluez", lambda p: replace(p, has_command=_only("bluetoothctl"))),
    ("bluetooth", "ok", "doctor-bluetooth", _with("sys/class/rfkill/rfkill0/soft", "0\n")),
    ("groups", "warn", "doctor-groups-missing", lambda p: replace(p, missing_groups=_none_of)),
    ("watchdog", "ok", "doctor-watchdog-none", lambda p: replace(p, root=p.root / "nothing")),
    ("watchdog", "warn", "doctor-watchdog-off", _with(UNIT, "[Service]\n")),
    ("disk", "bad", "doctor-disk-unwritable", lambda p: replace(p, fsync_ms=_full)),
    ("disk", "bad", "doctor-disk-full", lambda p: replace(p, free_bytes=lambda folder: 3_000_000)),
    ("disk", "warn", "doctor-disk-tight", lambda p: replace(p, free_bytes=lambda folder: 150_000_000)),
    ("disk", "warn", "doctor-disk-slow", lambda p: replace(p, fsync_ms=lambda folder: 900)),
    ("games", "bad", "doctor-games-damaged", _with("data/games.sqlite3", "Dear diary")),
    ("clock", "warn", "doctor-clock-wrong", lambda p: replace(p, utc_now=lambda: datetime(1970, 1, 1, tzinfo=UTC))),
    ("clock", "ok", "doctor-clock-no-battery", lambda p: replace(p, root=p.root / "nothing")),
    ("lan", "warn", "doctor-lan-none", lambda p: replace(p, addresses=lambda: ())),
    ("pins", "ok", "doctor-pins-none", lambda p: replace(_bare(p), pins_of_others=_raising("no-pins"))),
    ("groups", "ok", "doctor-groups", lambda p: replace(_bare(p), display=lambda: NO_DISPLAY, missing_groups=_none_of)),
    ("lan", "warn", "doctor-lan-no-multicast", _with("sys/class/net/wlan0/flags", "0x1002\n")),
    ("lan", "bad", "doctor-fainted", _with("sys/class/net/wlan0/flags", "not a number")),
)


NAMED = {
    "doctor-packages-missing": {"names": "kivy, serial"},
    "doctor-pins-taken": {"pins": "GPIO3 (?), GPIO17 (pigpiod)"},
    "doctor-pins-other": {"why": "found: /dev/gpiochip0 (something)"},
    "doctor-claims-both": {"pins": "GPIO3 (I2C)"},
    "doctor-groups-missing": {"names": "gpio, dialout, audio, video, render, input"},
    "doctor-fainted": {"what": "lan"},
}


@pytest.mark.parametrize(("what", "grade", "key", "change"), ILLS, ids=[f"{ill[0]}-{ill[2]}" for ill in ILLS])
def test_what_is_wrong_is_said_by_its_name_with_what_to_do(
    what: str, grade: str, key: str, change: Change, healthy: Probes
) -> None:
    found = look(change(healthy))[what]
    assert (found.grade, found.say.key) == (grade, key)
    assert found.say.args.items() >= NAMED.get(key, {}).items()
    assert (found.advice is None) == (grade == "ok")


async def test_each_bluetooth_die_is_named_with_its_battery_its_signal_and_its_last_roll(healthy: Probes) -> None:
    data = healthy.root / "data"
    store = await Store.open(data, lambda: "2026-12-05T19:30:00Z")
    dice = [KnownDie(address=f"F0:00:00:00:00:0{n}", number=n, make="godice") for n in (1, 2)]
    full = DieState(battery=80, rssi=-60, last="4")
    await store.keep(own_dice.KEY, msgspec.to_builtins(dice))
    await store.keep(own_dice.SEEN_KEY, msgspec.to_builtins({dice[0].address: full}))
    found = look(healthy)["bluetooth"]  # while the companion runs
    said = Speaker("en", None, (), ()).speak(found.say)
    assert (found.grade, said) == (
        "ok",
        "Dice with Bluetooth can be used. Die 1 (battery 80 %, signal -60 dBm, last roll 4), Die 2 (not seen yet)",
    )
    await store.keep(
        own_dice.SEEN_KEY, msgspec.to_builtins({dice[1].address: structs.replace(full, battery=9, rssi=0)})
    )
    found = look(healthy)["bluetooth"]
    assert (found.grade, Speaker("en", None, (), ()).speak(found.say)) == (
        "warn",
        "Dice need charging. Die 1 (not seen yet), Die 2 (battery low: 9 %, last roll 4)",
    )
    await store.close()


def test_the_real_probes_find_something_on_any_machine(tmp_path: Path) -> None:
    findings = checks(tmp_path / "not made yet")
    assert len(findings) == len(ORDER)
    assert not [each for each in findings if each.say.key == "doctor-fainted"]


def test_every_sentence_of_the_doctor_is_used() -> None:
    rooms = (companion.doctor, companion.box)
    sources = [source for room in rooms for source in Path(room.__path__[0]).glob("*.py")]
    code = "".join(source.read_text() for source in sources)
    keys = {key.removesuffix("-advice") for key in ENGLISH}
    assert sorted(key for key in keys if f'"{key}"' not in code and f'"{key}-advice"' not in code) == []
