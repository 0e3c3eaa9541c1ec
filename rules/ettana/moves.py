"""Everything that can be written down: what the table does, and how it sets the companion right.

Octagons are "o0,0".."o4,4", squares "0,0".."5,5": row, column.
"""

from __future__ import annotations

from typing import Literal

from rules.kit import moves as kit
from rules.kit.types import Seat, SetNumber, SetReading, Tagged

from .components import Card, Colour, Consent, Face, Goods, Pips


# ---- setting up --------------------------------------------------------------------------------------
class Begin(Tagged, frozen=True, kw_only=True, tag="begin"):
    ready: tuple[str, ...] = ()


class BeginLater(Tagged, frozen=True, kw_only=True, tag="begin_later"):
    """The game begins, and what lies on the board is told when it is needed."""

    ready: tuple[str, ...] = ()


class LayYarns(Tagged, frozen=True, kw_only=True, tag="lay_yarns"):
    yarns: tuple[Colour, ...]  # row by row


class LayTiles(Tagged, frozen=True, kw_only=True, tag="lay_tiles"):
    tiles: tuple[Pips, ...]  # row by row


class PlacePawn(Tagged, frozen=True, kw_only=True, tag="place_pawn"):
    square: str  # its tile is the number that was rolled
    number: Pips | None = None  # where nobody has told that tile


class BreakTie(Tagged, frozen=True, kw_only=True, tag="break_tie"):
    dice: dict[Seat, dict[str, int]]


class ChooseStart(Tagged, frozen=True, kw_only=True, tag="choose_start"):
    starter: Seat


class Deal(Tagged, frozen=True, kw_only=True, tag="deal"):
    victory: tuple[Seat, ...] = ()  # who was dealt a Victory point card


# ---- a turn ------------------------------------------------------------------------------------------
class Preset(Tagged, frozen=True, kw_only=True, tag="preset"):
    colour: Face | None = None  # not asked in the ledger


class Roll(Tagged, frozen=True, kw_only=True, tag="roll"):
    dice: dict[str, int | str]  # "number", and "colour" unless that was preset


class Beside(Tagged, frozen=True, kw_only=True, tag="beside"):
    """Of the yarns beside the pawns that nobody has told, those in the rolled colour; the others are of another one."""

    yarns: tuple[str, ...] = ()


class Collect(Tagged, frozen=True, kw_only=True, tag="collect"):
    """In the ledger: what the roll brought, without the dice."""

    tokens: dict[Seat, int] = {}
    black: bool = False


class Go(Tagged, frozen=True, kw_only=True, tag="go"):
    to: str  # "2,3" by steps, "2,3/1" past seat 1, "2,3/0+1" past two, "2,3/jump" to a tile of the number rolled


class Moved(Tagged, frozen=True, kw_only=True, tag="moved"):
    """In the ledger: the pawn has moved."""

    paid: tuple[Seat, ...] = ()  # who was passed


class Stay(Tagged, frozen=True, kw_only=True, tag="stay"):
    """The pawn has nowhere to go."""


class FreeSwap(Tagged, frozen=True, kw_only=True, tag="free_swap"):
    yarns: tuple[str, ...]


class Exchange(Tagged, frozen=True, kw_only=True, tag="exchange"):
    """A design card under the pile, the top one into the hand, and the turn is over."""


class Buy(Tagged, frozen=True, kw_only=True, tag="buy"):
    goods: Goods
    yarns: tuple[str, ...] = ()  # swap


class Play(Tagged, frozen=True, kw_only=True, tag="play"):
    card: Card
    square: str | None = None  # move
    yarns: tuple[str, ...] = ()  # swap
    yarn: str | None = None  # replace_yarn: an octagon
    colour: Colour | None = None  # replace_yarn: the yarn from beside the board
    tile: str | None = None  # replace_tile: a square
    number: Pips | None = None  # replace_tile: the tile from beside the board
    victim: Seat | None = None  # steal_card, steal_tokens
    call: int | None = None  # call
    dice: dict[str, int] = {}  # call: "number"


class ShowVictory(Tagged, frozen=True, kw_only=True, tag="show_victory"):
    """The action card that was just drawn is a Victory point."""


class ClaimDesign(Tagged, frozen=True, kw_only=True, tag="claim"):
    design: str  # a known pattern, "here" where its yarns are tapped, "new" where it is drawn, "unseen" for its points
    at: tuple[str, ...] = ()  # here: its octagons
    pattern: tuple[str, ...] = ()  # new: 25 places, "A".."E" or "." row by row
    points: int | None = None


class Answer(Tagged, frozen=True, kw_only=True, tag="answer"):
    consent: dict[Seat, Consent]  # of every other seat


class EndTurn(Tagged, frozen=True, kw_only=True, tag="end_turn"):
    pass


class PlayOn(Tagged, frozen=True, kw_only=True, tag="play_on"):
    go_on: Literal[0, 1]


# ---- setting it right --------------------------------------------------------------------------------
class CorrectYarns(Tagged, frozen=True, kw_only=True, tag="correct_yarns"):
    yarns: tuple[Colour, ...]


class CorrectYarn(Tagged, frozen=True, kw_only=True, tag="correct_yarn"):
    at: str
    colour: Colour


class CorrectTile(Tagged, frozen=True, kw_only=True, tag="correct_tile"):
    at: str
    number: Pips


class CorrectTiles(Tagged, frozen=True, kw_only=True, tag="correct_tiles"):
    tiles: tuple[Pips, ...]


class CorrectPawn(Tagged, frozen=True, kw_only=True, tag="correct_pawn"):
    seat: Seat
    square: str


class CorrectTurn(Tagged, frozen=True, kw_only=True, tag="correct_turn"):
    seat: Seat  # whose turn it is; another one's begins with the roll


class CorrectDone(Tagged, frozen=True, kw_only=True, tag="correct_done"):
    done: tuple[Literal["moved", "acted", "swap"], ...]  # what this turn has seen; swap = the free swap is still open


class CorrectDesign(Tagged, frozen=True, kw_only=True, tag="correct_design"):
    design: str
    change: Literal["points", "pattern", "forget"]
    points: int | None = None
    pattern: tuple[str, ...] = ()


class GiveBack(Tagged, frozen=True, kw_only=True, tag="give_back"):
    """A claimed design goes back into its owner's hand."""

    seat: Seat
    index: int


class LeaveOut(kit.LeaveOut, frozen=True, kw_only=True, tag="leave_out"):
    starter: Seat | None = None  # in a tie: who starts


class Stop(Tagged, frozen=True, kw_only=True, tag="stop"):
    """The table agrees to end the game here."""


Correction = (
    CorrectYarns | CorrectYarn | CorrectTiles | CorrectTile | CorrectPawn | CorrectTurn | CorrectDone | CorrectDesign
    | GiveBack | SetNumber | SetReading | LeaveOut | Stop
)  # fmt: skip
Move = (
    Begin | BeginLater | LayYarns | LayTiles | PlacePawn | BreakTie | ChooseStart | Deal
    | Preset | Roll | Beside | Collect | Go | Moved | Stay | FreeSwap
    | Exchange | Buy | Play | ShowVictory | ClaimDesign | Answer | EndTurn | PlayOn | Correction
)  # fmt: skip
NUMBERS = ("correct_player", "correct_points", "correct_discards", "correct_number")  # tags of SetNumber
