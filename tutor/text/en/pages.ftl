### What the pages say: titles, buttons, help, the tables and crib sheet of the rules.

## Every page

app-title = Zwickern tutor
app-name = Zwickern
nav-pages = Pages
nav-to-table = To the table
nav-learn = Learn
nav-puzzles = Puzzles
nav-replay = Replay
content-broken-title = Some content couldn’t be loaded
content-broken-help = Everything else works. These files need correcting:
content-in-folder = { $folder }: { $title }
content-own-broken-title = Your own content: { $number ->
    [one] one fault
   *[other] { $number } faults
}
content-own-broken-help = Valid entries are shown, and of the others the last valid version stays. Correct these places and save the file. Your next click reads it again.
saving-folder = Folder
saving-file-name = File name
saving-save = Save into “{ $title }”
saving-saved = Saved in “{ $title }”: { $file }
saving-not-here = You can only save files on the computer the tutor runs on.
saving-wrong-name = Use small letters, digits and hyphens for the name, such as last-night.
saving-nothing = There’s nothing to save yet.
saving-not-saved = The file wasn’t saved:
saving-clash = { $file } has changed since you opened it. Compare the two. Save under another name, or overwrite the file with your draft. We keep a copy of the old one beside it.
saving-clash-file = In the folder
saving-clash-draft = Your draft
saving-replace = Overwrite the file
saving-open = A file in your folder
saving-open-button = Open
saving-unread = The file can’t be read:
lost-title = Nothing in the net here
address-nowhere = There’s no page at this address. Perhaps it was mistyped, or the page has moved.
lost-safe = Everything you’ve solved is safe.
full-title = A full house
address-first-page = Go to the home page
needs-script = The tutor needs JavaScript. Allow it in your browser, then load this page again.
offline-title = No land in sight
offline-about = You’re offline, or the tutor can’t be reached. Check your connection, then try again.
site-full = Every seat is taken right now. Try again in a moment.
site-full-again = Try again
something-went-wrong = Something went wrong here. Everything you’ve solved is safe. Reload the page. If it happens again, please tell us what you were doing.
work-refused = The tutor is working out too many things for you at once, perhaps in other tabs. Nothing is lost. Wait a moment, then try again.
nav-progress = Progress
nav-label-step = Step
address-unknown = We don’t have anything called "{ $id }". Here’s something else.
nav-rules = Rules

## Logging in

login-in = Log in
login-in-with = Log in with { $name }
login-out = Log out
login-adopted = { $number ->
    [one] One attempt you made here before now belongs to your account.
   *[other] { $number } attempts you made here before now belong to your account.
}

## The Learn page

learn-at-own-table = At your table:
learn-back = Back
learn-next = Next
learn-to-puzzles = Go to the puzzles
learn-none = There are no lessons yet.
learn-progress = Step { $number } of { $total } · { $solved } solved
learn-option = { $title }
learn-option-solved = { $title } ✓
learn-overview = Learn Zwickern
learn-overview-about = Short steps, one rule each. There’s always something to do, and a wrong try costs nothing.
learn-overview-done = You’ve finished the whole course. The puzzles are next!
learn-overview-progress = { $solved } of { $total } steps done
learn-begin = Start: { $title }
learn-resume = Continue: { $title }
learn-lesson = { $number }. { $title }
learn-lesson-state = { $solved ->
    [0] { $total ->
        [one] one step
       *[other] { $total } steps
    }
   *[other] { $solved } of { $total } done
}
learn-lesson-minutes = { $minutes ->
    [one] About one minute.
   *[other] About { $minutes } minutes.
}
learn-other-tables = Other versions
learn-other-tables-about = You’ve learnt enough to play now. These lessons show how other people play, and which games just have a similar name.
learn-lesson-done = done ✓
learn-all-lessons = All lessons
learn-next-lesson = Next lesson: { $title }
learn-lesson-finished = You’ve finished every step of this lesson. Well done!
learn-end-option = End of the lesson
learn-end-title = What you can do now
learn-end-open = What you can already try
learn-end-left = { $number ->
    [one] One step is still waiting for you.
   *[other] { $number } steps are still waiting for you.
}
learn-challenges = { $number ->
    [one] Here’s one little challenge. You’ve learnt all you need for it.
   *[other] Here are { $number } little challenges. You’ve learnt all you need for them.
}
learn-challenges-done = { $number ->
    [one] You’ve solved the little challenge.
   *[other] You’ve solved all { $number } little challenges.
}
learn-challenges-row = The challenges
learn-on-shelf = { $number ->
    [one] The first of { $of } cards is on your shelf.
   *[other] { $number } of { $of } cards are on your shelf.
}
learn-lesson-open = Still to solve in this lesson: { $steps }.

## The home page

home-catch = Your three cards are below. Pick one, pick what it takes, and press Take.
home-caught-all = You’ve taken everything!
home-caught = Nice catch! { $play }.
home-more = One of your cards can take all four at once. Can you see it?
home-zwick = Zwick!
home-zwick-about = You cleared the table. That’s a Zwick, German for a tweak, and it scores extra.
home-tonight = Learn to play in 15 minutes
home-back = Good to see you again
home-due = { $number ->
    [one] 1 thing to review.
   *[other] { $number } things to review.
}
home-today = Today’s puzzle is waiting.
home-puzzle-week = { $solved ->
    [yes] Solved today
   *[no] A new one each day
} · { $number } of 7 days
home-play-last = Last time: { $result }
home-course-done = { $number } of { $of } steps
home-puzzle = Puzzle of the day
home-puzzle-about = A new one each day
home-play-about = With Hein, Wiebke and Merle
home-watch = Watch a game
home-watch-about = Every move explained
home-course = The whole course
home-course-about = { $number ->
    [one] One small step, one rule
   *[other] { $number } small steps, one rule each
}
home-other-tables = Other versions
home-table = Your version: { $title }
home-history = About the game

## A path, and the game at its end

path-progress = { $place } of { $last }
path-leave = Leave
path-to-play = Play a game
path-end-title = You can play!
path-end-about = You’ve learnt three things:
path-learnt-take = Take an equal card, or cards that add up to yours.
path-learnt-zwick = Clear the table in one move: that’s a Zwick.
path-learnt-build = Build, and keep the card that takes your build.
path-to-course = Continue with the course
path-game-turn = Your turn.
path-game-over = The game is over.
path-game-again = Start over
path-game-refused = The moves in this address aren’t possible. The game starts over.
yours-title = Your rules
yours-about = Every family plays a little differently. Tell us how you play at home, and put this sheet on the table.
yours-players = How many of you play?
yours-partners = Do you play two against two?
yours-pairs = Yes, in teams
yours-alone = No, everyone alone
yours-jokers = How many jokers are in your pack?
yours-no-jokers = None
yours-wild = { $jokers }, worth whatever you like
yours-house = Do you have house rules of your own?
yours-no-house = No
yours-which = Which house rules do you use?
yours-no-deal = No source says how to deal these jokers to this many players. Deal as you like. Everything else stays the same.
yours-as-pairs = With these jokers everyone usually plays alone. To play in teams, sit opposite your partner and put your won cards together. Everything else stays the same.
yours-as-single = With these jokers four people usually play in teams. If you play alone, everyone counts their own won cards. Everything else stays the same.

## Exercises: buttons, questions, feedback

sheet-rise = Read more
sheet-sink = Back to the cards
learn-again = Try again
learn-see-again = Show it again
learn-other-card = Try another card
learn-show = Solution
learn-hint = Hint
learn-hint-more = Another hint
feedback-title-right = Right
feedback-title-legal = Legal, but not what was asked
feedback-title-wrong = Not legal
feedback-title-allowed = Legal
hint-title = Hint { $number }:
hint-solution = Solution:
question-check = Check
question-empty = Choose an answer first.
question-none = None of them
question-answer = Answer
question-your-answer = Your answer
question-on-hand = Choose the right cards in your hand, then press “Answer”.
question-on-trick = Tap the right card, then press “Answer”.
question-on-seats = Tap the right player, then press “Answer”.
question-on-values = Tap every right value, then press “Answer”.
question-on-sides = Tap the right side, or “nobody”, then press “Answer”.
question-on-pile = Tap every card that scores, and you’ll see its points. Then press “Answer”.
question-on-order = Tap or drag each one into place, then press “Answer”.
question-both = Choose some of them, or “None of them”, but not both.
learn-solve-yourself = It only counts once you find the answer yourself. Press “Try again”.
feedback-holds-solution = (Shows the solution)
feedback-repair-solution = What would be legal? (Shows the solution)
question-gone = Already won, so not in anyone’s hand: { $cards }.
question-one = Choose one
question-several = Choose all the right ones.
question-number = Your number
question-order = Put them all in order.
question-wrong = Not quite right
question-not-this = Try a different answer.
question-too-few = It’s more than that.
question-too-many = It’s less than that.
question-too-early = Something else comes first.
feedback-proof = Why it’s right, in { $number ->
    [one] one line
   *[other] { $number } lines
}
feedback-repair-title = What would be legal?

## The Puzzles page

puzzle-difficulty = Difficulty { $difficulty } of 5
puzzle-solved-count = { $solved } of { $total } solved
puzzle-more = More
puzzle-choose = Choose a puzzle
puzzle-choose-of = { $number ->
    [0] No puzzles to choose from
    [one] Just one puzzle
   *[other] Choose one of { $number } puzzles
}
puzzle-untitled = { $what } with { $cards }
puzzle-option = { $title }, { $variant }, difficulty { $difficulty }
puzzle-option-solved = { $title }, { $variant }, difficulty { $difficulty }, solved
puzzle-next = Next puzzle
puzzle-next-for-me = Pick one for me
puzzle-to-course = Continue with the lessons
puzzle-none = There are no puzzles yet.
puzzle-seed = Fresh puzzle no. { $seed }
puzzle-solved = Solved
puzzle-own = from one of your games
daily-link = Puzzle of the day
daily-other = Puzzle of the day: { $variant }
daily-day = { $day }
daily-day-solved = { $day } ✓
earned-today = { $number ->
    [one] You’ve solved today’s puzzle, your first in seven days.
   *[other] You’ve solved today’s puzzle. That’s { $number } of the last seven days!
}
earned-day = { $number ->
    [one] You caught up on this day, your first in seven.
   *[other] You caught up on this day. That’s { $number } of the last seven.
}
earned-first = Your first catch is in the net.
earned-tries = { $number ->
    [1] Right first time.
    [2] You took a second look, and got it.
   *[other] You stuck with it, and got it after { $number } tries.
}
daily-too-early = This puzzle of the day isn’t out yet. Here’s another one instead.
puzzle-streak = { $number } in a row, right first time
explore-start = Try other moves
explore-stop = Back to the answer
explore-about = Try any move you like on the board. Nothing here counts.
others-title = Every other move, and why not
others-no-card = None of your other cards takes what { $card } could build:
others-too-many = There are too many to list here.
end-title = To the end, with all cards open
end-line = Best moves for both sides
end-others = The best reply to every other move
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
    [one] There was no time to look at one more move.
   *[other] There was no time to look at { $number } more moves.
}
end-not-possible = This would take too long to work out here.
report-title = Report this puzzle
report-about = Is something wrong with it? Send this text to the people who run this tutor. It has everything they need.
report-link = Write a message
report-subject = Zwickern puzzle { $id }

## Which puzzle comes next

pick-label = Which puzzles
pick-next = For me
pick-due = { $due ->
    [0] To review
   *[other] To review ({ $due })
}
pick-weak = Weak spots
pick-fresh = Fresh puzzles
pick-own = From my games
pick-favourites = Favourites
pick-wrong = Recent mistakes
pick-again = The same again
pick-ours = Fresh puzzles for your version
pick-anything = Any kind
pick-any = Any
pick-variant = Version
pick-goal = Goal
pick-theme = Theme
pick-difficulty = Difficulty
pick-folder = Folder
pick-all-solved = You’ve solved every puzzle of this kind. Allow other kinds, or take fresh puzzles.
pick-all-met = You’ve solved every puzzle you know enough for. The lessons will show you more.
pick-none = There are no puzzles of this kind.
pick-clear = Any kind of puzzle
pick-nothing-due = Nothing to review. Puzzles you solve here come back after a few days, each time with a new position.
pick-nothing-due-until = Nothing to review now. The next review comes { $day }.
pick-nothing-weak = No weak spots yet. A weak spot is a kind of puzzle you got right first time less than half the time (out of at least five).
pick-nothing-fresh = There are no fresh puzzles of this kind. Choose another version or another goal, and no theme or difficulty.
pick-nothing-own = There are no puzzles from your own games yet. Play a game. If one of your mistakes makes a good puzzle, you’ll find it here.
pick-nothing-favourites = No more favourites here. Tap the star beside a puzzle’s title to add it to this set.
pick-nothing-wrong = Nothing left to put right. You solved your last puzzles first time!
pick-nothing-again = After { $number } puzzles you can do the same ones again and see how much better you’ve got.

