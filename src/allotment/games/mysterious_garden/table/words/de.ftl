### Mysterious Garden auf Deutsch. docs/words.md erklärt, wie diese Dateien aufgebaut sind.

## Gärten. Formen: ".der" am Satzanfang, ".des" Genitiv, ".den" Akkusativ, ".dem" Dativ,
## ".in" wohin, ".im" wo am Satzanfang

title-oct-1 = Fontänenhof
    .der = Der Fontänenhof
    .des = des Fontänenhofs
    .den = den Fontänenhof
    .dem = dem Fontänenhof
    .in = in den Fontänenhof
    .im = Im Fontänenhof
title-hep-1 = Eibenhain
    .der = Der Eibenhain
    .des = des Eibenhains
    .den = den Eibenhain
    .dem = dem Eibenhain
    .in = in den Eibenhain
    .im = Im Eibenhain
title-hex-1 = Moospforte
    .der = Die Moospforte
    .des = der Moospforte
    .den = die Moospforte
    .dem = der Moospforte
    .in = in die Moospforte
    .im = In der Moospforte
title-hex-2 = Fingerhutweg
    .der = Der Fingerhutweg
    .des = des Fingerhutwegs
    .den = den Fingerhutweg
    .dem = dem Fingerhutweg
    .in = in den Fingerhutweg
    .im = Im Fingerhutweg
title-hex-3 = Laternenwiese
    .der = Die Laternenwiese
    .des = der Laternenwiese
    .den = die Laternenwiese
    .dem = der Laternenwiese
    .in = in die Laternenwiese
    .im = In der Laternenwiese
title-hex-4 = Brombeerrund
    .der = Das Brombeerrund
    .des = des Brombeerrunds
    .den = das Brombeerrund
    .dem = dem Brombeerrund
    .in = ins Brombeerrund
    .im = Im Brombeerrund
title-pent-1 = Thymianterrasse
    .der = Die Thymianterrasse
    .des = der Thymianterrasse
    .den = die Thymianterrasse
    .dem = der Thymianterrasse
    .in = in die Thymianterrasse
    .im = In der Thymianterrasse
title-pent-2 = Birnenspalier
    .der = Das Birnenspalier
    .des = des Birnenspaliers
    .den = das Birnenspalier
    .dem = dem Birnenspalier
    .in = ins Birnenspalier
    .im = Im Birnenspalier
title-pent-3 = Hexenring
    .der = Der Hexenring
    .des = des Hexenrings
    .den = den Hexenring
    .dem = dem Hexenring
    .in = in den Hexenring
    .im = Im Hexenring
title-sq-1 = Sonnenuhrhof
    .der = Der Sonnenuhrhof
    .des = des Sonnenuhrhofs
    .den = den Sonnenuhrhof
    .dem = dem Sonnenuhrhof
    .in = in den Sonnenuhrhof
    .im = Im Sonnenuhrhof
title-sq-2 = Brunnenhof
    .der = Der Brunnenhof
    .des = des Brunnenhofs
    .den = den Brunnenhof
    .dem = dem Brunnenhof
    .in = in den Brunnenhof
    .im = Im Brunnenhof

title-wall-opening = Öffnung
title-wall-bag = Beutel
title-wall-treasure = Schatz
title-wall-ladybug = Marienkäfer
title-wall-key = Schlüssel
title-wall-power = Machtkarte
title-wall-plain = kahle Mauer

title-tile-treasure = Schatz
title-tile-net = Netz
title-tile-treasure-net = Schatz und Netz
title-tile-double-net = Doppelnetz

## Schätze. Formen: ".einen" unbestimmt im Akkusativ, ".keinen" verneint, ".many" Mehrzahl

title-gem = Edelstein
    .einen = einen Edelstein
    .keinen = keinen Edelstein
    .many = Edelsteine
title-cup = Kelch
    .einen = einen Kelch
    .keinen = keinen Kelch
    .many = Kelche
title-coin = Münze
    .einen = eine Münze
    .keinen = keine Münze
    .many = Münzen

## Wichtel. Formen: ".ein" und ".einen" unbestimmt, ".den" bestimmt im Akkusativ, ".kein" verneint, ".many" Mehrzahl,
## ".short" wo klar ist, dass es Wichtel sind

title-dark-blue = dunkelblauer Wichtel
    .ein = ein dunkelblauer Wichtel
    .einen = einen dunkelblauen Wichtel
    .den = den dunkelblauen Wichtel
    .kein = kein dunkelblauer Wichtel
    .many = dunkelblaue Wichtel
    .short = dunkelblau
title-yellow = gelber Wichtel
    .ein = ein gelber Wichtel
    .einen = einen gelben Wichtel
    .den = den gelben Wichtel
    .kein = kein gelber Wichtel
    .many = gelbe Wichtel
    .short = gelb
title-light-blue = hellblauer Wichtel
    .ein = ein hellblauer Wichtel
    .einen = einen hellblauen Wichtel
    .den = den hellblauen Wichtel
    .kein = kein hellblauer Wichtel
    .many = hellblaue Wichtel
    .short = hellblau
title-brown = brauner Wichtel
    .ein = ein brauner Wichtel
    .einen = einen braunen Wichtel
    .den = den braunen Wichtel
    .kein = kein brauner Wichtel
    .many = braune Wichtel
    .short = braun
title-orange = oranger Wichtel
    .ein = ein oranger Wichtel
    .einen = einen orangen Wichtel
    .den = den orangen Wichtel
    .kein = kein oranger Wichtel
    .many = orange Wichtel
    .short = orange
title-wild = wilder Wichtel
    .ein = der wilde Wichtel
    .einen = den wilden Wichtel
    .den = den wilden Wichtel
    .kein = kein wilder Wichtel
    .many = wilde Wichtel
    .short = wild
title-queen = Königin
    .ein = die Königin
    .einen = die Königin
    .den = die Königin
    .kein = keine Königin
    .many = Königinnen
    .short = Königin
title-king = König
    .ein = der König
    .einen = den König
    .den = den König
    .kein = kein König
    .many = Könige
    .short = König

## Karten und Beutel. Formen: ".den" und ".dem" bestimmt, ".dein" mit Besitz

title-card-xl-bag = Riesenbeutel
    .den = den Riesenbeutel
    .dem = dem Riesenbeutel
    .dein = dein Riesenbeutel
title-card-gnome-trap = Wichtelfalle
    .den = die Wichtelfalle
    .dem = der Wichtelfalle
    .dein = deine Wichtelfalle
title-card-red-bonus = roter Bonus
    .den = den roten Bonus
    .dem = dem roten Bonus
    .dein = dein roter Bonus
title-card-open-chest = offene Truhe
    .den = die offene Truhe
    .dem = der offenen Truhe
    .dein = deine offene Truhe
title-card-collection = Wichtelsammlung
    .den = die Wichtelsammlung
    .dem = der Wichtelsammlung
    .dein = deine Wichtelsammlung
title-card-wild-gnome = Karte „Wilder Wichtel“
    .den = die Karte „Wilder Wichtel“
    .dem = der Karte „Wilder Wichtel“
    .dein = deine Karte „Wilder Wichtel“
