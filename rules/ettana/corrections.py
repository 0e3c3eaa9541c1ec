"""Setting the companion right, for the table knows better than the log: each `ask` with its `do`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import Corrections, Fixes, Wanted, correction, forms_of, leave_out, readings
from rules.kit.expect import expect
from rules.kit.types import Cells, Choice, Field, Illegal, News, Option, Prompt, Say, Seat, Who

from . import actions, claims, moves, opening
from .claims import design_word, pattern_slots, points_field
from .components import (
    COLOURS,
    KNOWN_DESIGNS,
    MOST_POINTS,
    OCTAGONS,
    PIPS,
    TILED,
    TOUCHING,
    YARNS_EACH,
)
from .numbers import PLAYING, numbers
from .opening import tile_slots, yarn_slots
from .state import (
    Player,
    Result,
    State,
    Step,
    Turn,
    is_ledger,
    is_over,
    squares,
    standing,
    told_designs,
    with_player,
    with_tile,
    with_yarn,
)
from .words import BOARD, colour_options

RETOLD = {"correct_roll": "roll", "correct_collected": "collect"}  # of records before version 4


def _fixes(state: State, wanted: Wanted) -> Fixes[State]:
    """Every public number, and a form for everything else that can have gone another way."""
    yield from numbers(state, wanted)
    if state.step not in PLAYING:
        yield from forms_of(state, wanted, {"leave-out": _leave_out, ("yarn", "tile"): _board})
    else:
        yield from forms_of(state, wanted, {
            "leave-out": _leave_out, ("whose-turn", "done"): _turn, ("yarn", "tile"): _board, "pawn-": _pawns,
            "design": _designs, "give-back-": _give_back,
        })  # fmt: skip
    if wanted("set-"):
        yield from readings(state.options)
    if state.step in PLAYING:
        yield from _stop(state)


corrections = Corrections(_fixes)


def _player(state: State, seat: Seat) -> Player:
    expect(state.step in PLAYING and 0 <= seat < state.seats, "does-not-fit")
    return state.players[seat]


# ---- whose turn it is, and what it has seen ------------------------------------------------------------
def _turn(state: State) -> Iterator[Prompt]:
    label = Say(key="whose-turn")
    seats = Choice(name="seat", label=label, options=forms.seats(range(state.seats)), default=(state.active,))
    yield correction("whose-turn", "correct_turn", label, seats)
    if state.step == "act":
        turn = state.turn
        marks = {"moved": turn.moved, "acted": turn.acted, "swap": turn.swap}
        done = Choice(name="done", label=Say(key="done-field"), options=forms.words("done", marks), many=True, least=0,
                      most=len(marks), default=tuple(mark for mark, is_so in marks.items() if is_so))  # fmt: skip
        yield correction("done", "correct_done", Say(key="done-label"), done)


def do_correct_turn(state: State, seat: Seat, move: moves.CorrectTurn) -> Result:
    """That player's turn, from the roll: what the other one has rolled or claims is none of it."""
    _player(state, move.seat)
    return replace(state, active=move.seat, step="roll", turn=Turn(), claim=None), ()


def do_correct_done(state: State, seat: Seat, move: moves.CorrectDone) -> Result:
    """The free swap can only be open after the move, beside at least two yarns."""
    expect(state.step == "act", "does-not-fit")
    touches = is_ledger(state) or len(TOUCHING[state.players[state.active].pawn]) > 1
    moved, swap = "moved" in move.done, "swap" in move.done and "moved" in move.done and touches
    return replace(state, turn=replace(state.turn, moved=moved, acted="acted" in move.done, swap=swap)), ()


