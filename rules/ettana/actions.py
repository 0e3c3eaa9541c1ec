"""The actions of a turn: what is open, what is bought, the exchange, and the end of the turn (ETT-18..28)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.news import info
from rules.kit.types import TABLE, Choice, Field, Option, Prompt, Say, Seat, Who

from . import cards, claims, moving
from .components import LULL, OCTAGONS, PRICES, Goods
from .moves import Buy, EndTurn, Exchange, PlayOn, ShowVictory
from .moving import octagons, swap, yarn_pair
from .state import (
    Result,
    State,
    Turn,
    design_pile,
    draw_card,
    draw_design,
    is_ledger,
    need,
    pile,
    scored,
    warn_of_victory,
    with_player,
    with_tokens,
)


def ask_act(state: State) -> tuple[Prompt, ...]:
    """The likely action first, the others beside it."""
    ask = f"act-{state.active}"
    prompts = (
        *_ask_main(state, ask), *_ask_victory(state, ask), *_ask_exchange(state, ask), *cards.ask_play(state, ask),
        *_ask_buy(state, ask), *claims.ask_claim(state, ask),
    )  # fmt: skip
    if len(prompts) == 1 and state.turn.moved and not is_ledger(state):  # only the end of the turn is left
        return (replace(prompts[0], moves_on=True),)
    return prompts


def _ask_main(state: State, ask: str) -> tuple[Prompt, ...]:
    if not state.turn.moved:
        return (moving.ask_move(state, ask),)
    end = _ask_end(state, ask)
    return (moving.ask_free_swap(state, ask), end) if state.turn.swap and not is_ledger(state) else (end,)


def _key(state: State, ask: str, id: str, move: str, rule: str, *fields: Field, hint: Say | None = None) -> Prompt:
    """An action with the texts `id-label` and `id-confirm`; the confirmation may name the first field's choice."""
    return forms.form(f"{id}-{state.active}", state.active, move, fields, text=id, ask=ask, hint=hint, rule=rule,
                      picks=tuple(field.name for field in fields[:1]))  # fmt: skip


# ---- the end of the turn ------------------------------------------------------------------------------
def _ask_end(state: State, ask: str) -> Prompt:
    hint = Say(key="swap-now-hint") if state.turn.swap and is_ledger(state) else None
    return _key(state, ask, "end-turn", "end_turn", "ETT-9", hint=hint)


def do_end_turn(state: State, seat: Seat, move: EndTurn) -> Result:
    need(state, seat, "act", state.active)
    expect(state.turn.moved, "must-move", "ETT-19")
    return next_turn(state), ()


def next_turn(state: State) -> State:
    """The next player clockwise; after very many turns without a point the table is asked first."""
    quiet = state.quiet + 1
    return replace(state, step="roll" if quiet % LULL else "lull", turn=Turn(), claim=None, quiet=quiet,
                   turns=state.turns + 1, active=(state.active + 1) % state.seats)  # fmt: skip


def ask_lull(state: State) -> tuple[Prompt, ...]:
    """Whether the table plays on; the rulebook knows no end but eight points."""
    go_on = Choice(name="go_on", label=Say(key="lull-field"), options=forms.yes_no("lull-on", "lull-stop"))
    hint = Say(key="lull-hint", args={"n": state.quiet})
    return (forms.form("lull", TABLE, "play_on", (go_on,), picks=("go_on",), hint=hint, rule="ETT-71"),)


def do_play_on(state: State, seat: Seat, move: PlayOn) -> Result:
    need(state, seat, "lull", TABLE)
    return replace(state, step="roll", stopped=not move.go_on), ()


