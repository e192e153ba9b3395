"""Plays seeded games with two builds of the package and compares them, move for move, and what is drawn: six
for each sample of options, unless GAMES says otherwise.

python tests/both_ways.py src build/compiled
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from allotment.kernel.game import Game

GAMES = int(os.environ.get("GAMES", "6"))  # for each sample of options
TESTS = Path(__file__).parent


def play() -> None:
    """Print a digest for every game; run in a process of its own for each build."""
    sys.path.insert(0, str(TESTS.parent))
    from allotment.bots import make_bot
    from allotment.cli.speed import compiled
    from allotment.games import make
    from allotment.kernel.chance import seeded
    from allotment.kernel.match import adopted
    from tests.conformance.samples import CASES, NAMES, step

    print(f"compiled: {compiled()}", file=sys.stderr)
    for (slug, options), name in zip(CASES, NAMES, strict=True):
        game = make(slug, options)
        for seed in range(GAMES):
            state = game.start(seeded(seed))
            luck = seeded(f"luck {seed}")
            digest = blake2b(digest_size=8)
            plies = 0
            while (decision := step(game, state, luck)) is not None:
                seat, move = decision
                digest.update(f"{seat}: {move.text}\n".encode())
                plies += 1
                if plies % 40 == 0:
                    digest.update(json.dumps(game.dump(state)).encode())
                    for each in range(game.seats):
                        digest.update(json.dumps(list(game.features(state, each))).encode())
                        digest.update(json.dumps(shown(game, state, each)).encode())
                    if seed == 0 and not game.box.real_time and len(game.legal(state, seat)) > 1:
                        bot = make_bot("head-gardener:4it")
                        bot.begin(game, seat)
                        thought = bot.decide(adopted(game, state, []).eyes(seat), seeded(plies))
                        looked = [(one.move.text, one.visits, one.value) for one in thought.alternatives]
                        digest.update(repr(looked).encode())
            digest.update(json.dumps(game.dump(state)).encode())
            print(f"{digest.hexdigest()} {plies:>5} {name} seed={seed}")


def shown(game: Game[Any, Any], state: Any, seat: int) -> object:
    """What the seat's page is told: pieces, paths, words."""
    from allotment.draw.scene import LAYOUTS
    from allotment.games import room
    from allotment.words import speaker

    picture = room(game.slug, "table.scene")
    names = ["Ines", "Tom", "Ada", "Noor", "Ben"][: game.seats]
    words = speaker(game.slug, "en", names, seat, game.options)
    view = {**game.view(state, seat), "options": game.options, "names": names, "words": words}
    offers = game.legal(state, seat)
    told = [[words.say(part) for part in picture.say(view, move)] for move in offers]
    facts = [[words.say(part) for part in fact] for fact in picture.facts(view, seat)]
    can = words.say(picture.status(view, offers, seat)) if offers else ""
    scenes = [measured(picture.scene(view, seat, layout).data()) for layout in LAYOUTS]
    return [scenes, picture.paths(view, offers, seat), told, facts, can]


def measured(value: object) -> object:
    """Numbers as they count: compiled code may write 38 as 38.0."""
    if isinstance(value, dict):
        return {name: measured(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [measured(one) for one in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def main(builds: list[str]) -> int:
    running = [
        subprocess.Popen(
            [sys.executable, __file__, "--play"],
            env={**os.environ, "PYTHONPATH": build},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for build in builds
    ]
    outputs = [process.communicate() for process in running]
    for build, process, (_, said) in zip(builds, running, outputs, strict=True):
        print(f"{build}: {said.strip()}")
        if process.returncode:
            return 1
    if "compiled: False" not in outputs[0][1] or "compiled: True" not in outputs[1][1]:
        print("the first build should be interpreted and the second compiled")
        return 1
    lines = [out.splitlines() for out, _ in outputs]
    for first, second in zip(*lines, strict=True):
        if first != second:
            print(f"the builds part here:\n  {first}\n  {second}")
            return 1
    print(f"{len(lines[0])} games are the same, interpreted and compiled")
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--play"]:
        play()
    else:
        raise SystemExit(main(sys.argv[1:]))
