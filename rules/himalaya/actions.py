"""Actions, one after the other: what is due, asked or only confirmed, and what it comes to (HIM-25..37, HIM-84..91)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec.structs import replace

from rules.kit.forms import form
from rules.kit.news import info
from rules.kit.places import put
from rules.kit.rules import Outcome
from rules.kit.types import Choice, Frozen, Option, Pick, Prompt, Say, Seat

from .components import ACTIONS, ALL_VILLAGES, GOODS, Good, Road, Token
from .flow import ACTION, BY_HAND, renew
from .land import road_ends, road_from, with_road
from .programme import TOKEN_OPTIONS
from .state import (
    Player,
    Result,
    Site,
    State,
    acting,
    add_goods,
    event_on_road,
    is_full,
    is_market,
    next_turn,
    site,
    tried_here,
    who,
    with_player,
    with_site,
)
from .supply import goods_caps
from .words import counted, good_inside, good_word, lines, road_word, village_field


# ---- what is due, worked out from the map ---------------------------------------------------------------
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


# ---- due: moves --------------------------------------------------------------------------------------
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


# ---- due: transactions ---------------------------------------------------------------------------------
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


def may_lie(state: State, place: Site) -> tuple[Good, ...]:
    """What a cube that nobody has told can be: no kind of which all lie elsewhere, and none too cheap."""
    kinds = tuple(good for good in GOODS if goods_caps(state, 1)[good])
    grades = tuple(GOODS)
    left = tuple(good for good in kinds if grades.index(good) >= grades.index(place.least))
    return left or kinds  # the table knows better than the log


# ---- the question ------------------------------------------------------------------------------------
def ask_action(state: State) -> tuple[Prompt, ...]:
    """The action of the seat whose turn it is, but for an order; in the ledger only that everybody has done it."""
    if not is_full(state):
        return _ask_ledger(state)
    now, seat = due(state), acting(state)
    if now.kind == "road":
        return _ask_road(state, seat, state.players[seat].at, now)
    one = _ask_due(state, seat, now)
    if now.kind == "nowhere":
        return _ask_leader(seat), replace(one, id="leader-nowhere")
    if now.kind not in FORCED:
        return (one,)
    one = replace(one, moves_on=True)
    _, news = as_programmed(state, now)
    if len(news) == 1:
        return (one,)
    everybody = form("as-programmed", seat, "as_programmed", ask="action", rule="HIM-26", say={"n": state.action},
                     hint=lines([each.say for each in news]))  # fmt: skip
    return everybody, replace(one, label=Say(key="only", args={"who": who(seat)}))


def _ask_ledger(state: State) -> tuple[Prompt, ...]:
    n, seat = state.action, state.first
    one = form("action", seat, "action_done", given={"upto": n}, say={"n": n}, text="action-done", rule="HIM-26",
               hint=Say(key="action-done-hint"))  # fmt: skip
    if n == ACTIONS:
        return (one,)
    return one, form("all-done", seat, "action_done", ask="action", given={"upto": ACTIONS}, rule="HIM-26")


def _ask_due(state: State, seat: Seat, now: Due) -> Prompt:
    at = state.players[seat].at
    match now.kind:
        case "untold":
            token = Choice(name="token", label=Say(key="token-label"), options=TOKEN_OPTIONS)
            said = {"n": state.action, "token": Pick(field="token")}
            return form("action", seat, "act", (token,), say=said, text="act", rule="HIM-26")
        case "travel" | "storm":
            args: dict[str, Any] = {"to": now.to, "at": at, "road": road_word(_road(now))}
            return form("action", seat, "travel", given={"to": now.to}, say=args, text=now.kind, rule=now.rule,
                        hint=Say(key=f"{now.kind}-hint", args=dict(args)))  # fmt: skip
        case "collect":
            args = {"good": good_inside(now.good), "n": at, "what": counted(site(state, at).goods)}
            return form("action", seat, "collect", given={"good": now.good}, say=args, text="collect", rule=now.rule,
                        hint=Say(key="collect-hint", args=dict(args)))  # fmt: skip
        case "market":
            kinds = tuple(Option(value=g, label=good_word(g)) for g in kinds_in(site(state, at)))
            good = Choice(name="good", label=Say(key="good-label"), options=kinds)
            return form("action", seat, "collect", (good,), say={"good": Pick(field="good"), "n": at}, text="market",
                        rule=now.rule)  # fmt: skip
        case "cube":
            drawn = tuple(Option(value=g, label=good_word(g)) for g in may_lie(state, site(state, at)))
            good = Choice(name="good", label=Say(key="good-label"), options=drawn)
            hint = Say(key="cube-any" if now.rule == "HIM-90" else "cube-cheapest")
            return form("action", seat, "collect", (good,), say={"good": Pick(field="good"), "n": at}, text="cube",
                        rule=now.rule, hint=hint, cell=f"v{at}")  # fmt: skip
        case _:
            reason = Say(key=now.why, args={"n": at})
            return form("action", seat, "void_action", text="void", rule=now.rule, hint=reason,
                        say={"token": Say(key=f"token-{now.token}")})  # fmt: skip


def _ask_road(state: State, seat: Seat, at: int, now: Due) -> tuple[Prompt, ...]:
    """A road that is not on the map yet: where it leads, or that there is none."""
    road, ends = _road(now), road_ends(state, at, _road(now))
    args: dict[str, int | Say] = {"road": road_word(road), "at": at}
    none = form("no-such-road", seat, "travel", ask="action", given={"to": 0}, say=args, rule="HIM-29")
    if not ends:
        return (none,)
    to = village_field("to", "to-label", ends)
    told = form("action", seat, "travel", (to,), say={**args, "to": Pick(field="to")}, text="road", rule="HIM-27",
                hint=Say(key="road-hint"))  # fmt: skip
    return told, none


def _ask_leader(seat: Seat) -> Prompt:
    """Where the leader stands, who was left out when the others were placed."""
    village = village_field("village", "village-label", ALL_VILLAGES)
    return form("action", seat, "place_leader", (village,), text="leader-at", rule="HIM-13",
                say={"who": who(seat), "village": Pick(field="village")})  # fmt: skip


def _road(now: Due) -> Road:
    match now.token:
        case "soil" | "ice" | "stone":
            return now.token
        case _:
            raise AssertionError("only moves have a road")


# ---- the answers -------------------------------------------------------------------------------------
@ACTION.move("HIM-26")
def act(state: State, seat: Seat, token: Annotated[Token, BY_HAND]) -> Outcome[State]:
    """The token is told in its turn; what it forces is done at once."""
    row: tuple[Token | None, ...] = put(state.rows[seat] or (), state.action - 1, token)
    state = replace(state, rows=put(state.rows, seat, row))
    now = due(state)
    return perform(state, now) if now.kind in FORCED else state


@ACTION.move("HIM-28")
def travel(state: State, seat: Seat, to: Annotated[int, BY_HAND]) -> Outcome[State]:
    """Over the road on the map, or over one that is told now and remembered; `to` is 0 where there is none."""
    now = due(state)
    if now.kind != "road":
        return perform(state, now)
    at, road = state.players[seat].at, _road(now)
    state = with_road(state, road, at, to)
    if not to:
        return perform(state, void(road, "void-no-road", "HIM-29"))
    return perform(state, along(state, state.players[seat], road, to, state.rows[seat] or ()))


@ACTION.move("HIM-37")
def void_action(state: State) -> Outcome[State]:
    return perform(state, due(state))


@ACTION.move("HIM-31")
def collect(state: State, seat: Seat, good: Annotated[Good, BY_HAND]) -> Outcome[State]:
    """The cheapest; on a market day any that lies there; where nobody has told what lies there, what the table says."""
    return _collect(state, seat, good, due(state).rule)


@ACTION.move("HIM-26", tag="as_programmed")
def everybody(state: State) -> Outcome[State]:
    """This action of everybody, as far as nothing has to be chosen: what was listed happens."""
    return as_programmed(state, due(state))


@ACTION.move("HIM-26")
def action_done(state: State, upto: Annotated[int, BY_HAND]) -> State:
    """In the ledger: the actions up to this one are done."""
    return replace(state, action=upto + 1, turn=0)


@ACTION.left_out("leave-action")
def skip_action(state: State) -> State:
    return next_turn(state) if is_full(state) else replace(state, turn=state.seats)


@ACTION.goes_on
def next_action(state: State) -> Outcome[State] | None:
    """A pause is nobody's question and no news (HIM-24); after everybody comes the next action (HIM-26)."""
    if state.action > ACTIONS:
        return renew(state)
    if state.turn >= state.seats:
        return replace(state, action=state.action + 1, turn=0)
    row = state.rows[acting(state)] if is_full(state) else None
    return next_turn(state) if row and row[state.action - 1] == "pause" else None


