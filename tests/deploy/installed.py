"""A machine that is only a folder, with a real run of deploy/install; root and systemd are fakes."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from subprocess import CompletedProcess

from tests.deploy.machine import ROOT, ROOT_USER, TELL, asked, said

FAKES = {
    "id": ROOT_USER,
    **dict.fromkeys(
        ("apt-get", "groupadd", "useradd", "usermod", "udevadm", "modprobe", "systemctl", "runuser", "sync"), TELL
    ),
    "sleep": "#!/bin/sh\nexec /bin/sleep 0.02\n",
    # as itself instead of as another user
    "setpriv": '#!/bin/sh\nwhile [ "$1" != env ]; do shift; done\nexec "$@"\n',
    "install": """#!/bin/sh
for word; do
    shift
    case $owner$word in
        -o | -g) owner=the- ;;
        the-*) owner= ;;
        *) set -- "$@" "$word" ;;
    esac
done
exec /usr/bin/install "$@"
""",
}  # fmt: skip

PACKAGES = ("companion", "hardware", "rules", "ui")

# In place of an environment with all packages: a companion that is ready at once.
SET_UP = """#!/bin/sh
cd "$(dirname "$0")/.." && mkdir -p .venv/bin
printf '#!/bin/sh\nwhile [ "$1" != --screen-file ]; do shift; done\necho >"$2"\nexec /bin/sleep 60\n' \\
    >.venv/bin/companion
printf '#!/bin/sh\n' >.venv/bin/python
chmod +x .venv/bin/*
"""

# Ends a bash script before the command with this beginning, as kill -9 and a power cut do.
KILLED = """set -T
trap 'case $BASH_COMMAND in "$KILL_BEFORE"*) kill -KILL $$ ;; esac' DEBUG
"""


class Box:
    """The folder, and the checkouts beside it."""

    def __init__(self, folder: Path) -> None:
        """Use the machine in the folder, or make a bare one."""
        self.folder, self.machine, self.fakes = folder, folder / "machine", folder / "fakes"
        self.calls_file = folder / "calls"
        if not self.machine.exists():
            self._make()

    def _make(self) -> None:
        for path, text in {
            "etc/os-release": "VERSION_CODENAME=bookworm\n",
            "etc/passwd": "",
            "etc/group": "",
            "var/lib/dpkg/status": "",
        }.items():
            (self.machine / path).parent.mkdir(parents=True, exist_ok=True)
            (self.machine / path).write_text(text)
        (self.machine / "run/systemd/system").mkdir(parents=True)
        self.fakes.mkdir()
        for name, script in FAKES.items():
            (self.fakes / name).write_text(script)
            (self.fakes / name).chmod(0o755)
        (self.folder / "killed").write_text(KILLED)

    def copy(self, folder: Path) -> Box:
        """A copy of the whole machine."""
        shutil.copytree(self.folder, folder, symlinks=True)
        (folder / "calls").unlink(missing_ok=True)
        return Box(folder)

    def checkout(self, name: str) -> Path:
        """Another checkout, whose services differ from all others'."""
        made = self.folder / name
        shutil.copytree(ROOT / "deploy", made / "deploy")
        shutil.copy(ROOT / "pyproject.toml", made)
        for other in (*PACKAGES, "docs", "uv.lock", "README.md", "CHANGELOG.md", "LICENSE"):
            (made / other).touch()
        (made / "deploy/set-up").write_text(SET_UP)
        for unit in (made / "deploy/system").glob("*.service"):
            unit.write_text(f"# {name}\n{unit.read_text()}")
        return made

    def run(self, script: Path, *words: str | Path, kill_before: str = "") -> CompletedProcess[str]:
        env = {
            "PATH": f"{self.fakes}:{os.environ['PATH']}",
            "LOOK": str(self.machine),
            "CALLS": str(self.calls_file),
            "BROKEN": str(self.folder),
            "STARTS_S": "3000",  # a second of these scripts is a fiftieth of one
        }
        if kill_before:
            env |= {"BASH_ENV": str(self.folder / "killed"), "KILL_BEFORE": kill_before}
        return said(script, *words, env=env)

    def calls(self) -> list[str]:
        return asked(self.calls_file)

    # ---- present state --------------------------------------------------------------------------------
    @property
    def app(self) -> Path:
        return self.machine / "opt/table-companion"

    def release(self, link: str) -> str:
        """The name of the checkout behind that link; "" if there is none."""
        unit = self.app / link / "deploy/system/table-companion.service"
        return unit.read_text().split()[1] if unit.exists() else ""

    def unit(self, name: str = "table-companion.service") -> str:
        """The name of the checkout that installed this systemd file."""
        return (self.machine / "etc/systemd/system" / name).read_text().split()[1]
