"""The end of a decade and of the game: majorities, tax, income, the checklist, the last points (AMR-89..98)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import gain, info, warn
from rules.kit.rules import Outcome, amount, each, pick
from rules.kit.types import News, Option, Pick, Say, Seat, Who

from . import components as box
from .components import District, Line, Symbol, Symbols, Track
from .flow import CLOSE, FINAL, INCOME, INCOMES, MAJORITY, TAX
from .printed import Tax, Temple, district_word, temple_id, temple_word
from .state import Do, Income, Reckoning, Result, Side, State, Study, Task, Turn

MOST_POINTS = 99  # in one field


def reckoning(state: State) -> Reckoning:
    zeros = (0,) * state.seats
    return state.reckoning or Reckoning(majority=zeros, paid=zeros, lost=zeros)


# ---- majorities --------------------------------------------------------------------------------------
def has_temple_points(state: State) -> bool:
    return state.is_full() and bool(known_points(state))


def known_points(state: State) -> tuple[int, ...]:
    """The points of known temple tiles that are the same in all districts."""
    return tuple(sorted(tile.points for tile in state.printed.temples.values() if not tile.each))


POINTS = amount(0, box.MOST_PRINTED, label="temple-points")
FOR_ALL = Say(key="temple-confirm", args={"n": Pick(field="points")})


@MAJORITY.move("AMR-89", id="temple-each", ask="temple", asked=("each",), label="temple-each",
               confirm="temple-each-confirm", when=State.is_full)  # fmt: skip
@MAJORITY.move("AMR-89", id="temple", ask="temple", asked={"points": POINTS}, label="another-tile", confirm=FOR_ALL,
               when=has_temple_points)  # fmt: skip
@MAJORITY.move("AMR-89", id="temple-each-known", ask="temple", asked=("content",), label="temple-each-known",
               confirm="temple-each-confirm", when=State.is_full)  # fmt: skip
@MAJORITY.move("AMR-89", id="temple-known", ask="temple", asked=("points",), label="temple-label", confirm=FOR_ALL,
               when=has_temple_points)  # fmt: skip
@MAJORITY.move("AMR-89", id="temple", ask="temple", asked={"points": POINTS}, label="temple-label", confirm=FOR_ALL,
               when=lambda state: state.is_full() and not known_points(state))  # fmt: skip
def learn_temple(
    state: State, each: Annotated[dict[District, int], each(box.DISTRICTS, amount(
        0, box.MOST_PRINTED, label=lambda state, district: district_word(district)))],
    points: Annotated[int, pick(known_points, label="temple-points")] = 0,
    content: Annotated[str, pick(
        lambda s: [Option(value=id, label=temple_word(its)) for id, its in s.printed.temples.items() if its.each],
        label="temple-points")] = "",
) -> Outcome[State]:  # fmt: skip
    """Record and score this decade's temple tile: a known one, or its points for all districts or for each."""
    tile = state.printed.temples.get(content) or Temple(points=points, each=each)
    return score_majority(state.with_printed("temples", temple_id(tile), tile), tile)


@MAJORITY.goes_on
def skip_majority(state: State) -> Outcome[State] | None:
    return None if state.is_ledger() or state.gifts else score_majority(state, Temple())


def score_majority(state: State, tile: Temple) -> Outcome[State]:
    """Score each donation tile's majority; tied seats all get the full points (AMR-89, AMR-90)."""
    said, scored = list[News](), Counter[Seat]()  # points
    for district in box.DISTRICTS:
        many = Counter(gift.seat for gift in state.gifts if gift.district == district)
        first = sorted(seat for seat in many if many[seat] == max(many.values()))
        if first:
            points = tile.each.get(district, tile.points)
            scored.update(dict.fromkeys(first, points))
            said.append(gain("majority-won", "AMR-90" if len(first) > 1 else "AMR-89", who=forms.names(first), n=points,
                             district=district_word(district)))  # fmt: skip
    for seat in scored:
        state = state.with_points(seat, scored[seat], "majority")
    majority = tuple(scored[seat] for seat in range(state.seats))
    return replace(state, step="tax", reckoning=replace(reckoning(state), majority=majority)), tuple(said)


# ---- tax ---------------------------------------------------------------------------------------------
def unknown_heights(state: State) -> tuple[int, ...]:
    """The heights of tax markers whose tax is unknown."""
    return tuple(sorted({side.tax for side in state.sides} - {int(height) for height in state.printed.tax}))


