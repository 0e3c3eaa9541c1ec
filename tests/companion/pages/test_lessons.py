"""Lessons for a new player about the game and each question, without delay for the others."""

from __future__ import annotations

from random import Random

import pytest

from companion.table.learners import Learners
from companion.view import wire
from rules.games import GAMES
from rules.kit.types import AnyGame
from tests.companion.tables import Client, Table, committing, phone, play_on, seated, setting_up, texts, ways
from tests.pebbles.game import GAME as PEBBLES
from tests.small.fists import GAME as FISTS

NAMES = ("Ana", "Bo", "Cem")
OPEN = "What follows depends on what is rolled, drawn, hidden or still to be entered."
HIDE = "Hide up to three pebbles. Nobody may see which."


@pytest.fixture
def games() -> tuple[AnyGame, ...]:
    return (*GAMES, PEBBLES, FISTS)


@pytest.fixture
async def here(table: Table) -> Client:
    """The table's screen before a game of pebbles for three, of whom Bo is new to it."""
    here = await setting_up(table, *NAMES, game="pebbles")
    await here.set("~new", "chair-1", "learns")
    return here


def lit(shown: wire.Show) -> int:
    """The number of lit shapes."""
    shapes = shown.drawing.shapes if shown.drawing else ()
    return sum(getattr(shape, "edge", "") == "brass" for shape in shapes)


async def toured(here: Client) -> wire.Show:
    await here.answer("~new")
    return await here.go("told/tour")


async def test_the_tour_is_in_front_of_the_first_question_and_can_be_read_card_by_card_or_skipped(here: Client) -> None:
    first = await here.answer("~new")
    assert (first.band.who, first.band.ask) == ("New to Pebbles", "Card 1 of 2")
    assert texts(first) == ["You sit by a brook with six stones, which are lit."]
    second = await here.answer(first.asks[0].forms[0].id)
    assert texts(second) == ["Whoever wins a round may take a stone."]
    assert (ways(first), ways(second)) == ({"Skip the tour": "told/tour"}, {})
    assert lit(first) > lit(second), "the first card speaks of the stones"
    done = await here.answer(second.asks[0].forms[0].id)
    assert done.band.who == "New: Bo", "then his first question is explained"
    assert (await here.go("tour/0")).band.ask == "Card 1 of 2", "and it can be read again"


async def test_a_question_is_explained_the_first_time_and_found_again_under_why(here: Client) -> None:
    shown = await toured(here)
    assert (texts(shown)[0], [form.confirm for form in shown.asks[0].forms]) == (HIDE, ["Got it"])
    shown = await here.answer(shown.asks[0].forms[0].id)
    assert [form.id for ask in shown.asks for form in ask.forms if form.id.startswith("~")] == [], "the game's question"
    assert HIDE in texts(await here.go("rule/PEB-3"))
    assert ways(await here.go("rule/PEB-3")) == {"What can I do?": "can"}
    assert HIDE not in texts(await here.go("rule/PEB-7")), "of another question"


async def test_a_phone_explains_to_its_own_player_while_the_table_plays_on(here: Client) -> None:
    await here.answer("~new")
    bo, ana = await phone(here.table, "Bo"), await phone(here.table, "Ana")
    assert (await bo.go("play")).band.who == "New to Pebbles"
    assert (await here.go("play")).asks[0].forms[0].id.startswith("fist-"), "nobody here is new"
    assert (await ana.go("play")).asks[0].forms[0].id.startswith("hide-0")
    shown = await bo.go("told/tour")
    assert (shown.band.who, texts(shown)[0]) == ("New: Bo", HIDE)
    shown = await bo.answer(shown.asks[0].forms[0].id)
    assert shown.asks[0].forms[0].id.startswith("hide-1")


