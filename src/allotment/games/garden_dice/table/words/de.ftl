### Garden Dice auf Deutsch. docs/words.md erklärt, wie diese Dateien aufgebaut sind.

## Titel. Formen: ".der" Nominativ, ".den" Akkusativ, ".ein" und ".einen" unbestimmt im Nominativ und im Akkusativ, ".dein" mit Besitz,
## ".many" Mehrzahl, ".seed" der Samen davon (immer männlich)

title-squash = Kürbis
    .der = der Kürbis
    .den = den Kürbis
    .ein = ein Kürbis
    .einen = einen Kürbis
    .dein = dein Kürbis
    .many = Kürbisse
    .seed = Kürbissamen
title-carrot = Karotte
    .der = die Karotte
    .den = die Karotte
    .ein = eine Karotte
    .einen = eine Karotte
    .dein = deine Karotte
    .many = Karotten
    .seed = Karottensamen
title-tomato = Tomate
    .der = die Tomate
    .den = die Tomate
    .ein = eine Tomate
    .einen = eine Tomate
    .dein = deine Tomate
    .many = Tomaten
    .seed = Tomatensamen
title-artichoke = Artischocke
    .der = die Artischocke
    .den = die Artischocke
    .ein = eine Artischocke
    .einen = eine Artischocke
    .dein = deine Artischocke
    .many = Artischocken
    .seed = Artischockensamen
title-eggplant = Aubergine
    .der = die Aubergine
    .den = die Aubergine
    .ein = eine Aubergine
    .einen = eine Aubergine
    .dein = deine Aubergine
    .many = Auberginen
    .seed = Auberginensamen

title-squash-seed = Kürbissamen
    .der = der Kürbissamen
    .den = den Kürbissamen
    .ein = ein Kürbissamen
    .einen = einen Kürbissamen
    .dein = dein Kürbissamen
title-carrot-seed = Karottensamen
    .der = der Karottensamen
    .den = den Karottensamen
    .ein = ein Karottensamen
    .einen = einen Karottensamen
    .dein = dein Karottensamen
title-tomato-seed = Tomatensamen
    .der = der Tomatensamen
    .den = den Tomatensamen
    .ein = ein Tomatensamen
    .einen = einen Tomatensamen
    .dein = dein Tomatensamen
title-artichoke-seed = Artischockensamen
    .der = der Artischockensamen
    .den = den Artischockensamen
    .ein = ein Artischockensamen
    .einen = einen Artischockensamen
    .dein = dein Artischockensamen
title-eggplant-seed = Auberginensamen
    .der = der Auberginensamen
    .den = den Auberginensamen
    .ein = ein Auberginensamen
    .einen = einen Auberginensamen
    .dein = dein Auberginensamen
title-squash-veggie = Kürbis
    .der = der Kürbis
    .den = den Kürbis
    .ein = ein Kürbis
    .einen = einen Kürbis
    .dein = dein Kürbis
title-carrot-veggie = Karotte
    .der = die Karotte
    .den = die Karotte
    .ein = eine Karotte
    .einen = eine Karotte
    .dein = deine Karotte
title-tomato-veggie = Tomate
    .der = die Tomate
    .den = die Tomate
    .ein = eine Tomate
    .einen = eine Tomate
    .dein = deine Tomate
title-artichoke-veggie = Artischocke
    .der = die Artischocke
    .den = die Artischocke
    .ein = eine Artischocke
    .einen = eine Artischocke
    .dein = deine Artischocke
title-eggplant-veggie = Aubergine
    .der = die Aubergine
    .den = die Aubergine
    .ein = eine Aubergine
    .einen = eine Aubergine
    .dein = deine Aubergine
title-bird = Vogel
    .der = der Vogel
    .den = den Vogel
    .ein = ein Vogel
    .einen = einen Vogel
    .dein = dein Vogel
title-rabbit = Kaninchen
    .der = das Kaninchen
    .den = das Kaninchen
    .ein = ein Kaninchen
    .einen = ein Kaninchen
    .dein = dein Kaninchen
title-sundial = Sonnenuhr
    .der = die Sonnenuhr
    .den = die Sonnenuhr
    .ein = eine Sonnenuhr
    .einen = eine Sonnenuhr
    .dein = deine Sonnenuhr
title-scarecrow = Vogelscheuche
    .der = die Vogelscheuche
    .den = die Vogelscheuche
    .ein = eine Vogelscheuche
    .einen = eine Vogelscheuche
    .dein = deine Vogelscheuche
title-rock = Stein
    .der = der Stein
    .den = den Stein
    .ein = ein Stein
    .einen = einen Stein
    .dein = dein Stein
