"""Start, stop and command line: connects all parts of the companion.

May import every other room; no other room imports this one.
"""
