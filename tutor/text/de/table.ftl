### Was am Tisch gesagt wird: Karten, Stapel, Aufzählungen, Züge, das Brett und die Namen der Spiele. Anrede: du.
### Eine Variable ohne Funktion steht ohne Artikel, so in Summen und in Zügen (8♠ nimmt 8♣). THE() setzt den Artikel,
### ACC() und DAT() setzen ihn im Fall (die 10♠, den K♠, dem 7er-Stapel), YOUR() setzt „dein“, YOUR(DAT($card)) „deiner“.
### BARE() nimmt alles wieder weg. Kein Genitiv: umschreiben. Nach einem Punkt beginnt kein Satz mit einer Variablen.

## Grammatik: wie ein Ding im Satz steht

gender = { $kind ->
    [a] n
    [j] m
    [k] m
    [joker] m
    [build] m
    [game] n
   *[number] f
}
form-the = { $kind ->
    [name] { $text }
    [you] { $case ->
        [acc] dich
        [dat] dir
       *[nom] { $text }
    }
    [they] { $case ->
        [dat] den anderen
       *[nom] { $text }
    }
    [game] { $text }
   *[thing] { $gender ->
        [m] { $case ->
            [acc] den
            [dat] dem
           *[nom] der
        }
        [n] { $case ->
            [dat] dem
           *[nom] das
        }
       *[f] { $case ->
            [dat] der
           *[nom] die
        }
    } { $text }
}
form-your = { $gender ->
    [m] { $case ->
        [acc] deinen
        [dat] deinem
       *[nom] dein
    }
    [n] { $case ->
        [dat] deinem
       *[nom] dein
    }
   *[f] { $case ->
        [dat] deiner
       *[nom] deine
    }
} { $text }
form-each = { $gender ->
    [m] jeder
    [n] jedes
   *[f] jede
} { $text }
# „beim Zwickern nach Jensen“, „beim Zwicken“; eigene Hausregeln haben Namen: „in Omas Regeln“.
form-in = { $kind ->
    [game] beim { $text }
   *[name] in { $text }
}

## Karten

rank-a = Ass
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-j = Bube
rank-q = Dame
rank-k = König
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz
card-plain = { $suit }-{ $rank }
card-as = { $card } als { $value }
card-on = { $card } auf { DAT($item) }
card-joker = { $number }er-Joker
card-wild-joker = echter Joker Nr. { $number }
rank-sign-a = A
rank-sign-j = B
rank-sign-q = D
rank-sign-k = K
sign-joker = { $number }er-Joker
sign-wild-joker = Joker Nr. { $number }
seat-name-north = Nord
seat-name-east = Ost
seat-name-south = Süd
seat-name-west = West
seat-name-north-east = Nordost
seat-name-south-east = Südost
seat-name-south-west = Südwest
seat-name-north-west = Nordwest
seat-name-we = Wir
seat-name-they = die anderen
seat-name-you = du

## Satzteile: Stapel, Aufzählungen, Summen, Werte

build-sign = { $value }er-Stapel ({ BARE($cards) })
build-name = { $value }er-Stapel von { DAT($owner) }: { $cards }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
card-the = { $card }
build-the = { $value }er-Stapel ({ BARE($cards) })
list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }
list-plus = { BARE($first) } + { BARE($last) }
list-plus-tight = { BARE($first) }+{ BARE($last) }
# Steht nur nach „mit“.
cards-like = einer Karte wie { DAT($cards) }
list-dot = { $first }{ "\u00A0" }· { $last }
list-amount = { $name } { $number }
list-head = { $text }:
list-before-sentence = { $text }:
list-stop = { $text }.
side = { $first } und { $last }
list-steps = { $first } … oder { $last }
card-value-range = { $least } bis { $most }
card-counts = { THE($card) } zählt { $values }
card-played = du spielst { ACC($card) } als { $value }
card-played-of = { $player } spielt { ACC($card) } als { $value }
cards-valued = { $cards } ({ $value })
group-sum = { $parts } = { $value }
group-alone = { $parts }

## Züge

missed-line = { $play }
missed-line-zwick = { $play } (Zwick)
play-lay = { ACC($card) } ablegen
play-capture = { $card } nimmt { $groups }
play-build = { $card } auf { $item } ergibt { $value }
play-build-for = { $card } auf { $item } ergibt { $value } für { ACC($seat) }
play-announce = { ACC($card) } als { $value } ansagen
play-announce-for = { ACC($card) } für { ACC($seat) } als { $value } ansagen
did-lay = legt { $card } ab
did-build = { $card } auf { $item }: { $value }
did-announce = { $card } als { $value }
played-lay = { $you ->
    [yes] du legst { $card } ab
   *[no] { $seat } legt { $card } ab
}
played-announce = { $you ->
    [yes] du sagst { $card } als { $value } an
   *[no] { $seat } sagt { $card } als { $value } an
}
played-announce-for = { $you ->
    [yes] du sagst { $card } für { ACC($owner) } als { $value } an
   *[no] { $seat } sagt { $card } für { ACC($owner) } als { $value } an
}
board-plays = gerade gespielt

## Das Brett

