"""Arrange the map: its cells are dragged, once, to where they lie on the printed one.

"arrange/GAME"; whoever comes from the catalogue ("arrange/GAME/printed") goes back there.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from companion.access.roles import allows, needed_for
from companion.errors import Stale
from companion.log.arranged import movable, with_ground
from companion.pages.page import Page, Submission, View, asks, form, heading, link, parts, screen
from companion.pages.play import seats
from companion.table.core import Core
from companion.view.draw import draw as drawn
from companion.view.draw import ground_alone
from companion.view.wire import Arrange, AskView, Fact, Link, Show
from rules.kit.types import AnyGame, Board

PATH, CATALOGUE = "arrange", "printed"


def links(view: View) -> tuple[Link, ...]:
    """To the map of the game on the table, if it has one and this client may arrange it."""
    return link_of(view, view.look.session.game)


def link_of(view: View, game: AnyGame, origin: str = "") -> tuple[Link, ...]:
    """To the map of that game, if it has one and this client may arrange it."""
    may = bool(with_ground(game.layouts)) and allows(view.role, needed_for(PATH))
    return (link(view, "arrange-link", f"{PATH}/{game.id}/{origin}".rstrip("/")),) if may else ()


# ---- what is shown ------------------------------------------------------------------------------------------
def draw(view: View) -> Show:
    """The map alone, as large as can be, with everything that lies on it now."""
    game_id, origin = parts(view.about, 2)
    game = _with_map(view.core, game_id)
    if game is None:
        return screen(view, PATH, heading(view, "arrange-title", "arrange-none"))
    is_from_catalogue = origin == CATALOGUE
    layouts = view.core.game.places.layouts(game)
    board = next(_boards(view, game))
    layout = next(layout for layout in layouts if layout.id == board.layout)
    x, y, w, h = ground_alone(layout)
    return screen(
        view,
        f"{PATH}/{game.id}/{CATALOGUE}" if is_from_catalogue else f"{PATH}/{game.id}",
        heading(view, "arrange-title", "arrange-ask"),
        drawing=drawn((structs.replace(board, lit=()),), layouts, game.glyphs, view.speaker.of(game.id)),
        arrange=Arrange(form=f"~{PATH}/{game.id}", cells=tuple(sorted(movable((layout,)))), x=x, y=y, w=w, h=h),
        facts=(Fact(text=view.text("arrange-how")), Fact(text=view.text("arrange-note"))),
        asks=_asks(view, game),
        back=f"{CATALOGUE}/{game.id}" if is_from_catalogue else "",
        chips=seats(view) if _is_played(view, game) else (),  # beside them the board is as high as in play
    )


def _boards(view: View, game: AnyGame) -> Iterator[Board]:
    """The game's maps: of the game that lies on the table, as the catalogue knows it, and bare."""
    maps = {layout.id for layout in with_ground(game.layouts)}
    parts = view.look.scene(view.viewer).parts if _is_played(view, game) else ()
    yield from (part for part in parts if isinstance(part, Board) and part.layout in maps)
    sections = game.sections(view.core.catalogues.known.get(game.id, {}))
    yield from (section.board for section in sections if section.board and section.board.layout in maps)
    yield Board(layout=with_ground(game.layouts)[0].id)


def _is_played(view: View, game: AnyGame) -> bool:
    return view.game is not None and view.look.session.game.id == game.id


def _asks(view: View, game: AnyGame) -> tuple[AskView, ...]:
    """Putting everything back; and that it lies again as it did before."""
    places = view.core.game.places
    how = "back" if places.known.get(game.id) else "again" if places.before.get(game.id) else ""
    if not how:
        return ()
    return asks(form(view, f"{PATH}/{game.id}/{how}", confirm=f"arrange-{how}"))


# ---- changing -----------------------------------------------------------------------------------------------
def _map_of(core: Core, game_id: str) -> AnyGame:
    """The game of that id, which has a map; Stale if there is none."""
    game = _with_map(core, game_id)
    if game is None:
        raise Stale("form-closed")
    return game


def _with_map(core: Core, game_id: str) -> AnyGame | None:
    game = core.games.get(game_id)
    return game if game and with_ground(game.layouts) else None


async def prepare(core: Core, about: str) -> None:
    """Read what the box knows of that game."""
    game = _with_map(core, parts(about, 2)[0])
    if game is not None:
        await core.catalogues.look_up(game)
        await core.game.places.look_up(game)


async def change(sent: Submission) -> str:
    """A cell lies elsewhere."""
    core = sent.core
    field, value = sent.change
    game = _map_of(core, sent.about)
    await core.game.places.look_up(game)
    await core.game.places.move(game, field, value)
    return ""


async def take(sent: Submission) -> str:
    """All is put back, or lies again as it did."""
    core = sent.core
    game_id, how = parts(sent.about, 2)
    game = _map_of(core, game_id)
    if how == "back":
        await core.game.places.put_back(game)
    elif how == "again":
        await core.game.places.arrange_again(game)
    else:
        raise Stale("form-closed")
    return ""


PAGE = Page(draw=draw, take=take, change=change, prepare=prepare)
