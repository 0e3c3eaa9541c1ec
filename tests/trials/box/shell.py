"""A root shell in the machine over its first serial port, with the powers of a person with a screwdriver, no more.

systemd gives it because the kernel's command line asks for it; the image itself stays as it is.
"""

from __future__ import annotations

import base64
import binascii
import contextlib
import re
import socket
import threading
import time
from pathlib import Path

from tests.trials.box.trouble import Wrong

MOST_S = 300.0
TRIES_S = 30.0  # between two tries to find the shell
MOST_HEARD = 4_000_000
TTY = "ttyAMA0"
OUT = Path("/run/try-image.out")
WORDS = (f"systemd.debug_shell={TTY}", f"systemd.mask=serial-getty@{TTY}.service")  # for the kernel's command line


class Shell:
    """Runs commands one after the other; other output on that port is ignored.

    A thread listens all the time: a machine that nobody listens to would stand still at its next word.
    """

    def __init__(self, path: Path, out: Path = OUT) -> None:
        """`out` is a file in the machine for this shell alone."""
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(str(path))
        self._heard, self._is_open, self._news = b"", True, threading.Condition()
        self._number, self._out = 0, out
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while heard := self._receive():
            with self._news:
                self._heard = (self._heard + heard)[-MOST_HEARD:]
                self._news.notify_all()
        with self._news:
            self._is_open = False
            self._news.notify_all()

    def _receive(self) -> bytes:
        try:
            return self._socket.recv(65536)
        except OSError:
            return b""

    def ready(self, most_s: float) -> None:
        """Wait for the shell, and turn its echo off."""
        ends_s = time.monotonic() + most_s
        while time.monotonic() < ends_s:
            self._send("exec /bin/sh")  # a shell without echo
            self._send("stty -echo -onlcr; dmesg -n 1; PS1=; cd /")
            try:
                self.run("true", TRIES_S)
                return
            except Wrong:
                continue
        raise Wrong(f"no shell on {TTY} within {most_s:.0f} s")

    def run(self, command: str, most_s: float = MOST_S) -> str:
        """The output, errors included. Raises Wrong if the command fails or takes too long."""
        code, said = self.tried(command, most_s)
        if code:
            raise Wrong(f"in the machine, {command}: {said.strip() or code}")
        return said

    def tried(self, command: str, most_s: float = MOST_S) -> tuple[int, str]:
        """The exit code and the output."""
        self._number += 1
        mark = f"#{self._number}#"
        self._send(
            f"( {command}\n) >{self._out} 2>&1 </dev/null; "
            f"printf '<%s %d %s>\\n' '{mark}' $? \"$(base64 -w0 {self._out})\""
        )
        found = self._wait(re.compile(rb"<%s (\d+) ([A-Za-z0-9+/=]*)>" % mark.encode()), most_s, command)
        try:
            return int(found[1]), base64.b64decode(found[2]).decode(errors="replace")
        except binascii.Error as error:  # the kernel printed a message in the middle
            raise Wrong(f"in the machine, {command}: the answer was disturbed") from error

    def begin(self, command: str) -> None:
        """Start a command and do not wait."""
        self._send(f"( {command}\n) >/dev/null 2>&1 </dev/null &")

    def _send(self, line: str) -> None:
        self._socket.sendall(line.encode() + b"\n")

    def _wait(self, wanted: re.Pattern[bytes], most_s: float, command: str) -> re.Match[bytes]:
        with self._news:
            self._news.wait_for(lambda: not self._is_open or wanted.search(self._heard), most_s)
            found = wanted.search(self._heard)
            if found:
                self._heard = self._heard[found.end() :]
                return found
            if not self._is_open:
                raise ConnectionError("the machine has ended")
        raise Wrong(f"in the machine, {command}: no answer within {most_s:.0f} s")

    def close(self) -> None:
        with contextlib.suppress(OSError):  # the machine may have closed it
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
