### Die Seiten rund um den Tisch. „page-“: vom Server geschrieben; „ui-“: von Skripten gesagt. docs/words.md erklärt, wie diese Dateien aufgebaut sind.

## Jede Seite

page-shelf = Zurück zum Regal
page-rules = Regeln
page-dark = Dunkel
page-players = { $low ->
    [1] 1–{ $high } Personen
   *[other] { $low }–{ $high } Personen
}
page-players-only = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
page-minutes = { $minutes } Min.
page-recovery = Ich habe einen Wiederherstellungscode
page-code = Code
page-sit-again = Wieder Platz nehmen

## Das Regal

page-home = Fünf Garten-Brettspiele an einem Tisch in deinem Browser: gegen Bots oder mit anderen, ohne Konto.
page-import = Spiel importieren
page-bell = Sag mir Bescheid, wenn ich am Zug bin
page-settings = Einstellungen
page-notice-turn = Du bist am Zug.
page-notice-over = Das Spiel ist zu Ende.
page-notice-away = Solange du weg bist, soll ein Bot für dich spielen. Öffne den Tisch, um selbst zu spielen.
page-the-shelf = Das Regal
page-play-says = { $game } jetzt gegen Bots spielen
page-play = Jetzt spielen
page-friends = Mit anderen
page-watch = Zuschauen
page-learn = Lernen
page-learn-says = Eine begleitete erste Partie: Du machst die Züge
page-none-yet = Noch keine. Nimm dir ein Spiel aus dem Regal.
page-more = Mehr
page-your-tables = Deine Tische
page-designers = Für Spieleautoren
page-designers-say = Nimm ein Spiel auseinander: Ändere seine Zahlen, lass Bots tausendmal spielen, und sieh, was geschieht.
page-data = Deine Daten
page-data-say = Dieser Server erkennt diesen Browser an einem einzigen Cookie: welche Plätze dir gehören, wie du dort heißt und ob die Glocke an ist.
page-data-kept = Tische, die { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang niemand anrührt, werden gelöscht.
page-data-erase = Meine Daten löschen
page-data-erase-says = Löscht deinen Namen, deine Plätze und die Glocke vom Server. Tische, an denen nur du sitzt, verschwinden; an anderen spielt ein Bot weiter.
page-researchers = Für die Forschung
page-researchers-say = Jede Stellung hat einen Text, jede Partie einen Startwert: Umgebungen mit verdeckter Information, bis zu sechs Plätzen und exakten Wiederholungen.
page-http = Die HTTP-Schnittstelle
page-trouble = Ein Tisch mit Problemen
page-try = Versuchen
page-you = du
page-open = frei
page-score-pad = Wertungsblock
page-waiting = Wartet auf Leute
page-your-turn = Du bist dran
page-their-turn = { $name } ist dran
page-continue = Weiter
page-is-over = { $game }, beendet
page-is-gathering = { $game }, noch nicht begonnen
page-is-played = { $game }, läuft
page-leave = Verlassen: { $game }
page-leave-says = Dieses Spiel verlassen
page-remove = Entfernen: { $game }
page-remove-says = Dieses Spiel aus deinem Regal entfernen

## Ein neuer Tisch

page-new = Ein neuer Tisch
page-new-title = Ein neuer Tisch: { $game }
page-choose = Wähle, wer mitspielt und wie
page-seats = Plätze
page-seat-count = Zahl der Plätze
page-beyond = Das gedruckte Spiel ist für weniger Personen: So viele Plätze gehen über die Schachtel hinaus.
page-invite = Einladen
page-invite-says = Andere kommen über einen Link oder QR-Code dazu, den du gleich bekommst. Ein Konto brauchen sie nicht.
page-start = Los
page-options = Optionen
page-fork = Abzweigung
page-fork-says = { $at ->
    [0] Eine Abzweigung einer beendeten Partie, ab dem Austeilen.
    [one] Eine Abzweigung einer beendeten Partie: Der erste Zug stammt von dort.
   *[other] Eine Abzweigung einer beendeten Partie: Die ersten { $at } Züge stammen von dort.
}
page-fork-fresh = Ab da ist das Glück neu.
page-fork-same = Das Glück ist dasselbe wie in jener Partie: Wer sie kennt, weiß, was kommt.
page-house = Hausregeln
page-house-says = Zahlen der Schachtel, die ihr für diesen Tisch ändern könnt. Am Tisch sehen alle, was anders ist.
page-house-box = in der Schachtel { $number }

## Ein Spiel, auseinandergenommen

page-lab-title = { $game }, auseinandergenommen
page-lab-says = Ändere eine Zahl, lass Bots beide Spiele mit denselben Karten und Würfeln spielen, und sieh, was geschieht. Das gedruckte Spiel läuft immer mit.
page-lab-no-house = Bots spielen das gedruckte Spiel, und du siehst die Ergebnisse. Noch lässt sich hier keine Zahl ändern.
page-lab-level = Wer spielt
page-lab-level-says = Stärkere Bots brauchen länger. Gespielt wird im Hintergrund, immer nur eine Studie; Tische gehen stets vor.
page-lab-deals = Partien je Spiel
page-lab-run = Spielen lassen
page-lab-stop = Anhalten
page-lab-progress = Gespielte Partien
page-lab-figures = Was die Bots sagen
page-lab-none = Noch ist nichts gespielt.
page-lab-table = Am Tisch
page-lab-table-says = Setz dich mit diesen Zahlen hin. Alle am Tisch sehen, welche du geändert hast.
page-lab-friends = Mit Freunden spielen
page-lab-bots = Gegen Bots spielen
page-lab-copy = Link kopieren
page-lab-more = Der ganze Bericht
page-lab-more-say = Zwei Spielstärken, jede Zahl mit ihrem Intervall, und ein Urteil, wo es eines gibt: im Terminal.
page-lab-off = Dieser Server spielt keine Studien; wer ihn betreibt, kann sie erlauben:
page-lab-missing = Für Studien braucht dieser Server noch ein paar Pakete:

## Der Tisch

page-first = Anfang
page-turn-back = Voriger Zug
page-back = Ein Schritt zurück
page-on = Ein Schritt vor
page-turn-on = Nächster Zug
page-live = Jetzt
page-board = Brett
page-log = Verlauf
page-lesson = Einführung
page-puzzle = Rätsel
page-puzzles = Rätsel
page-puzzles-say = Ein Zug ist eindeutig der beste: Findest du ihn? Alle Rätsel stammen aus Partien zwischen Bots und sind durch lange Suchen bewiesen.
page-puzzle-today = Rätsel des Tages: { $game }
page-puzzles-all = Alle Rätsel
page-puzzle-start = { $game }, Rätsel { $number }
page-puzzle-says = { $game }, Rätsel { $number }
page-puzzle-easy = Leicht
page-puzzle-medium = Mittel
page-puzzle-hard = Schwer
page-undo = Rückgängig
page-no-hints = Keine Tipps
page-no-hints-say = An diesem Tisch gibt es keine Tipps.
page-hint = Tipp
page-menu = Mehr
page-setting-up = Der Tisch wird gedeckt …
page-try-now = Jetzt versuchen
page-take-back = Meinen Platz zurücknehmen
page-displays = Auslagen
page-your-pieces = Deine Teile
page-your-moves = Deine Züge
page-what-happened = Was geschah
page-move-zero = Zug 0
page-is-live = jetzt
page-move = Zug
page-pause = Anhalten
page-parts = Teile des Tisches
page-question = Frage
page-curtain = Vorhang

## Einladungen, und was es nicht gibt

page-at-table = { $count ->
    [one] { $names } sitzt am Tisch.
   *[other] { $names } sitzen am Tisch.
}
page-your-name = Dein Name
page-take-seat = Platz nehmen
page-all-taken = An diesem Tisch ist jeder Platz besetzt. Gehört einer davon dir, öffnet ihn hier sein Wiederherstellungscode.
page-seal = Der Server hat seinen Teil des Mischens festgelegt (Prüfsumme { $commitment }); dein Browser gibt seinen dazu.
page-invited = Du bist eingeladen
page-invitation = Eine Einladung zu { $game }
page-may-watch = Du kannst zuschauen
page-to-watch = { $game }, zum Zuschauen
page-404 = Hier wächst nichts
page-403 = Dieser Platz gehört dir nicht
page-429 = Zu schnell
page-problem = Das ging nicht

## Skripte: Einstellungen

ui-settings = Einstellungen
ui-language = Sprache
ui-confirm = Züge durch zweites Antippen bestätigen
ui-confirm-touch = auf Touchscreens
ui-confirm-never = nie
ui-ending = Auch mit der Maus bestätigen, was den Zug beendet
ui-ending-off = nein
ui-ending-on = ja
ui-pace = Animationen
ui-pace-0 = keine
ui-pace-120 = schnell
ui-pace-250 = mittel
ui-pace-500 = langsam
ui-bots = Bots überlegen mindestens
ui-bots-0 = einen Moment
ui-bots-1500 = 1,5 s
ui-bots-3000 = 3 s
ui-sound = Ein Ton, wenn du am Zug bist
ui-sound-off = aus
ui-sound-on = an
ui-warn = Vor Zügen warnen, die Punkte verschenken
ui-warn-off = aus
ui-warn-on = an
ui-colours = Farben der Plätze
ui-colours-garden = Garten
ui-colours-safe = für Farbenblinde
ui-close = Schließen
ui-light = Hell
ui-dark = Dunkel
ui-copied = Kopiert
ui-unreadable = Die Antwort des Servers war nicht lesbar.
ui-answered = Der Server antwortete { $status }.
ui-leave-sure = Verlassen?
ui-erase-sure = Wirklich alles löschen?
ui-bell-on = Du bekommst Bescheid, wenn du am Zug bist, auch wenn keine Seite offen ist. Noch ein Druck auf die Glocke schaltet das wieder aus.
ui-bell-off = Du bekommst keinen Bescheid mehr.
ui-bell-open = Du bekommst Bescheid, wenn du am Zug bist, solange die Seite des Tisches offen ist.
ui-bell-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen kannst du das ändern.
ui-bell-none = Dieser Browser kann keine Benachrichtigungen zeigen.
ui-bell-home = Um hier Bescheid zu bekommen, leg Allotment auf den Home-Bildschirm und öffne es von dort.

## Skripte: die Plätze und der Verlauf

ui-open-seat = frei
ui-if-now = Wenn das Spiel jetzt endete
ui-points-of = { $points ->
    [one] { $name }: ein Punkt. Wenn das Spiel jetzt endete
   *[other] { $name }: { $points } Punkte. Wenn das Spiel jetzt endete
}
ui-let-bot = Einen Bot übernehmen lassen
ui-take-back = Meinen Platz zurücknehmen
ui-fallback = Dieser Bot konnte nicht nachdenken und zieht zufällig.
ui-lent = { $name }, ein Bot, hat für dich gespielt, seit du weg warst.
ui-bot-for = Bot, { $level }, für { $name }
ui-bot = Bot, { $level }
ui-you = du
ui-here = da
ui-away = weg
ui-opening = Zu Beginn
ui-round = Runde { $round }
ui-unfold = Alle { $count } Schritte zeigen
ui-move-of = Zug { $at } von { $of }
ui-is-live = jetzt
ui-is-past = zur Gegenwart
ui-your-turn-title = Du bist am Zug: { $game }

## Skripte: Dialoge

ui-proposal = Vorschlag
ui-bot-for-whom = Ein Bot für { $name }?
ui-proposes = { $by } schlägt vor, dass ein Bot ({ $level }) für { $name } übernimmt.
ui-agree = Einverstanden
ui-no = Nein
ui-waiting-others = Die anderen überlegen noch.
ui-keys = Tasten
ui-key-tab = vom Brett zur Zugliste und weiter
ui-key-arrows-name = Pfeile
ui-key-arrows = zum nächsten Teil oder zum nächsten Zug der Liste; sonst im Verlauf vor und zurück
ui-key-shift-name = Umschalt + Pfeile
ui-key-shift = um einen ganzen Zug vor und zurück
ui-key-ends-name = Pos1, Ende
ui-key-ends = zum Anfang und zum Jetzt
ui-key-enter = ein Teil wählen, einen Zug machen
ui-key-r = das gewählte Plättchen drehen
ui-key-escape = Gewähltes zurücklegen, Offenes schließen, aus dem Rückblick zurückkommen
ui-key-undo = den letzten Zug zurücknehmen
ui-key-help = diese Liste
ui-notify = Sag mir Bescheid
ui-this-table = Dieser Tisch
ui-link-moment = Link zu diesem Moment
ui-link-watch = Link zum Zuschauen
ui-link-seat = Link zu einem Platz
ui-code-of = Wiederherstellungscode für { $name }:
ui-your-seat = deinen Platz
ui-sign-out = Die anderen abmelden
ui-devices = { $count } Browser halten diesen Platz.
ui-your-name = Dein Name
ui-rename = Umbenennen
ui-sealed-as = Das Mischen stand vor dem ersten Zug fest. Prüfsumme:
ui-export = Exportieren
ui-menu = Menü

## Skripte: vor dem Spiel

ui-open = Frei
ui-anyone = offen für alle mit dem Link
ui-copy-link = Link kopieren
ui-seat-bot = Bot hinsetzen
ui-reopen = Platz wieder freigeben
ui-seats = Plätze
ui-copy = Kopieren
ui-copy-the-link = Den Link kopieren
ui-invite = Einladen
ui-free-seats = { $open ->
    [one] Ein Platz ist frei. Wer diesen Link öffnet, kann ihn nehmen, ganz ohne Konto.
   *[other] { $open } Plätze sind frei. Wer diesen Link öffnet, kann einen nehmen, ganz ohne Konto.
}
ui-qr = QR-Code des Links
ui-bots-fill = { $open ->
    [0] alle sind da
    [one] ein Bot nimmt den freien Platz
   *[other] Bots nehmen die { $open } freien Plätze
}
ui-start = Los
ui-starts-full = Das Spiel beginnt, sobald alle Plätze besetzt sind.

## Skripte: die Einführung

ui-lesson-over = Die Einführung ist zu Ende
ui-puzzle-number = Rätsel { $step }
ui-puzzle-right = Richtig!
ui-puzzle-show = Lösung zeigen
ui-puzzle-next = Nächstes Rätsel
ui-puzzle-solved = { $what }, gelöst
ui-puzzles = Alle Rätsel
ui-step = Schritt { $step } von { $of }
ui-moves-now = { $count ->
    [one] Jetzt zieht { $names }.
   *[other] Jetzt ziehen { $names }.
}
ui-moment = Einen Moment.
ui-back = Zurück
ui-next = Weiter
ui-play-on = Weiterspielen
ui-own-way = Einführung beenden

## Skripte: der Wertungsblock und das Ende

ui-total = Summe
ui-score-pad = Wertungsblock
ui-if-then = Wenn das Spiel nach Zug { $at } geendet hätte
ui-the-end = Das Ende
ui-you-scored = { $points ->
    [one] Du hast einen Punkt
   *[other] Du hast { $points } Punkte
}
ui-team = Das Team
ui-together = { $points ->
    [one] Zusammen ein Punkt
   *[other] Zusammen { $points } Punkte
}
ui-nobody = Niemand gewinnt
ui-all-win = { $names } gewinnen gemeinsam
ui-share = { $names } teilen sich den Sieg
ui-you-win = { $lead ->
    [0] Du gewinnst bei Gleichstand
    [one] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $lead } Punkten Vorsprung
}
ui-wins = { $lead ->
    [0] { $name } gewinnt bei Gleichstand
    [one] { $name } gewinnt mit einem Punkt Vorsprung
   *[other] { $name } gewinnt mit { $lead } Punkten Vorsprung
}
ui-moves-played = { $moves ->
    [one] Ein Zug.
   *[other] { $moves } Züge.
}
ui-review = Partie analysieren
ui-review-stop = Abbrechen
ui-review-halted = Abgebrochen. Wenn du die Partie wieder analysieren lässt, geht es dort weiter.
ui-review-left = { $minutes ->
    [0] Noch weniger als eine Minute.
    [one] Noch etwa eine Minute.
   *[other] Noch etwa { $minutes } Minuten.
}
ui-rematch = Revanche
ui-another = Anderes Spiel
ui-no-seal = Dieses Mischen kann niemand nachprüfen
ui-sealed-before = Das Mischen stand vor dem ersten Zug fest. Prüfsumme:
ui-check = Das Mischen prüfen
ui-checked-noted = In diesem Browser geprüft: Die Prüfsumme ist die, die vor dem Spiel notiert wurde, und alle { $draws } Ziehungen folgen daraus.
ui-checked = In diesem Browser geprüft: Das Geheimnis passt zur Prüfsumme, und alle { $draws } Ziehungen folgen daraus.
ui-server-checked = Der Server sagt, dass alle { $draws } Ziehungen aus der Prüfsumme folgen.
ui-misfit = Es passt nicht: { $why }
ui-fair = Fair gemischt
ui-over-time = Punkte im Lauf der Zeit
ui-minutes-axis = Minuten
ui-moves-axis = Züge
ui-time-axis = Zeit
ui-turn-axis = Zug
ui-move-told = Zug { $move }. { $told }
ui-move-in-all = Mit allem, was sich dadurch sonst ändert: { $gain }.
ui-last-move = Der letzte Zug und die Schlusswertung
ui-decided = Was den Ausschlag gab
ui-close-all = Kein einzelner Zug: Es war bis zuletzt knapp.
ui-final-board = Das Brett am Ende
ui-step-through = Mit der Verlaufsleiste kannst du das Spiel noch einmal durchgehen.
ui-to-share = Teilen
ui-fork = Ab hier weiterspielen
ui-look = Zum Brett
ui-laid = In dieser Übungspartie steht der Zufall fest, für alle gleich.
ui-seeded = Gemischt wurde mit einem bekannten Startwert; deshalb gibt es keine Prüfsumme.
ui-brought = Dieser Tisch wurde als Aufzeichnung importiert, samt dem Mischen; deshalb gibt es keine Prüfsumme.
ui-forked = Dieser Tisch zweigt von einer beendeten Partie ab; deshalb gibt es keine Prüfsumme.
ui-resumed = Während dieses Spiels haben sich die Regeln geändert, und es wurde neu gemischt; deshalb gibt es keine Prüfsumme.
ui-erased = Jemand, der hier saß, hat seine Daten löschen lassen, und mit ihnen die Prüfsumme, in der sein Name steckte. Gemischt bleibt wie gehabt.

