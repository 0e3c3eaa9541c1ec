"""Claiming a design: which card, whether it is on the board, and what the others say (ETT-25, ETT-44..51).

A design is known by its pattern: its rows with "/" between them, "A".."E" for different colours and "." for what does
not matter, without empty rows and columns round it. Of the four ways to turn it, the one that comes first is its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import warn
from rules.kit.types import (
    TABLE,
    Amount,
    Catalogue,
    Cells,
    Choice,
    Field,
    Illegal,
    News,
    Option,
    Prompt,
    Say,
    Seat,
    Slots,
    Who,
)

from .components import ANY, COLOURS, DESIGNS, KNOWN_DESIGNS, LETTERS, MOST_POINTS, OCTAGONS, SIDE, Consent
from .moves import Answer, ClaimDesign
from .state import Claimed, Result, State, claimed_designs, is_ledger, need, others, scored, told_designs, with_player
from .words import BOARD, who

HERE, NEW, UNSEEN = "here", "new", "unseen"
CONSENTS: tuple[Consent, ...] = ("agree", "object")


# ---- claiming ----------------------------------------------------------------------------------------
def ask_claim(state: State, ask: str) -> tuple[Prompt, ...]:
    """Designs that the companion finds on the board come first; any other is tapped, drawn, or told by its points."""
    if not state.players[state.active].designs:
        return ()
    fields = (points_field(),) if is_ledger(state) else _fields(state)
    return (
        forms.form(f"claim-{state.active}", state.active, "claim", fields, text="claim", ask=ask, rule="ETT-48",
                   given={"design": UNSEEN} if is_ledger(state) else {}),
    )  # fmt: skip


def _fields(state: State) -> tuple[Field, ...]:
    found = found_designs(state)
    known = tuple(_found(state, design) for design in found)
    other = forms.words("claim", (HERE, NEW, UNSEEN))
    told = told_designs(state)
    untold = tuple(design for design in found if not told[design])
    return (
        Choice(name="design", label=Say(key="claim-field"), options=(*known, *other), default=(*found, HERE)[:1]),
        points_field(when=("design", (HERE, NEW, UNSEEN, *untold))),  # first: a tap on them leads on to the board
        Cells(
            name="at",
            label=Say(key="at-field"),
            board=BOARD,
            allowed=OCTAGONS,
            many=True,
            least=LEAST_YARNS,
            most=len(OCTAGONS),
            when=("design", (HERE,)),
        ),
        pattern_slots(when=("design", (NEW,))),
    )


def found_designs(state: State) -> tuple[str, ...]:
    """Designs that are known or were drawn, that nobody has claimed and that are on the board now."""
    gone = claimed_designs(state)
    return tuple(design for design in told_designs(state) if design not in gone and place_of(state, design))


def place_of(state: State, design: str) -> tuple[str, ...]:
    """The octagons where a design lies now; none if it does not, or if only its points are known."""
    found = matches(design, state.yarns, state.options.mirror == "yes") if design else ()
    return found[0] if found else ()


def known_designs(catalogue: Catalogue) -> dict[str, int]:
    """Patterns that the rulebook shows or the table has told, and their points; 0 = not told yet."""
    told = {name_of(pattern): card["points"] for pattern, card in catalogue.get("design", {}).items()}
    return {**KNOWN_DESIGNS, **told}


def design_word(design: str) -> Say:
    """A pattern in a few words."""
    marks = design.replace("/", "").replace(ANY, "")
    return Say(key="design-word", args={"n": len(marks), "colours": len(set(marks))})


def _found(state: State, design: str) -> Option:
    """A design on the board, chosen by its key or by the yarn in its middle."""
    points, at = told_designs(state)[design], place_of(state, design)
    note = Say(key="n-points", args={"n": points}) if points else Say(key="points-not-told")
    return Option(value=design, label=design_word(design), note=note, cell=at[len(at) // 2])


def pattern_slots(when: tuple[str, tuple[str | int, ...]] | None = None) -> Slots:
    """A design card to draw: equal letters for equal colours, and a point where any yarn may lie."""
    options = (Option(value=ANY, label=Say(key="any-yarn")), *_letters())
    return Slots(name="pattern", label=Say(key="pattern-field"), slots=SIDE * SIDE, options=options, board=BOARD,
                 cells=OCTAGONS, default=(ANY,) * SIDE * SIDE, when=when)  # fmt: skip


def _letters() -> tuple[Option, ...]:
    return tuple(Option(value=letter, label=forms.number(letter)) for letter in LETTERS)


def points_field(when: tuple[str, tuple[str | int, ...]] | None = None) -> Amount:
    """The points on a design card."""
    return Amount(name="points", label=Say(key="points-field"), least=1, most=MOST_POINTS, when=when)


def do_claim(state: State, seat: Seat, move: ClaimDesign) -> Result:
    need(state, seat, "act", state.active)
    expect(state.players[seat].designs, "no-design-in-hand", "ETT-25")
    design = _design(state, move)
    points = move.points or told_designs(state).get(design)
    if points is None or not 1 <= points <= MOST_POINTS:
        raise Illegal("points-missing", "ETT-48", most=MOST_POINTS)
    if design:
        expect(design not in claimed_designs(state), "claimed-before", "ETT-49")
        refuse_points(design, points)
        state = _drawn(state, design, points)
    state = replace(state, step="claim", claim=Claimed(points=points, design=design))
    return state, _warnings(state, design)


def _design(state: State, move: ClaimDesign) -> str:
    """The pattern that is claimed; "" where only its points are told."""
    if move.design == UNSEEN:
        return ""
    expect(not is_ledger(state), "does-not-fit", "ETT-48")
    if move.design == HERE:
        return _tapped(state, move.at)
    if move.design == NEW:
        return read_pattern(move.pattern)
    expect(move.design in told_designs(state), "does-not-fit", "ETT-48")
    return move.design


def _tapped(state: State, at: tuple[str, ...]) -> str:
    """The pattern of the yarns that were tapped, a letter for each colour; "" if one of them is not told."""
    expect(set(at) <= set(OCTAGONS), "does-not-fit", "ETT-44")
    letters = dict(zip(COLOURS, LETTERS, strict=True))
    tapped = {o: yarn for o, yarn in zip(OCTAGONS, state.yarns, strict=True) if o in at}
    if None in tapped.values():
        expect(len(tapped) >= LEAST_YARNS, "pattern-too-small", "ETT-44")
        return ""
    return read_pattern(tuple(letters[yarn] if (yarn := tapped.get(o)) else ANY for o in OCTAGONS))


def read_pattern(marks: tuple[str, ...]) -> str:
    """The name of what was drawn; Illegal if it is no pattern."""
    fits = len(marks) == SIDE * SIDE and set(marks) <= {ANY, *LETTERS}
    pattern = drawn(marks) if fits else ""
    expect(pattern, "pattern-too-small", "ETT-44")
    return pattern


def refuse_points(design: str, points: int) -> None:
    """Raise Illegal where the rulebook itself gives another value (ETT-50)."""
    told = KNOWN_DESIGNS.get(design) or points
    expect(points == told, "points-in-rulebook", "ETT-50", n=told)


def _drawn(state: State, design: str, points: int) -> State:
    """The design remembered for this game alone, until the others agree; there are 36 (ETT-3)."""
    if state.designs.get(design) == points:
        return state
    expect(design in state.designs or len(state.designs) < DESIGNS, "too-many-designs", "ETT-3", n=DESIGNS)
    return replace(state, drawn={**state.drawn, design: points})


def _learned(state: State, claim: Claimed) -> State:
    """The design with the points that were agreed on among those that the companion knows (ETT-48)."""
    if not claim.design:
        return state
    drawn = {design: points for design, points in state.drawn.items() if design != claim.design}
    return replace(state, designs={**state.designs, claim.design: claim.points}, drawn=drawn)


def _warnings(state: State, design: str) -> tuple[News, ...]:
    """The others decide; the companion only says what it sees (ETT-48)."""
    if not design or None in state.yarns or place_of(state, design):
        return ()
    return (warn("not-on-board", "ETT-44"),)


# ---- the others' consent ------------------------------------------------------------------------------
def ask_consent(state: State) -> tuple[Prompt, ...]:
    """A row for everybody else."""
    assert state.claim is not None
    rows = tuple(
        Choice(name="consent", key=str(seat), label=Who(seat=seat), options=forms.words("consent", CONSENTS),
               default=CONSENTS[:1])
        for seat in others(state)
    )  # fmt: skip
    args = {**who(state.active), "n": state.claim.points}
    return (
        Prompt(id="consent", seat=TABLE, move="answer", label=Say(key="consent-label", args={**args}), fields=rows,
               confirm=Say(key="consent-confirm"), hint=_seen(state), rule="ETT-48"),
    )  # fmt: skip


def _seen(state: State) -> Say | None:
    """That the companion finds the design on the board; where it does not, it has said so already."""
    assert state.claim is not None
    return Say(key="on-board") if place_of(state, state.claim.design) else None


def do_answer(state: State, seat: Seat, move: Answer) -> Result:
    need(state, seat, "claim", TABLE)
    expect(set(move.consent) == set(others(state)), "does-not-fit", "ETT-48")
    if "object" in move.consent.values():
        news = warn("claim-refused", "ETT-48", who=Who(seat=state.active))
        return take_back(state), (news,)
    return _granted(state)


def take_back(state: State) -> State:
    """The card goes back into the hand, as if it had not been shown."""
    return replace(state, step="act", claim=None)


def _granted(state: State) -> Result:
    """The card lies open and counts (ETT-48)."""
    assert state.claim is not None
    seat, player = state.active, state.players[state.active]
    open_now = replace(player, designs=max(0, player.designs - 1), claimed=(*player.claimed, state.claim))
    turn = replace(state.turn, acted=True, swap=False)
    state = replace(with_player(state, seat, open_now), step="act", claim=None, turn=turn)
    state = _learned(state, open_now.claimed[-1])
    return scored(state, seat, "ETT-48")


# ---- patterns: one name for each card, and where it stands on the board (ETT-44..47) ---------------------
Rows = tuple[str, ...]
LEAST_YARNS = 2  # a card with one yarn would stand everywhere


def name_of(pattern: str) -> str:
    """The one name of a card, whatever its letters and its side up; "" if no 5 by 5 board of five colours has it."""
    rows = tuple(pattern.split("/"))
    marks = [mark for row in rows for mark in row if mark != ANY]
    is_board = len(rows) <= SIDE and len({len(row) for row in rows}) == 1 and len(rows[0]) <= SIDE
    if not is_board or len(marks) < LEAST_YARNS or len(set(marks)) > len(LETTERS):
        return ""
    return min("/".join(_relettered(turned)) for turned in _four_turns(_cropped(rows)))


def drawn(marks: Sequence[str]) -> str:
    """The name of a pattern that was drawn on 25 places; "" if it is none."""
    return name_of("/".join("".join(marks[i : i + SIDE]) for i in range(0, len(marks), SIDE)))


@lru_cache(maxsize=200)  # more than there are cards
def turns(pattern: str, mirror: bool) -> tuple[Rows, ...]:
    """The different ways in which a card may be held: four, with its mirror image up to eight (ETT-46)."""
    rows = tuple(pattern.split("/"))
    ways = [*_four_turns(rows), *(_four_turns(rows[::-1]) if mirror else ())]
    return tuple(dict.fromkeys(_relettered(way) for way in ways))


def matches(pattern: str, yarns: Sequence[str | None], mirror: bool = False) -> tuple[tuple[str, ...], ...]:
    """The octagons of every place where the pattern stands, as far as the yarns there are known."""
    found = (place for rows in turns(pattern, mirror) for place in _standing(rows, yarns))
    return tuple(tuple(OCTAGONS[i] for i in place) for place in found)


def _standing(rows: Rows, yarns: Sequence[str | None]) -> Iterator[list[int]]:
    marks = [(r, c, mark) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != ANY]
    for top in range(SIDE - len(rows) + 1):
        for left in range(SIDE - len(rows[0]) + 1):
            if _fits(marks, SIDE * top + left, yarns):
                yield [SIDE * (top + r) + left + c for r, c, _ in marks]


def _fits(marks: list[tuple[int, int, str]], first: int, yarns: Sequence[str | None]) -> bool:
    """Equal symbols on equal yarns, different symbols on different ones (ETT-44, ETT-45)."""
    colour_of: dict[str, str] = {}
    for r, c, mark in marks:
        yarn = yarns[first + SIDE * r + c]
        if yarn is None or colour_of.setdefault(mark, yarn) != yarn:
            return False
    return len(set(colour_of.values())) == len(colour_of)


def _cropped(rows: Rows) -> Rows:
    used = [r for r, row in enumerate(rows) if row.strip(ANY)]
    columns = [c for c in range(len(rows[0])) if any(row[c] != ANY for row in rows)]
    return tuple(row[columns[0] : columns[-1] + 1] for row in rows[used[0] : used[-1] + 1])


def _four_turns(rows: Rows) -> list[Rows]:
    ways = [rows]
    for _ in range(3):
        ways.append(tuple("".join(row[c] for row in reversed(ways[-1])) for c in range(len(ways[-1][0]))))
    return ways


def _relettered(rows: Rows) -> Rows:
    """The symbols in the order in which they are met become A, B, C."""
    letters = {mark: LETTERS[i] for i, mark in enumerate(dict.fromkeys("".join(rows).replace(ANY, "")))}
    return tuple("".join(letters.get(mark, ANY) for mark in row) for row in rows)
