### Was das Labor sagt: Zahlen, Urteile, der Bericht, Vergleiche, und was es ablehnt. docs/words.md erklärt, wie diese Dateien aufgebaut sind.

## Zahlen

fig-deals = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
fig-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $deals })
fig-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $deals })
fig-whole = { NUMBER($value, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) }; { $deals })
fig-number-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $deals })
fig-whole-points = { NUMBER($value, maximumFractionDigits: 0) ->
    [one] 1 Punkt ({ NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) }; { $deals })
   *[other] { NUMBER($value, maximumFractionDigits: 0) } Punkte ({ NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) }; { $deals })
}
fig-number-times = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mal ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $deals })
fig-whole-times = { NUMBER($value, maximumFractionDigits: 0) } Mal ({ NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) }; { $deals })
fig-number-seconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Sekunden ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $deals })
fig-few-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (zu wenige Partien für ein Intervall; { $deals })
fig-number-few = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } (zu wenige Partien für ein Intervall; { $deals })
fig-signed = { $up ->
    [yes] +{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[no] −{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
fig-seats = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}
fig-by = { $level }: { $said }
fig-by-points = Punkte
fig-by-forecast = Prognose
fig-for-seat = Platz { $seat }: { $said }

## Urteile

fig-verdict-within = im Rahmen
fig-verdict-off = daneben
fig-verdict-slight = daneben, aber im Rahmen
fig-verdict-unknown = noch unklar
fig-verdict-depends = hängt von der Spielstärke ab
fig-sign-within = ja
fig-sign-off = nein
fig-sign-slight = fast
fig-sign-unknown = noch unklar
fig-sign-depends = je nachdem
fig-one-level = Eine Spielstärke allein ergibt kein Urteil: Je nachdem, wie gut gespielt wird, kommt etwas anderes heraus.
fig-levels-differ = Zwischen den Spielstärken liegen { $gap } Prozentpunkte ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }): Es hängt davon ab, wie gut gespielt wird; darum gibt es kein Urteil.
fig-unknown-more = Noch unklar: Etwa { $more } weitere Partien je Spielstärke würden es zeigen.
fig-unknown-apart = Noch unklar: Die Spielstärken urteilen verschieden, unterscheiden sich aber nicht klar.
fig-agreed = Beide Spielstärken sind sich einig: { $verdict }.
fig-weak-bots = Die stärkere Spielstärke schlägt die schwächere nicht klar; nichts zeigt also, dass sie diese Regeln verstehen: Gib mit --levels Spielstärken an, die weiter auseinanderliegen, oder --adapt. Es gibt kein Urteil (R1).
fig-adapted = { $who ->
    [last] head-gardener spielt
   *[first] Schwächere Spielstärken spielen
} nach { $plays ->
    [learned] einer Lektion, die mit dieser Regel gelernt ist: Sie gewann { NUMBER($won, minimumFractionDigits: 1, maximumFractionDigits: 1) } % gegen die des gedruckten Spiels
   *[printed] einer Lektion des gedruckten Spiels: Eine, die mit dieser Regel gelernt ist, gewann nur { NUMBER($won, minimumFractionDigits: 1, maximumFractionDigits: 1) } % gegen sie
} ({ $deals } Partien, mit getauschten Plätzen).
fig-printed-bots = Die Bots spielen noch für die gedruckten Zahlen: Ohne --adapt gibt es kein Urteil (R2).
fig-alike = Mit sich selbst verglichen, ungerade Partien mit geraden, nennt diese Studie { $called } von { $asked } Zahlen verschieden; durch Zufall wären etwa { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } zu erwarten.

## Warum nichts gesagt wird

fig-few-deals = { $deals }; für einen Anteil braucht es { $needed }.
fig-more-deals = Etwa { $more } weitere Partien würden es zeigen.
fig-same-deals = { $deals }, davon aber nur { $different } verschiedene.
fig-guarded = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % von { $deals } endeten an einer Grenze, die in keiner Spielregel steht; darum wird über Länge und Ergebnis nichts gesagt. Siehe Startwert { $seed }.
fig-few-pairs = { $deals }; für eine Rangliste braucht es { $needed }.

## Fragen

fig-question-fair = Ist es fair?
fig-question-length = Wie lange dauert es?
fig-question-close = Wie knapp ist es?
fig-question-decided = Wann ist es entschieden?
fig-question-skill = Können oder Glück?
fig-question-decides = Was entscheidet?
fig-question-choice = Was ist zu tun?
fig-question-points = Woher kommen die Punkte?
fig-question-pieces = Welche Teile fallen auf?
fig-question-together = Wie schwer ist es?

## Ist es fair?

