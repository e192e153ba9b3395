### Four Gardens in English. docs/words.md says how these files work.

## Resources. Forms: ".one" counted as one, ".a" a single token

title-stone = stones
    .one = stone
    .a = a stone
title-water = water
    .one = water
    .a = water
title-plants = plants
    .one = plant
    .a = a plant
title-wood = wood
    .one = wood
    .a = wood
count = { $count ->
    [one] 1 { $resource_one }
   *[other] { $count } { $resource }
}

## Gods. Forms: ".the" within a sentence, ".own" whose track it is

title-god-yellow = Hare
    .the = the Hare
    .own = the Hare’s
title-god-red = Phoenix
    .the = the Phoenix
    .own = the Phoenix’s
title-god-purple = Tortoise
    .the = the Tortoise
    .own = the Tortoise’s
title-god-blue = Carp
    .the = the Carp
    .own = the Carp’s
# The flower of all colours.
title-god-multi = flower
    .the = any god
    .own = any god’s

## Panoramas, their frames, and cards: frame, god and symbol together name just one card

title-panorama-red = Maple gate
title-panorama-orange = Autumn terrace
title-panorama-green = Bamboo brook
title-panorama-blue = Lake of cranes
title-frame-red = Maple gate { $number }
title-frame-orange = Autumn terrace { $number }
title-frame-green = Bamboo brook { $number }
title-frame-blue = Lake of cranes { $number }
title-card = { $frame } ({ $god }, floor { $floor })
title-wheel-card = { $frame } ({ $god }, wheel)
title-look = { $frame } ({ $god })

## What turns, and the kinds of bonus tiles

title-floors-1 = the whole pagoda
title-floors-2 = floors 2 to 4
title-floors-3 = floors 3 and 4
title-floors-4 = the top floor
title-expansion = extra space
title-wilds = wild resources
title-rewards = points

empty = empty
none-yet = none yet

## What happens

