"""Records: read again as written, and refused with a sentence however they are damaged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allotment.games import make
from allotment.kernel.chance import commitment, sealed, seeded
from allotment.kernel.game import CLOCK
from allotment.kernel.match import Match, replayed, verify
from allotment.kernel.record import Event, Record, digest, read_event, read_record
from allotment.kernel.result import Refused
from allotment.kernel.story import Phrase

GOLDEN = Path(__file__).parent.parent / "replays" / "garden_dice"
SHORT = (GOLDEN / "sealed.txt").read_text()
SEEDED = (GOLDEN / "drought.txt").read_text()
SECRET = bytes(range(16))

HEAD = """allotment record
game: garden-dice
version: 1
options: {"seats": 2}
seed: 7
moves:
"""


def is_a_sentence(text: str) -> None:
    assert text and "\n" not in text


# ---- round trips ----


@given(
    st.text(st.characters(codec="utf-8")).filter(lambda s: s and s == s.strip() and len(s.splitlines()) == 1),
    st.lists(st.text(max_size=5), max_size=4),
    st.lists(
        st.tuples(st.sampled_from([CLOCK, 0, 1, 3]), st.sampled_from(["end", "buy squash with 1", "tick 5"]))
    ),
    st.none() | st.lists(st.integers(-99, 999), max_size=4),
)
def test_round_trip(
    seed: str, names: list[str], events: list[tuple[int, str]], scores: list[int] | None
) -> None:
    record = Record("garden-dice", 1, {"seats": 2, "stars": "six", "family": False}, seed)
    record.names = names
    record.scores = scores
    record.luck = "abc" if scores is not None else ""
    record.position = {"board": {"1,1": "empty"}, "dice": [1]}
    record.events = [Event(seat, text) for seat, text in events]
    again = read_record(record.write())
    assert again.write() == record.write()
    assert (again.seed, again.names, again.scores, again.position) == (seed, names, scores, record.position)
    assert [str(event) for event in again.events] == [str(event) for event in record.events]


@pytest.mark.parametrize("seed", [" 7", "7\n8", "7\u2028", "\t", "a\rb"])
def test_seeds_that_could_not_be_read_again_are_refused(seed: str) -> None:
    with pytest.raises(Refused, match="a seed is one line"):
        Record("garden-dice", 1, {}, seed)


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_golden_records_are_written_as_they_are_read(path: Path) -> None:
    assert read_record(path.read_text()).write() == path.read_text()


def test_blank_lines_and_line_ends_do_not_matter() -> None:
    loose = HEAD.replace("\n", "\r\n") + "\r\n0: end\r\n\r\n"
    assert [str(event) for event in read_record(loose).events] == ["0: end"]


# ---- damage ----


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "Not an Allotment record"),
        ("allotment\n", "Not an Allotment record"),
        ("allotment record\n", "no line “moves:”"),
        (HEAD.replace("moves:\n", ""), "no line “moves:”"),
        (HEAD.replace("game: garden-dice\n", ""), "doesn’t give its game"),
        (HEAD.replace("version: 1\n", ""), "doesn’t give its version"),
        (HEAD.replace('options: {"seats": 2}\n', ""), "doesn’t give its options"),
        (HEAD.replace("seed: 7\n", ""), "neither a seed nor a commitment"),
        (HEAD.replace("seed: 7", "seed: 7\nseed: 8"), "Line 6 gives “seed” a second time"),
        (HEAD.replace("seed: 7", "colour: red"), "Line 5 is"),
        (HEAD.replace("seed: 7", "seed 7"), "Line 5 is"),
        (HEAD.replace("version: 1", "version: one"), "version must be"),
        (HEAD.replace("version: 1", "version: -1"), "version must be"),
        (HEAD.replace("version: 1", "version: " + "1" * 5000), "version must be"),
        (HEAD.replace('{"seats": 2}', "{seats: 2}"), "options can’t be read as JSON"),
        (HEAD.replace('{"seats": 2}', "[2]"), "options must be a table"),
        (HEAD.replace('{"seats": 2}', "[" * 100_000), "options can’t be read as JSON"),
        (HEAD.replace('{"seats": 2}', '{"seats": ' + "2" * 5000 + "}"), "options can’t be read as JSON"),
        (HEAD.replace("moves:", "position: 3\nmoves:"), "position must be a table"),
        (HEAD.replace("moves:", "position: {\nmoves:"), "position can’t be read as JSON"),
        (HEAD.replace("moves:", "names: Ann\nmoves:"), "names can’t be read as JSON"),
        (HEAD.replace("moves:", 'names: "Ann"\nmoves:'), "names must be a list"),
        (HEAD.replace("moves:", "scores: 3\nmoves:"), "scores must be a list"),
        (HEAD.replace("moves:", "scores: [1, true]\nmoves:"), "scores must all be numbers"),
        (HEAD.replace("moves:", 'scores: ["1"]\nmoves:'), "scores must all be numbers"),
        (HEAD.replace("moves:", "commitment: 00\nmoves:"), "both a seed and a commitment"),
        (HEAD.replace("moves:", "secret: 00\nmoves:"), "“secret”, but no commitment"),
        (HEAD + "end\n", "Line 7 is .*. A move is written as “seat: notation”"),
        (HEAD + "x: end\n", "Line 7 is"),
        (HEAD + "-1: end\n", "Line 7 is"),
        (HEAD + "100: end\n", "Line 7 is"),
        (HEAD + "0:\n", "Line 7 is"),
        (HEAD + "0: \n", "Line 7 is"),
    ],
)
def test_damage_is_refused(text: str, says: str) -> None:
    with pytest.raises(Refused, match=says) as why:
        read_record(text)
    is_a_sentence(str(why.value))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("game: garden-dice", "game: chess", 'There’s no game "chess"'),
        ('"seats": 2', '"seats": 9', r"must be 2 to 4 \(got 9\)"),
        ('"seats": 2', '"places": 2', 'no option "places"'),
        ("version: 1", "version: 2", "played under version 2"),
        ("secret: 6f", "secret: 6e", "these aren’t the shuffles that were agreed on"),
        ("secret: 6f", "secret: zz", "isn’t hexadecimal"),
        ("secret: ", "luck: 0\nscores: []\nnames: []\nsecret: ", "a second time"),
        ("commitment: ", "commitment: 0", "these aren’t the shuffles that were agreed on"),
        ("scores: [", "scores: [1", "The game ends with the scores"),
        ("luck: ", "luck: 0", "digest of the shuffles"),
        ("moves:\n", "moves:\n0: dance\n", "Event 1 of the record, “0: dance”, isn’t possible"),
        ("moves:\n", "moves:\n7: end\n", "There’s no seat 7"),
        ("moves:\n", "moves:\nclock: tick 5\n", "has no clock"),
    ],
)
def test_a_tampered_sealed_game_does_not_verify(old: str, new: str, says: str) -> None:
    assert old in SHORT
    with pytest.raises(Refused, match=says) as why:
        verified(SHORT.replace(old, new, 1))
    is_a_sentence(str(why.value))


def verified(text: str) -> None:
    record = read_record(text)
    verify(make(record.slug, record.options), record)


def test_a_shortened_or_lengthened_game_does_not_verify() -> None:
    lines = SHORT.splitlines()
    game = make("garden-dice", read_record(SHORT).options)
    with pytest.raises(Refused, match="says that the game is over, but it isn’t"):
        verify(game, read_record("\n".join(lines[:-1])))
    with pytest.raises(Refused, match=r"isn’t possible: The game is over"):
        verify(game, read_record(SHORT + "0: end\n"))
    unscored = [line for line in lines if not line.startswith(("scores:", "luck:"))]
    with pytest.raises(Refused, match="the record has no scores"):
        verify(game, read_record("\n".join(unscored)))


def test_the_secret_of_a_game_under_way_stays_sealed() -> None:
    game = make("garden-dice", {})
    record = Record(game.slug, game.version, game.options, "")
    record.commitment = commitment(SECRET)
    match = Match(game, record, sealed(SECRET))
    match.play(match.state.turn, game.legal(match.state, match.state.turn)[0].text)
    assert SECRET.hex() not in record.write()
    with pytest.raises(Refused, match="still secret"):
        replayed(game, read_record(record.write()))


def test_every_draw_is_in_the_digest() -> None:
    assert digest([1, 2]) != digest([2, 1])
    assert digest([["a", "b"]]) != digest(["a", "b"])
    record = read_record(SEEDED)
    match = verify(make(record.slug, record.options), record)
    assert digest(match.tape) == record.luck
    assert all(isinstance(die, int) and 0 <= die <= 6 for die in match.tape)


# ---- fuzz ----


def told_or_refused(text: str) -> None:
    """It reads and plays, or it is Refused in one line. Nothing else may come out."""
    try:
        record = read_record(text)
        replayed(make(record.slug, record.options), record)
    except Refused as why:
        is_a_sentence(str(why))


@given(st.data())
def test_fuzzed_records(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from([SHORT, SEEDED])).splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, min(len(lines) - 1, 20)))
        how = data.draw(st.sampled_from(["cut", "double", "letter", "text", "swap", "end"]))
        if how == "cut":
            del lines[at]
        elif how == "double":
            lines.insert(at, lines[at])
        elif how == "letter" and lines[at]:
            spot = data.draw(st.integers(0, len(lines[at]) - 1))
            lines[at] = lines[at][:spot] + data.draw(st.characters()) + lines[at][spot + 1 :]
        elif how == "text":
            name = lines[at].split(":")[0]
            lines[at] = f"{name}: {data.draw(st.text(max_size=12))}"
        elif how == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines = lines[: at + 1]
        if not lines:
            break
    told_or_refused("\n".join(lines))


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    told_or_refused(text)
    told_or_refused(HEAD + text)


json_like = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
)


@given(st.sampled_from(["options", "position", "names", "scores"]), json_like)
def test_any_json_in_the_head_is_read_or_refused(name: str, value: object) -> None:
    lines = [line for line in HEAD.splitlines() if not line.startswith(name)]
    lines.insert(1, f"{name}: {json.dumps(value)}")
    told_or_refused("\n".join(lines) + "\n")


@given(st.text(max_size=20))
def test_any_line_is_an_event_or_refused(text: str) -> None:
    try:
        event = read_event(text, Phrase("at-line", {"line": 1}))
    except Refused:
        return
    assert event.seat == CLOCK or 0 <= event.seat < 100
    assert event.text == event.text.strip() and (event.text or event.seat == CLOCK)


def test_a_match_writes_what_it_plays() -> None:
    game = make("garden-dice", {"seats": 3, "start": 1})
    match = Match(game, Record(game.slug, game.version, game.options, "5"), seeded("5"))
    match.play(1, game.legal(match.state, 1)[0].text)
    again = replayed(game, read_record(match.record.write()))
    assert game.dump(again.state) == game.dump(match.state)
    assert again.tape == match.tape
