### Gardeners auf Deutsch. docs/words.md erklärt, wie diese Dateien funktionieren.

## Was auf den Plättchen ist. Formen: ".der" und ".den" mit bestimmtem, ".einen" mit unbestimmtem Artikel

title-yellow-flower = gelbe Blume
    .der = die gelbe Blume
    .den = die gelbe Blume
    .einen = eine gelbe Blume
title-red-flower = rote Blume
    .der = die rote Blume
    .den = die rote Blume
    .einen = eine rote Blume
title-blue-flower = blaue Blume
    .der = die blaue Blume
    .den = die blaue Blume
    .einen = eine blaue Blume
title-red-tree = Baum mit roten Früchten
    .der = der Baum mit roten Früchten
    .den = den Baum mit roten Früchten
    .einen = einen Baum mit roten Früchten
title-yellow-tree = Baum mit gelben Früchten
    .der = der Baum mit gelben Früchten
    .den = den Baum mit gelben Früchten
    .einen = einen Baum mit gelben Früchten
title-bench = Bank
    .der = die Bank
    .den = die Bank
    .einen = eine Bank
title-statue = Statue
    .der = die Statue
    .den = die Statue
    .einen = eine Statue
title-hedge-corner = Heckenecke
    .der = die Heckenecke
    .den = die Heckenecke
    .einen = eine Heckenecke
title-hedge-straight = gerade Hecke
    .der = die gerade Hecke
    .den = die gerade Hecke
    .einen = eine gerade Hecke
title-grass = Gras
title-dirt = Erde
title-tile = { $thing } auf { $ground }
    .der = { $thing_der } auf { $ground }
    .den = { $thing_den } auf { $ground }
    .einen = { $thing_einen } auf { $ground }
title-plain-grass = blankes Gras
    .der = das blanke Gras
    .den = das blanke Gras
    .einen = blankes Gras
title-plain-dirt = blanke Erde
    .der = die blanke Erde
    .den = die blanke Erde
    .einen = blanke Erde
title-hidden-tile = verdecktes Plättchen
    .der = das verdeckte Plättchen
    .den = das verdeckte Plättchen
    .einen = ein verdecktes Plättchen
title-north = Norden
title-east = Osten
title-south = Süden
title-west = Westen

## Die Arten der Karten, wie ihre Rückseiten sie zeigen

title-proximity = Nähe
title-removal = Abstand
title-agglomeration = Gruppe
title-panorama = Ausblick
title-link = Verbindung
title-edge = Rand
title-centre = Mitte
title-layout-cross = Muster (Kreuz)
title-layout-square = Muster (Quadrat)
title-hedge = Hecke

## Spielarten, und was gerade geschieht

title-training-a = Übung A
title-training-b = Übung B
title-training-c = Übung C
title-initiation = Einstieg
title-complete = volles Spiel
title-solo = allein
title-briefing = vor dem Start
title-arrange = alle bauen
title-decide = bestätigen oder weitermachen
title-over = das Spiel ist zu Ende

## Was die Karten wünschen, nach Karten

