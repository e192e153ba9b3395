### Was allen Spielen gemeinsam ist. docs/words.md erklärt, wie diese Dateien aufgebaut sind.

language-name = Deutsch

## Leute und Listen

seat-name = Platz { $number }
list-more = { $before }, { $next }
list-and = { $before } und { $next }
list-or = { $before } oder { $next }
list-none = nichts
spoken = { $text }

## Warum nichts (mehr) zurückgenommen werden kann

undo-never = In { $game } lässt sich nichts zurücknehmen.
undo-over = Das Spiel ist zu Ende.
undo-nothing = Es wurde noch nicht gezogen.
undo-moved = { $other } hat inzwischen gezogen.
undo-time = Inzwischen ist Zeit vergangen.
undo-shown = Dein letzter Zug hat etwas Neues aufgedeckt.

## Warum ein Bot so gezogen hat

reason-only = Einziger erlaubter Zug.
reason-random = Zufällig gewählt.
reason-now = { $points } sofort.
reason-now-about = Etwa { $points } sofort.
reason-turn = { $points } in diesem Zug.
reason-turn-about = Etwa { $points } in diesem Zug.
reason-later = Am Ende des Zuges: { $what }
reason-ends = Damit ist das Spiel zu Ende.
reason-best = Etwas Besseres habe ich nicht gefunden.
reason-close = Es war knapp: { $move } sah ebenso gut aus.
reason-looked = Je länger ich nachdachte, desto besser schien mir das gegenüber { $move }.
reason-chances = Die besten Gewinnchancen: { $best } %, und { $other } % mit { $move }.
move-hidden = ein anderer Zug
move-called = „{ $title }“
move-called-more = „{ $title }, { $line }“
reason-stand-in = { $level } ist eingesprungen, weil { $name } nicht nachdenken konnte.
no-bot-yet = Noch hat kein Bot gezogen.

## Die Statuszeile

gathering = { $open ->
    [one] Es fehlt noch eine Person: Teile den Link oder setz einen Bot auf den Platz.
   *[other] Es fehlen noch { $open } Personen: Teile den Link oder setz Bots auf die Plätze.
}
to-move = { $count ->
    [one] { $names } ist am Zug.
   *[other] Am Zug: { $names }.
}
your-turn = Du bist am Zug: { $what }.
turn-here = Du bist am Zug, { $name }: { $what }.
all-at-once = Alle spielen gleichzeitig: { $what }.
alone-now = Jetzt: { $what }.
nothing-to-do = Alle spielen gleichzeitig: Für dich gibt es gerade nichts zu tun.
over-together = { $points ->
    [one] Das Spiel ist zu Ende: ein Punkt.
   *[other] Das Spiel ist zu Ende: { $points } Punkte.
}
over-won = { $count ->
    [one] Das Spiel ist zu Ende: { $winners } gewinnt. { $totals }.
   *[other] Das Spiel ist zu Ende: { $winners } gewinnen gemeinsam. { $totals }.
}
total = { $name } { $points }

## Einführungen

lesson-luck = In dieser Übungspartie fallen Würfel und Karten für alle gleich.
lesson-stray = Auch das ist erlaubt, aber versuch zuerst den hervorgehobenen Zug.
lesson-wait = Einen Moment: Erst ist { $name } dran.

## Das Terminal

pad-total = Summe
terminal-why-not = Nein: { $why }
terminal-legal = Das ist erlaubt.
terminal-wins = { $you ->
    [yes] Du gewinnst.
   *[no] { $who } gewinnt.
}
terminal-share = { $winners } gewinnen gemeinsam.
terminal-move = { $name }, { $move }: { $reason }
terminal-no-reasons = Über die Karten darf niemand sprechen: Am Tisch im Browser stehen die Gründe nach dem Spiel.
terminal-goes-on = { $moves ->
    [one] Nach einem Zug geht das Spiel weiter.
   *[other] Nach { $moves } Zügen geht das Spiel weiter.
}

## Die Seite mit den Regeln

rules-title = { $game }: die Regeln
rules-chapters = Kapitel
rules-search = In den Regeln suchen
rules-found-none = Nichts gefunden
rules-found-one = 1 Stelle
rules-found-many = { $count } Stellen
rules-learn = Eine begleitete erste Partie
rules-specification = Jede Regel mit ihrer Nummer, für alle, die damit bauen (auf Englisch)
rules-for-players = Die Regeln zum Spielen
rules-dark = Dunkel
