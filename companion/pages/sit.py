"""Sitting down: a phone requests a seat. The table screen allows it, or the seat code does."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from companion.access.grants import SeatRequest
from companion.access.join_code import DIGITS
from companion.access.roles import allows
from companion.errors import Stale, Trouble
from companion.pages.page import Submission, View, asks, keys, number, parts
from companion.table.core import Core
from companion.view.qr import digits
from companion.view.wire import Band, ChoiceView, Fact, OptionView, Show, TextView


def draw(view: View) -> Show:
    """Whose seat; at "sit/52" the number under which this phone waits; at "sit/code/2" the code for that seat."""
    what, seat = parts(view.about, 2)
    n = number(what)
    if n is not None and (asking := view.core.phones.asked(n)):
        return _waiting(view, asking)
    person = _at(view.core, seat) if what == "code" else ""
    return _with_code(view, person) if person else _choosing(view)


def _choosing(view: View) -> Show:
    """A tap on a seat asks the table for it; without a table screen it leads to the code."""
    people = view.core.people
    leave = (_key(view, "leave", "sit-leave-confirm"),) if allows(view.role, "seat") else ()
    seats = view.form("sit", _people(view), *leave, label="sit-who")
    said = "sit-no" if view.about == "no" else "" if people else "sit-nobody"
    return _screen(
        view,
        f"sit/{view.about}".rstrip("/"),
        view.heading("sit-title", "sit-ask"),
        facts=(view.fact(said, "warn") if said else None, _only_code(view)),
        asks=asks(seats) if people else (),
    )


def _only_code(view: View) -> Fact | None:
    """Where the code is, while nobody at the table can be asked."""
    phones = view.core.phones
    if phones.operators and not phones.closed:
        return None
    return view.fact("sit-closed" if phones.operators else "sit-only-code")


def _people(view: View) -> ChoiceView:
    """Everybody at the table, and whose seat is on a phone already."""
    core, speaker = view.core, view.speaker
    options = tuple(
        OptionView(
            value=name,
            text=speaker.name(seat) if core.game.playing else name,
            note=view.text("sit-on-a-phone" if core.phones.holding(name) else "sit-free"),
            mark=speaker.mark(seat) if core.game.playing else None,
        )
        for seat, name in enumerate(core.people)
    )
    return keys("person", "", options)


def _key(view: View, name: str, text: str) -> ChoiceView:
    """A plain key: the golden one is never for giving something up."""
    return keys(name, "", [("yes", view.text(text))])


def _waiting(view: View, asking: SeatRequest) -> Show:
    """The number, as large as it stands on the table's screen; who knows the code need not wait."""
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


def _with_code(view: View, person: str) -> Show:
    field = TextView(name="code", label=view.text("sit-code"), most=DIGITS + 1, digits=True)
    seat = view.core.people.index(person)
    typed = view.form(f"sit/code/{seat}", field, confirm="sit-confirm", missing="sit-code-missing", person=person)
    band = Band(who=person, ask=view.text("sit-code"))
    return _screen(view, f"sit/code/{seat}", band, facts=(_only_code(view),), asks=asks(typed))


def _screen(view: View, page: str, band: Band, **parts: Any) -> Show:
    """Whoever only watches may fill these forms in as well."""
    to = "" if page == "sit" or view.about == "no" else "sit"
    return structs.replace(view.screen(page, band, back=to, **parts), may=True)


async def change(sent: Submission) -> str:
    """A tap on a seat: the phone asks for it, or is asked for the code. Or it gives its seat back, or waits no more."""
    core = sent.core
    name, value = sent.change
    match name:
        case "leave":
            await core.phones.take_away(sent.visit.number)
            return "play"
        case "cancel":
            core.phones.withdraw(sent.visit)
            return "sit"
    if sent.about or value not in core.people:
        raise Trouble("sit-choose")
    seat = core.people.index(value)
    if seat in sent.visit.own:
        return "play"
    core.phones.withdraw(sent.visit)
    if not core.phones.operators or not core.phones.hears():
        return f"sit/code/{seat}"
    return f"sit/{core.phones.ask(value, sent.visit).number}"


async def take(sent: Submission) -> str:
    """A phone says the code."""
    what, seat = parts(sent.about, 2)
    if what != "code":
        raise Stale("form-closed")
    if not (person := _at(sent.core, seat)):
        raise Trouble("sit-choose")
    await sent.core.phones.admit_with_code(sent.text("code"), person, sent.visit)
    return ""


def _at(core: Core, seat: str) -> str:
    """Who sits at that seat, "" = nobody."""
    n = number(seat)
    return core.people[n] if n is not None and n < len(core.people) else ""
