"""The action cards, played from the hand during a turn (ETT-23, ETT-53..68)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, assert_never

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import info, prepend
from rules.kit.rules import EMPTY, ONLY, Asks, Barred, No, Of, Outcome, barred, cells, flat, must, only, pick, throw
from rules.kit.types import TABLE, Option, Say, Seat, When, Who

from . import moving
from .components import GIFT, HIGHEST, MOST_STOLEN, OCTAGONS, PLAYED, TILE_SQUARES, Card, Colour, Pips
from .state import BOARD, NUMBER_DIE, Result, State, colour_options


# ---- the choice of a card ----------------------------------------------------------------------------
def has_card(state: State) -> bool | No:
    return state.players[state.active].cards > 0 or No("no-card-in-hand", "ETT-23")


def hand_options(state: State) -> Iterator[Option | Barred]:
    """The options for all kinds of card, barred if without effect now; only the player knows which they hold."""
    for card in PLAYED:
        why = card_bar(state, card)
        yield why.with_option(option(state, card)) if why else option(state, card)


def option(state: State, card: Card) -> Option:
    """A card's option, with its effect as a note, which distinguishes cards of one name."""
    match card:
        case "steal_card":
            note: Say | None = Say(key=f"note-steal-card-{state.options.stolen_card}")
        case "three":  # its name says so
            note = None
        case _:
            note = Say(key=f"note-{card.replace('_', '-')}")
    return Option(value=card, label=card_word(card), note=note)


def card_word(card: Card) -> Say:
    return Say(key=f"card-{card.replace('_', '-')}")


def card_bar(state: State, card: Card) -> Barred | None:
    """The reason why a card of that kind has no effect now, if any."""
    turn = state.turn
    match card:
        case "move" if turn.moved:
            return barred(card, "moved-already", "ETT-53")
        case "steal_card" if not any(state.players[seat].cards for seat in state.other_seats()):
            return barred(card, "nothing-left", "ETT-55")
        case "design" if not state.design_pile():
            return barred(card, "no-designs", "ETT-59")
        case "again" if turn.preset:
            return barred(card, "preset-with-again", "ETT-66")
        case "again" if turn.acted or turn.moved:
            return barred(card, "again-too-late", "ETT-65")
        case _:
            return None


def free_tiles(state: State) -> tuple[str, ...]:
    """The tiles without another player's pawn; the tile under the player's own only if the table allows it (ETT-57)."""
    return state.unoccupied_squares(TILE_SQUARES, but=state.active if state.options.own_tile == "yes" else TABLE)


# ---- the fields of each card -------------------------------------------------------------------------
def card_condition(*kinds: Card) -> When:
    return "card", kinds


def place_field(places: Of[Iterable[str]], label: str, kind: Card) -> Asks:
    """A cell of the board, asked if the companion follows the board."""
    return only(State.is_board, cells(BOARD, places, label=label, when=card_condition(kind)))


def yarns_field(when: When) -> Asks:
    """Any two yarns to swap."""
    return cells(BOARD, OCTAGONS, label="swap-field", many=True, least=2, most=2, when=when)


SQUARE = only(lambda s: s.is_board() and not s.turn.moved,
              cells(BOARD, moving.free_squares, label="go-field", when=card_condition("move")))  # fmt: skip
COLOUR = only(State.is_board, pick(lambda s: colour_options(s.spare_yarns()), label="colour-field",
                                   when=card_condition("replace_yarn")))  # fmt: skip
NUMBER = only(State.is_board, pick(lambda s: forms.numbers(s.spare_tiles()), label="number-field",
                                   when=card_condition("replace_tile")))  # fmt: skip
VICTIM = pick(lambda s: forms.seats(s.other_seats()), label="victim-field", default=ONLY,
              when=card_condition("steal_card", "steal_tokens"))  # fmt: skip
CALL = pick(forms.numbers(range(1, HIGHEST + 1)), label="call-field", when=card_condition("call"))
CALL_DICE = throw(NUMBER_DIE, label="call-dice-field", when=card_condition("call"))


