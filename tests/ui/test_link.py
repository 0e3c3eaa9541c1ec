"""The connection to the core, against a real server on this machine."""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Queue
from typing import Any

import pytest
from msgspec import structs
from websockets.sync.server import Server, ServerConnection, serve

from companion.view.wire import Answer, Join, Ping, Pong, Press, Refused, Reply, Request, decode_request, encode
from tests.samples import PLAYS
from tests.ui.conftest import welcome
from ui.window.link import CoreLink, Inbox, merged

WAIT_S = 60.0  # a timeout against hangs


class Core:
    """A core that greets, records its requests and sends the test's messages."""

    def __init__(self) -> None:
        self.heard: Queue[Request] = Queue()  # without pings, whose number varies
        self.pings: Queue[Ping] = Queue()
        self.clients: Queue[ServerConnection] = Queue()

    def meet(self, client: ServerConnection) -> None:
        self.clients.put(client)
        for text in client:
            request = decode_request(text)
            if isinstance(request, Ping):
                self.pings.put(request)
            else:
                self.heard.put(request)

    def client(self) -> ServerConnection:
        """The next client that has connected and joined."""
        client = self.clients.get(timeout=WAIT_S)
        assert isinstance(self.heard.get(timeout=WAIT_S), Join)
        return client


@contextmanager
def running(core: Core, port: int = 0) -> Iterator[int]:
    server: Server
    with serve(core.meet, "127.0.0.1", port) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.socket.getsockname()[1]
        while not core.clients.empty():
            core.clients.get().close()
    thread.join()


class Waiter:
    """Collects from a link at each notification, on its own thread: a short interruption is not missed."""

    def __init__(self, link: CoreLink) -> None:
        self.arrived: Queue[Inbox] = Queue()
        link.on_news(lambda: self.arrived.put(link.collect()))

    def until(self, holds: Callable[[Inbox], bool]) -> Inbox:
        while True:
            arrived = self.arrived.get(timeout=WAIT_S)
            if holds(arrived):
                return arrived


@pytest.fixture
def core() -> Core:
    return Core()


@contextmanager
def linked(port: int, token: str = "secret") -> Iterator[tuple[CoreLink, Waiter]]:
    link = CoreLink(f"ws://127.0.0.1:{port}/ws", token)
    waiter = Waiter(link)
    link.start()
    try:
        yield link, waiter
    finally:
        link.close()


def test_the_link_joins_with_its_token_and_brings_what_the_core_says_but_nothing_that_it_does_not_understand(
    core: Core,
) -> None:
    with running(core) as port, linked(port) as (_, waiter):
        client = core.clients.get(timeout=WAIT_S)
        assert core.heard.get(timeout=WAIT_S) == Join(token="secret")
        client.send(encode(welcome()).decode())
        assert waiter.until(lambda a: a.welcome is not None).up
        client.send('{"type":"from another time"}')
        client.send(encode(Press(form="f@1")).decode())
        assert waiter.until(lambda a: a.press is not None).press == Press(form="f@1")


def test_after_a_break_the_link_says_so_and_comes_back_by_itself(core: Core) -> None:
    with running(core) as port, linked(port) as (link, waiter):
        first = core.client()
        first.send(encode(welcome()).decode())
        waiter.until(lambda a: a.up)
        first.close()
        waiter.until(lambda a: not a.up)
        second = core.client()
        second.send(encode(PLAYS["choice"]).decode())
        assert waiter.until(lambda a: a.up).show == PLAYS["choice"]
        assert link.send(Answer(form="f@1"))


def test_without_a_core_nothing_is_sent_and_the_link_waits_for_one(core: Core) -> None:
    with running(core) as port:
        pass
    with linked(port) as (link, waiter):
        waiter.until(lambda a: not a.up)
        assert not link.send(Answer(form="f@1"))
        with running(core, port):
            core.client().send(encode(welcome()).decode())
            waiter.until(lambda a: a.up)


def test_of_many_shows_only_the_newest_is_kept() -> None:
    arrived = Inbox(up=False)
    for seq in range(1, 100):
        arrived = merged(arrived, structs.replace(PLAYS["choice"], seq=seq))
    arrived = merged(arrived, Refused(text="no"))
    assert arrived == Inbox(up=True, show=structs.replace(PLAYS["choice"], seq=99), refused=Refused(text="no"))


def test_the_clock_of_the_core_is_taken_from_its_pong(core: Core) -> None:
    with running(core) as port, linked(port) as (link, waiter):
        client = core.client()
        ping = core.pings.get(timeout=WAIT_S)
        client.send(encode(Pong(at_ms=ping.at_ms, now_ms=int(ping.at_ms) + 1_000_000)).decode())
        client.send(encode(PLAYS["choice"]).decode())
        waiter.until(lambda a: a.show is not None)
        assert 900_000 < link.core_ms() - ping.at_ms < 1_100_000


# ---- a slow box ------------------------------------------------------------------------------------------------
class SlowLine:
    """A process that sleeps a minute at each wait: its messages, and the number of waits before each."""

    def __init__(self, *ready: Reply | int) -> None:
        self._ready, self.now_s, self.sent = list(ready), 0.0, list[Request]()

    def send(self, text: str) -> None:
        self.sent.append(decode_request(text))

    def recv(self, timeout: float) -> str:
        if not self._ready:
            raise ConnectionError("enough")
        first = self._ready.pop(0)
        if not isinstance(first, int):
            return encode(first).decode()
        self.now_s += 60.0
        self._ready[:0] = [first - 1] if first > 1 else []
        raise TimeoutError


def talked(line: Any, error: str) -> Inbox:
    """The messages received until the conversation ended with that error."""
    link = CoreLink("ws://127.0.0.1:1/ws", "secret", now_s=lambda: line.now_s)
    with pytest.raises(OSError, match=error):
        link._talk(line)
    return link.collect()


def test_a_process_that_stood_still_looks_at_what_came_before_it_gives_the_line_up() -> None:
    line = SlowLine(2, PLAYS["choice"], 2, Refused(text="no"))
    assert talked(line, "enough") == Inbox(up=True, show=PLAYS["choice"], refused=Refused(text="no"))


def test_a_core_that_answers_no_ping_is_given_up() -> None:
    line = SlowLine(10)
    talked(line, "silent")
    assert [type(request) for request in line.sent] == [Join, Ping, Ping, Ping]


def test_a_core_that_listens_and_does_not_serve_yet_is_waited_for_until_the_screen_ends(core: Core) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        link = CoreLink(f"ws://127.0.0.1:{listening.getsockname()[1]}/ws", "secret")
        link.start()
        waiting, _ = listening.accept()
        with waiting:
            assert waiting.recv(1 << 16).startswith(b"GET /ws")
            closing = threading.Thread(target=link.close, daemon=True)
            closing.start()
            closing.join(WAIT_S)
            assert not closing.is_alive()


def test_a_touchscreen_whose_core_was_killed_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: Queue[tuple[int, int]] = Queue()
    monkeypatch.setattr(os, "kill", lambda pid, number: sent.put((pid, number)))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        nobody = taken.getsockname()[1]
    link = CoreLink(f"ws://127.0.0.1:{nobody}/ws", "secret")
    monkeypatch.setattr(os, "getppid", lambda: 1)
    link.start()
    assert sent.get(timeout=WAIT_S) == (os.getpid(), signal.SIGTERM)
    link.close()
