"""Where phones find the companion: addresses come and go with the network."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Links:
    """As they are at one moment."""

    watch: tuple[str, ...] = ()
    ways: tuple[str, ...] = ()  # what each of them is: the name or the interface behind the address
    hosts: frozenset[str] = frozenset()
    closed: bool = False  # the companion was started for this machine alone
    fingerprint: str = ""  # of the certificate, as "AB:CD:..."; "" without one


class PhoneLinks:
    """As they were when somebody looked last."""

    def __init__(self, find: Callable[[], Links] = Links) -> None:
        self.now = find()
        self._find = find

    def look(self) -> bool:
        """Look again; whether they have changed."""
        before, self.now = self.now, self._find()
        return self.now != before
