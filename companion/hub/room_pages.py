"""What everybody in the room may read: the tables as they play, results, standings, a person's games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import msgspec

from companion.hub import results
from companion.hub.asking import Request, Route, html
from companion.hub.hub import Hub
from companion.hub.pages import Pages, part
from companion.hub.played import Keeper
from companion.lan.http import Answer


class RoomPages:
    """Without a login, and without a word that only referees read."""

    def __init__(self, hub: Hub, pages: Pages, keeper: Keeper) -> None:
        self._hub, self._pages, self._keeper = hub, pages, keeper

    def routes(self) -> list[Route]:
        """Pages for people, and the results for a program or a spreadsheet."""
        return [
            ("GET", "/", self._live),
            ("GET", "/wall", self._live),
            ("GET", "/changes", self._changes),
            ("GET", "/results", self._results),
            ("GET", "/results.json", self._json),
            ("GET", "/results.csv", self._csv),
            ("GET", "/standings", self._standings),
            ("GET", "/person/*", self._person),
        ]

    async def _live(self, request: Request) -> Answer:
        live = self._hub.live
        cards = (self._pages.card(table, live) for table in sorted(live.online))
        return html(self._pages.live(cards, self._hub.says, wall=request.asked.path == "/wall"))

    async def _changes(self, request: Request) -> Answer:
        return Answer(200, headers={"content-type": "text/event-stream"}, stream=self._told())

    async def _told(self) -> AsyncGenerator[bytes]:
        """All tables, and then what has changed since the last time, as soon as something has: server-sent events."""
        live = self._hub.live
        with live.watched() as watcher:
            whole = True
            async for changed in watcher.changes():
                told = [
                    {"table": table, "html": self._pages.card(table, live) if table in live.online else ""}
                    for table in sorted(changed)
                ]
                sent = {"whole": whole, "says": self._pages.spoken(self._hub.says), "changes": told}
                yield b"data: " + msgspec.json.encode(sent) + b"\n\n"
                whole = False

    async def _results(self, request: Request) -> Answer:
        played = await self._keeper.now()
        return html(self._pages.results(part(played.results[::-1], request.query)))

    async def _standings(self, request: Request) -> Answer:
        played = await self._keeper.now()
        return html(self._pages.standings(part(played.standings, request.query)))

    async def _person(self, request: Request) -> Answer:
        (name,) = request.places
        played = results.of_person((await self._keeper.now()).results, name)
        return html(self._pages.person(name, part(played, request.query)))

    async def _json(self, request: Request) -> Answer:
        played = await self._keeper.now()
        return Answer(200, await asyncio.to_thread(lambda: played.json), {"content-type": "application/json"})

    async def _csv(self, request: Request) -> Answer:
        played = await self._keeper.now()
        return Answer(
            200,
            await asyncio.to_thread(lambda: played.csv),
            {"content-type": "text/csv; charset=utf-8", "content-disposition": 'attachment; filename="results.csv"'},
        )
