"""Seats on phones: the links to the companion, the grants, and the requests that wait for approval.

A grant belongs to players, not to seats: Ana's phone is Ana's in the next game as well. A phone may hold several
players' seats, and several phones may hold one. Links get shared and saved: a gain comes with a new token, to that
phone alone, and the phone's old link never opens more than before.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from msgspec import structs

from companion.access.client_session import ClientSession
from companion.access.join_code import Code
from companion.access.tokens import digest, new_token
from companion.errors import Stale, Trouble
from rules.kit.types import Frozen

KEY = "phones"  # of the saved grants
NUMBERS = range(10, 100)  # of phones: two digits
MOST_GRANTS = 60
MOST_ASKING = 8
MOST_ASKING_EACH = 4  # from one address
WAIT_MS = 60_000  # from a refusal to the next request of that address
MOST_REQUESTS = 20  # within WAIT_MS; more of them close requests
MOST_REFUSED = 3  # addresses refused within WAIT_MS; so many close requests, too
CLOSED_MS = 10 * 60_000  # while requests are closed, only the code grants seats


@dataclass(frozen=True, kw_only=True)
class Links:
    """The links to the companion at one moment."""

    watch: tuple[str, ...] = ()
    ways: tuple[str, ...] = ()  # of each link, the host name or the interface behind the address
    hosts: frozenset[str] = frozenset()
    closed: bool = False  # the companion was started for this machine alone
    fingerprint: str = ""  # of the certificate, as "AB:CD:..."; "" without one


class PhoneLinks:
    """The links as found by the last `look`."""

    def __init__(self, find: Callable[[], Links] = Links) -> None:
        self.current = find()
        self._find = find

    def look(self) -> bool:
        """Find the links again; returns whether they have changed."""
        before, self.current = self.current, self._find()
        return self.current != before


class Grant(Frozen, frozen=True, kw_only=True):
    """The rights of one phone. The token itself is saved on the phone alone."""

    hash: str
    number: int
    role: Literal["seat", "table"] = "seat"
    people: tuple[str, ...] = ()
    since: str = ""  # wall clock, for people


@dataclass(frozen=True, kw_only=True, eq=False)
class SeatRequest:
    """A phone's open request for a seat."""

    number: int
    person: str
    guest: ClientSession


