"""The socket of an open table."""
