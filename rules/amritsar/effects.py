"""What a printed action brings: taken apart symbol by symbol (AMR-54..57, AMR-83..88)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.news import doubt
from rules.kit.places import put
from rules.kit.types import Allot, Amount, Choice, Illegal, News, Option, Prompt, Say, Seat, Who

from . import moves
from .components import (
    ALLOWS,
    BOOKS,
    MOST_HEIGHT,
    ON_SPACE,
    ON_TILE,
    RESOURCES,
    SPOTS,
    STORED,
    TILES_IN_DISTRICT,
    TRACKS,
    Resource,
    Symbols,
    Track,
    Upgraded,
)
from .printed import Face, Space, face_id, fits, without_zeros
from .state import (
    Laid,
    Result,
    Side,
    State,
    first_task,
    gain,
    load,
    lying,
    must,
    news,
    pop,
    push,
    taxed,
    tile_colours,
    with_side,
)
from .tasks import Do, Donate, Read, Rise, Spent, Study, Take, Task, Trade, Upgrade
from .words import district_word, marks_field, picture, shade_word, symbols_field


# ---- taking apart ------------------------------------------------------------------------------------
def step_on(state: State, task: Do) -> Result:
    """The symbols of an action: what needs no room at once, the rest as tasks in this order."""
    seat, symbols = task.seat, task.symbols
    stored: Symbols = {s: symbols[s] for s in STORED if symbols.get(s)}
    tasks: list[Task] = [Take(seat=seat, symbols=stored, bridge=task.bridge)] if stored else []
    book = Rise(seat=seat, line=task.line, stayed=task.stayed)
    for track in TRACKS:
        tasks += [replace(book, track=track)] * symbols.get(track, 0)
    tasks += [book] * symbols.get("book", 0)
    tasks += [Trade(seat=seat)] * symbols.get("trade", 0)
    kinds = allowed(symbols)
    tasks += [Upgrade(seat=seat, kinds=kinds)] if kinds else []
    tasks += [Donate(seat=seat)] * symbols.get("temple", 0)
    return pop(_noted(state, task), *tasks), ()


def allowed(symbols: Symbols) -> tuple[Upgraded, ...]:
    """The upgrades that a hammer allows by its colours (AMR-67)."""
    return tuple(what for hammer, what in ALLOWS.items() if symbols.get(hammer))


def _noted(state: State, task: Do) -> State:
    """Points, markers, tax and the movement tile are moved at once."""
    symbols, side = task.symbols, state.sides[task.seat]
    if symbols.get("marker"):
        side = load(side, symbols["marker"])
    if symbols.get("bag"):
        side = taxed(side, symbols["bag"])
    if symbols.get("lock") and side.lock == "locked":
        side = replace(side, lock="open")
    state = with_side(state, task.seat, side) if side is not state.sides[task.seat] else state
    return gain(state, task.seat, symbols["point"], task.line) if symbols.get("point") else state


def bridged(state: State, seat: Seat, *deeds: str) -> Result:
    """The bonus of the bridge tile, once for what was just done (AMR-54), and what storehouses give for it (AMR-69)."""
    state, said = _stored_up(state, seat, deeds)
    if state.bridge is None or state.bridge.on not in deeds:
        return state, said
    said += news("bridge-earned", "AMR-54", "gain", who=Who(seat=seat), gain=picture(state.bridge.gain))
    return push(state, Do(seat=seat, symbols=state.bridge.gain, bridge=False)), said


def _stored_up(state: State, seat: Seat, deeds: tuple[str, ...]) -> Result:
    """What the storehouses of a seat give for it, but not for what one of them has given."""
    gains = [gives.gain for gives in state.sides[seat].lasting if gives.on in deeds]
    if not gains or Spent(seat=seat) in state.queue:
        return state, ()
    said: tuple[News, ...] = ()
    for symbols in gains:
        state = from_storehouse(state, seat, symbols)
        said += news("storehouse-earned", "AMR-69", "gain", who=Who(seat=seat), gain=picture(symbols))
    return state, said


def from_storehouse(state: State, seat: Seat, gain: Symbols) -> State:
    """What a storehouse of a seat gives is to be done."""
    return push(state, Do(seat=seat, symbols=gain, bridge=False), Spent(seat=seat))


def spent(state: State, task: Spent) -> Result:
    return pop(state), ()


# ---- an action tile that nobody has read yet ---------------------------------------------------------------
def face_options(state: State, task: Read) -> tuple[Option, ...]:
    """Known pictures of tiles of that colour which lie in no district yet."""
    laid = {face_id(each.face) for each in state.tiles}
    return tuple(
        Option(value=id, label=picture(face.shows)) for id, face in state.printed.tiles.items()
        if (face.colour, face.part) == (task.colour, task.part) and id not in laid
    )  # fmt: skip


def ask_read(state: State, task: Read) -> tuple[Prompt, ...]:
    """Only the part that is done now: a picture that is known, or a new one (AMR-42)."""
    known = () if task.new else face_options(state, task)
    shows = symbols_field("shows", Say(key=f"{task.part}-shows"), ON_TILE, least=1)
    content = Choice(name="content", label=Say(key="content-label"),
                     options=(*known, Option(value="new", label=Say(key="another-tile"))))  # fmt: skip
    label = Say(key="read-label", args={"colour": shade_word(task.colour), "district": district_word(task.district)})
    return (
        Prompt(id="tile", seat=task.seat, move="learn_tile", label=label,
               confirm=Say(key="read-confirm", args=label.args),
               fields=(content,) if known else (shows,), rule="AMR-42"),
    )  # fmt: skip


def do_learn_tile(state: State, seat: Seat, move: moves.LearnTile) -> Result:
    task = first_task(state, seat, Read)
    face = state.printed.tiles.get(move.content)
    if face is None and move.shows is None:
        return pop(state, replace(task, new=True)), ()
    if face is None:
        shows = must(move.shows)
        expect(fits(shows, ON_TILE), "does-not-fit", "AMR-42")
        face = Face(colour=task.colour, part=task.part, shows=without_zeros(shows))
    expect((face.colour, face.part) == (task.colour, task.part), "does-not-fit", "AMR-42")
    colours = {*tile_colours(state, task.district), task.colour}  # a fourth one, where a tile was left out
    said = (doubt("three-tiles", "AMR-4", n=TILES_IN_DISTRICT),) if len(colours) > TILES_IN_DISTRICT else ()
    tiles = {**state.printed.tiles, face_id(face): face}
    state = replace(state, printed=replace(state.printed, tiles=tiles),
                    tiles=(*state.tiles, Laid(district=task.district, face=face)))  # fmt: skip
    return pop(state, Do(seat=seat, symbols=face.shows)), said


# ---- goods -------------------------------------------------------------------------------------------
def ask_take(state: State, task: Take) -> tuple[Prompt, ...]:
    rows = tuple(
        Amount(name="got", key=symbol, label=Say(key=f"symbol-{symbol}"), least=0, most=n, default=n)
        for symbol, n in task.symbols.items()
    )
    label = Say(key="take-label", args={"what": picture(task.symbols)})
    take = Prompt(id="take", ask="take", seat=task.seat, move="take", label=label,
                  confirm=Say(key="take-confirm", args=label.args), hint=Say(key="take-hint"), fields=rows,
                  rule="AMR-56")  # fmt: skip
    caps = {s: n for s, n in in_store(state.sides[task.seat]).items() if n}
    if not caps:
        return (take,)
    back = Allot(name="back", label=Say(key="back-label"), caps=caps, lines={s: Say(key=f"symbol-{s}") for s in caps},
                 least=1, most=sum(caps.values()))  # fmt: skip
    room = replace(take, id="take-back", label=Say(key="take-back-label"),
                   confirm=Say(key="take-back-confirm", args=label.args), hint=None, fields=(back, *rows),
                   rule="AMR-57")  # fmt: skip
    return take, room


def in_store(side: Side) -> dict[str, int]:
    """What a seat has in its storehouses, by symbol."""
    return {"coin": side.coins, **{str(r): n for r, n in side.goods.items()}}


def do_take(state: State, seat: Seat, move: moves.Take) -> Result:
    task = first_task(state, seat, Take)
    expect(move.got.keys() <= task.symbols.keys(), "does-not-fit", "AMR-55")
    expect(all(0 <= n <= task.symbols[s] for s, n in move.got.items()), "more-than-shown", "AMR-55")
    return _take(_with_room(state, seat, move.back) if move.back else state, task, move.got)


def _with_room(state: State, seat: Seat, back: Symbols) -> State:
    side = state.sides[seat]
    store = in_store(side)
    expect(all(0 <= n <= store.get(s, 0) for s, n in back.items()), "more-than-stored", "AMR-57")
    return with_side(state, seat, stored(side, back, -1))


def take_all(state: State, task: Take) -> Result | None:
    """All of it, where as much has lain in the storehouses before, so that nothing has to be asked (AMR-56)."""
    side = state.sides[task.seat]
    if lying(side) + sum(task.symbols.values()) > side.room:
        return None
    said = news("taken", "AMR-55", "gain", who=Who(seat=task.seat), what=picture(task.symbols))
    return told(said, _take(state, task, task.symbols))


def _take(state: State, task: Take, got: Symbols) -> Result:
    """Into the storehouses; from a location, or with what the bridge tile gives for it."""
    state = with_side(pop(state), task.seat, stored(state.sides[task.seat], got))
    if task.spot:
        at = SPOTS.index(task.spot)
        return replace(state, coins=put(state.coins, at, max(0, state.coins[at] - got.get("coin", 0)))), ()
    return bridged(state, task.seat, *(s for s, n in got.items() if n)) if task.bridge else (state, ())


def stored(side: Side, got: Symbols, sign: int = 1) -> Side:
    """The side with coins and resources more (1) or fewer (-1)."""
    goods: dict[Resource, int] = {r: side.goods[r] + sign * got.get(r, 0) for r in RESOURCES}
    return replace(side, coins=side.coins + sign * got.get("coin", 0), goods=goods)


# ---- knowledge ---------------------------------------------------------------------------------------
def ask_rise(state: State, task: Rise) -> tuple[Prompt, ...]:
    heights = state.sides[task.seat].heights
    options = tuple(
        Option(value=track, label=Say(key=f"track-{track}"), note=Say(key="height", args={"n": heights[track]}))
        for track in TRACKS
    )
    return (
        forms.form("rise", task.seat, "rise", (Choice(name="track", label=Say(key="track-label"), options=options),),
                   picks=("track",), rule="AMR-84"),
    )  # fmt: skip


def do_rise(state: State, seat: Seat, move: moves.Rise) -> Result:
    task = first_task(state, seat, Rise)
    expect(task.track is None)
    return _up(state, replace(task, track=move.track), move.track)


def rise(state: State, task: Rise) -> Result | None:
    """A step on a track that needs no choice."""
    return _up(state, task, task.track) if task.track else None


def _up(state: State, task: Rise, track: Track) -> Result:
    """One step up, and the bonus there; from the last space nothing but its bonus again (AMR-84, AMR-85, AMR-88).

    Where nobody has read yet whether it stands on the last space, that is asked before. Books that a last space brings
    do not bring a last space's books once more, for they would go round.
    """
    seat, side = task.seat, state.sides[task.seat]
    now = state.printed.spaces.get(f"{track}-{side.heights[track]}")
    if now is None and side.heights[track] and not task.asked:
        look = Study(seat=seat, track=track, height=side.heights[track], brings=False)
        return pop(state, look, replace(task, asked=True)), ()
    height = side.heights[track] + (0 if now and now.last else 1)
    height = min(height, MOST_HEIGHT)
    stays = height == side.heights[track]
    look = Study(seat=seat, track=track, height=height, line=task.line, stayed=task.stayed or stays,
                 books=not (task.stayed and stays))  # fmt: skip
    risen = with_side(pop(state, look), seat, replace(side, heights={**side.heights, track: height}))
    return bridged(risen, seat, "book")


def ask_study(state: State, task: Study) -> tuple[Prompt, ...]:
    """A space of a knowledge track that nobody has read yet (AMR-85)."""
    gain_field = symbols_field("gain", Say(key="space-gain"), ON_SPACE)
    label = Say(key="space-label", args={"track": Say(key=f"track-{task.track}"), "n": task.height})
    return (
        Prompt(id="space", seat=task.seat, move="learn_space", label=label,
               confirm=Say(key="space-confirm", args=label.args), fields=(gain_field, marks_field()), rule="AMR-85"),
    )  # fmt: skip


def do_learn_space(state: State, seat: Seat, move: moves.LearnSpace) -> Result:
    task = first_task(state, seat, Study)
    expect(fits(move.gain, ON_SPACE) and set(move.marks) <= {"hourglass", "last"}, "does-not-fit", "AMR-85")
    space = Space(gain=without_zeros(move.gain), hourglass="hourglass" in move.marks, last="last" in move.marks)
    spaces = {**state.printed.spaces, f"{task.track}-{task.height}": space}
    return replace(state, printed=replace(state.printed, spaces=spaces)), ()


def study(state: State, task: Study) -> Result | None:
    """The bonus of a known space."""
    space = state.printed.spaces.get(f"{task.track}-{task.height}")
    if space is None:
        return None
    if not task.brings:
        return pop(state), ()
    gain = space.gain
    if not task.books:
        gain = {symbol: n for symbol, n in gain.items() if symbol not in BOOKS}
    return pop(state, Do(seat=task.seat, symbols=gain, line=task.line, stayed=task.stayed)), ()


# ---- leaving out -------------------------------------------------------------------------------------
def do_skip(state: State, seat: Seat, move: moves.Skip) -> Result:
    """What a seat may do, it may leave out (AMR-47)."""
    task = state.queue[0] if state.queue else None
    if not isinstance(task, (Trade, Upgrade, Donate)):
        raise Illegal("not-asked-now")
    expect(task.seat == seat, "not-your-turn")
    return pop(state), ()
