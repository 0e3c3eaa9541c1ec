"""The action cards that are played from the hand in a turn (ETT-23, ETT-53..68)."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.news import info
from rules.kit.types import Cells, Choice, Field, Illegal, Option, Prompt, Say, Seat, Throw, Who

from . import moving
from .components import GIFT, HIGHEST, MOST_STOLEN, OCTAGONS, PIPS, PLAYED, TILED, Card
from .moves import Play
from .moving import free_squares
from .state import (
    Result,
    State,
    design_pile,
    discard,
    draw_design,
    give_tokens,
    is_ledger,
    need,
    others,
    spare_tiles,
    spare_yarns,
    standing,
    with_player,
    with_tile,
    with_tokens,
    with_yarn,
)
from .words import BOARD, colour_options, lone, number_die


# ---- asking ------------------------------------------------------------------------------------------
def ask_play(state: State, ask: str) -> tuple[Prompt, ...]:
    """The kinds of card that can do something now; which of them the player holds, only the player knows."""
    if not state.players[state.active].cards:
        return ()
    playable = tuple(card for card in PLAYED if may_play(state, card))
    card = Choice(name="card", label=Say(key="play-field"), options=tuple(_option(state, c) for c in playable))
    fields = (card, *(field for field in _targets(state) if field.when and set(field.when[1]) & set(playable)))
    return (
        forms.form(
            f"play-{state.active}", state.active, "play", fields, text="play", picks=("card",), ask=ask, rule="ETT-23"
        ),
    )


def _option(state: State, card: Card) -> Option:
    """Cards of one name are told apart by what they are played for."""
    match card:
        case "steal_card":
            note = Say(key=f"note-steal-card-{state.options.stolen_card}")
        case "steal_tokens" | "replace_yarn" | "replace_tile":
            note = Say(key=f"note-{card.replace('_', '-')}")
        case _:
            return Option(value=card, label=card_word(card))
    return Option(value=card, label=card_word(card), note=note)


def card_word(card: Card) -> Say:
    """What the card is called."""
    return Say(key=f"card-{card.replace('_', '-')}")


def may_play(state: State, card: Card) -> bool:
    """Whether a card of that kind can be played now."""
    turn = state.turn
    match card:
        case "move":
            return not turn.moved and (is_ledger(state) or bool(free_squares(state)))
        case "steal_card":
            return any(state.players[seat].cards for seat in others(state))
        case "replace_tile":
            return is_ledger(state) or bool(_free_tiles(state))
        case "design":
            return design_pile(state) > 0
        case "again":
            return not (turn.acted or turn.moved or turn.preset)
        case "steal_tokens" | "swap" | "replace_yarn" | "three" | "call" | "tax":
            return True
        case _:
            assert_never(card)


def _targets(state: State) -> tuple[Field, ...]:
    robbed = others(state)
    anywhere: tuple[Field, ...] = (
        Choice(name="victim", label=Say(key="victim-field"), options=forms.seats(robbed), default=lone(robbed),
               when=("card", ("steal_card", "steal_tokens"))),
        Choice(name="call", label=Say(key="call-field"), options=forms.numbers(range(1, HIGHEST + 1)),
               when=("card", ("call",))),
        Throw(name="dice", label=Say(key="call-dice-field"), dice=(number_die(),), when=("card", ("call",))),
    )  # fmt: skip
    return anywhere if is_ledger(state) else (*_on_board(state), *anywhere)


def _on_board(state: State) -> tuple[Field, ...]:
    """What the cards that change the board ask."""
    pair = moving.yarn_pair(Say(key="swap-field"), OCTAGONS)
    return (
        Cells(name="square", label=Say(key="go-field"), board=BOARD, allowed=free_squares(state),
              when=("card", ("move",))),
        replace(pair, when=("card", ("swap",))),
        Cells(name="yarn", label=Say(key="yarn-field"), board=BOARD, allowed=OCTAGONS,
              when=("card", ("replace_yarn",))),
        Choice(name="colour", label=Say(key="colour-field"), options=colour_options(spare_yarns(state)),
               when=("card", ("replace_yarn",))),
        Cells(name="tile", label=Say(key="tile-field"), board=BOARD, allowed=_free_tiles(state),
              when=("card", ("replace_tile",))),
        Choice(name="number", label=Say(key="number-field"), options=forms.numbers(spare_tiles(state)),
               when=("card", ("replace_tile",))),
    )  # fmt: skip


def _free_tiles(state: State) -> tuple[str, ...]:
    """Tiles without a pawn of somebody else; with the own pawn only if the table allows it (ETT-57)."""
    taken = set(standing(state, but=state.active))
    if state.options.own_tile == "no":
        taken.add(state.players[state.active].pawn)
    return tuple(square for square in TILED if square not in taken)


# ---- playing -----------------------------------------------------------------------------------------
def do_play(state: State, seat: Seat, move: Play) -> Result:
    need(state, seat, "act", state.active)
    expect(state.players[seat].cards > 0, "no-card-in-hand", "ETT-23")
    _refuse(state, move.card)
    state = discard(state, seat)
    if move.card == "again":
        return _play_again(state)
    state = replace(state, turn=replace(state.turn, acted=True, swap=False))
    played = info("played", "ETT-23", who=Who(seat=seat), card=card_word(move.card))
    return told((played,), _effect(state, seat, move))


def _refuse(state: State, card: Card) -> None:
    """Raise Illegal for a card that cannot be played at this moment."""
    turn = state.turn
    if card == "again":
        expect(not turn.preset, "preset-with-again", "ETT-66")
        expect(not (turn.acted or turn.moved), "again-too-late", "ETT-65")
    if card == "move":
        expect(not turn.moved, "moved-already", "ETT-53")
    if card == "design":
        expect(design_pile(state), "no-designs", "ETT-59")


def _effect(state: State, seat: Seat, move: Play) -> Result:
    match move.card:
        case "move":
            return _play_move(state, move)
        case "swap":
            return (state if is_ledger(state) else moving.swap(state, moving.octagons(move.yarns))), ()
        case "replace_yarn":
            return _replace_yarn(state, move), ()
        case "replace_tile":
            return _replace_tile(state, move), ()
        case "steal_card":
            return _steal_card(state, seat, _victim(state, move))
        case "steal_tokens":
            return _steal_tokens(state, seat, _victim(state, move))
        case "design":
            return draw_design(state, seat, "ETT-59")
        case "three":
            return give_tokens(state, seat, GIFT, "ETT-60")
        case "call":
            return _call(state, seat, move)
        case "tax":
            return _tax(state)
        case "again":
            return state, ()
        case _:
            assert_never(move.card)


def _play_again(state: State) -> Result:
    """Both dice are rolled again (ETT-65)."""
    turn = replace(state.turn, again=True, number=0, colour=None)
    news = info("rolls-again", "ETT-65", who=Who(seat=state.active))
    return replace(state, step="roll", turn=turn), (news,)


def _play_move(state: State, move: Play) -> Result:
    """The card replaces the rolled move, so that nothing else is done yet and the free swap opens (ETT-53)."""
    if is_ledger(state):
        return moving.moved(state, "")
    for other in others(state):
        expect(state.players[other].pawn != move.square, "pawn-stands-there", "ETT-31", who=Who(seat=other))
    square = next((square for square in free_squares(state) if square == move.square), None)
    if square is None:
        own = move.square == state.players[state.active].pawn
        raise Illegal("pawn-may-not-stay" if own else "does-not-fit", "ETT-53")
    return moving.moved(state, square)


def _replace_yarn(state: State, move: Play) -> State:
    """A yarn of the board for one of those beside it (ETT-57)."""
    if is_ledger(state):
        return state
    if move.yarn not in OCTAGONS or move.colour is None:
        raise Illegal("does-not-fit", "ETT-57")
    expect(move.colour in spare_yarns(state), "not-beside-the-board", "ETT-57")
    return with_yarn(state, OCTAGONS.index(move.yarn), move.colour)


def _replace_tile(state: State, move: Play) -> State:
    """An unoccupied tile of the board for one of those beside it (ETT-57)."""
    if is_ledger(state):
        return state
    if move.tile not in TILED or move.number not in PIPS:
        raise Illegal("does-not-fit", "ETT-57")
    expect(move.tile in _free_tiles(state), "tile-is-occupied", "ETT-57")
    expect(move.number in spare_tiles(state), "not-beside-the-board", "ETT-57")
    return with_tile(state, move.tile, move.number)


def _victim(state: State, move: Play) -> Seat:
    if move.victim not in others(state):
        raise Illegal("does-not-fit", "ETT-55" if move.card == "steal_card" else "ETT-56")
    return move.victim


def _steal_card(state: State, seat: Seat, victim: Seat) -> Result:
    """One action card from hand to hand; open Victory points are no part of it (ETT-55)."""
    robbed, thief = state.players[victim], state.players[seat]
    expect(robbed.cards, "no-card-to-steal", "ETT-55", who=Who(seat=victim))
    state = with_player(state, victim, replace(robbed, cards=robbed.cards - 1))
    key = f"steals-{state.options.stolen_card}"
    news = info(key, "ETT-55", who=Who(seat=seat), victim=Who(seat=victim))
    return with_player(state, seat, replace(thief, cards=thief.cards + 1)), (news,)


def _steal_tokens(state: State, seat: Seat, victim: Seat) -> Result:
    """Two tokens at most: the only one, or none where none is there (ETT-56)."""
    n = min(MOST_STOLEN, state.players[victim].tokens)
    news = info("steals", "ETT-56", who=Who(seat=seat), n=n, victim=Who(seat=victim))
    return with_tokens(state, {seat: n, victim: -n}), (news,)


def _call(state: State, seat: Seat, move: Play) -> Result:
    """The number called, if the die shows as much or more; the move of the turn stays what it was (ETT-61, ETT-63)."""
    pips, call = move.dice.get("number", 0), move.call
    if call is None or not 1 <= call <= HIGHEST or not 1 <= pips <= HIGHEST:
        raise Illegal("does-not-fit", "ETT-61")
    if pips >= call:
        return give_tokens(state, seat, call, "ETT-61")
    missed = info("call-missed", "ETT-61", who=Who(seat=seat), call=call, n=pips)
    return state, (missed,)


def _tax(state: State) -> Result:
    """A token to the supply from everybody else who has one (ETT-68)."""
    payers = [seat for seat in others(state) if state.players[seat].tokens]
    news = info("taxed", "ETT-68", n=len(payers))
    return with_tokens(state, dict.fromkeys(payers, -1)), (news,)
