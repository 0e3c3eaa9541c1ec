"""Execution, action by action: what is forced is only confirmed, what is chosen is asked (HIM-25..37)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.kit.expect import expect
from rules.kit.forms import form
from rules.kit.news import info
from rules.kit.places import put
from rules.kit.types import Choice, Option, Pick, Prompt, Say, Seat

from . import delivery
from .components import ACTIONS, ALL_VILLAGES, GOODS, TOKENS, Good, Road, Token
from .due import FORCED, Due, along, due, kinds_in, void
from .land import learn_road, road_ends
from .moves import Act, ActionDone, AsProgrammed, Collect, Travel, VoidAction
from .programme import token_options
from .state import (
    Result,
    Site,
    State,
    acting,
    add_goods,
    is_full,
    next_turn,
    site,
    tried_here,
    who,
    with_player,
    with_site,
)
from .supply import goods_caps
from .words import counted, good_inside, good_word, lines, road_word, village_field


# ---- the question ------------------------------------------------------------------------------------
def ask_action(state: State) -> tuple[Prompt, ...]:
    """The action of the seat whose turn it is; in the ledger only that everybody has done it."""
    if not is_full(state):
        return _ask_ledger(state)
    now, seat = due(state), acting(state)
    if now.kind == "order":
        return delivery.ask_order(state, seat)
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
            token = Choice(name="token", label=Say(key="token-label"), options=token_options())
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
            drawn = tuple(Option(value=g, label=good_word(g)) for g, n in goods_caps(state, 1).items() if n)
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
def expect_due(state: State, seat: Seat, *kinds: str) -> Due:
    """What is due; Illegal unless it is this seat's turn and one of these kinds."""
    expect(state.step == "action" and is_full(state))
    expect(seat == acting(state), "not-your-turn", "HIM-26")
    now = due(state)
    expect(now.kind in kinds, "other-action", now.rule or "HIM-21")
    return now


def do_act(state: State, seat: Seat, move: Act) -> Result:
    """The token is told in its turn; what it forces is done at once."""
    expect_due(state, seat, "untold")
    expect(move.token in TOKENS, "does-not-fit", "HIM-21")
    row: tuple[Token | None, ...] = put(state.rows[seat] or (), state.action - 1, move.token)
    state = replace(state, rows=put(state.rows, seat, row))
    now = due(state)
    return perform(state, now) if now.kind in FORCED else (state, ())


def do_travel(state: State, seat: Seat, move: Travel) -> Result:
    """Over the road on the map, or over one that is told now and remembered."""
    now = expect_due(state, seat, "travel", "storm", "road")
    if now.kind != "road":
        expect(move.to == now.to, "forced-move", "HIM-28", n=now.to)
        return perform(state, now)
    at, road = state.players[seat].at, _road(now)
    state = learn_road(state, road, at, move.to)
    if not move.to:
        return perform(state, void(road, "void-no-road", "HIM-29"))
    return perform(state, along(state, state.players[seat], road, move.to, state.rows[seat] or ()))


def do_void(state: State, seat: Seat, move: VoidAction) -> Result:
    return perform(state, expect_due(state, seat, "void", "nowhere"))


def do_collect(state: State, seat: Seat, move: Collect) -> Result:
    """The cheapest; on a market day any that lies there; where nobody has told what lies there, what the table says."""
    now = expect_due(state, seat, "collect", "market", "cube")
    if now.kind == "collect":
        expect(move.good == now.good, "cheapest-first", "HIM-31", good=good_inside(now.good))
    elif now.kind == "cube":
        expect(goods_caps(state, 1).get(move.good), "too-many-cubes", "HIM-3", good=good_word(move.good),
               n=GOODS[move.good])  # fmt: skip
    else:
        expect(move.good in kinds_in(site(state, state.players[seat].at)), "does-not-fit", "HIM-90")
    return _collect(state, seat, move.good, now.rule)


def do_as_programmed(state: State, seat: Seat, move: AsProgrammed) -> Result:
    """What was listed happens."""
    return as_programmed(state, expect_due(state, seat, *FORCED))


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


def do_action_done(state: State, seat: Seat, move: ActionDone) -> Result:
    expect(state.step == "action" and not is_full(state))
    expect(seat == state.first, "not-your-turn", "HIM-26")
    expect(state.action <= move.upto <= ACTIONS, "does-not-fit", "HIM-26")
    return replace(state, action=move.upto + 1, turn=0), ()


def step_over(state: State) -> Result | None:
    """A pause is nobody's question and no news (HIM-24)."""
    row = state.rows[acting(state)]
    return (next_turn(state), ()) if row and row[state.action - 1] == "pause" else None


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
    emptied = replace(place, goods=left, untold=untold) if left or untold else Site(stupa=place.stupa)
    richer = replace(player, stock=add_goods(player.stock, {good: 1}, 1), took=(*player.took, v))
    state = with_site(with_player(state, seat, tried_here(richer)), v, emptied)
    return next_turn(state), (info("collects", rule, who=who(seat), good=good_inside(good), n=v),)
