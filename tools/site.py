"""Gathers the pages of the docs site into build/docs: those of docs/, those at the top of the repository, and
those made from the code (a page per game, the command line, the socket's commands, the list of decisions).

    python tools/site.py build/docs        (make docs)
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec

from allotment.cli import parser
from allotment.cli.shelf import players
from allotment.games import SHELF, box, make, room
from allotment.kernel.chance import seeded
from allotment.kernel.options import plain
from allotment.server.http import rulebook
from allotment.server.messages.socket import AnyCommand
from allotment.words import languages, speaker

ROOT = Path(__file__).resolve().parent.parent
TOP = ("CONTRIBUTING.md", "CHANGELOG.md", "NOTICE.md", "SECURITY.md")
MOVES = 40  # into a game, for its picture
WIDTH = "100"  # columns of the help texts, whatever the terminal


def game_page(slug: str) -> str:
    game = box(slug)
    words = speaker(slug)
    seats = words.say(players(game)).capitalize()
    lines = [
        f"# {game.title}",
        "",
        f"{words.text('box-line')} {seats}, about {game.minutes} minutes. {game.credits}.",
        "",
        f"Play it in the browser (`make play`) or in the terminal: `allotment play {slug} human sprout`.",
        "",
        *(
            f"- [The rules in {languages()[language]}]({slug}-rules-{language}.md)"
            for language in rulebook.languages(slug)
        ),
        f"- [The specification: every rule with its id](../reference/{slug}.md)",
        "",
        "## A table in mid-game",
        "",
        "```text",
        sketch(slug),
        "```",
        "",
        "## Options",
        "",
        "| option | default | what it does |",
        "| --- | --- | --- |",
    ]
    for option in game.options:
        default = "left out" if option.default is None else plain(option.default)
        lines.append(f"| `{option.name}` | {default} | {words.text(f'option-{option.name}')} |")
    return "\n".join(lines) + "\n"


def rules_page(slug: str, language: str) -> str:
    """The rules for players: figures are files of their own here, and rules' ids anchors."""
    text = rulebook.rules_text(slug, language)
    text = rulebook.FIGURE.sub(lambda found: f"![{found[1]}](figures/{slug}-{found[2]}-{language}.svg)", text)
    text = rulebook.HOUSE.sub("", rulebook.CLAIM.sub("", text))
    return rulebook.TOLD.sub(lambda found: "".join(f'<a id="{id}"></a>' for id in found[1].split(", ")), text)


def specification(slug: str) -> str:
    """Every rule stated in bold can be linked to."""
    return re.sub(rf"\*\*({rulebook.ID})\*\*", r'<a id="\1"></a>**\1**', rulebook.file(slug, "SPEC.md"))


def sketch(slug: str) -> str:
    game = make(slug, {})
    state, luck = game.start(seeded(1)), seeded(2)
    for _ in range(MOVES):
        seats = [seat for seat in game.to_act(state) if seat >= 0 and game.legal(state, seat)]
        if seats:
            offers = game.legal(state, seats[0])
            game.apply(state, seats[0], offers[luck.below(len(offers))])
        game.elapse(state, 1000)
    text: str = room(slug, "table.sketch").sketch({**game.view(state, 0), "options": game.options}, 0)
    return text


def commands_of(top: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def command_line() -> str:
    top = parser()
    lines = ["# The command line", "", "```text", top.format_help().strip(), "```"]
    for name, command in commands_of(top).items():
        lines += ["", f"## allotment {name}", "", "```text", command.format_help().strip(), "```"]
    return "\n".join(lines) + "\n"


def socket_commands() -> str:
    assert isinstance(AnyCommand, UnionType)
    lines = [
        "# Commands of the socket",
        "",
        "Every command is a JSON object with `type` and `id`; the answer carries the same `id`. Other fields",
        "are refused. [The protocol](../protocol.md) says what they do.",
        "",
        "| type | fields |",
        "| --- | --- |",
    ]
    for kind in get_args(AnyCommand):
        fields = [field(found) for found in msgspec.structs.fields(kind) if found.name != "id"]
        lines.append(f"| `{kind.__struct_config__.tag}` | {', '.join(fields) or 'none'} |")
    return "\n".join(lines) + "\n"


def field(found: Any) -> str:
    schema = msgspec.json.schema(found.type)
    kinds = [schema.get("type")] if "type" in schema else [each.get("type") for each in schema["anyOf"]]
    needed = "" if found.required else ", optional"
    return f"`{found.encode_name}` ({' or '.join(map(str, kinds))}{needed})"


def decisions(folder: Path) -> str:
    lines = ["# Decisions", "", "What is costly to reverse, on half a page each.", ""]
    for path in sorted(folder.glob("0*.md")):
        lines.append(f"- [{path.name[:4]}: {path.read_text().splitlines()[0].lstrip('# ')}]({path.name})")
    return "\n".join(lines) + "\n"


def at_home(text: str) -> str:
    """Links of a page at the top of the repository, as they are in the site."""
    return re.sub(r"\]\(docs/", "](", text).replace("](README.md", "](index.md")


def gather(to: Path) -> None:
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(ROOT / "docs", to)
    for name in TOP:
        (to / name).write_text(at_home((ROOT / name).read_text()))
    readme = at_home((ROOT / "README.md").read_text())
    for folder, page in (("envs", "envs/README.md"), ("decisions", "decisions/index.md")):
        readme = readme.replace(f"]({folder})", f"]({page})")
    (to / "index.md").write_text(readme.replace("](LICENSE)", "](NOTICE.md)"))
    (to / "decisions/index.md").write_text(decisions(to / "decisions"))
    for folder in ("players", "reference"):
        (to / folder).mkdir()
    (to / "players/figures").mkdir()
    for slug in SHELF:
        (to / f"players/{slug}.md").write_text(game_page(slug))
        (to / f"reference/{slug}.md").write_text(specification(slug))
        for language in rulebook.languages(slug):
            (to / f"players/{slug}-rules-{language}.md").write_text(rules_page(slug, language))
            for name in rulebook.figures(slug, language):
                file = to / f"players/figures/{slug}-{name}-{language}.svg"
                file.write_text(rulebook.standalone(slug, name, language))
    (to / "reference/command-line.md").write_text(command_line())
    (to / "reference/commands.md").write_text(socket_commands())


if __name__ == "__main__":
    import os

    os.environ["COLUMNS"] = WIDTH
    gather(Path(sys.argv[1]))
