### Was allen Spielen gemeinsam ist. docs/words.md erklärt, wie diese Dateien aufgebaut sind.

language-name = Deutsch

## Leute und Listen

seat-name = Platz { $number }
list-more = { $before }, { $next }
list-apart = { $before }; { $next }
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
# Somebody who gave no name: the name is a bird's or a flower's.
guest = Gast { $name }
turn-here = Du bist am Zug, { $name }: { $what }.
all-at-once = Alle spielen gleichzeitig: { $what }.
alone-now = Jetzt: { $what }.
nothing-to-do = Alle spielen gleichzeitig: Für dich gibt es gerade nichts zu tun.
over-together = { $points ->
    [one] Das Spiel ist zu Ende: ein Punkt.
   *[other] Das Spiel ist zu Ende: { $points } Punkte.
}
over-won = { $you ->
    [yes] Das Spiel ist zu Ende: Du gewinnst. { $totals }.
   *[no] Das Spiel ist zu Ende: { $who } gewinnt. { $totals }.
}
over-shared = Das Spiel ist zu Ende: { $winners } gewinnen gemeinsam. { $totals }.
total = { $name } { $points }

## Einführungen

lesson-luck = In dieser Übungspartie steht der Zufall fest, für alle gleich.
lesson-stray = Auch das ist erlaubt, aber versuch zuerst den hervorgehobenen Zug.
lesson-wait = Einen Moment: Erst ist { $name } dran.

## Rätsel

puzzle-asks = Ein Zug ist hier eindeutig der beste. Mach ihn.
puzzle-level-easy = Leicht: Wer nimmt, was sofort am meisten bringt, findet ihn.
puzzle-level-medium = Mittel: Sieh etwas weiter als bis zu den Punkten dieses Zugs.
puzzle-level-hard = Schwer: Selbst eine kurze Suche übersieht ihn.
puzzle-task-easy = Leicht.
puzzle-task-medium = Mittel.
puzzle-task-hard = Schwer.
puzzle-this = { $count ->
    [0] Von hier aus lässt sich die Lösung nicht zeigen.
    [one] Das ist der beste Zug.
   *[other] Jeder von diesen ist richtig.
}
puzzle-right = Damit gewinnst du mit etwa { $chance } % Wahrscheinlichkeit; der nächstbeste Zug würde { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} davon kosten.
puzzle-garden = Alle drei Karten sind erfüllt.
puzzle-costs = Der nicht: Er kostet etwa { $points } Punkte deiner Gewinnchance. Versuch es noch einmal.
puzzle-near = Knapp daneben: Dieser Zug kostet etwa { $points } Punkte deiner Gewinnchance, es gibt einen besseren. Versuch es noch einmal.
puzzle-wrong = Der nicht. Versuch es noch einmal.
puzzle-over = Das Rätsel ist gelöst. Mit „Weiterspielen“ geht diese Partie weiter.
puzzle-no-hint = Das ist ein Rätsel: „Lösung zeigen“ verrät die Antwort.
puzzle-cannot = Das kann ein Rätsel hier nicht. Es kennt „show“ und „close“.
puzzle-options = Ein Rätsel bringt seine Plätze und Optionen selbst mit: Nenne nur das Spiel und das Rätsel.
no-puzzle = Ein Rätsel { $number } hat dieses Spiel nicht: Sie sind von 1 bis { $last } nummeriert.
puzzles-bar = Suche Rätsel
puzzles-found = { $game }: { $count } Rätsel in { $file } ({ $easy } leichte, { $medium } mittlere, { $hard } schwere).
puzzles-other = { $file } enthält Rätsel von { $game } oder von anderen Regeln als den heutigen. Wähle eine andere Datei.
puzzles-check-bar = Beweise
puzzles-checked = { $game }: { $count } Rätsel noch einmal bewiesen, { $wrong } Fehler.
puzzle-fault = Rätsel { $number }: { $why }
puzzle-unplayable = Die Partie bis dahin lässt sich nach den Regeln nicht spielen: { $why }
puzzle-not-to-act = Der Platz ist dort nicht am Zug.
puzzle-unproved = { $stage ->
    [few] Es gibt zu wenig Auswahl.
    [close] Eine Suche hält einen anderen Zug für fast so gut.
    [searches] Zwei Suchen finden verschiedene Züge.
    [several] Zu viele Züge sind gleich gut oder fast.
    [played] Zu Ende gespielt ist ein anderer Zug nicht sicher schlechter.
   *[none] Es hat keinen Beweis.
}
puzzle-answers = Richtig soll { $kept } sein, aber die Suche findet { $found }.
puzzle-numbers = Der Beweis kommt zu anderen Zahlen.
puzzle-solved-already = Es ist von Anfang an gelöst.
puzzle-unsolved = Seine Lösung löst es nicht.

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
rules-back = Zurück zum Tisch
rules-chapters = Kapitel
rules-search = In den Regeln suchen
rules-found-none = Nichts gefunden
rules-found-one = 1 Stelle
rules-found-many = { $count } Stellen
rules-learn = Eine begleitete erste Partie
rules-specification = Jede Regel mit ihrer Nummer, für alle, die damit bauen (auf Englisch)
rules-for-players = Die Regeln zum Spielen
rules-dark = Dunkel
rules-house = Hausregeln
rules-changed = Dieser Tisch spielt mit diesen Zahlen statt mit denen der Schachtel. Im Text stehen sie neben den gedruckten; Beispiele, Abbildungen und ihre Summen behalten die gedruckten.
rules-box = in der Schachtel { $number }

## Options and house rules

wrong-option = Die Option „{ $name }“ muss { $allowed } sein (nicht { $value }).
unknown-option = { $game } hat keine Option { $name }. Es gibt { $names }.
allowed = { $any }
allowed-range = { $low } bis { $high }
allowed-beyond = { $low } bis { $high } (ab { $beyond } mehr, als die Schachtel vorsieht)
allowed-list = eine Liste aus { $ids }
house-untabled = Hausregeln müssen eine Tabelle aus Namen und Zahlen sein (nicht { $found }).
no-house = { $game } hat keine Hausregeln.
unknown-house = { $game } hat keine Hausregel { $name }. Es gibt { $names }.
wrong-house = Die Hausregel „{ $name }“ muss { $low } bis { $high } sein (nicht { $value }; im gedruckten Spiel { $box }).
written-house = Eine Hausregel schreibt man so: { $like } (nicht { $text }).

