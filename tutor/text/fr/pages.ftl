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

## Apprendre

learn-back = Retour
learn-next = Suivant
learn-to-puzzles = Aller aux problèmes
learn-progress = Étape { $number } sur { $total } · résolu : { $solved }
learn-option = { $title }
learn-option-solved = { $title } ✓
learn-overview = Apprendre le Zwickern
learn-overview-about = Le Zwickern est un jeu de cartes du nord de l’Allemagne : avec une carte de votre main, vous prenez des cartes sur la table, et qui la vide fait un zwick. Voici un cours en courtes étapes, une règle à la fois. À chaque étape, il y a quelque chose à faire. Essayez sans crainte : on vous dit pourquoi, et vous recommencez.
learn-overview-done = Vous avez fini tout le cours. Place aux problèmes.
learn-overview-progress = Étapes faites : { $solved } sur { $total }
learn-begin = Commencer : { $title }
learn-resume = Continuer : { $title }
learn-lesson = { $number }. { $title }
learn-lesson-state = { $solved ->
    [0] { $total ->
        [1] une étape
       *[other] { $total } étapes
    }
   *[other] { $solved } sur { $total }
}
learn-lesson-minutes = Il faut environ { $minutes ->
    [1] une minute.
   *[other] { $minutes } minutes.
}
learn-other-tables = D’autres tables
learn-other-tables-about = Avec les leçons jusqu’ici, vous pouvez jouer. Celles-ci disent comment on joue ailleurs, et ce qui n’a qu’un nom semblable.
learn-lesson-done = fait ✓
learn-all-lessons = Toutes les leçons
learn-next-lesson = Leçon suivante : { $title }
learn-lesson-finished = Vous avez fait toutes les étapes de cette leçon.
learn-end-option = La fin de la leçon
learn-end-title = Ce que vous savez maintenant
learn-end-open = La fin de la leçon
learn-end-left = { $number ->
    [1] Il reste une étape à résoudre dans cette leçon.
   *[other] Il reste { $number } étapes à résoudre dans cette leçon.
}
learn-challenges-row = Les défis
learn-lesson-open = À résoudre encore dans cette leçon : { $steps }.

## La première page

home-catch = Vos trois cartes sont en bas. Choisissez-en une, choisissez ce qu’elle prend, et appuyez sur « Prendre ».
home-caught-all = Vous avez tout pris.
home-caught = Voici votre prise : { $play }.
home-more = Une de vos cartes peut prendre les quatre à la fois. La voyez-vous ?
home-zwick = Zwick !
home-zwick-about = Votre carte a tout pris, et la table est vide. Une telle prise s’appelle un zwick, et le jeu en porte le nom.
home-tonight = Jouer ce soir · 15 minutes
home-puzzle = Problème du jour
home-course = Le cours entier
home-other-tables = D’autres tables
home-history = D’où vient le jeu

## Exercices : boutons, questions, réponses

learn-again = Réessayer
learn-show = Solution
learn-hint = Indice
learn-hint-more = Autre indice
feedback-title-right = Exact
feedback-title-legal = Permis, mais ce n’est pas encore cela
feedback-title-wrong = Pas permis
feedback-title-allowed = Permis
hint-title = Indice { $number } :
hint-solution = Solution :
question-check = Vérifier
question-empty = Choisissez d’abord une réponse.
question-none = Aucune d’elles
question-answer = Répondre
question-your-answer = Votre réponse
question-on-board = Choisissez dans votre main les cartes justes, puis appuyez sur « Répondre ».
question-both = Choisissez quelques-unes ou aucune, pas les deux.
learn-solve-yourself = L’exercice compte comme résolu si vous trouvez la réponse par vous-même : appuyez sur « Réessayer ».
feedback-holds-solution = (La solution se trouve ici.)
feedback-repair-solution = Quel coup serait permis ? (Ce serait la solution.)
question-gone = Déjà dans un tas, donc dans aucune main : { $cards }.
question-one = Choisissez-en une
question-several = Choisissez toutes celles qui sont justes.
question-number = Votre nombre
question-order = Rien n’est choisi. Qu’est-ce qui vient en premier ?
question-wrong = Pas encore exact
question-not-this = Ce n’est pas cela. Essayez-en une autre.
question-too-few = C’est plus.
question-too-many = C’est moins.
question-too-early = Autre chose vient avant.
feedback-proof = Pourquoi c’est juste, en { $number ->
    [1] une ligne
   *[other] { $number } lignes
}
feedback-repair-title = Quel coup serait permis ?

