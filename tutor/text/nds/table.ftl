### Wat an’n Disch seggt warrt: Korten, Stapels, Töög un dat Brett. Anreed: du. Schreven na Sass.

## Grammatik

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
        [nom] { $text }
       *[acc] di
    }
    [they] { $text }
    [game] { $text }
   *[thing] { $gender ->
        [m] { $case ->
            [nom] de
           *[acc] den
        }
        [n] dat
       *[f] de
    } { $text }
}
form-your = { $gender ->
    [m] { $case ->
        [nom] dien
       *[acc] dienen
    }
   *[f] dien
} { $text }
form-each = { $gender ->
    [n] jedet
   *[f] jede
} { $text }
form-in = { $kind ->
    [game] bi’t { $text }
   *[name] in { $text }
}

## Korten

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
rank-j = Buur
rank-q = Daam
rank-k = König
suit-spades = Piek
suit-hearts = Hart
suit-diamonds = Karo
suit-clubs = Krüüz
card-plain = { $suit }-{ $rank }
card-as = { $card } as { $value }
card-on = { $card } op { ACC($item) }
card-joker = { $number }er-Joker
card-wild-joker = echten Joker Nr. { $number }
rank-sign-a = A
rank-sign-j = B
rank-sign-q = D
rank-sign-k = K
sign-joker = { $number }er-Joker
sign-wild-joker = Joker Nr. { $number }
seat-name-north = Noord
seat-name-east = Oost
seat-name-south = Süüd
seat-name-west = West
seat-name-north-east = Noordoost
seat-name-south-east = Süüdoost
seat-name-south-west = Süüdwest
seat-name-north-west = Noordwest
seat-name-we = Wi
seat-name-they = de annern
seat-name-you = du

## Deel vun Sätz

build-sign = { $value }er-Stapel ({ BARE($cards) })
build-name = { $value }er-Stapel vun { ACC($owner) }: { $cards }
list-and = { $first } un { $last }
list-or = { $first } oder { $last }
card-the = { $card }
build-the = { $value }er-Stapel ({ BARE($cards) })
list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }
list-plus = { BARE($first) } + { BARE($last) }
list-plus-tight = { BARE($first) }+{ BARE($last) }
list-dot = { $first }{ "\u00A0" }· { $last }
list-amount = { $name } { $number }
list-head = { $text }:
list-before-sentence = { $text }:
list-stop = { $text }.
side = { $first } un { $last }
list-steps = { $first } … oder { $last }
card-value-range = { $least } bet { $most }
card-counts = { THE($card) } tellt { $values }
card-played = Du speelst { ACC($card) } as { $value }
card-played-of = { $player } speelt { ACC($card) } as { $value }
cards-valued = { $cards } ({ $value })
group-sum = { $parts } = { $value }
group-alone = { $parts }

## Töög

missed-line = { $play }
missed-line-zwick = { $play } (Zwick)
play-lay = { ACC($card) } daalleggen
play-capture = { $card } nimmt { $groups }
play-build = { $card } op { $item } maakt { $value }
play-build-for = { $card } op { $item } maakt { $value } för { ACC($seat) }
play-announce = { ACC($card) } as { $value } anseggen
play-announce-for = { ACC($card) } för { ACC($seat) } as { $value } anseggen
did-lay = leggt { $card } daal
did-build = { $card } op { $item }: { $value }
did-announce = { $card } as { $value }
played-lay = { $you ->
    [yes] du leggst { $card } daal
   *[no] { $seat } leggt { $card } daal
}
played-announce = { $you ->
    [yes] du seggst { $card } as { $value } an
   *[no] { $seat } seggt { $card } as { $value } an
}
played-announce-for = { $you ->
    [yes] du seggst { $card } för { ACC($owner) } as { $value } an
   *[no] { $seat } seggt { $card } för { ACC($owner) } as { $value } an
}
board-plays = jüst speelt

## Dat Brett

