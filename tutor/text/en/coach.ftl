### What the coach says: reasons, verdicts, goals, themes, questions and hints.

## Why a play is not legal: one sentence each

reason-unreadable = “{ $text }” can’t be read as a move. Write it like KS x QS+AD, 10S on X30 = 20 or 3H.
reason-card-not-held = You don’t have { THE($card) } in your hand.
reason-item-not-on-table = { THE($items) } isn’t on the table.
reason-item-not-on-table-again = { $number ->
    [one] There’s only one { $items } on the table.
    [2] { THE($items) } is on the table only twice.
   *[other] { THE($items) } is on the table only { $number } times.
}
reason-part-of-build = { THE($part) } is part of { THE($build) }, and a build only counts as a whole: { $value }.
reason-several-items = A build goes on just one card or build at a time, so { THE($card) } can’t go on { THE($items) } together.
reason-nothing-selected = Choose what { THE($card) } takes from the table.
reason-out-of-reach = { $items } adds up to { $totals }, but your { $card } only takes { $values }.
reason-out-of-reach-as = { $items } adds up to { $totals }, but you play { THE($card) } as { $value }.
reason-out-of-reach-one = { THE($items) } is worth { $totals }, but your { $card } only takes { $values }.
reason-out-of-reach-one-as = { THE($items) } is worth { $totals }, but you play { THE($card) } as { $value }.
reason-out-of-reach-difference = Taking is adding, never subtracting, and { $items } adds up to { $totals }. { $high } − { $low } = { $value } doesn’t count.
reason-out-of-reach-value = { THE($card) } is worth { $values }, not { $value }.
reason-out-of-reach-build = { THE($card) } on { THE($items) } doesn’t make { $value }, either by adding or by subtracting.
reason-out-of-reach-build-adding = { THE($card) } on { THE($items) } doesn’t make { $value }: here builds only add, never subtract.
reason-build-from-card = { $first } − { $second } = { $value } is the wrong way round. Subtract your card from the value on the table.
reason-build-from-card-adding = { $first } − { $second } = { $value }, but here builds never subtract.
reason-build-kept = Only a card worth { $value } can leave the value at { $value }, and your { $card } is worth { $values }.
reason-build-kept-adding = The value can’t stay { $value }: here { THE($card) } always adds to it.
reason-build-kept-changed = The value can’t stay { $value }: here { THE($card) } always changes it.
reason-build-fixed = { THE($items) } only counts as { $announced } now. Its other value is gone.
reason-build-elsewhere = { THE($card) } on { THE($items) } doesn’t make { $value }: in this version { THE($court) } is only worth { $counts }.
reason-out-of-reach-build-none = { THE($card) } on { THE($items) } makes { $possible }, and no build can be worth that here.
reason-out-of-reach-build-no-card = { THE($card) } on { THE($items) } would make { $value }, but no card takes { $value }.
reason-out-of-reach-single = { THE($card) } is worth { $values }, so it can’t be announced as { $value }.
reason-does-not-split = { $counts }, and { $items } adds up to { $totals }. Take out whatever makes { $value }, and { THE($left) } { $number ->
    [one] is
   *[other] are
} left over.
reason-does-not-split-none = { $counts }, and { $items } adds up to { $totals }. Nothing in it makes { $values }.
reason-does-not-split-all = { $counts }, and { $items } adds up to { $totals }, but that doesn’t sort into groups of { $values }.
reason-two-values = { THE($card) } is worth { $values }, but not both in one move: { THE($first) } needs { $firstvalue }, { THE($second) } needs { $secondvalue }.
reason-two-values-wild = { THE($card) } has one value for the whole move: { THE($first) } needs { $firstvalue }, { THE($second) } needs { $secondvalue }.
reason-joker-rule-capture = Only a joker can take a joker lying on its own, so your { $card } can’t take { THE($items) }.
reason-joker-rule-capture-wild = Only a joker can take a wild joker lying on its own, so your { $card } can’t take { THE($items) }.
reason-joker-rule-group = A joker lying on its own is never part of a sum. Here { THE($items) } { $number ->
    [one] is a group of its own
   *[other] are groups of their own
}.
reason-joker-rule-group-wild = A wild joker lying on its own is never part of a sum. Here { THE($items) } { $number ->
    [one] is a group of its own
   *[other] are groups of their own
}.
reason-joker-rule-build = No build can go on { THE($items) }. Only a joker can take a joker lying on its own.
reason-joker-rule-build-wild = No build can go on { THE($items) }. Only a joker can take a wild joker lying on its own.
reason-obligation-broken = Remember your promise: without { THE($card) } you can’t take { THE($items) }.
reason-obligation-broken-kept = Remember your promise: without { THE($card) } you only have { THE($kept) } left, and { $number ->
    [one] it can’t
    [2] neither of them can
   *[other] none of them can
} take { THE($items) }.
reason-obligation-broken-last = { THE($card) } is your last card, and you own { THE($items) }. You’d have nothing left to take { $number ->
    [one] it
   *[other] them
} with.
reason-obligation-broken-each = You { $new ->
    [0] own
   *[other] would own
} { THE($items) }, and each value needs its own card. If you play { THE($card) }, only { THE($kept) } { $number ->
    [one] is
   *[other] are
} left for { $values ->
    [2] both
   *[other] all { $values }
}.
reason-no-card-for-value = To build { $value }, you need another card worth { $value } in your hand.
reason-not-announced = { $seat } hasn’t announced { $value }, or has since played a card that could take it.
reason-not-partner = A build can only be for a partner, not for { $seat }.
reason-variant-forbids-empty-table = The table is empty, so { THE($card) } can only be laid down.
reason-variant-forbids-subtracting = Here builds never subtract, so { THE($card) } on { THE($items) } can’t make { $value }.
reason-variant-forbids-same-value = Here an equal card can’t leave the value as it is, so { THE($card) } on { THE($items) } can’t make { $value }.
reason-variant-forbids-build-limit = In this version no build is worth more than { $limit }, and this one would be { $value }.
reason-variant-forbids-no-partners = Everyone plays alone here, so no one can build for { $seat }.
reason-variant-forbids-for-partner = At this table everyone builds only for themselves, so no one can build for { $seat }.
reason-variant-forbids-single-build = At this table a card on its own can’t be a build. Play it on another card.
reason-variant-forbids-must-capture = { THE($card) } can take something, so at this table you can’t lay it down.
reason-variant-forbids-more-to-take = At this table you have to take all you can, and { THE($card) } can take more.
reason-variant-forbids-build-untaken = At this table you have to take your build on your next turn. Take { THE($items) }.
reason-variant-forbids-owner-lays = At this table you can’t lay a card down while you own a build and can take or build.
reason-obligation-suspended = No move keeps all your promises, so this turn you may break them.

## Why a play is not legal in Zwicken and Zwikken: one sentence each

