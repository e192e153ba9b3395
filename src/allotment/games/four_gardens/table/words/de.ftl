### Four Gardens auf Deutsch. docs/words.md erklärt, wie diese Dateien aufgebaut sind.

## Rohstoffe. Formen: ".one" einzeln gezählt, ".einen" unbestimmt im Akkusativ, ".kein" und ".keinen" verneint

title-stone = Steine
    .one = Stein
    .einen = einen Stein
    .kein = kein Stein
    .keinen = keinen Stein
title-water = Wasser
    .one = Wasser
    .einen = Wasser
    .kein = kein Wasser
    .keinen = kein Wasser
title-plants = Pflanzen
    .one = Pflanze
    .einen = eine Pflanze
    .kein = keine Pflanze
    .keinen = keine Pflanze
title-wood = Holz
    .one = Holz
    .einen = Holz
    .kein = kein Holz
    .keinen = kein Holz
count = { $count ->
    [one] 1 { $resource_one }
   *[other] { $count } { $resource }
}

## Götter. Formen: ".der" Nominativ, ".den" Akkusativ, ".des" wem die Leiste gehört

title-god-yellow = Hase
    .der = der Hase
    .den = den Hasen
    .des = des Hasen
title-god-red = Phönix
    .der = der Phönix
    .den = den Phönix
    .des = des Phönix
title-god-purple = Schildkröte
    .der = die Schildkröte
    .den = die Schildkröte
    .des = der Schildkröte
title-god-blue = Karpfen
    .der = der Karpfen
    .den = den Karpfen
    .des = des Karpfens
# Die bunte Blume.
title-god-multi = Blume
    .der = ein beliebiger Gott
    .den = einen beliebigen Gott
    .des = eines beliebigen Gottes

## Panoramen, ihre Bilder, und Karten: Bild, Gott und Symbol zusammen bezeichnen genau eine Karte

title-panorama-red = Ahorntor
title-panorama-orange = Herbstterrasse
title-panorama-green = Bambusbach
title-panorama-blue = Kranichsee
title-frame-red = Ahorntor { $number }
title-frame-orange = Herbstterrasse { $number }
title-frame-green = Bambusbach { $number }
title-frame-blue = Kranichsee { $number }
title-card = { $frame } ({ $god }, Stockwerk { $floor })
title-wheel-card = { $frame } ({ $god }, Rad)
title-look = { $frame } ({ $god })

## Was sich dreht, und die Arten von Bonusplättchen

title-floors-1 = die ganze Pagode
title-floors-2 = die Stockwerke 2 bis 4
title-floors-3 = die Stockwerke 3 und 4
title-floors-4 = das oberste Stockwerk
title-expansion = zusätzlicher Platz
title-wilds = freie Rohstoffe
title-rewards = Punkte

empty = leer
none-yet = noch keine

## Was geschieht

