"""Who is connected and what they may do: roles, tokens, seats granted to phones, messages still to be sent.

May import views and the log; knows no table.
"""
