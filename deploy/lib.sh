# shellcheck shell=bash
# What deploy/run and deploy/test share: Debian packages and .venv. Sourced, never run.
#
# Everything goes into .venv in the checkout. The only thing outside it are Debian packages: those whose file or
# command is not there yet, named before they are installed. Indexes, proxies and caches are what the machine's
# own settings say (PIP_*, UV_*, pip.conf, uv.toml).

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
ROOT=$PWD
PROGRAM=deploy/$(basename "$0")
STAMP=.venv/.set-up
LOG=.venv/set-up.log

say() { printf '%s: %s\n' "$PROGRAM" "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

# ---- Debian packages: each function prints the names of those that this machine lacks ---------------------
has_command() { command -v "$1" >/dev/null 2>&1; }

has_uv() { uv --version >/dev/null 2>&1; }

has_library() { compgen -G "/usr/lib/*/$1" >/dev/null || compgen -G "/usr/lib*/$1" >/dev/null; }

# `python3 -m venv` needs Debian's python3-venv, unless uv makes the environment.
python_packages() {
    [ -x .venv/bin/python ] && return
    has_command python3 || echo python3
    has_uv || python3 -c 'import ensurepip' >/dev/null 2>&1 || echo python3-venv
    return 0
}

# Kivy's wheel brings SDL; GL comes from the system. libgl1 pulls in libX11 and Mesa's drivers, libegl1 pulls in
# libgbm and libdrm, which a screen without X needs.
screen_packages() {
    has_library libGL.so.1 || echo libgl1
    has_library libEGL.so.1 || echo libegl1
    has_library libGLESv2.so.2 || echo libgles2
}

# Playwright brings its own Node, which needs libatomic; the browser is Debian's, the one that has no windows.
browser_packages() {
    has_command chromium-headless-shell || echo chromium-headless-shell
    has_library libatomic.so.1 || echo libatomic1
    compgen -G '/usr/share/fonts/truetype/*/*.ttf' >/dev/null || echo fonts-dejavu-core
}

# What the tests look at deploy/ with, and what the disk that fails (tests/trials/campaigns) and a small card image are
# made with.
check_packages() {
    local PATH=$PATH:/usr/sbin:/sbin
    has_command mkfs.vfat || echo dosfstools
    has_command mcopy || echo mtools
    has_command sfdisk || echo fdisk
    has_command debugfs || echo e2fsprogs
    has_command gcc || echo gcc libc6-dev
    has_command shellcheck || echo shellcheck
    has_command systemd-analyze || echo systemd
    has_command dbus-daemon || echo dbus-daemon
    has_command mosquitto || echo mosquitto
    compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null || echo postgresql
}

# Installs the named packages as root or through sudo; without either it says which they are, and stops.
install_packages() {
    [ $# -eq 0 ] && return
    local as_root=()
    has_command apt-get || fail "please install these first (Debian's names): $*"
    if [ "$(id -u)" -ne 0 ]; then
        as_root=(sudo)
        { has_command sudo && { [ -t 0 ] || sudo -n true 2>/dev/null; }; } ||
            fail "please have these Debian packages installed, then start again: $*"
    fi
    say "installing these Debian packages: $*"
    as_root+=(env DEBIAN_FRONTEND=noninteractive apt-get -qq)
    start_log
    # an update that fails in part (somebody's third-party source) must not stop what Debian itself has
    { "${as_root[@]}" update || true; "${as_root[@]}" install --yes --no-install-recommends "$@"; } >>"$LOG" 2>&1 ||
        fail "could not install the Debian packages $*; is this machine on the internet? (details: $LOG)"
}

# ---- .venv ------------------------------------------------------------------------------------------------
start_log() { { mkdir -p .venv && : >>"$LOG"; } 2>/dev/null || fail "cannot write into $ROOT/.venv"; }

# What .venv was made for: this place, this Python, these versions.
fingerprint() {
    { echo "$ROOT${CLUB:+ club}" && .venv/bin/python -V && cat uv.lock pyproject.toml; } 2>/dev/null | sha256sum | cut -d ' ' -f 1
}

is_set_up() {
    local for_what made_for
    { read -r for_what made_for <"$STAMP"; } 2>/dev/null || return
    [[ $for_what == "$1" || $for_what == dev ]] && [ "$made_for" = "$(fingerprint)" ]
}

# A .venv of another place or of a Python that is gone would fail later, and oddly.
drop_foreign_venv() {
    [ -e .venv/pyvenv.cfg ] || return 0
    .venv/bin/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 &&
        grep -qsF "$ROOT/.venv" .venv/bin/activate && return
    rm -rf .venv
}

find_python() {
    local name
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue
        "$name" -c 'import sys; print(sys.executable)' && return
    done
    fail "needs Python 3.11 or newer, which this machine does not have"
}

make_venv() {
    local python
    [ -x .venv/bin/python ] && return
    python=$(find_python) || exit 1
    start_log
    if "$python" -c 'import ensurepip' >/dev/null 2>&1; then
        "$python" -m venv .venv >>"$LOG" 2>&1
    else
        uv venv --allow-existing --python "$python" .venv >>"$LOG" 2>&1
    fi || fail "could not make a Python environment in $ROOT/.venv (details: $LOG)"
}

# Exactly the versions and files of uv.lock.
sync_with_uv() {
    local uv=uv words=(--extra bluetooth --no-dev)
    [ "$1" = dev ] && words=(--group dev)
    [ -z "${CLUB:-}" ] || words+=(--extra club)
    if ! has_uv; then
        uv=.venv/bin/uv
        [ -x $uv ] || .venv/bin/python -m pip install --quiet uv || return
    fi
    UV_PROJECT_ENVIRONMENT="$ROOT/.venv" UV_PYTHON_DOWNLOADS="${UV_PYTHON_DOWNLOADS:-never}" \
        $uv sync --frozen --inexact --no-progress "${words[@]}"
}

# Without uv, or where only a mirror can be reached: the same versions, from the index that pip knows.
install_with_pip() {
    local words=()
    [ "$1" = dev ] && mapfile -t words < <(read_toml 'print(*pyproject["dependency-groups"]["dev"], sep="\n")')
    read_toml 'print(*(p["name"] + "==" + p["version"] for p in lock["package"] if "registry" in p["source"]), sep="\n")' \
        >.venv/pins.txt || return
    .venv/bin/python -m pip install --quiet --constraint .venv/pins.txt --editable ".[bluetooth${CLUB:+,club}]" "${words[@]}"
}

read_toml() {
    .venv/bin/python -c "
import tomllib
pyproject, lock = (tomllib.load(open(name, 'rb')) for name in ('pyproject.toml', 'uv.lock'))
$1"
}

# Makes .venv fit: $1 is "run" (the companion) or "dev" (its tests as well); with CLUB also for a club.
set_up() {
    is_set_up "$1" && return
    drop_foreign_venv
    make_venv
    say "fetching the Python packages into .venv (once; some minutes on a Raspberry Pi)"
    { sync_with_uv "$1" || PIP_RETRIES="${PIP_RETRIES:-1}" install_with_pip "$1"; } >>"$LOG" 2>&1 ||
        fail "could not fetch the Python packages; is this machine on the internet? (details: $LOG)"
    echo "$1 $(fingerprint)" >"$STAMP"
}