floors = Die Stockwerke der Pagode, von unten nach oben: { $resources }.
faces = { $you ->
    [yes] Du siehst auf deiner Seite von unten nach oben { $icons }.
   *[no] { $who } sieht auf der eigenen Seite von unten nach oben { $icons }.
}
deals = Alle bekommen { $cards } Karten.
opens = Die offenen Karten: { $cards }.
begins = { $you ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
}
lays = { $you ->
    [yes] Du legst { $card } für { $god_den }.
   *[no] { $who } legt { $card } für { $god_den }.
}
turns-cw = { $you ->
    [yes] Du drehst mit { $card } { $floors } im Uhrzeigersinn und sammelst { $got } ein.
   *[no] { $who } dreht mit { $card } { $floors } im Uhrzeigersinn und sammelt { $got } ein.
}
turns-ccw = { $you ->
    [yes] Du drehst mit { $card } { $floors } gegen den Uhrzeigersinn und sammelst { $got } ein.
   *[no] { $who } dreht mit { $card } { $floors } gegen den Uhrzeigersinn und sammelt { $got } ein.
}
uses-wheel = { $you ->
    [yes] Du wirfst { $card } für das Rad ab.
   *[no] { $who } wirft { $card } für das Rad ab.
}
takes = { $you ->
    [yes] Du nimmst { $resource_einen } auf deine Planungstafel.
   *[no] { $who } nimmt { $resource_einen } auf die Planungstafel.
}
takes-for = { $you ->
    [yes] Du nimmst { $resource_einen } für { $card }.
   *[no] { $who } nimmt { $resource_einen } für { $card }.
}
uses-cart = { $you ->
    [yes] Du wirfst { $card } für den Handkarren ab.
   *[no] { $who } wirft { $card } für den Handkarren ab.
}
puts = { $you ->
    [yes] Du legst { $resource_einen } auf { $card }.
   *[no] { $who } legt { $resource_einen } auf { $card }.
}
shifts = { $you ->
    [yes] Du verschiebst { $resource_einen } von { $card } auf { $other }.
   *[no] { $who } verschiebt { $resource_einen } von { $card } auf { $other }.
}
drops = { $you ->
    [yes] Du gibst { $resource_einen } in den Vorrat zurück.
   *[no] { $who } gibt { $resource_einen } in den Vorrat zurück.
}
# Was für jemanden erledigt wird (FG-AUTO-1).
nothing-to-move = { $you ->
    [yes] Du hast nichts mehr zu verschieben.
   *[no] { $who } hat nichts mehr zu verschieben.
}
has-everything = Auf { $card } liegt alles, was die Karte braucht.
one-choice = { $you ->
    [yes] Du hast nur eine Möglichkeit.
   *[no] { $who } hat nur eine Möglichkeit.
}
completes = { $you ->
    [yes] Du vollendest { $card }.
   *[no] { $who } vollendet { $card }.
}
last-round = { $you ->
    [yes] Du hast { $landscapes } Landschaften vollendet: Das ist die letzte Runde.
   *[no] { $who } hat { $landscapes } Landschaften vollendet: Das ist die letzte Runde.
}
advances = { $you ->
    [yes] Du rückst auf der Leiste { $god_des } auf { $space } vor.
   *[no] { $who } rückt auf der Leiste { $god_des } auf { $space } vor.
}
lost-marker = { $you ->
    [yes] Du hast keinen Marker mehr auf der Leiste { $god_des }.
   *[no] { $who } hat keinen Marker mehr auf der Leiste { $god_des }.
}
pushed-back = { $you ->
    [yes] Du wirst auf der Leiste { $god_des } auf { $space } zurückgedrängt.
   *[no] { $who } wird auf der Leiste { $god_des } auf { $space } zurückgedrängt.
}
pushed-off = { $you ->
    [yes] Du wirst von der Leiste { $god_des } gedrängt.
   *[no] { $who } wird von der Leiste { $god_des } gedrängt.
}
gets-expansion = { $value ->
    [one] { $you ->
        [yes] Du nimmst ein Bonusplättchen: einen Platz mehr auf deiner Planungstafel.
       *[no] { $who } nimmt ein Bonusplättchen: einen Platz mehr auf der Planungstafel.
    }
   *[other] { $you ->
        [yes] Du nimmst ein Bonusplättchen: { $value } Plätze mehr auf deiner Planungstafel.
       *[no] { $who } nimmt ein Bonusplättchen: { $value } Plätze mehr auf der Planungstafel.
    }
}
gets-wilds = { $value ->
    [one] { $you ->
        [yes] Du nimmst ein Bonusplättchen: einen freien Rohstoff.
       *[no] { $who } nimmt ein Bonusplättchen: einen freien Rohstoff.
    }
   *[other] { $you ->
        [yes] Du nimmst ein Bonusplättchen: { $value } freie Rohstoffe.
       *[no] { $who } nimmt ein Bonusplättchen: { $value } freie Rohstoffe.
    }
}
gets-rewards = { $value ->
    [one] { $you ->
        [yes] Du nimmst ein Bonusplättchen: einen Punkt.
       *[no] { $who } nimmt ein Bonusplättchen: einen Punkt.
    }
   *[other] { $you ->
        [yes] Du nimmst ein Bonusplättchen: { $value } Punkte.
       *[no] { $who } nimmt ein Bonusplättchen: { $value } Punkte.
    }
}
draws = { $you ->
    [yes] Du nimmst { $card } von den offenen Karten.
   *[no] { $who } nimmt { $card } von den offenen Karten.
}
draws-top = { $you ->
    [yes] Du ziehst vom Stapel; oben liegt { $top }.
   *[no] { $who } zieht vom Stapel; oben liegt { $top }.
}
draws-blind = { $you ->
    [yes] Du ziehst vom Stapel.
   *[no] { $who } zieht vom Stapel.
}
drawn = Es ist { $card }.
reshuffles = { $cards ->
    [one] Die eine abgeworfene Karte ist der neue Stapel.
   *[other] Die { $cards } abgeworfenen Karten werden gemischt und sind der neue Stapel.
}
refills = Neu bei den offenen Karten: { $cards }.
over-landscapes = Die letzte Runde ist vorbei, und damit das Spiel.
over-rounds = Runde { $round } war die letzte: Das Spiel ist zu Ende.

## Wie es zu Ende ging

landscapes = In einem Garten lagen { $landscapes } Landschaften, und die Runde war zu Ende gespielt.
rounds = { $rounds ->
    [one] Das Spiel war auf eine Runde begrenzt.
   *[other] Das Spiel war auf { $rounds } Runden begrenzt.
}

## Der Wertungsblock

pad-track = { $god }
pad-expansion = Bonus: zusätzlicher Platz
pad-wilds = Bonus: freie Rohstoffe
pad-rewards = Bonus: Punkte

## Warum ein Zug nicht geht

