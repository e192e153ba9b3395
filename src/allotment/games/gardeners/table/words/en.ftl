### Gardeners in English. docs/words.md says how these files work.

## What is on the tiles. Form: ".a" with an article

title-yellow-flower = yellow flower
    .a = a yellow flower
title-red-flower = red flower
    .a = a red flower
title-blue-flower = blue flower
    .a = a blue flower
title-red-tree = red-fruit tree
    .a = a red-fruit tree
title-yellow-tree = yellow-fruit tree
    .a = a yellow-fruit tree
title-bench = bench
    .a = a bench
title-statue = statue
    .a = a statue
title-hedge-corner = hedge corner
    .a = a hedge corner
title-hedge-straight = straight hedge
    .a = a straight hedge
title-grass = grass
title-dirt = dirt
title-tile = { $thing } on { $ground }
    .a = { $thing_a } on { $ground }
title-plain-grass = plain grass
    .a = plain grass
title-plain-dirt = plain dirt
    .a = plain dirt
title-hidden-tile = hidden tile
    .a = a hidden tile
title-north = north
title-east = east
title-south = south
title-west = west

## The kinds of cards, as their backs show them. Form: ".a" the card

title-proximity = together
    .a = a “together” card
title-removal = apart
    .a = an “apart” card
title-agglomeration = group
    .a = a group card
title-panorama = panorama
    .a = a panorama card
title-link = link
    .a = a link card
title-edge = edge
    .a = an edge card
title-centre = centre
    .a = a centre card
title-layout-cross = layout (cross)
    .a = a layout card (cross)
title-layout-square = layout (square)
    .a = a layout card (square)
title-hedge = hedge
    .a = a hedge card

## Ways to play, and what happens in them

title-training-a = training A
title-training-b = training B
title-training-c = training C
title-initiation = initiation
title-complete = complete game
title-solo = solo
title-briefing = before the start
title-arrange = everyone builds
title-decide = validate or go on
title-over = the game is over

## What the cards ask for, by card

