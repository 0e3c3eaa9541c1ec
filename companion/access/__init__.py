"""Clients and their rights: roles, tokens, seats granted to phones, outgoing messages.

May import views and the log; knows no table.
"""