title-card-key = Schlüsselkarte
    .den = die Schlüsselkarte
    .dem = der Schlüsselkarte
    .dein = deine Schlüsselkarte
title-card-ladybug = Marienkäferkarte
    .den = die Marienkäferkarte
    .dem = der Marienkäferkarte
    .dein = deine Marienkäferkarte
title-card-wagon = Wagen
    .den = den Wagen
    .dem = dem Wagen
    .dein = dein Wagen
title-bag = Beutel { $number }
    .den = Beutel { $number }
    .dem = Beutel { $number }
    .dein = dein Beutel { $number }

title-chest = { $locks ->
    [1] Truhe mit einem Schloss
    [2] Truhe mit zwei Schlössern
    [3] Truhe mit drei Schlössern
   *[other] Truhe mit { $locks } Schlössern
}
    .eine = { $locks ->
        [1] eine Truhe mit einem Schloss
        [2] eine Truhe mit zwei Schlössern
        [3] eine Truhe mit drei Schlössern
       *[other] eine Truhe mit { $locks } Schlössern
    }

title-counts-gems = Edelsteine
title-counts-pairs = Paare
title-counts-alike = gleiche
title-counts-full = volle Beutel
title-counts-bags = Beutel
title-counts-gnomes = Wichtel
title-counts-couples = Paare

## Satzteile

count = { $count ->
    [one] { $count } { $what }
   *[other] { $count } { $what_many }
}
gnome-count = { $count ->
    [one] { $gnome_ein }
   *[other] { $count } { $gnome_many }
}
with-keys = { $count ->
    [one] einem Schlüssel
   *[other] { $count } Schlüsseln
}
with-key-card = der Schlüsselkarte
by-person = { $you ->
    [yes] von dir
   *[no] von { $who }
}

# Was ein Tor verlangt.
door-gems = { $need ->
    [one] einen Edelstein
   *[other] { $need } Edelsteine
}
door-pairs = { $need ->
    [one] ein Paar aus Kelch und Münze
   *[other] { $need } Paare aus Kelch und Münze
}
door-alike = { $need } Kelche oder { $need } Münzen
door-full = { $need ->
    [one] einen Beutel mit mindestens { $filled } Schätzen
   *[other] { $need } Beutel mit je mindestens { $filled } Schätzen
}
door-bags = { $need ->
    [one] einen Beutel
   *[other] { $need } Beutel
}
door-gnomes = { $need ->
    [one] einen Wichtel aus den Sippen
   *[other] { $need } Wichtel aus den Sippen
}
door-couples = { $need ->
    [one] ein Paar Wichtel derselben Sippe
   *[other] { $need } Paare Wichtel derselben Sippe
}

## Was geschieht

laid-out = { $garden_der } ist der erste Garten. Darin: { $gnomes }.
gnomes-shown = Ausliegende Wichtel: { $gnomes_short }.
door-shown = Ein Gartentor verlangt { $door }.
cards-shown = Ausliegende Machtkarten: { $cards }.
chest-filled-shown = In der offenen Truhe: { $treasures }.
tiles-shown = { $you ->
    [yes] Deine ersten Plättchen sind { $tiles }.
   *[no] Die ersten Plättchen von { $who } sind { $tiles }.
}
begins = { $you ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
}
lays = { $you ->
    [yes] Du legst Plättchen { $number } ({ $tile }) an Seite { $side } { $garden_des }.
   *[no] { $who } legt Plättchen { $number } ({ $tile }) an Seite { $side } { $garden_des }.
}
lays-paying = { $you ->
    [yes] Du bezahlst einen Marienkäfer und legst Plättchen { $number } ({ $tile }) an Seite { $side } { $garden_des }.
   *[no] { $who } bezahlt einen Marienkäfer und legt Plättchen { $number } ({ $tile }) an Seite { $side } { $garden_des }.
}
lays-removing = { $you ->
    [yes] Du gibst Plättchen { $removed } ab und legst Plättchen { $number } ({ $tile }) an Seite { $side } { $garden_des }.
   *[no] { $who } gibt Plättchen { $removed } ab und legt Plättchen { $number } ({ $tile }) an Seite { $side } { $garden_des }.
}
lays-back = { $you ->
    [yes] Du legst Plättchen { $number } verdeckt an Seite { $side } { $garden_des }.
   *[no] { $who } legt Plättchen { $number } verdeckt an Seite { $side } { $garden_des }.
}
lays-back-paying = { $you ->
    [yes] Du bezahlst einen Marienkäfer und legst Plättchen { $number } verdeckt an Seite { $side } { $garden_des }.
   *[no] { $who } bezahlt einen Marienkäfer und legt Plättchen { $number } verdeckt an Seite { $side } { $garden_des }.
}
lays-back-removing = { $you ->
    [yes] Du gibst Plättchen { $removed } ab und legst Plättchen { $number } verdeckt an Seite { $side } { $garden_des }.
   *[no] { $who } gibt Plättchen { $removed } ab und legt Plättchen { $number } verdeckt an Seite { $side } { $garden_des }.
}
takes-key = { $you ->
    [yes] Du nimmst den Schlüssel von der Mauer.
   *[no] { $who } nimmt den Schlüssel von der Mauer.
}
takes-ladybug = { $you ->
    [yes] Du nimmst den Marienkäfer von der Mauer.
   *[no] { $who } nimmt den Marienkäfer von der Mauer.
}
takes-bag = { $you ->
    [yes] Du nimmst einen neuen Zauberbeutel, Beutel { $number }.
   *[no] { $who } nimmt einen neuen Zauberbeutel, Beutel { $number }.
}
bags-gone = { $you ->
    [yes] Du bekommst keinen Beutel: Es sind keine mehr da.
   *[no] { $who } bekommt keinen Beutel: Es sind keine mehr da.
}
takes-treasure = { $you ->
    [yes] Du nimmst { $treasure_einen } aus dem Schatzsack.
   *[no] { $who } nimmt { $treasure_einen } aus dem Schatzsack.
}
reward-first = { $you ->
    [yes] Du nimmst erst die Belohnung, dann den Schatz.
   *[no] { $who } nimmt erst die Belohnung, dann den Schatz.
}
takes-card = { $you ->
    [yes] Du nimmst { $card_den }.
   *[no] { $who } nimmt { $card_den }.
}
ladybug-with-card = { $you ->
    [yes] Du bekommst einen Marienkäfer dazu.
   *[no] { $who } bekommt einen Marienkäfer dazu.
}
card-turned = Neue Machtkarte: { $card }.
chest-filled = Darin: { $treasures }.
opens = { $you ->
    [yes] Du öffnest mit { $keys } { $chest_eine }: +{ $points }.
   *[no] { $who } öffnet mit { $keys } { $chest_eine }: +{ $points }.
}
keeps-keys = { $you ->
    [yes] { $count ->
        [one] Du behältst deinen Schlüssel.
       *[other] Du behältst deine { $count } Schlüssel.
    }
   *[no] { $count ->
        [one] { $who } behält den Schlüssel.
       *[other] { $who } behält { $count } Schlüssel.
    }
}
kings-key = { $you ->
    [yes] Der König bringt dir einen Schlüssel.
   *[no] Der König bringt { $who } einen Schlüssel.
}
discovers = { $you ->
    [yes] Du entdeckst { $found_den } hinter Seite { $side } { $garden_des }.
   *[no] { $who } entdeckt { $found_den } hinter Seite { $side } { $garden_des }.
}
adds = { $you ->
    [yes] Du setzt { $gnome_einen } { $garden_in }.
   *[no] { $who } setzt { $gnome_einen } { $garden_in }.
}
gnomes-turned = Neue Wichtel in der Auslage: { $gnomes_short }.
surrounded = { $garden_der } ist voll: erst die Wichtel, dann der Schatz.
catches = { $you ->
    [yes] Du fängst { $gnome_einen } mit Plättchen { $number }.
   *[no] { $who } fängt { $gnome_einen } mit Plättchen { $number }.
}
run-away = { $you ->
    [yes] { $gone ->
        [one] Du hast { $held } { $gnome_many }, und einer davon läuft weg.
       *[other] Du hast { $held } { $gnome_many }, und { $gone } davon laufen weg.
    }
   *[no] { $gone ->
        [one] { $who } hat { $held } { $gnome_many }, und einer davon läuft weg.
       *[other] { $who } hat { $held } { $gnome_many }, und { $gone } davon laufen weg.
    }
}
traps = { $you ->
    [yes] Du steckst { $gnome_den } in eine Wichtelfalle.
   *[no] { $who } steckt { $gnome_den } in eine Wichtelfalle.
}
leaves-loose = { $you ->
    [yes] Du steckst { $gnome_den } nicht in die Falle.
   *[no] { $who } steckt { $gnome_den } nicht in die Falle.
}
gnomes-escape = { $count ->
    [one] Ein Wichtel entkommt aus { $garden_dem }: { $gnomes }.
   *[other] { $count } Wichtel entkommen aus { $garden_dem }: { $gnomes }.
}
gets-share = { $you ->
    [yes] Du bekommst { $treasures } aus { $garden_dem }.
   *[no] { $who } bekommt { $treasures } aus { $garden_dem }.
}
gems-lost = Bei nur zwei Schatzplättchen bekommt niemand die Edelsteine { $garden_des }: { $treasures } verloren.
nobody-collects = Ohne Schatzplättchen ist der Schatz { $garden_des } verloren: { $treasures }.
claims = { $you ->
    [yes] Du hast das einzige Schatzplättchen { $garden_des } und nimmst { $treasures }.
   *[no] { $who } hat das einzige Schatzplättchen { $garden_des } und nimmt { $treasures }.
}
rest-lost = Der Rest { $garden_des } ist verloren: { $treasures }.
stows = { $you ->
    [yes] Du steckst { $treasure_einen } in { $bag_den }.
   *[no] { $who } steckt { $treasure_einen } in { $bag_den }.
}
empties = { $you ->
    [yes] Du leerst { $bag_den } aus und verlierst { $treasures }.
   *[no] { $who } leert { $bag_den } aus und verliert { $treasures }.
}
loses = { $you ->
    [yes] Du hast keinen Platz mehr und verlierst { $treasures }.
   *[no] { $who } hat keinen Platz mehr und verliert { $treasures }.
}
takes-door-token = { $you ->
    [yes] Du nimmst die Marke des Tors für { $door }: +{ $points }.
   *[no] { $who } nimmt die Marke des Tors für { $door }: +{ $points }.
}
takes-door-card = { $you ->
    [yes] Du nimmst die Karte des Tors für { $door }: +{ $points }.
   *[no] { $who } nimmt die Karte des Tors für { $door }: +{ $points }.
}
draws = { $you ->
    [yes] Du ziehst Plättchen { $number } nach.
   *[no] { $who } zieht Plättchen { $number } nach.
}
skipped = { $you ->
    [yes] Du hast kein Plättchen zu legen und wirst übersprungen.
   *[no] { $who } hat kein Plättchen zu legen und wird übersprungen.
}
over-covered = Jede Seite jedes Gartens ist belegt: Das Spiel ist zu Ende.
over-no-tiles = Niemand kann mehr ein Plättchen legen: Das Spiel ist zu Ende.

