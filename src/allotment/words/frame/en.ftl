### What all games share. docs/words.md says how these files work.

language-name = English

## People and lists

seat-name = Seat { $number }
list-more = { $before }, { $next }
list-apart = { $before }; { $next }
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
# Somebody who gave no name: the name is a bird's or a flower's.
guest = Guest { $name }
# Where several people share a screen.
turn-here = Your turn, { $name }: { $what }.
all-at-once = Everyone plays at once: { $what }.
alone-now = Now: { $what }.
nothing-to-do = Everyone plays at once: there’s nothing for you to do right now.
over-together = { $points ->
    [one] The game is over: one point.
   *[other] The game is over: { $points } points.
}
over-won = { $you ->
    [yes] The game is over: you win. { $totals }.
   *[no] The game is over: { $who } wins. { $totals }.
}
over-shared = The game is over: { $winners } share the win. { $totals }.
total = { $name } { $points }

## Lessons

lesson-luck = In this practice game all luck is fixed in advance, the same for everyone.
lesson-stray = That’s legal too, but let’s try the highlighted move first.
lesson-wait = One moment: { $name } moves first.

## Puzzles

puzzle-asks = One move here is clearly the best. Make it.
puzzle-level-easy = Easy: whoever takes what scores most at once finds it.
puzzle-level-medium = Medium: look a little further ahead than at the points of this move.
puzzle-level-hard = Hard: even a short search misses it.
puzzle-task-easy = Easy.
puzzle-task-medium = Medium.
puzzle-task-hard = Hard.
puzzle-this = { $count ->
    [0] The answer can’t be shown from here.
    [one] This is the best move.
   *[other] Any of these is right.
}
puzzle-right = Your chance to win is about { $chance } % with it; the next best move would cost { $points ->
    [one] { $points } point
   *[other] { $points } points
} of that.
puzzle-garden = All three cards are met.
puzzle-costs = Not that one: it costs about { $points } points of your chance to win. Try again.
puzzle-near = Close, but there is a better move: this one costs about { $points } points of your chance to win. Try again.
puzzle-wrong = Not that one. Try again.
puzzle-over = The puzzle is solved. Choose “Keep playing” to continue this game.
puzzle-no-hint = This is a puzzle: “Show the answer” gives it away.
puzzle-cannot = A puzzle can’t do that here. It takes “show” and “close”.
puzzle-options = A puzzle brings its own seats and options: name only the game and the puzzle.
no-puzzle = There is no puzzle { $number } of this game: they are numbered from 1 to { $last }.
puzzles-bar = Looking for puzzles
puzzles-found = { $game }: { $count } puzzles in { $file } ({ $easy } easy, { $medium } medium, { $hard } hard).
puzzles-other = { $file } holds puzzles of { $game }, or of other rules than today’s. Choose another file.
puzzles-check-bar = Proving
puzzles-checked = { $game }: { $count } puzzles proved again, { $wrong } faults.
puzzle-fault = Puzzle { $number }: { $why }
puzzle-unplayable = the game so far can’t be played by the rules: { $why }
puzzle-not-to-act = it isn’t that seat’s turn there.
puzzle-unproved = { $stage ->
    [few] there is too little to choose from.
    [close] a search sees another move as nearly as good.
    [searches] two searches find different moves.
    [several] too many moves are as good, or nearly.
    [played] played to the end, the line of another move isn’t certainly worse.
   *[none] it has no proof.
}
puzzle-answers = it says { $kept } is right, but the search finds { $found }.
puzzle-numbers = the proof comes to other numbers.
puzzle-solved-already = it is solved from the start.
puzzle-unsolved = its solution doesn’t solve it.

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
rules-back = Back to the table
rules-chapters = Chapters
rules-search = Search the rules
rules-found-none = Nothing found
rules-found-one = 1 passage
rules-found-many = { $count } passages
rules-learn = A guided first game
rules-specification = Every rule with its number, for people who build
rules-for-players = The rules for players
rules-dark = Dark
rules-house = House rules
rules-changed = This table plays with these numbers instead of those of the box. In the text they stand next to the printed ones; examples, figures and what they add up to keep the printed ones.
rules-box = the box says { $number }

## Options and house rules