# ---- playing -----------------------------------------------------------------------------------------
def play(
    state: State, seat: Seat, card: Annotated[Card, pick(hand_options, label="play-field")],
    square: Annotated[str, SQUARE] = "",
    yarns: Annotated[tuple[str, ...], only(State.is_board, yarns_field(card_condition("swap")))] = (),
    yarn: Annotated[str, place_field(OCTAGONS, "yarn-field", "replace_yarn")] = "",
    colour: Annotated[Colour | None, COLOUR] = None,
    tile: Annotated[str, place_field(free_tiles, "tile-field", "replace_tile")] = "",
    number: Annotated[Pips | None, NUMBER] = None, victim: Annotated[Seat, VICTIM] = TABLE,
    call: Annotated[int, CALL] = 0, dice: Annotated[dict[str, int], CALL_DICE] = EMPTY,
) -> Outcome[State]:  # fmt: skip
    """Plays a card. Roll again is no action (ETT-28); any other ends the chance of the free swap."""
    state = state.discard(seat)
    if card == "again":
        return play_again(state)
    state = replace(state, turn=replace(state.turn, acted=True, swap=False))
    played = info("played", "ETT-23", who=Who(seat=seat), card=card_word(card))
    match card:
        case "move":
            after: Outcome[State] = moving.move_pawn(state, square)
        case "swap":
            after = moving.swap(state, yarns) if yarns else state
        case "replace_yarn":
            after = state.with_yarn(OCTAGONS.index(yarn), colour) if yarn and colour else state
        case "replace_tile":
            after = state.with_tile(tile, number) if tile and number else state
        case "steal_card":
            after = steal_card(state, seat, victim)
        case "steal_tokens":
            after = steal_tokens(state, seat, victim)
        case "design":
            after = state.draw_design(seat, "ETT-59")
        case "three":
            after = state.give_tokens(seat, GIFT, "ETT-60")
        case "call":
            after = resolve_call(state, seat, call, dice["number"])
        case "tax":
            after = tax(state)
        case _:
            assert_never(card)
    return prepend((played,), flat(after))


def play_again(state: State) -> Result:
    """Returns to the roll, with both dice (ETT-65)."""
    turn = replace(state.turn, again=True, number=0, colour=None)
    news = info("rolls-again", "ETT-65", who=Who(seat=state.active))
    return replace(state, step="roll", turn=turn), (news,)


def steal_card(state: State, seat: Seat, victim: Seat) -> Result:
    """Moves one action card from hand to hand, never an open Victory point (ETT-55)."""
    must(state.players[victim].cards, "no-card-to-steal", "ETT-55", who=Who(seat=victim))
    key = f"steals-{state.options.stolen_card}"
    news = info(key, "ETT-55", who=Who(seat=seat), victim=Who(seat=victim))
    return state.with_more(victim, cards=-1).with_more(seat, cards=1), (news,)


def steal_tokens(state: State, seat: Seat, victim: Seat) -> Result:
    """Moves up to two tokens, as many as the victim has (ETT-56)."""
    n = min(MOST_STOLEN, state.players[victim].tokens)
    news = info("steals", "ETT-56", who=Who(seat=seat), n=n, victim=Who(seat=victim))
    return state.with_tokens({seat: n, victim: -n}), (news,)


def resolve_call(state: State, seat: Seat, call: int, pips: int) -> Result:
    """Gives the number called, if the die shows at least as much; the turn's move is unchanged (ETT-61, ETT-63)."""
    if pips >= call:
        return state.give_tokens(seat, call, "ETT-61")
    return state, (info("call-missed", "ETT-61", who=Who(seat=seat), call=call, n=pips),)


def tax(state: State) -> Result:
    """Takes a token for the supply from every other player who has one (ETT-68)."""
    payers = [seat for seat in state.other_seats() if state.players[seat].tokens]
    news = info("taxed", "ETT-68", n=len(payers))
    return state.with_tokens(dict.fromkeys(payers, -1)), (news,)
