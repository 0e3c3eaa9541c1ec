"""Arranging a map: players drag its cells once to their places on the printed map.

"arrange/GAME", or "arrange/GAME/printed" from the catalogue, with Back to it.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from companion.access.roles import is_allowed, needed_role
from companion.errors import Stale
from companion.log.map_places import map_layouts, movable_cells
from companion.pages.game.rail import seats
from companion.pages.page import Submission, View, asks, parts
from companion.table.core import Core
from companion.view.drawing import draw as draw_parts
from companion.view.drawing import ground_box
from companion.view.wire import Arrange, Link, Show
from rules.kit.types import AnyGame, Board

PATH, CATALOGUE = "arrange", "printed"


def link_of(view: View, game: AnyGame, origin: str = "") -> Link | None:
    """The link to the map of a game; None if it has no map or this client may not arrange it."""
    may = bool(map_layouts(game.layouts)) and is_allowed(view.role, needed_role(PATH))
    return view.link("arrange-link", f"{PATH}/{game.id}/{origin}".rstrip("/")) if may else None


def is_played(core: Core, game: AnyGame) -> bool:
    """Whether this is the current game, whose printed values are changed by corrections instead."""
    return core.game.has_game and core.game.session.game.id == game.id


# ---- view ---------------------------------------------------------------------------------------------------
def draw(view: View) -> Show:
    """The map alone, as large as possible, with its current pieces."""
    game_id, origin = parts(view.subject, 2)
    try:
        game = _game_with_map(view.core, game_id)
    except Stale:
        return view.screen(PATH, view.heading("arrange-title", "arrange-none"))
    is_from_catalogue = origin == CATALOGUE
    layouts = view.core.game.places.layouts(game)
    board = next(_boards(view, game))
    layout = next(layout for layout in layouts if layout.id == board.layout)
    x, y, w, h = ground_box(layout)
    places = view.core.game.places
    how = "back" if places.by_game.get(game.id) else "again" if places.previous.get(game.id) else ""
    return view.screen(
        f"{PATH}/{game.id}/{CATALOGUE}" if is_from_catalogue else f"{PATH}/{game.id}",
        view.heading("arrange-title", "arrange-ask"),
        drawing=draw_parts((structs.replace(board, lit=()),), layouts, game.glyphs, view.speaker.game_speaker(game.id)),
        arrange=Arrange(form=f"~{PATH}/{game.id}", cells=tuple(sorted(movable_cells((layout,)))), x=x, y=y, w=w, h=h),
        facts=(view.fact("arrange-how"), view.fact("arrange-note")),
        asks=asks(view.form(f"{PATH}/{game.id}/{how}", confirm=f"arrange-{how}")) if how else (),
        back=f"{CATALOGUE}/{game.id}" if is_from_catalogue else "",
        chips=seats(view) if is_played(view.core, game) else (),  # so the board is as high as in play
    )


def _boards(view: View, game: AnyGame) -> Iterator[Board]:
    """The game's maps: from the current game's scene, from the catalogue's sections, and empty."""
    maps = {layout.id for layout in map_layouts(game.layouts)}
    parts = view.look.scene(view.viewer).parts if is_played(view.core, game) else ()
    yield from (part for part in parts if isinstance(part, Board) and part.layout in maps)
    sections = game.sections(view.core.catalogues.by_game.get(game.id, {}))
    yield from (section.board for section in sections if section.board and section.board.layout in maps)
    yield Board(layout=map_layouts(game.layouts)[0].id)


# ---- changing -----------------------------------------------------------------------------------------------
def _game_with_map(core: Core, game_id: str) -> AnyGame:
    """The game with this id. Raises Stale if it does not exist or has no map."""
    game = core.games.get(game_id)
    if game is None or not map_layouts(game.layouts):
        raise Stale("form-closed")
    return game


async def prepare(core: Core, subject: str) -> None:
    """Load the catalogue and the map places of the game."""
    game = core.games.get(parts(subject, 2)[0])
    if game is not None:
        await core.catalogues.look_up(game)
        await core.game.places.look_up(game)


async def change(sent: Submission) -> str:
    """Move a cell."""
    game, places = _game_with_map(sent.core, sent.subject), sent.core.game.places
    await places.look_up(game)
    await places.move(game, *sent.change)
    return ""


async def take(sent: Submission) -> str:
    """Reset all places, or restore the previous arrangement."""
    game_id, how = parts(sent.subject, 2)
    game, places = _game_with_map(sent.core, game_id), sent.core.game.places
    if how == "back":
        await places.put_back(game)
    elif how == "again":
        await places.arrange_again(game)
    else:
        raise Stale("form-closed")
    return ""
