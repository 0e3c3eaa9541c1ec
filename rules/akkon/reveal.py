"""After the bidding: who takes each card and where the chaplains lie, or the faces (AKK-23, AKK-39..43)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.news import doubt, gain, info
from rules.kit.types import TABLE, Amount, Choice, Field, News, Option, Prompt, Say, Seat, Slots, Who

from .cards import draw_to
from .components import CITIES, KNIGHTS, City, Knight
from .knights import counting_after, is_order_unsure, placed_after, total, winner
from .moves import After, Award, Faces
from .state import (
    Result,
    State,
    TellAfter,
    TellFaces,
    ahead,
    bidders,
    borrowed,
    first_done,
    is_ledger,
    open_stacks,
    with_player,
)
from .words import city_word

COUNT = -2  # instead of a winner: the companion counts the faces


# ---- who takes each card -------------------------------------------------------------------------------
def contested(state: State) -> tuple[City, ...]:
    """Fields with a bid on a card; in a ledger every stack may have had one."""
    return tuple(city for city in open_stacks(state) if is_ledger(state) or bidders(state, city))


def ask_award(state: State) -> tuple[Prompt, ...]:
    winners = tuple(_winner_row(state, city) for city in contested(state))
    chaplains = () if is_ledger(state) else tuple(_chaplain_row(state, seat) for seat in _with_bids(state))
    hint = Say(key="award-hint") if chaplains else Say(key="award-hint-ledger") if is_ledger(state) else None
    return (forms.form("award", TABLE, "award", (*winners, *chaplains), hint=hint, rule="AKK-39"),)


def _winner_row(state: State, city: City) -> Choice:
    """Who takes the card. In a ledger only the cards that are taken are told."""
    if is_ledger(state):
        everybody = forms.seats(range(state.seats))
        return Choice(name="winner", key=city, label=city_word(city), options=everybody, least=0)
    who = bidders(state, city)
    options = (*forms.seats(who), Option(value=TABLE, label=Say(key="nobody")),
               Option(value=COUNT, label=Say(key="count-faces")))  # fmt: skip
    default = (who[0],) if len(who) == 1 else ()
    return Choice(name="winner", key=city, label=city_word(city), options=options, default=default)


def _with_bids(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in enumerate(state.players) if player.bid)


def _chaplain_row(state: State, seat: Seat) -> Choice:
    cities = tuple(city for city in CITIES if state.players[seat].bid.get(city))
    lies = tuple(Option(value=city, label=Say(key="chaplain-at", args={"city": city_word(city)})) for city in cities)
    options = (Option(value="none", label=Say(key="no-chaplain")), *lies)
    return Choice(name="chaplain", key=str(seat), label=Who(seat=seat), options=options, default=("none",))


def do_award(state: State, seat: Seat, move: Award) -> Result:
    """The cards come into the hands; fields that the companion counts wait for their faces."""
    expect(state.step == "reveal" and not state.queue and seat == TABLE)
    expect(set(move.winner) == set(contested(state)), "does-not-fit", "AKK-39")
    rows = () if is_ledger(state) else _with_bids(state)
    expect(set(move.chaplain) == {str(s) for s in rows}, "does-not-fit", "AKK-47")
    for s in rows:
        place = move.chaplain[str(s)]
        at = None if place == "none" else place
        expect(at is None or state.players[s].bid.get(at), "does-not-fit", "AKK-47")
        state = with_player(state, s, replace(state.players[s], chaplain=at))
    counted = tuple(city for city, who in move.winner.items() if who == COUNT)
    news: list[News] = []
    for city, who in move.winner.items():
        if who != COUNT:
            taker = None if who == TABLE else who
            expect(taker is None or taker in _may_take(state, city), "no-bid-there", "AKK-39", city=city_word(city))
            news += _warnings(state, city, taker)
            state, more = _give(state, city, taker)
            news += more
    state = replace(state, step="cards", turn=state.start)
    return (ahead(state, TellFaces(cities=counted)) if counted else state), tuple(news)


def _may_take(state: State, city: City) -> Iterable[Seat]:
    return range(state.seats) if is_ledger(state) else bidders(state, city)


def _warnings(state: State, city: City, seat: Seat | None) -> Iterator[News]:
    """A chaplain alone wins nothing (AKK-34); it is written down as the table says."""
    if seat is None or is_ledger(state):
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
def rows_of(state: State, cities: Iterable[City]) -> tuple[tuple[City, Seat], ...]:
    """Whose knights lie on these fields."""
    return tuple((city, s) for city in cities for s, player in enumerate(state.players) if player.bid.get(city))


def ask_faces(state: State, task: TellFaces) -> tuple[Prompt, ...]:
    fields: list[Field] = []
    for city, seat in rows_of(state, task.cities):
        fields.append(_faces_row(state, city, seat))
        if _is_asked_order(state, city, seat):
            fields.append(Amount(name="after", key=f"{city}/{seat}", least=0, most=9,
                                 label=_after_label(state, city, seat),
                                 default=min(9, placed_after(state, city, seat))))  # fmt: skip
    return (forms.form("faces", TABLE, "faces", tuple(fields), rule="AKK-23"),)


def _after_label(state: State, city: City, seat: Seat) -> Say:
    key = "after-valued-label" if state.options.mercenary_counts == "valued" else "after-label"
    return Say(key=key, args={"who": Who(seat=seat), "city": city_word(city)})


def _faces_row(state: State, city: City, seat: Seat) -> Slots:
    guests = borrowed(state, seat) if state.options.borrowed_use == "bids" else 0
    label = Say(key="faces-of", args={"who": Who(seat=seat), "city": city_word(city)})
    count = state.players[seat].bid[city]
    caps: dict[str, int] = dict.fromkeys(KNIGHTS, 1 + guests) if count <= len(KNIGHTS) * (1 + guests) else {}
    return Slots(name="faces", key=f"{city}/{seat}", label=label, slots=count,
                 options=forms.words("knight", KNIGHTS), caps=caps)  # fmt: skip


def _is_asked_order(state: State, city: City, seat: Seat) -> bool:
    return state.options.mercenary_next == "after" and is_order_unsure(state, city, seat)


def do_faces(state: State, seat: Seat, move: Faces) -> Result:
    """The totals, who takes each card, and where the chaplains lie; what may not be is warned about (AKK-29)."""
    task = state.queue[0] if state.queue else None
    expect(isinstance(task, TellFaces) and seat == TABLE)
    assert isinstance(task, TellFaces)
    rows = rows_of(state, task.cities)
    expect(set(move.faces) == {f"{city}/{s}" for city, s in rows}, "does-not-fit", "AKK-23")
    for city, s in rows:
        faces = move.faces[f"{city}/{s}"]
        expect(len(faces) == state.players[s].bid[city], "so-many-lie-there", "AKK-23", who=Who(seat=s),
               city=city_word(city), n=state.players[s].bid[city])  # fmt: skip
        state = _with_faces(state, city, s, faces)
    news = _doubles(state, {s for _, s in rows})
    return told(news, _compared(first_done(state), TellAfter(cities=task.cities, after=move.after)))


def _compared(state: State, task: TellAfter) -> Result:
    """Who takes the cards of these cities, once it is known how many came after each mercenary."""
    if _unsure(state, task):
        return ahead(state, task), ()
    news: tuple[News, ...] = ()
    for city in task.cities:
        if bidders(state, city):
            state, more = _counted(state, city, task)
            news = (*news, *more)
    return state, news


def _with_faces(state: State, city: City, seat: Seat, faces: tuple[Knight, ...]) -> State:
    player = state.players[seat]
    at = city if "chaplain" in faces else None if player.chaplain == city else player.chaplain
    return with_player(state, seat, replace(player, faces={**player.faces, city: faces}, chaplain=at))


def _doubles(state: State, seats: Iterable[Seat]) -> Iterator[News]:
    """Everybody has one knight of each face (AKK-2), unless borrowed ones may bid."""
    for seat in sorted(seats):
        faces = Counter(face for faces in state.players[seat].faces.values() for face in faces)
        if state.options.borrowed_use == "cards" and any(n > 1 for n in faces.values()):
            yield doubt("one-of-each", "AKK-2", who=Who(seat=seat))


def _counted(state: State, city: City, task: TellAfter) -> Result:
    totals = {s: total(state, city, s, _after(state, city, s, task)) for s in bidders(state, city)}
    news = [*_together(state, city)]
    for s, n in totals.items():
        news.append(info("bid-total", "AKK-39", who=Who(seat=s), city=city_word(city), n=n))
    state, more = _give(state, city, winner(state, city, totals))
    return state, (*news, *more)


# ---- only what came after the mercenary (AKK-27) ---------------------------------------------------------
def _after(state: State, city: City, seat: Seat, task: TellAfter) -> int | None:
    """Pieces placed after the seat's mercenary that count, if only those do."""
    if state.options.mercenary_next == "all":
        return None
    return task.after.get(f"{city}/{seat}", counting_after(state, city, seat)[0])


