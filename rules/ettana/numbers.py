"""Every public number: where it shows itself, within which limits, and what is set right with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal

from msgspec.structs import replace

from rules.kit.corrections import Number, Wanted, set_number
from rules.kit.places import put
from rules.kit.types import Say, Seat, SetNumber, Who

from .components import HIGHEST, MOST_POINTS
from .state import Player, Result, State, design_pile, pile, supply, with_player

What = Literal["tokens", "cards", "designs", "victory"]
PLAYING = ("roll", "beside", "act", "claim", "lull")  # steps in which everybody has something


def do_set_number(state: State, seat: Seat, move: SetNumber) -> Result:
    return set_number(partial(numbers, state), move), ()


def numbers(state: State, wanted: Wanted) -> Iterator[Number[State]]:
    """All of them, as the table sees them now."""
    if state.step not in PLAYING:
        return
    for seat, player in enumerate(state.players):
        ids = (f"correct_player-{seat}-", f"correct_points-{seat}-")
        if wanted(ids):
            yield from _of_player(state, seat, player)
    yield Number(kind="correct_discards", row=Say(key="row-discards"), now=state.discards,
                 most=state.discards + pile(state), put=lambda n: replace(state, discards=n))  # fmt: skip
    if state.turn.number:
        yield Number(kind="correct_number", row=Say(key="row-number"), now=state.turn.number, least=1, most=HIGHEST,
                     put=lambda n: replace(state, turn=replace(state.turn, number=n)))  # fmt: skip


def _of_player(state: State, seat: Seat, player: Player) -> Iterator[Number[State]]:
    """What lies before a seat, at most what is there already and what lies in the middle; and its claimed designs."""
    left: dict[What, tuple[int, int]] = {
        "tokens": (player.tokens, supply(state)),
        "cards": (player.cards, pile(state)),
        "designs": (player.designs, design_pile(state)),
        "victory": (player.victory, pile(state)),
    }
    for what, (now, more) in left.items():
        yield Number(kind="correct_player", of={"seat": seat, "what": what}, row=Say(key=f"row-{what}"),
                     column=Who(seat=seat), now=now, most=now + max(0, more),
                     put=partial(_with_so_many, state, seat, what))  # fmt: skip
    for index, claimed in enumerate(player.claimed):
        yield Number(kind="correct_points", of={"seat": seat, "index": index},
                     row=Say(key="row-claimed", args={"n": index + 1}), column=Who(seat=seat), now=claimed.points,
                     least=1, most=MOST_POINTS, put=partial(_with_points, state, seat, index))  # fmt: skip


# ---- set right ---------------------------------------------------------------------------------------
def _with_so_many(state: State, seat: Seat, what: What, n: int) -> State:
    return with_player(state, seat, replace(state.players[seat], **{what: n}))


def _with_points(state: State, seat: Seat, index: int, n: int) -> State:
    player = state.players[seat]
    claimed = put(player.claimed, index, replace(player.claimed[index], points=n))
    return with_player(state, seat, replace(player, claimed=claimed))
