"""The commands. Their arguments are in cli.py."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from getpass import getpass
from pathlib import Path

import msgspec

from companion.app import language, main, package_commands
from companion.app.startup import data_folder
from companion.devices.hardware_file import load_hardware
from companion.errors import Damaged, Trouble
from companion.log.disk.backup import NOTHING_NEW, back_up
from companion.log.disk.store import open_store, utc_now
from companion.packages.shelf import Packages
from companion.records import catalogue_file, plays, records
from companion.records.archive import Archive
from companion.table.club_door import initials
from companion.table.games import Games
from companion.table.kept_games import KeptGames
from companion.view.qr import terminal_qr
from companion.view.rulebook import paragraphs
from companion.view.speaker import Speaker
from rules.kit.shelf import Shelf
from rules.kit.types import AnyGame, Say


def _list(words: argparse.Namespace, speaker: Speaker) -> int:
    for entry in asyncio.run(records.entries(data_folder(words.data))):
        state = speaker.speak(Say(key="command-finished" if entry.finished else "command-unfinished"))
        result = entry.result or ", ".join(entry.seats)
        print(f"{entry.id}  {entry.utc[:16]}  {entry.game}  {state}  {_moves(entry.moves, speaker)}  {result}")
    return 0


def _moves(n: int, speaker: Speaker) -> str:
    return speaker.speak(Say(key="command-moves", args={"n": n}))


def _export(words: argparse.Namespace, speaker: Speaker) -> int:
    if bool(words.game_id) == bool(words.format):
        raise Trouble("export-which")
    folder, games = data_folder(words.data), shelf(words)
    if words.game_id:
        sys.stdout.buffer.write(asyncio.run(records.export(folder, words.game_id, games.find)))
        return 0
    sys.stdout.buffer.write(asyncio.run(_plays(folder, words.format, replace(speaker, titles=games.packages), games)))
    return 0


async def _plays(folder: Path, kind: plays.Kind, speaker: Speaker, games: Shelf) -> bytes:
    """All finished games of a data folder, with names as the club may know them."""
    from companion.club import config

    club = config.load(folder)
    async with open_store(folder) as store:
        kept = KeptGames(store, Games(games), utc_now)
        await kept.load()
        archive = Archive(store, lambda: kept.finished_games, games.find)
        await archive.catch_up()
        named = initials if club and club.names == "initials" else tuple
        return plays.plays_file(await kept.load_finished(), archive.digests, kind, named, speaker)


def _import(words: argparse.Namespace, speaker: Speaker) -> int:
    head, lines, _ = records.read_file(words.file)
    session = records.fold(head, lines, find=shelf(words).find)
    asyncio.run(records.import_record(data_folder(words.data), head, lines))
    print(f"{head.id}  {head.game}  {_moves(records.count_moves(session), speaker)}")
    return 0


def _catalogue(words: argparse.Namespace, speaker: Speaker) -> int:
    game = find_game(words)
    known = asyncio.run(catalogue_file.load_catalogue(data_folder(words.data), game))
    sys.stdout.buffer.write(catalogue_file.file_bytes(known))
    return 0


def _learn(words: argparse.Namespace, speaker: Speaker) -> int:
    game, told = catalogue_file.read(words.file, shelf(words).find)
    wrong = asyncio.run(catalogue_file.import_catalogue(data_folder(words.data), game, told))
    own = Speaker(speaker.lang, game.home, (), ())
    for say in wrong:
        print(f"companion: {words.file}: {own.speak(say)}", file=sys.stderr)
    if wrong:
        return 2
    n = sum(len(entries) for entries in told.catalogue.values()) + len(told.places)
    learned = Say(key="command-learned", args={"n": n})
    print(f"{game.id}  {speaker.speak(learned)}")
    return 0


def _replay(words: argparse.Namespace, speaker: Speaker) -> int:
    head, lines, warnings = records.read_file(words.file)
    session = records.fold(head, lines, find=shelf(words).find)
    for warning in warnings:
        print(f"companion: {speaker.speak(warning)}", file=sys.stderr)
    if words.json:
        print(msgspec.json.encode(records.summary(session)).decode())
        return 0
    print(*(records.story if words.story else records.end_report)(session, speaker.lang), sep="\n")
    return 0


def _selfplay(words: argparse.Namespace, speaker: Speaker) -> int:
    from companion.testkit import (
        selfplay,  # imported here and below: only one command needs it, and each start would wait for it
    )

    report = selfplay.run(find_game(words), words.games, words.seed, words.seats)
    print(*report.lines(speaker), sep="\n")
    return 1 if report.broken else 0


def _try(words: argparse.Namespace, speaker: Speaker) -> int:
    from companion.app import try_command

    return try_command.run(words, speaker, lambda line: print(line, flush=True))


def _reference(words: argparse.Namespace, speaker: Speaker) -> int:
    from companion.testkit import reference

    found = [*reference.paragraphs(words.name)]
    if not found:
        raise Trouble("reference-nothing", name=words.name)
    print("\n\n".join(found))
    return 0


def _rules(words: argparse.Namespace, speaker: Speaker) -> int:
    heading = ""
    for paragraph in paragraphs(find_game(words).home, speaker.lang).values():
        if paragraph.heading != heading:
            heading = paragraph.heading
            print(f"\n{heading}")
        print(f"{paragraph.id:8} [{paragraph.flag}] {paragraph.text}")
    return 0


def _backup(words: argparse.Namespace, speaker: Speaker) -> int:
    stamp = utc_now().replace(":", "")
    made = back_up(data_folder(words.data), words.folder, stamp, words.keep)
    print(made or speaker.speak(NOTHING_NEW))
    return 0


def _screenshots(words: argparse.Namespace, speaker: Speaker) -> int:
    from companion.testkit import screenshots

    games = shelf(words)
    for evening in screenshots.evenings(words.game, games):
        drawn = screenshots.draw(evening, words.folder, words.questions, games, words.lang or "")
        print(f"{words.folder / evening.game}  {speaker.speak(Say(key='command-pictures', args={'n': drawn}))}")
    return 0


def _wiring(words: argparse.Namespace, speaker: Speaker) -> int:
    from companion.doctor import wiring_table

    hardware = load_hardware(words.file or data_folder(words.data) / main.HARDWARE)
    print(*wiring_table.wiring_lines(hardware, speaker.speak), sep="\n")
    return 0


def _doctor(words: argparse.Namespace, speaker: Speaker) -> int:
    from companion.doctor import checks, touch
    from companion.doctor.finding import Probes

    if words.walk:
        return _walk(words, speaker)
    findings = checks.checks(data_folder(words.data))
    for finding in findings:
        advice = f": {speaker.speak(finding.advice)}." if finding.advice else ""
        print(f"{finding.grade:4} {speaker.speak(finding.say)}{advice}")
    is_tapped = not sys.stdin.isatty() or touch.tap_here(Probes(), os.environ, _printer(speaker), sys.stdin.fileno())
    return 0 if is_tapped and not any(f.grade == "bad" for f in findings) else 1


def _walk(words: argparse.Namespace, speaker: Speaker) -> int:
    from companion.doctor.walk import walk_here

    file = data_folder(words.data) / main.HARDWARE
    return 0 if walk_here(file, _printer(speaker), sys.stdin.readline) else 1


def _club(words: argparse.Namespace, speaker: Speaker) -> int:
    from companion.club import config
    from companion.doctor.checks import refusal

    folder = data_folder(words.data)
    club = config.join(folder, words.link, words.names) if words.link else config.load(folder)
    if club is None:
        print(speaker.speak(Say(key="club-none")))
        return 1
    if why := asyncio.run(refusal(club)):
        print(f"companion: {speaker.speak(why)}", file=sys.stderr)
        return 1
    key = "club-joined" if words.link else "club-answers"
    print(speaker.speak(Say(key=key, args={"table": club.table, "host": club.broker.host})))
    return 0


def _hub(words: argparse.Namespace, speaker: Speaker) -> int:
    from companion.hub import main as hub

    if words.task:
        return HUB_TASKS[words.task](words, speaker)
    asyncio.run(hub.run(words.file, lambda sentence: print(sentence, flush=True)))
    return 0


def _referee(words: argparse.Namespace, speaker: Speaker) -> int:
    """Add a referee. The password is prompted for, which keeps it out of the process list and the shell's history."""
    from companion.hub import chores
    from companion.hub.refereeing import referees

    if words.remove:
        was_one = asyncio.run(chores.use_database(words.file, referees.remove, words.name))
        print(speaker.speak(Say(key="referee-gone" if was_one else "referee-unknown", args={"name": words.name})))
        return 0 if was_one else 1
    asked = (speaker.speak(Say(key=key, args={"name": words.name})) for key in ("referee-asked", "referee-again"))
    password, again = (getpass(f"{sentence} ") for sentence in asked)
    if password != again:
        raise Damaged("referee-differs")
    asyncio.run(chores.use_database(words.file, referees.keep, words.name, password))
    print(speaker.speak(Say(key="referee-kept", args={"name": words.name})))
    return 0


