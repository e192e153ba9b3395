"""What bots know of a game."""
