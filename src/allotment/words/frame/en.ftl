### What all games share. docs/words.md says how these files work.

language-name = English

## People and lists

seat-name = Seat { $number }
list-more = { $before }, { $next }
list-and = { $before } and { $next }
list-or = { $before } or { $next }
list-none = nothing
# Something that is in no words file: the reasons of somebody's own bot, for example.
spoken = { $text }

## Why nothing (more) can be taken back

undo-never = { $game } has no undo.
undo-over = The game is over.
undo-nothing = Nothing has been played yet.
undo-moved = { $other } has moved since.
undo-time = Time has passed since.
undo-shown = Your last move revealed something new.

## Why a bot made its move

reason-only = Only legal move.
reason-random = Picked at random.
reason-now = { $points } now.
reason-now-about = About { $points } now.
reason-turn = { $points } this turn.
reason-turn-about = About { $points } this turn.
reason-later = By the end of the turn: { $what }
reason-ends = It ends the game.
reason-best = Best option I could find.
reason-close = A close call: { $move } looked just as good.
reason-looked = The more I looked, the better this seemed than { $move }.
reason-chances = The best chances to win: { $best } %, and { $other } % with { $move }.
move-hidden = another move
move-called = “{ $title }”
move-called-more = “{ $title }, { $line }”
reason-stand-in = { $level } stood in here because { $name } couldn’t think.
no-bot-yet = No bot has moved yet.

## The status line

gathering = { $open ->
    [one] Waiting for one more player: share the link, or fill the seat with a bot.
   *[other] Waiting for { $open } more players: share the link, or fill the seats with bots.
}
to-move = { $count ->
    [one] { $names }’s turn.
   *[other] Waiting for { $names }.
}
your-turn = Your turn: { $what }.
# Where several people share a screen.
turn-here = Your turn, { $name }: { $what }.
all-at-once = Everyone plays at once: { $what }.
alone-now = Now: { $what }.
nothing-to-do = Everyone plays at once: there’s nothing for you to do right now.
over-together = { $points ->
    [one] The game is over: one point.
   *[other] The game is over: { $points } points.
}
over-won = { $count ->
    [one] The game is over: { $winners } wins. { $totals }.
   *[other] The game is over: { $winners } share the win. { $totals }.
}
total = { $name } { $points }

## Lessons

lesson-luck = This practice game uses fixed dice and cards, the same for everyone.
lesson-stray = That’s legal too, but let’s try the highlighted move first.
lesson-wait = One moment: { $name } moves first.

## The terminal

pad-total = Total
terminal-why-not = No: { $why }
terminal-legal = That’s legal.
terminal-wins = { $you ->
    [yes] You win.
   *[no] { $who } wins.
}
terminal-share = { $winners } share the win.
terminal-move = { $name }, { $move }: { $reason }
terminal-no-reasons = Nobody may talk about the cards: the table in the browser gives reasons when the game is over.
terminal-goes-on = { $moves ->
    [one] The game continues after one move.
   *[other] The game continues after { $moves } moves.
}

## The page of the rules

rules-title = { $game }: the rules
rules-chapters = Chapters
rules-search = Search the rules
rules-found-none = Nothing found
rules-found-one = 1 passage
rules-found-many = { $count } passages
rules-learn = A guided first game
rules-specification = Every rule with its number, for people who build
rules-for-players = The rules for players
rules-dark = Dark
