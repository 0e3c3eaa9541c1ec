"""What a player takes and gives: tokens, action cards, design cards, points."""

from __future__ import annotations

from msgspec.structs import replace

from rules.ettana.components import TO_WIN, VICTORY_CARDS
from rules.ettana.state import (
    Result,
    State,
    design_pile,
    pile,
    points,
    supply,
    victory_out,
    with_player,
    with_tokens,
)
from rules.ettana.words import who
from rules.kit.types import News, Say, Seat


def give_tokens(state: State, seat: Seat, n: int, rule: str) -> Result:
    """Tokens from the supply for a card; a short supply gives what is left, or nothing (ETT-17)."""
    left = supply(state)
    gets = n if n <= left else left if state.options.short_supply == "rest" else 0
    gain = News(say=Say(key="gets-tokens", args={**who(seat), "n": gets}), rule=rule, tone="gain")
    short = (News(say=Say(key="supply-short", args={"n": left}), rule="ETT-17", tone="warn"),) if gets < n else ()
    return with_tokens(state, {seat: gets}), (gain, *short)


def draw_card(state: State, seat: Seat, rule: str) -> Result:
    """The top action card; an empty pile is made of the discards first (ETT-24)."""
    shuffled: tuple[News, ...] = ()
    if not pile(state):
        if not state.discards:
            return state, (News(say=Say(key="no-cards"), rule="ETT-24", tone="warn"),)
        shuffled = (News(say=Say(key="shuffled", args={"n": state.discards}), rule="ETT-24"),)
        state = replace(state, discards=0)
    player = state.players[seat]
    state = with_player(state, seat, replace(player, cards=player.cards + 1))
    turn = replace(state.turn, drawn=state.turn.drawn + 1)
    return replace(state, turn=turn), (*shuffled, News(say=Say(key="draws-card", args=who(seat)), rule=rule))


def draw_design(state: State, seat: Seat, rule: str) -> Result:
    """The top design card, if there is one."""
    if not design_pile(state):
        return state, (News(say=Say(key="no-designs"), rule=rule, tone="warn"),)
    player = state.players[seat]
    state = with_player(state, seat, replace(player, designs=player.designs + 1))
    return state, (News(say=Say(key="draws-design", args=who(seat)), rule=rule),)


def discard(state: State, seat: Seat) -> State:
    """A card from the hand on the discard pile (ETT-23)."""
    player = state.players[seat]
    state = with_player(state, seat, replace(player, cards=player.cards - 1))
    return replace(state, discards=state.discards + 1)


def warn_of_victory(state: State) -> tuple[News, ...]:
    """A word when more Victory points lie open than there should be: three of each kind make 36 cards."""
    n = victory_out(state)
    if n <= VICTORY_CARDS:
        return ()
    return (News(say=Say(key="many-victory", args={"n": n, "most": VICTORY_CARDS}), rule="ETT-64", tone="warn"),)


def scored(state: State, seat: Seat, rule: str) -> Result:
    """After a point: who has eight has won at once (ETT-69)."""
    total = points(state.players[seat])
    key = "won" if total >= TO_WIN else "has-points"
    news = News(
        say=Say(key=key, args={**who(seat), "n": total}), rule="ETT-69" if total >= TO_WIN else rule, tone="gain"
    )
    return replace(state, quiet=0), (news,)
