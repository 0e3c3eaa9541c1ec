"""Following: the others use their mahout at the colour of the last worker (AMR-51..53). And the turn passes on."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit.places import clockwise
from rules.kit.rules import Outcome, known, once, pick
from rules.kit.types import Option, Pick, Say, Seat, Who

from .actions import is_useful
from .components import DECADES, ROUNDS
from .flow import FOLLOW
from .state import Result, State, Turn, gain, is_ledger, must, news, order, push, with_turn
from .tasks import Do
from .words import picture, shade_word


# ---- who may follow ----------------------------------------------------------------------------------
@once
def usable(state: State) -> tuple[int, ...]:
    """The mahouts of whoever may follow now, at the colour of the last worker, that can bring anything."""
    seat = state.turn.followers[0]
    mahouts = state.sides[seat].mahouts
    return tuple(i for i, m in enumerate(mahouts) if m.colour == state.turn.last and is_useful(state, seat, m))


def others(state: State) -> tuple[Seat, ...]:
    """The other seats in the order in which they follow (AMR-52)."""
    first = state.turn.seat if state.options.follow_order == "next" else state.start
    return tuple(seat for seat in clockwise(first, state.seats) if seat != state.turn.seat)


def open_follow(state: State) -> State:
    """Everybody with a mahout at that colour waits for the question."""
    last = state.turn.last
    able = tuple(s for s in others(state) if any(m.colour == last for m in state.sides[s].mahouts))
    return with_turn(replace(state, step="follow"), followers=able)


# ---- following ---------------------------------------------------------------------------------------
def the_only(state: State) -> int | None:
    able = usable(state)
    return able[0] if len(able) == 1 else None


def own(state: State, seat: Seat) -> tuple[Option, ...]:
    mahouts = state.sides[seat].mahouts
    return tuple(Option(value=i, label=picture(mahouts[i].shows)) for i in usable(state))


def in_colour(state: State) -> Say:
    return Say(key="follow-label", args={"colour": shade_word(must(state.turn.last))})


def with_what(state: State, seat: Seat) -> Say:
    one = the_only(state)
    what = Pick(field="mahout") if one is None else picture(state.sides[seat].mahouts[one].shows)
    return Say(key="follow-confirm", args={"what": what})


def says_bridge(state: State) -> bool:
    """Whether the table itself has to say that the bridge tile is earned (AMR-54)."""
    return state.bridge is not None and state.bridge.on is None


def whom(state: State) -> Say:
    return Say(key="follow-hint", args={"who": Who(seat=state.turn.seat)})


@FOLLOW.move("AMR-54", id="follow-bridge-{seat}", asked={"mahout": None, "bridge": known(1)}, label="follow-bridge",
             confirm="follow-bridge", hint=whom, when=says_bridge)  # fmt: skip
@FOLLOW.move("AMR-52", id="follow-{seat}", label=in_colour, confirm=with_what, hint=whom)
def follow(
    state: State, seat: Seat, mahout: Annotated[int, known(the_only, pick(own, label="follow-mahout"))], bridge: int = 0
) -> Outcome[State]:  # fmt: skip
    """A mahout of one's own, and a point for the active player; perhaps it earned the bridge tile."""
    tasks = [Do(seat=seat, symbols=state.sides[seat].mahouts[mahout].shows)]
    if bridge and says_bridge(state):
        tasks.append(Do(seat=seat, symbols=must(state.bridge).gain, bridge=False))
    said = news("followed", "AMR-53", "gain", who=Who(seat=seat), active=Who(seat=state.turn.seat))
    return push(decline(gain(state, state.turn.seat, 1, "follow")), *tasks), said


@FOLLOW.move("AMR-52", id="decline-{seat}", label="decline-label", confirm="decline-label")
def decline(state: State) -> State:
    """The seat that is asked has answered."""
    return with_turn(state, followers=state.turn.followers[1:])


@FOLLOW.goes_on
def followed(state: State) -> Outcome[State] | None:
    if not state.turn.followers:
        return end_turn(state)
    return None if usable(state) else decline(state)


# ---- the turn passes on --------------------------------------------------------------------------------
def end_turn(state: State) -> Result:
    """The next seat; after the last the pawn moves on, and back on the red space the decade is over (AMR-18..20)."""
    seats = order(state)
    at = seats.index(state.turn.seat) + 1
    step = "turn" if is_ledger(state) else "ride"
    if at < len(seats):
        return replace(state, step=step, turn=Turn(seat=seats[at])), ()
    if state.round < ROUNDS:
        moved = news("pawn-moves", "AMR-19", n=state.round + 1)
        return replace(state, step=step, round=state.round + 1, turn=Turn(seat=state.start)), moved
    state = replace(state, turn=Turn(seat=state.start))
    if state.options.last_decade == "not" and state.decade == DECADES:
        return replace(state, step="final"), news("decade-not-scored", "AMR-98")
    return replace(state, step="majority"), news("decade-over", "AMR-20", n=state.decade)
