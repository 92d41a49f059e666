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
yaml-syntax = this is not valid YAML: { $problem }; a text with signs that mean something in YAML needs quotes
yaml-tab = a tab cannot indent a line; use blanks
yaml-indent = this line does not stand under those that it belongs to; indent all keys of a mapping and all entries of a list alike
yaml-goes-on = this goes on with the text of the line above, where no ":" may stand; indent all keys of a mapping alike, write ":" after each, and put a text with a colon in quotes
yaml-colon = a text with a colon and a blank in it needs quotes, such as "Note: this"
yaml-comma = no ":" may stand here; write a comma between two entries, or put a text with a colon in quotes, such as "Note: this"
yaml-backslash = in double quotes a backslash begins a sign such as \n, and this is none; use single quotes, or write each \ twice
yaml-no-colon = a key needs a colon after it, such as "turn: South"
yaml-sign = no text can begin with { $sign } without quotes; put the whole text in quotes
yaml-quote = the quotation mark { $sign } is not closed; close it where the text ends
yaml-after-quote = the quoted text has ended before this; put the whole text in quotes, and inside '…' write each ' twice
yaml-bracket = this { $sign } is still open at line { $line }, column { $column }, where a comma or its end is expected; write a comma or close it, or put a text with signs in quotes
yaml-closing = no bracket is open that { $sign } could close; remove it
yaml-too-many = more than { $limit } entries; split the file
yaml-too-deep = nested more than { $limit } levels deep; write it flatter
yaml-empty = there is nothing here; write a mapping such as "variant: jensen"
yaml-alias = the alias *{ $name } is not allowed; write the value out, or put a text that begins with * in quotes
yaml-anchor = the anchor &{ $name } is not allowed; remove it, or put a text that begins with & in quotes
yaml-tag = the tag { $tag } is not allowed; remove it, or put a text that begins with ! in quotes
yaml-key-not-text = a key must be plain text
yaml-duplicate-key = the key '{ $key }' stands already in line { $line }; keep one of them

## Content that does not have the right shape

content-file-unreadable = the file cannot be read: { $problem }
content-one-document = one document is expected, not { $number }; put each into a file of its own
content-not-a-mapping = a mapping of keys and values is expected here, such as "turn: South" with a blank after the colon
content-missing-key = the key '{ $key }' is missing; add it
content-misspelt-key = unknown key '{ $key }'; did you mean '{ $like }'?
content-unknown-key = unknown key '{ $key }'; remove it or correct its spelling
content-not-a-number = a whole number is expected, not { $got }
content-not-a-flag = true or false is expected, not { $got }
content-not-text = plain text is expected, not { $got }
content-not-a-list = a list is expected, not { $got }
content-too-few = at least { $least ->
    [one] one entry is
   *[other] { $least } entries are
} needed here, not { $got }
content-too-short = some text is needed here, not { $got }
content-names-alike = two of these names are alike, blanks and capitals aside; give each its own: { $got }
content-not-one-line = one line without control characters is expected, not { $got }
content-not-a-slug = small letters, digits and single hyphens are expected, such as taking-cards, not { $got }
content-not-a-word = a word must begin and end with a letter or digit, not be { $got }
content-direction = characters that change the direction of text are not allowed: { $got }
content-claim-unknown = { $got } is no claim; claims are no_capture, no_build, only_lay_down, could: "PLAY", could_not: "PLAY" and holds_only: [CARDS]
content-not-one-of = { $got } is none of { $expected }
content-invalid = { $problem } (got { $got })
content-nothing-found = there are no YAML files here
content-misplaced = this file is not loaded: a lesson is lessons/NAME.yaml, a game lessons/games/NAME.yaml, a puzzle puzzles/VARIANT/NAME.yaml, a section of the rule book lessons/rules/NAME.yaml, house rules lessons/variants/NAME.yaml, the glossary lessons/glossary/terms.yaml
content-other-kind = this holds { $kind ->
    [lesson] a lesson (steps)
    [puzzle] a puzzle (goal)
    [game] a game record (deals)
    [section] a section of the rule book (rules)
    [house] house rules (based_on)
    [glossary] a glossary (terms)
   *[position] a position (turn)
}, not { $wanted ->
    [lesson] a lesson (steps)
    [puzzle] a puzzle (goal)
    [game] a game record (deals)
    [section] a section of the rule book (rules)
    [house] house rules (based_on)
    [glossary] a glossary (terms)
   *[position] a position (turn)
}; among content, { $kind ->
    [lesson] a lesson lies in lessons
    [puzzle] a puzzle lies in puzzles/VARIANT
    [game] a record lies in lessons/games
    [section] a section lies in lessons/rules
    [house] house rules lie in lessons/variants
    [glossary] the glossary is lessons/glossary/terms.yaml
   *[position] a position by itself has no place
}
content-kind-unknown = this is neither a lesson (steps), a puzzle (goal), a game record (deals), a section of the rule book (rules), house rules (based_on), a glossary (terms) nor a position (turn); add the key of what it is meant to be

## Positions that cannot be

position-unknown-variant = unknown variant '{ $name }'; known are { $known }
position-wrong-number-of-seats = { $variant } is not for { $number ->
    [one] one seat
   *[other] { $number } seats
}; it is for { $allowed }
position-seat-twice = the seat '{ $seat }' is named twice, blanks and capitals aside; give each its own name
position-unknown-seat = unknown seat '{ $seat }'; the seats are { $known }
position-unknown-card = unknown card '{ $card }'; write rank and suit, such as AS, 10D or X25
position-card-not-in-pack = the pack of { $variant } has no { $card }
position-card-too-often = { $card } occurs too often; the pack has it { $number ->
    [one] once
   *[other] { $number } times
}, and it stands at { $places } already (line:column)
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
check-position-needed = a goal of the kind '{ $kind }' needs a position; add one
check-position-not-needed = a goal of the kind '{ $kind }' needs no position; remove it
check-plays-not-needed = '{ $key }' holds plays, but this goal is not answered by one play; remove it
check-answer-wrong = this states the answer { $stated }, but the engine finds { $found }
check-find-all-number = { $number ->
    [one] there is one capture
   *[other] there are { $number } captures
} to find; from 2 to 15 can be asked for
check-find-all-count = this states { $stated ->
    [one] one capture
   *[other] { $stated } captures
}, but there { $found ->
    [one] is one
   *[other] are { $found }
}
check-reading-unknown = there is no reading '{ $reading }'; known are { $known }
check-label-shows = the reading '{ $reading }' ({ $title }) is not at work here: without it nothing that is asked or tried would come out otherwise; take it out of 'shows', or ask for something that depends on it
check-label-counter = nothing here tempts to apply the reading '{ $reading }' ({ $title }) where it does not hold; take it out of 'counter', or add the tempting mistake to 'wrong'
check-reading-not-shown = no step shows the reading '{ $reading }' ({ $title }) at work; add it to 'shows' of one
check-reading-no-counter = no step shows where the reading '{ $reading }' ({ $title }) does not apply; add it to 'counter' of one
check-not-a-capture = '{ $play }' is not a legal capture
check-value-not-unique = the value of '{ $text }' in this capture is not one of several that it could have: { $values }
check-not-in-other-hand = '{ $text }' cannot be in another hand here
check-not-in-variant = this position is not possible in the variant '{ $variant }'; leave it out, or change the position
check-choice-illegal = '{ $play }' is not legal, so it cannot be the right one
check-no-near-misses = there are no near misses of '{ $play }' to choose from; ask for something else
check-hands-needed = who plays next depends on the hands; give all of them
check-nobody-next = nobody has a card left after this turn; give somebody one
check-nothing-left = the table is empty, so that nothing is left over to ask for
check-option-twice = '{ $option }' is an option twice; name everything once, and nothing '{ $nobody }'
check-too-many-captures = { $number ->
    [one] there is one capture
   *[other] there are { $number } captures
}; at most { $limit } can be asked for
check-unforeseen = this cannot be proven ({ $kind }: { $problem }); please report it
check-dealer-needed = this depends on the dealer; add 'dealer' to the position
check-piles-total = these piles have { $number ->
    [one] one card
   *[other] { $number } cards
} together, the pack has { $total }
check-match-sides = every hand must give points to the same sides: { $sides }
check-players = { $variant } is not for { $number ->
    [one] one player
   *[other] { $number } players
}
check-event-unknown = there is no event '{ $event }' in such a hand; known are { $known }
check-events-order = these are not in order; right is { $right }
check-event-twice = an event occurs twice; keep one
check-game-unknown = there is no game '{ $game }'; known are { $known }
check-fact-unknown = there is no fact '{ $fact }'; known are { $known }
check-fact-not-there = nothing is known of '{ $fact }' for { $game } (some facts need 'players')
check-fact-same = there is only one value of '{ $fact }', so that nothing can be asked
check-fact-value = no game says '{ $value }' on '{ $fact }'
check-slug-twice = the step '{ $slug }' stands already in this lesson
check-too-much-work = a table in this file has too many items to go through; take some away
check-theme-unknown = there is no theme '{ $theme }'; known are { $known }
check-theme-wrong = this is not of the theme '{ $theme }'; it has { $found }
check-only-play-number = { $number ->
    [one] there is one legal play
   *[other] there are { $number } legal plays
} here; this asks for exactly one
check-partners-needed = this asks for a partner; in { $variant } with { $number ->
    [one] one player
   *[other] { $number } players
} there is none
check-open-hands-needed = this is asked with all cards open; give the hands of { $seats } too
check-two-players-needed = this is asked of two players; there { $number ->
    [one] is one seat
   *[other] are { $number } seats
}
check-last-deal-needed = this is asked in the last deal; { $stock ->
    [one] one card is
   *[other] { $stock } cards are
} still to be dealt
check-hand-too-large = the next player is reckoned to hold { $number ->
    [one] one card
   *[other] { $number } cards
}, but only { $unseen ->
    [one] one is
   *[other] { $unseen } are
} not seen; say who deals, or correct what was won
check-opponent-needed = nobody plays before { $partner }; give the opponent in between a card
check-cards-missing = this is asked at the end of a hand, where every card is known; { $number ->
    [one] one is
   *[other] { $number } are
} neither held, on the table nor won
check-too-far = there are too many cards left to look ahead to the end; take some away
check-replaces-unknown = there is no item '{ $id }' to replace
check-replaces-circle = each of these puzzles replaces the next, and the last one the first: { $ids }; name an older puzzle, or remove 'replaces'
check-puzzle-folder = this is a puzzle of { $variant }, but it lies in the folder '{ $folder }'; move it to puzzles/{ $variant }, or correct the variant
check-file-name = the file name '{ $name }' is part of an address that never changes; name it with small letters, digits and single hyphens, such as { $like }
check-number-twice = { $other } has the number { $number } too; give this file another one
check-seat-out-of-turn = it is { $turn }'s turn, not { $seat }'s
check-play-hidden = nobody can make the play '{ $play }' of the step '{ $step }': 'plays' of this lesson hides the button for it; add { $kind } there, or ask for something else
check-play-illegal = the play '{ $play }' is not legal for { $seat }: { $why }
check-hand-missing = the hand of { $seat } is missing
check-deal-not-over = the deal ends with { $number ->
    [one] one card
   *[other] { $number } cards
} still in the hands
check-dealt-hand = deal { $deal } gives { $seat } { $found ->
    [one] 1 card
   *[other] { $found } cards
}, but in { $variant } for { $players } players it is { $planned }; name all cards that were dealt, or write "dealt: otherwise" below its dealer
check-dealt-table = deal { $deal } puts { $found ->
    [one] 1 card
   *[other] { $found } cards
} on the table, but in { $variant } for { $players } players it is { $planned }; correct it, or write "dealt: otherwise" below its dealer
check-dealt-deals = the record has { $found ->
    [one] one deal
   *[other] { $found } deals
}, but in { $variant } for { $players } players there are { $planned }; correct them, or write "dealt: otherwise" below its dealer
check-dealt-as-planned = every deal is as { $variant } for { $players } players has it; take out "dealt: otherwise"
check-claim-no-capture = this claims that there was no capture, but '{ $play }' was one
check-claim-no-build = this claims that there was no build, but '{ $play }' was one
check-claim-could = this claims that '{ $play }' was possible, but it was not: { $why }
check-claim-could-not = this claims that '{ $play }' was not possible, but it was
check-claim-holds-only = this claims the hand { $claimed }, but it was { $held }
check-result-side = unknown side '{ $side }'; the sides are { $known }
check-result-wrong = this states { $what ->
    [cards] { $stated ->
        [one] 1 card
       *[other] { $stated } cards
    }
    [zwicks] { $stated ->
        [one] 1 Zwick
       *[other] { $stated } Zwicks
    }
   *[points] { $stated ->
        [one] 1 point
       *[other] { $stated } points
    }
} for { $side }; the plays give { $found }

