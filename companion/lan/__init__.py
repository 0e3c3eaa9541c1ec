"""The page for phones over the network: addresses, discovery, the web server, its limits and its guard.

May import access, the wire and errors; what clients may do is decided above.
"""
