### The Gardens auf Deutsch. docs/words.md erklärt, wie diese Dateien aufgebaut sind.

## Was auf den Karten ist. Formen: ".einen" unbestimmt im Akkusativ

title-wattle = Akazie
    .einen = eine Akazie
title-bottlebrush = Zylinderputzer
    .einen = einen Zylinderputzer
title-jacaranda = Jacaranda
    .einen = eine Jacaranda
title-palm = Palme
    .einen = eine Palme
title-two-wattle = zwei Akazien
    .einen = zwei Akazien
title-two-bottlebrush = zwei Zylinderputzer
    .einen = zwei Zylinderputzer
title-two-jacaranda = zwei Jacarandas
    .einen = zwei Jacarandas
title-two-palm = zwei Palmen
    .einen = zwei Palmen
title-statue = Statue
    .einen = eine Statue
title-fountain = Brunnen
    .einen = einen Brunnen
title-bench = Bank
    .einen = eine Bank
title-stream = Bach
    .einen = einen Bach
title-path = Weg
    .einen = einen Weg
title-path-to = Weg { $ways }
    .einen = einen Weg { $ways }
title-pair = { $one } und { $two }
    .einen = { $one_einen } und { $two_einen }
title-card = { $one }
    .einen = { $one_einen }
title-card-with = { $one } mit { $two }
    .einen = { $one_einen } mit { $two }
title-card-with-both = { $one } mit { $two } und { $three }
    .einen = { $one_einen } mit { $two } und { $three }
title-no-card = leer
title-central-board = das Zentrum
title-left = links
title-right = rechts

## Sehenswürdigkeiten. Formen: ".den" im Satz (Akkusativ), ".short" wo wenig Platz ist

title-opera-house = Opernhaus
    .den = das Opernhaus
    .short = Opernhaus
title-harbour-bridge = Harbour Bridge
    .den = die Harbour Bridge
    .short = Harbour Bridge
title-fort-denison = Fort Denison
    .den = Fort Denison
    .short = Fort Denison
title-mrs-macquaries-chair = Mrs Macquarie’s Chair
    .den = Mrs Macquarie’s Chair
    .short = Mrs M’s Chair
title-moreton-bay-fig = Moreton Bay Fig
    .den = den Moreton Bay Fig
    .short = Moreton Bay Fig
title-conservatorium = Konservatorium
    .den = das Konservatorium
    .short = Konserva­torium
title-lion-gate = Löwentor
    .den = das Löwentor
    .short = Löwentor
title-duck-pond = Ententeich
    .den = den Ententeich
    .short = Ententeich
title-art-gallery = Art Gallery
    .den = die Art Gallery
    .short = Art Gallery
title-governor-phillip-fountain = Governor-Phillip-Brunnen
    .den = den Governor-Phillip-Brunnen
    .short = Phillip-Brunnen
title-state-library = Staatsbibliothek
    .den = die Staatsbibliothek
    .short = Bibliothek
title-sydney-tower = Sydney Tower
    .den = den Sydney Tower
    .short = Sydney Tower

## Was geschieht

landmarks-in-play = Sehenswürdigkeiten im Spiel: { $landmarks }.
dealt = Reihe { $row }: { $cards_apart }.
begins = { $you ->
    [yes] Du hast den Startmarker und fängst an.
   *[no] { $who } hat den Startmarker und fängt an.
}
deals = { $you ->
    [yes] Die Karten für Runde { $round } liegen aus. Du bekommst den Startmarker.
   *[no] Die Karten für Runde { $round } liegen aus. { $who } bekommt den Startmarker.
}
lays = { $you ->
    [yes] Du legst { $card_einen } in Reihe { $row }, Spalte { $column }. Dein Besucher kommt aus Spalte { $from }: { $gains }.
   *[no] { $who } legt { $card_einen } in Reihe { $row }, Spalte { $column }. Der Besucher kommt aus Spalte { $from }: { $gains }.
}
lays-for-later = { $you ->
    [yes] Du legst { $card_einen } in Reihe { $row }, Spalte { $column }. Dein Besucher kommt aus Spalte { $from }: noch keine Punkte.
   *[no] { $who } legt { $card_einen } in Reihe { $row }, Spalte { $column }. Der Besucher kommt aus Spalte { $from }: noch keine Punkte.
}
gain-landmark = Sehenswürdigkeit +{ $points }
gain-trees = Bäume +{ $points }
gain-fountain = Brunnen +{ $points }
gain-bench = Bank +{ $points }
gain-gate = Löwentor +{ $points }
claims = { $you ->
    [yes] Du erreichst zuerst { $landmark_den } und nutzt von jetzt an den Effekt.
   *[no] { $who } erreicht zuerst { $landmark_den } und nutzt von jetzt an den Effekt.
}
claims-points = { $you ->
    [yes] Du erreichst zuerst { $landmark_den }: +{ $points }.
   *[no] { $who } erreicht zuerst { $landmark_den }: +{ $points }.
}
reserves = { $you ->
    [yes] Fort Denison reserviert dir { $card_einen }.
   *[no] Fort Denison reserviert { $card_einen } für { $who }.
}
goes-back = { $you ->
    [yes] Dein Besucher in Reihe { $row } geht ins Zentrum zurück.
   *[no] Der Besucher von { $who } in Reihe { $row } geht ins Zentrum zurück.
}
finals = { $you ->
    [yes] Am Ende bekommst du dazu: Bäume { $trees }, Bäche { $streams }, Wege { $paths }, Statuen { $statues }.
   *[no] Am Ende bekommt { $who } dazu: Bäume { $trees }, Bäche { $streams }, Wege { $paths }, Statuen { $statues }.
}
finals-landmarks = { $you ->
    [yes] Am Ende bekommst du dazu: Bäume { $trees }, Bäche { $streams }, Wege { $paths }, Statuen { $statues }, Sehenswürdigkeiten { $landmarks }.
   *[no] Am Ende bekommt { $who } dazu: Bäume { $trees }, Bäche { $streams }, Wege { $paths }, Statuen { $statues }, Sehenswürdigkeiten { $landmarks }.
}

