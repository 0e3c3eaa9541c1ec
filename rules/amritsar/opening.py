"""Setting up: the checklist, the printed board, the workers, the first goal and mahout, the bridge (AMR-1..17)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import doubt
from rules.kit.types import TABLE, Allot, Amount, Choice, News, Option, Pick, Prompt, Say, Seat, Who

from . import moves
from .components import (
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
)
from .printed import BRIDGE_ON, BridgeTile, Places, bridge_id, fits, fits_capacity, without_zeros
from .state import Mahout, Result, State, Step, Turn, expect_step, is_ledger, lift, must, order, with_side
from .words import colour_field, district_word, picture, shade_word, spot_word, symbols_field


# ---- the checklist -----------------------------------------------------------------------------------
def ask_begin(state: State) -> tuple[Prompt, ...]:
    """What has to lie on the table; nothing has to be ticked. Where the workers stand may be told later or first."""
    ready = (forms.checklist(Say(key="ready-label"), checklist(state)),)
    if is_ledger(state):
        return (forms.form("begin", TABLE, "begin", ready, rule="AMR-1"),)
    return (
        forms.form("begin-later", TABLE, "begin_later", ready, text="begin", ask="begin", rule="AMR-1"),
        forms.form("begin", TABLE, "begin", retired=ready, text="begin-workers", hint=Say(key="begin-workers-hint"),
                   rule="AMR-7"),
    )  # fmt: skip


def checklist(state: State) -> tuple[Say, ...]:
    """The setup in the order of the rules, with the public_numbers for this number of players."""
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


def do_begin_later(state: State, seat: Seat, move: moves.BeginLater) -> Result:
    """Nobody has told the workers: those of a location are asked for when somebody picks them up."""
    expect_step(state, "setup")
    expect(not is_ledger(state), "does-not-fit")
    return replace(state, step="places", untold=SPOTS), ()


# ---- the printed board -------------------------------------------------------------------------------
def ask_places(state: State) -> tuple[Prompt, ...]:
    """Asked once: where the red space is; then the workers, and how many of them fit."""
    if state.printed.places:
        return ask_workers(state)
    options = tuple(Option(value=d, label=district_word(d), cell=d) for d in DISTRICTS)
    red = Choice(name="red", label=Say(key="red-label"), options=options)
    return (
        forms.form(
            "red-space",
            TABLE,
            "learn_red",
            (red,),
            text="learn-red",
            rule="AMR-5",
            shared=True,
            hint=Say(key="learn-red-hint"),
        ),
    )


def _ask_rooms(state: State) -> tuple[Prompt, ...]:
    """How many workers find room on each location; nobody waits for it, for a full one is told when it is passed."""
    if must(state.printed.places).capacity:
        return ()
    rooms = tuple(
        Amount(name="capacity", key=spot, label=spot_word(spot), least=1, most=MOST_CAPACITY) for spot in SPOTS
    )
    return (
        forms.form("rooms", TABLE, "learn_rooms", rooms, text="learn-rooms", waits=False, shared=True, rule="AMR-34"),
    )


def do_learn_red(state: State, seat: Seat, move: moves.LearnRed) -> Result:
    expect_step(state, "places")
    return with_places(state, Places(red=move.red)), ()


def do_learn_rooms(state: State, seat: Seat, move: moves.LearnRooms) -> Result:
    places = must(state.printed.places)
    expect_step(state, "places", "workers")
    expect(not places.capacity and fits_capacity(move.capacity), "does-not-fit", "AMR-34")
    return with_places(state, replace(places, capacity=move.capacity)), ()


def with_places(state: State, places: Places) -> State:
    return replace(state, printed=replace(state.printed, places=places))


# ---- the workers -------------------------------------------------------------------------------------
def unlaid(state: State) -> tuple[Colour, ...]:
    """The colours of which no worker stands on the board yet."""
    return tuple(colour for colour in COLOURS if not any(colour in there for there in state.spots))


def ask_workers(state: State) -> tuple[Prompt, ...]:
    """A form for each colour, so that several people may tell at once; what was told lies on the board."""
    return (*(_ask_colour(colour) for colour in unlaid(state)), *_ask_rooms(state))


def _ask_colour(colour: Colour) -> Prompt:
    field = Allot(name="at", label=Say(key="workers-at"), caps=dict.fromkeys(SPOTS, WORKERS_OF_COLOUR),
                  lines={spot: spot_word(spot) for spot in SPOTS}, least=WORKERS_OF_COLOUR,
                  most=WORKERS_OF_COLOUR, cells={spot: spot for spot in SPOTS})  # fmt: skip
    args: dict[str, str | int | Say | Who | Pick] = {"colour": shade_word(colour)}
    return Prompt(id=f"workers-{colour}", seat=TABLE, move="lay_workers", label=Say(key="workers-label", args=args),
                  confirm=Say(key="workers-confirm", args=args), fields=(field,), given={"colour": colour},
                  shared=True, rule="AMR-7")  # fmt: skip


def do_lay_workers(state: State, seat: Seat, move: moves.LayWorkers) -> Result:
    expect(state.step == "workers" or (state.step == "places" and state.printed.places), "not-asked-now")
    expect(move.colour in unlaid(state), "not-asked-now", "AMR-7")
    fits_in = all(n >= 0 for n in move.at.values()) and sum(move.at.values()) == WORKERS_OF_COLOUR
    expect(fits_in, "three-of-colour", "AMR-7", n=WORKERS_OF_COLOUR)
    spots = tuple(
        _together(*there, *((move.colour,) * move.at.get(spot, 0)))
        for spot, there in zip(SPOTS, state.spots, strict=True)
    )
    return replace(state, spots=spots, step="workers"), ()


def _together(*workers: Colour) -> tuple[Colour, ...]:
    """In the order of the colours, whichever was told first."""
    return tuple(sorted(workers, key=COLOURS.index))


def all_laid(state: State) -> Result:
    """On to the first goals and mahouts; what lies otherwise than it should is noticed."""
    said: tuple[News, ...] = () if _is_mixed(state) else (doubt("not-mixed", "AMR-7"),)
    rooms, lying = must(state.printed.places).capacity, zip(SPOTS, state.spots, strict=True)
    if any(len(there) > rooms.get(spot, MOST_CAPACITY) for spot, there in lying):
        said += (doubt("more-than-room", "AMR-34"),)
    return replace(state, step=_after_workers(state)), said


def told_later(state: State) -> Result:
    """The same, with workers of whom nobody has told anything."""
    return replace(state, step=_after_workers(state)), ()


def _after_workers(state: State) -> Step:
    return "goals" if state.options.opening == "laps" else "opening"


def _is_mixed(state: State) -> bool:
    """Whether the workers lie as the table reads the rule: three different ones in every district (AMR-7)."""
    if state.options.start_workers == "marked":
        return True
    pairs = ((*state.spots[i], *state.spots[i + 1]) for i in range(0, len(SPOTS), 2))
    return all(len(both) == len(set(both)) == WORKERS // len(DISTRICTS) for both in pairs)


# ---- the first goal and mahout -----------------------------------------------------------------------
def ask_goals(state: State) -> tuple[Prompt, ...]:
    """The first of two laps (AMR-15)."""
    return (forms.form("goals", TABLE, "lay_goals", rule="AMR-15"),)


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
    """One that is known, or what a new one wants; then its bonus."""
    if state.bridge:
        return (_ask_bonus(),)
    deeds = tuple(Option(value=str(on), label=_deed(on)) for on in BRIDGE_ON if on)
    on = Choice(name="on", label=Say(key="bridge-on"), options=deeds, least=0)
    new = forms.form("bridge-tile", TABLE, "learn_bridge", (on,), text="bridge", ask="bridge", rule="AMR-54")
    known = tuple(
        Option(value=id, label=Say(key="bridge-shows", args={"on": _deed(tile.on), "gain": picture(tile.gain)}))
        for id, tile in state.printed.bridges.items()
    )
    if not known:
        return (new,)
    content = Choice(name="content", label=Say(key="content-label"), options=known)
    return (
        replace(new, id="bridge-known", fields=(content,)),
        replace(new, label=Say(key="another-tile")),
    )


def _ask_bonus() -> Prompt:
    gain = symbols_field("gain", Say(key="bridge-gain"), GOODS, least=1)
    return Prompt(id="bridge-bonus", seat=TABLE, move="learn_bonus", label=Say(key="bridge-bonus-ask"),
                  confirm=Say(key="bridge-bonus-read"), fields=(gain,), rule="AMR-54")  # fmt: skip


def _deed(on: Deed | None) -> Say:
    return Say(key=f"deed-{on or 'other'}")


def do_learn_bridge(state: State, seat: Seat, move: moves.LearnBridge) -> Result:
    expect_step(state, "bridge")
    expect(state.bridge is None and move.on in BRIDGE_ON)
    tile = state.printed.bridges.get(move.content)
    expect(tile or move.content == "new", "does-not-fit", "AMR-54")
    return replace(state, bridge=tile or BridgeTile(on=move.on, gain={})), ()


def do_learn_bonus(state: State, seat: Seat, move: moves.LearnBonus) -> Result:
    expect_step(state, "bridge")
    gain = without_zeros(move.gain)
    expect(gain and fits(move.gain, GOODS), "does-not-fit", "AMR-54")
    tile = BridgeTile(on=must(state.bridge).on, gain=gain)
    bridges = {**state.printed.bridges, bridge_id(tile): tile}
    return replace(state, bridge=tile, printed=replace(state.printed, bridges=bridges)), ()
