"""Teammates in Gardeners: fair, never in the way, and quick to understand what the others want."""

from __future__ import annotations

from typing import Any

import pytest

from allotment.bots import make_bot
from allotment.games import make
from allotment.games.gardeners.components import CARD_NUMBER, CARDS, MODES
from allotment.games.gardeners.game import Gardeners
from allotment.games.gardeners.mind.belief import Memory
from allotment.games.gardeners.mind.planner import Teammate
from allotment.games.gardeners.rules.model import COMPLIANT, NEW_CARD, NON_COMPLIANT, VERDICT
from allotment.games.gardeners.rules.moves import Place
from allotment.kernel.chance import seeded
from allotment.kernel.game import MOVE, Move, News
from allotment.kernel.match import Match, adopted
from allotment.play.driver import Driver, begun
from allotment.words import speaker

from .asking import decided, eyes_on

QUICK = "gardener:5it"


def played(options: dict[str, Any], slots: int, seed: str, name: str = QUICK) -> Match[Any, Any]:
    """So many slots of a game by bots, each seat in its slot or holding still."""
    game = make("gardeners", options)
    driver = begun(game, seed, [make_bot(name) for _ in range(game.seats)])
    for _ in range(slots):
        if driver.step() is None:
            break
    return driver.match


def asked(match: Match[Any, Any], seat: int, world: Any = None) -> tuple[Move | None, str]:
    """What a bot that has just joined would do, in a world that looks like the table, and why."""
    there = adopted(match.game, match.state if world is None else world, match.news)
    driver = Driver(there, "same", reasons=True)
    driver.seat(seat, make_bot(QUICK))
    decision = driver.ask(seat)
    return decision.move, speaker("gardeners").all(decision.reason)


@pytest.mark.parametrize("slots", [9, 60])
def test_worlds_that_look_the_same_get_the_same_move_and_reason(slots: int) -> None:
    match = played({"seats": 4, "first": 0}, slots, "fair")
    game = match.game
    for seat in (0, 2):
        answers, hidden = set(), set()
        for seed in ("one", "two", "three"):
            world = game.determinise(match.state, seat, seeded(seed))
            assert game.view(world, seat) == game.view(match.state, seat)
            hidden.add(str(game.dump(world)["deck"]) + str(game.dump(world)["cards"]))
            move, why = asked(match, seat, world)
            assert move is None or (why.endswith(".") and "\n" not in why and 3 <= len(why) < 120)
            answers.add((move, why))
        assert len(hidden) > 1, "the worlds do differ"
        assert len(answers) == 1


def test_a_bot_that_listened_from_the_start_thinks_like_one_that_just_came() -> None:
    """A worker that died is replaced by one that knows the events and nothing else."""
    game = make("gardeners", {"seats": 3, "mode": "training-a", "first": 0})
    driver = begun(game, "1", [make_bot(QUICK) for _ in range(3)])
    slots = 0
    while driver.match.state.gardens < 2 and (seat := driver.due()) >= 0:
        late = Driver(driver.match)
        late.seat(seat, make_bot(QUICK))
        expected = late.ask(seat).move
        assert driver.go(seat).move is expected
        slots += 1
    assert slots > 20


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


def loaded(cards: list[str], rows: list[str], **more: Any) -> tuple[Gardeners, Any]:
    game = make("gardeners", {"mode": "training-a", "seats": 3})
    assert isinstance(game, Gardeners)
    garden = {"at": "1,1", "rows": rows}
    position = {"phase": "arrange", "garden": garden, "cards": cards, "first": 0, **more}
    return game, game.load(position, seeded(1))


ROWS = ["a16 a14 a04 a09", "a06 a10 a12 a13", "a11 a05 a03 a01", "a08 a15 a07 a02"]  # meets ta1, ta3 and ta5


def test_a_loaded_position_needs_no_history() -> None:
    game, state = loaded(["0 ta1 down"], ROWS)
    assert decided(make_bot(QUICK), game, state, 0, seeded(1)).move is game.by_text["ready"]
    game, state = loaded([], ROWS)
    assert decided(make_bot(QUICK), game, state, 0, seeded(1)).move is game.by_text["ready"]


def test_the_newest_cards_owner_looks_first() -> None:
    game, state = loaded(["0 ta1 down", "1 ta3 down"], ROWS, last_drawer=1)
    bot = make_bot(QUICK)
    assert decided(bot, game, state, 0, seeded(1)).move is None
    assert decided(make_bot(QUICK), game, state, 1, seeded(1)).move is game.by_text["ready"]
    state.ready[1] = True
    assert bot.decide(eyes_on(game, state, 0), seeded(1)).move is game.by_text["ready"]


def test_one_whose_card_is_not_met_never_says_ready() -> None:
    match = played({"seats": 3, "mode": "training-a"}, 160, "honest")
    assert match.state.gardens > 0
    said = [news.what for news in match.news if news.kind == VERDICT]
    assert said and NON_COMPLIANT not in said, (
        "ready means that the own cards are met, so every check among bots succeeds"
    )