## Wie es zu Ende ging

all-rounds = Alle { $rounds } Runden sind gespielt.

## Der Wertungsblock

pad-carried = Übertrag
pad-mid-tree-match = Bäume: gleiche Bäume gesehen
pad-mid-tree-streams = Bäume: Bäche gesehen
pad-mid-tree-paths = Bäume: Wege gesehen
pad-mid-fountain-streams = Brunnen: Bäche gesehen
pad-mid-fountain-variety = Brunnen: Arten von Dingen gesehen
pad-mid-fountain-column = Brunnen: Brunnen in der Spalte
pad-mid-bench-neighbours = Bänke: Karten ringsum
pad-mid-bench-paths = Bänke: Wege dorthin
pad-mid-bench-trees = Bänke: Baumarten daneben
pad-end-tree-types = Ende, Bäume: Arten je Reihe
pad-end-tree-group = Ende, Bäume: größte Gruppe
pad-end-tree-balance = Ende, Bäume: ausgewogene Reihen
pad-end-stream-length = Ende, Bäche: Länge
pad-end-path-network = Ende, Wege: größtes Netz
pad-end-statue-majority = Ende, Statuen: wer weniger hat
pad-end-statue-lines = Ende, Statuen: Reihen und Spalten
pad-end-statue-apart = Ende, Statuen: allein stehend
pad-landmark-points = Sehenswürdigkeiten: Punkte
pad-landmark = Sehenswürdigkeiten: { $landmark_short }

## Warum ein Zug nicht geht

no-game-over = Das Spiel ist zu Ende.
no-turn = { $other } ist am Zug.
no-action = Das ist kein Zug dieses Spiels.
no-card-there = Diese Karte ({ $card }) liegt nicht aus.
no-more-of-row = { $count ->
    [one] Deine Karte aus Reihe { $row } hast du in dieser Runde schon genommen.
   *[other] Deine { $count } Karten aus Reihe { $row } hast du in dieser Runde schon genommen.
}
no-reserved-card = Diese Karte ({ $card }) ist für { $keeper } reserviert.
no-other-card = Deine letzte Karte aus Reihe { $row } muss in dieser Runde die reservierte sein: { $card }.
no-other-row = Diese Karte gehört in Reihe { $row }.
no-card-on-card = Dort liegt schon eine Karte.
no-gap = Lücken gibt es nicht: Leg sie neben die anderen Karten von Reihe { $row }.
no-room = In Reihe { $row } ist { $side } kein Feld mehr frei.
no-library = Die Staatsbibliothek gehört dir nicht.
no-library-text = Deine Staatsbibliothek liegt mit den Punkten nach oben und ruft niemanden zurück.
no-library-twice = Die Staatsbibliothek hast du in dieser Runde schon genutzt.
no-visitor-away = Dein Besucher in Reihe { $row } ist schon im Zentrum.
no-turn-before-reserving = Reserviere zuerst eine Karte mit Fort Denison.
no-reserving-now = Fort Denison reserviert nur, wenn gerade aufgedeckt wurde.

## Angebote: ein Titel und eine kleinere Zeile

offer-take = { $row }: { $card }
offer-take-left = ← nach links; der Besucher geht von { $from } nach { $to }
    .brief = ← nach links
offer-take-right = → nach rechts; der Besucher geht von { $from } nach { $to }
    .brief = → nach rechts
offer-reserve = Aus { $row } reservieren: { $card }
offer-reserve-line = niemand sonst darf sie in dieser Runde nehmen
offer-return = Besucher in Reihe { $row } zurückrufen
offer-return-line = Staatsbibliothek, einmal je Runde

## Wie Züge einer Art zusammen heißen

sort-take = Karte legen
sort-reserve = Karte reservieren
sort-return = Besucher zurückrufen

## Was ein Zug noch braucht

noun-card = eine Karte
    .many = Karten
noun-cell = ein Ende ihrer Reihe
    .many = Enden

## Die Statuszeile, nach „Du bist am Zug, Ines:“

status-reserve = wähle die Karte, die Fort Denison dir in dieser Runde reserviert
status-take = leg eine Karte aus Reihe { $rows } an ein Ende
status-take-or-return = leg eine Karte aus Reihe { $rows } an ein Ende, oder ruf vorher einen Besucher zurück

## Zahlen einer Person

