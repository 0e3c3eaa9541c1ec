"""Committing tokens in turn order, the kinds beforehand on a phone alone; and turning them up (BNB-7..14)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.news import doubt, info, warn
from rules.kit.types import TABLE, Allot, Choice, Illegal, News, Option, Pick, Prompt, Say, Seat, Secret, Who

from . import kings
from .components import MOST_TOKENS, MOST_WITH_KING, STOCK, Kind
from .ending import pay
from .moves import Commit, CommitKinds, Reveal
from .state import Result, Stake, State, add_tokens, is_fictitious, kinds_of, name, order, with_side, with_stake
from .words import kind_lines


def to_commit(state: State) -> Seat | None:
    """Whose turn it is to commit; None when everybody has (BNB-7)."""
    return next((side for side in order(state) if state.stakes[side].count is None), None)


def most(state: State, seat: Seat) -> int:
    """How many tokens a seat may commit: five, six while it has its king, never more than it has (BNB-8, BNB-10)."""
    tokens = state.sides[seat].tokens
    return min(MOST_WITH_KING if tokens["king"] else MOST_TOKENS, sum(tokens.values()))


def ask_commit(state: State) -> tuple[Prompt, ...]:
    seat = to_commit(state)
    if seat is None:
        return ()
    kinds = (_ask_kinds(state, seat),) if _may_tell_kinds(state, seat) else ()
    return (_ask_number(state, seat), *kinds, _ask_nothing(seat))


def _may_tell_kinds(state: State, seat: Seat) -> bool:
    """Not with an empty hand, nor with a king alone where a king may not be alone (BNB-14, BNB-20)."""
    tokens = state.sides[seat].tokens
    least = 2 if state.options.lone_king == "forbidden" and tokens["king"] else 1
    return sum(tokens.values()) >= least


def _ask_number(state: State, seat: Seat) -> Prompt:
    options = tuple(_number(state, n) for n in range(most(state, seat) + 1))
    count = Choice(name="count", label=Say(key="count-label"), options=options)
    return forms.form(f"commit-{seat}", seat, "commit", (count,), text="commit", picks=("count",), rule="BNB-8")


def _number(state: State, n: int) -> Option:
    notes = {0: Say(key="none-note"), MOST_WITH_KING: Say(key="six-note")}
    return Option(value=n, label=forms.number(n), note=notes.get(n))


def _ask_kinds(state: State, seat: Seat) -> Prompt:
    kinds = tuple(kind for kind, n in state.sides[seat].tokens.items() if n)
    field = Allot(
        name="tokens",
        label=Say(key="kinds-label"),
        caps={kind: state.sides[seat].tokens[kind] for kind in kinds},
        lines=kind_lines(kinds),
        least=1,
        most=most(state, seat),
    )
    return Prompt(id=f"commit-{seat}-kinds", ask=f"commit-{seat}", seat=seat, move="commit_kinds",
                  label=Say(key="commit-label"), fields=(field,), secret=True, rule="BNB-11",
                  confirm=Say(key="commit-confirm", args={"count": Pick(field="tokens", total=True)}))  # fmt: skip


def _ask_nothing(seat: Seat) -> Prompt:
    """Nothing is committed on purpose alone, for it costs a chip (BNB-9)."""
    return forms.form(f"commit-{seat}-nothing", seat, "commit_kinds", text="nothing", ask=f"commit-{seat}",
                      secret=True, rule="BNB-9")  # fmt: skip


def do_commit(state: State, seat: Seat, move: Commit) -> Result:
    if seat != to_commit(state):
        raise Illegal("not-your-turn", "BNB-7")
    if not 0 <= move.count <= most(state, seat):
        raise Illegal("more-than-you-have", "BNB-8", n=most(state, seat))
    return _committed(state, seat, Stake(count=move.count))


def do_commit_kinds(state: State, seat: Seat, move: CommitKinds) -> Result:
    if seat != to_commit(state):
        raise Illegal("not-your-turn", "BNB-7")
    tokens: dict[Kind, int] = {kind: move.tokens[kind] for kind in STOCK if move.tokens.get(kind)}
    _refuse(state, seat, tokens)
    count = sum(tokens.values())
    secret = Secret(seats=(seat,), value=tokens, count=count) if count else None
    return _committed(state, seat, Stake(count=count, secret=secret))


def _refuse(state: State, seat: Seat, tokens: dict[Kind, int]) -> None:
    """Raise Illegal for tokens that may not be committed together."""
    own, count = state.sides[seat].tokens, sum(tokens.values())
    if any(not 0 <= n <= own[kind] for kind, n in tokens.items()):
        raise Illegal("more-than-you-have", "BNB-13", n=most(state, seat))
    if count > MOST_WITH_KING or (count > MOST_TOKENS and not tokens.get("king")):
        raise Illegal("six-needs-king", "BNB-10")
    if state.options.lone_king == "forbidden" and tokens.get("king") == count == 1:
        raise Illegal("king-not-alone", "BNB-20")


def _committed(state: State, seat: Seat, stake: Stake) -> Result:
    if stake.count:
        return go_on(with_stake(state, seat, stake))
    return _committed_nothing(state, seat, stake)


def _is_spared(state: State, seat: Seat) -> bool:
    """Whether the table asks nothing of somebody who has nothing left (BNB-14)."""
    return state.options.empty_hand == "free" and not sum(state.sides[seat].tokens.values())


def _committed_nothing(state: State, seat: Seat, stake: Stake) -> Result:
    """A chip of minus one, unless the table spares those who have nothing left (BNB-9, BNB-14)."""
    who, rule = Who(seat=seat), "BNB-9" if sum(state.sides[seat].tokens.values()) else "BNB-14"
    state = with_stake(state, seat, stake)
    if _is_spared(state, seat):
        return told((info("nothing-left", rule, who=who),), go_on(state))
    state, chips = pay(state, seat, -1)
    return told((warn("nothing-committed", rule, who=who), *chips), go_on(state))


def go_on(state: State) -> Result:
    """On to the next seat; who has no tokens commits none without being asked; after the last, the reveal."""
    seat = to_commit(state)
    if seat is None:
        return open_reveal(replace(state, step="reveal"))
    if not sum(state.sides[seat].tokens.values()):
        return _committed(state, seat, Stake(count=0))
    return state, ()


# ---- turned up: the table tells which kinds lie there (BNB-12) -----------------------------------------
def open_reveal(state: State) -> Result:
    """Wait until the tokens are turned up; go on at once if nobody has committed any."""
    return (state, ()) if any(stake.count for stake in state.stakes) else _turned_up(state, {})


def to_tell(state: State) -> tuple[int, ...]:
    """The sides whose kinds no phone has told."""
    return tuple(s for s in order(state) if state.stakes[s].count and state.stakes[s].secret is None)


def ask_reveal(state: State) -> tuple[Prompt, ...]:
    rows = tuple(_row(state, side) for side in to_tell(state))
    late = state.seats < len(state.sides) and state.options.fictitious_draw == "after"
    return (
        forms.form("reveal", TABLE, "reveal", rows, rule="BNB-12",
                   hint=Say(key="fictitious-late", args={"n": state.stakes[-1].count or 0}) if late else None),
    )  # fmt: skip


def _row(state: State, side: int) -> Allot:
    """One line per kind. The caps are those of the box, not of the log: what lies there may be told (C10)."""
    count = state.stakes[side].count or 0
    kinds = kinds_of(state, side)
    return Allot(
        name="faces",
        key=str(side),
        label=name(state, side),
        caps=_caps(kinds, count),
        lines=kind_lines(kinds),
        least=count,
        most=count,
        default=_only_way(state, side, kinds, count),
    )


@cache
def _caps(kinds: tuple[Kind, ...], count: int) -> dict[str, int]:
    return {kind: min(STOCK[kind], count) for kind in kinds}


def _only_way(state: State, side: int, kinds: tuple[Kind, ...], count: int) -> dict[str, int] | None:
    """What must lie there by the log: all that the side has left, or tokens of the one kind that it has left."""
    tokens = state.sides[side].tokens
    left: dict[str, int] = {kind: tokens[kind] for kind in kinds if tokens[kind]}
    together = sum(left.values())
    if together == count:
        return left
    return dict.fromkeys(left, count) if len(left) == 1 and together > count else None


def do_reveal(state: State, seat: Seat, move: Reveal) -> Result:
    expect(seat == TABLE)
    rows = to_tell(state)
    if set(move.faces) != {str(side) for side in rows}:
        raise Illegal("does-not-fit", "BNB-12")
    faces = {side: _told_faces(state, side, move.faces[str(side)]) for side in rows}
    for side, stake in enumerate(state.stakes):
        if stake.secret is not None:
            assert stake.secret.value is not None, "only the unsealed state is played on"
            faces[side] = stake.secret.value
    return _turned_up(state, faces)


def _told_faces(state: State, side: int, told_kinds: dict[Kind, int]) -> dict[Kind, int]:
    kinds: dict[Kind, int] = {kind: told_kinds[kind] for kind in STOCK if told_kinds.get(kind)}
    if any(not 0 < n <= STOCK[kind] for kind, n in kinds.items()):
        raise Illegal("does-not-fit", "BNB-3")
    if sum(kinds.values()) != state.stakes[side].count:
        raise Illegal("wrong-sum", "BNB-12", who=name(state, side), n=state.stakes[side].count or 0)
    if is_fictitious(state, side) and kinds.get("king"):
        raise Illegal("does-not-fit", "BNB-61")
    return kinds


def _turned_up(state: State, faces: dict[int, dict[Kind, int]]) -> Result:
    """Take the tokens from the stocks (BNB-13) and warn where the table and the log differ."""
    news = tuple(warning for side, kinds in faces.items() for warning in _warnings(state, side, kinds))
    for side, kinds in faces.items():
        state = with_stake(state, side, Stake(count=sum(kinds.values()), faces=kinds))
        state = with_side(state, side, add_tokens(state.sides[side], kinds, -1))
    return told(news, kings.go_on(replace(state, step="king", kings=kings.to_choose(state))))


def _warnings(state: State, side: int, kinds: dict[Kind, int]) -> Iterator[News]:
    who, count = name(state, side), sum(kinds.values())
    for kind, n in kinds.items():
        if n > state.sides[side].tokens[kind]:
            over = Say(key="more-than-left", args={"who": who, "kind": Say(key=f"kind-{kind}")})
            yield News(say=over, rule="BNB-13", tone="warn", doubt=True)
    if count > MOST_TOKENS and not kinds.get("king"):
        yield doubt("six-without-king", "BNB-10", who=who)
    if state.options.lone_king == "forbidden" and kinds == {"king": 1}:
        yield doubt("king-was-alone", "BNB-20", who=who)


# ---- left out ----------------------------------------------------------------------------------------
def left_out(state: State) -> Result:
    """The tokens are used though nobody tells them, as far as they are known; the news name whose are not."""
    news: tuple[News, ...] = ()
    for side, stake in enumerate(state.stakes):
        known = stake.secret.value if stake.secret else _only_way(state, side, tuple(STOCK), stake.count or 0)
        if known is not None:
            used: dict[Kind, int] = {kind: known.get(kind, 0) for kind in STOCK}
            state = with_side(state, side, add_tokens(state.sides[side], used, -1))
        elif stake.count:
            news = (*news, warn("left-untold", "BNB-13", who=name(state, side), n=stake.count))
    return state, news
