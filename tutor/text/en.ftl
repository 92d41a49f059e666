### Every word of the tutor in English. Ids are kept by the translations; parameters are in braces.

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
card-joker = { $number } joker
card-wild-joker = wild joker { $number }
build-sign = build of { $value } ({ $cards })
build-name = build of { $value } by { $owner }: { $cards }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## YAML that cannot be read

yaml-too-large = this is larger than { $limit } bytes; split it into smaller parts
yaml-not-utf8 = this is not UTF-8 text; save the file as UTF-8
yaml-character = the character { $code } is not allowed here; remove it
yaml-syntax = this is not valid YAML: { $problem }
yaml-too-many = more than { $limit } entries; split the file
yaml-too-deep = nested more than { $limit } levels deep; write it flatter
yaml-empty = there is nothing here; write a mapping such as "variant: jensen"
yaml-alias = the alias *{ $name } is not allowed; write the value out
yaml-anchor = the anchor &{ $name } is not allowed; remove it
yaml-tag = the tag { $tag } is not allowed; remove it
yaml-key-not-text = a key must be plain text
yaml-duplicate-key = the key '{ $key }' stands already in line { $line }; keep one of them

## Content that does not have the right shape

content-file-unreadable = the file cannot be read: { $problem }
content-one-document = one document is expected, not { $number }; put each into a file of its own
content-not-a-mapping = a mapping of keys and values is expected here
content-missing-key = the key '{ $key }' is missing; add it
content-unknown-key = unknown key '{ $key }'; remove it or correct its spelling
content-not-a-number = a whole number is expected, not { $got }
content-not-text = plain text is expected, not { $got }
content-not-a-list = a list is expected, not { $got }
content-too-few = at least one entry is needed here, not { $got }
content-too-short = some text is needed here, not { $got }
content-not-one-of = { $got } is none of { $expected }
content-invalid = { $problem } (got { $got })
content-nothing-found = there are no YAML files here
content-misplaced = this file is not loaded: a lesson is lessons/NAME.yaml, a game lessons/games/NAME.yaml, a puzzle puzzles/VARIANT/NAME.yaml
content-kind-unknown = this is neither a lesson (steps), a puzzle (goal), a game record (deals) nor a position (turn)

## Positions that cannot be

position-unknown-variant = unknown variant '{ $name }'; known are { $known }
position-wrong-number-of-seats = { $variant } is not for { $number } seats; it is for { $allowed }
position-seat-twice = the seat '{ $seat }' is named twice; give each its own name
position-unknown-seat = unknown seat '{ $seat }'; the seats are { $known }
position-unknown-card = unknown card '{ $card }'; write rank and suit, such as AS, 10D or X25
position-card-not-in-pack = the pack of { $variant } has no { $card }
position-card-too-often = { $card } occurs too often; the pack has it { $number ->
    [one] once
   *[other] { $number } times
}
position-empty-build = a build needs at least one card
position-value-not-takeable = no card of { $variant } can take the value { $value }
position-value-not-reachable = { $cards } played in this order cannot make { $value }; possible: { $possible }
position-no-hand-to-play = { $seat } is to play and needs at least one card
position-negative-number = { $number } is less than 0
position-number-too-large = { $number } is more than { $limit }

## Claims that do not hold

