"""A game's rules as players read them: RULES.md (and RULES.de.md ...) beside the game, with figures drawn
from positions (table/examples.toml) by the game's own scene.

In the Markdown a comment at the end of a paragraph, a list item, a heading or a table's cell says which rules
it tells (`<!-- GD-BUY-1, GD-BUY-2 -->`): links to these ids land there. A figure is an image
(`![what it shows](table/examples.toml#chain)`), and a comment after a number says which outcome of an example
it is (`**7**<!-- = chain gain.2 -->`; ✓ and ✗ for true and false), so that a test can ask the rules. A
comment after a number that a table may change names it (`15<!-- house set_bonus -->`; also
`- name`, `x name`, `2 * name`, `1 + name`): where a table has changed it, the new number stands beside it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import lru_cache, partial
from html import escape
from typing import Any, Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ...draw.figure import Crop, Figure, figure, symbols
from ...draw.scene import WIDE
from ...draw.still import still
from ...draw.svg import number
from ...games import folder
from ...kernel.chance import seeded
from ...kernel.reading import Fields
from ...kernel.record import Event
from ...kernel.result import Refused
from ...kernel.scenario import Scenario, play
from ...words import ENGLISH, House, speaker
from ..tables.rules import picture, rules_of
from .static_files import of_game

EXAMPLES: Final = "table/examples.toml"
ID: Final = r"[A-Z]{2}-[A-Z]+-\d+"
RULE: Final = re.compile(rf"\b({ID})\b")
TOLD: Final = re.compile(rf"<!-- ({ID}(?:, {ID})*) -->")  # the rules that a paragraph tells
CLAIM: Final = re.compile(
    r"<!-- = ([\w-]+) ([\w.-]+) -->"
)  # an example, and where in its outcome a number stands
CLAIMED: Final = re.compile(r"([-−]?\d+|[✓✗])\**" + CLAIM.pattern)
HOUSE: Final = re.compile(
    r"<!-- house (?:(\d+) ([+*]) |([-x]) ?)?(\w+) -->"
)  # a number that a table may change
HOUSED: Final = re.compile(r"([-−]?\d+|\w+)" + HOUSE.pattern)
SIGNS: Final = {"": "", "-": "\u2212", "x": "\u00d7"}
LAST_WORD: Final = re.compile(r"[-−]?\d+$|\w+$")
FIGURE: Final = re.compile(rf"!\[([^\]]*)\]\({re.escape(EXAMPLES)}#([\w-]+)\)")
MARKDOWN: Final = MarkdownIt("commonmark").enable("table")


class Part(NamedTuple):
    """A chapter or one of its sections."""

    id: str
    depth: int  # 2 for a chapter, 3 for a section
    title: str


class Page(NamedTuple):
    """A text as markup: headings one step lower than written, for a page that has its own title."""

    html: str
    parts: list[Part]
    anchors: list[str]


class Drawn(NamedTuple):
    """A figure of the rules and how large it is shown, in pixels per unit."""

    figure: Figure
    scale: float


# ---- files ----


def file(slug: str, name: str) -> str:
    return (folder(slug) / name).read_text(encoding="utf-8")


@lru_cache(maxsize=16)
def languages(slug: str) -> list[str]:
    """In which languages a game has rules for players, English first; a game may have none."""
    names = [found.name for found in folder(slug).iterdir()]
    others = [name.split(".")[1] for name in sorted(names) if re.fullmatch(r"RULES\.\w+\.md", name)]
    return [ENGLISH, *others] if "RULES.md" in names else []


def rules_text(slug: str, language: str) -> str:
    return file(slug, "RULES.md" if language == ENGLISH else f"RULES.{language}.md")


# ---- examples ----


class Example:
    """A position, moves from there, and the figures that show parts of it before or after them."""

    def __init__(self, slug: str, table: object) -> None:
        fields = Fields(table, "example")
        self.name = fields.text("name", "")
        self.figures: dict[str, dict[str, Any]] = fields.fields("figures").table  # type: ignore[assignment]
        rest = {key: value for key, value in fields.table.items() if key not in ("name", "figures")}
        self.scenario = Scenario(slug, {**rest, "id": self.name}, f"example.{self.name}")

    def position(self, moves: int | None = None) -> tuple[Any, Any]:
        """The game, and its state after so many moves (None: after all)."""
        game = rules_of(self.scenario.slug, self.scenario.options)
        state = game.load(self.scenario.given, seeded(self.name))
        events: list[Event] = self.scenario.moves[:moves]
        for event in events:
            play(game, state, event)
        return game, state

    def outcome(self) -> dict[str, Any]:
        """What the rules say after all moves: the position, what each seat gained, and the score pad."""
        game, before = self.position(0)
        _, after = self.position()
        gain = [late - early for early, late in zip(game.scores(before), game.scores(after), strict=True)]
        pad: dict[str, list[int]] = {}
        for line in game.pad(after):
            known = pad.get(line.rule, [0] * game.seats)
            pad[line.rule] = [sum(both) for both in zip(known, line.points, strict=True)]
        return {**game.dump(after), **game.derived(after), "gain": gain, "pad": pad}

    def figure(self, name: str, language: str) -> Drawn:
        fields = Fields(self.figures[name], f"figures.{name}")
        after = fields.integer("after", 0, 0, len(self.scenario.moves))
        seat = fields.integer("seat", 0, -1, 5)
        layout = fields.text("layout", WIDE)
        crop = Crop(
            show=tuple(fields.words("show", [])),
            ring=tuple(fields.words("ring", [])),
            hide=tuple(fields.words("hide", [])),
            alone=fields.flag("alone", False),
            margin=fields.integer("margin", 6, 0, 100),
        )
        percent = fields.integer("percent", 100, 10, 400)
        fields.done()
        game, state = self.position(after)
        words = speaker(game.slug, language, listener=seat, options=game.options)
        view = {**game.view(state, seat), "options": game.options, "words": words}
        return Drawn(figure(picture(game.slug).scene(view, seat, layout), crop), percent / 100)


@lru_cache(maxsize=16)
def examples(slug: str) -> dict[str, Example]:
    table = Fields(tomllib.loads(file(slug, EXAMPLES)))
    found = [Example(slug, entry) for entry in table.items("example", [])]
    table.done()
    return {each.name: each for each in found}


@lru_cache(maxsize=32)
def figures(slug: str, language: str) -> dict[str, Drawn]:
    return {name: each.figure(name, language) for each in examples(slug).values() for name in each.figures}


def found_in(outcome: dict[str, Any], path: str) -> object:
    """`final.0.sets`: keys of tables and places in lists, one after the other."""
    at: Any = outcome
    for step in path.split("."):
        at = at[int(step)] if isinstance(at, list) else at[step]
    return at


def claimed(word: str) -> object:
    """What a number, a tick or a cross of the rules says."""
    return word == "✓" if word in "✓✗" else int(word.replace("−", "-"))


def sheet(slug: str) -> str:
    return (of_game(slug, "art.svg") or b"").decode()


def standalone(slug: str, name: str, language: str) -> str:
    """A figure as a file of its own, with its symbols and colours (those of the day)."""
    drawn, w, h = figures(slug, language)[name].figure
    return still(drawn, w, h, folder(slug) / "table")


# ---- markup ----


@lru_cache(maxsize=64)
def book(slug: str, language: str, house: House = ()) -> Page:
    """The rules of a game, its figures included, and the symbols that they use; with the numbers of a table
    that plays by house rules. Examples stay as they are."""
    drawn = figures(slug, language)
    agreed = dict(house)

    def shown(token: Token) -> str:
        place, _, name = str(token.attrs["src"]).partition("#")
        if place != EXAMPLES or name not in drawn:
            raise Refused(f"the rules of {slug} show {token.attrs['src']!r}; figures are {', '.join(drawn)}")
        (markup, w, h), scale = drawn[name]
        return (
            f'<svg class="figure" role="img" aria-label="{escape(token.content)}" '
            f'width="{number(w * scale)}" viewBox="0 0 {number(w)} {number(h)}">{markup}</svg>'
        )

    page = marked_up(rules_text(slug, language), partial(told, agreed), shown)
    used = symbols(sheet(slug), [page.html])
    return page._replace(html=f'{page.html}<svg class="sheets" aria-hidden="true">{used}</svg>')


@lru_cache(maxsize=16)
def specification(slug: str) -> Page:
    return marked_up(file(slug, "SPEC.md"), stated, None)


Anchor = Callable[[Token, list[str]], list[Token]]


def block(markup: str) -> Token:
    return Token("html_block", "", 0, content=markup)


def raw(markup: str) -> Token:
    return Token("html_inline", "", 0, content=markup)


def counted(found: re.Match[str], agreed: dict[str, int]) -> str:
    """What a number that a table has changed comes to, as it is written."""
    operand, operator, sign, name = found.groups()
    value = agreed[name]
    if operator:
        value = int(operand) + value if operator == "+" else int(operand) * value
    return f"{SIGNS[sign or '']}{value}"


def corrected(word: Token, found: re.Match[str], agreed: dict[str, int]) -> list[Token]:
    """The text before a number's comment; a changed number is struck out, with the new one beside it."""
    if found[4] not in agreed:
        return [word]
    last = LAST_WORD.search(word.content)
    assert last is not None
    now = f"<del>{escape(last[0])}</del> <ins>{counted(found, agreed)}</ins>"
    return [Token("text", "", 0, content=word.content[: last.start()]), raw(now)]


