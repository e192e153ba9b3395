"""Stands in for a study's process: says one thing, then runs until it is stopped."""

import json
import sys

NAMES = ["seat_share", "rounds", "score", "margin", "leader_wins", "decided_at"]

asked = json.loads(sys.stdin.readline())
found = {"value": 51.2, "low": 49.8, "high": 52.6}
gap = {"value": -1.2, "low": -2.1, "high": -0.3}
figures = [
    {"name": name, "share": name == "seat_share", "box": found, "changed": found, "gap": gap, "clear": True}
    for name in NAMES
]
known = {
    "done": 4,
    "of": asked["deals"],
    "final": asked["deals"] == 20,
    "figures": figures,
    "reaction": found,
}
print(json.dumps(known), flush=True)
sys.stdin.read()