## Games, moves and seats

no-game = Es gibt kein Spiel { $game }. Im Regal stehen { $games }.
no-such-seat = Platz { $seat } gibt es nicht. Die Plätze sind 0 bis { $last }.
no-clock = { $game } hat keine Uhr, daher bedeutet { $text } hier nichts.
not-a-move = { $text } ist kein Zug in { $game }. Züge beginnen mit { $verbs }.
not-written = { $text } ist kein Zug in { $game }. „{ $verb }“ schreibt man so: { $like }

## Records

record-none = Keine Allotment-Aufzeichnung: Die erste Zeile muss „{ $line }“ lauten.
record-line = Zeile { $line } lautet { $text }. Eine Aufzeichnung beginnt mit { $fields }, danach „moves:“.
record-twice = Zeile { $line } nennt „{ $field }“ ein zweites Mal.
record-no-moves = Der Aufzeichnung fehlt die Zeile „moves:“.
record-lacks = In der Aufzeichnung fehlt „{ $field }“.
record-no-version = Die Version der Aufzeichnung muss eine kleine Zahl sein (nicht { $value }).
record-no-table = „{ $field }“ muss in der Aufzeichnung eine Tabelle sein.
record-no-list = „{ $field }“ muss in der Aufzeichnung eine Liste sein.
record-no-json = „{ $field }“ lässt sich in der Aufzeichnung nicht als JSON lesen.
record-no-scores = Die Punkte der Aufzeichnung müssen alle Zahlen sein.
record-no-luck = Die Aufzeichnung hat weder einen Startwert noch eine Prüfsumme.
record-two-lucks = Die Aufzeichnung hat einen Startwert und eine Prüfsumme; möglich ist nur eines von beiden.
record-uncommitted = Die Aufzeichnung hat „{ $field }“, aber keine Prüfsumme, mit der man es vergleichen könnte.
record-planned = Die Aufzeichnung hat eine Prüfsumme, aber ihre Stellung legt die kommenden Würfel und Karten fest.
record-sealed = Der Zufall dieser Aufzeichnung ist noch geheim: Das Geheimnis wird nach dem Spielende gezeigt.
record-secret = Das Geheimnis der Aufzeichnung ist nicht hexadezimal.
record-commitment = Das Geheimnis passt nicht zur Prüfsumme: Das ist nicht der Zufall, der vereinbart war.
record-version = Die Aufzeichnung wurde mit Version { $version } von { $game } gespielt. Dies ist Version { $now }.
record-event = Ereignis { $number } der Aufzeichnung, „{ $event }“, ist nicht möglich: { $why }
record-not-over = Laut Aufzeichnung ist das Spiel vorbei, aber das stimmt nicht.
record-over = Das Spiel ist vorbei, aber in der Aufzeichnung fehlen die Punkte.
record-breaks-off = Die Aufzeichnung bricht mitten im Spiel ab, obwohl ihr Geheimnis schon gezeigt wird.
record-draws = Was gezogen wurde, passt nicht zur Prüfsumme der Ziehungen in der Aufzeichnung.
record-scores = Das Spiel endet mit den Punkten { $found }; in der Aufzeichnung stehen { $scores }.
at-line = Zeile { $line }
not-an-event = { $where } lautet { $text }. Einen Zug schreibt man als „Platz: Notation“.
seed-one-line = Der Startwert { $seed } ließe sich nicht wieder lesen: Er muss eine Zeile ohne Leerzeichen am Rand sein.
seed-no-text = Der Startwert { $seed } ist kein Text.
at-scenario = Ein Zug des Szenarios { $id }
at-offers = Ein Eintrag von „legal“ oder „illegal“

## Positions, and scenarios with one: what is wrong, by the path of the field

