"""Where a pattern stands, and what the two cards of the rulebook's text look like (ETT-44..47, ETT-50..52)."""

from __future__ import annotations

import pytest

from rules.ettana.claims import drawn, matches, name_of
from rules.ettana.options import Options
from tests.rules.ettana.table import Table, spots, yarns

DIAGONAL = name_of("A..../.A.../..B../...A./....A")  # ETT-50
SLANTING_T = name_of("A..../.A.../.BA../B..A./.....")  # ETT-51
HOOK = "AAA/A../B.."  # made up: its mirror image cannot be turned onto it
PLAIN = "RGBYP/BYPRG/PRGBY/GBYPR/YPRGB"  # no two neighbours alike

BEFORE = "RRPPB/GRYPG/YYGYB/GPPRB/RGBBY"
AFTER = "RRPPB/GRYPG/YYGYB/GPPRB/YGBBR"  # two yarns of it exchanged
WITH_T = "PBRPP/YRBBB/PGRGP/YYGRG/BGYYR"
ALL_RED = "RGBYP/GRPBY/BYRPG/YPGRB/PBYGR"  # the whole diagonal


def painted(colours: dict[str, str], board: str = PLAIN) -> list[str]:
    """The board with other yarns at those places."""
    laid = yarns(board)
    for place, colour in colours.items():
        row, column = (int(n) for n in place.split(","))
        laid[5 * row + column] = colour
    return laid


def turned(rows: str, times: int) -> str:
    """A card turned clockwise by quarters."""
    for _ in range(times):
        rows = "/".join("".join(column) for column in zip(*reversed(rows.split("/")), strict=True))
    return rows


def laid_out(card: str, top: int, left: int, colours: dict[str, str]) -> list[str]:
    """The plain board with the card's pattern on it."""
    both = [(r, c, mark) for r, row in enumerate(card.split("/")) for c, mark in enumerate(row) if mark != "."]
    return painted({f"{top + r},{left + c}": colours[mark] for r, c, mark in both})


# ---- where a pattern stands --------------------------------------------------------------------------
@pytest.mark.rule("ETT-44")
@pytest.mark.parametrize(("top", "left"), [(0, 0), (0, 2), (1, 1), (2, 0), (2, 2)])
def test_a_pattern_may_stand_anywhere(top: int, left: int) -> None:
    board = laid_out(HOOK, top, left, {"A": "red", "B": "blue"})
    assert matches(HOOK, board)
    assert set(spots(f"{top},{left}", f"{top + 2},{left}")) <= set(matches(HOOK, board)[0])
    assert not matches(HOOK, yarns(PLAIN))


@pytest.mark.rule("ETT-44", "ETT-46")
@pytest.mark.parametrize("times", [0, 1, 2, 3])
def test_a_card_may_be_turned_to_any_side(times: int) -> None:
    board = laid_out(turned(HOOK, times), 1, 1, {"A": "yellow", "B": "green"})
    assert len(matches(HOOK, board)) == 1
    assert name_of(turned(HOOK, times)) == name_of(HOOK)


@pytest.mark.rule("ETT-44")
@pytest.mark.parametrize("colours", [("red", "blue"), ("blue", "red"), ("purple", "green"), ("yellow", "purple")])
def test_a_pattern_may_be_made_of_any_colours(colours: tuple[str, str]) -> None:
    assert matches(HOOK, laid_out(HOOK, 0, 0, dict(zip("AB", colours, strict=True))))


@pytest.mark.rule("ETT-44")
def test_where_the_card_shows_one_colour_the_yarns_are_of_one_colour() -> None:
    board = laid_out(HOOK, 0, 0, {"A": "red", "B": "blue"})
    board[2] = "purple"
    assert not matches(HOOK, board)


@pytest.mark.rule("ETT-45")
def test_where_the_card_shows_different_colours_the_yarns_differ() -> None:
    board = laid_out(HOOK, 0, 0, {"A": "green", "B": "green"})
    assert matches("AAA/A../A..", board)
    assert not matches(HOOK, board)


@pytest.mark.rule("ETT-46")
def test_a_mirror_image_counts_only_if_the_table_reads_it_so() -> None:
    mirrored = "/".join(row[::-1] for row in HOOK.split("/"))
    board = laid_out(mirrored, 0, 1, {"A": "red", "B": "blue"})
    assert not matches(HOOK, board)
    assert matches(HOOK, board, mirror=True)


