"""The effects of the action cards (ETT-36, ETT-53..64, ETT-68); test_collecting has Preset and Roll again."""

from __future__ import annotations

from typing import Any

import pytest

from rules.kit.types import Choice
from tests.rules.ettana.scenarios import check, scenario, scenarios, told

mark = pytest.mark
PLAYING = "Ana has cards 3; roll 6; Ana has tokens 2; Bo has tokens 2; Cem has tokens 2"
ALL = "= move swap three call design tax again steal_card steal_tokens replace_yarn replace_tile"


@scenarios(
    scenario("every kind that is played in a turn is offered", PLAYING, mark.rule("ETT-23"), card=ALL),
    # ---- Move ----------------------------------------------------------------------------------------
    scenario("Move leads anywhere instead of the rolled move", f"{PLAYING}; card move 5,5",
             mark.rule("ETT-36", "ETT-53"), pawn="5,5", asks="end_turn -go"),
    scenario("but not onto a pawn, nor to the own square", PLAYING, mark.rule("ETT-31", "ETT-53"),
             square="5,5 0,0 -1,1 -4,2 -3,2"),
    scenario("or to that, too", f"house own_square=yes; {PLAYING}; card move 1,1", mark.rule("ETT-53"),
             pawn="1,1", asks="-go"),
    scenario("and not onto a rim where nobody walks", f"house rim=off; {PLAYING}", mark.rule("ETT-36"),
             square="1,2 4,4 -0,0 -5,5 -2,5"),
    scenario("after the move there is none", f"{PLAYING}; go 2,2/jump", mark.rule("ETT-53"), card="tax -move"),
    # ---- Swap and Replace ----------------------------------------------------------------------------
    scenario("Swap exchanges any two yarns", f"{PLAYING}; card swap 0,1 4,2", mark.rule("ETT-54"),
             yarns="0,1 yellow, 4,2 green", tokens=2),
    scenario("Replace takes a yarn from beside the board", f"{PLAYING}; card replace_yarn 0,0 blue",
             mark.rule("ETT-57"), yarns="0,0 blue", colour="= red green yellow purple"),
    scenario("or a tile", f"{PLAYING}; card replace_tile 2,2 4", mark.rule("ETT-57"), number="= 2 6"),
    scenario("one that lies there, without a pawn", PLAYING, mark.rule("ETT-57"),
             tile="2,2 -0,0 -4,2 -3,2 -1,1", number="= 2 4"),
    scenario("or with the own one, too", f"house own_tile=yes; {PLAYING}; card replace_tile 1,1 2",
             mark.rule("ETT-57"), tile="1,1 -4,2 -3,2", number="= 4 6"),
    # ---- stealing ------------------------------------------------------------------------------------
    scenario("a stolen card goes from hand to hand", f"{PLAYING}; card steal_card Bo", mark.rule("ETT-55"),
             cards=[3, 0, 1], discards=1, said="steals-blind"),
    scenario("and may be chosen", f"house stolen_card=chosen; {PLAYING}; card steal_card Bo", mark.rule("ETT-55"),
             cards=[3, 0, 1], said="steals-chosen"),
    scenario("open Victory points are safe", f"{PLAYING}; Bo has cards 0 victory 1; ! card steal_card Bo",
             mark.rule("ETT-55"), refused="ETT-55"),
    scenario("where nobody has a card none is stolen", f"{PLAYING}; Bo has cards 0; Cem has cards 0",
             mark.rule("ETT-55"), card="tax -steal_card"),
    scenario("two tokens are stolen", f"{PLAYING}; Cem has tokens 5; card steal_tokens Cem", mark.rule("ETT-56"),
             tokens=[4, 2, 3]),
    scenario("or the only one", f"{PLAYING}; Cem has tokens 1; card steal_tokens Cem", mark.rule("ETT-56"),
             tokens=[3, 2, 0]),
    scenario("or none", f"{PLAYING}; Bo has tokens 0; Cem has tokens 0; card steal_tokens Cem", mark.rule("ETT-56"),
             tokens=[2, 0, 0], victim="= 1 2"),
    # ---- receiving -----------------------------------------------------------------------------------
    scenario("a design card is received for nothing", f"{PLAYING}; card design", mark.rule("ETT-59"),
             designs=2, tokens=2, design_pile=32),
    scenario("unless they are gone", f"{PLAYING}; Bo has designs 34", mark.rule("ETT-59"), card="tax -design"),
    scenario("three tokens are received", f"{PLAYING}; card three", mark.rule("ETT-60"), tokens=5, supply=39),
    scenario("or what is left of the supply", f"{PLAYING}; Bo has tokens 42; card three", mark.rule("ETT-17", "ETT-60"),
             tokens=4, supply=0, warned={"ETT-17"}),
    scenario("or nothing", f"house short_supply=nothing; {PLAYING}; Bo has tokens 42; card three",
             mark.rule("ETT-17"), tokens=2, supply=2, warned={"ETT-17"}),
    scenario("a called number that the die shows is received", f"{PLAYING}; card call 4 4",
             mark.rule("ETT-61", "ETT-62"), tokens=6),
    scenario("also when it shows more", f"{PLAYING}; card call 4 6", mark.rule("ETT-61", "ETT-62"), tokens=6),
    scenario("but not when it shows less", f"{PLAYING}; card call 4 3", mark.rule("ETT-61", "ETT-62"), tokens=2),
    scenario("a called 1 always is", f"{PLAYING}; card call 1 1", mark.rule("ETT-62"), tokens=3),
    scenario("as far as the supply goes", f"{PLAYING}; Bo has tokens 43; card call 5 6",
             mark.rule("ETT-17", "ETT-61"), tokens=3, supply=0),
    scenario("that roll does not change the move", f"{PLAYING}; card call 2 3; go 2,2/jump", mark.rule("ETT-63"),
             number=6, pawn="2,2"),
    scenario("everybody else who has tokens pays tax",
             f"house seats=4; {PLAYING}; Bo has tokens 0; Cem has tokens 1; Dee has tokens 5; card tax",
             mark.rule("ETT-68"), tokens=[2, 0, 0, 4], supply=42),
    # ---- Victory point -------------------------------------------------------------------------------
    scenario("what was not drawn in this turn is not shown", "roll 1", mark.rule("ETT-64"), asks="-show_victory"),
    scenario("a Victory point that black brings is shown, counts and stays", "roll 1 black; show_victory",
             mark.rule("ETT-64"), cards=1, victory=1, points=[1, 0, 0], discards=0, asks="-show_victory"),
    scenario("one that was bought, too", "roll 1; buy card; show_victory", mark.rule("ETT-64"),
             cards=1, points=[1, 0, 0]),
    scenario("without a card in the hand there is none", "roll 1; buy card; Ana has cards 0", mark.rule("ETT-64"),
             asks="-show_victory"),
    scenario("three lie open", "Bo has victory 2; roll 1 black; show_victory", mark.rule("ETT-64"),
             points=[1, 2, 0], warned=set()),
    scenario("a fourth is doubted, for the rulebook does not say how many there are",
             "Bo has victory 3; roll 1 black; show_victory", mark.rule("ETT-64"), points=[1, 3, 0], warned={"ETT-64"}),
    # ---- without a board -----------------------------------------------------------------------------
    scenario("without a board a card asks for no place", "ledger; Ana has cards 9; collect 0 0 0",
             mark.rule("ETT-53", "ETT-54", "ETT-57"), card=ALL, square="=", tile="=", yarns="=", victim="= 1 2"),
    scenario("and does what it does",
             "ledger; Ana has cards 9; collect 0 0 0; card swap; card replace_yarn; card replace_tile; card move; "
             "card three; card tax; card call 2 2; card steal_tokens Bo",
             mark.rule("ETT-53", "ETT-60", "ETT-61", "ETT-68"), tokens=[8, 0, 1], cards=1, card="tax -move"),
)  # fmt: skip
def test_a_card(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("ETT-55")
@mark.parametrize(("seats", "default"), [(2, (1,)), (3, ())])
def test_the_only_opponent_is_preselected(seats: int, default: tuple[int, ...]) -> None:
    fields = told(f"house seats={seats}; Ana has cards 3; roll 6").open_prompts("play")[0].fields
    assert [field.default for field in fields if isinstance(field, Choice) and field.name == "victim"] == [default]
