"""The tasks of the referees' desk: pages and their actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import segno

from companion.club.topics import About, Call
from companion.errors import Trouble
from companion.hub import people
from companion.hub.ingest import retention
from companion.hub.ingest.gaps import lacks
from companion.hub.pages import Form, Request, page_slice
from companion.hub.refereeing import corrections, referee, rounds
from companion.hub.refereeing.desk import RefereeDesk, Task
from companion.hub.refereeing.referee import KEYS, Referee
from companion.hub.refereeing.referees import Login
from companion.hub.refereeing.rounds import DayOverview, find_day
from companion.hub.results import Result
from rules.kit.types import Say

CALL_KINDS: tuple[About, ...] = ("round", "left", "message")
SCALE = 5  # pixels per QR module


# ---- tables: calls, messages, join codes ---------------------------------------------------------------------------
async def _calls(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    return {"live": desk.hub.live, "ending": desk.ending_certificates()}


def _calling_table(desk: RefereeDesk, request: Request) -> str:
    """The table with an open call. Raises Trouble if the call is over."""
    if (table := request.form.get("table", "")) not in desk.hub.live.asked:
        raise Trouble("hub-call-over")
    return table


async def _send_referee(desk: RefereeDesk, request: Request, login: Login) -> str:
    """Announce that the referee is on the way, at the table and on the pages."""
    table = _calling_table(desk, request)
    desk.hub.call([table], Call(about="coming", text=login.who))
    desk.hub.live.send_referee(table, login.who)
    return ""


async def _end_call(desk: RefereeDesk, request: Request, login: Login) -> str:
    table = _calling_table(desk, request)
    desk.hub.call([table], Call(about="came", text=login.who))
    desk.hub.end_call(table)
    return ""


async def _say_page(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    return {"tables": desk.hub.live.online_tables()}


async def _say(desk: RefereeDesk, request: Request, login: Login) -> str:
    """Send a message to one table or to all connected ones."""
    to = [table for table in desk.hub.live.online_tables() if request.form.get("to", "") in ("", table)]
    call = parse_call(request.form)
    if not to:
        raise Trouble("hub-nobody-there")
    desk.hub.call(to, call)
    login.notify(Say(key="hub-was-said", args={"n": len(to)}))
    return ""


def parse_call(form: Form) -> Call:
    """The call that the form describes. Raises Trouble if the form is invalid."""
    about = next((each for each in CALL_KINDS if each == form.get("do")), None)
    text, number = " ".join(form.get("text", "").split()), form.get(f"n-{about}", "")
    if about is None or (about == "message" and not text):
        raise Trouble("hub-say-what")
    if about == "message":
        return Call(about=about, text=text)
    if not (number.isascii() and number.isdecimal() and 0 < len(number) <= 3):
        raise Trouble("hub-say-number")
    return Call(about=about, n=int(number))


async def _join_codes(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    """The join codes, each behind a button until opened; none over plain http, where eavesdroppers could use them."""
    if request.http.scheme != "https":
        return {"how": "hub-joining-plain", "codes": ()}
    codes = desk.hub.join_codes.open_codes(desk.hub.live.online)
    made = [(table, segno.make(code, error="l", micro=False)) for table, code in codes.items()]
    drawn = [(table, code.svg_inline(scale=SCALE, dark="#000", light="#fff")) for table, code in made]
    return {"how": "hub-joining-how" if codes else "hub-joining-none", "codes": drawn}


CALLS = Task("/desk", "hub-calls", "calls", _calls, {"coming": _send_referee, "came": _end_call})
SAY = Task("/desk/say", "hub-say", "say", _say_page, dict.fromkeys((*CALL_KINDS, ""), _say))
JOINING = Task("/desk/joining", "hub-joining", "joining", _join_codes)


# ---- tournament days; their actions are in referee.py --------------------------------------------------------------
async def _days(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    return {"days": await rounds.days(desk.reader), "tables": desk.hub.live.online_tables()}


async def _begin(desk: RefereeDesk, request: Request, login: Login) -> str:
    going = [name for (name,) in await desk.reader.rows(rounds.FIND_RUNNING)]
    await referee.begin(desk.writer, request.form, going, desk.hub.live.online_tables())
    return f"{DAYS.path}/{(await rounds.days(desk.reader))[0][0]}"


async def _find_day(desk: RefereeDesk, request: Request) -> DayOverview:
    if shown := await find_day(desk.reader, await desk.played_games(), request.places[0]):
        return shown
    raise Trouble("hub-no-day")


async def _day(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    """A tournament day with its actions."""
    shown = await _find_day(desk, request)
    referee = Referee(desk.writer, login.who, shown.day, shown.seated_tables)
    live = desk.hub.live
    return {"day": shown.day, "rounds": shown.rounds(), "scores": shown.scores, "now": referee.newest_round,
            "draft": referee.draft, "statuses": desk.pages.statuses(shown, live), "tables": live.online_tables(),
            "strange": [each for each in shown.seated_tables if each.strange],
            "desk": f"{DAYS.path}/{shown.day.id}"}  # fmt: skip


async def _hand(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    """Manual entry of a result: from a game under other names or elsewhere, or without a record."""
    id, number, table = request.places
    shown, of_game = await _find_day(desk, request), request.query.get("game", "")
    row = Referee(desk.writer, login.who, shown.day, shown.seated_tables).row({"round": number, "table": table})
    games = (each for each in (await desk.played_games()).results if f"{each.table}/{each.id}" == of_game)
    game = next(games, row.result)
    there = dict(zip(row.people, row.places, strict=False))
    places = rounds.guess_places(row, game, shown.people) if game and not there else there
    return {"row": row, "game": game, "places": places, "back": f"{DAYS.path}/{id}"}


async def _run_key(desk: RefereeDesk, request: Request, login: Login) -> str:
    shown = await _find_day(desk, request)
    referee = Referee(desk.writer, login.who, shown.day, shown.seated_tables)
    await KEYS[request.form["do"]](referee, request.form, desk.hub.live.online_tables())
    return ""


async def _announce_round(desk: RefereeDesk, request: Request, login: Login) -> str:
    """Send each table of the newest round its players."""
    so_far = (await _find_day(desk, request)).rounds()
    number, seated = so_far[0] if so_far else (0, [])
    here = desk.hub.live.online_tables()
    if not (at_tables := [each for each in seated if each.table in here]):
        raise Trouble("hub-nobody-there")
    for each in at_tables:
        people = tuple(map(desk.pages.readable, each.people))
        desk.hub.call([each.table], Call(about="pairing", n=number, text=", ".join(people), people=people))
    login.notify(Say(key="hub-was-said", args={"n": len(at_tables)}))
    return ""


DAYS = Task("/desk/rounds", "hub-rounds", "days", _days, {"begin": _begin})
A_DAY = Task("/desk/rounds/*", "hub-rounds", "desk_day", _day, dict.fromkeys(KEYS, _run_key) | {"say": _announce_round},
             back=DAYS.path)  # fmt: skip
HAND = Task("/desk/rounds/*/*/*", "hub-rounds", "hand", _hand, back=f"{DAYS.path}/{{0}}")


# ---- results and corrections ---------------------------------------------------------------------------------------
async def _results(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    """All results, the newest first, and the gaps."""
    played = await desk.played_games()
    return {"part": page_slice(played.results[::-1], request.query), "lacks": await lacks(desk.reader)}


async def _result(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    """One result as a form, and its corrections."""
    result = await _find_result(desk, request)
    return {"result": result, "trail": await corrections.trail(desk.reader, result)}


async def _correct(desk: RefereeDesk, request: Request, login: Login) -> str:
    """Store a correction; the standings include it from now on."""
    is_new = await corrections.correct(desk.writer, await _find_result(desk, request), request.form, login.who)
    login.notify(Say(key="hub-was-corrected" if is_new else "hub-was-so"))
    return ""


async def _find_result(desk: RefereeDesk, request: Request) -> Result:
    for result in (await desk.played_games()).results:
        if (result.table, result.id) == request.places:
            return result
    raise Trouble("hub-no-result")


RESULTS = Task("/desk/results", "hub-correcting", "correcting", _results)
RESULT = Task("/desk/result/*/*", "hub-correcting", "result", _result, {"correct": _correct}, back=RESULTS.path)


# ---- identities and deletion ---------------------------------------------------------------------------------------
async def _people(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    played = await desk.played_games()
    return {"spellings": played.people.spellings(), "known": [each.name for each in played.standings]}


async def _join(desk: RefereeDesk, request: Request, login: Login) -> str:
    name, person = (request.form.get(key, "") for key in ("name", "person"))
    await people.join(desk.writer, name, person, login.who)
    login.notify(Say(key="hub-people-joined", args={"name": name, "person": person}))
    return ""


async def _separate(desk: RefereeDesk, request: Request, login: Login) -> str:
    name = request.form.get("name", "")
    await people.separate(desk.writer, name, login.who)
    login.notify(Say(key="hub-people-parted", args={"name": name}))
    return ""


async def _forget_page(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    """The choice of a person or table to forget; then the number of games concerned."""
    kind, name = (request.query.get(key, "") for key in ("what", "name"))
    if kind not in retention.COUNTERS:
        return {"what": ""}
    return {"what": kind, "name": name, "n": await retention.COUNTERS[kind](desk.reader, name)}


async def _forget(desk: RefereeDesk, request: Request, login: Login) -> str:
    kind, name = (request.form.get(key, "") for key in ("what", "name"))
    if kind not in retention.FORGETS:
        return ""
    await retention.FORGETS[kind](desk.writer, name)
    if kind == "table":
        desk.hub.live.forget(name)
    desk.hub.look_now()
    await desk.played_games()  # refreshes the pages' snapshot
    login.notify(Say(key="hub-was-forgotten", args={"name": name}))
    return ""


PEOPLE = Task("/desk/people", "hub-people", "people", _people, {"join": _join, "part": _separate})
FORGET = Task("/desk/forget", "hub-forget", "forget", _forget_page, {"forget": _forget}, back="/desk/forget")

TASKS = (CALLS, SAY, DAYS, A_DAY, HAND, RESULTS, RESULT, PEOPLE, JOINING, FORGET)
