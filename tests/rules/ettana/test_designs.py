"""The positions of a pattern on the board, and the two cards in the rulebook's text (ETT-44..47, ETT-50..52)."""

from __future__ import annotations

import pytest

from rules.ettana.claims import drawn_pattern, matches, pattern_name
from rules.ettana.components import Options
from tests.rules.ettana.table import Table, spots, yarns

DIAGONAL = pattern_name("A..../.A.../..B../...A./....A")  # ETT-50
SLANTING_T = pattern_name("A..../.A.../.BA../B..A./.....")  # ETT-51
HOOK = "AAA/A../B.."  # made up: its mirror image cannot be turned onto it
PLAIN = "RGBYP/BYPRG/PRGBY/GBYPR/YPRGB"  # no two neighbours alike

BEFORE = "RRPPB/GRYPG/YYGYB/GPPRB/RGBBY"
AFTER = "RRPPB/GRYPG/YYGYB/GPPRB/YGBBR"  # two yarns of it exchanged
WITH_T = "PBRPP/YRBBB/PGRGP/YYGRG/BGYYR"
ALL_RED = "RGBYP/GRPBY/BYRPG/YPGRB/PBYGR"  # the whole diagonal


def turned(rows: str, times: int) -> str:
    """A card rotated clockwise by quarters."""
    for _ in range(times):
        rows = "/".join("".join(column) for column in zip(*reversed(rows.split("/")), strict=True))
    return rows


def painted(colours: dict[str, str], board: str = PLAIN) -> list[str]:
    """The board with other yarns in those places."""
    laid = yarns(board)
    for place, colour in colours.items():
        row, column = (int(n) for n in place.split(","))
        laid[5 * row + column] = colour
    return laid


def laid_out(card: str, top: int, left: int, colours: dict[str, str]) -> list[str]:
    """The plain board with the card's pattern on it."""
    both = [(r, c, mark) for r, row in enumerate(card.split("/")) for c, mark in enumerate(row) if mark != "."]
    return painted({f"{top + r},{left + c}": colours[mark] for r, c, mark in both})


# ---- positions of a pattern --------------------------------------------------------------------------
@pytest.mark.rule("ETT-46")
@pytest.mark.parametrize(("reading", "found"), [("no", False), ("yes", True)])
def test_the_claim_form_finds_mirror_images_as_the_table_reads_it(reading: str, found: bool) -> None:
    """The card turns to the right where the yarns turn to the left."""
    card = pattern_name(HOOK)
    table = Table(
        options=Options(mirror="no" if reading == "no" else "yes"), catalogue={"design": {card: {"points": 1}}}
    )
    table.weave(laid_out("AAA/..A/..B", 0, 0, {"A": "red", "B": "blue"}))
    table.roll(1)
    assert (card in table.option_values("design", "claim")) == found


# ---- the names of cards ------------------------------------------------------------------------------
@pytest.mark.rule("ETT-44", "ETT-46")
def test_a_card_has_one_name_wherever_and_however_it_is_drawn() -> None:
    names = {pattern_name(turned(HOOK, n)) for n in range(4)}
    names.add(pattern_name("EEE/E../C.."))
    names.add(drawn_pattern([*"............AAA..A....B.."]))
    names.add(drawn_pattern([*"AAA..A....B.............."]))
    assert len(names) == 1
    assert pattern_name("AAA/..A/..B") not in names


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


@pytest.mark.rule("ETT-50", "ETT-51")
def test_the_two_cards_of_the_text_are_known_from_the_beginning_and_no_others() -> None:
    state = Table().state
    assert set(state.designs) == {DIAGONAL, SLANTING_T}
    assert state.designs[DIAGONAL] == 1
    assert not state.designs[SLANTING_T], "the rulebook does not say what it is worth"
