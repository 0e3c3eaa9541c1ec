"""The reveal: the winner of each card and the chaplains' fields, or the faces (AKK-23, AKK-39..43)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import doubt, gain, info, prepend
from rules.kit.rules import EMPTY, Outcome, each, fields, pick
from rules.kit.types import TABLE, Amount, Field, News, Option, Say, Seat, Slots, Who

from . import components as box
from . import tasks
from .bidding import later_counting_pieces, later_pieces, placing_turns, total, winner
from .cards import draw_to
from .components import City, Knight
from .flow import AFTER, FACES, REVEAL
from .state import ChaplainPlace, Result, State
from .words import city_row, city_word

COUNT = -2  # instead of a winner: the companion counts the faces


# ---- the winners ---------------------------------------------------------------------------------------
def contested_cities(state: State) -> tuple[City, ...]:
    """The fields with a bid on a card; in results only, any with a card."""
    return tuple(city for city in state.open_stacks() if state.is_ledger() or state.bidders(city))


def _takers(state: State, city: City) -> tuple[Option, ...]:
    """The options for a card's winner; in results only, without "nobody"."""
    if state.is_ledger():
        return forms.seats(range(state.seats))
    return (*forms.seats(state.bidders(city)), Option(value=TABLE, label=Say(key="nobody")),
            Option(value=COUNT, label=Say(key="count-faces")))  # fmt: skip


def _bidding_seats(state: State) -> tuple[Seat, ...]:
    bids = (seat for seat, player in enumerate(state.players) if player.bid)
    return () if state.is_ledger() else tuple(bids)


def _chaplain_options(state: State, owner: Seat) -> tuple[Option, ...]:
    cities = (city for city in box.CITIES if state.players[owner].bid.get(city))
    at = (Option(value=city, label=Say(key="chaplain-at", args={"city": city_word(city)})) for city in cities)
    return (Option(value="none", label=Say(key="no-chaplain")), *at)


@REVEAL.move(
    "AKK-39",
    picks=(),
    hint=lambda s: "award-hint-ledger" if s.is_ledger() else "award-hint" if _bidding_seats(s) else None,
)
def award(
    state: State,
    winner: Annotated[dict[City, int | None], each(contested_cities, pick(
        _takers, label=city_row, least=lambda state: 0 if state.is_ledger() else 1,
        default=lambda s, city: () if s.is_ledger() or len(s.bidders(city)) > 1 else s.bidders(city)))],
    chaplain: Annotated[dict[str, ChaplainPlace], each(_bidding_seats, pick(_chaplain_options, default=("none",)))],
) -> Outcome[State]:  # fmt: skip
    """Moves the cards to the winners' hands; fields that the companion counts wait for their faces.

    winner: a seat, TABLE or None (the card stays), or COUNT. chaplain: the field of each seat's chaplain.
    """
    for seat, place in chaplain.items():
        player = state.players[int(seat)]
        state = state.with_player(int(seat), replace(player, chaplain=None if place == "none" else place))
    news: list[News] = []
    for city, who in winner.items():
        if who != COUNT:
            taker = None if who == TABLE else who
            news += _warnings(state, city, taker)
            state, more = _give(state, city, taker)
            news += more
    counted = tuple(city for city, who in winner.items() if who == COUNT)
    state = start_cards(state)
    return (state.push(tasks.TellFaces(cities=counted)) if counted else state), tuple(news)


@REVEAL.left_out("leave-reveal")
def start_cards(state: State) -> State:
    return replace(state, step="cards", turn=state.start)


def _warnings(state: State, city: City, seat: Seat | None) -> Iterator[News]:
    """The doubt that a chaplain alone wins nothing (AKK-34); the table decides."""
    if seat is None or state.is_ledger():
        return
    player, helped = state.players[seat], state.seneschal == city and seat == state.start
    if player.chaplain == city and player.bid.get(city) == 1 and not helped:
        yield doubt("lone-chaplain", "AKK-34", who=Who(seat=seat), city=city_word(city))


