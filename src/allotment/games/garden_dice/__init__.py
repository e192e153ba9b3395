"""Garden Dice (Doug Bass, Meridae Games 2012)."""
