"""Setting the companion right, for the table knows better than the log: each form with the move that it makes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import Corrections, Fixes, Wanted, correction, forms_of, readings
from rules.kit.flow import by_move
from rules.kit.rules import must
from rules.kit.types import Cells, Choice, Field, News, Option, Prompt, Say, Seat, Slots, Tagged, Who

from .actions import next_turn
from .claims import design_word, must_be_printed, pattern_slots, points_field, read_pattern
from .components import COLOURS, KNOWN_DESIGNS, OCTAGONS, PIPS, TILED, TILES_EACH, TOUCHING, YARNS_EACH, Colour, Pips
from .flow import ACT, BESIDE, LULL, ROLL, ettana
from .numbers import PLAYING, do_set_number, numbers
from .state import (
    Result,
    State,
    Turn,
    is_board,
    is_ledger,
    is_over,
    squares,
    told_designs,
    unoccupied,
    with_player,
    with_tile,
    with_yarn,
)
from .words import BOARD, all_seats, colour_options, who

RETOLD = {"correct_roll": "roll", "correct_collected": "collect"}  # of records before version 4


def fixes(state: State, wanted: Wanted) -> Fixes[State]:
    """Every public number, and a form for everything else that can lie otherwise."""
    yield from numbers(state, wanted)
    step = ettana.now(state)
    if step and step.way_out and not is_over(state) and wanted("leave-out"):
        yield step.way_out.form(state)
    is_playing = state.step in PLAYING
    if is_playing:
        yield from forms_of(state, wanted, {("whose-turn", "done"): ask_turn})
    yield from forms_of(state, wanted, {("yarn", "tile"): ask_board})
    if is_playing:
        yield from forms_of(state, wanted, {"pawn-": ask_pawns, "design": ask_design, "give-back-": ask_give_back})
    if wanted("set-"):
        yield from readings(state.options)
    if is_playing and not is_over(state):  # the rulebook knows no other end than eight points (ETT-71)
        yield correction("stop", "stop", Say(key="stop-label"), rule="ETT-71")


corrections = Corrections(fixes)


# ---- the way out of a step that went another way ---------------------------------------------------------
def leave_turn(state: State) -> State:
    return next_turn(state)


for out_of in (ROLL, BESIDE, ACT):
    out_of.left_out(lambda state: Say(key="leave-turn", args=who(state.active)))(leave_turn)


@LULL.left_out("leave-lull")
def leave_lull(state: State) -> State:
    return replace(state, step="roll")


class Stop(Tagged, frozen=True, kw_only=True, tag="stop"):
    """The table agrees to end the game here."""


def do_stop(state: State, seat: Seat, move: Stop) -> Result:
    return replace(state, stopped=True), ()


# ---- whose turn it is, and what it has seen ------------------------------------------------------------
class CorrectTurn(Tagged, frozen=True, kw_only=True, tag="correct_turn"):
    seat: Seat


class CorrectDone(Tagged, frozen=True, kw_only=True, tag="correct_done"):
    done: tuple[Literal["moved", "acted", "swap"], ...]  # what this turn has seen; swap = the free swap is still open


def ask_turn(state: State) -> Iterator[Prompt]:
    label = Say(key="whose-turn")
    seats = Choice(name="seat", label=label, options=all_seats(state), default=(state.active,))
    yield correction("whose-turn", "correct_turn", label, seats)
    if state.step == "act":
        turn = state.turn
        marks = {"moved": turn.moved, "acted": turn.acted, "swap": turn.swap}
        done = Choice(name="done", label=Say(key="done-field"), options=forms.words("done", marks), many=True, least=0,
                      most=len(marks), default=tuple(mark for mark, is_so in marks.items() if is_so))  # fmt: skip
        yield correction("done", "correct_done", Say(key="done-label"), done)


def do_correct_turn(state: State, seat: Seat, move: CorrectTurn) -> Result:
    """That player's turn, from the roll: what the other one has rolled or claims is none of it."""
    return replace(state, active=move.seat, step="roll", turn=Turn(), claim=None), ()


