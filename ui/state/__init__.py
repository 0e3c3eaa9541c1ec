"""This screen's state, the choices made on it, and the acts of a tap: pure values.

Imports the wire alone.
"""
