"""Rounds as HTML: for the room who sits where and how they stand, for referees what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from companion.hub.desk_pages import DeskPages
from companion.hub.logins import Login
from companion.hub.rounds import Passing, Score, Seated, Tournament
from companion.hub.seating import LARGEST, SMALLEST


class RoundPages(DeskPages):
    """Draws them."""

    def room(self, day: Tournament | None, seated: Sequence[Seated], scores: Sequence[Score]) -> str:
        """What the room reads."""
        body = self._day(day, seated, scores) if day else f"<p>{self.text('hub-no-day')}</p>"
        return self.pages.page("hub-rounds", body)

    def day(
        self, login: Login, day: Tournament | None, seated: Sequence[Seated], scores: Sequence[Score],
        trail: Sequence[Passing], tables: Sequence[str],
    ) -> str:  # fmt: skip
        """What referees see; `tables` are those that are connected."""
        is_open = "" if day else " open"
        new = f"<details{is_open}><summary>{self.text('hub-day-new')}</summary>{self._new(tables)}</details>"
        shown = self._next(seated) + self._day(day, seated, scores, keys=True) + self._trail(trail) if day else ""
        return self.desk("hub-rounds", login, shown + new)

    def _next(self, seated: Sequence[Seated]) -> str:
        now = max((each.round for each in seated), default=0)
        number = f'<input type="hidden" name="round" value="{now + 1}">'
        key = self.form("/desk/rounds/next", f"{number}<button>{self.text('hub-round-next', n=now + 1)}</button>")
        say = self.form("/desk/rounds/say", f"<button>{self.text('hub-round-say', n=now)}</button>") if now else ""
        return f'<div class="keys">{key}{say}</div>'

    def _trail(self, trail: Sequence[Passing]) -> str:
        rows = "".join(
            f"<tr><td>{step.at}</td><td>{escape(step.referee)}</td><td>{step.round}</td><td>{escape(step.table)}</td>"
            f"<td>{self.text('hub-pass' if step.passed else 'hub-pass-not')}</td></tr>"
            for step in trail
        )
        heads = ("hub-changed", "hub-referee", "hub-pass-round", "hub-table", "hub-pass-what")
        return f"<h2>{self.text('hub-trail')}</h2>{self.pages.rows(heads, rows)}" if rows else ""

    def _day(self, day: Tournament, seated: Sequence[Seated], scores: Sequence[Score], *, keys: bool = False) -> str:
        rounds = sorted({each.round for each in seated}, reverse=True)
        parts = "".join(
            self._round(number, [each for each in seated if each.round == number], keys) for number in rounds
        )
        rows = "".join(
            f"<tr><td>{each.place}</td><td>{escape(self.pages.called(each.name))}</td>"
            f"<td>{self.pages.number(each.points)}</td></tr>"
            for each in scores
        )
        standings = self.pages.rows(("hub-place", "hub-name", "hub-points"), rows)
        return f"<h2>{escape(day.name)}</h2>{parts}<h2>{self.text('hub-standings')}</h2>{standings}"

    def _round(self, number: int, seated: Sequence[Seated], keys: bool) -> str:
        rows = "".join(self._table(each, keys) for each in seated)
        heads = ("hub-table", "hub-sit-here", "hub-result")
        return f"<h3>{self.text('hub-round', n=number)}</h3>{self.pages.rows(heads, rows)}"

    def _table(self, each: Seated, keys: bool) -> str:
        table = escape(each.table) or self.text("hub-alone")
        if each.result or not each.table:
            result = self.pages.outcome(each.result) if each.result else ""
        else:
            result = self.text("hub-passed" if each.passed else "hub-playing") + (self._pass(each) if keys else "")
        people = escape(", ".join(map(self.pages.called, each.people)))
        return f"<tr><td>{table}</td><td>{people}</td><td>{result}</td></tr>"

    def _pass(self, each: Seated) -> str:
        """The key that goes on without a game, or waits for it after all."""
        about, key = ("wait", "hub-pass-not") if each.passed else ("pass", "hub-pass")
        fields = (
            f'<input type="hidden" name="round" value="{each.round}">'
            f'<input type="hidden" name="table" value="{escape(each.table)}">'
            f'<button name="about" value="{about}">{self.text(key)}</button>'
        )
        return self.form("/desk/rounds/pass", fields)

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
