"""Why the trial cannot be made, or what was wrong in it: one sentence each."""

from __future__ import annotations


class Trouble(Exception):
    """The trial cannot be made here: exit code 2."""


class Wrong(Exception):
    """The box did not do what it should: exit code 1, after all other steps."""