reason-unreadable-zwicken = “{ $text }” can’t be read as a move. Write it like play QH, exchange 7S 8H, stay or pass.
reason-unreadable-zwikken = “{ $text }” can’t be read as a move. Write it like play QH, ask 1, swap 10H QH or pass.
reason-tricks-not-your-turn = It’s not your turn.
reason-tricks-dropped-out = You’ve passed, so you’re out until the next deal.
reason-tricks-nobody = It’s no one’s turn now.
reason-tricks-play = Now you play a card to the trick.
reason-tricks-must-follow = You can follow { $suit }, so you can’t play { THE($card) }.
reason-tricks-must-follow-trumps = Trumps were led and you have one, but { THE($card) } isn’t a trump.
reason-tricks-must-follow-permanent = { THE($card) } is always a trump, so it doesn’t follow { $suit }. You can follow, so you have to.
reason-tricks-must-trump = You can’t follow { $suit }, so you have to play a trump, and { THE($card) } isn’t one.
reason-tricks-must-head = { THE($card) } follows suit but doesn’t beat { THE($best) }. You have a card that does both.
reason-tricks-must-overtrump = { THE($card) } is a trump but doesn’t beat { THE($best) }. You have a trump that does.
reason-tricks-trumps-asked = This trick asks for trumps and you have one, but { THE($card) } isn’t a trump.
reason-tricks-must-lie-face-down = You have no trump, so you play { THE($card) } face down.
reason-tricks-must-lie-face-up = You play { THE($card) } face up.
reason-tricks-must-lie-face-up-trump = { THE($card) } is a trump, so you play it face up.
reason-zwicken-not-now-check = Before the deal there’s just one question: do you look at the bottom card?
reason-zwicken-not-now-declare = Before the first trick you pass or stay in. You can only swap cards if you stay in.
reason-zwicken-nothing-exchanged = Choose the cards you give away, or stay in without swapping any.
reason-zwicken-too-many-exchanged = { $most ->
    [0] The stock is empty, so you can’t swap anything.
    [one] There’s only one card left in the stock, so you can swap just one.
   *[other] There are only { $most } cards left in the stock, so you can swap no more than { $most }.
}
reason-zwikken-not-now-declare = Before the first trick you stay in or pass.
reason-zwikken-not-now-bid = Now you bid or pass.
reason-zwikken-not-now-ask = Now you ask or pass.
reason-zwikken-not-now-dealer = Everyone has passed, so the dealer turns up another card or ends it here.
reason-zwikken-not-now-swap = There’s just one question now: do you swap { THE($card) }?
reason-zwikken-nothing-announced = No one announces the 10 here. If you have the 10 of trumps, you may swap it after the bidding.
reason-zwikken-out-of-the-bidding = You’ve passed, so you can’t bid on these trumps any more.
reason-zwikken-already-highest = Your bid is the highest, so it’s up to the others to say more.
reason-zwikken-must-stay = Everyone agreed to stay in for the { $number ->
    [1] first
   *[other] second
} game.
reason-zwikken-wrong-step = Bids go up one step at a time, and the next step is { $level }.
reason-zwikken-wrong-step-ask = Asking goes up one step at a time, and the next step is { $level }.
reason-zwikken-ten-not-held = Only the player with { THE($card) }, the 10 of trumps, can say this, and you don’t have it.
reason-zwikken-no-ten = { THE($card) } isn’t the 10 of trumps, and you can’t swap any other card.
reason-zwikken-already-announced = You’ve already announced { THE($card) }, and you can only do that once.
reason-zwikken-not-announced = You haven’t announced { THE($card) }, so you can’t swap it.
reason-zwikken-other-turn-up = { THE($card) } wasn’t turned up.
reason-zwikken-other-turn-up-last = { THE($card) } wasn’t the last card turned up, and you can only swap the 10 for that one.
reason-zwikken-other-turn-up-known = { THE($card) } isn’t the card that was turned up when you announced your 10.
reason-zwikken-other-turn-up-suit = { THE($card) } isn’t of the same suit as your 10.
reason-zwikken-ace-not-to-be-led = You’ve won the bidding, so you can only lead { THE($card) }, the ace of trumps, as your last card.

## For what one is gezwickt in Zwicken

ground-unchecked = A player who deals without looking at the bottom card is gezwickt and pays a stake.
ground-ace-not-led = A player who has the ace of trumps when leading for the first time, but leads another card, is gezwickt and pays a stake.
ground-seven-lost = A player who loses { THE($card) } to the ace of trumps is gezwickt and pays a stake.
ground-no-trick = A player who stays in and takes no trick is gezwickt and pays a stake.

## After a play

verdict-repair = This would be legal: { $play }.
verdict-repair-other-card = Another of your cards can do it: { $play }.
verdict-nudge-with = Add { THE($items) }, and it fits.
verdict-nudge-without = Leave out { THE($items) }, and it fits.
verdict-nudge-swap = Swap { THE($dropped) } for { THE($added) }, and it fits.
verdict-nudge-keep = Take { THE($items) } too, and you keep your promise.
verdict-nudge-swap-keep = Swap { THE($dropped) } for { THE($added) }, and you keep your promise.
verdict-nudge-whole = The whole build fits.
verdict-nudge-rest = Leave out the build, and the rest fits.
verdict-nudge-regroup = Group these another way, and they fit.
verdict-nudge-value = Play it as { $value }, and it fits.
verdict-nudge-announce = Announce it as { $value }, and it works.
verdict-nudge-other-card = Your { $card } can take { THE($items) }.
verdict-nudge-other-card-all = Your { $card } can take all of these.
verdict-nudge-other-card-build = You can make this build with your { $card }.
verdict-nudge-nothing = Your { $card } can’t take anything here.
verdict-nudge-promise = Your { $card } can’t take anything here without breaking a promise.
verdict-nudge-no-build = You can’t build anything here with your { $card }.
verdict-zwick = Zwick! The table is clear.
verdict-capture = { $play }: { $number ->
    [one] one card
   *[other] { $number } cards
} from the table.
verdict-gained = { THE($card) } takes { $number ->
    [one] one card
   *[other] { $number } cards
}.
verdict-gained-points = { THE($card) } takes { $number ->
    [one] one card
   *[other] { $number } cards
} and wins { $points ->
    [one] one point
   *[other] { $points } points
}.
verdict-gained-zwick = Zwick! The table is clear.
verdict-gained-zwick-points = Zwick! The table is clear: { $points ->
    [one] one point
   *[other] { $points } points
} for { $together ->
    [yes] your team
   *[no] you
}.
verdict-gained-zwick-and-cards = Zwick! The table is clear: { $points ->
    [one] one point
   *[other] { $points } points
} for { $together ->
    [yes] your team
   *[no] you
}, counting the cards.
verdict-lay = You lay down { THE($card) }.
verdict-build = You build { $value }.
verdict-build-for = You build { $value } for { $seat }.
verdict-goal-missed-zwick = This leaves { THE($left) } on the table.
verdict-goal-missed-zwick-joker = The table is clear, but a Zwick with { THE($card) } doesn’t count here.
verdict-goal-missed-zwick-no-capture = You take nothing this way, so the table isn’t clear.
verdict-goal-missed-most-cards = You can take more cards.
verdict-goal-missed-everything = { THE($card) } can take more cards.
verdict-goal-missed-build = You were asked to build.
verdict-goal-missed-owner = This build is for { $made }. It was meant for { $wanted }.
verdict-goal-missed-other-build = That’s a build, but not the one you were asked for.
verdict-goal-missed-capture = You don’t take { THE($items) } this way.
verdict-goal-missed-lay = You were asked to lay a card down.
verdict-goal-missed-no-capture = You take nothing this way.
verdict-goal-missed-most-points = { $points ->
    [0] This wins no points, but you can win some.
    [one] This wins one point, but you can win more.
   *[other] This wins { $points } points, but you can win more.
}
verdict-goal-missed-two-builds = { $number ->
    [0] You take no build this way.
   *[other] You take only one build this way.
}
verdict-goal-missed-joker-build = No joker left in your hand takes { $value }.
verdict-goal-missed-joker-down = This doesn’t build a joker down to a smaller value.
verdict-goal-missed-safe-lay = After that, { $seat } could make a Zwick with { SHORT($cards) }. After another of your cards, { $seat } couldn’t.
verdict-goal-missed-safer-lay = After that, { $seat } could make a Zwick with { SHORT($cards) }. After another of your cards, that’s less likely.
verdict-goal-missed-zwick-in-two = { $seat } has an answer: { $play }. After that, { $partner } can’t make a Zwick.
verdict-goal-missed-zwick-in-two-none = After that, { $partner } can’t make a Zwick.
verdict-goal-missed-win-less = If both play their best from here, another move leaves you better off in the end.
verdict-goal-missed-win-most = If both play their best from here, you end up { $points ->
    [one] one point
   *[other] { $points } points
} worse off.
verdict-goal-missed-win-answered = If both play their best from here, you end up { $points ->
    [one] one point
   *[other] { $points } points
} worse off. One of { $seat }’s best answers: { $play }.
proof-safe-lay = { $number ->
    [0] Whatever cards { $seat } has, there’s no Zwick after this.
    [one] Of all the hands { $seat } could have, only one makes a Zwick after this.
   *[other] Of all the hands { $seat } could have, { NUMBER($number, useGrouping: 1) } make a Zwick after this. After any other card, more do.
}
proof-ahead = If both play their best, you finish this game { $points ->
    [one] one point
   *[other] { $points } points
} ahead of { $seat }.
proof-behind = If both play their best, you finish this game { $points ->
    [0] level with { $seat }
    [one] one point behind { $seat }
   *[other] { $points } points behind { $seat }
}. No move does better.
proof-answer = One of { $seat }’s best answers: { $play }.
proof-reply = { $seat }: { $reply }. Then: { $zwick }.
verdict-missed-more = There was more to find: { $number ->
    [one] one other capture
   *[other] { NUMBER($number, useGrouping: 1) } other captures
}.
verdict-missed-besides = { $number ->
    [one] There was one other capture.
   *[other] There were { NUMBER($number, useGrouping: 1) } other captures.
}
verdict-missed-unknown = There are too many cards on the table to look for other captures.
verdict-missed-could = { $number ->
    [one] You could have taken something. There was one capture.
   *[other] You could have taken something. There were { NUMBER($number, useGrouping: 1) } captures.
}
verdict-missed-none = We checked every card in your hand: there was nothing more to take.
verdict-missed-nothing = We checked every card in your hand: there was nothing to take.
verdict-missed-cut = These are the first { $shown } of { $number ->
   *[other] { NUMBER($number, useGrouping: 1) } captures
}.
verdict-missed-folded = { $number ->
    [one] One smaller capture is
   *[other] { NUMBER($number, useGrouping: 1) } smaller captures are
} part of larger ones.
verdict-points = { $cards ->
    [one] One card won
   *[other] { $cards } cards won
}, { $points ->
    [one] one point
   *[other] { $points } points
}.
verdict-cards = { $cards ->
    [one] One card won
   *[other] { $cards } cards won
}.
verdict-too-large = There’s so much on the table that checking this move would take too long. Try one with fewer cards.

