"""All connected clients, table screen and phones alike: what they request, and who gets which page.

May import the pages and everything below them.
"""
