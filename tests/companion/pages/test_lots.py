"""Drawing lots for start player, teams and seats before a game, with a chance that the test decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random

import pytest

from companion.clients.assembly import SYSTEM_CHANCE
from companion.table import draft as drafts
from companion.table import lots
from companion.table.lots import LOT_KINDS
from rules.any_game.game import GAME
from tests.companion.tables import Client, Table, client, setting_up

NAMES = ("Ana", "Bo", "Cem", "Dee")


class Lots:
    """A chance that always draws this order."""

    def __init__(self, *order: int) -> None:
        self.order = order

    def sample(self, population: Sequence[int], k: int) -> list[int]:
        assert sorted(self.order) == list(population)
        return list(self.order)


async def drawing_lots(table: Table) -> Client:
    """The table's screen at the lots, with four players at a new game."""
    here = await setting_up(table, *NAMES, game="any_game")
    await here.go("lots")
    return here


def rig(here: Client, *order: int) -> None:
    here.table.core.setup._chance = Lots(*order)


# ---- chance -------------------------------------------------------------------------------------------------
def test_every_order_is_drawn_equally_often() -> None:
    assert type(SYSTEM_CHANCE).__name__ == "SystemRandom"
    rng, many = Random(18), 6_000
    seen = Counter(lots.draw(rng, "seats", 3, None, fingers=True).order for _ in range(many))
    assert set(seen) == set(permutations(range(3)))
    assert all(abs(n - many / 6) < 0.15 * many / 6 for n in seen.values())


@pytest.mark.parametrize("many", range(2, 11))
@pytest.mark.parametrize("what", LOT_KINDS)
def test_teams_are_never_more_than_one_apart(what: lots.LotKind, many: int) -> None:
    if not lots.team_count(what) or not lots.may_be_drawn(what, many):
        assert not lots.team_count(what) or many < 2 * lots.team_count(what)
        return
    sizes = Counter(lots.teams_of(lots.draw(Random(1), what, many, None, fingers=True)))
    assert len(sizes) == lots.team_count(what)
    assert max(sizes.values()) - min(sizes.values()) <= 1


def test_whoever_moves_takes_the_name_the_colour_and_the_start_along() -> None:
    draft = drafts.new_draft(GAME, None, NAMES)
    after = lots.with_draw(draft, lots.draw(Lots(2, 0, 3, 1), "seats", 4, None, fingers=False))
    assert [chair.name for chair in after.chairs] == ["Cem", "Ana", "Dee", "Bo"]
    assert {chair.name: chair.tint for chair in after.chairs} == {chair.name: chair.tint for chair in draft.chairs}
    assert after.chairs[after.start].name == "Ana"


# ---- the page -----------------------------------------------------------------------------------------------
async def test_a_draw_by_name_says_who_starts_and_people_may_change_it(table: Table) -> None:
    here = await drawing_lots(table)
    rig(here, 2, 0, 1, 3)
    shown = await here.answer("~lots/start")
    assert shown.band.who == "Cem starts"
    kept, again = shown.asks[0].forms
    assert (kept.confirm, again.label, again.confirm) == ("Cem starts", "Draw again", "Draw by name")
    seats = await here.answer(kept.id)
    assert seats.page.startswith("new")
    assert [chip.name for chip in seats.chips if chip.start] == ["Cem"]
    assert [chip.name for chip in (await here.set("~new", "chair-1", "start")).chips if chip.start] == ["Bo"]
    await here.answer("~new")
    assert here.table.core.game.session.head.start == 1


async def test_one_of_the_fingers_stays_lit_and_people_say_whose_it_is(table: Table) -> None:
    here = await drawing_lots(table)
    rig(here, 1, 0, 2)
    shown = await here.set("~lots/start", "fingers", 3)
    assert shown.fingers
    assert [bool(lot.ink) for lot in shown.fingers.lots] == [False, True, False]
    assert shown.band.who == "The bright finger starts"
    after = await here.set("~lots/start", "whose", 3)
    assert [chip.name for chip in after.chips if chip.start] == ["Dee"]


async def test_teams_among_fingers_are_numbers_of_two_kinds_and_by_name_sit_in_turn(table: Table) -> None:
    here = await drawing_lots(table)
    await here.set("~lots/start", "what", "teams-2")
    rig(here, 3, 0, 1, 2)
    shown = await here.set("~lots/teams-2", "fingers", 4)
    assert shown.fingers
    assert [lot.text for lot in shown.fingers.lots] == ["2", "1", "2", "1"]
    assert len({lot.ink for lot in shown.fingers.lots}) == 2
    afresh = await here.go("lots/teams-2")
    assert (afresh.fingers and afresh.fingers.lots) == (), "whoever comes again begins afresh"
    shown = await here.answer("~lots/teams-2")
    assert [fact.text for fact in shown.facts[:2]] == ["Team 1: Dee, Bo", "Team 2: Ana, Cem"]
    assert [chip.name for chip in (await here.go("new")).chips] == ["Dee", "Ana", "Bo", "Cem"]
    three = (await here.set("~lots/start", "what", "teams-3")).asks[0].forms[0]
    assert (three.confirm, three.missing) == ("", "That takes at least 6 players")


@pytest.mark.parametrize(("game", "said"), [
    ("battles_and_builders", "The oldest player starts: who is it?"),
    ("himalaya", "The wisest player starts: who is it?"),
    ("akkon", "The start player is drawn by lot"),
    ("ettana", "The dice will say who starts"),
    ("amritsar", "Tap a seat, then a name"),
])  # fmt: skip
async def test_the_page_where_the_start_player_is_chosen_says_what_the_rulebook_says_of_it(
    table: Table, game: str, said: str
) -> None:
    here = await client(table)
    await here.set("~home", "game", game)
    await here.go("new")
    assert here.shown.band.ask == "Tap a seat, then a name"
    await here.answer("~name/0", name="Ana")
    await here.go("new/seat/0")
    assert here.shown.band.ask == said
    await here.go("lots")
    assert (here.shown.band.ask == said) is (game != "amritsar")
