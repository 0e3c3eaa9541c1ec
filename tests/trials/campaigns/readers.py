"""Every small reader of foreign bytes: any input gives a value or a message."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from companion.box import address_file, card, card_file
from companion.club import config as club
from companion.club import topics
from companion.club.state import SeatState, TableState
from companion.devices import hardware_file
from companion.errors import Trouble
from companion.hub import config as hub
from companion.hub.live_tables import LiveTables
from companion.lan import talk
from companion.log import record
from companion.packages.site import PackageFolder
from companion.records import catalogue_file
from companion.view import wire
from companion.view.speaker import Speaker
from hardware.dice_protocol import Decoder, Hello, encode
from rules.kit.types import Say
from tests.trials.campaigns.campaign import Campaign, Result

ROOT = Path(__file__).parents[3]
GOLDEN = ROOT / "tests" / "golden"
CARD = b"""[wifi]
country = 'NL'
name = 'Our Wi-Fi'
password = 'let me in please'
[companion]
hostname = 'table-2'
language = "nl"
rotation = 180
ssh_key = ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f me@home']
"""
CLUB = b'broker = "localhost:1883"\ntable = "t1"\npassword = "p w"\nplain = true\nnames = "full"\nca = ""\n'
HUB = b'broker = "localhost"\npassword = "x"\ndatabase = "postgresql://x"\nhosts = ["a.lan"]\nport = 80\nplain = true\n'
LINK = b"table-club://t1:s3cret@club.example:8883/?club=Our%20club"
HANDED = catalogue_file.encode(
    catalogue_file.HandedEntry(game="akkon", kind="card", id="x", values={"city": "jaffa", "points": 3})
).encode()
PIECES = (
    b"9" * 5_000, b"0x" + b"f" * 5_000, b"1" + b"0" * 30, b"1e999", b"nan", b"-0", b"true", b"null", b"''", b'""',
    b"[]", b"{}", b"[" * 2_000, b'{"a":' * 2_000, b"\0", b"\\u0000", b"\\ud800", b"\xed\xa0\x80", b"\xff\xfe",
    b"\xef\xbb\xbf", b"\r\n", b"\n", b"\x85", b"\xe2\x80\xa8", b" - at `$.x`", b"unknown field `x`", b"= ",
    b"[[button]]", b"[wifi]", b".a.b", b"1979-05-27T07:32:00Z", b"99:99:99", b"%00", b"%7f",
    b"\xf0\x9f\x8e\xb2" * 300, b'"""', b"'''", b"#", b"$", b"*",
)  # fmt: skip


class Reader(NamedTuple):
    """`read` gives the messages for those bytes, and raises nothing but Trouble."""

    name: str
    good: tuple[bytes, ...]
    read: Callable[[bytes, Path], Iterable[Say]]


def _nothing(read: Callable[[bytes], object], raw: bytes, folder: Path) -> Iterable[Say]:
    read(raw)
    return ()


def _file(read: Callable[[Path], object], name: str, raw: bytes, folder: Path) -> Iterable[Say]:
    (folder / name).write_bytes(raw)
    read(folder / name)
    return ()


def _card(raw: bytes, folder: Path) -> Iterable[Say]:
    """The box still starts: the settings read can be applied."""
    (folder / card_file.FILE).write_bytes(raw)
    return card.apply(folder, folder / "run")


def _club(file: Path) -> object:
    return club.load(file.parent)


def _link(raw: bytes, folder: Path) -> Iterable[Say]:
    """The offered link can be joined, and equals the one that was read."""
    offered = club.offer(raw.decode(errors="surrogateescape"))
    assert club.join(folder, offered.line).table == offered.table
    return ()


def _packages(file: Path) -> object:
    return PackageFolder(file.parents[1]).known


def _hub(file: Path) -> object:
    return hub.load(file).tls(file.parent)


