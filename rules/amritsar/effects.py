"""The effects of a printed action, symbol by symbol (AMR-54..57, AMR-83..88)."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit.news import doubt, gain, prepend
from rules.kit.places import put
from rules.kit.rules import Outcome, amount, each, once, only, pick, share
from rules.kit.types import Option, Say, Seat, Who

from . import components as box
from .components import Resource, Symbol, Symbols, Track, Upgraded
from .flow import DO, READ, RISE, SPENT, STUDY, TAKE
from .printed import (
    MARKED,
    Face,
    district_word,
    face_id,
    known_or_new,
    picture,
    shade_word,
    space_of,
    symbols,
    without_zeros,
)
from .state import (
    Do,
    Donate,
    LaidTile,
    Read,
    Result,
    Rise,
    Side,
    Spent,
    State,
    Study,
    Take,
    Task,
    Trade,
    Upgrade,
    require,
)


# ---- splitting an action -----------------------------------------------------------------------------
@DO.goes_on
def split_action(state: State, task: Do) -> State:
    """Apply an action's immediate symbols, and queue the rest as tasks in this order."""
    seat, symbols = task.seat, task.symbols
    stored: Symbols = {s: symbols[s] for s in box.STORED_SYMBOLS if symbols.get(s)}
    parts: list[Task] = [Take(seat=seat, symbols=stored, bridge=task.bridge)] if stored else []
    book = Rise(seat=seat, line=task.line, stayed=task.stayed)
    for track in box.TRACKS:
        parts += [replace(book, track=track)] * symbols.get(track, 0)
    parts += [book] * symbols.get("book", 0)
    parts += [Trade(seat=seat)] * symbols.get("trade", 0)
    kinds = allowed_upgrades(symbols)
    parts += [Upgrade(seat=seat, kinds=kinds)] if kinds else []
    parts += [Donate(seat=seat)] * symbols.get("temple", 0)
    return _apply_symbols(state, task).pop(*parts)


def allowed_upgrades(symbols: Symbols) -> tuple[Upgraded, ...]:
    """The upgrades that a hammer allows by its colours (AMR-67)."""
    return tuple(what for hammer, what in box.ALLOWS.items() if symbols.get(hammer))


def _apply_symbols(state: State, task: Do) -> State:
    """Apply points, markers, bags and locks."""
    symbols = task.symbols
    side = with_tax(load(state.sides[task.seat], symbols.get("marker", 0)), symbols.get("bag", 0))
    if symbols.get("lock") and side.lock == "locked":
        side = replace(side, lock="open")
    return state.with_side(task.seat, side).with_points(task.seat, symbols.get("point", 0), task.line)


def earn_bridge(state: State, seat: Seat, *deeds: str) -> Result:
    """The bridge tile's bonus for these deeds, once (AMR-54), and the storehouses' gains for them (AMR-69)."""
    state, said = _earn_storehouses(state, seat, deeds)
    if state.bridge is None or state.bridge.on not in deeds:
        return state, said
    earned = gain("bridge-earned", "AMR-54", who=Who(seat=seat), gain=picture(state.bridge.gain))
    return state.push(Do(seat=seat, symbols=state.bridge.gain, bridge=False)), (*said, earned)


def _earn_storehouses(state: State, seat: Seat, deeds: tuple[str, ...]) -> Result:
    """The gains of a seat's storehouses for these deeds; none for deeds within a storehouse's gain."""
    gains = [gives.gain for gives in state.sides[seat].lasting if gives.on in deeds]
    if not gains or Spent(seat=seat) in state.queue:
        return state, ()
    for given in gains:
        state = use_storehouse(state, seat, given)
    who = Who(seat=seat)
    return state, tuple(gain("storehouse-earned", "AMR-69", who=who, gain=picture(given)) for given in gains)


def use_storehouse(state: State, seat: Seat, gain: Symbols) -> State:
    """Queue a storehouse's gain."""
    return state.push(Do(seat=seat, symbols=gain, bridge=False), Spent(seat=seat))


SPENT.goes_on(lambda state: state.pop())


# ---- markers: onto the elephant, and up the tax track (AMR-63..73) -------------------------------------
def may_carry(side: Side) -> bool:
    """Whether the elephant can carry another marker (AMR-65)."""
    return side.carried < box.MOST_ON_ELEPHANT


