"""The roll, and what everybody collects (ETT-10..17, ETT-58)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import gain, info, warn
from rules.kit.types import Amount, Cells, Choice, Die, Illegal, Pick, Prompt, Say, Seat, Throw, Who

from .components import COLOURS, FACES, HIGHEST, OCTAGONS, TOUCHING, YARNS_EACH, Colour, Face
from .moves import Beside, Collect, Preset, Roll
from .state import (
    Result,
    State,
    discard,
    draw_card,
    is_ledger,
    need,
    supply,
    with_tokens,
    with_yarn,
)
from .words import BOARD, colour_options, gains, number_die

MOST_COLLECTED = 4  # ETT-14


def ask_roll(state: State) -> tuple[Prompt, ...]:
    """Both dice, or what they brought; before them a Preset colour card may be played."""
    main = _ask_collect(state) if is_ledger(state) else (_ask_dice(state),)
    return (*main, *_ask_preset(state))


def _ask_dice(state: State) -> Prompt:
    hint = Say(key="preset-hint", args={"colour": Say(key=f"colour-{state.turn.colour}")})
    return Prompt(id=f"roll-{state.active}", ask=_ask(state), seat=state.active, move="roll",
                  label=Say(key="roll-number-label" if state.turn.preset else "roll-label"),
                  hint=hint if state.turn.preset else None,
                  confirm=Say(key="roll-confirm", args={"dice": Pick(field="dice")}), rule="ETT-10",
                  fields=(Throw(name="dice", label=Say(key="dice-field"), dice=_dice(state)),))  # fmt: skip


def _dice(state: State) -> tuple[Die, ...]:
    """The number die, and the colour die where no colour was preset."""
    colour = Die(id="colour", faces=colour_options(FACES))
    return (number_die(),) if state.turn.preset else (number_die(), colour)


def _ask(state: State) -> str:
    return f"roll-ask-{state.active}"


def _ask_collect(state: State) -> tuple[Prompt, ...]:
    rows = tuple(
        Amount(name="tokens", key=str(seat), label=Who(seat=seat), least=0, most=MOST_COLLECTED, default=0)
        for seat in range(state.seats)
    )
    tokens = forms.form(f"collect-{state.active}", state.active, "collect", rows, text="collect", ask=_ask(state),
                        given={"black": False}, hint=Say(key="collect-hint"), rule="ETT-11")  # fmt: skip
    black = forms.form(f"black-{state.active}", state.active, "collect", text="black", ask=_ask(state),
                       given={"black": True}, rule="ETT-15")  # fmt: skip
    is_black_out = state.turn.preset and state.options.preset_black == "no"
    return (tokens,) if is_black_out else (tokens, black)


def _ask_preset(state: State) -> tuple[Prompt, ...]:
    if not may_preset(state):
        return ()
    colour = Choice(name="colour", label=Say(key="preset-field"), options=colour_options(_presets(state)))
    return (
        Prompt(id=f"preset-{state.active}", ask=_ask(state), seat=state.active, move="preset",
               label=Say(key="preset-label"), confirm=Say(key="preset-confirm", args={"colour": Pick(field="colour")})
               if not is_ledger(state) else Say(key="preset-label"),
               fields=() if is_ledger(state) else (colour,), rule="ETT-58"),
    )  # fmt: skip


def may_preset(state: State) -> bool:
    """Whether a Preset colour card can be played now: before the roll, and never with Roll again (ETT-58, ETT-66)."""
    turn = state.turn
    return state.players[state.active].cards > 0 and not turn.preset and not turn.again


def _presets(state: State) -> tuple[Face, ...]:
    return FACES if state.options.preset_black == "yes" else COLOURS


def do_preset(state: State, seat: Seat, move: Preset) -> Result:
    need(state, seat, "roll", state.active)
    expect(not state.turn.again, "preset-with-again", "ETT-66")
    expect(not state.turn.preset, "preset-twice", "ETT-58")
    expect(state.players[seat].cards > 0, "no-card-in-hand", "ETT-58")
    expect(is_ledger(state) == (move.colour is None), "does-not-fit", "ETT-58")
    expect(move.colour is None or move.colour in _presets(state), "preset-not-black", "ETT-58")
    colour = Say(key=f"colour-{move.colour}" if move.colour else "the-colour")
    news = info("presets", "ETT-58", who=Who(seat=seat), colour=colour)
    return replace(discard(state, seat), turn=replace(state.turn, preset=True, colour=move.colour)), (news,)


def do_roll(state: State, seat: Seat, move: Roll) -> Result:
    need(state, seat, "roll", state.active)
    expect(not is_ledger(state))
    number, colour = _read_dice(state, move.dice)
    state = _given_back(state)
    turn = replace(state.turn, number=number, colour=colour, pending=colour != "black")
    state = replace(state, step="act", turn=turn)
    return (state, ()) if turn.pending else draw_card(state, seat, "ETT-15")


def settle(state: State) -> Result | None:
    """Everybody collects as soon as it is known how much; None where nothing waits for it, or it is to be asked."""
    if not state.turn.pending or unclear(state):
        return None
    return collect(replace(state, turn=replace(state.turn, pending=False)), owed(state))


# ---- yarns that nobody has told ------------------------------------------------------------------------
def unclear(state: State) -> tuple[str, ...]:
    """Octagons beside a pawn of which nobody has said whether their yarn has the rolled colour."""
    beside = {i for player in state.players if player.pawn for i in TOUCHING[player.pawn]}
    colour = state.turn.colour
    if not _left(state):
        return ()
    return tuple(
        OCTAGONS[i] for i in sorted(beside) if not state.yarns[i] and colour not in state.unlike.get(OCTAGONS[i], ())
    )


def _left(state: State) -> int:
    """How many yarns of the rolled colour can lie where nobody has told them."""
    return max(0, YARNS_EACH - sum(yarn == state.turn.colour for yarn in state.yarns))


def ask_beside(state: State) -> tuple[Prompt, ...]:
    """Which of them have it: only they bring tokens, and from then on they are known (ETT-11)."""
    cells = unclear(state)
    said = {"colour": Say(key=f"colour-{state.turn.colour}")}
    field = Cells(name="yarns", label=Say(key="beside-field"), board=BOARD, allowed=cells, many=True, least=0,
                  most=min(len(cells), _left(state)))  # fmt: skip
    return (forms.form(f"beside-{state.active}", state.active, "beside", (field,), text="beside", say=said,
                       hint=Say(key="beside-hint"), rule="ETT-11"),)  # fmt: skip


def do_beside(state: State, seat: Seat, move: Beside) -> Result:
    """The tapped ones have the rolled colour, the others do not; then everybody collects."""
    need(state, seat, "act", state.active)
    cells, colour = unclear(state), next((c for c in COLOURS if c == state.turn.colour), None)
    expect(state.turn.pending and colour and set(move.yarns) <= set(cells), "does-not-fit", "ETT-11")
    assert colour is not None
    expect(len(set(move.yarns)) <= _left(state), "too-many-yarns", "ETT-1", n=len(set(move.yarns)), most=_left(state),
           colour=Say(key=f"colour-{colour}"))  # fmt: skip
    for octagon in (OCTAGONS.index(cell) for cell in cells):
        state = _seen(state, octagon, colour, OCTAGONS[octagon] in move.yarns)
    return state, ()


def _seen(state: State, octagon: int, colour: Colour, has_it: bool) -> State:
    """What is known of a yarn: its colour, or one that it does not have; the last that is left is its colour."""
    if has_it:
        return with_yarn(state, octagon, colour)
    others = (*state.unlike.get(OCTAGONS[octagon], ()), colour)
    left = tuple(c for c in COLOURS if c not in others)
    if len(left) == 1:
        return with_yarn(state, octagon, left[0])
    return replace(state, unlike={**state.unlike, OCTAGONS[octagon]: others})


def _read_dice(state: State, dice: dict[str, int | str]) -> tuple[int, Face]:
    """What was rolled, the colour as it was preset; Illegal where the dice do not have it."""
    turn = state.turn
    expect(set(dice) == ({"number"} if turn.preset else {"number", "colour"}), "does-not-fit", "ETT-10")
    number = dice["number"]
    if not isinstance(number, int) or not 1 <= number <= HIGHEST:
        raise Illegal("does-not-fit", "ETT-10")
    colour = turn.colour if turn.preset else next((face for face in FACES if face == dice["colour"]), None)
    if colour is None:
        raise Illegal("does-not-fit", "ETT-10")
    return number, colour


def owed(state: State) -> tuple[int, ...]:
    """What everybody gets for the yarns of the rolled colour round the own pawn (ETT-11)."""
    yarns, colour = state.yarns, state.turn.colour
    return tuple(sum(yarns[i] == colour for i in TOUCHING[player.pawn]) for player in state.players)


def do_collect(state: State, seat: Seat, move: Collect) -> Result:
    need(state, seat, "roll", state.active)
    expect(is_ledger(state))
    state = replace(_given_back(state), step="act")
    if move.black:
        expect(not (state.turn.preset and state.options.preset_black == "no"), "preset-not-black", "ETT-58")
        return draw_card(replace(state, turn=replace(state.turn, colour="black")), seat, "ETT-15")
    expect(set(move.tokens) == set(range(state.seats)), "does-not-fit", "ETT-11")
    fits = all(0 <= n <= MOST_COLLECTED for n in move.tokens.values())
    expect(fits, "collected-too-many", "ETT-11", n=MOST_COLLECTED)
    return collect(state, tuple(move.tokens[i] for i in range(state.seats)))


def collect(state: State, owing: tuple[int, ...]) -> Result:
    """Everybody gets tokens, or if the supply cannot pay them all, nobody does (ETT-16)."""
    total, left = sum(owing), supply(state)
    if total > left:
        short = warn("nobody-collects", "ETT-16", n=total, left=left)
        return state, (short,)
    paid = with_tokens(state, dict(enumerate(owing))) if total else state
    news = gain("collected", "ETT-11", who=gains(owing))
    return replace(paid, turn=replace(paid.turn, collected=owing)), (news,)


def _given_back(state: State) -> State:
    """Before a second roll: the tokens of the first stay, or go back if the table reads it so (ETT-67)."""
    before, state = state.turn.collected, replace(state, turn=replace(state.turn, collected=()))
    if state.options.again_tokens == "both":
        return state
    return with_tokens(state, {i: -min(n, state.players[i].tokens) for i, n in enumerate(before)})
