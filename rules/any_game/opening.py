"""Which game is played: one that the box knows, or a new pad; and how it begins (ANY-1 to ANY-4)."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import info
from rules.kit.rules import Outcome
from rules.kit.types import NOTHING, TABLE, Catalogue, Choice, Option, Prompt, Say, Seat, Seating, Text

from . import pad_form
from .catalogue import LAST, PLAYED, pads_of
from .components import BUILT_IN, MOST_NAME, Make, Options, Pad
from .flow import BY_HAND, CHOOSE
from .state import Result, State, blank, every_side, sides
from .words import title


def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    """Nothing is chosen yet; there are the pads that this box knows."""
    n, own = len(seating.names), pads_of(catalogue)
    played = catalogue.get(PLAYED, {}).get(LAST, {})
    return State(options=options, seats=n, start=seating.start, turns=(0,) * n, pads=own, last=played.get("pad", ""),
                 before=tuple(played.get("before", ())))  # fmt: skip


def known(state: State) -> dict[str, Pad]:
    """Every pad that so many people can play, those that were played last first, then their own."""
    every = {**state.pads, **BUILT_IN}
    lately = {id: every[id] for id in (state.last, *state.before) if id in every}
    return {id: pad for id, pad in {**lately, **every}.items() if _fits(state, id, pad)}


def _fits(state: State, id: str, pad: Pad) -> bool:
    """Whether so many can play it; the rules of built-in games know no uneven teams."""
    is_even = id not in BUILT_IN or not pad.teams or state.seats % pad.teams == 0
    return pad.least <= state.seats <= pad.most and is_even


def is_sought(state: State, pad: Pad) -> bool:
    """Whether its name holds the letters that somebody looks for, in any language."""
    sought, names = state.sought.casefold(), (*pad.names.values(), pad.name)
    return not sought or any(sought in name.casefold() for name in names)


def with_pad(state: State, id: str, pad: Pad) -> State:
    """The game begins: everybody has what they begin with."""
    before = tuple(each for each in dict.fromkeys((state.last, *state.before)) if each not in ("", id))[:MOST_BEFORE]
    state = replace(state, pad_id=id, pad=pad, pads={}, last="", before=before, sought="")
    state = replace(state, carried=(0,) * len(sides(state)),
                    counters=tuple((counter.start,) * state.seats for counter in pad.counters))  # fmt: skip
    if max(pad.legs, pad.sets) > 1:
        state = replace(state, legs=(0,) * len(sides(state)), sets=(0,) * len(sides(state)))
    if pad.scores == "count":
        return replace(state, card=((tuple(pad.start for _ in every_side(state)),),))
    return replace(state, card=(blank(state),)) if pad.scores == "rows" else state


MOST_BEFORE = 5  # pads that were played before the last one


def _option(id: str, pad: Pad) -> Option:
    return Option(value=id, label=title(pad), note=pad_form.in_words(pad))


OFFERED = {id: _option(id, pad) for id, pad in BUILT_IN.items()}
MAKE = forms.form("make", TABLE, "make", pad_form.fields(brief=True), ask="choose", picks=("name",),
                  hint=Say(key="make-hint"))  # fmt: skip


@CHOOSE.asked_by
def ask_choose(state: State) -> tuple[Prompt, ...]:
    """The pad that was played last is chosen; none is on the first evening."""
    every = known(state)
    found = {id: pad for id, pad in every.items() if is_sought(state, pad)} or every
    options = tuple(OFFERED[id] if pad is BUILT_IN.get(id) else _option(id, pad) for id, pad in found.items())
    usual = (state.last,) if state.last in found else tuple(found) if len(found) == 1 else ()
    pad = Choice(name="pad", label=NOTHING, options=options, default=usual)
    letters = Text(name="letters", label=Say(key="find-letters"), most=MOST_NAME, least=0, default=state.sought)
    return (
        forms.form("choose", TABLE, "choose", (pad,), ask="choose", picks=("pad",)),
        forms.form("find", TABLE, "find", (letters,), ask="choose", picks=("letters",), changed=True),
        MAKE,
    )


@CHOOSE.move("ANY-2")
def choose(state: State, pad: Annotated[str, BY_HAND]) -> Outcome[State]:
    """One that the box knows."""
    chosen = known(state)[pad]
    return with_pad(state, pad, chosen), info("chosen", "ANY-1", pad=title(chosen))


@CHOOSE.move("ANY-1")
def find(state: State, letters: Annotated[str, BY_HAND]) -> Outcome[State]:
    """Only those whose names hold these letters are offered; all of them where none does."""
    return replace(state, sought=letters)


def do_make(state: State, seat: Seat, move: Make) -> Result:
    """A new pad: the box keeps it for other evenings."""
    expect(state.step == "choose")
    pad = pad_form.pad_of(move)
    expect(pad.least <= state.seats <= pad.most, "wrong-seats", "ANY-2", least=pad.least, most=pad.most)
    return with_pad(state, pad.name, pad), (info("made", "ANY-4", pad=title(pad)),)
