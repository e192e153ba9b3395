### Garden Dice. docs/words.md says how these files work.

## Titles: ".a" with its article, ".many" more than one

title-squash = squash
    .a = a squash
    .many = squashes
title-carrot = carrot
    .a = a carrot
    .many = carrots
title-tomato = tomato
    .a = a tomato
    .many = tomatoes
title-artichoke = artichoke
    .a = an artichoke
    .many = artichokes
title-eggplant = eggplant
    .a = an eggplant
    .many = eggplants

title-squash-seed = squash seed
    .a = a squash seed
title-carrot-seed = carrot seed
    .a = a carrot seed
title-tomato-seed = tomato seed
    .a = a tomato seed
title-artichoke-seed = artichoke seed
    .a = an artichoke seed
title-eggplant-seed = eggplant seed
    .a = an eggplant seed
title-squash-veggie = squash
    .a = a squash
title-carrot-veggie = carrot
    .a = a carrot
title-tomato-veggie = tomato
    .a = a tomato
title-artichoke-veggie = artichoke
    .a = an artichoke
title-eggplant-veggie = eggplant
    .a = an eggplant
title-bird = bird
    .a = a bird
title-rabbit = rabbit
    .a = a rabbit
title-sundial = sundial
    .a = a sundial
title-scarecrow = scarecrow
    .a = a scarecrow
title-rock = rock
    .a = a rock
# As they are placed: bird and sundial side up.
title-critter = bird
    .a = a bird
title-dial = sundial
    .a = a sundial

## The story

begins = { $you ->
    [yes] You go first.
   *[no] { $who } goes first.
}
rolls = { $you ->
    [yes] You roll { $dice }.
   *[no] { $who } rolls { $dice }.
}
rolls-again = { $you ->
    [yes] You have four of a kind and roll again.
   *[no] { $who } has four of a kind and rolls again.
}
buys = { $you ->
    [yes] You buy { $veggie_a } seed with a { $die }.
   *[no] { $who } buys { $veggie_a } seed with a { $die }.
}
plants = { $you ->
    [yes] You plant { $tile_a } in bed { $cell } with { $dice }.
   *[no] { $who } plants { $tile_a } in bed { $cell } with { $dice }.
}
places = { $you ->
    [yes] You place { $tile_a } on { $cell } with { $dice }.
   *[no] { $who } places { $tile_a } on { $cell } with { $dice }.
}
die = a { $die }
bent-die = a { $die } bent to { $to }
waters = { $you ->
    [yes] You water the { $veggie } seed on { $cell } with a { $die }.
   *[no] { $who } waters the { $veggie } seed on { $cell } with a { $die }.
}
grows = { $you ->
    [yes] Your { $veggie } on { $cell } grows.
   *[no] { $who }’s { $veggie } on { $cell } grows.
}
harvests = { $you ->
    [yes] You harvest the { $veggie } on { $cell } with a { $die }.
   *[no] { $who } harvests the { $veggie } on { $cell } with a { $die }.
}
scores = { $you ->
    [yes] The { $veggie } on { $cell } scores { $points } for you.
   *[no] The { $veggie } on { $cell } scores { $points } for { $who }.
}
scores-chain = { $you ->
    [yes] You score { $points } more for harvesting other players’ vegetables.
   *[no] { $who } scores { $points } more for harvesting other players’ vegetables.
}
flips = { $you ->
    [yes] You turn the { $tile } into { $other_a }.
   *[no] { $who } turns the { $tile } into { $other_a }.
}
flies = { $you ->
    [yes] Your bird flies to { $cell } with a { $die }.
   *[no] { $who }’s bird flies to { $cell } with a { $die }.
}
hops = { $you ->
    [yes] Your rabbit hops to { $cell } with a { $die }.
   *[no] { $who }’s rabbit hops to { $cell } with a { $die }.
}
bird-eats = { $you ->
    [yes] Your bird eats { $owner }’s { $tile }.
   *[no] { $owner_you ->
        [yes] { $who }’s bird eats your { $tile }.
       *[no] { $who }’s bird eats { $owner }’s { $tile }.
    }
}
rabbit-eats = { $you ->
    [yes] Your rabbit eats { $owner }’s { $tile }.
   *[no] { $owner_you ->
        [yes] { $who }’s rabbit eats your { $tile }.
       *[no] { $who }’s rabbit eats { $owner }’s { $tile }.
    }
}
swallows = { $you ->
    [yes] Your critter swallows the { $veggie }.
   *[no] { $who }’s critter swallows the { $veggie }.
}
spits = { $you ->
    [yes] Your critter spits out the { $veggie } with a { $die }: the seed is yours.
   *[no] { $who }’s critter spits out the { $veggie } with a { $die }: { $who } keeps the seed.
}
removes = { $you ->
    [yes] { $owner_you ->
        [yes] You send your own { $critter } home from { $cell }.
       *[no] You send { $owner }’s { $critter } home from { $cell }.
    }
   *[no] { $owner_you ->
        [yes] { $who } sends your { $critter } home from { $cell }.
       *[no] { $who } sends { $owner }’s { $critter } home from { $cell }.
    }
}
sun-rolls = { $you ->
    [yes] You spend your sun and roll all the dice again.
   *[no] { $who } spends a sun and rolls all the dice again.
}
sun-sets = { $you ->
    [yes] You spend your sun to turn a { $die } into a { $to }.
   *[no] { $who } spends a sun to turn a { $die } into a { $to }.
}
stuck = { $you ->
    [yes] You have no action left.
   *[no] { $who } has no action left.
}
ends-turn = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
}
over-sold-out = The last seed is sold: the game is over.
over-drought = Nobody has bought a seed for too long: the game is over.
over-standstill = Nobody can do anything any more: the game is over.

