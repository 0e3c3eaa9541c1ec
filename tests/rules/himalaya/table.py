"""A table in a few words: moves are given as people say them, and folded as the core does."""

from __future__ import annotations

from typing import Any

import pytest

from companion.log.answers import as_prompt, fill_in, to_json
from companion.log.book import state_hash
from companion.log.record import Head, Line, Played
from rules.himalaya.components import GOODS, Good, Token
from rules.himalaya.game import GAME
from rules.himalaya.options import Options
from rules.himalaya.state import Player, Site, State
from rules.kit.sample import asked, preset
from rules.kit.types import Catalogue, Choice, Illegal, News, Prompt, Quantity, Seating
from tests.rules.heads import head_of
from tests.rules.himalaya.made_up import made_up_map

NAMES = ("Ana", "Bo", "Cem", "Dee")
LETTERS: dict[str, Token] = {"s": "soil", "i": "ice", "t": "stone", "h": "hand", ".": "pause"}
SUPPLIED = {11: "", 12: "", 15: "", 16: "", 17: ""}  # where resources lie, unless a test says otherwise
WANTED = {6: "", 10: "", 14: "", 18: "", 20: ""}  # where orders lie, unless a test says otherwise
ONE_OF_EACH = "salt barley tea jade gold"
PLACES = (1, 3, 5, 7)


def goods(words: str) -> dict[Good, int]:
    """ "salt jade jade": cubes by kind."""
    cubes = words.split()
    return {good: cubes.count(good) for good in GOODS if good in cubes}


def row(letters: str) -> list[Token]:
    """ "hs" is transaction, soil and four pauses."""
    return [LETTERS[letter] for letter in letters.ljust(6, ".")]