## Parts of sentences: items with their article, lists, sums, values

card-the = the { $card }
build-the = the build of { $value } ({ $cards })
list-comma = { $first }, { $last }
list-plus = { $first } + { $last }
list-plus-tight = { $first }+{ $last }
cards-like = a card like { $cards }
list-steps = { $first } … or { $last }
card-value-range = one value from { $least } to { $most }
card-counts = { $card } counts { $values }
card-played = You play { $card } as { $value }

## Why a play is not legal: one sentence each

reason-unreadable = "{ $text }" cannot be read as a play; write it like KS x QS+AD, 10S on X30 = 20 or 3H.
reason-card-not-held = { $card } is not in your hand.
reason-item-not-on-table = { $items } is not on the table.
reason-item-not-on-table-again = { $number ->
    [one] There is only one { $items } on the table.
   *[other] { $items } is on the table only { $number } times.
}
reason-part-of-build = { $part } is part of { $build }, which is one item and counts { $value }.
reason-nothing-selected = Choose what { $card } should take from the table.
reason-out-of-reach = { $items } makes { $totals }; your { $card } takes { $values } only.
reason-out-of-reach-as = { $items } makes { $totals }, but you play { $card } as { $value }.
reason-out-of-reach-one = { $items } counts { $totals }; your { $card } takes { $values } only.
reason-out-of-reach-one-as = { $items } counts { $totals }, but you play { $card } as { $value }.
reason-out-of-reach-value = { $card } counts { $values }, not { $value }.
reason-out-of-reach-build = { $card } on { $items } does not make { $value }, neither by adding nor by taking away.
reason-out-of-reach-build-adding = { $card } on { $items } does not make { $value }: a build only adds here.
reason-build-from-card = { $first } − { $second } = { $value } is the wrong way round. Start with what lies there: your card may be taken away from it, but not it from your card.
reason-build-from-card-adding = { $first } − { $second } = { $value }, but a build only adds here.
reason-build-kept = The value may stay { $value } only under a card that counts { $value } itself; your { $card } counts { $values }.
reason-build-kept-adding = The value cannot stay { $value }: { $card } is always added to what lies there.
reason-build-fixed = { $items } has been announced for good, so it counts { $announced } and nothing else.
reason-build-elsewhere = { $card } on { $items } does not make { $value }: in this variant { $court } counts { $counts } only.
reason-out-of-reach-build-none = { $card } on { $items } makes { $possible }, which no build can be worth here.
reason-out-of-reach-build-no-card = { $card } on { $items } would make { $value }, but no card takes { $value }.
reason-out-of-reach-single = { $card } counts { $values }, so it cannot be announced as { $value }.
reason-does-not-split = { $counts }; { $items } makes { $totals }: in groups of { $value }, { $left } { $number ->
    [one] is
   *[other] are
} left over.
reason-does-not-split-none = { $counts }; { $items } makes { $totals }, and no group among them makes { $values }.
reason-does-not-split-all = { $counts }; { $items } makes { $totals }, and it does not split into groups of { $values }.
reason-two-values = { $card } counts { $values }, but not both in one capture: { $first } needs { $firstvalue }, { $second } needs { $secondvalue }.
reason-two-values-wild = { $card } counts one value for the whole capture: { $first } needs { $firstvalue }, { $second } needs { $secondvalue }.
reason-joker-rule-capture = A loose joker answers only another joker, so your { $card } cannot take { $items }.
reason-joker-rule-group = A loose joker is never part of a sum; { $items } { $number ->
    [one] is a group by itself
   *[other] are groups by themselves
}.
reason-joker-rule-build = Nothing is built on { $items }: a loose joker answers only another joker.
reason-obligation-broken = Once { $card } is played, none of the cards that stay in your hand can take { $items }, which you own.
reason-obligation-broken-kept = Once { $card } is played, only { $kept } { $number ->
    [one] stays in your hand, and it cannot
    [2] stay in your hand, and neither of them can
   *[other] stay in your hand, and none of them can
} take { $items }, which you own.
reason-obligation-broken-last = { $card } is your last card, and you own { $items }: nothing would stay in your hand to take { $number ->
    [one] it
   *[other] them
}.
reason-obligation-broken-each = You { $new ->
    [0] own
   *[other] would own
} { $items }, and each value needs a card of its own: once { $card } is played, only { $kept } { $number ->
    [one] is
   *[other] are
} left for { $values ->
    [2] both
   *[other] all { $values }
}.
reason-no-card-for-value = Besides { $card } you hold no card that takes { $value }, so you cannot own a build of { $value }.
reason-not-announced = { $seat } has not announced { $value }, or has played a card for it since, so you cannot build { $value } for { $seat }.
reason-not-partner = A build can be made for your partner only, not for { $seat }.
reason-variant-forbids-empty-table = The table is empty, so { $card } can only be laid down.
reason-variant-forbids-subtracting = In this variant builds only add, so { $card } on { $items } cannot make { $value } by subtracting.
reason-variant-forbids-same-value = In this variant a build cannot keep its value, so { $card } on { $items } cannot make { $value }.
reason-variant-forbids-build-limit = In this variant no build is worth more than { $limit }; this one would be { $value }.
reason-variant-forbids-no-partners = Everybody plays alone here; a build cannot be made for { $seat }.
reason-obligation-suspended = None of your plays keeps every promise you have, so for this turn you may break them.

## After a play

verdict-repair = Legal would be: { $play }.
verdict-repair-other-card = Another card of yours can do it: { $play }.
verdict-nudge-with = With { $items } it would fit.
verdict-nudge-without = Without { $items } it would fit.
verdict-nudge-swap = With { $added } in place of { $dropped } it would fit.
verdict-nudge-keep = With { $items } you would keep your promise.
verdict-nudge-swap-keep = With { $added } in place of { $dropped } you would keep your promise.
verdict-nudge-whole = The whole build would fit.
verdict-nudge-rest = Without it the rest would fit.
verdict-nudge-regroup = Grouped in another way these would fit.
verdict-nudge-value = Played as { $value } it would fit.
verdict-nudge-announce = Announced as { $value } it would work.
verdict-nudge-other-card = Your { $card } could take { $items }.
verdict-nudge-other-card-all = Your { $card } could take all of these.
verdict-nudge-other-card-build = Your { $card } could make this build.
verdict-nudge-nothing = Your { $card } takes nothing on this table.
verdict-nudge-promise = Your { $card } can take nothing here without breaking a promise of yours.
verdict-nudge-no-build = Your { $card } can build nothing here.
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
verdict-goal-missed-everything = { $card } can take more cards.
verdict-goal-missed-build = You were asked for a build.
verdict-goal-missed-owner = This build is for { $made }, but it was to be for { $wanted }.
verdict-goal-missed-other-build = This is a build, but not the one that is asked for.
verdict-goal-missed-capture = It does not take { $items }.
verdict-goal-missed-lay = You were asked to lay a card down.
verdict-goal-missed-no-capture = It takes nothing.
verdict-goal-missed-most-points = { $points ->
    [0] It wins no points, and there are points to win.
    [one] It wins one point, and there are more to win.
   *[other] It wins { $points } points, and there are more to win.
}
verdict-goal-missed-two-builds = { $number ->
    [0] It takes no build.
   *[other] It takes only one build.
}
verdict-goal-missed-joker-build = No joker that stays in your hand takes { $value }.
verdict-goal-missed-joker-down = It does not build a joker down to a smaller value.
verdict-goal-missed-safe-lay = After that { $seat } could make a Zwick with { $cards }. There is a card to lay after which no hand can.
verdict-goal-missed-safer-lay = After that { $seat } could make a Zwick with { $cards }. There is a card to lay after which fewer hands can.
verdict-goal-missed-zwick-in-two = { $seat } has an answer: { $play }. After that { $partner } cannot make a Zwick.
verdict-goal-missed-zwick-in-two-none = { $partner } cannot make a Zwick after that.
verdict-goal-missed-win-less = When both then play their best, another play does better for you in the end.
verdict-goal-missed-win-most = When both then play their best, the result is { $points ->
    [one] one point
   *[other] { $points } points
} worse for you in the end.
verdict-goal-missed-win-answered = When both then play their best, the result is { $points ->
    [one] one point
   *[other] { $points } points
} worse for you in the end. One best answer of { $seat }: { $play }.
proof-safe-lay = { $number ->
    [0] No hand that { $seat } can hold makes a Zwick after it.
    [one] Only one hand that { $seat } can hold makes a Zwick after it.
   *[other] Of all hands that { $seat } can hold { NUMBER($number, useGrouping: 1) } make a Zwick after it, and more after any other card.
}
proof-ahead = When both play their best, you end { $points ->
    [one] one point
   *[other] { $points } points
} ahead of { $seat } in this hand.
proof-behind = When both play their best, you end { $points ->
    [0] level with { $seat }
    [one] one point behind { $seat }
   *[other] { $points } points behind { $seat }
} in this hand. Nothing does better.
proof-answer = One best answer of { $seat }: { $play }.
proof-reply = { $seat }: { $reply }. Then: { $zwick }.
verdict-missed-more = There was more to find with your hand: { $number ->
    [one] one other capture
   *[other] { NUMBER($number, useGrouping: 1) } other captures
}.
verdict-missed-besides = Your hand had { $number ->
    [one] one other capture
   *[other] { NUMBER($number, useGrouping: 1) } other captures
}.
verdict-missed-unknown = The table is too large to look for other captures.
verdict-missed-could = Your hand could have taken cards: { $number ->
    [one] one capture
   *[other] { NUMBER($number, useGrouping: 1) } captures
}.
verdict-missed-none = There was nothing more to take: proven for every card of your hand.
verdict-missed-nothing = There was nothing to take: proven for every card of your hand.
verdict-missed-cut = The first { $shown } of { $number ->
   *[other] { NUMBER($number, useGrouping: 1) } captures
} are shown.
verdict-missed-folded = { $number ->
    [one] One smaller capture lies
   *[other] { NUMBER($number, useGrouping: 1) } smaller captures lie
} inside larger ones.
verdict-points = { $cards ->
    [one] One card
   *[other] { $cards } cards
} for your pile, { $points ->
    [one] one point
   *[other] { $points } points
}.
verdict-cards = { $cards ->
    [one] One card
   *[other] { $cards } cards
} for your pile.
group-sum = { $parts } = { $value }
group-alone = { $parts }
missed-line = { $play }
missed-line-zwick = { $play } (Zwick)

