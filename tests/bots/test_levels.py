"""Bots: levels, budgets, fairness, reasons."""

from __future__ import annotations

import gc
import re
from typing import Any

import pytest

from allotment.bots import LEVELS, make_bot
from allotment.bots.reasons import RISES, Prospect, aim, because, plainly, strongest
from allotment.games import SHELF, box, make
from allotment.kernel.advice import LATEST
from allotment.kernel.chance import seeded
from allotment.kernel.game import MOVE, Game, News
from allotment.kernel.result import Refused
from allotment.kernel.story import Phrase, retold
from allotment.play.bot import Alternative, Decision
from allotment.play.driver import begun
from allotment.words import speaker

from .asking import decided, eyes_on

COMPETITIVE = [slug for slug in SHELF if not box(slug).real_time]
QUICK = ["seedling", "sprout", "gardener:5it", "head-gardener:5it"]


def reached(slug: str, moves: int, seats: int = 2) -> tuple[Game[Any, Any], Any, int]:
    """A position some way into a random game, with a choice to make."""
    game = make(slug, {"seats": seats})
    state = game.start(seeded(f"{slug} {moves}"))
    luck = seeded("walk")
    seat = -1
    while game.to_act(state):
        seat = game.to_act(state)[0]
        offers = game.legal(state, seat)
        if moves <= 0 and len(offers) > 1:
            break
        game.apply(state, seat, offers[luck.below(len(offers))])
        moves -= 1
    assert game.to_act(state), "the game was over too soon for this test"
    return game, state, seat


def test_every_level_has_a_name_and_a_sentence() -> None:
    assert list(LEVELS) == ["seedling", "sprout", "gardener", "head-gardener"]
    for level in LEVELS:
        assert make_bot(level).name == level


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("slug", COMPETITIVE)
def test_a_bot_plays_an_offer_and_leaves_the_table_alone(slug: str, name: str) -> None:
    game, state, seat = reached(slug, 20)
    before = game.dump(state)
    draws = state.chance.count
    move = decided(make_bot(name), game, state, seat, seeded("thoughts")).move
    assert move in game.legal(state, seat)
    assert game.dump(state) == before
    assert state.chance.count == draws, "thinking moved the table's luck"


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("slug", COMPETITIVE)
@pytest.mark.parametrize("moves", [3, 25])
def test_worlds_that_look_the_same_get_the_same_move(slug: str, moves: int, name: str) -> None:
    """Fair by construction: with other hidden cards and other luck to come, the thoughts are the same."""
    game, state, seat = reached(slug, moves)
    chosen = []
    for seed in ("one", "two", "three"):
        world = game.determinise(state, seat, seeded(seed))
        assert game.view(world, seat) == game.view(state, seat)
        chosen.append(decided(make_bot(name), game, world, seat, seeded("thoughts")).move)
    assert chosen[0] is chosen[1] is chosen[2]


@pytest.mark.parametrize("slug", COMPETITIVE)
def test_other_worlds_are_there_to_be_told_apart(slug: str) -> None:
    """The counterweight of the test above: the worlds it compares do differ in what they hide."""
    game, state, seat = reached(slug, 25)
    ahead = set()
    for seed in ("one", "two", "three"):
        world = game.determinise(state, seat, seeded(seed))
        luck = seeded("on")
        for _ in range(40):
            seats = game.to_act(world)
            if not seats:
                break
            offers = game.legal(world, seats[0])
            game.apply(world, seats[0], offers[luck.below(len(offers))])
        ahead.add(str(game.dump(world)))
    assert len(ahead) > 1


@pytest.mark.parametrize("slug", COMPETITIVE)
def test_iterations_are_a_budget_that_can_be_repeated(slug: str) -> None:
    game, state, seat = reached(slug, 10)
    lines = []
    for _ in range(2):
        decision = decided(make_bot("head-gardener:8it"), game, state, seat, seeded("same"))
        assert decision.looks == 8 and decision.remembered == 0
        assert sum(one.visits for one in decision.alternatives) == 8
        best = decision.alternatives[0]
        assert (best.move, best.value) == (decision.move, decision.value) and decision.plan[0] is best.move
        lines.append([(one.move.text, one.visits, one.value) for one in decision.alternatives])
    assert lines[0] == lines[1]


def test_milliseconds_are_of_the_clock_handed_in() -> None:
    game, state, seat = reached("garden-dice", 10)
    ticks = [0.0]

    def now() -> float:
        ticks[0] += 0.010
        return ticks[0]

    decision = decided(make_bot("gardener:50ms", now), game, state, seat, seeded("same"))
    assert 4 <= decision.looks <= 40
    assert ticks[0] < 0.2


