"""Pieces side by side where there is little room."""

from __future__ import annotations

from companion.view.draw_piece import Painter, row, tokens
from companion.view.wire import Disc, Text
from rules.kit.types import Piece
from tests.companion.view.scenes import ENGLISH

R = 10.0


def drawn(*counts: int, room: float) -> tuple[list[Disc], list[Text]]:
    """So many discs of each kind, in that order."""
    pieces = [Piece(cell="c", kind="disc", tint="red", n=n) for n in counts]
    shapes = row(tokens(pieces), 0, 0, R, room, "paper", Painter(glyphs={}, speaker=ENGLISH))
    return [s for s in shapes if isinstance(s, Disc)], [s for s in shapes if isinstance(s, Text)]


def test_pieces_overlap_until_they_fit() -> None:
    discs, _ = drawn(3, 3, room=60)
    assert max(disc.x + disc.r for disc in discs) <= 60
    assert len({disc.x for disc in discs}) == 6


def test_the_number_beside_a_piece_is_never_covered_by_the_next() -> None:
    discs, (four,) = drawn(4, 1, 1, room=60)
    assert four.text == "×4"
    assert all(disc.x - disc.r > four.x + 14 for disc in discs[1:])
    assert discs[2].x - discs[1].x < R, "the others give way"
