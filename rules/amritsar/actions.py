"""Main, bonus and elephant action, in any order; then the others follow, and the turn passes on (AMR-41..54)."""

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
from .effects import allowed, from_storehouse
from .elephant import fined
from .flow import ACT, FOLLOW, TURN, end_turn, others
from .printed import colour_word, district_word, picture, shade_word
from .state import Do, Mahout, Read, State, Task, Upgrade, must
from .upgrade import any_open as can_upgrade


# ---- what is open ------------------------------------------------------------------------------------
@once
def here(state: State) -> District:
    """The district of the last worker (AMR-42)."""
    return district_of(must(state.turn.spot))


def colours(state: State) -> tuple[Colour, ...]:
    """The tiles that can lie there: the known ones, and any colour while fewer than three are known (AMR-4)."""
    told = state.tile_colours(here(state))
    return told if len(told) >= box.TILES_IN_DISTRICT else box.COLOURS


def undone(state: State, action: str) -> object:
    """Whether the action has not been done in this turn."""
    return action not in state.turn.done or No("done-already", "AMR-47")


def bonus_open(state: State) -> object:
    """Whether the bonus action may be done: the last worker has its colour, and the tile is not another (AMR-44)."""
    turn = state.turn
    is_there = turn.tile == turn.last if turn.tile else turn.last in colours(state)
    return undone(state, "bonus") and (is_there or No("other-colour"))


def elephant_open(state: State) -> object:
    """Whether the elephant stands in the district of the last worker (AMR-45)."""
    is_here = state.sides[state.turn.seat].place == here(state)
    return undone(state, "elephant") and (is_here or No("elephant-elsewhere", "AMR-45"))


def bridge_open(state: State) -> bool:
    """Whether the table itself has to say that the bridge tile is earned (AMR-54)."""
    return says_bridge(state) and "bridge" not in state.turn.done


def any_open(state: State) -> bool:
    """Whether an action is left; a bonus that needs another tile than the chosen one is none."""
    mine = undone(state, "main") or bonus_open(state) or elephant_open(state) or bridge_open(state)
    return bool(mine or to_claim(state))


def to_claim(state: State) -> tuple[int, ...]:
    """The storehouses of which the table has to say that they give the active seat something now (AMR-69)."""
    lasting = state.sides[state.turn.seat].lasting
    return tuple(i for i, gives in enumerate(lasting) if gives.on is None and f"storehouse-{i}" not in state.turn.done)


# ---- mahouts -----------------------------------------------------------------------------------------
def is_useful(state: State, seat: Seat, mahout: Mahout) -> bool:
    """Whether a mahout can bring anything: the temple alone needs a possible donation, a hammer alone a possible
    upgrade (AMR-67, AMR-82)."""
    shows = mahout.shows
    if not set(shows) <= {"temple", *box.HAMMERS}:
        return True
    upgrade = Upgrade(seat=seat, kinds=allowed(shows))
    return can_upgrade(state, upgrade) or ("temple" in shows and may_donate(state, seat))


# ---- the actions: alternatives, until there are no more -------------------------------------------------
@once
def tiles(state: State) -> tuple[Colour, ...]:
    """Those of the district that the main action can be of."""
    return (state.turn.tile,) if state.turn.tile else colours(state)


def likely(state: State) -> tuple[Colour, ...]:
    """A lone one, or that whose bonus is open too."""
    if len(tiles(state)) == 1:
        return tiles(state)
    return tuple(c for c in state.tile_colours(here(state)) if c == state.turn.last)


def tile_option(state: State, colour: Colour) -> Option:
    shows = state.tile_shows(here(state), colour, "main")
    note = None if shows is None else picture(shows)
    return Option(value=colour, label=colour_word(colour), glyph=f"worker-{colour}", note=note)


