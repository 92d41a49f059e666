### Ce que disent les pages : titres, boutons, aide.

## Toutes les pages

app-title = Apprendre le Zwickern
nav-pages = Pages
nav-to-table = Aller à la table
nav-learn = Apprendre
nav-puzzles = Problèmes
nav-replay = Parties
nav-progress = Progrès
nav-rules = Règles
something-went-wrong = Un problème est survenu. Ce que vous avez résolu n’est pas perdu. Rechargez la page ; si cela se reproduit, dites-nous ce que vous veniez de faire.
address-unknown = Rien ici ne porte le nom « { $id } ». Voici autre chose à la place.

## Langues

language-name = Français
streamlit-skip = Aller au contenu
streamlit-upload = Envoyer
streamlit-upload-file = envoyer un fichier
streamlit-per-file = { $blank }o par fichier
streamlit-choose = Choisir
streamlit-shortcut = Touche { $blank }
streamlit-help = Aide : { $blank }
streamlit-link = Lien vers le titre
streamlit-less = Moins
streamlit-more = Plus
streamlit-progress = progression
streamlit-end = Fin
streamlit-home = Début
streamlit-png = Enregistrer en PNG
streamlit-spec = Copier le texte Vega-Lite
streamlit-full = Plein écran
streamlit-enter = Entrée pour valider
streamlit-no-results = Aucun résultat
streamlit-running = Un instant…
streamlit-stop = Arrêter
