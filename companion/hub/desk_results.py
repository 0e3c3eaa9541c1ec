"""At the referees' desk: a result is set right; what cannot be read, and what is lacking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.errors import Trouble
from companion.hub import corrections
from companion.hub.asking import Request
from companion.hub.desk import Desk, Task
from companion.hub.logins import Login
from companion.hub.missing import lacks
from companion.hub.pages import A_PAGE, of_result, part
from companion.hub.results import Result
from rules.kit.types import Say


async def _results(desk: Desk, request: Request, login: Login) -> Mapping[str, Any]:
    """All of them, the newest first, and who published what no page can show: the newest of it."""
    played = await desk.played()
    shown = part(played.results[::-1], request.query)
    unread = played.unread[: -A_PAGE - 1 : -1]
    return {"part": shown, "path": of_result, "unread": unread, "unread_n": len(played.unread),
            "lacks": await lacks(desk.reader)}  # fmt: skip


async def _result(desk: Desk, request: Request, login: Login) -> Mapping[str, Any] | str:
    """One result as a form, and who has changed it from what to what."""
    try:
        result = await _found(desk, request)
    except Trouble as trouble:
        login.tell(trouble.say)
        return "/desk/results"
    return {"result": result, "trail": await corrections.trail(desk.reader, result)}


async def _correct(desk: Desk, request: Request, login: Login) -> str:
    """Another result counts from now on; standings follow by themselves."""
    is_new = await corrections.correct(desk.writer, await _found(desk, request), request.form, login.who)
    login.tell(Say(key="hub-was-corrected" if is_new else "hub-was-so"))
    return ""


async def _found(desk: Desk, request: Request) -> Result:
    for result in (await desk.played()).results:
        if (result.table, result.id) == request.places:
            return result
    raise Trouble("hub-no-result")


RESULTS = Task("/desk/results", "hub-correcting", "correcting", _results)
RESULT = Task("/desk/result/*/*", "hub-correcting", "result", _result, {"correct": _correct})
