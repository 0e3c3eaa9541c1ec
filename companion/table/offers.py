"""Catalogue entries that phones hand over from another companion: one at a time, for the table to accept or decline."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.errors import Stale, Trouble
from companion.log.catalogue import KeptCatalogue, merged
from companion.records.catalogue_file import HandedEntry, decode
from companion.table.catalogues import Catalogues
from companion.table.games import Games
from rules.kit.types import AnyGame, Catalogue, Say

WAITS_MS = 60_000  # the timeout of an offer, and the lockout of an address that was declined


class UnfitOffer(Exception):
    """A game's objection to an entry, with the game whose texts word it."""

    def __init__(self, game: str, say: Say) -> None:
        super().__init__(f"{game}: {say}")
        self.game, self.say = game, say


@dataclass(frozen=True, kw_only=True)
class Offer:
    """A catalogue entry waiting for the table's answer."""

    number: int
    handed: HandedEntry
    label: Say  # the name of the entry
    section: Say  # the name of its section
    replaces: bool  # the catalogue has another entry of that name
    address: str
    since_ms: int


class Offers:
    """The offer that waits, at most one. Nothing is saved before the table accepts."""

    def __init__(self, games: Games, catalogues: Catalogues, now_ms: Callable[[], int]) -> None:
        self.kept_numbers: frozenset[int] = frozenset()  # the numbers of the accepted offers
        self._games, self._catalogues, self._now_ms = games, catalogues, now_ms
        self._offer: Offer | None = None
        self._number = 0
        self._refused_ms: dict[str, int] = {}

    @property
    def waiting_offer(self) -> Offer | None:
        """The offer that waits; None without one, or after its timeout."""
        offer = self._offer
        return offer if offer and self._now_ms() - offer.since_ms < WAITS_MS else None

    async def make(self, text: str, address: str) -> Offer:
        """Put the entry of that code before the table. Raises Trouble if the code is unreadable, the entry known,
        another offer waiting or the address just declined; UnfitOffer if the game objects."""
        if self._now_ms() - self._refused_ms.get(address, -WAITS_MS) < WAITS_MS:
            raise Trouble("asking-wait")
        if self.waiting_offer is not None:
            raise Trouble("handed-waits")
        handed = decode(text)
        game = self._games.find(handed.game)
        known, both = await self._merge_entry(game, handed)
        if known.get(handed.kind, {}).get(handed.id) == handed.values:
            raise Trouble("handed-known")
        if wrong := game.check({handed.kind: {handed.id: handed.values}}) or game.check(both):
            raise UnfitOffer(game.id, wrong[0])
        section = next((section for section in game.sections(both) if section.kind == handed.kind), None)
        entry = next((entry for entry in section.entries if entry.id == handed.id), None) if section else None
        if section is None or entry is None:
            raise Trouble("handed-wrong", detail=handed.kind[:40])
        label = entry.label if isinstance(entry.label, Say) else Say(key="", args={"who": entry.label})
        self._number += 1
        self._offer = Offer(
            number=self._number, handed=handed, label=label, section=section.label,
            replaces=handed.id in known.get(handed.kind, {}), address=address, since_ms=self._now_ms(),
        )  # fmt: skip
        return self._offer

    async def answer(self, number: int, *, yes: bool) -> None:
        """Accept or decline the offer. Raises Stale if it waits no longer, UnfitOffer if the game objects now."""
        offer = self.waiting_offer
        if offer is None or offer.number != number:
            raise Stale("form-closed")
        if not yes:
            self._offer = None
            self._refused_ms[offer.address] = self._now_ms()
            return
        game = self._games.find(offer.handed.game)
        _, both = await self._merge_entry(game, offer.handed)
        if wrong := game.check(both):
            raise UnfitOffer(game.id, wrong[0])
        await self._catalogues.save(game, both)
        self._offer, self.kept_numbers = None, self.kept_numbers | {number}

    async def _merge_entry(self, game: AnyGame, handed: HandedEntry) -> tuple[Catalogue, KeptCatalogue]:
        """That game's catalogue, without and with the entry."""
        await self._catalogues.look_up(game)
        known = self._catalogues.by_game[game.id]
        return known, merged(known, {handed.kind: {handed.id: handed.values}})
