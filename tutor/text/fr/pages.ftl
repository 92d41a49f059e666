### Ce que disent les pages : titres, boutons, aide.


## Toutes les pages

app-title = Apprendre le Zwickern
app-name = Zwickern
nav-pages = Pages
nav-to-table = Aller à la table
nav-learn = Apprendre
nav-puzzles = Problèmes
nav-replay = Parties
content-broken-title = Une partie du contenu n’a pas pu être chargée
content-broken-help = Le reste marche. Ces fichiers sont à corriger :
content-in-folder = { $folder } : { $title }
content-own-broken-title = Vos contenus : { $number ->
    [1] une faute
   *[other] { $number } fautes
}
content-own-broken-help = Tout ce qui est juste est affiché. Pour le reste, on garde la dernière version correcte. Corrigez ces endroits et enregistrez le fichier. Il sera relu à votre prochain clic.
saving-folder = Dossier
saving-file-name = Nom du fichier
saving-save = Enregistrer dans « { $title } »
saving-saved = Enregistré dans « { $title } » : { $file }
saving-not-here = Pour enregistrer des fichiers, ouvrez cette page sur l’ordinateur où tourne l’application.
saving-wrong-name = Pour le nom, prenez des minuscules, des chiffres et des traits d’union, par exemple hier-soir.
saving-nothing = Il n’y a encore rien à enregistrer.
saving-not-saved = Le fichier n’a pas été enregistré :
saving-clash = { $file } a changé depuis que vous l’avez ouvert. Comparez les deux. Enregistrez sous un autre nom, ou remplacez le fichier par votre brouillon. L’ancien fichier reste à côté.
saving-clash-file = Dans le dossier
saving-clash-draft = Votre brouillon
saving-replace = Remplacer le fichier
saving-open = Un fichier de votre dossier
saving-open-button = Ouvrir
saving-unread = Impossible de lire le fichier :
lost-title = Rien dans le filet
address-nowhere = Il n’y a pas de page à cette adresse. Elle est peut-être mal tapée, ou la page a changé de place.
lost-safe = Tout ce que vous avez résolu est en lieu sûr.
full-title = C’est complet
address-first-page = Aller à la page d’accueil
needs-script = Cette application a besoin de JavaScript. Autorisez-le dans votre navigateur, puis rechargez la page.
offline-title = Pas de terre en vue
offline-about = Vous êtes hors ligne, ou l’application ne répond pas. Vérifiez votre connexion, puis réessayez.
site-full = Toutes les places sont prises en ce moment. Réessayez dans un instant.
site-full-again = Réessayer
something-went-wrong = Un problème est survenu. Rien de ce que vous avez résolu n’est perdu. Rechargez la page. Si cela se reproduit, dites-nous ce que vous faisiez.
work-refused = Trop de calculs sont en cours pour vous, peut-être dans d’autres onglets. Rien n’est perdu. Patientez un instant, puis réessayez.
nav-progress = Progrès
nav-label-step = Étape
address-unknown = Nous n’avons rien du nom de « { $id } ». Voici autre chose.
nav-rules = Règles

## Se connecter

login-in = Se connecter
login-in-with = Se connecter avec { $name }
login-out = Se déconnecter
login-adopted = { $number ->
    [1] Un essai d’avant est maintenant sur votre compte.
   *[other] { $number } essais d’avant sont maintenant sur votre compte.
}

## Apprendre

learn-at-own-table = À votre table :
learn-back = Retour
learn-next = Suivant
learn-to-puzzles = Aller aux problèmes
learn-none = Il n’y a pas encore de leçons.
learn-progress = Étape { $number } sur { $total } · résolues : { $solved }
learn-option = { $title }
learn-option-solved = { $title } ✓
learn-overview = Apprendre le Zwickern
learn-overview-about = De courtes étapes, une règle à la fois. Il y a toujours quelque chose à faire, et se tromper ne coûte rien.
learn-overview-done = Vous avez fini tout le cours. Place aux problèmes !
learn-overview-progress = Étapes faites : { $solved } sur { $total }
learn-begin = Commencer : { $title }
learn-resume = Continuer : { $title }
learn-coming = La suite : { $title }
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
learn-other-tables = Autres variantes
learn-other-tables-about = Les leçons qui précèdent suffisent pour jouer. Celles-ci montrent comment on joue ailleurs, et quels jeux n’ont qu’un nom voisin.
learn-lesson-done = fait ✓
learn-all-lessons = Toutes les leçons
learn-next-lesson = Leçon suivante : { $title }
learn-lesson-finished = Vous avez fini toutes les étapes de cette leçon. Bravo !
learn-end-option = Fin de la leçon
learn-end-title = Ce que vous savez faire maintenant
learn-end-open = Ce que vous pouvez déjà essayer
learn-end-left = { $number ->
    [1] Une étape vous attend encore.
   *[other] { $number } étapes vous attendent encore.
}
learn-challenges = { $number ->
    [1] Voici un petit défi. Vous savez déjà tout ce qu’il faut.
   *[other] Voici { $number } petits défis. Vous savez déjà tout ce qu’il faut.
}
learn-challenges-done = { $number ->
    [1] Vous avez réussi le petit défi.
   *[other] Vous avez réussi les { $number } petits défis.
}
learn-challenges-row = Les défis
learn-on-shelf = { $number ->
    [1] La première des { $of } cartes est sur votre étagère.
   *[other] { $number } cartes sur { $of } sont sur votre étagère.
}
learn-lesson-open = Dans cette leçon, il reste à résoudre : { $steps }.

## La première page

home-catch = Vos trois cartes sont en bas. Choisissez-en une, puis ce qu’elle prend, et appuyez sur « Prendre ».
home-caught-all = Vous avez tout pris !
home-caught = Votre première prise ! { $play }.
home-more = Une de vos cartes peut prendre les quatre à la fois. La voyez-vous ?
home-zwick = Zwick !
home-zwick-about = Vous avez vidé la table. C’est un zwick, et il rapporte des points en plus.
home-tonight = Apprendre à jouer en 15 minutes
home-back = Vous revoilà !
home-due = { $number ->
    [one] { $number } chose à revoir.
   *[other] { $number } choses à revoir.
}
home-today = Le problème du jour vous attend.
home-puzzle-week = { $solved ->
    [yes] Résolu aujourd’hui
   *[no] Un nouveau chaque jour
} · { $number ->
    [one] { $number } jour
   *[other] { $number } jours
} sur 7
home-play-last = La dernière fois : { $result }
home-course-done = { $number ->
    [one] { $number } étape
   *[other] { $number } étapes
} sur { $of }
home-puzzle = Problème du jour
home-puzzle-about = Un nouveau chaque jour
home-play-about = Avec Hein, Wiebke et Merle
home-watch = Regarder une partie
home-watch-about = Chaque coup expliqué
home-course = Le cours entier
home-course-about = { $number ->
    [one] { $number } petite étape, une règle
   *[other] { $number } petites étapes, une règle à la fois
}
home-other-tables = Autres variantes
home-table = Votre variante : { $title }
home-history = À propos du jeu

## Un parcours, et la manche à la fin

path-progress = { $place } sur { $last }
path-leave = Quitter
path-to-play = Jouer une manche
path-end-title = Vous savez jouer !
path-end-about = Vous savez maintenant faire trois choses :
path-learnt-take = prendre une carte égale, ou plusieurs qui font le compte ;
path-learnt-zwick = vider la table en un seul coup : c’est un zwick ;
path-learnt-build = construire, et garder la carte qui prendra votre pile.
path-to-course = Continuer le cours
path-game-turn = À vous de jouer.
path-game-over = La manche est finie.
path-game-again = Rejouer
path-game-refused = Les coups de cette adresse sont impossibles. La manche recommence.
yours-title = Vos règles
yours-about = Chaque famille joue à sa façon. Dites comment vous faites chez vous, et posez cette feuille sur la table.
yours-players = À combien jouez-vous ?
yours-partners = Jouez-vous à deux contre deux ?
yours-pairs = Oui, par équipes
yours-alone = Non, chacun pour soi
yours-jokers = Combien de jokers y a-t-il dans votre jeu de cartes ?
yours-no-jokers = Aucun
yours-wild = { $jokers }, qui valent ce que vous voulez
yours-house = Avez-vous vos propres règles maison ?
yours-no-house = Non
yours-which = Avec quelles règles maison jouez-vous ?
yours-no-deal = Aucune source ne dit comment donner les cartes avec ces jokers et ce nombre de joueurs. Donnez comme vous voulez. Tout le reste est pareil.
yours-as-pairs = Avec ces jokers, chacun joue d’habitude pour soi. En équipe, asseyez-vous face à face et gardez un seul tas. Tout le reste est pareil.
yours-as-single = Avec ces jokers, on joue d’habitude par équipes à quatre. Si chacun joue pour soi, chacun compte son propre tas. Tout le reste est pareil.

## Exercices : boutons, questions, réponses

sheet-rise = Lire la suite
sheet-sink = Retour aux cartes
learn-again = Réessayer
learn-see-again = Revoir
learn-other-card = Essayer une autre carte
learn-show = Solution
learn-hint = Indice
learn-hint-more = Autre indice
feedback-title-right = Bonne réponse
feedback-title-legal = Permis, mais pas demandé
feedback-title-wrong = Pas permis
feedback-title-allowed = Permis
praise-0 = Bien joué !
praise-1 = Bravo !
praise-2 = Bien vu !
praise-3 = Bien pensé !
praise-4 = Vous y êtes !
praise-5 = Beau travail !
praise-6 = Bien trouvé !
praise-7 = Continuez comme ça !
praise-8 = Joli !
praise-9 = Chapeau !
hint-title = Indice { $number }.
hint-solution = Solution :
question-check = Vérifier
question-empty = Choisissez d’abord une réponse.
question-none = Aucune
question-number-is = La réponse est { $answer }.
question-answer = Répondre
question-your-answer = Votre réponse
question-on-hand = Choisissez les bonnes cartes de votre main, puis appuyez sur « Répondre ».
question-on-trick = Touchez la bonne carte, puis appuyez sur « Répondre ».
question-on-seats = Touchez le bon joueur, puis appuyez sur « Répondre ».
question-on-values = Touchez toutes les bonnes valeurs, puis appuyez sur « Répondre ».
question-on-sides = Touchez le bon camp, ou « personne », puis appuyez sur « Répondre ».
question-on-pile = Touchez chaque carte qui rapporte des points, et vous verrez combien. Puis appuyez sur « Répondre ».
question-on-order = Touchez-les dans l’ordre, ou faites glisser chacune à sa place. Puis appuyez sur « Répondre ».
question-both = Choisissez des réponses, ou « Aucune », mais pas les deux.
learn-solve-yourself = Cela ne compte que si vous trouvez vous-même. Appuyez sur « Réessayer ».
feedback-holds-solution = (Montre la solution)
feedback-repair-solution = Quel coup serait permis ? (Montre la solution)
question-gone = Déjà gagnées, donc dans aucune main : { $cards }.
question-one = Choisissez une réponse
question-several = Choisissez toutes les bonnes réponses.
question-number = Votre réponse (un nombre)
question-order = Mettez tout dans l’ordre.
question-wrong = Pas encore exact
question-not-this = Essayez une autre réponse.
question-too-few = C’est plus.
question-too-many = C’est moins.
question-too-early = Autre chose vient avant.
feedback-proof = Pourquoi c’est juste, en { $number ->
    [1] une ligne
   *[other] { $number } lignes
}
feedback-repair-title = Quel coup serait permis ?

## Problèmes

puzzle-difficulty = Difficulté { $difficulty } sur 5
puzzle-solved-count = Résolus : { $solved } sur { $total }
puzzle-more = Plus
puzzle-choose = Choisissez un problème
puzzle-choose-of = { $number ->
    [0] Aucun problème au choix
    [1] Un seul problème
   *[other] Choisissez un des { $number } problèmes
}
puzzle-untitled = { $what } avec { $cards }
puzzle-option = { $title }, { $variant }, difficulté { $difficulty }
puzzle-option-solved = { $title }, { $variant }, difficulté { $difficulty }, résolu
puzzle-next = Problème suivant
puzzle-next-for-me = Choisir pour moi
puzzle-to-course = Continuer les leçons
puzzle-none = Il n’y a pas encore de problèmes.
puzzle-seed = Nouveau, nº { $seed }
puzzle-solved = Résolu
puzzle-own = tiré d’une de vos manches
daily-link = Problème du jour
daily-other = Problème du jour : { $variant }
daily-day = { $day }
daily-day-solved = { $day } ✓
earned-today = { $number ->
    [1] Vous avez résolu le problème du jour, le premier en sept jours.
   *[other] Vous avez résolu le problème du jour. Cela fait { $number } jours sur les sept derniers !
}
earned-day = { $number ->
    [1] Vous avez rattrapé ce jour. Cela fait un jour sur les sept derniers.
   *[other] Vous avez rattrapé ce jour. Cela fait { $number } jours sur les sept derniers.
}
earned-first = Votre première prise est dans le filet.
earned-tries = { $number ->
    [1] Juste du premier coup.
    [2] Vous avez regardé de plus près, et c’est trouvé.
   *[other] Vous avez persévéré : trouvé après { $number } essais.
}
daily-too-early = Ce problème du jour n’est pas encore là. En voici un autre en attendant.
puzzle-streak = { $number } de suite du premier coup
explore-start = Essayer d’autres coups
explore-stop = Retour à la réponse
explore-about = Essayez le coup que vous voulez. Ici, rien ne compte.
others-title = Tous les autres coups, et pourquoi ils ne conviennent pas
others-no-card = Aucune autre de vos cartes ne prend ce que { THE($card) } pourrait construire :
others-too-many = Il y en a trop pour une liste.
end-title = Jusqu’à la fin, cartes sur table
end-line = Les meilleurs coups des deux camps
end-others = La meilleure réponse à chaque autre coup
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
end-left = { $number ->
    [1] Le temps a manqué pour un autre coup.
   *[other] Le temps a manqué pour { $number } autres coups.
}
end-not-possible = Ce serait trop long à calculer ici.
report-title = Signaler une erreur
report-about = Quelque chose ne va pas ? Envoyez ce texte aux personnes qui s’occupent de l’application. Tout ce qu’il faut y est.
report-link = Écrire un message
report-subject = Problème de Zwickern { $id }

## Quel problème vient ensuite

pick-label = Quels problèmes
pick-next = Pour moi
pick-due = { $due ->
    [0] À revoir
   *[other] À revoir ({ $due })
}
pick-weak = Points faibles
pick-fresh = Nouveaux
pick-own = De mes manches
pick-favourites = Favoris
pick-wrong = Dernières erreurs
pick-again = Encore les mêmes
pick-ours = Nouveaux problèmes pour votre variante
pick-anything = Tous les genres
pick-any = Peu importe
pick-variant = Variante
pick-goal = Objectif
pick-theme = Thème
pick-difficulty = Difficulté
pick-folder = Dossier
pick-all-solved = Vous avez résolu tous les problèmes de ce genre. Acceptez d’autres genres, ou prenez des problèmes nouveaux.
pick-all-met = Vous avez résolu tous les problèmes à votre portée. Les leçons vous en apprennent plus.
pick-none = Il n’y a pas de problème de ce genre.
pick-clear = Tous les genres
pick-nothing-due = Rien à revoir. Ce que vous résolvez ici revient après quelques jours, chaque fois avec une autre position.
pick-nothing-due-until = Rien à revoir maintenant. Prochaine révision : { $day }.
pick-nothing-weak = Pas encore de point faible. C’est un genre de problème que vous réussissez du premier coup moins d’une fois sur deux (sur cinq au moins).
pick-nothing-fresh = Il n’y a pas de problèmes nouveaux de ce genre. Choisissez une autre variante ou un autre objectif, sans thème ni difficulté.
pick-nothing-own = Il n’y a pas encore de problème tiré de vos manches. Jouez une manche. Si l’une de vos erreurs fait un bon problème, vous le trouverez ici.
pick-nothing-favourites = Pas d’autre favori ici. Touchez l’étoile à côté du titre d’un problème pour l’ajouter.
pick-nothing-wrong = Plus rien à corriger : vous avez réussi vos derniers problèmes du premier coup.
pick-nothing-again = Après { $number } problèmes, vous pourrez refaire les mêmes et voir vos progrès.

## Séries de problèmes

favourite-add = Ajouter aux favoris
favourite-remove = Retirer des favoris
favourite-full = Vous avez déjà { $number } favoris. Retirez-en un pour faire de la place.
sets-label = Séries
sets-option = { $set } ({ $number })
sets-again-last = Refaire les { $number } derniers
sets-again-same = { $number ->
    [1] Refaire le même
   *[other] Refaire les mêmes { $number }
}
sets-again-go-on = Continuer les mêmes { $number } ({ $done } faits)
sets-again-line = { $done } sur { $number } · { $right } du premier coup
sets-again-result = { $right } sur { $number } du premier coup, en { $minutes } min.
sets-again-before = La dernière fois : { $right } sur { $number }, en { $minutes } min.