## How it ended

sold-out = The last seed was sold.
drought = Nobody bought a seed for too long.

## The score pad

pad-harvests = Harvests
pad-unplaced = Unplaced seeds
pad-sets = Sets
pad-collections = Collections
pad-sun = Sun

## Why a move isn't possible

no-game-over = The game is over.
no-turn = It’s { $other }’s turn.
no-action = That isn’t an action.
no-end-yet = You can’t end your turn yet: { $action }.
can-buy = you can still buy { $veggie_a } seed with the { $die }
can-place = you can still place { $tile_a } on { $cell }
can-water = you can still water { $cell } with the { $die }
can-harvest = you can still harvest { $cell } with the { $die }
can-move = your critter can still move to { $cell } with the { $die }
can-remove = you can still remove the critter on { $cell }
can-flip = you can still flip your { $tile } with the 6
no-dice-left = You have no dice left.
no-such-die = You have no { $die }. Your dice: { $dice }.
no-four-of-a-kind = Only four of a kind can be rolled again.
no-fresh-roll = Four of a kind can be rolled again only before you use a die.
no-seeds-left = There are no { $veggie } seeds left.
no-disc-to-buy = You have no disc left to put on the seed.
no-more-of-it = You’ve already bought { $limit } { $veggie } seeds this turn.
no-cheap-seed = You need a { $price } or more to buy { $veggie_a } seed; a { $die } is too low.
no-seed-to-plant = You have no { $veggie } seed to plant.
no-rocks = There are rocks only in the game for two.
no-second-rock = Your rock is on the plot for good.
no-critters = The family game has no birds or rabbits.
no-second-tile = Your { $tile } tile is already on the plot.
no-disc-to-place = Your { $tile } tile needs a disc, and you have none left.
no-free-bed = There’s already { $tile_a } on { $cell }.
no-second-die = You have no { $die } for the column.
no-sundial = Only a sundial on the plot lets you bend dice.
no-pips = { $left ->
    [0] This needs { $needed } pips, and your sundial has none left this turn.
    [one] This needs { $needed } pips, and your sundial has one left this turn.
   *[other] This needs { $needed } pips, and your sundial has { $left } left this turn.
}
no-seed-there = You have no seed on { $cell }.
no-veggie-there = You have no ripe vegetable on { $cell }.
no-low-die = A { $die } is too low for a vegetable worth { $value }.
no-tile-to-flip = Your { $tile } isn’t on the plot.
no-critter = You have no critter on the plot.
no-straight-way = Critters move along a row or a column.
no-step = A critter moves at least one bed.
no-reach = That bed is { $distance } away, and a { $die } doesn’t reach it.
no-free-way = The { $tile } on { $cell } is in the way.
no-bird-food = Birds eat seeds, and there’s { $tile_a } on { $cell }.
no-rabbit-food = Rabbits eat ripe vegetables, and there’s { $tile_a } on { $cell }.
no-own-tile = The tile on { $cell } is your own.
no-guarded-seed = { $owner }’s scarecrow guards { $cell }.
no-second-meal = You’ve already eaten one of { $owner }’s tiles this turn.
no-disc-to-eat = Eating needs a disc, and you have none left.
no-meal = Your critter hasn’t eaten anything.
no-action-while-eating = First swallow what your critter has eaten, or spit it out.
no-spitting = You need a { $value } or more to spit out the { $veggie }; a { $die } is too low.
no-critter-there = There’s no critter on { $cell }.
no-third-die = You need a third die that shows a 6.
no-sun = You’ve already spent your sun.
no-late-sun = The sun rolls all dice again only at the start of a turn.

