"""One page that a designer can hand to a publisher."""