def told(agreed: dict[str, int], token: Token, anchors: list[str]) -> list[Token]:
    """In the players' rules: turns the ids in a comment into anchors before the paragraph's first word, and
    corrects the numbers that a table has changed."""
    here: list[str] = []
    rest: list[Token] = []
    for child in token.children or []:
        if child.type == "html_inline" and (house := HOUSE.fullmatch(child.content)):
            if not rest or rest[-1].type != "text" or not LAST_WORD.search(rest[-1].content):
                raise Refused(f"{child.content!r} in the rules stands right after its number")
            rest += corrected(rest.pop(), house, agreed)
        elif child.type == "html_inline":
            rules = TOLD.fullmatch(child.content)
            if rules is None and not CLAIM.fullmatch(child.content):
                raise Refused(
                    f"{child.content!r} in the rules is neither a list of ids nor a number's source"
                )
            here += rules[1].split(", ") if rules else []
        else:
            rest.append(child)
    anchors += here
    return [raw(f'<span class="at" id="{rule}"></span>') for rule in here] + rest


def stated(token: Token, anchors: list[str]) -> list[Token]:
    """In a specification: an id in bold states a rule and becomes its anchor; other mentions link to it."""
    found: list[Token] = []
    bold = False
    for child in token.children or []:
        if child.type.startswith("strong"):
            bold = child.nesting > 0
        if child.type != "text":
            found.append(child)
            continue
        for place, piece in enumerate(RULE.split(child.content)):
            if place % 2 == 0:
                found.append(Token("text", "", 0, content=piece))
            elif bold and piece not in anchors:
                anchors.append(piece)
                found.append(raw(f'<span class="rule" id="{piece}">{piece}</span>'))
            else:
                found.append(raw(f'<a href="#{piece}">{piece}</a>'))
    return found