floors = The pagoda’s floors, from the bottom up: { $resources }.
faces = { $you ->
    [yes] You face the side with { $icons }, from the bottom up.
   *[no] { $who } faces the side with { $icons }, from the bottom up.
}
deals = Everyone gets { $cards } cards.
opens = The open cards: { $cards }.
begins = { $you ->
    [yes] You go first.
   *[no] { $who } goes first.
}
lays = { $you ->
    [yes] You lay { $card } for { $god_the }.
   *[no] { $who } lays { $card } for { $god_the }.
}
turns-cw = { $you ->
    [yes] You turn { $floors } clockwise with { $card } and collect { $got }.
   *[no] { $who } turns { $floors } clockwise with { $card } and collects { $got }.
}
turns-ccw = { $you ->
    [yes] You turn { $floors } anticlockwise with { $card } and collect { $got }.
   *[no] { $who } turns { $floors } anticlockwise with { $card } and collects { $got }.
}
uses-wheel = { $you ->
    [yes] You discard { $card } for its wheel.
   *[no] { $who } discards { $card } for its wheel.
}
takes = { $you ->
    [yes] You take { $resource_a } for your planning tile.
   *[no] { $who } takes { $resource_a } for the planning tile.
}
takes-for = { $you ->
    [yes] You take { $resource_a } for { $card }.
   *[no] { $who } takes { $resource_a } for { $card }.
}
uses-cart = { $you ->
    [yes] You discard { $card } for the handcart.
   *[no] { $who } discards { $card } for the handcart.
}
puts = { $you ->
    [yes] You put { $resource_a } on { $card }.
   *[no] { $who } puts { $resource_a } on { $card }.
}
shifts = { $you ->
    [yes] You move { $resource_a } from { $card } to { $other }.
   *[no] { $who } moves { $resource_a } from { $card } to { $other }.
}
drops = { $you ->
    [yes] You return { $resource_a } to the supply.
   *[no] { $who } returns { $resource_a } to the supply.
}
# What is done for somebody (FG-AUTO-1).
nothing-to-move = { $you ->
    [yes] You have nothing left to move.
   *[no] { $who } has nothing left to move.
}
has-everything = { $card } has everything it needs.
one-choice = { $you ->
    [yes] You have only one choice.
   *[no] { $who } has only one choice.
}
completes = { $you ->
    [yes] You finish { $card }.
   *[no] { $who } finishes { $card }.
}
last-round = { $you ->
    [yes] You have finished { $landscapes } landscapes: this is the last round.
   *[no] { $who } has finished { $landscapes } landscapes: this is the last round.
}
advances = { $you ->
    [yes] You advance to { $space } on { $god_own } track.
   *[no] { $who } advances to { $space } on { $god_own } track.
}
lost-marker = { $you ->
    [yes] You have no marker left on { $god_own } track.
   *[no] { $who } has no marker left on { $god_own } track.
}
pushed-back = { $you ->
    [yes] You are pushed back to { $space } on { $god_own } track.
   *[no] { $who } is pushed back to { $space } on { $god_own } track.
}
pushed-off = { $you ->
    [yes] You are pushed off { $god_own } track.
   *[no] { $who } is pushed off { $god_own } track.
}
gets-expansion = { $value ->
    [one] { $you ->
        [yes] You take a bonus tile: one more space on your planning tile.
       *[no] { $who } takes a bonus tile: one more space on the planning tile.
    }
   *[other] { $you ->
        [yes] You take a bonus tile: { $value } more spaces on your planning tile.
       *[no] { $who } takes a bonus tile: { $value } more spaces on the planning tile.
    }
}
gets-wilds = { $value ->
    [one] { $you ->
        [yes] You take a bonus tile: one wild resource.
       *[no] { $who } takes a bonus tile: one wild resource.
    }
   *[other] { $you ->
        [yes] You take a bonus tile: { $value } wild resources.
       *[no] { $who } takes a bonus tile: { $value } wild resources.
    }
}
gets-rewards = { $value ->
    [one] { $you ->
        [yes] You take a bonus tile: one point.
       *[no] { $who } takes a bonus tile: one point.
    }
   *[other] { $you ->
        [yes] You take a bonus tile: { $value } points.
       *[no] { $who } takes a bonus tile: { $value } points.
    }
}
draws = { $you ->
    [yes] You draw { $card } from the open cards.
   *[no] { $who } draws { $card } from the open cards.
}
draws-top = { $you ->
    [yes] You draw from the pile, with { $top } on top.
   *[no] { $who } draws from the pile, with { $top } on top.
}
draws-blind = { $you ->
    [yes] You draw from the pile.
   *[no] { $who } draws from the pile.
}
drawn = It’s { $card }.
reshuffles = { $cards ->
    [one] The one discarded card is the new pile.
   *[other] The { $cards } discarded cards are shuffled and form the new pile.
}
refills = New among the open cards: { $cards }.
over-landscapes = The last round is over, and so is the game.
over-rounds = Round { $round } was the last: the game is over.

## How it ended

landscapes = A garden had { $landscapes } landscapes, and the round was played to its end.
rounds = { $rounds ->
    [one] The game was limited to one round.
   *[other] The game was limited to { $rounds } rounds.
}

## The score pad

pad-track = { $god }
pad-expansion = Bonus: extra space
pad-wilds = Bonus: wild resources
pad-rewards = Bonus: points

## Why a move isn't possible

