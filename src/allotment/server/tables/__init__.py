"""Tables: which there are, the game at each, who is connected, what they are sent."""
