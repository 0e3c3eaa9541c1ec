"""Main, bonus and elephant action in any order, then following and the end of the turn (AMR-41..54)."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import gain, prepend
from rules.kit.rules import ONLY, No, Outcome, about, amount, each, known, once, pick
from rules.kit.types import NOTHING, Option, Pick, Say, Seat, Who

from . import components as box
from .components import Colour, District, Part, district_of
from .donate import may_donate
from .effects import allowed_upgrades, use_storehouse
from .elephant import fine_passing
from .flow import ACT, FOLLOW, TURN, end_turn, other_seats
from .printed import colour_word, district_word, picture, shade_word
from .state import Do, Mahout, Read, State, Task, Upgrade, require
from .upgrade import can_upgrade


# ---- available actions -------------------------------------------------------------------------------
@once
def current_district(state: State) -> District:
    """The district of the last worker (AMR-42)."""
    return district_of(require(state.turn.spot))


def colours(state: State) -> tuple[Colour, ...]:
    """The possible tiles of the district: the known ones, or any colour while fewer than three are known (AMR-4)."""
    told = state.tile_colours(current_district(state))
    return told if len(told) >= box.TILES_IN_DISTRICT else box.COLOURS


def can_do(state: State, action: str) -> object:
    """Whether the action is still to be done in this turn."""
    return action not in state.turn.done or No("done-already", "AMR-47")


def is_bonus_open(state: State) -> object:
    """Whether the bonus action is available: the last worker has its colour, and no other tile is chosen (AMR-44)."""
    turn = state.turn
    is_there = turn.tile == turn.last if turn.tile else turn.last in colours(state)
    return can_do(state, "bonus") and (is_there or No("other-colour"))


def is_elephant_open(state: State) -> object:
    """Whether the elephant stands in the district of the last worker (AMR-45)."""
    is_here = state.sides[state.turn.seat].place == current_district(state)
    return can_do(state, "elephant") and (is_here or No("elephant-elsewhere", "AMR-45"))


def is_bridge_open(state: State) -> bool:
    """Whether players can claim the bridge tile, once in a turn (AMR-54)."""
    return has_unprinted_deed(state) and "bridge" not in state.turn.done


def has_action_left(state: State) -> bool:
    """Whether an action is left; the bonus of a tile that is not chosen does not count."""
    mine = can_do(state, "main") or is_bonus_open(state) or is_elephant_open(state) or is_bridge_open(state)
    return bool(mine or claimable_storehouses(state))


def claimable_storehouses(state: State) -> tuple[int, ...]:
    """The active seat's storehouses whose gain players claim, each once in a turn (AMR-69)."""
    lasting = state.sides[state.turn.seat].lasting
    return tuple(i for i, gives in enumerate(lasting) if gives.on is None and f"storehouse-{i}" not in state.turn.done)


# ---- mahouts -----------------------------------------------------------------------------------------
def is_useful(state: State, seat: Seat, mahout: Mahout) -> bool:
    """Whether a mahout has an effect: a temple alone needs a possible donation, a hammer a possible upgrade (AMR-67,
    AMR-82)."""
    shows = mahout.shows
    if not set(shows) <= {"temple", *box.HAMMERS}:
        return True
    upgrade = Upgrade(seat=seat, kinds=allowed_upgrades(shows))
    return can_upgrade(state, upgrade) or ("temple" in shows and may_donate(state, seat))


# ---- the actions, as alternatives ------------------------------------------------------------------
@once
def tiles(state: State) -> tuple[Colour, ...]:
    """The tiles available for the main action."""
    return (state.turn.tile,) if state.turn.tile else colours(state)


def likely_tiles(state: State) -> tuple[Colour, ...]:
    """The only tile, or the one whose bonus is available too."""
    if len(tiles(state)) == 1:
        return tiles(state)
    return tuple(c for c in state.tile_colours(current_district(state)) if c == state.turn.last)


def tile_option(state: State, colour: Colour) -> Option:
    shows = state.tile_shows(current_district(state), colour, "main")
    note = None if shows is None else picture(shows)
    return Option(value=colour, label=colour_word(colour), glyph=f"worker-{colour}", note=note)


@ACT.move(
    "AMR-43",
    when=lambda state: can_do(state, "main"),
    label=lambda state: Say(key="main-label", args={"district": district_word(current_district(state))}),
)
def main(
    state: State, seat: Seat, tile: Annotated[Colour, pick(
        lambda state: [tile_option(state, colour) for colour in tiles(state)], default=likely_tiles)],
) -> State:  # fmt: skip
    state = state.with_turn(tile=tile, done=(*state.turn.done, "main"))
    return state.push(_tile_task(state, seat, tile, "main"))