fig-seat = { $order ->
    [1] erster Platz
    [2] zweiter Platz
    [3] dritter Platz
    [4] vierter Platz
    [5] fünfter Platz
   *[other] sechster Platz
}
fig-seat-share = { $order ->
    [1] Der erste Platz gewinnt { $share }; fair wären { NUMBER($fair, maximumFractionDigits: 0) } %.
    [2] Der zweite Platz gewinnt { $share }; fair wären { NUMBER($fair, maximumFractionDigits: 0) } %.
    [3] Der dritte Platz gewinnt { $share }; fair wären { NUMBER($fair, maximumFractionDigits: 0) } %.
    [4] Der vierte Platz gewinnt { $share }; fair wären { NUMBER($fair, maximumFractionDigits: 0) } %.
    [5] Der fünfte Platz gewinnt { $share }; fair wären { NUMBER($fair, maximumFractionDigits: 0) } %.
   *[other] Der sechste Platz gewinnt { $share }; fair wären { NUMBER($fair, maximumFractionDigits: 0) } %.
}
fig-p = p = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }
fig-p-small = p < 0,001
fig-seats-differ = Zusammengenommen unterscheiden sich die Plätze ({ $p }; { $deals }).
fig-seats-alike = Zusammengenommen unterscheiden sich die Plätze nicht klar ({ $p }; { $deals }).
fig-seat-gains = { $order ->
    [1] Der erste Platz holt { $points } mehr als das Mittel des Tischs.
    [2] Der zweite Platz holt { $points } mehr als das Mittel des Tischs.
    [3] Der dritte Platz holt { $points } mehr als das Mittel des Tischs.
    [4] Der vierte Platz holt { $points } mehr als das Mittel des Tischs.
    [5] Der fünfte Platz holt { $points } mehr als das Mittel des Tischs.
   *[other] Der sechste Platz holt { $points } mehr als das Mittel des Tischs.
}
fig-seat-costs = { $order ->
    [1] Der erste Platz holt { $points } weniger als das Mittel des Tischs.
    [2] Der zweite Platz holt { $points } weniger als das Mittel des Tischs.
    [3] Der dritte Platz holt { $points } weniger als das Mittel des Tischs.
    [4] Der vierte Platz holt { $points } weniger als das Mittel des Tischs.
    [5] Der fünfte Platz holt { $points } weniger als das Mittel des Tischs.
   *[other] Der sechste Platz holt { $points } weniger als das Mittel des Tischs.
}
fig-repair-none = { $order ->
    [2] Der zweite Platz braucht keine Punkte, um mit dem ersten gleichzuziehen: { $points }.
    [3] Der dritte Platz braucht keine Punkte, um mit dem ersten gleichzuziehen: { $points }.
    [4] Der vierte Platz braucht keine Punkte, um mit dem ersten gleichzuziehen: { $points }.
    [5] Der fünfte Platz braucht keine Punkte, um mit dem ersten gleichzuziehen: { $points }.
   *[other] Der sechste Platz braucht keine Punkte, um mit dem ersten gleichzuziehen: { $points }.
}
fig-repair-give = { $order ->
    [2] Bekäme der zweite Platz { $points } mehr, zöge er mit dem ersten gleich.
    [3] Bekäme der dritte Platz { $points } mehr, zöge er mit dem ersten gleich.
    [4] Bekäme der vierte Platz { $points } mehr, zöge er mit dem ersten gleich.
    [5] Bekäme der fünfte Platz { $points } mehr, zöge er mit dem ersten gleich.
   *[other] Bekäme der sechste Platz { $points } mehr, zöge er mit dem ersten gleich.
}
fig-repair-take = { $order ->
    [2] Bekäme der zweite Platz { $points } weniger, zöge er mit dem ersten gleich.
    [3] Bekäme der dritte Platz { $points } weniger, zöge er mit dem ersten gleich.
    [4] Bekäme der vierte Platz { $points } weniger, zöge er mit dem ersten gleich.
    [5] Bekäme der fünfte Platz { $points } weniger, zöge er mit dem ersten gleich.
   *[other] Bekäme der sechste Platz { $points } weniger, zöge er mit dem ersten gleich.
}
fig-no-tie-breaks = Kein Spiel wurde bei Gleichstand entschieden: { $share }.
fig-tie-breaks = { $order ->
    [1] In { $share } der Spiele entscheidet erst der Gleichstand, { $count } von { $of } Mal für den ersten Platz.
    [2] In { $share } der Spiele entscheidet erst der Gleichstand, { $count } von { $of } Mal für den zweiten Platz.
    [3] In { $share } der Spiele entscheidet erst der Gleichstand, { $count } von { $of } Mal für den dritten Platz.
    [4] In { $share } der Spiele entscheidet erst der Gleichstand, { $count } von { $of } Mal für den vierten Platz.
    [5] In { $share } der Spiele entscheidet erst der Gleichstand, { $count } von { $of } Mal für den fünften Platz.
   *[other] In { $share } der Spiele entscheidet erst der Gleichstand, { $count } von { $of } Mal für den sechsten Platz.
}

## Wie lange, wie knapp, wann entschieden?

fig-rounds-all = In jedem Spiel ist ein Platz { NUMBER($rounds, maximumFractionDigits: 0) }-mal am Zug ({ $deals }).
fig-rounds = In der Hälfte aller Spiele ist ein Platz { NUMBER($low, maximumFractionDigits: 0) }- bis { NUMBER($high, maximumFractionDigits: 0) }-mal am Zug; der Median ist { $median }.
fig-decisions = Ein Platz entscheidet im Median { $times }; gezählt sind Entscheidungen mit mindestens zwei Möglichkeiten.
fig-minutes = Bei { $seconds } Sekunden je Entscheidung wären das etwa { NUMBER($minutes, maximumFractionDigits: 0) } Minuten ({ $deals }). Die Sekunden sind eine Annahme: Eine Simulation kann sie nicht wissen (R9).
fig-reasons = Warum Spiele enden: { $reasons_apart }.
fig-reason = „{ $why }“ { $share }
fig-margin = Der Vorsprung vor dem zweiten Rang beträgt im Median { $points }.
fig-within-a-turn = { $share } der Spiele enden innerhalb eines guten Zugs; das sind hier { NUMBER($points, maximumFractionDigits: 0) } Punkte (Median der Züge, die punkten).
fig-shared = In { $share } der Spiele wird der Sieg geteilt.
fig-last-place = Der letzte Rang liegt im Median { $points } hinter dem Sieg.
fig-scores-by-rank = Punkte im Median: { $scores_apart }.
fig-rank-score = { $rank ->
    [1] erster Rang { $points }
    [2] zweiter Rang { $points }
    [3] dritter Rang { $points }
    [4] vierter Rang { $points }
    [5] fünfter Rang { $points }
   *[other] sechster Rang { $points }
}
fig-rank = { $rank ->
    [1] erster Rang
    [2] zweiter Rang
    [3] dritter Rang
    [4] vierter Rang
    [5] fünfter Rang
   *[other] sechster Rang
}
fig-lead-changes = Die Führung wechselt { $times } je Spiel, nach Punkten, als wäre dort Schluss.
fig-decided-at = Die Hälfte aller Spiele ist nach { NUMBER($value, maximumFractionDigits: 0) } % der Züge entschieden ({ NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) }; { $deals }): Von da an bleibt vorn, wer gewinnt.
fig-comeback = Wer zur Halbzeit ganz hinten liegt, gewinnt noch { $share } der Spiele.
fig-no-leader = In keiner Partie führt zur Halbzeit jemand allein.
fig-leader-wins = Wer zur Halbzeit führt, gewinnt { $share }; durch Zufall wären es { NUMBER($chance, maximumFractionDigits: 0) } %.
fig-no-forecast = Für dieses Spiel gibt es keine Prognose (R6).
fig-forecast-off = Die Prognose ist weggelassen, weil sie hier nicht verlässlich ist: Wo ihre Chance um 10 Punkte steigt, steigen die Siege um { NUMBER($rises, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $deals }; { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } wären gut, R6).
fig-no-drama = Wie dramatisch es ist, bleibt ungesagt: Dazu braucht es eine verlässliche Prognose ({ $deals }; R6).
fig-drama = Wer am Ende gewinnt, lag in { $share } der Züge zurück.
fig-drama-deep = Wer am Ende gewinnt, lag in { $share } der Züge zurück, im Mittel um { NUMBER($depth, maximumFractionDigits: 0) } Prozentpunkte der Chance.
fig-kingmaking = In { $share } der Züge bestimmt jemand mit einer Gewinnchance unter { NUMBER($least, maximumFractionDigits: 0) } %, wer gewinnt: Je nach Wahl hat ein anderer Platz die beste Chance.
fig-no-kingmaking = Wie oft jemand ohne Chance bestimmt, wer gewinnt, bleibt ungesagt: Dazu braucht es eine verlässliche Prognose ({ $deals }; R6).

