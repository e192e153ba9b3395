"""How a game looks and sounds: pictures, gestures, words. Nothing below knows it."""
