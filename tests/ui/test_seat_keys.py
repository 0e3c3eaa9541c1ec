"""Questions that only ask several seats whether they are ready: a key for each seat, and none in front."""

from __future__ import annotations

import pytest
from msgspec import structs

from companion.view import wire
from tests.samples import CHIPS, MARKS, WATCHING
from tests.ui.hand import Hand


def ready(seat: int) -> wire.AskView:
    chip = CHIPS[seat]
    form = wire.FormView(id=f"ready-{seat}@41", label="Programme your leader", confirm=f"{chip.name} is ready")
    return wire.AskView(ask=f"ready-{seat}", seat=seat, text=chip.name, mark=MARKS[seat], forms=(form,))


START = wire.AskView(
    ask="start@41", seat=-1, text="Start",
    forms=(wire.FormView(id="start@41", label="Start the clock", confirm="Start the clock"),),
)  # fmt: skip


def waiting(*seats: int, start: bool = False) -> wire.Show:
    """Those seats are not ready yet."""
    chips = tuple(structs.replace(chip, done=chip.seat not in seats) for chip in CHIPS)
    asks = ((START,) if start else ()) + tuple(ready(seat) for seat in seats)
    return structs.replace(WATCHING, asks=asks, chips=chips, may=True, seat=-1)


@pytest.mark.parametrize("start", [False, True], ids=["alone", "beside another question"])
def test_each_seat_has_its_own_key_and_only_that_seat_becomes_ready(hand: Hand, start: bool) -> None:
    hand.take(waiting(0, 1, 2, start=start))
    hand.tap("Cem is ready")
    assert hand.sent == [wire.Answer(form="ready-2@41", values={})]


def test_the_confirm_corner_stands_for_nobody(hand: Hand) -> None:
    hand.take(waiting(0, 1, 2))
    assert not any(region.name == "go" and region.block.targets for region in hand.stage.picture.regions)


def test_no_key_moves_when_somebody_is_ready(hand: Hand) -> None:
    places = []
    for seats in ((0, 1, 2), (1, 2), (2,)):
        hand.take(waiting(*seats))
        shapes = [s for r in hand.stage.picture.regions for s in r.block.shapes]
        places.append(next((s.x, s.y) for s in shapes if isinstance(s, wire.TextLine) and s.text == "Cem is ready"))
        assert [name for name in ("✓ Ana", "✓ Bo") if hand.reads(name)] == ["✓ Ana", "✓ Bo"][: 3 - len(seats)]
    assert len(set(places)) == 1


def playing_on() -> wire.Show:
    """It is Ana's turn; any player may end the game at any time."""
    over = structs.replace(START.forms[0], id="over@41", label="The game is over", confirm="The game is over")
    asks = (ready(0), structs.replace(START, ask="over@41", forms=(over,), waits=False))
    chips = tuple(structs.replace(chip, done=False) for chip in CHIPS)
    return structs.replace(WATCHING, asks=asks, chips=chips, may=True, seat=-1)


def test_whoever_alone_is_waited_for_has_the_confirm_corner_beside_what_nobody_waits_for(hand: Hand) -> None:
    hand.take(playing_on())
    corner = next(region for region in hand.stage.picture.regions if region.name == "go")
    assert [shape.text for shape in corner.block.shapes if isinstance(shape, wire.TextLine)] == ["Ana is ready"]