fact-owes = noch zu nehmen
fact-none = nichts
fact-statues = Statuen
fact-holds = Sehenswürdigkeiten
fact-landmarks = { $landmarks_short }

## Was auf dem Tisch steht, und was ein Vorleseprogramm dazu sagt

board-round = Runde { $round } von { $rounds }
board-offer = Auslage
board-scores = Was zählt
board-garden = { $you ->
    [yes] Dein Garten
   *[no] Garten von { $who }
}
board-rival = { $points ->
    [one] { $name }, 1 Punkt
   *[other] { $name }, { $points } Punkte
}
board-mid-tree-match = Gleiche Bäume
board-mid-tree-match-line = gesehen: 1, { $house_trees_2 }, { $house_trees_3 }, { $house_trees_4 }
board-mid-tree-streams = Bäume am Wasser
board-mid-tree-streams-line = 1 je gesehener Bachkarte
board-mid-tree-paths = Bäume am Weg
board-mid-tree-paths-line = 1 je gesehener Wegkarte
board-mid-fountain-streams = Brunnen
board-mid-fountain-streams-line = { $house_fountain_stream } je gesehener Bachkarte
board-mid-fountain-variety = Brunnen
board-mid-fountain-variety-line = 1 je Art von Dingen
board-mid-fountain-column = Brunnen
board-mid-fountain-column-line = in der Spalte: 1, 3, 6
board-mid-bench-neighbours = Bank
board-mid-bench-neighbours-line = { $house_bench_neighbour } je Karte ringsum
board-mid-bench-paths = Bank
board-mid-bench-paths-line = { $house_bench_path } je Weg dorthin
board-mid-bench-trees = Bank
board-mid-bench-trees-line = { $house_bench_tree } je Baumart daneben
board-end-tree-types = Baumarten
board-end-tree-types-line = je Reihe: 1, { $house_trees_2 }, { $house_trees_3 }, { $house_trees_4 }
board-end-tree-group = Hain
board-end-tree-group-line = { $house_group_tree } je Baum, größte Gruppe
board-end-tree-balance = Gleichgewicht
board-end-tree-balance-line = { $house_balanced_row } je Reihe mit gleichen Seiten
board-end-stream-length = Bäche
board-end-stream-length-line = 2 oder 3 lang: { $house_stream_2 }, { $house_stream_3 }
board-end-path-network = Wege
board-end-path-network-line = { $house_path_card } je Feld, größtes Netz
board-end-statue-majority = Statuen
board-end-statue-majority-line = { $house_statue_majority } je Person mit weniger
board-end-statue-lines = Statuen
board-end-statue-lines-line = { $house_statue_line } je Reihe, { $house_statue_line } je Spalte
board-end-statue-apart = Statuen
board-end-statue-apart-line = { $house_statue_apart } je allein stehende
label-tile-mid = { $title }, beim Spaziergang: { $line }
label-tile-end = { $title }, am Ende: { $line }
label-deck-a = Stapel A, Hafenseite: { $left } Karten
label-deck-b = Stapel B, Mitte: { $left } Karten
label-deck-c = Stapel C, Stadtseite: { $left } Karten
label-cell = Reihe { $row }, Spalte { $column }: { $card }
label-card = { $card }, Reihe { $row }
label-card-reserved = { $card }, Reihe { $row }, reserviert
label-garden = { $you ->
    [yes] Dein Garten. Reihe A: { $first }. Reihe B: { $second }. Reihe C: { $third }.
   *[no] Garten von { $who }. Reihe A: { $first }. Reihe B: { $second }. Reihe C: { $third }.
}
label-visitor = { $walked ->
    [yes] { $you ->
        [yes] dein Besucher in Reihe { $row }, Spalte { $column }; war in dieser Runde schon unterwegs
       *[no] Besucher von { $who } in Reihe { $row }, Spalte { $column }; war in dieser Runde schon unterwegs
    }
   *[no] { $you ->
        [yes] dein Besucher in Reihe { $row }, Spalte { $column }; kann in dieser Runde noch gehen
       *[no] Besucher von { $who } in Reihe { $row }, Spalte { $column }; kann in dieser Runde noch gehen
    }
}
label-token = { $you ->
    [yes] Startmarker: bei dir
   *[no] Startmarker: bei { $who }
}
label-landmark-points = Sehenswürdigkeit { $landmark }: { $points } Punkte, frei
label-landmark-points-held = { $you ->
    [yes] Sehenswürdigkeit { $landmark }: { $points } Punkte, deine
   *[no] Sehenswürdigkeit { $landmark }: { $points } Punkte, bei { $who }
}
label-landmark-text = Sehenswürdigkeit { $landmark }: ein Effekt, frei
label-landmark-text-held = { $you ->
    [yes] Sehenswürdigkeit { $landmark }: ein Effekt, deine
   *[no] Sehenswürdigkeit { $landmark }: ein Effekt, bei { $who }
}
label-owes = in dieser Runde noch zu nehmen: { $rows }.
label-owes-row = { $count } aus { $row }
label-laid = Im Garten: Bäche { $streams }, Statuen { $statues }, Bäume { $trees }.

## Warum ein Bot so gezogen hat

