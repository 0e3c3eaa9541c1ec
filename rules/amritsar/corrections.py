"""Corrections of the recorded position: all numbers together, other things one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms, rules
from rules.kit.corrections import IdFilter, Number, number
from rules.kit.places import item_at, put, put_at
from rules.kit.rules import Outcome, about, pick
from rules.kit.types import TABLE, Option, Say, Seat, Who

from . import actions, decade, effects, flow, opening, printed
from . import components as box
from .catalogue import FORGOTTEN, PRINTED, Forgotten
from .components import Colour, District, Occasion, Spot, Symbols, spot_word
from .donate import filled_spaces, space_id, space_word, spaces_of
from .flow import amritsar
from .state import LOCKS, Gift, Lock, Mahout, State, Step, Turn, require
from .upgrade import with_lasting
from .workers import untold_spots

RETOLD = {"correct_bridge": "learn_bridge:on learn_bonus:gain"}  # corrections in old records: the moves they correct
BIG = 9999  # a limit for typing errors
MOST_OF_COLOUR = 99  # also a limit for typing errors: mistaken corrections can give more than the game has
SIDE_NUMBERS: dict[str, tuple[int, tuple[str, ...]]] = {  # the maximum, and the path of fields
    "coins": (BIG, ("coins",)), **{r: (BIG, ("goods", r)) for r in box.RESOURCES},
    "carried": (box.MOST_ON_ELEPHANT, ("carried",)), "waiting": (BIG, ("waiting",)),
    "board": (box.UPGRADE_SPACES, ("board",)), "storehouses": (BIG, ("storehouses",)), "goals": (BIG, ("goals",)),
    "tax": (box.MOST_TAX, ("tax",)),
    **{f"height-{track}": (box.MOST_HEIGHT, ("heights", track)) for track in box.TRACKS},
}  # fmt: skip


# ---- numbers -----------------------------------------------------------------------------------------
@amritsar.numbers("correct_number", "correct_table", "correct_workers", "correct_coins", "correct_capacity")
def numbers(state: State, wanted: IdFilter) -> Iterator[Number[State]]:
    """The correctable numbers; in the ledger only score, decade and round."""
    for seat in range(state.seats):
        if wanted(f"correct_number-{seat}"):
            yield from _seat_numbers(state, seat)
    if wanted("correct_table-"):
        yield from _table_numbers(state)
    for spot in box.SPOTS if state.is_full() else ():
        if wanted((f"correct_workers-{spot}-", f"correct_coins-{spot}", f"correct_capacity-{spot}")):
            yield from _spot_numbers(state, spot)


def _seat_numbers(state: State, seat: Seat) -> Iterator[Number[State]]:
    side, mine = state.sides[seat], partial(Number[State], kind="correct_number", column=Who(seat=seat))
    yield mine(of={"seat": seat, "what": "score"}, row=Say(key="row-score"), now=side.score(), least=-BIG, most=BIG,
               put=lambda n: state.with_points(seat, n - side.score(), "noted"))  # fmt: skip
    for what, (most, way) in SIDE_NUMBERS.items() if state.is_full() else ():
        yield mine(of={"seat": seat, "what": what}, row=Say(key=f"row-{what}"), now=item_at(side, *way), most=most,
                   put=partial(_with_of_side, state, seat, way))  # fmt: skip


def _with_of_side(state: State, seat: Seat, way: tuple[str, ...], n: int) -> State:
    return state.with_side(seat, put_at(state.sides[seat], way, n))


def _table_numbers(state: State) -> Iterator[Number[State]]:
    ours = partial(number, state, "correct_table")
    yield ours("decade", of={"what": "decade"}, row=Say(key="table-decade"), least=1, most=box.DECADES)
    yield ours("round", of={"what": "round"}, row=Say(key="table-round"), least=1, most=box.ROUNDS)
    if state.is_full():
        yield ours("display", of={"what": "display"}, row=Say(key="table-display"), most=BIG)
        for r in box.RESOURCES:
            yield ours("market", r, of={"what": r}, row=Say(key=f"table-{r}"), most=BIG)


def _spot_numbers(state: State, spot: Spot) -> Iterator[Number[State]]:
    here = box.SPOTS.index(spot)
    lies = partial(number, state, row=spot_word(spot), cell=spot)
    for colour in _colours(state, spot):
        yield Number(kind="correct_workers", of={"spot": spot, "colour": colour}, row=spot_word(spot), cell=spot,
                     column=printed.colour_word(colour), now=state.spots[here].count(colour), most=MOST_OF_COLOUR,
                     put=partial(_with_workers, state, here, colour))  # fmt: skip
    yield lies("correct_coins", "coins", here, of={"spot": spot}, column=Say(key="column-coins"), most=BIG)
    if state.printed.places and spot in state.printed.places.capacity:
        yield lies("correct_capacity", "printed", "places", "capacity", spot, of={"spot": spot}, least=1,
                   column=Say(key="column-room"), most=box.MOST_CAPACITY)  # fmt: skip


def _colours(state: State, spot: Spot) -> Iterator[Colour]:
    """The colours to correct; without a location's first workers only those that have come since."""
    there, is_told = state.spots[box.SPOTS.index(spot)], spot not in untold_spots(state)
    return (colour for colour in box.COLOURS if is_told or colour in there)


