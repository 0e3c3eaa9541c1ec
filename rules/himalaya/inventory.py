"""The inventory of rounds 4, 8 and 12: who has the most of each kind (HIM-58..63), and the prize (HIM-92..95)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.forms import form
from rules.kit.news import info, warn
from rules.kit.places import leaders
from rules.kit.types import TABLE, Amount, Choice, Field, News, Option, Pick, Prompt, Say, Seat

from .components import (
    ALL_VILLAGES,
    GOODS,
    INVENTORY_TOKENS,
    PRIZE_DELEGATIONS,
    PRIZE_LEVEL,
    REGIONS,
    Good,
    Prize,
)
from .land import learn_village
from .moves import Award, OpenHands, ShowHands, TakePrize
from .state import (
    Result,
    State,
    add_sent,
    delegations_left,
    hidden_stock,
    is_full,
    land,
    site,
    stupas_left,
    who,
    with_player,
    with_site,
)
from .words import good_word, numbers_word, send_field, village_field

PRIZES: tuple[Prize, ...] = ("token", "delegations", "stupa", "nothing")


def kind_now(state: State) -> Good:
    """The kind whose hands are opened now, the cheapest first."""
    return tuple(GOODS)[min(state.opened, len(GOODS) - 1)]


# ---- the hands ---------------------------------------------------------------------------------------
def ask_inventory(state: State) -> tuple[Prompt, ...]:
    """All hands open together: by the stocks that were followed, or as they are counted (HIM-58)."""
    good = kind_now(state)
    ask, args = f"inventory-{good}", {"good": good_word(good)}
    shown = tuple(
        Amount(name="shown", label=who(seat), least=0, most=GOODS[good], default=0, key=str(seat))
        for seat in range(state.seats)
    )
    show = form(f"show-{good}", TABLE, "show_hands", shown, ask=ask, say=args, text="show-hands", rule="HIM-58")
    if is_full(state):
        hint = Say(key="open-hands-hint")
        return form(ask, TABLE, "open_hands", say=args, text="open-hands", rule="HIM-58", hint=hint), show
    nobody = Option(value=TABLE, label=Say(key="nobody"))
    most = Choice(name="seat", label=Say(key="most-label"), options=(*forms.seats(range(state.seats)), nobody))
    said = {**args, "seat": Pick(field="seat")}
    return form(ask, TABLE, "award", (most,), say=said, text="award", rule="HIM-59"), show


def _expect_open(state: State, seat: Seat) -> Good:
    expect(state.step == "inventory" and seat == TABLE)
    return kind_now(state)


def do_open_hands(state: State, seat: Seat, move: OpenHands) -> Result:
    """What was followed is shown to all (HIM-58)."""
    good = _expect_open(state, seat)
    expect(is_full(state))
    return _settle(state, good, tuple((player.stock.value or {}).get(good, 0) for player in state.players))


def do_show_hands(state: State, seat: Seat, move: ShowHands) -> Result:
    """What the hands held sets the stocks right."""
    good = _expect_open(state, seat)
    expect(set(move.shown) == set(range(state.seats)), "does-not-fit", "HIM-58")
    counts = tuple(move.shown[seat] for seat in range(state.seats))
    expect(all(n >= 0 for n in counts) and sum(counts) <= GOODS[good], "too-many-cubes", "HIM-63",
           good=good_word(good), n=GOODS[good])  # fmt: skip
    if is_full(state):
        players = tuple(
            replace(p, stock=hidden_stock(p.stock.seats, {**(p.stock.value or {}), good: n}))
            for p, n in zip(state.players, counts, strict=True)
        )
        state = replace(state, players=players)
    return _settle(state, good, counts)


def do_award(state: State, seat: Seat, move: Award) -> Result:
    good = _expect_open(state, seat)
    expect(not is_full(state) and (move.seat == TABLE or 0 <= move.seat < state.seats), "does-not-fit", "HIM-59")
    return _won(state, good, None if move.seat == TABLE else move.seat)


def _settle(state: State, good: Good, counts: tuple[int, ...]) -> Result:
    """Strictly the most wins; a tie, also of empty hands, is nobody's (HIM-59, HIM-60)."""
    most = leaders(counts)
    state, news = _won(state, good, most[0] if len(most) == 1 else None)
    hands = info("hands", "HIM-58", good=good_word(good), counts=numbers_word(counts))
    return state, (hands, *news)


def _won(state: State, good: Good, winner: Seat | None) -> Result:
    state = replace(state, opened=state.opened + 1)
    if winner is None:
        return state, (info("nobody-most", "HIM-59", good=good_word(good)),)
    most = info("has-most", "HIM-59", who=who(winner), good=good_word(good))
    if state.options.inventory == "full":
        return replace(state, step="prize", winner=winner), (most,)
    state, news = _token(state, winner)
    return state, (most, *news)


def _token(state: State, seat: Seat) -> Result:
    """An inventory token, also where by the log none is left: then somebody has too many."""
    player = state.players[seat]
    state = with_player(state, seat, replace(player, tokens=player.tokens + 1))
    return state, (info("takes-token", "HIM-59", who=who(seat)), *too_many_tokens(state))


