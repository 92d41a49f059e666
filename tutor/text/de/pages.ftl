### Was die Seiten sagen: Titel, Knöpfe, Hilfe.

## Jede Seite

app-title = Zwickern lernen
nav-pages = Seiten
nav-to-table = Zum Tisch
nav-learn = Lernen
nav-puzzles = Rätsel
nav-replay = Nachspielen
nav-progress = Fortschritt
nav-rules = Regeln
something-went-wrong = Hier ist etwas schiefgegangen. Was du gelöst hast, ist nicht verloren. Lade die Seite neu; wenn es wieder passiert, melde uns bitte, was du gerade gemacht hast.
address-unknown = „{ $id }“ gibt es hier nicht. Stattdessen siehst du etwas anderes.

## Lernen

learn-back = Zurück
learn-next = Weiter
learn-to-puzzles = Zu den Rätseln
learn-progress = Schritt { $number } von { $total } · { $solved } gelöst
learn-option = { $title }
learn-option-solved = { $title } ✓
learn-overview = Zwickern lernen
learn-overview-about = Zwickern ist ein Kartenspiel aus Norddeutschland: Mit einer Karte aus deiner Hand fängst du Karten vom Tisch, und wer ihn leer räumt, macht einen Zwick. Hier ist ein Kurs aus kurzen Schritten mit je einer Regel. In jedem Schritt gibt es etwas zu tun. Versuche kosten nichts: Du erfährst, warum es nicht ging, und probierst es noch einmal.
learn-overview-done = Du hast den ganzen Kurs geschafft. Als Nächstes kommen die Rätsel.
learn-overview-progress = { $solved } von { $total } Schritten geschafft
learn-begin = Anfangen: { $title }
learn-resume = Weiter: { $title }
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
learn-other-tables = Andere Tische
learn-other-tables-about = Mit den Lektionen bis hierher kannst du spielen. Diese erzählen, wie andere spielen, und was nur so ähnlich heißt.
learn-lesson-done = geschafft ✓
learn-all-lessons = Alle Lektionen
learn-next-lesson = Nächste Lektion: { $title }
learn-lesson-finished = Du hast alle Schritte dieser Lektion geschafft.
learn-end-option = Das Ende der Lektion
learn-end-title = Was du jetzt kannst
learn-end-open = Das Ende der Lektion
learn-end-left = { $number ->
    [one] Ein Schritt dieser Lektion ist noch zu lösen.
   *[other] { $number } Schritte dieser Lektion sind noch zu lösen.
}
learn-challenges-row = Die Aufgaben
learn-lesson-open = In dieser Lektion noch zu lösen: { $steps }.

## Die erste Seite

home-catch = Unten liegen deine drei Karten. Wähle eine, wähle, was sie fangen soll, und drücke auf „Nehmen“.
home-caught-all = Du hast alles gefangen.
home-caught = Du hast etwas gefangen: { $play }.
home-more = Eine deiner Karten kann alle vier auf einmal nehmen. Siehst du sie?
home-zwick = Zwick!
home-zwick-about = Deine Karte hat alles genommen, und der Tisch ist leer. So ein Fang heißt Zwick, und davon hat das Spiel seinen Namen.
home-tonight = Heute Abend spielen · 15 Minuten
home-puzzle = Rätsel des Tages
home-course = Der ganze Kurs
home-other-tables = Andere Tische
home-history = Woher es kommt

## Übungen: Knöpfe, Fragen, Antworten

learn-again = Noch einmal
learn-show = Lösung
learn-hint = Tipp
learn-hint-more = Noch ein Tipp
feedback-title-right = Richtig
feedback-title-legal = Erlaubt, aber noch nicht das Gesuchte
feedback-title-wrong = Nicht erlaubt
feedback-title-allowed = Erlaubt
hint-title = Tipp { $number }:
hint-solution = Lösung:
question-check = Prüfen
question-empty = Wähle zuerst eine Antwort.
question-none = Keine davon
question-answer = Antworten
question-your-answer = Deine Antwort
question-on-board = Wähle auf deiner Hand die richtigen Karten, und drücke dann auf „Antworten“.
question-both = Wähle einige davon oder keine davon, nicht beides.
learn-solve-yourself = Gelöst ist es, wenn du die Antwort selbst findest: Drücke auf „Noch einmal“.
feedback-holds-solution = (Hier steckt die Lösung.)
feedback-repair-solution = Was wäre erlaubt? (Das wäre die Lösung.)
question-gone = Schon gewonnen, also auf keiner Hand: { $cards }.
question-one = Wähle eine
question-several = Wähle alle, die richtig sind.
question-number = Deine Zahl
question-order = Noch nichts gewählt. Was kommt zuerst?
question-wrong = Noch nicht richtig
question-not-this = Das ist es nicht. Versuche eine andere.
question-too-few = Es ist mehr.
question-too-many = Es ist weniger.
question-too-early = Davor kommt noch etwas anderes.
feedback-proof = Warum das richtig ist, in { $number ->
    [one] einer Zeile
   *[other] { $number } Zeilen
}
feedback-repair-title = Was wäre erlaubt?