@TAX.move("AMR-91", id="tax", text="tax", picks=(), hint="asked-once", when=State.is_full)
def learn_tax(
    state: State, coins: Annotated[dict[str, int], each(unknown_heights, amount(
        0, box.MOST_PRINTED, label=lambda state, height: Say(key="tax-height", args={"n": height})))],
) -> State:  # fmt: skip
    """Record the taxes printed beside those heights."""
    for height, n in coins.items():
        state = state.with_printed("tax", height, Tax(coins=n))
    return state


@TAX.goes_on
def levy(state: State) -> Outcome[State] | None:
    """Levy the tax; seats that cannot pay in full lose points (AMR-91)."""
    if state.is_ledger() or unknown_heights(state):
        return None
    paid, missing = list[int](), list[int]()
    for seat, side in enumerate(state.sides):
        due = state.printed.tax[str(side.tax)].coins
        short = max(0, due - side.coins)
        pays = due if not short else side.coins if state.options.tax_short == "all" else 0
        state = state.with_side(seat, replace(side, coins=side.coins - pays))
        paid.append(pays)
        missing.append(short)
    state, said = _fine_missing(state, missing)
    return open_income(replace(state, reckoning=replace(reckoning(state), paid=tuple(paid)))), said


def _fine_missing(state: State, missing: Iterable[int]) -> Result:
    """Points lost for missing coins, seat by seat: 1, 2 or 3 by decade, once or for each."""
    said, lost = list[News](), list[int]()
    for seat, short in enumerate(missing):
        fine = state.decade * (short if state.options.tax_loss == "each" else min(1, short))
        lost.append(fine)
        if fine:
            state = state.lose(seat, fine, "tax")
            said.append(warn("tax-short", "AMR-91", who=Who(seat=seat), n=fine))
    return replace(state, reckoning=replace(reckoning(state), lost=tuple(lost))), tuple(said)


# ---- income ------------------------------------------------------------------------------------------
def open_income(state: State) -> State:
    """Queue the bonus of every hourglass, seat by seat, after questions for unknown spaces (AMR-86, AMR-92)."""
    state = replace(state, step="income")
    unknown = dict[tuple[Track, int], Study]()
    for seat in state.order():
        for track, height in _paying_spaces(state, state.sides[seat]):
            if f"{track}-{height}" not in state.printed.spaces:
                look = Study(seat=seat, track=track, height=height, brings=False)
                unknown.setdefault((track, height), look)
    return state.push(*unknown.values(), Income(seat=state.start)) if unknown else state.push(*_incomes(state))


@INCOMES.goes_on
def hourglasses(state: State, task: Income) -> State:
    """Queue the income after those questions; a skipped space gives nothing."""
    return state.pop(*_incomes(state))


@INCOME.goes_on
def skip_income(state: State) -> State | None:
    return None if state.is_ledger() else replace(state, step="close")


def _paying_spaces(state: State, side: Side) -> Iterator[tuple[Track, int]]:
    """The spaces whose hourglass pays: all reached ones, or only the passed ones (AMR-86)."""
    for track in box.TRACKS:
        top = side.heights[track] if state.options.hourglass == "reached" else side.heights[track] - 1
        yield from ((track, height) for height in range(1, top + 1))


def _incomes(state: State) -> Iterator[Task]:
    """The income tasks: goods and points together, each hammer as a task of its own (AMR-67)."""
    for seat in state.order():
        spaces = (state.printed.spaces.get(f"{track}-{n}") for track, n in _paying_spaces(state, state.sides[seat]))
        bonuses = [space.gain for space in spaces if space and space.hourglass]
        together = Counter[Symbol]()
        for bonus in bonuses:
            together.update({symbol: n for symbol, n in bonus.items() if symbol not in box.HAMMERS})
        if together:
            yield Do(seat=seat, symbols=dict(together), line="income")
        for gives in state.sides[seat].lasting:
            if gives.on == "decade":  # of a storehouse (AMR-69)
                yield Do(seat=seat, symbols=gives.gain, line="income")
        for bonus in bonuses:
            hammer: Symbols = {symbol: n for symbol, n in bonus.items() if symbol in box.HAMMERS}
            if hammer:
                yield Do(seat=seat, symbols=hammer, line="income")


# ---- the results of a decade's end, in the ledger --------------------------------------------------
def seats(state: State) -> range:
    return range(state.seats)


ROWS = each(seats, amount(0, MOST_POINTS, default=0))  # a number for each seat