no-game-over = Das Spiel ist zu Ende.
no-turn = { $other } ist am Zug.
no-action-now = Bring erst zu Ende, was du angefangen hast; dann kommt die nächste Karte.
no-actions-left = In diesem Zug hast du keine Aktion mehr.
no-card-in-hand = Du hast { $card } nicht auf der Hand.
no-room-in-garden = { $cards ->
    [one] In deinem Garten liegt schon eine unfertige Karte. Vollende sie zuerst.
   *[other] In deinem Garten liegen schon { $cards } unfertige Karten. Vollende erst eine davon.
}
no-second-frame = { $card } liegt schon in deinem Garten.
no-pagoda = Diese Karte ({ $card }) hat keine Pagode.
no-wheel = Diese Karte ({ $card }) hat kein Rad.
no-supply = Im Vorrat ist { $resource_kein } mehr.
no-room-on-tile = Deine Planungstafel ist voll.
no-need = { $card } braucht { $resource_keinen } mehr.
no-such-groundwork = { $card } gehört nicht zu deinen unfertigen Karten.
no-cart-yet = Wirf zuerst eine Karte für den Handkarren ab. Dann kannst du Rohstoffe verschieben.
no-token-on-tile = Auf deiner Planungstafel liegt { $resource_kein }.
no-token-on-card = Auf { $card } liegt { $resource_kein }.
no-giving-back = { $card } hat gerade { $resource_einen } bekommen und gibt in dieser Aktion { $resource_keinen } ab.
no-taking-back = { $card } hat gerade { $resource_einen } abgegeben und nimmt in dieser Aktion { $resource_keinen } an.
no-completion-now = Karten werden nach dem Handkarren, dem Rad oder einem Bonusplättchen vollendet.
no-full-card = { $card } fehlt noch etwas.
no-flower = Du hast keine Blume, für die du einen Gott wählen könntest.
no-marker = Du hast keinen Marker mehr auf der Leiste { $god_des }.
no-panorama = Ein Bonusplättchen bekommst du für ein fertiges Panorama.
no-second-tile = Ein Bonusplättchen dieser Art ({ $tile }) hast du schon.
no-tile-left = Von dieser Art ({ $tile }) ist kein Bonusplättchen mehr da.
no-free-tokens = Du hast gerade keine freien Rohstoffe zu nehmen.
no-draw-yet = Karten ziehst du nach deiner letzten Aktion.
no-room-in-hand = Du hast schon { $cards } Karten auf der Hand.
no-pile = Der Stapel ist leer.
no-open-card = { $card } gehört nicht zu den offenen Karten.

## Angebote: ein Titel und eine kleinere Zeile

offer-lay = { $card } legen
offer-lay-line = für { $god_den }; braucht { $needs }
    .brief = für { $god_den }
offer-turn = Pagode mit { $card } drehen
offer-turn-cw = { $floors }, im Uhrzeigersinn: { $got }
offer-turn-ccw = { $floors }, gegen den Uhrzeigersinn: { $got }
gain = { $got }
offer-cart = Handkarren benutzen
offer-discard = dafür { $card } abwerfen
offer-take = { $resource_one } auf die Planungstafel nehmen
offer-take-for = { $resource_one } für { $card } nehmen
offer-take-line = aus dem Vorrat
offer-draw = { $card } nehmen
offer-draw-line = offen: { $symbols }
symbols-floor = { $god }, Stockwerk { $floor }
symbols-wheel = { $god }, Rad
offer-draw-pile = Vom Stapel ziehen
offer-draw-pile-line = die oberste Karte
offer-put = { $resource_one } auf { $card } legen
offer-put-line = von deiner Planungstafel
offer-fill = Lege für mich, was klar ist
offer-fill-line = { $shares }
fill-share = { $got } auf { $card }
offer-shift-line = von { $card }
offer-drop = { $resource_one } zurückgeben
offer-drop-line = in den Vorrat
offer-done = Fertig
offer-done-line = nichts mehr verschieben
offer-complete = { $card } vollenden
offer-complete-line = zahlt, und sein Panorama mit
offer-god = { $god }
offer-god-line = { $house_step ->
    [one] ein Schritt auf der Leiste
   *[other] { $house_step } Schritte auf der Leiste
}
offer-expansion = Bonus: zusätzlicher Platz
offer-expansion-line = { $value ->
    [one] ein Platz mehr auf deiner Planungstafel
   *[other] { $value } Plätze mehr auf deiner Planungstafel
}
offer-wilds = Bonus: freie Rohstoffe
offer-wilds-line = { $value ->
    [one] nimm jetzt einen
   *[other] nimm jetzt { $value }
}
offer-rewards = Bonus: Punkte
offer-rewards-line = { $value ->
    [one] ein Punkt
   *[other] { $value } Punkte
}