# ---- the board ---------------------------------------------------------------------------------------
def _board(state: State) -> Iterator[Prompt]:
    """The yarns and the tiles as they lie now."""
    if state.yarns:
        now = tuple(yarn for yarn in state.yarns if yarn)
        whole = now if len(now) == len(state.yarns) else ()
        yield correction("yarns-again", "correct_yarns", Say(key="yarns-again"), yarn_slots(now=whole))
        at = Cells(name="at", label=Say(key="yarn-field"), board=BOARD, allowed=OCTAGONS)
        colour = Choice(name="colour", label=Say(key="colour-field"), options=colour_options(COLOURS))
        yield correction("yarn-again", "correct_yarn", Say(key="yarn-again"), at, colour)
    if state.tiles:
        told = tuple(tile for tile in state.tiles if tile)
        all_told = told if len(told) == len(state.tiles) else ()
        yield correction("tiles-again", "correct_tiles", Say(key="tiles-again"), tile_slots(now=all_told))
        at = Cells(name="at", label=Say(key="tile-field"), board=BOARD, allowed=TILED)
        number = Choice(name="number", label=Say(key="number-field"), options=forms.numbers(PIPS))
        yield correction("tile-again", "correct_tile", Say(key="tile-again"), at, number)


def do_correct_yarns(state: State, seat: Seat, move: moves.CorrectYarns) -> Result:
    """The table is right where there seem to be too many of a colour."""
    expect(state.yarns and len(move.yarns) == len(OCTAGONS), "does-not-fit", "ETT-1")
    after = replace(state, yarns=move.yarns, unlike={})
    return after, _doubts(opening.too_many_yarns(move.yarns, YARNS_EACH))


def do_correct_yarn(state: State, seat: Seat, move: moves.CorrectYarn) -> Result:
    """One yarn, told or set right; the table is right where there seem to be too many of its colour."""
    expect(state.yarns and move.at in OCTAGONS, "does-not-fit")
    return with_yarn(state, OCTAGONS.index(move.at), move.colour), ()


def do_correct_tile(state: State, seat: Seat, move: moves.CorrectTile) -> Result:
    expect(state.tiles and move.at in TILED, "does-not-fit")
    return with_tile(state, move.at, move.number), ()


def do_correct_tiles(state: State, seat: Seat, move: moves.CorrectTiles) -> Result:
    expect(state.tiles and len(move.tiles) == len(TILED), "does-not-fit", "ETT-2")
    return replace(state, tiles=move.tiles), _doubts(opening.too_many_tiles(move.tiles))


def _doubts(wrong: Illegal | None) -> tuple[News, ...]:
    """A correction is never refused for what lies on the board: what cannot be is said."""
    return () if wrong is None else (News(say=wrong.say, rule=wrong.rule, tone="warn"),)


def _pawns(state: State) -> Iterator[Prompt]:
    for seat, player in enumerate(state.players if not is_ledger(state) else ()):
        free = _free_squares(state, seat)
        now = (player.pawn,) if player.pawn in free else ()
        square = Cells(name="square", label=Say(key="where-field"), board=BOARD, allowed=free, default=now)
        label = Say(key="pawn-of", args={"who": Who(seat=seat)})
        yield correction(f"pawn-{seat}", "correct_pawn", label, square, given={"seat": seat})


def _free_squares(state: State, seat: Seat) -> tuple[str, ...]:
    """Where that pawn can stand."""
    taken = standing(state, but=seat)
    return tuple(square for square in squares(state) if square not in taken)


def do_correct_pawn(state: State, seat: Seat, move: moves.CorrectPawn) -> Result:
    """The free swap stays open only where at least two yarns touch the square."""
    player = _player(state, move.seat)
    expect(move.square in _free_squares(state, move.seat) and not is_ledger(state), "does-not-fit")
    after = with_player(state, move.seat, replace(player, pawn=move.square))
    may_swap = state.turn.swap and len(TOUCHING[after.players[state.active].pawn]) > 1
    return replace(after, turn=replace(state.turn, swap=may_swap)), ()


# ---- designs -----------------------------------------------------------------------------------------
def _designs(state: State) -> Iterator[Prompt]:
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
        points_field(when=("change", ("points",))),
        pattern_slots(when=("change", ("pattern",))),
    )  # fmt: skip
    yield correction("design", "correct_design", Say(key="design-label"), *fields)