## Goals: what there is to do

goal-zwick = Clear the table in one play.
goal-most-cards = Take as many cards as you can.
goal-everything = Take everything that { $card } can take.
goal-capture = Take { $items }.
goal-lay = Lay a card down.
goal-most-points = Win as many points as you can with one capture. The card that you play counts too, and so does a Zwick.
goal-two-builds = Take at least two builds with one card.
goal-joker-build = Make a build that a joker in your hand can take later.
goal-joker-down = Play a card on an item with a joker in it, so that its value goes down.
goal-only-play = Only one play is legal. Make it.
goal-safe-lay = Lay the card after which { $seat } is least likely to make a Zwick. Count every card that you have not seen.
goal-zwick-in-two = All cards are open. Play so that { $partner } can make a Zwick, whatever { $seat } plays in between.
goal-win-most = All cards are open, and this is the last deal. Make the play that leaves you best off in the end, if both play their best. What then still lies on the table goes to whoever captured last.
goal-build = { $what }.
goal-build-build = Build
goal-build-joined = { $first } { $last }
goal-build-any = Make a build of your own, one that you can take later.
goal-build-with = with { $card }
goal-build-on = on { $item }
goal-build-making = and make { $value }
goal-build-own = for yourself, so that you can take it later
goal-build-for = for { $seat }
goal-find-all = Find every capture, one after the other. You have { $found } of { $number }.
goal-find-all-card = Find every capture with { $card }, one after the other. You have { $found } of { $number }.
find-all-found = One more is found, { $found } of { $number }: { $play }.
find-all-again = You have found this one already.
find-all-not-asked = This is not a capture with { $card }.
find-all-not-capture = This is legal, but it is no capture.
find-all-done = That is all of them.

## The app

app-title = Zwickern tutor
nav-learn = Learn
nav-puzzles = Puzzles
nav-replay = Replay
content-broken-title = Some content could not be loaded
content-broken-help = The rest works. These files need correcting:
address-nowhere = The tutor has no page at this address.
address-first-page = Go to its first page
site-full = The tutor is full. Try again soon.
site-full-again = Try again
something-went-wrong = Something went wrong here. What you have solved is safe. Reload the page; if it happens again, please report what you did.
learn-back = Back
learn-next = Next
learn-again = Try again
learn-show = Show the solution
learn-hint = Hint
learn-hint-more = Another hint
learn-to-puzzles = Go to the puzzles
puzzle-difficulty = Difficulty { $difficulty } of 5
puzzle-solved-count = { $solved } of { $total } solved
puzzle-choose = Choose a puzzle
puzzle-choose-of = { $number ->
    [0] No puzzle to choose
    [one] Choose: one puzzle
   *[other] Choose one of { $number } puzzles
}
puzzle-option = { $title } ({ $name }), { $variant }, difficulty { $difficulty }
puzzle-option-solved = { $title } ({ $name }), { $variant }, difficulty { $difficulty }, solved
puzzle-next = Next puzzle
puzzle-next-for-me = A puzzle for me
puzzle-to-course = On to the lessons
puzzle-none = There are no puzzles yet.
puzzle-seed = Fresh, number { $seed }
puzzle-solved = Solved
puzzle-streak = { $number } in a row at the first try

## Which puzzle comes next

pick-label = Which puzzle comes next
pick-next = For me
pick-due = Due ({ $due })
pick-weak = Weak spots
pick-fresh = Fresh
pick-anything = Any kind
pick-any = Any
pick-variant = Variant
pick-goal = What is asked
pick-theme = Theme
pick-difficulty = Difficulty
pick-all-solved = You have solved every puzzle of this kind. Allow other kinds, or take fresh ones.
pick-all-met = You have solved every puzzle that needs only what you have met. The lessons show you more.
pick-none = There is no puzzle of this kind.
pick-clear = Any kind of puzzle
pick-nothing-due = Nothing is due. What you solve here comes back in some days, each time with a new position.
pick-nothing-due-until = Nothing is due now. The next review comes on { $day }.
pick-nothing-weak = No weak spot is known: that would be a kind of puzzle of which you solved fewer than half at the first try, of five or more.
pick-nothing-fresh = There are no fresh puzzles of this kind. Choose another variant or another goal, and no theme or difficulty.
concept-zwick = Zwick now
concept-most-cards = Most cards
concept-most-points = Most points
concept-capture = Take what is asked
concept-everything = Everything one card takes
concept-lay = Laying a card
concept-build = Building
concept-two-builds = Two builds at once
concept-joker-build = A build for your joker
concept-joker-down = A joker built down
concept-only-play = The only legal play
concept-safe-lay = The safe lay
concept-zwick-in-two = Zwick in two
concept-win-most = Win the most
concept-find-all = Every capture
concept-legal = Legal or not
concept-how-many = How many captures
concept-takers = Which card takes it
concept-counts = What a card counts
concept-announce = What may be announced
concept-promise = Keeping promises
concept-safe-lays = Safe cards
concept-variants = Variants compared
concept-choice = Which play does it
concept-who = Whose turn it is
concept-pile = Counting a pile
concept-majority = Most cards at the end
concept-match = Winning a match
concept-order = The course of a hand
concept-fact = What the rules say
concept-which-games = Which game it is

## Themes of puzzles

theme-two-values = One low, one high
theme-about-two-values = Of the cards with two values one counts low and another high, in the same capture.
theme-court-high = Counted high
theme-about-court-high = An ace, jack, queen or king counts high inside a sum.
theme-court-low = Counted low
theme-about-court-low = An ace, jack, queen or king counts low inside a sum.
theme-several-groups = Several groups
theme-about-several-groups = One card takes several groups at once.
theme-long-group = A long sum
theme-about-long-group = Four items or more are needed for one sum.
theme-uses-build = With a build
theme-about-uses-build = A build is taken, or built on.
theme-build-down = Building down
theme-about-build-down = A card is taken off the value of what it is built on.
theme-joker-rescue = A joker taken
theme-about-joker-rescue = A joker that lies on the table is won.
theme-obligation = A promise binds
theme-about-obligation = You owe a card for a build of your own. If you did not, the answer would be another.
theme-partner-build = Your partner's build
theme-about-partner-build = A build of your partner is taken or built on, or one is made for your partner.
theme-decoy = A decoy
theme-about-decoy = Another capture takes more cards, and is wrong.
theme-quiet = A quiet play
theme-about-quiet = The right play takes nothing.
theme-safe-lay = A safe lay
theme-about-safe-lay = The card that is laid gives the next player the least chance to clear the table.
theme-zwick-chain = Zwick after Zwick
theme-about-zwick-chain = After your Zwick your partner makes another, whatever is laid in between.
theme-honours = Points, not cards
theme-about-honours = Another capture takes as many cards or more, but wins fewer points.

## After a puzzle

explore-start = Why not another play?
explore-stop = Back to the answer
explore-about = Make any play on the board and see what is to be said of it. Nothing of this is counted.
others-title = Every other play, and why not
others-no-card = No other card of yours takes what { $card } could build:
others-too-many = These cannot be listed here.
end-title = To the end, with all cards open
end-line = The best play of both
end-others = The best reply to each other play
end-other = { $play }: { $points ->
    [0] just as good.
    [one] one point worse.
   *[other] { $points } points worse.
}
end-other-reply = { $play }: { $points ->
    [0] just as good.
    [one] one point worse.
   *[other] { $points } points worse.
} { $seat } replies: { $reply }.
end-left = { $number ->
    [one] There was no time for one more play.
   *[other] There was no time for { $number } more plays.
}
end-not-possible = This takes too long to be counted here.
report-title = Report this puzzle
report-about = Something wrong with it? Send this text to whoever keeps this tutor; it has everything that is needed.
report-link = Write a message
report-subject = Zwickern puzzle { $id }

## Progress