wish-ta1 = Every yellow flower touches another yellow flower.
wish-ta2 = Every red flower touches another red flower.
wish-ta3 = No tree touches a tree.
wish-ta4 = No blue flower touches a red-fruit tree or a red flower.
wish-ta5 = A group of 6 or more grass tiles.
wish-ta6 = A group of 6 or more tiles with trees or flowers.
wish-tb1 = Every bench faces a red flower.
wish-tb2 = Every bench faces another bench.
wish-tb3 = A way of dirt tiles joins two opposite sides.
wish-tb4 = A way of flowers joins two opposite sides.
wish-tb5 = Yellow flowers and yellow-fruit trees only on the outer ring.
wish-tb6 = No bench on the outer ring.
wish-tc1 = A statue with a flower on each of its four sides.
wish-tc2 = A 3 x 3 block: dirt in the corners, a cross of grass.
wish-tc3 = Some hedges form a closed loop.
wish-tc4 = Some hedges form a path of 6 or more tiles.
wish-tc5 = Every hedge is connected to another hedge.
wish-x01 = Every yellow flower touches another yellow flower.
wish-x02 = Every red flower touches another red flower.
wish-x03 = Every blue flower touches another blue flower.
wish-x04 = Every red-fruit tree touches a red flower.
wish-x05 = Every yellow-fruit tree touches a blue flower.
wish-x06 = Every bench touches a tree.
wish-x07 = Every bench touches a flower.
wish-x08 = Every bench touches a statue.
wish-x09 = Every yellow flower touches a hedge.
wish-x10 = Every plain tile touches another plain tile.
wish-x11 = No tree touches a tree.
wish-x12 = No blue flower touches a red-fruit tree or a red flower.
wish-x13 = No bench touches a bench.
wish-x14 = No yellow flower touches a red flower.
wish-x15 = No statue touches a tree.
wish-x16 = No statue touches a hedge.
wish-x17 = No bench touches a hedge.
wish-x18 = No yellow-fruit tree touches a yellow flower.
wish-x19 = No red-fruit tree touches a plain tile.
wish-x20 = No plain tile touches a hedge.
wish-x21 = A group of 12 or more grass tiles.
wish-x22 = A group of 12 or more dirt tiles.
wish-x23 = A group of 6 or more flowers.
wish-x24 = A group of 10 or more tiles with trees or flowers.
wish-x25 = A group of 6 or more hedge tiles.
wish-x26 = A group of 6 or more tiles, plain or with benches.
wish-x27 = A group of 6 or more tiles with trees or benches.
wish-x28 = A group of 5 or more red flowers and red-fruit trees.
wish-x29 = Every bench faces a red flower.
wish-x30 = Every bench faces a yellow flower.
wish-x31 = Every bench faces a blue flower.
wish-x32 = Every bench faces a red-fruit tree.
wish-x33 = Every bench faces a yellow-fruit tree.
wish-x34 = Every bench faces a statue.
wish-x35 = Every bench faces another bench.
wish-x36 = Every bench faces a hedge.
wish-x37 = A way of grass tiles joins two opposite sides.
wish-x38 = A way of dirt tiles joins two opposite sides.
wish-x39 = A way of flowers and statues joins two opposite sides.
wish-x40 = A way of trees and flowers joins two opposite sides.
wish-x41 = A way of hedge tiles and plain tiles joins two opposite sides.
wish-x42 = Yellow flowers and yellow-fruit trees only on the outer ring.
wish-x43 = Plain tiles only on the outer ring.
wish-x44 = Yellow flowers only on the outer ring.
wish-x45 = Yellow-fruit trees and plain tiles only on the outer ring.
wish-x46 = Yellow flowers, yellow-fruit trees and plain tiles only on the outer ring.
wish-x47 = No bench on the outer ring.
wish-x48 = No red flower on the outer ring.
wish-x49 = No red-fruit tree on the outer ring.
wish-x50 = No blue flower on the outer ring.
wish-x51 = No statue on the outer ring.
wish-x52 = A statue with a flower on each of its four sides.
wish-x53 = A bench with grass on each of its four sides.
wish-x54 = A red-fruit tree with dirt on each of its four sides.
wish-x55 = A 3 x 3 block: dirt in the corners, a cross of grass.
wish-x56 = A 3 x 3 block: grass in the corners, a cross of dirt.
wish-x57 = Some hedges form a closed loop.
wish-x58 = Some hedges form a path of 6 or more tiles.
wish-x59 = Every hedge is connected to another hedge.
wish-x60 = Some hedges form a closed loop of 6 or more tiles.
wish-e01 = Every flower touches a flower of its own colour.
wish-e02 = Every bench touches a flower and a tree.
wish-e03 = Every red-fruit tree touches a red flower and every red flower touches a red-fruit tree.
wish-e04 = Every statue touches at least two flowers.
wish-e05 = No tree touches a tree, not even by a corner.
wish-e06 = No bench touches a hedge or a plain tile.
wish-e07 = No red or blue flower touches a hedge.
wish-e08 = No tree touches a hedge.
wish-e09 = A group of 16 or more grass tiles.
wish-e10 = A group of 16 or more dirt tiles.
wish-e11 = Two separate groups of flowers, each of 3 or more.
wish-e12 = A group of 7 or more tiles with trees or benches.
wish-e13 = Every bench faces a statue; trees and hedges block the view.
wish-e14 = Every bench faces at least two flowers.
wish-e15 = Every bench faces a red-fruit tree and no plain tile.
wish-e16 = Every bench faces another bench and also a flower.
wish-e17 = A way of trees and benches joins two opposite sides.
wish-e18 = A way of flowers and trees that stand on grass joins two opposite sides.
wish-e19 = A whole row or column of dirt tiles.
wish-e20 = Each corner of the garden is a plain tile or a yellow flower.
wish-e21 = No blue flower and no statue on the outer ring.
wish-e22 = No bench and no red-fruit tree on the outer ring.
wish-e23 = A statue with a flower diagonally at each of its four corners.
wish-e24 = A statue between two flowers one way and two benches the other way.
wish-e25 = A dirt tile in the middle of eight grass tiles.
wish-e26 = Some hedges form a closed loop around at least one tile.
wish-e27 = Some hedges form a path of 8 or more tiles.

## What happens

