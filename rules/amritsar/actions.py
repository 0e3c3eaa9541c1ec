"""Main action, bonus action and elephant action, in any order (AMR-41..47)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.types import Choice, Option, Pick, Prompt, Say, Seat

from . import moves
from .components import COLOURS, HAMMERS, TILES_IN_DISTRICT, Colour, District, Part, district_of
from .donate import may_donate
from .effects import allowed
from .state import Mahout, Result, State, expect_turn, known, must, push, tile_colours, with_turn
from .storehouses import ask_claims, claims
from .tasks import Do, Read, Task, Upgrade
from .upgrade import open_kinds
from .words import colour_word, district_word, picture, shade_word


# ---- what is open ------------------------------------------------------------------------------------
def here(state: State) -> District | None:
    """The district of the last worker (AMR-42)."""
    return district_of(state.turn.spot) if state.turn.spot else None


def colours(state: State, district: District) -> tuple[Colour, ...]:
    """The tiles that can lie in a district: the known ones, and any colour while fewer than three are known (AMR-4)."""
    told = tile_colours(state, district)
    return told if len(told) >= TILES_IN_DISTRICT else COLOURS


def main_open(state: State) -> bool:
    return "main" not in state.turn.done and here(state) is not None


def bonus_open(state: State) -> bool:
    """Whether the bonus action may be done: the last worker has its colour, and the tile is not another (AMR-44)."""
    turn, district = state.turn, here(state)
    if district is None or turn.last is None or "bonus" in turn.done:
        return False
    return turn.tile == turn.last if turn.tile else turn.last in colours(state, district)


def elephant_open(state: State) -> bool:
    """Whether the elephant stands in the district of the last worker (AMR-45)."""
    district = here(state)
    return district is not None and "elephant" not in state.turn.done and _place(state) == district


def _place(state: State) -> District | None:
    return state.sides[state.turn.seat].place


def bridge_open(state: State) -> bool:
    """Whether the table itself has to say that the bridge tile is earned (AMR-54)."""
    bridge = state.bridge
    return bridge is not None and bridge.on is None and "bridge" not in state.turn.done and here(state) is not None


def any_open(state: State) -> bool:
    """Whether an action is left; a bonus that needs another tile than the chosen one is none."""
    mine = main_open(state) or bonus_open(state) or elephant_open(state) or bridge_open(state)
    return mine or (here(state) is not None and any(True for _ in claims(state)))


# ---- asking ------------------------------------------------------------------------------------------
def ask_act(state: State) -> tuple[Prompt, ...]:
    """What is still to be done, as alternatives: main, bonus, elephant, and no more."""
    district = here(state)
    if district is None:
        return (_finish(state),)
    asked = (
        _ask_main(state, district) if main_open(state) else None,
        _ask_bonus(state) if bonus_open(state) else None,
        *(_ask_elephant(state, district) if elephant_open(state) else ()),
        _ask_bridge(state) if bridge_open(state) else None,
        *ask_claims(state),
        _finish(state),
    )
    return tuple(prompt for prompt in asked if prompt)


def _ask_main(state: State, district: District) -> Prompt:
    there = (state.turn.tile,) if state.turn.tile else colours(state, district)
    options = tuple(_tile(state, district, colour) for colour in there)
    likely = tuple(c for c in tile_colours(state, district) if c == state.turn.last)  # its bonus is open too
    default = there if len(there) == 1 else likely
    field = Choice(name="tile", label=Say(key="tile-label"), options=options, default=default)
    label = Say(key="main-label", args={"district": district_word(district)})
    return Prompt(id="main", ask="act", seat=state.turn.seat, move="main", label=label, fields=(field,), rule="AMR-43",
                  confirm=Say(key="main-confirm", args={"tile": Pick(field="tile")}))  # fmt: skip


def _tile(state: State, district: District, colour: Colour) -> Option:
    shows = known(state, district, colour, "main")
    note = None if shows is None else picture(shows)
    return Option(value=colour, label=colour_word(colour), glyph=f"worker-{colour}",
                  note=note if isinstance(note, Say) else None)  # fmt: skip


def _ask_bonus(state: State) -> Prompt:
    assert state.turn.last is not None
    colour = shade_word(state.turn.last)
    return forms.form("bonus", state.turn.seat, "bonus", say={"colour": colour}, ask="act", rule="AMR-44")


def _ask_elephant(state: State, district: District) -> tuple[Prompt, ...]:
    """A main action of the district, or a mahout of one's own."""
    seat = state.turn.seat
    known_first = sorted(colours(state, district), key=lambda c: known(state, district, c, "main") is None)
    tiles = tuple(_tile(state, district, colour) for colour in known_first)
    mahouts = mahout_options(state, seat)
    field = Choice(name="what", label=Say(key="tile-label"), options=tiles)
    main = forms.form("elephant", seat, "elephant", (field,), picks=("what",), ask="act", rule="AMR-46")
    if not mahouts:
        return (main,)
    own = replace(field, label=Say(key="follow-mahout"), options=mahouts,
                  default=(mahouts[0].value,) if len(mahouts) == 1 else ())  # fmt: skip
    return main, replace(main, id="mahout", label=Say(key="elephant-mahout"), fields=(own,))


