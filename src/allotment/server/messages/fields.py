"""What fields of messages may hold."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Id = Annotated[int, Meta(ge=0, le=2**53)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Word = Annotated[str, Meta(max_length=40)]
Nonce = Annotated[str, Meta(max_length=64)]  # hexadecimal
Name = Annotated[str, Meta(max_length=200)]
Stage = Literal["gathering", "playing", "over"]
Region = tuple[float, float]  # width and height, in units of its own
Box = tuple[float, float, float, float]  # left, top, width, height, in units of its region
Data = dict[str, Any]  # a game's own: a position, options


class Part(Struct, forbid_unknown_fields=True, kw_only=True):
    """Of a message or an answer."""
