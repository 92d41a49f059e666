### What commands and servers say to whoever runs them.

## The command line

cli-about = A tutor for Zwickern, a North German card game. Without a command it opens in your browser.
cli-moves = List every legal play in each position of FILE.
cli-check = Say whether a play is legal, why not, and what it missed.
cli-replay = Play through a game record and count the cards won.
cli-validate = Load all content and prove every claim in it.
cli-starting = Starting the tutor. The first start takes longer.
cli-opening = The tutor is at { $url }. Press Ctrl+C to stop it.
cli-port-forbidden = You may not use port { $port } on this system; choose 1024 or higher with --port, or 0 for any free one.
cli-port-taken = Port { $port } is in use on { $host }; choose another one with --port, or 0 for any free one.
cli-host-unknown = The address { $host } cannot be used on this machine.
cli-port-range = { $port } is not a port; choose a number from 0 to 65535.
cli-position = Position { $number }: { $variant }, { $seat } to play
cli-moves-count = { $number ->
    [one] 1 legal play
   *[other] { $number } legal plays
}
cli-too-many = more than { $limit } legal plays; that is too many to list
cli-too-much-work = there are too many cards on this table to search
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
cli-no-faults = no one
cli-hand-end = The pot holds { $pot }. { $dealer } deals next. Gezwickt: { $faults }.
cli-no-page-of-hands = Only game records can be printed.
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
cli-paths = Files or folders with content. Default: the tutor's own.
cli-path = A folder with lessons and puzzles. Default: the tutor's own.
cli-table = Table
cli-hand = Hand
cli-empty = empty
cli-no-folder = { $path } is a file; name the folder that holds "lessons" and "puzzles"
cli-no-such-path = there is no file or folder { $path }
cli-other-kind = { $kind ->
    [position] this is a position; use "zwickern moves" or "zwickern check"
    [game] this is a game record; use "zwickern replay"
    [situation] this is a situation; use "zwickern moves"
    [hand] this is a hand; use "zwickern replay"
    [house] these are house rules; give them with --house
   *[other] use "zwickern validate" for this file
}
cli-validated-files = { $number ->
    [one] 1 file: all proven
   *[other] { $number } files: all proven
}
cli-unforeseen = This is a fault in the tutor ({ $kind }: { $problem }). Please report what you did.
cli-house = House rules that FILE may name. Can be given several times.

## Coverage

cli-coverage-empty = there is no content in { $path }, neither lessons/NN-NAME.yaml nor puzzles/VARIANT/NAME.yaml; name the folder that holds "lessons" and "puzzles"
cli-coverage-nothing = no lesson or puzzle in { $path } shows a reading; name readings in "shows" of a step or puzzle
cli-crib = Print a variant on one page: the rule sheet for the table.
cli-crib-variant = the variant, or the name of house rules
cli-crib-done = The rule sheet is in { $file }.
cli-worksheet = Print puzzles, with room for answers and the solutions at the end.
cli-worksheet-theme = only puzzles of this theme
cli-worksheet-variant = only puzzles of this variant
cli-worksheet-difficulty = only puzzles of this difficulty
cli-worksheet-folder = only puzzles from your own folder with this slug
cli-worksheet-puzzle = only the puzzle with this id, such as club:puzzles/jensen/x; can be given several times
cli-worksheet-no-folder = no folder you gave with --content has the slug { $name }
cli-worksheet-no-puzzle = there is no puzzle { $id }
cli-worksheet-count = how many puzzles
cli-worksheet-seed = a different number chooses different puzzles
cli-page-lang = the language of a page to print
cli-replay-out = write the game, with its notes and boards, to a file to print
cli-worksheet-out = the file to write
cli-no-language = there is no language { $name }; choose from { $known }
cli-worksheet-none = no puzzle fits
cli-page-exists = { $file } already exists; name another file
cli-page-unwritten = cannot write { $file }: { $problem }
cli-worksheet-done = { $number ->
    [one] 1 puzzle is in { $file }
   *[other] { $number } puzzles are in { $file }
}
cli-schema = Print the JSON Schema of a kind of file, so that your editor can complete and check it.
cli-content = A folder of your own content to show beside the tutor's. Can be given several times.
cli-new = Start a folder of your own content, with a lesson, a puzzle and a game to change.
cli-new-folder = The folder. It must be new or empty.
cli-new-not-empty = { $path } is not empty; name a new folder
cli-new-unwritten = { $path } cannot be written: { $problem }
cli-no-input = standard input cannot be read: { $problem }
cli-output-lost = the output cannot be written: { $problem }
cli-new-done =
    { $path } is ready. Change its files, and see them with
    { $command }
