### The Gardens in English. docs/words.md says how these files work.

## What is on the cards. Forms: ".a" with an article

title-wattle = wattle
    .a = a wattle
title-bottlebrush = bottlebrush
    .a = a bottlebrush
title-jacaranda = jacaranda
    .a = a jacaranda
title-palm = palm
    .a = a palm
title-two-wattle = two wattles
    .a = two wattles
title-two-bottlebrush = two bottlebrushes
    .a = two bottlebrushes
title-two-jacaranda = two jacarandas
    .a = two jacarandas
title-two-palm = two palms
    .a = two palms
title-statue = statue
    .a = a statue
title-fountain = fountain
    .a = a fountain
title-bench = bench
    .a = a bench
title-stream = stream
    .a = a stream
title-path = path
    .a = a path
title-path-to = path { $ways }
    .a = a path { $ways }
title-pair = { $one } and { $two }
    .a = { $one_a } and { $two_a }
title-card = { $one }
    .a = { $one_a }
title-card-with = { $one } with { $two_a }
    .a = { $one_a } with { $two_a }
title-card-with-both = { $one } with { $two_a } and { $three_a }
    .a = { $one_a } with { $two_a } and { $three_a }
title-no-card = empty
title-central-board = the Central Board
title-left = left
title-right = right

## Landmarks. Forms: ".the" within a sentence, ".short" where there is little room

title-opera-house = Sydney Opera House
    .the = the Opera House
    .short = Opera House
title-harbour-bridge = Sydney Harbour Bridge
    .the = the Harbour Bridge
    .short = Harbour Bridge
title-fort-denison = Fort Denison
    .the = Fort Denison
    .short = Fort Denison
title-mrs-macquaries-chair = Mrs Macquarie’s Chair
    .the = Mrs Macquarie’s Chair
    .short = Mrs M’s Chair
title-moreton-bay-fig = Moreton Bay Fig
    .the = the Moreton Bay Fig
    .short = Moreton Bay Fig
title-conservatorium = Sydney Conservatorium of Music
    .the = the Conservatorium
    .short = Conserv­atorium
title-lion-gate = The Lion Gate
    .the = the Lion Gate
    .short = Lion Gate
title-duck-pond = The Duck Pond
    .the = the Duck Pond
    .short = Duck Pond
title-art-gallery = Art Gallery of New South Wales
    .the = the Art Gallery
    .short = Art Gallery
title-governor-phillip-fountain = Governor Phillip Fountain
    .the = the Governor Phillip Fountain
    .short = Phillip Fountain
title-state-library = State Library of New South Wales
    .the = the State Library
    .short = State Library
title-sydney-tower = Sydney Tower
    .the = Sydney Tower
    .short = Sydney Tower

## What happens

landmarks-in-play = Landmarks in play: { $landmarks }.
dealt = Row { $row }: { $cards_a_apart }.
begins = { $you ->
    [yes] You have the start player token and go first.
   *[no] { $who } has the start player token and goes first.
}
deals = { $you ->
    [yes] Round { $round } is dealt. You get the start player token.
   *[no] Round { $round } is dealt. { $who } gets the start player token.
}
lays = { $you ->
    [yes] You lay { $card_a } in row { $row }, column { $column }. Your visitor comes from column { $from }: { $gains }.
   *[no] { $who } lays { $card_a } in row { $row }, column { $column }. The visitor comes from column { $from }: { $gains }.
}
lays-for-later = { $you ->
    [yes] You lay { $card_a } in row { $row }, column { $column }. Your visitor comes from column { $from }: no points yet.
   *[no] { $who } lays { $card_a } in row { $row }, column { $column }. The visitor comes from column { $from }: no points yet.
}
gain-landmark = landmark +{ $points }
gain-trees = trees +{ $points }
gain-fountain = fountain +{ $points }
gain-bench = bench +{ $points }
gain-gate = Lion Gate +{ $points }
claims = { $you ->
    [yes] You reach { $landmark_the } first and use it from now on.
   *[no] { $who } reaches { $landmark_the } first and uses it from now on.
}
claims-points = { $you ->
    [yes] You reach { $landmark_the } first: +{ $points }.
   *[no] { $who } reaches { $landmark_the } first: +{ $points }.
}
reserves = { $you ->
    [yes] Fort Denison reserves { $card_a } for you.
   *[no] Fort Denison reserves { $card_a } for { $who }.
}
goes-back = { $you ->
    [yes] Your visitor in row { $row } goes back to the Central Board.
   *[no] { $who }’s visitor in row { $row } goes back to the Central Board.
}
finals = { $you ->
    [yes] At the end you score: trees { $trees }, streams { $streams }, paths { $paths }, statues { $statues }.
   *[no] At the end { $who } scores: trees { $trees }, streams { $streams }, paths { $paths }, statues { $statues }.
}
finals-landmarks = { $you ->
    [yes] At the end you score: trees { $trees }, streams { $streams }, paths { $paths }, statues { $statues }, landmarks { $landmarks }.
   *[no] At the end { $who } scores: trees { $trees }, streams { $streams }, paths { $paths }, statues { $statues }, landmarks { $landmarks }.
}

