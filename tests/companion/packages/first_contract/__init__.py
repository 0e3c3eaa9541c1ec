"""Pig, as it was written when moves were classes and flow was tables."""

CONTRACT = 1
