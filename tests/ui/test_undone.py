"""Undo reopens the form with its old answer, in front: confirming it writes the same line once more."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from companion.access.client_session import welcome_message
from companion.errors import Doubtful
from companion.log.record import Played
from companion.table.intents import GiveAnswer
from companion.view import wire
from rules.kit.answers import fill_in, to_json
from rules.kit.sample import answer
from rules.kit.types import Illegal, Prompt
from tests.companion.tables import Client, Clock, seated, table_in
from ui.state import choices
from ui.state.screen_state import Desk, draft, form_in_front, linked, received

GAMES = {"akkon": 3, "amritsar": 3, "battles_and_builders": 3, "ettana": 3, "himalaya": 3, "any_game": 3}
MOVES = 120  # of a random game


@pytest.mark.parametrize("game", GAMES)
async def test_a_form_that_was_undone_is_in_front_as_it_was_filled_in(tmp_path: Path, game: str) -> None:
    table, rng, seen = await table_in(tmp_path, Clock()), Random(7), set[str]()
    here = await seated(table, *("Ana", "Bo", "Cem")[: GAMES[game]], game=game)
    screen = received(linked(Desk(), True), welcome_message("operator", "en"))
    for _ in range(MOVES):
        prompts = [prompt for prompt in table.core.game.session.prompts() if not prompt.secret]
        if not prompts:
            break
        prompt = rng.choice(prompts)
        line = await played(here, prompt, rng)
        if line is None or prompt.move in seen or not prompt.fields:
            continue
        seen.add(prompt.move)
        screen = received(screen, here.shown)
        assert here.shown.back is not None, prompt.id
        screen = received(screen, await here.ask(wire.Undo(n=here.shown.back.n)))
        form = form_in_front(screen)
        assert form is not None
        assert form.id.partition("@")[0] == prompt.id.partition("@")[0], f"{form.id} instead of {prompt.id}"
        values = draft(screen, form).values
        assert choices.is_ready(form, values), prompt.id
        await here.table.core.do(
            GiveAnswer(prompt_id=form.id, values=to_json(choices.answer(form, values)), sure=True), by="screen"
        )
        again = newest(here)
        assert (again.move, again.v) == (line.move, line.v)
        await here.receive()
    assert len(seen) > 1
    await table.core.store.close()


async def played(here: Client, prompt: Prompt, rng: Random) -> Played | None:
    """The line of a random answer, if it was accepted."""
    values, before = answer(prompt, rng), len(here.table.core.game.session.lines)
    form = next(form for ask in here.shown.asks for form in ask.forms if form.id == prompt.id)
    if form.changed and values == fill_in(prompt, to_json(choices.answer(form, choices.initial_values(form, {})))):
        return None  # no screen sends an unchanged form
    try:
        await here.answer(prompt.id, **values)
    except Doubtful:
        await here.table.core.do(GiveAnswer(prompt_id=prompt.id, values=values, sure=True), by="screen")
        await here.receive()
    except Illegal:
        return None
    return newest(here) if len(here.table.core.game.session.lines) > before else None


def newest(here: Client) -> Played:
    """The newest line caused by people."""
    lines = here.table.core.game.session.lines
    return [line for line in lines if isinstance(line, Played) and line.by == "screen"][-1]