## What is said of a play where you play for all, such as in What if

reason-out-of-reach-of = { $items } adds up to { $totals }, but { $player }’s { $card } only takes { $values }.
reason-out-of-reach-as-of = { $items } adds up to { $totals }, but { $player } plays { THE($card) } as { $value }.
reason-out-of-reach-one-of = { THE($items) } is worth { $totals }, but { $player }’s { $card } only takes { $values }.
reason-out-of-reach-one-as-of = { THE($items) } is worth { $totals }, but { $player } plays { THE($card) } as { $value }.
reason-build-from-card-of = { $first } − { $second } = { $value } is the wrong way round. { $player } may only subtract the card from the value on the table.
reason-build-kept-of = Only a card worth { $value } can leave the value at { $value }, and { $player }’s { $card } is worth { $values }.
reason-joker-rule-capture-of = Only a joker can take a joker lying on its own, so { $player }’s { $card } can’t take { THE($items) }.
reason-joker-rule-capture-wild-of = Only a joker can take a wild joker lying on its own, so { $player }’s { $card } can’t take { THE($items) }.
reason-obligation-broken-of = { $player } has a promise to keep: without { THE($card) }, { $player } can’t take { THE($items) }.
reason-obligation-broken-kept-of = { $player } has a promise to keep: without { THE($card) }, { $player } only has { THE($kept) } left, and { $number ->
    [one] it can’t
    [2] neither of them can
   *[other] none of them can
} take { THE($items) }.
reason-obligation-broken-last-of = { THE($card) } is { $player }’s last card, and { $player } owns { THE($items) }. There’d be nothing left to take { $number ->
    [one] it
   *[other] them
} with.
reason-obligation-broken-each-of = { $player } { $new ->
    [0] owns
   *[other] would own
} { THE($items) }, and each value needs its own card. If { $player } plays { THE($card) }, only { THE($kept) } { $number ->
    [one] is
   *[other] are
} left for { $values ->
    [2] both
   *[other] all { $values }
}.
reason-no-card-for-value-of = To build { $value }, { $player } needs another card worth { $value }.
reason-not-announced-of = { $seat } hasn’t announced { $value }, or has since played a card that could take it. So { $player } can’t build { $value } for { $seat }.
reason-obligation-suspended-of = No move keeps all of { $player }’s promises, so this turn { $player } may break them.
verdict-repair-other-card-of = Another of { $player }’s cards can do it: { $play }.
verdict-nudge-keep-of = Take { THE($items) } too, and { $player } keeps the promise.
verdict-nudge-swap-keep-of = Swap { THE($dropped) } for { THE($added) }, and { $player } keeps the promise.
verdict-nudge-other-card-of = { $player }’s { $card } can take { THE($items) }.
verdict-nudge-other-card-all-of = { $player }’s { $card } can take all of these.
verdict-nudge-other-card-build-of = { $player } can make this build with the { $card }.
verdict-nudge-nothing-of = { $player }’s { $card } can’t take anything here.
verdict-nudge-promise-of = { $player }’s { $card } can’t take anything here without breaking a promise.
verdict-nudge-no-build-of = { $player } can’t build anything here with the { $card }.

## Goals: what there is to do

goal-zwick = Clear the table in one move.
goal-most-cards = Take as many cards as you can.
goal-everything = Take everything { THE($card) } can take.
goal-capture = Take { THE($items) }.
goal-lay = Lay a card down.
goal-most-points = Win as many points as you can with one capture. The card you play counts too, and so does a Zwick.
goal-two-builds = Take at least two builds with one card.
goal-joker-build = Make a build that a joker in your hand can take later.
goal-joker-down = Play a card on a joker, or on a build with a joker, to make its value smaller.
goal-only-play = Only one move is legal. Make it.
goal-safe-lay = Lay down the card after which { $seat } is least likely to make a Zwick. Count every card you haven’t seen.
goal-zwick-in-two = All cards are face up. Play so that { $partner } can make a Zwick, whatever { $seat } plays in between.
goal-win-most = All cards are face up, and this is the last deal. Make the move that leaves you best off in the end if both play their best. Whatever is left on the table goes to the player who took last.
goal-build = { $card ->
    [none] Build{ $value ->
        [none] {""}
       *[other] {" "}{ $value }
    }{ $item ->
        [none] {""}
       *[other] {" "}on { THE($item) }
    }
   *[other] Play { THE($card) }{ $item ->
        [none] {""}
       *[other] {" "}on { THE($item) }
    } and build{ $value ->
        [none] {""}
       *[other] {" "}{ $value }
    }
}{ $seat ->
    [none] . You’ll take it later.
   *[other] {" "}for { $seat }.
}
goal-build-any = Make a build of your own that you can take later.
goal-find-all = Find every capture, one after another. You have { $found } of { $number }.
goal-find-all-card = Find every capture with { THE($card) }, one after another. You have { $found } of { $number }.
goal-find-all-on-paper = Find every capture. There are { $number }.
goal-find-all-card-on-paper = Find every capture with { THE($card) }. There are { $number }.
find-all-found = You found one: { $play }.
find-all-again = You’ve already found this one.
find-all-regrouped = You already have this one. The same cards in other groups are the same capture.
find-all-not-asked = That’s not a capture with { THE($card) }.
find-all-not-capture = That’s legal, but it doesn’t take anything.
find-all-done = That’s all of them!

## Kinds of exercises

concept-zwick = Zwick now
concept-most-cards = Most cards
concept-most-points = Most points
concept-capture = Take these cards
concept-everything = Everything one card takes
concept-lay = Laying down a card
concept-build = Building
concept-two-builds = Two builds at once
concept-joker-build = A build for your joker
concept-joker-down = Making a joker smaller
concept-only-play = The only legal move
concept-safe-lay = The safest card
concept-zwick-in-two = A Zwick for your partner
concept-win-most = The best move, cards face up
concept-find-all = Every capture
concept-legal = Legal or not
concept-how-many = How many captures
concept-takers = Which card takes it
concept-counts = What a card is worth
concept-announce = What you can announce
concept-promise = Keeping promises
concept-safe-lays = Safe cards
concept-variants = Versions compared
concept-choice = Which move does it
concept-who = Whose turn it is
concept-pile = Counting won cards
concept-majority = Most cards at the end
concept-match = Winning a match
concept-order = The course of a game
concept-fact = What the rules say
concept-which-games = Which game it is

## Themes of puzzles

theme-two-values = One low, one high
theme-about-two-values = Of the cards with two values, one counts low and another high in the same capture.
theme-court-high = Aces and face cards as 11 to 14
theme-about-court-high = An ace, jack, queen or king counts high inside a sum.
theme-court-low = Aces and face cards as 1 to 4
theme-about-court-low = An ace, jack, queen or king counts low inside a sum.
theme-several-groups = Several groups
theme-about-several-groups = One card takes several groups at once.
theme-long-group = A long sum
theme-about-long-group = You need four or more cards or builds for one sum.
theme-uses-build = With a build
theme-about-uses-build = You take a build, or build on one.
theme-build-down = Building down
theme-about-build-down = You subtract your card from the value on the table.
theme-joker-rescue = Taking a joker
theme-about-joker-rescue = You win a joker from the table.
theme-obligation = A promise to keep
theme-about-obligation = You have to keep a card for your own build. Otherwise the answer would be different.
theme-partner-build = Your partner’s build
theme-about-partner-build = You take your partner’s build, build on it, or make one for your partner.
theme-decoy = A tempting capture
theme-about-decoy = Another capture takes more cards, but it’s wrong.
theme-quiet = Taking nothing
theme-about-quiet = The right move takes nothing.
theme-safe-lay = A safe card
theme-about-safe-lay = After this card, the next player has the least chance of clearing the table.
theme-zwick-chain = Zwick after Zwick
theme-about-zwick-chain = After your Zwick your partner makes another, whatever card comes in between.
theme-honours = Points, not cards
theme-about-honours = Another capture takes as many cards or more, but wins fewer points.

