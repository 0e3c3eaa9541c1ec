"""All tokens are turned up: the table tells which kinds lie there (BNB-12)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.news import warn
from rules.kit.types import TABLE, Allot, Illegal, News, Prompt, Say, Seat

from . import kings
from .components import MOST_TOKENS, STOCK, Kind
from .moves import Reveal
from .state import (
    Result,
    Stake,
    State,
    add_tokens,
    is_fictitious,
    name,
    order,
    with_side,
    with_stake,
)
from .words import kind_lines


def open_reveal(state: State) -> Result:
    """Wait until the tokens are turned up; go on at once if nobody has committed any."""
    return (state, ()) if any(stake.count for stake in state.stakes) else _turned_up(state, {})


def to_tell(state: State) -> tuple[int, ...]:
    """The sides whose kinds no phone has told."""
    return tuple(s for s in order(state) if state.stakes[s].count and state.stakes[s].secret is None)


def ask_reveal(state: State) -> tuple[Prompt, ...]:
    rows = tuple(_row(state, side) for side in to_tell(state))
    late = state.seats < len(state.sides) and state.options.fictitious_draw == "after"
    return (
        forms.form("reveal", TABLE, "reveal", rows, rule="BNB-12",
                   hint=Say(key="fictitious-late", args={"n": state.stakes[-1].count or 0}) if late else None),
    )  # fmt: skip


def _row(state: State, side: int) -> Allot:
    """One line per kind. The caps are those of the box, not of the log: what lies there may be told (C10)."""
    count = state.stakes[side].count or 0
    kinds = tuple(kind for kind in STOCK if kind != "king" or not is_fictitious(state, side))
    return Allot(
        name="faces",
        key=str(side),
        label=name(state, side),
        caps={kind: min(STOCK[kind], count) for kind in kinds},
        lines=kind_lines(kinds),
        least=count,
        most=count,
        default=_only_way(state, side, kinds, count),
    )


def _only_way(state: State, side: int, kinds: tuple[Kind, ...], count: int) -> dict[str, int] | None:
    """What must lie there by the log: all that the side has left, or tokens of the one kind that it has left."""
    tokens = state.sides[side].tokens
    left: dict[str, int] = {kind: tokens[kind] for kind in kinds if tokens[kind]}
    if sum(left.values()) == count:
        return left
    return dict.fromkeys(left, count) if len(left) == 1 and sum(left.values()) > count else None


def do_reveal(state: State, seat: Seat, move: Reveal) -> Result:
    expect(seat == TABLE)
    rows = to_tell(state)
    if set(move.faces) != {str(side) for side in rows}:
        raise Illegal("does-not-fit", "BNB-12")
    faces = {side: _told_faces(state, side, move.faces[str(side)]) for side in rows}
    for side, stake in enumerate(state.stakes):
        if stake.secret is not None:
            assert stake.secret.value is not None, "only the unsealed state is played on"
            faces[side] = stake.secret.value
    return _turned_up(state, faces)


def _told_faces(state: State, side: int, told_kinds: dict[Kind, int]) -> dict[Kind, int]:
    kinds: dict[Kind, int] = {kind: told_kinds[kind] for kind in STOCK if told_kinds.get(kind)}
    if any(not 0 < n <= STOCK[kind] for kind, n in kinds.items()):
        raise Illegal("does-not-fit", "BNB-3")
    if sum(kinds.values()) != state.stakes[side].count:
        raise Illegal("wrong-sum", "BNB-12", who=name(state, side), n=state.stakes[side].count or 0)
    if is_fictitious(state, side) and kinds.get("king"):
        raise Illegal("does-not-fit", "BNB-61")
    return kinds


def _turned_up(state: State, faces: dict[int, dict[Kind, int]]) -> Result:
    """Take the tokens from the stocks (BNB-13) and warn where the table and the log differ."""
    news = tuple(warning for side, kinds in faces.items() for warning in _warnings(state, side, kinds))
    for side, kinds in faces.items():
        over: dict[Kind, int] = {k: n - state.sides[side].tokens[k] for k, n in kinds.items()}
        short = {k: n for k, n in over.items() if n > 0}
        state = with_stake(state, side, Stake(count=sum(kinds.values()), faces=kinds, over=short))
        state = with_side(state, side, add_tokens(state.sides[side], kinds, -1))
    return told(news, kings.go_on(replace(state, step="king", kings=kings.to_choose(state))))


def _warnings(state: State, side: int, kinds: dict[Kind, int]) -> Iterator[News]:
    who, count = name(state, side), sum(kinds.values())
    for kind, n in kinds.items():
        if n > state.sides[side].tokens[kind]:
            over = Say(key="more-than-left", args={"who": who, "kind": Say(key=f"kind-{kind}")})
            yield News(say=over, rule="BNB-13", tone="warn")
    if count > MOST_TOKENS and not kinds.get("king"):
        yield warn("six-without-king", "BNB-10", who=who)
    if state.options.lone_king == "forbidden" and kinds == {"king": 1}:
        yield warn("king-was-alone", "BNB-20", who=who)


# ---- left out ----------------------------------------------------------------------------------------
def left_out(state: State) -> Result:
    """The tokens are used though nobody tells them, as far as they are known; the news name whose are not."""
    news: tuple[News, ...] = ()
    for side, stake in enumerate(state.stakes):
        known = stake.secret.value if stake.secret else _only_way(state, side, tuple(STOCK), stake.count or 0)
        if known is not None:
            used: dict[Kind, int] = {kind: known.get(kind, 0) for kind in STOCK}
            state = with_side(state, side, add_tokens(state.sides[side], used, -1))
        elif stake.count:
            news = (*news, warn("left-untold", "BNB-13", who=name(state, side), n=stake.count))
    return state, news
