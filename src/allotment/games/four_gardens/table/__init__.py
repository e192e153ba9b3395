"""How a game looks and sounds: pictures, gestures, words. Interpreted; nothing below knows it."""
