"""Claiming a design: which card, whether it is on the board, and what the others say (ETT-25, ETT-44..51)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import warn
from rules.kit.types import TABLE, Amount, Cells, Choice, Field, Illegal, News, Option, Prompt, Say, Seat, Slots, Who

from . import patterns
from .components import ANY, COLOURS, DESIGNS, KNOWN_DESIGNS, LETTERS, MOST_POINTS, OCTAGONS, SIDE, Consent
from .moves import Answer, ClaimDesign
from .state import (
    Claimed,
    Result,
    State,
    claimed_designs,
    is_ledger,
    need,
    others,
    scored,
    told_designs,
    with_player,
)
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
            least=patterns.LEAST_YARNS,
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
    found = patterns.matches(design, state.yarns, state.options.mirror == "yes") if design else ()
    return found[0] if found else ()


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
        expect(len(tapped) >= patterns.LEAST_YARNS, "pattern-too-small", "ETT-44")
        return ""
    return read_pattern(tuple(letters[yarn] if (yarn := tapped.get(o)) else ANY for o in OCTAGONS))


def read_pattern(marks: tuple[str, ...]) -> str:
    """The name of what was drawn; Illegal if it is no pattern."""
    fits = len(marks) == SIDE * SIDE and set(marks) <= {ANY, *LETTERS}
    pattern = patterns.drawn(marks) if fits else ""
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