no-game-over = The game is over.
no-turn = It’s { $other }’s turn.
no-action-now = Finish what you’ve begun before you use another card.
no-actions-left = You’ve taken all your actions this turn.
no-card-in-hand = You don’t have { $card } in your hand.
no-room-in-garden = { $cards ->
    [one] You already have an unfinished card in your garden. Finish it first.
   *[other] You already have { $cards } unfinished cards in your garden. Finish one first.
}
no-second-frame = You already have { $card } in your garden.
no-pagoda = This { $card } has no pagoda to turn.
no-wheel = This { $card } has no wheel.
no-supply = The supply has no { $resource } left.
no-room-on-tile = Your planning tile is full.
no-need = { $card } doesn’t need any more { $resource }.
no-such-groundwork = { $card } isn’t among your unfinished cards.
no-cart-yet = First discard a card for the handcart. Then you can move your resources.
no-token-on-tile = You have no { $resource } on your planning tile.
no-token-on-card = { $card } has no { $resource } on it.
no-giving-back = { $card } has just received { $resource_a }, so it can’t give any away in this action.
no-taking-back = { $card } has just given away { $resource_a }, so it can’t take any in this action.
no-completion-now = Cards are finished after the handcart, the wheel or a bonus tile.
no-full-card = { $card } still needs something.
no-flower = You have no flower to choose a god for.
no-marker = You have no marker left on { $god_own } track.
no-panorama = You get a bonus tile for a finished panorama.
no-second-tile = You already have a bonus tile of this kind ({ $tile }).
no-tile-left = There’s no bonus tile of this kind left ({ $tile }).
no-free-tokens = You have no wild resources to take.
no-draw-yet = You draw cards after your last action.
no-room-in-hand = You already have { $cards } cards in your hand.
no-pile = The pile is empty.
no-open-card = { $card } isn’t among the open cards.

## Offers: a title and a smaller line

offer-lay = Lay { $card }
offer-lay-line = for { $god_the }; needs { $needs }
    .brief = for { $god_the }
offer-turn = Turn the pagoda with { $card }
offer-turn-cw = { $floors }, clockwise: { $got }
offer-turn-ccw = { $floors }, anticlockwise: { $got }
gain = { $got }
offer-cart = Use the handcart
offer-discard = discards { $card }
offer-take = Take { $resource_a } for your planning tile
offer-take-for = Take { $resource_a } for { $card }
offer-take-line = from the supply
offer-draw = Draw { $card }
offer-draw-line = open: { $symbols }
symbols-floor = { $god }, floor { $floor }
symbols-wheel = { $god }, wheel
offer-draw-pile = Draw from the pile
offer-draw-pile-line = the top card
offer-put = Put { $resource_a } on { $card }
offer-put-line = from your planning tile
offer-fill = Put what is clear for me
offer-fill-line = { $shares }
fill-share = { $got } on { $card }
offer-shift-line = from { $card }
offer-drop = Return { $resource_a }
offer-drop-line = to the supply
offer-done = Done
offer-done-line = stop moving resources
offer-complete = Finish { $card }
offer-complete-line = it pays, and so does its panorama
offer-god = The { $god }
offer-god-line = { $house_step ->
    [one] one step on its track
   *[other] { $house_step } steps on its track
}
offer-expansion = Bonus: extra space
offer-expansion-line = { $value ->
    [one] one more space on your planning tile
   *[other] { $value } more spaces on your planning tile
}
offer-wilds = Bonus: wild resources
offer-wilds-line = { $value ->
    [one] take one now
   *[other] take { $value } now
}
offer-rewards = Bonus: points
offer-rewards-line = { $value ->
    [one] one point
   *[other] { $value } points
}

## What moves of a sort are called together, by what their notation begins with

sort-lay = Lay groundwork
sort-rotate = Turn the pagoda
sort-wild = Use a wheel
sort-cart = Use the handcart
sort-put = Put resources on cards
sort-shift = Move resources between cards
sort-drop = Return resources
sort-complete = Finish a landscape
sort-god = Choose a god
sort-bonus = Take a bonus tile
sort-take = Take a resource
sort-draw = Draw a card

## What a path still asks for: one, and ".many"

noun-card = a card from your hand
    .many = cards
noun-lay = a free place in your garden
    .many = places
noun-turn = a direction for the pagoda
    .many = directions
noun-cart = the handcart
    .many = handcarts
noun-token = a resource from the supply
    .many = resources
noun-planning = your planning tile
    .many = tiles
noun-frame = a card in your garden
    .many = cards
noun-own = a resource on your planning tile
    .many = resources
noun-on = a resource on a card
    .many = resources

## The status line, after "Your turn, Ines:"

status-action = { $left ->
    [one] one action left; lay a card or discard it for its pagoda, its wheel or the handcart
   *[other] { $left } actions left; lay a card or discard it for its pagoda, its wheel or the handcart
}
status-cart = move your resources, then choose Done
status-complete = choose which card to finish next
status-god = choose the god who takes a step
status-bonus = choose a bonus tile
status-take = { $left ->
    [one] take one more wild resource
   *[other] take { $left } wild resources
}
status-draw = draw open cards or from the pile until you have { $cards }

