### What the lab says: figures, verdicts, the report, comparisons, and what it refuses. docs/words.md says how these files work.

## Numbers

fig-deals = { $n ->
    [one] 1 deal
   *[other] { $n } deals
}
fig-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals })
fig-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals })
fig-whole = { NUMBER($value, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }, { $deals })
fig-number-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals })
fig-whole-points = { NUMBER($value, maximumFractionDigits: 0) ->
    [one] 1 point ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }, { $deals })
   *[other] { NUMBER($value, maximumFractionDigits: 0) } points ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }, { $deals })
}
fig-number-times = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } times ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals })
fig-whole-times = { NUMBER($value, maximumFractionDigits: 0) ->
    [one] 1 time ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }, { $deals })
   *[other] { NUMBER($value, maximumFractionDigits: 0) } times ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }, { $deals })
}
fig-number-seconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconds ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals })
fig-few-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (too few deals for an interval, { $deals })
fig-number-few = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } (too few deals for an interval, { $deals })
fig-signed = { $up ->
    [yes] +{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[no] −{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
fig-seats = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
fig-by = { $level }: { $said }
fig-by-points = points
fig-by-forecast = forecast
fig-for-seat = Seat { $seat }: { $said }

## Verdicts

fig-verdict-within = within tolerance
fig-verdict-off = off
fig-verdict-slight = off, but within tolerance
fig-verdict-unknown = not known yet
fig-verdict-depends = depends on how well people play
fig-sign-within = yes
fig-sign-off = no
fig-sign-slight = nearly
fig-sign-unknown = not known yet
fig-sign-depends = depends
fig-one-level = One level alone gives no verdict: conclusions change with how well people play.
fig-levels-differ = The levels differ by { $gap } percentage points ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }): it depends on how well people play, so there is no verdict.
fig-unknown-more = Not known yet: about { $more } more deals at each level would tell.
fig-unknown-apart = Not known yet: the levels don’t give the same verdict, but don’t clearly differ either.
fig-agreed = Both levels agree: { $verdict }.
fig-weak-bots = The stronger level doesn’t clearly beat the weaker, so nothing shows that they understand these rules: give --levels that are further apart, or --adapt. No verdict is given (R1).
fig-adapted = { $who ->
    [last] head-gardener goes
   *[first] Weaker levels go
} by { $plays ->
    [learned] a lesson learned on this variant, which won { NUMBER($won, minimumFractionDigits: 1, maximumFractionDigits: 1) }% against the printed game’s
   *[printed] a lesson learned on the printed game: one learned on this variant won only { NUMBER($won, minimumFractionDigits: 1, maximumFractionDigits: 1) }% against it
} ({ $deals } deals, seats swapped).
fig-printed-bots = The bots still play for the printed numbers: no verdict is given without --adapt (R2).
fig-alike = Compared with itself, odd deals with even ones, this study calls { $called } of { $asked } figures different; about { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } would be expected by chance.

## Why nothing is said

fig-few-deals = { $deals }; a share needs { $needed }.
fig-more-deals = About { $more } more deals would tell.
fig-same-deals = { $deals }, but only { $different } different ones.
fig-guarded = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of { $deals } hit a limit that no rulebook has, so nothing is said about length and result; see seed { $seed }.
fig-few-pairs = { $deals }; a ladder needs { $needed }.

## Questions

fig-question-fair = Is it fair?
fig-question-length = How long is it?
fig-question-close = How close is it?
fig-question-decided = When is it decided?
fig-question-skill = Skill or luck?
fig-question-decides = What decides it?
fig-question-choice = What is there to do?
fig-question-points = Where do the points come from?
fig-question-pieces = Which pieces stand out?
fig-question-together = How hard is it?

## Is it fair?

fig-seat = { $order ->
    [1] first seat
    [2] second seat
    [3] third seat
    [4] fourth seat
    [5] fifth seat
   *[other] sixth seat
}
fig-seat-share = { $order ->
    [1] Playing first wins { $share }; fair would be { NUMBER($fair, maximumFractionDigits: 0) }%.
    [2] Playing second wins { $share }; fair would be { NUMBER($fair, maximumFractionDigits: 0) }%.
    [3] Playing third wins { $share }; fair would be { NUMBER($fair, maximumFractionDigits: 0) }%.
    [4] Playing fourth wins { $share }; fair would be { NUMBER($fair, maximumFractionDigits: 0) }%.
    [5] Playing fifth wins { $share }; fair would be { NUMBER($fair, maximumFractionDigits: 0) }%.
   *[other] Playing sixth wins { $share }; fair would be { NUMBER($fair, maximumFractionDigits: 0) }%.
}
fig-p = p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }
fig-p-small = p < 0.001
fig-seats-differ = Taken together, the seats differ ({ $p }, { $deals }).
fig-seats-alike = Taken together, the seats don’t clearly differ ({ $p }, { $deals }).
fig-seat-gains = { $order ->
    [1] Playing first is worth { $points } more than the table’s mean.
    [2] Playing second is worth { $points } more than the table’s mean.
    [3] Playing third is worth { $points } more than the table’s mean.
    [4] Playing fourth is worth { $points } more than the table’s mean.
    [5] Playing fifth is worth { $points } more than the table’s mean.
   *[other] Playing sixth is worth { $points } more than the table’s mean.
}
fig-seat-costs = { $order ->
    [1] Playing first costs { $points } compared with the table’s mean.
    [2] Playing second costs { $points } compared with the table’s mean.
    [3] Playing third costs { $points } compared with the table’s mean.
    [4] Playing fourth costs { $points } compared with the table’s mean.
    [5] Playing fifth costs { $points } compared with the table’s mean.
   *[other] Playing sixth costs { $points } compared with the table’s mean.
}
fig-repair-none = { $order ->
    [2] The second seat needs no points to be even with the first: { $points }.
    [3] The third seat needs no points to be even with the first: { $points }.
    [4] The fourth seat needs no points to be even with the first: { $points }.
    [5] The fifth seat needs no points to be even with the first: { $points }.
   *[other] The sixth seat needs no points to be even with the first: { $points }.
}
fig-repair-give = { $order ->
    [2] Giving the second seat { $points } would make it even with the first.
    [3] Giving the third seat { $points } would make it even with the first.
    [4] Giving the fourth seat { $points } would make it even with the first.
    [5] Giving the fifth seat { $points } would make it even with the first.
   *[other] Giving the sixth seat { $points } would make it even with the first.
}
fig-repair-take = { $order ->
    [2] Taking { $points } from the second seat would make it even with the first.
    [3] Taking { $points } from the third seat would make it even with the first.
    [4] Taking { $points } from the fourth seat would make it even with the first.
    [5] Taking { $points } from the fifth seat would make it even with the first.
   *[other] Taking { $points } from the sixth seat would make it even with the first.
}
fig-no-tie-breaks = No tie-break decided a game: { $share }.
fig-tie-breaks = { $order ->
    [1] A tie-break decides { $share } of games, { $count } of { $of } for the first seat.
    [2] A tie-break decides { $share } of games, { $count } of { $of } for the second seat.
    [3] A tie-break decides { $share } of games, { $count } of { $of } for the third seat.
    [4] A tie-break decides { $share } of games, { $count } of { $of } for the fourth seat.
    [5] A tie-break decides { $share } of games, { $count } of { $of } for the fifth seat.
   *[other] A tie-break decides { $share } of games, { $count } of { $of } for the sixth seat.
}

