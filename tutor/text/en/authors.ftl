### What authors of content are told: faults in their files, and readings in a few words.

fault-in-line = line { $line }, column { $column }: { $told }

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
yaml-hard-blank = "{ $text }" has a no-break or other odd blank ({ $code }), as copied from a web page or word processor; delete it and type an ordinary blank
yaml-unseen = "{ $text }" has an invisible character ({ $code }); delete it
yaml-dash = the dash of a list entry needs a blank after it; write - { $rest }
yaml-other-dash = a list entry starts with a plain dash and a blank, not with { $sign }; write - { $rest }
yaml-comment = the text ends here, because # after a blank starts a comment; put the whole text in quotes, or write a comment on a line of its own
yaml-two-commas = there is nothing between two commas; take one out
yaml-no-colon = a key needs a colon and a blank after it, such as "turn: South"
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

## Translations

po-not-utf8 = this is not UTF-8 text; save the file as UTF-8
po-character = the character { $code } is not allowed here; remove it
po-syntax = this is not a line of a PO file; write a keyword (msgctxt, msgid, msgstr) and its text in double quotes
po-outside = a link leads out of the folder of the language; remove it
po-not-written = the file cannot be written: { $problem }
po-twice = '{ $context }' stands already above; keep one of them
po-plural = this entry has plural forms, and no text here has any; write one msgid and one msgstr
po-language = the header of this file says that its language is { $language }, not { $code }; take the file of the right language, or correct the header
po-unknown = no text of the content has the context '{ $context }'; run zwickern translate update
po-no-content = no file of the content has this name; give it the name of the one that it translates, or remove it
po-stale = '{ $context }' was translated from another text, which is now "{ $english }"; run zwickern translate update, then look at it again
po-fuzzy = '{ $context }' is to be looked at again; take out the word fuzzy once it says the same as the original
po-missing = '{ $context }' is not translated
po-missing-all = { $number ->
    [one] 1 text is not translated
   *[other] { $number } texts are not translated
}
po-numbers = '{ $context }' has other numbers than the original: { $said } in place of { $english }
po-cards = '{ $context }' names other suits than the original
po-variables = '{ $context }' has other variables than the original: { $said } in place of { $english }
po-lines = '{ $context }' has { $english ->
    [one] one paragraph
   *[other] { $english } paragraphs
} in the original and { $said } here; write as many, with an empty line (\n\n) between two
po-stray = '{ $context }' has { $what ->
    [edge] a blank or line end at its start or end
    [tab] a tab
    [line] a line end within a paragraph
    [hidden] an invisible character
   *[blanks] two blanks in a row
}; take it out
po-markup = '{ $context }' has other markup than the original: { $said } in place of { $english }; a text is shown as it is written
po-quotation = '{ $context }' has a quotation mark or apostrophe of another language: { $found }; write { $like } and ’
po-blanks = '{ $context }' lacks a no-break space at { $found }; write a blank there and run zwickern translate update
ftl-syntax = this is not a message: { $problem }
ftl-twice = '{ $id }' stands already above; keep one of them
ftl-unknown = English has no message '{ $id }'; take it out
ftl-missing = the message '{ $id }' is not translated
ftl-missing-all = { $number ->
    [one] 1 message is not translated
   *[other] { $number } messages are not translated
}
ftl-stale = the message '{ $id }' has another English text now; look at it again, then take its line out of { $file } and run zwickern translate update
ftl-seen-line = this is not the id of a message with eight hexadecimal digits; take it out and run zwickern translate update
ftl-variables = the message '{ $id }' must have the variables of the English one: look at { $name }
ftl-function = the message '{ $id }' asks for the function { $name }, which this language does not have
ftl-one = the message '{ $id }' says [one] for 0 too in this language; write { $name } there as a number, or use [0] and [1]
parcel-unreadable = this is not a ZIP file that can be read, nor a PO file
parcel-language = { $name } is in a folder of the language { $language }, not { $code }; nothing was taken over
parcel-too-many = the files in it are more than { $limit }; a language has fewer
parcel-too-large = the bytes in it are more than { $limit }; a language is smaller
parcel-outside = the name { $name } leads out of the folder; nothing was taken over
parcel-link = { $name } is a link, not a file; nothing was taken over
parcel-twice = { $name } is the second file of this name; keep one of them

