"""The vocabulary of Amritsar's scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.components import RESOURCES, SPOTS, Options
from rules.amritsar.game import GAME
from rules.kit.answers import default_value
from rules.kit.types import TABLE, Board, Choice
from tests.rules.amritsar.table import PLACES, WORKERS, Table, workers
from tests.rules.rows import Words, named, number_or_word, seen_at_any
from tests.rules.rows import scenario as scenario
from tests.rules.rows import scenarios as scenarios

mark = pytest.mark
ROWS = {
    "0": {"cost": {"gold": 1}, "points": 3},
    "1": {"cost": {"marble": 1}, "points": 5},
    "2": {"cost": {"coin": 1}, "points": 8},
}
DONATIONS = {f"3-{district}": {"width": 3, "rows": ROWS} for district in ("north", "east", "south", "west")}
KNOWN: dict[str, dict[str, Any]] = {  # catalogues, by the word for them
    "donations": {"donations": DONATIONS}, "nothing": {"places": {}}, "red": {"places": {"board": {"red": "north"}}},
}  # fmt: skip


# ---- moves -------------------------------------------------------------------------------------------
def _laid(house: dict[str, Any], alone: set[str]) -> Table:
    """The first turn, or `bare`: the board after the checklist, or with `later`: workers entered later.

    `house` sets options, seats, start, bridge, and the catalogue.
    """
    bridge, seats, start = str(house.pop("bridge", "book")), house.pop("seats", 3), house.pop("start", 0)
    known, begin = KNOWN.get(house.pop("known", ""), {}), "begin_later" if "later" in alone else "begin"
    if house.get("tracking") == "ledger":
        return Table(seats, Options(**house), start=start)
    if "bare" in alone:
        return Table(seats, Options(**house), {"places": {"board": PLACES}, **known}, start, begin)
    on = None if bridge == "other" else bridge
    return Table.opened(seats, Options(**house), known, start, on, begin=begin)


def _tell(table: Table, sentence: str) -> None:
    """Play one sentence: a seat's numbers, the contents of the table, or a move by its tag or form id."""
    word, *rest = sentence.split()
    match word:
        case _ if word.isdigit():
            _has(table, int(word), pairs(rest))
        case "table":
            for what, n in pairs(rest).items():
                table.correct(f"correct_table-{what}", n)
        case "lie":
            table.lie(**{spot.replace("-", "_"): there for spot, there in pairs(rest).items()})
        case "left":  # coins on a location
            for spot, n in pairs(rest).items():
                table.correct(f"correct_coins-{spot}", n)
        case "workers":  # of each location; default: `WORKERS`
            table.lay_workers(tuple(rest) or WORKERS)
        case "turn-of":
            table.correct("turn-of", {"seat": int(rest[0])})
        case _ if word.startswith("markers"):  # on a donation tile: markers-east, or in the north
            for space, seat in pairs(rest).items():
                table.correct(f"donations-{word[8:] or 'north'}", {"space": space, "holder": seat})
        case "land":
            spot, colour, elephant = (*rest, "W", "0")[:2] + (*rest[2:], "0")[:1]
            table.land(spot, colour, int(elephant) if elephant.isdigit() else elephant)
        case "go":
            to = "".join(rest) or "0"
            table.ride(int(to) if to.isdigit() else to)
        case "drop":
            table.sow(rest[0], "".join(rest[1:2]), int((rest[2:] or ["0"])[0]))
        case "act":
            table.main(rest[0], **pairs(rest[1:]))
        case "read":
            table.read(pairs(rest))
        case "use":
            table.answer("mahout", {"what": f"mahout-{rest[0] if rest else 0}"})
        case "take" | "end_turn" | "quiet_turn" if not rest:
            getattr(table, word)()
        case "leave":
            table.correct("leave-out")
        case "fix":
            table.correct(rest[0], pairs(rest[1:]))
        case _ if any(prompt.id == word for prompt in table.open_prompts()):
            table.answer(word, pairs(rest))
        case _:
            table.play(word, pairs(rest))