## How it ended

all-rounds = All { $rounds } rounds are played.

## The score pad

pad-carried = Brought forward
pad-mid-tree-match = Trees: matching trees seen
pad-mid-tree-streams = Trees: streams seen
pad-mid-tree-paths = Trees: paths seen
pad-mid-fountain-streams = Fountains: streams seen
pad-mid-fountain-variety = Fountains: kinds of feature seen
pad-mid-fountain-column = Fountains: fountains in the column
pad-mid-bench-neighbours = Benches: cards around them
pad-mid-bench-paths = Benches: paths leading there
pad-mid-bench-trees = Benches: kinds of tree next to them
pad-end-tree-types = End, trees: different kinds in each row
pad-end-tree-group = End, trees: largest group
pad-end-tree-balance = End, trees: balanced rows
pad-end-stream-length = End, streams: length
pad-end-path-network = End, paths: largest network
pad-end-statue-majority = End, statues: players with fewer statues
pad-end-statue-lines = End, statues: rows and columns
pad-end-statue-apart = End, statues: standing apart
pad-landmark-points = Landmarks: points
pad-landmark = Landmarks: { $landmark_short }

## Why a move isn't possible

no-game-over = The game is over.
no-turn = It’s { $other }’s turn.
no-action = That isn’t a move of this game.
no-card-there = That card ({ $card }) isn’t on offer.
no-more-of-row = { $count ->
    [one] You’ve already taken your card from row { $row } this round.
   *[other] You’ve already taken your { $count } cards from row { $row } this round.
}
no-reserved-card = That card ({ $card }) is reserved for { $keeper }.
no-other-card = Your last card from row { $row } this round must be the one you reserved: { $card_a }.
no-other-row = This card goes in row { $row }.
no-card-on-card = There’s a card there already.
no-gap = There are no gaps: lay it next to the other cards of row { $row }.
no-room = Row { $row } has no free cell on the { $side }.
no-library = The State Library isn’t yours.
no-library-text = Your State Library shows its points side, so it doesn’t call visitors back.
no-library-twice = You’ve already used the State Library this round.
no-visitor-away = Your visitor in row { $row } is already on the Central Board.
no-turn-before-reserving = First reserve a card with Fort Denison.
no-reserving-now = Fort Denison reserves a card only right after a deal.

## Offers: a title and a smaller line

offer-take = { $row }: { $card }
offer-take-left = ← to the left; the visitor walks from { $from } to { $to }
    .brief = ← to the left
offer-take-right = → to the right; the visitor walks from { $from } to { $to }
    .brief = → to the right
offer-reserve = Reserve from { $row }: { $card }
offer-reserve-line = nobody else may take it this round
offer-return = Call the visitor in row { $row } back
offer-return-line = State Library, once per round

## What moves of a sort are called together, by what their notation begins with

sort-take = Lay a card
sort-reserve = Reserve a card
sort-return = Call a visitor back

## What a path still asks for: one, and ".many"

