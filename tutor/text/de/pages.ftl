### Was die Seiten sagen: Titel, Knöpfe, Hilfe.

## Jede Seite

app-title = Zwickern lernen
app-name = Zwickern
nav-pages = Seiten
nav-to-table = Zum Tisch
nav-learn = Lernen
nav-puzzles = Rätsel
nav-replay = Nachspielen
content-broken-title = Ein Teil der Inhalte ließ sich nicht laden
content-broken-help = Alles andere geht. Diese Dateien musst du verbessern:
content-in-folder = { $folder }: { $title }
content-own-broken-title = Eigene Inhalte: { $number ->
    [one] ein Fehler
   *[other] { $number } Fehler
}
content-own-broken-help = Du siehst alles, was stimmt. Vom Rest siehst du die letzte Fassung, die stimmte. Verbessere diese Stellen und speichere die Datei. Beim nächsten Klick wird sie neu gelesen.
saving-folder = Ordner
saving-file-name = Dateiname
saving-save = In „{ $title }“ speichern
saving-saved = Gespeichert in „{ $title }“: { $file }
saving-not-here = Speichern geht nur am Rechner des Tutors.
saving-wrong-name = Nimm für den Namen kleine Buchstaben, Ziffern und Bindestriche, etwa letzter-abend.
saving-nothing = Es gibt noch nichts zu speichern.
saving-not-saved = Die Datei wurde nicht gespeichert:
saving-clash = { $file } hat sich geändert, seit du die Datei geöffnet hast. Vergleich die beiden. Speichere unter einem anderen Namen, oder überschreib die Datei mit deinem Entwurf. Die alte Datei bleibt daneben erhalten.
saving-clash-file = Im Ordner
saving-clash-draft = Dein Entwurf
saving-replace = Datei überschreiben
saving-open = Eine Datei aus deinem Ordner
saving-open-button = Öffnen
saving-unread = Die Datei lässt sich nicht lesen:
lost-title = Hier ist nichts im Netz
address-nowhere = Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie vertippt, oder die Seite ist umgezogen.
lost-safe = Was du gelöst hast, ist sicher.
full-title = Volles Haus
address-first-page = Zur Startseite
needs-script = Diese Seite braucht JavaScript. Erlaub es in deinem Browser und lade sie neu.
offline-title = Kein Land in Sicht
offline-about = Du bist offline, oder der Tutor ist gerade nicht zu erreichen. Prüf deine Verbindung und versuch es dann noch einmal.
site-full = Gerade sind alle Plätze besetzt. Versuch es gleich noch einmal.
site-full-again = Noch einmal
something-went-wrong = Hier ist etwas schiefgegangen. Was du gelöst hast, ist nicht verloren. Lade die Seite neu. Wenn es wieder passiert, schreib uns bitte, was du gerade gemacht hast.
work-refused = Der Tutor rechnet für dich gerade zu viel auf einmal aus, vielleicht in anderen Tabs. Nichts ist verloren. Warte einen Moment und versuch es noch einmal.
nav-progress = Fortschritt
nav-label-step = Schritt
address-unknown = „{ $id }“ haben wir nicht. Hier ist dafür etwas anderes.
nav-rules = Regeln

## Anmelden

login-in = Anmelden
login-in-with = Mit { $name } anmelden
login-out = Abmelden
login-adopted = { $number ->
    [one] Ein Versuch von vorher gehört jetzt zu deinem Konto.
   *[other] { $number } Versuche von vorher gehören jetzt zu deinem Konto.
}

## Lernen

learn-at-own-table = Bei dir am Tisch:
learn-back = Zurück
learn-next = Weiter
learn-to-puzzles = Zu den Rätseln
learn-none = Es gibt noch keine Lektionen.
learn-progress = Schritt { $number } von { $total } · { $solved } gelöst
learn-option = { $title }
learn-option-solved = { $title } ✓
learn-overview = Zwickern lernen
learn-overview-about = Kurze Schritte, jeder mit einer Regel. Es gibt immer etwas zu tun, und ein falscher Versuch kostet nichts.
learn-overview-done = Du hast den ganzen Kurs geschafft. Jetzt kommen die Rätsel.
learn-overview-progress = { $solved } von { $total } Schritten geschafft
learn-begin = Anfangen: { $title }
learn-resume = Weiter: { $title }
learn-coming = Als Nächstes: { $title }
learn-lesson = { $number }. { $title }
learn-lesson-state = { $solved ->
    [0] { $total ->
        [one] ein Schritt
       *[other] { $total } Schritte
    }
   *[other] { $solved } von { $total } geschafft
}
learn-lesson-minutes = Das dauert ungefähr { $minutes ->
    [one] eine Minute.
   *[other] { $minutes } Minuten.
}
learn-other-tables = Andere Varianten
learn-other-tables-about = Mit den Lektionen bis hierher kannst du spielen. Diese zeigen, wie andere spielen und welche Spiele nur so ähnlich heißen.
learn-lesson-done = geschafft ✓
learn-all-lessons = Alle Lektionen
learn-next-lesson = Nächste Lektion: { $title }
learn-lesson-finished = Du hast alle Schritte dieser Lektion geschafft. Stark!
learn-end-option = Ende der Lektion
learn-end-title = Was du jetzt kannst
learn-end-open = Was du schon ausprobieren kannst
learn-end-left = { $number ->
    [one] Ein Schritt wartet noch auf dich.
   *[other] { $number } Schritte warten noch auf dich.
}
learn-challenges = { $number ->
    [one] Hier ist noch eine kleine Aufgabe. Du kannst schon alles, was du dafür brauchst.
   *[other] Hier sind noch { $number } kleine Aufgaben. Du kannst schon alles, was du dafür brauchst.
}
learn-challenges-done = { $number ->
    [one] Du hast die kleine Aufgabe gelöst.
   *[other] Du hast alle { $number } kleinen Aufgaben gelöst.
}
learn-challenges-row = Die Aufgaben
learn-on-shelf = { $number ->
    [one] Die erste von { $of } Karten steht in deinem Regal.
   *[other] { $number } von { $of } Karten stehen in deinem Regal.
}
learn-lesson-open = In dieser Lektion fehlt noch: { $steps }.

## Die erste Seite

home-catch = Unten liegen deine drei Karten. Tipp eine an, dann das, was sie nehmen soll, und drück auf „Nehmen“.
home-caught-all = Du hast alles genommen.
home-caught = Dein erster Fang! { $play }.
home-more = Eine deiner Karten kann alle vier auf einmal nehmen. Siehst du sie?
home-zwick = Zwick!
home-zwick-about = Du hast den Tisch leer gefegt. Das ist ein Zwick, und der bringt Extrapunkte.
home-tonight = In 15 Minuten spielen lernen
home-back = Schön, dass du wieder da bist
home-due = { $number ->
    [one] 1 Sache zu wiederholen.
   *[other] { $number } Sachen zu wiederholen.
}
home-today = Das Rätsel von heute wartet.
home-puzzle-week = { $solved ->
    [yes] Heute gelöst
   *[no] Jeden Tag ein neues
} · { $number } von 7 Tagen
home-play-last = Letztes Mal: { $result }
home-course-done = { $number } von { $of } Schritten
home-puzzle = Rätsel des Tages
home-puzzle-about = Jeden Tag ein neues
home-play-about = Mit Hein, Wiebke und Merle
home-watch = Einem Spiel zusehen
home-watch-about = Jeder Zug erklärt
home-course = Der ganze Kurs
home-course-about = { $number ->
    [one] Ein kleiner Schritt, eine Regel
   *[other] { $number } kleine Schritte, jeder eine Regel
}
home-other-tables = Andere Varianten
home-table = Deine Variante: { $title }
home-history = Über das Spiel

## Ein Weg, und das Spiel an seinem Ende

path-progress = { $place } von { $last }
path-leave = Verlassen
path-to-play = Ein Spiel spielen
path-end-title = Du kannst es!
path-end-about = Drei Dinge kannst du jetzt:
path-learnt-take = eine gleiche Karte nehmen, oder mehrere, die zusammen so viel zählen wie deine
path-learnt-zwick = den Tisch in einem Zug leer fegen, das ist ein Zwick
path-learnt-build = bauen und die Karte behalten, die deinen Stapel nimmt
path-to-course = Weiter zum Kurs
path-game-turn = Du bist dran.
path-game-over = Das Spiel ist zu Ende.
path-game-again = Von vorn
path-game-refused = Die Züge in dieser Adresse sind nicht möglich. Das Spiel fängt neu an.
yours-title = Deine Regeln
yours-about = Jede Familie spielt ein wenig anders. Sag, wie ihr es zu Hause macht, und leg dieses Blatt auf den Tisch.
yours-players = Wie viele spielen mit?
yours-partners = Spielt ihr zwei gegen zwei?
yours-pairs = Ja, in Teams
yours-alone = Nein, jeder für sich
yours-jokers = Wie viele Joker hat euer Kartenspiel?
yours-no-jokers = Keine
yours-wild = { $jokers }, mit freiem Wert
yours-house = Habt ihr eigene Hausregeln?
yours-no-house = Nein
yours-which = Nach welchen Hausregeln spielt ihr?
yours-no-deal = Wie man mit diesen Jokern an so viele Spieler gibt, steht in keiner Quelle. Gebt, wie ihr wollt. Alles andere bleibt gleich.
yours-as-pairs = Mit diesen Jokern spielt sonst jeder für sich. Im Team sitzt ihr euch gegenüber und habt einen gemeinsamen Gewinnstapel. Alles andere bleibt gleich.
yours-as-single = Mit diesen Jokern spielt man zu viert sonst in Teams. Wenn jeder für sich spielt, zählt jeder seinen eigenen Gewinnstapel. Alles andere bleibt gleich.

## Übungen: Knöpfe, Fragen, Antworten

sheet-rise = Mehr lesen
sheet-sink = Zu den Karten
learn-again = Noch einmal
learn-see-again = Noch einmal zeigen
learn-other-card = Andere Karte
learn-show = Lösung
learn-hint = Tipp
learn-hint-more = Noch ein Tipp
feedback-title-right = Richtig
feedback-title-legal = Erlaubt, aber nicht gefragt
feedback-title-wrong = Nicht erlaubt
feedback-title-allowed = Erlaubt
praise-0 = Gut gemacht!
praise-1 = Stark!
praise-2 = Gut gesehen!
praise-3 = Gut überlegt!
praise-4 = Genau so.
praise-5 = Klasse!
praise-6 = Sauber!
praise-7 = Nicht schlecht!
praise-8 = Prima!
praise-9 = Da kann man nicht meckern.
hint-title = Tipp { $number }:
hint-solution = Lösung:
question-check = Prüfen
question-empty = Gib zuerst eine Antwort.
question-none = Keine davon
question-number-is = Die Antwort ist { $answer }.
question-answer = Antworten
question-your-answer = Deine Antwort
question-on-hand = Tipp auf deiner Hand die richtigen Karten an, und drück dann auf „Antworten“.
question-on-trick = Tipp die richtige Karte an, und drück dann auf „Antworten“.
question-on-seats = Tipp den richtigen Spieler an, und drück dann auf „Antworten“.
question-on-values = Tipp alle richtigen Werte an, und drück dann auf „Antworten“.
question-on-sides = Tipp an, wer es ist, oder „niemand“, und drück dann auf „Antworten“.
question-on-pile = Tipp jede Karte an, die Punkte bringt. Dann siehst du, wie viele. Drück am Ende auf „Antworten“.
question-on-order = Tipp alle der Reihe nach an, oder zieh sie an ihren Platz. Drück dann auf „Antworten“.
question-both = Wähl einige oder „Keine davon“, nicht beides.
learn-solve-yourself = Das zählt erst, wenn du selbst draufkommst. Drück auf „Noch einmal“.
feedback-holds-solution = (Zeigt die Lösung)
feedback-repair-solution = Was ist erlaubt? (Zeigt die Lösung)
question-gone = Schon gewonnen, also hat das niemand auf der Hand: { $cards }.
question-one = Wähl eine Antwort
question-several = Wähl alle richtigen.
question-number = Deine Zahl
question-order = Bring alle in die richtige Reihenfolge.
question-wrong = Noch nicht richtig
question-not-this = Versuch eine andere Antwort.
question-too-few = Es ist mehr.
question-too-many = Es ist weniger.
question-too-early = Davor kommt noch etwas anderes.
feedback-proof = Warum das stimmt, in { $number ->
    [one] einer Zeile
   *[other] { $number } Zeilen
}
feedback-repair-title = Was ist erlaubt?

## Rätsel

puzzle-difficulty = Schwierigkeit { $difficulty } von 5
puzzle-solved-count = { $solved } von { $total } gelöst
puzzle-more = Mehr
puzzle-choose = Wähl ein Rätsel
puzzle-choose-of = { $number ->
    [0] Kein Rätsel zur Auswahl
    [one] Nur ein Rätsel
   *[other] Wähl eins von { $number } Rätseln
}
puzzle-untitled = { $what }: { $cards }
puzzle-option = { $title }, { $variant }, Schwierigkeit { $difficulty }
puzzle-option-solved = { $title }, { $variant }, Schwierigkeit { $difficulty }, gelöst
puzzle-next = Nächstes Rätsel
puzzle-next-for-me = Such mir eins aus
puzzle-to-course = Weiter zu den Lektionen
puzzle-none = Es gibt noch keine Rätsel.
puzzle-seed = Neu gemischt, Nummer { $seed }
puzzle-solved = Gelöst
puzzle-own = aus einem deiner Spiele
daily-link = Rätsel des Tages
daily-other = Rätsel des Tages: { $variant }
daily-day = { $day }
daily-day-solved = { $day } ✓
earned-today = { $number ->
    [one] Das Rätsel von heute ist gelöst, dein erstes seit sieben Tagen.
   *[other] Das Rätsel von heute ist gelöst. Damit hast du { $number } von sieben Tagen.
}
earned-day = { $number ->
    [one] Diesen Tag hast du nachgeholt, den ersten der letzten sieben.
   *[other] Diesen Tag hast du nachgeholt. Damit hast du { $number } von sieben.
}
earned-first = Dein erster Fang ist im Netz.
earned-tries = { $number ->
    [1] Beim ersten Versuch richtig.
    [2] Noch mal hingeschaut, und schon hast du’s.
   *[other] Drangeblieben und nach { $number } Versuchen gelöst.
}
daily-too-early = Dieses Rätsel des Tages kommt erst noch. Hier ist solange ein anderes.
puzzle-streak = { $number } hintereinander beim ersten Versuch
explore-start = Andere Züge probieren
explore-stop = Zurück zur Antwort
explore-about = Probier, was du willst. Hier zählt nichts.
others-title = Alle anderen Züge, und warum nicht
others-no-card = Keine andere deiner Karten nimmt, was { THE($card) } bauen könnte:
others-too-many = Hier sind es zu viele für eine Liste.
end-title = Bis zum Ende, bei offenen Karten
end-line = Die besten Züge von beiden
end-others = Die beste Antwort auf jeden anderen Zug
end-other = { $play }: { $points ->
    [0] genauso gut.
    [one] einen Punkt schlechter.
   *[other] { $points } Punkte schlechter.
}
end-other-reply = { $play }: { $points ->
    [0] genauso gut.
    [one] einen Punkt schlechter.
   *[other] { $points } Punkte schlechter.
} Antwort von { DAT($seat) }: { $reply }.
end-left = { $number ->
    [one] Für einen weiteren Zug hat die Zeit nicht gereicht.
   *[other] Für { $number } weitere Züge hat die Zeit nicht gereicht.
}
end-not-possible = Das auszurechnen würde hier zu lange dauern.
report-title = Dieses Rätsel melden
report-about = Stimmt etwas nicht? Schick diesen Text an die Leute, die diese Seiten betreuen. Darin steht alles, was sie brauchen.
report-link = Nachricht schreiben
report-subject = Zwickern-Rätsel { $id }

## Welches Rätsel als Nächstes kommt

pick-label = Welche Rätsel
pick-next = Für mich
pick-due = { $due ->
    [0] Wiederholen
   *[other] Wiederholen ({ $due })
}
pick-weak = Schwächen
pick-fresh = Neu gemischt
pick-own = Aus meinen Spielen
pick-favourites = Lieblinge
pick-wrong = Letzte Fehler
pick-again = Dieselben noch mal
pick-ours = Neue Rätsel für deine Variante
pick-anything = Alle Arten
pick-any = Alle
pick-variant = Variante
pick-goal = Ziel
pick-theme = Thema
pick-difficulty = Schwierigkeit
pick-folder = Ordner
pick-all-solved = Du hast alle Rätsel dieser Art gelöst. Lass auch andere Arten zu, oder nimm neu gemischte.
pick-all-met = Du hast alle Rätsel gelöst, für die du schon genug weißt. In den Lektionen lernst du mehr.
pick-none = Rätsel dieser Art gibt es nicht.
pick-clear = Alle Arten von Rätseln
pick-nothing-due = Nichts zu wiederholen. Was du hier löst, kommt nach ein paar Tagen wieder, jedes Mal mit einer neuen Stellung.
pick-nothing-due-until = Jetzt ist nichts zu wiederholen. Die nächste Wiederholung kommt { $day }.
pick-nothing-weak = Noch keine Schwächen. Eine Schwäche ist eine Art von Rätseln, von denen du nicht einmal die Hälfte beim ersten Versuch gelöst hast (von mindestens fünf).
pick-nothing-fresh = Neu gemischte Rätsel dieser Art gibt es nicht. Wähl eine andere Variante oder ein anderes Ziel, und lass Thema und Schwierigkeit offen.
pick-nothing-own = Aus deinen eigenen Spielen gibt es hier noch kein Rätsel. Spiel ein Spiel. Aus einem Fehler wird dann vielleicht eins.
pick-nothing-favourites = Keine weiteren Lieblinge hier. Tipp neben dem Titel eines Rätsels auf den Stern, dann gehört es dazu.
pick-nothing-wrong = Nichts mehr zu verbessern. Deine letzten Rätsel hast du beim ersten Versuch gelöst.
pick-nothing-again = Nach { $number } Rätseln kannst du dieselben noch mal lösen und sehen, wie viel besser du geworden bist.

