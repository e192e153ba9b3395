"""The README's picture for designers has a dot for every recorded game that somebody won."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

from allotment.games import SHELF, box

from .loading import load

closeness = load("bench/closeness.py")


def test_a_dot_is_a_game() -> None:
    root = ElementTree.fromstring(closeness.picture())
    dots = [element for element in root.iter() if element.tag.endswith("circle")]
    played = {slug: closeness.margins(slug) for slug in SHELF if not box(slug).cooperative}
    assert len(played) >= 4 and all(len(found) > 150 for found in played.values())
    assert len(dots) == sum(map(len, played.values()))
    assert all(margin >= 0 for found in played.values() for margin in found)
    words = " ".join(element.text or "" for element in root.iter())
    assert all(box(slug).title in words for slug in played)
