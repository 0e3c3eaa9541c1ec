"""The kings and their strategy tiles (BNB-15..20, BNB-49..60), and the points for builders (BNB-21..25)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec.structs import replace

from rules.kit.news import gain, info, prepend, warn
from rules.kit.places import leaders, put
from rules.kit.rules import EMPTY, Barred, Outcome, barred, once, only, pick, share
from rules.kit.types import News, Option, Say, Seat, Who

from . import battle
from .components import MOST_BACK, STRATEGIES, Kind, Strategy
from .ending import Due, Points, pay
from .flow import KING
from .state import Result, State, StrategyTile, army_count, sorted_tokens, tokens_word

RULE_OF: dict[Strategy, str] = {
    "claim": "BNB-49",
    "extra": "BNB-50",
    "catapult": "BNB-52",
    "trojan": "BNB-53",
    "fresh": "BNB-54",
    "withdraw": "BNB-55",
}


# ---- eligibility -------------------------------------------------------------------------------------
@once
def eligible_tiles(state: State, side: int) -> tuple[Strategy, ...]:
    """The strategy tiles available to this side."""
    taken = [laid.tile for laid in state.strategies]
    return tuple([tile for tile in STRATEGIES if tile not in taken and _is_eligible(state, side, tile)])


def _is_eligible(state: State, side: int, tile: Strategy) -> bool:
    faces = state.stakes[side].faces
    match tile:
        case "claim":
            return bool(faces.get("builder"))
        case "extra":
            late = state.options.extra_check == "after"
            return bool(faces.get("builder")) and (late or has_most(state, side))
        case "catapult":
            return army_count(faces) > 0 and bool(victims(state, side))
        case "trojan" | "fresh":
            return army_count(faces) > 0
        case "withdraw":
            return bool(without_king(faces))


def without_king(faces: dict[Kind, int]) -> dict[Kind, int]:
    return {kind: n for kind, n in faces.items() if kind != "king" and n}


def victims(state: State, side: int) -> tuple[int, ...]:
    """The possible targets of the Catapult: every opponent, the fictitious player if the option allows it (BNB-66)."""
    real_only = state.options.fictitious_target == "no"
    return tuple(i for i in range(len(state.sides)) if i != side and not (real_only and state.is_fictitious(i)))


def drop_king(state: State, side: int) -> State:
    return replace(state, kings=tuple(each for each in state.kings if each != side))


# ---- choice ------------------------------------------------------------------------------------------
NEEDS: dict[Strategy, str] = {"claim": "builder", "extra": "most"}  # the others an army
TILES: dict[Strategy, tuple[Option, Barred, Barred]] = {
    tile: (option, barred(option, "tile-gone", rule), barred(option, f"tile-needs-{NEEDS.get(tile, 'army')}", rule))
    for tile, rule in RULE_OF.items()
    for option in [Option(value=tile, label=Say(key=f"strategy-{tile}"), note=Say(key=f"note-{tile}"))]
}


def tile_offers(s: State, seat: Seat) -> Iterator[Option | Barred]:
    """The available strategy tiles; the others are barred, with the rule."""
    may, taken = eligible_tiles(s, seat), [laid.tile for laid in s.strategies]
    for tile, (option, gone, needs) in TILES.items():
        yield option if tile in may else gone if tile in taken else needs


HIT = pick(lambda s, seat: s.side_options(victims(s, seat)), when=("tile", ("catapult",)))
BACK = share(
    lambda s, seat: without_king(s.stakes[seat].faces), words="kind", least=1, when=("tile", ("withdraw",)),
    most=lambda s, seat: min(MOST_BACK, sum(without_king(s.stakes[seat].faces).values())),
)  # fmt: skip


@KING.move("BNB-15", id="king-{seat}", text="king", picks=("tile",))
def take_strategy(
    s: State, seat: Seat, tile: Annotated[Strategy, pick(tile_offers, label="strategy-label")],
    victim: Annotated[int | None, only(lambda s, seat: "catapult" in eligible_tiles(s, seat), HIT)] = None,
    back: Annotated[dict[Kind, int], only(lambda s, seat: "withdraw" in eligible_tiles(s, seat), BACK)] = EMPTY,
) -> Outcome[State]:  # fmt: skip
    """Give the tile to the side that uses it, the Catapult to its victim (BNB-49..55)."""
    who, rule = s.name(seat), RULE_OF[tile]
    laid = StrategyTile(tile=tile, holder=seat if victim is None else victim)
    s = replace(drop_king(s, seat), strategies=(*s.strategies, laid))
    if victim is not None:
        return s, info("took-catapult", rule, who=who, victim=s.name(victim))
    took = info("took-strategy", rule, who=who, tile=Say(key=f"strategy-{tile}"))
    return prepend((took,), _withdraw(s, seat, sorted_tokens(back))) if back else (s, took)


def _withdraw(s: State, seat: Seat, out: dict[Kind, int]) -> Result:
    """Return tokens behind the screen; they have no effect this round (BNB-55, BNB-58)."""
    faces = s.stakes[seat].faces
    left: dict[Kind, int] = {kind: n - out.get(kind, 0) for kind, n in faces.items() if n > out.get(kind, 0)}
    s = s.with_stake(seat, replace(s.stakes[seat], faces=left))
    s = s.with_side(seat, s.sides[seat].add_tokens(out, 1))
    who = s.name(seat)
    news = info("withdrew", "BNB-55", who=who, tokens=tokens_word(out))
    if without_king(left) or s.options.all_back == "free":
        return s, (news,)
    s, short = pay(s, seat, -1)
    return s, (news, warn("all-back-chip", "BNB-58", who=who), *short)


# ---- points for builders: paid without a question ---------------------------------------------------------
def most_builders(state: State) -> tuple[int, ...]:
    """The sides with the most builders; () if no side committed one."""
    numbers = [stake.faces.get("builder", 0) for stake in state.stakes]
    return leaders(numbers) if any(numbers) else ()


def has_most(state: State, side: int) -> bool:
    """Whether a side has the most builders by the rule of the Extra point tile (BNB-51)."""
    return side in most_builders(state) if state.options.extra_tie == "tied" else most_builders(state) == (side,)


def builder_points(state: State) -> tuple[Due, ...]:
    """The points for builders by side; () if no side committed any (BNB-21..23, BNB-49)."""
    first, claim = most_builders(state), state.user_of("claim")
    if len(first) == 1:
        return ((first[0], 3),)
    if claim in first and claim is not None:
        return ((claim, 3),)
    return tuple((side, 1) for side in first)


def pay_builders(state: State) -> Result:
    """Pay the builders and open the battle."""
    state, news = _check_extra(state)
    if not builder_points(state):
        return prepend((*news, info("no-builders", "BNB-23")), battle.open_battle(state))
    for side, points in builder_points(state):
        state, short = pay(state, side, points)
        news = (*news, _builder_news(state, side, points), *short)
    return prepend(news, battle.open_battle(state))


def _builder_news(state: State, side: int, points: Points) -> News:
    who = state.name(side)
    if points == 1:
        return gain("builders-tie", "BNB-22", who=who)
    if most_builders(state) == (side,):
        return gain("builders-most", "BNB-21", who=who)
    return gain("builders-claim", "BNB-49", who=who)


def _check_extra(state: State) -> Result:
    """Void the Extra point if the check comes after withdrawals and its owner has not the most builders (BNB-51)."""
    side = state.user_of("extra")
    if side is None or state.options.extra_check == "chosen" or has_most(state, side):
        return state, ()
    index = next(i for i, s in enumerate(state.strategies) if s.tile == "extra")
    aside = put(state.strategies, index, replace(state.strategies[index], holder=None))
    news = info("extra-void", "BNB-51", who=state.name(side))
    return replace(state, strategies=aside), (news,)


# ---- course ------------------------------------------------------------------------------------------
@KING.goes_on
def next_king(s: State) -> Outcome[State] | None:
    """Ask the next king that can take a tile; a king that cannot is lost (BNB-20). After the last, pay the builders."""
    if not s.kings:
        return pay_builders(s)
    if eligible_tiles(s, s.kings[0]):
        return None
    return replace(s, kings=s.kings[1:]), info("king-lost", "BNB-20", who=s.name(s.kings[0]))


@KING.left_out(lambda s: Say(key="leave-king", args={"who": Who(seat=s.kings[0])}))
def leave_king(s: State) -> Outcome[State]:
    return drop_king(s, s.kings[0])
