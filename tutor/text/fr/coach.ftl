### Ce que dit l’entraîneur : raisons, verdicts, exercices, questions et indices. On vouvoie. Grammaire : voir table.ftl.


## Pourquoi un coup n’est pas permis : une phrase pour chaque raison

reason-unreadable = « { $text } » ne se lit pas comme un coup. Écrivez par exemple KS x QS+AD, 10S on X30 = 20 ou 3H.
reason-card-not-held = Vous n’avez pas { THE($card) } en main.
reason-item-not-on-table = { THE($items) } n’est pas sur la table.
reason-item-not-on-table-again = { THE($items) } n’est { $number ->
    [1] qu’une seule fois
   *[other] que { $number } fois
} sur la table.
reason-part-of-build = { THE($part) } fait partie de { THE($build) }, et une pile compte toujours en entier : { $value }.
reason-several-items = On construit sur une seule carte ou une seule pile à la fois : { THE($card) } ne va pas sur { THE($items) } ensemble.
reason-nothing-selected = Choisissez ce que { THE($card) } doit prendre sur la table.
reason-out-of-reach = { $items } font { $totals }, mais votre { $card } ne prend que { $values }.
reason-out-of-reach-as = { $items } font { $totals }, mais vous jouez { THE($card) } pour { $value }.
reason-out-of-reach-one = { THE($items) } vaut { $totals }, mais votre { $card } ne prend que { $values }.
reason-out-of-reach-one-as = { THE($items) } vaut { $totals }, mais vous jouez { THE($card) } pour { $value }.
reason-out-of-reach-difference = Pour prendre, on additionne seulement, et { $items } font { $totals }. { $high } − { $low } = { $value } ne compte pas.
reason-out-of-reach-value = { THE($card) } vaut { $values }, pas { $value }.
reason-out-of-reach-build = { THE($card) } sur { THE($items) } ne fait pas { $value }, ni en additionnant ni en soustrayant.
reason-out-of-reach-build-adding = { THE($card) } sur { THE($items) } ne fait pas { $value } : ici, on additionne seulement, on ne soustrait jamais.
reason-build-from-card = { $first } − { $second } = { $value } est à l’envers. Soustrayez votre carte de la valeur sur la table, jamais l’inverse.
reason-build-from-card-adding = { $first } − { $second } = { $value }, mais ici on ne soustrait pas pour construire.
reason-build-kept = Seule une carte qui vaut { $value } laisse la valeur à { $value }, et votre { $card } vaut { $values }.
reason-build-kept-adding = La valeur ne peut pas rester { $value } : ici, { THE($card) } s’y ajoute toujours.
reason-build-kept-changed = La valeur ne peut pas rester { $value } : ici, { THE($card) } la change toujours.
reason-build-fixed = { THE($items) } ne vaut plus que { $announced }. L’autre valeur est perdue.
reason-build-elsewhere = { THE($card) } sur { THE($items) } ne fait pas { $value } : dans cette variante, { THE($court) } ne vaut que { $counts }.
reason-out-of-reach-build-none = { THE($card) } sur { THE($items) } fait { $possible }, et aucune pile ne peut avoir cette valeur ici.
reason-out-of-reach-build-no-card = { THE($card) } sur { THE($items) } ferait { $value }, mais aucune carte ne prend { $value }.
reason-out-of-reach-single = { THE($card) } vaut { $values } : impossible d’annoncer { $value }.
reason-does-not-split = { $counts }, et { $items } font { $totals }. Une fois { $value } formé, il reste { THE($left) }.
reason-does-not-split-none = { $counts }, et { $items } font { $totals }. Aucune somme de ces cartes ne fait { $values }.
reason-does-not-split-all = { $counts }, et { $items } font { $totals }, mais cela ne se partage pas en groupes de { $values }.
reason-two-values = { THE($card) } vaut { $values }, mais pas les deux dans le même coup : il faut { $firstvalue } pour { THE($first) } et { $secondvalue } pour { THE($second) }.
reason-two-values-wild = { THE($card) } n’a qu’une valeur dans tout le coup : il faut { $firstvalue } pour { THE($first) } et { $secondvalue } pour { THE($second) }.
reason-joker-rule-capture = Un joker libre ne se prend qu’avec un joker : votre { $card } ne peut pas prendre { THE($items) }.
reason-joker-rule-capture-wild = Un vrai joker libre ne se prend qu’avec un joker : votre { $card } ne peut pas prendre { THE($items) }.
reason-joker-rule-group = Un joker libre n’entre jamais dans une somme. Ici, { THE($items) } { $number ->
    [1] forme un groupe à part
   *[other] forment des groupes à part
}.
reason-joker-rule-group-wild = Un vrai joker libre n’entre jamais dans une somme. Ici, { THE($items) } { $number ->
    [1] forme un groupe à part
   *[other] forment des groupes à part
}.
reason-joker-rule-build = On ne construit pas sur { THE($items) } : un joker libre ne se prend qu’avec un joker.
reason-joker-rule-build-wild = On ne construit pas sur { THE($items) } : un vrai joker libre ne se prend qu’avec un joker.
reason-obligation-broken = Pensez à votre promesse : sans { THE($card) }, vous ne pouvez plus prendre { THE($items) }.
reason-obligation-broken-kept = Pensez à votre promesse : sans { THE($card) }, il ne vous reste que { THE($kept) }, et cela ne suffit pas pour prendre { THE($items) }.
reason-obligation-broken-last = Votre dernière carte est { THE($card) }, et vous avez une promesse à tenir : après ce coup, vous ne pourriez plus prendre { THE($items) }.
reason-obligation-broken-each = { $new ->
    [0] Vous avez
   *[other] Vous auriez alors
} { THE($items) }, et il faut une carte pour chaque valeur. Si vous jouez { THE($card) }, il ne reste que { THE($kept) } pour { $values ->
    [2] les deux
   *[other] les { $values }
}.
reason-no-card-for-value = Pour construire { $value }, il vous faut une autre carte en main qui vaut { $value }.
reason-not-announced = { $seat } n’a pas annoncé { $value }, ou a joué depuis une carte qui pouvait prendre { $value }.
reason-not-partner = On ne construit que pour un partenaire, pas pour { $seat }.
reason-variant-forbids-empty-table = La table est vide : on ne peut que poser { THE($card) }.
reason-variant-forbids-subtracting = Ici, on ne soustrait pas pour construire : { THE($card) } sur { THE($items) } ne peut pas faire { $value }.
reason-variant-forbids-same-value = Ici, une carte égale ne peut pas laisser la valeur telle quelle : { THE($card) } sur { THE($items) } ne peut pas faire { $value }.
reason-variant-forbids-build-limit = Dans cette variante, aucune pile ne vaut plus de { $limit }, et celle-ci vaudrait { $value }.
reason-variant-forbids-no-partners = Ici, chacun joue pour soi : personne ne peut construire pour { $seat }.
reason-variant-forbids-for-partner = À cette table, chacun ne construit que pour soi : personne ne peut construire pour { $seat }.
reason-variant-forbids-single-build = À cette table, une carte seule n’est pas une pile : jouez-la sur une autre carte.
reason-variant-forbids-must-capture = Avec { THE($card) }, vous pouvez prendre quelque chose : à cette table, vous ne pouvez donc pas poser cette carte.
reason-variant-forbids-more-to-take = À cette table, vous devez prendre tout ce que vous pouvez, et { THE($card) } peut prendre davantage.
reason-variant-forbids-build-untaken = À cette table, vous devez prendre votre pile dès le tour suivant : prenez { THE($items) }.
reason-variant-forbids-owner-lays = À cette table, vous ne posez rien tant que vous avez une pile et pouvez prendre ou construire.
reason-obligation-suspended = Aucun coup ne tient toutes vos promesses : pour cette fois, vous pouvez les rompre.

## Pourquoi un coup n’est pas permis au Zwicken et au Zwikken : une phrase pour chaque raison

reason-unreadable-zwicken = « { $text } » ne se lit pas comme un coup. Écrivez par exemple play QH, exchange 7S 8H, stay ou pass.
reason-unreadable-zwikken = « { $text } » ne se lit pas comme un coup. Écrivez par exemple play QH, ask 1, swap 10H QH ou pass.
reason-tricks-not-your-turn = Ce n’est pas votre tour.
reason-tricks-dropped-out = Vous avez passé : vous ne jouez plus avant la prochaine donne.
reason-tricks-nobody = Ce n’est le tour de personne.
reason-tricks-play = C’est le moment de jouer une carte dans le pli.
reason-tricks-must-follow = Vous avez du { $suit } : fournissez, au lieu de jouer { THE($card) }.
reason-tricks-must-follow-trumps = On joue atout et vous en avez un, mais { THE($card) } n’en est pas un.
reason-tricks-must-follow-permanent = { THE($card) } est toujours un atout et ne fournit donc pas à { $suit }. Vous pouvez fournir, donc vous le devez.
reason-tricks-must-trump = Vous ne pouvez pas fournir à { $suit } : vous devez couper, et { THE($card) } n’est pas un atout.
reason-tricks-must-head = { THE($card) } fournit, mais ne bat pas { THE($best) }. Vous avez une carte qui fait les deux.
reason-tricks-must-overtrump = { THE($card) } est un atout, mais ne bat pas { THE($best) }. Montez : vous avez un atout plus fort.
reason-tricks-trumps-asked = Dans ce pli, on doit jouer atout. Vous en avez un, mais { THE($card) } n’en est pas un.
reason-tricks-must-lie-face-down = Vous n’avez pas d’atout : vous devez jouer { THE($card) } face cachée.
reason-tricks-must-lie-face-up = Vous devez jouer { THE($card) } face visible.
reason-tricks-must-lie-face-up-trump = { THE($card) } est un atout : vous devez jouer cette carte face visible.
reason-zwicken-not-now-check = Avant la donne, il n’y a qu’une question : regardez-vous la carte du dessous ?
reason-zwicken-not-now-declare = Avant le premier pli, vous passez ou vous restez. Vous ne pouvez échanger des cartes que si vous restez.
reason-zwicken-nothing-exchanged = Choisissez les cartes que vous donnez, ou restez sans échanger.
reason-zwicken-too-many-exchanged = { $most ->
    [0] Le talon est vide : vous ne pouvez rien échanger.
    [1] Il ne reste qu’une carte au talon : vous ne pouvez en échanger qu’une.
   *[other] Il ne reste que { $most } cartes au talon : vous ne pouvez en échanger plus de { $most }.
}
reason-zwikken-not-now-declare = Avant le premier pli, vous restez ou vous passez.
reason-zwikken-not-now-bid = Maintenant, vous enchérissez ou vous passez.
reason-zwikken-not-now-ask = Maintenant, vous demandez ou vous passez.
reason-zwikken-not-now-dealer = Tout le monde a passé : le donneur retourne une autre carte ou en reste là.
reason-zwikken-not-now-swap = Il n’y a maintenant qu’une question : échangez-vous { THE($card) } ?
reason-zwikken-nothing-announced = Ici, on n’annonce pas le 10. Si vous avez le 10 d’atout, vous pouvez l’échanger après les enchères.
reason-zwikken-out-of-the-bidding = Vous avez passé : vous ne pouvez plus enchérir pour cet atout.
reason-zwikken-already-highest = Votre enchère est la plus haute : c’est aux autres de dire plus.
reason-zwikken-must-stay = Il est convenu que tout le monde reste dans la { $number ->
    [1] première
   *[other] deuxième
} manche.
reason-zwikken-wrong-step = On enchérit d’un degré à la fois, et le prochain est { $level }.
reason-zwikken-wrong-step-ask = On demande d’un degré à la fois, et le prochain est { $level }.
reason-zwikken-ten-not-held = Seul le joueur qui a { THE($card) }, le 10 d’atout, peut le dire, et vous ne l’avez pas.
reason-zwikken-no-ten = { THE($card) } n’est pas le 10 d’atout, et vous ne pouvez échanger aucune autre carte.
reason-zwikken-already-announced = Vous avez déjà annoncé { THE($card) }, et on ne l’annonce qu’une fois.
reason-zwikken-not-announced = Vous n’avez pas annoncé { THE($card) } : vous ne pouvez donc pas l’échanger.
reason-zwikken-other-turn-up = { THE($card) } n’est pas une carte retournée.
reason-zwikken-other-turn-up-last = { THE($card) } n’est pas la dernière carte retournée, et le 10 ne s’échange que contre elle.
reason-zwikken-other-turn-up-known = { THE($card) } n’est pas la carte qui était retournée quand vous avez annoncé votre 10.
reason-zwikken-other-turn-up-suit = { THE($card) } n’est pas de la couleur de votre 10.
reason-zwikken-ace-not-to-be-led = Vous avez remporté les enchères : vous ne pouvez ouvrir un pli avec { THE($card) }, l’as d’atout, que si c’est votre dernière carte.

