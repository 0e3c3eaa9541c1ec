"""`python -m ui`."""

from ui.main import main

main()
