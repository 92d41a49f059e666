### What the coach says: reasons, verdicts, goals, themes, questions and hints.

## Why a play is not legal: one sentence each

reason-unreadable = "{ $text }" cannot be read as a play; write it like KS x QS+AD, 10S on X30 = 20 or 3H.
reason-card-not-held = { $card } is not in your hand.
reason-item-not-on-table = { $items } is not on the table.
reason-item-not-on-table-again = { $number ->
    [one] There is only one { $items } on the table.
   *[other] { $items } is on the table only { $number } times.
}
reason-part-of-build = { $part } is part of { $build }, which is one item and counts { $value }.
reason-several-items = A build goes on one card or build at a time, so { $card } can't go on { $items } together.
reason-nothing-selected = Choose what { $card } should take from the table.
reason-out-of-reach = { $items } makes { $totals }; your { $card } takes { $values } only.
reason-out-of-reach-as = { $items } makes { $totals }, but you play { $card } as { $value }.
reason-out-of-reach-one = { $items } counts { $totals }; your { $card } takes { $values } only.
reason-out-of-reach-one-as = { $items } counts { $totals }, but you play { $card } as { $value }.
reason-out-of-reach-difference = A capture only adds up, and { $items } makes { $totals }. { $high } − { $low } = { $value } doesn't count.
reason-out-of-reach-value = { $card } counts { $values }, not { $value }.
reason-out-of-reach-build = { $card } on { $items } does not make { $value }, neither by adding nor by taking away.
reason-out-of-reach-build-adding = { $card } on { $items } does not make { $value }: builds never subtract here.
reason-build-from-card = { $first } − { $second } = { $value } is the wrong way round. Start with what lies there: your card may be taken away from it, but not it from your card.
reason-build-from-card-adding = { $first } − { $second } = { $value }, but builds never subtract here.
reason-build-kept = The value may stay { $value } only under a card that counts { $value } itself; your { $card } counts { $values }.
reason-build-kept-adding = The value can't stay { $value }: here { $card } is always added to it.
reason-build-kept-changed = The value can't stay { $value }: here { $card } always changes it.
reason-build-fixed = { $items } has been announced for good, so it counts { $announced } and nothing else.
reason-build-elsewhere = { $card } on { $items } does not make { $value }: in this variant { $court } counts { $counts } only.
reason-out-of-reach-build-none = { $card } on { $items } makes { $possible }, which no build can be worth here.
reason-out-of-reach-build-no-card = { $card } on { $items } would make { $value }, but no card takes { $value }.
reason-out-of-reach-single = { $card } counts { $values }, so it cannot be announced as { $value }.
reason-does-not-split = { $counts }; { $items } makes { $totals }: beside what makes { $value }, { $left } { $number ->
    [one] is
   *[other] are
} left over.
reason-does-not-split-none = { $counts }; { $items } makes { $totals }, and nothing among them makes { $values }.
reason-does-not-split-all = { $counts }; { $items } makes { $totals }, and it does not split into parts that make { $values }.
reason-two-values = { $card } counts { $values }, but not both in one capture: { $first } needs { $firstvalue }, { $second } needs { $secondvalue }.
reason-two-values-wild = { $card } counts one value for the whole capture: { $first } needs { $firstvalue }, { $second } needs { $secondvalue }.
reason-joker-rule-capture = A loose joker answers only another joker, so your { $card } cannot take { $items }.
reason-joker-rule-capture-wild = A loose wild joker answers only another joker, so your { $card } cannot take { $items }.
reason-joker-rule-group = A loose joker is never part of a sum; { $items } { $number ->
    [one] is a group by itself
   *[other] are groups by themselves
}.
reason-joker-rule-group-wild = A loose wild joker is never part of a sum; { $items } { $number ->
    [one] is a group by itself
   *[other] are groups by themselves
}.
reason-joker-rule-build = Nothing is built on { $items }: a loose joker answers only another joker.
reason-joker-rule-build-wild = Nothing is built on { $items }: a loose wild joker answers only another joker.
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
reason-not-partner = A build can be made for a partner only, not for { $seat }.
reason-variant-forbids-empty-table = The table is empty, so { $card } can only be laid down.
reason-variant-forbids-subtracting = Builds never subtract here, so { $card } on { $items } can't make { $value }.
reason-variant-forbids-same-value = Here an equal card can't leave the value as it is, so { $card } on { $items } can't make { $value }.
reason-variant-forbids-build-limit = In this variant no build is worth more than { $limit }; this one would be { $value }.
reason-variant-forbids-no-partners = Everybody plays alone here; a build cannot be made for { $seat }.
reason-variant-forbids-for-partner = At this table everyone builds only for themselves, so this can't be a build for { $seat }.
reason-variant-forbids-single-build = At this table a card on its own can't be a build. Play it on another card.
reason-variant-forbids-must-capture = { $card } can take something, so at this table it can't be laid down.
reason-variant-forbids-more-to-take = At this table { $card } has to take everything it can, and it can take more.
reason-variant-forbids-build-untaken = At this table you have to take your build on your next turn: { $items }.
reason-variant-forbids-owner-lays = At this table you can't lay a card down while you own a build and can capture or build.
reason-obligation-suspended = None of your plays keeps every promise you have, so for this turn you may break them.

## Why a play is not legal in Zwicken and Zwikken: one sentence each