## Pourquoi on est gezwickt au Zwicken

ground-unchecked = Le joueur qui donne sans regarder la carte du dessous est gezwickt et paie une mise.
ground-ace-not-led = Le joueur qui a l’as d’atout quand il ouvre un pli pour la première fois, mais joue une autre carte, est gezwickt et paie une mise.
ground-seven-lost = Le joueur qui perd { THE($card) } contre l’as d’atout est gezwickt et paie une mise.
ground-no-trick = Le joueur qui reste et ne fait aucun pli est gezwickt et paie une mise.

## Après un coup

verdict-repair = Ceci serait permis : { $play }.
verdict-repair-other-card = Une autre de vos cartes peut le faire : { $play }.
verdict-nudge-with = Ajoutez { THE($items) }, et c’est bon.
verdict-nudge-without = Laissez { THE($items) }, et c’est bon.
verdict-nudge-swap = Remplacez { THE($dropped) } par { THE($added) }, et c’est bon.
verdict-nudge-keep = Prenez aussi { THE($items) }, et votre promesse est tenue.
verdict-nudge-swap-keep = Remplacez { THE($dropped) } par { THE($added) }, et votre promesse est tenue.
verdict-nudge-whole = Avec la pile entière, c’est bon.
verdict-nudge-rest = Sans la pile, le reste est bon.
verdict-nudge-regroup = Avec d’autres groupes, ces cartes vont ensemble.
verdict-nudge-value = Jouez cette carte pour { $value }, et c’est bon.
verdict-nudge-announce = Annoncez { $value }, et c’est bon.
verdict-nudge-other-card = Votre { $card } peut prendre { THE($items) }.
verdict-nudge-other-card-all = Votre { $card } peut prendre tout cela.
verdict-nudge-other-card-build = Avec votre { $card }, vous pouvez construire cette pile.
verdict-nudge-nothing = Votre { $card } ne peut rien prendre ici.
verdict-nudge-promise = Votre { $card } ne peut rien prendre ici sans que vous rompiez une promesse.
verdict-nudge-no-build = Avec votre { $card }, vous ne pouvez rien construire ici.
verdict-zwick = Zwick ! La table est vide.
verdict-capture = { $play } : { $number ->
    [one] { $number } carte prise
   *[other] { $number } cartes prises
} sur la table.
verdict-gained = { THE($card) } prend { $number ->
    [1] une carte
   *[other] { $number } cartes
}.
verdict-gained-points = { THE($card) } prend { $number ->
    [1] une carte
   *[other] { $number } cartes
} et rapporte { $points ->
    [1] un point
   *[other] { $points } points
}.
verdict-gained-zwick = Zwick ! La table est vide.
verdict-gained-zwick-points = Zwick ! La table est vide : { $points ->
    [1] un point
   *[other] { $points } points
} pour { $together ->
    [yes] votre équipe
   *[no] vous
}.
verdict-gained-zwick-and-cards = Zwick ! La table est vide : { $points ->
    [1] un point
   *[other] { $points } points
} pour { $together ->
    [yes] votre équipe
   *[no] vous
}, cartes comprises.
verdict-lay = Vous posez { THE($card) }.
verdict-build = Vous construisez une pile à { $value }.
verdict-build-for = Vous construisez une pile à { $value } pour { $seat }.
verdict-goal-missed-zwick = Vous laissez { THE($left) } sur la table.
verdict-goal-missed-zwick-joker = La table est vide, mais un zwick avec { THE($card) } ne compte pas ici.
verdict-goal-missed-zwick-no-capture = Ainsi, vous ne prenez rien, et la table ne se vide pas.
verdict-goal-missed-most-cards = Vous pouvez prendre plus de cartes.
verdict-goal-missed-everything = { THE($card) } peut prendre plus de cartes.
verdict-goal-missed-build = Il fallait construire une pile.
verdict-goal-missed-owner = Cette pile est pour { $made }, mais il fallait la construire pour { $wanted }.
verdict-goal-missed-other-build = C’est une pile, mais pas celle qui est demandée.
verdict-goal-missed-capture = Ainsi, vous ne prenez pas { THE($items) }.
verdict-goal-missed-lay = Il fallait poser une carte.
verdict-goal-missed-no-capture = Ainsi, vous ne prenez rien.
verdict-goal-missed-most-points = { $points ->
    [0] Cela ne rapporte aucun point, mais vous pouvez en gagner.
    [1] Cela rapporte un point, mais vous pouvez en gagner plus.
   *[other] Cela rapporte { $points } points, mais vous pouvez en gagner plus.
}
verdict-goal-missed-two-builds = { $number ->
    [0] Ainsi, vous ne prenez aucune pile.
   *[other] Ainsi, vous ne prenez qu’une pile.
}
verdict-goal-missed-joker-build = Aucun des jokers qui vous restent en main ne prend { $value }.
verdict-goal-missed-joker-down = Ainsi, aucun joker ne descend.
verdict-goal-missed-safe-lay = Ensuite, { $seat } peut faire un zwick avec { THE($cards) }. Après une autre de vos cartes, aucune main ne le permet.
verdict-goal-missed-safer-lay = Ensuite, { $seat } peut faire un zwick avec { THE($cards) }. Après une autre de vos cartes, moins de mains le permettent.
verdict-goal-missed-zwick-in-two = { $seat } a une réponse : { $play }. Ensuite, { $partner } ne peut plus faire de zwick.
verdict-goal-missed-zwick-in-two-none = Ensuite, { $partner } ne peut pas faire de zwick.
verdict-goal-missed-win-less = Si chacun joue ensuite au mieux, un autre coup vous laisse en meilleure position à la fin.
verdict-goal-missed-win-most = Si chacun joue ensuite au mieux, ce coup vous coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-goal-missed-win-answered = Si chacun joue ensuite au mieux, ce coup vous coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Une des meilleures réponses { DE($seat) } : { $play }.
proof-safe-lay = { $number ->
    [0] Quelle que soit sa main, { $seat } ne peut pas faire de zwick ensuite.
    [1] Une seule des mains possibles { DE($seat) } permet un zwick ensuite.
   *[other] Parmi toutes les mains possibles { DE($seat) }, { NUMBER($number, useGrouping: 1) } permettent un zwick ensuite. Après toute autre carte, il y en a davantage.
}
proof-ahead = Si chacun joue au mieux, vous finissez cette manche avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance sur { $seat }.
proof-behind = Si chacun joue au mieux, { $points ->
    [0] vous finissez cette manche à égalité avec { $seat }
    [1] vous finissez cette manche avec un point de retard sur { $seat }
   *[other] vous finissez cette manche avec { $points } points de retard sur { $seat }
}. Aucun coup ne fait mieux.
proof-answer = Une des meilleures réponses { DE($seat) } : { $play }.
proof-reply = { $seat } : { $reply }. Ensuite : { $zwick }.
verdict-missed-more = On pouvait aussi faire { $number ->
    [1] une autre prise
   *[other] { NUMBER($number, useGrouping: 1) } autres prises
}.
verdict-missed-besides = { $number ->
    [1] Il y avait une autre prise.
   *[other] Il y avait { NUMBER($number, useGrouping: 1) } autres prises.
}
verdict-missed-unknown = Il y a trop de cartes sur la table pour chercher d’autres prises.
verdict-missed-could = { $number ->
    [1] Vous pouviez prendre quelque chose. Il y avait une prise possible.
   *[other] Vous pouviez prendre quelque chose. Il y avait { NUMBER($number, useGrouping: 1) } prises possibles.
}
verdict-missed-none = Toutes les cartes de la main sont vérifiées : il n’y avait rien de plus à prendre.
verdict-missed-nothing = Toutes les cartes de la main sont vérifiées : il n’y avait rien à prendre.
verdict-missed-cut = Voici les { $shown } premières sur { $number ->
   *[other] { NUMBER($number, useGrouping: 1) } prises
}.
verdict-missed-folded = { $number ->
    [1] Une prise plus petite est comprise
   *[other] { NUMBER($number, useGrouping: 1) } prises plus petites sont comprises
} dans de plus grandes.
verdict-points = { $cards ->
    [1] Une carte gagnée
   *[other] { $cards } cartes gagnées
}, { $points ->
    [1] un point
   *[other] { $points } points
}.
verdict-cards = { $cards ->
    [1] Une carte gagnée
   *[other] { $cards } cartes gagnées
}.
verdict-too-large = Il y a trop de cartes sur la table pour juger ce coup. Essayez-en un avec moins de cartes.

## Ce qu’on dit d’un coup quand vous jouez pour tous

