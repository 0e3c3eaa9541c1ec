"""NetworkManager by its command line tool, nmcli.

Wi-Fi keys go over its standard input, so that no command line or log contains them. Failures raise Trouble;
`network-no-manager`: NetworkManager does not manage this machine's network.
"""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from subprocess import CompletedProcess

from companion.box.card_file import wifi_key
from companion.errors import Trouble

OWN = "companion-own"  # the companion's own network
CHOSEN, JOINING = "companion-wifi", "companion-joining"  # the network chosen on a screen; the one being tried
ANSWERS_S = 20  # for all commands but joining
JOINS_S = 45
NOT_RUNNING, NO_CONNECTION = 8, 10  # nmcli's exit codes
REASONS = (  # parts of an error message when joining fails, and their sentences
    ("Secrets were required", "network-wrong-password"),
    ("could not be found", "network-not-found"),
    ("IP configuration", "network-no-address"),
)
WPA_SETTINGS = ("wifi-sec.key-mgmt", "wpa-psk")
# Channels that are allowed in every country and do not overlap. NetworkManager would pick any by the name, also 12 to
# 14, which the kernel refuses as long as no country is set.
CHANNELS = (1, 6, 11)


@dataclass(frozen=True, kw_only=True)
class Interface:
    """A network interface: Ethernet or Wi-Fi."""

    kind: str
    state: str
    connection: str

    @property
    def is_connected(self) -> bool:
        return self.state.startswith("connected")

    @property
    def is_trying(self) -> bool:
        return self.state.startswith("connecting")


@dataclass(frozen=True, kw_only=True)
class WifiNetwork:
    """A Wi-Fi network in range."""

    name: str
    signal: int  # 0..100
    secured: bool


def own_channel(name: str) -> int:
    """The channel of a companion's own network: constant for its name, and spread over the companions."""
    return CHANNELS[sum(name.encode()) % len(CHANNELS)]


class Nmcli:
    """NetworkManager's client."""

    def __init__(self, program: str = "nmcli") -> None:
        self._program = program

    async def devices(self) -> tuple[Interface, ...]:
        """The machine's Ethernet and Wi-Fi interfaces."""
        rows = _rows(await self._run("-t", "-f", "TYPE,STATE,CONNECTION", "device"), 3)
        return tuple(Interface(kind=kind, state=state, connection=name) for kind, state, name in rows
                     if kind in ("ethernet", "wifi"))  # fmt: skip

    async def name_of(self, connection: str) -> str:
        """The SSID of a connection; "" if it is no Wi-Fi."""
        said = await self._run("-g", "802-11-wireless.ssid", "connection", "show", "id", connection)
        return "".join(row[0] for row in _rows(said, 1))

    async def scan(self) -> tuple[WifiNetwork, ...]:
        """The networks in range, each once, the strongest first."""
        said = await self._run("-t", "-f", "SSID,SIGNAL,SECURITY", "device", "wifi", "list", "--rescan", "yes")
        rows = _rows(said, 3)
        found: dict[str, WifiNetwork] = {}
        for name, signal, security in sorted(rows, key=lambda row: -_number(row[1])):
            if name and name not in found:
                found[name] = WifiNetwork(name=name, signal=_number(signal), secured=security not in ("", "--"))
        return tuple(found.values())

    async def knows_any(self) -> bool:
        """Whether NetworkManager would join a saved Wi-Fi by itself."""
        rows = _rows(await self._run("-t", "-f", "NAME,TYPE", "connection", "show"), 2)
        return any(kind == "802-11-wireless" and name not in (OWN, JOINING) for name, kind in rows)

    async def open_own(self, name: str, password: str) -> None:
        """Open the companion's own network, which is not saved."""
        await self._forget(OWN)
        await self._run(
            *("connection", "add", "save", "no", "type", "wifi", "con-name", OWN, "ifname", "*", "autoconnect", "no"),
            *("ssid", name, "wifi.mode", "ap", "wifi.band", "bg", "wifi.channel", str(own_channel(name))),
            *("ipv4.method", "shared", "ipv6.method", "disabled"),
            *(*WPA_SETTINGS, "wifi-sec.proto", "rsn", "wifi-sec.pairwise", "ccmp", "wifi-sec.group", "ccmp"),
        )
        await self._set_key(OWN, wifi_key(name, password), save="save temporary")
        await self._activate(OWN)

    async def close_own(self) -> None:
        await self._forget(OWN)

    async def join(self, name: str, password: str) -> None:
        """Join a Wi-Fi, now and at every start. If that fails, the network chosen before is kept."""
        await self._forget(JOINING)
        await self._run(
            *("connection", "add", "type", "wifi", "con-name", JOINING, "ifname", "*", "autoconnect", "no"),
            *("ssid", name, *(WPA_SETTINGS if password else ())),
        )
        try:
            if password:
                await self._set_key(JOINING, wifi_key(name, password), save="save")
            await self._activate(JOINING)
        except BaseException:
            await self._forget(JOINING)
            raise
        await self._forget(CHOSEN)
        await self._run("connection", "modify", "id", JOINING, "connection.id", CHOSEN, "connection.autoconnect", "yes")

    async def _set_key(self, connection: str, key: str, *, save: str) -> None:
        told = f"set wifi-sec.psk {key}\n{save}\nquit\n"
        await self._run("connection", "edit", "id", connection, stdin_text=told)

    async def _activate(self, connection: str) -> None:
        words = ("--wait", str(JOINS_S), "connection", "up", "id", connection)
        answer = await self._ask(*words, within_s=JOINS_S + ANSWERS_S)
        if answer.returncode:
            key = next((key for part, key in REASONS if part in answer.stderr), "network-failed")
            raise Trouble(key, detail=answer.stderr)

    async def _forget(self, connection: str) -> None:
        answer = await self._ask("connection", "delete", "id", connection)
        if answer.returncode not in (0, NO_CONNECTION):
            raise Trouble("network-failed", detail=answer.stderr)

    async def _run(self, *words: str, stdin_text: str = "") -> str:
        answer = await self._ask(*words, stdin_text=stdin_text)
        if answer.returncode:
            raise Trouble("network-failed", detail=f"{words[:3]}: {answer.stderr}")
        return answer.stdout

    async def _ask(self, *words: str, stdin_text: str = "", within_s: int = ANSWERS_S) -> CompletedProcess[str]:
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(
                self._program, *words, stdin=pipe, stdout=pipe, stderr=pipe, env={**os.environ, "LC_ALL": "C.UTF-8"}
            )
        except OSError as error:
            raise Trouble("network-no-manager", detail=str(error)) from error
        try:
            async with asyncio.timeout(within_s):
                said, failed = await process.communicate(stdin_text.encode())
        except TimeoutError as error:
            raise Trouble("network-failed", detail=f"{words[:3]}: no answer") from error
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode == NOT_RUNNING:
            raise Trouble("network-no-manager", detail=failed.decode(errors="replace"))
        answer = (each.decode(errors="replace") for each in (said, failed))
        return CompletedProcess(words, process.returncode or 0, *answer)


def _rows(said: str, width: int) -> list[list[str]]:
    """Lines with `width` fields, separated by ":"; a backslash escapes a ":" or backslash within a field."""
    return [row for row in map(_row, said.splitlines()) if len(row) == width]


def _row(line: str) -> list[str]:
    hidden = line.replace("\\\\", "\0").replace("\\:", "\1")
    return [field.replace("\1", ":").replace("\0", "\\") for field in hidden.split(":")]


def _number(text: str) -> int:
    return int(text) if text.isdecimal() else 0
