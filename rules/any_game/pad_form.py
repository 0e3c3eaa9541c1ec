"""The form of a pad, and the pad made from its answers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any, Literal, get_args

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.answers import default_value
from rules.kit.presets import ASKS, KINDS, MOST_COUNT, MOST_MAIN_S, MOST_PLUS_S, Preset
from rules.kit.rules import must
from rules.kit.types import Amount, Choice, Field, Say, Text, When

from . import components as box
from .checking import check_pad, translations
from .state import name_word

FormScores = Literal[box.Scores, "one", "bids"]  # adds: one side scores a round; scoring by bids
SCORES_WITH_ROWS = ("round", "rows", "end")  # scores with named rows
BONUS = re.compile(r"(?P<n>\d+) if (?P<rows>r1(?: \+ r\d+)*) >= (?P<goal>\d+) else 0")
BIDS = re.compile(r"(?P<made>\d+) \+ (?P<each>\d+) \* tricks if tricks == bid .*")
SIGNED_SCORES = ("round", "turn", "end")  # scores that admit negative numbers
ITEM = re.compile(
    r"(?P<name>.*?)(?:\s*[x×*]\s*(?P<worth>[-−]?\d{1,4}))?(?:\s+max\s*(?P<most>\d{1,5}))?(?:\s*=\s*(?P<only>\d{1,5}(?:/\d{1,5})*))?(?P<one>\s*\(1\))?"
)
PART = re.compile(r"(?P<name>.*?)(?P<all>\s*\(\*\))?(?:\s*:\s*(?P<hint>.*))?")
COUNTER = re.compile(r"(?P<name>.*?)(?:\s+(?P<start>\d{1,4}))?(?:\s+max\s*(?P<most>\d{1,4}))?")


# ---- form -------------------------------------------------------------------------------------------------
PLAIN = box.Pad()


def fields(now: box.Pad = PLAIN) -> tuple[Field, ...]:
    """The fields of the form, with the values of a pad as defaults."""
    goal_asked: When = ("wins", ("most", "fewest", "last"))
    turns_asked: When = ("order", ("clockwise", "counter", "told", "together"))
    return (
        Text(name="name", label=Say(key="pad-name"), most=box.MOST_NAME, default=now.name),
        _choice("scores", get_args(FormScores), _form_scores(now)),
        _choice("wins", get_args(box.Wins), now.wins),
        Text(name="rows", label=Say(key="pad-rows"), most=300, least=0, default=_rows_text(now),
             when=("scores", SCORES_WITH_ROWS)),
        *(_number(name, n, 0, 99_999, when=("scores", ("rows", "end"))) for name, n in _bonus_values(now).items()),
        *(_number(name, n, 0, 999, when=("scores", ("bids",))) for name, n in _bid_values(now).items()),
        _number("start", now.start, 0, when=goal_asked),
        _number("goal", 0 if now.goal is None else now.goal, 0, when=goal_asked),
        _number("rounds", now.rounds if isinstance(now.rounds, int) else 0, 0, 99),
        _number("legs", now.legs, 1, box.MOST_LEGS, when=("scores", ("turn",))),
        _number("sets", now.sets, 1, box.MOST_LEGS, when=("scores", ("turn",))),
        _choice("ties", ("shared", "row"), "shared" if now.tie < 0 else "row", when=("wins", ("most", "fewest"))),
        _number("tie_row", max(now.tie, 0) + 1, 1, box.MOST_ROWS, when=("ties", ("row",))),
        _number("teams", now.teams, 0, box.MOST_TEAMS),
        _choice("order", get_args(box.Order), now.order),
        _choice("laps", get_args(box.Laps), now.laps, when=turns_asked),
        Text(name="phases", label=Say(key="pad-phases"), most=300, least=0,
             default=_phases_text(now)),
        Text(name="counters", label=Say(key="pad-counters"), most=120, least=0,
             default=_counters_text(now)),
        _choice("clock", get_args(box.Clock), now.clock),
        _number("minutes", now.clock_s // 60, 0, MOST_MAIN_S // 60, when=("clock", ("bank", "turn", "phase"))),
        _number("seconds", now.clock_s % 60, 0, 59, when=("clock", ("turn", "phase"))),
        Choice(name="kind", label=Say(key="time-kind"), options=forms.words("time", KINDS), default=(now.preset.kind,),
               when=("clock", ("bank",))),
        *_preset_fields(now),
        Text(name="each", label=Say(key="time-each"), most=60, least=0,
             default=", ".join(map(str, now.preset.each_min)), when=("clock", ("bank",))),
    )  # fmt: skip


def _preset_fields(pad: box.Pad) -> Iterator[Field]:
    """The number fields of each kind of time control."""
    now = {"plus_s": pad.increment_s, "count": pad.preset.count, "then_min": pad.preset.then_min}
    most = {"plus_s": MOST_PLUS_S, "count": MOST_COUNT, "then_min": MOST_MAIN_S // 60}
    every = dict.fromkeys((name, *ask) for asks in ASKS.values() for name, ask in asks.items())
    for name, label, usual in every:
        kinds = tuple(kind for kind, asks in ASKS.items() if asks.get(name) == (label, usual))
        is_now = pad.clock == "bank" and pad.preset.kind in kinds
        yield Amount(name="seconds" if name == "plus_s" else name, label=Say(key=label), least=int(name == "count"),
                     most=most[name], default=now[name] if is_now else usual, when=("kind", kinds))  # fmt: skip


def _choice(name: str, values: tuple[str, ...], now: str, when: When | None = None) -> Choice:
    options = forms.words(f"pad-{name}", values)
    return Choice(name=name, label=Say(key=f"pad-{name}"), options=options, default=(now,), when=when)


def _number(name: str, now: int, least: int, most: int = box.MOST_POINTS, when: When | None = None) -> Amount:
    return Amount(name=name, label=Say(key=f"pad-{name}"), least=least, most=most, default=now, when=when,
                  typed=most == box.MOST_POINTS)  # fmt: skip


def _form_scores(pad: box.Pad) -> FormScores:
    """The scoring of a pad in the form's terms."""
    if pad.asks == "row" and BIDS.fullmatch(pad.rows[-1].earns):
        return "bids"
    return "one" if pad.scores == "round" and pad.rows[0] == box.Row(one=True) else pad.scores


