### Ce qui se dit à table : cartes, piles, listes, coups, le plateau et les noms des jeux. On vouvoie.
### Une variable sans fonction n’a pas d’article (la pile garde le sien) : ainsi dans les sommes et dans les coups
### (8♠ prend 8♣). THE() = le, la, l’ ; DE() = du, de la, de l’, de, d’ ; BARE() enlève tout. Les blancs insécables
### sont posés par le programme : écrire « a : b ». [one] vaut aussi pour 0 : y écrire le nombre, jamais « une » ; pour
### « une », écrire [1]. Aucun accord avec « vous ». Pas de « est » juste après un nom de place.

## Grammaire : comment une chose se dit dans la phrase

gender = { $kind ->
    [q] f
    [build] f
   *[number] m
}
form-the = { $kind ->
    [name] { $text }
    [you] { $text }
    [they] { $text }
    [game] le { $text }
   *[thing] { $initial ->
        [vowel] l’{ $text }
       *[consonant] { $gender ->
            [f] la
           *[m] le
        } { $text }
    }
}
form-de = { $kind ->
    [name] { $initial ->
        [vowel] d’{ $text }
       *[consonant] de { $text }
    }
    [you] de { $text }
    [they] d’{ $text }
   *[thing] { $initial ->
        [vowel] de l’{ $text }
       *[consonant] { $gender ->
            [f] de la
           *[m] du
        } { $text }
    }
}
# À qui est une pile : « pile à 7 d’Aurélie », « pile à 7, à vous ».
form-owned = { $kind ->
    [name] {" "}{ $initial ->
        [vowel] d’{ $text }
       *[consonant] de { $text }
    }
    [they] {" "}à { $text }
   *[you] , à { $text }
}

# « au Zwickern de Jensen » ; des règles maison ont un nom.
form-in = { $kind ->
    [game] au { $text }
   *[name] avec « { $text } »
}

## Cartes

rank-a = as
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-j = valet
rank-q = dame
rank-k = roi
suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle
card-plain = { $rank } de { $suit }
card-as = { $card } valant { $value }
card-on = { THE($card) } sur { THE($item) }
card-joker = joker { $number }
card-wild-joker = vrai joker nº { $number }
rank-sign-a = A
rank-sign-j = V
rank-sign-q = D
rank-sign-k = R
sign-joker = joker { $number }
sign-wild-joker = joker nº { $number }
seat-name-north = Nord
seat-name-east = Est
seat-name-south = Sud
seat-name-west = Ouest
seat-name-north-east = Nord-Est
seat-name-south-east = Sud-Est
seat-name-south-west = Sud-Ouest
seat-name-north-west = Nord-Ouest
seat-name-we = Nous
seat-name-they = Eux
seat-name-you = vous

## Parties de phrases : piles, listes, sommes, valeurs

build-sign = pile à { $value } ({ BARE($cards) })
build-name = pile à { $value }{ OWNED($owner) } : { $cards }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
card-the = { $card }
build-the = la pile à { $value } ({ BARE($cards) })
list-comma = { $first }, { $last }
list-semicolon = { $first } ; { $last }
list-plus = { BARE($first) } + { BARE($last) }
list-plus-tight = { BARE($first) }+{ BARE($last) }
cards-like = une carte comme { THE($cards) }
list-dot = { $first }{ "\u00A0" }· { $last }
list-amount = { $name } { $number }
list-head = { $text } :
list-before-sentence = { $text }{ "\u00A0" }·
list-stop = { $text }.
side = { $first } et { $last }
list-steps = { $first } … ou { $last }
card-value-range = { $least } à { $most }
card-counts = { THE($card) } vaut { $values }
card-played = vous jouez { THE($card) } pour { $value }
card-played-of = { $player } joue { THE($card) } pour { $value }
cards-valued = { $cards } ({ $value })
group-sum = { $parts } = { $value }
group-alone = { $parts }

## Coups

missed-line = { $play }
missed-line-zwick = { $play } (zwick)
play-lay = poser { THE($card) }
play-capture = { $card } prend { $groups }
play-build = { $card } sur { $item } fait { $value }
play-build-for = { $card } sur { $item } fait { $value } pour { $seat }
play-announce = poser { THE($card) } et annoncer { $value }
play-announce-for = poser { THE($card) } et annoncer { $value } pour { $seat }
did-lay = pose { THE($card) }
did-build = { $card } sur { $item } : { $value }
did-announce = { $card } annonce { $value }
played-lay = { $you ->
    [yes] vous posez { THE($card) }
   *[no] { $seat } pose { THE($card) }
}
played-announce = { $you ->
    [yes] vous posez { THE($card) } et annoncez { $value }
   *[no] { $seat } pose { THE($card) } et annonce { $value }
}
played-announce-for = { $you ->
    [yes] vous posez { THE($card) } et annoncez { $value } pour { $owner }
   *[no] { $seat } pose { THE($card) } et annonce { $value } pour { $owner }
}
board-plays = vient de jouer

## Le plateau

