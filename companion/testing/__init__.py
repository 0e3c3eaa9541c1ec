"""What a game is tested with, here and in a package of its own: a table in a few words, the laws, golden records.

`plugin.py` makes fixtures of it for pytest, which only those who test have. May import everything but the command line.
"""
