"""The campaign of companion/testing/stories over all games: `python -m tests.rules.laws --games 10000 --seed 1`."""