# Der Wächter, der Gegner im Solospiel.
warden-lays = Der Wächter legt Plättchen { $number } ({ $tile }) an Seite { $side } { $garden_des }.
warden-lays-back = Der Wächter legt Plättchen { $number } verdeckt an Seite { $side } { $garden_des }.
warden-discovers = Der Wächter entdeckt { $found_den } hinter Seite { $side } { $garden_des }.
warden-adds = Der Wächter setzt { $gnome_einen } { $garden_in }.
warden-catches = Plättchen { $number } des Wächters nimmt { $gnome_einen } aus dem Spiel.
warden-covers-key = Der Schlüssel an dieser Mauer ist verloren.
warden-covers-ladybug = Der Marienkäfer an dieser Mauer ist verloren.
warden-removes-card = Auch die Machtkarte ganz links ist verloren: { $card }.
warden-alone = Das einzige Schatzplättchen gehört dem Wächter, also ist der Schatz { $garden_des } verloren: { $treasures }.
warden-share = Was der Wächter aus { $garden_dem } bekäme, ist verloren: { $treasures }.

## Wie es zu Ende ging

all-covered = Jede Seite jedes Gartens war belegt.
out-of-tiles = Niemand konnte mehr ein Plättchen legen.

level-lost-in-the-maze = im Irrgarten verloren
level-apprentice = in der Lehre
level-villager = im Dorf zu Hause
level-gnome-catcher = auf Wichtelfang geübt
level-warden-of-keys = Hüter der Schlüssel
level-village-elder = im Rat der Dorfältesten

## Der Wertungsblock

pad-treasures = Schätze
pad-gnomes = Wichtel
pad-chests = Truhen
pad-doors = Gartentore
pad-power = Machtkarten
pad-tokens = Schlüssel und Marienkäfer

## Warum ein Zug nicht geht

