"""The pads that people have told: kept from evening to evening, looked at and changed, and carried in a file."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.kit.types import Catalogue, Entry, Illegal, Say, Section, Told, as_forgotten

from . import pad_form
from .checking import checked
from .components import BUILT_IN, MOST_PADS, Make, Pad
from .state import State
from .words import title

PADS, PLAYED, LAST = "pad", "played", "last"


def learned(state: State) -> Catalogue:
    """The pad that is played, where it is the people's own, and which one it is."""
    if not state.pad_id:
        return {}
    before = {"before": state.before} if state.before else {}
    played = {PLAYED: {LAST: {"pad": state.pad_id, **before}}}
    return played if state.pad_id in BUILT_IN else {**played, PADS: {state.pad_id: msgspec.to_builtins(state.pad)}}


def pads_of(catalogue: Catalogue) -> dict[str, Pad]:
    return {id: msgspec.convert(dict(values), Pad) for id, values in catalogue.get(PADS, {}).items()}


# ---- what is wrong ----------------------------------------------------------------------------------------
def check(catalogue: Catalogue) -> tuple[Say, ...]:
    """What is wrong with pads that come from a file: one sentence for each."""
    wrong = [Say(key="check-kind", args={"kind": kind}) for kind in catalogue if kind not in (PADS, PLAYED)]
    wrong += [say for id, values in catalogue.get(PADS, {}).items() if (say := _wrong(id, dict(values)))]
    if len(catalogue.get(PADS, {})) > MOST_PADS:
        wrong.append(Say(key="check-many", args={"most": MOST_PADS}))
    played = catalogue.get(PLAYED, {}).get(LAST, {})
    if not all(isinstance(id, str) for id in (played.get("pad", ""), *played.get("before", ()))):
        wrong.append(Say(key="check-kind", args={"kind": PLAYED}))
    return tuple(wrong)


def _wrong(id: str, values: dict[str, Any]) -> Say | None:
    """A pad is right if the form could have told it, and is kept under its own name."""
    try:
        pad = msgspec.convert(values, Pad)
    except msgspec.ValidationError as why:
        return Say(key="check-pad", args={"id": id, "why": str(why)})
    if pad.name != id:
        return Say(key="check-name", args={"id": id, "name": pad.name})
    try:
        checked(pad)
    except Illegal as refusal:
        return Say(key="check-says", args={"id": id, "what": refusal.say})
    return None


# ---- to look at and change ----------------------------------------------------------------------------------
def sections(catalogue: Catalogue) -> tuple[Section, ...]:
    own = pads_of(catalogue)
    entries = tuple(
        Entry(id=id, label=title(pad), note=pad_form.in_words(pad), fields=pad_form.fields(pad))
        for id, pad in sorted(own.items(), key=lambda each: each[0].casefold())
    )
    return (Section(kind=PADS, label=Say(key="section-pads"), told=len(own), entries=entries,
                    fields=pad_form.fields(), hint=Say(key="pad-hint")),)  # fmt: skip


def tell(catalogue: Catalogue, kind: str, id: str, values: dict[str, Any]) -> Told:
    """The catalogue with a pad as the form tells it, under the name that it has now."""
    pad = pad_form.pad_of(msgspec.convert({**values, "move": "make"}, Make), pads_of(catalogue).get(id))
    without = as_forgotten(catalogue, kind, id)
    return {**without, PADS: {**without.get(PADS, {}), pad.name: msgspec.to_builtins(pad)}}