## Questions: the usual mistakes in a number, an order, or an option left out

slip-pile-nothing = { THE($cards) } { $count ->
    [one] scores
   *[other] score
} nothing.
slip-count-ways = If you count every way to group the same cards, you get { $number }. The same cards are one capture.
slip-count-values = If you count the same cards once for each value, you get { $number }. They’re one capture.
slip-count-one-group = Without the captures of several groups you get { $number }.
slip-count-largest = If you count only the largest captures, you get { $number }. Smaller ones count, too.
slip-count-equal = Without the captures that add something up you get { $number }.
slip-count-as = If { THE($card) } is only worth { $value }, you get { $number }.
slip-count-low = If ace, jack, queen and king count only low, you get { $number }.
slip-count-high = If ace, jack, queen and king count only high, you get { $number }.
slip-count-difference = If differences such as { $high } − { $low } = { $value } counted, you’d get { $number }. Taking is adding, never subtracting.
slip-count-items = You can take several cards or builds at once.
slip-count-card = Without the captures with { THE($card) } you get { $number }.
slip-count-cards = One card can take in several ways.
slip-order-cut = The pack isn’t ready for that yet.
slip-order-first-deal = The pack isn’t ready to be dealt yet.
slip-order-deal = New cards come only when all hands are empty.
slip-order-picture = The players get their cards before the table does.
slip-order-play = These cards haven’t been dealt yet.
slip-order-table = Something goes to the table before that.
slip-order-left-over = No card is left over until all the others are dealt.
slip-order-leftovers = There are still cards to play.
slip-order-count = Not all cards have been won yet.
slip-order-next-dealer = This game isn’t over yet.
overlooked-wild = A joker takes anything from { $least } to { $most }.
overlooked-groups = A card can take several groups that are worth the same.
overlooked-either = { THE($item) } has two values, and a card for either one takes it.
overlooked-low = One of the cards left out counts low here.
overlooked-high = One of the cards left out counts high here.
overlooked-equal = A card of the same value takes it.
overlooked-sum = One of the cards left out is worth the whole sum.
overlooked-single = You can announce a card on its own as any value it has.
overlooked-adding = One of the values left out comes from adding.
overlooked-subtracting = One of the values left out comes from subtracting.
overlooked-kept = An equal card may leave the value as it is.
overlooked-promise-suspended = No move keeps every promise here, so this turn you’re free.
overlooked-promise-none = You only have to keep a card for builds you own.
overlooked-promise-taken = When you take your build, you’ve kept your promise.
overlooked-promise-built = When you build on your own build, you have to keep a card for the new value.
overlooked-promise-other = A card is free if another one in your hand can take the build.
overlooked-promise-free = A card that can take none of your builds is free.
overlooked-safe-from = After one of the cards left out, { THE($card) } takes nothing.
overlooked-safe = After one of the cards left out, no card at all makes a Zwick.
overlooked-safe-seen = After one of the cards left out, only cards no one else has could make a Zwick.
overlooked-variant-partner = One of those left out has partners to build for.
overlooked-variant-kept = In one of those left out, an equal card may leave the value as it is.
overlooked-variant-subtracting = In one of those left out, a build can go down.
overlooked-variant-value = In one of those left out, a build can be worth { $value }.
overlooked-variant-two = In one of those left out, { THE($card) } has two values.

## Questions on trick-taking games: the usual mistakes

slip-trick-neither = { THE($card) } isn’t in { $suit } and isn’t a trump, so it can’t win.
slip-trick-no-trump = Trumps were led, and { THE($card) } isn’t one.
slip-trick-trumped = There’s a trump in the trick, and it beats { $suit }.
slip-trick-order = From high to low it’s { $ranks } here.
slip-trick-lower-trump = There’s a higher trump than { THE($card) }.
slip-trick-lower = In { $suit } there’s a higher card than { THE($card) }.
overlooked-permanent = One of the cards left out is a trump, whatever its suit.
overlooked-any-trump = You have to play a trump, and any trump will do.
overlooked-lead = You lead, so any card will do.
overlooked-anything = You can’t follow suit and don’t have to trump, so any card will do.
overlooked-beating = Any card that beats the cards so far will do.
overlooked-cannot-beat = You can’t beat the cards so far, so any card of the suit will do.
overlooked-cannot-beat-trump = You can’t beat the cards so far, so any trump will do.
overlooked-need-not-beat = You don’t have to beat the cards so far.
slip-points-ten = A 10 doesn’t score ten points.
slip-points-without = Without { THE($card) } you get { $number }.
slip-points-without-one = Without a card that scores { $points } you get { $number }.
slip-points-upcard = With { THE($card) } you get { $number }, but the upcard isn’t in the trick.
slip-points-each = Not every card scores one point.
slip-points-one-each = Some of the cards that count score more than one point.
slip-stock-upcard = { $count ->
    [one] The upcard is
   *[other] The upcards are
} no longer in the stock.
slip-stock-hand = Without the cards of one player you get { $number }.
slip-stock-hand-and-upcard = Without the cards of one player and { $count ->
    [one] the upcard
   *[other] the upcards
} you get { $number }.
slip-stock-player-more = With one more player you get { $number }.
slip-stock-upcard-only = If the players’ cards are still in the stock, you get { $number }.
slip-stock-own-only = If only your own cards are gone, you get { $number }.
slip-stock-pack = That’s the whole pack.
slip-stock-other-pack = With a pack of { $pack } cards you get { $number }.
slip-ways-hand = You’re not allowed to play every card in your hand.
slip-ways-pass = Without passing you get { $number }.
slip-ways-stay = If you forget that you can just stay in, you get { $number }.
slip-ways-exchange = Without the swaps you get { $number }.
slip-ways-check = Without looking at the bottom card you get { $number }.
slip-ways-skip = If you don’t count dealing without looking, you get { $number }.
slip-ways-bid = Without the bids you get { $number }.
slip-ways-ask = Without asking you get { $number }.
slip-ways-swap = Without swapping the 10 you get { $number }.
slip-ways-keep = Without keeping the 10 you get { $number }.
slip-ways-turn = Without turning up another card you get { $number }.
slip-ways-end = Without ending the game you get { $number }.
slip-ways-which = If it doesn’t matter which cards you swap, you get { $number }.
slip-ways-kinds = If each kind of move counts once, you get { $number }.
slip-ways-announced = Without what you can say about the 10 you get { $number }.
slip-account-fine = { $seat } has to pay something at the end, too.
slip-account-paid = This leaves out what { $seat } pays.
slip-account-taken = This leaves out what { $seat } takes.
slip-account-stake = That would be right if what { $seat } paid before the deal counted, too.
slip-account-trick = That would be right with another number of tricks for { $seat }.
slip-account-fines = That would be right with another number of fines for { $seat }.
slip-account-wins = { $seat } ends up with more chips than before.
slip-account-loses = { $seat } ends up with fewer chips than before.
slip-pot-stakes = Without the stakes for the next game you get { $number }.
slip-pot-left = If you forget what was still in the pot, you get { $number }.
slip-pot-taken = If no one takes anything, you get { $number }.
slip-pot-paid = If no one pays anything, you get { $number }.
slip-pot-one-pays = If only one player pays, you get { $number }.
slip-pot-before = That was in the pot before the last payments.
slip-moves-not = { THE($card) } doesn’t move the deal.
slip-moves-on = { $seat } would deal, but { THE($card) } moves the deal on.
slip-moves-other = { THE($card) } moves the deal, but not like that.
slip-moves-elsewhere = { $seat } would deal in this version: { $way }.
overlooked-new-dealer = A player who gets the deal pays, too.
overlooked-passed-over = A player the deal skips pays, too.
slip-pays-not-dealer = { $seat } only loses the deal, and pays nothing for that.
slip-pays-not = The deal doesn’t get as far as { $seat }.
slip-sure-counted = The others can’t beat all your trumps.
slip-sure-above = { $number ->
    [one] You have one trump
   *[other] You have { $number } trumps
}, and the others may have higher ones: { $above }.
slip-sure-no-trump = Without a trump no trick is certain.
slip-sure-pot = The others may have enough to keep the pot from you.
slip-way-certain = { $way }: the most you can be sure of is { $chips }.
slip-way-loses = { $way }: you may lose { $number ->
    [one] one chip
   *[other] { $number } chips
}.
slip-way-none = { $way }: you can’t be sure of winning anything.