no-game-over = Das Spiel ist zu Ende.
no-turn = Jetzt entscheidet { $other }.
no-action-now = Das geht jetzt nicht; { $ask }.
no-chest-left = Davon ist keine mehr da: { $chest }.
no-keys = { $keys ->
    [0] Für diese Truhe { $locks ->
        [one] brauchst du einen Schlüssel
       *[other] brauchst du { $locks } Schlüssel
    }, und du hast keinen.
    [one] Für diese Truhe brauchst du { $locks } Schlüssel, und du hast nur einen.
   *[other] Für diese Truhe brauchst du { $locks } Schlüssel, und du hast nur { $keys }.
}
no-waiting-garden = { $garden_der } wartet nicht darauf, entdeckt zu werden.
no-more-gardens = { $active } Gärten haben noch freie Seiten. Belege erst einen davon ganz.
no-garden-there = { $garden_der } liegt nicht aus.
no-tile-there = An Seite { $side } { $garden_des } liegt noch kein Plättchen.
no-free-opening = An Seite { $side } { $garden_des } liegt schon ein Garten: { $other }.
no-own-gate = Mit dieser Pforte ist { $garden_den } selbst angelegt.
no-tile-to-lay = Du hast kein Plättchen für den neuen Garten.
no-such-gnome = In der Auslage ist { $gnome_kein }.
no-such-gnome-there = { $garden_im } ist { $gnome_kein }.
no-other-garden = Du hast gerade { $garden_den } entdeckt, und dort musst du dein Plättchen anlegen.
no-free-side = An Seite { $side } { $garden_des } liegt schon ein Plättchen.
no-open-tile = Plättchen { $number } liegt nicht offen vor dir.
no-ladybug-tile = Marienkäferplättchen { $number } hast du nicht.
no-ladybug = Du hast keinen Marienkäfer zum Bezahlen.
no-tile-to-remove = Marienkäferplättchen { $number } hast du nicht zum Abgeben.
no-number-twice = An Seite { $side } { $garden_des } liegt schon eine { $number }. Deine kannst du verdeckt anlegen.
no-empty-trap = Du hast keine leere Wichtelfalle.
no-such-bag = Du hast { $bag_den } nicht.
no-bag-alike = Nimm { $bag_den }: Darin ist dasselbe.
no-such-treasure = Du hast { $treasure_keinen } zu verstauen.
no-room = In { $bag_dem } ist kein Platz für { $treasure_einen }.
no-emptying = Wenn du { $bag_den } ausleerst, passt trotzdem nichts von dem hinein, was du in der Hand hast.
no-losing = Für { $treasure_einen } ist noch Platz, also musst du weiter verstauen.
no-treasure-there = { $garden_im } sind keine { $treasure_many }.
no-reward = Es gibt keine Belohnung, die du zuerst nehmen könntest: Karten und Beutel sind aus.
no-need = Du hast Platz für jeden Schatz von der Mauer, also kommt sie zuerst.
no-treasure-left = Im Schatzsack sind keine { $treasure_many } mehr.
no-card-there = Diese Karte liegt nicht aus: { $card }.
no-bag-here = Eine Machtmauer bringt eine Karte, keinen Beutel.
no-bag-left = Es sind keine Beutel mehr da.
no-more-bags = Du hast schon jeden Beutel, den es gibt.

## Angebote: ein Titel und eine kleinere Zeile

offer-place = Leg Plättchen { $number }
offer-place-back = Leg Plättchen { $number } verdeckt an
offer-side = { $garden }, Seite { $side }: { $wall }
offer-side-paying = { $garden }, Seite { $side }: { $wall }; kostet einen Marienkäfer
    .brief = { $garden }, Seite { $side }: { $wall }
offer-side-removing = { $garden }, Seite { $side }: { $wall }; kostet Plättchen { $removed }
    .brief = { $garden }, Seite { $side }: { $wall }
offer-discover = Entdecke { $garden_den }
offer-add = Setz { $gnome_einen }
offer-add-line = { $garden_in }
offer-catch = Fang { $gnome_einen }
offer-catch-line = aus { $garden_dem }
offer-catch-too-many = { $gone ->
    [one] einer aus dieser Sippe läuft dann weg
   *[other] { $gone } aus dieser Sippe laufen dann weg
}
offer-claim = Nimm alle { $treasure_many }
offer-claim-line = der Rest ist verloren
offer-take-treasure = Nimm { $treasure_einen }
offer-take-treasure-line = aus dem Schatzsack
offer-take-bag = Nimm einen Beutel
offer-take-bag-line = einen neuen Zauberbeutel
offer-take-card = Nimm { $card_den }
offer-take-card-line = eine Machtkarte
offer-take-chest-line = darin { $treasures }
offer-open = Öffne { $chest_eine }
offer-open-line = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
offer-keep = Behalte die Schlüssel
offer-keep-line = öffne keine Truhe
offer-trap = Steck ihn in die Falle
offer-trap-line = dieser Wichtel läuft nie weg
offer-loose = Lass die Falle leer
offer-loose-line = der Wichtel kommt so zu dir
offer-stow = Verstaue { $treasure_einen }
offer-stow-empty = in { $bag_den }, noch leer
offer-stow-beside = in { $bag_den }, darin { $treasures }
offer-fill = Verstaue alles für mich
offer-fill-line = { $shares }
fill-share = { $treasures } in { $bag_den }
offer-empty = Leere { $bag_den } aus
offer-empty-line = { $treasures } verloren
offer-lose = Verzichte darauf
offer-lose-line = es ist kein Platz mehr
offer-wall = Erst die Mauer
offer-wall-line = einen Schatz, dann die Belohnung
offer-reward = Erst die Belohnung
offer-reward-line = Beutel oder Karte, dann den Schatz

## Wie Züge einer Art zusammen heißen

sort-place = Plättchen legen
sort-discover = Garten entdecken
sort-add = Wichtel hineinsetzen
sort-capture = Wichtel fangen
sort-take = Nehmen
sort-claim = Alles von einer Farbe
sort-unlock = Truhe öffnen
sort-keep = Schlüssel behalten
sort-trap = In die Falle
sort-loose = Nicht in die Falle
sort-stow = Verstauen
sort-empty = Beutel ausleeren
sort-lose = Darauf verzichten
sort-wall = Erst die Mauer
sort-icon = Erst die Belohnung

## Was ein Zug noch braucht

noun-tile = eines deiner Plättchen
    .many = Plättchen
noun-turned = ein verdecktes Plättchen
    .many = Plättchen
noun-pay = womit du bezahlst
    .many = Plättchen
noun-side = eine Seite
    .many = Seiten
noun-waiting = ein wartender Garten
    .many = Gärten
noun-hold = ein Schatz
    .many = Schätze
noun-bag = ein Beutel
    .many = Beutel
noun-xl = ein Riesenbeutel
    .many = Beutel
noun-wagon = der Wagen
    .many = Wagen
noun-empty = „Leeren“
    .many = „Leeren“

## Die Statuszeile, nach „Du bist am Zug, Ines:“

status-turn = leg ein Plättchen oder entdecke einen Garten
status-place = leg ein Plättchen an den neuen Garten
status-reward = nimm einen Beutel oder eine Machtkarte
status-pick-power = nimm eine Machtkarte
status-pick-treasure = nimm einen Schatz aus dem Schatzsack
status-unlock = öffne eine Truhe oder behalte deine Schlüssel
status-capture = fang einen Wichtel
status-catch = { $more ->
    [0] fang einen Wichtel ({ $garden }) mit deinem Plättchen { $number }
    [one] fang einen Wichtel ({ $garden }) mit deinem Plättchen { $number }; danach fängst du noch einen
   *[other] fang einen Wichtel ({ $garden }) mit deinem Plättchen { $number }; danach fängst du noch { $more }
}
status-trap = steck den Wichtel in die Falle oder nicht
status-claim = wähle, welchen Schatz du nimmst
status-stow = verstaue deinen Schatz in einem Beutel
status-add = wähle einen Wichtel für den Garten
status-order = wähle, was zuerst kommt: der Schatz von der Mauer oder die Belohnung für dein Plättchen

## Zahlen einer Person

fact-gnomes = Wichtel
fact-bags = Beutel
fact-keys = Schlüssel
fact-ladybugs = Marienkäfer
fact-holds = Karten
fact-cards = { $cards }

## Was auf dem Tisch steht, und was ein Vorleseprogramm dazu sagt

