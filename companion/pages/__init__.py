"""What each page shows and takes: home, setup, the game in play, menus, records, settings.

May import the game at the table, access and views; knows no clients and no sockets.
"""