## Questions: what is said of an option, and proofs

question-missing = { $number ->
    [one] One right answer is still missing.
   *[other] { $number } right answers are still missing.
}
question-missing-some = Some right answers are still missing.
announce-not-made = You can’t get there by adding or subtracting.
announce-not-its-value = The card doesn’t have that value.
safe-yes = After { THE($card) }, the next player can’t make a Zwick, whatever cards they have.
safe-zwick = After { THE($card) }, { THE($answer) } could make a Zwick.
safe-from = After { THE($card) }, { THE($answer) } can’t take anything.
safe-not-from = After { THE($card) }, { THE($answer) } takes { THE($items) }.
who-cuts = { $you ->
    [yes] You sit on the dealer’s right, so you cut.
   *[no] { $seat } sits on the dealer’s right and cuts.
}
who-first = { $you ->
    [yes] You sit on the dealer’s left, so you start every deal.
   *[no] { $seat } sits on the dealer’s left and starts every deal.
}
who-next-dealer = The deal moves to the left: { $you ->
    [yes] you deal next.
   *[no] { $seat } deals next.
}
who-next = { $you ->
    [yes] You’re the next player clockwise who still has a card.
   *[no] { $seat } is the next player clockwise who still has a card.
}
who-leftovers = { $number ->
    [one] { $you ->
        [yes] You were the last to take, so you get them.
       *[no] { $seat } was the last to take and gets them.
    }
   *[other] { $seat } were the last to take and get them.
} That’s not a Zwick.
who-leftovers-nobody = No one has taken anything, so no one gets them.
seat-has-turn = { $you ->
    [yes] You play now.
   *[no] { $seat } plays now.
}
seat-comes-later = { $you ->
    [yes] You come later.
   *[no] { $seat } comes later.
}
seat-without-cards = { $you ->
    [yes] You have no cards left.
   *[no] { $seat } has no cards left.
}
seat-is-dealer = { $you ->
    [yes] You’re the dealer.
   *[no] { $seat } is the dealer.
}
seat-on-left = { $you ->
    [yes] You sit on the dealer’s left.
   *[no] { $seat } sits on the dealer’s left.
}
seat-on-right = { $you ->
    [yes] You sit on the dealer’s right.
   *[no] { $seat } sits on the dealer’s right.
}
seat-elsewhere = { $you ->
    [yes] You sit on neither side of the dealer.
   *[no] { $seat } sits on neither side of the dealer.
}
side-not-last = { $side } didn’t take last.
side-nobody = Someone has already taken something.
side-has-cards = { $side }: { $number ->
    [one] one card
   *[other] { $number } cards
}.
side-has-fewer-cards = { $side }: { $number ->
    [one] one card
   *[other] { $number } cards
}, and someone has more.
side-level-cards = { $side }: { $number ->
    [one] one card
   *[other] { $number } cards
}, the same number as { $other }.
side-level-below = { $first } and { $second } are level, but someone has more.
side-no-half = You only need more than anyone else, not more than half.
side-has-cards-nobody = In a tie no one gets them, and only then.
side-has-points = { $side }: { $number ->
    [one] one point
   *[other] { $number } points
} in all.
side-short-of = { $side }: { $number ->
    [one] one point
   *[other] { $number } points
} in all, and the match is played to { $target }.
side-level-points = { $side }: { $number ->
    [one] one point
   *[other] { $number } points
} in all, the same number as { $other }.
side-won-more-games = { $side }: { $number ->
    [one] one point
   *[other] { $number } points
} in all. Points decide, not games won.
side-both-past = If two sides have reached { $target }, the side with more points wins.
side-has-points-nobody = Someone wins, except in a tie or before the target is reached.
fact-said-by = That’s true of { $games }.
fact-said-by-more = That’s true of these: { $games }.
fact-said-by-none = That’s true of none of these games.
fact-said-elsewhere = That’s how it is in a game with a similar name.
fact-other-version = That’s how it is in another version.
fact-without-jokers = This leaves out the jokers.
fact-sum-picture = The players get { $players } × { $each } = { $dealt } cards. How many of the { $pack } are left?
fact-sum-deals = { $rest } cards go to the players, { $portion } in each deal. How many deals does that make?
fact-sum-deals-each = Each player gets { $each } cards in all. Add up the deals until you’re there.
fact-sum-deals-uneven = { $rest } cards go to the players. Add up the deals until all are dealt.
fact-sum-first-deal = { $rest } cards go to the players, { $portion } in each deal. Share those { $portion } among { $players } players.
fact-sum-pack = 4 × 13 = 52, and then come the jokers.
counts-not-sum = With { THE($card) } as { $value } it adds up to { $totals }, not { $wanted }.
counts-not-left = With { THE($card) } as { $value }, { THE($left) } { $number ->
    [one] is
   *[other] are
} left over once you’ve made the groups of { $wanted }.
counts-none-fits = With { THE($card) } as { $value }, nothing there makes { $wanted }.
counts-not = With { THE($card) } as { $value }, the cards don’t sort into groups of one value.
legal-why-not = It fails at { THE($place) }. Look there again.
legal-why-alone = Nothing else in this move goes with { THE($item) } to make { $values }.
legal-why-total = { $number ->
    [one] { THE($items) } is worth { $totals } here.
   *[other] Add it up: { $items } comes to { $totals }.
}
legal-fine-held = { THE($card) } is in your hand.
legal-fine-sum = { $number ->
    [one] { THE($items) } is worth { $value }, and that fits.
   *[other] { $items } adds up to { $value }, and that fits.
}
legal-fine-single = { THE($card) } can be { $value } on its own.
legal-fine-adding = { $first } + { $second } = { $value }: that works.
legal-fine-subtracting = { $first } − { $second } = { $value }: that works.
legal-fine-one-value = { THE($card) } as { $value } is enough for all of it.
legal-fine-whole = You take every card and build whole.
legal-fine-no-promise = You own no build, so you’ve promised nothing.
legal-fine-promise = With the cards you keep, you can take every build you own.
legal-fine-another = { THE($card) } takes { $value }, too.
legal-fine-announced = { $seat } has announced { $value }.
legal-fine-rules = The rules of this version allow it.
legal-why-other = It isn’t legal, but for another reason.
legal-why-fine = That’s not where it fails.
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
}, more than anyone else.
majority-tie = { $number ->
    [one] One card
   *[other] { $number } cards
} each. In a tie the points go to no one.
match-totals = Total: { $totals }.
which-games-says = { $game }: { $value }
event-shuffle = The dealer shuffles.
event-cut = The player on the dealer’s right cuts.
event-deal = Deal { $number }: everyone gets their cards, one at a time.
event-picture = The dealer puts cards face up on the table: the layout.
event-play = Everyone plays their cards from deal { $number }.
event-left-over = One card is left over and goes on the table.
event-leftovers = The last side to take gets whatever is left on the table.
event-count = Everyone counts their won cards.
event-next-dealer = The deal moves to the left.

## Questions: what is asked

ask-quoted = “{ $play }”
ask-legal = May you do this: { $play }? If not, why not?
ask-how-many = How many different captures can you make? The same cards count once, however they add up.
ask-how-many-card = How many different captures can you make with { THE($card) }? The same cards count once, however they add up.
ask-takers = Which of your cards can take just { THE($items) }?
ask-counts = { $play }. What is { THE($card) } worth in this move?
ask-announce = Which values may you announce for yourself if you play { THE($card) } on its own?
ask-announce-onto = Which values may you announce for yourself if you play { THE($card) } on { THE($item) }?
ask-announce-for = Which values may you announce for { $seat } if you play { THE($card) } on its own?
ask-announce-onto-for = Which values may you announce for { $seat } if you play { THE($card) } on { THE($item) }?
ask-promise = Which of your cards may you lay down without breaking a promise?
ask-promise-plays = Which of these moves may you make?
ask-safe-lays = Which of your cards can you lay down so that the next player can’t make a Zwick, whatever unseen card they have?
ask-safe-lays-against = Suppose another player holds { THE($card) }. Which of your cards can you lay down so that it can’t take anything?
ask-variants = In which of these versions is this legal: { $play }?
ask-choice = Which of these moves is legal?
ask-choice-of = { $task } Which of these moves does it?
ask-who-cuts = Who cuts the pack?
ask-who-first = Who plays first?
ask-who-next-dealer = Who deals the next game?
ask-who-next = Who plays after this turn?
ask-who-leftovers = Once the last card of the last deal has been laid down, who gets the cards on the table?
ask-pile = How many points do these cards score in { $game }?
ask-pile-with = How many points do these cards score in { $game }, with { $zwicks }?
ask-pile-most = How many points do these cards score in { $game }, with the most cards?
ask-pile-most-with = How many points do these cards score in { $game }, with { $zwicks } and the most cards?
ask-pile-zwicks = { $number ->
    [one] one Zwick
   *[other] { $number } Zwicks
}
ask-majority = Cards at the end, in { $game }: { $piles }. Who gets the points for the most cards?
ask-match-hands = Points game by game: { $hands }. { $ask }
ask-match = The match ends here. Who has won?
ask-match-target = The match ends when a side has { $target ->
    [one] one point
   *[other] { $target } points
}. Who has won?
ask-order = What happens first, and what next? Choose the steps in order.
ask-which-games = For which of these games is this true: “{ $fact }”?