class Table:
    """A game in progress: `state`, the news of the last move, and the lines of its record."""

    def __init__(
        self,
        seats: int = 3,
        options: Options | None = None,
        catalogue: Catalogue | None = None,
        start: int = 0,
        names: tuple[str, ...] = NAMES,
    ) -> None:
        self.options = options or Options()
        self.catalogue = made_up_map() if catalogue is None else catalogue
        self.seating = Seating(names=names[:seats], tints=GAME.tints[:seats], start=start)
        self.state: State = GAME.setup(self.seating, self.options, self.catalogue)
        self.news: tuple[News, ...] = ()
        self.lines: list[Line] = []

    # ---- any move --------------------------------------------------------------------------------
    def play(self, move: str, values: dict[str, Any] | None = None, seat: int | None = None) -> Table:
        """Answer the first open prompt with that move (of that seat)."""
        self.fill_in(self.open(move, seat, values or {}), values or {})
        return self

    def open(self, move: str, seat: int | None = None, values: dict[str, Any] | None = None) -> Prompt:
        """The open prompt with that move (of that seat), if possible the one that takes these values."""
        found = [p for p in GAME.prompts(self.state) if p.move == move and seat in (None, p.seat)]
        fitting = [p for p in found if takes(p, values or {})]
        return max(fitting, key=lambda p: len(p.given.keys() & (values or {}).keys()), default=found[0])

    def fill_in(self, prompt: Prompt, values: dict[str, Any]) -> None:
        """What is left out stays as the form shows it, or says nothing."""
        self.write(prompt, shown(prompt, values))

    def fix(self, move: str, **values: Any) -> Table:
        """Use an open correction: the one with that move which is given nothing else than these values."""
        each = next(
            c for c in GAME.corrections(self.state)
            if c.move == move and all(values.get(name) == value for name, value in c.given.items())
        )  # fmt: skip
        prompt = as_prompt(each) if isinstance(each, Quantity) else each
        self.write(prompt, shown(prompt, values))
        return self

    def write(self, prompt: Prompt, values: dict[str, Any]) -> None:
        """Answer this prompt with exactly these values, as a screen sends them."""
        told = to_json(fill_in(prompt, values))
        self.state, self.news = GAME.apply(self.state, prompt.seat, GAME.move(prompt.move, told))
        n = len(self.lines) + 1
        self.lines.append(
            Played(n=n, at=n * 20_000, seat=prompt.seat, by="screen", prompt=prompt.id, move=prompt.move, v=told,
                   secret=prompt.secret)
        )  # fmt: skip

    def refused(self, move: str, values: dict[str, Any] | None = None, seat: int | None = None) -> str:
        """The rule by which the game itself refuses this answer, asked for or not. The state must stay what it was."""
        before, told = state_hash(self.state), values or {}
        if any(p.move == move and seat in (None, p.seat) for p in GAME.prompts(self.state)):
            prompt = self.open(move, seat, told)
            asks = {field.name for field in prompt.fields}
            rest = shown(prompt, {name: value for name, value in told.items() if name in asks})
            seat, told = prompt.seat, {**rest, **prompt.given, **told}
        with pytest.raises(Illegal) as refusal:
            GAME.apply(self.state, self.ask().seat if seat is None else seat, GAME.move(move, to_json(told)))
        assert state_hash(self.state) == before
        return refusal.value.rule

    # ---- setting up ------------------------------------------------------------------------------
    def supply(self, cubes: dict[int, str] | None = None) -> Table:
        """Resources, five in each village that was rolled."""
        for village, words in (cubes or SUPPLIED).items():
            told = {} if self.options.tracking == "ledger" else {"goods": goods(words or ONE_OF_EACH)}
            self.play("place_goods", {"roll": village, **told})
        return self

    def order(self, wanted: dict[int, str] | None = None) -> Table:
        """Orders, one in each village that was rolled."""
        for village, words in (wanted or WANTED).items():
            asked = {"needs": goods(words or "salt")}
            self.play("place_order", {"roll": village, **({} if self.options.tracking == "ledger" else asked)})
        return self

    def lead(self, *villages: int) -> Table:
        """The leaders in turn order; none in the ledger."""
        for village in (villages or PLACES[: self.state.seats]) if self.options.tracking == "full" else ():
            self.play("place_leader", {"village": village})
        return self

    # ---- a round ---------------------------------------------------------------------------------
    def programme(self, *rows: str) -> Table:
        """Everybody is ready, the screens come away, and the rows are entered: letters by seat."""
        for _ in range(self.state.seats):
            self.play("ready")
        told = {str(seat): row(rows[seat] if seat < len(rows) else "") for seat in range(self.state.seats)}
        return self.play("tell_rows", {"rows": told})

    def act(self, times: int = 1) -> Table:
        """Confirm what is shown."""
        for _ in range(times):
            self.fill_in(self.ask(), {})
        return self

    def carry_on(self) -> Table:
        """Confirm every action of this round that is left; orders are passed by."""
        while self.state.step == "action":
            prompts = GAME.prompts(self.state)
            self.fill_in(next((p for p in prompts if p.move == "decline"), prompts[0]), {})
        return self

    def quiet_round(self) -> Table:
        """A round in which nobody does anything and nobody wins in the inventory."""
        if self.options.tracking == "ledger":
            for seat in range(self.state.seats):
                self.play("ready", seat=seat)
            self.play("action_done")
            while self.state.step == "action":
                self.play("action_done")
            self.play("emptied")
        else:
            self.programme()
        return self.close_hands()

    def close_hands(self) -> Table:
        """An inventory that nobody wins."""
        while self.state.step == "inventory":
            zero = {str(seat): 0 for seat in range(self.state.seats)}
            self.play("show_hands", {"shown": zero})
        return self

    # ---- looking ---------------------------------------------------------------------------------
    def ask(self) -> Prompt:
        """The first open prompt; of an action that of one seat, not of everybody at once."""
        return next(p for p in GAME.prompts(self.state) if p.move != "as_programmed")

    @property
    def moves(self) -> list[str]:
        """The moves that are open, each once, those of one seat first."""
        open_now = dict.fromkeys(p.move for p in GAME.prompts(self.state))
        return sorted(open_now, key=lambda move: move == "as_programmed")

    def offered(self, name: str, move: str | None = None) -> list[str | int]:
        """The values that the choice with that name offers (in the form of that move)."""
        prompt = self.ask() if move is None else self.open(move)
        return [o.value for f in prompt.fields if isinstance(f, Choice) and f.name == name for o in f.options]

    @property
    def rules(self) -> set[str]:
        """The rules that the last move's news name."""
        return {news.rule for news in self.news}

    @property
    def warned(self) -> set[str]:
        """The rules that the last move's warnings name."""
        return {news.rule for news in self.news if news.tone == "warn"}

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def site(self, village: int) -> Site:
        return self.state.sites[village - 1]

    def stock(self, seat: int) -> dict[Good, int]:
        """What the log follows behind a screen."""
        return self.state.players[seat].stock.value or {}

    def supplied(self) -> list[int]:
        return [v for v, place in enumerate(self.state.sites, 1) if place.holds == "goods"]

    def ordering(self) -> list[int]:
        return [v for v, place in enumerate(self.state.sites, 1) if place.holds == "order"]

    def line(self, key: str) -> tuple[int | None, ...]:
        """The values of a line of the sheet, by seat."""
        return next(line.values for line in GAME.sheet(self.state).lines if line.key == key)

    @property
    def places(self) -> tuple[int, ...]:
        return GAME.sheet(self.state).places

    def head(self, id: str) -> Head:
        return head_of(GAME, id, self.seating, self.options, self.catalogue)


