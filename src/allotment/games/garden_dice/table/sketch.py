"""The table in text, for the terminal. Drawn from a view alone."""

from __future__ import annotations

from ....kernel.story import Phrase, Title
from ....words import speaking
from ..components import STARS
from .gestures import Drawn

LETTERS = {"squash": "sq", "carrot": "ca", "tomato": "to", "artichoke": "ar", "eggplant": "eg"}
SPECIALS = {"bird": "BIRD", "rabbit": "RABB", "sundial": "DIAL", "scarecrow": "CROW", "rock": "ROCK"}


def sketch(view: Drawn, seat: int) -> str:
    """`ca.0` is a carrot seed of seat 0, `CA!0` a carrot ready to harvest, `*` an empty star space."""
    words = speaking(view, "garden-dice")
    rows = board(view["board"], STARS[str(view["options"]["stars"])])
    if view["phase"] == "over":
        side = [words.text("sketch-over")]
    else:
        side = [words.text("sketch-turn", view["turn"], round=view["round"])]
    dice = " ".join(f"[{die}]" for die in view["dice"])
    line = words.text("sketch-dice", dice=dice) if dice else words.text("sketch-dice-none")
    side.append(line + ("   " + words.text("sketch-pips", pips=view["pips"]) if view["pips"] < 2 else ""))
    side.append(words.text("sketch-stacks", stacks=counted(view["stacks"])))
    if view["phase"] == "eat":
        eaten = view["eaten"]
        side.append(words.text("sketch-eaten", eaten["from"], veggie=Title(eaten["tile"])))
    side.append("")
    for other, score in enumerate(view["scores"]):
        mark = ">" if other == view["turn"] else " "
        discs, sun = view["discs"][other], view["sun"][other]
        name = words.name(other)
        side.append(f"{mark} {words.text('sketch-seat', name=name, points=score, discs=discs, sun=sun)}")
        for kind, fields in (("sketch-hand", view["hand"]), ("sketch-harvested", view["harvested"])):
            held = counted(fields[str(other)])
            if held:
                side.append(f"      {words.text(kind, veggies=held)}")
        if view["swallowed"][other]:
            side.append(f"      {words.text('sketch-swallowed', discs=view['swallowed'][other])}")
    height = max(len(rows), len(side))
    rows += [" " * len(rows[0])] * (height - len(rows))
    side += [""] * (height - len(side))
    lines = [f"{left}   {right}".rstrip() for left, right in zip(rows, side, strict=True)]
    lines.append(words.text("sketch-key"))
    return "\n".join(lines)


def counted(veggies: dict[str, int]) -> list[Phrase]:
    """So many of each kind that there is one of."""
    some = {name: count for name, count in veggies.items() if count}
    return [Phrase("count", {"count": count, "veggie": Title(name)}) for name, count in some.items()]


def board(cells: dict[str, str], stars: list[bool]) -> list[str]:
    rows = ["      " + "".join(f"{column:<7}" for column in range(1, 7))]
    edge = "   +" + "------+" * 6
    rows.append(edge)
    for row in range(6):
        line = f" {row + 1} |"
        for column in range(6):
            line += f" {tile(cells[f'{row + 1},{column + 1}'], stars[6 * row + column]):<5}|"
        rows += [line, edge]
    return rows


def tile(text: str, star: bool) -> str:
    if text == "empty":
        return " *" if star else ""
    kind, _, owner = text.partition(" ")
    if kind in SPECIALS:
        return f"{SPECIALS[kind]}{owner}"
    type, _, stage = kind.partition("-")
    return f"{LETTERS[type].upper()}!{owner}" if stage == "veggie" else f"{LETTERS[type]}.{owner}"
