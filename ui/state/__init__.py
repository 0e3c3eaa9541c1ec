"""What this screen knows, what is chosen on it, and what a tap can mean: pure values.

Imports the wire alone.
"""