dealt = The tiles are dealt into piles of { $sizes }.
begins = { $you ->
    [yes] You go first and hold the first card.
   *[no] { $who } goes first and holds the first card.
}
laid-open = A card is laid out: { $wish }
starts = { $you ->
    [yes] You start the game.
   *[no] { $who } starts the game.
}
turns-sand = { $you ->
    [yes] You turn the sand timer over.
   *[no] { $who } turns the sand timer over.
}
lays = { $you ->
    [yes] You lay { $tile_a } at { $cell }.
   *[no] { $who } lays { $tile_a } at { $cell }.
}
lays-bench = { $you ->
    [yes] You lay { $tile_a } at { $cell }, facing { $way }.
   *[no] { $who } lays { $tile_a } at { $cell }, facing { $way }.
}
lays-hedge = { $you ->
    [yes] You lay { $tile_a } at { $cell }, from { $from } to { $to }.
   *[no] { $who } lays { $tile_a } at { $cell }, from { $from } to { $to }.
}
turns-bench = { $you ->
    [yes] You turn the { $tile } at { $cell } to face { $way }.
   *[no] { $who } turns the { $tile } at { $cell } to face { $way }.
}
turns-hedge = { $you ->
    [yes] You turn the { $tile } at { $cell }: it now runs from { $from } to { $to }.
   *[no] { $who } turns the { $tile } at { $cell }: it now runs from { $from } to { $to }.
}
gives = { $you ->
    [yes] You take the { $tile } away from { $cell } and give it to { $to }.
   *[no] { $to_you ->
        [yes] { $who } takes the { $tile } away from { $cell } and gives it to you.
       *[no] { $who } takes the { $tile } away from { $cell } and gives it to { $to }.
    }
}
keeps = { $you ->
    [yes] You take the { $tile } away from { $cell }.
   *[no] { $who } takes the { $tile } away from { $cell }.
}
ready = { $you ->
    [yes] You’re ready.
   *[no] { $who } is ready.
}
not-ready = { $you ->
    [yes] You’re no longer ready.
   *[no] { $who } is no longer ready.
}
compliant = { $you ->
    [yes] The check: you say “it fits”. All your cards are met.
   *[no] The check: { $who } says “it fits”. All of { $who }’s cards are met.
}
non-compliant = { $you ->
    [yes] The check: you say “it doesn’t fit”. Not all your cards are met.
   *[no] The check: { $who } says “it doesn’t fit”. Not all of { $who }’s cards are met.
}
wish-met = { $you ->
    [yes] Your card is met: { $wish }
   *[no] { $who }’s card is met: { $wish }
}
wish-unmet = { $you ->
    [yes] Your card isn’t met: { $wish }
   *[no] { $who }’s card isn’t met: { $wish }
}
check-failed = The garden doesn’t meet every card yet: change it, then say you’re ready again.
check-passed = The garden meets every card: it’s done.
without-card = { $you ->
    [yes] You have no card.
   *[no] { $who } has no card.
}
turned-up = { $you ->
    [yes] Your card is turned face up: { $wish }
   *[no] { $who }’s card is turned face up: { $wish }
}
draws = { $you ->
    [yes] You draw { $sort_a }.
   *[no] { $who } draws { $sort_a }.
}
new-wish = { $you ->
    [yes] Your new card: { $wish }
   *[no] { $who }’s new card: { $wish }
}
validated = { $you ->
    [yes] Your card is validated: { $wish }
   *[no] { $who }’s card is validated: { $wish }
}
validated-last = Validated at the end: { $wish }
discards = { $you ->
    [yes] You discard { $sort_a }.
   *[no] { $who } discards { $sort_a }.
}
reshuffles = The discarded cards are shuffled into a new draw pile.
goes-on = { $you ->
    [yes] You keep your cards in play.
   *[no] { $who } keeps the cards in play.
}
round-begins = Round { $round } begins.

## How it ended

sand-out = The sand has run out.
goal-reached = The training is complete.
cards-out = There are no cards left to draw.
move-limit = The move limit is reached.

## The score pad

pad-validated = Validated cards
pad-proven = Cards in play that count
pad-discards = { $house_free_discards ->
    [0] Discarded cards
    [one] Discarded cards after the first
   *[other] Discarded cards after the first { $house_free_discards }
}