# So, wie sie gesetzt werden: mit Vogel und Sonnenuhr nach oben.
title-critter = Vogel
    .der = der Vogel
    .den = den Vogel
    .ein = ein Vogel
    .einen = einen Vogel
    .dein = dein Vogel
title-dial = Sonnenuhr
    .der = die Sonnenuhr
    .den = die Sonnenuhr
    .ein = eine Sonnenuhr
    .einen = eine Sonnenuhr
    .dein = deine Sonnenuhr

## Was geschieht

begins = { $you ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
}
rolls = { $you ->
    [yes] Du würfelst { $dice }.
   *[no] { $who } würfelt { $dice }.
}
rolls-again = { $you ->
    [yes] Du hast einen Viererpasch und würfelst noch einmal.
   *[no] { $who } hat einen Viererpasch und würfelt noch einmal.
}
buys = { $you ->
    [yes] Du kaufst mit einer { $die } einen { $veggie_seed }.
   *[no] { $who } kauft mit einer { $die } einen { $veggie_seed }.
}
plants = { $you ->
    [yes] Du pflanzt { $tile_einen } in Beet { $cell }, mit { $dice }.
   *[no] { $who } pflanzt { $tile_einen } in Beet { $cell }, mit { $dice }.
}
places = { $you ->
    [yes] Du legst { $tile_einen } auf { $cell }, mit { $dice }.
   *[no] { $who } legt { $tile_einen } auf { $cell }, mit { $dice }.
}
die = einer { $die }
bent-die = einer { $die } als { $to }
waters = { $you ->
    [yes] Du gießt mit einer { $die } den { $veggie_seed } auf { $cell }.
   *[no] { $who } gießt mit einer { $die } den { $veggie_seed } auf { $cell }.
}
grows = { $you ->
    [yes] Auf { $cell } wächst { $veggie_dein }.
   *[no] Auf { $cell } wächst { $veggie_der } von { $who }.
}
harvests = { $you ->
    [yes] Du erntest mit einer { $die } { $veggie_den } auf { $cell }.
   *[no] { $who } erntet mit einer { $die } { $veggie_den } auf { $cell }.
}
scores = { $points ->
    [one] { $you ->
        [yes] Für { $veggie_den } auf { $cell } bekommst du einen Punkt.
       *[no] Für { $veggie_den } auf { $cell } bekommt { $who } einen Punkt.
    }
   *[other] { $you ->
        [yes] Für { $veggie_den } auf { $cell } bekommst du { $points } Punkte.
       *[no] Für { $veggie_den } auf { $cell } bekommt { $who } { $points } Punkte.
    }
}
scores-chain = { $points ->
    [one] { $you ->
        [yes] Für mitgeerntetes Gemüse anderer bekommst du noch einen Punkt.
       *[no] Für mitgeerntetes Gemüse anderer bekommt { $who } noch einen Punkt.
    }
   *[other] { $you ->
        [yes] Für mitgeerntetes Gemüse anderer bekommst du noch { $points } Punkte.
       *[no] Für mitgeerntetes Gemüse anderer bekommt { $who } noch { $points } Punkte.
    }
}
flips = { $you ->
    [yes] Du verwandelst { $tile_den } in { $other_einen }.
   *[no] { $who } verwandelt { $tile_den } in { $other_einen }.
}
flies = { $you ->
    [yes] Dein Vogel fliegt mit einer { $die } nach { $cell }.
   *[no] Der Vogel von { $who } fliegt mit einer { $die } nach { $cell }.
}
hops = { $you ->
    [yes] Dein Kaninchen hoppelt mit einer { $die } nach { $cell }.
   *[no] Das Kaninchen von { $who } hoppelt mit einer { $die } nach { $cell }.
}
bird-eats = { $you ->
    [yes] Dein Vogel frisst { $tile_den } von { $owner }.
   *[no] { $owner_you ->
        [yes] Der Vogel von { $who } frisst { $tile_einen } von dir.
       *[no] Der Vogel von { $who } frisst { $tile_den } von { $owner }.
    }
}
rabbit-eats = { $you ->
    [yes] Dein Kaninchen frisst { $tile_den } von { $owner }.
   *[no] { $owner_you ->
        [yes] Das Kaninchen von { $who } frisst { $tile_einen } von dir.
       *[no] Das Kaninchen von { $who } frisst { $tile_den } von { $owner }.
    }
}
swallows = { $you ->
    [yes] Dein Tier schluckt { $veggie_den }.
   *[no] Das Tier von { $who } schluckt { $veggie_den }.
}
spits = { $you ->
    [yes] Dein Tier spuckt mit einer { $die } { $veggie_den } aus: Der Samen gehört dir.
   *[no] Das Tier von { $who } spuckt mit einer { $die } { $veggie_den } aus: { $who } behält den Samen.
}
removes = { $you ->
    [yes] { $owner_you ->
        [yes] Du holst { $critter_den } von { $cell } zurück.
       *[no] Du schickst { $critter_den } von { $owner } auf { $cell } heim.
    }
   *[no] { $owner_you ->
        [yes] { $who } schickt { $critter_den } von dir auf { $cell } heim.
       *[no] { $who } schickt { $critter_den } von { $owner } auf { $cell } heim.
    }
}
sun-rolls = { $you ->
    [yes] Du gibst deine Sonne ab und würfelst alles neu.
   *[no] { $who } gibt eine Sonne ab und würfelt alles neu.
}
sun-sets = { $you ->
    [yes] Du gibst deine Sonne ab und machst aus einer { $die } eine { $to }.
   *[no] { $who } gibt eine Sonne ab und macht aus einer { $die } eine { $to }.
}
stuck = { $you ->
    [yes] Du kannst nichts mehr tun.
   *[no] { $who } kann nichts mehr tun.
}
ends-turn = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $who } beendet den Zug.
}
over-sold-out = Der letzte Samen ist verkauft: Das Spiel ist zu Ende.
over-drought = Zu lange hat niemand einen Samen gekauft: Das Spiel ist zu Ende.
over-standstill = Niemand kann mehr etwas tun: Das Spiel ist zu Ende.

