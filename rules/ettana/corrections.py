"""What the table can set right: every public number, and a form for everything else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never

from msgspec.structs import replace

from rules.ettana.claims import design_word, pattern_slots, points_field
from rules.ettana.components import HIGHEST, MOST_POINTS, YARNS_EACH
from rules.ettana.preparing import tile_slots, yarn_slots
from rules.ettana.state import (
    Player,
    State,
    design_pile,
    is_ledger,
    is_over,
    pile,
    squares,
    standing,
    supply,
)
from rules.ettana.words import BOARD
from rules.kit import forms
from rules.kit.corrections import correction, readings
from rules.kit.types import Cells, Choice, Field, Option, Prompt, Quantity, Say, Who

What = Literal["tokens", "cards", "designs", "victory"]
WHAT: tuple[What, ...] = ("tokens", "cards", "designs", "victory")
PLAYING = ("roll", "act", "claim", "lull")


def corrections(state: State) -> tuple[Quantity | Prompt, ...]:
    """Every public number, and a form for everything else that can have gone another way."""
    if state.step not in PLAYING:
        return (*_leave_out(state), *_board(state), *readings(state.options))
    return (
        *_per_player(state), *_counts(state), *_leave_out(state), *_turn(state), *_board(state), *_pawns(state),
        *_designs(state), *_give_back(state), *readings(state.options), *_stop(state),
    )  # fmt: skip


# ---- numbers -----------------------------------------------------------------------------------------
def number_of(player: Player, what: What) -> int:
    """How many of those a player has."""
    match what:
        case "tokens":
            return player.tokens
        case "cards":
            return player.cards
        case "designs":
            return player.designs
        case "victory":
            return player.victory
        case _:
            assert_never(what)


def most(state: State, seat: int, what: What) -> int:
    """How many of those a player can have at most: what is there already, and what lies in the middle."""
    left = {
        "tokens": supply(state),
        "cards": pile(state),
        "designs": design_pile(state),
        "victory": pile(state),
    }[what]
    return number_of(state.players[seat], what) + max(0, left)


def _per_player(state: State) -> Iterator[Quantity]:
    for seat, player in enumerate(state.players):
        who = Who(seat=seat)
        for what in WHAT:
            yield Quantity(id=f"correct_player-{seat}-{what}", row=Say(key=f"row-{what}"), column=who,
                           now=number_of(player, what), least=0, most=most(state, seat, what),
                           move="correct_player", given={"seat": seat, "what": what})  # fmt: skip
        for index, claimed in enumerate(player.claimed):
            yield Quantity(id=f"correct_points-{seat}-{index}", row=Say(key="row-claimed", args={"n": index + 1}),
                           column=who, now=claimed.points, least=1, most=MOST_POINTS, move="correct_points",
                           given={"seat": seat, "index": index})  # fmt: skip


def _counts(state: State) -> Iterator[Quantity]:
    yield Quantity(id="correct_discards", row=Say(key="row-discards"), now=state.discards, least=0,
                   most=state.discards + pile(state), move="correct_discards")  # fmt: skip
    if state.turn.number:
        yield Quantity(id="correct_number", row=Say(key="row-number"), now=state.turn.number, least=1,
                       most=HIGHEST, move="correct_number")  # fmt: skip


# ---- forms -------------------------------------------------------------------------------------------
def _board(state: State) -> Iterator[Prompt]:
    """The yarns and the tiles as they lie now."""
    if state.yarns:
        yield correction("yarns-again", "correct_yarns", Say(key="yarns-again"), yarn_slots(YARNS_EACH, state.yarns))
    if state.tiles:
        yield correction("tiles-again", "correct_tiles", Say(key="tiles-again"), tile_slots(state.tiles))


def _pawns(state: State) -> Iterator[Prompt]:
    for seat, player in enumerate(state.players if not is_ledger(state) else ()):
        taken = standing(state, but=seat)
        free = tuple(square for square in squares(state) if square not in taken)
        now = (player.pawn,) if player.pawn in free else ()
        square = Cells(name="square", label=Say(key="where-field"), board=BOARD, allowed=free, usual=now)
        yield correction(f"pawn-{seat}", "correct_pawn", Say(key="pawn-of", args={"who": Who(seat=seat)}), square,
                    given={"seat": seat})  # fmt: skip


def _turn(state: State) -> Iterator[Prompt]:
    seats = Choice(name="seat", label=Say(key="whose-turn"), options=forms.seats(range(state.seats)),
                   usual=(state.active,))  # fmt: skip
    yield correction("whose-turn", "correct_turn", Say(key="whose-turn"), seats)
    if state.step == "act":
        turn = state.turn
        marks = {"moved": turn.moved, "acted": turn.acted, "swap": turn.swap}
        done = Choice(name="done", label=Say(key="done-field"), options=forms.words("done", marks), many=True, least=0,
                      most=len(marks), usual=tuple(mark for mark, is_so in marks.items() if is_so))  # fmt: skip
        yield correction("done", "correct_done", Say(key="done-label"), done)


def told_designs(state: State) -> tuple[str, ...]:
    """Designs whose points have been told."""
    return tuple(design for design, points in state.designs.items() if points)


def _designs(state: State) -> Iterator[Prompt]:
    """A design card that was entered wrongly."""
    if is_ledger(state):
        return
    options = tuple(
        Option(value=d, label=design_word(d), note=Say(key="n-points", args={"n": state.designs[d]}))
        for d in told_designs(state)
    )
    fields: tuple[Field, ...] = (
        Choice(name="design", label=Say(key="design-field"), options=options),
        Choice(name="change", label=Say(key="change-field"),
               options=forms.words("change", ("points", "pattern", "forget"))),
        points_field(when=("change", ("points",))),
        pattern_slots(when=("change", ("pattern",))),
    )  # fmt: skip
    yield correction("design", "correct_design", Say(key="design-label"), *fields)


def _give_back(state: State) -> Iterator[Prompt]:
    for seat, player in enumerate(state.players):
        for index, claimed in enumerate(player.claimed):
            label = Say(key="give-back", args={"who": Who(seat=seat), "n": index + 1, "points": claimed.points})
            given: dict[str, object] = {"seat": seat, "index": index}
            yield correction(f"give-back-{seat}-{index}", "give_back", label, given=given)


def _stop(state: State) -> Iterator[Prompt]:
    """The rulebook knows no other end than eight points; a table may still want one (ETT-71)."""
    if not is_over(state):
        yield replace(correction("stop", "stop", Say(key="stop-label")), rule="ETT-71")


def _leave_out(state: State) -> Iterator[Prompt]:
    """The way out of a step that went another way."""
    if is_over(state):
        return
    who = {"who": Who(seat=state.active)}
    match state.step:
        case "tie":
            seats = Choice(name="starter", label=Say(key="start-field"), options=forms.seats(state.tied))
            yield correction("leave-out", "leave_out", Say(key="leave-tie"), seats)
        case "roll" | "act":
            yield correction("leave-out", "leave_out", Say(key="leave-turn", args={**who}))
        case "claim":
            yield correction("leave-out", "leave_out", Say(key="leave-claim", args={**who}))
        case "lull":
            yield correction("leave-out", "leave_out", Say(key="leave-lull"))
        case "setup" | "yarns" | "tiles" | "pawns" | "start" | "deal":
            return
        case _:
            assert_never(state.step)
