"""The hub's pages: auto-escaped templates in one language under the club's name, and the routing of requests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar
from urllib.parse import parse_qsl, quote, unquote

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from companion.club.names import STAND_IN, is_initial
from companion.club.state import TableState
from companion.hub.live_tables import LiveTables
from companion.hub.people import People
from companion.hub.refereeing.rounds import DayOverview, SeatedTable
from companion.hub.results import LOCAL_TIME, ClubTime
from companion.lan.guard import NOT_ALLOWED, refusal
from companion.lan.http import HttpRequest, Response
from companion.lan.site import NOT_FOUND
from companion.view.speaker import Speaker
from rules.kit.types import Say

NAV = (
    ("/", "hub-tables"),
    ("/results", "hub-results"),
    ("/standings", "hub-standings"),
    ("/rounds", "hub-rounds"),
    ("/sit", "hub-sit"),
    ("/wall", "hub-wall"),
    ("/desk", "hub-desk"),
)
TEMPLATES = Path(__file__).parent / "html"
A_PAGE = 100  # rows
MOST_FORM = 16 * 1024  # bytes
MOST_FIELDS = 600

Form = dict[str, str]

T = TypeVar("T")


class PageSlice(NamedTuple, Generic[T]):
    """One page of a long list."""

    items: Sequence[T]
    page: int  # from 1
    of: int


def page_slice(items: Sequence[T], query: Mapping[str, str]) -> PageSlice[T]:
    """The page of ?page=2, clamped to the pages that exist."""
    asked, of = query.get("page", ""), max(1, -(-len(items) // A_PAGE))
    page = min(max(1, int(asked)), of) if asked.isdecimal() and len(asked) < 9 else 1
    return PageSlice(items[(page - 1) * A_PAGE : page * A_PAGE], page, of)


class Pages:
    """Renders the page templates."""

    def __init__(self, name: str, speaker: Speaker, time: ClubTime = LOCAL_TIME) -> None:
        self._speaker = speaker
        self._environment = Environment(
            loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined,
            trim_blocks=True, lstrip_blocks=True,
        )  # fmt: skip
        self._environment.globals |= {"club": name, "lang": speaker.lang, "nav": NAV, "t": self.text, "seats": ranking}
        self._environment.filters |= {
            "said": self.speak,
            "called": self.readable,
            "names": lambda people: ", ".join(map(self.readable, people)),
            "number": speaker.decimal,
            "when": time.format,
            "segment": lambda text: quote(text, safe=""),
            "is_known": lambda name: not is_initial(name),
            "title": lambda result: result.title or speaker.title(result.game),
            "game": speaker.title,
        }

    def draw(self, template: str, **values: Any) -> str:
        return self._environment.get_template(f"{template}.html").render(values)

    def card(self, table: str, live: LiveTables) -> str:
        """A table's card in its present state."""
        state, is_online = live.states.get(table, TableState()), live.online[table]
        return self.draw("card", table=table, state=state, online=is_online, coming=live.coming.get(table, ""))

    def statuses(self, shown: DayOverview, live: LiveTables) -> dict[tuple[int, str], str]:
        """The status sentence of each game that counts in the newest round, by round and table."""
        now = max((each.round for each in shown.seated_tables if each.counts), default=0)
        return {(each.round, each.table): self._status(live, each, shown.people)
                for each in shown.seated_tables if each.counts and each.round == now}  # fmt: skip

    def _status(self, live: LiveTables, row: SeatedTable, people: People) -> str:
        if not live.online.get(row.table, True):
            return self.text("hub-away")
        state = live.states.get(row.table, TableState())
        names = [each.name for each in state.players]
        is_theirs = {*map(people.identity, names)} == {*map(people.identity, row.people)}
        if not state.id or (state.over and not is_theirs):
            return self.text("hub-not-begun")
        if is_theirs:
            return self.text("hub-playing")
        return self.text("hub-others-play", people=", ".join(map(self.readable, names)))

    def text(self, key: str, **args: str | int) -> str:
        return self.speak(Say(key=key, args=dict(args)))

    def speak(self, say: Say) -> str:
        return self._speaker.speak(say)

    def readable(self, text: str) -> str:
        """The text with "somebody" in place of each forgotten person's stand-in."""
        return STAND_IN.sub(lambda _: self.text("hub-somebody"), text)


def ranking(
    people: Sequence[str], places: Sequence[int], totals: Sequence[int] = ()
) -> list[tuple[int, str, int | None]]:
    """Place, name and total of each player, by place; absent players (place 0) last."""
    rows = zip(places, people, totals or (None,) * len(people), strict=False)
    return sorted(rows, key=lambda row: row[0] or len(people) + 1)


# ---- requests and routes ---------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Request:
    """One request, and its route's path parameters."""

    http: HttpRequest
    places: tuple[str, ...] = ()

    @property
    def query(self) -> Form:
        """The query's fields."""
        return fields(self.http.target.partition("?")[2].encode())

    @property
    def form(self) -> Form:
        """The posted fields."""
        return fields(self.http.body)


Handler = Callable[[Request], Awaitable[Response]]
Route = tuple[str, str, Handler]  # method, path with a * for each parameter, handler


def fields(text: bytes) -> Form:
    """The fields of a form, the last of each name; {} if invalid."""
    try:
        pairs = parse_qsl(text.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        return {}
    return {name: value.replace("\0", "") for name, value in pairs}


async def dispatch(routes: Sequence[Route], request: HttpRequest) -> Response:
    """The response of the matching route."""
    method = "GET" if request.method == "HEAD" else request.method
    words, is_known = request.path.split("/"), False
    for allowed, path, handler in routes:
        pattern = path.split("/")
        if len(pattern) == len(words) and all(each in ("*", word) for each, word in zip(pattern, words, strict=True)):
            is_known = True
            if method == allowed:
                places = (unquote(word) for each, word in zip(pattern, words, strict=True) if each == "*")
                return await handler(Request(request, tuple(places)))
    return refusal(NOT_ALLOWED) if is_known else NOT_FOUND


def html(text: str, status: int = 200, headers: Mapping[str, str] = {}) -> Response:
    return Response(status, text.encode(), {"content-type": "text/html; charset=utf-8", **headers})


def redirect(path: str, cookie: str = "") -> Response:
    return Response(303, headers={"location": path} | ({"set-cookie": cookie} if cookie else {}))
