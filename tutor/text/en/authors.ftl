### What authors of content read: faults in their files, and readings in a few words.

fault-in-line = line { $line }, column { $column }: { $told }

## YAML that cannot be read

yaml-too-large = this is larger than { $limit } bytes; split it into smaller parts
yaml-not-utf8 = this is not UTF-8 text; save the file as UTF-8
yaml-character = the character { $code } is not allowed here; remove it
yaml-syntax = this is not valid YAML: { $problem }; a text with signs that mean something in YAML needs quotes
yaml-tab = a tab cannot indent a line; use blanks
yaml-indent = this line is not indented like the ones it belongs with; indent all keys of a mapping, and all entries of a list, by the same amount
yaml-goes-on = this continues the text of the line above, which may not contain ":"; indent all keys of a mapping by the same amount, write ":" after each, and put a text with a colon in quotes
yaml-colon = a text with a colon and a blank in it needs quotes, such as "Note: this"
yaml-comma = there can be no ":" here; write a comma between two entries, or put a text with a colon in quotes, such as "Note: this"
yaml-backslash = in double quotes a backslash starts a sign such as \n, and this isn't one; use single quotes, or write each \ twice
yaml-hard-blank = "{ $text }" has a no-break or other odd blank ({ $code }), as copied from a web page or word processor; delete it and type an ordinary blank
yaml-unseen = "{ $text }" has an invisible character ({ $code }); delete it
yaml-dash = the dash of a list entry needs a blank after it; write - { $rest }
yaml-other-dash = a list entry starts with a plain dash and a blank, not with { $sign }; write - { $rest }
yaml-comment = the text ends here, because # after a blank starts a comment; put the whole text in quotes, or write a comment on a line of its own
yaml-two-commas = there is nothing between two commas; remove one
yaml-no-colon = a key needs a colon and a blank after it, such as "turn: South"
yaml-sign = a text that starts with { $sign } needs quotes; put the whole text in quotes
yaml-quote = the quotation mark { $sign } is not closed; close it where the text ends
yaml-after-quote = the quoted text has ended before this; put the whole text in quotes, and write each ' inside '…' twice
yaml-bracket = this { $sign } is still open at line { $line }, column { $column }, where a comma or its end is expected; write a comma or close it, or put a text with signs in quotes
yaml-closing = { $sign } closes no bracket; remove it
yaml-too-many = more than { $limit } entries; split the file
yaml-too-deep = this is nested more than { $limit } levels deep; use fewer levels
yaml-empty = there is nothing here; write a mapping such as "variant: jensen"
yaml-alias = the alias *{ $name } is not allowed; write the value out, or put a text that starts with * in quotes
yaml-anchor = the anchor &{ $name } is not allowed; remove it, or put a text that starts with & in quotes
yaml-tag = the tag { $tag } is not allowed; remove it, or put a text that starts with ! in quotes
yaml-key-not-text = a key must be plain text
yaml-duplicate-key = the key '{ $key }' is already in line { $line }; keep one of them

## Translations

