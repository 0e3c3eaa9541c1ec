"""The demo: a game plays itself at a human pace on all screens, through the same requests as players."""

from __future__ import annotations

import logging
from random import Random

from companion.errors import Stale, Trouble
from companion.table import draft as drafts
from companion.table.core import Core
from companion.table.intents import GiveAnswer
from rules.kit.sample import NAMES, answer, default_answer
from rules.kit.types import Illegal, Prompt

MOST_TRIES = 50  # of random answers that the rules refuse

log = logging.getLogger(__name__)


async def begin(core: Core, game_id: str) -> None:
    """Set a game up and put it on the table."""
    await core.setup.start(game_id)
    draft = core.setup.draft
    for seat in range(len(draft.chairs)):
        draft = drafts.with_name(draft, seat, NAMES[seat])
    while len(draft.chairs) < min(3, core.setup.game.seats.stop - 1):
        draft = drafts.with_chair(draft, core.setup.game)
        draft = drafts.with_name(draft, len(draft.chairs) - 1, NAMES[len(draft.chairs) - 1])
    core.setup.set_draft(draft)
    await core.begin()


async def play_on(core: Core, rng: Random) -> None:
    """Give one answer, if a question is open."""
    prompts = [p for p in core.game.session.prompts() if not p.secret] if core.game.has_game else []
    if prompts:
        await _answer(core, rng.choice(prompts), rng)


async def _answer(core: Core, prompt: Prompt, rng: Random) -> None:
    for attempt in range(MOST_TRIES):
        values = default_answer(prompt) if attempt == 0 and rng.random() < 0.5 else None
        try:
            await core.do(GiveAnswer(prompt_id=prompt.id, values=values or answer(prompt, rng), sure=True), by="demo")
            return
        except Stale:  # a person answered first
            return
        except Illegal as refused:
            log.info("the demo tried something that is not allowed: %s", refused)
    raise Trouble("demo-stuck")
