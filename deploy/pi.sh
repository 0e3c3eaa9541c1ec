# shellcheck shell=bash
# What deploy/install, uninstall, update and rollback share: where things lie, and how a step is told and taken.
# Sourced, never run.
# shellcheck disable=SC2034  # used by those who source it

LOOK=${LOOK:-}                      # tests: the machine to look at and to change, instead of this one
APP=$LOOK/opt/table-companion       # releases/VERSION, and the links current and previous
DATA=$LOOK/var/lib/table-companion  # games, hardware.toml, copies: the one folder that is written to
SETTINGS=$LOOK/etc/table-companion.conf
UNFINISHED=$APP/unfinished # only while another release is put in place: where a roll-back leads to, and where from
LOCK=$LOOK/run/lock/table-companion
OWNER=companion
GROUPS_WANTED=(gpio dialout video render input audio) # pins, dice readers, display (two), touches, sound
SERVICES=(table-companion.service table-companion-screen.service table-companion-backup.timer)
KEPT_RELEASES=3
STARTS_S=${STARTS_S:-300} # how long a release may take to answer, on a slow box with a slow card; under emulation more

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
DRY= # anything: tell the steps, take none
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

# One file, from there to here: after a power cut it is the old one or the new one, and never half of it.
put() {
    run install -D -m 644 "$1" "$2.new"
    run mv "$2.new" "$2"
}

needs_root() {
    [ -z "$DRY" ] || return 0
    [ "$(id -u)" -eq 0 ] || fail "needs root: sudo deploy/$(basename "$0")"
    open_system
}

# The system of a flashed card is read-only: it can be written to for as long as this takes, also through an `exec`.
open_system() {
    case ,$(findmnt --noheadings --output OPTIONS / 2>/dev/null), in
        *,ro,*)
            mount -o remount,rw / || fail "the system is read-only, and cannot be written to just now"
            export SYSTEM_WAS_CLOSED=yes
            ;;
    esac
    [ -z "${SYSTEM_WAS_CLOSED:-}" ] || trap 'mount -o remount,ro / || true' EXIT
}

# From here on no other installation, update, roll-back or removal runs. What this script starts in its own place has
# the lock from it.
alone() {
    [ -z "$DRY" ] || return 0
    [ ! "/proc/$$/fd/9" -ef "$LOCK" ] || return 0
    mkdir -p "${LOCK%/*}" && exec 9>>"$LOCK" || fail "cannot write $LOCK"
    flock --nonblock 9 || fail "an installation, update, roll-back or removal is under way already; wait for its end"
}

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

systemd_runs() { [ -n "$DRY" ] || [ -d "$LOOK/run/systemd/system" ]; }

# ---- releases ---------------------------------------------------------------------------------------------
# The name of a checkout as it is: its version, and a sign that changes with any of its files.
release_name() {
    local version sign
    version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$1/pyproject.toml")
    sign=$(cd "$1" && find companion hardware rules ui deploy pyproject.toml uv.lock \
        -name __pycache__ -prune -o -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c 1-8)
    echo "$version-$sign"
}

# The release that a link names, or nothing.
linked() { readlink "$APP/$1" 2>/dev/null || true; }

# Before a command: as the companion's own user, who owns the games; it ends with this script.
AS_OWNER=(setpriv --pdeathsig KILL --reuid "$OWNER" --regid "$OWNER" --init-groups env HOME="$DATA" PYTHONDONTWRITEBYTECODE=1)

# Whether that release starts and answers, in a folder and on a port of its own: no game is touched.
starts() {
    local folder companion answers=1 waited=0
    folder=$("${AS_OWNER[@]}" mktemp -d) || return
    "${AS_OWNER[@]}" "$1/.venv/bin/companion" --no-lan --port 0 --data "$folder/data" --screen-file "$folder/screen" \
        >/dev/null 2>"$folder.log" 9>&- &
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
    "$1/.venv/bin/python" - "$2" "$STARTS_S" <<'PYTHON'
import json, sys, urllib.request
url = json.load(open(sys.argv[1]))["url"].replace("ws://", "http://").removesuffix("/ws") + "/health"
sys.exit(urllib.request.urlopen(url, timeout=int(sys.argv[2])).status != 200)
PYTHON
}

# Another release is about to be put in place: $1 is what a roll-back leads to, - for none, $2 the other one. That stays
# written down until `settled`, so that a machine that is switched off meanwhile can tell what was begun from what is done.
begin() {
    run sync -f "$APP"
    note "(until it runs, $UNFINISHED says what was begun)"
    [ -n "$DRY" ] || write_down "$UNFINISHED" "$1 $2"
}

settled() { run rm -f "$UNFINISHED"; }

is_unfinished() { [ -e "$UNFINISHED" ]; }

# What ran last, before anything was begun: release, or nothing.
ran_last() {
    local before=''
    if is_unfinished; then read -r before _ <"$UNFINISHED"; else before=$(linked current); fi
    [ "$before" = - ] || echo "$before"
}

# One line as a file, whole or not at all.
write_down() { printf '%s\n' "$2" >"$1.new" && sync "$1.new" && mv "$1.new" "$1"; }

# From now on this release is the one that runs.
switch_to() {
    local before
    before=$(ran_last)
    [ "$before" = "releases/$1" ] || begin "${before:--}" "releases/$1"
    [ -z "$before" ] || [ "$before" = "releases/$1" ] || run ln -sfn "$before" "$APP/previous"
    run ln -sfn "releases/$1" "$APP/current"
}

# A release that is half removed must not count as one.
drop_release() {
    run rm -f "$1/.complete"
    run rm -rf "$1"
}

# What of the release belongs into the system's own folders.
install_files() {
    local from=$1/deploy/system etc=$LOOK/etc file
    for file in table-companion.service table-companion-backup.service table-companion-backup.timer; do
        put "$from/$file" "$etc/systemd/system/$file"
    done
    if has_desktop; then
        put "$from/desktop/table-companion-screen.service" "$etc/systemd/user/table-companion-screen.service"
        put "$from/desktop/table-companion.desktop" "$etc/xdg/autostart/table-companion.desktop"
    else
        put "$from/table-companion-screen.service" "$etc/systemd/system/table-companion-screen.service"
        if [ -e "$from/table-companion-stick@.service" ]; then # a roll-back may lead to a release that has none
            put "$from/table-companion-stick@.service" "$etc/systemd/system/table-companion-stick@.service"
            put "$from/71-table-companion-sticks.rules" "$etc/udev/rules.d/71-table-companion-sticks.rules"
        fi
    fi
    put "$from/70-table-companion.rules" "$etc/udev/rules.d/70-table-companion.rules"
    put "$from/table-companion.modules" "$etc/modules-load.d/table-companion.conf"
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

# Takes back the newest release, or what was begun and cut off.
go_back() {
    local now before
    now=$(linked current) before=$(linked previous)
    ! is_unfinished || read -r before now <"$UNFINISHED"
    [ -n "$before" ] && [ "$before" != "$now" ] && [ -e "$APP/$before/.complete" ] ||
        fail "there is no release before this one"
    begin "$before" "$now"
    run ln -sfn "$before" "$APP/current"
    run ln -sfn "$now" "$APP/previous"
    install_files "$APP/current"
    restart && settled
}

# Installed, and not only its settings left behind.
has_package() {
    awk -v wanted="$1" '/^Package: / { is = $2 == wanted } is && /^Status: install ok installed/ { found = 1 } END { exit !found }' \
        "$LOOK/var/lib/dpkg/status" 2>/dev/null
}
