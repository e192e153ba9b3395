"""Snail Race: first at the lettuce wins."""
