### The pages around the table. "page-": written by the server; "ui-": said by scripts. docs/words.md says how these files work.

## Every page

page-shelf = Back to the shelf
page-rules = Rules
page-dark = Dark
page-players = { $low ->
    [1] 1–{ $high } players
   *[other] { $low }–{ $high } players
}
page-players-only = { $count ->
    [one] 1 player
   *[other] { $count } players
}
page-minutes = { $minutes } min
page-recovery = I have a recovery code
page-code = Code
page-sit-again = Take my seat again

## The shelf

page-home = Five garden board games at one table in your browser: play against bots or with friends, no account needed.
page-import = Import a game
page-bell = Notify me when it’s my turn
page-settings = Settings
page-notice-turn = It’s your turn.
page-notice-over = The game is over.
page-notice-away = While you’re away, a bot is to play for you. Open the table to play yourself.
page-the-shelf = The shelf
page-play-says = Play { $game } now, against bots
page-play = Play now
page-friends = With friends
page-watch = Watch
page-learn = Learn
page-learn-says = A guided first game: you make the moves
page-none-yet = None yet. Pick a game from the shelf.
page-more = More
page-your-tables = Your tables
page-designers = For designers
page-designers-say = Take a game apart: change its numbers, let bots play it a thousand times, and see what that does.
page-data = Your data
page-data-say = This server knows this browser by one cookie: which seats are yours, what you are called there, and whether the bell is on.
page-data-kept = Tables that nobody touches for { $days ->
    [one] a day
   *[other] { $days } days
} are deleted.
page-data-erase = Delete my data
page-data-erase-says = Deletes your name, your seats and the bell from the server. Tables of yours alone go too; elsewhere a bot plays on.
page-researchers = For researchers
page-researchers-say = Every position has a text, every game a seed: environments with hidden information, up to six seats, and exact replays.
page-http = The HTTP interface
page-trouble = A table in trouble
page-try = Try it
page-you = you
page-open = open
page-score-pad = Score pad
page-waiting = Waiting for people
page-your-turn = Your turn
page-their-turn = { $name }’s turn
page-continue = Continue
page-is-over = { $game }, over
page-is-gathering = { $game }, gathering
page-is-played = { $game }, in play
page-leave = Leave: { $game }
page-leave-says = Leave this game
page-remove = Remove: { $game }
page-remove-says = Remove this game from your shelf

## A new table

page-new = A new table
page-new-title = A new table: { $game }
page-choose = Choose players and options
page-seats = Seats
page-seat-count = Number of seats
page-beyond = The printed game is for fewer players: this many seats go beyond the box.
page-invite = Invite
page-invite-says = Friends join by a link or a QR code, which you get in a moment. They need no account.
page-start = Start
page-options = Options
page-fork = Fork
page-fork-says = { $at ->
    [0] A fork of a finished game, from its deal on.
    [one] A fork of a finished game: the first move is that game’s.
   *[other] A fork of a finished game: the first { $at } moves are that game’s.
}
page-fork-fresh = The luck from there on is fresh.
page-fork-same = The luck is the same as in that game: whoever knows it knows what comes.
page-house = House rules
page-house-says = Numbers of the box that you may change for this table. Everybody sees at the table what differs.
page-house-box = the box says { $number }

## A game taken apart

page-lab-title = { $game }, taken apart
page-lab-says = Change a number, let bots play both games on the same deals, and see what it does. The printed game is always played alongside yours.
page-lab-no-house = Bots play the printed game while you watch the figures. None of its numbers can be changed yet.
page-lab-level = Who plays
page-lab-level-says = Stronger bots take longer. A study runs in the background, one at a time; tables always come first.
page-lab-deals = Deals
page-lab-run = Play them
page-lab-stop = Stop
page-lab-progress = Deals played
page-lab-figures = What the bots say
page-lab-none = Nothing has been played yet.
page-lab-table = At the table
page-lab-table-says = Sit down with these numbers. Everybody there sees which ones you have changed.
page-lab-friends = Play this with friends
page-lab-bots = Play against bots
page-lab-copy = Copy the link
page-lab-more = The whole report
page-lab-more-say = Two levels, every figure with its interval, and a verdict where there is one: in a terminal.
page-lab-off = This server plays no studies; its host can allow them:
page-lab-missing = Studies need a few more packages on this server:

