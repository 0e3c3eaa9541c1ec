"""The actions of a turn, in the order in which the form offers them: the likely one first (ETT-18..28).

Buying and the end of the turn are here; the other actions are in moving, cards and claims.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec.structs import replace

from rules.kit.forms import yes_no
from rules.kit.news import info, prepend
from rules.kit.rules import Barred, No, Outcome, barred, only, pick
from rules.kit.types import Option, Pick, Say, Seat, Who

from . import cards, claims, moving
from .cards import play
from .claims import claim
from .components import PRICES, QUIET_TURNS, Goods
from .flow import ACT, LULL
from .moving import free_swap, go, moved, stay
from .state import State, Turn


# ---- the end of the turn ------------------------------------------------------------------------------
def next_turn(state: State) -> State:
    """Passes the turn clockwise; after QUIET_TURNS turns without a point the table is asked first."""
    quiet = state.quiet + 1
    return replace(state, step="roll" if quiet % QUIET_TURNS else "lull", turn=Turn(), claim=None, quiet=quiet,
                   turns=state.turns + 1, active=(state.active + 1) % state.seats)  # fmt: skip


def has_moved(state: State) -> bool | No:
    return state.turn.moved or No("must-move", "ETT-19")


def swap_hint(state: State) -> Say | None:
    return Say(key="swap-now-hint") if state.turn.swap and state.is_ledger() else None


def is_all_done(state: State) -> bool:
    """Whether only ending the turn is left."""
    player = state.players[state.active]
    is_done = state.is_board() and not (state.turn.swap or player.cards or player.designs)
    return is_done and not affordable_goods(state)


# ---- a drawn Victory point -----------------------------------------------------------------------------
def may_show(state: State) -> bool | No:
    """Whether a card drawn in this turn may be a Victory point."""
    return (state.turn.drawn > 0 and cards.has_card(state)) or No("no-card-drawn")


def show_victory(state: State, seat: Seat) -> Outcome[State]:
    state = state.with_more(seat, cards=-1, victory=1)
    state = replace(state, turn=replace(state.turn, drawn=state.turn.drawn - 1))
    return prepend(state.warn_of_victory(), state.after_point(seat, "ETT-64"))


# ---- exchanging a design ------------------------------------------------------------------------------
def may_exchange(state: State) -> bool | No:
    """Whether a design may be exchanged: no action since the roll, nor Roll again by one reading (ETT-28)."""
    turn = state.turn
    if turn.moved or turn.acted or (turn.again and state.options.again_exchange == "bars"):
        return No("exchange-too-late")
    if not state.players[state.active].designs:
        return No("no-design-in-hand")
    return state.design_pile() > 0 or No("no-designs")


def exchange(state: State, seat: Seat) -> Outcome[State]:
    """Exchanges a design card for the top one of the pile, under which it goes; the turn is over (ETT-27)."""
    return next_turn(state), info("exchanged", "ETT-27", who=Who(seat=seat))


# ---- buying ------------------------------------------------------------------------------------------
def affordable_goods(state: State) -> list[Goods]:
    return [what for what in PRICES if why_not_buy(state, what) is None]


def goods_offers(state: State) -> Iterator[Option | Barred]:
    for what, price in PRICES.items():
        note = Say(key="n-tokens", args={"n": price})
        option, bar = Option(value=what, label=Say(key=f"goods-{what}"), note=note), why_not_buy(state, what)
        yield bar.with_option(option) if bar else option


def why_not_buy(state: State, what: Goods) -> Barred | None:
    """The reason why goods cannot be bought: too expensive, used up, or by one reading bought already (ETT-26)."""
    price, has = PRICES[what], state.players[state.active].tokens
    if has < price:
        return barred(what, "too-dear", "ETT-20", price=price, has=has)
    if state.options.repeat == "once" and what in state.turn.bought:
        return barred(what, "bought-already", "ETT-26")
    left = {"card": state.pile() + state.discards, "design": state.design_pile(), "swap": 1}
    return None if left[what] else barred(what, "nothing-left", "ETT-24")


def may_buy_swap(state: State) -> bool:
    return state.is_board() and why_not_buy(state, "swap") is None


def buy(
    state: State, seat: Seat,
    # default: the first that is affordable, usually a card
    goods: Annotated[Goods, pick(goods_offers, label="buy-field", default=lambda s: affordable_goods(s)[:1])],
    yarns: Annotated[tuple[str, ...], only(may_buy_swap, cards.yarns_field(("goods", ("swap",))))] = (),
) -> Outcome[State]:  # fmt: skip
    state = state.with_tokens({seat: -PRICES[goods]})
    state = replace(state, turn=replace(state.turn, acted=True, swap=False, bought=(*state.turn.bought, goods)))
    match goods:
        case "card":
            return state.draw_card(seat, "ETT-20")
        case "design":
            return state.draw_design(seat, "ETT-22")
        case "swap":
            return moving.swap(state, yarns) if yarns else state


# ---- the forms, in order --------------------------------------------------------------------------------
ACT.move("ETT-29", id="go-{seat}", when=moving.may_move_board,
         confirm=Say(key="go-confirm", args={"to": Pick(field="to")}),
         label=lambda s: Say(key="go-label", args={"n": s.turn.number}))(go)  # fmt: skip
ACT.move("ETT-39", id="stay-{seat}", when=moving.is_boxed_in)(stay)
ACT.move("ETT-19", id="moved-{seat}", when=moving.may_move_ledger, picks=())(moved)
ACT.move("ETT-41", id="free-swap-{seat}", when=moving.may_swap, picks=())(free_swap)
ACT.move("ETT-9", id="end-turn-{seat}", when=has_moved, hint=swap_hint, moves_on=is_all_done,
         tag="end_turn")(next_turn)  # fmt: skip
ACT.move("ETT-64", id="victory-{seat}", text="victory", when=may_show)(show_victory)
ACT.move("ETT-27", id="exchange-{seat}", when=may_exchange, hint="exchange-hint")(exchange)
ACT.move("ETT-23", id="play-{seat}", when=cards.has_card, picks=("card",))(play)
ACT.move("ETT-20", id="buy-{seat}", picks=("goods",))(buy)
ACT.move("ETT-48", id="claim-{seat}", when=claims.may_claim_board, picks=())(claim)
ACT.move("ETT-48", id="claim-{seat}", when=claims.may_claim_ledger, picks=(), asked=("points",),
         given={"design": claims.UNSEEN})(claim)  # fmt: skip


# ---- many turns without a point ---------------------------------------------------------------------------
@LULL.move("ETT-71", id="lull", text="lull", hint=lambda s: Say(key="lull-hint", args={"n": s.quiet}))
def play_on(
    state: State, go_on: Annotated[int, pick(yes_no("lull-on", "lull-stop"), label="lull-field")]
) -> Outcome[State]:
    """Plays on, or stops by agreement; the rulebook's only ending is eight points (ETT-71)."""
    return replace(state, step="roll", stopped=not go_on)