position-untabled = Hier muss eine Tabelle mit Feldern stehen (nicht { $value }).
field-wrong = „{ $field }“ muss { $allowed } sein (nicht { $value }).
field-table = eine Tabelle mit Feldern
field-number = eine Zahl von { $low } bis { $high }
field-from = eine Zahl ab { $low }
field-numbers = { $count ->
    [one] eine Liste mit einer Zahl
   *[other] eine Liste mit { $count } Zahlen
}
field-flag = true oder false
field-text = ein Text
field-texts = eine Liste von Texten
field-list = eine Liste
field-each-once = eine Liste mit je einmal { $names }
field-key = Die Schlüssel einer Tabelle müssen Texte sein (nicht { $key }).
field-unknown = Ein Feld „{ $field }“ gibt es nicht. Hier bekannt: { $known }.
field-names = „{ $field }“ nennt { $value }. Möglich ist { $names }.
field-exactly = { $count ->
    [one] „{ $field }“ hat einen Eintrag; nötig sind genau { $right }.
   *[other] „{ $field }“ hat { $count } Einträge; nötig sind genau { $right }.
}
field-at-most = „{ $field }“ hat { $count } Einträge; erlaubt sind höchstens { $most }.
field-lacks = In „{ $field }“ fehlt „{ $name }“.
field-all-or-none = „{ $field }“ fehlt: Nenne { $names } oder nichts davon.
field-twice = { $piece } liegt an zwei Stellen: in „{ $first }“ und in „{ $second }“.
field-repeats = „{ $field }“ nennt { $value } zweimal.
field-disagrees = „{ $field }“ ist { $value }, aber aus dem Rest der Stellung folgt { $right }.
field-option = „{ $field }“ ist { $value }, aber nach den Optionen des Spiels gilt { $right }.
field-only-in = „{ $field }“ bedeutet nur in der Phase { $phases } etwas, aber die Phase ist { $phase }.
field-needed = In der Phase „{ $phase }“ braucht die Stellung „{ $field }“.
field-written = In „{ $field }“ steht { $value }, aber man schreibt es wie { $like }.
field-seat = In „{ $field }“ steht { $value }, aber diesen Platz gibt es nicht. Die Plätze sind 0 bis { $last }.
position-too-many = Die Stellung hat { $count }-mal „{ $piece }“, aber es gibt nur { $most }.
position-missing = { $piece } kommt in der Stellung nirgends vor.
position-repeated = { $piece } liegt an zwei Stellen.
chance-wrong = Der nächste Eintrag von „chance“ muss { $due } sein (nicht { $value }).
chance-names = { $count ->
    [one] eine Liste mit einem Namen
   *[other] eine Liste mit { $count } Namen
}
secret-size = Ein Geheimnis hat 16 bis 64 Bytes (dieses hat { $bytes }).
scenario-no-game = In der Datei steht nicht, um welches Spiel es geht: Ihr fehlt eine Zeile wie game = "SLUG".
scenario-no-id = „{ $scenario }“ hat keine id.
scenario-twice = Zwei Szenarien haben die id { $id }.
scenario-no-setup = options: erwartet wurde ein Spiel, aber sie werden abgelehnt: { $why }
scenario-setup = setup_refused: diese Optionen sollten abgelehnt werden, werden aber angenommen
scenario-no-position = given: erwartet wurde eine Stellung, aber sie wird abgelehnt: { $why }
scenario-position = position_refused: diese Stellung sollte abgelehnt werden, wird aber angenommen
scenario-no-moves = refused: der letzte Zug sollte abgelehnt werden, aber es gibt keine Züge
scenario-illegal = moves: „{ $move }“ sollte erlaubt sein, wird aber abgelehnt: { $why }
scenario-changed = refused: „{ $move }“ sollte nichts verändern, hat aber die Stellung verändert
scenario-accepted = refused: „{ $move }“ sollte abgelehnt werden, wird aber angenommen
scenario-unlisted = { $field }: erwartet wurde eine Liste von Zügen, nicht { $found }
scenario-not-offered = legal: „{ $move }“ sollte angeboten werden, wird es aber nicht: { $why }
scenario-offered = illegal: „{ $move }“ sollte nicht angeboten werden, wird es aber
scenario-unexplained = illegal: gegen „{ $move }“ wurde ein Einwand erwartet, aber es gibt keinen
scenario-no-field = { $field }: erwartet wurde { $expected }, aber dieses Feld gibt es nicht
scenario-differs = { $field }: erwartet wurde { $expected }, gefunden { $found }
scenario-rule = { $why } ({ $rule })
check-done = { $passed } bestanden, { $failed } nicht bestanden

## Refused by the server