def too_many_tokens(state: State) -> tuple[News, ...]:
    """A warning where more are held than there are (C9: they cannot run out in the basic game)."""
    held = sum(player.tokens for player in state.players)
    return (warn("no-token-left", "HIM-59", held=held, n=INVENTORY_TOKENS),) if held > INVENTORY_TOKENS else ()


# ---- the prize of the full inventory -----------------------------------------------------------------
def ask_prize(state: State) -> tuple[Prompt, ...]:
    """A token, two delegations, a stupa, or nothing (HIM-92)."""
    seat = state.winner
    if seat is None:
        return ()
    prizes = open_prizes(state, seat)
    options = tuple(Option(value=prize, label=Say(key=f"prize-{prize}")) for prize in prizes)
    fields: list[Field] = [Choice(name="prize", label=Say(key="prize-which"), options=options, default=("token",))]
    if is_full(state) and "delegations" in prizes:
        n = min(PRIZE_DELEGATIONS, delegations_left(state, seat))
        fields.append(send_field(near(state, seat), n, n, ("prize", ("delegations",))))
    if is_full(state) and "stupa" in prizes:
        fields.append(village_field("village", "stupa-where", stupa_villages(state, seat), ("prize", ("stupa",))))
    return (form("prize", seat, "take_prize", tuple(fields), say={"prize": Pick(field="prize")}, rule="HIM-92"),)


def open_prizes(state: State, seat: Seat) -> tuple[Prize, ...]:
    """In the ledger all of them; else what the supply and the board allow."""
    if not is_full(state):
        return PRIZES
    can: dict[Prize, bool] = {
        "token": True,
        "delegations": delegations_left(state, seat) > 0,
        "stupa": stupas_left(state, seat) > 0 and bool(stupa_villages(state, seat)),
        "nothing": True,
    }
    return tuple(prize for prize in PRIZES if can[prize])


def near(state: State, seat: Seat) -> tuple[int, ...]:
    """The regions that border the leader's village; all of them while that is not known (HIM-93)."""
    at = state.players[seat].at
    return (land(state, at).regions if at else ()) or tuple(range(1, REGIONS + 1))


def stupa_villages(state: State, seat: Seat) -> tuple[int, ...]:
    """Villages of level 1 in a region that borders the leader's village, or that may be such (HIM-94)."""
    regions = set(near(state, seat))

    def fits(v: int) -> bool:
        village = land(state, v)
        is_near = not village.regions or bool(regions & set(village.regions))
        return site(state, v).stupa is None and village.level in (None, PRIZE_LEVEL) and is_near

    return tuple(v for v in ALL_VILLAGES if fits(v))


def do_take_prize(state: State, seat: Seat, move: TakePrize) -> Result:
    expect(state.step == "prize" and state.winner is not None)
    expect(seat == state.winner, "not-your-turn", "HIM-92")
    expect(move.prize in open_prizes(state, seat), "does-not-fit", "HIM-92")
    state = replace(state, winner=None)
    match move.prize:
        case "token":
            return _token(state, seat)
        case "delegations":
            return _send(state, seat, move)
        case "stupa":
            return _build(state, seat, move.village)
        case "nothing":
            return state, (info("no-prize", "HIM-92", who=who(seat)),)


def _send(state: State, seat: Seat, move: TakePrize) -> Result:
    """Two delegations, together or apart as the table reads it (HIM-93)."""
    if not is_full(state):
        return state, (info("prize-sent", "HIM-92", who=who(seat), n=PRIZE_DELEGATIONS),)
    n = min(PRIZE_DELEGATIONS, delegations_left(state, seat))
    expect(set(move.sent) <= set(near(state, seat)), "region-not-near", "HIM-93", n=state.players[seat].at)
    expect(sum(move.sent.values()) == n and min(move.sent.values()) > 0, "wrong-delegates", "HIM-92", n=n)
    expect(state.options.prize_regions == "split" or len(move.sent) == 1, "one-region", "HIM-93")
    regions = forms.listed([Say(key="region", args={"n": r}) for r in sorted(move.sent)])
    news = info("prize-sent-to", "HIM-92", who=who(seat), n=n, regions=regions)
    return with_player(state, seat, add_sent(state.players[seat], move.sent)), (news,)


def _build(state: State, seat: Seat, v: int) -> Result:
    if not is_full(state):
        return state, (info("prize-built", "HIM-92", who=who(seat)),)
    expect(v in ALL_VILLAGES, "does-not-fit", "HIM-94")
    expect(site(state, v).stupa is None, "stupa-there", "HIM-43", n=v)
    expect(v in stupa_villages(state, seat), "stupa-not-near", "HIM-94", n=v)
    state = learn_village(state, v, PRIZE_LEVEL, ())
    return with_site(state, v, replace(site(state, v), stupa=seat)), (info("offers", "HIM-94", n=v),)
