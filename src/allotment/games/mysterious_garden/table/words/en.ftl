### Mysterious Garden. docs/words.md says how these files work.

## Titles: ".a" with its article, ".the" a certain one, ".many" more than one, ".short" where the noun is clear

title-oct-1 = Fountain Court
title-hep-1 = Seven Yews
title-hex-1 = Mossy Gate
title-hex-2 = Foxglove Walk
title-hex-3 = Lantern Lawn
title-hex-4 = Bramble Round
title-pent-1 = Thyme Terrace
title-pent-2 = Pear Espalier
title-pent-3 = Toadstool Ring
title-sq-1 = Sundial Yard
title-sq-2 = Well Yard

title-wall-opening = opening
title-wall-bag = bag
title-wall-treasure = treasure
title-wall-ladybug = ladybug
title-wall-key = key
title-wall-power = power card
title-wall-plain = bare wall

title-tile-treasure = treasure
title-tile-net = net
title-tile-treasure-net = treasure and net
title-tile-double-net = double net

title-gem = gem
    .a = a gem
    .many = gems
title-cup = cup
    .a = a cup
    .many = cups
title-coin = coin
    .a = a coin
    .many = coins

title-dark-blue = dark blue gnome
    .a = a dark blue gnome
    .the = the dark blue gnome
    .many = dark blue gnomes
    .short = dark blue
title-yellow = yellow gnome
    .a = a yellow gnome
    .the = the yellow gnome
    .many = yellow gnomes
    .short = yellow
title-light-blue = light blue gnome
    .a = a light blue gnome
    .the = the light blue gnome
    .many = light blue gnomes
    .short = light blue
title-brown = brown gnome
    .a = a brown gnome
    .the = the brown gnome
    .many = brown gnomes
    .short = brown
title-orange = orange gnome
    .a = an orange gnome
    .the = the orange gnome
    .many = orange gnomes
    .short = orange
title-wild = wild gnome
    .a = the wild gnome
    .the = the wild gnome
    .many = wild gnomes
    .short = wild
title-queen = queen
    .a = the queen
    .the = the queen
    .many = queens
    .short = queen
title-king = king
    .a = the king
    .the = the king
    .many = kings
    .short = king

title-card-xl-bag = extra-large bag
    .the = the extra-large bag
title-card-gnome-trap = gnome trap
    .the = the gnome trap
title-card-red-bonus = red bonus
    .the = the red bonus
title-card-open-chest = open chest
    .the = the open chest
title-card-collection = gnome collection
    .the = the gnome collection
title-card-wild-gnome = wild gnome card
    .the = the wild gnome card
title-card-key = key card
    .the = the key card
title-card-ladybug = ladybug card
    .the = the ladybug card
title-card-wagon = wagon
    .the = the wagon
title-bag = bag { $number }
    .the = bag { $number }

title-chest = { $locks ->
    [1] one-lock chest
    [2] two-lock chest
    [3] three-lock chest
   *[other] chest with { $locks } locks
}
    .a = { $locks ->
        [1] a one-lock chest
        [2] a two-lock chest
        [3] a three-lock chest
       *[other] a chest with { $locks } locks
    }

title-counts-gems = gems
title-counts-pairs = pairs
title-counts-alike = alike
title-counts-full = full bags
title-counts-bags = bags
title-counts-gnomes = gnomes
title-counts-couples = pairs

## Parts of sentences

count = { $count ->
    [one] { $count } { $what }
   *[other] { $count } { $what_many }
}
gnome-count = { $count ->
    [one] { $gnome_a }
   *[other] { $count } { $gnome_many }
}
with-keys = { $count ->
    [one] a key
   *[other] { $count } keys
}
with-key-card = the key card
by-person = { $you ->
    [yes] you
   *[no] { $who }
}

# What a door asks for.
door-gems = { $need ->
    [one] one gem
   *[other] { $need } gems
}
door-pairs = { $need ->
    [one] one pair of a cup and a coin
   *[other] { $need } pairs of a cup and a coin
}
door-alike = { $need } cups or { $need } coins
door-full = { $need ->
    [one] one bag with at least { $filled } treasures
   *[other] { $need } bags with at least { $filled } treasures each
}
door-bags = { $need ->
    [one] one bag
   *[other] { $need } bags
}
door-gnomes = { $need ->
    [one] one gnome of the clans
   *[other] { $need } gnomes of the clans
}
door-couples = { $need ->
    [one] one pair of gnomes of the same clan
   *[other] { $need } pairs of gnomes of the same clan
}

## The story

