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