## Why a move isn't possible

no-game-over = The game is over.
no-seat = Only players can move.
no-move-before-first = Before the start, only { $first } can move.
no-move-before-start = Start the game first.
no-second-start = The game has already started.
no-move-undecided = First decide: validate your cards or go on.
no-decision = There’s nothing to decide now. That comes after a round, when you play alone.
no-such-tile = You can’t lay the { $tile }: it’s neither on top of your pile nor open in front of you.
no-turning = A tile can’t be turned where it lies. Take it away first.
no-change = The { $tile } already lies that way.
no-free-cell = There’s already a tile at { $cell }.
no-first-elsewhere = The first tile goes in the middle, at { $cell }.
no-neighbour = A tile must touch the garden, side to side.
no-more-rows = The garden would be more than { $most } rows high.
no-more-columns = The garden would be more than { $most } columns wide.
no-hole = That would close off an empty space.
no-tile-there = There’s no tile at { $cell }.
no-edge = That tile isn’t at the edge of the garden.
no-splitting = The garden would fall apart.
no-keeping = You can’t keep a tile you take away: give it to somebody else.
no-taker = Choose who gets the tile.
no-such-taker = Nobody sits there.
no-giving-alone = When you play alone, you keep the tiles you take away.
no-complete-garden = { $missing ->
    [one] The garden isn’t complete: one tile is missing.
   *[other] The garden isn’t complete: { $missing } tiles are missing.
}
no-ready-twice = You’ve already said you’re ready.
no-second-check = This garden has just failed the check. Change something first.
no-ready-to-take-back = You haven’t said you’re ready.
no-such-card = { $cards ->
    [0] You have no card in play.
    [one] You have just one card in play.
   *[other] You have just { $cards } cards in play.
}
no-other-card = There’s no other card to draw.

## Offers: a title and a smaller line

offer-place = Lay the { $tile }
offer-place-bench = Lay the { $tile }, facing { $way }
offer-place-hedge = Lay the { $tile }, from { $from } to { $to }
offer-turn-bench = Turn the { $tile } to face { $way }
offer-turn-hedge = Turn the { $tile }: from { $from } to { $to }
offer-at = at { $cell }
offer-remove = Take away the { $tile } at { $cell }
offer-give = for { $to }
offer-keep = to lay it elsewhere
offer-discard = { $number ->
    [1] Discard your oldest card
    [2] Discard your second card
    [3] Discard your third card
   *[other] Discard card { $number }
}
offer-discard-free = this one is free
offer-discard-costs = { $house_discard_cost ->
    [one] costs one point
   *[other] costs { $house_discard_cost } points
}
offer-start = Start
offer-start-line = and lay the first tile
offer-start-sand = turn the sand timer over
offer-ready = Ready
offer-ready-line = check the garden against every card
offer-call = Call the check
offer-wait = Wait
offer-wait-line = not ready after all
offer-validate = Validate
offer-validate-line = { $house_solo_cards ->
    [one] all cards in play, and draw a new one
   *[other] all cards in play, and draw { $house_solo_cards } new ones
}
offer-continue = Go on
offer-continue-line = keep these cards and draw one more

## What moves of a sort are called together, by what their notation begins with

sort-place = Lay a tile
sort-remove = Take a tile away
sort-discard = Discard a card
sort-start = Start
sort-ready = Ready
sort-wait = Wait
sort-validate = Validate
sort-continue = Go on

## What a path still asks for: one, and ".many"

noun-tile = one of your tiles
    .many = tiles
noun-turn = which way it lies
    .many = ways
noun-cell = a place in the garden
    .many = places
noun-give = who gets it
    .many = players
noun-take = your tray
    .many = trays
noun-wish = one of your cards
    .many = cards
noun-crate = the crate
    .many = crates

## The status line, after "Everyone plays at once:"

status-start = read your card, then start
status-start-sand = read your card, then turn the sand over
status-decide = validate your cards, or go on
status-wait = you’re ready; wait, or change something
status-ready = every tile is laid; say you’re ready, or change something
status-call = every tile is laid; call the check, or change something
status-place = lay a tile, or take one away and give it to somebody
status-failed = somebody’s card isn’t met; take a tile away and give it to somebody
status-watch = take a tile away and give it to somebody, or watch

