"""The referees' pages of results: which there are, and one of them with its trail."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from urllib.parse import quote

from companion.hub.corrections import Correction
from companion.hub.desk_pages import DeskPages
from companion.hub.logins import Login
from companion.hub.missing import Lack
from companion.hub.pages import A_PAGE, Part
from companion.hub.results import Game, Result


def path_of(result: Result) -> str:
    """Where that result is set right."""
    return f"/desk/result/{quote(result.table, safe='')}/{quote(result.id, safe='')}"


class ResultPages(DeskPages):
    """Draws them."""

    def results(self, login: Login, results: Part[Result], unread: Sequence[Game], lacks: Sequence[Lack]) -> str:
        """All of them, the newest first, each with the way to set it right; what cannot be read, what is lacking."""
        rows = "".join(self._row(result) for result in results.items)
        heads = ("hub-when", "hub-table", "hub-game", "hub-result", "hub-correct")
        body = self.pages.rows(heads, rows) + self.pages.turning(results) if rows else self.pages.nothing()
        return self.desk("hub-correcting", login, body + self._unread(unread) + self._lacks(lacks))

    def _unread(self, unread: Sequence[Game]) -> str:
        """Who published what no page can show: the newest of it."""
        if not unread:
            return ""
        rows = "".join(
            f"<tr><td>{escape(table)}</td><td>{escape(game)}</td></tr>" for table, game in unread[: -A_PAGE - 1 : -1]
        )
        shown = self.pages.rows(("hub-table", "hub-game"), rows)
        return f"<h2>{self.text('hub-unread')}</h2><p>{self.text('hub-unread-why', n=len(unread))}</p>{shown}"

    def _lacks(self, lacks: Sequence[Lack]) -> str:
        if not lacks:
            return ""
        rows = "".join(
            f"<tr><td>{escape(lack.table)}</td><td>{escape(lack.game)}</td><td>{escape(self.pages.spoken(lack.say))}</td></tr>"
            for lack in lacks
        )
        heads = ("hub-table", "hub-game", "hub-lack-how")
        return f"<h2>{self.text('hub-lacks')}</h2><p>{self.text('hub-lack-why')}</p>{self.pages.rows(heads, rows)}"

    def _row(self, result: Result) -> str:
        cells = self.pages.cells(result)
        return f'<tr>{cells}<td><a href="{path_of(result)}">{self.text("hub-correct")}</a></td></tr>'

    def result(self, login: Login, result: Result, trail: Sequence[Correction]) -> str:
        """One result as a form, and who has changed it from what to what."""
        seats = "".join(self._seat(result, seat) for seat in range(len(result.people)))
        form = self.form(path_of(result), f"{seats}<button>{self.text('hub-correct-key')}</button>")
        title = f"<p>{escape(result.table)} · {escape(self.pages.title(result))} · {escape(result.ended)}</p>"
        steps = "".join(self._step(result, step) for step in trail)
        heads = ("hub-changed", "hub-referee", "hub-before", "hub-after")
        past = f"<h2>{self.text('hub-trail')}</h2>{self.pages.rows(heads, steps)}" if steps else ""
        return self.desk("hub-correcting", login, title + form + past)

    def _seat(self, result: Result, seat: int) -> str:
        name = result.people[seat]
        place = self._field("hub-place-of", f"place-{seat}", name, result.places[seat])
        total = self._field("hub-total-of", f"total-{seat}", name, result.totals[seat]) if result.totals else ""
        return f'<div class="line">{place}{total}</div>'

    def _field(self, label: str, name: str, person: str, value: int) -> str:
        field = f'<input name="{name}" type="number" value="{value}" required>'
        return f"<label>{self.text(label, name=self.pages.called(person))}{field}</label>"

    def _step(self, result: Result, step: Correction) -> str:
        before = self._told(result, step.places_before, step.totals_before)
        after = self._told(result, step.places, step.totals)
        return f"<tr><td>{step.at}</td><td>{escape(step.referee)}</td><td>{before}</td><td>{after}</td></tr>"

    def _told(self, result: Result, places: Sequence[int], totals: Sequence[int]) -> str:
        added = totals or ("",) * len(places)
        seats = sorted(zip(places, result.people, added, strict=False), key=lambda seat: seat[0])
        told = (f"{place}. {self.pages.called(name)} {total}".rstrip() for place, name, total in seats)
        return escape(", ".join(told))
