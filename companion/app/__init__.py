"""Start, stop and command line: where all parts of the companion meet.

May import every other room; no other room imports this one.
"""