## A seat's numbers

fact-landscapes = landscapes
fact-hand = hand
fact-holds = bonus tiles
fact-tiles = { $tiles }

## What stands on the board, and what a screen reader says of its pieces

board-groundwork = Groundwork
board-at-most = at most { $cards }
board-panoramas = { $you ->
    [yes] Your panoramas
   *[no] { $who }’s panoramas
}
board-planning = Planning tile
board-supply = Supply
board-open = Open cards
board-pile = Pile
board-bonus = Bonus tiles
board-discarded = { $count } discarded
board-left = { $left } left
button-turn-cw = Clock­wise
button-turn-ccw = Anti­clockwise
button-cart = Handcart
button-done = Done
label-track = { $god }: { $markers }
marker-at = { $space ->
    [-1] { $name } off the track
   *[other] { $name } { $space }
}
label-floor = floor { $floor }, { $resource }: { $front } in front, { $left } left, { $right } right
label-ring = floor { $floor } from above, { $resource }
label-turn-cw = turn the pagoda clockwise
label-turn-ccw = turn the pagoda anticlockwise
label-cart = the handcart
label-done = done with the handcart
label-card-up = { $card }, for { $god_the }, needs { $needs }; discarded, it turns { $floors } and collects from the bottom up
label-card-down = { $card }, for { $god_the }, needs { $needs }; discarded, it turns { $floors } and collects from the top down
label-card-wheel = { $card }, for { $god_the }, needs { $needs }; discarded for its wheel, it gives any one resource
label-open = open card: { $card }
label-groundwork = { $card }, groundwork for { $god_the }, needs { $needs }; on it: { $tokens }
label-on-card = { $tokens } on { $card }
label-lay = lay a card here; at most { $cards } can be unfinished
label-pile = { $cards ->
    [one] the pile, one card
   *[other] the pile, { $cards } cards
}
label-pile-top = { $cards ->
    [one] the pile, one card; on top: { $top }
   *[other] the pile, { $cards } cards; on top: { $top }
}
label-discard = { $count ->
    [0] { $cards } discarded yet
   *[other] { $count } discarded: { $cards }
}
label-expansion = { $left ->
    [0] bonus tile, extra space: none left
   *[other] bonus tile, extra space: +{ $value } on your planning tile; { $left } left
}
label-wilds = { $left ->
    [0] bonus tile, wild resources: none left
   *[other] bonus tile, wild resources: { $value } at once; { $left } left
}
label-rewards = { $left ->
    [0] bonus tile, points: none left
   *[other] bonus tile, points: worth { $value }; { $left } left
}
label-supply = supply of { $resource }: { $left }
label-panoramas = landscapes: { $cards }
label-planning = { $you ->
    [yes] your planning tile: { $tokens }
   *[no] { $who }’s planning tile: { $tokens }
}
label-own = { $you ->
    [yes] { $resource_a } on your planning tile
   *[no] { $resource_a } on { $who }’s planning tile
}
label-garden = { $you ->
    [yes] Your garden. Landscapes: { $landscapes }. Groundwork: { $cards }. Planning tile: { $tokens }.
   *[no] { $who }’s garden. Landscapes: { $landscapes }. Groundwork: { $cards }. Planning tile: { $tokens }.
}
label-summary = { $cards ->
    [one] { $done } of { $target } landscapes, one card in hand
   *[other] { $done } of { $target } landscapes, { $cards } cards in hand
}

## Why a bot made its move: what gets better, or worse for a rival

