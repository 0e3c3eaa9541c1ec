"""The end of a decade and of the game: majorities, tax, income, the checklist, the last points (AMR-89..98)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.types import TABLE, Amount, Choice, Field, News, Option, Pick, Prompt, Say, Seat, Who

from . import moves
from .components import DECADES, DISTRICTS, HAMMERS, MOST_PRINTED, TRACKS, Symbol, Symbols, Track
from .printed import Tax, Temple, is_temple, temple_id
from .state import (
    Reckoning,
    Result,
    Side,
    State,
    Turn,
    expect_step,
    gain,
    is_ledger,
    lose,
    news,
    order,
    pop,
    push,
    with_side,
)
from .tasks import Do, Income, Study, Task
from .words import district_word, seat_rows, who

MOST_POINTS = 99  # of one entry


def reckoning(state: State) -> Reckoning:
    zeros = (0,) * state.seats
    return state.reckoning or Reckoning(majority=zeros, paid=zeros, lost=zeros)


# ---- majorities --------------------------------------------------------------------------------------
def ask_temple(state: State) -> tuple[Prompt, ...]:
    """The points on the temple tile of this decade, for all districts or for each; known tiles are a tap (AMR-89)."""
    temples = state.printed.temples
    known = tuple(sorted(tile.points for tile in temples.values() if not tile.each))
    each = Prompt(id="temple-each", ask="temple", seat=TABLE, move="learn_temple", label=Say(key="temple-each"),
                  confirm=Say(key="temple-each-confirm"), fields=district_fields(), rule="AMR-89")  # fmt: skip
    again = tuple(Option(value=id, label=temple_word(tile)) for id, tile in temples.items() if tile.each)
    content = Choice(name="content", label=Say(key="temple-points"), options=again)
    more = (
        (replace(each, id="temple-each-known", label=Say(key="temple-each-known"), fields=(content,)),) if again else ()
    )
    points = Amount(name="points", label=Say(key="temple-points"), least=0, most=MOST_PRINTED)
    prompt = Prompt(id="temple", seat=TABLE, move="learn_temple", label=Say(key="temple-label"), fields=(points,),
                    confirm=Say(key="temple-confirm", args={"n": Pick(field="points")}), rule="AMR-89",
                    ask="temple")  # fmt: skip
    if not known:
        return (prompt, *more, each)
    field = Choice(name="points", label=Say(key="temple-points"), options=forms.numbers(known))
    another = replace(prompt, label=Say(key="another-tile"))
    return replace(prompt, id="temple-known", fields=(field,)), *more, another, each


def district_fields(now: Temple | None = None) -> tuple[Amount, ...]:
    """Points for each district."""
    return tuple(
        Amount(name="each", key=d, label=district_word(d), least=0, most=MOST_PRINTED,
               default=now.each[d] if now else None)
        for d in DISTRICTS
    )  # fmt: skip


def temple_word(tile: Temple) -> Say | Who:
    """ "North 5, East 4 ...", or the number for all."""
    if not tile.each:
        return forms.number(tile.points)
    return forms.listed([Say(key="spot", args={"district": district_word(d), "n": tile.each[d]}) for d in DISTRICTS])


def do_learn_temple(state: State, seat: Seat, move: moves.LearnTemple) -> Result:
    expect_step(state, "majority")
    known = state.printed.temples.get(move.content)
    tile = known or Temple(points=move.points, each=move.each)
    expect(not is_ledger(state) and is_temple(tile) and bool(known) == bool(move.content), "does-not-fit", "AMR-89")
    temples = {**state.printed.temples, temple_id(tile): tile}
    return score_majority(replace(state, printed=replace(state.printed, temples=temples)), tile)


def score_majority(state: State, tile: Temple) -> Result:
    """Per donation tile, whoever has most markers there; all who tie get the full points (AMR-89, AMR-90)."""
    said: tuple[News, ...] = ()
    scored = Counter[Seat]()  # points
    for district in DISTRICTS:
        many = Counter(gift.seat for gift in state.gifts if gift.district == district)
        first = sorted(seat for seat in many if many[seat] == max(many.values()))
        if first:
            points = tile.each.get(district, tile.points)
            scored.update(dict.fromkeys(first, points))
            said += news("majority-won", "AMR-90" if len(first) > 1 else "AMR-89", "gain", who=who(first), n=points,
                         district=district_word(district))  # fmt: skip
    for seat in scored:
        state = gain(state, seat, scored[seat], "majority")
    majority = tuple(scored[seat] for seat in range(state.seats))
    return replace(state, step="tax", reckoning=replace(reckoning(state), majority=majority)), said


# ---- tax ---------------------------------------------------------------------------------------------
def unknown_heights(state: State) -> tuple[int, ...]:
    """Heights of tax markers whose value nobody has read yet."""
    return tuple(sorted({side.tax for side in state.sides} - {int(height) for height in state.printed.tax}))


def ask_printed_tax(state: State) -> tuple[Prompt, ...]:
    rows = tuple(
        Amount(name="coins", key=str(height), label=Say(key="tax-height", args={"n": height}), least=0,
               most=MOST_PRINTED)
        for height in unknown_heights(state)
    )  # fmt: skip
    return (forms.form("tax", TABLE, "learn_tax", rows, hint=Say(key="asked-once"), rule="AMR-91"),)


def do_learn_tax(state: State, seat: Seat, move: moves.LearnTax) -> Result:
    expect_step(state, "tax")
    expect(not is_ledger(state) and set(move.coins) == {str(h) for h in unknown_heights(state)}, "does-not-fit",
           "AMR-91")  # fmt: skip
    expect(all(0 <= n <= MOST_PRINTED for n in move.coins.values()), "does-not-fit", "AMR-91")
    tax = {**state.printed.tax, **{height: Tax(coins=n) for height, n in move.coins.items()}}
    return replace(state, printed=replace(state.printed, tax=tax)), ()


def levy(state: State) -> Result:
    """Everybody pays; who cannot pay all loses points (AMR-91)."""
    said = tuple[News, ...]()
    paid, lost = list[int](), list[int]()
    for seat, side in enumerate(state.sides):
        due = state.printed.tax[str(side.tax)].coins
        short = max(0, due - side.coins)
        pays = due if not short else side.coins if state.options.tax_short == "all" else 0
        fine = _fine(state, short)
        state = with_side(state, seat, replace(side, coins=side.coins - pays))
        state = lose(state, seat, fine, "tax") if fine else state
        paid.append(pays)
        lost.append(fine)
        if fine:
            said += news("tax-short", "AMR-91", "warn", who=Who(seat=seat), n=fine)
    settled = replace(reckoning(state), paid=tuple(paid), lost=tuple(lost))
    return open_income(replace(state, reckoning=settled)), said


def _fine(state: State, short: int) -> int:
    """Points lost for so many missing coins: 1, 2 or 3 by decade, once or for each."""
    if short <= 0:
        return 0
    return state.decade * (short if state.options.tax_loss == "each" else 1)


# ---- income ------------------------------------------------------------------------------------------
def open_income(state: State) -> State:
    """The bonus of every hourglass, seat by seat; spaces that nobody has read yet are asked before (AMR-86, AMR-92)."""
    state = replace(state, step="income")
    unknown = dict[tuple[Track, int], Study]()
    for seat in order(state):
        for track, height in _counted(state, state.sides[seat]):
            if f"{track}-{height}" not in state.printed.spaces:
                look = Study(seat=seat, track=track, height=height, brings=False)
                unknown.setdefault((track, height), look)
    return push(state, *unknown.values(), Income(seat=state.start)) if unknown else push(state, *_incomes(state))


def income(state: State, task: Income) -> Result:
    """The same, when they are told; what was left out brings nothing."""
    return pop(state, *_incomes(state)), ()


def _counted(state: State, side: Side) -> Iterator[tuple[Track, int]]:
    """The spaces whose hourglass pays: those that are reached, or only those that are passed (AMR-86)."""
    for track in TRACKS:
        top = side.heights[track] if state.options.hourglass == "reached" else side.heights[track] - 1
        yield from ((track, height) for height in range(1, top + 1))


def _incomes(state: State) -> Iterator[Task]:
    """What the hourglasses bring: goods and points together, but each hammer by itself (AMR-67)."""
    for seat in order(state):
        spaces = (state.printed.spaces.get(f"{track}-{n}") for track, n in _counted(state, state.sides[seat]))
        bonuses = [space.gain for space in spaces if space and space.hourglass]
        together = Counter[Symbol]()
        for bonus in bonuses:
            together.update({symbol: n for symbol, n in bonus.items() if symbol not in HAMMERS})
        if together:
            yield Do(seat=seat, symbols=dict(together), line="income")
        for gives in state.sides[seat].lasting:
            if gives.on == "decade":  # by a storehouse (AMR-69)
                yield Do(seat=seat, symbols=gives.gain, line="income")
        for bonus in bonuses:
            hammer: Symbols = {symbol: n for symbol, n in bonus.items() if symbol in HAMMERS}
            if hammer:
                yield Do(seat=seat, symbols=hammer, line="income")


# ---- closing the decade --------------------------------------------------------------------------------
def ask_close(state: State) -> tuple[Prompt, ...]:
    """What is left to be done by hand (AMR-93)."""
    field = forms.checklist(Say(key="close-ready"), to_do(state))
    label = Say(key="close-label", args={"n": state.decade})
    return (
        Prompt(id="close", seat=TABLE, move="close", label=label, fields=(field,), rule="AMR-93",
               confirm=Say(key="close-last" if state.decade == DECADES else "close-confirm")),
    )  # fmt: skip


def to_do(state: State) -> tuple[Say, ...]:
    piece = state.decade < DECADES or state.options.last_piece == "laid"
    return (Say(key="close-bridge"), *((Say(key="close-temple"),) if piece else ()))


def do_close(state: State, seat: Seat, move: moves.Close) -> Result:
    expect_step(state, "close")
    state = replace(state, reckoning=None, bridge=None)
    if state.decade == DECADES:
        return replace(state, step="final"), ()
    step = "turn" if is_ledger(state) else "bridge"
    return replace(state, decade=state.decade + 1, round=1, step=step, turn=Turn(seat=state.start)), ()


# ---- the last points ---------------------------------------------------------------------------------
def with_goals(state: State) -> tuple[Seat, ...]:
    """Who turns up goal tiles that can bring points (AMR-96)."""
    least = 1 if state.options.first_goal == "counts" else 2
    seats = range(state.seats)
    return tuple(seat for seat in seats if is_ledger(state) or state.sides[seat].goals >= least)


def on_top(state: State) -> tuple[Seat, ...]:
    """Who has reached the last space of a knowledge track, or may have (AMR-95)."""
    return tuple(seat for seat in range(state.seats) if is_ledger(state) or _has_top(state, state.sides[seat]))


def _has_top(state: State, side: Side) -> bool:
    spaces = (state.printed.spaces.get(f"{track}-{height}") for track, height in side.heights.items() if height)
    return any(space is None or space.last for space in spaces)


def ask_final(state: State) -> tuple[Prompt, ...]:
    key = "final-hint" if state.options.first_goal == "counts" else "final-hint-not-first"
    goals = seat_rows("goals", with_goals(state), MOST_POINTS)
    tracks = seat_rows("tracks", on_top(state), MOST_POINTS)
    named = {row.key for row in goals}  # the first field of a row names the seat
    fields: tuple[Field, ...] = (
        *goals,
        *(replace(row, label=_tracks(row.label, row.key in named)) for row in tracks),
    )
    return (forms.form("final", TABLE, "final", fields, hint=Say(key=key), rule="AMR-96"),)


def _tracks(who: Say | Who, is_named: bool) -> Say:
    return Say(key="final-tracks") if is_named else Say(key="final-tracks-of", args={"who": who})


def do_final(state: State, seat: Seat, move: moves.Final) -> Result:
    expect_step(state, "final")
    goals, tracks = {str(s) for s in with_goals(state)}, {str(s) for s in on_top(state)}
    expect(set(move.goals) <= goals, "does-not-fit", "AMR-96")
    expect(set(move.tracks) <= tracks, "does-not-fit", "AMR-95")
    expect(all(0 <= n <= MOST_POINTS for n in (*move.goals.values(), *move.tracks.values())), "does-not-fit", "AMR-96")
    for key, n in move.goals.items():
        state = gain(state, int(key), n, "goals")
    for key, n in move.tracks.items():
        state = gain(state, int(key), n, "tracks")
    return replace(state, step="over"), news("game-over", "AMR-97")


def no_last_points(state: State) -> Result:
    """Nobody has a goal or a finished track to count."""
    return replace(state, step="over"), news("game-over", "AMR-97")