board-gnomes = Wichtel
board-gnomes-more = { $left } verdeckt
board-power = Machtkarten
board-power-more = { $left } verdeckt
board-doors = Tore
board-doors-more = { $house_door_first }, dann { $house_door_second }
board-chests = Truhen
board-treasure-bag = Schatzsack
board-waiting = Wartende Gärten
board-resolved = gewertet
board-now = jetzt
board-after = mit der { $number }
board-none = keine
board-door = { $need } { $what }
board-door-race = { $have }/{ $need } { $what }
board-full = { $full } von { $bags } voll
board-tiles = { $you ->
    [yes] Deine Plättchen
   *[no] Plättchen von { $who }
}
board-tiles-more = ein Plättchen, offen oder verdeckt, dann eine Seite
board-ladybug-tiles = Marienkäferplättchen
board-warden-next = Wächter:
board-ask = Wähle
board-ask-stow = Verstaue deinen Schatz
board-ask-capture = Fang einen Wichtel
board-ask-claim = Nimm alles von einer Farbe
board-ask-trap = In die Falle?
board-ask-unlock = Öffne oben eine Truhe, oder
board-ask-order = Was zuerst?

# Am Fuß einer Machtkarte: höchstens etwa sieben Buchstaben.
foot-xl-bag = fasst 6
foot-gnome-trap = hält 1
foot-red-bonus = je +{ $house_red_bonus }
foot-collection = bis { $house_collection_all }
foot-wild-gnome = Joker
foot-key = öffnet
foot-ladybug = +3
foot-wagon = fasst 5

button-empty = Leeren
button-lose = Verzichten
button-trap = Falle
button-loose = Ohne Falle
button-wall = Mauer
button-icon = Belohnung
button-keep = Behalten

label-garden = { $garden }: { $things }
label-garden-done = { $garden }: gewertet
label-side = { $garden }, Seite { $side }, { $wall }: { $what }
free-side = frei
lying-tile = { $you ->
    [yes] dein Plättchen { $number }, { $tile }
   *[no] Plättchen { $number } von { $who }, { $tile }
}
lying-back = { $you ->
    [yes] dein verdecktes Plättchen { $number }
   *[no] das verdeckte Plättchen { $number } von { $who }
}
wardens-lying-tile = Plättchen { $number } des Wächters, { $tile }
wardens-lying-back = das verdeckte Plättchen { $number } des Wächters
label-waiting = { $garden }, wartet: { $walls }; { $mushrooms } Pilze; { $treasures }
label-gnome = { $gnome_ein }, in der Auslage
label-gnome-stack = verdeckte Wichtel, { $left }: { $gnomes }
label-card = Machtkarte: { $card }
label-card-filled = Machtkarte: { $card }, darin { $treasures }
label-deck = verdeckte Machtkarten, { $left }: { $cards }
label-chest = { $left ->
    [0] { $chest }, { $points } wert: keine mehr da
   *[other] { $chest }, { $points } wert: noch { $left }
}
label-door = Gartentor: { $door }; { $won }
label-door-race = Gartentor: { $door }; { $won }; { $race }
door-not-won = noch von niemandem
door-won = geschafft { $people }
door-race = { $you ->
    [yes] du hast { $have } von { $need }
   *[no] { $who } hat { $have } von { $need }
}
label-treasure-bag = { $treasure_many } im Schatzsack: { $count }
label-supply = Zauberbeutel zu holen: { $left }
label-ahead = { $garden }, wenn jetzt alles voll wäre: { $said }
label-ahead-after = { $garden }, wenn nach deiner { $number } alles voll wäre: { $said }
seats-tile = { $you ->
    [yes] deine { $number }
   *[no] die { $number } von { $who }
}
wardens-tile = die { $number } des Wächters
ahead-net = { $tile } fängt einen Wichtel
ahead-loot = { $tile } bekommt { $treasure }
ahead-lost = niemand bekommt { $treasure }
ahead-choice = { $tile } nimmt eine Farbe
label-summary = Wichtel: { $gnomes }; Beutel: { $bags }, voll: { $full }; Schlüssel: { $keys }; Marienkäfer: { $ladybugs }; offene Plättchen: { $tiles }; im Stapel: { $left }
label-tile = { $you ->
    [yes] dein Plättchen { $number }: { $tile }
   *[no] Plättchen { $number } von { $who }: { $tile }
}
label-ladybug-tile = { $you ->
    [yes] dein Marienkäferplättchen { $number }: { $tile }
   *[no] Marienkäferplättchen { $number } von { $who }: { $tile }
}
label-turned = { $you ->
    [yes] dein verdecktes Plättchen { $number }
   *[no] das verdeckte Plättchen { $number } von { $who }
}
label-pay = bezahlen mit Plättchen { $number }: Es verlässt das Spiel
label-ladybugs = Marienkäfer: { $count }; jeder bezahlt ein Marienkäferplättchen
label-keys = Schlüssel: { $count }
label-stack = Plättchen im Stapel, { $left }: { $tiles }
label-warden-next = das nächste Plättchen des Wächters: { $number }; danach noch { $left }
label-bag = { $you ->
    [yes] { $bag_dein }: { $treasures }, noch Platz für { $room }
   *[no] { $bag } von { $who }: { $treasures }, noch Platz für { $room }
}
label-bag-empty = { $you ->
    [yes] { $bag_dein }: leer, Platz für { $room }
   *[no] { $bag } von { $who }: leer, Platz für { $room }
}
label-bag-full = { $you ->
    [yes] { $bag_dein }: { $treasures }, voll
   *[no] { $bag } von { $who }: { $treasures }, voll
}
label-caught = { $you ->
    [yes] von dir gefangen: { $gnome_ein }
   *[no] von { $who } gefangen: { $gnome_ein }
}
label-own-card = { $you ->
    [yes] { $card_dein }
   *[no] { $card } von { $who }
}
label-own-trap = { $you ->
    [yes] { $card_dein }, darin { $gnome_ein }
   *[no] { $card } von { $who }, darin { $gnome_ein }
}
label-opened = { $you ->
    [yes] von dir geöffnet: { $chest_eine }
   *[no] von { $who } geöffnet: { $chest_eine }
}
label-catch = { $gnome_einen } fangen
label-catch-too-many = { $gone ->
    [one] { $gnome_einen } fangen; von deinen { $held } läuft dann einer weg ({ $gnome_many })
   *[other] { $gnome_einen } fangen; von deinen { $held } laufen dann { $gone } weg ({ $gnome_many })
}
label-claim = { $treasures } nehmen
label-hold = { $treasures } zum Verstauen
label-empty = einen Beutel ausleeren, um Platz zu schaffen
label-lose = auf den Schatz verzichten: Es ist kein Platz mehr
label-trapped = gerade gefangen: { $gnome_ein }
label-trap = den Wichtel in die Falle stecken
label-loose = den Wichtel nicht in die Falle stecken, sie bleibt leer
label-wall = erst den Schatz von der Mauer nehmen, dann die Belohnung für dein Plättchen
label-reward = erst die Belohnung für dein Plättchen nehmen, dann den Schatz von der Mauer
label-keep = { $count ->
    [one] keine Truhe öffnen und deinen Schlüssel behalten
   *[other] keine Truhe öffnen und deine { $count } Schlüssel behalten
}