reason-out-of-reach-of = { $items } font { $totals }, mais { THE($card) } { DE($player) } ne prend que { $values }.
reason-out-of-reach-as-of = { $items } font { $totals }, mais { $player } joue { THE($card) } pour { $value }.
reason-out-of-reach-one-of = { THE($items) } vaut { $totals }, mais { THE($card) } { DE($player) } ne prend que { $values }.
reason-out-of-reach-one-as-of = { THE($items) } vaut { $totals }, mais { $player } joue { THE($card) } pour { $value }.
reason-build-from-card-of = { $first } − { $second } = { $value } est à l’envers. { $player } peut seulement soustraire la carte de la valeur sur la table.
reason-build-kept-of = Seule une carte qui vaut { $value } laisse la valeur à { $value }, et { THE($card) } { DE($player) } vaut { $values }.
reason-joker-rule-capture-of = Un joker libre ne se prend qu’avec un joker : { THE($card) } { DE($player) } ne peut pas prendre { THE($items) }.
reason-joker-rule-capture-wild-of = Un vrai joker libre ne se prend qu’avec un joker : { THE($card) } { DE($player) } ne peut pas prendre { THE($items) }.
reason-obligation-broken-of = { $player } a une promesse à tenir : sans { THE($card) }, { $player } ne peut plus prendre { THE($items) }.
reason-obligation-broken-kept-of = { $player } a une promesse à tenir : sans { THE($card) }, il ne lui reste que { THE($kept) }, et cela ne suffit pas pour prendre { THE($items) }.
reason-obligation-broken-last-of = La dernière carte { DE($player) } est { THE($card) }, et il y a une promesse à tenir : après ce coup, { $player } ne pourrait plus prendre { THE($items) }.
reason-obligation-broken-each-of = { $new ->
    [0] { $player } a
   *[other] { $player } aurait alors
} { THE($items) }, et il faut une carte pour chaque valeur. Si { $player } joue { THE($card) }, il ne reste que { THE($kept) } pour { $values ->
    [2] les deux
   *[other] les { $values }
}.
reason-no-card-for-value-of = Pour construire { $value }, il faut à { $player } une autre carte qui vaut { $value }.
reason-not-announced-of = { $seat } n’a pas annoncé { $value }, ou a joué depuis une carte qui pouvait prendre { $value } : { $player } ne peut pas construire { $value } pour { $seat }.
reason-obligation-suspended-of = Aucun coup ne tient toutes les promesses { DE($player) } : pour cette fois, { $player } peut les rompre.
verdict-repair-other-card-of = Une autre carte { DE($player) } peut le faire : { $play }.
verdict-nudge-keep-of = Prenez aussi { THE($items) }, et { $player } tient sa promesse.
verdict-nudge-swap-keep-of = Remplacez { THE($dropped) } par { THE($added) }, et { $player } tient sa promesse.
verdict-nudge-other-card-of = Avec { THE($card) }, { $player } peut prendre { THE($items) }.
verdict-nudge-other-card-all-of = Avec { THE($card) }, { $player } peut prendre tout cela.
verdict-nudge-other-card-build-of = Avec { THE($card) }, { $player } peut construire cette pile.
verdict-nudge-nothing-of = Avec { THE($card) }, { $player } ne peut rien prendre ici.
verdict-nudge-promise-of = Avec { THE($card) }, { $player } ne peut rien prendre ici sans rompre une promesse.
verdict-nudge-no-build-of = Avec { THE($card) }, { $player } ne peut rien construire ici.

## Exercices

goal-zwick = Videz la table en un seul coup.
goal-most-cards = Prenez le plus de cartes possible.
goal-everything = Prenez tout ce que { THE($card) } peut prendre.
goal-capture = Prenez { THE($items) }.
goal-lay = Posez une carte.
goal-most-points = Gagnez le plus de points possible en une seule prise. La carte que vous jouez compte aussi, et un zwick également.
goal-two-builds = Prenez au moins deux piles avec une seule carte.
goal-joker-build = Construisez une pile qu’un joker de votre main pourra prendre plus tard.
goal-joker-down = Faites descendre un joker, seul ou dans une pile, en jouant une carte dessus.
goal-only-play = Un seul coup est permis. Jouez-le.
goal-safe-lay = Posez la carte après laquelle { $seat } a le moins de chances de faire un zwick. Tenez compte de toutes les cartes que vous n’avez pas vues.
goal-zwick-in-two = Toutes les cartes sont visibles. Jouez pour permettre un zwick à { $partner }, quoi que joue { $seat } entre-temps.
goal-win-most = Toutes les cartes sont visibles, et c’est la dernière donne. Jouez le coup qui vous laisse en meilleure position à la fin, si chacun joue au mieux. Ce qui reste sur la table va au joueur qui a pris en dernier.
goal-build = { $card ->
    [none] Construisez { $value ->
        [none] une pile
       *[other] une pile à { $value }
    }{ $item ->
        [none] {""}
       *[other] {" "}sur { THE($item) }
    }
   *[other] Jouez { THE($card) }{ $item ->
        [none] {""}
       *[other] {" "}sur { THE($item) }
    } et construisez { $value ->
        [none] une pile
       *[other] une pile à { $value }
    }
}{ $seat ->
    [none] . Vous la prendrez plus tard.
   *[other] {" "}pour { $seat }.
}
goal-build-any = Construisez une pile à vous, que vous pourrez prendre plus tard.
goal-find-all = Trouvez toutes les prises, l’une après l’autre. Vous en avez { $found } sur{ "\u00A0" }{ $number }.
goal-find-all-card = Trouvez toutes les prises avec { THE($card) }, l’une après l’autre. Vous en avez { $found } sur{ "\u00A0" }{ $number }.
goal-find-all-on-paper = Trouvez toutes les prises. Il y en a { $number }.
goal-find-all-card-on-paper = Trouvez toutes les prises avec { THE($card) }. Il y en a { $number }.
find-all-found = Une de trouvée : { $play }.
find-all-again = Vous avez déjà trouvé cette prise.
find-all-regrouped = Vous avez déjà cette prise. Les mêmes cartes groupées autrement sont la même prise.
find-all-not-asked = Ce n’est pas une prise avec { THE($card) }.
find-all-not-capture = C’est permis, mais vous ne prenez rien.
find-all-done = Vous les avez toutes !

## Genres d’exercices

concept-zwick = Un zwick, maintenant
concept-most-cards = Le plus de cartes
concept-most-points = Le plus de points
concept-capture = Prendre ces cartes
concept-everything = Tout avec une carte
concept-lay = Poser une carte
concept-build = Construire
concept-two-builds = Deux piles à la fois
concept-joker-build = Une pile pour votre joker
concept-joker-down = Faire descendre un joker
concept-only-play = Le seul coup permis
concept-safe-lay = Poser sans risque
concept-zwick-in-two = Un zwick pour votre partenaire
concept-win-most = Le meilleur coup, cartes sur table
concept-find-all = Toutes les prises
concept-legal = Permis ou non
concept-how-many = Nombre de prises
concept-takers = La carte qui prend
concept-counts = Valeur d’une carte
concept-announce = Valeurs à annoncer
concept-promise = Tenir ses promesses
concept-safe-lays = Cartes sans risque
concept-variants = Variantes comparées
concept-choice = Le bon coup
concept-who = À qui de jouer
concept-pile = Compter les cartes gagnées
concept-majority = Le plus de cartes à la fin
concept-match = Gagner une partie
concept-order = Le déroulement d’une manche
concept-fact = Questions sur les règles
concept-which-games = Reconnaître le jeu

## Thèmes des problèmes

theme-two-values = Une petite, une grande
theme-about-two-values = Parmi les cartes à double valeur, l’une a sa petite valeur et une autre la grande, dans la même prise.
theme-court-high = As et figures, de 11 à 14
theme-about-court-high = Dans une somme, un as, un valet, une dame ou un roi a sa grande valeur.
theme-court-low = As et figures, de 1 à 4
theme-about-court-low = Dans une somme, un as, un valet, une dame ou un roi a sa petite valeur.
theme-several-groups = Plusieurs groupes
theme-about-several-groups = Une carte prend plusieurs groupes à la fois.
theme-long-group = Une longue somme
theme-about-long-group = Pour une somme, il vous faut au moins quatre cartes ou piles.
theme-uses-build = Avec une pile
theme-about-uses-build = Vous prenez une pile, ou vous construisez dessus.
theme-build-down = Soustraire
theme-about-build-down = Vous soustrayez votre carte de la valeur sur la table.
theme-joker-rescue = Prendre un joker
theme-about-joker-rescue = Vous gagnez un joker de la table.
theme-obligation = Une promesse à tenir
theme-about-obligation = Vous devez garder une carte pour votre pile. Sinon, la réponse serait différente.
theme-partner-build = La pile de votre partenaire
theme-about-partner-build = Vous prenez la pile de votre partenaire, construisez dessus, ou en construisez une pour lui.
theme-decoy = Une prise tentante
theme-about-decoy = Une autre prise rapporte plus de cartes, mais ce n’est pas la solution.
theme-quiet = Ne rien prendre
theme-about-quiet = Le bon coup ne prend rien.
theme-safe-lay = Poser sans risque
theme-about-safe-lay = Après cette carte, le joueur suivant a le moins de chances de vider la table.
theme-zwick-chain = Zwick après zwick
theme-about-zwick-chain = Après votre zwick, votre partenaire en fait un autre, quelle que soit la carte posée entre-temps.
theme-honours = Des points, pas des cartes
theme-about-honours = Une autre prise rapporte autant de cartes ou plus, mais moins de points.

## Questions : les erreurs habituelles dans un nombre, un ordre ou un oubli

