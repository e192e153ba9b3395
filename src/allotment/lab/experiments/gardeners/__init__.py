"""What the lab knows about Gardeners."""
