"""The roll, and the tokens that each player collects (ETT-10..17, ETT-58)."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit.news import gain, info, warn
from rules.kit.rules import Barred, No, Outcome, amount, barred, cells, each, fields, only, pick
from rules.kit.types import Die, Option, Pick, Say, Seat, Throw, Who

from .components import COLOURS, FACES, OCTAGONS, TOUCHING, YARNS_EACH, Colour, Face
from .flow import BESIDE, ROLL
from .state import BOARD, NUMBER_DIE, State, colour_options, gains_word

MOST_COLLECTED = 4  # ETT-14
BLACK_BARRED = barred("black", "preset-not-black")
COLOUR_DIE = Die(id="colour", faces=colour_options(FACES))


# ---- both dice ---------------------------------------------------------------------------------------
def dice_field(state: State) -> Throw:
    """The field for the number die, and for the colour die unless a colour is preset."""
    dice = (NUMBER_DIE,) if state.turn.preset else (NUMBER_DIE, COLOUR_DIE)
    return Throw(name="dice", label=Say(key="dice-field"), dice=dice)


def preset_hint(state: State) -> Say | None:
    colour = Say(key=f"colour-{state.turn.colour}")
    return Say(key="preset-hint", args={"colour": colour}) if state.turn.preset else None


@ROLL.move("ETT-10", id="roll-{seat}", when=State.is_board, hint=preset_hint,
           label=lambda state: "roll-number-label" if state.turn.preset else "roll-label")  # fmt: skip
def roll(state: State, seat: Seat, dice: Annotated[dict[str, int | str], fields(dice_field)]) -> Outcome[State]:
    """Enters the roll: black draws an action card (ETT-15), any other colour is collected."""
    colour = next((face for face in FACES if face == dice.get("colour")), state.turn.colour)
    state = settle_first_roll(state)
    state = replace(state, turn=replace(state.turn, number=int(dice["number"]), colour=colour))
    return state.draw_card(seat, "ETT-15") if colour == "black" else replace(state, step="beside")


def settle_first_roll(state: State) -> State:
    """The state ready for a second roll: the first one's tokens stay, or by one reading return (ETT-67)."""
    before, state = state.turn.collected, replace(state, step="act", turn=replace(state.turn, collected=()))
    if state.options.again_tokens == "both":
        return state
    return state.with_tokens({i: -min(n, state.players[i].tokens) for i, n in enumerate(before)})


# ---- results only: the tokens without the dice ---------------------------------------------------------
def may_be_black(state: State) -> bool:
    return state.is_ledger() and not (state.turn.preset and state.options.preset_black == "no")


@ROLL.move("ETT-15", id="black-{seat}", text="black", when=may_be_black, given={"black": True}, asked=())
@ROLL.move("ETT-11", id="collect-{seat}", when=State.is_ledger, given={"black": False}, picks=(), hint="collect-hint")
def collect(
    state: State, seat: Seat,
    tokens: Annotated[dict[Seat, int], each(lambda s: range(s.seats), amount(0, MOST_COLLECTED, default=0))],
    black: bool = False,
) -> Outcome[State]:  # fmt: skip
    state = settle_first_roll(state)
    if black:
        return state.draw_card(seat, "ETT-15")
    return collect_tokens(state, tuple(tokens[i] for i in range(state.seats)))


def collect_tokens(state: State, owed: tuple[int, ...]) -> Outcome[State]:
    """Gives every player their tokens, or none to anyone if the supply is too small (ETT-16)."""
    total, left = sum(owed), state.supply()
    if total > left:
        return state, warn("nobody-collects", "ETT-16", n=total, left=left)
    paid = state.with_tokens(dict(enumerate(owed))) if total else state
    return replace(paid, turn=replace(paid.turn, collected=owed)), gain("collected", "ETT-11", who=gains_word(owed))