## Warum ein Bot so gezogen hat

sign-treasure = Der Schatz ist mehr wert.
sign-treasure-more = So ist der Schatz mehr wert.
sign-treasure-lost = { $you ->
    [yes] Dein Schatz ist weniger wert.
   *[no] Der Schatz von { $who } ist weniger wert.
}
sign-gnomes = Die Wichtel sind mehr wert.
sign-gnomes-more = So sind die Wichtel mehr wert.
sign-gnomes-lost = { $you ->
    [yes] Deine Wichtel sind weniger wert.
   *[no] Die Wichtel von { $who } sind weniger wert.
}
sign-cups-coins = Wie es liegt, gibt es mehr Kelche oder Münzen zu gewinnen.
sign-cups-coins-more = Wie es liegt, bringt das mehr Kelche oder Münzen.
sign-cups-coins-lost = { $you ->
    [yes] Wie es liegt, gewinnst du weniger Kelche und Münzen.
   *[no] Wie es liegt, gewinnt { $who } weniger Kelche und Münzen.
}
sign-gems = Wie es liegt, gibt es mehr Edelsteine zu gewinnen.
sign-gems-more = Wie es liegt, bringt das mehr Edelsteine.
sign-gems-lost = { $you ->
    [yes] Wie es liegt, gewinnst du weniger Edelsteine.
   *[no] Wie es liegt, gewinnt { $who } weniger Edelsteine.
}
sign-catch = Wie es liegt, gibt es mehr Wichtel zu fangen.
sign-catch-more = Wie es liegt, fängt das mehr Wichtel.
sign-catch-lost = { $you ->
    [yes] Wie es liegt, fängst du weniger Wichtel.
   *[no] Wie es liegt, fängt { $who } weniger Wichtel.
}
sign-cups-coins-near = Kelche oder Münzen sind in Reichweite.
sign-cups-coins-nearer = So sind Kelche oder Münzen näher.
sign-cups-coins-far = { $you ->
    [yes] Du bist weiter weg von Kelchen und Münzen.
   *[no] { $who } ist weiter weg von Kelchen und Münzen.
}
sign-gems-near = Edelsteine sind in Reichweite.
sign-gems-nearer = So sind die Edelsteine näher.
sign-gems-far = { $you ->
    [yes] Du bist weiter weg von den Edelsteinen.
   *[no] { $who } ist weiter weg von den Edelsteinen.
}
sign-catch-near = Ein Wichtel ist so gut wie gefangen.
sign-catch-nearer = So ist ein Wichtel näher.
sign-catch-far = { $you ->
    [yes] Du bist weiter weg von einem Wichtel.
   *[no] { $who } ist weiter weg von einem Wichtel.
}
sign-tile-lies = Ein Plättchen mehr zählt in einem Garten.
sign-key = Es bringt einen Schlüssel.
sign-key-kept = Der Schlüssel bleibt für eine bessere Truhe.
sign-ladybug = Es bringt einen Marienkäfer.
sign-ladybug-kept = Der Marienkäfer bleibt.
sign-ladybug-tile = Ein Marienkäferplättchen mehr ist zu legen.
sign-ladybug-tile-kept = Ein Marienkäferplättchen bleibt.
sign-bag = Es bringt einen Beutel.
sign-empty-bag = Ein Beutel ist leer für das, was kommt.
sign-empty-bag-kept = Ein Beutel bleibt leer für das, was kommt.
sign-clan = Es ist ein Wichtel aus einer anderen Sippe.
sign-clan-more = So kommt ein Wichtel aus einer anderen Sippe.
sign-pair = Es ist der zweite Wichtel einer Sippe.
sign-pair-more = So kommt ein zweiter Wichtel einer Sippe.
sign-trap = Eine Falle steht bereit.
sign-trap-kept = Die Falle bleibt für später.
sign-card = Es bringt eine Machtkarte.
sign-high-tile-kept = Ein hohes Plättchen bleibt.
sign-low-tile-gone = Ein niedriges Plättchen ist weg.
sign-net = Ein Netz liegt bereit.
sign-net-kept = Ein Netz bleibt zur Hand.

## Der Tisch als Text, für das Terminal

sketch-over = Mysterious Garden · das Spiel ist zu Ende
sketch-turn = { $you ->
    [yes] Mysterious Garden · du bist dran: { $ask }
   *[no] Mysterious Garden · { $who } ist dran: { $ask }
}
sketch-garden = { $left ->
    [one] { $garden } (1 Seite frei): { $things }
   *[other] { $garden } ({ $left } Seiten frei): { $things }
}
sketch-garden-done = { $garden } (voll)
sketch-waiting = { $garden } wartet: { $walls }; { $mushrooms } Pilze; { $treasures }
sketch-card = { $card }
sketch-card-filled = { $card }, darin { $treasures }
sketch-card-trap = { $card }, darin { $gnome_ein }
sketch-door = { $door } ({ $won })
sketch-chest = { $chest }: { $left }
sketch-none = keine
sketch-gnomes = { $gnomes_short }; { $left } verdeckt
sketch-power = { $cards }; { $left } verdeckt
sketch-supply = Beutel: { $bags }; Schatzsack: { $treasures }
sketch-warden = als Nächstes { $tile }, dann noch { $left }
sketch-warden-none = kein Plättchen mehr
sketch-tokens = { $keys }; Marienkäfer: { $ladybugs }
sketch-list = { $things }
sketch-seat = { $points ->
    [one] { $name }: 1 Punkt
   *[other] { $name }: { $points } Punkte
}
sketch-row-gnomes = Wichtel
sketch-row-power = Machtkarten
sketch-row-doors = Tore
sketch-row-chests = Truhen
sketch-row-supply = Vorrat
sketch-row-warden = Wächter
sketch-row-display = offen
sketch-row-stack = Stapel
sketch-row-ladybug-tiles = Marienkäferplättchen
sketch-row-tokens = Schlüssel
sketch-row-bags = Beutel
sketch-row-cards = Karten
sketch-key = 7tn: Plättchen 7 mit Schatz (t) und Netz (n), nn: Doppelnetz; 0:7tn an einer Seite: vom ersten Platz; 0:7* liegt verdeckt; (Schlüssel) ist noch zu haben; o: eine Öffnung für einen neuen Garten; > führt weiter zu einem Garten, < zurück zu einem; [rrb]: ein Beutel mit zwei Edelsteinen und einem Kelch

## Die Einführung