slip-pile-nothing = { THE($cards) } { $count ->
    [1] ne rapporte
   *[other] ne rapportent
} rien.
slip-count-ways = On trouve { $number } en comptant chaque façon de grouper les mêmes cartes. Les mêmes cartes sont une seule prise.
slip-count-values = On trouve { $number } en comptant les mêmes cartes une fois pour chaque valeur. C’est une seule prise.
slip-count-one-group = On trouve { $number } sans les prises de plusieurs groupes.
slip-count-largest = On trouve { $number } si seules les plus grandes prises comptent. Les plus petites comptent aussi.
slip-count-equal = On trouve { $number } sans les prises où l’on additionne.
slip-count-as = On trouve { $number } si { THE($card) } ne vaut que { $value }.
slip-count-low = On trouve { $number } si as, valet, dame et roi n’ont que leur petite valeur.
slip-count-high = On trouve { $number } si as, valet, dame et roi n’ont que leur grande valeur.
slip-count-difference = Si des différences comme { $high } − { $low } = { $value } comptaient, on trouverait { $number }. Pour prendre, on additionne seulement.
slip-count-items = Vous pouvez prendre plusieurs cartes ou piles à la fois.
slip-count-card = On trouve { $number } sans les prises avec { THE($card) }.
slip-count-cards = Une carte peut prendre de plusieurs façons.
slip-order-cut = Le jeu de cartes n’est pas encore prêt pour cela.
slip-order-first-deal = Le jeu de cartes n’est pas encore prêt pour la donne.
slip-order-deal = On ne donne de nouvelles cartes que lorsque toutes les mains sont vides.
slip-order-picture = Les joueurs reçoivent leurs cartes avant la table.
slip-order-play = Ces cartes ne sont pas encore données.
slip-order-table = Quelque chose va d’abord sur la table.
slip-order-left-over = Une carte ne reste que lorsque toutes les autres sont données.
slip-order-leftovers = Il y a encore des cartes à jouer.
slip-order-count = Toutes les cartes ne sont pas encore dans les tas.
slip-order-next-dealer = Cette manche n’est pas encore finie.
overlooked-wild = Un joker prend n’importe quelle valeur de { $least } à { $most }.
overlooked-groups = Une carte peut prendre plusieurs groupes de même valeur.
overlooked-either = { THE($item) } a deux valeurs, et une carte qui a l’une des deux suffit.
overlooked-low = Une des cartes oubliées a ici sa petite valeur.
overlooked-high = Une des cartes oubliées a ici sa grande valeur.
overlooked-equal = Une carte de même valeur suffit.
overlooked-sum = Une des cartes oubliées vaut toute la somme.
overlooked-single = Seule, une carte peut être annoncée avec l’une ou l’autre de ses valeurs.
overlooked-adding = Une des valeurs oubliées vient d’une addition.
overlooked-subtracting = Une des valeurs oubliées vient d’une soustraction.
overlooked-kept = Une carte égale peut laisser la valeur comme elle est.
overlooked-promise-suspended = Aucun coup ne tient ici toutes les promesses : cette fois, aucune ne vous lie.
overlooked-promise-none = Vous ne devez garder une carte que pour les piles qui sont à vous.
overlooked-promise-taken = Prendre votre pile, c’est tenir la promesse.
overlooked-promise-built = Construire sur votre pile change la valeur pour laquelle vous gardez une carte.
overlooked-promise-other = Vous pouvez jouer une carte si une autre de votre main peut prendre la pile.
overlooked-promise-free = Vous pouvez jouer une carte qui ne prend aucune de vos piles.
overlooked-safe-from = Après une des cartes oubliées, { THE($card) } ne prend rien.
overlooked-safe = Après une des cartes oubliées, aucune carte ne fait de zwick.
overlooked-safe-seen = Après une des cartes oubliées, il faudrait pour un zwick une carte que personne d’autre n’a.
overlooked-variant-partner = Dans une des variantes oubliées, il y a des partenaires pour qui construire.
overlooked-variant-kept = Dans une des variantes oubliées, une carte égale peut laisser la valeur comme elle est.
overlooked-variant-subtracting = Dans une des variantes oubliées, une pile peut descendre.
overlooked-variant-value = Dans une des variantes oubliées, une pile peut valoir { $value }.
overlooked-variant-two = Dans une des variantes oubliées, { THE($card) } a deux valeurs.

## Questions sur les jeux de plis : les erreurs habituelles

slip-trick-neither = { THE($card) } n’est ni de la couleur demandée ({ $suit }) ni un atout : impossible de gagner avec.
slip-trick-no-trump = On a joué atout, et { THE($card) } n’en est pas un.
slip-trick-trumped = Il y a un atout dans le pli, et il bat toute carte de la couleur demandée ({ $suit }).
slip-trick-order = De haut en bas, l’ordre est ici { $ranks }.
slip-trick-lower-trump = Il y a un atout plus fort que { THE($card) }.
slip-trick-lower = À { $suit }, il y a une carte plus forte que { THE($card) }.
overlooked-permanent = Une des cartes oubliées est un atout, quelle que soit sa couleur.
overlooked-any-trump = Vous devez jouer atout, et n’importe quel atout convient.
overlooked-lead = Vous ouvrez le pli : n’importe quelle carte convient.
overlooked-anything = Vous ne pouvez pas fournir et n’avez pas à couper : n’importe quelle carte convient.
overlooked-beating = N’importe quelle carte qui bat celles déjà jouées convient.
overlooked-cannot-beat = Vous ne pouvez pas battre les cartes déjà jouées : n’importe quelle carte de la couleur convient.
overlooked-cannot-beat-trump = Vous ne pouvez pas battre les cartes déjà jouées : n’importe quel atout convient.
overlooked-need-not-beat = Vous n’avez pas à battre les cartes déjà jouées.
slip-points-ten = Un 10 ne rapporte pas dix points.
slip-points-without = On trouve { $number } sans { THE($card) }.
slip-points-without-one = On trouve { $number } sans une carte qui rapporte { $points }.
slip-points-upcard = On trouve { $number } avec { THE($card) }, mais la retourne n’est pas dans le pli.
slip-points-each = Ce n’est pas un point par carte.
slip-points-one-each = Certaines des cartes qui comptent rapportent plus d’un point.
slip-stock-upcard = { $count ->
    [1] La retourne n’est
   *[other] Les cartes retournées ne sont
} plus au talon.
slip-stock-hand = On trouve { $number } sans les cartes d’un des joueurs.
slip-stock-hand-and-upcard = On trouve { $number } sans les cartes d’un des joueurs ni la retourne.
slip-stock-player-more = On trouve { $number } avec un joueur de plus.
slip-stock-upcard-only = On trouve { $number } si les cartes des joueurs sont encore au talon.
slip-stock-own-only = On trouve { $number } si seules vos cartes ne sont plus au talon.
slip-stock-pack = C’est le jeu de cartes entier.
slip-stock-other-pack = On trouve { $number } avec un jeu de { $pack } cartes.
slip-ways-hand = Certaines cartes de votre main ne sont pas permises.
slip-ways-pass = On trouve { $number } en oubliant qu’on peut passer.
slip-ways-stay = On trouve { $number } en oubliant qu’on peut simplement rester.
slip-ways-exchange = On trouve { $number } sans les échanges.
slip-ways-check = On trouve { $number } en oubliant qu’on peut regarder la carte du dessous.
slip-ways-skip = On trouve { $number } en oubliant qu’on peut donner sans regarder.
slip-ways-bid = On trouve { $number } sans les enchères.
slip-ways-ask = On trouve { $number } en oubliant qu’on peut demander.
slip-ways-swap = On trouve { $number } en oubliant qu’on peut échanger le 10.
slip-ways-keep = On trouve { $number } en oubliant qu’on peut garder le 10.
slip-ways-turn = On trouve { $number } en oubliant qu’on peut retourner une autre carte.
slip-ways-end = On trouve { $number } en oubliant qu’on peut finir la manche.
slip-ways-which = On trouve { $number } sans distinguer les cartes que vous échangez.
slip-ways-kinds = On trouve { $number } si chaque genre de coup compte une fois.
slip-ways-announced = On trouve { $number } en oubliant ce qu’on peut dire du 10.
slip-account-fine = { $seat } doit aussi payer à la fin.
slip-account-paid = Il manque ce que paie { $seat }.
slip-account-taken = Il manque ce que prend { $seat }.
slip-account-stake = Ce serait vrai si la mise payée par { $seat } avant la donne comptait aussi.
slip-account-trick = Ce serait vrai avec un autre nombre de plis pour { $seat }.
slip-account-fines = Ce serait vrai avec un autre nombre de pénalités pour { $seat }.
slip-account-wins = { $seat } a plus de jetons à la fin qu’avant.
slip-account-loses = { $seat } a moins de jetons à la fin qu’avant.
slip-pot-stakes = On trouve { $number } sans les mises de la manche suivante.
slip-pot-left = On trouve { $number } en oubliant ce qu’il y avait encore dans le pot.
slip-pot-taken = On trouve { $number } si personne ne prend rien.
slip-pot-paid = On trouve { $number } si personne ne paie rien.
slip-pot-one-pays = On trouve { $number } si un seul joueur paie.
slip-pot-before = C’est ce qu’il y avait dans le pot avant les derniers paiements.
slip-moves-not = { THE($card) } ne déplace pas la donne.
slip-moves-on = La donne serait à { $seat }, mais avec { THE($card) } elle va plus loin.
slip-moves-other = { THE($card) } déplace la donne, mais pas ainsi.
slip-moves-elsewhere = La donne serait à { $seat } dans cette variante : { $way }.
overlooked-new-dealer = Le joueur à qui passe la donne paie aussi.
overlooked-passed-over = Un joueur que la donne saute paie aussi.
slip-pays-not-dealer = { $seat } perd seulement la donne et ne paie rien pour cela.
slip-pays-not = La donne ne va pas jusqu’à { $seat }.
slip-sure-counted = Les autres ne peuvent pas battre tous vos atouts.
slip-sure-above = Vous avez { $number ->
    [1] un atout
   *[other] { $number } atouts
}, et les autres peuvent en avoir de plus forts : { $above }.
slip-sure-no-trump = Sans atout, aucun pli n’est assuré.
slip-sure-pot = Les autres peuvent avoir de quoi vous priver du pot.
slip-way-certain = { $way } : le plus que vous puissiez assurer est { $chips }.
slip-way-loses = { $way } : vous pouvez perdre { $number ->
    [1] un jeton
   *[other] { $number } jetons
}.
slip-way-none = { $way } : aucun gain n’y est sûr.

## Questions : ce qui est dit d’une réponse