laid-out = { $garden } is the first garden. In it: { $gnomes }.
gnomes-shown = Gnomes on display: { $gnomes_short }.
door-shown = A garden door asks for { $door }.
cards-shown = Power cards on display: { $cards }.
chest-filled-shown = In the open chest: { $treasures }.
tiles-shown = { $you ->
    [yes] Your first tiles are { $tiles }.
   *[no] { $who }’s first tiles are { $tiles }.
}
begins = { $you ->
    [yes] You go first.
   *[no] { $who } goes first.
}
lays = { $you ->
    [yes] You lay tile { $number } ({ $tile }) on side { $side } of { $garden }.
   *[no] { $who } lays tile { $number } ({ $tile }) on side { $side } of { $garden }.
}
lays-paying = { $you ->
    [yes] You pay a ladybug and lay tile { $number } ({ $tile }) on side { $side } of { $garden }.
   *[no] { $who } pays a ladybug and lays tile { $number } ({ $tile }) on side { $side } of { $garden }.
}
lays-removing = { $you ->
    [yes] You give up tile { $removed } and lay tile { $number } ({ $tile }) on side { $side } of { $garden }.
   *[no] { $who } gives up tile { $removed } and lays tile { $number } ({ $tile }) on side { $side } of { $garden }.
}
lays-back = { $you ->
    [yes] You lay tile { $number } face down on side { $side } of { $garden }.
   *[no] { $who } lays tile { $number } face down on side { $side } of { $garden }.
}
lays-back-paying = { $you ->
    [yes] You pay a ladybug and lay tile { $number } face down on side { $side } of { $garden }.
   *[no] { $who } pays a ladybug and lays tile { $number } face down on side { $side } of { $garden }.
}
lays-back-removing = { $you ->
    [yes] You give up tile { $removed } and lay tile { $number } face down on side { $side } of { $garden }.
   *[no] { $who } gives up tile { $removed } and lays tile { $number } face down on side { $side } of { $garden }.
}
takes-key = { $you ->
    [yes] You take the key from the wall.
   *[no] { $who } takes the key from the wall.
}
takes-ladybug = { $you ->
    [yes] You take the ladybug from the wall.
   *[no] { $who } takes the ladybug from the wall.
}
takes-bag = { $you ->
    [yes] You take a new magic bag, bag { $number }.
   *[no] { $who } takes a new magic bag, bag { $number }.
}
bags-gone = { $you ->
    [yes] You get no bag: there are none left.
   *[no] { $who } gets no bag: there are none left.
}
takes-treasure = { $you ->
    [yes] You take { $treasure_a } from the treasure bag.
   *[no] { $who } takes { $treasure_a } from the treasure bag.
}
reward-first = { $you ->
    [yes] You take the reward first, then the treasure.
   *[no] { $who } takes the reward first, then the treasure.
}
takes-card = { $you ->
    [yes] You take { $card_the }.
   *[no] { $who } takes { $card_the }.
}
ladybug-with-card = { $you ->
    [yes] You get a ladybug with it.
   *[no] { $who } gets a ladybug with it.
}
card-turned = New power card: { $card }.
chest-filled = In it: { $treasures }.
opens = { $you ->
    [yes] You open { $chest_a } with { $keys }: +{ $points }.
   *[no] { $who } opens { $chest_a } with { $keys }: +{ $points }.
}
keeps-keys = { $you ->
    [yes] { $count ->
        [one] You keep your key.
       *[other] You keep your { $count } keys.
    }
   *[no] { $count ->
        [one] { $who } keeps the key.
       *[other] { $who } keeps { $count } keys.
    }
}
kings-key = { $you ->
    [yes] The king brings you a key.
   *[no] The king brings { $who } a key.
}
discovers = { $you ->
    [yes] You discover { $found } through side { $side } of { $garden }.
   *[no] { $who } discovers { $found } through side { $side } of { $garden }.
}
adds = { $you ->
    [yes] You add { $gnome_a } to { $garden }.
   *[no] { $who } adds { $gnome_a } to { $garden }.
}
gnomes-turned = New gnomes on display: { $gnomes_short }.
surrounded = { $garden } is full: first the gnomes, then the treasure.
catches = { $you ->
    [yes] You catch { $gnome_a } with tile { $number }.
   *[no] { $who } catches { $gnome_a } with tile { $number }.
}
run-away = { $you ->
    [yes] { $gone ->
        [one] You have { $held } { $gnome_many }, and one of them runs away.
       *[other] You have { $held } { $gnome_many }, and { $gone } of them run away.
    }
   *[no] { $gone ->
        [one] { $who } has { $held } { $gnome_many }, and one of them runs away.
       *[other] { $who } has { $held } { $gnome_many }, and { $gone } of them run away.
    }
}
traps = { $you ->
    [yes] You put { $gnome_the } in a gnome trap.
   *[no] { $who } puts { $gnome_the } in a gnome trap.
}
leaves-loose = { $you ->
    [yes] You don’t trap { $gnome_the }.
   *[no] { $who } doesn’t trap { $gnome_the }.
}
gnomes-escape = { $count ->
    [one] One gnome escapes from { $garden }: { $gnomes }.
   *[other] { $count } gnomes escape from { $garden }: { $gnomes }.
}
gets-share = { $you ->
    [yes] You get { $treasures } from { $garden }.
   *[no] { $who } gets { $treasures } from { $garden }.
}
gems-lost = With only two treasure tiles, nobody gets the gems of { $garden }: { $treasures } lost.
nobody-collects = With no treasure tile, the treasure of { $garden } is lost: { $treasures }.
claims = { $you ->
    [yes] You have the only treasure tile at { $garden } and take { $treasures }.
   *[no] { $who } has the only treasure tile at { $garden } and takes { $treasures }.
}
rest-lost = The rest of { $garden } is lost: { $treasures }.
stows = { $you ->
    [yes] You stow { $treasure_a } in { $bag_the }.
   *[no] { $who } stows { $treasure_a } in { $bag_the }.
}
empties = { $you ->
    [yes] You empty { $bag_the } and lose { $treasures }.
   *[no] { $who } empties { $bag_the } and loses { $treasures }.
}
loses = { $you ->
    [yes] You have no room left and lose { $treasures }.
   *[no] { $who } has no room left and loses { $treasures }.
}
takes-door-token = { $you ->
    [yes] You take the token of the door that asks for { $door }: +{ $points }.
   *[no] { $who } takes the token of the door that asks for { $door }: +{ $points }.
}
takes-door-card = { $you ->
    [yes] You take the card of the door that asks for { $door }: +{ $points }.
   *[no] { $who } takes the card of the door that asks for { $door }: +{ $points }.
}
draws = { $you ->
    [yes] You draw tile { $number }.
   *[no] { $who } draws tile { $number }.
}
skipped = { $you ->
    [yes] You have no tile to lay and are skipped.
   *[no] { $who } has no tile to lay and is skipped.
}
over-covered = Every side of every garden is covered: the game is over.
over-no-tiles = Nobody can lay another tile: the game is over.

