"""What the next action of a leader comes to, worked out from the map (HIM-27..37, HIM-84..91)."""

from __future__ import annotations

from typing import Literal

from rules.kit.types import Frozen

from .components import ACTIONS, GOODS, Good, Road, Token
from .land import road_from
from .state import Player, Site, State, acting, event_on_road, is_market, site


class Due(Frozen, frozen=True, kw_only=True):
    """What is to happen: told, chosen, or only confirmed."""

    kind: Literal["untold", "pause", "nowhere", "road", "travel", "storm", "void", "collect", "market", "cube", "order"]
    token: Token | None = None
    to: int = 0  # travel, storm: the village at the other end
    good: Good = "salt"  # collect: the cheapest
    why: str = ""  # void, nowhere: the message that says why
    rule: str = ""


FORCED = ("travel", "storm", "void", "collect")  # nothing to choose


def due(state: State) -> Due:
    """The action of the seat whose turn it is."""
    seat = acting(state)
    row = state.rows[seat]
    token = row[state.action - 1] if row else None
    match token:
        case None:
            return Due(kind="untold")
        case "pause":
            return Due(kind="pause", token=token, rule="HIM-24")
        case _ if not state.players[seat].at:
            return Due(kind="nowhere", token=token, why="void-nowhere", rule="HIM-13")
        case "hand":
            return _hand(state, state.players[seat])
        case "soil" | "ice" | "stone":
            return _move(state, state.players[seat], token, row or ())


def void(token: Token, why: str, rule: str) -> Due:
    return Due(kind="void", token=token, why=why, rule=rule)


# ---- moves -------------------------------------------------------------------------------------------
def _move(state: State, player: Player, road: Road, row: tuple[Token | None, ...]) -> Due:
    if player.storm:  # on the token only the same road leads on
        goes_on = road_from(state, player.at, road) == player.storm
        return Due(kind="travel", token=road, to=player.storm, rule="HIM-86") if goes_on else (
            void(road, "void-storm-other", "HIM-86"))  # fmt: skip
    end = road_from(state, player.at, road)
    if end is None:
        return Due(kind="road", token=road)
    return void(road, "void-no-road", "HIM-29") if end == 0 else along(state, player, road, end, row)


def along(state: State, player: Player, road: Road, end: int, row: tuple[Token | None, ...]) -> Due:
    """A move over a road that is there: the yeti closes it, the storm takes two actions."""
    if event_on_road(state, "yeti", player.at, end, road):
        return void(road, "void-yeti", "HIM-85")
    if not event_on_road(state, "storm", player.at, end, road):
        return Due(kind="travel", token=road, to=end, rule="HIM-28")
    if not may_step(state, road, row):
        return void(road, "void-storm", "HIM-87")
    return Due(kind="storm", token=road, to=end, rule="HIM-86")


def may_step(state: State, road: Road, row: tuple[Token | None, ...]) -> bool:
    """Whether the leader can leave the storm again this round (HIM-87, HIM-88)."""
    rest = row[state.action : ACTIONS]
    if state.options.storm == "next":
        rest = rest[:1]
    return any(token is None or token == road for token in rest)


# ---- transactions ------------------------------------------------------------------------------------
def _hand(state: State, player: Player) -> Due:
    place = site(state, player.at)
    if player.storm:
        return void("hand", "void-on-storm", "HIM-88")
    if state.options.lock == "any" and player.at in player.tried:
        return void("hand", "void-tried", "HIM-34")
    match place.holds:
        case "empty":
            return void("hand", "void-empty", "HIM-37")
        case "order":
            return Due(kind="order", token="hand", rule="HIM-36")
        case "goods":
            return _goods(state, player, place)


def _goods(state: State, player: Player, place: Site) -> Due:
    if player.at in player.took:
        return void("hand", "void-took", "HIM-32")
    if place.untold:
        return Due(kind="cube", token="hand", rule="HIM-90" if is_market(state, player.at) else "HIM-31")
    kinds = kinds_in(place)
    if not kinds:
        return void("hand", "void-empty", "HIM-37")
    if is_market(state, player.at) and len(kinds) > 1:
        return Due(kind="market", token="hand", rule="HIM-90")
    return Due(kind="collect", token="hand", good=kinds[0], rule="HIM-31")


def kinds_in(place: Site) -> tuple[Good, ...]:
    """What lies there, the cheapest first."""
    return tuple(good for good in GOODS if place.goods.get(good))