def test_by_a_clock_a_bot_stops_when_its_choice_cannot_change() -> None:
    """With a steady pace it moves as if it had used all its time, and mostly uses less of it."""
    spared = 0
    for slug in COMPETITIVE:
        for moves in (0, 5, 10, 15, 20, 25):
            game, state, seat = reached(slug, moves)
            ticks = [0.0]

            def now(ticks: list[float] = ticks) -> float:
                ticks[0] += 0.001
                return ticks[0]

            whole = decided(make_bot("gardener:400it"), game, state, seat, seeded(moves))
            timed = decided(make_bot("gardener:100ms", now), game, state, seat, seeded(moves))
            assert timed.move == whole.move
            assert timed.looks <= 400
            spared += timed.looks < 400
    assert spared >= 12  # of 24


def test_what_was_thought_about_the_rest_of_a_turn_is_kept_only_there() -> None:
    """The tree grown for what follows a quiet own move serves after that move, and after nothing else."""
    game, state, seat = reached("garden-dice", 40)
    bot = make_bot("head-gardener:30it")
    for seed in range(20):
        move = decided(bot, game, state, seat, seeded(seed)).move
        assert move is not None
        if game.quiet(state, seat, move):
            break
    heard = News(MOVE, seat, move, 0, True)
    after = game.clone(state)
    game.apply(after, seat, move)
    assert game.to_act(after) == [seat]
    for news, kept in [
        ([heard], True),
        ([News(MOVE, seat, move, 0, False)], False),
        ([News(MOVE, 1 - seat, move, 0, True)], False),
        ([heard, News(MOVE, 1 - seat, move, 0, True)], False),
    ]:
        decided(bot, game, state, seat, seeded(seed))
        bot.hear(news)
        decision = bot.decide(eyes_on(game, after, seat), seeded("same"))
        assert (decision.remembered > 0) is kept
    decided(bot, game, state, seat, seeded(seed))
    bot.hear([heard])
    fresh = decided(make_bot("head-gardener:30it"), game, after, seat, seeded("same"))
    again = decided(bot, game, after, seat, seeded("same"))
    assert again.remembered == 0 and again.move is fresh.move, "another match has begun"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("oak", 'There’s no bot "oak"'),
        ("sprout:20ms", "takes no budget"),
        ("gardener:20", "a budget is written like"),
        ("gardener:0it", "a budget is written like"),
        ("gardener:20ms", "there’s no clock here"),
    ],
)
def test_a_wrong_name_is_refused_with_what_would_be_right(name: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        make_bot(name)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("slug", COMPETITIVE)
def test_a_reason_is_one_sentence_and_tells_no_secret(slug: str, name: str) -> None:
    game, state, seat = reached(slug, 20)
    said = set()
    for seed in ("one", "two"):
        eyes = eyes_on(game, game.determinise(state, seat, seeded(seed)), seat)
        bot = make_bot(name)
        bot.begin(game, seat)
        said.add(speaker(slug).all(bot.reason(eyes, bot.decide(eyes, seeded("thoughts")))))
    assert len(said) == 1
    (text,) = said
    assert text.endswith(".") and "\n" not in text and 3 <= len(text) < 200


def test_a_reason_names_the_points() -> None:
    game, state, seat = reached("the-gardens", 30)
    best, most = None, 0
    for move in game.legal(state, seat):
        after = game.clone(state)
        game.apply(after, seat, move)
        gain = game.scores(after)[seat] - game.scores(state)[seat]
        if gain > most:
            best, most = move, gain
    assert best is not None
    reason = make_bot("sprout").reason(eyes_on(game, state, seat), Decision(best))
    assert f"+{most} now." in speaker(game.slug).all(reason)


def test_a_reason_looks_to_the_end_of_the_turn() -> None:
    """A first move that scores nothing and a second that does: its points are named, its text is not."""
    seen = 0
    for decisions in range(60, 120, 5):
        game, state, seat = reached("garden-dice", decisions)
        for first in game.legal(state, seat):
            after = game.clone(state)
            game.apply(after, seat, first)
            if game.scores(after) != game.scores(state) or game.to_act(after) != [seat]:
                continue
            for second in game.legal(after, seat):
                later = game.clone(after)
                game.apply(later, seat, second)
                gain = game.scores(later)[seat] - game.scores(state)[seat]
                if gain > 0 and game.quiet(after, seat, second):
                    decision = Decision(first)
                    decision.plan = [first, second]
                    reason = because(eyes_on(game, state, seat), decision, None)
                    assert speaker(game.slug).all(reason) == f"+{gain} this turn."
                    seen += 1
    assert seen > 3


def test_a_reason_says_nothing_of_a_hidden_hand() -> None:
    game = make("four-gardens", {"seats": 2})
    weights = game.lesson(0)
    said = set()
    for decisions in range(10, 90, 10):
        game, state, seat = reached("four-gardens", decisions)
        said |= {
            speaker(game.slug).all(because(eyes_on(game, state, seat), Decision(move), weights))
            for move in game.legal(state, seat)
        }
    assert len(said) > 4
    assert not any("hand" in text for text in said)
    assert not any("in hand" in name for name in game.sign_means())


def test_a_reason_names_only_what_leads() -> None:
    """Of many small changes none is what the move is for; and what the rest of the turn brings without the
    move isn't, either."""
    game = make("four-gardens", {"seats": 2})
    means = [name for name, clauses in game.sign_means().items() if clauses[RISES]][:4]
    spread, leading = Prospect(2), Prospect(2)
    for number, name in enumerate(means):
        for prospect, worth in ((spread, 1.0), (leading, 0.4 if number else 2.0)):
            prospect.plain[0][name], prospect.worth[0][name] = 1.0, worth
    assert strongest(game, 0, spread, RISES)[1] is None
    told = strongest(game, 0, leading, RISES)[1]
    assert told is not None and told.kind == game.sign_means()[means[0]][RISES]
    none = Prospect(2)
    said = aim(game, 0, none, leading, none, none)
    assert said is not None and said.kind == "reason-later"
    assert aim(game, 0, none, leading, leading, none) is None


@pytest.mark.parametrize("slug", COMPETITIVE)
def test_signs_mean_something_to_a_player(slug: str) -> None:
    """Most of them do, and there are words for it: about a rival, with the rival's name."""
    game = make(slug, {"seats": 2})
    plain = [name for name in game.sign_names() if ", " not in name]
    assert set(game.sign_means()) <= set(plain)
    assert len(game.sign_means()) > len(plain) / 2
    for name, clauses in game.sign_means().items():
        assert len(clauses) == 4 and any(clauses), name
        words = speaker(slug, names=["Ines", "Tom"])
        said = [words.all([Phrase(one, None, 1)]) if one else "" for one in clauses]
        assert "Tom" not in said[0] + said[1] + said[3]
        assert not said[2] or "Tom" in said[2]
        for text in said:
            assert not text or (text[0].isupper() and text[-1] == "." and not re.search(r"\d", text))


def kinds(phrases: list[Phrase]) -> list[str]:
    return [phrase.kind for phrase in phrases]


def test_a_reason_tells_what_comes_at_once_from_what_comes_later() -> None:
    """A die that is turned now lets a seed be planted by a later move of the turn. A seed that could be
    planted just as well without it is not what the die is turned for."""
    game = make("garden-dice", {"seats": 2})
    state = game.load({"dice": [1, 2, 4, 5], "hand": {"0": {"squash": 1}}}, seeded("later"))
    weights = game.lesson(1)
    buy = next(move for move in game.legal(state, 0) if move.text == "buy carrot with 4")
    decision = Decision(buy)
    assert kinds(because(eyes_on(game, state, 0), decision, weights)) == ["sign-held"]
    sun = game.by_text["sun set 5 to 2"]
    for plant, said in (
        ("place squash 2,2 with 2 2", "reason-later"),
        ("place squash 1,2 with 1 2", "reason-best"),
    ):
        decision = Decision(sun)
        decision.plan = [sun, game.by_text[plant]]
        assert kinds(because(eyes_on(game, state, 0), decision, weights))[0] == said


def test_a_rival_whose_seed_ripens_has_lost_nothing() -> None:
    """Its seeds become fewer, but its forecast rises: that is no reason for a move."""
    game = make("garden-dice", {"seats": 2})
    prospect = Prospect(2)
    prospect.plain[1]["seeds on beds"], prospect.worth[1]["seeds on beds"] = -1.0, -4.0
    prospect.totals[1] = 2.0
    assert strongest(game, 0, prospect, 0)[1] is None
    prospect.totals[1] = -4.0
    worth, lost = strongest(game, 0, prospect, 0)
    assert lost is not None and (worth, lost.kind, lost.seat) == (4.0, "sign-seed-lost", 1)


def test_what_a_move_keeps_is_told_beside_the_next_best() -> None:
    game = make("mysterious-garden", {"seats": 2})
    seen = set()
    for deal in range(40):
        driver = begun(game, f"doors {deal}", [make_bot("random"), make_bot("random")])
        for _ in range(30):
            seat = driver.due()
            offers = {move.text: move for move in game.legal(driver.match.state, seat)} if seat >= 0 else {}
            if "keep" in offers and "unlock 1" in offers:
                decision = Decision(offers["keep"])
                decision.alternatives = [
                    Alternative(offers["keep"], 40, 0.6),
                    Alternative(offers["unlock 1"], 9, 0.5),
                ]
                reason = because(driver.match.eyes(seat), decision, game.lesson(1))
                seen.add(speaker(game.slug).all(reason))
            if seat < 0:
                break
            driver.go(seat)
    assert "The key is kept for a better chest." in seen


def test_where_nothing_can_be_named_the_chances_are() -> None:
    game, state, seat = reached("the-gardens", 30)
    offers = game.legal(state, seat)
    decision = Decision(offers[0])
    decision.looks = 50
    decision.alternatives = [Alternative(offers[0], 40, 0.55), Alternative(offers[1], 5, 0.48)]
    chances = {"best": 55, "other": 48, "move": {"move": offers[1].text}}
    assert plainly(decision).data() == {"kind": "reason-chances", "args": chances}
    decision.alternatives[1].value = 0.56
    assert plainly(decision).data() == {"kind": "reason-looked", "args": {"move": {"move": offers[1].text}}}


def test_a_close_call_is_called_one() -> None:
    game, state, seat = reached("the-gardens", 30)
    offers = game.legal(state, seat)
    decision = Decision(offers[0])
    decision.alternatives = [Alternative(offers[0], 40, 0.513), Alternative(offers[1], 30, 0.510)]
    (*_, close) = because(eyes_on(game, state, seat), decision, None)
    assert close.data() == {"kind": "reason-close", "args": {"move": {"move": offers[1].text}}}
    called = retold(close, lambda text: Phrase("spoken", {"text": text.upper()}))
    assert offers[1].text.upper() in speaker(game.slug).say(called)
    decision.alternatives[1].value = 0.45
    assert "reason-close" not in kinds(because(eyes_on(game, state, seat), decision, None))
    decision.alternatives = [Alternative(offers[0], 40, 0.513), Alternative(offers[1], 3, 0.512)]
    assert "reason-close" not in kinds(because(eyes_on(game, state, seat), decision, None)), (
        "hardly looked at"
    )


@pytest.mark.parametrize("slug", COMPETITIVE)
def test_signs_are_as_many_as_their_names_and_see_what_the_seat_sees(slug: str) -> None:
    game, state, seat = reached(slug, 25)
    signs = list(game.signs(state, seat))
    assert len(signs) == len(game.sign_names()) == len(set(game.sign_names()))
    other = game.determinise(state, seat, seeded("other"))
    assert list(game.signs(other, seat)) == signs


@pytest.mark.parametrize("slug", COMPETITIVE)
def test_every_number_of_seats_has_lessons(slug: str) -> None:
    for seats in box(slug).option("seats").samples():
        game = make(slug, {"seats": seats})
        assert len(game.lessons) in (LATEST, LATEST + 1)  # the last is that of a network, where there is one
        assert [one.network is not None for one in game.lessons] == [False, False, True][: len(game.lessons)]
        assert any(weight for weight in game.lessons[0].by_sign)
        assert game.lesson(0) is game.lessons[0] and game.lesson(7) is game.lessons[-1]


def test_thinking_leaves_the_collector_as_it_was() -> None:
    game, state, seat = reached("the-gardens", 3)
    for collecting in (False, True):
        (gc.enable if collecting else gc.disable)()
        try:
            decided(make_bot("gardener:3it"), game, state, seat, seeded("thoughts"))
            assert gc.isenabled() is collecting
        finally:
            gc.enable()


@pytest.mark.parametrize(("seats", "top"), [(2, "landscape"), (3, "hidden"), (4, "hidden")])
def test_sprouts_finish_their_games_of_four_gardens(seats: int, top: str) -> None:
    """They used to draw handcarts for nothing until the round limit: 11 of 40 games at three seats."""
    for seed in ("7",) if seats == 2 else ("5", "11") if seats == 3 else ("1",):
        game = make("four-gardens", {"seats": seats, "pile_top": top})
        driver = begun(game, f"stall {seed}", [make_bot("sprout") for _ in range(seats)])
        driver.run()
        assert game.dump(driver.match.state)["ending"] is True


def test_an_action_that_comes_to_nothing_is_judged_as_what_it_is() -> None:
    """A handcart that could only be put away again loses to a turn of the pagoda that fills the tile."""
    game = make("four-gardens", {"seats": 3, "pile_top": "hidden"})
    garden = {
        "hand": ["blue-5-d", "blue-2-c", "red-1-e", "orange-3-e", "red-2-c"],
        "active": ["green-3-c", "green-2-d", "green-4-b"],
        "on": {"green-4": {"water": 1}},
    }
    state = game.load({"round": 40, "players": {"0": garden}}, seeded("cart"))
    chosen = decided(make_bot("sprout"), game, state, 0, seeded("thoughts")).move
    assert chosen is not None
    assert not chosen.text.startswith("cart"), chosen.text
