"""Storehouses, goals and mahouts on the player board, and their gains (AMR-67..75)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Annotated

from msgspec.structs import replace

from rules.kit.news import doubt, info, prepend, warn
from rules.kit.rules import ONLY, Asks, Barred, Outcome, amount, only, pick
from rules.kit.types import Option, Say, Seat, Who

from . import components as box
from . import printed
from .components import Colour, Occasion, Symbols, Upgraded
from .effects import earn_bridge, lift, may_carry, skip, with_tax
from .flow import GAINS, MEET, UPGRADE
from .opening import colours_in_place, free_colours
from .state import Do, Gains, Mahout, Meet, Result, Side, State, Upgrade, require

RULES: dict[Upgraded, str] = {"storehouse": "AMR-68", "goal": "AMR-70", "mahout": "AMR-71"}


# ---- available upgrades ------------------------------------------------------------------------------
def may_lay(state: State, task: Upgrade, what: Upgraded) -> bool:
    """Whether an upgrade is of the hammer's colours, can be paid and has a free space (AMR-67, AMR-72)."""
    seat, side = task.seat, state.sides[task.seat]
    if what not in task.kinds or not side.goods[box.COST[what]] or free_spaces(state, seat, what) <= 0:
        return False
    if what == "goal":
        return side.goals < box.GOALS_EACH  # AMR-9
    return what != "mahout" or bool(colours(state, seat))


def can_upgrade(state: State, task: Upgrade) -> bool:
    return any(may_lay(state, task, what) for what in task.kinds)


def free_spaces(state: State, seat: Seat, what: Upgraded) -> int:
    """The free spaces for a kind; all free spaces while the player board is unknown."""
    side, board = state.sides[seat], state.printed.boards.get(printed.BOARD)
    if board is None:
        return side.board
    laid = {"storehouse": side.storehouses, "goal": side.goals, "mahout": len(side.mahouts)}
    return min(side.board, max(0, board.spaces[what] - laid[what]))


def colours(state: State, seat: Seat) -> tuple[Colour, ...]:
    """The colours for a later mahout: any, or only those that no other player has (AMR-75)."""
    return box.COLOURS if state.options.mahout_colour == "opening" else free_colours(state, seat)


@UPGRADE.goes_on
def skip_upgrade(state: State, task: Upgrade) -> Outcome[State] | None:
    """Skip the upgrade, with a warning, without a resource to pay or a free space."""
    if can_upgrade(state, task):
        return None
    is_free = any(free_spaces(state, task.seat, what) for what in task.kinds)
    return state.pop(), warn("no-upgrade", "AMR-67" if is_free else "AMR-72", who=Who(seat=task.seat))


# ---- the upgrades: alternatives, and once the spaces of a player board -------------------------------------
@UPGRADE.move("AMR-72", id="spaces", text="spaces", picks=(), hint="asked-once",
              when=lambda state: printed.BOARD not in state.printed.boards)  # fmt: skip
def learn_spaces(state: State, spaces: Annotated[dict[Upgraded, int], printed.SPACES]) -> State:
    """Record a player board's spaces by kind of upgrade: each has a marker (AMR-12, AMR-72)."""
    return state.with_printed(
        "boards", printed.BOARD, printed.PlayerBoard(spaces={what: spaces.get(what, 0) for what in box.KINDS})
    )


def known_storehouses(state: State) -> tuple[Option, ...]:
    return tuple(
        Option(value=id, label=printed.storehouse_word(tile)) for id, tile in state.printed.storehouses.items()
    )


def open_colours(state: State, seat: Seat) -> Iterator[Option | Barred]:
    return colours_in_place(colours(state, seat))


def has_counted_bags(state: State) -> bool:
    """Whether the bags of a mahout raise the tax (AMR-71)."""
    return state.options.mahout_tax == "bags"


LAY = {what: Say(key=f"lay-{what}", args={"cost": printed.picture({box.COST[what]: 1})}) for what in box.KINDS}
BAGS = amount(0, box.MOST_BAGS, label="bags-label")


@UPGRADE.move("AMR-69", id="upgrade-known", label="upgrade-known", confirm=LAY["storehouse"],
              given={"what": "storehouse"}, asked=("content",), when=partial(may_lay, what="storehouse"))  # fmt: skip
def upgrade(
    state: State, seat: Seat, task: Upgrade, what: Upgraded, bags: Annotated[int, BAGS] = 0,
    brings: Annotated[int, printed.yes_no("brings-label")] = 0,
    colour: Annotated[Colour | None, pick(open_colours, label="space-colour-label", default=ONLY)] = None,
    content: Annotated[str, pick(known_storehouses, label="storehouse-content")] = "",
) -> Outcome[State]:  # fmt: skip
    """Pay the resource and lay the tile. bags: as printed. brings: 1 = the storehouse has a gain."""
    side, resource = state.sides[seat], box.COST[what]
    side = replace(side, goods={**side.goods, resource: side.goods[resource] - 1})
    said = () if may_carry(side) else (info("marker-to-market", "AMR-73", who=Who(seat=seat)),)
    left = tuple(other for other in task.kinds if other != what)
    state, side = state.pop(), lift(side)
    if left and state.options.hammer == "each":
        state = state.push(replace(task, kinds=left))
    match what:
        case "storehouse":
            state, late = _lay_storehouse(state, seat, side, bags, bool(brings), state.printed.storehouses.get(content))
            said = (*said, *late)
        case "goal":
            state = state.with_side(seat, with_tax(replace(side, goals=side.goals + 1), 1))
        case "mahout":
            side = with_tax(side, bags) if has_counted_bags(state) else side
            state = state.with_side(seat, side).push(Meet(seat=seat, colour=require(colour)))
    return prepend(said, earn_bridge(state, seat, "hammer"))


