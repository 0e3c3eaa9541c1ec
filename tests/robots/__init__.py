"""A robot at the touchscreen and the real core. It tries two rules of fearless hands on all pages of a game: the second
of two taps has no effect, and whoever goes back loses nothing. That a place of the board answers what is asked is
shown by tests/ui/test_lit.py."""
