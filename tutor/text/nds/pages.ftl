### Wat de Sieden seggt: en Anfang. Wat hier fehlt, warrt op Hoochdüütsch seggt.

## Jede Siet

app-title = Zwickern lehren
app-name = Zwickern
nav-pages = Sieden
nav-to-table = Na’n Disch
nav-learn = Lehren
nav-puzzles = Radels
nav-replay = Naspelen
nav-progress = Wo wiet
nav-label-step = Schritt
nav-rules = Regeln
lost-title = Hier is nix in’t Nett
address-nowhere = Ünner düsse Adress is keen Siet. Villicht is se vertippt, oder de Siet is ümtagen.
lost-safe = Wat du rutkregen hest, is seker.
full-title = Vulle Huus
address-first-page = Na de eerste Siet
offline-title = Keen Land in Sicht
offline-about = Du büst offline, oder de Tutor is jüst nich to faten. Kiek na dien Verbinnen un versöök dat noch mal.
site-full = All Plätz sünd jüst besett. Versöök dat gliek noch mal.
site-full-again = Noch mal

## Lehren

learn-back = Torüch
learn-next = Wieder
learn-to-puzzles = Na de Radels
learn-progress = Schritt { $number } vun { $total } · { $solved } rutkregen
learn-option = { $title }
learn-option-solved = { $title } ✓
learn-overview = Zwickern lehren
learn-overview-about = Korte Schreed, jede mit een Regel. Dat gifft jümmer wat to doon, un en verkehrten Versöök kost nix.
learn-overview-progress = { $solved } vun { $total } Schreed schafft
learn-begin = Anfangen: { $title }
learn-resume = Wieder: { $title }
learn-lesson = { $number }. { $title }
learn-lesson-done = schafft ✓
learn-all-lessons = All Lektschonen
learn-next-lesson = Nächste Lektschoon: { $title }
learn-lesson-finished = Du hest all Schreed vun düsse Lektschoon schafft. Stark!
learn-end-title = Wat du nu kannst

## De eerste Siet

home-catch = Ünnen liggt dien dree Korten. Tipp een an, denn dat, wat se nehmen schall, un drück op „Nehmen“.
home-caught-all = Du hest allens nahmen.
home-caught = Goden Fang! { $play }.
home-more = Een vun dien Korten kann all veer op eenmal nehmen. Sühst du ehr?
home-zwick = Zwick!
home-zwick-about = Du hest den Disch leddig fegt. Dat is en Zwick, un de bringt Extrapunkten.
home-tonight = In 15 Minuten spelen lehren
home-back = Moi, dat du wedder dor büst
home-today = Dat Radel vun hüüt töövt al.
home-play-last = Letzt Mal: { $result }
home-puzzle = Radel vun’n Dag
home-puzzle-about = Jeden Dag en nieges
home-play-about = Mit Hein, Wiebke un Merle
home-watch = En Speel tokieken
home-watch-about = Jede Togg verkloort
home-course = De hele Kurs
home-other-tables = Anner Varianten
home-table = Dien Variant: { $title }
home-history = Över dat Speel

## En Weg, un dat Speel an sien Enn

path-progress = { $place } vun { $last }
path-leave = Rutgahn
path-to-play = En Speel spelen
path-end-title = Du kannst dat!
path-end-about = Dree Saken kannst du nu:
path-learnt-take = en liek Kort nehmen, oder mehr, de tosamen so veel tellt as dien
path-learnt-zwick = den Disch in een Togg leddig fegen, dat is en Zwick
path-learnt-build = boen un de Kort behollen, de dienen Stapel nimmt
path-to-course = Wieder na’n Kurs
path-game-turn = Du büst an de Reeg.
path-game-over = Dat Speel is ut.
path-game-again = Noch mal vun vörn
yours-title = Dien Regeln
yours-about = Jede Familie speelt en beten anners. Segg, wo ji dat to Huus maakt, un legg düt Blatt op den Disch.
yours-players = Woveel speelt mit?
yours-partners = Speelt ji twee gegen twee?
yours-pairs = Jo, in Teams
yours-alone = Nee, jedeen för sik
yours-jokers = Woveel Joker hett jo Kortenspeel?
yours-no-jokers = Keen
yours-house = Hebbt ji egen Huusregeln?
yours-no-house = Nee
yours-which = Na wat för Huusregeln speelt ji?

## Öven: Knööp, Fragen, Antern

sheet-rise = Mehr lesen
sheet-sink = Na de Korten
learn-again = Noch mal
learn-see-again = Noch mal wiesen
learn-other-card = Anner Kort
learn-show = Lösen
learn-hint = Tipp
learn-hint-more = Noch en Tipp
feedback-title-right = Richtig
feedback-title-legal = Verlööft, aver nich fraagt
feedback-title-wrong = Nich verlööft
feedback-title-allowed = Verlööft
praise-0 = Goot maakt!
praise-1 = Stark!
praise-2 = Goot sehn!
praise-3 = Goot överleggt!
praise-4 = Jüst so.
praise-5 = Klass!
praise-6 = Schier!
praise-7 = Nich slecht!
praise-8 = Prima!
praise-9 = Dor kannst nich meckern.
hint-title = Tipp { $number }:
hint-solution = So geiht dat:
question-check = Nakieken
question-empty = Giff eerst en Antwoort.
question-none = Keen dorvun
question-answer = Antern
question-your-answer = Dien Antwoort
question-one = Söök een Antwoort ut
question-several = Söök all richtigen ut.
question-number = Dien Tall
question-wrong = Noch nich richtig
question-too-few = Dat is mehr.
question-too-many = Dat is weniger.
learn-solve-yourself = Dat tellt eerst, wenn du sülvst dorop kummst. Drück op „Noch mal“.

## Spraken

language-name = Plattdüütsch (en Anfang)
