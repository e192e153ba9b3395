"""Writes a page about each environment from the code: `python -m allotment.envs.pages docs/envs`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from ..games import SHELF, make
from ..kernel.game import Game
from ..kernel.options import plain
from ..kernel.story import Phrase
from ..play.driver import PACE
from ..play.rewards import ILLEGAL, REWARDS, WITHOUT_RIVALS, rivals
from ..words import speaker
from .lens import IDLE, LIMIT, Lens
from .names import gym_id, spiel_name, versioned
from .seats import MAX_CYCLES

TURNS: Final = """\
import numpy as np
from allotment.envs import {module}

env = {module}.env({example})
env.reset(seed=42)
rng = np.random.default_rng(42)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        env.step(None)
        print(agent, reward)
    else:
        env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
"""

PARALLEL: Final = """\
import numpy as np
from allotment.envs import {module}

env = {module}.parallel_env({example})
seen, info = env.reset(seed=42)
rng = np.random.default_rng(42)
while env.agents:
    actions = {{a: rng.choice(np.flatnonzero(seen[a]["action_mask"])) for a in env.agents}}
    seen, rewards, terminations, truncations, info = env.step(actions)
print(rewards)
"""

SINGLE: Final = """\
import gymnasium
import allotment.envs

env = gymnasium.make("{gym}", opponents="seedling"{example})
seen, info = env.reset(seed=42)
terminated = truncated = False
while not (terminated or truncated):
    action = env.action_space.sample(info["action_mask"])
    seen, reward, terminated, truncated, info = env.step(action)
print(info["scores"], reward)
"""

SPIEL: Final = """\
import random
import pyspiel
import allotment.envs.spiel

game = pyspiel.load_game("{spiel}", {{{example}}})
state = game.new_initial_state()
while not state.is_terminal():
    state.apply_action(random.choice(state.legal_actions()))