wish-ta1 = Jede gelbe Blume berührt eine andere gelbe Blume.
wish-ta2 = Jede rote Blume berührt eine andere rote Blume.
wish-ta3 = Kein Baum berührt einen Baum.
wish-ta4 = Keine blaue Blume berührt eine rote Blume oder einen Baum mit roten Früchten.
wish-ta5 = Eine Gruppe von mindestens 6 Grasplättchen.
wish-ta6 = Eine Gruppe von mindestens 6 Plättchen mit Bäumen oder Blumen.
wish-tb1 = Jede Bank blickt auf eine rote Blume.
wish-tb2 = Jede Bank blickt auf eine andere Bank.
wish-tb3 = Ein Weg aus Erde verbindet zwei gegenüberliegende Seiten.
wish-tb4 = Ein Weg aus Blumen verbindet zwei gegenüberliegende Seiten.
wish-tb5 = Gelbe Blumen und Bäume mit gelben Früchten nur am äußeren Rand.
wish-tb6 = Keine Bank am äußeren Rand.
wish-tc1 = Eine Statue mit einer Blume auf jeder ihrer vier Seiten.
wish-tc2 = Ein Block aus 3 x 3: Erde in den Ecken, ein Kreuz aus Gras.
wish-tc3 = Hecken bilden einen geschlossenen Ring.
wish-tc4 = Hecken bilden einen Pfad aus mindestens 6 Plättchen.
wish-tc5 = Jede Hecke ist mit einer anderen Hecke verbunden.
wish-x01 = Jede gelbe Blume berührt eine andere gelbe Blume.
wish-x02 = Jede rote Blume berührt eine andere rote Blume.
wish-x03 = Jede blaue Blume berührt eine andere blaue Blume.
wish-x04 = Jeder Baum mit roten Früchten berührt eine rote Blume.
wish-x05 = Jeder Baum mit gelben Früchten berührt eine blaue Blume.
wish-x06 = Jede Bank berührt einen Baum.
wish-x07 = Jede Bank berührt eine Blume.
wish-x08 = Jede Bank berührt eine Statue.
wish-x09 = Jede gelbe Blume berührt eine Hecke.
wish-x10 = Jedes blanke Plättchen berührt ein anderes blankes Plättchen.
wish-x11 = Kein Baum berührt einen Baum.
wish-x12 = Keine blaue Blume berührt eine rote Blume oder einen Baum mit roten Früchten.
wish-x13 = Keine Bank berührt eine Bank.
wish-x14 = Keine gelbe Blume berührt eine rote Blume.
wish-x15 = Keine Statue berührt einen Baum.
wish-x16 = Keine Statue berührt eine Hecke.
wish-x17 = Keine Bank berührt eine Hecke.
wish-x18 = Kein Baum mit gelben Früchten berührt eine gelbe Blume.
wish-x19 = Kein Baum mit roten Früchten berührt ein blankes Plättchen.
wish-x20 = Kein blankes Plättchen berührt eine Hecke.
wish-x21 = Eine Gruppe von mindestens 12 Grasplättchen.
wish-x22 = Eine Gruppe von mindestens 12 Erdplättchen.
wish-x23 = Eine Gruppe von mindestens 6 Blumen.
wish-x24 = Eine Gruppe von mindestens 10 Plättchen mit Bäumen oder Blumen.
wish-x25 = Eine Gruppe von mindestens 6 Heckenplättchen.
wish-x26 = Eine Gruppe von mindestens 6 Plättchen, blank oder mit Bänken.
wish-x27 = Eine Gruppe von mindestens 6 Plättchen mit Bäumen oder Bänken.
wish-x28 = Eine Gruppe von mindestens 5 roten Blumen und Bäumen mit roten Früchten.
wish-x29 = Jede Bank blickt auf eine rote Blume.
wish-x30 = Jede Bank blickt auf eine gelbe Blume.
wish-x31 = Jede Bank blickt auf eine blaue Blume.
wish-x32 = Jede Bank blickt auf einen Baum mit roten Früchten.
wish-x33 = Jede Bank blickt auf einen Baum mit gelben Früchten.
wish-x34 = Jede Bank blickt auf eine Statue.
wish-x35 = Jede Bank blickt auf eine andere Bank.
wish-x36 = Jede Bank blickt auf eine Hecke.
wish-x37 = Ein Weg aus Gras verbindet zwei gegenüberliegende Seiten.
wish-x38 = Ein Weg aus Erde verbindet zwei gegenüberliegende Seiten.
wish-x39 = Ein Weg aus Blumen und Statuen verbindet zwei gegenüberliegende Seiten.
wish-x40 = Ein Weg aus Bäumen und Blumen verbindet zwei gegenüberliegende Seiten.
wish-x41 = Ein Weg aus Hecken und blanken Plättchen verbindet zwei gegenüberliegende Seiten.
wish-x42 = Gelbe Blumen und Bäume mit gelben Früchten nur am äußeren Rand.
wish-x43 = Blanke Plättchen nur am äußeren Rand.
wish-x44 = Gelbe Blumen nur am äußeren Rand.
wish-x45 = Bäume mit gelben Früchten und blanke Plättchen nur am äußeren Rand.
wish-x46 = Gelbe Blumen, Bäume mit gelben Früchten und blanke Plättchen nur am äußeren Rand.
wish-x47 = Keine Bank am äußeren Rand.
wish-x48 = Keine rote Blume am äußeren Rand.
wish-x49 = Kein Baum mit roten Früchten am äußeren Rand.
wish-x50 = Keine blaue Blume am äußeren Rand.
wish-x51 = Keine Statue am äußeren Rand.
wish-x52 = Eine Statue mit einer Blume auf jeder ihrer vier Seiten.
wish-x53 = Eine Bank mit Gras auf jeder ihrer vier Seiten.
wish-x54 = Ein Baum mit roten Früchten, mit Erde auf jeder seiner vier Seiten.
wish-x55 = Ein Block aus 3 x 3: Erde in den Ecken, ein Kreuz aus Gras.
wish-x56 = Ein Block aus 3 x 3: Gras in den Ecken, ein Kreuz aus Erde.
wish-x57 = Hecken bilden einen geschlossenen Ring.
wish-x58 = Hecken bilden einen Pfad aus mindestens 6 Plättchen.
wish-x59 = Jede Hecke ist mit einer anderen Hecke verbunden.
wish-x60 = Hecken bilden einen geschlossenen Ring aus mindestens 6 Plättchen.
wish-e01 = Jede Blume berührt eine Blume derselben Farbe.
wish-e02 = Jede Bank berührt eine Blume und einen Baum.
wish-e03 = Jeder Baum mit roten Früchten berührt eine rote Blume und jede rote Blume einen Baum mit roten Früchten.
wish-e04 = Jede Statue berührt mindestens zwei Blumen.
wish-e05 = Kein Baum berührt einen Baum, auch nicht über Eck.
wish-e06 = Keine Bank berührt eine Hecke oder ein blankes Plättchen.
wish-e07 = Keine rote oder blaue Blume berührt eine Hecke.
wish-e08 = Kein Baum berührt eine Hecke.
wish-e09 = Eine Gruppe von mindestens 16 Grasplättchen.
wish-e10 = Eine Gruppe von mindestens 16 Erdplättchen.
wish-e11 = Zwei getrennte Gruppen von jeweils mindestens 3 Blumen.
wish-e12 = Eine Gruppe von mindestens 7 Plättchen mit Bäumen oder Bänken.
wish-e13 = Jede Bank blickt auf eine Statue; Bäume und Hecken verstellen den Blick.
wish-e14 = Jede Bank blickt auf mindestens zwei Blumen.
wish-e15 = Jede Bank blickt auf einen Baum mit roten Früchten und auf kein blankes Plättchen.
wish-e16 = Jede Bank blickt auf eine andere Bank und auch auf eine Blume.
wish-e17 = Ein Weg aus Bäumen und Bänken verbindet zwei gegenüberliegende Seiten.
wish-e18 = Ein Weg aus Blumen und Bäumen, die auf Gras stehen, verbindet zwei gegenüberliegende Seiten.
wish-e19 = Eine ganze Zeile oder Spalte aus Erde.
wish-e20 = In jeder Ecke des Gartens ist ein blankes Plättchen oder eine gelbe Blume.
wish-e21 = Keine blaue Blume und keine Statue am äußeren Rand.
wish-e22 = Keine Bank und kein Baum mit roten Früchten am äußeren Rand.
wish-e23 = Eine Statue mit einer Blume schräg an jeder ihrer vier Ecken.
wish-e24 = Eine Statue, in der einen Richtung zwischen zwei Blumen, in der anderen zwischen zwei Bänken.
wish-e25 = Ein Erdplättchen inmitten von acht Grasplättchen.
wish-e26 = Hecken bilden einen geschlossenen Ring um mindestens ein Plättchen.
wish-e27 = Hecken bilden einen Pfad aus mindestens 8 Plättchen.

