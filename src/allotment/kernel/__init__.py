"""The kernel: what every game is, and what can be done with any of them."""