question-missing = { $number ->
    [1] Il manque encore une bonne réponse.
   *[other] Il manque encore { $number } bonnes réponses.
}
question-missing-some = Il manque encore de bonnes réponses.
announce-not-made = Ni l’addition ni la soustraction ne donnent cela ici.
announce-not-its-value = Cette carte n’a pas cette valeur.
safe-yes = Après { THE($card) }, le joueur suivant ne peut pas faire de zwick, quelles que soient ses cartes.
safe-zwick = Après { THE($card) }, { THE($answer) } permettrait un zwick.
safe-from = Après { THE($card) }, { THE($answer) } n’a rien à prendre.
safe-not-from = Après { THE($card) }, { THE($answer) } prend { THE($items) }.
who-cuts = { $you ->
    [yes] Vous êtes à droite du donneur, donc vous coupez.
   *[no] { $seat } se trouve à droite du donneur et coupe.
}
who-first = { $you ->
    [yes] Vous êtes à gauche du donneur, donc vous commencez à chaque donne.
   *[no] { $seat } se trouve à gauche du donneur et commence à chaque donne.
}
who-next-dealer = La donne passe à gauche : { $you ->
    [yes] c’est vous qui donnez ensuite.
   *[no] { $seat } donne ensuite.
}
who-next = { $you ->
    [yes] Dans le sens des aiguilles d’une montre, c’est vous qui jouez ensuite, et il vous reste des cartes.
   *[no] Dans le sens des aiguilles d’une montre, { $seat } joue ensuite et a encore des cartes.
}
who-leftovers = Le reste va au camp qui a pris en dernier : { $you ->
    [yes] vous
   *[no] { $seat }
}. Ce n’est pas un zwick.
who-leftovers-nobody = Personne n’a rien pris, donc le reste ne va à personne.
seat-has-turn = { $you ->
    [yes] Vous jouez maintenant.
   *[no] { $seat } joue maintenant.
}
seat-comes-later = { $you ->
    [yes] Vous jouez plus tard.
   *[no] { $seat } joue plus tard.
}
seat-without-cards = { $you ->
    [yes] Vous n’avez plus de carte.
   *[no] { $seat } n’a plus de carte.
}
seat-is-dealer = { $you ->
    [yes] Vous donnez.
   *[no] { $seat } donne.
}
seat-on-left = { $you ->
    [yes] Vous êtes à gauche du donneur.
   *[no] { $seat } se trouve à gauche du donneur.
}
seat-on-right = { $you ->
    [yes] Vous êtes à droite du donneur.
   *[no] { $seat } se trouve à droite du donneur.
}
seat-elsewhere = { $you ->
    [yes] Vous n’êtes ni à gauche ni à droite du donneur.
   *[no] { $seat } ne se trouve ni à gauche ni à droite du donneur.
}
side-not-last = La dernière prise n’est pas à { $side }.
side-nobody = Quelqu’un a déjà pris quelque chose.
side-has-cards = { $side } : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
side-has-fewer-cards = { $side } : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, et quelqu’un en a plus.
side-level-cards = { $side } : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, à égalité avec { $other }.
side-level-below = Égalité entre { $first } et { $second }, mais quelqu’un a plus de cartes.
side-no-half = Il suffit d’en avoir plus que chacun des autres, même si ce n’est pas plus de la moitié.
side-has-cards-nobody = C’est seulement en cas d’égalité que les points ne reviennent à personne.
side-has-points = { $side } : { $number ->
    [one] { $number } point
   *[other] { $number } points
} en tout.
side-short-of = { $side } : { $number ->
    [one] { $number } point
   *[other] { $number } points
} en tout, et la partie va jusqu’à { $target }.
side-level-points = { $side } : { $number ->
    [one] { $number } point
   *[other] { $number } points
} en tout, à égalité avec { $other }.
side-won-more-games = { $side } : { $number ->
    [one] { $number } point
   *[other] { $number } points
} en tout. Ce sont les points qui décident, pas les manches gagnées.
side-both-past = Si deux camps ont atteint { $target }, celui qui a le plus de points gagne.
side-has-points-nobody = C’est seulement en cas d’égalité, ou si aucun camp n’a encore les points à atteindre, que la partie n’a pas de gagnant.
fact-said-by = C’est vrai pour ce jeu : { THE($games) }.
fact-said-by-more = C’est vrai pour ces jeux : { THE($games) }.
fact-said-by-none = Ce n’est vrai pour aucun de ces jeux.
fact-said-elsewhere = C’est la règle d’un jeu au nom voisin.
fact-other-version = C’est la règle d’une autre variante.
fact-without-jokers = Il manque les jokers.
fact-sum-picture = Les joueurs reçoivent { $players } × { $each } = { $dealt } cartes. Combien en reste-t-il sur { $pack } ?
fact-sum-deals = Les joueurs reçoivent { $rest } cartes, { $portion } à chaque donne. Combien de fois est-ce possible ?
fact-sum-deals-each = Chaque joueur reçoit { $each } cartes en tout. Additionnez les donnes jusque-là.
fact-sum-deals-uneven = Les joueurs reçoivent { $rest } cartes. Additionnez les donnes jusqu’à ce que tout soit distribué.
fact-sum-first-deal = Les joueurs reçoivent { $rest } cartes, { $portion } à chaque donne. Partagez ces { $portion } cartes entre { $players } joueurs.
fact-sum-pack = 4 × 13 = 52, puis viennent les jokers.
counts-not-sum = Avec { THE($card) } pour { $value }, cela fait { $totals }, pas { $wanted }.
counts-not-left = Avec { THE($card) } pour { $value }, il reste { THE($left) } à côté des groupes de { $wanted }.
counts-none-fits = Avec { THE($card) } pour { $value }, rien ne fait { $wanted }.
counts-not = Avec { THE($card) } pour { $value }, les cartes ne se partagent pas en groupes de même valeur.
legal-why-not = Voici ce qui ne va pas : { $place }. Regardez encore une fois.
legal-why-alone = Dans cette prise, rien ne va avec { THE($item) } pour faire { $values }.
legal-why-total = { $number ->
    [1] { THE($items) } vaut ici { $totals }.
   *[other] Comptez : { $items } font { $totals }.
}
legal-fine-held = Vous avez { THE($card) } en main.
legal-fine-sum = { $number ->
    [1] { THE($items) } vaut { $value }, et cela convient.
   *[other] { $items } font { $value }, et cela convient.
}
legal-fine-single = { THE($card) } peut valoir { $value } sans autre carte.
legal-fine-adding = { $first } + { $second } = { $value } : c’est bon.
legal-fine-subtracting = { $first } − { $second } = { $value } : c’est bon.
legal-fine-one-value = Avec { THE($card) } pour { $value }, une seule valeur suffit.
legal-fine-whole = Vous prenez chaque carte et chaque pile en entier.
legal-fine-no-promise = Aucune pile n’est à vous, donc vous n’avez rien promis.
legal-fine-promise = Les cartes qui vous restent peuvent prendre chacune de vos piles.
legal-fine-another = { THE($card) } prend aussi { $value }.
legal-fine-announced = { $seat } a annoncé { $value }.
legal-fine-rules = Les règles de cette variante le permettent.
legal-why-other = Ce coup n’est pas permis, mais pour une autre raison.
legal-why-fine = L’erreur n’est pas là.
pile-card = { $card } rapporte { $points }
pile-most-cards = avoir le plus de cartes rapporte { $points }
pile-zwicks = { $number ->
    [one] { $number } zwick rapporte
   *[other] { $number } zwicks rapportent
} { $points }
pile-nothing = Aucune de ces cartes ne rapporte de points.
majority-one = { $side } : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, plus que chacun des autres.
majority-tie = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} pour chacun : en cas d’égalité, les points ne reviennent à personne.
match-totals = En tout : { $totals }.
which-games-says = { $game } : { $value }
event-shuffle = Le donneur bat les cartes.
event-cut = Le joueur à droite du donneur coupe.
event-deal = Donne { $number } : chacun reçoit ses cartes, une par une.
event-picture = Le donneur pose des cartes, face visible, sur la table : le tableau.
event-play = Chacun joue ses cartes de la donne { $number }.
event-left-over = Une carte reste et va sur la table.
event-leftovers = Le camp qui a pris en dernier reçoit ce qui reste sur la table.
event-count = Chacun compte ses cartes gagnées.
event-next-dealer = La donne passe à gauche.

## Questions : ce qui est demandé

ask-quoted = « { $play } »
ask-legal = Ce coup est-il permis : { $play } ? Sinon, pourquoi ?
ask-how-many = Combien de prises différentes pouvez-vous faire ? Les mêmes cartes comptent une fois, quelle que soit la somme.
ask-how-many-card = Combien de prises différentes pouvez-vous faire avec { THE($card) } ? Les mêmes cartes comptent une fois, quelle que soit la somme.
ask-takers = Lesquelles de vos cartes peuvent prendre { THE($items) }, ni plus ni moins ?
ask-counts = { $play }. Que vaut { THE($card) } dans ce coup ?
ask-announce = Quelles valeurs pouvez-vous annoncer pour vous si vous jouez { THE($card) } sans autre carte ?
ask-announce-onto = Quelles valeurs pouvez-vous annoncer pour vous si vous jouez { THE($card) } sur { THE($item) } ?
ask-announce-for = Quelles valeurs pouvez-vous annoncer pour { $seat } si vous jouez { THE($card) } sans autre carte ?
ask-announce-onto-for = Quelles valeurs pouvez-vous annoncer pour { $seat } si vous jouez { THE($card) } sur { THE($item) } ?
ask-promise = Lesquelles de vos cartes pouvez-vous poser sans rompre une promesse ?
ask-promise-plays = Lesquels de ces coups pouvez-vous jouer ?
ask-safe-lays = Lesquelles de vos cartes pouvez-vous poser sans que le joueur suivant puisse faire un zwick, quelle que soit la carte qu’il a en main ?
ask-safe-lays-against = Lesquelles de vos cartes pouvez-vous poser pour que { THE($card) }, dans une autre main, ne puisse rien prendre ?
ask-variants = « { $play } » : dans lesquelles de ces variantes est-ce permis ?
ask-choice = Lequel de ces coups est permis ?
ask-choice-of = { $task } Avec lequel de ces coups y arrivez-vous ?
ask-who-cuts = Qui coupe ?
ask-who-first = Qui joue en premier ?
ask-who-next-dealer = Qui donne à la manche suivante ?
ask-who-next = Qui joue après ce coup ?
ask-who-leftovers = Une fois posée la dernière carte de la dernière donne, à qui vont les cartes sur la table ?
ask-pile = Combien de points rapportent ces cartes { IN($game) } ?
ask-pile-with = Combien de points rapportent ces cartes { IN($game) }, avec { $zwicks } ?
ask-pile-most = Combien de points rapportent ces cartes { IN($game) }, avec les points pour le plus de cartes ?
ask-pile-most-with = Combien de points rapportent ces cartes { IN($game) }, avec { $zwicks } et les points pour le plus de cartes ?
ask-pile-zwicks = { $number ->
    [1] un zwick
   *[other] { $number } zwicks
}
ask-majority = Cartes à la fin, { IN($game) } : { $piles }. À qui vont les points pour le plus de cartes ?
ask-match-hands = Points de chaque manche : { $hands }. { $ask }
ask-match = La partie finit ici. Qui a gagné ?
ask-match-target = La partie finit dès qu’un camp a { $target ->
    [1] un point
   *[other] { $target } points
}. Qui a gagné ?
ask-order = Qu’est-ce qui vient en premier, et ensuite ? Choisissez tout dans l’ordre.
ask-which-games = Pour lesquels de ces jeux est-ce vrai ? « { $fact } »

## Questions : réponses

option-card = { $card }
option-text = { $text }
option-choice = { $value }
option-nobody = personne
option-none = aucune
legal-option-yes = Oui, c’est permis.
legal-option-card-not-held = Non, la carte n’est pas dans votre main.
legal-option-item-not-on-table = Non, une partie de la prise n’est pas sur la table.
legal-option-part-of-build = Non, ce ne serait qu’une partie d’une pile.
legal-option-out-of-reach = Non, le total n’est pas la valeur de la carte.
legal-option-no-build-value = Non, la carte ne peut pas faire cette valeur ici.
legal-option-does-not-split = Non, les cartes ne se partagent pas en groupes de même valeur.
legal-option-group-does-not-fit = Non, un groupe ne fait pas la valeur de la carte.
legal-option-two-values = Non, la carte devrait avoir deux valeurs dans le même coup.
legal-option-joker-rule = Non, à cause d’un joker libre.
legal-option-obligation-broken = Non, vous ne pourriez plus prendre une de vos piles.
legal-option-no-card-for-value = Non, vous n’avez pas d’autre carte qui prenne la nouvelle valeur.
legal-option-not-partner = Non, ce serait pour quelqu’un qui n’est pas partenaire.
legal-option-not-announced = Non, votre partenaire n’a pas annoncé cette valeur.
legal-option-variant-forbids = Non, c’est permis dans d’autres variantes, mais pas ici.
legal-option-empty-table = Non, sur une table vide, on ne peut que poser une carte.
legal-option-build-limit = Non, aucune pile ne vaut autant ici.

