"""Gardeners: silent, simultaneous, against the sand."""