def readers() -> tuple[Reader, ...]:
    """All readers, each with a valid input."""
    hardware = (ROOT / "deploy" / "hardware.toml").read_bytes()
    wired = b"\n".join(line.removeprefix(b"#     ") for line in hardware.split(b"\n"))
    records = tuple(sorted(GOLDEN.glob("*/*.jsonl"), key=lambda file: file.stat().st_size))[:4]
    printed = b'{"format":1,"game":"akkon","catalogue":{"city_card":{"x":{"city":"jaffa"}}},"places":{"a":[0.5,1]}}'
    requests = (wire.encode(wire.Go(page="home")), wire.encode(wire.Answer(form="x", values={"a": [1, "b"]})))
    state = msgspec.json.encode(TableState(id="x", players=(SeatState(name="Ana", score="3", turn=True),), left_s=60))
    kept = b'{"added":{"pig":"p-1"},"fit":["a"]}'
    address = b'{"url":"ws://x","token":"y"}'
    dice = encode(Hello(protocol=1, id="a", epoch="b", last=0))
    note = b'{"language":"nl","mistakes":[{"key":"x","args":{"a":1}}]}'
    return (
        Reader("companion.toml", (CARD, (ROOT / "companion/box/companion.toml").read_bytes()), _card),
        Reader("hardware.toml", (hardware, wired), partial(_file, hardware_file.load_hardware, "hardware.toml")),
        Reader("club.toml", (CLUB,), partial(_file, _club, club.FILE)),
        Reader("hub.toml", (HUB,), partial(_file, _hub, "hub.toml")),
        Reader("a club's link", (LINK,), _link),
        Reader("card.json", (note,), partial(_file, card.read_note, "card.json")),
        Reader("packages.json", (kept,), partial(_file, _packages, "packages/packages.json")),
        Reader("a catalogue", (printed,), partial(_file, catalogue_file.read, "printed.json")),
        Reader(
            "a code handed over", (HANDED,), partial(_nothing, lambda raw: catalogue_file.decode(raw.decode("latin-1")))
        ),
        Reader("a record", tuple(file.read_bytes() for file in records), partial(_nothing, record.read_record)),
        Reader("a request", requests, partial(_nothing, talk.decode)),
        Reader("a table's state", (state,), partial(_nothing, partial(LiveTables().take, topics.state("t1")))),
        Reader("the core's address", (address,), partial(_file, address_file.read, "core.json")),
        Reader("dice", (dice,), partial(_nothing, lambda raw: Decoder().feed(raw))),
    )


def mutated(raw: bytes, rng: Random) -> bytes:
    """The input after a few changes."""
    data = bytearray(raw)
    for _ in range(rng.randint(0, 4)):
        at, until = sorted((rng.randint(0, len(data)), rng.randint(0, len(data))))
        match rng.randrange(6):
            case 0:
                data[at : at + 1] = bytes([rng.randrange(256)])
            case 1:
                data[at : min(until, at + 40)] = b""
            case 2:
                data[at:at] = data[at : min(until, at + 200)]
            case 3:
                data[at:until] = rng.choice(PIECES)
            case 4:
                data[at : at + rng.randint(0, 8)] = rng.choice(PIECES)
            case _:
                lines = data.split(b"\n")
                rng.shuffle(lines)
                data = bytearray(b"\n".join(lines))
    return bytes(data)


def campaign(seed: int, control: bool = False) -> Campaign:
    """One mutation for each reader in every attempt."""
    all_readers = readers()
    speakers = [Speaker(lang, None, (), ()) for lang in ("en", "nl")]

    def attempt(number: int, rng: Random, folder: Path) -> Result:
        result = Result()
        for reader in all_readers:
            own = folder / reader.name
            (own / "packages").mkdir(parents=True)
            raw = mutated(rng.choice(reader.good), rng)
            try:
                said = tuple(reader.read(raw, own))
            except Trouble as trouble:
                said = (trouble.say,)
            except Exception as why:
                result.wrong.append(f"{reader.name}: {why!r} of {raw[:300]!r}")
                continue
            result.figures += Counter({f"{reader.name} {'told' if said else 'taken'}": 1})
            for sentence in (speaker.speak(say) for speaker in speakers for say in said):
                if "\n" in sentence or not 10 < len(sentence) < 700:
                    result.wrong.append(f"{reader.name}: {sentence[:300]!r} of {raw[:300]!r}")
        return result

    return Campaign(name="readers", attempt=attempt)