## The table

page-first = First
page-turn-back = Previous turn
page-back = Previous move
page-on = Next move
page-turn-on = Next turn
page-live = Live
page-board = Board
page-log = Log
page-lesson = Lesson
page-puzzle = Puzzle
page-puzzles = Puzzles
page-puzzles-say = One move is clearly the best: can you find it? All puzzles come from games between bots and have been proved by long searches.
page-puzzle-today = Puzzle of the day: { $game }
page-puzzles-all = All puzzles
page-puzzle-start = { $game }, puzzle { $number }
page-puzzle-says = { $game }, puzzle { $number }
page-puzzle-easy = Easy
page-puzzle-medium = Medium
page-puzzle-hard = Hard
page-undo = Undo
page-hint = Hint
page-no-hints = No hints
page-no-hints-say = There are no hints at this table.
page-menu = More
page-setting-up = Setting up the table…
page-try-now = Try now
page-take-back = Take my seat back
page-displays = Displays
page-your-pieces = Your pieces
page-your-moves = Your moves
page-what-happened = What happened
page-move-zero = move 0
page-is-live = live
page-move = Move
page-pause = Pause
page-parts = Parts of the table
page-question = Question
page-curtain = Curtain

## Invitations, and what isn't there

page-at-table = { $count ->
    [one] { $names } is at the table.
   *[other] { $names } are at the table.
}
page-your-name = Your name
page-take-seat = Take a seat
page-all-taken = Every seat at this table is taken. If one of them is yours, its recovery code opens it here.
page-seal = The server has fixed its part of the shuffle (commitment { $commitment }); your browser adds its own.
page-invited = You’re invited
page-invitation = An invitation to { $game }
page-may-watch = You can watch
page-to-watch = { $game }, to watch
page-404 = Nothing grows here
page-403 = This seat isn’t yours
page-429 = Too fast
page-problem = That didn’t work

## Scripts: settings

ui-settings = Settings
ui-language = Language
ui-confirm = Confirm moves with a second tap
ui-confirm-touch = on touch screens
ui-confirm-never = never
ui-ending = Confirm what ends your turn with the mouse, too
ui-ending-off = no
ui-ending-on = yes
ui-pace = Animations
ui-pace-0 = none
ui-pace-120 = quick
ui-pace-250 = normal
ui-pace-500 = slow
ui-bots = Bots take at least
ui-bots-0 = a moment
ui-bots-1500 = 1.5 s
ui-bots-3000 = 3 s
ui-sound = A sound when it’s your turn
ui-sound-off = off
ui-sound-on = on
ui-warn = Warn before a move that gives points away
ui-warn-off = off
ui-warn-on = on
ui-colours = Seat colours
ui-colours-garden = garden
ui-colours-safe = colour-blind safe
ui-close = Close
ui-light = Light
ui-dark = Dark
ui-copied = Copied
ui-unreadable = The server’s answer couldn’t be read.
ui-answered = The server answered { $status }.
ui-leave-sure = Leave?
ui-erase-sure = Really delete everything?
ui-bell-on = You’ll be notified when it’s your turn, even while no page is open. Press the bell again to switch it off.
ui-bell-off = You won’t be notified any more.
ui-bell-open = You’ll be notified when it’s your turn as long as the table’s page is open.
ui-bell-denied = Your browser doesn’t allow notifications from this site. You can change that in its settings.
ui-bell-none = This browser can’t show notifications.
ui-bell-home = To be notified here, add Allotment to your home screen and open it from there.

## Scripts: the seats, the log and the history