check-unreadable-play = '{ $text }' cannot be read as a play; write it like "KS x QS+AD", "10S on X30 = 20" or "3H"
check-unreadable-card = unknown card '{ $text }'; write rank and suit, such as AS, 10D or X25
check-not-solvable = no legal play reaches this goal; change the position or the goal
check-item-not-on-table = '{ $text }' is not on the table
check-card-not-held = '{ $text }' is not in the hand of the player to move
check-solution-illegal = the solution '{ $play }' is not legal: { $why }
check-solution-misses = the solution '{ $play }' is legal but does not reach the goal
check-solution-missing = '{ $play }' reaches the goal too; add it to the solutions
check-wrong-is-right = '{ $play }' is stated as wrong but reaches the goal
check-wrong-unknown-reason = unknown reason '{ $reason }'; known are { $known }
check-wrong-other-reason = '{ $play }' fails because of { $found }, not { $reason }
check-wrong-is-legal = '{ $play }' is legal; it cannot fail because of { $reason }
check-wrong-needs-reason = '{ $play }' is not legal; state the reason { $found }
check-slug-twice = the step '{ $slug }' stands already in this lesson
check-too-much-work = a table in this file has too many items to go through; take some away
check-replaces-unknown = there is no item '{ $id }' to replace
check-seat-out-of-turn = it is { $turn }'s turn, not { $seat }'s
check-play-illegal = the play '{ $play }' is not legal: { $why }
check-hand-missing = the hand of { $seat } is missing
check-deal-not-over = the deal ends with { $number } cards still in the hands
check-claim-no-capture = this claims that there was no capture, but '{ $play }' was one
check-claim-no-build = this claims that there was no build, but '{ $play }' was one
check-claim-could = this claims that '{ $play }' was possible, but it was not: { $why }
check-claim-could-not = this claims that '{ $play }' was not possible, but it was
check-claim-holds-only = this claims the hand { $claimed }, but it was { $held }
check-result-side = unknown side '{ $side }'; the sides are { $known }
check-result-wrong = this states { $stated } { $what } for { $side }; the plays give { $found }

## Why a play is not legal: one sentence each

reason-unreadable = "{ $text }" cannot be read as a play; write it like KS x QS+AD, 10S on X30 = 20 or 3H.
reason-card-not-held = { $card } is not in your hand.
reason-item-not-on-table = { $items } is not on the table.
reason-part-of-build = { $part } is part of the { $build }; a build is taken as a whole, at its value.
reason-nothing-selected = Choose what { $card } should take from the table.
reason-out-of-reach = { $items } can make { $totals }; your { $card } takes { $values } only, or several groups of it.
reason-out-of-reach-one = { $items } counts { $totals }; your { $card } takes { $values } only.
reason-out-of-reach-value = { $card } counts { $values }, not { $value }.
reason-out-of-reach-build = { $card } on { $items } cannot make { $value }; it can make { $possible }.
reason-out-of-reach-build-none = { $card } on { $items } cannot make any value here.
reason-out-of-reach-single = { $card } by itself cannot be announced as { $value }; it counts { $values }.
reason-does-not-split = These do not fall into groups of { $values }: { $items } { $number ->
    [one] is
   *[other] are
} left over.
reason-does-not-split-all = These add up, but they do not fall into groups of { $values }.
reason-group-does-not-fit = { $items } { $number ->
    [one] makes
   *[other] make
} { $totals }; your { $card } takes { $values } only.
reason-two-values = { $card } counts { $values }, but only one of them for the whole capture; these groups need different ones.
reason-joker-rule-capture = { $items } on the table answers only another joker; { $card } cannot take it.
reason-joker-rule-group = { $items } on the table is a group by itself; a loose joker is never part of a sum.
reason-joker-rule-build = Nothing is built on { $items }: a loose joker answers only another joker.
reason-obligation-broken-each = You own the { $items } and need a different card for each of their values; one card cannot answer two.
reason-obligation-broken = You own the { $items } and would have no card left for { $values }; keep one for each build of yours.
reason-no-card-for-value = You hold no other card that takes { $value }, so you cannot build it for yourself.
reason-not-announced = { $seat } has no announced { $value } standing, so you cannot build it for { $seat }.
reason-not-partner = A build can be made for your partner only, not for { $seat }.
reason-variant-forbids-empty-table = The table is empty: a card can only be laid down there.
reason-variant-forbids-subtracting = In this variant builds only add; { $value } would need subtracting.
reason-variant-forbids-same-value = In this variant a build cannot keep its value; only adding is allowed.
reason-variant-forbids-build-limit = In this variant no build is worth more than { $limit }.
reason-variant-forbids-no-partners = Everybody plays alone here; a build cannot be made for { $seat }.
reason-obligation-suspended = None of your plays keeps every promise you have, so for this turn you may break them.

## After a play