reason-unreadable-zwicken = "{ $text }" cannot be read as an action; write it like play QH, exchange 7S 8H, stay or pass.
reason-unreadable-zwikken = "{ $text }" cannot be read as an action; write it like play QH, ask 1, swap 10H QH or pass.
reason-tricks-not-your-turn = It is not your turn.
reason-tricks-dropped-out = You have passed, so you are out until the next deal.
reason-tricks-nobody = Nobody is to act now.
reason-tricks-play = Now you play a card to the trick.
reason-tricks-must-follow = You can follow { $suit }, but { $card } does not.
reason-tricks-must-follow-trumps = Trumps are led, and you hold one: { $card } is none.
reason-tricks-must-follow-permanent = { $card } is always a trump, so it does not follow { $suit }, and you can.
reason-tricks-must-trump = You cannot follow { $suit }, but you hold a trump: { $card } is none.
reason-tricks-must-head = { $card } follows, but does not beat { $best }; you hold a card that does both.
reason-tricks-must-overtrump = { $card } is a trump, but does not beat { $best }; you hold one that does.
reason-tricks-trumps-asked = Trumps are asked for in this trick, and you hold one: { $card } is none.
reason-tricks-must-lie-face-down = You hold no trump, so { $card } is played face down.
reason-tricks-must-lie-face-up = { $card } is played face up.
reason-tricks-must-lie-face-up-trump = { $card } is a trump, so it is played face up.
reason-zwicken-not-now-check = Before the deal there is one question only: whether you look at the bottom card.
reason-zwicken-not-now-declare = Before the first trick you pass or stay, and only if you stay may you exchange cards.
reason-zwicken-nothing-exchanged = Choose the cards that you give away, or stay without exchanging.
reason-zwicken-too-many-exchanged = { $most ->
    [0] The stock is empty, so nothing can be exchanged.
    [one] One card is left in the stock, so no more than one can be exchanged.
   *[other] { $most } cards are left in the stock, so no more than { $most } can be exchanged.
}
reason-zwikken-not-now-declare = Before the first trick you stay or pass.
reason-zwikken-not-now-bid = Now you bid or pass.
reason-zwikken-not-now-ask = Now you ask or pass.
reason-zwikken-not-now-dealer = All have passed, so the dealer turns up another card or ends it here.
reason-zwikken-not-now-swap = There is one question now: whether you exchange { $card }.
reason-zwikken-nothing-announced = Nothing is said of the 10 here; whoever holds the 10 of trumps may exchange it after the bidding.
reason-zwikken-out-of-the-bidding = You have passed, so you bid on these trumps no more.
reason-zwikken-already-highest = Your bid is the highest, so it is for the others to say more.
reason-zwikken-must-stay = It was agreed that everybody stays in the { $number ->
    [1] first
   *[other] second
} game.
reason-zwikken-wrong-step = Bids go up step by step, and the next step is { $level }.
reason-zwikken-wrong-step-ask = Asking goes up step by step, and the next step is { $level }.
reason-zwikken-ten-not-held = Only whoever holds { $card }, the 10 of trumps, can say this, and you do not.
reason-zwikken-no-ten = { $card } is not the 10 of trumps, and no other card is exchanged.
reason-zwikken-already-announced = You have announced { $card } already, and it is announced once.
reason-zwikken-not-announced = You have not announced { $card }, so it cannot be exchanged.
reason-zwikken-other-turn-up = { $card } was not turned up.
reason-zwikken-other-turn-up-last = { $card } was not turned up last, and the 10 is exchanged for that card only.
reason-zwikken-other-turn-up-known = { $card } is not the card that was turned up when you announced your 10.
reason-zwikken-other-turn-up-suit = { $card } is not of the suit of your 10.
reason-zwikken-ace-not-to-be-led = You have won the bidding, so you may lead { $card }, the ace of trumps, as your last card only.

## For what one is gezwickt in Zwicken

ground-unchecked = Whoever deals without looking at the bottom card is gezwickt, and pays a stake.
ground-ace-not-led = Whoever holds the ace of trumps on leading for the first time, and leads another card, is gezwickt, and pays a stake.
ground-seven-lost = Whoever loses { $card } to the ace of trumps is gezwickt, and pays a stake.
ground-no-trick = Whoever stays and takes no trick is gezwickt, and pays a stake.

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
verdict-gained = { $card } takes { $number ->
    [one] one card
   *[other] { $number } cards
}.
verdict-gained-points = { $card } takes { $number ->
    [one] one card
   *[other] { $number } cards
}, worth { $points ->
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
verdict-lay = You lay down { $card }.
verdict-build = You build { $value }.
verdict-build-for = You build { $value } for { $seat }.
verdict-goal-missed-zwick = You left { $left } on the table.
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
} ahead of { $seat } in this game.
proof-behind = When both play their best, you end { $points ->
    [0] level with { $seat }
    [one] one point behind { $seat }
   *[other] { $points } points behind { $seat }
} in this game. Nothing does better.
proof-answer = One best answer of { $seat }: { $play }.
proof-reply = { $seat }: { $reply }. Then: { $zwick }.
verdict-missed-more = There was more to find: { $number ->
    [one] one other capture
   *[other] { NUMBER($number, useGrouping: 1) } other captures
}.
verdict-missed-besides = The hand had { $number ->
    [one] one other capture
   *[other] { NUMBER($number, useGrouping: 1) } other captures
}.
verdict-missed-unknown = The table is too large to look for other captures.
verdict-missed-could = Cards could have been taken: { $number ->
    [one] one capture
   *[other] { NUMBER($number, useGrouping: 1) } captures
}.
verdict-missed-none = There was nothing more to take: proven for every card of the hand.
verdict-missed-nothing = There was nothing to take: proven for every card of the hand.
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
} for the pile, { $points ->
    [one] one point
   *[other] { $points } points
}.
verdict-cards = { $cards ->
    [one] One card
   *[other] { $cards } cards
} for the pile.
verdict-too-large = With so many items on the table it would take too long to judge this play. Try one with fewer items.

