"""A robot at the touchscreen and the real core. It tries the three rules of fearless hands on all pages of a game: it
taps every place of the board, taps twice, and goes back from everywhere. `python -m tests.trials.campaigns robots`
plays whole games, the ordinary tests a small share."""
