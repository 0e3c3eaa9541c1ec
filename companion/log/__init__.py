"""A game as an append-only log: moves in, lines on disk, state out. The only writer of a game.

May import the rules' contract and nothing of views, clients or devices.
"""
