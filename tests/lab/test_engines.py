"""The same study gives the same bytes, wherever and however often it was interrupted."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from allotment.kernel.match import verify
from allotment.kernel.result import Refused
from allotment.lab import drive, engine
from allotment.lab.drive import bout, check_restriction, dealt
from allotment.lab.engine import Here, Processes, play
from allotment.lab.ledger import Folder, frame, merge
from allotment.lab.study import IN_STEP, Seating, Study, Variant, mirrors, read, restricted, swapped

STUDY = Study(
    "the-gardens",
    2,
    {"box": Variant(), "late": Variant({"start_column": 4})},
    (*mirrors("sprout", 2, ["box", "late"]), *swapped("sprout", "seedling", 2, "box")),
    deals=6,
    chunk=2,
)


def quiet(done: int, of: int) -> None:
    pass


def contents(folder: Folder) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted((folder.path / "parts").iterdir())}


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder, _ = play(STUDY, tmp_path_factory.mktemp("alone"), Here(), quiet)
    return contents(folder)


def test_every_deal_is_played_in_full(alone: dict[str, bytes], tmp_path: Path) -> None:
    folder, study = play(STUDY, tmp_path, Here(), quiet)
    rows = frame(folder, study)
    assert contents(folder) == alone
    assert rows.height == 6 * 4 * 2
    assert sorted(set(rows["deal"])) == list(range(6))
    totals = rows.select("deal", "bout", "share").group_by("deal", "bout").sum()["share"]
    assert len(totals) == 24
    assert all(total == pytest.approx(1) for total in totals)


def test_processes_give_the_same_bytes(alone: dict[str, bytes], tmp_path: Path) -> None:
    folder, _ = play(STUDY, tmp_path, Processes(2), quiet)
    assert contents(folder) == alone


def test_a_killed_process_costs_nothing(alone: dict[str, bytes], tmp_path: Path) -> None:
    class Murderous(Processes):
        pools = 0

        def once(self, study: str, todo: list[int]) -> Iterator[tuple[int, bytes]]:
            Murderous.pools += 1
            for number, found in enumerate(super().once(study, todo)):
                yield found
                if number == 0 and Murderous.pools == 1:
                    from multiprocessing import active_children

                    for child in active_children():
                        assert child.pid is not None
                        os.kill(child.pid, signal.SIGKILL)

    folder, _ = play(STUDY, tmp_path, Murderous(1), quiet)
    assert Murderous.pools == 2
    assert contents(folder) == alone


def test_it_goes_on_where_it_was_stopped(alone: dict[str, bytes], tmp_path: Path) -> None:
    class Stopped(Here):
        def run(self, study: str, todo: list[int]) -> Iterator[tuple[int, bytes]]:
            for number, found in enumerate(super().run(study, todo)):
                if number == 1:
                    raise KeyboardInterrupt
                yield found

    with pytest.raises(KeyboardInterrupt):
        play(STUDY, tmp_path, Stopped(), quiet)
    shown: list[int] = []
    folder, _ = play(STUDY, tmp_path, Here(), lambda done, of: shown.append(done))
    assert shown == [2, 4, 6]
    assert contents(folder) == alone


def test_halves_from_two_machines_are_merged(alone: dict[str, bytes], tmp_path: Path) -> None:
    for at in (1, 2):
        play(STUDY, tmp_path / str(at), Here(), quiet, (at, 2))
    merge([tmp_path / "1", tmp_path / "2"], tmp_path / "both")
    assert contents(Folder(tmp_path / "both")) == alone


def test_more_deals_play_only_the_rest(alone: dict[str, bytes], tmp_path: Path) -> None:
    few = Study(STUDY.game, STUDY.seats, STUDY.variants, STUDY.seatings, deals=3, chunk=2)
    play(few, tmp_path, Here(), quiet)
    shown: list[int] = []
    folder, _ = play(STUDY, tmp_path, Here(), lambda done, of: shown.append(done))
    assert shown == [2, 4, 6]  # the second chunk was not full
    assert contents(folder) == alone
    _, study = play(few, tmp_path, Here(), quiet)
    assert study.deals == 6  # nothing that was played is dropped


def test_another_study_is_refused(tmp_path: Path) -> None:
    play(
        Study("the-gardens", 2, {"box": Variant()}, mirrors("seedling", 2, ["box"]), 1),
        tmp_path,
        Here(),
        quiet,
    )
    with pytest.raises(Refused, match="has another study"):
        play(STUDY, tmp_path, Here(), quiet)
    with pytest.raises(Refused, match="has no study"):
        Folder(tmp_path / "nowhere").study()


def test_a_study_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = STUDY.text()
    assert read(text) == STUDY
    monkeypatch.setattr("allotment.lab.study.knowledge", lambda slug: "other")
    with pytest.raises(Refused, match="other rules or bots"):
        read(text)


def test_every_bout_is_a_record_that_replays() -> None:
    study = STUDY.check()
    for number, seating in enumerate(study.seatings):
        rows, match = bout(study, 0, number, seating, 0)
        again = verify(match.game, match.record)
        assert again.game.scores(again.state) == [row["score"] for row in rows]
        assert [row["track"][-1] for row in rows] == [row["score"] for row in rows]
        assert [sum(row["points"]) for row in rows] == [row["score"] for row in rows]


def test_milliseconds_are_refused() -> None:
    slow = Study("the-gardens", 2, {"box": Variant()}, mirrors("gardener:20ms", 2, ["box"]), 1)
    with pytest.raises(Refused, match="Give a number of iterations"):
        slow.check()


def test_luck_in_step_is_the_same_luck_for_the_same_turns() -> None:
    variants = {"box": Variant(), "same": Variant()}
    study = Study("garden-dice", 2, variants, mirrors("seedling", 2, ["box", "same"]), 1, luck=IN_STEP)
    one, two = (rows for rows in zip(*[iter(dealt(study.check(), 0))] * 2, strict=True))
    drop = ("variant", "bout")
    assert [{k: v for k, v in row.items() if k not in drop} for row in one] == [
        {k: v for k, v in row.items() if k not in drop} for row in two
    ]
    other = Study("garden-dice", 2, {"box": Variant()}, mirrors("seedling", 2, ["box"]), 1)
    assert one[0]["luck"] != dealt(other.check(), 0)[0]["luck"]


def test_a_seat_does_without_what_it_is_barred_from() -> None:
    seatings = restricted(
        "sprout", 2, "box", ["verb:flip", "item:buy eggplant", "first", "random-after:0.5", "greedy"]
    )
    study = Study("garden-dice", 2, {"box": Variant()}, seatings, 1).check()
    rows = dealt(study, 0)
    words = drive.words_of("garden-dice")
    flip, eggplant = words.verbs.index("flip"), words.pieces.index("buy eggplant")
    free = [row for row in rows if not row["barred"]]
    assert all(row["verbs"][flip] or eggplant in row["taken"] for row in free)
    for row in rows:
        if row["without"] == "verb:flip":
            assert row["verbs"][flip] == 0
        if row["without"] == "item:buy eggplant":
            assert eggplant not in row["taken"]
    assert {row["barred"] for row in rows} == {
        "",
        *seatings[-1].without[1:],
        *(s.without[0] for s in seatings[1::2]),
    }


@pytest.mark.parametrize("wrong", ["verb:fly", "item:wagon", "sleep", "random-after:2"])
def test_a_restriction_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(Refused):
        check_restriction("garden-dice", wrong)


def test_a_handicap_is_points_for_a_place_in_the_order() -> None:
    given = Variant(handicap=(100, 0))
    study = Study(
        "garden-dice", 2, {"box": Variant(), "gift": given}, mirrors("seedling", 2, ["box", "gift"]), 2
    )
    for deal in range(2):
        rows = dealt(study.check(), deal)
        for plain, gift in zip(rows[:2], rows[2:], strict=True):
            assert gift["score"] - plain["score"] == (100 if gift["order"] == 0 else 0)
            assert gift["rank"] == 1 + gift["order"]


def test_a_seating_that_does_not_fit_is_refused() -> None:
    for seating in (Seating("box", ("sprout",)), Seating("other", ("sprout", "sprout"))):
        with pytest.raises(Refused):
            Study("garden-dice", 2, {"box": Variant()}, (seating,), 1).check()
    with pytest.raises(Refused, match="--jobs"):
        engine.engine(0)


def test_a_cluster_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(engine.engine(1, "ray://head:10001"), engine.Cluster)
    with pytest.raises(Refused, match="ray://HOST:PORT"):
        engine.engine(1, "dask")

    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(engine, "import_module", missing)
    with pytest.raises(Refused, match=r"pip install \"allotment\[cluster\]\""):
        list(engine.Cluster().run(STUDY.text(), [0]))