## Wie es zu Ende ging

sold-out = Der letzte Samen war verkauft.
drought = Zu lange hatte niemand einen Samen gekauft.

## Der Wertungsblock

pad-harvests = Ernten
pad-unplaced = Übrige Samen
pad-sets = Sätze
pad-collections = Sammlungen
pad-sun = Sonne

## Warum ein Zug nicht geht

no-game-over = Das Spiel ist zu Ende.
no-turn = { $other } ist am Zug.
no-action = Das ist keine Aktion.
no-end-yet = Du kannst deinen Zug noch nicht beenden: { $action }.
can-buy = Du kannst mit der { $die } noch einen { $veggie_seed } kaufen
can-place = Du kannst auf { $cell } noch { $tile_einen } legen
can-water = Du kannst mit der { $die } noch { $cell } gießen
can-harvest = Du kannst mit der { $die } noch { $cell } ernten
can-move = Dein Tier kann mit der { $die } noch nach { $cell } ziehen
can-remove = Du kannst noch das Tier auf { $cell } heimschicken
can-flip = Du kannst mit der 6 noch { $tile_den } wenden
no-dice-left = Du hast keine Würfel mehr.
no-such-die = Du hast keine { $die }. Deine Würfel: { $dice }.
no-four-of-a-kind = Nur ein Viererpasch darf noch einmal gewürfelt werden.
no-fresh-roll = Ein Viererpasch darf nur noch einmal gewürfelt werden, bevor du einen Würfel benutzt.
no-seeds-left = Es gibt keine { $veggie_seed } mehr.
no-disc-to-buy = Du hast keine Scheibe mehr, die du auf den Samen legen könntest.
no-more-of-it = Du hast in diesem Zug schon { $limit } { $veggie_seed } gekauft.
no-cheap-seed = Für einen { $veggie_seed } brauchst du mindestens eine { $price }; eine { $die } ist zu niedrig.
no-seed-to-plant = Du hast keinen { $veggie_seed } zum Pflanzen.
no-rocks = Steine gibt es nur im Spiel zu zweit.
no-second-rock = Dein Stein liegt für immer auf dem Acker.
no-critters = Im Familienspiel gibt es weder Vögel noch Kaninchen.
no-second-tile = Auf dem Feld liegt schon { $tile_dein }.
no-disc-to-place = Für { $tile_den } brauchst du eine Scheibe, und du hast keine mehr.
no-free-bed = Auf { $cell } liegt schon { $tile_ein }.
no-second-die = Du hast keine { $die } für die Spalte.
no-sundial = Nur mit einer Sonnenuhr auf dem Acker kannst du Würfel verändern.
no-pips = { $left ->
    [0] Dafür brauchst du { $needed } Augen, und deine Sonnenuhr hat in diesem Zug keins mehr.
    [one] Dafür brauchst du { $needed } Augen, und deine Sonnenuhr hat in diesem Zug nur noch eins.
   *[other] Dafür brauchst du { $needed } Augen, und deine Sonnenuhr hat in diesem Zug nur noch { $left }.
}
no-seed-there = Auf { $cell } hast du keinen Samen.
no-veggie-there = Auf { $cell } hast du kein reifes Gemüse.
no-low-die = Eine { $die } ist zu niedrig für Gemüse mit dem Wert { $value }.
no-tile-to-flip = Noch liegt { $tile_dein } nicht auf dem Acker.
no-critter = Du hast kein Tier auf dem Acker.
no-straight-way = Tiere ziehen nur in einer Zeile oder Spalte.
no-step = Ein Tier zieht mindestens ein Beet weit.
no-reach = Dieses Beet ist { $distance } entfernt; eine { $die } reicht nicht so weit.
no-free-way = Auf { $cell } ist { $tile_der } im Weg.
no-bird-food = Vögel fressen Samen, und auf { $cell } liegt etwas anderes: { $tile }.
no-rabbit-food = Kaninchen fressen reifes Gemüse, und auf { $cell } liegt etwas anderes: { $tile }.
no-own-tile = Was auf { $cell } liegt, gehört dir selbst.
no-guarded-seed = Die Vogelscheuche von { $owner } bewacht { $cell }.
no-second-meal = Von { $owner } hast du in diesem Zug schon etwas gefressen.
no-disc-to-eat = Zum Fressen brauchst du eine Scheibe, und du hast keine mehr.
no-meal = Dein Tier hat nichts gefressen.
no-action-while-eating = Erst muss dein Tier schlucken oder ausspucken, was es gefressen hat.
no-spitting = Um { $veggie_den } auszuspucken, brauchst du mindestens eine { $value }; eine { $die } ist zu niedrig.
no-critter-there = Auf { $cell } ist kein Tier.
no-third-die = Du brauchst als dritten Würfel eine 6.
no-sun = Du hast deine Sonne schon abgegeben.
no-late-sun = Mit der Sonne würfelst du nur am Anfang eines Zuges alles neu.

