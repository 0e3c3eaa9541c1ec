"""Proofs at scale: each is seeded, bounded and can go on where it was broken off. What they show is in
docs/reliability.md; a small share of each runs with the ordinary tests."""
