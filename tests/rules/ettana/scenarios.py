"""The vocabulary of Ettana's scenarios."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.ettana.components import Options
from rules.ettana.game import GAME
from rules.ettana.state import State
from rules.kit.sample import NAMES
from tests.rules.ettana.table import YARNS, Table, spots, yarns
from tests.rules.rows import Words, offered, seen_at_any, there
from tests.rules.rows import scenario as scenario
from tests.rules.rows import scenarios as scenarios

SEAT = {name: seat for seat, name in enumerate(NAMES)}


# ---- moves -------------------------------------------------------------------------------------------
def _laid(house: dict[str, Any], alone: set[str]) -> Table:
    """A table of three at its first roll, or `bare`; `ledger`: results only."""
    if "ledger" in alone:
        house["tracking"] = "ledger"
    seats, start, board = house.pop("seats", 3), house.pop("start", 0), house.pop("board", YARNS)
    return Table(seats, Options(**house), board=board, ready="bare" not in alone, start=start)


def _tell(table: Table, sentence: str) -> None:
    """Play one sentence; "Ana has tokens 3 cards 2" sets the state directly."""
    verb, *words = sentence.split()
    if verb in SEAT:
        table.has(SEAT[verb], **dict(zip(words[1::2], map(int, words[2::2]), strict=True)))
    else:
        SAID[verb](table, words) if verb in SAID else table.play(verb)


def _roll(table: Table, words: list[str]) -> None:
    """ "3 red"; "3" for any colour, or for the number die alone."""
    colour = None if table.state.turn.preset else (words[1:] or ["purple"])[0]
    table.roll(int(words[0]), colour)


def _claim(table: Table, words: list[str]) -> None:
    """ "unseen 2", "new AB...A 2", "here 0,0 0,1 2", a pattern, or without a board "2"."""
    *what, last = words
    points = {"points": int(last)} if last.isdigit() else {}
    match what or words:
        case ["new", pattern]:
            table.claim("new", pattern=[*pattern.ljust(25, ".")], **points)
        case ["here", *at]:
            table.claim("here", at=spots(*at), **points)
        case [design] if not design.isdigit():
            table.claim(design, **points)
        case _:
            table.play("claim", points)


def _rolled(words: list[str]) -> dict[str, dict[str, int]]:
    """ "Ana 3 Bo 5": the rolls by player."""
    return {str(SEAT[name]): {"number": int(n)} for name, n in zip(words[::2], words[1::2], strict=True)}


def _by_seat(words: list[str]) -> dict[str, int]:
    return {str(seat): int(n) for seat, n in enumerate(words)}


ASKED_BY: dict[str, Callable[..., dict[str, Any]]] = {
    "move": lambda square: {"square": square},
    "swap": lambda *places: {"yarns": spots(*places)},
    "replace_yarn": lambda place, colour: {"yarn": f"o{place}", "colour": colour},
    "replace_tile": lambda square, number: {"tile": square, "number": number},
    "steal_card": lambda victim: {"victim": SEAT[victim]},
    "steal_tokens": lambda victim: {"victim": SEAT[victim]},
    "call": lambda call, number: {"call": int(call), "dice": {"number": int(number)}},
}
SAID: dict[str, Callable[[Table, list[str]], object]] = {
    "lay": lambda table, words: table.lay(*words),
    "place": lambda table, words: [table.play("place_pawn", {"square": square}) for square in words],
    "told": lambda table, words: table.play("place_pawn", {"square": words[0], "number": words[1]}),
    "beside": lambda table, words: table.play("beside", {"yarns": spots(*words)}),
    "yarn": lambda table, words: table.correct("yarn-again", {"at": f"o{words[0]}", "colour": words[1]}),
    "tie": lambda table, words: table.play("break_tie", {"dice": _rolled(words)}),
    "starter": lambda table, words: table.play("choose_start", {"starter": SEAT[words[0]]}),
    "deal": lambda table, words: table.play("deal", {"victory": [SEAT[word] for word in words]} if words else {}),
    "roll": _roll,
    "claim": _claim,
    "go": lambda table, words: table.go(*words),
    "swap": lambda table, words: table.swap_free(*words),
    "buy": lambda table, words: table.buy(*words),
    "card": lambda table, words: table.card(words[0], **(ASKED_BY[words[0]](*words[1:]) if words[1:] else {})),
    "preset": lambda table, words: table.play("preset", {"colour": words[0]} if words else {}),
    "collect": lambda table, words: table.play("collect", tokens=_by_seat(words), black=False),
    "black": lambda table, _: table.play("collect", {"black": True}),
    "moved": lambda table, words: table.play("moved", {"paid": [SEAT[word] for word in words]} if words else {}),
    "consent": lambda table, words: table.consent(*(SEAT[word] for word in words)),
    "end": lambda table, _: table.end(),
    "turn": lambda table, _: table.whole_turn(),
    "skip": lambda table, _: table.correct("leave-out", {}),
    "stop": lambda table, _: table.correct("stop", {}),
    "play_on": lambda table, words: table.play("play_on", {"go_on": int(words[0])}),
    "weave": lambda table, words: table.weave(yarns(words[0])),
    "stand": lambda table, words: table.stand(*words),
}


# ---- results -----------------------------------------------------------------------------------------
def seen(table: Table, what: str, wanted: Any) -> Any:
    """The current value in the expected form."""
    state = table.state
    match what:
        case "tokens" | "cards" | "designs" | "victory" | "pawn" | "points" if wanted != "=":
            every = table.points if what == "points" else [getattr(player, what) for player in state.players]
            return every if isinstance(wanted, list) else every[0]
        case "pile" | "design_pile" | "spare_yarns" | "spare_tiles":
            return {"pile": State.pile, "design_pile": State.design_pile, "spare_yarns": State.spare_yarns,
                    "spare_tiles": State.spare_tiles}[what](state)  # fmt: skip
        case "supply":
            return table.supply
        case "yarns" if wanted[0].isdigit():  # "0,1 green, 0,2 blue"
            return ", ".join(f"{each.split()[0]} {table.yarn(each.split()[0])}" for each in wanted.split(", "))
        case "claimed":
            return there(wanted, {claimed.design for claimed in state.players[0].claimed})
        case "timers":
            return len(GAME.timers(state))
        case "seats":
            return {prompt.seat for prompt in table.open_prompts()}
        case "asked_rule":
            return {prompt.rule for prompt in table.open_prompts()}
        case "number" if isinstance(wanted, int):
            return state.turn.number
        case "yarns" | "number":
            return there(wanted, {value.removeprefix("o") for value in offered(table, what)})
        case _:
            return seen_at_any(table, what, wanted)


WORDS = Words(_laid, _tell, seen, ("ledger", "bare"))
told, check = WORDS.told, WORDS.check