async def test_somebody_may_say_in_the_middle_of_a_game_that_it_is_new_to_them_or_is_not_any_more(here: Client) -> None:
    await here.set("~new", "chair-1", "learns")
    shown = await here.answer("~new")
    assert shown.band.who != "New to Pebbles"
    bo = await phone(here.table, "Bo")
    await bo.answer((await bo.go("play")).asks[0].forms[0].id, pebbles={"red": 1})
    cem = await phone(here.table, "Cem")
    assert ways(await cem.go("seat/2")) == {"New to this game": "new-here/2"}
    assert ways(await cem.go("seat/1")) == {}, "only of oneself"
    await cem.go("new-here/2")
    assert (await cem.go("play")).band.who == "New: Cem", "no tour after the first move"
    await cem.go("new-here/2")
    assert (await cem.go("play")).band.who == "Cem"
    await cem.go("new-here/1")
    assert here.table.core.learners.new_people("pebbles") == {}


async def test_two_who_are_new_on_one_phone_are_each_told_when_it_is_theirs(here: Client) -> None:
    await here.set("~new", "chair-2", "learns")
    await here.answer("~new")
    both = await phone(here.table, "Bo", "Cem")
    await both.go("as/1")
    assert (await both.go("told/tour")).band.who == "New: Bo"
    await both.go("as/2")
    assert (await both.go("play")).band.who == "New to Pebbles", "he has not had the tour"
    assert (await both.go("told/tour")).band.who == "New: Cem"


async def test_who_is_new_stays_so_with_what_was_explained_until_the_table_says_otherwise(here: Client) -> None:
    await toured(here)
    learners = Learners(here.table.core.store)
    await learners.load()
    assert learners.new_people("pebbles") == {"Bo": ("tour",)}, "also after a start"
    seats = await here.go("seats-anew")
    assert (seats.page, [chip.name for chip in seats.chips]) == ("new/seat/0", ["Ana", "Bo", "Cem"])
    assert here.table.core.kept_games.running_games == ()
    assert [chip.note for chip in (await here.go("new/seat/1")).chips] == ["", "new here", ""]
    await here.set("~new", "chair-1", "learns")
    assert (await here.answer("~new")).band.who != "New to Pebbles"


