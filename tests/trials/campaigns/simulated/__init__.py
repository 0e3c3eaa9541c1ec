"""One table in one process on virtual time: the real core with simulated people, contacts, connections and disk. `box`
holds the core, `story` the events, `laws` the invariants after each step."""
