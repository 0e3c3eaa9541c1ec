"""Setting up: the checklist, the printed board, the workers, the first goal and mahout, the bridge (AMR-1..17)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from rules.amritsar import moves
from rules.amritsar.components import (
    BRIDGES,
    COLOURS,
    DISTRICTS,
    DONATION_TILES,
    GOALS_EACH,
    GOODS,
    MARKERS_AT_MARKET,
    MARKET,
    MOST_CAPACITY,
    SPOTS,
    START_COINS,
    START_POINTS,
    STOREHOUSES_EACH,
    TEMPLES,
    TILES_IN_DISTRICT,
    UPGRADE_SPACES,
    WORKERS,
    WORKERS_OF_COLOUR,
    Colour,
    Deed,
    Spot,
)
from rules.amritsar.markers import lift
from rules.amritsar.printed import BRIDGE_ON, BridgeTile, Places, bridge_id, fits, fits_capacity, without_zeros
from rules.amritsar.state import (
    Mahout,
    Result,
    State,
    Turn,
    expect_step,
    is_ledger,
    news,
    order,
    with_side,
)
from rules.amritsar.words import colour_field, colour_options, district_word, listed, picture, spot_word, symbols_field
from rules.kit.expect import expect
from rules.kit.types import TABLE, Allot, Amount, Choice, Option, Pick, Prompt, Say, Seat, Slots, Who


# ---- the checklist -----------------------------------------------------------------------------------
def ask_begin(state: State) -> tuple[Prompt, ...]:
    """What has to lie on the table; nothing has to be ticked."""
    options = tuple(Option(value=say.key, label=say) for say in checklist(state))
    field = Choice(name="ready", label=Say(key="ready-label"), options=options, many=True, least=0, most=len(options))
    return (
        Prompt(id="begin", seat=TABLE, move="begin", label=Say(key="begin-label"), confirm=Say(key="begin-confirm"),
               fields=(field,), rule="AMR-1"),
    )  # fmt: skip


def checklist(state: State) -> tuple[Say, ...]:
    """The setup in the order of the rules, with the quantities for this number of players."""
    seats = state.seats
    common = (
        Say(key="setup-temple", args={"n": TEMPLES}),
        Say(key="setup-bridges", args={"n": BRIDGES}),
        Say(key="setup-donations", args={"n": DONATION_TILES, "players": seats}),
        Say(key="setup-tiles", args={"n": TILES_IN_DISTRICT}),
        Say(key="setup-pawn"),
        Say(key="setup-market", args={"n": MARKET}),
        Say(key="setup-workers", args={"n": WORKERS_OF_COLOUR, "all": WORKERS}),
        Say(key="setup-storehouses", args={"n": STOREHOUSES_EACH * seats}),
        Say(key="setup-goals", args={"n": GOALS_EACH}),
        Say(key="setup-board"),
        Say(key="setup-markers", args={"board": UPGRADE_SPACES, "market": MARKERS_AT_MARKET}),
        Say(key="setup-start", args={"coins": START_COINS, "points": START_POINTS}),
        Say(key="setup-order", args={"who": Who(seat=state.start), "last": Who(seat=order(state)[-1])}),
    )
    first = Say(key="setup-opening", args={"who": Who(seat=state.start)})
    return (*common, first) if is_ledger(state) else common


def do_begin(state: State, seat: Seat, move: moves.Begin) -> Result:
    expect_step(state, "setup")
    return replace(state, step="turn" if is_ledger(state) else "places"), ()


# ---- the printed board -------------------------------------------------------------------------------
def ask_places(state: State) -> tuple[Prompt, ...]:
    """Asked once: where the red space is, how many workers start where, and how many find room."""
    red = Choice(name="red", label=Say(key="red-label"),
                 options=tuple(Option(value=d, label=district_word(d), cell=d) for d in DISTRICTS))  # fmt: skip
    start = Allot(name="start", label=Say(key="start-label"), caps=dict.fromkeys(SPOTS, WORKERS // 2),
                  lines={spot: spot_word(spot) for spot in SPOTS}, least=WORKERS, most=WORKERS)  # fmt: skip
    rooms = tuple(
        Amount(name="capacity", key=spot, label=spot_word(spot), least=1, most=MOST_CAPACITY) for spot in SPOTS
    )
    return (
        Prompt(id="places", seat=TABLE, move="learn_places", label=Say(key="places-label"),
               confirm=Say(key="places-confirm"), hint=Say(key="places-hint"), fields=(red, start, *rooms),
               rule="AMR-34"),
    )  # fmt: skip


def do_learn_places(state: State, seat: Seat, move: moves.LearnPlaces) -> Result:
    expect_step(state, "places")
    expect(sum(move.start.values()) == WORKERS, "twelve-workers", "AMR-7", n=WORKERS)
    places = Places(red=move.red, start=move.start, capacity=move.capacity)
    expect(fits_capacity(places), "more-than-room", "AMR-34")
    return replace(state, printed=replace(state.printed, places=places), step="workers"), ()


# ---- the workers -------------------------------------------------------------------------------------
def marked(state: State) -> tuple[Spot, ...]:
    """A location per worker, clockwise: where the marked spaces are."""
    start = state.printed.places.start if state.printed.places else {}
    return tuple(spot for spot in SPOTS for _ in range(start.get(spot, 0)))


def ask_workers(state: State) -> tuple[Prompt, ...]:
    cells = marked(state)
    field = Slots(name="colours", label=Say(key="workers-slots"), slots=len(cells), options=colour_options(COLOURS),
                  caps=dict.fromkeys(COLOURS, WORKERS_OF_COLOUR))  # fmt: skip
    return (
        Prompt(id="workers", seat=TABLE, move="lay_workers", label=Say(key="workers-label"),
               confirm=Say(key="workers-confirm"), hint=Say(key="workers-hint", args={"spots": _starts(state)}),
               fields=(field,), rule="AMR-7"),
    )  # fmt: skip


def _starts(state: State) -> Say | Who:
    """ "North 1: 2, East 1: 3": how many workers stand where, clockwise."""
    cells = marked(state)
    return listed([Say(key="spot-workers", args={"spot": spot_word(s), "n": cells.count(s)}) for s in SPOTS
                   if s in cells])  # fmt: skip


def do_lay_workers(state: State, seat: Seat, move: moves.LayWorkers) -> Result:
    expect_step(state, "workers")
    cells = marked(state)
    expect(len(move.colours) == len(cells), "twelve-workers", "AMR-7", n=len(cells))
    many = Counter(move.colours)
    expect(all(many[c] == WORKERS_OF_COLOUR for c in COLOURS), "three-of-colour", "AMR-7", n=WORKERS_OF_COLOUR)
    spots: dict[str, tuple[Colour, ...]] = dict.fromkeys(SPOTS, ())
    for spot, colour in zip(cells, move.colours, strict=True):
        spots[spot] = (*spots[spot], colour)
    state = replace(state, spots=tuple(spots.values()), step="opening")
    said = () if _is_mixed(state) else news("not-mixed", "AMR-7", "warn")
    return (replace(state, step="goals") if state.options.opening == "laps" else state), said


def _is_mixed(state: State) -> bool:
    """Whether the workers lie as the table reads the rule: three different ones in every district (AMR-7)."""
    if state.options.start_workers == "marked":
        return True
    pairs = ((*state.spots[i], *state.spots[i + 1]) for i in range(0, len(SPOTS), 2))
    return all(len(both) == len(set(both)) == WORKERS // len(DISTRICTS) for both in pairs)


# ---- the first goal and mahout -----------------------------------------------------------------------
def ask_goals(state: State) -> tuple[Prompt, ...]:
    """The first of two laps (AMR-15)."""
    return (
        Prompt(id="goals", seat=TABLE, move="lay_goals", label=Say(key="goals-label"),
               confirm=Say(key="goals-confirm"), rule="AMR-15"),
    )  # fmt: skip


def do_lay_goals(state: State, seat: Seat, move: moves.LayGoals) -> Result:
    expect_step(state, "goals")
    sides = tuple(replace(lift(side), goals=1) for side in state.sides)
    return replace(state, sides=sides, step="opening"), ()


def free_colours(state: State, seat: Seat) -> tuple[Colour, ...]:
    """Mahout spaces whose colour no other player has chosen (AMR-16)."""
    taken = {mahout.colour for s, side in enumerate(state.sides) if s != seat for mahout in side.mahouts}
    return tuple(colour for colour in COLOURS if colour not in taken)


def ask_opening(state: State) -> tuple[Prompt, ...]:
    seat = state.turn.seat
    field = colour_field("colour", Say(key="space-colour-label"), free_colours(state, seat) or COLOURS)
    key = "opening-mahout" if state.sides[seat].goals else "opening"
    return (
        Prompt(id=f"opening-{seat}", seat=seat, move="lay_temple", label=Say(key=f"{key}-label"), fields=(field,),
               confirm=Say(key="opening-confirm", args={"colour": Pick(field="colour")}),
               hint=Say(key=f"{key}-hint"), rule="AMR-16"),
    )  # fmt: skip


def do_lay_temple(state: State, seat: Seat, move: moves.LayTemple) -> Result:
    expect_step(state, "opening")
    expect(seat == state.turn.seat, "not-your-turn", "AMR-16")
    free = free_colours(state, seat)
    expect(not free or move.colour in free, "colour-taken", "AMR-16")
    side = state.sides[seat]
    if not side.goals:
        side = replace(lift(side), goals=1)
    side = replace(lift(side), mahouts=(*side.mahouts, Mahout(colour=move.colour, shows={"temple": 1})))
    return next_opening(with_side(state, seat, side))


def next_opening(state: State) -> Result:
    """The next seat in turn order; after the last, the first decade (AMR-15, AMR-17)."""
    seats = order(state)
    at = seats.index(state.turn.seat) + 1
    if at < len(seats):
        return replace(state, turn=Turn(seat=seats[at])), ()
    return replace(state, turn=Turn(seat=state.start), step="bridge"), ()


# ---- the bridge tile of a decade -----------------------------------------------------------------------
def ask_bridge(state: State) -> tuple[Prompt, ...]:
    known = tuple(
        Option(value=id, label=Say(key="bridge-shows", args={"on": _deed(tile.on), "gain": picture(tile.gain)}))
        for id, tile in state.printed.bridges.items()
    )
    content = Choice(name="content", label=Say(key="bridge-content"),
                     options=(*known, Option(value="new", label=Say(key="another-tile"))))  # fmt: skip
    new = ("content", ("new",)) if known else None
    deeds = tuple(Option(value=str(on), label=_deed(on)) for on in BRIDGE_ON if on)
    on = Choice(name="on", label=Say(key="bridge-on"), options=deeds, least=0, when=new)
    gain = symbols_field("gain", Say(key="bridge-gain"), GOODS, least=1, when=new)
    return (
        Prompt(id="bridge-tile", seat=TABLE, move="learn_bridge", label=Say(key="bridge-label"),
               confirm=Say(key="bridge-confirm"), hint=Say(key="bridge-hint"),
               fields=(content, on, gain) if known else (on, gain), rule="AMR-54"),
    )  # fmt: skip


def _deed(on: Deed | None) -> Say:
    return Say(key=f"deed-{on or 'other'}")


def do_learn_bridge(state: State, seat: Seat, move: moves.LearnBridge) -> Result:
    expect_step(state, "bridge")
    tile = state.printed.bridges.get(move.content)
    if tile is None:
        expect(move.on in BRIDGE_ON and fits(move.gain, GOODS), "does-not-fit", "AMR-54")
        tile = BridgeTile(on=move.on, gain=without_zeros(move.gain))
    bridges = {**state.printed.bridges, bridge_id(tile): tile}
    return replace(state, bridge=tile, printed=replace(state.printed, bridges=bridges), step="ride"), ()