## Rätsel

puzzle-difficulty = Schwierigkeit { $difficulty } von 5
puzzle-solved-count = { $solved } von { $total } gelöst
puzzle-choose = Wähle ein Rätsel
puzzle-untitled = { $what } mit { $cards }
puzzle-option = { $title }, { $variant }, Schwierigkeit { $difficulty }
puzzle-option-solved = { $title }, { $variant }, Schwierigkeit { $difficulty }, gelöst
puzzle-next = Nächstes Rätsel
puzzle-next-for-me = Ein Rätsel für mich
puzzle-to-course = Weiter zu den Lektionen
puzzle-solved = Gelöst
daily-link = Rätsel des Tages
daily-other = Rätsel des Tages: { $variant }
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

## Nachspielen

position-about = { $variant } · am Zug: { $seat }
replay-start = Vor dem ersten Zug
replay-played = { $seat }: { $play }
replay-checked = An den Regeln geprüft:
replay-hands = Alle Hände offen
replay-running = Der Punktestand Zug für Zug
proof-proven = bewiesen
proof-open = bei offenen Karten
proof-view = Meinung des Autors
replay-legal-moves = { $number ->
    [one] Nur dieser Zug war erlaubt.
   *[other] { $number } Züge waren erlaubt.
}
replay-missed = Mehr Karten waren zu holen: { $play }, { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
replay-missed-zwick = Hier war ein Zwick möglich: { $play }.
replay-missed-points = Auf einmal waren mehr Punkte zu holen: { $play }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
replay-nothing-more = Kein Zug holte auf einmal mehr Karten oder mehr Punkte.
replay-nothing-to-capture = Es war nichts zu nehmen.
replay-nothing-but-lay = Es war nichts zu nehmen und nichts zu bauen; eine Karte musste abgelegt werden.
replay-result = Ergebnis
replay-left = Rest auf dem Tisch: { $items }. Wer zuletzt etwas genommen hat, bekommt ihn: { $side }. Ein Zwick ist das nicht.
replay-cards = Karten
replay-zwicks = Zwicks
replay-points = Punkte
replay-choose = Spiel
replay-end = Das Ende des Spiels
claim-could = Das war möglich: { $play }.
claim-could-not = Das war nicht möglich: { $play }.
claim-holds-only = auf der Hand war nur dies: { $cards }.
claim-no-capture = es war nichts zu nehmen.
claim-no-build = es war nichts zu bauen.
claim-only-lay-down = es blieb nur, eine Karte abzulegen.

## Regeln

score-each = { EACH($rank) }
compare-court = { $rank } { $values }

## Tage

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

## Sprachen

language-name = Deutsch
streamlit-skip = Zum Inhalt springen
streamlit-upload = Hochladen
streamlit-upload-file = Datei hochladen
streamlit-per-file = { $blank }B je Datei
streamlit-choose = Auswählen
streamlit-shortcut = Taste { $blank }
streamlit-help = Hilfe zu { $blank }
streamlit-link = Link zur Überschrift
streamlit-less = Weniger
streamlit-more = Mehr
streamlit-progress = Fortschritt
streamlit-end = Ende
streamlit-home = Pos 1
streamlit-png = Als PNG speichern
streamlit-spec = Vega-Lite-Text kopieren
streamlit-full = Ganzer Bildschirm
streamlit-enter = Eingabetaste übernimmt
streamlit-no-results = Nichts gefunden
streamlit-running = Einen Moment …
streamlit-stop = Anhalten