## Sets of puzzles

favourite-add = Add to favourites
favourite-remove = Remove from favourites
favourite-full = You already have { $number } favourites. Remove one to make room.
sets-label = Sets
sets-option = { $set } ({ $number })
sets-again-last = The last { $number } again
sets-again-same = { $number ->
    [one] The same one again
   *[other] The same { $number } again
}
sets-again-go-on = Continue the same { $number } ({ $done } done)
sets-again-line = { $done } of { $number } · { $right } right first time
sets-again-result = { $right } of { $number } right first time, in { $minutes } min.
sets-again-before = Last time it was { $right } of { $number }, in { $minutes } min.

## The Progress page

progress-title = Your voyage
progress-nothing = Your boat is still in the harbour. Every lesson step and puzzle you solve takes it further. What you’ve solved comes back when it’s time to review.
progress-to-learn = Go to the lessons
progress-days = Days out of the last seven
progress-zwicks = Zwicks made
progress-zwicks-about = In your games, and in exercises that ask for one.
progress-won = Games won
progress-won-about = Zwickern games you or your team won.
progress-captures = Captures made
progress-captures-about = In your games, and in exercises that ask for one.
shelf-title = Your shelf
progress-due = { $number ->
    [one] One thing is due for review, with cards you haven’t seen yet.
   *[other] { $number } things are due for review, each with cards you haven’t seen yet.
}
progress-due-last = { $number ->
    [one] You last tried it { $day }.
   *[other] You last tried the oldest of them { $day }.
}
progress-behind = { $number ->
    [one] You’ve been to one stop.
   *[other] You’ve been to { $number } stops.
}
help-due = Review now
help-any = Any puzzle
help-nothing = Nothing to review, no weak spots. Keep it that way with any puzzle.
map-way = The course
map-tables = Other versions
map-not-yet = new
map-met = learning
map-part-done = { $done } of { $of } steps
map-all-done = all steps done
map-settled = solid
map-sure = mastered
map-here = you are here
map-due = due again
map-weak = needs practice
map-to-lesson = Go to the lesson
map-to-puzzles = Go to puzzles
map-meaning = What the signs mean
map-about-not-yet = New, a broken ring: you haven't tried it yet.
map-about-met = Learning, a ring that fills up: you’ve tried it. The ring shows how many of its steps you’ve solved.
map-about-settled = Solid, a tick: you got it right once, and again six days later or more, first time and without hints.
map-about-sure = Mastered, an anchor: you also got it right when it came up unannounced. If no puzzle asks for it, it’s mastered once you’ve solved all its steps.
map-about-due = Due again, a bell: it’s time to try it again before you forget it.
map-about-weak = Needs practice, half full: you got fewer than half of the last puzzles of this kind right first time. Tries in lessons never count against you.
stop-first-catch = First catch
stop-sums = Sums
stop-several = Several at once
stop-court-cards = Face cards
stop-zwick = Zwick
stop-laying = Laying down
stop-building = Building
stop-promises = Promises
stop-partner = Partner
stop-dealing = Dealing
stop-counting = Counting
stop-tactics = Tactics
stop-comparing = Other games
weeks-title = The last three weeks
weeks-none = You haven’t tried anything in these three weeks.
weeks-sum = { $tried } tried, { $right } right, on { $days ->
    [one] one day
   *[other] { $days } days
}.
weeks-day = Day
weeks-number = Number
weeks-how = Result
weeks-right = right
weeks-not-right = not yet right
plot-day = %-d %b
progress-rows = Show as a table
day-today = today
day-later-today = later today
day-yesterday = yesterday
day-tomorrow = tomorrow
day-on-monday = on Monday
day-on-tuesday = on Tuesday
day-on-wednesday = on Wednesday
day-on-thursday = on Thursday
day-on-friday = on Friday
day-on-saturday = on Saturday
day-on-sunday = on Sunday
day-short-monday = Mon
day-short-tuesday = Tue
day-short-wednesday = Wed
day-short-thursday = Thu
day-short-friday = Fri
day-short-saturday = Sat
day-short-sunday = Sun
day-days-ago = { $number ->
    [one] a day ago
   *[other] { $number } days ago
}
day-weeks-ago = { $number ->
    [one] a week ago
   *[other] { $number } weeks ago
}
day-months-ago = { $number ->
    [one] a month ago
   *[other] { $number } months ago
}
day-years-ago = { $number ->
    [one] a year ago
   *[other] { $number } years ago
}
day-in-days = { $number ->
    [one] in a day
   *[other] in { $number } days
}
day-in-weeks = { $number ->
    [one] in a week
   *[other] in { $number } weeks
}
day-in-months = { $number ->
    [one] in a month
   *[other] in { $number } months
}
day-in-years = { $number ->
    [one] in a year
   *[other] in { $number } years
}
progress-weak = Weak spots
progress-weak-share = { $name }: { $clean } of the last { $of } right first time
progress-weak-in = { $name } ({ $variant })
progress-practise = Practise: { $name }
progress-concepts = What you know
progress-levels = Learning: solved once. Solid: right again six days later or more, first time and without hints. Mastered: also right when it came up unannounced. If no puzzle asks for it, it’s mastered once you’ve solved all its steps. Needs practice: fewer than half of the last puzzles right first time. Tries in lessons never count against you.
progress-no-concepts = Nothing here yet: none of the questions so far was about a version of the game.
progress-column-variant = Version
progress-column-concept = Skill
progress-column-level = Level
progress-column-last = Last tried
progress-column-due = Comes back
progress-due-now = now
level-new = new
level-learnt = learning
level-settled = solid
level-sure = mastered
level-weak = needs practice
progress-over-time = Your progress over time
progress-axis-day = Day
progress-axis-level = Level
progress-axis-number = Skills
progress-now = So far: { $sure } mastered, { $settled } solid, { $learnt } learning.
progress-settings = Settings
progress-most-days = Longest pause before a skill comes back, { $least } to { $most } days
progress-most-a-day = Most skills to review in a day, { $least } to { $most }
progress-yours = Your data
progress-export-about = Everything we keep about you, in one file. You can load it again here or on another device.
progress-export = Save everything as a file
progress-import = Load a saved file
progress-import-button = Add its contents
progress-import-again = If only part of it was added, load the file again to add the rest.
progress-import-more = { $number ->
    [one] We added one setting, house rule, record or set of guesses.
   *[other] We added { $number } settings, house rules, records and sets of guesses.
}
progress-import-left = { $number ->
    [one] We couldn’t add one of its house rules, records or drafts
   *[other] We couldn’t add { $number } of its house rules, records and drafts
}. We can keep { $houses } house rules, { $records } records and { $drafts } drafts. Some were invalid, or had a name you already use.
progress-import-favourites = { $number ->
    [one] One favourite was left out. We keep up to { $most }, and only puzzles you can find here.
   *[other] { $number } favourites were left out. We keep up to { $most }, and only puzzles you can find here.
}
progress-imported = { $new ->
    [0] Nothing in it was new.
    [one] One attempt was new.
   *[other] { $new } attempts were new.
} { $known ->
    [0] None was here before.
    [one] One was here already.
   *[other] { $known } were here already.
}
progress-delete-about = Deletes all your attempts and settings, the games you’ve played, your house rules, game records and drafts. You can’t undo this. If you might want them back, save them first.
progress-delete-sure = Yes, delete everything
progress-delete = Delete everything
progress-deleted = Everything has been deleted.
progress-not-kept = What you do now may not be saved.

## Progress that is exported and imported

archive-not-json = This isn’t a saved progress file, because it can’t be read as JSON. Choose a file that the tutor saved.
archive-foreign = This file is JSON, but it isn’t saved progress. Choose a file that the tutor saved.
archive-newer = A newer version of the tutor saved this file (format { $version }). Update the tutor to load it.
archive-too-large = This file is too large. You can load { $mebibytes } MiB and { $attempts } attempts at most.
archive-no-room = With this file you’d have more than { $attempts } attempts, and that’s all we can keep for one learner. Nothing was added.
archive-twice = This file is damaged: one entry has “{ $name }” twice. Nothing was added.
archive-part-broken = This file is damaged: the part “{ $part }” is missing, unknown or of the wrong kind. Nothing was added.
archive-entry-broken = This file is damaged: attempt { $number } isn’t valid. Nothing was added.
archive-field-broken = This file is damaged: in attempt { $number } the field “{ $field }” is missing, wrong or unknown. Nothing was added.
archive-match-broken = This file is damaged: match { $number }, or one of its events, isn’t valid. Nothing was added.
archive-no-room-events = With this file you’d have more than { $events } events from games, and that’s all we can keep for one learner. Nothing was added.
archive-setting-broken = This file is damaged: the setting “{ $name }” isn’t valid. Nothing was added.

## The Replay page

replay-first = Start
replay-back = Back
replay-forward = Forward
replay-last = End
replay-round-back = Previous round
replay-round-forward = Next round
replay-next-note = Next note
replay-next-missed = Next missed capture
replay-next-zwick = Next Zwick
replay-start = Before the first move
replay-played = { $seat }: { $play }
replay-note = Note
replay-engine = The computer
replay-checked = Checked against the rules:
replay-hands = Show all hands
replay-running = The score, move by move
proof-proven = proven
proof-open = with all cards open
proof-view = the author's view
proof-counted = checked against all unseen cards
proof-fact = from this game
proof-replayed = replayed
proof-sampled = estimated from { $deals } deals
replay-legal-moves = { $number ->
    [one] This was the only legal move.
   *[other] There were { $number } legal moves.
}
replay-missed = A bigger capture was possible: { $play }, { $number ->
    [one] one card
   *[other] { $number } cards
}.
replay-missed-zwick = A Zwick was possible: { $play }.
replay-too-large = There’s too much on the table to check every move.
replay-missed-points = More points were possible right away: { $play }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
replay-nothing-more = No other move won more cards or more points right away.
replay-nothing-to-capture = There was nothing to take.
replay-nothing-but-lay = There was nothing to take or build, so a card had to be laid down.
replay-result = Result
replay-left = Left on the table: { $items }. It all goes to { $side } for the last capture. That’s not a Zwick.
replay-seat = Seat
replay-cards = Cards
replay-zwicks = Zwicks
replay-points = Points
replay-none = There are no games yet.
replay-choose = Game
replay-number = Move 1 to { $total }, then the end
replay-number-so-far = Move 1 to { $total }
replay-end = The end of the game
replay-broken-off = The record ends here
replay-dealt-otherwise = The deal in this record doesn’t follow the rules: { $variant } gives other numbers of cards.
replay-unfinished = This record ends before the game is over. This is the score so far.
claim-could = This was possible: { $play }.
claim-could-not = This wasn’t possible: { $play }.
claim-holds-only = in that hand there was only { $cards }.
claim-takers = { $play }. Unseen cards worth the same: { $cards }.
claim-takers-none = { $play }. No unseen card is worth the same.
claim-clearers = { $play }. Unseen cards that could then make a Zwick: { $cards }.
claim-clearers-none = { $play }. After it, no unseen card could make a Zwick.
claim-changers = { $play }. Unseen cards that could change it: { $cards }.
claim-changers-none = { $play }. No unseen card could change it.
claim-changers-to = { $play }. Unseen cards that could turn it into { $value }: { $cards }.
claim-changers-to-none = { $play }. No unseen card could turn it into { $value }.
claim-wins = { $play }. That wins { $number ->
    [one] one card
   *[other] { $number } cards
}.
claim-held = { $seat } held { $cards }.
claim-won = already won: { $cards }.
claim-won-by = { $seat } had won { $cards }.
claim-undealt = not dealt yet: { $cards }.
claim-unseen = not seen yet: { $cards }.
claim-no-capture = there was nothing to take.
claim-no-build = there was nothing to build.
claim-costs = This was allowed, but it costs a stake: { $play }.
claim-certain = Whatever the others do, { $seat } is certain to get { $chips } over the whole game, stakes included, but no more.
claim-certain-by = With { $play } instead, { $seat } would have been certain of { $chips }.
claim-only-action = nothing else was allowed.
claim-above = Unseen cards that beat { $card }: { $cards }.
claim-above-none = No unseen card beats { $card }.
claim-sure-trick = this hand alone made one trick certain.
claim-sure-staying = this hand alone made it certain that staying in would bring a third of the pot.
claim-sure-pot = this hand alone made the pot certain, unless someone holds three of a kind.
claim-only-lay-down = the only choice was to lay down a card.