## Questions: options

option-card = { $card }
option-text = { $text }
option-choice = { $value }
option-nobody = no one
option-none = none of them
legal-option-yes = Yes, it’s legal.
legal-option-card-not-held = No: the card isn’t in your hand.
legal-option-item-not-on-table = No: something it takes isn’t on the table.
legal-option-part-of-build = No: it takes only part of a build.
legal-option-out-of-reach = No: the values don’t add up to the card.
legal-option-no-build-value = No: the card can’t make this value there.
legal-option-does-not-split = No: the cards don’t sort into groups of one value.
legal-option-group-does-not-fit = No: one group doesn’t add up to the card.
legal-option-two-values = No: the card would need two values in one move.
legal-option-joker-rule = No: a joker lying on its own is in the way.
legal-option-obligation-broken = No: you couldn’t take one of your own builds any more.
legal-option-no-card-for-value = No: you have no other card that takes the new value.
legal-option-not-partner = No: it’s for someone who isn’t a partner.
legal-option-not-announced = No: your partner hasn’t announced this value.
legal-option-variant-forbids = No: it’s allowed in other versions, but not here.
legal-option-empty-table = No: on an empty table you can only lay a card down.
legal-option-build-limit = No: no build is worth that much here.

## Questions: what the games say

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
value-three-alike = three of a kind
value-third-of-pot = a third of the pot
value-card-points = the points of its cards
value-range = { $least } to { $most }
party = { $players }
party-range = { $least } to { $most }
ask-fact-pack-cards = How many cards are in the pack in { $game }?
fact-pack-cards = the pack has { $value } cards
ask-fact-jokers = How many jokers are in the pack in { $game }?
fact-jokers = jokers in the pack: { $value }
ask-fact-ace = What is an ace worth in { $game }?
fact-ace = an ace is worth { $value }
ask-fact-jack = What is a jack worth in { $game }?
fact-jack = a jack is worth { $value }
ask-fact-queen = What is a queen worth in { $game }?
fact-queen = a queen is worth { $value }
ask-fact-king = What is a king worth in { $game }?
fact-king = a king is worth { $value }
ask-fact-building = How can a build change its value in { $game }?
fact-building = when you build, this is allowed: { $value }
ask-fact-build-limit = How much can a build be worth at most in { $game }?
fact-build-limit = a build is worth { $value } at most
ask-fact-picture = How many cards does the layout have in { $game }, with { $players } players?
fact-picture = with { $players } players, the layout has { $value } cards
ask-fact-first-deal = How many cards does each player get in the first deal in { $game }, with { $players } players?
fact-first-deal = with { $players } players, each gets { $value } cards in the first deal
ask-fact-deals = How many deals are there in a game of { $game }, with { $players } players?
fact-deals = with { $players } players, a game has { $value } deals
ask-fact-partners = Do { $players } players play with partners in { $game }?
fact-partners = { $players } players play with partners: { $value }
ask-fact-most-cards = What do you score for the most cards in { $game }?
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
ask-fact-total = How many points are there in a game of { $game }, without Zwicks and with one pack?
fact-total = a game with one pack has { $value } points, without Zwicks
ask-fact-family = What is { $game } about?
fact-family = it’s about { $value }
ask-fact-trumps = Are there trumps in { $game }?
fact-trumps = there are trumps: { $value }
ask-fact-stakes = What is { $game } played for?
fact-stakes = you play for { $value }
ask-fact-home = Where does { $game } come from?
fact-home = it comes from { $value }
ask-fact-hand-cards = How many cards does a player hold in { $game }?
fact-hand-cards = a player holds { $value } cards
ask-fact-permanent-trump = Which card is always a trump in { $game }?
fact-permanent-trump = { $value } is always a trump
ask-fact-players = How many players is { $game } for?
fact-players = it’s for { $value } players
ask-fact-wins-at-once = What wins at once, before a card is played, in { $game }?
fact-wins-at-once = { $value } wins at once
ask-fact-trick = What does a trick earn in { $game }?
fact-trick = a trick earns { $value }
value-add-same = adding and keeping the value
value-add-subtract-only = adding and subtracting
value-add-subtract-round = adding, subtracting either way round and keeping the value
value-add-subtract-round-only = adding and subtracting either way round

## Hints

look-legal = Say the sums out loud, and look at the cards left in your hand.
look-legal-other = Look at the table, at what the card can be worth there, and at the cards left in your hand.
look-how-many = Start with the smallest sums. Then put groups together, and count those captures, too.
look-takers = If one of your cards has two values, try both.
look-takers-equal = Look for a card worth the same.
look-takers-one = Add it all up in every way, and compare that with each of your cards.
look-counts = Add it up with each of its values: only one fits.
look-announce = { $sums }. You need a card left in your hand that takes the result.
look-announce-single = Look for a value the card itself has, and for another card in your hand that takes it.
look-announce-for = { $sums }. It only counts if { $seat } has announced it and hasn’t played a card for it since.
look-announce-single-for = Look for a value the card itself has. It only counts if { $seat } has announced it and hasn’t played a card for it since.
look-sums-add = The old value plus the card
look-sums-subtract = The old value plus or minus the card
look-sums-round = The old value plus or minus the card, or the card minus the old value
look-sums-kept = { $sums }, or the old value itself
look-promise = For each build you own, keep a card that takes it: a different card for each value.
look-safe-lays = Imagine the card on the table, and look for a value that takes everything.
look-safe-lays-against = Imagine the card on the table, and look for groups that make the value of the other card.
look-variants = What are the cards worth there, and what can builds do there?
look-choice = Check every sum, then what stays on the table.
look-choice-other = For each move, ask two things: is it legal, and does it do what the task asks?
look-who-cuts = The cut is on one side of the dealer, the first card on the other.
look-who-first = Play goes clockwise.
look-who-next-dealer = Everything in this game goes the same way round.
look-who-next = Play goes clockwise and skips players without cards.
look-who-leftovers = It depends on who took last.
look-pile = Only a few cards score here. Look for them.
look-pile-zwicks = Only a few cards score here. Look for them, then add the Zwicks.
look-pile-most = Only a few cards score here. Look for them, then add the points for the most cards.
look-pile-most-zwicks = Only a few cards score here. Look for them, then add the Zwicks and the points for the most cards.
look-majority = The points go to whoever has more cards than anyone else.
look-match = Add up the games of each side.
look-order = First comes the dealer’s work, then the play, then the counting.
look-fact = Think of what you’ve just read.
hint-solutions = { $number ->
    [one] There’s one solution.
   *[other] There are { $number } solutions.
}
hint-total-of = Look for a total of { $value }.
hint-worth = Look for something worth { $value }.
hint-way = One way is to take { $number ->
    [one] one card or build
   *[other] { $number } cards or builds
} from the table.
hint-way-cards = One way is to take { $number ->
    [one] one card
   *[other] { $number } cards
} from the table.
hint-total = There’s one solution. Look for a total of { $value }.
hint-total-worth = There’s one solution. Look for something worth { $value }.
hint-left-with = { SHORT($card) }: { $number } left to find.
hint-card = Play { THE($card) }.
hint-group = Part of the answer: { $group }.
hint-items = Part of the answer: { $items }.
hint-one-item = Take just one card or build from the table.
hint-one-card = Take just one card from the table.
hint-leave = Leave { THE($item) } on the table.
hint-nothing-else = Take only what the task asks for.
hint-least = Start with the one that takes the least.
hint-more = The new value can be larger than the old one.
hint-less = The new value can be smaller than the old one.
hint-same = The value can stay as it was.
hint-keep = Keep { THE($card) }: it can take the build.
hint-any-card = Any card in your hand will do.
hint-stay = Keep { THE($card) } for one of your builds.
hint-announced = Build a value { $seat } has announced.
hint-onto = Build on { THE($item) }.
hint-single = Play { THE($card) } on its own.
hint-quiet = This move takes nothing and builds nothing.
hint-unsafe = Not { THE($card) }: then { SHORT($cards) } could clear the table.
hint-right-options = { $number ->
    [one] One of them is right.
   *[other] { $number } of them are right.
}
hint-one-right = This is right: { $option }
hint-maybe-none = Maybe none of them is right.
hint-maybe-all = It may well be right.
hint-each = Check them one at a time.
hint-no-more = One more hint would give the answer away. Check both again.
hint-two-left = Two are left. Work out what each of them would mean, and check it.
hint-only-two = There are only two. Work out what each of them would mean, and check it.
hint-not-this = It isn’t this: { $option }
hint-between = It’s a number from { $least } to { $most }.
hint-either = It’s { $first } or { $second }.
hint-first = First: { $event }
hint-last = Last: { $event }
hint-number = It’s { $number }.

