"""Tools that test games, here and in packages of their own: a table in a few words, laws, stories, golden records,
self-play; and tools for developers: the trial of a package, pictures of all screens.

Apart from the product: only the commands that need it import it. `plugin.py` offers it as pytest fixtures. May import
everything but the command line.
"""
