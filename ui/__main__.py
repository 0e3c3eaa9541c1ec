"""`python -m ui`."""

from ui.window.main import main

main()