wrong-option = Option “{ $name }” must be { $allowed } (got { $value }).
unknown-option = { $game } has no option { $name }. Its options are { $names }.
allowed = { $any }
allowed-range = { $low } to { $high }
allowed-beyond = { $low } to { $high } ({ $beyond } and more go beyond the printed game)
allowed-list = a list of { $ids }
house-untabled = House rules must be a table of numbers by name (got { $found }).
no-house = { $game } has no house rules.
unknown-house = { $game } has no house rule { $name }. Its house rules are { $names }.
wrong-house = House rule “{ $name }” must be { $low } to { $high } (got { $value }; the printed game says { $box }).
written-house = A house rule is written like { $like } (got { $text }).

## Games, moves and seats

no-game = There’s no game { $game }. On the shelf: { $games }.
no-such-seat = There’s no seat { $seat }. Seats are 0 to { $last }.
no-clock = { $game } has no clock, so { $text } means nothing here.
not-a-move = { $text } isn’t a { $game } move. Moves begin with { $verbs }.
not-written = { $text } isn’t a { $game } move. “{ $verb }” is written like this: { $like }

## Records

record-none = Not an Allotment record: its first line must be “{ $line }”.
record-line = Line { $line } is { $text }. A record begins with { $fields }, then “moves:”.
record-twice = Line { $line } gives “{ $field }” a second time.
record-no-moves = The record has no line “moves:”.
record-lacks = The record doesn’t give its { $field }.
record-no-version = The record’s version must be a small number (got { $value }).
record-no-table = The record’s { $field } must be a table of fields.
record-no-list = The record’s { $field } must be a list.
record-no-json = The record’s { $field } can’t be read as JSON.
record-no-scores = The record’s scores must all be numbers.
record-no-luck = The record has neither a seed nor a commitment.
record-two-lucks = The record has both a seed and a commitment: its shuffles are either seeded or sealed.
record-uncommitted = The record has “{ $field }”, but no commitment to check it against.
record-planned = The record has a commitment, but its position fixes the dice and cards to come.
record-sealed = This record’s shuffles are still secret: the secret is revealed when the game is over.
record-secret = The record’s secret isn’t hexadecimal.
record-commitment = The secret doesn’t match the commitment: these aren’t the shuffles that were agreed on.
record-version = The record was played under version { $version } of { $game }. This is version { $now }.
record-event = Event { $number } of the record, “{ $event }”, isn’t possible: { $why }
record-not-over = The record says that the game is over, but it isn’t.
record-over = The game is over, but the record has no scores.
record-breaks-off = The record stops in mid-game although its secret is revealed: that only happens when a game is over.
record-draws = The draws don’t match the record’s digest of the shuffles.
record-scores = The game ends with the scores { $found }; the record says { $scores }.
at-line = Line { $line }
not-an-event = { $where } is { $text }. A move is written as “seat: notation”.
seed-one-line = The seed { $seed } couldn’t be read back: a seed is one line without spaces around it.
seed-no-text = The seed { $seed } isn’t text.
at-scenario = A move of scenario { $id }
at-offers = An entry of “legal” or “illegal”

## Positions, and scenarios with one: what is wrong, by the path of the field