noun-card = a card
    .many = cards
noun-cell = an end of its row
    .many = ends

## The status line, after "Your turn, Ines:"

status-reserve = choose the card that Fort Denison reserves for you this round
status-take = lay a card from row { $rows } at either end
status-take-or-return = lay a card from row { $rows } at either end, or call a visitor back first

## A seat's numbers

fact-owes = still to take
fact-none = nothing
fact-statues = statues
fact-holds = landmarks
fact-landmarks = { $landmarks_short }

## What stands on the board, and what a screen reader says of its pieces

board-round = round { $round } of { $rounds }
board-offer = On offer
board-scores = What scores
board-garden = { $you ->
    [yes] Your garden
   *[no] { $who }’s garden
}
board-rival = { $points ->
    [one] { $name }, 1 point
   *[other] { $name }, { $points } points
}
board-mid-tree-match = Matching trees
board-mid-tree-match-line = seen: 1, { $house_trees_2 }, { $house_trees_3 }, { $house_trees_4 }
board-mid-tree-streams = Trees by water
board-mid-tree-streams-line = 1 per stream card seen
board-mid-tree-paths = Trees by paths
board-mid-tree-paths-line = 1 per path card seen
board-mid-fountain-streams = Fountain
board-mid-fountain-streams-line = { $house_fountain_stream } per stream card seen
board-mid-fountain-variety = Fountain
board-mid-fountain-variety-line = 1 per kind of feature seen
board-mid-fountain-column = Fountains
board-mid-fountain-column-line = in its column: 1, 3, 6
board-mid-bench-neighbours = Bench
board-mid-bench-neighbours-line = { $house_bench_neighbour } per card around it
board-mid-bench-paths = Bench
board-mid-bench-paths-line = { $house_bench_path } per path leading to it
board-mid-bench-trees = Bench
board-mid-bench-trees-line = { $house_bench_tree } per kind of tree next to it
board-end-tree-types = Kinds of tree
board-end-tree-types-line = in each row: 1, { $house_trees_2 }, { $house_trees_3 }, { $house_trees_4 }
board-end-tree-group = Grove
board-end-tree-group-line = { $house_group_tree } per tree, largest group
board-end-tree-balance = Balance
board-end-tree-balance-line = { $house_balanced_row } per row with equal sides
board-end-stream-length = Streams
board-end-stream-length-line = 2 or 3 long: { $house_stream_2 }, { $house_stream_3 }
board-end-path-network = Paths
board-end-path-network-line = { $house_path_card } per cell, largest network
board-end-statue-majority = Statues
board-end-statue-majority-line = { $house_statue_majority } per player with fewer
board-end-statue-lines = Statues
board-end-statue-lines-line = { $house_statue_line } per row, { $house_statue_line } per column
board-end-statue-apart = Statues
board-end-statue-apart-line = { $house_statue_apart } for each that stands alone
label-tile-mid = { $title }, on the walk: { $line }
label-tile-end = { $title }, at the end: { $line }
label-deck-a = deck A, harbourside: { $left } cards
label-deck-b = deck B, centre: { $left } cards
label-deck-c = deck C, cityside: { $left } cards
label-cell = row { $row }, column { $column }: { $card }
label-card = { $card }, row { $row }
label-card-reserved = { $card }, row { $row }, reserved
label-garden = { $you ->
    [yes] Your garden. Row A: { $first }. Row B: { $second }. Row C: { $third }.
   *[no] { $who }’s garden. Row A: { $first }. Row B: { $second }. Row C: { $third }.
}
label-visitor = { $walked ->
    [yes] { $you ->
        [yes] your visitor in row { $row }, column { $column }; has walked this round
       *[no] { $who }’s visitor in row { $row }, column { $column }; has walked this round
    }
   *[no] { $you ->
        [yes] your visitor in row { $row }, column { $column }; can still walk this round
       *[no] { $who }’s visitor in row { $row }, column { $column }; can still walk this round
    }
}
label-token = { $you ->
    [yes] start player token: with you
   *[no] start player token: with { $who }
}
label-landmark-points = landmark { $landmark }: { $points } points, free
label-landmark-points-held = { $you ->
    [yes] landmark { $landmark }: { $points } points, yours
   *[no] landmark { $landmark }: { $points } points, { $who } has it
}
label-landmark-text = landmark { $landmark }: an effect, free
label-landmark-text-held = { $you ->
    [yes] landmark { $landmark }: an effect, yours
   *[no] landmark { $landmark }: an effect, { $who } has it
}
label-owes = still to take this round: { $rows }.
label-owes-row = { $count } from { $row }
label-laid = In the garden: { $streams } streams, { $statues } statues, { $trees } trees.