def _print_table_link(words: argparse.Namespace, speaker: Speaker) -> int:
    """Print a table's link and QR code; the only copy is the one for the referees' desk until the table connects."""
    from companion.hub import chores, live_tables

    line, code = chores.table_link(words.file, words.name, sys.stdin.readline(), words.broker, words.ca, words.at)
    print(f"{line}\n\n{terminal_qr(code)}")
    if words.leave is not None and live_tables.leave_code(words.leave, words.name, code):
        print(speaker.speak(Say(key="hub-table-desk")))
    how = "hub-table-at" if words.at else "hub-table-how"
    print(speaker.speak(Say(key=how, args={"table": words.name})))
    return 0


def _forget(words: argparse.Namespace, speaker: Speaker) -> int:
    """Forget a person or table after confirmation; without a terminal the answer is no."""
    from companion.hub import chores
    from companion.hub.ingest import retention

    many = asyncio.run(chores.use_database(words.file, retention.COUNTERS[words.kind], words.name))
    goes = Say(key=f"hub-forget-{words.kind}-goes", args={"n": many, "name": words.name})
    if words.yes:
        print(speaker.speak(goes))
    elif not package_commands.ask_consent(goes, "hub-forget", speaker):
        return 1
    asyncio.run(chores.use_database(words.file, retention.FORGETS[words.kind], words.name))
    print(speaker.speak(Say(key="hub-was-forgotten", args={"name": words.name})))
    return 0


