"""Texts, forms, clocks and drawings as clients get them, and the messages of the wire.

May import the log and the rules' contract.
"""
