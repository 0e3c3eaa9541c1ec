"""Corrections for when the table and the log disagree: every number, and one form for each other fact."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import IdFilter, Number, number
from rules.kit.news import warn
from rules.kit.rules import Outcome, about, cells, fields, must, pick
from rules.kit.types import Option, Say, Seat, Who

from . import components as box
from .actions import next_turn
from .claims import check_printed_points, design_word, pattern_slots, points_field, read_pattern
from .flow import ACT, BESIDE, LULL, ROLL, ettana
from .opening import TILE_OPTIONS, YARN_OPTIONS, all_tiles, all_yarns
from .state import BOARD, State, Turn, seat_args

RETOLD = {"correct_roll": "roll", "correct_collected": "collect"}  # of records before version 4


def is_playing(s: State) -> bool:
    """Whether the deal is over, so that there is something to correct."""
    return s.step in ("roll", "beside", "act", "claim", "lull")


def is_unfinished(s: State) -> bool:
    return is_playing(s) and not s.is_over()


# ---- numbers -----------------------------------------------------------------------------------------
@ettana.numbers("correct_player", "correct_points", "correct_discards", "correct_number")
def numbers(s: State, wanted: IdFilter) -> Iterator[Number[State]]:
    """All public numbers of the current step."""
    if not is_playing(s):
        return
    for seat in range(s.seats):
        if wanted((f"correct_player-{seat}-", f"correct_points-{seat}-")):
            yield from _player_numbers(s, seat)
    yield number(s, "correct_discards", "discards", row=Say(key="row-discards"), more=s.pile())
    if s.turn.number:
        yield number(s, "correct_number", "turn", "number", row=Say(key="row-number"), least=1, most=box.HIGHEST)


def _player_numbers(s: State, seat: Seat) -> Iterator[Number[State]]:
    """A seat's components, at most its own plus the supply; and the points of its claimed designs."""
    left = {"tokens": s.supply(), "cards": s.pile(), "designs": s.design_pile(), "victory": s.pile()}
    for what, more in left.items():
        yield number(s, "correct_player", "players", seat, what, of={"seat": seat, "what": what},
                     row=Say(key=f"row-{what}"), column=Who(seat=seat), more=more)  # fmt: skip
    for i in range(len(s.players[seat].claimed)):
        yield number(s, "correct_points", "players", seat, "claimed", i, "points", of={"seat": seat, "index": i},
                     row=Say(key="row-claimed", args={"n": i + 1}), column=Who(seat=seat), least=1,
                     most=box.MOST_POINTS)  # fmt: skip


# ---- the ways out -------------------------------------------------------------------------------------
for out_of in (ROLL, BESIDE, ACT):
    out_of.left_out("leave-turn", say=lambda s: seat_args(s.active), when=is_unfinished)(next_turn)


@LULL.left_out("leave-lull", when=is_unfinished)
def leave_lull(s: State) -> State:
    return replace(s, step="roll")


# ---- the turn and its events ---------------------------------------------------------------------------
@ettana.correction(id="whose-turn", label="whose-turn", when=is_playing)
def correct_turn(s: State, seat_: Annotated[Seat, pick(forms.all_seats, default=lambda s: (s.active,))]) -> State:
    """Corrects the turn, which begins at the roll, without the other player's roll and claim."""
    return replace(s, active=seat_, step="roll", turn=Turn(), claim=None)


MARKS = ("moved", "acted", "swap")  # events of a turn; swap = the free swap is still open


def turn_marks(s: State) -> tuple[str, ...]:
    return tuple(mark for mark, is_so in zip(MARKS, (s.turn.moved, s.turn.acted, s.turn.swap), strict=True) if is_so)


@ettana.correction(id="done", when=lambda s: s.step == "act")
def correct_done(
    s: State,
    done: Annotated[
        tuple[Literal["moved", "acted", "swap"], ...],
        pick(MARKS, label="done-field", many=True, least=0, default=turn_marks),
    ],
) -> State:
    """Corrects the turn's events; the free swap is only open after the move, beside at least two yarns."""
    moved = "moved" in done
    swap = moved and "swap" in done and can_swap(s)
    return replace(s, turn=replace(s.turn, moved=moved, acted="acted" in done, swap=swap))


def can_swap(s: State) -> bool:
    return s.is_ledger() or len(box.TOUCHING[s.players[s.active].pawn]) > 1


# ---- the board ---------------------------------------------------------------------------------------
def known_default(these: tuple[Any, ...]) -> tuple[Any, ...]:
    return () if None in these else these


@ettana.correction(id="yarns-again", label="yarns-again", when=lambda s: s.yarns)
def correct_yarns(
    s: State,
    yarns: Annotated[tuple[box.Colour, ...], all_yarns(default=lambda s: known_default(s.yarns))],
) -> Outcome[State]:
    """Corrects all yarns; too many of a colour only give a warning, because the table is right (ETT-1)."""
    many = [(n, colour) for colour in box.COLOURS if (n := yarns.count(colour)) > box.YARNS_EACH][:1]
    return replace(s, yarns=yarns, unlike={}), tuple(
        warn("too-many-yarns", "ETT-1", n=n, most=box.YARNS_EACH, colour=Say(key=f"colour-{colour}"))
        for n, colour in many
    )