seat-dealer = Geber
seat-last-capture = nahm zuletzt
board-table = Tisch
board-hand = Deine Hand
board-pile = Gewinnstapel
board-empty-table = Der Tisch ist leer
board-take = Nehmen
board-build = Bauen
board-lay = Ablegen
board-clear = Abwählen
board-choose-card = Wähl eine Karte aus deiner Hand
board-choose-card-for = Wähl eine Karte für { ACC($seat) }
board-choose-items = Tipp an, was sie nehmen soll
board-choose-how = Tipp an, was deine Karte nehmen soll, oder wähl unten einen anderen Zug
board-nothing-to-take = Nichts zu holen. Leg ab.
board-choose-build = Welchen Wert sagst du an?
board-cancel = Abbrechen
board-selected = { $card }: ausgewählt
board-unselected = { $card }: nicht mehr ausgewählt
board-cleared = Nichts ist ausgewählt
board-only-one-item = Du kannst nur auf eine Karte oder einen Stapel bauen
board-keys = Pfeiltasten: weiter. Leertaste: wählen. Eingabe: spielen. Esc: abwählen
board-keys-hand = Pfeiltasten: weiter. Umschalt und Pfeil: eine Karte auf deiner Hand verschieben. Leertaste: wählen. Eingabe: spielen. Esc: abwählen
board-keys-answer = Pfeiltasten: weiter. Leertaste: wählen. Eingabe: antworten. Esc: abwählen
board-keys-turn = Pfeiltasten: weiter. Leertaste: Punkte zeigen. Eingabe: antworten
board-turn-up = Tipp jede Karte an, die Punkte bringt.
board-sum = Summe: { $sum }
board-turned-up = { $card }: { $points }
board-turn = ist dran
board-tag-take = nimmt
board-tag-build = baut
board-tag-lay = abgelegt
board-played = Gespielt
board-played-card = Gespielt: { $card }
board-taken = genommen
board-right = richtig
board-wrong = falsch
board-missed = richtig, aber nicht gewählt
board-stock = Restliche Karten
board-coming = Runde { $number } von { $deals } · noch { $cards } Karten
board-coming-last = Letzte Runde
board-fold = Mit { DAT($card) } genommen
board-actions = Züge
board-owner = { $owner }
board-count = { $count } Karten
board-one-card = 1 Karte
board-group = Gruppe { $letter }
board-also = { $what }; { $also }
board-announce = { $value } ansagen
board-announce-for = { $value } für { ACC($seat) } ansagen
board-make = { $value } bauen
board-make-for = { $value } für { ACC($seat) } bauen
seat-partner = Partner
seat-announced = angesagt: { $values }
pile-label = { $number ->
    [one] 1 Karte gewonnen
   *[other] { $number } Karten gewonnen
  }
pile-label-zwicks = { $number ->
    [one] 1 Karte gewonnen
   *[other] { $number } Karten gewonnen
  }, { $zwicks ->
    [one] 1 Zwick
   *[other] { $zwicks } Zwicks
  }, dafür offen: { $cards }

## Wie das Brett aussieht

look = Aa: Aussehen
look-text = In Worten
look-four-colours = Vier Farben
look-contrast = Hoher Kontrast
look-motion = Karten bewegen sich
look-sound-zwick = Ton beim Zwick
look-sound = Alle Töne
look-letters = J Q K A auf den Karten
look-language = Sprache
look-untranslated = Die Übersetzung deines Browsers ist hier aus, weil sie das Spiel kaputt macht. Das hier sind unsere Sprachen.

## Das Brett in Worten

spoken-played = Gespielt: { $card }.
spoken-group = Gruppe { $letter }: { $sum }.
spoken-line = { $title }: { $items }.
spoken-alone = { $name }.
spoken-build = { $value }er-Stapel von { DAT($owner) } ({ $cards })
spoken-table-before = Tisch vor dem Zug
spoken-table-after = Tisch nach dem Zug
spoken-empty = Der Tisch ist leer.
spoken-empty-after = Nach dem Zug ist der Tisch leer.
board-text = Der Tisch in Worten
board-zwick = Zwick!
board-go-on = Tipp irgendwohin oder drück eine Taste, dann geht es weiter

## Was gewonnen ist

tally-cards = { $number ->
    [one] 1 Karte gewonnen
   *[other] { $number } Karten gewonnen
}
tally-cards-together = { $number ->
    [one] 1 Karte (Team)
   *[other] { $number } Karten (Team)
}
tally-zwicks = { $number ->
    [one] 1 Zwick
   *[other] { $number } Zwicks
}
tally-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
score-items = Punkte für
score-item = { $name }: { $number }
score-most-cards = die meisten Karten
score-zwicks = Zwicks

## Wie die Spiele heißen: in Listen und in Sätzen

variant-jensen = Jensen
variant-christiansen = Christiansen
variant-dietze = Dietze
variant-grupp = Grupp
variant-french = Französisch
game-jensen = Zwickern nach Jensen
game-christiansen = Zwickern nach Christiansen
game-dietze = Zwickern nach Dietze und Danyliuk
game-grupp = Zwickern nach Grupp
game-french = Zwickern nach der französischen Quelle
game-zwicken = Zwicken
game-zwikken-1850 = Zwikken um 1850
game-zwikken-1900 = Zwikken im 20. Jahrhundert
game-zwikken-2000 = Zwikken von heute

## Tage

month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
day-in-words = { $day }. { $month } { $year }
