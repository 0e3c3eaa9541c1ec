"""Rounds as HTML: for the room who sits where and how they stand, for referees what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from companion.hub.desk_pages import DeskPages
from companion.hub.rounds import Score, Seated, Tournament
from companion.hub.seating import LARGEST, SMALLEST


class RoundPages(DeskPages):
    """Draws them."""

    def room(self, day: Tournament | None, seated: Sequence[Seated], scores: Sequence[Score]) -> str:
        """What the room reads."""
        body = self._day(day, seated, scores) if day else f"<p>{self.text('hub-no-day')}</p>"
        return self.pages.page("hub-rounds", body)

    def day(
        self, who: str, day: Tournament | None, seated: Sequence[Seated], scores: Sequence[Score],
        tables: Sequence[str], told: dict[str, Any],
    ) -> str:  # fmt: skip
        """What referees see; `tables` are those that are connected."""
        is_open = "" if day else " open"
        new = f"<details{is_open}><summary>{self.text('hub-day-new')}</summary>{self._new(tables)}</details>"
        shown = self._next(seated) + self._day(day, seated, scores) if day else ""
        return self.desk("hub-rounds", who, shown + new, told)

    def _next(self, seated: Sequence[Seated]) -> str:
        now = max((each.round for each in seated), default=0)
        number = f'<input type="hidden" name="round" value="{now + 1}">'
        key = self.form("/desk/rounds/next", f"{number}<button>{self.text('hub-round-next', n=now + 1)}</button>")
        say = self.form("/desk/rounds/say", f"<button>{self.text('hub-round-say', n=now)}</button>") if now else ""
        return f'<div class="keys">{key}{say}</div>'

    def _day(self, day: Tournament, seated: Sequence[Seated], scores: Sequence[Score]) -> str:
        rounds = sorted({each.round for each in seated}, reverse=True)
        parts = "".join(self._round(number, [each for each in seated if each.round == number]) for number in rounds)
        rows = "".join(
            f"<tr><td>{each.place}</td><td>{escape(self.pages.called(each.name))}</td><td>{self.pages.number(each.points)}</td></tr>"
            for each in scores
        )
        standings = self.pages.rows(("hub-place", "hub-name", "hub-points"), rows)
        return f"<h2>{escape(day.name)}</h2>{parts}<h2>{self.text('hub-standings')}</h2>{standings}"

    def _round(self, number: int, seated: Sequence[Seated]) -> str:
        rows = "".join(self._table(each) for each in seated)
        heads = ("hub-table", "hub-sit-here", "hub-result")
        return f"<h3>{self.text('hub-round', n=number)}</h3>{self.pages.rows(heads, rows)}"

    def _table(self, each: Seated) -> str:
        table = escape(each.table) or self.text("hub-alone")
        result = self.pages.outcome(each.result) if each.result else self.text("hub-playing") if each.table else ""
        people = escape(", ".join(map(self.pages.called, each.people)))
        return f"<tr><td>{table}</td><td>{people}</td><td>{result}</td></tr>"

    def _new(self, tables: Sequence[str]) -> str:
        options = "".join(f"<option>{size}</option>" for size in range(SMALLEST, LARGEST + 1))
        hows = "".join(f'<option value="{how}">{self.text(f"hub-day-{how}")}</option>' for how in ("all", "swiss"))
        lines = escape("\n".join(tables))
        fields = (
            f'<label>{self.text("hub-name")}<input name="name" maxlength="40"></label>'
            f'<label>{self.text("hub-day-who")}<textarea name="people" rows="8" required></textarea></label>'
            f'<label>{self.text("hub-day-at-table")}<select name="size">{options}</select></label>'
            f'<label>{self.text("hub-day-how")}<select name="how">{hows}</select></label>'
            f'<label>{self.text("hub-day-where")}<textarea name="tables" rows="5" required>{lines}</textarea></label>'
            f"<button>{self.text('hub-day-begin')}</button>"
        )
        return self.form("/desk/rounds/new", fields)
