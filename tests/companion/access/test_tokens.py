"""Tokens are known to their holders alone: a search of every byte of a session."""

from __future__ import annotations

import signal
from pathlib import Path

from websockets.sync.client import ClientConnection, connect

from companion.access.tokens import TOKEN_BYTES, checker, digest, new_token
from companion.view import wire
from tests.companion.app.test_evening import MOST_S, Box


def test_a_token_has_128_random_bits_and_fits_into_a_links_fragment() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert TOKEN_BYTES * 8 == 128
    assert {len(token) for token in tokens} == {22}  # 22 letters are enough, and the link's QR code stays small
    assert all(token.replace("-", "").replace("_", "").isalnum() for token in tokens)


def test_a_question_about_a_token_is_true_for_exactly_that_one_and_never_fails() -> None:
    token = new_token()
    asked = checker(token)
    assert asked(token)
    assert not any(asked(other) for other in ("", token[:-1], token + "x", new_token(), digest(token), "\ud800"))


class Listener:
    """A client over a real socket, with all bytes received."""

    def __init__(self, box: Box, token: str = "") -> None:
        self.bytes = b""
        self.shown: wire.Show
        line = connect(box.link.replace("http", "ws", 1) + "/ws", open_timeout=MOST_S)
        self.socket: ClientConnection = box.clients.enter_context(line)
        self.token = ""
        self.send(wire.Join(token=token))

    def send(self, request: wire.Request) -> wire.Show:
        """Send a request; the newest Show after the core's answer to a ping."""
        for each in (request, wire.Ping(at_ms=1)):
            self.socket.send(wire.encode(each).decode())
        while True:
            frame = self.socket.recv(timeout=MOST_S)
            reply = wire.decode_reply(frame)
            match reply:
                case wire.Pong():
                    return self.shown
                case wire.Show():
                    self.shown = reply
                case wire.Admitted(token=token):
                    self.token = token
                    continue  # the one message that may hold it
            self.bytes += frame if isinstance(frame, bytes) else frame.encode()


def test_no_byte_of_a_session_holds_a_token_but_the_one_message_to_its_holder(tmp_path: Path) -> None:
    box = Box(tmp_path, "--verbose")
    table = Listener(box, box.token)
    table.send(wire.Set(form="~home", name="game", value="himalaya"))
    for seat, name in enumerate(("Ana", "Bo", "Cem")):
        table.send(wire.Answer(form=f"~name/{seat}", values={"name": name}))
    table.send(wire.Answer(form="~new"))
    watching = Listener(box)
    phones = [_sitting(box, table, name) for name in ("Ana", "Bo")]
    for page in ("phones", "log", "join", "menu", "play"):
        table.send(wire.Go(page=page))
    phones[0].send(wire.Undo(n=1, id=phones[0].token[:3]))
    again = Listener(box, phones[1].token)
    command = Path(f"/proc/{box.process.pid}/cmdline").read_bytes()
    for each in (table, watching, again, *phones):
        each.socket.close()
    box.process.send_signal(signal.SIGTERM)
    said, logged = box.process.communicate(timeout=MOST_S)
    kept = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    everything = {
        "wire": b"".join(each.bytes for each in (table, watching, again, *phones)),
        "files": kept,
        "log": logged.encode(),
        "terminal": said.encode(),  # without the link, which was read before
        "command": command,
    }
    tokens = [box.token, *(each.token for each in phones)]
    assert all(len(token) > 20 for token in tokens)
    assert digest(phones[0].token).encode() in kept
    found = [(where, token) for where, data in everything.items() for token in tokens if token.encode() in data]
    assert found == []


def _sitting(box: Box, table: Listener, person: str) -> Listener:
    """A phone admitted by the table's screen."""
    phone = Listener(box)
    number = phone.send(wire.Set(form="~sit", name="person", value=person)).page.partition("/")[2]
    table.send(wire.Answer(form=f"~phones/{number}", values={"yes": True}))
    phone.send(wire.Go(page="play"))
    assert phone.token
    return phone
