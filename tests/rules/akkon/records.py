"""The golden records of this game: the rulebook's examples, and whole games in both levels at 2 to 5 seats.

`python -m tests.rules.akkon.records` writes them again. Where the rulebook gives no number (what is printed on the
cards, the knights in its pictures) they are made up.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules.akkon.cards import surplus
from rules.akkon.components import CITIES, KNIGHTS, City
from rules.akkon.game import GAME
from rules.akkon.state import camp, others
from rules.kit.sample import answer
from rules.kit.types import TABLE, Choice, Illegal, Prompt
from tests.rules.akkon.table import Table, told_cards
from tests.rules.playthrough import playthrough

FOLDER = Path(__file__).parents[2] / "golden" / "akkon"
SEEDS: dict[str, tuple[int, int, dict[str, Any]]] = {
    "full_two_seats": (2, 1, {"short": 1, "reveal": "faces"}),
    "full_three_seats": (3, 2, {}),
    "full_four_seats": (4, 3, {"short": 1}),
    "full_five_seats": (5, 4, {"short": 1, "hands": "open"}),
    "ledger_two_seats": (2, 5, {"tracking": "ledger", "short": 1}),
    "ledger_three_seats": (3, 6, {"tracking": "ledger", "short": 1}),
    "ledger_four_seats": (4, 7, {"tracking": "ledger"}),
    "ledger_five_seats": (5, 8, {"tracking": "ledger", "short": 1}),
}
TRIES = 200


# ---- the rulebook's examples ----------------------------------------------------------------------------
def told(table: Table) -> str:
    """The game of that table as people read it."""
    return playthrough(table.head("TOLD"), table.lines)


def worked_examples() -> Table:
    """Three bids that the rulebook shows: Ana is green, Bo red, Cem yellow (AKK-26, AKK-31, AKK-35)."""
    table = Table(seats=3, begun=False, reveal="faces")
    for move in ("begin", "deal", "turn_up"):
        table.play(move)
    table.bid("akkon 1", "akkon 1", "jerusalem 1", "tyre 1", "jerusalem 2", "tyre 1", "-", "tyre 1", "-", "-")
    table.faces(akkon="7 / C", jerusalem="G 5 / 8", tyre="5 / M / C")
    return table


def worked_score() -> Table:
    """The end that the rulebook counts: Ana is red, Bo green (AKK-95)."""
    table = Table(seats=2, begun=False)
    for move in ("begin", "deal", "turn_up"):
        table.play(move)
    table.set_tracks(gold=(6, 5), faith=(9, 4), power=(6, 12), prestige=(6, 2))
    table.correct("correct_stack", 1, city="tyre")
    table.bid("tyre 1", "-", "-")
    table.award()
    table.done()
    table.done()
    return table


# ---- whole games ------------------------------------------------------------------------------------------
def whole_game(seats: int, seed: int, options: dict[str, Any]) -> Table:
    """A game of people who bid a little, play what they hold and know every card, drawn from a seed."""
    rng = random.Random(seed)
    cards = {} if options.get("tracking") == "ledger" else told_cards()
    table = Table(seats=seats, catalogue=cards, start=seed % seats, begun=False, **options)
    while GAME.prompts(table.state):
        go_on(table, rng)
    return table


def go_on(table: Table, rng: random.Random) -> None:
    """The first of some likely answers that the rules take."""
    for _ in range(TRIES):
        prompt = chosen(table, rng)
        before, lines = table.state, len(table.lines)
        try:
            table.fill_in(prompt, values_for(table, prompt, rng))
        except Illegal:
            continue
        if not surplus(table.state, *table.state.cards):
            return
        table.state, table.lines = before, table.lines[:lines]  # nobody has more copies of a card than there are
    raise AssertionError(f"no answer is taken to {[p.id for p in GAME.prompts(table.state)]}")


def chosen(table: Table, rng: random.Random) -> Prompt:
    """Two or three bids each; then cards while there are any that can be played."""
    asked = {prompt.move: prompt for prompt in reversed(GAME.prompts(table.state))}
    seat = table.state.turn
    if "pass" in asked and sum(table.state.players[seat].bid.values()) >= 3:
        return asked["pass"]
    if "richard" in asked and rng.random() < 0.5:
        return asked["richard"]
    if "play" in asked and not holding(table, seat):
        return asked["done"]
    if "done" in asked and rng.random() < 0.25:
        return asked["done"]
    return rng.choice(list(asked.values())[::-1][:2]) if rng.random() < 0.2 else GAME.prompts(table.state)[0]


def holding(table: Table, seat: int) -> list[str]:
    """Cards in hand that are known and that the knights left can pay."""
    cards = table.state.cards
    return [id for id in table.cards(seat) if id in cards and cards[id].knights <= camp(table.state, seat)]


def values_for(table: Table, prompt: Prompt, rng: random.Random) -> dict[str, Any]:
    """A likely answer to a prompt: bids of one or two knights, cards that are in hand, no card that is new."""
    match prompt.move:
        case "deal":
            return {"cards": {str(seat): list(pair) for seat, pair in enumerate(dealt(table.state.seats, rng))}}
        case "turn_up":
            return {"tops": {f.key: known(f, rng) for f in prompt.fields if isinstance(f, Choice)}}
        case "place":
            return {"city": likely_city(table, rng), "count": rng.randint(0 if "seneschal" in prompt.given else 1, 2)}
        case "award":
            return answer_without_count(prompt, rng)
        case "faces":
            return {"faces": dict(faces(prompt, rng))}
        case "play":
            card = rng.choice(holding(table, prompt.seat))
            return {"city": card.split("/")[0], "card": {card.split("/")[0]: card}}
        case "barbarossa" | "discard" if table.cards(prompt.seat):
            return {**answer(prompt, rng), **laid_open(table, prompt, rng)}
        case "ban":  # drawn of all others, as when it was offered so
            return {"target": rng.sample(others(table.state, prompt.seat), rng.randint(1, 1))[0]}
        case _:
            return answer(prompt, rng)


def laid_open(table: Table, prompt: Prompt, rng: random.Random) -> dict[str, Any]:
    """A card that is in hand, as far as it is known; nothing in a ledger."""
    if not any(field.name == "city" for field in prompt.fields):
        return {}
    card = rng.choice(table.cards(prompt.seat))
    city = card.split("/")[0] or rng.choice(CITIES)
    return {"city": city, "card": {city: card if card in table.state.cards else "later"}}


def dealt(seats: int, rng: random.Random) -> Iterator[list[str]]:
    """Two of the twelve start cards for everybody."""
    lances = [f"{city}/lance" for city in ("tyre", "jaffa", "caesarea", "sidon")]
    cards = rng.sample(["akkon/minting", "jerusalem/writings", *lances] * 2, 2 * seats)
    return (cards[2 * seat : 2 * seat + 2] for seat in range(seats))


def known(field: Choice, rng: random.Random) -> str:
    """A card that is known, drawn from the city's; "later" now and then."""
    cards = [str(o.value) for o in field.options if o.value not in ("new", "later")]
    return rng.choice(cards) if rng.random() < 0.8 else "later"