def _bonus_values(pad: box.Pad) -> dict[str, int]:
    """The bonus for the first rows, parsed from the formula of the last row."""
    found = BONUS.fullmatch(pad.rows[-1].earns)
    n, goal, rows = (int(found["n"]), int(found["goal"]), found["rows"].count("r")) if found else (0, 1, 1)
    return {"bonus": n, "bonus_from": goal, "bonus_rows": rows}


def _bid_values(pad: box.Pad) -> dict[str, int]:
    """The points for a made bid and for each trick."""
    found = BIDS.fullmatch(pad.rows[-1].earns)
    return {"bid_made": int(found["made"]) if found else 20, "bid_each": int(found["each"]) if found else 10}


def _rows_text(pad: box.Pad) -> str:
    """The rows as typed text: "Gold x3, Debts x-1, Roads max 15, Street =30/40, Castle (1)"."""
    return ", ".join(map(_row_text, (row for row in pad.rows if row.told == "play" and row.name not in box.OWN_NAMES)))


def _row_text(row: box.Row) -> str:
    worth, most = f" x{row.worth}" if row.worth != 1 else "", f" max {row.most}" if row.most != box.MOST_ROW else ""
    fixed = "/".join(str(n) for n in row.only if n)
    return _first_name(row.name) + worth + (f" ={fixed}" if fixed else most) + (" (1)" if row.one else "")


def _first_name(name: box.Name) -> str:
    """The name in its first language."""
    return translations(name)[0]


def _phases_text(pad: box.Pad) -> str:
    """The phases as typed text: "Income (*): two coins each, Build"; (*) = without turns."""
    return ", ".join(
        _first_name(phase.say)
        + ("" if phase.turns else " (*)")
        + (": " + _first_name(phase.hint) if phase.hint else "")
        for phase in pad.phases
    )


