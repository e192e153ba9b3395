"""Experiments with games: matches, learning, reports."""
