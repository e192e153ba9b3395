"""Tables and names for the terminal."""

from __future__ import annotations

import re

from ..kernel.result import PadLine


def pad_table(pad: list[PadLine], scores: list[int], names: list[str]) -> str:
    """The score pad: a line a category, a column a seat."""
    heads = [names[seat] if seat < len(names) else f"seat {seat}" for seat in range(len(scores))]
    wide = max([len(line.label) for line in pad] + [5])
    columns = [max(len(head), 6) for head in heads]
    rows = [" " * wide + "".join(f"  {head:>{c}}" for head, c in zip(heads, columns, strict=True))]
    for line in pad:
        rows.append(row(line.label, line.points, wide, columns))
    rows.append(row("Total", scores, wide, columns))
    return "\n".join(rows)


def row(label: str, points: list[int], wide: int, columns: list[int]) -> str:
    return f"{label:<{wide}}" + "".join(f"  {p:>{c}}" for p, c in zip(points, columns, strict=True))


YOU = "You"  # what the only person at a table is called
SEAT = re.compile(r"(?P<of>\bof )?\b[Ss]eat (?P<seat>\d)\b(?P<own>'s\b)?(?P<verb> [a-z]+)?")
IRREGULAR = {"has": "have", "is": "are", "does": "do", "goes": "go"}


def named(text: str, names: list[str]) -> str:
    """Story and objections speak of seats; people have names, and "you" has its own grammar."""

    def name(found: re.Match[str]) -> str:
        seat = int(found["seat"])
        if seat >= len(names):
            return found[0]
        of, own, verb = found["of"] or "", found["own"] or "", found["verb"] or ""
        if names[seat] != YOU:
            return f"{of}{names[seat]}{own}{verb}"
        before = text[: found.start()]
        first = not before or before.endswith(". ")
        if own:
            return f"{of}{'Your' if first else 'your'}{verb}"
        if of:
            return f"of yours{verb}"
        if verb and (first or before.endswith(": ")):
            verb = " " + second_person(verb[1:])
        return f"{YOU if first else 'you'}{verb}"

    spoken = SEAT.sub(name, text)
    return re.sub(r"\bits\b", "your", spoken) if re.search(r"(^Y|: y)ou ", spoken) else spoken


def second_person(verb: str) -> str:
    """Seat 0 buys; you buy."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith(("sses", "shes", "ches", "xes")):
        return verb[:-2]
    return verb[:-1] if verb.endswith("s") and not verb.endswith("ss") else verb
