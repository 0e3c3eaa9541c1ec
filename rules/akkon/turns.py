"""A turn of the card round: playing cards for knights, and the end of the turn (AKK-44..57)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.news import info, warn
from rules.kit.types import Choice, Field, News, Option, Pick, Prompt, Say, Seat, Who

from . import effects, privileges, rounds
from .cards import card_id, hand_cities, hand_rows, held, lose, most_room, surplus, with_hand
from .components import CITIES, HAND_MOST, KINDS, NAMED, RAISED, TRACKS, City
from .lending import points_field
from .moves import Discard, Done, Play, PlayKind
from .state import (
    Card,
    KeepFive,
    Result,
    State,
    TakeClement,
    TellCard,
    add,
    ahead,
    camp,
    first_done,
    is_ledger,
    is_starter,
    with_player,
)
from .words import LATER, NEW, city_field, city_word, points_of


# ---- what a seat can pay ---------------------------------------------------------------------------------
def may_pay_seneschal(state: State, seat: Seat) -> bool:
    """Whether he still stands in the camp, and may pay (AKK-38)."""
    return is_starter(state, seat) and state.options.seneschal_pays == "yes"


def purse(state: State, seat: Seat) -> int:
    """Knights that a seat can pay with, the seneschal among them."""
    return camp(state, seat) + may_pay_seneschal(state, seat)


def may_play(state: State, seat: Seat) -> bool:
    """Whether a turn can go on: cards in hand, and knights or a card for nothing (AKK-48, AKK-51)."""
    player = state.players[seat]
    if not player.hand.count:
        return False
    free = player.chaplain is not None and state.options.free_cards == "yes"
    return is_ledger(state) or purse(state, seat) > 0 or free


def ask_turn(state: State) -> tuple[Prompt, ...]:
    """Play a card, or end the turn; before the first card Richard."""
    seat = state.turn
    ask = f"turn-{seat}"
    play = (_ask_kind(state, seat, ask),) if is_ledger(state) else _ask_play(state, seat, ask)
    done = forms.form(f"done-{seat}", seat, "done", text="done", ask=ask, rule="AKK-51")
    richard = (privileges.ask_richard(state, seat, ask),) if privileges.may_richard(state, seat) else ()
    return (*(play if may_play(state, seat) else ()), done, *richard)


def _ask_play(state: State, seat: Seat, ask: str) -> tuple[Prompt, ...]:
    """The city by a tap on its field, then the card."""
    cities = tuple(city for city in hand_cities(state, seat, CITIES) if _may_be_played(state, seat, city))
    pays: tuple[Field, ...] = ()
    if may_pay_seneschal(state, seat):
        default = 0 if camp(state, seat) else 1
        pays = (
            Choice(
                name="seneschal",
                label=Say(key="pays-label"),
                options=forms.yes_no(),
                default=(default,),
                when=("city", cities),
            ),
        )
    city = city_field("city", Say(key="played-city-label"), cities)
    prompt = forms.form(f"play-{seat}", seat, "play", (city, *hand_rows(state, seat, cities), *pays), text="play",
                        picks=("card",), ask=ask, hint=Say(key="play-hint", args={"n": purse(state, seat)}),
                        rule="AKK-45")  # fmt: skip
    return (prompt,) if cities else ()


def _may_be_played(state: State, seat: Seat, city: City) -> bool:
    """Whether there is a card to name: one that is known, or one to be told."""
    known = any(card.city == city for card in state.cards.values())
    return known or most_room(state.cards, city) > 0


def do_play(state: State, seat: Seat, move: Play) -> Result:
    _must_be_turn(state, seat)
    expect(not is_ledger(state))
    card = move.card.get(move.city)
    expect(card is not None, "which-card", "AKK-45")
    if card == NEW:
        expect(most_room(state.cards, move.city) > 0, "does-not-fit", "AKK-7")
        return ahead(state, TellCard(city=move.city, seat=seat, played=True, seneschal=move.seneschal)), ()
    known = state.cards.get(card or "")
    expect(known is not None and known.city == move.city, "does-not-fit", "AKK-45")
    assert known is not None
    return play(state, seat, known, move.seneschal)


def _must_be_turn(state: State, seat: Seat) -> None:
    expect(state.step == "cards" and not state.queue)
    expect(seat == state.turn, "not-your-turn", "AKK-44")


def play(state: State, seat: Seat, card: Card, seneschal: int) -> Result:
    """Knights onto the city's field, the card out of the hand, and what it does (AKK-45..50)."""
    effects.refuse(state, seat, card.kind, card.track)
    id = card_id(card)
    state, cost = _paid(state, seat, card, seneschal)
    state, found = lose(state, seat, id)
    state = replace(state, played=(*state.played, id), turn_cards=(*state.turn_cards, id))
    kind = Say(key=f"kind-{card.kind}")
    plays = info("plays", "AKK-45", who=Who(seat=seat), card=kind, city=city_word(card.city), n=cost)
    strange = () if found else (privileges.not_in_hand(state, seat, id),)
    if privileges.earns_clement(state, seat, card.city):
        state = ahead(state, TakeClement(seat=seat))
    news = (plays, *strange, *surplus(state, id))
    return told(news, effects.start(state, seat, card.kind, card.track, card.falls, card.cities, _points(state, card)))


def _points(state: State, card: Card) -> int:
    """How far its marker moves; 0 if that has not been told yet (AKK-58)."""
    if card.kind not in RAISED or (card.points is None and state.options.lance_feast == "cards"):
        return 0
    return points_of(card)


