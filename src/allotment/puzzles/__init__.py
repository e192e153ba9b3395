"""Positions in which one move, or one turn, is clearly better: found in self-play, kept with their proof."""

from .puzzle import LEVELS, Proof, Puzzle, Rival, kept, of_day, read_puzzle

__all__ = ["LEVELS", "Proof", "Puzzle", "Rival", "kept", "of_day", "read_puzzle"]