## Skripte: der Tisch

ui-not-there = { $held } passt dort nicht hin. Wo es geht, leuchtet es.
ui-can-now = Jetzt: { $can }.
ui-is-earlier = Du siehst einen früheren Zug. Spring zum neuesten, um zu ziehen.
ui-rival-first-by = { $name } war { $seconds } s schneller.
ui-rival-first = { $name } war schneller.
ui-this-move = dieser Zug
ui-status-more = mehr
ui-tap-again = Noch einmal, um zu bestätigen.
ui-confirms = Noch einmal, um zu bestätigen:
ui-changed = Das Spiel hat sich geändert, bevor dein Zug ankam. Bitte versuch es noch einmal.
ui-other-browser = Ein anderer Browser hält jetzt deinen Platz. Ist es nicht deiner: Mehr, Die anderen abmelden.
ui-is-your-turn = Du bist am Zug.
ui-looking-back = Rückblick auf Zug { $at } von { $of }
ui-unseen = Diesen Zug hat die Seite noch nicht gesehen; er kommt, sobald du wieder verbunden bist.
ui-why = Grund: { $reason }
ui-the-rule = Die Regel
ui-count = { $count }
ui-lab-begins = Die Bots setzen sich …
ui-lab-waiting = { $ahead ->
    [one] Eine Studie ist vor deiner dran.
   *[other] { $ahead } Studien sind vor deiner dran.
}
ui-lab-going = { $done } von { $of } Partien sind gespielt.
ui-lab-over = Alle { $of } Partien sind gespielt.
ui-lab-stopped = Nach { $done } Partien angehalten. Lass noch einmal spielen, dann geht es dort weiter.
ui-lab-seat-share = Siege des ersten Platzes
ui-lab-rounds = Züge je Platz
ui-lab-score = Punkte im Mittel
ui-lab-margin = Vorsprung vor dem zweiten Platz
ui-lab-leader-wins = Siege derer, die zur Halbzeit führen
ui-lab-decided-at = Wie viel vom Spiel vorbei ist, wenn es entschieden ist
ui-lab-from-to = { $from } wie gedruckt, { $to } mit deinen Zahlen
ui-lab-between = ({ $low } bis { $high })
ui-lab-too-few = (zu wenige Partien für ein Intervall)
ui-lab-points-of-share = Prozentpunkte
ui-lab-clear = ▲ eine klare Änderung
ui-lab-unclear = ○ bisher keine klare Änderung
ui-lab-reaction = In { $share } % von { $done } Partien spielt jemand anders.
ui-lab-no-reaction = In keiner von { $done } Partien spielt jemand anders: Nur die Wertung ändert sich. Diese Bots sind für die Frage zu schwach.
ui-lab-watched = Diese Intervalle sind weit genug, um zuzusehen: Du darfst jederzeit anhalten.
ui-lab-final = Alle geplanten Partien sind gespielt, also sind dies die üblichen 95-%-Intervalle; klar ist eine Änderung, die unter allen besteht.
ui-lab-one-level = Eine Spielstärke allein ergibt kein Urteil: Frag auch eine andere.
ui-lab-printed-bots = Die Bots haben die gedruckten Zahlen gelernt; mit --adapt im Terminal lernen sie zuerst deine.
ui-house-reset = Wieder wie gedruckt
ui-house-instead = ◆ statt { $number }
ui-house-as-printed = wie gedruckt, möglich { $low } bis { $high }
ui-i-am = Ich bin { $name }
ui-your-turn-now = { $name }, du bist am Zug
ui-look-away = Alle anderen schauen weg. Dann tippen, um weiterzuspielen.
ui-nothing-back = Nichts zurückzunehmen:
ui-turn-again = Meinen Zug neu beginnen
ui-taken-back = { $more ->
    [one] Zurückgenommen. Ein weiterer Zug lässt sich zurücknehmen.
   *[other] Zurückgenommen. { $more } weitere Züge lassen sich zurücknehmen.
}
ui-no-further = Zurückgenommen. Weiter geht es nicht:
ui-not-your-turn = Du bist nicht am Zug.
ui-thinking = Ein Gärtner denkt nach …
ui-would-play = Ein Gärtner würde spielen: { $move }
ui-ends-now = { $points ->
    [one] Damit endet dein Zug, und vorher wäre noch ein Punkt zu holen.
   *[other] Damit endet dein Zug, und vorher wären noch { $points } Punkte zu holen.
}
ui-worth-more = Ein anderer Zug bringt hier jetzt { $points } Punkte mehr.
ui-make-anyway = Trotzdem so spielen
ui-hint-share = { $share } %
ui-would-like = Die besten Züge des Bots, seine Wahl zuerst; die Prozentzahl sagt, wie viel er über jeden nachgedacht hat.
ui-would-wait = Ein Gärtner würde warten.
ui-speed-0 = Tempo: wie sie ziehen
ui-speed-1500 = Tempo: ruhig
ui-speed-3000 = Tempo: langsam
ui-continue = Weiter
ui-pause = Anhalten
ui-so-many = { $count } { $many }
ui-still-needs = { $held }: jetzt { $ways }.
ui-moves-of = { $fits } von { $of } Zügen
ui-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
ui-put-back = Zurücklegen
ui-sending = Wird gesendet …