# The Warden, the solo opponent.
warden-lays = The Warden lays tile { $number } ({ $tile }) on side { $side } of { $garden }.
warden-lays-back = The Warden lays tile { $number } face down on side { $side } of { $garden }.
warden-discovers = The Warden discovers { $found } through side { $side } of { $garden }.
warden-adds = The Warden adds { $gnome_a } to { $garden }.
warden-catches = The Warden’s tile { $number } takes { $gnome_a } out of the game.
warden-covers-key = The key on that wall is lost.
warden-covers-ladybug = The ladybug on that wall is lost.
warden-removes-card = The leftmost power card is lost, too: { $card }.
warden-alone = The only treasure tile is the Warden’s, so the treasure of { $garden } is lost: { $treasures }.
warden-share = The Warden’s share of { $garden } is lost: { $treasures }.

## How it ended

all-covered = Every side of every garden was covered.
out-of-tiles = Nobody could lay another tile.

level-lost-in-the-maze = lost in the maze
level-apprentice = an apprentice
level-villager = a villager
level-gnome-catcher = a gnome catcher
level-warden-of-keys = a warden of keys
level-village-elder = a village elder

## The score pad

pad-treasures = Treasure
pad-gnomes = Gnomes
pad-chests = Chests
pad-doors = Garden doors
pad-power = Power cards
pad-tokens = Keys and ladybugs

## Why a move isn't possible

no-game-over = The game is over.
no-turn = It’s { $other }’s turn to decide.
no-action-now = Not now. First { $ask }.
no-chest-left = There’s no { $chest } left.
no-keys = { $keys ->
    [0] That chest takes { $locks ->
        [one] a key
       *[other] { $locks } keys
    }, and you have none.
    [one] That chest takes { $locks } keys, and you have only one.
   *[other] That chest takes { $locks } keys, and you have only { $keys }.
}
no-waiting-garden = { $garden } isn’t waiting to be discovered.
no-more-gardens = { $active } gardens still have free sides. Fill one of them first.
no-garden-there = { $garden } isn’t on the table.
no-tile-there = There’s no tile on side { $side } of { $garden } yet.
no-free-opening = { $other } is already attached to side { $side } of { $garden }.
no-own-gate = { $garden } is attached by that gate itself.
no-tile-to-lay = You have no tile to lay on the new garden.
no-such-gnome = There’s no { $gnome } on display.
no-such-gnome-there = There’s no { $gnome } in { $garden }.
no-other-garden = You have to lay your tile on { $garden }, which you’ve just discovered.
no-free-side = There’s already a tile on side { $side } of { $garden }.
no-open-tile = Tile { $number } isn’t one of your open tiles.
no-ladybug-tile = You don’t have ladybug tile { $number }.
no-ladybug = You have no ladybug to pay with.
no-tile-to-remove = You don’t have ladybug tile { $number } to give up.
no-number-twice = There’s already a { $number } on side { $side } of { $garden }. You can lay yours face down.
no-empty-trap = You have no empty gnome trap.
no-such-bag = You don’t have { $bag_the }.
no-bag-alike = Use { $bag_the }: it holds the same.
no-such-treasure = You have no { $treasure } to stow.
no-room = There’s no room for { $treasure_a } in { $bag_the }.
no-emptying = Emptying { $bag_the } would make no room for what you have in hand.
no-losing = There’s room for { $treasure_a }, so you have to stow it.
no-treasure-there = There are no { $treasure_many } in { $garden }.
no-reward = There’s no reward to take first: no card and no bag is left.
no-need = You have room for any treasure from the wall, so the wall comes first.
no-treasure-left = There are no { $treasure_many } left in the treasure bag.
no-card-there = There’s no { $card } on display.
no-bag-here = A power wall gives a card, not a bag.
no-bag-left = There are no bags left.
no-more-bags = You already have all the bags there are.

## Offers: a title and a smaller line