verdict-repair = Legal would be: { $play }.
verdict-repair-other-card = Another card of yours takes them: { $play }.
verdict-repair-none = { $card } takes nothing here.
verdict-zwick = Zwick! The table is clear.
verdict-capture = { $play }: { $number ->
    [one] one card
   *[other] { $number } cards
} from the table.
verdict-lay = You lay down { $card }.
verdict-build = You build { $value }.
verdict-build-for = You build { $value } for { $seat }.
verdict-goal-missed-zwick = Something stays on the table: { $left }.
verdict-goal-missed-zwick-joker = The table is clear, but a Zwick made with { $card } does not count here.
verdict-goal-missed-zwick-no-capture = It takes nothing, so the table is not cleared.
verdict-goal-missed-most-cards = More cards can be taken.
verdict-goal-missed-most-cards-card = { $card } can take more cards.
verdict-goal-missed-capture = It does not take { $items }.
verdict-goal-missed-lay = This step asks you to lay a card down.
verdict-missed-more = There was more to find with your hand: { $number ->
    [one] one other capture
   *[other] { $number } other captures
}.
verdict-missed-besides = Other captures with your hand: { $number }.
verdict-missed-unknown = The table is too large to look for other captures.
verdict-missed-none = Nothing more was there: proven for every card of your hand.
verdict-missed-uncounted = There were more than { $number } other captures.
verdict-points = { $cards ->
    [one] One card
   *[other] { $cards } cards
} for your pile, { $points ->
    [one] one point
   *[other] { $points } points
}.
group-sum = { $parts } = { $value }
group-alone = { $parts }
missed-line = { $play }
missed-line-zwick = { $play } (Zwick)

## Goals: what there is to do

goal-zwick = Clear the table in one play.
goal-most-cards = Take as many cards as you can.
goal-most-cards-card = Take as many cards as { $card } can.
goal-capture = Take { $items }.
goal-lay = Lay a card down.

## The app

app-title = Zwickern tutor
nav-learn = Learn
nav-puzzles = Puzzles
nav-replay = Replay
content-broken-title = Some content could not be loaded
content-broken-help = The rest works. These files need correcting:
something-went-wrong = Something went wrong here. What you have solved is safe. Reload the page; if it happens again, please report what you did.
learn-back = Back
learn-next = Next
learn-again = Try again
learn-show = Show a solution
learn-to-puzzles = Go to the puzzles
puzzle-difficulty = Difficulty { $difficulty } of 5
puzzle-solved-count = { $solved } of { $total } solved
puzzle-choose = Choose a puzzle
puzzle-option = { $number }. { $title }, { $variant }, difficulty { $difficulty }
puzzle-option-solved = { $number }. { $title }, { $variant }, difficulty { $difficulty }, solved
puzzle-next = Next puzzle
puzzle-previous = Previous puzzle
puzzle-solution = Solution
puzzle-solutions = Solutions
puzzle-none = There are no puzzles yet.
puzzle-all-solved = You have solved all of them.
position-about = { $variant } · { $seat } to play
feedback-title-right = Right
feedback-title-legal = Legal, but not yet right
feedback-title-wrong = Not legal
replay-first = First
replay-back = Back
replay-forward = Forward
replay-last = Last
replay-start = Before the first play
replay-played = { $seat }: { $play }
replay-note = The annotator
replay-engine = The engine
replay-engine-proven = proven
replay-legal-moves = { $number ->
    [one] This was the only legal play.
   *[other] There were { $number } legal plays.
}
replay-missed = More cards could be taken: { $play }, { $number ->
    [one] one card
   *[other] { $number } cards
}.
replay-missed-zwick = A Zwick was there: { $play }.
replay-too-large = The table is too large to go through every play.
replay-nothing-more = No play took more cards.
replay-nothing-to-capture = Nothing could be captured or built; a card had to be laid.
replay-result = Result
replay-left = Left on the table: { $items }, to { $side } as the last to capture; no Zwick.
replay-seat = Seat
replay-cards = Cards
replay-zwicks = Zwicks
replay-points = Points
tally-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
tally-zwicks = { $number ->
    [one] 1 Zwick
   *[other] { $number } Zwicks
}
tally-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
seat-dealer = dealer
variant-jensen = Jensen
variant-christiansen = Christiansen
variant-dietze = Dietze
variant-grupp = Grupp
variant-french = French

## The command line