print(state.returns())
"""


def page(slug: str) -> str:
    game = make(slug, {})
    parts = [head(game), examples(game), options(game), actions(game), observation(game), rewards(game)]
    return "\n".join([*parts, faces(game), versions(game)])


def table(titles: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(titles) + " |", "|" + " --- |" * len(titles)]
    for row in rows:
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |")
    return "\n".join(lines) + "\n"


def head(game: Game[Any, Any]) -> str:
    lens = Lens(game)
    found = game.box
    seats = found.option("seats")
    together = "play against each other" if rivals(game) else "win or lose together"
    rows = [
        ["PettingZoo", f"`from allotment.envs import {versioned(game.slug)}`"],
        ["Gymnasium", f"`{gym_id(game.slug)}`"],
        ["OpenSpiel", f"`{spiel_name(game.slug)}`"],
        ["Seats", f"{seats.low} to {seats.high}; they {together}"],
        ["Actions", str(lens.actions)],
        ["Observation", f"{len(lens.names)} numbers (float32)"],
        ["Hidden from some", "yes" if found.hidden else "no"],
        ["Real time", "yes" if found.real_time else "no"],
    ]
    note = "<!-- written by python -m allotment.envs.pages docs/envs; changes belong there -->"
    return f"{note}\n# {found.title}\n\n{speaker(game.slug).text('box-line')}\n\n" + table(
        ["", "with default options"], rows
    )


def block(code: str) -> str:
    return f"```python\n{code}```\n"


def examples(game: Game[Any, Any]) -> str:
    short = game.box.short
    called = ", ".join(f"{name}={value!r}" for name, value in short.items())
    listed = ", ".join(f'"{name}": {value!r}' for name, value in short.items())
    module = versioned(game.slug)
    parts = ["## Examples\n", "PettingZoo, one seat after another:\n"]
    parts.append(block(TURNS.format(module=module, example=called)))
    if game.box.real_time:
        parts.append("PettingZoo, all seats in each tick:\n")
        parts.append(block(PARALLEL.format(module=module, example=called)))
    parts.append("Gymnasium, one seat against bots:\n")
    more = f", {called}" if called else ""
    parts.append(block(SINGLE.format(gym=gym_id(game.slug), example=more)))
    parts.append("OpenSpiel:\n")
    parts.append(block(SPIEL.format(spiel=spiel_name(game.slug), example=listed)))
    return "\n".join(parts)


def house_rules(game: Game[Any, Any]) -> list[str]:
    """The numbers of the box that may be changed, where there are some."""
    if not game.box.house:
        return []
    say = speaker(game.slug).say
    rows = [
        [
            f"`{number.name}`",
            str(number.box),
            f"{number.low} to {number.high}",
            say(Phrase(f"house-{number.name}")),
        ]
        for number in game.box.house
    ]
    first = game.box.house[0]
    return [
        f'House rules change numbers of the box: `house={{"{first.name}": {first.high}}}`, and in OpenSpiel\n'
        f"the parameter `house_{first.name}`.\n",
        table(["number", "the box says", "allowed", "meaning"], rows),
    ]


def options(game: Game[Any, Any]) -> str:
    rows = []
    say = speaker(game.slug).say
    for option in game.box.options:
        default = "left out" if option.default is None else plain(option.default)
        rows.append(
            [f"`{option.name}`", default, say(option.allowed()), say(Phrase(f"option-{option.name}"))]
        )
    names = '`rewards` ("placement"), `render_mode` (None, "ansi", "svg", "rgb_array")'
    clock = ""
    if game.box.real_time:
        clock = (
            f", `tick` ({PACE} milliseconds that pass while every seat is asked once) and `max_cycles` "
            f"({MAX_CYCLES} such rounds, after which the game is truncated)"
        )
    return "\n".join(
        [
            "## Options\n",
            "All are keyword arguments of the environment and parameters of the OpenSpiel game.\n",
            table(["option", "default", "allowed", "meaning"], rows),
            *house_rules(game),
            f"Besides, for PettingZoo and Gymnasium: {names}{clock}. For Gymnasium also `seat` (0) and\n"
            '`opponents` ("sprout"): a bot\'s name, or one for each other seat, from the next one on.\n',
            '"ansi" sketches the table as text; "svg" and "rgb_array" draw the board that people see in the\n'
            'browser, the latter 640 pixels wide (`pip install ".[pictures]"`).\n',
        ]
    )


def actions(game: Game[Any, Any]) -> str:
    runs: list[list[int]] = []
    for move in game.moves:
        verb = move.verb()
        if runs and game.moves[runs[-1][0]].verb() == verb:
            runs[-1][1] = move.index
        else:
            runs.append([move.index, move.index])
    rows = []
    for first, last in runs:
        text = game.moves[first].text
        shown = f"`{text}`" if first == last else f"`{text}` to `{game.moves[last].text}`"
        rows.append([span(first, last), str(last - first + 1), shown])
    if game.box.real_time:
        rows.append([str(len(game.moves)), "1", f"{IDLE}: let time pass (only while time can pass)"])
    return "\n".join(
        [
            "## Actions\n",
            "An action is the index of a move in the game's table; `env.action_text(action)` writes it out.\n"
            "What is allowed now is 1 in the mask.\n",
            table(["action", "count", "moves"], rows),
        ]
    )


def span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}-{last}"


def grouped(names: list[str]) -> list[tuple[int, int, str, list[str]]]:
    """Runs of names that begin with the same words: first, last, the words in common, what follows them."""
    runs: list[tuple[int, int, str, list[str]]] = []
    at = 0
    while at < len(names):
        end = at + 1
        common = shared(names[at], names[at + 1]) if end < len(names) else ""
        if common:
            while end < len(names) and names[end].startswith(f"{common} "):
                end += 1
        if end - at == 1:
            runs.append((at, at, names[at], []))
        else:
            runs.append((at, end - 1, common, [name[len(common) + 1 :] for name in names[at:end]]))
        at = end
    return runs


def gathered(names: list[str]) -> list[tuple[int, int, list[str], list[str]]]:
    """Neighbouring runs that continue alike, put together."""
    out: list[tuple[int, int, list[str], list[str]]] = []
    for first, last, common, rest in grouped(names):
        if out and rest and out[-1][3] == rest:
            before = out.pop()
            out.append((before[0], last, [*before[2], common], rest))
        else:
            out.append((first, last, [common], rest))
    return out


def told(heads: list[str], rest: list[str]) -> str:
    text = ", ".join(f"**{head}**" for head in heads)
    if not rest:
        return text
    return (
        f"for each of {text} these {len(rest)}: {', '.join(rest)}"
        if heads[1:]
        else f"{text} {', '.join(rest)}"
    )


def shared(one: str, other: str) -> str:
    words: list[str] = []
    for left, right in zip(one.split(" ")[:-1], other.split(" ")[:-1], strict=False):
        if left != right:
            break
        words.append(left)
    return " ".join(words)


def observation(game: Game[Any, Any]) -> str:
    names = Lens(game).names
    rows = [[span(first, last), told(heads, rest)] for first, last, heads, rest in gathered(names)]
    return "\n".join(
        [
            "## Observation\n",
            "What the seat may know, in numbers, most of them from 0 to 1 and none further from 0 than "
            f"{LIMIT:.0f}. Seats are\ncounted from the one that looks. The table is for the default options; "
            "`env.layout()` names each number under any\nothers. PettingZoo shows a dictionary of "
            "`observation` and `action_mask`, and the mask again in `info`; Gymnasium\nthe numbers, with the "
            "mask in `info` and from `action_masks()`.\n",
            table(["numbers", "what they are, in order"], rows),
        ]
    )


def rewards(game: Game[Any, Any]) -> str:
    words = REWARDS if rivals(game) else WITHOUT_RIVALS
    rows = [[f'`"{kind}"`', text] for kind, text in words.items()]
    alone = ""
    if rivals(game) and game.box.option("seats").low == 1:
        alone = (
            "Alone, `difference` is the change of the score, and `placement` the final score at the end.\n"
        )
    return "\n".join(
        [
            "## Rewards\n",
            table(["rewards", "a seat is paid"], rows),
            alone
            + f"In PettingZoo's turns an illegal action ends the game: {ILLEGAL:g} for its seat, 0 for the "
            "others.\nIn Gymnasium it changes nothing and is paid "
            f"{ILLEGAL:g}. OpenSpiel pays everything at the end.\n",
        ]
    )


ROTATION: Final = """\
- In turns, seats are asked in rotation, their questions spread over the tick. In the parallel environment
  the moves of a tick are taken one after the other, from a seat on that changes with every tick; what is no
  longer possible then is refused (`info["refused"]`), and nothing happens.