## Wie Züge einer Art zusammen heißen, nach dem Anfang ihrer Notation

sort-lay = Entwurf legen
sort-rotate = Pagode drehen
sort-wild = Ein Rad nutzen
sort-cart = Handkarren benutzen
sort-put = Rohstoffe auf Karten legen
sort-shift = Rohstoffe zwischen Karten verschieben
sort-drop = Rohstoffe zurückgeben
sort-complete = Landschaft vollenden
sort-god = Gott wählen
sort-bonus = Bonusplättchen nehmen
sort-take = Rohstoff nehmen
sort-draw = Karte ziehen

## Was zu einem Zug noch fehlt: eins, und ".many"

noun-card = eine Karte aus deiner Hand
    .many = Karten
noun-lay = ein freier Platz in deinem Garten
    .many = Plätze
noun-turn = eine Richtung für die Pagode
    .many = Richtungen
noun-cart = der Handkarren
    .many = Handkarren
noun-token = ein Rohstoff aus dem Vorrat
    .many = Rohstoffe
noun-planning = deine Planungstafel
    .many = Tafeln
noun-frame = eine Karte in deinem Garten
    .many = Karten
noun-own = ein Rohstoff auf deiner Planungstafel
    .many = Rohstoffe
noun-on = ein Rohstoff auf einer Karte
    .many = Rohstoffe

## Die Statuszeile, nach „Du bist am Zug, Ines:“

status-action = { $left ->
    [one] noch eine Aktion; leg eine Karte oder wirf sie für Pagode, Rad oder Handkarren ab
   *[other] noch { $left } Aktionen; leg eine Karte oder wirf sie für Pagode, Rad oder Handkarren ab
}
status-cart = verschieb deine Rohstoffe und wähle dann „Fertig“
status-complete = wähle, welche Karte du als Nächstes vollendest
status-god = wähle den Gott, der einen Schritt macht
status-bonus = wähle ein Bonusplättchen
status-take = { $left ->
    [one] nimm noch einen freien Rohstoff
   *[other] nimm { $left } freie Rohstoffe
}
status-draw = zieh offen oder vom Stapel nach, bis du { $cards } Karten hast

## Die Zahlen eines Platzes

fact-landscapes = Landschaften
fact-hand = Handkarten
fact-holds = Bonusplättchen
fact-tiles = { $tiles }

## Was auf dem Tisch steht, und was ein Vorleseprogramm dazu sagt

board-groundwork = Entwürfe
board-at-most = höchstens { $cards }
board-panoramas = { $you ->
    [yes] Deine Panoramen
   *[no] Panoramen von { $who }
}
board-planning = Planungstafel
board-supply = Vorrat
board-open = Offene Karten
board-pile = Stapel
board-bonus = Bonusplättchen
board-discarded = { $count } abgeworfen
board-left = noch { $left }
button-turn-cw = Rechts­herum
button-turn-ccw = Links­herum
button-cart = Karren
button-done = Fertig
label-track = { $god }: { $markers }
marker-at = { $space ->
    [-1] { $name } nicht mehr dabei
   *[other] { $name } { $space }
}
label-floor = Stockwerk { $floor }, { $resource }: vorn { $front }, links { $left }, rechts { $right }
label-ring = Stockwerk { $floor } von oben, { $resource }
label-turn-cw = die Pagode im Uhrzeigersinn drehen
label-turn-ccw = die Pagode gegen den Uhrzeigersinn drehen
label-cart = der Handkarren
label-done = fertig mit dem Handkarren
label-card-up = { $card }, für { $god_den }, braucht { $needs }; abgeworfen dreht sie { $floors }, eingesammelt wird von unten nach oben
label-card-down = { $card }, für { $god_den }, braucht { $needs }; abgeworfen dreht sie { $floors }, eingesammelt wird von oben nach unten
label-card-wheel = { $card }, für { $god_den }, braucht { $needs }; abgeworfen bringt ihr Rad einen beliebigen Rohstoff
label-open = offene Karte: { $card }
label-groundwork = { $card }, Entwurf für { $god_den }, braucht { $needs }; darauf: { $tokens }
label-on-card = { $tokens } auf { $card }
label-lay = hier eine Karte hinlegen; höchstens { $cards } dürfen unfertig sein
label-pile = { $cards ->
    [one] der Stapel, eine Karte
   *[other] der Stapel, { $cards } Karten
}
label-pile-top = { $cards ->
    [one] der Stapel, eine Karte; oben: { $top }
   *[other] der Stapel, { $cards } Karten; oben: { $top }
}
label-discard = { $count ->
    [0] noch { $cards } abgeworfen
   *[other] { $count } abgeworfen: { $cards }
}
label-expansion = { $left ->
    [0] Bonusplättchen, zusätzlicher Platz: keins mehr da
   *[other] Bonusplättchen, zusätzlicher Platz: +{ $value } auf deiner Planungstafel; noch { $left } da
}
label-wilds = { $left ->
    [0] Bonusplättchen, freie Rohstoffe: keins mehr da
   *[other] Bonusplättchen, freie Rohstoffe: { $value } auf einmal; noch { $left } da
}
label-rewards = { $left ->
    [0] Bonusplättchen, Punkte: keins mehr da
   *[other] Bonusplättchen, Punkte: { $value } wert; noch { $left } da
}
label-supply = Vorrat, { $resource }: { $left }
label-panoramas = Landschaften: { $cards }
label-planning = { $you ->
    [yes] deine Planungstafel: { $tokens }
   *[no] Planungstafel von { $who }: { $tokens }
}
label-own = { $you ->
    [yes] { $resource_one } auf deiner Planungstafel
   *[no] { $resource_one } auf der Planungstafel von { $who }
}
label-garden = { $you ->
    [yes] Dein Garten. Landschaften: { $landscapes }. Entwürfe: { $cards }. Planungstafel: { $tokens }.
   *[no] Garten von { $who }. Landschaften: { $landscapes }. Entwürfe: { $cards }. Planungstafel: { $tokens }.
}
label-summary = { $cards ->
    [one] { $done } von { $target } Landschaften, eine Handkarte
   *[other] { $done } von { $target } Landschaften, { $cards } Handkarten
}