## Angebote: ein Titel und eine kleinere Zeile

offer-buy = { $veggie_seed } kaufen
offer-buy-line = mit der { $die }; noch { $left } da
    .brief = mit der { $die }
offer-plant = { $tile_seed } in Beet { $cell } pflanzen
offer-place = { $tile } auf { $cell } legen
offer-dice = mit { $dice }
offer-die = mit der { $die }
offer-water = { $cell } gießen
offer-harvest = { $cell } ernten
offer-own = { $veggie_dein }, mit der { $die }
offer-remove = { $critter } auf { $cell } heimschicken
offer-fly = Nach { $cell } fliegen
offer-hop = Nach { $cell } hoppeln
offer-eat = mit der { $die }; frisst { $tile_den }
    .brief = mit der { $die }
offer-flip = { $tile } in { $other_einen } verwandeln
offer-sun-roll = Sonne: alles neu würfeln
offer-sun-set = Sonne: aus { $die } wird { $to }
offer-sun-line = kostet deine Sonne
offer-spit = Ausspucken
offer-swallow = Schlucken
offer-swallow-line = eine deiner Scheiben bleibt auf dem Tier
offer-reroll = Noch einmal würfeln
offer-reroll-line = Viererpasch: ein Wurf umsonst
offer-end = Zug beenden
offer-end-line = die Würfel weitergeben
unused-dice = { $dice ->
    [one] Damit endet dein Zug, und ein Würfel bleibt ungenutzt.
   *[other] Damit endet dein Zug, und { $dice } Würfel bleiben ungenutzt.
}

## Wie Züge einer Art zusammen heißen, nach dem Anfang ihrer Notation

sort-buy = Kaufen
sort-place = Pflanzen und legen
sort-water = Gießen
sort-harvest = Ernten
sort-flip = Wenden
sort-move = Tier bewegen
sort-remove = Tier heimschicken
sort-sun = Sonne abgeben
sort-spit = Ausspucken

## Was zu einem Zug noch fehlt: eins, und ".many"

noun-die = ein Würfel
    .many = Würfel
noun-bed = ein Beet
    .many = Beete
noun-stack = ein Samen vom Stand
    .many = Samen
noun-seed = einer deiner Samen
    .many = Samen
noun-own = ein Plättchen
    .many = Plättchen
noun-critter = dein Tier auf dem Acker
    .many = Tiere
noun-face = die Zahl, die er zeigen soll
    .many = Zahlen
noun-flip = ein Plättchen zum Wenden
    .many = Plättchen
noun-sun = deine Sonne
    .many = Sonnen
noun-spit = „Ausspucken“
    .many = „Ausspucken“

## Die Statuszeile, nach „Du bist am Zug, Ines:“

status-eat = dein Tier hat { $veggie_einen } gefressen; lass es schlucken oder ausspucken
status-act = { $actions } mit deinen Würfeln
status-place = pflanze
status-place-tile = leg ein Plättchen
status-water = gieße
status-harvest = ernte
status-buy = kaufe
status-move = bewege dein Tier
status-end = beende deinen Zug
status-rest = nutze, was dir bleibt

## Die Zahlen eines Platzes

