"""Pig: one die, and the question when to stop. Everybody's property; make it yours, a file at a time."""

CONTRACT = 1  # the version of the companion's contract that this was written for: its docs/contract.md
