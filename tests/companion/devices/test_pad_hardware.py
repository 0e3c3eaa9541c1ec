"""A score pad with buttons and dice readers: with any pad, a button ends the turn and a roll is noted."""

from __future__ import annotations

from pathlib import Path

from companion.log.record import Note, Played
from rules.any_game.components import Pad
from rules.any_game.game import GAME
from tests.companion.simulated import Hands, hands_in
from tests.companion.tables import Client, seated
from tests.hardware.fakes import dice
from tests.rules.any_game.table import as_learned

DUEL = Pad(name="Duel", scores="never", wins="told", order="clockwise", laps="passes")


async def begun(hands: Hands, pad: str) -> Client:
    """Three people play that pad."""
    await hands.table.core.catalogues.save(GAME, {"pad": {"Duel": as_learned(DUEL, "Duel")}})
    screen = await seated(hands.table, "Ana", "Bo", "Cem", game="any_game")
    await screen.answer(screen.shown.asks[0].forms[0].id, pad=pad)
    return screen


def waited(hands: Hands) -> tuple[int, ...]:
    return hands.table.core.game.session.clocks().running.seats


async def test_the_button_of_a_seat_ends_its_turn_and_no_other_button_does(tmp_path: Path) -> None:
    async with hands_in(tmp_path) as hands:
        await begun(hands, "Duel")
        assert waited(hands) == (0,)
        await hands.press(1)
        assert waited(hands) == (0,)
        await hands.press(0)
        assert waited(hands) == (1,)
        await hands.press("next")  # the shared button belongs to the seat to move
        assert waited(hands) == (2,)
        moves = [line for line in hands.table.core.game.session.lines if isinstance(line, Played)]
        assert [(line.move, line.by) for line in moves[1:]] == [("pass_on", "button:0"), ("pass_on", "button:next")]


async def test_what_a_dice_reader_rolls_is_noted_in_the_log_and_changes_nothing_else(tmp_path: Path) -> None:
    async with hands_in(tmp_path) as hands:
        screen = await begun(hands, "Duel")
        await hands.roll(dice("red 3", "red 5"))
        notes = [line for line in hands.table.core.game.session.lines if isinstance(line, Note)]
        assert [note.text for note in notes] == ["Rolled: red 3, red 5 = 8"]
        assert notes[0].by == "serial:dice"
        assert waited(hands) == (0,)
        assert "Note: Rolled: red 3, red 5 = 8" in [fact.text for fact in (await screen.go("log")).facts]


async def test_no_button_writes_down_that_nobody_scores(tmp_path: Path) -> None:
    async with hands_in(tmp_path) as hands:
        await begun(hands, "@rummy")
        before = hands.table.core.game.line_count
        for what in ("next", 0, 1):
            await hands.press(what)
        assert hands.table.core.game.line_count == before
        await hands.press(1, second=True)  # Bo has one point more
        await hands.press("next")
        assert hands.table.core.game.session.state.card == (((0, 1, 0),),)