fact-discs = Scheiben
fact-seeds = Samen
fact-seeds-are = { $seeds }
fact-none = keine
fact-sun = Sonne
fact-sun-kept = noch da
fact-sun-spent = abgegeben
fact-pips = Augen

## Was auf dem Brett steht und was ein Screenreader zu den Teilen sagt

board-stand = Samenstand
board-left = übrig
board-dice = { $you ->
    [yes] Deine Würfel
   *[no] Würfel von { $who }
}
board-round = Runde { $round }
board-bench = { $you ->
    [yes] Deine Bank
   *[no] Bank von { $who }
}
board-bench-more = { $house_unplaced_free ->
    [0] übrige Samen kosten je { $house_unplaced_penalty }
    [one] ein übriger Samen ist frei, weitere kosten { $house_unplaced_penalty }
   *[other] { $house_unplaced_free } übrige Samen sind frei, weitere kosten { $house_unplaced_penalty }
}
button-swallow = Schlucken
button-spit = Spucken
button-reroll = Neu würfeln
button-end = Zug beenden
button-sun-reroll = Alles neu
label-bed = { $you ->
    [yes] Zeile { $row }, Spalte { $column }: { $tile_dein }{ $star ->
        [yes] , Stern
       *[no] {""}
    }
   *[no] Zeile { $row }, Spalte { $column }: { $tile } von { $who }{ $star ->
        [yes] , Stern
       *[no] {""}
    }
}
label-bed-empty = Zeile { $row }, Spalte { $column }: leer{ $star ->
    [yes] , Stern
   *[no] {""}
}
label-critter = { $you ->
    [yes] { $tile_dein }
   *[no] { $tile } von { $who }
}
label-stack = { $bought ->
    [0] { $veggie_seed }, Wert { $value }: noch { $left } da
   *[other] { $veggie_seed }, Wert { $value }: noch { $left } da, { $bought } in diesem Zug gekauft
}
label-dice = { $you ->
    [yes] Deine Würfel: { $dice }
   *[no] Würfel von { $who }: { $dice }
}
label-no-dice = { $you ->
    [yes] Deine Würfel: keine mehr
   *[no] Würfel von { $who }: keine mehr
}
label-die = Würfel mit einer { $face }
label-seeds = { $count ->
    [one] dein { $veggie_seed }
   *[other] deine { $veggie_seed }: { $count }
}
label-own = { $tile_dein }
label-flip = { $tile } mit einer 6 in { $other_einen } verwandeln
label-sun = deine Sonne: alles neu würfeln oder einen Würfel drehen; am Ende noch { $house_sun_bonus } wert
label-sun-spent = deine Sonne ist abgegeben
label-face = einen Würfel auf { $face } drehen
label-sun-reroll = Sonne abgeben: alles neu würfeln
label-harvested = geerntet: { $veggies }
label-store = noch { $discs } Scheiben; Samen: { $veggies }
label-their-sun = Sonne
label-their-sun-spent = Sonne abgegeben
count = { $count ->
    [one] { $count } { $veggie }
   *[other] { $count } { $veggie_many }
}

## Warum ein Bot so gezogen hat: was besser wird, oder für andere schlechter

sign-bonus = Der Bonus wächst.
sign-set-ripe = Das reife Gemüse ergibt einen Satz.
sign-set-seeds = Die Samen ergeben einen Satz.
sign-set-lost = { $you ->
    [yes] Dir fehlt ein Teil eines Satzes.
   *[no] { $who } fehlt ein Teil eines Satzes.
}
sign-set-held = Die Samen auf der Bank werden ein Satz.
sign-kind-harvested = Eine weitere Sorte ist geerntet.
sign-ripe = Mehr Gemüse ist reif.
sign-ripe-lost = { $you ->
    [yes] Du hast weniger zu ernten.
   *[no] { $who } hat weniger zu ernten.
}
sign-ripe-more = So gibt es mehr zu ernten.
sign-chain = Eine Ernte löst die nächste aus.
sign-chain-lost = { $you ->
    [yes] Deine Erntekette ist unterbrochen.
   *[no] Die Erntekette von { $who } ist unterbrochen.
}
sign-out-of-reach = Keine fremde Kette erreicht das reife Gemüse mehr.
sign-dear-seed = Ein wertvoller Samen ist in der Erde.
sign-dearer-seed = Ein wertvollerer Samen ist in der Erde.
sign-seed-stays = Ein Samen mehr bleibt in der Erde.
sign-seed = Ein Samen mehr ist in der Erde.
sign-seed-lost = { $you ->
    [yes] Du verlierst einen Samen.
   *[no] { $who } verliert einen Samen.
}
sign-watering = Einmal Gießen erreicht mehrere Samen.
sign-watering-lost = { $you ->
    [yes] Dein Wasser erreicht weniger Samen.
   *[no] Das Wasser von { $who } erreicht weniger Samen.
}
sign-others-water = Das Wasser anderer erreicht die Samen.
sign-dear-held = Es gibt einen wertvollen Samen zu pflanzen.
sign-dearer-held = Der Samen ist wertvoller.
sign-held-kept = Es gibt noch einen Samen zu pflanzen.
sign-held = Es gibt einen Samen zu pflanzen.
sign-held-less = Es bleiben weniger Samen übrig, die Punkte kosten würden.
sign-kind-growing = Eine weitere Sorte wächst.
sign-second-growing = Von einer Sorte wächst ein zweites Mal etwas.
sign-disc = Eine Scheibe ist frei.
sign-disc-kept = Eine Scheibe bleibt.
sign-sun-back = Die Sonne ist wieder da.
sign-die-kept = Ein Würfel bleibt für einen weiteren Zug.
sign-sun = Die Sonne bleibt für später.
sign-sundial = Die Sonnenuhr verändert in jedem Zug Würfel.
sign-scarecrow = Die Vogelscheuche bewacht die Beete ringsum.
sign-critter = Das Tier ist auf dem Acker.

