"""QEMU's own socket: commands in, answers out (https://www.qemu.org/docs/master/interop/qmp-spec.html)."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

from tests.trials.box.trouble import Wrong

ANSWERS_S = 180.0  # a whole machine under emulation may be busy for a while


class Qmp:
    """An open connection to one QEMU."""

    def __init__(self, path: Path) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(ANSWERS_S)
        self._socket.connect(str(path))
        self._lines = self._socket.makefile("rb")
        self._lines.readline()  # its greeting
        self.ask("qmp_capabilities")

    def ask(self, command: str, **arguments: Any) -> Any:
        """The return value of a command. Raises Wrong if QEMU refuses it, OSError if QEMU has ended."""
        self._socket.sendall(json.dumps({"execute": command, "arguments": arguments}).encode() + b"\n")
        while line := self._lines.readline():
            said = json.loads(line)
            if "error" in said:
                raise Wrong(f"QEMU refuses {command}: {said['error']['desc']}")
            if "return" in said:
                return said["return"]
        raise ConnectionError("QEMU has ended")

    def close(self) -> None:
        self._lines.close()
        self._socket.close()
