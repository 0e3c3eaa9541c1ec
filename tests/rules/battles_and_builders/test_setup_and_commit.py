"""Setting up, the event tile and committing (BNB-1..14), and a phone's entries for it."""

from __future__ import annotations

from typing import Any

import pytest

from companion.log.catalogue import merge_learned
from rules.battles_and_builders.components import STOCK, Options
from rules.battles_and_builders.game import GAME
from rules.kit.answers import default_value
from rules.kit.types import SEAT_TINTS, TABLE, Allot, Choice, Hand, Say, Seating
from tests.rules.battles_and_builders.scenarios import check, scenario, scenarios, told
from tests.rules.battles_and_builders.table import Table, tokens

mark = pytest.mark

ALL = ["urban", "open", "mountain", "barbarian"]
EMPTY_HAND = ";".join(f"set correct_tokens-0-{kind} 0" for kind in STOCK)
ONLY_KING = ";".join(f"set correct_tokens-0-{kind} 0" for kind in STOCK if kind != "king")


@scenarios(
    scenario("everybody has 25 tokens", mark.rule("BNB-3"), "house seats=4", left="12B 4I 4C 4A 1K"),
    # ---- the event tile ------------------------------------------------------------------------------
    scenario("the start player turns up the first event tile", mark.rule("BNB-5", "BNB-6"), "house start=2", seat=2,
             asks="event"),
    scenario("of four kinds", mark.rule("BNB-4"), "", tile=ALL),
    scenario("each as often as there are tiles", mark.rule("BNB-4", "BNB-39"),
             ";".join(f"{tile}; lie | |" for tile in ("mountain 5", "urban 5", "urban 5", "urban 5")),
             tile=["open", "barbarian"]),
    scenario("the barbarians are worth minus two", mark.rule("BNB-39", "BNB-43"), "barbarian", value=-2, known=set()),
    scenario("another is worth what is told", mark.rule("BNB-39"), "urban 4", value=4, known={"urban/4/1"}),
    scenario("equal tiles are counted", mark.rule("BNB-39"), "urban 4; lie | |; urban 4",
             known={"urban/4/1", "urban/4/2"}),
    # ---- committing ----------------------------------------------------------------------------------
    scenario("none to six tokens may be committed while the king is there", mark.rule("BNB-8", "BNB-10"), "open",
             count=[0, 1, 2, 3, 4, 5, 6]),
    scenario("five without", mark.rule("BNB-8", "BNB-10"), "house seats=2; open; lie K | 1B | 3B; open; commit 1",
             seat=0, count=[0, 1, 2, 3, 4, 5]),
    scenario("people commit clockwise from the start player", mark.rule("BNB-7"),
             "house seats=4 start=2; open; commit 1", seat=3),
    scenario("round the table", mark.rule("BNB-7"), "house seats=4 start=2; open; commit 1 1 1", seat=1),
    scenario("who has committed is marked", mark.rule("BNB-8"), "house start=1; open; commit 2 0", done=(1, 2)),
    scenario("until all have", mark.rule("BNB-8"), "house start=1; open; commit 2 0 1", done=()),
    scenario("nothing costs a chip of minus one at once", mark.rule("BNB-9"), "open; commit 0", news="BNB-9",
             chips=[(0, 0, 1), (0, 0, 0), (0, 0, 0)], totals=(-1, 0, 0)),
    scenario("on a phone too, by a key that says so", mark.rule("BNB-9"), "open; none",
             chips=[(0, 0, 1), (0, 0, 0), (0, 0, 0)]),
    scenario("also where who has nothing left is spared", mark.rule("BNB-9", "BNB-14"),
             "house empty_hand=free; open; commit 0", news="BNB-9", chips=[(0, 0, 1), (0, 0, 0), (0, 0, 0)]),
    scenario("six with the king", mark.rule("BNB-10"), "open; kinds 5B K; commit 1 1", rows=["1", "2"]),
    scenario("six without lie on the table: it is asked about first", mark.rule("BNB-10", "BNB-12"),
             "open; lie 6B | 1B | 1B", doubts=["BNB-10"], left="6B 4I 4C 4A 1K"),
    scenario("who has no tokens left commits none without being asked", mark.rule("BNB-14"), f"{EMPTY_HAND}; open",
             seat=1, news="BNB-14", chips=[(0, 0, 1), (0, 0, 0), (0, 0, 0)]),
    scenario("for nothing, if the table plays so", mark.rule("BNB-14"), f"house empty_hand=free; {EMPTY_HAND}; open",
             seat=1, news="BNB-14", chips=[(0, 0, 0), (0, 0, 0), (0, 0, 0)]),
    scenario("whose hand is set right to nothing commits none", mark.rule("BNB-14"), f"open; {EMPTY_HAND}", seat=1,
             chips=[(0, 0, 1), (0, 0, 0), (0, 0, 0)]),
    scenario("who has only a king that may not be alone is asked for no kinds", mark.rule("BNB-20"),
             f"house lone_king=forbidden; open; {ONLY_KING}", asks="commit-0 commit-0-nothing"),
    # ---- revealing -----------------------------------------------------------------------------------
    scenario("when all have committed, those who have tokens there turn them up", mark.rule("BNB-12"),
             "open; commit 2 1 0", asks="reveal", rows=["0", "1"]),
    scenario("and have used them", mark.rule("BNB-13"), "open; lie 1B 1I | 1A |", left="11B 3I 4C 4A 1K"),
    scenario("what a phone has told is not asked again", mark.rule("BNB-11", "BNB-12"), "open; kinds 2B; commit 1 0",
             rows=["1"]),
    scenario("and counts", mark.rule("BNB-11", "BNB-12"), "open; kinds 2B; commit 1 0; reveal | 1B",
             left="10B 4I 4C 4A 1K"),
    scenario("more cavalry than the log knows is written down with a warning", mark.rule("BNB-13"),
             "open; lie 3C | 1B | 1B; open; lie 3C | 1B | 1B", left="12B 4I 0C 4A 1K", warned={"BNB-13"}),
)  # fmt: skip
def test_from_the_tile_to_the_reveal(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("BNB-1", "BNB-2", "BNB-3", "BNB-4", "BNB-61")
@mark.parametrize("seats", [2, 3, 4])
def test_the_checklist_names_everything_that_lies_on_the_table_and_nothing_has_to_be_ticked(seats: int) -> None:
    (prompt,) = GAME.prompts(GAME.setup(Seating(names=tuple("abcd"[:seats]), tints=SEAT_TINTS[:seats]), Options(), {}))
    (field,) = prompt.fields
    assert isinstance(field, Choice)
    said = {o.label.key: o.label.args.get("n") for o in field.options if isinstance(o.label, Say)}
    assert field.least == 0
    assert said == {
        "setup-dice": 15, "setup-chips": 34, "setup-strategies": 6, "setup-tokens": None, "setup-events": 8,
        "setup-start": None, **({"setup-fictitious": None} if seats == 2 else {}),
    }  # fmt: skip
    assert [*GAME.seats] == [2, 3, 4]


@mark.rule("BNB-10")
def test_six_tokens_without_a_king_are_refused_on_a_phone() -> None:
    assert told("open").refusal("commit_kinds", tokens={"builder": 6}).rule == "BNB-10"


@mark.rule("BNB-20")
def test_a_king_alone_is_refused_on_a_phone_where_it_may_not_be() -> None:
    assert told("house lone_king=forbidden; open").refusal("commit_kinds", tokens={"king": 1}).rule == "BNB-20"


@mark.rule("BNB-12")
def test_the_kinds_must_add_up_to_the_number_that_was_committed() -> None:
    rows = [field for field in told("open; commit 2 1 0").ask().fields if isinstance(field, Allot)]
    assert [(row.least, row.most) for row in rows] == [(2, 2), (1, 1)]


@mark.rule("BNB-13")
@mark.parametrize(("left", "count", "proposed"), [
    ("2B 1I", 3, "2B 1I"), ("4B", 2, "2B"), ("2B 1I", 2, ""), ("1B", 2, ""),
])  # fmt: skip
def test_what_must_lie_there_by_the_log_is_filled_in(left: str, count: int, proposed: str) -> None:
    table = told(f"open; commit {count} 1 1")
    for kind in STOCK:
        table.correct(f"correct_tokens-0-{kind}", tokens(left).get(kind, 0))
    row = table.ask().fields[0]
    assert isinstance(row, Allot)
    assert (row.default or {}) == tokens(proposed)


@mark.rule("BNB-7")
def test_the_commit_timer_rings_for_the_seat_that_is_committing_and_only_if_the_table_wants_it() -> None:
    def timers(moves: str) -> list[tuple[str, int, int]]:
        return [(timer.id, timer.seat, timer.ms) for timer in GAME.timers(told(moves).state)]

    assert timers("open") == []
    assert timers("house commit_s=60; open") == [("commit-1-0", 0, 60_000)]
    assert timers("house commit_s=60; open; commit 1") == [("commit-1-1", 1, 60_000)]
    assert timers("house commit_s=60; open; commit 1 1 1") == []


# ---- known tiles ---------------------------------------------------------------------------------------
KNOWN = {"tile": {f"open/{n}/1": {"terrain": "open", "value": n} for n in (2, 3, 4)}}


def turned_up(table: Table, *tiles: tuple[str, int | None]) -> Table:
    """A table after these tiles, before the commitments."""
    for tile, value in tiles:
        table.tile(tile, value)
        table.turn_up("", "", "")
    return table


@mark.rule("BNB-39")
def test_a_value_told_in_an_earlier_game_is_offered_until_it_is_used() -> None:
    known = {"tile": {f"urban/4/{i}": {"terrain": "urban", "value": 4} for i in (1, 2)}}
    table = Table(catalogue=known)
    assert table.option_values("tile") == ["urban/4", *ALL]
    turned_up(table, ("urban/4", None), ("urban/4", None))
    assert table.option_values("tile") == ALL
    assert GAME.learned(table.state)["tile"] == known["tile"]


@mark.rule("BNB-39")
def test_another_value_is_offered_only_while_one_is_not_known() -> None:
    assert "open" not in Table(catalogue=KNOWN).option_values("tile")
    partly = Table(catalogue={"tile": {"open/2/1": {"terrain": "open", "value": 2}}})
    assert {"open/2", "open"} <= set(partly.option_values("tile"))
    turned_up(partly, ("open", 5), ("open", 6))
    assert "open" not in partly.option_values("tile"), "the last one is the one that was known"


@mark.rule("BNB-6", "BNB-39")
def test_a_tile_that_is_known_by_elimination_is_chosen_already() -> None:
    table = Table(catalogue=KNOWN)
    assert default_value(table.ask().fields[0]) is None
    turned_up(table, ("urban", 3), ("urban", 3), ("urban", 4), ("mountain", 5), ("barbarian", None),
              ("open/2", None), ("open/4", None))  # fmt: skip
    assert (table.option_values("tile"), default_value(table.ask().fields[0])) == (["open/3"], "open/3")


@mark.rule("BNB-39")
def test_a_tile_that_was_told_wrong_in_an_earlier_game_is_told_by_the_key_beside() -> None:
    table = Table(catalogue=KNOWN)
    tile, other = table.open_prompts("turn_up")
    assert (tile.id, other.id, tile.group) == ("tile", "event", other.group)
    table.fill_in(other, {"tile": "open", "value": 6})
    assert set(merge_learned(GAME, KNOWN, GAME.learned(table.state))["tile"]) == {"open/6/1"}, (
        "the newest game is believed"
    )
    table.turn_up("", "", "")
    table.fill_in(next(prompt for prompt in table.open_prompts() if prompt.id == "event"), {"tile": "open/2"})
    assert [tile.value for tile in table.state.tiles] == [6, 2]


# ---- entries from a phone ----------------------------------------------------------------------------
def committed(kinds: dict[str, int]) -> Table:
    table = Table(options=Options(commit_s=30))
    table.tile("open", 3)
    table.play("commit_kinds", {"tokens": kinds})
    return table


@pytest.mark.rule("BNB-9", "BNB-11")
def test_a_secret_form_has_a_public_twin_and_nothing_is_committed_only_by_a_key_that_says_so() -> None:
    table = Table()
    table.tile("open", 3)
    twin, secret, nothing = GAME.prompts(table.state)
    assert (twin.secret, secret.secret, nothing.secret) == (False, True, True)
    assert twin.group == secret.group == nothing.group
    (tokens,) = secret.fields
    assert isinstance(tokens, Allot)
    assert (tokens.least, nothing.fields) == (1, ())


@pytest.mark.rule("BNB-11")
def test_the_kinds_that_are_left_are_listed_only_as_a_memory_aid() -> None:
    def items(options: Options) -> int:
        scene = GAME.scene(Table(options=options).state, TABLE)
        return sum(len(part.items) for part in scene.parts if isinstance(part, Hand))

    assert items(Options()) == 0
    assert items(Options(memory_aid=1)) == 3 * 5


@mark.rule("BNB-43", "BNB-44")
def test_who_commits_against_the_barbarians_is_told_that_it_is_the_other_way_round() -> None:
    assert told("barbarian").ask().hint == Say(key="commit-barbarian")
    assert told("open").ask().hint is None