## Progrès

progress-title = Votre parcours
progress-nothing = Votre bateau est encore au port. Chaque étape et chaque problème résolu le fait avancer. Ce que vous avez résolu revient quand il est temps de le revoir.
progress-to-learn = Aller aux leçons
progress-days = Jours sur les sept derniers
progress-zwicks = Zwicks faits
progress-zwicks-about = Dans vos manches, et dans les exercices qui en demandent un.
progress-won = Manches gagnées
progress-won-about = Les manches de Zwickern gagnées par vous ou par votre équipe.
progress-captures = Prises réussies
progress-captures-about = Dans vos manches, et dans les exercices qui en demandent une.
shelf-title = Votre étagère
progress-due = { $number ->
    [1] Une chose est à revoir, avec des cartes que vous n’avez pas encore vues.
   *[other] { $number } choses sont à revoir, chacune avec des cartes que vous n’avez pas encore vues.
}
progress-due-last = { $number ->
    [1] Votre dernier essai : { $day }.
   *[other] La plus ancienne, vous l’avez essayée { $day }.
}
progress-behind = { $number ->
    [1] Vous avez déjà fait une escale.
   *[other] Vous avez déjà fait { $number } escales.
}
help-due = Réviser maintenant
help-any = N’importe quel problème
help-nothing = Rien à revoir, aucun point faible. Encore un problème, pour garder la main ?
map-way = Le parcours
map-tables = Autres variantes
map-not-yet = nouveau
map-met = en cours
map-part-done = { $done ->
    [1] { $done } étape sur { $of }
   *[other] { $done } étapes sur { $of }
}
map-all-done = toutes les étapes résolues
map-settled = acquis
map-sure = maîtrisé
map-here = vous êtes ici
map-due = à revoir
map-weak = à travailler
map-to-lesson = Aller à la leçon
map-to-puzzles = Aller aux problèmes
map-meaning = Ce que veulent dire les signes
map-about-not-yet = Nouveau, un anneau en pointillé : vous ne l’avez pas encore essayé.
map-about-met = En cours, un anneau qui se remplit : vous l’avez essayé. L’anneau montre combien d’étapes vous avez résolues.
map-about-settled = Acquis, une coche : vous l’avez réussi une fois, puis de nouveau au moins six jours plus tard, du premier coup et sans indice.
map-about-sure = Maîtrisé, une ancre : vous l’avez aussi réussi quand il est venu à l’improviste. Si aucun problème ne le demande, il est maîtrisé une fois toutes ses étapes résolues.
map-about-due = À revoir, une cloche : il est temps de le refaire, avant de l’oublier.
map-about-weak = À travailler, un signe à moitié plein : parmi les derniers problèmes de ce genre, vous en avez réussi moins de la moitié du premier coup. Les essais dans les leçons ne comptent jamais contre vous.
stop-first-catch = Première prise
stop-sums = Sommes
stop-several = Plusieurs à la fois
stop-court-cards = Figures
stop-zwick = Zwick
stop-laying = Poser
stop-building = Construire
stop-promises = Promesses
stop-partner = Partenaire
stop-dealing = La donne
stop-counting = Compter
stop-tactics = Tactique
stop-comparing = Autres jeux
weeks-title = Les trois dernières semaines
weeks-none = Aucun essai pendant ces trois semaines.
weeks-sum = Essais : { $tried }, dont { $right ->
    [one] { $right } exact
   *[other] { $right } exacts
}, sur { $days ->
    [1] un jour
   *[other] { $days } jours
}.
weeks-day = Jour
weeks-number = Nombre
weeks-how = Résultat
weeks-right = exact
weeks-not-right = pas encore exact
plot-day = %-d %b
progress-rows = Voir en tableau
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
day-short-monday = lun
day-short-tuesday = mar
day-short-wednesday = mer
day-short-thursday = jeu
day-short-friday = ven
day-short-saturday = sam
day-short-sunday = dim
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
day-in-days = { $number ->
    [1] dans un jour
   *[other] dans { $number } jours
}
day-in-weeks = { $number ->
    [1] dans une semaine
   *[other] dans { $number } semaines
}
day-in-months = { $number ->
    [1] dans un mois
   *[other] dans { $number } mois
}
day-in-years = { $number ->
    [1] dans un an
   *[other] dans { $number } ans
}
progress-weak = Points faibles
progress-weak-share = { $name } : { $clean } sur les { $of } derniers du premier coup
progress-weak-in = { $name } ({ $variant })
progress-practise = S’entraîner : { $name }
progress-concepts = Ce que vous savez
progress-levels = En cours : réussi une fois. Acquis : réussi de nouveau au moins six jours plus tard, du premier coup et sans indice. Maîtrisé : réussi aussi quand il est venu à l’improviste. Si aucun problème ne le demande, il est maîtrisé une fois toutes ses étapes résolues. À travailler : moins de la moitié des derniers problèmes du premier coup. Les essais dans les leçons ne comptent jamais contre vous.
progress-no-concepts = Encore rien ici : jusqu’à présent, aucune question ne portait sur une variante.
progress-column-variant = Variante
progress-column-concept = Exercice
progress-column-level = Niveau
progress-column-last = Dernier essai
progress-column-due = Revient
progress-due-now = maintenant
level-new = nouveau
level-learnt = en cours
level-settled = acquis
level-sure = maîtrisé
level-weak = à travailler
progress-over-time = Vos progrès au fil du temps
progress-axis-day = Jour
progress-axis-level = Niveau
progress-axis-number = Exercices
progress-now = Jusqu’ici : maîtrisé { $sure }, acquis { $settled }, en cours { $learnt }.
progress-settings = Réglages
progress-most-days = La plus longue pause avant une révision, de { $least } à { $most } jours
progress-most-a-day = Nombre maximal de révisions par jour, de { $least } à { $most }
progress-yours = Vos données
progress-export-about = Tout ce que nous gardons de vous, en un seul fichier. Vous pouvez le charger de nouveau ici ou sur un autre appareil.
progress-export = Tout enregistrer dans un fichier
progress-import = Charger un fichier enregistré
progress-import-button = Ajouter son contenu
progress-import-again = S’il en manque une partie, chargez de nouveau le fichier : le reste s’ajoutera.
progress-import-more = { $number ->
    [1] Une chose de plus est ajoutée : réglage, règles maison, partie enregistrée ou série de coups devinés.
   *[other] { $number } choses de plus sont ajoutées : réglages, règles maison, parties enregistrées, séries de coups devinés.
}
progress-import-left = { $number ->
    [1] Des règles maison, une partie enregistrée ou un brouillon n’ont pas pu être ajoutés
   *[other] Parmi ses règles maison, ses parties enregistrées et ses brouillons, { $number } n’ont pas pu être ajoutés
}. On peut garder ici { $houses } règles maison, { $records } parties enregistrées et { $drafts } brouillons. Certains n’étaient pas valables, ou portaient un nom que vous utilisez déjà.
progress-import-favourites = { $number ->
    [1] Un favori n’a pas été repris. Il y a de la place pour { $most }, et seulement pour des problèmes qui existent ici.
   *[other] { $number } favoris n’ont pas été repris. Il y a de la place pour { $most }, et seulement pour des problèmes qui existent ici.
}
progress-imported = { $new ->
    [0] Il n’y avait rien de nouveau.
    [1] Un essai était nouveau.
   *[other] { $new } essais étaient nouveaux.
} { $known ->
    [0] Aucun essai n’était déjà ici.
    [1] Un essai était déjà ici.
   *[other] { $known } essais étaient déjà ici.
}
progress-delete-about = Supprime tous les essais et les réglages, les parties que vous avez jouées, vos règles maison, vos parties enregistrées et vos brouillons. On ne peut pas revenir en arrière. Enregistrez-les d’abord si vous voulez pouvoir les reprendre.
progress-delete-sure = Oui, tout supprimer
progress-delete = Tout supprimer
progress-deleted = Tout est supprimé.
progress-not-kept = Ce que vous faites maintenant ne sera peut-être pas enregistré.

## Les progrès, enregistrés et relus

archive-not-json = Ce fichier ne contient pas vos progrès : il ne se lit pas comme du JSON. Choisissez un fichier enregistré ici.
archive-foreign = Ce fichier est du JSON, mais il ne contient pas vos progrès. Choisissez un fichier enregistré ici.
archive-newer = Ce fichier vient d’une version plus récente de l’application (format { $version }). Mettez l’application à jour pour le charger.
archive-too-large = Ce fichier est trop grand : on peut charger au plus { $mebibytes } Mio et { $attempts } essais.
archive-no-room = Avec ce fichier, il y aurait plus de { $attempts } essais, et on ne peut pas en garder davantage. Rien n’a été ajouté.
archive-twice = Ce fichier est abîmé : « { $name } » s’y trouve deux fois au même endroit. Rien n’a été ajouté.
archive-part-broken = Ce fichier est abîmé : le bloc « { $part } » manque, est inconnu ou n’est pas comme il faut. Rien n’a été ajouté.
archive-entry-broken = Ce fichier est abîmé : l’essai nº { $number } est illisible. Rien n’a été ajouté.
archive-field-broken = Ce fichier est abîmé : dans l’essai nº { $number }, le champ « { $field } » manque, est inconnu ou n’est pas comme il faut. Rien n’a été ajouté.
archive-match-broken = Ce fichier est abîmé : la partie nº { $number }, ou l’un de ses événements, n’est pas comme il faut. Rien n’a été ajouté.
archive-no-room-events = Avec ce fichier, il y aurait plus de { $events } événements de parties, et on ne peut pas en garder davantage. Rien n’a été ajouté.
archive-setting-broken = Ce fichier est abîmé : le réglage « { $name } » n’est pas valable. Rien n’a été ajouté.

## Parties

replay-first = Au début
replay-back = Retour
replay-forward = Suivant
replay-last = À la fin
replay-round-back = Tour précédent
replay-round-forward = Tour suivant
replay-next-note = Note suivante
replay-next-missed = Prise oubliée suivante
replay-next-zwick = Zwick suivant
replay-start = Avant le premier coup
replay-played = { $seat } : { $play }
replay-note = Note
replay-engine = L’ordinateur
replay-checked = Vérifié d’après les règles :
replay-hands = Mains visibles
replay-running = Les points, coup par coup
proof-proven = prouvé
proof-open = cartes sur table
proof-view = avis de l’auteur
proof-counted = vérifié avec toutes les cartes non vues
proof-fact = vu dans cette manche
proof-replayed = rejoué
proof-sampled = estimé sur { $deals } donnes
replay-legal-moves = { $number ->
    [1] Un seul coup était permis.
   *[other] { $number } coups étaient permis.
}
replay-missed = On pouvait prendre plus de cartes : { $play }, { $number ->
    [1] une carte
   *[other] { $number } cartes
}.
replay-missed-zwick = Un zwick était possible : { $play }.
replay-too-large = Il y a trop de cartes sur la table pour examiner tous les coups.
replay-missed-points = On pouvait tout de suite gagner plus de points : { $play }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
replay-nothing-more = Aucun autre coup ne rapportait tout de suite plus de cartes ou plus de points.
replay-nothing-to-capture = Il n’y avait rien à prendre.
replay-nothing-but-lay = Il n’y avait rien à prendre ni à construire. Il fallait poser une carte.
replay-result = Résultat
replay-left = Il reste sur la table : { $items }. Tout revient à { $side }, pour la dernière prise. Ce n’est pas un zwick.
replay-seat = Place
replay-cards = Cartes
replay-zwicks = Zwicks
replay-points = Points
replay-none = Il n’y a pas encore de parties.
replay-choose = Partie
replay-number = Coup 1 à { $total }, puis la fin
replay-number-so-far = Coup 1 à { $total }
replay-end = La fin de la manche
replay-broken-off = La partie enregistrée s’arrête ici
replay-dealt-otherwise = Dans cette partie, on n’a pas donné selon les règles : { $variant } prévoit d’autres nombres de cartes.
replay-unfinished = Cette partie s’arrête avant la fin de la manche. Voici les points jusque-là.
claim-could = C’était permis : { $play }.
claim-could-not = Ce n’était pas permis : { $play }.
claim-holds-only = en main, il n’y avait que { THE($cards) }.
claim-takers = { $play }. Cartes non vues de cette valeur : { $cards }.
claim-takers-none = { $play }. Aucune carte non vue n’a cette valeur.
claim-clearers = { $play }. Cartes non vues qui permettraient ensuite un zwick : { $cards }.
claim-clearers-none = { $play }. Aucune carte non vue ne permettrait ensuite un zwick.
claim-changers = { $play }. Cartes non vues qui pourraient y changer quelque chose : { $cards }.
claim-changers-none = { $play }. Aucune carte non vue ne pourrait y changer quoi que ce soit.
claim-changers-to = { $play }. Cartes non vues qui pourraient en faire { $value } : { $cards }.
claim-changers-to-none = { $play }. Aucune carte non vue ne pourrait en faire { $value }.
claim-wins = { $play }. Cela rapporte { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
claim-held = { $seat } avait en main { $cards }.
claim-won = déjà gagnées : { $cards }.
claim-won-by = { $seat } avait déjà gagné { $cards }.
claim-undealt = pas encore distribuées : { $cards }.
claim-unseen = pas encore vues : { $cards }.
claim-no-capture = il n’y avait rien à prendre.
claim-no-build = il n’y avait rien à construire.
claim-costs = C’était permis, mais cela coûte une mise : { $play }.
claim-certain = Quoi que fassent les autres, { $seat } aura à coup sûr { $chips } sur toute la manche, mises comprises, et rien de plus.
claim-certain-by = En jouant autrement ({ $play }), { $seat } aurait eu à coup sûr { $chips }.
claim-only-action = rien d’autre n’était permis.
claim-above = Cartes non vues qui battent { THE($card) } : { $cards }.
claim-above-none = Aucune carte non vue ne bat { THE($card) }.
claim-sure-trick = avec cette main seule, un pli était assuré.
claim-sure-staying = avec cette main seule, rester rapportait à coup sûr un tiers du pot.
claim-sure-pot = avec cette main seule, le pot était assuré, sauf si quelqu’un avait un brelan.
claim-only-lay-down = on ne pouvait que poser une carte.

## Parties : suivre, deviner, essayer

way-label = Que faire de cette partie
way-follow = Regarder
way-guess = Deviner les coups
way-try = Et si ?
way-again = Mes erreurs
way-ending = Fin de manche
line-plays = Tous les coups
line-deal = Donne { $number }
line-play = Coup { $number }, { $play }
line-hidden = Coup { $number }, encore à deviner
line-take = prend
line-build = construit
line-lay = pose
line-note = note
line-zwick = zwick
line-missed = prise oubliée
line-joker = joker pris
guess-title = Coup { $number } : que fait { $seat } ?
guess-for = Deviner pour
guess-everybody = tout le monde
guess-again = Tout deviner à nouveau
guess-show = Voir le coup
guess-shown = On vous a montré ce coup.
guess-same = C’est exactement le coup { DE($seat) } !
guess-more = Permis, et cela rapporte tout de suite plus que le coup { DE($seat) }.
guess-level = Permis, et cela rapporte tout de suite autant que le coup { DE($seat) }.
guess-less = Permis, mais cela rapporte tout de suite moins que le coup { DE($seat) }.
guess-yours = Votre coup : { $play }. Il rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
guess-record = Le coup joué : { $play }. Il rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
guess-score = Coups jusqu’ici : { $all }. Comme dans la partie : { $same }. Rapportent plus tout de suite : { $more }, autant : { $level }, moins : { $less }. Montrés : { $shown }.
try-start = Essayer ici un autre coup
try-turn = Et si ? C’est à { $seat } de jouer. Toutes les mains sont visibles.
try-said = Le coup { DE($seat) } :
try-illegal = Votre essai pour { $seat } :
try-undo = Annuler
try-back = Retour à la partie
try-refused = « { $play } » n’est pas permis ici : la suite s’arrête avant ce coup.
try-over = La manche est finie.
try-deal-over = La donne est finie, et la partie enregistrée n’en contient pas d’autre.
try-title = { $title } : une autre suite à partir du coup { $ply }
try-save = Enregistrer
try-keep = Garder dans mes parties
open-switch = Coût de chaque coup (cartes sur table)
open-about = Ce que chaque coup peut encore rapporter dans cette donne, si chacun voit toutes les cartes et joue ensuite au mieux. On compte les points, les zwicks et, à la fin de la dernière donne, le reste sur la table et le plus de cartes. En quelques secondes, cela ne se calcule que dans les derniers tours d’une donne.
open-title = Coût
open-waiting = Calcul en cours, { $seconds } s
open-queued = En attente d’un autre calcul, { $seconds } s
open-none-better-margin = Avec ces cartes, aucun coup n’était meilleur. Écart de points sur le reste de la donne : { $points }.
open-none-better-own = Avec ces cartes, aucun coup n’était meilleur : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } dans le reste de la donne.
open-cost = Ce coup a fait perdre { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
open-best-margin = Le mieux : { $play }. Écart de points sur le reste de la donne : { $points }.
open-best-own = Le mieux : { $play }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  } dans le reste de la donne.
open-more-best = { $number ->
    [1] Un autre coup est aussi bon.
   *[other] { $number } autres coups sont aussi bons.
  }