## Können oder Glück?

fig-against = { $others ->
    [one] { $strong } gegen { $weak }
   *[other] { $strong } gegen { $others } von { $weak }
}
fig-ladder = { $pairing } gewinnt { $share }; gleichauf wären { NUMBER($even, maximumFractionDigits: 0) } %.
fig-improvement = { $strong } holt in denselben Partien { $points } mehr als { $weak }.
fig-upsets = Die schwächere Spielstärke gewinnt noch { $share } der Spiele.
fig-stability = Noch einmal gefragt, mit anderem Zufall, bleibt es in { $share } der Entscheidungen bei demselben Zug.
fig-few-asked-again = { $times ->
    [one] Nur 1 Entscheidung wurde zweimal abgefragt ({ $deals }); ein Anteil braucht { $needed }.
   *[other] Nur { $times } Entscheidungen wurden zweimal abgefragt ({ $deals }); ein Anteil braucht { $needed }.
}
fig-seat-wins = Derselbe Platz gewinnt, egal wer dort sitzt, in { $share }; der Zufall allein ergäbe { NUMBER($chance, maximumFractionDigits: 0) } %.
fig-luck-more = Das ist mehr, als der Zufall allein ergibt: Manche Spiele entscheidet schon die Verteilung (Korrelation der beiden Spiele { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
fig-luck-less = Das ist weniger, als der Zufall allein ergibt (Korrelation der beiden Spiele { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
fig-luck-even = Das ist etwa so oft, wie der Zufall allein ergibt; die Verteilung entscheidet also kaum (Korrelation der beiden Spiele { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }, { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }).

## Was getan wird, woher Punkte kommen, welche Teile auffallen

fig-offers = Möglichkeiten je Entscheidung, wo es mindestens zwei gibt: { $offers } (geometrisches Mittel).
fig-forced = { $share } der Züge sind erzwungen: Es gibt nur eine Möglichkeit.
fig-worth-a-thought = Möglichkeiten je Entscheidung, die einen Gedanken wert sind: { $moves }, gemessen daran, wie sich die Suche verteilt (geometrisches Mittel).
fig-no-search = Wie viele Möglichkeiten einen Gedanken wert sind, bleibt ungesagt: { $level } schaut nicht voraus ({ $deals }; R8).
fig-close-calls = { $share } der Entscheidungen sind knapp: Die beiden Möglichkeiten, die die Suche vorzieht, trennen weniger als { NUMBER($points, maximumFractionDigits: 0) } Prozentpunkte Gewinnchance.
fig-no-close-calls = Wie viele Entscheidungen knapp sind, bleibt ungesagt: Dazu braucht es eine verlässliche Prognose ({ $deals }; R6).
fig-verbs-rare = In weniger als { NUMBER($share, maximumFractionDigits: 0) } % von { $deals } gemacht: { $verbs }.
fig-verbs-never = Nie gemacht oder nicht Teil dieser Regeln: { $verbs }.
fig-verbs-used = Jede Art von Zug, die vorkommt, kommt in mindestens { NUMBER($share, maximumFractionDigits: 0) } % von { $deals } vor.
fig-sources = Die meisten Punkte kommen von „{ $line }“: { $points } je Platz, von { NUMBER($all, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
fig-pad-line = Zeile { $number }
fig-decides = „{ $line }“ gibt { NUMBER($share, maximumFractionDigits: 0) } % der gewonnenen Punkte und entscheidet { $margin } des Abstands.
fig-pieces-few = Kein Teil wurde in { $needed } Spielen von einem Platz genommen und von einem anderen nicht (höchstens in { $most } von { $deals }).
fig-pieces = { $count ->
    [one] Von { $of } Teilen fällt { $count } auf: „{ $piece }“ geht mit { $share } Prozentpunkten einher ({ $low } bis { $high }; { $deals }). Eines von zwanzig steht durch Zufall auf so einer Liste, und was mit Siegen einhergeht, muss sie nicht bewirken: „allotment lab cards“ findet es heraus.
   *[other] Von { $of } Teilen fallen { $count } auf: „{ $piece }“ geht mit { $share } Prozentpunkten einher ({ $low } bis { $high }; { $deals }). Eines von zwanzig steht durch Zufall auf so einer Liste, und was mit Siegen einhergeht, muss sie nicht bewirken: „allotment lab cards“ findet es heraus.
}
fig-pieces-only = Das einzige Teil, das oft nur einer von beiden nimmt, „{ $piece }“, geht mit { $share } Prozentpunkten einher ({ $low } bis { $high }; { $deals }). Was mit Siegen einhergeht, muss sie nicht bewirken: „allotment lab cards“ findet es heraus.
fig-pieces-none = Von { $of } Teilen fällt keines auf: Der größte Unterschied beträgt { $share } Prozentpunkte ({ $deals }). Das geht mit Siegen einher; ob es sie bewirkt, ist damit nicht gesagt.
fig-piece-taken = { $piece } ({ NUMBER($share, maximumFractionDigits: 0) } %)
fig-taken = Am seltensten genommen in Spielen, in denen es ging ({ $deals }): { $pieces }.
fig-taken-all = Jedes Teil wird in mindestens { NUMBER($share, maximumFractionDigits: 0) } % der Spiele genommen, in denen es geht ({ $deals }).
fig-dealt-nothing = Der Zufall gibt hier keinem Platz eigene Teile; was es wert ist, eines zu bekommen, bleibt ungesagt ({ $deals }; R8).
fig-dealt-few = Manches Teil bekam nur { $least }-mal ein Platz zugeteilt ({ $deals }); nötig ist das je { $needed }-mal.
fig-dealt = { $count ->
    [one] Von { $of } Teilen, die der Zufall zuteilt, sticht { $count } heraus
   *[other] Von { $of } Teilen, die der Zufall zuteilt, stechen { $count } heraus
}: Wer „{ $piece }“ bekommt, hat davon { $gap } Punkte gegenüber einem durchschnittlichen Teil ({ $low } bis { $high }; { $deals }). Jedes zwanzigste auf so einer Liste steht dort durch Zufall.
fig-dealt-none = Keines von { $of } Teilen, die der Zufall zuteilt, sticht heraus: Am meisten macht „{ $piece }“ aus, mit { $gap } Punkten gegenüber einem durchschnittlichen Teil ({ $low } bis { $high }; { $deals }).

## Gemeinsam und allein

fig-team-score = Ein Team holt { $points }.
fig-solo-score = Wer allein spielt, holt { $points }.
fig-validated = Bestätigte Karten: { $number } je Spiel.
fig-discards = Abgelegte Karten: { $number } je Spiel.
fig-gardens = Fertige Gärten: { $number } je Spiel.
fig-failed-checks = Misslungene Prüfungen: { $number } je Spiel.
fig-seconds-per-card = Eine bestätigte Karte braucht { $seconds } Sekunden Sand, bei einer Handlung alle { $pace } Sekunden je Platz. Wie schnell Menschen handeln, ist nicht bekannt (R9); wichtig ist, wie sich das mit einer Regel oder Karte ändert.
fig-scaled-validated = Von { $fewer } auf { $seats } Plätze ändern sich die bestätigten Karten pro Spiel um { $gap } ({ $low } bis { $high }; { $deals }).
fig-scaled-seconds-a-card = Von { $fewer } auf { $seats } Plätze ändern sich die Sekunden Sand je bestätigter Karte um { $gap } ({ $low } bis { $high }; { $deals }).
fig-cards-few = Keine Karte war { $needed }-mal im Spiel (höchstens { $most }-mal in { $deals }).
fig-hard-cards = { $count ->
    [one] Von { $of } Karten sticht { $count } heraus
   *[other] Von { $of } Karten stechen { $count } heraus
}: „{ $card }“ liegt { $seconds } Sand lang aus, bis sie erfüllt ist; üblich sind { NUMBER($typical, minimumFractionDigits: 1, maximumFractionDigits: 1) }, bei einer Handlung alle { $pace } Sekunden je Platz. Jede zwanzigste auf so einer Liste steht dort durch Zufall; was gilt, ist die Reihenfolge der Karten, nicht die Sekunden (R9).
fig-hard-cards-none = Keine von { $of } Karten sticht heraus: Am längsten liegt „{ $card }“ aus, bis sie erfüllt ist, nämlich { $seconds } Sand lang; üblich sind { NUMBER($typical, minimumFractionDigits: 1, maximumFractionDigits: 1) }, bei einer Handlung alle { $pace } Sekunden je Platz (R9).
fig-rung = { $name } (ab { $low })
fig-success = Die höchste Stufe, { $level }, wird in { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % der Spiele erreicht ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $deals }).
fig-dead-rungs = Alle oder niemand erreichen { $levels }: So eine Stufe unterscheidet kein Team vom anderen.

## Diagramme

fig-chart-seats = Anteil der Siege nach Platz, { $level }
fig-chart-seat-points = Punkte über dem Mittel des Tischs nach Platz, { $level }
fig-chart-rounds = Züge je Platz, { $level }
fig-chart-reasons = Warum Spiele enden, { $level }
fig-chart-margin = Punkte zwischen erstem und zweitem Rang, { $level }
fig-chart-ranks = Wie sich die Punkte verteilen, nach Rang, { $level }
fig-chart-decided = Anteil des Spiels, nach dem vorn bleibt, wer gewinnt, { $level }
fig-chart-leader = Wie oft gewinnt, wer führt, nach Anteil der gespielten Züge, { $level }
fig-chart-ladder = Siege von { $level }
fig-chart-verbs = Wie oft je Spiel und Platz, nach Art des Zugs, { $level }
fig-chart-sources = Punkte je Platz, nach Zeile des Wertungsblocks, { $level }
fig-chart-decides = Anteil am Abstand, den jede Zeile entscheidet, { $level }
fig-chart-pieces = Was damit einhergeht, ein Teil zu nehmen, in Prozentpunkten, { $level } (beobachtet, nicht bewirkt)
fig-chart-dealt = Punkte, die es bringt, ein Teil zu bekommen, { $level }
fig-chart-points = Punkte, { $level }
fig-chart-cards = Sekunden Sand, bis eine Karte erfüllt ist, { $level }
fig-chart-success = Erreichte Stufen, { $level }
chart-numbers = Die Zahlen
chart-value = Wert
chart-value-in = Wert ({ $unit })
chart-from = von
chart-to = bis
chart-range = { $low } bis { $high }
chart-below = ab, unter
chart-below-are = { NUMBER($share, maximumFractionDigits: 0) } % liegen darunter
chart-games = Spiele

## Der Bericht

report-title = { $game }: ein Bericht
report-heading = { $heading }, { $seats }
report-page-one = Auf einer Seite
report-who-played = Wer gespielt hat
report-bot-search = { $level } sieht vor jeder Entscheidung { $times }-mal nach, wohin die Züge führen können, und beurteilt, was dabei herauskommt, nach dem, was { $games } Spiele gelehrt haben.
report-bot-sprout = { $level } nimmt, was sofort am meisten Punkte bringt; bei Gleichstand gilt, was { $games } Spiele gelehrt haben.
report-bot-random = { $level } zieht zufällig.
report-bot-team = { $level } plant für das ganze Team, je Handlung in bis zu { $steps } Schritten, nach den eigenen Karten und nach dem, was es von den anderen vermutet.
report-next = Was er nicht gefragt hat, und womit es sich fragen lässt
report-next-more = Mehr Partien, damit mehr bekannt ist:
report-next-compare = Was wäre, wenn eine Zahl der Schachtel anders wäre? („allotment games SPIEL“ zählt sie auf.)
report-next-restrict = Was wäre, wenn man eine Art von Zug nie machte?
report-next-cards = Was ist der Zugang zu einem Teil wert?
report-next-ladder = Was ist vierfache Bedenkzeit wert?
report-verdict = Nach dieser Spielstärke allein: { $verdict } (Toleranz: { NUMBER($tolerance, maximumFractionDigits: 0) } Prozentpunkte).
report-cannot = Was dieser Bericht nicht sagen kann
report-cannot-fun = Ob es Spaß macht, wie es sich lernt, worüber am Tisch geredet wird (R9).
report-cannot-time = Wie lange Menschen brauchen: Minuten stehen hier nur mit den Sekunden je Entscheidung, die sie voraussetzen (R9).
report-cannot-people = Wie Menschen spielen. Die Bots beider Spielstärken sind unten beschrieben; sie bluffen nicht, ermüden nicht und verbünden sich nicht.
report-cannot-why = Warum: Was mit Siegen einhergeht, muss sie nicht bewirken. Nur was in denselben Partien verändert wurde, ist hier etwas wert oder kostet etwas.
report-made = Wie er entstanden ist
report-again = Bedenkzeit wird in Schritten gezählt; darum ergibt derselbe Befehl auf jedem Rechner dieselben Zahlen.
report-method = Eine Partie ist ein Startwert mit allem, was dazu gespielt wird; Intervalle (95 %) zählen Partien, nie Spiele. Anteile: Wilson, mit so vielen Beobachtungen, wie die Partien wert sind. Mittelwerte: Student. Mediane: Ordnungsstatistik. Plätze: Intervalle, die gemeinsam gelten (Šidák). Listen: Falscherkennungsrate 5 %, zum Mittel der Liste gezogen. Ein Urteil gibt es nur, wo beide Spielstärken es fällen.
report-alike = { $seats }: { $said }
report-options = Optionen:
report-study = { $bouts ->
    [one] Studie { $label }: { $deals } Partien mit 1 Spiel, Startwert { $seed }, Regeln und Bots { $made }.
   *[other] Studie { $label }: { $deals } Partien mit { $bouts } Spielen, Startwert { $seed }, Regeln und Bots { $made }.
}

## Regel gegen Regel

fig-headline-seat_share = Siege des ersten Platzes
fig-headline-rounds = Züge je Platz
fig-headline-score = Punkte im Mittel
fig-headline-margin = Vorsprung vor dem zweiten Rang
fig-headline-leader_wins = Siege derer, die zur Halbzeit führen
fig-headline-decided_at = Anteil des Spiels, nach dem es entschieden ist
fig-change-share = { $gap } Prozentpunkte ({ $low } bis { $high }; { $deals })
fig-change-rounds = { $gap } Züge ({ $low } bis { $high }; { $deals })
fig-change-points = { $gap } Punkte ({ $low } bis { $high }; { $deals })
fig-change = { $level }: { $what }: { $change }, von { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } auf { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
fig-no-change = { $level }: { $what }: { $change }, von { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } auf { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) }; keine klare Änderung.
fig-reaction = { $level }: In { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % von { $deals } spielt jemand anders ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
fig-no-reaction = { $level }: In keiner von { $deals } spielt jemand anders; nur die Wertung ändert sich. Diese Spielstärke ist zu schwach, um zu zeigen, was die Regel bewirkt.
fig-none-clear = Keiner dieser { $of } Unterschiede ist bei so wenigen Partien klar: Viermal so viele (--deals) machen die Intervalle halb so breit.
fig-times-fewer = { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }
fig-pairing = Beide Seiten in denselben Partien sagen so viel wie { $low }- bis { $high }-mal so viele getrennt gespielte Spiele.
fig-both-levels = Beide Spielstärken sind sich einig.
fig-only-level = Nur { $level } zeigt es: Vielleicht hängt es davon ab, wie gut gespielt wird.
fig-few-compared = { $level }: { $deals }; für einen Vergleich braucht es { $needed }, also etwa { $more } mehr (R3).
fig-printed-compared = Die Bots spielen noch für die gedruckten Zahlen: Was folgt, kann sich ändern, wenn sie lernen (--adapt, R2).
fig-adapted-compared = Mit „{ $variant }“ { $who ->
    [last] spielt head-gardener
   *[first] spielen schwächere Spielstärken
} nach { $plays ->
    [learned] einer Lektion, die damit gelernt ist: Sie gewann { NUMBER($won, minimumFractionDigits: 1, maximumFractionDigits: 1) } % gegen die des gedruckten Spiels
   *[printed] einer Lektion des gedruckten Spiels: Eine, die damit gelernt ist, gewann nur { NUMBER($won, minimumFractionDigits: 1, maximumFractionDigits: 1) } % gegen sie
} ({ $deals } Partien, mit getauschten Plätzen).
fig-weak-compared = Mit „{ $variant }“ schlägt { $strong } nicht klar { $weak }: Vielleicht verstehen die Bots es nicht (R1).
lab-compared = { $game }, { $seats }: { $after }, verglichen mit { $before }
lab-game = { $game }, { $seats }
lab-game-level = { $game }, { $seats }, { $level }
lab-box = der Schachtel
lab-kept = Aufbewahrt in { $folder }
lab-more = Um mehr zu wissen: derselbe Befehl mit --deals { $deals } oder mit --effort full.
lab-report-at = Der ganze Bericht: { $file }
lab-stopped = Angehalten. Derselbe Befehl macht hier weiter.
lab-parts = { $root }: { $there } von { $of } Teilen
lab-parts-missing = { $root }: { $there } von { $of } Teilen; { $missing } fehlen
lab-progress = { $what } { $bar } { $done }/{ $of }
lab-progress-left = { $what } { $bar } { $done }/{ $of }, noch { NUMBER($seconds, maximumFractionDigits: 0) } s

## Verzicht

fig-lost = { $share } Prozentpunkte ({ $low } bis { $high }; { $deals }) und { $points } Punkte ({ $points_low } bis { $points_high })
fig-price = { $what }: kostet { $lost }.
fig-no-price = { $what }: kein klarer Unterschied, kostet { $lost }.
fig-price-odd = { $what }: kostet { $lost }. Darauf zu verzichten ist besser; das sagt eher etwas über die Bots als über das Spiel.
fig-without-verb = Nie „{ $name }“ wählen
fig-without-item = Auf „{ $name }“ verzichten
fig-without-random-after = Nach { $name } des Spiels zufällig ziehen
fig-without-random-before = Bis { $name } des Spiels zufällig ziehen
fig-without-first = Immer den ersten möglichen Zug machen
fig-without-greedy = Immer nehmen, was sofort am meisten punktet
fig-few-prices = { $deals }; für einen Wert braucht es { $needed }: Etwa { $more } mehr würden es zeigen (R3).
fig-prices = { $count ->
    [one] Von { $of } Teilen fällt { $count } auf; eines von 20 steht durch Zufall auf so einer Liste.
   *[other] Von { $of } Teilen fallen { $count } auf; eines von 20 steht durch Zufall auf so einer Liste.
}
fig-prices-note = Was beide Spielstärken zeigen, gilt; was nur eine zeigt, hängt vielleicht davon ab, wie gut gespielt wird.
lab-verbs = Verben: { $names }
lab-pieces = Teile: { $names }

## Zahlen suchen

lab-wished = { $game }, { $seats }; gewünscht: { $wishes }
lab-met-here = { $level }: { $figures }; alle Wünsche sind erfüllt.
lab-off-here = { $level }: { $figures }; { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) } Schritte daneben.
lab-figure = { $what } { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-promised = Die Suche versprach { NUMBER($promised, minimumFractionDigits: 1, maximumFractionDigits: 1) }, frische Partien sagen { NUMBER($fresh, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) } war Glück.
lab-met = Bei beiden Spielstärken erfüllt: { $names }.
lab-not-met = Nichts erfüllt bei beiden Spielstärken jeden Wunsch; darum gibt es keine Empfehlung.

## Abgelehnt

lab-levels = --levels braucht zwei Spielstärken, die schwächere zuerst, etwa --levels gardener:40it,head-gardener:160it (nicht { $given }).
lab-sections = Einen Abschnitt { $section } gibt es nicht. Abschnitte sind { $sections }.
lab-seats-one = --seats muss hier eine einzelne Zahl sein (nicht { $given }).
lab-seats-many = --seats braucht Zahlen mit Kommas dazwischen, etwa --seats 2,3,4 (nicht { $given }).
lab-seats-set = Die Plätze gibst du hier mit --seats an.
lab-no-figures = In { $folder } liegt keine figures.json. Nenne den Ordner eines Berichts.
lab-bout = --bout wird PARTIE.SPIEL geschrieben, mit Spielen von 0 bis { $last } (nicht { $given }).
lab-bout-no-record = Ein Spiel mit gleichlaufendem Glück oder mit Einschränkungen hat keine Aufzeichnung: Was gezogen wird, hängt von mehr ab als vom Startwert.
lab-no-study-in = In { $folders } ist keine Studie.
lab-different = Sag, was anders sein soll: --house NAME=ZAHL („allotment games SPIEL“ zählt sie auf) oder --with OPTION=WERT.
lab-same = Beide Seiten sind gleich: { $variant }.
lab-sweep = Ein Bereich wird NAME=VON..BIS oder NAME=VON..BIS/SCHRITT geschrieben, etwa set_bonus=5..25/5 (nicht { $given }).
lab-range-empty = { $given } ist leer: { $low } ist mehr als { $high }.
lab-sweep-long = { $given } hat { $values } Werte. Bei mehr als 40 nimm einen größeren Schritt, etwa /{ $step }.
lab-items = --items wird top:ZAHL geschrieben, etwa top:5 (nicht { $given }).
lab-no-pieces = { $game } hat keine Teile, auf die man verzichten könnte.
lab-together = { $game } wird gemeinsam gespielt: Durch Verzicht gewinnt oder verliert niemand (R8).
lab-alone = Allein kann man gegen niemanden verlieren: Gib --seats 2 oder mehr an (R8).
lab-no-verb = Das Verb { $verb } gibt es hier nicht. Verben sind { $verbs }.
lab-no-piece = Das Teil { $piece } gibt es hier nicht. Teile sind { $pieces }, …
lab-share = { $given }: Der Anteil muss eine Zahl von 0 bis 1 sein, etwa { $like }.
lab-no-restriction = Die Einschränkung { $given } gibt es nicht. Es gibt { $known }.
lab-vary = --vary wird NAME=VON..BIS geschrieben, etwa set_bonus=0..30 (nicht { $given }).
lab-vary-none = In diesen Bereichen ist nichts möglich: Gib weitere an.
lab-want = --want wird NAME VON..BIS, NAME >= ZAHL oder NAME <= ZAHL geschrieben, etwa seat_share 48..52 (nicht { $given }).
lab-want-unknown = --want { $given }: Wünschen kannst du dir { $known }.
lab-want-number = In --want { $given } steht etwas, das keine Zahl ist.
lab-want-none = Sag, was du dir wünschst: --want "seat_share 48..52; rounds 18..22".
lab-at-least = { $option } muss mindestens { $least } sein.
lab-no-weights = Die Bots von { $game } haben keine Gewichte, also gibt es nichts anzupassen.
lab-no-arena = { $game } wird gemeinsam gespielt und hat darum keine Arena.
lab-two-bots = Eine Arena braucht mindestens zwei Bots: --bots a,b.
lab-bot-twice = In { $bots } steht ein Bot zweimal. Um ihn mit sich selbst zu vergleichen, gib ihm zwei Bedenkzeiten.
lab-other-arena = In { $file } stehen die Ergebnisse einer anderen Arena. Nenne ein anderes --out.
lab-process-killed = Ein Prozess der Studie wurde { $times } Mal abgebrochen; hier endet sie.
lab-no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $why }
lab-this-machine = diesem Rechner
lab-cluster-refuses = Ein Rechner des Clusters lehnt ab: { $why }
lab-engine = --engine ist ray (auf diesem Rechner) oder ray://HOST:PORT (nicht { $given }).
lab-other-study = In { $folder } liegt eine andere Studie ({ $there }; diese ist { $asked }).
lab-no-study-here = In { $folder } liegt keine Studie: { $file } fehlt.
lab-unwritten = { $file } lässt sich nicht schreiben: { $why }
lab-nothing-played = Von der Studie in { $folder } ist noch nichts gespielt.
lab-not-a-part = { $file } gehört nicht zu dieser Studie.
lab-no-bouts = In der Studie spielt { $level } unter „{ $variant }“ nicht gegen sich selbst.
lab-no-self-test = Den Selbsttest { $test } gibt es nicht. Selbsttests sind { $tests }.
lab-study-small = Eine Studie hat mindestens 1 Partie, Abschnitte von mindestens 1 Partie und einen Takt von mindestens 1 ms.
lab-study-luck = Das Glück ist { $plain } oder { $in_step } (nicht { $luck }).
lab-study-empty = Eine Studie braucht mindestens eine Sitzordnung.
lab-study-handicaps = Die Variante { $variant } verteilt { $handicaps } Vorgaben auf { $seats } Plätze.
lab-study-variant = Eine Sitzordnung nennt die Variante { $variant }, die die Studie nicht hat.
lab-study-bots = Eine Sitzordnung mit { $bots } Bots füllt keine { $seats } Plätze.
lab-study-unread = Das ist keine Studie: { $why }
lab-study-old = Die Studie wurde mit anderen Regeln oder Bots begonnen ({ $then }; jetzt { $now }). Führe sie mit der Version zu Ende, mit der sie begonnen wurde, oder fang in einem anderen Ordner neu an.

## Versuche mit einzelnen Spielen

witness-title = Lassen sich die Karten gemeinsam erfüllen?
witness-how = Zu jeder Gruppe von Karten wurde ein Garten gesucht, der alle erfüllt. Der Aufwand wird in Schritten gezählt: Zwei Plättchen tauschen den Platz, oder eines wird gedreht. Wenige Schritte heißen, dass sich die Karten kaum in die Quere kommen. Nach { $budget } Schritten gilt eine Gruppe als „nicht gefunden“, was nicht beweist, dass es keinen solchen Garten gibt. Jeder gefundene Garten wurde von einer zweiten, unabhängigen Prüfung noch einmal beurteilt.
witness-sets-of = { $size ->
    [1] einzelne Karten
    [2] Paare
   *[other] Dreiergruppen
}
witness-deck = Stapel
witness-sets = Gruppen
witness-none-found = nicht gefunden
witness-median = Schritte, Median
witness-average = im Mittel
witness-most = höchstens
witness-cards = Wie schwer jede Karte ist
witness-cards-how = Schritte im Mittel über alle Gruppen, zu denen die Karte gehört; die schwersten zuerst.
witness-card = Karte
witness-type = Art
witness-wish = Wortlaut
witness-pairs = Wie schwer jedes Paar ist
witness-pairs-how = Je dunkler, desto mehr Schritte; rot: nicht gefunden.
witness-steps = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
witness-effort = { $attempts ->
    [0] { $steps } Schritte
    [1] { $steps } Schritte
   *[other] { $steps } Schritte, { $attempts } Versuche
}
witness-hardest = Am schwersten, mit Gärten als Beleg: { $sets }
witness-searched = { $deck }, je { $size }: { $sets } Gruppen, { $lost } davon ohne Garten; im Mittel { $steps } Schritte, höchstens { $most }
witness-lost = nicht gefunden: { $cards }
witness-done = { $seconds } Sekunden. Der Bericht: { $page }
witness-budget = { $path } wurde mit einem anderen Budget als { $budget } Schritten geschrieben. Nenne ein anderes --out.
team-sees-all = Sieht alle Karten.
team-too-many = { $team } nennt { $bots } Bots, aber es gibt { $seats } Plätze.
team-planner = { $team }: { $planner } spielt auf allen Plätzen, also kann niemand mitspielen.
team-games = { $game }, { $mode }, { $seats } Plätze, Startwert { $seed }; jeder Platz handelt einmal in { $seconds } Sekunden
team-means = Mittelwerte pro Spiel, mit der Hälfte des 95-%-Intervalls.
team-silence = Der Preis des Schweigens, { $team }: Eine bestätigte Karte kostet { NUMBER($ratio, minimumFractionDigits: 1, maximumFractionDigits: 1) } % mehr Sand, als wenn alle Karten bekannt sind ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $deals }).
team-silence-unclear = Der Preis des Schweigens, { $team }: noch nicht bekannt; eine bestätigte Karte kostet { NUMBER($ratio, minimumFractionDigits: 1, maximumFractionDigits: 1) } % mehr Sand, als wenn alle Karten bekannt sind ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $deals }).
team-silence-few = Der Preis des Schweigens, { $team }: { $deals }, auf denen beide eine Karte bestätigt haben; nötig sind { $needed } (R3).
faces-rate = { $landmark }: Der Text ist { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte wert ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $deals }); die andere Seite gibt { $printed } Punkte.
faces-rate-even = { $landmark }: Der Text ist { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte wert ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { $deals }); das weicht nicht deutlich von den { $printed } Punkten der anderen Seite ab.
faces-few = { $landmark }: Nur auf { $deals } gehörte die Sehenswürdigkeit mit beiden Seiten jemandem; ein Wechselkurs braucht { $needed } (R3).
faces-no-landmark = In der Anordnung { $layout } gibt es keine Sehenswürdigkeit { $landmark }. Es gibt { $known }.

