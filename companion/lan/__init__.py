"""The web server for phones: addresses, discovery, TLS, limits and the guard.

May import access, the wire and errors; the rooms above decide what clients may do.
"""