def _ask_bridge(state: State) -> Prompt:
    assert state.bridge is not None
    gain = picture(state.bridge.gain)
    return Prompt(id="bridge", ask="act", seat=state.turn.seat, move="bridge", rule="AMR-54",
                  label=Say(key="bridge-bonus-label"),
                  confirm=Say(key="bridge-bonus-confirm", args={"gain": gain}))  # fmt: skip


def _finish(state: State) -> Prompt:
    return forms.form("finish", state.turn.seat, "finish", ask="act", rule="AMR-47")


# ---- mahouts -----------------------------------------------------------------------------------------
def is_useful(state: State, seat: Seat, mahout: Mahout) -> bool:
    """Whether a mahout can bring anything: the temple alone needs a possible donation, a hammer alone a possible
    upgrade (AMR-67, AMR-82)."""
    shows = mahout.shows
    if not set(shows) <= {"temple", *HAMMERS}:
        return True
    upgrade = Upgrade(seat=seat, kinds=allowed(shows))
    return bool(open_kinds(state, upgrade)) or ("temple" in shows and may_donate(state, seat))


def expect_useful(state: State, seat: Seat, mahout: Mahout) -> None:
    """Raise Illegal for a mahout that brings nothing now."""
    is_temple = "temple" in mahout.shows
    expect(is_useful(state, seat, mahout), *(("no-donation", "AMR-82") if is_temple else ("no-use", "AMR-67")))


def mahout_options(state: State, seat: Seat) -> tuple[Option, ...]:
    """The mahouts of a seat that can be used now."""
    return tuple(
        Option(value=f"mahout-{i}", label=Say(key="mahout-word", args={"colour": shade_word(mahout.colour)}),
               note=_shows(mahout))
        for i, mahout in enumerate(state.sides[seat].mahouts) if is_useful(state, seat, mahout)
    )  # fmt: skip


def _shows(mahout: Mahout) -> Say:
    shown = picture(mahout.shows)
    assert isinstance(shown, Say)
    return shown


# ---- doing -------------------------------------------------------------------------------------------
def do_main(state: State, seat: Seat, move: moves.Main) -> Result:
    expect_turn(state, seat, "act")
    district: District = must(here(state))
    expect(main_open(state), "done-already", "AMR-47")
    expect(state.turn.tile in (None, move.tile), "one-tile", "AMR-42")
    expect(move.tile in colours(state, district), "three-tiles", "AMR-4", n=TILES_IN_DISTRICT)
    state = with_turn(state, tile=move.tile, done=(*state.turn.done, "main"))
    return push(state, _printed(state, seat, district, move.tile, "main")), ()


def do_bonus(state: State, seat: Seat, move: moves.Bonus) -> Result:
    expect_turn(state, seat, "act")
    district: District = must(here(state))
    last: Colour = must(state.turn.last)
    expect("bonus" not in state.turn.done, "done-already", "AMR-47")
    expect(bonus_open(state), "other-colour", "AMR-44")
    state = with_turn(state, tile=last, done=(*state.turn.done, "bonus"))
    return push(state, _printed(state, seat, district, last, "bonus")), ()


def do_elephant(state: State, seat: Seat, move: moves.Elephant) -> Result:
    expect_turn(state, seat, "act")
    district: District = must(here(state))
    expect("elephant" not in state.turn.done, "done-already", "AMR-47")
    expect(elephant_open(state), "elephant-elsewhere", "AMR-45")
    task = _elephant_task(state, seat, district, move.what)
    return push(with_turn(state, done=(*state.turn.done, "elephant")), task), ()


def _elephant_task(state: State, seat: Seat, district: District, what: str) -> Task:
    mahouts = {f"mahout-{i}": mahout for i, mahout in enumerate(state.sides[seat].mahouts)}
    if what in mahouts:
        expect_useful(state, seat, mahouts[what])
        return Do(seat=seat, symbols=mahouts[what].shows)
    colour: Colour = must(next((colour for colour in COLOURS if colour == what), None), "does-not-fit", "AMR-46")
    expect(colour in colours(state, district), "three-tiles", "AMR-4", n=TILES_IN_DISTRICT)
    return _printed(state, seat, district, colour, "main")


def _printed(state: State, seat: Seat, district: District, colour: Colour, part: Part) -> Task:
    """The action of a tile; one that nobody has read yet is read first."""
    shows = known(state, district, colour, part)
    if shows is None:
        return Read(seat=seat, district=district, colour=colour, part=part)
    return Do(seat=seat, symbols=shows)


def do_bridge(state: State, seat: Seat, move: moves.Bridge) -> Result:
    expect_turn(state, seat, "act")
    expect("bridge" not in state.turn.done, "done-already", "AMR-54")
    expect(bridge_open(state), "not-asked-now", "AMR-54")
    gain = must(state.bridge).gain
    return push(with_turn(state, done=(*state.turn.done, "bridge")), Do(seat=seat, symbols=gain, bridge=False)), ()


def do_finish(state: State, seat: Seat, move: moves.Finish) -> Result:
    expect_turn(state, seat, "act")
    return replace(state, step="second"), ()