## A seat's numbers

fact-tiles = tiles

## What stands on the board, and what a screen reader says of its pieces

board-oldest = { $you ->
    [yes] Your oldest
   *[no] { $who }
}
board-card = { $you ->
    [yes] Your card
   *[no] { $who }
}
board-held = { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}
board-no-card = You have no card: watch what the others take away.
board-no-tile = { $you ->
    [yes] no tile in your tray
   *[no] no tile in { $who }’s tray
}
board-missing = { $missing ->
    [one] one tile to go
   *[other] { $missing } tiles to go
}
board-missing-short = { $missing } to go
board-change = change something
board-no-sand = no timer
board-sand-of = left of { $timer }
board-silence = Silence
board-silence-line = Only tiles speak until the game is over.
board-together = Together
board-target = { $done } of { $target } done
board-last-garden = one more garden
board-round = round { $round }
board-validated = { $cards } validated
board-next = next
board-free = free
board-ready = ready
board-compliant = { $now ->
    [yes] it fits
   *[no] it fitted
}
board-non-compliant = { $now ->
    [yes] it doesn’t fit
   *[no] it didn’t fit
}
level-practise = practise more
level-good-start = good start
level-going-well = going well
level-cheer = worth a cheer
level-impressive = impressive
level-experts = experts
label-garden = the garden
label-empty = row { $row }, column { $column }: empty
label-too-far = row { $row }, column { $column }: too far from the garden’s other end
label-tile = row { $row }, column { $column }: { $tile }
label-tile-bench = row { $row }, column { $column }: { $tile }, facing { $way }
label-tile-hedge = row { $row }, column { $column }: { $tile }, from { $from } to { $to }
label-offends = goes against a card ({ $sort })
label-card = { $age ->
    [oldest] { $you ->
        [yes] your card, the oldest: { $wish }
       *[no] { $who }’s card, the oldest: { $wish }
    }
    [newest] { $you ->
        [yes] your card, the newest: { $wish }
       *[no] { $who }’s card, the newest: { $wish }
    }
   *[other] { $you ->
        [yes] your card: { $wish }
       *[no] { $who }’s card: { $wish }
    }
}
label-card-down = { $age ->
    [oldest] { $you ->
        [yes] your card, the oldest: { $sort }, face down
       *[no] { $who }’s card, the oldest: { $sort }, face down
    }
    [newest] { $you ->
        [yes] your card, the newest: { $sort }, face down
       *[no] { $who }’s card, the newest: { $sort }, face down
    }
   *[other] { $you ->
        [yes] your card: { $sort }, face down
       *[no] { $who }’s card: { $sort }, face down
    }
}
label-up = Face up.
label-met = This garden meets it.
label-unmet = This garden doesn’t meet it.
label-give = { $tiles ->
    [one] { $who }: one tile; a tile you give away goes here
   *[other] { $who }: { $tiles } tiles; a tile you give away goes here
}
label-takes = a tile you give away goes here
label-pile = { $you ->
    [yes] { $tile }, top of your pile of { $count }
   *[no] { $tile }, top of { $who }’s pile of { $count }
}
label-reserve = { $you ->
    [yes] { $tile }, open in front of you
   *[no] { $tile }, open in front of { $who }
}
label-tray = your tray: a tile you take away comes here
label-way-bench = bench facing { $way }
label-way-hedge = { $tile } from { $from } to { $to }
label-sand = sand: { $left } left of { $timer }
label-score = { $points ->
    [one] together one point, { $reached }; { $validated } validated, { $discarded } discarded; round { $round }
   *[other] together { $points } points, { $reached }; { $validated } validated, { $discarded } discarded; round { $round }
}
label-next = { $you ->
    [yes] next card, for you: { $sort }.
   *[no] next card, for { $who }: { $sort }.
}
label-next-none = no card left to draw.
label-training = The cards of this training: { $wishes }
label-crate-shut = crate of discarded cards: { $cards }; there’s no other card to draw
label-crate = { $free ->
    [yes] crate of discarded cards: { $cards }; the next one is free
   *[no] { $house_discard_cost ->
        [one] crate of discarded cards: { $cards }; the next one costs a point
       *[other] crate of discarded cards: { $cards }; the next one costs { $house_discard_cost } points
    }
}
label-seat = { $you ->
    [yes] { $tiles ->
        [one] you: one tile, { $said }
       *[other] you: { $tiles } tiles, { $said }
    }
   *[no] { $tiles ->
        [one] { $who }: one tile, { $said }
       *[other] { $who }: { $tiles } tiles, { $said }
    }
}
label-cards = cards: { $sorts }