## Der Selbsttest des Labors

selftest-holds = hält
selftest-fails = FALSCH
selftest-gift = { $points } Punkte für den ersten Platz werden gefunden
selftest-no-gift = ohne sie wird nichts gefunden
selftest-repair = der Ausgleich gibt sie zurück, auf 2 genau
selftest-card = eine Karte, die { $points } Punkte bringt, wird in einer Liste von { $of } gefunden
selftest-card-first = sie führt die Liste an, mindestens { $least } Mal
selftest-no-card = ohne sie fällt nichts auf, mindestens { $least } Mal
selftest-pair = ein Kettenbonus von 3 statt 1 wird gefunden
selftest-pair-saves = Paare brauchen mindestens 1,5-mal weniger Partien
selftest-tune = die fairste Zahl ist unter den bestätigten, mindestens { $least } Mal
selftest-optimism = frische Partien finden das Beste nicht näher, als die Suche versprach
selftest-itself = eine Studie im Vergleich mit sich selbst (Holm)
selftest-figure = eine einzelne Größe
selftest-watched = ein Intervall, das nach jeder Partie angesehen wird
selftest-sprt = zwei gleich starke Bots, mit SPRT
selftest-rows = dieselben Zeilen
selftest-zero = ein Unterschied von genau 0
selftest-share = ein Anteil von { $share }, { $deals } Partien, Korrelation { $together }
selftest-swapped = ein Anteil von { $share }, { $deals } Partien mit getauschten Plätzen
selftest-ties = ein Anteil von { $share }, { $deals } Partien, jeder fünfte Sieg geteilt
selftest-mean = Mittelwert schiefer Längen, { $deals } Partien
selftest-median = Median schiefer Längen, { $deals } Partien
selftest-paired = gepaarter Unterschied, { $deals } Partien
selftest-apart = Unterschied zwischen verschiedenen Partien, { $deals } Partien
selftest-correlation = Korrelation getauschter Paare, { $deals } Partien
selftest-repair-of = Ausgleich, { $deals } Partien
selftest-wide = { $share } / { $runs }, { NUMBER($wide, minimumFractionDigits: 2, maximumFractionDigits: 2) }-mal so breit wie bestenfalls möglich
selftest-discoveries = falsche Funde in einer Liste von 96
selftest-adds = { $game } geht auf
selftest-replays = { $game } lässt sich nachspielen
selftest-runs = { $found } von { $runs } Läufen mit { $deals } Partien
selftest-differ = { $found } von { $of } weichen ab; erlaubt sind { $most }

