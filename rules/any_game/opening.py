"""Which game is played: one that the box knows, or a new pad (ANY-1 to ANY-4); and the pads that people have told, kept
from evening to evening, looked at and changed, and carried in a file."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rules.kit.news import info
from rules.kit.printed import Kind, Printed
from rules.kit.rules import Outcome, must, pick, text, whole
from rules.kit.types import NOTHING, Catalogue, MutableCatalogue, Option, Say, Seating, with_entry, without_entry

from . import pad_form
from .checking import check_pad
from .components import BUILT_IN, MOST_NAME, MOST_PADS, Options, Pad
from .state import State, title
from .turns import CHOOSE

PADS, PLAYED, LAST = "pad", "played", "last"
MOST_BEFORE = 5  # pads that were played before the last one


def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    """Nothing is chosen yet; there are the pads that this box knows."""
    n, own = len(seating.names), pads_of(catalogue)
    played = catalogue.get(PLAYED, {}).get(LAST, {})
    return State(options=options, seats=n, start=seating.start, turns=(0,) * n, pads=own, last=played.get("pad", ""),
                 before=tuple(played.get("before", ())))  # fmt: skip


def known_pads(state: State) -> dict[str, Pad]:
    """Every pad that so many people can play, those that were played last first, then their own."""
    every = {**state.pads, **BUILT_IN}
    lately = {id: every[id] for id in (state.last, *state.before) if id in every}
    fitting = {id: pad for id, pad in {**lately, **every}.items() if pad.least <= state.seats <= pad.most}
    uneven = {id for id, pad in BUILT_IN.items() if state.seats % (pad.teams or 1)}  # their rules know no such teams
    return {id: pad for id, pad in fitting.items() if id not in uneven}


def with_pad(state: State, id: str, pad: Pad) -> State:
    """The game begins: everybody has what they begin with."""
    before = tuple(each for each in dict.fromkeys((state.last, *state.before)) if each not in ("", id))[:MOST_BEFORE]
    state = replace(state, pad_id=id, pad=pad, pads={}, last="", before=before, sought="")
    state = replace(state, carried=(0,) * len(state.sides()),
                    counters=tuple((counter.start,) * state.seats for counter in pad.counters))  # fmt: skip
    if max(pad.legs, pad.sets) > 1:
        state = replace(state, legs=(0,) * len(state.sides()), sets=(0,) * len(state.sides()))
    if pad.scores == "count":
        return replace(state, card=((tuple(pad.start for _ in state.all_sides()),),))
    return replace(state, card=(state.blank_column(),)) if pad.scores == "rows" else state


# ---- what is asked ----------------------------------------------------------------------------------------
def _option(id: str, pad: Pad) -> Option:
    return Option(value=id, label=title(pad), note=pad_form.pad_summary(pad))


BUILT_IN_OPTIONS = {id: _option(id, pad) for id, pad in BUILT_IN.items()}


def pad_options(state: State) -> tuple[Option, ...]:
    """Those whose names hold the letters that somebody looks for, in any language; all of them where none does."""
    every, sought = known_pads(state), state.sought.casefold()
    found = {id: pad for id, pad in every.items()
             if any(sought in name.casefold() for name in (*pad.names.values(), pad.name))} or every  # fmt: skip
    return tuple(BUILT_IN_OPTIONS[id] if pad is BUILT_IN.get(id) else _option(id, pad) for id, pad in found.items())


def usual_pad(state: State) -> tuple[str | int, ...]:
    """The one that was played last is chosen; none is on the first evening."""
    found = tuple(option.value for option in pad_options(state))
    return (state.last,) if state.last in found else found if len(found) == 1 else ()


@CHOOSE.move()  # no rule: the list needs the room of its key
def choose(state: State, pad: Annotated[str, pick(pad_options, label=NOTHING, default=usual_pad)]) -> Outcome[State]:
    """One that the box knows."""
    chosen = known_pads(state)[pad]
    return with_pad(state, pad, chosen), info("chosen", "ANY-1", pad=title(chosen))


@CHOOSE.move("ANY-1", changed=True)
def find(
    state: State, letters: Annotated[str, text(MOST_NAME, 0, label="find-letters", default=lambda s: s.sought)]
) -> Outcome[State]:  # fmt: skip
    """Only those whose names hold these letters are offered."""
    return replace(state, sought=letters)


@CHOOSE.move("ANY-3", picks=("name",), hint="make-hint")
def make(state: State, told: Annotated[dict[str, Any], whole(pad_form.fields(), pad_form.BRIEF)]) -> Outcome[State]:
    """A new pad: the box keeps it for other evenings."""
    pad = pad_form.pad_of(told)
    must(pad.least <= state.seats <= pad.most, "wrong-seats", "ANY-2", least=pad.least, most=pad.most)
    return with_pad(state, pad.name, pad), info("made", "ANY-4", pad=title(pad))


# ---- what the box knows -----------------------------------------------------------------------------------
def learned_pads(state: State) -> Catalogue:
    """The pad that is played, where it is the people's own, and which one it is."""
    if not state.pad_id:
        return {}
    before = {"before": state.before} if state.before else {}
    played = {PLAYED: {LAST: {"pad": state.pad_id, **before}}}
    return played if state.pad_id in BUILT_IN else {**played, PADS: {state.pad_id: msgspec.to_builtins(state.pad)}}


def pads_of(catalogue: Catalogue) -> dict[str, Pad]:
    return {id: msgspec.convert(dict(values), Pad) for id, values in catalogue.get(PADS, {}).items()}


# ---- to look at and change --------------------------------------------------------------------------------
def _tell(catalogue: Catalogue, id: str, values: dict[str, Any]) -> MutableCatalogue:
    """The catalogue with a pad as the form tells it, under the name that it has now."""
    pad = pad_form.pad_of(values, pads_of(catalogue).get(id))
    return with_entry(without_entry(catalogue, PADS, id), PADS, pad.name, msgspec.to_builtins(pad))


class Played(Struct, frozen=True):
    """Which pads were played; nobody looks at it."""

    pad: str = ""
    before: tuple[str, ...] = ()


PRINTED = Printed(
    Kind(
        id=PADS, type=Pad, title="section-pads", label=lambda id, pad: title(pad), name=lambda pad: pad.name,
        note=lambda id, pad: pad_form.pad_summary(pad), order=lambda id, pad: id.casefold(), limit=MOST_PADS,
        fields=lambda id, pad: pad_form.fields(pad), answers=lambda id, pad: {},  # they show what is known
        new_fields=pad_form.fields(), hint=Say(key="pad-hint"), tell=_tell, law=lambda id, pad: check_pad(pad),
    ),
    Kind(id=PLAYED, type=Played, title="section-pads", label=lambda id, played: NOTHING, is_shown=False),
)  # fmt: skip
