### What commands and servers say to whoever runs them.

## The command line

cli-about = A tutor for Zwickern, the North German fishing game. Without a command it opens in the browser.
cli-moves = Every legal play of each position in FILE.
cli-check = Whether a play is legal, why not, and what it missed.
cli-replay = Play a game record through and count the piles.
cli-validate = Load all content and prove every claim in it.
cli-opening = The tutor is at { $url }. Press Ctrl+C to stop it.
cli-port-forbidden = This system does not let you use port { $port }; choose one from 1024 on with --port, or 0 for any free one.
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
cli-column-offence = Offence
cli-column-net = Won or lost
cli-no-faults = nobody
cli-hand-end = The pot holds { $pot }; { $dealer } deals next; gezwickt: { $faults }.
cli-no-page-of-hands = Pages to print are made of game records only.
cli-column-zwick = Zwick
cli-column-side = Side
cli-unknown = ?
cli-column-legal = Legal plays
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
cli-no-such-path = there is no file or folder { $path }
cli-other-kind = { $kind ->
    [position] for positions there are "zwickern moves" and "zwickern check"
    [game] for records there is "zwickern replay"
    [situation] for situations there is "zwickern moves"
    [hand] for hands there is "zwickern replay"
    [house] for house rules there is the option --house
   *[other] "zwickern validate" proves it
}
cli-validated-files = { $number ->
    [one] 1 file: all proven
   *[other] { $number } files: all proven
}
cli-unforeseen = Something went wrong that should not have ({ $kind }: { $problem }). Please report what you did.
cli-house = House rules that FILE may name; this can be given several times.

## Coverage

cli-coverage-empty = there is no content in { $path }, neither lessons/NN-NAME.yaml nor puzzles/VARIANT/NAME.yaml; name the folder that holds "lessons" and "puzzles"
cli-coverage-nothing = no lesson or puzzle in { $path } shows a reading at work; name readings in "shows" of a step or puzzle
cli-crib = The crib sheet of a variant: all that players need at the table, on one page to print.
cli-crib-variant = the variant, or the name of house rules
cli-crib-done = The crib sheet is in { $file }.
cli-worksheet = A page of puzzles to print, with room for answers, and the solutions at the end.
cli-worksheet-theme = only puzzles of this theme
cli-worksheet-variant = only puzzles of this variant
cli-worksheet-difficulty = only puzzles of this difficulty
cli-worksheet-folder = only puzzles of the folder of your own content with this slug
cli-worksheet-puzzle = only the puzzle with this id, such as club:puzzles/jensen/x; this can be given several times
cli-worksheet-no-folder = no folder given with --content has the slug { $name }
cli-worksheet-no-puzzle = there is no puzzle { $id }
cli-worksheet-count = how many puzzles
cli-worksheet-seed = another number chooses other puzzles
cli-page-lang = the language of a page to print
cli-replay-out = write the game, with its notes and boards, as pages to print
cli-worksheet-out = the file to write
cli-no-language = there is no language { $name }; the languages are { $known }
cli-worksheet-none = no puzzle fits
cli-page-exists = { $file } is there already; name another file
cli-page-unwritten = cannot write { $file }: { $problem }
cli-worksheet-done = { $number ->
    [one] 1 puzzle is in { $file }
   *[other] { $number } puzzles are in { $file }
}
cli-schema = A JSON Schema for a kind of file, for an editor that completes and checks what is typed.
cli-content = A folder of your own content to show beside the tutor's; this can be given several times.
cli-new = Begin a folder of your own content: a lesson, a puzzle and a game to change.
cli-new-folder = The folder, which must be new or empty.
cli-new-not-empty = { $path } is not empty; name a new folder
cli-new-unwritten = { $path } cannot be written: { $problem }
cli-no-input = the standard input cannot be read: { $problem }
cli-output-lost = the output cannot be written: { $problem }
cli-new-done =
    { $path } is begun. Change its files, and see it with
    { $command }