cli-schema-kind = one of { $kinds }
cli-schema-unknown = there is no kind of file { $kind }; choose from { $kinds }
cli-coverage = List which readings of the rules the lessons and puzzles teach, and which have a counter-example.
cli-column-reading = Reading
cli-steps = Name every step and puzzle, too.
cli-coverage-proven = every label is proven
cli-coverage-word = not proven, the author's word only: { $readings }
cli-coverage-beside = { $game }: { $readings ->
    [one] one reading
   *[other] { $readings } readings
}, { $shown } shown, { $countered } with a counter-example; proven: { $proven }; the author's word: { $word }; only in the rule book: { $book }; missing: { $nowhere }
cli-coverage-summary = { $readings } readings: { $shown } shown, { $countered } with a counter-example

## Mining puzzles

cli-mine = Mine puzzles: play games from seeds, keep positions that make good puzzles, prove them and save them.
cli-mine-variant = The variant, such as jensen.
cli-mine-game = A trick-taking game instead: zwicken or zwikken, in all its variants, or the one of --variant.
cli-mine-goal = The goal of the puzzles, such as zwick.
cli-mine-theme = Only puzzles of this theme, such as long-group.
cli-mine-players = The number of players. Default: the usual one.
cli-mine-seed = The seed of the first game. The same seed gives the same puzzles everywhere.
cli-mine-count = How many puzzles to write.
cli-mine-out = The folder to write to, with a folder for each variant.
cli-mine-workers = The number of processes. Default: one for each core.
cli-mine-cluster = The address of a dask scheduler to run on, such as tcp://10.0.0.5:8786.
mine-what = name a variant with --variant, or a game with --game
mine-no-game = there are no puzzles for the game '{ $name }'; choose from { $known }
mine-no-variant = there is no variant '{ $name }'; choose from { $known }
mine-no-goal = there are no puzzles with the goal '{ $name }'; choose from { $known }
mine-no-theme = there is no theme '{ $name }'; choose from { $known }
mine-not-players = { $variant } is not mined for { $players ->
    [one] one player
   *[other] { $players } players
}
mine-not-players-of-goal = puzzles that ask for { $goal } are not for { $players ->
    [one] one player
   *[other] { $players } players
}
mine-not-jokers = in { $variant } no joker can be used for { $goal }
mine-not-points = { $goal } needs a card that scores more than others, and { $variant } has none
mine-not-partners = { $goal } needs partners, and in { $variant } every player plays alone
mine-workers-or-cluster = give only one of --workers and --cluster
mine-workers-lost = The workers are gone. The work so far is saved; run the same command again to continue.
mine-cluster-not-installed = A cluster needs dask: pip install 'zwickern-tutor[cluster]'
mine-cluster-address = '{ $address }' is not the address of a dask scheduler; write it like tcp://host:8786
mine-cluster-unreachable = There is no dask scheduler at { $address }.
mine-cluster-empty = The dask scheduler at { $address } has no workers.
mine-other-record = { $file } cannot be continued: it is broken, or another version of the miner wrote it. Remove it, or choose another folder with --out.
mine-others-option = { $option } is for Zwickern only; leave it out for Zwicken and Zwikken
mine-others-own = a folder of your own cannot have puzzles in Zwicken and Zwikken yet, so { $folder } would not show them; name another folder with --out
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
mine-alike = Too similar
mine-difficulties = By difficulty
mine-themes = By theme
mine-following = Next seed
mine-exhausted = Only { $found } of { $count } found: { $games ->
    [one] the last game
   *[other] the last { $games } games
} had none. Such puzzles are very rare.
mine-interrupted = Stopped. { $number ->
    [one] One puzzle is
   *[other] { $number } puzzles are
} in { $folder }; run the same command again to continue.

cli-arena = Let two bots play the same deals against each other, from both sides, and print the difference.
cli-arena-a = The first bot: beginner, casual, careful or strong; in Zwicken and Zwikken greedy or careful. random plays anything legal.
cli-arena-b = The second bot.
cli-arena-variant = The variant, such as jensen, or the name of house rules.
cli-arena-seats = The number of seats. Each bot has every second one.
cli-arena-deals = The number of deals. Each is played twice.
cli-arena-seed = The seed of the deals. The same seed gives the same deals everywhere.
cli-arena-out = A folder that saves the work, so that the same command can continue after a stop.
arena-bar = { $a } against { $b }
arena-no-player = there is no bot '{ $name }'; choose from { $known }
arena-not-seats = { $variant } is not played with { $seats } seats
arena-result = { $a } over { $b }: { $difference } ± { $error } { $unit ->
    [chips] chips
   *[points] points
} a game, { $deals } deals
arena-player = Bot
arena-median = Milliseconds per play, median
arena-p95 = 95th percentile
arena-interrupted = Stopped. Nothing is saved without --out.
arena-interrupted-kept = Stopped. The work so far is saved in { $folder }; run the same command again to continue.
arena-other-record = { $file } cannot be continued: it is broken, or comes from other rules or another version of the bots. Remove it, or choose another folder with --out.

