"""Texts, forms, clocks and drawings for clients, and the wire messages. May import the log and the rules' contract."""