## Offers: a title and a smaller line

offer-buy = Buy { $veggie_a }
offer-buy-line = with the { $die }; { $left } left
    .brief = with the { $die }
offer-plant = Plant { $tile_a } in bed { $cell }
offer-place = Place your { $tile } on { $cell }
offer-dice = with { $dice }
offer-die = with the { $die }
offer-water = Water { $cell }
offer-harvest = Harvest { $cell }
offer-own = your { $veggie }, with the { $die }
offer-remove = Remove the { $critter } on { $cell }
offer-fly = Fly to { $cell }
offer-hop = Hop to { $cell }
offer-eat = with the { $die }; eats the { $tile }
    .brief = with the { $die }
offer-flip = Turn your { $tile } into { $other_a }
offer-sun-roll = Sun: roll all dice
offer-sun-set = Sun: { $die } becomes { $to }
offer-sun-line = spends your sun
offer-spit = Spit it out
offer-swallow = Swallow it
offer-swallow-line = one of your discs stays on the critter
offer-reroll = Roll again
offer-reroll-line = four of a kind: a free roll
offer-end = End turn
offer-end-line = pass the dice on
unused-dice = { $dice ->
    [one] This ends your turn with one die unused.
   *[other] This ends your turn with { $dice } dice unused.
}

## What moves of a sort are called together, by what their notation begins with

sort-buy = Buy
sort-place = Plant and place
sort-water = Water
sort-harvest = Harvest
sort-flip = Turn over
sort-move = Move your critter
sort-remove = Remove a critter
sort-sun = Spend your sun
sort-spit = Spit it out

## What a path still asks for: one, and ".many"

noun-die = a die
    .many = dice
noun-bed = a bed
    .many = beds
noun-stack = a seed from the stand
    .many = seeds
noun-seed = one of your seeds
    .many = seeds
noun-own = one of your tiles
    .many = tiles
noun-critter = your critter on the plot
    .many = critters
noun-face = the number it should show
    .many = numbers
noun-flip = a tile to flip
    .many = tiles
noun-sun = your sun
    .many = suns
noun-spit = “Spit out”
    .many = “Spit out”

## The status line, after "Your turn, Ines:"

status-eat = your critter has eaten { $veggie_a }; swallow it or spit it out
status-act = { $actions } with your dice
status-place = plant
status-place-tile = place a tile
status-water = water
status-harvest = harvest
status-buy = buy
status-move = move your critter
status-end = end your turn
status-rest = use what’s left

## A seat's numbers

fact-discs = discs
fact-seeds = seeds
fact-seeds-are = { $seeds }
fact-none = none
fact-sun = sun
fact-sun-kept = kept
fact-sun-spent = spent
fact-pips = pips

## What stands on the board, and what a screen reader says of its pieces

