"""The inventory of rounds 4, 8 and 12: the most of each kind (HIM-58..63), and the prize (HIM-92..95)."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import info, warn
from rules.kit.places import leaders
from rules.kit.rules import EMPTY, Outcome, amount, each, must, once, only, pick
from rules.kit.types import TABLE, Option, Pick, Say, Seat

from . import components as box
from .flow import INVENTORY, PRIZE, end_round
from .land import with_village
from .state import Result, State, hidden_stock, seat_word
from .words import good_word, numbers_word, send_field, village_options

KINDS = tuple(box.GOODS)
PRIZES: tuple[box.Prize, ...] = ("token", "delegations", "stupa", "nothing")


def current_kind(state: State) -> box.Good:
    """The kind of goods whose hands are opened now, cheapest first."""
    return KINDS[min(state.opened, len(KINDS) - 1)]


# ---- the hands ---------------------------------------------------------------------------------------
@once
def hands_id(state: State) -> str:
    return f"inventory-{current_kind(state)}"


@once
def kind_args(state: State) -> dict[str, Say]:
    return {"good": good_word(current_kind(state))}


@INVENTORY.move("HIM-58", id=hands_id, ask=hands_id, text="open-hands", say=kind_args, hint="open-hands-hint",
                when=State.is_full)  # fmt: skip
def open_hands(state: State) -> Outcome[State]:
    """Open the hands by the recorded stocks (HIM-58)."""
    good = current_kind(state)
    return _settle(state, good, tuple((player.stock.value or {}).get(good, 0) for player in state.players))


@INVENTORY.move("HIM-59", id=hands_id, ask=hands_id, text="award", picks=(), when=State.is_ledger,
                say=lambda state: {**kind_args(state), "seat": Pick(field="seat")})  # fmt: skip
def award(state: State, seat_: Annotated[int, pick(forms.all_or_nobody, label="most-label")]) -> Outcome[State]:
    """In the ledger: record the seat with the most, or TABLE for nobody."""
    return _give_prize(state, current_kind(state), None if seat_ == TABLE else seat_)


HAND_COUNTS = each(lambda state: range(state.seats), amount(0, lambda s: box.GOODS[current_kind(s)], default=0))


@INVENTORY.move("HIM-58", id=lambda state: f"show-{current_kind(state)}", ask=hands_id, text="show-hands",
                say=kind_args, picks=())  # fmt: skip
def show_hands(state: State, shown: Annotated[dict[int, int], HAND_COUNTS]) -> Outcome[State]:
    """Correct the stocks by the hands shown."""
    good, counts = current_kind(state), tuple(shown[seat] for seat in range(state.seats))
    must(sum(counts) <= box.GOODS[good], "too-many-cubes", "HIM-63", good=good_word(good), n=box.GOODS[good])
    if state.is_full():
        players = tuple(
            replace(p, stock=hidden_stock(p.stock.seats, {**(p.stock.value or {}), good: n}))
            for p, n in zip(state.players, counts, strict=True)
        )
        state = replace(state, players=players)
    return _settle(state, good, counts)


@INVENTORY.left_out("leave-inventory")
def leave_kind(state: State) -> State:
    return replace(state, opened=state.opened + 1)


@INVENTORY.goes_on
def skip_inventory(state: State) -> Outcome[State] | None:
    return end_round(state) if state.opened >= len(box.GOODS) else None


def _settle(state: State, good: box.Good, counts: tuple[int, ...]) -> Outcome[State]:
    """Give the prize for strictly the most; nobody wins a tie, also of empty hands (HIM-59, HIM-60)."""
    most = leaders(counts)
    state, news = _give_prize(state, good, most[0] if len(most) == 1 else None)
    hands = info("hands", "HIM-58", good=good_word(good), counts=numbers_word(counts))
    return state, (hands, *news)


def _give_prize(state: State, good: box.Good, winner: Seat | None) -> Result:
    state = replace(state, opened=state.opened + 1)
    if winner is None:
        return state, (info("nobody-most", "HIM-59", good=good_word(good)),)
    most = info("has-most", "HIM-59", who=seat_word(winner), good=good_word(good))
    if state.options.inventory == "full":
        return replace(state, step="prize", winner=winner), (most,)
    state, news = _give_token(state, winner)
    return state, (most, *news)


def _give_token(state: State, seat: Seat) -> Result:
    """Give an inventory token, with a warning if the log has none left: then a seat has too many (C9)."""
    player = state.players[seat]
    state = state.with_player(seat, replace(player, tokens=player.tokens + 1))
    held = sum(player.tokens for player in state.players)
    short = (warn("no-token-left", "HIM-59", held=held, n=box.INVENTORY_TOKENS),) if held > box.INVENTORY_TOKENS else ()
    return state, (info("takes-token", "HIM-59", who=seat_word(seat)), *short)


# ---- the prize of the full inventory -----------------------------------------------------------------
def open_prizes(state: State, seat: Seat) -> tuple[box.Prize, ...]:
    """The available prizes: in the ledger all, else those that the supply and the board allow."""
    if not state.is_full():
        return PRIZES
    can: dict[box.Prize, bool] = {
        "token": True,
        "delegations": state.delegations_left(seat) > 0,
        "stupa": state.stupas_left(seat) > 0 and bool(stupa_villages(state, seat)),
        "nothing": True,
    }
    return tuple(prize for prize in PRIZES if can[prize])


def near_regions(state: State, seat: Seat) -> tuple[int, ...]:
    """The regions that border the leader's village; all regions while unknown (HIM-93)."""
    at = state.players[seat].at
    return (state.village(at).regions if at else ()) or tuple(box.ALL_REGIONS)


