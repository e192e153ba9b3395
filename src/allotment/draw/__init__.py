"""Drawing: SVG in strings, and scenes of keyed pieces. Knows no game."""