def _counters_text(pad: box.Pad) -> str:
    """The counters as typed text: "Gold 3, Stone 0 max 10"."""
    return ", ".join(
        f"{_first_name(each.name)} {each.start}"
        + (f" max {each.most}" if each.most != _default_most(each.start) else "")
        for each in pad.counters
    )


def _default_most(start: int) -> int:
    """The default maximum of a counter."""
    return max(99, 2 * start)


# The fields asked before a game; the others later.
BRIEF = [field for field in fields() if field.name in ("name", "scores", "wins", "rows", "start", "goal", "order")]


# ---- pad from the answers ---------------------------------------------------------------------------------
def pad_of(values: Mapping[str, Any], now: box.Pad | None = None) -> box.Pad:
    """The pad from the form's answers; other settings stay as in `now`. Raises Illegal with the first mistake."""
    told = SimpleNamespace(**{**{field.name: default_value(field) for field in reversed(fields())}, **values})
    name = " ".join(told.name.split())
    must(not name.startswith("@"), "wrong-name", "ANY-3")
    rows = _pad_rows(told, now)
    counts = told.wins in ("most", "fewest", "last")
    goal = told.goal if counts and told.goal != told.start else None
    clock_s = 60 * told.minutes + (told.seconds if told.clock != "bank" else 0)
    wins: box.Wins = "told" if told.scores == "never" and counts else told.wins  # no points: players name the winner
    tie = told.tie_row - 1 if told.ties == "row" and told.wins in ("most", "fewest") else -1
    must(tie < 0 or tie < len(rows) > 1, "wrong-tie", "ANY-19")
    kept = now or box.Pad()
    scores: box.Scores = "round" if told.scores in ("one", "bids") else told.scores
    pad = replace(
        kept, name=name, least=max(kept.least, told.teams), most=max(kept.most, told.teams), scores=scores,
        wins=wins, start=told.start if counts else 0, goal=goal, exact=kept.exact and goal is not None,
        stops=kept.stops and goal is not None, rounds=told.rounds, legs=told.legs, sets=told.sets, rows=rows, tie=tie,
        order="clockwise" if told.order in ("free", "together") and told.scores in ("turn", "rows") else told.order,
        asks="row" if told.scores == "bids" else kept.asks if told.scores == _form_scores(kept) else "side",
        laps=told.laps if told.order != "together" else "once",
        phases=now.phases if now and told.phases == _phases_text(now) else tuple(map(_phase, _items(told.phases))),
        counters=now.counters if now and told.counters == _counters_text(now) else _counters(told.counters),
        teams=told.teams, clock=told.clock, clock_s=clock_s if told.clock != "up" else 0,
        increment_s=told.seconds if told.clock == "bank" else 0, preset=_preset(told),
    )  # fmt: skip
    return check_pad(pad)


def _preset(told: SimpleNamespace) -> Preset:
    """The time control of a bank."""
    if told.clock != "bank":
        return Preset()
    each = [item for item in told.each.replace(" ", "").split(",") if item]
    minutes = tuple(int(item) for item in each if item.isdecimal() and len(item) < 4)
    most = MOST_MAIN_S // 60
    must(len(minutes) == len(each) and all(n <= most for n in minutes), "wrong-each", "ANY-21", most=most)
    numbers = {name: getattr(told, name) for name in ASKS[told.kind] if name != "plus_s"}
    return Preset(kind=told.kind, each_min=minutes, **numbers)


def _pad_rows(told: SimpleNamespace, now: box.Pad | None) -> tuple[box.Row, ...]:
    """The rows of the pad; those of `now` if the form's row answers are unchanged."""
    if now and told.scores in (*SCORES_WITH_ROWS, "bids"):
        of_rows = {"rows": _rows_text(now), "scores": _form_scores(now), **_bonus_values(now), **_bid_values(now)}
        if of_rows.items() <= vars(told).items():
            return now.rows
    if told.scores == "bids":
        each, off = told.bid_each, "max(tricks - bid, bid - tricks)"
        earns = f"{told.bid_made} + {each} * tricks if tricks == bid else -{each} * {off}"
        return (box.Row(name="@bid", id="bid", worth=0, most=99),
                box.Row(name="@tricks", id="tricks", most=99, usual="bid", earns=earns))  # fmt: skip
    return _with_bonus(told, _rows(told)) if told.scores in SCORES_WITH_ROWS else (_one_row(told),)