## Questions : ce que disent les règles

value-yes = oui
value-no = non
value-none = rien
value-pot = un pot de mises
value-add-subtract = additionner, soustraire ou garder la valeur
value-add-only = additionner seulement
value-fishing = ramasser des cartes sur la table
value-tricks = faire des plis
value-north-germany = Allemagne du Nord
value-austria = Autriche et Allemagne
value-netherlands = Pays-Bas
value-7d = le 7 de carreau
value-three-alike = un brelan
value-third-of-pot = un tiers du pot
value-card-points = les points de ses cartes
value-range = de { $least } à { $most }
party = { $players ->
    [1] à un seul
    [2] à deux
    [3] à trois
    [4] à quatre
    [5] à cinq
    [6] à six
    [7] à sept
    [8] à huit
   *[other] à { $players }
}
party-range = de { $least } à { $most } joueurs
ask-fact-pack-cards = Avec combien de cartes joue-t-on { IN($game) } ?
fact-pack-cards = nombre de cartes du jeu : { $value }
ask-fact-jokers = Combien de jokers y a-t-il { IN($game) } ?
fact-jokers = nombre de jokers du jeu : { $value }
ask-fact-ace = Que vaut un as { IN($game) } ?
fact-ace = un as vaut { $value }
ask-fact-jack = Que vaut un valet { IN($game) } ?
fact-jack = un valet vaut { $value }
ask-fact-queen = Que vaut une dame { IN($game) } ?
fact-queen = une dame vaut { $value }
ask-fact-king = Que vaut un roi { IN($game) } ?
fact-king = un roi vaut { $value }
ask-fact-building = Comment la valeur d’une pile peut-elle changer { IN($game) } ?
fact-building = pour construire, on peut { $value }
ask-fact-build-limit = Quelle est la plus grande valeur d’une pile { IN($game) } ?
fact-build-limit = la plus grande valeur d’une pile : { $value }
ask-fact-picture = Combien de cartes y a-t-il dans le tableau { IN($game) }, à { $players } joueurs ?
fact-picture = nombre de cartes du tableau, à { $players } joueurs : { $value }
ask-fact-first-deal = Combien de cartes chacun reçoit-il à la première donne { IN($game) }, à { $players } joueurs ?
fact-first-deal = nombre de cartes pour chacun à la première donne, à { $players } joueurs : { $value }
ask-fact-deals = Combien de donnes y a-t-il dans une manche { IN($game) }, à { $players } joueurs ?
fact-deals = nombre de donnes d’une manche, à { $players } joueurs : { $value }
ask-fact-partners = Joue-t-on avec un partenaire { IN($game) }, à { $players } joueurs ?
fact-partners = à { $players } joueurs, on joue avec un partenaire : { $value }
ask-fact-most-cards = Que gagne-t-on à avoir le plus de cartes { IN($game) } ?
fact-most-cards = avoir le plus de cartes rapporte { $value }
ask-fact-zwick = Que rapporte un zwick { IN($game) } ?
fact-zwick = un zwick rapporte { $value }
ask-fact-joker-zwick = Vider la table avec un joker compte-t-il { IN($game) } ?
fact-joker-zwick = vider la table avec un joker compte : { $value }
ask-fact-ace-points = Que rapporte un as { IN($game) } ?
fact-ace-points = un as rapporte { $value }
ask-fact-ten-of-diamonds = Que rapporte le 10 de carreau { IN($game) } ?
fact-ten-of-diamonds = le 10 de carreau rapporte { $value }
ask-fact-ten-of-spades = Que rapporte le 10 de pique { IN($game) } ?
fact-ten-of-spades = le 10 de pique rapporte { $value }
ask-fact-two-of-spades = Que rapporte le 2 de pique { IN($game) } ?
fact-two-of-spades = le 2 de pique rapporte { $value }
ask-fact-seven-of-diamonds = Que rapporte le 7 de carreau { IN($game) } ?
fact-seven-of-diamonds = le 7 de carreau rapporte { $value }
ask-fact-seven-of-spades = Que rapporte le 7 de pique { IN($game) } ?
fact-seven-of-spades = le 7 de pique rapporte { $value }
ask-fact-joker-15 = Que rapporte le joker 15 { IN($game) } ?
fact-joker-15 = le joker 15 rapporte { $value }
ask-fact-joker-20 = Que rapporte le joker 20 { IN($game) } ?
fact-joker-20 = le joker 20 rapporte { $value }
ask-fact-joker-25 = Que rapporte le joker 25 { IN($game) } ?
fact-joker-25 = le joker 25 rapporte { $value }
ask-fact-joker-30 = Que rapporte le joker 30 { IN($game) } ?
fact-joker-30 = le joker 30 rapporte { $value }
ask-fact-total = Combien de points y a-t-il dans une manche { IN($game) }, sans les zwicks et avec un seul jeu de cartes ?
fact-total = total des points d’une manche avec un seul jeu de cartes, sans les zwicks : { $value }
ask-fact-family = Que faut-il faire { IN($game) } ?
fact-family = il s’agit de { $value }
ask-fact-trumps = Y a-t-il des atouts { IN($game) } ?
fact-trumps = il y a des atouts : { $value }
ask-fact-stakes = Pour quel enjeu joue-t-on { IN($game) } ?
fact-stakes = on joue pour { $value }
ask-fact-home = D’où vient { THE($game) } ?
fact-home = origine du jeu : { $value }
ask-fact-hand-cards = Combien de cartes a-t-on en main { IN($game) } ?
fact-hand-cards = nombre de cartes en main : { $value }
ask-fact-permanent-trump = Qu’est-ce qui est toujours un atout { IN($game) } ?
fact-permanent-trump = toujours un atout : { $value }
ask-fact-players = Quel est le nombre de joueurs { IN($game) } ?
fact-players = nombre de joueurs : { $value }
ask-fact-wins-at-once = Qu’est-ce qui gagne aussitôt { IN($game) }, avant toute carte jouée ?
fact-wins-at-once = gagne aussitôt : { $value }
ask-fact-trick = Que rapporte un pli { IN($game) } ?
fact-trick = un pli rapporte { $value }
value-add-same = additionner ou garder la valeur
value-add-subtract-only = additionner ou soustraire
value-add-subtract-round = additionner, soustraire dans les deux sens ou garder la valeur
value-add-subtract-round-only = additionner ou soustraire dans les deux sens

## Indices

look-legal = Dites les sommes à voix haute, et regardez les cartes qui restent dans votre main.
look-legal-other = Regardez la table, ce que la carte peut y valoir, et ce qui reste dans votre main.
look-how-many = Commencez par les plus petites sommes. Puis réunissez des groupes, et comptez aussi ces prises.
look-takers = Essayez les deux valeurs des cartes qui en ont deux.
look-takers-equal = Cherchez une carte de même valeur.
look-takers-one = Additionnez tout, de toutes les façons, et comparez avec chacune de vos cartes.
look-counts = Faites la somme avec chacune de ses valeurs : une seule convient.
look-announce = { $sums }. Il vous faut encore une carte en main qui prend le résultat.
look-announce-single = Une valeur de la carte elle-même, et une autre carte de votre main qui la prend.
look-announce-for = { $sums }. C’est permis seulement si { $seat } a annoncé ce résultat, sans avoir joué depuis de carte qui le prend.
look-announce-single-for = Une valeur de la carte elle-même. C’est permis seulement si { $seat } a annoncé cette valeur, sans avoir joué depuis de carte qui la prend.
look-sums-add = L’ancienne valeur plus la carte
look-sums-subtract = L’ancienne valeur, augmentée ou diminuée de la carte
look-sums-round = L’ancienne valeur, augmentée ou diminuée de la carte, ou la carte moins l’ancienne valeur
look-sums-kept = { $sums }, ou l’ancienne valeur telle quelle
look-promise = Pour chacune de vos piles, gardez une carte qui la prend : une carte différente pour chaque valeur.
look-safe-lays = Posez la carte en pensée, et cherchez une valeur qui vide toute la table.
look-safe-lays-against = Posez la carte en pensée, et cherchez des groupes qui font la valeur de l’autre carte.
look-variants = Dans chaque variante, que valent les cartes, et que peut-on construire ?
look-choice = Vérifiez chaque somme, puis ce qui reste sur la table.
look-choice-other = Pour chaque coup, deux questions : est-il permis, et répond-il à la consigne ?
look-who-cuts = On coupe d’un côté du donneur, on commence de l’autre.
look-who-first = On joue dans le sens des aiguilles d’une montre.
look-who-next-dealer = Dans ce jeu, tout tourne dans le même sens.
look-who-next = On joue dans le sens des aiguilles d’une montre, et on saute ceux qui n’ont plus de carte.
look-who-leftovers = Tout dépend de la dernière prise.
look-pile = Peu de cartes rapportent des points ici. Cherchez-les.
look-pile-zwicks = Peu de cartes rapportent des points ici. Cherchez-les, puis ajoutez les zwicks.
look-pile-most = Peu de cartes rapportent des points ici. Cherchez-les, puis ajoutez les points pour le plus de cartes.
look-pile-most-zwicks = Peu de cartes rapportent des points ici. Cherchez-les, puis ajoutez les zwicks et les points pour le plus de cartes.
look-majority = Les points vont au tas qui est plus grand que tous les autres.
look-match = Additionnez les manches de chaque camp.
look-order = D’abord le travail du donneur, puis le jeu, et le compte à la fin.
look-fact = Pensez à ce que vous venez de lire.
hint-solutions = { $number ->
    [1] Il y a une solution.
   *[other] Il y a { $number } solutions.
}
hint-total-of = Cherchez un total de { $value }.
hint-worth = Cherchez quelque chose qui vaut { $value }.
hint-way = Vous pouvez par exemple prendre { $number ->
    [1] une carte ou une pile
   *[other] { $number } cartes ou piles
} sur la table.
hint-way-cards = Vous pouvez par exemple prendre { $number ->
    [1] une carte
   *[other] { $number } cartes
} sur la table.
hint-total = Il y a une solution. Cherchez un total de { $value }.
hint-total-worth = Il y a une solution. Cherchez quelque chose qui vaut { $value }.
hint-left-with = { $card } : encore { $number } à trouver.
hint-card = Jouez { THE($card) }.
hint-group = Une partie de la réponse : { $group }.
hint-items = Une partie de la réponse : { $items }.
hint-one-item = Ne prenez qu’une seule carte, ou une seule pile.
hint-one-card = Ne prenez qu’une seule carte.
hint-leave = Laissez { THE($item) } sur la table.
hint-nothing-else = Ne prenez que ce qui est demandé.
hint-least = Commencez par la prise la plus petite.
hint-more = La nouvelle valeur peut être plus grande que l’ancienne.
hint-less = La nouvelle valeur peut être plus petite que l’ancienne.
hint-same = La valeur peut rester la même.
hint-keep = Gardez { THE($card) } pour prendre la pile.
hint-any-card = N’importe quelle carte de votre main convient.
hint-stay = Gardez { THE($card) } pour une de vos piles.
hint-announced = Construisez une valeur annoncée par { $seat }.
hint-onto = Construisez sur { THE($item) }.
hint-single = Jouez { THE($card) } sans autre carte.
hint-quiet = Ce coup ne prend rien et ne construit rien.
hint-unsafe = Pas { THE($card) } : avec { THE($cards) }, on pourrait alors vider la table.
hint-right-options = { $number ->
    [1] Il y a une seule bonne réponse.
   *[other] Il y a { $number } bonnes réponses.
}
hint-one-right = Une bonne réponse : « { $option } »
hint-maybe-none = Il se peut qu’aucune réponse ne soit juste.
hint-maybe-all = Cette réponse est peut-être juste.
hint-each = Vérifiez les réponses une par une.
hint-no-more = Un indice de plus donnerait la réponse. Vérifiez encore les deux.
hint-two-left = Il en reste deux. Demandez-vous ce que chacune voudrait dire, et vérifiez.
hint-only-two = Il n’y en a que deux. Demandez-vous ce que chacune voudrait dire, et vérifiez.
hint-not-this = Ce n’est pas une bonne réponse : « { $option } »
hint-between = C’est un nombre de { $least } à { $most }.
hint-either = La réponse est { $first } ou { $second }.
hint-first = En premier : « { $event } »
hint-last = En dernier : « { $event } »
hint-number = La réponse est { $number }.

