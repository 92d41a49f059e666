### What is said at the table: cards, builds, lists, plays, the board and the names of games. Ids are kept by the translations; parameters are in braces.

## Cards

rank-a = ace
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-j = jack
rank-q = queen
rank-k = king
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
card-plain = { $rank } of { $suit }
card-as = { $card } as { $value }
card-on = the { $card } on { $item }
card-joker = { $number } joker
card-wild-joker = wild joker { $number }
rank-sign-a = A
rank-sign-j = J
rank-sign-q = Q
rank-sign-k = K
sign-joker = X{ $number }
sign-wild-joker = X{ $number }
seat-name-north = North
seat-name-east = East
seat-name-south = South
seat-name-west = West
seat-name-north-east = North-East
seat-name-south-east = South-East
seat-name-south-west = South-West
seat-name-north-west = North-West
seat-name-we = We
seat-name-they = They
seat-name-you = you

## Parts of sentences: builds, items with their article, lists, sums, values

build-sign = build of { $value } ({ $cards })
build-name = build of { $value } by { $owner }: { $cards }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
card-the = the { $card }
build-the = the build of { $value } ({ $cards })
list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }
list-plus = { $first } + { $last }
list-plus-tight = { $first }+{ $last }
cards-like = a card like { $cards }
list-dot = { $first } · { $last }
list-amount = { $name } { $number }
list-head = { $text }:
list-before-sentence = { $text }:
list-stop = { $text }.
side = { $first } & { $last }
list-steps = { $first } … or { $last }
card-value-range = one value from { $least } to { $most }
card-counts = { $card } counts { $values }
card-played = You play { $card } as { $value }
card-played-of = { $player } plays { $card } as { $value }
cards-valued = { $cards } ({ $value })
group-sum = { $parts } = { $value }
group-alone = { $parts }

## Plays

missed-line = { $play }
missed-line-zwick = { $play } (Zwick)
play-lay = lay down { $card }
play-capture = { $card } takes { $groups }
play-build = { $card } on { $item } makes { $value }
play-build-for = { $card } on { $item } makes { $value } for { $seat }
play-announce = announce { $card } as { $value }
play-announce-for = announce { $card } as { $value } for { $seat }
did-lay = lays down { $card }
did-build = { $card } on { $item }: { $value }
did-announce = { $card } as { $value }
played-lay = { $you ->
    [yes] you lay down { $card }
   *[no] { $seat } lays down { $card }
}
played-announce = { $you ->
    [yes] you announce { $card } as { $value }
   *[no] { $seat } announces { $card } as { $value }
}
played-announce-for = { $you ->
    [yes] you announce { $card } as { $value } for { $owner }
   *[no] { $seat } announces { $card } as { $value } for { $owner }
}
board-plays = has played

## The board

seat-dealer = dealer
seat-last-capture = captured last
board-table = Table
board-hand = Your hand
board-pile = The pile
board-empty-table = The table is empty
board-take = Take
board-build = Build
board-lay = Lay down
board-clear = Deselect
board-choose-card = Choose a card from your hand
board-choose-card-for = Choose a card for { $seat }
board-choose-items = Choose what it should take from the table
board-choose-how = Nothing on the table is selected. Select what the card takes, or choose another play below
board-nothing-to-take = There is nothing to take: lay the card
board-choose-build = Announce which value?
board-cancel = Cancel
board-selected = { $card }: selected
board-unselected = { $card }: no longer selected
board-cleared = Nothing is selected
board-only-one-item = A build goes on one card or pile at a time
board-keys = Arrow keys move, Space selects, Enter plays, Escape clears
board-keys-hand = Arrow keys move, Shift and an arrow move a card in the hand, Space selects, Enter plays, Escape clears
board-keys-answer = Arrow keys move, Space selects, Enter answers, Escape clears
board-keys-turn = Arrow keys move, Space turns a card up, Enter answers
board-turn-up = Tap each card that scores.
board-sum = Sum: { $sum }
board-turned-up = { $card }: { $points }
board-turn = to play
board-tag-take = takes
board-tag-build = builds
board-tag-lay = laid
board-played = Played
board-played-card = Played: { $card }
board-taken = taken
board-right = right
board-wrong = wrong
board-missed = right, but not chosen
board-stock = The pack
board-coming = Deal { $number } of { $deals } · { $cards } cards to come
board-coming-last = Last deal
board-fold = What the { $card } took
board-actions = Plays
board-owner = { $owner }
board-count = { $count } cards
board-one-card = 1 card
board-group = group { $letter }
board-also = { $what }; { $also }
board-announce = Announce { $value }
board-announce-for = Announce { $value } for { $seat }
board-make = Make { $value }
board-make-for = Make { $value } for { $seat }
seat-partner = partner
seat-announced = announced { $values }
pile-label = Won: { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
pile-label-zwicks = Won: { $number ->
    [one] 1 card
   *[other] { $number } cards
  }, turned up for { $zwicks ->
    [one] the Zwick
   *[other] { $zwicks } Zwicks
  }: { $cards }

## How the board looks

# The menu shows "Aa"; a screen reader says this.
look = Aa: how it looks
look-text = In words
look-four-colours = Four colours
look-contrast = High contrast
look-motion = Moving cards
look-sound-zwick = Sound of a Zwick
look-sound = All sounds
look-letters = J Q K A on the cards
look-language = Language
look-untranslated = We’ve switched off your browser’s translation, because it breaks the game. These are the languages we have.

## The board in words

spoken-played = Played: { $card }.
spoken-group = Group { $letter }: { $sum }.
spoken-line = { $title }: { $items }.
spoken-alone = { $name }.
spoken-build = build of { $value } by { $owner } ({ $cards })
spoken-table-before = Table before it
spoken-table-after = Table after it
spoken-empty = The table is empty.
spoken-empty-after = The table is empty after it.
board-text = The board in words
board-zwick = Zwick!
board-go-on = Tap, or press a key, to go on

## What was won

tally-cards = { $number ->
    [one] 1 card won
   *[other] { $number } cards won
}
tally-cards-together = { $number ->
    [one] 1 card (team)
   *[other] { $number } cards (team)
}
tally-zwicks = { $number ->
    [one] 1 Zwick
   *[other] { $number } Zwicks
}
tally-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
score-items = Points for
score-item = { $name }: { $number }
score-most-cards = most cards
score-zwicks = Zwicks

## What games are called: in lists, and in sentences

variant-jensen = Jensen
variant-christiansen = Christiansen
variant-dietze = Dietze
variant-grupp = Grupp
variant-french = French
game-jensen = Jensen's Zwickern
game-christiansen = Christiansen's Zwickern
game-dietze = Dietze's and Danyliuk's Zwickern
game-grupp = Grupp's Zwickern
game-french = the Zwickern of the French account
game-zwicken = Zwicken
game-zwikken-1850 = mid-19th-century Zwikken
game-zwikken-1900 = 20th-century Zwikken
game-zwikken-2000 = 21st-century Zwikken

## Days

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
day-in-words = { $day } { $month } { $year }
