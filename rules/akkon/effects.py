"""What the city cards do (AKK-58..79)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import assert_never

from msgspec.structs import replace

from rules.kit.expect import expect
from rules.kit.flow import by_move
from rules.kit.news import gain
from rules.kit.types import Choice, News, Option, Prompt, Say, Seat, Who

from . import lending, moves
from .cards import draw_to, reprinted
from .components import (
    BAN_DOWN,
    BAN_UP,
    RAISED,
    SIEGE_DOWN,
    SIEGE_UP,
    TRACK_LEAST,
    TRACK_MOST,
    TRACKS,
    City,
    Kind,
    Track,
)
from .lending import effect_prompt, expect_other, from_to, moved, one_of, points_field
from .state import (
    Result,
    State,
    TellEffect,
    ahead,
    first_done,
    open_stacks,
    others,
)
from .words import city_field, city_word, track_word


# ---- beginning an effect -----------------------------------------------------------------------------------
def refuse(state: State, seat: Seat, kind: Kind, track: Track | None) -> None:
    """Raise Illegal for a card that may not be played now."""
    tracks = state.players[seat].tracks
    if kind == "ban" and track is not None:
        expect(tracks[track] <= TRACK_MOST - BAN_UP, "ban-too-high", "AKK-60", n=TRACK_MOST - BAN_UP)
        expect(ban_targets(state, seat, track), "ban-nobody", "AKK-60", n=BAN_DOWN)
    if kind == "siege" and track is not None and state.options.siege_high == "no":
        expect(tracks[track] <= TRACK_MOST - SIEGE_UP, "siege-too-high", "AKK-63", n=TRACK_MOST - SIEGE_UP)
    if kind == "writings":
        expect(_may_write(state, seat), "writings-limits", "AKK-76")
    if kind == "minting":
        expect(open_stacks(state), "no-stack-left", "AKK-78")


def start(
    state: State,
    seat: Seat,
    kind: Kind,
    track: Track | None,
    falls: Track | None,
    cities: tuple[City, ...],
    points: int,
) -> Result:
    """A card does what it says; where its player chooses something, that is asked first."""
    match kind:
        case "lance" | "feast":
            assert track is not None
            if not points:
                return ahead(state, TellEffect(seat=seat, kind=kind, track=track)), ()
            return moved(state, seat, track, points, "AKK-58")
        case "siege":
            assert track is not None
            assert falls is not None
            state, up = moved(state, seat, track, SIEGE_UP, "AKK-61")
            state, down = moved(state, seat, falls, -SIEGE_DOWN, "AKK-62")
            return state, (*up, *down)
        case "ban":
            assert track is not None
            targets = ban_targets(state, seat, track)
            if len(targets) == 1:
                return _banned(state, seat, targets[0], track)
            return ahead(state, TellEffect(seat=seat, kind=kind, track=track)), ()
        case "plague" | "brother" | "levant" | "writings" | "minting":
            return ahead(state, TellEffect(seat=seat, kind=kind, track=track, cities=cities)), ()
        case _:
            assert_never(kind)


def is_void(state: State, task: TellEffect) -> bool:
    """Whether nothing can be chosen any more, after something was set right."""
    match task.kind:
        case "ban":
            return task.track is None or not ban_targets(state, task.seat, task.track)
        case "minting":
            return not open_stacks(state)
        case "writings":
            return not _may_write(state, task.seat)
        case _:
            return False


def ask_effect(state: State, task: TellEffect) -> tuple[Prompt, ...]:
    return (ASK_EFFECT[task.kind](state, task),)


def do_effect(state: State, seat: Seat, move: moves.Effect) -> Result:
    task = state.queue[0] if state.queue else None
    expect(isinstance(task, TellEffect) and _asked_for(task.kind) == move.__struct_config__.tag)
    assert isinstance(task, TellEffect)
    expect(seat == task.seat, "not-your-turn", "AKK-50")
    return DO_EFFECT[type(move)](first_done(state), task, move)


def _asked_for(kind: Kind) -> str:
    """The move that tells what a card of that kind does."""
    return "raise" if kind in RAISED else kind


# ---- Holy Lance and Templar Feast (AKK-58) -------------------------------------------------------------------
def _ask_raise(state: State, task: TellEffect) -> Prompt:
    """Only for a card that was told when its name decided how far it goes."""
    return effect_prompt(task, "AKK-58", (replace(points_field(), when=None),), move="raise")


def _do_raise(state: State, task: TellEffect, move: moves.Raise) -> Result:
    """The card is known with its points from now on."""
    assert task.track is not None
    expect(move.points in RAISED.values(), "card-out-of-range", "AKK-58")
    id = state.turn_cards[-1]
    state = reprinted(state, id, replace(state.cards[id], points=move.points))
    return moved(state, task.seat, task.track, move.points, "AKK-58")


# ---- Church Ban (AKK-59, AKK-60) ------------------------------------------------------------------------------
def ban_targets(state: State, seat: Seat, track: Track) -> tuple[Seat, ...]:
    """Who can be set back by two without falling below 0."""
    return tuple(s for s in others(state, seat) if state.players[s].tracks[track] >= TRACK_LEAST + BAN_DOWN)


def _ask_ban(state: State, task: TellEffect) -> Prompt:
    track = task.track
    assert track is not None
    options = tuple(
        Option(value=s, label=Who(seat=s), note=from_to(state.players[s].tracks[track], -BAN_DOWN))
        for s in ban_targets(state, task.seat, track)
    )
    return effect_prompt(task, "AKK-59", (one_of("target", Say(key="ban-target"), options),))


def _do_ban(state: State, task: TellEffect, move: moves.Ban) -> Result:
    assert task.track is not None
    expect_other(state, task, move.target)
    can = move.target in ban_targets(state, task.seat, task.track)
    expect(can, "ban-below", "AKK-60", who=Who(seat=move.target), n=BAN_DOWN)
    return _banned(state, task.seat, move.target, task.track)


def _banned(state: State, seat: Seat, target: Seat, track: Track) -> Result:
    state, up = moved(state, seat, track, BAN_UP, "AKK-59")
    state, down = moved(state, target, track, -BAN_DOWN, "AKK-59")
    return state, (*up, *down)


# ---- Forbidden Writings (AKK-75..77) -----------------------------------------------------------------------------
def _fits(state: State, seat: Seat, up: Track | None, down: Track) -> bool:
    """Whether neither 0 nor 13 is overrun, and the table's reading of AKK-77 is kept."""
    tracks = state.players[seat].tracks
    if state.options.writings == "two" and up in (None, down):
        return False
    raised = tracks[down] + (up == down)
    return (up is None or tracks[up] < TRACK_MOST) and raised > TRACK_LEAST