## How long, how close, when is it decided?

fig-rounds-all = In every game a seat has { NUMBER($rounds, maximumFractionDigits: 0) } turns ({ $deals }).
fig-rounds = In half of all games a seat has { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) } turns; the median is { $median }.
fig-decisions = A seat decides { $times } in the median, counting decisions with two or more options.
fig-minutes = At { $seconds } seconds per decision, that would be about { NUMBER($minutes, maximumFractionDigits: 0) } minutes ({ $deals }). The seconds are an assumption: a simulation can’t know them (R9).
fig-reasons = Why games end: { $reasons_apart }.
fig-reason = “{ $why }” { $share }
fig-margin = The winner is { $points } ahead of second place in the median.
fig-within-a-turn = { $share } of games end within one good turn, which is { NUMBER($points, maximumFractionDigits: 0) } points here (the median of turns that score).
fig-shared = The win is shared in { $share } of games.
fig-last-place = In the median, last place is { $points } behind the winner.
fig-scores-by-rank = Points in the median: { $scores_apart }.
fig-rank-score = { $rank ->
    [1] first place { $points }
    [2] second place { $points }
    [3] third place { $points }
    [4] fourth place { $points }
    [5] fifth place { $points }
   *[other] sixth place { $points }
}
fig-rank = { $rank ->
    [1] first place
    [2] second place
    [3] third place
    [4] fourth place
    [5] fifth place
   *[other] sixth place
}
fig-lead-changes = The lead changes { $times } per game, counting points as if the game ended there.
fig-decided-at = Half of all games are decided after { NUMBER($value, maximumFractionDigits: 0) }% of their turns ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }, { $deals }): from then on, the winner leads to the end.
fig-comeback = Last place at half-time still wins { $share } of games.
fig-no-leader = In none of the deals does anybody lead alone at half-time.
fig-leader-wins = The half-time leader wins { $share }; by chance it would be { NUMBER($chance, maximumFractionDigits: 0) }%.
fig-no-forecast = There’s no forecast for this game (R6).
fig-forecast-off = The forecast is left out because it isn’t reliable here: where the chance it gives rises by 10 points, wins rise by { NUMBER($rises, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $deals }; { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } would do, R6).
fig-no-drama = How dramatic it is isn’t said: that takes a reliable forecast ({ $deals }, R6).
fig-drama = The eventual winner was behind in { $share } of turns.
fig-drama-deep = The eventual winner was behind in { $share } of turns, by { NUMBER($depth, maximumFractionDigits: 0) } percentage points of winning chance on average.
fig-kingmaking = In { $share } of turns somebody whose winning chance is below { NUMBER($least, maximumFractionDigits: 0) }% chooses the winner: what it does decides which seat has the best chance.
fig-no-kingmaking = How often somebody without chances chooses the winner isn’t said: that takes a reliable forecast ({ $deals }, R6).