sign-landscape = A landscape is finished.
sign-begun = One more landscape is begun.
sign-rewards = The unfinished landscapes will pay more.
sign-rewards-more = The unfinished landscapes pay more this way.
sign-nearer = A landscape is closer to completion.
sign-nearly = A reward is almost earned.
sign-nearly-more = A reward is closer this way.
sign-payable = What’s on the planning tile can finish a landscape.
sign-useful = There are more resources to use.
sign-useful-more = The resources are more useful this way.
sign-collected = The planning tile fills up.
sign-collected-more = There’s more to collect this way.
sign-room = The planning tile has room again.
sign-room-more = The planning tile keeps more room.
sign-panorama-red = The Maple gate grows.
sign-panorama-orange = The Autumn terrace grows.
sign-panorama-green = The Bamboo brook grows.
sign-panorama-blue = The Lake of cranes grows.
sign-expansion = The planning tile gets an extra space.
sign-wilds = A bonus tile gives wild resources.
sign-points = A bonus tile scores points.
sign-track-end = A marker is almost at the end of its track.
sign-safe = A marker is safe from being pushed off.
sign-pair = Two landscapes of one panorama are being built.
sign-pays-again = Finishing the panorama will pay more.
sign-ahead = It gains ground in landscapes.
sign-behind = { $you ->
    [yes] You fall behind in landscapes.
   *[no] { $who } falls behind in landscapes.
}

## The table in text, for the terminal

sketch-over = The game is over, in round { $round }.
sketch-places = Places: { $places }.
sketch-place = { $name } { $place }
sketch-points = Points: { $totals }.
sketch-turn = { $you ->
    [yes] Round { $round }, your turn: { $task }; { $left }.
   *[no] Round { $round }, { $who }’s turn: { $task }; { $left }.
}
sketch-left = { $left ->
    [0] no actions left
    [one] one action left
   *[other] { $left } actions left
}
sketch-last-round = This is the last round.
sketch-action = an action to take
sketch-cart = resources to move
sketch-complete = a full card to finish
sketch-god = { $flowers ->
    [one] a god to choose for { $card }
   *[other] { $flowers } gods to choose for { $card }
}
sketch-bonus = a finished panorama, a bonus tile to take
sketch-take = { $tokens ->
    [one] one wild resource to take
   *[other] { $tokens } wild resources to take
}
sketch-draw = cards to draw
sketch-gave = Cards that have given something away in this action:
sketch-got = Cards that have received something in this action:
sketch-role = { $card } ({ $resource })
sketch-pagoda = { $you ->
    [yes] The pagoda from your side
   *[no] { $who }’s side of the pagoda
}
sketch-left-side = left
sketch-far-side = far
sketch-right-side = right
sketch-off = off
sketch-tracks = Tracks of the gods
sketch-supply = Supply: { $tokens }.
sketch-bonus-tiles = Bonus tiles: { $tiles }.
sketch-tiles-of = { $tile } { $values }
sketch-pile = Pile: { $cards }. Discarded: { $discards }.
sketch-pile-top = Pile: { $cards }, on top { $top }. Discarded: { $discards }.
sketch-open = Open cards:
sketch-garden = { $you ->
    [yes] Your garden ({ $number }): { $done } of { $target } landscapes; planning tile: { $tokens }, { $free } free
   *[no] { $who }’s garden ({ $number }): { $done } of { $target } landscapes; planning tile: { $tokens }, { $free } free
}
sketch-holds = bonus tiles: { $tiles }
sketch-landscapes = landscapes:
sketch-active = unfinished: { $card }, for { $god_the }: { $parts }
sketch-need = { $resource } { $on }/{ $of }
sketch-hand-count = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
sketch-hand-known = { $cards ->
    [one] 1 card in hand, which you know:
   *[other] { $cards } cards in hand, among them:
}
sketch-hand = Your hand (any card can also be discarded for the handcart):
sketch-card = { $card }, for { $god_the }
sketch-needs = needs { $needs }
sketch-wheel = wheel
sketch-up = pagoda: floor { $floor }, from the bottom up
sketch-down = pagoda: floor { $floor }, from the top down
sketch-laid = { $card } is already in your garden
sketch-full = { $cards ->
    [one] one card is already unfinished
   *[other] { $cards } cards are already unfinished
}
sketch-can-lay = can be laid
sketch-choice = one resource of your choice
sketch-cw = clockwise gives { $got }
sketch-ccw = anticlockwise gives { $got }

## The lesson: what each step shows and asks for, says when it's done, and answers to another move