## The arena and teams in the terminal

arena-played = { $game }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}, { $games } Partien, Startwert { $seed }
arena-bot = Bot
arena-win-rate = Siegquote
arena-mean-score = Punkte im Mittel
arena-mean-place = Rang im Mittel
arena-rating = Wertung
arena-within = { $value } ({ $low } bis { $high })
arena-doubling = { $level }, { $from } bis { $to } Durchläufe: Doppelt so viel Bedenkzeit bringt { NUMBER($elo, maximumFractionDigits: 0) } Elo ({ NUMBER($elo_low, maximumFractionDigits: 0) } bis { NUMBER($elo_high, maximumFractionDigits: 0) }; { $deals }); auf der letzten Stufe { NUMBER($last, maximumFractionDigits: 0) } ({ NUMBER($last_low, maximumFractionDigits: 0) } bis { NUMBER($last_high, maximumFractionDigits: 0) }). Was noch mehr brächte, wurde nicht gefragt.
arena-doubling-few = { $deals }; was doppelt so viel Bedenkzeit bringt, lässt sich ab { $needed } sagen: mehr --games angeben (R3).
team-team = Team
team-games-played = Partien
team-validated = bestätigt
team-discards = abgeworfen
team-failed-checks = misslungene Prüfungen
team-seconds = Sekunden
