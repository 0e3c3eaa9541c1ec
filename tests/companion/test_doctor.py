"""The doctor on machines in every state of health, made of a folder and small lies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion import doctor
from companion.display import Display
from companion.doctor import Finding, Probes, checks
from companion.texts import messages
from rules.kit.types import Say

ENGLISH = messages((Path(__file__).parents[2] / "companion/text/en/doctor.ftl").read_text())
ORDER = ("python", "packages", "display", "touch", "pins", "serial", "disk", "clock", "lan", "texts")
ON_KMS = Display(kind="kms", why=Say(key="display-kms", args={"name": "DSI-1"}))
NO_DISPLAY = Display(kind="none", why=Say(key="display-none"))
Change = Callable[[Probes], Probes]


@pytest.fixture
def healthy(tmp_path: Path) -> Probes:
    """A Raspberry Pi with everything plugged in."""
    for device in ("gpiochip0", "ttyACM0", "rtc0", "input/event0"):
        (tmp_path / "dev" / device).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "dev" / device).touch()
    interface(tmp_path, "lo", 0x9)
    interface(tmp_path, "wlan0", 0x1003)
    return Probes(
        root=tmp_path,
        python=(3, 13),
        has_module=lambda name: True,
        display=lambda: ON_KMS,
        may_open=lambda device: True,
        free_bytes=lambda folder: 20_000_000_000,
        fsync_ms=lambda folder: 4,
        utc_now=lambda: datetime(2026, 12, 5, 19, 30, tzinfo=UTC),
        addresses=lambda: ("192.168.1.20",),
    )


def interface(root: Path, name: str, flags: int) -> None:
    folder = root / "sys/class/net" / name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "flags").write_text(f"{flags:#x}\n")


def look(probes: Probes) -> dict[str, Finding]:
    """The findings by what was looked at; each says only what we have words for."""
    findings = checks(Path("/data"), probes)
    for say in (say for finding in findings for say in (finding.say, finding.advice) if say):
        assert ENGLISH[say.key] == set(say.args), say
    return dict(zip(ORDER, findings, strict=True))


def test_a_healthy_machine_has_nothing_to_complain_about(healthy: Probes) -> None:
    found = look(healthy)
    assert {finding.grade for finding in found.values()} == {"ok"}
    assert {finding.advice for finding in found.values()} == {None}
    assert found["lan"].say.args == {"address": "192.168.1.20"}
    assert found["serial"].say.args == {"names": "/dev/ttyACM0"}


def _only(*names: str) -> Callable[[str], bool]:
    return lambda name: name not in names


def _full(folder: Path) -> int:
    raise OSError(28, "No space left on device")


ILLS: tuple[tuple[str, str, str, Change], ...] = (
    ("python", "bad", "doctor-python-old", lambda p: replace(p, python=(3, 9))),
    ("packages", "bad", "doctor-packages-missing", lambda p: replace(p, has_module=_only("kivy", "segno"))),
    ("display", "warn", "display-none", lambda p: replace(p, display=lambda: NO_DISPLAY)),
    ("touch", "ok", "doctor-touch-desktop", lambda p: replace(p, display=lambda: NO_DISPLAY)),
    ("touch", "bad", "doctor-touch-closed", lambda p: replace(p, may_open=lambda device: False)),
    ("pins", "bad", "doctor-pins-closed", lambda p: replace(p, may_open=lambda device: False)),
    ("pins", "bad", "doctor-pins-driver", lambda p: replace(p, has_module=_only("lgpio"))),
    ("pins", "ok", "doctor-pins-none", lambda p: replace(p, root=p.root / "nothing")),
    ("serial", "bad", "doctor-serial-closed", lambda p: replace(p, may_open=lambda device: False)),
    ("serial", "ok", "doctor-serial-none", lambda p: replace(p, root=p.root / "nothing")),
    ("disk", "bad", "doctor-disk-unwritable", lambda p: replace(p, fsync_ms=_full)),
    ("disk", "bad", "doctor-disk-full", lambda p: replace(p, free_bytes=lambda folder: 3_000_000)),
    ("disk", "warn", "doctor-disk-tight", lambda p: replace(p, free_bytes=lambda folder: 150_000_000)),
    ("disk", "warn", "doctor-disk-slow", lambda p: replace(p, fsync_ms=lambda folder: 900)),
    ("clock", "warn", "doctor-clock-wrong", lambda p: replace(p, utc_now=lambda: datetime(1970, 1, 1, tzinfo=UTC))),
    ("clock", "ok", "doctor-clock-no-battery", lambda p: replace(p, root=p.root / "nothing")),
    ("lan", "warn", "doctor-lan-none", lambda p: replace(p, addresses=lambda: ())),
    ("lan", "warn", "doctor-lan-no-multicast", lambda p: replace(p, root=p.root / "nothing")),
    ("texts", "bad", "doctor-texts-differ", lambda p: replace(p, texts=_half_translated(p.root))),
)


def _half_translated(root: Path) -> Path:
    (root / "text/en").mkdir(parents=True)
    (root / "text/en/log.ftl").write_text("one = One\n")
    return root / "text"


@pytest.mark.parametrize(("what", "grade", "key", "change"), ILLS, ids=[f"{ill[0]}-{ill[2]}" for ill in ILLS])
def test_what_is_wrong_is_said_with_what_to_do(
    what: str, grade: str, key: str, change: Change, healthy: Probes
) -> None:
    finding = look(change(healthy))[what]
    assert (finding.grade, finding.say.key) == (grade, key)
    assert (finding.advice is None) == (grade == "ok")


def test_missing_packages_are_named(healthy: Probes) -> None:
    found = look(replace(healthy, has_module=_only("kivy", "segno")))
    assert found["packages"].say.args == {"names": "kivy, segno"}


def test_a_wireless_that_is_switched_off_has_no_multicast(healthy: Probes) -> None:
    interface(healthy.root, "wlan0", 0x1002)
    assert look(healthy)["lan"].grade == "warn"


def test_a_check_that_fails_in_an_unforeseen_way_is_a_finding_like_any_other(healthy: Probes) -> None:
    (healthy.root / "sys/class/net/wlan0/flags").write_text("not a number")
    finding = look(healthy)["lan"]
    assert finding.grade == "bad"
    assert finding.say.args["what"] == "lan"


def test_the_real_probes_find_something_on_any_machine(tmp_path: Path) -> None:
    findings = checks(tmp_path / "not made yet")
    assert len(findings) == len(ORDER)
    assert not [finding for finding in findings if finding.say.key == "doctor-fainted"]


def test_a_package_inside_a_missing_package_is_missing_and_nothing_is_imported() -> None:
    assert not doctor.has_module("no_such_package.runtime")
    assert doctor.has_module("msgspec")


def test_every_sentence_of_the_doctor_is_used() -> None:
    sources = [Path(doctor.__file__).parent / name for name in ("display.py", "screen.py", "doctor.py")]
    code = "".join(source.read_text() for source in sources)
    keys = {key.removesuffix("-advice") for key in ENGLISH}
    assert sorted(key for key in keys if f'"{key}"' not in code and f'"{key}-advice"' not in code) == []