"""
EVERY: Final = """\
- A seed deals the same game as `--seed` on the command line. `reset(options={"position": ...})` starts from
  a position.
- In OpenSpiel, luck is drawn at chance nodes of equally likely lots. A clone has other luck than its
  original, the same for all clones of one state. Use the Python MCTS and ISMCTS bots: those written in C++
  do not run Python games. States and games can be serialised and pickled.
- OpenSpiel holds numbers, words and nothing else: -1 is an option left out or its first word (such as
  "random"), and lists are joined by "+". `seed` (from 0 on) makes the same lots mean the same luck again.
"""
HIDDEN: Final = """\
- A clone of an OpenSpiel state holds everybody's cards: a search that is not to look at them has to start
  from `resample_from_infostate`, as ISMCTS does. MCTS does not.
"""
OPEN: Final = """\
- For OpenSpiel this is a game of perfect information; ISMCTS accepts it with the parameter `veiled=True`.
  What lies face down is decided by the lots when it is turned up.
"""


def faces(game: Game[Any, Any]) -> str:
    own = HIDDEN if game.box.hidden else OPEN
    return "## Good to know\n\n" + (ROTATION if game.box.real_time else "") + EVERY + own


def versions(game: Game[Any, Any]) -> str:
    rows = [[f"v{number}", words] for number, words in enumerate(["the first", *game.box.changes], 1)]
    assert len(rows) == game.version, f"{game.slug} is at version {game.version}"
    rows.reverse()
    return "## Versions\n\nThe number goes up when the same moves would play out differently.\n\n" + table(
        ["version", "what changed"], rows
    )


def index() -> str:
    rows = []
    for slug in SHELF:
        game = make(slug, {})
        lens = Lens(game)
        rows.append(
            [
                f"[{game.box.title}]({slug}.md)",
                f"`{versioned(slug)}`",
                f"`{gym_id(slug)}`",
                f"`{spiel_name(slug)}`",
                str(lens.actions),
                str(len(lens.names)),
            ]
        )
    titles = ["game", "PettingZoo", "Gymnasium", "OpenSpiel", "actions", "numbers"]
    return (
        "<!-- written by python -m allotment.envs.pages docs/envs; changes belong there -->\n"
        "# Environments\n\n"
        'In a clone, `pip install ".[rl]"` installs PettingZoo and Gymnasium, `".[openspiel]"` installs\n'
        "OpenSpiel.\n\n" + table(titles, rows) + "\n"
        "[Training](training.md): many games at once, other people's trainers, data sets, baselines, a seat\n"
        "for language models. [Coordination](coordination.md): a benchmark of teamwork.\n"
    )


def pages() -> dict[str, str]:
    """Every page by its file name."""
    return {"README.md": index(), **{f"{slug}.md": page(slug) for slug in SHELF}}


def main(folder: str) -> None:
    for name, text in pages().items():
        (Path(folder) / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