board-stand = Seed stand
board-left = left
board-dice = { $you ->
    [yes] Your dice
   *[no] { $who }’s dice
}
board-round = round { $round }
board-bench = { $you ->
    [yes] Your bench
   *[no] { $who }’s bench
}
board-bench-more = { $house_unplaced_free ->
    [0] spare seeds cost { $house_unplaced_penalty } each
    [one] one spare seed is free, others cost { $house_unplaced_penalty }
   *[other] { $house_unplaced_free } spare seeds are free, others cost { $house_unplaced_penalty }
}
button-swallow = Swallow
button-spit = Spit out
button-reroll = Roll again
button-end = End turn
button-sun-reroll = Roll all
label-bed = { $you ->
    [yes] row { $row }, column { $column }: your { $tile }{ $star ->
        [yes] , star
       *[no] {""}
    }
   *[no] row { $row }, column { $column }: { $who }’s { $tile }{ $star ->
        [yes] , star
       *[no] {""}
    }
}
label-bed-empty = row { $row }, column { $column }: empty{ $star ->
    [yes] , star
   *[no] {""}
}
label-critter = { $you ->
    [yes] your { $tile }
   *[no] { $who }’s { $tile }
}
label-stack = { $bought ->
    [0] { $veggie } seeds, value { $value }: { $left } left
   *[other] { $veggie } seeds, value { $value }: { $left } left, { $bought } bought this turn
}
label-dice = { $you ->
    [yes] Your dice: { $dice }
   *[no] { $who }’s dice: { $dice }
}
label-no-dice = { $you ->
    [yes] Your dice: none left
   *[no] { $who }’s dice: none left
}
label-die = die showing { $face }
label-seeds = { $count ->
    [one] your { $veggie } seed
   *[other] your { $veggie } seeds: { $count }
}
label-own = your { $tile }
label-flip = turn your { $tile } into { $other_a }, with a 6
label-sun = your sun: roll all dice again or set one; kept to the end, it’s worth { $house_sun_bonus }
label-sun-spent = your sun is spent
label-face = set a die to { $face }
label-sun-reroll = spend the sun: roll all dice again
label-harvested = harvested: { $veggies }
label-store = { $discs } discs left; seeds: { $veggies }
label-their-sun = sun
label-their-sun-spent = sun spent
count = { $count ->
    [one] { $count } { $veggie }
   *[other] { $count } { $veggie_many }
}

## Why a bot made its move: what gets better, or worse for a rival

sign-bonus = The bonus grows.
sign-set-ripe = The ripe vegetables make a set.
sign-set-seeds = The seeds will make a set.
sign-set-lost = { $you ->
    [yes] You lose part of a set.
   *[no] { $who } loses part of a set.
}
sign-set-held = The seeds in hand will make a set.
sign-kind-harvested = One more kind is harvested.
sign-ripe = More vegetables are ripe.
sign-ripe-lost = { $you ->
    [yes] You have less to harvest.
   *[no] { $who } has less to harvest.
}
sign-ripe-more = There’s more to harvest this way.
sign-chain = One harvest will set off the next.
sign-chain-lost = { $you ->
    [yes] Your chain of harvests is broken.
   *[no] { $who }’s chain of harvests is broken.
}
sign-out-of-reach = Nobody else’s chain reaches the ripe vegetables any more.
sign-dear-seed = A valuable seed is in the ground.
sign-dearer-seed = A more valuable seed is in the ground.
sign-seed-stays = One more seed stays in the ground.
sign-seed = One more seed is in the ground.
sign-seed-lost = { $you ->
    [yes] You lose a seed.
   *[no] { $who } loses a seed.
}
sign-watering = One watering will reach several seeds.
sign-watering-lost = { $you ->
    [yes] Your water reaches fewer seeds.
   *[no] { $who }’s water reaches fewer seeds.
}
sign-others-water = Other players’ water will reach the seeds.
sign-dear-held = There’s a valuable seed to plant.
sign-dearer-held = The seed is a more valuable one.
sign-held-kept = There’s still a seed to plant.
sign-held = There’s a seed to plant.
sign-held-less = Fewer seeds are left over, which would cost points.
sign-kind-growing = One more kind is growing.
sign-second-growing = A second one of a kind is growing.
sign-disc = There’s a disc to spare.
sign-disc-kept = A disc is kept.
sign-sun-back = The sun is back.
sign-die-kept = A die is kept for another move.
sign-sun = The sun is kept for later.
sign-sundial = The sundial bends dice every turn.
sign-scarecrow = The scarecrow guards the beds around it.
sign-critter = The critter is on the plot.

## The table in text, for the terminal

sketch-turn = { $you ->
    [yes] round { $round }, your turn
   *[no] round { $round }, { $who }’s turn
}
sketch-over = game over
sketch-dice = dice  { $dice }
sketch-dice-none = dice  none
sketch-pips = sundial pips { $pips }
sketch-stacks = stand  { $stacks }
sketch-eaten = { $you ->
    [yes] eaten: your { $veggie }
   *[no] eaten: { $who }’s { $veggie }
}
sketch-seat = { $sun ->
    [yes] { $name }: { $points } points, { $discs } discs, sun
   *[no] { $name }: { $points } points, { $discs } discs, no sun
}
sketch-hand = seeds: { $veggies }
sketch-harvested = harvested: { $veggies }
sketch-swallowed = discs on the critter: { $discs }
sketch-key = ca.0 carrot seed of the first seat, CA!0 ripe carrot, * star bed

