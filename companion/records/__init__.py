"""Records of games: import, export, digests and statistics; catalogue files.

May import views and the log; knows no game in progress.
"""