offer-place = Lay tile { $number }
offer-place-back = Lay tile { $number } face down
offer-side = { $garden }, side { $side }: { $wall }
offer-side-paying = { $garden }, side { $side }: { $wall }; costs a ladybug
    .brief = { $garden }, side { $side }: { $wall }
offer-side-removing = { $garden }, side { $side }: { $wall }; costs tile { $removed }
    .brief = { $garden }, side { $side }: { $wall }
offer-discover = Discover { $garden }
offer-add = Add { $gnome_a }
offer-add-line = to { $garden }
offer-catch = Catch { $gnome_a }
offer-catch-line = from { $garden }
offer-catch-too-many = { $gone ->
    [one] one of that clan then runs away
   *[other] { $gone } of that clan then run away
}
offer-claim = Take all the { $treasure_many }
offer-claim-line = the rest is lost
offer-take-treasure = Take { $treasure_a }
offer-take-treasure-line = from the treasure bag
offer-take-bag = Take a bag
offer-take-bag-line = a new magic bag
offer-take-card = Take { $card_the }
offer-take-card-line = a power card
offer-take-chest-line = with { $treasures }
offer-open = Open { $chest_a }
offer-open-line = { $points ->
    [one] one point
   *[other] { $points } points
}
offer-keep = Keep your keys
offer-keep-line = open no chest
offer-trap = Into the trap
offer-trap-line = this gnome never runs away
offer-loose = Leave it loose
offer-loose-line = the trap stays empty
offer-stow = Stow { $treasure_a }
offer-stow-empty = in { $bag_the }, which is empty
offer-stow-beside = in { $bag_the }, next to { $treasures }
offer-fill = Stow everything for me
offer-fill-line = { $shares }
fill-share = { $treasures } in { $bag_the }
offer-empty = Empty { $bag_the }
offer-empty-line = { $treasures } lost
offer-lose = Let it go
offer-lose-line = there’s no room left
offer-wall = The wall first
offer-wall-line = a treasure, then the reward
offer-reward = The reward first
offer-reward-line = a bag or a card, then the treasure

## What moves of a sort are called together, by what their notation begins with

sort-place = Lay a tile
sort-discover = Discover a garden
sort-add = Add a gnome
sort-capture = Catch a gnome
sort-take = Take
sort-claim = Take all of a colour
sort-unlock = Open a chest
sort-keep = Keep your keys
sort-trap = Use the trap
sort-loose = Leave it loose
sort-stow = Stow
sort-empty = Empty a bag
sort-lose = Let it go
sort-wall = The wall first
sort-icon = The reward first

## What a path still asks for: one, and ".many"

noun-tile = one of your tiles
    .many = tiles
noun-turned = a tile’s back
    .many = tiles
noun-pay = what you pay with
    .many = tiles
noun-side = a side
    .many = sides
noun-waiting = a waiting garden
    .many = gardens
noun-hold = a treasure
    .many = treasures
noun-bag = a bag
    .many = bags
noun-xl = an extra-large bag
    .many = bags
noun-wagon = the wagon
    .many = wagons
noun-empty = “Empty”
    .many = “Empty”

## The status line, after "Your turn, Ines:"

status-turn = lay a tile or discover a garden
status-place = lay a tile on the new garden
status-reward = take a bag or a power card
status-pick-power = take a power card
status-pick-treasure = take a treasure from the treasure bag
status-unlock = open a chest or keep your keys
status-capture = catch a gnome
status-catch = { $more ->
    [0] catch a gnome in { $garden } with your tile { $number }
    [one] catch a gnome in { $garden } with your tile { $number }; you catch one more after that
   *[other] catch a gnome in { $garden } with your tile { $number }; you catch { $more } more after that
}
status-trap = trap the gnome or leave it loose
status-claim = choose which treasure to take
status-stow = stow your treasure in a bag
status-add = choose a gnome for the garden
status-order = choose what comes first, the treasure from the wall or the reward for your tile

## A seat's numbers

fact-gnomes = gnomes
fact-bags = bags
fact-keys = keys
fact-ladybugs = ladybugs
fact-holds = cards
fact-cards = { $cards }

## What stands on the board, and what a screen reader says of its pieces

board-gnomes = Gnomes
board-gnomes-more = { $left } face down
board-power = Power cards
board-power-more = { $left } to come
board-doors = Doors
board-doors-more = { $house_door_first }, then { $house_door_second }
board-chests = Chests
board-treasure-bag = Treasure bag
board-waiting = Waiting
board-resolved = resolved
board-now = now
board-after = after your { $number }
board-none = none
board-door = { $need } { $what }
board-door-race = { $have } of { $need } { $what }
board-full = { $full } of { $bags } full
board-tiles = { $you ->
    [yes] Your tiles
   *[no] { $who }’s tiles
}
board-tiles-more = a tile or its back, then a side
board-ladybug-tiles = Ladybug tiles
board-warden-next = the Warden’s next:
board-ask = Choose
board-ask-stow = Stow your treasure
board-ask-capture = Catch a gnome
board-ask-claim = Take all of one colour
board-ask-trap = Trap it?
board-ask-unlock = Open a chest above, or
board-ask-order = What comes first?