sign-trees = Die Bäume bringen am Ende mehr.
sign-trees-lost = { $you ->
    [yes] Deine Bäume bringen am Ende weniger.
   *[no] Die Bäume von { $who } bringen am Ende weniger.
}
sign-streams = Die Bäche bringen am Ende mehr.
sign-streams-lost = { $you ->
    [yes] Deine Bäche bringen am Ende weniger.
   *[no] Die Bäche von { $who } bringen am Ende weniger.
}
sign-paths = Die Wege bringen am Ende mehr.
sign-paths-lost = { $you ->
    [yes] Deine Wege bringen am Ende weniger.
   *[no] Die Wege von { $who } bringen am Ende weniger.
}
sign-statues = Die Statuen bringen am Ende mehr.
sign-statues-lost = { $you ->
    [yes] Deine Statuen bringen am Ende weniger.
   *[no] Die Statuen von { $who } bringen am Ende weniger.
}
sign-landmarks = Die Sehenswürdigkeiten bringen am Ende mehr.
sign-landmarks-lost = { $you ->
    [yes] Deine Sehenswürdigkeiten bringen am Ende weniger.
   *[no] Die Sehenswürdigkeiten von { $who } bringen am Ende weniger.
}
sign-next-tree = Der nächste Baum bringt mehr.
sign-next-tree-more = So bringt der nächste Baum mehr.
sign-next-tree-lost = { $you ->
    [yes] Dein nächster Baum bringt weniger.
   *[no] Der nächste Baum von { $who } bringt weniger.
}
sign-far-tree = Ein Baum am anderen Ende einer Reihe bringt mehr.
sign-next-fountain = Der nächste Brunnen bringt mehr.
sign-next-fountain-more = So bringt der nächste Brunnen mehr.
sign-next-fountain-lost = { $you ->
    [yes] Dein nächster Brunnen bringt weniger.
   *[no] Der nächste Brunnen von { $who } bringt weniger.
}
sign-far-fountain = Ein Brunnen am anderen Ende einer Reihe bringt mehr.
sign-next-bench = Die nächste Bank bringt mehr.
sign-next-bench-more = So bringt die nächste Bank mehr.
sign-next-bench-lost = { $you ->
    [yes] Deine nächste Bank bringt weniger.
   *[no] Die nächste Bank von { $who } bringt weniger.
}
sign-far-bench = Eine Bank am anderen Ende einer Reihe bringt mehr.
sign-tree-types = In einer Reihe fehlen weniger Baumarten.
sign-stream-nearly = In einer Spalte fehlt nur noch ein Bach.
sign-stream-whole = Der Bach einer Spalte ist vollständig.
sign-stream-begins = In einer Spalte beginnt ein Bach.
sign-stream-grows = Der Bach einer Spalte wächst.
sign-open-paths = Wege bleiben offen und können verbunden werden.
sign-open-paths-more = Mehr Wege bleiben offen und können verbunden werden.
sign-paths-joined = Offene Wege werden verbunden.
sign-statue = Eine Statue mehr.
sign-statues-ahead = Bei den Statuen geht es voran.
sign-statues-behind = { $you ->
    [yes] Bei den Statuen fällst du zurück.
   *[no] Bei den Statuen fällt { $who } zurück.
}
sign-first = In der nächsten Runde zuerst wählen.
sign-first-lost = { $you ->
    [yes] In der nächsten Runde wählst du nicht zuerst.
   *[no] In der nächsten Runde wählt { $who } nicht zuerst.
}

## Der Tisch als Text, für das Terminal

