"""The form in which people tell a pad, and the pad that it comes to."""

from __future__ import annotations

import re
from typing import get_args

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.types import Amount, Choice, Field, Say, Text, When

from .checking import checked, sentence, short
from .components import (
    MOST_CLOCK_S,
    MOST_COUNTERS,
    MOST_LEGS,
    MOST_NAME,
    MOST_PHASES,
    MOST_POINTS,
    MOST_ROWS,
    MOST_TEAMS,
    Clock,
    Counter,
    FormScores,
    Laps,
    Order,
    Pad,
    Phase,
    Row,
    Scores,
    Wins,
)
from .moves import Make

ROWS_TOLD = ("round", "rows", "end")  # scores whose rows have names
SIGNED = ("round", "turn", "end")  # scores in which a single number may be below nothing
ITEM = re.compile(
    r"(?P<name>.*?)(?:\s*[x×*]\s*(?P<worth>[-−]?\d{1,4}))?(?:\s+max\s*(?P<most>\d{1,5}))?(?P<one>\s*\(1\))?"
)
PART = re.compile(r"(?P<name>.*?)(?P<all>\s*\(\*\))?(?:\s*:\s*(?P<hint>.*))?")
COUNTED = re.compile(r"(?P<name>.*?)(?:\s+(?P<start>\d{1,4}))?(?:\s+max\s*(?P<most>\d{1,4}))?")


# ---- the form ---------------------------------------------------------------------------------------------
BRIEF = ("name", "scores", "wins", "rows", "start", "goal", "order")  # with what is asked before a game; the rest later


def fields(pad: Pad | None = None, *, brief: bool = False) -> tuple[Field, ...]:
    """What is asked of a pad, as `pad` says it."""
    return tuple(field for field in _fields(pad) if not brief or field.name in BRIEF)


