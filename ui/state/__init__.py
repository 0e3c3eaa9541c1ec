"""The state of this screen, the choices made on it, and what a tap can mean: pure values.

Imports the wire alone.
"""
