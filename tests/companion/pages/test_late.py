"""A latecomer: the game continues with one more seat, and loses nothing."""

from __future__ import annotations

import pytest

from companion.view import wire
from tests.companion.tables import Client, Table, seated


async def hearts(table: Table, *rounds: tuple[int, ...]) -> Client:
    """Hearts after three players have played these rounds."""
    here = await seated(table, "Ana", "Bo", "Cem", game="any_game")
    await here.answer(form(here, "choose"), pad="@hearts")
    for points in rounds:
        await here.answer(form(here, "score-"), points={str(seat): n for seat, n in enumerate(points)})
    return here


def form(here: Client, id: str) -> str:
    return next(form.id for ask in here.shown.asks for form in ask.forms if form.id.startswith(id))


def rail(shown: wire.Show) -> list[tuple[str, str]]:
    return [(chip.name, chip.score) for chip in shown.chips]


async def test_a_player_joins_in_the_third_round_and_everybody_keeps_the_points(table: Table) -> None:
    here = await hearts(table, (5, 0, 21), (26, 0, 0))
    menu = await here.go("menu")
    assert "late" in [link.go for link in menu.links]
    page = await here.go("late")
    tint = page.asks[0].forms[0].fields[1].options[0].value  # type: ignore[union-attr]
    shown = await here.answer("~late", name="Dee", tint=tint)
    assert (shown.page, shown.where) == ("play", "Round 3")
    assert rail(shown) == [("Ana", "31"), ("Bo", "0"), ("Cem", "21"), ("Dee", "0")]
    after = await here.answer(form(here, "score-3"), points={"0": 0, "1": 13, "2": 0, "3": 13})
    assert rail(after) == [("Ana", "31"), ("Bo", "13"), ("Cem", "21"), ("Dee", "13")]
    assert "Dee" in table.core.names.known_names
    assert table.core.kept_games.running_games == (), "the game is there once"
    for _ in range(3):  # earlier steps can be undone: the third round, Dee's joining, and the second
        back = here.shown.back
        assert back is not None
        await here.ask(wire.Undo(n=back.n))
    assert rail(here.shown)[:3] == [("Ana", "5"), ("Bo", "0"), ("Cem", "21")]


async def test_who_left_early_stays_away_and_what_was_undone_stays_undone(table: Table) -> None:
    here = await hearts(table, (5, 0, 21), (9, 9, 8))
    back = here.shown.back
    assert back is not None
    await here.ask(wire.Undo(n=back.n))
    away = next(item.id for item in table.core.game.session.corrections() if item.id.startswith("set-away"))
    await here.answer(f"~fix/more/{away}", seats=[1])
    await here.answer("~late", name="Dee", tint=table.core.game.session.game.tints[5])
    state = table.core.game.session.state
    assert (state.away, state.round, len(state.card)) == ((1,), 2, 1)


@pytest.mark.parametrize(
    ("name", "tint", "sentence"),
    [("Bo", 5, "Two seats have the same name"), ("Dee", 0, "Nobody can join"), (" ", 5, "Nobody can join")],
)
async def test_who_cannot_join_is_told_why_and_the_game_goes_on(
    table: Table, name: str, tint: int, sentence: str
) -> None:
    here = await hearts(table, (5, 0, 21))
    tints = table.core.game.session.game.tints
    told = await here.refused(wire.Answer(form="~late", values={"name": name, "tint": tints[tint]}))
    assert told.text.startswith(sentence)
    assert len(table.core.game.session.head.seats) == 3


async def test_before_a_pad_is_chosen_and_where_it_takes_no_more_nobody_joins(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", game="any_game")
    join = wire.Answer(form="~late", values={"name": "Dee", "tint": table.core.game.session.game.tints[5]})
    assert (await here.refused(join)).text == "Nobody can join this game just now."
    await here.answer(form(here, "choose"), pad="@chess-clock")  # for two alone
    assert (await here.refused(join)).text == "Nobody can join this game just now."
    assert len(table.core.game.session.head.seats) == 2
    await here.answer("~leave")
    akkon = await seated(table, "Ana", "Bo", game="akkon")
    assert "late" not in [link.go for link in (await akkon.go("menu")).links], "a game of a rulebook"
