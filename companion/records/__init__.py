"""Records of games: import, export, digests and statistics; catalogue files; recordings of the hardware.

May import views and the log; knows no game in progress.
"""
