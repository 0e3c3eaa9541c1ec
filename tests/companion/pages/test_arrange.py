"""Arranging the map like the real one: saved with the catalogue, visible to all, absent from records."""

from __future__ import annotations

from math import dist
from pathlib import Path
from random import Random

import pytest

from companion.log import catalogue as catalogues
from companion.log.map_places import arranged_layouts
from companion.view import wire
from rules.himalaya.components import MAP, VILLAGES_ONLY
from rules.himalaya.game import GAME
from tests.companion.tables import Clock, Table, client, phone, play_on, seated, table_in, ways

PAGE, FORM = "arrange/himalaya", "~arrange/himalaya"
CORNER = [1, 1]  # south-east


def disc(shown: wire.Show, cell: str) -> wire.Disc:
    assert shown.drawing
    return next(s for s in shown.drawing.shapes if isinstance(s, wire.Disc) and s.hit == cell)


def part(shown: wire.Show, cell: str) -> tuple[float, float]:
    """The drawn position of a village, as a part of the map."""
    assert shown.arrange
    it, at = disc(shown, cell), shown.arrange
    return round((it.x - at.x) / at.w, 3), round((it.y - at.y) / at.h, 3)


def discs(shown: wire.Show) -> list[wire.Disc]:
    return [disc(shown, f"v{v}") for v in range(1, 21)]


# ---- moving -------------------------------------------------------------------------------------------------
async def test_a_village_lies_where_it_was_dragged_to(table: Table) -> None:
    here = await client(table)
    before = await here.go(PAGE)
    assert part(before, "v1") == (0, 0)
    after = await here.set(FORM, "v1", [0.2, 0.4])
    assert part(after, "v1") == (0.2, 0.4)
    assert disc(after, "v20") == disc(before, "v20")
    assert part(await here.set(FORM, "v1", [0.25, 0.45]), "v1") == (0.25, 0.45), "and again where it was not right"
    for cell, value in (("v1", [float("nan"), 0.5]), ("v1", [0.5, 1.01]), ("v1", "middle"), ("v21", [0.5, 0.5])):
        await here.refused(wire.Set(form=FORM, name=cell, value=value))


async def test_it_lies_there_in_the_next_game_and_after_a_restart(tmp_path: Path) -> None:
    first = await table_in(tmp_path, Clock())
    here = await client(first)
    await here.go(PAGE)
    moved = await here.set(FORM, "v1", [0.2, 0.4])
    await first.core.store.close()
    again = await table_in(tmp_path, Clock())
    assert disc(await (await client(again)).go(PAGE), "v1") == disc(moved, "v1")
    playing = await seated(again, "Ana", "Bo", "Cem", game="himalaya")
    await playing.go("play")
    assert disc(playing.shown, "v1").x == disc(moved, "v1").x
    await again.core.store.close()


async def test_in_play_what_lies_at_a_village_goes_with_it_on_every_screen(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem", game="himalaya")
    watching = await phone(table)
    before = watching.shown
    await here.go(PAGE)
    await here.set(FORM, "v1", CORNER)
    after = await watching.go("play")
    assert disc(after, "v1").x > disc(before, "v1").x + 200
    assert after.drawing
    number = next(s for s in after.drawing.shapes if isinstance(s, wire.TextLine) and s.text == "1" and s.bold
                  and dist((s.x, s.y), (disc(after, "v1").x, disc(after, "v1").y)) < 1)  # fmt: skip
    assert number


async def test_what_nobody_has_placed_gives_way_and_what_somebody_has_stays_a_finger_away(table: Table) -> None:
    here = await client(table)
    at = part(await here.go(PAGE), "v8")
    for cell in ("v1", "v2"):
        shown = await here.set(FORM, cell, list(at))
    found = discs(shown)
    for i, one in enumerate(found):
        for other in found[i + 1 :]:
            assert dist((one.x, one.y), (other.x, other.y)) >= 2 * one.r
    assert part(shown, "v1") == at
    assert dist((found[0].x, found[0].y), (found[1].x, found[1].y)) <= 2.5 * found[0].r


async def test_where_it_was_puts_all_back_and_can_itself_be_taken_back(table: Table) -> None:
    here = await client(table)
    before = await here.go(PAGE)
    assert not before.asks
    await here.refused(wire.Answer(form=f"{FORM}/again"))  # an old screen cannot undo it
    moved = await here.set(FORM, "v1", [0.2, 0.4])
    back = await here.answer(f"{FORM}/back")
    assert discs(back) == discs(before)
    await here.refused(wire.Answer(form=f"{FORM}/back"))
    again = await here.answer(f"{FORM}/again")
    assert discs(again) == discs(moved)
    moved = await here.set(FORM, "v2", [0.7, 0.4])
    await here.refused(wire.Answer(form=f"{FORM}/again"))
    assert discs(await here.go(PAGE)) == discs(moved)


# ---- rights and refusals ------------------------------------------------------------------------------------
async def test_the_menu_leads_there_on_the_table_alone(table: Table) -> None:
    here = await seated(table, "Ana", "Bo", "Cem", game="himalaya")
    assert PAGE in ways(await here.go("menu")).values()
    assert PAGE not in ways(await (await phone(table)).go("menu")).values()


async def test_the_catalogue_leads_there(table: Table) -> None:
    here = await client(table)
    for page in ("printed/himalaya", "printed/himalaya/village", "printed/himalaya/road"):
        assert "arrange/himalaya/printed" in {link.go for link in (await here.go(page)).links}
    assert not (await here.go("printed/akkon")).links
    shown = await here.go("arrange/himalaya/printed")
    assert shown.back
    assert shown.back.go == "printed/himalaya"


# ---- the record ---------------------------------------------------------------------------------------------
async def test_a_game_goes_the_same_way_whether_places_are_known_or_not(tmp_path: Path) -> None:
    states, drawings = [], []
    for places in ({}, {"v1": (0.2, 0.4)}):
        table = await table_in(tmp_path / str(len(places)), Clock())
        await catalogues.keep_places(table.core.store, GAME, places)
        here = await seated(table, "Ana", "Bo", "Cem", game="himalaya")
        await play_on(here, Random(3), 40)
        states.append(table.core.game.session.state)
        assert table.core.game.session.head.catalogue == {}, "a record knows nothing of places"
        drawings.append((await here.go("play")).drawing)
        await table.core.store.close()
    assert states[0] == states[1]
    assert drawings[0] != drawings[1]


# ---- geometry -----------------------------------------------------------------------------------------------


def test_both_maps_of_a_game_are_arranged_alike() -> None:
    full, ledger = arranged_layouts((MAP, VILLAGES_ONLY), {"v5": (0.3, 0.9)})
    for one, other in zip((c for c in full.cells if c.id[0] == "v"), ledger.cells, strict=True):
        assert one.x == pytest.approx(other.x)