## The lesson: what each step shows and asks for, says when it's done, and answers to another move

lesson-1-see = You roll four dice each turn: they buy, plant, water and harvest. What you harvest scores.
lesson-1-ask = Look at your **dice**, the five stacks of **seeds** and the plot.
lesson-2-see = A die buys any seed worth no more than the die.
lesson-2-ask = Choose the **6**, then the stack of **tomato** seeds.
lesson-2-said = The tomato seed is yours, with one of your discs on it.
lesson-2-but = That’s legal too. But buy the tomato with the 6 first: it will start a chain later.
lesson-3-see = Two dice make a place: one is the row, the other the column.
lesson-3-ask = Plant the **tomato** in **row 3, column 4**: choose the seed, the 3, the 4 and the bed.
lesson-3-said = Seeds don’t score yet. They have to be watered, then harvested.
lesson-3-but = That would work too. For now, plant the tomato in row 3, column 4: its neighbours will matter.
lesson-4-see = One die is left, and a die that can be used must be used.
lesson-4-ask = Buy a **carrot** with the **2**.
lesson-4-said = No dice left, so your turn is over.
lesson-4-heard = The bot has planted a squash next to your tomato.
lesson-4-but = That’s legal. But the lesson needs the carrot: it goes next to the tomato.
lesson-5-see = New dice. Water runs on to neighbours of lower value, so plant low next to high.
lesson-5-ask = Plant your **carrot** in **row 3, column 5** with 3 and 5.
lesson-5-said = The carrot, worth 2, is now next to the tomato, worth 3.
lesson-5-but = You could. But first plant the carrot next to the tomato: then one watering is enough for both.
lesson-6-see = A die waters one of your seeds if the seed is worth no more than the die.
lesson-6-ask = Water the **tomato** in row 3, column 4 with the **4**.
lesson-6-said = Tomato, carrot and the bot’s squash have all grown: water runs downhill, no matter who owns the seed.
lesson-6-but = You could. But first water the tomato with the 4, and see where the water runs.
lesson-7-see = Harvesting works the same way, and it scores.
lesson-7-ask = Harvest the **tomato** with the last **5**.
lesson-7-said = +6: tomato 3, carrot 2, and 1 for picking the bot’s squash, which gives the bot its own 1.
lesson-7-but = You could. But first harvest the tomato: the chain scores six points.
lesson-8-see = The bot has a carrot seed in row 4, column 5. Your **bird** eats other players’ seeds.
lesson-8-ask = Place the bird in **row 1, column 5** with 1 and 5.
lesson-8-said = A die moves it in a straight line, up to as many beds as it shows.
lesson-8-but = That’s legal too. The lesson sends out the bird first.
lesson-9-see = The way down the column is clear.
lesson-9-ask = Choose the **bird**, a **3** and the seed in **row 4, column 5**.
lesson-9-said = It has eaten the seed. Now it swallows it, or spits it out for you.
lesson-9-but = It can go there. But let it eat first: the seed in row 4, column 5 is just within reach.
lesson-10-see = Swallowing costs a disc. Spitting costs a die, and the seed is yours.
lesson-10-ask = **Spit** it out with the other **3**.
lesson-10-said = A stolen carrot seed is yours. (Flipped with a 6, the bird becomes a rabbit and eats ripe vegetables.)
lesson-10-but = You could swallow it, or change a die. Try spitting first: you keep the seed.
lesson-11-see = With the **sundial** you can count dice as up to two pips higher or lower each turn, but only when you place something.
lesson-11-ask = Place it in **row 5, column 1** with 5 and 1.
lesson-11-said = From now on, 4 and 6 can be 5 and 5. Flipped with a 6, it becomes a scarecrow: tiles around it score 3 more.
lesson-11-but = That’s legal. But place the sundial first: it makes your last two dice far more useful.
lesson-12-see = Beds with a **star** count double. 4 and 6 become 5 and 5: one pip each.
lesson-12-ask = Plant the **carrot** on the star in **row 5, column 5**.
lesson-12-said = Harvested there, it will score 4 instead of 2.
lesson-12-but = You could. But see the sundial at work first: the star in row 5, column 5 is within reach.
lesson-ends = That’s all there is to it. When the last stack is empty, sets of all five vegetables and collections of one kind
    score extra, leftover seeds cost points, and a **sun** you still have is worth 5 (spend it to change a die, once). Play on!

