import pytest
from websockets.frames import Frame, Opcode

from companion.access.client_session import MOST_REPLIES, Mailbox
from companion.lan.line import text_frame


async def test_only_the_newest_show_is_kept() -> None:
    mailbox = Mailbox()
    for n in range(1000):
        mailbox.show(b"show %d" % n)
    assert await mailbox.take() == [b"show 999"]


async def test_no_reply_is_lost_and_replies_come_before_the_show() -> None:
    mailbox = Mailbox()
    mailbox.show(b"show")
    mailbox.reply(b"welcome")
    mailbox.reply(b"pong")
    assert await mailbox.take() == [b"welcome", b"pong", b"show"]


async def test_a_mailbox_whose_replies_nobody_takes_is_closed() -> None:
    mailbox = Mailbox()
    for _ in range(MOST_REPLIES + 1):
        mailbox.reply(b"pong")
    assert await mailbox.take() == []


class Line:
    """A connection to a client that reads, or pauses."""

    def __init__(self) -> None:
        self.reads = True
        self.got: list[bytes] = []

    def put(self, frame: bytes) -> bool:
        if self.reads:
            self.got.append(frame)
        return self.reads


def test_with_a_line_to_a_client_that_reads_everything_goes_out_at_once() -> None:
    mailbox, line = Mailbox(), Line()
    mailbox.connect(line.put)
    mailbox.reply(b"done")
    mailbox.show(b"show")
    assert line.got == [b"done", b"show"]


async def test_what_a_client_could_not_take_is_not_overtaken_by_what_comes_later() -> None:
    mailbox, line = Mailbox(), Line()
    mailbox.connect(line.put)
    line.reads = False
    mailbox.show(b"show 1")
    line.reads = True
    mailbox.reply(b"done")
    mailbox.show(b"show 2")
    assert line.got == []
    assert await mailbox.take() == [b"done", b"show 2"]
    mailbox.show(b"show 3")  # the taken frame is still being sent
    assert line.got == []
    assert await mailbox.take() == [b"show 3"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 1_000_000])
def test_a_frame_is_what_the_websockets_library_would_send(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
