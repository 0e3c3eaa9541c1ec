"""The referees' pages as HTML, in the same dress as the room's."""

from __future__ import annotations

from html import escape

from companion.club.state import State
from companion.hub.live import Live
from companion.hub.logins import Login
from companion.hub.pages import Pages

DESK = (
    ("/desk", "hub-calls"),
    ("/desk/say", "hub-say"),
    ("/desk/rounds", "hub-rounds"),
    ("/desk/results", "hub-correcting"),
    ("/desk/joining", "hub-joining"),
    ("/desk/forget", "hub-forget"),
)


class DeskPages:
    """Draws on the room's pages."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.text = pages.text

    # ---- pages ------------------------------------------------------------------------------------------------
    def login(self, wrong: str) -> str:
        """Who is it? `wrong`: the sentence about the last try."""
        note = f'<p class="told" role="alert">{self.text(wrong)}</p>' if wrong else ""
        fields = (
            f'<label>{self.text("hub-name")}<input name="name" autocomplete="username" required></label>'
            f"<label>{self.text('hub-password')}"
            f'<input name="password" type="password" autocomplete="current-password" required></label>'
        )
        form = self.form("/desk/login", f"{fields}<button>{self.text('hub-log-in')}</button>")
        return self.pages.page("hub-desk", note + form)

    def calls(self, login: Login, live: Live) -> str:
        """Tables that want a referee, the one that waits longest first."""
        calls = "".join(self._call(table, live) for table in live.asked)
        nobody = f"<p>{self.text('hub-no-calls')}</p>"
        body = f'<section id="calls">{calls or nobody}</section>'
        return self.desk("hub-calls", login, body, script="desk.js")

    def _call(self, table: str, live: Live) -> str:
        state, since = live.states.get(table, State()), live.asked[table].strftime("%H:%M")
        coming = live.coming.get(table, "")
        note = self.text("hub-coming", name=coming) if coming else self.text("hub-calls-since", time=since)
        keys = ("coming", "came") if not coming else ("came",)
        buttons = "".join(f'<button name="about" value="{key}">{self.text(f"hub-{key}-key")}</button>' for key in keys)
        fields = f'<input type="hidden" name="table" value="{escape(table)}">{buttons}'
        doing = f"{escape(state.game)} · {escape(state.phase)}" if state.id else self.text("hub-idle")
        return (
            f'<article class="call{" taken" if coming else ""}"><h2>{escape(table)}</h2><p>{doing}</p>'
            f'<p class="note">{note}</p>{self.form("/desk/call", fields)}</article>'
        )

    def saying(self, login: Login, live: Live) -> str:
        """A sentence to a table or to all."""
        tables = "".join(f"<option>{escape(table)}</option>" for table in sorted(live.online) if live.online[table])
        fields = (
            f'<label>{self.text("hub-say-to")}<select name="to">'
            f'<option value="">{self.text("hub-say-to-all")}</option>{tables}</select></label>'
            f"{self._number('round', 1)}{self._number('left', 10)}"
            f'<div class="line"><label>{self.text("hub-say-text")}<input name="text" maxlength="200"></label>'
            f'<button name="about" value="message">{self.text("hub-say-message")}</button></div>'
        )
        fields = f"<button disabled hidden></button>{fields}"  # so that Enter in a field says nothing by accident
        body = self.form("/desk/say", fields) + f"<p>{self.text('hub-say-how')}</p>"
        return self.desk("hub-say", login, body)

    def _number(self, about: str, usual: int) -> str:
        field = f'<input name="n-{about}" type="number" min="1" max="999" value="{usual}">'
        button = f'<button name="about" value="{about}">{self.text(f"hub-say-{about}")}</button>'
        return f'<div class="line"><label>{self.text(f"hub-say-n-{about}")}{field}</label>{button}</div>'

    # ---- parts ------------------------------------------------------------------------------------------------
    def desk(self, key: str, login: Login, body: str, *, script: str = "") -> str:
        """A page behind the login, with what is to be said first."""
        note = "".join(f'<p class="told" role="status">{escape(self.pages.spoken(say))}</p>' for say in login.told())
        links = "".join(
            f'<a href="{path}"{" aria-current=page" if name == key else ""}>{self.text(name)}</a>'
            for path, name in DESK
        )
        out = self.form("/desk/logout", f"<button>{self.text('hub-log-out', name=login.who)}</button>")
        nav = f'<nav class="desk" aria-label="{self.text("hub-desk")}">{links}{out}</nav>'
        return self.pages.page(key, nav + note + body, script=script, at="hub-desk")

    @staticmethod
    def form(path: str, fields: str) -> str:
        """A form that is posted there."""
        return f'<form method="post" action="{path}">{fields}</form>'