## What is said of a play where you play for all, such as in What if

reason-out-of-reach-of = { $items } makes { $totals }; the { $card } of { $player } takes { $values } only.
reason-out-of-reach-as-of = { $items } makes { $totals }, but { $player } plays { $card } as { $value }.
reason-out-of-reach-one-of = { $items } counts { $totals }; the { $card } of { $player } takes { $values } only.
reason-out-of-reach-one-as-of = { $items } counts { $totals }, but { $player } plays { $card } as { $value }.
reason-build-from-card-of = { $first } − { $second } = { $value } is the wrong way round. Start with what lies there: { $player } may take the card played away from it, but not it from the card.
reason-build-kept-of = The value may stay { $value } only under a card that counts { $value } itself; the { $card } of { $player } counts { $values }.
reason-joker-rule-capture-of = A loose joker answers only another joker, so the { $card } of { $player } cannot take { $items }.
reason-joker-rule-capture-wild-of = A loose wild joker answers only another joker, so the { $card } of { $player } cannot take { $items }.
reason-obligation-broken-of = Once { $card } is played, none of the cards that stay with { $player } can take { $items }, which { $player } owns.
reason-obligation-broken-kept-of = Once { $card } is played, { $player } is left with { $kept }, { $number ->
    [one] and it cannot
    [2] and neither of them can
   *[other] and none of them can
} take { $items }, which { $player } owns.
reason-obligation-broken-last-of = { $card } is the last card of { $player }, who owns { $items }: nothing would stay to take { $number ->
    [one] it
   *[other] them
}.
reason-obligation-broken-each-of = { $player } { $new ->
    [0] owns
   *[other] would own
} { $items }, and each value needs a card of its own: once { $card } is played, only { $kept } { $number ->
    [one] is
   *[other] are
} left for { $values ->
    [2] both
   *[other] all { $values }
}.
reason-no-card-for-value-of = Besides { $card } { $player } holds no card that takes { $value }, and so cannot own a build of { $value }.
reason-not-announced-of = { $seat } has not announced { $value }, or has played a card for it since, so { $player } cannot build { $value } for { $seat }.
reason-obligation-suspended-of = No play of { $player } keeps every promise, so for this turn { $player } may break them.
verdict-repair-other-card-of = Another card of { $player } can do it: { $play }.
verdict-nudge-keep-of = With { $items } { $player } would keep the promise.
verdict-nudge-swap-keep-of = With { $added } in place of { $dropped } { $player } would keep the promise.
verdict-nudge-other-card-of = The { $card } of { $player } could take { $items }.
verdict-nudge-other-card-all-of = The { $card } of { $player } could take all of these.
verdict-nudge-other-card-build-of = The { $card } of { $player } could make this build.
verdict-nudge-nothing-of = The { $card } of { $player } takes nothing on this table.
verdict-nudge-promise-of = The { $card } of { $player } can take nothing here without breaking a promise.
verdict-nudge-no-build-of = The { $card } of { $player } can build nothing here.

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
goal-build = Build{ $card ->
    [none] {""}
   *[other] {" "}with { $card }
}{ $item ->
    [none] {""}
   *[other] {" "}on { $item }
}{ $value ->
    [none] {""}
   *[other] {" "}and make { $value }
} { $seat ->
    [none] for yourself, so that you can take it later
   *[other] for { $seat }
}.
goal-build-any = Make a build of your own, one that you can take later.
goal-find-all = Find every capture, one after the other. You have { $found } of { $number }.
goal-find-all-card = Find every capture with { $card }, one after the other. You have { $found } of { $number }.
goal-find-all-on-paper = Find every capture; there are { $number }.
goal-find-all-card-on-paper = Find every capture with { $card }; there are { $number }.
find-all-found = One more is found: { $play }.
find-all-again = You have found this one already.
find-all-regrouped = You have this one already. The same cards in other groups are the same capture.
find-all-not-asked = This is not a capture with { $card }.
find-all-not-capture = This is legal, but it is no capture.
find-all-done = That is all of them.

## Kinds of exercises

concept-zwick = Zwick now
concept-most-cards = Most cards
concept-most-points = Most points
concept-capture = Take what is asked
concept-everything = Everything one card takes
concept-lay = Laying down a card
concept-build = Building
concept-two-builds = Two builds at once
concept-joker-build = A build for your joker
concept-joker-down = Making a joker smaller
concept-only-play = The only legal play
concept-safe-lay = The safest card
concept-zwick-in-two = A Zwick for your partner
concept-win-most = Best with open cards
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
concept-order = The course of a game
concept-fact = What the rules say
concept-which-games = Which game it is

## Themes of puzzles