po-not-utf8 = this is not UTF-8 text; save the file as UTF-8
po-character = the character { $code } is not allowed here; remove it
po-syntax = this is not a line of a PO file; write a keyword (msgctxt, msgid, msgstr) and its text in double quotes
po-outside = a link leads out of the folder of the language; remove it
po-not-written = the file cannot be written: { $problem }
po-twice = '{ $context }' is already above; keep one of them
po-plural = this entry has plural forms, but texts here have none; write one msgid and one msgstr
po-language = the header of this file names the language { $language }, not { $code }; use the file of the right language, or correct the header
po-unknown = no text of the content has the context '{ $context }'; run zwickern translate update
po-no-content = no file of the content has this name; give it the name of the file it translates, or remove it
po-stale = '{ $context }' was translated from an older text, which is now "{ $english }"; run zwickern translate update, then check the translation
po-fuzzy = '{ $context }' needs checking; remove the word fuzzy once it says the same as the original
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
    [edge] a blank or a line break at its start or end
    [tab] a tab
    [line] a line break within a paragraph
    [hidden] an invisible character
   *[blanks] two blanks in a row
}; remove it
po-markup = '{ $context }' has other markup than the original: { $said } in place of { $english }; a text is shown as it is written
po-quotation = '{ $context }' has a quotation mark or apostrophe of another language: { $found }; write { $like } and ’
po-blanks = '{ $context }' lacks a no-break space at { $found }; write a blank there and run zwickern translate update
ftl-syntax = this is not a message: { $problem }
ftl-twice = '{ $id }' is already above; keep one of them
ftl-unknown = English has no message '{ $id }'; remove it
ftl-missing = the message '{ $id }' is not translated
ftl-missing-all = { $number ->
    [one] 1 message is not translated
   *[other] { $number } messages are not translated
}
ftl-stale = the message '{ $id }' has a new English text; check the translation, then remove its line from { $file } and run zwickern translate update
ftl-seen-line = this is not the id of a message with eight hexadecimal digits; remove it and run zwickern translate update
ftl-variables = the message '{ $id }' must have the variables of the English one: look at { $name }
ftl-function = the message '{ $id }' asks for the function { $name }, which this language does not have
ftl-one = the message '{ $id }' says [one] for 0 too in this language; write { $name } there as a number, or use [0] and [1]
parcel-unreadable = this is not a ZIP file that can be read, nor a PO file
parcel-language = { $name } is in a folder of the language { $language }, not { $code }; nothing was imported
parcel-too-many = it holds more than { $limit ->
    [one] one file
   *[other] { $limit } files
}; a language has fewer
parcel-too-large = it holds more than { $limit ->
    [one] one byte
   *[other] { $limit } bytes
}; a language is smaller
parcel-outside = the name { $name } leads out of the folder; nothing was imported
parcel-link = { $name } is a link, not a file; nothing was imported
parcel-twice = { $name } is the second file of this name; keep one of them

## Content that does not have the right shape