## Warum ein Bot so gezogen hat: was besser wird, oder für andere schlechter

sign-landscape = Eine Landschaft ist fertig.
sign-begun = Eine weitere Landschaft ist begonnen.
sign-rewards = Die begonnenen Landschaften zahlen später mehr.
sign-rewards-more = So zahlen die begonnenen Landschaften mehr.
sign-nearer = Eine Landschaft ist fast fertig.
sign-nearly = Eine Belohnung ist fast verdient.
sign-nearly-more = So ist eine Belohnung näher.
sign-payable = Was auf der Planungstafel liegt, reicht für eine Landschaft.
sign-useful = Es gibt mehr brauchbare Rohstoffe.
sign-useful-more = So sind die Rohstoffe nützlicher.
sign-collected = Die Planungstafel füllt sich.
sign-collected-more = So gibt es mehr einzusammeln.
sign-room = Auf der Planungstafel ist wieder Platz.
sign-room-more = Auf der Planungstafel bleibt mehr Platz.
sign-panorama-red = Das Ahorntor wächst.
sign-panorama-orange = Die Herbstterrasse wächst.
sign-panorama-green = Der Bambusbach wächst.
sign-panorama-blue = Der Kranichsee wächst.
sign-expansion = Die Planungstafel bekommt einen zusätzlichen Platz.
sign-wilds = Ein Bonusplättchen bringt freie Rohstoffe.
sign-points = Ein Bonusplättchen bringt Punkte.
sign-track-end = Ein Marker ist fast am Ende seiner Leiste.
sign-safe = Ein Marker kann nicht mehr so leicht von der Leiste fallen.
sign-pair = Zwei Landschaften eines Panoramas entstehen zugleich.
sign-pays-again = Das Panorama zahlt mehr, wenn es fertig ist.
sign-ahead = Bei den Landschaften geht es voran.
sign-behind = { $you ->
    [yes] Du fällst bei den Landschaften zurück.
   *[no] { $who } fällt bei den Landschaften zurück.
}

## Der Tisch als Text, für das Terminal

