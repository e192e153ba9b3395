"""Who knows what (GR-HIDE)."""

from __future__ import annotations

from typing import Any

import pytest

from allotment.games import make
from allotment.games.gardeners.components import BACK, BACKS, CARD_NUMBER
from allotment.kernel.chance import seeded
from allotment.kernel.game import NOBODY
from allotment.kernel.match import Match
from allotment.kernel.record import Record
from allotment.kernel.story import Line

GARDEN = {
    "at": "3,3",
    "rows": [
        "a12 b02@180 a15 b09 c08 a06",
        "a13 b07 b03@180 b08 c09 a14",
        "c03 a04 a16 c04@90 a07 a10",
        "c02 a05 c01 c07@270 c10 c11",
        "a09 a11 b04@270 a03 c06 c05",
        "a01 b01@90 a08 b06 a02 b05",
    ],
}


def loaded(options: dict[str, Any], position: dict[str, Any]) -> tuple[Any, Any]:
    game = make("gardeners", options)
    return game, game.load(position, seeded(1))


def test_a_view_as_it_is_written() -> None:
    """GR-HIDE-1, GR-HIDE-2, GR-HIDE-3, GR-HIDE-4, GR-HIDE-5, GR-HIDE-8."""
    game, state = loaded(
        {"mode": "training-a", "seats": 3},
        {
            "phase": "arrange",
            "clock": 500,
            "cards": ["0 ta1 up", "1 ta3 down"],
            "discarded": ["ta6"],
            "deck": ["ta5", "ta2", "ta4"],
            "piles": [["a05", "a01", "a02"], [], ["a09", "a10"]],
            "reserves": [
                ["a03", "a04"],
                [],
                ["a06", "a07", "a08", "a11", "a12", "a13", "a14", "a15"],
            ],
            "garden": {"at": "4,4", "rows": ["a16"]},
        },
    )
    whole = game.dump(state)
    for seat in (NOBODY, 0, 1, 2):
        view = game.view(state, seat)
        assert view["piles"] == [["a05", "?", "?"], [], ["a09", "?"]]
        assert view["deck"] == ["?agglomeration", "?", "?"]
        assert view["discarded"] == ["?agglomeration"]
        assert view["cards"] == ["0 ta1 up", "1 ta3 down" if seat == 1 else "1 ?removal down"]
        hidden = ("piles", "deck", "discarded", "cards", "chance")
        assert {k: v for k, v in view.items() if k not in hidden} == {
            k: v for k, v in whole.items() if k not in hidden
        }
        assert "chance" not in view
        assert "holds" not in view


def test_a_former_owner_sees_the_back_only() -> None:
    """GR-DISC-2, GR-HIDE-4, GR-HIDE-7: discarded cards show their backs; the move names a place."""
    game, state = loaded({"seats": 2}, {"phase": "arrange", "cards": ["0 x11 down"], "deck": ["x36", "x02"]})
    game.play(state, 0, "discard 1")
    assert game.view(state, 0)["discarded"] == ["?removal"]
    assert game.view(state, 0)["cards"] == ["0 x36 down"]
    assert game.view(state, 1)["cards"] == ["0 ?panorama down"]


def test_after_the_end_all_is_public() -> None:
    """GR-END-6."""
    game, state = loaded({"seats": 2}, {"phase": "arrange", "cards": ["0 x11 down"], "discarded": ["x05"]})
    game.clock(state, "time-up")
    whole = game.dump(state)
    del whole["chance"]
    for seat in (NOBODY, 0, 1):
        assert game.view(state, seat) == whole


def test_other_worlds_are_really_other() -> None:
    """GR-HIDE-4, GR-HIDE-5, GR-SETUP-7: the order of the cards stays unknown, so do tiles below the top."""
    game, state = loaded(
        {"mode": "training-a", "seats": 2}, {"phase": "arrange", "cards": ["0 ta1 up", "1 ta3 down"]}
    )
    seen: set[str] = set()
    orders: set[str] = set()
    piles: set[str] = set()
    for seed in range(60):
        world = game.dump(game.determinise(state, 0, seeded(seed)))
        seen.add(world["cards"][1])
        orders.add(str(world["deck"]))
        piles.add(str(world["piles"]))
        cards = [*world["deck"], *[card.split()[1] for card in world["cards"]]]
        assert sorted(cards) == ["ta1", "ta2", "ta3", "ta4", "ta5", "ta6"]
        assert BACK[CARD_NUMBER[world["deck"][0]]] == BACK[CARD_NUMBER["ta2"]]
    assert seen == {"1 ta3 down", "1 ta4 down"}
    assert len(orders) > 2
    assert len(piles) > 50
    owner = {game.dump(game.determinise(state, 1, seeded(seed)))["cards"][1] for seed in range(20)}
    assert owner == {"1 ta3 down"}