## What is possible, for somebody who plays with open hints

possible-zwick = You can make a Zwick: { $play }.
possible-capture = The capture that wins the most: { $play }.
possible-capture-sums = The capture that wins the most: { $play }. It adds up: { $sums }.
possible-build = Make a build: { $play }.
possible-lay = There’s nothing to take, and { THE($card) } gives away the least.
possible-unknown = Look for a build, or for a card you don’t need to keep.

## Advice before a play of a game

advice-safe-lay = { THE($card) } is safe: { $seat } can’t make a Zwick after it.
advice-risky-lay = After { THE($card) }, { $seat } could make a Zwick in { $share ->
    [100] every case
   *[other] { $share } out of 100 cases
}.
advice-rare-lay = After { THE($card) }, { $seat } could make a Zwick in fewer than 1 out of 100 cases.
advice-last-lay = After { THE($card) }, no one else plays.
advice-takers = { THE($card) } can be taken by { SHORT($cards) }.
advice-only-builders = No card that’s still out can take { THE($card) }, but others can build on it.
advice-no-takers = No card that’s still out can take { THE($card) }.
advice-kind-capture = Take something.
advice-kind-build = Make a build.
advice-kind-lay = Lay a card down.
advice-first-zwick = Look at the whole table: a Zwick is possible.
advice-first-points = Take something: there are points to win.
advice-first-cards = Take something: the more cards, the better.
advice-first-build = Make a build you can take later.
advice-first-partner = Make a build your partner can take.
advice-first-safest = Lay a card down. After which one is a Zwick least likely?
advice-first-takers = Lay a card down. Which one can be taken by the fewest cards?
advice-only-play = Only one move is legal: { $play }.
advice-equal = Two moves are about equally good: { $first }, or { $second }.
advice-why-zwick = It clears the table, and that’s a Zwick.
advice-why-points = This wins { $points ->
    [one] one point
   *[other] { $points } points
} right now, and no other move wins more.
advice-why-cards = This takes { $number ->
    [one] one card
   *[other] { $number } cards
}, and no other move takes more.
advice-why-build = If it’s still there next turn, your { $card } can take it. { $number ->
    [0] No card that’s still out can take it.
    [one] One card that’s still out can take it too.
   *[other] { $number } cards that are still out can take it too.
}
advice-why-partner = Your partner has announced { $value }.
advice-why-safest = No other card you could lay down makes a Zwick less likely.
advice-why-takers = { $number ->
    [0] No card that’s still out takes it.
    [one] Only one card that’s still out takes it. No other card you could lay down can be taken by fewer.
   *[other] { $number } cards that are still out take it. No other card you could lay down can be taken by fewer.
}
advice-wait-zwick = Wait: this lets { $seat } make a Zwick in { $share ->
    [100] every case
   *[other] { $share } out of 100 cases
}.
advice-wait-missed-zwick = Wait: you can make a Zwick.
advice-wait-missed-points = Wait: another move wins more points right away.
advice-wait-missed-build = Wait: you can make a build with { $points ->
    [one] one point
   *[other] { $points } points
} in it, and a card in your hand takes it later.
advice-wait-missed-partner-build = Wait: you can make a build with { $points ->
    [one] one point
   *[other] { $points } points
} in it for your partner.
advice-wait-card = Wait: you can take { THE($card) }.
advice-wait-why = Wait! { $why }
advice-wait-costs = Wait: another move is better by { $lost ->
    [one] one point
   *[other] { $lost } points
}: more for you, or less for the others.
advice-wait-given = Wait: another move is very likely better by { $lost ->
    [one] at least one point
   *[other] at least { $lost } points
}: more for you, or less for the others.
advice-point-zwick = You can clear the table with { THE($card) }: that’s a Zwick.
advice-point-capture = You can take { THE($groups) } with { THE($card) }.
advice-point-card = { THE($card) } can take something.
advice-point-build = You can make a build: { $play }.
advice-point-build-card = You can build with { THE($card) }.
advice-point-something = There’s something to take.
advice-point-lay = Nothing fits, and { THE($card) } gives away the least.
advice-point-nothing = There’s nothing to take this time.
advice-may-lay = You can lay down { SHORT($cards) }.
advice-may-lay-none = This time you have to take or build.
advice-can-zwick = A Zwick: { $play }
advice-can-more = { $number ->
    [one] And one more like these.
   *[other] And { $number } more like these.
}

## The review of a game that was played

review-missed-zwick = You could have made a Zwick: { $play }.
review-missed-points = Another move would have won { $more ->
    [one] one more point
   *[other] { $more } more points
} right away: { $play }.
review-missed-build = You could have made a build with { $points ->
    [one] one point
   *[other] { $points } points
} in it, for a card in your hand: { $play }.
review-missed-partner-build = You could have made a build with { $points ->
    [one] one point
   *[other] { $points } points
} in it for your partner: { $play }.
review-gave-zwick = After that, { $seat } could make a Zwick in { $after ->
    [100] every case
   *[other] { $after } out of 100 cases
}, but after the better move in { $better ->
    [0] none
   *[other] only { $better } out of 100
}.
why-missed-zwick = You could have made a Zwick.
why-missed-points = Another move would have won { $more ->
    [one] one more point
   *[other] { $more } more points
} right away.
why-missed-build = You could have made a build with { $points ->
    [one] one point
   *[other] { $points } points
} in it, for a card in your hand.
why-missed-partner-build = You could have made a build with { $points ->
    [one] one point
   *[other] { $points } points
} in it for your partner.
why-last-capture = This way your last card takes nothing, and whatever is left goes to the player who took last.
why-most-cards = Another move wins you more than half of all the cards, and that scores { $points ->
    [one] one point
   *[other] { $points } points
}.
why-gave-up-taker = After that, no card left in your hand can take { THE($item) }.
why-partners-build = { $number ->
    [one] One card that’s still out takes
   *[other] { $number } cards that are still out take
} your partner’s build of { $value }: { $cards }.
why-open-build = { $number ->
    [one] One card that’s still out takes
   *[other] { $number } cards that are still out take
} your build of { $value } and its { $points ->
    [one] point
   *[other] { $points } points
}: { $cards }.
why-laid-points = { $number ->
    [one] One card that’s still out takes
   *[other] { $number } cards that are still out take
} your { $card } and its { $points ->
    [one] point
   *[other] { $points } points
}: { $cards }.
why-open-to-builds = Others can build on your { $card } and then take it and its { $points ->
    [one] point
   *[other] { $points } points
}.
why-gave-points = After this, { $number ->
    [one] one card that’s still out wins
   *[other] { $number } cards that are still out win
} { $points ->
    [one] a point
   *[other] { $points } points
} or more: { $cards }. After another move, { $better ->
    [0] none does
    [one] only one does
   *[other] only { $better } do
}.
review-build-taken = { $seat } took the build you made.
review-build-left = No one took the build you made.
review-lost = Points given away: { $lost } ± { $about }.
review-lost-exactly = Points given away: { $lost }.
review-given = Points given away: { $lost } ± { $about }. With the best moves you would have done that much better: more points for you, or fewer for the others.
review-given-none = Nothing given away.
review-better = Better: { $play }.
review-good = No move is clearly better.
review-best = No move is better.
review-only-play = There was no other legal move.
review-too-large = There were too many cards on the table to check this move.
review-first-look = This is only a first look.
review-was-marked = At first this looked like a mistake. On a closer look it wasn’t one.
review-was-worse = On a closer look it cost less than it first seemed.
review-helped = You had help before this move, so it doesn’t count.
review-luck = You scored { $own }. A careful player would have scored { $careful } with your cards.
review-luck-team = Your team scored { $own }. With a careful player in your seat it would have scored { $careful }.
review-one-game = One game says little, since luck weighs more than skill. Look at the total of many.
cause-missed-zwick = a Zwick missed
cause-missed-points = points left on the table
cause-missed-build = a build missed
cause-last-capture = the last capture missed
cause-most-cards = points for the most cards missed
cause-gave-up-taker = a needed card given up
cause-partners-build = the partner’s build left
cause-open-build = a build others can take
cause-laid-points = points laid down
cause-open-to-builds = a card others can build on
cause-gave-points = points left for others
cause-gave-zwick = a Zwick given away
cause-stranded-build = a build lost
cause-other = something else
tricks-cause-offence = costs a stake
tricks-cause-joined = too bold
tricks-cause-passed = too cautious
tricks-cause-exchange = not the best swap or announcement
tricks-cause-dealer = not the best choice as dealer
tricks-cause-card = not the best card
tricks-review-lost = Chips given away: about { $lost }.
tricks-review-better = More chips on average: { $play }.
tricks-review-good = Nothing else clearly brings more.
tricks-review-only = There was nothing else to do.
tricks-review-certain = Chips you could be sure of, whatever the others did: { $best } with { $play }, but { $made } with the card you played.
tricks-review-model = In every layout of the unseen cards we tried, everyone simply plays on for their own chips. Against cleverer players it may turn out differently.

