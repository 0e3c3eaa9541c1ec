"""Tokens, requests for seats and their holders, without a table: number of requests, time limit, a phone's grants."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from companion.access.client_session import ClientSession
from companion.access.grants import (
    MOST_ASKING,
    MOST_ASKING_EACH,
    MOST_GRANTS,
    NUMBERS,
    WAIT_MS,
    Grant,
    Phones,
    SeatRequest,
)
from companion.access.tokens import TOKEN_BYTES, checker, digest, new_token
from companion.errors import Stale, Trouble
from rules.kit.types import Say


class Phone(ClientSession):
    """A phone that records its messages."""

    def __init__(self, address: str = "192.168.1.2", token: str = "") -> None:
        super().__init__(role="watch", lang="en", page="sit", follows=True, address=address)
        self.heard: list[str] = []
        self.token, self.hash = token, digest(token) if token else ""

    def let_in(self, token: str) -> None:
        self.heard.append("a token")
        self.token, self.hash = token, digest(token)

    def turn_away(self) -> None:
        self.heard.append("no")

    def report_failure(self, why: Say) -> None:
        self.heard.append(why.key)


class Desk:
    """Phones with requests, the stored grants, and a clock."""

    def __init__(self) -> None:
        self.ms = 5_000
        self.kept: Any = None
        self.codes: list[str] = []  # new ones
        self.phones = Phones(self._keep, lambda: self.ms, lambda: "2026-11-21T12:00:00Z", self.codes.append)

    async def _keep(self, key: str, value: Any) -> None:
        assert key == "phones"
        self.kept = value

    def ask(self, person: str = "Ana", address: str = "192.168.1.2", phone: Phone | None = None) -> SeatRequest:
        return self.phones.ask(person, phone or Phone(address))

    async def let_in(self, person: str = "Ana") -> Phone:
        phone = Phone()
        await self.phones.admit(self.ask(person, phone=phone).number)
        return phone


@pytest.fixture
def desk() -> Desk:
    return Desk()


def held(desk: Desk, token: str) -> tuple[str, ...]:
    """The players whose seats that token opens."""
    grant = desk.phones.find_by_hash(digest(token))
    return grant.people if grant else ()


async def trouble(work: Coroutine[Any, Any, object]) -> Say:
    with pytest.raises(Trouble) as error:
        await work
    return error.value.say


def refused(desk: Desk, address: str) -> Say:
    with pytest.raises(Trouble) as error:
        desk.ask(address=address)
    return error.value.say


# ---- tokens ---------------------------------------------------------------------------------------------------------
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


# ---- asking ---------------------------------------------------------------------------------------------------------
def test_four_phones_of_one_address_ask_at_once_and_eight_in_all(desk: Desk) -> None:
    assert (MOST_ASKING_EACH, MOST_ASKING) == (4, 8)
    for _ in range(4):
        desk.ask(address="192.168.1.2")
    assert refused(desk, "192.168.1.2") == Say(key="asking-too-many")
    for i in range(4):
        desk.ask(address=f"192.168.1.{3 + i}")
    assert refused(desk, "192.168.1.9") == Say(key="asking-too-many")
    desk.phones.withdraw(desk.phones.requests[0].guest)
    desk.ask(address="192.168.1.9")
    assert len(desk.phones.requests) == 8


def test_after_a_no_that_address_is_not_heard_for_a_minute_and_others_are(desk: Desk) -> None:
    phone = Phone()
    desk.phones.refuse(desk.ask(address="192.168.1.2", phone=phone).number)
    assert (phone.heard, desk.phones.requests) == (["no"], ())
    desk.ms += 59_999
    assert refused(desk, "192.168.1.2") == Say(key="asking-wait")
    desk.ask(address="192.168.1.3")
    desk.ms += 1
    desk.ask(address="192.168.1.2")
    assert WAIT_MS == 60_000


def test_a_no_to_one_address_does_not_let_another_one_ask_sooner(desk: Desk) -> None:
    desk.phones.refuse(desk.ask(address="192.168.1.2").number)
    desk.ms += 59_999
    desk.phones.refuse(desk.ask(address="192.168.1.3").number)
    assert refused(desk, "192.168.1.2") == Say(key="asking-wait")
    desk.ms += WAIT_MS
    desk.phones.refuse(desk.ask(address="192.168.1.4").number)
    assert len(desk.phones._refused_ms) == 1, "whom it said no to long ago is remembered no longer"


def test_a_crowd_that_asks_is_turned_away_and_the_table_is_asked_nothing_for_ten_minutes(desk: Desk) -> None:
    phone = Phone()
    for _ in range(20):
        assert desk.phones.may_ask()
    desk.ask(phone=phone)
    assert not desk.phones.may_ask()
    assert (phone.heard, desk.phones.requests, desk.phones.is_closed) == (["no"], (), True)
    desk.ms += 10 * 60_000 - 1
    assert not desk.phones.may_ask()
    desk.ms += 1
    assert desk.phones.may_ask()
    assert not desk.phones.is_closed


def test_a_whole_table_of_phones_asks_minute_for_minute_and_is_heard(desk: Desk) -> None:
    for _ in range(60):
        assert desk.phones.may_ask()
        desk.ms += 3_000


def test_the_third_no_within_a_minute_is_one_to_everybody_who_waits(desk: Desk) -> None:
    asking = [desk.ask(address=f"192.168.1.{i}") for i in range(6)]
    for each in asking[:2]:
        desk.phones.refuse(each.number)
    assert (len(desk.phones.requests), desk.phones.is_closed) == (4, False)
    desk.phones.refuse(asking[2].number)
    assert (desk.phones.requests, desk.phones.is_closed) == ((), True)


def test_each_phone_is_called_by_two_digits_of_its_own(desk: Desk) -> None:
    grants = tuple(Grant(hash=f"{number}", number=number) for number in range(10, 100) if number not in (10, 42, 99))
    desk.phones.grants = grants
    asking = {desk.ask(address=f"192.168.1.{i}").number for i in range(3)}
    assert asking == {10, 42, 99}


async def test_two_phones_with_one_link_ask_under_numbers_of_their_own(desk: Desk) -> None:
    link = (await desk.let_in("Mallory")).token
    ana, mallory = Phone("192.168.1.3", link), Phone("192.168.1.4", link)
    wanted = desk.ask("Ana", phone=ana)
    desk.ask("Ana", phone=mallory)
    assert len({asking.number for asking in desk.phones.requests}) == 2
    await desk.phones.admit(wanted.number)
    assert (ana.heard, mallory.heard) == (["a token"], [])


# ---- admitting ------------------------------------------------------------------------------------------------------
async def test_only_who_holds_the_token_has_the_seat_and_the_token_itself_is_not_kept(desk: Desk) -> None:
    phone = await desk.let_in("Ana")
    (grant,) = desk.phones.grants
    assert grant == desk.phones.find_by_hash(digest(phone.token))
    assert (grant.role, grant.people, grant.since) == ("seat", ("Ana",), "2026-11-21T12:00:00Z")
    assert desk.phones.find_by_hash(digest("another")) is None
    assert msgspec.convert(desk.kept, tuple[Grant, ...]) == (grant,)
    assert phone.token not in str(desk.kept)


async def test_sixty_links_may_hold_a_seat_and_no_more(desk: Desk) -> None:
    assert MOST_GRANTS == 60
    desk.phones.grants = tuple(Grant(hash=f"{i}", number=NUMBERS[i]) for i in range(59))
    await desk.let_in("Ana")
    asking = desk.ask("Bo", address="192.168.1.3")
    assert await trouble(desk.phones.admit(asking.number)) == Say(key="phones-full")
    assert await trouble(by_code(desk, "Cem", Phone())) == Say(key="phones-full")
    assert [grant.people for grant in desk.phones.grants if grant.people] == [("Ana",)]


def by_code(desk: Desk, person: str, phone: Phone) -> Coroutine[Any, Any, None]:
    return desk.phones.admit_with_code(desk.phones.code.text, person, phone)


async def test_who_knows_the_code_sits_and_asks_nobody_any_more(desk: Desk) -> None:
    phone = Phone()
    desk.ask("Ana", phone=phone)
    await by_code(desk, "Ana", phone)
    assert (phone.heard, desk.phones.requests) == (["a token"], ())
    assert desk.phones.grants[0].number in NUMBERS
    await by_code(desk, "Bo", phone)
    assert phone.heard == ["a token", "a token"]
    assert held(desk, phone.token) == ("Ana", "Bo")


# ---- afterwards -----------------------------------------------------------------------------------------------------
async def test_seats_are_handed_over_and_a_second_table_screen_holds_none(desk: Desk) -> None:
    desk.phones.update_connected([await desk.let_in(person) for person in ("Ana", "Bo")])
    one, two = (grant.number for grant in desk.phones.grants)
    await desk.phones.give(one, ("Bo", "Cem"))
    assert [grant.number for grant in desk.phones.grants_of("Bo")] == [one, two]
    assert [grant.number for grant in desk.phones.grants_of("Cem")] == [one]
    assert desk.phones.grants_of("Ana") == ()
    await desk.phones.promote(two)
    assert [grant.number for grant in desk.phones.grants_of("Bo")] == [one]
    assert (desk.phones.grant(two).role, desk.phones.grant(two).people) == ("table", ())
    await desk.phones.give(two, ("Ana",))
    assert desk.phones.grant(two).role == "seat"


async def test_a_token_that_was_taken_away_is_worth_nothing_and_the_others_are(desk: Desk) -> None:
    phones = [await desk.let_in(person) for person in ("Ana", "Bo")]
    number = desk.phones.grants[0].number
    await desk.phones.take_away(number)
    assert [bool(desk.phones.find_by_hash(digest(phone.token))) for phone in phones] == [False, True]
    with pytest.raises(Stale) as error:
        desk.phones.grant(number)
    assert error.value.say == Say(key="phone-gone", args={"n": number})
    assert len(desk.kept) == 1


async def test_what_the_table_gives_a_link_goes_to_the_one_phone_on_which_it_is_open(desk: Desk) -> None:
    mallory = await desk.let_in("Mallory")
    ana, link = Phone("192.168.1.3", mallory.token), mallory.token
    number = desk.phones.grants[0].number
    for open_on in ([], [ana, mallory]):
        desk.phones.update_connected(open_on)
        for work in (desk.phones.give(number, ("Mallory", "Ana")), desk.phones.promote(number)):
            assert await trouble(work) == Say(key="phone-not-one", args={"n": number})
    desk.phones.update_connected([ana])
    await desk.phones.give(number, ("Mallory", "Ana"))
    assert (held(desk, link), held(desk, ana.token)) == ((), ("Mallory", "Ana"))
    assert desk.phones.grant(number).people == ("Mallory", "Ana")


async def test_a_seat_is_taken_from_a_link_wherever_it_is_open(desk: Desk) -> None:
    phone = await desk.let_in("Ana")
    await by_code(desk, "Bo", phone)
    number = desk.phones.grants[1].number
    await desk.phones.give(number, ("Bo",))
    assert (held(desk, phone.token), phone.heard) == (("Bo",), ["a token", "a token"])