name-empty = Ein Name braucht mindestens einen Buchstaben.
name-long = Ein Name hat höchstens { $most } Buchstaben (deiner hat { $letters }).
name-pronoun = „{ $name }“ wäre für alle, die es lesen, jemand anders: Wähle einen Namen.
name-taken = An diesem Tisch heißt schon jemand „{ $name }“ oder beinahe so.
too-fast = Zu viele Anfragen. Versuche es in ein paar Sekunden wieder.
too-fast-like = Zu viele „{ $command }“-Befehle. Versuche es in ein paar Sekunden wieder.
too-many-tables = Dieser Browser war heute an { $most } Tischen. Versuche es morgen wieder.
too-many-pages = In diesem Browser sind zu viele Seiten dieses Tisches offen.
body-json = Der Inhalt der Anfrage muss application/json sein.
body-broke-off = Die Anfrage ist abgebrochen.
body-misfit = Der Inhalt der Anfrage passt nicht: { $why }
body-unreadable = Der Inhalt der Anfrage lässt sich nicht als JSON lesen.
request-long = Eine Anfrage darf hier höchstens { $most } Bytes haben.
message-long = Eine Nachricht darf höchstens { $most } Bytes haben.
not-a-command = Das ist kein Befehl: { $why }
command-late = Befehl { $id } kam nach { $last } und wurde nicht beachtet.
unknown-host = Dieser Server hört nicht auf diesen Namen. „allotment serve --name“ fügt einen hinzu.
other-site = Abgelehnt: Die Anfrage kam von einer anderen Website.
no-address = Unter dieser Adresse gibt es nichts.
no-method = Diese Adresse nimmt diese Methode nicht an.
stumbled = Auf dem Server ist etwas schiefgegangen.
stumbled-table = Auf dem Server ist etwas schiefgegangen. Sieh auf den Tisch, bevor du es noch einmal versuchst.
server-going = Der Server wird gerade beendet.
store-silent = Die Datenbank antwortet seit { $seconds } s nicht.
store-full = In die Datenbank lässt sich gerade nicht schreiben.
table-silent = Dieser Tisch antwortet gerade nicht.
table-unreadable = Dieser Tisch lässt sich nicht lesen.
no-table = Diesen Tisch gibt es nicht.
no-access = Du spielst an diesem Tisch nicht mit und siehst auch nicht zu. Lass dir von jemandem am Tisch einen Link schicken.
no-rule = { $game } hat keine Regel { $rule }.
no-language = In { $language } gibt es keine Wörter. Sprachen sind { $languages }.
layout = Eine Ansicht muss eine von { $layouts } sein; Programme haben keine.
only-seated = Nur wer hier mitspielt, kann andere einladen.
only-watching = Du siehst zu; das kann nur, wer mitspielt.
only-host = Das kann nur, wer den Tisch eröffnet hat.
bot-plays = Auf diesem Platz spielt gerade ein Bot. Nimm deinen Platz zuerst zurück.
no-bot-now = Auf diesem Platz spielt kein Bot mehr.
no-bot-for-you = Hier spielt kein Bot für dich.
seats-differ = { $listed ->
    [one] Ein Platz ist angegeben, aber das Spiel hat { $given }.
   *[other] { $listed } Plätze sind angegeben, aber das Spiel hat { $given }.
}
seat-kind = Ein Platz muss eines von { $kinds } sein (nicht { $kind }).
one-own-seat = Nur ein Platz kann deiner sein; andere am selben Bildschirm sind von der Art „here“.
guided-options = Ein geführtes Spiel bringt Optionen und Plätze mit: Lass beides weg.
not-guided = An diesem Tisch wird niemand geführt.
guide-cannot = Das kann die Einführung hier nicht. Möglich sind „on“, „back“ (zu einem Schritt zum Ansehen) und „close“.
no-lesson = Für { $game } gibt es noch kein geführtes erstes Spiel.
record-long = Eine Aufzeichnung darf höchstens { $most } Züge und Uhr-Ereignisse haben (diese hat { $events }).
seed-unprintable = Der Startwert einer Aufzeichnung muss druckbar sein (nicht { $seed }).
secret-long = Ein Geheimnis darf höchstens { $most } Bytes haben (dieses hat { $bytes }).
rematch-seated = Eine Revanche kann nur verlangen, wer mitgespielt hat.
not-over = Das Spiel ist noch nicht vorbei.
not-begun = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
begun = Das Spiel hat schon begonnen.
nonce = Eine Nonce hat höchstens 64 hexadezimale Ziffern.
link-used = Dieser Link wurde schon benutzt: Der Platz ist besetzt.
no-seat-link = Dieser Link öffnet hier keinen Platz.
no-watch-link = Mit diesem Link kannst du hier nicht zusehen.
no-code-here = Dieser Code gehört zu keinem Platz an diesem Tisch.
no-code = Kein Platz hat diesen Code. Vergleiche ihn mit dem, den du notiert hast.
push-none = Dieser Server kann dir nur Bescheid geben, solange die Seite des Tisches offen ist.
push-address = Das ist nicht die Adresse eines Push-Dienstes.
push-keys = Das sind nicht die Schlüssel eines Browsers für Push-Nachrichten.
seats-taken = Alle Plätze sind besetzt.
seat-not-open = Platz { $seat } ist nicht frei.
sits-there = Dort sitzt { $name }.
not-your-seat = Platz { $seat } ist nicht deiner.
nobody-there = Auf Platz { $seat } sitzt kein Mensch.
is-here = { $name } ist da.
was-here = { $seconds ->
    [one] { $name } war eben noch da. In einer Sekunde kann ein Bot übernehmen.
   *[other] { $name } war eben noch da. In { $seconds } Sekunden kann ein Bot übernehmen.
}
bot-only-playing = Ein Bot kann nur übernehmen, solange gespielt wird.
nothing-proposed = Niemand hat etwas vorgeschlagen.
screen-first = Zuerst muss { $name } an den Bildschirm.
pass-screen = Gib den Bildschirm an { $name } weiter.
no-row = Hier gibt es nichts, was sich in einem Zug erledigen lässt.
hints-off = An diesem Tisch gibt es keine Tipps: So wurde er angelegt.
not-your-turn = Du bist nicht am Zug.
time-ran-out = Die Zeit war um, bevor dein Zug ankam.
stale = Das Spiel hat sich geändert, bevor dein Zug ankam (von { $revision } zu { $now }).
somebody-quicker = Jemand anders war schneller. Sieh noch einmal auf den Tisch.
changed-too-often = Dieser Tisch wurde zu oft geändert: Du kannst ihn ansehen, aber nicht mehr spielen.
game-too-long = Dieses Spiel hatte { $most } Züge und Uhr-Ereignisse: Es ist zu lang und kann nicht weitergehen.
no-moment = { $of ->
    [one] Der Verlauf hat einen Zug; einen Zug { $at } gibt es nicht.
   *[other] Der Verlauf hat { $of } Züge; einen Zug { $at } gibt es nicht.
}
check-later = Das Mischen lässt sich nach dem Spielende prüfen: Erst dann wird das Geheimnis gezeigt.
all-as-recorded = Alles, was gezogen und gespielt wurde, ist wie aufgezeichnet.
entry-unknown = Ein neuerer Server hat an diesem Tisch etwas vermerkt, das dieser nicht lesen kann („{ $kind }“). Nach einem Update geht das Spiel weiter.
server-old = Dieser Tisch wird mit Version { $version } von { $game } gespielt. Dieser Server kennt Version { $now }; nach einem Update geht das Spiel weiter.
table-old = Dieser Tisch wurde mit Version { $version } von { $game } gespielt. Dies ist Version { $now }, und keine Stellung des Tisches wurde gesichert.
undone-before = Es wurden Züge nach alten Regeln zurückgenommen.
store-taken = { $store }: Diese Datenbank benutzt schon ein anderer Server. Beende ihn, gib diesem eine eigene Datenbank, oder nimm PostgreSQL, das sich beliebig viele Server teilen können.
store-unopened = Die Datenbank { $store } lässt sich nicht öffnen: { $why }
no-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $why }
port-taken = { $host }, Port { $port } ist nicht verfügbar: { $why }. Mit --port wählst du einen anderen.

## Bots

no-bot = Es gibt keinen Bot { $bot }. Bots sind { $bots }.
bot-no-budget = { $bot } denkt nicht voraus und bekommt daher kein Budget.
bot-budget = { $bot }: Ein Budget schreibt man wie { $time } oder { $steps }.
bot-no-clock = { $bot }: Hier gibt es keine Uhr. Nenne eine Zahl von Schritten, etwa { $steps }.

## The command line