## Ce qui est possible, pour qui joue avec les indices ouverts

possible-zwick = Vous pouvez faire un zwick : { $play }.
possible-capture = La meilleure prise : { $play }.
possible-capture-sums = La meilleure prise : { $play }. Le compte : { $sums }.
possible-build = Construisez une pile : { $play }.
possible-lay = Il n’y a rien à prendre. Posez { THE($card) } : c’est ce qui aide le moins les autres.
possible-unknown = Cherchez une pile à construire, ou une carte que vous n’avez pas besoin de garder.

## Un conseil avant un coup

advice-safe-lay = { THE($card) } est sans risque : ensuite, { $seat } ne peut pas faire de zwick.
advice-risky-lay = Après { THE($card) }, { $seat } peut faire un zwick { $share ->
    [100] dans tous les cas
   *[other] dans { $share } cas sur 100
}.
advice-rare-lay = Après { THE($card) }, { $seat } peut faire un zwick dans moins d’un cas sur 100.
advice-last-lay = Après { THE($card) }, personne ne joue plus.
advice-takers = On peut prendre { THE($card) } avec { THE($cards) }.
advice-only-builders = Aucune carte encore cachée ne peut prendre { THE($card) }, mais d’autres joueurs peuvent construire dessus.
advice-no-takers = Aucune carte encore cachée ne peut prendre { THE($card) }.
advice-kind-capture = Prenez quelque chose.
advice-kind-build = Construisez une pile.
advice-kind-lay = Posez une carte.
advice-first-zwick = Regardez toute la table : un zwick est possible.
advice-first-points = Prenez quelque chose, car il y a des points à gagner.
advice-first-cards = Prenez quelque chose : plus il y a de cartes, mieux c’est.
advice-first-build = Construisez une pile que vous pourrez prendre plus tard.
advice-first-partner = Construisez une pile que votre partenaire pourra prendre.
advice-first-safest = Posez une carte. Après laquelle un zwick est-il le moins probable ?
advice-first-takers = Posez une carte. Laquelle peut être prise par le moins de cartes ?
advice-only-play = Un seul coup est permis : { $play }.
advice-equal = Deux coups se valent à peu près : { $first }, ou { $second }.
advice-why-zwick = La table est alors vide : c’est un zwick.
advice-why-points = Ce coup rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et aucun autre ne rapporte plus.
advice-why-cards = Ce coup prend { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, et aucun autre n’en prend plus.
advice-why-build = Si cette pile est encore là à votre prochain tour, { THE($card) } peut la prendre. { $number ->
    [0] Aucune carte encore cachée ne peut la prendre.
    [1] Une carte encore cachée peut la prendre aussi.
   *[other] { $number } cartes encore cachées peuvent la prendre aussi.
}
advice-why-partner = Votre partenaire a annoncé { $value }.
advice-why-safest = Aucune autre carte que vous pourriez poser ne rend un zwick moins probable.
advice-why-takers = { $number ->
    [0] Aucune carte encore cachée ne la prend.
    [1] Une seule carte encore cachée la prend. Pour toute autre carte que vous pourriez poser, il y en a autant ou plus.
   *[other] { $number } cartes encore cachées la prennent. Pour toute autre carte que vous pourriez poser, il y en a autant ou plus.
}
advice-wait-zwick = Attendez : { $seat } pourrait alors faire un zwick { $share ->
    [100] dans tous les cas
   *[other] dans { $share } cas sur 100
}.
advice-wait-missed-zwick = Attendez : vous pouvez faire un zwick.
advice-wait-missed-points = Attendez : un autre coup rapporte tout de suite plus de points.
advice-wait-missed-build = Attendez : vous pouvez construire une pile qui contient { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et la prendre plus tard avec une carte de votre main.
advice-wait-missed-partner-build = Attendez : vous pouvez construire pour votre partenaire une pile qui contient { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
advice-wait-card = Attendez : vous pouvez prendre { THE($card) }.
advice-wait-why = Attendez ! { $why }
advice-wait-costs = Attendez : un autre coup est meilleur de { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}. C’est plus pour vous, ou moins pour les autres.
advice-wait-given = Attendez : un autre coup est très probablement meilleur d’au moins { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}. C’est plus pour vous, ou moins pour les autres.
advice-point-zwick = Avec { THE($card) }, vous pouvez vider la table : c’est un zwick.
advice-point-capture = Avec { THE($card) }, vous pouvez prendre { THE($groups) }.
advice-point-card = Avec { THE($card) }, vous pouvez prendre quelque chose.
advice-point-build = Vous pouvez construire une pile : { $play }.
advice-point-build-card = Avec { THE($card) }, vous pouvez construire une pile.
advice-point-something = Il y a quelque chose à prendre.
advice-point-lay = Il n’y a rien à prendre. Posez { THE($card) } : c’est ce qui aide le moins les autres.
advice-point-nothing = Cette fois, il n’y a rien à prendre.
advice-may-lay = Vous pouvez poser { THE($cards) }.
advice-may-lay-none = Cette fois, vous devez prendre ou construire.
advice-can-zwick = Un zwick : { $play }
advice-can-more = { $number ->
    [1] Et un autre coup de ce genre.
   *[other] Et { $number } autres coups de ce genre.
}

## Le retour sur une manche jouée

review-missed-zwick = Vous pouviez faire un zwick : { $play }.
review-missed-points = Un autre coup rapportait tout de suite { $more ->
    [one] { $more } point
   *[other] { $more } points
} de plus : { $play }.
review-missed-build = Vous pouviez construire une pile qui contient { $points ->
    [one] { $points } point
   *[other] { $points } points
}, pour une carte de votre main : { $play }.
review-missed-partner-build = Vous pouviez construire pour votre partenaire une pile qui contient { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $play }.
review-gave-zwick = Ensuite, { $seat } pouvait faire un zwick { $after ->
    [100] dans tous les cas
   *[other] dans { $after } cas sur 100
}, mais, après le meilleur coup, dans { $better ->
    [0] aucun
   *[other] { $better } sur 100 seulement
}.
why-missed-zwick = Vous pouviez faire un zwick.
why-missed-points = Un autre coup rapportait tout de suite { $more ->
    [one] { $more } point
   *[other] { $more } points
} de plus.
why-missed-build = Vous pouviez construire une pile qui contient { $points ->
    [one] { $points } point
   *[other] { $points } points
}, pour une carte de votre main.
why-missed-partner-build = Vous pouviez construire pour votre partenaire une pile qui contient { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-last-capture = Ainsi, votre dernière carte ne prend rien, et ce qui reste va à celui qui a pris en dernier.
why-most-cards = Un autre coup vous donne plus de la moitié des cartes, ce qui rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-gave-up-taker = Ensuite, aucune des cartes qui vous restent ne prend { THE($item) }.
why-partners-build = { $number ->
    [1] Une carte encore cachée prend
   *[other] { $number } cartes encore cachées prennent
} la pile à { $value } de votre partenaire : { $cards }.
why-open-build = { $number ->
    [1] Une carte encore cachée prend
   *[other] { $number } cartes encore cachées prennent
} votre pile à { $value }, avec { $points ->
    [1] son point
   *[other] ses { $points } points
} : { $cards }.
why-laid-points = { $number ->
    [1] Une carte encore cachée prend
   *[other] { $number } cartes encore cachées prennent
} { THE($card) }, avec { $points ->
    [1] son point
   *[other] ses { $points } points
} : { $cards }.
why-open-to-builds = D’autres peuvent construire sur { THE($card) }, puis prendre avec cette pile { $points ->
    [1] son point
   *[other] ses { $points } points
}.
why-gave-points = Ensuite, { $number ->
    [1] une carte encore cachée rapporte
   *[other] { $number } cartes encore cachées rapportent
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ou plus : { $cards }. Après un autre coup, { $better ->
    [0] il n’y en a aucune
    [1] il n’y en a qu’une
   *[other] il n’y en a que { $better }
}.
review-build-taken = { $seat } a pris votre pile.
review-build-left = Personne n’a pris votre pile.
review-lost = Points perdus : { $lost } ± { $about }.
review-lost-exactly = Points perdus : { $lost }.
review-given = Points perdus : { $lost } ± { $about }. Avec les meilleurs coups, votre avance aurait été plus grande d’autant : plus de points pour vous, ou moins pour les autres.
review-given-none = Rien de perdu.
review-better = Mieux : { $play }.
review-good = Aucun coup n’est nettement meilleur.
review-best = Aucun coup n’est meilleur.
review-only-play = Aucun autre coup n’était permis.
review-too-large = Il y avait trop de cartes sur la table pour juger ce coup.
review-first-look = Ce n’est qu’un premier coup d’œil.
review-was-marked = Cela ressemblait d’abord à une erreur. À y regarder de plus près, ce n’en était pas une.
review-was-worse = À y regarder de plus près, ce coup a coûté moins qu’il ne semblait.
review-helped = Ce coup ne compte pas, car vous avez eu de l’aide juste avant.
review-luck = Vous : { $own }. Un joueur méthodique avec vos cartes : { $careful }.
review-luck-team = Votre équipe : { $own }. Avec un joueur méthodique à votre place : { $careful }.
review-one-game = Une manche dit peu de chose : la chance y pèse trop. Regardez-en plusieurs.
cause-missed-zwick = zwick manqué
cause-missed-points = points laissés sur la table
cause-missed-build = pile manquée
cause-last-capture = dernière prise manquée
cause-most-cards = points manqués pour le plus de cartes
cause-gave-up-taker = carte utile lâchée
cause-partners-build = pile du partenaire laissée
cause-open-build = pile que d’autres prennent
cause-laid-points = points posés
cause-open-to-builds = carte sur laquelle d’autres construisent
cause-gave-points = points laissés aux autres
cause-gave-zwick = zwick offert
cause-stranded-build = pile perdue
cause-other = points perdus autrement
tricks-cause-offence = coûte une mise
tricks-cause-joined = trop hardi
tricks-cause-passed = trop prudent
tricks-cause-exchange = pas le meilleur échange, ou pas la meilleure annonce
tricks-cause-dealer = pas le meilleur choix du donneur
tricks-cause-card = pas la meilleure carte
tricks-review-lost = Jetons perdus par vos choix : environ { $lost }.
tricks-review-better = Plus de jetons en moyenne : { $play }.
tricks-review-good = Rien d’autre ne rapporte nettement plus.
tricks-review-only = Il n’y avait rien d’autre à faire.
tricks-review-certain = Quoi que fassent les autres, { $play } assurait { $best } en jetons, et la carte jouée n’assurait que { $made }.
tricks-review-model = Dans chaque donne essayée, chacun joue ensuite sans finesse, pour ses propres jetons. Contre des joueurs plus rusés, il peut en être autrement.

## Pourquoi le partenaire a joué cela

mate-hidden = Rien sur la table n’explique ce coup. La raison est dans la main de votre partenaire, que vous connaîtrez une fois ces cartes jouées.
mate-last-card = C’était la dernière carte de votre partenaire.
mate-took-points = Ce coup a rapporté tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
} à votre équipe.
mate-took-their-build = Ce coup a pris la pile à { $value } { DE($seat) } à temps.
mate-took-our-build = Ce coup a pris la pile à { $value } de votre équipe avant les autres.
mate-took-cards = Ce coup a pris { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} sur la table, et avoir le plus de cartes rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
mate-built-for-you = Vous aviez annoncé { $value } : cette pile est pour vous.
mate-changed-build = La pile à { $before } { DE($seat) } est devenue une pile à { $value } : une carte qui vaut { $before } ne la prend plus.
mate-built = { $points ->
    [0] Cette pile annonce { $value } : votre partenaire a une carte qui pourra la prendre.
    [one] Cette pile annonce { $value } : votre partenaire a une carte qui pourra la prendre. Elle rapporte { $points } point.
   *[other] Cette pile annonce { $value } : votre partenaire a une carte qui pourra la prendre. Elle rapporte { $points } points.
}
mate-denied-zwick = Avant ce coup, une carte pas encore jouée pouvait vider la table. Après ce coup, aucune ne le peut plus.
mate-safe = Après ce coup, aucune carte pas encore jouée ne peut vider la table.
mate-takers = { $number ->
    [0] Aucune carte pas encore jouée ne prend { THE($card) }.
    [1] Une seule carte pas encore jouée prend { THE($card) }.
   *[other] Seules { $number } cartes pas encore jouées prennent { THE($card) }.
}
mate-why-build = Votre partenaire avait { THE($card) }, qui pouvait prendre la pile au tour suivant. { $number ->
    [0] Aucune autre carte encore cachée ne le pouvait.
    [1] Une autre carte encore cachée le pouvait aussi.
   *[other] { $number } autres cartes encore cachées le pouvaient aussi.
}
mate-why-safest = Aucune autre carte que votre partenaire pouvait poser ne rendait un zwick moins probable.
mate-why-takers = { $number ->
    [0] Aucune carte encore cachée ne la prenait.
    [1] Une seule carte encore cachée la prenait. Pour toute autre carte que votre partenaire pouvait poser, il y en avait autant ou plus.
   *[other] { $number } cartes encore cachées la prenaient. Pour toute autre carte que votre partenaire pouvait poser, il y en avait autant ou plus.
}
mate-good = Ce coup valait tous les autres : aucun n’était nettement meilleur.
mate-best = Ce coup valait tous les autres : aucun n’était meilleur.
mate-better = Ceci aurait été meilleur : { $play }.

## Dix questions de famille, chacune avec sa réponse en une phrase et un petit tableau

family-deal = Combien de cartes chacun reçoit-il ?
family-deal-answer = À { $players } joueurs, chacun reçoit d’abord { $first } cartes, { $picture } vont face visible sur la table, et il y a { $deals ->
    [1] une donne
   *[other] { $deals } donnes
}.
family-deal-sizes = À { $players } joueurs, on donne { $sizes } cartes, et { $picture ->
    [0] aucune ne va
    [1] une va
   *[other] { $picture } vont
} face visible sur la table.
family-players = Combien de joueurs faut-il ?
family-players-answer = Le Zwickern se joue { $players }.
family-values = Combien vaut chaque carte ?
family-values-answer = Une carte numérotée vaut le nombre qu’elle porte, un as { $ace }, un valet { $jack }, une dame { $queen } et un roi { $king }.
family-must-take = Faut-il prendre quand on peut ?
family-must-take-answer = Non, vous pouvez prendre moins que possible, ou simplement poser une carte.
family-must-take-some = Oui, une carte qui peut prendre ne se pose pas, mais vous pouvez prendre moins que possible, ou construire avec elle.
family-must-take-all = Oui, une carte qui peut prendre prend tout ce qu’elle peut, à moins que vous ne construisiez avec elle.
family-must-take-build = Seulement vos propres piles : à votre tour suivant, vous devez en prendre une si vous le pouvez.
family-must-take-owner = Non, mais tant qu’une pile est à vous, vous ne posez une carte que si vous ne pouvez ni prendre ni construire.
family-steal = Puis-je prendre la pile d’un autre ?
family-steal-answer = Oui, avec une carte de sa valeur, chacun peut prendre une pile, et elle est à vous si vous construisez dessus.
family-joker = Comment prendre un joker ?
family-joker-answer = Avec un joker plus grand et les cartes qui manquent à la somme, ou bien construisez d’abord dessus pour le faire descendre.
family-joker-wild = Seulement avec un joker de votre main, qui peut en prendre plusieurs à la fois.
family-joker-alone = Personne ne peut le prendre : il faut un joker, et votre jeu n’en a qu’un.
family-joker-each = Cela dépend du joker et de sa valeur.
family-joker-none = Il n’y a pas de joker dans cette variante.
family-zwick = Qu’est-ce qu’un zwick ?
family-zwick-answer = Vous prenez tout ce qui est sur la table avec une seule carte, ce qui rapporte { $points ->
    [1] 1 point
   *[other] { $points } points
}.
family-zwick-again = Vous prenez tout ce qui est sur la table avec une seule carte, ce qui rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et vous jouez encore une carte.
family-last-cards = Qui reçoit les dernières cartes sur la table ?
family-last-cards-answer = Celui qui a pris en dernier reçoit tout ce qui reste sur la table après la dernière donne.
family-last-cards-nobody = Personne : elles ne rapportent donc rien.
family-tie = Et si nous avons le même nombre de cartes ?
family-tie-answer = À égalité, personne ne reçoit { $points ->
    [1] le point
   *[other] les { $points } points
} du plus grand nombre de cartes.
family-tie-shared = À égalité, tous ceux qui sont en tête reçoivent { $points ->
    [1] le point
   *[other] les { $points } points
} du plus grand nombre de cartes.
family-tie-nothing = Cela ne change rien, car ici avoir le plus de cartes ne rapporte pas de points.
family-points = Quelles cartes rapportent des points ?
family-points-answer = Avec un jeu de cartes, il y a { $total ->
    [1] 1 point
   *[other] { $total } points
} en tout, et chaque zwick en rapporte { $zwick } de plus.
family-points-packs = Avec { $packs } jeux de cartes, il y a { $total ->
    [one] { $total } point
   *[other] { $total } points
} en tout, et chaque zwick en rapporte { $zwick } de plus.
family-points-most = Avec { $packs ->
    [1] un jeu de cartes
   *[other] { $packs } jeux de cartes
}, il y a au plus { $total ->
    [one] { $total } point
   *[other] { $total } points
} en tout, et chaque zwick en rapporte { $zwick } de plus.
family-card = Carte
family-value = Valeur
family-its-number = son nombre
family-wild-joker = joker
family-wild-one = vrai joker
family-is-allowed = Permis ?
family-take-all = Prendre tout ce qui convient
family-take-part = N’en prendre qu’une partie
family-lay = Poser plutôt une carte
family-without-build = seulement sans pile à vous
family-lay-promised = Poser la dernière carte qui prend votre pile
family-take-build = La prendre avec une carte de sa valeur
family-take-build-in-sum = La prendre dans une somme
family-build-on = Construire dessus
family-take-out = En retirer une carte
family-join = Réunir deux piles
family-cards-in-pack = Cartes du jeu
family-how = Comment
family-joker-sum = Le prendre avec le { $joker }, plus des cartes d’une valeur de { $rest }
family-joker-down = Construire dessus avec une carte qui vaut { $card }, ce qui fait { $value }
family-joker-equal = Le prendre avec une autre carte qui vaut { $value }
family-joker-in-sum = Le prendre dans une somme, avec une carte qui vaut plus
family-no-way = Aucune carte ne le prend
family-by-joker = Le prendre avec un joker
family-by-other = Le prendre avec une autre carte ou dans une somme
family-zwick-joker = Un zwick avec un joker
family-zwick-last = Un zwick avec la toute dernière carte
family-zwick-dealer = { $points }, seulement pour le donneur
family-zwick-left = Ce qui reste à la fin
family-when = Quand
family-to-whom = Qui les reçoit
family-between = Entre deux donnes
family-between-stay = elles restent sur la table
family-after-last = Après la dernière donne
family-after-last-to = celui qui a pris en dernier
family-no-capture = Si personne n’a rien pris
family-build-left = Si une pile en fait partie
family-build-left-costs = elle coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
} à son propriétaire
family-tie-at = Égalité
family-tie-half = { $first } : { $second }
family-tie-never = impossible, au plus près { $first } : { $second }
family-tie-lead = deux joueurs ou plus en tête
family-most-cards = Le plus de cartes
family-packs = Jeux de cartes
