"""Figures say what is there; refusals say why they do not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from allotment.kernel.result import Refused
from allotment.lab import stats
from allotment.lab.chapter import EFFORTS, chapter, folder_name, known_levels
from allotment.lab.figures.base import DEPENDS, OFF, REGISTER, SLIGHT, UNKNOWN, WITHIN, judged, together
from allotment.lab.figures.choice import choice, dealt_worth, pieces, points
from allotment.lab.figures.course import close, decided, decided_at, ending, kingmaking, lead_changes, length
from allotment.lab.figures.fair import fair
from allotment.lab.figures.skill import ladder, stability, understood
from allotment.lab.ledger import polars
from allotment.lab.mirror import Mirror
from allotment.lab.report.charts import chart
from allotment.lab.study import Seating, Study, Variant, swapped
from allotment.words import languages, speaker

from . import made_up

np = pytest.importorskip("numpy")
LEVELS = ("gardener:10it", "head-gardener:40it")
WORDS = speaker("garden-dice")
SAY = WORDS.all


def ladder_rows(deals: int, strong: float) -> Any:
    """The strong bot wins so often, in both seats."""
    strong_bot, weak = LEVELS[1], LEVELS[0]
    one = made_up.rows(deals, strong, 5, (strong_bot, weak), 0)
    two = made_up.rows(deals, 1 - strong, 6, (weak, strong_bot), 1)
    return made_up.frame([*one, *two])


def found(
    first: tuple[float, float], strong: float = 0.7, deals: int = 400, **options: Any
) -> dict[str, Any]:
    """Everything a chapter needs, made up: the first seat's share at each level, and the ladder."""
    out: dict[str, Any] = {}
    for at, level in enumerate(LEVELS):
        rows = made_up.rows(deals, first[at], 10 + at, (level, level))
        out[folder_name(level)] = (made_up.study(deals, level), made_up.frame(rows))
    both = Study("garden-dice", 2, {"box": Variant()}, swapped(LEVELS[1], LEVELS[0], 2, "box"), 200)
    out["ladder"] = (both, ladder_rows(200, strong))
    return out


ALL = list(REGISTER)


def test_a_seat_that_wins_too_often_is_off_and_one_that_does_not_is_not_known() -> None:
    tilted = fair(made_up.mirror(800, first=0.65))[0]
    assert (
        tilted.verdict == OFF and "fair would be 50%" in SAY(tilted.said) and "800 deals" in SAY(tilted.said)
    )
    even = fair(made_up.mirror(400, first=0.5))[0]
    assert even.verdict == UNKNOWN and even.more > 1000


def test_verdicts() -> None:
    tight = stats.Estimate(0.5, 0.49, 0.51, 9000)
    assert judged(tight, 0.5, 0.02) == (WITHIN, 0)
    assert judged(replace(tight, value=0.512, low=0.505, high=0.519), 0.5, 0.02) == (SLIGHT, 0)
    assert judged(replace(tight, value=0.55, low=0.53, high=0.57), 0.5, 0.02) == (OFF, 0)
    wide = stats.Estimate(0.5, 0.45, 0.55, 400)
    assert judged(wide, 0.5, 0.02) == (UNKNOWN, stats.more_deals(wide, 0.02))


def test_one_level_alone_gives_no_verdict() -> None:
    one = fair(made_up.mirror(800, first=0.65))[0]
    assert together([one])[0] == ""


def test_levels_that_differ_give_no_verdict() -> None:
    one = fair(made_up.mirror(800, first=0.65))[0]
    other = fair(made_up.mirror(800, first=0.45, seed=3))[0]
    verdict, said = together([one, other])
    assert verdict == DEPENDS and "no verdict" in WORDS.say(said)
    assert together([one, fair(made_up.mirror(800, first=0.66, seed=4))[0]])[0] == OFF


