"""What developers run: games that play themselves, the laws every game keeps, pictures of all screens, playback.

May import everything but the command line.
"""
