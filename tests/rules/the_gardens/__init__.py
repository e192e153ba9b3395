"""Tests of The Gardens."""
