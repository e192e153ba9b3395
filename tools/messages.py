"""Writes down what travels, from the types in `allotment.server.messages`: the page's types
(server/static/messages.d.ts) and the fields of every message (docs/messages.md).

    python tools/messages.py       writes both; tests/tools/test_messages.py says whether they are current
"""

from __future__ import annotations

from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec

from allotment.server.messages.http import ANSWERS, BODIES, CARRIED
from allotment.server.messages.socket import ANSWERED, DRAWN, REFUSED, Answer, AnyCommand, AnyMessage

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "src/allotment/server/static/messages.d.ts"
PAGE = ROOT / "docs/messages.md"
NAMES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WORDS = {
    "string": "text",
    "integer": "whole number",
    "number": "number",
    "boolean": "yes or no",
    "null": "null",
}
REF = "#/$defs/{name}"


def kinds(union: Any) -> list[Any]:
    assert isinstance(union, UnionType)
    return list(get_args(union))


GROUPS: list[tuple[str, str, list[Any]]] = [
    ("Commands", "Client to server, on the socket.", kinds(AnyCommand)),
    ("Messages", "Server to client, on the socket.", kinds(AnyMessage)),
    ("Bodies", "Of HTTP requests.", BODIES),
    ("Answers", "Of HTTP requests.", ANSWERS),
    ("Carried", "By pages, as JSON.", CARRIED),
]


def schemas(group: list[Any]) -> dict[str, Any]:
    _, found = msgspec.json.schema_components(group, ref_template=REF)
    return {name: found[name] for name in sorted(found)}


def union(schema: dict[str, Any], one: Any, between: str) -> str:
    return between.join(dict.fromkeys(one(each) for each in schema["anyOf"]))


def in_typescript(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return union(schema, in_typescript, " | ")
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(in_typescript(one) for one in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        item = in_typescript(schema.get("items", {}))
        return f"({item})[]" if " " in item else f"{item}[]"
    if schema.get("type") == "object":
        return f"Record<string, {in_typescript(schema.get('additionalProperties', {}))}>"
    return NAMES.get(schema.get("type", ""), "any")


def in_words(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return union(schema, in_words, " or ")
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if "prefixItems" in schema:
        return ", ".join(in_words(one) for one in schema["prefixItems"])
    if schema.get("type") == "array":
        return f"list of {in_words(schema.get('items', {}))}"
    if schema.get("type") == "object":
        return f"table of {in_words(schema.get('additionalProperties', {}))}"
    return WORDS.get(schema.get("type", ""), "anything")


def all_schemas() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for _, _, group in GROUPS:
        for name, schema in schemas(group).items():
            assert found.setdefault(name, schema) == schema, f"{name} is two types"
    return found


def types() -> str:
    """The page's own types: a page is always drawn."""
    lines = [
        "// What travels between the page and the server. Written by tools/messages.py; do not edit.",
        "",
    ]
    for name, schema in sorted(all_schemas().items()):
        if "description" in schema:
            lines.append(f"/** {' '.join(schema['description'].split())} */")
        lines.append(f"export interface {name} {{")
        needed = {*schema.get("required", []), *DRAWN.get(name, [])}
        for field, kind in schema["properties"].items():
            lines.append(f"  {field}{'' if field in needed else '?'}: {in_typescript(kind)};")
        lines += ["}", ""]
    told = [kind.__name__ for kind in kinds(AnyMessage) if kind is not Answer]
    lines.append(f"export type Message = {' | '.join(told)};")
    lines += ["", "export interface Commands {"]
    lines += [f"  {kind.__struct_config__.tag}: {kind.__name__};" for kind in kinds(AnyCommand)]
    lines += ["}", ""]
    answers = {command: f"{command.capitalize()}Answer" for command in ANSWERED}
    for command, fields in ANSWERED.items():
        lines.append(f"export type {answers[command]} = {with_fields(fields)};")
    lines.append(f"export type Refusal = {with_fields(REFUSED)};")
    lines += ["", "export interface Answers {"]
    lines += [f"  {command}: {answer};" for command, answer in answers.items()]
    return "\n".join([*lines, "}"]) + "\n"


def with_fields(names: list[str]) -> str:
    quoted = " | ".join(f"'{name}'" for name in names)
    return f"Answer & Required<Pick<Answer, {quoted}>>"


def page() -> str:
    lines = [
        "# Messages, field by field",
        "",
        "Made by `python tools/messages.py` from `allotment.server.messages`; do not edit.",
        "[The protocol](protocol.md) says what they mean. Fields that are not listed are refused.",
    ]
    told: set[str] = set()
    for title, says, group in GROUPS:
        lines += ["", f"## {title}", "", says]
        for name, schema in schemas(group).items():
            if name in told:
                continue
            told.add(name)
            lines += ["", f"### {name}", ""]
            if "description" in schema:
                lines += [" ".join(schema["description"].split()), ""]
            needed = set(schema.get("required", []))
            if not schema["properties"]:
                lines.append("No fields.")
                continue
            lines += ["| field | holds |", "| --- | --- |"]
            for field, kind in schema["properties"].items():
                lines.append(f"| `{field}` | {in_words(kind)}{'' if field in needed else '; optional'} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    TYPES.write_text(types(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
