"""The validation of a pad from the form, a file or another companion."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kit.presets import MOST_MAIN_S, MOST_PLUS_S, is_whole
from rules.kit.rules import must

from . import components as box
from . import formulas
from .components import MOST_COUNTERS, MOST_NAME, MOST_NEVER, MOST_POINTS, OWN_NAMES, Name, Pad

GAME_NAMES = {"round", "seats"}  # known to every formula
ROUND_NAMES = {*GAME_NAMES, "people"}  # known to the formulas of a round's form
RESERVED_NAMES = {*ROUND_NAMES, "points", "min", "max"}


def check_pad(pad: Pad) -> Pad:
    """The pad unchanged. Raises Illegal with the first mistake."""
    for name in (pad.name, *pad.names.values()):
        tidy = " ".join(filter(None, name.split(" ")))[:MOST_NAME]
        must(name and name == tidy and name[0] != "@", "wrong-name", "ANY-3")
    _check_words(pad)
    _check_limits(pad)
    _check_course(pad)
    _check_formulas(pad)
    must(_can_reach_goal(pad), "wrong-reach", "ANY-13", goal=pad.goal or 0)
    return pad


# ---- names and numbers ----------------------------------------------------------------------------------------
def translations(name: Name) -> tuple[str, ...]:
    """A name in all its languages."""
    return tuple(name.values()) if isinstance(name, dict) else (name,)


def _check_words(pad: Pad) -> None:
    kinds = ((pad.rows, box.MOST_ROWS), (pad.phases, box.MOST_PHASES), (pad.counters, MOST_COUNTERS))
    for some, most in kinds:
        must(len(some) <= most, "wrong-many", "ANY-3", most=most)
    must(pad.rows, "wrong-many", "ANY-3", most=3)
    for each in (each for name in _names(pad) for each in translations(name) if each not in OWN_NAMES):
        is_short = 0 < len(each) <= box.MOST_LETTERS and not each.startswith("@")
        must(is_short, "wrong-short", "ANY-3", name=each[:MOST_NAME], most=box.MOST_LETTERS)
    hints = [*(phase.hint for phase in pad.phases), *(each for some in pad.says.values() for each in some)]
    for each in (each for text in (*hints, pad.about, pad.source) for each in translations(text)):
        must(len(each) <= box.MOST_SENTENCE, "wrong-long", "ANY-3", text=each[:MOST_NAME], most=box.MOST_SENTENCE)


def _names(pad: Pad) -> Iterator[Name]:
    yield from (row.name for row in pad.rows)
    yield from (phase.say for phase in pad.phases)
    yield from (counter.name for counter in pad.counters)


def _check_limits(pad: Pad) -> None:
    most = [row.most if isinstance(row.most, int) else MOST_POINTS for row in pad.rows]
    bounds = [(row.least, n) for row, n in zip(pad.rows, most, strict=True)]
    bounds += [(each.least, each.most) for each in pad.counters]
    fits = all(-MOST_POINTS <= least <= 0 <= most <= MOST_POINTS for least, most in bounds)
    fits &= all(-MOST_POINTS <= row.worth <= MOST_POINTS for row in pad.rows)
    fits &= all(each.least <= each.start <= each.most for each in pad.counters)
    must(fits, "wrong-limits", "ANY-3")
    must(2 <= pad.least <= pad.most <= box.MOST_SEATS, "wrong-people", "ANY-2", most=box.MOST_SEATS)
    fits = -1 <= pad.tie < len(pad.rows) and all(abs(n) <= MOST_POINTS for n in (pad.start, pad.goal or 0, *pad.sums))
    fits &= all(row.step > 0 and len(row.never) <= MOST_NEVER >= len(row.only) for row in pad.rows)
    fits &= len(pad.sums) <= MOST_NEVER >= len(pad.never_last)
    fits &= not isinstance(pad.rounds, int) or 0 <= pad.rounds <= box.MOST_ROUNDS
    fits &= 0 <= pad.clock_s <= MOST_MAIN_S and 0 <= pad.increment_s <= MOST_PLUS_S
    fits &= 1 <= min(pad.legs, pad.sets) <= max(pad.legs, pad.sets) <= box.MOST_LEGS
    must(fits, "wrong-limits", "ANY-3")


# ---- course of the game ---------------------------------------------------------------------------------------
def _check_course(pad: Pad) -> None:
    is_set = is_whole(pad.preset, pad.clock_s, pad.increment_s) if pad.clock == "bank" else pad.clock_s
    must(pad.clock in ("none", "up") or is_set, "wrong-clock", "ANY-3")
    has_legs = pad.scores == "turn" and pad.wins in ("most", "fewest") and pad.goal is not None
    must(has_legs or pad.legs == pad.sets == 1, "wrong-legs", "ANY-24")
    runs = pad.order != "free" or (pad.clock == "phase" and pad.phases)
    must(pad.clock == "none" or runs, "wrong-clock-turns", "ANY-21")
    is_led = pad.goal is not None or pad.over
    must(pad.goal != pad.start and (pad.wins != "last" or is_led), "wrong-goal", "ANY-13")
    must(pad.teams in (0, *range(2, box.MOST_TEAMS + 1)) and pad.least >= pad.teams, "wrong-teams", "ANY-20")
    must(pad.scores not in ("turn", "rows") or pad.order in ("clockwise", "counter", "told"), "wrong-order", "ANY-5")
    told = [row.told for row in pad.rows]
    must(told.count("play") == 1 or pad.scores not in ("free", "count", "never"), "wrong-many", "ANY-3", most=1)
    must("play" in told and ("end" not in told or pad.scores in ("round", "turn", "free")), "wrong-told", "ANY-25")
    must(pad.asks == "side" or pad.scores in ("round", "end"), "wrong-told", "ANY-25")


def _can_reach_goal(pad: Pad) -> bool:
    """Whether the points can lead to the goal; with formulas always True."""
    if pad.goal is None or pad.scores in ("end", "never", "rows") or any(row.earns for row in pad.rows):
        return True
    bounds = [(row.worth, row.least, row.most if isinstance(row.most, int) else MOST_POINTS) for row in pad.rows]
    if pad.scores == "count":
        return all(least <= pad.goal <= most for _, least, most in bounds)
    ways = {worth * n > 0 for worth, *ends in bounds for n in ends if worth * n}
    return (pad.goal > pad.start) in ways


# ---- formulas -------------------------------------------------------------------------------------------------
def _check_formulas(pad: Pad) -> None:
    """Each formula names only values known when it is computed: of computed rows, those above it."""
    ids = [id for id in (*(row.id for row in pad.rows), *(each.id for each in pad.counters)) if id]
    for id in ids:
        is_id = id.isidentifier() and id not in RESERVED_NAMES and ids.count(id) == 1
        must(is_id, "wrong-id", "ANY-25", id=id[:MOST_NAME])
    told = {row.id for row in pad.rows if row.id and row.told != "never"}
    known = GAME_NAMES | {each.id for each in pad.counters if each.id} | {"before.points"} | told
    known |= {f"{scope}.{id}" for id in told for scope in formulas.COLUMN}
    for row in pad.rows:
        must(row.told != "never" or row.earns, "wrong-told", "ANY-25")
        its = {f"last.{row.id}", f"before.{row.id}"} if row.told == "never" else set()  # of earlier rounds
        formulas.check_formula(row.earns, known | its)
        formulas.check_formula(row.most if isinstance(row.most, str) else "", ROUND_NAMES)
        formulas.check_formula(row.usual, ROUND_NAMES | told)
        formulas.check_formula(row.sum, ROUND_NAMES)
        if row.id and row.told == "never":
            known |= {row.id, *(f"{scope}.{row.id}" for scope in ("all", "most", "least", "before", "last"))}
    formulas.check_formula(
        pad.fits, ROUND_NAMES | told | {"before.points"} | {f"{scope}.{id}" for id in told for scope in formulas.GAME}
    )
    whole = {"points", *(row.id for row in pad.rows if row.id)}
    whole |= GAME_NAMES | {f"{scope}.{id}" for id in whole for scope in formulas.GAME}
    formulas.check_formula(pad.over, whole)
    formulas.check_formula(pad.out, whole)
    formulas.check_formula(pad.ranks, whole)
    formulas.check_formula(pad.rounds if isinstance(pad.rounds, str) else "", {"seats"})