def takes(prompt: Prompt, values: dict[str, Any]) -> bool:
    """Whether a form asks for these values, or knows them."""
    asks = {field.name for field in prompt.fields}
    return all(name in asks or (name in prompt.given and prompt.given[name] == value) for name, value in values.items())


def shown(prompt: Prompt, values: dict[str, Any]) -> dict[str, Any]:
    """The form filled in with these values, as far as it asks them; the rest stays as it is shown or names nothing."""
    filled: dict[str, Any] = {}
    for field in prompt.fields:
        if not asked(field, filled):
            continue
        value = values[field.name] if field.name in values or field.key else preset(field)
        filled[field.name] = [] if value is None and isinstance(field, Choice) and field.many else value
    assert set(values) <= {*filled, *prompt.given, *(field.name for field in prompt.fields)}, prompt.id
    return {name: value for name, value in filled.items() if value is not None}


def begun(
    *villages: int,
    seats: int = 3,
    options: Options | None = None,
    cubes: dict[int, str] | None = None,
    wanted: dict[int, str] | None = None,
    start: int = 0,
) -> Table:
    """A table that is set up and asks for the programmes; the leaders stand in those villages."""
    table = Table(seats=seats, options=options, start=start).play("begin")
    return table.supply(cubes).order(wanted).lead(*villages)


def ledger(seats: int = 3, round: int = 1, **options: Any) -> Table:
    """A ledger that is set up, in that round."""
    table = Table(seats=seats, options=Options(tracking="ledger", **options), catalogue={}).play("begin")
    table.supply().order()
    return table.fix("correct_round", value=round) if round > 1 else table


def counted(seat_by_seat: list[tuple[int, list[int], list[int]]], **options: Any) -> Table:
    """A finished ledger: yaks, stupas by level and delegations by region, for every seat."""
    table = ledger(seats=len(seat_by_seat), round=12, **options).quiet_round()
    for seat, (yaks, levels, sent) in enumerate(seat_by_seat):
        told = {"levels": numbered(levels), "sent": numbered(sent)}
        table.play("count", {"yaks": yaks, **told}, seat=seat)
    return table


def numbered(numbers: list[int]) -> dict[str, int]:
    """Numbers by their place, counted from 1; zeros are left out."""
    return {str(i): n for i, n in enumerate(numbers, 1) if n}


def is_for(news: News, seat: int) -> bool:
    """Whether a piece of news reaches that seat (or the table)."""
    return news.to is None or seat in news.to