which-game = Nenne ein Spiel: „allotment games“ zählt sie auf.
seats-named = { $named ->
    [one] Eine Person ist genannt, aber das Spiel hat { $seats } Plätze.
   *[other] { $named } sind genannt, aber das Spiel hat { $seats } Plätze.
}
seed-empty = Der Startwert ist leer. Er kann eine Zahl oder ein Wort sein.
offers-numbered = Die Angebote tragen die Nummern 1 bis { $most }.
one-keyboard = Wo nicht der Reihe nach gezogen wird, kann an einer Tastatur nur eine Person spielen: Gib die anderen Plätze Bots.
terminal-alone = { $name }, drücke Enter, wenn sonst niemand zusieht.
terminal-kept = Das Spiel ist in { $file } gesichert. Weiter geht es mit: allotment play --resume { $file }
terminal-saved = In { $file } gesichert.
terminal-enter = Enter zeigt die Angebote noch einmal; „help“ zeigt, was du sonst eingeben kannst.
help-offers = Gib die Nummer eines Angebots ein oder seine Notation. Außerdem gibt es:
help-why = warum der letzte Bot so gezogen hat
help-why-move = warum ein Zug nicht möglich ist
help-undo = deinen letzten Zug zurücknehmen, wenn er nichts aufgedeckt hat
help-again = deinen Zug von vorn beginnen, wenn nichts aufgedeckt wurde
help-pad = der Wertungsblock, als wäre das Spiel jetzt vorbei
help-story = was bisher geschehen ist
help-save-file = das Spiel sichern; „allotment play --resume FILE“ setzt es fort
help-quit = aufhören (mit --save ist das Spiel gesichert)
show-at = { $moves ->
    [one] --at { $at }: Die Aufzeichnung hat einen Zug.
   *[other] --at { $at }: Die Aufzeichnung hat { $moves } Züge.
}
show-width = --width { $width } passt nicht: Ein Bild kann 16 bis 8192 Pixel breit sein.
show-out = „{ $file }“ ist weder eine .svg- noch eine .png-Datei; nur dahin wird gezeichnet.
replay-to = { $moves ->
    [one] --to { $to }: Die Aufzeichnung hat einen Zug.
   *[other] --to { $to }: Die Aufzeichnung hat { $moves } Züge.
}
commitment-alone = --commitment geht nur zusammen mit --verify.
commitment-none = Die Aufzeichnung hat keine Prüfsumme: Sie wurde mit einem Startwert gemischt.
commitment-other = Du hast die Prüfsumme { $noted } notiert; in der Aufzeichnung steht { $found }.
verified = Geprüft: { $moves } Züge und { $draws } Ziehungen sind wie aufgezeichnet.
verified-middle = Die Aufzeichnung beginnt mitten im Spiel: Über das Mischen davor ist nichts bekannt.
verified-noted = Ihr Geheimnis passt zu der Prüfsumme, die du notiert hast.
verified-same-file = Ihr Geheimnis passt zur Prüfsumme in derselben Datei; --commitment vergleicht sie mit der, die du notiert hast.
set-written = Eine Option gibt man mit --set OPTION=WERT an (nicht { $text }).
file-unread = { $file } lässt sich nicht lesen: { $why }.
file-wrong = { $file }: { $why }
file-not-text = { $file } lässt sich nicht lesen: Das ist kein UTF-8-Text.
file-not-toml = { $file } lässt sich nicht als TOML lesen: { $why }
file-folder = { $file } lässt sich nicht schreiben: Das ist ein Ordner.
file-unwritten = { $file } lässt sich nicht schreiben: { $why }.
file-name = { $name } ist kein Dateiname.
needs-package = Dafür braucht es { $package }: pip install "allotment[{ $extra }]"
serve-port = --port muss 0 bis 65535 sein (nicht { $port }).
serve-log = --log muss { $forms } sein (nicht { $log }).
serve-proxy = --proxy muss eine Adresse oder ein Netz sein, etwa 10.0.0.0/8 (nicht { $proxy }).
serve-push-host = --push-host muss der Name eines Rechners sein, mit Port, wenn der nicht 443 ist (nicht { $host }).
serve-push-contact = --push-contact muss mit mailto: oder https:// beginnen (nicht { $contact }).
serve-setting = { $setting } ist keine Einstellung dieses Servers. Einstellungen sind { $known }.
serve-yes-no = { $setting } muss yes oder no sein (nicht { $value }).
serve-number = { $setting } muss eine Zahl sein (nicht { $value }).
serve-limit = --limit kann nicht { $limit } sein. Raten schreibt man wie made=30/20, pro Minute und auf einmal, oder made=0 für keine Grenze: { $rates }. Das hier sind einzelne Zahlen, wie body=100000: { $numbers }.
copied = { $tables ->
    [one] { $file }: ein Tisch, { $entries } Einträge.
   *[other] { $file }: { $tables } Tische, { $entries } Einträge.
}
restored-before = Was vorher da war, heißt jetzt { $file }
copy-there = { $file } gibt es schon. Gib der Kopie einen anderen Namen.
copy-itself = { $file } ist die Datenbank selbst, keine Kopie.
store-unread = Die Datenbank { $store } lässt sich nicht lesen: { $why }
store-own-tool = { $store } ist ein Datenbankserver mit eigenem Werkzeug dafür: { $tool }
no-store = Es gibt keine Datenbank { $file }.
store-uncopied = { $file } lässt sich nicht kopieren: { $why }
store-damaged = { $file } ist beschädigt: { $why }
store-not-ours = { $file } enthält keine Tische von Allotment.
store-newer = { $file } stammt von einem neueren Allotment (Schema { $version }). Aktualisiere zuerst dieses.
table-broken = { $table } { $game }: nicht lesbar: { $why }
table-upgrades = { $table } { $game }: geht nach neueren Regeln von der letzten Stellung weiter
table-replays = { $table } { $game }: lässt sich nachspielen
tables-checked = { $tables ->
    [one] Ein Tisch: { $over } beendet, { $waiting } unvollendet, { $broken } nicht lesbar.
   *[other] { $tables } Tische: { $over } beendet, { $waiting } unvollendet, { $broken } nicht lesbar.
}
shelf-game = { $title }, { $players }, etwa { $minutes } Minuten
shelf-players = { $seats } Personen
shelf-options = Optionen, anzugeben als --set NAME=WERT:
shelf-none = keine
shelf-default = { $allowed }; sonst: { $default }
shelf-seat = { $allowed }; sonst: { $default }, oder "random", wo Menschen spielen
shelf-house = Hausregeln (Zahlen, die du ändern kannst), anzugeben als --house NAME=ZAHL:
shelf-number = { $low } bis { $high }; im gedruckten Spiel: { $box }

## A seat in words, for programs that read

