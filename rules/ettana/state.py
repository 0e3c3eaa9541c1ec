"""The state of a game, with helpers that read and change it.

The supply, the piles and the components beside the board are computed from the rest, not stored. Cards in hand are
only counted, because players keep them hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import doubt, gain, info, warn
from rules.kit.places import clockwise_seats, put
from rules.kit.types import TABLE, Die, Frozen, News, Option, Say, Seat, Who

from . import components as box
from .components import HIGHEST, Colour, Face, Options

Step = Literal["setup", "yarns", "tiles", "pawns", "tie", "start", "deal", "roll", "beside", "act", "claim", "lull"]


class Claim(Frozen, frozen=True, kw_only=True):
    """A claimed design card, open on the table or waiting for the others' consent."""

    points: int
    design: str = ""  # its pattern; "" = only the points are known


class Player(Frozen, frozen=True, kw_only=True):
    pawn: str = ""  # its square; "" = not on the board, or not followed
    tokens: int = 0
    cards: int = 0  # action cards in hand
    designs: int = 0  # design cards in hand
    victory: int = 0  # open Victory point cards
    claimed: tuple[Claim, ...] = ()

    def points(self) -> int:
        """Claimed designs and open Victory point cards (ETT-69)."""
        return sum([design.points for design in self.claimed], self.victory)