def test_r1_bots_that_do_not_understand_the_rules_give_no_verdict() -> None:
    blind = chapter("garden-dice", LEVELS, Variant(), found((0.65, 0.65), strong=0.5), ALL)
    assert [WORDS.say(one) for one in blind.notes] == [
        "The stronger level doesn’t clearly beat the weaker, so nothing shows that they understand these "
        "rules: give --levels that are further apart, or --adapt. No verdict is given (R1)."
    ]
    assert all(not one.verdict for one in blind.figures)
    assert all(not one.verdict for one in blind.answers)
    seeing = chapter("garden-dice", LEVELS, Variant(), found((0.65, 0.65)), ALL)
    assert seeing.answers[0].verdict == OFF and not seeing.notes


def test_r2_bots_that_play_for_the_printed_numbers_give_no_verdict() -> None:
    changed = Variant({"house": {"set_bonus": 12}})
    said = chapter("garden-dice", LEVELS, changed, found((0.65, 0.65)), ALL)
    assert [WORDS.say(one) for one in said.notes] == [
        "The bots still play for the printed numbers: no verdict is given without --adapt (R2)."
    ]
    assert all(not one.verdict for one in said.answers)


def test_r3_few_deals() -> None:
    few = fair(made_up.mirror(120))[0]
    assert (
        few.refused == "R3"
        and SAY(few.said) == "120 deals; a share needs 200. About 80 more deals would tell."
    )


def test_r4_games_that_hit_a_limit() -> None:
    stuck = length(made_up.mirror(300, guards=0.05))
    assert [one.refused for one in stuck] == ["R4"] and "see seed 1/" in SAY(stuck[0].said)


def test_r5_deals_that_repeat() -> None:
    again = fair(made_up.mirror(300, repeat=100))[0]
    assert again.refused == "R5" and SAY(again.said) == "300 deals, but only 201 different ones."


def test_r6_a_forecast_that_is_not_calibrated() -> None:
    table = made_up.mirror(300)
    overdone = table.rows.with_columns(table.rows["chance"].list.eval(polars().element() * 0.2))
    table.rows = overdone
    said = {one.name: one for one in decided(table)}
    assert said["drama"].refused == "R6"
    chart = said["leader_wins"].chart
    assert chart is not None and "forecast" not in chart["series"]
    assert "The forecast is left out" in SAY(said["leader_wins"].said)


def tell(table: Mirror, **columns: float) -> Mirror:
    """The same with every row's number in some columns another."""
    frame = polars()
    own = [frame.lit(value).cast(table.rows.schema[name]).alias(name) for name, value in columns.items()]
    table.rows = table.rows.with_columns(own)
    table.first = table.rows.gather_every(table.seats)
    return table


def steady(table: Mirror) -> Mirror:
    """The same with a forecast that may be believed."""
    chance = table.rows["chance"].list.eval(polars().element() * 2.4 - 0.7)
    table.rows = table.rows.with_columns(chance)
    return table


def test_moves_worth_a_thought_are_told_by_how_a_search_divides_its_looks() -> None:
    table = tell(made_up.mirror(300), thoughts=10, torn=10 * np.log(3))
    said = {one.name: one for one in choice(table)}["worth_a_thought"]
    assert said.estimate is not None and said.estimate.value == pytest.approx(3, abs=1e-5)
    assert "Options worth a thought per decision: 3.0 (3.0 to 3.0, 300 deals)" in SAY(said.said)
    blind = {one.name: one for one in choice(tell(table, thoughts=0))}
    assert blind["worth_a_thought"].refused == "R8" and "close_calls" not in blind
    assert "doesn’t look ahead" in SAY(blind["worth_a_thought"].said)


def test_close_calls_need_a_forecast() -> None:
    table = tell(steady(made_up.mirror(300)), thoughts=10, close=3)
    said = {one.name: one for one in choice(table)}["close_calls"]
    assert said.estimate is not None and said.estimate.value == pytest.approx(0.3)
    assert said.estimate.low < 0.3 < said.estimate.high and "30.0%" in SAY(said.said)
    table.rows = table.rows.with_columns(table.rows["chance"].list.eval(polars().element() * 0.2))
    assert {one.name: one for one in choice(table)}["close_calls"].refused == "R6"