position-untabled = A table of fields is needed here (got { $value }).
field-wrong = “{ $field }” must be { $allowed } (got { $value }).
field-table = a table of fields
field-number = a number from { $low } to { $high }
field-from = a number from { $low } up
field-numbers = { $count ->
    [one] a list of one number
   *[other] a list of { $count } numbers
}
field-flag = true or false
field-text = a string
field-texts = a list of strings
field-list = a list
field-each-once = a list of { $names }, each once
field-key = The keys of a table must be strings (got { $key }).
field-unknown = There’s no field “{ $field }”. Known here: { $known }.
field-names = “{ $field }” names { $value }. It can name { $names }.
field-exactly = { $count ->
    [one] “{ $field }” has one entry; it must have { $right }.
   *[other] “{ $field }” has { $count } entries; it must have { $right }.
}
field-at-most = “{ $field }” has { $count } entries; it can have { $most } at most.
field-lacks = “{ $field }” has no “{ $name }”, and needs one.
field-all-or-none = “{ $field }” is missing: give { $names }, or none of them.
field-twice = { $piece } is in two places: in “{ $first }” and in “{ $second }”.
field-repeats = “{ $field }” names { $value } twice.
field-disagrees = “{ $field }” is { $value }, but the rest of the position makes it { $right }.
field-option = “{ $field }” is { $value }, but the options of the game say { $right }.
field-only-in = “{ $field }” has a meaning in phase { $phases } only, but the phase is { $phase }.
field-needed = In phase “{ $phase }” the position needs “{ $field }”.
field-written = “{ $field }” has { $value }, but it’s written like { $like }.
field-seat = “{ $field }” has { $value }, but there’s no such seat. Seats are 0 to { $last }.
position-too-many = The position has { $count } of “{ $piece }”, but there are only { $most }.
position-missing = { $piece } is nowhere in the position.
position-repeated = { $piece } is in two places.
chance-wrong = The next entry of “chance” must be { $due } (got { $value }).
chance-names = { $count ->
    [one] a list of one name
   *[other] a list of { $count } names
}
secret-size = A secret has 16 to 64 bytes (this one has { $bytes }).
scenario-no-game = The file doesn’t say which game it’s about: it needs a line like game = "SLUG".
scenario-no-id = “{ $scenario }” has no id.
scenario-twice = Two scenarios have the id { $id }.
scenario-no-setup = options: expected a game, found them refused: { $why }
scenario-setup = setup_refused: expected these options to be refused, found them accepted
scenario-no-position = given: expected a position, found it refused: { $why }
scenario-position = position_refused: expected this position to be refused, found it accepted
scenario-no-moves = refused: expected a last move that is refused, found no moves
scenario-illegal = moves: expected “{ $move }” to be legal, found it refused: { $why }
scenario-changed = refused: expected “{ $move }” to change nothing, found the position changed
scenario-accepted = refused: expected “{ $move }” to be refused, found it accepted
scenario-unlisted = { $field }: expected a list of moves, found { $found }
scenario-not-offered = legal: expected “{ $move }” to be offered, found it isn’t: { $why }
scenario-offered = illegal: expected “{ $move }” not to be offered, found it offered
scenario-unexplained = illegal: expected an objection to “{ $move }”, found none
scenario-no-field = { $field }: expected { $expected }, found no such field
scenario-differs = { $field }: expected { $expected }, found { $found }
scenario-rule = { $why } ({ $rule })
check-done = { $passed } passed, { $failed } failed

## Refused by the server