lesson-1-see = Each turn you use three of your five cards. A card is a landscape to build, or an action to spend it on.
lesson-1-ask = Look at your hand, the pagoda with its four floors, and the tracks of the four gods.
lesson-2-see = First action: begin a landscape.
lesson-2-ask = Lay **Maple gate 1** in your garden. It **needs 2 stones and 1 water**.
lesson-2-said = It’s in your garden now, still to be finished. Up to three cards can wait like that.
lesson-2-but = You could. For the lesson, lay Maple gate 1: you can finish it this very turn.
lesson-3-see = Second action: discard a card for its pagoda. The red floor turns, with those above it; then you collect what faces you in the order of the arrow.
lesson-3-ask = Choose **Autumn terrace 2** and turn the pagoda **clockwise**.
lesson-3-said = The red floor was the top one, so it turned alone. The arrow points up: you collected 3 stones, then 1 water, and your tile was full.
lesson-3-but = Another card or direction works too. Try this one first: it gives just what the gate needs.
lesson-4-see = What you collect goes on your planning tile. Third action: any card pays for the **handcart**.
lesson-4-ask = Choose **Autumn terrace 1** and the handcart.
lesson-4-said = Now you can move resources from your tile to your cards, as many as you like.
lesson-4-but = You could. But the handcart comes next in the lesson, paid for with Autumn terrace 1.
lesson-5-see = The gate needs two stones and one water.
lesson-5-ask = Move them one by one: **stones** or **water** on your tile, then **Maple gate 1**.
lesson-5-said = It has everything. One stone stays on your tile for later.
lesson-5-but = You could return things or stop. But first bring the gate all it needs.
lesson-6-see = Nothing is missing.
lesson-6-ask = Choose **Done**.
lesson-6-said = Maple gate 1 is finished: its resources went back to the supply, and the card is a landscape now.
lesson-6-but = You could return the stone. Keep it this time, and choose Done.
lesson-7-see = A landscape pays a step on its god’s track. This one shows the flower, so the god is yours to choose.
lesson-7-ask = Choose any of the four tracks.
lesson-7-said = +1. Each later landscape of the same panorama will pay this step again.
lesson-8-see = At the end of your turn you draw back up to five. The open cards are for everyone, and they aren’t replaced while you draw.
lesson-8-ask = Take **Maple gate 2** and **Bamboo brook 4**.
lesson-8-said = The Maple gate has two frames: the second one will pay twice.
lesson-8-but = A good choice, too. But the lesson needs Maple gate 2 and Bamboo brook 4.
lesson-9-see = On top of the **pile** you see a picture, but not what the card can do.
lesson-9-ask = Draw your third card from the pile.
lesson-9-said = Your hand is full, so your turn is over.
lesson-9-heard = The bot has had its turn. It turned the pagoda, on your side as well.
lesson-9-but = You could. Try the pile this time.
lesson-10-see = Your second turn.
lesson-10-ask = Lay **Maple gate 2**: together with the first frame it makes a whole panorama.
lesson-10-said = It needs water, plants and wood.
lesson-10-but = You could. But the second half of the gate is worth more: it pays twice and earns a bonus tile.
lesson-11-see = Some cards show a wheel instead of the pagoda: one resource of your choice, straight to where it’s needed.
lesson-11-ask = Discard **Bamboo brook 4** for something that **Maple gate 2** needs.
lesson-11-said = One less thing to find.
lesson-11-but = You could. But see the wheel at work first: put something on Maple gate 2.
lesson-12-see = When somebody has ten landscapes, the last round is played. Your points are your places on the four tracks, and bonus tiles.
lesson-12-ask = At the end of a track, each of your steps pushes everyone else back instead.
lesson-ends = Now you know all the actions. The third one is yours: plan for **Maple gate 2**. Whoever finishes a panorama takes
    a **bonus tile**, and the fourth landscape of the blue one pays four times. Play on!

## What the pieces are

