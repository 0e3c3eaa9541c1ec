# shellcheck shell=bash
# What deploy/install, uninstall, update and rollback share: where things lie, and how a step is told and taken.
# Sourced, never run.
# shellcheck disable=SC2034  # used by those who source it

APP=/opt/table-companion       # releases/VERSION, and the links current and previous
DATA=/var/lib/table-companion  # games, hardware.toml, copies: the one folder that is written to
SETTINGS=/etc/table-companion.conf
OWNER=companion
GROUPS_WANTED=(gpio dialout video render input audio) # pins, dice readers, display (two), touches, sound
SERVICES=(table-companion.service table-companion-screen.service table-companion-backup.timer)
KEPT_RELEASES=3
STARTS_S=60 # how long a release may take to answer

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
LOOK=${LOOK:-} # tests: the machine to look at, instead of this one
DRY=           # anything: tell the steps, take none
STEPS=0

fail() {
    printf 'deploy/%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

say() { printf 'deploy/%s: %s\n' "$(basename "$0")" "$*"; }

# ---- steps ------------------------------------------------------------------------------------------------
# What comes next, for people.
step() {
    STEPS=$((STEPS + 1))
    printf '\n%2d. %s\n' "$STEPS" "$*"
}

# One command: shown as one would type it, and done unless this is only the plan.
run() {
    printf '      %s\n' "$*"
    [ -n "$DRY" ] || "$@" || fail "this did not work: $*"
}

# The same, where a failure spoils nothing.
try() {
    printf '      %s\n' "$*"
    [ -n "$DRY" ] || "$@" || printf '      (that did not work; it goes on without)\n'
}

note() { printf '      %s\n' "$*"; }

needs_root() { [ -n "$DRY" ] || [ "$(id -u)" -eq 0 ] || fail "needs root: sudo deploy/$(basename "$0")"; }

# Asks whoever sits there; with nobody there it has been said with --yes or in a script, and goes on.
ask_to_go_on() {
    local answer
    [ -t 0 ] || return 0
    read -r -p $'\nGo on? [y/N] ' answer
    case $answer in [yYjJ]*) ;; *) fail "nothing was changed" ;; esac
}

# ---- the machine ------------------------------------------------------------------------------------------
suite() { sed -n 's/^VERSION_CODENAME=//p' "$LOOK/etc/os-release" 2>/dev/null; }

has_desktop() { [ -L "$LOOK/etc/systemd/system/display-manager.service" ]; }

has_group() { grep -qs "^$1:" "$LOOK/etc/group"; }

has_user() { grep -qs "^$1:" "$LOOK/etc/passwd"; }

is_in_group() { grep -qsE "^$2:[^:]*:[^:]*:(.*,)?$1(,|$)" "$LOOK/etc/group"; }

# Whose desktop it is: the one who called sudo, or the first user of the machine.
desktop_user() {
    if [ -n "${SUDO_USER:-}" ] && [ "$SUDO_USER" != root ]; then
        echo "$SUDO_USER"
    else
        awk -F: '$3 == 1000 { print $1 }' "$LOOK/etc/passwd"
    fi
}

systemd_runs() { [ -n "$DRY" ] || [ -d /run/systemd/system ]; }

# ---- releases ---------------------------------------------------------------------------------------------
# The name of a checkout as it is: its version, and a sign that changes with any of its files.
release_name() {
    local version sign
    version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$1/pyproject.toml")
    sign=$(cd "$1" && find companion hardware rules ui deploy pyproject.toml uv.lock -type f ! -name '*.pyc' -print0 |
        LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c 1-8)
    echo "$version-$sign"
}

# The release that a link names, or nothing.
linked() { readlink "$LOOK$APP/$1" 2>/dev/null || true; }

# Before a command: as the companion's own user, who owns the games.
AS_OWNER=(setpriv --reuid "$OWNER" --regid "$OWNER" --init-groups env HOME="$DATA" PYTHONDONTWRITEBYTECODE=1)

# Whether that release starts and answers, in a folder and on a port of its own: no game is touched.
starts() {
    local folder companion answers=1 waited=0
    folder=$("${AS_OWNER[@]}" mktemp -d) || return
    "${AS_OWNER[@]}" "$1/.venv/bin/companion" --no-lan --port 0 --data "$folder/data" --screen-file "$folder/screen" \
        >/dev/null 2>"$folder.log" &
    companion=$!
    while kill -0 $companion 2>/dev/null && [ $((waited += 1)) -le $STARTS_S ]; do
        [ ! -e "$folder/screen" ] || { answers=0 && break; }
        sleep 1
    done
    [ $answers -ne 0 ] || is_healthy "$1" "$folder/screen" || answers=1
    { kill $companion && wait $companion; } 2>/dev/null || true
    [ $answers -eq 0 ] || sed 's/^/      /' "$folder.log" >&2
    rm -rf "$folder" "$folder.log"
    return $answers
}

# Whether the companion that wrote this screen file is well.
is_healthy() {
    "$1/.venv/bin/python" - "$2" <<'PYTHON'
import json, sys, urllib.request
url = json.load(open(sys.argv[1]))["url"].replace("ws://", "http://").removesuffix("/ws") + "/health"
sys.exit(urllib.request.urlopen(url, timeout=10).status != 200)
PYTHON
}

# From now on this release is the one that runs.
switch_to() {
    local now
    now=$(linked current)
    [ -z "$now" ] || [ "$now" = "releases/$1" ] || run ln -sfn "$now" "$APP/previous"
    run ln -sfn "releases/$1" "$APP/current"
}

# What of the release belongs into the system's own folders.
install_files() {
    local from=$1/deploy/system file
    for file in table-companion.service table-companion-backup.service table-companion-backup.timer; do
        run install -m 644 "$from/$file" /etc/systemd/system/
    done
    if has_desktop; then
        run install -D -m 644 "$from/desktop/table-companion-screen.service" /etc/systemd/user/table-companion-screen.service
        run install -D -m 644 "$from/desktop/table-companion.desktop" /etc/xdg/autostart/table-companion.desktop
    else
        run install -m 644 "$from/table-companion-screen.service" /etc/systemd/system/
    fi
    run install -D -m 644 "$from/70-table-companion.rules" /etc/udev/rules.d/70-table-companion.rules
    run install -D -m 644 "$from/table-companion.modules" /etc/modules-load.d/table-companion.conf
}

# The services of this machine: with a desktop the touchscreen is the desktop's.
services() {
    local service
    for service in "${SERVICES[@]}"; do
        [ "$service" = table-companion-screen.service ] && has_desktop || echo "$service"
    done
}

# Those that can be started now: the touchscreen takes the first console, so not from whoever types there.
startable() {
    if [ "$(tty)" = /dev/tty1 ]; then services | grep -v screen; else services; fi
}

# Starts what is installed now. systemd calls it started once event loop, store and server have answered.
restart() {
    local services
    mapfile -t services < <(startable)
    systemd_runs || { note "systemd does not run here: all this starts with the machine" && return; }
    note "systemctl daemon-reload"
    note "systemctl restart ${services[*]}"
    [ -n "$DRY" ] && return
    systemctl daemon-reload && systemctl reset-failed "${services[@]}" && systemctl restart "${services[@]}"
}

# Takes back the newest release.
go_back() {
    local now before
    now=$(linked current) before=$(linked previous)
    [ -n "$before" ] || fail "there is no release before this one"
    run ln -sfn "$before" "$APP/current"
    run ln -sfn "$now" "$APP/previous"
    install_files "$APP/current"
    restart
}
