"""A fake nmcli, over a NetworkManager that is a file: FAKE_NMCLI names it.

Answers, sentences and exit codes were read off nmcli 1.42 (Debian 12). The file holds devices [kind, state,
connection], what is in reach {name: [signal, security, password]}, connections {id: settings}, and every command line.
"""

from __future__ import annotations

import json
import os
import sys
from hashlib import pbkdf2_hmac
from pathlib import Path
from typing import Any

FILE = Path(os.environ["FAKE_NMCLI"])


def main(words: list[str]) -> int:
    world = json.loads(FILE.read_text())
    world["calls"].append(words)
    code = _done(world, words) if world["running"] else _fail("NetworkManager is not running.", 8)
    FILE.write_text(json.dumps(world))
    return code


def _done(world: dict[str, Any], words: list[str]) -> int:
    match words:
        case ["-t", "-f", "TYPE,STATE,CONNECTION", "device"]:
            return _table(world["devices"])
        case ["-t", "-f", "SSID,SIGNAL,SECURITY", "device", "wifi", "list", "--rescan", "yes"]:
            return _table([[name, signal, security] for name, (signal, security, _) in world["reach"].items()])
        case ["-t", "-f", "NAME,TYPE", "connection", "show"]:
            return _table([[name, "802-11-wireless"] for name in world["connections"]])
        case ["-g", "802-11-wireless.ssid", "connection", "show", "id", name]:
            known = world["connections"].get(name)
            return _table([[known["ssid"]]]) if known else _fail(f"{name} - no such connection profile.", 10)
        case ["connection", "add", *settings]:
            return _add(world, dict(zip(settings[::2], settings[1::2], strict=True)))
        case ["connection", "edit", "id", name]:
            return _edit(world["connections"][name])
        case ["connection", "delete", "id", name]:
            return _delete(world, name)
        case ["connection", "modify", "id", name, "connection.id", new, "connection.autoconnect", "yes"]:
            world["connections"][new] = {**world["connections"].pop(name), "autoconnect": "yes"}
            _renamed(world, name, new)
            return 0
        case ["--wait", _, "connection", "up", "id", name]:
            return _up(world, name)
    return _fail(f"invalid command {words}", 2)


def _table(rows: list[list[Any]]) -> int:
    for row in rows:
        line = ":".join(str(field).replace("\\", "\\\\").replace(":", "\\:") for field in row)
        if not os.environ.get("LC_ALL", "").endswith("UTF-8"):  # nmcli knows only ASCII then
            line = line.encode("ascii", "replace").decode()
        sys.stdout.write(line + "\n")
    return 0


def _fail(sentence: str, code: int) -> int:
    sys.stderr.write(f"Error: {sentence}\n")
    return code


def _add(world: dict[str, Any], settings: dict[str, str]) -> int:
    if settings["type"] != "wifi" or not settings.get("ssid"):
        return _fail("'ssid' argument is required.", 2)
    world["connections"][settings["con-name"]] = settings
    return 0


def _edit(connection: dict[str, str]) -> int:
    """The interactive editor: an unknown command gives a message, and the editor continues."""
    for line in sys.stdin.read().splitlines():
        if line.startswith("set wifi-sec.psk "):
            connection["new psk"] = line.removeprefix("set wifi-sec.psk ")
        elif line in ("save", "save temporary"):
            connection["psk"] = connection.pop("new psk")
    return 0


def _delete(world: dict[str, Any], name: str) -> int:
    if name not in world["connections"]:
        return _fail(f"unknown connection '{name}'.", 10)
    del world["connections"][name]
    for device in world["devices"]:
        if device[2] == name:
            device[1:] = ["disconnected", ""]
    return 0


def _renamed(world: dict[str, Any], name: str, new: str) -> None:
    for device in world["devices"]:
        if device[2] == name:
            device[2] = new


def _up(world: dict[str, Any], name: str) -> int:
    connection = world["connections"][name]
    device = next((device for device in world["devices"] if device[0] == "wifi"), None)
    if device is None or device[1] == "unavailable":
        return _fail("Connection activation failed: No suitable device found for this connection.", 4)
    device[1:] = ["disconnected", ""]
    if connection.get("wifi.mode") != "ap":
        there = world["reach"].get(connection["ssid"])
        if there is None:
            return _fail("Connection activation failed: (53) The Wi-Fi network could not be found", 4)
        if there[1] and connection.get("psk") != _key(connection["ssid"], there[2]):
            return _fail("Connection activation failed: (7) Secrets were required, but not provided", 4)
    device[1:] = ["connected", name]
    return 0


def _key(ssid: str, password: str) -> str:
    return pbkdf2_hmac("sha1", password.encode(), ssid.encode(), 4096, 32).hex()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