## Why a bot made its move: what gets better, or worse for a rival

sign-trees = The trees will score more at the end.
sign-trees-lost = { $you ->
    [yes] Your trees will score less at the end.
   *[no] { $who }’s trees will score less at the end.
}
sign-streams = The streams will score more at the end.
sign-streams-lost = { $you ->
    [yes] Your streams will score less at the end.
   *[no] { $who }’s streams will score less at the end.
}
sign-paths = The paths will score more at the end.
sign-paths-lost = { $you ->
    [yes] Your paths will score less at the end.
   *[no] { $who }’s paths will score less at the end.
}
sign-statues = The statues will score more at the end.
sign-statues-lost = { $you ->
    [yes] Your statues will score less at the end.
   *[no] { $who }’s statues will score less at the end.
}
sign-landmarks = The landmarks will score more at the end.
sign-landmarks-lost = { $you ->
    [yes] Your landmarks will score less at the end.
   *[no] { $who }’s landmarks will score less at the end.
}
sign-next-tree = The next tree will score more.
sign-next-tree-more = The next tree scores more this way.
sign-next-tree-lost = { $you ->
    [yes] Your next tree will score less.
   *[no] { $who }’s next tree will score less.
}
sign-far-tree = A tree at the far end of a row will score more.
sign-next-fountain = The next fountain will score more.
sign-next-fountain-more = The next fountain scores more this way.
sign-next-fountain-lost = { $you ->
    [yes] Your next fountain will score less.
   *[no] { $who }’s next fountain will score less.
}
sign-far-fountain = A fountain at the far end of a row will score more.
sign-next-bench = The next bench will score more.
sign-next-bench-more = The next bench scores more this way.
sign-next-bench-lost = { $you ->
    [yes] Your next bench will score less.
   *[no] { $who }’s next bench will score less.
}
sign-far-bench = A bench at the far end of a row will score more.
sign-tree-types = A row comes closer to having every kind of tree.
sign-stream-nearly = A column needs just one more stream.
sign-stream-whole = A column’s stream is complete.
sign-stream-begins = A stream begins in a column.
sign-stream-grows = A column’s stream grows.
sign-open-paths = Paths stay open to be joined.
sign-open-paths-more = More paths stay open to be joined.
sign-paths-joined = Open paths are joined.
sign-statue = One more statue.
sign-statues-ahead = That gains ground in statues.
sign-statues-behind = { $you ->
    [yes] You lose ground in statues.
   *[no] { $who } loses ground in statues.
}
sign-first = First choice next round.
sign-first-lost = { $you ->
    [yes] You won’t choose first next round.
   *[no] { $who } won’t choose first next round.
}

## The table in text, for the terminal