theme-two-values = One low, one high
theme-about-two-values = Of the cards with two values one counts low and another high, in the same capture.
theme-court-high = Aces and face cards as 11 to 14
theme-about-court-high = An ace, jack, queen or king counts high inside a sum.
theme-court-low = Aces and face cards as 1 to 4
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
theme-obligation = A promise to keep
theme-about-obligation = You owe a card for a build of your own. If you did not, the answer would be another.
theme-partner-build = Your partner's build
theme-about-partner-build = A build of your partner is taken or built on, or one is made for your partner.
theme-decoy = A tempting capture
theme-about-decoy = Another capture takes more cards, and is wrong.
theme-quiet = Taking nothing
theme-about-quiet = The right play takes nothing.
theme-safe-lay = A safe card
theme-about-safe-lay = The card that is laid gives the next player the least chance to clear the table.
theme-zwick-chain = Zwick after Zwick
theme-about-zwick-chain = After your Zwick your partner makes another, whatever is laid in between.
theme-honours = Points, not cards
theme-about-honours = Another capture takes as many cards or more, but wins fewer points.

## Questions: the usual mistakes in a number, an order, or an option left out

slip-pile-nothing = { $cards } { $count ->
    [one] scores
   *[other] score
} nothing.
slip-count-ways = If you count every way to group the same cards, you get { $number }. The same cards are one capture.
slip-count-values = If you count the same cards once for each value, you get { $number }. They're one capture.
slip-count-one-group = Without the captures of several groups you get { $number }.
slip-count-largest = If you count only the largest captures, you get { $number }. Smaller ones count, too.
slip-count-equal = Without the captures that add something up you get { $number }.
slip-count-as = If { $card } counts only { $value }, you get { $number }.
slip-count-low = If ace, jack, queen and king count only low, you get { $number }.
slip-count-high = If ace, jack, queen and king count only high, you get { $number }.
slip-count-difference = If differences such as { $high } − { $low } = { $value } counted, you'd get { $number }. A capture only adds up.
slip-count-items = A capture may take several cards or builds at once.
slip-count-card = Without what { $card } takes you get { $number }.
slip-count-cards = A card may take in several ways.
slip-order-cut = The pack isn't ready for that yet.
slip-order-first-deal = The pack isn't ready to be dealt yet.
slip-order-deal = New cards come only when all hands are empty.
slip-order-picture = The players get their cards before the table does.
slip-order-play = These cards haven't been dealt yet.
slip-order-table = Something goes to the table before that.
slip-order-left-over = No card is left over until all the others are dealt.
slip-order-leftovers = There are still cards to be played.
slip-order-count = Not all cards have been won yet.
slip-order-next-dealer = This game isn't over yet.
overlooked-wild = A joker takes anything from { $least } to { $most }.
overlooked-groups = A card can take several groups that are worth the same.
overlooked-either = { $item } has two values, and a card for either one takes it.
overlooked-low = One of the cards left out counts low here.
overlooked-high = One of the cards left out counts high here.
overlooked-equal = A card of the same value takes it.
overlooked-sum = One of the cards left out is worth the whole sum.
overlooked-single = By itself a card can be announced as any value it has.
overlooked-adding = One of the values left out comes from adding.
overlooked-subtracting = One of the values left out comes from subtracting.
overlooked-kept = An equal card may leave the value as it is.
overlooked-promise-suspended = No move keeps every promise here, so this turn none of them binds.
overlooked-promise-none = You owe a card only for builds you own.
overlooked-promise-taken = Taking your build keeps the promise.
overlooked-promise-built = Building on your own build changes the value you owe.
overlooked-promise-other = A card is free if another one in your hand can take the build.
overlooked-promise-free = A card that can take none of your builds is free.
overlooked-safe-from = After one of the cards left out, { $card } takes nothing.
overlooked-safe = After one of the cards left out, no card at all makes a Zwick.
overlooked-safe-seen = After one of the cards left out, only cards that no other player holds would make a Zwick.
overlooked-variant-partner = One of those left out has partners to build for.
overlooked-variant-kept = In one of those left out, an equal card may leave the value as it is.
overlooked-variant-subtracting = In one of those left out, a build can go down.
overlooked-variant-value = In one of those left out, a build can be worth { $value }.
overlooked-variant-two = In one of those left out, { $card } has two values.

## Questions on trick-taking games: the usual mistakes