def _unsure(state: State, task: TellAfter) -> tuple[tuple[City, Seat], ...]:
    """The mercenaries of which the turns and the faces do not say how many pieces came after them."""
    if state.options.mercenary_next == "all":
        return ()
    return tuple(
        (city, seat)
        for city, seat in rows_of(state, task.cities)
        if "mercenary" in state.players[seat].faces.get(city, ()) and f"{city}/{seat}" not in task.after
        and len(set(counting_after(state, city, seat))) > 1
    )  # fmt: skip


def ask_after(state: State, task: TellAfter) -> tuple[Prompt, ...]:
    fields: list[Field] = []
    for city, seat in _unsure(state, task):
        least, most = counting_after(state, city, seat)
        fields.append(Amount(name="after", key=f"{city}/{seat}", least=least, most=most,
                             label=_after_label(state, city, seat)))  # fmt: skip
    return (forms.form("after", TABLE, "after", tuple(fields), text="faces", rule="AKK-27"),)


def do_after(state: State, seat: Seat, move: After) -> Result:
    task = state.queue[0] if state.queue else None
    expect(isinstance(task, TellAfter) and seat == TABLE)
    assert isinstance(task, TellAfter)
    expect(set(move.after) == {f"{city}/{s}" for city, s in _unsure(state, task)}, "does-not-fit", "AKK-27")
    return _compared(first_done(state), replace(task, after={**task.after, **move.after}))


def settle_after(state: State, task: TellAfter) -> Result | None:
    """On to the cards where nothing is unsure any more."""
    return None if _unsure(state, task) else _compared(first_done(state), task)


def _together(state: State, city: City) -> Iterator[News]:
    """A mercenary and a grey cloak of one player may not lie on one field (AKK-29)."""
    for seat, player in enumerate(state.players):
        faces = player.faces.get(city, ())
        freed = state.options.saladin_field == "free" and state.moved_to == city and state.holders.get("gold") == seat
        if "mercenary" in faces and "cloak" in faces and not freed:
            yield doubt("not-together", "AKK-29", who=Who(seat=seat), city=city_word(city))


# ---- going on --------------------------------------------------------------------------------------------
def settle_reveal(state: State) -> Result | None:
    """Straight to the cards if nobody has bid; to the faces if the table always tells them."""
    cities = contested(state)
    if cities and (is_ledger(state) or state.options.reveal == "award"):
        return None
    cards = replace(state, step="cards", turn=state.start)
    return (ahead(cards, TellFaces(cities=cities)) if cities else cards), ()