def test_who_has_no_chance_and_chooses_the_winner() -> None:
    table = tell(steady(made_up.mirror(300)), turns=20, crowning=1)  # of each of two seats
    odds = [np.array(seats, dtype=float) for seats in table.lists("chance")]
    said = kingmaking(table, odds)
    assert said.estimate is not None and said.estimate.value == pytest.approx(0.1)
    assert said.estimate.low < 0.1 < said.estimate.high and "In 10.0%" in SAY(said.said)
    assert kingmaking(table, [one * 0.2 for one in odds]).refused == "R6"


def test_what_a_level_repeats() -> None:
    (said,) = stability(tell(made_up.mirror(300), asked_again=5, same_again=4))
    assert said.estimate is not None and said.estimate.value == pytest.approx(0.8)
    assert "the same move in 80.0% (" in SAY(said.said) and said.estimate.n == 300
    (few,) = stability(tell(made_up.mirror(90), asked_again=1))
    assert few.refused == "R3" and "Only 180 decisions" in SAY(few.said) and few.more == 11
    assert stability(tell(made_up.mirror(300), asked_again=0)) == []


def test_r8_solo_has_no_seats() -> None:
    alone = made_up.mirror(300)
    alone.seats = 1
    assert fair(alone) == [] and close(alone) == [] and decided(alone) == []


def test_r9_minutes_are_an_assumption() -> None:
    said = {one.name: one for one in length(made_up.mirror(300))}
    assert "assumption" in SAY(said["minutes"].said) and "(R9)" in SAY(said["minutes"].said)


def test_why_games_end_is_said_last() -> None:
    assert WORDS.say(ending('{"kind": "sold-out"}')) == "The last seed was sold."
    assert WORDS.say(ending("The last seed was sold.")) == "The last seed was sold.", "as it was kept before"


def test_points_are_said_by_place() -> None:
    table = made_up.mirror(300)
    said = {one.name: one for one in close(table)}["scores_by_rank"]
    best, other = np.median(table.score.max(axis=1)), np.median(table.score.min(axis=1))
    assert said.estimate is not None and said.estimate.value == best > other
    assert f"first place {best:.0f} points" in SAY(said.said)
    assert f"second place {other:.0f} points" in SAY(said.said)
    data = said.data(WORDS)["chart"]
    assert [row[0] for row in data["rows"]] == ["first place", "second place"]
    drawn = chart(data, WORDS)
    assert f"<td>{other:.1f}</td>" in drawn and drawn.count("<polygon") == 2
    assert [one.refused for one in close(made_up.mirror(120))] == ["R3"]


def test_lead_and_when_it_is_decided() -> None:
    track = np.array([[0, 2, 2, 1, 9], [0, 1, 3, 4, 5]])
    assert lead_changes(track) == 2
    assert decided_at(track, np.array([1.0, 0.0])) == 0.8
    assert decided_at(track, np.array([0.0, 1.0])) == 1.0


def test_what_decides_adds_up() -> None:
    told = {one.name: one for one in points(made_up.mirror(300))}
    chart = told["decides"].chart
    assert chart is not None and sum(row[1] for row in chart["rows"]) == pytest.approx(100)
    assert WORDS.say(chart["rows"][0][0]) == "Harvests"


def hands(deals: int, worth: float) -> Mirror:
    """Each seat is dealt two of six pieces; piece 3 is worth so many points."""
    luck = np.random.default_rng(3)
    rows = made_up.rows(deals)
    for row in rows:
        hand = luck.permutation(6)[:2]
        row["dealt"] = [f"card {piece}" for piece in hand]
        row["score"] = int(50 + luck.integers(-5, 6) + worth * (3 in hand))
    return Mirror(made_up.study(deals), made_up.frame(rows), "box", "gardener:10it", "Garden Dice")


