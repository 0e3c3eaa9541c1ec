"""What everybody in the room may read: the tables as they play, results, standings, a person's games."""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncGenerator

import msgspec

from companion.hub import results
from companion.hub.asking import Request, Route, html
from companion.hub.database import Reader
from companion.hub.hub import Hub
from companion.hub.pages import Pages
from companion.hub.results import Result
from companion.lan.http import Answer


class RoomPages:
    """Without a login, and without a word that only referees read."""

    def __init__(self, hub: Hub, pages: Pages, reader: Reader) -> None:
        self._hub, self._pages, self._reader = hub, pages, reader

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
        return html(self._pages.results(await results.finished(self._reader)))

    async def _standings(self, request: Request) -> Answer:
        return html(self._pages.standings(results.standings(await results.finished(self._reader))))

    async def _person(self, request: Request) -> Answer:
        (name,) = request.places
        played = results.of_person(await results.finished(self._reader), name)
        return html(self._pages.person(name, played))

    async def _json(self, request: Request) -> Answer:
        return Answer(
            200, msgspec.json.encode(await results.finished(self._reader)), {"content-type": "application/json"}
        )

    async def _csv(self, request: Request) -> Answer:
        return Answer(
            200,
            written(await results.finished(self._reader)).encode(),
            {"content-type": "text/csv; charset=utf-8", "content-disposition": 'attachment; filename="results.csv"'},
        )


def written(played: tuple[Result, ...]) -> str:
    """One line for each player of each game; what a spreadsheet would take for a formula is none."""
    out = io.StringIO()
    lines = csv.writer(out)
    lines.writerow(("ended", "table", "id", "game", "place", "name", "total", "title"))
    for result in played:
        totals = result.totals or ("",) * len(result.people)
        for place, name, total in zip(result.places, result.people, totals, strict=True):
            lines.writerow(
                (result.ended, result.table, result.id, result.game, place, _safe(name), total, _safe(result.title))
            )
    return out.getvalue()


def _safe(text: str) -> str:
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