# ---- buying ------------------------------------------------------------------------------------------
def _ask_buy(state: State, ask: str) -> tuple[Prompt, ...]:
    goods = [what for what in PRICES if may_buy(state, what)]
    if not goods:
        return ()
    options = tuple(
        Option(value=what, label=Say(key=f"goods-{what}"), note=Say(key="n-tokens", args={"n": PRICES[what]}))
        for what in goods
    )
    choice = Choice(name="goods", label=Say(key="buy-field"), options=options, default=(goods[0],))  # mostly a card
    fields: tuple[Field, ...] = (choice,)
    if "swap" in goods and not is_ledger(state):
        fields = (choice, replace(yarn_pair(Say(key="swap-field"), OCTAGONS), when=("goods", ("swap",))))
    return (_key(state, ask, "buy", "buy", "ETT-20", *fields),)


def may_buy(state: State, what: Goods) -> bool:
    """Whether it can be paid for and is there; and again in one turn, if the table reads it so (ETT-26)."""
    is_new = state.options.repeat == "any" or what not in state.turn.bought
    return state.players[state.active].tokens >= PRICES[what] and is_new and _is_there(state, what)


def _is_there(state: State, what: Goods) -> bool:
    match what:
        case "card":
            return pile(state) + state.discards > 0
        case "design":
            return design_pile(state) > 0
        case "swap":
            return True


def do_buy(state: State, seat: Seat, move: Buy) -> Result:
    need(state, seat, "act", state.active)
    price, has, bought = PRICES[move.goods], state.players[seat].tokens, state.turn.bought
    expect(has >= price, "too-dear", "ETT-20", price=price, has=has)
    expect(state.options.repeat == "any" or move.goods not in bought, "bought-already", "ETT-26")
    expect(may_buy(state, move.goods), "nothing-left", "ETT-24")
    state = with_tokens(state, {seat: -price})
    state = replace(state, turn=replace(state.turn, acted=True, swap=False, bought=(*bought, move.goods)))
    match move.goods:
        case "card":
            return draw_card(state, seat, "ETT-20")
        case "design":
            return draw_design(state, seat, "ETT-22")
        case "swap":
            return (state if is_ledger(state) else swap(state, octagons(move.yarns))), ()


# ---- a Victory point that was drawn --------------------------------------------------------------------
def _ask_victory(state: State, ask: str) -> tuple[Prompt, ...]:
    return (_key(state, ask, "victory", "show_victory", "ETT-64"),) if may_show(state) else ()


def may_show(state: State) -> bool:
    """Whether a card was drawn in this turn that may be a Victory point."""
    return state.turn.drawn > 0 and state.players[state.active].cards > 0


def do_show_victory(state: State, seat: Seat, move: ShowVictory) -> Result:
    need(state, seat, "act", state.active)
    expect(state.turn.drawn, "no-card-drawn", "ETT-64")
    expect(may_show(state), "no-card-in-hand", "ETT-64")
    player = state.players[seat]
    state = with_player(state, seat, replace(player, cards=player.cards - 1, victory=player.victory + 1))
    state = replace(state, turn=replace(state.turn, drawn=state.turn.drawn - 1))
    return told(warn_of_victory(state), scored(state, seat, "ETT-64"))


# ---- exchanging a design ------------------------------------------------------------------------------
def _ask_exchange(state: State, ask: str) -> tuple[Prompt, ...]:
    if not may_exchange(state) or not state.players[state.active].designs or not design_pile(state):
        return ()
    return (_key(state, ask, "exchange", "exchange", "ETT-27", hint=Say(key="exchange-hint")),)


def may_exchange(state: State) -> bool:
    """Whether nothing was done since the roll; Roll again counts, unless the table reads it otherwise (ETT-28)."""
    turn = state.turn
    is_barred = turn.again and state.options.again_exchange == "bars"
    return not (turn.moved or turn.acted or is_barred)


def do_exchange(state: State, seat: Seat, move: Exchange) -> Result:
    need(state, seat, "act", state.active)
    expect(may_exchange(state), "exchange-too-late", "ETT-27")
    expect(state.players[seat].designs, "no-design-in-hand", "ETT-27")
    expect(design_pile(state), "no-designs", "ETT-27")
    news = info("exchanged", "ETT-27", who=Who(seat=seat))
    return told((news,), (next_turn(state), ()))
