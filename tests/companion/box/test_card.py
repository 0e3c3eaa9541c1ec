"""companion.toml on a flashed card: its settings, every mistake in it, and the files written from it."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from companion.app.cli import run
from companion.box.card import FOLDER, NOTE, WIFI, CardNote, apply, read_note
from companion.box.card_file import CardFile, CompanionSettings, Wifi, read, read_bytes
from companion.toml_file import keys
from companion.view.speaker import Speaker
from tests.deploy.machine import ROOT

KEY = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f me@home"
WHOLE = f"""
[wifi]
country = 'nl'
name = 'Our Wi-Fi'
password = 'back\\slash "and" quotes'
[companion]
hostname = 'Table-2'
language = "nl"
rotation = 180
ssh_key = '{KEY}'
"""


def settings(text: str) -> CardFile:
    """The settings of a valid file."""
    found, mistakes = read_bytes(text.encode())
    assert mistakes == ()
    return found


def mistakes(text: str | bytes) -> list[str]:
    """The messages about a file."""
    _, wrong = read_bytes(text.encode() if isinstance(text, str) else text)
    return [Speaker("en", None, (), ()).speak(say) for say in wrong]


# ---- settings -----------------------------------------------------------------------------------------------
def test_everything_that_can_be_set_is_taken() -> None:
    assert settings(WHOLE) == CardFile(
        wifi=Wifi(country="nl", name="Our Wi-Fi", password='back\\slash "and" quotes'),
        companion=CompanionSettings(hostname="Table-2", language="nl", rotation=180, ssh_key=KEY),
    )


def test_the_file_that_comes_with_the_card_sets_nothing_and_is_right_with_every_line_switched_on() -> None:
    template = (ROOT / "companion/box/companion.toml").read_text()
    assert settings(template) == CardFile()
    switched_on = "\n".join(line.removeprefix("#") for line in template.splitlines() if line[:2] != "# ")
    found, _ = read_bytes(switched_on.encode())
    (mistake,) = mistakes(switched_on)
    assert "ssh_key: is not a whole public key" in mistake  # it cannot hold a real one
    assert {f"{section}.{name}" for section, name in _named(switched_on)} == {at for at in keys(CardFile) if "." in at}
    assert (found.wifi.country, found.wifi.name, found.companion.rotation) == ("NL", "the name of your Wi-Fi", 180)


def _named(text: str) -> list[tuple[str, str]]:
    section, found = "", []
    for line in text.splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif " = " in line:
            found.append((section, line.partition(" = ")[0]))
    return found


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_file_of_any_editor_is_read(encoding: str) -> None:
    text = "[wifi]\r\nname = 'Café'\r\npassword = '12345678'\r\n"
    assert read_bytes(text.encode(encoding)) == (CardFile(wifi=Wifi(name="Café", password="12345678")), ())


# ---- mistakes -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[companion]\nhostname = 'has a space'", "line 2, hostname: may have letters, digits and hyphens, 63 at most"),
        (f"[companion]\nhostname = '{'x' * 64}'", "line 2, hostname: may have"),
        (
            "[companion]\nlanguage = 'xx'",
            "line 2, language: is the code of a language that the companion speaks, such as 'en'",
        ),
        ("companion.rotation = 45", "line 1, rotation: is 0, 90, 180 or 270"),
        (f"[companion]\nrotation = {'9' * 4_301}", "line 2: this cannot be read"),
        (f"[companion]\nssh_key = '{KEY[:40]}'", "line 2, ssh_key: is not a whole public key"),
        (f"[companion]\nssh_key = ['{KEY}', '{KEY[:60]} me@home']", "line 2, ssh_key: is not"),
        (f"[companion]\nssh_key = 'ssh-rsa {KEY.split()[1]}'", "line 2, ssh_key: is not"),
        ("[wifi]\ncountry = 'Netherlands'", "line 2, country: is the two letters of your country"),
        ("[wifi]\ncountry = 'uk'", "line 2, country: is the two letters of your country, such as 'GB' (not 'UK')"),
        ("[wifi]\nname = ''", "line 2, name: has 1 to 32 letters"),
        (f"[wifi]\nname = '{'é' * 17}'", "line 2, name: has"),
        ("[wifi]\nname = 'x'\npassword = '1234567'", "line 3, password: has 8 to 63 letters"),
        ("[wifi]\nname = 'x'\npassword = 'motdepassé'", "line 3, password: has"),
        ("[wifi]\npassword = '12345678'", "line 1, name: there is a password, but no name"),
        ("[wifi]\npasword = 'x'", "line 2, pasword: there is no such setting; did you mean [wifi] password?"),
        ("[companion]\nname = 'x'", "line 2, name: there is no such setting; did you mean [wifi] name?"),
        ("wifi = 'x'", "line 1, wifi: is a heading"),
    ],
)
def test_a_value_that_cannot_be_used_is_one_sentence_with_its_line(text: str, sentence: str) -> None:
    (said,) = mistakes(text)
    assert said.startswith(f"companion.toml, {sentence}")


def test_a_file_that_is_all_mistakes_is_ten_sentences_and_sets_nothing() -> None:
    text = WHOLE + "".join(f"colour{n} = {n}\n" for n in range(1_000))
    assert len(mistakes(text)) == 10
    assert read_bytes(text.encode())[0] == CardFile()


def test_one_mistake_leaves_all_other_settings_in_force() -> None:
    found, _ = read_bytes(WHOLE.replace("rotation = 180", "rotation = 45").encode())
    assert (found.companion.rotation, found.companion.hostname, found.wifi.name) == (None, "Table-2", "Our Wi-Fi")


def test_a_password_that_is_wrong_never_makes_an_open_network_of_it() -> None:
    found, _ = read_bytes(b"[wifi]\nname = 'x'\npassword = 'short'\n")
    assert (found.wifi.name, found.wifi.password) == ("", None)


@pytest.mark.parametrize(
    ("text", "line"),
    [("[wifi]\n\nname = Our Wi-Fi\n", 3), ("[wifi]\nname = “Home”\n", 2), ("[wifi]\nname = 'x'\nname = 'y'\n", 3),
     ("[wifi]\nname = 'x", 2), ('[wifi]\npassword = "a\\p"\n', 2), ("[wifi\n", 1)],
)  # fmt: skip
def test_a_file_that_is_no_toml_is_one_sentence_with_the_line_and_sets_nothing(text: str, line: int) -> None:
    (said,) = mistakes(text)
    assert said.startswith(f"companion.toml, line {line}: this cannot be read")
    assert read_bytes(text.encode())[0] == CardFile()


@pytest.mark.parametrize("raw", [b"\xff\xd8\xff\xe0 a picture", b"#" * 70_000])
def test_what_is_no_text_is_one_sentence(raw: bytes) -> None:
    (said,) = mistakes(raw)
    assert said.startswith("companion.toml: this is not plain text")


# ---- location -----------------------------------------------------------------------------------------------
def test_a_card_without_the_file_or_without_the_folder_has_the_usual_settings(tmp_path: Path) -> None:
    assert read(tmp_path) == read(tmp_path / "nothing") == (CardFile(), ())


@pytest.mark.parametrize("name", ["companion.toml", "COMPANION.TOML", "companion.toml.txt"])
def test_the_file_is_found_as_every_computer_saves_it(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("[companion]\nhostname = 'here'\n")
    assert read(tmp_path)[0].companion.hostname == "here"


# ---- files --------------------------------------------------------------------------------------------------
def applied(tmp_path: Path, text: str) -> Path:
    """The folder that stands for /run."""
    (tmp_path / "boot").mkdir(exist_ok=True)
    (tmp_path / "boot/companion.toml").write_text(text)
    apply(tmp_path / "boot", tmp_path / "run")
    return tmp_path / "run"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_wifi_becomes_a_connection_that_only_root_reads_and_that_does_not_hold_the_password(tmp_path: Path) -> None:
    file = applied(tmp_path, "[wifi]\nname = 'IEEE'\npassword = 'password'\n") / WIFI
    lines = file.read_text().splitlines()
    assert mode(file) == 0o600
    assert "ssid=73;69;69;69;" in lines
    # the first test vector of IEEE 802.11, annex J.4.2
    assert "psk=f42c6fc52df0ebef9ebb4b90b38a5f902e83fe1b135a70e23aed762e9710a12e" in lines
    assert "password" not in file.read_text()


def test_a_network_open_to_everyone_has_no_key_and_its_name_writes_nothing_into_the_connection(tmp_path: Path) -> None:
    told = (applied(tmp_path, '[wifi]\nname = "x\\n[proxy]"\n') / WIFI).read_text()
    assert [word for word in ("[proxy]", "psk") if word in told] == []


def test_keys_are_roots_alone_and_other_files_everyones(tmp_path: Path) -> None:
    folder = applied(tmp_path, WHOLE) / FOLDER
    modes = {file.name: mode(file) for file in folder.iterdir()}
    assert modes == {"authorized_keys": 0o600, "card.json": 0o644, "country": 0o644, "environment": 0o644,
                     "hostname": 0o644}  # fmt: skip
    told = [(folder / name).read_text() for name in ("authorized_keys", "country", "hostname")]
    assert told == [f"{KEY}\n", "NL\n", "table-2\n"]


def test_the_services_read_the_rotation_and_where_the_note_is(tmp_path: Path) -> None:
    run = applied(tmp_path, WHOLE)
    told = (run / FOLDER / "environment").read_text().splitlines()
    assert told == [f'COMPANION_CARD="--card-file {run / NOTE} --network"', "COMPANION_ROTATION=180"]


def test_what_was_taken_out_of_the_file_is_gone_after_the_next_start(tmp_path: Path) -> None:
    assert (applied(tmp_path, WHOLE) / WIFI).exists()
    run = applied(tmp_path, "")
    assert sorted(str(file.relative_to(run)) for file in run.rglob("*") if file.is_file()) == [
        f"{FOLDER}/card.json", f"{FOLDER}/environment", f"{FOLDER}/hostname",
    ]  # fmt: skip


def test_the_companion_reads_the_mistakes_and_the_language_and_without_a_note_it_starts_as_usual(
    tmp_path: Path,
) -> None:
    run = applied(tmp_path, "[companion]\nlanguage = 'nl'\nrotation = 3\n")
    note = read_note(run / NOTE)
    assert (note.language, [say.key for say in note.mistakes]) == ("nl", ["config-in-key"])
    (tmp_path / "broken").write_text("{")
    assert read_note(tmp_path / "none") == read_note(tmp_path / "broken") == CardNote()


def test_the_command_applies_it_and_tells_the_mistakes_to_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "companion.toml").write_text("[companion]\nrotation = 3\n")
    assert run(["card", str(tmp_path), str(tmp_path / "run")]) == 0
    assert capsys.readouterr().err == "companion: companion.toml, line 2, rotation: is 0, 90, 180 or 270\n"
    assert (tmp_path / "run" / NOTE).exists()
