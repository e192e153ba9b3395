"""allotment replay: play a record again, and check its draws."""

from __future__ import annotations

import argparse
import json

from ..games import make
from ..kernel.match import replayed, verify
from ..kernel.record import read_record
from ..kernel.result import denied
from ..words import speaker
from .common import Commands, read_text
from .words import add_language, language_of, pad_table


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "replay",
        help="play a record again",
        description="Plays a record again, tells its story and prints how it ends.",
    )
    command.add_argument("record", metavar="RECORD", help="a record file")
    command.add_argument("--verify", action="store_true", help="re-derive every draw and check the outcome")
    command.add_argument(
        "--commitment", metavar="HEX", help="with --verify: the commitment you noted before the game began"
    )
    command.add_argument("--to", type=int, metavar="N", help="stop after N moves and print the position")
    command.add_argument("--quiet", action="store_true", help="skip the story")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    record = read_record(read_text(given.record))
    game = make(record.slug, record.options)
    if given.to is not None and not 0 <= given.to <= len(record.events):
        raise denied("replay-to", to=str(given.to), moves=len(record.events))
    if given.commitment is not None:
        if not given.verify:
            raise denied("commitment-alone")
        noted = given.commitment.strip().lower()
        if noted != record.commitment:
            if not record.commitment:
                raise denied("commitment-none")
            raise denied("commitment-other", noted=noted, found=record.commitment)
    words = speaker(game.slug, language_of(given), record.names, options=game.options)
    match = verify(game, record) if given.verify else replayed(game, record, given.to)
    if not given.quiet:
        told = match.opening
        for line in match.story()[:told]:
            print(f"    {words.say(line)}")
        for event, end in zip(match.record.events, match.story_ends, strict=True):
            print(event)
            for line in match.story()[told:end]:
                if line.ears < 0:
                    print(f"    {words.say(line)}")
            told = end
    if given.verify:
        print(words.text("verified", moves=len(record.events), draws=len(match.tape)))
        if record.position is not None:
            print(words.text("verified-middle"))
        if given.commitment is not None:
            print(words.text("verified-noted"))
        elif record.commitment:
            print(words.text("verified-same-file"))
        if given.to is not None:
            match = replayed(game, record, given.to)
    result = game.result(match.state)
    if given.to is not None:
        print(json.dumps(game.dump(match.state), indent=2))
    elif result is not None:
        print(pad_table(result.pad, result.scores, words))
    else:
        print(words.text("terminal-goes-on", moves=len(match.record.events)))
    return 0