sketch-over = The Gardens · the game is over
sketch-turn = { $you ->
    [yes] The Gardens · round { $round } of { $rounds } · token: { $first } · you take a card
   *[no] The Gardens · round { $round } of { $rounds } · token: { $first } · { $who } takes a card
}
sketch-reserving = { $you ->
    [yes] The Gardens · round { $round } of { $rounds } · token: { $first } · you reserve a card
   *[no] The Gardens · round { $round } of { $rounds } · token: { $first } · { $who } reserves a card
}
sketch-mid = on the walk
sketch-end = at the end
sketch-mid-tree-match = tree: 1/{ $house_trees_2 }/{ $house_trees_3 }/{ $house_trees_4 } for 1-4 matching trees seen
sketch-mid-tree-streams = tree: 1 per stream seen
sketch-mid-tree-paths = tree: 1 per path seen
sketch-mid-fountain-streams = fountain: { $house_fountain_stream } per stream seen
sketch-mid-fountain-variety = fountain: 1 per kind of feature seen
sketch-mid-fountain-column = fountain: 1/3/6 for 1-3 fountains in its column
sketch-mid-bench-neighbours = bench: { $house_bench_neighbour } per card around it
sketch-mid-bench-paths = bench: { $house_bench_path } per path leading to it
sketch-mid-bench-trees = bench: { $house_bench_tree } per kind of tree next to it
sketch-end-tree-types = trees: 1/{ $house_trees_2 }/{ $house_trees_3 }/{ $house_trees_4 } for 1-4 kinds in a row
sketch-end-tree-group = trees: { $house_group_tree } per tree of the largest group
sketch-end-tree-balance = trees: { $house_balanced_row } per row with equal sides
sketch-end-stream-length = streams: { $house_stream_2 }/{ $house_stream_3 } for 2/3 in a column
sketch-end-path-network = paths: { $house_path_card } per card of the largest network
sketch-end-statue-majority = statues: { $house_statue_majority } per player with fewer
sketch-end-statue-lines = statues: { $house_statue_line } per row and column with one
sketch-end-statue-apart = statues: { $house_statue_apart } for each that stands alone
sketch-opera-house = end: { $house_opera_loop } per closed loop of paths
sketch-harbour-bridge = end: { $house_bridge_bench } per bench
sketch-fort-denison = each round: reserve a card
sketch-mrs-macquaries-chair = +{ $house_extra } whenever trees score
sketch-moreton-bay-fig = end: { $house_fig_tree } per tree of your commonest kind
sketch-conservatorium = end: neighbouring paths are joined
sketch-lion-gate = 1 per statue passed or stopped at
sketch-duck-pond = +{ $house_extra } whenever a fountain scores
sketch-art-gallery = end: 5 per column of three streams
sketch-governor-phillip-fountain = end: 3 per column, streams at top and bottom only
sketch-state-library = once a round: call a visitor back
sketch-sydney-tower = +{ $house_extra } whenever a bench scores
sketch-points = { $points } points
sketch-free = free
sketch-finals = { $name } · { $points } points · of these at the end: trees { $trees }, streams { $streams }, paths { $paths }, statues { $statues }
sketch-finals-landmarks = { $name } · { $points } points · of these at the end: trees { $trees }, streams { $streams }, paths { $paths }, statues { $statues }, landmarks { $landmarks }
sketch-finals-now = { $name } · { $points } points · the end would add { $more }: trees { $trees }, streams { $streams }, paths { $paths }, statues { $statues }
sketch-finals-now-landmarks = { $name } · { $points } points · the end would add { $more }: trees { $trees }, streams { $streams }, paths { $paths }, statues { $statues }, landmarks { $landmarks }
sketch-key = W wattle  B bottlebrush  J jacaranda  P palm   ~ stream  F fountain  H bench  S statue   @ visitor
sketch-board = Board
sketch-display = { $you ->
    [yes] On offer · what you would score now on the left / on the right
   *[no] On offer · what { $who } would score now on the left / on the right
}
sketch-decks = decks { $left }
sketch-owes = (owes { $count })
sketch-reserved = { $card } is reserved by Fort Denison

## The lesson: what each step shows and asks for, says when it's done, and answers to another move