@pytest.mark.rule("ETT-46")
@pytest.mark.parametrize(("reading", "found"), [("no", False), ("yes", True)])
def test_the_claim_form_finds_mirror_images_as_the_table_reads_it(reading: str, found: bool) -> None:
    """The card turns to the right where the yarns turn to the left."""
    card = name_of(HOOK)
    table = Table(
        options=Options(mirror="no" if reading == "no" else "yes"), catalogue={"design": {card: {"points": 1}}}
    )
    table.weave(laid_out("AAA/..A/..B", 0, 0, {"A": "red", "B": "blue"}))
    table.roll(1)
    assert (card in table.offered("design", "claim")) == found


@pytest.mark.rule("ETT-47")
def test_yarns_outside_the_pattern_do_not_matter() -> None:
    board = laid_out(HOOK, 0, 0, {"A": "red", "B": "blue"})
    assert set(matches(HOOK, board)[0]) == set(spots("0,0", "0,1", "0,2", "1,0", "2,0"))
    for place in set(range(25)) - {0, 1, 2, 5, 10}:
        board[place] = "green"
    assert matches(HOOK, board)[0] == matches(HOOK, laid_out(HOOK, 0, 0, {"A": "red", "B": "blue"}))[0]


# ---- the names of cards ------------------------------------------------------------------------------
@pytest.mark.rule("ETT-44", "ETT-46")
def test_a_card_has_one_name_wherever_and_however_it_is_drawn() -> None:
    names = {name_of(turned(HOOK, n)) for n in range(4)}
    names.add(name_of("EEE/E../C.."))
    names.add(drawn([*"............AAA..A....B.."]))
    names.add(drawn([*"AAA..A....B.............."]))
    assert len(names) == 1
    assert name_of("AAA/..A/..B") not in names


@pytest.mark.rule("ETT-44")
@pytest.mark.parametrize("marks", ["." * 25, "A" + "." * 24])
def test_a_card_with_no_pattern_on_it_has_no_name(marks: str) -> None:
    assert drawn([*marks]) == ""


# ---- the two cards of the text -----------------------------------------------------------------------
@pytest.mark.rule("ETT-50", "ETT-52")
def test_the_diagonal_stands_once_after_two_yarns_are_exchanged() -> None:
    assert matches(DIAGONAL, yarns(BEFORE)) == ()
    (found,) = matches(DIAGONAL, yarns(AFTER))
    assert set(found) == set(spots("0,0", "1,1", "2,2", "3,3", "4,4"))


@pytest.mark.rule("ETT-45", "ETT-52")
def test_five_equal_yarns_on_a_diagonal_are_not_enough() -> None:
    assert matches(DIAGONAL, yarns(ALL_RED)) == ()


@pytest.mark.rule("ETT-51", "ETT-52")
def test_the_slanting_t_stands_once() -> None:
    (found,) = matches(SLANTING_T, yarns(WITH_T))
    assert set(found) == set(spots("1,1", "2,2", "3,3", "4,4", "3,2", "4,1"))


@pytest.mark.rule("ETT-51")
@pytest.mark.parametrize("times", [0, 1, 2, 3])
def test_the_slanting_t_is_found_on_every_side(times: int) -> None:
    card = turned("A..../.A.../.BA../B..A./.....", times)
    assert matches(SLANTING_T, laid_out(card, 0, 0, {"A": "red", "B": "blue"}))


@pytest.mark.rule("ETT-50", "ETT-51")
def test_the_two_cards_of_the_text_are_known_from_the_beginning_and_no_others() -> None:
    state = Table().state
    assert set(state.designs) == {DIAGONAL, SLANTING_T}
    assert state.designs[DIAGONAL] == 1
    assert not state.designs[SLANTING_T], "the rulebook does not say what it is worth"


@pytest.mark.rule("ETT-50")
def test_three_tokens_two_yarns_and_a_claim_bring_one_point() -> None:
    table = Table(board=BEFORE)
    table.has(0, tokens=3)
    table.roll(1, "black")
    assert DIAGONAL not in table.offered("design", "claim")
    supply = table.supply
    table.buy("swap", "4,0", "4,4")
    assert (table.player(0).tokens, table.supply) == (0, supply + 3)
    assert table.offered("design", "claim")[0] == DIAGONAL
    table.claim(DIAGONAL)
    table.consent()
    assert (table.points, table.player(0).designs) == ([1, 0, 0], 0)