def _may_write(state: State, seat: Seat) -> bool:
    return any(_fits(state, seat, up, down) for up in (None, *TRACKS) for down in TRACKS)


def _ask_writings(state: State, task: TellEffect) -> Prompt:
    tracks = state.players[task.seat].tracks
    ups = tuple(Option(value=t, label=track_word(t), note=from_to(tracks[t], 1)) for t in TRACKS)
    downs = tuple(Option(value=t, label=track_word(t), note=from_to(tracks[t], -1)) for t in TRACKS)
    least = 1 if state.options.writings == "two" else 0
    up = Choice(name="up", label=Say(key="up-label"), options=ups, least=least)
    return effect_prompt(task, "AKK-75", (up, Choice(name="down", label=Say(key="down-label"), options=downs)))


def _do_writings(state: State, task: TellEffect, move: moves.Writings) -> Result:
    two = state.options.writings == "two"
    expect(not two or (move.up is not None and move.up != move.down), "writings-two", "AKK-77")
    expect(_fits(state, task.seat, move.up, move.down), "writings-limits", "AKK-76")
    up: tuple[News, ...] = ()
    if move.up is not None:
        state, up = moved(state, task.seat, move.up, 1, "AKK-75")
    state, down = moved(state, task.seat, move.down, -1, "AKK-75")
    return state, (*up, *down)


# ---- Minting (AKK-78) -----------------------------------------------------------------------------------------------
def _ask_minting(state: State, task: TellEffect) -> Prompt:
    return effect_prompt(task, "AKK-78", (city_field("stack", Say(key="stack-label"), open_stacks(state)),))


def _do_minting(state: State, task: TellEffect, move: moves.Minting) -> Result:
    """The top card of any stack comes into the hand, and may be played at once."""
    expect(state.stacks[move.stack], "stack-is-empty", "AKK-78", city=city_word(move.stack))
    return draw_to(state, task.seat, move.stack), (
        gain("takes-card", "AKK-78", who=Who(seat=task.seat), city=city_word(move.stack)),
    )


# ---- which is which --------------------------------------------------------------------------------------------------
ASK_EFFECT: Mapping[Kind, Callable[[State, TellEffect], Prompt]] = {
    "lance": _ask_raise,
    "feast": _ask_raise,
    "ban": _ask_ban,
    "plague": lending.ask_plague,
    "brother": lending.ask_brother,
    "levant": lending.ask_levant,
    "writings": _ask_writings,
    "minting": _ask_minting,
}
DO_EFFECT = by_move(
    _do_raise, _do_ban, lending.do_plague, lending.do_brother, lending.do_levant, _do_writings, _do_minting
)