@ACT.move(
    "AMR-43",
    when=lambda state: undone(state, "main"),
    label=lambda state: Say(key="main-label", args={"district": district_word(here(state))}),
)
def main(
    state: State, seat: Seat, tile: Annotated[Colour, pick(
        lambda state: [tile_option(state, colour) for colour in tiles(state)], default=likely)],
) -> State:  # fmt: skip
    """The main action of a tile."""
    state = state.with_turn(tile=tile, done=(*state.turn.done, "main"))
    return state.push(_printed(state, seat, tile, "main"))


@ACT.move("AMR-44", when=bonus_open, say=lambda state: {"colour": shade_word(must(state.turn.last))})
def bonus(state: State, seat: Seat) -> State:
    """The bonus action in the colour of the last worker."""
    last: Colour = must(state.turn.last)
    state = state.with_turn(tile=last, done=(*state.turn.done, "bonus"))
    return state.push(_printed(state, seat, last, "bonus"))


def any_tile(state: State) -> list[Option]:
    """The main actions of the district, known ones first."""
    return sorted((tile_option(state, colour) for colour in colours(state)), key=lambda tile: tile.note is None)


@once
def own_mahouts(state: State, seat: Seat) -> tuple[Option, ...]:
    """The mahouts of a seat that can be used now."""
    return tuple(
        Option(value=f"mahout-{i}", label=Say(key="mahout-word", args={"colour": shade_word(mahout.colour)}),
               note=picture(mahout.shows))
        for i, mahout in enumerate(state.sides[seat].mahouts) if is_useful(state, seat, mahout)
    )  # fmt: skip


OWN = pick(own_mahouts, label="follow-mahout", default=ONLY)


@ACT.move("AMR-46", id="mahout", label="elephant-mahout", asked={"what": OWN}, when=elephant_open)
@ACT.move("AMR-46", when=elephant_open)
def elephant(state: State, seat: Seat, what: Annotated[str, pick(any_tile, label="tile-label")]) -> State:
    """A colour: the main action of that tile; "mahout-1": a mahout of one's own."""
    mahouts = {f"mahout-{i}": mahout for i, mahout in enumerate(state.sides[seat].mahouts)}
    state = state.with_turn(done=(*state.turn.done, "elephant"))
    if what in mahouts:
        return state.push(Do(seat=seat, symbols=mahouts[what].shows))
    colour = next(colour for colour in box.COLOURS if colour == what)
    return state.push(_printed(state, seat, colour, "main"))


def _printed(state: State, seat: Seat, colour: Colour, part: Part) -> Task:
    """The action of a tile; one that nobody has read yet is read first."""
    shows = state.tile_shows(here(state), colour, part)
    if shows is None:
        return Read(seat=seat, district=here(state), colour=colour, part=part)
    return Do(seat=seat, symbols=shows)


@ACT.move(
    "AMR-54", label="bridge-bonus-label", when=bridge_open,
    confirm=lambda state: Say(key="bridge-bonus-confirm", args={"gain": picture(must(state.bridge).gain)}),
)  # fmt: skip
def bridge(state: State, seat: Seat) -> State:
    """The bonus of the bridge tile, where the companion cannot see that it is earned."""
    state = state.with_turn(done=(*state.turn.done, "bridge"))
    return state.push(Do(seat=seat, symbols=must(state.bridge).gain, bridge=False))


@ACT.move("AMR-69", id="storehouse-{which}", say=lambda state, which: {
    "gain": picture(state.sides[state.turn.seat].lasting[which].gain)})  # fmt: skip
def storehouse(state: State, seat: Seat, which: Annotated[int, about(to_claim)] = 0) -> State:
    """A storehouse gives something for what only the table can see, once in a turn."""
    state = state.with_turn(done=(*state.turn.done, f"storehouse-{which}"))
    return from_storehouse(state, seat, state.sides[seat].lasting[which].gain)


@ACT.move("AMR-47")
def finish(state: State) -> State:
    """No more actions."""
    return replace(state, step="second")


@ACT.goes_on
def nothing_open(state: State) -> State | None:
    return None if any_open(state) else finish(state)