content-file-unreadable = the file cannot be read: { $problem }
content-not-permitted = you are not permitted to read this, so it is not loaded; give yourself the permission, or move it away
content-one-document = one document is expected, not { $number }; put each into a file of its own
content-kind-alone = a goal needs braces; write { $key }: {"{"}kind: { $kind }{"}"}
content-not-a-mapping = a mapping of keys and values is expected here, such as "turn: South" with a blank after the colon
content-missing-key = the key '{ $key }' is missing; add it
content-misspelt-key = unknown key '{ $key }'; did you mean '{ $like }'?
content-unknown-key = unknown key '{ $key }'; remove it or correct its spelling
content-not-a-number = a whole number is expected, not { $got }
content-not-sums = five whole numbers with a blank between each two are expected, such as 12 40 12 12 40, not { $got }
content-not-a-flag = true or false is expected, not { $got }
content-not-text = plain text is expected, not { $got }
content-not-a-list = a list is expected, such as [A, B] or lines that start with a dash and a blank, not { $got }
content-nothing-under = there is nothing under '{ $key }'; write it below, indented further than this key
content-too-few = at least { $least ->
    [one] one entry is
   *[other] { $least } entries are
} needed here, not { $got }
content-too-long = this text has { $number } characters; at most { $most } are allowed here; shorten it
content-too-many = this list has { $number } entries; at most { $most } are allowed here; remove some
content-out-of-bounds = { $got } is not a number that is allowed here; { $bound ->
    [least] the least is { $limit }
   *[most] the most is { $limit }
}
content-no-blank = a colon needs a blank after it; write { $key }: { $rest }
content-play-alone = a wrong try needs a key and braces; write {"{"}play: "{ $play }"{"}"}
content-too-short = some text is needed here, not { $got }
content-names-alike = two of these names differ only in blanks or capitals; give each its own: { $got }
content-not-one-line = one line without control characters is expected, not { $got }
content-not-a-slug = small letters, digits and single hyphens are expected, such as taking-cards, not { $got }
content-not-a-word = a word must begin and end with a letter or digit, not be { $got }
content-direction = characters that change the direction of text are not allowed: { $got }
content-claim-unknown = { $got } isn't a claim; claims are no_capture, no_build, only_lay_down, could: "PLAY", could_not: "PLAY", holds_only: [CARDS], and takers, clearers, changers, wins, held, won, undealt and unseen, each with its other keys
content-not-one-of = { $got } isn't one of { $expected }
content-invalid = { $problem } (got { $got })
content-nothing-found = there are no YAML files here
content-misplaced = this file is not loaded: a lesson is lessons/NAME.yaml, a game lessons/games/NAME.yaml, a puzzle puzzles/VARIANT/NAME.yaml, a section of the rule book lessons/rules/NAME.yaml, house rules lessons/variants/NAME.yaml, the glossary lessons/glossary/terms.yaml, the words of a search lessons/search/LANGUAGE.yaml, numbers lessons/numbers/QUESTION.yaml
content-ending = this file is not loaded: a name of content is in small letters, has no dot in front and ends with .yaml; rename this one to { $name }
content-copy = this file is not loaded, because { $name } is here too; remove one of the two, or give this one another name that ends with .yaml
content-is-folder = nothing in this folder is loaded, because its name ends like a file name; put the file itself here, or rename the folder
content-folder-name = nothing in this folder is loaded; move or rename it to { $name }
content-elsewhere = this file is not loaded here, because it holds { $kind ->
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
content-too-many-files = there are more than { $limit } files and folders here; divide them into several folders of content
content-folder-too-large = the files here come to more than { $limit } bytes; divide them into several folders of content
content-not-taken = a folder of your own may have lessons, puzzles, games (lessons/games) and house rules (lessons/variants); this file is not loaded, so move it away
content-changed = the file was changed while it was being read; save it again
content-changed-since = the file is not as it was when you opened it; compare the two, and save what you want to keep
content-folder-gone = the folder is gone, so nothing was saved in it
content-unwritten = the file cannot be written: { $problem }
content-slug-twice = { $other } has the slug '{ $slug }' too; give one of the two folders another one
content-no-title = the file content.yaml is missing here; write one with a title and a slug, or start a folder with "zwickern new"
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
    [lesson] a lesson belongs in lessons
    [path] a path belongs in lessons/paths
    [puzzle] a puzzle belongs in puzzles/VARIANT
    [trick-puzzle] a puzzle in a trick-taking game belongs in puzzles/tricks/VARIANT
    [game] a record belongs in lessons/games
    [section] a section belongs in lessons/rules
    [house] house rules belong in lessons/variants
    [glossary] the glossary is lessons/glossary/terms.yaml
    [search] the words of a search are lessons/search/LANGUAGE.yaml
    [numbers] numbers are lessons/numbers/QUESTION.yaml
   *[position] a position by itself has no place
}
content-kind-unknown = this is neither a lesson (steps), a puzzle (goal), a game record (deals), a section of the rule book (rules), house rules (based_on), a glossary (terms), the words of a search (synonyms), the numbers of a question (question), a position (turn) nor a situation (phase) or hand (actions) of a trick-taking game; add the key of what it is meant to be
search-word-twice = '{ $word }' is already in line { $line }; a word can be in one list of synonyms only
search-rule-unknown = no rule of the book has the slug '{ $slug }'
search-other-language = the file is called { $name }, so its language must be { $name } too
glossary-word-twice = '{ $word }' is already in line { $line }; explain a word once

## Positions that cannot be

position-unknown-variant = unknown variant '{ $name }'; choose from { $known }
position-other-game = { $variant } is a variant of { $game }, not '{ $name }'; write 'game: { $game }', or leave it out
position-wrong-number-of-seats = { $variant } is not for { $number ->
    [one] one seat
   *[other] { $number } seats
}; it is for { $allowed }
position-seat-twice = the seat '{ $seat }' is named twice (blanks and capitals make no difference); give each its own name
position-unknown-seat = unknown seat '{ $seat }'; the seats are { $known }
position-unknown-card = unknown card '{ $card }'; write the rank (A, K, Q, J, 10 to 2) and the suit (S, H, D, C), such as AS or 10D, or a joker, such as X25
position-cards-not-parted = '{ $card }' is more than one card; put a comma between them, such as [AS, 10D], or write each on a line of its own after a dash, with the dashes one below the other
position-card-not-in-pack = the pack of { $variant } has no { $card }
position-card-too-often = { $card } is here too often; the pack has it { $number ->
    [one] once
   *[other] { $number } times
}{ $places ->
    [none] {""}
   *[other] , and it is at { $places } already (line:column)
}
position-empty-build = a build needs at least one card
position-value-not-takeable = no card of { $variant } can take the value { $value }
position-value-not-reachable = { $cards } played in this order cannot make { $value }; possible: { $possible }
position-no-hand-to-play = { $seat } is to play and needs at least one card
position-negative-number = { $number } is less than 0
position-number-too-large = { $number } is more than { $limit }
position-unknown-option = players cannot agree on this: { $what }
position-unknown-phase = unknown phase '{ $name }'; choose from { $known }
position-wrong-turn = it cannot be { $seat }'s turn here
position-no-turn-up = a card is turned up before this phase; add it as 'turnup'
position-wrong-hand-size = { $seat } has { $number ->
    [one] one card
   *[other] { $number } cards
}, not { $wanted }; correct the hand
position-wrong-number-of-cards = there cannot be { $number ->
    [one] one card
   *[other] { $number } cards
} here; correct the number
position-wrong-number-of-tricks = this does not go with the phase, or with the number of cards in the hand; correct one of them
position-wrong-pot = the pot cannot be { $number } here; it holds whole payments only
position-wrong-bottom = { $card } cannot be at the bottom here: no one may have seen it elsewhere, and an ace or a seven moves the deal
position-wrong-bid = '{ $name }' cannot be bid here; correct the bidding
position-ten-not-held = { $card } cannot be exchanged here: it is not the 10 of an upcard's suit, or it is not in the hand