## Why a partner played that

mate-hidden = Nothing on the table explains this move. The reason is in your partner’s hand, which you’ll know once these cards are played out.
mate-last-card = It was the last card in your partner’s hand.
mate-took-points = It won { $points ->
    [one] one point
   *[other] { $points } points
} for your team right away.
mate-took-their-build = It took { $seat }’s build of { $value } before { $seat } could.
mate-took-our-build = It took your team’s build of { $value } before anyone else could.
mate-took-cards = It took { $number ->
    [one] one card
   *[other] { $number } cards
} from the table, and having the most cards scores { $points ->
    [one] one point
   *[other] { $points } points
}.
mate-built-for-you = You had announced { $value }, so this build is for you.
mate-changed-build = It changed { $seat }’s build of { $before } to { $value }, so a card worth { $before } no longer takes it.
mate-built = { $points ->
    [0] This build announces { $value }: your partner has a card that can take it later.
    [one] This build announces { $value }: your partner has a card that can take it later, with one point in it.
   *[other] This build announces { $value }: your partner has a card that can take it later, with { $points } points in it.
}
mate-denied-zwick = Before this move, a card that was still out could have cleared the table. After it, none can.
mate-safe = After it, no card that’s still out can clear the table.
mate-takers = { $number ->
    [0] No card that’s still out takes the { $card }.
    [one] Only one card that’s still out takes the { $card }.
   *[other] Only { $number } cards that are still out take the { $card }.
}
mate-why-build = Your partner held the { $card }, which could take the build next turn. { $number ->
    [0] No other card still out could take it.
    [one] One other card still out could take it too.
   *[other] { $number } other cards still out could take it too.
}
mate-why-safest = No other card your partner could lay down made a Zwick less likely.
mate-why-takers = { $number ->
    [0] No card that was still out took it.
    [one] Only one card that was still out took it. No other card your partner could lay down could be taken by fewer.
   *[other] { $number } cards that were still out took it. No other card your partner could lay down could be taken by fewer.
}
mate-good = It was as good as any other move: none was clearly better.
mate-best = It was as good as any other move: none was better.
mate-better = This would have been better: { $play }.

## Ten questions of families, each answered in a sentence with a small table

family-deal = How many cards does everyone get?
family-deal-answer = With { $players } players everyone gets { $first } cards first, { $picture } go face up on the table, and there { $deals ->
    [one] is one deal
   *[other] are { $deals } deals
}.
family-deal-sizes = With { $players } players you deal { $sizes } cards, and { $picture ->
    [0] none goes
    [one] 1 goes
   *[other] { $picture } go
} face up on the table.
family-players = How many can play?
family-players-answer = Zwickern is for { $players } players.
family-values = What is each card worth?
family-values-answer = A number card is worth its number, an ace { $ace }, a jack { $jack }, a queen { $queen } and a king { $king }.
family-must-take = Do I have to take if I can?
family-must-take-answer = No, you may take less than you could, or just lay a card down.
family-must-take-some = Yes, a card that can take something can’t be laid down, but you may take less than you could, or build with it.
family-must-take-all = Yes, a card that can take something takes all it can, unless you build with it.
family-must-take-build = Only your own builds: on your next turn you have to take one of them if you can.
family-must-take-owner = No, but while you own a build you may lay a card down only if you can neither take nor build.
family-steal = May I take someone else’s build?
family-steal-answer = Yes, anyone may take a build with a card of its value, or build on it and make it theirs.
family-joker = How do I take a joker?
family-joker-answer = With a larger joker, if cards on the table make up the difference, or build on it first to make its value smaller.
family-joker-wild = Only with a joker from your hand, which may take several at once.
family-joker-alone = No one can take it, because only a joker takes a joker and your pack has just one.
family-joker-each = That depends on the joker and its value.
family-joker-none = There are no jokers in this version.
family-zwick = What is a Zwick?
family-zwick-answer = You take everything on the table with one card, and it scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
family-zwick-again = You take everything on the table with one card, it scores { $points ->
    [one] 1 point
   *[other] { $points } points
}, and you play the next card, too.
family-last-cards = Who gets the last cards on the table?
family-last-cards-answer = Whoever took cards last gets everything left on the table after the last deal.
family-last-cards-nobody = No one gets them, so they score for no one.
family-tie = What if we have the same number of cards?
family-tie-answer = In a tie no one gets the { $points ->
    [one] point
   *[other] { $points } points
} for the most cards.
family-tie-shared = In a tie everyone in the lead gets the { $points ->
    [one] point
   *[other] { $points } points
} for the most cards.
family-tie-nothing = That changes nothing, because having the most cards scores nothing here.
family-points = Which cards score?
family-points-answer = With one pack a game has { $total ->
    [one] 1 point
   *[other] { $total } points
}, and each Zwick adds { $zwick }.
family-points-packs = With { $packs } packs a game has { $total ->
    [one] 1 point
   *[other] { $total } points
}, and each Zwick adds { $zwick }.
family-points-most = With { $packs ->
    [one] one pack
   *[other] { $packs } packs
} a game has at most { $total ->
    [one] 1 point
   *[other] { $total } points
}, and each Zwick adds { $zwick }.
family-card = Card
family-value = Value
family-its-number = its number
family-wild-joker = joker
family-wild-one = wild joker
family-is-allowed = Allowed?
family-take-all = Take everything that fits
family-take-part = Take only a part of it
family-lay = Lay a card down instead
family-without-build = only without a build of your own
family-lay-promised = Lay down the last card that takes your build
family-take-build = Take it with a card of its value
family-take-build-in-sum = Take it as part of a sum
family-build-on = Build on it
family-take-out = Take one card out of it
family-join = Put two builds together
family-cards-in-pack = Cards in the pack
family-how = How
family-joker-sum = Take it and cards worth { $rest } with the { $joker }
family-joker-down = Build on it with a card worth { $card }, which makes { $value }
family-joker-equal = Take it with another card worth { $value }
family-joker-in-sum = Take it in a sum, with a card worth more
family-no-way = No card takes it
family-by-joker = Take it with a joker
family-by-other = Take it with any other card, or in a sum
family-zwick-joker = A Zwick with a joker
family-zwick-last = A Zwick with the very last card
family-zwick-dealer = { $points }, for the dealer only
family-zwick-left = What is left at the end
family-when = When
family-to-whom = Who gets them
family-between = Between two deals
family-between-stay = they stay on the table
family-after-last = After the last deal
family-after-last-to = whoever took last
family-no-capture = If no one has taken anything
family-build-left = If one of them is a build
family-build-left-costs = it costs its owner { $points ->
    [one] 1 point
   *[other] { $points } points
}
family-tie-at = A tie
family-tie-half = { $first } : { $second }
family-tie-never = not possible, { $first } : { $second } at the closest
family-tie-lead = two or more share the lead
family-most-cards = Most cards
family-packs = Packs
