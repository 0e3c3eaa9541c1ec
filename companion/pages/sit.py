"""Sitting down: a phone requests a seat. The table screen allows it, or the seat code does."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from companion.access.client_session import ClientSession
from companion.access.grants import Asking
from companion.access.join_code import DIGITS
from companion.access.roles import allows
from companion.errors import Stale, Trouble
from companion.pages.page import Page, View, ask, back, heading, number, screen
from companion.table.core import Core
from companion.view.wire import ChoiceView, Fact, FormView, OptionView, Show, TextView


def draw(view: View) -> Show:
    """Whose seat; or, at "sit/52", the number under which this phone waits."""
    n = number(view.about)
    asking = view.core.phones.asked(n) if n is not None else None
    return _waiting(view, asking) if asking else _choosing(view)


def _choosing(view: View) -> Show:
    people, phones = view.core.people, view.core.phones
    forms = [_ask_form(view), _code_form(view)] if phones.operators else [_code_form(view)]
    if allows(view.role, "seat"):
        forms.append(FormView(id="~sit/leave", label=view.text("sit-leave"), confirm=view.text("sit-leave-confirm")))
    nobody = () if people else (Fact(text=view.text("sit-nobody"), style="warn"),)
    only_code = () if phones.operators else (Fact(text=view.text("sit-only-code")),)
    return _screen(
        view,
        "sit",
        heading(view, "sit-title", "sit-ask"),
        facts=(*nobody, *only_code),
        asks=(ask("~sit", *forms),) if people else (),
    )


def _ask_form(view: View) -> FormView:
    confirm = view.text("sit-confirm", person="{person}")
    return FormView(id="~sit", label=view.text("sit-ask-key"), confirm=confirm, missing=view.text("sit-choose"),
                    fields=(_people(view),))  # fmt: skip


def _code_form(view: View) -> FormView:
    typed = TextView(name="code", label=view.text("sit-code"), most=DIGITS + 1)
    confirm = view.text("sit-confirm", person="{person}")
    return FormView(id="~sit/code", label=view.text("sit-code-key"), confirm=confirm,
                    missing=view.text("sit-code-missing"), fields=(_people(view), typed))  # fmt: skip


def _people(view: View) -> ChoiceView:
    """Everybody at the table, and whose seat is on a phone already."""
    core, speaker = view.core, view.speaker
    options = tuple(
        OptionView(
            value=name,
            text=name,
            note=view.text("sit-on-a-phone" if core.phones.holding(name) else "sit-free"),
            mark=speaker.mark(seat) if core.game.playing else None,
        )
        for seat, name in enumerate(core.people)
    )
    return ChoiceView(name="person", label=view.text("sit-who"), options=options)


def _waiting(view: View, asking: Asking) -> Show:
    facts = (
        Fact(text=str(asking.number), style="big", value=asking.person),
        Fact(text=view.text("sit-waiting-how")),
    )
    cancel = FormView(id="~sit/cancel", label="", confirm=view.text("sit-cancel"))
    page = f"sit/{asking.number}"
    return _screen(view, page, heading(view, "sit-waiting"), facts=facts, asks=(ask("~sit", cancel),))


def _screen(view: View, page: str, band: Any, **parts: Any) -> Show:
    """Whoever only watches may fill these forms in as well."""
    return structs.replace(screen(view, page, band, back=back(view), **parts), may=True)


async def take(core: Core, visit: ClientSession, about: str, values: dict[str, Any]) -> str:
    """A phone asks, or says the code, or gives its seat back, or does not want to wait any more."""
    match about:
        case "":
            phones = core.phones
            phones.withdraw(visit)
            return f"sit/{phones.ask(_person(core, values), visit.address, visit.hash, visit).number}"
        case "code":
            person, code = _person(core, values), str(values.get("code", ""))
            await core.phones.admit_with_code(code, person, visit.address, visit.hash, visit)
            return ""
        case "leave":
            await core.phones.take_away(visit.number)
            return "play"
        case "cancel":
            core.phones.withdraw(visit)
            return "sit"
    raise Stale("form-closed")


def _person(core: Core, values: dict[str, Any]) -> str:
    person = values.get("person")
    if person not in core.people:
        raise Trouble("sit-choose")
    return str(person)


PAGE = Page(draw=draw, take=take)
