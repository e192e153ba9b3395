"""One suite for every game, seat count and option: the ticket of admission."""

from __future__ import annotations

import json
from typing import Any

import pytest

from allotment.games import make
from allotment.kernel.chance import sealed, seeded
from allotment.kernel.game import CLOCK, NOBODY, Game
from allotment.kernel.match import Match, replayed, verify
from allotment.kernel.options import Options
from allotment.kernel.record import Record, read_record
from allotment.kernel.result import Refused

from .samples import CASES, NAMES, reached, step

case = pytest.mark.parametrize(("slug", "options"), CASES, ids=NAMES)
PROBES = [0, 1, 2, 5, 9, 14, 22, 33, 47, 64, 90, 130, 180]  # plies at which positions are looked at closely
OBJECTED = [0, 3, 11, 28, 60, 110]  # and at which the whole move table is asked about


def text(game: Game[Any, Any], state: Any) -> str:
    return json.dumps(game.dump(state))


@case
def test_a_random_game(slug: str, options: Options) -> None:
    """Offers are unique, in table order and none when over; clones are equal and apart; earlier states
    stay as they were; pieces are conserved; the game ends, and the pad adds up."""
    game = make(slug, options)
    state = game.start(seeded(7))
    luck = seeded(8)
    pieces = game.census(state)
    kept: list[tuple[Any, str]] = []
    ply = 0
    while True:
        for seat in range(game.seats):
            offers = game.legal(state, seat)
            indexes = [move.index for move in offers]
            assert indexes == sorted(set(indexes))
            assert not offers or seat in game.to_act(state)
        if ply in PROBES or ply % 50 == 0:
            copy = game.clone(state)
            assert game.dump(copy) == game.dump(state)
            kept.append((copy, text(game, copy)))
            assert json.loads(text(game, state)) == game.dump(state), "a position is plain data"
        assert len(game.scores(state)) == game.seats
        if step(game, state, luck) is None:
            break
        assert game.census(state) == pieces
        ply += 1
        assert ply < 20_000, "games end"
    for copy, before in kept:
        assert text(game, copy) == before, "playing on left an earlier state untouched"
    assert all(not game.legal(state, seat) for seat in range(game.seats))
    result = game.result(state)
    assert result is not None
    assert result.scores == game.scores(state)
    assert len(result.ranks) == game.seats
    assert min(result.ranks) == 1
    for seat in range(game.seats):
        assert sum(line.points[seat] for line in result.pad) == result.scores[seat]


@case
def test_positions_can_be_written_down(slug: str, options: Options) -> None:
    """load(dump(s)) dumps the same and plays on the same; dumps hold no generator state."""
    game = make(slug, options)
    for ply in PROBES:
        state = reached(game, 1, ply)
        position = game.dump(state)
        again = game.load(json.loads(json.dumps(position)), seeded(3))
        assert game.dump(again) == position
        assert game.to_act(again) == game.to_act(state)
        for seat in range(game.seats):
            assert game.legal(again, seat) == game.legal(state, seat)
            assert game.view(again, seat) == game.view(state, seat)


@case
def test_the_score_pad_hides_nothing(slug: str, options: Options) -> None:
    """What it says now is asked of a world the viewer can imagine; in each of them it is the true one."""
    game = make(slug, options)
    for ply in PROBES[::3]:
        state = reached(game, 5, ply)
        said = [(line.kind, line.rule, line.points) for line in game.pad(state)]
        for seat in range(NOBODY, game.seats):
            for seed in range(2):
                world = game.determinise(state, seat, seeded(seed))
                assert [(line.kind, line.rule, line.points) for line in game.pad(world)] == said


@case
def test_the_story_begins_with_what_all_can_see(slug: str, options: Options) -> None:
    """It tells what was dealt and rolled openly, the same in every world a spectator can imagine."""
    game = make(slug, options)
    match = Match(game, Record(game.slug, game.version, game.options, "9"), seeded("9"))
    said = [(line.kind, line.rule, line.keys) for line in match.story()]
    assert said and match.opening == len(said)
    assert all(line.ears == NOBODY and line.rule.startswith(game.box.prefix) for line in match.story())
    for seed in range(3):
        world = game.determinise(match.state, NOBODY, seeded(seed))
        world.story = []
        game.prologue(world)
        assert [(line.kind, line.rule, line.keys) for line in world.story] == said


@case
def test_objection_and_legal_agree(slug: str, options: Options) -> None:
    """Legality is stated twice, and the two are equal over the whole move table."""
    game = make(slug, options)
    for ply in OBJECTED:
        state = reached(game, 2, ply)
        before = text(game, state)
        for seat in range(game.seats):
            offers = {move.index for move in game.legal(state, seat)}
            for move in game.moves:
                why = game.objection(state, seat, move)
                assert (why is None) == (move.index in offers), f"{move.text}: {why}"
                if why is not None:
                    assert why.rule.startswith(game.box.prefix + "-") and why.kind
        assert text(game, state) == before, "asking changes nothing"


@case
def test_a_refused_move_changes_nothing(slug: str, options: Options) -> None:
    game = make(slug, options)
    luck = seeded(4)
    for ply in PROBES[:8]:
        state = reached(game, 4, ply)
        before = text(game, state)
        for _ in range(30):
            seat = luck.below(game.seats)
            move = game.moves[luck.below(len(game.moves))]
            if move not in game.legal(state, seat):
                with pytest.raises(Refused):
                    game.play(state, seat, move.text)
                assert text(game, state) == before
        for nonsense in ("", "dance", "place", "end end", "\u2603"):
            with pytest.raises(Refused):
                game.play(state, 0, nonsense)
        assert text(game, state) == before