def _has(table: Table, seat: int, what: dict[str, Any]) -> None:
    for name, value in what.items():
        if name == "stands":
            table.correct(f"elephant-{seat}", {"district": value})
        elif name == "lock":
            table.correct(f"lock-{seat}", value)
        elif name == "mahout":  # green:point+gold
            colour, _, shows = value.partition(":")
            told = {"mahout": "new", "colour": colour, "shows": dict.fromkeys(shows.split("+"), 1)}
            table.correct(f"mahouts-{seat}", told)
        elif name == "lasting":  # gold:point
            on, _, gain = value.partition(":")
            told = {"which": "new", "on": None if on == "other" else on, "gain": {gain: 1}}
            table.correct(f"storehouses-{seat}", told)
        elif name == "unlasting":
            table.correct(f"storehouses-{seat}", {"which": str(value)})
        else:
            table.has(seat, **{name: value})


def pairs(words: list[str]) -> dict[str, Any]:
    """ "steps=2 back.copper=1 order=WB": answers by name, and by row after a dot."""
    return named(words, lambda name, word: workers(word) if name == "order" else number_or_word(word))


# ---- results -----------------------------------------------------------------------------------------
def seen(table: Table, what: str, wanted: Any) -> Any:
    """The current value; of several rules or texts only the expected ones."""
    side = table.side()
    match what:
        case "points":
            return table.totals[0]
        case "acts":
            return table.ask().move, table.ask().seat
        case "totals" | "rules" | "warned" | "said":
            now = getattr(table, {"warned": "warning_rules", "said": "news_keys"}.get(what, what))
            return now & wanted if isinstance(now, set) and wanted else now
        case "lasts":  # the goods with storehouse income
            return " ".join(str(gives.on) for gives in side.lasting)
        case "turn":
            return table.state.turn.seat
        case "last":
            return f"{table.state.turn.last} {table.state.turn.spot}"
        case "asks":
            return [prompt.id for prompt in table.open_prompts()]
        case "offers":
            return {name: table.option_values(name) for name in wanted}
        case "proposed":  # the defaults of the form
            shown = {field.name: default_value(field) for field in table.ask().fields if not field.key}
            return {name: value for name, value in shown.items() if value is not None}
        case "choices":
            return {name: table.choices(name) for name in wanted}
        case "ring":
            return {spot: table.spot(spot) for spot in SPOTS if table.spot(spot)}
        case "coins_at":
            return {spot: n for spot, n in zip(SPOTS, table.state.coins, strict=True) if n}
        case "gifts":
            return {f"{gift.row}-{gift.space}": gift.seat for gift in table.state.gifts if gift.district == "north"}
        case "spent":
            fields = (field for field in table.ask().fields if isinstance(field, Choice))
            return [(place, option.value) for field in fields for place, option in field.spent]
        case "unsure":
            return [piece.cell for piece in _board(table).pieces if piece.text == "?"]
        case "learned":
            return {kind: GAME.learned(table.state).get(kind, {}) for kind in wanted}
        case "pawn":
            return [piece.cell for piece in _board(table).pieces if piece.kind == "pawn"]
        case "line":
            return {key: table.line(key) for key in wanted}
        case "goods":
            return tuple(side.goods[resource] for resource in RESOURCES)
        case _ if what.startswith("seat_"):  # of another seat
            return {name: getattr(table.side(int(what[-1])), name) for name in wanted}
        case _ if what in side.__struct_fields__:
            return getattr(side, what)
        case _:
            return seen_at_any(table, what, wanted)


def _board(table: Table) -> Board:
    return next(part for part in GAME.scene(table.state, TABLE).parts if isinstance(part, Board))


WORDS = Words(_laid, _tell, seen, ("bare", "later"))
told, check = WORDS.told, WORDS.check