class Turn(Frozen, frozen=True, kw_only=True):
    """The events of the turn in progress."""

    number: int = 0  # on the number die; 0 = not rolled, or not entered
    colour: box.Face | None = None  # on the colour die, or preset
    collected: tuple[int, ...] = ()  # by seat
    preset: bool = False
    again: bool = False  # Roll again was played
    acted: bool = False  # an action was taken since the roll; Roll again and the move do not count here
    moved: bool = False
    swap: bool = False  # the free swap is open: the move was the last action
    bought: tuple[box.Goods, ...] = ()
    drawn: int = 0  # action cards drawn, each of which may be a Victory point to show


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    seats: int
    players: tuple[Player, ...]
    designs: dict[str, int]  # the points of known patterns; 0 = not entered
    drawn: dict[str, int] = {}  # patterns and points entered in a claim, without the others' consent yet
    step: Step = "setup"
    first: Seat = 0  # the seat that places its pawn first
    tied: tuple[Seat, ...] = ()  # the seats that roll again for the start
    start: Seat | None = None
    active: Seat = 0  # the seat whose turn it is
    turns: int = 1
    turn: Turn = Turn()
    yarns: tuple[box.Colour | None, ...] = ()  # by octagon; None = not entered
    unlike: dict[str, tuple[box.Colour, ...]] = {}  # octagon with an unknown yarn -> colours that it does not have
    tiles: tuple[box.Pips | None, ...] = ()  # by tiled square; None = not entered
    discards: int = 0  # action cards on the discard pile
    claim: Claim | None = None  # waits for the others' consent
    quiet: int = 0  # turns since the last point
    stopped: bool = False  # the table has agreed to stop

    def is_ledger(self) -> bool:
        return self.options.tracking == "ledger"

    def is_board(self) -> bool:
        """Whether the companion follows the board."""
        return not self.is_ledger()

    def is_over(self) -> bool:
        """Whether a player has eight points, or the table has agreed to stop."""
        return self.stopped or any(player.points() >= box.TO_WIN for player in self.players)

    def supply(self) -> int:
        """The number of tokens beside the board."""
        return box.TOKENS - sum(player.tokens for player in self.players)

    def pile(self) -> int:
        """The number of action cards on the face-down pile."""
        return box.CARDS - self.discards - sum(player.cards + player.victory for player in self.players)

    def design_pile(self) -> int:
        """The number of design cards on the face-down pile."""
        return box.DESIGNS - sum(player.designs + len(player.claimed) for player in self.players)

    def spare_yarns(self) -> tuple[box.Colour, ...]:
        """The colours with a yarn beside the board."""
        return tuple(colour for colour in box.COLOURS if self.yarns.count(colour) < box.YARNS_EACH)

    def spare_tiles(self) -> tuple[box.Pips, ...]:
        """The numbers with a tile beside the board."""
        return tuple(number for number in box.PIPS if self.tiles.count(number) < box.TILES_EACH)

    def tile_at(self, square: str) -> int:
        """The number of the tile on a square; 0 on the rim, or if not entered."""
        return int(self.tiles[box.TILE_SQUARES.index(square)] or 0) if square in box.TILE_SQUARES else 0

    def is_untold(self, square: str) -> bool:
        """Whether the square has a tile whose number is not entered."""
        return square in box.TILE_SQUARES and self.tiles[box.TILE_SQUARES.index(square)] is None

    def with_tile(self, square: str, number: box.Pips) -> State:
        return replace(self, tiles=put(self.tiles, box.TILE_SQUARES.index(square), number))

    def with_yarn(self, octagon: int, colour: box.Colour) -> State:
        """The state with that octagon's yarn known to be of that colour."""
        unlike = {o: colours for o, colours in self.unlike.items() if o != box.OCTAGONS[octagon]}
        return replace(self, yarns=put(self.yarns, octagon, colour), unlike=unlike)

    def other_seats(self) -> tuple[Seat, ...]:
        """The seats whose turn it is not, clockwise."""
        return clockwise_seats(self.active, self.seats)[1:]

    def pawn_squares(self, but: Seat) -> dict[str, Seat]:
        """The seats by their pawns' squares, except one seat."""
        return {p.pawn: seat for seat, p in enumerate(self.players) if seat != but and p.pawn}

    def unoccupied_squares(self, these: Iterable[str], but: Seat = TABLE) -> tuple[str, ...]:
        """The squares, out of these, without a pawn; one seat's pawn is ignored."""
        taken = self.pawn_squares(but)
        return tuple(square for square in these if square not in taken)

    def squares(self) -> tuple[str, ...]:
        """The squares that a pawn may enter."""
        return box.SQUARES if self.options.rim == "on" else box.TILE_SQUARES

    def told_designs(self) -> dict[str, int]:
        """The points of the patterns that are known or were drawn in this game; 0 = not entered."""
        return {**self.designs, **self.drawn}

    def claimed_designs(self) -> frozenset[str]:
        """The patterns of all claimed cards (ETT-49)."""
        return frozenset(c.design for p in self.players for c in p.claimed if c.design)

    def with_player(self, seat: Seat, player: Player) -> State:
        return replace(self, players=put(self.players, seat, player))

    def with_more(self, seat: Seat, *, cards: int = 0, designs: int = 0, victory: int = 0) -> State:
        """The state with these numbers of cards added to a seat's, or removed if negative."""
        p = self.players[seat]
        now = replace(p, cards=p.cards + cards, designs=p.designs + designs, victory=p.victory + victory)
        return self.with_player(seat, now)

    def with_tokens(self, changes: dict[Seat, int]) -> State:
        """The state with tokens given to seats, or taken if negative."""
        both = enumerate(self.players)
        players = (replace(p, tokens=p.tokens + changes[seat]) if changes.get(seat) else p for seat, p in both)
        return replace(self, players=tuple(players))

    def give_tokens(self, seat: Seat, n: int, rule: str) -> Result:
        """Gives tokens of the supply for a card; a short supply gives the rest, or none (ETT-17)."""
        left = self.supply()
        gets = n if n <= left else left if self.options.short_supply == "rest" else 0
        got = gain("gets-tokens", rule, who=Who(seat=seat), n=gets)
        short = (warn("supply-short", "ETT-17", n=left),) if gets < n else ()
        return self.with_tokens({seat: gets}), (got, *short)

    def draw_card(self, seat: Seat, rule: str) -> Result:
        """Draws the top action card; the discards become the pile if it is empty (ETT-24)."""
        shuffled: tuple[News, ...] = ()
        if not self.pile():
            if not self.discards:
                return self, (warn("no-cards", "ETT-24"),)
            shuffled = (info("shuffled", "ETT-24", n=self.discards),)
        after = replace(self.with_more(seat, cards=1), discards=0 if shuffled else self.discards)
        turn = replace(self.turn, drawn=self.turn.drawn + 1)
        return replace(after, turn=turn), (*shuffled, info("draws-card", rule, who=Who(seat=seat)))

    def draw_design(self, seat: Seat, rule: str) -> Result:
        """Draws the top design card, if any."""
        if not self.design_pile():
            return self, (warn("no-designs", rule),)
        return self.with_more(seat, designs=1), (info("draws-design", rule, who=Who(seat=seat)),)

    def discard(self, seat: Seat) -> State:
        """Moves a card from the hand to the discard pile (ETT-23)."""
        return replace(self.with_more(seat, cards=-1), discards=self.discards + 1)

    def warn_of_victory(self) -> tuple[News, ...]:
        """A doubt about more open Victory points than the box has: three of each of 12 kinds make 36 cards."""
        n = sum(player.victory for player in self.players)
        return (doubt("many-victory", "ETT-64", n=n, most=box.VICTORY_CARDS),) if n > box.VICTORY_CARDS else ()

    def after_point(self, seat: Seat, rule: str) -> Result:
        """Announces a seat's points; eight win at once (ETT-69)."""
        total = self.players[seat].points()
        key = "won" if total >= box.TO_WIN else "has-points"
        news = gain(key, "ETT-69" if total >= box.TO_WIN else rule, who=Who(seat=seat), n=total)
        return replace(self, quiet=0), (news,)

    def square_word(self, square: str) -> Say:
        """A square's name: its tile's number, if entered, or the rim."""
        if self.is_untold(square):
            return Say(key="a-tile")
        tile = self.tile_at(square)
        return Say(key="the-tile", args={"n": tile}) if tile else Say(key="the-rim")


Result = tuple[State, tuple[News, ...]]


# ---- names -------------------------------------------------------------------------------------------
BOARD = "loom"
NUMBER_DIE = Die(id="number", tint="white", least=1, most=HIGHEST)


def colour_options(colours: Iterable[Face | Colour]) -> tuple[Option, ...]:
    """One option per colour, with its sign."""
    return tuple(Option(value=colour, label=Say(key=f"colour-{colour}"), glyph=f"yarn-{colour}") for colour in colours)


def gains_word(gained: Sequence[int]) -> Say | Who:
    """ "Ana 2, Bo 1": the players' gains, zeros left out."""
    parts = [Say(key="gain", args={"who": Who(seat=seat), "n": n}) for seat, n in enumerate(gained) if n]
    return forms.comma_list(parts) if parts else Say(key="nobody")


def seat_args(seat: Seat) -> forms.Args:
    """The arguments of a sentence about one player."""
    return {"who": Who(seat=seat)}
