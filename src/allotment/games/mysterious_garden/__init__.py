"""Mysterious Garden (Gregory Daigle): tiles around polygon gardens, gnomes, treasure and bags."""