## Der Tisch als Text, für das Terminal

sketch-turn = { $you ->
    [yes] Runde { $round }, du bist am Zug
   *[no] Runde { $round }, { $who } ist am Zug
}
sketch-over = Spielende
sketch-dice = Würfel  { $dice }
sketch-dice-none = Würfel  keine
sketch-pips = Augen der Sonnenuhr { $pips }
sketch-stacks = Stand  { $stacks }
sketch-eaten = { $you ->
    [yes] gefressen: { $veggie_dein }
   *[no] gefressen: { $veggie } von { $who }
}
sketch-seat = { $sun ->
    [yes] { $name }: { $points } Punkte, { $discs } Scheiben, Sonne
   *[no] { $name }: { $points } Punkte, { $discs } Scheiben, keine Sonne
}
sketch-hand = Samen: { $veggies }
sketch-harvested = geerntet: { $veggies }
sketch-swallowed = Scheiben auf dem Tier: { $discs }
sketch-key = ca.0 Karottensamen des ersten Platzes, CA!0 reife Karotte, * Beet mit Stern

## Die Einführung: was jeder Schritt zeigt und verlangt, was danach gesagt wird und was zu einem anderen Zug

lesson-1-see = Du würfelst in jedem Zug vier Würfel: Damit kaufst, pflanzt, gießt und erntest du. Was du erntest, bringt Punkte.
lesson-1-ask = Sieh dir deine **Würfel**, die fünf Stapel **Samen** und den Acker an.
lesson-2-see = Ein Würfel kauft jeden Samen, der höchstens so viel wert ist wie er.
lesson-2-ask = Wähl die **6** und dann den Stapel **Tomatensamen**.
lesson-2-said = Der Tomatensamen gehört dir; eine deiner Scheiben liegt darauf.
lesson-2-but = Auch das ist erlaubt. Kauf aber zuerst mit der 6 die Tomate: Sie löst später eine Kette aus.
lesson-3-see = Zwei Würfel ergeben einen Ort: der eine die Zeile, der andere die Spalte.
lesson-3-ask = Pflanz den **Tomatensamen** in **Zeile 3, Spalte 4**: Wähl den Samen, die 3, die 4 und das Beet.
lesson-3-said = Samen bringen noch nichts. Erst musst du sie gießen, dann ernten.
lesson-3-but = Das ginge auch. Pflanz die Tomate jetzt aber in Zeile 3, Spalte 4: Auf die Nachbarn kommt es an.
lesson-4-see = Ein Würfel ist übrig, und was sich nutzen lässt, muss genutzt werden.
lesson-4-ask = Kauf mit der **2** einen **Karottensamen**.
lesson-4-said = Keine Würfel mehr: Dein Zug ist zu Ende.
lesson-4-heard = Der Bot hat neben deiner Tomate einen Kürbis gepflanzt.
lesson-4-but = Das ist erlaubt. Für die Einführung brauchst du aber die Karotte: Sie kommt neben die Tomate.
lesson-5-see = Neue Würfel. Wasser läuft zu Nachbarn von geringerem Wert weiter: Pflanz also Niedriges neben Hohes.
lesson-5-ask = Pflanz deinen **Karottensamen** mit 3 und 5 in **Zeile 3, Spalte 5**.
lesson-5-said = Die Karotte (Wert 2) liegt jetzt neben der Tomate (Wert 3).
lesson-5-but = Das ginge. Pflanz aber zuerst die Karotte neben die Tomate: Dann reicht einmal Gießen für beide.
lesson-6-see = Ein Würfel gießt einen deiner Samen, der höchstens so viel wert ist wie der Würfel.
lesson-6-ask = Gieß mit der **4** den **Tomatensamen** in Zeile 3, Spalte 4.
lesson-6-said = Tomate, Karotte und der Kürbis des Bots sind gewachsen: Wasser läuft bergab, egal wem der Samen gehört.
lesson-6-but = Das ginge. Gieß aber zuerst mit der 4 die Tomate und sieh, wohin das Wasser läuft.
lesson-7-see = Ernten geht genauso, und es bringt Punkte.
lesson-7-ask = Ernte mit der letzten **5** die **Tomate**.
lesson-7-said = +6: 3 für die Tomate, 2 für die Karotte und 1 für den Kürbis des Bots, der dafür selbst auch 1 bekommt.
lesson-7-but = Das ginge. Ernte aber zuerst die Tomate: Die Kette bringt sechs Punkte.
lesson-8-see = In Zeile 4, Spalte 5 hat der Bot einen Karottensamen. Dein **Vogel** frisst Samen anderer.
lesson-8-ask = Leg den Vogel mit 1 und 5 in **Zeile 1, Spalte 5**.
lesson-8-said = Ein Würfel bewegt ihn geradeaus, höchstens so viele Beete weit, wie er zeigt.
lesson-8-but = Auch das ist erlaubt. Die Einführung schickt zuerst den Vogel los.
lesson-9-see = Der Weg die Spalte hinunter ist frei.
lesson-9-ask = Wähl den **Vogel**, eine **3** und den Samen in **Zeile 4, Spalte 5**.
lesson-9-said = Er hat den Samen gefressen. Jetzt schluckt er ihn, oder er spuckt ihn für dich aus.
lesson-9-but = Dorthin kann er auch. Lass ihn aber zuerst fressen: Der Samen in Zeile 4, Spalte 5 ist gerade noch erreichbar.
lesson-10-see = Schlucken kostet eine Scheibe. Ausspucken kostet einen Würfel, und der Samen gehört dir.
lesson-10-ask = **Spucken** mit der anderen **3**, bitte!
lesson-10-said = Ein gestohlener Karottensamen gehört dir. (Mit einer 6 gewendet wird der Vogel zum Kaninchen und frisst reifes Gemüse.)
lesson-10-but = Du könntest schlucken oder einen Würfel ändern. Versuch aber zuerst das Ausspucken: Dann behältst du den Samen.
lesson-11-see = Mit der **Sonnenuhr** zählst du Würfel in jedem Zug um bis zu zwei Augen höher oder niedriger, aber nur, wenn du etwas legst.
lesson-11-ask = Leg sie mit 5 und 1 in **Zeile 5, Spalte 1**.
lesson-11-said = Von jetzt an können 4 und 6 auch 5 und 5 sein. Mit einer 6 gewendet wird sie zur Vogelscheuche: Plättchen ringsum bringen 3 mehr.
lesson-11-but = Das ist erlaubt. Leg aber zuerst die Sonnenuhr: Damit kannst du mit den letzten zwei Würfeln viel mehr anfangen.
lesson-12-see = Beete mit einem **Stern** zählen doppelt. Aus 4 und 6 werden 5 und 5: je ein Auge.
lesson-12-ask = Pflanz den **Karottensamen** auf den Stern in **Zeile 5, Spalte 5**.
lesson-12-said = Dort geerntet bringt er 4 statt 2 Punkte.
lesson-12-but = Das ginge. Sieh dir aber zuerst die Sonnenuhr an: Der Stern in Zeile 5, Spalte 5 ist erreichbar.
lesson-ends = Mehr ist es nicht. Wenn der letzte Stapel leer ist, bringen Sätze aus allen fünf Sorten und Sammlungen einer Sorte
    Punkte, übrige Samen kosten welche, und eine **Sonne**, die du noch hast, ist 5 wert (einmal darfst du sie abgeben, um einen Würfel zu ändern). Spiel weiter!

