"""A package whose game misbehaves: each function of the contract in turn raises, hangs, eats memory or returns
something else, in the middle of an evening and at the start after it.

Laws: every request is answered within 10 s (or ten ordinary starts, on a busy machine), by the same companion or its
successor; three times as long if not even a thread gets its turn any more. Then another game can be begun and played
on. A game that had to leave the table is named on home, with its package, and is still in the list.

Real processes, a real package added by `companion add`. This campaign restarts a process that ended without a
successor, as systemd does on a box.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from functools import cache
from itertools import count, product
from pathlib import Path
from random import Random
from time import monotonic

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from companion.pages.registry import ACTS, PAGES
from companion.view import wire
from tests.trials.campaigns.campaign import Campaign, Result
from tests.trials.campaigns.unruly_game import FUNCTIONS
from tests.trials.campaigns.unruly_orders import FAULTS, HARD
from tests.trials.campaigns.unruly_packages import OWN, write

MOST_S, STARTS = 10.0, 10
WAIT_S = 60.0  # then it gives up
CASES = (*product((*FUNCTIONS, *OWN), FAULTS), *product(("prompts", "scene", "roll"), HARD))
ABOUT = {"printed": "printed/unruly/signs", "rule": "rule/UNR-3", "cell": "cell/nothing", "seat": "seat/0"}
ELSEWHERE = ("look", "flip", "home", "box", "package-add", "package-remove", "wifi")  # they change or show no game


class Ended(Exception):
    """The connection has ended."""


class Companion:
    """A companion on one port, whose package obeys a file; requests wait for their answer."""

    def __init__(self, data: Path) -> None:
        self.orders = data / "orders"
        self.longest_s = 0.0
        self.starts = 0
        self._data, self._requests = data, count(1)
        self._line: ClientConnection | None = None
        self._lines = ExitStack()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        began_s = monotonic()
        self._start()
        self.start_s = monotonic() - began_s  # of an ordinary start

    def _start(self) -> None:
        words = (sys.executable, "-m", "companion", "--headless", "--no-lan", "--port", str(self._port), "--data")
        env = {**os.environ, "UNRULY": str(self.orders)}
        self._process = subprocess.Popen((*words, str(self._data)), env=env, text=True,
                                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)  # fmt: skip
        assert self._process.stdout
        self.starts += 1
        for said in self._process.stdout:
            if "/#t=" in said:
                self._token = said.split()[-1].partition("/#t=")[2]
                return
        self._process.communicate()  # it has ended already
        self._start()

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        self._lines.close()
        self._line = None
        self._process.send_signal(how)
        self._process.communicate(timeout=WAIT_S)

    def killed(self) -> None:
        """Start another process, and count the time until it answers."""
        self.end(signal.SIGKILL)
        began_s = monotonic()
        self._start()
        self.ask(wire.Ping(at_ms=0), began_s)

    def ask(self, request: wire.Request, began_s: float | None = None) -> None:
        """Send a request; wait until it or its replacement is answered."""
        began_s = began_s or monotonic()
        while monotonic() - began_s < WAIT_S:
            try:
                self._say(request)
                break
            except (Ended, OSError, WebSocketException, TimeoutError):
                self._line, request = None, wire.Ping(at_ms=0)  # a client that comes back sees the result
                if self._process.poll() is not None:
                    self._process.communicate()
                    self._start()
        self.longest_s = max(self.longest_s, monotonic() - began_s)

    def _say(self, request: wire.Request) -> None:
        if self._line is None:
            self._lines.close()
            opening = connect(f"ws://127.0.0.1:{self._port}/ws", open_timeout=1, close_timeout=0.1, ping_interval=None)
            self._line = self._lines.enter_context(opening)
            self._line.send(wire.encode(wire.Join(token=self._token)).decode())
        mark = next(self._requests)
        for each in (request, wire.Ping(at_ms=mark)):  # one after the other: the Pong means that the first is done
            self._line.send(wire.encode(each).decode())
        while (
            not isinstance(reply := wire.decode_reply(self._line.recv(timeout=WAIT_S)), wire.Pong)
            or reply.at_ms != mark
        ):
            if isinstance(reply, wire.Show):
                self.shown = reply

    # ---- people's actions -------------------------------------------------------------------------------
    def begin(self, game: str) -> None:
        self.ask(wire.Go(page="home"))
        self.ask(wire.Set(form="~home", name="game", value=game))
        for seat, name in enumerate(("Ana", "Bo")):
            self.ask(wire.Answer(form=f"~name/{seat}", values={"name": name}))
        self.ask(wire.Answer(form="~new"))

    def answer(self, form: str = "", **values: object) -> None:
        """Answer that form of the game, or the first one."""
        forms = [
            each.id for ask in self.shown.asks for each in ask.forms if each.id.startswith(f"{form}@" if form else "")
        ]
        if forms:
            self.ask(wire.Answer(form=forms[0], values=dict(values)))

    def evening(self) -> None:
        """Use everything that reaches a game."""
        self.answer(dice={"die": 3})
        self.answer("stop")
        self.answer("roll", dice={"die": 5})
        self.ask(wire.Pause(on=True))
        self.ask(wire.Pause(on=False))
        if self.shown.back and self.shown.back.n:
            self.ask(wire.Undo(n=self.shown.back.n))
        if self.shown.redo:
            self.ask(wire.Redo(n=self.shown.redo.n))
        for page in (*PAGES, *ACTS):
            if page not in ELSEWHERE:
                self.ask(wire.Go(page=ABOUT.get(page, page)))
        self.correct()
        self.ask(wire.Go(page="play"))
        self.answer("roll", dice={"die": 99})
        self.ask(wire.Go(page="amend/1"))
        self.answer(dice={"die": 6})
        self.ask(wire.Answer(form="~leave"))
        self.ask(wire.Go(page="printed/unruly/signs/new"))
        self.ask(wire.Answer(form="~printed/unruly/signs/new/0", values={"n": 3}))
        self.ask(wire.Answer(form="~printed/unruly/signs/forget/one"))
        self.ask(wire.Answer(form="~home/resume"))
        self.ask(wire.Go(page="play"))

    def correct(self) -> None:
        """Correct a number, and amend a move of the turn."""
        for page, values in (("fix/one/points-0", {"value": 1}), ("fix/more/leave-out", {})):
            self.ask(wire.Go(page="fix"))
            found = re.search(rf"{page}@\d+", wire.encode(self.shown).decode())
            self.ask(wire.Go(page=found.group() if found else page))
            self.answer("", **values)

    def plays_another(self) -> bool:
        """Whether the game on the table can be left, and another one begun and answered."""
        self.ask(wire.Answer(form="~leave"))
        self.begin("battles_and_builders")
        before = self.shown.asks
        self.answer(ready=[])
        return self.shown.title == "Battles & Builders" and self.shown.page == "play" and self.shown.asks != before

    def home(self) -> str:
        """All texts of home, after a leaving game has left the table."""
        said, began_s = "", monotonic()
        while "Resume" not in said and monotonic() - began_s < MOST_S:
            self.ask(wire.Go(page="home"))
            forms = [form.confirm for ask in self.shown.asks for form in ask.forms]
            said = " ".join([*(fact.text for fact in self.shown.facts), *forms])
        return said


def packed(folder: Path) -> Path:
    """A data folder with the package added."""
    data = folder / "data"
    add = (sys.executable, "-m", "companion", "--data", str(data), "add", "--yes", str(write(folder)))
    done = subprocess.run(add, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return data


def attempt(function: str, fault: str, data: Path) -> Result:
    """One fault in the middle of an evening, and again at the start after it."""
    result = Result()
    for when in ("played", "resumed"):
        own = data.with_name(when)
        shutil.copytree(data, own)
        companion = Companion(own)
        try:
            wrong = _played(companion, f"{function} {fault}", when)
        except Exception as why:  # a companion that no longer answers
            wrong = repr(why)
        companion.end()
        result.figures[f"{when}, starts"] += companion.starts
        result.figures[f"{when}, ms"] += round(1000 * companion.longest_s)
        most_s = max(MOST_S, STARTS * companion.start_s) * (3 if fault == "endless in C" else 1)
        if wrong or companion.longest_s > most_s:
            result.wrong.append(f"{function} / {fault}, {when}: {wrong} {companion.longest_s:.1f} s")
    return result


def _played(companion: Companion, orders: str, when: str) -> str:
    """The fault found, "" = none."""
    if orders.startswith("setup") and when == "played":
        companion.orders.write_text(orders)
    companion.begin("unruly")
    companion.answer(dice={"die": 4})
    companion.orders.write_text(orders)
    if when == "played":
        companion.evening()
    else:
        companion.killed()
    is_left = companion.shown.page == "home"
    told = companion.home() if is_left and when == "resumed" else ""
    if not companion.plays_another():
        return f"no other game can be played: {companion.shown.page}"
    if told and ("unruly 0.1.0" not in told or "Resume" not in told):
        return f"home does not say so: {told}"
    return ""


def campaign(seed: int, control: bool = False) -> Campaign:
    """Every function with every fault."""
    added = cache(lambda: packed(Path(tempfile.mkdtemp(prefix="unruly-"))))

    def one(number: int, rng: Random, own: Path) -> Result:
        shutil.copytree(added(), own / "data")
        return attempt(*CASES[number], own / "data")

    return Campaign(name="unruly", attempt=one, attempts=len(CASES))
