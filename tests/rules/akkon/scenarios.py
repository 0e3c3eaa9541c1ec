"""The vocabulary of Akkon's scenarios."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.akkon.cards import card_id
from rules.akkon.components import TRACKS
from rules.akkon.game import GAME
from rules.kit.sample import NAMES
from rules.kit.types import TABLE
from tests.rules.akkon.table import Table, card, printed
from tests.rules.rows import Words, named, number_or_word, offered, seen_at_any, there
from tests.rules.rows import scenario as scenario
from tests.rules.rows import scenarios as scenarios

SEAT = {**{name: seat for seat, name in enumerate(NAMES)}, "nobody": TABLE}
KNOWN = {
    "lance": card("tyre", "lance", copies=12, track="gold"),
    "feast": card("tyre", "feast", 2, copies=12, track="faith"),
    "jaffa": card("jaffa", "lance", copies=12, track="faith"),
    "ban": card("jaffa", "ban", copies=12, track="faith"),
    "siege": card("sidon", "siege", copies=12, track="power", falls="gold"),
    "writings": card("jerusalem", "writings", copies=12),
    "minting": card("akkon", "minting", copies=12),
    "plague": card("tyre", "plague", copies=12, track="gold"),
    "brother": card("tyre", "brother", copies=12, track="gold"),
    "levant": card("akkon", "levant", copies=12, track="power", cities=("tyre", "jaffa")),
    "two": card("caesarea", "lance", 2, copies=12, track="prestige"),
    "seven": card("caesarea", "lance", 7, copies=12, track="prestige"),
    "long": card("jaffa", "lance", copies=12, track="gold", points=3),
    "short": card("jaffa", "feast", copies=12, track="faith", points=1),
    "only": card("sidon", "feast", copies=1, track="gold"),
}


# ---- moves -------------------------------------------------------------------------------------------
def _laid(house: dict[str, Any], alone: set[str]) -> Table:
    """A table of two at its first bid, or `bare`; the cards of `KNOWN` are in the catalogue, or `unknown`."""
    known = {} if "unknown" in alone else printed(*KNOWN.values())
    return Table(house.pop("seats", 2), known, house.pop("start", 0), "bare" not in alone, **house)


def _tell(table: Table, sentence: str) -> None:
    """Play one sentence, or a bid ("tyre 2 S", "-"); "Ana has hand 4 power 12" is a correction."""
    verb, *words = sentence.split()
    if verb in SEAT:
        for name, n in zip(words[1::2], map(int, words[2::2]), strict=True):
            if name in TRACKS:
                table.correct("correct_track", n, seat=SEAT[verb], track=name)
            else:
                table.correct("correct_hand", n, seat=SEAT[verb])
    elif verb in SAID:
        SAID[verb](table, words)
    elif verb == "-" or (words and (words[0].isdigit())):
        table.bid(sentence)
    else:
        table.play(verb, _named(words))


def _named(words: list[str]) -> dict[str, Any]:
    """The answers by name, with seats for players' names."""
    return named(words, lambda name, word: SEAT.get(word, number_or_word(word)))


def _card(table: Table, words: list[str]) -> None:
    """ "lance", "two S" with the seneschal: a card of `KNOWN`."""
    _shown(table, [words[0], *("seneschal=1" for word in words[1:] if word == "S")])


def _shown(table: Table, words: list[str]) -> None:
    """ "jaffa stack=tyre": a card of the hand, played face up in the first open move."""
    known = KNOWN[words[0]]
    table.play(table.ask().move, {"city": known.city, "card": {known.city: card_id(known)}, **_named(words[1:])})


def _award(table: Table, words: list[str]) -> None:
    """ "tyre=Bo": the winner of the card; "C.Ana=tyre": the chaplain's city."""
    told = _named(words)
    chaplain = {SEAT[name]: city for name, city in told.pop("C", {}).items()}
    table.award(chaplain, **{city: -2 if who == "count" else who for city, who in told.items()})


def _faces(table: Table, words: list[str]) -> None:
    """ "tyre 7 C / M jaffa 5": the pieces on each field, in seat order; other answers by name."""
    told: dict[str, list[str]] = {}
    for word in words:
        if len(word) == 1:
            [*told.values()][-1].append(word)
        elif "=" not in word:
            told[word] = []
    more = _named([word for word in words if "=" in word])
    table.faces(more, **{city: " ".join(faces) for city, faces in told.items()})


