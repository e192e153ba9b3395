"""Pages from templates (templates/*.html). What a template is given is escaped, unless it is markup that was
made here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

FOLDER: Final = Path(__file__).parent / "templates"
SHAPES: Final = ["circle", "diamond", "square", "triangle", "star", "cross"]  # of the seats, in their order


class LeanLoader(FileSystemLoader):
    """Templates are indented and broken into lines for their readers; browsers get neither."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool]]:
        source, path, current = super().get_source(environment, template)
        return "".join(line.strip() for line in source.splitlines()), path, current


TEMPLATES: Final = Environment(
    loader=LeanLoader(FOLDER), autoescape=True, undefined=StrictUndefined, auto_reload=False
)
TEMPLATES.globals.update(shapes=SHAPES, newline="\n")


def rendered(template: str, **given: Any) -> Markup:
    return Markup(TEMPLATES.get_template(f"{template}.html").render(**given))
