"""Teammates in Gardeners: fair, never in the way, and quick to understand what the others want."""

from __future__ import annotations

from typing import Any

import pytest

from allotment.bots import make_bot
from allotment.games import make
from allotment.games.gardeners.belief import Memory
from allotment.games.gardeners.components import CARD_NUMBER, CARDS, MODES
from allotment.games.gardeners.game import Gardeners
from allotment.kernel.chance import seeded
from allotment.kernel.eyes import Eyes
from allotment.kernel.game import CLOCK
from allotment.kernel.match import Match
from allotment.kernel.record import Record

QUICK = "gardener:5it"


def played(options: dict[str, Any], slots: int, seed: str, name: str = QUICK) -> Match[Any, Any]:
    """So many half seconds of a game by bots, each seat in its turn or holding still."""
    game = make("gardeners", options)
    match = Match(game, Record(game.slug, game.version, game.options, seed), seeded(seed))
    bots = [make_bot(name) for _ in range(game.seats)]
    luck = seeded("thoughts")
    for slot in range(slots):
        if match.over():
            break
        seat = slot % game.seats
        if match.state.phase == 0:
            seat = match.state.first
        else:
            match.play(CLOCK, f"tick {match.state.clock + 500}")
        move = bots[seat].live(match.eyes(seat), luck)
        if move is not None:
            match.play(seat, move.text)  # checks that it is legal
    return match


@pytest.mark.parametrize("slots", [9, 60])
def test_worlds_that_look_the_same_get_the_same_move_and_reason(slots: int) -> None:
    match = played({"seats": 4, "first": 0}, slots, "fair")
    game, heard = match.game, match.heard()
    for seat in (0, 2):
        answers, hidden = set(), set()
        for seed in ("one", "two", "three"):
            world = game.determinise(match.state, seat, seeded(seed))
            assert game.view(world, seat) == game.view(match.state, seat)
            hidden.add(str(game.dump(world)["deck"]) + str(game.dump(world)["cards"]))
            bot, eyes = make_bot(QUICK), Eyes(game, world, seat, heard)
            move = bot.live(eyes, seeded("same"))
            why = bot.reason(eyes, [move]) if move is not None else ""
            assert move is None or (why.endswith(".") and "\n" not in why and 3 <= len(why) < 120)
            answers.add((move, why))
        assert len(hidden) > 1, "the worlds do differ"
        assert len(answers) == 1


def test_a_bot_that_listened_from_the_start_thinks_like_one_that_just_came() -> None:
    """The table's bots are made anew for every question."""
    game = make("gardeners", {"seats": 3, "mode": "training-a", "first": 0})
    match = Match(game, Record(game.slug, game.version, game.options, "1"), seeded("1"))
    old = [make_bot(QUICK) for _ in range(3)]
    match.play(0, "start")
    for slot in range(50):
        seat = slot % 3
        match.play(CLOCK, f"tick {700 * (slot + 1)}")
        move = old[seat].live(match.eyes(seat), seeded(slot))
        assert make_bot(QUICK).live(match.eyes(seat), seeded(slot)) is move
        if move is not None:
            match.play(seat, move.text)
    assert match.state.gardens > 0


WAYS = [
    {"mode": mode.id, "seats": seats}
    for mode in MODES
    for seats in ((1,) if mode.solo else (2, 3, 4))
    if mode.id in ("training-a", "complete", "solo") or seats == 2
]


@pytest.mark.parametrize("options", WAYS, ids=lambda way: f"{way['mode']}-{way['seats']}")
def test_in_every_mode_they_build_and_never_discard(options: dict[str, Any]) -> None:
    slots = 130 if options["mode"] == "training-a" else 60
    match = played(options, slots, "modes")
    state = match.state
    assert state.discards == 0
    assert state.gardens > 0 or state.garden.laid > 12
    if options["mode"] == "training-a":
        assert state.gardens > 1


def test_with_the_expert_deck_and_a_first_call_too() -> None:
    assert played({"seats": 3, "deck": "expert", "check": "call"}, 60, "call").state.discards == 0


def test_where_one_has_to_move_they_do_no_harm() -> None:
    """`choose` must name an offer even of a bot that would rather hold still."""
    match = played({"seats": 4, "first": 0}, 9, "choose")
    game = match.game
    luck = seeded("rotation")
    bots = [make_bot(QUICK) for _ in range(4)]
    for slot in range(40):
        eyes = match.eyes(slot % 4)
        move = bots[slot % 4].choose(eyes, luck)
        assert move in eyes.legal()
        match.play(slot % 4, move.text)
    assert game.scores(match.state)[0] >= 0 and match.state.discards == 0


def loaded(cards: list[str], rows: list[str], **more: Any) -> tuple[Gardeners, Any]:
    game = make("gardeners", {"mode": "training-a", "seats": 3})
    assert isinstance(game, Gardeners)
    garden = {"at": "1,1", "rows": rows}
    position = {"phase": "arrange", "garden": garden, "cards": cards, "first": 0, **more}
    return game, game.load(position, seeded(1))