## Sammlungen von Rätseln

favourite-add = Zu den Lieblingen legen
favourite-remove = Aus den Lieblingen nehmen
favourite-full = Du hast schon { $number } Lieblinge. Nimm einen heraus, dann ist wieder Platz.
sets-label = Sammlungen
sets-option = { $set } ({ $number })
sets-again-last = Die letzten { $number } noch mal
sets-again-same = { $number ->
    [one] Dasselbe noch mal
   *[other] Dieselben { $number } noch mal
}
sets-again-go-on = Weiter mit denselben { $number } ({ $done } fertig)
sets-again-line = { $done } von { $number } · { $right } beim ersten Versuch
sets-again-result = { $right } von { $number } beim ersten Versuch richtig, in { $minutes } min.
sets-again-before = Beim letzten Mal waren es { $right } von { $number }, in { $minutes } min.

## Fortschritt

progress-title = Deine Fahrt
progress-nothing = Dein Boot liegt noch im Hafen. Jeder Schritt und jedes Rätsel, das du löst, bringt es voran. Wenn es Zeit ist, kommt das Gelöste zum Wiederholen zurück.
progress-to-learn = Zu den Lektionen
progress-days = Tage von den letzten sieben
progress-zwicks = Zwicks gemacht
progress-zwicks-about = In deinen Spielen und in Aufgaben, die einen verlangen.
progress-won = Spiele gewonnen
progress-won-about = Zwickern-Spiele, die du allein oder mit deinem Team gewonnen hast.
progress-captures = So oft genommen
progress-captures-about = In deinen Spielen und in Aufgaben, in denen man nehmen soll.
shelf-title = Dein Regal
progress-due = { $number ->
    [one] Eine Sache zum Wiederholen, mit Karten, die du noch nicht kennst.
   *[other] { $number } Sachen zum Wiederholen, jede mit Karten, die du noch nicht kennst.
}
progress-due-last = { $number ->
    [one] Zuletzt hast du sie { $day } versucht.
   *[other] Die älteste hast du zuletzt { $day } versucht.
}
progress-behind = { $number ->
    [one] Du warst schon an einer Station.
   *[other] Du warst schon an { $number } Stationen.
}
help-due = Jetzt wiederholen
help-any = Irgendein Rätsel
help-nothing = Nichts zu wiederholen, und nichts wackelt. Mit irgendeinem Rätsel bleibt das so.
map-way = Der Kurs
map-tables = Andere Varianten
map-not-yet = neu
map-met = angefangen
map-part-done = { $done } von { $of } Schritten
map-all-done = alle Schritte gelöst
map-settled = gefestigt
map-sure = sicher
map-here = hier bist du
map-due = zu wiederholen
map-weak = wacklig
map-to-lesson = Zur Lektion
map-to-puzzles = Zu Rätseln
map-meaning = Was die Zeichen bedeuten
map-about-not-yet = Neu, ein gestrichelter Ring: Du hast es noch nicht versucht.
map-about-met = Angefangen, ein Ring, der sich füllt: Du hast es schon versucht. Der Ring zeigt, wie viele Schritte du gelöst hast.
map-about-settled = Gefestigt, ein Haken: Du hast es einmal gelöst und frühestens sechs Tage danach noch einmal, beim ersten Versuch und ohne Tipps.
map-about-sure = Sicher, ein Anker: Du hast es auch gelöst, als es unangekündigt drankam. Wenn es dazu kein Rätsel gibt, ist es sicher, sobald du alle Schritte gelöst hast.
map-about-due = Zu wiederholen, eine Glocke: Versuch es noch einmal, bevor du es vergisst.
map-about-weak = Wacklig, halb voll: Von den letzten Rätseln dieser Art hast du nicht einmal die Hälfte beim ersten Versuch gelöst. Versuche in den Lektionen zählen nie gegen dich.
stop-first-catch = Karten nehmen
stop-sums = Summen
stop-several = Mehrere auf einmal
stop-court-cards = Bildkarten
stop-zwick = Zwick
stop-laying = Ablegen
stop-building = Bauen
stop-promises = Versprechen
stop-partner = Partner
stop-dealing = Geben
stop-counting = Zählen
stop-tactics = Taktik
stop-comparing = Andere Spiele
weeks-title = Die letzten drei Wochen
weeks-none = In diesen drei Wochen hast du nichts versucht.
weeks-sum = { $tried } versucht, { $right } richtig, an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}.
weeks-day = Tag
weeks-number = Anzahl
weeks-how = Ergebnis
weeks-right = richtig
weeks-not-right = noch nicht richtig
plot-day = %-d. %b
progress-rows = Als Tabelle zeigen
day-today = heute
day-later-today = später heute
day-yesterday = gestern
day-tomorrow = morgen
day-on-monday = am Montag
day-on-tuesday = am Dienstag
day-on-wednesday = am Mittwoch
day-on-thursday = am Donnerstag
day-on-friday = am Freitag
day-on-saturday = am Samstag
day-on-sunday = am Sonntag
day-short-monday = Mo
day-short-tuesday = Di
day-short-wednesday = Mi
day-short-thursday = Do
day-short-friday = Fr
day-short-saturday = Sa
day-short-sunday = So
day-days-ago = { $number ->
    [one] vor einem Tag
   *[other] vor { $number } Tagen
}
day-weeks-ago = { $number ->
    [one] vor einer Woche
   *[other] vor { $number } Wochen
}
day-months-ago = { $number ->
    [one] vor einem Monat
   *[other] vor { $number } Monaten
}
day-years-ago = { $number ->
    [one] vor einem Jahr
   *[other] vor { $number } Jahren
}
day-in-days = { $number ->
    [one] in einem Tag
   *[other] in { $number } Tagen
}
day-in-weeks = { $number ->
    [one] in einer Woche
   *[other] in { $number } Wochen
}
day-in-months = { $number ->
    [one] in einem Monat
   *[other] in { $number } Monaten
}
day-in-years = { $number ->
    [one] in einem Jahr
   *[other] in { $number } Jahren
}
progress-weak = Was noch wackelt
progress-weak-share = { $name }: { $clean } der letzten { $of } beim ersten Versuch
progress-weak-in = { $name } ({ $variant })
progress-practise = Üben: { $name }
progress-concepts = Was du kannst
progress-levels = Angefangen: einmal gelöst. Gefestigt: frühestens sechs Tage danach noch einmal gelöst, beim ersten Versuch und ohne Tipps. Sicher: auch gelöst, als es unangekündigt drankam. Wenn es dazu kein Rätsel gibt, ist es sicher, sobald du alle Schritte gelöst hast. Wacklig: weniger als die Hälfte der letzten Rätsel beim ersten Versuch. Versuche in den Lektionen zählen nie gegen dich.
progress-no-concepts = Noch nichts. In den Fragen bisher ging es um keine Variante.
progress-column-variant = Variante
progress-column-concept = Aufgabe
progress-column-level = Stufe
progress-column-last = Zuletzt versucht
progress-column-due = Kommt wieder
progress-due-now = jetzt
level-new = neu
level-learnt = angefangen
level-settled = gefestigt
level-sure = sicher
level-weak = wacklig
progress-over-time = Dein Fortschritt mit der Zeit
progress-axis-day = Tag
progress-axis-level = Stufe
progress-axis-number = Aufgaben
progress-now = Bisher: { $sure } sicher, { $settled } gefestigt, { $learnt } angefangen.
progress-settings = Einstellungen
progress-most-days = Längste Pause, bis eine Aufgabe wiederkommt: { $least } bis { $most } Tage
progress-most-a-day = Höchstens so viele Aufgaben am Tag wiederholen: { $least } bis { $most }
progress-yours = Deine Daten
progress-export-about = Alles, was wir über dich speichern, in einer Datei. Du kannst sie hier oder auf einem anderen Gerät wieder laden.
progress-export = Alles als Datei speichern
progress-import = Gespeicherte Datei laden
progress-import-button = Inhalt übernehmen
progress-import-again = Wenn nur ein Teil übernommen wurde, lade die Datei noch einmal. Dann kommt der Rest dazu.
progress-import-more = { $number ->
    [one] Eine Einstellung, Hausregel, Mitschrift oder ein Ratespiel kam dazu.
   *[other] { $number } Einstellungen, Hausregeln, Mitschriften und Ratespiele kamen dazu.
}
progress-import-left = { $number ->
    [one] Etwas von den Hausregeln, Mitschriften und Entwürfen darin konnte
   *[other] { $number } der Hausregeln, Mitschriften und Entwürfe darin konnten
} nicht übernommen werden. Hier ist Platz für { $houses } Hausregeln, { $records } Mitschriften und { $drafts } Entwürfe. Manches war ungültig oder hatte einen Namen, den du schon verwendest.
progress-import-favourites = { $number ->
    [one] Ein Liebling fehlt. Platz ist für { $most }, und nur für Rätsel, die es hier gibt.
   *[other] { $number } Lieblinge fehlen. Platz ist für { $most }, und nur für Rätsel, die es hier gibt.
}
progress-imported = { $new ->
    [0] Kein Versuch darin war neu.
    [one] Ein Versuch war neu.
   *[other] { $new } Versuche waren neu.
} { $known ->
    [0] Keiner war schon hier.
    [one] Einer war schon hier.
   *[other] { $known } waren schon hier.
}
progress-delete-about = Löscht alle Versuche und Einstellungen, deine Spiele, Hausregeln, Mitschriften und Entwürfe. Das lässt sich nicht rückgängig machen. Speichere sie vorher, wenn du sie vielleicht wiederhaben willst.
progress-delete-sure = Ja, alles löschen
progress-delete = Alles löschen
progress-deleted = Alles ist gelöscht.
progress-not-kept = Was du jetzt tust, wird vielleicht nicht gespeichert.

## Ein Lernstand, der gespeichert und eingelesen wird

archive-not-json = Das ist keine Datei mit einem Lernstand, denn sie lässt sich nicht als JSON lesen. Wähl eine Datei, die du hier gespeichert hast.
archive-foreign = Diese Datei ist zwar JSON, aber kein Lernstand. Wähl eine Datei, die du hier gespeichert hast.
archive-newer = Diese Datei kommt aus einer neueren Fassung von „Zwickern lernen“ (Format { $version }). Hol dir die neue Fassung, dann kannst du die Datei laden.
archive-too-large = Diese Datei ist zu groß. Höchstens { $mebibytes } MiB und { $attempts } Versuche lassen sich laden.
archive-no-room = Mit dieser Datei wären es mehr als { $attempts } Versuche. So viele können hier für dich gespeichert werden, mehr nicht. Nichts wurde übernommen.
archive-twice = Diese Datei ist beschädigt: In einem Eintrag kommt „{ $name }“ zweimal vor. Nichts wurde übernommen.
archive-part-broken = Diese Datei ist beschädigt: Der Teil „{ $part }“ fehlt, ist unbekannt oder hat die falsche Art. Nichts wurde übernommen.
archive-entry-broken = Diese Datei ist beschädigt: Versuch { $number } ist unlesbar. Nichts wurde übernommen.
archive-field-broken = Diese Datei ist beschädigt: In Versuch { $number } fehlt das Feld „{ $field }“, oder es ist falsch oder unbekannt. Nichts wurde übernommen.
archive-match-broken = Diese Datei ist beschädigt: Partie { $number } ist unlesbar, oder eines ihrer Ereignisse stimmt nicht. Nichts wurde übernommen.
archive-no-room-events = Mit dieser Datei wären es mehr als { $events } Ereignisse aus Spielen. So viele können hier für dich gespeichert werden, mehr nicht. Nichts wurde übernommen.
archive-setting-broken = Diese Datei ist beschädigt: Die Einstellung „{ $name }“ ist ungültig. Nichts wurde übernommen.

## Nachspielen