tie-break = Among equal scores, more landscapes count, then the longer finished panorama.
about-floor = Each floor gives one resource: as many as it shows on your side. A card’s pagoda says which floor turns, with all those above it, and its arrow in which order you collect.
about-ring = A floor seen from above, your side below. The dots on each side are what it gives there; the markers outside show who faces which side.
about-turn = Discard a card with a pagoda: the floor marked on it and all above it turn. Then you collect what faces you, in the order of its arrow, until your planning tile is full.
about-cart = Discard any card to move resources: from your planning tile to your unfinished cards, from one of these to another, or back to the supply.
about-track = { $house_step ->
    [one] Each reward from this god moves your marker one space.
   *[other] Each reward from this god moves your marker { $house_step } spaces.
} { $house_push ->
    [0] On space { $house_track_end } it stays where it is.
    [one] On space { $house_track_end } it stays where it is, and everyone else’s moves one space back instead.
   *[other] On space { $house_track_end } it stays where it is, and everyone else’s moves { $house_push } spaces back instead.
}
about-card = Lay it in your garden, or discard it: its pagoda turns the marked floor and all above it, with the arrow as the order of collecting; a wheel is one resource of your choice; and any card pays for the handcart.
about-frame = Groundwork: once it has everything it needs, it becomes a landscape and pays a step for its god. Earlier landscapes of the same panorama pay again.
about-pile = After your last action you draw, from here or from the open cards, until you have { $house_hand } cards.
about-discard = The discarded cards. Everyone may look through them.
about-expansion = { $house_expansion ->
    [one] For a whole panorama, once for each player: one more space on your planning tile.
   *[other] For a whole panorama, once for each player: { $house_expansion } more spaces on your planning tile.
}
about-wilds = For a whole panorama, once for each player: take as many resources of your choice as it says, at once.
about-rewards = For a whole panorama, once for each player: worth its number in points.
about-token = The supply: { $house_tokens } of each resource in all. Once one has run out, there’s none to collect.
about-planning = What you collect goes here, one resource on each of its { $house_spaces } spaces and those that a bonus tile adds. When it’s full, you stop collecting.
about-lay = Cards that you lay wait here until they have everything they need, at most { $house_active } at a time. No frame can be in a garden twice.

## The box and its options

box-line = Turn the pagoda, lay out landscapes and win the favour of four gods.
option-seats = number of players
option-first = who goes first
option-facing = who faces the side of the pagoda with 3-2-0-1 at the start
option-pile_top = whether everyone sees the landscape on top of the pile
option-round_limit = the game ends after this round at the latest

## Numbers that a table may change: what each of them is

house-target_2 = landscapes that end a game for two
house-target_3 = landscapes that end a game for three
house-target_4 = landscapes that end a game for four
house-hand = cards in a full hand
house-actions = actions in a turn
house-open_cards = open cards next to the pile
house-active = unfinished cards that you may have
house-spaces = spaces on a planning tile
house-tokens = tokens of each resource
house-track_start = space where the markers start
house-track_end = last space of a track
house-step = spaces that a reward moves your marker
house-push = spaces that a push moves the others back
house-expansion = spaces that an extra space tile adds
house-wilds_1 = resources on the first wild resources tile
house-wilds_2 = resources on the second wild resources tile
house-wilds_3 = resources on the third wild resources tile
house-wilds_4 = resources on the fourth wild resources tile
house-rewards_1 = points on the first points tile
house-rewards_2 = points on the second points tile
house-rewards_3 = points on the third points tile
house-rewards_4 = points on the fourth points tile

## Options at a new table: what they're called, what they mean, and names of their values

ask-first = Who begins
ask-facing = Who sees 3-2-0-1
    .help = The pagoda starts with that side towards this player.
    .random = Random
    .starting-seat = Whoever begins
ask-pile_top = Top of the pile
    .help = Whether everyone sees the landscape on the back of the next card.
    .landscape = Seen by all
    .hidden = Hidden

## House rules that don't fit together, and positions that can't be

wrong-actions = { $actions } actions a turn need { $actions } cards, but a hand has { $hand }.
position-frames = “{ $field }” has two cards with the frame { $frame } in the garden; there can only be one.
position-spaces = “{ $field }” has { $count } resources, but there are only { $spaces } spaces.
position-known = “{ $field }” has { $known }, but no card in the hand fits.