def _fields(pad: Pad | None) -> tuple[Field, ...]:
    now = pad or Pad()
    goal_asked: When = ("wins", ("most", "fewest", "last"))
    turns_asked: When = ("order", ("clockwise", "counter", "told", "together"))
    return (
        Text(name="name", label=Say(key="pad-name"), most=MOST_NAME, default=now.name),
        _choice("scores", get_args(FormScores), _scores_told(now)),
        _choice("wins", get_args(Wins), now.wins),
        Text(name="rows", label=Say(key="pad-rows"), most=300, least=0, default=_rows_text(now),
             when=("scores", ROWS_TOLD)),
        _number("start", now.start, 0, when=goal_asked),
        _number("goal", 0 if now.goal is None else now.goal, 0, when=goal_asked),
        _number("rounds", now.rounds, 0, 99),
        _number("legs", now.legs, 1, MOST_LEGS, when=("scores", ("turn",))),
        _number("sets", now.sets, 1, MOST_LEGS, when=("scores", ("turn",))),
        _choice("ties", ("shared", "row"), "shared" if now.tie < 0 else "row", when=("wins", ("most", "fewest"))),
        _number("tie_row", max(now.tie, 0) + 1, 1, MOST_ROWS, when=("ties", ("row",))),
        _number("teams", now.teams, 0, MOST_TEAMS),
        _choice("order", get_args(Order), now.order),
        _choice("laps", get_args(Laps), now.laps, when=turns_asked),
        Text(name="phases", label=Say(key="pad-phases"), most=300, least=0,
             default=_phases_text(now)),
        Text(name="counters", label=Say(key="pad-counters"), most=120, least=0,
             default=_counters_text(now)),
        _choice("clock", get_args(Clock), now.clock),
        _number("minutes", now.clock_s // 60, 0, MOST_CLOCK_S // 60, when=("clock", ("bank", "turn", "phase"))),
        _number("seconds", now.increment_s if now.clock == "bank" else now.clock_s % 60, 0, 59,
                when=("clock", ("bank", "turn", "phase"))),
    )  # fmt: skip


def _choice(name: str, values: tuple[str, ...], now: str, when: When | None = None) -> Choice:
    options = forms.words(f"pad-{name}", values)
    return Choice(name=name, label=Say(key=f"pad-{name}"), options=options, default=(now,), when=when)


def _number(name: str, now: int, least: int, most: int = MOST_POINTS, when: When | None = None) -> Amount:
    return Amount(name=name, label=Say(key=f"pad-{name}"), least=least, most=most, default=now, when=when,
                  typed=most == MOST_POINTS)  # fmt: skip


def _scores_told(pad: Pad) -> FormScores:
    """When points are told, as the form says it."""
    return "one" if pad.scores == "round" and pad.rows[0] == Row(one=True) else pad.scores


def _rows_text(pad: Pad) -> str:
    """The rows as people type them: "Gold x3, Debts x-1, Roads max 15, Castle (1)"."""
    return ", ".join(
        row.name + (f" x{row.worth}" if row.worth != 1 else "") + (f" max {row.most}" if row.most != Row().most else "")
        + (" (1)" if row.one else "")
        for row in pad.rows
        if row.name != Row().name
    )  # fmt: skip


def _phases_text(pad: Pad) -> str:
    """The phases as people type them: "Income (*): two coins each, Build"; (*) is done by all at once."""
    return ", ".join(
        phase.say + ("" if phase.turns else " (*)") + (f": {phase.hint}" if phase.hint else "") for phase in pad.phases
    )


def _counters_text(pad: Pad) -> str:
    """The counters as people type them: "Gold 3, Stone 0 max 10"."""
    return ", ".join(
        f"{each.name} {each.start}" + (f" max {each.most}" if each.most != _most_counted(each.start) else "")
        for each in pad.counters
    )


def _most_counted(start: int) -> int:
    """How far a counter goes where nobody says it."""
    return max(99, 2 * start)


# ---- what it comes to -------------------------------------------------------------------------------------
def pad_of(told: Make, now: Pad | None = None) -> Pad:
    """The pad that a form tells; Illegal with what is wrong in it. What the form does not ask stays as `now` has it."""
    name = " ".join(told.name.split())
    expect(name and not name.startswith("@"), "wrong-name", "ANY-3")
    rows = _rows_told(told, now)
    counts = told.wins in ("most", "fewest", "last")
    goal = told.goal if counts and told.goal != told.start else None
    clock_s = 60 * told.minutes + (told.seconds if told.clock != "bank" else 0)
    expect(told.clock in ("none", "up") or clock_s > 0, "wrong-clock", "ANY-3")
    expect(told.wins != "last" or goal is not None, "wrong-goal", "ANY-13")
    expect(told.teams != 1, "wrong-teams", "ANY-20")
    wins: Wins = "told" if told.scores == "never" and counts else told.wins  # without points somebody has to say it
    tie = told.tie_row - 1 if told.ties == "row" and told.wins in ("most", "fewest") else -1
    expect(tie < 0 or tie < len(rows) > 1, "wrong-tie", "ANY-19")
    kept = now or Pad()
    pad = replace(
        kept, name=name, least=max(kept.least, told.teams), most=max(kept.most, told.teams), scores=_scores(told),
        wins=wins, start=told.start if counts else 0, goal=goal, exact=kept.exact and goal is not None,
        stops=kept.stops and goal is not None, rounds=told.rounds, legs=told.legs, sets=told.sets, rows=rows, tie=tie,
        order=_order(told),
        laps=told.laps if told.order != "together" else "once",
        phases=now.phases if now and told.phases == _phases_text(now) else _phases(told.phases),
        counters=now.counters if now and told.counters == _counters_text(now) else _counters(told.counters),
        teams=told.teams, clock=told.clock, clock_s=clock_s if told.clock != "up" else 0,
        increment_s=told.seconds if told.clock == "bank" else 0,
    )  # fmt: skip
    checked(pad)
    return pad


def _scores(told: Make) -> Scores:
    return "round" if told.scores == "one" else told.scores


def _rows_told(told: Make, now: Pad | None) -> tuple[Row, ...]:
    """The rows of a pad; those of `now` where nobody has changed what the form said of them."""
    if now and told.rows == _rows_text(now) and told.scores == _scores_told(now) and now.scores in ROWS_TOLD:
        return now.rows
    return _rows(told) if told.scores in ROWS_TOLD else (_one_row(told),)


def _order(told: Make) -> Order:
    """Where points belong to turns there is somebody whose turn it is."""
    return "clockwise" if told.order in ("free", "together") and told.scores in ("turn", "rows") else told.order


def _one_row(told: Make) -> Row:
    """Points that are told one at a time; those that go down to a goal are taken off (ANY-10)."""
    if told.scores == "one":
        return Row(one=True)
    down = told.scores == "turn" and told.wins != "last" and told.goal < told.start
    least = -Row().most if told.scores == "turn" and not down else 0
    most = max(199, 2 * told.start, told.goal) if told.scores == "count" else Row().most
    return Row(worth=-1 if down else 1, least=least, most=most)


def _rows(told: Make) -> tuple[Row, ...]:
    items = _items(told.rows, MOST_ROWS)
    least = -Row().most if told.scores in SIGNED else 0
    if not items:
        expect(told.scores != "rows", "wrong-rows", "ANY-12")
        return (Row(least=least),)
    return tuple(_row(item, least) for item in items)


def _row(item: str, least: int) -> Row:
    found = ITEM.fullmatch(item)
    assert found is not None  # every part may be missing
    worth, most = found["worth"], found["most"]
    return Row(name=short(found["name"]), worth=int(worth.replace("−", "-")) if worth else 1,
               least=0 if most is not None or found["one"] else least, most=Row().most if most is None else int(most),
               one=bool(found["one"]))  # fmt: skip


def _phases(text: str) -> tuple[Phase, ...]:
    return tuple(map(_phase, _items(text, MOST_PHASES)))


def _phase(item: str) -> Phase:
    found = PART.fullmatch(item)
    assert found is not None  # every part may be missing
    return Phase(say=short(found["name"]), turns=not found["all"], hint=sentence(found["hint"] or ""))


def _counters(text: str) -> tuple[Counter, ...]:
    found = [COUNTED.fullmatch(item) for item in _items(text, MOST_COUNTERS)]
    return tuple(
        Counter(name=short(each["name"]), start=(start := int(each["start"] or 0)),
                most=int(each["most"]) if each["most"] else _most_counted(start))
        for each in found
        if each is not None
    )  # fmt: skip


def _items(text: str, most: int) -> list[str]:
    """What stands between the commas."""
    items = [" ".join(item.split()) for item in text.split(",") if item.strip()]
    expect(len(items) <= most, "wrong-many", "ANY-3", most=most)
    expect(len(set(items)) == len(items), "wrong-twice", "ANY-3")
    return items


# ---- in a line ----------------------------------------------------------------------------------------------
def in_words(pad: Pad) -> Say:
    """A pad in one line: when points are told, and who wins."""
    return Say(
        key="", args={"scores": Say(key=f"pad-scores-{_scores_told(pad)}"), "wins": Say(key=f"pad-wins-{pad.wins}")}
    )
