"""The board of Gardeners: every card draws its constraint, lights agree with the rules, cells are reached."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from allotment.draw.scene import LAYOUTS
from allotment.draw.still import look
from allotment.games import folder, make, room
from allotment.games.gardeners.components import CARDS, CONSTRAINT
from allotment.games.gardeners.table.fronts import front
from allotment.games.gardeners.table.light import judged
from allotment.games.gardeners.table.paint import card_front, card_strip, strip_high
from allotment.kernel.chance import seeded
from allotment.words import languages, speaker

PICTURE: Any = room("gardeners", "table.scene")
SHEETS = (folder("gardeners") / "table" / "art.svg").read_text()
SHEETS += look("ui.svg")
SAY = speaker("gardeners").text
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', SHEETS))


def used(drawing: str) -> set[str]:
    return set(re.findall(r'href="#([^"]+)"', drawing))


def seen(game: Any, state: Any, seat: int) -> dict[str, Any]:
    return {**game.view(state, seat), "options": game.options}


def growing(seed: int, **options: Any) -> Any:
    """The states of a game in which tiles are laid until the garden is complete."""
    game: Any = make("gardeners", options)
    state = game.start(seeded(seed))
    game.apply(state, state.first, game.by_text["start"])
    dice = Random(seed)
    while True:
        yield game, state
        offers = [
            (seat, move)
            for seat in range(game.seats)
            for move in game.legal(state, seat)
            if move.text.startswith("place ")
        ]
        if not offers:
            return
        game.apply(state, *dice.choice(offers))


@pytest.mark.parametrize("card", CARDS)
def test_every_card_draws_its_constraint(card: str) -> None:
    drawing = front(card, 100, 60)
    assert len(used(drawing)) >= 2 and used(drawing) <= SYMBOLS
    for other in CARDS:
        same = CONSTRAINT[CARDS.index(card)] == CONSTRAINT[CARDS.index(other)]
        assert (drawing == front(other, 100, 60)) == same, f"{card} and {other}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_all_its_words(card: str, language: str) -> None:
    words = speaker("gardeners", language).text(f"wish-{card}")
    for drawing in (
        card_front(card, words, 0, "Your card", 1, 130, 168),
        card_front(card, words, 1, "", -1, 122, 106),
        card_strip(card, words, 0, 0, 296, strip_high(words, 296)),
        card_strip(card, words, 0, -1, 174, strip_high(words, 174)),
    ):
        texts = re.findall(r"<text([^>]*)>([^<]*)</text>", drawing)
        lines = [(given, line) for given, line in texts if "font-weight" not in given]
        assert " ".join(line for _, line in lines) == words
        for given, _ in lines:
            size = re.search(r'font-size="([\d.]+)"', given)
            assert size is not None and float(size[1]) >= 12


@pytest.mark.parametrize(
    ("mode", "seats"), [("training-a", 2), ("training-b", 3), ("complete", 6), ("solo", 1)]
)
def test_all_that_may_be_laid_is_in_the_window(mode: str, seats: int) -> None:
    """GR-ADD-4: and the window is never wider than a phone's fingers allow."""
    for game, state in growing(3, mode=mode, seats=seats):
        for seat in range(seats):
            view = seen(game, state, seat)
            keys = {key for path in PICTURE.paths(view, game.legal(state, seat), seat) for key in path}
            for layout in LAYOUTS:
                scene = PICTURE.scene(view, seat, layout)
                assert keys <= set(scene.pieces)
                columns = {piece.column for piece in scene.pieces.values() if piece.grid}
                assert len(columns) <= game.terms.mode.side + 1
                assert all(used(piece.drawing) <= SYMBOLS for piece in scene.pieces.values())


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_lights_say_what_the_rules_say(seed: int) -> None:
    """GR-CHECK-1: once the garden is complete, and no sooner; whoever is blamed is no bystander."""
    for game, state in growing(seed, seats=2):
        last = state
        view = seen(game, state, 0)
        scene = PICTURE.scene(view, 0, "wide")
        labels = " ".join(piece.label for piece in scene.pieces.values())
        complete = len(view["garden"]["rows"]) == 6 and "." not in " ".join(view["garden"]["rows"])
        known = [card for card in view["cards"] if card.split(" ")[1] in CARDS]
        judged_now = SAY("label-met") in labels or SAY("label-unmet") in labels
        assert judged_now == (complete and bool(known))
    holds = game.derived(last)["holds"]
    rows = tuple(tuple(row.split(" ")) for row in game.view(last, 0)["garden"]["rows"])
    for card in CARDS:
        met, offends = judged(rows, card)
        assert met == holds[card]
        assert not (met and offends)
        if not met and CONSTRAINT[CARDS.index(card)]["kind"] in ("proximity", "removal", "panorama", "edge"):
            assert offends


def test_a_hidden_front_is_on_nobody_elses_table() -> None:
    game: Any = make("gardeners", {"seats": 2, "first": 0})
    state = game.start(seeded(4))
    card = game.dump(state)["cards"][0].split(" ")[1]
    for seat in (1, -1):
        for layout in LAYOUTS:
            scene = PICTURE.scene(seen(game, state, seat), seat, layout)
            shown = "".join(piece.drawing + piece.label for piece in scene.pieces.values())
            assert SAY(f"wish-{card}") not in shown.replace("</text>", " ")
            assert front(card, 82, 40)[-200:] not in shown
    assert SAY(f"wish-{card}") in PICTURE.scene(seen(game, state, 0), 0, "wide").pieces["wish-0-1"].label