text-table = { $game }, Tisch { $table }, Stand { $revision }.
text-watching = Du siehst zu.
text-you = Du bist { $name }, auf Platz { $number }.
text-scores = Punkte: { $scores }.
text-last = Was zuletzt geschah:
text-moves = { $count ->
    [one] Dein einziger möglicher Zug:
   *[other] Deine { $count } möglichen Züge, je einer pro Zeile:
}
text-over = Das Spiel ist vorbei. { $ended }
text-over-first = Das Spiel ist vorbei. { $ended } Erster Platz: { $winners }.
text-your-turn = Du bist am Zug.
text-no-move = Du hast jetzt keinen Zug; die Zeit läuft.
text-turn = Am Zug: { $names }.

## Starting the server

serve-ready = Der Tisch ist gedeckt: { $address }
serve-network = Telefone und andere Computer im selben Netz können diese Adresse öffnen.
serve-stop = Strg-C beendet den Server; die Tische bleiben gesichert.
text-house = Hausregel: { $says }: { $value } statt { $box }.
servers-unheard = Dieser Server hört die anderen Server gerade nicht.
serve-jobs = --jobs muss 1 oder mehr sein (nicht { $jobs }); mit PostgreSQL auch 0, dann denken die Bots bei „allotment think“.
think-ready = { $tables ->
    [one] Hier denken Bots, an einem Tisch zugleich. Strg-C beendet es; andere übernehmen.
   *[other] Hier denken Bots, an { $tables } Tischen zugleich. Strg-C beendet es; andere übernehmen.
}
store-too-new = { $store } stammt von einem neueren Allotment. Aktualisiere zuerst dieses.
entry-gap = Eintrag { $entry } folgt nicht auf { $revision }.
other-rules = Der Tisch geht nach anderen Regeln weiter.
sand-ahead = Der Sand ist hier schon weiter gelaufen als auf dem Server, auf dem der Zug gemacht wurde.
name-erased = Ein Name wurde aus den Einträgen des Tischs entfernt.
erased-name = Person { $number }
think-postgres = „allotment think“ ist für Server, die sich eine PostgreSQL-Datenbank teilen, etwa --data postgresql://host/name; ein Server mit eigener Datei denkt selbst.
think-jobs = --jobs muss 1 oder mehr sein (nicht { $jobs }).
lab-off = Dieser Server hat kein Labor. „allotment lab --help“ zeigt, wie du dieselben Fragen selbst stellst.
lab-packages = Das Labor braucht weitere Pakete: { $install }. „allotment lab --help“ zeigt, wie du dieselben Fragen selbst stellst.
no-level = Die Stärke { $level } gibt es hier nicht. Es gibt { $levels }.
lab-full = Es warten schon viele Studien. Versuche es in ein paar Minuten wieder.
no-study = Diese Studie gibt es in diesem Browser nicht.
study-broke-off = Die Studie ist abgebrochen.
export-folder = { $folder } ist nicht leer. Gib dem Export einen eigenen Ordner.
exported = { $tables ->
    [one] { $folder }: ein Tisch
   *[other] { $folder }: { $tables } Tische
}
serve-metrics = Messwerte: { $address }
setting-usual = wie üblich
setting-yes = ja
setting-no = nein

## Abgelehnt, für Leute, die bauen: Umgebungen, Bots, Werkzeug für Betreiber

option-seat = Option „{ $name }“ muss bei { $seats } Plätzen zwischen 0 und { $last } liegen (nicht { $value }).
bots-none = --bots nennt niemanden. Gib mindestens einen Bot an, etwa sprout.
no-planner = { $game } wird gemeinsam gespielt, hat aber keinen Planer für Bots.
driver-seed = Wo das Mischen versiegelt ist, brauchen Bots ihren eigenen Zufall: Gib einen Startwert an.
env-ticks = tick und max_cycles müssen mindestens 1 sein (nicht { $tick } und { $cycles }).
env-alive = { $agent } spielt noch, also muss die Aktion eine Zahl sein, nicht None.
env-no-action = Es gibt keine Aktion { $action }, nur 0 bis { $last }.
env-no-idle = Platz { $seat } kann nicht warten, während keine Zeit vergeht.
env-illegal = Platz { $seat } darf „{ $move }“ nicht spielen: { $why } ({ $rule })
env-over = Das Spiel ist zu Ende. reset() beginnt das nächste.
env-opponents = { $named } Gegner sind genannt; bei { $seats } Plätzen müssen es { $needed } sein.
env-seeds = { $given } Startwerte sind für { $games } Spiele angegeben.
env-reset-first = Ruf vor step() erst reset() auf: Damit werden die ersten Spiele ausgeteilt.
env-actions = { $given } Aktionen sind für { $games } Spiele angegeben.
env-render-mode = render_mode muss None oder eines von { $modes } sein (nicht { $mode }).
env-no-render-mode = Diese Umgebung hat kein render_mode. Leg sie mit einem von { $modes } an.
env-bots-only = { $tries } Spiele von { $game } waren zu Ende, bevor jemand anders als ein Bot entscheiden musste.
env-rewards = rewards muss eines von { $known } sein (nicht { $given }).
admin-who-file = Eine Datenbank in einer Datei hat nur einen Server, und der führt keine Liste. Nenne einen Tisch, um zu sehen, wer dort sitzt.
admin-locks-file = Eine Datenbank in einer Datei hat nur einen Server; der lässt allen Sand laufen und braucht keine Sperren.
admin-table-id = { $id } ist keine Tischnummer: Die hat 12 Buchstaben und Ziffern.
admin-over = Das Spiel ist zu Ende: Niemand kann mehr vom Platz genommen werden.
admin-empty-seat = Auf Platz { $seat } sitzt niemand.
admin-drain-file = Eine Datenbank in einer Datei hat nur einen Server: Beende ihn mit SIGTERM (systemctl stop, docker stop, Strg-C).
env-turns = { $game } wird in Zügen gespielt: Die Umgebung dafür ist { $module }.env.
learn-no-signs = { $game } hat keine Merkmale zu gewichten.
learn-teachers = --teachers: Ein Spiel bewahrt { $lessons } Lektionen auf; gib mindestens { $least } Bots an.
learn-no-lessons = { $file } hat keine Lektionen für { $seats } Plätze, von denen aus es weitergehen könnte.
learn-network = --network braucht Spiele je Generation, mindestens 10, etwa 2000,2000 (nicht { $given }).
learn-file = In { $file } fehlt { $lacks }.
admin-open = Platz { $seat } ist wieder frei.
admin-stands-in = { $name } übernimmt.
admin-who = { $processes } Prozesse; an { $tables } Tischen sind Bots am Zug, { $waiting } davon warten.
admin-gone = Tisch { $table } ist gelöscht.
admin-draining = { $server } soll sich beenden und weiß Bescheid.

