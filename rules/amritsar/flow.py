"""Which question belongs to a step, and which function writes a move down. Nothing but dispatch."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from rules.amritsar import (
    actions,
    correct,
    decade,
    donate,
    effects,
    follow,
    ledger,
    moves,
    opening,
    ride,
    trade,
    upgrade,
    workers,
)
from rules.amritsar.state import Result, State, Step, donation, is_ledger, pop, with_turn
from rules.amritsar.tasks import Do, Donate, Gains, Meet, Pay, Read, Rise, Settle, Study, Take, Task, Trade, Upgrade
from rules.kit.types import Prompt, Say, Seat

PHASES: dict[Step, str] = {
    "places": "setup", "workers": "setup", "goals": "opening", "pick": "workers", "sow": "workers",
    "majority": "decade", "tax": "decade", "income": "decade", "close": "decade",
}  # fmt: skip


def prompts(state: State) -> tuple[Prompt, ...]:
    """What the table is asked now; nothing when the game is over."""
    if state.queue:
        return _ask_task(state, state.queue[0])
    match state.step:
        case "setup":
            return opening.ask_begin(state)
        case "places":
            return opening.ask_places(state)
        case "workers":
            return opening.ask_workers(state)
        case "goals":
            return opening.ask_goals(state)
        case "opening":
            return opening.ask_opening(state)
        case "bridge":
            return opening.ask_bridge(state)
        case "ride":
            return ride.ask_ride(state)
        case "pick":
            return workers.ask_pick(state)
        case "sow":
            return workers.ask_sow(state)
        case "act":
            return actions.ask_act(state)
        case "second":
            return ride.ask_second(state)
        case "follow":
            return follow.ask_follow(state)
        case "turn":
            return ledger.ask_turn(state)
        case "majority":
            return ledger.ask_majority(state) if is_ledger(state) else decade.ask_temple(state)
        case "tax":
            return ledger.ask_tax(state) if is_ledger(state) else decade.ask_tax(state)
        case "income":
            return ledger.ask_income(state)
        case "close":
            return decade.ask_close(state)
        case "final":
            return decade.ask_final(state)
        case "over":
            return ()
        case _:
            assert_never(state.step)


def _ask_task(state: State, task: Task) -> tuple[Prompt, ...]:
    match task:
        case Read():
            return effects.ask_read(state, task)
        case Take():
            return effects.ask_take(state, task)
        case Rise():
            return effects.ask_rise(state, task)
        case Study():
            return effects.ask_study(state, task)
        case Trade():
            return trade.ask_trade(state, task)
        case Settle():
            return trade.ask_settle(state, task)
        case Upgrade():
            return upgrade.ask_upgrade(state, task)
        case Gains():
            return upgrade.ask_gains(task)
        case Meet():
            return upgrade.ask_meet(state, task)
        case Donate():
            return donate.ask_donate(state, task)
        case Pay():
            return donate.ask_pay(state, task)
        case Do():
            raise AssertionError("an action is taken apart before anybody is asked")
        case _:
            assert_never(task)


def apply(state: State, seat: Seat, move: moves.Move) -> Result:
    """The table after a move, and what it brought about; Illegal if nobody was asked for it or it cannot be."""
    after, news = _do(state, seat, move)
    while further := _step_on(after):
        after, news = further[0], (*news, *further[1])
    return after, news


def _do(state: State, seat: Seat, move: moves.Move) -> Result:
    """The commonest moves first, for they are looked at in this order."""
    match move:
        case moves.Take():
            return effects.do_take(state, seat, move)
        case moves.Main():
            return actions.do_main(state, seat, move)
        case moves.Pick():
            return workers.do_pick(state, seat, move)
        case moves.Sow():
            return workers.do_sow(state, seat, move)
        case moves.Ride():
            return ride.do_ride(state, seat, move)
        case moves.Follow():
            return follow.do_follow(state, seat, move)
        case moves.Decline():
            return follow.do_decline(state, seat, move)
        case moves.Finish():
            return actions.do_finish(state, seat, move)
        case moves.Bonus():
            return actions.do_bonus(state, seat, move)
        case moves.Elephant():
            return actions.do_elephant(state, seat, move)
        case moves.Rise():
            return effects.do_rise(state, seat, move)
        case moves.Trade():
            return trade.do_trade(state, seat, move)
        case moves.Settle():
            return trade.do_settle(state, seat, move)
        case moves.Upgrade():
            return upgrade.do_upgrade(state, seat, move)
        case moves.Gains():
            return upgrade.do_gains(state, seat, move)
        case moves.LearnMahout():
            return upgrade.do_learn_mahout(state, seat, move)
        case moves.Unlock():
            return ride.do_unlock(state, seat, move)
        case moves.Donate():
            return donate.do_donate(state, seat, move)
        case moves.Skip():
            return effects.do_skip(state, seat, move)
        case moves.Turn():
            return ledger.do_turn(state, seat, move)
        case moves.Begin():
            return opening.do_begin(state, seat, move)
        case moves.LearnRed():
            return opening.do_learn_red(state, seat, move)
        case moves.LearnRooms():
            return opening.do_learn_rooms(state, seat, move)
        case moves.LayWorkers():
            return opening.do_lay_workers(state, seat, move)
        case moves.LayGoals():
            return opening.do_lay_goals(state, seat, move)
        case moves.LayTemple():
            return opening.do_lay_temple(state, seat, move)
        case moves.LearnBridge():
            return opening.do_learn_bridge(state, seat, move)
        case moves.LearnBonus():
            return opening.do_learn_bonus(state, seat, move)
        case moves.Place():
            return ride.do_place(state, seat, move)
        case moves.Jump():
            return ride.do_jump(state, seat, move)
        case moves.Bridge():
            return actions.do_bridge(state, seat, move)
        case moves.LearnTile():
            return effects.do_learn_tile(state, seat, move)
        case moves.LearnSpace():
            return effects.do_learn_space(state, seat, move)
        case moves.LearnDonation():
            return donate.do_learn_donation(state, seat, move)
        case moves.LearnRow():
            return donate.do_learn_row(state, seat, move)
        case moves.LearnTemple():
            return decade.do_learn_temple(state, seat, move)
        case moves.LearnTax():
            return decade.do_learn_tax(state, seat, move)
        case moves.Close():
            return decade.do_close(state, seat, move)
        case moves.Final():
            return decade.do_final(state, seat, move)
        case moves.Majority():
            return ledger.do_majority(state, seat, move)
        case moves.Tax():
            return ledger.do_tax(state, seat, move)
        case moves.Income():
            return ledger.do_income(state, seat, move)
        case _:
            return correct.correct(state, move)


# ---- going on by itself --------------------------------------------------------------------------------
def _step_on(state: State) -> Result | None:
    """What follows without a question; None where somebody has to answer."""
    if state.queue:
        return _work_off(state, state.queue[0])
    if is_ledger(state):
        return None
    match state.step:
        case "places" if state.printed.places and state.printed.places.capacity:
            return replace(state, step="workers"), ()
        case "workers" if opening.unlaid(state) is None:
            return opening.all_laid(state)
        case "bridge" if state.bridge and state.bridge.gain:
            return replace(state, step="ride"), ()
        case "pick" if not workers.has_workers(state):
            return replace(state, step="second"), ()
        case "sow" if workers.forced(state):
            return workers.sow_forced(state)
        case "act" if not actions.any_open(state):
            return replace(state, step="second"), ()
        case "second" if not ride.may_ride_again(state):
            return follow.open_follow(replace(state, step="follow")), ()
        case "follow" if not state.turn.followers:
            return follow.end_turn(state)
        case "follow" if not follow.usable(state, state.turn.followers[0]):
            return with_turn(state, followers=state.turn.followers[1:]), ()
        case "majority" if not state.gifts:
            return decade.score_majority(state, 0)
        case "tax" if not decade.unknown_heights(state):
            return decade.levy(state)
        case "income":
            return replace(state, step="close"), ()
        case "final" if not decade.with_goals(state) and not decade.on_top(state):
            return decade.no_last_points(state)
        case _:
            return None


def _work_off(state: State, task: Task) -> Result | None:
    """What a task brings without a question, or drops it where nothing of it is possible."""
    match task:
        case Do():
            return effects.step_on(state, task)
        case Take() if effects.has_room(state, task):
            return effects.take_all(state, task)
        case Rise() if task.track:
            return effects.rise(state, task)
        case Study() if f"{task.track}-{task.height}" in state.printed.spaces:
            return effects.study(state, task)
        case Settle() if trade.is_bare(state, task):
            return trade.do_settle(state, task.seat, moves.Settle())
        case Upgrade() if not upgrade.open_kinds(state, task):
            return pop(state), upgrade.none_open(state, task)
        case Donate() if not donate.may_donate(state, task.seat):
            return pop(state), donate.none_open(task)
        case Pay() if _is_priced(state, task):
            return donate.pay(state, task)
        case _:
            return None


def _is_priced(state: State, task: Pay) -> bool:
    place = state.sides[task.seat].place
    return place is not None and str(task.row) in donation(state, place).rows


def phase(state: State) -> Say:
    """ "Decade II, round 3: workers"; one key per phase."""
    return Say(key=f"phase-{PHASES.get(state.step, state.step)}", args={"decade": state.decade, "round": state.round})
