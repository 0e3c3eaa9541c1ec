"""What each page shows and takes: home, setup, the game in play, menus, records, settings.

May import the game on the table, what a press means, access and views; knows no clients and no sockets.
"""