def stupa_villages(state: State, seat: Seat) -> tuple[int, ...]:
    """The villages that are or may be of level 1 in a region that borders the leader's village (HIM-94)."""
    regions = set(near_regions(state, seat))

    def fits(v: int) -> bool:
        village = state.village(v)
        is_near = not village.regions or bool(regions & set(village.regions))
        return state.site(v).stupa is None and village.level in (None, box.PRIZE_LEVEL) and is_near

    return tuple(v for v in box.ALL_VILLAGES if fits(v))


def prize_options(state: State, seat: Seat) -> tuple[Option, ...]:
    return forms.words("prize", open_prizes(state, seat))


def may_send(state: State, seat: Seat) -> bool:
    return state.is_full() and "delegations" in open_prizes(state, seat)


def sent_count(state: State, seat: Seat) -> int:
    """The number of delegations to send: two, or the last one."""
    return min(box.PRIZE_DELEGATIONS, state.delegations_left(seat))


def may_build(state: State, seat: Seat) -> bool:
    return state.is_full() and "stupa" in open_prizes(state, seat)


SENT = only(may_send, send_field(near_regions, sent_count, sent_count, ("prize", ("delegations",))))
WHERE = pick(lambda s, seat: village_options(stupa_villages(s, seat)), label="stupa-where", when=("prize", ("stupa",)))
STUPA_VILLAGE = only(may_build, WHERE)


@PRIZE.move("HIM-92", id="prize", text="prize", say={"prize": Pick(field="prize")}, picks=())
def take_prize(
    state: State, seat: Seat, prize: Annotated[box.Prize, pick(prize_options, label="prize-which", default=("token",))],
    sent: Annotated[dict[int, int], SENT] = EMPTY, village: Annotated[int, STUPA_VILLAGE] = 0,
) -> Outcome[State]:  # fmt: skip
    """Take a token, two delegations, a stupa, or nothing (HIM-92)."""
    state = replace(state, winner=None)
    match prize:
        case "token":
            return _give_token(state, seat)
        case "delegations":
            return _send(state, seat, sent)
        case "stupa":
            return _build(state, seat, village)
        case "nothing":
            return state, info("no-prize", "HIM-92", who=seat_word(seat))


@PRIZE.left_out("leave-prize")
def leave_prize(state: State) -> State:
    return replace(state, winner=None)


@PRIZE.goes_on
def skip_prize(state: State) -> State | None:
    return None if state.winner is not None else replace(state, step="inventory")


def _send(state: State, seat: Seat, sent: dict[int, int]) -> Outcome[State]:
    """Send two delegations, to one region or two by the house rule (HIM-93)."""
    if not state.is_full():
        return state, info("prize-sent", "HIM-92", who=seat_word(seat), n=box.PRIZE_DELEGATIONS)
    must(state.options.prize_regions == "split" or len(sent) == 1, "one-region", "HIM-93")
    regions = forms.comma_list([Say(key="region", args={"n": r}) for r in sorted(sent)])
    news = info("prize-sent-to", "HIM-92", who=seat_word(seat), n=sum(sent.values()), regions=regions)
    return state.with_player(seat, state.players[seat].add_sent(sent)), news


def _build(state: State, seat: Seat, v: int) -> Outcome[State]:
    if not state.is_full():
        return state, info("prize-built", "HIM-92", who=seat_word(seat))
    state = with_village(state, v, box.PRIZE_LEVEL, ())
    return state.with_site(v, replace(state.site(v), stupa=seat)), info("offers", "HIM-94", n=v)
