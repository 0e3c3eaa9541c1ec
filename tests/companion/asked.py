"""The table of clients for each question of every game: `python -m tests.companion.asked` writes docs/asked.md.

The questions come from random games with every number of seats and both levels.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from companion.table.own_rows import own_rows
from companion.testkit import play
from companion.testkit.play import random_step, setup
from companion.view.speaker import Speaker
from rules.games import GAMES
from rules.kit.sample import NAMES
from rules.kit.types import TABLE, AnyGame, Prompt

PAGE = Path(__file__).parents[2] / "docs" / "asked.md"
SEEDS, MOST_MOVES = range(3), 600
INTRO = """# Who is asked what

Every question of every game, as random games meet it, and where it is asked when each seat is held by a phone.
What a player's phone is asked may also be answered on the table's screen, unless it is a secret.
`python -m tests.companion.asked` writes this page again.
"""


def client_of(prompt: Prompt, prompts: tuple[Prompt, ...], seats: int) -> str:
    """The client of a question."""
    if prompt.secret:
        return "the player's phone alone, in secret"
    if prompt.own:
        return "the player's phone alone, as a short cut"
    if prompt.shared:
        return "every phone"
    if prompt.seat != TABLE:
        return "the player's phone"
    if any(row.of.id == prompt.id for row in own_rows(prompts, range(seats))):
        return "each phone its own row, the table the rest"
    return "the table"


def asked(game: AnyGame) -> dict[tuple[str, str], str]:
    """(question, client) -> the answering move, in order of appearance."""
    found: dict[tuple[str, str], str] = {}
    for party in play.parties(game):
        names, tints = NAMES[: party.seats], game.tints[: party.seats]
        speaker = Speaker("en", game.home, names, tints)
        for seed in SEEDS:
            state, rng = setup(game, party.seats, tracking=party.tracking), Random(seed)
            for _ in range(MOST_MOVES):
                prompts = game.prompts(state)
                if not prompts:
                    break
                for prompt in prompts:
                    client = client_of(prompt, prompts, party.seats)
                    if (prompt.move, client) not in found:
                        found[prompt.move, client] = speaker.speak(prompt.label)
                state = random_step(game, state, prompts, rng).after
    return found


def page() -> str:
    parts = [INTRO]
    for game in GAMES:
        rows = [f"| {label} | {client} | `{move}` |" for (move, client), label in asked(game).items()]
        parts += [f"## {game.id}\n", "| question, for example | asked on | move |\n|---|---|---|", *rows, ""]
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page())
