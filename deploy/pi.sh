# shellcheck shell=bash
# Shared functions of deploy/install, uninstall, update and rollback: paths, steps, releases. Sourced, never run.
# shellcheck disable=SC2034  # used by those who source it

LOOK=${LOOK:-}                      # tests: the root folder of a machine, instead of this one
APP=$LOOK/opt/table-companion       # releases/VERSION, and the links current and previous
DATA=$LOOK/var/lib/table-companion  # games, hardware.toml, backups: the only writable folder
SETTINGS=$LOOK/etc/table-companion.conf
UNFINISHED=$APP/unfinished # exists only during a change of release: the roll-back's target and source
LOCK=$LOOK/run/lock/table-companion
OWNER=companion
GROUPS_WANTED=(gpio dialout video render input audio) # pins, dice readers, display (two), touches, sound
SERVICES=(table-companion.service table-companion-screen.service table-companion-backup.timer)
KEPT_RELEASES=3
STARTS_S=${STARTS_S:-300} # time for a release to answer, on a slow box and card; longer under emulation

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
DRY= # not empty: print the steps, execute none
STEPS=0

fail() {
    printf 'deploy/%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

say() { printf 'deploy/%s: %s\n' "$(basename "$0")" "$*"; }

# ---- steps ------------------------------------------------------------------------------------------------
# Prints the next step's number and title.
step() {
    STEPS=$((STEPS + 1))
    printf '\n%2d. %s\n' "$STEPS" "$*"
}

# Prints a command, and executes it unless this is a dry run; a failure is fatal.
run() {
    printf '      %s\n' "$*"
    [ -n "$DRY" ] || "$@" || fail "this did not work: $*"
}

# The same, for a command that may fail.
try() {
    printf '      %s\n' "$*"
    [ -n "$DRY" ] || "$@" || printf '      (that did not work; it goes on without)\n'
}

note() { printf '      %s\n' "$*"; }

# Installs one file, atomically: after a power cut it is the old one or the new one.
put() {
    run install -D -m 644 "$1" "$2.new"
    run mv "$2.new" "$2"
}

needs_root() {
    [ -z "$DRY" ] || return 0
    [ "$(id -u)" -eq 0 ] || fail "needs root: sudo deploy/$(basename "$0")"
    open_system
}

# Remounts the read-only system of a flashed card as writable until this script ends, also through an `exec`.
open_system() {
    case ,$(findmnt --noheadings --output OPTIONS / 2>/dev/null), in
        *,ro,*)
            mount -o remount,rw / || fail "the system is read-only, and cannot be written to just now"
            export SYSTEM_WAS_CLOSED=yes
            ;;
    esac
    [ -z "${SYSTEM_WAS_CLOSED:-}" ] || trap 'mount -o remount,ro / || true' EXIT
}

# Takes the lock against other installations, updates, roll-backs and removals. A script started through `exec` inherits
# it.
alone() {
    [ -z "$DRY" ] || return 0
    [ ! "/proc/$$/fd/9" -ef "$LOCK" ] || return 0
    mkdir -p "${LOCK%/*}" && exec 9>>"$LOCK" || fail "cannot write $LOCK"
    flock --nonblock 9 || fail "an installation, update, roll-back or removal is under way already; wait for its end"
}

# Asks for confirmation; without a terminal it continues, as a script wants it so.
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

# The user of the desktop: the caller of sudo, or the machine's first user.
desktop_user() {
    if [ -n "${SUDO_USER:-}" ] && [ "$SUDO_USER" != root ]; then
        echo "$SUDO_USER"
    else
        awk -F: '$3 == 1000 { print $1 }' "$LOOK/etc/passwd"
    fi
}

systemd_runs() { [ -n "$DRY" ] || [ -d "$LOOK/run/systemd/system" ]; }

# ---- releases ---------------------------------------------------------------------------------------------
# The name of a checkout: its version, and a checksum of its files.
release_name() {
    local version sign
    version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$1/pyproject.toml")
    sign=$(cd "$1" && find companion hardware rules ui deploy pyproject.toml uv.lock \
        -name __pycache__ -prune -o -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c 1-8)
    echo "$version-$sign"
}

