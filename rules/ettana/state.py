"""The table as the companion knows it, and short ways to read and change it.

What can be counted is not stored twice: the supply, the piles and what lies beside the board follow from the rest.
Cards in hand are only counted, for nobody has shown them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from rules.kit.news import doubt, gain, info, warn
from rules.kit.places import clockwise, put
from rules.kit.types import TABLE, Frozen, News, Seat, Who

from .components import (
    CARDS,
    COLOURS,
    DESIGNS,
    OCTAGONS,
    PIPS,
    SQUARES,
    TILED,
    TILES_EACH,
    TO_WIN,
    TOKENS,
    VICTORY_CARDS,
    YARNS_EACH,
    Colour,
    Face,
    Goods,
    Pips,
)
from .options import Options

Step = Literal["setup", "yarns", "tiles", "pawns", "tie", "start", "deal", "roll", "beside", "act", "claim", "lull"]


class Claimed(Frozen, frozen=True, kw_only=True):
    """A design card that lies open, or is to lie open when the others agree."""

    points: int
    design: str = ""  # its pattern; "" = only its points are known


class Player(Frozen, frozen=True, kw_only=True):
    pawn: str = ""  # its square; "" = not on the board, or nobody follows it
    tokens: int = 0
    cards: int = 0  # action cards in hand
    designs: int = 0  # design cards in hand
    victory: int = 0  # open Victory point cards
    claimed: tuple[Claimed, ...] = ()


class Turn(Frozen, frozen=True, kw_only=True):
    """What the turn in progress has seen."""

    number: int = 0  # on the number die; 0 = not rolled, or not told
    colour: Face | None = None  # on the colour die, or preset
    collected: tuple[int, ...] = ()  # by seat
    preset: bool = False
    again: bool = False  # Roll again was played
    acted: bool = False  # something was done since the roll; Roll again and the move do not count here
    moved: bool = False
    swap: bool = False  # the free swap is open: the move was the last thing done
    bought: tuple[Goods, ...] = ()
    drawn: int = 0  # action cards drawn of which any may be a Victory point to be shown


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    seats: int
    players: tuple[Player, ...]
    designs: dict[str, int]  # patterns the companion knows, and their points; 0 = not told yet
    drawn: dict[str, int] = {}  # patterns and points that were told in a claim, and that nobody has agreed to
    step: Step = "setup"
    first: Seat = 0  # who places a pawn first
    tied: tuple[Seat, ...] = ()  # who rolls to see who starts
    start: Seat | None = None
    active: Seat = 0  # whose turn it is
    turns: int = 1
    turn: Turn = Turn()
    yarns: tuple[Colour | None, ...] = ()  # by octagon; None = not told yet
    unlike: dict[str, tuple[Colour, ...]] = {}  # octagon whose yarn is not told -> colours that it does not have
    tiles: tuple[Pips | None, ...] = ()  # by tiled square; None = not told yet
    discards: int = 0  # action cards on the discard pile
    claim: Claimed | None = None  # waits for the others' consent
    quiet: int = 0  # turns since somebody got a point
    stopped: bool = False  # the table has agreed to stop


Result = tuple[State, tuple[News, ...]]


# ---- reading -----------------------------------------------------------------------------------------
def is_ledger(state: State) -> bool:
    """Whether nobody follows the board."""
    return state.options.tracking == "ledger"


def is_board(state: State) -> bool:
    """Whether the companion follows the board."""
    return not is_ledger(state)


def points(player: Player) -> int:
    """Claimed designs and open Victory point cards (ETT-69)."""
    return sum([design.points for design in player.claimed], player.victory)


def is_over(state: State) -> bool:
    """Whether somebody has eight points, or the table has agreed to stop."""
    return state.stopped or any(points(player) >= TO_WIN for player in state.players)


def supply(state: State) -> int:
    """Tokens beside the board."""
    return TOKENS - sum(player.tokens for player in state.players)


def pile(state: State) -> int:
    """Action cards on the face-down pile."""
    return CARDS - state.discards - sum(player.cards + player.victory for player in state.players)


def design_pile(state: State) -> int:
    """Design cards on the face-down pile."""
    return DESIGNS - sum(player.designs + len(player.claimed) for player in state.players)


def victory_out(state: State) -> int:
    """Victory point cards that lie open."""
    return sum(player.victory for player in state.players)


def spare_yarns(state: State) -> tuple[Colour, ...]:
    """Colours of which a yarn lies beside the board."""
    return tuple(colour for colour in COLOURS if state.yarns.count(colour) < YARNS_EACH)


def spare_tiles(state: State) -> tuple[Pips, ...]:
    """Numbers of which a tile lies beside the board."""
    return tuple(number for number in PIPS if state.tiles.count(number) < TILES_EACH)


def tile_at(state: State, square: str) -> int:
    """The number of the tile on a square; 0 on the rim, and where it is not told yet."""
    return int(state.tiles[TILED.index(square)] or 0) if square in TILED else 0


def is_untold(state: State, square: str) -> bool:
    """Whether a tile lies there whose number nobody has told."""
    return square in TILED and state.tiles[TILED.index(square)] is None


def with_tile(state: State, square: str, number: Pips) -> State:
    return replace(state, tiles=put(state.tiles, TILED.index(square), number))


def with_yarn(state: State, octagon: int, colour: Colour) -> State:
    """The yarn there is of that colour, whatever was known of it."""
    unlike = {o: colours for o, colours in state.unlike.items() if o != OCTAGONS[octagon]}
    return replace(state, yarns=put(state.yarns, octagon, colour), unlike=unlike)


def others(state: State) -> tuple[Seat, ...]:
    """Everybody but the player whose turn it is, clockwise."""
    return clockwise(state.active, state.seats)[1:]


def standing(state: State, but: Seat) -> dict[str, Seat]:
    """Who stands on which square, one seat left out."""
    return {p.pawn: seat for seat, p in enumerate(state.players) if seat != but and p.pawn}


def unoccupied(state: State, these: Iterable[str], but: Seat = TABLE) -> tuple[str, ...]:
    """Those of the squares on which nobody stands, one seat left out."""
    taken = standing(state, but)
    return tuple(square for square in these if square not in taken)


def squares(state: State) -> tuple[str, ...]:
    """The squares on which a pawn may walk."""
    return SQUARES if state.options.rim == "on" else TILED


def told_designs(state: State) -> dict[str, int]:
    """Patterns that are known or were drawn in this game, and their points; 0 = not told yet."""
    return {**state.designs, **state.drawn}


def claimed_designs(state: State) -> frozenset[str]:
    """Patterns that lie open before somebody (ETT-49)."""
    return frozenset(c.design for p in state.players for c in p.claimed if c.design)


# ---- changing ----------------------------------------------------------------------------------------
def with_player(state: State, seat: Seat, player: Player) -> State:
    return replace(state, players=put(state.players, seat, player))


def with_tokens(state: State, changes: dict[Seat, int]) -> State:
    """Tokens given to seats, or taken where negative."""
    both = enumerate(state.players)
    players = (replace(p, tokens=p.tokens + changes[seat]) if changes.get(seat) else p for seat, p in both)
    return replace(state, players=tuple(players))


def give_tokens(state: State, seat: Seat, n: int, rule: str) -> Result:
    """Tokens from the supply for a card; a short supply gives what is left, or nothing (ETT-17)."""
    left = supply(state)
    gets = n if n <= left else left if state.options.short_supply == "rest" else 0
    got = gain("gets-tokens", rule, who=Who(seat=seat), n=gets)
    short = (warn("supply-short", "ETT-17", n=left),) if gets < n else ()
    return with_tokens(state, {seat: gets}), (got, *short)


def draw_card(state: State, seat: Seat, rule: str) -> Result:
    """The top action card; an empty pile is made of the discards first (ETT-24)."""
    shuffled: tuple[News, ...] = ()
    if not pile(state):
        if not state.discards:
            return state, (warn("no-cards", "ETT-24"),)
        shuffled = (info("shuffled", "ETT-24", n=state.discards),)
        state = replace(state, discards=0)
    player = state.players[seat]
    state = with_player(state, seat, replace(player, cards=player.cards + 1))
    turn = replace(state.turn, drawn=state.turn.drawn + 1)
    return replace(state, turn=turn), (*shuffled, info("draws-card", rule, who=Who(seat=seat)))


def draw_design(state: State, seat: Seat, rule: str) -> Result:
    """The top design card, if there is one."""
    if not design_pile(state):
        return state, (warn("no-designs", rule),)
    player = state.players[seat]
    state = with_player(state, seat, replace(player, designs=player.designs + 1))
    return state, (info("draws-design", rule, who=Who(seat=seat)),)


def discard(state: State, seat: Seat) -> State:
    """A card from the hand on the discard pile (ETT-23)."""
    player = state.players[seat]
    state = with_player(state, seat, replace(player, cards=player.cards - 1))
    return replace(state, discards=state.discards + 1)


def warn_of_victory(state: State) -> tuple[News, ...]:
    """A word when more Victory points lie open than there should be: three of each kind make 36 cards."""
    n = victory_out(state)
    return (doubt("many-victory", "ETT-64", n=n, most=VICTORY_CARDS),) if n > VICTORY_CARDS else ()


def scored(state: State, seat: Seat, rule: str) -> Result:
    """After a point: who has eight has won at once (ETT-69)."""
    total = points(state.players[seat])
    key = "won" if total >= TO_WIN else "has-points"
    news = gain(key, "ETT-69" if total >= TO_WIN else rule, who=Who(seat=seat), n=total)
    return replace(state, quiet=0), (news,)