## What the pieces are

about-bird = A bird flies along a row or column, at most as far as the die shows, and eats another player’s seed.
about-rabbit = A rabbit hops along a row or column, at most as far as the die shows, and eats another player’s ripe vegetable.
about-flip-critter = A bird eats seeds, a rabbit ripe vegetables. A 6 turns one into the other.
about-flip-dial = A sundial bends dice by two pips a turn when you place something; a scarecrow guards your tiles next to it, and what you harvest there scores { $house_scarecrow_bonus } more. A 6 turns one into the other.
about-own-critter = Your bird eats other players’ seeds; a 6 turns it into a rabbit, which eats ripe vegetables.
about-own-dial = Your sundial bends dice by two pips a turn when you place something; a 6 turns it into a scarecrow, which guards your tiles: each harvest next to it scores { $house_scarecrow_bonus } more.
about-rock = A rock is there to stay: it blocks its bed, critters and chains.
about-sun = Once per game: roll all four dice again, or turn one die to any number. Kept to the end, it scores { $house_sun_bonus }.
about-stack = A die of at least this value buys one of these seeds, at most { $house_buy_limit } of a kind per turn.
about-bed = Two dice, row and column, plant here; one die of at least the seed’s value waters it, and another harvests it. { $house_star_factor ->
    [one] Stars count no more than other beds.
    [2] Stars count double.
   *[other] Stars count { $house_star_factor } times.
}
about-pool = Each die is used once: to buy, plant, water, harvest, move or flip.
about-basket = What has been harvested. At the end each set of all five vegetables scores { $house_set_bonus }, and three, four or five of one kind score { $house_collection_3 }, { $house_collection_4 } or { $house_collection_5 }.

## The box and its options

box-line = Four dice are money, coordinates, water and steps on a shared plot where every harvest sets off the next.
option-seats = number of players
option-family = the family game, without birds and rabbits
option-stars = which beds have a star
option-start = who goes first
option-drought_rounds = rounds without a purchase after which the game ends; 0: it never ends that way

## Numbers that a table may change: what each of them is

house-set_bonus = points for each complete set
house-collection_3 = points for three of the same vegetable
house-collection_4 = points for four of the same vegetable
house-collection_5 = points for five or more of the same vegetable
house-sun_bonus = points for a sun you still have
house-unplaced_penalty = points that a seed you never planted costs
house-unplaced_free = seeds left over that cost nothing
house-scarecrow_bonus = extra points for a harvest next to your own scarecrow
house-star_factor = how many times a harvest on a star counts
house-chain_bonus = points for each vegetable of somebody else in your chain
house-buy_limit = seeds of one kind that you may buy in a turn

## Options at a new table: what they're called, what they mean, and names of their values

ask-start = Who begins
ask-family = Birds and rabbits
    .help = The family game is played without them.
    .false = With
    .true = Without
ask-stars = Stars on the plot
    .help = A harvest on a star counts double.
    .six = Six
    .four = Four

## Options that don't fit together

wrong-collections = A larger collection must not count less: 3, 4 and 5 tiles count { $three }, { $four } and { $five }.

## Positions that can't be

position-no-critters = “{ $field }” has a { $tile }, but the family game has no critters.
position-no-rocks = “{ $field }” has a rock, but only games with two seats have rocks.
position-two-such = { $owner } has two tiles of which everyone has only one: “{ $first }” and “{ $second }”.
position-discs = { $owner } uses { $count } discs, but has only { $most }.
position-swallowed = { $owner } has swallowed discs, but no critter on the plot.
position-fresh = “fresh” means that all { $dice } dice are in the pool, but it holds { $count }.
position-meal-critter = In phase “eat” { $owner } needs a critter on the plot.
position-meal-disc = In phase “eat” { $owner } needs a disc in the supply.
position-meal-from = In phase “eat” the tile that is eaten was { $owner }’s, so “eaten_from” must name { $seat }.
