/* A disk that fails when it is told to, for the campaigns: preloaded, it stands between a process and its files.
 *
 * Calls that change files under one folder are counted; from call `first` on, `length` of them fail with `error`
 * (0: writes are cut short). With DISK_TRACE set, every call that succeeded is written down there, with its bytes.
 * companion campaigns read and write the counters through the file DISK_CONTROL: see disk.py.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum { OPEN = 1, WRITE, SYNC, TRUNCATE, UNLINK, RENAME, MKDIR };
enum { MOST_FD = 4096 };

struct control {
    uint64_t calls, first, length, failed;
    int32_t error;
    uint32_t last; /* the kind of the call that failed last */
    char folder[512];
    char name[64]; /* of the file that call was for */
    char only[64]; /* calls for that file alone fail; "" = for any */
};

static struct control off, *control = &off;
static char *files[MOST_FD]; /* the path behind a descriptor, where it counts */
static int trace = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("DISK_CONTROL");
    if (path) {
        int fd = REAL(open)(path, O_RDWR | O_CLOEXEC);
        if (fd >= 0) {
            void *there = mmap(NULL, sizeof off, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
            if (there != MAP_FAILED) control = there;
            REAL(close)(fd);
        }
    }
    path = getenv("DISK_TRACE");
    if (path) trace = REAL(open)(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

static int ours(const char *path) {
    size_t n = strlen(control->folder);
    return n && path && strncmp(path, control->folder, n) == 0 && (path[n] == '/' || path[n] == 0);
}

/* The path as seen from a folder's descriptor. */
static const char *whole(int at, const char *path, char *room) {
    char link[64];
    ssize_t n;
    if (!path || path[0] == '/' || at == AT_FDCWD) return path;
    snprintf(link, sizeof link, "/proc/self/fd/%d", at);
    n = readlink(link, room, PATH_MAX - 1);
    if (n < 0) return path;
    snprintf(room + n, PATH_MAX - n, "/%s", path);
    return room;
}

static const char *of(int fd) { return fd >= 0 && fd < MOST_FD ? files[fd] : NULL; }

/* 0: it succeeds; 1: it fails, and errno says why; 2: it is cut short. */
static int fails(uint32_t kind, const char *path) {
    int how = 0;
    pthread_mutex_lock(&lock);
    uint64_t n = ++control->calls;
    if (control->first && n >= control->first && n - control->first < control->length) {
        const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
        if ((control->error || kind == WRITE) && (!control->only[0] || !strcmp(control->only, name))) {
            control->failed++;
            control->last = kind;
            snprintf(control->name, sizeof control->name, "%s", name);
            how = control->error ? 1 : 2;
            errno = control->error;
        }
    }
    pthread_mutex_unlock(&lock);
    return how;
}

static void told(uint32_t kind, const char *path, uint64_t at, const void *data, uint64_t size, const char *to) {
    if (trace < 0) return;
    const char *second = to ? to : "";
    uint32_t head[3] = {kind, strlen(path), strlen(second)};
    uint64_t where[2] = {at, data ? size : 0};
    struct iovec parts[] = {
        {head, sizeof head}, {where, sizeof where}, {(void *)path, head[1]},
        {(void *)second, head[2]}, {(void *)data, where[1]},
    };
    ssize_t n = writev(trace, parts, 5); /* in one piece: the process writes there too */
    (void)n;
}

/* ---- opening and closing -------------------------------------------------------------------------------- */
static int opened(int (*real)(int, const char *, int, ...), int at, const char *path, int flags, mode_t mode) {
    char room[PATH_MAX];
    const char *name = whole(at, path, room);
    struct stat there;
    if (!ours(name)) return real(at, path, flags, mode);
    int changes = flags & (O_CREAT | O_TRUNC | O_WRONLY | O_RDWR);
    if (changes && fails(OPEN, name) == 1) return -1;
    int was_there = stat(name, &there) == 0;
    int fd = real(at, path, flags, mode);
    if (fd >= 0 && fd < MOST_FD) {
        free(files[fd]);
        files[fd] = strdup(name);
        if (changes && (!was_there || (flags & O_TRUNC && there.st_size))) told(OPEN, name, 0, NULL, 0, NULL);
    }
    return fd;
}

#define OPENED(name, real)                                            \
    int name(const char *path, int flags, ...) {                      \
        va_list rest;                                                 \
        va_start(rest, flags);                                        \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
        va_end(rest);                                                 \
        return opened(REAL(real), AT_FDCWD, path, flags, mode);       \
    }
#define OPENED_AT(name)                                               \
    int name(int at, const char *path, int flags, ...) {              \
        va_list rest;                                                 \
        va_start(rest, flags);                                        \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
        va_end(rest);                                                 \
        return opened(REAL(name), at, path, flags, mode);             \
    }
OPENED(open, openat)
OPENED(open64, openat64)
OPENED_AT(openat)
OPENED_AT(openat64)

int close(int fd) {
    if (fd >= 0 && fd < MOST_FD && files[fd]) {
        free(files[fd]);
        files[fd] = NULL;
    }
    return REAL(close)(fd);
}

/* ---- writing -------------------------------------------------------------------------------------------- */
#define WRITTEN(name, off)                                                               \
    ssize_t name(int fd, const void *data, size_t size, off at) {                        \
        const char *path = of(fd);                                                       \
        int how = path ? fails(WRITE, path) : 0;                                         \
        if (how == 1) return -1;                                                         \
        ssize_t n = REAL(name)(fd, data, how == 2 && size > 1 ? size / 2 : size, at);    \
        if (path && n > 0) told(WRITE, path, at, data, n, NULL);                         \
        return n;                                                                        \
    }
WRITTEN(pwrite, off_t)
WRITTEN(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t size) {
    const char *path = of(fd);
    int how = path ? fails(WRITE, path) : 0;
    if (how == 1) return -1;
    off64_t at = path ? lseek64(fd, 0, SEEK_CUR) : 0;
    ssize_t n = REAL(write)(fd, data, how == 2 && size > 1 ? size / 2 : size);
    if (path && n > 0) told(WRITE, path, at, data, n, NULL);
    return n;
}

#define SYNCED(name)                                     \
    int name(int fd) {                                   \
        const char *path = of(fd);                       \
        if (path && fails(SYNC, path) == 1) return -1;   \
        int r = REAL(name)(fd);                          \
        if (path && r == 0) told(SYNC, path, 0, NULL, 0, NULL); \
        return r;                                        \
    }
SYNCED(fsync)
SYNCED(fdatasync)

#define CUT(name, off)                                       \
    int name(int fd, off size) {                             \
        const char *path = of(fd);                           \
        if (path && fails(TRUNCATE, path) == 1) return -1;   \
        int r = REAL(name)(fd, size);                        \
        if (path && r == 0) told(TRUNCATE, path, size, NULL, 0, NULL); \
        return r;                                            \
    }
CUT(ftruncate, off_t)
CUT(ftruncate64, off64_t)

/* ---- names ---------------------------------------------------------------------------------------------- */
static int unlinked(int at, const char *path, int flags) {
    char room[PATH_MAX];
    const char *name = whole(at, path, room);
    if (!ours(name)) return REAL(unlinkat)(at, path, flags);
    if (fails(UNLINK, name) == 1) return -1;
    int r = REAL(unlinkat)(at, path, flags);
    if (r == 0) told(UNLINK, name, 0, NULL, 0, NULL);
    return r;
}
int unlink(const char *path) { return unlinked(AT_FDCWD, path, 0); }
int unlinkat(int at, const char *path, int flags) { return unlinked(at, path, flags); }
int rmdir(const char *path) { return unlinked(AT_FDCWD, path, AT_REMOVEDIR); }

int rename(const char *from, const char *to) {
    if (!ours(from)) return REAL(rename)(from, to);
    if (fails(RENAME, from) == 1) return -1;
    int r = REAL(rename)(from, to);
    if (r == 0) told(RENAME, from, 0, NULL, 0, to);
    return r;
}

int mkdir(const char *path, mode_t mode) {
    if (!ours(path)) return REAL(mkdir)(path, mode);
    if (fails(MKDIR, path) == 1) return -1;
    int r = REAL(mkdir)(path, mode);
    if (r == 0) told(MKDIR, path, 0, NULL, 0, NULL);
    return r;
}