def _with_workers(state: State, here: int, colour: Colour, n: int) -> State:
    there, now = list(state.spots[here]), state.spots[here].count(colour)
    for _ in range(now - n):
        del there[max(i for i, c in enumerate(there) if c == colour)]
    there += [colour] * (n - now)  # at the end, as if they had come one after the other
    return replace(state, spots=put(state.spots, here, tuple(there)))


# ---- the turn ----------------------------------------------------------------------------------------
@amritsar.correction(
    id="turn-of", label="turn-of", when=lambda state: not state.queue and state.step in ("ride", "turn")
)
def correct_turn(
    state: State,
    seat_: Annotated[int, pick(forms.all_seats, label="turn-of", default=lambda state: (state.turn.seat,))],
) -> State:
    """Give a turn that has just begun to another seat."""
    return replace(state, turn=Turn(seat=seat_))


# ---- a seat's elephant, movement tile, mahouts and storehouses -------------------------------------
def seat_args(state: State, seat: Seat) -> dict[str, Who]:
    return {"who": Who(seat=seat)}


@amritsar.correction(id="elephant-{seat}", label="set-elephant", say=seat_args, when=State.is_full)
def correct_elephant(
    state: State, seat_: Annotated[int, about(decade.seats)],
    district: Annotated[District, pick(
        printed.district_options(), default=lambda state, seat: filter(None, (state.sides[seat].place,)))],
) -> State:  # fmt: skip
    return state.with_side(seat_, replace(state.sides[seat_], place=district))


@amritsar.correction(id="lock-{seat}", label="set-lock", say=seat_args, when=State.is_full)
def correct_lock(
    state: State,
    seat_: Annotated[int, about(decade.seats)],
    lock: Annotated[Lock, pick(LOCKS, default=lambda state, seat: (state.sides[seat].lock,))],
) -> State:
    return state.with_side(seat_, replace(state.sides[seat_], lock=lock))


NEW = ("new",)


def own_mahouts(state: State, seat: Seat) -> Iterator[Option]:
    for i, mahout in enumerate(state.sides[seat].mahouts):
        yield Option(value=str(i), label=Say(key="mahout-away", args={"colour": printed.colour_word(mahout.colour)}),
                     note=Say(key="shows", args={"what": printed.picture(mahout.shows)}))  # fmt: skip
    yield Option(value="new", label=Say(key="mahout-new"))


@amritsar.correction(id="mahouts-{seat}", label="set-mahouts", say=seat_args, when=State.is_full)
def correct_mahout(
    state: State, seat_: Annotated[int, about(decade.seats)], mahout: Annotated[str, pick(own_mahouts)],
    colour: Annotated[Colour | None, pick(
        printed.colour_options(box.COLOURS), label="space-colour-label", when=("mahout", NEW))] = None,
    shows: Annotated[Symbols, printed.symbols(
        box.MAHOUT_SYMBOLS, "mahout-shows", least=1, when=("mahout", NEW))] = rules.EMPTY,
) -> State:  # fmt: skip
    """Remove the mahout of an index, or lay a "new" one."""
    side = state.sides[seat_]
    if mahout == "new":
        has = (*side.mahouts, Mahout(colour=require(colour), shows=printed.without_zeros(shows)))
    else:
        has = tuple(its for i, its in enumerate(side.mahouts) if i != int(mahout))
    return state.with_side(seat_, replace(side, mahouts=has))


def own_storehouses(state: State, seat: Seat) -> Iterator[Option]:
    for i, gives in enumerate(state.sides[seat].lasting):
        yield Option(value=str(i), label=Say(key="storehouse-away", args={"what": printed.earned_word(gives)}))
    yield Option(value="new", label=Say(key="mahout-new"))


@amritsar.correction(id="storehouses-{seat}", label="set-storehouses", say=seat_args, when=State.is_full, rule="AMR-69")
def correct_storehouse(
    state: State, seat_: Annotated[int, about(decade.seats)],
    which: Annotated[str, pick(own_storehouses, label="storehouse-which")],
    on: Annotated[Occasion | None,
                  pick(box.OCCASIONS, words="deed", label="lasting-on", least=0, when=("which", NEW))] = None,
    gain: Annotated[Symbols, printed.symbols(
        box.STOREHOUSE_SYMBOLS, "lasting-gain", least=1, when=("which", NEW))] = rules.EMPTY,
) -> State:  # fmt: skip
    """Remove the lasting gain of an index, or add a "new" one."""
    if which == "new":
        return with_lasting(state, seat_, printed.LastingGain(on=on, gain=printed.without_zeros(gain)))
    side, gone, done = state.sides[seat_], int(which), state.turn.done
    if seat_ == state.turn.seat:
        done = tuple(_without_claim(done, gone))
    left = tuple(gives for i, gives in enumerate(side.lasting) if i != gone)
    return state.with_turn(done=done).with_side(seat_, replace(side, lasting=left))


