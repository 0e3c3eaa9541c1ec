"""Who was ahead since when, and what dice did against what fair ones would."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.log.course import Course, Lead, lead_changes
from companion.log.luck import LEAST_DICE, seat_luck
from rules.kit.types import Say, ScoreLine, Sheet, Throw
from tests.companion.log.table import Table


def course(*totals: tuple[int, ...], fewest: bool = False) -> Course:
    line = ScoreLine(key="all", label=Say(key="all"), values=totals[-1])
    sheets = tuple(Sheet(lines=(line,), totals=each, fewest=fewest) for each in totals)
    return Course(totals=totals, rounds=(), unit="turn", sheets=sheets)


@pytest.mark.parametrize(
    ("totals", "leads", "turned"),
    [
        (((0, 0), (3, 0), (3, 5), (9, 5)), ((0, 1), (1, 2), (0, 3)), 3),
        (((0, 0), (3, 0), (3, 3), (4, 3)), ((0, 1), (0, 3)), 3),
        (((0, 0), (3, 0), (5, 0)), ((0, 1),), 1),
        (((0, 0), (3, 0), (3, 3)), ((0, 1),), None),
        (((0, 0), (0, 0)), (), None),
    ],
)
def test_whoever_is_alone_ahead_leads_and_the_last_lead_that_lasts_has_decided_it(
    totals: tuple[tuple[int, ...], ...], leads: tuple[tuple[int, int], ...], turned: int | None
) -> None:
    (found,) = lead_changes(course(*totals))
    assert found.leads == tuple(Lead(seat=seat, move=move) for seat, move in leads)
    assert (found.final_lead and found.final_lead.move) == turned


def test_where_few_points_win_whoever_has_fewest_leads() -> None:
    (found,) = lead_changes(course((0, 0), (5, 2), (5, 9), fewest=True))
    assert [lead.seat for lead in found.leads] == [1, 0]


def test_where_nothing_is_added_up_each_line_that_decides_has_its_lead() -> None:
    def sheet(*values: int | None) -> Sheet:
        line = ScoreLine(key="villages", label=Say(key="villages"), values=values)
        return Sheet(lines=(line, replace(line, key="beside", counts=False)))

    sheets = (sheet(None, None), sheet(1, 1), sheet(1, 2))
    found = lead_changes(Course(totals=((), (), ()), rounds=(), unit="turn", sheets=sheets))
    assert [(each.of.key, each.leads) for each in found] == [("villages", (Lead(seat=1, move=2),))]


# ---- dice ---------------------------------------------------------------------------------------------
async def rolled(times: int, *, edited: bool = False) -> Table:
    """Everybody hides nothing else than before; the die is read each time."""
    table = Table()
    for _ in range(times):
        await table.to_dice()
        values = {"dice": {"pips": 4, "colour": "red"}}
        await table.session.answer(table.id("roll"), values, "screen", ("serial:die pips=4",), edited)
        await table.answer("rest-0")
    return table


async def test_too_few_dice_say_nothing_and_neither_do_those_that_somebody_has_changed() -> None:
    table = await rolled(2)
    assert seat_luck(table.session.moments(), 2) == ()
    assert LEAST_DICE >= 20
    moments = table.session.moments()
    many = tuple(moment for moment in moments if moment.line and moment.line.dice) * LEAST_DICE
    edited = tuple(replace(m, line=replace(m.line, edited=True)) for m in many if m.line)
    assert seat_luck(edited, 2) == ()


async def test_what_was_rolled_stands_beside_what_fair_dice_give_nineteen_times_of_twenty() -> None:
    table = await rolled(1)
    roll = next(moment for moment in table.session.moments() if moment.line and moment.line.dice)
    assert roll.line
    many = (replace(roll, line=replace(roll.line, seat=1)),) * 24
    (luck,) = seat_luck(many, 2)
    assert (luck.seat, luck.dice, luck.total) == (1, 24, 96)
    assert luck.expected == pytest.approx(24 * 3.5)
    assert luck.within == pytest.approx(1.96 * (24 * 35 / 12) ** 0.5)


async def test_dice_whose_faces_nobody_knows_are_compared_with_nothing() -> None:
    table = await rolled(1)
    roll = next(moment for moment in table.session.moments() if moment.line and moment.line.dice)
    asked, line = roll.answered, roll.line
    assert asked
    assert line
    roll = replace(roll, line=replace(line, seat=1))
    (throw,) = (field for field in asked.fields if isinstance(field, Throw))
    assert seat_luck((roll,) * LEAST_DICE, 2) != ()
    unknown = replace(throw, dice=tuple(replace(die, is_printed=False) for die in throw.dice))
    assert seat_luck((replace(roll, answered=replace(asked, fields=(unknown,))),) * LEAST_DICE, 2) == ()
