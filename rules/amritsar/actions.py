"""Main action, bonus action and elephant action, in any order (AMR-41..47)."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit.rules import ONLY, No, about, fields, pick
from rules.kit.types import Choice, Option, Say, Seat

from .components import COLOURS, HAMMERS, TILES_IN_DISTRICT, Colour, District, Part, district_of
from .donate import may_donate
from .effects import allowed, from_storehouse
from .flow import ACT
from .state import Mahout, State, known, must, push, tile_colours, with_turn
from .tasks import Do, Read, Task, Upgrade
from .upgrade import any_open as can_upgrade
from .words import colour_word, district_word, picture, shade_word


# ---- what is open ------------------------------------------------------------------------------------
def here(state: State) -> District | None:
    """The district of the last worker (AMR-42)."""
    return district_of(state.turn.spot) if state.turn.spot else None


def colours(state: State, district: District) -> tuple[Colour, ...]:
    """The tiles that can lie in a district: the known ones, and any colour while fewer than three are known (AMR-4)."""
    told = tile_colours(state, district)
    return told if len(told) >= TILES_IN_DISTRICT else COLOURS


def main_open(state: State) -> object:
    if "main" in state.turn.done:
        return No("done-already", "AMR-47")
    return here(state) is not None


def bonus_open(state: State) -> object:
    """Whether the bonus action may be done: the last worker has its colour, and the tile is not another (AMR-44)."""
    turn, district = state.turn, here(state)
    if "bonus" in turn.done:
        return No("done-already", "AMR-47")
    if district is None or turn.last is None:
        return False
    return (turn.tile == turn.last if turn.tile else turn.last in colours(state, district)) or No("other-colour")


def elephant_open(state: State) -> object:
    """Whether the elephant stands in the district of the last worker (AMR-45)."""
    district = here(state)
    if "elephant" in state.turn.done:
        return No("done-already", "AMR-47")
    is_here = district is not None and state.sides[state.turn.seat].place == district
    return is_here or No("elephant-elsewhere", "AMR-45")


def bridge_open(state: State) -> bool:
    """Whether the table itself has to say that the bridge tile is earned (AMR-54)."""
    bridge = state.bridge
    return bridge is not None and bridge.on is None and "bridge" not in state.turn.done and here(state) is not None


def any_open(state: State) -> bool:
    """Whether an action is left; a bonus that needs another tile than the chosen one is none."""
    mine = main_open(state) or bonus_open(state) or elephant_open(state) or bridge_open(state)
    return bool(mine or to_claim(state))


def to_claim(state: State) -> tuple[int, ...]:
    """The storehouses of which the table has to say that they give the active seat something now (AMR-69)."""
    lasting = state.sides[state.turn.seat].lasting if here(state) else ()
    return tuple(i for i, gives in enumerate(lasting) if gives.on is None and f"storehouse-{i}" not in state.turn.done)


# ---- mahouts -----------------------------------------------------------------------------------------
def is_useful(state: State, seat: Seat, mahout: Mahout) -> bool:
    """Whether a mahout can bring anything: the temple alone needs a possible donation, a hammer alone a possible
    upgrade (AMR-67, AMR-82)."""
    shows = mahout.shows
    if not set(shows) <= {"temple", *HAMMERS}:
        return True
    upgrade = Upgrade(seat=seat, kinds=allowed(shows))
    return can_upgrade(state, upgrade) or ("temple" in shows and may_donate(state, seat))


# ---- the actions: alternatives, until there are no more -------------------------------------------------
def tile_field(state: State) -> Choice:
    """The tiles of the district; chosen at first is a lone one, or that whose bonus is open too."""
    district: District = must(here(state))
    there = (state.turn.tile,) if state.turn.tile else colours(state, district)
    likely = tuple(c for c in tile_colours(state, district) if c == state.turn.last)
    return Choice(name="tile", label=Say(key="tile-label"), default=there if len(there) == 1 else likely,
                  options=tuple(_tile(state, district, colour) for colour in there))  # fmt: skip


def _tile(state: State, district: District, colour: Colour) -> Option:
    shows = known(state, district, colour, "main")
    note = None if shows is None else picture(shows)
    return Option(value=colour, label=colour_word(colour), glyph=f"worker-{colour}",
                  note=note if isinstance(note, Say) else None)  # fmt: skip


def main_label(state: State) -> Say:
    return Say(key="main-label", args={"district": district_word(must(here(state)))})


@ACT.move("AMR-43", label=main_label, when=main_open)
def main(state: State, seat: Seat, tile: Annotated[Colour, fields(tile_field)]) -> State:
    """The main action of a tile."""
    state = with_turn(state, tile=tile, done=(*state.turn.done, "main"))
    return push(state, _printed(state, seat, must(here(state)), tile, "main"))


@ACT.move("AMR-44", when=bonus_open, say=lambda state: {"colour": shade_word(must(state.turn.last))})
def bonus(state: State, seat: Seat) -> State:
    """The bonus action in the colour of the last worker."""
    last: Colour = must(state.turn.last)
    state = with_turn(state, tile=last, done=(*state.turn.done, "bonus"))
    return push(state, _printed(state, seat, must(here(state)), last, "bonus"))


def any_tile(state: State) -> tuple[Option, ...]:
    """The main actions of the district, known ones first."""
    district: District = must(here(state))
    known_first = sorted(colours(state, district), key=lambda c: known(state, district, c, "main") is None)
    return tuple(_tile(state, district, colour) for colour in known_first)


def own_mahouts(state: State, seat: Seat) -> tuple[Option, ...]:
    """The mahouts of a seat that can be used now."""
    return tuple(
        Option(value=f"mahout-{i}", label=Say(key="mahout-word", args={"colour": shade_word(mahout.colour)}),
               note=_shows(mahout))
        for i, mahout in enumerate(state.sides[seat].mahouts) if is_useful(state, seat, mahout)
    )  # fmt: skip


def _shows(mahout: Mahout) -> Say:
    shown = picture(mahout.shows)
    assert isinstance(shown, Say)
    return shown


OWN = pick(own_mahouts, label="follow-mahout", default=ONLY)


@ACT.move("AMR-46", id="mahout", label="elephant-mahout", asked={"what": OWN}, when=elephant_open)
@ACT.move("AMR-46", when=elephant_open)
def elephant(state: State, seat: Seat, what: Annotated[str, pick(any_tile, label="tile-label")]) -> State:
    """A colour: the main action of that tile; "mahout-1": a mahout of one's own."""
    mahouts = {f"mahout-{i}": mahout for i, mahout in enumerate(state.sides[seat].mahouts)}
    state = with_turn(state, done=(*state.turn.done, "elephant"))
    if what in mahouts:
        return push(state, Do(seat=seat, symbols=mahouts[what].shows))
    colour = next(colour for colour in COLOURS if colour == what)
    return push(state, _printed(state, seat, must(here(state)), colour, "main"))