# At the foot of a power card: at most seven letters or so.
foot-xl-bag = holds 6
foot-gnome-trap = keeps 1
foot-red-bonus = +{ $house_red_bonus } each
foot-collection = up to { $house_collection_all }
foot-wild-gnome = wild
foot-key = 1 key
foot-ladybug = +3
foot-wagon = any 5

button-empty = Empty
button-lose = Let it go
button-trap = Trap
button-loose = Loose
button-wall = Wall
button-icon = Reward
button-keep = Keep

label-garden = { $garden }: { $things }
label-garden-done = { $garden }: resolved
label-side = { $garden }, side { $side }, { $wall }: { $what }
free-side = free
lying-tile = { $you ->
    [yes] your tile { $number }, { $tile }
   *[no] { $who }’s tile { $number }, { $tile }
}
lying-back = { $you ->
    [yes] your tile { $number } face down
   *[no] { $who }’s tile { $number } face down
}
wardens-lying-tile = the Warden’s tile { $number }, { $tile }
wardens-lying-back = the Warden’s tile { $number } face down
label-waiting = { $garden }, waiting: { $walls }; { $mushrooms } mushrooms; { $treasures }
label-gnome = { $gnome_a }, on display
label-gnome-stack = gnomes face down, { $left }: { $gnomes }
label-card = power card: { $card }
label-card-filled = power card: { $card } with { $treasures }
label-deck = power cards to come, { $left }: { $cards }
label-chest = { $left ->
    [0] { $chest }, worth { $points }: none left
   *[other] { $chest }, worth { $points }: { $left } left
}
label-door = garden door: { $door }; { $won }
label-door-race = garden door: { $door }; { $won }; { $race }
door-not-won = nobody yet
door-won = done by { $people }
door-race = { $you ->
    [yes] you have { $have } of { $need }
   *[no] { $who } has { $have } of { $need }
}
label-treasure-bag = { $treasure_many } in the treasure bag: { $count }
label-supply = magic bags to take: { $left }
label-ahead = { $garden }, if it were full now: { $said }
label-ahead-after = { $garden }, if it were full after your { $number }: { $said }
seats-tile = { $you ->
    [yes] your { $number }
   *[no] { $who }’s { $number }
}
wardens-tile = the Warden’s { $number }
ahead-net = { $tile } catches a gnome
ahead-loot = { $tile } gets { $treasure }
ahead-lost = nobody gets { $treasure }
ahead-choice = { $tile } takes one colour
label-summary = gnomes: { $gnomes }; bags: { $bags }, full: { $full }; keys: { $keys }; ladybugs: { $ladybugs }; open tiles: { $tiles }; in the stack: { $left }
label-tile = { $you ->
    [yes] your tile { $number }: { $tile }
   *[no] { $who }’s tile { $number }: { $tile }
}
label-ladybug-tile = { $you ->
    [yes] your ladybug tile { $number }: { $tile }
   *[no] { $who }’s ladybug tile { $number }: { $tile }
}
label-turned = { $you ->
    [yes] your tile { $number } face down
   *[no] { $who }’s tile { $number } face down
}
label-pay = pay with tile { $number }: it leaves the game
label-ladybugs = ladybugs: { $count }; each pays for a ladybug tile
label-keys = keys: { $count }
label-stack = tiles in the stack, { $left }: { $tiles }
label-warden-next = the Warden’s next tile: { $number }; { $left } more after that
label-bag = { $you ->
    [yes] your { $bag }: { $treasures }, room for { $room } more
   *[no] { $who }’s { $bag }: { $treasures }, room for { $room } more
}
label-bag-empty = { $you ->
    [yes] your { $bag }: empty, room for { $room }
   *[no] { $who }’s { $bag }: empty, room for { $room }
}
label-bag-full = { $you ->
    [yes] your { $bag }: { $treasures }, full
   *[no] { $who }’s { $bag }: { $treasures }, full
}
label-caught = { $you ->
    [yes] caught by you: { $gnome_a }
   *[no] caught by { $who }: { $gnome_a }
}
label-own-card = { $you ->
    [yes] your { $card }
   *[no] { $who }’s { $card }
}
label-own-trap = { $you ->
    [yes] your { $card } with { $gnome_a }
   *[no] { $who }’s { $card } with { $gnome_a }
}
label-opened = { $you ->
    [yes] opened by you: { $chest_a }
   *[no] opened by { $who }: { $chest_a }
}
label-catch = catch { $gnome_a }
label-catch-too-many = { $gone ->
    [one] catch { $gnome_a }; of your { $held } { $gnome_many }, one then runs away
   *[other] catch { $gnome_a }; of your { $held } { $gnome_many }, { $gone } then run away
}
label-claim = take { $treasures }
label-hold = { $treasures } to stow
label-empty = empty a bag to make room
label-lose = let the treasure go: there’s no room left
label-trapped = just caught: { $gnome_a }
label-trap = put the gnome in the trap
label-loose = leave the gnome loose and keep the trap
label-wall = first the treasure from the wall, then the reward for your tile
label-reward = first the reward for your tile, then the treasure from the wall
label-keep = { $count ->
    [one] open no chest and keep your key
   *[other] open no chest and keep your { $count } keys
}

## Why a bot made its move: what gets better, or worse for a rival

