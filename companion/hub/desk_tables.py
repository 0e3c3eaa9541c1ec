"""At the referees' desk, what is about the tables: who calls, a sentence to them, codes to let them in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import segno

from companion.club.call import About, Call
from companion.errors import Trouble
from companion.hub.asking import Form, Request
from companion.hub.desk import Desk, Task
from companion.hub.logins import Login
from rules.kit.types import Say

SAYS: tuple[About, ...] = ("round", "left", "message")
SCALE = 5  # pixels of a code's module


async def _calls(desk: Desk, request: Request, login: Login) -> Mapping[str, Any]:
    return {"live": desk.hub.live, "ending": desk.ending()}


def _called(desk: Desk, request: Request) -> str:
    """The table that calls."""
    if (table := request.form.get("table", "")) not in desk.hub.live.asked:
        raise Trouble("hub-call-over")
    return table


async def _coming(desk: Desk, request: Request, login: Login) -> str:
    """On the way: the table is told, and everybody sees it."""
    table = _called(desk, request)
    desk.hub.call([table], Call(about="coming", text=login.who))
    desk.hub.live.send(table, login.who)
    return ""


async def _came(desk: Desk, request: Request, login: Login) -> str:
    """Done."""
    table = _called(desk, request)
    desk.hub.call([table], Call(about="came", text=login.who))
    desk.hub.end_call(table)
    return ""


async def _saying(desk: Desk, request: Request, login: Login) -> Mapping[str, Any]:
    return {"tables": desk.hub.live.here()}


async def _say(desk: Desk, request: Request, login: Login) -> str:
    """A sentence to one table or to all that are there."""
    to = [table for table in desk.hub.live.here() if request.form.get("to", "") in ("", table)]
    call = said(request.form)
    if not to:
        raise Trouble("hub-nobody-there")
    desk.hub.call(to, call)
    login.tell(Say(key="hub-was-said", args={"n": len(to)}))
    return ""


def said(form: Form) -> Call:
    """The sentence that was entered; Trouble where it is none."""
    about = next((each for each in SAYS if each == form.get("do")), None)
    text, number = " ".join(form.get("text", "").split()), form.get(f"n-{about}", "")
    if about is None or (about == "message" and not text):
        raise Trouble("hub-say-what")
    if about == "message":
        return Call(about=about, text=text)
    if not (number.isascii() and number.isdecimal() and 0 < len(number) <= 3):
        raise Trouble("hub-say-number")
    return Call(about=about, n=int(number))


async def _joining(desk: Desk, request: Request, login: Login) -> Mapping[str, Any]:
    """A code for each table that was let in and has not come; none is open before somebody opens it. Over plain http
    whoever reads the network would be let in instead of the table."""
    if request.asked.scheme != "https":
        return {"how": "hub-joining-plain", "codes": ()}
    codes = desk.hub.joining.waiting(desk.hub.live.online)
    drawn = [(table, _drawn(code)) for table, code in codes.items()]
    return {"how": "hub-joining-how" if codes else "hub-joining-none", "codes": drawn}


def _drawn(code: str) -> str:
    return segno.make(code, error="l", micro=False).svg_inline(scale=SCALE, dark="#000", light="#fff")


CALLS = Task("/desk", "hub-calls", "calls", _calls, {"coming": _coming, "came": _came})
SAY = Task("/desk/say", "hub-say", "say", _saying, dict.fromkeys((*SAYS, ""), _say))
JOINING = Task("/desk/joining", "hub-joining", "joining", _joining)
