"""What everybody in the room may read: the tables as they play, results, standings, rounds, where they sit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple
from urllib.parse import urlencode

import msgspec

from companion.hub import results, rounds
from companion.hub.database import Reader
from companion.hub.hub import Hub
from companion.hub.pages import Pages, Request, Route, html, part
from companion.hub.people import People
from companion.hub.played import Keeper, PlayedGames
from companion.hub.results import GameFilter
from companion.hub.rounds import Day, RoundStanding, Seated
from companion.lan.http import Response
from companion.lan.site import NOT_FOUND


class Shown(NamedTuple):
    """A tournament day, as far as it is."""

    day: Day
    seated: tuple[Seated, ...]
    scores: tuple[RoundStanding, ...]
    people: People

    def by_round(self) -> list[tuple[int, list[Seated]]]:
        """The rounds that count, the newest first."""
        told = (each for each in self.seated if each.counts)
        return [(number, list(each)) for number, each in groupby(told, lambda each: each.round)][::-1]


class Room:
    """Without a login, and without a word that only referees read."""

    def __init__(self, hub: Hub, pages: Pages, keeper: Keeper, reader: Reader) -> None:
        self._hub, self._pages, self._keeper, self._reader = hub, pages, keeper, reader

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
            ("GET", "/sit", self._sit),
            ("GET", "/rounds", self._rounds),
            ("GET", "/rounds/*", self._rounds),
            ("GET", "/rounds/*/rounds.csv", self._day_csv),
            ("GET", "/rounds/*/standings.csv", self._day_csv),
        ]

    # ---- the tables as they play --------------------------------------------------------------------------------
    async def _live(self, request: Request) -> Response:
        live, wall = self._hub.live, request.asked.path == "/wall"
        cards = [self._pages.card(table, live) for table in sorted(live.online)]
        key = "hub-wall" if wall else "hub-tables"
        return html(self._pages.draw("live", key=key, wall=wall, cards=cards, says=self._hub.says))

    async def _changes(self, request: Request) -> Response:
        return Response(200, headers={"content-type": "text/event-stream"}, stream=self._told())

    async def _told(self) -> AsyncGenerator[bytes]:
        """All tables, and then what has changed since the last time, as soon as something has: server-sent events."""
        live = self._hub.live
        whole = True
        async for changed in live.changes():
            told = [
                {"table": table, "html": self._pages.card(table, live) if table in live.online else ""}
                for table in sorted(changed)
            ]
            sent = {"whole": whole, "says": self._pages.spoken(self._hub.says), "changes": told}
            yield b"data: " + msgspec.json.encode(sent) + b"\n\n"
            whole = False

    # ---- what was played ----------------------------------------------------------------------------------------
    async def _results(self, request: Request) -> Response:
        shown = part((await self._keeper.now()).results[::-1], request.query)
        return html(self._pages.draw("results", key="hub-results", name="", part=shown, query=""))

    async def _person(self, request: Request) -> Response:
        (name,) = request.places
        played = await self._keeper.now()
        shown = part(results.of_person(played.results, played.people.name(name)), request.query)
        return html(self._pages.draw("results", key="hub-person", name=name, part=shown, query=""))

    async def _standings(self, request: Request) -> Response:
        played, choice = await self._keeper.now(), GameFilter.of(request.query)
        evenings, seasons, games = await asyncio.to_thread(lambda: played.choices)
        shown = part(await asyncio.to_thread(played.among, choice), request.query)
        values = {"evenings": evenings, "seasons": seasons, "games": games, "choice": choice, "part": shown}
        query = urlencode({"when": choice.when, "game": choice.game}) + "&"
        return html(self._pages.draw("standings", key="hub-standings", query=query, **values))

    async def _json(self, request: Request) -> Response:
        played = await self._keeper.now()
        return Response(200, await asyncio.to_thread(lambda: played.json), {"content-type": "application/json"})

    async def _csv(self, request: Request) -> Response:
        played = await self._keeper.now()
        return _spreadsheet(await asyncio.to_thread(lambda: played.csv), "results")

    # ---- a tournament day ---------------------------------------------------------------------------------------
    async def _rounds(self, request: Request) -> Response:
        days, shown = await rounds.days(self._reader), await self._day(request)
        if shown is None:
            values = {"day": None, "days": days} if not request.places else None
            return html(self._pages.draw("rounds", key="hub-rounds", **values)) if values else NOT_FOUND
        return html(self._pages.draw("rounds", key="hub-rounds", day=shown.day, rounds=shown.by_round(), days=days,
                                     statuses=self.statuses(shown), scores=shown.scores))  # fmt: skip

    async def _day(self, request: Request) -> Shown | None:
        """The day that an address names, or the newest."""
        id, *_ = request.places or [str(id) for id, *_ in await rounds.days(self._reader)] or [""]
        return await found(self._reader, await self._keeper.now(), id)

    def statuses(self, shown: Shown) -> dict[tuple[int, str], str]:
        """How it is with each game of the newest round that is not over, in one sentence."""
        now = max((each.round for each in shown.seated if each.counts), default=0)
        return {(each.round, each.table): self._status(each, shown.people) for each in shown.seated
                if each.counts and each.round == now}  # fmt: skip

    def _status(self, row: Seated, people: People) -> str:
        state = self._hub.live.states.get(row.table)
        if state is None or not state.id:
            return self._pages.text("hub-not-begun")
        names = [each.name for each in state.players]
        if {*map(people.who, names)} == {*map(people.who, row.people)}:
            return self._pages.text("hub-playing")
        return self._pages.text("hub-others-play", people=", ".join(map(self._pages.called, names)))

    async def _day_csv(self, request: Request) -> Response:
        """Its rounds or its standings."""
        if (shown := await self._day(request)) is None:
            return NOT_FOUND
        heads: Sequence[str]
        rows: Iterable[Sequence[object]]
        name = request.asked.path.rpartition("/")[2].removesuffix(".csv")
        if name == "rounds":
            heads, rows = rounds.HEADS, rounds.lines(each for each in shown.seated if each.counts)
        else:
            heads, rows = rounds.SCORE_HEADS, shown.scores
        return _spreadsheet(results.csv_of(heads, rows).encode(), f"{name}-{shown.day.id}")

    async def _sit(self, request: Request) -> Response:
        """Where everybody sits in the newest round, and whoever asks, in large letters."""
        shown = await self._day(request)
        rows = shown.by_round()[0][1] if shown and shown.by_round() else []
        people: Mapping[str, Seated] = {name: each for each in rows for name in each.people}
        asked, who = request.query.get("name", ""), shown.people.who if shown else str
        found = [name for name in people if asked and who(name) == who(asked)]
        told = sorted(people.items(), key=lambda item: item[0].casefold())
        return html(self._pages.draw("sit", key="hub-sit", seated=bool(rows), people=told, asked=asked, found=found))


async def found(reader: Reader, played: PlayedGames, id: str) -> Shown | None:
    """That day, with what was played in it."""
    day = await rounds.day(reader, int(id)) if id.isdecimal() and len(id) < 10 else None
    if day is None:
        return None
    seated = await rounds.seats(reader, day, played.results, played.people)
    return Shown(day, seated, rounds.scores(day, seated), played.people)


def _spreadsheet(text: bytes, name: str) -> Response:
    disposition = {"content-disposition": f'attachment; filename="{name}.csv"'}
    return Response(200, text, {"content-type": "text/csv; charset=utf-8"} | disposition)
