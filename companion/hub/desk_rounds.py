"""At the referees' desk: tournament days. What is done there is in running.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.club.call import Call
from companion.errors import Trouble
from companion.hub import rounds, running
from companion.hub.asking import Request
from companion.hub.desk import Desk, Task
from companion.hub.logins import Login
from companion.hub.room import Shown, found
from companion.hub.running import KEYS, Referee
from rules.kit.types import Say


async def _days(desk: Desk, request: Request, login: Login) -> Mapping[str, Any]:
    return {"days": await rounds.days(desk.reader), "tables": desk.hub.live.here()}


async def _begin(desk: Desk, request: Request, login: Login) -> str:
    going = [name for (name,) in await desk.reader.rows(rounds.RUNNING)]
    await running.begin(desk.writer, request.form, going, desk.hub.live.here())
    return f"{DAYS.path}/{(await rounds.days(desk.reader))[0][0]}"


async def _found(desk: Desk, request: Request) -> Shown:
    if shown := await found(desk.reader, await desk.played(), request.places[0]):
        return shown
    raise Trouble("hub-no-day")


async def _day(desk: Desk, request: Request, login: Login) -> Mapping[str, Any] | str:
    """One of them, with all that can be done there."""
    try:
        shown = await _found(desk, request)
    except Trouble as trouble:
        login.tell(trouble.say)
        return DAYS.path
    referee = Referee(desk.writer, login.who, shown.day, shown.seated)
    return {"day": shown.day, "rounds": shown.by_round(), "scores": shown.scores, "now": referee.now,
            "draft": referee.draft, "statuses": desk.room.statuses(shown), "tables": desk.hub.live.here(),
            "strange": [each for each in shown.seated if each.strange],
            "desk": f"{DAYS.path}/{shown.day.id}"}  # fmt: skip


async def _hand(desk: Desk, request: Request, login: Login) -> Mapping[str, Any] | str:
    """A result by hand: of a game that was played under other names or elsewhere, or by word alone."""
    id, number, table = request.places
    back, of_game = f"{DAYS.path}/{id}", request.query.get("game", "")
    try:
        shown = await _found(desk, request)
        row = Referee(desk.writer, login.who, shown.day, shown.seated).row({"round": number, "table": table})
    except Trouble as trouble:
        login.tell(trouble.say)
        return back
    games = (each for each in (await desk.played()).results if f"{each.table}/{each.id}" == of_game)
    game = next(games, row.result)
    there = dict(zip(row.people, row.places, strict=False))
    places = rounds.guessed(row, game, shown.people) if game and not there else there
    return {"row": row, "game": game, "places": places, "back": back}


async def _do(desk: Desk, request: Request, login: Login) -> str:
    """What the key of that page does."""
    shown = await _found(desk, request)
    referee = Referee(desk.writer, login.who, shown.day, shown.seated)
    await KEYS[request.form["do"]](referee, request.form, desk.hub.live.here())
    return ""


async def _say(desk: Desk, request: Request, login: Login) -> str:
    """Tell each table of the newest round who plays there."""
    rounds = (await _found(desk, request)).by_round()
    number, seated = rounds[0] if rounds else (0, [])
    if not (at_tables := [each for each in seated if each.table]):
        raise Trouble("hub-nobody-there")
    for each in at_tables:
        people = tuple(map(desk.pages.called, each.people))
        desk.hub.call([each.table], Call(about="pairing", n=number, text=", ".join(people), people=people))
    login.tell(Say(key="hub-was-said", args={"n": len(at_tables)}))
    return ""


DAYS = Task("/desk/rounds", "hub-rounds", "days", _days, {"begin": _begin})
A_DAY = Task("/desk/rounds/*", "hub-rounds", "desk_day", _day, dict.fromkeys(KEYS, _do) | {"say": _say})
HAND = Task("/desk/rounds/*/*/*", "hub-rounds", "hand", _hand)
