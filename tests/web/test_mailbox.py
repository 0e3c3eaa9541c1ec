import asyncio

from companion.lan.mailbox import MOST_REPLIES, Mailbox


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


async def test_taking_waits_until_there_is_something() -> None:
    mailbox = Mailbox()
    taking = asyncio.create_task(mailbox.take())
    await asyncio.sleep(0)
    assert not taking.done()
    mailbox.show(b"show")
    assert await taking == [b"show"]


async def test_a_mailbox_whose_replies_nobody_takes_is_closed() -> None:
    mailbox = Mailbox()
    for _ in range(MOST_REPLIES + 1):
        mailbox.reply(b"pong")
    assert await mailbox.take() == []


async def test_a_closed_mailbox_stays_empty() -> None:
    mailbox = Mailbox()
    mailbox.close()
    mailbox.show(b"show")
    mailbox.reply(b"pong")
    assert await mailbox.take() == []