cli-about = A tutor for Zwickern, the North German fishing game. Without a command it opens in the browser.
cli-moves = Every legal play of each position in FILE.
cli-check = Whether a play is legal, why not, and what it missed.
cli-replay = Play a game record through and count the piles.
cli-validate = Load all content and prove every claim in it.
cli-opening = The tutor is at { $url }. Press Ctrl+C to stop it.
cli-port-taken = Port { $port } is taken on { $host }; choose another one with --port, or 0 for any free one.
cli-host-unknown = The address { $host } cannot be used on this machine.
cli-port-range = A port is a number from 0 to 65535, not { $port }.
cli-position = Position { $number }: { $variant }, { $seat } to play
cli-moves-count = { $number ->
    [one] 1 legal play
   *[other] { $number } legal plays
}
cli-too-many = more than { $limit } legal plays; this table is too large to list
cli-too-much-work = the table is too large to go through
cli-legal = legal
cli-illegal = not legal
cli-plays-number = { $plays ->
    [one] 1 play
   *[other] { $plays } plays
} for { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}; line i is tried on position i
cli-play-or-plays = give one of --play and --plays
cli-both-stdin = only one of FILE and --plays can be standard input
cli-validated = { $lessons ->
    [one] 1 lesson
   *[other] { $lessons } lessons
} ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
}), { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}, { $games ->
    [one] 1 game
   *[other] { $games } games
} ({ $plays ->
    [one] 1 play
   *[other] { $plays } plays
}, { $claims ->
    [one] 1 claim
   *[other] { $claims } claims
}): all proven
cli-checking = Checking
cli-kind-lay = lay
cli-kind-capture = capture
cli-kind-build = build
cli-column-play = Play
cli-column-kind = Kind
cli-column-zwick = Zwick
cli-column-side = Side
cli-unknown = ?
cli-column-legal = Legal plays
score-items = Points for
cli-file = A YAML file, or - for standard input.
cli-json = Print JSON, one object a line.
cli-port = The port to serve on; 0 takes any free one.
cli-host = The address to serve on.
cli-browser = Open the browser.
cli-version = Print the version and stop.
cli-play-option = The play, such as "KS x QS+AD".
cli-plays-option = A file with one play a line: line i is tried on position i; - for standard input.
cli-paths = Files or folders with content; without any, the tutor's own.
cli-table = Table
cli-hand = Hand
cli-empty = empty
cli-no-such-path = there is no file or folder { $path }
cli-validated-files = { $number ->
    [one] 1 file: all proven
   *[other] { $number } files: all proven
}
cli-unforeseen = Something went wrong that should not have ({ $kind }: { $problem }). Please report what you did.
score-most-cards = most cards
score-zwicks = Zwicks

## The board

board-table = Table
board-hand = Your hand
board-empty-table = The table is empty
board-take = Take
board-build = Build
board-lay = Lay
board-clear = Clear
board-choose-card = Choose a card from your hand
board-choose-items = Choose what it should take from the table
board-choose-build = Announce which value?
board-cancel = Cancel
board-selected = selected
board-unselected = no longer selected
board-cleared = Nothing is selected
board-only-one-item = A build goes on one card or pile at a time
board-keys = Arrow keys move, Space selects, Enter plays, Escape clears
board-turn = to play
board-played = Played
board-taken = taken
board-actions = Plays
board-owner = { $owner }
board-count = { $count } cards
board-group = group { $letter }
board-announce = Announce { $value }
board-announce-for = Announce { $value } for { $seat }
board-make = Make { $value }
board-make-for = Make { $value } for { $seat }
rank-sign-a = A
rank-sign-j = J
rank-sign-q = Q
rank-sign-k = K
rank-sign-joker = J
seat-partner = partner
seat-announced = announced { $values }
nav-label-step = Step
learn-none = There are no lessons yet.
learn-progress = { $lesson }: step { $number } of { $total } · { $solved } solved
learn-option = { $title }
learn-option-solved = { $title } ✓
feedback-repair-title = What would be legal?
replay-none = There are no games yet.
replay-choose = Game
replay-number = Play, 0 to { $total }
replay-end = The end of the hand
replay-unfinished = This record ends before the hand is over; the score is as it stands.
replay-note-none = No note.
address-unknown = There is nothing called "{ $id }" here; this is something else that you can look at.

## Plays as people say them

play-lay = { $card } is laid down
play-capture = { $card } takes { $groups }
play-build = { $card } on { $item } makes { $value }
play-build-for = { $card } on { $item } makes { $value } for { $seat }
play-announce = { $card } is announced as { $value }
play-announce-for = { $card } is announced as { $value } for { $seat }
board-plays = has played
