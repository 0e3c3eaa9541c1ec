"""Proofs at scale: each is seeded, bounded and resumable. docs/reliability.md has their results; the ordinary tests run
a small share of each."""
