"""Actions, one after the other: the due one, its form and its result (HIM-25..37, HIM-84..91)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal

from msgspec.structs import replace

from rules.kit.news import info
from rules.kit.places import put
from rules.kit.rules import Outcome, known, once, pick
from rules.kit.types import Frozen, Option, Pick, Say, Seat

from .components import ACTIONS, Good, Road, Token
from .flow import ACTION, renew
from .land import road_ends, road_from, with_road
from .opening import place_leader
from .programme import TOKEN_OPTIONS
from .state import Player, Result, Site, State, add_goods, seat_word
from .supply import possible_kinds, site_kinds
from .words import goods_word, inner_good_word, lines, road_word, village_options


# ---- the due action, derived from the map ----------------------------------------------------------
class DueAction(Frozen, frozen=True, kw_only=True):
    """The due action: entered, chosen, or only confirmed."""

    kind: Literal["untold", "pause", "nowhere", "road", "travel", "storm", "void", "collect", "market", "cube", "order"]
    token: Token | None = None
    to: int = 0  # travel, storm: the village at the other end
    good: Good = "salt"  # collect: the cheapest
    why: str = ""  # void, nowhere: the message with the reason
    rule: str = ""


FORCED = ("travel", "storm", "void", "collect")  # nothing to choose


@once
def due_action(state: State) -> DueAction:
    """The due action of the acting seat."""
    return _due_action(state)


def _due_action(state: State) -> DueAction:
    seat = state.acting()
    row = state.rows[seat]
    token = row[state.action - 1] if row else None
    match token:
        case None:
            return DueAction(kind="untold")
        case "pause":
            return DueAction(kind="pause", token=token, rule="HIM-24")
        case _ if not state.players[seat].at:
            return DueAction(kind="nowhere", token=token, why="void-nowhere", rule="HIM-13")
        case "hand":
            return _hand(state, state.players[seat])
        case "soil" | "ice" | "stone":
            return _move(state, state.players[seat], token, row or ())


def void(token: Token, why: str, rule: str) -> DueAction:
    return DueAction(kind="void", token=token, why=why, rule=rule)


# ---- due moves ---------------------------------------------------------------------------------------
def _move(state: State, player: Player, road: Road, row: tuple[Token | None, ...]) -> DueAction:
    if player.storm:  # from the token only the same road continues
        goes_on = road_from(state, player.at, road) == player.storm
        return DueAction(kind="travel", token=road, to=player.storm, rule="HIM-86") if goes_on else (
            void(road, "void-storm-other", "HIM-86"))  # fmt: skip
    end = road_from(state, player.at, road)
    if end is None:
        return DueAction(kind="road", token=road)
    return void(road, "void-no-road", "HIM-29") if end == 0 else cross_road(state, player, road, end, row)


def cross_road(state: State, player: Player, road: Road, end: int, row: tuple[Token | None, ...]) -> DueAction:
    """A move over an existing road: the yeti closes it, the storm takes two actions."""
    if state.has_event("yeti", player.at, end, road):
        return void(road, "void-yeti", "HIM-85")
    if not state.has_event("storm", player.at, end, road):
        return DueAction(kind="travel", token=road, to=end, rule="HIM-28")
    if not may_step(state, road, row):
        return void(road, "void-storm", "HIM-87")
    return DueAction(kind="storm", token=road, to=end, rule="HIM-86")


def may_step(state: State, road: Road, row: tuple[Token | None, ...]) -> bool:
    """Whether the leader can leave the storm again this round (HIM-87, HIM-88)."""
    rest = row[state.action : ACTIONS]
    if state.options.storm == "next":
        rest = rest[:1]
    return any(token is None or token == road for token in rest)


# ---- due transactions ----------------------------------------------------------------------------------
def _hand(state: State, player: Player) -> DueAction:
    place = state.site(player.at)
    if player.storm:
        return void("hand", "void-on-storm", "HIM-88")
    if state.options.lock == "any" and player.at in player.tried:
        return void("hand", "void-tried", "HIM-34")
    match place.holds:
        case "empty":
            return void("hand", "void-empty", "HIM-37")
        case "order":
            return DueAction(kind="order", token="hand", rule="HIM-36")
        case "goods":
            return _goods(state, player, place)


def _goods(state: State, player: Player, place: Site) -> DueAction:
    if player.at in player.took:
        return void("hand", "void-took", "HIM-32")
    if place.untold:
        return DueAction(kind="cube", token="hand", rule="HIM-90" if state.is_market(player.at) else "HIM-31")
    kinds = site_kinds(place)
    if not kinds:
        return void("hand", "void-empty", "HIM-37")
    if state.is_market(player.at) and len(kinds) > 1:
        return DueAction(kind="market", token="hand", rule="HIM-90")
    return DueAction(kind="collect", token="hand", good=kinds[0], rule="HIM-31")


# ---- forms and moves ---------------------------------------------------------------------------------
def is_due_kind(kind: str) -> Callable[[State], bool]:
    return lambda state: state.is_full() and due_action(state).kind == kind


def due_rule(state: State) -> str:
    return due_action(state).rule


@once
def forced_outcome(state: State) -> Result:
    """The result of the due action and of all following ones without a choice."""
    return run_programme(state, due_action(state))


def has_forced_run(state: State) -> bool:
    """Whether further forced actions follow, to confirm together."""
    return state.is_full() and due_action(state).kind in FORCED and len(forced_outcome(state)[1]) > 1


def own_form_label(state: State, seat: Seat) -> Say | str:
    """The label of one seat's form beside the form for all."""
    return Say(key="only", args={"who": seat_word(seat)}) if has_forced_run(state) else ""