sign-treasure = The treasure is worth more.
sign-treasure-more = The treasure is worth more this way.
sign-treasure-lost = { $you ->
    [yes] Your treasure is worth less.
   *[no] { $who }’s treasure is worth less.
}
sign-gnomes = The gnomes are worth more.
sign-gnomes-more = The gnomes are worth more this way.
sign-gnomes-lost = { $you ->
    [yes] Your gnomes are worth less.
   *[no] { $who }’s gnomes are worth less.
}
sign-cups-coins = As things stand, there are more cups or coins to win.
sign-cups-coins-more = As things stand, this wins more cups or coins.
sign-cups-coins-lost = { $you ->
    [yes] As things stand, you win fewer cups and coins.
   *[no] As things stand, { $who } wins fewer cups and coins.
}
sign-gems = As things stand, there are more gems to win.
sign-gems-more = As things stand, this wins more gems.
sign-gems-lost = { $you ->
    [yes] As things stand, you win fewer gems.
   *[no] As things stand, { $who } wins fewer gems.
}
sign-catch = As things stand, there are more gnomes to catch.
sign-catch-more = As things stand, this catches more gnomes.
sign-catch-lost = { $you ->
    [yes] As things stand, you catch fewer gnomes.
   *[no] As things stand, { $who } catches fewer gnomes.
}
sign-cups-coins-near = Cups or coins are within reach.
sign-cups-coins-nearer = Cups or coins are closer this way.
sign-cups-coins-far = { $you ->
    [yes] You’re further from cups and coins.
   *[no] { $who } is further from cups and coins.
}
sign-gems-near = Gems are within reach.
sign-gems-nearer = Gems are closer this way.
sign-gems-far = { $you ->
    [yes] You’re further from the gems.
   *[no] { $who } is further from the gems.
}
sign-catch-near = A gnome is nearly caught.
sign-catch-nearer = A gnome is closer this way.
sign-catch-far = { $you ->
    [yes] You’re further from a gnome.
   *[no] { $who } is further from a gnome.
}
sign-tile-lies = One more tile counts in a garden.
sign-key = It earns a key.
sign-key-kept = The key is kept for a better chest.
sign-ladybug = It earns a ladybug.
sign-ladybug-kept = The ladybug is kept.
sign-ladybug-tile = There’s one more ladybug tile to lay.
sign-ladybug-tile-kept = A ladybug tile is kept.
sign-bag = It earns a bag.
sign-empty-bag = A bag is empty for what comes.
sign-empty-bag-kept = A bag stays empty for what comes.
sign-clan = It’s a gnome of another clan.
sign-clan-more = This way there’s a gnome of another clan.
sign-pair = It’s the second gnome of a clan.
sign-pair-more = This way there’s a second gnome of a clan.
sign-trap = There’s a trap to use.
sign-trap-kept = The trap is kept for later.
sign-card = It earns a power card.
sign-high-tile-kept = A high tile is kept.
sign-low-tile-gone = A low tile is out of the way.
sign-net = There’s a net at hand.
sign-net-kept = A net is kept at hand.

## The table in text, for the terminal

sketch-over = Mysterious Garden · the game is over
sketch-turn = { $you ->
    [yes] Mysterious Garden · your turn: { $ask }
   *[no] Mysterious Garden · { $who }’s turn: { $ask }
}
sketch-garden = { $left ->
    [one] { $garden } (1 side free): { $things }
   *[other] { $garden } ({ $left } sides free): { $things }
}
sketch-garden-done = { $garden } (full)
sketch-waiting = { $garden } is waiting: { $walls }; { $mushrooms } mushrooms; { $treasures }
sketch-card = { $card }
sketch-card-filled = { $card } with { $treasures }
sketch-card-trap = { $card } with { $gnome_a }
sketch-door = { $door } ({ $won })
sketch-chest = { $chest }: { $left }
sketch-none = none
sketch-gnomes = { $gnomes_short }; { $left } face down
sketch-power = { $cards }; { $left } to come
sketch-supply = bags: { $bags }; treasure bag: { $treasures }
sketch-warden = next { $tile }, then { $left } more
sketch-warden-none = no tile left
sketch-tokens = { $keys }; ladybugs: { $ladybugs }
sketch-list = { $things }
sketch-seat = { $points ->
    [one] { $name }: 1 point
   *[other] { $name }: { $points } points
}
sketch-row-gnomes = gnomes
sketch-row-power = power
sketch-row-doors = doors
sketch-row-chests = chests
sketch-row-supply = supply
sketch-row-warden = Warden
sketch-row-display = display
sketch-row-stack = stack
sketch-row-ladybug-tiles = ladybug tiles
sketch-row-tokens = keys
sketch-row-bags = bags
sketch-row-cards = cards
sketch-key = 7tn: tile 7 with treasure (t) and net (n), nn: double net; 0:7tn on a side: the first seat’s; 0:7* lies face down; (key) can still be had; o: an opening for a new garden; > leads on to a garden, < back to one; [rrb]: a bag with two gems and a cup

## The lesson: what each step shows and asks for, says when it's done, and answers to another move