def test_what_a_dealt_piece_brings() -> None:
    found = dealt_worth(hands(900, 6.0))
    said = SAY(found.said)
    assert found.estimate is not None and found.estimate.low < 5.0 < found.estimate.high, (
        "6 less the mean of 1"
    )
    assert found.estimate.high - found.estimate.low < 1.5 and found.estimate.n == 900
    assert "being dealt “card 3” brings +" in said and "(+4" in said
    assert found.chart is not None and sum(row[1] for row in found.chart["rows"]) == pytest.approx(0, abs=0.1)
    none = dealt_worth(hands(900, 0.0))
    assert "None of 6 pieces that chance deals stands out" in SAY(none.said)
    few = dealt_worth(hands(210, 6.0))
    assert few.refused == "R3" and few.more > 0 and "each needs 200" in SAY(few.said)
    nothing = dealt_worth(made_up.mirror(300))
    assert nothing.refused == "R8" and "300 deals" in SAY(nothing.said)


def test_what_goes_with_winning_is_called_so() -> None:
    said = {one.name: one for one in pieces(made_up.mirror(800))}["pieces"]
    assert "goes with" in SAY(said.said) and said.verdict == ""
    few = {one.name: one for one in pieces(made_up.mirror(250))}["pieces"]
    assert few.refused == "R3" and few.more > 0


def test_the_ladder_counts_deals() -> None:
    both = Study("garden-dice", 2, {"box": Variant()}, swapped(LEVELS[1], LEVELS[0], 2, "box"), 200)
    said = ladder(both, ladder_rows(200, 0.8), LEVELS[1], LEVELS[0])
    assert understood(said)
    assert said[0].estimate is not None and said[0].estimate.n == 200
    assert said[0].estimate.value == pytest.approx(0.8, abs=0.06)
    assert said[2].name == "seats_luck" and "chance alone gives" in SAY(said[2].said)
    assert not understood(ladder(both, ladder_rows(200, 0.5), LEVELS[1], LEVELS[0]))
    assert ladder(both, ladder_rows(20, 0.8), LEVELS[1], LEVELS[0])[0].refused == "R3"


def test_every_sentence_has_a_number_an_interval_and_its_deals() -> None:
    told = chapter("garden-dice", LEVELS, Variant(), found((0.5, 0.5)), ALL)
    for one in told.figures:
        assert any(letter.isdigit() for letter in SAY(one.said)), one
        if not one.refused and one.name not in ("repair_2",):
            assert "deals" in SAY(one.said), one
        if one.estimate is not None:
            assert one.estimate.low <= one.estimate.value <= one.estimate.high, one


def test_every_figure_is_said_in_every_language() -> None:
    told = chapter("garden-dice", LEVELS, Variant(), found((0.65, 0.5)), ALL)
    for language in languages():
        words = speaker("garden-dice", language)
        data = told.data(words)
        assert all(one["sentence"] for one in data["figures"])
    assert "52,9 %" in speaker("", "de").text("fig-percent", value=52.94, low=48.0, high=57.8, deals="")
    assert speaker("", "de").text("fig-deals", n=1200) == "1.200 Partien"


def test_a_study_without_the_level_is_refused() -> None:
    rows = made_up.frame(made_up.rows(3))
    with pytest.raises(Refused, match="no bouts of sprout"):
        Mirror(
            Study("garden-dice", 2, {"box": Variant()}, (Seating("box", ("sprout",) * 2),), 3),
            rows,
            "box",
            "sprout",
            "",
        )


def test_levels_are_two() -> None:
    assert known_levels("garden-dice", "", EFFORTS["quick"]) == LEVELS
    assert known_levels("garden-dice", "a,b", EFFORTS["quick"]) == ("a", "b")
    with pytest.raises(Refused, match="two levels"):
        known_levels("garden-dice", "a", EFFORTS["quick"])