lesson-1-see = Three rows of cards are on offer. Your garden has three rows too, with a **visitor** in each.
lesson-1-ask = A card goes into the row of its letter, at the left or the right end. That row’s visitor walks to it.
lesson-2-see = A tree scores by how many of its kind the visitor sees on the way: 1, 3, 6 or 10 points for 1, 2, 3 or 4.
lesson-2-ask = Lay the **bottlebrush** with the path at the left end of row A: choose the card, then the cell.
lesson-2-said = +1: the visitor has seen one bottlebrush.
lesson-2-heard = The bot took a card as well.
lesson-2-but = That’s legal too. But start with the bottlebrush, on the left: a second one is waiting.
lesson-3-see = Another **bottlebrush**. A visitor sees where the walk starts, where it ends, and everything in between.
lesson-3-ask = Lay it at the right end of row A, across the middle.
lesson-3-said = +3: both bottlebrushes were seen. The longer the walk, the more there is to see.
lesson-3-but = You could. But send the visitor on a long walk first: the second bottlebrush, on the right.
lesson-4-see = Two cards from row A are your share this round. A **stream** scores nothing by itself.
lesson-4-ask = Lay the one from row C at its left end.
lesson-4-said = Nothing yet. But fountains count streams, and at the end streams in one column score.
lesson-4-but = That would be fine. The lesson lays the stream of row C first, on the left: a fountain follows.
lesson-5-see = A **fountain** scores 1 for each stream its visitor sees on the way.
lesson-5-ask = Lay the fountain of row C at the right end, across the middle.
lesson-5-said = +2: the stream on the left, and the one on the fountain’s own card.
lesson-5-but = You could. But first lay the fountain on the right, so that its visitor passes the stream.
lesson-6-see = A **bench** scores 1 for each card around it, corners too. The Central Board counts as cards.
lesson-6-ask = Lay the bench at the left end of row B.
lesson-6-said = +5: three cells of the Central Board, the card above and the card below.
lesson-6-but = You could. But first the bench, on the left: it has the most neighbours there.
lesson-7-see = A **statue** waits for the end: ten points for each other garden that has fewer of them.
lesson-7-ask = Lay it at the right end of row B. Whether its path joins the others is up to you; nothing has to match.
lesson-7-said = Nothing yet: statues count at the end.
lesson-7-heard = Round 2 is dealt, and the start player token has moved on: the bot went first.
lesson-7-but = You could. But lay the statue first: it’s the last kind of card you haven’t laid.
lesson-8-see = At the end: different trees in a row (up to 10), streams above each other (2 or 5), the largest network of paths, and statues.
lesson-8-ask = So what scores nothing now may be worth a lot later.
lesson-9-see = Now choose for yourself. Once you pick a card, both of its cells show what it would score.
lesson-9-ask = Take any card you like.
lesson-9-said = Well chosen.
lesson-ends = That’s all there is to a turn. With two players you take two cards from each row per round, for four rounds; then trees, streams, paths
    and statues are counted once more. Play on!

## What the pieces are

