"""A game's options in words a player knows, and when each of them applies. What is not named here is not asked."""

from __future__ import annotations

from typing import Any, Final

Data = dict[str, Any]

# Per game and option: its title, what it means, words for its values, and what else has to be chosen for it.
WORDS: Final[dict[str, dict[str, Data]]] = {
    "the-gardens": {
        "first": {"title": "Who begins", "help": "This player gets the start player token."},
        "tiles": {
            "title": "Scoring tiles",
            "help": "For a first game: the basic side. Advanced and mixed tiles are drawn at random.",
            "values": {"basic": "Basic", "advanced": "Advanced", "random": "Mixed"},
        },
        "start_column": {"title": "First column", "help": "Where the Central Board stands; 5 is the middle."},
        "landmarks": {
            "title": "Landmarks",
            "help": "Sights of Sydney: for points, each with an effect of its own, or some of both, drawn by chance.",
            "values": {"off": "Without", "points": "Points", "text": "Effects", "mixed": "Both"},
        },
        "layout": {
            "title": "Landmark mats",
            "help": "Sides of the left and the right mat.",
            "values": {"AA": "A A", "AB": "A B", "BA": "B A", "BB": "B B", "random": "Random"},
            "needs": {"landmarks": ["points", "text", "mixed"]},
        },
        "conservatorium_loops": {
            "title": "Conservatorium and Opera House",
            "help": "Whether pathways that only the Conservatorium joins close loops for the Opera House.",
            "values": {"false": "Drawn loops only", "true": "Close loops, too"},
            "needs": {"landmarks": ["text", "mixed"]},
        },
    },
    "four-gardens": {
        "first": {"title": "Who begins"},
        "facing": {
            "title": "Who sees 3-2-0-1",
            "help": "The pagoda starts with that side towards this player.",
            "values": {"random": "Random", "starting-seat": "Who begins"},
        },
        "pile_top": {
            "title": "Top of the pile",
            "help": "Whether everybody sees the landscape on the back of the next card.",
            "values": {"landscape": "Seen by all", "hidden": "Hidden"},
        },
    },
    "garden-dice": {
        "start": {"title": "Who begins"},
        "family": {
            "title": "Birds and rabbits",
            "help": "The family game is played without them.",
            "values": {"false": "With", "true": "Without"},
        },
        "stars": {
            "title": "Stars on the field",
            "help": "What is harvested on a star counts double.",
            "values": {"six": "Six", "four": "Four"},
        },
    },
    "gardeners": {
        "mode": {
            "title": "How to play",
            "help": "Training A to C teach the game with six open cards each; the initiation is a short first game.",
            "values": {
                "training-a": "Training A",
                "training-b": "Training B",
                "training-c": "Training C",
                "initiation": "Initiation",
                "complete": "Complete game",
                "solo": "Solo",
            },
            "seats": {"solo": [1, 1], "": [2, 6]},
        },
        "deck": {
            "title": "Cards",
            "help": "Training has cards of its own.",
            "values": {"standard": "Standard", "expert": "Expert", "mixed": "Mixed"},
            "needs": {"mode": ["initiation", "complete", "solo"]},
        },
        "check": {
            "title": "When the garden is checked",
            "values": {"all": "When all are ready", "call": "When anyone calls"},
            "needs": {"mode": ["training-a", "training-b", "training-c", "initiation", "complete"]},
        },
        "first": {"title": "Who begins", "help": "This player turns the sand and gets the first card."},
    },
    "mysterious-garden": {
        "start": {"title": "Who begins", "seats": {"": [2, 4]}},
        "wagon": {
            "title": "The wagon",
            "help": "A promotional power card.",
            "values": {"true": "With", "false": "Without"},
        },
    },
}


def worded(game: Data) -> Data:
    """The game with its options in words; a game without them shows its options as they are."""
    words = WORDS.get(game["slug"])
    if words is None:
        return game
    known = {option["name"]: option for option in game["options"]}
    named = [{**known[name], "help": "", **more} for name, more in words.items()]
    return {**game, "options": [known["seats"], *named]}
