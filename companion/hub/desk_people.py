"""At the referees' desk: who is who; a person or a table is forgotten, after it was said what goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.errors import Trouble
from companion.hub import keeping, people
from companion.hub.asking import Request
from companion.hub.desk import Desk, Task
from companion.hub.logins import Login
from rules.kit.types import Say


async def _people(desk: Desk, request: Request, login: Login) -> Mapping[str, Any]:
    played = await desk.played()
    return {"spellings": played.people.spellings(), "known": [each.name for each in played.standings]}


async def _join(desk: Desk, request: Request, login: Login) -> str:
    name, person = (request.form.get(key, "") for key in ("name", "person"))
    await people.join(desk.writer, name, person, login.who)
    login.tell(Say(key="hub-people-joined", args={"name": name, "person": person}))
    return ""


async def _part(desk: Desk, request: Request, login: Login) -> str:
    name = request.form.get("name", "")
    await people.part(desk.writer, name, login.who)
    login.tell(Say(key="hub-people-parted", args={"name": name}))
    return ""


async def _forgetting(desk: Desk, request: Request, login: Login) -> Mapping[str, Any] | str:
    """Who or which table is to be forgotten; and then what goes."""
    kind, name = (request.query.get(key, "") for key in ("what", "name"))
    if kind not in keeping.LOOKS:
        return {"what": ""}
    try:
        return {"what": kind, "name": name, "n": await keeping.LOOKS[kind](desk.reader, name)}
    except Trouble as trouble:
        login.tell(trouble.say)
        return FORGET.path


async def _forget(desk: Desk, request: Request, login: Login) -> str:
    kind, name = (request.form.get(key, "") for key in ("what", "name"))
    if kind not in keeping.FORGETS:
        return ""
    await keeping.FORGETS[kind](desk.writer, name)
    if kind == "table":
        desk.hub.live.forget(name)
    desk.hub.look()
    await desk.played()  # so that no page shows it any more
    login.tell(Say(key="hub-was-forgotten", args={"name": name}))
    return ""


PEOPLE = Task("/desk/people", "hub-people", "people", _people, {"join": _join, "part": _part})
FORGET = Task("/desk/forget", "hub-forget", "forget", _forgetting, {"forget": _forget})