sketch-over = The Gardens · das Spiel ist zu Ende
sketch-turn = { $you ->
    [yes] The Gardens · Runde { $round } von { $rounds } · Startmarker: { $first } · du nimmst eine Karte
   *[no] The Gardens · Runde { $round } von { $rounds } · Startmarker: { $first } · { $who } nimmt eine Karte
}
sketch-reserving = { $you ->
    [yes] The Gardens · Runde { $round } von { $rounds } · Startmarker: { $first } · du reservierst
   *[no] The Gardens · Runde { $round } von { $rounds } · Startmarker: { $first } · { $who } reserviert
}
sketch-mid = unterwegs
sketch-end = am Ende
sketch-mid-tree-match = Baum: 1/{ $house_trees_2 }/{ $house_trees_3 }/{ $house_trees_4 } für 1-4 gleiche gesehen
sketch-mid-tree-streams = Baum: 1 je gesehenem Bach
sketch-mid-tree-paths = Baum: 1 je gesehenem Weg
sketch-mid-fountain-streams = Brunnen: { $house_fountain_stream } je gesehenem Bach
sketch-mid-fountain-variety = Brunnen: 1 je gesehener Art von Dingen
sketch-mid-fountain-column = Brunnen: 1/3/6 für 1-3 Brunnen in der Spalte
sketch-mid-bench-neighbours = Bank: { $house_bench_neighbour } je Karte ringsum
sketch-mid-bench-paths = Bank: { $house_bench_path } je Weg dorthin
sketch-mid-bench-trees = Bank: { $house_bench_tree } je Baumart daneben
sketch-end-tree-types = Bäume: 1/{ $house_trees_2 }/{ $house_trees_3 }/{ $house_trees_4 } für 1-4 Arten je Reihe
sketch-end-tree-group = Bäume: { $house_group_tree } je Baum der größten Gruppe
sketch-end-tree-balance = Bäume: { $house_balanced_row } je Reihe mit gleichen Seiten
sketch-end-stream-length = Bäche: { $house_stream_2 }/{ $house_stream_3 } für 2/3 in einer Spalte
sketch-end-path-network = Wege: { $house_path_card } je Karte des größten Netzes
sketch-end-statue-majority = Statuen: { $house_statue_majority } je Person mit weniger
sketch-end-statue-lines = Statuen: { $house_statue_line } je Reihe und Spalte mit einer
sketch-end-statue-apart = Statuen: { $house_statue_apart } je allein stehende
sketch-opera-house = Ende: { $house_opera_loop } je geschlossenem Rundweg
sketch-harbour-bridge = Ende: { $house_bridge_bench } je Bank
sketch-fort-denison = jede Runde: eine Karte reservieren
sketch-mrs-macquaries-chair = +{ $house_extra }, sooft Bäume zählen
sketch-moreton-bay-fig = Ende: { $house_fig_tree } je Baum deiner häufigsten Art
sketch-conservatorium = Ende: benachbarte Wege sind verbunden
sketch-lion-gate = 1 je Statue unterwegs oder am Ziel
sketch-duck-pond = +{ $house_extra }, sooft ein Brunnen zählt
sketch-art-gallery = Ende: 5 je Spalte mit drei Bächen
sketch-governor-phillip-fountain = Ende: 3 je Spalte mit Bächen nur oben und unten
sketch-state-library = einmal je Runde: einen Besucher zurückrufen
sketch-sydney-tower = +{ $house_extra }, sooft eine Bank zählt
sketch-points = { $points } Punkte
sketch-free = frei
sketch-finals = { $name } · { $points } Punkte · davon am Ende: Bäume { $trees }, Bäche { $streams }, Wege { $paths }, Statuen { $statues }
sketch-finals-landmarks = { $name } · { $points } Punkte · davon am Ende: Bäume { $trees }, Bäche { $streams }, Wege { $paths }, Statuen { $statues }, Sehenswürdigkeiten { $landmarks }
sketch-finals-now = { $name } · { $points } Punkte · am Ende noch { $more }: Bäume { $trees }, Bäche { $streams }, Wege { $paths }, Statuen { $statues }
sketch-finals-now-landmarks = { $name } · { $points } Punkte · am Ende noch { $more }: Bäume { $trees }, Bäche { $streams }, Wege { $paths }, Statuen { $statues }, Sehenswürdigkeiten { $landmarks }
sketch-key = W Akazie  B Zylinderputzer  J Jacaranda  P Palme   ~ Bach  F Brunnen  H Bank  S Statue   @ Besucher
sketch-board = Zentrum
sketch-display = { $you ->
    [yes] Auslage · was du jetzt links / rechts bekämst
   *[no] Auslage · was { $who } jetzt links / rechts bekäme
}
sketch-decks = Stapel { $left }
sketch-owes = (noch { $count })
sketch-reserved = { $card } ist von Fort Denison reserviert

## Die Einführung

