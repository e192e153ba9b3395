"""Experiments with The Gardens."""