## Was geschieht

dealt = Die Plättchen werden auf Stapel von { $sizes } verteilt.
begins = { $you ->
    [yes] Du fängst an und hast die erste Karte.
   *[no] { $who } fängt an und hat die erste Karte.
}
laid-open = Eine Karte wird ausgelegt: { $wish }
starts = { $you ->
    [yes] Du startest das Spiel.
   *[no] { $who } startet das Spiel.
}
turns-sand = { $you ->
    [yes] Du drehst die Sanduhr um.
   *[no] { $who } dreht die Sanduhr um.
}
lays = { $you ->
    [yes] Du legst auf { $cell } { $tile_einen }.
   *[no] { $who } legt auf { $cell } { $tile_einen }.
}
lays-bench = { $you ->
    [yes] Du legst auf { $cell } { $tile_einen }, Blick nach { $way }.
   *[no] { $who } legt auf { $cell } { $tile_einen }, Blick nach { $way }.
}
lays-hedge = { $you ->
    [yes] Du legst auf { $cell } { $tile_einen }, von { $from } nach { $to }.
   *[no] { $who } legt auf { $cell } { $tile_einen }, von { $from } nach { $to }.
}
turns-bench = { $you ->
    [yes] Du drehst auf { $cell } { $tile_den }: Blick jetzt nach { $way }.
   *[no] { $who } dreht auf { $cell } { $tile_den }: Blick jetzt nach { $way }.
}
turns-hedge = { $you ->
    [yes] Du drehst auf { $cell } { $tile_den }: jetzt von { $from } nach { $to }.
   *[no] { $who } dreht auf { $cell } { $tile_den }: jetzt von { $from } nach { $to }.
}
gives = { $you ->
    [yes] Du nimmst { $tile_den } von { $cell } weg und gibst das Plättchen { $to }.
   *[no] { $to_you ->
        [yes] { $who } nimmt { $tile_den } von { $cell } weg und gibt dir das Plättchen.
       *[no] { $who } nimmt { $tile_den } von { $cell } weg und gibt das Plättchen { $to }.
    }
}
keeps = { $you ->
    [yes] Du nimmst { $tile_den } von { $cell } weg.
   *[no] { $who } nimmt { $tile_den } von { $cell } weg.
}
ready = { $you ->
    [yes] Du bist bereit.
   *[no] { $who } ist bereit.
}
not-ready = { $you ->
    [yes] Du bist doch nicht bereit.
   *[no] { $who } ist doch nicht bereit.
}
compliant = { $you ->
    [yes] Die Prüfung: Du sagst „passt“. Alle deine Karten sind erfüllt.
   *[no] Die Prüfung: { $who } sagt „passt“. Alle Karten von { $who } sind erfüllt.
}
non-compliant = { $you ->
    [yes] Die Prüfung: Du sagst „passt nicht“. Nicht alle deine Karten sind erfüllt.
   *[no] Die Prüfung: { $who } sagt „passt nicht“. Nicht alle Karten von { $who } sind erfüllt.
}
wish-met = { $you ->
    [yes] Deine Karte ist erfüllt: { $wish }
   *[no] Die Karte von { $who } ist erfüllt: { $wish }
}
wish-unmet = { $you ->
    [yes] Deine Karte ist nicht erfüllt: { $wish }
   *[no] Die Karte von { $who } ist nicht erfüllt: { $wish }
}
check-failed = Der Garten erfüllt noch nicht jede Karte: Ändert ihn und sagt dann wieder, dass ihr bereit seid.
check-passed = Der Garten erfüllt jede Karte: Er ist fertig.
without-card = { $you ->
    [yes] Du hast keine Karte.
   *[no] { $who } hat keine Karte.
}
turned-up = { $you ->
    [yes] Deine Karte wird aufgedeckt: { $wish }
   *[no] Die Karte von { $who } wird aufgedeckt: { $wish }
}
draws = { $you ->
    [yes] Du ziehst eine Karte der Art „{ $sort }“.
   *[no] { $who } zieht eine Karte der Art „{ $sort }“.
}
new-wish = { $you ->
    [yes] Deine neue Karte: { $wish }
   *[no] Die neue Karte von { $who }: { $wish }
}
validated = { $you ->
    [yes] Deine Karte ist bestätigt: { $wish }
   *[no] Die Karte von { $who } ist bestätigt: { $wish }
}
validated-last = Am Ende bestätigt: { $wish }
discards = { $you ->
    [yes] Du legst eine Karte der Art „{ $sort }“ ab.
   *[no] { $who } legt eine Karte der Art „{ $sort }“ ab.
}
reshuffles = Die abgelegten Karten werden zu einem neuen Nachziehstapel gemischt.
goes-on = { $you ->
    [yes] Du behältst deine Karten im Spiel.
   *[no] { $who } behält die Karten im Spiel.
}
round-begins = Runde { $round } beginnt.

## Wie es zu Ende ging

sand-out = Der Sand ist durchgelaufen.
goal-reached = Die Übung ist geschafft.
cards-out = Es gibt keine Karte mehr zu ziehen.
move-limit = Mehr Züge sind nicht vorgesehen.

## Der Wertungsblock