def do_correct_done(state: State, seat: Seat, move: CorrectDone) -> Result:
    """The free swap can only be open after the move, beside at least two yarns."""
    moved = "moved" in move.done
    swap = moved and "swap" in move.done and can_swap(state)
    return replace(state, turn=replace(state.turn, moved=moved, acted="acted" in move.done, swap=swap)), ()


def can_swap(state: State) -> bool:
    return is_ledger(state) or len(TOUCHING[state.players[state.active].pawn]) > 1


# ---- the board ---------------------------------------------------------------------------------------
class CorrectYarns(Tagged, frozen=True, kw_only=True, tag="correct_yarns"):
    yarns: tuple[Colour, ...]


class CorrectYarn(Tagged, frozen=True, kw_only=True, tag="correct_yarn"):
    at: str
    colour: Colour


class CorrectTiles(Tagged, frozen=True, kw_only=True, tag="correct_tiles"):
    tiles: tuple[Pips, ...]


class CorrectTile(Tagged, frozen=True, kw_only=True, tag="correct_tile"):
    at: str
    number: Pips


class CorrectPawn(Tagged, frozen=True, kw_only=True, tag="correct_pawn"):
    seat: Seat
    square: str


def ask_board(state: State) -> Iterator[Prompt]:
    """The yarns and the tiles as they lie now, as a whole and one by one."""
    if state.yarns:
        now = () if None in state.yarns else tuple(yarn for yarn in state.yarns if yarn)
        whole = Slots(name="yarns", label=Say(key="yarns-field"), slots=len(OCTAGONS), options=colour_options(COLOURS),
                      board=BOARD, cells=OCTAGONS, default=now)  # fmt: skip
        yield correction("yarns-again", "correct_yarns", Say(key="yarns-again"), whole)
        at = Cells(name="at", label=Say(key="yarn-field"), board=BOARD, allowed=OCTAGONS)
        colour = Choice(name="colour", label=Say(key="colour-field"), options=colour_options(COLOURS))
        yield correction("yarn-again", "correct_yarn", Say(key="yarn-again"), at, colour)
    if state.tiles:
        told = () if None in state.tiles else tuple(tile for tile in state.tiles if tile)
        every = Slots(name="tiles", label=Say(key="tiles-field"), slots=len(TILED), options=forms.numbers(PIPS),
                      board=BOARD, cells=TILED, default=told)  # fmt: skip
        yield correction("tiles-again", "correct_tiles", Say(key="tiles-again"), every)
        at = Cells(name="at", label=Say(key="tile-field"), board=BOARD, allowed=TILED)
        number = Choice(name="number", label=Say(key="number-field"), options=forms.numbers(PIPS))
        yield correction("tile-again", "correct_tile", Say(key="tile-again"), at, number)


def do_correct_yarns(state: State, seat: Seat, move: CorrectYarns) -> Result:
    """The table is right where there seem to be too many of a colour: it is only said (ETT-1)."""
    many = [(n, colour) for colour in COLOURS if (n := move.yarns.count(colour)) > YARNS_EACH][:1]
    said = (Say(key="too-many-yarns", args={"n": n, "most": YARNS_EACH, "colour": Say(key=f"colour-{colour}")})
            for n, colour in many)  # fmt: skip
    return replace(state, yarns=move.yarns, unlike={}), tuple(News(say=say, rule="ETT-1", tone="warn") for say in said)


def do_correct_yarn(state: State, seat: Seat, move: CorrectYarn) -> Result:
    return with_yarn(state, OCTAGONS.index(move.at), move.colour), ()


def do_correct_tiles(state: State, seat: Seat, move: CorrectTiles) -> Result:
    """As with the yarns (ETT-2)."""
    many = [(n, pips) for pips in PIPS if (n := move.tiles.count(pips)) > TILES_EACH][:1]
    said = (Say(key="too-many-tiles", args={"n": n, "most": TILES_EACH, "number": pips}) for n, pips in many)
    return replace(state, tiles=move.tiles), tuple(News(say=say, rule="ETT-2", tone="warn") for say in said)