ui-open-seat = open
ui-if-now = If the game ended now
ui-points-of = { $points ->
    [one] { $name }: one point. If the game ended now
   *[other] { $name }: { $points } points. If the game ended now
}
ui-let-bot = Let a bot take over
ui-take-back = Take my seat back
ui-fallback = This bot couldn’t think and moves at random.
ui-lent = { $name }, a bot, has played for you since you left.
ui-bot-for = bot, { $level }, for { $name }
ui-bot = bot, { $level }
ui-you = you
ui-here = here
ui-away = away
ui-opening = The opening
ui-round = Round { $round }
ui-unfold = Show all { $count } steps
ui-move-of = move { $at } of { $of }
ui-is-live = live
ui-is-past = back to now
ui-your-turn-title = Your turn: { $game }

## Scripts: dialogues

ui-proposal = Proposal
ui-bot-for-whom = A bot for { $name }?
ui-proposes = { $by } suggests letting a { $level } bot take over for { $name }, who left.
ui-agree = Agree
ui-no = No
ui-waiting-others = Waiting for the others.
ui-keys = Keys
ui-key-tab = from the board to the list of moves and on
ui-key-arrows-name = Arrows
ui-key-arrows = to the next piece, or the next move in the list; elsewhere back and forth through the history
ui-key-shift-name = Shift + arrows
ui-key-shift = back and forth by a turn
ui-key-ends-name = Home, End
ui-key-ends = to the beginning, and to now
ui-key-enter = choose a piece, make a move
ui-key-r = turn the tile you’ve chosen
ui-key-escape = put back what’s chosen, close what’s open, come back from the history
ui-key-undo = take back the last move
ui-key-help = this list
ui-notify = Notify me
ui-this-table = This table
ui-link-moment = Link to this moment
ui-link-watch = Link to watch
ui-link-seat = Link to a seat
ui-code-of = Recovery code of { $name }:
ui-your-seat = your seat
ui-sign-out = Sign the others out
ui-devices = { $count } browsers hold this seat.
ui-your-name = Your name
ui-rename = Rename
ui-sealed-as = The shuffle was fixed before the first move. Commitment:
ui-export = Export
ui-menu = Menu

## Scripts: before the game

ui-open = Open
ui-anyone = open to anyone with the link
ui-copy-link = Copy link
ui-seat-bot = Seat a bot
ui-reopen = Reopen this seat
ui-seats = Seats
ui-copy = Copy
ui-copy-the-link = Copy the link
ui-invite = Invite
ui-free-seats = { $open ->
    [one] One seat is free. Anyone who opens this link can take it; no account needed.
   *[other] { $open } seats are free. Anyone who opens this link can take one; no account needed.
}
ui-qr = QR code of the link
ui-bots-fill = { $open ->
    [0] everyone is here
    [one] a bot takes the free seat
   *[other] bots take the { $open } free seats
}
ui-start = Start
ui-starts-full = The game starts as soon as every seat is taken.

## Scripts: the lesson

ui-lesson-over = The lesson is over
ui-puzzle-number = Puzzle { $step }
ui-puzzle-right = Right!
ui-puzzle-show = Show the answer
ui-puzzle-next = Next puzzle
ui-puzzle-solved = { $what }, solved
ui-puzzles = All puzzles
ui-step = Step { $step } of { $of }
ui-moves-now = { $count ->
    [one] { $names } moves now.
   *[other] { $names } move now.
}
ui-moment = One moment.
ui-back = Back
ui-next = Next
ui-play-on = Keep playing
ui-own-way = Skip the tutorial

## Scripts: the score pad and the end