cli-numbers = Let bots play games from seeds, and count them for the book of numbers. A later run adds to it.
cli-numbers-question = The question: { $questions }, or all. Each game answers all questions, so all takes no longer.
cli-numbers-variant = The variant, such as jensen, or the name of house rules.
cli-numbers-seats = The number of players.
cli-numbers-hands = The number of games in all, rounded up to a multiple of { $number }.
cli-numbers-players = The bots: careful, strong, or mixed, with strong ones in every second seat. Mixed games measure luck only.
cli-numbers-out = The folder of the files, one for each question. Default: lessons/numbers among the tutor's own content.
cli-numbers-check = Play { $number } games of each entry again, and fail if they contradict it.
numbers-bar = { $variant }, { $players }
numbers-bar-check = Checking
numbers-no-question = there is no question '{ $name }'; choose from { $known }
numbers-who = name the variant with --variant and the number of players with --seats
numbers-not-asked = the question '{ $question }' is not asked of { $variant } ({ $level })
numbers-none = { $folder } has no such numbers.
numbers-checked = { $number ->
    [one] One entry is
   *[other] { $number } entries are
} confirmed by { $games } games of each, played again.
numbers-older = { $question }, { $entry }: not checked, because it is from the older edition { $edition }.
numbers-odd = { $file }: { $entry }: { $key }: games played again give { $sample }, which contradicts { $whole } here; count again
numbers-untried = no try
numbers-title = { $question }: { $entry }, { $games } games
numbers-column-key = Counted
numbers-column-tries = Tries
numbers-column-ratio = A try
numbers-column-interval = 95 % interval


## Serving to many, and logging in

cli-serve = Serve the tutor to a club or school, with a profile for each visitor and a log of one JSON object a line.
cli-serve-database = The database for learners' progress, such as postgresql://zwickern@db.example/zwickern.
cli-serve-base = The path under which a proxy serves the tutor, such as /zwickern.
cli-serve-login = A TOML file with your OpenID Connect login settings. Default: no login.
cli-serve-visits = The most pages open at once. A further visitor is asked to try again soon.
cli-serve-uploads = The most MiB of uploaded files to keep at once.
cli-serve-example = Write examples for several processes (systemd units, nginx, PostgreSQL) and for a container into a folder, and stop.
serve-example-unwritten = { $file } cannot be written: { $problem }
serve-base-wrong = { $base } is not a base path; use letters, digits, - and _ between slashes, such as /zwickern.
serve-no-database = The database does not answer.
login-not-installed = Login needs more packages: pip install 'zwickern-tutor[login]'
login-file-unread = The file { $file } cannot be read: { $problem }
login-key-missing = In { $file } { $key } is missing or has the wrong type
login-secret-short = In { $file } auth.cookie_secret needs at least { $least } characters; choose them at random
login-redirect-wrong = In { $file } auth.redirect_uri must be the tutor's address followed by { $end }
login-name-wrong = In { $file } the name { $name } may not contain _

## The log of attempts: its database and disk

log-url-wrong = '{ $place }' is not the address of a database; write it as in sqlite:////home/me/zwickern.db or postgresql://user:password@host/name.
log-driver-missing = The database { $place } needs the Python package { $driver }, which is not installed; for PostgreSQL run: pip install "zwickern-tutor[postgresql]"
log-unreachable = The database { $place } does not answer ({ $problem }); check its address and that it is running.
log-newer = The database { $place } was written by a newer version of the tutor (revision { $version }) and was left as it is; update the tutor to use it.
log-damaged = The database { $place } is damaged or not the tutor's ({ $problem }). It was left as it is; move it elsewhere, and the tutor starts a new one when you start it again.
log-unwritable = The database { $place } cannot be written ({ $problem }); make the file and its folder writable, or name another database.
log-busy = The database { $place } is in use by another program ({ $problem }); close that program.
log-full = There is no room left for { $place } ({ $problem }); free some.
log-none = There is no database { $place }.
log-gone = The database { $place } is gone. Put it back; until then the tutor keeps new answers in memory.
log-failed = The database { $place } cannot be used ({ $problem }).
log-disk = The disk of { $place } reports an error ({ $problem }); check whether it is full or failing.