## Why a bot made its move

sign-silent = There is nothing to do.
sign-start = Somebody has to start.
sign-enough = { $cards } cards at once are enough.
sign-one-more = One more card can be met.
sign-somebody-else = Somebody else’s card isn’t met: let them show what they want.
sign-own-met = The cards in hand are met.
sign-quiet = Nobody is changing anything, and the cards in hand are met.
sign-look-first = Whoever has the newest card looks first.
sign-let-show = Let them show what they want.
sign-go-on = Somebody has to go on.
sign-others-hold = Others have the missing tiles.
sign-wants = { $you ->
    [yes] You seem to want this: { $wish }
   *[no] { $who } seems to want this: { $wish }
}
sign-own-card = For the card in hand: { $wish }
sign-grow = It fits every card I know of.
sign-make-way = It makes way for a tile that fits better.

## The table in text, for the terminal

sketch-head = { $mode }, round { $round }, { $phase }
sketch-sand = { $left } of sand left
sketch-played = { $time } played
sketch-counts = gardens { $gardens }   validated { $validated }   discarded { $discarded }
sketch-next = { $left ->
    [one] next card: { $sort }, the last one
   *[other] next card: { $sort }, { $left } left
}
sketch-pile = pile of { $count }: { $tile }
sketch-open = open: { $tiles }
sketch-hidden = { $sort } (hidden)
sketch-proven = Counts at the end.
sketch-plain = plain
sketch-key = "grass .dirt  F flower, T tree: r red, y yellow, b blue  B^ bench, facing north  St statue  └ hedge

## The lesson

puzzle-task = Find the garden that meets all three cards: add the tiles from your reserve, move others if you like, and say that you’re ready.
lesson-1-see = You all lay one garden together, without a word. Only you know your wish: **Every red flower touches another red flower**.
lesson-1-ask = The others see only the back of that card, which shows what kind of wish it is.
lesson-2-see = There are no turns: once the game has started, everyone moves when they like. This lesson runs without a timer.
lesson-2-ask = Press **Start**.
lesson-2-said = Now you can lay tiles. The garden will be a square of four by four.
lesson-2-but = You could discard a wish that looks hopeless. This one isn’t: press Start.
lesson-3-see = You lay the top tile of your pile: **plain grass**. It has to touch the garden.
lesson-3-ask = Lay it in **row 6, column 3**.
lesson-3-heard = The bot laid a tree right below the red flower: the only free place next to it.
lesson-3-but = You could. But start the last row at its left end: row 6, column 3.
lesson-4-see = You need that place for your second red flower. You can’t say so, but you can take the tree away and give it back.
lesson-4-ask = Choose the tree in **row 6, column 4**, then the bot.
lesson-4-said = The tree is in front of the bot again. Only tiles at the edge can be taken away, and they always go to somebody else.
lesson-4-but = You could. But make room below the red flower first: row 6, column 4.
lesson-5-see = Your pile shows the other **red flower** now.
lesson-5-ask = Lay it in **row 6, column 4**, below the first one.
lesson-5-said = Your wish is fulfilled.
lesson-5-heard = The bot has laid its last two tiles: the square is complete.
lesson-5-but = You could. But your wish needs this flower below the other red one.
lesson-6-see = When nobody wants to change anything, the garden is checked against all wishes.
lesson-6-ask = Say **Ready**.
lesson-6-said = Everyone has to be ready.
lesson-6-heard = The garden fits, and the bot has drawn a wish of its own. It took two tiles away and gave them to you.
lesson-6-but = You could change more. But your wish is fulfilled: say Ready.
lesson-7-see = What does the bot want? It took away the tree that lay below another tree. Perhaps trees mustn’t touch.
lesson-7-ask = Lay the **tree on dirt** in **row 6, column 6**, away from the others.
lesson-7-said = The bot leaves it there: a good sign.
lesson-7-but = You could try. But lay the tree where it touches no other tree: row 6, column 6.
lesson-8-see = One place is free, and your **blue flower** is the last tile.
lesson-8-ask = Lay it in **row 6, column 5**.
lesson-8-said = The square is complete again.
lesson-8-but = You could. But fill the gap first: row 6, column 5.
lesson-9-see = Your red flowers still touch, so your own wish is still fulfilled.
lesson-9-ask = Say **Ready** once more.
lesson-9-heard = Both comply! You guessed the bot’s wish, and a third card comes into play.
lesson-9-but = You could. But have it checked first: say Ready.
lesson-ends = That’s the whole language: lay, take away, give, ready. You may discard a wish you can’t fulfil; the first discard is free.
    When a fourth card comes, the oldest is validated: a point for all of you. Play on; the bot now moves when it likes.

