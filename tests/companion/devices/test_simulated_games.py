"""Whole evenings on the simulator: dice through the reader, answers by the seats' buttons, the rest by taps.

Buttons and rolls answer all that they can; taps are only for choices on the screen.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from companion.errors import Doubtful
from companion.log.record import Played
from companion.table.current_game import READ_MS
from hardware.signal import Rolled, RolledDie
from rules.kit.answers import is_asked
from rules.kit.sample import answer
from rules.kit.types import TABLE, Die, Illegal, Prompt, Throw
from tests.companion.simulated import Hands, hands_in
from tests.companion.tables import Client, seated

ROLL = "roll"  # the move that says what the dice of a battle or of a turn show
MOST_STEPS = 3_000
MOST_TRIES = 50  # of random taps that the rules refuse


async def test_a_whole_game_is_played_with_dice_and_buttons(tmp_path: Path) -> None:
    rng = Random(1)
    async with hands_in(tmp_path) as hands:
        screen = await seated(hands.table, "Ana", "Bo")
        for _ in range(MOST_STEPS):
            if hands.table.core.game.session.is_finished:
                break
            await step(hands, screen, rng)
        session = hands.table.core.game.session
        assert session.is_finished
        assert session.sheet().places
        moves = [line for line in session.lines if isinstance(line, Played)]
        by_button = [line for line in moves if line.by.startswith("button:")]
        rolls = [signal for signal in hands.heard if isinstance(signal, Rolled)]
        assert 0 < sum(line.move == ROLL for line in moves) <= len(rolls)
        assert all(line in by_button for line in moves if line.move == ROLL)
        assert len(by_button) > len(moves) / 2
        assert not any(light.how != "off" for light in hands.simulator.rig.lamps.lights.values())


async def step(hands: Hands, screen: Client, rng: Random) -> None:
    """Roll the wanted dice, press the button of the seat that is asked, tap if that is not enough."""
    core = hands.table.core
    while hands.table.outputs.wanted_tints:
        await hands.roll(thrown(next(row for row in rows(hands) if row), rng))
    newest, waited = core.game.line_count, core.game.session.clocks().running.seats
    await hands.press("next" if TABLE in waited else waited[0])
    if core.game.line_count == newest and TABLE not in waited:
        for _ in range(rng.randint(1, 2)):
            await hands.press(waited[0], second=True)  # steps through the number or the choice that is asked
        await hands.press(waited[0])
    if core.game.line_count == newest:
        await tap(hands, screen, rng)


def rows(hands: Hands) -> list[tuple[Die, ...]]:
    """The dice of every requested throw that is not filled in, in the order of filling."""
    open_rows: list[tuple[Die, ...]] = []
    for prompt in sorted(hands.table.core.game.session.prompts(), key=lambda prompt: not prompt.waits):
        filled = hands.table.core.game.arrivals.values.get(prompt.id, {})
        for field in prompt.fields:
            if isinstance(field, Throw) and is_asked(field, filled):
                faces = filled.get(field.name, {})
                came = faces.get(field.key, {}) if field.key else faces
                open_rows.append(tuple(die for die in field.dice if die.id not in came))
    return open_rows


def thrown(dice: tuple[Die, ...], rng: Random) -> list[RolledDie]:
    def face(die: Die) -> str:
        return str(rng.choice(die.faces).value if die.faces else rng.randint(die.least, die.most))

    return [RolledDie(tint=die.tint, face=face(die)) for die in dice]


async def tap(hands: Hands, screen: Client, rng: Random) -> None:
    """Make a random valid choice on the screen."""
    prompts: list[Prompt] = [p for p in hands.table.core.game.session.prompts() if not p.secret]
    for _ in range(MOST_TRIES):
        prompt = rng.choice(prompts)
        try:
            values = answer(prompt, rng)
            await screen.answer(prompt.id, **values)
            return
        except Doubtful:  # the page asks for confirmation
            hands.clock.ms += READ_MS
            await screen.answer(prompt.id, **values)
            return
        except Illegal:
            continue
    raise AssertionError(f"nothing can be answered: {prompts}")