class Phones:
    """All grants and open requests. Grants are saved before they take effect."""

    def __init__(
        self,
        keep: Callable[[str, Any], Awaitable[None]],
        now_ms: Callable[[], int],
        utc: Callable[[], str],
        new_code: Callable[[str], None],
    ) -> None:
        """`new_code` is called with a new code, after too many wrong tries."""
        self.grants: tuple[Grant, ...] = ()
        self.requests: tuple[SeatRequest, ...] = ()
        self.code = Code(now_ms, new_code)
        self.connected_phones: tuple[ClientSession, ...] = ()  # connected phones with a token
        self.operators = 0  # screens that can grant requests
        self.browsers = 0  # all other clients
        self._refused_ms: dict[str, int] = {}  # the last refusal, by address
        self._request_times_ms: list[int] = []  # of requests for a seat
        self._closed_until_ms = 0
        self._keep, self._now_ms, self._utc = keep, now_ms, utc

    # ---- looking ------------------------------------------------------------------------------------
    def find_by_hash(self, hashed: str) -> Grant | None:
        """The grant of the token with that hash; None without one."""
        return next((grant for grant in self.grants if grant.hash == hashed), None)

    def grant(self, number: int) -> Grant:
        """The grant of the phone with that number; Stale if it is gone."""
        for grant in self.grants:
            if grant.number == number:
                return grant
        raise Stale("phone-gone", n=number)

    def find_request(self, number: int) -> SeatRequest | None:
        """The open request with that number; None without one."""
        return next((asking for asking in self.requests if asking.number == number), None)

    def grants_of(self, person: str) -> tuple[Grant, ...]:
        """The phones that hold that person's seat."""
        return tuple(grant for grant in self.grants if grant.role == "seat" and person in grant.people)

    def holders(self, grant: Grant) -> list[ClientSession]:
        """The connected phones with the grant's token."""
        return [guest for guest in self.connected_phones if guest.hash == grant.hash]

    def update_connected(self, guests: Iterable[ClientSession]) -> None:
        """Update the connected phones."""
        self.connected_phones = tuple(guest for guest in guests if guest.hash)

    # ---- asking ---------------------------------------------------------------------------------------
    @property
    def is_closed(self) -> bool:
        """Whether requests are closed for a while, after too many of them."""
        return self._now_ms() < self._closed_until_ms

    def may_ask(self) -> bool:
        """Count a request for a seat; returns whether the table may be asked. Too many requests close them for a while:
        then only the code grants seats."""
        if not self.is_closed:
            self._request_times_ms = [
                *(at for at in self._request_times_ms if self._now_ms() - at < WAIT_MS),
                self._now_ms(),
            ]
            if len(self._request_times_ms) > MOST_REQUESTS:
                self._close()
        return not self.is_closed

    def _close(self) -> None:
        self._closed_until_ms = self._now_ms() + CLOSED_MS
        for asking in self.requests:
            asking.guest.turn_away()
        self.requests = ()

    def ask(self, person: str, guest: ClientSession) -> SeatRequest:
        """Add a request for a player's seat; Trouble if too many are open, or that address was refused just now."""
        if self._now_ms() - self._refused_ms.get(guest.address, -WAIT_MS) < WAIT_MS:
            raise Trouble("asking-wait")
        from_there = sum(asking.guest.address == guest.address for asking in self.requests)
        if len(self.requests) >= MOST_ASKING or from_there >= MOST_ASKING_EACH:
            raise Trouble("asking-too-many")
        asking = SeatRequest(number=self._free_number(), person=person, guest=guest)
        self.requests = (*self.requests, asking)
        return asking

    def _free_number(self) -> int:
        taken = {grant.number for grant in self.grants} | {asking.number for asking in self.requests}
        return secrets.choice([number for number in NUMBERS if number not in taken])

    def withdraw(self, guest: ClientSession) -> None:
        """Remove a phone's open requests."""
        self.requests = tuple(asking for asking in self.requests if asking.guest is not guest)

    def refuse(self, number: int) -> None:
        """Decline a request: its address has to wait, and after MOST_REFUSED of them all do."""
        asking = self._open_request(number)
        self._refused_ms = {a: at for a, at in self._refused_ms.items() if self._now_ms() - at < WAIT_MS}
        self._refused_ms[asking.guest.address] = self._now_ms()
        self.withdraw(asking.guest)
        asking.guest.turn_away()
        if len(self._refused_ms) >= MOST_REFUSED:
            self._close()

    def _open_request(self, number: int) -> SeatRequest:
        asking = self.find_request(number)
        if asking is None:
            raise Stale("asking-gone", n=number)
        return asking

    # ---- granting -------------------------------------------------------------------------------------
    async def admit(self, number: int) -> None:
        """Grant a request. If that fails, the phone gets the reason and its request stays open."""
        asking = self._open_request(number)
        try:
            await self._let_in(asking)
        except Trouble as error:
            asking.guest.report_failure(error.say)
            raise
        self.withdraw(asking.guest)

    async def admit_with_code(self, code: str, person: str, guest: ClientSession) -> None:
        """Grant a seat by the code, without approval; Trouble if it is wrong."""
        self.code.check(code, guest.address)
        await self._let_in(SeatRequest(number=self._free_number(), person=person, guest=guest))
        self.withdraw(guest)

    async def _let_in(self, asking: SeatRequest) -> None:
        if len(self.grants) >= MOST_GRANTS:
            raise Trouble("phones-full")
        held = self.find_by_hash(asking.guest.hash)
        people = tuple(dict.fromkeys((*(held.people if held else ()), asking.person)))
        token = new_token()
        new = Grant(hash=digest(token), number=asking.number, people=people, since=self._utc())
        await self._store((*self.grants, new))
        asking.guest.let_in(token)

    async def give(self, number: int, people: tuple[str, ...]) -> None:
        """Give a phone the seats of exactly these players. Trouble if it gains one while its link is open on several
        phones, or on none."""
        held = self.grant(number)
        given = structs.replace(held, people=people, role="seat")
        if held.role == "seat" and set(people) <= set(held.people):
            await self._change(held, given)
        else:
            await self._hand(held, given)

    async def promote(self, number: int) -> None:
        """Make a phone a second table screen, without seats and secrets. Trouble as in `give`."""
        held = self.grant(number)
        await self._hand(held, structs.replace(held, people=(), role="table"))

    async def _hand(self, held: Grant, given: Grant) -> None:
        """Send the new rights with a new token to the one connected phone; its old link becomes invalid."""
        holders = self.holders(held)
        if len(holders) != 1:
            raise Trouble("phone-not-one", n=held.number)
        token = new_token()
        await self._change(held, structs.replace(given, hash=digest(token)))
        holders[0].let_in(token)

    async def take_away(self, number: int) -> None:
        """Revoke a phone's grant and token."""
        gone = self.grant(number)
        await self._store(tuple(grant for grant in self.grants if grant != gone))

    async def _change(self, held: Grant, given: Grant) -> None:
        await self._store(tuple(given if grant == held else grant for grant in self.grants))

    async def _store(self, grants: tuple[Grant, ...]) -> None:
        await self._keep(KEY, msgspec.to_builtins(grants))
        self.grants = grants