def action_args(state: State) -> dict[str, Any]:
    return {"n": state.action}


@ACTION.move("HIM-26", tag="as_programmed", when=has_forced_run, say=action_args,
             hint=lambda state: lines([each.say for each in forced_outcome(state)[1]]))  # fmt: skip
def everybody(state: State) -> Outcome[State]:
    """Carry out this action of all seats up to the next choice, as listed."""
    return forced_outcome(state)


@ACTION.move("HIM-26", id="action", when=is_due_kind("untold"), text="act",
             say=lambda state: {"n": state.action, "token": Pick(field="token")})  # fmt: skip
def act(state: State, seat: Seat, token: Annotated[Token, pick(TOKEN_OPTIONS)]) -> Outcome[State]:
    """Record the token in its turn, and carry out a forced action at once."""
    row: tuple[Token | None, ...] = put(state.rows[seat] or (), state.action - 1, token)
    state = replace(state, rows=put(state.rows, seat, row))
    return perform(state, due_action(state)) if due_action(state).kind in FORCED else state


@once
def way_args(state: State, seat: Seat) -> dict[str, Any]:
    now = due_action(state)
    return {"to": now.to, "at": state.players[seat].at, "road": road_word(_road(now))}


def untold_way_args(state: State, seat: Seat) -> dict[str, Any]:
    return {"road": road_word(_road(due_action(state))), "at": state.players[seat].at}


def travel_hint(state: State, seat: Seat) -> Say:
    return Say(key=f"{due_action(state).kind}-hint", args=way_args(state, seat))


def end_options(state: State, seat: Seat) -> tuple[Option, ...]:
    """The possible other ends of an unknown road."""
    return village_options(road_ends(state, state.players[seat].at, _road(due_action(state))))


KNOWN_END = {"to": known(lambda state: due_action(state).to)}


@ACTION.move("HIM-29", when=is_due_kind("road"), text="no-such-road", asked={"to": known(0)}, say=untold_way_args)
@ACTION.move("HIM-27", id="action", when=is_due_kind("road"), text="road", hint="road-hint",
             say=lambda state, seat: {**untold_way_args(state, seat), "to": Pick(field="to")})  # fmt: skip
@ACTION.move(due_rule, id="action", when=is_due_kind("storm"), text="storm", asked=KNOWN_END, say=way_args,
             hint=travel_hint, label=own_form_label, moves_on=True)  # fmt: skip
@ACTION.move(due_rule, id="action", when=is_due_kind("travel"), text="travel", asked=KNOWN_END, say=way_args,
             hint=travel_hint, label=own_form_label, moves_on=True)  # fmt: skip
def travel(state: State, seat: Seat, to: Annotated[int, pick(end_options)]) -> Outcome[State]:
    """Travel over a known road, or over one that the move adds to the map; `to` is 0 if there is none."""
    now = due_action(state)
    if now.kind != "road":
        return perform(state, now)
    at, road = state.players[seat].at, _road(now)
    state = with_road(state, road, at, to)
    if not to:
        return perform(state, void(road, "void-no-road", "HIM-29"))
    return perform(state, cross_road(state, state.players[seat], road, to, state.rows[seat] or ()))


def _road(now: DueAction) -> Road:
    match now.token:
        case "soil" | "ice" | "stone":
            return now.token
        case _:
            raise AssertionError("only moves have a road")


ACTION.move("HIM-13", id="action", when=is_due_kind("nowhere"), text="leader-at",
            say=lambda state, seat: {"who": seat_word(seat), "village": Pick(field="village")},
            asked={"village": pick(village_options())})(place_leader)  # fmt: skip
void_move = partial(ACTION.move, due_rule, text="void",
                    hint=lambda s, seat: Say(key=due_action(s).why, args={"n": s.players[seat].at}),
                    say=lambda state: {"token": Say(key=f"token-{due_action(state).token}")})  # fmt: skip


@void_move(id="leader-nowhere", when=is_due_kind("nowhere"), ask="leader-nowhere")
@void_move(id="action", when=is_due_kind("void"), label=own_form_label, moves_on=True)
def void_action(state: State) -> Outcome[State]:
    return perform(state, due_action(state))