## Content that does not have the right shape

content-file-unreadable = the file cannot be read: { $problem }
content-not-permitted = you are not permitted to read this, so it is not loaded; give yourself the permission, or move it away
content-one-document = one document is expected, not { $number }; put each into a file of its own
content-kind-alone = what is asked stands in braces; write { $key }: {"{"}kind: { $kind }{"}"}
content-not-a-mapping = a mapping of keys and values is expected here, such as "turn: South" with a blank after the colon
content-missing-key = the key '{ $key }' is missing; add it
content-misspelt-key = unknown key '{ $key }'; did you mean '{ $like }'?
content-unknown-key = unknown key '{ $key }'; remove it or correct its spelling
content-not-a-number = a whole number is expected, not { $got }
content-not-sums = five whole numbers with a blank between each two are expected, such as 12 40 12 12 40, not { $got }
content-not-a-flag = true or false is expected, not { $got }
content-not-text = plain text is expected, not { $got }
content-not-a-list = a list is expected, such as [A, B] or lines that begin with a dash and a blank, not { $got }
content-nothing-under = nothing stands under '{ $key }'; write it below, indented further than this key
content-too-few = at least { $least ->
    [one] one entry is
   *[other] { $least } entries are
} needed here, not { $got }
content-too-long = this text has { $number } characters; at most { $most } are allowed here, so shorten it
content-too-many = this list has { $number } entries; at most { $most } are allowed here, so remove some
content-out-of-bounds = { $got } is not a number that is allowed here; { $bound ->
    [least] the least is { $limit }
   *[most] the most is { $limit }
}
content-no-blank = a colon needs a blank after it; write { $key }: { $rest }
content-play-alone = a wrong try needs a key and braces; write {"{"}play: "{ $play }"{"}"}
content-too-short = some text is needed here, not { $got }
content-names-alike = two of these names are alike, blanks and capitals aside; give each its own: { $got }
content-not-one-line = one line without control characters is expected, not { $got }
content-not-a-slug = small letters, digits and single hyphens are expected, such as taking-cards, not { $got }
content-not-a-word = a word must begin and end with a letter or digit, not be { $got }
content-direction = characters that change the direction of text are not allowed: { $got }
content-claim-unknown = { $got } is no claim; claims are no_capture, no_build, only_lay_down, could: "PLAY", could_not: "PLAY", holds_only: [CARDS], and takers, clearers, changers, wins, held, won, undealt and unseen, each with its other keys
content-not-one-of = { $got } is none of { $expected }
content-invalid = { $problem } (got { $got })
content-nothing-found = there are no YAML files here
content-misplaced = this file is not loaded: a lesson is lessons/NAME.yaml, a game lessons/games/NAME.yaml, a puzzle puzzles/VARIANT/NAME.yaml, a section of the rule book lessons/rules/NAME.yaml, house rules lessons/variants/NAME.yaml, the glossary lessons/glossary/terms.yaml, the words of a search lessons/search/LANGUAGE.yaml, numbers lessons/numbers/QUESTION.yaml
content-ending = this file is not loaded: a name of content is in small letters, has no dot in front and ends with .yaml; rename this one to { $name }
content-copy = this file is not loaded, because { $name } is here too; remove one of the two, or give this one a name of its own that ends with .yaml
content-is-folder = nothing in this folder is loaded, because its name ends like a file name; put the file itself here, or rename the folder
content-folder-name = nothing in this folder is loaded; move or rename it to { $name }
content-elsewhere = this file is not loaded here: it holds { $kind ->
    [lesson] a lesson
    [puzzle] a puzzle
    [game] a game record
   *[house] house rules
}; move it to { $folder }
content-folder-elsewhere = nothing in this folder is loaded, and { $name } holds { $kind ->
    [lesson] a lesson
    [puzzle] a puzzle
    [game] a game record
   *[house] house rules
}; move such files to { $folder }, or start the name of a folder of drafts with a dot
content-title-below = this is the title of a folder of content by itself; open that one with --content { $folder }
content-misplaced-own = this is not loaded: a lesson of your own is lessons/01-NAME.yaml, a puzzle puzzles/VARIANT/NAME.yaml, a game lessons/games/NAME.yaml, house rules lessons/variants/NAME.yaml
content-link = this is a link, and links are not followed; put the file or folder itself here
content-not-a-file = this is a device or a pipe, not a file; remove it
content-too-many-files = more than { $limit } files and folders lie here; divide them into several folders of content
content-folder-too-large = the files here have more than { $limit } bytes together; divide them into several folders of content
content-not-taken = a folder of your own may have lessons, puzzles, games (lessons/games) and house rules (lessons/variants); move this file away, for it is not loaded
content-changed = the file was changed while it was read; save it once more
content-changed-since = the file is not as it was when you opened it; compare the two, and save what you want to keep
content-folder-gone = the folder is not there any more, so nothing is saved in it
content-unwritten = the file cannot be written: { $problem }
content-slug-twice = the slug '{ $slug }' is that of { $other } too; give one of the two folders another one
content-no-title = the file content.yaml is missing here; write one with a title and a slug, or begin a folder with "zwickern new"
content-other-kind = this holds { $kind ->
    [lesson] a lesson (steps)
    [path] a path (path)
    [puzzle] a puzzle (goal)
    [game] a game record (deals)
    [section] a section of the rule book (rules)
    [house] house rules (based_on)
    [glossary] a glossary (terms)
    [search] the words of a search (synonyms)
    [numbers] the numbers of a question (question)
    [tricks] a lesson on a trick-taking game (trick_steps)
    [trick-puzzle] a puzzle in a trick-taking game (trick_goal)
    [content] the title of a folder (slug)
    [situation] a situation of a trick-taking game (phase)
    [hand] a hand of a trick-taking game (actions)
   *[position] a position (turn)
}, not { $wanted ->
    [lesson] a lesson (steps)
    [path] a path (path)
    [puzzle] a puzzle (goal)
    [game] a game record (deals)
    [section] a section of the rule book (rules)
    [house] house rules (based_on)
    [glossary] a glossary (terms)
    [search] the words of a search (synonyms)
    [numbers] the numbers of a question (question)
    [tricks] a lesson on a trick-taking game (trick_steps)
    [trick-puzzle] a puzzle in a trick-taking game (trick_goal)
    [content] the title of a folder (slug)
    [situation] a situation of a trick-taking game (phase)
    [hand] a hand of a trick-taking game (actions)
   *[position] a position (turn)
}; among content, { $kind ->
    [lesson] a lesson lies in lessons
    [path] a path lies in lessons/paths
    [puzzle] a puzzle lies in puzzles/VARIANT
    [trick-puzzle] a puzzle in a trick-taking game lies in puzzles/tricks/VARIANT
    [game] a record lies in lessons/games
    [section] a section lies in lessons/rules
    [house] house rules lie in lessons/variants
    [glossary] the glossary is lessons/glossary/terms.yaml
    [search] the words of a search are lessons/search/LANGUAGE.yaml
    [numbers] numbers are lessons/numbers/QUESTION.yaml
   *[position] a position by itself has no place
}
content-kind-unknown = this is neither a lesson (steps), a puzzle (goal), a game record (deals), a section of the rule book (rules), house rules (based_on), a glossary (terms), the words of a search (synonyms), the numbers of a question (question), a position (turn) nor a situation (phase) or hand (actions) of a trick-taking game; add the key of what it is meant to be
search-word-twice = '{ $word }' stands already in line { $line }; a word belongs to one list of synonyms, or is ignored
search-rule-unknown = no rule of the book has the slug '{ $slug }'
search-other-language = the file is called { $name }, so its language must be { $name } too
glossary-word-twice = '{ $word }' stands already in line { $line }; explain a word once