lesson-1-see = **Mossy Gate** has six sides, three gnomes and a heap of treasure. Each turn, you cover one side with one of your tiles.
lesson-1-ask = Tiles show a net for gnomes, treasure, or both. Look at yours.
lesson-2-see = A wall you cover gives you what it shows, at once. When the garden is full, high numbers choose first.
lesson-2-ask = Lay your **tile 12**, number side up, on **side 2** with the **key**.
lesson-2-said = The key is yours. If you still have it at the end, it’s worth 1 point.
lesson-2-but = Any free side would do. For now, take the key with your 12: it will also choose early.
lesson-3-see = When you get a key, you may open a chest. More locks take more keys, and are worth more.
lesson-3-ask = Open the **one-lock chest**.
lesson-3-said = +2: the chest is worth 3, and the key is spent.
lesson-3-heard = The bot has laid a tile on side 1, an opening.
lesson-3-but = You could keep the key for a better chest. For now, open this one.
lesson-4-see = A weak tile can lie face down. It plays no part in the garden, but earns you a bag or a power card.
lesson-4-ask = Lay **tile 3** that way on **side 4**, which shows a **bag**.
lesson-4-said = First the wall: a fifth bag. Now the reward for your tile.
lesson-4-but = You could. But see what the back of a tile is good for: lay the 3 face down, by the bag.
lesson-5-see = Three power cards are on display. A **gnome trap** holds on to a gnome for good.
lesson-5-ask = Take the gnome trap.
lesson-5-said = +2: an empty trap is worth 2 points.
lesson-5-heard = The bot covered the power card on the wall and took the key card.
lesson-5-but = All of these are good. But take the trap: you’ll soon have a gnome for it.
lesson-6-see = A tile on an opening is a way into a new garden, no matter who laid it.
lesson-6-ask = Choose the waiting garden **Pear Espalier**, then **side 1** of **Mossy Gate**.
lesson-6-said = It’s attached to the bot’s 7, which now counts in both gardens.
lesson-6-but = You could. But look into another garden first: Pear Espalier, through side 1.
lesson-7-see = For each mushroom of the new garden, you add a gnome from those **on display**.
lesson-7-ask = Choose the **queen**: she makes your other gnomes worth more.
lesson-7-said = The queen and a yellow gnome are in Pear Espalier. Now you have to lay a tile there, too.
lesson-7-but = You could add a yellow one. But with the queen, this garden is worth a fight.
lesson-8-see = **Pear Espalier** has a **ladybug** on its **side 2**.
lesson-8-ask = Lay your **tile 10** there, number side up.
lesson-8-said = +1: a ladybug. It lets you lay one of your three ladybug tiles.
lesson-8-heard = Mossy Gate has only one free side left.
lesson-8-but = You could. But get the ladybug first, with the 10.
lesson-9-see = Whoever covers the last side lets the nets fall. **Tile 15** is the highest of all, and it costs a **ladybug**.
lesson-9-ask = Lay it, number side up, on **side 5** of **Mossy Gate**, and pay with the ladybug.
lesson-9-said = −1 for the ladybug, and Mossy Gate is full: gnomes first, from the highest net down.
lesson-9-but = You could. But the 15 on side 5, paid for with the ladybug, gets you the first choice of everything.
lesson-10-see = Your 15 chooses first, then your 12, then the bot’s 7.
lesson-10-ask = Catch the **brown** gnome.
lesson-10-said = Two gnomes of a clan are a pair. With a third, two of them run away.
lesson-10-but = That’s good, too. But catch the brown one first: a light blue one is left for your 12.
lesson-11-see = A gnome in a trap never runs away.
lesson-11-ask = Put it **into the trap**.
lesson-11-said = +2. Your 12 caught a light blue gnome as well. Now the treasure: cups to the highest tile, coins to the lowest, gems in between.
lesson-11-but = You could leave it loose. But try the trap.
lesson-12-see = Three gems and three cups are yours, if you have room. A **bag** holds four gems, or two cups and two coins.
lesson-12-ask = Stow a **gem** in **bag 1**.
lesson-12-said = +1. Each gem is worth 1, and with a red bonus card, four of them in a bag are worth 2 more. A cup and a coin are worth 3 together.
lesson-12-but = The cups come next. Start with a gem in bag 1.
lesson-ends = Stow what’s left in your hands, and play on! When every side of every garden is covered, the most points win: for gnomes
    (pairs of a clan are worth more, a third one makes two run away), treasure in bags, chests, doors and cards.

## What the pieces are