async def test_what_can_be_done_is_listed_with_what_it_costs_and_brings(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem")
    assert texts(await here.go("can")) == ["You are not asked anything at the moment."], "the table is"
    await committing(here)
    said = texts(await here.go("can"))
    assert said[said.index("Commit tokens: 0") :][:4] == [
        "Commit tokens: 0", "Costs a −1 chip", "→ Ana commits nothing and takes a −1 chip.", "→ −1 chips: 0 → 1",
    ]  # fmt: skip
    assert texts(await (await phone(table, "Bo")).go("can")) == ["You are not asked anything at the moment."]


async def test_a_game_without_lessons_explains_in_the_words_of_its_rules(table: Table) -> None:
    here = await setting_up(table, "Ana", "Bo", game="fists")
    await here.set("~new", "chair-0", "learns")
    shown = await here.answer("~new")
    assert shown.band.who == "New: Ana"
    assert texts(shown)
    assert texts(await here.go("tour/0")) == ["There is no tour for this game."]


async def test_what_is_laid_out_is_shown_thing_by_thing_where_it_goes_for_as_many_as_play(table: Table) -> None:
    begin = await seated(table, "Ana", "Bo", "Cem", game="akkon")
    shown = await begin.go((await begin.go("play")).links[0].go)
    assert (shown.band.who, shown.band.ask) == ("3 camps with 7 knights each, face down", "1 of 10")
    assert texts(shown) == ["Before each player."]
    where = []
    while shown.page != "play":
        where.append((shown.band.who, *texts(shown)))
        shown = await begin.answer(shown.asks[0].forms[0].id)
    assert len(where) == 10
    assert ("The seneschal to Ana", "With the start player.") in where
    assert texts(await begin.go("lay-out/3"))
    await begin.answer((await begin.go("play")).asks[0].forms[0].id, ready=[])
    assert texts(await begin.go("lay-out/0")) == ["Everything is laid out."]


async def told(table: Table, game: str) -> Client:
    """The table's screen in that game, new to all three, after the tour."""
    here = await setting_up(table, *NAMES, game=game)
    for seat in range(len(NAMES)):
        await here.set("~new", f"chair-{seat}", "learns")
    await here.answer("~new")
    await here.go("told/tour")
    return here


async def past(here: Client, **values: object) -> wire.Show:
    """Close the lesson in front, if any, and answer the question."""
    shown = await here.go("play")
    while shown.asks[0].forms[0].id.startswith("~can"):
        shown = await here.answer(shown.asks[0].forms[0].id)
    return await here.answer(shown.asks[0].forms[0].id, **values)


async def test_a_lesson_is_of_the_question_and_the_alternatives_have_theirs_under_what_can_i_do(table: Table) -> None:
    here = await told(table, "ettana")
    assert len(texts(await here.go("play"))) == 1, "nothing about entering the whole board first"
    await past(here, ready=[])
    for square, number in (("2,2", 6), ("3,3", 5), ("1,4", 4)):
        await past(here, square=square, number=str(number))
    await past(here, victory=[])
    shown = await here.go("play")
    lesson, *beside = texts(shown)
    assert (shown.band.ask, beside) == ("Roll both dice", ["Or also: Play “Preset colour”"])
    listed = texts(await here.go("can"))
    assert lesson not in listed
    assert listed[:2] == ["Roll both dice", OPEN]
    assert listed[3].startswith("With this card you choose the colour")


async def test_what_a_lesson_said_of_two_questions_is_not_said_twice_and_what_is_copied_is_no_example(
    table: Table,
) -> None:
    here = await told(table, "amritsar")
    await past(here, ready=[])
    await past(here, red="north")
    for colour in ("white", "blue", "green"):
        shown = await past(here, colour=colour)
    assert (shown.band.who, shown.band.ask) == ("New: Ana, Bo, Cem", "Enter the bridge tile")
    assert ways(shown) == {"Rule": "rule/AMR-54"}, "there is nothing to choose"
    shown = await past(here, on="book")
    assert (shown.band.who, shown.band.ask) == ("Everyone", "Which bonus does the bridge tile give?")


async def test_without_a_board_nothing_lies_beside_it(table: Table) -> None:
    begin = await seated(table, "Ana", "Bo", "Cem")
    assert texts(await begin.go("lay-out/0")) == ["On the table, where everyone can reach it."]


async def test_a_short_cut_on_a_phone_is_explained_there_though_nobody_waits_for_it(table: Table) -> None:
    here = await told(table, "any_game")
    await here.answer("choose@0", pad="@hearts")
    ana = await phone(here.table, "Ana")
    shown = await ana.go("play")
    assert (shown.band.who, shown.asks[0].forms[0].id) == ("New: Ana", "~can/tell_own")
    assert texts(await ana.go("can")) != ["You are not asked anything at the moment."]
    shown = await ana.answer("~can/tell_own")
    assert shown.band.who == "Everyone"


@pytest.mark.parametrize(
    ("people", "words"), [("Ana Bo Cem", "two of the three"), ("Ana Bo Cem Di", "least religious")]
)
async def test_the_tour_speaks_of_as_many_players_as_there_are(table: Table, people: str, words: str) -> None:
    here = await seated(table, *people.split(), game="himalaya")
    cards = [texts(await here.go(f"tour/{n}"))[0] for n in range(8)]
    assert [card for card in cards if "two of the three" in card or "least religious" in card] == cards[7:]
    assert (await here.go("tour/7")).band.ask == "Card 8 of 8"
    assert words in cards[7]


async def test_of_a_place_it_is_told_what_lies_there_and_where_its_roads_lead(table: Table) -> None:
    here, rng = await told(table, "himalaya"), Random(3)
    session = here.table.core.game.session
    while session.prompts()[0].move != "place_leader":
        await play_on(here, rng, most=1)
    listed = texts(await here.go("can"))
    at = listed.index("Leader to village\xa03")
    lies, roads = listed[at + 2 : at + 4]
    assert (lies, roads) == ("5 resources, not entered yet", "Soil road: Village\xa04. Ice road: Village\xa06")
    assert "Leader to village\xa020" in listed
