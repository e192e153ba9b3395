"""Witness gardens as plain SVG: squares, circles and lines."""

from __future__ import annotations

from ....games.gardeners.components import LIES
from .naive import STEPS, Tile

SQUARE = 20
GROUND = {"grass": "#b9d98c", "dirt": "#d9bf94"}
COLOUR = {"yellow": "#f2c200", "red": "#d1352b", "blue": "#3c64c8"}


def tiles_svg() -> str:
    """Every tile in every rotation, drawn once; pictures of gardens refer to them."""
    tiles = "".join(tile_svg(lie) for lie in range(len(LIES)))
    return (
        f'<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>{tiles}</defs></svg>'
    )


def garden_svg(side: int, squares: list[int]) -> str:
    width = side * SQUARE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {width}" width="{width}" '
        f'height="{width}" role="img" aria-label="a garden of {side} by {side} tiles">'
    ]
    for number, lie in enumerate(squares):
        x, y = number % side * SQUARE, number // side * SQUARE
        parts.append(f'<use href="#{name(lie)}" x="{x}" y="{y}"/>')
    parts.append("</svg>")
    return "".join(parts)


def name(lie: int) -> str:
    return LIES[lie].replace("@", "-")


def tile_svg(lie: int) -> str:
    tile = Tile(lie)
    return (
        f'<g id="{name(lie)}"><title>{LIES[lie]}: {tile.element} on {tile.background}</title>'
        f'<rect width="{SQUARE}" height="{SQUARE}" fill="{GROUND[tile.background]}" stroke="#fff"/>'
        f"{element_svg(tile)}</g>"
    )


def element_svg(tile: Tile) -> str:
    colour, _, thing = tile.element.partition("-")
    if thing == "flower":
        petals = "".join(
            f'<circle cx="{10 + dx}" cy="{10 + dy}" r="3.2" fill="{COLOUR[colour]}"/>'
            for dx, dy in ((-3, -3), (3, -3), (3, 3), (-3, 3))
        )
        return f'{petals}<circle cx="10" cy="10" r="2.4" fill="#fff"/>'
    if thing == "tree":
        fruits = "".join(
            f'<circle cx="{x}" cy="{y}" r="1.8" fill="{COLOUR[colour]}"/>'
            for x, y in ((7, 8), (13, 8), (10, 5), (10, 11))
        )
        return (
            '<rect x="8.5" y="12" width="3" height="6" fill="#7a4a21"/>'
            f'<circle cx="10" cy="8" r="6.5" fill="#3f7d35"/>{fruits}'
        )
    if tile.element == "bench":
        turn = "nesw".index(tile.faces) * 90
        return (
            f'<g transform="rotate({turn} 10 10)"><rect x="3" y="12" width="14" height="4" fill="#7a4a21"/>'
            '<rect x="3" y="8" width="14" height="2.5" fill="#a8703d"/>'
            '<path d="M10 2 l3 4 h-6 z" fill="#333"/></g>'
        )
    if tile.element == "statue":
        return (
            '<rect x="5" y="15" width="10" height="3" fill="#777"/><rect x="8" y="7" width="4" height="8" '
            'fill="#999"/><circle cx="10" cy="5" r="3" fill="#999"/>'
        )
    arms = "".join(
        f'<line x1="10" y1="10" x2="{10 + 10 * STEPS[arm][1]}" y2="{10 + 10 * STEPS[arm][0]}" '
        'stroke="#1f5a2a" stroke-width="6"/>'
        for arm in tile.arms
    )
    return arms + ('<circle cx="10" cy="10" r="3" fill="#1f5a2a"/>' if arms else "")
