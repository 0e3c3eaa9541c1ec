"""Random games through the real session and store, with every law checked on the way."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from random import Random
from typing import Literal, get_args

import msgspec

from companion.errors import Stale
from companion.log import catalogue
from companion.log.book import new_head, replay, state_hash
from companion.log.disk.store import Store
from companion.log.record import ClockRule, Head, moves_in_force, read_record
from companion.log.session import Session
from companion.testkit import state_laws
from companion.testkit.leaks import Leak, LeakWatch
from companion.testkit.play import TRIES, Party, as_form, house_rules, parties, seating
from companion.view.speaker import Speaker
from rules.kit.sample import answer, default_answer
from rules.kit.types import AnyGame, Catalogue, Frozen, Illegal, Prompt, PublicNumber, Say

Policy = Literal["uniform", "first", "last", "greedy", "messy"]
POLICIES: tuple[Policy, ...] = get_args(Policy)
STUBBORN: tuple[Policy, ...] = ("first", "last", "greedy")

MOST_MOVES = 4000  # a longer game counts as endless
POLICY_SAYS: dict[Policy, str] = {
    "uniform": "whatever is answered",
    "first": "with the first form as it shows itself, and now and then anything",
    "last": "with the last form, and now and then anything",
    "greedy": "with the same form again and again, and now and then anything",
    "messy": "with things set right and taken back",
}
GIVES_IN = 12  # stubborn policies answer at random once in so many moves, since equal answers may never end a game
LOOK = 8  # one state in so many is checked, and the first and last
REPEAT_EVERY = 6  # one answer in so many is sent twice
MESSY = 12  # the messy policy interrupts the game once in so many moves
FAST = Path("/dev/shm")  # a disk in memory: every move waits for the disk


class PlayedGame(Frozen, frozen=True, kw_only=True):
    """The result of one game."""

    moves: int
    ended_by: str  # "" = it did not end
    broken: tuple[str, ...]
    learned: dict[str, dict[str, object]]


class SelfplayReport(Frozen, frozen=True, kw_only=True):
    """The results of many games."""

    game: str
    games: int
    moves: int
    seconds: float
    endings: dict[str, int]
    parties: dict[Party, int]  # games played by each party
    broken: tuple[str, ...]  # breaches of laws, each with its game
    leaks: tuple[Leak, ...] = ()  # those of the laws about secrets, for texts in other languages

    def lines(self, speaker: Speaker) -> tuple[str, ...]:
        """The report as lines to print. Breaches are in English, for the game's author."""
        pace = round(self.moves / self.seconds) if self.seconds else 0
        counts: dict[str, str | int] = {"game": self.game, "games": self.games, "moves": self.moves, "pace": pace}
        ends = (_ending(ending, n, speaker) for ending, n in sorted(self.endings.items()))
        played = (_party(party, n, speaker) for party, n in self.parties.items())
        broken = Say(key="selfplay-broken", args={"n": len(self.broken)})
        return (
            speaker.speak(Say(key="selfplay-pace", args=dict(counts))),
            speaker.speak(Say(key="selfplay-played", args={"parties": ", ".join(played)})),
            speaker.speak(Say(key="selfplay-ended", args={"endings": ", ".join(ends)})),
            speaker.speak(broken if self.broken else Say(key="selfplay-kept")),
            *(f"  {sentence}" for sentence in self.broken),
        )


def _ending(ending: str, n: int, speaker: Speaker) -> str:
    """The number of games with that ending, which is named as in the record."""
    key = "selfplay-ending" if ending else "selfplay-no-ending"
    return speaker.speak(Say(key=key, args={"n": n, "ending": ending} if ending else {"n": n}))


def _party(party: Party, n: int, speaker: Speaker) -> str:
    args: dict[str, str | int] = {"n": n, "seats": party.seats}
    if not party.tracking:
        return speaker.speak(Say(key="selfplay-party", args=dict(args)))
    return speaker.speak(Say(key="selfplay-party-tracking", args={**args, "tracking": party.tracking}))


def run(
    game: AnyGame, games: int, seed: int, seats: int | None, most_moves: int = MOST_MOVES, look: int = LOOK,
    seconds: float = 0.0,
) -> SelfplayReport:  # fmt: skip
    """Play `games` games, in turn at every number of seats (or that one) and level of detail, by every policy; with
    `seconds`, go on until each party has played by each policy, a law is broken, or the time is over.

    The laws are checked on the first and last state and on every `look`th between.
    """
    with tempfile.TemporaryDirectory(dir=FAST if FAST.is_dir() else None) as folder:
        return asyncio.run(_run(game, games, seed, parties(game, seats), most_moves, look, seconds, Path(folder)))