def _without_claim(done: tuple[str, ...], gone: int) -> Iterator[str]:
    """The done actions without that storehouse's claim; the storehouses after it move up."""
    for each in done:
        what, _, which = each.partition("-")
        if what != "storehouse" or int(which) < gone:
            yield each
        elif int(which) > gone:
            yield f"{what}-{int(which) - 1}"


# ---- donations ---------------------------------------------------------------------------------------
def donation_spaces(state: State, district: District) -> Iterator[Option]:
    there = filled_spaces(state, district)
    for space in spaces_of(state.donation(district).width or 0):
        lies = Say(key="lies-there", args={"who": Who(seat=there[space])}) if space in there else None
        yield Option(value=space_id(space), label=space_word(space), note=lies)


@amritsar.correction(id="donations-{district}", label="set-donations", cell=lambda state, district: district,
                     say=lambda state, district: {"district": printed.district_word(district)})  # fmt: skip
def correct_donation(
    state: State, district: Annotated[District, about(
        lambda state: [d for d in box.DISTRICTS if state.is_full() and state.donation(d).width is not None])],
    space: Annotated[str, pick(donation_spaces, label="donate-space")],
    holder: Annotated[int, pick(forms.all_or_nobody)],
) -> State:  # fmt: skip
    row, i = map(int, space.split("-"))
    gifts = tuple(g for g in state.gifts if (g.district, g.row, g.space) != (district, row, i))
    if holder != TABLE:
        gifts = (*gifts, Gift(district=district, row=row, space=i, seat=holder))
    return replace(state, gifts=gifts)


# ---- printed values ----------------------------------------------------------------------------------
@amritsar.correction(id="red", label="set-red", when=lambda state: state.is_full() and state.printed.places)
def correct_red(
    state: State,
    district: Annotated[
        District, pick(printed.district_options(), label="red-label", default=lambda state: (state.printed.places.red,))
    ],
) -> State:
    return state.with_places(replace(require(state.printed.places), red=district))


def known_labels(state: State, kind: Forgotten) -> dict[str, Say | Who]:
    """The known entries of a kind with their labels; donation tiles only for this number of players."""
    known, here = getattr(state.printed, kind), f"{state.seats}-"
    if kind == "donations":
        return {id: Say(key=f"district-{id.removeprefix(here)}") for id in known if id.startswith(here)}
    return {id: PRINTED.kinds[kind].label(id, entry) for id, entry in known.items()}


def entries(state: State, kind: Forgotten) -> Iterator[Option]:
    return (Option(value=id, label=label) for id, label in known_labels(state, kind).items())


@amritsar.correction(id="forget-{kind}", label=lambda state, kind: f"forget-{kind}")
def forget(
    state: State, kind: Annotated[Forgotten, about(
        lambda state: [kind for kind in FORGOTTEN if state.is_full() and known_labels(state, kind)])],
    id: Annotated[str, pick(entries, label="forget-which")],
) -> State:  # fmt: skip
    """Delete a wrong printed value; play asks again when it is next needed."""
    known = getattr(state.printed, kind)
    tiles = tuple(laid for laid in state.tiles if laid.face != known[id])
    left: State = put_at(replace(state, tiles=tiles), ("printed", kind), {i: e for i, e in known.items() if i != id})
    return left


# ---- skipping every question but those of the setup --------------------------------------------------
def _go_to(step: Step) -> Callable[[State], State]:
    return lambda state: replace(state, step=step)


WAYS_OUT: tuple[tuple[rules.Step[State], Callable[[State], Outcome[State]]], ...] = (
    (flow.OPENING, opening.next_opening),
    (flow.BRIDGE, lambda state: replace(state, bridge=None, step="ride")),
    (flow.RIDE, _go_to("pick")),
    (flow.PICK, _go_to("second")),
    (flow.SOW, _go_to("second")),
    (flow.ACT, _go_to("second")),
    (flow.SECOND, flow.open_follow),
    (flow.FOLLOW, actions.decline),
    (flow.TURN, flow.end_turn),
    (flow.MAJORITY, _go_to("tax")),
    (flow.TAX, lambda state: replace(state, step="income") if state.is_ledger() else decade.open_income(state)),
    (flow.INCOME, _go_to("close")),
    (flow.CLOSE, lambda state: decade.close(state)),
    (flow.FINAL, decade.end_game),
)
for _step, _past in WAYS_OUT:
    _step.left_out("leave-step")(_past)
for _task in flow.TASKS:
    _task.left_out("leave-task")(effects.skip)
