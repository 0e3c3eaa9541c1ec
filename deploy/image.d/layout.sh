# shellcheck shell=bash
# The layout of the image: ids, file systems, partitions. Reproducible: same folders, same bytes. Sourced, never run.
# shellcheck disable=SC2034  # used by those who source it

BOOT_MIB=256
ROOT_MIB=4096 # room for three releases: an update is installed beside the running one
DATA_MIB=128  # grows at the first start
GAP_MIB=4     # alignment of the first partition: the erase block size of cards
IMAGE_MIB=$((GAP_MIB + BOOT_MIB + ROOT_MIB + DATA_MIB))

# Sets the ids derived from the words $1: DISK of the partition table, ROOT_UUID and DATA_UUID.
set_ids() {
    local digits
    digits=$(printf '%s' "$1" | sha256sum | cut -c 1-64)
    DISK=${digits:0:8}
    ROOT_UUID=$(uuid_of "${digits:0:32}")
    DATA_UUID=$(uuid_of "${digits:32:32}")
}

uuid_of() { echo "${1:0:8}-${1:8:4}-4${1:13:3}-8${1:17:3}-${1:20:12}"; }

# Limits all modification times in a folder to the image's own.
clamp_times() {
    find "$1" -xdev -newermt "@$SOURCE_DATE_EPOCH" -print0 | xargs -0 -r touch --no-dereference -m -d "@$SOURCE_DATE_EPOCH"
}

# make_fat FILE MIB FOLDER: a FAT32 of that size with the folder's content.
make_fat() {
    local file=$1 mib=$2 folder=$3 path
    rm -f "$file"
    truncate -s "${mib}M" "$file"
    mkfs.vfat -F 32 -s 1 -n BOOT --invariant "$file" >/dev/null
    while read -r path; do
        if [ -d "$folder/$path" ]; then mmd -i "$file" "::$path"; else mcopy -m -i "$file" "$folder/$path" "::$path"; fi
    done < <(cd "$folder" && find . -mindepth 1 -printf '%P\n' | LC_ALL=C sort)
}

# make_ext4 FILE MIB LABEL UUID FOLDER: an ext4 of that size with the folder's content (without mounts).
# mke2fs would choose small blocks for a small one, but the games' file system grows with the card.
make_ext4() {
    local file=$1 mib=$2 label=$3 uuid=$4 folder=$5
    rm -f "$file"
    truncate -s "${mib}M" "$file"
    LC_ALL=C E2FSPROGS_FAKE_TIME=$SOURCE_DATE_EPOCH mke2fs -q -t ext4 -b 4096 -i 16384 -m 1 -L "$label" -U "$uuid" -J size=16 \
        -E "hash_seed=$uuid,lazy_itable_init=1" -d "$folder" "$file" >/dev/null
    set_change_times "$file"
}

# Resets ctime and atime with debugfs: mke2fs copies them from this machine's files.
set_change_times() {
    used_inodes "$1" | sed "s/.*/sif <&> ctime @$SOURCE_DATE_EPOCH\nsif <&> atime @$SOURCE_DATE_EPOCH/" >"$1.commands"
    E2FSPROGS_FAKE_TIME=$SOURCE_DATE_EPOCH debugfs -w -f "$1.commands" "$1" >/dev/null 2>"$1.errors" || return
    rm "$1.commands" "$1.errors"
}

# The numbers of all inodes in use from the first ordinary one (11) on: the gaps between dumpe2fs's free ones.
used_inodes() {
    local from=11 first last total
    total=$(dumpe2fs -h "$1" 2>/dev/null | sed -n 's/^Inode count: *//p')
    while IFS=- read -r first last; do
        [ "$first" -le $from ] || seq $from $((first - 1))
        from=$((${last:-$first} + 1))
    done < <(dumpe2fs "$1" 2>/dev/null | sed -n 's/^  Free inodes: //p' | tr -d ' ' | tr , '\n' | grep .)
    [ $from -gt "$total" ] || seq $from "$total"
}

# make_disk FILE BOOT ROOT DATA: the three file systems in a row, after a partition table.
make_disk() {
    local file=$1 start=$GAP_MIB part
    rm -f "$file"
    shift
    truncate -s $((GAP_MIB + $(mib_of "$1") + $(mib_of "$2") + $(mib_of "$3")))M "$file"
    partition_table "$@" | sfdisk --quiet --no-reread --no-tell-kernel "$file"
    for part in "$@"; do
        # zeros stay holes, but not in the last one, whose journal is in use from the first start on
        dd if="$part" of="$file" bs=1M seek="$start" status=none conv="notrunc$([ "$part" = "$3" ] || echo ,sparse)"
        start=$((start + $(mib_of "$part")))
    done
    fill_journal "$file" $((GAP_MIB + $(mib_of "$1"))) "$2"
}

mib_of() { echo $(($(stat -c %s "$1") / 1048576)); }

partition_table() {
    local start=$GAP_MIB kind
    printf 'label: dos\nlabel-id: 0x%s\n' "$DISK"
    for kind in "c, bootable" 83 83; do
        echo "start=$((start * 2048)), size=$(($(mib_of "$1") * 2048)), type=$kind"
        start=$((start + $(mib_of "$1")))
        shift
    done
}

# fill_journal FILE MIB PART: writes the journal's zeros. A flashing tool that skips holes would leave an earlier image's
# journal there, and the kernel would replay it after a power cut.
fill_journal() {
    local file=$1 mib=$2 part=$3 first count
    while read -r first count; do
        dd if=/dev/zero of="$file" bs=4096 seek=$((mib * 256 + first)) count="$count" conv=notrunc status=none
    done < <(debugfs -R 'blocks <8>' "$part" 2>/dev/null | tr ' ' '\n' | grep . | tail -n +2 | runs)
}

# Numbers, one a line, as runs: first number and length.
runs() { awk 'NR > 1 && $1 == last + 1 { n++; last = $1; next } NR > 1 { print first, n } { first = last = $1; n = 1 } END { if (n) print first, n }'; }