def _with_bonus(told: SimpleNamespace, rows: tuple[box.Row, ...]) -> tuple[box.Row, ...]:
    """The rows with a bonus row computed from the first of them."""
    if not told.bonus or told.scores not in ("rows", "end"):
        return rows
    must(0 < told.bonus_rows <= len(rows) < box.MOST_ROWS, "wrong-bonus", "ANY-25")
    ids = [f"r{n}" for n in range(1, told.bonus_rows + 1)]
    earns = f"{told.bonus} if {' + '.join(ids)} >= {told.bonus_from} else 0"
    named = (replace(row, id=id) for row, id in zip(rows, ids, strict=False))
    return (*named, *rows[len(ids) :], box.Row(name="@bonus", told="never", earns=earns))


def _one_row(told: SimpleNamespace) -> box.Row:
    """The row of single entries; points count negative if the score goes down to a goal (ANY-10)."""
    if told.scores == "one":
        return box.Row(one=True)
    down = told.scores == "turn" and told.wins != "last" and told.goal < told.start
    least = -box.MOST_ROW if told.scores == "turn" and not down else 0
    most = max(199, 2 * told.start, told.goal) if told.scores == "count" else box.MOST_ROW
    return box.Row(worth=-1 if down else 1, least=least, most=most)


def _rows(told: SimpleNamespace) -> tuple[box.Row, ...]:
    items = _items(told.rows)
    least = -box.MOST_ROW if told.scores in SIGNED_SCORES else 0
    if not items:
        must(told.scores != "rows", "wrong-rows", "ANY-12")
        return (box.Row(least=least),)
    return tuple(_row(item, least) for item in items)


def _row(item: str, least: int) -> box.Row:
    found = ITEM.fullmatch(item)
    assert found is not None  # every part may be missing
    worth, fixed = found["worth"], [int(n) for n in (found["only"] or "").split("/") if n]
    most = str(max(fixed)) if fixed else found["most"]
    return box.Row(name=found["name"], worth=int(worth.replace("−", "-")) if worth else 1,
               least=0 if most is not None or found["one"] else least, most=box.MOST_ROW if most is None else int(most),
               one=bool(found["one"]), only=(0, *fixed) if fixed else (),
               usual=str(fixed[0]) if fixed else "")  # fmt: skip


def _phase(item: str) -> box.Phase:
    found = PART.fullmatch(item)
    assert found is not None  # every part may be missing
    return box.Phase(say=found["name"], turns=not found["all"], hint=found["hint"] or "")


def _counters(text: str) -> tuple[box.Counter, ...]:
    found = [COUNTER.fullmatch(item) for item in _items(text)]
    return tuple(
        box.Counter(name=each["name"], start=(start := int(each["start"] or 0)),
                most=int(each["most"]) if each["most"] else _default_most(start))
        for each in found
        if each is not None
    )  # fmt: skip


def _items(text: str) -> list[str]:
    """The items of a comma-separated text. Raises Illegal for a repeated one."""
    items = [" ".join(item.split()) for item in text.split(",") if item.strip()]
    must(len(set(items)) == len(items), "wrong-twice", "ANY-3")
    return items


# ---- summary ------------------------------------------------------------------------------------------------
def pad_summary(pad: box.Pad) -> Say:
    """The scoring of a pad in one line: its own, or scoring, winner and goal."""
    if pad.about:
        return name_word(pad.about)
    goal = [Say(key="aim-goal", args={"n": pad.goal})] if pad.goal is not None else []
    said = (Say(key=f"pad-scores-{_form_scores(pad)}"), Say(key=f"pad-wins-{pad.wins}"), *goal)
    return Say(key="", args={str(i): each for i, each in enumerate(said)})