pad-validated = Bestätigte Karten
pad-proven = Karten im Spiel, die zählen
pad-discards = { $house_free_discards ->
    [0] Abgelegte Karten
    [one] Abgelegte Karten nach der ersten
   *[other] Abgelegte Karten nach den ersten { $house_free_discards }
}

## Warum ein Zug nicht geht

no-game-over = Das Spiel ist zu Ende.
no-seat = Nur wer mitspielt, kann ziehen.
no-move-before-first = Vor dem Start kann nur { $first } etwas tun.
no-move-before-start = Starte zuerst das Spiel.
no-second-start = Das Spiel läuft schon.
no-move-undecided = Entscheide zuerst: Karten bestätigen oder weitermachen.
no-decision = Jetzt gibt es nichts zu entscheiden. Das kommt nach einer Runde, wenn du allein spielst.
no-such-tile = Du kannst { $tile_den } nicht legen: Das Plättchen liegt weder oben auf deinem Stapel noch offen vor dir.
no-turning = Was liegt, lässt sich nicht drehen. Nimm es erst weg.
no-change = So liegt es schon: { $tile }.
no-free-cell = Auf { $cell } liegt schon ein Plättchen.
no-first-elsewhere = Das erste Plättchen kommt in die Mitte, auf { $cell }.
no-neighbour = Ein Plättchen muss Seite an Seite am Garten liegen.
no-more-rows = Der Garten wäre mehr als { $most } Zeilen hoch.
no-more-columns = Der Garten wäre mehr als { $most } Spalten breit.
no-hole = Damit wäre ein leeres Feld ringsum eingeschlossen.
no-tile-there = Auf { $cell } liegt kein Plättchen.
no-edge = Dieses Plättchen liegt nicht am Rand des Gartens.
no-splitting = Der Garten würde auseinanderfallen.
no-keeping = Was du wegnimmst, darfst du nicht behalten: Gib es jemand anderem.
no-taker = Wähle, wer das Plättchen bekommt.
no-such-taker = Dort sitzt niemand.
no-giving-alone = Wenn du allein spielst, behältst du, was du wegnimmst.
no-complete-garden = { $missing ->
    [one] Der Garten ist nicht vollständig: Ein Plättchen fehlt noch.
   *[other] Der Garten ist nicht vollständig: { $missing } Plättchen fehlen noch.
}
no-ready-twice = Du hast schon gesagt, dass du bereit bist.
no-second-check = Dieser Garten ist gerade durchgefallen. Ändert erst etwas.
no-ready-to-take-back = Du hast nicht gesagt, dass du bereit bist.
no-such-card = { $cards ->
    [0] Du hast keine Karte im Spiel.
    [one] Du hast nur eine Karte im Spiel.
   *[other] Du hast nur { $cards } Karten im Spiel.
}
no-other-card = Es gibt keine andere Karte zu ziehen.

## Angebote: ein Titel und eine kleinere Zeile

offer-place = Leg { $tile_den }
offer-place-bench = Leg { $tile_den }, Blick nach { $way }
offer-place-hedge = Leg { $tile_den }, von { $from } nach { $to }
offer-turn-bench = Dreh { $tile_den }, Blick nach { $way }
offer-turn-hedge = Dreh { $tile_den }, von { $from } nach { $to }
offer-at = auf { $cell }
offer-remove = Nimm { $tile_den } von { $cell } weg
offer-give = für { $to }
offer-keep = um es woanders zu legen
offer-discard = { $number ->
    [1] Leg deine älteste Karte ab
    [2] Leg deine zweite Karte ab
    [3] Leg deine dritte Karte ab
   *[other] Leg Karte { $number } ab
}
offer-discard-free = dieses Mal kostenlos
offer-discard-costs = { $house_discard_cost ->
    [one] kostet einen Punkt
   *[other] kostet { $house_discard_cost } Punkte
}
offer-start = Los
offer-start-line = und das erste Plättchen legen
offer-start-sand = die Sanduhr umdrehen
offer-ready = Bereit
offer-ready-line = den Garten an allen Karten prüfen
offer-call = Prüfung!
offer-wait = Moment
offer-wait-line = doch noch nicht bereit
offer-validate = Bestätigen
offer-validate-line = { $house_solo_cards ->
    [one] alle Karten im Spiel, und eine neue ziehen
   *[other] alle Karten im Spiel, und { $house_solo_cards } neue ziehen
}
offer-continue = Weiter
offer-continue-line = die Karten behalten und eine dazu ziehen

## Wie Züge einer Sorte zusammen heißen

sort-place = Plättchen legen
sort-remove = Plättchen wegnehmen
sort-discard = Karte ablegen
sort-start = Los
sort-ready = Bereit
sort-wait = Moment
sort-validate = Bestätigen
sort-continue = Weiter

## Was zu einem Zug noch fehlt: eins, und ".many"

noun-tile = eines deiner Plättchen
    .many = Plättchen
noun-turn = wie es liegt
    .many = Richtungen
noun-cell = ein Platz im Garten
    .many = Plätze
noun-give = wer es bekommt
    .many = Personen
noun-take = dein Tablett
    .many = Tabletts
noun-wish = eine deiner Karten
    .many = Karten
noun-crate = die Kiste
    .many = Kisten

## Die Statuszeile, nach „Alle spielen zugleich:“

status-start = lies deine Karte, dann leg los
status-start-sand = lies deine Karte, dann dreh die Sanduhr um
status-decide = bestätige deine Karten oder mach weiter
status-wait = du bist bereit; warte ab oder ändere noch etwas
status-ready = alles liegt; sag, dass du bereit bist, oder ändere etwas
status-call = alles liegt; ruf zur Prüfung, oder ändere etwas
status-place = leg ein Plättchen, oder nimm eines weg und gib es jemandem
status-failed = jemandes Karte passt nicht; nimm ein Plättchen weg und gib es jemandem
status-watch = nimm ein Plättchen weg und gib es jemandem, oder sieh zu