slip-trick-neither = { $card } isn't in { $suit } and isn't a trump, so it can't win.
slip-trick-no-trump = Trumps were led, and { $card } isn't one.
slip-trick-trumped = There's a trump in the trick, and it beats { $suit }.
slip-trick-order = From high to low it's { $ranks } here.
slip-trick-lower-trump = There's a higher trump than { $card }.
slip-trick-lower = In { $suit } there's a higher card than { $card }.
overlooked-permanent = One of the cards left out is a trump, whatever its suit.
overlooked-any-trump = You have to play a trump, and any will do.
overlooked-lead = You lead, so any card will do.
overlooked-anything = You can't follow suit and needn't trump, so any card will do.
overlooked-beating = Any card that beats what's there will do.
overlooked-cannot-beat = You can't beat what's there, so any card of the suit will do.
overlooked-cannot-beat-trump = You can't beat what's there, so any trump will do.
overlooked-need-not-beat = You needn't beat what's there.
slip-points-ten = A 10 doesn't bring ten points.
slip-points-without = Without { $card } you get { $number }.
slip-points-without-one = Without a card that brings { $points } you get { $number }.
slip-points-upcard = With { $card } you get { $number }, but the upcard isn't in the trick.
slip-points-each = Not every card brings one point.
slip-points-one-each = Some of the cards that count bring more than one point.
slip-stock-upcard = { $count ->
    [one] The upcard is
   *[other] The upcards are
} no longer in the stock.
slip-stock-hand = Without the cards of one of the players you get { $number }.
slip-stock-hand-and-upcard = Without the cards of one of the players and { $count ->
    [one] the upcard
   *[other] the upcards
} you get { $number }.
slip-stock-player-more = With one player more you get { $number }.
slip-stock-upcard-only = If the players' cards are still in the stock, you get { $number }.
slip-stock-own-only = If only your own cards are gone, you get { $number }.
slip-stock-pack = That's the whole pack.
slip-stock-other-pack = With a pack of { $pack } cards you get { $number }.
slip-ways-hand = Not every card in your hand may be played.
slip-ways-pass = Without passing you get { $number }.
slip-ways-stay = Without staying in as you are you get { $number }.
slip-ways-exchange = Without the exchanges you get { $number }.
slip-ways-check = Without looking at the bottom card you get { $number }.
slip-ways-skip = Without dealing at once you get { $number }.
slip-ways-bid = Without the bids you get { $number }.
slip-ways-ask = Without asking you get { $number }.
slip-ways-swap = Without exchanging the ten you get { $number }.
slip-ways-keep = Without keeping the ten you get { $number }.
slip-ways-turn = Without turning another card you get { $number }.
slip-ways-end = Without ending it you get { $number }.
slip-ways-which = If it doesn't matter which cards you exchange, you get { $number }.
slip-ways-kinds = If each kind of move counts once, you get { $number }.
slip-ways-announced = Without what you may say about the ten you get { $number }.
slip-account-fine = { $seat } has something to pay at the end, too.
slip-account-paid = This leaves out what { $seat } pays.
slip-account-taken = This leaves out what { $seat } takes.
slip-account-stake = It would be so if what { $seat } paid before the deal counted, too.
slip-account-trick = It would be so with another number of tricks for { $seat }.
slip-account-fines = It would be so with another number of fines for { $seat }.
slip-account-wins = { $seat } ends up with more chips than before.
slip-account-loses = { $seat } ends up with fewer chips than before.
slip-pot-stakes = Without the stakes for the next game you get { $number }.
slip-pot-left = If nothing is left in the pot before, you get { $number }.
slip-pot-taken = If no one takes anything, you get { $number }.
slip-pot-paid = If no one pays anything, you get { $number }.
slip-pot-one-pays = If only one player pays, you get { $number }.
slip-pot-before = That was in the pot before the last payments.
slip-moves-not = { $card } doesn't move the deal.
slip-moves-on = { $seat } would deal, but { $card } moves the deal on.
slip-moves-other = { $card } moves the deal, but not like that.
slip-moves-elsewhere = { $seat } would deal in this version: { $way }.
overlooked-new-dealer = A player who gets the deal pays, too.
overlooked-passed-over = A player whom the deal passes over pays, too.
slip-pays-not-dealer = { $seat } only loses the deal, and pays nothing for that.
slip-pays-not = The deal doesn't get as far as { $seat }.
slip-sure-counted = The others can't beat all of your trumps.
slip-sure-above = { $number ->
    [one] You have one trump
   *[other] You have { $number } trumps
}, and the others may hold higher ones: { $above }.
slip-sure-no-trump = Without a trump no trick is certain.
slip-sure-pot = The others can hold enough to keep the pot from you.
slip-way-certain = { $way }: the most you can be sure of is { $chips }.
slip-way-loses = { $way }: you may lose { $number ->
    [one] one chip
   *[other] { $number } chips
}.
slip-way-none = { $way }: you can't be sure to win anything.

## Questions: what is said of an option, and proofs

