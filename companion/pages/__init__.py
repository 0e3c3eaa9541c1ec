"""The pages that the core builds: home, setup, the game in play, menus, records, settings.

May import the game on the table, the meaning of a press, access and views; knows no clients and no sockets.
"""