ROWS = ["a16 a14 a04 a09", "a06 a10 a12 a13", "a11 a05 a03 a01", "a08 a15 a07 a02"]  # meets ta1, ta3 and ta5


def test_a_loaded_position_needs_no_history() -> None:
    game, state = loaded(["0 ta1 down"], ROWS)
    assert make_bot(QUICK).live(Eyes(game, state, 0, []), seeded(1)) is game.by_text["ready"]
    game, state = loaded([], ROWS)
    assert make_bot(QUICK).live(Eyes(game, state, 0, []), seeded(1)) is game.by_text["ready"]


def test_the_newest_cards_owner_looks_first() -> None:
    game, state = loaded(["0 ta1 down", "1 ta3 down"], ROWS, last_drawer=1)
    bot = make_bot(QUICK)
    assert bot.live(Eyes(game, state, 0, []), seeded(1)) is None
    assert make_bot(QUICK).live(Eyes(game, state, 1, []), seeded(1)) is game.by_text["ready"]
    state.ready[1] = True
    assert bot.live(Eyes(game, state, 0, []), seeded(1)) is game.by_text["ready"]


def test_one_whose_card_is_not_met_never_says_ready() -> None:
    match = played({"seats": 3, "mode": "training-a"}, 160, "honest")
    assert match.state.gardens > 0
    said = [line for line in match.heard() if line.endswith(": non-compliant")]
    assert not said, "ready means that the own cards are met, so every check among bots succeeds"


def test_announcements_are_heard_where_they_count() -> None:
    match = played({"seats": 2, "mode": "training-a", "first": 0}, 60, "heard")
    heard = match.heard()
    assert "0: start" in heard and any(line.startswith("clock: tick ") for line in heard)
    assert match.state.gardens > 0
    assert "seat 0: compliant" in heard
    assert any(line.startswith("seat 1: a new card of the type ") for line in heard)
    secret = [line.text for line in match.story() if line.ears >= 0]
    assert secret and not any(line in heard for line in secret), "what one seat was told is not for all"
    other = make("garden-dice", {"seats": 2})
    duel = Match(other, Record(other.slug, other.version, other.options, "1"), seeded("1"))
    seat = other.to_act(duel.state)[0]
    duel.play(seat, other.legal(duel.state, seat)[0].text)
    assert duel.heard() == [str(event) for event in duel.record.events]


# ---- belief ----


def believed(lines: list[str], front: str) -> tuple[Memory, dict[str, float]]:
    """What a listener makes of seat 0's first card, after a complete garden was built and more was heard."""
    game = make("gardeners", {"seats": 3, "first": 0})
    assert isinstance(game, Gardeners)
    state = game.load({"phase": "arrange", "cards": [f"0 {front} down"], "first": 0}, seeded(1))
    memory = Memory(game.terms)
    heard = []
    for number, tile in enumerate(GARDEN.split()):
        heard.append(f"1: place {tile} at {6 + number // 6},{6 + number % 6}")
    memory.listen(game.by_text, heard + lines, state)
    cards = [CARDS[card] for card in memory.suspects[0].cards]
    return memory, dict(zip(cards, memory.chances(0, []), strict=True))


# Yellow flowers (a01 a02 a03) lie apart; red ones (a04 a05 b05) and blue ones (a06 a07 b06) together.
GARDEN = """
a01 a11 a12 a13 a14 a02
a15 a04 a05 b05 a16 a08
b01 a06 a07 b06 c04 c05
b02 b03 b04 b07 c06 c07
a09 a10 b08 b09 c08 c09
a03 c01 c02 c03 c10 c11
"""


def test_a_removal_speaks_for_the_cards_it_helps() -> None:
    before = believed([], "x01")[1]
    after = believed(["0: remove 6,6 to 1"], "x01")[1]
    assert before["x01"] == pytest.approx(before["x02"])
    assert after["x01"] > 2 * after["x02"], "a lonely yellow flower went; the red ones lie together"
    assert believed(["1: remove 6,6 to 2"], "x01")[1]["x01"] == pytest.approx(before["x01"]), "not its card"
    twice = believed(["0: remove 6,6 to 1", "0: remove 11,6 to 2"], "x01")[1]
    assert twice["x01"] > after["x01"]


def test_ready_speaks_for_the_cards_that_are_met() -> None:
    chances = believed(["0: ready"], "x02")[1]
    assert chances["x02"] > 10 * chances["x01"]


def test_the_words_of_a_check_decide() -> None:
    chances = believed(["seat 0: compliant"], "x02")[1]
    assert chances["x02"] > 0.1 and chances["x01"] < 1e-6
    chances = believed(["seat 0: non-compliant"], "x01")[1]
    assert chances["x02"] < 1e-6 and chances["x01"] > 0.1


def test_cards_that_were_seen_are_none_of_the_hidden_ones() -> None:
    memory, _ = believed([], "x01")
    chances = memory.chances(0, [CARD_NUMBER["x01"], CARD_NUMBER["x02"]])
    cards = [CARDS[card] for card in memory.suspects[0].cards]
    assert chances[cards.index("x01")] == chances[cards.index("x02")] == 0.0
    assert sum(chances) == pytest.approx(1.0)