def _give(state: State, city: City, seat: Seat | None) -> Result:
    if seat is None:
        return state, (info("card-stays", "AKK-40", city=city_word(city)),)
    top = state.cards.get(state.tops[city])
    key, card = ("takes-card", {}) if top is None else ("takes-known", {"card": Say(key=f"kind-{top.kind}")})
    return draw_to(state, seat, city), (gain(key, "AKK-39", who=Who(seat=seat), city=city_word(city), **card),)


# ---- the faces ------------------------------------------------------------------------------------------
def field_rows(state: State, cities: Iterable[City]) -> tuple[tuple[City, Seat], ...]:
    """These fields, each with the seats that have knights there."""
    return tuple((city, s) for city in cities for s, player in enumerate(state.players) if player.bid.get(city))


def _after_label(state: State, city: City, seat: Seat) -> Say:
    key = "after-valued-label" if state.options.mercenary_counts == "valued" else "after-label"
    return Say(key=key, args={"who": Who(seat=seat), "city": city_word(city)})


def _faces_row(state: State, city: City, seat: Seat) -> Slots:
    guests = state.borrowed_knights(seat) if state.options.borrowed_use == "bids" else 0
    label = Say(key="faces-of", args={"who": Who(seat=seat), "city": city_word(city)})
    count = state.players[seat].bid[city]
    caps: dict[str, int] = dict.fromkeys(box.KNIGHTS, 1 + guests) if count <= len(box.KNIGHTS) * (1 + guests) else {}
    return Slots(name="faces", key=f"{city}/{seat}", label=label, slots=count,
                 options=forms.words("knight", box.KNIGHTS), caps=caps)  # fmt: skip


def _faces_rows(state: State, task: tasks.TellFaces) -> tuple[Field, ...]:
    """The fields for the faces, and for the pieces after a seat's mercenary if it bid on the city in several turns."""
    rows: list[Field] = []
    for city, seat in field_rows(state, task.cities):
        rows.append(_faces_row(state, city, seat))
        if state.options.mercenary_next == "after" and len(placing_turns(state, city, seat)) > 1:
            rows.append(Amount(name="after", key=f"{city}/{seat}", least=0, most=9,
                               label=_after_label(state, city, seat),
                               default=min(9, later_pieces(state, city, seat))))  # fmt: skip
    return tuple(rows)


@FACES.move("AKK-23", picks=())
def faces(
    state: State,
    task: tasks.TellFaces,
    faces: Annotated[dict[str, tuple[Knight, ...]], fields(_faces_rows)],
    after: dict[str, int] = EMPTY,  # asked among the faces
) -> Outcome[State]:
    """Enters the faces; totals, winners and chaplains follow, with doubts about forbidden pairs (AKK-29).

    faces: "tyre/0" is the bid of seat 0 on Tyre. after: the number of pieces after its mercenary (AKK-27).
    """
    rows = field_rows(state, task.cities)
    for city, s in rows:
        state = _with_faces(state, city, s, faces[f"{city}/{s}"])
    news = _double_warnings(state, {s for _, s in rows})
    return prepend(news, _compare(state.pop(), tasks.TellAfter(cities=task.cities, after=after)))


@FACES.goes_on
def skip_faces(state: State, task: tasks.TellFaces) -> Outcome[State] | None:
    return None if field_rows(state, task.cities) else faces(state, task, {}, {})


def _compare(state: State, task: tasks.TellAfter) -> Result:
    """Awards the cards of these cities, once the number of pieces after each mercenary is known."""
    if _unsure_rows(state, task):
        return state.push(task), ()
    news: tuple[News, ...] = ()
    for city in task.cities:
        if state.bidders(city):
            state, more = _count_field(state, city, task)
            news = (*news, *more)
    return state, news


def _with_faces(state: State, city: City, seat: Seat, faces: tuple[Knight, ...]) -> State:
    player = state.players[seat]
    at = city if "chaplain" in faces else None if player.chaplain == city else player.chaplain
    return state.with_player(seat, replace(player, faces={**player.faces, city: faces}, chaplain=at))


