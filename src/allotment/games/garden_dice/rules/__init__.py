"""What may be done and what follows, in the rulebook's order, a module per chapter:

dice, buy, place (with the sundial), chain, water, harvest (with stars and the scarecrow), flip,
critters (moving, eating, removing), sun, and turn (the duty to act, the end of a turn and of the game).
"""