cli-schema-kind = one of { $kinds }
cli-schema-unknown = there is no kind of file { $kind }; the kinds are { $kinds }
cli-coverage = Which readings of the rules the lessons and puzzles teach, and where they show them not to apply.
cli-column-reading = Reading
cli-steps = Name every step and puzzle as well.
cli-coverage-proven = every label is proven; none is the author's word
cli-coverage-word = the author's word, which no machine proves: { $readings }
cli-coverage-beside = { $game }: { $readings ->
    [one] one reading
   *[other] { $readings } readings
}, { $shown } shown at work, { $countered } with a counter-case; proven: { $proven }; the author's word: { $word }; in the rule book alone: { $book }; named nowhere: { $nowhere }
cli-coverage-summary = { $readings } readings: { $shown } shown at work, { $countered } with a counter-case

## Mining puzzles

cli-mine = Mine puzzles: play games from seeds, keep the positions that make good puzzles, prove them and write them down.
cli-mine-variant = The way to play, such as jensen.
cli-mine-game = Puzzles in a trick-taking game: zwicken or zwikken, in all its ways to play, or that of --variant.
cli-mine-goal = What the puzzles ask, such as zwick.
cli-mine-theme = Only puzzles of this theme, such as long-group.
cli-mine-players = How many play; without it as many as is usual.
cli-mine-seed = The first game. The same seed gives the same puzzles everywhere.
cli-mine-count = How many puzzles to write.
cli-mine-out = The folder to write to; each variant gets a folder in it.
cli-mine-workers = How many processes work; without it one for each core.
cli-mine-cluster = Work on the dask cluster whose scheduler has this address, such as tcp://10.0.0.5:8786.
mine-what = say with --variant in which way to play, or with --game in which game
mine-no-game = there are no puzzles in the game '{ $name }'; known are { $known }
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
mine-cluster-address = '{ $address }' is not the address of a dask scheduler; write it like tcp://host:8786
mine-cluster-unreachable = There is no dask scheduler at { $address }.
mine-cluster-empty = The dask scheduler at { $address } has no workers.
mine-other-record = { $file } cannot be gone on with: it is broken, or another version of the miner wrote it. Remove it, or choose another folder with --out.
mine-others-option = { $option } is for puzzles of Zwickern only; leave it out for Zwicken and Zwikken
mine-others-own = a folder of your own cannot hold puzzles of Zwicken and Zwikken yet, so { $folder } would not show them; name another folder with --out
mine-cannot-write = cannot write to { $folder }: { $problem }
mine-bar = Mining, { $games ->
    [one] one game
   *[other] { $games } games
}
mine-found = { $number ->
    [one] One puzzle
   *[other] { $number } puzzles
} in { $folder }, { $written } new
mine-games = Games tried
mine-alike = Too much alike
mine-difficulties = By difficulty
mine-themes = By theme
mine-following = Next seed
mine-exhausted = Only { $found } of { $count } found: { $games ->
    [one] the last game
   *[other] the last { $games } games
} gave none. There are hardly any such puzzles.
mine-interrupted = Stopped. { $number ->
    [one] One puzzle is
   *[other] { $number } puzzles are
} in { $folder }; the same command goes on from there.

cli-arena = Let two opponents play the same deals against each other, with seats exchanged, and tell the difference.
cli-arena-a = The one player: beginner, casual, careful or strong, in Zwicken and Zwikken greedy or careful; random plays anything that is legal.
cli-arena-b = The other player.
cli-arena-variant = The way to play, such as jensen, or the name of house rules.
cli-arena-seats = How many seats there are; the players take every second one.
cli-arena-deals = How many deals are played, each of them twice.
cli-arena-seed = Other seeds give other deals. The same seed gives the same deals everywhere.
cli-arena-out = A folder that keeps what is done, so that the same command goes on where it was stopped.
arena-bar = { $a } against { $b }
arena-no-player = there is no player '{ $name }'; known are { $known }
arena-not-seats = { $variant } is not played with { $seats } seats
arena-result = { $a } over { $b }: { $difference } ± { $error } { $unit ->
    [chips] chips
   *[points] points
} a game, { $deals } deals
arena-player = Player
arena-median = Milliseconds a play, median
arena-p95 = 95 in 100 below
arena-interrupted = Stopped. Nothing is kept without --out.
arena-interrupted-kept = Stopped. What is done is kept in { $folder }; the same command goes on from there.
arena-other-record = { $file } cannot be gone on with: it is broken, or of other rules or another version of the opponents. Remove it, or choose another folder with --out.