@case
def test_a_seat_sees_only_what_it_may(slug: str, options: Options) -> None:
    """In every world a seat cannot tell from this one it sees the same, may do the same, and has the
    same features; a spectator sees no more than anybody."""
    game = make(slug, options)
    for ply in PROBES:
        state = reached(game, 5, ply)
        for seat in [*range(game.seats), NOBODY]:
            for seed in range(3):
                other = game.determinise(state, seat, seeded(f"world {seed}"))
                assert game.view(other, seat) == game.view(state, seat)
                if seat == NOBODY:
                    continue
                assert game.legal(other, seat) == game.legal(state, seat)
                assert list(game.features(other, seat)) == list(game.features(state, seat))
        features = [game.features(state, seat) for seat in range(game.seats)]
        assert all(len(row) == len(game.feature_names()) for row in features)


@case
def test_thinking_neither_sees_nor_moves_the_luck(slug: str, options: Options) -> None:
    game = make(slug, options)
    state = reached(game, 6, 20)
    luck = (state.chance.a, state.chance.b, state.chance.c, state.chance.count)
    before = text(game, state)
    for seat in range(game.seats):
        world = game.determinise(state, seat, seeded("dream"))
        own = seeded("dreamer")
        for _ in range(40):
            if step(game, world, own) is None:
                break
    assert (state.chance.a, state.chance.b, state.chance.c, state.chance.count) == luck
    assert text(game, state) == before


@case
def test_the_record_replays_to_the_same_end(slug: str, options: Options) -> None:
    """Seeded and sealed; written down and read again; every draw is derived anew."""
    game = make(slug, options)
    for secret in ("", "00112233445566778899aabbccddeeff"):
        record = Record(slug, game.version, game.options, "" if secret else "9")
        chance = seeded("9")
        if secret:
            from allotment.kernel.chance import commitment

            record.commitment = commitment(bytes.fromhex(secret))
            record.secret = secret
            chance = sealed(bytes.fromhex(secret))
        match = Match(game, record, chance)
        luck = seeded(10)
        while not match.over():
            seats = [s for s in game.to_act(match.state) if s >= 0 and game.legal(match.state, s)]
            if seats:
                seat = seats[luck.below(len(seats))]
                offers = game.legal(match.state, seat)
                match.play(seat, offers[luck.below(len(offers))].text)
            if game.box.real_time and CLOCK in game.to_act(match.state):
                game.elapse(match.state, 0)
                clock = match.game.dump(match.state)["clock"]
                assert isinstance(clock, int)
                match.play(CLOCK, f"tick {clock + 900}")
        written = record.write()
        again = read_record(written)
        assert again.write() == written
        assert text(game, verify(game, again).state) == text(game, match.state)
        if game.seats > 1 and not game.box.real_time:
            half = replayed(game, again, len(record.events) // 2)
            assert not half.over()


@case
def test_undo_takes_back_quiet_moves_only(slug: str, options: Options) -> None:
    """After undo everything is as it was; a move that showed something new cannot be taken back, and
    over a quiet move no other deal would have looked different to the mover."""
    game = make(slug, options)
    match = Match(game, Record(slug, game.version, game.options, "11"), seeded("11"))
    luck = seeded(12)
    undone = 0
    for _ in range(120):
        if match.over():
            break
        seats = [s for s in game.to_act(match.state) if s >= 0 and game.legal(match.state, s)]
        if not seats:
            break
        seat = seats[0]
        offers = game.legal(match.state, seat)
        move = offers[luck.below(len(offers))]
        before = text(game, match.state)
        quiet = game.quiet(match.state, seat, move)
        other = game.determinise(match.state, seat, seeded("elsewhere"))
        match.play(seat, move.text)
        assert quiet == match.quiet[-1]
        if quiet:
            game.apply(other, seat, move)
            assert game.view(other, seat) == game.view(match.state, seat)
        if quiet and game.box.undo and not match.over():
            match.undo(seat)
            undone += 1
            assert text(game, match.state) == before
            match.play(seat, move.text)
        elif not quiet or not game.box.undo:
            with pytest.raises(Refused):
                match.undo(seat)
    assert not game.box.undo or undone or not any(match.quiet[:-1])


@case
def test_every_notation_is_one_move(slug: str, options: Options) -> None:
    game = make(slug, options)
    assert [move.index for move in game.moves] == list(range(len(game.moves)))
    for move in game.moves:
        assert move.text == move.text.strip().lower() and "  " not in move.text and move.text.isascii()
        assert game.parse(move.text) is move


@case
def test_stories_keep_secrets(slug: str, options: Options) -> None:
    """What everyone hears is the same in every world a spectator cannot tell apart, up to new luck."""
    game = make(slug, options)
    for ply in PROBES[:9]:
        state = reached(game, 13, ply)
        seats = [s for s in game.to_act(state) if s >= 0 and game.legal(state, s)]
        if not seats:
            continue
        seat = seats[0]
        move = game.legal(state, seat)[0]
        if not game.quiet(state, seat, move):
            continue
        other = game.determinise(state, seat, seeded("hush"))
        told = []
        for world in (game.clone(state), other):
            world.story = []
            game.apply(world, seat, move)
            told.append([(line.ears, line.kind) for line in world.story if line.ears in (NOBODY, seat)])
        assert told[0] == told[1]
