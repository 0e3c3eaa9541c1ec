"""Every screen of a sample game of each kind, for pictures and tests, played with a fixed seed and so always the same.
Nothing is displayed, and nothing stays on the disk.

The touchscreen never shows a secret. The "secret" screen here is the touchscreen during a secret question on phones.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

from companion.access.client_session import Audience
from companion.clients.assembly import TimeSource, assemble
from companion.errors import Trouble
from companion.log.disk.store import Store
from companion.pages.registry import PAGES, page_of
from companion.table import draft as drafts
from companion.table.core import Core
from companion.table.intents import GiveAnswer, Leave, Resume, SetPause
from companion.table.snapshot import Snapshot
from companion.testkit.selfplay import FAST
from companion.testkit.texts import languages
from companion.view.languages import ENGLISH
from companion.view.wire import Disc, Poly, Show
from rules.games import GAMES
from rules.kit.sample import NAMES, answer, default_answer
from rules.kit.shelf import Shelf
from rules.kit.types import AnyGame, Frozen, Illegal, Prompt, PublicNumber

UTC = "2026-11-21T19:00:00Z"
THINKS_MS = (4_000, 20_000)  # between two moves
MOST_TRIES = 300  # of random answers that the rules refuse
FIRST_CHANCE = 0.8  # chance that players answer the first question
SETUP = (("setup", "new"), ("setup-name", "name/1"), ("setup-lots", "lots/start"), ("setup-rules", "house-rules"))
MIDDLE = (
    ("middle", "play"), ("menu", "menu"), ("correction", "fix"), ("score", "score"), ("history", "log"),
    ("past", "then/9"), ("past-back", "then/9/back"),
    ("seat", "seat/0"), ("times", "went/times"), ("aid", "aid"), ("note", "note"), ("settings", "settings"),
    ("phones", "join"), ("leave", "leave"),
)  # fmt: skip
END = (
    ("end", "play"), ("end-score", "score"), ("went", "went"), ("went-points", "went/points"),
    ("went-times", "went/times"),
)  # fmt: skip


class SampleGame(Frozen, frozen=True, kw_only=True):
    """One game as played for the pictures."""

    game: str
    seats: int
    seed: int = 1
    middle: int = 12  # number of moves before the middle
    asks: str = ""  # the move asked in the picture of the middle; "" = any


SAMPLE_GAMES = (  # other games use the defaults
    SampleGame(game="akkon", seats=4, seed=4, middle=158, asks="place"),
    SampleGame(game="amritsar", seats=4, seed=7, middle=200, asks="sow"),
    SampleGame(game="any_game", seats=6, seed=11, asks="score"),
    SampleGame(game="battles_and_builders", seats=3, seed=3, middle=25, asks="roll"),
    SampleGame(game="ettana", seats=4, seed=7, middle=50, asks="go"),
    SampleGame(game="himalaya", seats=4, seed=2, middle=40, asks="travel"),
)


def evening_of(game: AnyGame) -> SampleGame:
    """The sample game of a game: the chosen one, else one with all seats taken."""
    return next((e for e in SAMPLE_GAMES if e.game == game.id), SampleGame(game=game.id, seats=max(game.seats)))


EVENINGS = tuple(evening_of(game) for game in GAMES)  # of the built-in games


class Screen(Frozen, frozen=True, kw_only=True):
    """One Show with its name: "setup", "middle", "score", ... or, for single questions, "asks-place"."""

    name: str
    lang: str
    show: Show

    @property
    def is_question(self) -> bool:
        """Whether the screen is one of the many single questions, corrections and pages."""
        return self.name.startswith(("asks-", "corrects-", "page-"))


async def screens(evening: SampleGame, shelf: Shelf = GAMES) -> tuple[Screen, ...]:
    """All screens of a sample game, in order of appearance and in every language of the game."""
    with tempfile.TemporaryDirectory(dir=FAST if FAST.is_dir() else None) as folder:
        store = await Store.open(Path(folder), lambda: UTC)
        try:
            album = _Album(store, evening, shelf)
            await album.play()
            return tuple(album.screens)
        finally:
            await store.close()


async def sit_down(core: Core, game_id: str, seats: int) -> None:
    """Set up a game with so many players."""
    await core.setup.start(game_id)
    draft = core.setup.draft
    while len(draft.chairs) < seats:
        draft = drafts.with_chair(draft, core.setup.game)
    for seat in range(seats):
        draft = drafts.with_name(draft, seat, NAMES[seat])
    core.setup.set_draft(draft)


class _Album:
    """A player of a sample game that keeps its screens."""

    def __init__(self, store: Store, evening: SampleGame, shelf: Shelf) -> None:
        self.screens: list[Screen] = []
        self._evening, self._rng, self._ms = evening, Random(evening.seed), 0
        self._other_languages = languages(shelf.find(evening.game))
        time = TimeSource(now_ms=lambda: self._ms, utc=lambda: UTC)
        parts = assemble(store, shelf, time, new_id=lambda: "GAME")
        self._core, self._hub = parts.core, parts.hub
        self._asked_moves: set[str] = set()
        self._has_secret = False

    def _keep(self, name: str, path: str) -> None:
        """Keep that page as the touchscreen shows it, in every language of the game."""
        look = Snapshot(self._core.game.session) if self._core.game.has_game else None
        for lang in (ENGLISH, *self._other_languages):
            show = self._hub.show(Audience("operator", lang, path), look)
            self.screens.append(Screen(name=name, lang=lang, show=show))

    # ---- a sample game --------------------------------------------------------------------------------
    async def play(self) -> None:
        """Play from the setup to the score sheet."""
        await self._core.load()
        await self._set_up()
        await self._core.begin()
        moves, past_middle = 0, False
        while prompts := tuple(p for p in self._core.game.session.prompts() if not p.secret):
            self._keep_questions(prompts)
            is_middle = moves >= self._evening.middle and self._evening.asks in ("", prompts[0].move)
            if is_middle and not past_middle:
                past_middle = True
                await self._keep_middle()
            self._ms += self._rng.randint(*THINKS_MS)
            await self._move()
            moves += 1
        await self._keep_end()

    async def _set_up(self) -> None:
        await sit_down(self._core, self._evening.game, self._evening.seats)
        for name, path in SETUP:
            self._keep(name, path)

    async def _move(self) -> None:
        for attempt in range(MOST_TRIES):
            prompts = [p for p in self._core.game.session.prompts() if not p.secret]
            waited = [p for p in prompts if p.waits] or prompts
            prompt = waited[0] if self._rng.random() < FIRST_CHANCE else self._rng.choice(waited)
            values = default_answer(prompt) if attempt == 0 else None
            try:
                values = values or answer(prompt, self._rng)
                await self._core.do(GiveAnswer(prompt_id=prompt.id, values=values, sure=True), by="screen")
                return
            except Illegal:
                continue
        raise Trouble("demo-stuck")

    # ---- kept screens ---------------------------------------------------------------------------------
    def _keep_questions(self, prompts: tuple[Prompt, ...]) -> None:
        """Keep each kind of question when it first comes up."""
        new = [p.move for p in prompts if p.move not in self._asked_moves]
        if new:
            self._keep(f"asks-{new[0]}", "play")
            self._asked_moves.update(new)
        if not self._has_secret and any(p.secret for p in self._core.game.session.prompts()):
            self._has_secret = True
            self._keep("secret", "play")

    async def _keep_middle(self) -> None:
        for name, path in MIDDLE:
            self._keep(name, path)
        numbers = [c.id for c in self._core.game.session.corrections() if isinstance(c, PublicNumber)]
        for number in numbers[:1]:
            self._keep("correction-one", f"fix/one/{number}")
        kinds = {c.move: c.id for c in self._core.game.session.corrections() if isinstance(c, Prompt)}
        for move, prompt_id in kinds.items():
            self._keep(f"corrects-{move}", f"fix/more/{prompt_id}")
        await self._keep_pages("menu")
        await self._keep_lesson()
        await self._core.do(SetPause(on=True), by="screen")
        self._keep("paused", "play")
        await self._core.do(Leave(), by="screen")
        self._keep("home", "home")
        await self._core.do(Resume(game_id="GAME"), by="screen")
        await self._core.do(SetPause(on=False), by="screen")

    async def _keep_lesson(self) -> None:
        """Keep the open question as players who are new to the game see it."""
        game, people = self._evening.game, self._core.game.session.head.seats
        for new in (True, False):
            for name in people:
                await self._core.learners.set(game, name, new=new)
            if new:
                self._keep("lesson", "play")

    async def _keep_end(self) -> None:
        for name, path in END:
            self._keep(name, path)
        await self._core.do(Leave(), by="screen")
        self._keep("records", "records")
        await self._look_at("record/GAME")
        self._keep("record", "record/GAME")
        await self._look_at("record/GAME/out")
        self._keep("out", "record/GAME/out")
        await self._keep_pages("home")

    async def _keep_pages(self, first: str) -> None:
        """Keep the pages that taps open from that one, one of each kind: there are a hundred pages of rules."""
        paths, kinds = [first], set[tuple[str, int]]()
        for path in paths:  # grows during the loop
            shown = await self._look_at(path)
            for to in _linked_pages(shown):
                name, _, about = to.partition("/")
                kind = (name, about.count("/") + bool(about))
                if name in PAGES and to not in paths and kind not in kinds:
                    kinds.add(kind)
                    paths.append(to)
        for path in paths[1:]:
            await self._look_at(path)
            self._keep(f"page-{path.replace('/', '-')}", path)

    async def _look_at(self, path: str) -> Show:
        """A page, prepared as for a first visit."""
        page = page_of(path)
        if page.prepare:
            await page.prepare(self._core, path.partition("/")[2])
        look = Snapshot(self._core.game.session) if self._core.game.has_game else None
        return self._hub.show(Audience("operator", "en", path), look)


def _linked_pages(shown: Show) -> list[str]:
    """The pages that one tap on a page opens."""
    back = [shown.back.go] if shown.back else []
    shapes = shown.drawing.shapes if shown.drawing else ()
    hits = [s.hit.removeprefix("go:") for s in shapes if isinstance(s, Poly | Disc) and s.hit.startswith("go:")]
    taps = [*(x.go for x in shown.links), *(x.go for x in shown.facts), *(x.go for x in shown.chips)]
    return [path for path in (*taps, *hits, *back) if path]
