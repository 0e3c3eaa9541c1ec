"""The `companion` command: every word a person can type, one sentence on stderr and exit 2 where it cannot be done."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from companion import main, printed, records, screen_file
from companion.errors import Trouble
from companion.log.backup import NOTHING_NEW, back_up
from companion.view.rulebook import paragraphs
from companion.view.speak import Speaker
from companion.wired import wired
from rules.games import GAMES, find
from rules.kit.types import AnyGame, Illegal, Say


def run(argv: Sequence[str] | None = None) -> int:
    """Do what the words say; the exit code: 0 done, 1 a check failed, 2 it cannot be done."""
    words = _parser().parse_args(argv)
    logging.basicConfig(level=logging.INFO if words.verbose else logging.WARNING, format="%(levelname)s %(message)s")
    speaker = Speaker(words.lang or "en", None, (), ())
    try:
        return int(words.do(words, speaker))
    except (Trouble, Illegal) as error:
        print(f"companion: {speaker.speak(error.say)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="companion", description="A companion beside a physical board game.")
    parser.add_argument("--headless", action="store_true", help="no touchscreen, even where there is a display")
    parser.add_argument("--port", type=int, default=main.PORT, metavar="N", help="of the page (default %(default)s)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (default: the user's data)")
    parser.add_argument("--simulate", action="store_true", help="simulated seat buttons and dice reader")
    parser.add_argument("--lang", choices=("en", "nl"), help="language of the table")
    parser.add_argument("--window", type=_size, metavar="WxH", help="a window instead of the whole display")
    parser.add_argument("--screen-file", type=Path, metavar="FILE", help="write there how `companion screen` finds us")
    parser.add_argument("--tls", action="store_true", help="the page over TLS, with a certificate of its own")
    parser.add_argument("--no-lan", action="store_true", help="only for this machine, no phones")
    parser.add_argument("--verbose", action="store_true", help="say more in the log")
    parser.set_defaults(do=_start)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def command(name: str, do: object, text: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text)
        sub.set_defaults(do=do)
        return sub

    command("games", _games, "the games it knows")
    command("list", _list, "the games that were played or are running")
    command("export", _export, "print a game's record").add_argument("game_id", metavar="GAME_ID")
    command("import", _import, "take a record file in").add_argument("file", type=Path, metavar="FILE")
    command("catalogue", _catalogue, "print the printed values it knows of a game").add_argument("game", metavar="GAME")
    command("learn", _learn, "take in printed values from such a file").add_argument("file", type=Path, metavar="FILE")
    replay = command("replay", _replay, "fold a record and print where it ends")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--json", action="store_true", help="as one line of JSON")
    play = command("selfplay", _selfplay, "play at random through the real log and check the laws")
    play.add_argument("game", metavar="GAME")
    play.add_argument("--games", type=int, default=10, metavar="N")
    play.add_argument("--seed", type=int, default=1, metavar="S")
    play.add_argument("--seats", type=int, metavar="K")
    command("demo", _demo, "let a game play itself at a human pace").add_argument("game", metavar="GAME")
    record = command("record-hardware", _record_hardware, "start, and record what the hardware reports into a file")
    record.add_argument("file", type=Path, metavar="FILE")
    recorded = command("play-hardware", _play_hardware, "play such a file again, without waiting")
    recorded.add_argument("file", type=Path, metavar="FILE")
    command("rules", _rules, "a game's rules, paragraph by paragraph").add_argument("game", metavar="GAME")
    backup = command("backup", _backup, "copy games and settings into a folder, also while it runs")
    backup.add_argument("folder", type=Path, metavar="DIR")
    backup.add_argument("--keep", type=_count, default=14, metavar="N", help="of all copies (default %(default)s)")
    shots = command("screenshots", _screenshots, "draw the screens of an evening of every game into a folder")
    shots.add_argument("folder", type=Path, metavar="DIR")
    shots.add_argument("--game", default="", metavar="GAME", help="of this game only")
    shots.add_argument("--questions", action="store_true", help="also everything that is ever asked or set right")
    screen = command("screen", _screen, "the touchscreen alone, of a companion started with --screen-file")
    screen.add_argument("file", type=Path, metavar="FILE")
    wiring = command("wiring", _wiring, "what is wired to which pin, and what to buy for it")
    wiring.add_argument("file", type=Path, nargs="?", metavar="FILE", help="another hardware.toml than that of --data")
    wiring.add_argument("--svg", type=Path, metavar="FILE", help="draw it there")
    doctor = command("doctor", _doctor, "look at pins, serial ports, disk, clock, LAN and texts")
    doctor.add_argument("--walk", action="store_true", help="try every button, knob, reader, lamp and sound in turn")
    doctor.add_argument("--simulate", action="store_true", default=argparse.SUPPRESS, help="walk through the simulator")
    return parser


def _size(word: str) -> str:
    width, _, height = word.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{word} is not a size like 800x480")
    return word


def _count(word: str) -> int:
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"{word} is not a number from 1")
    return int(word)


def _start(words: argparse.Namespace, speaker: Speaker) -> int:
    asyncio.run(main.Companion(_settings(words), _tell).run())
    return 0


def _tell(sentence: str) -> None:
    """At once, also where a program reads along."""
    print(sentence, flush=True)


def _settings(words: argparse.Namespace, demo: str = "", record: Path | None = None) -> main.Settings:
    return main.Settings(
        headless=words.headless,
        port=words.port,
        data=words.data,
        simulate=words.simulate,
        lang=words.lang,
        lan=not words.no_lan,
        demo=demo,
        record=record,
        window=words.window or "",
        screen_file=words.screen_file,
        tls=words.tls,
    )


def _games(words: argparse.Namespace, speaker: Speaker) -> int:
    for game in GAMES:
        print(f"{game.id}  {_title(game, speaker)}  {game.seats.start}-{game.seats.stop - 1}")
    return 0


def _title(game: AnyGame, speaker: Speaker) -> str:
    return Speaker(speaker.lang, records.package_of(game), (), ()).speak(Say(key="title"))


def _list(words: argparse.Namespace, speaker: Speaker) -> int:
    for entry in asyncio.run(records.entries(main.data_folder(words.data))):
        state = "finished" if entry.finished else "running"
        result = entry.result or ", ".join(entry.seats)
        print(f"{entry.id}  {entry.utc[:16]}  {entry.game}  {state}  {entry.moves} moves  {result}")
    return 0


def _export(words: argparse.Namespace, speaker: Speaker) -> int:
    sys.stdout.buffer.write(asyncio.run(records.export(main.data_folder(words.data), words.game_id)))
    return 0


def _import(words: argparse.Namespace, speaker: Speaker) -> int:
    folded = records.folded(words.file)
    asyncio.run(records.take_in(main.data_folder(words.data), folded))
    print(f"{folded.head.id}  {folded.head.game}  {folded.moves} moves")
    return 0


def _catalogue(words: argparse.Namespace, speaker: Speaker) -> int:
    game = _find(words.game)
    known = asyncio.run(printed.kept(main.data_folder(words.data), game))
    sys.stdout.buffer.write(printed.write(game, known))
    return 0


def _learn(words: argparse.Namespace, speaker: Speaker) -> int:
    game, told = printed.read(words.file)
    wrong = asyncio.run(printed.take_in(main.data_folder(words.data), game, told))
    own = Speaker(speaker.lang, records.package_of(game), (), ())
    for say in wrong:
        print(f"companion: {words.file}: {own.speak(say)}", file=sys.stderr)
    if wrong:
        return 2
    print(f"{game.id}  {sum(len(entries) for entries in told.values())} printed values")
    return 0


def _replay(words: argparse.Namespace, speaker: Speaker) -> int:
    folded = records.folded(words.file)
    for warning in folded.warnings:
        print(f"companion: {speaker.speak(warning)}", file=sys.stderr)
    if words.json:
        print(msgspec.json.encode(records.summary(folded)).decode())
        return 0
    for line in records.told(folded, speaker.lang):
        print(line)
    return 0


def _selfplay(words: argparse.Namespace, speaker: Speaker) -> int:
    from companion import selfplay  # here and below: only this command needs it, and every start would wait for it

    report = selfplay.run(_find(words.game), words.games, words.seed, words.seats)
    for line in report.told():
        print(line)
    return 1 if report.broken else 0


def _demo(words: argparse.Namespace, speaker: Speaker) -> int:
    """In a folder of its own, so that no evening's records are mixed with it."""
    with tempfile.TemporaryDirectory() as folder:
        words.data = words.data or Path(folder)
        asyncio.run(main.Companion(_settings(words, demo=_find(words.game).id), _tell).run())
    return 0