nav-progress = Progress
progress-nothing = Nothing has been tried yet. What you solve in the lessons and puzzles is kept here, and comes back when it is time.
progress-to-learn = Go to the lessons
progress-steps = Steps solved
progress-puzzles = Puzzles solved
progress-exercises = Exercises finished
progress-exercises-about = Each try at a step or a puzzle until its answer is known; fresh puzzles and repeated ones count here only.
progress-streak = Puzzles in a row, at the first try
progress-due = { $number ->
    [one] One concept is due for review.
   *[other] { $number } concepts are due for review.
} Each comes with a position that you have not seen.
progress-practise-due = Practise what is due
progress-weak = Weak spots
progress-weak-share = { $name }: { $clean } of the last { $of } at the first try
progress-weak-in = { $name } ({ $variant })
progress-practise = Practise: { $name }
progress-concepts = What you know
progress-levels = Learnt: solved once. Settled: solved again at the first try and without hints, six days later or more. Sure: after that, once more where you did not choose what is asked. Weak: fewer than half of the last puzzles at the first try. Tries in lessons are never held against you.
progress-no-concepts = No concept yet: the questions so far were about no variant.
progress-column-variant = Variant
progress-column-concept = Concept
progress-column-level = Level
progress-column-due = Comes back
progress-due-now = now
level-new = new
level-learnt = learnt
level-settled = settled
level-sure = sure
level-weak = weak
progress-over-time = Reached over time
progress-axis-day = Day
progress-axis-level = Level
progress-axis-number = Concepts
progress-now = Reached so far: { $sure } sure, { $settled } settled, { $learnt } learnt.
progress-settings = Settings
progress-most-days = Longest pause before a concept comes back, { $least } to { $most } days
progress-most-a-day = Most concepts to review in a day, { $least } to { $most }
progress-yours = Your data
progress-export-about = Everything that is kept about you, in one file. You can read it in again here or on another machine.
progress-export = Save everything as a file
progress-import = Read a file that was saved here
progress-import-button = Add what is in this file
progress-import-again = If only a part of it was added, reading the file again adds the rest.
progress-import-more = { $number ->
    [one] One setting, house rule, record or set of guesses was added.
   *[other] { $number } settings, house rules, records and sets of guesses were added.
}
progress-import-left = { $number ->
    [one] One of its house rules or records
   *[other] { $number } of its house rules and records
} could not be added: { $houses } house rules and { $records } records can be kept here, house rules must hold, and none takes the place of others with its name.
progress-imported = { $new ->
    [0] Nothing in it was new.
    [one] One attempt was new.
   *[other] { $new } attempts were new.
} { $known ->
    [0] None was here before.
    [one] One was here already.
   *[other] { $known } were here already.
}
progress-delete-about = Delete all attempts and settings, your house rules and the game records you keep. This cannot be undone; save them first if you may want them back.
progress-delete-sure = Yes, delete everything
progress-delete = Delete everything
progress-deleted = Everything has been deleted.
position-about = { $variant } · { $seat } to play
feedback-title-right = Right
feedback-title-legal = Legal, but not yet right
feedback-title-wrong = Not legal
feedback-title-allowed = Legal
replay-first = First
replay-back = Back
replay-forward = Forward
replay-last = Last
replay-round-back = Round back
replay-round-forward = Round on
replay-next-note = Next note
replay-next-missed = Next miss
replay-next-zwick = Next Zwick
replay-start = Before the first play
replay-played = { $seat }: { $play }
replay-note = The annotator
replay-engine = The engine
replay-checked = Checked against the rules:
replay-hands = All hands open
replay-running = The score as it grew
proof-proven = proven
proof-open = with all cards open
proof-view = the author's view
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
replay-missed-points = More points could be won at once: { $play }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
replay-nothing-more = No play took more cards or more points at once.
replay-nothing-to-capture = Nothing could be captured.
replay-nothing-but-lay = Nothing could be captured or built; a card had to be laid.
replay-result = Result
replay-left = Left on the table: { $items }, to { $side } as the last to capture; no Zwick.
replay-seat = Seat
replay-cards = Cards
replay-zwicks = Zwicks
replay-points = Points
tally-cards = won { $number ->
    [one] 1 card
   *[other] { $number } cards
}
tally-cards-together = won together { $number ->
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
seat-last-capture = captured last
variant-jensen = Jensen
variant-christiansen = Christiansen
variant-dietze = Dietze
variant-grupp = Grupp
variant-french = French

## Keeping what was solved

log-url-wrong = ZWICKERN_DATABASE_URL is not the address of a database; write it like sqlite:////home/me/zwickern.db or postgresql://user:password@host/name.
log-driver-missing = The database { $place } needs the Python package { $driver }, which is not installed; for PostgreSQL run: pip install "zwickern-tutor[postgresql]"
log-unreachable = The database { $place } does not answer ({ $problem }); check its address and that it is running.
log-newer = The database { $place } was written by a newer version of the tutor (revision { $version }) and was left as it is; update the tutor to go on with it.
log-damaged = The database { $place } is damaged or not one of the tutor ({ $problem }). It was left as it is; move it elsewhere, and the tutor begins a new one when it is started again.
log-unwritable = The database { $place } cannot be written ({ $problem }); make the file and its folder writable, or name another database in ZWICKERN_DATABASE_URL.
log-busy = The database { $place } is in use by another program ({ $problem }); close that program.
log-full = There is no room left for { $place } ({ $problem }); free some.
log-none = There is no database { $place }.
log-gone = The database { $place } is not there any more. Put it back; until then what is done waits in memory.
log-failed = The database { $place } cannot be used ({ $problem }).

## Progress that is exported and imported

archive-not-json = This file is no progress of the tutor: it cannot be read as JSON. Choose a file that was exported by the tutor.
archive-foreign = This file is JSON, but no progress of the tutor. Choose a file that was exported by the tutor.
archive-newer = This file was exported by a newer version of the tutor (format { $version }); update the tutor to import it.
archive-too-large = This file is too large: no more than { $mebibytes } MiB and { $attempts } attempts can be imported.
archive-no-room = With this file there would be more than { $attempts } attempts, which is all that can be kept of one learner. Nothing was added.
archive-twice = This file is damaged: “{ $name }” stands twice in the same entry. Nothing was imported.
archive-part-broken = This file is damaged: the part “{ $part }” is missing, of the wrong kind or unknown. Nothing was imported.
archive-entry-broken = This file is damaged: attempt { $number } is none. Nothing was imported.
archive-field-broken = This file is damaged: in attempt { $number } the field “{ $field }” is missing, wrong or unknown. Nothing was imported.
archive-setting-broken = This file is damaged: the setting “{ $name }” cannot be kept. Nothing was imported.

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
}), { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
} ({ $boards ->
    [one] 1 board
   *[other] { $boards } boards
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
cli-path = A folder with lessons and puzzles; without one, the tutor's own.
cli-table = Table
cli-hand = Hand
cli-empty = empty
cli-no-folder = { $path } is a file; name the folder that holds "lessons" and "puzzles"
cli-coverage-empty = there is no content in { $path }, neither lessons/NN-NAME.yaml nor puzzles/VARIANT/NAME.yaml; name the folder that holds "lessons" and "puzzles"
cli-coverage-nothing = no lesson or puzzle in { $path } shows a reading at work; name readings in "shows" of a step or puzzle
cli-no-such-path = there is no file or folder { $path }
cli-other-kind = { $kind ->
    [position] for positions there are "zwickern moves" and "zwickern check"
    [game] for records there is "zwickern replay"
    [house] for house rules there is the option --house
   *[other] "zwickern validate" proves it
}
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
board-pile = The pile
board-empty-table = The table is empty
board-take = Take
board-build = Build
board-lay = Lay
board-clear = Clear
board-choose-card = Choose a card from your hand
board-choose-items = Choose what it should take from the table
board-choose-how = Nothing on the table is selected. Select what the card takes, or choose another play below
board-nothing-to-take = There is nothing to take: lay the card
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
board-one-card = 1 card
board-group = group { $letter }
board-announce = Announce { $value }
board-announce-for = Announce { $value } for { $seat }
board-make = Make { $value }
board-make-for = Make { $value } for { $seat }
rank-sign-a = A
rank-sign-j = J
rank-sign-q = Q
rank-sign-k = K
seat-partner = partner
seat-announced = announced { $values }
nav-label-step = Step
learn-none = There are no lessons yet.
learn-progress = Step { $number } of { $total } · { $solved } solved
learn-option = { $title }
learn-option-solved = { $title } ✓
learn-overview = Learn Zwickern
learn-overview-about = Zwickern is a card game from the north of Germany: with a card of your hand you catch cards from the table, and whoever clears it makes a Zwick. Here is a course of short steps, one rule each. Every step has something to do, and a wrong try costs nothing: you are told why, and may try again.
learn-overview-done = You have done the whole course. The puzzles are next.
learn-overview-progress = { $solved } of { $total } steps done
learn-begin = Begin: { $title }
learn-resume = Go on: { $title }
learn-lesson = { $number }. { $title }
learn-lesson-state = { $solved ->
    [0] { $total ->
        [one] one step
       *[other] { $total } steps
    }
   *[other] { $solved } of { $total } done
}
learn-lesson-done = done ✓
learn-all-lessons = All lessons
learn-next-lesson = Next lesson: { $title }
learn-lesson-finished = You have done every step of this lesson.
progress-not-kept = What you do now may not be kept.
hint-title = Hint { $number }:
hint-solution = Solution:
question-check = Check
question-empty = Choose an answer first.
question-none = None of them
question-both = Choose some of them or none of them, not both.
learn-lesson-open = Still to solve in this lesson: { $steps }.
learn-solve-yourself = It counts as solved when you find the answer yourself: press “Try again”.
feedback-holds-solution = (This holds the solution.)
feedback-repair-solution = What would be legal? (This would solve it.)
question-gone = Already won, so in nobody's hand: { $cards }.
question-one = Choose one
question-several = Choose all that are right.
question-number = Your number
question-order = Nothing chosen yet. What comes first?
question-wrong = Not right
question-not-this = That is not it. Try another one.
question-missing = { $number ->
    [one] One that is right is not chosen yet.
   *[other] { $number } that are right are not chosen yet.
}
question-missing-some = Some that are right are not chosen yet.
question-too-few = It is more than that.
question-too-many = It is less than that.
question-too-early = Something else comes before it.
feedback-repair-title = What would be legal?
replay-none = There are no games yet.
replay-choose = Game
replay-number = Play 1 to { $total }, then the end
replay-number-so-far = Play 1 to { $total }
replay-end = The end of the hand
replay-broken-off = The record ends here
replay-dealt-otherwise = In this record the cards were dealt otherwise than the rules say: { $variant } gives other numbers of cards.
replay-unfinished = This record ends before the hand is over; the score is as it stands.
address-unknown = Nothing here has the name "{ $id }". Here is something else instead.

## The glossary

glossary-word-twice = '{ $word }' stands already in line { $line }; explain a word once
glossary-row = Words explained:
glossary-german = In German: { $german }
glossary-french = In French: { $french }
glossary-source = Source: { $source }
glossary-list = All words of the table ({ $number })
glossary-search = Find a word
glossary-none = No word here has “{ $text }” in it.

## Plays as people say them

play-lay = { $card } is laid down
play-capture = { $card } takes { $groups }
play-build = { $card } on { $item } makes { $value }
play-build-for = { $card } on { $item } makes { $value } for { $seat }
play-announce = { $card } is announced as { $value }
play-announce-for = { $card } is announced as { $value } for { $seat }
board-plays = has played

## Questions: what is asked

ask-quoted = “{ $play }”
ask-legal = { $play }: is this legal, and if not, why not?
ask-how-many = How many different captures can you make?
ask-how-many-card = How many different captures can you make with { $card }?
ask-takers = Which of your cards can take { $items }, and nothing else, in one play?
ask-counts = { $play }. What does { $card } count in this play?
ask-announce = Which values may you announce for yourself if you play { $card } by itself?
ask-announce-onto = Which values may you announce for yourself if you play { $card } on { $item }?
ask-announce-for = Which values may you announce for { $seat } if you play { $card } by itself?
ask-announce-onto-for = Which values may you announce for { $seat } if you play { $card } on { $item }?
ask-promise = Which of your cards may you lay down without breaking a promise?
ask-promise-plays = Which of these plays may you make?
ask-safe-lays = Which of your cards can you lay so that the next player cannot make a Zwick, whatever unseen card they hold?
ask-safe-lays-against = Which of your cards can you lay so that { $card }, in another hand, could take nothing?
ask-variants = { $play }: in which of these ways to play is this legal?
ask-choice = Which of these plays is legal?
ask-choice-of = { $task } Which of these plays does it?
ask-who-cuts = Who cuts the pack?
ask-who-first = Who plays first?
ask-who-next-dealer = Who deals the next hand?
ask-who-next = Who plays next after this turn?
ask-who-leftovers = Once the last card of the last deal is laid, who gets what lies on the table?
ask-pile = { $variant }: how many points are these cards worth, with { $zwicks }?
ask-pile-most = { $variant }: how many points are these cards worth, with { $zwicks } and the most cards?
ask-pile-zwicks = { $number ->
    [0] no Zwick
    [one] one Zwick
   *[other] { $number } Zwicks
}
ask-majority = { $variant }, cards at the end: { $piles }. Who gets the points for the most cards?
ask-match-hands = Points hand by hand: { $hands }. { $ask }
ask-match = The match ends here. Who has won?
ask-match-target = The match ends when a side has { $target ->
    [one] one point
   *[other] { $target } points
}. Who has won?
ask-order = What happens first, and what after it? Choose them in their order.
ask-which-games = For which of these games is this true: { $fact }?

## Questions: options

option-card = { $card }
option-text = { $text }
option-choice = { $value }
option-nobody = nobody
option-none = none of them
legal-option-yes = Yes, it is legal.
legal-option-card-not-held = No: the card is not in your hand.
legal-option-item-not-on-table = No: something it takes is not on the table.
legal-option-part-of-build = No: it takes only a part of a build.
legal-option-out-of-reach = No: the values do not add up to the card.
legal-option-no-build-value = No: the card cannot make this value there.
legal-option-does-not-split = No: the cards do not fall into groups of one value.
legal-option-group-does-not-fit = No: one group does not add up to the card.
legal-option-two-values = No: the card would need two values in one play.
legal-option-joker-rule = No: a loose joker stands in the way.
legal-option-obligation-broken = No: a promise would be broken.
legal-option-no-card-for-value = No: no other card in the hand takes the new value.
legal-option-not-partner = No: it is for somebody who is no partner.
legal-option-not-announced = No: the partner has not announced this value.
legal-option-variant-forbids = No: other variants allow it, this one does not.
legal-option-empty-table = No: on an empty table a card can only be laid down.

## Questions: what is said of an option, and proofs

safe-yes = After { $card } the next player can make no Zwick, whatever that hand may be.
safe-zwick = After { $card } the next player could make a Zwick with { $answer }.
safe-from = After { $card } there is nothing for { $answer } to take.
safe-not-from = After { $card } there is something for { $answer } to take.
who-cuts = { $seat } sits on the dealer's right, and cuts.
who-first = { $seat } sits on the dealer's left, and starts every deal.
who-next-dealer = The deal moves to the left: { $seat } deals next.
who-next = { $seat } is the next player clockwise who has a card.
who-leftovers = { $number ->
    [one] { $seat } was the last to capture, and gets it.
   *[other] { $seat } were the last to capture, and get it.
} This is no Zwick.
who-leftovers-nobody = Nobody has captured at all, so nobody gets it.
seat-has-turn = { $seat } plays now.
seat-comes-later = { $seat } comes later.
seat-without-cards = { $seat } has no card left.
seat-is-dealer = { $seat } is the dealer.
seat-on-left = { $seat } sits on the dealer's left.
seat-on-right = { $seat } sits on the dealer's right.
seat-elsewhere = { $seat } sits neither on the dealer's left nor on the right.
side-not-last = { $side } did not capture last.
side-nobody = Somebody has captured before.
side-has-cards = { $side }: { $number ->
    [one] one card
   *[other] { $number } cards
}.
side-has-cards-nobody = Nobody gets them only on a tie.
side-has-points = { $side }: { $number ->
    [one] one point
   *[other] { $number } points
} in all.
side-has-points-nobody = Nobody has won on a tie, or while the target is not reached.
fact-said-by = This is what { $games } says.
fact-said-by-more = This is what { $games } say.
fact-said-by-none = None of these games says so.
counts-not = With { $card } as { $value } the cards do not fall into groups of one value.
legal-why-not = It fails at { $place }. Look there again.
legal-why-other = It is not legal, but for another reason.
legal-why-fine = This does not fail here.
pile-card = { $card }: { $points }
pile-most-cards = most cards: { $points }
pile-zwicks = { $number ->
    [one] one Zwick
   *[other] { $number } Zwicks
}: { $points }
pile-nothing = None of these cards scores.
majority-one = { $side }: { $number ->
    [one] one card
   *[other] { $number } cards
}, more than anybody else.
majority-tie = { $number ->
    [one] One card
   *[other] { $number } cards
} each: on a tie nobody gets the points.
match-totals = Together: { $totals }.
which-games-says = { $game }: { $value }
event-shuffle = The dealer shuffles.
event-cut = The player on the dealer's right cuts.
event-deal = Deal { $number }: the players get their cards, one at a time.
event-picture = Cards are laid open on the table: the picture.
event-play = The cards of deal { $number } are played out.
event-left-over = One card is over and goes to the table.
event-leftovers = What lies on the table goes to the last side to capture.
event-count = The piles are counted.
event-next-dealer = The deal moves to the left.

## Questions: what the games say

game-jensen = Jensen's Zwickern
game-christiansen = Christiansen's Zwickern
game-dietze = Dietze's and Danyliuk's Zwickern
game-grupp = Grupp's Zwickern
game-french = the Zwickern of the French account
game-zwicken = Zwicken
game-zwikken-1850 = mid-19th-century Zwikken
game-zwikken-1900 = 20th-century Zwikken
game-zwikken-2000 = 21st-century Zwikken
value-yes = yes
value-no = no
value-none = nothing
value-pot = a pot of stakes
value-add-subtract = adding, subtracting and keeping the value
value-add-only = adding only
value-fishing = fishing cards from the table
value-tricks = winning tricks
value-north-germany = North Germany
value-austria = Austria and Germany
value-netherlands = the Netherlands
value-7d = the 7 of diamonds
value-three-alike = three cards alike
value-third-of-pot = a third of the pot
value-card-points = the points of its cards
value-range = { $least } to { $most }
ask-fact-pack-cards = How many cards are in the pack in { $game }?
fact-pack-cards = the number of cards in the pack is { $value }
ask-fact-jokers = How many jokers are in the pack in { $game }?
fact-jokers = jokers in the pack: { $value }
ask-fact-ace = What is an ace worth for matching in { $game }?
fact-ace = an ace matches as { $value }
ask-fact-jack = What is a jack worth for matching in { $game }?
fact-jack = a jack matches as { $value }
ask-fact-queen = What is a queen worth for matching in { $game }?
fact-queen = a queen matches as { $value }
ask-fact-king = What is a king worth for matching in { $game }?
fact-king = a king matches as { $value }
ask-fact-building = How may a build change its value in { $game }?
fact-building = builds change their value by { $value }
ask-fact-build-limit = What is the highest value of a build in { $game }?
fact-build-limit = the highest value of a build is { $value }
ask-fact-picture = How many cards make the first picture in { $game }, with { $players } players?
fact-picture = the number of cards in the first picture is { $value } with { $players } players
ask-fact-first-deal = How many cards does each player get in the first deal in { $game }, with { $players } players?
fact-first-deal = the number of cards for each of { $players } players in the first deal is { $value }
ask-fact-deals = How many deals make up a hand in { $game }, with { $players } players?
fact-deals = the number of deals in a hand is { $value } with { $players } players
ask-fact-partners = Do { $players } players play in partnerships in { $game }?
fact-partners = { $players } players play in partnerships: { $value }
ask-fact-most-cards = What do the most cards score in { $game }?
fact-most-cards = the most cards score { $value }
ask-fact-zwick = What does a Zwick score in { $game }?
fact-zwick = a Zwick scores { $value }
ask-fact-joker-zwick = Does clearing the table with a joker score in { $game }?
fact-joker-zwick = clearing the table with a joker scores: { $value }
ask-fact-ace-points = What does an ace score in { $game }?
fact-ace-points = an ace scores { $value }
ask-fact-ten-of-diamonds = What does the 10 of diamonds score in { $game }?
fact-ten-of-diamonds = the 10 of diamonds scores { $value }
ask-fact-ten-of-spades = What does the 10 of spades score in { $game }?
fact-ten-of-spades = the 10 of spades scores { $value }
ask-fact-two-of-spades = What does the 2 of spades score in { $game }?
fact-two-of-spades = the 2 of spades scores { $value }
ask-fact-seven-of-diamonds = What does the 7 of diamonds score in { $game }?
fact-seven-of-diamonds = the 7 of diamonds scores { $value }
ask-fact-seven-of-spades = What does the 7 of spades score in { $game }?
fact-seven-of-spades = the 7 of spades scores { $value }
ask-fact-joker-15 = What does the 15 joker score in { $game }?
fact-joker-15 = the 15 joker scores { $value }
ask-fact-joker-20 = What does the 20 joker score in { $game }?
fact-joker-20 = the 20 joker scores { $value }
ask-fact-joker-25 = What does the 25 joker score in { $game }?
fact-joker-25 = the 25 joker scores { $value }
ask-fact-joker-30 = What does the 30 joker score in { $game }?
fact-joker-30 = the 30 joker scores { $value }
ask-fact-total = How many points are there in a hand of { $game }, without Zwicks and with one pack?
fact-total = the sum of all points in a hand with one pack is { $value }, without Zwicks
ask-fact-family = What is { $game } about?
fact-family = it is about { $value }
ask-fact-trumps = Are there trumps in { $game }?
fact-trumps = there are trumps: { $value }
ask-fact-stakes = What is { $game } played for?
fact-stakes = it is played for { $value }
ask-fact-home = Where is { $game } at home?
fact-home = it is at home in { $value }
ask-fact-hand-cards = How many cards does a player hold in { $game }?
fact-hand-cards = the number of cards that a player holds is { $value }
ask-fact-permanent-trump = Which card is always a trump in { $game }?
fact-permanent-trump = the permanent trump is { $value }
ask-fact-players = How many players is { $game } for?
fact-players = the number of players that it is for is { $value }
ask-fact-wins-at-once = What wins at once, before a card is played, in { $game }?
fact-wins-at-once = what wins at once is { $value }
ask-fact-trick = What does a trick earn in { $game }?
fact-trick = a trick earns { $value }

## Hints

look-legal = Say the sums aloud, and look at the cards that stay in your hand.
look-legal-other = Look at the table, at what the card can be there, and at the cards that stay in your hand.
look-how-many = Start with the smallest sums, and count every mix of groups as well.
look-takers = Try both values of your cards that have two.
look-takers-one = Add it all up in every way, and compare that with each of your cards.
look-counts = Add up the groups: only one of its values fits.
look-announce = The old value plus or minus the card, and a card left in your hand that takes the result.
look-announce-adding = The old value plus the card, and a card left in your hand that takes the result.
look-announce-single = A value that the card itself has, and another card in your hand that takes it.
look-announce-for = The old value plus or minus the card, as far as { $seat } has announced it and played no card for it since.
look-announce-adding-for = The old value plus the card, as far as { $seat } has announced it and played no card for it since.
look-announce-single-for = A value that the card itself has, as far as { $seat } has announced it and played no card for it since.
look-promise = For every build of yours a card must stay that takes it, a different one for each value.
look-safe-lays = Add the card to the table and look for a value that clears all of it.
look-safe-lays-against = Add the card to the table and look for groups that make the value of the other card.
look-variants = Which values do the cards have there, and what do builds do there?
look-choice = Check every sum, then what stays on the table.
look-choice-other = Ask of each whether it is legal, then whether it does what is asked.
look-who-cuts = Cutting and dealing are on different sides of the dealer.
look-who-first = Play goes clockwise.
look-who-next-dealer = Everything in this game goes the same way round.
look-who-next = Play goes clockwise, and a player without cards is passed over.
look-who-leftovers = It depends on who captured last.
look-pile = Most cards score nothing. Look for those that do in this variant.
look-pile-zwicks = Most cards score nothing. Look for those that do in this variant, then add the Zwicks.
look-pile-most = Most cards score nothing. Look for those that do in this variant, then add the points for the most cards.
look-pile-most-zwicks = Most cards score nothing. Look for those that do in this variant, then add the Zwicks and the points for the most cards.
look-majority = The points go to the one pile that is larger than all others.
look-match = Add up the hands of each side.
look-order = The dealer's work comes before the play, the counting after it.
look-fact = Think of what the lesson has just said.
hint-solutions = { $number ->
    [one] There is one solution.
   *[other] There are { $number } solutions.
}
hint-total-of = Look for a total of { $value }.
hint-way = One way is to take { $number ->
    [one] one item
   *[other] { $number } items
} from the table.
hint-total = There is one solution. Look for a total of { $value }.
hint-left-with = { $card }: { $number } left to find.
hint-card = Play { $card }.
hint-group = A part of it: { $group }.
hint-items = A part of it: { $items }.
hint-one-item = It takes only one item.
hint-leave = It leaves { $item }.
hint-nothing-else = It takes nothing but what is asked for.
hint-least = Begin with the one that takes the least.
hint-more = The new value can be larger than the old one.
hint-less = The new value can be smaller than the old one.
hint-same = The value can stay as it was.
hint-keep = You can keep { $card }: it can take the build.
hint-any-card = Any card of your hand will do.
hint-stay = { $card } must stay for a build of yours.
hint-announced = Make a value that { $seat } has announced.
hint-onto = Build on { $item }.
hint-single = Play { $card } by itself.
hint-quiet = The play takes nothing and builds nothing.
hint-unsafe = Not { $card }: { $cards } could clear the table then.
hint-right-options = { $number ->
    [one] One of them is right.
   *[other] { $number } of them are right.
}
hint-one-right = This is right: { $option }
hint-maybe-none = It may be that none of them is right.
hint-maybe-all = It may well be right.
hint-each = Ask of each by itself whether it is so.
hint-no-more = One more hint would tell the answer. Check both once more.
hint-two-left = Two are left. Say what each of them would mean, and check it.
hint-not-this = It is not this: { $option }
hint-between = It is from { $least } to { $most }.
hint-either = It is { $first } or { $second }.
hint-first = The first is: { $event }
hint-last = The last is: { $event }
hint-number = It is { $number }.

## Readings of the rules, each in a few words

reading-1 = the played card takes one value for the whole capture
reading-2 = a loose ace, jack, queen or king takes either value
reading-3 = a capture takes one group or several, and nobody has to capture
reading-4 = a build counts as one item at its value
reading-5 = captures add, never subtract
reading-6 = a builder keeps a card for the new value
reading-7 = old value plus or minus the card, never the other way round
reading-8 = an equal card may leave the value as it was
reading-9 = a loose two-valued card that is built on takes either value
reading-10 = a card by itself may be announced, two table cards are never joined
reading-11 = whoever changes a build owns it
reading-12 = the owner of builds keeps a different card for each value
reading-13 = promises are suspended when no play keeps them all
reading-14 = a build for the partner, to a value announced and still held
reading-15 = on an empty table a card can only be laid
reading-16 = a Zwick is a capture that clears the table
reading-17 = the last to capture gets what is left, and it is no Zwick
reading-18 = the points for most cards go to nobody on a tie
reading-19 = plays that lead to the same position are one play
reading-20 = the player at the dealer's left starts every deal, and deals the next hand
reading-jensen-pack = 52 cards and three jokers
reading-jensen-deal = four, four and five cards, three to the picture
reading-jensen-points = what scores in the Jensen game
reading-christiansen-jokers = four jokers, the largest worth 30
reading-christiansen-deal = eight cards to the picture, larger hands
reading-christiansen-points = what scores in the Christiansen game
reading-christiansen-alone = everybody plays alone
reading-dietze-values = aces and court cards have their high value only
reading-dietze-adding = builds only add
reading-dietze-points = what scores after Dietze and Danyliuk
reading-dietze-deal = four cards and a picture of four, two packs from five players on
reading-grupp-wild = a joker takes one value from 2 to 14
reading-grupp-loose = a loose joker answers only a joker
reading-grupp-zwick = no Zwick with a joker
reading-grupp-builds = a joker may be built with, and in the hand it keeps a promise
reading-grupp-deal = six jokers and a short last deal
reading-french-limit = no build is worth more than 14
reading-french-deal = two cards to the picture, one more before the last five are played
reading-french-points = what scores in the French account

## Coverage

cli-coverage = Which readings of the rules the lessons and puzzles teach, and where they show them not to apply.
cli-column-reading = Reading
cli-steps = Name every step and puzzle as well.
cli-coverage-proven = every label is proven; none is the author's word
cli-coverage-word = the author's word, which no machine proves: { $readings }
cli-coverage-summary = { $readings } readings: { $shown } shown at work, { $countered } with a counter-case

## Mining puzzles on the command line

cli-mine = Mine puzzles: play hands from seeds, keep the positions that make good puzzles, prove them and write them down.
cli-mine-variant = The way to play, such as jensen.
cli-mine-goal = What the puzzles ask, such as zwick.
cli-mine-theme = Only puzzles of this theme, such as long-group.
cli-mine-players = How many play; without it as many as is usual.
cli-mine-seed = The first hand. The same seed gives the same puzzles everywhere.
cli-mine-count = How many puzzles to write.
cli-mine-out = The folder to write to; each variant gets a folder in it.
cli-mine-workers = How many processes work; without it one for each core.
cli-mine-cluster = Work on the dask cluster whose scheduler has this address, such as tcp://10.0.0.5:8786.
mine-no-variant = there is no variant '{ $name }'; known are { $known }
mine-no-goal = no puzzles are mined for '{ $name }'; known are { $known }
mine-no-theme = there is no theme '{ $name }'; known are { $known }
mine-not-players = { $variant } is not dealt to { $players ->
    [one] one player
   *[other] { $players } players
} by the miner
mine-not-players-of-goal = puzzles that ask for { $goal } are not for { $players ->
    [one] one player
   *[other] { $players } players
}
mine-not-jokers = no joker can be used for { $goal } in { $variant }
mine-not-points = in { $variant } no card stands out by its points, as { $goal } needs it
mine-not-partners = { $goal } needs partners, and in { $variant } everybody plays alone
mine-workers-or-cluster = give only one of --workers and --cluster
mine-workers-lost = The workers are gone. What is done is kept; the same command goes on from there.
mine-cluster-not-installed = A cluster needs dask: pip install 'zwickern-tutor[cluster]'
mine-cluster-unreachable = There is no dask scheduler at { $address }.
mine-cluster-empty = The dask scheduler at { $address } has no workers.
mine-other-record = { $file } cannot be gone on with: it is broken, or another version of the miner wrote it. Remove it, or choose another folder with --out.
mine-cannot-write = cannot write to { $folder }: { $problem }
mine-bar = Mining, { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
mine-found = { $number ->
    [one] One puzzle
   *[other] { $number } puzzles
} in { $folder }, { $written } new
mine-hands = Hands tried
mine-alike = Too much alike
mine-difficulties = By difficulty
mine-themes = By theme
mine-following = Next seed
mine-exhausted = Only { $found } of { $count } found: { $hands ->
    [one] the last hand
   *[other] the last { $hands } hands
} gave none. There are hardly any such puzzles.
mine-interrupted = Stopped. { $number ->
    [one] One puzzle is
   *[other] { $number } puzzles are
} in { $folder }; the same command goes on from there.

## The rule book

check-source-unknown = there is no source '{ $source }'; known are { $known }
check-variant-unknown = there is no variant '{ $variant }'; known are { $known }
check-rule-twice = the rule '{ $slug }' stands already in { $section }
check-ours-needs-reading = a rule that is ours says what is unclear and why it is read so; add 'reading'
check-cousin-key = a rule about the cousins has no '{ $key }', which belong to Zwickern
check-example-variant = the rule does not hold in { $variant }; it holds in { $known }
check-example-illegal = '{ $play }' is stated as legal, but it is not: { $why }
check-reading-not-stated = no rule of the rule book states the reading '{ $reading }' ({ $title }); add it to 'readings' of one
source-english = English account
source-english-about = Zwickern as Dietrich Jensen of Dithmarschen taught it to John McLeod and Günther Senst, Reinhardt Christiansen's family version with a whole hand, and notes on the books of Danyliuk, Dietze and Grupp.
source-german = German account
source-german-about = The same games told in German; where one of the two accounts has a slip of the pen, the other settles it.
source-french = French account
source-french-about = A looser description in French, under the name of Zwicker, of a game much like Jensen's.
source-zwicken = Article on Zwicken
source-zwicken-about = An encyclopedia's article on the Austrian and German trick-taking game, drawing on Alvensleben (1853), Katira (1983) and Danyliuk (2017).
source-zwikken = Article on Zwikken
source-zwikken-about = An encyclopedia's article on the Dutch trick-taking game, drawing on a Dutch book of 1853, on Parlett (1977) and on the rules of today.
source-ours = Our reading
source-ours-about = The sources are silent here or contradict each other; the tutor takes one reading and says why.

## Replay as a study
claim-could = This was possible: { $play }.
claim-could-not = This was not possible: { $play }.
claim-holds-only = the hand was { $cards } and nothing else.
claim-no-capture = nothing could be captured.
claim-no-build = nothing could be built.
claim-only-lay-down = all that could be done was to lay a card.
way-label = What to do with the game
way-follow = Follow
way-guess = Guess the plays
way-try = What if
line-plays = All plays
line-deal = Deal { $number }
line-play = Play { $number }, { $play }
line-hidden = Play { $number }, still to be guessed
line-capture = { $card } ×{ $number }
line-build = { $card } → { $value }
line-key = ×5 takes five cards, → 20 builds 20.
line-note = note
line-zwick = Zwick
line-missed = missed capture
line-joker = joker captured
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
guess-title = Play { $number }: what does { $seat } do?
guess-for = Guess for
guess-everybody = everybody
guess-again = Guess again from the start
guess-show = Show the play
guess-shown = You had this play shown.
guess-same = Just what { $seat } played.
guess-more = Legal, and it wins more at once than the play of { $seat }.
guess-level = Legal, and it wins as much at once as the play of { $seat }.
guess-less = Legal, but it wins less at once than the play of { $seat }.
guess-yours = Yours: { $play }. It wins { $points ->
    [one] 1 point
   *[other] { $points } points
  } and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
guess-record = The record: { $play }. It wins { $points ->
    [one] 1 point
   *[other] { $points } points
  } and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
guess-score = Of { $all } so far: { $same } as played, { $more } winning more at once, { $level } as much, { $less } less, { $shown } shown.
try-start = Try another play here
try-turn = What if? { $seat } to play, all hands are open.
try-said = What { $seat } has played:
try-undo = Undo
try-back = Back to the game
try-refused = "{ $play }" is not possible here, so the line ends before it.
try-over = The hand is over.
try-deal-over = The deal is over, and the record holds no further one.
try-title = { $title }: another way from play { $ply }
try-save = Save as a file
try-keep = Keep as a record of mine
open-switch = Count the cost with all cards open
open-about = The best that each play can still bring in this deal, if everybody saw all hands and played on as well as possible. Points count, Zwicks, and at the end of the last deal what is left on the table and the most cards. It is told where that can be counted to the end in seconds: in the later rounds of a deal.
open-title = What it costs
open-waiting = Counting, { $seconds } s
open-queued = Waiting until another count is done, { $seconds } s
open-none-better-margin = No play does better: a balance of { $points } over the rest of the deal.
open-none-better-own = No play does better: { $points ->
    [one] 1 point
   *[other] { $points } points
  } in the rest of the deal.
open-cost = This play gave away { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
open-best-margin = Best: { $play }, for a balance of { $points } over the rest of the deal.
open-best-own = Best: { $play }, for { $points ->
    [one] 1 point
   *[other] { $points } points
  } in the rest of the deal.
open-more-best = { $number ->
    [one] One more play is
   *[other] { $number } more plays are
  } as good.
records-title = Your own game records
records-about = Open a game record as a YAML file or paste one. Every play, claim and result in it is checked, and what does not hold is told with its line. What holds is kept with your progress.
records-file = A record as a file, up to { $limit } kB
records-text = Or as text, up to { $limit } kB
records-text-name = text
records-read = Check and open
records-nothing = Choose a file or paste a record first. A text over { $limit } kB is not taken into the box.
records-wrong = { $number ->
    [one] One thing does
   *[other] { $number } things do
  } not hold, so the record was not opened:
records-too-long = A record may have { $limit } characters at most.
records-too-many = You have as many records as can be kept. Throw one away first.
records-kept = "{ $title }" is kept among your records.
records-drop = Throw away "{ $title }"
records-drop-about = It cannot be brought back, nor what was guessed in it. Save it as a file first if you may want it again.
records-drop-sure = Throw it away
records-dropped = "{ $title }" is no longer kept.
records-broken = Your record "{ $name }" does not hold any more, so it is not offered. It is still kept. This is what to change:
records-correct = Correct "{ $title }"
records-to-correct = The text of "{ $title }" stands in the box. Change it there, then check it. The old one stays until you throw it away.
records-own = { $title } (yours)
records-save = Save the record (YAML)
records-sheet = Save the score sheet (text)
sheet-about = Variant: { $variant }. Dealer: { $dealer }.
sheet-deal = Deal { $number }
sheet-play = Play
sheet-zwick = Zwick
sheet-standing = { $points } p, { $cards } c

## The Rules page: tables and comparison

nav-rules = Rules
deal-once = { $size }
deal-times = { $times } × { $size }
deal-then = { $first }, then { $last }
deal-uneven = ({ $sizes })
deal-read-times = { $times } × { $size } means { $times ->
    [one] one deal
   *[other] { $times } deals
} of { $size ->
    [one] one card
   *[other] { $size } cards
} for each player.
deal-read-uneven = In brackets stands what each player gets in turn, from the dealer's left.
deal-read-picture = The picture lies open from the first deal on.
deal-read-left-over = What is over comes to the table before the last deal is played.
deal-read-first = The player at the dealer's left begins.
deal-uneven-many = { $more } for the first { $first } and { $less ->
    [0] none
   *[other] { $less }
} for the others
score-each = each { $rank }
compare-players = Players
compare-seating = Seating
compare-alone = everybody plays alone
compare-partners = { $players } play in two partnerships
compare-alone-for = { $players } play alone
compare-pack = Pack
compare-cards = { $number ->
    [one] one card
   *[other] { $number } cards
}
compare-packs = { $packs } packs from { $players } players on
compare-packs-most = up to { $packs } packs for { $players } players
compare-no-card = no such card
compare-jokers = Jokers
compare-none = none
compare-jokers-fixed = { $number }, worth { $values }
compare-jokers-wild = { $number }, wild: any value from { $least } to { $most }
compare-courts = Aces and court cards
compare-court = { $rank } { $values }
compare-subtract = A build may go down by subtracting
compare-same-value = An equal card may leave the value as it is
compare-subtract-from-card = A build may be the card minus the old value
compare-build-limit = Highest value of a build
compare-build-on-empty = A build may be made on an empty table
compare-deals = Deals with { $players } players
compare-not-for = not for so many
compare-each = each gets { $sizes } cards
compare-picture = { $number } to the picture
compare-left-over = { $number } more to the table before the last deal is played
compare-scores = { $cards } scores
compare-points = { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}
compare-majority = Most cards
compare-tie = Most cards on a tie
compare-tie-nobody = nobody gets the points
compare-tie-shared = everybody who shares them gets the points
compare-zwick = A Zwick
compare-joker-zwick = A Zwick with a joker counts
compare-total = Points in a hand
compare-total-of = { $points } and the Zwicks
compare-total-packs = { $points } with { $packs } packs

## The plots of a record

running-points = Points
running-cards = Cards won
running-play = Play
running-side = Side
running-one = { $side } { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
running-after = { $play ->
    [0] Before the first play
   *[other] After play { $play }
}: { $sides }.
running-end = At the end: { $sides }.

## House rules

value-add-same = adding and keeping the value
value-add-subtract-only = adding and subtracting
value-add-subtract-round = adding, subtracting either way round and keeping the value
value-add-subtract-round-only = adding and subtracting either way round
rules-house = Your house rules differ from { $base } in this:
rules-house-here = your house rules differ
compare-ours = { $what } (our reading)
house-about = Many tables play some things in their own way. Say here what yours does, and it is offered wherever you choose how to play: in the puzzles, the replay and the comparison of rules.
house-based = based on { $base }
house-change = Change
house-save-file = Save as a file
house-delete = Delete
house-delete-about = What you have solved under these rules stays in your data, but is not shown without them.
house-delete-sure = Yes, delete them
house-deleted = “{ $title }” is deleted.
house-kept = “{ $title }” is kept.
house-broken = The house rules “{ $name }” cannot be used:
house-new = New house rules
house-edit = Change “{ $title }”
house-keep = Keep these rules
house-cancel = Leave them as they were
house-title-taken = Something else is called “{ $title }” already. Choose another title.
house-no-title = Say what these rules are to be called.
house-read = House rules from a file
house-file = A file that was saved here, or that you have written, up to { $limit } kB
house-read-button = Add the rules in this file
house-wrong-file = This file cannot be used. The numbers are its lines and columns.
house-base = Based on
house-title = What you call them
house-readings = What the accounts leave open
house-scoring = What scores, 0 to { $most } points each
house-cards = Points of single cards, 0 to { $most } each
house-more = Other cards that score
house-more-choose = Choose cards
house-more-settings = Short name
house-name = Short name, for files and addresses
house-name-about = Small letters, digits and hyphens. It will be: { $name }
house-so-far = So far you change:
house-majority = For most cards
house-zwick = For a Zwick
house-build-on-empty = Announce a card on an empty table
house-build-on-empty-about = On an empty table a card may be played with a value announced, as a build by itself. The accounts only say that a card has to be played; we read: laid down.
house-majority-on-tie = Points for most cards on a tie
house-majority-on-tie-about = On a tie everybody who has the most cards gets the points for them. One account gives them to nobody then; the others are silent, and we read them in the same way.
house-subtract-from-card = Subtract the table from your card
house-subtract-from-card-about = A build may also make the card less the old value: a queen on a 9 makes 4, since 13 less 9 is 4. An example in one account speaks against it, so that we allow old value less card only.
house-same-value = Keep the value with an equal card
house-same-value-about = A card equal to the old value may leave it as it was: a 10 on a 10 makes 10 again. Where builds only add, the accounts do not speak of it, and we read that it is not allowed.
house-on-build-on-empty = On an empty table a card may be announced as a build.
house-on-majority-on-tie = On a tie everybody with the most cards gets the points for them.
house-on-subtract-from-card = A build may make the card less the old value.
house-on-same-value = An equal card may leave a build at its value.
house-off-same-value = An equal card cannot leave a build at its value.
house-majority-scores = Most cards score { $points }.
house-zwick-scores = A Zwick scores { $points }.
house-card-scores = { $card } scores { $points }.
house-unknown = This puzzle needs the house rules “{ $name }”, which are not kept here. Make or read them on the Rules page first; until then here is another puzzle.
house-too-many = No more than { $number } house rules can be kept; delete some first.
cli-house = House rules that FILE may name; this can be given several times.
check-variant-name = '{ $name }' cannot name house rules; use 2 to 30 small letters, digits and hyphens, a letter first
check-variant-name-taken = '{ $name }' is the name of another game; choose one of your own
check-variant-adding-only = in { $base } builds only add, so that there is no subtracting to turn round; remove this
check-variant-card-twice = { $card } is the same card as { $other } at { $place } (line:column); keep one of them
check-variant-unchanged = these rules are those of { $base }; change at least one of them, or use { $base } itself
check-variant-twice = the variant '{ $name }' stands already { $where ->
    [own] among your house rules
   *[file] in { $file }
}; give one of them another name
check-majority-shared = in { $variant } a tie gives the points to everybody who has the most cards, so that there may be no one answer; ask this of another variant
rules-view = What to look up
rules-view-rules = Rules
rules-view-compare = Compare
rules-view-position = One position
rules-view-tables = Tables
rules-view-words = Words
rules-view-cousins = Cousins
rules-view-sheet = Crib sheet
rules-view-house = House rules
rules-variant = Way to play
rules-other = Compared with
rules-compare-same = Choose two different ways to play.
rules-what = What
rules-differs = What differs ({ $number })
rules-shared = What is the same ({ $number })
tables-deals = The deal
tables-scores = What scores
tables-column-players = Players
tables-column-cards = Cards
tables-column-picture = Picture
tables-column-each = Each player gets
tables-column-what = What
tables-column-points = Points
tables-alone = { $players }
tables-partners = { $players }, as partners
tables-cards = { $number }{ $packs ->
    [one] {""}
   *[other] {" "}({ $packs } packs)
}
tables-left-over = and { $number } more to the table
tables-majority = Most cards; on a tie { $tie }
tables-zwick = Each Zwick
tables-zwick-no-joker = Each Zwick that is not made with a joker
tables-total = All together
tables-total-packs = All together with { $packs } packs ({ $players } players)
tables-and-zwicks = { $points } and the Zwicks

## The Rules page: the book, one position, words, cousins

rules-none = There are no rules yet.
rules-search = Find a rule
rules-section = Section
rules-found = { $number ->
    [0] No rule has “{ $text }” in it.
    [one] One rule has “{ $text }” in it.
   *[other] { $number } rules have “{ $text }” in them.
}
rules-try = { $number ->
    [one] Try it on a board
   *[other] Try it on { $number } boards
}
rules-our-reading = Our reading
rules-sources = The sources
rules-not-here = This is no rule of the way to play that you have chosen, { $variant }.
rules-whole-section = The whole section: { $title }
rules-boards = Boards
rules-board = Board { $number }
rules-try-about = Make any play and see what the rules say of it. Nothing is counted here.
rules-under-each = This position in every way to play
words-about = What players say at the table. A dash stands where an account has no word of its own for it.
words-word = Word
words-german = German
words-french = French
under-about = Take a position, or paste one, and see which plays each way to play allows, and why it refuses the others.
under-kind = Where the position comes from
under-kind-rules = Rules
under-kind-lessons = Lessons
under-kind-puzzles = Puzzles
under-kind-games = Games
under-kind-own = My own
under-choose = Position
under-board = { $title } ({ $number } of { $boards })
under-ply = { $number }. { $played } ({ $title })
under-paste = A position as YAML
under-look = Look at it
under-wrong = This is no position yet. Correct these places, given as line and column:
under-first-only = There are several positions here; this is the first.
under-play = A play to judge
under-play-choose = { $number ->
    [one] Choose the one play
   *[other] Choose one of { $number } plays
}, or make any on the board
under-column-variant = Way to play
under-column-legal = Play
under-column-why = Because
under-column-number = Legal plays
under-column-only = Only here
under-column-refused = Refused here
under-summary = How many plays each allows
under-impossible = impossible
under-uncounted = too many to count
under-unknown = no such position
under-too-large = the table is too large to judge this
under-too-many = There are more than { $limit } legal plays here, too many to list.
under-full = Plays in { $variant }
under-refused = Refused here, allowed elsewhere ({ $number }):
under-only = Allowed only here ({ $number }):
under-allowed = Allowed here and elsewhere ({ $number }):
under-at-least = { $number } or more
under-partial = Another way to play allows too many plays to list, so that not all that are refused here are known.
under-more = and { $number } more
under-seats = not for { $number ->
    [one] one player
   *[other] { $number } players
}; it is for { $players }
under-card = the pack has { $number ->
    [0] no { $card }
    [one] only one { $card }
   *[other] { $card } only { $number } times
}
under-build = { $build } cannot be made here
cousins-zwickern = Zwickern
cousins-facts = Side by side
cousins-family = What it is about
cousins-home = At home in
cousins-players = Players
cousins-pack-cards = Cards in the pack
cousins-hand-cards = Cards in a hand
cousins-trumps = Trumps
cousins-permanent-trump = Always a trump
cousins-stakes = Played for
cousins-wins-at-once = Wins at once
cousins-trick = What a trick earns

## The crib sheet

crib-title = Zwickern: { $variant }
crib-aim = Take cards from the table with cards of equal value, or with sums. Clear the table for a Zwick. Most points win.
crib-print = To print it, use the browser's own print command. It fits one A4 page.
crib-save = Save as a file
crib-cards = What cards are worth
crib-card = Card
crib-counts = Counts
crib-plain = 2 to 10
crib-plain-counts = their number
crib-wild = { $number } wild jokers
crib-wild-played = Played to capture, a joker takes one value of your choice, and loose jokers besides. Played as a build, it has the announced value.
crib-wild-held = In your hand a joker can keep any one promise.
crib-wild-loose = A loose joker answers only a joker, is never part of a sum, and nothing is built on it.
crib-turn = Your turn: one card
crib-lay = Lay it face up on the table.
crib-capture = Or capture: take every card or build of its value that you want. You never have to.
crib-groups = Cards that add up to its value are taken as a group. One card may take several groups, all at one value. Captures add, never subtract.
crib-two-values = A loose ace, jack, queen or king counts low or high, chosen afresh each time.
crib-build = Or build: play it on a card or a build and announce the new value, or announce a value for the card by itself.
crib-building = Builds
crib-add = New value: the old one plus your card.
crib-add-subtract = New value: the old one plus or minus your card, at least 1.
crib-subtract-from-card = Or your card minus the old value.
crib-same-value = An equal card may leave the value as it is.
crib-limit = No build is worth more than { $limit }.
crib-hold = Keep a card in your hand that takes it; for builds of two values, a different card for each.
crib-owner = Whoever changes a build owns it, and the former owner owes nothing for it. Anybody may capture it, as one card of its value.
crib-for-partner = With { $players } players: you may build for your partner without such a card, to a value that your partner has announced and has played no card for since.
crib-one-item = You build on one card or build. Two things on the table are never joined.
crib-on-empty = On an empty table a card by itself may be announced too.
crib-not-on-empty = On an empty table you can only lay.
crib-more-players = In the same way for up to { $most } players.
crib-zwick = The Zwick
crib-zwick-about = A capture that leaves the table empty is a Zwick.
crib-zwick-no-joker = Clearing the table with a joker scores no Zwick.
crib-zwick-mark = Mark each with a card turned up in your pile, best one that scores nothing.
crib-end = The end
crib-between = What lies on the table after a deal stays there for the next.
crib-last = After the last deal it goes to whoever captured last. That is no Zwick, but the last card played may still make one.
crib-next = Count, then the deal passes to the left. Hands are added up.

## How the board looks, and the board in words

look = Look of the board
look-text = In words
look-four-colours = Four colours
look-contrast = High contrast
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

## Serving to many, and logging in

cli-serve = Serve the tutor to a club or school: visitors are told apart, and what happens is logged, one JSON object a line.
cli-serve-database = The database that keeps what learners do, such as postgresql://zwickern@db.example/zwickern.
cli-serve-base = The path that a proxy serves the tutor under, such as /zwickern.
cli-serve-login = A TOML file whose table auth names who vouches for learners; without one nobody logs in.
cli-serve-visits = The most pages that may be open at once; whoever comes then is asked to try again soon.
cli-serve-uploads = The most MiB that may be kept of files that visitors upload, all together.
cli-serve-example = Write examples for several processes (systemd units, nginx, PostgreSQL) and for a container into a folder, and stop.
serve-example-unwritten = { $file } cannot be written: { $problem }
serve-base-wrong = A base path is made of letters, digits, - and _ between slashes, such as /zwickern, and not { $base }.
serve-no-database = The database does not answer.
login-not-installed = Logging in needs more packages: pip install 'zwickern-tutor[login]'
login-file-unread = The file { $file } cannot be read: { $problem }
login-key-missing = In { $file } { $key } is missing or has another type than it should
login-secret-short = In { $file } auth.cookie_secret needs at least { $least } characters; choose them at random
login-redirect-wrong = In { $file } auth.redirect_uri must be the tutor's address followed by { $end }
login-name-wrong = In { $file } the name of { $name } must have no _
login-in = Log in
login-in-with = Log in with { $name }
login-out = Log out
login-adopted = { $number ->
    [one] One attempt that was made here before now belongs to your account.
   *[other] { $number } attempts that were made here before now belong to your account.
}

## What takes too much work, and what is too long

house-too-long = a file of house rules may have { $limit } bytes at most
verdict-too-large = With so many items on the table it would take too long to judge this play. Try one with fewer items.
line-looked-until = Missed captures are marked up to play { $number } only: to look at all plays would take too long.

## The log of attempts and its disk

log-disk = The disk of { $place } does not do its work ({ $problem }); see whether it is full or failing.

## Removing what nobody comes back to

cli-forget = Remove the profiles that have tried nothing for long. Without --yes it only says how many there are.
cli-forget-older-than = How long nothing was tried, in days, such as 400d.
cli-forget-accounts = Remove abandoned accounts too; without it only visitors who had not logged in.
cli-forget-yes = Really remove them.
cli-forget-days = { $given } is no number of days; write it like 400d.
cli-forget-found = { $profiles ->
    [one] One profile has
   *[other] { $profiles } profiles have
} tried nothing since { $day }: { $attempts ->
    [one] one attempt
   *[other] { $attempts } attempts
} in all.
cli-forget-left = { $profiles ->
    [one] One abandoned account stays
   *[other] { $profiles } abandoned accounts stay
} ({ $attempts ->
    [one] one attempt
   *[other] { $attempts } attempts
}); --accounts removes them too.
cli-forget-not-yet = Nothing was removed. The same with --yes removes them.
cli-forget-removing = Removing
cli-forget-removed = { $profiles ->
    [one] One profile was removed.
   *[other] { $profiles } profiles were removed.
}