def _printed(state: State, seat: Seat, district: District, colour: Colour, part: Part) -> Task:
    """The action of a tile; one that nobody has read yet is read first."""
    shows = known(state, district, colour, part)
    if shows is None:
        return Read(seat=seat, district=district, colour=colour, part=part)
    return Do(seat=seat, symbols=shows)


def what_bridge_brings(state: State) -> Say:
    return Say(key="bridge-bonus-confirm", args={"gain": picture(must(state.bridge).gain)})


@ACT.move("AMR-54", label="bridge-bonus-label", confirm=what_bridge_brings, when=bridge_open)
def bridge(state: State, seat: Seat) -> State:
    """The bonus of the bridge tile, where the companion cannot see that it is earned."""
    state = with_turn(state, done=(*state.turn.done, "bridge"))
    return push(state, Do(seat=seat, symbols=must(state.bridge).gain, bridge=False))


def what_storehouse_gives(state: State, which: int) -> Say:
    gain = state.sides[state.turn.seat].lasting[which].gain
    return Say(key="storehouse-confirm", args={"gain": picture(gain)})


@ACT.move("AMR-69", id="storehouse-{which}", confirm=what_storehouse_gives)
def storehouse(state: State, seat: Seat, which: Annotated[int, about(to_claim)] = 0) -> State:
    """A storehouse gives something for what only the table can see, once in a turn."""
    state = with_turn(state, done=(*state.turn.done, f"storehouse-{which}"))
    return from_storehouse(state, seat, state.sides[seat].lasting[which].gain)


@ACT.move("AMR-47")
def finish(state: State) -> State:
    """No more actions."""
    return replace(state, step="second")


@ACT.goes_on
def nothing_open(state: State) -> State | None:
    return None if any_open(state) else finish(state)