def _double_warnings(state: State, seats: Iterable[Seat]) -> Iterator[News]:
    """Doubts about a second knight of a face: each player has one of each (AKK-2), unless borrowed ones may bid."""
    for seat in sorted(seats):
        faces = Counter(face for faces in state.players[seat].faces.values() for face in faces)
        if state.options.borrowed_use == "cards" and any(n > 1 for n in faces.values()):
            yield doubt("one-of-each", "AKK-2", who=Who(seat=seat))


def _count_field(state: State, city: City, task: tasks.TellAfter) -> Result:
    totals = {s: total(state, city, s, _count_after(state, city, s, task)) for s in state.bidders(city)}
    news = [*_pair_warnings(state, city)]
    for s, n in totals.items():
        news.append(info("bid-total", "AKK-39", who=Who(seat=s), city=city_word(city), n=n))
    state, more = _give(state, city, winner(state, city, totals))
    return state, (*news, *more)


# ---- only pieces after the mercenary (AKK-27) ------------------------------------------------------------
def _count_after(state: State, city: City, seat: Seat, task: tasks.TellAfter) -> int | None:
    """The number of counting pieces placed after the seat's mercenary, if only those count; else None."""
    if state.options.mercenary_next == "all":
        return None
    return task.after.get(f"{city}/{seat}", later_counting_pieces(state, city, seat)[0])


def _unsure_rows(state: State, task: tasks.TellAfter) -> tuple[tuple[City, Seat], ...]:
    """The mercenaries for which turns and faces leave the number of later pieces open."""
    if state.options.mercenary_next == "all":
        return ()
    return tuple(
        (city, seat)
        for city, seat in field_rows(state, task.cities)
        if "mercenary" in state.players[seat].faces.get(city, ())
        and f"{city}/{seat}" not in task.after
        and len(set(later_counting_pieces(state, city, seat))) > 1
    )


def _after_rows(state: State, task: tasks.TellAfter) -> tuple[Field, ...]:
    limits = ((city, seat, later_counting_pieces(state, city, seat)) for city, seat in _unsure_rows(state, task))
    return tuple(
        Amount(name="after", key=f"{city}/{seat}", least=least, most=most, label=_after_label(state, city, seat))
        for city, seat, (least, most) in limits
    )


@AFTER.move("AKK-27", text="faces", id="after", picks=())
def after(state: State, task: tasks.TellAfter, after: Annotated[dict[str, int], fields(_after_rows)]) -> Outcome[State]:
    """Enters the number of counting pieces after each mercenary, if the faces leave it open."""
    return _compare(state.pop(), replace(task, after={**task.after, **after}))


@AFTER.goes_on
def skip_after(state: State, task: tasks.TellAfter) -> Outcome[State] | None:
    return None if _unsure_rows(state, task) else _compare(state.pop(), task)


FACES.left_out("leave-reveal")(State.pop)
AFTER.left_out("leave-reveal")(State.pop)


def _pair_warnings(state: State, city: City) -> Iterator[News]:
    """Doubts about a mercenary and a grey cloak of one player on one field (AKK-29)."""
    for seat, player in enumerate(state.players):
        faces = player.faces.get(city, ())
        freed = state.options.saladin_field == "free" and state.moved_to == city and state.holders.get("gold") == seat
        if "mercenary" in faces and "cloak" in faces and not freed:
            yield doubt("not-together", "AKK-29", who=Who(seat=seat), city=city_word(city))


# ---- the next step ---------------------------------------------------------------------------------------
@REVEAL.goes_on
def skip_award(state: State) -> Outcome[State] | None:
    """Skips to the cards if there are no bids, and to the faces if the table always enters them."""
    cities = contested_cities(state)
    if cities and (state.is_ledger() or state.options.reveal == "award"):
        return None
    return start_cards(state).push(tasks.TellFaces(cities=cities)) if cities else start_cards(state)