name-empty = A name needs at least one letter.
name-long = A name has at most { $most } letters (yours has { $letters }).
name-pronoun = “{ $name }” would read as somebody else to everyone: choose a name.
name-taken = Somebody at this table is already called “{ $name }”, or nearly so.
too-fast = Too many requests. Try again in a few seconds.
too-fast-like = Too many “{ $command }” commands. Try again in a few seconds.
too-many-tables = This browser has joined { $most } tables today. Try again tomorrow.
too-many-pages = This browser has too many pages of this table open.
body-json = The request’s body must be application/json.
body-broke-off = The request broke off.
body-misfit = The request’s body doesn’t fit: { $why }
body-unreadable = The request’s body can’t be read as JSON.
request-long = A request may have at most { $most } bytes here.
message-long = A message may have at most { $most } bytes.
not-a-command = That isn’t a command: { $why }
command-late = Command { $id } came after { $last }, so it was ignored.
unknown-host = This server doesn’t answer to that name. “allotment serve --name” adds one.
other-site = Blocked: the request came from another site.
no-address = There’s nothing at this address.
no-method = This address doesn’t accept that method.
stumbled = Something went wrong on the server.
stumbled-table = Something went wrong on the server. Check the table before you try again.
server-going = The server is shutting down.
store-silent = The database hasn’t answered for { $seconds } s.
store-full = The database can’t be written to right now.
table-silent = This table isn’t answering right now.
table-unreadable = This table can’t be read.
no-table = There’s no such table.
no-access = You’re neither playing nor watching at this table. Ask somebody who plays here for a link.
no-rule = { $game } has no rule { $rule }.
no-language = There are no words in { $language }. Languages are { $languages }.
layout = A layout must be one of { $layouts }, and programs have none.
only-seated = Only players at this table can invite others.
only-watching = You’re watching; only players can do that.
only-host = Only the host can do that.
bot-plays = A bot is playing this seat. Take your seat back first.
no-bot-now = A bot no longer plays this seat.
no-bot-for-you = No bot is playing for you here.
seats-differ = { $listed ->
    [one] One seat is listed, but the game has { $given }.
   *[other] { $listed } seats are listed, but the game has { $given }.
}
seat-kind = A seat must be one of { $kinds } (got { $kind }).
one-own-seat = Only one seat can be yours; others at the same screen are of kind “here”.
guided-options = A guided game brings its own options and seats: leave both out.
not-guided = Nobody is guided at this table.
guide-cannot = The lesson can’t do that here. It takes “on”, “back” (to a step to look at) and “close”.
no-lesson = { $game } has no guided first game yet.
record-long = A record to import may have at most { $most } moves and clock events (this one has { $events }).
seed-unprintable = The seed of a record to import must be printable (got { $seed }).
secret-long = A secret may have at most { $most } bytes (this one has { $bytes }).
rematch-seated = Only the players of this game can ask for a rematch.
not-over = The game isn’t over yet.
not-begun = The game hasn’t started: some seats are still open.
begun = The game has already started.
nonce = A nonce has at most 64 hexadecimal digits.
link-used = This link has already been used: the seat is taken.
no-seat-link = This link doesn’t open a seat here.
no-watch-link = This link doesn’t let you watch here.
no-code-here = This code doesn’t belong to a seat at this table.
no-code = No seat has this code. Compare it with the one you wrote down.
push-none = This server can only notify you while the table’s page is open.
push-address = That isn’t the address of a push service.
push-keys = Those aren’t a browser’s keys for push messages.
seats-taken = Every seat is taken.
seat-not-open = Seat { $seat } isn’t open.
sits-there = { $name } is sitting there.
not-your-seat = Seat { $seat } isn’t yours.
nobody-there = No person is sitting in seat { $seat }.
is-here = { $name } is here.
was-here = { $seconds ->
    [one] { $name } was here a moment ago. A bot can take over in one second.
   *[other] { $name } was here a moment ago. A bot can take over in { $seconds } seconds.
}
bot-only-playing = A bot can only take over while a game is being played.
nothing-proposed = Nobody has suggested anything.
screen-first = { $name } has to take the screen first.
pass-screen = Pass the screen to { $name }.
no-row = There’s nothing here that could be done in a row.
hints-off = There are no hints at this table: its host wanted none.
not-your-turn = It’s not your turn.
time-ran-out = Time ran out before your move arrived.
stale = The game changed before your move arrived (from { $revision } to { $now }).
somebody-quicker = Somebody else was faster. Look at the table again.
changed-too-often = This table has been changed too often: you can look at it, but no longer play.
game-too-long = This game has had { $most } moves and clock events: it’s too long to continue.
no-moment = { $of ->
    [one] The history has one move; there’s no move { $at }.
   *[other] The history has { $of } moves; there’s no move { $at }.
}
check-later = The shuffles can be verified when the game is over: only then is the secret revealed.
all-as-recorded = Every draw and every move is as recorded.
entry-unknown = A newer server has written something to this table that this one can’t read (“{ $kind }”). The game can continue once this server is updated.
server-old = This table is played under version { $version } of { $game }. This server knows version { $now }; the game can continue once the server is updated.
table-old = This table was played under version { $version } of { $game }. This is version { $now }, and none of the table’s positions was kept.
undone-before = Moves made under the old rules were taken back.
store-taken = { $store }: another server is already using this database. Stop that one, give this one a database of its own, or use PostgreSQL, which any number of servers can share.
store-unopened = The database { $store } can’t be opened: { $why }
no-folder = The folder { $folder } can’t be created: { $why }
port-taken = { $host } port { $port } can’t be used: { $why }. Choose another with --port.

## Bots

no-bot = There’s no bot { $bot }. Bots are { $bots }.
bot-no-budget = { $bot } doesn’t think ahead, so it takes no budget.
bot-budget = { $bot }: a budget is written like { $time } or { $steps }.
bot-no-clock = { $bot }: there’s no clock here. Give a number of iterations, like { $steps }.

## The command line

