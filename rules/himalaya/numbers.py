"""Every public number: where it shows itself, and within which limits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from rules.kit.corrections import Number, Wanted, set_number
from rules.kit.places import put
from rules.kit.types import Say, Seat, SetNumber

from .components import CUBES, GOODS, INVENTORY_TOKENS, LEVELS, MOST_HERD, ROUNDS, STUPAS, VILLAGES, Good
from .state import (
    Player,
    Result,
    State,
    delegations_left,
    holding,
    is_full,
    site,
    who,
    with_player,
)
from .supply import on_board, with_goods
from .words import good_word

NUMBERS = (  # tags
    "correct_round", "correct_leader", "correct_tokens", "correct_yaks", "correct_sent", "correct_stupas",
    "correct_goods",
)  # fmt: skip
OF_SEAT = ("correct_leader", "correct_tokens", "correct_yaks", "correct_sent", "correct_stupas")


def do_set_number(state: State, seat: Seat, move: SetNumber) -> Result:
    return set_number(partial(numbers, state), move), ()


def numbers(state: State, wanted: Wanted) -> Iterator[Number[State]]:
    """All of them, as the table sees them now."""
    if state.step == "programme":
        yield Number(kind="correct_round", row=Say(key="row-round"), now=state.round, least=1, most=ROUNDS,
                     put=lambda n: replace(state, round=n))  # fmt: skip
    for seat in range(state.seats):
        if wanted(tuple(f"{kind}-{seat}" for kind in OF_SEAT)):
            yield from _of_seat(state, seat, state.players[seat])
    if wanted("correct_goods-"):
        yield from _goods(state)


def _of_seat(state: State, seat: Seat, player: Player) -> Iterator[Number[State]]:
    of, column = {"seat": seat}, who(seat)

    def with_(**changes: object) -> State:
        return with_player(state, seat, replace(player, **changes))

    if is_full(state) and state.laid:
        yield Number(kind="correct_leader", of=of, row=Say(key="row-leader"), column=column, now=player.at,
                     least=min(1, player.at), most=VILLAGES, put=lambda n: with_(at=n, storm=0),
                     cell=f"v{player.at}" if player.at else "")  # fmt: skip
    yield Number(kind="correct_tokens", of=of, row=Say(key="row-tokens"), column=column, now=player.tokens,
                 most=INVENTORY_TOKENS, put=lambda n: with_(tokens=n), rule="HIM-59")  # fmt: skip
    if player.yaks is not None:
        yield Number(kind="correct_yaks", of=of, row=Say(key="row-yaks"), column=column, now=player.yaks,
                     most=MOST_HERD, put=lambda n: with_(yaks=n))  # fmt: skip
    if is_full(state) or player.yaks is not None:  # the ledger knows them only after counting
        for i, n in enumerate(player.sent):
            yield Number(kind="correct_sent", of={**of, "region": i + 1}, row=Say(key="row-region", args={"n": i + 1}),
                         column=column, now=n, most=n + delegations_left(state, seat), rule="HIM-4",
                         put=partial(_with_sent, state, seat, i), cell=f"r{i + 1}")  # fmt: skip
    levels = player.levels or ()
    for i, (level, n) in enumerate(zip(LEVELS, levels, strict=False)):
        yield Number(kind="correct_stupas", of={**of, "level": level}, column=column, now=n, rule="HIM-4",
                     row=Say(key="row-stupas", args={"level": Say(key=f"level-{level}")}),
                     most=n + STUPAS - sum(levels),
                     put=partial(_with_level, state, seat, i))  # fmt: skip


def _with_sent(state: State, seat: Seat, i: int, n: int) -> State:
    player = state.players[seat]
    return with_player(state, seat, replace(player, sent=put(player.sent, i, n)))


def _with_level(state: State, seat: Seat, i: int, n: int) -> State:
    player = state.players[seat]
    return with_player(state, seat, replace(player, levels=put(player.levels or (), i, n)))


def _goods(state: State) -> Iterator[Number[State]]:
    """The cubes in the villages that offer some; the last one cannot be taken away here."""
    told = (v for v in holding(state, "goods") if state.sites[v - 1].goods)
    for v in told if is_full(state) else ():
        lying = state.sites[v - 1].goods
        for good, supply in GOODS.items():
            now = lying.get(good, 0)
            free = min(supply - on_board(state, good), CUBES - sum(lying.values()))
            yield Number(kind="correct_goods", of={"village": v, "good": good}, column=good_word(good), now=now,
                         row=Say(key="row-village", args={"n": v}), least=1 if now == sum(lying.values()) else 0,
                         most=now + free, put=partial(_with_cubes, state, v, good), rule="HIM-3",
                         cell=f"v{v}")  # fmt: skip


def _with_cubes(state: State, v: int, good: Good, n: int) -> State:
    return with_goods(state, v, {**site(state, v).goods, good: n})
