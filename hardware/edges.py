"""The edges of all GPIO lines, with the kernel's time stamps: one thread, asleep until the next edge."""

from __future__ import annotations

import logging
import os
import select
import threading
from collections.abc import Callable

from gpiod import EdgeEvent, LineRequest

from hardware.bell import Bell

MOST_ROUNDS = 8  # of reading before delivery, however fast edges come

log = logging.getLogger(__name__)

EdgeListener = Callable[[EdgeEvent], None]


class Edges:
    """Calls a listener for each edge once, in order of time across all lines. Without watched lines there is no thread;
    without edges the thread never wakes up."""

    def __init__(self) -> None:
        self._lines: dict[int, tuple[LineRequest, EdgeListener]] = {}  # by the request's file
        self._lock = threading.Lock()
        self._bell = Bell()
        self._bell_file = -1
        self._poll: select.epoll | None = None
        self._thread: threading.Thread | None = None

    def watch(self, request: LineRequest, listener: EdgeListener) -> None:
        """Call `listener`, on the thread, for each edge of the request; until `leave`."""
        os.set_blocking(request.fd, False)  # a file closed meanwhile may be another one by the time it is read
        with self._lock:
            poll = self._poll or self._start()
            self._lines[request.fd] = (request, listener)
            poll.register(request.fd, select.EPOLLIN)

    def leave(self, request: LineRequest) -> None:
        """Stop watching the request. Edges already read may still be delivered."""
        with self._lock:
            self._drop(request.fd)

    def close(self) -> None:
        """End the thread, never from itself; the object can be used again afterwards."""
        with self._lock:
            poll, thread = self._poll, self._thread
            self._poll = self._thread = None
            self._lines = {}
        if poll is None or thread is None:
            return
        self._bell.ring()
        thread.join()
        self._bell.put_away()
        poll.close()

    def _start(self) -> select.epoll:
        self._poll = poll = select.epoll()
        self._bell_file = self._bell.set_up()
        poll.register(self._bell_file, select.EPOLLIN)
        self._thread = threading.Thread(target=self._run, args=(poll,), name="pins", daemon=True)
        self._thread.start()
        return poll

    def _run(self, poll: select.epoll) -> None:
        while True:
            ready = poll.poll()
            events: list[tuple[EdgeEvent, EdgeListener]] = []
            for _ in range(MOST_ROUNDS):
                if any(fd == self._bell_file for fd, _ in ready):
                    return
                for fd, _ in ready:
                    events += self._read(fd)
                ready = poll.poll(0)  # another line may have an older edge than the newest one read
                if not ready:
                    break
            for event, heard in sorted(events, key=lambda pair: pair[0].timestamp_ns):
                _notify(event, heard)

    def _read(self, fd: int) -> list[tuple[EdgeEvent, EdgeListener]]:
        with self._lock:
            if fd not in self._lines:
                return []
            request, heard = self._lines[fd]
            try:
                return [(event, heard) for event in request.read_edge_events()]
            except BlockingIOError:
                return []
            except OSError:  # the chip has gone: a failing file would keep us awake for ever
                log.exception("GPIO %s is not heard any more", request.offsets)
                self._drop(fd)
                return []

    def _drop(self, fd: int) -> None:
        if self._lines.pop(fd, None) and self._poll is not None:
            self._poll.unregister(fd)


def _notify(event: EdgeEvent, listener: EdgeListener) -> None:
    """Call the listener; its error must not end the events of all pins."""
    try:
        listener(event)
    except Exception:
        log.exception("an edge of GPIO %s was lost", event.line_offset)
