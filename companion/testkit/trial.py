"""The trial of a package's game, in a process of its own: `-m companion.testkit.trial ID MODULE NAME PATH SECONDS
RECORD...`

It prints "ready" once the companion is imported, "imported" once the game is, and at last a verdict as a line of JSON
(read by companion/packages/fitness.py). Output of the package itself is counted and discarded.
"""

from __future__ import annotations

import inspect
import os
import resource
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec
from msgspec import structs

from companion.errors import Damaged, Trouble
from companion.log.record import Played, read_record
from companion.packages.fitness import Verdict
from companion.records.records import fold
from companion.testkit import selfplay, whereabouts
from companion.testkit.laws import Laws
from companion.view import one_file
from companion.view.languages import ENGLISH, LANGS
from companion.view.one_file import constant
from companion.view.palette import SHAPES
from companion.view.rulebook import LESSONS, file_name, lessons, paragraphs
from companion.view.texts import text_sources, texts
from rules.kit import contract
from rules.kit.types import AnyGame, Game

GAMES = 2  # least number of random games
MOST_OUTPUT = 1_000_000  # bytes of the package's output: more would fill the log of a game night
MOST_FILE_BYTES = 64_000_000  # ... of a file: the random games are kept in one


class Misfit(Exception):
    """A fault of a game: the key of a sentence, and its arguments."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.verdict = Verdict(key=key, args=args)


def main(words: Sequence[str]) -> None:
    """Write to the stdout of this process; the package gets another stdout, of limited size."""
    mouth = os.fdopen(os.dup(1), "wb", buffering=0)
    printed = os.memfd_create("printed")
    for number in (1, 2):
        os.dup2(printed, number)
    resource.setrlimit(resource.RLIMIT_FSIZE, (MOST_FILE_BYTES, MOST_FILE_BYTES))
    mouth.write(b"ready\n")
    game_id, module, attribute, path, seconds, *records = words
    sys.path += filter(None, path.split(os.pathsep))
    verdict = judge(game_id, module, attribute, path, records, lambda: mouth.write(b"imported\n"), float(seconds))
    if os.fstat(printed).st_size >= MOST_OUTPUT:
        verdict = Verdict(key="package-loud", args={"most": MOST_OUTPUT // 1_000_000})
    mouth.write(msgspec.json.encode(verdict) + b"\n")
    os._exit(0)  # without waiting for anything of the package


def judge(
    game_id: str, module: str, attribute: str, path: str, records: Iterable[str], report_import: Callable[[], object],
    seconds: float = 0.0,
) -> Verdict:  # fmt: skip
    """The verdict on the game that Python finds on this path ("" = anywhere); laws are tried while `seconds` allow."""
    try:
        if path:
            check_origin(module.partition(".")[0], path)
        game = import_game(module, attribute)
        report_import()
        check_game(game, game_id, module, seconds)
        for record in records:
            check_record(game, Path(record))
    except Misfit as unfit:
        return unfit.verdict
    return Verdict()


def check_origin(package: str, path: str) -> None:
    """Raises Misfit if Python finds another module of that name: the companion's own are never replaced."""
    try:
        spec = find_spec(package)  # this compiles a file in a wheel
    except SyntaxError as why:
        raise Misfit("package-import", why=_short(why, package)) from why
    if spec is None or not (spec.origin or "").startswith(tuple(f"{each}/" for each in path.split(os.pathsep))):
        raise Misfit("package-module", module=package)


def import_game(module: str, attribute: str) -> AnyGame:
    """The game. Raises Misfit if there is none, or if it was written for another version of the contract."""
    try:
        written_for = _contract_version(module.partition(".")[0])
        if written_for > contract.VERSION:
            raise Misfit("package-newer", needs=written_for, has=contract.VERSION)
        if written_for < contract.OLDEST:
            raise Misfit("package-older", needs=written_for, least=contract.OLDEST)
        game = vars(import_module(module))[attribute]
    except Misfit:
        raise
    except BaseException as why:  # even SystemExit
        raise Misfit("package-import", why=_short(why, module.partition(".")[0])) from why
    if not isinstance(game, Game):
        raise Misfit("package-no-game", what=f"{module}:{attribute}")
    return game