ui-total = Total
ui-score-pad = Score pad
ui-if-then = If the game had ended after move { $at }
ui-the-end = The end
ui-you-scored = { $points ->
    [one] You scored one point
   *[other] You scored { $points } points
}
ui-team = The team
ui-together = { $points ->
    [one] One point together
   *[other] { $points } points together
}
ui-nobody = Nobody wins
ui-all-win = { $names } win together
ui-share = { $names } share the win
ui-you-win = { $lead ->
    [0] You win on the tie-break
    [one] You win by one point
   *[other] You win by { $lead } points
}
ui-wins = { $lead ->
    [0] { $name } wins on the tie-break
    [one] { $name } wins by one point
   *[other] { $name } wins by { $lead } points
}
ui-moves-played = { $moves ->
    [one] One move.
   *[other] { $moves } moves.
}
ui-review = Review this game
ui-review-stop = Stop
ui-review-halted = Stopped. If you ask for the review again, it continues where it was.
ui-review-left = { $minutes ->
    [0] Less than a minute left.
    [one] About a minute left.
   *[other] About { $minutes } minutes left.
}
ui-rematch = Rematch
ui-another = Another game
ui-no-seal = Nobody can check this shuffle afterwards
ui-sealed-before = The shuffle was fixed before the first move. Commitment:
ui-check = Verify the shuffles
ui-checked-noted = Verified in this browser: the commitment is the one noted before the game, and all { $draws } draws follow from it.
ui-checked = Verified in this browser: the revealed secret matches the commitment, and all { $draws } draws follow from it.
ui-server-checked = The server says that all { $draws } draws follow from the commitment.
ui-misfit = It doesn’t match: { $why }
ui-fair = Fair shuffles
ui-over-time = Points over time
ui-minutes-axis = minutes
ui-moves-axis = moves
ui-time-axis = time
ui-turn-axis = turn
ui-move-told = Move { $move }. { $told }
ui-move-in-all = Together with all else it changed: { $gain }.
ui-last-move = The last move and the final scoring
ui-decided = What decided it
ui-close-all = No single move: it was close all the way.
ui-final-board = The final board
ui-step-through = Step through the game with the history bar.
ui-to-share = Share
ui-fork = Play from here
ui-look = Look at the board
ui-laid = In this practice game all luck is fixed in advance, the same for everyone.
ui-seeded = The shuffles come from a seed that somebody knew, so there’s no commitment.
ui-brought = This table was imported as a record, shuffles and all, so there’s no commitment.
ui-forked = This table is a fork of a finished game, so there’s no commitment.
ui-resumed = The rules changed during this game and the shuffles began anew, so there’s no commitment.
ui-erased = Somebody who sat here had their data deleted, and the commitment with their name in it went, too. The shuffles stay as they were.

## Scripts: the table

ui-not-there = { $held } can’t go there. The places where it can are lit up.
ui-can-now = Now: { $can }.
ui-is-earlier = You’re viewing an earlier move. Jump to the latest to play.
ui-rival-first-by = { $name } was there first, by { $seconds } s.
ui-rival-first = { $name } was there first.
ui-this-move = this move
ui-status-more = more
ui-tap-again = Once more to confirm.
ui-confirms = Once more to confirm:
ui-changed = The game changed before your move arrived. Please try again.
ui-other-browser = Another browser holds your seat now. If it isn’t yours: More, Sign the others out.
ui-is-your-turn = It’s your turn.
ui-looking-back = Viewing move { $at } of { $of }
ui-unseen = This page hasn’t seen that move yet; it will be here once you’re reconnected.
ui-why = Why: { $reason }
ui-the-rule = The rule
ui-count = { $count }
ui-lab-begins = The bots sit down …
ui-lab-waiting = { $ahead ->
    [one] One study is ahead of yours.
   *[other] { $ahead } studies are ahead of yours.
}
ui-lab-going = { $done } of { $of } deals are played.
ui-lab-over = All { $of } deals are played.
ui-lab-stopped = Stopped after { $done } deals. Play again to continue from there.
ui-lab-seat-share = Wins of the first seat
ui-lab-rounds = Turns per seat
ui-lab-score = Mean score
ui-lab-margin = The winner’s lead over the second
ui-lab-leader-wins = Wins of the half-time leader
ui-lab-decided-at = How much of the game has passed when it’s decided
ui-lab-from-to = { $from } as printed, { $to } with your numbers
ui-lab-between = ({ $low } to { $high })
ui-lab-too-few = (too few deals for an interval)
ui-lab-points-of-share = points of share
ui-lab-clear = ▲ a clear change
ui-lab-unclear = ○ no clear change so far
ui-lab-reaction = On { $share } % of { $done } deals somebody plays differently.
ui-lab-no-reaction = Nobody plays differently on any of { $done } deals: only the counting changes. These bots are too weak to ask.
ui-lab-watched = These intervals are wide enough to be watched: you may stop whenever you like.
ui-lab-final = All planned deals are played, so these are the usual 95 % intervals; a change is clear if it holds among all of them.
ui-lab-one-level = One level of bots gives no verdict: ask another one, too.
ui-lab-printed-bots = The bots learned the printed numbers; with --adapt in the terminal they learn yours first.
ui-house-reset = Back to the printed numbers
ui-house-instead = ◆ instead of { $number }
ui-house-as-printed = as printed, { $low } to { $high } possible
ui-i-am = I’m { $name }
ui-your-turn-now = { $name }, it’s your turn
ui-look-away = Everyone else, look away. Then tap to continue.
ui-nothing-back = Nothing to take back:
ui-turn-again = Start my turn again
ui-taken-back = { $more ->
    [one] Taken back. You can take back one more move.
   *[other] Taken back. You can take back { $more } more moves.
}
ui-no-further = Taken back. You can’t undo further:
ui-not-your-turn = It’s not your turn.
ui-thinking = A gardener is thinking …
ui-would-play = A gardener would play: { $move }
ui-ends-now = { $points ->
    [one] This ends your turn, and you could still score a point first.
   *[other] This ends your turn, and you could still score { $points } points first.
}
ui-worth-more = Another move here is worth { $points } points more now.
ui-make-anyway = Make it anyway
ui-hint-share = { $share } %
ui-would-like = The bot’s best moves, its choice first; the percentage says how much of its thinking went into each.
ui-would-wait = A gardener would wait.
ui-speed-0 = Speed: as they move
ui-speed-1500 = Speed: calm
ui-speed-3000 = Speed: slow
ui-continue = Continue
ui-pause = Pause
ui-so-many = { $count } { $many }
ui-still-needs = { $held }: now { $ways }.
ui-moves-of = { $fits } of { $of } moves
ui-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
ui-put-back = Put back
ui-sending = Sending…