## Was die Teile sind

about-bird = Ein Vogel fliegt in einer Zeile oder Spalte höchstens so weit, wie der Würfel zeigt, und frisst einen Samen von jemand anderem.
about-rabbit = Ein Kaninchen hoppelt in einer Zeile oder Spalte höchstens so weit, wie der Würfel zeigt, und frisst reifes Gemüse von jemand anderem.
about-flip-critter = Ein Vogel frisst Samen, ein Kaninchen reifes Gemüse. Eine 6 macht aus dem einen das andere.
about-flip-dial = Eine Sonnenuhr verändert beim Legen Würfel um zwei Augen je Zug; eine Vogelscheuche bewacht deine Plättchen neben sich, und jede Ernte dort bringt { $house_scarecrow_bonus } mehr. Eine 6 macht aus der einen die andere.
about-own-critter = Dein Vogel frisst Samen anderer; eine 6 macht ihn zum Kaninchen, das reifes Gemüse frisst.
about-own-dial = Deine Sonnenuhr verändert beim Legen Würfel um zwei Augen je Zug; eine 6 macht sie zur Vogelscheuche, die deine Plättchen bewacht: jede Ernte daneben bringt { $house_scarecrow_bonus } mehr.
about-rock = Ein Stein bleibt liegen: Er versperrt sein Beet, Tieren den Weg und Ketten.
about-sun = Einmal im Spiel: alle vier Würfel neu würfeln oder einen Würfel auf eine beliebige Zahl drehen. Am Ende bringt sie noch { $house_sun_bonus }.
about-stack = Ein Würfel, der mindestens diesen Wert zeigt, kauft einen dieser Samen, höchstens { $house_buy_limit } einer Sorte je Zug.
about-bed = Zwei Würfel, Zeile und Spalte, pflanzen hier; ein Würfel mit mindestens dem Wert des Samens gießt ihn, ein weiterer erntet. { $house_star_factor ->
    [one] Sterne zählen nicht mehr als andere Beete.
    [2] Sterne zählen doppelt.
   *[other] Sterne zählen { $house_star_factor }fach.
}
about-pool = Jeder Würfel wird einmal benutzt: zum Kaufen, Pflanzen, Gießen, Ernten, Bewegen oder Wenden.
about-basket = Was geerntet ist. Am Ende bringt jeder Satz aus allen fünf Sorten { $house_set_bonus }, und drei, vier oder fünf einer Sorte bringen { $house_collection_3 }, { $house_collection_4 } oder { $house_collection_5 }.

