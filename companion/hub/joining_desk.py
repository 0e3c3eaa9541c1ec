"""At the referees' desk: the codes of tables that are to join, large enough for a phone."""

from __future__ import annotations

from html import escape

import segno

from companion.hub.asking import Request, Route, html
from companion.hub.desk import Desk
from companion.hub.desk_pages import DeskPages
from companion.hub.hub import Hub
from companion.hub.logins import Login
from companion.lan.http import Answer

SCALE = 5  # pixels of a module
NEVER = "no-store"  # is kept by no browser


class JoiningPages(DeskPages):
    """Draws it."""

    def waiting(self, login: Login, codes: dict[str, str]) -> str:
        """A code for each table that was let in and has not come; none is open before somebody opens it."""
        rows = "".join(self._table(table, code) for table, code in codes.items())
        how = "hub-joining-how" if codes else "hub-joining-none"
        return self.desk("hub-joining", login, f"<p>{self.text(how)}</p>{rows}")

    def _table(self, table: str, code: str) -> str:
        drawn = segno.make(code, error="l", micro=False).svg_inline(scale=SCALE, dark="#000", light="#fff")
        label = self.text("hub-joining-code", table=table)
        return (
            f"<details><summary>{escape(table)}</summary>"
            f'<div class="code" role="img" aria-label="{label}">{drawn}</div></details>'
        )

    def plain(self, login: Login) -> str:
        """Why there are none."""
        return self.desk("hub-joining", login, f"<p>{self.text('hub-joining-plain')}</p>")


def routes(hub: Hub, desk: Desk, pages: JoiningPages) -> list[Route]:
    """Behind the login. Over plain http whoever reads the network would be let in instead of the table."""

    async def page(request: Request, login: Login) -> Answer:
        if request.asked.scheme != "https":
            return html(pages.plain(login))
        codes = hub.joining.waiting(hub.live.online)
        return html(pages.waiting(login, codes), headers={"cache-control": NEVER})

    return [("GET", "/desk/joining", desk.page(page))]