## What the pieces are

about-next = The back of the next card shows its kind, not its wish. There are ten kinds: together (what touches what), apart (what mustn’t touch), group, panorama (what benches see), link (a way across the garden), edge, centre, two layouts (patterns), hedge.
about-other-wish = Somebody else’s wish. Its back shows the kind: together, apart, group, panorama, link, edge, centre, a layout or hedge.
about-open-wish = A wish that everyone may read. It counts like any other, for as long as it’s in play.
about-wish = Your wish for the garden. Nobody else sees it: show it by the tiles you take away. { $house_free_discards ->
    [0] You may discard it and draw another, but that costs points.
    [one] You may discard it and draw another; only the first discard is free.
   *[other] You may discard it and draw another; the first { $house_free_discards } discards are free.
}
about-sand = When the sand has run out, the game ends. It never stops.
about-score = { $house_free_discards ->
    [0] Everyone’s points: 1 for each validated card, minus { $house_discard_cost } for each discard.
    [one] Everyone’s points: 1 for each validated card, minus { $house_discard_cost } for each discard after the first.
   *[other] Everyone’s points: 1 for each validated card, minus { $house_discard_cost } for each discard after the first { $house_free_discards }.
}
about-ready = When the garden is complete and you like it, say so. All wishes are checked when everyone is ready, or, if the table has agreed on that, as soon as anyone calls.
about-crate = { $house_free_discards ->
    [0] Discarded cards. Points that each of them costs: { $house_discard_cost }.
    [one] Discarded cards. The first one is free; points that each further one costs: { $house_discard_cost }.
   *[other] Discarded cards. The first { $house_free_discards } are free; points that each further one costs: { $house_discard_cost }.
}
about-give = A tile you take away goes to somebody else: choose the tile, then who gets it.

## The box and its options

box-line = Build one garden together in silence: secret wishes, no turns, fifteen minutes of sand.
option-mode = training, initiation, the complete game or solo
option-seats = number of players: 2 to 4, or 1 in solo; 5 and 6 are beyond the printed box
option-deck = the cards, except in training
option-timer = seconds of sand; 0: no timer; if left out, what the mode says
option-check = who has to be ready for a check: everyone, or just the first to call
option-first = who goes first
option-move_limit = the number of moves after which the game ends

## Numbers that a table may change: what each of them is

house-cards_in_play = cards in play at most
house-cards_drawn = cards drawn after a garden
house-free_discards = discards that cost nothing
house-discard_cost = points that each further discard costs
house-goal_a = cards to validate in training A
house-goal_b = cards to validate in training B
house-goal_c = cards to validate in training C
house-team_good_start = with others: points for “A good start”
house-team_going_well = with others: points for “Going well”
house-team_cheer = with others: points for “Something to cheer about”
house-team_impressive = with others: points for “Impressive”
house-team_experts = with others: points for “Experts”
house-solo_good_start = alone: points for “A good start”
house-solo_going_well = alone: points for “Going well”
house-solo_cheer = alone: points for “Something to cheer about”
house-solo_impressive = alone: points for “Impressive”
house-solo_experts = alone: points for “Experts”
house-standard_cards = standard cards in the deck
house-expert_cards = expert cards in the deck
house-solo_cards = solo: cards drawn at the start and after validating
house-solo_validations = solo: how many times you may validate