question-missing = { $number ->
    [one] One that is right is not chosen yet.
   *[other] { $number } that are right are not chosen yet.
}
question-missing-some = Some that are right are not chosen yet.
announce-not-made = Adding or subtracting does not give that here.
announce-not-its-value = This card does not have that value.
safe-yes = After { $card } the next player can make no Zwick, whatever that hand may be.
safe-zwick = After { $card } a Zwick with { $answer } is possible.
safe-from = After { $card } there is nothing for { $answer } to take.
safe-not-from = After { $card }, { $answer } takes { $items }.
who-cuts = { $you ->
    [yes] You sit on the dealer's right, and cut.
   *[no] { $seat } sits on the dealer's right, and cuts.
}
who-first = { $you ->
    [yes] You sit on the dealer's left, and start every deal.
   *[no] { $seat } sits on the dealer's left, and starts every deal.
}
who-next-dealer = The deal moves to the left: { $you ->
    [yes] you deal next.
   *[no] { $seat } deals next.
}
who-next = { $you ->
    [yes] You are the next player clockwise who has a card.
   *[no] { $seat } is the next player clockwise who has a card.
}
who-leftovers = { $number ->
    [one] { $you ->
        [yes] You were the last to capture, and get it.
       *[no] { $seat } was the last to capture, and gets it.
    }
   *[other] { $seat } were the last to capture, and get it.
} This is no Zwick.
who-leftovers-nobody = Nobody has captured at all, so nobody gets it.
seat-has-turn = { $you ->
    [yes] You play now.
   *[no] { $seat } plays now.
}
seat-comes-later = { $you ->
    [yes] You come later.
   *[no] { $seat } comes later.
}
seat-without-cards = { $you ->
    [yes] You have no card left.
   *[no] { $seat } has no card left.
}
seat-is-dealer = { $you ->
    [yes] You are the dealer.
   *[no] { $seat } is the dealer.
}
seat-on-left = { $you ->
    [yes] You sit on the dealer's left.
   *[no] { $seat } sits on the dealer's left.
}
seat-on-right = { $you ->
    [yes] You sit on the dealer's right.
   *[no] { $seat } sits on the dealer's right.
}
seat-elsewhere = { $you ->
    [yes] You sit neither on the dealer's left nor on the right.
   *[no] { $seat } sits neither on the dealer's left nor on the right.
}
side-not-last = { $side } did not capture last.
side-nobody = Somebody has captured before.
side-has-cards = { $side }: { $number ->
    [one] one card
   *[other] { $number } cards
}.
side-has-fewer-cards = { $side }: { $number ->
    [one] one card
   *[other] { $number } cards
}, and another side has more.
side-level-cards = { $side }: { $number ->
    [one] one card
   *[other] { $number } cards
}, just as many as { $other }.
side-level-below = { $first } and { $second } are level, but another side has more.
side-no-half = More than all others is enough. It needn't be more than half.
side-has-cards-nobody = Nobody gets them only on a tie.
side-has-points = { $side }: { $number ->
    [one] one point
   *[other] { $number } points
} in all.
side-short-of = { $side }: { $number ->
    [one] one point
   *[other] { $number } points
} in all, and the match goes to { $target }.
side-level-points = { $side }: { $number ->
    [one] one point
   *[other] { $number } points
} in all, just as many as { $other }.
side-won-more-games = { $side }: { $number ->
    [one] one point
   *[other] { $number } points
} in all. Points decide, not the number of games won.
side-both-past = When two sides have reached { $target }, the side with more points wins.
side-has-points-nobody = Nobody has won on a tie, or while the target is not reached.
fact-said-by = This is what { $games } says.
fact-said-by-more = These say so: { $games }.
fact-said-by-none = None of these games says so.
fact-said-elsewhere = That's how it is in a game with a similar name.
fact-other-version = That's how it is in another version.
fact-without-jokers = This leaves out the jokers.
fact-sum-picture = The players get { $players } × { $each } = { $dealt } cards. How many of the { $pack } are left?
fact-sum-deals = { $rest } cards go to the players, { $portion } in each deal. How often does that work?
fact-sum-deals-each = Each player gets { $each } cards in all. Add up the deals until you are there.
fact-sum-deals-uneven = { $rest } cards go to the players. Add up the deals until all are dealt.
fact-sum-first-deal = { $rest } cards go to the players, { $portion } in each deal. Share those { $portion } among { $players } players.
fact-sum-pack = 4 × 13 = 52, and then come the jokers.
counts-not-sum = With { $card } as { $value } it makes { $totals }, not { $wanted }.
counts-not-left = With { $card } as { $value }, { $left } { $number ->
    [one] is
   *[other] are
} left over beside the groups of { $wanted }.
counts-none-fits = With { $card } as { $value }, nothing there makes { $wanted }.
counts-not = With { $card } as { $value } the cards do not fall into groups of one value.
legal-why-not = It fails at { $place }. Look there again.
legal-why-alone = Nothing else in this capture goes with { $item } to make { $values }.
legal-why-total = { $number ->
    [one] { $items } counts { $totals } here.
   *[other] Add it up: { $items } makes { $totals }.
}
legal-fine-held = { $card } is in your hand.
legal-fine-sum = { $number ->
    [one] { $items } counts { $value }, and that fits.
   *[other] { $items } makes { $value }, and that fits.
}
legal-fine-single = { $card } can be { $value } by itself.
legal-fine-adding = { $first } + { $second } = { $value }: it can.
legal-fine-subtracting = { $first } − { $second } = { $value }: it can.
legal-fine-one-value = { $card } as { $value } is enough for all of it.
legal-fine-whole = Every card and build is taken whole.
legal-fine-no-promise = You own no build, so you owe nothing.
legal-fine-promise = The cards you keep can take every build you own.
legal-fine-another = { $card } takes { $value }, too.
legal-fine-announced = { $seat } has announced { $value }.
legal-fine-rules = The rules of this table allow it.
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

## Questions: what is asked

ask-quoted = “{ $play }”
ask-legal = { $play }: may you do this? If not, why not?
ask-how-many = How many different captures can you make? The same cards count once, however they add up.
ask-how-many-card = How many different captures can you make with { $card }? The same cards count once, however they add up.
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
ask-who-next-dealer = Who deals the next game?
ask-who-next = Who plays next after this turn?
ask-who-leftovers = Once the last card of the last deal is laid, who gets what lies on the table?
ask-pile = { $variant }: how many points are these cards worth?
ask-pile-with = { $variant }: how many points are these cards worth, with { $zwicks }?
ask-pile-most = { $variant }: how many points are these cards worth, with the most cards?
ask-pile-most-with = { $variant }: how many points are these cards worth, with { $zwicks } and the most cards?
ask-pile-zwicks = { $number ->
    [one] one Zwick
   *[other] { $number } Zwicks
}
ask-majority = { $variant }, cards at the end: { $piles }. Who gets the points for the most cards?
ask-match-hands = Points game by game: { $hands }. { $ask }
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
legal-option-obligation-broken = No: you could no longer take a build of your own.
legal-option-no-card-for-value = No: you have no other card that takes the new value.
legal-option-not-partner = No: it is for somebody who is no partner.
legal-option-not-announced = No: the partner has not announced this value.
legal-option-variant-forbids = No: it is allowed at other tables, but not here.
legal-option-empty-table = No: on an empty table a card can only be laid down.
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
value-three-alike = three cards alike
value-third-of-pot = a third of the pot
value-card-points = the points of its cards
value-range = { $least } to { $most }
party = { $players }
party-range = { $least } to { $most }
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
ask-fact-deals = How many deals are there in a game of { $game }, with { $players } players?
fact-deals = the number of deals in a game is { $value } with { $players } players
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
ask-fact-total = How many points are there in a game of { $game }, without Zwicks and with one pack?
fact-total = the sum of all points in a game with one pack is { $value }, without Zwicks
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
value-add-same = adding and keeping the value
value-add-subtract-only = adding and subtracting
value-add-subtract-round = adding, subtracting either way round and keeping the value
value-add-subtract-round-only = adding and subtracting either way round