lesson-1-see = Drei Reihen Karten liegen aus. Auch dein Garten hat drei Reihen, und in jeder steht ein **Besucher**.
lesson-1-ask = Eine Karte kommt in die Reihe ihres Buchstabens, ans linke oder rechte Ende. Der Besucher dieser Reihe geht hin.
lesson-2-see = Ein Baum zählt, wie viele seiner Art der Besucher unterwegs sieht: 1, 3, 6 oder 10 Punkte für 1, 2, 3 oder 4.
lesson-2-ask = Leg den **Zylinderputzer** mit dem Weg ans linke Ende von Reihe A: erst die Karte wählen, dann das Feld.
lesson-2-said = +1: Der Besucher hat einen Zylinderputzer gesehen.
lesson-2-heard = Auch der Bot hat eine Karte genommen.
lesson-2-but = Auch das ist erlaubt. Beginne aber mit dem Zylinderputzer, links: Ein zweiter liegt schon bereit.
lesson-3-see = Noch ein **Zylinderputzer**. Ein Besucher sieht, wo er losgeht, wo er ankommt, und alles dazwischen.
lesson-3-ask = Leg ihn ans rechte Ende von Reihe A, über die Mitte hinweg.
lesson-3-said = +3: Beide Zylinderputzer waren zu sehen. Je länger der Spaziergang, desto mehr gibt es zu sehen.
lesson-3-but = Das ginge. Schick den Besucher aber zuerst auf einen langen Spaziergang: den zweiten Zylinderputzer nach rechts.
lesson-4-see = Zwei Karten aus Reihe A sind dein Anteil in dieser Runde. Ein **Bach** bringt allein nichts.
lesson-4-ask = Leg den aus Reihe C an ihr linkes Ende.
lesson-4-said = Noch nichts. Aber Brunnen zählen Bäche, und am Ende zählen Bäche in einer Spalte.
lesson-4-but = Das wäre gut. Hier kommt zuerst der Bach aus Reihe C, nach links: Ein Brunnen folgt.
lesson-5-see = Ein **Brunnen** bringt 1 Punkt für jeden Bach, den sein Besucher unterwegs sieht.
lesson-5-ask = Leg den Brunnen aus Reihe C ans rechte Ende, über die Mitte hinweg.
lesson-5-said = +2: der Bach links und der auf der Karte des Brunnens.
lesson-5-but = Das ginge. Leg aber zuerst den Brunnen nach rechts: Dann kommt sein Besucher am Bach vorbei.
lesson-6-see = Eine **Bank** bringt 1 Punkt für jede Karte ringsum, auch schräg. Das Zentrum zählt als Karten.
lesson-6-ask = Leg die Bank ans linke Ende von Reihe B.
lesson-6-said = +5: drei Felder des Zentrums, die Karte darüber und die Karte darunter.
lesson-6-but = Das ginge. Zuerst aber die Bank, nach links: Dort hat sie die meisten Nachbarn.
lesson-7-see = Eine **Statue** wartet auf das Ende: zehn Punkte für jeden anderen Garten, der weniger davon hat.
lesson-7-ask = Leg sie ans rechte Ende von Reihe B. Ob ihr Weg sich mit den anderen verbindet, ist deine Sache; nichts muss passen.
lesson-7-said = Noch nichts: Statuen zählen am Ende.
lesson-7-heard = Runde 2 ist aufgedeckt, und der Startmarker ist weitergewandert: Der Bot war zuerst dran.
lesson-7-but = Das ginge. Leg aber zuerst die Statue: die letzte Art von Karte, die du noch nicht gelegt hast.
lesson-8-see = Am Ende: verschiedene Bäume in einer Reihe (bis zu 10), Bäche übereinander (2 oder 5), das größte Netz von Wegen und Statuen.
lesson-8-ask = Was jetzt nichts bringt, kann später also viel wert sein.
lesson-9-see = Nun wähle selbst. Sobald du eine Karte gewählt hast, steht auf ihren beiden Feldern, was sie brächte.
lesson-9-ask = Nimm eine Karte, die dir gefällt.
lesson-9-said = Gut gewählt.
lesson-ends = Mehr ist ein Zug nicht. Zu zweit nimmst du je Runde zwei Karten aus jeder Reihe, vier Runden lang; dann werden Bäume, Bäche, Wege
    und Statuen noch einmal gezählt. Spiel weiter!

## Was die Teile sind

