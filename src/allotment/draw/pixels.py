"""A still as pixels. Texts are set in the fonts that are installed; without any they are left out."""

from __future__ import annotations

from ..kernel.result import denied


def png(still: str, width: int | None = None) -> bytes:
    """As a PNG file, `width` pixels wide; without it, a pixel for each unit."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise denied("needs-package", package="resvg-py", extra="pictures") from None
    return bytes(svg_to_bytes(svg_string=still, width=width))