def _record_hardware(words: argparse.Namespace, speaker: Speaker) -> int:
    asyncio.run(main.Companion(_settings(words, record=words.file), _tell).run())
    return 0


def _play_hardware(words: argparse.Namespace, speaker: Speaker) -> int:
    """In a folder of its own: whether the same comes of it that came of it then."""
    from companion import playback, traces

    entries = traces.read(words.file)
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(playback.play(entries, Path(folder), print))
    print(f"{outcome.signals} signals  {outcome.lines} lines")
    if outcome.differs:
        print(f"companion: {words.file}: {outcome.differs}", file=sys.stderr)
    return 1 if outcome.differs else 0


def _rules(words: argparse.Namespace, speaker: Speaker) -> int:
    heading = ""
    for paragraph in paragraphs(records.package_of(_find(words.game)), speaker.lang).values():
        if paragraph.heading != heading:
            heading = paragraph.heading
            print(f"\n{heading}")
        print(f"{paragraph.id:8} [{paragraph.flag}] {paragraph.text}")
    return 0


def _backup(words: argparse.Namespace, speaker: Speaker) -> int:
    stamp = main.utc().replace(":", "")
    made = back_up(main.data_folder(words.data), words.folder, stamp, words.keep)
    print(made or speaker.speak(NOTHING_NEW))
    return 0