async def _run(
    game: AnyGame, games: int, seed: int, turns: tuple[Party, ...], most_moves: int, look: int, seconds: float,
    folder: Path,
) -> SelfplayReport:  # fmt: skip
    store = await Store.open(folder)
    known: Catalogue = {}
    played_by: Counter[Party] = Counter()
    endings: Counter[str] = Counter()
    broken: list[str] = []
    moves, begun_s = 0, time.perf_counter()
    watch = LeakWatch(game, Random(seed))
    try:
        for i in range(max(games, len(turns) * len(POLICIES) if seconds else 0)):
            if (seconds and broken) or (i >= games and time.perf_counter() - begun_s > seconds):
                break
            policy, party = POLICIES[(i % len(turns) + i // len(turns)) % len(POLICIES)], turns[i % len(turns)]
            played = await play(game, store, seed + i, party, policy, known, most_moves, look, watch)
            played_by[party] += 1
            endings[played.ended_by] += 1
            moves += played.moves
            broken += [f"seed {seed + i}, {party}, {policy}: {sentence}" for sentence in played.broken]
            games = max(games, i + 1)
            known = catalogue.merge_learned(game, known, played.learned) if i % 2 else {}
    finally:
        await store.close()
    broken += map(Speaker("en", None, (), ()).speak, (leak.say for leak in watch.leaks))
    return SelfplayReport(game=game.id, games=games, moves=moves, seconds=time.perf_counter() - begun_s,
                  endings=dict(endings), parties=dict(played_by), broken=tuple(broken),
                  leaks=watch.leaks)  # fmt: skip


async def play(
    game: AnyGame, store: Store, seed: int, party: Party, policy: Policy, known: Catalogue, most_moves: int,
    look: int, watch: LeakWatch,
) -> PlayedGame:  # fmt: skip
    """One game to its end, or to the move at which the player gives up."""
    rng = Random(seed)
    head = _head(game, rng, f"{policy}{seed}", party, policy, known)
    await store.begin(head)

    async def append(*lines: object) -> None:
        await store.append(head.id, *lines)  # type: ignore[arg-type]

    player = _Player(partial(Session.begin, game, head, append), rng, policy, look, watch)
    session = player.session
    broken = await player.play(most_moves)
    broken += await _replay_breaches(game, head, store, session)
    moves, ended_by = len(moves_in_force(session.lines)), session.sheet().ended_by
    learned = {kind: dict(values) for kind, values in game.learned(session.state).items()}
    broken += [f"It would not take back what it has learned: {wrong.key} {wrong.args}" for wrong in game.check(learned)]
    return PlayedGame(moves=moves, ended_by=ended_by, broken=tuple(dict.fromkeys(broken)), learned=learned)


class _Player:
    """A player that answers one game's questions by a policy, and collects breaches of laws."""

    def __init__(
        self, begin: Callable[[Callable[[], int]], Session], rng: Random, policy: Policy, look: int, watch: LeakWatch
    ) -> None:
        self.rng, self.policy, self.look, self.watch = rng, policy, look, watch
        self.ms = 0  # advances only when the player thinks
        self.session = begin(lambda: self.ms)
        self.last_id = ""
        self.breaches: list[str] = []

    async def play(self, most_moves: int) -> list[str]:
        """Play until the game is over, stuck or too long; returns the breaches."""
        for made in range(most_moves):
            if self.session.is_finished:
                self._look()
                return self.breaches
            if made % self.look == 0:
                self._look()
            self.watch.look(self.session.state, self.session.prompts())
            self.ms += self.rng.randint(0, 3000)
            await self.session.tick()
            if self.session.is_finished or (2 * made > most_moves and await self._end_early()):
                continue
            if not await self._play_move():
                asked = next((f"{prompt.move}: " for prompt in self.session.prompts() if prompt.waits), "")
                self.breaches.append(f"{asked}Stuck after {made} moves: no answer is taken.")
                return self.breaches
        self.breaches.append(
            f"Not over after {most_moves} moves, {POLICY_SAYS[self.policy]}: by rules or chance it has to end."
        )
        return self.breaches

    def _look(self) -> None:
        self.breaches += state_laws.breaches(self.session.game, self.session.state, self.rng)

    async def _end_early(self) -> bool:
        """End a long game, if the players may end it."""
        ends = next((fix for fix in self.session.corrections() if fix.move == self.session.game.ends), None)
        return isinstance(ends, Prompt) and await self._answer(ends, {})

    async def _play_move(self) -> bool:
        if self.policy == "messy" and self.rng.randrange(MESSY) == 0:
            await self._interrupt()
            self._look()
            return True
        gives_in = self.policy in STUBBORN and self.rng.randrange(GIVES_IN) == 0
        policy = "uniform" if gives_in else self.policy
        for attempt in range(TRIES):
            prompt = self._choose_prompt(policy, attempt)
            values = default_answer(prompt) if attempt == 0 and policy in ("first", "greedy") else None
            if await self._answer(prompt, values or answer(prompt, self.rng)):
                return True
        return False

    def _choose_prompt(self, policy: Policy, attempt: int) -> Prompt:
        """The prompt chosen by the policy; after many refusals any prompt."""
        prompts = self.session.prompts()
        waited = [p for p in prompts if p.waits] or list(prompts)
        if policy in ("uniform", "messy") or attempt > TRIES // 2:
            return self.rng.choice(prompts if self.rng.randrange(4) == 0 else waited)
        if policy == "greedy":
            return next((p for p in waited if p.id.rpartition("@")[0] == self.last_id), waited[0])
        group = [p for p in waited if p.ask == waited[0].ask]
        return group[0] if policy == "first" else group[-1]

    async def _answer(self, prompt: Prompt, values: dict[str, object]) -> bool:
        before, state = state_hash(self.session.state), self.session.state
        try:
            await self.session.answer(prompt.id, values, by="selfplay")
        except Illegal:
            if state_hash(self.session.state) != before:
                self.breaches.append(f"{prompt.id}: a refused answer changed the state.")
            return False
        if state_hash(state) != before:
            self.breaches.append(f"{prompt.move}: the move changed its input.")
        if self.rng.randrange(REPEAT_EVERY) == 0:
            await self._repeat_answer(prompt, values)
        self.last_id = prompt.id.rpartition("@")[0]
        return True

    async def _repeat_answer(self, prompt: Prompt, values: dict[str, object]) -> None:
        """Send the same answer a second time, which must be refused."""
        try:
            await self.session.answer(prompt.id, values, by="selfplay")
        except Stale:
            return
        except Illegal:
            pass  # refused for its values, so the prompt was open
        self.breaches.append(f"{prompt.id}: it was open again at once under the same id.")

    async def _interrupt(self) -> None:
        """Make a correction, undo a move, or let the time run out."""
        match self.rng.randrange(4):
            case 0:
                await self._correct()
            case 1:
                offer = self.session.undo_offer()
                if offer:
                    await self.session.undo(offer[0], by="selfplay")
            case 2:
                await self._drop()
            case _:
                self.ms += self.session.next_due_ms() or 0
                await self.session.tick()
        await self.session.pause(False, by="selfplay")

    async def _correct(self) -> None:
        items = self.session.corrections()
        if not items:
            return
        item = self.rng.choice(items)
        prompt = as_form(item)
        try:
            await self.session.answer(prompt.id, answer(prompt, self.rng), by="selfplay")
        except Illegal as why:
            if isinstance(item, PublicNumber):
                self.breaches.append(f"{item.id}: a number within its limits is refused: {why}.")

    async def _drop(self) -> None:
        moves = moves_in_force(self.session.lines)[-4:]
        if not moves:
            return
        move = self.rng.choice(moves)
        try:
            await self.session.drop(move.n, by="selfplay", seat=move.seat)
        except Stale:
            return


def _head(game: AnyGame, rng: Random, game_id: str, party: Party, policy: Policy, known: Catalogue) -> Head:
    """The head of a game with the default house rules; the random policies have random ones."""
    seated = seating(game, party.seats, rng.randrange(party.seats))
    chosen = house_rules(game, rng) if policy in ("uniform", "messy") else {}
    if party.tracking:
        chosen["tracking"] = party.tracking
    options = msgspec.convert(chosen, game.option_type)
    rule = ClockRule(mode=rng.choice(("off", "up", "bank")), bank_ms=60_000, increment_ms=1000)
    return new_head(game, seated, options, known, rule, game_id, "2026-01-01T00:00:00Z")


async def _replay_breaches(game: AnyGame, head: Head, store: Store, session: Session) -> Iterable[str]:
    """Breaches of the law that the store and an export fold to the same state."""
    kept_head, lines = await store.lines(head.id)
    if kept_head != head or tuple(lines) != session.lines:
        return ("The store gives back other lines than were played.",)
    if state_hash(replay(game, head, lines).now.state) != state_hash(session.state):
        return ("The lines fold to another state than was played.",)
    shown_head, shown, _ = read_record(session.export())
    if session.is_finished and state_hash(replay(game, shown_head, shown).now.state) != state_hash(session.state):
        return ("The export folds to another state than was played.",)
    return ()
