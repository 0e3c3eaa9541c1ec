"""All connected clients, table screen and phones alike: their requests and pages; and the order of the listeners.

May import the pages and everything below them.
"""