which-game = Name a game: “allotment games” lists them.
seats-named = { $named ->
    [one] One player is named, but the game has { $seats } seats.
   *[other] { $named } players are named, but the game has { $seats } seats.
}
seed-empty = The seed is empty. It can be a number or a word.
offers-numbered = Offers are numbered 1 to { $most }.
one-keyboard = Without turns only one person can play at one keyboard: give the other seats to bots.
terminal-alone = { $name }, press Enter when nobody else is looking.
terminal-kept = The game is saved in { $file }. Continue with: allotment play --resume { $file }
terminal-saved = Saved in { $file }.
terminal-enter = Enter shows the offers again; “help” shows everything else you can type.
help-offers = Type the number of an offer, or its notation. You can also type:
help-why = why the last bot made its move
help-why-move = why a move isn’t possible
help-undo = take back your last move, unless it revealed something
help-again = start your turn again, unless something was revealed
help-pad = the score pad, as if the game ended now
help-story = what has happened so far
help-save-file = save the game; “allotment play --resume FILE” continues it
help-quit = stop (the game is saved if you gave --save)
show-at = { $moves ->
    [one] --at { $at }: the record has one move.
   *[other] --at { $at }: the record has { $moves } moves.
}
show-width = --width { $width } is out of range: a picture can be 16 to 8192 pixels wide.
show-out = “{ $file }” is neither a .svg nor a .png file; pictures are drawn to one of those.
replay-to = { $moves ->
    [one] --to { $to }: the record has one move.
   *[other] --to { $to }: the record has { $moves } moves.
}
commitment-alone = --commitment only works together with --verify.
commitment-none = The record has no commitment: its shuffles come from a seed.
commitment-other = The commitment you noted is { $noted }; the record’s is { $found }.
verified = Verified: { $moves } moves and { $draws } draws are as recorded.
verified-middle = The record begins in mid-game: nothing is known about the shuffles before that.
verified-noted = Its secret matches the commitment you noted.
verified-same-file = Its secret matches the commitment in the same file; --commitment compares it with the one you noted.
set-written = An option is given as --set OPTION=VALUE (got { $text }).
file-unread = { $file } can’t be read: { $why }.
file-wrong = { $file }: { $why }
file-not-text = { $file } can’t be read: it isn’t UTF-8 text.
file-not-toml = { $file } can’t be read as TOML: { $why }
file-folder = { $file } can’t be written: it’s a directory.
file-unwritten = { $file } can’t be written: { $why }.
file-name = { $name } isn’t a file name.
needs-package = This needs { $package }: pip install "allotment[{ $extra }]"
serve-port = --port must be 0 to 65535 (got { $port }).
serve-log = --log must be { $forms } (got { $log }).
serve-proxy = --proxy must be an address or a network, such as 10.0.0.0/8 (got { $proxy }).
serve-push-host = --push-host must be a host name, with a port if it isn’t 443 (got { $host }).
serve-push-contact = --push-contact must begin with mailto: or https:// (got { $contact }).
serve-setting = { $setting } isn’t a setting of this server. Settings are { $known }.
serve-yes-no = { $setting } must be yes or no (got { $value }).
serve-number = { $setting } must be a number (got { $value }).
serve-limit = --limit can’t be { $limit }. Rates are written like made=30/20, per minute and at once, or made=0 for no limit: { $rates }. These are single numbers, like body=100000: { $numbers }.
copied = { $tables ->
    [one] { $file }: one table, { $entries } entries.
   *[other] { $file }: { $tables } tables, { $entries } entries.
}
restored-before = What was there before is now { $file }
copy-there = { $file } already exists. Give the copy another name.
copy-itself = { $file } is the database itself, not a copy of it.
store-unread = The database { $store } can’t be read: { $why }
store-own-tool = { $store } is a database server with a tool of its own for this: { $tool }
no-store = There’s no database { $file }.
store-uncopied = { $file } can’t be copied: { $why }
store-damaged = { $file } is damaged: { $why }
store-not-ours = { $file } holds no Allotment tables.
store-newer = { $file } was written by a newer Allotment (schema { $version }). Update this one first.
table-broken = { $table } { $game }: can’t be read: { $why }
table-upgrades = { $table } { $game }: continues from its last position, under newer rules
table-replays = { $table } { $game }: replays
tables-checked = { $tables ->
    [one] One table: { $over } over, { $waiting } unfinished, { $broken } unreadable.
   *[other] { $tables } tables: { $over } over, { $waiting } unfinished, { $broken } unreadable.
}
shelf-game = { $title }, { $players }, about { $minutes } minutes
shelf-players = { $seats } players
shelf-options = Options, given as --set NAME=VALUE:
shelf-none = none
shelf-default = { $allowed }; default: { $default }
shelf-seat = { $allowed }; default: { $default }, or "random" where people play
shelf-house = House rules (numbers you can change), given as --house NAME=NUMBER:
shelf-number = { $low } to { $high }; in the printed game: { $box }

## A seat in words, for programs that read

text-table = { $game }, table { $table }, revision { $revision }.
text-watching = You are watching.
text-you = You are { $name }, in seat { $number }.
text-scores = Scores: { $scores }.
text-last = What happened last:
text-moves = { $count ->
    [one] Your one legal move:
   *[other] Your { $count } legal moves, one per line:
}
text-over = The game is over. { $ended }
text-over-first = The game is over. { $ended } First: { $winners }.
text-your-turn = It is your turn.
text-no-move = You have no move now; time passes.
text-turn = It is the turn of { $names }.

