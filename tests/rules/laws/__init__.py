"""The campaign of companion/testkit/stories over all games: `python -m tests.rules.laws --games 10000 --seed 1`."""