def do_correct_design(state: State, seat: Seat, move: moves.CorrectDesign) -> Result:
    """Other points, another pattern, or out of the companion's memory; a card that lies open keeps its points."""
    known = told_designs(state).get(move.design, 0)
    expect(state.step in PLAYING and known, "does-not-fit")
    if move.change == "forget":
        designs, drawn = _without(state.designs, move.design), _without(state.drawn, move.design)
        return replace(state, designs={**KNOWN_DESIGNS, **designs}, drawn=drawn), ()
    if move.change == "points":
        if move.points is None or not 1 <= move.points <= MOST_POINTS:
            raise Illegal("points-missing", "ETT-48", most=MOST_POINTS)
        claims.refuse_points(move.design, move.points)
        return _reprinted(state, move.design, move.design, move.points), ()
    pattern = claims.read_pattern(move.pattern)
    expect(state.designs.get(pattern, 0) == 0 or pattern == move.design, "design-known")
    claims.refuse_points(pattern, known)
    return _reprinted(state, move.design, pattern), ()


def _reprinted(state: State, old: str, new: str, points: int = 0) -> State:
    """What is known of a card: another pattern, and other points where they are told."""
    designs, drawn = (_with_card(cards, old, new, points) for cards in (state.designs, state.drawn))
    return replace(state, designs={**KNOWN_DESIGNS, **designs}, drawn=drawn)


def _with_card(cards: dict[str, int], old: str, new: str, points: int) -> dict[str, int]:
    return {**_without(cards, old), new: points or cards[old]} if old in cards else cards


def _without(cards: dict[str, int], design: str) -> dict[str, int]:
    return {each: points for each, points in cards.items() if each != design}


def _give_back(state: State) -> Iterator[Prompt]:
    for seat, player in enumerate(state.players):
        for index, claimed in enumerate(player.claimed):
            label = Say(key="give-back", args={"who": Who(seat=seat), "n": index + 1, "points": claimed.points})
            yield correction(f"give-back-{seat}-{index}", "give_back", label, given={"seat": seat, "index": index})


def do_give_back(state: State, seat: Seat, move: moves.GiveBack) -> Result:
    player = _player(state, move.seat)
    expect(0 <= move.index < len(player.claimed), "does-not-fit")
    left = (*player.claimed[: move.index], *player.claimed[move.index + 1 :])
    return with_player(state, move.seat, replace(player, claimed=left, designs=player.designs + 1)), ()


# ---- the end by agreement ------------------------------------------------------------------------------
def _stop(state: State) -> Iterator[Prompt]:
    """The rulebook knows no other end than eight points; a table may still want one (ETT-71)."""
    if not is_over(state):
        yield correction("stop", "stop", Say(key="stop-label"), rule="ETT-71")


def do_stop(state: State, seat: Seat, move: moves.Stop) -> Result:
    expect(state.step in PLAYING and not is_over(state))
    return replace(state, stopped=True), ()


# ---- the way out of a step that went another way ---------------------------------------------------------
def _start(state: State, move: moves.LeaveOut) -> Result:
    if move.starter not in state.tied:
        raise Illegal("does-not-fit", "ETT-6")
    return opening.start_with(state, move.starter)


Leave = tuple[str, Callable[[State, moves.LeaveOut], Result]]  # what the form is called, and what happens then
LEAVE: Mapping[Step, Leave] = {
    "tie": ("leave-tie", _start),
    "roll": ("leave-turn", lambda state, _: (actions.next_turn(state), ())),
    "act": ("leave-turn", lambda state, _: (actions.next_turn(state), ())),
    "claim": ("leave-claim", lambda state, _: (claims.take_back(state), ())),
    "lull": ("leave-lull", lambda state, _: (replace(state, step="roll"), ())),
}


def _leave_out(state: State) -> Iterator[Prompt]:
    if is_over(state) or state.step not in LEAVE:
        return
    args: forms.Args = {"who": Who(seat=state.active)} if state.step not in ("tie", "lull") else {}
    starter = Choice(name="starter", label=Say(key="start-field"), options=forms.seats(state.tied))
    yield leave_out(Say(key=LEAVE[state.step][0], args=args), *((starter,) if state.step == "tie" else ()))


def do_leave_out(state: State, seat: Seat, move: moves.LeaveOut) -> Result:
    expect(not is_over(state) and state.step in LEAVE)
    return LEAVE[state.step][1](state, move)