## Starting the server

serve-ready = The table is set: { $address }
serve-network = Phones and other computers in the same network can open this address.
serve-stop = Press Ctrl-C to stop; the tables are saved.
text-house = House rule: { $says }: { $value } instead of { $box }.
servers-unheard = This server can’t hear the other servers right now.
serve-jobs = --jobs must be 1 or more (got { $jobs }); with PostgreSQL it can be 0, which leaves the bots to “allotment think”.
think-ready = { $tables ->
    [one] Bots think here, at one table at a time. Press Ctrl-C to stop; others take over.
   *[other] Bots think here, at { $tables } tables at a time. Press Ctrl-C to stop; others take over.
}
store-too-new = { $store } was written by a newer Allotment. Update this one first.
entry-gap = Entry { $entry } doesn’t follow { $revision }.
other-rules = The table continues under other rules.
sand-ahead = The sand has run further here than at the server that made the move.
name-erased = A name was taken out of the table’s entries.
erased-name = Player { $number }
think-postgres = “allotment think” is for servers that share a PostgreSQL database, such as --data postgresql://host/name; a server with its own file thinks by itself.
think-jobs = --jobs must be 1 or more (got { $jobs }).
lab-off = This server has no lab. “allotment lab --help” shows how to ask the same questions yourself.
lab-packages = The lab needs more packages: { $install }. “allotment lab --help” shows how to ask the same questions yourself.
no-level = There’s no level { $level } here. Levels are { $levels }.
lab-full = Many studies are already waiting. Try again in a few minutes.
no-study = This browser has no such study.
study-broke-off = The study broke off.
export-folder = { $folder } isn’t empty. Give the export a folder of its own.
exported = { $tables ->
    [one] { $folder }: one table
   *[other] { $folder }: { $tables } tables
}
serve-metrics = Metrics: { $address }
setting-usual = as usual
setting-yes = yes
setting-no = no

## Refused to people who build: environments, bots, a host's tool

option-seat = Option “{ $name }” must be 0 to { $last } with { $seats } seats (got { $value }).
bots-none = --bots names nobody. Give at least one, such as sprout.
no-planner = { $game } is cooperative, but has no planner for bots.
driver-seed = Where the shuffles are sealed, bots need luck of their own: give a seed.
env-ticks = tick and max_cycles must be 1 or more (got { $tick } and { $cycles }).
env-alive = { $agent } is still playing, so its action must be a number, not None.
env-no-action = There is no action { $action }. Actions are 0 to { $last }.
env-no-idle = Seat { $seat } can’t idle while no time passes.
env-illegal = Seat { $seat } may not play “{ $move }”: { $why } ({ $rule })
env-over = The game is over. reset() starts the next one.
env-opponents = { $named } opponents are named; with { $seats } seats it must be { $needed }.
env-seeds = { $given } seeds are given for { $games } games.
env-reset-first = Call reset() before step(): it deals the first games.
env-actions = { $given } actions are given for { $games } games.
env-render-mode = render_mode must be None or one of { $modes } (got { $mode }).
env-no-render-mode = This environment has no render_mode. Make it with one of { $modes }.
env-bots-only = { $tries } games of { $game } ended before anybody but a bot had to decide.
env-rewards = rewards must be one of { $known } (got { $given }).
admin-who-file = A database in a file has one server, which keeps no list. Name a table to see who sits there.
admin-locks-file = A database in a file has one server, which drives all sand and needs no locks.
admin-table-id = { $id } isn’t a table’s id: those have 12 letters and digits.
admin-over = The game is over: nobody can be unseated.
admin-empty-seat = Nobody sits in seat { $seat }.
admin-drain-file = A database in a file has one server: stop it with SIGTERM (systemctl stop, docker stop, Ctrl-C).
env-turns = { $game } is played in turns: its environment is { $module }.env.
learn-no-signs = { $game } has no signs to weigh.
learn-teachers = --teachers: a game keeps { $lessons } lessons, so give { $least } bots or more.
learn-no-lessons = { $file } has no lessons for { $seats } seats to start from.
learn-network = --network must be games per generation, 10 or more, such as 2000,2000 (got { $given }).
learn-file = { $file } lacks { $lacks }.
admin-open = Seat { $seat } is open again.
admin-stands-in = { $name } takes over.
admin-who = { $processes } processes; bots have to move at { $tables } tables, { $waiting } of them waiting.
admin-gone = Table { $table } is deleted.
admin-draining = { $server } was told to shut down.

