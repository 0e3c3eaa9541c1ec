# shellcheck shell=bash
# The image's folders: Debian with the companion (root), the boot partition (boot), and the initial content of the data
# partition (data). Sourced by deploy/image, never run.

CHECKOUT=/opt/checkout # inside the Debian
FILES=$PARTS/files
QUIET_UNITS="apt-daily.timer apt-daily-upgrade.timer dpkg-db-backup.timer e2scrub_all.timer e2scrub_reap.service fstrim.timer"

# ---- Debian -------------------------------------------------------------------------------------------------
names() { sed 's/#.*//' "$PARTS/packages" | xargs; }

# The package list for mmdebstrap: names, or name=version with --packages.
wanted() { if [ -n "$VERSIONS" ]; then xargs <"$VERSIONS"; else names; fi | tr ' ' ,; }

versions() { dpkg-query --admindir="$WORK/root/var/lib/dpkg" -W -f '${Package}=${Version}\n' | LC_ALL=C sort; }

step_packages() {
    # shellcheck disable=SC2054  # these commas belong into the words
    local words=(--mode=root --architectures=arm64 --variant=apt --components=main,non-free-firmware
        --aptopt='APT::Install-Recommends "false"' --dpkgopt=force-unsafe-io
        --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*'
        --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright'
        --include="$(wanted)" "$SUITE" "$WORK/debian.new")
    [ -z "$MIRROR" ] || words+=("$MIRROR")
    if [ "$(cat "$WORK/debian.of" 2>/dev/null)" = "$(of_what "${words[@]}")" ]; then
        note "(all of it is in $WORK/debian.tar)"
    else
        note "unshare --mount mmdebstrap ${words[*]}"
        [ -n "$DRY" ] || make_debian "${words[@]}"
    fi
    run rm -rf "$WORK/root"
    run mkdir "$WORK/root"
    run tar --numeric-owner --xattrs -C "$WORK/root" -xf "$WORK/debian.tar"
}

# Cache key: the same words give the same packages.
of_what() { printf '%s\n' "$@" | sha256sum; }

make_debian() {
    rm -rf "$WORK/debian.new" "$WORK/debian.of" "$WORK/tmp"
    mkdir "$WORK/tmp"
    # no initramfs yet: it is built once, at the end
    INITRD=No TMPDIR=$WORK/tmp unshare --mount --propagation private mmdebstrap --format=tar "$@" >"$WORK/packages.log" 2>&1 ||
        fail "could not make a Debian of these packages: $(sed -n 's/^E: //p' "$WORK/packages.log" | head -n 1) (all of it: $WORK/packages.log)"
    mv "$WORK/debian.new" "$WORK/debian.tar"
    of_what "$@" >"$WORK/debian.of"
}

# ---- inside -------------------------------------------------------------------------------------------------
# Runs a command in that Debian, in its own mount namespace: even after a failure nothing stays mounted.
inside() {
    local words=()
    mapfile -t words < <(settings)
    # shellcheck disable=SC2016  # expanded there
    unshare --mount --propagation private bash -euc '
        root=$1 && shift
        mount -t proc proc "$root/proc"
        for file in /etc/resolv.conf /etc/pip.conf /etc/ssl/certs/ca-certificates.crt; do
            [ ! -e "$file" ] || { [ -e "$root$file" ] || : >"$root$file" && mount --bind "$file" "$root$file"; }
        done
        exec env -i "$@"' bash "$WORK/root" "${words[@]}" chroot "$WORK/root" "$@"
}

# The environment inside: this machine's settings for fetching Python packages. No byte code in passing, as it would
# contain the current time: only explicit compilation.
settings() {
    printf '%s\n' PYTHONDONTWRITEBYTECODE=1 HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 TZ=UTC \
        "SOURCE_DATE_EPOCH=$SOURCE_DATE_EPOCH" PYTHONHASHSEED=0 STARTS_S=900
    env | grep -E '^(PIP_|UV_|SSL_CERT|REQUESTS_CA|CURL_CA|https?_proxy=|no_proxy=)' || true
}

