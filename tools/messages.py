"""Writes the types of the server's messages for the browser's scripts, from the server's own structs.

    python tools/messages.py            (make messages)

`static/messages.d.ts` holds what clients may say (`server/messages.py`) and what they are told
(`server/sent.py`). `tests/server/test_sent.py` compares the file with what this would write.
"""

from __future__ import annotations

from types import ModuleType

import msgspec.inspect as inspect
from msgspec import Struct

from allotment.server import messages, sent
from allotment.server.files import FOLDER

FILE = FOLDER / "messages.d.ts"
HEAD = """\
// What clients say and what they are told. Made by `make messages` from allotment.server.messages and .sent:
// change those.
"""
INDENT = "  "


def structs(module: ModuleType) -> list[type[Struct]]:
    """The structs that a module defines, as they stand there."""
    return [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Struct) and one.__module__ == module.__name__
    ]


def spelled(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType(values=values):
            return " | ".join(literal(value) for value in values)
        case inspect.ListType(item_type=item):
            inner = spelled(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(spelled(item) for item in items)}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {spelled(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(spelled(one) for one in types))
        case inspect.StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"no way to write {kind} in TypeScript")


def literal(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else f'"{value}"'


def interface(struct: type[Struct]) -> str:
    """One message. A field that has a default, or may be UNSET, may be left out."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = []
    if info.tag_field is not None and info.tag is not None:
        lines.append(f'{info.tag_field}: "{info.tag}";')
    for field in info.fields:
        lines.append(f"{field.encode_name}{'' if field.required else '?'}: {spelled(field.type)};")
    return block(struct.__name__, lines)


def block(name: str, lines: list[str]) -> str:
    return f"export interface {name} {{\n" + "".join(f"{INDENT}{line}\n" for line in lines) + "}\n"


def written() -> str:
    said, told = structs(messages), structs(sent)
    commands = [one for one in said if issubclass(one, messages.Command) and one is not messages.Command]
    names = [f"{one.__struct_config__.tag}: {one.__name__};" for one in commands]
    answers = [f"{command}: {one.__name__};" for command, one in sent.ANSWERS.items()]
    heard = " | ".join(one.__name__ for one in sent.MESSAGES)
    parts = [HEAD, *(interface(one) for one in (*said, *told) if one not in (messages.Command, sent.Sent))]
    parts += [block("Commands", names), block("Answers", answers), f"export type Message = {heard};\n"]
    return "\n".join(parts)


def main() -> None:
    FILE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
