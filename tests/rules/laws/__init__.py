"""The campaign of testkit/stories over all games: `python -m tests.rules.laws --games 10000 --seed 1`."""