about-opera-house = Am Ende: { $house_opera_loop } Punkte für jeden Rundweg, den deine Wege schließen.
about-harbour-bridge = { $house_bridge_bench ->
    [one] Am Ende: 1 Punkt für jede Bank in deinem Garten.
   *[other] Am Ende: { $house_bridge_bench } Punkte für jede Bank in deinem Garten.
}
about-fort-denison = Von der nächsten Runde an reservierst du nach jedem Aufdecken eine Karte. Niemand sonst darf sie nehmen, und du musst.
about-mrs-macquaries-chair = { $house_extra ->
    [one] 1 Punkt mehr, sooft du beim Spaziergang Bäume wertest.
   *[other] { $house_extra } Punkte mehr, sooft du beim Spaziergang Bäume wertest.
}
about-moreton-bay-fig = { $house_fig_tree ->
    [one] Am Ende: 1 Punkt für jeden Baum der Art, von der du am meisten hast.
   *[other] Am Ende: { $house_fig_tree } Punkte für jeden Baum der Art, von der du am meisten hast.
}
about-conservatorium = Am Ende gelten benachbarte Wegkarten in deinem größten Netz als verbunden, wohin ihre Wege auch führen.
about-lion-gate = 1 Punkt für jede Statue, an der einer deiner Besucher vorbeikommt oder stehen bleibt.
about-duck-pond = { $house_extra ->
    [one] 1 Punkt mehr, sooft du beim Spaziergang einen Brunnen wertest.
   *[other] { $house_extra } Punkte mehr, sooft du beim Spaziergang einen Brunnen wertest.
}
about-art-gallery = Am Ende: 5 Punkte mehr für jede Spalte mit Bächen in allen drei Reihen.
about-governor-phillip-fountain = Am Ende: 3 Punkte für jede Spalte mit Bächen in Reihe A und C und keinem in Reihe B.
about-state-library = Einmal je Runde darfst du, bevor du eine Karte nimmst, einen deiner Besucher ins Zentrum zurückrufen.
about-sydney-tower = { $house_extra ->
    [one] 1 Punkt mehr, sooft du beim Spaziergang eine Bank wertest.
   *[other] { $house_extra } Punkte mehr, sooft du beim Spaziergang eine Bank wertest.
}
about-landmark = Wer zuerst eine Karte auf dieses Feld legt, bekommt die Sehenswürdigkeit und sofort ihre Punkte.
about-mid-tree-match = Eine neue Karte mit Baum bringt 1, { $house_trees_2 }, { $house_trees_3 } oder { $house_trees_4 } für 1, 2, 3 oder 4 Bäume ihrer Art, die der Besucher sieht, den eigenen eingeschlossen.
about-mid-tree-streams = Eine neue Karte mit Baum bringt 1 Punkt für jede Bachkarte, die der Besucher sieht.
about-mid-tree-paths = Eine neue Karte mit Baum bringt 1 Punkt für jede Wegkarte, die der Besucher sieht; das Zentrum zählt mit.
about-mid-fountain-streams = { $house_fountain_stream ->
    [one] Eine neue Karte mit Brunnen bringt 1 Punkt für jede Bachkarte, die der Besucher sieht.
   *[other] Eine neue Karte mit Brunnen bringt { $house_fountain_stream } Punkte für jede Bachkarte, die der Besucher sieht.
}
about-mid-fountain-column = Eine neue Karte mit Brunnen bringt 1, 3 oder 6 für 1, 2 oder 3 Brunnen in ihrer Spalte.
about-mid-fountain-variety = Eine neue Karte mit Brunnen bringt 1 Punkt für jede Art von Dingen, die der Besucher sieht: Bach, Baum, Weg, Bank, Statue, ein anderer Brunnen.
about-mid-bench-neighbours = { $house_bench_neighbour ->
    [one] Eine neue Karte mit Bank bringt 1 Punkt für jede Karte ringsum, auch schräg; das Zentrum zählt mit.
   *[other] Eine neue Karte mit Bank bringt { $house_bench_neighbour } Punkte für jede Karte ringsum, auch schräg; das Zentrum zählt mit.
}
about-mid-bench-paths = { $house_bench_path ->
    [one] Eine neue Karte mit Bank bringt 1 Punkt für jeden Nachbarn, dessen Weg zu ihr führt.
   *[other] Eine neue Karte mit Bank bringt { $house_bench_path } Punkte für jeden Nachbarn, dessen Weg zu ihr führt.
}
about-mid-bench-trees = { $house_bench_tree ->
    [one] Eine neue Karte mit Bank bringt 1 Punkt für jede Baumart daneben, nicht schräg.
   *[other] Eine neue Karte mit Bank bringt { $house_bench_tree } Punkte für jede Baumart daneben, nicht schräg.
}
about-end-tree-types = Am Ende bringt jede Reihe 1, { $house_trees_2 }, { $house_trees_3 } oder { $house_trees_4 } für 1, 2, 3 oder 4 Baumarten.
about-end-tree-group = { $house_group_tree ->
    [one] Am Ende bringt deine größte Gruppe benachbarter Baumkarten 1 Punkt je Baum.
   *[other] Am Ende bringt deine größte Gruppe benachbarter Baumkarten { $house_group_tree } Punkte je Baum.
}
about-end-tree-balance = Am Ende bekommst du { $house_balanced_row } Punkte für jede Reihe mit gleich vielen Bäumen links und rechts vom Zentrum.
about-end-stream-length = { $house_stream_2 ->
    [one] Am Ende bringt jede Spalte 1 Punkt für zwei Bäche übereinander, { $house_stream_3 } für drei.
   *[other] Am Ende bringt jede Spalte { $house_stream_2 } Punkte für zwei Bäche übereinander, { $house_stream_3 } für drei.
}
about-end-path-network = { $house_path_card ->
    [one] Am Ende bekommst du 1 Punkt für jedes Feld deines größten Netzes verbundener Wege, das Zentrum eingeschlossen.
   *[other] Am Ende bekommst du { $house_path_card } Punkte für jedes Feld deines größten Netzes verbundener Wege, das Zentrum eingeschlossen.
}
about-end-statue-majority = Am Ende bekommst du { $house_statue_majority } Punkte für jede Person, die weniger Statuen hat als du.
about-end-statue-lines = { $house_statue_line ->
    [one] Am Ende bekommst du 1 Punkt für jede Reihe und 1 für jede Spalte mit einer Statue.
   *[other] Am Ende bekommst du { $house_statue_line } Punkte für jede Reihe und { $house_statue_line } für jede Spalte mit einer Statue.
}
about-end-statue-apart = Am Ende bekommst du { $house_statue_apart } Punkte für jede Statue ohne eine andere Statue daneben.
about-card = Du legst sie in ihre Reihe, links oder rechts an deine Karten an. Bäume, Brunnen und Bänke zählen sofort, je nachdem, was dein Besucher auf dem Weg dorthin sieht; Bäche, Wege und Statuen zählen am Ende.
about-deck = Zu Beginn jeder Runde werden neue Karten dieser Reihe aufgedeckt.
tie-break = Bei gleicher Punktzahl liegt vorn, wer in der Reihenfolge der letzten Runde später kam.
about-token = Wer den Startmarker hat, ist in der Runde zuerst dran.

## Die Schachtel und ihre Optionen

box-line = Nimm Karten, leg einen Garten in drei Reihen an und sammle Punkte für das, was deine Besucher beim Spaziergang sehen.
option-seats = Zahl der Mitspielenden
option-first = wer den Startmarker hat
option-tiles = die Wertungsplättchen: alle einfach, knifflige gezogen, beliebige gezogen oder eine Liste
option-start_column = die Spalte des Zentrums
option-landmarks = die Sehenswürdigkeiten und welche Seite ihrer Karten oben liegt
option-layout = Seiten der linken und der rechten Matte; nur mit Sehenswürdigkeiten
option-landmark_text = Sehenswürdigkeiten, deren Effekt oben liegt; nur mit "mixed"
option-conservatorium_loops = auch das Konservatorium schließt Rundwege für das Opernhaus

## Zahlen, die ein Tisch ändern darf: was jede bedeutet