cli-numbers = Let bots play games from seeds, and count what the book of numbers asks. A later run goes on from there.
cli-numbers-question = What is asked: { $questions }, or all. One game answers all questions, so all takes no longer.
cli-numbers-variant = The version to play, such as jensen, or the name of house rules.
cli-numbers-seats = How many players there are.
cli-numbers-hands = How many games are counted in all, rounded up to a multiple of { $number }.
cli-numbers-players = The bots that play: careful or strong, or mixed, strong ones on every second seat. Mixed games tell of luck only.
cli-numbers-out = The folder of the files, one for each question; without it lessons/numbers among the tutor's own content.
cli-numbers-check = Play { $number } games of each entry again, and fail if they do not bear it out.
numbers-bar = { $variant }, { $players }
numbers-bar-check = Checking
numbers-no-question = there is no question '{ $name }'; known are { $known }
numbers-who = name the version with --variant and the number of players with --seats
numbers-not-asked = the question '{ $question }' is not asked of { $variant } ({ $level })
numbers-none = There are no such numbers in { $folder }.
numbers-checked = { $number ->
    [one] One entry is
   *[other] { $number } entries are
} borne out by { $games } games of each, played again.
numbers-older = { $question }, { $entry }: older, of edition { $edition }; not checked.
numbers-odd = { $file }: { $entry }: { $key }: { $sample } in games played again does not go with { $whole } here; count anew
numbers-untried = no try
numbers-title = { $question }: { $entry }, { $games } games
numbers-column-key = Counted
numbers-column-tries = Tries
numbers-column-ratio = A try
numbers-column-interval = 95 % interval


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

## The log of attempts: its database and disk

log-url-wrong = '{ $place }' is not the address of a database; write it like sqlite:////home/me/zwickern.db or postgresql://user:password@host/name.
log-driver-missing = The database { $place } needs the Python package { $driver }, which is not installed; for PostgreSQL run: pip install "zwickern-tutor[postgresql]"
log-unreachable = The database { $place } does not answer ({ $problem }); check its address and that it is running.
log-newer = The database { $place } was written by a newer version of the tutor (revision { $version }) and was left as it is; update the tutor to go on with it.
log-damaged = The database { $place } is damaged or not one of the tutor ({ $problem }). It was left as it is; move it elsewhere, and the tutor begins a new one when it is started again.
log-unwritable = The database { $place } cannot be written ({ $problem }); make the file and its folder writable, or name another database.
log-busy = The database { $place } is in use by another program ({ $problem }); close that program.
log-full = There is no room left for { $place } ({ $problem }); free some.
log-none = There is no database { $place }.
log-gone = The database { $place } is not there any more. Put it back; until then what is done waits in memory.
log-failed = The database { $place } cannot be used ({ $problem }).
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

## Fitting the difficulty to what learners do

