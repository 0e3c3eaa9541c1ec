"""What must hold in every state: forms that can be answered, secrets that are kept, sheets that add up."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec import convert, to_builtins

from companion.log.secrecy import hidden, sealed_by
from companion.testkit import state_laws
from rules.kit.corrections import as_prompt, named
from rules.kit.sample import answer
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Board, Choice, Illegal, Prompt, PublicNumber, Seat
from tests.contract.games import NAMES, PlayedStep, apply, corrections, game, steps, taken

LOOKS = 12  # states of each game that the slower laws look at


def some(game_id: str) -> tuple[PlayedStep, ...]:
    every = steps(game_id)
    return every[:: max(1, len(every) // LOOKS)]


@pytest.mark.parametrize("game_id", NAMES)
def test_every_state_keeps_the_laws(game_id: str) -> None:
    of, rng = game(game_id), Random(1)
    for step in some(game_id):
        assert list(state_laws.broken(of, step.after, rng)) == []


@pytest.mark.parametrize("game_id", NAMES)
def test_after_every_correction_each_question_can_still_be_answered(game_id: str) -> None:
    of, rng = game(game_id), Random(2)
    for step in some(game_id):
        for prompt in rng.sample(corrections(of, step.before), min(3, len(corrections(of, step.before)))):
            after = taken(of, step.before, (prompt,), rng).after
            assert list(state_laws.broken(of, after, rng)) == [], prompt.id


@pytest.mark.parametrize("game_id", NAMES)
def test_a_number_is_set_right_to_what_the_table_says(game_id: str) -> None:
    """To either end of its limits; no other number becomes another one by it, unless the game goes on by itself."""
    of = game(game_id)
    for step in some(game_id)[::4]:
        was = numbers(of, step.before)
        for number in was.values():
            assert number.least <= number.now <= number.most, number.id
            for wanted in {number.least, number.most} - {number.now}:
                after, news = apply(of, step.before, as_prompt(number), {number.field: wanted})
                now = {id: each.now for id, each in numbers(of, after).items() if id in was}
                if not news:
                    assert {id for id, n in now.items() if n != was[id].now} <= {number.id}, number.id
                    assert now.get(number.id, wanted) == wanted, number.id


def numbers(of: AnyGame, state: Any) -> dict[str, PublicNumber]:
    return {fix.id: fix for fix in of.corrections(state) if isinstance(fix, PublicNumber)}


@pytest.mark.parametrize("game_id", NAMES)
def test_what_is_left_out_is_not_asked_again(game_id: str) -> None:
    """In one state of each kind of question that random games come to."""
    of, rng = game(game_id), Random(6)
    for state in {tuple(p.move for p in of.prompts(step.after)): step.after for step in steps(game_id)}.values():
        way_out = of.correction(state, "leave-out")
        if isinstance(way_out, Prompt):
            assert taken(of, state, (way_out,), rng).after != state, [p.id for p in of.prompts(state)]


@pytest.mark.parametrize("game_id", NAMES)
def test_no_two_corrections_are_called_the_same(game_id: str) -> None:
    of = game(game_id)
    for step in some(game_id):
        called = Counter(map(_called, of.corrections(step.after)))
        assert [name for name, n in called.items() if n > 1] == []


def _called(fix: PublicNumber | Prompt) -> str:
    return repr(named(fix) if isinstance(fix, PublicNumber) else fix.label)


@pytest.mark.parametrize("game_id", NAMES)
def test_the_settings_are_the_options_with_their_defaults(game_id: str) -> None:
    of = game(game_id)
    options = of.option_type()
    assert {s.field.name for s in of.settings} == set(options.__struct_fields__)
    for setting in of.settings:
        field, default = setting.field, getattr(options, setting.field.name)
        assert field.default == ((default,) if isinstance(field, Choice) else default)
        assert not isinstance(field, Choice) or default in [o.value for o in field.options]


@pytest.mark.parametrize("game_id", NAMES)
def test_every_part_of_a_scene_fits_the_game(game_id: str) -> None:
    of = game(game_id)
    layouts = {layout.id: {cell.id for cell in layout.cells} for layout in of.layouts}
    glyphs = {glyph.id for glyph in of.glyphs}
    assert of.icon in glyphs
    for step in some(game_id):
        scene = of.scene(seal(step.after, TABLE), TABLE)
        assert convert(to_builtins(scene), type(scene)) == scene
        for part in scene.parts:
            if isinstance(part, Board):
                cells = layouts[part.layout]
                assert {p.cell for p in part.pieces} | {s.cell for s in part.signs} | set(part.lit) <= cells
                assert {p.kind for p in part.pieces} <= glyphs | {"mark", "badge", "cube", "disc", "house"}


# ---- secrets ------------------------------------------------------------------------------------------
def view(of: AnyGame, state: Any, viewer: Seat) -> tuple[Any, ...]:
    """Everything that a viewer may receive about a state."""
    mine = tuple(p for p in of.prompts(state) if not p.secret or p.seat == viewer)
    sealed = seal(state, viewer)
    public = seal(state, TABLE)
    return mine, of.scene(sealed, viewer), of.sheet(public), of.timers(state), of.corrections(state), of.phase(state)


def told(step: PlayedStep, viewer: Seat) -> tuple[Any, ...]:
    return tuple(news for news in step.news if news.to is None or viewer in news.to)


@pytest.mark.parametrize("game_id", NAMES)
def test_what_a_seat_answers_in_secret_changes_nothing_for_anybody_else(game_id: str) -> None:
    """Two answers of which the others may know equally much: until something is revealed all they get is equal."""
    of, rng = game(game_id), Random(4)
    compared = 0
    for step in steps(game_id):
        for prompt in (p for p in of.prompts(step.before) if p.secret):
            pair = _alike(of, step.before, prompt, rng)
            if pair and sealed_by(step.before, pair[0].after, prompt).traces:
                compared += 1
                _same_for_others(of, *pair, prompt.seat, rng)
    assert compared or not any(p.secret for step in steps(game_id) for p in of.prompts(step.before))


def _alike(of: AnyGame, state: Any, prompt: Prompt, rng: Random) -> tuple[PlayedStep, PlayedStep] | None:
    """Two different secret answers that leave behind equal counts."""
    first = taken(of, state, (prompt,), rng)
    for _ in range(10):
        second = taken(of, state, (prompt,), rng)
        counts = [[secret.count for secret in hidden(s.after).values()] for s in (first, second)]
        if first.after != second.after and counts[0] == counts[1]:
            return first, second
    return None


def _same_for_others(of: AnyGame, first: PlayedStep, second: PlayedStep, seat: Seat, rng: Random) -> None:
    """Both worlds are played on with the same answers of the others, as long as all that was hidden stays so."""
    there = hidden(first.after)
    for _ in range(8):
        assert hidden(first.after).keys() == hidden(second.after).keys()
        for viewer in (TABLE, *(s for s in range(len(of.sheet(first.after).lines[0].values)) if s != seat)):
            assert view(of, first.after, viewer) == view(of, second.after, viewer)
            assert told(first, viewer) == told(second, viewer)
        others = tuple(p for p in of.prompts(first.after) if p.seat != seat)
        if not others or not there.items() <= hidden(first.after).items():
            return
        prompt = rng.choice(others)
        values = answer(prompt, rng)
        results = [_outcome(of, s.after, prompt, values) for s in (first, second)]
        if isinstance(results[0], PlayedStep) and isinstance(results[1], PlayedStep):
            first, second = results
            if not there.keys() <= hidden(first.after).keys():
                return
        else:
            assert results[0] == results[1]


def _outcome(of: AnyGame, state: Any, prompt: Prompt, values: dict[str, Any]) -> PlayedStep | Any:
    try:
        after, news = apply(of, state, prompt, values)
    except Illegal as refusal:
        return refusal.say, refusal.rule
    return PlayedStep(before=state, prompt=prompt, values=values, after=after, news=news)
