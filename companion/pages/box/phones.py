"""Phones: seat requests, the seats of each phone, and removing them. Only on the main table screen."""

from __future__ import annotations

from companion.access.grants import Grant, SeatRequest
from companion.errors import Stale
from companion.pages.box.join import code
from companion.pages.page import Submission, View, asks, parts, require_number
from companion.view.wire import ChoiceView, Fact, Knock, Link, OptionView, Show


# ---- seat requests ------------------------------------------------------------------------------------
def knocks(view: View) -> tuple[Knock, ...]:
    """The open seat requests, shown over any page of the main table screen."""
    return tuple(_knock(view, asking) for asking in view.core.phones.requests) if view.is_operator else ()


def _knock(view: View, asking: SeatRequest) -> Knock:
    n, person, phones = asking.number, asking.person, view.core.phones
    held = phones.find_by_hash(asking.guest.hash)
    has = ", ".join(held.people) if held else ""
    also = ", ".join(str(grant.number) for grant in phones.grants_of(person))
    key = f"knock{'-more' if has else ''}{'-held' if also else ''}"
    return view.knock(f"phones/{n}", view.text(key, n=n, person=person, has=has, also=also), str(n))


async def take(sent: Submission) -> str:
    """Allow or decline a seat request; the screen stays on its page."""
    n = require_number(sent.subject)
    if sent.values.get("yes") is True:
        await sent.core.phones.admit(n)
    else:
        sent.core.phones.refuse(n)
    return ""


# ---- all phones ---------------------------------------------------------------------------------------
def draw(view: View) -> Show:
    """Every phone with a seat or table rights, and the seat code."""
    grants = view.core.phones.grants
    links = []
    for grant in grants:
        text = f"{view.text('phone-name', n=grant.number)} · {_holdings(view, grant)}"
        links.append(Link(text=text, note=_presence(view, grant), go=f"phone/{grant.number}"))
    return view.screen(
        "phones",
        view.heading("phones-title"),
        facts=(*code(view), None if grants else view.fact("phones-none")),
        links=(*links, view.link("join-link", "join")),
    )


def _holdings(view: View, grant: Grant) -> str:
    return view.text("phone-is-table") if grant.role == "table" else ", ".join(grant.people)


def _presence(view: View, grant: Grant) -> str:
    return view.text("phone-here" if view.core.phones.holders(grant) else "phone-not-here")


# ---- one phone ----------------------------------------------------------------------------------------
def draw_one(view: View) -> Show:
    """A phone's seats, and the forms to change them, to make it a table screen, or to remove it."""
    grant = next((g for g in view.core.phones.grants if str(g.number) == view.subject), None)
    if grant is None:
        return draw(view)
    n, people = grant.number, tuple(dict.fromkeys((*grant.people, *view.core.people)))
    choice = ChoiceView(name="people", label=view.text("phone-people"), most=len(people),
                        options=tuple(OptionView(value=name, text=name) for name in people),
                        default=grant.people)  # fmt: skip
    give = view.form(f"phone/{n}/give", choice, label="phone-give-key", confirm="phone-give", missing="sit-choose",
                     people="{people}")  # fmt: skip
    table = view.form(f"phone/{n}/table", label="phone-table-key", confirm="phone-table", hint="phone-table-note")
    away = view.form(f"phone/{n}/away", label="phone-away-key", confirm="phone-away", n=n)
    return view.screen(
        f"phone/{n}",
        view.heading("phone-name", n=n),
        facts=(
            Fact(text=_holdings(view, grant), style="big"),
            Fact(text=_presence(view, grant), style="label"),
            view.fact("phone-since", "label", day=view.speaker.day(grant.since)),
        ),
        asks=asks(give, table, away),
        back="phones",
    )


async def take_one(sent: Submission) -> str:
    """Change a phone's rights at once; the phone shows it in the same step."""
    core = sent.core
    phone, what = parts(sent.subject, 2)
    n = require_number(phone)
    match what:
        case "give":
            people = sent.values.get("people")
            given = tuple(name for name in people if isinstance(name, str)) if isinstance(people, list) else ()
            await core.phones.give(n, given)
        case "table":
            await core.phones.promote(n)
        case "away":
            await core.phones.take_away(n)
            return "phones"
        case _:
            raise Stale("form-closed")
    return f"phone/{n}"