@MAJORITY.move("AMR-89", id="majority", ask="majority", text="ledger-majority", picks=(), when=State.is_ledger,
               hint="ledger-majority-hint")  # fmt: skip
def majority(state: State, points: Annotated[dict[str, int], ROWS]) -> State:
    by_seat = tuple(points[str(seat)] for seat in seats(state))
    return replace(
        _add_points(state, points, "majority"), step="tax", reckoning=replace(reckoning(state), majority=by_seat)
    )


@TAX.move("AMR-91", id="tax", text="ledger-tax", picks=(), hint="ledger-tax-hint", when=State.is_ledger)
def tax(state: State, missing: Annotated[dict[str, int], ROWS]) -> Outcome[State]:
    """Take points for missing coins, once or for each."""
    return _fine_missing(replace(state, step="income"), [missing[str(seat)] for seat in seats(state)])


@INCOME.move("AMR-92", id="income", text="ledger-income", picks=(), hint="ledger-income-hint")
def income(state: State, points: Annotated[dict[str, int], ROWS]) -> State:
    return replace(_add_points(state, points, "income"), step="close")


def _add_points(state: State, points: Mapping[str, int], line: Line) -> State:
    """Add each seat's points to a line of the score sheet."""
    for seat, n in points.items():
        state = state.with_points(int(seat), n, line)
    return state


# ---- closing the decade --------------------------------------------------------------------------------
def close_checklist(state: State) -> tuple[Option, ...]:
    piece = state.decade < box.DECADES or state.options.last_piece == "laid"
    keys = ("close-bridge", "close-temple") if piece else ("close-bridge",)
    return tuple(Option(value=key, label=Say(key=key)) for key in keys)


@CLOSE.move(
    "AMR-93", picks=(), label=lambda state: Say(key="close-label", args={"n": state.decade}),
    confirm=lambda state: "close-last" if state.decade == box.DECADES else "close-confirm",
)  # fmt: skip
def close(
    state: State, ready: Annotated[tuple[str, ...], pick(close_checklist, many=True, least=0, label="close-ready")] = ()
) -> State:
    """Confirm the last steps at the table, then begin the next decade or the final scoring."""
    state = replace(state, reckoning=None, bridge=None)
    if state.decade == box.DECADES:
        return replace(state, step="final")
    step = "turn" if state.is_ledger() else "bridge"
    return replace(state, decade=state.decade + 1, round=1, step=step, turn=Turn(seat=state.start))


# ---- final scoring -----------------------------------------------------------------------------------
def goal_seats(state: State) -> tuple[Seat, ...]:
    """The seats with goal tiles to score (AMR-96)."""
    least = 1 if state.options.first_goal == "counts" else 2
    return tuple(seat for seat, side in enumerate(state.sides) if state.is_ledger() or side.goals >= least)


def top_seats(state: State) -> tuple[Seat, ...]:
    """The seats that have, or may have, reached the last space of a knowledge track (AMR-95)."""
    known, last = state.printed.spaces, list[Seat]()
    for seat, side in enumerate(state.sides):
        spaces = (known.get(f"{track}-{height}") for track, height in side.heights.items() if height)
        if state.is_ledger() or any(space is None or space.last for space in spaces):
            last.append(seat)
    return tuple(last)


def tracks_of(state: State, who: Seat) -> Say:
    """The label of a seat's field for tracks; the first field of a row names the seat."""
    if who in goal_seats(state):
        return Say(key="final-tracks")
    return Say(key="final-tracks-of", args={"who": Who(seat=who)})


@FINAL.move(
    "AMR-96", picks=(), hint=lambda s: "final-hint" if s.options.first_goal == "counts" else "final-hint-not-first"
)
def final(
    state: State,
    goals: Annotated[dict[str, int], each(goal_seats, amount(0, MOST_POINTS, default=0))],
    tracks: Annotated[dict[str, int], each(top_seats, amount(0, MOST_POINTS, label=tracks_of, default=0))],
) -> Outcome[State]:
    """Score goal tiles and finished tracks."""
    return end_game(_add_points(_add_points(state, goals, "goals"), tracks, "tracks"))


@FINAL.goes_on
def skip_final(state: State) -> Outcome[State] | None:
    return None if goal_seats(state) or top_seats(state) else end_game(state)


def end_game(state: State) -> Outcome[State]:
    return replace(state, step="over"), info("game-over", "AMR-97")
