"""Which question belongs to a step, and which function writes a move down. Nothing but dispatch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from rules.kit.corrections import do_set_reading
from rules.kit.flow import by_move, settled
from rules.kit.types import Ask, Prompt, Say, Seat, Timer, Who

from . import actions, cards, claims, corrections, moves, moving, numbers, opening, rolling
from .state import Result, State, Step, is_over

DO = by_move(
    opening.do_begin, opening.do_begin_later, opening.do_lay_yarns, opening.do_lay_tiles,
    opening.do_place_pawn, opening.do_break_tie, opening.do_choose_start, opening.do_deal,
    rolling.do_preset, rolling.do_roll, rolling.do_beside, rolling.do_collect,
    moving.do_go, moving.do_moved, moving.do_stay, moving.do_free_swap,
    actions.do_exchange, actions.do_buy, actions.do_show_victory, actions.do_end_turn, actions.do_play_on,
    cards.do_play,
    claims.do_claim, claims.do_answer,
    numbers.do_set_number, corrections.do_correct_turn, corrections.do_correct_done, corrections.do_correct_yarns,
    corrections.do_correct_tiles, corrections.do_correct_yarn, corrections.do_correct_tile,
    corrections.do_correct_pawn, corrections.do_correct_design, corrections.do_give_back,
    do_set_reading, corrections.do_stop, corrections.do_leave_out,
)  # fmt: skip
ASK: Mapping[Step, Ask[State]] = {
    "setup": opening.ask_begin,
    "yarns": opening.ask_yarns,
    "tiles": opening.ask_tiles,
    "pawns": opening.ask_pawns,
    "tie": opening.ask_tie,
    "start": opening.ask_start,
    "deal": opening.ask_deal,
    "roll": rolling.ask_roll,
    "act": actions.ask_act,
    "claim": claims.ask_consent,
    "lull": actions.ask_lull,
}


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the table is asked now; nothing when the game is over."""
    if is_over(state):
        return ()
    return rolling.ask_beside(state) if state.turn.pending else ASK[state.step](state)


def apply(state: State, seat: Seat, move: moves.Move) -> Result:
    """The table after a move, and what it brought about; Illegal if nobody was asked for it or it cannot be."""
    return settled(*DO[type(move)](state, seat, move), rolling.settle)


def phase(state: State) -> Say:
    """ "Turn 14: actions"; one key per phase."""
    if is_over(state):
        return Say(key="phase-over", args={"n": state.turns})
    match state.step:
        case "setup" | "yarns" | "tiles":
            return Say(key="phase-setup")
        case "pawns" | "tie" | "start" | "deal":
            return Say(key="phase-start")
        case "roll" | "lull":
            return Say(key="phase-roll", args={"n": state.turns})
        case "act":
            return Say(key="phase-act", args={"n": state.turns})
        case "claim":
            return Say(key="phase-claim", args={"n": state.turns})
        case _:
            assert_never(state.step)


def timers(state: State) -> tuple[Timer, ...]:
    """A bell for the turn, if the table wants one."""
    if not state.options.turn_s or state.step not in ("roll", "act", "claim") or is_over(state):
        return ()
    label = Say(key="timer-turn", args={"who": Who(seat=state.active)})
    turn = f"turn-{state.turns}-{state.active}"
    return (Timer(id=turn, seat=state.active, ms=state.options.turn_s * 1000, label=label),)
