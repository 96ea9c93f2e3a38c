"""Deliberate faults, each of which the tests must catch: one file of them for every game's folder."""
