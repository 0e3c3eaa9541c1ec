"""The flow of the game: its steps in the order of play, and the tasks that interrupt them; the next turn, the next
round, and the last round (AKK-44, AKK-57, AKK-80, AKK-90)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.kit.news import gain, info, prepend, warn
from rules.kit.places import clockwise_seats, leaders
from rules.kit.rules import Rules
from rules.kit.types import TABLE, News, Say, Seat, Timer, Who

from . import components as box
from . import tasks
from .components import Options, Track
from .state import Result, State
from .words import city_word

akk = Rules(__package__, State, Options, range(2, 6), version=4, endings=("stack",))

SETUP = akk.step("setup")
DEAL = akk.step("deal")
BARBAROSSA = akk.step("barbarossa", seat=lambda state: state.holders["prestige"])
BID = akk.step("bid", seat=lambda state: TABLE if state.is_ledger() else bidder(state), ask="bid-{seat}")
SALADIN = akk.step("saladin", seat=lambda state: state.holders["gold"])
REVEAL = akk.step("reveal")
CARDS = akk.step("cards", seat=lambda state: state.turn, ask="turn-{seat}")

TOPS = akk.step(tasks.TellTops)
CARD = akk.step(tasks.TellCard)
FACES = akk.step(tasks.TellFaces)
AFTER = akk.step(tasks.TellAfter)
EFFECT = akk.step(tasks.TellEffect)
CLEMENT = akk.step(tasks.TakeClement)
FIVE = akk.step(tasks.KeepFive)


def phase(state: State) -> Say:
    """The phase, "Round 3, bidding"; one message per phase."""
    return Say(key=f"phase-{state.stage()}", args={"round": state.round})


def timers(state: State) -> tuple[Timer, ...]:
    """The timer of the seat that is asked, one bank per seat and round."""
    options, holders, name = state.options, state.holders, state.stage()
    bells = {
        "bid": (TABLE if state.is_ledger() else bidder(state), options.bid_s),
        "cards": (state.turn, options.cards_s),
        "barbarossa": (holders.get("prestige", TABLE), options.window_s),
        "saladin": (holders.get("gold", TABLE), options.window_s),
    }
    seat, seconds = bells.get(name, (TABLE, 0))
    if not seconds:
        return ()
    label = Say(key="timer-table") if seat == TABLE else Say(key=f"timer-{name}", args={"who": Who(seat=seat)})
    return (Timer(id=f"{name}-{state.round}-{seat}", seat=seat, ms=seconds * 1000, label=label),)


# ---- the next turn, the next round ---------------------------------------------------------------------
def next_turn(state: State) -> Result:
    """Passes the card turn clockwise to the next seat without one; after the last the round ends (AKK-44)."""
    left = remaining_seats(state)
    return (new_turn(state, left[0]), ()) if left else end_round(state)


def new_turn(state: State, seat: Seat) -> State:
    """The state at the start of that seat's card turn."""
    return replace(state, turn=seat, turn_cards=(), clement=False, richard=False)


def end_round(state: State) -> Result:
    """Awards the privileges; then begins the next round, or ends the game (AKK-57, AKK-80, AKK-90)."""
    state, news = award_privileges(state)
    state = replace(state, discard=(*state.discard, *state.played), played=())
    if state.is_used_up():
        return replace(state, step="over", queue=(), turn_cards=()), (*news, info("game-over", "AKK-90"))
    return prepend(news, next_round(state))


def next_round(state: State) -> Result:
    """Begins the next round: knights return, the seneschal passes left, lent knights change hands (AKK-42, AKK-57)."""
    start = (state.start + 1) % state.seats
    players = tuple(replace(p, bid={}, faces={}, chaplain=None, paid={}, passed=False) for p in state.players)
    state = replace(new_turn(state, start), step="barbarossa", round=state.round + 1, start=start, players=players)
    queue = () if state.is_ledger() else (tasks.TellTops(),)
    loans = tuple(loan for loan in state.loans if loan.round >= state.round)
    state = replace(state, seneschal="camp", placed=(), moved_to=None, queue=queue, loans=loans)
    news = [info("seneschal-passes", "AKK-57", who=Who(seat=start))]
    for loan in loans:  # knights that change hands before the bidding (AKK-64, AKK-68)
        whose = {"who": Who(seat=loan.borrower), "owner": Who(seat=loan.owner)}
        news.append(info(f"loan-{state.options.borrowed_pick}", "AKK-64", **whose, n=loan.count))
    if 1 in state.stacks.values():  # this may be the last round
        news.append(warn("last-card", "AKK-90"))
    return state, tuple(news)


def last_round_news(before: State, after: State) -> tuple[News, ...]:
    """The announcement of the last round, when a stack is used up (AKK-90)."""
    if after.stacks is before.stacks or after.step == "over" or after.round != before.round:
        return ()
    gone = (city for city in box.CITIES if before.stacks[city] and not after.stacks[city])
    return tuple(warn("last-round", "AKK-90", city=city_word(city)) for city in gone)


# ---- the privileges ------------------------------------------------------------------------------------
def award_privileges(state: State) -> Result:
    """Awards, at the end of a round, each privilege to the sole leader of its track, if any (AKK-80, AKK-81)."""
    first = {track: leaders([player.tracks[track] for player in state.players]) for track in box.TRACKS}
    holders: dict[Track, Seat] = {track: seats[0] for track, seats in first.items() if len(seats) == 1}
    return replace(state, holders=holders), tuple(_changes(state.holders, holders))


def _changes(old: dict[Track, Seat], new: dict[Track, Seat]) -> Iterator[News]:
    for track in box.TRACKS:
        before, now = old.get(track, TABLE), new.get(track, TABLE)
        if before == now:
            continue
        privilege = Say(key=f"privilege-{track}")
        if now == TABLE:
            yield info("privilege-back", "AKK-81", privilege=privilege)
        else:
            yield gain("privilege-to", "AKK-80", privilege=privilege, who=Who(seat=now))


# ---- turn order -----------------------------------------------------------------------------------------
def bidder(state: State) -> Seat:
    """The seat whose turn it is to bid: the next that has not passed."""
    return next((s for s in clockwise_seats(state.turn, state.seats) if not state.players[s].passed), state.turn)


def remaining_seats(state: State) -> tuple[Seat, ...]:
    """The seats with a card turn after this one, clockwise up to the start player."""
    after = clockwise_seats(state.turn, state.seats)[1:]
    return after[: after.index(state.start)] if state.start in after else after