## Die Zahlen eines Platzes

fact-tiles = Plättchen

## Was auf dem Brett steht, und was ein Vorleseprogramm von den Teilen sagt

board-oldest = { $you ->
    [yes] Deine älteste
   *[no] { $who }
}
board-card = { $you ->
    [yes] Deine Karte
   *[no] { $who }
}
board-held = { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
}
board-no-card = Du hast keine Karte. Sieh zu, was die anderen wegnehmen.
board-no-tile = { $you ->
    [yes] kein Plättchen auf deinem Tablett
   *[no] kein Plättchen bei { $who }
}
board-missing = { $missing ->
    [one] noch ein Plättchen
   *[other] noch { $missing } Plättchen
}
board-missing-short = noch { $missing }
board-change = erst etwas ändern
board-no-sand = ohne Uhr
board-sand-of = von { $timer } übrig
board-silence = Stille
board-silence-line = Nur Plättchen sprechen, bis zum Schluss.
board-together = Gemeinsam
board-target = { $done } von { $target }
board-last-garden = noch ein Garten
board-round = Runde { $round }
board-validated = { $cards } bestätigt
board-next = dann
board-free = gratis
board-ready = bereit
board-compliant = { $now ->
    [yes] passt
   *[no] passte
}
board-non-compliant = { $now ->
    [yes] passt nicht
   *[no] passte nicht
}
level-practise = weiter üben
level-good-start = guter Anfang
level-going-well = das läuft
level-cheer = zum Jubeln
level-impressive = beeindruckend
level-experts = meisterlich
label-garden = der Garten
label-empty = Zeile { $row }, Spalte { $column }: leer
label-too-far = Zeile { $row }, Spalte { $column }: zu weit vom anderen Ende des Gartens
label-tile = Zeile { $row }, Spalte { $column }: { $tile }
label-tile-bench = Zeile { $row }, Spalte { $column }: { $tile }, Blick nach { $way }
label-tile-hedge = Zeile { $row }, Spalte { $column }: { $tile }, von { $from } nach { $to }
label-offends = verstößt gegen eine Karte ({ $sort })
label-card = { $age ->
    [oldest] { $you ->
        [yes] deine Karte, die älteste: { $wish }
       *[no] Karte von { $who }, die älteste: { $wish }
    }
    [newest] { $you ->
        [yes] deine Karte, die neueste: { $wish }
       *[no] Karte von { $who }, die neueste: { $wish }
    }
   *[other] { $you ->
        [yes] deine Karte: { $wish }
       *[no] Karte von { $who }: { $wish }
    }
}
label-card-down = { $age ->
    [oldest] { $you ->
        [yes] deine Karte, die älteste: { $sort }, verdeckt
       *[no] Karte von { $who }, die älteste: { $sort }, verdeckt
    }
    [newest] { $you ->
        [yes] deine Karte, die neueste: { $sort }, verdeckt
       *[no] Karte von { $who }, die neueste: { $sort }, verdeckt
    }
   *[other] { $you ->
        [yes] deine Karte: { $sort }, verdeckt
       *[no] Karte von { $who }: { $sort }, verdeckt
    }
}
label-up = Liegt offen.
label-met = Dieser Garten erfüllt sie.
label-unmet = Dieser Garten erfüllt sie nicht.
label-give = { $tiles ->
    [one] { $who }: ein Plättchen; was du wegnimmst, kommt hierher
   *[other] { $who }: { $tiles } Plättchen; was du wegnimmst, kommt hierher
}
label-takes = was du wegnimmst, kommt hierher
label-pile = { $you ->
    [yes] { $tile }, oben auf deinem Stapel von { $count }
   *[no] { $tile }, oben auf dem Stapel von { $who }, { $count } hoch
}
label-reserve = { $you ->
    [yes] { $tile }, offen vor dir
   *[no] { $tile }, offen vor { $who }
}
label-tray = dein Tablett: Was du wegnimmst, kommt hierher
label-way-bench = Bank, Blick nach { $way }
label-way-hedge = { $tile } von { $from } nach { $to }
label-sand = Sand: noch { $left } von { $timer }
label-score = { $points ->
    [one] gemeinsam ein Punkt, { $reached }; { $validated } bestätigt, { $discarded } abgelegt; Runde { $round }
   *[other] gemeinsam { $points } Punkte, { $reached }; { $validated } bestätigt, { $discarded } abgelegt; Runde { $round }
}
label-next = { $you ->
    [yes] nächste Karte, für dich: { $sort }.
   *[no] nächste Karte, für { $who }: { $sort }.
}
label-next-none = keine Karte mehr zu ziehen.
label-training = Die Karten dieser Übung: { $wishes }
label-crate-shut = Kiste mit abgelegten Karten: { $cards }; es gibt keine andere Karte zu ziehen
label-crate = { $free ->
    [yes] Kiste mit abgelegten Karten: { $cards }; die nächste ist frei
   *[no] { $house_discard_cost ->
        [one] Kiste mit abgelegten Karten: { $cards }; die nächste kostet einen Punkt
       *[other] Kiste mit abgelegten Karten: { $cards }; die nächste kostet { $house_discard_cost } Punkte
    }
}
label-seat = { $you ->
    [yes] { $tiles ->
        [one] du: ein Plättchen, { $said }
       *[other] du: { $tiles } Plättchen, { $said }
    }
   *[no] { $tiles ->
        [one] { $who }: ein Plättchen, { $said }
       *[other] { $who }: { $tiles } Plättchen, { $said }
    }
}
label-cards = Karten: { $sorts }

