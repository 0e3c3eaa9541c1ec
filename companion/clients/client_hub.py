"""All connected clients: handle their requests and publish the page each one is looking at."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
from msgspec import structs

from companion.access.client_session import Audience, ClientSession, Replies, viewing_seat
from companion.access.roles import PAGES as ROLES
from companion.access.roles import is_allowed
from companion.access.tokens import digest
from companion.clients.downloads import Downloads
from companion.clients.requests import Requests
from companion.devices.cues import Cues
from companion.errors import Trouble, Unwritable
from companion.fence import WENT_WRONG, Progress, fence
from companion.pages.archive import handover
from companion.pages.box import club, phones
from companion.pages.game import then
from companion.pages.game.voice import announcement, read_out
from companion.pages.page import View
from companion.pages.registry import page_of
from companion.table.core import Core
from companion.table.events import Happened
from companion.table.intents import Notice
from companion.table.own_rows import own_rows, unsettled_seats
from companion.table.snapshot import Snapshot
from companion.view import wire
from companion.view.frames import Frames
from companion.view.languages import best_language
from rules.kit.types import TABLE, Illegal, Seat

COUNT_PAGE = "join"  # the page with the number of phones

log = logging.getLogger(__name__)


class ClientHub:
    """The hub of all clients. Every request goes through `handle`; every event at the table goes to all clients."""

    def __init__(
        self, core: Core, cues: Cues, key: Callable[[str, bool], None], is_operator: Callable[[str], bool]
    ) -> None:
        """`key` receives the keys of a screen; `is_operator` says whether a token is the table screen's own."""
        self.core = core
        self.progress = Progress(core.now_ms)  # of the running requests
        self.first_page = asyncio.Event()  # set once a client has a page
        self._cues = cues
        self._is_operator = is_operator
        self._visits: set[ClientSession] = set()
        self._last_screen: ClientSession | None = None  # the table screen used last
        self._game_id = core.game.id
        self._seq = 0
        self._replies: dict[str, Replies] = {}  # by token hash: a client that reconnects may repeat its last requests
        self._own_hashes: frozenset[str] = frozenset()  # the table screen's token hash, once a client has used it
        self._requests = Requests(core, key)
        self._frames = Frames()
        self._downloads = Downloads(core)

    # ---- joining and leaving --------------------------------------------------------------------------
    def enter(self, join: wire.Join, peer: str) -> ClientSession:
        """Admit a client in the role of its token; without a token it watches."""
        look = self.core.game.snapshot()
        visit = ClientSession(
            role="operator" if join.token and self._is_operator(join.token) else "watch",
            lang=best_language(join.lang.split(","), self.core.settings.prefs.lang),
            page="play" if look else "home",
            follows=not join.lang,
            address=peer,
            hash=digest(join.token) if join.token else "",
            voice=join.voice,
        )
        given = visit.hash
        if visit.role == "operator":
            self._own_hashes = frozenset({given})
        self._settle(visit, look)
        visit.welcome()
        if given and not visit.hash:
            self._send_away(visit, "phone-unknown")
        self._visits.add(visit)
        if is_allowed(visit.role, "table") and self._last_screen not in self._visits:
            self._last_screen = visit
        self._count()
        self._follow(visit, look)
        self._show_to(visit)
        self._notify_others(visit)
        return visit

    def leave(self, visit: ClientSession) -> None:
        """Remove a client, together with its open request for a seat."""
        self._visits.discard(visit)
        self._count()
        for gone in self._replies.keys() - {grant.hash for grant in self.core.phones.grants} - self._own_hashes:
            del self._replies[gone]
        asked = self.core.phones.requests
        self.core.phones.withdraw(visit)
        if self.core.phones.requests != asked:
            self.publish()

    def _count(self) -> None:
        phones = self.core.phones
        phones.update_connected(self._visits)
        phones.operators = sum(visit.role == "operator" for visit in self._visits)
        phones.browsers = len(self._visits) - phones.operators

    def hosts(self) -> frozenset[str]:
        """The Host names under which the companion answers, without port."""
        return self.core.links.current.hosts

    # ---- requests -------------------------------------------------------------------------------------
    async def handle(self, visit: ClientSession, request: wire.Request) -> None:
        """Carry out a client's request. Raises Illegal or Trouble if it is refused; then nothing has changed.

        A request with an id gets Done or Refused as its reply instead, and counts once however often it is sent.
        """
        if isinstance(request, wire.Ping):
            visit.mailbox.reply(wire.encode(wire.Pong(at_ms=request.at_ms, now_ms=self.core.now_ms())))
            return
        if is_allowed(visit.role, "table"):
            self._last_screen = visit
        request_id: str = getattr(request, "id", "")
        if not request_id:
            await self._do(visit, request)
        else:
            asked = msgspec.json.encode(request)
            reply = await visit.replies.reply_to(request_id, asked, partial(self._outcome, visit, request))
            if reply is None:  # the id was used for another request: this one was not carried out
                reply = self.refusal(visit, Trouble("message-unreadable"), getattr(request, "form", ""), request_id)
            visit.mailbox.reply(reply)

    async def _outcome(self, visit: ClientSession, request: Any) -> bytes:
        """Carry out a request; Done, or Refused with the reason."""
        form: str = getattr(request, "form", "")
        refused: Illegal | Trouble | None = None
        with fence("a request") as fenced:
            try:
                await self._do(visit, request)
            except (Illegal, Trouble) as error:
                refused = error
        if fenced.failure:
            refused = Trouble.from_say(fenced.failure)
        return self.refusal(visit, refused, form, request.id) if refused else wire.encode(wire.Done(id=request.id))

    async def _do(self, visit: ClientSession, request: wire.Request) -> None:
        try:
            with self.progress.track("requests"):
                effect = await self._requests.do(visit, request)
        except (Illegal, Trouble):
            if is_allowed(visit.role, "table"):
                await self.core.listeners.notify(replace(self.core.game.collect_happened(), event="request-refused"))
            raise
        if isinstance(effect, Happened):
            await self.core.listeners.notify(effect)
        elif effect == "itself":
            self._show_to(visit)

    def refusal(self, visit: ClientSession, error: Illegal | Trouble, form: str, request_id: str = "") -> bytes:
        """The Refused message for a client."""
        if isinstance(error, Unwritable):
            log.error("%s", error)
        rule = error.rule if isinstance(error, Illegal) else ""
        text = self.core.game.speaker(visit.lang).speak(error.say)
        return wire.encode(wire.Refused(text=text, rule=rule, form=form, id=request_id))

    async def export(self, token: str, name: str) -> bytes:
        """A file to download: the record of a finished game for every admitted client, of a running one for the table
        screen; all finished games; the picture of a result."""
        grant = self.core.phones.find_by_hash(digest(token)) if token else None
        role: wire.Role = "operator" if self._is_operator(token) else grant.role if grant else "watch"
        return await self._downloads.file(name, role)

    async def hear(self, happened: Happened) -> None:
        """Show all clients the table as it is; a refused request concerns its client alone."""
        if isinstance(happened.intent, Notice) and happened.intent.front and self._last_screen in self._visits:
            # that screen knows the choice so far
            self._last_screen.mailbox.reply(wire.encode(wire.Press(form=happened.intent.front)))
        if happened.event != "request-refused":
            self._show_all(happened.now)

    def _notify_others(self, visit: ClientSession) -> None:
        """Update all clients if this one has a token, else only the page that counts phones."""
        if visit.hash:
            self.publish()
            return
        for other in self._visits - {visit}:
            if other.page == COUNT_PAGE:
                self._show_to(other)

    def publish(self) -> None:
        """Send all clients their current pages."""
        self._show_all(self.core.game.snapshot())

    def _show_all(self, look: Snapshot | None) -> None:
        """Send every client the newest state of its page, made and encoded once per kind of viewer."""
        self._seq += 1
        with fence("following the table"):
            self._follow_the_table(look)
        self._count()
        groups: dict[Audience, list[ClientSession]] = {}
        for visit in self._visits:
            groups.setdefault(visit.audience, []).append(visit)
        for visits in sorted(groups.values(), key=len, reverse=True):  # the largest group waits for no other page
            with fence("a page"):
                shown = self._page_frame(visits[0], look)
                for visit in visits:
                    visit.mailbox.show(shown)

    def _show_to(self, visit: ClientSession) -> None:
        """Send one client its page; the pages of the others have not changed."""
        self._seq += 1
        visit.mailbox.show(self._page_frame(visit, self.core.game.snapshot()))

    def _page_frame(self, visit: ClientSession, look: Snapshot | None) -> bytes:
        """A client's page; the game if that page is closed or cannot be drawn, and home if the game cannot either."""
        try:
            made = self._frames.encode(self.show(visit.audience, look))
            self.first_page.set()
            return made
        except (Illegal, Trouble) as why:
            visit.mailbox.reply(self.refusal(visit, why, ""))
        except Exception:
            log.exception("the page %s cannot be drawn", visit.page)
            visit.mailbox.reply(self.refusal(visit, Trouble.from_say(WENT_WRONG), ""))
        if look and visit.page != "play":
            visit.go("play")
            return self._page_frame(visit, look)
        if look and visit.viewer == TABLE:
            self.core.give_up_game()
        visit.go("home")
        return self._frames.encode(self.show(visit.audience, None))

    def _follow_the_table(self, look: Snapshot | None) -> None:
        """Send all clients to a game put on the table, or home after it, except those waiting for admission, whose
        number the table screen still shows. Clients without a language of their own get the table's."""
        game_id = look.id if look else ""
        if self._game_id != game_id:
            self._game_id = game_id
            waits = [asking.guest for asking in self.core.phones.requests]
            for visit in self._visits.difference(waits):
                if self._game_id or page_of(visit.page).in_game:
                    visit.go("play" if self._game_id else "home")
        for visit in self._visits:
            self._follow(visit, look)

    def _follow(self, visit: ClientSession, look: Snapshot | None) -> None:
        """Update a client's role, seats and language."""
        role, lang, hashed = visit.role, visit.lang, visit.hash
        self._settle(visit, look)
        if visit.follows:
            visit.lang = self.core.settings.prefs.lang
        if (role, lang) != (visit.role, visit.lang):
            visit.welcome()
        if visit.hash:
            visit.replies = self._replies.setdefault(visit.hash, visit.replies)
        elif hashed:
            self._replies.pop(hashed, None)
            self._send_away(visit, "phone-sent-away")
        held = visit.chosen_at == (len(look.session.lines) if look else 0)
        waited = self._awaited_seats(look, visit.own) if look and visit.own else ()
        visit.viewer = viewing_seat(visit.viewer, visit.own, waited, held=held)
        asked = _prompt_ids(look, visit.own) if look and visit.own else frozenset()
        if asked - visit.own_prompts and visit.page.partition("/")[0] == then.NAME:  # a new question ends looking back
            visit.go("play")
        visit.own_prompts = asked

    def _awaited_seats(self, look: Snapshot, own: tuple[Seat, ...]) -> Collection[Seat]:
        """The seats that the table waits for, with the phone's own seats whose rows are asked."""
        return look.awaited_seats | {*unsettled_seats(look.prompts, own, self.core.game.arrivals)}

    def _settle(self, visit: ClientSession, look: Snapshot | None) -> None:
        """Derive the client's role and seats from its token: grants change, and so do the people at the table."""
        if visit.role == "operator" or not visit.hash:
            return
        grant = self.core.phones.find_by_hash(visit.hash)
        visit.role = grant.role if grant else "watch"
        visit.number = grant.number if grant else 0
        visit.hash = grant.hash if grant else ""
        people = grant.people if grant else ()
        visit.own = tuple(seat for seat, name in enumerate(look.session.head.seats if look else ()) if name in people)
        if not is_allowed(visit.role, ROLES[visit.page.partition("/")[0]][0]):
            visit.go("play" if look else "home")

    def _send_away(self, visit: ClientSession, key: str) -> None:
        """Revoke the client's token, with the reason; from then on it watches."""
        visit.mailbox.reply(wire.encode(wire.Admitted(token="")))
        visit.mailbox.reply(self.refusal(visit, Trouble(key), ""))

    def announcement(self, audience: Audience, look: Snapshot | None) -> str:
        """The spoken sentence of the newest cue for that kind of viewer."""
        cue = self._cues.newest_cue(audience.viewer)
        return announcement(
            self.view(audience, look), cue.kind if cue else "turn", self._cues.line_before(audience.viewer)
        )

    def view(self, audience: Audience, look: Snapshot | None) -> View:
        """The view from which pages and speech are made for that kind of viewer."""
        role, lang, path, viewer, own, root, by, _ = audience
        games = self.core.games
        return View(
            core=self.core,
            speaker=games.speaker_of(look.session.head, lang) if look else games.speaker(lang),
            role=role,
            viewer=viewer,
            own=own,
            subject=path.partition("/")[2],
            root=root if look else "home",
            by=by,
            game=look,
        )

    def show(self, audience: Audience, look: Snapshot | None) -> wire.Show:
        """The page as that kind of viewer sees it."""
        if page_of(audience.page).in_game and look is None:
            audience = audience._replace(page="home")
        path, viewer, own = audience.page, audience.viewer, audience.own
        view = self.view(audience, look)
        shown, cue = page_of(path).draw(view), self._cues.newest_cue(viewer)
        if audience.voice:
            with fence("what a voice says"):
                shown = structs.replace(shown, aloud=read_out(view, shown))
                cue = cue and structs.replace(cue, say=self.announcement(audience, look))
        return structs.replace(
            shown,
            seq=self._seq,
            now_ms=self.core.now_ms(),
            night=self.core.settings.prefs.night,
            looks=self.core.settings.prefs.looks,
            cue=cue,
            knocks=(*phones.knocks(view), *handover.knocks(view), *club.knocks(view, path)),
            seat=viewer,
            own=own,
            game=look.id if look else "",
        )


def _prompt_ids(look: Snapshot, own: tuple[Seat, ...]) -> frozenset[str]:
    """The ids of the prompts and rows that these seats are asked and the table waits for."""
    asked = [prompt.id for prompt in look.prompts if prompt.waits and prompt.seat in own]
    return frozenset((*asked, *(row.form.id for row in own_rows(look.prompts, own))))
