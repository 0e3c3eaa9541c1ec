"""Seat requests from a phone, allowed by the table screen or by the seat code."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from companion.access.grants import SeatRequest
from companion.access.join_code import DIGITS
from companion.access.roles import is_allowed
from companion.errors import Stale, Trouble
from companion.pages.page import Submission, View, asks, keys, number, parts
from companion.table.core import Core
from companion.view.qr import digits
from companion.view.wire import Band, ChoiceView, Fact, OptionView, Show, TextView


def draw(view: View) -> Show:
    """The seats; at "sit/52" the pending request with this number; at "sit/code/2" the code for that seat."""
    what, seat = parts(view.subject, 2)
    n = number(what)
    if n is not None and (asking := view.core.phones.find_request(n)):
        return _waiting_page(view, asking)
    person = _person_at(view.core, seat) if what == "code" else ""
    return _code_page(view, person) if person else _seats_page(view)


def _seats_page(view: View) -> Show:
    people = view.core.people
    leave = (_key(view, "leave", "sit-leave-confirm"),) if is_allowed(view.role, "seat") else ()
    seats = view.form("sit", _people(view), *leave, label="sit-who")
    said = "sit-no" if view.subject == "no" else "" if people else "sit-nobody"
    return _screen(
        view,
        f"sit/{view.subject}".rstrip("/"),
        view.heading("sit-title", "sit-ask"),
        facts=(view.fact(said, "warn") if said else None, _code_note(view)),
        asks=asks(seats) if people else (),
    )


def _code_note(view: View) -> Fact | None:
    """A note on where the code is, while no table screen takes requests."""
    phones = view.core.phones
    if phones.operators and not phones.is_closed:
        return None
    return view.fact("sit-closed" if phones.operators else "sit-only-code")


def _people(view: View) -> ChoiceView:
    """Everyone at the table, with a note on seats that are on a phone already."""
    core, speaker = view.core, view.speaker
    options = tuple(
        OptionView(
            value=name,
            text=speaker.name(seat) if core.game.has_game else name,
            note=view.text("sit-on-a-phone" if core.phones.grants_of(name) else "sit-free"),
            mark=speaker.mark(seat) if core.game.has_game else None,
        )
        for seat, name in enumerate(core.people)
    )
    return keys("person", "", options)


def _key(view: View, name: str, text: str) -> ChoiceView:
    """A plain button: the golden confirm button is never for giving something up."""
    return keys(name, "", [("yes", view.text(text))])


def _waiting_page(view: View, asking: SeatRequest) -> Show:
    """The request's number, as large as on the table screen, and a link to enter the code instead."""
    seat = view.core.people.index(asking.person) if asking.person in view.core.people else 0
    return _screen(
        view,
        f"sit/{asking.number}",
        Band(who=asking.person, ask=view.text("sit-waiting")),
        drawing=digits(str(asking.number)),
        facts=(view.fact("sit-waiting-how"),),
        asks=asks(view.form("sit", _key(view, "cancel", "sit-cancel"))),
        links=(view.link("sit-code-key", f"sit/code/{seat}"),),
    )


def _code_page(view: View, person: str) -> Show:
    field = TextView(name="code", label=view.text("sit-code"), most=DIGITS + 1, digits=True)
    seat = view.core.people.index(person)
    typed = view.form(f"sit/code/{seat}", field, confirm="sit-confirm", missing="sit-code-missing", person=person)
    band = Band(who=person, ask=view.text("sit-code"))
    return _screen(view, f"sit/code/{seat}", band, facts=(_code_note(view),), asks=asks(typed))


def _screen(view: View, page: str, band: Band, **parts: Any) -> Show:
    """A page whose forms viewers without a seat may fill in as well."""
    to = "" if page == "sit" or view.subject == "no" else "sit"
    return structs.replace(view.screen(page, band, back=to, **parts), may=True)


async def change(sent: Submission) -> str:
    """Request the tapped seat, or go to its code page without a table screen; leave the seat, or cancel a request."""
    core = sent.core
    name, value = sent.change
    match name:
        case "leave":
            await core.phones.take_away(sent.visit.number)
            return "play"
        case "cancel":
            core.phones.withdraw(sent.visit)
            return "sit"
    if sent.subject or value not in core.people:
        raise Trouble("sit-choose")
    seat = core.people.index(value)
    if seat in sent.visit.own:
        return "play"
    core.phones.withdraw(sent.visit)
    if not core.phones.operators or not core.phones.may_ask():
        return f"sit/code/{seat}"
    return f"sit/{core.phones.ask(value, sent.visit).number}"


async def take(sent: Submission) -> str:
    """Check the code and give the phone its seat."""
    what, seat = parts(sent.subject, 2)
    if what != "code":
        raise Stale("form-closed")
    if not (person := _person_at(sent.core, seat)):
        raise Trouble("sit-choose")
    await sent.core.phones.admit_with_code(sent.text("code"), person, sent.visit)
    return ""


def _person_at(core: Core, seat: str) -> str:
    """The player of this seat, "" = none."""
    n = number(seat)
    return core.people[n] if n is not None and n < len(core.people) else ""