def marked_up(text: str, anchor: Anchor, shown: Callable[[Token], str] | None) -> Page:
    tokens: list[Token] = []
    parts: list[Part] = []
    anchors: list[str] = []
    title = ""
    before: Token | None = None
    opened = False
    for token in MARKDOWN.parse(text):
        if token.type == "html_block":
            raise Refused(f"a comment stands at the end of its paragraph, not by itself: {token.content!r}")
        if token.type == "inline":
            token.children = anchor(token, anchors)
            for child in token.children:
                if child.type == "image" and shown is not None:
                    child.type, child.content = "html_inline", shown(child)
            if before is not None and before.type == "heading_open":
                title = "".join(child.content for child in token.children if child.type == "text")
                depth = int(before.tag[1]) - 1
                if depth in (2, 3):
                    before.attrSet("id", f"part-{len(parts)}")
                    parts.append(Part(f"part-{len(parts)}", depth, title))
        elif token.type.startswith("heading"):
            depth = int(token.tag[1])
            token.tag = f"h{depth + 1}"
            if token.type == "heading_open" and depth in (2, 3):
                tokens.append(block(f'</section><section data-depth="{depth}">'))
        elif token.type == "table_open":
            label = escape(title)
            tokens.append(block(f'<div class="scroll" tabindex="0" role="region" aria-label="{label}">'))
        elif token.type == "fence":
            token = block(f'<pre tabindex="0">{escape(token.content)}</pre>')
        if token.type == "blockquote_close":
            tokens.append(block("</div>"))
        tokens.append(token)
        before = token
        if token.type == "blockquote_open":
            opened = True
        elif token.type == "paragraph_close" and opened:  # an example: its figure, and beside it what it says
            tokens.append(block('<div class="says">'))
            opened = False
        elif token.type == "table_close":
            tokens.append(block("</div>"))
    html = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
    return Page(f'<section data-depth="1">{html}</section>', parts, anchors)
