box-line = Creep or nap: the first snail at the lettuce wins.
option-seats = how many race
option-track = steps to the lettuce
creeps = { $you ->
    [yes] You creep { $steps } steps.
   *[no] { $who } creeps { $steps } steps.
}
naps = { $you ->
    [yes] You nap.
   *[no] { $who } naps.
}
steps = Steps
lettuce = A snail is at the lettuce.
no-turn = It isn’t your turn.
no-nap = You have just slept.
