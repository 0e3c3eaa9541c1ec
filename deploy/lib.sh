# shellcheck shell=bash
# Shared functions of deploy/run and deploy/test: Debian packages and .venv. Sourced, never run.
#
# Everything goes into .venv in the checkout, except missing Debian packages, which are named before the installation.
# Indexes, proxies and caches follow the machine's settings (PIP_*, UV_*, pip.conf, uv.toml).

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

# ---- Debian packages: each function prints the names of the missing ones ----------------------------------
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
# libgbm and libdrm, for a screen without X.
screen_packages() {
    has_library libGL.so.1 || echo libgl1
    has_library libEGL.so.1 || echo libegl1
    has_library libGLESv2.so.2 || echo libgles2
}

# Playwright brings its own Node, which needs libatomic; the browser is Debian's headless one.
browser_packages() {
    has_command chromium-headless-shell || echo chromium-headless-shell
    has_library libatomic.so.1 || echo libatomic1
    compgen -G '/usr/share/fonts/truetype/*/*.ttf' >/dev/null || echo fonts-dejavu-core
}

# Tools for the tests of deploy/, for the failing disk (tests/trials/campaigns), and for a small card image.
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

# Installs the named packages as root or through sudo; without either it names them and fails.
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
    # a partial failure of update (a third-party source) must not prevent Debian's own packages
    { "${as_root[@]}" update || true; "${as_root[@]}" install --yes --no-install-recommends "$@"; } >>"$LOG" 2>&1 ||
        fail "could not install the Debian packages $*; is this machine on the internet? (details: $LOG)"
}

# ---- .venv ------------------------------------------------------------------------------------------------
start_log() { { mkdir -p .venv && : >>"$LOG"; } 2>/dev/null || fail "cannot write into $ROOT/.venv"; }

# The fingerprint of .venv: its folder, Python and versions.
fingerprint() {
    { echo "$ROOT${CLUB:+ club}" && .venv/bin/python -V && cat uv.lock pyproject.toml; } 2>/dev/null | sha256sum | cut -d ' ' -f 1
}

is_set_up() {
    local for_what made_for
    { read -r for_what made_for <"$STAMP"; } 2>/dev/null || return
    [[ $for_what == "$1" || $for_what == dev ]] && [ "$made_for" = "$(fingerprint)" ]
}

# Removes a .venv from another folder or for a removed Python: it would fail later, with confusing errors.
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

# Without uv, or with only a mirror in reach: the same versions, from pip's index.
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

# Sets up .venv: $1 is "run" (the companion) or "dev" (its tests as well); with CLUB also for a club.
set_up() {
    is_set_up "$1" && return
    drop_foreign_venv
    make_venv
    say "fetching the Python packages into .venv (once; some minutes on a Raspberry Pi)"
    { sync_with_uv "$1" || PIP_RETRIES="${PIP_RETRIES:-1}" install_with_pip "$1"; } >>"$LOG" 2>&1 ||
        fail "could not fetch the Python packages; is this machine on the internet? (details: $LOG)"
    echo "$1 $(fingerprint)" >"$STAMP"
}
