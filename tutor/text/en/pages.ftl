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
content-own-broken-help = We show everything that’s valid, and keep the last valid version of the rest. Correct these places and save the file. It’s read again at your next click.
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
address-unknown = We don’t have anything called “{ $id }”. Here’s something else.
nav-rules = Rules

## Logging in

login-in = Log in
login-in-with = Log in with { $name }
login-out = Log out
login-adopted = { $number ->
    [one] One attempt you made here earlier now belongs to your account.
   *[other] { $number } attempts you made here earlier now belong to your account.
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
learn-coming = Next up: { $title }
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
home-caught = Your first catch! { $play }.
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
yours-alone = No, everyone plays alone
yours-jokers = How many jokers are in your pack?
yours-no-jokers = None
yours-wild = { $jokers }, worth whatever you like
yours-house = Do you have house rules of your own?
yours-no-house = No
yours-which = Which house rules do you use?
yours-no-deal = No source gives a deal for this many players with these jokers. Deal as you like. Everything else stays the same.
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
praise-0 = Well done!
praise-1 = Spot on!
praise-2 = Nicely spotted!
praise-3 = Good thinking!
praise-4 = You’ve got it!
praise-5 = Great work!
praise-6 = Smart!
praise-7 = That’s the way!
praise-8 = Lovely!
praise-9 = Keep it up!
hint-title = Hint { $number }:
hint-solution = Solution:
question-check = Check
question-empty = Choose an answer first.
question-none = None of them
question-number-is = The answer is { $answer }.
question-answer = Answer
question-your-answer = Your answer
question-on-hand = Choose the right cards in your hand, then press “Answer”.
question-on-trick = Tap the right card, then press “Answer”.
question-on-seats = Tap the right player, then press “Answer”.
question-on-values = Tap every right value, then press “Answer”.
question-on-sides = Tap the right side, or “no one”, then press “Answer”.
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

puzzle-difficulty = Difficulty { $difficulty } of 5
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
others-no-card = None of your other cards takes what { SHORT($card) } could build:
others-too-many = There are too many to list here.
end-title = To the end, with all cards face up
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
pick-nothing-fresh = There are no fresh puzzles of this kind. Choose another version or goal, and leave theme and difficulty open.
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
    [one] One thing to review, with cards you haven’t seen yet.
   *[other] { $number } things to review, each with cards you haven’t seen yet.
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
map-due = to review
map-weak = needs practice
map-to-lesson = Go to the lesson
map-to-puzzles = Go to puzzles
map-meaning = What the signs mean
map-about-not-yet = New, a broken ring: you haven’t tried it yet.
map-about-met = Learning, a ring that fills up: you’ve tried it. The ring shows how many of its steps you’ve solved.
map-about-settled = Solid, a tick: you got it right once, and again six days later or more, first time and without hints.
map-about-sure = Mastered, an anchor: you also got it right when it came up unannounced. If no puzzle asks for it, it’s mastered once you’ve solved all its steps.
map-about-due = To review, a bell: it’s time to try it again before you forget it.
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
    [one] We couldn’t add one of the file’s house rules, records or drafts
   *[other] We couldn’t add { $number } of the file’s house rules, records and drafts
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
replay-last = Finish
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
proof-open = with all cards face up
proof-view = the author’s view
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
replay-dealt-otherwise = The deal in this record doesn’t follow the rules: { $variant } deals different numbers of cards.
replay-unfinished = This record ends before the game is over. This is the score so far.
claim-could = This was possible: { $play }.
claim-could-not = This wasn’t possible: { $play }.
claim-holds-only = the hand was just { SHORT($cards) }.
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
claim-held = { $seat } held { SHORT($cards) }.
claim-won = already won: { $cards }.
claim-won-by = { $seat } had won { SHORT($cards) }.
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
guess-again = Guess again from the start
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
try-refused = “{ $play }” isn’t possible here, so we stopped before it.
try-over = The game is over.
try-deal-over = The deal is over, and the record has no more deals.
try-title = { $title }: another line from move { $ply }
try-save = Save as a file
try-keep = Keep in my records
open-switch = Show what each move cost (all hands visible)
open-about = What each move can still bring in this deal, if everyone sees all the cards and plays on as well as possible. Points and Zwicks count. At the end of the last deal, so do the cards left on the table and having the most cards. We can work this out in seconds only in the later rounds of a deal.
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
records-kept = “{ $title }” is now in your records.
records-drop = Delete “{ $title }”
records-drop-about = You can restore it right afterwards, with your guesses. Save it as a file if you might want it again later.
records-drop-sure = Delete it
records-dropped = “{ $title }” has been deleted.
records-broken = Your record “{ $name }” isn’t valid any more, so you can’t open it. We still keep it. This is what to change:
records-correct = Correct “{ $title }”
records-to-correct = The text of “{ $title }” is in the box. Change it there, then check it. The old one stays until you delete it.
records-own = { $title } (yours)
records-save = Save the record (YAML)
records-sheet = Save the score sheet (text)
records-paper = Save the game to print (HTML)
records-puzzles = Make puzzles from this game
records-puzzles-made = { $number ->
    [one] One puzzle
   *[other] { $number } puzzles
} from “{ $title }” { $number ->
    [one] is
   *[other] are
} now among the puzzles from your games.
records-puzzles-known = You already have every puzzle from “{ $title }”.
records-puzzles-none = No moment in “{ $title }” makes a good puzzle.
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
rules-house = How your house rules differ from { $base }:
rules-house-here = your house rules differ
rules-view = Topic
rules-view-rules = Rules
rules-view-compare = Compare
rules-view-position = Position
rules-view-tables = Deals and points
rules-view-words = Words
rules-view-cousins = Games with similar names
rules-view-sheet = Rule sheet
rules-view-numbers = In numbers
rules-view-house = House rules
rules-compare-tables = Compare versions
rules-print-sheet = Print the rule sheet
rules-compare-about = Two versions side by side, differences first.
rules-sheet-about = All the rules on one page, to keep beside you as you play.
rules-variant = Version
rules-other = Compare with
rules-compare-same = Choose two different versions.
rules-what = What
rules-differs = Differences ({ $number })
rules-shared = In common ({ $number })
rules-none = There are no rules yet.
rules-search = Ask a question
rules-section = Section
rules-found = { $number ->
    [0] Nothing here answers “{ $text }”. Try other words, or one of the ten questions.
    [one] One answer to “{ $text }”
   *[other] { $number } answers to “{ $text }”, best first
}
rules-found-steps = In the lessons
rules-found-puzzles = Among the puzzles
rules-found-elsewhere = Applies to: { $variants }
rules-take-back-about = Against bots, “Take back” beside the table undoes your last move. With other people at the table, a move can’t be taken back.
ask-title = Questions
rules-try = { $number ->
    [one] Try it on a board
   *[other] Try it on { $number } boards
}
rules-our-reading = Our reading
rules-source-silent = The source doesn’t say
rules-sources = Sources
rules-not-here = This rule isn’t part of the version you chose, { $variant }.
rules-whole-section = Read the whole section: { $title }
rules-boards = Boards
rules-board = Board { $number }
rules-try-about = Make any move and see what the rules say about it. Nothing counts here.
rules-under-each = This position in every version
words-about = What players say at the table. A dash means the source has no word for it.
words-word = Word
words-german = German
words-french = French
under-about = Choose a position or paste one in. You’ll see which moves each version allows, and why it doesn’t allow the others.
under-kind = Positions from
under-kind-rules = Rules
under-kind-lessons = Lessons
under-kind-puzzles = Puzzles
under-kind-games = Games
under-kind-own = My own
under-choose = Position
under-board = { $title } ({ $number } of { $boards })
under-ply = { $number }. { $played } ({ $title })
under-play = Move to check
under-play-choose = { $number ->
    [one] Choose the only move
   *[other] Choose one of { $number } moves
}, or make one on the board
under-column-variant = Version
under-column-legal = Move
under-column-why = Reason
under-column-number = Legal moves
under-column-only = Only here
under-column-refused = Not legal here
under-summary = Legal moves in each version
under-impossible = impossible
under-uncounted = too many to count
under-legal = legal
under-illegal = not legal
under-unknown = impossible position
under-too-large = too many cards on the table to check this
under-too-many = There are more than { $limit } legal moves here, too many to list.
under-full = Legal moves in { $variant }
under-refused = Legal elsewhere, but not here ({ $number }):
under-only = Legal only here ({ $number }):
under-allowed = Legal here and elsewhere ({ $number }):
under-at-least = { $number } or more
under-partial = Another version has too many legal moves to list, so some moves that aren’t legal here may be missing.
under-more = and { $number } more
under-seats = not for { $number ->
    [one] one player
   *[other] { $number } players
}, only for { $players }
under-card = the pack has { $number ->
    [0] no { $card }
    [one] only one { $card }
    [2] { THE($card) } only twice
   *[other] { THE($card) } only { $number } times
}
under-build = { $build } isn’t possible here
cousins-zwickern = Zwickern
cousins-facts = Side by side
cousins-family = Aim
cousins-home = Home
cousins-players = Players
cousins-pack-cards = Cards in the pack
cousins-hand-cards = Cards in each hand
cousins-trumps = Trumps
cousins-permanent-trump = Always trump
cousins-stakes = Played for
cousins-wins-at-once = Instant win
cousins-trick = Each trick earns
tricks-overview-about = Zwicken and Zwikken are trick-taking games. You don’t need them for Zwickern.
tricks-to-rules = Their rules, and how the three games differ
tricks-takes = { $seat } takes the trick.
tricks-records = Annotated games to replay
tricks-record-of = { $game }: { $title }
tricks-line = All moves
tricks-line-before = Before the tricks
tricks-line-trick = Trick { $number }
tricks-net = Won or lost
tricks-right = That’s right!
tricks-not-won = { $card } doesn’t beat { $best }.
tricks-no-zwik = Then you hold { $cards }, and that isn’t three of a kind.
tricks-not-asked = That’s allowed, but it isn’t what was asked.
tricks-hand-passed = You passed, and the others played on without you. Try again and stay in.
tricks-hand-over = The game is over
tricks-ends-with = { $seat } { $chips }
tricks-ends = Won or lost: { $accounts }. In the pot: { $pot ->
    [one] { $pot } chip
   *[other] { $pot } chips
}. Next dealer: { $dealer }.
tricks-stays = stays in
tricks-passed = passed
tricks-highest = highest bid: { $level }
tricks-has-bid = bid { $level }
tricks-has-asked = { $level ->
    [1] asked
    [2] said “better”
   *[other] said “better still”
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
tricks-trick-down = The trick (face down: { $seats })
tricks-empty = no card yet
tricks-empty-down = face down: { $seats }
tricks-turned = Upcard, for trumps
tricks-stock = Stock: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
tricks-stock-bottom = { $stock }, { $card } at the bottom
tricks-pot = Pot: { $number ->
    [one] { $number } chip
   *[other] { $number } chips
}
tricks-card-of = { $card } ({ $seat })
tricks-choose-card = Choose a card from your hand first.
tricks-one-card = Choose only one card.
tricks-no-card = You don’t need a card for this. Choose none.
tricks-do-play = Play
tricks-do-down = Play face down
tricks-do-check = Look at the bottom card
tricks-do-skip = Deal without looking
tricks-do-pass = Pass
tricks-do-stay = Stay in
tricks-do-exchange = Swap
tricks-do-turn = Turn up another card
tricks-do-end = End the game
tricks-do-pass-know = Pass: “I know him”
tricks-do-pass-expect = Pass: “I expect a better one”
tricks-do-bid = { $level ->
    [1] I’ll bid
    [2] Higher
   *[other] Higher still
}
tricks-do-ask = { $level ->
    [1] I’m asking
    [2] Better
   *[other] Better still
}
tricks-do-ask-know = { $level ->
    [1] I’m asking, and I know him
    [2] Better, and I know him
   *[other] Better still, and I know him
}
tricks-do-swap = { $ten } for { $card }
tricks-do-keep = Keep { $ten }
tricks-do-with = { $do }: { $cards }
tricks-play-them = Play Zwicken or Zwikken
tricks-to-lessons = Lessons on both games
tricks-to-zwickern = Back to Zwickern
tricks-others-play = Opponents
tricks-switch-teach = A warning before a move that costs a stake
tricks-agreed = house rules
tricks-option-must-stay = Everyone has to stay in
tricks-must-stay-none = never
tricks-must-stay-first = in the first game
tricks-must-stay-second = in the second game
tricks-must-stay-both = in the first two games
tricks-option-pair-wins = Two cards of the upcard’s rank win, unless a player who stays in has three of a kind
tricks-option-rounds = Chips to play for, per player
tricks-whole-pot = the whole pot
tricks-option-askers-pay = Everyone who asked plays for the pot, not just the highest
tricks-sheet = Score sheet
tricks-heard = { $seat }: { $what }
tricks-heard-bottom = bottom card { $card }
tricks-heard-skip = deals without looking
tricks-heard-pass = passes
tricks-heard-stay = stays in
tricks-heard-exchange = stays in, swaps { $number ->
    [one] 1 card
   *[other] { $number } cards
}
tricks-heard-turn = turns up { $card }
tricks-heard-end = ends the game
tricks-heard-pass-know = passes, “I know him”
tricks-heard-pass-expect = passes, “I expect a better one”
tricks-heard-keep = keeps { $ten }
tricks-heard-down = plays face down
tricks-result-alone = Everyone else passed. { $you ->
    [yes] You take the pot.
   *[no] { $seat } takes the pot.
}
tricks-result-thirds = A third of the pot for each trick: { $seats }.
tricks-result-passed = Everyone passed. The pot stays for the next game.
tricks-result-doubles = { $you ->
    [yes] you played for the pot and didn’t win it, so you pay in as much as it held.
   *[no] { $seat } played for the pot, didn’t win it, and pays in as much as it held.
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
goal-do-allowed = Make a move that’s allowed here.
goal-do-free = Make a move that’s allowed and costs nothing.
goal-do-wins = Play a card that’s winning the trick so far.
goal-hand = Play to the end. The others play, too.
ask-may-play = Which cards may you play?
ask-which-wins = Which card wins the trick? The first card was led.
ask-ways = How many choices do you have here?
ask-stock = How many cards are left in the stock?
ask-trick-points = How many card points does this trick score?
ask-dealer = Who deals next?
ask-account = What does { $seat } win or lose from here on? Stakes already paid don’t count.
ask-pot-after = How many chips are in the pot at the end?
ask-pot-next = How many chips are in the pot once everyone has paid the stakes for the next game?
goal-do-zwik = Make three of a kind.
goal-certain = All cards are face up. { $number ->
    [0] Make sure you lose nothing from here on, whatever the others do.
    [one] Make sure of { $number } chip from here on, whatever the others do.
   *[other] Make sure of { $number } chips from here on, whatever the others do.
}
tricks-only-certain = After this you can only be sure of { $number ->
    [one] { $sign } chip
   *[other] { $sign } chips
}.
tricks-earlier = Trick { $number }: { $cards }
tricks-card-down = face down ({ $seat })
tricks-kept = It could continue like this: { $cards }.
ask-sure-trick = You stay in with these cards. Are you sure of a trick, whatever the others hold and do?
ask-sure-staying = You stay in with these cards. Are you sure of a third of the pot with nothing to pay, whatever the others hold and do?
ask-sure-pot = You play alone for the pot, and no one has three of a kind. Are you sure of the pot, whatever the others hold and do?
option-sure-yes = Yes
option-sure-no = No
proof-sure = The others don’t have enough higher trumps.
proof-not-sure = Not against these hands: { $hands }.
tricks-hand-of = { $seat } with { $cards }
ask-deal-dealer = { $number ->
    [one] The dealer looks at the bottom card: { $cards }.
   *[other] Each dealer in turn looks at the bottom card. The cards are { $cards }.
} Who deals in the end?
ask-deal-payers = { $number ->
    [one] The dealer looks at the bottom card: { $cards }.
   *[other] Each dealer in turn looks at the bottom card. The cards are { $cards }.
} Who pays because of it?
option-chance = { $cases } of { $whole }
ask-chance-deal = The pack is shuffled, and the dealer looks at the bottom card. What’s the chance that the deal moves on?
ask-chance-deal-to = The pack is shuffled, and the dealer looks at the bottom card. What’s the chance that { $seat } deals then?
ask-chance-drawn = You swap one card for the top card of the stock. Judging by the cards alone, what’s the chance of a trump?
ask-chance-turns = Another card is turned up. Judging by the cards alone, what’s the chance that { $card } becomes a trump?
ask-chance-again = Another card is turned up. Judging by the cards alone, what’s the chance that its suit has been turned up before, so no one may ask?
ask-chance-held = { $out ->
    [0] Judging by the cards alone, what’s the chance that someone else holds { $card }?
   *[other] Judging by the cards alone, what’s the chance that someone else who hasn’t passed holds { $card }?
}
ask-chance-held-by = Judging by the cards alone, what’s the chance that { $seat } holds { $card }?
ask-chance-alike = Judging by the cards alone, what’s the chance that { $seat } holds three of a kind?
chance-why-all = This counts all { $whole } cards, but you’ve seen { $number ->
    [one] one
   *[other] { $number }
} of them.
chance-why-all-dealt = This counts hands from all { $whole } cards, but you’ve seen { $number ->
    [one] one
   *[other] { $number }
} of them.
chance-why-hold = This counts the cards in your own hand: { $cards }.
chance-why-turned = This counts the face-up cards: { $cards }.
chance-why-missing = This leaves out { $card }.
chance-why-moves = With { $card } at the bottom, the deal goes to { $seat }.
chance-why-suits = The suits don’t all have the same number of cards any more, because you’ve seen { $cards }.
chance-why-own-hand = This counts your own cards, but you know those.
chance-why-passed = This counts the cards of players who have passed: { $seats }.
chance-why-one-hand = This counts the cards of only one other player, but there are more.
chance-why-all-hands = This counts everyone else’s cards, not just { $seat }’s.
chance-why-one-place = This counts only one card, but { $seat } holds more.
chance-why-rank = You’ve seen { $card }, so fewer than four cards of that rank are left.
chance-why-four-ways = When four cards of a rank are left, there are four ways to hold three of them.
proof-chance-none = Of the { $whole } cards you haven’t seen, none counts.
proof-chance-cards = { $cases ->
    [one] Of the { $whole } cards you haven’t seen, one counts: { $cards }.
   *[other] Of the { $whole } cards you haven’t seen, { $cases } count: { $cards }.
}
proof-chance-held = There are { $whole } cards you haven’t seen, and the others hold { $cases } of them. Each could be { $card }.
proof-chance-held-by = There are { $whole } cards you haven’t seen, and { $seat } holds { $cases } of them. Each could be { $card }.
proof-chance-ways = The ways to hold three of a kind, rank by rank: { $ways }.
chance-of-rank = { $rank }: { $number }
proof-chance-alike = There are { $whole } ways to choose three cards for { $seat }, and { $cases ->
    [0] none of them makes
    [one] one of them makes
   *[other] { $cases } of them make
} three of a kind.
ask-which-ways = All cards are face up, and you play alone for the pot. In which of these versions are you sure of it, whatever the others do?
look-trick-allowed = Look at the cards on the table, and at your trumps.
look-trick-free = Is there a card you have to play?
look-trick-wins = Which of your cards may you play, and which of them beats the best card so far?
look-trick-trick-winner = Which suit was led, and is there a trump?
look-trick-zwik = Which rank do you have twice?
look-trick-certain = Take your cards one at a time. What’s the worst the others can do?
look-trick-sure = Count your trumps, and the higher ones the others may hold.
look-trick-deal-moves = The 7 of diamonds makes the deal jump to the dealer’s right. An ace or another 7 makes it hop on.
look-trick-chance = Which cards have you seen, in your hand and face up? Among all the others, count the ones that fit.
look-trick-alike = Go rank by rank. How many cards are left? With four left, there are four ways to hold three of them. With three, there’s one.
look-trick-trick-points = An ace scores 4 points, a king 3, a queen 2, a jack 1, a 10 nothing.
look-trick-which-ways = What wins there: two tricks, or the most card points? And may you lead any card?
look-trick-may-play = Look at the suit led, and at your trumps.
look-trick-ways = Count everything you may say or do, including passing.
look-trick-account = Play the cards through, then share and pay.
look-trick-pot = Who takes chips out of the pot, and who pays into it?
look-trick-dealer = Who deals next? Could it be the same dealer again?
look-trick-stock = Which cards have left the pack? Those in the hands, and those turned up.
trick-kind-do = One move
trick-kind-certain = Whatever they do
trick-kind-sure = Sure or not
trick-kind-deal-moves = The deal moves on
trick-kind-chance = Chances
trick-kind-which-ways = Same cards, other rules
trick-kind-may-play = Allowed cards
trick-kind-trick-winner = Winner of the trick
trick-kind-trick-points = Points in the trick
trick-kind-ways = Choices
trick-kind-account = Won or lost
trick-kind-pot = Chips in the pot
tricks-puzzles-about = Zwicken and Zwikken have their own puzzles. You don’t need them for Zwickern.
tricks-puzzles-state = { $solved } of { $total } solved
tricks-puzzles-go = Go to the { $game } puzzles
tricks-chips-only = The old sources call both games gambling. Here you play for chips, never for money.
tricks-four = One deal, played four ways
tricks-four-about = All cards are face up. { $seat } plays alone for the pot, against the other two. With 52 cards, all three stay in and play on their own. Who wins, and who pays?
tricks-four-deal-of = Deal { $number }
tricks-four-turned = Upcard: { $card }
tricks-four-way = Version
tricks-four-how = Sides
tricks-four-each = each for their own chips
tricks-four-joined = the others together against { $seat }
tricks-four-no-play = no tricks are played
tricks-four-open = Sometimes two cards win a player the same number of chips but change what the others get. Either could be played, so you see the least and the most each player can get.
tricks-four-who = Winner
tricks-four-takes = { $seat } takes the pot
tricks-four-thirds = a third for each trick: { $seats }
tricks-four-zwik = { $seat } with three of a kind
tricks-four-fails = no one, and the pot doubles
tricks-four-why = Each cell shows what a player wins or loses from here on, with { $number } chips in the pot.
option-account = { $sign } { $number ->
    [one] chip
   *[other] chips
}
triple-title = The same three cards
triple-about = You hold { $cards }. In the two trick-taking games { $turned } is the upcard, so spades are trumps.
triple-counts = { $card } counts as { $values }
triple-trump = { $card } is { $number ->
    [1] a trump: only { $higher } beats it
   *[other] a trump: only { $higher } beat it
}
triple-plain = { $card } isn’t a trump: { $higher } and every trump beat it
triple-not-in-pack = { $card } isn’t in the pack
triple-and-points = { $what }. In a trick it scores { $points ->
    [1] one point
   *[other] { $points } points
}
triple-and-swapped = { $what }. If its suit were trumps, you could swap it for the upcard
triple-do-fishing = You lay down a card, build, or take cards that add up. There’s no suit to follow, and nothing to beat.
triple-do-never = You must follow suit.
triple-do-always = You must follow suit, or else trump, and beat the cards on the table if you can.
triple-do-when-trumping = You must follow suit, high or low, or else trump, and overtrump if you can.
names-caption = Names
names-name = Name
names-what = Description
names-word = Key word
names-zwickern = Zwickern, also Zwicker or Zwickeln
names-zwickern-is = A fishing game from Schleswig-Holstein
names-zwickern-word = Zwick: you clear the table
names-zwicken = Zwicken
names-zwicken-is = A trick-taking game from Austria and Germany, with the 7 of diamonds as a trump
names-zwicken-word = gezwickt: you pay
names-zwikken = Zwikken
names-zwikken-is = A trick-taking game from the Netherlands, in several versions
names-zwikken-word = zwik: you win with three of a kind
names-zwicker = Le zwicker
names-zwicker-is = Zwickern again, from a French page
names-zwicker-word = zwick: you take all the cards
number-of-players = Players
number-of-pack = Cards in the pack
number-of-order = Order, high to low
number-of-always-trump = Always a trump
number-of-payment = Each payment
number-of-hop = Length of a hop
number-of-dealer-pays = The dealer pays
number-of-each-pays = Everyone pays
number-of-turned = Most upcards
number-of-three-alike = Three of a kind, high to low
number-of-fine = Penalty for no trick
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
beside-zwicken = Katira’s rules
beside-zwicken-alvensleben = Alvensleben’s rules, 1853
beside-zwikken-1850 = With 52 cards
beside-zwikken-1850-32 = With 32 cards
beside-zwikken-1900 = Parlett’s rules
beside-zwikken-2000 = Today
beside-zwikken-lubbers = Lubbers rules

## The Rules page: tables and comparison

deal-once = { $size }
deal-times = { $times } × { $size }
deal-then = { $first }, then { $last }
deal-uneven = ({ $sizes })
deal-read-times = { $times } × { $size } means { $times ->
    [one] one deal
   *[other] { $times } deals
} of { $size ->
    [one] one card
   *[other] { $size } cards
} for each player.
deal-read-uneven = The numbers in brackets show what each player gets, starting on the dealer’s left.
deal-read-picture = The layout (the cards face up in the middle) is there from the first deal.
deal-read-left-over = Any cards left over go on the table before the last deal is played.
deal-read-later = If a later deal puts cards on the table, they’re there before you play that deal.
deal-read-first = The player on the dealer’s left starts.
deal-uneven-many = { $more } for the first { $first } and { $less ->
    [0] none
   *[other] { $less }
} for the others
score-each = each { $rank }
compare-players = Players
compare-seating = Teams
compare-alone = everyone plays alone
compare-partners = { $players } play in two teams
compare-pairs = { $players } play in pairs
compare-alone-for = { $players } play alone
compare-pack = Pack
compare-cards = { $number ->
    [one] one card
   *[other] { $number } cards
}
compare-packs = { $packs } packs for { $players } or more players
compare-packs-most = up to { $packs } packs for { $players } players
compare-packs-for = { $packs } packs for { $players } players
compare-no-card = no such card
compare-jokers = Jokers
compare-none = no jokers
compare-jokers-fixed = { $number }, worth { $values }
compare-jokers-wild = { $number }, wild: any value from { $least } to { $most }
compare-courts = Aces and face cards
compare-court = { $rank } { $values }
compare-subtract = You may subtract when you build
compare-same-value = An equal card may leave the value as it is
compare-subtract-from-card = A build may be your card minus the old value
compare-build-limit = Highest value of a build
compare-build-on-empty = You may build on an empty table
compare-deals = Deals with { $players } players
compare-not-for = not for that many players
compare-each = { $sizes } cards each
compare-picture = { $number } in the layout
compare-left-over = { $number } more on the table before the last deal is played
compare-later = more on the table with later deals: { $sizes }
compare-scores = Points: { $cards }
compare-points = { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}
compare-majority = Most cards
compare-tie = Most cards in a tie
compare-tie-nobody = no one gets the points
compare-tie-shared = everyone in the lead gets the points
compare-zwick = A Zwick
compare-joker-zwick = A Zwick with a joker counts
compare-total = Points in a game
compare-total-of = { $points }, plus Zwicks
compare-total-packs = { $points } with { $packs } packs
compare-ours = { $what } (our reading)
compare-capturing = Taking
compare-capturing-may = as you like
compare-capturing-must = a card that can take something can’t be laid down
compare-capturing-all = a card that can take something can’t be laid down, and takes all it can
compare-joker-by-joker = Only a joker takes a loose joker
compare-joker-wild = only the wild ones
compare-single-builds = A card on its own may be a build
compare-for-partner = You may build for your partner
compare-duty = Your own build
compare-duty-hold = you keep a card that takes it
compare-duty-capture = you take it on your next turn
compare-duty-none = you don’t have to keep a card for it
compare-owner-lays = You may lay down a card while you own a build
compare-owner-last = only if nothing else is possible
compare-zwick-again = After a Zwick
compare-plays-next = the next player plays
compare-plays-same = the same player plays again
compare-last-zwick = A Zwick with the very last card
compare-last-zwick-counts = counts
compare-last-zwick-dealer = counts only for the dealer
compare-last-zwick-not = doesn’t count
compare-rest = Cards left at the end
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
tested-about = What players say and ask, and what came of it in many games played by computers.
tested-none-here = There are no numbers for { $title } yet.
tested-own = There are no numbers for your own rules yet. Let computers play by them now. The numbers stay until you leave.
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
   *[other] Counted in { NUMBER($games, useGrouping: 1) } games with { $seats } careful players, all of them computers.
}
tested-conditions-strong = The diamond marks are from { NUMBER($games, useGrouping: 1) } games with strong players.
tested-error = Each number comes with its margin of error: in 95 of 100 cases the true number is no further away. Computer players never bluff and never forget, so they can’t tell you anything about that.
tested-about-number = { $number } (± { $error })
tested-too-few = There are too few games yet to put it in numbers.
tested-is-true = It’s true
tested-is-half = Partly true
tested-is-false = Not so
tested-is-open = Not decided yet
tested-compared = Of { $of } comparisons, { $speak ->
    [one] 1 bears
   *[other] { $speak } bear
} it out and { $against ->
    [one] 1 speaks
   *[other] { $against } speak
} against it. The rest are too close to call.
tested-strong-differ = Strong players get different numbers here: { $where }.
tested-games-to-tell = A strong player leads a careful one 19 times out of 20 after { NUMBER($games, useGrouping: 1) } games ({ NUMBER($least, useGrouping: 1) } to { NUMBER($most, useGrouping: 1) }).
tested-as-table = As a table
tested-column-times = Counted
tested-times = { NUMBER($number, useGrouping: 1) }
tested-from-to = { $number } ({ $least } to { $most })
tested-try = Try it on the table
tested-link = In numbers: { $title }
tested-all = See all the numbers
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
tested-claim-cards = Do aces, jokers and the 10 of diamonds put you ahead?
tested-said-cards = For each ace dealt to you, you finish { $ace } points further ahead per 100 games.
tested-chart-cards = Points ahead in 100 games, by the card you are dealt
tested-title-jokers = Jokers decide
tested-claim-jokers = “Jokers account for more than half of the points.”
tested-said-jokers = Of 100 points, { $jokers } are on jokers. The chart shows how jokers are won.
tested-chart-jokers = Of 100 jokers, how they are won
tested-title-totals = Sums to avoid
tested-claim-totals = “Leave no cards that add up to 10, or to the value of a joker.”
tested-said-totals = When the highest of these sums is left, the next player wins { $at } points in 100 turns. When it’s one less, { $beside }.
tested-chart-totals = Points the next player wins in 100 turns, by a sum left on the table
tested-title-laying = Cards to lay down
tested-claim-laying = “Don’t lay down aces, face cards or low cards. Cards from 5 to 9 are safer.”
tested-said-laying = The next player takes { $ace } of 100 aces laid down, and { $seven } of 100 sevens. But what counts is what else they win: { $lost } points in 100 turns after a 4, { $kept } after a 7.
tested-chart-laying = Of 100 cards laid down, how many the next player takes
tested-title-series = Zwick after Zwick
tested-claim-series = “One Zwick can start a whole series.”
tested-said-series = After a Zwick, the same player has another one at the next chance { $after } times in 100. At any turn it’s { $any }.
tested-chart-series = Zwicks in 100 turns, by what is on the table
tested-title-joker-builds = A build for your joker
tested-claim-joker-builds = “Build to the value of your joker.”
tested-said-joker-builds = Of 100 builds for the largest joker, { $joker } come home to the team that made them. Of 100 builds of any value, { $any } do.
tested-chart-joker-builds = Of 100 builds, how many come home, by value
tested-title-high-builds = High builds are safer
tested-claim-high-builds = “Build an 8, 9 or 10 rather than a 2, 3 or 4.”
tested-said-high-builds = The other team takes { $two } of 100 builds of 2, and { $nine } of 100 builds of 9.
tested-chart-high-builds = Of 100 builds, how many the other team takes, by value
tested-title-dealer = The dealer’s seat
tested-claim-dealer = The dealer plays last. Is that the best seat?
tested-said-dealer = The dealer is on the winning team { $dealer } times in 100, the player on the dealer’s left { $first } times.
tested-chart-dealer = Points won at each seat in 100 games
tested-title-luck = How much is luck?
tested-claim-luck = Do you win more often with more jokers?
tested-said-luck = With no joker your team wins { $none } games out of 100, with two { $two }.
tested-chart-luck = Games won out of 100, by the jokers your team is dealt
tested-way-hand-build = Takes a build
tested-way-hand-group = Takes a sum
tested-way-hand-single = Takes one card
tested-way-built-down = In a build below its value
tested-way-built-else = In another build
tested-way-loose = Taken as a loose card
tested-way-left = Left on the table at the end
tested-way-nobody = Won by no one
tested-conditions-greedy = The diamond marks are from { NUMBER($games, useGrouping: 1) } games with casual players. Before each game, casual players play a whole round, and the pot is what they left. To play for the pot means to stay in or to bid. For these numbers one player in each game did that whatever the cards were, and the same game was played again with that player passing.
tested-greedy = Casual
tested-greedy-differ = Casual players get different numbers here ({ $what }: { $where }).
tested-only-greedy = Only casual players have played enough games to tell, so these numbers are theirs.
tested-only-strong = Only strong players have played enough games to tell, so these numbers are theirs.
tested-answer-true = Yes
tested-answer-half = It depends
tested-answer-false = No
tested-answer-open = Not decided yet
tested-axis-trumps = Trumps in your hand
tested-axis-top = Your best card
tested-axis-has = Your hand
tested-axis-pot = Size of the pot (1 = the stakes of one game)
tested-top-always = Permanent trump
tested-top-low = Lower trump
tested-top-ace = Ace, but no trump
tested-top-none = Neither
tested-has-yes = With it
tested-has-no = Without it
tested-title-one-trump = A single trump
tested-claim-one-trump = “You may drop out if you think you can’t win a trick,” says the article on Zwicken. Is one trump enough to play for the pot?
tested-said-one-trump = Compared with passing, playing for the pot is worth { $one } chips in 100 games with one trump. With no trump it’s { $none }, with two { $two }.
tested-chart-one-trump = What playing for the pot is worth in 100 games, in chips, by trumps
tested-title-high-trump = High or low
tested-claim-high-trump = Does it matter how high your best trump is?
tested-said-high-trump = With the ace of trumps, playing for the pot is worth { $high } chips in 100 games. With nothing but low trumps it’s { $low }.
tested-chart-high-trump = What playing for the pot is worth in 100 games, in chips, by your best card
tested-title-win-or-pay = Win or pay
tested-claim-win-or-pay = With one trump, do you win more often than you pay?
tested-said-win-or-pay = Of 100 players who play for the pot with one trump, { $takes } win all or part of it and { $pays } have to pay.
tested-chart-win-or-pay = Of 100 players who play for the pot, how many win something, by their best card
tested-title-likely = Likely to win
tested-claim-likely = “A player who asks has good cards and is likely to win a share of the pot,” says the article on Zwikken. Is it true here?
tested-said-likely = Given the choice, careful players play for the pot { $stays } times in 100. Then they win all or part of it { $takes } times in 100.
tested-chart-likely = Of 100 players who chose to play for the pot, how many win something, by trumps
tested-title-large-pot = A big pot
tested-claim-large-pot = Should you be quicker to play for a big pot?
tested-said-large-pot = Playing for a pot with the stakes of one game is worth { $small } chips in 100 games. With three times as much in it, it’s { $large }.
tested-chart-large-pot = What playing for the pot is worth in 100 games, in chips, by its size
tested-title-speak-last = First or last
tested-claim-speak-last = Is it better to speak last?
tested-said-speak-last = Compared with passing, playing for the pot is worth { $first } chips in 100 games on the dealer’s left, and { $last } for the dealer.
tested-chart-speak-last = What playing for the pot is worth in 100 games, in chips, by seat
tested-title-three = Three of a kind
tested-claim-three = Is three of a kind worth having?
tested-said-three = After 100 games with three of a kind you have { $held } chips, after 100 without it { $others }.
tested-chart-three = Chips after 100 games, with three of a kind and without
tested-title-ten = The 10 of trumps
tested-claim-ten = Is the 10 of trumps worth having, since you can swap it?
tested-said-ten = After 100 games with the 10 of trumps you have { $held } chips, after 100 without it { $others }.
tested-chart-ten = Chips after 100 games, with the 10 of trumps and without
tested-title-always = The permanent trump
tested-claim-always = Is the card that’s always a trump worth having?
tested-said-always = After 100 games with the permanent trump you have { $held } chips, after 100 without it { $others }.
tested-chart-always = Chips after 100 games, with the permanent trump and without
tested-title-more-trumps = Every trump counts
tested-claim-more-trumps = Is one more trump always worth having?
tested-said-more-trumps = After 100 games without a trump you have { $none } chips, after 100 with one { $one }, and after 100 with two { $two }.
tested-chart-more-trumps = Chips after 100 games, by the trumps you are dealt
tested-title-dealer-pays = Who pays whom
tested-claim-dealer-pays = Does the dealer pay for everyone else?
tested-said-dealer-pays = After 100 games as dealer you have { $dealer } chips, after 100 on the dealer’s left { $first }.
tested-chart-dealer-pays = Chips after 100 games, by seat
tables-about = How many cards you get, and what scores points at the end.
tables-deals = The deal
tables-scores = Scoring
tables-column-players = Players
tables-column-cards = Cards
tables-column-picture = Layout
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
tables-left-over = and { $number } more on the table
tables-later = and more on the table with later deals: { $sizes }
tables-out = { $number ->
    [one] 1 card
   *[other] { $number } cards
} left out
tables-majority = Most cards (in a tie, { $tie })
tables-zwick = Each Zwick
tables-zwick-no-joker = Each Zwick without a joker
tables-zwick-joker = Each Zwick with a joker
tables-build-left = Each of your builds left at the end
tables-total = Total
tables-total-packs = Total with { $packs } packs ({ $players } players)
tables-and-zwicks = { $points }, plus Zwicks
tables-at-most = at most { $points }, plus Zwicks

## Where rules come from

source-english = English source
source-english-about = Zwickern as Dietrich Jensen of Dithmarschen taught it to John McLeod and Günther Senst, Reinhardt Christiansen’s family version with a whole game, and notes on the books of Danyliuk, Dietze and Grupp.
source-german = German source
source-german-about = The same games in German. Where one of the two has a slip of the pen, the other settles it.
source-french = French source
source-french-about = A looser description in French of a game much like Jensen’s, under the name Zwicker.
source-zwicken = Article on Zwicken
source-zwicken-about = An encyclopedia article on the Austrian and German trick-taking game, drawing on Alvensleben (1853), Katira (1983) and Danyliuk (2017).
source-zwikken = Article on Zwikken
source-zwikken-about = An encyclopedia article on the Dutch trick-taking game, drawing on a Dutch book of 1853, on Parlett (1977) and on today’s rules.
source-ours = Our reading
source-ours-about = The sources are silent here or contradict each other. We chose one reading, and say why.

## The glossary

glossary-row = Words explained:
glossary-german = In German: { $german }
glossary-french = In French: { $french }
glossary-source = Source: { $source }
word-source-english = the English source
word-source-german = the German source
word-source-christiansen = Christiansen’s rules
word-source-dietze = Dietze’s and Danyliuk’s books
word-source-grupp = Grupp’s book
word-source-french = the French source
word-source-zwicken = the Zwicken article
word-source-zwikken = the Zwikken article
word-source-ours = our reading
glossary-list = All words used at the table ({ $number })
glossary-search = Find a word
glossary-none = No word here contains “{ $text }”.

## House rules

house-about = Many families play some things their own way. Say here how yours plays. Then you can choose your rules wherever you choose a version: for puzzles, in Replay and when you compare rules.
house-ours = Which rules do you play by?
house-ours-none = Not chosen yet
house-ours-about = Play and Rules start with your rules. Lessons say what’s different in them, and there are puzzles for them.
house-based = based on { $base }
house-play = Play by these rules
house-change = Change
house-save-file = Save as a file
house-share = Share
house-share-about = Anyone who opens this address can use your rules.
house-share-code = QR code of this address
house-share-none = Your rules don’t fit into an address here. Save them as a file and send that.
house-shared = House rules for you: { $title }
house-shared-keep = Keep these rules
house-shared-there = You already have these rules.
house-shared-broken = There are no valid house rules in this address. Ask for it to be sent again.
house-delete = Delete
house-delete-about = What you’ve solved under these rules stays in your data, but you won’t see it without them. You can restore them right afterwards.
house-delete-sure = Yes, delete them
house-deleted = “{ $title }” is deleted.
house-not-restored = “{ $title }” can’t be restored: there’s no room, or other house rules have that name now.
restore-deleted = Restore
house-kept = “{ $title }” is saved.
house-broken = The house rules “{ $name }” can’t be used:
house-new = New house rules
house-ask-start = Answer a few questions
house-ask-start-about = Say how your family plays, one question at a time. The form is filled in for you.
house-ask-of = Question { $number } of { $total }
house-ask-back = Back
house-ask-next = Next question
house-ask-done = Show my rules
house-ask-stop = Stop asking
house-ask-shown = For example:
house-ask-jokers = How many jokers are in your pack?
house-ask-numbers = What’s written on them?
house-ask-numbers-steps = 15, 20, 25 and so on
house-ask-numbers-own = other numbers
house-ask-numbers-wild = nothing (a joker counts as whatever you like)
house-ask-written = The numbers
house-ask-courts = What do aces and face cards count as?
house-ask-courts-both = 1 or 11, 2 or 12, 3 or 13, 4 or 14
house-ask-courts-high = 11, 12, 13, 14
house-ask-courts-low = 1, 2, 3, 4
house-ask-deal = How do you deal at the start?
house-ask-deal-is = { $each } to each player, { $picture } on the table
house-ask-building = What can a card do on a build?
house-ask-building-subtract = add and subtract
house-ask-building-add = only add
house-ask-zwick = Who plays after a Zwick?
house-ask-zwick-next = the next player
house-ask-zwick-same = the player who made it
house-ask-points = What scores?
house-ask-points-three = ♦10 three, ♠10, ♠2 and aces one each, most cards three, a Zwick one
house-ask-points-ten = ♦10 ten, aces two each, ♦7 and ♠7 one each, most cards one, a Zwick three
house-edit = Change “{ $title }”
house-keep = Save these rules
house-cancel = Leave them as they were
house-title-taken = The name “{ $title }” is already taken. Choose another one.
house-no-title = Give these rules a name.
house-unchanged = These are still the rules of { $base }. Change something, or just play { $base }.
house-name-wrong = “{ $name }” doesn’t work as a short name. Use up to 30 small letters, digits and hyphens, starting with a letter.
house-name-taken = Another game already has the short name “{ $name }”. Choose a different one.
house-read = House rules from a file
house-file = A file saved here or written by you, up to { $limit } kB
house-read-button = Add these rules
house-wrong-file = This file can’t be used. The numbers are its lines and columns.
house-base = Based on
house-title = Name
house-scoring = Scoring, 0 to { $most } points each
house-cards = Points for single cards, 0 to { $most } each
house-more = Other cards that score
house-more-choose = Choose cards
house-more-settings = Short name, language
house-name = Short name, for files and addresses
house-name-about = Small letters, digits and hyphens. It will be: { $name }
house-so-far = Your changes so far:
house-majority = For the most cards
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
house-owner-may-lay = Lay down a card while you own a build
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
house-build-left = A build left at the end costs
house-build-limit = Highest build (0: any)
house-target = Play to (0: no end)
house-hands = Games (0: no end)
house-build-on-empty = Announce a card on an empty table
house-build-on-empty-about = On an empty table you may play a card and announce a value for it, as a build on its own. The sources only say that you have to play a card. Without this rule you lay it down.
house-majority-on-tie = Points for most cards in a tie
house-majority-on-tie-about = In a tie, everyone with the most cards gets the points for them. One source gives them to no one. The others don’t say, and we read them the same way.
house-subtract-from-card = Subtract the table from your card
house-subtract-from-card-about = A build may also be your card minus the old value: a queen on a 9 makes 4, since 13 minus 9 is 4. An example in one source speaks against it, so usually only the old value minus your card is allowed.
house-same-value = Keep the value with an equal card
house-same-value-about = A card equal to the old value may leave it as it was: a 10 on a 10 makes 10 again. Where builds only add, the sources don’t mention this, and we read them as not allowing it.
house-on-build-on-empty = On an empty table you may announce a card as a build.
house-on-majority-on-tie = In a tie, everyone with the most cards gets the points for them.
house-on-subtract-from-card = A build may be your card minus the old value.
house-on-same-value = An equal card may leave a build’s value as it is.
house-off-same-value = An equal card can’t leave a build’s value as it is.
house-on-subtract = A build may also be the old value minus your card.
house-off-subtract = You only add when you build.
house-off-single-builds = A card on its own can’t be a build.
house-off-build-for-partner = You build only for yourself.
house-off-owner-may-lay = While you own a build, you can’t lay down a card if you can capture or build.
house-on-joker-by-joker = Only a joker takes a joker on the table.
house-on-zwick-again = After a Zwick, the same player plays again.
house-off-last-takes-rest = No one gets the cards left on the table at the end.
house-capturing-must = A card that can take something can’t be laid down.
house-capturing-all = When you take, you take all your card can. A card that can take something can’t be laid down.
house-duty-capture = You have to take your build on your next turn.
house-duty-none = Once you’ve built, you don’t have to keep a card for the build.
house-last-zwick-dealer = A Zwick with the very last card counts only for the dealer.
house-last-zwick-not = A Zwick with the very last card doesn’t count.
house-build-limit-is = No build is worth more than { $limit }.
house-build-limit-none = A build may have any value a card can take.
house-target-is = You play to { $points } { $points ->
    [one] point
   *[other] points
}.
house-hands-is = You play { $number } { $number ->
    [one] game
   *[other] games
}.
house-jokers-are = { $number ->
    [one] The joker counts as { $values }.
   *[other] The jokers count as { $values }.
}
house-jokers-wild = { $number ->
    [one] There’s one wild joker.
   *[other] There are { $number } wild jokers.
}
house-jokers-none = There are no jokers.
house-wild-from = A wild joker can be any value you like from { $least } to { $most }.
house-court-counts = { $rank } counts as { $values }.
house-deals-to = With { $players } players: { $sizes } cards each, and { $picture } on the table at the start.
house-plays-in-pairs = With { $players } players, partners sit opposite each other.
house-plays-alone = With { $players } players, everyone plays alone.
house-joker-zwick-scores = A Zwick with a joker scores { $points }.
house-build-left-scores = A build left at the end costs its owner { $points }.
house-majority-scores = Having the most cards scores { $points }.
house-zwick-scores = A Zwick scores { $points }.
house-card-scores = { $card } scores { $points }.
house-rank-scores = Each { $rank } scores { $points }.
house-unknown = This puzzle needs the house rules “{ $name }”, which aren’t saved here. Make them or load them from a file on the Rules page. Until then, here’s another puzzle.
house-too-many = You can keep up to { $number } house rules. Delete some first.
house-too-long = a file of house rules can have { $limit } bytes at most

## The crib sheet

crib-title = Zwickern: { $variant }
crib-aim = With a card from your hand, take cards of the same value from the table, or cards that add up to it. Clear the table for a Zwick. The side with the most points wins.
crib-aim-no-zwick = With a card from your hand, take cards of the same value from the table, or cards that add up to it. The side with the most points wins.
crib-print = To print it, use your browser’s print command. It fits on one A4 page.
crib-print-house = To print it, use your browser’s print command.
crib-save = Save as a file
crib-cards = Card values
crib-card = Card
crib-counts = Value
crib-plain = 2 to 10
crib-plain-counts = their number
crib-wild = { $number ->
    [one] 1 wild joker
   *[other] { $number } wild jokers
}
crib-wild-played = When it captures, a joker takes one value of your choice, and loose jokers as well. In a build, it has the announced value.
crib-wild-held = In your hand, a joker can keep any one promise.
crib-wild-loose = Only a joker takes a loose joker. It’s never part of a sum, and you can’t build on it.
crib-wild-some-played = When it captures, a wild joker takes one value of your choice. In a build, it has the announced value.
crib-wild-some-held = In your hand, a wild joker can keep any one promise.
crib-wild-held-from = In your hand, a wild joker can keep one promise from { $least } to { $most }.
crib-wild-some-loose = Only a joker takes a loose wild joker. It’s never part of a sum, and you can’t build on it. A joker may take several of them, and other cards as well.
crib-joker-loose = Only a joker takes a loose joker, whatever their values. A loose joker is never part of a sum, and you can’t build on it. A joker may take several of them, and other cards as well.
crib-turn = Your turn: play one card
crib-lay = Lay it down, face up on the table.
crib-capture = Or capture: take as many cards and builds of its value as you want. You never have to.
crib-capture-some = Or capture: take as many cards and builds of its value as you want.
crib-capture-must = Or capture: take as many cards and builds of its value as you want. A card that can take something can’t be laid down.
crib-capture-all = Or capture: take all it can take, cards and builds of its value. A card that can take something can’t be laid down.
crib-groups = Take cards that add up to its value as a group. One card may take several groups, all of the same value. When you capture you add, and never subtract.
crib-two-values = A loose ace, jack, queen or king counts low or high. You choose each time.
crib-two-values-some = On the table, you choose low or high each time: { $ranks }.
crib-build = Or build: play it on a card or build and announce the new value. Or announce a value for the card on its own.
crib-build-on = Or build: play it on a card or build and announce the new value. A card on its own can’t be a build.
crib-building = Builds
crib-add = New value: the old one plus your card.
crib-add-subtract = New value: the old one plus or minus your card, at least 1.
crib-subtract-from-card = Or your card minus the old value.
crib-same-value = An equal card may leave the value as it is.
crib-limit = No build is worth more than { $limit }.
crib-hold = Keep a card in your hand that takes it. For builds of two values, keep two different cards.
crib-duty-capture = To build, you need a card in your hand that takes the build. On your next turn you have to take one of your builds if you can.
crib-duty-none = To build, you need a card in your hand that takes the build. After that you may play the card as you like.
crib-owner = If you change a build, it’s yours, and its former owner is free. Anyone may capture it, as one card of its value.
crib-owner-free = If you change a build, it’s yours. Anyone may capture it, as one card of its value.
crib-for-partner = With { $players } players: you may build for your partner without such a card, if your partner has announced the new value and hasn’t played a card for it since.
crib-one-item = You build on one card or one build. You never join two of them on the table.
crib-on-empty = On an empty table, too, you may announce a card on its own.
crib-not-on-empty = On an empty table you can only lay down a card.
crib-more-players = The same goes for up to { $most } players.
crib-zwick = The Zwick
crib-zwick-about = A capture that leaves the table empty is a Zwick.
crib-zwick-no-joker = Clearing the table with a joker doesn’t count as a Zwick.
crib-zwick-mark = Mark each Zwick with a face-up card among your won cards, ideally one that scores nothing.
crib-end = The end
crib-between = Cards left on the table after a deal stay there for the next.
crib-last = After the last deal they go to whoever captured last. That isn’t a Zwick, but the last card played can still make one.
crib-last-rest = Cards left on the table at the end go to whoever captured last. That isn’t a Zwick.
crib-last-zwick = The last card played can still make a Zwick.
crib-next = Count your points, then the deal passes to the left. The points of all games are added up.

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
play-which-table = Which version?
play-table-jensen = Two teams of two, three jokers: the version you learn here.
play-table-christiansen = Everyone for themselves, with four jokers and big hands.
play-table-dietze = No jokers, only sums: the quickest to learn.
variant-source-jensen = As Dietrich Jensen taught it. The deals for two and three are our reading.
variant-source-christiansen = As Reinhardt Christiansen learned it from his father. He was no longer sure of every detail.
variant-source-dietze = As described in two books, by Rita Danyliuk (1972) and Rudolf Dietze (1984). How to deal when the last cards aren’t enough for everyone is our reading.
variant-source-grupp = As described in Claus Grupp’s book (1976), for a pack of 58 cards. How many packs five or more players need is our reading.
variant-source-french = As described in a French text. It first asks for sums of ten, but we follow its examples.
variant-short-jensen = Two teams of two, three jokers
variant-short-christiansen = Everyone alone, four jokers
variant-short-dietze = No jokers, only building up
variant-short-grupp = Six jokers worth whatever you like
variant-short-french = Two against two, from a French source
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
} left to play.
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
play-pace = Speed of the others
play-pace-slow = slow
play-pace-normal = normal
play-pace-fast = fast
play-pace-at-once = instant
play-pace-step = step by step
play-switch-hints = Help when I ask for it
play-switch-teach = A warning before a costly move
play-switch-forced = Play my last card for me when there’s only one move
play-switch-open-hands = All cards face up
play-switch-sayings = The others chat now and then
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
play-given-up-about = You gave up this game. It’s under “{ $title }”, and you can play on there.
play-given-up = given up
play-change-seats = Change seats
play-saying = “{ $text }”
saying-zwick-1 = Zwick! All gone.
saying-zwick-2 = Nothing left for you.
saying-zwick-ours-1 = Zwick! That one’s ours.
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
saying-many-2 = That’s a full net!
saying-nothing-1 = You left me nothing to take.
saying-nothing-2 = Nothing there again, so I’ll lay one down.
play-elsewhere = You continued this game in another tab. Here’s where it is now.
play-take-back = Take back
play-watch-again = Watch again
play-last-round = Last round
play-score-now = Score
play-since-capture = Watch from the last capture
play-anyway = Play it anyway
play-ask-can = What can I do?
play-ask-safe = What’s safe?
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
play-hand-over-about = Everyone else, look away now.
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
review-taken-back = Move { $number }, { $play }: on a closer look, that wasn’t a mistake.
review-nothing = Well played! None of your moves was clearly worse than another.
review-mark = Move { $number }, { $play }: { $cause }.
review-mark-why = Move { $number }, { $play }: { $why }
review-mark-other = Move { $number }, { $play }: that cost you points.
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
review-what-was-better = Better moves
replay-own-game = Your game: { $variant }, game { $number }
replay-next-mistake = Next mistake
line-review-key = ?! gave a little away, ? up to 3 points, ?? more.
again-title = Move { $number } again
again-about = You’re back in your seat and see what you saw then. Find a better move.
again-right = No move is clearly better.
again-same = That’s what you played.
again-wrong = That gives points away, too.
again-show = Show better moves
again-next = Next mistake
tables-title = By version
tables-rules = Version, players
tables-level = The others
tables-mixed = different levels
tables-games = Games
tables-lead = Average lead in points
games-title = Your games
games-none = No game counts here yet. Play one to the end, and you’ll see how many points you gave away.
games-mean = Points given away per game: { $lost } ± { $about }
games-number = { $number ->
    [one] From one game, which doesn’t say much.
   *[other] From { $number } games.
}
games-game = Game
games-lead = With the best moves your lead would be that much bigger: your side’s points minus the others’.
games-points = Points given away
games-over-time = The points you gave away in each game. The line shows the margin of error.
games-cause = Cause
games-plays = Moves
games-a-game = Points per game
games-help = Work on this next: { $cause }.
games-uncounted = A game doesn’t count towards anyone’s stats if several people play at one screen, if all cards are face up, if you knew the cards already or anyone can get them, if it’s your first game, where you get help, or if you take a move back. A move doesn’t count if you asked for help before it or heeded a warning. A move made against a warning counts.
tricks-again-about = You’re back in your seat and see what you saw then. Find something that wins more.
tricks-again-same = That’s what you did.
tricks-again-wrong = That gives chips away, too.
tricks-games-title = Your games of Zwicken and Zwikken
tricks-games-none = No game counts here yet. Play one to the end, and you’ll see how many chips you gave away.
tricks-games-mean = Chips given away per game: { $lost }
tricks-games-chips = Chips given away
tricks-games-over-time = The chips you gave away in each game. The line shows the margin of error.
tricks-games-a-game = Chips per game
## Worksheets on paper

worksheet-title = Card puzzles
worksheet-about = It’s your turn. What do you play? The solutions are at the end.
worksheet-solutions = Solutions

## The Workshop

nav-workshop = Workshop
workshop-about = Lay out some cards and make a puzzle of them.
workshop-view = View
workshop-view-position = Position
workshop-view-puzzle = Puzzle
workshop-view-preview = Preview
workshop-view-yaml = YAML
workshop-view-paper = On paper
workshop-drafts = Drafts
workshop-new = New draft
workshop-unkept = New draft (not saved)
workshop-unread = Draft with mistakes in its text
workshop-undo = Undo
workshop-delete = Delete
workshop-delete-about = You can restore the draft right afterwards. A file you’ve saved stays.
workshop-delete-sure = Delete this draft
workshop-deleted = “{ $title }” is deleted.
workshop-not-deleted = This draft was changed in another tab, so it hasn’t been deleted. Here it is with the changes.
workshop-elsewhere = This draft was changed in another tab and stays as it is there. What you have here is now a separate draft.
workshop-broken = This draft can’t be shown here. Undo your last change, or go to its text and correct it.
workshop-broken-text = Go to its text
workshop-too-many = There are { $number } drafts already, and no room for another. This one won’t be saved until you delete one.
workshop-too-long = A draft can have { $limit } kB at most. Your change wasn’t made.
workshop-card-not-in-pack = The pack of this version has no { $card }.
workshop-card-too-often = There’s no { $card } left for that: the pack has { $number }.
workshop-value-not-takeable = No card in this version can take a build of { $value }.
workshop-value-not-reachable = You can’t build { $value } with { SHORT($cards) } in this version.
workshop-wrong-number-of-seats = This version isn’t for that many players.
workshop-refused = This position isn’t possible.
workshop-pack = Pack
workshop-hand-of = Hand: { $seat }
workshop-table-empty = The table is empty. Choose cards from the pack, then say where they go.
workshop-choose-pack = Choose a card from the pack.
workshop-choose-back = Choose the cards to put back, from a hand or from the table.
workshop-keys = Arrow keys move, Space selects, Enter puts the cards into the hand, Escape deselects. You can drag cards, too.
workshop-one-card = A build gets one card at a time.
workshop-to-hand = Hand
workshop-to-table = Table
workshop-to-pile = Won cards
workshop-back = Put back
workshop-no-value = You can’t make a build with this card here.
workshop-which-value = What value does the build with { SHORT($card) } get?
workshop-card-unknown = “{ $card }” isn’t a card. Write rank and suit, such as AS, 10D or X25.
workshop-type-first = Type the cards first.
workshop-whose = Hand
workshop-type = Type the cards (KS 5H 10D)
workshop-players = Players
workshop-turn = Next to play
workshop-house-file = A puzzle with your own house rules needs the file with these rules beside it.
workshop-more = Announcements, won cards, dealer, stock
workshop-announced = Announced values
workshop-none = None
workshop-nobody = Unknown
workshop-dealer = Dealer
workshop-last = Last capture
workshop-stock = Cards in the stock
workshop-zwicks = Zwicks made
workshop-empty-pile = Return won cards to the pack
workshop-seen = Possible moves
workshop-zwick-number = { $number ->
    [0] No Zwick is possible.
    [one] A Zwick is possible.
   *[other] A Zwick is possible with { $number } cards.
}
workshop-uncounted = There are too many legal moves to count.
workshop-plays = { $number ->
    [one] One legal move
   *[other] { $number } legal moves
}
workshop-largest = Largest captures: { $number }
workshop-no-capture = There’s nothing to take.
workshop-puzzle-too-large = There are too many cards on the table for a puzzle.
workshop-good = There’s nothing wrong with this puzzle.
flaw-unsolvable = No move solves this.
flaw-too-many-right = A weak puzzle: too many moves, or too many cards in the hand, are right, so a guess will often do.
flaw-all-right = A weak puzzle: nearly every move is right.
flaw-no-choice = A weak puzzle: there’s hardly anything to choose from.
flaw-one-capture = A weak puzzle: only one capture is possible.
flaw-one-card = A weak puzzle: all cards in the hand have the same values.
flaw-plain-sum = A weak puzzle: the first sum you try is right.
flaw-pairs = A weak puzzle: you only take equal values, with nothing to add up.
flaw-too-small = A weak puzzle: there’s too little to take.
flaw-no-margin = A weak puzzle: another move is nearly as good.
flaw-greedy = A weak puzzle: taking the most cards is all it needs.
flaw-just-a-zwick = A weak puzzle: the solution is a Zwick. Ask for a Zwick instead.
flaw-zwick-at-hand = A weak puzzle: a Zwick is possible right away.
flaw-gives-points = A weak puzzle: the right move gives points away.
flaw-own-points = A weak puzzle: the solution lays down a card that scores.
workshop-goal = Task
workshop-goal-card = Card to play
workshop-goal-items = Cards or builds to take
workshop-solutions = { $number ->
    [one] The solution
   *[other] { $number } solutions
}
workshop-tries = Wrong moves
workshop-tries-about = Tick the ones that are tempting here.
workshop-stale = { $number ->
    [one] One wrong move isn’t possible in this position any more.
   *[other] { $number } wrong moves aren’t possible in this position any more.
}
workshop-stale-remove = Remove these moves
workshop-own-try = Type another wrong move
workshop-add-try = Add this move
workshop-try-unread = This can’t be read as a move. Write it like 3H, KS x QS+AD or 10S on 9C = 19.
workshop-try-right = This move is right, so it can’t be a wrong one.
workshop-title-field = Title
workshop-remark = Remark: what to look for, and why it works
workshop-save = Save the puzzle as a file
workshop-save-about = The file has all solutions and themes. The command zwickern validate proves them.
workshop-language = Language of the texts
workshop-language-unsaid = Same as the folder
workshop-first-lesson = Our own lesson
workshop-first-about = What it’s for.
workshop-first-step = Two sums
workshop-first-text = All cards on the table fall into groups that add up to 12. Clear the table.
workshop-not-yet = This isn’t a puzzle yet:
workshop-yaml = File of this draft
workshop-take-over = Apply changes
workshop-faults = { $number ->
    [one] There’s one mistake.
   *[other] There are { $number } mistakes.
} { $places ->
    [one] See line { $lines }.
   *[other] See lines { $lines }.
}
workshop-no-faults = There are no mistakes in the text.
workshop-file = A file with a puzzle or a position, { $limit } kB at most
workshop-read-file = Read the file
workshop-no-text = This text can’t be saved.
workshop-mend-first = The text of this draft has mistakes. Correct them under YAML, or undo the last change.
workshop-needs-hand = The player whose turn it is needs a card.
under-own = Lay out a position in the Workshop
under-own-none = The open draft in the Workshop has no position yet.
workshop-make = Make a puzzle of this
worksheet-folder = Collection
worksheet-mine = My own
worksheet-single = Single puzzles
worksheet-by-lot = Picked at random
worksheet-count = Number of puzzles
worksheet-seed = Sheet number (each gives different puzzles)
worksheet-language = Language of the sheet
worksheet-none = No puzzle fits.
worksheet-number = { $number ->
    [one] One puzzle fits.
   *[other] The sheet has { $number } puzzles.
}
worksheet-paper = Puzzles on paper
worksheet-save = Save as a page to print

## The Workshop: a game that was played

workshop-view-game = Game
game-untitled = Game with { $seats }
workshop-game-stage = Input
workshop-game-deal = Cards
workshop-game-play-on = Moves
workshop-game-deal-about = Lay out the cards you know, at least those on the table. The others become known as they’re played.
workshop-game-unknown = { $seat }: { $number ->
    [one] one card still unknown
   *[other] { $number } cards still unknown
}
workshop-game-to-table = { $number ->
    [one] One card is still missing on the table.
   *[other] { $number } cards are still missing on the table.
}
workshop-game-all-known = All cards of this deal are known.
workshop-game-may-hold = { $seat }: known cards, then those no one has seen
workshop-game-refused = That doesn’t fit what you’ve entered so far.
workshop-game-turn = Move { $number }: it was someone else’s turn.
workshop-game-play = Move { $number } isn’t possible: { $why }
workshop-game-cut = Take back this move and all later ones
workshop-game-played = { $seat } has played a card that would then be missing.
workshop-game-hand-full = { $seat } gets { $number ->
    [one] one card
   *[other] { $number } cards
} in this deal. If you dealt differently, say so under Players.
workshop-game-table-full = { $number ->
    [0] No card goes to the table in this deal.
    [one] One card goes to the table in this deal.
   *[other] { $number } cards go to the table in this deal.
} If you dealt differently, say so under Players.
workshop-game-plays = { $number ->
    [0] No move yet
    [one] One move
   *[other] { $number } moves
}
workshop-game-take-back = Take back
workshop-game-deal-again = Next deal
workshop-game-note = Note on move { $number }
workshop-claims = Checked claims about this move: { $number }
workshop-claim-kind = Claim
workshop-claim-no-capture = There was nothing to take
workshop-claim-no-build = There was nothing to build
workshop-claim-only-lay-down = You could only lay down a card
workshop-claim-could = Another move was possible
workshop-claim-could-not = Another move wasn’t possible
workshop-claim-holds-only = The hand has exactly these cards
workshop-claim-text = Type the move or the cards
workshop-claim-add = Add the claim
workshop-claim-drop = Remove
workshop-claim-unread = This can’t be read. Write a move like 3H, KS x QS+AD or 10S on 9C = 19, and cards like 4C 9D.
workshop-claim-cannot = This isn’t true: { $why }
workshop-claim-holds = This isn’t true: the hand has { SHORT($cards) }.
workshop-claim-legal = This isn’t true. One move is possible: { $play }
workshop-game-hand-unknown = This hand isn’t fully known yet, so we can’t say what else it could play.
workshop-game-so-far = So far
workshop-game-open = Open in Replay
workshop-game-otherwise-told = Not all cards are known, or the cards were dealt differently. The file says so.
workshop-game-not-yet = This isn’t a game to replay yet:
workshop-game-held = The game to replay ends before move { $number }: we don’t know yet which card was kept for a build there. You’ll know when it’s played, or you can lay it out under Cards.
workshop-game-players = Players
workshop-game-seat = Name of seat { $number }
workshop-game-seat-twice = Each seat needs its own name.
workshop-game-otherwise = Dealt differently
workshop-game-otherwise-about = Each hand has exactly the cards you lay out, however many.
workshop-game-about = About the game
workshop-game-next = { $seat } plays next
workshop-game-deal-over = This deal is over.
workshop-game-type = Type the next move (KS x QS+AD)
workshop-game-type-add = Play

## The Workshop: a lesson

workshop-view-lesson = Lesson
workshop-lesson-head = About the lesson
workshop-lesson-about = Purpose of the lesson
workshop-lesson-can = Learning goals
workshop-lesson-steps = Steps: { $number }
workshop-step-up = Up
workshop-step-down = Down
workshop-step-copy = Copy
workshop-step-remove = Remove
workshop-step-removed = “{ $title }” is removed.
workshop-step-kind = Exercise or draft
workshop-step-add = Add as a step
workshop-step-of-draft = Draft: { $title }
workshop-step-drafted = Look at the cards first.
workshop-step-take-board = Cards from a draft
workshop-step-board-of = Draft
workshop-step-boards-about = Press “Make a puzzle of this” beside any other board, and its cards appear in this list.
workshop-step-text = Intro text
workshop-step-done = Text once it’s solved
workshop-step-shows = Rules used
workshop-step-counter = Rules that only seem to apply
workshop-answer = The answer: { $answer }
workshop-reasons = Your own reasons
workshop-reasons-about = They appear when someone gives exactly this wrong answer.
workshop-reason-against = Wrong answer
workshop-reason = Reason, in one sentence
workshop-step-of = Step { $number }: { $title }
workshop-step-board = Change the board
workshop-step-task = Change the task
workshop-step-back = Back to the lesson
workshop-asked-play = Move (or type another)
workshop-asked-plays = Moves
workshop-asked-card = Card
workshop-asked-items = Cards or builds
workshop-asked-onto = Build on
workshop-asked-for = Player
workshop-asked-against = Against which card
workshop-asked-among = Games offered
workshop-asked-of = Subject
workshop-asked-variant = Rules
workshop-asked-cards = Type the cards (KS 5H 10D)
workshop-asked-zwicks = Zwicks made
workshop-asked-most-cards = Most cards
workshop-asked-target = Points to win
workshop-asked-players = Players
workshop-asked-events = To put in order
workshop-asked-game = Game
workshop-asked-fact = Question
workshop-asked-value = Value
workshop-asked-hand = Game { $number }: { $side }
workshop-asked-sides = Sides, separated by commas
workshop-asked-more-rows = Add a game
workshop-asked-fewer-rows = Remove the last game
workshop-asked-refused = You can’t ask it like that.
workshop-lesson-covers = The lesson shows these rules: { $readings }
workshop-lesson-save = Save the lesson as a file
workshop-lesson-not-yet = This isn’t a lesson yet:
workshop-step-not-yet = This step isn’t right yet:
workshop-step-wrong = { $step } (with a mistake)
ending-title = The ending against the solver
ending-about = You’re back in your seat. The solver sees all cards and plays its best for everyone else. Play the deal to its end.
ending-possible = From move { $number } on, with all cards face up and everyone playing their best, your side’s balance (its points minus the others’) would have been { $best }. In your game it was { $got }.
ending-possible-own = From move { $number } on, with all cards face up and everyone playing their best, you would have won { $best ->
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
}, and { $best ->
    [one] 1 was
   *[other] { $best } were
} possible.
ending-stops = The solver can’t work this position out in seconds, so it stops here. Undo your move and try another one.
ending-uncounted = This last deal can’t be worked out in seconds, so there’s no sure answer here.
ending-moves = Cost of your moves
ending-move-best = Move { $number }, { $play }: no move was better.
ending-move-cost = Move { $number }, { $play }: that gave away { $points ->
    [one] 1 point
   *[other] { $points } points
}.
ending-move-uncounted = Move { $number }, { $play }: too many cards to work out in seconds.
ending-play = Play the ending against the solver