## Die Schachtel und ihre Optionen

box-line = Vier Würfel sind Geld, Koordinaten, Wasser und Schritte auf einem gemeinsamen Acker, auf dem jede Ernte die nächste auslöst.
option-seats = Zahl der Mitspielenden
option-family = das Familienspiel, ohne Vögel und Kaninchen
option-stars = welche Beete einen Stern haben
option-start = wer anfängt
option-drought_rounds = Runden ohne Kauf, nach denen das Spiel endet; 0: so endet es nie

## Zahlen, die ein Tisch ändern darf: was jede bedeutet

house-set_bonus = Punkte für jeden vollständigen Satz
house-collection_3 = Punkte für drei von einer Sorte
house-collection_4 = Punkte für vier von einer Sorte
house-collection_5 = Punkte für fünf oder mehr von einer Sorte
house-sun_bonus = Punkte für eine Sonne, die du noch hast
house-unplaced_penalty = Punkte, die ein nie gepflanzter Samen kostet
house-unplaced_free = übrige Samen, die nichts kosten
house-scarecrow_bonus = Zusatzpunkte für eine Ernte neben der eigenen Vogelscheuche
house-star_factor = wie oft eine Ernte auf einem Stern zählt
house-chain_bonus = Punkte für jedes fremde Gemüseplättchen in deiner Kette
house-buy_limit = Samen einer Sorte, die du in einem Zug kaufen darfst

## Options at a new table: what they're called, what they mean, and names of their values

ask-start = Wer beginnt
ask-family = Vögel und Kaninchen
    .help = Das Familienspiel kommt ohne sie aus.
    .false = Mit
    .true = Ohne
ask-stars = Sterne auf dem Acker
    .help = Eine Ernte auf einem Stern zählt doppelt.
    .six = Sechs
    .four = Vier

## Optionen, die nicht zusammenpassen

wrong-collections = Eine größere Sammlung darf nicht weniger zählen: 3, 4 und 5 Plättchen zählen { $three }, { $four } und { $five }.

## Stellungen, die es nicht geben kann

position-no-critters = In „{ $field }“ steht { $tile }, aber das Familienspiel hat keine Tiere.
position-no-rocks = In „{ $field }“ liegt ein Stein, aber Steine gibt es nur im Spiel zu zweit.
position-two-such = { $owner } hat zwei Plättchen, von denen alle nur eines haben: „{ $first }“ und „{ $second }“.
position-discs = { $owner } benutzt { $count } Scheiben, hat aber nur { $most }.
position-swallowed = { $owner } hat verschluckte Scheiben, aber kein Tier auf dem Acker.
position-fresh = „fresh“ heißt, dass alle { $dice } Würfel im Vorrat sind, aber dort sind nur { $count }.
position-meal-critter = In der Phase „eat“ braucht { $owner } ein Tier auf dem Acker.
position-meal-disc = In der Phase „eat“ braucht { $owner } eine Scheibe im Vorrat.
position-meal-from = In der Phase „eat“ stammt das gefressene Plättchen von { $owner }, also muss „eaten_from“ auch { $seat } nennen.