def lift(side: Side) -> Side:
    """Move a filled space's marker to the elephant, or beside the market if the elephant is full (AMR-73)."""
    if not side.board:
        return side
    if may_carry(side):
        return replace(side, board=side.board - 1, carried=side.carried + 1)
    return replace(side, board=side.board - 1, waiting=side.waiting + 1)


def load(side: Side, n: int) -> Side:
    """Move up to n markers from beside the market to the elephant, within the elephant's room."""
    moved = max(0, min(n, side.waiting, box.MOST_ON_ELEPHANT - side.carried))
    return replace(side, waiting=side.waiting - moved, carried=side.carried + moved)


def with_tax(side: Side, bags: int) -> Side:
    """Move the tax marker up by a number of bags (AMR-68, AMR-70, AMR-71)."""
    return replace(side, tax=min(box.MOST_TAX, side.tax + bags))


# ---- an unknown action tile ------------------------------------------------------------------------
@once
def faces(state: State, task: Read) -> tuple[Option, ...]:
    """The known faces of that colour and part that no district has yet; none for a new tile."""
    if task.new:
        return ()
    which = task.colour, task.part
    laid = {face_id(each.face) for each in state.tiles if (each.face.colour, each.face.part) == which}
    return tuple(
        Option(value=id, label=picture(face.shows))
        for id, face in state.printed.tiles.items()
        if (face.colour, face.part) == which and id not in laid
    )


@READ.move(
    "AMR-42", id="tile", text="read", picks=(),
    say=lambda state, task: {"colour": shade_word(task.colour), "district": district_word(task.district)},
)  # fmt: skip
def learn_tile(
    state: State, seat: Seat, task: Read, content: Annotated[str, known_or_new(faces, "content-label")] = "new",
    shows: Annotated[Symbols | None, only(lambda state, task: not faces(state, task), symbols(
        box.TILE_SYMBOLS, lambda state, task: f"{task.part}-shows", least=1))] = None,
) -> Outcome[State]:  # fmt: skip
    """Record the part to be done now: a known picture, or a new one, which the next form asks for."""
    face = state.printed.tiles.get(content)
    if face is None and shows is None:
        return state.pop(replace(task, new=True))
    face = face or Face(colour=task.colour, part=task.part, shows=without_zeros(require(shows)))
    colours = {*state.tile_colours(task.district), task.colour}  # a fourth one if a tile was skipped
    said = (doubt("three-tiles", "AMR-4", n=box.TILES_IN_DISTRICT),) if len(colours) > box.TILES_IN_DISTRICT else ()
    state = replace(state, tiles=(*state.tiles, LaidTile(district=task.district, face=face)))
    state = state.with_printed("tiles", face_id(face), face)
    return state.pop(Do(seat=seat, symbols=face.shows)), said


# ---- goods -------------------------------------------------------------------------------------------
def return_caps(state: State, seat: Seat) -> dict[str, int]:
    """The goods and coins that a seat could put back to make room."""
    side = state.sides[seat]
    return {str(symbol): n for symbol, n in (("coin", side.coins), *side.goods.items()) if n}


def symbol_count(state: State, task: Take, symbol: Symbol) -> int:
    return task.symbols[symbol]


def symbols_args(state: State, task: Take) -> dict[str, Say | Who]:
    return {"what": picture(task.symbols)}


@TAKE.move("AMR-57", text="take-back", asked=("back", "got"), picks=(), say=symbols_args, label="take-back-label",
           when=return_caps)  # fmt: skip
@TAKE.move("AMR-56", asked=("got",), picks=(), say=symbols_args, hint="take-hint")
def take(
    state: State, seat: Seat, task: Take,
    got: Annotated[dict[Symbol, int], each(lambda state, task: task.symbols, amount(
        0, symbol_count, default=symbol_count, label=lambda state, symbol: Say(key=f"symbol-{symbol}")))],
    back: Annotated[Symbols, only(return_caps, share(
        return_caps, least=1, most=lambda state, seat: state.sides[seat].stored_count(), words="symbol"))],
) -> Outcome[State]:  # fmt: skip
    """Store the goods that have room; the rest is left. back: goods put back into the supply to make room."""
    if back:
        state = state.with_side(seat, with_goods(state.sides[seat], back, -1))
    return _take(state, task, got)