## Problèmes

puzzle-difficulty = Difficulté { $difficulty } sur 5
puzzle-solved-count = Résolu : { $solved } sur { $total }
puzzle-choose = Choisissez un problème
puzzle-untitled = { $what } avec { $cards }
puzzle-option = { $title }, { $variant }, difficulté { $difficulty }
puzzle-option-solved = { $title }, { $variant }, difficulté { $difficulty }, résolu
puzzle-next = Problème suivant
puzzle-next-for-me = Un problème pour moi
puzzle-to-course = Continuer les leçons
puzzle-solved = Résolu
daily-link = Problème du jour
daily-other = Problème du jour : { $variant }
end-other = { $play } : { $points ->
    [0] aussi bon.
    [1] un point de moins.
   *[other] { $points } points de moins.
}
end-other-reply = { $play } : { $points ->
    [0] aussi bon.
    [1] un point de moins.
   *[other] { $points } points de moins.
} Réponse { DE($seat) } : { $reply }.

## Parties

position-about = { $variant } · à jouer : { $seat }
replay-start = Avant le premier coup
replay-played = { $seat } : { $play }
replay-checked = Vérifié d’après les règles :
replay-hands = Toutes les mains visibles
replay-running = Les points, coup par coup
proof-proven = prouvé
proof-open = cartes sur table
proof-view = avis de l’auteur
replay-legal-moves = { $number ->
    [1] Un seul coup était permis.
   *[other] { $number } coups étaient permis.
}
replay-missed = On pouvait prendre plus de cartes : { $play }, { $number ->
    [1] une carte
   *[other] { $number } cartes
}.
replay-missed-zwick = Un zwick était possible : { $play }.
replay-missed-points = On pouvait gagner plus de points d’un coup : { $play }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
replay-nothing-more = Aucun coup ne prenait plus de cartes ou de points à la fois.
replay-nothing-to-capture = Il n’y avait rien à prendre.
replay-nothing-but-lay = Il n’y avait rien à prendre ni à construire ; il fallait poser une carte.
replay-result = Résultat
replay-left = Reste sur la table : { $items }. Il revient à qui a pris en dernier : { $side }. Ce n’est pas un zwick.
replay-cards = Cartes
replay-zwicks = Zwicks
replay-points = Points
replay-choose = Partie
replay-end = La fin de la manche
claim-could = C’était possible : { $play }.
claim-could-not = Ce n’était pas possible : { $play }.
claim-holds-only = la main était celle-ci, sans plus : { $cards }.
claim-no-capture = il n’y avait rien à prendre.
claim-no-build = il n’y avait rien à construire.
claim-only-lay-down = on ne pouvait que poser une carte.

## Règles

score-each = chaque { $rank }
compare-court = { $rank } { $values }

## Jours

day-today = aujourd’hui
day-later-today = plus tard aujourd’hui
day-yesterday = hier
day-tomorrow = demain
day-on-monday = lundi
day-on-tuesday = mardi
day-on-wednesday = mercredi
day-on-thursday = jeudi
day-on-friday = vendredi
day-on-saturday = samedi
day-on-sunday = dimanche
day-days-ago = { $number ->
    [1] il y a un jour
   *[other] il y a { $number } jours
}
day-weeks-ago = { $number ->
    [1] il y a une semaine
   *[other] il y a { $number } semaines
}
day-months-ago = { $number ->
    [1] il y a un mois
   *[other] il y a { $number } mois
}
day-years-ago = { $number ->
    [1] il y a un an
   *[other] il y a { $number } ans
}

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