seat-dealer = donneur
seat-last-capture = dernière prise
board-table = Table
board-hand = Votre main
board-pile = Cartes gagnées
board-empty-table = La table est vide
board-take = Prendre
board-build = Construire
board-lay = Poser
board-clear = Désélec{ "\u00AD" }tionner
board-choose-card = Choisissez une carte de votre main
board-choose-card-for = Choisissez une carte pour { $seat }
board-choose-items = Choisissez ce que cette carte prend sur la table
board-choose-how = Choisissez ce que la carte prend, ou un autre coup ci-dessous
board-nothing-to-take = Rien à prendre : posez la carte.
board-choose-build = Quelle valeur annoncez-vous ?
board-cancel = Annuler
board-selected = { $card } : dans votre choix
board-unselected = { $card } : plus dans votre choix
board-cleared = Rien n’est choisi
board-only-one-item = Vous construisez sur une seule carte ou une seule pile à la fois
board-keys = Flèches : avancer ; Espace : choisir ; Entrée : jouer ; Échap : désélectionner
board-keys-hand = Flèches : avancer ; Maj et flèche : déplacer une carte de la main ; Espace : choisir ; Entrée : jouer ; Échap : désélectionner
board-keys-answer = Flèches : avancer ; Espace : choisir ; Entrée : répondre ; Échap : désélectionner
board-keys-turn = Flèches : avancer ; Espace : montrer les points ; Entrée : répondre
board-turn-up = Touchez chaque carte qui rapporte des points.
board-sum = Total : { $sum }
board-turned-up = { $card } : { $points }
board-turn = prochain coup
board-tag-take = prend
board-tag-build = construit
board-tag-lay = pose
board-played = Joué
board-played-card = Joué : { $card }
board-taken = dans la prise
board-right = juste
board-wrong = faux
board-missed = juste, mais oublié
board-stock = Le talon
board-coming = Donne { $number } sur { $deals } · encore { $cards } cartes
board-coming-last = Dernière donne
board-fold = Pris avec { THE($card) }
board-actions = Coups
board-owner = { $owner }
board-count = { $count } cartes
board-one-card = 1 carte
board-group = groupe { $letter }
board-also = { $what } ; { $also }
board-announce = Annoncer { $value }
board-announce-for = Annoncer { $value } pour { $seat }
board-make = Construire { $value }
board-make-for = Construire { $value } pour { $seat }
seat-partner = partenaire
seat-announced = annonce { $values }
pile-label = { $number ->
    [one] { $number } carte gagnée
   *[other] { $number } cartes gagnées
  }
pile-label-zwicks = { $number ->
    [one] { $number } carte gagnée
   *[other] { $number } cartes gagnées
  }, face visible pour { $zwicks ->
    [1] le zwick
   *[other] { $zwicks } zwicks
  } : { $cards }

## L’aspect du plateau

look = Aa : apparence
look-text = En mots
look-four-colours = Quatre couleurs
look-contrast = Fort contraste
look-motion = Cartes en mouvement
look-sound-zwick = Son d’un zwick
look-sound = Tous les sons
look-letters = J Q K A sur les cartes
look-language = Langue
look-untranslated = La traduction de votre navigateur est désactivée ici, car elle casse le jeu. Voici les langues que nous avons.

## Le plateau en mots

spoken-played = Joué : { $card }.
spoken-group = Groupe { $letter } : { $sum }.
spoken-line = { $title } : { $items }.
spoken-alone = { $name }.
spoken-build = pile à { $value }{ OWNED($owner) } ({ $cards })
spoken-table-before = Table avant le coup
spoken-table-after = Table après le coup
spoken-empty = La table est vide.
spoken-empty-after = Après le coup, la table est vide.
board-text = Le plateau en mots
board-zwick = Zwick !
board-go-on = Touchez l’écran ou appuyez sur une touche pour continuer

## Ce qui est gagné

tally-cards = { $number ->
    [one] { $number } carte gagnée
   *[other] { $number } cartes gagnées
}
tally-cards-together = { $number ->
    [one] { $number } carte (équipe)
   *[other] { $number } cartes (équipe)
}
tally-zwicks = { $number ->
    [one] { $number } zwick
   *[other] { $number } zwicks
}
tally-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
score-items = Points pour
score-item = { $name } : { $number }
score-most-cards = le plus de cartes
score-zwicks = les zwicks

## Le nom des jeux : en liste et dans la phrase

variant-jensen = Jensen
variant-christiansen = Christiansen
variant-dietze = Dietze
variant-grupp = Grupp
variant-french = Jeu français
game-jensen = Zwickern de Jensen
game-christiansen = Zwickern de Christiansen
game-dietze = Zwickern de Dietze et Danyliuk
game-grupp = Zwickern de Grupp
game-french = Zwickern de la source française
game-zwicken = Zwicken
game-zwikken-1850 = Zwikken du milieu du 19e siècle
game-zwikken-1900 = Zwikken du 20e siècle
game-zwikken-2000 = Zwikken du 21e siècle

## Jours

month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
day-in-words = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