## Scripts: the connection

ui-lost = Connection lost.
ui-no-access = You don’t have access to this table.
ui-no-table = There’s no such table.
ui-ask-invitation = Ask for an invitation, or use your recovery code.
ui-lost-move = Your move will be sent when you reconnect.
ui-lost-real-time = The others keep playing meanwhile.
ui-lost-saved = The game is saved; we’re reconnecting.
ui-lost-changed = The connection was lost while you moved, and the game has changed since. Check whether your move went through.

## Scripts: a new table

ui-level-seedling = Seedling
ui-level-sprout = Sprout
ui-level-gardener = Gardener
ui-level-head-gardener = Head gardener
ui-plays-seedling = plays at random
ui-plays-sprout = takes what scores most right now
ui-plays-gardener = thinks ahead for a moment
ui-plays-head-gardener = thinks ahead for up to a second
ui-get-link = Get the link
ui-and-qr = { $open ->
    [one] and a QR code for the open seat
   *[other] and a QR code for { $open } open seats
}
ui-all-here = everyone is here
ui-you-watch = you watch
ui-kind-person = You
ui-kind-here = Same screen
ui-kind-open = By link
ui-kind-bot = Bot
ui-sits-person = you, at this screen
ui-sits-here = another person at this screen
ui-sits-open = open to anyone with the link
ui-sits-bot = bot; { $plays }
ui-seat-number = Seat { $number }
ui-a-friend = A friend
ui-name-or-guest = Name (or be a guest)
ui-name-at = Name at seat { $number }
ui-who-at = Who sits at seat { $number }
ui-level-at = Level of the bot at seat { $number }
ui-random = Random
ui-yes = Yes
ui-hints = Hints from a bot
ui-hints-on = allowed
ui-hints-off = not allowed
ui-no-options = This game has no options.

## What doesn't fit a commitment

ui-misfit-noted = The commitment isn’t the one this browser noted before the game.
ui-misfit-terms = The commitment belongs to another game, other options or another table.
ui-misfit-secret = The secret doesn’t match the commitment.
ui-misfit-nonce = What this browser added to the shuffle isn’t in it.
ui-misfit-draw = Draw { $draw } doesn’t follow from the commitment.
