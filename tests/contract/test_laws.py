"""The laws notice every fault: each is broken once, by a pebbles with one thing wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from math import inf
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from companion.testkit import selfplay, state_laws, stories
from companion.testkit.laws import Laws
from companion.testkit.play import apply, setup
from companion.testkit.stories import Breach
from companion.view.speaker import Speaker
from rules.any_game import opening
from rules.any_game.components import Pad, Row
from rules.any_game.game import GAME as ANY_GAME
from rules.kit.corrections import Corrections, Fixes, IdFilter
from rules.kit.moves import LeaveOut
from rules.kit.types import Amount, AnyGame, Choice, Illegal, Option, Prompt, Say, ScoreLine, Sheet, Timer
from tests.pebbles.game import GAME as PEBBLES
from tests.pebbles.state import State

Change = Callable[[Prompt], Prompt]


def begun() -> Any:
    """Ana has hidden two pebbles on her phone."""
    state = setup(PEBBLES, 2)
    prompt = next(p for p in PEBBLES.prompts(state) if p.id == "hide-0")
    return apply(PEBBLES, state, prompt, {"pebbles": {"red": 2}})[0]


def noticed(game: AnyGame) -> list[str]:
    return list(state_laws.breaches(game, begun(), Random(1)))


def refuse(state: State, seat: int, move: Any) -> Any:
    raise Illegal("never")


def asking(change: Change) -> list[str]:
    """The findings after every prompt is changed."""
    return noticed(replace(PEBBLES, prompts=lambda state: tuple(change(p) for p in PEBBLES.prompts(state))))


def of_hide(**changes: Any) -> Change:
    """The question how many pebbles to hide, changed."""
    return lambda p: structs.replace(p, **changes) if p.id == "hide-1" else p


def pebbles(least: int, most: int) -> Amount:
    return Amount(name="pebbles", label=Say(key="n"), least=least, most=most)


GREEN = Choice(name="pebbles", label=Say(key="n"), options=(Option(value="green", label=Say(key="n")),))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda p: structs.replace(p, id="fist-1"), "fist-1: the id is used 2 times."),
        (of_hide(move="wave"), "hide-1: there is no move wave."),
        (of_hide(given={"cheat": 1}), "hide-1: hide has no field cheat."),
        (of_hide(fields=(pebbles(0, 5), pebbles(0, 1))), "hide-1: pebbles  is told twice."),
        (of_hide(fields=(pebbles(0, 5),), given={"pebbles": 1}), "hide-1: pebbles  is told twice."),
        (of_hide(fields=(GREEN,)), "hide-1: pebbles offers green, and hide does not take it: see its type."),
        (of_hide(fields=(pebbles(2, 1),)), "hide-1: pebbles cannot be answered."),
        (lambda p: structs.replace(p, secret=True), "hide-1: it cannot be answered without a phone."),
    ],
)
def test_what_is_wrong_with_a_form_is_said(change: Change, sentence: str) -> None:
    assert sentence in asking(change)


def test_a_field_may_have_one_form_for_each_earlier_answer_but_no_answer_asks_for_two() -> None:
    first = Choice(name="first", label=Say(key="n"), options=tuple(Option(value=n, label=Say(key="n")) for n in (1, 2)))
    one, other = (Amount(name="pebbles", label=Say(key="n"), least=0, most=n, when=("first", (n,))) for n in (1, 2))
    apart = asking(lambda p: structs.replace(p, fields=(first, one, other)))
    both = asking(lambda p: structs.replace(p, fields=(first, one, structs.replace(other, when=("first", (1, 2))))))
    assert "hide-1: pebbles  is told twice." not in apart
    assert "hide-1: pebbles  is told twice." in both


def test_a_usual_answer_that_is_refused() -> None:
    assert any("the default answer is refused" in s for s in noticed(replace(PEBBLES, apply=refuse)))
    assert "hide-1: no answer of 100 is taken." in noticed(replace(PEBBLES, apply=refuse))


def test_an_answer_that_the_table_waits_for_and_that_changes_nothing() -> None:
    noticed_now = noticed(replace(PEBBLES, apply=lambda state, seat, move: (state, ())))
    assert "hide-1: the table waits for an answer, and the default answer changes nothing." in noticed_now


def test_public_things_that_tell_a_secret() -> None:
    def peeks(state: State) -> int:
        fist = state.fists[0]
        return sum(fist.secret.value.values()) if fist and fist.secret and fist.secret.value else 0

    def sheet(state: State) -> Sheet:
        line = ScoreLine(key="fist", label=Say(key="fist"), values=(peeks(state), 0))
        return Sheet(lines=(line,), totals=(peeks(state), 0))

    def prompts(state: State) -> tuple[Prompt, ...]:
        return tuple(structs.replace(p, hint=Say(key="n", args={"n": peeks(state)})) for p in PEBBLES.prompts(state))

    assert "The sheet shows a secret." in noticed(replace(PEBBLES, sheet=sheet))
    assert "A public prompt shows a secret." in noticed(replace(PEBBLES, prompts=prompts))


def test_a_correction_that_is_not_given_by_its_id() -> None:
    def too_narrow(state: State, wanted: IdFilter) -> Fixes[State]:
        if wanted("nothing-"):
            yield from PEBBLES.corrections(state)  # type: ignore[misc]

    found = noticed(replace(PEBBLES, corrections=Corrections(too_narrow)))
    assert "conches-0: by its id something else is given." in found
    assert len(found) == len(PEBBLES.corrections(begun()))


def test_a_sheet_that_does_not_add_up() -> None:
    wrong = replace(PEBBLES, sheet=lambda state: structs.replace(PEBBLES.sheet(state), totals=(5, 5)))
    assert noticed(wrong) == ["The totals are not the sums of the lines."]


def test_a_law_that_breaks_is_looked_at_no_further_and_none_when_the_time_is_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks: list[AnyGame] = []

    def broken(of: AnyGame, state: Any, rng: Random) -> Iterator[str]:
        looks.append(of)
        yield from ["wrong"] if len(looks) == 3 else []

    monkeypatch.setattr(state_laws, "breaches", broken)
    found = Laws(PEBBLES).first_breach(inf)
    assert (found is not None, len(looks)) == (True, 3)
    monkeypatch.setattr("companion.testkit.laws.time", SimpleNamespace(monotonic=count().__next__))
    assert (Laws(PEBBLES).first_breach(until_s=6), len(looks)) == (None, 3 + 4), "a state, and three corrections of it"


def test_where_a_time_is_named_no_game_is_played_after_one_that_broke_a_law() -> None:
    wrong = replace(PEBBLES, sheet=lambda state: structs.replace(PEBBLES.sheet(state), totals=(5, 5)))
    assert selfplay.run(wrong, games=5, seed=1, seats=2, seconds=600).moves < 200


def test_a_game_without_an_end_is_given_up() -> None:
    def learn_for_ever(state: State) -> tuple[Prompt, ...]:
        known = structs.replace(state, step="roll", values={})
        return tuple(p for p in PEBBLES.prompts(known) if p.id == "learn")

    def learnt(state: State, seat: int, move: Any) -> Any:
        return PEBBLES.apply(structs.replace(state, step="roll"), seat, move)

    endless = replace(PEBBLES, prompts=learn_for_ever, apply=learnt)
    report = selfplay.run(endless, games=1, seed=1, seats=2, most_moves=50)
    assert report.broken == (
        "seed 1, 2 seats, uniform: Not over after 50 moves, whatever is answered: by rules or chance it has to end.",
    )
    assert report.lines(Speaker("en", None, (), ()))[2] == "Ended: 1 not at all"


def test_a_game_that_its_people_may_end_is_ended_by_them_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    lives = Pad(name="@lives", scores="count", wins="last", start=99_999, goal=0, rows=(Row(most=199_999),))
    monkeypatch.setattr(opening, "BUILT_IN", {"@lives": lives})
    report = selfplay.run(ANY_GAME, games=1, seed=5, seats=2, most_moves=100)
    assert (report.broken, report.endings) == ((), {"told": 1})


def test_a_game_that_takes_no_answer_is_given_up() -> None:
    report = selfplay.run(replace(PEBBLES, apply=refuse), games=1, seed=1, seats=2)
    assert any(": fist: Stuck after 0 moves" in sentence for sentence in report.broken)


# ---- laws on random games ----------------------------------------------------------------------------
GAMES = 1000
Roll = PEBBLES.move_type("roll")


def doing(kind: Any, do: Any) -> AnyGame:
    """Pebbles in which one kind of move does something else."""

    def apply(state: State, seat: int, move: Any) -> Any:
        return do(state, seat, move) if isinstance(move, kind) else PEBBLES.apply(state, seat, move)

    return replace(PEBBLES, apply=apply)


def first(game: AnyGame) -> Breach:
    return next(breach for seed in range(GAMES) if (breach := stories.play_story(game, seed).breach))


def test_an_answer_that_nobody_takes() -> None:
    breach = first(doing(Roll, refuse))
    assert breach.key == "stuck: roll"
    assert len(list(breach.lines())) <= stories.LAST + 2


def test_a_crash() -> None:
    def crash(state: State, seat: int, move: Any) -> Any:
        raise ZeroDivisionError

    assert first(doing(Roll, crash)).key == "crash: roll ZeroDivisionError"


def test_a_timer_that_comes_back() -> None:
    def timers(state: State) -> tuple[Timer, ...]:
        return tuple(structs.replace(each, id=each.id.partition("-")[0]) for each in PEBBLES.timers(state))

    assert first(replace(PEBBLES, timers=timers)).key.startswith("timers: ")


def test_a_lesson_from_what_was_left_out() -> None:
    def teaches(state: State, seat: int, move: LeaveOut) -> Any:
        after, news = PEBBLES.apply(state, seat, move)
        return structs.replace(after, values={**after.values, "s7": 1}), news

    assert first(doing(LeaveOut, teaches)).key == "lessons: leave_out"


def test_whole_games_are_set_right_in_their_first_moves_and_end() -> None:
    counts = [stories.play_story(PEBBLES, seed * stories.WHOLE_EVERY) for seed in range(20)]
    assert all(count.ended for count in counts)
    assert 0.1 < sum(count.corrected for count in counts) / sum(count.moves for count in counts) < 0.4


def test_a_game_that_does_not_end_once_corrections_do() -> None:
    def again(state: State, seat: int, move: Any) -> Any:
        after, news = PEBBLES.apply(state, seat, move)
        return structs.replace(after, round=-20, owners={}), news

    endless = replace(doing(Roll, again), timers=lambda state: ())
    breach = stories.play_story(endless, 0).breach
    assert breach is not None
    assert breach.key == "stuck: endless"