def do_correct_tile(state: State, seat: Seat, move: CorrectTile) -> Result:
    return with_tile(state, move.at, move.number), ()


def ask_pawns(state: State) -> Iterator[Prompt]:
    for seat, player in enumerate(state.players if is_board(state) else ()):
        free = unoccupied(state, squares(state), but=seat)
        now = (player.pawn,) if player.pawn in free else ()
        square = Cells(name="square", label=Say(key="where-field"), board=BOARD, allowed=free, default=now)
        label = Say(key="pawn-of", args={"who": Who(seat=seat)})
        yield correction(f"pawn-{seat}", "correct_pawn", label, square, given={"seat": seat})


def do_correct_pawn(state: State, seat: Seat, move: CorrectPawn) -> Result:
    """The free swap stays open only where at least two yarns touch the square."""
    state = with_player(state, move.seat, replace(state.players[move.seat], pawn=move.square))
    return replace(state, turn=replace(state.turn, swap=state.turn.swap and can_swap(state))), ()


# ---- designs -----------------------------------------------------------------------------------------
class CorrectDesign(Tagged, frozen=True, kw_only=True, tag="correct_design"):
    design: str
    change: Literal["points", "pattern", "forget"]
    points: int = 0
    pattern: tuple[str, ...] = ()


class GiveBack(Tagged, frozen=True, kw_only=True, tag="give_back"):
    """A claimed design goes back into its owner's hand."""

    seat: Seat
    index: int


def ask_design(state: State) -> Iterator[Prompt]:
    """A design card that was entered wrongly."""
    if is_ledger(state):
        return
    options = tuple(
        Option(value=design, label=design_word(design), note=Say(key="n-points", args={"n": points}))
        for design, points in told_designs(state).items()
        if points
    )
    fields: tuple[Field, ...] = (
        Choice(name="design", label=Say(key="design-field"), options=options),
        Choice(name="change", label=Say(key="change-field"),
               options=forms.words("change", ("points", "pattern", "forget"))),
        points_field(("change", ("points",))),
        pattern_slots(("change", ("pattern",))),
    )  # fmt: skip
    yield correction("design", "correct_design", Say(key="design-label"), *fields)


def do_correct_design(state: State, seat: Seat, move: CorrectDesign) -> Result:
    """Other points, another pattern, or out of the companion's memory; a card that lies open keeps its points."""
    old, points = move.design, move.points or told_designs(state)[move.design]
    new = read_pattern(move.pattern) if move.change == "pattern" else old
    must(state.designs.get(new, 0) == 0 or new == old, "design-known")
    must_be_printed(new, points)
    known = {} if move.change == "forget" else {new: points}
    designs, drawn = (
        {**{design: n for design, n in cards.items() if design != old}, **known} if old in cards else cards
        for cards in (state.designs, state.drawn)
    )
    return replace(state, designs={**KNOWN_DESIGNS, **designs}, drawn=drawn), ()


def ask_give_back(state: State) -> Iterator[Prompt]:
    for seat, player in enumerate(state.players):
        for index, claimed in enumerate(player.claimed):
            label = Say(key="give-back", args={"who": Who(seat=seat), "n": index + 1, "points": claimed.points})
            yield correction(f"give-back-{seat}-{index}", "give_back", label, given={"seat": seat, "index": index})


def do_give_back(state: State, seat: Seat, move: GiveBack) -> Result:
    player = state.players[move.seat]
    left = (*player.claimed[: move.index], *player.claimed[move.index + 1 :])
    return with_player(state, move.seat, replace(player, claimed=left, designs=player.designs + 1)), ()


DO = by_move(
    do_set_number, do_correct_turn, do_correct_done, do_correct_yarns, do_correct_yarn, do_correct_tiles,
    do_correct_tile, do_correct_pawn, do_correct_design, do_give_back, do_stop,
)  # fmt: skip
NUMBERS = ("correct_player", "correct_points", "correct_discards", "correct_number")  # tags of SetNumber
