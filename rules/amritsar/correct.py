"""Apply corrections: what is on the table overrides the log."""

from __future__ import annotations

from typing import Any, assert_never

from msgspec.structs import replace

from rules.amritsar import decade, follow, moves, opening
from rules.amritsar.components import (
    COLOURS,
    GOODS,
    MOST_WIDTH,
    ON_MAHOUT,
    RESOURCES,
    SPOTS,
    TRACKS,
    Colour,
)
from rules.amritsar.corrections import (
    FORGOTTEN,
    IN_LEDGER,
    OF_COLOUR,
    OF_SEAT,
    OF_TABLE,
    ROOM,
    Forgotten,
    around,
    is_turn_start,
    of_seat,
    of_table,
    told,
)
from rules.amritsar.printed import BRIDGE_ON, BridgeTile, fits, without_zeros
from rules.amritsar.state import (
    LOCKS,
    Gift,
    Lock,
    Mahout,
    Result,
    State,
    Turn,
    gain,
    is_ledger,
    must,
    pop,
    put,
    score,
    with_side,
    with_turn,
)
from rules.amritsar.tasks import Donate, Pay, Task
from rules.kit.expect import expect
from rules.kit.settings import changed
from rules.kit.types import TABLE, Illegal, LeaveOut, Seat, SetReading


def do_correct(state: State, seat: Seat, move: moves.Correction) -> Result:
    """The table after a correction; Illegal if this cannot be set, or not so far."""
    if isinstance(move, LeaveOut):
        return _leave_out(state)
    if is_ledger(state):
        expect(_is_of_ledger(move), "does-not-fit")
    return _set(state, move), ()


def _is_of_ledger(move: moves.Correction) -> bool:
    if isinstance(move, (moves.CorrectNumber, moves.CorrectTable)):
        return move.what in IN_LEDGER
    return isinstance(move, (moves.CorrectTurn, SetReading))


def _set(state: State, move: moves.Correction) -> State:
    match move:
        case moves.CorrectNumber():
            return _number(state, move)
        case moves.CorrectTable():
            return _table(state, move)
        case moves.CorrectWorkers():
            return _workers(state, move)
        case moves.CorrectCoins():
            at = SPOTS.index(move.spot)
            _within(move.value, state.coins[at], OF_SEAT["coins"])
            return replace(state, coins=put(state.coins, at, move.value))
        case moves.CorrectCapacity():
            return _capacity(state, move)
        case moves.CorrectRed():
            places = replace(must(state.printed.places), red=move.district)
            return opening.with_places(state, places)
        case moves.CorrectBridge():
            return _bridge(state, move)
        case moves.CorrectElephant():
            return _elephant(state, move)
        case moves.CorrectLock():
            lock: Lock = must(next((lock for lock in LOCKS if lock == move.lock), None), "does-not-fit")
            return with_side(state, _seat(state, move.seat), replace(state.sides[move.seat], lock=lock))
        case moves.CorrectMahout():
            return _mahout(state, move)
        case moves.CorrectDonation():
            return _donation(state, move)
        case moves.CorrectLast():
            return _last(state, move)
        case moves.CorrectTurn():
            expect(is_turn_start(state))
            return replace(state, turn=Turn(seat=_seat(state, move.seat)))
        case moves.Forget():
            return _forget(state, move)
        case SetReading():
            return _set_reading(state, move)
        case LeaveOut():
            return state
        case _:
            assert_never(move)


# ---- numbers -----------------------------------------------------------------------------------------
def _seat(state: State, seat: int) -> int:
    expect(0 <= seat < state.seats, "does-not-fit")
    return seat


def _within(value: int, now: int, limits: tuple[int, int]) -> None:
    least, most = around(now, limits)
    expect(least <= value <= most, "does-not-fit")


def _number(state: State, move: moves.CorrectNumber) -> State:
    seat, what, value = _seat(state, move.seat), move.what, move.value
    expect(what in OF_SEAT, "does-not-fit")
    side = state.sides[seat]
    _within(value, of_seat(side)[what], OF_SEAT[what])
    if what == "score":
        return gain(state, seat, value - score(side), "noted")
    changes: dict[str, Any] = {what: value}
    if what in RESOURCES:
        changes = {"goods": {**side.goods, what: value}}
    elif what.startswith("height-"):
        track = next(t for t in TRACKS if f"height-{t}" == what)
        changes = {"heights": {**side.heights, track: value}}
    return with_side(state, seat, replace(side, **changes))


def _table(state: State, move: moves.CorrectTable) -> State:
    expect(move.what in OF_TABLE, "does-not-fit")
    _within(move.value, of_table(state)[move.what], OF_TABLE[move.what])
    if move.what in RESOURCES:
        market = {r: move.value if r == move.what else n for r, n in state.market.items()}
        return replace(state, market=market)
    changes: dict[str, Any] = {move.what: move.value}
    return replace(state, **changes)