def test_announcements_are_news_where_they_count() -> None:
    match = played({"seats": 2, "mode": "training-a", "first": 0}, 60, "heard")
    assert match.state.gardens > 0
    kinds = {news.kind for news in match.news}
    assert {"move", "tick", VERDICT, NEW_CARD} <= kinds
    assert next(news.what for news in match.news if news.kind == VERDICT and news.seat == 0) == COMPLIANT
    assert any(news.kind == NEW_CARD and news.seat == 1 for news in match.news)
    secret = [line for line in match.story() if line.ears >= 0]
    assert secret and not any(line.news for line in secret), "what one seat is told is not news for all"
    events = [news for news in match.news if news.kind in ("move", "tick")]
    assert len(events) == len(match.record.events)


# ---- belief ----


def moved(seat: int, text: str) -> News:
    return News(MOVE, seat, make("gardeners", {"seats": 3, "first": 0}).read_move(text), 0, True)


def believed(later: list[News], front: str) -> tuple[Memory, dict[str, float]]:
    """What a listener makes of seat 0's first card, after a complete garden was built and more was heard."""
    game = make("gardeners", {"seats": 3, "first": 0})
    assert isinstance(game, Gardeners)
    state = game.load({"phase": "arrange", "cards": [f"0 {front} down"], "first": 0}, seeded(1))
    memory = Memory(game.terms)
    heard = []
    for number, tile in enumerate(GARDEN.split()):
        heard.append(moved(1, f"place {tile} at {6 + number // 6},{6 + number % 6}"))
    memory.listen(heard + later, state)
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
    after = believed([moved(0, "remove 6,6 to 1")], "x01")[1]
    assert before["x01"] == pytest.approx(before["x02"])
    assert after["x01"] > 2 * after["x02"], "a lonely yellow flower went; the red ones lie together"
    assert believed([moved(1, "remove 6,6 to 2")], "x01")[1]["x01"] == pytest.approx(before["x01"]), (
        "not its card"
    )
    twice = believed([moved(0, "remove 6,6 to 1"), moved(0, "remove 11,6 to 2")], "x01")[1]
    assert twice["x01"] > after["x01"]


def test_a_plan_is_for_the_garden_it_was_made_for() -> None:
    """The one made before a tile was taken off is everybody's plan from then on; it is not mistaken for one
    that begins with the garden as it lies now, or a whole team could wait for a tile that is gone."""
    game = make("gardeners", {"seats": 3, "first": 0})
    assert isinstance(game, Gardeners)
    planner = game.planner(30_000, 9)
    assert isinstance(planner, Teammate)
    memory, _ = believed([moved(0, "remove 6,6 to 1")], "x01")
    cell = game.terms.table.names.index("6,6")
    assert (memory.moves, memory.anchored) == (37, 36)
    before = planner.planned(memory.anchor, memory.anchored, [CARD_NUMBER["x01"]])
    assert before is not None and cell in before.removals
    now = planner.planned(memory.garden, memory.moves, [CARD_NUMBER["x01"]])
    assert now is not None and cell not in now.removals


@pytest.mark.parametrize("times", [1, 2])
def test_what_was_taken_off_twice_stays_off_for_the_round(times: int) -> None:
    """Else somebody puts a tile back for ever that somebody else takes off for ever."""
    game = make("gardeners", {"seats": 3, "first": 0})
    assert isinstance(game, Gardeners)
    planner = game.planner(30_000, 9)
    assert isinstance(planner, Teammate)
    off, on = moved(0, "remove 6,6 to 1"), moved(1, "place a01 at 6,6")
    planner.memory = believed([off, on] * (times - 1) + [off], "x01")[0]
    world = game.load({"phase": "arrange", "cards": ["0 x01 down"], "first": 0}, seeded(1))
    world.clock = 60_000  # long after
    place = game.read_move("place a01 at 6,6")
    assert isinstance(place, Place)
    assert planner.refused(world, 1, place) == (times == 2)
    assert not planner.refused(world, 0, place), "whoever took it off may put it back"
    world.clock = 1000
    assert planner.refused(world, 1, place), "nor at once"


def test_ready_speaks_for_the_cards_that_are_met() -> None:
    chances = believed([moved(0, "ready")], "x02")[1]
    assert chances["x02"] > 10 * chances["x01"]


def test_the_words_of_a_check_decide() -> None:
    chances = believed([News(VERDICT, 0, None, COMPLIANT, False)], "x02")[1]
    assert chances["x02"] > 0.1 and chances["x01"] < 1e-6
    chances = believed([News(VERDICT, 0, None, NON_COMPLIANT, False)], "x01")[1]
    assert chances["x02"] < 1e-6 and chances["x01"] > 0.1


def test_cards_that_were_seen_are_none_of_the_hidden_ones() -> None:
    memory, _ = believed([], "x01")
    chances = memory.chances(0, [CARD_NUMBER["x01"], CARD_NUMBER["x02"]])
    cards = [CARDS[card] for card in memory.suspects[0].cards]
    assert chances[cards.index("x01")] == chances[cards.index("x02")] == 0.0
    assert sum(chances) == pytest.approx(1.0)