# The release that a link names; empty without one.
linked() { readlink "$APP/$1" 2>/dev/null || true; }

# A command's prefix: run it as the companion's user, who owns the games, and kill it when this script ends.
AS_OWNER=(setpriv --pdeathsig KILL --reuid "$OWNER" --regid "$OWNER" --init-groups env HOME="$DATA" PYTHONDONTWRITEBYTECODE=1)

# Whether that release starts and answers, in a folder and on a port of its own, without access to the games.
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

# The health check of the companion that wrote this screen file.
is_healthy() {
    "$1/.venv/bin/python" - "$2" "$STARTS_S" <<'PYTHON'
import json, sys, urllib.request
url = json.load(open(sys.argv[1]))["url"].replace("ws://", "http://").removesuffix("/ws") + "/health"
sys.exit(urllib.request.urlopen(url, timeout=int(sys.argv[2])).status != 200)
PYTHON
}

# Records the start of a change of release: $1 is the roll-back's target, - for none, $2 the other release. The record
# stays until `settled`, so that after a power cut the change counts as unfinished.
begin() {
    run sync -f "$APP"
    note "(until it runs, $UNFINISHED says what was begun)"
    [ -n "$DRY" ] || write_down "$UNFINISHED" "$1 $2"
}

settled() { run rm -f "$UNFINISHED"; }

is_unfinished() { [ -e "$UNFINISHED" ]; }

# The release that ran before any unfinished change; empty if none did.
ran_last() {
    local before=''
    if is_unfinished; then read -r before _ <"$UNFINISHED"; else before=$(linked current); fi
    [ "$before" = - ] || echo "$before"
}

# Writes one line to a file, atomically.
write_down() { printf '%s\n' "$2" >"$1.new" && sync "$1.new" && mv "$1.new" "$1"; }

# Makes this release the current one.
switch_to() {
    local before
    before=$(ran_last)
    [ "$before" = "releases/$1" ] || begin "${before:--}" "releases/$1"
    [ -z "$before" ] || [ "$before" = "releases/$1" ] || run ln -sfn "$before" "$APP/previous"
    run ln -sfn "releases/$1" "$APP/current"
}

# Removes a release; first its mark, so that a half removed one does not count.
drop_release() {
    run rm -f "$1/.complete"
    run rm -rf "$1"
}

# Installs the release's files into the system's folders.
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
        if [ -e "$from/table-companion-stick@.service" ]; then # an older release may have none
            put "$from/table-companion-stick@.service" "$etc/systemd/system/table-companion-stick@.service"
            put "$from/71-table-companion-sticks.rules" "$etc/udev/rules.d/71-table-companion-sticks.rules"
        fi
    fi
    put "$from/70-table-companion.rules" "$etc/udev/rules.d/70-table-companion.rules"
    put "$from/table-companion.modules" "$etc/modules-load.d/table-companion.conf"
}

# The services of this machine; with a desktop, its session starts the touchscreen.
services() {
    local service
    for service in "${SERVICES[@]}"; do
        [ "$service" = table-companion-screen.service ] && has_desktop || echo "$service"
    done
}

# The services to start now: not the touchscreen, which takes the first console, if this script runs there.
startable() {
    if [ "$(tty)" = /dev/tty1 ]; then services | grep -v screen; else services; fi
}

# Starts the installed services. systemd reports success once event loop, store and server have answered.
restart() {
    local services
    mapfile -t services < <(startable)
    systemd_runs || { note "systemd does not run here: all this starts with the machine" && return; }
    note "systemctl daemon-reload"
    note "systemctl restart ${services[*]}"
    [ -n "$DRY" ] && return
    systemctl daemon-reload && systemctl reset-failed "${services[@]}" && systemctl restart "${services[@]}"
}

# Rolls back the newest release, or an interrupted change.
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

# Whether a package is installed; leftover settings do not count.
has_package() {
    awk -v wanted="$1" '/^Package: / { is = $2 == wanted } is && /^Status: install ok installed/ { found = 1 } END { exit !found }' \
        "$LOOK/var/lib/dpkg/status" 2>/dev/null
}