about-opera-house = At the end: { $house_opera_loop } points for each loop that your paths close.
about-harbour-bridge = { $house_bridge_bench ->
    [one] At the end: 1 point for each bench in your garden.
   *[other] At the end: { $house_bridge_bench } points for each bench in your garden.
}
about-fort-denison = From the next round on, you reserve one card on offer after each deal. Nobody else may take it, and you must.
about-mrs-macquaries-chair = { $house_extra ->
    [one] 1 extra point each time you score trees on a walk.
   *[other] { $house_extra } extra points each time you score trees on a walk.
}
about-moreton-bay-fig = { $house_fig_tree ->
    [one] At the end: 1 point for each tree of the kind you have most of.
   *[other] At the end: { $house_fig_tree } points for each tree of the kind you have most of.
}
about-conservatorium = At the end, neighbouring path cards count as joined in your largest network, whichever way their paths lead.
about-lion-gate = 1 point for each statue that one of your visitors passes or stops at.
about-duck-pond = { $house_extra ->
    [one] 1 extra point each time you score a fountain on a walk.
   *[other] { $house_extra } extra points each time you score a fountain on a walk.
}
about-art-gallery = At the end: 5 extra points for each column with streams in all three rows.
about-governor-phillip-fountain = At the end: 3 points for each column with streams in rows A and C and none in row B.
about-state-library = Once per round, before you take a card, you may call one of your visitors back to the Central Board.
about-sydney-tower = { $house_extra ->
    [one] 1 extra point each time you score a bench on a walk.
   *[other] { $house_extra } extra points each time you score a bench on a walk.
}
about-landmark = Whoever lays a card on this cell first claims the landmark and scores its points at once.
about-mid-tree-match = A new card with a tree scores 1, { $house_trees_2 }, { $house_trees_3 } or { $house_trees_4 } for 1, 2, 3 or 4 trees of its kind that the visitor sees, its own included.
about-mid-tree-streams = A new card with a tree scores 1 point for each stream card the visitor sees.
about-mid-tree-paths = A new card with a tree scores 1 point for each path card the visitor sees; the Central Board counts.
about-mid-fountain-streams = { $house_fountain_stream ->
    [one] A new card with a fountain scores 1 point for each stream card the visitor sees.
   *[other] A new card with a fountain scores { $house_fountain_stream } points for each stream card the visitor sees.
}
about-mid-fountain-column = A new card with a fountain scores 1, 3 or 6 for 1, 2 or 3 fountains in its column.
about-mid-fountain-variety = A new card with a fountain scores 1 point for each kind of thing the visitor sees: stream, tree, path, bench, statue, another fountain.
about-mid-bench-neighbours = { $house_bench_neighbour ->
    [one] A new card with a bench scores 1 point for each card around it, corners too; the Central Board counts.
   *[other] A new card with a bench scores { $house_bench_neighbour } points for each card around it, corners too; the Central Board counts.
}
about-mid-bench-paths = { $house_bench_path ->
    [one] A new card with a bench scores 1 point for each neighbouring path that leads to it.
   *[other] A new card with a bench scores { $house_bench_path } points for each neighbouring path that leads to it.
}
about-mid-bench-trees = { $house_bench_tree ->
    [one] A new card with a bench scores 1 point for each kind of tree next to it, not across corners.
   *[other] A new card with a bench scores { $house_bench_tree } points for each kind of tree next to it, not across corners.
}
about-end-tree-types = At the end each row scores 1, { $house_trees_2 }, { $house_trees_3 } or { $house_trees_4 } for 1, 2, 3 or 4 kinds of tree.
about-end-tree-group = { $house_group_tree ->
    [one] At the end your largest group of neighbouring tree cards scores 1 point per tree.
   *[other] At the end your largest group of neighbouring tree cards scores { $house_group_tree } points per tree.
}
about-end-tree-balance = At the end you score { $house_balanced_row } points for each row with as many trees left of the Central Board as right of it.
about-end-stream-length = { $house_stream_2 ->
    [one] At the end each column scores 1 point for two streams one above the other, { $house_stream_3 } for three.
   *[other] At the end each column scores { $house_stream_2 } points for two streams one above the other, { $house_stream_3 } for three.
}
about-end-path-network = { $house_path_card ->
    [one] At the end you score 1 point for each cell of your largest network of joined paths, the Central Board included.
   *[other] At the end you score { $house_path_card } points for each cell of your largest network of joined paths, the Central Board included.
}
about-end-statue-majority = At the end you score { $house_statue_majority } points for each player who has fewer statues than you.
about-end-statue-lines = { $house_statue_line ->
    [one] At the end you score 1 point for each row and 1 for each column with a statue.
   *[other] At the end you score { $house_statue_line } points for each row and { $house_statue_line } for each column with a statue.
}
about-end-statue-apart = At the end you score { $house_statue_apart } points for each statue without another statue next to it.
about-card = You lay it in its row, next to your cards on the left or on the right. Trees, fountains and benches score at once, by what your visitor sees on the way there; streams, paths and statues score at the end.
about-deck = New cards of this row are dealt at the start of each round.
tie-break = Among equal scores, whoever came later in the last round’s order is ahead.
about-token = Whoever has the token takes the first turn of the round.

## The box and its options

box-line = Draft cards, lay out a garden in three rows, and score what your visitors see on their walks.
option-seats = number of players
option-first = who has the start player token
option-tiles = the scoring tiles: all basic, advanced ones drawn, any drawn, or a list
option-start_column = the column of the Central Board
option-landmarks = the landmarks module, and which side of the cards is up
option-layout = sides of the left and the right landmark mat; only with landmarks
option-landmark_text = landmarks whose text side is up; only with landmarks "mixed"
option-conservatorium_loops = the Conservatorium’s joins close loops for the Opera House, too

