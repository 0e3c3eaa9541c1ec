"""The vocabulary of Himalaya's scenarios.

A table of three with leaders in 1, 3 and 5 (`house at=3,8,9`), about to programme, or `bare`. `unmapped`: unknown map.
`untold`: goods and orders have known places and unknown kinds.

goods 7 7 20            resources by d20 rolls, "orders 7 7", "lead 11 6", "emptied 11 20"
rows hs s               all ready, and the rows as letters; "ready" without rows
act 2 | carry | round   confirms actions, all remaining actions, a round without actions
deliver barter yaks=3   "deliver delegation 3:2 5:1", "deliver needs=salt,barley"; "take jade", "go 10", "learn 3 7 8"
yeti 7 10 | market 11   an event; "none": no further event
show 3 1 0 0            the counts of hands; "award Bo", "prize stupa 19", "prize delegations 7:2"; "herd 9" at the end
lies 11 salt tea        corrections, as "wants 6 salt barley 3", "empty 11", "stock Ana salt salt", "stupa 6 Ana",
                        "sent Ana 1 8", "set correct_tokens-0 15"
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.himalaya.components import Options
from rules.kit.sample import NAMES
from rules.kit.types import TABLE
from tests.rules.himalaya.table import Table, goods
from tests.rules.rows import Words, seen_at_any
from tests.rules.rows import scenario as scenario
from tests.rules.rows import scenarios as scenarios

SEAT = {"nobody": TABLE, **{name: seat for seat, name in enumerate(NAMES)}}
SUPPLIED, ORDERED = [3, 11, 12, 15, 16], [6, 10, 14, 18, 20]  # by default


# ---- moves -------------------------------------------------------------------------------------------
def _laid(house: dict[str, Any], alone: set[str]) -> Table:
    if "ledger" in alone:
        house["tracking"] = "ledger"
    seats, start, at = house.pop("seats", 3), house.pop("start", 0), _numbers(str(house.pop("at", "1,3,5,7")))
    table = Table(seats, Options(**house), {} if alone & {"ledger", "unmapped"} else None, start)
    if "bare" in alone:
        return table
    table.play("begin")
    if "untold" in alone:
        table.play("lay_goods", {"villages": SUPPLIED}).play("lay_orders", {"villages": ORDERED})
    else:
        table.supply().order()
    return table.lead(*[*at, *(v for v in (1, 2, 5, 7) if v not in at)][:seats]).start()


def _numbers(words: str) -> list[int]:
    return [int(word) for word in words.replace(",", " ").split()]


def _tell(table: Table, sentence: str) -> None:
    verb, _, words = sentence.strip().partition(" ")
    SAID[verb](table, words) if verb in SAID else table.play(verb)


def _shared(words: list[str]) -> dict[str, int]:
    """ "3:2 5:1": the number for each region."""
    return {region: int(n) for region, n in (word.split(":") for word in words)}


def _deliver(table: Table, words: str) -> None:
    each = words.split()
    sent = _shared([word for word in each if ":" in word])
    told = dict(word.split("=") for word in each if "=" in word)
    more: dict[str, Any] = {"yaks": int(told["yaks"])} if "yaks" in told else {}
    more |= {"needs": goods(told["needs"].replace(",", " "))} if "needs" in told else {}
    more |= {"sent": sent} if sent else {}
    table.play("deliver", {"rewards": [word for word in each if word.isalpha()], **more})


def _prize(table: Table, words: str) -> None:
    prize, *rest = words.split()
    more: dict[str, Any] = {"village": int(rest[0])} if prize == "stupa" and rest else {}
    table.play("take_prize", {"prize": prize, **more, **({"sent": _shared(rest)} if ":" in words else {})})


def _village(told: list[int]) -> dict[str, Any]:
    """ "3 7 8": a monastery on the border of two regions; at the end, its level only."""
    return {"level": told[0], **({"regions": told[1:]} if told[1:] else {})}


def _event(kind: str) -> Callable[[Table, str], object]:
    def told(table: Table, words: str) -> None:
        where = dict(zip(("village",) if kind == "market" else ("a", "b"), _numbers(words), strict=False))
        table.play("place_event", {"event": kind, **where})

    return told


def _none(table: Table, _: str) -> None:
    while table.state.step == "events":
        table.play("place_event", {"event": None})


def _wants(table: Table, words: str) -> None:
    village, *needs = words.split()
    yaks = int(needs.pop()) if needs[-1].isdigit() else 0
    table.correct("correct_site", village=int(village), holds="order", needs=goods(" ".join(needs)), yaks=yaks)


def _lies(table: Table, words: str) -> None:
    village, _, cubes = words.partition(" ")
    told_so = {"goods": goods(cubes)} if table.state.is_full() else {}
    table.correct("correct_site", village=int(village), holds="goods", **told_so)


def _stock(table: Table, words: str) -> None:
    name, _, cubes = words.partition(" ")
    table.correct("correct_stock", seat=SEAT[name], goods=goods(cubes))


def _round(table: Table, words: str) -> None:
    table.correct("correct_round", int(words)) if words else table.quiet_round()


SAID: dict[str, Callable[[Table, str], object]] = {
    "goods": lambda table, words: table.supply(*_numbers(words)),
    "orders": lambda table, words: [table.order({roll: ""}) for roll in _numbers(words)],
    "lay": lambda table, words: table.play("lay_goods", {"villages": _numbers(words)}),
    "lead": lambda table, words: [table.play("place_leader", {"village": village}) for village in _numbers(words)],
    "emptied": lambda table, words: table.play("emptied", {"villages": _numbers(words)}),
    "rows": lambda table, words: table.programme(*words.split()),
    "ready": lambda table, _: table.ready(),
    "acted": lambda table, _: table.acted(),
    "token": lambda table, words: table.play("act", {"token": words}),
    "act": lambda table, words: table.act(int(words or 1)),
    "carry": lambda table, _: table.carry_on(),
    "close": lambda table, _: table.close_hands(),
    "round": _round,
    "deliver": _deliver,
    "take": lambda table, words: table.play("collect", {"good": words}),
    "learn": lambda table, words: table.play("learn_village", _village(_numbers(words))),
    "go": lambda table, words: table.play("travel", {"to": int(words)}),
    **{kind: _event(kind) for kind in ("yeti", "storm", "market")},
    "none": _none,
    "no_event": lambda table, _: table.play("place_event", {"event": None}),
    "on": lambda table, words: table.play("event_road", {"road": words}),
    "show": lambda table, words: table.play("show_hands", {"shown": dict(zip("0123", _numbers(words), strict=False))}),
    "award": lambda table, words: table.play("award", {"seat": SEAT[words]}),
    "prize": _prize,
    "lies": _lies,
    "wants": _wants,
    "empty": lambda table, words: [table.correct("correct_site", village=v, holds="empty") for v in _numbers(words)],
    "stock": _stock,
    "stupa": lambda table, words: table.correct(
        "correct_stupa", village=int(words.split()[0]), seat=SEAT[words.split()[1]]
    ),
    "sent": lambda table, words: table.correct(
        f"correct_sent-{SEAT[words.split()[0]]}-{words.split()[1]}", int(words.split()[2])
    ),
    "set": lambda table, words: table.correct(words.split()[0], int(words.split()[1])),
    "herd": lambda table, words: table.play("count", {"yaks": int(words)}),
    "skip": lambda table, _: table.correct("leave_out"),
}


# ---- results -----------------------------------------------------------------------------------------
def _cubes(told: dict[Any, int]) -> str:
    return " ".join(good for good, n in told.items() for _ in range(n))


def _at_each(wanted: str, what: Callable[[int], Any]) -> str:
    """ "11: salt, 6: order": the contents of the named villages."""
    return ", ".join(f"{part.split(':')[0]}: {what(int(part.split(':')[0]))}" for part in wanted.split(", "))


SEEN: dict[str, Callable[[Table], Any]] = {
    "at": lambda table: [player.at for player in table.state.players],
    "tokens": lambda table: [player.tokens for player in table.state.players],
    "sent": lambda table: " ".join(f"{i}:{n}" for i, n in enumerate(table.player(0).sent, 1) if n),
    "storm": lambda table: table.player(0).storm,
    "herd": lambda table: (table.player(0).herd.value, table.player(0).herd.count),
    "supplied": Table.supplied,
    "ordering": Table.ordering,
    "rule": lambda table: table.ask().rule,
    "first": lambda table: table.moves[0],
    "ids": lambda table: [prompt.id for prompt in table.open_prompts()],
    "fields": lambda table: [field.name for field in table.ask().fields],
    "lying": lambda table: [event.kind for event in table.state.events],
}


def _seen(table: Table, what: str, wanted: Any) -> Any:
    match what:
        case "stock":
            every = [_cubes(table.stock(seat)) for seat in range(table.state.seats)]
            return every if isinstance(wanted, list) else every[0]
        case "goods" if wanted[0].isdigit():
            return _at_each(wanted, lambda v: _cubes(table.site(v).goods))
        case "holds" | "stupa" | "untold":
            return _at_each(wanted, lambda v: getattr(table.site(v), what))
        case "religious" | "political" | "economic":
            return table.line(what)
        case "first_seat":
            return table.state.first
        case _ if what in SEEN:
            return SEEN[what](table)
        case _:
            return seen_at_any(table, what, wanted)


WORDS = Words(_laid, _tell, _seen, ("ledger", "bare", "unmapped", "untold"))
told, check = WORDS.told, WORDS.check