def test_discarding_is_a_card_and_the_crate() -> None:
    """GR-DISC-1: K counts one's own cards, whatever lies between them."""
    game: Any = make("gardeners", {"seats": 2, "first": 0})
    state = game.start(seeded(4))
    position = game.dump(state)
    position.update(cards=["1 x01 down", "0 x02 down", "1 x03 down"], phase="arrange", last_drawer=1)
    position["deck"] = [card for card in position["deck"] if card not in ("x01", "x02", "x03")]
    state = game.load(position, seeded(4))
    view = seen(game, state, 1)
    assert PICTURE.paths(view, [game.read_move("discard 2")], 1) == [["wish-1-2", "crate"]]
    label = PICTURE.scene(view, 1, "tall").pieces["wish-1-2"].label
    assert SAY("wish-x03") in label


def test_where_anyone_calls_the_check_the_button_says_so() -> None:
    """GR-READY-3."""
    for check, title in (("all", "Ready"), ("call", "Call the check")):
        *_, (game, state) = growing(3, mode="training-a", check=check)
        view = seen(game, state, 0)
        assert PICTURE.scene(view, 0, "wide").pieces["ready"].label.startswith(title)
        status = PICTURE.status(view, game.legal(state, 0), 0).kind
        assert status == ("status-call" if check == "call" else "status-ready")


def test_a_training_says_that_its_last_garden_is_still_to_come() -> None:
    """GR-END-3, GR-RULING-16: three cards are validated, nothing is left to draw."""
    game: Any = make("gardeners", {"mode": "training-a", "seats": 2})
    state = game.start(seeded(4))
    position = game.dump(state)
    cards = ["0 ta1 up", "1 ta2 up", "0 ta3 down"]
    position.update(phase="arrange", cards=cards, deck=[], validated=["ta4", "ta5", "ta6"], discarded=[])
    view = seen(game, game.load(position, seeded(4)), 0)
    pieces = PICTURE.scene(view, 0, "wide").pieces
    assert "one more garden" in pieces["score"].label
    assert "no other card to draw" in pieces["crate"].label and "free" not in pieces["crate"].drawing


def test_in_solo_a_tile_is_turned_where_it_lies() -> None:
    """GR-SOLO-10: the cell and one of the ways to lie, beside taking it off; said as turning."""
    game: Any = make("gardeners", {"mode": "solo"})
    given = {"phase": "arrange", "garden": {"at": "6,11", "rows": ["a05 b01@90 a06"]}}
    state = game.load(given, seeded(4))
    view = seen(game, state, 0)
    offers = game.legal(state, 0)
    turns = [move for move in offers if move.text.startswith("place b01")]
    assert [move.text for move in turns] == [
        "place b01 at 6,1",
        "place b01@180 at 6,1",
        "place b01@270 at 6,1",
    ]
    assert PICTURE.paths(view, turns, 0) == [["cell-6-1", f"turn-bench-{turn}"] for turn in (0, 180, 270)]
    titles = [speaker("gardeners").say(PICTURE.say(view, move).title) for move in turns]
    assert titles == [f"Turn the bench on grass to face {way}" for way in ("north", "south", "west")]
    paths = [frozenset(path) for path in PICTURE.paths(view, offers, 0)]
    assert len(set(paths)) == len(offers)
    assert not any(path < other for path in paths for other in paths)
    for layout in LAYOUTS:
        assert frozenset().union(*paths) <= set(PICTURE.scene(view, 0, layout).pieces)


def test_why_not_is_asked_of_the_cell() -> None:
    """GR-ADD-6, GR-REM-1: an empty cell means laying, a laid one taking off."""
    for game, state in growing(5, seats=3):
        view = seen(game, state, 0)
        for key in PICTURE.scene(view, 0, "tall").pieces:
            for move in PICTURE.asks(view, key, 0, []):
                assert move is game.moves[move.index], f"{key}: {move!r} is a move of another table"


def test_a_phones_numbers_stand_on_no_tile() -> None:
    for game, state in growing(3, seats=2):
        scene = PICTURE.scene(seen(game, state, 0), 0, "tall")
        pieces = scene.pieces
        tiles = [one for one in pieces.values() if one.key.startswith("tile-") and one.region == "board"]
        ruler = pieces["rulers"]
        numbers = re.findall(r'<text x="([\d.]+)" y="([\d.]+)"', ruler.drawing)
        assert len(numbers) == 14
        for x, y in ((ruler.x + float(x), ruler.y + float(y) - 5) for x, y in numbers):
            assert not [t.key for t in tiles if t.x < x < t.x + t.w and t.y < y < t.y + t.h]


def test_a_card_that_lies_open_is_not_called_secret() -> None:
    """Which of the explanations of pieces speaks of it, goes by its kind."""
    game: Any = make("gardeners", {"mode": "training-a", "seats": 2})
    state = game.start(seeded(3))
    open_cards = 0
    for up in (False, True):
        state.up = [up] * len(state.up)
        for seat in range(2):
            pieces = PICTURE.scene(seen(game, state, seat), seat, LAYOUTS[0]).pieces
            wishes = [piece for key, piece in pieces.items() if key.startswith("wish-")]
            assert wishes and all(("up" in piece.kind.split(" ")) == up for piece in wishes)
            open_cards += up
    assert open_cards
