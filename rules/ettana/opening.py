"""The opening: yarns, tiles, pawns, the start player, and the deal (ETT-1..8)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import info
from rules.kit.places import clockwise_seats, leaders
from rules.kit.rules import Asks, Outcome, each, must, only, pick, slots, throw
from rules.kit.types import TABLE, Catalogue, News, Option, Pick, Say, Seat, Seating, When, Who

from . import components as box
from .claims import known_designs
from .components import Options
from .flow import DEAL, PAWNS, SETUP, START, TIE, TILES, YARNS
from .state import BOARD, NUMBER_DIE, Player, State, colour_options


def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    """The state with an empty board and the designs of the catalogue."""
    seats = len(seating.names)
    return State(options=options, seats=seats, players=(Player(),) * seats, designs=known_designs(catalogue),
                 first=seating.start, active=seating.start)  # fmt: skip


# ---- the checklist -----------------------------------------------------------------------------------
def checklist(state: State) -> tuple[Say, ...]:
    """The components to set up; ticking them is optional."""
    return (
        Say(key="setup-yarns", args={"n": len(box.OCTAGONS), "left": len(box.COLOURS)}),
        Say(
            key="setup-tiles",
            args={"n": len(box.TILE_SQUARES), "left": box.TILES_EACH * len(box.PIPS) - len(box.TILE_SQUARES)},
        ),
        Say(key="setup-designs", args={"n": box.DESIGNS}),
        Say(key="setup-cards", args={"n": box.CARDS}),
        Say(key="setup-tokens", args={"n": box.TOKENS}),
        Say(key="setup-pawns", args={"n": state.seats}),
        Say(key="setup-dice"),
    )


Ready = Annotated[tuple[str, ...], pick(checklist, many=True, least=0)]


@SETUP.move("ETT-1", text="begin", id="begin-later", when=State.is_board)
def begin_later(state: State, ready: Ready = ()) -> Outcome[State]:
    """Begins without entering the board: the companion asks for parts of it when it needs them."""
    return replace(
        state, step="pawns", active=state.first, yarns=(None,) * len(box.OCTAGONS),
        tiles=(None,) * len(box.TILE_SQUARES)
    )  # fmt: skip


@SETUP.move("ETT-1", id="begin", when=State.is_ledger)
@SETUP.move("ETT-1", id="begin", text="begin-board", when=State.is_board, picks=(), hint="begin-board-hint")
def begin(state: State, ready: Ready = ()) -> Outcome[State]:
    return replace(state, step="start" if state.is_ledger() else "yarns")


YARN_OPTIONS, TILE_OPTIONS = colour_options(box.COLOURS), forms.numbers(box.PIPS)


# ---- the board ---------------------------------------------------------------------------------------
def all_yarns(**more: Any) -> Asks:
    return slots(len(box.OCTAGONS), YARN_OPTIONS, label="yarns-field", board=BOARD, cells=box.OCTAGONS, **more)


def all_tiles(**more: Any) -> Asks:
    return slots(len(box.TILE_SQUARES), TILE_OPTIONS, label="tiles-field", board=BOARD, cells=box.TILE_SQUARES, **more)


@YARNS.move("ETT-1", id="yarns", text="yarns", picks=(), hint="paint-hint", shared=True)
def lay_yarns(
    state: State,
    yarns: Annotated[tuple[box.Colour, ...], all_yarns(caps=dict.fromkeys(box.COLOURS, box.YARNS_EACH - 1))],
) -> Outcome[State]:
    """Enters the yarn of each octagon; another player may enter the tiles at the same time."""
    return continue_setup(replace(state, yarns=yarns))


@TILES.move("ETT-2", id="tiles", text="tiles", picks=(), hint="paint-hint", shared=True)
@YARNS.move("ETT-2", id="tiles", text="tiles", ask="tiles", picks=(), hint="paint-hint", shared=True,
            when=lambda state: not state.tiles)  # fmt: skip
def lay_tiles(
    state: State,
    tiles: Annotated[tuple[box.Pips, ...], all_tiles(caps=dict.fromkeys(box.PIPS, box.TILES_EACH))],
) -> Outcome[State]:
    state = replace(state, tiles=tiles)
    must(len(state.spare_tiles()) > 1, "spare-tiles-differ", "ETT-2")
    return continue_setup(state)


def continue_setup(state: State) -> State:
    """Goes to the rest of the board, then to the pawns."""
    if not state.yarns:
        return state
    return replace(state, step="pawns", active=state.first) if state.tiles else replace(state, step="tiles")


# ---- pawns -------------------------------------------------------------------------------------------
def free_tiles(state: State) -> tuple[Option, ...]:
    free = state.unoccupied_squares(box.TILE_SQUARES)
    return tuple(Option(value=square, cell=square, label=state.square_word(square)) for square in free)


def untold_tiles(state: State) -> tuple[str, ...]:
    """The free tiles whose number is not entered."""
    return tuple(str(tile.value) for tile in free_tiles(state) if state.is_untold(tile.cell))


def untold_condition(state: State) -> When:
    return "square", untold_tiles(state)


def pawn_confirm(state: State) -> Say:
    """The confirm sentence, which names the tile's number if no tile is entered, else the square."""
    if len(untold_tiles(state)) == len(free_tiles(state)):
        return Say(key="pawn-number-confirm", args={"number": Pick(field="number")})
    return Say(key="pawn-confirm", args={"square": Pick(field="square")})


