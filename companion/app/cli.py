"""The `companion` command: its arguments; errors become one sentence on stderr and exit code 2.

Starting a table or touchscreen is done here, with as few imports as possible; the other commands are in commands.py.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from io import TextIOWrapper
from pathlib import Path

from companion.app.startup import PORT, StartOptions, data_folder, prepare
from companion.view.languages import LANGS

AddCommand = Callable[[str, str], argparse.ArgumentParser]  # name and help text; the group then adds its arguments


def run(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code: 0 done, 1 a check failed, 2 impossible."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # letters that the terminal lacks become question marks
    words = _parser().parse_args(argv)
    try:
        return _run_command(words)
    except KeyboardInterrupt:
        return 0
    except EOFError:  # a question without an answer: standard input is closed
        return 1
    except Exception as error:
        sentence = _sentence(error, words.lang)
        if not sentence:
            raise
        print(f"companion: {sentence}", file=sys.stderr)
        return 2


def _run_command(words: argparse.Namespace) -> int:
    match words.command:
        case None:
            return _start(_settings(words))
        case "demo":
            return _demo(words)
        case "screen":
            from companion.box.address_file import become_screen

            become_screen(words.file, words.window or "", os.environ)
        case "card":
            return _apply_card(words)
        case _:
            _write_log(verbose=words.verbose)
            from companion.app.commands import COMMANDS
            from companion.view.speaker import Speaker

            return COMMANDS[words.command](words, Speaker(words.lang or "en", None, (), ()))


def _sentence(error: Exception, lang: str | None) -> str:
    """The sentence for a user's error; "" for a bug."""
    from companion.errors import Trouble
    from companion.view.speaker import Speaker
    from rules.kit.types import Illegal

    return Speaker(lang or "en", None, (), ()).speak(error.say) if isinstance(error, Trouble | Illegal) else ""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="companion", description="A digital companion for physical board games.")
    _add_options(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")

    def command(name: str, text: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=text, description=text)

    for group in (
        _add_game_commands,
        _add_package_commands,
        _add_hardware_commands,
        _add_box_commands,
        _add_club_commands,
    ):
        group(command)
    return parser


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--headless", action="store_true", help="no touchscreen, even where there is a display")
    parser.add_argument(
        "--port", type=int, default=PORT, metavar="N", help="port of the web page (default %(default)s)"
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="where games are saved (default: the user's data)")
    parser.add_argument("--simulate", action="store_true", help="simulated seat buttons and dice reader")
    parser.add_argument("--lang", choices=LANGS, help="language of the table screen")
    parser.add_argument("--window", type=_size, metavar="WxH", help="a window instead of the whole display")
    parser.add_argument(
        "--screen-file", type=Path, metavar="FILE", help="write the address for `companion screen` to this file"
    )
    parser.add_argument("--card-file", type=Path, metavar="FILE", help="read what `companion card` wrote")
    parser.add_argument("--network", action="store_true", help="manage this machine's Wi-Fi through NetworkManager")
    parser.add_argument("--tls", action="store_true", help="serve the page over TLS with a self-signed certificate")
    parser.add_argument("--no-lan", action="store_false", dest="lan", help="serve only this machine, no phones")
    parser.add_argument("--verbose", action="store_true", help="write a more detailed log")


def _add_game_commands(command: AddCommand) -> None:
    command("games", "list the games, where each comes from, and what is wrong with those that are left out")
    command("list", "list finished and unfinished games")
    export = command("export", "print a game's record, or all finished games as a table")
    export.add_argument("game_id", type=_word, nargs="?", default="", metavar="GAME_ID")
    export.add_argument("--format", choices=("csv", "json"), default="", help="of all finished games (docs/exports.md)")
    command("import", "import a record file").add_argument("file", type=Path, metavar="FILE")
    command("catalogue", "export a game's catalogue").add_argument("game", type=_word, metavar="GAME")
    command("learn", "import a catalogue file").add_argument("file", type=Path, metavar="FILE")
    replay = command("replay", "replay a record and print the final position")
    replay.add_argument("file", type=Path, metavar="FILE")
    how = replay.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="as one line of JSON")
    how.add_argument("--story", action="store_true", help="what happened, as the log tells it")
    play = command("selfplay", "play random games through the real log and check the laws")
    play.add_argument("game", type=_word, metavar="GAME")
    play.add_argument("--games", type=int, default=10, metavar="N")
    play.add_argument("--seed", type=int, default=1, metavar="S")
    play.add_argument("--seats", type=int, metavar="K")
    command("demo", "let a game play itself at a human pace").add_argument("game", type=_word, metavar="GAME")
    command("rules", "print a game's rules, paragraph by paragraph").add_argument("game", type=_word, metavar="GAME")


def _add_package_commands(command: AddCommand) -> None:
    add = command("add", "add a game that is a package: a wheel, or a folder with its sources")
    add.add_argument("package", type=_word, metavar="WHEEL|FOLDER")
    add.add_argument("--yes", action="store_true", help="do not ask whether its code may run here")
    trial = command("try", "play a game that is being written: its tests, and a table that is made anew at every save")
    trial.add_argument("folder", type=_word, nargs="?", default=".", metavar="FOLDER")
    reference = command("reference", "print what a game can say, from its docstrings: every type, field and function")
    reference.add_argument("name", type=_word, nargs="?", default="", metavar="NAME", help="only what is called so")
    remove = command("remove", "remove a game that was added; its games are kept")
    remove.add_argument("package", type=_word, metavar="PACKAGE")
    new = command("new-game", "write the package of a small game, to begin one's own with")
    new.add_argument("name", type=_word, metavar="NAME")