## Warum ein Bot so gezogen hat

sign-silent = Es gibt nichts zu tun.
sign-start = Jemand muss anfangen.
sign-enough = { $cards } Karten auf einmal sind genug.
sign-one-more = Eine Karte mehr ist noch zu schaffen.
sign-somebody-else = Eine Karte von jemand anderem passt nicht: Sie sollen zeigen, was sie wollen.
sign-own-met = Die eigenen Karten passen.
sign-quiet = Niemand ändert etwas, und die eigenen Karten passen.
sign-look-first = Wer die neueste Karte hat, sieht zuerst nach.
sign-let-show = Sie sollen zeigen, was sie wollen.
sign-go-on = Jemand muss weitermachen.
sign-others-hold = Die Plättchen, die fehlen, haben andere.
sign-wants = { $you ->
    [yes] Du scheinst das zu wollen: { $wish }
   *[no] { $who } scheint das zu wollen: { $wish }
}
sign-own-card = Für die eigene Karte: { $wish }
sign-grow = Das passt zu allen Karten, die ich kenne.
sign-make-way = Das macht Platz für ein Plättchen, das besser passt.

## Der Tisch als Text, für das Terminal

sketch-head = { $mode }, Runde { $round }, { $phase }
sketch-sand = noch { $left } Sand
sketch-played = { $time } gespielt
sketch-counts = Gärten { $gardens }   bestätigt { $validated }   abgelegt { $discarded }
sketch-next = { $left ->
    [one] nächste Karte: { $sort }, die letzte
   *[other] nächste Karte: { $sort }, noch { $left }
}
sketch-pile = Stapel von { $count }: { $tile }
sketch-open = offen: { $tiles }
sketch-hidden = { $sort } (verdeckt)
sketch-proven = Zählt am Ende.
sketch-plain = blank
sketch-key = "Gras .Erde  F Blume, T Baum: r rot, y gelb, b blau  B^ Bank, Blick nach Norden  St Statue  └ Hecke

## Die Einführung

puzzle-task = Finde den Garten, der alle drei Karten erfüllt: Leg die Plättchen aus deinem Vorrat dazu, versetze andere, wenn du magst, und sag, dass du fertig bist.
lesson-1-see = Ihr legt alle zusammen einen Garten, ohne ein Wort. Nur du kennst deinen Wunsch: **Jede rote Blume berührt eine andere rote Blume**.
lesson-1-ask = Die anderen sehen nur die Rückseite dieser Karte: Sie zeigt, welche Art von Wunsch es ist.
lesson-2-see = Züge gibt es nicht: Sobald es losgeht, tun alle etwas, wann sie wollen. Diese Einführung läuft ohne Sanduhr.
lesson-2-ask = Drück auf **Los**.
lesson-2-said = Jetzt darf gelegt werden. Der Garten wird ein Quadrat aus vier mal vier.
lesson-2-but = Einen aussichtslosen Wunsch könntest du ablegen. Dieser ist es nicht: Drück auf Los.
lesson-3-see = Du legst das oberste Plättchen deines Stapels: **blankes Gras**. Es muss den Garten berühren.
lesson-3-ask = Leg es in **Zeile 6, Spalte 3**.
lesson-3-heard = Der Bot hat einen Baum genau unter die rote Blume gelegt: auf den einzigen freien Platz neben ihr.
lesson-3-but = Das ginge. Fang die letzte Zeile aber links an: Zeile 6, Spalte 3.
lesson-4-see = Den Platz brauchst du für deine zweite rote Blume. Sagen darfst du es nicht, aber du kannst den Baum wegnehmen und zurückgeben.
lesson-4-ask = Wähle den Baum in **Zeile 6, Spalte 4**, dann den Bot.
lesson-4-said = Der Baum liegt wieder vor dem Bot. Wegnehmen darfst du nur vom Rand, und was du wegnimmst, bekommt immer jemand anderes.
lesson-4-but = Das ginge. Mach aber zuerst unter der roten Blume Platz: Zeile 6, Spalte 4.
lesson-5-see = Auf deinem Stapel liegt jetzt die andere **rote Blume**.
lesson-5-ask = Leg sie in **Zeile 6, Spalte 4**, unter die erste.
lesson-5-said = Dein Wunsch ist erfüllt.
lesson-5-heard = Der Bot hat seine letzten zwei Plättchen gelegt: Das Quadrat ist vollständig.
lesson-5-but = Das ginge. Dein Wunsch braucht diese Blume aber unter der anderen roten.
lesson-6-see = Wenn niemand mehr etwas ändern will, wird der Garten geprüft, und zwar an allen Wünschen.
lesson-6-ask = Sag **Bereit**.
lesson-6-said = Alle müssen bereit sein.
lesson-6-heard = Der Garten passt, und der Bot hat einen eigenen Wunsch bekommen. Zwei Plättchen hat er weggenommen und dir gegeben.
lesson-6-but = Du könntest mehr ändern. Dein Wunsch ist aber erfüllt: Sag Bereit.
lesson-7-see = Was will der Bot? Er hat den Baum weggenommen, der unter einem anderen Baum lag. Vielleicht dürfen Bäume sich nicht berühren.
lesson-7-ask = Leg den **Baum mit roten Früchten auf Erde** in **Zeile 6, Spalte 6**, weg von den anderen.
lesson-7-said = Der Bot lässt ihn dort: ein gutes Zeichen.
lesson-7-but = Versuchen könntest du es. Leg den Baum aber dorthin, wo er keinen anderen berührt: Zeile 6, Spalte 6.
lesson-8-see = Ein Platz ist frei, und deine **blaue Blume** ist das letzte Plättchen.
lesson-8-ask = Leg sie in **Zeile 6, Spalte 5**.
lesson-8-said = Das Quadrat ist wieder vollständig.
lesson-8-but = Das ginge. Füll aber zuerst die Lücke: Zeile 6, Spalte 5.
lesson-9-see = Deine roten Blumen berühren sich noch immer, also ist auch dein eigener Wunsch erfüllt.
lesson-9-ask = Sag noch einmal **Bereit**.
lesson-9-heard = Beides passt! Du hast den Wunsch des Bots erraten, und eine dritte Karte kommt ins Spiel.
lesson-9-but = Das ginge. Lass den Garten aber zuerst prüfen: Sag Bereit.
lesson-ends = Das ist die ganze Sprache: legen, wegnehmen, geben, bereit sein. Einen Wunsch, den du nicht erfüllen kannst, darfst du ablegen; das erste Mal ist frei.
    Kommt eine vierte Karte, ist die älteste bestätigt: ein Punkt für euch alle. Spiel weiter; der Bot zieht jetzt, wann er will.

