"""`python -m companion`."""

from companion.app.cli import main_entry

main_entry()