seat-dealer = gifft
seat-last-capture = hett toletzt nahmen
board-table = Disch
board-hand = Dien Hand
board-pile = De Winnstapel
board-empty-table = De Disch is leddig
board-take = Nehmen
board-build = Boen
board-lay = Daalleggen
board-clear = Afwählen
board-choose-card = Söök di en Kort ut dien Hand ut
board-choose-card-for = Söök en Kort för { ACC($seat) } ut
board-choose-items = Tipp an, wat se nehmen schall
board-choose-how = Tipp an, wat dien Kort nehmen schall, oder nimm ünnen en annern Togg.
board-nothing-to-take = Nix to halen. Legg daal.
board-choose-build = Wat för en Weert seggst du an?
board-cancel = Afbreken
board-selected = { $card }: utwählt
board-unselected = { $card }: nich mehr utwählt
board-cleared = Nix is utwählt
board-only-one-item = Boen kannst du blots op een Kort oder op een Stapel
board-keys = Pieltasten gaht wieder, Leddigtast wählt, Ingaav speelt, Esc wählt af
board-keys-hand = Pieltasten gaht wieder, Ümschalt un Piel schuuvt en Kort in dien Hand, Leddigtast wählt, Ingaav speelt, Esc wählt af
board-keys-answer = Pieltasten gaht wieder, Leddigtast wählt, Ingaav antert, Esc wählt af
board-keys-turn = Pieltasten gaht wieder, Leddigtast wiest de Punkten, Ingaav antert
board-turn-up = Tipp jede Kort an, de Punkten bringt.
board-sum = Tosamen: { $sum }
board-turned-up = { $card }: { $points }
board-turn = is an de Reeg
board-tag-take = nimmt
board-tag-build = boot
board-tag-lay = daalleggt
board-played = Speelt
board-played-card = Speelt: { $card }
board-taken = nahmen
board-right = richtig
board-wrong = nich richtig
board-missed = richtig, aver nich utwählt
board-stock = Korten, de noch kaamt
board-coming = Runn { $number } vun { $deals } · noch { $cards } Korten
board-coming-last = Letzte Runn
board-fold = Wat { THE($card) } nahmen hett
board-actions = Töög
board-owner = { $owner }
board-count = { $count } Korten
board-one-card = 1 Kort
board-group = Koppel { $letter }
board-also = { $what }; { $also }
board-announce = { $value } anseggen
board-announce-for = { $value } för { ACC($seat) } anseggen
board-make = { $value } boen
board-make-for = { $value } för { ACC($seat) } boen
seat-partner = Partner
seat-announced = anseggt: { $values }
pile-label = Wunnen: { $number ->
    [one] 1 Kort
   *[other] { $number } Korten
  }
pile-label-zwicks = Wunnen: { $number ->
    [one] 1 Kort
   *[other] { $number } Korten
  }, apen för { $zwicks ->
    [one] den Zwick
   *[other] { $zwicks } Zwicks
  }: { $cards }

## Wo dat Brett utsüht

look = Aa: wo dat utsüht
look-text = In Wöör
look-four-colours = Veer Klören
look-contrast = Scharpe Klören
look-motion = Korten bewegt sik
look-sound-zwick = Toon bi’n Zwick
look-sound = All Tööns
look-letters = J Q K A op de Korten
look-language = Spraak
look-untranslated = De Översetten vun dien Browser is hier ut, se maakt dat Speel twei. Düt sünd uns Spraken.

## Dat Brett in Wöör

spoken-played = Speelt: { $card }.
spoken-group = Koppel { $letter }: { $sum }.
spoken-line = { $title }: { $items }.
spoken-alone = { $name }.
spoken-build = { $value }er-Stapel vun { ACC($owner) } ({ $cards })
spoken-table-before = Disch vör den Togg
spoken-table-after = Disch na den Togg
spoken-empty = De Disch is leddig.
spoken-empty-after = Na den Togg is de Disch leddig.
board-text = Dat Brett in Wöör
board-zwick = Zwick!
board-go-on = Tipp oder drück en Tast, denn geiht dat wieder

## Wat wunnen is

tally-cards = { $number ->
    [one] 1 Kort wunnen
   *[other] { $number } Korten wunnen
}
tally-cards-together = { $number ->
    [one] 1 Kort (Team)
   *[other] { $number } Korten (Team)
}
tally-zwicks = { $number ->
    [one] 1 Zwick
   *[other] { $number } Zwicks
}
tally-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkten
}
score-items = Punkten för
score-item = { $name }: { $number }
score-most-cards = de mehrsten Korten
score-zwicks = Zwicks

## Wo de Spelen heet

variant-jensen = Jensen
variant-christiansen = Christiansen
variant-dietze = Dietze
variant-grupp = Grupp
variant-french = Franzöösch
game-jensen = Zwickern na Jensen
game-christiansen = Zwickern na Christiansen
game-dietze = Zwickern na Dietze un Danyliuk
game-grupp = Zwickern na Grupp
game-french = Zwickern na den franzööschen Text
game-zwicken = Zwicken
game-zwikken-1850 = Zwikken üm 1850
game-zwikken-1900 = Zwikken in’t 20. Johrhunnert
game-zwikken-2000 = Zwikken vun hüüt

## Daag

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
