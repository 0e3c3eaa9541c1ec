"""Picking up workers and dropping them clockwise; extra steps of the last one leave coins behind (AMR-30..40)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.places import put
from rules.kit.types import Allot, Choice, Field, Frozen, Option, Pick, Prompt, Say, Seat, Slots, Who

from . import moves
from .components import COLOURS, MOST_CAPACITY, SPOTS, WORKERS_OF_COLOUR, Colour, Spot, district_of
from .state import Result, State, expect_turn, must, news, push, tile_colours, with_side, with_turn
from .tasks import Take
from .words import colour_options, colour_word, shade_word, spot_word

RING = len(SPOTS)
MOST_KEYS = 4  # more places where the last worker may come are tapped on the board


class Path(Frozen, frozen=True, kw_only=True):
    """Where the workers of a location are dropped, by index of SPOTS."""

    drops: tuple[int, ...]
    left: tuple[int, ...] = ()  # where a coin is laid for every extra step


# ---- the way -----------------------------------------------------------------------------------------
def room(state: State, at: int) -> int:
    """How many workers fit on a location; where nobody has told, as many as there can be."""
    return _told(state).get(SPOTS[at], MOST_CAPACITY)


def _told(state: State) -> dict[Spot, int]:
    return state.printed.places.capacity if state.printed.places else {}


def drops(state: State, start: int) -> tuple[int, ...]:
    """Where the workers of a location come without extra steps; full locations are skipped (AMR-32, AMR-34, AMR-39)."""
    counts = [len(workers) for workers in state.spots]
    n, counts[start] = counts[start], 0
    at, way = start, list[int]()
    for _ in range(n):
        at = _next_open(state, counts, at, start)
        counts[at] += 1
        way.append(at)
    return tuple(way)


def _next_open(state: State, counts: list[int], at: int, start: int) -> int:
    """The next location with room; if there is none, simply the next."""
    for step in range(1, RING + 1):
        there = (at + step) % RING
        if there == start and state.options.start_spot == "skipped":
            continue
        if counts[there] < room(state, there):
            return there
    return (at + 1) % RING


def _next(state: State, at: int, start: int) -> int:
    """The next location, full or not; where the workers were picked up is none if it is skipped (AMR-38, AMR-39)."""
    there = (at + 1) % RING
    return (there + 1) % RING if there == start and state.options.start_spot == "skipped" else there


def path(state: State, start: int, extra: int) -> Path | None:
    """The way with so many extra steps of the last worker; None if it would end on a full location (AMR-35..38)."""
    way = drops(state, start)
    if not extra:
        return Path(drops=way)
    counts = [len(workers) for workers in state.spots]
    counts[start] = 0
    for at in way[:-1]:
        counts[at] += 1
    at, passed, entered = way[-1], list[int](), list[int]()
    for _ in range(extra):
        passed.append(at)
        at = _next_open(state, counts, at, start) if state.options.full_spot == "free" else _next(state, at, start)
        entered.append(at)
    if counts[at] >= room(state, at):
        return None
    left = passed if state.options.coin_place == "left" else entered
    return Path(drops=(*way[:-1], at), left=tuple(left))


def ends(state: State, seat: Seat, start: int) -> tuple[tuple[int, int], ...]:
    """Numbers of extra steps that a seat can pay, each with where the last worker comes."""
    most = min(state.sides[seat].coins, RING - 1)
    ways = ((extra, path(state, start, extra)) for extra in range(most + 1))
    return tuple((extra, way.drops[-1]) for extra, way in ways if way and way.drops)


# ---- workers that nobody has told --------------------------------------------------------------------
def left(state: State) -> dict[Colour, int]:
    """How many of each colour nobody has told, of the twelve that stand on the board (AMR-7)."""
    told = Counter(colour for there in state.spots for colour in there)
    return {colour: WORKERS_OF_COLOUR - told[colour] for colour in COLOURS if told[colour] < WORKERS_OF_COLOUR}


def untold(state: State) -> tuple[Spot, ...]:
    """Locations where workers may lie that nobody has told; none when all of them stand elsewhere."""
    return state.untold if state.untold and left(state) else ()


def _lying(state: State, name: str, label: str, least: int, when: tuple[Spot, ...] = ()) -> Allot:
    """The first workers of a location, of those that are left."""
    caps = {str(colour): n for colour, n in left(state).items()}
    return Allot(name=name, label=Say(key=label), caps=caps, lines={c: colour_word(c) for c in left(state)},
                 least=least, most=sum(caps.values()), when=("spot", when) if when else None)  # fmt: skip


def _with_told(state: State, spot: Spot, lie: Mapping[Colour, int]) -> State:
    """They lay there first, and others have come since."""
    rest, at = left(state), SPOTS.index(spot)
    fits = all(0 <= n <= rest.get(colour, 0) for colour, n in lie.items())
    expect(spot in untold(state) and fits, "does-not-fit", "AMR-7")
    first = tuple(colour for colour in COLOURS for _ in range(lie.get(colour, 0)))
    return _told_at(replace(state, spots=put(state.spots, at, (*first, *state.spots[at]))), spot)


def _told_at(state: State, spot: Spot) -> State:
    return replace(state, untold=tuple(other for other in state.untold if other != spot))


# ---- picking up --------------------------------------------------------------------------------------
def ask_pick(state: State) -> tuple[Prompt, ...]:
    unsure = untold(state)
    lying = {spot for spot, there in zip(SPOTS, state.spots, strict=True) if there}
    options = tuple(Option(value=s, label=spot_word(s), cell=s) for s in SPOTS if s in lying or s in unsure)
    fields: list[Field] = [Choice(name="spot", label=Say(key="pick-from"), options=options)]
    if bare := tuple(spot for spot in unsure if spot not in lying):
        fields.append(_lying(state, "lie", "lie-label", 1, bare))
    if beside := tuple(spot for spot in unsure if spot in lying):
        fields.append(_lying(state, "also", "also-label", 0, beside))
    return (
        forms.form("pick", state.turn.seat, "pick", tuple(fields), picks=("spot",), rule="AMR-31"),
    )  # fmt: skip


def do_pick(state: State, seat: Seat, move: moves.Pick) -> Result:
    """The workers of that location; where nobody has told them, those that the move tells."""
    expect_turn(state, seat, "pick")
    if lie := {**move.lie, **move.also}:
        state = _with_told(state, move.spot, lie)
    state = _told_at(state, move.spot)
    expect(state.spots[SPOTS.index(move.spot)], "no-workers-there", "AMR-31")
    return with_turn(replace(state, step="sow"), picked=move.spot), ()


# ---- dropping ----------------------------------------------------------------------------------------
def picked(state: State) -> tuple[Colour, ...]:
    """The workers that are to be dropped."""
    return state.spots[SPOTS.index(state.turn.picked)] if state.turn.picked else ()


def forced(state: State) -> bool:
    """Whether there is nothing to choose and to tell: workers of one colour, no coin for an extra step, room."""
    one = len(set(picked(state))) == 1 and not state.sides[state.turn.seat].coins
    start = SPOTS.index(must(state.turn.picked))
    return one and not may_be_full(state, start) and not _passed_untold(state, start)


def ask_sow(state: State) -> tuple[Prompt, ...]:
    seat, start = state.turn.seat, SPOTS.index(must(state.turn.picked))
    order = proposed(state, start)
    fields: list[Field] = []
    given: dict[str, object] = {}
    if len(set(order)) > 1:
        fields.append(_order(order))
    else:
        given["order"] = list(order)
    further = ends(state, seat, start)
    if len(further) > 1:
        fields.append(_extra(further))
    else:
        given["extra"] = further[0][0] if further else 0
    return (
        Prompt(id="sow", seat=seat, move="sow", label=Say(key="sow-label", args={"n": len(order)}),
               hint=Say(key="extra-hint") if len(further) > MOST_KEYS else None,
               confirm=Say(key="sow-order", args={"order": Pick(field="order")}) if "order" not in given
               else Say(key="sow-confirm", args={"n": len(order)}), fields=tuple(fields), given=given, rule="AMR-33"),
        *_ask_full(state, start),
        *_ask_untold(state, start),
    )  # fmt: skip


def may_be_full(state: State, start: int) -> tuple[Spot, ...]:
    """Where workers lie and others may come, and nobody has told how many fit (AMR-34)."""
    unsure = {*_told(state), *untold(state)}
    return tuple(SPOTS[at] for at in _comes(state, start) if state.spots[at] and SPOTS[at] not in unsure)


def _passed_untold(state: State, start: int) -> tuple[Spot, ...]:
    """Where they may come, and nobody has told who lies there already."""
    return tuple(SPOTS[at] for at in _comes(state, start) if SPOTS[at] in untold(state))


def _comes(state: State, start: int) -> list[int]:
    """Where the workers of a location may come."""
    return sorted({*drops(state, start), *(at for _, at in ends(state, state.turn.seat, start))} - {start})


def _ask_untold(state: State, start: int) -> tuple[Prompt, ...]:
    """Where many lie that nobody has told, they are told first, so that the location may turn out to be full."""
    unsure = _passed_untold(state, start)
    if not unsure:
        return ()
    options = tuple(Option(value=spot, label=spot_word(spot), cell=spot) for spot in unsure)
    fields = Choice(name="spot", label=Say(key="full-label"), options=options), _lying(state, "lie", "lie-label", 0)
    return (forms.form("lying", state.turn.seat, "learn_spot", fields, ask="sow", rule="AMR-34", picks=("spot",)),)


def do_learn_spot(state: State, seat: Seat, move: moves.LearnSpot) -> Result:
    expect_turn(state, seat, "sow")
    expect(move.spot in _passed_untold(state, SPOTS.index(must(state.turn.picked))), "does-not-fit", "AMR-34")
    return _with_told(state, move.spot, move.lie), ()


def _ask_full(state: State, start: int) -> tuple[Prompt, ...]:
    """Nobody is asked how many fit: a location is told when it turns out to be full, and the way is worked out anew."""
    unsure = may_be_full(state, start)
    if not unsure:
        return ()
    options = tuple(Option(value=spot, label=spot_word(spot), cell=spot) for spot in unsure)
    full = Choice(name="full", label=Say(key="full-label"), options=options, many=True, most=len(options))
    return (forms.form("full", state.turn.seat, "learn_full", (full,), text="one-full", ask="sow", rule="AMR-34",
                       picks=("full",)),)  # fmt: skip


def do_learn_full(state: State, seat: Seat, move: moves.LearnFull) -> Result:
    """No more workers fit there than lie there now; the box knows it from now on."""
    expect_turn(state, seat, "sow")
    unsure = may_be_full(state, SPOTS.index(must(state.turn.picked)))
    expect(move.full and set(move.full) <= set(unsure), "does-not-fit", "AMR-34")
    places, lying = must(state.printed.places), dict(zip(SPOTS, state.spots, strict=True))
    rooms = {**places.capacity, **{spot: len(lying[spot]) for spot in move.full}}
    return replace(state, printed=replace(state.printed, places=replace(places, capacity=rooms))), ()


def _order(order: tuple[Colour, ...]) -> Slots:
    counts = Counter(order)
    return Slots(name="order", label=Say(key="order-label"), slots=len(order), options=colour_options(counts),
                 caps={str(colour): n for colour, n in counts.items()}, default=order)  # fmt: skip


def _extra(further: tuple[tuple[int, int], ...]) -> Choice:
    options = tuple(
        Option(value=extra, label=Say(key="number", args={"n": extra}), cell=SPOTS[at],
               note=Say(key="extra-round") if extra and at == further[0][1] else None)
        for extra, at in further
    )  # fmt: skip
    return Choice(name="extra", label=Say(key="extra-label"), options=options, default=(options[0].value,))


def proposed(state: State, start: int) -> tuple[Colour, ...]:
    """As they lie, but last a colour that gives a bonus action where the last worker comes."""
    workers, way = state.spots[start], drops(state, start)
    wanted = tile_colours(state, district_of(SPOTS[way[-1]])) if way else ()
    last = next((i for i in reversed(range(len(workers))) if workers[i] in wanted), len(workers) - 1)
    return (*workers[:last], *workers[last + 1 :], workers[last])


def do_sow(state: State, seat: Seat, move: moves.Sow) -> Result:
    expect_turn(state, seat, "sow")
    start, side = SPOTS.index(must(state.turn.picked)), state.sides[seat]
    expect(sorted(move.order) == sorted(state.spots[start]), "other-workers", "AMR-33")
    expect(0 <= move.extra < RING, "does-not-fit", "AMR-35")
    expect(move.extra <= side.coins, "too-few-coins", "AMR-35", n=move.extra)
    way = must(path(state, start, move.extra), "full-there", "AMR-34")
    return sow(with_side(state, seat, replace(side, coins=side.coins - move.extra)), seat, move.order, way)


def sow(state: State, seat: Seat, order: tuple[Colour, ...], way: Path) -> Result:
    """The workers drop, coins lie down, and whoever ends on coins may take them (AMR-35..37)."""
    spots = list(put(state.spots, SPOTS.index(must(state.turn.picked)), ()))
    for at, colour in zip(way.drops, order, strict=True):
        spots[at] = (*spots[at], colour)
    end = way.drops[-1]
    there = state.coins[end] + (way.left.count(end) if state.options.coin_taker == "same" else 0)
    coins = tuple(n + way.left.count(at) for at, n in enumerate(state.coins))
    turn = replace(state.turn, last=order[-1], spot=SPOTS[end])
    state = replace(state, spots=tuple(spots), coins=coins, step="act", turn=turn)
    said = news("last-worker", "AMR-33", who=Who(seat=seat), colour=shade_word(order[-1]), spot=spot_word(SPOTS[end]))
    return (_take_coins(state, seat, end, there), said) if there else (state, said)


def _take_coins(state: State, seat: Seat, at: int, n: int) -> State:
    """Coins left behind: with room for them, or always (AMR-36, AMR-40)."""
    if state.options.coin_room == "needed":
        return push(state, Take(seat=seat, symbols={"coin": n}, spot=SPOTS[at]))
    side = state.sides[seat]
    state = replace(state, coins=put(state.coins, at, state.coins[at] - n))
    return with_side(state, seat, replace(side, coins=side.coins + n))


def sow_forced(state: State) -> Result:
    """Nothing to choose: the workers drop by themselves."""
    start = SPOTS.index(must(state.turn.picked))
    return sow(state, state.turn.seat, state.spots[start], Path(drops=drops(state, start)))


def has_workers(state: State) -> bool:
    return any(state.spots) or bool(untold(state))