def price(state: State, seat: Seat, card: Card) -> int:
    """One knight less at the city where the seat's chaplain was bid (AKK-47)."""
    return max(0, card.knights - (state.players[seat].chaplain == card.city))


def _paid(state: State, seat: Seat, card: Card, seneschal: int) -> tuple[State, int]:
    """The knights lie on the field; the seneschal among them if he is told or needed."""
    cost, left, own = price(state, seat, card), purse(state, seat), camp(state, seat)
    expect(cost <= left, "too-few-knights", "AKK-45", n=cost, left=left)
    expect(not seneschal or may_pay_seneschal(state, seat), "starter-only", "AKK-38")
    helps = int(cost > 0 and (bool(seneschal) or cost > own))
    player = state.players[seat]
    paid = add(player.paid, card.city, cost - helps)
    state = with_player(state, seat, replace(player, paid=paid))
    return (replace(state, seneschal="paid") if helps else state), cost


# ---- the ledger's way ------------------------------------------------------------------------------------
def _ask_kind(state: State, seat: Seat, ask: str) -> Prompt:
    """The card by its kind, and what it names."""
    tracks = forms.words("track", TRACKS)
    points = (points_field(),) if state.options.lance_feast == "cards" else ()
    hint = Say(key="richard-hint") if state.holders.get("power") == seat and not state.turn_cards else None
    return Prompt(
        id=f"play-{seat}", ask=ask, seat=seat, move="play_kind", label=Say(key="play-label"),
        confirm=Say(key="kind-confirm", args={"kind": Pick(field="kind")}), hint=hint,
        fields=(
            Choice(name="kind", label=Say(key="kind-label"), options=forms.words("short", KINDS)),
            Choice(name="track", label=Say(key="track-label"), options=tracks, when=("kind", NAMED)),
            Choice(name="falls", label=Say(key="falls-label"), options=tracks, when=("kind", ("siege",))),
            *points,
        ),
        rule="AKK-50",
    )  # fmt: skip


def do_play_kind(state: State, seat: Seat, move: PlayKind) -> Result:
    _must_be_turn(state, seat)
    expect(is_ledger(state) and state.players[seat].hand.count)
    expect((move.track is not None) == (move.kind in NAMED), "card-needs-track", "AKK-50")
    siege = move.kind == "siege"
    expect((move.falls is not None) == siege and (not siege or move.falls != move.track), "siege-needs-two", "AKK-61")
    effects.refuse(state, seat, move.kind, move.track)
    state, _ = lose(state, seat, "")
    state = replace(state, played=(*state.played, ""), turn_cards=(*state.turn_cards, ""))
    news = info("plays-kind", "AKK-50", who=Who(seat=seat), kind=Say(key=f"kind-{move.kind}"))
    points = (move.points or RAISED[move.kind]) if move.kind in RAISED else 0
    return told((news,), effects.start(state, seat, move.kind, move.track, move.falls, (), points))


# ---- the end of a turn -----------------------------------------------------------------------------------
def do_done(state: State, seat: Seat, move: Done) -> Result:
    """The turn ends; in a ledger Clement is asked for now, where two cards were played."""
    _must_be_turn(state, seat)
    state = ahead(state, KeepFive(seat=seat))
    if not is_ledger(state) or state.holders.get("faith") != seat or not privileges.is_liftable(state, seat):
        return state, ()
    return ahead(state, *(TakeClement(seat=seat),) * privileges.lifts(state)), ()


def settle_turn(state: State) -> Result | None:
    """A turn ends by itself when nothing more can be played."""
    seat = state.turn
    if may_play(state, seat) or privileges.may_richard(state, seat):
        return None
    ended = do_done(state, seat, Done())[0]
    return ended, (info("turn-ends", "AKK-51", who=Who(seat=seat)),)


def ask_discard(state: State, task: KeepFive) -> tuple[Prompt, ...]:
    """Which card goes, one after the other, until five are left (AKK-55)."""
    seat, over = task.seat, state.players[task.seat].hand.count - HAND_MOST
    cities = hand_cities(state, seat, CITIES)
    later = Option(value=LATER, label=Say(key="card-later"))
    city = city_field("city", Say(key="away-label"), cities)
    confirm = Say(key="discard-confirm", args={"city": Pick(field="city")})
    return (
        Prompt(id=f"discard-{seat}", seat=seat, move="discard", label=Say(key="discard-label", args={"n": over}),
               confirm=confirm, fields=(city, *hand_rows(state, seat, cities, extra=later)), rule="AKK-55"),
    )  # fmt: skip


def do_discard(state: State, seat: Seat, move: Discard) -> Result:
    task = state.queue[0] if state.queue else None
    expect(isinstance(task, KeepFive) and task.seat == seat and state.players[seat].hand.count > HAND_MOST)
    card = privileges.shown(state, seat, move.city, move.card)
    return privileges.away(state, seat, card)


def settle_five(state: State, task: KeepFive) -> Result | None:
    """On to the next turn once at most five are held; a ledger only says how many must go."""
    over = state.players[task.seat].hand.count - HAND_MOST
    if over > 0 and not is_ledger(state):
        return None
    news: tuple[News, ...] = ()
    if over > 0:
        state = with_hand(state, task.seat, held(state, task.seat)[:HAND_MOST])
        state = replace(state, discard=(*state.discard, *("",) * over))
        news = (warn("keeps-five", "AKK-55", who=Who(seat=task.seat), n=over),)
    return told(news, leave_five(state))


def leave_five(state: State) -> Result:
    return rounds.next_turn(first_done(state))