## Was die Teile sind

about-next = Die Rückseite der nächsten Karte verrät ihre Art, nicht ihren Wunsch. Es gibt zehn: Nähe (was was berührt), Abstand (was sich nicht berühren darf), Gruppe, Ausblick (was Bänke sehen), Verbindung (ein Weg durch den Garten), Rand, Mitte, zwei Muster, Hecke.
about-other-wish = Der Wunsch von jemand anderem. Die Rückseite verrät die Art: Nähe, Abstand, Gruppe, Ausblick, Verbindung, Rand, Mitte, ein Muster oder Hecke.
about-open-wish = Ein Wunsch, den alle lesen dürfen. Er zählt wie jeder andere, solange er im Spiel ist.
about-wish = Dein Wunsch an den Garten. Niemand sonst sieht ihn: Zeig ihn durch das, was du wegnimmst. { $house_free_discards ->
    [0] Du darfst ihn ablegen und eine andere Karte ziehen, aber das kostet Punkte.
    [one] Du darfst ihn ablegen und eine andere Karte ziehen; nur das erste Mal ist frei.
   *[other] Du darfst ihn ablegen und eine andere Karte ziehen; die ersten { $house_free_discards } Male sind frei.
}
about-sand = Ist der Sand durchgelaufen, endet das Spiel. Er steht nie still.
about-score = { $house_free_discards ->
    [0] Eure gemeinsamen Punkte: 1 für jede bestätigte Karte, { $house_discard_cost } weniger für jede abgelegte.
    [one] Eure gemeinsamen Punkte: 1 für jede bestätigte Karte, { $house_discard_cost } weniger für jede abgelegte nach der ersten.
   *[other] Eure gemeinsamen Punkte: 1 für jede bestätigte Karte, { $house_discard_cost } weniger für jede abgelegte nach den ersten { $house_free_discards }.
}
about-ready = Ist der Garten vollständig und gefällt er dir, sag es. Geprüft werden alle Wünsche, wenn alle bereit sind, oder, wenn ihr das so vereinbart habt, sobald jemand ruft.
about-crate = { $house_free_discards ->
    [0] Abgelegte Karten. Punkte, die jede kostet: { $house_discard_cost }.
    [one] Abgelegte Karten. Die erste ist frei; Punkte, die jede weitere kostet: { $house_discard_cost }.
   *[other] Abgelegte Karten. Die ersten { $house_free_discards } sind frei; Punkte, die jede weitere kostet: { $house_discard_cost }.
}
about-give = Was du wegnimmst, bekommt jemand anderes: Wähle das Plättchen, dann die Person.

## Die Schachtel und ihre Optionen

box-line = Baut schweigend einen gemeinsamen Garten: geheime Wünsche, keine Züge, fünfzehn Minuten Sand.
option-mode = Übung, Einstieg, volles Spiel oder allein
option-seats = Zahl der Mitspielenden: 2 bis 4, allein 1; 5 und 6 gehen über die gedruckte Schachtel hinaus
option-deck = die Karten, außer in den Übungen
option-timer = Sekunden Sand; 0: ohne Uhr; ohne Angabe so, wie die Spielart es vorsieht
option-check = wer für eine Prüfung bereit sein muss: alle, oder es genügt ein Ruf
option-first = wer anfängt
option-move_limit = nach so vielen Zügen endet das Spiel

## Zahlen, die ein Tisch ändern darf: was jede ist

house-cards_in_play = Karten, die höchstens im Spiel sind
house-cards_drawn = Karten, die nach einem Garten gezogen werden
house-free_discards = Karten, die kostenlos abgelegt werden dürfen
house-discard_cost = Punkte, die jede weitere abgelegte Karte kostet
house-goal_a = Karten, die in Übung A zu bestätigen sind
house-goal_b = Karten, die in Übung B zu bestätigen sind
house-goal_c = Karten, die in Übung C zu bestätigen sind
house-team_good_start = mit anderen: Punkte für „Ein guter Anfang“
house-team_going_well = mit anderen: Punkte für „Das läuft“
house-team_cheer = mit anderen: Punkte für „Ein Grund zum Jubeln“
house-team_impressive = mit anderen: Punkte für „Beeindruckend“
house-team_experts = mit anderen: Punkte für „Meisterlich“
house-solo_good_start = allein: Punkte für „Ein guter Anfang“
house-solo_going_well = allein: Punkte für „Das läuft“
house-solo_cheer = allein: Punkte für „Ein Grund zum Jubeln“
house-solo_impressive = allein: Punkte für „Beeindruckend“
house-solo_experts = allein: Punkte für „Meisterlich“
house-standard_cards = normale Karten im Stapel
house-expert_cards = Karten für Könner im Stapel
house-solo_cards = allein: Karten am Anfang und nach dem Bestätigen
house-solo_validations = allein: wie oft du bestätigen darfst

