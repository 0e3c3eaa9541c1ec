"""The time of each player and phase as bars; the rolls that a dice reader has read."""

from __future__ import annotations

from typing import Any

from companion.log import luck
from companion.log.clocks import Clocks
from companion.log.course import turns
from companion.log.luck import Faces
from companion.log.session import Session
from companion.pages.page import Page, View, back, heading, screen
from companion.pages.play import seats
from companion.view.clocks import mm_ss
from companion.view.draw import Bar, Group, bars
from companion.view.speak import Speaker
from companion.view.wire import Drawing, Fact, Show
from rules.kit.types import TABLE, Pick, Say, Who


def draw(view: View) -> Show:
    """Game-time: pauses are left out."""
    session, speaker = view.look.session, view.speaker
    return screen(
        view,
        "times",
        heading(view, "times-title"),
        chips=seats(view),
        drawing=times_drawing(session.clocks(), len(session.head.seats), speaker),
        facts=time_facts(session, speaker),
        back=back(view),
    )


def times_drawing(clocks: Clocks, seats: int, speaker: Speaker) -> Drawing:
    """A bar per seat, one for what the whole table did, and one per phase."""
    people = [Bar(label=speaker.name(seat), amount=ms, text=mm_ss(ms), mark=speaker.mark(seat))
              for seat in range(seats) for ms in (clocks.per_seat.get(seat, 0),)]  # fmt: skip
    together = clocks.per_seat.get(TABLE, 0)
    people.append(Bar(label=speaker.speak(Say(key="times-table")), amount=together, text=mm_ss(together)))
    phases = [
        Bar(label=speaker.speak(Say(key=f"{phase}-name")), amount=ms, text=mm_ss(ms))
        for phase, ms in clocks.per_phase.items()
        if ms >= 1000
    ]
    return bars((
        Group(title=speaker.speak(Say(key="times-seats")), bars=tuple(people)),
        Group(title=speaker.speak(Say(key="times-phases")), bars=tuple(phases)),
    ))  # fmt: skip


def times_said(clocks: Clocks, seats: int, speaker: Speaker) -> str:
    """Who took how long, in one sentence."""
    who = max(range(seats), key=lambda seat: clocks.per_seat.get(seat, 0))
    args: dict[str, str | int | Say | Who | Pick] = {
        "who": Who(seat=who),
        "time": mm_ss(clocks.per_seat.get(who, 0)),
        "whole": mm_ss(clocks.at_ms),
    }
    if len(clocks.per_phase) < 2:
        return speaker.speak(Say(key="went-time", args=args))
    phase = max(clocks.per_phase, key=lambda phase: clocks.per_phase[phase])
    return speaker.speak(Say(key="went-time-phase", args={**args, "phase": Say(key=f"{phase}-name")}))


def time_facts(session: Session[Any, Any, Any], speaker: Speaker) -> tuple[Fact, ...]:
    """The whole game, each seat's turns, and the dice."""
    clocks, begun = session.clocks(), turns(session)
    facts = [
        Fact(text=speaker.speak(Say(key="times-game")), value=mm_ss(clocks.at_ms)),
        Fact(text=speaker.speak(Say(key="times-turns")), style="label"),
    ]
    for seat in range(len(session.head.seats)):
        many = begun.get(seat, 0)
        average = mm_ss(round(clocks.per_seat.get(seat, 0) / many)) if many else "–"
        facts.append(Fact(text=speaker.name(seat), mark=speaker.mark(seat), value=average))
    return (*facts, *luck_facts(luck.thrown(session.lines), speaker))


def luck_facts(thrown: Faces, speaker: Speaker) -> tuple[Fact, ...]:
    """How often each face came that a reader has read; nothing without a reader."""
    facts = [Fact(text=speaker.speak(Say(key="times-dice")), style="label")] if thrown else []
    for tint, faces in sorted(thrown.items()):
        dice = Say(key="hardware-dice", args={"tint": tint, "n": faces.total()})
        facts.append(Fact(text=f"{speaker.speak(dice)}: {luck.listed(faces)}"))  # up to twenty faces: a long text
        if (mean := luck.mean(faces)) is not None:
            facts.append(Fact(text=speaker.speak(Say(key="times-mean")), value=speaker.decimal(mean)))
    return tuple(facts)


PAGE = Page(draw=draw, in_game=True)