replay-first = Anfang
replay-back = Zurück
replay-forward = Weiter
replay-last = Schluss
replay-round-back = Voriger Umlauf
replay-round-forward = Nächster Umlauf
replay-next-note = Nächste Notiz
replay-next-missed = Nächste verpasste Chance
replay-next-zwick = Nächster Zwick
replay-start = Vor dem ersten Zug
replay-played = { $seat }: { $play }
replay-note = Notiz
replay-engine = Der Computer
replay-checked = An den Regeln geprüft:
replay-hands = Alle Karten aufdecken
replay-running = Der Punktestand, Zug für Zug
proof-proven = bewiesen
proof-open = bei offenen Karten
proof-view = Meinung des Autors
proof-counted = mit allen ungesehenen Karten geprüft
proof-fact = aus diesem Spiel
proof-replayed = nachgespielt
proof-sampled = an { $deals } zufälligen Verteilungen ausprobiert
replay-legal-moves = { $number ->
    [one] Nur dieser Zug war erlaubt.
   *[other] { $number } Züge waren erlaubt.
}
replay-missed = Mehr Karten waren zu holen: { $play }, { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
replay-missed-zwick = Hier war ein Zwick möglich: { $play }.
replay-too-large = Auf dem Tisch liegt zu viel, um alle Züge zu prüfen.
replay-missed-points = Mehr Punkte waren gleich zu holen: { $play }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
replay-nothing-more = Kein anderer Zug brachte gleich mehr Karten oder mehr Punkte.
replay-nothing-to-capture = Es gab nichts zu nehmen.
replay-nothing-but-lay = Es gab nichts zu nehmen und nichts zu bauen. Eine Karte musste auf den Tisch.
replay-result = Ergebnis
replay-left = Rest auf dem Tisch: { $items }. Wer zuletzt genommen hat, bekommt ihn: { $side }. Ein Zwick ist das nicht.
replay-seat = Platz
replay-cards = Karten
replay-zwicks = Zwicks
replay-points = Punkte
replay-none = Es gibt noch keine Spiele.
replay-choose = Spiel
replay-number = Zug 1 bis { $total }, dann das Ende
replay-number-so-far = Zug 1 bis { $total }
replay-end = Das Ende des Spiels
replay-broken-off = Hier endet die Mitschrift
replay-dealt-otherwise = In dieser Mitschrift wurde anders gegeben, als die Regeln sagen ({ $variant }).
replay-unfinished = Diese Mitschrift endet, bevor das Spiel vorbei ist. Das ist der Punktestand bis dahin.
claim-could = Das war möglich: { $play }.
claim-could-not = Das war nicht möglich: { $play }.
claim-holds-only = auf der Hand war nur { $cards }.
claim-takers = { $play }. Ungesehene Karten mit diesem Wert: { $cards }.
claim-takers-none = { $play }. Keine ungesehene Karte hat diesen Wert.
claim-clearers = { $play }. Ungesehene Karten, mit denen danach ein Zwick geht: { $cards }.
claim-clearers-none = { $play }. Danach geht mit keiner ungesehenen Karte ein Zwick.
claim-changers = { $play }. Ungesehene Karten, die das ändern können: { $cards }.
claim-changers-none = { $play }. Keine ungesehene Karte kann das ändern.
claim-changers-to = { $play }. Ungesehene Karten, die daraus { $value } machen können: { $cards }.
claim-changers-to-none = { $play }. Keine ungesehene Karte kann daraus { $value } machen.
claim-wins = { $play }. Das bringt { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
claim-held = { $seat } hatte auf der Hand: { $cards }.
claim-won = schon gewonnen: { $cards }.
claim-won-by = { $seat } hatte schon gewonnen: { $cards }.
claim-undealt = noch nicht gegeben: { $cards }.
claim-unseen = noch nicht gesehen: { $cards }.
claim-no-capture = es gab nichts zu nehmen.
claim-no-build = es gab nichts zu bauen.
claim-costs = Das war erlaubt, kostet aber einen Einsatz: { $play }.
claim-certain = Egal, was die anderen tun: Im ganzen Spiel kommt { $seat } sicher auf { $chips }, Einsätze mitgerechnet, aber nicht auf mehr.
claim-certain-by = Anders gespielt ({ $play }) wäre { $seat } sicher auf { $chips } gekommen.
claim-only-action = etwas anderes war nicht erlaubt.
claim-above = Ungesehene Karten, die { ACC($card) } schlagen: { $cards }.
claim-above-none = Keine ungesehene Karte schlägt { ACC($card) }.
claim-sure-trick = ein Stich war schon mit diesen Karten sicher.
claim-sure-staying = schon mit diesen Karten war sicher, dass Mitgehen ein Drittel des Topfs bringt.
claim-sure-pot = der Topf war schon mit diesen Karten sicher, wenn niemand drei Gleiche hat.
claim-only-lay-down = es blieb nur, eine Karte abzulegen.

## Nachspielen, und dabei raten und probieren

way-label = Was du mit dem Spiel machen willst
way-follow = Ansehen
way-guess = Züge raten
way-try = Probieren
way-again = Meine Fehler
way-ending = Endspiel
line-plays = Alle Züge
line-deal = Runde { $number }
line-play = Zug { $number }, { $play }
line-hidden = Zug { $number }, noch zu raten
line-take = nimmt
line-build = baut
line-lay = legt ab
line-note = Notiz
line-zwick = Zwick
line-missed = verpasste Chance
line-joker = Joker genommen
guess-title = Zug { $number }: Was spielt { $seat }?
guess-for = Raten für
guess-everybody = alle
guess-again = Noch einmal von vorn raten
guess-show = Zug zeigen
guess-shown = Diesen Zug hast du dir zeigen lassen.
guess-same = Genau das hat { $seat } gespielt!
guess-more = Erlaubt, und es bringt sofort mehr als der Zug von { DAT($seat) }.
guess-level = Erlaubt, und es bringt sofort genauso viel wie der Zug von { DAT($seat) }.
guess-less = Erlaubt, aber es bringt sofort weniger als der Zug von { DAT($seat) }.
guess-yours = Dein Zug: { $play }. Er bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } und { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
guess-record = Gespielt wurde: { $play }. Das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } und { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
guess-score = Züge bisher: { $all }. Wie gespielt: { $same }. Sofort mehr gebracht: { $more }, genauso viel: { $level }, weniger: { $less }. Gezeigt: { $shown }.
try-start = Anderen Zug probieren
try-turn = { $seat } ist dran. Probier etwas aus, du siehst alle Karten.
try-said = Das hat { $seat } gespielt:
try-illegal = Das hast du für { ACC($seat) } versucht:
try-undo = Zug zurück
try-back = Zurück zum Spiel
try-refused = „{ $play }“ geht hier nicht. Deshalb hören wir davor auf.
try-over = Das Spiel ist zu Ende.
try-deal-over = Die Runde ist zu Ende, und in der Mitschrift steht keine weitere.
try-title = { $title }: anders ab Zug { $ply }
try-save = Als Datei speichern
try-keep = Zu meinen Mitschriften
open-switch = Zeigen, was jeder Zug kostet (bei offenen Karten)
open-about = So viel kann jeder Zug in dieser Runde noch bringen, wenn alle Karten offen liegen und jeder so gut wie möglich weiterspielt. Es zählen Punkte und Zwicks, am Ende der letzten Runde auch der Rest auf dem Tisch und die meisten Karten. In Sekunden lässt sich das nur in den späteren Umläufen einer Runde ausrechnen.
open-title = Kosten
open-waiting = Wir rechnen, { $seconds } s
open-queued = Erst ist eine andere Rechnung dran, { $seconds } s
open-none-better-margin = So wie die Karten lagen, war kein Zug besser. Bilanz für den Rest der Runde: { $points }.
open-none-better-own = So wie die Karten lagen, war kein Zug besser: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } im Rest der Runde.
open-cost = Dieser Zug hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } verschenkt.
open-best-margin = Am besten: { $play }. Bilanz für den Rest der Runde: { $points }.
open-best-own = Am besten: { $play }. Das bringt im Rest der Runde { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
open-more-best = { $number ->
    [one] Ein weiterer Zug ist
   *[other] { $number } weitere Züge sind
  } genauso gut.
records-title = Eigene Mitschriften
records-about = Öffne die Mitschrift eines Spiels als YAML-Datei, oder füg sie als Text ein. Wir prüfen jeden Zug, jede Behauptung und jedes Ergebnis darin und nennen dir die Zeile, wenn etwas nicht stimmt. Stimmt alles, wird die Mitschrift mit deinem Fortschritt gespeichert.
records-file = Eine Mitschrift als Datei, bis { $limit } kB
records-text = Oder als Text, bis { $limit } kB
records-text-name = Text
records-read = Prüfen und öffnen
records-nothing = Wähl zuerst eine Datei, oder füg eine Mitschrift ein. Ein Text über { $limit } kB passt nicht in das Feld.
records-wrong = { $number ->
    [one] Eine Sache stimmt
   *[other] { $number } Sachen stimmen
  } nicht, deshalb haben wir die Mitschrift nicht geöffnet:
records-too-long = Eine Mitschrift darf höchstens { $limit } Zeichen haben.
records-too-many = Mehr Mitschriften lassen sich nicht speichern. Lösch erst eine.
records-kept = „{ $title }“ steht jetzt bei deinen Mitschriften.
records-drop = „{ $title }“ löschen
records-drop-about = Gleich danach kannst du sie wiederherstellen, auch was du darin geraten hast. Speichere sie als Datei, wenn du sie vielleicht später wiederhaben willst.
records-drop-sure = Löschen
records-dropped = „{ $title }“ ist gelöscht.
records-broken = Deine Mitschrift „{ $name }“ stimmt nicht mehr, deshalb lässt sie sich nicht öffnen. Gespeichert ist sie noch. Das musst du ändern:
records-correct = „{ $title }“ verbessern
records-to-correct = Der Text von „{ $title }“ steht im Feld. Ändere ihn dort, und prüf ihn dann. Die alte Mitschrift bleibt, bis du sie löschst.
records-own = { $title } (deine)
records-save = Mitschrift speichern (YAML)
records-sheet = Spielzettel speichern (Text)
records-paper = Spiel zum Drucken speichern (HTML)
records-puzzles = Rätsel aus diesem Spiel machen
records-puzzles-made = { $number ->
    [one] Ein Rätsel
   *[other] { $number } Rätsel
} aus "{ $title }" { $number ->
    [one] steht
   *[other] stehen
} jetzt unter den Rätseln aus deinen Spielen.
records-puzzles-known = Alle Rätsel aus "{ $title }" hast du schon.
records-puzzles-none = Aus "{ $title }" wird kein gutes Rätsel.
sheet-about = Variante: { $variant }. Geber: { $dealer }.
sheet-deal = Runde { $number }
sheet-play = Zug
sheet-zwick = Zwick
sheet-standing = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
line-looked-until = Verpasste Chancen sind nur bis Zug { $number } markiert. Alle Züge zu prüfen würde zu lange dauern.

## Die Kurven zu einer Mitschrift

running-points = Punkte
running-cards = Gewonnene Karten
running-play = Zug
running-side = Team
running-one = { $side } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
running-after = { $play ->
    [0] Vor dem ersten Zug
   *[other] Nach Zug { $play }
}: { $sides }.
running-end = Am Ende: { $sides }.

## Regeln: das Buch, eine Stellung, Wörter, Verwandte

position-about = { $variant } · du bist dran
rules-house = Das ist in deinen Hausregeln anders als in der Variante { $base }:
rules-house-here = anders in deinen Hausregeln
rules-view = Thema
rules-view-rules = Regeln
rules-view-compare = Vergleich
rules-view-position = Stellung
rules-view-tables = Tabellen
rules-view-words = Wörter
rules-view-cousins = Spiele mit ähnlichem Namen
rules-view-sheet = Spickzettel
rules-view-numbers = In Zahlen
rules-view-house = Hausregeln
rules-compare-tables = Varianten vergleichen
rules-print-sheet = Spickzettel drucken
rules-compare-about = Zwei Varianten nebeneinander, zuerst die Unterschiede.
rules-sheet-about = Alles auf einer Seite, zum Danebenlegen beim Spielen.
rules-variant = Variante
rules-other = Vergleichen mit
rules-compare-same = Wähl zwei verschiedene Varianten.
rules-what = Was
rules-differs = Unterschiede ({ $number })
rules-shared = Gemeinsam ({ $number })
rules-none = Es gibt noch keine Regeln.
rules-search = Stell eine Frage
rules-section = Abschnitt
rules-found = { $number ->
    [0] Auf „{ $text }“ gibt es hier keine Antwort. Versuch andere Wörter oder eine der zehn Fragen.
    [one] Eine Antwort auf „{ $text }“
   *[other] { $number } Antworten auf „{ $text }“, die beste zuerst
}
rules-found-steps = In den Lektionen
rules-found-puzzles = Unter den Rätseln
rules-found-elsewhere = Gilt bei: { $variants }
rules-take-back-about = Gegen den Computer nimmst du mit „Zurücknehmen“ neben dem Tisch deinen letzten Zug zurück. Spielen andere Menschen mit, gilt: Was liegt, liegt.
ask-title = Fragen
rules-try = { $number ->
    [one] Am Tisch probieren
   *[other] An { $number } Tischen probieren
}
rules-our-reading = Unsere Lesart
rules-source-silent = Die Quelle sagt es nicht
rules-sources = Quellen
rules-not-here = In deiner Variante gilt diese Regel nicht: { $variant }.
rules-whole-section = Ganzen Abschnitt lesen: { $title }
rules-boards = Tische
rules-board = Tisch { $number }
rules-try-about = Probier, was du willst, und sieh, was die Regeln dazu sagen. Hier zählt nichts.
rules-under-each = Diese Stellung in jeder Variante
words-about = Was man am Tisch sagt. Ein Strich heißt: Die Quelle hat kein eigenes Wort dafür.
words-word = Wort
words-german = Deutsche Quelle
words-french = Französisch
under-about = Nimm eine Stellung oder füg eine ein. Du siehst, welche Züge jede Variante erlaubt und warum die anderen nicht gehen.
under-kind = Herkunft
under-kind-rules = Regeln
under-kind-lessons = Lektionen
under-kind-puzzles = Rätsel
under-kind-games = Spiele
under-kind-own = Eigene
under-choose = Stellung
under-board = { $title } ({ $number } von { $boards })
under-ply = { $number }. { $played } ({ $title })
under-play = Zug zum Prüfen
under-play-choose = { $number ->
    [one] Wähl den einzigen Zug
   *[other] Wähl einen von { $number } Zügen
}, oder mach einen auf dem Tisch
under-column-variant = Variante
under-column-legal = Zug
under-column-why = Grund
under-column-number = Erlaubte Züge
under-column-only = Nur hier
under-column-refused = Hier nicht
under-summary = Erlaubte Züge je Variante
under-impossible = unmöglich
under-uncounted = zu viele zum Zählen
under-legal = erlaubt
under-illegal = nicht erlaubt
under-unknown = Stellung nicht möglich
under-too-large = zu viele Karten auf dem Tisch, um das zu prüfen
under-too-many = Hier sind mehr als { $limit } Züge erlaubt, zu viele für eine Liste.
under-full = Erlaubte Züge: { $variant }
under-refused = Anderswo erlaubt, hier nicht ({ $number }):
under-only = Nur hier erlaubt ({ $number }):
under-allowed = Hier und anderswo erlaubt ({ $number }):
under-at-least = { $number } oder mehr
under-partial = Eine andere Variante erlaubt zu viele Züge für eine Liste. Vielleicht fehlen hier Züge, die nur dort gehen.
under-more = und { $number } weitere
under-seats = { $number ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
    [9] zu neunt
    [10] zu zehnt
   *[other] zu { $number }
} geht es hier nicht, gespielt wird { $players }
under-card = im Kartenspiel gibt es { $number ->
    [0] { ACC($card) } nicht
    [one] { ACC($card) } nur einmal
   *[other] { ACC($card) } nur { $number }-mal
}
under-build = { THE($build) } ist hier nicht möglich
cousins-zwickern = Zwickern
cousins-facts = Nebeneinander
cousins-family = Ziel
cousins-home = Heimat
cousins-players = Spieler
cousins-pack-cards = Karten im Kartenspiel
cousins-hand-cards = Karten auf der Hand
cousins-trumps = Trümpfe
cousins-permanent-trump = Immer Trumpf
cousins-stakes = Gespielt wird um
cousins-wins-at-once = Gewinnt sofort
cousins-trick = Jeder Stich bringt
tricks-overview-about = Zwicken und Zwikken sind Stichspiele. Für Zwickern brauchst du sie nicht.
tricks-to-rules = Ihre Regeln, und was die drei Spiele unterscheidet
tricks-takes = { $seat } nimmt den Stich.
tricks-records = Spiele mit Anmerkungen zum Nachspielen
tricks-record-of = { $game }: { $title }
tricks-line = Der ganze Verlauf
tricks-line-before = Vor den Stichen
tricks-line-trick = Stich { $number }
tricks-net = Gewonnen oder verloren
tricks-right = Richtig!
tricks-not-won = { THE($card) } schlägt { ACC($best) } nicht.
tricks-no-zwik = Dann hast du { $cards }, und das sind keine drei Gleichen.
tricks-not-asked = Das ist erlaubt, aber nicht gefragt.
tricks-hand-passed = Du hast gepasst, und die anderen haben ohne dich gespielt. Versuch es noch einmal und geh mit.
tricks-hand-over = Das Spiel ist aus
tricks-ends-with = { $seat } { $chips }
tricks-ends = Gewonnen oder verloren: { $accounts }. Im Topf: { $pot ->
    [one] { $pot } Chip
   *[other] { $pot } Chips
}. Als Nächstes gibt: { $dealer }.
tricks-stays = geht mit
tricks-passed = hat gepasst
tricks-highest = höchstes Gebot: { $level }
tricks-has-bid = hat { $level } geboten
tricks-has-asked = { $level ->
    [1] hat gefragt
    [2] hat „besser“ gesagt
   *[other] hat „noch besser“ gesagt
}
tricks-won = { $number ->
    [one] { $number } Stich
   *[other] { $number } Stiche
}
tricks-account = { $number ->
    [one] { $sign } Chip
   *[other] { $sign } Chips
}
tricks-trumps = Trumpf
tricks-trick = Der Stich
tricks-trick-down = Der Stich (verdeckt: { $seats })
tricks-empty = noch keine Karte
tricks-empty-down = verdeckt: { $seats }
tricks-turned = Trumpfkarte
tricks-stock = Talon: { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
tricks-stock-bottom = { $stock }, ganz unten { $card }
tricks-pot = Topf: { $number ->
    [one] { $number } Chip
   *[other] { $number } Chips
}
tricks-card-of = { $card } ({ $seat })
tricks-choose-card = Wähl zuerst eine Karte aus deiner Hand.
tricks-one-card = Wähl nur eine Karte.
tricks-no-card = Das geht ohne Karte. Wähl keine.
tricks-do-play = Spielen
tricks-do-down = Verdeckt spielen
tricks-do-check = Unterste Karte ansehen
tricks-do-skip = Geben, ohne nachzusehen
tricks-do-pass = Passen
tricks-do-stay = Mitgehen
tricks-do-exchange = Tauschen
tricks-do-turn = Noch eine Karte aufdecken
tricks-do-end = Spiel beenden
tricks-do-pass-know = Passen: „Ich kenne ihn“
tricks-do-pass-expect = Passen: „Ich erwarte einen besseren“
tricks-do-bid = { $level ->
    [1] Ich biete
    [2] Höher
   *[other] Noch höher
}
tricks-do-ask = { $level ->
    [1] Ich frage
    [2] Besser
   *[other] Noch besser
}
tricks-do-ask-know = { $level ->
    [1] Ich frage, und ich kenne ihn
    [2] Besser, und ich kenne ihn
   *[other] Noch besser, und ich kenne ihn
}
tricks-do-swap = { $ten } gegen { $card }
tricks-do-keep = { $ten } behalten
tricks-do-with = { $do }: { $cards }
tricks-play-them = Zwicken oder Zwikken spielen
tricks-to-lessons = Lektionen zu beiden Spielen
tricks-to-zwickern = Zurück zu Zwickern
tricks-others-play = Gegner
tricks-switch-teach = Eine Warnung vor einem Zug, der einen Einsatz kostet
tricks-agreed = Hausregeln
tricks-option-must-stay = Alle müssen mitgehen
tricks-must-stay-none = nie
tricks-must-stay-first = im ersten Spiel
tricks-must-stay-second = im zweiten Spiel
tricks-must-stay-both = in den ersten zwei Spielen
tricks-option-pair-wins = Zwei Karten vom Rang der Trumpfkarte gewinnen, außer jemand, der mitgeht, hat drei Gleiche
tricks-option-rounds = Chips im Spiel, je Spieler
tricks-whole-pot = der ganze Topf
tricks-option-askers-pay = Um den Topf spielen alle, die gefragt haben, nicht nur der Höchste
tricks-sheet = Abrechnung
tricks-heard = { $seat }: { $what }
tricks-heard-bottom = unterste Karte { $card }
tricks-heard-skip = gibt, ohne nachzusehen
tricks-heard-pass = passt
tricks-heard-stay = geht mit
tricks-heard-exchange = geht mit, tauscht { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
tricks-heard-turn = deckt { $card } auf
tricks-heard-end = beendet das Spiel
tricks-heard-pass-know = passt, „ich kenne ihn“
tricks-heard-pass-expect = passt, „ich erwarte einen besseren“
tricks-heard-keep = behält { $ten }
tricks-heard-down = spielt verdeckt
tricks-result-alone = Alle anderen haben gepasst. { $you ->
    [yes] Du bekommst den Topf.
   *[no] { $seat } bekommt den Topf.
}
tricks-result-thirds = Für jeden Stich ein Drittel des Topfs: { $seats }.
tricks-result-passed = Alle haben gepasst. Der Topf bleibt für das nächste Spiel.
tricks-result-doubles = { $you ->
    [yes] du hast um den Topf gespielt, ihn nicht gewonnen und zahlst so viel hinein, wie darin war.
   *[no] { $seat } hat um den Topf gespielt, ihn nicht gewonnen und zahlt so viel hinein, wie darin war.
}
tricks-result-bete = { $you ->
    [yes] du bist bete: 3 Chips.
   *[no] { $seat } ist bete: 3 Chips.
}
tricks-result-takes = { $you ->
    [yes] du gewinnst den Topf.
   *[no] { $seat } gewinnt den Topf.
}
tricks-result-zwik = { $you ->
    [yes] du hast drei Gleiche und gewinnst sofort.
   *[no] { $seat } hat drei Gleiche und gewinnt sofort.
}
tricks-result-tricks = Stiche
tricks-result-game = Dieses Spiel
tricks-result-pot = Im Topf: { $pot ->
    [one] 1 Chip
   *[other] { $pot } Chips
}. { $you ->
    [yes] Als Nächstes gibst du.
   *[no] Als Nächstes gibt { $seat }.
}
goal-do-allowed = Tu, was hier erlaubt ist.
goal-do-free = Tu, was erlaubt ist und nichts kostet.
goal-do-wins = Spiel eine Karte, die den Stich bis jetzt gewinnt.
goal-hand = Spiel bis zum Ende. Die anderen spielen mit.
ask-may-play = Welche Karten darfst du spielen?
ask-which-wins = Welche Karte gewinnt den Stich? Die erste wurde ausgespielt.
ask-ways = Wie viele Möglichkeiten hast du hier?
ask-stock = Wie viele Karten sind noch im Talon?
ask-trick-points = Wie viele Kartenpunkte bringt dieser Stich?
ask-dealer = Wer gibt als Nächstes?
ask-account = Was gewinnt oder verliert { $seat } von hier an? Schon gezahlte Einsätze zählen nicht mit.
ask-pot-after = Wie viele Chips sind am Ende im Topf?
ask-pot-next = Wie viele Chips sind im Topf, wenn alle die Einsätze für das nächste Spiel gezahlt haben?
goal-do-zwik = Bilde drei Gleiche.
goal-certain = Alle Karten liegen offen. { $number ->
    [0] Sorg dafür, dass du von hier an nichts verlierst, egal, was die anderen tun.
    [one] Sichere dir von hier an { $number } Chip, egal, was die anderen tun.
   *[other] Sichere dir von hier an { $number } Chips, egal, was die anderen tun.
}
tricks-only-certain = Danach { $number ->
    [one] ist dir nur { $sign } Chip
   *[other] sind dir nur { $sign } Chips
} sicher.
tricks-earlier = Stich { $number }: { $cards }
tricks-card-down = verdeckt ({ $seat })
tricks-kept = So kann es weitergehen: { $cards }.
ask-sure-trick = Du gehst mit diesen Karten mit. Ist dir ein Stich sicher, egal, was die anderen haben und tun?
ask-sure-staying = Du gehst mit diesen Karten mit. Ist dir ein Drittel des Topfs sicher, ohne dass du etwas zahlst, egal, was die anderen haben und tun?
ask-sure-pot = Du spielst allein um den Topf, und niemand hat drei Gleiche. Ist dir der Topf sicher, egal, was die anderen haben und tun?
option-sure-yes = Ja
option-sure-no = Nein
proof-sure = Die anderen haben zu wenige höhere Trümpfe.
proof-not-sure = Nicht gegen diese Karten: { $hands }.
tricks-hand-of = { $seat } mit { $cards }
ask-deal-dealer = { $number ->
    [one] Der Geber sieht sich die unterste Karte an: { $cards }.
   *[other] Jeder Geber sieht sich die unterste Karte an. Nacheinander sind es { $cards }.
} Wer gibt am Ende?
ask-deal-payers = { $number ->
    [one] Der Geber sieht sich die unterste Karte an: { $cards }.
   *[other] Jeder Geber sieht sich die unterste Karte an. Nacheinander sind es { $cards }.
} Wer zahlt deswegen?
option-chance = { $cases } von { $whole }
ask-chance-deal = Das Kartenspiel ist gemischt, und der Geber sieht sich die unterste Karte an. Wie groß ist die Chance, dass ein anderer gibt?
ask-chance-deal-to = Das Kartenspiel ist gemischt, und der Geber sieht sich die unterste Karte an. Wie groß ist die Chance, dass dann { $seat } gibt?
ask-chance-drawn = Du tauschst eine Karte gegen die oberste vom Talon. Nur nach den Karten gezählt: Wie groß ist die Chance auf einen Trumpf?
ask-chance-turns = Noch eine Karte wird aufgedeckt. Nur nach den Karten gezählt: Wie groß ist die Chance, dass { THE($card) } Trumpf wird?
ask-chance-again = Noch eine Karte wird aufgedeckt. Nur nach den Karten gezählt: Wie groß ist die Chance, dass ihre Farbe schon da war und deshalb niemand fragen darf?
ask-chance-held = { $out ->
    [0] Nur nach den Karten gezählt: Wie groß ist die Chance, dass jemand anders { ACC($card) } hat?
   *[other] Nur nach den Karten gezählt: Wie groß ist die Chance, dass jemand anders, der nicht gepasst hat, { ACC($card) } hat?
}
ask-chance-held-by = Nur nach den Karten gezählt: Wie groß ist die Chance, dass { $seat } { ACC($card) } hat?
ask-chance-alike = Nur nach den Karten gezählt: Wie groß ist die Chance, dass { $seat } drei Gleiche hat?
chance-why-all = Hier zählen alle { $whole } Karten mit, aber { $number ->
    [one] eine
   *[other] { $number }
} davon hast du gesehen.
chance-why-all-dealt = Hier wird aus allen { $whole } Karten gegeben, aber { $number ->
    [one] eine
   *[other] { $number }
} davon hast du gesehen.
chance-why-hold = Hier zählen auch die Karten auf deiner Hand mit: { $cards }.
chance-why-turned = Hier zählen auch die offenen Karten mit: { $cards }.
chance-why-missing = Hier fehlt { THE($card) }.
chance-why-moves = Liegt { THE($card) } unten, gibt { $seat }.
chance-why-suits = Die Farben haben nicht mehr gleich viele Karten, denn du hast schon welche gesehen: { $cards }.
chance-why-own-hand = Hier zählen deine eigenen Karten mit, aber die kennst du.
chance-why-passed = Hier zählen Karten von Spielern mit, die gepasst haben: { $seats }.
chance-why-one-hand = Hier zählen nur die Karten von einem Gegner, aber es sind mehrere.
chance-why-all-hands = Hier zählen die Karten aller anderen, nicht nur die von { $seat }.
chance-why-one-place = Hier zählt nur eine Karte, aber { $seat } hat mehr.
chance-why-rank = Du hast { ACC($card) } gesehen. Von diesem Rang sind keine vier mehr übrig.
chance-why-four-ways = Wenn von einem Rang noch vier Karten übrig sind, gibt es vier Möglichkeiten, drei davon zu haben.
proof-chance-none = Von den { $whole } Karten, die du nicht gesehen hast, zählt keine.
proof-chance-cards = { $cases ->
    [one] Von den { $whole } Karten, die du nicht gesehen hast, zählt eine: { $cards }.
   *[other] Von den { $whole } Karten, die du nicht gesehen hast, zählen { $cases }: { $cards }.
}
proof-chance-held = Du hast { $whole } Karten nicht gesehen, und { $cases } davon haben andere. Jede davon kann { THE($card) } sein.
proof-chance-held-by = Du hast { $whole } Karten nicht gesehen, und { $cases } davon hat { $seat }. Jede davon kann { THE($card) } sein.
proof-chance-ways = So viele Möglichkeiten für drei Gleiche gibt es, Rang für Rang: { $ways }.
chance-of-rank = { $rank }: { $number }
proof-chance-alike = Es gibt { $whole } Möglichkeiten, welche drei Karten { $seat } hat, und { $cases ->
    [0] keine davon ergibt
    [one] eine davon ergibt
   *[other] { $cases } davon ergeben
} drei Gleiche.
ask-which-ways = Alle Karten liegen offen, und du spielst allein um den Topf. In welchen dieser Varianten ist er dir sicher, egal, was die anderen tun?
look-trick-allowed = Sieh dir die Karten auf dem Tisch an, und deine Trümpfe.
look-trick-free = Musst du eine bestimmte Karte spielen?
look-trick-wins = Welche deiner Karten darfst du spielen, und welche schlägt die beste im Stich?
look-trick-trick-winner = Welche Farbe wurde ausgespielt, und ist ein Trumpf dabei?
look-trick-zwik = Welchen Rang hast du zweimal?
look-trick-certain = Geh deine Karten einzeln durch. Was können die anderen schlimmstenfalls tun?
look-trick-sure = Zähl deine Trümpfe und die höheren, die andere haben können.
look-trick-deal-moves = Bei der Karo-7 springt das Geben zum rechten Nachbarn des Gebers. Bei einem Ass oder einer anderen 7 hüpft es weiter.
look-trick-chance = Welche Karten hast du gesehen, auf der Hand und offen? Zähl unter allen anderen die, die passen.
look-trick-alike = Geh Rang für Rang durch. Wie viele Karten sind übrig? Bei vieren kann man drei davon auf vier Arten haben, bei dreien auf eine.
look-trick-trick-points = Ein Ass bringt 4 Punkte, ein König 3, eine Dame 2, ein Bube 1, eine 10 nichts.
look-trick-which-ways = Was gewinnt dort: zwei Stiche oder die meisten Kartenpunkte? Und darfst du jede Karte ausspielen?
look-trick-may-play = Achte auf die ausgespielte Farbe und auf deine Trümpfe.
look-trick-ways = Zähl alles, was du sagen oder tun darfst, auch das Passen.
look-trick-account = Spiel die Karten durch. Dann wird geteilt und gezahlt.
look-trick-pot = Wer nimmt Chips aus dem Topf, und wer zahlt ein?
look-trick-dealer = Wer gibt als Nächstes? Oder gibt derselbe noch einmal?
look-trick-stock = Welche Karten sind nicht mehr im Talon? Die der Spieler und die Trumpfkarten.
trick-kind-do = Ein Zug
trick-kind-certain = Egal, was sie tun
trick-kind-sure = Sicher oder nicht
trick-kind-deal-moves = Das Geben wandert
trick-kind-chance = Chancen
trick-kind-which-ways = Gleiche Karten, andere Regeln
trick-kind-may-play = Erlaubte Karten
trick-kind-trick-winner = Wer den Stich gewinnt
trick-kind-trick-points = Punkte im Stich
trick-kind-ways = Möglichkeiten
trick-kind-account = Gewonnen oder verloren
trick-kind-pot = Chips im Topf
tricks-puzzles-about = Zwicken und Zwikken haben eigene Rätsel. Für Zwickern brauchst du sie nicht.
tricks-puzzles-state = { $solved } von { $total } gelöst
tricks-puzzles-go = Zu den { $game }-Rätseln
tricks-chips-only = Die alten Quellen nennen beide Spiele Glücksspiele. Hier spielst du um Chips, nie um Geld.
tricks-four = Einmal gegeben, viermal gespielt
tricks-four-about = Alle Karten liegen offen. { $seat } spielt allein um den Topf, gegen die beiden anderen. Mit 52 Karten gehen alle drei mit, jeder für sich. Wer gewinnt, und wer zahlt?
tricks-four-deal-of = Verteilung { $number }
tricks-four-turned = Trumpfkarte: { $card }
tricks-four-way = Variante
tricks-four-how = Wer gegen wen
tricks-four-each = jeder für seine eigenen Chips
tricks-four-joined = die anderen zusammen gegen { $seat }
tricks-four-no-play = kein Stich wird gespielt
tricks-four-open = Manchmal bringen einem Spieler zwei Karten gleich viele Chips, den anderen aber nicht. Dann kann er die eine oder die andere spielen, und du siehst, wie wenig und wie viel jeder bekommen kann.
tricks-four-who = Gewinner
tricks-four-takes = { $seat } nimmt den Topf
tricks-four-thirds = ein Drittel für jeden Stich: { $seats }
tricks-four-zwik = { $seat } mit drei Gleichen
tricks-four-fails = niemand, und der Topf verdoppelt sich
tricks-four-why = Jedes Feld zeigt, was ein Spieler von hier an gewinnt oder verliert. Im Topf sind { $number } Chips.
option-account = { $sign } { $number ->
    [one] Chip
   *[other] Chips
}
triple-title = Dieselben drei Karten
triple-about = Du hast { $cards }. In den beiden Stichspielen ist { $turned } die Trumpfkarte: Pik ist Trumpf.
triple-counts = { $card } zählt { $values }
triple-trump = { $card } ist { $number ->
    [1] Trumpf: Nur { $higher } schlägt die Karte
   *[other] Trumpf: Nur { $higher } schlagen die Karte
}
triple-plain = { $card } ist kein Trumpf: { $higher } und jeder Trumpf schlagen die Karte
triple-not-in-pack = { $card } gibt es in diesem Kartenspiel nicht
triple-and-points = { $what }. In einem Stich bringt sie { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
}
triple-and-swapped = { $what }. Wäre ihre Farbe Trumpf, könntest du sie gegen die Trumpfkarte tauschen
triple-do-fishing = Du legst eine Karte ab, baust oder nimmst, was zusammenpasst. Du musst keine Farbe bedienen und nichts schlagen.
triple-do-never = Du musst Farbe bedienen.
triple-do-always = Du musst Farbe bedienen, sonst stechen, und die Karten im Stich schlagen, wenn du kannst.
triple-do-when-trumping = Du musst Farbe bedienen, hoch oder niedrig, sonst stechen, und übertrumpfen, wenn du kannst.
names-caption = Namen
names-name = Name
names-what = Beschreibung
names-word = Das Wort dazu
names-zwickern = Zwickern, auch Zwicker oder Zwickeln
names-zwickern-is = Ein Angelspiel aus Schleswig-Holstein
names-zwickern-word = Zwick: Du räumst den Tisch ab
names-zwicken = Zwicken
names-zwicken-is = Ein Stichspiel aus Österreich und Deutschland, mit der Karo-7 als Trumpf
names-zwicken-word = gezwickt: Du zahlst
names-zwikken = Zwikken
names-zwikken-is = Ein Stichspiel aus den Niederlanden, in mehreren Varianten
names-zwikken-word = Zwik: Du gewinnst mit drei Gleichen
names-zwicker = Le zwicker
names-zwicker-is = Noch einmal Zwickern, von einer französischen Seite
names-zwicker-word = zwick: Du nimmst alle Karten
number-of-players = Spieler
number-of-pack = Karten im Kartenspiel
number-of-order = Rangfolge
number-of-always-trump = Immer Trumpf
number-of-payment = Jede Zahlung
number-of-hop = Länge eines Hupfs
number-of-dealer-pays = Der Geber zahlt
number-of-each-pays = Jeder zahlt
number-of-turned = Trumpfkarten höchstens
number-of-three-alike = Drei Gleiche, die höchsten zuerst
number-of-fine = Strafe ohne Stich
number-chips = { $number ->
    [one] { $number } Chip
   *[other] { $number } Chips
}
number-stakes = { $number ->
    [one] { $number } Einsatz
   *[other] { $number } Einsätze
}
number-seats = { $number ->
    [one] { $number } Platz
   *[other] { $number } Plätze
}
beside-zwicken = Nach Katira
beside-zwicken-alvensleben = Nach Alvensleben, 1853
beside-zwikken-1850 = Mit 52 Karten
beside-zwikken-1850-32 = Mit 32 Karten
beside-zwikken-1900 = Nach Parlett
beside-zwikken-2000 = Heute
beside-zwikken-lubbers = Lubbers-Regeln

## Regeln: Tabellen und Vergleich

deal-once = { $size }
deal-times = { $times } × { $size }
deal-then = { $first }, dann { $last }
deal-uneven = ({ $sizes })
deal-read-times = { $times } × { $size } heißt: { $times ->
    [one] eine Runde
   *[other] { $times } Runden
} mit { $size ->
    [one] einer Karte
   *[other] { $size } Karten
} für jeden.
deal-read-uneven = Die Zahlen in Klammern zeigen, wie viele Karten jeder bekommt. Links vom Geber geht es los.
deal-read-picture = Das Bild (die offenen Karten in der Mitte) liegt von der ersten Runde an da.
deal-read-left-over = Übrige Karten kommen auf den Tisch, bevor ihr die letzte Runde spielt.
deal-read-later = Kommen mit einer späteren Runde Karten auf den Tisch, liegen sie schon da, bevor ihr sie spielt.
deal-read-first = Wer links vom Geber sitzt, fängt an.
deal-uneven-many = { $more } für die ersten { $first } und { $less ->
    [0] keine
   *[other] { $less }
} für die anderen
score-each = { EACH($rank) }
compare-players = Spieler
compare-seating = Teams
compare-alone = jeder spielt für sich
compare-partners = { $players }: zwei Teams
compare-pairs = { $players }: je zwei zusammen
compare-alone-for = { $players }: jeder für sich
compare-pack = Kartenspiel
compare-cards = { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}
compare-packs = { $packs } Kartenspiele ab { $players } Spielern
compare-packs-most = bis zu { $packs } Kartenspiele bei { $players } Spielern
compare-packs-for = { $packs } Kartenspiele bei { $players } Spielern
compare-no-card = diese Karte gibt es nicht
compare-jokers = Joker
compare-none = keine Joker
compare-jokers-fixed = { $number }, mit den Werten { $values }
compare-jokers-wild = { $number } echte, mit jedem Wert von { $least } bis { $most }
compare-courts = Asse und Bildkarten
compare-court = { $rank } { $values }
compare-subtract = Beim Bauen darf man abziehen
compare-same-value = Mit einer gleichen Karte darf man den Wert behalten
compare-subtract-from-card = Den alten Wert darf man von der Karte abziehen
compare-build-limit = Höchster Wert eines Stapels
compare-build-on-empty = Auf einem leeren Tisch darf man bauen
compare-deals = Das Geben { $players }
compare-not-for = nicht für so viele Spieler
compare-each = jeder bekommt { $sizes } Karten
compare-picture = { $number } ins Bild
compare-left-over = noch { $number } auf den Tisch, bevor ihr die letzte Runde spielt
compare-later = mit späteren Runden noch auf den Tisch: { $sizes }
compare-scores = Punkte: { $cards }
compare-points = { $points ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
}
compare-majority = Die meisten Karten
compare-tie = Die meisten Karten bei Gleichstand
compare-tie-nobody = niemand bekommt die Punkte
compare-tie-shared = jeder, der gleich viele hat, bekommt die Punkte
compare-zwick = Ein Zwick
compare-joker-zwick = Ein Zwick mit einem Joker zählt
compare-total = Punkte in einem Spiel
compare-total-of = { $points } und die Zwicks
compare-total-packs = { $points } mit { $packs } Kartenspielen
compare-ours = { $what } (unsere Lesart)
compare-capturing = Nehmen
compare-capturing-may = wie man will
compare-capturing-must = eine Karte, die nehmen kann, darf man nicht ablegen
compare-capturing-all = eine Karte, die nehmen kann, darf man nicht ablegen, und sie nimmt alles, was geht
compare-joker-by-joker = Einen einzelnen Joker nimmt nur ein Joker
compare-joker-wild = nur die echten
compare-single-builds = Eine Karte allein darf ein Stapel sein
compare-for-partner = Man darf für den Partner bauen
compare-duty = Dein eigener Stapel
compare-duty-hold = du behältst eine Karte, die ihn nimmt
compare-duty-capture = du nimmst ihn im nächsten Zug
compare-duty-none = du musst keine Karte dafür behalten
compare-owner-lays = Mit eigenem Stapel darf man ablegen
compare-owner-last = nur wenn sonst nichts geht
compare-zwick-again = Nach einem Zwick
compare-plays-next = spielt der Nächste
compare-plays-same = spielt derselbe noch einmal
compare-last-zwick = Ein Zwick mit der allerletzten Karte
compare-last-zwick-counts = zählt
compare-last-zwick-dealer = zählt nur für den Geber
compare-last-zwick-not = zählt nicht
compare-rest = Restliche Karten am Ende
compare-build-left = Ein Stapel, der am Ende liegen bleibt, kostet
compare-end = Ende der Partie
compare-end-target = bei { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
compare-end-games = nach { $number ->
    [one] einem Spiel
   *[other] { $number } Spielen
}
compare-end-none = wann ihr wollt
tested-about = Was man am Tisch sagt und fragt, und was dabei herauskam, als Computer sehr viele Spiele gespielt haben.
tested-none-here = Für diese Variante gibt es noch keine Zahlen: { $title }.
tested-own = Für deine Regeln gibt es noch keine Zahlen. Lass jetzt Computer danach spielen. Die Zahlen bleiben, bis du gehst.
tested-count-first = { $number ->
    [one] 1 Spiel spielen
   *[other] { $number } Spiele spielen
}
tested-count-more = { $number ->
    [one] Noch 1 Spiel spielen
   *[other] Noch { $number } Spiele spielen
}
tested-counting = Die Computer spielen …
tested-conditions = { $games ->
    [one] Gezählt in 1 Spiel von { $seats } umsichtigen Computerspielern.
   *[other] Gezählt in { NUMBER($games, useGrouping: 1) } Spielen von { $seats } umsichtigen Computerspielern.
}
tested-conditions-strong = Die Rauten sind aus { NUMBER($games, useGrouping: 1) } Spielen von starken Spielern.
tested-error = Bei jeder Zahl steht, wie genau sie ist: In 95 von 100 Fällen liegt die wahre nicht weiter weg. Computer bluffen nicht und vergessen nichts. Darüber sagen die Zahlen also nichts.
tested-about-number = { $number } (± { $error })
tested-too-few = Für eine Zahl sind es noch zu wenige Spiele.
tested-is-true = Das stimmt
tested-is-half = Stimmt zum Teil
tested-is-false = Das stimmt nicht
tested-is-open = Noch nicht entschieden
tested-compared = Von { $of } Vergleichen { $speak ->
    [one] spricht { $speak }
   *[other] sprechen { $speak }
} dafür und { $against } dagegen. Die übrigen gehen knapp aus.
tested-strong-differ = Bei starken Spielern sind die Zahlen hier anders: { $where }.
tested-games-to-tell = Nach { NUMBER($games, useGrouping: 1) } Spielen ({ NUMBER($least, useGrouping: 1) } bis { NUMBER($most, useGrouping: 1) }) liegt ein starker Spieler in 19 von 20 Fällen vor einem umsichtigen.
tested-as-table = Als Tabelle
tested-column-times = Gezählt
tested-times = { NUMBER($number, useGrouping: 1) }
tested-from-to = { $number } ({ $least } bis { $most })
tested-try = Am Tisch ausprobieren
tested-link = In Zahlen: { $title }
tested-all = Alle Zahlen ansehen
tested-joker = Joker
tested-who = Spieler
tested-careful = Umsichtig
tested-strong = Stark
tested-axis-hundred = Von 100
tested-axis-card = Karte
tested-axis-way = So gewonnen
tested-axis-total = Summe auf dem Tisch
tested-axis-items = Karten und Stapel auf dem Tisch
tested-axis-value = Wert des Stapels
tested-axis-place = Platz, vom linken Nachbarn des Gebers an
tested-axis-dealt = Joker, die ihr bekommt
tested-title-cards = Die besten Karten
tested-claim-cards = Bringen dich Asse, Joker und die Karo-10 nach vorn?
tested-said-cards = Bekommst du ein Ass, liegst du am Ende weiter vorn: um { $ace } Punkte in 100 Spielen.
tested-chart-cards = Punkte Vorsprung in 100 Spielen, nach der Karte, die du bekommst
tested-title-jokers = Joker entscheiden
tested-claim-jokers = „Mehr als die Hälfte der Punkte sind Joker.“
tested-said-jokers = Von 100 Punkten stecken { $jokers } in Jokern. Das Diagramm zeigt, wie man die Joker gewinnt.
tested-chart-jokers = Von 100 Jokern: wie man sie gewinnt
tested-title-totals = Summen, die du nicht liegen lässt
tested-claim-totals = „Lass nichts liegen, was 10 ergibt oder den Wert eines Jokers.“
tested-said-totals = Liegt die höchste dieser Summen da, gewinnt der Nächste in 100 Zügen { $at } Punkte. Liegt nur eine da, die um eins kleiner ist, sind es { $beside }.
tested-chart-totals = Punkte, die der Nächste in 100 Zügen gewinnt, nach einer Summe auf dem Tisch
tested-title-laying = Was du ablegst
tested-claim-laying = „Leg keine Asse, Bildkarten und kleinen Karten ab. 5 bis 9 sind sicherer.“
tested-said-laying = Von 100 abgelegten Assen nimmt der Nächste { $ace }, von 100 Siebenen { $seven }. Es kommt aber darauf an, was er noch dazu gewinnt: in 100 Zügen { $lost } Punkte nach einer 4 und { $kept } nach einer 7.
tested-chart-laying = Von 100 abgelegten Karten: wie viele der Nächste nimmt
tested-title-series = Zwick auf Zwick
tested-claim-series = „Ein Zwick ist oft der Anfang einer ganzen Reihe.“
tested-said-series = Nach einem Zwick gelingt demselben Spieler bei der nächsten Gelegenheit in { $after } von 100 Fällen wieder einer. Sonst gelingt er in { $any } von 100 Zügen.
tested-chart-series = Zwicks in 100 Zügen, nach dem, was auf dem Tisch liegt
tested-title-joker-builds = Bauen für den Joker
tested-claim-joker-builds = „Bau auf den Wert deines Jokers.“
tested-said-joker-builds = Von 100 Stapeln für den größten Joker holt das Team, das sie baut, { $joker } selbst. Bei allen Stapeln sind es { $any } von 100.
tested-chart-joker-builds = Von 100 Stapeln: wie viele das eigene Team holt, nach dem Wert
tested-title-high-builds = Hohe Stapel sind sicherer
tested-claim-high-builds = „Bau lieber 8, 9 oder 10 als 2, 3 oder 4.“
tested-said-high-builds = Von 100 Stapeln mit dem Wert 2 nehmen die anderen { $two }, von 100 mit dem Wert 9 nehmen sie { $nine }.
tested-chart-high-builds = Von 100 Stapeln: wie viele die anderen nehmen, nach dem Wert
tested-title-dealer = Der Platz des Gebers
tested-claim-dealer = Der Geber spielt zuletzt. Ist das der beste Platz?
tested-said-dealer = Das Team des Gebers gewinnt { $dealer } von 100 Spielen, das seines linken Nachbarn { $first }.
tested-chart-dealer = Punkte an jedem Platz in 100 Spielen
tested-title-luck = Wie viel ist Glück?
tested-claim-luck = Gewinnst du mit mehr Jokern öfter?
tested-said-luck = Ohne Joker gewinnt ihr { $none } von 100 Spielen, mit zweien { $two }.
tested-chart-luck = Von 100 Spielen gewonnen, nach den Jokern, die ihr bekommt
tested-way-hand-build = Nimmt einen Stapel
tested-way-hand-group = Nimmt eine Summe
tested-way-hand-single = Nimmt eine Karte
tested-way-built-down = Im Stapel, unter seinem Wert
tested-way-built-else = In einem anderen Stapel
tested-way-loose = Als Einzelkarte
tested-way-left = Bleibt am Ende liegen
tested-way-nobody = Gewinnt niemand
tested-conditions-greedy = Die Rauten sind aus { NUMBER($games, useGrouping: 1) } Spielen von lockeren Spielern. Vor jedem Spiel haben lockere Spieler reihum einmal gegeben, und was sie übrig ließen, liegt im Topf. Mitspielen heißt hier, um den Topf zu spielen: Du gehst mit oder bietest. Für diese Zahlen spielte in jedem Spiel einer mit, egal mit welchen Karten. Dann wurde dasselbe Spiel noch einmal gespielt, und diesmal passte er.
tested-greedy = Locker
tested-greedy-differ = Bei lockeren Spielern sind die Zahlen hier anders ({ $what }: { $where }).
tested-only-greedy = Nur die lockeren Spieler haben dafür genug gespielt, die Zahlen sind also von ihnen.
tested-only-strong = Nur die starken Spieler haben dafür genug gespielt, die Zahlen sind also von ihnen.
tested-answer-true = Ja
tested-answer-half = Kommt drauf an
tested-answer-false = Nein
tested-answer-open = Noch nicht entschieden
tested-axis-trumps = Trümpfe auf der Hand
tested-axis-top = Deine beste Karte
tested-axis-has = Deine Hand
tested-axis-pot = Größe des Topfs (1 = die Einsätze eines Spiels)
tested-top-always = Ständiger Trumpf
tested-top-low = Kleinerer Trumpf
tested-top-ace = Ass, aber kein Trumpf
tested-top-none = Keins davon
tested-has-yes = Damit
tested-has-no = Ohne
tested-title-one-trump = Ein einziger Trumpf
tested-claim-one-trump = „Du kannst passen, wenn du wohl keinen Stich machst“, heißt es im Artikel über Zwicken. Reicht ein Trumpf, um mitzuspielen?
tested-said-one-trump = Wer mit einem Trumpf mitspielt, statt zu passen, gewinnt in 100 Spielen { $one } Chips. Ohne Trumpf sind es { $none }, mit zweien { $two }.
tested-chart-one-trump = Was Mitspielen in 100 Spielen bringt, in Chips, nach der Zahl der Trümpfe
tested-title-high-trump = Hoch oder niedrig
tested-claim-high-trump = Ist es wichtig, wie hoch dein bester Trumpf ist?
tested-said-high-trump = Mit dem Trumpfass bringt Mitspielen in 100 Spielen { $high } Chips. Nur mit niedrigen Trümpfen sind es { $low }.
tested-chart-high-trump = Was Mitspielen in 100 Spielen bringt, in Chips, nach deiner besten Karte
tested-title-win-or-pay = Gewinnen oder zahlen
tested-claim-win-or-pay = Gewinnst du mit einem Trumpf öfter, als du zahlst?
tested-said-win-or-pay = Von 100 Spielern, die mit einem Trumpf mitspielen, gewinnen { $takes } den Topf ganz oder zum Teil, und { $pays } müssen zahlen.
tested-chart-win-or-pay = Von 100 Mitspielern: wie viele etwas gewinnen, nach ihrer besten Karte
tested-title-likely = Gute Aussichten
tested-claim-likely = „Wer fragt, hat gute Karten und gewinnt wahrscheinlich etwas vom Topf“, heißt es im Artikel über Zwikken. Stimmt das hier?
tested-said-likely = Wenn umsichtige Spieler die Wahl haben, spielen sie in { $stays } von 100 Fällen mit. Dann gewinnen sie in { $takes } von 100 Fällen den Topf ganz oder zum Teil.
tested-chart-likely = Von 100 Spielern, die mitspielen wollten: wie viele etwas gewinnen, nach der Zahl der Trümpfe
tested-title-large-pot = Ein voller Topf
tested-claim-large-pot = Solltest du bei vollem Topf eher mitspielen?
tested-said-large-pot = Liegt der Einsatz eines Spiels im Topf, bringt Mitspielen in 100 Spielen { $small } Chips. Liegt dreimal so viel darin, sind es { $large }.
tested-chart-large-pot = Was Mitspielen in 100 Spielen bringt, in Chips, nach der Größe des Topfs
tested-title-speak-last = Zuerst oder zuletzt
tested-claim-speak-last = Ist es besser, als Letzter dran zu sein?
tested-said-speak-last = Mitspielen statt Passen bringt in 100 Spielen dem linken Nachbarn des Gebers { $first } Chips und dem Geber { $last }.
tested-chart-speak-last = Was Mitspielen in 100 Spielen bringt, in Chips, nach dem Platz
tested-title-three = Drei Gleiche
tested-claim-three = Lohnen sich drei Gleiche?
tested-said-three = Nach 100 Spielen mit drei Gleichen hast du { $held } Chips, nach 100 ohne sie { $others }.
tested-chart-three = Chips nach 100 Spielen, mit drei Gleichen und ohne
tested-title-ten = Die Trumpf-10
tested-claim-ten = Lohnt sich die Trumpf-10, weil du sie tauschen kannst?
tested-said-ten = Nach 100 Spielen mit der Trumpf-10 hast du { $held } Chips, nach 100 ohne sie { $others }.
tested-chart-ten = Chips nach 100 Spielen, mit der Trumpf-10 und ohne
tested-title-always = Der ständige Trumpf
tested-claim-always = Lohnt sich die Karte, die immer Trumpf ist?
tested-said-always = Nach 100 Spielen mit dem ständigen Trumpf hast du { $held } Chips, nach 100 ohne ihn { $others }.
tested-chart-always = Chips nach 100 Spielen, mit dem ständigen Trumpf und ohne
tested-title-more-trumps = Jeder Trumpf zählt
tested-claim-more-trumps = Lohnt sich jeder weitere Trumpf?
tested-said-more-trumps = Nach 100 Spielen ohne Trumpf hast du { $none } Chips, nach 100 mit einem { $one } und nach 100 mit zweien { $two }.
tested-chart-more-trumps = Chips nach 100 Spielen, nach der Zahl der Trümpfe, die du bekommst
tested-title-dealer-pays = Wer zahlt für wen
tested-claim-dealer-pays = Zahlt der Geber für alle anderen?
tested-said-dealer-pays = Nach 100 Spielen als Geber hast du { $dealer } Chips, nach 100 links von ihm { $first }.
tested-chart-dealer-pays = Chips nach 100 Spielen, nach dem Platz
tables-about = Wie viele Karten du bekommst, und was am Ende Punkte bringt.
tables-deals = Das Geben
tables-scores = Was Punkte bringt
tables-column-players = Spieler
tables-column-cards = Karten
tables-column-picture = Bild
tables-column-each = Jeder bekommt
tables-column-what = Was
tables-column-points = Punkte
tables-alone = { $players }
tables-partners = { $players }, zwei gegen zwei
tables-pairs = { $players }, je zwei zusammen
tables-cards = { $number }{ $packs ->
    [one] {""}
   *[other] {" "}({ $packs } Kartenspiele)
}
tables-left-over = und noch { $number } auf den Tisch
tables-later = und mit den späteren Runden noch auf den Tisch: { $sizes }
tables-out = { $number ->
    [one] 1 Karte bleibt
   *[other] { $number } Karten bleiben
} draußen
tables-majority = Die meisten Karten (bei Gleichstand: { $tie })
tables-zwick = Jeder Zwick
tables-zwick-no-joker = Jeder Zwick ohne Joker
tables-zwick-joker = Jeder Zwick mit einem Joker
tables-build-left = Jeder eigene Stapel, der am Ende liegen bleibt
tables-total = Zusammen
tables-total-packs = Zusammen, mit { $packs } Kartenspielen (bei { $players } Spielern)
tables-and-zwicks = { $points } und die Zwicks
tables-at-most = höchstens { $points } und die Zwicks

## Woher die Regeln kommen

source-english = Englische Quelle
source-english-about = Zwickern, wie Dietrich Jensen aus Dithmarschen es John McLeod und Günther Senst beigebracht hat, dazu die Familienregeln von Reinhardt Christiansen mit einem ganzen Spiel und Anmerkungen zu den Büchern von Danyliuk, Dietze und Grupp.
source-german = Deutsche Quelle
source-german-about = Dieselben Spiele auf Deutsch. Wo in einer der beiden Quellen ein Schreibfehler steht, hilft die andere.
source-french = Französische Quelle
source-french-about = Ein Spiel, das dem von Jensen sehr ähnlich ist, auf Französisch freier beschrieben und unter dem Namen Zwicker.
source-zwicken = Artikel über Zwicken
source-zwicken-about = Ein Lexikonartikel über das österreichische und deutsche Stichspiel, gestützt auf Alvensleben (1853), Katira (1983) und Danyliuk (2017).
source-zwikken = Artikel über Zwikken
source-zwikken-about = Ein Lexikonartikel über das niederländische Stichspiel, gestützt auf ein niederländisches Buch von 1853, auf Parlett (1977) und auf die Regeln von heute.
source-ours = Unsere Lesart
source-ours-about = Die Quellen sagen hier nichts oder widersprechen sich. Wir haben uns für eine Lesart entschieden und sagen, warum.

## Wörter vom Tisch

glossary-row = Erklärte Wörter:
glossary-german = In der deutschen Quelle: { $german }
glossary-french = Auf Französisch: { $french }
glossary-source = Quelle: { $source }
word-source-english = die englische Quelle
word-source-german = die deutsche Quelle
word-source-christiansen = die Regeln von Christiansen
word-source-dietze = die Bücher von Dietze und Danyliuk
word-source-grupp = Grupps Buch
word-source-french = die französische Quelle
word-source-zwicken = der Artikel über Zwicken
word-source-zwikken = der Artikel über Zwikken
word-source-ours = unsere Lesart
glossary-list = Alle Wörter vom Tisch ({ $number })
glossary-search = Ein Wort suchen
glossary-none = In keinem Wort hier steht „{ $text }“.

## Hausregeln

house-about = In vielen Familien ist manches anders. Sag hier, wie ihr spielt. Dann kannst du eure Regeln überall wählen, wo du dir eine Variante aussuchst: bei den Rätseln, beim Nachspielen und beim Vergleich der Regeln.
house-ours = Nach welchen Regeln spielst du?
house-ours-none = Noch nicht gewählt
house-ours-about = Beim Spielen und unter „Regeln“ gelten zuerst deine. Die Lektionen sagen, was darin anders ist, und Rätsel dazu gibt es auch.
house-based = Grundlage: { $base }
house-play = Nach diesen Regeln spielen
house-change = Ändern
house-save-file = Als Datei speichern
house-share = Weitergeben
house-share-about = Wer diese Adresse öffnet, kann nach euren Regeln spielen.
house-share-code = QR-Code dieser Adresse
house-share-none = Deine Regeln passen hier in keine Adresse. Speichere sie als Datei und schick die Datei.
house-shared = Hausregeln für dich: { $title }
house-shared-keep = Diese Regeln behalten
house-shared-there = Diese Regeln hast du schon.
house-shared-broken = In dieser Adresse stecken keine gültigen Hausregeln. Lass sie dir noch einmal schicken.
house-delete = Löschen
house-delete-about = Was du nach diesen Regeln gelöst hast, bleibt in deinen Daten, aber ohne sie siehst du es nicht. Gleich danach kannst du sie wiederherstellen.
house-delete-sure = Ja, löschen
house-deleted = „{ $title }“ ist gelöscht.
house-not-restored = „{ $title }“ lässt sich nicht wiederherstellen: Es ist kein Platz, oder andere Hausregeln heißen jetzt so.
restore-deleted = Wiederherstellen
house-kept = „{ $title }“ ist gespeichert.
house-broken = Die Hausregeln „{ $name }“ gehen so nicht:
house-new = Neue Hausregeln
house-ask-start = Ein paar Fragen beantworten
house-ask-start-about = Sag Frage für Frage, wie ihr spielt. Das Formular füllt sich dabei von selbst.
house-ask-of = Frage { $number } von { $total }
house-ask-back = Zurück
house-ask-next = Nächste Frage
house-ask-done = Meine Regeln zeigen
house-ask-stop = Nicht weiter fragen
house-ask-shown = Zum Beispiel:
house-ask-jokers = Wie viele Joker habt ihr im Spiel?
house-ask-numbers = Was steht darauf?
house-ask-numbers-steps = 15, 20, 25 und so weiter
house-ask-numbers-own = andere Zahlen
house-ask-numbers-wild = nichts (ein Joker zählt, was man will)
house-ask-written = Die Zahlen
house-ask-courts = Was zählen Ass und Bildkarten?
house-ask-courts-both = 1 oder 11, 2 oder 12, 3 oder 13, 4 oder 14
house-ask-courts-high = 11, 12, 13, 14
house-ask-courts-low = 1, 2, 3, 4
house-ask-deal = Wie gebt ihr am Anfang?
house-ask-deal-is = jedem { $each }, auf den Tisch { $picture }
house-ask-building = Was darf eine Karte auf einem Stapel?
house-ask-building-subtract = dazuzählen und abziehen
house-ask-building-add = nur dazuzählen
house-ask-zwick = Wer spielt nach einem Zwick?
house-ask-zwick-next = der Nächste
house-ask-zwick-same = der, der ihn gemacht hat
house-ask-points = Was bringt Punkte?
house-ask-points-three = ♦10 drei, ♠10, ♠2 und jedes Ass einen, die meisten Karten drei, ein Zwick einen
house-ask-points-ten = ♦10 zehn, jedes Ass zwei, ♦7 und ♠7 je einen, die meisten Karten einen, ein Zwick drei
house-edit = „{ $title }“ ändern
house-keep = Regeln speichern
house-cancel = Nichts ändern
house-title-taken = „{ $title }“ heißt schon etwas anderes. Wähl einen anderen Namen.
house-no-title = Gib diesen Regeln einen Namen.
house-unchanged = Das sind noch dieselben Regeln wie in der Variante { $base }. Ändere etwas, oder wähl einfach diese Variante.
house-name-wrong = „{ $name }“ geht nicht als kurzer Name. Nimm höchstens 30 kleine Buchstaben, Ziffern und Bindestriche, am Anfang einen Buchstaben.
house-name-taken = Ein anderes Spiel hat schon den kurzen Namen „{ $name }“. Denk dir einen eigenen aus.
house-read = Hausregeln aus einer Datei
house-file = Eine Datei, die du hier gespeichert oder selbst geschrieben hast, bis { $limit } kB
house-read-button = Diese Regeln hinzufügen
house-wrong-file = Diese Datei geht so nicht. Die Zahlen sind ihre Zeilen und Spalten.
house-base = Grundlage
house-title = Name
house-scoring = Punkte, je 0 bis { $most }
house-cards = Punkte für einzelne Karten, je 0 bis { $most }
house-more = Andere Karten, die Punkte bringen
house-more-choose = Karten wählen
house-more-settings = Kurzer Name, Sprache
house-name = Kurzer Name für Dateien und Adressen
house-name-about = Kleine Buchstaben, Ziffern und Bindestriche. Der Name wird: { $name }
house-so-far = Deine Änderungen bis jetzt:
house-majority = Für die meisten Karten
house-zwick = Für einen Zwick
house-part-building = Bauen
house-part-pack = Joker und Werte
house-part-deals = Spieler und Geben
house-part-turns = Züge und Ende
house-fixed-jokers = Mit einer Zahl
house-wild-jokers = Echte Joker
house-joker-value = Joker { $number }
house-wild-least = Von
house-wild-most = Bis
house-players = Zu wievielt spielt ihr?
house-deal-sizes = Karten für jeden, Runde für Runde
house-deal-table = Auf den Tisch
house-deal-packs = Kartenspiele
house-deal-out = Bleiben weg
house-deal-partners = Partner sitzen sich gegenüber
house-deals-over = Von { $cards } Karten gebt ihr { $dealt }. Übrig: { $number }.
house-deals-missing = Ihr gebt { $dealt } Karten, aber es sind nur { $cards } da.
house-deals-unread = Schreib für jede Runde eine Zahl, etwa 4 4 5. Bekommen nicht alle gleich viele, schreib 2-2-1-1.
house-deals-fit = Das Geben passend machen
house-subtract = Beim Bauen abziehen
house-single-builds = Eine Karte allein ansagen
house-build-for-partner = Für den Partner bauen
house-owner-may-lay = Ablegen, während man einen Stapel hat
house-joker-by-joker = Einen Joker nimmt nur ein Joker
house-zwick-again = Nach einem Zwick noch einmal dran
house-last-takes-rest = Den Rest bekommt, wer zuletzt genommen hat
house-duty = Dein eigener Stapel
house-pick-duty-hold = Du behältst eine Karte für ihn
house-pick-duty-capture = Du nimmst ihn im nächsten Zug
house-pick-duty-none = Du musst ihn nicht nehmen
house-capturing = Eine Karte, die etwas nehmen kann
house-pick-capturing-may = Man darf sie auch ablegen
house-pick-capturing-must = Man darf sie nicht ablegen
house-pick-capturing-all = Man darf sie nicht ablegen, und sie nimmt alles, was geht
house-last-zwick = Ein Zwick mit der allerletzten Karte
house-pick-last-zwick-counts = Er zählt
house-pick-last-zwick-dealer = Er zählt für den Geber
house-pick-last-zwick-not = Er zählt nicht
house-joker-zwick-apart = Ein Zwick mit Joker bringt andere Punkte
house-joker-zwick = Für einen Zwick mit Joker
house-build-left = Ein Stapel, der liegen bleibt, kostet
house-build-limit = Höchster Stapel (0: jeder)
house-target = Ihr spielt bis (0: kein Ende)
house-hands = Spiele (0: kein Ende)
house-build-on-empty = Auf einem leeren Tisch eine Karte ansagen
house-build-on-empty-about = Auf einen leeren Tisch darfst du eine Karte mit einem angesagten Wert spielen, als Stapel aus einer Karte. Die Quellen sagen nur, dass man eine Karte spielen muss. Ohne diese Regel legst du sie ab.
house-majority-on-tie = Punkte für die meisten Karten bei Gleichstand
house-majority-on-tie-about = Bei Gleichstand bekommt jeder mit den meisten Karten die Punkte dafür. Nach einer Quelle bekommt sie dann niemand. Die anderen sagen nichts dazu, und wir lesen sie genauso.
house-subtract-from-card = Den alten Wert von deiner Karte abziehen
house-subtract-from-card-about = Beim Bauen darfst du auch den alten Wert von deiner Karte abziehen: Eine Dame auf einer 9 ergibt 4, denn 13 minus 9 ist 4. Ein Beispiel in einer Quelle spricht dagegen. Sonst ist nur erlaubt: alter Wert minus Karte.
house-same-value = Den Wert mit einer gleichen Karte behalten
house-same-value-about = Mit einer gleichen Karte darfst du den Wert behalten: Eine 10 auf einer 10 ergibt wieder 10. Wo beim Bauen nur zusammengezählt wird, sagen die Quellen nichts dazu. Wir lesen sie so, dass es nicht erlaubt ist.
house-on-build-on-empty = Auf einem leeren Tisch darfst du eine Karte als Stapel ansagen.
house-on-majority-on-tie = Bei Gleichstand bekommt jeder mit den meisten Karten die Punkte dafür.
house-on-subtract-from-card = Beim Bauen darfst du auch den alten Wert von deiner Karte abziehen.
house-on-same-value = Mit einer gleichen Karte darfst du den Wert eines Stapels behalten.
house-off-same-value = Mit einer gleichen Karte darfst du den Wert eines Stapels nicht behalten.
house-on-subtract = Beim Bauen darfst du auch abziehen: alter Wert minus Karte.
house-off-subtract = Beim Bauen zählst du nur zusammen.
house-off-single-builds = Eine Karte allein ist kein Stapel.
house-off-build-for-partner = Jeder baut nur für sich.
house-off-owner-may-lay = Solange dir ein Stapel gehört, darfst du nichts ablegen, wenn du nehmen oder bauen kannst.
house-on-joker-by-joker = Einen Joker auf dem Tisch nimmt nur ein Joker.
house-on-zwick-again = Nach einem Zwick ist derselbe Spieler noch einmal dran.
house-off-last-takes-rest = Die Karten, die am Ende auf dem Tisch liegen, bekommt niemand.
house-capturing-must = Eine Karte, die etwas nehmen kann, darfst du nicht ablegen.
house-capturing-all = Wenn du nimmst, nimmst du alles, was geht. Eine Karte, die etwas nehmen kann, darfst du nicht ablegen.
house-duty-capture = Deinen Stapel musst du gleich im nächsten Zug nehmen.
house-duty-none = Nach dem Bauen musst du keine Karte für den Stapel behalten.
house-last-zwick-dealer = Ein Zwick mit der allerletzten Karte zählt nur für den Geber.
house-last-zwick-not = Ein Zwick mit der allerletzten Karte zählt nicht.
house-build-limit-is = Kein Stapel ist mehr wert als { $limit }.
house-build-limit-none = Ein Stapel darf jeden Wert haben, den eine Karte nehmen kann.
house-target-is = Ihr spielt bis { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
house-hands-is = Ihr spielt { $number ->
    [one] ein Spiel
   *[other] { $number } Spiele
}.
house-jokers-are = { $number ->
    [one] Der Joker zählt { $values }.
   *[other] Die Joker zählen { $values }.
}
house-jokers-wild = { $number ->
    [one] Es gibt einen echten Joker.
   *[other] Es gibt { $number } echte Joker.
}
house-jokers-none = Es gibt keine Joker.
house-wild-from = Ein echter Joker zählt, was du willst, von { $least } bis { $most }.
house-court-counts = { $rank } zählt { $values }.
house-deals-to = { $players }: jedem { $sizes } Karten, und am Anfang { $picture } auf den Tisch.
house-plays-in-pairs = { $players } sitzen sich Partner gegenüber.
house-plays-alone = { $players } spielt jeder für sich.
house-joker-zwick-scores = Ein Zwick mit einem Joker bringt { $points }.
house-build-left-scores = Ein Stapel, der am Ende liegen bleibt, kostet seinen Eigentümer { $points }.
house-majority-scores = Die meisten Karten bringen { $points }.
house-zwick-scores = Ein Zwick bringt { $points }.
house-card-scores = { THE($card) } bringt { $points }.
house-rank-scores = { EACH($rank) } bringt { $points }.
house-unknown = Für dieses Rätsel brauchst du die Hausregeln „{ $name }“, und die sind hier nicht gespeichert. Schreib sie auf der Seite „Regeln“, oder lade sie dort aus einer Datei. Bis dahin siehst du ein anderes Rätsel.
house-too-many = Du kannst höchstens { $number } Hausregeln speichern. Lösch erst welche.
house-too-long = eine Datei mit Hausregeln darf höchstens { $limit } Bytes haben

## Der Spickzettel

crib-title = Zwickern: { $variant }
crib-aim = Nimm Karten vom Tisch, einzeln oder als Summe, mit einer Karte, die genauso viel wert ist. Räumst du den Tisch leer, ist das ein Zwick. Wer die meisten Punkte hat, gewinnt.
crib-aim-no-zwick = Nimm Karten vom Tisch, einzeln oder als Summe, mit einer Karte, die genauso viel wert ist. Wer die meisten Punkte hat, gewinnt.
crib-print = Zum Drucken nimm den Druckbefehl des Browsers. Alles passt auf eine A4-Seite.
crib-print-house = Zum Drucken nimm den Druckbefehl des Browsers.
crib-save = Als Datei speichern
crib-cards = Werte der Karten
crib-card = Karte
crib-counts = Wert
crib-plain = 2 bis 10
crib-plain-counts = ihre Zahl
crib-wild = { $number ->
    [one] 1 echter Joker
   *[other] { $number } echte Joker
}
crib-wild-played = Beim Nehmen hat ein Joker einen Wert, den du dir aussuchst, und nimmt auch einzelne Joker mit. Beim Bauen hat er den angesagten Wert.
crib-wild-held = Auf deiner Hand kann ein Joker ein Versprechen halten, egal welches.
crib-wild-loose = Einen einzelnen Joker nimmt nur ein Joker. Er gehört nie zu einer Summe, und auf ihn bauen kannst du nicht.
crib-wild-some-played = Beim Nehmen hat ein echter Joker einen Wert, den du dir aussuchst. Beim Bauen hat er den angesagten Wert.
crib-wild-some-held = Auf deiner Hand kann ein echter Joker ein Versprechen halten, egal welches.
crib-wild-held-from = Auf deiner Hand kann ein echter Joker ein Versprechen von { $least } bis { $most } halten.
crib-wild-some-loose = Einen einzelnen echten Joker nimmt nur ein Joker. Er gehört nie zu einer Summe, und auf ihn bauen kannst du nicht. Ein Joker darf mehrere davon nehmen, und andere Karten dazu.
crib-joker-loose = Einen einzelnen Joker nimmt nur ein Joker, egal, was die beiden zählen. Er gehört nie zu einer Summe, und auf ihn bauen kannst du nicht. Ein Joker darf mehrere davon nehmen, und andere Karten dazu.
crib-turn = Du bist dran: Spiel eine Karte
crib-lay = Leg sie offen auf den Tisch.
crib-capture = Oder nimm mit ihr so viele Karten und Stapel mit demselben Wert, wie du willst. Nehmen musst du nie.
crib-capture-some = Oder nimm mit ihr so viele Karten und Stapel mit demselben Wert, wie du willst.
crib-capture-must = Oder nimm mit ihr so viele Karten und Stapel mit demselben Wert, wie du willst. Kann sie etwas nehmen, darfst du sie nicht ablegen.
crib-capture-all = Oder nimm mit ihr alles, was geht, Karten und Stapel mit demselben Wert. Kann sie etwas nehmen, darfst du sie nicht ablegen.
crib-groups = Karten, die zusammen ihren Wert ergeben, nimmst du als Gruppe. Eine Karte darf mehrere Gruppen nehmen, alle mit demselben Wert. Beim Nehmen zählst du zusammen und ziehst nie ab.
crib-two-values = Ein Ass, ein Bube, eine Dame oder ein König zählt als Einzelkarte klein oder groß. Du wählst jedes Mal neu.
crib-two-values-some = Als Einzelkarten zählen diese klein oder groß, und du wählst jedes Mal neu: { $ranks }.
crib-build = Oder bau: Spiel sie auf eine Karte oder einen Stapel, und sag den neuen Wert an. Oder sag für die Karte allein einen Wert an.
crib-build-on = Oder bau: Spiel sie auf eine Karte oder einen Stapel, und sag den neuen Wert an. Eine Karte allein ist kein Stapel.
crib-building = Stapel
crib-add = Neuer Wert: der alte plus deine Karte.
crib-add-subtract = Neuer Wert: der alte plus oder minus deine Karte, mindestens 1.
crib-subtract-from-card = Oder du ziehst den alten Wert von deiner Karte ab.
crib-same-value = Mit einer gleichen Karte darfst du den Wert behalten.
crib-limit = Kein Stapel ist mehr wert als { $limit }.
crib-hold = Behalt auf der Hand eine Karte, die deinen Stapel nimmt, für jeden Wert eine eigene.
crib-duty-capture = Zum Bauen brauchst du auf der Hand eine Karte, die den Stapel nimmt. In deinem nächsten Zug musst du einen deiner Stapel nehmen, wenn es geht.
crib-duty-none = Zum Bauen brauchst du auf der Hand eine Karte, die den Stapel nimmt. Danach darfst du sie spielen, wie du willst.
crib-owner = Veränderst du einen Stapel, gehört er dir. Der Vorbesitzer ist frei. Nehmen darf ihn jeder, wie eine Karte mit seinem Wert.
crib-owner-free = Veränderst du einen Stapel, gehört er dir. Nehmen darf ihn jeder, wie eine Karte mit seinem Wert.
crib-for-partner = { $players }: Für den Partner darfst du ohne eine solche Karte bauen, wenn er den neuen Wert angesagt und seitdem keine Karte dafür gespielt hat.
crib-one-item = Bauen kannst du auf eine Karte oder einen Stapel. Zwei davon legst du auf dem Tisch nie zusammen.
crib-on-empty = Auch auf einem leeren Tisch darfst du eine Karte allein ansagen.
crib-not-on-empty = Ist der Tisch leer, kannst du nur ablegen.
crib-more-players = Genauso, wenn mehr spielen, bis zu { $most }.
crib-zwick = Der Zwick
crib-zwick-about = Räumst du beim Nehmen den Tisch leer, machst du einen Zwick.
crib-zwick-no-joker = Räumst du den Tisch mit einem Joker leer, zählt das nicht als Zwick.
crib-zwick-mark = Zeig jeden mit einer aufgedeckten Karte im Gewinnstapel, am besten mit einer, die keine Punkte bringt.
crib-end = Das Ende
crib-between = Was nach einer Runde auf dem Tisch liegt, bleibt für die nächste liegen.
crib-last = Nach der letzten Runde bekommt den Rest, wer zuletzt etwas genommen hat. Das ist kein Zwick. Mit der letzten gespielten Karte kann man aber noch einen machen.
crib-last-rest = Was am Ende auf dem Tisch liegt, bekommt, wer zuletzt etwas genommen hat. Das ist kein Zwick.
crib-last-zwick = Mit der letzten gespielten Karte kann man noch einen Zwick machen.
crib-next = Zum Schluss rechnet ihr ab, dann gibt links. Die Punkte aller Spiele zählt ihr zusammen.

## Sprachen: der Name jeder in ihr selbst, und was Streamlit sagt, Buchstabe für Buchstabe

language-name = Deutsch
streamlit-skip = Zum Inhalt springen
streamlit-upload = Hochladen
streamlit-upload-file = Datei hochladen
streamlit-add-files = Noch eine Datei
streamlit-add = Noch eine Datei
streamlit-kilobytes = { $blank },{ $blank } kB
streamlit-per-file = { $blank } MB je Datei
streamlit-choose = Auswählen
streamlit-shortcut = Taste { $blank }
streamlit-help = Hilfe: { $blank }
streamlit-tip = Hilfe
streamlit-link = Link zur Überschrift
streamlit-less = Weniger
streamlit-more = Mehr
streamlit-progress = Fortschritt
streamlit-end = Ende
streamlit-home = Pos 1
streamlit-png = Als PNG speichern
streamlit-spec = Vega-Lite-Text kopieren
streamlit-full = Vollbild
streamlit-enter = Eingabetaste übernimmt
streamlit-submit = Eingabetaste übernimmt
streamlit-ctrl-enter = Strg+Eingabetaste übernimmt
streamlit-cmd-enter = ⌘+Eingabetaste übernimmt
streamlit-no-results = Nichts gefunden
streamlit-running = Einen Moment …
streamlit-stop = Anhalten
streamlit-open = Öffnen
streamlit-clear = Auswahl löschen
streamlit-clear-entry = Eingabe löschen
streamlit-clear-all = Alles abwählen
streamlit-remove = { $blank } entfernen
streamlit-selected = Ausgewählt
streamlit-select-all = Alle wählen
streamlit-select-some = { $blank } Treffer wählen
streamlit-drop = Eine Datei hierher ziehen
streamlit-wrong-type = Dateien vom Typ { $blank } werden nicht angenommen.
streamlit-notices = Hinweise
streamlit-close = Schließen
streamlit-close-full = Vollbild beenden
streamlit-chart = Diagramm
streamlit-no-connection = Keine Verbindung
streamlit-silent = Der Server antwortet nicht. Hast du gerade Internet?
streamlit-too-long = Die Verbindung hat zu lange gebraucht.
streamlit-lost = Die Verbindung ist unterbrochen. Warte, bis sie wieder da ist, und versuch es noch einmal.
streamlit-connecting = Verbindet …
streamlit-wait = Einen Moment …
streamlit-copy = Kopieren
streamlit-copy-code = Kopieren
streamlit-copied = Kopiert
streamlit-too-high = Diese Zahl ist zu groß.
streamlit-too-low = Diese Zahl ist zu klein.
streamlit-out-of-range = Diese Zahl passt nicht. Schreib eine von { $blank } bis { $blank }.
streamlit-no-server = Der Server ist nicht zu erreichen.
streamlit-to-server = Verbindet mit dem Server …
streamlit-stopping = Hält an …
streamlit-wide-table = Tabelle zum Schieben
streamlit-options = Auswahl
streamlit-error = Fehler
streamlit-upload-failed = Das hat nicht geklappt. Der Server meldet: { $blank }
streamlit-no-network = Keine Verbindung zum Netz

## Play: games against bots and others

nav-play = Spielen
play-begin = Karten geben
play-against = gegen { $others }
play-which-table = Welche Variante?
play-table-jensen = Zu viert in zwei Teams, mit drei Jokern. So lernst du es hier.
play-table-christiansen = Jeder für sich, mit vier Jokern und vielen Karten auf der Hand.
play-table-dietze = Ohne Joker, nur Summen. Das ist am schnellsten gelernt.
variant-source-jensen = Wie Dietrich Jensen es beigebracht hat. Wie man zu zweit und zu dritt gibt, ist unsere Lesart.
variant-source-christiansen = Wie Reinhardt Christiansen es von seinem Vater gelernt hat. Bei manchen Einzelheiten war er sich nicht mehr sicher.
variant-source-dietze = Wie es in zwei Büchern steht, bei Rita Danyliuk (1972) und Rudolf Dietze (1984). Wie man gibt, wenn es am Ende nicht mehr für alle reicht, ist unsere Lesart.
variant-source-grupp = Wie es im Buch von Claus Grupp steht (1976), mit 58 Karten. Wie viele Kartenspiele man ab fünf Leuten braucht, ist unsere Lesart.
variant-source-french = Wie es ein französischer Text beschreibt. Er verlangt zuerst Summen von zehn, aber wir folgen seinen Beispielen.
variant-short-jensen = Zu viert in Teams, drei Joker
variant-short-christiansen = Jeder für sich, vier Joker
variant-short-dietze = Ohne Joker, Stapel wachsen nur
variant-short-grupp = Sechs Joker mit freiem Wert
variant-short-french = Zwei gegen zwei, nach einer französischen Quelle
play-rule-two-values = { $ranks }: zwei Werte
play-rule-one-value = { $ranks }: ein Wert
play-rule-up-and-down = bauen: rauf und runter
play-rule-up = bauen: nur rauf
play-rule-zwick = Zwick: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
play-rule-majority = die meisten Karten: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
play-rule-must-take = nehmen ist Pflicht
play-rule-target = bis { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
play-rule-games = { $number ->
    [one] 1 Spiel
   *[other] { $number } Spiele
}
play-compare = Regeln vergleichen
play-seats-about = Tipp einen Platz an, wenn dort jemand anders sitzen soll.
play-todays-cards = Die Karten von heute spielen
play-go-on = Dein Spiel fortsetzen
play-standing = { $variant }, Spiel { $number }, noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} zu spielen.
play-players = { $number ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
    [9] zu neunt
    [10] zu zehnt
   *[other] zu { $number }
}
play-others-are = Gegner: { $levels }
play-to = bis { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
}
play-person = ein Mensch
play-level-beginner = Anfänger
play-level-greedy = locker
play-level-casual = locker
play-level-careful = umsichtig
play-level-strong = stark
play-fair = Die anderen schummeln nicht. Sie kennen nur ihre eigenen Karten und alles, was offen lag.
play-day = Die Karten des Tages
play-day-about = Dieselben Karten für alle, jeden Tag neu.
play-deal-public = Diese Karten haben die Nummer { $deal }. Wer die Nummer hat, kann sie auch spielen.
play-this-deal = Diese Karten spielen
play-deal-unknown = Karten mit der Nummer { $deal } gibt es nicht.
play-deal-too-early = Dieser Tag hat noch nicht begonnen.
play-earlier = Deine letzten Spiele
play-earlier-line = { $variant }, { $number ->
    [one] 1 Spiel
   *[other] { $number } Spiele
}, { $points }
play-settings = Einstellungen
play-rules = Regeln
play-number = Wie viele spielen?
play-name-of = Name: { $seat }
play-level-of = Wer sitzt auf { $seat }?
play-people-about = Wähl „ein Mensch“ für alle, die an diesem Bildschirm sitzen.
play-partner-about = Dein Partner spielt mindestens umsichtig.
play-target = Punkte bis zum Sieg
play-no-target = so lange ihr wollt
play-pace = Tempo der anderen
play-pace-slow = langsam
play-pace-normal = normal
play-pace-fast = schnell
play-pace-at-once = sofort
play-pace-step = Schritt für Schritt
play-switch-hints = Hilfe, wenn ich frage
play-switch-teach = Eine Warnung, bevor ich viel verschenke
play-switch-forced = Meine letzte Karte von selbst spielen, wenn es nur einen Zug gibt
play-switch-open-hands = Alle Karten offen
play-switch-sayings = Die anderen sagen ab und zu etwas
play-title = { $variant } · Spiel { $number }
play-title-to = { $variant } · Spiel { $number }, bis { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
}
play-turn = Du bist dran.
play-over = Das Spiel ist aus.
play-gone = Dieses Spiel ist nicht hier. Vielleicht wurde es gelöscht, oder es gehört jemand anderem.
play-new = Neues Spiel
play-next = Nächstes Spiel
play-leave = Verlassen
play-give-up = Aufgeben
play-given-up-about = Du hast dieses Spiel aufgegeben. Du findest es unter "{ $title }" und kannst dort weiterspielen.
play-given-up = aufgegeben
play-change-seats = Plätze tauschen
play-saying = "{ $text }"
saying-zwick-1 = Zwick! Alles weg.
saying-zwick-2 = Für dich liegt nichts mehr da.
saying-zwick-ours-1 = Zwick! Der ist für uns.
saying-zwick-ours-2 = So, der Tisch ist leer.
saying-build-1 = Deinen Stapel kann ich gebrauchen.
saying-build-2 = Den Stapel auch? Danke!
saying-waiting-1 = { THE($card) } hat auf mich gewartet.
saying-waiting-2 = Danke für { ACC($card) }.
saying-for-partner-1 = Danke, { ACC($card) } kann ich gebrauchen.
saying-for-partner-2 = { THE($card) }? Kommt mir gerade recht.
saying-joker-1 = Ein Joker! Wie schön.
saying-joker-2 = Über einen Joker freue ich mich immer.
saying-many-1 = { $number } Karten auf einmal!
saying-many-2 = Das Netz ist voll!
saying-nothing-1 = Du hast mir nichts übrig gelassen.
saying-nothing-2 = Wieder nichts da. Dann leg ich eine ab.
play-elsewhere = Du hast dieses Spiel in einem anderen Tab fortgesetzt. So steht es jetzt.
play-take-back = Zurücknehmen
play-watch-again = Ansehen
play-last-round = Letzter Umlauf
play-score-now = Punktestand
play-since-capture = Ab dem letzten Nehmen zeigen
play-anyway = Trotzdem spielen
play-ask-can = Was kann ich tun?
play-ask-safe = Was ist sicher?
play-ask-partner = Warum spielt { $seat } das?
play-all-plays = Bisherige Züge ({ $number })
play-won = { $together ->
    [yes] Ihr habt { $score } gewonnen.
   *[no] Gewonnen, { $score }.
}
play-won-by-zwicks = { $number ->
    [one] Der Zwick hat den Unterschied gemacht.
   *[other] Die { $number } Zwicks haben den Unterschied gemacht.
}
play-won-by-cards = Die Punkte für die meisten Karten haben den Unterschied gemacht.
play-lost = { $together ->
    [yes] { $side } gewinnen { $score }.
   *[no] { $side } gewinnt { $score }.
}
play-drawn = Unentschieden, je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
play-tied = Gleichstand: { $sides } je { $points }.
play-match-won = { $together ->
    [yes] Ihr habt die Partie { $score } gewonnen.
   *[no] Die Partie ist gewonnen, { $score }.
}
play-match-lost = { $together ->
    [yes] { $side } gewinnen die Partie { $score }.
   *[no] { $side } gewinnt die Partie { $score }.
}
play-score = { $first } : { $last }
play-score-points = mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
play-sheet = Punktezettel
play-sheet-game = Spiel
play-sheet-total = Zusammen
play-sheet-replay = Spiel { $number } nachspielen
play-these-cards = Diese Karten teilen
play-these-cards-about = Schick jemandem diese Adresse: Dann habt ihr dieselben Karten.
play-same-deal = Gleiche Karten noch mal
checked-title = Karten prüfen
checked-during = Die Reihenfolge der Karten stand fest, bevor die erste verteilt war. Das ist ihre Prüfsumme. Schreib sie dir auf und prüf sie am Ende des Spiels.
checked-over = Diese Karten haben die Nummer { $deal }. Mit einem geheimen Code, den niemand erraten konnte, ergibt sie die Prüfsumme, die vor der ersten Karte feststand:
checked-tool = Das kannst du ohne den Tutor prüfen. Tipp diese Zeile in ein Terminal, und es zeigt dieselbe Prüfsumme:
checked-command = Dieser Befehl des Tutors zeigt auch, wie die Nummer die Karten verteilt:
checked-again = Du wolltest diese Karten noch mal. Du kanntest sie schon, also war ihre Nummer nicht geheim.
checked-day = Diese Karten bekommen heute alle. Ihre Nummer ist das Datum, also war sie nicht geheim.
checked-address = Diese Karten kommen von einer Adresse. Wer sie hat, kann die Karten nachsehen, also war ihre Nummer nicht geheim.
checked-pack = Die Nummer mischt die Karten in diese Reihenfolge:
checked-dealt = Die Karten werden einzeln verteilt, links vom Geber geht es los. Geber: { $dealer }
checked-dealt-tricks = Die ersten Karten aller Spieler. Geber: { $dealer }
checked-row = { $seat }: { $cards }
play-hand-over = Gib das Gerät an { ACC($seat) } weiter
play-hand-over-about = Alle anderen schauen jetzt weg.
play-i-am = Ich bin { $seat }

## Was ein Spiel gezeigt hat

review-title = Dein Spiel im Rückblick
review-to-replay = Dieses Spiel nachspielen
luck-title = Glück und Können
luck-given = Verschenkte Punkte
luck-won = Punkte mit diesen Karten
luck-chips-given = Verschenkte Chips
luck-chips-won = Chips mit diesen Karten
review-waiting = Wir sehen deine Züge durch …
review-waiting-more = Wir sehen deine Züge noch durch …
review-bearing-out = Wir prüfen jeden Fehler noch genauer …
review-taken-back = Zug { $number }, { $play }: Bei genauerem Hinsehen war das kein Fehler.
review-nothing = Gut gespielt! Keiner deiner Züge war deutlich schlechter als ein anderer.
review-mark = Zug { $number }, { $play }: { $cause }.
review-mark-why = Zug { $number }, { $play }: { $why }
review-mark-other = Zug { $number }, { $play }: Das hat dich Punkte gekostet.
review-try = Noch einmal versuchen
review-learn = Lernen: { $title }
review-more = Beim Nachspielen siehst du noch { $number ->
    [one] einen markierten Zug
   *[other] { $number } markierte Züge
}.
review-uncounted-shared = Mehrere von euch haben an einem Bildschirm gespielt. Dieses Spiel zählt bei niemandem mit.
review-uncounted-open = Alle Karten waren offen. Dieses Spiel zählt bei niemandem mit.
review-uncounted-guided = In deinem ersten Spiel bekommst du Hilfe. Es zählt bei dir nicht mit.
review-uncounted-known = Du kanntest diese Karten schon. Dieses Spiel zählt bei dir nicht mit.
review-uncounted-public = Diese Karten kann jeder bekommen und vorher ausprobieren. Dieses Spiel zählt bei dir nicht mit.
review-uncounted-back = Du hast einen Zug zurückgenommen. Dieses Spiel zählt bei dir nicht mit.
review-puzzles = { $number ->
    [one] Ein Rätsel aus deinen Spielen
   *[other] { $number } Rätsel aus deinen Spielen
}
review-what-was-better = Bessere Züge
replay-own-game = Dein Spiel: { $variant }, Spiel { $number }
replay-next-mistake = Nächster Fehler
line-review-key = ?! hat ein wenig verschenkt, ? bis zu 3 Punkte, ?? mehr.
again-title = Zug { $number } noch einmal
again-about = Du sitzt wieder auf deinem Platz und siehst, was du da gesehen hast. Finde einen besseren Zug.
again-right = Kein Zug ist deutlich besser.
again-same = Das hast du gespielt.
again-wrong = Auch das verschenkt Punkte.
again-show = Bessere Züge zeigen
again-next = Nächster Fehler
tables-title = Nach Varianten
tables-rules = Variante, Spieler
tables-level = Die anderen
tables-mixed = verschieden stark
tables-games = Spiele
tables-lead = Vorsprung im Schnitt
games-title = Deine Spiele
games-none = Noch zählt hier kein Spiel. Spiel eins zu Ende, dann siehst du, wie viele Punkte du verschenkt hast.
games-mean = Verschenkte Punkte je Spiel: { $lost } ± { $about }
games-number = { $number ->
    [one] Aus einem einzigen Spiel. Das sagt wenig.
   *[other] Aus { $number } Spielen.
}
games-game = Spiel
games-lead = Mit den besten Zügen wäre dein Vorsprung um so viel größer. Vorsprung heißt: deine Punkte minus die der anderen.
games-points = Verschenkte Punkte
games-over-time = Die Punkte, die du in jedem Spiel verschenkt hast. Der Strich zeigt, wie genau man das weiß.
games-cause = Ursache
games-plays = Züge
games-a-game = Punkte je Spiel
games-help = Achte als Nächstes auf diesen Fehler: { $cause }.
games-uncounted = Ein Spiel zählt nicht mit, wenn mehrere an einem Bildschirm sitzen, alle Karten offen liegen, du die Karten schon kennst, jeder sie bekommen kann, du im ersten Spiel Hilfe bekommst oder einen Zug zurücknimmst. Ein Zug zählt nicht mit, wenn du vorher um Hilfe gebeten oder auf eine Warnung gehört hast. Ein Zug trotz Warnung zählt.
tricks-again-about = Du sitzt wieder auf deinem Platz und siehst, was du da gesehen hast. Finde etwas, das mehr bringt.
tricks-again-same = Das hast du getan.
tricks-again-wrong = Auch das verschenkt Chips.
tricks-games-title = Deine Spiele: Zwicken und Zwikken
tricks-games-none = Noch zählt hier kein Spiel. Spiel eins zu Ende, dann siehst du, wie viele Chips du verschenkt hast.
tricks-games-mean = Verschenkte Chips je Spiel: { $lost }
tricks-games-chips = Verschenkte Chips
tricks-games-over-time = Die Chips, die du in jedem Spiel verschenkt hast. Der Strich zeigt, wie genau man das weiß.
tricks-games-a-game = Chips je Spiel

## Arbeitsblätter auf Papier

worksheet-title = Kartenrätsel
worksheet-about = Du bist dran. Was spielst du? Die Lösungen stehen am Ende.
worksheet-solutions = Lösungen

## The Workshop

nav-workshop = Werkstatt
workshop-about = Leg Karten aus und mach ein Rätsel daraus.
workshop-view = Ansicht
workshop-view-position = Stellung
workshop-view-puzzle = Rätsel
workshop-view-preview = Vorschau
workshop-view-yaml = YAML
workshop-view-paper = Auf Papier
workshop-drafts = Entwürfe
workshop-new = Neuer Entwurf
workshop-unkept = Neuer Entwurf (nicht gespeichert)
workshop-unread = Entwurf mit Fehlern im Text
workshop-undo = Rückgängig
workshop-delete = Löschen
workshop-delete-about = Gleich danach kannst du den Entwurf wiederherstellen. Eine gespeicherte Datei bleibt.
workshop-delete-sure = Diesen Entwurf löschen
workshop-deleted = „{ $title }“ ist gelöscht.
workshop-not-deleted = Du hast diesen Entwurf in einem anderen Tab geändert, deshalb ist er nicht gelöscht. Hier ist er mit den Änderungen.
workshop-elsewhere = Du hast diesen Entwurf in einem anderen Tab geändert, und dort bleibt er so. Was du hier hast, ist jetzt ein eigener Entwurf.
workshop-broken = Diesen Entwurf können wir hier nicht zeigen. Nimm deine letzte Änderung zurück, oder berichtige seinen Text.
workshop-broken-text = Zum Text
workshop-too-many = Es gibt schon { $number } Entwürfe, und für einen weiteren ist kein Platz. Dieser wird erst gespeichert, wenn du einen löschst.
workshop-too-long = Ein Entwurf darf höchstens { $limit } kB haben. Die Änderung wurde nicht gemacht.
workshop-card-not-in-pack = Im Kartenspiel dieser Variante gibt es { ACC($card) } nicht.
workshop-card-too-often = { $card }: Davon gibt es im Kartenspiel nur { $number }.
workshop-value-not-takeable = Keine Karte kann in dieser Variante einen { $value }er-Stapel nehmen.
workshop-value-not-reachable = Aus { $cards } wird in dieser Variante kein { $value }er-Stapel.
workshop-wrong-number-of-seats = Diese Variante ist nicht für so viele Spieler.
workshop-refused = Diese Stellung ist nicht möglich.
workshop-pack = Kartenspiel
workshop-hand-of = Hand: { $seat }
workshop-table-empty = Der Tisch ist leer. Wähl Karten aus dem Kartenspiel und dann, wohin sie kommen.
workshop-choose-pack = Wähl eine Karte aus dem Kartenspiel.
workshop-choose-back = Wähl die Karten, die zurückkommen, aus einer Hand oder vom Tisch.
workshop-keys = Pfeiltasten: weiter. Leertaste: wählen. Eingabe: in die Hand legen. Esc: abwählen. Du kannst Karten auch ziehen.
workshop-one-card = Ein Stapel bekommt eine Karte nach der anderen.
workshop-to-hand = Hand
workshop-to-table = Tisch
workshop-to-pile = Gewinnstapel
workshop-back = Zurücklegen
workshop-no-value = Mit dieser Karte geht hier kein Stapel.
workshop-which-value = Welchen Wert bekommt der Stapel mit { DAT($card) }?
workshop-card-unknown = "{ $card }" ist keine Karte. Schreib Rang und Farbe, etwa AS, 10D oder X25.
workshop-type-first = Tipp zuerst die Karten ein.
workshop-whose = Hand
workshop-type = Karten eintippen (KS 5H 10D)
workshop-players = Spieler
workshop-turn = Wer dran ist
workshop-house-file = Zu einem Rätsel mit eigenen Hausregeln gehört die Datei mit diesen Regeln. Leg sie daneben.
workshop-more = Ansagen, Gewinnstapel, Geber, Rest
workshop-announced = Angesagte Werte
workshop-none = Keine
workshop-nobody = Unbekannt
workshop-dealer = Geber
workshop-last = Nahm zuletzt
workshop-stock = Karten im Rest
workshop-zwicks = Gemachte Zwicks
workshop-empty-pile = Den Gewinnstapel zurücklegen
workshop-seen = Mögliche Züge
workshop-zwick-number = { $number ->
    [0] Kein Zwick ist möglich.
    [one] Ein Zwick ist möglich.
   *[other] Ein Zwick ist mit { $number } Karten möglich.
}
workshop-uncounted = Es gibt zu viele erlaubte Züge, um sie zu zählen.
workshop-plays = { $number ->
    [one] Ein erlaubter Zug
   *[other] { $number } erlaubte Züge
}
workshop-largest = Größte Züge beim Nehmen: { $number }
workshop-no-capture = Es gibt nichts zu nehmen.
workshop-puzzle-too-large = Für ein Rätsel liegt zu viel auf dem Tisch.
workshop-good = An diesem Rätsel ist nichts auszusetzen.
flaw-unsolvable = Kein Zug löst die Aufgabe.
flaw-too-many-right = Kein gutes Rätsel: Zu viele der Züge oder der Karten auf der Hand sind richtig. Da hilft oft schon Raten.
flaw-all-right = Kein gutes Rätsel: Fast jeder Zug ist richtig.
flaw-no-choice = Kein gutes Rätsel: Es gibt kaum etwas zu wählen.
flaw-one-capture = Kein gutes Rätsel: Man kann nur auf eine Art etwas nehmen.
flaw-one-card = Kein gutes Rätsel: Alle Karten auf der Hand haben dieselben Werte.
flaw-plain-sum = Kein gutes Rätsel: Schon die erste Summe, die du versuchst, stimmt.
flaw-pairs = Kein gutes Rätsel: Du nimmst nur gleiche Werte und musst nichts zusammenzählen.
flaw-too-small = Kein gutes Rätsel: Es gibt zu wenig zu nehmen.
flaw-no-margin = Kein gutes Rätsel: Ein anderer Zug ist fast so gut.
flaw-greedy = Kein gutes Rätsel: Es reicht, die meisten Karten zu nehmen.
flaw-just-a-zwick = Kein gutes Rätsel: Die Lösung ist ein Zwick. Frag lieber gleich danach.
flaw-zwick-at-hand = Kein gutes Rätsel: Ein Zwick ist sofort möglich.
flaw-gives-points = Kein gutes Rätsel: Der richtige Zug verschenkt Punkte.
flaw-own-points = Kein gutes Rätsel: Die Lösung legt eine Karte ab, die Punkte bringt.
workshop-goal = Aufgabe
workshop-goal-card = Gespielte Karte
workshop-goal-items = Genommene Karten und Stapel
workshop-solutions = { $number ->
    [one] Die Lösung
   *[other] { $number } Lösungen
}
workshop-tries = Falsche Züge
workshop-tries-about = Kreuz die an, die hier verlocken.
workshop-stale = { $number ->
    [one] Ein falscher Zug passt nicht mehr zu dieser Stellung.
   *[other] { $number } falsche Züge passen nicht mehr zu dieser Stellung.
}
workshop-stale-remove = Diese Züge entfernen
workshop-own-try = Einen anderen falschen Zug eintippen
workshop-add-try = Zug hinzufügen
workshop-try-unread = Das ist kein lesbarer Zug. Schreib ihn wie 3H, KS x QS+AD oder 10S on 9C = 19.
workshop-try-right = Dieser Zug ist richtig. Ein falscher kann er nicht sein.
workshop-title-field = Titel
workshop-remark = Bemerkung: worauf man achtet und warum es geht
workshop-save = Rätsel als Datei speichern
workshop-save-about = In der Datei stehen alle Lösungen und Themen. Der Befehl zwickern validate beweist sie.
workshop-language = Sprache der Texte
workshop-language-unsaid = Wie im Ordner
workshop-first-lesson = Unsere Lektion
workshop-first-about = Wozu sie gut ist.
workshop-first-step = Zwei Summen
workshop-first-text = Alle Karten auf dem Tisch gehen in Gruppen mit der Summe 12 auf. Räum den Tisch leer.
workshop-not-yet = Das ist noch kein Rätsel:
workshop-yaml = Datei dieses Entwurfs
workshop-take-over = Übernehmen
workshop-faults = { $number ->
    [one] Ein Fehler ist noch drin.
   *[other] { $number } Fehler sind noch drin.
} { $places ->
    [one] Schau in Zeile { $lines }.
   *[other] Schau in die Zeilen { $lines }.
}
workshop-no-faults = Der Text hat keine Fehler.
workshop-file = Eine Datei mit einem Rätsel oder einer Stellung, höchstens { $limit } kB
workshop-read-file = Datei lesen
workshop-no-text = Dieser Text lässt sich nicht speichern.
workshop-mend-first = Der Text dieses Entwurfs hat Fehler. Berichtige sie unter „YAML“, oder nimm die letzte Änderung zurück.
workshop-needs-hand = Wer dran ist, braucht eine Karte.
under-own = Eine Stellung in der Werkstatt auslegen
under-own-none = Der offene Entwurf in der Werkstatt hat noch keine Stellung.
workshop-make = Daraus ein Rätsel machen
worksheet-folder = Sammlung
worksheet-mine = Meine eigenen
worksheet-single = Einzelne Rätsel
worksheet-by-lot = Zufällig ausgewählt
worksheet-count = Anzahl der Rätsel
worksheet-seed = Nummer des Blatts (jede bringt andere Rätsel)
worksheet-language = Sprache des Blatts
worksheet-none = Kein Rätsel passt.
worksheet-number = { $number ->
    [one] Ein Rätsel passt.
   *[other] Das Blatt hat { $number } Rätsel.
}
worksheet-paper = Rätsel auf Papier
worksheet-save = Als Seite zum Drucken speichern

## The Workshop: a game that was played

workshop-view-game = Spiel
game-untitled = Spiel von { DAT($seats) }
workshop-game-stage = Eingabe
workshop-game-deal = Karten
workshop-game-play-on = Züge
workshop-game-deal-about = Leg die Karten aus, die du kennst, wenigstens die auf dem Tisch. Die anderen werden bekannt, wenn jemand sie spielt.
workshop-game-unknown = { $seat }: { $number ->
    [one] eine Karte noch nicht bekannt
   *[other] { $number } Karten noch nicht bekannt
}
workshop-game-to-table = { $number ->
    [one] Auf dem Tisch fehlt noch eine Karte.
   *[other] Auf dem Tisch fehlen noch { $number } Karten.
}
workshop-game-all-known = Alle Karten dieser Runde sind bekannt.
workshop-game-may-hold = { $seat }: bekannte Karten, dann die, die niemand gesehen hat
workshop-game-refused = Das passt nicht zu dem, was du schon eingegeben hast.
workshop-game-turn = Zug { $number }: Da war jemand anders dran.
workshop-game-play = Zug { $number } geht nicht: { $why }
workshop-game-cut = Diesen und alle späteren Züge zurücknehmen
workshop-game-played = { $seat } hat eine Karte gespielt, die dann fehlen würde.
workshop-game-hand-full = { $seat } bekommt { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} in dieser Runde. Habt ihr anders gegeben, sag es unter „Spieler“.
workshop-game-table-full = { $number ->
    [0] In dieser Runde kommt keine Karte auf den Tisch.
    [one] In dieser Runde kommt eine Karte auf den Tisch.
   *[other] In dieser Runde kommen { $number } Karten auf den Tisch.
} Habt ihr anders gegeben, sag es unter „Spieler“.
workshop-game-plays = { $number ->
    [0] Noch kein Zug
    [one] Ein Zug
   *[other] { $number } Züge
}
workshop-game-take-back = Zurücknehmen
workshop-game-deal-again = Nächste Runde geben
workshop-game-note = Notiz zu Zug { $number }
workshop-claims = Geprüfte Behauptungen zum Zug: { $number }
workshop-claim-kind = Behauptung
workshop-claim-no-capture = Es gab nichts zu nehmen
workshop-claim-no-build = Es gab nichts zu bauen
workshop-claim-only-lay-down = Nur Ablegen war möglich
workshop-claim-could = Ein anderer Zug war möglich
workshop-claim-could-not = Ein anderer Zug war nicht möglich
workshop-claim-holds-only = Auf der Hand waren genau diese Karten
workshop-claim-text = Zug oder Karten eintippen
workshop-claim-add = Behauptung hinzufügen
workshop-claim-drop = Entfernen
workshop-claim-unread = Das lässt sich nicht lesen. Schreib einen Zug wie 3H, KS x QS+AD oder 10S on 9C = 19, und Karten wie 4C 9D.
workshop-claim-cannot = Das stimmt nicht: { $why }
workshop-claim-holds = Das stimmt nicht. Auf der Hand: { $cards }.
workshop-claim-legal = Das stimmt nicht. Dieser Zug ist möglich: { $play }
workshop-game-hand-unknown = Diese Hand ist noch nicht ganz bekannt. Deshalb wissen wir nicht, was sie sonst spielen könnte.
workshop-game-so-far = Bis hierher
workshop-game-open = Zum Nachspielen öffnen
workshop-game-otherwise-told = Nicht alle Karten sind bekannt, oder es wurde anders gegeben. Das steht in der Datei.
workshop-game-not-yet = Das ist noch kein Spiel zum Nachspielen:
workshop-game-held = Zum Nachspielen reicht es bis vor Zug { $number }: Die Karte, die dort jemand für einen Stapel behält, ist noch nicht bekannt. Sie wird es, sobald er sie spielt, oder du legst sie unter „Karten“ aus.
workshop-game-players = Spieler
workshop-game-seat = Name an Platz { $number }
workshop-game-seat-twice = Jeder Platz braucht einen eigenen Namen.
workshop-game-otherwise = Anders gegeben
workshop-game-otherwise-about = Jeder hat genau die Karten, die du für ihn auslegst, wie viele es auch sind.
workshop-game-about = Über das Spiel
workshop-game-next = Als Nächstes spielt { $seat }
workshop-game-deal-over = Diese Runde ist ausgespielt.
workshop-game-type = Den nächsten Zug eintippen (KS x QS+AD)
workshop-game-type-add = Spielen

## The Workshop: a lesson

workshop-view-lesson = Lektion
workshop-lesson-head = Zur Lektion
workshop-lesson-about = Zweck der Lektion
workshop-lesson-can = Lernziele
workshop-lesson-steps = Schritte: { $number }
workshop-step-up = Nach oben
workshop-step-down = Nach unten
workshop-step-copy = Kopieren
workshop-step-remove = Entfernen
workshop-step-removed = „{ $title }“ ist entfernt.
workshop-step-kind = Aufgabe oder Entwurf
workshop-step-add = Als Schritt hinzufügen
workshop-step-of-draft = Entwurf: { $title }
workshop-step-drafted = Sieh dir zuerst die Karten an.
workshop-step-take-board = Karten eines Entwurfs
workshop-step-board-of = Entwurf
workshop-step-boards-about = „Daraus ein Rätsel machen“ neben anderen Tischen holt deren Karten in diese Liste.
workshop-step-text = Text davor
workshop-step-done = Text nach der Lösung
workshop-step-shows = Regeln, die hier gelten
workshop-step-counter = Regeln, die nur zu gelten scheinen
workshop-answer = Die Antwort: { $answer }
workshop-reasons = Eigene Gründe
workshop-reasons-about = Sie erscheinen, wenn jemand genau diese falsche Antwort gibt.
workshop-reason-against = Falsche Antwort
workshop-reason = Grund, in einem Satz
workshop-step-of = Schritt { $number }: { $title }
workshop-step-board = Karten ändern
workshop-step-task = Aufgabe ändern
workshop-step-back = Zurück zur Lektion
workshop-asked-play = Zug (oder einen anderen eintippen)
workshop-asked-plays = Züge
workshop-asked-card = Karte
workshop-asked-items = Karten oder Stapel
workshop-asked-onto = Bauen auf
workshop-asked-for = Spieler
workshop-asked-against = Gegen welche Karte
workshop-asked-among = Spiele zur Auswahl
workshop-asked-of = Worum es geht
workshop-asked-variant = Regeln
workshop-asked-cards = Karten eintippen (KS 5H 10D)
workshop-asked-zwicks = Gemachte Zwicks
workshop-asked-most-cards = Die meisten Karten
workshop-asked-target = Punkte bis zum Sieg
workshop-asked-players = Spieler
workshop-asked-events = Zu ordnen
workshop-asked-game = Spiel
workshop-asked-fact = Frage
workshop-asked-value = Wert
workshop-asked-hand = Spiel { $number }: { $side }
workshop-asked-sides = Teams, durch Kommas getrennt
workshop-asked-more-rows = Spiel hinzufügen
workshop-asked-fewer-rows = Letztes Spiel entfernen
workshop-asked-refused = So lässt sich das nicht fragen.
workshop-lesson-covers = Die Lektion zeigt diese Regeln: { $readings }
workshop-lesson-save = Die Lektion als Datei speichern
workshop-lesson-not-yet = Das ist noch keine Lektion:
workshop-step-not-yet = Dieser Schritt stimmt noch nicht:
workshop-step-wrong = { $step } (mit einem Fehler)
ending-title = Das Endspiel gegen den Rechner
ending-about = Du sitzt wieder auf deinem Platz. Der Rechner sieht alle Karten und spielt für alle anderen so gut wie möglich. Spiel die Runde zu Ende.
ending-possible = Hätten ab Zug { $number } alle mit offenen Karten so gut wie möglich gespielt, dann wäre deine Bilanz (eigene Punkte minus die der anderen) { $best } gewesen. In deinem Spiel war sie { $got }.
ending-possible-own = Hätten ab Zug { $number } alle mit offenen Karten so gut wie möglich gespielt, dann hättest du { $best ->
    [one] einen Punkt
   *[other] { $best } Punkte
} geholt. In deinem Spiel hast du { $got } geholt.
ending-best = Mehr ging nicht: Deine Bilanz ist { $got }.
ending-best-own = Mehr ging nicht: { $got ->
    [one] ein Punkt
   *[other] { $got } Punkte
}.
ending-less = Deine Bilanz ist { $got }. Möglich war { $best }.
ending-less-own = Du hast { $got ->
    [one] einen Punkt
   *[other] { $got } Punkte
}. Möglich { $best ->
    [one] war einer
   *[other] waren { $best }
}.
ending-stops = Diese Stellung kann der Rechner nicht in Sekunden zu Ende rechnen. Er spielt hier nicht weiter. Nimm deinen Zug zurück und versuch einen anderen.
ending-uncounted = Diese letzte Runde lässt sich nicht in Sekunden zu Ende rechnen. Eine sichere Antwort gibt es hier nicht.
ending-moves = Kosten deiner Züge
ending-move-best = Zug { $number }, { $play }: Kein Zug war besser.
ending-move-cost = Zug { $number }, { $play }: Das hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} verschenkt.
ending-move-uncounted = Zug { $number }, { $play }: Bei so vielen Karten lässt sich das nicht in Sekunden zu Ende rechnen.
ending-play = Das Endspiel gegen den Rechner spielen
