"""The companion as a process of its own: started, used over the wire, killed, restarted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

from companion.view import wire

HEADLESS = (sys.executable, "-m", "companion", "--headless", "--no-lan")
MOST_S = 60  # a timeout against hangs, far above any real duration


class Box:
    """A headless companion on a free port."""

    def __init__(self, data: Path, *words: str) -> None:
        command = [*HEADLESS, "--port", "0", "--data", str(data), *words]
        env = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}  # as a person has it
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, self.process.communicate(timeout=MOST_S)
        self.clients = ExitStack()
        self.link, _, self.token = said.split()[-1].partition("/#t=")

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        code = self.process.wait(timeout=MOST_S)
        self.clients.close()
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()
        return code

    def client(self) -> Client:
        url = self.link.replace("http", "ws", 1) + "/ws"
        return Client(self.clients.enter_context(connect(url, open_timeout=MOST_S)), self.token)


class Client:
    """The table's own screen over a real socket."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket = socket
        self.send(wire.Join(token=token))

    def send(self, request: wire.Request, shows: Callable[[wire.Show], bool] = lambda show: True) -> wire.Show:
        """Send a request; the first Show after it for which `shows` holds: another may be on its way."""
        self.socket.send(wire.encode(request).decode())
        self.until(lambda reply: isinstance(reply, wire.Show) and shows(reply))
        return self.shown

    def until(self, what: Callable[[wire.Reply], bool]) -> wire.Reply:
        """The first message for which `what` holds."""
        while True:
            reply: wire.Reply = wire.decode_reply(self.socket.recv(timeout=MOST_S))
            assert not isinstance(reply, wire.Refused), reply
            if isinstance(reply, wire.Show):
                self.shown = reply
            if what(reply):
                return reply

    def answer(self, **values: object) -> wire.Show:
        """Confirm the form in front with these values; the first Show without that question."""
        form = self.shown.asks[0].forms[0].id
        return self.send(wire.Answer(form=form, values=dict(values)), lambda show: form not in forms(show))

    def begin(self, *names: str, game: str = "battles_and_builders") -> None:
        self.send(wire.Set(form="~home", name="game", value=game))
        for seat, name in enumerate(names):
            self.send(wire.Answer(form=f"~name/{seat}", values={"name": name}))
        self.send(wire.Answer(form="~new"), lambda show: show.page == "play")


def forms(show: wire.Show) -> set[str]:
    return {form.id for ask in show.asks for form in ask.forms}


@pytest.fixture
def box(tmp_path: Path) -> Iterator[Box]:
    box = Box(tmp_path)
    yield box
    if box.process.poll() is None:
        box.end()


def test_a_killed_companion_comes_back_at_the_last_confirmed_move_paused(tmp_path: Path, box: Box) -> None:
    here = box.client()
    here.begin("Ana", "Bo")
    confirmed = here.answer(ready=[])
    box.end(signal.SIGKILL)
    again = Box(tmp_path)
    try:
        shown = again.client().shown
        assert shown.page == "play"
        assert shown.where == confirmed.where
        assert shown.paused
        assert any("companion was off" in fact.text for fact in shown.facts)
    finally:
        again.end()


def test_it_ends_at_once_and_quietly_when_asked_to(box: Box) -> None:
    box.client().begin("Ana", "Bo")
    assert box.end(signal.SIGINT) == 0


def test_a_folder_in_use_and_one_that_cannot_be_made_are_one_sentence(tmp_path: Path, box: Box) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    for folder in (tmp_path, in_the_way / "data"):
        words = [*HEADLESS, "--port", "0", "--data", str(folder)]
        done = subprocess.run(words, capture_output=True, text=True, timeout=MOST_S)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done
        assert str(folder) in done.stderr


def test_simulated_hardware_plays_at_a_real_table(tmp_path: Path) -> None:
    """A mock pin is pulled down, dice are rolled: a button confirms, a roll fills the form."""
    box = Box(tmp_path, "--simulate")
    try:
        here = box.client()
        here.begin("Ana", "Bo")
        here.answer(ready=[])
        committing = here.answer(tile="open", value=4).asks[0].forms[0].id
        here.socket.send(wire.encode(wire.Set(form="~simulator", name="press", value=0)).decode())
        press = here.until(lambda reply: isinstance(reply, wire.Press))
        assert press == wire.Press(form=committing)
        for values in ({"count": 2}, {"count": 1}):
            here.answer(**values)
        here.answer(faces={"0": {"cavalry": 2}, "1": {"builder": 1}, "2": {"builder": 2, "archers": 1}})
        here.send(wire.Go(page="simulator"))
        here.send(wire.Answer(form="~simulator", values={"dice": {"0": 5, "1": 6}}))
        here.until(lambda reply: isinstance(reply, wire.Show) and bool(reply.asks) and bool(filled(reply)))
        assert filled(here.shown) == {"pips": {"0": {"green1": 5, "green2": 6}}}
    finally:
        box.end()


def filled(shown: wire.Show) -> dict[str, object]:
    return shown.asks[0].forms[0].filled