@ACT.move("AMR-44", when=is_bonus_open, say=lambda state: {"colour": shade_word(require(state.turn.last))})
def bonus(state: State, seat: Seat) -> State:
    """Do the bonus action in the colour of the last worker."""
    last: Colour = require(state.turn.last)
    state = state.with_turn(tile=last, done=(*state.turn.done, "bonus"))
    return state.push(_tile_task(state, seat, last, "bonus"))


def all_tile_options(state: State) -> list[Option]:
    """The main actions of the district, known ones first."""
    return sorted((tile_option(state, colour) for colour in colours(state)), key=lambda tile: tile.note is None)


@once
def own_mahouts(state: State, seat: Seat) -> tuple[Option, ...]:
    """The usable mahouts of a seat."""
    return tuple(
        Option(value=f"mahout-{i}", label=Say(key="mahout-word", args={"colour": shade_word(mahout.colour)}),
               note=picture(mahout.shows))
        for i, mahout in enumerate(state.sides[seat].mahouts) if is_useful(state, seat, mahout)
    )  # fmt: skip


OWN = pick(own_mahouts, label="follow-mahout", default=ONLY)


@ACT.move("AMR-46", id="mahout", label="elephant-mahout", asked={"what": OWN}, when=is_elephant_open)
@ACT.move("AMR-46", when=is_elephant_open)
def elephant(state: State, seat: Seat, what: Annotated[str, pick(all_tile_options, label="tile-label")]) -> State:
    """Do the main action of the tile of that colour, or use an own mahout ("mahout-1")."""
    mahouts = {f"mahout-{i}": mahout for i, mahout in enumerate(state.sides[seat].mahouts)}
    state = state.with_turn(done=(*state.turn.done, "elephant"))
    if what in mahouts:
        return state.push(Do(seat=seat, symbols=mahouts[what].shows))
    colour = next(colour for colour in box.COLOURS if colour == what)
    return state.push(_tile_task(state, seat, colour, "main"))


def _tile_task(state: State, seat: Seat, colour: Colour, part: Part) -> Task:
    """The action of a tile, or the question for an unknown one."""
    shows = state.tile_shows(current_district(state), colour, part)
    if shows is None:
        return Read(seat=seat, district=current_district(state), colour=colour, part=part)
    return Do(seat=seat, symbols=shows)


@ACT.move(
    "AMR-54", label="bridge-bonus-label", when=is_bridge_open,
    confirm=lambda state: Say(key="bridge-bonus-confirm", args={"gain": picture(require(state.bridge).gain)}),
)  # fmt: skip
def bridge(state: State, seat: Seat) -> State:
    """Claim the bridge tile's bonus, for a deed that the companion cannot see."""
    state = state.with_turn(done=(*state.turn.done, "bridge"))
    return state.push(Do(seat=seat, symbols=require(state.bridge).gain, bridge=False))


@ACT.move("AMR-69", id="storehouse-{which}", say=lambda state, which: {
    "gain": picture(state.sides[state.turn.seat].lasting[which].gain)})  # fmt: skip
def storehouse(state: State, seat: Seat, which: Annotated[int, about(claimable_storehouses)] = 0) -> State:
    """Claim a storehouse's gain, for a deed that the companion cannot see; once in a turn."""
    state = state.with_turn(done=(*state.turn.done, f"storehouse-{which}"))
    return use_storehouse(state, seat, state.sides[seat].lasting[which].gain)


@ACT.move("AMR-47")
def finish(state: State) -> State:
    return replace(state, step="second")


@ACT.goes_on
def skip_act(state: State) -> State | None:
    return None if has_action_left(state) else finish(state)


# ---- followers ---------------------------------------------------------------------------------------
@once
def usable_mahouts(state: State) -> tuple[int, ...]:
    """The useful mahouts of the next follower, in the colour of the last worker."""
    seat = state.turn.followers[0]
    mahouts = state.sides[seat].mahouts
    return tuple(i for i, m in enumerate(mahouts) if m.colour == state.turn.last and is_useful(state, seat, m))


# ---- following ---------------------------------------------------------------------------------------
def only_mahout(state: State) -> int | None:
    able = usable_mahouts(state)
    return able[0] if len(able) == 1 else None