## Replay as a study

way-label = What to do with this game
way-follow = Watch
way-guess = Guess the moves
way-try = What if?
way-again = My mistakes
way-ending = Ending
line-plays = All moves
line-deal = Deal { $number }
line-play = Move { $number }, { $play }
line-hidden = Move { $number }, still to guess
line-take = takes
line-build = builds
line-lay = lays down
line-note = note
line-zwick = Zwick
line-missed = missed capture
line-joker = joker captured
guess-title = Move { $number }: what does { $seat } do?
guess-for = Guess for
guess-everybody = everyone
guess-again = Start guessing again
guess-show = Show the move
guess-shown = We showed you this move.
guess-same = That’s just what { $seat } played!
guess-more = Legal, and it wins more right away than what { $seat } played.
guess-level = Legal, and it wins as much right away as what { $seat } played.
guess-less = Legal, but it wins less right away than what { $seat } played.
guess-yours = Your move: { $play }. It wins { $points ->
    [one] 1 point
   *[other] { $points } points
  } and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
guess-record = The move played: { $play }. It wins { $points ->
    [one] 1 point
   *[other] { $points } points
  } and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
guess-score = Moves so far: { $all }. As played: { $same }. Won more right away: { $more }, as much: { $level }, less: { $less }. Shown: { $shown }.
try-start = Try another move here
try-turn = What if? { $seat } to play, and you can see every hand.
try-said = { $seat } played:
try-illegal = You tried this for { $seat }:
try-undo = Undo
try-back = Back to the game
try-refused = "{ $play }" isn’t possible here, so the line ends before it.
try-over = The game is over.
try-deal-over = The deal is over, and the record has no more deals.
try-title = { $title }: another line from move { $ply }
try-save = Save as a file
try-keep = Keep in my records
open-switch = Show what each move cost (all hands visible)
open-about = What each move can still bring in this deal, if everyone sees all the cards and plays on as well as possible. Points and Zwicks count. At the end of the last deal, so do the cards left on the table and the most cards. We can work this out in seconds only in the later rounds of a deal.
open-title = Cost
open-waiting = Working it out, { $seconds } s
open-queued = Waiting for another calculation, { $seconds } s
open-none-better-margin = As the cards were, no move was better. Balance for the rest of the deal: { $points }.
open-none-better-own = As the cards were, no move was better: { $points ->
    [one] 1 point
   *[other] { $points } points
  } in the rest of the deal.