records-title = Vos propres parties enregistrées
records-about = Ouvrez une partie enregistrée en fichier YAML, ou collez-en une. Nous vérifions chaque coup, chaque affirmation et chaque résultat, et nous indiquons la ligne de chaque erreur. Si tout est bon, la partie est gardée avec vos progrès.
records-file = Une partie en fichier, { $limit } ko au plus
records-text = Ou en texte, { $limit } ko au plus
records-text-name = texte
records-read = Vérifier et ouvrir
records-nothing = Choisissez d’abord un fichier, ou collez une partie. Un texte de plus de { $limit } ko n’entre pas dans la case.
records-wrong = { $number ->
    [1] Une chose ne va pas, la partie n’a donc pas été ouverte :
   *[other] { $number } choses ne vont pas, la partie n’a donc pas été ouverte :
  }
records-too-long = Une partie enregistrée a { $limit } caractères au plus.
records-too-many = Vous avez autant de parties qu’on peut en garder. Supprimez-en d’abord une.
records-kept = « { $title } » est maintenant parmi vos parties.
records-drop = Supprimer « { $title } »
records-drop-about = Vous pourrez la rétablir juste après, avec ce que vous y avez deviné. Enregistrez-la dans un fichier si vous voulez pouvoir y revenir plus tard.
records-drop-sure = La supprimer
records-dropped = « { $title } » est supprimé.
records-broken = Votre partie « { $name } » n’est plus valable, on ne peut donc pas l’ouvrir. Nous la gardons toujours. Voici ce qu’il faut changer :
records-correct = Corriger « { $title } »
records-to-correct = Le texte de « { $title } » est dans la case. Changez-le là, puis vérifiez-le. L’ancien reste jusqu’à ce que vous le supprimiez.
records-own = { $title } (à vous)
records-save = Enregistrer la partie (YAML)
records-sheet = Enregistrer la feuille de marque (texte)
records-paper = Enregistrer pour imprimer (HTML)
records-puzzles = Faire des problèmes de cette partie
records-puzzles-made = { $number ->
    [one] { $number } problème tiré de "{ $title }" est
   *[other] { $number } problèmes tirés de "{ $title }" sont
} maintenant parmi les problèmes de vos manches.
records-puzzles-known = Vous avez déjà tous les problèmes de "{ $title }".
records-puzzles-none = Aucun moment de "{ $title }" ne fait un bon problème.
sheet-about = Variante : { $variant }. Donneur : { $dealer }.
sheet-deal = Donne { $number }
sheet-play = Coup
sheet-zwick = Zwick
sheet-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
line-looked-until = Les prises oubliées ne sont marquées que jusqu’au coup { $number }. Examiner tous les coups serait trop long.

## Les courbes d’une partie

running-points = Points
running-cards = Cartes gagnées
running-play = Coup
running-side = Camp
running-one = { $side } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
running-after = { $play ->
    [0] Avant le premier coup
   *[other] Après le coup { $play }
} : { $sides }.
running-end = À la fin : { $sides }.

## Règles : le livre, une position, les mots, les cousins