## Numbers that a table may change: what each of them is

house-trees_2 = points for two trees of a kind on a walk, and for two kinds in a row at the end
house-trees_3 = points for three trees of a kind on a walk, and for three kinds in a row at the end
house-trees_4 = points for four trees of a kind on a walk, and for four kinds in a row at the end
house-stream_2 = points for a stream of two cards
house-stream_3 = points for a stream of three cards
house-statue_majority = points for each player with fewer statues
house-path_card = points for each card of the largest network
house-fountain_stream = points of a fountain for each stream seen
house-bench_neighbour = points of a bench for each card around it
house-bench_path = points of a bench for each path leading to it
house-bench_tree = points of a bench for each kind of tree next to it
house-group_tree = points for each tree of the largest group
house-balanced_row = points for each row with equal sides
house-statue_line = points for each row and column with a statue
house-statue_apart = points for each statue that stands alone
house-opera_loop = points of the Opera House for each loop
house-bridge_bench = points of the Harbour Bridge for each bench
house-fig_tree = points of the Moreton Bay Fig for each tree of your commonest kind
house-extra = extra points of the Chair, the Pond and the Tower

## Options at a new table: what they're called, what they mean, and names of their values

ask-first = Who begins
    .help = This player gets the start player token.
ask-tiles = Scoring tiles
    .help = For a first game take the basic ones. Advanced and mixed tiles are drawn at random.
    .basic = Basic
    .advanced = Advanced
    .random = Mixed
ask-start_column = Column of the Central Board
    .help = Where the Central Board goes; 5 is the middle.
ask-landmarks = Landmarks
    .help = Sights of Sydney: for points, each with its own effect, or a random mix.
    .off = Without
    .points = Points
    .text = Effects
    .mixed = Mixed
ask-layout = Landmark mats
    .help = Sides of the left and the right mat.
    .AA = A A
    .AB = A B
    .BA = B A
    .BB = B B
    .random = Random
ask-conservatorium_loops = Conservatorium and Opera House
    .help = Whether pathways that only the Conservatorium joins close loops for the Opera House.
    .false = Drawn loops only
    .true = Close loops, too

## Options that don't fit together

wrong-ladder = More trees of a kind must not count less: 0, 1, 2 … trees count { $points }.
wrong-streams = A longer stream must not count less: 0, 1, 2 … cards count { $points }.
wrong-landmark-twice = Option “landmark_text” names { $landmark } twice.
wrong-landmarks = No layout has { $landmarks } together.
wrong-landmarks-of-layout = Option “landmark_text” must be landmarks of layout { $layout }: { $allowed } (got { $landmarks }).
wrong-tiles = Option “tiles” names two tiles for { $slot }. Each slot has one.
wrong-layout = Option “layout” is only for games with landmarks.
wrong-landmark-text = Option “landmark_text” is only for landmarks "mixed" (they are "{ $sides }").

## Positions that can't be

position-row = “{ $field }” must be { $columns } entries with single spaces between them (got { $row }).
position-gap = “{ $field }” has a gap in column { $column }: cards must lie next to each other.
position-home = “{ $field }” must have its * in column { $column }, and nowhere else.
position-visitor = “{ $field }” is column { $column }, where there’s neither a card nor the Central Board.
position-row-cards = “{ $field }” has { $count } cards; by now there can be { $most } at most.
position-turns = { $owner } takes one card per turn: that makes { $turns } this round, but “taken” adds up to { $count }.
position-reserve = In phase “reserve” nobody has taken or reserved a card yet, so “{ $field }” doesn’t fit.
position-reserve-fort = In phase “reserve” somebody must own Fort Denison, text side up.
position-no-cards = In phase “turn” there must be a card left in the display.
position-reserved-away = { $card } is reserved, but isn’t in the display.
position-reserved-fort = { $card } is reserved, but nobody owns Fort Denison, text side up.
position-reserved-done = { $card } is reserved by { $owner }, who can’t take another card of that row this round.
