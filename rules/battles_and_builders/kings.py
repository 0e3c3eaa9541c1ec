"""Kings and strategy tiles (BNB-15..20, BNB-49..60)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec.structs import replace

from rules.kit.flow import told
from rules.kit.news import info, warn
from rules.kit.rules import EMPTY, Barred, Outcome, barred, only, pick, share
from rules.kit.types import Option, Say, Seat, Who

from . import builders
from .components import MOST_BACK, STRATEGIES, Kind, Strategy
from .ending import pay
from .flow import KING
from .state import Result, State, StrategyTile, armies
from .words import counted, in_order, side_options

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
    """The strategy tiles that this side can take."""
    taken = [laid.tile for laid in state.strategies]
    return tuple([tile for tile in STRATEGIES if tile not in taken and _meets(state, side, tile)])


def may_take(state: State, side: int, tile: Strategy) -> bool:
    """Whether it still lies in the middle, and the side meets its condition."""
    return tile not in [laid.tile for laid in state.strategies] and _meets(state, side, tile)


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
    return tuple(i for i in range(len(state.sides)) if i != side and not (real_only and state.is_fictitious(i)))


def has_chosen(state: State, side: int) -> State:
    """The king of that side is not asked again this round."""
    return replace(state, kings=tuple(each for each in state.kings if each != side))


# ---- the choice --------------------------------------------------------------------------------------
TILES: dict[Strategy, tuple[Option, Barred]] = {
    tile: (Option(value=tile, label=its, note=Say(key=f"note-{tile}")), barred(tile, "tile-not-open", rule, tile=its))
    for tile, rule in RULE_OF.items() for its in [Say(key=f"strategy-{tile}")]
}  # fmt: skip


def tiles(s: State, seat: Seat) -> Iterator[Option | Barred]:
    """Those that lie in the middle and whose condition is met; the others with the rule that bars them."""
    may = eligible(s, seat)
    for tile, (option, bar) in TILES.items():
        yield option if tile in may else bar


HIT = pick(lambda s, seat: side_options(s, victims(s, seat)), when=("tile", ("catapult",)))
BACK = share(
    lambda s, seat: without_king(s.stakes[seat].faces), words="kind", least=1, when=("tile", ("withdraw",)),
    most=lambda s, seat: min(MOST_BACK, sum(without_king(s.stakes[seat].faces).values())),
)  # fmt: skip


@KING.move("BNB-15", id="king-{seat}", text="king", picks=("tile",))
def take_strategy(
    s: State, seat: Seat, tile: Annotated[Strategy, pick(tiles, label="strategy-label")],
    victim: Annotated[int | None, only(lambda s, seat: may_take(s, seat, "catapult"), HIT)] = None,
    back: Annotated[dict[Kind, int], only(lambda s, seat: may_take(s, seat, "withdraw"), BACK)] = EMPTY,
) -> Outcome[State]:  # fmt: skip
    """It lies before the side that it works for, the Catapult before its victim (BNB-49..55)."""
    who, rule = s.name(seat), RULE_OF[tile]
    laid = StrategyTile(tile=tile, holder=seat if victim is None else victim)
    s = replace(has_chosen(s, seat), strategies=(*s.strategies, laid))
    if victim is not None:
        return s, info("took-catapult", rule, who=who, victim=s.name(victim))
    took = info("took-strategy", rule, who=who, tile=Say(key=f"strategy-{tile}"))
    return told((took,), _withdrawn(s, seat, in_order(back))) if back else (s, took)


def _withdrawn(s: State, seat: Seat, out: dict[Kind, int]) -> Result:
    """Tokens go back behind the screen; they count for nothing this round (BNB-55, BNB-58)."""
    faces = s.stakes[seat].faces
    left: dict[Kind, int] = {kind: n - out.get(kind, 0) for kind, n in faces.items() if n > out.get(kind, 0)}
    s = s.with_stake(seat, replace(s.stakes[seat], faces=left))
    s = s.with_side(seat, s.sides[seat].add_tokens(out, 1))
    who = s.name(seat)
    news = info("withdrew", "BNB-55", who=who, tokens=counted(out))
    if without_king(left) or s.options.all_back == "free":
        return s, (news,)
    s, short = pay(s, seat, -1)
    return s, (news, warn("all-back-chip", "BNB-58", who=who), *short)


# ---- going on ----------------------------------------------------------------------------------------
@KING.goes_on
def next_king(s: State) -> Outcome[State] | None:
    """The next that can take a tile; a king that cannot take any is lost (BNB-20); then the builders."""
    if not s.kings:
        return builders.go_on(s)
    if eligible(s, s.kings[0]):
        return None
    return replace(s, kings=s.kings[1:]), info("king-lost", "BNB-20", who=s.name(s.kings[0]))


@KING.left_out(lambda s: Say(key="leave-king", args={"who": Who(seat=s.kings[0])}))
def king_left_out(s: State) -> Outcome[State]:
    return has_chosen(s, s.kings[0])