## The review of a finished game

review-bar = Reviewing
review-title = { $game }: a review
review-chart = Chances to win, move by move
review-chart-alone = Points to be expected at the end, move by move
review-start = Expected
review-own = Own decisions
review-others = Others’ decisions
review-luck = Luck
review-end = Result
review-best = Best
review-fine = Fine
review-slip = Slips
review-mistake = Mistakes
review-lost = Given away
review-points = { $points ->
    [one] one point of chance
   *[other] { $points } points of chance
}
review-points-alone = { $points ->
    [one] one point
   *[other] { $points } points
}
review-helped = { $you ->
    [yes] You outplayed { $other } by { $points }, and luck gave you another { $luck } (give or take { $error } each).
   *[no] { $other_you ->
        [yes] { $who } outplayed you by { $points }, and luck added { $luck } (give or take { $error } each).
       *[no] { $who } outplayed { $other } by { $points }, and luck added { $luck } (give or take { $error } each).
    }
}
review-back = { $you ->
    [yes] You outplayed { $other } by { $points }; luck gave { $other } { $luck } back (give or take { $error } each).
   *[no] { $other_you ->
        [yes] { $who } outplayed you by { $points }; luck gave you { $luck } back (give or take { $error } each).
       *[no] { $who } outplayed { $other } by { $points }; luck gave { $other } { $luck } back (give or take { $error } each).
    }
}
review-even = { $you ->
    [yes] Neither of you clearly outplayed the other: you were ahead of { $other } by { $points } and luck came to { $luck }, but both may be off by { $error }.
   *[no] { $other_you ->
        [yes] Neither of you clearly outplayed the other: { $who } was ahead of you by { $points } and luck came to { $luck }, but both may be off by { $error }.
       *[no] Neither clearly outplayed the other: { $who } was ahead of { $other } by { $points } and luck came to { $luck }, but both may be off by { $error }.
    }
}
review-lucky = { $you ->
    [yes] Luck brought you { $luck } (give or take { $error }); your decisions gave away { $lost } compared with the best ones.
   *[no] Luck brought { $who } { $luck } (give or take { $error }); the decisions gave away { $lost } compared with the best ones.
}
review-unlucky = { $you ->
    [yes] Luck cost you { $luck } (give or take { $error }); your decisions gave away { $lost } compared with the best ones.
   *[no] Luck cost { $who } { $luck } (give or take { $error }); the decisions gave away { $lost } compared with the best ones.
}
review-key = The decisions that cost most
review-none = None: no decision was clearly worse than the best one.
review-slip-was = { $you ->
    [yes] Move { $at }: a slip of yours. { $best } was better than { $move } by { $loss } (give or take { $error }).
   *[no] Move { $at }: a slip by { $who }. { $best } was better than { $move } by { $loss } (give or take { $error }).
}
review-mistake-was = { $you ->
    [yes] Move { $at }: a mistake of yours. { $best } was better than { $move } by { $loss } (give or take { $error }).
   *[no] Move { $at }: a mistake by { $who }. { $best } was better than { $move } by { $loss } (give or take { $error }).
}
review-how = All numbers are hundredths of a chance to win, as a search estimates it. A slip costs at least { $slip } for certain, a mistake at least { $mistake }; smaller losses could be chance and aren’t counted as either.
review-how-alone = All numbers are points at the end, as a search expects them. A slip costs at least { $slip ->
    [one] one point
   *[other] { $slip } points
} for certain, a mistake at least { $mistake }; smaller losses could be chance and aren’t counted as either.
review-hidden = Decisions are judged by what the player could know at the time, luck by what lay in everyone’s hand.
review-rivals = A review tells players apart who play against each other. { $game } at this table has none.
review-unfinished = This game isn’t over yet. Only finished games can be reviewed.
review-effort = Effort { $effort } is out of range: it can be 0.01 to 100.
review-seat = “{ $seat }” isn’t a seat of this game. Seats are 0 to { $last }.
review-waiting = { $ahead ->
    [0] The review is about to begin.
    [one] Another review comes first; yours is next.
   *[other] { $ahead } other reviews come first.
}
review-going = Looking at move { $done } of { $of } …
review-stopped = The review was put aside because nobody was looking. It can continue where it was.
review-broke-off = The review broke off.
review-full = Many reviews are already waiting. Try again in a few minutes.
review-one-each = You have asked for a review of another game that isn’t finished yet. Wait for that one first.
review-no-moves = The rules have changed since this game was played, so its moves can’t be reviewed.
review-best-is = best
review-fine-is = fine
review-slip-is = slip
review-mistake-is = mistake
review-heading = Review
review-time = Time
review-walk = Walk along the game
review-decisions = Every decision
review-table = The chances as a table
review-table-together = The picture as a table
review-table-alone = The points as a table
review-sum = What the result was made of
review-move-of = Move
review-better = Show what was better