def likely_city(table: Table, rng: random.Random) -> City:
    """Everybody is after the first cities."""
    cities: list[City] = [city for city in table.state.stacks if table.state.stacks[city]]
    return cities[min(rng.randrange(len(cities)), rng.randrange(len(cities)))]


def answer_without_count(prompt: Prompt, rng: random.Random) -> dict[str, Any]:
    """Somebody takes each card, now and then nobody; chaplains lie where they lie."""
    told: dict[str, Any] = {}
    for field in prompt.fields:
        assert isinstance(field, Choice)
        values = [o.value for o in field.options if o.value != -2]
        seats = [value for value in values if value != TABLE]
        nobody = values[-1] if field.least else None
        told.setdefault(field.name, {})[field.key] = rng.choice(seats) if rng.random() < 0.8 else nobody
    return told


def faces(prompt: Prompt, rng: random.Random) -> Iterator[tuple[str, list[str]]]:
    """Everybody's own seven knights, shuffled and laid where they were bid."""
    left = {field.key.split("/")[1]: rng.sample(KNIGHTS, len(KNIGHTS)) for field in prompt.fields}
    for field in prompt.fields:
        n = getattr(field, "slots", 0)
        own = left[field.key.split("/")[1]]
        yield field.key, [own.pop() for _ in range(n)]


# ---- files ------------------------------------------------------------------------------------------------
def all_records() -> dict[str, bytes]:
    """Every golden record by its name."""
    games = {name: whole_game(*game).record(name) for name, game in SEEDS.items()}
    examples = {"worked_examples": worked_examples(), "worked_score": worked_score()}
    return {**games, **{name: table.record(name) for name, table in examples.items()}}


if __name__ == "__main__":
    for name, data in all_records().items():
        (FOLDER / f"{name}.jsonl").write_bytes(data)
    (FOLDER / "worked_examples.txt").write_text(told(worked_examples()), encoding="utf-8")
    (FOLDER / "worked_score.txt").write_text(told(worked_score()), encoding="utf-8")