lesson-1-see = Die **Moospforte** hat sechs Seiten, drei Wichtel und einen Haufen Schätze. In jedem Zug belegst du eine Seite mit einem deiner Plättchen.
lesson-1-ask = Auf den Plättchen ist ein Netz für Wichtel, Schatz oder beides. Sieh dir deine an.
lesson-2-see = Eine Mauer, die du belegst, gibt dir sofort, was sie zeigt. Ist der Garten voll, wählen hohe Zahlen zuerst.
lesson-2-ask = Leg dein **Plättchen 12** mit der Zahl nach oben an **Seite 2** mit dem **Schlüssel**.
lesson-2-said = Der Schlüssel gehört dir. Hast du ihn am Ende noch, ist er 1 Punkt wert.
lesson-2-but = Jede freie Seite ginge. Hol dir hier aber den Schlüssel mit der 12: Sie wählt auch früh.
lesson-3-see = Bekommst du einen Schlüssel, darfst du eine Truhe öffnen. Mehr Schlösser kosten mehr Schlüssel und sind mehr wert.
lesson-3-ask = Öffne die **Truhe mit einem Schloss**.
lesson-3-said = +2: Die Truhe ist 3 wert, und der Schlüssel ist verbraucht.
lesson-3-heard = Der Bot hat ein Plättchen an Seite 1 gelegt, eine Öffnung.
lesson-3-but = Du könntest den Schlüssel für eine bessere Truhe behalten. Öffne hier aber diese.
lesson-4-see = Ein schwaches Plättchen kannst du auch verdeckt anlegen. Im Garten spielt es dann nicht mit, bringt aber einen Beutel oder eine Machtkarte.
lesson-4-ask = Leg **Plättchen 3** so an **Seite 4**, die einen **Beutel** zeigt.
lesson-4-said = Erst die Mauer: ein fünfter Beutel. Nun die Belohnung für dein Plättchen.
lesson-4-but = Das ginge. Sieh dir aber an, wozu ein verdecktes Plättchen gut ist: Leg die 3 verdeckt an, beim Beutel.
lesson-5-see = Drei Machtkarten liegen aus. Eine **Wichtelfalle** hält einen Wichtel für immer fest.
lesson-5-ask = Nimm die Wichtelfalle.
lesson-5-said = +2: Eine leere Falle ist 2 Punkte wert.
lesson-5-heard = Der Bot hat die Mauer mit der Machtkarte belegt und die Schlüsselkarte genommen.
lesson-5-but = Die sind alle gut. Nimm aber die Falle: Bald hast du einen Wichtel dafür.
lesson-6-see = Ein Plättchen auf einer Öffnung ist ein Weg in einen neuen Garten, egal, von wem es ist.
lesson-6-ask = Wähle den wartenden Garten **Birnenspalier**, dann **Seite 1** der **Moospforte**.
lesson-6-said = Er hängt an der 7 des Bots, die nun in beiden Gärten zählt.
lesson-6-but = Das ginge. Wirf aber erst einen Blick in einen anderen Garten: das Birnenspalier, hinter Seite 1.
lesson-7-see = Für jeden Pilz des neuen Gartens setzt du einen Wichtel aus der **Auslage** dort hinein.
lesson-7-ask = Wähle die **Königin**: Mit ihr sind deine anderen Wichtel mehr wert.
lesson-7-said = Die Königin und ein gelber Wichtel sind im Birnenspalier. Nun musst du dort auch ein Plättchen anlegen.
lesson-7-but = Ein gelber ginge auch. Mit der Königin lohnt es sich aber, um diesen Garten zu kämpfen.
lesson-8-see = Das **Birnenspalier** hat an **Seite 2** einen **Marienkäfer**.
lesson-8-ask = Leg dort dein **Plättchen 10** an, mit der Zahl nach oben.
lesson-8-said = +1: ein Marienkäfer. Damit kannst du eines deiner drei Marienkäferplättchen legen.
lesson-8-heard = An der Moospforte ist nur noch eine Seite frei.
lesson-8-but = Das ginge. Hol dir aber erst den Marienkäfer, mit der 10.
lesson-9-see = Wer die letzte Seite belegt, lässt die Netze fallen. **Plättchen 15** ist das höchste von allen und kostet einen **Marienkäfer**.
lesson-9-ask = Leg es mit der Zahl nach oben an **Seite 5** der **Moospforte** und bezahle mit dem Marienkäfer.
lesson-9-said = −1 für den Marienkäfer, und die Moospforte ist voll: erst die Wichtel, vom höchsten Netz abwärts.
lesson-9-but = Das ginge. Aber die 15 an Seite 5, mit dem Marienkäfer bezahlt, gibt dir bei allem die erste Wahl.
lesson-10-see = Deine 15 wählt zuerst, dann deine 12, dann die 7 des Bots.
lesson-10-ask = Fang den **braunen** Wichtel.
lesson-10-said = Zwei Wichtel einer Sippe sind ein Paar. Kommt ein dritter dazu, laufen zwei davon weg.
lesson-10-but = Auch gut. Fang aber zuerst den braunen: Für deine 12 bleibt ein hellblauer.
lesson-11-see = Ein Wichtel in der Falle läuft nie weg.
lesson-11-ask = Steck ihn **in die Falle**.
lesson-11-said = +2. Deine 12 hat auch einen hellblauen gefangen. Nun der Schatz: Kelche ans höchste Plättchen, Münzen ans niedrigste, Edelsteine dazwischen.
lesson-11-but = Du könntest es lassen. Probier aber die Falle aus.
lesson-12-see = Drei Edelsteine und drei Kelche gehören dir, wenn du Platz hast. Ein **Beutel** fasst vier Edelsteine, oder zwei Kelche und zwei Münzen.
lesson-12-ask = Steck einen **Edelstein** in **Beutel 1**.
lesson-12-said = +1. Jeder Edelstein ist 1 wert, und mit einem roten Bonus sind vier in einem Beutel 2 mehr wert. Ein Kelch und eine Münze sind zusammen 3 wert.
lesson-12-but = Die Kelche kommen danach. Beginne mit einem Edelstein in Beutel 1.
lesson-ends = Verstaue, was du noch in der Hand hast, und spiel weiter! Sind alle Seiten aller Gärten belegt, gewinnt, wer die meisten Punkte hat. Es gibt sie für Wichtel
    (Paare einer Sippe sind mehr wert, ein dritter vertreibt zwei), Schätze in Beuteln, Truhen, Tore und Karten.

## Was die Teile sind

about-xl-bag = Fasst bis zu sechs Edelsteine oder bis zu drei Kelche und drei Münzen. 2 Punkte, wenn er am Ende leer ist.
about-gnome-trap = Steckst du einen Wichtel hinein, wenn du ihn fängst, läuft er nie weg. 2 Punkte, wenn sie am Ende leer ist.
about-red-bonus = Am Ende bringt jeder deiner Beutel mit { $house_red_bonus_from } oder mehr Edelsteinen { $house_red_bonus }.
about-open-chest = Nimm sie und verstaue sofort die Schätze darin.
about-collection = Am Ende bringt jede Sippe, von der du einen Wichtel hast, { $house_collection_each }, aber alle fünf bringen { $house_collection_all }.
about-wild-gnome = Zählt am Ende als ein weiterer wilder Wichtel und bildet mit jedem anderen ein Paar.
about-key-card = Zählt als Schlüssel: Wenn du sie nimmst, darfst du sofort eine Truhe öffnen.
about-ladybug-card = Bringt jetzt einen Marienkäfer und am Ende 3 Punkte.
about-wagon = Fasst bis zu fünf Schätze jeder Art. 2 Punkte, wenn er am Ende leer ist.
about-door = Wer als Erstes hat, was das Tor verlangt, bekommt { $house_door_first }, wer als Zweites, { $house_door_second }. Was du hast, behältst du.
about-chest = Sooft du einen Schlüssel bekommst, darfst du eine Truhe öffnen, wenn du für jedes Schloss einen Schlüssel hast. Sie bringt { $house_chest_1 }, { $house_chest_2 } oder { $house_chest_3 } für ein, zwei oder drei Schlösser.
about-bag = Ein Zauberbeutel fasst vier Schätze: nur Edelsteine, oder höchstens zwei Kelche und zwei Münzen.
about-new-bag = Ein Beutel an einer Mauer oder ein verdecktes Plättchen bringt dir einen weiteren Zauberbeutel.
about-gnome = Am Ende bringt ein Paar einer Sippe { $house_gnome_pair }, ein einzelner Wichtel { $house_gnome }; mit der Königin { $house_queens_pair } und { $house_queens_gnome }. Wilde bilden mit jeder Sippe ein Paar.
about-treasure = Am Ende bringt jeder Edelstein in deinen Beuteln { $house_gem }, jedes Paar aus Kelch und Münze { $house_treasure_pair }.
about-power-deck = Die Machtkarten, die noch kommen.
about-keys = Schlüssel öffnen Truhen, aber nur in dem Augenblick, in dem du einen bekommst. Jeder, den du am Ende noch hast, bringt { $house_key }.
about-ladybugs = Ein Marienkäfer bezahlt eines deiner Marienkäferplättchen. Jeder, den du am Ende noch hast, bringt { $house_ladybug }.
about-ahead = Wer was bekäme, wenn dieser Garten jetzt voll wäre.