def offered_goods(state: State, seat: Seat) -> tuple[Good, ...]:
    """The kinds to choose from: on a market day all known ones, of unknown cubes the possible ones."""
    place = state.site(state.players[seat].at)
    return site_kinds(place) if due_action(state).kind == "market" else possible_kinds(state, place)


@once
def cheapest_args(state: State, seat: Seat) -> dict[str, Any]:
    at = state.players[seat].at
    return {"good": inner_good_word(due_action(state).good), "n": at, "what": goods_word(state.site(at).goods)}


def collect_args(state: State, seat: Seat) -> dict[str, Any]:
    return {"good": Pick(field="good"), "n": state.players[seat].at}


@ACTION.move(due_rule, id="action", when=is_due_kind("cube"), text="cube", say=collect_args,
             hint=lambda state: "cube-any" if due_action(state).rule == "HIM-90" else "cube-cheapest",
             cell=lambda state, seat: f"v{state.players[seat].at}")  # fmt: skip
@ACTION.move(due_rule, id="action", when=is_due_kind("market"), text="market", say=collect_args)
@ACTION.move(due_rule, id="action", when=is_due_kind("collect"),
             asked={"good": known(lambda state: due_action(state).good)}, say=cheapest_args,
             hint=lambda state, seat: Say(key="collect-hint", args=cheapest_args(state, seat)),
             label=own_form_label, moves_on=True)  # fmt: skip
def collect(state: State, seat: Seat, good: Annotated[Good, pick(offered_goods)]) -> Outcome[State]:
    """Take a cube: the cheapest, on a market day any, of unknown cubes the one entered."""
    return _collect(state, seat, good, due_action(state).rule)


@ACTION.move("HIM-26", text="all-done", asked={"upto": known(ACTIONS)},
             when=lambda state: state.is_ledger() and state.action < ACTIONS)  # fmt: skip
@ACTION.move("HIM-26", id="action", when=State.is_ledger, text="action-done", say=action_args, hint="action-done-hint")
def action_done(state: State, upto: Annotated[int, known(lambda state: state.action)]) -> State:
    """In the ledger: end the actions up to this one."""
    return replace(state, action=upto + 1, turn=0)


@ACTION.left_out("leave-action")
def skip_action(state: State) -> State:
    return state.next_turn() if state.is_full() else replace(state, turn=state.seats)


@ACTION.goes_on
def next_action(state: State) -> Outcome[State] | None:
    """Skip a pause without a question or news (HIM-24); after all seats begin the next action (HIM-26)."""
    if state.action > ACTIONS:
        return renew(state)
    if state.turn >= state.seats:
        return replace(state, action=state.action + 1, turn=0)
    row = state.rows[state.acting()] if state.is_full() else None
    return state.next_turn() if row and row[state.action - 1] == "pause" else None


def run_programme(state: State, now: DueAction) -> Result:
    """Carry out this action seat by seat, until a seat has to choose."""
    state, news = perform(state, now)
    while state.turn < state.seats:
        now = _due_action(state)  # uncached: no question is asked in this state
        if now.kind not in (*FORCED, "pause"):
            break
        state, more = perform(state, now)
        news += more
    return state, news


# ---- results -----------------------------------------------------------------------------------------
def perform(state: State, now: DueAction) -> Result:
    """Carry out a pause or an action without a choice, and go to the next seat."""
    seat = state.acting()
    player = state.players[seat]
    match now.kind:
        case "travel":
            there = replace(player, at=now.to, storm=0)
            news = info("travels", now.rule, who=seat_word(seat), n=now.to)
            return state.with_player(seat, there).next_turn(), (news,)
        case "storm":
            news = info("in-the-storm", now.rule, who=seat_word(seat), n=now.to)
            return state.with_player(seat, replace(player, storm=now.to)).next_turn(), (news,)
        case "collect":
            return _collect(state, seat, now.good, now.rule)
        case "pause":
            return state.next_turn(), ()
        case _:
            if now.token == "hand" and player.at and not player.storm:
                state = state.with_player(seat, player.with_try())
            why_not = Say(key=now.why, args={"n": player.at})
            return state.next_turn(), (info("is-void", now.rule, who=seat_word(seat), why=why_not),)


def _collect(state: State, seat: Seat, good: Good, rule: str) -> Result:
    """Move one cube behind the screen (HIM-31, HIM-32, HIM-35)."""
    player = state.players[seat]
    v = player.at
    place = state.site(v)
    left: dict[Good, int] = {g: n - (g == good) for g, n in place.goods.items() if n - (g == good)}
    untold = max(0, place.untold - 1)
    least = good if place.untold and rule == "HIM-31" else place.least
    emptied = replace(place, goods=left, untold=untold, least=least) if left or untold else Site(stupa=place.stupa)
    richer = replace(player, stock=add_goods(player.stock, {good: 1}, 1), took=(*player.took, v))
    state = state.with_player(seat, richer.with_try()).with_site(v, emptied)
    return state.next_turn(), (info("collects", rule, who=seat_word(seat), good=inner_good_word(good), n=v),)