cli-calibrate = Fit the weights of the computed difficulty to how first tries at puzzles went, and compare.
cli-calibrate-out = A new file for the fitted weights; nothing reads it, a developer copies them into the code.
cli-calibrate-fresh = Count tries at fresh puzzles too; each of them is made once more, which takes a moment.
cli-calibrate-there = { $file } is there already; name a new file.
cli-calibrate-reading = Reading
cli-calibrate-measuring = Measuring puzzles
cli-calibrate-fitting = Fitting
cli-calibrate-few = That is too little to fit anything to: { $tries ->
    [one] one first try
   *[other] { $tries } first tries
} at { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
}, { $clean } right without a hint. At least { $least } that were right without a hint, { $least } others, and { $least_puzzles } puzzles are needed.
cli-calibrate-counts = { $tries } first tries at { $puzzles } puzzles by { $learners ->
    [one] one learner
   *[other] { $learners } learners
}, { $clean } right without a hint.
cli-calibrate-held-out = On puzzles held out
cli-calibrate-before = Before
cli-calibrate-after = After
cli-calibrate-loss = log loss (less is better)
cli-calibrate-rank = rank correlation with wrong tries
cli-calibrate-time = rank correlation with the time
cli-calibrate-per = Weight of a feature
cli-calibrate-base = Where a goal starts
cli-calibrate-thresholds = Least score of a grade
cli-calibrate-better = Fitted weights tell puzzles that they do not know better than the present ones.
cli-calibrate-not-better = Fitted weights tell puzzles that they do not know no better than the present ones: keep those.
cli-calibrate-copy = Nothing has changed. Who wants these weights copies them into tutor/coach/zwickern/puzzle/difficulty.py and the records of goals.
cli-calibrate-head =
    Weights of the computed difficulty, fitted by zwickern calibrate to { $tries } first tries at { $puzzles } puzzles.
    Nothing reads this file. Copy per and thresholds into WEIGHTS of tutor/coach/zwickern/puzzle/difficulty.py, each
    number of base into the weight of its goal in tutor/coach/zwickern/goals/kinds, and all into puzzles/README.md.
cli-calibrate-unwritten = cannot write { $file }: { $problem }
cli-calibrate-written = The weights are in { $file }.

## The cards of a number

cli-deal = Show how a number gives the cards of a game, and check its checksum.
cli-deal-number = The number of the cards, as the Play page shows it at the end of a game.
cli-deal-seats = How many players there are.
cli-deal-nonce = The secret code that belongs to the number; with it the checksum is printed.
cli-deal-sum = The checksum that the Play page showed during the game; another one is an error.
deal-no-number = '{ $number }' is not the number of any cards: that is a whole number of at most { $digits } digits
deal-no-digits = { $option } takes { $digits } digits from 0 to 9 and a to f, not '{ $text }'
deal-sum-alone = --sum can only be checked together with --nonce
deal-other-sum = the number and the nonce do not give the checksum { $sum }: these are not the cards that it was made for
deal-agrees = The number and the nonce give this checksum: these are the cards that it was made for.
deal-pack = The number shuffles the pack into this order:
deal-order = { $dealer } deals, one card at a time, starting on the left.
deal-order-tricks = Dealer: { $dealer }. Seats are counted clockwise, and the hands are those after the first deal.
deal-column = Deal
deal-sum = Checksum: { $sum }

## Translating

cli-translate = Bring texts into another language: update, check, export, import.
cli-translate-update = Write or refresh the PO files of a language; what has changed in the original becomes fuzzy.
cli-translate-check = Tell what is missing, old or wrong in a language, with file and line.
cli-translate-export = Put all PO files of a language into a ZIP file for a translator.
cli-translate-import = Take over the PO files of a ZIP file, or one PO file; nothing empty overwrites a translation.
cli-translate-code = The code of the language, such as de.
cli-translate-folder = A folder of content of your own, whose translations lie in its po/CODE; without it, the tutor's own.
cli-translate-out = The ZIP file to write.
cli-translate-parcel = The ZIP file or PO file to read.
cli-translate-no-code = '{ $code }' is not the code of a language, such as de or pt-BR
cli-translate-written = all texts here are written in { $code }, so there is nothing to translate into it
cli-translate-nothing = nothing in { $file } belongs to this content, so nothing was taken over; a PO file is known by its name or its texts
cli-translate-updated = { $code }: { $number ->
    [one] 1 file has
   *[other] { $number } files have
} changed.
cli-translate-checked = { $code }: { $ready } of { $texts } texts of content are ready; open: { $open }, wrong: { $wrong }.
cli-translate-unwritten = cannot write { $file }: { $problem }
cli-translate-exported = { $file }: { $files ->
    [one] 1 file
   *[other] { $files } files
}, { $ready } of { $texts } texts ready.
cli-translate-imported = { $files ->
    [one] 1 file
   *[other] { $files } files
} read. New: { $new }, changed: { $changed }, the same: { $same }, to look at again: { $fuzzy }, empty: { $empty }, unknown: { $unknown }.
cli-translate-others = Left out, as no file of the content has such a name: { $number } ({ $names })