## Skill or luck?

fig-against = { $others ->
    [one] { $strong } against { $weak }
   *[other] { $strong } against { $others } of { $weak }
}
fig-ladder = { $pairing } wins { $share }; even would be { NUMBER($even, maximumFractionDigits: 0) }%.
fig-improvement = { $strong } scores { $points } more than { $weak } on the same deals.
fig-upsets = The weaker level still wins { $share } of games.
fig-stability = Asked again with other luck, it makes the same move in { $share } of decisions.
fig-few-asked-again = { $times ->
    [one] Only 1 decision was asked for twice ({ $deals }); a share needs { $needed }.
   *[other] Only { $times } decisions were asked for twice ({ $deals }); a share needs { $needed }.
}
fig-seat-wins = The same seat wins no matter who sits there in { $share }; chance alone would give { NUMBER($chance, maximumFractionDigits: 0) }%.
fig-luck-more = That’s more than chance alone gives: the deal itself decides some games (correlation of the two games { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
fig-luck-less = That’s less than chance alone gives (correlation of the two games { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
fig-luck-even = That’s about as often as chance alone gives, so the deal hardly decides (correlation of the two games { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).

## What people do, where points come from, which pieces stand out

fig-offers = Options per decision, where there are two or more: { $offers } (geometric mean).
fig-forced = { $share } of moves are forced: there’s just one option.
fig-worth-a-thought = Options worth a thought per decision: { $moves }, by how the search divides its looks (geometric mean).
fig-no-search = How many options are worth a thought isn’t said: { $level } doesn’t look ahead ({ $deals }, R8).
fig-close-calls = { $share } of decisions are close calls: the two options the search prefers are less than { NUMBER($points, maximumFractionDigits: 0) } percentage points of winning chance apart.
fig-no-close-calls = How many decisions are close calls isn’t said: that takes a reliable forecast ({ $deals }, R6).
fig-verbs-rare = Made in less than { NUMBER($share, maximumFractionDigits: 0) }% of { $deals }: { $verbs }.
fig-verbs-never = Never made, or not part of these rules: { $verbs }.
fig-verbs-used = Every kind of move that’s ever made is made in at least { NUMBER($share, maximumFractionDigits: 0) }% of { $deals }.
fig-sources = Most points come from “{ $line }”: { $points } per seat, out of { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
fig-pad-line = line { $number }
fig-decides = “{ $line }” gives { NUMBER($share, maximumFractionDigits: 0) }% of the points gained and decides { $margin } of the margin.
fig-pieces-few = No piece was taken by one seat and left by another in { $needed } games (at most in { $most } of { $deals }).
fig-pieces = { $count ->
    [one] Of { $of } pieces { $count } stands out: “{ $piece }” goes with { $share } percentage points ({ $low } to { $high }, { $deals }). One in twenty on such a list is there by chance, and what goes with winning need not cause it: “allotment lab cards” finds out.
   *[other] Of { $of } pieces { $count } stand out: “{ $piece }” goes with { $share } percentage points ({ $low } to { $high }, { $deals }). One in twenty on such a list is there by chance, and what goes with winning need not cause it: “allotment lab cards” finds out.
}
fig-pieces-only = The only piece that one seat often takes and another leaves, “{ $piece }”, goes with { $share } percentage points ({ $low } to { $high }, { $deals }). What goes with winning need not cause it: “allotment lab cards” finds out.
fig-pieces-none = None of { $of } pieces stands out: the largest difference is { $share } percentage points ({ $deals }). This is what goes with winning, not what causes it.
fig-piece-taken = { $piece } ({ NUMBER($share, maximumFractionDigits: 0) }%)
fig-taken = Least often taken in games in which they could be ({ $deals }): { $pieces }.
fig-taken-all = Every piece is taken in at least { NUMBER($share, maximumFractionDigits: 0) }% of the games in which it could be ({ $deals }).
fig-dealt-nothing = Chance gives no seat pieces of its own here, so what it’s worth to be dealt one isn’t said ({ $deals }, R8).
fig-dealt-few = Some piece was dealt to a seat only { $least } times ({ $deals }); each needs { $needed }.
fig-dealt = { $count ->
    [one] Of { $of } pieces that chance deals { $count } stands out
   *[other] Of { $of } pieces that chance deals { $count } stand out
}: being dealt “{ $piece }” brings { $gap } points compared with an average one ({ $low } to { $high }, { $deals }). One in twenty on such a list is there by chance.
fig-dealt-none = None of { $of } pieces that chance deals stands out: the largest is “{ $piece }” with { $gap } points compared with an average one ({ $low } to { $high }, { $deals }).

## Together and alone

fig-team-score = A team scores { $points }.
fig-solo-score = One player alone scores { $points }.
fig-validated = Validated cards per game: { $number }.
fig-discards = Discarded cards per game: { $number }.
fig-gardens = Finished gardens per game: { $number }.
fig-failed-checks = Failed checks per game: { $number }.
fig-seconds-per-card = A validated card takes { $seconds } of sand, with one action every { $pace } seconds per seat. How fast people act isn’t known (R9); what matters is how this changes with a rule or a card.
fig-scaled-validated = From { $fewer } to { $seats } seats, validated cards per game change by { $gap } ({ $low } to { $high }, { $deals }).
fig-scaled-seconds-a-card = From { $fewer } to { $seats } seats, the seconds of sand per validated card change by { $gap } ({ $low } to { $high }, { $deals }).
fig-cards-few = No card was in play { $needed } times (at most { $most } times in { $deals }).
fig-hard-cards = { $count ->
    [one] Of { $of } cards { $count } stands out
   *[other] Of { $of } cards { $count } stand out
}: “{ $card }” is in play for { $seconds } of sand until it’s met, where { NUMBER($typical, minimumFractionDigits: 1, maximumFractionDigits: 1) } is typical, with one action every { $pace } seconds per seat. One in twenty on such a list is there by chance; what holds is the order of the cards, not the seconds (R9).
fig-hard-cards-none = None of { $of } cards stands out: “{ $card }” is in play longest until it’s met, { $seconds } of sand, where { NUMBER($typical, minimumFractionDigits: 1, maximumFractionDigits: 1) } is typical, with one action every { $pace } seconds per seat (R9).
fig-rung = { $name } ({ $low } or more)
fig-success = The highest level, { $level }, is reached in { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of games ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals }).
fig-dead-rungs = Everybody or nobody reaches { $levels }: such a level doesn’t tell teams apart.

## Charts

fig-chart-seats = Share of wins by seat, { $level }
fig-chart-seat-points = Points above the table’s mean by seat, { $level }
fig-chart-rounds = Turns per seat, { $level }
fig-chart-reasons = Why games end, { $level }
fig-chart-margin = Points between first and second place, { $level }
fig-chart-ranks = How points are spread, by place, { $level }
fig-chart-decided = Share of the game after which the winner leads, { $level }
fig-chart-leader = How often the leader wins, by share of the turns played, { $level }
fig-chart-ladder = Wins of { $level }
fig-chart-verbs = Uses per game and seat, by kind of move, { $level }
fig-chart-sources = Points per seat, by line of the score pad, { $level }
fig-chart-decides = Share of the margin that each line decides, { $level }
fig-chart-pieces = What goes with taking a piece, in percentage points, { $level } (watched, not caused)
fig-chart-dealt = Points that being dealt a piece brings, { $level }
fig-chart-points = Points, { $level }
fig-chart-cards = Seconds of sand until a card is met, { $level }
fig-chart-success = Levels of success reached, { $level }
chart-numbers = The numbers
chart-value = value
chart-value-in = value ({ $unit })
chart-from = from
chart-to = to
chart-range = { $low } to { $high }
chart-below = from, below
chart-below-are = { NUMBER($share, maximumFractionDigits: 0) }% are below
chart-games = games

## The report

report-title = { $game }: a report
report-heading = { $heading }, { $seats }
report-page-one = On one page
report-who-played = Who played
report-bot-search = { $level } looks { $times } times at where its moves may lead before it decides, and judges what it sees there by what { $games } games have taught it.
report-bot-sprout = { $level } takes what scores most at once; ties go by what { $games } games have taught it.
report-bot-random = { $level } plays at random.
report-bot-team = { $level } plans for the whole team, in up to { $steps } steps per action, by its own cards and by what it believes of the others’.
report-next = What it didn’t ask, and what does
report-next-more = More deals, so that more is known:
report-next-compare = What if a number of the box were different? (“allotment games GAME” lists them.)
report-next-restrict = What if one never made a certain kind of move?
report-next-cards = What is access to a piece worth?
report-next-ladder = What is four times the thought worth?
report-verdict = By this level alone: { $verdict } (tolerance: { NUMBER($tolerance, maximumFractionDigits: 0) } percentage points).
report-cannot = What this report can’t say
report-cannot-fun = Whether it’s fun, how it feels to learn, what people say to each other at the table (R9).
report-cannot-time = How long people take: minutes are given only with the seconds per decision that they assume (R9).
report-cannot-people = How people play. The bots of both levels are described below; they don’t bluff, get tired or gang up.
report-cannot-why = Why: a number that goes with winning need not cause it. Only what was changed on the same deals is said to be worth or to cost something.
report-made = How it was made
report-again = Budgets are in iterations, so the same command gives the same numbers on any machine.
report-method = A deal is one seed with everything that is played on it; intervals (95%) count deals, never games. Shares: Wilson, with as many sightings as the deals are worth. Means: Student. Medians: order statistics. Seats: intervals that hold jointly (Šidák). Lists: false discovery rate 5%, shrunk to the list’s mean. A verdict is given only where both levels give it.
report-alike = { $seats }: { $said }
report-options = Options:
report-study = { $bouts ->
    [one] Study { $label }: { $deals } deals of 1 bout, seed { $seed }, rules and bots { $made }.
   *[other] Study { $label }: { $deals } deals of { $bouts } bouts, seed { $seed }, rules and bots { $made }.
}

## Rule against rule

fig-headline-seat_share = wins of the first seat
fig-headline-rounds = turns per seat
fig-headline-score = mean score
fig-headline-margin = the winner’s lead over second place
fig-headline-leader_wins = wins of the half-time leader
fig-headline-decided_at = share of the game after which it’s decided
fig-change-share = { $gap } percentage points ({ $low } to { $high }, { $deals })
fig-change-rounds = { $gap } turns ({ $low } to { $high }, { $deals })
fig-change-points = { $gap } points ({ $low } to { $high }, { $deals })
fig-change = { $level }: { $what }: { $change }, from { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
fig-no-change = { $level }: { $what }: { $change }, from { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }; no clear change.
fig-reaction = { $level }: in { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of { $deals } somebody plays differently ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
fig-no-reaction = { $level }: nobody plays differently on any of { $deals }; only the scoring changes. This level is too weak to show what the rule does to play.
fig-none-clear = None of these { $of } differences is clear on so few deals: four times as many (--deals) make intervals half as wide.
fig-times-fewer = { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }
fig-pairing = Both sides on the same deals tell as much as { $low } to { $high } times as many games played apart.
fig-both-levels = Both levels agree.
fig-only-level = Only { $level } shows it: it may depend on how well people play.
fig-few-compared = { $level }: { $deals }; a comparison needs { $needed }, about { $more } more (R3).
fig-printed-compared = The bots still play for the printed numbers: what follows may change once they learn (--adapt, R2).
fig-adapted-compared = Under “{ $variant }” { $who ->
    [last] head-gardener goes
   *[first] weaker levels go
} by { $plays ->
    [learned] a lesson learned there, which won { NUMBER($won, minimumFractionDigits: 1, maximumFractionDigits: 1) }% against the printed game’s
   *[printed] a lesson learned on the printed game: one learned there won only { NUMBER($won, minimumFractionDigits: 1, maximumFractionDigits: 1) }% against it
} ({ $deals } deals, seats swapped).
fig-weak-compared = Under “{ $variant }” { $strong } doesn’t clearly beat { $weak }: the bots may not understand it (R1).
lab-compared = { $game }, { $seats }: { $after }, compared with { $before }
lab-game = { $game }, { $seats }
lab-game-level = { $game }, { $seats }, { $level }
lab-box = the box
lab-kept = Kept in { $folder }
lab-more = To know more: the same command with --deals { $deals }, or --effort full.
lab-report-at = The whole report: { $file }
lab-stopped = Stopped. The same command continues from here.
lab-parts = { $root }: { $there } of { $of } parts
lab-parts-missing = { $root }: { $there } of { $of } parts; { $missing } missing
lab-progress = { $what } { $bar } { $done }/{ $of }
lab-progress-left = { $what } { $bar } { $done }/{ $of }, { NUMBER($seconds, maximumFractionDigits: 0) } s left

## Doing without

fig-lost = { $share } percentage points ({ $low } to { $high }, { $deals }) and { $points } points ({ $points_low } to { $points_high })
fig-price = { $what } costs { $lost }.
fig-no-price = { $what } makes no clear difference: it costs { $lost }.
fig-price-odd = { $what } costs { $lost }: doing without is better, which says something about the bots before it says something about the game.
fig-without-verb = Never choosing “{ $name }”
fig-without-item = Doing without “{ $name }”
fig-without-random-after = Playing at random after { $name } of the game
fig-without-random-before = Playing at random before { $name } of the game
fig-without-first = Always making the first move offered
fig-without-greedy = Always taking what scores most at once
fig-few-prices = { $deals }; a worth needs { $needed }: about { $more } more would tell (R3).
fig-prices = { $count ->
    [one] Of { $of } pieces { $count } stands out; one in 20 on such a list is there by chance.
   *[other] Of { $of } pieces { $count } stand out; one in 20 on such a list is there by chance.
}
fig-prices-note = What both levels show holds; what only one shows may depend on how well people play.
lab-verbs = Verbs: { $names }
lab-pieces = Pieces: { $names }

## Tuning

lab-wished = { $game }, { $seats }; wished for: { $wishes }
lab-met-here = { $level }: { $figures }; all wishes are met.
lab-off-here = { $level }: { $figures }; { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) } steps off.
lab-figure = { $what } { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-promised = The search promised { NUMBER($promised, minimumFractionDigits: 1, maximumFractionDigits: 1) }, fresh deals say { NUMBER($fresh, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } was luck.
lab-met = Met at both levels: { $names }.
lab-not-met = None meets every wish at both levels, so none is recommended.

## Refused

lab-levels = --levels must be two levels, the weaker first, like --levels gardener:40it,head-gardener:160it (got { $given }).
lab-sections = There’s no section { $section }. Sections are { $sections }.
lab-seats-one = --seats must be one number here (got { $given }).
lab-seats-many = --seats must be numbers separated by commas, like --seats 2,3,4 (got { $given }).
lab-seats-set = Give the seats as --seats here.
lab-no-figures = { $folder } has no figures.json. Give the folder of a report.
lab-bout = --bout must be DEAL.BOUT, with bouts from 0 to { $last } (got { $given }).
lab-bout-no-record = A bout with luck in step or with restrictions has no record: its draws depend on more than a seed.
lab-no-study-in = There’s no study in { $folders }.
lab-different = Say what’s different: --house NAME=NUMBER (“allotment games GAME” lists them) or --with OPTION=VALUE.
lab-same = Both sides are the same: { $variant }.
lab-sweep = A range is written NAME=LOW..HIGH or NAME=LOW..HIGH/STEP, like set_bonus=5..25/5 (got { $given }).
lab-range-empty = { $given } is empty: { $low } is more than { $high }.
lab-sweep-long = { $given } has { $values } values. For more than 40, take a larger step, like /{ $step }.
lab-items = --items must be top:N, like top:5 (got { $given }).
lab-no-pieces = { $game } has no pieces to do without.
lab-together = { $game } is cooperative: nobody wins or loses by doing without (R8).
lab-alone = One player alone has nobody to lose to: give --seats 2 or more (R8).
lab-no-verb = There’s no verb { $verb } here. Verbs are { $verbs }.
lab-no-piece = There’s no piece { $piece } here. Pieces are { $pieces }, …
lab-share = { $given }: the share must be a number from 0 to 1, like { $like }.
lab-no-restriction = There’s no restriction { $given }. Restrictions are { $known }.
lab-vary = --vary must be NAME=LOW..HIGH, like set_bonus=0..30 (got { $given }).
lab-vary-none = Within these ranges no candidate is possible: give wider ones.
lab-want = --want must be NAME LOW..HIGH, NAME >= NUMBER or NAME <= NUMBER, like seat_share 48..52 (got { $given }).
lab-want-unknown = --want { $given }: the figures you can wish for are { $known }.
lab-want-number = --want { $given } has something that isn’t a number.
lab-want-none = Say what you wish for: --want "seat_share 48..52; rounds 18..22".
lab-at-least = { $option } must be { $least } or more.
lab-no-weights = The bots of { $game } have no weights, so there’s nothing to adapt.
lab-no-arena = { $game } is cooperative, so it has no arena.
lab-two-bots = An arena needs at least two bots, given as --bots a,b.
lab-bot-twice = A bot is named twice in { $bots }. Give two budgets to compare it with itself.
lab-other-arena = { $file } has the results of another arena. Give another --out.
lab-process-killed = A process of the study was killed { $times } times, so the study stops here.
lab-no-cluster = No Ray cluster answers at { $address }: { $why }
lab-this-machine = this machine
lab-cluster-refuses = A machine of the cluster refuses: { $why }
lab-engine = --engine must be ray (on this machine) or ray://HOST:PORT (got { $given }).
lab-other-study = { $folder } has another study ({ $there }; this one is { $asked }).
lab-no-study-here = { $folder } has no study: there’s no { $file } in it.
lab-unwritten = { $file } can’t be written: { $why }
lab-nothing-played = Nothing of the study in { $folder } has been played yet.
lab-not-a-part = { $file } isn’t a part of this study.
lab-no-bouts = The study has no bouts of { $level } against itself under “{ $variant }”.
lab-no-self-test = There’s no self-test { $test }. Self-tests are { $tests }.
lab-study-small = A study has at least 1 deal, chunks of at least 1 deal, and a pace of at least 1 ms.
lab-study-luck = Luck must be { $plain } or { $in_step } (got { $luck }).
lab-study-empty = A study needs at least one seating.
lab-study-handicaps = Variant { $variant } gives { $handicaps } handicaps to { $seats } seats.
lab-study-variant = A seating names the variant { $variant }, which the study doesn’t have.
lab-study-bots = A seating of { $bots } bots can’t fill { $seats } seats.
lab-study-unread = This isn’t a study: { $why }
lab-study-old = The study was begun with other rules or bots ({ $then }; now { $now }). Finish it with the version it was begun with, or start again in another folder.

## Experiments with single games

witness-title = Can the cards be met together?
witness-how = For every set of cards the solver looked for a garden that meets all of them. Its effort is counted in steps: two tiles change places, or one is turned. Few steps mean that the cards hardly get in each other’s way. A set counts as “none found” after { $budget } steps, which doesn’t prove that there is none. Every garden found was judged again by a second, independent evaluator.
witness-sets-of = { $size ->
    [1] single cards
    [2] pairs
   *[other] triples
}
witness-deck = deck
witness-sets = sets
witness-none-found = none found
witness-median = steps, median
witness-average = on average
witness-most = at most
witness-cards = How hard each card is
witness-cards-how = Steps on average over all sets that the card is part of; the hardest come first.
witness-card = card
witness-type = type
witness-wish = text
witness-pairs = How hard each pair is
witness-pairs-how = The darker, the more steps; red: none found.
witness-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
witness-effort = { $attempts ->
    [0] { $steps } steps
    [1] { $steps } steps
   *[other] { $steps } steps, { $attempts } attempts
}
witness-hardest = The hardest { $sets }, with witnesses
witness-searched = { $deck }, { $size } at once: { $sets } sets, { $lost } without a witness; { $steps } steps on average, { $most } at most
witness-lost = none found: { $cards }
witness-done = { $seconds } seconds. The report: { $page }
witness-budget = { $path } was written with another budget than { $budget } steps. Give another --out.
team-sees-all = It sees all cards.
team-too-many = { $team } names { $bots } bots, but there are { $seats } seats.
team-planner = { $team }: the { $planner } plays every seat, so nobody can play with it.
team-games = { $game }, { $mode }, { $seats } seats, seed { $seed }; every seat acts once in { $seconds } seconds
team-means = Means per game, with half of the 95 % interval.
team-silence = The price of silence, { $team }: a validated card takes { NUMBER($ratio, minimumFractionDigits: 1, maximumFractionDigits: 1) }% more sand than with all cards known ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals }).
team-silence-unclear = The price of silence, { $team }: not known yet; a validated card takes { NUMBER($ratio, minimumFractionDigits: 1, maximumFractionDigits: 1) }% more sand than with all cards known ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals }).
team-silence-few = The price of silence, { $team }: { $deals } on which both validated a card; { $needed } are needed (R3).
faces-rate = { $landmark }: its text is worth { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points to its owner ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals }); its other side gives { $printed } points.
faces-rate-even = { $landmark }: its text is worth { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points to its owner ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals }), with no clear difference from the { $printed } points of its other side.
faces-few = { $landmark }: owned on either side in { $deals }; an exchange rate needs { $needed } (R3).
faces-no-landmark = There’s no landmark { $landmark } in layout { $layout }. Its landmarks are { $known }.

## The lab's test of itself

selftest-holds = holds
selftest-fails = FAILS
selftest-gift = { $points } points for the first seat are found
selftest-no-gift = without them nothing is found
selftest-repair = the repair gives them back, within 2
selftest-card = a card worth { $points } points is found in a list of { $of }
selftest-card-first = it leads the list, in { $least } or more
selftest-no-card = without one nothing stands out, in { $least } or more
selftest-pair = a chain bonus of 3 instead of 1 is found
selftest-pair-saves = pairs take at least 1.5 times fewer deals
selftest-tune = the fairest number is among those confirmed, in { $least } or more
selftest-optimism = fresh deals find the best no closer than the search promised
selftest-itself = a study compared with itself (Holm)
selftest-figure = a single figure
selftest-watched = an interval watched after every deal
selftest-sprt = two equal bots, by SPRT
selftest-rows = the same rows
selftest-zero = a difference of exactly 0
selftest-share = a share of { $share }, { $deals } deals, correlation { $together }
selftest-swapped = a share of { $share }, { $deals } deals whose seats are swapped
selftest-ties = a share of { $share }, { $deals } deals, every fifth win shared
selftest-mean = mean of skewed lengths, { $deals } deals
selftest-median = median of skewed lengths, { $deals } deals
selftest-paired = paired difference, { $deals } deals
selftest-apart = difference between other deals, { $deals } deals
selftest-correlation = correlation of swapped pairs, { $deals } deals
selftest-repair-of = repair, { $deals } deals
selftest-wide = { $share } / { $runs }, { NUMBER($wide, minimumFractionDigits: 2, maximumFractionDigits: 2) } times as wide as possible at best
selftest-discoveries = false discoveries in a list of 96
selftest-adds = { $game } adds up
selftest-replays = { $game } replays
selftest-runs = { $found } of { $runs } runs of { $deals } deals
selftest-differ = { $found } of { $of } differ; { $most } may

## The arena and teams in the terminal

arena-played = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $games } games, seed { $seed }
arena-bot = bot
arena-win-rate = win rate
arena-mean-score = mean score
arena-mean-place = mean place
arena-rating = rating
arena-within = { $value } ({ $low } to { $high })
arena-doubling = { $level }, { $from } to { $to } iterations: twice the thought is worth { NUMBER($elo, maximumFractionDigits: 0) } Elo ({ NUMBER($elo_low, maximumFractionDigits: 0) } to { NUMBER($elo_high, maximumFractionDigits: 0) }, { $deals }); at the last step { NUMBER($last, maximumFractionDigits: 0) } ({ NUMBER($last_low, maximumFractionDigits: 0) } to { NUMBER($last_high, maximumFractionDigits: 0) }). What more would bring wasn’t asked.
arena-doubling-few = { $deals }; what twice the thought is worth needs { $needed }: give more --games (R3).
team-team = team
team-games-played = games
team-validated = validated
team-discards = discarded
team-failed-checks = failed checks
team-seconds = seconds