sketch-over = Das Spiel ist zu Ende, in Runde { $round }.
sketch-places = Plätze: { $places }.
sketch-place = { $name } { $place }
sketch-points = Punkte: { $totals }.
sketch-turn = { $you ->
    [yes] Runde { $round }, du bist am Zug: { $task }; { $left }.
   *[no] Runde { $round }, { $who } ist am Zug: { $task }; { $left }.
}
sketch-left = { $left ->
    [0] keine Aktion mehr
    [one] noch eine Aktion
   *[other] noch { $left } Aktionen
}
sketch-last-round = Das ist die letzte Runde.
sketch-action = eine Aktion ausführen
sketch-cart = Rohstoffe verschieben
sketch-complete = eine volle Karte vollenden
sketch-god = { $flowers ->
    [one] einen Gott für { $card } wählen
   *[other] { $flowers } Götter für { $card } wählen
}
sketch-bonus = ein Panorama ist fertig, ein Bonusplättchen nehmen
sketch-take = { $tokens ->
    [one] einen freien Rohstoff nehmen
   *[other] { $tokens } freie Rohstoffe nehmen
}
sketch-draw = Karten ziehen
sketch-gave = Karten, die in dieser Aktion etwas abgegeben haben:
sketch-got = Karten, die in dieser Aktion etwas bekommen haben:
sketch-role = { $card } ({ $resource })
sketch-pagoda = { $you ->
    [yes] Die Pagode von deiner Seite
   *[no] Die Pagode von { $who } aus
}
sketch-left-side = links
sketch-far-side = hinten
sketch-right-side = rechts
sketch-off = weg
sketch-tracks = Leisten der Götter
sketch-supply = Vorrat: { $tokens }.
sketch-bonus-tiles = Bonusplättchen: { $tiles }.
sketch-tiles-of = { $tile } { $values }
sketch-pile = Stapel: { $cards }. Abgeworfen: { $discards }.
sketch-pile-top = Stapel: { $cards }, oben { $top }. Abgeworfen: { $discards }.
sketch-open = Offene Karten:
sketch-garden = { $you ->
    [yes] Dein Garten ({ $number }): { $done } von { $target } Landschaften; Planungstafel: { $tokens }, { $free } frei
   *[no] Garten von { $who } ({ $number }): { $done } von { $target } Landschaften; Planungstafel: { $tokens }, { $free } frei
}
sketch-holds = Bonusplättchen: { $tiles }
sketch-landscapes = Landschaften:
sketch-active = unfertig: { $card }, für { $god_den }: { $parts }
sketch-need = { $resource } { $on }/{ $of }
sketch-hand-count = { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}
sketch-hand-known = { $cards ->
    [one] 1 Handkarte, die du kennst:
   *[other] { $cards } Handkarten, darunter:
}
sketch-hand = Deine Hand (jede Karte kannst du auch für den Handkarren abwerfen):
sketch-card = { $card }, für { $god_den }
sketch-needs = braucht { $needs }
sketch-wheel = Rad
sketch-up = Pagode: Stockwerk { $floor }, von unten nach oben
sketch-down = Pagode: Stockwerk { $floor }, von oben nach unten
sketch-laid = { $card } liegt schon in deinem Garten
sketch-full = { $cards ->
    [one] eine Karte ist schon unfertig
   *[other] { $cards } Karten sind schon unfertig
}
sketch-can-lay = lässt sich legen
sketch-choice = ein Rohstoff deiner Wahl
sketch-cw = im Uhrzeigersinn: { $got }
sketch-ccw = gegen den Uhrzeigersinn: { $got }

## Die Einführung: was jeder Schritt zeigt und verlangt, was danach gesagt wird und was zu einem anderen Zug

