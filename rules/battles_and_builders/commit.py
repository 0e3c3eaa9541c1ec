"""The commitment of tokens in turn order, with their kinds on a phone only; and the reveal (BNB-7..14)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import doubt, info, prepend, warn
from rules.kit.rules import EMPTY, Outcome, each, must, pick, share
from rules.kit.types import News, Option, Pick, Say, Seat, Secret, Who

from .components import MOST_TOKENS, MOST_WITH_KING, STOCK, Kind
from .ending import HOLDER, leave_battle, pay
from .flow import COMMIT, REVEAL
from .state import Stake, State, sorted_tokens

COUNT_CONFIRM = Say(key="commit-confirm", args={"count": Pick(field="tokens", total=True)})


# ---- committing --------------------------------------------------------------------------------------
def most_tokens(s: State, seat: Seat) -> int:
    """The most tokens a seat may commit: five, six while it has its king, never more than it has (BNB-8, BNB-10)."""
    tokens = s.sides[seat].tokens
    return min(MOST_WITH_KING if tokens["king"] else MOST_TOKENS, sum(tokens.values()))


NOTES = {0: Say(key="none-note"), MOST_WITH_KING: Say(key="six-note")}
COUNTS = tuple(Option(value=n, label=forms.number(n), note=NOTES.get(n)) for n in range(MOST_WITH_KING + 1))


def barbarian_hint(s: State) -> Say | None:
    """A reminder that the fewest pips lose to the barbarians (BNB-43)."""
    return Say(key="commit-barbarian") if s.tiles[-1].terrain == "barbarian" else None


@COMMIT.move("BNB-8", id="commit-{seat}", hint=barbarian_hint)
def commit(
    s: State, seat: Seat, count: Annotated[int, pick(lambda s, seat: COUNTS[: most_tokens(s, seat) + 1])]
) -> Outcome[State]:
    return _lay_stake(s, seat, Stake(count=count))


def screen_tokens(s: State, seat: Seat) -> dict[Kind, int]:
    return {kind: n for kind, n in s.sides[seat].tokens.items() if n}


def may_tell_kinds(s: State, seat: Seat) -> bool:
    """False for an empty hand, and for a lone king if the house rule forbids it (BNB-14, BNB-20)."""
    tokens = s.sides[seat].tokens
    return sum(tokens.values()) >= (2 if s.options.lone_king == "forbidden" and tokens["king"] else 1)


@COMMIT.move("BNB-11", id="commit-{seat}-kinds", text="commit", when=may_tell_kinds, picks=(), confirm=COUNT_CONFIRM,
             hint=barbarian_hint, secret=True)  # fmt: skip
def commit_kinds(
    s: State, seat: Seat,
    tokens: Annotated[dict[Kind, int], share(
        screen_tokens, words="kind", label="kinds-label", least=1, most=most_tokens)] = EMPTY,
) -> Outcome[State]:  # fmt: skip
    """The tokens by kind, on a phone: six only with the king (BNB-10), no lone king if a house rule forbids it."""
    told = sorted_tokens(tokens)
    count = sum(told.values())
    must(count <= MOST_TOKENS or "king" in told, "six-needs-king", "BNB-10")
    must(s.options.lone_king != "forbidden" or told != {"king": 1}, "king-not-alone", "BNB-20")
    secret = Secret(seats=(seat,), value=told, count=count) if count else None
    return _lay_stake(s, seat, Stake(count=count, secret=secret))


COMMIT.move("BNB-9", id="commit-{seat}-nothing", text="nothing", asked=(), secret=True)(commit_kinds)


def _lay_stake(s: State, seat: Seat, stake: Stake) -> Outcome[State]:
    """Record the stake. An empty one costs a minus chip, unless a house rule spares an empty hand (BNB-9, BNB-14)."""
    s, has = s.with_stake(seat, stake), sum(s.sides[seat].tokens.values())
    if stake.count:
        return s
    if not has and s.options.empty_hand == "free":
        return s, info("nothing-left", "BNB-14", who=Who(seat=seat))
    s, short = pay(s, seat, -1)
    return s, (warn("nothing-committed", "BNB-9" if has else "BNB-14", who=Who(seat=seat)), *short)


@COMMIT.goes_on
def skip_commit(s: State) -> Outcome[State] | None:
    """Commit nothing for a seat without tokens; after the last seat comes the reveal."""
    seat = s.next_committer()
    if seat is None:
        return replace(s, step="reveal")
    return None if any(s.sides[seat].tokens.values()) else _lay_stake(s, seat, Stake(count=0))


# ---- reveal: players enter the kinds (BNB-12) ----------------------------------------------------------
def untold_sides(s: State) -> tuple[int, ...]:
    """The sides whose kinds no phone has entered."""
    return tuple(side for side in s.order() if s.stakes[side].count and s.stakes[side].secret is None)


def face_down_count(s: State, side: int) -> int:
    return s.stakes[side].count or 0


def caps(s: State, side: int) -> dict[str, int]:
    """The maximum per kind by the stock of the box, not by the log: the table overrides the log (C10)."""
    return _caps(s.kinds_of(side), face_down_count(s, side))


@cache
def _caps(kinds: tuple[Kind, ...], count: int) -> dict[str, int]:
    return {kind: min(STOCK[kind], count) for kind in kinds}


def only_kinds(s: State, side: int) -> dict[Kind, int] | None:
    """The only possible kinds by the log: all remaining tokens, or tokens of the only remaining kind; else None."""
    tokens, count = s.sides[side].tokens, face_down_count(s, side)
    left: dict[Kind, int] = {kind: tokens[kind] for kind in s.kinds_of(side) if tokens[kind]}
    together = sum(left.values())
    if together == count:
        return left
    return dict.fromkeys(left, count) if len(left) == 1 and together > count else None


def late_draw_hint(s: State) -> Say | None:
    late = s.seats < len(s.sides) and s.options.fictitious_draw == "after"
    return Say(key="fictitious-late", args={"n": face_down_count(s, -1)}) if late else None


FACE_DOWN = share(caps, least=face_down_count, most=face_down_count, default=only_kinds, label=State.name, words="kind")


@REVEAL.move("BNB-12", hint=late_draw_hint, picks=())
def reveal(s: State, faces: Annotated[dict[str, dict[Kind, int]], each(untold_sides, FACE_DOWN)]) -> Outcome[State]:
    """Take the tokens from the stocks (BNB-13), with the kinds that phones entered; warn if table and log differ."""
    told = {int(side): sorted_tokens(kinds) for side, kinds in faces.items()}
    told |= {side: stake.secret.value for side, stake in enumerate(s.stakes) if stake.secret and stake.secret.value}
    news = tuple(warning for side, kinds in told.items() for warning in _warnings(s, side, kinds))
    for side, kinds in told.items():
        s = s.with_stake(side, Stake(count=sum(kinds.values()), faces=kinds))
        s = s.with_side(side, s.sides[side].add_tokens(kinds, -1))
    kings = tuple(side for side in s.order() if s.stakes[side].faces.get("king"))  # in turn order (BNB-16)
    return replace(s, step="king", kings=kings), news


@REVEAL.goes_on
def skip_reveal(s: State) -> Outcome[State] | None:
    return None if any(stake.count for stake in s.stakes) else reveal(s, {})


def _warnings(s: State, side: int, kinds: dict[Kind, int]) -> Iterator[News]:
    who, count = s.name(side), sum(kinds.values())
    for kind, n in kinds.items():
        if n > s.sides[side].tokens[kind]:
            yield doubt("more-than-left", "BNB-13", who=who, kind=Say(key=f"kind-{kind}"))
    if count > MOST_TOKENS and not kinds.get("king"):
        yield doubt("six-without-king", "BNB-10", who=who)
    if s.options.lone_king == "forbidden" and kinds == {"king": 1}:
        yield doubt("king-was-alone", "BNB-20", who=who)


# ---- skipped -----------------------------------------------------------------------------------------
@REVEAL.left_out("leave-battle")
def leave_reveal(s: State, holder: Annotated[int | None, HOLDER] = None) -> Outcome[State]:
    """Take the tokens whose kinds are known from the stocks; the news name the sides whose kinds are unknown."""
    news: tuple[News, ...] = ()
    for side, stake in enumerate(s.stakes):
        known = stake.secret.value if stake.secret else only_kinds(s, side)
        if known is not None:
            s = s.with_side(side, s.sides[side].add_tokens(sorted_tokens(known), -1))
        elif stake.count:
            news = (*news, warn("left-untold", "BNB-13", who=s.name(side), n=stake.count))
    return prepend(news, leave_battle(s, holder))