step_install() {
    note "this checkout, into $WORK/root$CHECKOUT"
    [ -n "$DRY" ] || copy_checkout
    note "inside: $CHECKOUT/deploy/install --yes   (what it says: $WORK/install.log)"
    [ -n "$DRY" ] || inside $CHECKOUT/deploy/install --yes >"$WORK/install.log" 2>&1 ||
        fail "deploy/install did not work: $(grep -v '^ ' "$WORK/install.log" | tail -n 1) (all of it: $WORK/install.log)"
}

copy_checkout() {
    mkdir -p "$WORK/root$CHECKOUT"
    tar -C "$HERE" --exclude=./.git --exclude=./.venv --exclude=./image --exclude='./.*_cache' --exclude=__pycache__ -cf - . |
        tar -C "$WORK/root$CHECKOUT" --no-same-owner -xf -
}

# ---- additions for a card -----------------------------------------------------------------------------------
step_card() {
    note "over it: what is in $FILES"
    [ -n "$DRY" ] || "$PARTS/lay-over" "$FILES" "$WORK/root" "$DISK" $((IMAGE_MIB * 2048)) "$PARTS/modules"
    note "inside: systemctl enable NetworkManager ssh table-companion-card table-companion-grow; systemctl mask $QUIET_UNITS"
    note "inside: update-initramfs -c   (the modules of $PARTS/modules)"
    [ -n "$DRY" ] || { enable_units && make_initramfs; }
    note "nothing that is another machine's or of another time: ids, keys, logs, caches, lists"
    [ -n "$DRY" ] || { forget && settle_python; }
    note "$WORK/boot: firmware of the Pis, kernel, initramfs, device trees, config.txt, cmdline.txt, companion.toml"
    [ -n "$DRY" ] || fill_boot
    note "$WORK/data: what changes; the folders of the companion, systemd and NetworkManager begin there"
    [ -n "$DRY" ] || fill_data
}

enable_units() {
    # shellcheck disable=SC2086  # one word for each unit
    inside systemctl mask --quiet $QUIET_UNITS
    inside systemctl enable --quiet NetworkManager.service ssh.service systemd-timesyncd.service \
        table-companion-card.service table-companion-grow.service
    inside systemctl disable --quiet NetworkManager-wait-online.service
}

# Without the hooks that would fill a Pi's boot partition: fill_boot makes it, and it is read-only.
make_initramfs() {
    rm -f "$WORK"/root/etc/kernel/*.d/z50-raspi-firmware "$WORK"/root/etc/initramfs/post-update.d/z50-raspi-firmware
    inside update-initramfs -c -k "$(kernel)" >"$WORK/initramfs.log" 2>&1 ||
        fail "could not make the initramfs: see $WORK/initramfs.log"
}

forget() {
    local root=$WORK/root
    rm -rf "$root$CHECKOUT" "$root"/var/log/* "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/* "$root"/var/tmp/* \
        "$root"/tmp/* "$root"/run/* "$root"/root/.cache "$root"/root/.local "$root"/root/.config
    rm -f "$root"/etc/ssh/ssh_host_* "$root"/var/lib/dbus/machine-id "$root"/var/cache/ldconfig/aux-cache \
        "$root"/var/lib/dpkg/*-old "$root"/var/cache/debconf/*-old "$root"/etc/*- "$root"/etc/pip.conf \
        "$root"/var/lib/systemd/random-seed "$root"/etc/.pwd.lock "$root"/etc/apt/apt.conf.d/99mmdebstrap \
        "$root"/etc/dpkg/dpkg.cfg.d/99mmdebstrap
    : >"$root/etc/machine-id"
    ln -s /etc/machine-id "$root/var/lib/dbus/machine-id"
    echo table >"$root/etc/hostname"
    ln -sf ../run/NetworkManager/resolv.conf "$root/etc/resolv.conf"
}

# Makes the Python environments reproducible: unchecked compiled files (the system is read-only), no installation tools,
# no installation time.
settle_python() {
    local venv packages
    for venv in "$WORK"/root/opt/table-companion/releases/*/.venv; do
        packages=$(echo "$venv"/lib/python3*/site-packages)
        rm -rf "$venv/set-up.log" "$venv"/bin/uv "$venv"/bin/uvx "$packages"/{uv,uv-*.dist-info}
        rm -f "$packages"/table_companion-*.dist-info/uv_cache.json
        sed -i '/uv_cache\.json,/d' "$packages"/table_companion-*.dist-info/RECORD
    done
    python3 "$PARTS/believed.py" "$WORK/root/opt/table-companion"
}