## Hints

look-legal = Say the sums aloud, and look at the cards that stay in your hand.
look-legal-other = Look at the table, at what the card can be there, and at the cards that stay in your hand.
look-how-many = Start with the smallest sums, and count every mix of groups as well.
look-takers = Try both values of your cards that have two.
look-takers-equal = Look for what is worth as much as it.
look-takers-one = Add it all up in every way, and compare that with each of your cards.
look-counts = Add it up with each of its values: only one fits.
look-announce = { $sums }. You need a card left in your hand that takes the result.
look-announce-single = A value that the card itself has, and another card in your hand that takes it.
look-announce-for = { $sums }. It only counts if { $seat } has announced it and played no card for it since.
look-announce-single-for = A value that the card itself has. It only counts if { $seat } has announced it and played no card for it since.
look-sums-add = The old value plus the card
look-sums-subtract = The old value plus or minus the card
look-sums-round = The old value plus or minus the card, or the card minus the old value
look-sums-kept = { $sums }, or the old value itself
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
look-pile = Only a few cards score here. Look for them.
look-pile-zwicks = Only a few cards score here. Look for them, then add the Zwicks.
look-pile-most = Only a few cards score here. Look for them, then add the points for the most cards.
look-pile-most-zwicks = Only a few cards score here. Look for them, then add the Zwicks and the points for the most cards.
look-majority = The points go to the one pile that is larger than all others.
look-match = Add up the games of each side.
look-order = The dealer's work comes before the play, the counting after it.
look-fact = Think of what you have just read.
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
hint-left-with = { $card }: { $number } left to find.
hint-card = Play { $card }.
hint-group = Part of the answer: { $group }.
hint-items = Part of the answer: { $items }.
hint-one-item = Take just one card or build from the table.
hint-one-card = Take just one card from the table.
hint-leave = Leave { $item } on the table.
hint-nothing-else = Take only what the task asks for.
hint-least = Start with the one that takes the least.
hint-more = The new value can be larger than the old one.
hint-less = The new value can be smaller than the old one.
hint-same = The value can stay as it was.
hint-keep = Keep { $card }: it can take the build.
hint-any-card = Any card in your hand will do.
hint-stay = Keep { $card } for one of your builds.
hint-announced = Build a value { $seat } has announced.
hint-onto = Build on { $item }.
hint-single = Play { $card } by itself.
hint-quiet = This move takes nothing and builds nothing.
hint-unsafe = Not { $card }: then { $cards } could clear the table.
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
possible-capture = The capture that wins most: { $play }.
possible-capture-sums = The capture that wins most: { $play }. It adds up: { $sums }.
possible-build = Make a build: { $play }.
possible-lay = There’s nothing to take. The card that gives away the least: { $card }.
possible-unknown = Look for a build, or for a card you don’t need to keep.

## Advice before a play of a game