@TAKE.goes_on
def take_all(state: State, task: Take) -> Outcome[State] | None:
    """Store all of it without a question if the storehouses have held as much before (AMR-56)."""
    side = state.sides[task.seat]
    if side.stored_count() + sum(task.symbols.values()) > side.room:
        return None
    said = gain("taken", "AMR-55", who=Who(seat=task.seat), what=picture(task.symbols))
    return prepend((said,), _take(state, task, task.symbols))


def _take(state: State, task: Take, got: Symbols) -> Result:
    """Store goods: coins from a location, or a gain that can earn the bridge tile."""
    state = state.pop().with_side(task.seat, with_goods(state.sides[task.seat], got))
    if task.spot:
        at = box.SPOTS.index(task.spot)
        return replace(state, coins=put(state.coins, at, max(0, state.coins[at] - got.get("coin", 0)))), ()
    return earn_bridge(state, task.seat, *(s for s, n in got.items() if n)) if task.bridge else (state, ())


def with_goods(side: Side, got: Symbols, sign: int = 1) -> Side:
    """The side with coins and resources more (1) or fewer (-1)."""
    goods: dict[Resource, int] = {r: side.goods[r] + sign * got.get(r, 0) for r in box.RESOURCES}
    return replace(side, coins=side.coins + sign * got.get("coin", 0), goods=goods)


# ---- knowledge ---------------------------------------------------------------------------------------
def track_options(state: State, seat: Seat) -> tuple[Option, ...]:
    heights = state.sides[seat].heights
    return tuple(
        Option(value=track, label=Say(key=f"track-{track}"), note=Say(key="height", args={"n": heights[track]}))
        for track in box.TRACKS
    )


@RISE.move("AMR-84")
def rise(state: State, task: Rise, track: Annotated[Track, pick(track_options)]) -> Outcome[State]:
    return _rise_step(state, replace(task, track=track), track)


@RISE.goes_on
def rise_on(state: State, task: Rise) -> Outcome[State] | None:
    """Take the step on a given track."""
    return _rise_step(state, task, task.track) if task.track else None


def _rise_step(state: State, task: Rise, track: Track) -> Result:
    """One step up and its bonus; on the last space only its bonus again (AMR-84, AMR-85, AMR-88).

    An unknown space, which may be the last, is asked for first. Books from a last space do not give a last space's
    books once more, to prevent a cycle.
    """
    seat, side = task.seat, state.sides[task.seat]
    now = state.printed.spaces.get(f"{track}-{side.heights[track]}")
    if now is None and side.heights[track] and not task.asked:
        look = Study(seat=seat, track=track, height=side.heights[track], brings=False)
        return state.pop(look, replace(task, asked=True)), ()
    height = side.heights[track] + (0 if now and now.last else 1)
    height = min(height, box.MOST_HEIGHT)
    stays = height == side.heights[track]
    look = Study(seat=seat, track=track, height=height, line=task.line, stayed=task.stayed or stays,
                 books=not (task.stayed and stays))  # fmt: skip
    risen = state.pop(look).with_side(seat, replace(side, heights={**side.heights, track: height}))
    return earn_bridge(risen, seat, "book")


@STUDY.move(
    "AMR-85", id="space", text="space", picks=(),
    say=lambda state, task: {"track": Say(key=f"track-{task.track}"), "n": task.height},
)  # fmt: skip
def learn_space(
    state: State, task: Study, gain: Annotated[Symbols, symbols(box.SPACE_SYMBOLS, "space-gain")],
    marks: Annotated[tuple[str, ...], MARKED] = (),
) -> State:  # fmt: skip
    """Record the bonus of an unknown space of a knowledge track."""
    return state.with_printed("spaces", f"{task.track}-{task.height}", space_of(gain, marks))


@STUDY.goes_on
def study(state: State, task: Study) -> State | None:
    """Queue the bonus of a known space."""
    space = state.printed.spaces.get(f"{task.track}-{task.height}")
    if space is None:
        return None
    if not task.brings:
        return state.pop()
    gain = space.gain
    if not task.books:
        gain = {symbol: n for symbol, n in gain.items() if symbol not in box.BOOKS}
    return state.pop(Do(seat=task.seat, symbols=gain, line=task.line, stayed=task.stayed))


# ---- skipping ----------------------------------------------------------------------------------------
def skip(state: State) -> State:
    """Skip the first task of the queue (AMR-47)."""
    return state.pop()