## Options at a new table: what they're called, what they mean, and names of their values

ask-mode = How to play
    .help = Training A to C lead through the kinds of wishes step by step; in the initiation older cards lie face up.
    .training-a = Training A
    .training-b = Training B
    .training-c = Training C
    .initiation = Initiation
    .complete = Complete game
    .solo = Solo
ask-deck = Cards
    .help = Training has its own cards.
    .standard = Standard
    .expert = Expert
    .mixed = Mixed
ask-check = When the garden is checked
    .all = When everyone is ready
    .call = When anyone calls
ask-first = Who begins
    .help = This player turns the sand timer and gets the first card.

## Options that don't fit together

wrong-solo-seats = The mode { $mode } is for one player (got { $seats }).
wrong-mode-seats = The mode { $mode } is for { $low } to { $high } players (got { $seats }).
wrong-deck = The mode { $mode } has its own cards, so it can’t use the deck { $deck }.
wrong-levels = A higher level of success must not begin earlier: they begin at { $points } points.
wrong-goal = The mode { $mode } has { $cards } cards, and { $kept } stay in play: its goal can be { $most } at most (got { $goal }).

## Positions that can't be, and events of the clock

position-verdicts = “verdicts” has { $count } entries; it must have one for each of the { $seats } seats, or none.
position-solo-only = “{ $field }” has { $value }, which only the solo game knows.
position-validated = The phase is “decide”, but all { $validations } validations have been made.
position-over = “{ $field }” is { $value }, so the game is over, but the phase is “{ $phase }”.
position-uneven = The rows of “{ $field }” must be as long as the first, with { $width } cells (got { $row }).
position-no-tile = “{ $field }” names { $tile }, which isn’t a tile of this game, whichever way it’s turned.
position-wide = The garden must fit in { $side } × { $side } cells.
position-apart = The tiles of the garden must all be connected.
position-closed = The garden must not enclose an empty space.
no-clock-event = { $event } isn’t an event of the clock. Those are written “tick MILLISECONDS” and “time-up”.
no-timer-running = The timer hasn’t been turned over yet.
no-timer = This game has no timer that could run out.
no-such-time = { $event }: no game takes that long.
no-time-back = { $event }: the clock already shows { $clock }.

## A finished game taken apart

account-curve = The garden over time
account-sum = { $cards ->
    [one] One card validated and { $gardens } gardens completed in { $time }.
   *[other] { $cards } cards validated and { $gardens } gardens completed in { $time }.
}
account-tiles = Tiles were laid { $laid } times and taken off { $taken } times.
account-standstill = The longest time in which nobody touched the garden was { $time }, from { $from } to { $to }.
account-how = Times are minutes and seconds of sand. A tile hurts a card where the garden is further from meeting it with the tile than without, by the same count that judges a complete garden. Whoever held such a card could have known, and everyone where it lay face up; others could only be told by moves.
account-who = { $owner }
account-tile = { $tile }
account-sort = { $sort }
account-cards = All cards
account-minutes = Where the minutes went
account-again = Tiles that were laid and taken off again
account-failed = Checks that failed, and why
account-card = Card
account-whose = Whose
account-drawn = Drawn
account-fate = What became of it
account-broke = Checks it failed
account-in-play = still in play
account-validated = validated
account-validated-at = validated at { $time }
account-discarded = discarded
account-discarded-at = discarded at { $time }
account-garden = Garden
account-took = Took
account-laid = Laid
account-taken = Taken off
account-failed-checks = Failed checks
account-thing = Tile
account-laid-by = Laid by
account-when = When
account-taken-by = Taken off by
account-hurt = Whose card it hurt, or what followed
account-type = Type
account-hurt-none = hurt no card
account-instead = hurt no card; then { $tile_a } was laid there
account-back = hurt no card; it was laid in the same place again
account-elsewhere = hurt no card; it was laid in another place
account-own-card = { $cards }: known when it was laid
account-others-card = { $cards }: unknown to whoever laid it
account-later-card = { $cards }: drawn only later
account-no-cards = No card was drawn.
account-no-gardens = No garden was completed.
account-no-tiles = No tile was taken off again.
account-no-checks = No check failed.