## Play from here: a fork of a finished game

undo-fork = The moves before this one belong to the game that this is a fork of.
record-no-forks = forks must be a short list of pairs: after how many moves, and a seed.
fork-unfinished = This game isn’t over yet. Only finished games can be played on from an earlier moment.
fork-at-end = Move { $at } is past the last moment with something left to play: this game can be played on from moves 0 to { $of }.
fork-often = This game is a fork of a fork of a fork, too many times over.
fork-luck = { $game } can only be played on with the luck of the real game.
fork-heading = Play from here
fork-says = { $at ->
    [0] A new table that begins as this game did, before the first move. It’s marked as a fork, and its shuffles carry no commitment.
   *[other] A new table that begins as this game did, up to move { $at }. It’s marked as a fork, and its shuffles carry no commitment.
}
fork-seat = You play for
fork-others = The others are
fork-bots = Bots
fork-friends = Friends, by link
fork-level = Level
fork-luck-of = Luck
fork-fresh = Fresh: what nobody had seen is shuffled again
fork-same = The same as in this game
fork-same-says = Whoever knows this game knows what comes.
fork-start = Play

## Speed and a language model's seat

time-left = { $left } left
speed-seconds = --seconds { $seconds }: it must be more than 0 and { $most } at most.
speed-rules = { $compiled ->
    [yes] The rules are compiled. Per second of one core:
   *[no] The rules are interpreted. Per second of one core:
}
speed-search = { $compiled ->
    [yes] Rules and search are compiled. Iterations per second of one core, { $iterations } per decision, at decisions all through random games (in brackets: moves in such a game):
   *[no] Rules and search are interpreted. Iterations per second of one core, { $iterations } per decision, at decisions all through random games (in brackets: moves in such a game):
}
speed-game = game
speed-seats = seats
speed-moves = moves
speed-listed = moves listed
speed-games = games
speed-clones = clones
speed-branching = listed per move
speed-beside = --beside PYTHON measures OpenSpiel’s MCTS in the same run.
speed-no-turns = { $game } has no turns to search. --search is for the other games.
speed-no-peer = --beside { $python }: it can’t run OpenSpiel’s MCTS ({ $why }).
mcp-url = --url must begin with http:// or https:// (got { $url }).
mcp-silent = { $url } doesn’t answer ({ $why }). Is “allotment serve” running?
mcp-no-table = You aren’t at a table yet. Call sit_down or join first.
mcp-bots = “bots” must be a list of levels, one for each other seat.
mcp-link = An invite link ends in /t/TABLE/claim/TOKEN.
mcp-refused = The server refused (status { $status }).
mcp-missing = “{ $name }” is missing: it must be a text.
metrics-port = { $host } port { $port } can’t be used for metrics: { $why }

## Sharing a finished game

share-unfinished = This game isn’t over yet. Only finished games can be shared as pictures.
share-heading = Share
share-says = This is the game after { $at } of { $of } moves.
share-link = Copy a link to watch
share-picture = This moment as a picture
share-picture-svg = Save as SVG
share-picture-png = Save as PNG
share-film = The whole game as a film (at most { $most } MB)
share-make = Make the film
share-making = Making the film …
share-made = Drawing picture { $done } of { $of } …
share-save = Save the film
share-no-pixels = PNG isn’t offered: the server has no package that draws pixels.
film-large = This film would be larger than { $most } MB.
share-kind = “{ $kind }” isn’t a kind of file for this. There are: { $kinds }.
film-full = Many films are already waiting. Try again in a few minutes.
film-broke-off = The film broke off.
film-none = This film isn’t made yet.
film-bar = Drawing the film
show-film = A film is written to a file that ends in .svg or .webp, such as --out game.svg, not to “{ $file }”.
show-film-whole = A film shows a whole game in one layout: leave out --at, --width and --layout.