def _add_hardware_commands(command: AddCommand) -> None:
    wiring = command("wiring", "list what is wired to which pin, and what to buy")
    wiring.add_argument(
        "file", type=Path, nargs="?", metavar="FILE", help="use this hardware.toml instead of the one in --data"
    )
    language = command("language", "list what a language lacks, of the companion and of every game")
    language.add_argument("task", choices=("check",))
    language.add_argument("code", nargs="?", choices=LANGS, help="only this language")
    doctor = command("doctor", "check display, touch, pins, serial ports, disk, clock and network")
    doctor.add_argument("--walk", action="store_true", help="show every lamp and sound, then print each press and roll")


def _add_box_commands(command: AddCommand) -> None:
    backup = command("backup", "back up games and settings to a folder (safe while running)")
    backup.add_argument("folder", type=Path, metavar="DIR")
    backup.add_argument(
        "--keep", type=_count, default=14, metavar="N", help="number of backups to keep (default %(default)s)"
    )
    shots = command("screenshots", "save screenshots of a sample game of each kind to a folder")
    shots.add_argument("folder", type=Path, metavar="DIR")
    shots.add_argument("--game", default="", metavar="GAME", help="only this game")
    shots.add_argument("--questions", action="store_true", help="also every question and every correction")
    screen = command("screen", "start only the touchscreen, for a companion started with --screen-file")
    screen.add_argument("file", type=Path, metavar="FILE")
    card = command("card", "apply the companion.toml of a flashed card (as root, before the companion starts)")
    card.add_argument("boot", type=Path, metavar="BOOT", help="the folder with companion.toml")
    card.add_argument("run", type=Path, metavar="RUN", help="the folder for its files: /run")


def _add_club_commands(command: AddCommand) -> None:
    club = command("club", "join a club by the link that it gives, or try the connection to it")
    club.add_argument("link", nargs="?", default="", metavar="LINK")
    club.add_argument(
        "--names", choices=("initials", "full"), default="initials", help="what the club may know of them"
    )
    hub = command("hub", "the hub of a club: keep what its tables publish, and show it")
    hub.add_argument("file", type=Path, metavar="HUB_TOML")
    tasks = hub.add_subparsers(title="instead of starting it", metavar="TASK", dest="task")
    referee = tasks.add_parser("referee", help="let somebody in as a referee; their password is asked")
    referee.add_argument("name", type=_word, metavar="NAME")
    referee.add_argument("--remove", action="store_true", help="let them in no more")
    table = tasks.add_parser("table", help="show a table's link as a QR code; its password is read from standard input")
    table.add_argument("name", type=_word, metavar="NAME")
    table.add_argument("--broker", default="", metavar="HOST:PORT", help="as the table reaches it (default: the hub's)")
    table.add_argument("--ca", type=Path, metavar="FILE", help="the certificate that signed the broker's")
    table.add_argument("--at", default="", metavar="ADDRESS", help="of the table's page: then a phone opens the code")
    table.add_argument(
        "--leave", type=Path, metavar="FOLDER", help="the hub's run folder: its desk shows the code, too"
    )
    tasks.add_parser("check", help="name each game that a table has and the database has not whole")
    forget = tasks.add_parser("forget", help="forget a person or a table, after it was said what goes")
    forget.add_argument("kind", choices=("person", "table"))
    forget.add_argument("name", type=_word, metavar="NAME")
    forget.add_argument("--yes", action="store_true", help="do not ask")
    revoke = tasks.add_parser("revoke", help="remove what a table has left at the broker, which lets it in no more")
    revoke.add_argument("name", type=_word, metavar="NAME")


def _word(word: str) -> str:
    """The word with undecodable bytes as question marks."""
    return word.encode(errors="replace").decode()


def _size(word: str) -> str:
    width, _, height = word.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{word} is not a size like 800x480")
    return word


def _count(word: str) -> int:
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"{word} is not a number from 1")
    return int(word)


def _start(settings: StartOptions) -> int:
    with prepare(settings) as start:
        _write_log(verbose=settings.verbose)
        import asyncio  # the touchscreen opens its window meanwhile

        from companion.app.main import Companion

        tell = partial(print, flush=True)  # also for programs that read the output
        asyncio.run(Companion(settings, start, tell).run())
    return 0


def _write_log(*, verbose: bool) -> None:
    import logging

    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, format="%(levelname)s %(message)s")


def _demo(words: argparse.Namespace) -> int:
    """Run a demo in a temporary data folder, apart from real records, with the games of the usual folder."""
    import tempfile

    from companion.app.commands import find_game

    game, home = find_game(words), data_folder(words.data)
    with contextlib.ExitStack() as stack:
        words.data = words.data or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        return _start(_settings(words, demo=game.id, packages=home))


def _apply_card(words: argparse.Namespace) -> int:
    """Apply the card's settings. The machine's start waits for this; mistakes are logged and shown, never fatal."""
    from companion.box.card import apply

    if mistakes := apply(words.boot, words.run):
        from companion.view.speaker import Speaker

        speaker = Speaker(words.lang or "en", None, (), ())
        for mistake in mistakes:
            print(f"companion: {speaker.speak(mistake)}", file=sys.stderr)
    return 0


def _settings(words: argparse.Namespace, **more: str | Path) -> StartOptions:
    said = {name: value for name, value in vars(words).items() if name in StartOptions._fields and value is not None}
    return StartOptions(**{**said, **more})


def main_entry() -> None:
    """The entry point of the `companion` command."""
    sys.exit(run())
