"""Kings and strategy tiles (BNB-15..20, BNB-49..60)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.flow import told
from rules.kit.news import info, warn
from rules.kit.types import Allot, Choice, Field, Illegal, News, Option, Prompt, Say, Seat

from . import builders
from .components import MOST_BACK, STOCK, STRATEGIES, Kind, Strategy
from .ending import pay
from .moves import TakeStrategy
from .state import (
    Result,
    State,
    StrategyTile,
    add_tokens,
    armies,
    is_fictitious,
    name,
    order,
    with_side,
    with_stake,
)
from .words import counted, kind_lines, side_options

RULE_OF: dict[Strategy, str] = {
    "claim": "BNB-49",
    "extra": "BNB-50",
    "catapult": "BNB-52",
    "trojan": "BNB-53",
    "fresh": "BNB-54",
    "withdraw": "BNB-55",
}


# ---- who may take what -------------------------------------------------------------------------------
def eligible(state: State, side: int) -> tuple[Strategy, ...]:
    """The strategy tiles that still lie in the middle and whose condition this side meets."""
    taken = {tile.tile for tile in state.strategies}
    return tuple(tile for tile in STRATEGIES if tile not in taken and _meets(state, side, tile))


def _meets(state: State, side: int, tile: Strategy) -> bool:
    faces = state.stakes[side].faces
    match tile:
        case "claim":
            return bool(faces.get("builder"))
        case "extra":
            late = state.options.extra_check == "after"
            return bool(faces.get("builder")) and (late or builders.has_most(state, side))
        case "catapult":
            return armies(faces) > 0 and bool(victims(state, side))
        case "trojan" | "fresh":
            return armies(faces) > 0
        case "withdraw":
            return bool(without_king(faces))


def without_king(faces: dict[Kind, int]) -> dict[Kind, int]:
    return {kind: n for kind, n in faces.items() if kind != "king" and n}


def victims(state: State, side: int) -> tuple[int, ...]:
    """Whom the Catapult may hit: every opponent; the fictitious player if the table plays so (BNB-66)."""
    real_only = state.options.fictitious_target == "no"
    return tuple(i for i in range(len(state.sides)) if i != side and not (real_only and is_fictitious(state, i)))


def to_choose(state: State) -> tuple[int, ...]:
    """The sides whose king chooses a tile, in turn order (BNB-16)."""
    return tuple(side for side in order(state) if state.stakes[side].faces.get("king"))


def has_chosen(state: State, side: int) -> State:
    """The king of that side is not asked again this round."""
    return replace(state, kings=tuple(each for each in state.kings if each != side))


# ---- the choice --------------------------------------------------------------------------------------
def ask_king(state: State) -> tuple[Prompt, ...]:
    side = state.kings[0]
    tiles = eligible(state, side)
    options = tuple(
        Option(value=tile, label=Say(key=f"strategy-{tile}"), note=Say(key=f"note-{tile}")) for tile in tiles
    )
    tile = Choice(name="tile", label=Say(key="strategy-label"), options=options)
    fields = (tile, *_details(state, side, tiles))
    return (forms.form(f"king-{side}", side, "take_strategy", fields, text="king", picks=("tile",), rule="BNB-15"),)


def _details(state: State, side: int, tiles: tuple[Strategy, ...]) -> tuple[Field, ...]:
    fields: list[Field] = []
    if "catapult" in tiles:
        options = side_options(state, victims(state, side))
        fields.append(
            Choice(name="victim", label=Say(key="victim-label"), options=options, when=("tile", ("catapult",)))
        )
    if "withdraw" in tiles:
        faces = without_king(state.stakes[side].faces)
        caps: dict[str, int] = dict(faces.items())  # a line is any string
        fields.append(
            Allot(name="back", label=Say(key="back-label"), caps=caps, lines=kind_lines(tuple(faces)), least=1,
                  most=min(MOST_BACK, sum(faces.values())), when=("tile", ("withdraw",)))
        )  # fmt: skip
    return tuple(fields)


def do_take_strategy(state: State, seat: Seat, move: TakeStrategy) -> Result:
    if seat != state.kings[0]:
        raise Illegal("not-your-turn", "BNB-16")
    if move.tile not in eligible(state, seat):
        raise Illegal("tile-not-open", RULE_OF[move.tile], tile=Say(key=f"strategy-{move.tile}"))
    if move.tile == "catapult" and move.victim not in victims(state, seat):
        raise Illegal("does-not-fit", "BNB-52")
    laid = StrategyTile(tile=move.tile, holder=move.victim if move.tile == "catapult" else seat)
    state, news = replace(state, strategies=(*state.strategies, laid)), _taken(state, seat, move)
    if move.tile == "withdraw":
        state, back = _withdraw(state, seat, move.back)
        news = (*news, *back)
    return told(news, go_on(has_chosen(state, seat)))


def _taken(state: State, seat: Seat, move: TakeStrategy) -> tuple[News, ...]:
    who, rule = name(state, seat), RULE_OF[move.tile]
    if move.tile == "catapult" and move.victim is not None:
        return (info("took-catapult", rule, who=who, victim=name(state, move.victim)),)
    return (info("took-strategy", rule, who=who, tile=Say(key=f"strategy-{move.tile}")),)


def _withdraw(state: State, seat: Seat, back: dict[Kind, int]) -> Result:
    """One to three tokens go back behind the screen; they count for nothing this round (BNB-55, BNB-58)."""
    faces = state.stakes[seat].faces
    out: dict[Kind, int] = {kind: back[kind] for kind in STOCK if back.get(kind)}
    if not 1 <= sum(out.values()) <= MOST_BACK or any(
        kind == "king" or not 0 < n <= faces.get(kind, 0) for kind, n in out.items()
    ):
        raise Illegal("withdraw-one-to-three", "BNB-55")
    left: dict[Kind, int] = {kind: n - out.get(kind, 0) for kind, n in faces.items() if n > out.get(kind, 0)}
    state = with_stake(state, seat, replace(state.stakes[seat], faces=left))
    state = with_side(state, seat, add_tokens(state.sides[seat], out, 1))
    who = name(state, seat)
    news = (info("withdrew", "BNB-55", who=who, tokens=counted(out)),)
    if without_king(left) or state.options.all_back == "free":
        return state, news
    state, short = pay(state, seat, -1)
    return state, (*news, warn("all-back-chip", "BNB-58", who=who), *short)


# ---- going on ----------------------------------------------------------------------------------------
def go_on(state: State) -> Result:
    """The next king that can take a tile; a king that cannot take any is lost (BNB-20); then the builders."""
    if not state.kings:
        return builders.go_on(state)
    if eligible(state, state.kings[0]):
        return state, ()
    who = name(state, state.kings[0])
    news = info("king-lost", "BNB-20", who=who)
    return told((news,), go_on(replace(state, kings=state.kings[1:])))