@PAWNS.move("ETT-4", id="pawn-{seat}", text="pawn", confirm=pawn_confirm, hint="pawn-hint")
def place_pawn(
    state: State, seat: Seat,
    square: Annotated[str, pick(free_tiles, label="pawn-field")],
    number: Annotated[
        box.Pips | None,
        only(untold_tiles, pick(lambda s: forms.numbers(s.spare_tiles()), label="pawn-number", when=untold_condition)),
    ] = None,
) -> Outcome[State]:  # fmt: skip
    """Places a pawn; its square shows the roll, so the dice are not entered (ETT-4, ETT-5)."""
    if number:
        state = state.with_tile(square, number)
    state = state.with_player(seat, replace(state.players[seat], pawn=square))
    following = (seat + 1) % state.seats
    if not state.players[following].pawn:
        return replace(state, active=following)
    return compare_rolls(state, tuple(range(state.seats)), [state.tile_at(player.pawn) for player in state.players])


def compare_rolls(state: State, seats: tuple[Seat, ...], rolls: list[int]) -> Outcome[State]:
    """Makes the highest roll the start player; tied players roll again, and their pawns stay (ETT-6)."""
    tied = tuple(seats[i] for i in leaders(rolls))
    if len(tied) > 1:
        return replace(state, step="tie", tied=tied), info("tie", "ETT-6", who=forms.names(tied))
    return choose_start(replace(state, tied=()), tied[0])


@TIE.move("ETT-6", id="tie", text="tie", picks=(), hint="tie-hint")
def break_tie(
    state: State, dice: Annotated[dict[Seat, dict[str, int]], each(lambda s: s.tied, throw(NUMBER_DIE))]
) -> Outcome[State]:
    """Compares the new rolls of the tied players."""
    return compare_rolls(state, state.tied, [dice[seat]["number"] for seat in state.tied])


@TIE.left_out("leave-tie")
def leave_tie(
    state: State, starter: Annotated[Seat, pick(lambda s: forms.seats(s.tied), label="start-field")] = TABLE
) -> Outcome[State]:
    """Enters the start player without the dice."""
    return choose_start(replace(state, tied=()), starter)


@START.move("ETT-6", id="start", text="start", hint="start-hint")
def choose_start(state: State, starter: Annotated[Seat, pick(forms.all_seats, label="start-field")]) -> Outcome[State]:
    """Sets the start player, who is dealt to first and has the first turn (ETT-6, ETT-7)."""
    return replace(state, step="deal", start=starter, active=starter), info("starts", "ETT-6", who=Who(seat=starter))


# ---- dealing -----------------------------------------------------------------------------------------
def deal_hint(state: State) -> Say:
    """The deal: each player's share, and the order (ETT-7, ETT-8)."""
    key = "deal-hint" if may_show(state) else "deal-hint-redraw"
    order = [Who(seat=seat) for seat in deal_order(state)]
    return Say(key=key, args={"order": forms.comma_list(order), "tokens": box.TOKENS_AT_START})


def deal_order(state: State) -> tuple[Seat, ...]:
    assert state.start is not None
    order = clockwise_seats(state.start, state.seats)
    if state.options.deal_order == "clockwise" or state.is_ledger():
        return order
    first, *rest = order
    return (first, *sorted(rest, key=lambda seat: -state.tile_at(state.players[seat].pawn)))


def may_show(state: State) -> bool:
    """Whether a dealt Victory point counts (ETT-64)."""
    return state.options.dealt_victory == "counts"


@DEAL.move("ETT-7", id="deal", hint=deal_hint, when=lambda state: not may_show(state), asked=())
@DEAL.move("ETT-7", id="deal", hint=deal_hint, when=may_show)
def deal(
    state: State,
    victory: Annotated[tuple[Seat, ...], pick(forms.all_seats, label="deal-field", many=True, least=0)] = (),
) -> Outcome[State]:
    """Deals the same to every player; some show a Victory point at once."""
    players = tuple(replace(player, designs=1, tokens=box.TOKENS_AT_START, cards=int(seat not in victory),
                            victory=int(seat in victory)) for seat, player in enumerate(state.players))  # fmt: skip
    state = replace(state, players=players, step="roll")
    news: list[News] = [*state.warn_of_victory()]
    for lucky in victory:
        news += state.after_point(lucky, "ETT-64")[1]
    return state, tuple(news)