## Positions that cannot be

position-unknown-variant = unknown variant '{ $name }'; known are { $known }
position-other-game = { $variant } is a way to play { $game }, not '{ $name }'; write 'game: { $game }', or leave it out
position-wrong-number-of-seats = { $variant } is not for { $number ->
    [one] one seat
   *[other] { $number } seats
}; it is for { $allowed }
position-seat-twice = the seat '{ $seat }' is named twice, blanks and capitals aside; give each its own name
position-unknown-seat = unknown seat '{ $seat }'; the seats are { $known }
position-unknown-card = unknown card '{ $card }'; write the rank (A, K, Q, J, 10 to 2) and the suit (S, H, D, C), such as AS or 10D, or a joker, such as X25
position-cards-not-parted = '{ $card }' are several cards; put a comma between them, such as [AS, 10D], or each on a line of its own after a dash, the dashes below each other
position-card-not-in-pack = the pack of { $variant } has no { $card }
position-card-too-often = { $card } occurs too often; the pack has it { $number ->
    [one] once
   *[other] { $number } times
}{ $places ->
    [none] {""}
   *[other] , and it stands at { $places } already (line:column)
}
position-empty-build = a build needs at least one card
position-value-not-takeable = no card of { $variant } can take the value { $value }
position-value-not-reachable = { $cards } played in this order cannot make { $value }; possible: { $possible }
position-no-hand-to-play = { $seat } is to play and needs at least one card
position-negative-number = { $number } is less than 0
position-number-too-large = { $number } is more than { $limit }
position-unknown-option = this cannot be agreed: { $what }
position-unknown-phase = unknown phase '{ $name }'; known here are { $known }
position-wrong-turn = { $seat } cannot be to act here
position-no-turn-up = a card is turned up before this phase; add it as 'turnup'
position-wrong-hand-size = { $seat } has { $number ->
    [one] one card
   *[other] { $number } cards
}, not { $wanted }; mend the hand
position-wrong-number-of-cards = there cannot be { $number ->
    [one] one card
   *[other] { $number } cards
} here; mend the number
position-wrong-number-of-tricks = this does not go with the phase, or with the number of cards in the hand; mend one of them
position-wrong-pot = the pot cannot be { $number } here; it holds whole payments only
position-wrong-bottom = { $card } cannot lie at the bottom here: it must be unknown otherwise, and an ace or a seven moves the deal
position-wrong-bid = '{ $name }' cannot be said here; mend the bidding
position-ten-not-held = { $card } cannot be exchanged here: it is not the 10 of a suit turned up, or not in the hand

