"""Setting the companion right, for the table knows better than the log: each `ask` with its `do`."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import Corrections, Fixes, Wanted, correction, forms_of, leave_out, readings
from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.news import by_hand
from rules.kit.types import TABLE, Allot, Amount, Choice, Field, Option, Prompt, Say, Seat, Who

from . import battle, commit, ending, kings, moves
from .components import (
    BARBARIAN_VALUE,
    HIGHEST_VALUE,
    MOST_WITH_KING,
    STOCK,
    STRATEGIES,
    TERRAINS,
    VALUED,
)
from .numbers import FOUGHT, anew, lies_at, numbers, with_faces
from .state import Result, State, StrategyTile, kinds_of, name, tile_now, with_tile
from .words import kind_lines, side_options, terrain_word, tile_word

OUT = -2  # chosen, but without effect: the strategy tile is out of the game


def _fixes(state: State, wanted: Wanted) -> Fixes[State]:
    """Every public number, and a form for everything else that can have gone another way."""
    yield from numbers(state, wanted)
    yield from forms_of(state, wanted, {
        "leave-out": _leave_out, "start": _start, "tile-": _tiles, "strategy-": _strategies, "reveal-": _reveals,
        "dice-": _dice,
    })  # fmt: skip
    if wanted("set-"):
        yield from readings(state.options)


corrections = Corrections(_fixes)


def _holder(state: State, now: int | None) -> Choice:
    nobody = Option(value=TABLE, label=Say(key="nobody"))
    options = (*side_options(state, range(len(state.sides))), nobody)
    return Choice(
        name="holder", label=Say(key="holder-label"), options=options, default=(TABLE if now is None else now,)
    )


def _side(state: State, holder: int | None) -> int | None:
    """A side, or None for the table."""
    if holder is None or holder == TABLE:
        return None
    expect(0 <= holder < len(state.sides), "does-not-fit")
    return holder


# ---- the start tile ----------------------------------------------------------------------------------
def _start(state: State) -> Iterator[Prompt]:
    if state.step != "over":
        seats = Choice(name="seat", label=Say(key="start-label"), options=forms.seats(range(state.seats)),
                       default=(state.start,))  # fmt: skip
        yield correction("start", "correct_start", Say(key="start-label"), seats)


def do_correct_start(state: State, seat: Seat, move: moves.CorrectStart) -> Result:
    """Another seat has the start tile; who is still to commit, and the kings, go on in the new order."""
    expect(state.step != "over" and 0 <= move.seat < state.seats, "does-not-fit")
    return replace(state, start=move.seat, restarts=state.restarts + (state.step == "commit")), ()


# ---- event tiles -------------------------------------------------------------------------------------
def _is_in_play(state: State, index: int) -> bool:
    """Whether this event tile is the one that is fought for just now."""
    return index == len(state.tiles) - 1 and state.step not in ("event", "over")


def _tiles(state: State) -> Iterator[Prompt]:
    for index, tile in enumerate(state.tiles):
        fields: tuple[Field, ...] = (
            Choice(name="terrain", label=Say(key="tile-label"), options=forms.words("terrain", TERRAINS),
                   default=(tile.terrain,)),
            Amount(name="value", label=Say(key="value-label"), least=1, most=HIGHEST_VALUE, when=("terrain", VALUED),
                   default=tile.value if tile.value > 0 else None),
        )  # fmt: skip
        if not _is_in_play(state, index):
            fields = (*fields, _holder(state, tile.holder))
        yield correction(f"tile-{index}", "correct_tile", tile_word(tile), *fields, given={"index": index},
                         cell=lies_at(state, index), mends=("turn_up",))  # fmt: skip


def do_correct_tile(state: State, seat: Seat, move: moves.CorrectTile) -> Result:
    expect(0 <= move.index < len(state.tiles), "does-not-fit")
    old = state.tiles[move.index]
    value = old.value if move.value is None else move.value
    expect(value == old.value or 1 <= value <= HIGHEST_VALUE, "does-not-fit", "BNB-39")
    tile = replace(old, terrain=move.terrain, value=BARBARIAN_VALUE if move.terrain == "barbarian" else value)
    if _is_in_play(state, move.index):
        return anew(with_tile(state, move.index, tile)), ()
    return with_tile(state, move.index, replace(tile, holder=_side(state, move.holder))), ()


# ---- strategy tiles ----------------------------------------------------------------------------------
def _strategies(state: State) -> Iterator[Prompt]:
    for tile in STRATEGIES:
        laid = next((laid for laid in state.strategies if laid.tile == tile), None)
        label = Say(key="strategy-holder", args={"tile": Say(key=f"strategy-{tile}")})
        yield correction(f"strategy-{tile}", "correct_strategy", label, _laid(state, laid), given={"tile": tile},
                         mends=("take_strategy.tile", "take_strategy.victim"))  # fmt: skip


def _laid(state: State, now: StrategyTile | None) -> Choice:
    """Before whom it lies; in the middle, or chosen without effect."""
    holder = _holder(state, now.holder if now else None)
    out = Option(value=OUT, label=Say(key="strategy-out"))
    default = (OUT,) if now is not None and now.holder is None else holder.default
    return replace(holder, options=(*holder.options, out), default=default)


def do_correct_strategy(state: State, seat: Seat, move: moves.CorrectStrategy) -> Result:
    """The tile lies before another side; chosen this round it works for its new owner."""
    others = tuple(laid for laid in state.strategies if laid.tile != move.tile)
    was = next((laid for laid in state.strategies if laid.tile == move.tile), None)
    now = was.now if was else state.step in FOUGHT
    holder = None if move.holder == OUT else _side(state, move.holder)
    laid = () if holder is None and move.holder != OUT else (StrategyTile(tile=move.tile, holder=holder, now=now),)
    state = replace(state, strategies=(*others, *laid))
    if laid == (() if was is None else (was,)):
        return state, ()
    if state.step not in FOUGHT:
        return state, (by_hand("strategy-by-hand", "BNB-15", tile=Say(key=f"strategy-{move.tile}")),)
    return state, (by_hand("withdraw-by-hand", "BNB-55"),) if move.tile == "withdraw" and now else ()


# ---- which dice --------------------------------------------------------------------------------------
def _dice(state: State) -> Iterator[Prompt]:
    for terrain, table in state.tables.items():
        label = Say(key="dice-label", args={"terrain": terrain_word(terrain)})
        yield correction(f"dice-{terrain}", "correct_dice", label, *battle.table_fields(table),
                         given={"terrain": terrain},
                         cell="tile" if state.tiles and state.tiles[-1].terrain == terrain else "",
                         mends=("learn_dice",))  # fmt: skip


def do_correct_dice(state: State, seat: Seat, move: moves.CorrectDice) -> Result:
    expect(move.terrain in state.tables, "does-not-fit", "BNB-28")
    state = battle.with_table(state, move.terrain, move.dice)
    is_fought_for = state.tiles and move.terrain == tile_now(state).terrain
    return battle.dealt_anew(state) if is_fought_for else state, ()


# ---- what was turned up --------------------------------------------------------------------------------
def _reveals(state: State) -> Iterator[Prompt]:
    """All that lies open before all sides, in one form: between two of them the battle could end."""
    if state.step in FOUGHT:
        rows = tuple(_faces(state, side) for side in range(len(state.sides)))
        yield correction("reveal-again", "correct_revealed", Say(key="reveal-again"), *rows, rule="BNB-13",
                         mends=("reveal",))  # fmt: skip


def _faces(state: State, side: int) -> Allot:
    faces = state.stakes[side].faces
    kinds = kinds_of(state, side)
    now: dict[str, int] | None = dict(faces.items())  # a line is any string
    now = now if sum(faces.values()) <= MOST_WITH_KING else None
    return Allot(name="faces", key=str(side), label=name(state, side), caps={kind: STOCK[kind] for kind in kinds},
                 lines=kind_lines(kinds), least=0, most=MOST_WITH_KING, default=now)  # fmt: skip


def do_correct_revealed(state: State, seat: Seat, move: moves.CorrectRevealed) -> Result:
    """Stocks, kings, chips for builders and dice follow; nothing where all lies there as it was told."""
    expect(state.step in FOUGHT, "does-not-fit", "BNB-13")
    expect(set(move.faces) == {str(side) for side in range(len(state.sides))}, "does-not-fit", "BNB-13")
    for side, stake in enumerate(state.stakes):
        faces = move.faces[str(side)]
        expect(all(0 <= n <= STOCK[kind] for kind, n in faces.items()), "does-not-fit", "BNB-3")
        if faces != stake.faces:
            state = with_faces(state, side, faces)
    return state, ()


def do_correct_reveal(state: State, seat: Seat, move: moves.CorrectReveal) -> Result:
    """One side alone, as records of earlier versions have it."""
    expect(state.step in FOUGHT and 0 <= move.side < len(state.sides), "does-not-fit", "BNB-13")
    expect(all(0 <= n <= STOCK[kind] for kind, n in move.faces.items()), "does-not-fit", "BNB-3")
    return with_faces(state, move.side, move.faces), ()


# ---- the way out of every step -----------------------------------------------------------------------
def _leave_out(state: State) -> Iterator[Prompt]:
    """A king's choice, or the rest of the round: then who has taken the tile is asked, if one lies there."""
    match state.step:
        case "setup" | "over":
            return
        case "king":
            yield leave_out(Say(key="leave-king", args={"who": Who(seat=state.kings[0])}))
        case "event":
            yield leave_out(Say(key="leave-round"))
        case _:
            yield leave_out(Say(key="leave-battle"), _holder(state, None))


def do_leave_out(state: State, seat: Seat, move: moves.LeaveOut) -> Result:
    expect(state.step not in ("setup", "over"), "does-not-fit")
    if state.step == "king":
        return kings.go_on(kings.has_chosen(state, state.kings[0]))
    holder = _side(state, move.holder)
    state, news = commit.left_out(state) if state.step == "reveal" else (state, ())
    return told(news, ending.end_round(state if holder is None else ending.hold_tile(state, holder)))
