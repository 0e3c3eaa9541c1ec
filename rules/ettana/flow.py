"""Which question belongs to a step, and which function writes a move down. Nothing but dispatch."""

from __future__ import annotations

from typing import assert_never

from rules.ettana import acting, cards, claims, correct, moves, moving, preparing, rolling
from rules.ettana.state import Result, State, is_over
from rules.kit.types import Prompt, Say, Seat, Timer, Who


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the table is asked now; nothing when the game is over."""
    if is_over(state):
        return ()
    match state.step:
        case "setup":
            return preparing.ask_begin(state)
        case "yarns":
            return preparing.ask_yarns(state)
        case "tiles":
            return preparing.ask_tiles(state)
        case "pawns":
            return preparing.ask_pawns(state)
        case "tie":
            return preparing.ask_tie(state)
        case "start":
            return preparing.ask_start(state)
        case "deal":
            return preparing.ask_deal(state)
        case "roll":
            return rolling.ask_roll(state)
        case "act":
            return acting.ask_act(state)
        case "claim":
            return claims.ask_consent(state)
        case "lull":
            return acting.ask_lull(state)
        case _:
            assert_never(state.step)


def apply(state: State, seat: Seat, move: moves.Move) -> Result:
    """The table after a move, and what it brought about; Illegal if nobody was asked for it or it cannot be."""
    match move:
        case moves.Begin():
            return preparing.do_begin(state, seat, move)
        case moves.LayYarns():
            return preparing.do_lay_yarns(state, seat, move)
        case moves.LayTiles():
            return preparing.do_lay_tiles(state, seat, move)
        case moves.PlacePawn():
            return preparing.do_place_pawn(state, seat, move)
        case moves.BreakTie():
            return preparing.do_break_tie(state, seat, move)
        case moves.ChooseStart():
            return preparing.do_choose_start(state, seat, move)
        case moves.Deal():
            return preparing.do_deal(state, seat, move)
        case moves.Preset():
            return rolling.do_preset(state, seat, move)
        case moves.Roll():
            return rolling.do_roll(state, seat, move)
        case moves.Collect():
            return rolling.do_collect(state, seat, move)
        case moves.Go():
            return moving.do_go(state, seat, move)
        case moves.Moved():
            return moving.do_moved(state, seat, move)
        case moves.Stay():
            return moving.do_stay(state, seat, move)
        case moves.FreeSwap():
            return moving.do_free_swap(state, seat, move)
        case moves.Exchange():
            return acting.do_exchange(state, seat, move)
        case moves.Buy():
            return acting.do_buy(state, seat, move)
        case moves.Play():
            return cards.do_play(state, seat, move)
        case moves.ShowVictory():
            return acting.do_show_victory(state, seat, move)
        case moves.ClaimDesign():
            return claims.do_claim(state, seat, move)
        case moves.Answer():
            return claims.do_answer(state, seat, move)
        case moves.EndTurn():
            return acting.do_end_turn(state, seat, move)
        case moves.PlayOn():
            return acting.do_play_on(state, seat, move)
        case _:
            return correct.correct(state, move)


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
    return (Timer(id=f"turn-{state.turns}", seat=state.active, ms=state.options.turn_s * 1000, label=label),)