## Claims that do not hold

check-unreadable-play = '{ $text }' cannot be read as a play; write it like "KS x QS+AD", "10S on X30 = 20" or "3H"
check-play-like = '{ $text }' cannot be read as a play; did you mean "{ $like }"?
check-unreadable-wrong = '{ $text }' cannot be read as a play; write it like "KS x QS+AD", "10S on X30 = 20" or "3H", or add 'reason: unreadable' if that is the mistake to show
check-unreadable-card = unknown card '{ $text }'; write rank and suit, such as AS, 10D or X25
check-not-solvable = no legal play reaches this goal; change the position or the goal
check-item-not-on-table = '{ $text }' is not on the table
check-card-not-held = '{ $text }' is not in the hand of the player to move
check-curly-quotes = the quotation marks of { $play } are none in a file; write straight ones, as in "KS x QS+AD", or none
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
check-reasons-not-needed = 'reasons' are against wrong options or numbers, and this goal has neither; remove it
check-reason-right = '{ $answer }' is the right answer, and a reason is against a wrong one; remove it
check-reason-number = '{ $answer }' is no answer to this question; write a number from 0 to 9999
check-reason-unknown = '{ $answer }' is none of the wrong options; write it as one of { $known }
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
check-trick-label-shows = the reading '{ $reading }' is not at work here: read otherwise, the answer would be the same; take it out of 'shows'
check-trick-label-counter = the reading '{ $reading }' is at work here, or about nothing that occurs; take it out of 'counter'
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
check-match-sides = every game must give points to the same sides: { $sides }
check-players = { $variant } is not for { $number ->
    [one] one player
   *[other] { $number } players
}
check-numbers-name = the file is called { $name }, so its question must be { $name } too
check-numbers-twice = there is an entry for this variant with these seats, players and edition in line { $line } already; keep one of the two
check-numbers-not-asked = the question '{ $question }' is not asked of { $variant } ({ $level }); remove this entry
check-numbers-key = '{ $key }' is no key of the question '{ $question }' in { $variant }; remove it, or count anew with "zwickern numbers"
check-numbers-sums = these sums cannot come from { $games ->
    [one] one game
   *[other] { $games } games
}; count anew with "zwickern numbers"
check-numbers-chance = in some game there would be more hits than tries, or fewer than none; count anew with "zwickern numbers"
check-numbers-total = the hits and tries of the parts do not add up to '{ $key }'; count anew with "zwickern numbers"
check-numbers-share = each try of '{ $key }' ends in one way, but the hits do not add up to the tries; count anew with "zwickern numbers"
check-event-unknown = there is no event '{ $event }' in such a game; known are { $known }
check-events-order = these are not in order; right is { $right }
check-event-twice = an event occurs twice; keep one
check-game-unknown = there is no game '{ $game }'; known are { $known }
check-fact-unknown = there is no fact '{ $fact }'; known are { $known }
check-fact-not-there = nothing is known of '{ $fact }' for { $game } (some facts need 'players')
check-fact-same = there is only one value of '{ $fact }', so that nothing can be asked
check-fact-value = no game says '{ $value }' on '{ $fact }'
check-path-step-unknown = no lesson has a step with the id '{ $id }'; write the id of a lesson, / and the slug of a step
check-path-step-twice = the step '{ $id }' stands on this path before; name each step once
check-path-game-over = the learner must have something to play: play the record to the end of the pack, and let `kept` be fewer than its plays
check-tricks-position = this is no position that can be: { $problem }
check-not-certain = nothing is certain here: { $problem }
check-sure-unless = with these hands { $seat } is sure of it; find others, or answer yes
check-sure-unless-missing = say in 'unless' with which hands of the others it fails
check-sure-unless-given = the answer is yes, so leave 'unless' out
check-sure-not-asked = this cannot be asked in { $variant }
check-deal-stays = no deal moves in { $game }
check-deal-moves-not = after { $card } the deal does not move, so nothing comes after it
check-chance-not-asked = the chance of '{ $of }' is not counted here; known here are { $known }, and none once cards are exchanged, announced or played
check-chance-untold = everybody has seen this card, so add it to the position as '{ $key }'
check-chance-needs = add a '{ $key }' to ask for the chance of '{ $of }'
check-chance-needs-not = the chance of '{ $of }' needs no '{ $key }'; take it out
check-chance-seen = the seat to act has seen { $card }; name a card that it has not
check-chance-not-held = the seat to act does not hold { $card }; name a card of its hand
check-tricks-action = '{ $action }' cannot be done here: { $problem }
check-slug-twice = the step '{ $slug }' stands already in this lesson; give this one another slug
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
check-cards-missing = this is asked at the end of a game, where every card is known; { $number ->
    [one] one is
   *[other] { $number } are
} neither held, on the table nor won
check-too-far = there are too many cards left to look ahead to the end; take some away
check-replaces-unknown = there is no item '{ $id }' to replace
check-replaces-circle = each of these puzzles replaces the next, and the last one the first: { $ids }; name an older puzzle, or remove 'replaces'
check-puzzle-folder = this is a puzzle of { $variant }, but it lies in the folder '{ $folder }'; move it to puzzles/{ $variant }, or correct the variant
check-file-name = the file name '{ $name }' is part of an address that never changes; name it with small letters, digits and single hyphens, such as { $like }
check-file-name-numbered = the file name '{ $name }' is part of an address that never changes; begin it with a number of two digits, which gives the order, and go on with small letters, digits and single hyphens, such as { $like }
check-number-twice = { $other } has the number { $number } too; give this file another one
check-seat-out-of-turn = it is { $turn }'s turn, not { $seat }'s
check-play-hidden = nobody can make the play '{ $play }' of the step '{ $step }': 'plays' of this lesson hides the button for it; add { $kind } there, or ask for something else
check-play-illegal = the play '{ $play }' is not legal for { $seat }: { $why }
check-legal-missing = '{ $play }' is legal here too; add it
check-offence-play = '{ $play }' is not legal here, so it is no offence; legal are { $known }
check-offence-wrong = this states '{ $stated }' as the offence of '{ $play }'; it is '{ $found }'
check-hand-card-not-told = this needs a card that is not told; add it to '{ $key }'
check-hand-card-not-seen = { $card } is never seen here; take it out
check-hand-not-over = { $seat } is to act when the actions end; add what is missing
check-hand-cards-missing = a hand that is played needs every card told: all hands, and all that is not dealt under undealt
check-hand-over = all is over before '{ $play }'; take it out
check-hand-result = this states { $stated }; the actions give { $found }
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
check-claim-only = this claims that nothing else could be done, but there { $number ->
    [one] was one way
   *[other] were { $number } ways
} to go on
check-claim-costs = this claims that '{ $play }' costs a stake, but it does not
check-claim-certain = this claims { $stated ->
    [one] one chip
   *[other] { $stated } chips
} as certain in the end; it is { $found }
check-claim-sure = this claims that by the own cards alone '{ $what }' is certain here, and that is not shown
check-note-at = there is no action { $number }, or it has a note already
check-claim-holds-only = this claims the hand { $claimed }, but it was { $found }
check-claim-cards = this claims under '{ $kind }': { $claimed }; it is: { $found }
check-claim-gone = this claims that there are no '{ $kind }' after '{ $play }', but a capture leaves nothing to take or to change: name a lay or a build
check-claim-wins = this claims that { $stated ->
    [one] one card is
   *[other] { $stated } cards are
} won; it is { $found }
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
check-source-unknown = there is no source '{ $source }'; known are { $known }
check-variant-unknown = there is no variant '{ $variant }'; known are { $known }
check-rule-twice = the rule '{ $slug }' stands already in { $section }
check-ours-needs-reading = a rule that is ours says what is unclear and why it is read so; add 'reading'
check-cousin-key = a rule about the cousins has no '{ $key }', which belong to Zwickern
check-example-variant = the rule does not hold in { $variant }; it holds in { $known }
check-example-illegal = '{ $play }' is stated as legal, but it is not: { $why }
check-reading-not-stated = no rule of the rule book states the reading '{ $reading }' ({ $title }); add it to 'readings' of one
check-variant-name = '{ $name }' cannot name house rules; use 2 to 30 small letters, digits and hyphens, a letter first
check-variant-name-taken = '{ $name }' is the name of another game; choose one of your own
check-variant-adding-only = with these rules builds only add, so that there is no subtracting to turn round; remove this
check-variant-card-twice = { $card } is the same card as { $other } at { $place } (line:column); keep one of them
check-variant-unchanged = these rules are those of { $base }; change at least one of them, or use { $base } itself
check-table-no-seats = rules without a variant to start from have to say their deals; add seats
check-table-no-joker = { $card } is no joker; name jokers by their value, such as X15, or X1 to X6 for wild ones
check-table-too-many-jokers = a pack may have up to { $limit } jokers; here it has { $number }
check-table-wild-bounds = wild jokers need the least and the greatest value that they can have; add wild: [2, 14]
check-table-nothing-wild = the pack has no wild joker, X1 to X6; remove this, or add one to the jokers
check-table-bounds = the values of a wild joker go from 1 to { $limit }, the least first
check-table-players = a table is for 2 to { $limit }, not for { $number }
check-table-players-twice = the deals for { $number } are here for the second time; keep one of them
check-table-packs = the number of packs goes from 1 to { $limit }; { $number } is not among them
check-table-partners = partners sit opposite each other, which needs 4, 6 or 8 players, not { $number }
check-table-table = the table gets cards { $number } times, but the deals number { $deals }
check-table-deal-players = this deal has hands for { $number }, but there are { $players } at the table
check-table-deal-empty = a deal gives no player less than 0 cards, and some player at least one
check-table-cards-over = dealing for { $players }, all cards are { $cards }: { $sum } = { $dealt }, { $number } left over; put them on the table, into the last deal, or out
check-table-cards-missing = dealing for { $players }, all cards are { $cards }: { $sum } = { $dealt }, { $number } too many; deal fewer
check-variant-twice = the variant '{ $name }' stands already { $where ->
    [own] among your house rules
   *[file] in { $file }
}; give one of them another name
check-majority-shared = in { $variant } a tie gives the points to everybody who has the most cards, so that there may be no one answer; ask this of another variant

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
reading-20 = the player at the dealer's left starts every deal, and deals the next game
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