advice-safe-lay = { $card }: { $seat } can’t make a Zwick after it.
advice-risky-lay = { $card }: { $seat } could make a Zwick in { $share ->
    [100] every case
   *[other] { $share } out of 100 cases
}.
advice-rare-lay = { $card }: { $seat } could make a Zwick in fewer than 1 out of 100 cases.
advice-last-lay = { $card }: no one plays after you.
advice-takers = { $card } can be taken by { $cards }.
advice-only-builders = No card that’s still out can take { $card }, but others can build on it.
advice-no-takers = No card that’s still out can take { $card }.
advice-kind-capture = Take something.
advice-kind-build = Make a build.
advice-kind-lay = Lay a card down.
advice-first-zwick = Look at the whole table: a Zwick is possible.
advice-first-points = Take something: there are points to win.
advice-first-cards = Take something: the more cards, the better.
advice-first-build = Make a build that you can take later.
advice-first-partner = Make a build that your partner can take.
advice-first-safest = Lay a card down. After which one is a Zwick least likely?
advice-first-takers = Lay a card down. Which one can the fewest cards take?
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
    [one] Only one card that’s still out takes it. For any other card you could lay down there are as many, or more.
   *[other] { $number } cards that are still out take it. For any other card you could lay down there are as many, or more.
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
advice-wait-card = Wait: you can take { $card }.
advice-wait-why = Wait! { $why }
advice-wait-costs = Wait: another move is better by { $lost ->
    [one] one point
   *[other] { $lost } points
}: more for you, or less for the others.
advice-wait-given = Wait: another move is very likely better by { $lost ->
    [one] at least one point
   *[other] at least { $lost } points
}: more for you, or less for the others.
advice-point-zwick = You could clear the table with { $card }: that’s a Zwick.
advice-point-capture = You could take { $groups } with { $card }.
advice-point-card = { $card } can take something.
advice-point-build = You could make a build: { $play }.
advice-point-build-card = You can build with { $card }.
advice-point-something = There’s something to take.
advice-point-lay = Nothing fits. { $card } gives away the least.
advice-point-nothing = There’s nothing to take this time.
advice-may-lay = You can lay down { $cards }.
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
why-gave-up-taker = After that, no card left in your hand can take { $item }.
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
review-lost = Points given away: { $lost } ± { $about }.
review-lost-exactly = Points given away: { $lost }.
review-given = Points given away: { $lost } ± { $about }. With the best moves you would have done that much better: more points for you, or fewer for the others.
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
review-luck = You scored { $own }. A careful player with your cards scored { $careful }.
review-luck-team = Your team scored { $own }. With a careful player in your seat it would have scored { $careful }.
review-one-game = One game says little, since luck weighs more than skill. Look at the total of many.
cause-missed-zwick = a Zwick missed
cause-missed-points = points left on the table
cause-missed-build = a build missed
cause-last-capture = the last capture missed
cause-most-cards = most cards missed
cause-gave-up-taker = a needed card given up
cause-partners-build = the partner’s build left
cause-open-build = a build others can take
cause-laid-points = points laid down
cause-open-to-builds = a card others can build on
cause-gave-points = points left for others
cause-gave-zwick = a Zwick given
cause-stranded-build = a build lost
cause-other = something else
tricks-cause-offence = costs a stake
tricks-cause-joined = too bold
tricks-cause-passed = too cautious
tricks-cause-exchange = not the best exchange or announcement
tricks-cause-dealer = not the best choice as dealer
tricks-cause-card = not the best card
tricks-review-lost = Chips given away: about { $lost }.
tricks-review-better = More chips on average: { $play }.
tricks-review-good = Nothing else clearly brings more.
tricks-review-only = There was nothing else to do.
tricks-review-certain = Whatever the others do, { $play } made sure of { $best } in chips; the card played, of { $made }.
tricks-review-model = In each possible deal everybody plays on simply, for chips of their own. Against cleverer players it may be otherwise.

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
} from the table, and the most cards bring { $points ->
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
mate-denied-zwick = Before this move, a card not yet played could have cleared the table. After it, none can.
mate-safe = After it, no card not yet played can clear the table.
mate-takers = { $number ->
    [0] No card not yet played takes the { $card }.
    [one] Only one card not yet played takes the { $card }.
   *[other] Only { $number } cards not yet played take the { $card }.
}
mate-why-build = Your partner held the { $card }, which could take the build next turn. { $number ->
    [0] No other card still out could take it.
    [one] One other card still out could take it too.
   *[other] { $number } other cards still out could take it too.
}
mate-why-safest = No other card your partner could lay down made a Zwick less likely.
mate-why-takers = { $number ->
    [0] No card that was still out took it.
    [one] Only one card that was still out took it. For any other card your partner could lay down there were as many, or more.
   *[other] { $number } cards that were still out took it. For any other card your partner could lay down there were as many, or more.
}
mate-good = It was as good as any other move: none was clearly better.
mate-best = It was as good as any other move: none was better.
mate-better = This would have been better: { $play }.

## Ten questions of families, each answered in a sentence with a small table

family-deal = How many cards does everyone get?
family-deal-answer = With { $players } players everyone gets { $first } cards first, { $picture } go face up to the table, and there { $deals ->
    [one] is one deal
   *[other] are { $deals } deals
}.
family-deal-sizes = With { $players } players you deal { $sizes } cards, and { $picture ->
    [0] none goes
    [one] 1 goes
   *[other] { $picture } go
} face up to the table.
family-players = How many can play?
family-players-answer = Zwickern is for { $players } players.
family-values = What is each card worth?
family-values-answer = A number card is worth its number, an ace { $ace }, a jack { $jack }, a queen { $queen } and a king { $king }.
family-must-take = Do I have to take if I can?
family-must-take-answer = No, you may take less than you could, or just lay a card down.
family-must-take-some = Yes, if you can take with a card you may not lay it down, but you may take less than you could, or build with it.
family-must-take-all = Yes, a card that can take something takes all it can, unless you build with it.
family-must-take-build = Only your own builds: on your next turn you have to take one of them if you can.
family-must-take-owner = No, but while you own a build you may lay a card down only if you can neither take nor build.
family-steal = May I take somebody else’s build?
family-steal-answer = Yes, anyone may take a build with a card of its value, or build on it and make it theirs.
family-joker = How do I take a joker?
family-joker-answer = With a larger joker and cards that fill up the sum, or build on it first to bring its value down.
family-joker-wild = Only with a joker from your hand, which may take several at once.
family-joker-alone = No one can take it, because only a joker takes a joker and your pack has just one.
family-joker-each = That depends on the joker and on what it counts.
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
family-tie-answer = In a tie nobody gets the { $points ->
    [one] point
   *[other] { $points } points
} for the most cards.
family-tie-shared = In a tie everyone in the lead gets the { $points ->
    [one] point
   *[other] { $points } points
} for the most cards.
family-tie-nothing = That changes nothing, because most cards score nothing here.
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
family-joker-sum = Take it together with { $rest }, using the { $joker }
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
