"""The choice of a pad, known or new (ANY-1 to ANY-4); and the players' own pads in the catalogue."""

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
MOST_BEFORE = 5  # pads played before the last one


def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    """The state before a pad is chosen, with the players' own pads of the catalogue."""
    n, own = len(seating.names), pads_of(catalogue)
    played = catalogue.get(PLAYED, {}).get(LAST, {})
    return State(options=options, seats=n, start=seating.start, turns=(0,) * n, pads=own, last=played.get("pad", ""),
                 before=tuple(played.get("before", ())))  # fmt: skip


def known_pads(state: State) -> dict[str, Pad]:
    """The pads for this number of seats: those played last first, then the players' own."""
    every = {**state.pads, **BUILT_IN}
    lately = {id: every[id] for id in (state.last, *state.before) if id in every}
    fitting = {id: pad for id, pad in {**lately, **every}.items() if pad.least <= state.seats <= pad.most}
    uneven = {id for id, pad in BUILT_IN.items() if state.seats % (pad.teams or 1)}  # teams would be unequal
    return {id: pad for id, pad in fitting.items() if id not in uneven}


def with_pad(state: State, id: str, pad: Pad) -> State:
    """The state at the start of a game on this pad."""
    before = tuple(each for each in dict.fromkeys((state.last, *state.before)) if each not in ("", id))[:MOST_BEFORE]
    state = replace(state, pad_id=id, pad=pad, pads={}, last="", before=before, sought="")
    state = replace(state, carried=(0,) * len(state.sides()),
                    counters=tuple((counter.start,) * state.seats for counter in pad.counters))  # fmt: skip
    if max(pad.legs, pad.sets) > 1:
        state = replace(state, legs=(0,) * len(state.sides()), sets=(0,) * len(state.sides()))
    if pad.scores == "count":
        return replace(state, card=((tuple(pad.start for _ in state.all_sides()),),))
    return replace(state, card=(state.blank_column(),)) if pad.scores == "rows" else state


# ---- questions --------------------------------------------------------------------------------------------
def _option(id: str, pad: Pad) -> Option:
    return Option(value=id, label=title(pad), note=pad_form.pad_summary(pad))


BUILT_IN_OPTIONS = {id: _option(id, pad) for id, pad in BUILT_IN.items()}


def pad_options(state: State) -> tuple[Option, ...]:
    """The pads with the searched letters in a name of any language; all pads if none matches."""
    every, sought = known_pads(state), state.sought.casefold()
    found = {id: pad for id, pad in every.items()
             if any(sought in name.casefold() for name in (*pad.names.values(), pad.name))} or every  # fmt: skip
    return tuple(BUILT_IN_OPTIONS[id] if pad is BUILT_IN.get(id) else _option(id, pad) for id, pad in found.items())


def usual_pad(state: State) -> tuple[str | int, ...]:
    """The default: the pad played last, or the only match."""
    found = tuple(option.value for option in pad_options(state))
    return (state.last,) if state.last in found else found if len(found) == 1 else ()


@CHOOSE.move()  # no rule: the list needs the room of its key
def choose(state: State, pad: Annotated[str, pick(pad_options, label=NOTHING, default=usual_pad)]) -> Outcome[State]:
    """Choose a known pad."""
    chosen = known_pads(state)[pad]
    return with_pad(state, pad, chosen), info("chosen", "ANY-1", pad=title(chosen))


@CHOOSE.move("ANY-1", changed=True)
def find(
    state: State, letters: Annotated[str, text(MOST_NAME, 0, label="find-letters", default=lambda s: s.sought)]
) -> Outcome[State]:  # fmt: skip
    """Search the pads by letters of their names."""
    return replace(state, sought=letters)


@CHOOSE.move("ANY-3", picks=("name",), hint="make-hint")
def make(state: State, told: Annotated[dict[str, Any], whole(pad_form.fields(), pad_form.BRIEF)]) -> Outcome[State]:
    """Make a new pad, which the catalogue saves."""
    pad = pad_form.pad_of(told)
    must(pad.least <= state.seats <= pad.most, "wrong-seats", "ANY-2", least=pad.least, most=pad.most)
    return with_pad(state, pad.name, pad), info("made", "ANY-4", pad=title(pad))


# ---- catalogue --------------------------------------------------------------------------------------------
def learned_pads(state: State) -> Catalogue:
    """The id of the current pad, and the pad itself if it is the players' own."""
    if not state.pad_id:
        return {}
    before = {"before": state.before} if state.before else {}
    played = {PLAYED: {LAST: {"pad": state.pad_id, **before}}}
    return played if state.pad_id in BUILT_IN else {**played, PADS: {state.pad_id: msgspec.to_builtins(state.pad)}}


def pads_of(catalogue: Catalogue) -> dict[str, Pad]:
    return {id: msgspec.convert(dict(values), Pad) for id, values in catalogue.get(PADS, {}).items()}


# ---- catalogue page ---------------------------------------------------------------------------------------
def _tell(catalogue: Catalogue, id: str, values: dict[str, Any]) -> MutableCatalogue:
    """The catalogue with a pad from the form, under its current name."""
    pad = pad_form.pad_of(values, pads_of(catalogue).get(id))
    return with_entry(without_entry(catalogue, PADS, id), PADS, pad.name, msgspec.to_builtins(pad))


class PlayedPads(Struct, frozen=True):
    """The ids of the pads played last; not shown."""

    pad: str = ""
    before: tuple[str, ...] = ()


PRINTED = Printed(
    Kind(
        id=PADS, type=Pad, title="section-pads", label=lambda id, pad: title(pad), name=lambda pad: pad.name,
        note=lambda id, pad: pad_form.pad_summary(pad), order=lambda id, pad: id.casefold(), limit=MOST_PADS,
        fields=lambda id, pad: pad_form.fields(pad), answers=lambda id, pad: {},  # the fields' defaults show them
        new_fields=pad_form.fields(), hint=Say(key="pad-hint"), tell=_tell, law=lambda id, pad: check_pad(pad),
    ),
    Kind(id=PLAYED, type=PlayedPads, title="section-pads", label=lambda id, played: NOTHING, is_shown=False),
)  # fmt: skip
