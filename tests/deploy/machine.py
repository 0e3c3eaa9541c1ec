"""A bare machine for the scripts: a copy of them, and a PATH on which every installing command is a fake.

Each fake records its calls; a file named after it in `broken` makes it fail.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from subprocess import CompletedProcess

ROOT = Path(__file__).parents[2]
REAL = (
    "basename", "bash", "cat", "chmod", "cp", "cut", "dirname", "env", "grep", "mkdir", "rm", "sh", "sha256sum",
    "true", "uname",
)  # fmt: skip
TELL = '#!/bin/sh\necho "${0##*/} $*" >>"$CALLS"\n[ ! -e "$BROKEN/${0##*/}" ] || exit 1\n'

# Python: makes an environment as fake as itself, and is real except for pip and pytest.
PYTHON = f"""#!/bin/sh
case "$1 $2" in
"-m venv")
    mkdir -p .venv/bin && cp "$0" .venv/bin/python && : >.venv/pyvenv.cfg && echo "$PWD/.venv" >.venv/bin/activate ;;
"-m pip" | "-m pytest")
    echo "$2 $*" >>"$CALLS"
    [ ! -e "$BROKEN/$2" ] || exit 1
    case "$*" in *--editable*) . "$FAKES/tools" ;; esac ;;
"-c import sys; print(sys.executable)")
    echo "$0" ;;
"-c import ensurepip")
    [ ! -e "$BROKEN/ensurepip" ] ;;
*)
    exec {sys.executable} "$@" ;;
esac
"""

# What a finished installation leaves in .venv/bin.
TOOLS = """
printf '#!/bin/sh\\necho "companion $*"\\n' >.venv/bin/companion
for tool in ruff mypy lint-imports; do cp "$FAKES/tool" .venv/bin/$tool; done
chmod +x .venv/bin/*
"""
UV = '#!/bin/sh\n[ "$1" != --version ] || exit 0\n' + TELL + '. "$FAKES/tools"\n'
USER = "#!/bin/sh\necho 1000\n"
ROOT_USER = "#!/bin/sh\necho 0\n"
SUDO = TELL + '[ "$1" != -n ] || shift\nexec "$@"\n'


def said(*words: str | Path, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> CompletedProcess[str]:
    """The output and exit code of a command without input."""
    return subprocess.run(
        words, env=env, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )


def asked(calls: Path) -> list[str]:
    """The calls of the fakes since the last time."""
    lines = calls.read_text().splitlines() if calls.exists() else []
    calls.unlink(missing_ok=True)
    return lines


@dataclass(frozen=True, kw_only=True)
class Machine:
    """A checkout and its surroundings."""

    checkout: Path
    fakes: Path
    calls_file: Path
    broken: Path

    def run(self, *words: str, **env: str) -> CompletedProcess[str]:
        """Run one of the scripts from another folder."""
        here = {"PATH": self.fakes, "FAKES": self.fakes, "CALLS": self.calls_file, "BROKEN": self.broken}
        all_of_it = {name: str(value) for name, value in here.items()} | env
        return said(self.checkout / words[0], *words[1:], env=all_of_it, cwd=Path("/"))

    def calls(self) -> list[str]:
        return asked(self.calls_file)

    def break_(self, name: str) -> None:
        (self.broken / name).touch()

    def add(self, name: str, script: str = TELL) -> None:
        (self.fakes / name).write_text(script)
        (self.fakes / name).chmod(0o755)

    def remove(self, name: str) -> None:
        (self.fakes / name).unlink()


def bare_machine(folder: Path) -> Machine:
    """A machine of root's with uv, Python, Chromium and apt, and a fresh checkout on it."""
    machine = Machine(
        checkout=folder / "checkout", fakes=folder / "bin", calls_file=folder / "calls", broken=folder / "broken"
    )
    for new in (machine.checkout, machine.fakes, machine.broken):
        new.mkdir()
    shutil.copytree(ROOT / "deploy", machine.checkout / "deploy")
    shutil.copytree(ROOT / ".ci", machine.checkout / ".ci")
    for name in ("uv.lock", "pyproject.toml"):
        shutil.copy(ROOT / name, machine.checkout)
    for name in REAL:
        (machine.fakes / name).symlink_to(shutil.which(name) or f"/bin/{name}")
    for name, script in {"python3": PYTHON, "uv": UV, "tools": TOOLS, "tool": TELL, "id": ROOT_USER}.items():
        machine.add(name, script)
    for name in ("apt-get", "chromium-headless-shell"):
        machine.add(name)
    return machine
