"""The hub's pages as HTML: all tables live, results, standings, a person. Every word from outside is escaped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any, Generic, NamedTuple, TypeVar
from urllib.parse import quote

from companion.club.names import STAND_IN, is_initial
from companion.club.state import Player, State
from companion.hub.live import Live
from companion.hub.results import Result, Standing
from companion.view.palette import DAY
from companion.view.speak import Speaker
from rules.kit.types import Say

NAV = (
    ("/", "hub-tables"),
    ("/results", "hub-results"),
    ("/standings", "hub-standings"),
    ("/rounds", "hub-rounds"),
    ("/wall", "hub-wall"),
    ("/desk", "hub-desk"),
)


A_PAGE = 100  # rows

T = TypeVar("T")


class Part(NamedTuple, Generic[T]):
    """As much of something long as stands on one page."""

    items: Sequence[T]
    page: int  # from 1
    of: int


def part(items: Sequence[T], query: Mapping[str, str]) -> Part[T]:
    """The page that an address asks for with ?page=2, or the nearest there is."""
    asked, of = query.get("page", ""), max(1, -(-len(items) // A_PAGE))
    page = min(max(1, int(asked)), of) if asked.isdecimal() and len(asked) < 9 else 1
    return Part(items[(page - 1) * A_PAGE : page * A_PAGE], page, of)


class Pages:
    """Draws in one language, under the club's name."""

    def __init__(self, name: str, speaker: Speaker) -> None:
        self._name, self._speaker = name, speaker

    def text(self, key: str, **args: str | int) -> str:
        """A sentence, ready to stand in HTML."""
        return escape(self._speaker.speak(Say(key=key, args=dict(args))))

    def spoken(self, say: Say) -> str:
        """A sentence as it is."""
        return self._speaker.speak(say)

    # ---- pages ------------------------------------------------------------------------------------------------
    def live(self, cards: Iterable[str], says: Say, *, wall: bool = False) -> str:
        """All tables; `wall`: for a projector, which turns the pages by itself."""
        empty = f'<p id="empty">{self.text("hub-no-tables")}</p>'
        body = f'<p id="says">{escape(self.spoken(says))}</p><section id="tables">{"".join(cards)}</section>{empty}'
        return self.page("hub-wall" if wall else "hub-tables", body, script="live.js", kind="wall" if wall else "")

    def results(self, results: Part[Result]) -> str:
        """Every game that is over, the newest first."""
        rows = "".join(self._result(result) for result in results.items)
        heads = ("hub-when", "hub-table", "hub-game", "hub-result")
        exports = '<p class="exports"><a href="/results.csv">CSV</a> <a href="/results.json">JSON</a></p>'
        body = self.rows(heads, rows) + self.turning(results) + exports
        return self.page("hub-results", body if rows else self.nothing())

    def standings(self, standings: Part[Standing]) -> str:
        """Everybody, the one with most points first."""
        rows = "".join(self._standing(each) for each in standings.items)
        heads = ("hub-place", "hub-name", "hub-games", "hub-wins", "hub-points", "hub-rating")
        body = self.rows(heads, rows) + self.turning(standings) + f"<p>{self.text('hub-how-counted')}</p>"
        return self.page("hub-standings", body if rows else self.nothing())

    def person(self, name: str, results: Part[Result]) -> str:
        """A person's games over all tables."""
        rows = "".join(self._result(result) for result in results.items)
        heads = ("hub-when", "hub-table", "hub-game", "hub-result")
        body = self.rows(heads, rows) + self.turning(results)
        return self.page("hub-person", body if rows else self.nothing(), name=name)

    def trouble(self, say: Say) -> str:
        """A page that cannot be drawn just now, and why."""
        return self.page("hub-tables", f"<p>{escape(self.spoken(say))}</p>")

    # ---- parts ------------------------------------------------------------------------------------------------
    def card(self, table: str, live: Live) -> str:
        """One table, as it is now."""
        state, online, coming = live.states.get(table, State()), live.online[table], live.coming.get(table, "")
        is_so = {"table": True, "help": state.help, "away": not online, "idle": not state.id}
        kinds = [kind for kind, so in is_so.items() if so]
        doing = f"{escape(state.game)} · {escape(state.phase)}" if state.id else self.text("hub-idle")
        helped = self.text("hub-coming", name=coming) if coming else self.text("hub-needs-help")
        notes = [helped] if state.help else []
        notes += [] if online else [self.text("hub-away")]
        notes += [self.text("hub-paused")] if state.paused else []
        return (
            f'<article class="{" ".join(kinds)}" id="table-{escape(table)}"><h2>{escape(table)}</h2>'
            f'<p class="doing">{doing}</p><p class="who"><b>{self._said(state.who)}</b> {self._said(state.ask)}</p>'
            f"<ul>{''.join(map(self._chip, state.players))}</ul>{self._clock(state)}"
            f"{''.join(f'<p class=note>{note}</p>' for note in notes)}</article>"
        )

    def _said(self, text: str) -> str:
        return escape(self.called(text))

    def _chip(self, player: Player) -> str:
        turn = ' class="turn"' if player.turn else ""
        return f"<li{turn}><span>{self._said(player.name)}</span> <b>{escape(player.score)}</b></li>"

    def _clock(self, state: State) -> str:
        if state.left_s is None:
            return ""
        left = f"{state.left_s // 60}:{state.left_s % 60:02}"
        return f'<p class="clock" data-ends="{escape(state.ends)}">{escape(state.clock)} <b>{left}</b></p>'

    def title(self, result: Result) -> str:
        """The game's name: as the table calls it, which knows games that were added, and its own pads."""
        return result.title or self._speaker.title(result.game)

    def _result(self, result: Result) -> str:
        return f"<tr>{self.cells(result)}</tr>"

    def cells(self, result: Result) -> str:
        """When and where it ended, which game, and who came where."""
        title = escape(self.title(result))
        told = self.outcome(result)
        return f"<td>{escape(result.ended)}</td><td>{escape(result.table)}</td><td>{title}</td><td>{told}</td>"

    def number(self, value: float) -> str:
        """A number as it is written here."""
        return self._speaker.decimal(value)

    def outcome(self, result: Result) -> str:
        """Who came where, with how many points."""
        totals = result.totals or (None,) * len(result.people)
        seats = sorted(zip(result.places, result.people, totals, strict=True), key=lambda seat: seat[0])
        told = ", ".join(
            f"{place}. {self._link(name)}{'' if total is None else f' {total}'}" for place, name, total in seats
        )
        return told + (f" ({self.text('hub-corrected')})" if result.corrected else "")

    def _standing(self, each: Standing) -> str:
        return (
            f"<tr><td>{each.place}</td><td>{self._link(each.name)}</td><td>{each.games}</td><td>{each.wins}</td>"
            f"<td>{self._speaker.decimal(each.points)}</td><td>{self._speaker.decimal(each.rating)}</td></tr>"
        )

    def called(self, text: str) -> str:
        """A name or a sentence, with "somebody" for whoever is forgotten."""
        return STAND_IN.sub(lambda _: self.spoken(Say(key="hub-somebody")), text)

    def _link(self, name: str) -> str:
        if is_initial(name):
            return escape(self.called(name))
        return f'<a href="/person/{quote(name, safe="")}">{escape(name)}</a>'

    def rows(self, heads: Sequence[str], rows: str) -> str:
        head = "".join(f'<th scope="col">{self.text(key)}</th>' for key in heads)
        return (
            f'<div class="rows" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
        )

    def turning(self, part: Part[Any]) -> str:
        """The way to the pages before and after this part of them."""
        if part.of == 1:
            return ""
        ways = ((part.page - 1, "hub-page-before"), (part.page + 1, "hub-page-after"))
        links = (f'<a href="?page={page}">{self.text(key)}</a>' for page, key in ways if 1 <= page <= part.of)
        here = f"<span>{self.text('hub-page', n=part.page, of=part.of)}</span>"
        return f'<nav class="turning">{here}{"".join(links)}</nav>'

    def nothing(self) -> str:
        return f"<p>{self.text('hub-nothing-yet')}</p>"

    def page(self, key: str, body: str, *, script: str = "", kind: str = "", at: str = "", **args: str | int) -> str:
        """A whole page with that title; `at` is the link that leads to it, where that has another name."""
        title = self.text(key, **args)
        links = "".join(
            f'<a href="{path}"{" aria-current=page" if name == (at or key) else ""}>{self.text(name)}</a>'
            for path, name in NAV
        )
        code = f'<script src="/page/{script}" defer></script>' if script else ""
        return (
            f'<!doctype html><html lang="{self._speaker.lang}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{title} · {escape(self._name)}</title>"
            f'<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/colours.css">'
            f'<link rel="stylesheet" href="/page/hub.css">{code}</head>'
            f'<body class="{kind}"><header><b>{escape(self._name)}</b><nav>{links}</nav></header>'
            f"<main><h1>{title}</h1>{body}</main></body></html>"
        )


def colours() -> str:
    """The one set of colours, as a style sheet knows them."""
    return ":root{" + "".join(f"--{name}:{value};" for name, value in DAY.items()) + "}\n"
