"""Markers that move, and fields that several cards ask."""

from __future__ import annotations

from rules.akkon.components import RAISED, TRACK_LEAST, TRACK_MOST, Track
from rules.akkon.state import Result, State, TellEffect, others, shift
from rules.akkon.words import Args, track_word
from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.types import Choice, Field, News, Option, Pick, Prompt, Say, Seat, Who


def moved(state: State, seat: Seat, track: Track, by: int, rule: str) -> Result:
    """A marker moves, and everybody hears where it stands now; what goes beyond 0 or 13 is lost."""
    before, state = state.players[seat].tracks[track], shift(state, seat, track, by)
    now = state.players[seat].tracks[track]
    args: Args = {"who": Who(seat=seat), "track": track_word(track), "n": now}
    if now - before != by:
        return state, (News(say=Say(key="marker-stops", args=args), rule="AKK-52"),)
    return state, (News(say=Say(key="marker-at", args=args), rule=rule, tone="gain" if by > 0 else "info"),)


def from_to(now: int, by: int) -> Say:
    if not TRACK_LEAST <= now + by <= TRACK_MOST:
        return Say(key="from-nowhere", args={"a": now})
    return Say(key="from-to", args={"a": now, "b": now + by})


def effect_word(task: TellEffect) -> Say:
    """ "Church Ban: gold": what is being played."""
    kind = Say(key=f"kind-{task.kind}")
    return Say(key="card-named", args={"kind": kind, "track": track_word(task.track)}) if task.track else kind


def effect_prompt(task: TellEffect, rule: str, fields: tuple[Field, ...], move: str = "") -> Prompt:
    """What the player of a card chooses; its confirm sentence may name what is chosen in any of the fields."""
    move = move or task.kind
    picks: Args = {field.name: Pick(field=field.name) for field in fields}
    return Prompt(id=move, seat=task.seat, move=move, label=effect_word(task),
                  confirm=Say(key=f"{move}-confirm", args=picks), fields=fields, rule=rule)  # fmt: skip


def one_of(name: str, label: Say, options: tuple[Option, ...]) -> Choice:
    """A choice that is made already where there is only one."""
    usual = (options[0].value,) if len(options) == 1 else ()
    return Choice(name=name, label=label, options=options, usual=usual)


def expect_other(state: State, task: TellEffect, seat: Seat) -> None:
    expect(seat in others(state, task.seat), "another-player", "AKK-79")


def points_field() -> Choice:
    """How far the marker moves, where not the card's name decides (AKK-58)."""
    options = tuple(Option(value=n, label=Say(key="plus", args={"n": n})) for n in sorted(RAISED.values()))
    return Choice(name="points", label=Say(key="points-label"), options=options, when=("kind", tuple(RAISED)))


def rise_field() -> Choice:
    return Choice(name="rise", label=Say(key="rise-label"), options=forms.yes_no(), usual=(1,))