# The version of the newest kernel.
kernel() { (cd "$WORK/root/boot" && printf '%s\n' vmlinuz-* | sort -V | tail -n 1 | cut -d - -f 2-); }

fill_boot() {
    local root=$WORK/root boot=$WORK/boot kernel trees tree
    rm -rf "$boot"
    mkdir "$boot"
    kernel=$(kernel)
    cp "$root/boot/vmlinuz-$kernel" "$boot/vmlinuz"
    cp "$root/boot/initrd.img-$kernel" "$boot/initrd.img"
    trees=$root/usr/lib/linux-image-$kernel/broadcom
    for tree in "$trees"/bcm2837-rpi-*.dtb "$trees"/bcm2711-rpi-*.dtb; do cp "$tree" "$boot"; done
    cp "$root"/usr/lib/raspi-firmware/{bootcode.bin,start*.elf,fixup*.dat} "$boot"
    cp "$root/usr/share/doc/raspi-firmware/copyright" "$boot/LICENCE.firmware.txt"
    cp "$PARTS/config.txt" "$boot"
    sed "s/@DISK@/$DISK/g" "$PARTS/cmdline.txt" >"$boot/cmdline.txt"
    sed 's/$/\r/' "$HERE/companion/box/companion.toml" >"$boot/companion.toml" # CRLF, for every editor
    rm -rf "$root"/boot/vmlinuz-* "$root"/boot/initrd.img-* "$root"/boot/firmware "$root"/vmlinuz* "$root"/initrd.img*
    mkdir "$root/boot/firmware"
}

# move FOLDER NAME: moves a system folder to the data partition under that name, and leaves a mount point.
move() {
    mkdir -p "$WORK/root$1"
    mv "$WORK/root$1" "$WORK/data/$2"
    mkdir -p "$WORK/root$1"
}

fill_data() {
    rm -rf "$WORK/data"
    mkdir "$WORK/data"
    mkdir -p "$WORK/root/data"
    move "$DATA" companion
    move /var/lib/systemd systemd
    move /var/lib/NetworkManager nm
    install -d -m 700 "$WORK/data/ssh" "$WORK/data/network"
}

# ---- the image ----------------------------------------------------------------------------------------------
step_image() {
    note "times no later than $(date -u -d "@$SOURCE_DATE_EPOCH" '+%Y-%m-%d %H:%M:%S') UTC"
    note "mkfs.vfat, mke2fs -d, sfdisk: ids of the release, names in order, no loop device"
    [ -z "$DRY" ] || return 0
    clamp_times "$WORK/boot"
    clamp_times "$WORK/root"
    clamp_times "$WORK/data"
    make_fat "$WORK/boot.img" "$BOOT_MIB" "$WORK/boot"
    make_ext4 "$WORK/root.img" "$ROOT_MIB" system "$ROOT_UUID" "$WORK/root"
    make_ext4 "$WORK/data.img" "$DATA_MIB" games "$DATA_UUID" "$WORK/data"
    make_disk "$WORK/image" "$WORK/boot.img" "$WORK/root.img" "$WORK/data.img"
    rm "$WORK/boot.img" "$WORK/root.img" "$WORK/data.img"
}