SAID: dict[str, Callable[[Table, list[str]], object]] = {
    "cards": lambda table, _: table.until(lambda state: state.step == "cards"),
    "all": lambda table, _: table.until(lambda state: state.step != "bid"),
    "award": _award,
    "faces": _faces,
    "card": _card,
    "show": _shown,
    "until": lambda table, words: table.until(lambda state: state.turn == SEAT[words[0]]),
    "kind": lambda table, words: table.play("play_kind", {"kind": words[0], **_named(words[1:])}),
    "round": lambda table, _: table.next_round(),
    "bids": lambda table, _: table.until(lambda state: state.step == "bid" and not state.queue),
    "holder": lambda table, words: table.correct("correct_holder", SEAT[words[1]], track=words[0]),
    "stack": lambda table, words: table.correct("correct_stack", int(words[1]), city=words[0]),
    "top": lambda table, words: table.correct("correct_top", card_id(KNOWN[words[0]]), city=KNOWN[words[0]].city),
    "lying": lambda table, words: table.correct("correct_bid", int(words[2]), seat=SEAT[words[0]], city=words[1]),
    "turn": lambda table, words: table.correct("correct_turn", SEAT[words[0]]),
    "fix": lambda table, words: table.correct(words[0], _named(words[1:])),
    "skip": lambda table, _: table.correct("leave-out", {}),
}


# ---- results -----------------------------------------------------------------------------------------
def seen(table: Table, what: str, wanted: Any) -> Any:
    """The current value in the expected form: of Ana alone, or a list of all seats."""
    state = table.state
    match what:
        case "gold" | "faith" | "power" | "prestige":
            return _each(wanted, [player.tracks[what] for player in state.players])
        case "tracks":
            return [*state.players[0].tracks.values()]
        case "hand":
            return _each(wanted, [player.hand.count for player in state.players])
        case "bid" | "paid" | "chaplain" | "passed" | "faces":
            return _each(wanted, [getattr(player, what) for player in state.players])
        case "camp":
            return _each(wanted, [state.camp(seat) for seat in range(state.seats)])
        case "known":
            return there(wanted, {_name(table, id) for id in state.players[0].hand.value or ()})
        case "discard":
            return " ".join(_name(table, id) for id in state.discard)
        case "stacks" | "tops":
            return {city: getattr(state, what)[city] for city in wanted}
        case "loans":
            return [(NAMES[loan.owner], NAMES[loan.borrower], loan.count) for loan in state.loans]
        case "totals":
            return [int(str(news.say.args["n"])) for news in table.news if news.say.key == "bid-total"]
        case "takers":
            return [seat for seat, player in enumerate(state.players) if player.hand.count == 3]
        case "learned":
            return GAME.learned(state)
        case "seats":
            return {seat for _, seat in table.asks}
        case "fields":
            return " ".join(f"{field.name}.{field.key}" if field.key else field.name for field in table.ask().fields)
        case "limits":
            return [(getattr(field, "least", 0), getattr(field, "most", 0)) for field in table.ask().fields]
        case "hint":
            return "" if table.ask().hint is None else getattr(table.ask().hint, "key", "")
        case "phase":
            return GAME.phase(state).key
        case "score":
            return table.totals
        case "asks" | "news" | "said" | "warned" | "places" | "ended":
            return seen_at_any(table, what, wanted)
        case _ if what in state.__struct_fields__:
            return getattr(state, what)
        case field:
            return there(wanted, _offered(table, *field.split("__")))


def _each(wanted: Any, all: list[Any]) -> Any:
    return all if isinstance(wanted, list) else all[0]


def _name(table: Table, id: str) -> str:
    """A card by its short name."""
    return next((name for name, known in KNOWN.items() if card_id(known) == id), id or "?")


def _offered(table: Table, name: str, key: str = "") -> set[str]:
    """The options of a field by name (and row); seats and cards by their short names."""
    names = {str(seat): name for name, seat in SEAT.items()} if name in WHO else {}
    return {_name(table, names.get(value, value)) for value in offered(table, name, key)}


WHO = ("target", "lender", "victim", "winner")


WORDS = Words(_laid, _tell, seen, ("bare", "unknown"))
told, check = WORDS.told, WORDS.check