## Skripte: die Verbindung

ui-lost = Verbindung verloren.
ui-no-access = Du hast keinen Zugang zu diesem Tisch.
ui-no-table = Diesen Tisch gibt es nicht.
ui-ask-invitation = Bitte um eine Einladung oder nutze deinen Wiederherstellungscode.
ui-lost-move = Dein Zug wird gesendet, sobald du wieder verbunden bist.
ui-lost-real-time = Die anderen spielen währenddessen weiter.
ui-lost-saved = Das Spiel ist gespeichert; wir verbinden dich wieder.
ui-lost-changed = Die Verbindung ging verloren, während du gezogen hast, und das Spiel hat sich seither geändert. Sieh nach, ob dein Zug angekommen ist.

## Scripts: a new table

ui-level-seedling = Keimling
ui-level-sprout = Spross
ui-level-gardener = Gärtner
ui-level-head-gardener = Obergärtner
ui-plays-seedling = zieht zufällig
ui-plays-sprout = nimmt, was jetzt am meisten Punkte bringt
ui-plays-gardener = denkt einen Moment voraus
ui-plays-head-gardener = denkt bis zu einer Sekunde voraus
ui-get-link = Link holen
ui-and-qr = { $open ->
    [one] und ein QR-Code für den freien Platz
   *[other] und ein QR-Code für { $open } freie Plätze
}
ui-all-here = alle sind da
ui-you-watch = du siehst zu
ui-kind-person = Du
ui-kind-here = Am selben Bildschirm
ui-kind-open = Per Link
ui-kind-bot = Bot
ui-sits-person = du, an diesem Bildschirm
ui-sits-here = noch jemand an diesem Bildschirm
ui-sits-open = offen für alle mit dem Link
ui-sits-bot = Bot; { $plays }
ui-seat-number = Platz { $number }
ui-a-friend = Jemand, den du einlädst
ui-name-or-guest = Name (freiwillig)
ui-name-at = Name auf Platz { $number }
ui-who-at = Wer sitzt auf Platz { $number }?
ui-level-at = Stärke des Bots auf Platz { $number }
ui-random = Zufall
ui-yes = Ja
ui-hints = Tipps von einem Bot
ui-hints-on = erlaubt
ui-hints-off = nicht erlaubt
ui-no-options = Dieses Spiel hat keine Optionen.

## What doesn't fit a commitment

ui-misfit-noted = Die Prüfsumme ist nicht die, die dieser Browser vor dem Spiel notiert hat.
ui-misfit-terms = Die Prüfsumme gehört zu einem anderen Spiel, anderen Optionen oder einem anderen Tisch.
ui-misfit-secret = Das Geheimnis passt nicht zur Prüfsumme.
ui-misfit-nonce = Was dieser Browser zum Mischen beigetragen hat, fehlt darin.
ui-misfit-draw = Die { $draw }. Ziehung folgt nicht aus der Prüfsumme.