def _screen(words: argparse.Namespace, speaker: Speaker) -> int:
    screen_file.become_screen(words.file, words.window or "", os.environ)


def _screenshots(words: argparse.Namespace, speaker: Speaker) -> int:
    from companion import screenshots

    for evening in screenshots.evenings(words.game):
        drawn = screenshots.draw(evening, words.folder, words.questions)
        print(f"{words.folder / evening.game}  {drawn} pictures")
    return 0


def _wiring(words: argparse.Namespace, speaker: Speaker) -> int:
    from companion.wiring import picture, svg
    from companion.wiring import words as written

    hardware = wired(words.file or main.data_folder(words.data) / main.HARDWARE)
    if words.svg:
        words.svg.write_text(svg.svg(picture.picture(hardware, speaker.speak)), encoding="utf-8")
        return 0
    for line in written.told(hardware, speaker.speak):
        print(line)
    return 0


def _doctor(words: argparse.Namespace, speaker: Speaker) -> int:
    from companion import doctor

    if words.walk:
        return _walk(words, speaker)
    findings = doctor.checks(main.data_folder(words.data))
    for finding in findings:
        advice = f": {speaker.speak(finding.advice)}." if finding.advice else ""
        print(f"{finding.grade:4} {speaker.speak(finding.say)}{advice}")
    return 1 if any(f.grade == "bad" for f in findings) else 0


def _walk(words: argparse.Namespace, speaker: Speaker) -> int:
    from companion import doctor_rig

    def tell(say: Say) -> None:
        print(speaker.speak(say), flush=True)

    if words.simulate:
        return 0 if doctor_rig.walk_simulated(tell) else 1
    file = main.data_folder(words.data) / main.HARDWARE
    return 0 if doctor_rig.walk_here(file, tell, sys.stdin) else 1


def _find(game_id: str) -> AnyGame:
    try:
        return find(game_id)
    except KeyError:
        raise Trouble("no-such-game", game=game_id) from None


def main_entry() -> None:
    """The entry point of the `companion` command."""
    sys.exit(run())