def test_worlds_are_dealt_evenly() -> None:
    """GR-HIDE-8: every card with the right back is as likely as any other."""
    game, state = loaded({"seats": 2}, {"phase": "arrange", "cards": ["0 x01 down", "1 x29 down"]})
    found: dict[str, int] = {}
    for seed in range(1600):
        card = game.determinise(state, 0, seeded(seed)).cards[1]
        assert BACKS[BACK[card]] == "panorama"
        found[str(card)] = found.get(str(card), 0) + 1
    assert len(found) == 8
    assert all(140 < count < 260 for count in found.values())


def test_a_failed_check_tells_something() -> None:
    """GR-CHECK-2, GR-READY-6: worlds that would have got other words are out, while nothing has changed."""
    game, state = loaded(
        {"seats": 2}, {"phase": "arrange", "cards": ["0 x59 down", "1 x31 down"], "garden": GARDEN}
    )
    holds = game.derived(state)["holds"]
    game.play(state, 0, "ready")
    game.play(state, 1, "ready")
    assert game.dump(state)["verdicts"] == ["compliant", "non-compliant"]
    for seed in range(40):
        world = game.dump(game.determinise(state, 0, seeded(seed)))
        assert not holds[world["cards"][1].split()[1]]
        world = game.dump(game.determinise(state, 1, seeded(seed)))
        assert holds[world["cards"][0].split()[1]]
    game.play(state, 0, "remove 3,3 to 1")
    cards = {game.determinise(state, 0, seeded(seed)).cards[1] for seed in range(200)}
    assert len(cards) == 8


def test_one_word_for_two_cards() -> None:
    """GR-RULING-12, GR-RULING-13: of a seat with two cards nobody learns which one fails."""
    game, state = loaded(
        {"seats": 2},
        {"phase": "arrange", "cards": ["0 x59 down", "1 x47 down", "0 x31 down"], "garden": GARDEN},
    )
    game.play(state, 0, "ready")
    game.play(state, 1, "ready")
    assert game.dump(state)["verdicts"][0] == "non-compliant"
    holds = game.derived(state)["holds"]
    pairs = set()
    for seed in range(300):
        world = game.dump(game.determinise(state, 1, seeded(seed)))
        one, other = (world["cards"][place].split()[1] for place in (0, 2))
        pairs.add((holds[one], holds[other]))
    assert pairs >= {(True, False), (False, False)}
    assert (True, True) not in pairs


@pytest.mark.parametrize("mode", ["complete", "initiation", "solo"])
def test_stories_tell_fronts_to_their_owners_only(mode: str) -> None:
    """GR-HIDE-7, GR-MODE-1, GR-MODE-2, GR-SOLO-1: a log shows of a card what its reader may see."""
    game = make("gardeners", {"mode": mode, "seats": 1 if mode == "solo" else 2, "first": 0})
    match = Match(game, Record("gardeners", 1, game.options, "5"), seeded("5"))
    match.play(0, "discard 1")
    match.play(0, "start")
    cards: Any = game.dump(match.state)["cards"]
    new = cards[-1].split()[1]
    public = [said(line) for line in match.story() if line.ears == NOBODY]
    own = [said(line) for line in match.story() if line.ears == 0]
    assert any(new in text for text in public) == (mode == "solo")
    assert any(new in text for text in own) == (mode != "solo")


def said(line: Line) -> str:
    """All that a line gives away: what it is, its arguments, its pieces."""
    return f"{line.data()} {line.keys}"


def test_quiet_moves() -> None:
    """GR-HIDE-5: uncovering a tile, drawing and checking are not quiet; the rest is."""
    game, state = loaded(
        {"mode": "training-a", "seats": 2},
        {
            "phase": "arrange",
            "piles": [["a01", "a02"], ["a03"]],
            "reserves": [[f"a{n:02}" for n in range(4, 17)], []],
        },
    )
    quiet = {
        text: game.quiet(state, seat, game.read_move(text))
        for seat, text in (
            (0, "place a01 at 4,4"),
            (0, "place a05 at 4,4"),
            (1, "place a03 at 4,4"),
            (0, "discard 1"),
        )
    }
    assert quiet == {
        "place a01 at 4,4": False,
        "place a05 at 4,4": True,
        "place a03 at 4,4": True,
        "discard 1": False,
    }
