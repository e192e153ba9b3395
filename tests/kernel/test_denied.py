"""A refusal goes from one process to another as data."""

from __future__ import annotations

import pickle

from allotment.kernel.result import Denied, denied
from allotment.kernel.story import Phrase, Title


def test_a_refusal_crosses_processes() -> None:
    asked = denied("no-such-seat", seat=7, last=1)
    told = pickle.loads(pickle.dumps(asked))
    assert isinstance(told, Denied) and str(told) == str(asked) == "There’s no seat 7. Seats are 0 to 1."
    inner = Denied(Phrase("no-seeds-left", {"veggie": Title("carrot")}), slug="garden-dice")
    assert str(pickle.loads(pickle.dumps(inner))) == str(inner) == "There are no carrot seeds left."
