### What is said at the table: cards, builds, lists, plays, the board and the names of games. Ids are kept by the translations; parameters are in braces.
### A variable alone has no article. THE($card) is "the 5♥"; SHORT($card), in moves, gives one to jokers and builds only;
### WHOSE($owner) is "Merle’s" or "your"; BARE() takes all of it away, as in sums.

## Grammar: how a thing is named within a sentence

form-the = { $kind ->
    [name] { $text }
    [you] { $text }
    [they] they
    [game] { $text }
   *[thing] the { $text }
}
form-short = { $kind ->
    [joker] the { $text }
    [build] the { $text }
   *[thing] { $text }
}
form-whose = { $kind ->
    [you] your
    [they] their
   *[name] { $text }’s
}

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
card-on = { THE($card) } on { THE($item) }
card-joker = { $number } joker
card-wild-joker = wild joker { $number }
rank-sign-a = A
rank-sign-j = J
rank-sign-q = Q
rank-sign-k = K
sign-joker = { $number } joker
sign-wild-joker = no. { $number } joker
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
build-name = { WHOSE($owner) } build of { $value }: { $cards }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
card-the = { THE($card) }
build-the = the build of { $value } ({ $cards })
list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }
list-plus = { BARE($first) } + { BARE($last) }
list-plus-tight = { BARE($first) }+{ BARE($last) }
cards-like = a card like { $cards }
list-dot = { $first }{ "\u00A0" }· { $last }
list-amount = { $name } { $number }
list-head = { $text }:
list-before-sentence = { $text }:
list-stop = { $text }.
side = { $first } & { $last }
list-steps = { $first } … or { $last }
card-value-range = { $least } to { $most }
card-counts = { THE($card) } is worth { $values }
card-played = you play { THE($card) } as { $value }
card-played-of = { $player } plays { THE($card) } as { $value }
cards-valued = { $cards } ({ $value })
group-sum = { $parts } = { $value }
group-alone = { $parts }

## Plays

missed-line = { $play }
missed-line-zwick = { $play } (Zwick)
play-lay = lay down { SHORT($card) }
play-capture = { SHORT($card) } takes { SHORT($groups) }
play-build = { SHORT($card) } on { SHORT($item) } makes { $value }
play-build-for = { SHORT($card) } on { SHORT($item) } makes { $value } for { $seat }
play-announce = announce { SHORT($card) } as { $value }
play-announce-for = announce { SHORT($card) } as { $value } for { $seat }
did-lay = lays down { SHORT($card) }
did-build = { SHORT($card) } on { SHORT($item) }: { $value }
did-announce = { $card } as { $value }
played-lay = { $you ->
    [yes] you lay down { SHORT($card) }
   *[no] { $seat } lays down { SHORT($card) }
}
played-announce = { $you ->
    [yes] you announce { SHORT($card) } as { $value }
   *[no] { $seat } announces { SHORT($card) } as { $value }
}
played-announce-for = { $you ->
    [yes] you announce { SHORT($card) } as { $value } for { $owner }
   *[no] { $seat } announces { SHORT($card) } as { $value } for { $owner }
}
board-plays = just played

## The board

seat-dealer = dealer
seat-last-capture = took last
board-table = Table
board-hand = Your hand
board-pile = Won cards
board-empty-table = The table is empty
board-take = Take
board-build = Build
board-lay = Lay down
board-clear = Deselect
board-choose-card = Choose a card from your hand
board-choose-card-for = Choose a card for { $seat }
board-choose-items = Choose what it takes from the table
board-choose-how = Choose what your card takes, or another move below
board-nothing-to-take = There’s nothing to take. Lay it down.
board-choose-build = Which value do you announce?
board-cancel = Cancel
board-selected = { $card }: selected
board-unselected = { $card }: no longer selected
board-cleared = Nothing is selected
board-only-one-item = You can build on just one card or build at a time
board-keys = Arrow keys move, Space selects, Enter plays, Escape deselects
board-keys-hand = Arrow keys move, Shift and an arrow move a card in your hand, Space selects, Enter plays, Escape deselects
board-keys-answer = Arrow keys move, Space selects, Enter answers, Escape deselects
board-keys-turn = Arrow keys move, Space turns a card up, Enter answers
board-turn-up = Tap each card that scores.
board-sum = Total: { $sum }
board-turned-up = { $card }: { $points }
board-turn = to play
board-tag-take = takes
board-tag-build = builds
board-tag-lay = laid down
board-played = Played
board-played-card = Played: { $card }
board-taken = taken
board-right = right
board-wrong = wrong
board-missed = right, but not chosen
board-stock = The pack
board-coming = Deal { $number } of { $deals } · { $cards } cards to come
board-coming-last = Last deal
board-fold = Taken by { THE($card) }
board-actions = Moves
board-owner = { $owner }
board-count = { $count } cards
board-one-card = 1 card
board-group = group { $letter }
board-also = { $what }; { $also }
board-announce = Announce { $value }
board-announce-for = Announce { $value } for { $seat }
board-make = Build { $value }
board-make-for = Build { $value } for { $seat }
seat-partner = partner
seat-announced = announced { $values }
pile-label = { $number ->
    [one] 1 card won
   *[other] { $number } cards won
  }
pile-label-zwicks = { $number ->
    [one] 1 card won
   *[other] { $number } cards won
  }, face up for { $zwicks ->
    [one] the Zwick
   *[other] { $zwicks } Zwicks
  }: { $cards }

## How the board looks

# The menu shows "Aa"; a screen reader says this.
look = Aa: appearance
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
spoken-build = { WHOSE($owner) } build of { $value } ({ $cards })
spoken-table-before = Table before the move
spoken-table-after = Table after the move
spoken-empty = The table is empty.
spoken-empty-after = The table is empty after the move.
board-text = The board in words
board-zwick = Zwick!
board-go-on = Tap or press any key to continue

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
game-jensen = Jensen’s Zwickern
game-christiansen = Christiansen’s Zwickern
game-dietze = Dietze and Danyliuk’s Zwickern
game-grupp = Grupp’s Zwickern
game-french = the French Zwickern
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
