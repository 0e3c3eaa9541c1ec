"""The referees' page of forgetting: whom, and what goes before it does."""

from __future__ import annotations

from html import escape
from typing import Any

from companion.hub.desk_pages import DeskPages

KINDS = ("person", "table")


class ForgettingPages(DeskPages):
    """Draws it."""

    def asking(self, who: str, told: dict[str, Any]) -> str:
        """Who or which table is to be forgotten?"""
        forms = "".join(self._asking(kind) for kind in KINDS)
        return self.desk("hub-forget", who, f"{forms}<p>{self.text('hub-forget-how')}</p>", told)

    def _asking(self, kind: str) -> str:
        field = '<input name="name" maxlength="200" autocomplete="off" required>'
        return (
            f'<form method="get" action="/desk/forget"><input type="hidden" name="what" value="{kind}">'
            f'<div class="line"><label>{self.text(f"hub-forget-{kind}")}{field}</label>'
            f"<button>{self.text('hub-forget-look')}</button></div></form>"
        )

    def sure(self, who: str, kind: str, name: str, games: int, told: dict[str, Any]) -> str:
        """What goes, and the key that does it."""
        goes = f"<p>{self.text(f'hub-forget-{kind}-goes', n=games, name=name)}</p>"
        fields = (
            f'<input type="hidden" name="what" value="{kind}">'
            f'<input type="hidden" name="name" value="{escape(name)}">'
            f"<button>{self.text('hub-forget-key')}</button>"
        )
        back = f'<p><a href="/desk/forget">{self.text("hub-forget-not")}</a></p>'
        return self.desk("hub-forget", who, goes + self.form("/desk/forget", fields) + back, told)