def follow_options(state: State, seat: Seat) -> tuple[Option, ...]:
    mahouts = state.sides[seat].mahouts
    return tuple(Option(value=i, label=picture(mahouts[i].shows)) for i in usable_mahouts(state))


def follow_confirm(state: State, seat: Seat) -> Say:
    one = only_mahout(state)
    what = Pick(field="mahout") if one is None else picture(state.sides[seat].mahouts[one].shows)
    return Say(key="follow-confirm", args={"what": what})


def has_unprinted_deed(state: State) -> bool:
    """Whether the companion cannot see the bridge tile's deed, so that players claim it (AMR-54)."""
    return state.bridge is not None and state.bridge.on is None


def follow_hint(state: State) -> Say:
    return Say(key="follow-hint", args={"who": Who(seat=state.turn.seat)})


@FOLLOW.move("AMR-54", id="follow-bridge-{seat}", asked={"mahout": None, "bridge": known(1)}, label="follow-bridge",
             confirm="follow-bridge", hint=follow_hint, when=has_unprinted_deed)  # fmt: skip
@FOLLOW.move("AMR-52", id="follow-{seat}", confirm=follow_confirm, hint=follow_hint,
             label=lambda state: Say(key="follow-label", args={"colour": shade_word(state.turn.last)}))  # fmt: skip
def follow(
    state: State,
    seat: Seat,
    mahout: Annotated[int, known(only_mahout, pick(follow_options, label="follow-mahout"))],
    bridge: int = 0,
) -> Outcome[State]:
    """Use an own mahout, for a point to the active player. bridge: 1 = it earned the bridge tile."""
    brings = [Do(seat=seat, symbols=state.sides[seat].mahouts[mahout].shows)]
    if bridge and has_unprinted_deed(state):
        brings.append(Do(seat=seat, symbols=require(state.bridge).gain, bridge=False))
    said = gain("followed", "AMR-53", who=Who(seat=seat), active=Who(seat=state.turn.seat))
    return decline(state.with_points(state.turn.seat, 1, "follow")).push(*brings), said


@FOLLOW.move("AMR-52", id="decline-{seat}", label="decline-label", confirm="decline-label")
def decline(state: State) -> State:
    """Remove the asked seat from the followers."""
    return state.with_turn(followers=state.turn.followers[1:])


@FOLLOW.goes_on
def skip_follow(state: State) -> Outcome[State] | None:
    if not state.turn.followers:
        return end_turn(state)
    return None if usable_mahouts(state) else decline(state)


# ---- a turn in the ledger: only its results --------------------------------------------------------
def pawn_options(state: State) -> tuple[Option, ...]:
    return tuple(
        Option(value=times, label=Say(key=key, args={"n": times * state.decade}))
        for times, key in ((1, "ledger-passed"), (2, "ledger-passed-twice"))
    )


GAINS = each(other_seats, amount(0, box.MOST_PRINTED, default=0, when=lambda state, follower: ("who", (follower,))))


@TURN.move("AMR-53", asked=("points", "who", "gains", "passed"),
           confirm=Say(key="turn-confirm", args={"n": Pick(field="points")}))  # fmt: skip
def turn(
    state: State, seat: Seat, gains: Annotated[dict[str, int], GAINS],
    points: Annotated[int, amount(0, box.MOST_PRINTED, label="turn-points", default=0)] = 0,
    who: Annotated[tuple[int, ...], pick(
        lambda state: forms.seats(other_seats(state)), label="who-follows", many=True, least=0)] = (),
    passed: Annotated[int | None, pick(pawn_options, label=NOTHING, least=0)] = None,
) -> Outcome[State]:  # fmt: skip
    """Count the points of the turn and of its followers, and begin the next turn.

    As on the full board the elephant passes the pawn before the actions, and again after them (AMR-27, AMR-29).
    who: the followers; gains: their points. passed: how often the elephant passed the Maharaja pawn.
    """
    state, said = fine_passing(state, seat, bool(passed))
    state, again = fine_passing(state.with_points(seat, points, "actions"), seat, passed == 2)
    said = (*said, *again)
    for follower in (s for s in other_seats(state) if s in who):
        state = state.with_points(seat, 1, "follow").with_points(follower, gains.get(str(follower), 0), "actions")
        said = (*said, gain("followed", "AMR-53", who=Who(seat=follower), active=Who(seat=seat)))
    return prepend(said, end_turn(state))