open-cost = This move gave away { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
open-best-margin = Best: { $play }. Balance for the rest of the deal: { $points }.
open-best-own = Best: { $play }, for { $points ->
    [one] 1 point
   *[other] { $points } points
  } in the rest of the deal.
open-more-best = { $number ->
    [one] One more move is
   *[other] { $number } more moves are
  } just as good.
records-title = Your own game records
records-about = Open a game record as a YAML file, or paste one. We check every move, claim and result in it, and show you the line of anything that’s wrong. A valid record is kept with your progress.
records-file = A record as a file, up to { $limit } kB
records-text = Or as text, up to { $limit } kB
records-text-name = text
records-read = Check and open
records-nothing = Choose a file or paste a record first. A text over { $limit } kB doesn’t fit in the box.
records-wrong = { $number ->
    [one] One thing is wrong
   *[other] { $number } things are wrong
  }, so we didn’t open the record:
records-too-long = A record can have { $limit } characters at most.
records-too-many = You already have as many records as we can keep. Delete one first.
records-kept = "{ $title }" is now in your records.
records-drop = Delete "{ $title }"
records-drop-about = You can restore it right afterwards, with your guesses. Save it as a file if you might want it again later.
records-drop-sure = Delete it
records-dropped = "{ $title }" has been deleted.
records-broken = Your record "{ $name }" isn’t valid any more, so you can’t open it. We still keep it. This is what to change:
records-correct = Correct "{ $title }"
records-to-correct = The text of "{ $title }" is in the box. Change it there, then check it. The old one stays until you delete it.
records-own = { $title } (yours)
records-save = Save the record (YAML)
records-sheet = Save the score sheet (text)
records-paper = Save the game to print (HTML)
records-puzzles = Make puzzles from this game
records-puzzles-made = { $number ->
    [one] One puzzle
   *[other] { $number } puzzles
} from "{ $title }" { $number ->
    [one] is
   *[other] are
} now among the puzzles from your games.
records-puzzles-known = You already have every puzzle from "{ $title }".
records-puzzles-none = No moment in "{ $title }" makes a good puzzle.
sheet-about = Version: { $variant }. Dealer: { $dealer }.
sheet-deal = Deal { $number }
sheet-play = Move
sheet-zwick = Zwick
sheet-standing = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
line-looked-until = Missed captures are marked up to move { $number } only. Checking every move would take too long.

## The plots of a record

running-points = Points
running-cards = Cards won
running-play = Move
running-side = Side
running-one = { $side } { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
running-after = { $play ->
    [0] Before the first move
   *[other] After move { $play }
}: { $sides }.
running-end = At the end: { $sides }.

## The Rules page: the book, one position, words, cousins

position-about = { $variant } · your turn
rules-house = Your house rules differ from { $base } in this:
rules-house-here = your house rules differ
rules-view = What to look up
rules-view-rules = Rules
rules-view-compare = Compare
rules-view-position = One position
rules-view-tables = Tables
rules-view-words = Words
rules-view-cousins = Games with similar names
rules-view-sheet = Crib sheet
rules-view-numbers = In numbers
rules-view-house = House rules
rules-compare-tables = Compare the tables
rules-print-sheet = Print the crib sheet
rules-compare-about = Two tables side by side: first what they do differently.
rules-sheet-about = All of it on one page, to lie beside your cards.
rules-variant = Way to play
rules-other = Compared with
rules-compare-same = Choose two different ways to play.
rules-what = What
rules-differs = What differs ({ $number })
rules-shared = What is the same ({ $number })
rules-none = There are no rules yet.
rules-search = Ask a question
rules-section = Section
rules-found = { $number ->
    [0] Nothing here answers “{ $text }”. Try other words, or one of the ten questions.
    [one] One answer to “{ $text }”
   *[other] { $number } answers to “{ $text }”, the best first
}
rules-found-steps = In the lessons
rules-found-puzzles = Among the puzzles
rules-found-elsewhere = Holds in { $variants }
rules-take-back-about = In a game against bots, “Take back” beside the table returns your last move. At a table with other people a move that is made stays.
ask-title = Questions
rules-try = { $number ->
    [one] Try it on a board
   *[other] Try it on { $number } boards
}
rules-our-reading = Our reading
rules-source-silent = The source does not say
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
under-legal = legal
under-illegal = not legal
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
tricks-overview-about = Zwicken and Zwikken are games of tricks, and Zwickern does not need them.
tricks-to-rules = Their rules, and how to tell the three apart
tricks-takes = { $seat } takes the trick.
tricks-records = Games to replay, with notes
tricks-record-of = { $game }: { $title }
tricks-line = All that was done
tricks-line-before = Before the tricks
tricks-line-trick = Trick { $number }
tricks-net = Won or lost
tricks-right = This is it.
tricks-not-won = { $card } doesn't beat { $best }.
tricks-no-zwik = Then you hold { $cards }, and that isn't three of a kind.
tricks-not-asked = This is allowed, but not what was asked.
tricks-hand-passed = You have passed, and the others have played without you. Try again and stay.
tricks-hand-over = It is over
tricks-ends-with = { $seat } { $chips }
tricks-ends = What each has won or lost: { $accounts }. In the pot: { $pot ->
    [one] { $pot } chip
   *[other] { $pot } chips
}. The next dealer: { $dealer }.
tricks-stays = stays
tricks-passed = has passed
tricks-highest = highest bid: { $level }
tricks-has-bid = bid { $level }
tricks-has-asked = { $level ->
    [1] has asked
    [2] has said “better”
   *[other] has said “better still”
}
tricks-won = { $number ->
    [one] { $number } trick
   *[other] { $number } tricks
}
tricks-account = { $number ->
    [one] { $sign } chip
   *[other] { $sign } chips
}
tricks-trumps = trumps
tricks-trick = The trick
tricks-trick-down = The trick, and face down the card of { $seats }
tricks-empty = no card yet
tricks-empty-down = face down: { $seats }
tricks-turned = Turned up, for trumps
tricks-stock = Stock: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
tricks-stock-bottom = { $stock }; the bottom one is { $card }
tricks-pot = Pot: { $number ->
    [one] { $number } chip
   *[other] { $number } chips
}
tricks-card-of = { $card } ({ $seat })
tricks-choose-card = Choose a card of your hand first.
tricks-one-card = Choose one card only.
tricks-no-card = This is done without a card; choose none.
tricks-do-play = Play
tricks-do-down = Play face down
tricks-do-check = Look at the bottom card
tricks-do-skip = Deal without a look
tricks-do-pass = Pass
tricks-do-stay = Stay
tricks-do-exchange = Exchange
tricks-do-turn = Turn another card
tricks-do-end = End it
tricks-do-pass-know = Pass, and I know him
tricks-do-pass-expect = Pass, and expect a better one
tricks-do-bid = { $level ->
    [1] I'll bid
    [2] Higher
   *[other] Higher still
}
tricks-do-ask = { $level ->
    [1] I'm asking
    [2] Better
   *[other] Better still
}
tricks-do-ask-know = { $level ->
    [1] I'm asking, and I know him
    [2] Better, and I know him
   *[other] Better still, and I know him
}
tricks-do-swap = { $ten } for { $card }
tricks-do-keep = Keep { $ten }
tricks-do-with = { $do }: { $cards }
tricks-play-them = Play Zwicken or Zwikken
tricks-to-lessons = The lessons on both
tricks-to-zwickern = Back to Zwickern
tricks-others-play = The others play
tricks-switch-teach = A warning before I do what costs a stake
tricks-agreed = house rules
tricks-option-must-stay = Everybody must stay
tricks-must-stay-none = in no game
tricks-must-stay-first = in the first game
tricks-must-stay-second = in the second game
tricks-must-stay-both = in the first two games
tricks-option-pair-wins = Two cards of the rank turned up win unless somebody who stays has three alike
tricks-option-rounds = Played for: chips per player
tricks-whole-pot = the whole pot
tricks-option-askers-pay = All who have asked play for the pot, not the highest alone
tricks-sheet = Accounts
tricks-heard = { $seat }: { $what }
tricks-heard-bottom = bottom card { $card }
tricks-heard-skip = dealt without a look
tricks-heard-pass = pass
tricks-heard-stay = in
tricks-heard-exchange = in, { $number ->
    [one] 1 card
   *[other] { $number } cards
} exchanged
tricks-heard-turn = { $card } turned up
tricks-heard-end = ended
tricks-heard-pass-know = pass, “I know him”
tricks-heard-pass-expect = pass, “I expect a better one”
tricks-heard-keep = { $ten } kept
tricks-heard-down = face down
tricks-result-alone = All others have passed. { $you ->
    [yes] You take the pot.
   *[no] { $seat } takes the pot.
}
tricks-result-thirds = A third of the pot for each trick: { $seats }.
tricks-result-passed = All have passed. The pot stays for the next game.
tricks-result-doubles = { $you ->
    [yes] you didn’t win enough tricks and pay as much into the pot as there was in it.
   *[no] { $seat } didn’t win enough tricks and pays as much into the pot as there was in it.
}
tricks-result-bete = { $you ->
    [yes] you stayed in without a trick and pay 3 chips.
   *[no] { $seat } stayed in without a trick and pays 3 chips.
}
tricks-result-takes = { $you ->
    [yes] you win the pot.
   *[no] { $seat } wins the pot.
}
tricks-result-zwik = { $you ->
    [yes] you have three of a kind and win at once.
   *[no] { $seat } has three of a kind and wins at once.
}
tricks-result-tricks = Tricks
tricks-result-game = This game
tricks-result-pot = In the pot: { $pot ->
    [one] 1 chip
   *[other] { $pot } chips
}. { $you ->
    [yes] You deal next.
   *[no] { $seat } deals next.
}
goal-do-allowed = Do what is allowed here.
goal-do-free = Do what is allowed and costs nothing.
goal-do-wins = Win the trick, as far as it goes.
goal-hand = Play to the end. The others play too.
ask-may-play = Which cards may you play?
ask-which-wins = Which card wins the trick? The first one was led.
ask-ways = How many ways do you have here?
ask-stock = How many cards are left in the stock?
ask-trick-points = How many card points does this trick bring?
ask-dealer = Who deals next?
ask-account = What does { $seat } win or lose from here on? Stakes that are paid already don’t count.
ask-pot-after = How many chips lie in the pot in the end?
ask-pot-next = How many chips lie in the pot once the stakes for the next game are paid?
goal-do-zwik = Make three alike.
goal-certain = All cards lie open. { $number ->
    [0] Make sure that you lose nothing from here on, whatever the others do.
    [one] Make sure of { $number } chip from here on, whatever the others do.
   *[other] Make sure of { $number } chips from here on, whatever the others do.
}
tricks-only-certain = After this only { $number ->
    [one] { $sign } chip is
   *[other] { $sign } chips are
} certain.
tricks-earlier = Trick { $number }: { $cards }
tricks-card-down = face down ({ $seat })
tricks-kept = The others can play like this: { $cards }.
ask-sure-trick = You stay with these cards. Is a trick certain, whatever the others hold and do?
ask-sure-staying = You stay with these cards. Is a third of the pot certain, with nothing to pay, whatever the others hold and do?
ask-sure-pot = You alone play for the pot, and nobody holds three alike. Is the pot certain, whatever the others hold and do?
option-sure-yes = Yes
option-sure-no = No
proof-sure = You have more trumps than the others can beat.
proof-not-sure = Not if these hands are held: { $hands }.
tricks-hand-of = { $seat } with { $cards }
ask-deal-dealer = { $number ->
    [one] The dealer looks at the bottom card: { $cards }.
   *[other] Each dealer looks at the bottom card. One after the other they are { $cards }.
} Who deals in the end?
ask-deal-payers = { $number ->
    [one] The dealer looks at the bottom card: { $cards }.
   *[other] Each dealer looks at the bottom card. One after the other they are { $cards }.
} Who pays because of that?
option-chance = { $cases } of { $whole }
ask-chance-deal = The pack is shuffled, and the bottom card is looked at. What is the chance that the deal moves?
ask-chance-deal-to = The pack is shuffled, and the bottom card is looked at. What is the chance that { $seat } deals then?
ask-chance-drawn = You exchange one card for the top card of the stock. By the cards alone, what is the chance of a trump?
ask-chance-turns = Another card is turned up. By the cards alone, what is the chance that { $card } becomes a trump?
ask-chance-again = Another card is turned up. By the cards alone, what is the chance that its suit was up before, so that nobody may ask?
ask-chance-held = { $out ->
    [0] By the cards alone, what is the chance that somebody else holds { $card }?
   *[other] By the cards alone, what is the chance that somebody else who has not passed holds { $card }?
}
ask-chance-held-by = By the cards alone, what is the chance that { $seat } holds { $card }?
ask-chance-alike = By the cards alone, what is the chance that { $seat } holds three alike?
chance-why-all = This counts all { $whole } cards, and you have seen { $number ->
    [one] one
   *[other] { $number }
} of them.
chance-why-all-dealt = This counts hands of all { $whole } cards, and you have seen { $number ->
    [one] one
   *[other] { $number }
} of them.
chance-why-hold = This counts what you hold yourself: { $cards }.
chance-why-turned = This counts what lies open: { $cards }.
chance-why-missing = This leaves out { $card }.
chance-why-moves = { $card } brings the deal to { $seat }.
chance-why-suits = The suits are no longer equally long, because you have seen { $cards }.
chance-why-own-hand = This counts your own cards, and you know them.
chance-why-passed = This counts the cards of those who have passed: { $seats }.
chance-why-one-hand = This counts the cards of one other player, and there are more.
chance-why-all-hands = This counts the cards of all others, not of { $seat } alone.
chance-why-one-place = This counts one card, and { $seat } holds more.
chance-why-rank = You have seen { $card }, so of that rank fewer than four are left.
chance-why-four-ways = Where four cards of a rank are left, there are four ways to hold three of them.
proof-chance-none = Of the { $whole } cards that you have not seen, none counts.
proof-chance-cards = { $cases ->
    [one] Of the { $whole } cards that you have not seen, one counts: { $cards }.
   *[other] Of the { $whole } cards that you have not seen, { $cases } count: { $cards }.
}
proof-chance-held = You have not seen { $whole } cards, and of these others hold { $cases }. Each of them may be { $card }.
proof-chance-held-by = You have not seen { $whole } cards, and of these { $seat } holds { $cases }. Each of them may be { $card }.
proof-chance-ways = The ways to hold three alike, rank by rank: { $ways }.
chance-of-rank = { $rank }: { $number }
proof-chance-alike = There are { $whole } ways to choose three cards for { $seat }, and { $cases ->
    [0] none of them makes
    [one] one of them makes
   *[other] { $cases } of them make
} three alike.
ask-which-ways = All cards lie open, and you alone play for the pot. In which of these ways to play is it certain, whatever the others do?
look-trick-allowed = Look at what lies there, and at your trumps.
look-trick-free = Is there a card that you owe?
look-trick-wins = Which of your cards may be played, and which beats the best one there?
look-trick-trick-winner = Which suit was led, and is there a trump?
look-trick-zwik = Which rank do you hold twice?
look-trick-certain = Take each of your cards in turn: what is the worst the others can do?
look-trick-sure = Count your trumps, and the higher ones that others may hold.
look-trick-deal-moves = An ace or another seven makes the deal hop, the 7 of diamonds makes it jump to the dealer’s right.
look-trick-chance = Which cards have you seen: those in your hand, and those that lie open? Count among all others.
look-trick-alike = Take rank by rank: how many are left? Of four cards three can be held in four ways, of three in one way.
look-trick-trick-points = An ace brings 4 points, a king 3, a queen 2, a jack 1, a 10 nothing.
look-trick-which-ways = What wins there: two tricks, or the most card points? And may every card be led?
look-trick-may-play = Look at the suit led, and at your trumps.
look-trick-ways = Count all that you may say or do, passing too.
look-trick-account = Play the cards through, then share and pay.
look-trick-pot = Who takes something out of the pot, and who pays into it?
look-trick-dealer = Who deals next, and may the deal stay where it is?
look-trick-stock = Which cards have left the pack: those in the hands, and those turned up?
trick-kind-do = One move
trick-kind-certain = Whatever they do
trick-kind-sure = Sure or not
trick-kind-deal-moves = The deal moves
trick-kind-chance = Chances
trick-kind-which-ways = Same cards, other rules
trick-kind-may-play = What may be played
trick-kind-trick-winner = Who wins the trick
trick-kind-trick-points = What the trick brings
trick-kind-ways = How many ways
trick-kind-account = Won or lost
trick-kind-pot = What lies in the pot
tricks-puzzles-about = Zwicken and Zwikken have puzzles of their own. You need none of them for Zwickern.
tricks-puzzles-state = { $solved } of { $total } solved
tricks-puzzles-go = To the puzzles
tricks-chips-only = The old accounts call both games gambling. Here they are about chips, and never about money.
tricks-four = One deal, four ways
tricks-four-about = All cards are face up. For the pot, { $seat } plays alone against the other two. With 52 cards all three stay, each on their own. Who wins, and who pays?
tricks-four-deal-of = Deal { $number }
tricks-four-turned = { $card } turned up
tricks-four-way = Way to play
tricks-four-how = Who plays against whom
tricks-four-each = each for the most chips
tricks-four-joined = the others together against { $seat }
tricks-four-no-play = no tricks are played
tricks-four-open = Two cards can bring a player the same chips and the others different ones. Either may be played then, so you see the least and the most that each player can get.
tricks-four-who = Who wins
tricks-four-takes = { $seat } takes the pot
tricks-four-thirds = a third for each trick: { $seats }
tricks-four-zwik = { $seat } with three alike
tricks-four-fails = nobody: the pot doubles
tricks-four-why = Every cell has what a player wins or loses from here on, with { $number } chips in the pot.
option-account = { $sign } { $number ->
    [one] chip
   *[other] chips
}
triple-title = The same three cards
triple-about = You hold { $cards }. In the two games of tricks { $turned } is turned up, so spades are trumps.
triple-counts = { $card } counts { $values }
triple-trump = { $card } is { $number ->
    [1] a trump: only { $higher } beats it
   *[other] a trump: only { $higher } beat it
}
triple-plain = { $card } is no trump: { $higher } and every trump beat it
triple-not-in-pack = { $card } is not in the pack
triple-and-points = { $what }; in a trick it brings { $points ->
    [1] one point
   *[other] { $points } points
}
triple-and-swapped = { $what }; if its suit were trumps, it could be swapped for the card turned up
triple-do-fishing = You lay a card, build, or take what adds up. There is no suit to follow, and nothing to beat.
triple-do-never = You must follow suit.
triple-do-always = You must follow suit, else trump, and beat what lies there if you can.
triple-do-when-trumping = You must follow suit, high or low, else trump, and overtrump if you can.
names-caption = The names
names-name = Name
names-what = What it is
names-word = Its word
names-zwickern = Zwickern, also Zwicker or Zwickeln
names-zwickern-is = A fishing game of Schleswig-Holstein
names-zwickern-word = Zwick: you clear the table
names-zwicken = Zwicken
names-zwicken-is = A game of tricks in Austria and Germany, with the 7 of diamonds as a trump
names-zwicken-word = gezwickt: you pay
names-zwikken = Zwikken
names-zwikken-is = A game of tricks in the Netherlands, in several forms
names-zwikken-word = zwik: three alike, and you win
names-zwicker = Le zwicker
names-zwicker-is = Zwickern again, as a French page tells it
names-zwicker-word = zwick: you take all the cards
number-of-players = Players
number-of-pack = Cards in the pack
number-of-order = From the highest on
number-of-always-trump = Always a trump
number-of-payment = Every payment
number-of-hop = A hop goes on by
number-of-dealer-pays = The dealer pays
number-of-each-pays = Everybody pays
number-of-turned = Trumps turned at most
number-of-three-alike = Three alike, from the highest on
number-of-fine = Without a trick one pays
number-chips = { $number ->
    [one] { $number } chip
   *[other] { $number } chips
}
number-stakes = { $number ->
    [one] { $number } stake
   *[other] { $number } stakes
}
number-seats = { $number ->
    [one] { $number } seat
   *[other] { $number } seats
}
beside-zwicken = After Katira
beside-zwicken-alvensleben = After Alvensleben, 1853
beside-zwikken-1850 = With 52 cards
beside-zwikken-1850-32 = With 32 cards
beside-zwikken-1900 = After Parlett
beside-zwikken-2000 = Today
beside-zwikken-lubbers = Lubbers rules

## The Rules page: tables and comparison

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
deal-read-picture = The picture, the cards face up in the middle, is there from the first deal on.
deal-read-left-over = What is over comes to the table before the last deal is played.
deal-read-later = What a later deal puts on the table is there before that deal is played.
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
compare-pairs = { $players } play in pairs
compare-alone-for = { $players } play alone
compare-pack = Pack
compare-cards = { $number ->
    [one] one card
   *[other] { $number } cards
}
compare-packs = { $packs } packs from { $players } players on
compare-packs-most = up to { $packs } packs for { $players } players
compare-packs-for = { $packs } packs for { $players } players
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
compare-later = more to the table with the later deals: { $sizes }
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
compare-total = Points in a game
compare-total-of = { $points } and the Zwicks
compare-total-packs = { $points } with { $packs } packs
compare-ours = { $what } (our reading)
compare-capturing = Taking
compare-capturing-may = as you like
compare-capturing-must = no laying down a card that can take
compare-capturing-all = no laying down a card that can take; if it takes, it takes all it can
compare-joker-by-joker = Only a joker takes a loose joker
compare-joker-wild = only the wild ones
compare-single-builds = A card on its own may be a build
compare-for-partner = A build may be made for the partner
compare-duty = The owner of a build
compare-duty-hold = keeps a card that takes it
compare-duty-capture = takes it on the next turn
compare-duty-none = doesn’t have to keep a card for it
compare-owner-lays = The owner of a build may lay a card down
compare-owner-last = only if nothing else is possible
compare-zwick-again = After a Zwick
compare-plays-next = the next player plays
compare-plays-same = the same player plays again
compare-last-zwick = A Zwick with the very last card
compare-last-zwick-counts = counts
compare-last-zwick-dealer = counts for the dealer only
compare-last-zwick-not = doesn’t count
compare-rest = Who gets what is left at the end
compare-build-left = A build left at the end costs its owner
compare-end = End of the match
compare-end-target = at { $points ->
    [one] 1 point
   *[other] { $points } points
}
compare-end-games = after { $number ->
    [one] 1 game
   *[other] { $number } games
}
compare-end-none = whenever you like
tested-about = What players say about Zwickern, and what came of it in many games that computer players played.
tested-none-here = Nothing has been counted yet for { $title }.
tested-own = There are no numbers for your own table yet. Let computers play there now; what comes of it stays until you leave.
tested-count-first = { $number ->
    [one] Play 1 game
   *[other] Play { $number } games
}
tested-count-more = { $number ->
    [one] Play 1 more game
   *[other] Play { $number } more games
}
tested-counting = The computers are playing …
tested-conditions = { $games ->
    [one] Counted in 1 game with { $seats } careful players, all of them computers.
   *[other] Counted in { $games } games with { $seats } careful players, all of them computers.
}
tested-conditions-strong = The diamonds are from { $games } games with strong players.
tested-error = Each number comes with its error: in 95 of 100 cases the true one is no further away. Computer players never bluff and never forget, so they can’t tell you anything about that.
tested-about-number = { $number } (± { $error })
tested-too-few = There are too few games yet to put it in numbers.
tested-is-true = It’s true
tested-is-half = Partly true
tested-is-false = Not so
tested-is-open = Not decided yet
tested-compared = Of { $of } comparisons, { $speak } bear it out and { $against } speak against it; the rest are too close to call.
tested-strong-differ = Strong players get other numbers here: { $where }.
tested-games-to-tell = A strong player leads a careful one 19 times out of 20 after { $games } games ({ $least } to { $most }).
tested-as-table = As a table
tested-column-times = Counted
tested-from-to = { $number } ({ $least } to { $most })
tested-try = Try it on the table
tested-joker = Joker
tested-who = Players
tested-careful = Careful
tested-strong = Strong
tested-axis-hundred = In 100
tested-axis-card = Card
tested-axis-way = How it is won
tested-axis-total = Sum on the table
tested-axis-items = Cards and builds on the table
tested-axis-value = Value of the build
tested-axis-place = Seat, counted from the dealer’s left
tested-axis-dealt = Jokers you are dealt
tested-title-cards = The best cards to get
tested-claim-cards = “Aces, the 10 of diamonds and jokers are the cards to have.”
tested-said-cards = For each ace dealt to you, you finish { $ace } points further ahead per 100 games.
tested-chart-cards = Points ahead in 100 games, by the card you are dealt
tested-title-jokers = Jokers decide
tested-claim-jokers = “Jokers account for more than half of the points.”
tested-said-jokers = Of 100 points, { $jokers } are on jokers. The chart shows how jokers are won.
tested-chart-jokers = Of 100 jokers, how they are won
tested-title-totals = Sums to avoid
tested-claim-totals = “Leave no cards that add up to 10, or to the value of a joker.”
tested-said-totals = In 100 turns after the highest of these sums was left, the next player wins { $at } points; after one less, { $beside }.
tested-chart-totals = Points the next player wins in 100 turns, by a sum left on the table
tested-title-laying = Cards to lay down
tested-claim-laying = “Don’t lay down aces, court cards or low cards. From 5 to 9 is safer.”
tested-said-laying = Of 100 aces laid down, the next player takes { $ace }; of 100 sevens, { $seven }. But what counts is what else is won with them: in 100 turns it is { $lost } points after a 4, and { $kept } after a 7.
tested-chart-laying = Of 100 cards laid down, how many the next player takes
tested-title-series = Zwick after Zwick
tested-claim-series = “One Zwick can start a whole series.”
tested-said-series = After a Zwick, the same player has another one at the next chance { $after } times in 100. At any turn it is { $any }.
tested-chart-series = Zwicks in 100 turns, by what is on the table
tested-title-joker-builds = A build for your joker
tested-claim-joker-builds = “Build to the value of your joker.”
tested-said-joker-builds = Of 100 builds for the largest joker, { $joker } come home to the team that made them. Of 100 builds of any value it is { $any }.
tested-chart-joker-builds = Of 100 builds, how many come home, by value
tested-title-high-builds = High builds are safer
tested-claim-high-builds = “Build an 8, 9 or 10 rather than a 2, 3 or 4.”
tested-said-high-builds = The other team takes { $two } of 100 builds of 2, and { $nine } of 100 builds of 9.
tested-chart-high-builds = Of 100 builds, how many the other team takes, by value
tested-title-dealer = The dealer’s seat
tested-claim-dealer = “The dealer plays last, and that’s the best seat.”
tested-said-dealer = The dealer is on the winning team { $dealer } times in 100, the player on the dealer’s left { $first } times.
tested-chart-dealer = Points won at each seat in 100 games
tested-title-luck = How much is luck
tested-claim-luck = “Whoever gets the jokers wins.”
tested-said-luck = With no joker your team wins { $none } games out of 100, with two { $two }.
tested-chart-luck = Games won out of 100, by the jokers your team is dealt
tested-way-hand-build = Played on a build
tested-way-hand-group = Played on a sum
tested-way-hand-single = Played on one card
tested-way-built-down = In a build below its value
tested-way-built-else = In another build
tested-way-loose = Taken as a loose card
tested-way-left = Left for the last capture
tested-way-nobody = Won by no team
tables-about = How many cards you get, and what brings points at the end.
tables-deals = The deal
tables-scores = What scores
tables-column-players = Players
tables-column-cards = Cards
tables-column-picture = Picture
tables-column-each = Each player gets
tables-column-what = What
tables-column-points = Points
tables-alone = { $players }
tables-partners = { $players }, two against two
tables-pairs = { $players }, in pairs
tables-cards = { $number }{ $packs ->
    [one] {""}
   *[other] {" "}({ $packs } packs)
}
tables-left-over = and { $number } more to the table
tables-later = and more to the table with the later deals: { $sizes }
tables-out = { $number ->
    [one] 1 card
   *[other] { $number } cards
} left out
tables-majority = Most cards; on a tie { $tie }
tables-zwick = Each Zwick
tables-zwick-no-joker = Each Zwick that is not made with a joker
tables-zwick-joker = Each Zwick that is made with a joker
tables-build-left = Each own build left on the table at the end
tables-total = All together
tables-total-packs = All together with { $packs } packs ({ $players } players)
tables-and-zwicks = { $points } and the Zwicks
tables-at-most = at most { $points } and the Zwicks

## Where rules come from

source-english = English account
source-english-about = Zwickern as Dietrich Jensen of Dithmarschen taught it to John McLeod and Günther Senst, Reinhardt Christiansen's family version with a whole game, and notes on the books of Danyliuk, Dietze and Grupp.
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

## The glossary

glossary-row = Words explained:
glossary-german = In German: { $german }
glossary-french = In French: { $french }
glossary-source = Source: { $source }
word-source-english = the English account
word-source-german = the German account
word-source-christiansen = Christiansen's account
word-source-dietze = Dietze's and Danyliuk's books
word-source-grupp = Grupp's book
word-source-french = the French account
word-source-zwicken = the Zwicken article
word-source-zwikken = the Zwikken article
word-source-ours = our reading
glossary-list = All words of the table ({ $number })
glossary-search = Find a word
glossary-none = No word here has “{ $text }” in it.

## House rules

house-about = Many tables play some things in their own way. Say here what yours does, and it is offered wherever you choose how to play: in the puzzles, the replay and the comparison of rules.
house-ours = Which rules do you play?
house-ours-none = Not chosen yet
house-ours-about = Play and the pages on rules begin with your table. Lessons say what is different there, and there are puzzles for it.
house-based = based on { $base }
house-play = Play at this table
house-change = Change
house-save-file = Save as a file
house-share = Share
house-share-about = Anyone who opens this address can use your table.
house-share-code = QR code of this address
house-share-none = Your table can’t be put into an address here. Save it as a file and send that.
house-shared = A table for you: { $title }
house-shared-keep = Keep this table
house-shared-there = You have this table already.
house-shared-broken = There’s no valid table in this address. Ask for it to be sent again.
house-delete = Delete
house-delete-about = What you have solved under these rules stays in your data, but is not shown without them. You can restore them right afterwards.
house-delete-sure = Yes, delete them
house-deleted = “{ $title }” is deleted.
house-not-restored = “{ $title }” can’t be restored: there’s no room, or other house rules have that name now.
restore-deleted = Restore
house-kept = “{ $title }” is kept.
house-broken = The house rules “{ $name }” cannot be used:
house-new = New house rules
house-ask-start = Answer a few questions
house-ask-start-about = Say how your family plays, one question at a time. The form is filled in for you.
house-ask-of = Question { $number } of { $total }
house-ask-back = Back
house-ask-next = Next question
house-ask-done = Show the table
house-ask-stop = Stop asking
house-ask-shown = For example:
house-ask-jokers = How many jokers are in your pack?
house-ask-numbers = What’s written on them?
house-ask-numbers-steps = 15, 20, 25 and so on
house-ask-numbers-own = other numbers
house-ask-numbers-wild = nothing: a joker counts what you like
house-ask-written = The numbers
house-ask-courts = What do an ace and the court cards count?
house-ask-courts-both = 1 or 11, 2 or 12, 3 or 13, 4 or 14
house-ask-courts-high = 11, 12, 13, 14
house-ask-courts-low = 1, 2, 3, 4
house-ask-deal = How do you deal first?
house-ask-deal-is = { $each } to each player, { $picture } on the table
house-ask-building = What may a card do on a build?
house-ask-building-subtract = add and subtract
house-ask-building-add = only add
house-ask-zwick = Who plays after a Zwick?
house-ask-zwick-next = the next player
house-ask-zwick-same = the player who made it
house-ask-points = What scores?
house-ask-points-three = ♦10 three, ♠10, ♠2 and aces one each, most cards three, a Zwick one
house-ask-points-ten = ♦10 ten, aces two each, ♦7 and ♠7 one each, most cards one, a Zwick three
house-edit = Change “{ $title }”
house-keep = Keep these rules
house-cancel = Leave them as they were
house-title-taken = Something else is called “{ $title }” already. Choose another title.
house-no-title = Say what these rules are to be called.
house-unchanged = These are still the rules of { $base }. Change something, or simply play by { $base }.
house-name-wrong = “{ $name }” can’t be the short name. Take small letters, digits and hyphens, up to 30 of them, with a letter first.
house-name-taken = Another game has the short name “{ $name }”. Choose one of your own.
house-read = House rules from a file
house-file = A file that was saved here, or that you have written, up to { $limit } kB
house-read-button = Add the rules in this file
house-wrong-file = This file cannot be used. The numbers are its lines and columns.
house-base = Based on
house-title = What you call them
house-scoring = What scores, 0 to { $most } points each
house-cards = Points of single cards, 0 to { $most } each
house-more = Other cards that score
house-more-choose = Choose cards
house-more-settings = Short name, language
house-name = Short name, for files and addresses
house-name-about = Small letters, digits and hyphens. It will be: { $name }
house-so-far = So far you change:
house-majority = For most cards
house-zwick = For a Zwick
house-part-building = Building
house-part-pack = Jokers and values
house-part-deals = Players and deals
house-part-turns = Turns and the end
house-fixed-jokers = With a number
house-wild-jokers = Wild jokers
house-joker-value = Joker { $number }
house-wild-least = From
house-wild-most = To
house-players = How many of you play?
house-deal-sizes = Cards for each player, deal by deal
house-deal-table = On the table
house-deal-packs = Packs
house-deal-out = Left out
house-deal-partners = Partners sit opposite each other
house-deals-over = Your deals don’t use up the { $cards } cards: { $dealt } are dealt, { $number } left over.
house-deals-missing = Your deals need { $dealt } cards, but there are only { $cards }.
house-deals-unread = Write one number for each deal, such as 4 4 5. If players get different numbers in a deal, write 2-2-1-1.
house-deals-fit = Make the deals fit
house-subtract = Subtract when you build
house-single-builds = Announce a card on its own
house-build-for-partner = Build for your partner
house-owner-may-lay = Lay a card down while you own a build
house-joker-by-joker = Only a joker takes a joker
house-zwick-again = Play again after a Zwick
house-last-takes-rest = The last to capture gets what’s left
house-duty = Your own build
house-pick-duty-hold = You keep a card for it
house-pick-duty-capture = You take it on your next turn
house-pick-duty-none = You don’t have to take it
house-capturing = A card that can take something
house-pick-capturing-may = It may also be laid down
house-pick-capturing-must = It can’t be laid down
house-pick-capturing-all = It can’t be laid down, and takes all it can
house-last-zwick = A Zwick with the very last card
house-pick-last-zwick-counts = It counts
house-pick-last-zwick-dealer = It counts for the dealer
house-pick-last-zwick-not = It doesn’t count
house-joker-zwick-apart = A Zwick with a joker scores differently
house-joker-zwick = For a Zwick with a joker
house-build-left = A build left over costs
house-build-limit = Highest build (0: any)
house-target = Play to (0: no end)
house-hands = Games (0: no end)
house-build-on-empty = Announce a card on an empty table
house-build-on-empty-about = On an empty table a card may be played with a value announced, as a build by itself. The sources only say that you have to play a card. Here that means laying it down.
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
house-on-subtract = A build may also make the old value less the card.
house-off-subtract = Builds only add.
house-off-single-builds = A card on its own can't be a build.
house-off-build-for-partner = Everyone builds only for themselves.
house-off-owner-may-lay = With a build of your own you can't lay a card down while you can capture or build.
house-on-joker-by-joker = Only a joker takes a joker on the table.
house-on-zwick-again = After a Zwick, the player who made it plays the next card.
house-off-last-takes-rest = No one gets the cards left on the table at the end.
house-capturing-must = A card that can take something can't be laid down.
house-capturing-all = When you take, you take all your card can. A card that can take something can’t be laid down.
house-duty-capture = You have to take your build on your next turn.
house-duty-none = Once you’ve built, you don’t have to keep a card for the build.
house-last-zwick-dealer = A Zwick with the very last card counts only for the dealer.
house-last-zwick-not = A Zwick with the very last card doesn't count.
house-build-limit-is = No build is worth more than { $limit }.
house-build-limit-none = A build may have any value that a card can take.
house-target-is = You play to { $points } { $points ->
    [one] point
   *[other] points
}.
house-hands-is = You play { $number } { $number ->
    [one] game
   *[other] games
}.
house-jokers-are = { $number ->
    [one] The joker counts { $values }.
   *[other] The jokers count { $values }.
}
house-jokers-wild = { $number ->
    [one] There’s one wild joker.
   *[other] There are { $number } wild jokers.
}
house-jokers-none = There are no jokers.
house-wild-from = A wild joker has any value you like from { $least } to { $most }.
house-court-counts = { $rank } counts { $values }.
house-deals-to = With { $players } players: { $sizes } cards each, and { $picture } on the table at the start.
house-plays-in-pairs = With { $players } players, partners sit opposite each other.
house-plays-alone = With { $players } players, everyone plays alone.
house-joker-zwick-scores = A Zwick with a joker scores { $points }.
house-build-left-scores = A build left at the end costs its owner { $points }.
house-majority-scores = Most cards score { $points }.
house-zwick-scores = A Zwick scores { $points }.
house-card-scores = { $card } scores { $points }.
house-rank-scores = Each { $rank } scores { $points }.
house-unknown = This puzzle needs the house rules “{ $name }”, which are not kept here. Make or read them on the Rules page first; until then here is another puzzle.
house-too-many = No more than { $number } house rules can be kept; delete some first.
house-too-long = a file of house rules may have { $limit } bytes at most

## The crib sheet

crib-title = Zwickern: { $variant }
crib-aim = Take cards from the table with cards of equal value, or with sums. Clear the table for a Zwick. Most points win.
crib-aim-no-zwick = Take cards from the table with cards of equal value, or with sums. Most points win.
crib-print = To print it, use the browser's own print command. It fits one A4 page.
crib-print-house = To print it, use the browser's own print command.
crib-save = Save as a file
crib-cards = What cards are worth
crib-card = Card
crib-counts = Counts
crib-plain = 2 to 10
crib-plain-counts = their number
crib-wild = { $number ->
    [one] 1 wild joker
   *[other] { $number } wild jokers
}
crib-wild-played = Played to capture, a joker takes one value of your choice, and loose jokers besides. Played as a build, it has the announced value.
crib-wild-held = In your hand a joker can keep any one promise.
crib-wild-loose = A loose joker answers only a joker, is never part of a sum, and nothing is built on it.
crib-wild-some-played = Played to capture, a wild joker takes one value of your choice. Played as a build, it has the announced value.
crib-wild-some-held = In your hand a wild joker can keep any one promise.
crib-wild-held-from = In your hand a wild joker can keep one promise from { $least } to { $most }.
crib-wild-some-loose = Only a joker takes a loose wild joker. That one is never part of a sum, and nothing is built on it. A joker may take several of them, and other cards besides.
crib-joker-loose = Only a joker takes a loose joker, whatever the two count. A loose joker is never part of a sum, and nothing is built on it. A joker may take several of them, and other cards besides.
crib-turn = Your turn: one card
crib-lay = Lay it face up on the table.
crib-capture = Or capture: take every card or build of its value that you want. You never have to.
crib-capture-some = Or capture: take every card or build of its value that you want.
crib-capture-must = Or capture: take every card or build of its value that you want. A card that can take something can’t be laid down.
crib-capture-all = Or capture: take all that it can take, cards and builds of its value. A card that can take something can’t be laid down.
crib-groups = Cards that add up to its value are taken as a group. One card may take several groups, all at one value. Captures add, never subtract.
crib-two-values = A loose ace, jack, queen or king counts low or high, chosen afresh each time.
crib-two-values-some = On the table low or high, chosen afresh each time: { $ranks }.
crib-build = Or build: play it on a card or a build and announce the new value, or announce a value for the card by itself.
crib-build-on = Or build: play it on a card or a build and announce the new value. A card on its own can’t be a build.
crib-building = Builds
crib-add = New value: the old one plus your card.
crib-add-subtract = New value: the old one plus or minus your card, at least 1.
crib-subtract-from-card = Or your card minus the old value.
crib-same-value = An equal card may leave the value as it is.
crib-limit = No build is worth more than { $limit }.
crib-hold = Keep a card in your hand that takes it; for builds of two values, a different card for each.
crib-duty-capture = To build, you need a card in your hand that takes the build. On your next turn you have to take one of your builds if you can.
crib-duty-none = To build, you need a card in your hand that takes the build. After that you may play the card as you like.
crib-owner = Whoever changes a build owns it, and the former owner owes nothing for it. Anybody may capture it, as one card of its value.
crib-owner-free = Whoever changes a build owns it. Anybody may capture it, as one card of its value.
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
crib-last-rest = What is left on the table at the end goes to whoever captured last. That is no Zwick.
crib-last-zwick = The last card played may still make a Zwick.
crib-next = Count, then the deal passes to the left. Games are added up.

## Languages: the name of each in its own words, and what Streamlit says itself, to the letter

language-name = English
streamlit-skip = Skip to main content
streamlit-upload = Upload
streamlit-upload-file = file upload
streamlit-add-files = Add files
streamlit-add = add icon
streamlit-kilobytes = { $blank }.{ $blank }KB
streamlit-per-file = { $blank }MB per file
streamlit-choose = Choose an option
streamlit-shortcut = Shortcut { $blank }
streamlit-help = Help for { $blank }
streamlit-tip = Help
streamlit-link = Link to heading
streamlit-less = Decrement
streamlit-more = Increment
streamlit-progress = progress
streamlit-end = End
streamlit-home = Home
streamlit-png = Download as PNG
streamlit-spec = Copy Vega-Lite spec
streamlit-full = Fullscreen
streamlit-enter = Press Enter to apply
streamlit-submit = Press Enter to submit form
streamlit-ctrl-enter = Press Ctrl+Enter to apply
streamlit-cmd-enter = Press ⌘+Enter to apply
streamlit-no-results = No results
streamlit-running = Running...
streamlit-stop = Stop
streamlit-open = Open
streamlit-clear = Clear value
streamlit-clear-entry = Clear entry
streamlit-clear-all = Clear all
streamlit-remove = Remove { $blank }
streamlit-selected = Selected values
streamlit-select-all = Select all
streamlit-select-some = Select { $blank } matches
streamlit-drop = Drag and drop a file here
streamlit-wrong-type = { $blank } files are not allowed.
streamlit-notices = Notifications
streamlit-close = Close
streamlit-close-full = Close fullscreen
streamlit-chart = visualization
streamlit-chart-group = group mark container
streamlit-no-connection = Connection error
streamlit-silent = Streamlit server is not responding. Are you connected to the internet?
streamlit-too-long = Connection timed out.
streamlit-lost = Connection lost. Please wait for the app to reconnect, then try again.
streamlit-connecting = Connecting
streamlit-wait = Please wait...
streamlit-copy = Copy
streamlit-copy-code = Copy to clipboard
streamlit-copied = Copied
streamlit-too-high = Number is above the allowed range.
streamlit-too-low = Number is below the allowed range.
streamlit-out-of-range = Number is outside the allowed range. Please enter a value between { $blank } and { $blank }.
streamlit-no-server = Unable to connect to Streamlit server
streamlit-to-server = Connecting to Streamlit server
streamlit-stopping = Stopping...
streamlit-wide-table = Scrollable table
streamlit-options = Selectbox options
streamlit-error = Error
streamlit-upload-failed = Request failed with status { $blank }
streamlit-no-network = Network error

## Play: games against bots and others

nav-play = Play
play-begin = Deal the cards
play-against = against { $others }
play-which-table = Which table?
play-table-jensen = Four in pairs, three jokers: the game of this course.
play-table-christiansen = Everyone for themselves, with four jokers and big hands.
play-table-dietze = No jokers, only sums: the quickest to learn.
variant-source-jensen = As Dietrich Jensen taught it. The deals for two and three are our reading.
variant-source-christiansen = As Reinhardt Christiansen learned it from his father. He was no longer sure of every detail.
variant-source-dietze = As described in two books, by Rita Danyliuk (1972) and Rudolf Dietze (1984). How a last deal goes that is too short for all is our reading.
variant-source-grupp = As described in Claus Grupp’s book (1976), for a pack of 58 cards. How many packs five or more need is our reading.
variant-source-french = As described by a French text. It first asks for sums of ten; we follow its examples.
variant-short-jensen = Four in pairs, three jokers
variant-short-christiansen = Each alone, four jokers
variant-short-dietze = No jokers, builds only go up
variant-short-grupp = Six jokers that count as you like
variant-short-french = Two against two, as a French source tells it
play-rule-two-values = { $ranks }: two values
play-rule-one-value = { $ranks }: one value
play-rule-up-and-down = build up and down
play-rule-up = build up only
play-rule-zwick = Zwick: { $points ->
    [one] 1 point
   *[other] { $points } points
}
play-rule-majority = most cards: { $points ->
    [one] 1 point
   *[other] { $points } points
}
play-rule-must-take = you have to take
play-rule-target = to { $points ->
    [one] 1 point
   *[other] { $points } points
}
play-rule-games = { $number ->
    [one] 1 game
   *[other] { $number } games
}
play-compare = Compare the rules
play-seats-about = Tap a seat to change who sits there.
play-todays-cards = Play today’s cards
play-go-on = Resume your game
play-standing = { $variant }, game { $number }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} still to be played.
play-players = { $number ->
    [one] 1 player
   *[other] { $number } players
}
play-others-are = { $number ->
    [1] opponent: { $levels }
   *[other] opponents: { $levels }
}
play-to = to { $target ->
    [one] 1 point
   *[other] { $target } points
}
play-person = a person
play-level-beginner = Beginner
play-level-greedy = Casual
play-level-casual = Casual
play-level-careful = Careful
play-level-strong = Strong
play-fair = The bots don’t cheat. They know only their own cards, and whatever has been face up.
play-day = The deal of the day
play-day-about = The same cards for everyone, new every day.
play-deal-public = These cards have the number { $deal }. Anyone with the number can play them too.
play-this-deal = Play these cards
play-deal-unknown = There are no cards with the number { $deal }.
play-deal-too-early = That day hasn’t started yet.
play-earlier = Your last games
play-earlier-line = { $variant }, { $number ->
    [one] 1 game
   *[other] { $number } games
}, { $points }
play-settings = Settings
play-rules = Rules
play-number = Players
play-name-of = Name: { $seat }
play-level-of = Who plays { $seat }?
play-people-about = Choose “a person” for everyone playing at this screen.
play-partner-about = Your partner is always at least Careful.
play-target = Points to win
play-no-target = as long as you like
play-pace = How quickly the others play
play-pace-slow = slowly
play-pace-normal = at normal speed
play-pace-fast = fast
play-pace-at-once = at once
play-pace-step = step by step
play-switch-hints = Help when I ask for it
play-switch-teach = A warning before a costly move
play-switch-forced = Play my last card for me when there’s only one move
play-switch-open-hands = All cards face up
play-switch-sayings = The others say something now and then
play-title = { $variant } · game { $number }
play-title-to = { $variant } · game { $number }, to { $target ->
    [one] 1 point
   *[other] { $target } points
}
play-turn = Your turn.
play-over = The game is over.
play-gone = This game isn’t here. It may have been deleted, or it belongs to someone else.
play-new = New game
play-next = Next game
play-leave = Leave
play-give-up = Give up
play-given-up-about = You have given up this game. It stays under "{ $title }", and you can play on there.
play-given-up = given up
play-change-seats = Change seats
play-saying = "{ $text }"
saying-zwick-1 = Zwick! All gone.
saying-zwick-2 = Nothing left for you.
saying-zwick-ours-1 = Zwick! That one is ours.
saying-zwick-ours-2 = There, the table is empty.
saying-build-1 = I can use your build.
saying-build-2 = This build, too? Thank you.
saying-waiting-1 = The { $card } was waiting for me.
saying-waiting-2 = Thank you for the { $card }.
saying-for-partner-1 = Thank you, I can use the { $card }.
saying-for-partner-2 = The { $card }? Just right for me.
saying-joker-1 = A joker! Lovely.
saying-joker-2 = I always like a joker.
saying-many-1 = { $number } cards at once!
saying-many-2 = That is a full net.
saying-nothing-1 = You left me nothing to take.
saying-nothing-2 = Nothing there again, so I lay one down.
play-elsewhere = You went on with this game in another tab. This is where it is now.
play-take-back = Take back
play-again = Watch the last round again
play-since-capture = Watch from the last capture
play-anyway = Play it anyway
play-ask-can = What can I do?
play-ask-safe = What is safe?
play-ask-partner = Why did { $seat } play that?
play-all-plays = Moves so far ({ $number })
play-won = { $together ->
    [yes] Your team wins, { $score }.
   *[no] You win, { $score }.
}
play-won-by-zwicks = { $number ->
    [one] The Zwick made the difference.
   *[other] The { $number } Zwicks made the difference.
}
play-won-by-cards = The points for the most cards made the difference.
play-lost = { $together ->
    [yes] { $side } win, { $score }.
   *[no] { $side } wins, { $score }.
}
play-drawn = It’s a draw: { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
play-tied = It’s a tie: { $sides }, with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
play-match-won = { $together ->
    [yes] Your team wins the match, { $score }.
   *[no] You win the match, { $score }.
}
play-match-lost = { $together ->
    [yes] { $side } win the match, { $score }.
   *[no] { $side } wins the match, { $score }.
}
play-score = { $first }–{ $last }
play-score-points = with { $points ->
    [one] 1 point
   *[other] { $points } points
}
play-sheet = Score sheet
play-sheet-game = Game
play-sheet-total = Total
play-sheet-replay = Game { $number } in Replay
play-these-cards = Share these cards
play-these-cards-about = Send someone this address, and they can play the same cards.
play-same-deal = Same cards again
checked-title = Check the cards
checked-during = The order of the cards was fixed before the first one was dealt. This is its checksum. Write it down, and check it at the end of the game.
checked-over = These cards have the number { $deal }. With a secret code that nobody could guess, it gives the checksum that was fixed before the first card was dealt:
checked-tool = You can check that without the tutor. Type this line in a terminal, and it prints the same checksum:
checked-command = This command of the tutor also shows how the number deals the cards:
checked-again = You asked for these cards again. You knew them already, so their number wasn’t secret.
checked-day = Everyone gets these cards today. Their number is the date, so it wasn’t secret.
checked-address = These cards come from an address. Anyone who has it can look them up, so their number wasn’t secret.
checked-pack = The number shuffles the pack into this order:
checked-dealt = The cards are dealt one at a time, starting on the dealer’s left. Dealer: { $dealer }
checked-dealt-tricks = Everyone’s first cards. Dealer: { $dealer }
checked-row = { $seat }: { $cards }
play-hand-over = Pass the screen to { $seat }
play-hand-over-about = Everyone else looks away now.
play-i-am = I’m { $seat }

## What a game showed

review-title = Game review
review-to-replay = See it in Replay
luck-title = Luck and skill
luck-given = Points given away
luck-won = Points with these cards
luck-chips-given = Chips given away
luck-chips-won = Chips with these cards
review-waiting = Reviewing your moves …
review-waiting-more = Still reviewing your moves …
review-bearing-out = Checking each mistake more closely …
review-taken-back = Move { $number }, { $play }: on a closer look, that was no mistake.
review-nothing = None of your moves was clearly worse than another.
review-mark = Move { $number }, { $play }: { $cause }.
review-mark-why = Move { $number }, { $play }: { $why }
review-mark-other = Move { $number }, { $play }: that gave points away.
review-try = Try it again
review-learn = Learn: { $title }
review-more = { $number ->
    [one] One more move is marked in Replay.
   *[other] { $number } more moves are marked in Replay.
}
review-uncounted-shared = Several of you played at one screen, so this game doesn’t count towards anyone’s stats.
review-uncounted-open = All cards were face up, so this game doesn’t count towards anyone’s stats.
review-uncounted-guided = You get help in your first game, so it doesn’t count towards your stats.
review-uncounted-known = You knew these cards, so this game doesn’t count towards your stats.
review-uncounted-public = Anyone can get these cards and try them beforehand, so this game doesn’t count towards your stats.
review-uncounted-back = You took a move back, so this game doesn’t count towards your stats.
review-puzzles = { $number ->
    [one] One puzzle from your games
   *[other] { $number } puzzles from your games
}
review-what-was-better = What was better
replay-own-game = Your game: { $variant }, game { $number }
replay-next-mistake = Next mistake
line-review-key = ?! gave a little away, ? up to 3 points, ?? more.
again-title = Play { $number } once more
again-about = You sit where you sat, and see what you saw. Make a better play.
again-right = No play is clearly better.
again-same = That is what you played.
again-wrong = That gives points away too.
again-show = Show what was better
again-next = Next mistake
tables-title = At each table
tables-rules = Table, players
tables-level = The others
tables-mixed = different levels
tables-games = Games
tables-lead = Points ahead on average
games-title = Your games
games-none = No game counts here yet. Play one to its end, and you see how many points you gave away.
games-mean = Points given away a game: { $lost } ± { $about }
games-number = { $number ->
    [one] From one game, which says little.
   *[other] From { $number } games.
}
games-game = Game
games-lead = With the best moves your lead would be that much bigger: your side's points minus the others'.
games-points = Points given away
games-over-time = The points that you gave away in each game; the line shows how far that is sure.
games-cause = By what
games-plays = Plays
games-a-game = Points a game
games-help = Work on this next: { $cause }.
games-uncounted = These games don’t count towards anyone’s stats: games with several people at one screen, with all cards face up, with cards you knew already or anyone can get, a first game in which you get help, and games in which a move was taken back. A move doesn’t count if you asked for help before it, or heeded a warning. A move made against a warning counts.
tricks-again-about = You sit where you sat, and see what you saw. Find something that brings more.
tricks-again-same = That is what you did.
tricks-again-wrong = That gives chips away too.
tricks-games-title = Your games of Zwicken and Zwikken
tricks-games-none = No game counts here yet. Play one to its end, and you see how many chips you gave away.
tricks-games-mean = Chips given away a game: { $lost }
tricks-games-chips = Chips given away
tricks-games-over-time = The chips that you gave away in each game; the line shows how far that is sure.
tricks-games-a-game = Chips a game
## Worksheets on paper

worksheet-title = Puzzles with cards
worksheet-about = It is your turn. What do you play? The solutions are at the end.
worksheet-solutions = Solutions

## The Workshop

nav-workshop = Workshop
workshop-about = Lay out cards of your own, and make a puzzle of them.
workshop-view = What is made here
workshop-view-position = Position
workshop-view-puzzle = Puzzle
workshop-view-preview = As a learner sees it
workshop-view-yaml = YAML
workshop-view-paper = On paper
workshop-drafts = Drafts
workshop-new = New draft
workshop-unkept = New draft (not saved)
workshop-unread = A draft with mistakes in its text
workshop-undo = Undo
workshop-delete = Delete
workshop-delete-about = You can restore the draft right afterwards. A file that you have saved stays.
workshop-delete-sure = Delete this draft
workshop-deleted = “{ $title }” is deleted.
workshop-not-deleted = This draft was changed in another tab, so it is not deleted. Here it is as it stands there.
workshop-elsewhere = This draft was changed in another tab and stays as it is there. What you have here is now a draft of its own.
workshop-broken = This draft can’t be shown here. Undo your last change, or go to its text and correct it.
workshop-broken-text = To its text
workshop-too-many = There are { $number } drafts already, and no room for another. This one is not kept until you delete one.
workshop-too-long = A draft may have { $limit } kB at most. The change was not made.
workshop-card-not-in-pack = The pack of this variant has no { $card }.
workshop-card-too-often = There is no { $card } left for that: the pack has { $number }.
workshop-value-not-takeable = No card of this variant can take a build of { $value }.
workshop-value-not-reachable = { $cards } cannot make { $value } in this variant.
workshop-wrong-number-of-seats = This variant is not for so many players.
workshop-refused = Such a position cannot be.
workshop-pack = Pack
workshop-hand-of = Hand: { $seat }
workshop-table-empty = The table is empty. Choose cards from the pack, then say where they go.
workshop-choose-pack = Choose a card from the pack.
workshop-choose-back = Choose what goes back: cards of a hand, or of the table.
workshop-keys = Arrow keys move, Space selects, Enter puts it into the hand, Escape clears. Cards can be dragged, too.
workshop-one-card = A build gets one card at a time.
workshop-to-hand = Hand
workshop-to-table = Table
workshop-to-pile = Pile
workshop-back = Back
workshop-no-value = This card can make no build here.
workshop-which-value = Which value does the build with { $card } get?
workshop-card-unknown = "{ $card }" is no card. Write rank and suit, such as AS, 10D or X25.
workshop-type-first = Type the cards first.
workshop-whose = Whose cards
workshop-type = Cards by typing, as in files
workshop-players = Players
workshop-turn = Who is to play
workshop-house-file = A puzzle with house rules of your own needs the file of these rules beside it.
workshop-more = Announced, won, dealer, stock
workshop-announced = Announced values
workshop-none = None
workshop-nobody = Not said
workshop-dealer = Dealer
workshop-last = Last capture
workshop-stock = Cards in the stock
workshop-zwicks = Zwicks made
workshop-empty-pile = Put what is won back to the pack
workshop-seen = What can be played
workshop-zwick-number = { $number ->
    [0] No Zwick is possible.
    [one] A Zwick is possible.
   *[other] A Zwick is possible with { $number } cards.
}
workshop-uncounted = There are too many legal plays to count.
workshop-plays = { $number ->
    [one] One legal play
   *[other] { $number } legal plays
}
workshop-largest = Largest captures: { $number }
workshop-no-capture = Nothing can be captured.
workshop-puzzle-too-large = The table is too large to make a puzzle of it.
workshop-good = Nothing speaks against this puzzle.
flaw-unsolvable = No play does what is asked.
flaw-too-many-right = A poor puzzle: too many plays are right, or too many cards of the hand, so a guess will often do.
flaw-all-right = A poor puzzle: nearly every play is right.
flaw-no-choice = A poor puzzle: there is hardly anything to choose from.
flaw-one-capture = A poor puzzle: only one capture is possible at all.
flaw-one-card = A poor puzzle: all cards in the hand have the same values.
flaw-plain-sum = A poor puzzle: the first sum that one tries is right.
flaw-pairs = A poor puzzle: only equal values are taken, with nothing to add up.
flaw-too-small = A poor puzzle: too little is taken.
flaw-no-margin = A poor puzzle: another play is nearly as good.
flaw-greedy = A poor puzzle: taking the most cards is right already.
flaw-just-a-zwick = A poor puzzle: a Zwick is right, which could be asked for itself.
flaw-zwick-at-hand = A poor puzzle: a Zwick is possible at once.
flaw-gives-points = A poor puzzle: the right play gives points away.
flaw-own-points = A poor puzzle: a card that scores is laid.
workshop-goal = What is asked
workshop-goal-card = With which card
workshop-goal-items = Which items
workshop-solutions = { $number ->
    [one] The solution
   *[other] { $number } solutions
}
workshop-tries = Wrong tries
workshop-tries-about = Tick what is tempting here.
workshop-stale = { $number ->
    [one] One wrong try does not hold in this position any more.
   *[other] { $number } wrong tries do not hold in this position any more.
}
workshop-stale-remove = Remove what does not hold
workshop-own-try = Another wrong try, as in files
workshop-add-try = Add the try
workshop-try-unread = This cannot be read as a play. Write it as in 3H, KS x QS+AD or 10S on 9C = 19.
workshop-try-right = This play is right, so it is no wrong try.
workshop-title-field = Title
workshop-remark = Remark: what to look for, and why it works
workshop-save = Save the puzzle as a file
workshop-save-about = The file has all solutions and themes. zwickern validate proves it.
workshop-language = Language of the texts
workshop-language-unsaid = As the folder has it
workshop-first-lesson = A lesson of our own
workshop-first-about = What it is for.
workshop-first-step = Two sums
workshop-first-text = Everything on the table falls into groups that add up to 12. Clear the table.
workshop-not-yet = This is no puzzle yet:
workshop-yaml = The file of this draft
workshop-take-over = Take over
workshop-faults = { $number ->
    [one] One thing is wrong.
   *[other] { $number } things are wrong.
} { $places ->
    [one] See line { $lines }.
   *[other] See lines { $lines }.
}
workshop-no-faults = The text can be read.
workshop-file = A puzzle or a position as a file, { $limit } kB at most
workshop-read-file = Read the file
workshop-no-text = This is no text that can be kept.
workshop-mend-first = The text of this draft has mistakes. Mend them under YAML, or take the last change back.
workshop-needs-hand = Whoever is to play needs a card.
under-own = Lay a position out in the Workshop
under-own-none = The open draft in the Workshop has no position yet.
workshop-make = Make a puzzle of this
worksheet-folder = Whose puzzles
worksheet-mine = My own
worksheet-single = Single puzzles
worksheet-by-lot = Drawn by lot from those that fit
worksheet-count = How many puzzles
worksheet-seed = Number of the sheet; another one chooses other puzzles
worksheet-language = Language of the sheet
worksheet-none = There is no such puzzle.
worksheet-number = { $number ->
    [one] One puzzle fits.
   *[other] The sheet has { $number } puzzles.
}
worksheet-paper = Puzzles on paper
worksheet-save = Save as a page to print

## The Workshop: a game that was played

workshop-view-game = Game
game-untitled = Game of { $seats }
workshop-game-stage = What is entered
workshop-game-deal = Cards
workshop-game-play-on = Plays
workshop-game-deal-about = Lay what you know, at least the cards on the table. The others become known when they are played.
workshop-game-unknown = { $seat }: { $number ->
    [one] one card not known yet
   *[other] { $number } cards not known yet
}
workshop-game-to-table = { $number ->
    [one] One card of the table is missing.
   *[other] { $number } cards of the table are missing.
}
workshop-game-all-known = All cards of this deal are known.
workshop-game-may-hold = { $seat }: known cards, then those that nobody has seen
workshop-game-refused = That does not fit what is entered already.
workshop-game-turn = Play { $number }: it was the turn of another seat.
workshop-game-play = Play { $number } cannot be: { $why }
workshop-game-cut = Take it back, and all plays after it
workshop-game-played = { $seat } has played a card that would be missing then.
workshop-game-hand-full = { $seat } gets { $number ->
    [one] one card
   *[other] { $number } cards
} in this deal. If it was dealt in another way, say so under Players.
workshop-game-table-full = { $number ->
    [0] No card goes to the table with this deal.
    [one] One card goes to the table with this deal.
   *[other] { $number } cards go to the table with this deal.
} If it was dealt in another way, say so under Players.
workshop-game-plays = { $number ->
    [0] No play yet
    [one] One play
   *[other] { $number } plays
}
workshop-game-take-back = Take back
workshop-game-deal-again = Next deal
workshop-game-note = Note on play { $number }
workshop-claims = What is claimed of the play, and checked: { $number }
workshop-claim-kind = Claim
workshop-claim-no-capture = Nothing could be captured
workshop-claim-no-build = Nothing could be built
workshop-claim-only-lay-down = A card could only be laid
workshop-claim-could = Another play was possible
workshop-claim-could-not = Another play was not possible
workshop-claim-holds-only = The hand has exactly these cards
workshop-claim-text = The play or the cards, as in files
workshop-claim-add = Add the claim
workshop-claim-drop = Remove
workshop-claim-unread = This cannot be read. Write a play as in 3H, KS x QS+AD or 10S on 9C = 19, and cards as in 4C 9D.
workshop-claim-cannot = This does not hold: { $why }
workshop-claim-holds = This does not hold: the hand has { $cards }.
workshop-claim-legal = This does not hold. Possible is: { $play }
workshop-game-hand-unknown = This hand is not wholly known yet, so nothing is said of what else it could play.
workshop-game-so-far = So far
workshop-game-open = Open in Replay
workshop-game-otherwise-told = Not all cards are known, or it was dealt in another way. The file says so.
workshop-game-not-yet = This is no record yet:
workshop-game-held = The record ends before play { $number }: the card that was kept for a build there is not known yet. It becomes known when it is played, or lay it under Cards.
workshop-game-players = Players
workshop-game-seat = Name of seat { $number }
workshop-game-seat-twice = Each seat needs a name of its own.
workshop-game-otherwise = Dealt in another way
workshop-game-otherwise-about = The hands have exactly the cards that are laid, however many they are.
workshop-game-about = About the game
workshop-game-next = { $seat } plays next
workshop-game-deal-over = This deal has been played out.
workshop-game-type = The next play by typing, as in files
workshop-game-type-add = Play

## The Workshop: a lesson

workshop-view-lesson = Lesson
workshop-lesson-head = About the lesson
workshop-lesson-about = What the lesson is for
workshop-lesson-can = What a learner can do afterwards
workshop-lesson-steps = Steps: { $number }
workshop-step-up = Up
workshop-step-down = Down
workshop-step-copy = Copy
workshop-step-remove = Remove
workshop-step-removed = “{ $title }” is removed.
workshop-step-kind = A kind of exercise, or a draft
workshop-step-add = Add as a step
workshop-step-of-draft = Draft: { $title }
workshop-step-drafted = Look at the cards first.
workshop-step-take-board = The board of a draft
workshop-step-board-of = Which draft
workshop-step-boards-about = "Make a puzzle of this", which stands beside other boards, brings their cards into this list.
workshop-step-text = What is said before
workshop-step-done = What is said once it is solved
workshop-step-shows = Rules that are at work here
workshop-step-counter = Rules that only seem to apply
workshop-answer = The answer: { $answer }
workshop-reasons = Reasons of your own
workshop-reasons-about = They are shown when someone gives exactly this wrong answer.
workshop-reason-against = Wrong answer
workshop-reason = Reason, in one sentence
workshop-step-of = Step { $number }: { $title }
workshop-step-board = Change the board
workshop-step-task = Change what is asked
workshop-step-back = Back to the lesson
workshop-asked-play = Which play; another one by typing
workshop-asked-plays = Which plays
workshop-asked-card = Which card
workshop-asked-items = Which items
workshop-asked-onto = Onto which item
workshop-asked-for = For whom
workshop-asked-against = Against which card
workshop-asked-among = Which games are offered
workshop-asked-of = What about it
workshop-asked-variant = By which rules
workshop-asked-cards = Cards by typing, as in files
workshop-asked-zwicks = Zwicks made
workshop-asked-most-cards = With the most cards
workshop-asked-target = Played to how many points
workshop-asked-players = Players
workshop-asked-events = What is to be put in order
workshop-asked-game = Which game
workshop-asked-fact = What is asked about it
workshop-asked-value = Which value
workshop-asked-hand = Game { $number }: { $side }
workshop-asked-sides = Sides, with commas between them
workshop-asked-more-rows = Another game
workshop-asked-fewer-rows = Without the last game
workshop-asked-refused = That cannot be asked so.
workshop-lesson-covers = The lesson shows these rules: { $readings }
workshop-lesson-save = Save the lesson as a file
workshop-lesson-not-yet = This is no lesson yet:
workshop-step-not-yet = This step does not hold yet:
workshop-step-wrong = { $step } (with a mistake)
ending-title = The ending, against the solver
ending-about = You sit where you sat. The solver sees all cards and plays its best for everyone else. Play the deal to its end.
ending-possible = From move { $number } on, with all cards open and best play by everyone, your side’s balance (its points minus the others’) would have been { $best }. In your game it was { $got }.
ending-possible-own = From move { $number } on, with all cards open and best play by everyone, you would have won { $best ->
    [one] 1 point
   *[other] { $best } points
}. In your game you won { $got }.
ending-best = That’s the best possible: a balance of { $got }.
ending-best-own = That’s the best possible: { $got ->
    [one] 1 point
   *[other] { $got } points
}.
ending-less = Your balance is { $got }, and { $best } was possible.
ending-less-own = You won { $got ->
    [one] 1 point
   *[other] { $got } points
}, and { $best } were possible.
ending-stops = The solver can’t count this position to the end within seconds, so it doesn’t play on. Undo your move, and try another one.
ending-uncounted = This last deal can’t be counted to the end within seconds, so there’s no sure answer here.
ending-moves = What each of your moves cost
ending-move-best = Move { $number }, { $play }: no move was better.
ending-move-cost = Move { $number }, { $play }: that gave away { $points ->
    [one] 1 point
   *[other] { $points } points
}.
ending-move-uncounted = Move { $number }, { $play }: too many cards to count to the end within seconds.
ending-play = Play the ending against the solver