## Die Analyse einer beendeten Partie

review-bar = Analyse
review-title = { $game }: Analyse
review-chart = Gewinnchancen, Zug für Zug
review-chart-alone = Erwartete Punkte am Ende, Zug für Zug
review-start = Erwartet
review-own = Eigene Entscheidungen
review-others = Fremde Entscheidungen
review-luck = Glück
review-end = Ergebnis
review-best = Beste
review-fine = Gute
review-slip = Ungenaue
review-mistake = Fehler
review-lost = Verschenkt
review-points = { $points ->
    [one] einen Chancenpunkt
   *[other] { $points } Chancenpunkte
}
review-points-alone = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
review-helped = { $you ->
    [yes] Du hast um { $points } besser gespielt als { $other }, und das Glück gab dir noch einmal { $luck } (jeweils plus/minus { $error }).
   *[no] { $other_you ->
        [yes] { $who } hat um { $points } besser gespielt als du, und das Glück gab noch einmal { $luck } dazu (jeweils plus/minus { $error }).
       *[no] { $who } hat um { $points } besser gespielt als { $other }, und das Glück gab noch einmal { $luck } dazu (jeweils plus/minus { $error }).
    }
}
review-back = { $you ->
    [yes] Du hast um { $points } besser gespielt als { $other }; das Glück hat { $other } { $luck } zurückgegeben (jeweils plus/minus { $error }).
   *[no] { $other_you ->
        [yes] { $who } hat um { $points } besser gespielt als du; das Glück hat dir { $luck } zurückgegeben (jeweils plus/minus { $error }).
       *[no] { $who } hat um { $points } besser gespielt als { $other }; das Glück hat { $other } { $luck } zurückgegeben (jeweils plus/minus { $error }).
    }
}
review-even = { $you ->
    [yes] Niemand von euch hat eindeutig besser gespielt: Du liegst um { $points } vor { $other }, und das Glück macht { $luck } aus, aber beides kann um { $error } danebenliegen.
   *[no] { $other_you ->
        [yes] Niemand von euch hat eindeutig besser gespielt: { $who } liegt um { $points } vor dir, und das Glück macht { $luck } aus, aber beides kann um { $error } danebenliegen.
       *[no] Niemand hat eindeutig besser gespielt: { $who } liegt um { $points } vor { $other }, und das Glück macht { $luck } aus, aber beides kann um { $error } danebenliegen.
    }
}
review-lucky = { $you ->
    [yes] Das Glück hat dir { $luck } gebracht (plus/minus { $error }); mit deinen Entscheidungen hast du gegenüber den besten { $lost } verschenkt.
   *[no] Das Glück hat { $who } { $luck } gebracht (plus/minus { $error }); die Entscheidungen haben gegenüber den besten { $lost } verschenkt.
}
review-unlucky = { $you ->
    [yes] Das Glück hat dich { $luck } gekostet (plus/minus { $error }); mit deinen Entscheidungen hast du gegenüber den besten { $lost } verschenkt.
   *[no] Das Glück hat { $who } { $luck } gekostet (plus/minus { $error }); die Entscheidungen haben gegenüber den besten { $lost } verschenkt.
}
review-key = Die teuersten Entscheidungen
review-none = Keine: Keine Entscheidung war eindeutig schlechter als die beste.
review-slip-was = { $you ->
    [yes] Zug { $at }: Da warst du ungenau. { $best } war um { $loss } besser als { $move } (plus/minus { $error }).
   *[no] Zug { $at }: Da war { $who } ungenau. { $best } war um { $loss } besser als { $move } (plus/minus { $error }).
}
review-mistake-was = { $you ->
    [yes] Zug { $at }: ein Fehler von dir. { $best } war um { $loss } besser als { $move } (plus/minus { $error }).
   *[no] Zug { $at }: ein Fehler von { $who }. { $best } war um { $loss } besser als { $move } (plus/minus { $error }).
}
review-how = Alle Zahlen sind Hundertstel einer Gewinnchance, wie eine Suche sie schätzt. Ungenau heißt ein Zug, der sicher mindestens { $slip } kostet, ein Fehler kostet mindestens { $mistake }; kleinere Verluste können Zufall sein und zählen nicht.
review-how-alone = Alle Zahlen sind Punkte am Ende, wie eine Suche sie erwartet. Ungenau heißt ein Zug, der sicher mindestens { $slip ->
    [one] einen Punkt
   *[other] { $slip } Punkte
} kostet, ein Fehler kostet mindestens { $mistake }; kleinere Verluste können Zufall sein und zählen nicht.
review-hidden = Entscheidungen werden danach beurteilt, was man damals wissen konnte, das Glück danach, was alle auf der Hand hatten.
review-rivals = Eine Analyse vergleicht Leute, die gegeneinander spielen. Das tut an diesem Tisch bei { $game } niemand.
review-unfinished = Diese Partie ist noch nicht zu Ende. Nur beendete Partien lassen sich analysieren.
review-effort = Der Aufwand { $effort } passt nicht: möglich ist 0,01 bis 100.
review-seat = „{ $seat }“ ist kein Platz dieses Spiels. Es gibt die Plätze 0 bis { $last }.
review-waiting = { $ahead ->
    [0] Die Analyse beginnt gleich.
    [one] Eine andere Analyse ist noch vorher dran, dann kommt deine.
   *[other] { $ahead } andere Analysen sind noch vorher dran.
}
review-going = Zug { $done } von { $of } wird angesehen …
review-stopped = Die Analyse ruht, weil niemand mehr zugesehen hat. Sie kann dort weitergehen, wo sie war.
review-broke-off = Die Analyse ist abgebrochen.
review-full = Es warten schon viele Analysen. Versuche es in ein paar Minuten wieder.
review-one-each = Die Analyse einer anderen Partie, um die du gebeten hast, ist noch nicht fertig. Warte erst auf diese.
review-no-moves = Seit dieser Partie haben sich die Regeln geändert, deshalb lassen sich ihre Züge nicht analysieren.
review-best-is = bester Zug
review-fine-is = guter Zug
review-slip-is = ungenau
review-mistake-is = Fehler
review-heading = Analyse
review-time = Zeit
review-walk = Durch die Partie gehen
review-decisions = Jede Entscheidung
review-table = Die Chancen als Tabelle
review-table-together = Das Bild als Tabelle
review-table-alone = Die Punkte als Tabelle
review-sum = Woraus das Ergebnis entstand
review-move-of = Zug
review-better = Zeigen, was besser war

