"""The four privileges: Barbarossa, Saladin, Richard and Clement, and who gets them (AKK-80..89)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import doubt, gain, info
from rules.kit.places import leaders
from rules.kit.types import TABLE, Choice, Field, News, Option, Prompt, Say, Seat, Who

from .cards import draw, draw_to, hand_cities, hand_rows, lose, surplus, take
from .components import CITIES, TRACK_MOST, TRACKS, City, Track
from .lending import from_to, handed_over, moved
from .moves import Barbarossa, Clement, Decline, Richard, Saladin
from .state import (
    Placed,
    Result,
    State,
    TakeClement,
    TellTops,
    add,
    ahead,
    first_done,
    holds,
    is_ledger,
    is_used_up,
    open_stacks,
    with_player,
)
from .words import LATER, city_field, city_word, known_word, track_word


def _decline(id: str, seat: Seat, ask: str, rule: str) -> Prompt:
    return Prompt(id=f"{id}-no", ask=ask, seat=seat, move="decline", label=Say(key=f"{id}-decline"),
                  confirm=Say(key=f"{id}-decline"), rule=rule)  # fmt: skip


def do_decline(state: State, seat: Seat, move: Decline) -> Result:
    """The privilege that is asked for now is not used."""
    if state.queue and isinstance(state.queue[0], TakeClement):
        expect(seat == state.queue[0].seat)
        state = first_done(state)
        while is_ledger(state) and state.queue and isinstance(state.queue[0], TakeClement):
            state = first_done(state)  # of cards whose cities nobody tells there are no more pairs
        return state, ()
    expect(not state.queue)
    if state.step == "barbarossa":
        expect(may_barbarossa(state) and seat == state.holders.get("prestige"))
        return replace(state, step="bid"), ()
    expect(state.step == "saladin" and may_saladin(state) and seat == state.holders.get("gold"))
    return replace(state, step="reveal"), ()


# ---- Barbarossa: a card before the bidding (AKK-83) ---------------------------------------------------
def may_barbarossa(state: State) -> bool:
    """Whether somebody has the privilege and a card to give for it (AKK-84)."""
    seat = state.holders.get("prestige")
    if seat is None or not any(state.stacks.values()):
        return False
    return state.players[seat].hand.count > 0 or state.options.barbarossa_empty == "free"


def ask_barbarossa(state: State) -> tuple[Prompt, ...]:
    seat, ask = state.holders["prestige"], "barbarossa"
    stack = city_field("stack", Say(key="stack-label"), open_stacks(state))
    top: tuple[Field, ...] = ()
    if state.options.barbarossa_card == "any":
        top = (Choice(name="top", label=Say(key="is-top-label"), options=forms.yes_no(), default=(1,)),)
    gives = state.players[seat].hand.count > 0 and not is_ledger(state)
    return (
        forms.form(ask, seat, "barbarossa", (stack, *top, *(_given(state, seat) if gives else ())), text="barbarossa",
                   picks=("stack",), ask=ask, hint=handed_over(state), rule="AKK-83"),
        _decline(ask, seat, ask, "AKK-83"),
    )  # fmt: skip


def _given(state: State, seat: Seat) -> tuple[Field, ...]:
    """The card that is discarded: its city, and which one if the table tells."""
    options = tuple(Option(value=city, label=city_word(city)) for city in hand_cities(state, seat, CITIES))
    away = Choice(name="city", label=Say(key="away-label"), options=options)
    return (away, *hand_rows(state, seat, CITIES, extra=Option(value=LATER, label=Say(key="card-later"))))


def do_barbarossa(state: State, seat: Seat, move: Barbarossa) -> Result:
    """One card of a stack for one that was in hand before."""
    expect(not state.queue and state.step == "barbarossa" and may_barbarossa(state))
    expect(seat == state.holders["prestige"], "not-your-turn", "AKK-83")
    expect(state.stacks[move.stack] > 0, "stack-is-empty", "AKK-83", city=city_word(move.stack))
    news: tuple[News, ...] = ()
    if state.players[seat].hand.count:
        state, news = away(state, seat, shown(state, seat, move.city, move.card))
    state = draw_to(state, seat, move.stack) if move.top else _another(state, seat, move.stack)
    now = state.options.barbarossa_ends == "now" and is_used_up(state)
    tops = () if is_ledger(state) else (TellTops(),)
    state = replace(state, step="over", queue=()) if now else ahead(replace(state, step="bid"), *tops)
    return state, (*news, info("barbarossa-took", "AKK-83", who=Who(seat=seat), city=city_word(move.stack)))


def _another(state: State, seat: Seat, city: City) -> State:
    """A card from below the top; the top stays, unless it was the last."""
    drawn, _ = draw(state, city)
    tops = state.tops if drawn.stacks[city] else drawn.tops
    return take(replace(drawn, tops=tops), seat, city)


def shown(state: State, seat: Seat, city: City | None, card: dict[City, str]) -> str:
    """A card that is laid open, as far as the table tells it."""
    if is_ledger(state):
        return ""
    expect(city is not None, "which-city", "AKK-55")
    assert city is not None
    told = card.get(city, LATER)
    expect(told == LATER or (told in state.cards and state.cards[told].city == city), "does-not-fit", "AKK-55")
    return city if told == LATER else told


def away(state: State, seat: Seat, card: str) -> Result:
    """A card goes from a hand to the discard pile, with a warning if by the log it is not there."""
    lost, found = lose(state, seat, card)
    lost = replace(lost, discard=(*lost.discard, card))
    strange = () if found else (not_in_hand(state, seat, card),)
    return lost, (*strange, *surplus(lost, card))


def not_in_hand(state: State, seat: Seat, card: str) -> News:
    return doubt("not-in-hand", "AKK-54", who=Who(seat=seat), card=known_word(state, card))


# ---- Saladin: a bid knight to another field (AKK-86) --------------------------------------------------
def may_saladin(state: State) -> bool:
    """Whether the holder has a knight on a field; in a ledger the key for the end of the bidding reminds of it."""
    seat = state.holders.get("gold")
    return seat is not None and not is_ledger(state) and bool(state.players[seat].bid)


def ask_saladin(state: State) -> tuple[Prompt, ...]:
    seat, ask = state.holders["gold"], "saladin"
    source = city_field("source", Say(key="source-label"), tuple(c for c in CITIES if state.players[seat].bid.get(c)))
    target = city_field("target", Say(key="target-label"), open_stacks(state) or CITIES)
    if len(source.options) == 1:
        source = replace(source, default=(source.options[0].value,))
    return (
        forms.form(ask, seat, "saladin", (source, target), text="saladin", picks=("target",), ask=ask, rule="AKK-86"),
        _decline(ask, seat, ask, "AKK-86"),
    )


def do_saladin(state: State, seat: Seat, move: Saladin) -> Result:
    """One knight, not the seneschal, lies on another field now; on an open field it is turned up (AKK-87)."""
    expect(not state.queue and state.step == "saladin" and may_saladin(state))
    expect(seat == state.holders["gold"], "not-your-turn", "AKK-86")
    player = state.players[seat]
    expect(player.bid.get(move.source), "no-knight-there", "AKK-86", city=city_word(move.source))
    expect(move.source != move.target, "another-field", "AKK-86")
    bid = add(add(player.bid, move.source, -1), move.target, 1)
    placed = (*state.placed, Placed(seat=seat, city=move.target, count=1))
    state = with_player(replace(state, placed=placed, moved_to=move.target, step="reveal"), seat,
                        replace(player, bid=bid))  # fmt: skip
    is_open = move.target == state.seneschal and state.options.saladin_field == "rules"
    return state, (
        info(
            "saladin-open" if is_open else "saladin-moved",
            "AKK-87" if is_open else "AKK-86",
            who=Who(seat=seat),
            city=city_word(move.target),
        ),
    )


# ---- Richard: a bid knight back into the camp (AKK-85) ------------------------------------------------
def may_richard(state: State, seat: Seat) -> bool:
    """Whether the holder can take a knight back now: before the first card of his own turn."""
    fresh = not state.turn_cards and not state.richard and state.step == "cards"
    return fresh and holds(state, seat, "power") and not is_ledger(state) and bool(taken_from(state, seat))


def taken_from(state: State, seat: Seat) -> tuple[str, ...]:
    """Where the seat has a knight to take back; the seneschal counts as one if he may pay."""
    fields = tuple(city for city in CITIES if state.players[seat].bid.get(city))
    bid = seat == state.start and state.seneschal not in ("camp", "paid")
    return (*fields, "seneschal") if bid and state.options.seneschal_pays == "yes" else fields


def ask_richard(state: State, seat: Seat, ask: str) -> Prompt:
    places = taken_from(state, seat)
    options = tuple(
        Option(value=place, label=Say(key="the-seneschal" if place == "seneschal" else f"city-{place}"),
               cell="" if place == "seneschal" else place)
        for place in places
    )  # fmt: skip
    city = Choice(name="city", label=Say(key="from-label"), options=options, default=places if len(places) == 1 else ())
    fields = (city, *_is_chaplain(state, seat))
    return forms.form(f"richard-{seat}", seat, "richard", fields, text="richard", ask=ask, rule="AKK-85")


def _is_chaplain(state: State, seat: Seat) -> tuple[Choice, ...]:
    """Whether the chaplain is taken back, where he does not lie alone."""
    at = state.players[seat].chaplain
    if at is None or state.players[seat].bid.get(at, 0) < 2:
        return ()
    label = Say(key="is-chaplain-label")
    return (Choice(name="chaplain", label=label, options=forms.yes_no(), default=(0,), when=("city", (at,))),)


def do_richard(state: State, seat: Seat, move: Richard) -> Result:
    """The knight is in the camp again and can pay in this card round."""
    expect(state.step == "cards" and not state.queue)
    expect(seat == state.turn, "not-your-turn", "AKK-85")
    expect(may_richard(state, seat) and move.city in taken_from(state, seat), "not-asked-now", "AKK-85")
    who, state = Who(seat=seat), replace(state, richard=True)
    if move.city == "seneschal":
        return replace(state, seneschal="camp"), (info("richard-seneschal", "AKK-85", who=who),)
    player = state.players[seat]
    is_chaplain = player.chaplain == move.city and (move.chaplain or player.bid[move.city] == 1)
    lost = bool(is_chaplain and state.options.chaplain_back == "lost")
    state = with_player(state, seat, replace(player, bid=add(player.bid, move.city, -1),
                                             chaplain=None if lost else player.chaplain))  # fmt: skip
    news = info("richard-took", "AKK-85", who=who, city=city_word(move.city))
    return state, (news, info("discount-lost", "AKK-49", who=who, city=city_word(move.city))) if lost else (news,)


# ---- Clement: two cards of one city (AKK-88) ----------------------------------------------------------
def earns_clement(state: State, seat: Seat, city: str) -> bool:
    """Whether the card of that city, just played, is the second of a pair (AKK-89)."""
    if not holds(state, seat, "faith") or not is_liftable(state, seat):
        return False
    n = sum(card.split("/")[0] == city for card in state.turn_cards)
    return n % 2 == 0 if state.options.clement == "pairs" else n >= 2 and not state.clement


def lifts(state: State) -> int:
    """How often Clement helps for the cards of this turn (AKK-89)."""
    pairs = sum(n // 2 for n in Counter(card.split("/")[0] for card in state.turn_cards).values())  # ledger: any cards
    return pairs if state.options.clement == "pairs" else min(1, pairs)


def is_liftable(state: State, seat: Seat) -> bool:
    return any(value < TRACK_MOST for value in state.players[seat].tracks.values())


def ask_clement(state: State, task: TakeClement) -> tuple[Prompt, ...]:
    """One own marker of choice one step ahead; nobody has to."""
    tracks = state.players[task.seat].tracks
    options = tuple(
        Option(value=track, label=track_word(track), note=from_to(tracks[track], 1))
        for track in TRACKS
        if tracks[track] < TRACK_MOST
    )
    track = Choice(name="track", label=Say(key="up-label"), options=options)
    return (
        forms.form("clement", task.seat, "clement", (track,), picks=("track",), ask="clement", rule="AKK-88"),
        _decline("clement", task.seat, "clement", "AKK-88"),
    )


def do_clement(state: State, seat: Seat, move: Clement) -> Result:
    expect(state.queue and isinstance(state.queue[0], TakeClement) and state.queue[0].seat == seat)
    expect(state.players[seat].tracks[move.track] < TRACK_MOST, "already-at-end", "AKK-52", n=TRACK_MOST)
    return moved(replace(first_done(state), clement=True), seat, move.track, 1, "AKK-88")


# ---- who gets them ------------------------------------------------------------------------------------
def awarded(state: State) -> Result:
    """At the end of a round every privilege goes to the sole leader of its track, or to nobody (AKK-80, AKK-81)."""
    first = {track: leaders([player.tracks[track] for player in state.players]) for track in TRACKS}
    holders: dict[Track, Seat] = {track: seats[0] for track, seats in first.items() if len(seats) == 1}
    return replace(state, holders=holders), tuple(_changes(state.holders, holders))


def _changes(old: dict[Track, Seat], new: dict[Track, Seat]) -> Iterator[News]:
    for track in TRACKS:
        before, now = old.get(track, TABLE), new.get(track, TABLE)
        if before == now:
            continue
        privilege = Say(key=f"privilege-{track}")
        if now == TABLE:
            yield info("privilege-back", "AKK-81", privilege=privilege)
        else:
            yield gain("privilege-to", "AKK-80", privilege=privilege, who=Who(seat=now))