def as_programmed(state: State, now: Due) -> Result:
    """This action of one seat after the other, until somebody has to choose."""
    state, news = perform(state, now)
    while state.turn < state.seats:
        now = due(state)
        if now.kind not in (*FORCED, "pause"):
            break
        state, more = perform(state, now)
        news += more
    return state, news


# ---- what it comes to --------------------------------------------------------------------------------
def perform(state: State, now: Due) -> Result:
    """A pause or an action in which nothing is chosen, and on to the next seat."""
    seat = acting(state)
    player = state.players[seat]
    match now.kind:
        case "travel":
            there = replace(player, at=now.to, storm=0)
            news = info("travels", now.rule, who=who(seat), n=now.to)
            return next_turn(with_player(state, seat, there)), (news,)
        case "storm":
            news = info("in-the-storm", now.rule, who=who(seat), n=now.to)
            return next_turn(with_player(state, seat, replace(player, storm=now.to))), (news,)
        case "collect":
            return _collect(state, seat, now.good, now.rule)
        case "pause":
            return next_turn(state), ()
        case _:
            if now.token == "hand" and player.at and not player.storm:
                state = with_player(state, seat, tried_here(player))
            why_not = Say(key=now.why, args={"n": player.at})
            return next_turn(state), (info("is-void", now.rule, who=who(seat), why=why_not),)


def _collect(state: State, seat: Seat, good: Good, rule: str) -> Result:
    """One cube goes behind the screen (HIM-31, HIM-32, HIM-35)."""
    player = state.players[seat]
    v = player.at
    place = site(state, v)
    left: dict[Good, int] = {g: n - (g == good) for g, n in place.goods.items() if n - (g == good)}
    untold = max(0, place.untold - 1)
    least = good if place.untold and rule == "HIM-31" else place.least
    emptied = replace(place, goods=left, untold=untold, least=least) if left or untold else Site(stupa=place.stupa)
    richer = replace(player, stock=add_goods(player.stock, {good: 1}, 1), took=(*player.took, v))
    state = with_site(with_player(state, seat, tried_here(richer)), v, emptied)
    return next_turn(state), (info("collects", rule, who=who(seat), good=good_inside(good), n=v),)
