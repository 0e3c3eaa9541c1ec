"""At the referees' desk: the codes of tables that are to join, large enough for a phone."""

from __future__ import annotations

from html import escape
from typing import Any

import segno
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from companion.hub.desk import Desk, told
from companion.hub.desk_pages import DeskPages
from companion.hub.guard import NEVER
from companion.hub.hub import Hub

SCALE = 5  # pixels of a module


class JoiningPages(DeskPages):
    """Draws it."""

    def waiting(self, who: str, codes: dict[str, str], told: dict[str, Any]) -> str:
        """A code for each table that was let in and has not come; none is open before somebody opens it."""
        rows = "".join(self._table(table, code) for table, code in codes.items())
        how = "hub-joining-how" if codes else "hub-joining-none"
        return self.desk("hub-joining", who, f"<p>{self.text(how)}</p>{rows}", told)

    def _table(self, table: str, code: str) -> str:
        drawn = segno.make(code, error="l", micro=False).svg_inline(scale=SCALE, dark="#000", light="#fff")
        label = self.text("hub-joining-code", table=table)
        return (
            f"<details><summary>{escape(table)}</summary>"
            f'<div class="code" role="img" aria-label="{label}">{drawn}</div></details>'
        )

    def plain(self, who: str) -> str:
        """Why there are none."""
        return self.desk("hub-joining", who, f"<p>{self.text('hub-joining-plain')}</p>", {})


def routes(hub: Hub, desk: Desk, pages: JoiningPages, *, secure: bool) -> list[BaseRoute]:
    """Behind the login. Over plain http whoever reads the network would be let in instead of the table."""

    async def page(request: Request, who: str) -> Response:
        if not secure:
            return HTMLResponse(pages.plain(who))
        codes = hub.joining.waiting(hub.live.online)
        return HTMLResponse(pages.waiting(who, codes, told(request)), headers={"cache-control": NEVER})

    return [Route("/desk/joining", desk.page(page))]
