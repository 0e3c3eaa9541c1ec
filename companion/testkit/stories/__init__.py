"""What must hold at every table, whatever is told and set right: random games, the laws, and the shortest story.

`python -m tests.rules.laws --games 10000 --seed 1` plays them for every game; docs/reliability.md says more.
"""
