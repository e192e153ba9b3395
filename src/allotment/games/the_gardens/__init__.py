"""The Gardens (Brett J. Gilbert and Matthew Dunstan, Grail Games 2021)."""
