"""A round of every game by ear: two blind players, each with a phone, with the real core."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser

from companion.testkit.sample.pig import GAME as PIG
from rules.games import GAMES
from rules.kit.sample import answer
from rules.kit.types import Illegal, Prompt
from tests.companion import tables as companions
from tests.web.at_table import at_table
from tests.web.ear import STRAYS, Ear, ear

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NAMES = ("Ana", "Bo")
MOST = 100  # answers of a round
READ_MS = 2_000  # listening time before each confirm


@dataclass(eq=False)
class Blind:
    """Two players at a table, and a teller for questions to no phone."""

    here: companions.Client
    ears: tuple[Ear, ...]
    shown: int = 0  # the number of the newest Show after the table's entries
    rng: Random = field(default_factory=lambda: Random(1))

    @property
    def state(self) -> Any:
        return self.here.table.core.game.session.state

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        return self.here.table.core.game.session.prompts()

    @property
    def asked(self) -> list[str]:
        """The questions that the two were asked, and have answered."""
        return [question for it in self.ears for question in it.answered]

    async def play_until(self, over: Callable[[Any], bool]) -> None:
        """Let the asked player answer, the one with fewer answers first; the table enters the rest."""
        for _ in range(MOST):
            if over(self.state):
                return
            await self.together()
            for it in sorted(self.ears, key=lambda it: len(it.answered)):
                if await it.is_asked():
                    await it.answers()
                    break
            else:
                await self.table_tells()
        raise AssertionError(f"after {MOST} answers: {self.asked}")

    async def together(self) -> None:
        """Wait until each phone has heard the others' news."""
        newest = max(self.shown, *(it.sent[0] for it in self.ears))
        for it in self.ears:
            await it.settled(least=newest)

    async def laid_out(self, is_so: Callable[[Any], bool]) -> None:
        """Enter everything before the first round at the table."""
        while not is_so(self.state):
            await self.table_tells()

    async def table_tells(self) -> None:
        """Enter any answer that the rules accept."""
        for _ in range(MOST):
            prompt = next(prompt for prompt in self.prompts if prompt.waits and not prompt.secret)
            try:
                self.shown = (await self.here.answer(prompt.id, **answer(prompt, self.rng))).seq
                return
            except Illegal:
                continue
        raise AssertionError(self.prompts)


def next_round(state: Any) -> bool:
    return bool(state.round == 2)


@pytest.mark.parametrize(
    ("game", "first_step", "over", "asked"),
    [
        pytest.param("akkon", "bid", next_round, "{}, Bid or pass", id="akkon from the first bid to the last card"),
        pytest.param("amritsar", "ride", next_round, "{}, Pick up workers", id="amritsar, a turn each"),
        pytest.param("battles_and_builders", "", next_round, "Commit tokens", id="tokens in secret, and a battle"),
        pytest.param("ettana", "roll", lambda state: state.turns == 3, "{}, Roll both dice", id="ettana, a turn each"),
        pytest.param("himalaya", "programme", next_round, "Your six actions", id="leaders in secret, and a month"),
        pytest.param("any_game", "", next_round, "Everyone, Round 1: the points", id="a score pad"),
        pytest.param("pig", "", lambda state: state.turns == 2, "{}, ", id="a game from a package, a turn each"),
    ],
)
async def test_a_round_is_played_by_ear(
    browser: Browser, tmp_path: Path, game: str, first_step: str, over: Callable[[Any], bool], asked: str
) -> None:
    async with at_table(tmp_path, game, NAMES, (*GAMES, PIG)) as table, AsyncExitStack() as stack:

        def listen() -> None:
            table.clock.ms += READ_MS

        ears = [await stack.enter_async_context(ear(browser, link, seed=n)) for n, link in enumerate(table.phones)]
        for each in ears:
            each.thinks = listen
            each.strays = STRAYS if "," in asked else 0  # everybody's secret is the only question
        it = Blind(here=table.here, ears=tuple(ears))
        if choose := next((prompt for prompt in it.prompts if prompt.move == "choose"), None):
            it.shown = (await it.here.answer(choose.id, pad="@rummy")).seq
        await it.laid_out(lambda state: first_step in ("", state.step))
        await it.play_until(over)
        for name, each in zip(NAMES, it.ears, strict=True):
            assert any(question.startswith(asked.format(name)) for question in each.answered), each.answered