def _workers(state: State, move: moves.CorrectWorkers) -> State:
    at = SPOTS.index(move.spot)
    _within(move.value, state.spots[at].count(move.colour), (0, OF_COLOUR))
    others: tuple[Colour, ...] = tuple(c for c in state.spots[at] if c != move.colour)
    there: tuple[Colour, ...] = (*others, *((move.colour,) * move.value))
    return replace(state, spots=put(state.spots, at, tuple(sorted(there, key=COLOURS.index))))


def _capacity(state: State, move: moves.CorrectCapacity) -> State:
    places = must(state.printed.places)
    expect(places.capacity)
    _within(move.value, places.capacity[move.spot], ROOM)
    places = replace(places, capacity={**places.capacity, move.spot: move.value})
    return opening.with_places(state, places)


# ---- the rest ----------------------------------------------------------------------------------------
def _bridge(state: State, move: moves.CorrectBridge) -> State:
    gain_ = without_zeros(move.gain)
    expect(state.bridge and state.bridge.gain and move.on in BRIDGE_ON and gain_ and fits(gain_, GOODS), "does-not-fit")
    return replace(state, bridge=BridgeTile(on=move.on, gain=gain_))


def _elephant(state: State, move: moves.CorrectElephant) -> State:
    """The elephant stands elsewhere; a donation that is not paid yet is chosen anew."""
    side = replace(state.sides[_seat(state, move.seat)], place=move.district)
    return replace(with_side(state, move.seat, side), queue=tuple(_anew(task, move.seat) for task in state.queue))


def _anew(task: Task, seat: int) -> Task:
    return Donate(seat=seat) if isinstance(task, Pay) and task.seat == seat else task


def _mahout(state: State, move: moves.CorrectMahout) -> State:
    side = state.sides[_seat(state, move.seat)]
    if move.mahout == "new":
        shows = without_zeros(move.shows)
        expect(shows and fits(shows, ON_MAHOUT), "does-not-fit")
        mahouts = (*side.mahouts, Mahout(colour=must(move.colour, "does-not-fit"), shows=shows))
    else:
        expect(move.mahout in {str(i) for i in range(len(side.mahouts))}, "does-not-fit")
        mahouts = tuple(mahout for i, mahout in enumerate(side.mahouts) if str(i) != move.mahout)
    return with_side(state, move.seat, replace(side, mahouts=mahouts))


def _donation(state: State, move: moves.CorrectDonation) -> State:
    spaces = {f"{row}-{at}": (row, at) for row in range(MOST_WIDTH) for at in range(MOST_WIDTH)}
    expect(move.space in spaces, "does-not-fit")
    row, at = spaces[move.space]
    gifts = tuple(g for g in state.gifts if (g.district, g.row, g.space) != (move.district, row, at))
    if move.holder != TABLE:
        seat = _seat(state, move.holder)
        gifts = (*gifts, Gift(district=move.district, row=row, space=at, seat=seat))
    return replace(state, gifts=gifts)


def _last(state: State, move: moves.CorrectLast) -> State:
    """The last worker is another one, or stands elsewhere; who may follow is asked anew."""
    expect(state.step in ("act", "second", "follow") and state.turn.last)
    tile = state.turn.tile if state.turn.done else None
    state = with_turn(state, last=move.colour, spot=move.spot, tile=tile)
    return follow.open_follow(state) if state.step == "follow" else state


def _forget(state: State, move: moves.Forget) -> State:
    kind: Forgotten = must(next((kind for kind in FORGOTTEN if kind == move.kind), None), "does-not-fit")
    expect(move.id in told(state, kind), "does-not-fit")
    entry = getattr(state.printed, kind)[move.id]
    left: dict[str, Any] = {kind: {id: v for id, v in getattr(state.printed, kind).items() if id != move.id}}
    tiles = tuple(laid for laid in state.tiles if laid.face != entry)
    return replace(state, printed=replace(state.printed, **left), tiles=tiles)


def _set_reading(state: State, move: SetReading) -> State:
    expect(move.name != "tracking", "does-not-fit")
    return replace(state, options=changed(state.options, move.name, move.value))


# ---- leaving out -------------------------------------------------------------------------------------
def _leave_out(state: State) -> Result:
    """On without what is asked now."""
    if state.queue:
        return pop(state), ()
    match state.step:
        case "setup" | "places" | "workers" | "goals" | "over":
            raise Illegal("does-not-fit")
        case "opening":
            return opening.next_opening(state)
        case "bridge":
            return replace(state, bridge=None, step="ride"), ()
        case "ride":
            return replace(state, step="pick"), ()
        case "pick" | "sow" | "act":
            return replace(state, step="second"), ()
        case "second":
            return follow.open_follow(replace(state, step="follow")), ()
        case "follow":
            return with_turn(state, followers=state.turn.followers[1:]), ()
        case "turn":
            return follow.end_turn(state)
        case "majority":
            return replace(state, step="tax"), ()
        case "tax":
            return (replace(state, step="income") if is_ledger(state) else decade.open_income(state)), ()
        case "income":
            return replace(state, step="close"), ()
        case "close":
            return decade.do_close(state, TABLE, moves.Close())
        case "final":
            return decade.no_last_points(state)
        case _:
            assert_never(state.step)