def _contract_version(package: str) -> int:
    """The version of the contract, without importing a game in one file."""
    source = one_file.game_source(package)
    found = vars(import_module(package)).get("CONTRACT", 1) if source is None else constant(source, "CONTRACT", 1)
    return int(found)


def check_game(game: AnyGame, game_id: str, module: str, seconds: float) -> None:
    """Raises Misfit if the game lacks a required part, or breaks a law."""
    try:
        if (game.id, game.home) != (game_id, module.rpartition(".")[0] or module):
            raise Misfit("package-other-id", says=game.id, package=game.home)
        most = len(SHAPES)  # a colour and a chair shape per seat
        if not game.seats or not set(game.seats) <= set(range(1, most + 1)) or len(game.tints) < max(game.seats):
            raise Misfit("package-seats", most=most)
        if game.version < 1 or not game.endings or game.icon not in {glyph.id for glyph in game.glyphs}:
            raise Misfit("package-shape")
        _read_words(game.home)
        _try_laws(game, seconds)
    except Misfit:
        raise
    except BaseException as why:
        raise Misfit("package-fails", why=_short(why, game.home)) from why


def _try_laws(game: AnyGame, seconds: float) -> None:
    """Raises Misfit for a broken law. Random games come first, so that a leak is reported before all else."""
    until_s, laws = time.monotonic() + seconds, Laws(game)
    report = selfplay.run(game, games=GAMES, seed=1, seats=None, look=40, seconds=seconds / 2)
    for leak in report.leaks:
        at = whereabouts.locate_sentence(game, f"{leak.move}: ")
        raise Misfit(leak.say.key, **{**structs.asdict(leak), "prompt": f"{at}: {leak.prompt}"})
    law = (inspect.getdoc(Laws.check_random_games) or "").partition(" 0:")[0]
    broken = (law, report.broken[0]) if report.broken else laws.first_breach(until_s)
    if broken:
        law, how = broken
        how = f"{whereabouts.locate_sentence(game, how)}: {how}"
        raise Misfit("package-law", law=" ".join(law.split()), how=how)


def _read_words(package: str) -> None:
    """Fill the cache of the texts, and check that rules and lessons can be read."""
    module = "" if one_file.game_source(package) is None else f"{package}.py"
    for lang in LANGS:
        file = module or f"text/{lang}.ftl"
        try:
            if not text_sources(package, lang):
                if lang == ENGLISH:
                    raise Misfit("package-no-file", file=file)
                continue
            if not any("title" in messages for messages in texts(package, lang).values()):
                raise Misfit("package-text", file=file)
            file = module or file_name(lang)
            if not paragraphs(package, lang):
                raise Misfit("package-no-rules", file=file)
            file = module or file_name(lang, LESSONS)
            lessons(package, lang)
        except UnicodeDecodeError as why:
            raise Misfit("package-not-text", file=file) from why
        except OSError as why:
            raise Misfit("package-no-file", file=file) from why


def check_record(game: AnyGame, file: Path) -> None:
    """Raises Misfit if an unfinished game cannot go on with this version."""
    head, lines, _ = read_record(file.read_bytes())
    try:
        fold(head, lines, find={game.id: game}.__getitem__)
    except (Trouble, Exception) as why:
        line = why.say.args.get("line", 0) if isinstance(why, Damaged) else 0
        stops = next((each for each in lines if each.n + 1 == line), None)
        move = stops.move if isinstance(stops, Played) else ""
        is_known = move in (*game.numbers, *(str(kind.__struct_config__.tag) for kind in game.move_types))
        args: dict[str, str | int] = {"names": ", ".join(head.seats), "had": head.version, "has": game.version}
        key = "package-game-in-progress" if is_known or not move else "package-move-gone"
        raise Misfit(key, **args, line=line if isinstance(line, int) else 0, move=move) from why


def _short(why: BaseException, package: str) -> str:
    """The error in one line with its place, for people who may be able to fix it."""
    at, says = whereabouts.locate_failure(why, package), f"{type(why).__name__}: {why}"
    if isinstance(why, SyntaxError):
        says = f"{type(why).__name__}: {why.msg}"
    if isinstance(why, Trouble) and why.__cause__:  # its own sentence is for players
        says = f"{type(why.__cause__).__name__}: {why.__cause__}"
    return (f"{at}: {says}" if at else says).splitlines()[0][:300]


if __name__ == "__main__":
    main(sys.argv[1:])
