"""A finished game taken apart: what is said of it follows from the record."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from allotment.draw.account import BAD, GOOD
from allotment.games import make, room
from allotment.kernel.match import reopened
from allotment.kernel.record import read_record
from allotment.kernel.result import Refused
from allotment.words import languages, speaker

REPLAYS = sorted((Path(__file__).parents[2] / "replays" / "gardeners").glob("*.txt"))


def taken_apart(path: Path, language: str = "en") -> tuple[Any, Any, dict[str, Any]]:
    record = read_record(path.read_text(encoding="utf-8"))
    game = make(record.slug, record.options)
    found = room(game.slug, "table.account").account(game, record)
    return game, record, found.told(speaker(game.slug, language, record.names, options=game.options))


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_it_agrees_with_the_game(path: Path) -> None:
    game, record, told = taken_apart(path)
    match = reopened(game, record)
    laid = taken = good = bad = 0
    for event in record.events:
        gardens, checked = match.state.gardens, match.state.checked
        match.play(event.seat, event.text)
        laid += event.text.startswith("place ")
        taken += event.text.startswith("remove ")
        good += match.state.gardens > gardens
        bad += match.state.checked and not checked
    state = match.state
    cards, minutes, again, failed = told["sheets"]
    fates = [row["cells"][3] for row in cards["rows"]]
    assert sum(fate.startswith("validated") for fate in fates) == len(state.validated)
    assert fates.count("still in play") == len(state.cards)
    assert sum(fate.startswith("discarded") for fate in fates) == state.discards
    assert len(minutes["rows"]) == good == sum(flag["word"] == GOOD for flag in told["flags"])
    assert bad == sum(flag["word"] == BAD for flag in told["flags"])
    assert {row["at"] for row in failed["rows"]} == {one["at"] for one in told["flags"] if one["word"] == BAD}
    assert f"laid {laid} times and taken off {taken} times" in told["says"][1]
    assert len(again["rows"]) == taken, "all that lies there was laid"
    assert [one["at"] for one in told["moments"]] == list(range(len(record.events) + 1))
    assert told["moments"][-1]["time"] == state.clock


def test_a_check_names_the_cards_that_failed_it_and_a_tile_whose_cards_it_hurt() -> None:
    _, _, told = taken_apart(next(path for path in REPLAYS if path.stem == "complete-time-amid-arranging"))
    _, _, again, failed = told["sheets"]
    assert failed["rows"][0]["cells"] == ["2:35", "Seat 1", "together", "Every bench touches a statue."]
    hurt = [row["cells"][5] for row in again["rows"]]
    assert "Seat 0: known when it was laid" in hurt
    assert any("unknown to whoever laid it" in one for one in hurt)
    assert any("drawn only later" in one for one in hurt), "what is laid stays for the cards to come"
    for row in again["rows"]:  # known to its owner alone
        known = row["cells"][5].partition(": known")
        assert not known[1] or row["cells"][1] in re.split(", | and ", known[0])


def test_a_card_that_lies_face_up_is_known_to_all() -> None:
    _, _, told = taken_apart(next(path for path in REPLAYS if path.stem == "training-b-goal"))
    rows = [row["cells"] for row in told["sheets"][2]["rows"]]
    assert any(": known" in cells[5] and cells[1] not in cells[5] for cells in rows)


def test_a_tile_that_hurt_nobody_says_what_followed() -> None:
    """What was laid there next, or that it went somewhere else, before the garden was complete."""
    seen = set()
    for path in REPLAYS:
        _, record, told = taken_apart(path)
        moves = [event.text.split(" ") for event in record.events]
        goods = [flag["at"] for flag in told["flags"] if flag["word"] == GOOD] + [len(moves)]
        for row in told["sheets"][2]["rows"]:
            why, at = row["cells"][5], row["at"]
            if not why.startswith("hurt no card"):
                continue
            cell = moves[at - 1][1]
            later = moves[at : next(good for good in goods if good >= at)]
            laid = [words for words in later if words[0] == "place"]
            if "was laid there" in why:
                assert any(words[3] == cell for words in laid), (path.stem, at)
                seen.add("instead")
            elif "another place" in why:
                assert any(words[3] != cell for words in laid), (path.stem, at)
                seen.add("elsewhere")
            elif "same place again" in why:
                assert any(words[3] == cell for words in laid), (path.stem, at)
                seen.add("back")
    assert seen == {"instead", "elsewhere", "back"}


@pytest.mark.parametrize("language", languages())
def test_every_cell_has_words(language: str) -> None:
    told = taken_apart(REPLAYS[0], language)[2]
    texts = [cell for sheet in told["sheets"] for row in sheet["rows"] for cell in row["cells"]]
    assert texts and all(texts) and not any("account-" in text for text in [*texts, *told["says"]])


def test_a_game_that_is_not_over_is_not_taken_apart() -> None:
    record = read_record(REPLAYS[0].read_text(encoding="utf-8"))
    record.events = record.events[:20]
    game = make(record.slug, record.options)
    with pytest.raises(Refused, match="isn’t over yet"):
        room(game.slug, "table.account").account(game, record)