@ettana.correction(id="yarn-again", label="yarn-again", when=lambda s: s.yarns)
def correct_yarn(
    s: State,
    at: Annotated[str, cells(BOARD, box.OCTAGONS, label="yarn-field")],
    colour: Annotated[box.Colour, pick(YARN_OPTIONS, label="colour-field")],
) -> State:
    return s.with_yarn(box.OCTAGONS.index(at), colour)


@ettana.correction(id="tiles-again", label="tiles-again", when=lambda s: s.tiles)
def correct_tiles(
    s: State,
    tiles: Annotated[tuple[box.Pips, ...], all_tiles(default=lambda s: known_default(s.tiles))],
) -> Outcome[State]:
    """Corrects all tiles; too many of a number only give a warning (ETT-2)."""
    many = [(n, pips) for pips in box.PIPS if (n := tiles.count(pips)) > box.TILES_EACH][:1]
    return replace(s, tiles=tiles), tuple(
        warn("too-many-tiles", "ETT-2", n=n, most=box.TILES_EACH, number=pips) for n, pips in many
    )


@ettana.correction(id="tile-again", label="tile-again", when=lambda s: s.tiles)
def correct_tile(
    s: State,
    at: Annotated[str, cells(BOARD, box.TILE_SQUARES, label="tile-field")],
    number: Annotated[box.Pips, pick(TILE_OPTIONS, label="number-field")],
) -> State:
    return s.with_tile(at, number)


def pawn_squares(s: State, seat: Seat) -> tuple[str, ...]:
    return s.unoccupied_squares(s.squares(), but=seat)


def pawn_default(s: State, seat: Seat) -> tuple[str, ...]:
    at = s.players[seat].pawn
    return (at,) if at in pawn_squares(s, seat) else ()


@ettana.correction(id="pawn-{seat}", label="pawn-of", say=lambda s, seat: seat_args(seat))
def correct_pawn(
    s: State,
    seat_: Annotated[Seat, about(lambda s: range(s.seats if s.is_board() and is_playing(s) else 0))],
    square: Annotated[str, cells(BOARD, pawn_squares, label="where-field", default=pawn_default)],
) -> State:
    """Corrects a pawn's square; the free swap stays open only if at least two yarns touch it."""
    s = s.with_player(seat_, replace(s.players[seat_], pawn=square))
    return replace(s, turn=replace(s.turn, swap=s.turn.swap and can_swap(s)))


# ---- designs -----------------------------------------------------------------------------------------
def design_options(s: State) -> Iterator[Option]:
    for design, points in s.told_designs().items():
        if points:
            yield Option(value=design, label=design_word(design), note=Say(key="n-points", args={"n": points}))


@ettana.correction(id="design", when=lambda s: is_playing(s) and s.is_board())
def correct_design(
    s: State,
    design: Annotated[str, pick(design_options, label="design-field")],
    change: Annotated[
        Literal["points", "pattern", "forget"], pick(("points", "pattern", "forget"), label="change-field")
    ],
    points: Annotated[int, fields(lambda s: points_field(("change", ("points",))))] = 0,
    pattern: Annotated[tuple[str, ...], fields(lambda s: pattern_slots(("change", ("pattern",))))] = (),
) -> State:
    """Changes a design's points or pattern, or deletes it; a claimed card keeps its points."""
    old, points = design, points or s.told_designs()[design]
    new = read_pattern(pattern) if change == "pattern" else old
    must(s.designs.get(new, 0) == 0 or new == old, "design-known")
    check_printed_points(new, points)
    known = {} if change == "forget" else {new: points}
    designs, drawn = (
        {**{design: n for design, n in cards.items() if design != old}, **known} if old in cards else cards
        for cards in (s.designs, s.drawn)
    )
    return replace(s, designs={**box.KNOWN_DESIGNS, **designs}, drawn=drawn)


def claimed_args(s: State, seat: Seat, index: int) -> dict[str, Any]:
    return {**seat_args(seat), "n": index + 1, "points": s.players[seat].claimed[index].points}


@ettana.correction(id="give-back-{seat}-{index}", label="give-back", say=claimed_args)
def give_back(
    s: State,
    seat_: Annotated[Seat, about(lambda s: range(s.seats if is_playing(s) else 0))],
    index: Annotated[int, about(lambda s, seat: range(len(s.players[seat].claimed)))],
) -> State:
    """Returns a claimed design to its owner's hand."""
    player = s.players[seat_]
    left = (*player.claimed[:index], *player.claimed[index + 1 :])
    return s.with_player(seat_, replace(player, claimed=left, designs=player.designs + 1))


@ettana.correction(label="stop-label", when=is_unfinished, rule="ETT-71")
def stop(s: State) -> State:
    """Ends the game by agreement; the rulebook's only ending is eight points."""
    return replace(s, stopped=True)
