"""What can be known of a game: whole positions, what a seat may see of them, and the same in numbers."""