# ---- before the roll ---------------------------------------------------------------------------------
def may_preset(state: State) -> bool | No:
    """Whether a Preset colour card may be played now: once, and never with Roll again (ETT-58, ETT-66)."""
    turn = state.turn
    if turn.again:
        return No("preset-with-again", "ETT-66")
    if turn.preset:
        return No("preset-twice")
    return state.players[state.active].cards > 0 or No("no-card-in-hand")


def presets(state: State) -> tuple[Option | Barred, ...]:
    black = colour_options(("black",)) if state.options.preset_black == "yes" else (BLACK_BARRED,)
    return (*colour_options(COLOURS), *black)


def preset_confirm(state: State) -> Say:
    if state.is_ledger():
        return Say(key="preset-label")
    return Say(key="preset-confirm", args={"colour": Pick(field="colour")})


@ROLL.move("ETT-58", id="preset-{seat}", when=may_preset, confirm=preset_confirm)
def preset(
    state: State,
    seat: Seat,
    colour: Annotated[Face | None, only(State.is_board, pick(presets, label="preset-field"))] = None,
) -> Outcome[State]:
    """Presets the colour, so that only the number die is rolled."""
    told = Say(key=f"colour-{colour}" if colour else "the-colour")
    state = replace(state.discard(seat), turn=replace(state.turn, preset=True, colour=colour))
    return state, info("presets", "ETT-58", who=Who(seat=seat), colour=told)


# ---- yarns not entered ---------------------------------------------------------------------------------
def unclear_octagons(state: State) -> tuple[str, ...]:
    """The octagons beside a pawn of which the companion does not know whether the yarn has the rolled colour."""
    beside = {i for player in state.players if player.pawn for i in TOUCHING[player.pawn]}
    colour = state.turn.colour
    if not left_of_colour(state):
        return ()
    return tuple(
        OCTAGONS[i] for i in sorted(beside) if not state.yarns[i] and colour not in state.unlike.get(OCTAGONS[i], ())
    )


def left_of_colour(state: State) -> int:
    """The maximum number of yarns of the rolled colour on octagons not entered."""
    return max(0, YARNS_EACH - sum(yarn == state.turn.colour for yarn in state.yarns))


@BESIDE.move("ETT-11", id="beside-{seat}", picks=(), hint="beside-hint",
             say=lambda state: {"colour": Say(key=f"colour-{state.turn.colour}")})  # fmt: skip
def beside(
    state: State,
    yarns: Annotated[
        tuple[str, ...],
        cells(BOARD, unclear_octagons, label="beside-field", many=True, least=0,
              most=lambda s: min(len(unclear_octagons(s)), left_of_colour(s))),
    ] = (),
) -> Outcome[State]:  # fmt: skip
    """Remembers that the tapped yarns have the rolled colour and the others do not (ETT-11)."""
    (colour,) = (each for each in COLOURS if each == state.turn.colour)
    for octagon in unclear_octagons(state):
        state = learn_yarn(state, OCTAGONS.index(octagon), colour, octagon in yarns)
    return state


def learn_yarn(state: State, octagon: int, colour: Colour, has_it: bool) -> State:
    """The state with a yarn's colour, or a colour that it does not have; the last possible colour is its own."""
    if has_it:
        return state.with_yarn(octagon, colour)
    others = (*state.unlike.get(OCTAGONS[octagon], ()), colour)
    left = tuple(c for c in COLOURS if c not in others)
    if len(left) == 1:
        return state.with_yarn(octagon, left[0])
    return replace(state, unlike={**state.unlike, OCTAGONS[octagon]: others})


@BESIDE.goes_on
def skip_beside(state: State) -> Outcome[State] | None:
    """Collects as soon as the yarns are known: a token for each yarn of that colour round a player's pawn (ETT-11)."""
    if unclear_octagons(state):
        return None
    yarns, colour = state.yarns, state.turn.colour
    owed = tuple(sum(yarns[i] == colour for i in TOUCHING[player.pawn]) for player in state.players)
    return collect_tokens(replace(state, step="act"), owed)
