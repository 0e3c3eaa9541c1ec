"""The first evening of each game, with an empty catalogue. Four people set up and play the first round.

`first_turn` separates the two. Values that may be entered later are entered later, and dice are tapped in.
"""

from __future__ import annotations

from rules.amritsar.components import SPOTS
from rules.himalaya.components import ROADS
from rules.kit.types import Frozen
from tests.rules.amritsar.table import COLOURS, WORKERS, spot_of, workers
from tests.rules.ettana.table import PAWNS, TILES
from tests.rules.himalaya.made_up import neighbours
from tests.rules.himalaya.table import goods, row
from tests.ui.pace import akkon, ettana, himalaya
from tests.ui.pace.harness import NAMES, Pace, Script
from tests.ui.pace.rounds import tokens


# ---- Akkon -------------------------------------------------------------------------------------------------
async def of_akkon(teller: Pace) -> None:
    """A card is entered once, when it is played; those on top are entered later."""
    await teller.does("the table is set up", "begin")
    await teller.does("the dealt cards stay with their owners", "deal")
    await teller.does("the tops are told later", "turn_up")
    teller.first_turn()
    await akkon.bids(teller)
    await akkon.first_cards(teller)


# ---- Amritsar ----------------------------------------------------------------------------------------------
async def of_amritsar(teller: Pace) -> None:
    """Workers are entered when a player picks them up, a tile when it is first used."""
    await teller.does("the table is set up", "begin_later")
    await teller.does("the red space is told", "learn_red", red="north")
    for name, colour in zip(NAMES, COLOURS.values(), strict=True):
        await teller.does(f"{name} lays a goal and the temple mahout on {colour}", "lay_temple", colour=colour)
    await teller.does("the bridge tile wants a book", "learn_bridge", on="book")
    await teller.does("it brings two points", "learn_bonus", gain={"point": 2})
    teller.first_turn()
    for name, turn in zip(NAMES, TURNS, strict=True):
        await _turn(teller, name, *turn)


TURNS = (
    ("west", "east-2", {"gold": 2}),
    ("north", "north-2", {"marble": 2}),
    ("west", "south-2", {"gold": 2}),
    ("south", "west-2", {"marble": 2}),
)


async def _turn(teller: Pace, name: str, place: str, spot: str, shows: dict[str, int]) -> None:
    """The main action of an unused white tile; other open questions are left."""
    await teller.does(f"{name} lets the elephant come to the {place}", "place", district=place)
    (worker,) = workers(WORKERS[SPOTS.index(spot_of(spot))])
    await teller.does(f"{name} picks up the worker of {spot} and tells it", "pick", spot=spot, lie={worker: 1})
    await teller.does(f"{name} drops it without an extra step", "sow", extra=0)
    await teller.does(f"{name} does the main action of the white tile", "main", tile="white")
    await teller.does(f"{name} tells that tile", "learn_tile", shows=shows)
    await teller.does(f"{name} takes two", "take", got=shows)
    if name == "Cem":
        await teller.does("Cem does nothing more", "finish")
        await teller.does("Ana does not follow", "decline")


# ---- Battles & Builders ------------------------------------------------------------------------------------
async def of_battles_and_builders(teller: Pace) -> None:
    """The first tile is one whose dice are only printed on it."""
    await teller.does("the table is set up", "begin")
    teller.first_turn()
    await tokens(teller, "mountain", "a mountain")
    dice = {"infantry": "green", "cavalry": "yellow", "archers": "red"}
    await teller.does("the dice of the mountain are told", "learn_dice", dice=dice)
    pips = {"0": {"yellow1": 5, "yellow2": 6}, "2": {"green1": 6, "green2": 4, "yellow1": 3},
            "3": {"green1": 2, "red1": 5}}  # fmt: skip
    await teller.does("three people roll seven dice", "roll", pips=pips)


# ---- Ettana ------------------------------------------------------------------------------------------------
async def of_ettana(teller: Pace) -> None:
    """The board is not entered in advance: a yarn is entered when its colour is rolled beside a pawn."""
    await teller.does("the table is set up", "begin_later")
    numbers = dict(zip([f"{r},{c}" for r in range(1, 5) for c in range(1, 5)], TILES.replace("/", ""), strict=True))
    for name, square in zip(NAMES, PAWNS, strict=True):
        await teller.does(f"{name} rolls {numbers[square]} and places the pawn", "place_pawn", square=square,
                          number=numbers[square])  # fmt: skip
    await teller.does("everybody is dealt to", "deal")
    teller.first_turn()
    await ettana.turns(teller, is_told=False)


# ---- Himalaya ----------------------------------------------------------------------------------------------
async def of_himalaya(teller: Pace) -> None:
    """All positions are tapped on the map; kinds, and the ends of roads, are entered when a player arrives."""
    await teller.does("the table is set up", "begin")
    await teller.does("resources are laid in five villages", "lay_goods", villages=list(himalaya.RESOURCES))
    await teller.does("orders are laid in five villages", "lay_orders", villages=list(himalaya.ORDERS))
    places = (3, 8, 9, 16)
    for name, village in zip(NAMES, places, strict=True):
        await teller.does(f"{name} places the leader in {village}", "place_leader", village=village)
    teller.first_turn()
    await teller.does("everybody has seen what to do", "start_clock")
    for name in NAMES:
        await teller.does(f"{name} has programmed the leader", "ready")
    told = {str(seat): row(letters) for seat, letters in enumerate(himalaya.ROWS)}
    await teller.does("the screens come away: 24 tokens", "tell_rows", rows=told)
    at = dict(zip(NAMES, places, strict=True))
    for name, road in (("Ana", ""), ("Bo", "ice"), ("Cem", "soil"), ("Dee", ""), ("Ana", "soil"), ("Bo", ""),
                       ("Cem", "ice"), ("Dee", "soil"), ("Ana", ""), ("Bo", "ice"), ("Cem", "soil"), ("Dee", ""),
                       ("Ana", "soil")):  # fmt: skip
        if road:
            assert road in ROADS
            at[name] = neighbours(road)[at[name]]
            await teller.does(f"{name} goes by {road} to {at[name]}", "travel", to=at[name])
        else:
            await teller.does(f"{name} takes salt in {at[name]}", "collect", good="salt")
    await teller.does("Cem does not deliver", "decline")
    await teller.does("Dee goes by ice to 18", "travel", to=18)
    await teller.does("Ana goes by ice to 6", "travel", to=6)
    sold = {"rewards": ["barter", "offering"], "needs": goods("salt")}
    await teller.does("Dee delivers salt for yaks and a stupa", "deliver", yaks=2, **sold)
    await teller.does("Ana delivers salt for yaks and a stupa", "deliver", yaks=2, **sold)
    await teller.does("orders are laid in two villages", "lay_orders", villages=[5, 17])


# ---- counts ------------------------------------------------------------------------------------------------
class First(Frozen, frozen=True, kw_only=True):
    """A first evening; `before` are its original taps: setting up, the first round."""

    game: str
    script: Script
    before: tuple[int, int]


FIRST = (
    First(game="akkon", script=of_akkon, before=(3, 73)),
    First(game="amritsar", script=of_amritsar, before=(40, 48)),
    First(game="battles_and_builders", script=of_battles_and_builders, before=(1, 37)),
    First(game="ettana", script=of_ettana, before=(57, 44)),
    First(game="himalaya", script=of_himalaya, before=(59, 62)),
)