## Ab hier weiterspielen: Abzweigungen beendeter Partien

undo-fork = Die Züge davor gehören zu der Partie, von der diese abzweigt.
record-no-forks = „forks“ muss eine kurze Liste von Paaren sein: nach wie vielen Zügen, und ein Startwert.
fork-unfinished = Diese Partie ist noch nicht zu Ende. Nur bei beendeten Partien lässt sich ab einem früheren Moment weiterspielen.
fork-at-end = Nach Zug { $at } ist nichts mehr zu spielen: Weiterspielen geht in dieser Partie ab den Zügen 0 bis { $of }.
fork-often = Diese Partie ist schon zu oft eine Abzweigung einer Abzweigung.
fork-luck = { $game } lässt sich nur mit dem Glück der echten Partie weiterspielen.
fork-heading = Ab hier weiterspielen
fork-says = { $at ->
    [0] Ein neuer Tisch, an dem alles so beginnt wie in dieser Partie vor dem ersten Zug. Er ist als Abzweigung gekennzeichnet, und für das Mischen gibt es keine Prüfsumme.
   *[other] Ein neuer Tisch, an dem alles so beginnt wie in dieser Partie bis Zug { $at }. Er ist als Abzweigung gekennzeichnet, und für das Mischen gibt es keine Prüfsumme.
}
fork-seat = Du spielst für
fork-others = Die anderen sind
fork-bots = Bots
fork-friends = Freunde, per Link
fork-level = Stufe
fork-luck-of = Glück
fork-fresh = Neu: Was niemand gesehen hat, wird neu gemischt
fork-same = Dasselbe wie in dieser Partie
fork-same-says = Wer diese Partie kennt, weiß, was kommt.
fork-start = Spielen

## Speed and a language model's seat

time-left = noch { $left }
speed-seconds = --seconds { $seconds }: Möglich ist mehr als 0 und höchstens { $most }.
speed-rules = { $compiled ->
    [yes] Die Regeln sind kompiliert. Pro Sekunde auf einem Kern:
   *[no] Die Regeln werden interpretiert. Pro Sekunde auf einem Kern:
}
speed-search = { $compiled ->
    [yes] Regeln und Suche sind kompiliert. Schritte pro Sekunde auf einem Kern, { $iterations } je Entscheidung, bei Entscheidungen quer durch zufällige Partien (in Klammern: Züge einer solchen Partie):
   *[no] Regeln und Suche werden interpretiert. Schritte pro Sekunde auf einem Kern, { $iterations } je Entscheidung, bei Entscheidungen quer durch zufällige Partien (in Klammern: Züge einer solchen Partie):
}
speed-game = Spiel
speed-seats = Plätze
speed-moves = Züge
speed-listed = aufgelistet
speed-games = Partien
speed-clones = Kopien
speed-branching = aufgelistet je Zug
speed-beside = --beside PYTHON misst im selben Lauf die MCTS von OpenSpiel.
speed-no-turns = { $game } hat keine Züge der Reihe nach, die man durchsuchen könnte. --search ist für die anderen Spiele.
speed-no-peer = --beside { $python }: Damit läuft die MCTS von OpenSpiel nicht ({ $why }).
mcp-url = --url muss mit http:// oder https:// beginnen (nicht { $url }).
mcp-silent = { $url } antwortet nicht ({ $why }). Läuft „allotment serve“?
mcp-no-table = Du sitzt noch an keinem Tisch. Ruf zuerst sit_down oder join auf.
mcp-bots = „bots“ muss eine Liste von Stärken sein, eine für jeden anderen Platz.
mcp-link = Ein Einladungslink endet auf /t/TABLE/claim/TOKEN.
mcp-refused = Der Server hat abgelehnt (Status { $status }).
mcp-missing = „{ $name }“ fehlt: Es muss ein Text sein.
metrics-port = { $host }, Port { $port } ist für Messwerte nicht verfügbar: { $why }

## Eine beendete Partie teilen

share-unfinished = Diese Partie ist noch nicht zu Ende. Nur beendete Partien lassen sich als Bilder teilen.
share-heading = Teilen
share-says = Das ist die Partie nach { $at } von { $of } Zügen.
share-link = Link zum Zuschauen kopieren
share-picture = Dieser Moment als Bild
share-picture-svg = Als SVG speichern
share-picture-png = Als PNG speichern
share-film = Die ganze Partie als Film (höchstens { $most } MB)
share-make = Film herstellen
share-making = Der Film entsteht …
share-made = Bild { $done } von { $of } wird gezeichnet …
share-save = Film speichern
share-no-pixels = PNG gibt es hier nicht: Dem Server fehlt ein Paket, das Pixel zeichnet.
film-large = Dieser Film wäre größer als { $most } MB.
share-kind = „{ $kind }“ ist keine Art von Datei hierfür. Es gibt: { $kinds }.
film-full = Es warten schon viele Filme. Versuch es in ein paar Minuten noch einmal.
film-broke-off = Der Film ist abgebrochen.
film-none = Diesen Film gibt es noch nicht.
film-bar = Der Film wird gezeichnet
show-film = Ein Film wird in eine Datei geschrieben, die auf .svg oder .webp endet, etwa --out partie.svg, nicht in „{ $file }“.
show-film-whole = Ein Film zeigt eine ganze Partie in einer Anordnung: Lass --at, --width und --layout weg.