## Claims that do not hold

check-unreadable-play = '{ $text }' cannot be read as a play; write it like "KS x QS+AD", "10S on X30 = 20" or "3H"
check-play-like = '{ $text }' cannot be read as a play; did you mean "{ $like }"?
check-unreadable-wrong = '{ $text }' cannot be read as a play; write it like "KS x QS+AD", "10S on X30 = 20" or "3H", or add 'reason: unreadable' if that is the mistake to show
check-unreadable-card = unknown card '{ $text }'; write rank and suit, such as AS, 10D or X25
check-not-solvable = no legal play reaches this goal; change the position or the goal
check-item-not-on-table = '{ $text }' is not on the table
check-card-not-held = '{ $text }' is not in the hand of the player to move
check-curly-quotes = { $play } has curly quotation marks; write straight ones, as in "KS x QS+AD", or none
check-solution-illegal = the solution '{ $play }' is not legal: { $why }
check-solution-misses = the solution '{ $play }' is legal but does not reach the goal
check-solution-missing = '{ $play }' reaches the goal too; add it to the solutions
check-wrong-is-right = '{ $play }' is listed as wrong but reaches the goal
check-wrong-unknown-reason = unknown reason '{ $reason }'; choose from { $known }
check-wrong-other-reason = '{ $play }' fails because of { $found }, not { $reason }
check-wrong-is-legal = '{ $play }' is legal; it cannot fail because of { $reason }
check-wrong-needs-reason = '{ $play }' is not legal; state the reason { $found }
check-position-needed = a goal of the kind '{ $kind }' needs a position; add one
check-position-not-needed = a goal of the kind '{ $kind }' needs no position; remove it
check-plays-not-needed = '{ $key }' lists plays, but one play does not answer this goal; remove it
check-answer-wrong = this states the answer { $stated }, but the engine finds { $found }
check-reasons-not-needed = 'reasons' explain wrong options or numbers, and this goal has neither; remove it
check-reason-right = '{ $answer }' is the right answer, and a reason explains a wrong one; remove it
check-reason-number = '{ $answer }' cannot answer this question; write a number from 0 to 9999
check-reason-unknown = '{ $answer }' isn't one of the wrong options; write one of { $known }
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
check-reading-unknown = there is no reading '{ $reading }'; choose from { $known }
check-label-shows = the reading '{ $reading }' ({ $title }) makes no difference here: without it every answer and try would come out the same; remove it from 'shows', or ask for something that depends on it
check-trick-label-shows = the reading '{ $reading }' makes no difference here: another reading gives the same answer; remove it from 'shows'
check-trick-label-counter = the reading '{ $reading }' applies here, or has nothing to do with this; remove it from 'counter'
check-label-counter = nothing here tempts a learner to apply the reading '{ $reading }' ({ $title }) where it does not apply; remove it from 'counter', or add the tempting mistake to 'wrong'
check-reading-not-shown = no step shows the reading '{ $reading }' ({ $title }) at work; add it to 'shows' of one
check-reading-no-counter = no step shows where the reading '{ $reading }' ({ $title }) does not apply; add it to 'counter' of one
check-not-a-capture = '{ $play }' is not a legal capture
check-value-not-unique = the value of '{ $text }' in this capture must be one of several it could have: { $values }
check-not-in-other-hand = '{ $text }' cannot be in another hand here
check-not-in-variant = this position is not possible in the variant '{ $variant }'; leave it out, or change the position
check-choice-illegal = '{ $play }' is not legal, so it cannot be the right one
check-no-near-misses = there are no near misses of '{ $play }' to choose from; ask for something else
check-hands-needed = whose turn comes next depends on the hands; give all of them
check-nobody-next = no player has a card left after this turn; give one of them a card
check-nothing-left = the table is empty, so nothing can be left over
check-option-twice = '{ $option }' is an option twice; name each option once, and call none of them '{ $nobody }'
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
check-numbers-twice = line { $line } already has an entry for this variant with these seats, players and edition; keep one of the two
check-numbers-not-asked = the question '{ $question }' is not asked of { $variant } ({ $level }); remove this entry
check-numbers-key = '{ $key }' isn't a key of the question '{ $question }' in { $variant }; remove it, or count again with "zwickern numbers"
check-numbers-sums = these sums cannot come from { $games ->
    [one] one game
   *[other] { $games } games
}; count again with "zwickern numbers"
check-numbers-chance = in some game there would be more hits than tries, or fewer than none; count again with "zwickern numbers"
check-numbers-total = the hits and tries of the parts do not add up to '{ $key }'; count again with "zwickern numbers"
check-numbers-share = each try of '{ $key }' ends in one way, but the hits do not add up to the tries; count again with "zwickern numbers"
check-event-unknown = there is no event '{ $event }' in such a game; choose from { $known }
check-events-order = these are not in order; the right order is { $right }
check-event-twice = an event occurs twice; keep one
check-game-unknown = there is no game '{ $game }'; choose from { $known }
check-fact-unknown = there is no fact '{ $fact }'; choose from { $known }
check-fact-not-there = '{ $fact }' is not known for { $game } (some facts need 'players')
check-fact-same = '{ $fact }' has only one value, so there is nothing to ask
check-fact-value = no game has the value '{ $value }' for '{ $fact }'
check-path-step-unknown = no lesson has a step with the id '{ $id }'; write the id of a lesson, / and the slug of a step
check-path-step-twice = the step '{ $id }' is already on this path; name each step once
check-path-game-over = the learner must have something to play: play the record to the end of the pack, and let `kept` be fewer than its plays
check-tricks-position = this position is not possible: { $problem }
check-not-certain = nothing is certain here: { $problem }
check-sure-unless = with these hands { $seat } is sure of it; give other hands, or answer yes
check-sure-unless-missing = give hands of the others with which it fails in 'unless'
check-sure-unless-given = the answer is yes, so leave 'unless' out
check-sure-not-asked = this cannot be asked in { $variant }
check-deal-stays = no deal moves in { $game }
check-deal-moves-not = after { $card } the deal does not move; remove what comes after it
check-chance-not-asked = the chance of '{ $of }' is not counted here; choose from { $known }. There is none once cards are exchanged, announced or played
check-chance-untold = every player has seen this card; add it to the position as '{ $key }'
check-chance-needs = add a '{ $key }' to ask for the chance of '{ $of }'
check-chance-needs-not = the chance of '{ $of }' needs no '{ $key }'; remove it
check-chance-seen = the player to act has seen { $card }; name a card this player has not seen
check-chance-not-held = the player to act does not hold { $card }; name a card in this player's hand
check-tricks-action = '{ $action }' cannot be done here: { $problem }
check-slug-twice = the step '{ $slug }' is already in this lesson; give this one another slug
check-too-much-work = a table in this file has too many cards and builds to search; remove some
check-theme-unknown = there is no theme '{ $theme }'; choose from { $known }
check-theme-wrong = this does not have the theme '{ $theme }'; it has { $found }
check-only-play-number = { $number ->
    [one] there is one legal play
   *[other] there are { $number } legal plays
} here; this asks for exactly one
check-partners-needed = this asks for a partner; in { $variant } with { $number ->
    [one] one player
   *[other] { $number } players
} there is none
check-open-hands-needed = this needs all cards face up; give these hands too: { $seats }
check-two-players-needed = this needs two players; there { $number ->
    [one] is one seat
   *[other] are { $number } seats
}
check-last-deal-needed = this needs the last deal; { $stock ->
    [one] one card is
   *[other] { $stock } cards are
} still to be dealt
check-hand-too-large = the next player should hold { $number ->
    [one] one card
   *[other] { $number } cards
}, but only { $unseen ->
    [one] one is
   *[other] { $unseen } are
} not seen; say who deals, or correct what was won
check-opponent-needed = no one plays before { $partner }; give the opponent in between a card
check-cards-missing = this needs the end of a game, where every card is known; { $number ->
    [one] one is
   *[other] { $number } are
} neither held, on the table nor won
check-too-far = there are too many cards left to look ahead to the end; remove some
check-replaces-unknown = there is no puzzle '{ $id }' to replace
check-replaces-circle = each of these puzzles replaces the next, and the last one the first: { $ids }; name an older puzzle, or remove 'replaces'
check-puzzle-folder = this is a puzzle of { $variant }, but it is in the folder '{ $folder }'; move it to puzzles/{ $variant }, or correct the variant
check-file-name = the file name '{ $name }' is part of an address that never changes; name it with small letters, digits and single hyphens, such as { $like }
check-file-name-numbered = the file name '{ $name }' is part of an address that never changes; start it with a number of two digits, which gives the order, and continue with small letters, digits and single hyphens, such as { $like }
check-number-twice = { $other } has the number { $number } too; give this file another one
check-seat-out-of-turn = it is { $turn }'s turn, not { $seat }'s
check-play-hidden = no one can make the play '{ $play }' of the step '{ $step }': 'plays' of this lesson hides the button for it; add { $kind } there, or ask for something else
check-play-illegal = the play '{ $play }' is not legal for { $seat }: { $why }
check-legal-missing = '{ $play }' is legal here too; add it
check-offence-play = '{ $play }' is not legal here, so it isn't an offence; { $known } would be
check-offence-wrong = this states '{ $stated }' as the offence of '{ $play }'; it is '{ $found }'
check-hand-card-not-told = this needs a card that the file does not give; add it to '{ $key }'
check-hand-card-not-seen = { $card } is never seen here; remove it
check-hand-not-over = the actions end on { $seat }'s turn; add what is missing
check-hand-cards-missing = a hand that is played needs every card: all hands, and the cards not dealt under undealt
check-hand-over = the hand is over before '{ $play }'; remove it
check-hand-result = this states { $stated }; the actions give { $found }
check-hand-missing = { $seat }'s hand is missing
check-deal-not-over = the deal ends with { $number ->
    [one] one card
   *[other] { $number } cards
} still in players' hands
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
check-dealt-as-planned = every deal is as usual in { $variant } for { $players } players; remove "dealt: otherwise"
check-claim-no-capture = this claims that there was no capture, but '{ $play }' was one
check-claim-no-build = this claims that there was no build, but '{ $play }' was one
check-claim-could = this claims that '{ $play }' was possible, but it was not: { $why }
check-claim-could-not = this claims that '{ $play }' was not possible, but it was
check-claim-only = this claims that there was no other choice, but there { $number ->
    [one] was one way
   *[other] were { $number } ways
} to go on
check-claim-costs = this claims that '{ $play }' costs a stake, but it does not
check-claim-certain = this claims { $stated ->
    [one] one chip
   *[other] { $stated } chips
} as certain in the end; it is { $found }
check-claim-sure = this claims that a player's own cards alone make '{ $what }' certain here, and they do not
check-note-at = there is no action { $number }, or it already has a note
check-claim-holds-only = this claims the hand { $claimed }, but it was { $found }
check-claim-cards = this claims under '{ $kind }': { $claimed }; it is: { $found }
check-claim-gone = this claims that there are no '{ $kind }' after '{ $play }', but a capture leaves nothing to take or change; name a card laid down or a build
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
check-source-unknown = there is no source '{ $source }'; choose from { $known }
check-variant-unknown = there is no variant '{ $variant }'; choose from { $known }
check-rule-twice = the rule '{ $slug }' is already in { $section }
check-ours-needs-reading = a rule of our own says what is unclear and why we read it this way; add 'reading'
check-cousin-key = a rule about the cousins has no '{ $key }', which belongs to Zwickern
check-example-variant = the rule does not apply in { $variant }; it applies in { $known }
check-example-illegal = '{ $play }' is listed as legal, but it is not: { $why }
check-reading-not-stated = no rule of the rule book states the reading '{ $reading }' ({ $title }); add it to 'readings' of one
check-variant-name = '{ $name }' cannot name house rules; use 2 to 30 small letters, digits and hyphens, a letter first
check-variant-name-taken = '{ $name }' is the name of another game; choose one of your own
check-variant-adding-only = with these rules builds only add, so there is no subtracting to reverse; remove this
check-variant-card-twice = { $card } is the same card as { $other } at { $place } (line:column); keep one of them
check-variant-unchanged = these rules are the same as in { $base }; change at least one of them, or use { $base } itself
check-table-no-seats = rules that start from no variant need their deals; add seats
check-table-no-joker = { $card } isn't a joker; name jokers by their value, such as X15, or X1 to X6 for wild ones
check-table-too-many-jokers = a pack may have up to { $limit } jokers; here it has { $number }
check-table-wild-bounds = wild jokers need their least and greatest value; add wild: [2, 14]
check-table-nothing-wild = the pack has no wild joker, X1 to X6; remove this, or add one to the jokers
check-table-bounds = the values of a wild joker are from 1 to { $limit }, the least first
check-table-players = a table is for 2 to { $limit }, not for { $number }
check-table-players-twice = the deals for { $number } are here twice; keep one of them
check-table-packs = the number of packs is from 1 to { $limit }, not { $number }
check-table-partners = partners sit opposite each other, which needs 4, 6 or 8 players, not { $number }
check-table-table = the table gets cards { $number } times, but there are { $deals } deals
check-table-deal-players = this deal has hands for { $number }, but there are { $players } at the table
check-table-deal-empty = a deal gives each player 0 cards or more, and at least one player a card
check-table-cards-over = for { $players } players the pack has { $cards } cards, but { $sum } = { $dealt }, { $number } left over; deal them to the table or in the last deal, or remove them
check-table-cards-missing = for { $players } players the pack has { $cards } cards, but { $sum } = { $dealt }, { $number } too many; deal fewer
check-variant-twice = the variant '{ $name }' is already { $where ->
    [own] among your house rules
   *[file] in { $file }
}; give one of them another name
check-majority-shared = in { $variant } a tie gives the points to each player with the most cards, so there may be no single answer; ask this of another variant