def _lay_storehouse(
    state: State, seat: Seat, side: Side, bags: int, brings: bool, tile: printed.Storehouse | None
) -> Result:
    """Lay a storehouse with its tax; an unknown gain is asked for next."""
    said = () if state.display else (doubt("display-empty", "AMR-74"),)
    left = state.display if state.options.display == "refills" else max(0, state.display - 1)
    side = with_tax(replace(side, storehouses=side.storehouses + 1), tile.bags if tile else bags)
    state = replace(state, display=left).with_side(seat, side)
    if tile:
        state = with_lasting(state, seat, tile.lasting) if tile.lasting else state
        return state.push(Do(seat=seat, symbols=tile.gain)) if tile.gain else state, said
    return (state.push(Gains(seat=seat, bags=bags)) if brings else state), said


UPGRADE_FIELDS: dict[Upgraded, tuple[str, ...] | dict[str, Asks | None]] = {
    "storehouse": ("bags", "brings"), "goal": (), "mahout": {"colour": None, "bags": only(has_counted_bags, BAGS)},
}  # fmt: skip
for _what in box.KINDS:
    UPGRADE.move(RULES[_what], id=f"upgrade-{_what}", label=f"upgrade-{_what}", confirm=LAY[_what],
                 given={"what": _what}, asked=UPGRADE_FIELDS[_what],
                 when=partial(may_lay, what=_what))(upgrade)  # fmt: skip
UPGRADE.move("AMR-47", id="skip-upgrade", label="skip-upgrade", confirm="skip-upgrade")(skip)


# ---- the symbols of a new mahout -----------------------------------------------------------------------
def known_mahouts(state: State, task: Meet) -> tuple[Option, ...]:
    """The known mahouts without the seat's own; none for a new mahout."""
    if task.new:
        return ()
    own = {printed.symbols_id(mahout.shows) for mahout in state.sides[task.seat].mahouts}
    known = state.printed.mahouts.items()
    return tuple(Option(value=id, label=printed.picture(mahout.shows)) for id, mahout in known if id not in own)


@MEET.move(
    "AMR-71", id="meet", text="meet", picks=(),
    label=lambda state, task: Say(key="meet-label", args={"colour": printed.shade_word(task.colour)}),
)  # fmt: skip
def learn_mahout(
    state: State, seat: Seat, task: Meet,
    content: Annotated[str, printed.known_or_new(known_mahouts, "mahout-label")] = "new",
    shows: Annotated[Symbols | None, only(
        lambda s, task: not known_mahouts(s, task),
        printed.symbols(box.MAHOUT_SYMBOLS, "mahout-shows", least=1))] = None,
) -> State:  # fmt: skip
    """Lay a known mahout, or a new one, which the next form asks for."""
    tile = state.printed.mahouts.get(content)
    if tile is None and shows is None:
        return state.pop(replace(task, new=True))
    tile = tile or printed.Mahout(shows=printed.without_zeros(require(shows)))
    side = state.sides[seat]
    side = replace(side, mahouts=(*side.mahouts, Mahout(colour=task.colour, shows=tile.shows)))
    return state.pop().with_printed("mahouts", printed.symbols_id(tile.shows), tile).with_side(seat, side)


# ---- a storehouse's gains, at once and for the rest of the game: entered once per tile (AMR-69) ----
@GAINS.move("AMR-69", id="gains-none", label="gains-none", confirm="gains-none", given={"gain": {}}, asked=(),
            when=lambda state, task: not task.more and task.lasting is not None)  # fmt: skip
@GAINS.move("AMR-69", picks=(), when=lambda state, task: not task.more)
def gains(
    state: State,
    seat: Seat,
    task: Gains,
    gain: Annotated[Symbols, printed.symbols(box.STOREHOUSE_SYMBOLS, "storehouse-gain", least=1)],
) -> State:
    """Record a storehouse's gain at once."""
    gain = printed.without_zeros(gain)
    tile = printed.Storehouse(bags=task.bags, gain=gain, lasting=task.lasting)
    state = state.pop().with_printed("storehouses", printed.storehouse_id(tile), tile)
    return state.push(Do(seat=seat, symbols=gain)) if gain else state


@GAINS.move("AMR-69", id="lasts-first", label="lasts-first", confirm="lasts-first",
            when=lambda state, task: not task.more and task.lasting is None)  # fmt: skip
def has_lasting(state: State, task: Gains) -> State:
    """Open the form of the lasting gain."""
    return state.pop(replace(task, more=True))


@GAINS.move("AMR-69", ask="lasts", picks=(), asked=("on", "gain"), when=lambda state, task: task.more)
def lasts(
    state: State, seat: Seat, task: Gains,
    gain: Annotated[Symbols, printed.symbols(box.STOREHOUSE_SYMBOLS, "lasting-gain", least=1)],
    on: Annotated[Occasion | None, pick(box.OCCASIONS, words="deed", label="lasting-on", least=0)] = None,
) -> State:  # fmt: skip
    """Record a gain for the rest of the game; on: None is an occasion not in the list."""
    gives = printed.LastingGain(on=on, gain=printed.without_zeros(gain))
    return with_lasting(state.pop(), seat, gives).push(replace(task, more=False, lasting=gives))


def with_lasting(state: State, seat: Seat, gives: printed.LastingGain) -> State:
    """The state with one more lasting gain of a seat."""
    side = state.sides[seat]
    return state.with_side(seat, replace(side, lasting=(*side.lasting, gives)))
