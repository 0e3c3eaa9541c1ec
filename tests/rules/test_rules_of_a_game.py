"""A game of the kit's steps and moves: the questions of its forms, and its refusals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec.structs import replace

from companion.testkit.table import Table
from rules.kit.corrections import Number
from rules.kit.moves import SetNumber
from rules.kit.news import info
from rules.kit.places import put
from rules.kit.prompts import Amount, Choice, Prompt
from rules.kit.rules import (
    Barred,
    No,
    Outcome,
    Rules,
    amount,
    barred,
    known,
    must,
    once,
    only,
    pick,
    slots,
    tally,
    whole,
    whose_turn,
)
from rules.kit.types import TABLE, Frozen, Glyph, Option, Say, Seat, Who

Good = Literal["tea", "silk", "jade"]
PORTS = {"north": ("tea", "silk"), "south": ("jade",), "west": ()}
ICON = Glyph(id="boat", patches=())


class Options(Frozen, frozen=True, kw_only=True):
    pass


class Owes(Frozen, frozen=True, kw_only=True, tag="owes"):
    """A task: this seat pays."""

    seat: Seat
    n: int


class Trader(Frozen, frozen=True, kw_only=True):
    coins: Annotated[int, tally(20, "TRA-1")] = 5
    chips: Annotated[dict[str, int], tally(3, tag="set_chips", by="chip", seat="side")]


TRADER = Trader(chips={"red": 1, "blue": 2})


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    start: Seat = 0
    step: Literal["sail", "vote", "over"] = "sail"
    queue: tuple[Owes, ...] = ()
    traders: tuple[Trader, ...] = ()
    votes: tuple[int | None, ...] = ()
    fame: Annotated[tuple[int, ...], tally(9, "TRA-2", top=3, tag="set_fame")]
    day: Annotated[int, tally(lambda s: 7, scores=False)] = 1


def begun(seating: Any, options: Options, catalogue: Any) -> State:
    n = len(seating.names)
    return State(options=options, start=seating.start, traders=(TRADER,) * n, votes=(None,) * n, fame=(0,) * n)


# ---- a game with a step, a task, and a step for all seats at once ---------------------------------------
RULES = Rules("tests.trade", State, Options, range(2, 4), ICON, endings=("famous",))
SAIL = RULES.step("sail", seat=lambda s: s.start)
VOTE = RULES.step("vote", seat=lambda s: tuple(i for i, v in enumerate(s.votes) if v is None))
OWES = RULES.step(Owes)


def ports(s: State, seat: Seat) -> Any:
    for port in PORTS:
        yield barred("west", "storm", "TRA-5", day=s.day) if port == "west" and s.day == 1 else port


def goods(s: State, port: str) -> Iterator[str | Barred]:
    yield from PORTS[port]
    if port == "south":
        yield barred("tea", "no-tea", "TRA-6")


@SAIL.move("TRA-3", id="sail-{seat}", when=lambda s: s.day < 7 or No("too-late", "TRA-4", day=s.day))
def go(
    s: State, seat: Seat,
    port: Annotated[Literal["north", "south", "west"], pick(ports)],
    good: Annotated[Good | None, pick(goods, label=lambda s, port: Say(key=f"port-{port}"))] = None,
    crates: Annotated[int, only(lambda s: s.day > 1, amount(0, lambda s, seat: s.traders[seat].coins))] = 0,
    day: Annotated[int, known(lambda s: s.day)] = 0,
) -> Outcome[State]:  # fmt: skip
    must(crates < 4, "too-heavy", "TRA-6", n=crates)
    said = info("sailed", "TRA-3", who=Who(seat=seat), port=port, good=good or "nothing")
    return replace(s, day=day + 1, queue=(Owes(seat=1 - seat, n=2),)), said


@SAIL.move("TRA-7", text="rest")
def pass_(s: State) -> Outcome[State]:
    return replace(s, step="vote")


@OWES.move("TRA-8")
def pay(s: State, seat: Seat, task: Owes, coins: Annotated[int, amount(lambda s, task: task.n, 9)]) -> Outcome[State]:
    trader = replace(s.traders[seat], coins=s.traders[seat].coins - coins)
    return replace(s, queue=s.queue[1:], traders=put(s.traders, seat, trader))


@VOTE.move("TRA-9")
def call(s: State, seat: Seat, yes: Annotated[int, pick((0, 1))]) -> Outcome[State]:
    return replace(s, votes=put(s.votes, seat, yes))


@VOTE.goes_on
def counted(s: State) -> Outcome[State] | None:
    return None if None in s.votes else replace(s, step="sail", votes=(None,) * len(s.votes))


@SAIL.left_out("lost-at-sea")
def lost(s: State, holder: Annotated[int | None, pick((0, 1), least=0)] = None) -> Outcome[State]:
    return replace(s, start=s.start if holder is None else holder, day=s.day + 1)


@RULES.over(back=SAIL)
def ending(s: State) -> str | None:
    return "famous" if max(s.fame) > 5 else None


GAME = RULES.game(setup=begun)


def table(**state: Any) -> Table[State]:
    at: Table[State] = Table(GAME, 2)
    at.state = replace(at.state, **state)
    return at


# ---- questions ---------------------------------------------------------------------------------------
def test_a_field_that_depends_on_an_earlier_answer_is_a_row_for_each_of_its_options() -> None:
    at = table()
    port, north, south = at.form("go").fields
    assert (north.key, north.when, north.label) == ("north", ("port", ("north",)), Say(key="port-north"))
    assert (south.key, at.option_values("good", "go", "north")) == ("south", ["tea", "silk"])
    assert at.play("go", port="north", good={"north": "silk"}).news[0].say.args["good"] == "silk"
    assert table(day=2).play("go", port="west").news[0].say.args["good"] == "nothing"
    assert isinstance(port, Choice)


def test_what_is_known_is_in_the_record_and_not_asked_and_what_is_not_asked_is_in_neither() -> None:
    assert table(day=3).form("go").given == {"day": 3}
    assert [field.name for field in table().form("go").fields] == ["port", "good", "good"]
    assert [field.name for field in table(day=2).form("go").fields][-1] == "crates"


def test_forms_of_a_step_are_alternatives_and_a_form_alone_is_its_own_question() -> None:
    assert [(p.id, p.group) for p in table().open_prompts()] == [("sail-0", "sail"), ("rest", "sail")]
    assert [(p.id, p.group) for p in table(queue=(Owes(seat=1, n=2),)).open_prompts()] == [("pay", "pay")]


def test_several_seats_are_asked_at_once_each_with_a_form_of_its_own() -> None:
    at = table(step="vote")
    assert [(p.id, p.seat, p.group) for p in at.open_prompts()] == [("call-0", 0, "call-0"), ("call-1", 1, "call-1")]
    at.play("call", seat=1, yes=1)
    assert ([p.seat for p in at.open_prompts()], at.state.step) == ([0], "vote")
    assert at.play("call", yes=0).state.step == "sail"


def test_a_task_comes_first_asks_its_own_seat_and_what_it_knows() -> None:
    at = table().play("pass")
    at = table().play("go", port="south", good={"south": "jade"})
    (asked,) = at.open_prompts()
    assert (asked.move, asked.seat, asked.fields[0].least) == ("pay", 1, 2)  # type: ignore[union-attr]
    assert at.play("pay", coins=3).state.traders[1].coins == 2


def test_what_is_worked_out_once_is_worked_out_anew_for_another_state() -> None:
    seen: list[int] = []

    @once
    def seen_by(s: State, seat: Seat) -> int:
        seen.append(s.day)
        return s.day + seat

    one, other = table(day=1).state, table(day=2).state
    assert [seen_by(one, 0), seen_by(one, 0), seen_by(one, 1), seen_by(other, 1)] == [1, 1, 2, 3]
    assert seen == [1, 1, 2]


# ---- refusals ----------------------------------------------------------------------------------------
def test_the_condition_that_hides_a_form_is_the_reason_why_it_is_refused() -> None:
    at = table(day=7)
    assert [p.move for p in at.open_prompts()] == ["pass"]
    why = at.refusal("go", seat=0, port="north")
    assert (why.say, why.rule) == (Say(key="too-late", args={"day": 7}), "TRA-4")


def test_a_value_that_is_barred_is_refused_with_its_own_reason() -> None:
    why = table().refusal("go", port="west")
    assert (why.say, why.rule) == (Say(key="storm", args={"day": 1}), "TRA-5")
    assert "west" not in table().option_values("port", "go")


def test_a_value_of_a_row_is_refused_with_its_own_reason_and_one_that_nobody_is_offered_in_one_sentence() -> None:
    why = table().refusal("go", port="south", good={"south": "tea"})
    assert (why.say.key, why.rule) == ("no-tea", "TRA-6")
    strange: tuple[dict[str, Any], ...] = (
        {"port": "nowhere", "good": {"nowhere": "tea"}},
        {"port": ["north"], "good": "tea"},
        {"port": {}},
        {},
    )
    assert all(GAME.why_not(table().state, 0, "go", odd) for odd in strange)


def test_what_no_field_can_say_is_refused_by_the_move_itself() -> None:
    why = table(day=2).refusal("go", port="north", good={"north": "tea"}, crates=5)
    assert (why.say.key, why.rule) == ("too-heavy", "TRA-6")


def shipped(
    s: State, port: Annotated[str | None, only(lambda s: s.day > 1, pick(ports))] = None,
    good: Annotated[str, pick(goods)] = "", crates: Annotated[int, amount(1, 4)] = 1,
) -> Outcome[State]:  # fmt: skip
    return s


def test_of_several_forms_of_a_move_the_one_with_a_sentence_of_its_own_says_why_not() -> None:
    trade = Rules("tests.several", State, Options, range(2, 4), ICON)
    ship = trade.step("sail", seat=0)
    for rule, day, most in (("TRA-1", 1, 1), ("TRA-2", 2, 2)):
        ship.move(rule, id=f"day-{day}", when=lambda s, day=day: s.day == day,
                  asked={"crates": amount(1, most)})(shipped)  # fmt: skip
    of = trade.game(setup=begun)
    whys = [of.why_not(table(day=day).state, 0, "shipped", {"crates": 3}) for day in (1, 2, 3)]
    assert [(why.say.key, why.rule) for why in whys if why] == [
        ("log-too-many", "TRA-1"), ("log-too-many", "TRA-2"), ("not-asked-now", "TRA-1"),
    ]  # fmt: skip


def test_whoever_is_not_asked_and_whatever_is_not_asked_now_is_refused() -> None:
    assert table().refusal("go", seat=1, port="north").say.key == "not-your-turn"
    assert table().refusal("call", seat=0, yes=1).say.key == "not-asked-now"
    assert table().refusal("go", port="east").say.key == "log-not-offered"


# ---- common parts ------------------------------------------------------------------------------------
def test_numbers_are_set_right_where_the_state_declares_them() -> None:
    at = table()
    assert [c.id for c in GAME.corrections(at.state)][:5] == [
        "coins-0",
        "coins-1",
        "set_chips-0-red",
        "set_chips-0-blue",
        "set_chips-1-red",
    ]
    assert at.correct("coins", 9, seat=1).state.traders == (TRADER, replace(TRADER, coins=9))
    assert at.correct("set_chips", 3, side=0, chip="red").state.traders[0].chips == {"red": 3, "blue": 2}
    assert at.correct("set_fame", 4, seat=0).state.fame == (4, 0)
    assert at.correct("day", 6).state.day == 6
    assert GAME.sheet(at.state).totals == (9, 9)
    assert [(track.most, track.at) for track in RULES.tracks(at.state)] == [(20, (5, 9)), (4, (4, 0))]


def test_a_game_that_is_over_is_open_again_where_it_has_not_ended_after_all() -> None:
    at = table().correct("set_fame", 6, seat=0)
    assert (at.open_prompts(), at.places, GAME.sheet(at.state).ended_by) == ([], (1, 2), "famous")
    assert at.correct("set_fame", 5, seat=0).state.step == "sail"


def test_the_way_out_of_a_step_may_ask_something() -> None:
    at = table().correct("leave_out", {"holder": 1})
    assert (at.state.start, at.state.day) == (1, 2)
    assert not any(c.move == "leave_out" for c in GAME.corrections(table(step="vote").state))


# ---- at import ---------------------------------------------------------------------------------------
def no_type(s, seat, port): ...  # type: ignore[no-untyped-def]
def not_asked(s: State, port: str) -> State: ...  # type: ignore[empty-body]
def late_seat(s: State, port: Literal["north"], seat: Seat) -> State: ...  # type: ignore[empty-body]
def numbered(s: State, row: Annotated[list[str], slots(2, (0, 1))]) -> State: ...  # type: ignore[empty-body]
def depends(s: State, good: Annotated[str, pick(lambda s, prt: ())]) -> State: ...  # type: ignore[empty-body]


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (no_type, "no_type: the parameter port has no type, so no form can ask for it"),
        (not_asked, "not_asked: nothing says how port is asked: write Annotated[..., pick(...)] or the like"),
        (late_seat, "late_seat: seat stands directly behind the state"),
        (depends, "depends: what is asked for good takes prt, which is neither seat nor task nor an earlier parameter"),
    ],
)  # fmt: skip
def test_a_parameter_that_says_too_little_is_named_at_import(move: Any, sentence: str) -> None:
    rules = Rules("tests.trade", State, Options, range(2, 4), ICON)
    with pytest.raises(TypeError) as why:
        rules.step("sail").move()(move)
    assert str(why.value) == sentence


def test_slots_take_words_and_a_number_among_them_is_named_at_import() -> None:
    rules = Rules("tests.trade", State, Options, range(2, 4), ICON)
    with pytest.raises(TypeError, match='row: a slot is filled with words, and 0 is a number: write "0"'):
        rules.step("sail").move()(numbered)


class Early(Frozen, frozen=True, kw_only=True):
    turn: "Annotated[Seat, whose_turn(out=written_below)]" = 0  # noqa: F821, UP037


class Turns(Frozen, frozen=True, kw_only=True):
    options: Options
    turn: Annotated[Seat, whose_turn("TRA-1", out=lambda s: gone(s))] = 0
    step: Literal["sail", "over"] = "sail"
    ships: Annotated[tuple[int, ...], tally(9)]


def test_whoever_is_out_has_no_turn_and_what_says_so_may_stand_below_in_a_lambda() -> None:
    rules, s = Rules("t", Turns, Options, range(2, 5), ICON), Turns(options=Options(), turn=2, ships=(0, 1, 1, 0))
    assert [rules.acting(each) for each in (s, rules.next_turn(s))] == [2, 1]
    (fix,) = rules.fixes(s, "whose-turn".startswith)
    assert isinstance(fix, Prompt)
    assert [option.value for field in fix.fields if isinstance(field, Choice) for option in field.options] == [1, 2]
    with pytest.raises(
        TypeError, match=r"Early: name 'written_below' is not defined: .*; a lambda may name what stands"
    ):
        Rules("t", Early, Options, range(2, 5), ICON)


def gone(s: Turns) -> list[Seat]:
    return [seat for seat, n in enumerate(s.ships) if not n]


HEIGHTS = {"2": 3, "7": 13}


class Columns(Frozen, frozen=True, kw_only=True):
    options: Options
    turn: Annotated[Seat, whose_turn()] = 0
    step: Literal["sail", "over"] = "sail"
    marker: Annotated[tuple[dict[str, int], ...], tally(lambda s, column: HEIGHTS[column], by="column")]


class Alone(Frozen, frozen=True, kw_only=True):
    turn: Annotated[Seat, whose_turn()] = 0


def test_a_row_of_several_by_seat_counts_the_seats_and_each_word_has_its_own_limit() -> None:
    rules = Rules("t", Columns, Options, range(2, 5), ICON)
    s = Columns(options=Options(), marker=({"2": 0, "7": 1}, {}, {}))
    assert rules.acting(rules.next_turn(rules.next_turn(s))) == 2
    fixes = [fix for fix in rules.fixes(s, "marker".startswith) if isinstance(fix, Number)]
    assert [(fix.of, fix.now, fix.most) for fix in fixes] == [
        ({"seat": 0, "column": "2"}, 0, 3), ({"seat": 0, "column": "7"}, 1, 13)]  # fmt: skip
    with pytest.raises(TypeError, match="turn: whose_turn needs a row by seat, such as a tally"):
        Rules("t", Alone, Options, range(2, 5), ICON)


def test_two_functions_with_one_tag_are_a_mistake() -> None:
    rules = Rules("tests.trade", State, Options, range(2, 4), ICON)
    step = rules.step("sail")
    step.move()(lambda s: s)
    with pytest.raises(TypeError, match="is played by"):
        step.move()(lambda s: s)


def test_a_game_brings_its_own_in_the_place_of_what_follows_from_its_rules() -> None:
    of = RULES.game(setup=begun, do={SetNumber: lambda s, seat, move: replace(s, day=move.value)},
                    phase=lambda s: Say(key="here"))  # fmt: skip
    assert of.phase(table().state) == Say(key="here")
    assert of.apply(table().state, TABLE, of.move("coins", {"seat": 0, "value": 6}))[0].day == 6


# ---- forms outside the step, forms of very many fields ---------------------------------------
NAME = Choice(name="name", label=Say(key="name"), options=(Option(value="ark", label=Say(key="ark")),))
SHIP = (NAME, Amount(name="decks", label=Say(key="decks"), least=0, most=9, default=3))


def fair() -> Rules[State, Options]:
    rules = Rules("tests.trade", State, Options, range(2, 4), ICON)
    step = rules.step("sail", seat=1)

    @step.move(seat=TABLE)
    def rains(s: State) -> Outcome[State]:
        return s

    @step.move()
    def sails(s: State) -> Outcome[State]:
        return s

    @step.move(seat=(0, 1), id="ship-{seat}", picks=("name",))
    def ship(s: State, told: Annotated[dict[str, Any], whole(SHIP, SHIP[:1])]) -> Outcome[State]:
        return replace(s, day=told["decks"])

    return rules


def test_a_form_may_say_itself_whom_it_asks_and_is_then_a_question_of_its_own() -> None:
    asked = fair().prompts(State(options=Options(), fame=(0, 0)))
    assert [(p.id, p.seat, p.group) for p in asked] == [
        ("rains", TABLE, "rains"), ("sails", 1, "sail"), ("ship-0", 0, "ship-0"), ("ship-1", 1, "ship-1"),
    ]  # fmt: skip
    refused = fair().why_not(State(options=Options(), fame=(0, 0)), 2, "ship", {})
    assert refused is not None
    assert refused.say.key == "not-your-turn"


def test_of_a_form_of_very_many_fields_each_is_a_field_of_the_move_and_what_is_missing_is_as_it_is_shown() -> None:
    rules = fair()
    its = rules.moves["ship"]
    assert [field.name for field in rules.prompts(State(options=Options(), fame=(0, 0)))[-1].fields] == ["name"]
    told = msgspec.convert({"move": "ship", "name": "ark"}, its.kind)
    assert its.call(State(options=Options(), fame=(0, 0)), 0, told).day == 3
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"move": "ship", "name": "raft"}, its.kind)
