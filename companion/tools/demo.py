"""A game that plays itself at a human pace, on the screen and on the phones, through the same doors as people."""

from __future__ import annotations

import logging
from random import Random

from companion.errors import Stale, Trouble
from companion.table import draft as drafts
from companion.table.current_game import CurrentGame
from rules.kit.sample import answer, usual
from rules.kit.types import Illegal, Prompt

NAMES = ("Ana", "Bo", "Cem", "Dee", "Eli", "Fay")
MOST_TRIES = 50  # of a random answer that the rules refuse

log = logging.getLogger(__name__)


async def begin(table: CurrentGame, game_id: str) -> None:
    """Set a game up and put it on the table."""
    await table.set_up(game_id)
    draft = table.draft
    for seat in range(len(draft.chairs)):
        draft = drafts.named(draft, seat, NAMES[seat])
    while len(draft.chairs) < min(3, table.draft_game.seats.stop - 1):
        draft = drafts.with_chair(draft, table.draft_game)
        draft = drafts.named(draft, len(draft.chairs) - 1, NAMES[len(draft.chairs) - 1])
    await table.redraft(draft)
    await table.begin()
    table.publish()


async def play_on(table: CurrentGame, rng: Random) -> None:
    """One answer; nothing where no question is open."""
    prompts = [p for p in table.session.prompts() if not p.secret] if table.playing else []
    if prompts:
        await _answer(table, rng.choice(prompts), rng)
        table.publish()


async def _answer(table: CurrentGame, prompt: Prompt, rng: Random) -> None:
    for attempt in range(MOST_TRIES):
        values = usual(prompt) if attempt == 0 and rng.random() < 0.5 else None
        try:
            await table.answer(prompt.id, values or answer(prompt, rng), by="demo")
            return
        except Stale:  # somebody was quicker
            return
        except Illegal as refused:
            log.info("the demo tried something that is not allowed: %s", refused)
    raise Trouble("demo-stuck")