def _revoke(words: argparse.Namespace, speaker: Speaker) -> int:
    """Remove a table's retained messages from the broker; its games stay."""
    from companion.hub import chores
    from companion.hub.ingest import retention

    asyncio.run(chores.use_database(words.file, retention.release_table, words.name))
    print(speaker.speak(Say(key="hub-was-revoked", args={"table": words.name})))
    return 0


def _check_hub(words: argparse.Namespace, speaker: Speaker) -> int:
    """Print each game that tables have and the database lacks."""
    from companion.hub import chores
    from companion.hub.ingest import gaps

    many, lacks = asyncio.run(chores.use_database(words.file, gaps.survey))
    says = [Say(key="hub-lack", args={"table": each.table, "game": each.game, "what": each.say}) for each in lacks]
    for say in says or [Say(key="hub-lacks-none", args={"n": many})]:
        print(speaker.speak(say))
    return 1 if lacks else 0


def _printer(speaker: Speaker) -> Callable[[Say], None]:
    return lambda say: print(speaker.speak(say), flush=True)


def shelf(words: argparse.Namespace) -> Shelf:
    """All games of this companion, including those in its data folder."""
    return Packages(data_folder(words.data)).shelf


def find_game(words: argparse.Namespace) -> AnyGame:
    """The game named on the command line. Raises Trouble if there is none."""
    try:
        return shelf(words).find(words.game)
    except KeyError:
        raise Trouble("no-such-game", game=words.game) from None


Command = Callable[[argparse.Namespace, Speaker], int]

HUB_TASKS: dict[str, Command] = {
    "referee": _referee,
    "table": _print_table_link,
    "check": _check_hub,
    "forget": _forget,
    "revoke": _revoke,
}
COMMANDS: dict[str, Command] = {
    "games": package_commands.games,
    "add": package_commands.add,
    "remove": package_commands.remove,
    "new-game": package_commands.new_game,
    "try": _try,
    "reference": _reference,
    "list": _list,
    "export": _export,
    "import": _import,
    "catalogue": _catalogue,
    "learn": _learn,
    "replay": _replay,
    "selfplay": _selfplay,
    "rules": _rules,
    "backup": _backup,
    "screenshots": _screenshots,
    "wiring": _wiring,
    "club": _club,
    "hub": _hub,
    "doctor": _doctor,
    "language": language.compare,
}
