"""What the table can set right: every public number, and a form for everything else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from rules.amritsar.components import (
    COLOURS,
    DECADES,
    DISTRICTS,
    GOODS,
    MOST_CAPACITY,
    MOST_HEIGHT,
    MOST_ON_ELEPHANT,
    MOST_TAX,
    ON_MAHOUT,
    RESOURCES,
    ROUNDS,
    SPOTS,
    TRACKS,
    UPGRADE_SPACES,
    Resource,
)
from rules.amritsar.donate import filled, name, space_word
from rules.amritsar.printed import BRIDGE_ON, Printed
from rules.amritsar.state import LOCKS, Side, State, donation, is_ledger, score
from rules.amritsar.words import colour_field, colour_word, district_word, picture, spot_word, symbols_field
from rules.kit import forms
from rules.kit.corrections import correction, readings
from rules.kit.types import TABLE, Choice, Option, Prompt, Quantity, Say, Who

BIG = 9999  # no more than a limit for typing errors
OF_COLOUR = 99  # a limit for typing errors too: by mistaken corrections there can be more than the box holds
OF_SEAT: dict[str, tuple[int, int]] = {
    "score": (-BIG, BIG), "coins": (0, BIG), **dict.fromkeys(RESOURCES, (0, BIG)),
    "carried": (0, MOST_ON_ELEPHANT), "waiting": (0, BIG), "board": (0, UPGRADE_SPACES), "storehouses": (0, BIG),
    "goals": (0, BIG), "tax": (0, MOST_TAX), **{f"height-{track}": (0, MOST_HEIGHT) for track in TRACKS},
}  # fmt: skip
OF_TABLE: dict[str, tuple[int, int]] = {
    "decade": (1, DECADES), "round": (1, ROUNDS), "display": (0, BIG), **dict.fromkeys(RESOURCES, (0, BIG)),
}  # fmt: skip
ROOM = (1, MOST_CAPACITY)
IN_LEDGER = ("score", "decade", "round")
Forgotten = Literal["tiles", "mahouts", "spaces", "donations", "tax", "temples", "bridges"]
FORGOTTEN: tuple[Forgotten, ...] = ("tiles", "mahouts", "spaces", "donations", "tax", "temples", "bridges")


def corrections(state: State) -> tuple[Quantity | Prompt, ...]:
    """Every public number, and a form for everything else that can have gone another way."""
    if is_ledger(state):
        return (*_of_seats(state), *_of_table(state), *_turn(state), *_leave_out(state), *readings(state.options))
    return (
        *_of_seats(state), *_of_table(state), *_of_spots(state), *_leave_out(state), *_turn(state), *_last(state),
        *_elephants(state), *_mahouts(state), *_donations(state), *_board(state), *_forget(state),
        *readings(state.options),
    )  # fmt: skip


# ---- numbers -----------------------------------------------------------------------------------------
def around(now: int, limits: tuple[int, int]) -> tuple[int, int]:
    """The limits, wide enough for what stands there now: what was mistyped may have grown in play."""
    return min(now, limits[0]), max(now, limits[1])


def _number(
    move: str, given: dict[str, str | int], row: Say, column: Say | Who | None, now: int, limits: tuple[int, int],
    cell: str = "",
) -> Quantity:  # fmt: skip
    id = "-".join([move, *(str(value) for value in given.values())])
    least, most = around(now, limits)
    return Quantity(id=id, row=row, column=column, now=now, least=least, most=most, move=move, given=given, cell=cell)


def of_seat(side: Side) -> dict[str, int]:
    """The numbers of one player that can be set right."""
    return {
        "score": score(side), "coins": side.coins, **plain(side.goods), "carried": side.carried,
        "waiting": side.waiting, "board": side.board, "storehouses": side.storehouses, "goals": side.goals,
        "tax": side.tax, **{f"height-{track}": n for track, n in side.heights.items()},
    }  # fmt: skip


def plain(goods: dict[Resource, int]) -> dict[str, int]:
    return {str(resource): n for resource, n in goods.items()}


def of_table(state: State) -> dict[str, int]:
    return {"decade": state.decade, "round": state.round, "display": state.display, **plain(state.market)}


def _of_seats(state: State) -> Iterator[Quantity]:
    for seat, side in enumerate(state.sides):
        for what, now in of_seat(side).items():
            if not is_ledger(state) or what in IN_LEDGER:
                row = Say(key=f"row-{what}")
                yield _number("correct_number", {"seat": seat, "what": what}, row, Who(seat=seat), now, OF_SEAT[what])


def _of_table(state: State) -> Iterator[Quantity]:
    for what, now in of_table(state).items():
        if not is_ledger(state) or what in IN_LEDGER:
            row = Say(key=f"table-{what}")
            yield _number("correct_table", {"what": what}, row, None, now, OF_TABLE[what])


def _of_spots(state: State) -> Iterator[Quantity]:
    for i, spot in enumerate(SPOTS):
        for colour in COLOURS:
            now = state.spots[i].count(colour)
            given: dict[str, str | int] = {"spot": spot, "colour": colour}
            yield _number("correct_workers", given, spot_word(spot), colour_word(colour), now, (0, OF_COLOUR), spot)
        coins = Say(key="column-coins")
        yield _number("correct_coins", {"spot": spot}, spot_word(spot), coins, state.coins[i], (0, BIG), spot)
        if state.printed.places and state.printed.places.capacity:
            column, room = Say(key="column-room"), state.printed.places.capacity[spot]
            yield _number("correct_capacity", {"spot": spot}, spot_word(spot), column, room, ROOM, spot)


# ---- forms -------------------------------------------------------------------------------------------
def _districts(name: str, label: Say, now: str | None) -> Choice:
    options = tuple(Option(value=d, label=district_word(d), cell=d) for d in DISTRICTS)
    return Choice(name=name, label=label, options=options, usual=(now,) if now else ())


def _elephants(state: State) -> Iterator[Prompt]:
    for seat, side in enumerate(state.sides):
        who = {"who": Who(seat=seat)}
        place = _districts("district", Say(key="district-label"), side.place)
        yield correction(f"elephant-{seat}", "correct_elephant", Say(key="set-elephant", args=dict(who)), place,
                    given={"seat": seat})  # fmt: skip
        lock = Choice(name="lock", label=Say(key="lock-label"), options=forms.words("lock", LOCKS), usual=(side.lock,))
        yield correction(
            f"lock-{seat}", "correct_lock", Say(key="set-lock", args=dict(who)), lock, given={"seat": seat}
        )


def _mahouts(state: State) -> Iterator[Prompt]:
    for seat, side in enumerate(state.sides):
        away = tuple(
            Option(value=str(i), label=Say(key="mahout-away", args={"colour": colour_word(mahout.colour)}),
                   note=Say(key="shows", args={"what": picture(mahout.shows)}))
            for i, mahout in enumerate(side.mahouts)
        )  # fmt: skip
        what = Choice(name="mahout", label=Say(key="mahout-label"),
                      options=(*away, Option(value="new", label=Say(key="mahout-new"))))  # fmt: skip
        colour = colour_field("colour", Say(key="space-colour-label"), when=("mahout", ("new",)))
        shows = symbols_field("shows", Say(key="mahout-shows"), ON_MAHOUT, least=1, when=("mahout", ("new",)))
        label = Say(key="set-mahouts", args={"who": Who(seat=seat)})
        yield correction(f"mahouts-{seat}", "correct_mahout", label, what, colour, shows, given={"seat": seat})


def _donations(state: State) -> Iterator[Prompt]:
    for district in DISTRICTS:
        width = donation(state, district).width
        if width is None:
            continue
        spaces = ((row, at) for row in range(width) for at in range(width - row))
        there = filled(state, district)
        options = tuple(
            Option(value=name(s), label=space_word(s), note=Say(key="lies-there", args={"who": Who(seat=there[s])})
                   if s in there else None)
            for s in spaces
        )  # fmt: skip
        space = Choice(name="space", label=Say(key="donate-space"), options=options)
        nobody = Option(value=TABLE, label=Say(key="nobody"))
        holder = Choice(name="holder", label=Say(key="holder-label"),
                        options=(*forms.seats(range(state.seats)), nobody))  # fmt: skip
        label = Say(key="set-donations", args={"district": district_word(district)})
        form = correction(
            f"donations-{district}", "correct_donation", label, space, holder, given={"district": district}
        )
        yield replace(form, cell=district)


def _last(state: State) -> Iterator[Prompt]:
    if state.step in ("act", "second", "follow") and state.turn.last and state.turn.spot:
        spots = tuple(Option(value=spot, label=spot_word(spot), cell=spot) for spot in SPOTS)
        spot = Choice(name="spot", label=Say(key="last-spot"), options=spots, usual=(state.turn.spot,))
        colour = replace(colour_field("colour", Say(key="last-colour")), usual=(state.turn.last,))
        yield correction("last", "correct_last", Say(key="set-last"), colour, spot)


def is_turn_start(state: State) -> bool:
    """Whether a turn has just begun, so that it can be given to another seat."""
    return not state.queue and state.step in ("ride", "turn")


def _turn(state: State) -> Iterator[Prompt]:
    if is_turn_start(state):
        seat = Choice(name="seat", label=Say(key="turn-of"), options=forms.seats(range(state.seats)),
                      usual=(state.turn.seat,))  # fmt: skip
        yield correction("turn-of", "correct_turn", Say(key="turn-of"), seat)


def _board(state: State) -> Iterator[Prompt]:
    if state.printed.places:
        red = _districts("district", Say(key="red-label"), state.printed.places.red)
        yield correction("red", "correct_red", Say(key="set-red"), red)
    if state.bridge and state.bridge.gain:
        deeds = tuple(Option(value=on, label=Say(key=f"deed-{on}")) for on in BRIDGE_ON if on)
        on = Choice(name="on", label=Say(key="bridge-on"), options=deeds, least=0,
                    usual=(state.bridge.on,) if state.bridge.on else ())  # fmt: skip
        gain = symbols_field("gain", Say(key="bridge-gain"), GOODS, least=1, usual=state.bridge.gain)
        yield correction("bridge-now", "correct_bridge", Say(key="set-bridge"), on, gain)


def _forget(state: State) -> Iterator[Prompt]:
    for kind in FORGOTTEN:
        ids = told(state, kind)
        if ids:
            options = tuple(Option(value=id, label=label) for id, label in ids.items())
            field = Choice(name="id", label=Say(key="forget-which"), options=options)
            yield correction(f"forget-{kind}", "forget", Say(key=f"forget-{kind}"), field, given={"kind": kind})


def told(state: State, kind: Forgotten) -> dict[str, Say | Who]:
    """The printed values of a kind that can be told anew, with a label for each."""
    return told_of(state.printed, kind, f"{state.seats}-")


def told_of(known: Printed, kind: Forgotten, prefix: str) -> dict[str, Say | Who]:
    """The same of printed values by themselves; donation tiles are those whose ids begin with that prefix."""
    match kind:
        case "tiles":
            return {id: Say(key=f"told-{face.part}", args={"colour": colour_word(face.colour),
                                                           "shows": picture(face.shows)})
                    for id, face in known.tiles.items()}  # fmt: skip
        case "mahouts":
            return {id: picture(mahout.shows) for id, mahout in known.mahouts.items()}
        case "spaces":
            return {id: Say(key="space-label", args={"track": Say(key=f"track-{id.split('-')[0]}"),
                                                     "n": int(id.split("-")[1])}) for id in known.spaces}  # fmt: skip
        case "donations":
            return {id: Say(key=f"district-{id.removeprefix(prefix)}") for id in known.donations
                    if id.startswith(prefix)}  # fmt: skip
        case "tax":
            return {id: Say(key="tax-height", args={"n": int(id)}) for id in known.tax}
        case "temples":
            return {id: Say(key="number", args={"n": int(id)}) for id in known.temples}
        case "bridges":
            return {
                id: Say(key="bridge-shows", args={"on": Say(key=f"deed-{t.on or 'other'}"), "gain": picture(t.gain)})
                for id, t in known.bridges.items()
            }


def _leave_out(state: State) -> Iterator[Prompt]:
    """The way out of everything that is asked, save of the setup."""
    if state.queue:
        yield correction("leave-out", "leave_out", Say(key="leave-task"))
    elif state.step not in ("setup", "places", "workers", "goals", "over"):
        yield correction("leave-out", "leave_out", Say(key="leave-step"))