position-about = { $variant } · à vous de jouer
rules-house = D’après { $base }. Vos règles maison changent ceci :
rules-house-here = règles maison différentes
rules-view = Rubrique
rules-view-rules = Règles
rules-view-compare = Comparer
rules-view-position = Position
rules-view-tables = Donne, points
rules-view-words = Mots
rules-view-cousins = Jeux au nom voisin
rules-view-sheet = Aide-mémoire
rules-view-numbers = En chiffres
rules-view-house = Règles maison
rules-compare-tables = Comparer les variantes
rules-print-sheet = Imprimer l’aide-mémoire
rules-compare-about = Deux variantes côte à côte, les différences d’abord.
rules-sheet-about = Toutes les règles sur une page, à garder près de vous.
rules-variant = Variante
rules-other = Comparer avec
rules-compare-same = Choisissez deux variantes différentes.
rules-what = Sujet
rules-differs = Différences ({ $number })
rules-shared = Points communs ({ $number })
rules-none = Il n’y a pas encore de règles.
rules-search = Posez une question
rules-section = Chapitre
rules-found = { $number ->
    [0] Rien ici ne répond à « { $text } ». Essayez d’autres mots, ou l’une des dix questions.
    [1] Une réponse à « { $text } »
   *[other] { $number } réponses à « { $text } », la meilleure d’abord
}
rules-found-steps = Dans les leçons
rules-found-puzzles = Parmi les problèmes
rules-found-elsewhere = Valable pour : { $variants }
rules-take-back-about = Contre des robots, « Reprendre le coup », à côté de la table, annule votre dernier coup. Avec d’autres joueurs, un coup joué reste joué.
ask-title = Questions
rules-try = { $number ->
    [1] Essayer sur un plateau
   *[other] Essayer sur { $number } plateaux
}
rules-our-reading = Interprétation retenue
rules-source-silent = La source ne le dit pas
rules-sources = Sources
rules-not-here = Cette règle ne s’applique pas dans la variante choisie : { $variant }.
rules-whole-section = Lire tout le chapitre : { $title }
rules-boards = Plateaux
rules-board = Plateau { $number }
rules-try-about = Jouez n’importe quel coup, et voyez ce qu’en disent les règles. Ici, rien ne compte.
rules-under-each = Cette position dans chaque variante
words-about = Ce qu’on dit à la table. Un tiret : la source n’a pas de mot pour cela.
words-word = Mot
words-german = Allemand
words-french = Source française
under-about = Choisissez une position ou collez-en une. Vous verrez quels coups chaque variante permet, et pourquoi elle ne permet pas les autres.
under-kind = Origine
under-kind-rules = Règles
under-kind-lessons = Leçons
under-kind-puzzles = Problèmes
under-kind-games = Parties
under-kind-own = La vôtre
under-choose = Position
under-board = { $title } ({ $number } sur { $boards })
under-ply = { $number }. { $played } ({ $title })
under-play = Coup à vérifier
under-play-choose = { $number ->
    [1] Choisissez le seul coup
   *[other] Choisissez un des { $number } coups
}, ou jouez-en un sur le plateau
under-column-variant = Variante
under-column-legal = Coup
under-column-why = Raison
under-column-number = Coups permis
under-column-only = Ici seulement
under-column-refused = Pas permis ici
under-summary = Coups permis dans chaque variante
under-impossible = impossible
under-uncounted = trop pour les compter
under-legal = permis
under-illegal = pas permis
under-unknown = position impossible
under-too-large = trop de cartes sur la table pour vérifier ce coup
under-too-many = Ici, plus de { $limit } coups sont permis : c’est trop pour une liste.
under-full = Coups permis : { $variant }
under-refused = Permis ailleurs, mais pas ici ({ $number }) :
under-only = Permis seulement ici ({ $number }) :
under-allowed = Permis ici et ailleurs ({ $number }) :
under-at-least = { $number } ou plus
under-partial = Une autre variante permet trop de coups pour une liste. Il manque peut-être ici des coups permis seulement là-bas.
under-more = et { $number } de plus
under-seats = { $number ->
    [1] on n’y joue pas seul
    [2] on n’y joue pas à deux
    [3] on n’y joue pas à trois
    [4] on n’y joue pas à quatre
   *[other] on n’y joue pas à { $number }
}, mais { $players }
under-card = { $number ->
    [0] ce jeu de cartes n’a pas { THE($card) }
    [1] ce jeu de cartes n’a qu’une fois { THE($card) }
   *[other] ce jeu de cartes n’a que { $number } fois { THE($card) }
}
under-build = { THE($build) } n’est pas possible ici
cousins-zwickern = Zwickern
cousins-facts = Côte à côte
cousins-family = But du jeu
cousins-home = Origine
cousins-players = Joueurs
cousins-pack-cards = Cartes du jeu
cousins-hand-cards = Cartes en main
cousins-trumps = Atouts
cousins-permanent-trump = Toujours atout
cousins-stakes = Enjeu
cousins-wins-at-once = Gain immédiat
cousins-trick = Chaque pli rapporte
tricks-overview-about = Le Zwicken et le Zwikken sont des jeux de plis. Vous n’en avez pas besoin pour le Zwickern.
tricks-to-rules = Leurs règles, et ce qui distingue les trois jeux
tricks-takes = { $seat } ramasse le pli.
tricks-records = Parties à revoir, annotées
tricks-record-of = { $game } : { $title }
tricks-line = Tous les coups
tricks-line-before = Avant les plis
tricks-line-trick = Pli { $number }
tricks-net = Gagné ou perdu
tricks-right = Bien joué !
tricks-not-won = { THE($card) } ne bat pas { THE($best) }.
tricks-no-zwik = Vous avez alors { $cards }, et ce n’est pas un brelan.
tricks-not-asked = C’est permis, mais ce n’est pas ce qui était demandé.
tricks-hand-passed = Vous avez passé, et les autres ont joué sans vous. Réessayez, et restez.
tricks-hand-over = La manche est finie
tricks-ends-with = { $seat } { $chips }
tricks-ends = Gagné ou perdu : { $accounts }. Dans le pot : { $pot ->
    [one] { $pot } jeton
   *[other] { $pot } jetons
}. Prochain donneur : { $dealer }.
tricks-stays = reste
tricks-passed = a passé
tricks-highest = enchère la plus haute : { $level }
tricks-has-bid = enchère : { $level }
tricks-has-asked = { $level ->
    [1] a demandé
    [2] a dit « mieux »
   *[other] a dit « encore mieux »
}
tricks-won = { $number ->
    [one] { $number } pli
   *[other] { $number } plis
}
tricks-account = { $number ->
    [0] { $sign } jeton
    [1] { $sign } jeton
   *[other] { $sign } jetons
}
tricks-trumps = atout
tricks-trick = Le pli
tricks-trick-down = Le pli (face cachée : { $seats })
tricks-empty = pas encore de carte
tricks-empty-down = face cachée : { $seats }
tricks-turned = Retourne, pour l’atout
tricks-stock = Talon : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
tricks-stock-bottom = { $stock }, carte du dessous { $card }
tricks-pot = Pot : { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}
tricks-card-of = { $card } ({ $seat })
tricks-choose-card = Choisissez d’abord une carte de votre main.
tricks-one-card = Choisissez une seule carte.
tricks-no-card = Cela se fait sans carte. N’en choisissez aucune.
tricks-do-play = Jouer
tricks-do-down = Jouer face cachée
tricks-do-check = Regarder la carte du dessous
tricks-do-skip = Donner sans regarder
tricks-do-pass = Passer
tricks-do-stay = Rester
tricks-do-exchange = Échanger
tricks-do-turn = Retourner une autre carte
tricks-do-end = Finir la manche
tricks-do-pass-know = Passer : « je le connais »
tricks-do-pass-expect = Passer : « j’en attends un meilleur »
tricks-do-bid = { $level ->
    [1] J’enchéris
    [2] Plus haut
   *[other] Encore plus haut
}
tricks-do-ask = { $level ->
    [1] Je demande
    [2] Mieux
   *[other] Encore mieux
}
tricks-do-ask-know = { $level ->
    [1] Je demande, et je le connais
    [2] Mieux, et je le connais
   *[other] Encore mieux, et je le connais
}
tricks-do-swap = { $ten } contre { $card }
tricks-do-keep = Garder { $ten }
tricks-do-with = { $do } : { $cards }
tricks-play-them = Jouer au Zwicken ou au Zwikken
tricks-to-lessons = Leçons sur les deux jeux
tricks-to-zwickern = Retour au Zwickern
tricks-others-play = Adversaires
tricks-switch-teach = Un avertissement avant un coup qui coûte une mise
tricks-agreed = règles maison
tricks-option-must-stay = Tout le monde doit rester
tricks-must-stay-none = jamais
tricks-must-stay-first = dans la première manche
tricks-must-stay-second = dans la deuxième manche
tricks-must-stay-both = dans les deux premières manches
tricks-option-pair-wins = Deux cartes du même rang que la retourne gagnent, sauf si un joueur qui reste a un brelan
tricks-option-rounds = Jetons en jeu, par joueur
tricks-whole-pot = tout le pot
tricks-option-askers-pay = Tous ceux qui ont demandé jouent pour le pot, pas seulement celui qui a demandé le plus haut
tricks-sheet = Feuille de comptes
tricks-heard = { $seat } : { $what }
tricks-heard-bottom = carte du dessous { $card }
tricks-heard-skip = donne sans regarder
tricks-heard-pass = passe
tricks-heard-stay = reste
tricks-heard-exchange = reste, échange { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
tricks-heard-turn = retourne { $card }
tricks-heard-end = finit la manche
tricks-heard-pass-know = passe, « je le connais »
tricks-heard-pass-expect = passe, « j’en attends un meilleur »
tricks-heard-keep = garde { $ten }
tricks-heard-down = joue face cachée
tricks-result-alone = Tous les autres ont passé. { $you ->
    [yes] Vous prenez le pot.
   *[no] { $seat } prend le pot.
}
tricks-result-thirds = Un tiers du pot pour chaque pli : { $seats }.
tricks-result-passed = Tout le monde a passé. Le pot reste pour la manche suivante.
tricks-result-doubles = { $you ->
    [yes] vous avez joué pour le pot sans le gagner, et vous y mettez autant qu’il contenait.
   *[no] { $seat } a joué pour le pot sans le gagner, et y met autant qu’il contenait.
}
tricks-result-bete = { $you ->
    [yes] bête pour vous : aucun pli, 3 jetons.
   *[no] bête pour { $seat } : aucun pli, 3 jetons.
}
tricks-result-takes = { $you ->
    [yes] vous gagnez le pot.
   *[no] { $seat } gagne le pot.
}
tricks-result-zwik = { $you ->
    [yes] vous avez un brelan et gagnez tout de suite.
   *[no] { $seat } a un brelan et gagne tout de suite.
}
tricks-result-tricks = Plis
tricks-result-game = Cette manche
tricks-result-pot = Dans le pot : { $pot ->
    [one] { $pot } jeton
   *[other] { $pot } jetons
}. { $you ->
    [yes] Vous donnez ensuite.
   *[no] Ensuite, { $seat } donne.
}
goal-do-allowed = Faites un choix permis.
goal-do-free = Faites un choix permis qui ne coûte rien.
goal-do-wins = Prenez la tête du pli.
goal-hand = Jouez jusqu’à la fin. Les autres jouent aussi.
ask-may-play = Quelles cartes pouvez-vous jouer ?
ask-which-wins = Quelle carte gagne le pli ? La première est celle qui l’a ouvert.
ask-ways = Combien de possibilités avez-vous ici ?
ask-stock = Combien de cartes reste-t-il au talon ?
ask-trick-points = Combien de points rapporte ce pli ?
ask-dealer = Qui donne ensuite ?
ask-account = Que gagne ou que perd { $seat } à partir d’ici ? Les mises déjà payées ne comptent pas.
ask-pot-after = Combien de jetons y a-t-il dans le pot à la fin ?
ask-pot-next = Combien de jetons y a-t-il dans le pot, une fois payées les mises de la manche suivante ?
goal-do-zwik = Formez un brelan.
goal-certain = Toutes les cartes sont visibles. { $number ->
    [0] Assurez-vous de ne rien perdre à partir d’ici, quoi que fassent les autres.
    [one] Assurez-vous de gagner { $number } jeton à partir d’ici, quoi que fassent les autres.
   *[other] Assurez-vous de gagner { $number } jetons à partir d’ici, quoi que fassent les autres.
}
tricks-only-certain = Après cela, dans le pire des cas : { $sign } { $number ->
    [0] jeton
    [1] jeton
   *[other] jetons
}.
tricks-earlier = Pli { $number } : { $cards }
tricks-card-down = face cachée ({ $seat })
tricks-kept = La suite peut être : { $cards }.
ask-sure-trick = Vous restez avec ces cartes. Un pli est-il assuré, quoi que les autres aient en main et quoi qu’ils fassent ?
ask-sure-staying = Vous restez avec ces cartes. Un tiers du pot est-il assuré, sans rien à payer, quoi que les autres aient en main et quoi qu’ils fassent ?
ask-sure-pot = Vous jouez pour le pot contre tous les autres, et personne n’a de brelan. Le pot est-il assuré, quoi que les autres aient en main et quoi qu’ils fassent ?
option-sure-yes = Oui
option-sure-no = Non
proof-sure = Les autres n’ont pas assez d’atouts plus forts.
proof-not-sure = Pas contre ces mains : { $hands }.
tricks-hand-of = { $seat } avec { $cards }
ask-deal-dealer = { $number ->
    [1] Le donneur regarde la carte du dessous : { $cards }.
   *[other] Chaque donneur regarde à son tour la carte du dessous. Ce sont { $cards }.
} Qui donne à la fin ?
ask-deal-payers = { $number ->
    [1] Le donneur regarde la carte du dessous : { $cards }.
   *[other] Chaque donneur regarde à son tour la carte du dessous. Ce sont { $cards }.
} Qui doit payer ?
option-chance = { $cases } sur { $whole }
ask-chance-deal = Les cartes sont battues, et le donneur regarde la carte du dessous. Combien y a-t-il de chances que la donne passe à un autre ?
ask-chance-deal-to = Les cartes sont battues, et le donneur regarde la carte du dessous. Combien y a-t-il de chances que ce soit alors à { $seat } de donner ?
ask-chance-drawn = Vous échangez une carte contre celle du dessus du talon. Si l’on ne compte que les cartes, combien y a-t-il de chances de tirer un atout ?
ask-chance-turns = On retourne une autre carte. Si l’on ne compte que les cartes, combien y a-t-il de chances que { THE($card) } devienne un atout ?
ask-chance-again = On retourne une autre carte. Si l’on ne compte que les cartes, combien y a-t-il de chances que sa couleur ait déjà été retournée, si bien que personne ne peut demander ?
ask-chance-held = { $out ->
    [0] Si l’on ne compte que les cartes, combien y a-t-il de chances que quelqu’un d’autre ait { THE($card) } ?
   *[other] Si l’on ne compte que les cartes, combien y a-t-il de chances que quelqu’un d’autre, qui n’a pas passé, ait { THE($card) } ?
}
ask-chance-held-by = Si l’on ne compte que les cartes, combien y a-t-il de chances de trouver { THE($card) } dans la main { DE($seat) } ?
ask-chance-alike = Si l’on ne compte que les cartes, combien y a-t-il de chances que la main { DE($seat) } soit un brelan ?
chance-why-all = Ce calcul compte les { $whole } cartes, mais vous en avez vu { $number ->
    [1] une
   *[other] { $number }
}.
chance-why-all-dealt = Ce calcul compte des mains tirées des { $whole } cartes, mais vous en avez vu { $number ->
    [1] une
   *[other] { $number }
}.
chance-why-hold = Ce calcul compte aussi les cartes de votre main : { $cards }.
chance-why-turned = Ce calcul compte aussi les cartes visibles : { $cards }.
chance-why-missing = Ce calcul oublie { THE($card) }.
chance-why-moves = Avec { THE($card) }, c’est à { $seat } de donner.
chance-why-suits = Les couleurs n’ont plus toutes le même nombre de cartes, car vous en avez déjà vu : { $cards }.
chance-why-own-hand = Ce calcul compte vos propres cartes, mais vous les connaissez.
chance-why-passed = Ce calcul compte les cartes de ceux qui ont passé : { $seats }.
chance-why-one-hand = Ce calcul ne compte que les cartes d’un adversaire, mais il y en a plusieurs.
chance-why-all-hands = Ce calcul compte les cartes de tous les autres, pas seulement la main { DE($seat) }.
chance-why-one-place = Ce calcul ne compte qu’une carte, mais { $seat } en a davantage.
chance-why-rank = Vous avez vu { THE($card) } : il reste moins de quatre cartes de ce rang.
chance-why-four-ways = Quand il reste quatre cartes d’un rang, il y a quatre façons d’en avoir trois.
proof-chance-none = Parmi les { $whole } cartes que vous n’avez pas vues, aucune ne convient.
proof-chance-cards = { $cases ->
    [1] Parmi les { $whole } cartes que vous n’avez pas vues, une convient : { $cards }.
   *[other] Parmi les { $whole } cartes que vous n’avez pas vues, { $cases } conviennent : { $cards }.
}
proof-chance-held = Il y a { $whole } cartes que vous n’avez pas vues, et les autres en ont { $cases }. Chacune peut être { THE($card) }.
proof-chance-held-by = Il y a { $whole } cartes que vous n’avez pas vues, et { $seat } en a { $cases }. Chacune peut être { THE($card) }.
proof-chance-ways = Les façons d’avoir un brelan, rang par rang : { $ways }.
chance-of-rank = { $rank } : { $number }
proof-chance-alike = Il y a { $whole } façons de choisir trois cartes pour { $seat }, et { $cases ->
    [0] aucune ne donne
    [1] une seule donne
   *[other] { $cases } donnent
} un brelan.
ask-which-ways = Toutes les cartes sont visibles, et vous jouez pour le pot contre tous les autres. Dans lesquelles de ces variantes le pot est-il assuré, quoi que fassent les autres ?
look-trick-allowed = Regardez les cartes sur la table, et vos atouts.
look-trick-free = Y a-t-il une carte imposée ?
look-trick-wins = Quelles cartes pouvez-vous jouer, et laquelle bat la meilleure du pli ?
look-trick-trick-winner = Quelle couleur est demandée, et y a-t-il un atout ?
look-trick-zwik = Quel rang avez-vous deux fois ?
look-trick-certain = Prenez vos cartes l’une après l’autre. Au pire, que peuvent faire les autres ?
look-trick-sure = Comptez vos atouts, puis les atouts plus forts que les autres peuvent avoir en main.
look-trick-chance = Quelles cartes avez-vous vues, en main et face visible ? Parmi toutes les autres, comptez celles qui conviennent.
look-trick-alike = Prenez un rang après l’autre. Combien de cartes reste-t-il ? S’il en reste quatre, on peut en avoir trois de quatre façons. S’il en reste trois, d’une seule.
look-trick-trick-points = Un as rapporte 4 points, un roi 3, une dame 2, un valet 1, un 10 rien.
look-trick-deal-moves = Avec le 7 de carreau, la donne bondit au voisin de droite du donneur. Avec un as ou un autre 7, elle saute au joueur suivant.
look-trick-which-ways = Qu’est-ce qui gagne là : deux plis, ou le plus de points ? Et peut-on ouvrir le pli avec n’importe quelle carte ?
look-trick-may-play = Regardez la couleur demandée et vos atouts.
look-trick-ways = Comptez tout ce que vous pouvez dire ou faire, passer compris.
look-trick-account = Jouez les cartes jusqu’au bout, puis partagez et payez.
look-trick-pot = Qui prend des jetons dans le pot, et qui en met ?
look-trick-dealer = Qui donne ensuite ? Est-ce peut-être encore le même ?
look-trick-stock = Quelles cartes ne sont plus au talon ? Celles qui sont en main, et celles qu’on a retournées.
trick-kind-do = Un coup
trick-kind-certain = Quoi qu’ils fassent
trick-kind-sure = Sûr ou non
trick-kind-deal-moves = La donne se déplace
trick-kind-chance = Chances
trick-kind-which-ways = Mêmes cartes, autres règles
trick-kind-may-play = Cartes permises
trick-kind-trick-winner = Gagnant du pli
trick-kind-trick-points = Points du pli
trick-kind-ways = Possibilités
trick-kind-account = Gagné ou perdu
trick-kind-pot = Jetons dans le pot
tricks-puzzles-about = Le Zwicken et le Zwikken ont leurs propres problèmes. Vous n’en avez pas besoin pour le Zwickern.
tricks-puzzles-state = { $solved } sur { $total } résolus
tricks-puzzles-go = Aller aux problèmes de { $game }
tricks-chips-only = Les sources anciennes disent que ce sont des jeux de hasard. Ici, on joue pour des jetons, jamais pour de l’argent.
tricks-four = Une donne, quatre variantes
tricks-four-about = Toutes les cartes sont visibles. { $seat } joue pour le pot contre les deux autres. Avec 52 cartes, tous les trois restent, chacun pour soi. Qui gagne, et qui paie ?
tricks-four-deal-of = Donne { $number }
tricks-four-turned = Retourne : { $card }
tricks-four-way = Variante
tricks-four-how = Camps
tricks-four-each = chacun pour ses propres jetons
tricks-four-joined = les autres ensemble contre { $seat }
tricks-four-no-play = on ne joue aucun pli
tricks-four-open = Parfois, deux cartes rapportent la même chose à un joueur, mais pas aux autres. Il peut alors jouer l’une ou l’autre : vous voyez le moins et le plus que chacun peut obtenir.
tricks-four-who = Gagnant
tricks-four-takes = { $seat } prend le pot
tricks-four-thirds = un tiers par pli : { $seats }
tricks-four-zwik = { $seat } avec un brelan
tricks-four-fails = personne, le pot double
tricks-four-why = Chaque case montre ce qu’un joueur gagne ou perd à partir d’ici, avec { $number } jetons dans le pot.
option-account = { $sign } { $number ->
    [0] jeton
    [1] jeton
   *[other] jetons
}
triple-title = Les trois mêmes cartes
triple-about = Vous avez { THE($cards) }. Dans les deux jeux de plis, la retourne est { THE($turned) } : pique est atout.
triple-counts = { THE($card) } vaut { $values }
triple-trump = { THE($card) } est un atout : rien ne bat cette carte, sauf { THE($higher) }
triple-plain = { THE($card) } n’est pas un atout : { THE($higher) } et tout atout battent cette carte
triple-not-in-pack = { THE($card) } n’est pas dans le jeu
triple-and-points = { $what }. Dans un pli, elle rapporte { $points ->
    [0] 0 point
    [1] un point
   *[other] { $points } points
}
triple-and-swapped = { $what }. Si sa couleur était atout, vous pourriez l’échanger contre la retourne
triple-do-fishing = Vous posez une carte, construisez ou prenez ce qui va ensemble. Vous n’avez rien à fournir, et rien à battre.
triple-do-never = Vous devez fournir.
triple-do-always = Vous devez fournir, sinon couper, et battre les cartes du pli si vous le pouvez.
triple-do-when-trumping = Vous devez fournir, fort ou faible, sinon couper, et surcouper si vous le pouvez.
names-caption = Noms
names-name = Nom
names-what = Description
names-word = Mot clé
names-zwickern = Zwickern, aussi Zwicker ou Zwickeln
names-zwickern-is = Un jeu de ramassage du Schleswig-Holstein
names-zwickern-word = zwick : vous videz la table
names-zwicken = Zwicken
names-zwicken-is = Un jeu de plis d’Autriche et d’Allemagne, avec le 7 de carreau comme atout
names-zwicken-word = gezwickt : vous payez
names-zwikken = Zwikken
names-zwikken-is = Un jeu de plis des Pays-Bas, en plusieurs variantes
names-zwikken-word = zwik : vous gagnez avec un brelan
names-zwicker = Le zwicker
names-zwicker-is = Encore le Zwickern, d’après une page française
names-zwicker-word = zwick : vous prenez toutes les cartes
number-of-players = Joueurs
number-of-pack = Cartes du jeu
number-of-order = De la plus forte à la plus faible
number-of-always-trump = Toujours atout
number-of-payment = Chaque paiement
number-of-hop = Longueur d’un saut
number-of-dealer-pays = Le donneur paie
number-of-each-pays = Chacun paie
number-of-turned = Retournes, au plus
number-of-three-alike = Brelans, du plus fort au plus faible
number-of-fine = Pénalité sans pli
number-chips = { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}
number-stakes = { $number ->
    [one] { $number } mise
   *[other] { $number } mises
}
number-seats = { $number ->
    [one] { $number } place
   *[other] { $number } places
}
beside-zwicken = D’après Katira
beside-zwicken-alvensleben = D’après Alvensleben, 1853
beside-zwikken-1850 = Avec 52 cartes
beside-zwikken-1850-32 = Avec 32 cartes
beside-zwikken-1900 = D’après Parlett
beside-zwikken-2000 = Aujourd’hui
beside-zwikken-lubbers = Règles de Lubbers

## Règles : donne, points, comparaison

deal-once = { $size }
deal-times = { $times } × { $size }
deal-then = { $first }, puis { $last }
deal-uneven = ({ $sizes })
deal-read-times = { $times } × { $size } veut dire { $times ->
    [1] une donne
   *[other] { $times } donnes
} { $size ->
    [1] d’une carte
   *[other] de { $size } cartes
} pour chacun.
deal-read-uneven = Les nombres entre parenthèses disent combien chacun reçoit, en partant de la gauche du donneur.
deal-read-picture = Le tableau (les cartes visibles au milieu) est sur la table dès la première donne.
deal-read-left-over = Les cartes en trop vont sur la table avant qu’on joue la dernière donne.
deal-read-later = Si une donne suivante met des cartes sur la table, elles y sont avant qu’on la joue.
deal-read-first = Le joueur à gauche du donneur commence.
deal-uneven-many = { $more } pour { $first ->
    [1] le premier
   *[other] les { $first } premiers
} et { $less ->
    [0] rien
   *[other] { $less }
} pour les autres
score-each = chaque { $rank }
compare-players = Joueurs
compare-seating = Équipes
compare-alone = chacun joue pour soi
compare-partners = { $players }, on joue en deux équipes
compare-pairs = { $players }, on joue par équipes de deux
compare-alone-for = { $players }, chacun joue pour soi
compare-pack = Jeu de cartes
compare-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
compare-packs = { $packs } jeux de cartes à { $players } joueurs ou plus
compare-packs-most = jusqu’à { $packs } jeux de cartes à { $players } joueurs
compare-packs-for = { $packs } jeux de cartes ({ $players } joueurs)
compare-no-card = cette carte n’y est pas
compare-jokers = Jokers
compare-none = pas de joker
compare-jokers-fixed = { $number }, de valeur { $values }
compare-jokers-wild = { $number } vrais jokers, de n’importe quelle valeur de { $least } à { $most }
compare-courts = As et figures
compare-court = { $rank } { $values }
compare-subtract = On peut construire en soustrayant
compare-same-value = Une carte de même valeur peut laisser la valeur telle quelle
compare-subtract-from-card = On peut faire la carte moins l’ancienne valeur
compare-build-limit = La plus grande valeur d’une pile
compare-build-on-empty = On peut construire sur une table vide
compare-deals = Donnes { $players }
compare-not-for = pas pour ce nombre de joueurs
compare-each = cartes pour chacun : { $sizes }
compare-picture = { $number } pour le tableau
compare-left-over = { $number } de plus sur la table avant de jouer la dernière donne
compare-later = de plus sur la table avec les donnes suivantes : { $sizes }
compare-scores = Points : { $cards }
compare-points = { $points ->
    [0] rien
    [one] { $points } point
   *[other] { $points } points
}
compare-majority = Le plus de cartes
compare-tie = Le plus de cartes, à égalité
compare-tie-nobody = les points ne reviennent à personne
compare-tie-shared = chacun des ex æquo reçoit les points
compare-zwick = Un zwick
compare-joker-zwick = Un zwick avec un joker compte
compare-total = Points d’une manche
compare-total-of = { $points }, plus les zwicks
compare-total-packs = { $points } avec { $packs } jeux de cartes
compare-ours = { $what } (interprétation retenue)
compare-capturing = Prendre
compare-capturing-may = comme on veut
compare-capturing-must = une carte qui peut prendre ne se pose pas
compare-capturing-all = une carte qui peut prendre ne se pose pas, et elle prend tout ce qu’elle peut
compare-joker-by-joker = Un joker libre ne se prend qu’avec un joker
compare-joker-wild = seulement les vrais jokers
compare-single-builds = Une carte seule peut être une pile
compare-for-partner = On peut construire pour son partenaire
compare-duty = Votre propre pile
compare-duty-hold = vous gardez une carte qui la prend
compare-duty-capture = vous la prenez au tour suivant
compare-duty-none = rien ne vous oblige à garder une carte pour elle
compare-owner-lays = Avec une pile à vous, vous pouvez poser une carte
compare-owner-last = seulement si rien d’autre n’est possible
compare-zwick-again = Après un zwick
compare-plays-next = le joueur suivant joue
compare-plays-same = le même joueur rejoue
compare-last-zwick = Un zwick avec la toute dernière carte
compare-last-zwick-counts = compte
compare-last-zwick-dealer = ne compte que pour le donneur
compare-last-zwick-not = ne compte pas
compare-rest = Cartes qui restent à la fin
compare-build-left = Une pile qui reste à la fin coûte à son propriétaire
compare-end = Fin de la partie
compare-end-target = à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
compare-end-games = après { $number ->
    [one] { $number } manche
   *[other] { $number } manches
}
compare-end-none = quand vous voulez
tested-about = Ce que disent et demandent les joueurs, et ce que montrent de nombreuses manches jouées par des ordinateurs.
tested-none-here = Il n’y a pas encore de chiffres pour { $title }.
tested-own = Il n’y a pas encore de chiffres pour vos règles. Faites jouer des ordinateurs : leurs chiffres restent jusqu’à votre départ.
tested-count-first = { $number ->
    [one] Jouer { $number } manche
   *[other] Jouer { $number } manches
}
tested-count-more = { $number ->
    [one] Jouer encore { $number } manche
   *[other] Jouer encore { $number } manches
}
tested-counting = Les ordinateurs jouent …
tested-conditions = { $games ->
    [one] Compté dans { $games } manche entre { $seats } joueurs méthodiques, tous des ordinateurs.
   *[other] Compté dans { NUMBER($games, useGrouping: 1) } manches entre { $seats } joueurs méthodiques, tous des ordinateurs.
}
tested-conditions-strong = Les losanges viennent de { NUMBER($games, useGrouping: 1) } manches entre joueurs redoutables.
tested-error = Chaque chiffre a sa marge : dans 95 cas sur 100, le vrai chiffre s’y trouve. Un ordinateur ne bluffe pas et n’oublie rien. Là-dessus, il ne peut rien vous apprendre.
tested-about-number = { $number } (± { $error })
tested-too-few = Il y a encore trop peu de manches pour donner un chiffre.
tested-is-true = C’est vrai
tested-is-half = Vrai en partie
tested-is-false = C’est faux
tested-is-open = Pas encore tranché
tested-compared = Sur { $of } comparaisons, { $speak ->
    [1] { $speak } va
   *[other] { $speak } vont
} dans ce sens et { $against ->
    [1] { $against } dit
   *[other] { $against } disent
} le contraire. Les autres sont trop serrées.
tested-strong-differ = Entre joueurs redoutables, ces chiffres-là changent : { $where }.
tested-games-to-tell = Après { NUMBER($games, useGrouping: 1) } manches (de { NUMBER($least, useGrouping: 1) } à { NUMBER($most, useGrouping: 1) }), un joueur redoutable devance un joueur méthodique 19 fois sur 20.
tested-as-table = En tableau
tested-column-times = Cas comptés
tested-times = { NUMBER($number, useGrouping: 1) }
tested-from-to = { $number } (de { $least } à { $most })
tested-try = Essayer sur la table
tested-link = En chiffres : { $title }
tested-all = Voir tous les chiffres
tested-joker = Joker
tested-who = Joueurs
tested-careful = Méthodiques
tested-strong = Redoutables
tested-axis-hundred = Sur 100
tested-axis-card = Carte
tested-axis-way = Comment
tested-axis-total = Somme sur la table
tested-axis-items = Cartes et piles sur la table
tested-axis-value = Valeur de la pile
tested-axis-place = Place, à partir de la gauche du donneur
tested-axis-dealt = Jokers reçus
tested-title-cards = Les meilleures cartes
tested-claim-cards = Les as, les jokers et le 10 de carreau donnent-ils l’avantage ?
tested-said-cards = Pour chaque as reçu, votre avance finale augmente de { $ace } points en 100 manches.
tested-chart-cards = Points d’avance en 100 manches, selon la carte reçue
tested-title-jokers = Les jokers décident
tested-claim-jokers = « Les jokers font plus de la moitié des points. »
tested-said-jokers = Sur 100 points, { $jokers } viennent des jokers. Le graphique montre comment on les gagne.
tested-chart-jokers = Sur 100 jokers, comment on les gagne
tested-title-totals = Les sommes à ne pas laisser
tested-claim-totals = « Ne laissez rien qui fasse 10, ni la valeur d’un joker. »
tested-said-totals = Quand la plus haute de ces sommes reste sur la table, le suivant gagne { $at } points en 100 tours ; quand la somme est plus petite d’une unité, { $beside }.
tested-chart-totals = Points que gagne le suivant en 100 tours, selon une somme restée sur la table
tested-title-laying = Les cartes à poser
tested-claim-laying = « Ne posez ni as, ni figures, ni petites cartes. De 5 à 9, c’est plus sûr. »
tested-said-laying = Sur 100 as posés, le suivant en prend { $ace } ; sur 100 cartes de rang 7, { $seven }. Mais il faut voir ce qu’il gagne avec : en 100 tours, { $lost } points après un 4 et { $kept } après un 7.
tested-chart-laying = Sur 100 cartes posées, combien le suivant en prend
tested-title-series = Zwick sur zwick
tested-claim-series = « Un zwick en amène souvent d’autres. »
tested-said-series = Après un zwick, le même joueur en réussit un autre à l’occasion suivante { $after } fois sur 100. En général, c’est { $any } tours sur 100.
tested-chart-series = Zwicks en 100 tours, selon ce qu’il y a sur la table
tested-title-joker-builds = Construire pour son joker
tested-claim-joker-builds = « Construisez à la valeur de votre joker. »
tested-said-joker-builds = Sur 100 piles faites pour le plus grand joker, l’équipe qui les fait en prend { $joker }. Toutes piles réunies, c’est { $any } sur 100.
tested-chart-joker-builds = Sur 100 piles, combien en prend l’équipe qui les fait, selon la valeur
tested-title-high-builds = Construire haut, c’est plus sûr
tested-claim-high-builds = « Mieux vaut construire 8, 9 ou 10 que 2, 3 ou 4. »
tested-said-high-builds = Sur 100 piles à 2, l’autre équipe en prend { $two } ; sur 100 piles à 9, { $nine }.
tested-chart-high-builds = Sur 100 piles, combien en prend l’autre équipe, selon la valeur
tested-title-dealer = La place du donneur
tested-claim-dealer = Le donneur joue en dernier. Est-ce la meilleure place ?
tested-said-dealer = Le donneur est de l’équipe qui gagne { $dealer } fois sur 100, son voisin de gauche { $first } fois.
tested-chart-dealer = Points gagnés à chaque place en 100 manches
tested-title-luck = La part de chance
tested-claim-luck = Avec plus de jokers, gagne-t-on plus souvent ?
tested-said-luck = Sans joker, votre équipe gagne { $none } manches sur 100 ; avec deux, { $two }.
tested-chart-luck = Manches gagnées sur 100, selon les jokers reçus
tested-way-hand-build = Prend une pile
tested-way-hand-group = Prend une somme
tested-way-hand-single = Prend une carte
tested-way-built-down = Dans une pile, sous sa valeur
tested-way-built-else = Dans une autre pile
tested-way-loose = Pris comme carte libre
tested-way-left = Resté sur la table à la fin
tested-way-nobody = Gagné par personne
tested-conditions-greedy = Les losanges viennent de { NUMBER($games, useGrouping: 1) } manches entre joueurs tranquilles. Avant chaque manche, des joueurs tranquilles ont fait un tour complet, et le pot contient ce qu’ils ont laissé. Jouer le pot, c’est rester ou enchérir. Pour ces chiffres, un joueur l’a fait à chaque manche, quelles que soient ses cartes ; puis la même manche a été rejouée, et il a passé.
tested-greedy = Tranquilles
tested-greedy-differ = Entre joueurs tranquilles, ces chiffres-là changent ({ $what } : { $where }).
tested-only-greedy = Seuls les joueurs tranquilles ont assez joué pour trancher : ces chiffres sont les leurs.
tested-only-strong = Seuls les joueurs redoutables ont assez joué pour trancher : ces chiffres sont les leurs.
tested-answer-true = Oui
tested-answer-half = Cela dépend
tested-answer-false = Non
tested-answer-open = Pas encore tranché
tested-axis-trumps = Atouts en main
tested-axis-top = Votre meilleure carte
tested-axis-has = Votre main
tested-axis-pot = Taille du pot (1 = les mises d’une manche)
tested-top-always = Atout permanent
tested-top-low = Atout plus petit
tested-top-ace = As, mais sans atout
tested-top-none = Ni l’un ni l’autre
tested-has-yes = Avec
tested-has-no = Sans
tested-title-one-trump = Un seul atout
tested-claim-one-trump = « On peut passer si l’on pense ne faire aucun pli », dit l’article sur le Zwicken. Un seul atout suffit-il pour jouer le pot ?
tested-said-one-trump = Jouer le pot au lieu de passer rapporte { $one } jetons en 100 manches avec un atout. Sans atout, c’est { $none } ; avec deux, { $two }.
tested-chart-one-trump = Jetons gagnés en jouant le pot, en 100 manches, selon le nombre d’atouts
tested-title-high-trump = Grand ou petit
tested-claim-high-trump = La hauteur de votre meilleur atout compte-t-elle ?
tested-said-high-trump = Avec l’as d’atout, jouer le pot rapporte { $high } jetons en 100 manches. Avec de petits atouts seulement, c’est { $low }.
tested-chart-high-trump = Jetons gagnés en jouant le pot, en 100 manches, selon votre meilleure carte
tested-title-win-or-pay = Gagner ou payer
tested-claim-win-or-pay = Avec un atout, gagnez-vous plus souvent que vous ne payez ?
tested-said-win-or-pay = Sur 100 joueurs qui jouent le pot avec un atout, { $takes } le gagnent en tout ou en partie et { $pays } doivent payer.
tested-chart-win-or-pay = Sur 100 joueurs qui jouent le pot, combien gagnent quelque chose, selon leur meilleure carte
tested-title-likely = De bonnes chances
tested-claim-likely = « Celui qui demande a de bonnes cartes et gagne sans doute une part du pot », dit l’article sur le Zwikken. Est-ce vrai ici ?
tested-said-likely = Quand ils ont le choix, les joueurs méthodiques jouent le pot { $stays } fois sur 100. Ils le gagnent alors, en tout ou en partie, { $takes } fois sur 100.
tested-chart-likely = Sur 100 joueurs qui ont choisi de jouer le pot, combien gagnent quelque chose, selon le nombre d’atouts
tested-title-large-pot = Un gros pot
tested-claim-large-pot = Faut-il jouer plus volontiers un gros pot ?
tested-said-large-pot = Jouer un pot où se trouve la mise d’une manche rapporte { $small } jetons en 100 manches. S’il contient trois fois plus, c’est { $large }.
tested-chart-large-pot = Jetons gagnés en jouant le pot, en 100 manches, selon la taille du pot
tested-title-speak-last = Premier ou dernier
tested-claim-speak-last = Vaut-il mieux parler en dernier ?
tested-said-speak-last = Jouer le pot au lieu de passer rapporte, en 100 manches, { $first } jetons à gauche du donneur et { $last } au donneur.
tested-chart-speak-last = Jetons gagnés en jouant le pot, en 100 manches, selon la place
tested-title-three = Le brelan
tested-claim-three = Un brelan vaut-il la peine ?
tested-said-three = Après 100 manches avec un brelan, vous avez { $held } jetons ; après 100 sans brelan, { $others }.
tested-chart-three = Jetons après 100 manches, avec un brelan et sans
tested-title-ten = Le 10 d’atout
tested-claim-ten = Le 10 d’atout est-il précieux, puisqu’on peut l’échanger ?
tested-said-ten = Après 100 manches avec le 10 d’atout, vous avez { $held } jetons ; après 100 sans lui, { $others }.
tested-chart-ten = Jetons après 100 manches, avec le 10 d’atout et sans
tested-title-always = L’atout permanent
tested-claim-always = La carte qui est toujours atout est-elle précieuse ?
tested-said-always = Après 100 manches avec l’atout permanent, vous avez { $held } jetons ; après 100 sans lui, { $others }.
tested-chart-always = Jetons après 100 manches, avec l’atout permanent et sans
tested-title-more-trumps = Chaque atout compte
tested-claim-more-trumps = Un atout de plus est-il toujours bon à prendre ?
tested-said-more-trumps = Après 100 manches sans atout, vous avez { $none } jetons ; après 100 avec un atout, { $one } ; après 100 avec deux, { $two }.
tested-chart-more-trumps = Jetons après 100 manches, selon les atouts reçus
tested-title-dealer-pays = Qui paie pour qui
tested-claim-dealer-pays = Le donneur paie-t-il pour tous les autres ?
tested-said-dealer-pays = Après 100 manches comme donneur, vous avez { $dealer } jetons ; après 100 à sa gauche, { $first }.
tested-chart-dealer-pays = Jetons après 100 manches, selon la place
tables-about = Combien de cartes vous recevez, et ce qui rapporte des points à la fin.
tables-deals = La donne
tables-scores = Points à gagner
tables-column-players = Joueurs
tables-column-cards = Cartes
tables-column-picture = Tableau
tables-column-each = Pour chacun
tables-column-what = Cas
tables-column-points = Points
tables-alone = { $players }
tables-partners = { $players }, deux contre deux
tables-pairs = { $players }, par équipes de deux
tables-cards = { $number }{ $packs ->
    [1] {""}
   *[other] {" "}({ $packs } jeux)
}
tables-left-over = et { $number } de plus sur la table
tables-later = et de plus sur la table avec les donnes suivantes : { $sizes }
tables-out = { $number ->
    [one] { $number } carte mise
   *[other] { $number } cartes mises
} de côté
tables-majority = Le plus de cartes (à égalité, { $tie })
tables-zwick = Chaque zwick
tables-zwick-no-joker = Chaque zwick fait sans joker
tables-zwick-joker = Chaque zwick fait avec un joker
tables-build-left = Chaque pile à vous qui reste à la fin
tables-total = Total
tables-total-packs = Total avec { $packs } jeux de cartes ({ $players } joueurs)
tables-and-zwicks = { $points }, plus les zwicks
tables-at-most = au plus { $points }, plus les zwicks

## D’où viennent les règles

source-english = Source anglaise
source-english-about = Le Zwickern tel que Dietrich Jensen, de Dithmarschen, l’a enseigné à John McLeod et à Günther Senst, la variante de la famille de Reinhardt Christiansen avec une manche entière, et des notes sur les livres de Danyliuk, de Dietze et de Grupp.
source-german = Source allemande
source-german-about = Les mêmes jeux en allemand. Là où l’une des deux sources contient une coquille, l’autre permet de trancher.
source-french = Source française
source-french-about = Une description plus libre en français, sous le nom de Zwicker, d’un jeu très proche de celui de Jensen.
source-zwicken = Article sur le Zwicken
source-zwicken-about = Un article d’encyclopédie sur le jeu de plis autrichien et allemand, d’après Alvensleben (1853), Katira (1983) et Danyliuk (2017).
source-zwikken = Article sur le Zwikken
source-zwikken-about = Un article d’encyclopédie sur le jeu de plis néerlandais, d’après un livre néerlandais de 1853, Parlett (1977) et les règles d’aujourd’hui.
source-ours = Interprétation retenue
source-ours-about = Ici, les sources ne disent rien ou se contredisent. Nous avons retenu une interprétation, et disons pourquoi.

## Le lexique

glossary-row = Mots expliqués :
glossary-german = En allemand : { $german }
glossary-french = En français : { $french }
glossary-source = Source : { $source }
word-source-english = la source anglaise
word-source-german = la source allemande
word-source-christiansen = les règles de Christiansen
word-source-dietze = les livres de Dietze et de Danyliuk
word-source-grupp = le livre de Grupp
word-source-french = la source française
word-source-zwicken = l’article sur le Zwicken
word-source-zwikken = l’article sur le Zwikken
word-source-ours = l’interprétation retenue
glossary-list = Tous les mots de la table ({ $number })
glossary-search = Chercher un mot
glossary-none = Aucun mot d’ici ne contient « { $text } ».

## Règles maison

house-about = Beaucoup de familles jouent certaines choses à leur façon. Dites ici comment joue la vôtre. Vous pourrez alors choisir vos règles partout où l’on choisit une variante : pour les problèmes, les parties et la comparaison des règles.
house-ours = Avec quelles règles jouez-vous ?
house-ours-none = Pas encore choisies
house-ours-about = Les pages Jouer et Règles commencent par les vôtres. Les leçons disent ce qui change avec vos règles, et vous trouverez aussi des problèmes qui les suivent.
house-based = d’après { $base }
house-play = Jouer avec ces règles
house-change = Modifier
house-save-file = Enregistrer
house-share = Partager
house-share-about = Avec cette adresse, d’autres peuvent jouer avec vos règles.
house-share-code = Code QR de cette adresse
house-share-none = Vos règles ne tiennent pas dans une adresse ici. Enregistrez-les dans un fichier et envoyez ce fichier.
house-shared = Des règles maison pour vous : { $title }
house-shared-keep = Garder ces règles
house-shared-there = Vous avez déjà ces règles.
house-shared-broken = Cette adresse ne contient pas de règles maison valables. Demandez qu’on vous la renvoie.
house-delete = Supprimer
house-delete-about = Ce que vous avez résolu avec ces règles reste dans vos données, mais vous ne le verrez plus sans elles. Vous pourrez les rétablir juste après.
house-delete-sure = Oui, les supprimer
house-deleted = Supprimé : « { $title } ».
house-not-restored = Impossible de rétablir « { $title } » : il n’y a plus de place, ou d’autres règles maison portent ce nom.
restore-deleted = Rétablir
house-kept = Enregistré : « { $title } ».
house-broken = Les règles maison « { $name } » ne peuvent pas servir :
house-new = Nouvelles règles maison
house-ask-start = Répondre à quelques questions
house-ask-start-about = Dites comment vous jouez, question après question. Le formulaire se remplit tout seul.
house-ask-of = Question { $number } sur { $total }
house-ask-back = Retour
house-ask-next = Question suivante
house-ask-done = Montrer mes règles
house-ask-stop = Arrêter les questions
house-ask-shown = Par exemple :
house-ask-jokers = Combien de jokers y a-t-il dans votre jeu ?
house-ask-numbers = Qu’est-ce qui est écrit dessus ?
house-ask-numbers-steps = 15, 20, 25, et ainsi de suite
house-ask-numbers-own = d’autres nombres
house-ask-numbers-wild = rien (un joker vaut ce qu’on veut)
house-ask-written = Les nombres
house-ask-courts = Que valent l’as et les figures ?
house-ask-courts-both = 1 ou 11, 2 ou 12, 3 ou 13, 4 ou 14
house-ask-courts-high = 11, 12, 13, 14
house-ask-courts-low = 1, 2, 3, 4
house-ask-deal = Comment donnez-vous au début ?
house-ask-deal-is = { $each } à chacun, { $picture } sur la table
house-ask-building = Que peut faire une carte sur une pile ?
house-ask-building-subtract = additionner et soustraire
house-ask-building-add = seulement additionner
house-ask-zwick = Qui joue après un zwick ?
house-ask-zwick-next = le joueur suivant
house-ask-zwick-same = celui qui l’a fait
house-ask-points = Qu’est-ce qui rapporte des points ?
house-ask-points-three = ♦10 : trois points ; ♠10, ♠2 et chaque as : un ; le plus de cartes : trois ; un zwick : un
house-ask-points-ten = ♦10 : dix points ; chaque as : deux ; ♦7 et ♠7 : un chacun ; le plus de cartes : un ; un zwick : trois
house-edit = Modifier « { $title } »
house-keep = Enregistrer ces règles
house-cancel = Les laisser comme avant
house-title-taken = Le nom « { $title } » est déjà pris. Choisissez-en un autre.
house-no-title = Donnez un nom à ces règles.
house-unchanged = Ces règles sont encore celles de { $base }. Changez quelque chose, ou jouez simplement avec celles-là.
house-name-wrong = « { $name } » ne convient pas comme nom court. Prenez 30 signes au plus, minuscules, chiffres et traits d’union, avec une lettre au début.
house-name-taken = Un autre jeu porte déjà le nom court « { $name } ». Choisissez-en un autre.
house-read = Règles maison d’un fichier
house-file = Un fichier enregistré ici, ou écrit par vous, { $limit } ko au plus
house-read-button = Ajouter ces règles
house-wrong-file = Ce fichier ne peut pas servir. Les nombres sont ses lignes et ses colonnes.
house-base = D’après
house-title = Nom
house-scoring = Points, de 0 à { $most } chacun
house-cards = Points de certaines cartes, de 0 à { $most } chacune
house-more = Autres cartes qui rapportent des points
house-more-choose = Choisir des cartes
house-more-settings = Nom court, langue
house-name = Nom court, pour les fichiers et les adresses
house-name-about = Minuscules, chiffres et traits d’union. Ce sera : { $name }
house-so-far = Vos changements jusqu’ici :
house-majority = Pour le plus de cartes
house-zwick = Pour un zwick
house-part-building = Construire
house-part-pack = Jokers et valeurs
house-part-deals = Joueurs et donnes
house-part-turns = Tours et fin
house-fixed-jokers = Avec un nombre
house-wild-jokers = Vrais jokers
house-joker-value = Joker { $number }
house-wild-least = De
house-wild-most = À
house-players = À combien jouez-vous ?
house-deal-sizes = Cartes à chacun, donne après donne
house-deal-table = Sur la table
house-deal-packs = Jeux
house-deal-out = Écartées
house-deal-partners = Les partenaires sont face à face
house-deals-over = Sur { $cards } cartes, vous en donnez { $dealt }. Il en reste { $number }.
house-deals-missing = Vous donnez { $dealt } cartes, mais il n’y en a que { $cards }.
house-deals-unread = Écrivez un nombre par donne, comme 4 4 5. Si tous n’en reçoivent pas autant, écrivez 2-2-1-1.
house-deals-fit = Ajuster les donnes
house-subtract = Construire en soustrayant
house-single-builds = Annoncer une carte seule
house-build-for-partner = Construire pour son partenaire
house-owner-may-lay = Poser une carte quand on a une pile
house-joker-by-joker = Seul un joker prend un joker
house-zwick-again = Rejouer après un zwick
house-last-takes-rest = Le reste va à celui qui a pris en dernier
house-duty = Votre propre pile
house-pick-duty-hold = Vous gardez une carte pour elle
house-pick-duty-capture = Vous la prenez au tour suivant
house-pick-duty-none = Rien ne vous oblige à la prendre
house-capturing = Une carte qui peut prendre
house-pick-capturing-may = On peut aussi la poser
house-pick-capturing-must = On ne peut pas la poser
house-pick-capturing-all = On ne peut pas la poser, et elle prend tout ce qu’elle peut
house-last-zwick = Un zwick avec la toute dernière carte
house-pick-last-zwick-counts = Il compte
house-pick-last-zwick-dealer = Il compte pour le donneur
house-pick-last-zwick-not = Il ne compte pas
house-joker-zwick-apart = Un zwick avec un joker rapporte autre chose
house-joker-zwick = Pour un zwick avec un joker
house-build-left = Coût d’une pile restée à la fin
house-build-limit = Pile la plus haute (0 : libre)
house-target = Points à atteindre (0 : sans fin)
house-hands = Manches (0 : sans fin)
house-build-on-empty = Annoncer une carte sur une table vide
house-build-on-empty-about = Sur une table vide, vous pouvez jouer une carte en annonçant sa valeur, comme une pile d’une seule carte. Les sources disent seulement qu’il faut jouer une carte. Sans cette règle, vous la posez.
house-majority-on-tie = Points pour le plus de cartes, même à égalité
house-majority-on-tie-about = En cas d’égalité, chacun de ceux qui ont le plus de cartes reçoit les points. Une source ne les donne alors à personne. Les autres n’en disent rien, et nous les comprenons de la même façon.
house-subtract-from-card = Soustraire la table de votre carte
house-subtract-from-card-about = Vous pouvez aussi construire avec votre carte moins l’ancienne valeur : une dame sur un 9 fait 4, car 13 moins 9 font 4. Un exemple dans une des sources dit le contraire. Sans cette règle, on ne permet que l’ancienne valeur moins la carte.
house-same-value = Garder la valeur avec une carte de même valeur
house-same-value-about = Une carte qui a l’ancienne valeur peut la laisser telle quelle : un 10 sur un 10 fait encore 10. Là où l’on ne construit qu’en additionnant, les sources n’en parlent pas, et nous comprenons que ce n’est pas permis.
house-on-build-on-empty = Sur une table vide, on peut annoncer une carte comme une pile.
house-on-majority-on-tie = En cas d’égalité, chacun de ceux qui ont le plus de cartes reçoit les points.
house-on-subtract-from-card = On peut construire avec sa carte moins l’ancienne valeur.
house-on-same-value = Une carte de même valeur peut laisser la pile à sa valeur.
house-off-same-value = Une carte de même valeur ne peut pas laisser la pile à sa valeur.
house-on-subtract = On peut aussi construire en soustrayant : l’ancienne valeur moins la carte.
house-off-subtract = On ne construit qu’en additionnant.
house-off-single-builds = Une carte seule n’est pas une pile.
house-off-build-for-partner = Chacun ne construit que pour soi.
house-off-owner-may-lay = Avec une pile à soi, on ne pose rien tant qu’on peut prendre ou construire.
house-on-joker-by-joker = Un joker sur la table ne se prend qu’avec un joker.
house-on-zwick-again = Après un zwick, le même joueur rejoue.
house-off-last-takes-rest = Les cartes qui restent à la fin ne sont à personne.
house-capturing-must = Une carte qui peut prendre ne se pose pas.
house-capturing-all = Quand on prend, on prend tout ce que la carte peut prendre. Une carte qui peut prendre ne se pose pas.
house-duty-capture = On doit prendre sa pile dès le tour suivant.
house-duty-none = Une fois la pile faite, rien n’oblige à garder une carte pour elle.
house-last-zwick-dealer = Un zwick avec la toute dernière carte ne compte que pour le donneur.
house-last-zwick-not = Un zwick avec la toute dernière carte ne compte pas.
house-build-limit-is = Aucune pile ne dépasse { $limit }.
house-build-limit-none = Une pile peut avoir toute valeur qu’une carte peut prendre.
house-target-is = On joue en { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
house-hands-is = On joue { $number ->
    [one] { $number } manche
   *[other] { $number } manches
}.
house-jokers-are = { $number ->
    [1] Le joker vaut { $values }.
   *[other] Les jokers valent { $values }.
}
house-jokers-wild = { $number ->
    [1] Il y a un vrai joker.
   *[other] Il y a { $number } vrais jokers.
}
house-jokers-none = Il n’y a pas de joker.
house-wild-from = Un vrai joker vaut ce qu’on veut, de { $least } à { $most }.
house-court-counts = { $rank } : { $values }.
house-deals-to = { $players } : { $sizes } cartes à chacun, et { $picture } sur la table au début.
house-plays-in-pairs = { $players }, les partenaires sont assis face à face.
house-plays-alone = { $players }, chacun joue pour soi.
house-joker-zwick-scores = Points pour un zwick avec un joker : { $points }.
house-build-left-scores = Une pile qui reste à la fin coûte { $points } à son propriétaire.
house-majority-scores = Points pour le plus de cartes : { $points }.
house-zwick-scores = Points pour un zwick : { $points }.
house-card-scores = Points pour { THE($card) } : { $points }.
house-rank-scores = Points pour chaque { $rank } : { $points }.
house-unknown = Ce problème demande les règles maison « { $name } », qui ne sont pas enregistrées ici. Écrivez-les à la page Règles, ou chargez-les d’un fichier. En attendant, voici un autre problème.
house-too-many = Vous pouvez garder { $number } règles maison au plus. Supprimez-en d’abord.
house-too-long = un fichier de règles maison peut avoir { $limit } octets au plus

## L’aide-mémoire

crib-title = Zwickern : { $variant }
crib-aim = Prenez des cartes sur la table, seules ou en sommes, avec une carte de même valeur. Videz la table pour faire un zwick. Le joueur qui a le plus de points gagne.
crib-aim-no-zwick = Prenez des cartes sur la table, seules ou en sommes, avec une carte de même valeur. Le joueur qui a le plus de points gagne.
crib-print = Pour l’imprimer, utilisez la commande d’impression du navigateur. Tout tient sur une page A4.
crib-print-house = Pour l’imprimer, utilisez la commande d’impression du navigateur.
crib-save = Enregistrer
crib-cards = Valeur des cartes
crib-card = Carte
crib-counts = Valeur
crib-plain = 2 à 10
crib-plain-counts = leur nombre
crib-wild = { $number ->
    [one] { $number } vrai joker
   *[other] { $number } vrais jokers
}
crib-wild-played = Quand il prend, un joker a une valeur de votre choix, et prend en plus des jokers libres. Quand il construit, il a la valeur annoncée.
crib-wild-held = Dans votre main, un joker peut tenir une promesse, n’importe laquelle.
crib-wild-loose = Un joker libre ne se prend qu’avec un joker, n’entre jamais dans une somme, et on ne construit rien dessus.
crib-wild-some-played = Quand il prend, un vrai joker a une valeur de votre choix. Quand il construit, il a la valeur annoncée.
crib-wild-some-held = Dans votre main, un vrai joker peut tenir une promesse, n’importe laquelle.
crib-wild-held-from = Dans votre main, un vrai joker peut tenir une promesse de { $least } à { $most }.
crib-wild-some-loose = Un vrai joker libre ne se prend qu’avec un joker, n’entre jamais dans une somme, et on ne construit rien dessus. Un joker peut en prendre plusieurs, et d’autres cartes en même temps.
crib-joker-loose = Un joker libre ne se prend qu’avec un joker, quelles que soient leurs valeurs. Il n’entre jamais dans une somme, et on ne construit rien dessus. Un joker peut en prendre plusieurs, et d’autres cartes en même temps.
crib-turn = À votre tour : jouez une carte
crib-lay = Posez-la, face visible, sur la table.
crib-capture = Ou prenez autant de cartes et de piles de sa valeur que vous voulez. Ce n’est jamais obligatoire.
crib-capture-some = Ou prenez autant de cartes et de piles de sa valeur que vous voulez.
crib-capture-must = Ou prenez autant de cartes et de piles de sa valeur que vous voulez. Une carte qui peut prendre ne se pose pas.
crib-capture-all = Ou prenez tout ce qu’elle peut prendre, cartes et piles de sa valeur. Une carte qui peut prendre ne se pose pas.
crib-groups = Les cartes qui, ensemble, font sa valeur se prennent en groupe. Une carte peut prendre plusieurs groupes, tous de la même valeur. Pour prendre, on additionne, on ne soustrait jamais.
crib-two-values = Libre sur la table, un as, un valet, une dame ou un roi a sa petite ou sa grande valeur. Vous choisissez chaque fois.
crib-two-values-some = Libres sur la table, ces cartes ont leur petite ou leur grande valeur, à votre choix chaque fois : { $ranks }.
crib-build = Ou construisez : jouez-la sur une carte ou une pile et annoncez la nouvelle valeur. Ou annoncez une valeur pour la carte seule.
crib-build-on = Ou construisez : jouez-la sur une carte ou une pile et annoncez la nouvelle valeur. Une carte seule n’est pas une pile.
crib-building = Les piles
crib-add = Nouvelle valeur : l’ancienne plus votre carte.
crib-add-subtract = Nouvelle valeur : l’ancienne, augmentée ou diminuée de votre carte, mais au moins 1.
crib-subtract-from-card = Ou votre carte moins l’ancienne valeur.
crib-same-value = Une carte de même valeur peut laisser la valeur telle quelle.
crib-limit = Aucune pile ne vaut plus de { $limit }.
crib-hold = Gardez en main une carte qui prend la pile. Pour deux piles de valeurs différentes, gardez deux cartes différentes.
crib-duty-capture = Pour construire, il vous faut en main une carte qui prend la pile. À votre tour suivant, vous devez prendre une de vos piles si vous le pouvez.
crib-duty-none = Pour construire, il vous faut en main une carte qui prend la pile. Ensuite, vous pouvez la jouer comme vous voulez.
crib-owner = Une pile est à celui qui l’a modifiée en dernier. Son ancien propriétaire n’a plus de promesse à tenir pour elle. Chacun peut la prendre, comme une seule carte de sa valeur.
crib-owner-free = Une pile est à celui qui l’a modifiée en dernier. Chacun peut la prendre, comme une seule carte de sa valeur.
crib-for-partner = { $players } : vous pouvez construire pour votre partenaire sans avoir une telle carte, s’il a annoncé cette valeur et n’a pas joué depuis de carte qui la prend.
crib-one-item = On construit sur une seule carte ou une seule pile. On n’en réunit jamais deux sur la table.
crib-on-empty = Sur une table vide, on peut aussi annoncer une carte seule.
crib-not-on-empty = Sur une table vide, vous ne pouvez que poser.
crib-more-players = De même jusqu’à { $most } joueurs.
crib-zwick = Le zwick
crib-zwick-about = Une prise qui vide la table est un zwick.
crib-zwick-no-joker = Vider la table avec un joker ne compte pas comme zwick.
crib-zwick-mark = Pour chaque zwick, retournez une carte dans votre tas, de préférence une qui ne rapporte rien.
crib-end = La fin
crib-between = Les cartes qui restent sur la table après une donne y restent pour la suivante.
crib-last = Après la dernière donne, elles vont à celui qui a pris en dernier. Ce n’est pas un zwick, mais la dernière carte jouée peut encore en faire un.
crib-last-rest = Les cartes qui restent sur la table à la fin vont à celui qui a pris en dernier. Ce n’est pas un zwick.
crib-last-zwick = La dernière carte jouée peut encore faire un zwick.
crib-next = Comptez vos points, puis la donne passe à gauche. Les points des manches s’additionnent.

## Langues, et ce que dit Streamlit

language-name = Français
streamlit-skip = Aller au contenu
streamlit-upload = Envoyer
streamlit-upload-file = envoyer un fichier
streamlit-add-files = Autre fichier
streamlit-add = Autre fichier
streamlit-kilobytes = { $blank },{ $blank } ko
streamlit-per-file = { $blank } Mo par fichier
streamlit-choose = Choisir
streamlit-shortcut = Touche { $blank }
streamlit-help = Aide : { $blank }
streamlit-tip = Aide
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
streamlit-submit = Entrée pour valider
streamlit-ctrl-enter = Ctrl+Entrée pour valider
streamlit-cmd-enter = ⌘+Entrée pour valider
streamlit-no-results = Aucun résultat
streamlit-running = Un instant…
streamlit-stop = Arrêter
streamlit-open = Ouvrir
streamlit-clear = Effacer le choix
streamlit-clear-entry = Effacer le texte
streamlit-clear-all = Tout effacer
streamlit-remove = Retirer { $blank }
streamlit-selected = Choisi
streamlit-select-all = Tout choisir
streamlit-select-some = Choisir les { $blank } résultats
streamlit-drop = Déposez un fichier ici
streamlit-wrong-type = Les fichiers { $blank } ne sont pas acceptés.
streamlit-notices = Avis
streamlit-close = Fermer
streamlit-close-full = Quitter le plein écran
streamlit-chart = graphique
streamlit-no-connection = Pas de connexion
streamlit-silent = Le serveur ne répond pas. La connexion à Internet marche-t-elle ?
streamlit-too-long = La connexion a pris trop de temps.
streamlit-lost = La connexion est coupée. Attendez qu’elle revienne, puis réessayez.
streamlit-connecting = Connexion…
streamlit-wait = Un instant…
streamlit-copy = Copier
streamlit-copy-code = Copier
streamlit-copied = Copié
streamlit-too-high = Ce nombre est trop grand.
streamlit-too-low = Ce nombre est trop petit.
streamlit-out-of-range = Ce nombre ne va pas. Écrivez-en un de { $blank } à { $blank }.
streamlit-no-server = Impossible de joindre le serveur.
streamlit-to-server = Connexion au serveur…
streamlit-stopping = Arrêt…
streamlit-wide-table = Tableau à faire défiler
streamlit-options = Choix
streamlit-error = Erreur
streamlit-upload-failed = Cela n’a pas marché. Le serveur répond : { $blank }
streamlit-no-network = Pas de réseau

## Jouer : des manches contre l’ordinateur et avec d’autres

nav-play = Jouer
play-begin = Distribuer les cartes
play-against = contre { $others }
play-which-table = Quelle variante ?
play-table-jensen = À quatre, deux contre deux, avec trois jokers : la variante de ce cours.
play-table-christiansen = Chacun pour soi, avec quatre jokers et de grandes mains.
play-table-dietze = Sans joker, rien que des sommes : la plus rapide à apprendre.
variant-source-jensen = Comme Dietrich Jensen l’a enseigné. Les donnes à deux et à trois sont notre interprétation.
variant-source-christiansen = Comme Reinhardt Christiansen l’a appris de son père. Il n’était plus sûr de tous les détails.
variant-source-dietze = Comme le décrivent deux livres, de Rita Danyliuk (1972) et de Rudolf Dietze (1984). La dernière donne, quand il n’y a plus assez de cartes pour tous, est notre interprétation.
variant-source-grupp = Comme le décrit le livre de Claus Grupp (1976), avec 58 cartes. Le nombre de jeux de cartes à partir de cinq joueurs est notre interprétation.
variant-source-french = Comme le décrit un texte français. Il demande d’abord des sommes de dix, mais nous suivons ses exemples.
variant-short-jensen = À quatre, par équipes de deux, trois jokers
variant-short-christiansen = Chacun pour soi, quatre jokers
variant-short-dietze = Sans joker, les piles montent seulement
variant-short-grupp = Six jokers à valeur libre
variant-short-french = Deux contre deux, d’après une source française
play-rule-two-values = { $ranks } : deux valeurs
play-rule-one-value = { $ranks } : une valeur
play-rule-up-and-down = piles montantes et descendantes
play-rule-up = piles montantes seulement
play-rule-zwick = zwick : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-rule-majority = le plus de cartes : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-rule-must-take = prise obligatoire
play-rule-target = partie en { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-rule-games = { $number ->
    [one] { $number } manche
   *[other] { $number } manches
}
play-compare = Comparer les règles
play-seats-about = Touchez une place pour changer de joueur.
play-todays-cards = Jouer les cartes du jour
play-go-on = Reprendre votre manche
play-standing = { $variant }, manche { $number }, encore { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à jouer.
play-players = à { $number } joueurs
play-others-are = { $number ->
    [1] adversaire : { $levels }
   *[other] adversaires : { $levels }
}
play-to = en { $target ->
    [one] { $target } point
   *[other] { $target } points
}
play-person = une personne
play-level-beginner = Novice
play-level-greedy = Tranquille
play-level-casual = Tranquille
play-level-careful = Méthodique
play-level-strong = Redoutable
play-fair = Les autres ne trichent pas. Ils ne connaissent que leurs propres cartes et tout ce qui a été montré.
play-day = La donne du jour
play-day-about = Les mêmes cartes pour tout le monde, nouvelles chaque jour.
play-deal-public = Ces cartes ont le numéro { $deal }. Avec ce numéro, chacun peut les jouer aussi.
play-this-deal = Jouer ces cartes
play-deal-unknown = Il n’y a pas de cartes avec le numéro { $deal }.
play-deal-too-early = Ce jour n’a pas encore commencé.
play-earlier = Vos dernières manches
play-earlier-line = { $variant }, { $number ->
    [one] { $number } manche
   *[other] { $number } manches
}, { $points }
play-settings = Réglages
play-rules = Règles
play-number = Combien de joueurs ?
play-name-of = Nom : { $seat }
play-level-of = { $seat } : qui joue ?
play-people-about = Choisissez « une personne » pour chacun de vous devant cet écran.
play-partner-about = Le niveau de votre partenaire est toujours au moins « Méthodique ».
play-target = Points à atteindre
play-no-target = aussi longtemps que vous voulez
play-pace = Vitesse des autres
play-pace-slow = lente
play-pace-normal = normale
play-pace-fast = rapide
play-pace-at-once = immédiate
play-pace-step = pas à pas
play-switch-hints = De l’aide quand j’en demande
play-switch-teach = Un avertissement avant un coup qui coûte cher
play-switch-forced = Jouer ma dernière carte à ma place quand il n’y a qu’un coup
play-switch-open-hands = Toutes les mains visibles
play-switch-sayings = Les autres disent parfois quelque chose
play-title = { $variant } · manche { $number }
play-title-to = { $variant } · manche { $number }, en { $target ->
    [one] { $target } point
   *[other] { $target } points
}
play-turn = À vous de jouer.
play-over = La manche est finie.
play-gone = Cette manche n’est pas ici. Elle a peut-être été supprimée, ou bien elle est à quelqu’un d’autre.
play-new = Nouvelle manche
play-next = Manche suivante
play-leave = Quitter
play-give-up = Abandonner
play-given-up-about = Vous avez abandonné cette manche. Elle reste sous "{ $title }", où vous pouvez la reprendre.
play-given-up = abandonnée
play-change-seats = Changer les places
play-saying = "{ $text }"
saying-zwick-1 = Zwick ! Plus rien.
saying-zwick-2 = Il ne vous reste rien.
saying-zwick-ours-1 = Zwick ! Celui-là est pour nous.
saying-zwick-ours-2 = Voilà, la table est vide.
saying-build-1 = Votre pile, elle me va bien.
saying-build-2 = Cette pile aussi ? Merci !
saying-waiting-1 = { THE($card) } m’attendait.
saying-waiting-2 = Merci pour { THE($card) }.
saying-for-partner-1 = Merci, { THE($card) } tombe bien.
saying-for-partner-2 = { THE($card) } ? Juste ce qu’il me fallait.
saying-joker-1 = Un joker ! Quelle chance.
saying-joker-2 = Un joker, cela fait toujours plaisir.
saying-many-1 = { $number } cartes d’un coup !
saying-many-2 = Le filet est plein !
saying-nothing-1 = Vous ne m’avez rien laissé.
saying-nothing-2 = Encore rien à prendre, alors je pose.
play-elsewhere = Vous avez continué cette manche dans un autre onglet. Voici où elle en est.
play-take-back = Reprendre le coup
play-watch-again = Revoir
play-last-round = Dernier tour
play-score-now = Score
play-since-capture = Revoir depuis la dernière prise
play-anyway = Jouer quand même
play-ask-can = Que puis-je faire ?
play-ask-safe = Que poser sans risque ?
play-ask-partner = Pourquoi ce coup { DE($seat) } ?
play-all-plays = Coups joués ({ $number })
play-won = { $together ->
    [yes] Votre équipe gagne, { $score }.
   *[no] Vous gagnez, { $score }.
}
play-won-by-zwicks = { $number ->
    [1] Le zwick a fait la différence.
   *[other] Les { $number } zwicks ont fait la différence.
}
play-won-by-cards = Les points pour le plus de cartes ont fait la différence.
play-lost = Victoire { DE($side) }, { $score }.
play-drawn = Égalité : { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
play-tied = Égalité : { $sides }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
play-match-won = { $together ->
    [yes] Votre équipe gagne la partie, { $score }.
   *[no] Vous gagnez la partie, { $score }.
}
play-match-lost = Partie gagnée par { $side }, { $score }.
play-score = { $first } à { $last }
play-score-points = avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-sheet = Feuille de marque
play-sheet-game = Manche
play-sheet-total = Total
play-sheet-replay = Revoir la manche { $number }
play-these-cards = Partager ces cartes
play-these-cards-about = Envoyez cette adresse : quelqu’un d’autre jouera les mêmes cartes.
play-same-deal = Rejouer ces cartes
checked-title = Vérifier les cartes
checked-during = L’ordre des cartes était fixé avant que la première soit donnée. Voici sa somme de contrôle. Notez-la et vérifiez-la à la fin de la manche.
checked-over = Ces cartes ont le numéro { $deal }. Avec un code secret que personne ne pouvait deviner, il donne la somme de contrôle fixée avant la première carte :
checked-tool = Vous pouvez le vérifier sans cette application. Tapez cette ligne dans un terminal : il affiche la même somme de contrôle.
checked-command = Cette commande montre aussi comment le numéro distribue les cartes :
checked-again = Vous avez redemandé ces cartes. Vous les connaissiez déjà : leur numéro n’était pas secret.
checked-day = Tout le monde reçoit ces cartes aujourd’hui. Leur numéro est la date : il n’était pas secret.
checked-address = Ces cartes viennent d’une adresse. Avec elle, n’importe qui peut les voir : leur numéro n’était pas secret.
checked-pack = Le numéro bat les cartes dans cet ordre :
checked-dealt = Les cartes sont données une à une, à partir de la gauche du donneur. Donneur : { $dealer }
checked-dealt-tricks = Les premières cartes de chacun. Donneur : { $dealer }
checked-row = { $seat } : { $cards }
play-hand-over = Passez l’écran à { $seat }
play-hand-over-about = Tous les autres, ne regardez pas !
play-i-am = Je suis { $seat }

## Ce qu’une manche a montré

review-title = Bilan de la manche
review-to-replay = Revoir la manche
luck-title = Chance et talent
luck-given = Points perdus
luck-won = Points avec ces cartes
luck-chips-given = Jetons perdus
luck-chips-won = Jetons avec ces cartes
review-waiting = On regarde vos coups…
review-waiting-more = On regarde encore vos coups…
review-bearing-out = On vérifie maintenant chaque erreur de plus près…
review-taken-back = Coup { $number }, { $play } : en regardant de plus près, ce n’était pas une erreur.
review-nothing = Bien joué ! Aucun de vos coups n’était nettement moins bon qu’un autre.
review-mark = Coup { $number }, { $play } : { $cause }.
review-mark-why = Coup { $number }, { $play } : { $why }
review-mark-other = Coup { $number }, { $play } : ce coup vous a coûté des points.
review-try = Réessayer
review-learn = Apprendre : { $title }
review-more = { $number ->
    [one] { $number } autre coup est marqué à la page Parties.
   *[other] { $number } autres coups sont marqués à la page Parties.
}
review-uncounted-shared = Vous avez joué à plusieurs devant un écran : cette manche n’entre dans les statistiques de personne.
review-uncounted-open = Toutes les cartes étaient visibles : cette manche n’entre dans les statistiques de personne.
review-uncounted-guided = Dans une première manche, on vous aide : elle n’entre pas dans vos statistiques.
review-uncounted-known = Vous connaissiez déjà ces cartes : cette manche n’entre pas dans vos statistiques.
review-uncounted-public = Chacun peut avoir ces cartes et les essayer d’avance : cette manche n’entre pas dans vos statistiques.
review-uncounted-back = Vous avez repris un coup : cette manche n’entre pas dans vos statistiques.
review-puzzles = { $number ->
    [one] { $number } problème tiré de vos manches
   *[other] { $number } problèmes tirés de vos manches
}
review-what-was-better = Meilleurs coups
replay-own-game = Votre manche : { $variant }, manche { $number }
replay-next-mistake = Erreur suivante
line-review-key = ?! a coûté un peu, ? jusqu’à 3 points, ?? davantage.
again-title = Rejouer le coup { $number }
again-about = Vous êtes à la même place, et vous voyez ce que vous voyiez alors. Trouvez un meilleur coup.
again-right = Aucun coup n’est nettement meilleur.
again-same = C’est ce que vous avez joué.
again-wrong = Ce coup aussi coûte des points.
again-show = Voir les meilleurs coups
again-next = Erreur suivante
tables-title = Par variante
tables-rules = Variante, joueurs
tables-level = Les autres
tables-mixed = de forces différentes
tables-games = Manches
tables-lead = Avance moyenne en points
games-title = Vos manches
games-none = Aucune manche ne compte encore ici. Jouez-en une jusqu’au bout, et vous verrez combien de points vous avez perdus.
games-mean = Points perdus par manche : { $lost } ± { $about }
games-number = { $number ->
    [one] D’après { $number } manche. Cela dit peu de chose.
   *[other] D’après { $number } manches.
}
games-game = Manche
games-lead = Avec les meilleurs coups, votre avance (vos points moins ceux des autres) serait plus grande d’autant.
games-points = Points perdus
games-over-time = Les points que vous avez perdus à chaque manche. Le trait montre la marge d’erreur.
games-cause = Cause
games-plays = Coups
games-a-game = Points par manche
games-help = À travailler ensuite : { $cause }.
games-uncounted = Une manche n’entre dans les statistiques de personne si vous jouez à plusieurs devant un écran, si toutes les mains sont visibles, si vous connaissiez déjà les cartes ou si chacun peut les avoir, si l’on vous aide dans votre première manche, ou si vous reprenez un coup. Un coup ne compte pas si vous avez demandé de l’aide ou écouté un avertissement. Un coup joué malgré l’avertissement compte.
tricks-again-about = Vous êtes à la même place, et vous voyez ce que vous voyiez alors. Trouvez ce qui rapporte plus.
tricks-again-same = C’est ce que vous avez fait.
tricks-again-wrong = Cela aussi coûte des jetons.
tricks-games-title = Vos manches de Zwicken et de Zwikken
tricks-games-none = Aucune manche ne compte encore ici. Jouez-en une jusqu’au bout, et vous verrez combien de jetons vous avez perdus.
tricks-games-mean = Jetons perdus par manche : { $lost }
tricks-games-chips = Jetons perdus
tricks-games-over-time = Les jetons que vous avez perdus à chaque manche. Le trait montre la marge d’erreur.
tricks-games-a-game = Jetons par manche
## Feuilles à imprimer

worksheet-title = Problèmes de cartes
worksheet-about = C’est à vous de jouer. Que jouez-vous ? Les solutions sont à la fin.
worksheet-solutions = Solutions

## L’atelier

nav-workshop = Atelier
workshop-about = Disposez des cartes, et faites-en un problème.
workshop-view = Vue
workshop-view-position = Position
workshop-view-puzzle = Problème
workshop-view-preview = Aperçu
workshop-view-yaml = YAML
workshop-view-paper = Sur papier
workshop-drafts = Brouillons
workshop-new = Nouveau brouillon
workshop-unkept = Nouveau brouillon (pas enregistré)
workshop-unread = Brouillon avec des erreurs dans le texte
workshop-undo = Annuler
workshop-delete = Supprimer
workshop-delete-about = Vous pourrez rétablir le brouillon juste après. Un fichier enregistré reste.
workshop-delete-sure = Supprimer ce brouillon
workshop-deleted = Supprimé : « { $title } ».
workshop-not-deleted = Vous avez modifié ce brouillon dans un autre onglet, il n’est donc pas supprimé. Le voici avec ses modifications.
workshop-elsewhere = Vous avez modifié ce brouillon dans un autre onglet, et il y reste tel quel. Ce que vous avez ici est maintenant un brouillon à part.
workshop-broken = Ce brouillon ne peut pas s’afficher ici. Annulez votre dernière modification, ou allez à son texte pour le corriger.
workshop-broken-text = Aller à son texte
workshop-too-many = Il y a déjà { $number } brouillons, et il n’y a plus de place. Celui-ci ne sera enregistré que si vous en supprimez un.
workshop-too-long = Un brouillon peut avoir { $limit } ko au plus. La modification n’a pas été faite.
workshop-card-not-in-pack = Le jeu de cartes de cette variante n’a pas { THE($card) }.
workshop-card-too-often = { $card } : le jeu de cartes n’en a que { $number }.
workshop-value-not-takeable = Dans cette variante, aucune carte ne peut prendre une pile à { $value }.
workshop-value-not-reachable = Dans cette variante, on ne peut pas construire { $value } avec { $cards }.
workshop-wrong-number-of-seats = Cette variante ne se joue pas à ce nombre de joueurs.
workshop-refused = Cette position n’est pas possible.
workshop-pack = Jeu de cartes
workshop-hand-of = Main : { $seat }
workshop-table-empty = La table est vide. Choisissez des cartes du jeu, puis dites où elles vont.
workshop-choose-pack = Choisissez une carte du jeu.
workshop-choose-back = Choisissez les cartes à remettre dans le jeu, d’une main ou de la table.
workshop-keys = Flèches : avancer. Espace : choisir. Entrée : mettre en main. Échap : désélectionner. Vous pouvez aussi faire glisser les cartes.
workshop-one-card = Une pile reçoit une carte à la fois.
workshop-to-hand = Main
workshop-to-table = Table
workshop-to-pile = Tas
workshop-back = Remettre
workshop-no-value = Cette carte ne peut pas faire de pile ici.
workshop-which-value = Quelle valeur a la pile avec { THE($card) } ?
workshop-card-unknown = « { $card } » n’est pas une carte. Écrivez le rang et la couleur, par exemple AS, 10D ou X25.
workshop-type-first = Tapez d’abord les cartes.
workshop-whose = Main
workshop-type = Cartes au clavier (KS 5H 10D)
workshop-players = Joueurs
workshop-turn = Tour de jeu
workshop-house-file = Avec vos propres règles maison, joignez au problème le fichier de ces règles.
workshop-more = Annonces, cartes gagnées, donneur, talon
workshop-announced = Valeurs annoncées
workshop-none = Aucune
workshop-nobody = Non précisé
workshop-dealer = Donneur
workshop-last = Dernière prise
workshop-stock = Cartes au talon
workshop-zwicks = Zwicks faits
workshop-empty-pile = Remettre les cartes gagnées dans le jeu
workshop-seen = Coups possibles
workshop-zwick-number = { $number ->
    [0] Aucun zwick n’est possible.
    [1] Un zwick est possible.
   *[other] Un zwick est possible avec { $number } cartes.
}
workshop-uncounted = Il y a trop de coups permis pour les compter.
workshop-plays = { $number ->
    [1] Un coup permis
   *[other] { $number } coups permis
}
workshop-largest = Les plus grandes prises : { $number }
workshop-no-capture = Il n’y a rien à prendre.
workshop-puzzle-too-large = Il y a trop de cartes sur la table pour un problème.
workshop-good = Il n’y a rien à reprocher à ce problème.
flaw-unsolvable = Aucun coup ne répond à la consigne.
flaw-too-many-right = Un problème faible : trop de coups sont justes, ou trop de cartes en main. On trouve souvent en devinant.
flaw-all-right = Un problème faible : presque tous les coups sont justes.
flaw-no-choice = Un problème faible : il n’y a presque rien à choisir.
flaw-one-capture = Un problème faible : une seule prise est possible.
flaw-one-card = Un problème faible : toutes les cartes de la main ont les mêmes valeurs.
flaw-plain-sum = Un problème faible : la première somme qu’on essaie est la bonne.
flaw-pairs = Un problème faible : on ne prend que des cartes de même valeur, sans rien additionner.
flaw-too-small = Un problème faible : il y a trop peu à prendre.
flaw-no-margin = Un problème faible : un autre coup est presque aussi bon.
flaw-greedy = Un problème faible : prendre le plus de cartes suffit.
flaw-just-a-zwick = Un problème faible : la solution est un zwick. Demandez plutôt un zwick.
flaw-zwick-at-hand = Un problème faible : un zwick est possible tout de suite.
flaw-gives-points = Un problème faible : le bon coup offre des points aux autres.
flaw-own-points = Un problème faible : la solution pose une carte qui rapporte.
workshop-goal = Consigne
workshop-goal-card = Carte à jouer
workshop-goal-items = Cartes ou piles à prendre
workshop-solutions = { $number ->
    [1] La solution
   *[other] { $number } solutions
}
workshop-tries = Erreurs possibles
workshop-tries-about = Cochez celles qui sont tentantes ici.
workshop-stale = { $number ->
    [one] { $number } erreur possible ne va plus avec cette position.
   *[other] { $number } erreurs possibles ne vont plus avec cette position.
}
workshop-stale-remove = Retirer ces erreurs
workshop-own-try = Une autre erreur, au clavier
workshop-add-try = Ajouter cette erreur
workshop-try-unread = Cela ne se lit pas comme un coup. Écrivez-le comme 3H, KS x QS+AD ou 10S on 9C = 19.
workshop-try-right = Ce coup est juste. Ce n’est donc pas une erreur.
workshop-title-field = Titre
workshop-remark = Remarque : ce qu’il faut regarder, et pourquoi cela marche
workshop-save = Enregistrer le problème
workshop-save-about = Le fichier contient toutes les solutions et tous les thèmes. La commande zwickern validate les prouve.
workshop-language = Langue des textes
workshop-language-unsaid = Celle du dossier
workshop-first-lesson = Notre leçon
workshop-first-about = À quoi elle sert.
workshop-first-step = Deux sommes
workshop-first-text = Toutes les cartes sur la table forment des groupes qui font 12. Videz la table.
workshop-not-yet = Ce n’est pas encore un problème :
workshop-yaml = Fichier de ce brouillon
workshop-take-over = Appliquer
workshop-faults = { $number ->
    [1] Il y a une erreur.
   *[other] Il y a { $number } erreurs.
} { $places ->
    [1] Voyez la ligne { $lines }.
   *[other] Voyez les lignes { $lines }.
}
workshop-no-faults = Le texte n’a pas d’erreur.
workshop-file = Un fichier avec un problème ou une position, { $limit } ko au plus
workshop-read-file = Lire le fichier
workshop-no-text = Ce texte ne peut pas être enregistré.
workshop-mend-first = Le texte de ce brouillon a des erreurs. Corrigez-les sous YAML, ou annulez la dernière modification.
workshop-needs-hand = Le joueur dont c’est le tour a besoin d’une carte.
under-own = Disposer une position dans l’atelier
under-own-none = Le brouillon ouvert dans l’atelier n’a pas encore de position.
workshop-make = En faire un problème
worksheet-folder = Recueil
worksheet-mine = Les miens
worksheet-single = Problèmes à l’unité
worksheet-by-lot = Tirés au sort
worksheet-count = Nombre de problèmes
worksheet-seed = Numéro de la feuille (à chacun ses problèmes)
worksheet-language = Langue de la feuille
worksheet-none = Aucun problème ne convient.
worksheet-number = { $number ->
    [1] Un seul problème convient.
   *[other] La feuille contient { $number } problèmes.
}
worksheet-paper = Des problèmes sur papier
worksheet-save = Enregistrer une page à imprimer

## The Workshop: a game that was played

workshop-view-game = Partie
game-untitled = Partie { DE($seats) }
workshop-game-stage = Saisie
workshop-game-deal = Cartes
workshop-game-play-on = Coups
workshop-game-deal-about = Disposez les cartes que vous connaissez, au moins celles de la table. Les autres seront connues quand elles seront jouées.
workshop-game-unknown = { $seat } : { $number ->
    [one] { $number } carte encore inconnue
   *[other] { $number } cartes encore inconnues
}
workshop-game-to-table = { $number ->
    [one] Il manque { $number } carte sur la table.
   *[other] Il manque { $number } cartes sur la table.
}
workshop-game-all-known = Toutes les cartes de cette donne sont connues.
workshop-game-may-hold = { $seat } : cartes connues, puis celles que personne n’a vues
workshop-game-refused = Cela ne va pas avec ce que vous avez déjà saisi.
workshop-game-turn = Coup { $number } : c’était à quelqu’un d’autre de jouer.
workshop-game-play = Le coup { $number } est impossible : { $why }
workshop-game-cut = Reprendre ce coup et tous les suivants
workshop-game-played = { $seat } a joué une carte qui manquerait alors.
workshop-game-hand-full = { $seat } reçoit { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} dans cette donne. Si vous avez distribué autrement, dites-le sous Joueurs.
workshop-game-table-full = { $number ->
    [0] Aucune carte ne va sur la table avec cette donne.
    [1] Une carte va sur la table avec cette donne.
   *[other] { $number } cartes vont sur la table avec cette donne.
} Si vous avez distribué autrement, dites-le sous Joueurs.
workshop-game-plays = { $number ->
    [0] Aucun coup encore
    [one] { $number } coup
   *[other] { $number } coups
}
workshop-game-take-back = Reprendre
workshop-game-deal-again = Donne suivante
workshop-game-note = Note sur le coup { $number }
workshop-claims = Affirmations vérifiées sur le coup : { $number }
workshop-claim-kind = Affirmation
workshop-claim-no-capture = Il n’y avait rien à prendre
workshop-claim-no-build = Il n’y avait rien à construire
workshop-claim-only-lay-down = On ne pouvait que poser une carte
workshop-claim-could = Un autre coup était possible
workshop-claim-could-not = Un autre coup n’était pas possible
workshop-claim-holds-only = La main a exactement ces cartes
workshop-claim-text = Le coup ou les cartes, au clavier
workshop-claim-add = Ajouter l’affirmation
workshop-claim-drop = Retirer
workshop-claim-unread = Cela ne se lit pas. Écrivez un coup comme 3H, KS x QS+AD ou 10S on 9C = 19, et des cartes comme 4C 9D.
workshop-claim-cannot = Ce n’est pas exact : { $why }
workshop-claim-holds = Ce n’est pas exact. En main : { $cards }.
workshop-claim-legal = Ce n’est pas exact. Ce coup est possible : { $play }
workshop-game-hand-unknown = Cette main n’est pas encore connue en entier. On ne peut donc pas dire ce qu’elle pourrait jouer d’autre.
workshop-game-so-far = Jusqu’ici
workshop-game-open = Ouvrir sous Parties
workshop-game-otherwise-told = Toutes les cartes ne sont pas connues, ou l’on a distribué autrement. Le fichier le dit.
workshop-game-not-yet = Ce n’est pas encore une partie à revoir :
workshop-game-held = La partie à revoir s’arrête avant le coup { $number } : la carte gardée là pour une pile n’est pas encore connue. Elle le sera quand elle sera jouée. Vous pouvez aussi la disposer sous Cartes.
workshop-game-players = Joueurs
workshop-game-seat = Nom à la place { $number }
workshop-game-seat-twice = Chaque place a besoin d’un nom à elle.
workshop-game-otherwise = Distribué autrement
workshop-game-otherwise-about = Chacun a exactement les cartes que vous disposez pour lui, quel que soit leur nombre.
workshop-game-about = À propos de la partie
workshop-game-next = C’est à { $seat } de jouer
workshop-game-deal-over = Cette donne est jouée.
workshop-game-type = Le coup suivant au clavier (KS x QS+AD)
workshop-game-type-add = Jouer

## The Workshop: a lesson

workshop-view-lesson = Leçon
workshop-lesson-head = À propos de la leçon
workshop-lesson-about = But de la leçon
workshop-lesson-can = Compétences acquises
workshop-lesson-steps = Étapes : { $number }
workshop-step-up = Monter
workshop-step-down = Descendre
workshop-step-copy = Copier
workshop-step-remove = Retirer
workshop-step-removed = Retiré : « { $title } ».
workshop-step-kind = Exercice ou brouillon
workshop-step-add = Ajouter comme étape
workshop-step-of-draft = Brouillon : { $title }
workshop-step-drafted = Regardez d’abord les cartes.
workshop-step-take-board = Cartes d’un brouillon
workshop-step-board-of = Brouillon
workshop-step-boards-about = Le bouton « En faire un problème », à côté d’autres tables, ajoute leurs cartes à cette liste.
workshop-step-text = Texte d’introduction
workshop-step-done = Texte après la solution
workshop-step-shows = Règles utilisées
workshop-step-counter = Règles qui semblent s’appliquer
workshop-answer = La réponse : { $answer }
workshop-reasons = Vos propres explications
workshop-reasons-about = Elles s’affichent quand quelqu’un donne exactement cette mauvaise réponse.
workshop-reason-against = Mauvaise réponse
workshop-reason = Explication, en une phrase
workshop-step-of = Étape { $number } : { $title }
workshop-step-board = Modifier la table
workshop-step-task = Modifier la consigne
workshop-step-back = Retour à la leçon
workshop-asked-play = Coup (ou un autre au clavier)
workshop-asked-plays = Coups
workshop-asked-card = Carte
workshop-asked-items = Cartes ou piles
workshop-asked-onto = Construire sur
workshop-asked-for = Joueur
workshop-asked-against = Contre quelle carte
workshop-asked-among = Jeux proposés
workshop-asked-of = Sujet
workshop-asked-variant = Règles
workshop-asked-cards = Cartes au clavier (KS 5H 10D)
workshop-asked-zwicks = Zwicks faits
workshop-asked-most-cards = Le plus de cartes
workshop-asked-target = Points à atteindre
workshop-asked-players = Joueurs
workshop-asked-events = À mettre en ordre
workshop-asked-game = Jeu
workshop-asked-fact = Question
workshop-asked-value = Valeur
workshop-asked-hand = Manche { $number } : { $side }
workshop-asked-sides = Camps, séparés par des virgules
workshop-asked-more-rows = Ajouter une manche
workshop-asked-fewer-rows = Retirer la dernière manche
workshop-asked-refused = On ne peut pas le demander ainsi.
workshop-lesson-covers = La leçon montre ces règles : { $readings }
workshop-lesson-save = Enregistrer la leçon dans un fichier
workshop-lesson-not-yet = Ce n’est pas encore une leçon :
workshop-step-not-yet = Cette étape n’est pas encore juste :
workshop-step-wrong = { $step } (avec une erreur)
ending-title = La fin, contre le solveur
ending-about = Vous êtes à votre place. Le solveur voit toutes les cartes et joue au mieux pour tous les autres. Jouez la donne jusqu’au bout.
ending-possible = À partir du coup { $number }, cartes visibles et chacun jouant au mieux, l’écart de points pour votre camp aurait été de { $best }. Dans votre manche, il était de { $got }.
ending-possible-own = À partir du coup { $number }, cartes visibles et chacun jouant au mieux, vous auriez gagné { $best ->
    [one] { $best } point
   *[other] { $best } points
}. Dans votre manche, vous en avez gagné { $got }.
ending-best = C’est le maximum : un écart de { $got }.
ending-best-own = C’est le maximum : { $got ->
    [one] { $got } point
   *[other] { $got } points
}.
ending-less = Votre écart est de { $got }. Un écart de { $best } était possible.
ending-less-own = Vous avez gagné { $got ->
    [one] { $got } point
   *[other] { $got } points
}. { $best ->
    [1] Un seul était possible
   *[other] { $best } étaient possibles
}.
ending-stops = Le solveur ne peut pas compter cette position jusqu’au bout en quelques secondes : il s’arrête ici. Annulez votre coup et essayez-en un autre.
ending-uncounted = Cette dernière donne ne se compte pas jusqu’au bout en quelques secondes : il n’y a pas de réponse sûre ici.
ending-moves = Coût de vos coups
ending-move-best = Coup { $number }, { $play } : aucun coup n’était meilleur.
ending-move-cost = Coup { $number }, { $play } : ce coup a fait perdre { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ending-move-uncounted = Coup { $number }, { $play } : trop de cartes pour compter jusqu’au bout en quelques secondes.
ending-play = Jouer la fin contre le solveur