lesson-1-see = In jedem Zug verwendest du drei deiner fünf Karten. Eine Karte ist eine Landschaft, die du baust, oder eine Aktion, für die du sie abwirfst.
lesson-1-ask = Sieh dir deine Hand an, die Pagode mit ihren vier Stockwerken und die Leisten der vier Götter.
lesson-2-see = Erste Aktion: eine Landschaft beginnen.
lesson-2-ask = Leg **Ahorntor 1** in deinen Garten. Die Karte **braucht 2 Steine und 1 Wasser**.
lesson-2-said = Jetzt liegt sie unfertig in deinem Garten. Bis zu drei Karten dürfen so warten.
lesson-2-but = Das ginge. Für die Einführung leg aber Ahorntor 1: Das kannst du noch in diesem Zug vollenden.
lesson-3-see = Zweite Aktion: eine Karte für ihre Pagode abwerfen. Das rote Stockwerk dreht sich mit denen darüber; dann sammelst du in der Reihenfolge des Pfeils ein, was auf deiner Seite ist.
lesson-3-ask = Wähl **Herbstterrasse 2** und dreh die Pagode **im Uhrzeigersinn**.
lesson-3-said = Rot war das oberste Stockwerk, also hat es sich allein gedreht. Der Pfeil zeigt nach oben: Du hast 3 Steine eingesammelt, dann 1 Wasser, und die Tafel war voll.
lesson-3-but = Eine andere Karte oder Richtung geht auch. Nimm aber zuerst diese: Sie bringt genau, was das Tor braucht.
lesson-4-see = Was du einsammelst, liegt auf deiner Planungstafel. Dritte Aktion: Mit jeder Karte kannst du den **Handkarren** bezahlen.
lesson-4-ask = Wähl **Herbstterrasse 1** und den Handkarren.
lesson-4-said = Jetzt kannst du Rohstoffe von der Tafel auf deine Karten legen, so viele du willst.
lesson-4-but = Das ginge. In der Einführung kommt aber jetzt der Handkarren, bezahlt mit Herbstterrasse 1.
lesson-5-see = Das Tor braucht zwei Steine und einmal Wasser.
lesson-5-ask = Verschieb sie einzeln: erst **Stein** oder **Wasser** auf deiner Tafel, dann **Ahorntor 1**.
lesson-5-said = Es ist alles da. Ein Stein bleibt für später auf deiner Tafel.
lesson-5-but = Du könntest etwas zurückgeben oder aufhören. Bring aber erst dem Tor, was es braucht.
lesson-6-see = Nichts fehlt mehr.
lesson-6-ask = Wähl **Fertig**.
lesson-6-said = Ahorntor 1 ist vollendet: Die Rohstoffe sind wieder im Vorrat, und die Karte ist nun eine Landschaft.
lesson-6-but = Du könntest den Stein zurückgeben. Behalt ihn diesmal und wähl „Fertig“.
lesson-7-see = Eine Landschaft bringt einen Schritt auf der Leiste ihres Gottes. Diese zeigt die Blume, also suchst du dir den Gott aus.
lesson-7-ask = Wähl eine der vier Leisten.
lesson-7-said = +1. Jede weitere Landschaft desselben Panoramas bringt diesen Schritt noch einmal.
lesson-8-see = Am Ende deines Zugs ziehst du auf fünf Karten nach. Die offenen Karten sind für alle da; ersetzt werden sie erst, wenn du fertig gezogen hast.
lesson-8-ask = Nimm **Ahorntor 2** und **Bambusbach 4**.
lesson-8-said = Das Ahorntor hat zwei Bilder: Das zweite zahlt doppelt.
lesson-8-but = Auch eine gute Wahl. Für die Einführung brauchst du aber Ahorntor 2 und Bambusbach 4.
lesson-9-see = Oben auf dem **Stapel** siehst du ein Bild, aber nicht, was die Karte kann.
lesson-9-ask = Zieh die dritte Karte vom Stapel.
lesson-9-said = Deine Hand ist voll: Dein Zug ist zu Ende.
lesson-9-heard = Der Bot war dran. Er hat die Pagode gedreht, also auch deine Seite.
lesson-9-but = Das ginge. Versuch diesmal aber den Stapel.
lesson-10-see = Dein zweiter Zug.
lesson-10-ask = Leg **Ahorntor 2**: Zusammen mit dem ersten Bild ergibt das ein ganzes Panorama.
lesson-10-said = Die Karte braucht Wasser, Pflanzen und Holz.
lesson-10-but = Das ginge. Die zweite Hälfte des Tors ist aber mehr wert: Sie zahlt doppelt und bringt ein Bonusplättchen.
lesson-11-see = Manche Karten zeigen statt der Pagode ein Rad: einen Rohstoff deiner Wahl, gleich dorthin, wo du ihn brauchst.
lesson-11-ask = Wirf **Bambusbach 4** für etwas ab, das **Ahorntor 2** braucht.
lesson-11-said = Eins weniger, das noch fehlt.
lesson-11-but = Das ginge. Sieh dir aber zuerst das Rad an: Leg etwas auf Ahorntor 2.
lesson-12-see = Hat jemand zehn Landschaften, wird die letzte Runde gespielt. Deine Punkte sind deine Felder auf den vier Leisten und deine Bonusplättchen.
lesson-12-ask = Am Ende einer Leiste drängt stattdessen jeder deiner Schritte alle anderen zurück.
lesson-ends = Jetzt kennst du alle Aktionen. Die dritte gehört dir: Plane für **Ahorntor 2**. Wer ein Panorama vollendet,
    nimmt ein **Bonusplättchen**, und die vierte Landschaft des blauen zahlt viermal. Spiel weiter!

## Was die Teile sind