about-xl-bag = Holds up to six gems, or up to three cups and three coins. 2 points if it’s empty at the end.
about-gnome-trap = If you put a gnome in it when you catch it, that gnome never runs away. 2 points if it’s empty at the end.
about-red-bonus = At the end, each of your bags with { $house_red_bonus_from } or more gems scores { $house_red_bonus }.
about-open-chest = Take it, and stow the treasures in it at once.
about-collection = At the end, each clan you have a gnome of scores { $house_collection_each }, but all five score { $house_collection_all }.
about-wild-gnome = At the end, it counts as one more wild gnome and pairs with any other.
about-key-card = Counts as a key: when you take it, you may open a chest at once.
about-ladybug-card = Brings a ladybug now, and 3 points at the end.
about-wagon = Holds up to five treasures of any kind. 2 points if it’s empty at the end.
about-door = Whoever is first to have what the door asks for scores { $house_door_first }, the second { $house_door_second }. What you have, you keep.
about-chest = Whenever you get a key, you may open one chest, if you have a key for each lock. It scores { $house_chest_1 }, { $house_chest_2 } or { $house_chest_3 } for one, two or three locks.
about-bag = A magic bag holds four treasures: only gems, or at most two cups and two coins.
about-new-bag = A bag on a wall, or a tile laid face down, earns you one more magic bag.
about-gnome = At the end, a pair of a clan scores { $house_gnome_pair }, a single gnome { $house_gnome }; with the queen { $house_queens_pair } and { $house_queens_gnome }. Wild gnomes pair with any clan.
about-treasure = At the end, each gem in your bags scores { $house_gem }, and each pair of a cup and a coin { $house_treasure_pair }.
about-power-deck = The power cards still to come.
about-keys = Keys open chests, but only at the moment you get one. Each key you still have at the end scores { $house_key }.
about-ladybugs = A ladybug pays for laying one of your ladybug tiles. Each one you still have at the end scores { $house_ladybug }.
about-ahead = Who would get what if this garden were full now.

## The box and its options

box-line = Surround gardens with your tiles, catch their gnomes and carry off their treasure.
option-seats = number of players; 1 is the solo game against the Warden
option-start = who goes first
option-wagon = with the wagon, a promotional power card

## Numbers that a table may change: what each of them is

house-gem = points for each gem
house-treasure_pair = points for each pair of a cup and a coin
house-gnome = points for a gnome without a partner
house-gnome_pair = points for a pair of gnomes of a clan
house-queens_gnome = points for a single gnome, with the queen
house-queens_pair = points for a pair of gnomes, with the queen
house-chest_1 = points for a one-lock chest
house-chest_2 = points for a two-lock chest
house-chest_3 = points for a three-lock chest
house-door_first = points for the first at a garden door
house-door_second = points for the second at a garden door
house-key = points for each key you still have
house-ladybug = points for each ladybug you still have
house-red_bonus = points of a red bonus for each bag
house-red_bonus_from = gems in a bag that the red bonus counts
house-collection_each = points of the collection for each clan
house-collection_all = points of the collection for all five clans
house-door_gems = gems that the easier door of gems asks for
house-door_more_gems = gems that the harder door of gems asks for
house-door_pairs = pairs of a cup and a coin that a door asks for
house-door_alike = cups, or coins, that a door asks for
house-door_full = full bags that a door asks for
house-door_bags = bags that a door asks for
house-door_gnomes = gnomes of the clans that a door asks for
house-door_couples = pairs of gnomes that a door asks for
house-start_bags = bags that everybody starts with
house-active_gardens = gardens that may have free sides at a time
house-gnome_display = gnomes on display
house-power_display = power cards on display
house-open_tiles = open tiles of each player
house-clan_limit = gnomes of a clan that are too many
house-clan_escapes = gnomes that then run away
house-double_net_adds = gnomes that the double net adds to a garden
house-double_net_catches = gnomes that the double net catches
house-fixed_treasure = treasures of each kind that every garden has
house-solo_token_until = full gardens up to which a door gives its token, alone
house-band_1 = points of an apprentice, alone
house-band_2 = points of a villager, alone
house-band_3 = points of a gnome catcher, alone
house-band_4 = points of a warden of keys, alone
house-band_5 = points of a village elder, alone

## Options at a new table: what they're called, what they mean, and names of their values

ask-start = Who begins
ask-wagon = The wagon
    .help = A promotional power card.
    .true = With
    .false = Without

## Positions that can't be

position-no-gardens = At least one garden must lie on the table: “gardens” names none.
position-number-twice = “{ $field }” has the number { $number } up twice; on a garden it can only be there once.
position-no-warden = “{ $field }” has { $value }, but the Warden only plays in the solo game.
position-warden-ladybug = “{ $field }” has { $value }, but the Warden has no ladybug tiles.
position-attached-away = “{ $field }” is a side of { $garden }, which isn’t on the table.
position-attached-wall = “{ $field }” is { $side }, which isn’t an opening.
position-attached-taken = “{ $field }” is { $side }, where two gardens already meet.
position-attached-differs = The gate of { $garden } and { $side } share one tile, but { $there } and { $here } are given.
position-attached-bare = “{ $field }” is { $side }, where there’s no tile.
position-attached-ring = “{ $field }” leads back to the garden itself, in a ring.
position-open-chest = “{ $field }” has { $card }, but an open chest leaves the game when it’s taken.
position-contents = “{ $field }” can’t hold { $value }: rule MG-BAG says what fits.
position-chest = “{ $field }” has { $count } treasures; the chest holds { $most } at most.
position-door = “{ $field }”: { $owner } can’t be both first and second at a door.
position-agenda-over = The game is over, so “agenda” must be empty.
position-agenda-empty = “agenda” is empty, but the game isn’t over.
position-step = { $words ->
    [one] The step { $step } of “agenda” needs one word after the first.
   *[other] The step { $step } of “agenda” needs { $words } words after the first.
}
position-step-away = The step { $step } of “agenda” names { $garden }, which isn’t on the table.
