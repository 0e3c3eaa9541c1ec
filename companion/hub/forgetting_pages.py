"""The referees' page of forgetting: whom, and what goes before it does."""

from __future__ import annotations

from html import escape

from companion.hub.desk_pages import DeskPages
from companion.hub.logins import Login

KINDS = ("person", "table")


class ForgettingPages(DeskPages):
    """Draws it."""

    def asking(self, login: Login) -> str:
        """Who or which table is to be forgotten?"""
        forms = "".join(self._asking(kind) for kind in KINDS)
        return self.desk("hub-forget", login, f"{forms}<p>{self.text('hub-forget-how')}</p>")

    def _asking(self, kind: str) -> str:
        field = '<input name="name" maxlength="200" autocomplete="off" required>'
        return (
            f'<form method="get" action="/desk/forget"><input type="hidden" name="what" value="{kind}">'
            f'<div class="line"><label>{self.text(f"hub-forget-{kind}")}{field}</label>'
            f"<button>{self.text('hub-forget-look')}</button></div></form>"
        )

    def sure(self, login: Login, kind: str, name: str, games: int) -> str:
        """What goes, and the key that does it."""
        goes = f"<p>{self.text(f'hub-forget-{kind}-goes', n=games, name=name)}</p>"
        fields = (
            f'<input type="hidden" name="what" value="{kind}">'
            f'<input type="hidden" name="name" value="{escape(name)}">'
            f"<button>{self.text('hub-forget-key')}</button>"
        )
        back = f'<p><a href="/desk/forget">{self.text("hub-forget-not")}</a></p>'
        return self.desk("hub-forget", login, goes + self.form("/desk/forget", fields) + back)
