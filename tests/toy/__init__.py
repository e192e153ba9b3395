"""A game of another package, and what the house does with it."""