## Die Schachtel und ihre Optionen

box-line = Umstelle Gärten mit deinen Plättchen, fang ihre Wichtel und trag ihren Schatz davon.
option-seats = Zahl der Mitspielenden; 1 ist das Solospiel gegen den Wächter
option-start = wer anfängt
option-wagon = mit dem Wagen, einer zusätzlichen Machtkarte

## Zahlen, die ein Tisch ändern darf: was jede bedeutet

house-gem = Punkte für jeden Edelstein
house-treasure_pair = Punkte für jedes Paar aus Kelch und Münze
house-gnome = Punkte für einen Wichtel ohne Partner
house-gnome_pair = Punkte für ein Wichtelpaar einer Sippe
house-queens_gnome = Punkte für einen einzelnen Wichtel, mit der Königin
house-queens_pair = Punkte für ein Wichtelpaar, mit der Königin
house-chest_1 = Punkte für eine Truhe mit einem Schloss
house-chest_2 = Punkte für eine Truhe mit zwei Schlössern
house-chest_3 = Punkte für eine Truhe mit drei Schlössern
house-door_first = Punkte für die Marke eines Gartentors
house-door_second = Punkte für die Karte eines Gartentors
house-key = Punkte für jeden Schlüssel, den du noch hast
house-ladybug = Punkte für jeden Marienkäfer, den du noch hast
house-red_bonus = Punkte eines roten Bonus für jeden Beutel
house-red_bonus_from = Edelsteine in einem Beutel, den der rote Bonus zählt
house-collection_each = Punkte der Wichtelsammlung für jede Sippe
house-collection_all = Punkte der Wichtelsammlung für alle fünf Sippen
house-door_gems = Edelsteine, die das leichtere Tor verlangt
house-door_more_gems = Edelsteine, die das schwerere Tor verlangt
house-door_pairs = Paare aus Kelch und Münze, die ein Tor verlangt
house-door_alike = Kelche oder Münzen, die ein Tor verlangt
house-door_full = volle Beutel, die ein Tor verlangt
house-door_bags = Beutel, die ein Tor verlangt
house-door_gnomes = Wichtel aus den Sippen, die ein Tor verlangt
house-door_couples = Wichtelpaare, die ein Tor verlangt
house-start_bags = Beutel, mit denen alle anfangen
house-active_gardens = Gärten, die gleichzeitig freie Seiten haben dürfen
house-gnome_display = Wichtel in der Auslage
house-power_display = Machtkarten in der Auslage
house-open_tiles = offene Plättchen vor jeder Person
house-clan_limit = Wichtel einer Sippe, die zu viele sind
house-clan_escapes = Wichtel, die dann weglaufen
house-double_net_adds = Wichtel, die das Doppelnetz in einen Garten bringt
house-double_net_catches = Wichtel, die das Doppelnetz fängt
house-fixed_treasure = Schätze jeder Art, die jeder Garten hat
house-solo_token_until = volle Gärten, bis zu denen ein Tor allein die Marke bringt
house-band_1 = Punkte für „in der Lehre“, allein
house-band_2 = Punkte für „im Dorf zu Hause“, allein
house-band_3 = Punkte für „auf Wichtelfang geübt“, allein
house-band_4 = Punkte für „Hüter der Schlüssel“, allein
house-band_5 = Punkte für „im Rat der Dorfältesten“, allein

## Options at a new table: what they're called, what they mean, and names of their values

ask-start = Wer beginnt
ask-wagon = Der Wagen
    .help = Eine Machtkarte, die es als Zugabe gab.
    .true = Mit
    .false = Ohne

## Stellungen, die es nicht geben kann

position-no-gardens = Mindestens ein Garten muss auf dem Tisch liegen: „gardens“ nennt keinen.
position-number-twice = In „{ $field }“ liegt die Zahl { $number } zweimal offen; an einem Garten darf sie nur einmal offen liegen.
position-no-warden = In „{ $field }“ steht { $value }, aber der Wächter spielt nur im Solospiel mit.
position-warden-ladybug = In „{ $field }“ steht { $value }, aber der Wächter hat keine Marienkäferplättchen.
position-attached-away = „{ $field }“ ist eine Seite von { $garden }, aber dieser Garten liegt nicht auf dem Tisch.
position-attached-wall = „{ $field }“ ist { $side }, aber dort ist keine Öffnung.
position-attached-taken = „{ $field }“ ist { $side }, aber dort treffen sich schon zwei Gärten.
position-attached-differs = Die Pforte von { $garden } und { $side } teilen sich ein Plättchen, aber angegeben sind { $there } und { $here }.
position-attached-bare = „{ $field }“ ist { $side }, aber dort liegt kein Plättchen.
position-attached-ring = „{ $field }“ führt im Kreis zum selben Garten zurück.
position-open-chest = In „{ $field }“ steht { $card }, aber eine offene Truhe verlässt das Spiel, wenn man sie nimmt.
position-contents = In „{ $field }“ passt { $value } nicht: Was hineinpasst, sagt die Regel MG-BAG.
position-chest = In „{ $field }“ liegen { $count } Schätze; in die Truhe passen höchstens { $most }.
position-door = „{ $field }“: { $owner } kann an einem Gartentor nicht zugleich als Erstes und als Zweites zählen.
position-agenda-over = Das Spiel ist zu Ende, also muss „agenda“ leer sein.
position-agenda-empty = „agenda“ ist leer, aber das Spiel ist nicht zu Ende.
position-step = { $words ->
    [one] Der Schritt { $step } in „agenda“ braucht nach dem ersten Wort noch eines.
   *[other] Der Schritt { $step } in „agenda“ braucht nach dem ersten Wort noch { $words }.
}
position-step-away = Der Schritt { $step } in „agenda“ nennt { $garden }, aber dieser Garten liegt nicht auf dem Tisch.
