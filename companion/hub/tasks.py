"""The tasks of the referees' desk: each a page, and what its keys do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import segno

from companion.club.topics import About, Call
from companion.errors import Trouble
from companion.hub import corrections, keeping, people, rounds, running
from companion.hub.desk import RefereeDesk, Task
from companion.hub.missing import lacks
from companion.hub.pages import A_PAGE, Form, Request, part
from companion.hub.referees import Login
from companion.hub.results import Result
from companion.hub.rounds import Shown, found
from companion.hub.running import KEYS, Referee
from rules.kit.types import Say

SAYS: tuple[About, ...] = ("round", "left", "message")
SCALE = 5  # pixels of a code's module


# ---- the tables: who calls, a sentence to them, codes to let them in -----------------------------------------------
async def _calls(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    return {"live": desk.hub.live, "ending": desk.ending()}


def _called(desk: RefereeDesk, request: Request) -> str:
    """The table that calls."""
    if (table := request.form.get("table", "")) not in desk.hub.live.asked:
        raise Trouble("hub-call-over")
    return table


async def _coming(desk: RefereeDesk, request: Request, login: Login) -> str:
    """On the way: the table is told, and everybody sees it."""
    table = _called(desk, request)
    desk.hub.call([table], Call(about="coming", text=login.who))
    desk.hub.live.send(table, login.who)
    return ""


async def _came(desk: RefereeDesk, request: Request, login: Login) -> str:
    """Done."""
    table = _called(desk, request)
    desk.hub.call([table], Call(about="came", text=login.who))
    desk.hub.end_call(table)
    return ""


async def _saying(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    return {"tables": desk.hub.live.here()}


async def _say(desk: RefereeDesk, request: Request, login: Login) -> str:
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


async def _joining(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    """A code for each table that was let in and has not come; none is open before somebody opens it. Over plain http
    whoever reads the network would be let in instead of the table."""
    if request.asked.scheme != "https":
        return {"how": "hub-joining-plain", "codes": ()}
    codes = desk.hub.joining.waiting(desk.hub.live.online)
    made = [(table, segno.make(code, error="l", micro=False)) for table, code in codes.items()]
    drawn = [(table, code.svg_inline(scale=SCALE, dark="#000", light="#fff")) for table, code in made]
    return {"how": "hub-joining-how" if codes else "hub-joining-none", "codes": drawn}


CALLS = Task("/desk", "hub-calls", "calls", _calls, {"coming": _coming, "came": _came})
SAY = Task("/desk/say", "hub-say", "say", _saying, dict.fromkeys((*SAYS, ""), _say))
JOINING = Task("/desk/joining", "hub-joining", "joining", _joining)


# ---- tournament days; what is done there is in running.py ----------------------------------------------------------
async def _days(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    return {"days": await rounds.days(desk.reader), "tables": desk.hub.live.here()}


async def _begin(desk: RefereeDesk, request: Request, login: Login) -> str:
    going = [name for (name,) in await desk.reader.rows(rounds.RUNNING)]
    await running.begin(desk.writer, request.form, going, desk.hub.live.here())
    return f"{DAYS.path}/{(await rounds.days(desk.reader))[0][0]}"


async def _day_of(desk: RefereeDesk, request: Request) -> Shown:
    if shown := await found(desk.reader, await desk.played(), request.places[0]):
        return shown
    raise Trouble("hub-no-day")


async def _day(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    """One of them, with all that can be done there."""
    shown = await _day_of(desk, request)
    referee = Referee(desk.writer, login.who, shown.day, shown.seated)
    live = desk.hub.live
    return {"day": shown.day, "rounds": shown.by_round(), "scores": shown.scores, "now": referee.now,
            "draft": referee.draft, "statuses": desk.pages.statuses(shown, live), "tables": live.here(),
            "strange": [each for each in shown.seated if each.strange],
            "desk": f"{DAYS.path}/{shown.day.id}"}  # fmt: skip


async def _hand(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    """A result by hand: of a game that was played under other names or elsewhere, or by word alone."""
    id, number, table = request.places
    shown, of_game = await _day_of(desk, request), request.query.get("game", "")
    row = Referee(desk.writer, login.who, shown.day, shown.seated).row({"round": number, "table": table})
    games = (each for each in (await desk.played()).results if f"{each.table}/{each.id}" == of_game)
    game = next(games, row.result)
    there = dict(zip(row.people, row.places, strict=False))
    places = rounds.guessed(row, game, shown.people) if game and not there else there
    return {"row": row, "game": game, "places": places, "back": f"{DAYS.path}/{id}"}


async def _do(desk: RefereeDesk, request: Request, login: Login) -> str:
    """What the key of that page does."""
    shown = await _day_of(desk, request)
    referee = Referee(desk.writer, login.who, shown.day, shown.seated)
    await KEYS[request.form["do"]](referee, request.form, desk.hub.live.here())
    return ""


async def _tell_tables(desk: RefereeDesk, request: Request, login: Login) -> str:
    """Tell each table of the newest round who plays there."""
    so_far = (await _day_of(desk, request)).by_round()
    number, seated = so_far[0] if so_far else (0, [])
    here = desk.hub.live.here()
    if not (at_tables := [each for each in seated if each.table in here]):
        raise Trouble("hub-nobody-there")
    for each in at_tables:
        people = tuple(map(desk.pages.called, each.people))
        desk.hub.call([each.table], Call(about="pairing", n=number, text=", ".join(people), people=people))
    login.tell(Say(key="hub-was-said", args={"n": len(at_tables)}))
    return ""


DAYS = Task("/desk/rounds", "hub-rounds", "days", _days, {"begin": _begin})
A_DAY = Task("/desk/rounds/*", "hub-rounds", "desk_day", _day, dict.fromkeys(KEYS, _do) | {"say": _tell_tables},
             back=DAYS.path)  # fmt: skip
HAND = Task("/desk/rounds/*/*/*", "hub-rounds", "hand", _hand, back=f"{DAYS.path}/{{0}}")


# ---- results that are set right; what cannot be read, and what is lacking ------------------------------------------
async def _results(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    """All of them, the newest first, and what the database lacks or nobody can read."""
    played = await desk.played()
    missing = (*await lacks(desk.reader), *played.unread[: -A_PAGE - 1 : -1])
    return {"part": part(played.results[::-1], request.query), "lacks": missing}


async def _result(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    """One result as a form, and who has changed it from what to what."""
    result = await _result_of(desk, request)
    return {"result": result, "trail": await corrections.trail(desk.reader, result)}


async def _correct(desk: RefereeDesk, request: Request, login: Login) -> str:
    """Another result counts from now on; standings follow by themselves."""
    is_new = await corrections.correct(desk.writer, await _result_of(desk, request), request.form, login.who)
    login.tell(Say(key="hub-was-corrected" if is_new else "hub-was-so"))
    return ""


async def _result_of(desk: RefereeDesk, request: Request) -> Result:
    for result in (await desk.played()).results:
        if (result.table, result.id) == request.places:
            return result
    raise Trouble("hub-no-result")


RESULTS = Task("/desk/results", "hub-correcting", "correcting", _results)
RESULT = Task("/desk/result/*/*", "hub-correcting", "result", _result, {"correct": _correct}, back=RESULTS.path)


# ---- who is who; what is to be forgotten, after it was said what goes ----------------------------------------------
async def _people(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    played = await desk.played()
    return {"spellings": played.people.spellings(), "known": [each.name for each in played.standings]}


async def _join(desk: RefereeDesk, request: Request, login: Login) -> str:
    name, person = (request.form.get(key, "") for key in ("name", "person"))
    await people.join(desk.writer, name, person, login.who)
    login.tell(Say(key="hub-people-joined", args={"name": name, "person": person}))
    return ""


async def _part(desk: RefereeDesk, request: Request, login: Login) -> str:
    name = request.form.get("name", "")
    await people.part(desk.writer, name, login.who)
    login.tell(Say(key="hub-people-parted", args={"name": name}))
    return ""


async def _forgetting(desk: RefereeDesk, request: Request, login: Login) -> Mapping[str, Any]:
    """Who or which table is to be forgotten; and then what goes."""
    kind, name = (request.query.get(key, "") for key in ("what", "name"))
    if kind not in keeping.LOOKS:
        return {"what": ""}
    return {"what": kind, "name": name, "n": await keeping.LOOKS[kind](desk.reader, name)}


async def _forget(desk: RefereeDesk, request: Request, login: Login) -> str:
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
FORGET = Task("/desk/forget", "hub-forget", "forget", _forgetting, {"forget": _forget}, back="/desk/forget")

TASKS = (CALLS, SAY, DAYS, A_DAY, HAND, RESULTS, RESULT, PEOPLE, JOINING, FORGET)