## Readings of the rules, each in a few words

reading-1 = the played card takes one value for the whole capture
reading-2 = a loose ace, jack, queen or king takes either value
reading-3 = a capture takes one group or several, and no one has to capture
reading-4 = a build counts as one card of its value
reading-5 = captures add, never subtract
reading-6 = a builder keeps a card for the new value
reading-7 = old value plus or minus the card, never the other way round
reading-8 = an equal card may leave the value as it was
reading-9 = a loose two-valued card that is built on takes either value
reading-10 = a single card may be announced; two table cards are never joined
reading-11 = whoever changes a build owns it
reading-12 = the owner of builds keeps a different card for each value
reading-13 = promises are suspended when no move keeps them all
reading-14 = a build for the partner, to a value announced and still held
reading-15 = on an empty table a card can only be laid down
reading-16 = a Zwick is a capture that clears the table
reading-17 = the last to capture gets the cards left on the table, and it isn't a Zwick
reading-18 = on a tie no one gets the points for most cards
reading-19 = moves that lead to the same position are one move
reading-20 = the player on the dealer's left starts every deal, and deals the next game
reading-jensen-pack = 52 cards and three jokers
reading-jensen-deal = four, four and five cards, three to the layout
reading-jensen-points = what scores in the Jensen game
reading-christiansen-jokers = four jokers, the largest worth 30
reading-christiansen-deal = eight cards to the layout, larger hands
reading-christiansen-points = what scores in the Christiansen game
reading-christiansen-alone = every player plays alone
reading-dietze-values = aces and face cards have their high value only
reading-dietze-adding = builds only add
reading-dietze-points = what scores after Dietze and Danyliuk
reading-dietze-deal = four cards each and a layout of four, two packs from five players on
reading-grupp-wild = a joker takes one value from 2 to 14
reading-grupp-loose = only a joker takes a loose joker
reading-grupp-zwick = no Zwick with a joker
reading-grupp-builds = a joker may be used to build, and in your hand it keeps a promise
reading-grupp-deal = six jokers and a short last deal
reading-french-limit = no build is worth more than 14
reading-french-deal = two cards to the layout, one more before the last five are played
reading-french-points = what scores in the French version
