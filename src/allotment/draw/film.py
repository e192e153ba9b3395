"""Films: a whole game as one moving picture.

As SVG a film is small and sharp at any size: whatever stays on the table from one moment to the next is
drawn once and only told when to be seen. As WebP it is pixels, which also those programs show that know no
SVG; it needs the extra `pictures`, and takes hundreds of times as long to make.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable
from io import BytesIO
from itertools import pairwise
from typing import Final, NamedTuple

from ..kernel.result import denied
from .figure import placed
from .pixels import png
from .scene import Scene
from .still import GAP, HEAD, SIDE, STRIPE, Caption, framed, moved, still, whole
from .svg import element, group, rect, text

MOST_FRAMES: Final = 240
LONGEST: Final = 60_000  # milliseconds of all frames but the last
FRAME: Final = 800  # milliseconds, where a game is short
HELD: Final = 3_000  # the last frame
PIXELS: Final = 720  # width of a film in pixels
MOST_BYTES: Final = 8_000_000

Show = Callable[[int, int], None]


class Frame(NamedTuple):
    scene: Scene
    captions: tuple[Caption, ...]


def chosen(moments: int) -> list[int]:
    """Which moments of a game a film shows: all, or as many as it may have, at even distances."""
    count = min(moments, MOST_FRAMES)
    return [round(at * (moments - 1) / max(1, count - 1)) for at in range(count)]


def times(count: int) -> list[int]:
    """When each frame begins, and when the film ends, in milliseconds."""
    each = min(FRAME, LONGEST // max(1, count - 1))
    return [*(each * at for at in range(count)), each * (count - 1) + HELD]


# ---- as SVG ----


class Layer:
    """Drawings in one place, each with the frames in which it is seen."""

    def __init__(self) -> None:
        self.seen: dict[tuple[int, str], list[int]] = {}

    def add(self, frame: int, depth: int, drawing: str) -> None:
        self.seen.setdefault((depth, drawing), []).append(frame)

    def drawn(self, begins: list[int]) -> str:
        order = sorted(self.seen, key=lambda one: one[0])
        return "".join(shown(drawing, self.seen[depth, drawing], begins) for depth, drawing in order)


def shown(drawing: str, frames: list[int], begins: list[int]) -> str:
    """A drawing that is seen in these frames."""
    if len(frames) == len(begins) - 1:
        return drawing
    values: list[str] = []
    keys: list[str] = []
    seen = set(frames)
    for frame, begin in enumerate(begins[:-1]):
        now = "visible" if frame in seen else "hidden"
        if not values or values[-1] != now:
            values.append(now)
            keys.append(f"{begin / begins[-1]:.5f}")
    told = element(
        "animate",
        attributeName="visibility",
        values=";".join(values),
        keyTimes=";".join(keys),
        calcMode="discrete",
        dur=f"{begins[-1]}ms",
        repeatCount="indefinite",
    )
    first = "visible" if frames[-1] == len(begins) - 2 else "hidden"  # where nothing moves: the end
    return group(drawing + told, visibility=first)


def animated(frames: Sequence[Frame], table: Traversable, dark: bool = False) -> str:
    """All frames as one SVG file, in the layout of a wide screen."""
    begins = times(len(frames))
    sizes: dict[str, tuple[float, float]] = {}
    for frame in frames:
        for name, (w, h) in frame.scene.regions.items():
            known = sizes.get(name, (0.0, 0.0))
            sizes[name] = max(known[0], w), max(known[1], h)
    layers = {name: Layer() for name in sizes}
    scores = [Layer() for _ in frames[0].captions]
    for at, frame in enumerate(frames):
        for piece in sorted(frame.scene.pieces.values(), key=lambda one: one.layer):
            layers[piece.region].add(at, piece.layer, placed(piece))
        for seat, caption in enumerate(frame.captions):
            scores[seat].add(at, 0, score(caption))
    drawn = {name: layer.drawn(begins) for name, layer in layers.items()}
    w, h = sizes["board"]
    parts = [boxed(drawn["board"], (w, h), GAP, GAP, w)]
    down = GAP
    for seat, layer in enumerate(scores):
        card, high = seat_card(seat, layer.drawn(begins), drawn, sizes)
        parts.append(moved(card, w + 2 * GAP, down))
        down += high + GAP
    wide, high = w + SIDE + 3 * GAP, max(h + 2 * GAP, down)
    return still(rect(0, 0, wide, high, fill="var(--paper)") + "".join(parts), wide, high, table, dark)


def score(caption: Caption) -> str:
    return text(caption.name, STRIPE + GAP, HEAD - 10, 14, font_weight=600) + text(
        caption.score, SIDE - GAP, HEAD - 10, 14, font_weight=600, text_anchor="end"
    )


def boxed(drawing: str, size: tuple[float, float], x: float, y: float, width: float) -> str:
    return moved(framed(drawing, *size), x, y, width / size[0])


def seat_card(
    seat: int, said: str, drawn: dict[str, str], sizes: dict[str, tuple[float, float]]
) -> tuple[str, float]:
    """A seat's name, score and pieces, and how high that is."""
    inner, name = SIDE - STRIPE - 2 * GAP, f"seat-{seat}"
    below = sizes[name][1] * inner / sizes[name][0] + GAP / 2 if name in sizes else 0.0
    parts = [
        rect(0, 0, SIDE, HEAD + below, rx=8, fill="var(--card)", stroke="var(--line)"),
        rect(0, 0, STRIPE, HEAD + below, rx=3, fill=f"var(--seat-{seat})"),
        said,
    ]
    if below:
        parts.append(boxed(drawn[name], sizes[name], STRIPE + GAP, HEAD, inner))
    return group("".join(parts), data_seat=seat), HEAD + below


# ---- as pixels ----


def webp(frames: Sequence[Frame], table: Traversable, dark: bool = False, show: Show | None = None) -> bytes:
    try:
        from PIL import Image
    except ImportError:
        raise denied("needs-package", package="pillow", extra="pictures") from None
    begins = times(len(frames))
    pictures = []
    for at, frame in enumerate(frames):
        drawn = whole(frame.scene, table, frame.captions, dark)
        pictures.append(Image.open(BytesIO(png(drawn, PIXELS))).convert("RGB"))
        if pictures[-1].size != pictures[0].size:
            pictures[-1] = pictures[-1].resize(pictures[0].size)
        if show is not None:
            show(at + 1, len(frames))
    file = BytesIO()
    lasts = [end - begin for begin, end in pairwise(begins)]
    pictures[0].save(
        file, "WEBP", save_all=True, append_images=pictures[1:], duration=lasts, loop=0, quality=70, method=2
    )
    return file.getvalue()