## Removing what nobody comes back to

cli-forget = Remove profiles that have not been used for long. Without --yes it only counts them.
cli-forget-older-than = The days without an attempt, such as 400d.
cli-forget-accounts = Remove abandoned accounts too, not only visitors without a login.
cli-forget-yes = Really remove them.
cli-forget-days = { $given } is not a number of days; write it as in 400d.
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
cli-forget-not-yet = Nothing was removed. Add --yes to remove them.
cli-forget-removing = Removing
cli-forget-removed = { $profiles ->
    [one] One profile was removed.
   *[other] { $profiles } profiles were removed.
}

## Fitting the difficulty to what learners do

cli-calibrate = Fit the weights of the computed difficulty to the results of first tries at puzzles, and compare.
cli-calibrate-out = A new file for the fitted weights. Nothing reads it; copy them into the code to use them.
cli-calibrate-fresh = Count tries at fresh puzzles, too. Each puzzle is made again, which takes a moment.
cli-calibrate-there = { $file } already exists; name a new file.
cli-calibrate-reading = Reading
cli-calibrate-measuring = Measuring puzzles
cli-calibrate-fitting = Fitting
cli-calibrate-few = There are too few tries to fit anything: { $tries ->
    [one] one first try
   *[other] { $tries } first tries
} at { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
}, { $clean } right without a hint. You need at least { $least } right without a hint, { $least } others, and { $least_puzzles } puzzles.
cli-calibrate-counts = { $tries } first tries at { $puzzles } puzzles by { $learners ->
    [one] one learner
   *[other] { $learners } learners
}, { $clean } right without a hint.
cli-calibrate-held-out = On puzzles held out
cli-calibrate-before = Before
cli-calibrate-after = After
cli-calibrate-loss = log loss (lower is better)
cli-calibrate-rank = rank correlation with wrong tries
cli-calibrate-time = rank correlation with the time
cli-calibrate-per = Feature weights
cli-calibrate-base = Base score of each goal
cli-calibrate-thresholds = Lowest score of each grade
cli-calibrate-better = The fitted weights predict unseen puzzles better than the present ones.
cli-calibrate-not-better = The fitted weights predict unseen puzzles no better than the present ones. Keep the present ones.
cli-calibrate-copy = Nothing has changed. To use these weights, copy them into tutor/coach/zwickern/puzzle/difficulty.py and the records of goals.
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
cli-deal-sum = The checksum the Play page showed during the game. The command fails if it differs.
deal-no-number = '{ $number }' is not the number of a deal, which is a whole number of at most { $digits } digits
deal-no-digits = { $option } takes { $digits } digits from 0 to 9 and a to f, not '{ $text }'
deal-sum-alone = --sum can only be checked together with --nonce
deal-other-sum = the number and the nonce do not give the checksum { $sum }: it belongs to other cards
deal-agrees = The number and the nonce give this checksum: it belongs to these cards.
deal-pack = The number shuffles the pack into this order:
deal-order = { $dealer } deals, one card at a time, starting on the left.
deal-order-tricks = Dealer: { $dealer }. Seats are counted clockwise, and the hands are those after the first deal.
deal-column = Deal
deal-sum = Checksum: { $sum }

## Translating

cli-translate = Bring texts into another language: update, check, export, import.
cli-translate-update = Write or refresh the PO files of a language. Texts whose original has changed become fuzzy.
cli-translate-check = List all that is missing, old or wrong in a language, with file and line.
cli-translate-export = Put all PO files of a language into a ZIP file for a translator.
cli-translate-import = Import the PO files of a ZIP file, or one PO file. An empty text never overwrites a translation.
cli-translate-code = The code of the language, such as de.
cli-translate-folder = A folder of your own content, with translations in its po/CODE. Default: the tutor's own content.
cli-translate-out = The ZIP file to write.
cli-translate-parcel = The ZIP file or PO file to read.
cli-translate-no-code = '{ $code }' is not the code of a language, such as de or pt-BR
cli-translate-written = all texts here are written in { $code }, so there is nothing to translate
cli-translate-nothing = nothing in { $file } belongs to this content, so nothing was imported; a PO file needs the name or the texts of a content file
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
} read. New: { $new }, changed: { $changed }, the same: { $same }, to check: { $fuzzy }, empty: { $empty }, unknown: { $unknown }.
cli-translate-others = Left out, because no content file has this name: { $number } ({ $names })
