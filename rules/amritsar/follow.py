"""Following: the others use their mahout at the colour of the last worker (AMR-51..53). And the turn passes on."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit.expect import expect
from rules.kit.places import clockwise
from rules.kit.types import Choice, Option, Pick, Prompt, Say, Seat, Who

from . import moves
from .actions import expect_useful, is_useful
from .components import DECADES, ROUNDS
from .state import Result, State, Turn, expect_step, gain, is_ledger, must, news, order, push, with_turn
from .tasks import Do
from .words import picture, shade_word


# ---- who may follow ----------------------------------------------------------------------------------
def usable(state: State, seat: Seat) -> tuple[int, ...]:
    """The mahouts of a seat at the colour of the last worker that can bring anything."""
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


# ---- asking ------------------------------------------------------------------------------------------
def ask_follow(state: State) -> tuple[Prompt, ...]:
    seat, last = state.turn.followers[0], state.turn.last
    assert last is not None
    able, mahouts = usable(state, seat), state.sides[seat].mahouts
    options = tuple(Option(value=i, label=picture(mahouts[i].shows)) for i in able)
    field = Choice(name="mahout", label=Say(key="follow-mahout"), options=options)
    what = picture(mahouts[able[0]].shows) if len(able) == 1 else Pick(field="mahout")
    follow = Prompt(
        id=f"follow-{seat}", ask=f"follow-{seat}", seat=seat, move="follow", rule="AMR-52",
        label=Say(key="follow-label", args={"colour": shade_word(last)}),
        confirm=Say(key="follow-confirm", args={"what": what}),
        fields=(field,) if len(able) > 1 else (), given={} if len(able) > 1 else {"mahout": able[0]},
        hint=Say(key="follow-hint", args={"who": Who(seat=state.turn.seat)}),
    )  # fmt: skip
    decline = Prompt(id=f"decline-{seat}", ask=f"follow-{seat}", seat=seat, move="decline", rule="AMR-52",
                     label=Say(key="decline-label"), confirm=Say(key="decline-label"))  # fmt: skip
    if not _is_told(state):
        return follow, decline
    earned = replace(follow, id=f"follow-bridge-{seat}", label=Say(key="follow-bridge"), rule="AMR-54",
                     confirm=Say(key="follow-bridge"), given={**follow.given, "bridge": 1})  # fmt: skip
    return follow, earned, decline


def _is_told(state: State) -> bool:
    """Whether the table itself has to say that the bridge tile is earned (AMR-54)."""
    return state.bridge is not None and state.bridge.on is None


def do_follow(state: State, seat: Seat, move: moves.Follow) -> Result:
    _expect_follower(state, seat)
    mahouts = state.sides[seat].mahouts
    expect(0 <= move.mahout < len(mahouts), "does-not-fit", "AMR-52")
    mahout = mahouts[move.mahout]
    expect(mahout.colour == state.turn.last, "other-mahout", "AMR-52")
    expect_useful(state, seat, mahout)
    active = state.turn.seat
    state = decline(gain(state, active, 1, "follow"))
    said = news("followed", "AMR-53", "gain", who=Who(seat=seat), active=Who(seat=active))
    tasks = [Do(seat=seat, symbols=mahout.shows)]
    if move.bridge and _is_told(state):
        tasks.append(Do(seat=seat, symbols=must(state.bridge).gain, bridge=False))
    return push(state, *tasks), said


def do_decline(state: State, seat: Seat, move: moves.Decline) -> Result:
    _expect_follower(state, seat)
    return decline(state), ()


def decline(state: State) -> State:
    """The seat that is asked has answered."""
    return with_turn(state, followers=state.turn.followers[1:])


def _expect_follower(state: State, seat: Seat) -> None:
    expect_step(state, "follow")
    expect(seat in state.turn.followers, "no-such-mahout", "AMR-52")
    expect(seat == state.turn.followers[0], "not-your-turn", "AMR-52")


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
