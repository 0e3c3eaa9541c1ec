"""What games are tested with, here and in packages of their own: a table in a few words, laws, stories, golden records,
games that play themselves; and what developers run: the trial of a package, pictures of all screens, playback.

Beside the product: only the commands that need it import it. `plugin.py` makes fixtures of it for pytest. May import
everything but the command line.
"""