tie-break = Bei gleicher Punktzahl zählen mehr Landschaften, dann das längere vollendete Panorama.
about-floor = Jedes Stockwerk gibt einen Rohstoff: so viele, wie es auf deiner Seite zeigt. Die Pagode auf einer Karte sagt, welches Stockwerk sich mit allen darüber dreht, und ihr Pfeil, in welcher Reihenfolge du einsammelst.
about-ring = Ein Stockwerk von oben, deine Seite unten. Die Punkte an jeder Seite sind, was es dort gibt; die Marker außen zeigen, wer vor welcher Seite sitzt.
about-turn = Wirf eine Karte mit Pagode ab: Das markierte Stockwerk und alle darüber drehen sich. Dann sammelst du ein, was du auf deiner Seite siehst, in der Reihenfolge des Pfeils, bis deine Planungstafel voll ist.
about-cart = Wirf irgendeine Karte ab, um Rohstoffe zu verschieben: von deiner Planungstafel auf unfertige Karten, von einer solchen auf eine andere oder zurück in den Vorrat.
about-track = { $house_step ->
    [one] Jede Belohnung dieses Gottes bewegt deinen Marker ein Feld weiter.
   *[other] Jede Belohnung dieses Gottes bewegt deinen Marker { $house_step } Felder weiter.
} { $house_push ->
    [0] Auf Feld { $house_track_end } bleibt er stehen.
    [one] Auf Feld { $house_track_end } bleibt er stehen, und stattdessen gehen alle anderen ein Feld zurück.
   *[other] Auf Feld { $house_track_end } bleibt er stehen, und stattdessen gehen alle anderen { $house_push } Felder zurück.
}
about-card = Leg sie in deinen Garten oder wirf sie ab: Ihre Pagode dreht das markierte Stockwerk und alle darüber, der Pfeil ist die Reihenfolge beim Einsammeln; ein Rad ist ein Rohstoff deiner Wahl; und jede Karte bezahlt den Handkarren.
about-frame = Ein Entwurf: Hat er alles, was er braucht, wird er zur Landschaft und bringt einen Schritt bei seinem Gott. Frühere Landschaften desselben Panoramas zahlen noch einmal.
about-pile = Nach deiner letzten Aktion ziehst du von hier oder von den offenen Karten nach, bis du { $house_hand } Karten hast.
about-discard = Die abgeworfenen Karten. Alle dürfen sie durchsehen.
about-expansion = { $house_expansion ->
    [one] Für ein ganzes Panorama, einmal für jede Person: ein Platz mehr auf deiner Planungstafel.
   *[other] Für ein ganzes Panorama, einmal für jede Person: { $house_expansion } Plätze mehr auf deiner Planungstafel.
}
about-wilds = Für ein ganzes Panorama, einmal für jede Person: Nimm sofort so viele Rohstoffe deiner Wahl, wie darauf stehen.
about-rewards = Für ein ganzes Panorama, einmal für jede Person: so viele Punkte, wie darauf stehen.
about-token = Der Vorrat: insgesamt { $house_tokens } von jedem Rohstoff. Ist einer aufgebraucht, lässt er sich nicht mehr einsammeln.
about-planning = Was du einsammelst, kommt hierher, ein Rohstoff auf jeden der { $house_spaces } Plätze und auf die, die ein Bonusplättchen bringt. Ist alles voll, hörst du auf.
about-lay = Karten, die du legst, warten hier, bis sie alles haben, was sie brauchen, höchstens { $house_active } zugleich. Kein Bild darf doppelt im Garten liegen.

## Die Schachtel und ihre Optionen

box-line = Dreh die Pagode, leg Landschaften aus und gewinne die Gunst von vier Göttern.
option-seats = Zahl der Mitspielenden
option-first = wer anfängt
option-facing = wer zu Beginn die Seite der Pagode mit 3-2-0-1 sieht
option-pile_top = ob alle die Landschaft oben auf dem Stapel sehen
option-round_limit = nach dieser Runde endet das Spiel spätestens

## Zahlen, die ein Tisch ändern kann: was jede bedeutet

house-target_2 = Landschaften, die das Spiel zu zweit beenden
house-target_3 = Landschaften, die das Spiel zu dritt beenden
house-target_4 = Landschaften, die das Spiel zu viert beenden
house-hand = Karten einer vollen Hand
house-actions = Aktionen in einem Zug
house-open_cards = offene Karten neben dem Stapel
house-active = unfertige Karten, die du haben darfst
house-spaces = Plätze auf einer Planungstafel
house-tokens = Rohstoffe jeder Art
house-track_start = Feld, auf dem die Marker beginnen
house-track_end = letztes Feld einer Leiste
house-step = Felder, die eine Belohnung deinen Marker bewegt
house-push = Felder, um die andere zurückgedrängt werden
house-expansion = Plätze, die ein Bonusplättchen hinzufügt
house-wilds_1 = freie Rohstoffe auf ihrem ersten Bonusplättchen
house-wilds_2 = freie Rohstoffe auf ihrem zweiten Bonusplättchen
house-wilds_3 = freie Rohstoffe auf ihrem dritten Bonusplättchen
house-wilds_4 = freie Rohstoffe auf ihrem vierten Bonusplättchen
house-rewards_1 = Punkte auf dem ersten Punkteplättchen
house-rewards_2 = Punkte auf dem zweiten Punkteplättchen
house-rewards_3 = Punkte auf dem dritten Punkteplättchen
house-rewards_4 = Punkte auf dem vierten Punkteplättchen

## Options at a new table: what they're called, what they mean, and names of their values

ask-first = Wer beginnt
ask-facing = Wer 3-2-0-1 sieht
    .help = Zu Beginn ist diese Seite der Pagode dieser Person zugewandt.
    .random = Zufall
    .starting-seat = Wer beginnt
ask-pile_top = Oberste Karte des Stapels
    .help = Ob alle die Landschaft auf der Rückseite der nächsten Karte sehen.
    .landscape = Für alle sichtbar
    .hidden = Verdeckt

## Hausregeln, die nicht zusammenpassen, und Stellungen, die es nicht geben kann

wrong-actions = { $actions } Aktionen pro Zug brauchen { $actions } Karten, aber auf der Hand sind { $hand }.
position-frames = „{ $field }“ hat zwei Karten mit dem Rahmen { $frame } im Garten; möglich ist nur eine.
position-spaces = „{ $field }“ hat { $count } Rohstoffe, aber es gibt nur { $spaces } Plätze.
position-known = In „{ $field }“ steht { $known }, aber keine Handkarte passt dazu.