house-trees_2 = Punkte für zwei Bäume einer Art unterwegs und für zwei Arten in einer Reihe am Ende
house-trees_3 = Punkte für drei Bäume einer Art unterwegs und für drei Arten in einer Reihe am Ende
house-trees_4 = Punkte für vier Bäume einer Art unterwegs und für vier Arten in einer Reihe am Ende
house-stream_2 = Punkte für einen Bach aus zwei Karten
house-stream_3 = Punkte für einen Bach aus drei Karten
house-statue_majority = Punkte für jede Person mit weniger Statuen
house-path_card = Punkte für jede Karte des größten Netzes
house-fountain_stream = Punkte eines Brunnens für jeden gesehenen Bach
house-bench_neighbour = Punkte einer Bank für jede Karte ringsum
house-bench_path = Punkte einer Bank für jeden Weg, der zu ihr führt
house-bench_tree = Punkte einer Bank für jede Baumart daneben
house-group_tree = Punkte für jeden Baum der größten Gruppe
house-balanced_row = Punkte für jede Reihe mit gleichen Seiten
house-statue_line = Punkte für jede Reihe und jede Spalte mit einer Statue
house-statue_apart = Punkte für jede allein stehende Statue
house-opera_loop = Punkte des Opernhauses für jeden Rundweg
house-bridge_bench = Punkte der Harbour Bridge für jede Bank
house-fig_tree = Punkte des Moreton Bay Fig für jeden Baum deiner häufigsten Art
house-extra = Zusatzpunkte von Chair, Ententeich und Tower

## Options at a new table: what they're called, what they mean, and names of their values

ask-first = Wer beginnt
    .help = Diese Person bekommt den Startmarker.
ask-tiles = Wertungsplättchen
    .help = Für die erste Partie die einfachen. Knifflige und gemischte werden gezogen.
    .basic = Einfach
    .advanced = Knifflig
    .random = Gemischt
ask-start_column = Spalte des Zentrums
    .help = Wo das Zentrum steht; 5 ist die Mitte.
ask-landmarks = Sehenswürdigkeiten
    .help = Sehenswürdigkeiten Sydneys: für Punkte, mit eigenen Effekten oder zufällig gemischt.
    .off = Ohne
    .points = Punkte
    .text = Effekte
    .mixed = Gemischt
ask-layout = Matten
    .help = Seiten der linken und der rechten Matte.
    .AA = A A
    .AB = A B
    .BA = B A
    .BB = B B
    .random = Zufall
ask-conservatorium_loops = Konservatorium und Opernhaus
    .help = Ob Wege, die nur das Konservatorium verbindet, Rundwege für das Opernhaus schließen.
    .false = Nur gezeichnete Rundwege
    .true = Schließen sie auch

## Optionen, die nicht zusammenpassen

wrong-ladder = Mehr Bäume einer Art dürfen nicht weniger zählen: 0, 1, 2 … Bäume zählen { $points }.
wrong-streams = Ein längerer Bach darf nicht weniger zählen: 0, 1, 2 … Karten zählen { $points }.
wrong-landmark-twice = Option „landmark_text“ nennt { $landmark } zweimal.
wrong-landmarks = Keine Anordnung hat { $landmarks } zusammen.
wrong-landmarks-of-layout = Option „landmark_text“ braucht Sehenswürdigkeiten der Anordnung { $layout }: { $allowed } (nicht { $landmarks }).
wrong-tiles = Option „tiles“ nennt zwei Plättchen für { $slot }. Jeder Platz hat eines.
wrong-layout = Option „layout“ gilt nur für Spiele mit Sehenswürdigkeiten.
wrong-landmark-text = Option „landmark_text“ gilt nur bei landmarks "mixed" (hier "{ $sides }").

## Stellungen, die es nicht geben kann

position-row = „{ $field }“ muss aus { $columns } Einträgen bestehen, getrennt durch je ein Leerzeichen (nicht { $row }).
position-gap = „{ $field }“ hat in Spalte { $column } eine Lücke: Karten müssen aneinanderliegen.
position-home = In „{ $field }“ muss der * in Spalte { $column } stehen und sonst nirgends.
position-visitor = „{ $field }“ ist Spalte { $column }, aber dort liegt weder eine Karte noch das Zentrum.
position-row-cards = „{ $field }“ hat { $count } Karten; bis jetzt können es höchstens { $most } sein.
position-turns = { $owner } nimmt in jedem Zug eine Karte: In dieser Runde macht das { $turns }, aber „taken“ ergibt zusammen { $count }.
position-reserve = In der Phase „reserve“ hat noch niemand eine Karte genommen oder reserviert, daher passt „{ $field }“ nicht.
position-reserve-fort = In der Phase „reserve“ muss Fort Denison jemandem gehören, mit dem Effekt nach oben.
position-no-cards = In der Phase „turn“ muss noch eine Karte in der Auslage liegen.
position-reserved-away = { $card } ist reserviert, liegt aber nicht in der Auslage.
position-reserved-fort = { $card } ist reserviert, aber Fort Denison gehört niemandem mit dem Effekt nach oben.
position-reserved-done = { $card } ist für { $owner } reserviert, aber dieser Platz nimmt in dieser Runde keine Karte aus dieser Reihe mehr.