# ---- who may follow ----------------------------------------------------------------------------------
@once
def usable(state: State) -> tuple[int, ...]:
    """The mahouts of whoever may follow now, at the colour of the last worker, that can bring anything."""
    seat = state.turn.followers[0]
    mahouts = state.sides[seat].mahouts
    return tuple(i for i, m in enumerate(mahouts) if m.colour == state.turn.last and is_useful(state, seat, m))


# ---- following ---------------------------------------------------------------------------------------
def the_only(state: State) -> int | None:
    able = usable(state)
    return able[0] if len(able) == 1 else None


def own(state: State, seat: Seat) -> tuple[Option, ...]:
    mahouts = state.sides[seat].mahouts
    return tuple(Option(value=i, label=picture(mahouts[i].shows)) for i in usable(state))


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
@FOLLOW.move("AMR-52", id="follow-{seat}", confirm=with_what, hint=whom,
             label=lambda state: Say(key="follow-label", args={"colour": shade_word(state.turn.last)}))  # fmt: skip
def follow(
    state: State, seat: Seat, mahout: Annotated[int, known(the_only, pick(own, label="follow-mahout"))], bridge: int = 0
) -> Outcome[State]:
    """A mahout of one's own, and a point for the active player; perhaps it earned the bridge tile."""
    brings = [Do(seat=seat, symbols=state.sides[seat].mahouts[mahout].shows)]
    if bridge and says_bridge(state):
        brings.append(Do(seat=seat, symbols=must(state.bridge).gain, bridge=False))
    said = gain("followed", "AMR-53", who=Who(seat=seat), active=Who(seat=state.turn.seat))
    return decline(state.with_points(state.turn.seat, 1, "follow")).push(*brings), said


@FOLLOW.move("AMR-52", id="decline-{seat}", label="decline-label", confirm="decline-label")
def decline(state: State) -> State:
    """The seat that is asked has answered."""
    return state.with_turn(followers=state.turn.followers[1:])


@FOLLOW.goes_on
def followed(state: State) -> Outcome[State] | None:
    if not state.turn.followers:
        return end_turn(state)
    return None if usable(state) else decline(state)


# ---- a turn of a ledger: only what it came to ----------------------------------------------------------------
def pawn_passed(state: State) -> tuple[Option, ...]:
    return tuple(
        Option(value=times, label=Say(key=key, args={"n": times * state.decade}))
        for times, key in ((1, "ledger-passed"), (2, "ledger-passed-twice"))
    )


GAINS = each(others, amount(0, box.MOST_PRINTED, default=0, when=lambda state, follower: ("who", (follower,))))


@TURN.move("AMR-53", asked=("points", "who", "gains", "passed"),
           confirm=Say(key="turn-confirm", args={"n": Pick(field="points")}))  # fmt: skip
def turn(
    state: State, seat: Seat, gains: Annotated[dict[str, int], GAINS],
    points: Annotated[int, amount(0, box.MOST_PRINTED, label="turn-points", default=0)] = 0,
    who: Annotated[tuple[int, ...], pick(
        lambda state: forms.seats(others(state)), label="who-follows", many=True, least=0)] = (),
    passed: Annotated[int | None, pick(pawn_passed, label=NOTHING, least=0)] = None,
) -> Outcome[State]:  # fmt: skip
    """The points of the turn, then what the others did with its last worker, and the next turn begins.

    As on the full board the elephant passes the pawn before the actions, and again after them (AMR-27, AMR-29).
    who: followed, and gains their points. passed: how often the elephant passed the Maharaja pawn.
    """
    state, said = fined(state, seat, bool(passed))
    state, again = fined(state.with_points(seat, points, "actions"), seat, passed == 2)
    said = (*said, *again)
    for follower in (s for s in others(state) if s in who):
        state = state.with_points(seat, 1, "follow").with_points(follower, gains.get(str(follower), 0), "actions")
        said = (*said, gain("followed", "AMR-53", who=Who(seat=follower), active=Who(seat=seat)))
    return prepend(said, end_turn(state))
