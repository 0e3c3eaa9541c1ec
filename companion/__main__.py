"""`python -m companion`."""

from companion.cli import main_entry

main_entry()