## Options at a new table: what they're called, what they mean, and names of their values

ask-mode = Spielart
    .help = Die Übungen A bis C führen nach und nach durch die Arten von Wünschen; beim Einstieg liegen ältere Karten offen.
    .training-a = Übung A
    .training-b = Übung B
    .training-c = Übung C
    .initiation = Einstieg
    .complete = Volles Spiel
    .solo = Solo
ask-deck = Karten
    .help = Die Übungen haben eigene Karten.
    .standard = Normal
    .expert = Für Könner
    .mixed = Gemischt
ask-check = Wann der Garten geprüft wird
    .all = Wenn alle bereit sind
    .call = Wenn jemand ruft
ask-first = Wer beginnt
    .help = Diese Person dreht die Sanduhr um und bekommt die erste Karte.

## Optionen, die nicht zusammenpassen

wrong-solo-seats = Die Spielart { $mode } ist für eine Person (nicht { $seats }).
wrong-mode-seats = Die Spielart { $mode } ist für { $low } bis { $high } Personen (nicht { $seats }).
wrong-deck = Die Spielart { $mode } hat eigene Karten, daher geht { $deck } hier nicht.
wrong-levels = Eine höhere Stufe darf nicht früher beginnen: Die Stufen beginnen bei { $points } Punkten.
wrong-goal = Die Spielart { $mode } hat { $cards } Karten, und { $kept } bleiben im Spiel: Das Ziel kann höchstens { $most } sein (nicht { $goal }).

## Stellungen, die es nicht geben kann, und Ereignisse der Uhr

position-verdicts = „verdicts“ hat { $count } Einträge; nötig ist einer für jeden der { $seats } Plätze, oder keiner.
position-solo-only = In „{ $field }“ steht { $value }, was nur das Solospiel kennt.
position-validated = Die Phase ist „decide“, aber es wurde schon { $validations }-mal bestätigt, mehr geht nicht.
position-over = „{ $field }“ ist { $value }, damit ist das Spiel zu Ende, aber die Phase ist „{ $phase }“.
position-uneven = Alle Reihen von „{ $field }“ müssen so lang sein wie die erste, also { $width } Felder (nicht { $row }).
position-no-tile = „{ $field }“ nennt { $tile }, aber so ein Plättchen gibt es in diesem Spiel nicht, auch nicht gedreht.
position-wide = Der Garten muss in { $side } × { $side } Felder passen.
position-apart = Die Plättchen des Gartens müssen zusammenhängen.
position-closed = Der Garten darf kein leeres Feld einschließen.
no-clock-event = { $event } ist kein Ereignis der Uhr. Man schreibt „tick MILLISEKUNDEN“ oder „time-up“.
no-timer-running = Die Sanduhr wurde noch nicht umgedreht.
no-timer = Dieses Spiel hat keine Sanduhr, die ablaufen könnte.
no-such-time = { $event }: So lange dauert kein Spiel.
no-time-back = { $event }: Die Uhr steht schon bei { $clock }.

## Eine beendete Partie, auseinandergenommen

account-curve = Der Garten im Lauf der Zeit
account-sum = { $cards ->
    [one] Eine Karte bestätigt und { $gardens } Gärten vollendet, in { $time }.
   *[other] { $cards } Karten bestätigt und { $gardens } Gärten vollendet, in { $time }.
}
account-tiles = { $laid }-mal wurde ein Plättchen gelegt, { $taken }-mal eins weggenommen.
account-standstill = Am längsten blieb der Garten { $time } lang unberührt, von { $from } bis { $to }.
account-how = Zeiten sind Minuten und Sekunden der Sanduhr. Ein Plättchen schadet einer Karte, wenn der Garten mit ihm weiter davon entfernt ist, sie zu erfüllen, als ohne; gezählt wird so, wie auch ein vollendeter Garten beurteilt wird. Wer so eine Karte hatte, konnte es wissen, und alle, wo sie offen lag; sonst ließ es sich nur durch Züge sagen.
account-who = { $owner }
account-tile = { $tile }
account-sort = { $sort }
account-cards = Alle Karten
account-minutes = Wo die Minuten geblieben sind
account-again = Plättchen, die gelegt und wieder weggenommen wurden
account-failed = Prüfungen, die scheiterten, und woran
account-card = Karte
account-whose = Wessen
account-drawn = Gezogen
account-fate = Was aus ihr wurde
account-broke = An ihr gescheitert
account-in-play = noch im Spiel
account-validated = bestätigt
account-validated-at = bestätigt bei { $time }
account-discarded = abgelegt
account-discarded-at = abgelegt bei { $time }
account-garden = Garten
account-took = Dauer
account-laid = Gelegt
account-taken = Weggenommen
account-failed-checks = Gescheiterte Prüfungen
account-thing = Plättchen
account-laid-by = Gelegt von
account-when = Wann
account-taken-by = Weggenommen von
account-hurt = Wessen Karte es schadete, oder was folgte
account-type = Art
account-hurt-none = schadete keiner Karte
account-instead = schadete keiner Karte; dann lag dort: { $tile }
account-back = schadete keiner Karte; es kam wieder an denselben Platz
account-elsewhere = schadete keiner Karte; es kam an einen anderen Platz
account-own-card = { $cards }: beim Legen bekannt
account-others-card = { $cards }: beim Legen nicht bekannt
account-later-card = { $cards }: erst später gezogen
account-no-cards = Es wurde keine Karte gezogen.
account-no-gardens = Es wurde kein Garten vollendet.
account-no-tiles = Kein Plättchen wurde wieder weggenommen.
account-no-checks = Keine Prüfung scheiterte.
