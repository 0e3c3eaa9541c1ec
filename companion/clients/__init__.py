"""All connected clients, table screen and phones alike: what they request, who gets which page; and who listens at all.

May import the pages and everything below them.
"""
