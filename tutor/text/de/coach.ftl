### Was der Trainer sagt: Gründe, Urteile, Aufgaben, Fragen und Tipps. Anrede: du. Grammatik: siehe table.ftl.

## Warum ein Zug nicht erlaubt ist: je ein Satz

reason-unreadable = „{ $text }“ lässt sich nicht als Zug lesen. Schreib zum Beispiel KS x QS+AD, 10S on X30 = 20 oder 3H.
reason-card-not-held = { ACC($card) } hast du nicht auf der Hand.
reason-item-not-on-table = { THE($items) } liegt nicht auf dem Tisch.
reason-item-not-on-table-again = { THE($items) } liegt nur { $number ->
    [one] einmal
   *[other] { $number }-mal
} auf dem Tisch.
reason-part-of-build = { THE($part) } gehört zu { DAT($build) }, und der zählt nur als Ganzes: { $value }.
reason-several-items = Man baut immer nur auf eine Karte oder einen Stapel. Auf { ACC($items) } zugleich geht { THE($card) } nicht.
reason-nothing-selected = Wähl aus, was { THE($card) } vom Tisch nehmen soll.
reason-out-of-reach = { $items } ergibt { $totals }, aber { YOUR($card) } nimmt nur { $values }.
reason-out-of-reach-as = { $items } ergibt { $totals }, aber du spielst { ACC($card) } als { $value }.
reason-out-of-reach-one = { THE($items) } zählt { $totals }, aber { YOUR($card) } nimmt nur { $values }.
reason-out-of-reach-one-as = { THE($items) } zählt { $totals }, aber du spielst { ACC($card) } als { $value }.
reason-out-of-reach-difference = Beim Nehmen zählt man nur zusammen, und { $items } ergibt { $totals }. { $high } − { $low } = { $value } gilt nicht.
reason-out-of-reach-value = { THE($card) } zählt { $values }, nicht { $value }.
reason-out-of-reach-build = { THE($card) } auf { DAT($items) } ergibt nicht { $value }, weder zusammengezählt noch abgezogen.
reason-out-of-reach-build-adding = { THE($card) } auf { DAT($items) } ergibt nicht { $value }. Hier zählt man beim Bauen nur zusammen.
reason-build-from-card = { $first } − { $second } = { $value } geht nicht. Andersrum: Zieh deine Karte vom Wert auf dem Tisch ab.
reason-build-from-card-adding = { $first } − { $second } = { $value }, aber hier zieht man beim Bauen nicht ab.
reason-build-kept = Nur mit einer Karte, die { $value } zählt, bleibt der Wert { $value }, und { YOUR($card) } zählt { $values }.
reason-build-kept-adding = Der Wert kann nicht { $value } bleiben, denn { THE($card) } kommt hier immer dazu.
reason-build-kept-changed = Der Wert kann nicht { $value } bleiben, denn { THE($card) } ändert ihn hier immer.
reason-build-fixed = { THE($items) } zählt jetzt nur noch { $announced }. Der andere Wert ist weg.
reason-build-elsewhere = { THE($card) } auf { DAT($items) } ergibt nicht { $value }, denn in dieser Variante zählt { THE($court) } nur { $counts }.
reason-out-of-reach-build-none = { THE($card) } auf { DAT($items) } ergibt { $possible }, und diesen Wert kann hier kein Stapel haben.
reason-out-of-reach-build-no-card = { THE($card) } auf { DAT($items) } ergibt { $value }, aber keine Karte nimmt { $value }.
reason-out-of-reach-single = { THE($card) } zählt { $values }. Als { $value } kann man die Karte nicht ansagen.
reason-does-not-split = { $counts }, und { $items } ergibt { $totals }. Nimm weg, was { $value } ergibt, dann { $number ->
    [one] bleibt
   *[other] bleiben
} { THE($left) } übrig.
reason-does-not-split-none = { $counts }, und { $items } ergibt { $totals }. Nichts davon ergibt { $values }.
reason-does-not-split-all = { $counts }, und { $items } ergibt { $totals }. In Gruppen zu { $values } geht das nicht auf.
reason-two-values = { THE($card) } zählt { $values }, aber nicht beides im selben Zug. Für { ACC($first) } braucht man { $firstvalue }, für { ACC($second) } aber { $secondvalue }.
reason-two-values-wild = { THE($card) } hat im ganzen Zug nur einen Wert. Für { ACC($first) } braucht man { $firstvalue }, für { ACC($second) } aber { $secondvalue }.
reason-joker-rule-capture = Einen einzelnen Joker nimmt nur ein anderer Joker. Mit { YOUR(DAT($card)) } kannst du { ACC($items) } nicht nehmen.
reason-joker-rule-capture-wild = Einen einzelnen echten Joker nimmt nur ein anderer Joker. Mit { YOUR(DAT($card)) } kannst du { ACC($items) } nicht nehmen.
reason-joker-rule-group = Ein einzelner Joker gehört nie zu einer Summe. Hier { $number ->
    [one] bildet er eine eigene Gruppe
   *[other] bildet jeder eine eigene Gruppe
}: { $items }.
reason-joker-rule-group-wild = Ein einzelner echter Joker gehört nie zu einer Summe. Hier { $number ->
    [one] bildet er eine eigene Gruppe
   *[other] bildet jeder eine eigene Gruppe
}: { $items }.
reason-joker-rule-build = Auf { ACC($items) } kann man nicht bauen. Einen einzelnen Joker nimmt nur ein anderer Joker.
reason-joker-rule-build-wild = Auf { ACC($items) } kann man nicht bauen. Einen einzelnen echten Joker nimmt nur ein anderer Joker.
reason-obligation-broken = Halt, { ACC($card) } brauchst du noch für { ACC($items) }.
reason-obligation-broken-kept = Halt, { ACC($card) } brauchst du noch. Sonst { $number ->
    [one] bleibt dir nur { THE($kept) }, und damit kannst du { ACC($items) } nicht nehmen
   *[other] bleiben dir nur { THE($kept) }, und damit kannst du { ACC($items) } nicht nehmen
}.
reason-obligation-broken-last = { THE($card) } ist deine letzte Karte, und dir { $number ->
    [one] gehört
   *[other] gehören
} { THE($items) }. Danach kannst du { $number ->
    [one] ihn
   *[other] sie
} nicht mehr nehmen.
reason-obligation-broken-each = Dir { $new ->
    [0] gehören
   *[other] gehören dann
} { THE($items) }, und jeder Wert braucht eine eigene Karte. Wenn du { ACC($card) } spielst, { $number ->
    [one] bleibt
   *[other] bleiben
} für { $values ->
    [2] beide
   *[other] alle { $values }
} nur { THE($kept) }.
reason-no-card-for-value = Um { $value } zu bauen, brauchst du noch eine andere Karte, die { $value } zählt.
reason-not-announced = { THE($seat) } hat { $value } nicht angesagt oder seitdem die Karte dafür gespielt.
reason-not-partner = Man baut nur für den eigenen Partner, nicht für { ACC($seat) }.
reason-variant-forbids-empty-table = Der Tisch ist leer. Da kann man { ACC($card) } nur ablegen.
reason-variant-forbids-subtracting = Hier zieht man beim Bauen nicht ab, also ergibt { THE($card) } auf { DAT($items) } nicht { $value }.
reason-variant-forbids-same-value = Mit einer gleichen Karte darf man hier den Wert nicht behalten, also ergibt { THE($card) } auf { DAT($items) } nicht { $value }.
reason-variant-forbids-build-limit = In dieser Variante zählt ein Stapel höchstens { $limit }, und dieser käme auf { $value }.
reason-variant-forbids-no-partners = Hier spielt jeder für sich. Für { ACC($seat) } kann niemand bauen.
reason-variant-forbids-for-partner = Hier baut jeder nur für sich. Für { ACC($seat) } kann niemand bauen.
reason-variant-forbids-single-build = Hier ist eine Karte allein kein Stapel. Spiel sie auf eine andere Karte.
reason-variant-forbids-must-capture = Mit { DAT($card) } kannst du etwas nehmen. Dann darf man hier nicht ablegen.
reason-variant-forbids-more-to-take = Hier musst du alles nehmen, was geht. Mit { DAT($card) } geht noch mehr.
reason-variant-forbids-build-untaken = Hier musst du deinen Stapel gleich im nächsten Zug nehmen. Nimm { ACC($items) }.
reason-variant-forbids-owner-lays = Hier darfst du nichts ablegen, solange du einen Stapel hast und nehmen oder bauen kannst.
reason-obligation-suspended = Kein Zug hält alle deine Versprechen. Diesmal bindet dich keins.

## Warum ein Zug beim Zwicken und Zwikken nicht erlaubt ist: je ein Satz

reason-unreadable-zwicken = „{ $text }“ lässt sich nicht als Zug lesen. Schreib zum Beispiel play QH, exchange 7S 8H, stay oder pass.
reason-unreadable-zwikken = „{ $text }“ lässt sich nicht als Zug lesen. Schreib zum Beispiel play QH, ask 1, swap 10H QH oder pass.
reason-tricks-not-your-turn = Du bist nicht dran.
reason-tricks-dropped-out = Du hast gepasst und bist erst beim nächsten Geben wieder dabei.
reason-tricks-nobody = Jetzt ist niemand dran.
reason-tricks-play = Jetzt spielst du eine Karte zum Stich.
reason-tricks-must-follow = Du kannst { $suit } bedienen. Dann darfst du { ACC($card) } nicht spielen.
reason-tricks-must-follow-trumps = Trumpf ist ausgespielt. Du hast einen, aber { THE($card) } ist keiner.
reason-tricks-must-follow-permanent = { THE($card) } ist immer Trumpf und bedient { $suit } nicht. Du kannst bedienen, also musst du.
reason-tricks-must-trump = Du kannst { $suit } nicht bedienen. Dann musst du Trumpf spielen, und { THE($card) } ist keiner.
reason-tricks-must-head = { THE($card) } bedient, schlägt { ACC($best) } aber nicht. Du hast eine Karte, die beides kann.
reason-tricks-must-overtrump = { THE($card) } ist Trumpf, schlägt { ACC($best) } aber nicht. Du hast einen Trumpf, der es kann.
reason-tricks-trumps-asked = In diesem Stich ist Trumpf gefordert. Du hast einen, aber { THE($card) } ist keiner.
reason-tricks-must-lie-face-down = Du hast keinen Trumpf und musst { ACC($card) } verdeckt spielen.
reason-tricks-must-lie-face-up = { ACC($card) } musst du offen spielen.
reason-tricks-must-lie-face-up-trump = { THE($card) } ist Trumpf, und den musst du offen spielen.
reason-zwicken-not-now-check = Vor dem Geben gibt es nur eine Frage: Siehst du die unterste Karte an?
reason-zwicken-not-now-declare = Vor dem ersten Stich passt du oder gehst mit. Karten tauschen darfst du nur, wenn du mitgehst.
reason-zwicken-nothing-exchanged = Wähl die Karten aus, die du abgibst, oder geh mit, ohne zu tauschen.
reason-zwicken-too-many-exchanged = { $most ->
    [0] Der Talon ist leer. Du kannst nichts tauschen.
    [one] Im Talon liegt nur noch eine Karte. Du kannst nur eine tauschen.
   *[other] Im Talon liegen nur noch { $most } Karten. Du kannst höchstens { $most } tauschen.
}
reason-zwikken-not-now-declare = Vor dem ersten Stich gehst du mit oder passt.
reason-zwikken-not-now-bid = Jetzt bietest oder passt du.
reason-zwikken-not-now-ask = Jetzt fragst oder passt du.
reason-zwikken-not-now-dealer = Alle haben gepasst. Jetzt deckt der Geber noch eine Karte auf oder lässt es dabei.
reason-zwikken-not-now-swap = Jetzt gibt es nur eine Frage: Tauschst du { ACC($card) }?
reason-zwikken-nothing-announced = Die 10 sagt man hier nicht an. Wenn du die Trumpf-10 hast, darfst du sie nach dem Bieten tauschen.
reason-zwikken-out-of-the-bidding = Du hast gepasst und bietest bei diesem Trumpf nicht mehr mit.
reason-zwikken-already-highest = Dein Gebot ist das höchste. Mehr bieten können nur die anderen.
reason-zwikken-must-stay = Ihr habt ausgemacht, dass im { $number ->
    [1] ersten
   *[other] zweiten
} Spiel alle mitgehen.
reason-zwikken-wrong-step = Man bietet Stufe um Stufe, und die nächste Stufe ist { $level }.
reason-zwikken-wrong-step-ask = Man fragt Stufe um Stufe, und die nächste Stufe ist { $level }.
reason-zwikken-ten-not-held = Das kann nur sagen, wer { ACC($card) }, die Trumpf-10, hat, und du hast sie nicht.
reason-zwikken-no-ten = { THE($card) } ist nicht die Trumpf-10, und eine andere Karte kannst du nicht tauschen.
reason-zwikken-already-announced = Du hast { ACC($card) } schon angesagt, und das geht nur einmal.
reason-zwikken-not-announced = Du hast { ACC($card) } nicht angesagt und kannst sie nicht tauschen.
reason-zwikken-other-turn-up = { THE($card) } ist nicht aufgedeckt.
reason-zwikken-other-turn-up-last = { THE($card) } ist nicht die letzte Trumpfkarte, und die 10 tauschst du nur gegen diese.
reason-zwikken-other-turn-up-known = { THE($card) } ist nicht die Karte, die aufgedeckt war, als du deine 10 angesagt hast.
reason-zwikken-other-turn-up-suit = { THE($card) } hat nicht die Farbe deiner 10.
reason-zwikken-ace-not-to-be-led = Du hast das höchste Gebot. Darum darfst du { ACC($card) }, das Trumpfass, nur als letzte Karte ausspielen.

## Wofür man beim Zwicken gezwickt ist

ground-unchecked = Wer gibt, ohne die unterste Karte anzusehen, ist gezwickt und zahlt einen Einsatz.
ground-ace-not-led = Wer das Trumpfass hat, aber beim ersten Ausspielen eine andere Karte spielt, ist gezwickt und zahlt einen Einsatz.
ground-seven-lost = Wer { ACC($card) } an das Trumpfass verliert, ist gezwickt und zahlt einen Einsatz.
ground-no-trick = Wer mitgeht und keinen Stich macht, ist gezwickt und zahlt einen Einsatz.

## Nach einem Zug

verdict-repair = Das geht: { $play }.
verdict-repair-other-card = Eine andere deiner Karten kann das: { $play }.
verdict-nudge-with = Mit { DAT($items) } passt es.
verdict-nudge-without = Ohne { ACC($items) } passt es.
verdict-nudge-swap = Tausch { ACC($dropped) } gegen { ACC($added) }, dann passt es.
verdict-nudge-keep = Nimm { ACC($items) } mit, dann hältst du dein Versprechen.
verdict-nudge-swap-keep = Tausch { ACC($dropped) } gegen { ACC($added) }, dann hältst du dein Versprechen.
verdict-nudge-whole = Der ganze Stapel passt.
verdict-nudge-rest = Ohne den Stapel passt der Rest.
verdict-nudge-regroup = Anders zusammengestellt passen diese Karten.
verdict-nudge-value = Als { $value } gespielt passt es.
verdict-nudge-announce = Als { $value } angesagt geht es.
verdict-nudge-other-card = { YOUR($card) } kann { ACC($items) } nehmen.
verdict-nudge-other-card-all = { YOUR($card) } kann das alles nehmen.
verdict-nudge-other-card-build = Mit { YOUR(DAT($card)) } kannst du diesen Stapel bauen.
verdict-nudge-nothing = Mit { YOUR(DAT($card)) } kannst du hier nichts nehmen.
verdict-nudge-promise = Mit { YOUR(DAT($card)) } kannst du hier nichts nehmen, ohne ein Versprechen zu brechen.
verdict-nudge-no-build = Mit { YOUR(DAT($card)) } kannst du hier nichts bauen.
verdict-zwick = Zwick! Leer gefegt.
verdict-capture = { $play }: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} vom Tisch.
verdict-gained = { THE($card) } nimmt { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
verdict-gained-points = { THE($card) } nimmt { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} und bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
verdict-gained-zwick = Zwick! Leer gefegt.
verdict-gained-zwick-points = Zwick! Leer gefegt, und { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} für { $together ->
    [yes] dein Team
   *[no] dich
}.
verdict-gained-zwick-and-cards = Zwick! Leer gefegt, und mit den Karten { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} für { $together ->
    [yes] dein Team
   *[no] dich
}.
verdict-lay = Du legst { ACC($card) } ab.
verdict-build = Du baust einen { $value }er-Stapel.
verdict-build-for = Du baust für { ACC($seat) } einen { $value }er-Stapel.
verdict-goal-missed-zwick = So lässt du { ACC($left) } liegen.
verdict-goal-missed-zwick-joker = Der Tisch ist leer, aber ein Zwick mit { DAT($card) } zählt hier nicht.
verdict-goal-missed-zwick-no-capture = So nimmst du nichts, und der Tisch wird nicht leer.
verdict-goal-missed-most-cards = Du kannst mehr Karten nehmen.
verdict-goal-missed-everything = { THE($card) } kann mehr Karten nehmen.
verdict-goal-missed-build = Du solltest bauen.
verdict-goal-missed-owner = Dieser Stapel ist für { ACC($made) }. Gedacht war er für { ACC($wanted) }.
verdict-goal-missed-other-build = Das ist ein Stapel, aber nicht der, um den es geht.
verdict-goal-missed-capture = So nimmst du { ACC($items) } nicht.
verdict-goal-missed-lay = Du solltest eine Karte ablegen.
verdict-goal-missed-no-capture = So nimmst du nichts.
verdict-goal-missed-most-points = { $points ->
    [0] Das bringt keine Punkte, aber du kannst welche holen.
    [one] Das bringt einen Punkt, aber du kannst mehr holen.
   *[other] Das bringt { $points } Punkte, aber du kannst mehr holen.
}
verdict-goal-missed-two-builds = { $number ->
    [0] So nimmst du keinen Stapel.
   *[other] So nimmst du nur einen Stapel.
}
verdict-goal-missed-joker-build = Kein Joker, der dir auf der Hand bleibt, nimmt { $value }.
verdict-goal-missed-joker-down = So wird kein Joker kleiner.
verdict-goal-missed-safe-lay = Danach kann { $seat } mit { DAT($cards) } einen Zwick machen. Du hast eine andere Karte, nach der das nie geht.
verdict-goal-missed-safer-lay = Danach kann { $seat } mit { DAT($cards) } einen Zwick machen. Du hast eine andere Karte, nach der das seltener geht.
verdict-goal-missed-zwick-in-two = { $seat } hat eine Antwort: { $play }. Danach kann { $partner } keinen Zwick machen.
verdict-goal-missed-zwick-in-two-none = Danach kann { $partner } keinen Zwick machen.
verdict-goal-missed-win-less = Wenn beide so gut wie möglich weiterspielen, stehst du mit einem anderen Zug am Ende besser da.
verdict-goal-missed-win-most = Wenn beide so gut wie möglich weiterspielen, stehst du am Ende um { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} schlechter da.
verdict-goal-missed-win-answered = Wenn beide so gut wie möglich weiterspielen, stehst du am Ende um { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} schlechter da. Eine der besten Antworten von { DAT($seat) }: { $play }.
proof-safe-lay = { $number ->
    [0] Danach macht { $seat } sicher keinen Zwick.
    [one] Danach macht { $seat } nur in einem einzigen Fall einen Zwick.
   *[other] Danach macht { $seat } in { NUMBER($number, useGrouping: 1) } Fällen einen Zwick. Nach jeder anderen Karte sind es mehr.
}
proof-ahead = Wenn beide so gut wie möglich spielen, liegst du am Ende dieses Spiels { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} vor { DAT($seat) }.
proof-behind = Wenn beide so gut wie möglich spielen, { $points ->
    [0] steht es am Ende dieses Spiels gleich zwischen dir und { DAT($seat) }
    [one] liegst du am Ende dieses Spiels einen Punkt hinter { DAT($seat) }
   *[other] liegst du am Ende dieses Spiels { $points } Punkte hinter { DAT($seat) }
}. Kein Zug bringt mehr.
proof-answer = Eine der besten Antworten von { DAT($seat) }: { $play }.
proof-reply = { $seat }: { $reply }. Dann: { $zwick }.
verdict-missed-more = Es war noch mehr zu holen: { $number ->
    [one] eine andere Möglichkeit
   *[other] { NUMBER($number, useGrouping: 1) } andere Möglichkeiten
}.
verdict-missed-besides = { $number ->
    [one] Es gab noch eine andere Möglichkeit, etwas zu nehmen.
   *[other] Es gab noch { NUMBER($number, useGrouping: 1) } andere Möglichkeiten, etwas zu nehmen.
}
verdict-missed-unknown = Der Tisch ist zu voll, um nach anderen Möglichkeiten zu suchen.
verdict-missed-could = { $number ->
    [one] Du konntest etwas nehmen. Es gab eine Möglichkeit.
   *[other] Du konntest etwas nehmen. Es gab { NUMBER($number, useGrouping: 1) } Möglichkeiten.
}
verdict-missed-none = Wir haben jede Karte auf der Hand geprüft: Mehr war nicht zu holen.
verdict-missed-nothing = Wir haben jede Karte auf der Hand geprüft: Es war nichts zu holen.
verdict-missed-cut = Das sind die ersten { $shown } von { $number ->
   *[other] { NUMBER($number, useGrouping: 1) } Möglichkeiten
}.
verdict-missed-folded = { $number ->
    [one] Eine kleinere Möglichkeit steckt
   *[other] { NUMBER($number, useGrouping: 1) } kleinere Möglichkeiten stecken
} in größeren.
verdict-points = { $cards ->
    [one] Eine Karte gewonnen
   *[other] { $cards } Karten gewonnen
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
verdict-cards = { $cards ->
    [one] Eine Karte gewonnen
   *[other] { $cards } Karten gewonnen
}.
verdict-too-large = Der Tisch ist so voll, dass es zu lange dauert, diesen Zug zu prüfen. Versuch einen mit weniger Karten.

## Was zu einem Zug gesagt wird, wenn du für alle spielst

reason-out-of-reach-of = { $items } ergibt { $totals }, aber { THE($card) } von { DAT($player) } nimmt nur { $values }.
reason-out-of-reach-as-of = { $items } ergibt { $totals }, aber { $player } spielt { ACC($card) } als { $value }.
reason-out-of-reach-one-of = { THE($items) } zählt { $totals }, aber { THE($card) } von { DAT($player) } nimmt nur { $values }.
reason-out-of-reach-one-as-of = { THE($items) } zählt { $totals }, aber { $player } spielt { ACC($card) } als { $value }.
reason-build-from-card-of = { $first } − { $second } = { $value } geht nicht. Andersrum: { $player } darf die Karte nur vom Wert auf dem Tisch abziehen.
reason-build-kept-of = Nur mit einer Karte, die { $value } zählt, bleibt der Wert { $value }, und { THE($card) } von { DAT($player) } zählt { $values }.
reason-joker-rule-capture-of = Einen einzelnen Joker nimmt nur ein anderer Joker. Mit { DAT($card) } kann { $player } { ACC($items) } nicht nehmen.
reason-joker-rule-capture-wild-of = Einen einzelnen echten Joker nimmt nur ein anderer Joker. Mit { DAT($card) } kann { $player } { ACC($items) } nicht nehmen.
reason-obligation-broken-of = Halt, { ACC($card) } braucht { $player } noch für { ACC($items) }.
reason-obligation-broken-kept-of = Halt, { ACC($card) } braucht { $player } noch. Sonst { $number ->
    [one] bleibt nur { THE($kept) }, und damit kann { $player } { ACC($items) } nicht nehmen
   *[other] bleiben nur { THE($kept) }, und damit kann { $player } { ACC($items) } nicht nehmen
}.
reason-obligation-broken-last-of = { THE($card) } ist die letzte Karte von { DAT($player) }, und { DAT($player) } { $number ->
    [one] gehört
   *[other] gehören
} { THE($items) }. Danach kann { $player } { $number ->
    [one] ihn
   *[other] sie
} nicht mehr nehmen.
reason-obligation-broken-each-of = { THE($items) } { $new ->
    [0] gehören
   *[other] gehören dann
} { DAT($player) }, und jeder Wert braucht eine eigene Karte. Wenn { $player } { ACC($card) } spielt, { $number ->
    [one] bleibt
   *[other] bleiben
} für { $values ->
    [2] beide
   *[other] alle { $values }
} nur { THE($kept) }.
reason-no-card-for-value-of = Um { $value } zu bauen, braucht { $player } noch eine andere Karte, die { $value } zählt.
reason-not-announced-of = { THE($seat) } hat { $value } nicht angesagt oder seitdem die Karte dafür gespielt. Für { ACC($seat) } kann { $player } keinen { $value }er-Stapel bauen.
reason-obligation-suspended-of = Kein Zug hält alle Versprechen von { DAT($player) }. Diesmal bindet keins.
verdict-repair-other-card-of = Eine andere Karte von { DAT($player) } kann das: { $play }.
verdict-nudge-keep-of = Nimm { ACC($items) } mit, dann hält { $player } das Versprechen.
verdict-nudge-swap-keep-of = Tausch { ACC($dropped) } gegen { ACC($added) }, dann hält { $player } das Versprechen.
verdict-nudge-other-card-of = Mit { DAT($card) } kann { $player } { ACC($items) } nehmen.
verdict-nudge-other-card-all-of = Mit { DAT($card) } kann { $player } das alles nehmen.
verdict-nudge-other-card-build-of = Mit { DAT($card) } kann { $player } diesen Stapel bauen.
verdict-nudge-nothing-of = Mit { DAT($card) } kann { $player } hier nichts nehmen.
verdict-nudge-promise-of = Mit { DAT($card) } kann { $player } hier nichts nehmen, ohne ein Versprechen zu brechen.
verdict-nudge-no-build-of = Mit { DAT($card) } kann { $player } hier nichts bauen.

## Aufgaben

goal-zwick = Räum den Tisch in einem Zug leer.
goal-most-cards = Nimm so viele Karten, wie du kannst.
goal-everything = Nimm alles, was { THE($card) } nehmen kann.
goal-capture = Nimm { ACC($items) }.
goal-lay = Leg eine Karte ab.
goal-most-points = Hol in einem Zug so viele Punkte, wie du kannst. Die Karte, die du spielst, zählt mit, und ein Zwick auch.
goal-two-builds = Nimm mit einer Karte mindestens zwei Stapel.
goal-joker-build = Bau einen Stapel, den ein Joker aus deiner Hand später nehmen kann.
goal-joker-down = Mach einen Joker oder einen Stapel mit einem Joker kleiner.
goal-only-play = Nur ein einziger Zug ist erlaubt. Spiel ihn.
goal-safe-lay = Leg die Karte ab, nach der { $seat } am seltensten einen Zwick machen kann. Rechne mit allen Karten, die du noch nicht gesehen hast.
goal-zwick-in-two = Alle Karten liegen offen. Spiel so, dass { $partner } einen Zwick machen kann, egal, was { $seat } dazwischen spielt.
goal-win-most = Alle Karten liegen offen, und es ist die letzte Runde. Spiel den Zug, mit dem du am Ende am besten dastehst, wenn beide so gut wie möglich spielen. Den Rest auf dem Tisch bekommt, wer zuletzt etwas genommen hat.
goal-build = { $card ->
    [none] Bau{ $item ->
        [none] { $value ->
            [none] {" "}einen Stapel
           *[other] {" "}einen { $value }er-Stapel
        }
       *[other] {" "}auf { ACC($item) }{ $value ->
            [none] {""}
           *[other] {" "}einen { $value }er-Stapel
        }
    }
   *[other] Spiel { ACC($card) }{ $item ->
        [none] {""}
       *[other] {" "}auf { ACC($item) }
    } und bau{ $value ->
        [none] {" "}einen Stapel
       *[other] {" "}einen { $value }er-Stapel
    }
}{ $seat ->
    [none] . Den { $card ->
        [none] { $item ->
            [none] {""}
           *[other] { $value ->
                [none] {"Stapel "}
               *[other] {""}
            }
        }
       *[other] {""}
    }nimmst du später.
   *[other] {" "}für { ACC($seat) }.
}
goal-build-any = Bau einen eigenen Stapel, den du später nehmen kannst.
goal-find-all = Finde nacheinander alle Möglichkeiten, etwas zu nehmen. Du hast { $found } von { $number }.
goal-find-all-card = Finde nacheinander alle Möglichkeiten, mit { DAT($card) } etwas zu nehmen. Du hast { $found } von { $number }.
goal-find-all-on-paper = Finde alle Möglichkeiten, etwas zu nehmen. Es sind { $number }.
goal-find-all-card-on-paper = Finde alle Möglichkeiten, mit { DAT($card) } etwas zu nehmen. Es sind { $number }.
find-all-found = Du hast eine gefunden: { $play }.
find-all-again = Das hast du schon gefunden.
find-all-regrouped = Das hast du schon. Dieselben Karten in anderen Gruppen zählen nicht noch einmal.
find-all-not-asked = So nimmst du nichts mit { DAT($card) }.
find-all-not-capture = Das ist erlaubt, aber du nimmst damit nichts.
find-all-done = Das sind alle!

## Arten von Aufgaben

concept-zwick = Sofort ein Zwick
concept-most-cards = Die meisten Karten
concept-most-points = Die meisten Punkte
concept-capture = Diese Karten nehmen
concept-everything = Alles mit einer Karte
concept-lay = Eine Karte ablegen
concept-build = Bauen
concept-two-builds = Zwei Stapel zugleich
concept-joker-build = Ein Stapel für deinen Joker
concept-joker-down = Ein Joker wird kleiner
concept-only-play = Der einzige erlaubte Zug
concept-safe-lay = Sicher ablegen
concept-zwick-in-two = Ein Zwick für deinen Partner
concept-win-most = Der beste Zug bei offenen Karten
concept-find-all = Alle Möglichkeiten
concept-legal = Erlaubt oder nicht
concept-how-many = Wie viele Möglichkeiten
concept-takers = Welche Karte es nimmt
concept-counts = Was eine Karte zählt
concept-announce = Was du ansagen darfst
concept-promise = Versprechen halten
concept-safe-lays = Sichere Karten
concept-variants = Varianten im Vergleich
concept-choice = Welcher Zug es ist
concept-who = Wer dran ist
concept-pile = Gewonnene Karten zählen
concept-majority = Die meisten Karten am Ende
concept-match = Eine Partie gewinnen
concept-order = Der Ablauf eines Spiels
concept-fact = Was in den Regeln steht
concept-which-games = Welches Spiel es ist

## Themen der Rätsel

theme-two-values = Eine klein, eine groß
theme-about-two-values = Von den Karten mit zwei Werten zählt im selben Zug eine klein und eine andere groß.
theme-court-high = Asse und Bildkarten als 11 bis 14
theme-about-court-high = Ein Ass, ein Bube, eine Dame oder ein König zählt in einer Summe groß.
theme-court-low = Asse und Bildkarten als 1 bis 4
theme-about-court-low = Ein Ass, ein Bube, eine Dame oder ein König zählt in einer Summe klein.
theme-several-groups = Mehrere Gruppen
theme-about-several-groups = Eine Karte nimmt mehrere Gruppen auf einmal.
theme-long-group = Eine lange Summe
theme-about-long-group = Für eine Summe brauchst du mindestens vier Karten oder Stapel.
theme-uses-build = Mit einem Stapel
theme-about-uses-build = Du nimmst einen Stapel oder baust auf ihn.
theme-build-down = Abziehen
theme-about-build-down = Du ziehst deine Karte vom Wert auf dem Tisch ab.
theme-joker-rescue = Einen Joker holen
theme-about-joker-rescue = Du holst einen Joker vom Tisch.
theme-obligation = Ein Versprechen halten
theme-about-obligation = Für deinen eigenen Stapel musst du eine Karte behalten. Müsstest du das nicht, wäre die Antwort eine andere.
theme-partner-build = Der Stapel deines Partners
theme-about-partner-build = Du nimmst den Stapel deines Partners, baust darauf oder baust selbst einen für ihn.
theme-decoy = Ein verlockender Zug
theme-about-decoy = Ein anderer Zug nimmt mehr Karten, ist aber nicht die Lösung.
theme-quiet = Nichts nehmen
theme-about-quiet = Der richtige Zug nimmt nichts.
theme-safe-lay = Sicher ablegen
theme-about-safe-lay = Nach dieser Karte macht der Nächste am seltensten einen Zwick.
theme-zwick-chain = Zwick um Zwick
theme-about-zwick-chain = Nach deinem Zwick macht dein Partner noch einen, egal, welche Karte dazwischenkommt.
theme-honours = Punkte, nicht Karten
theme-about-honours = Ein anderer Zug nimmt ebenso viele Karten oder mehr, bringt aber weniger Punkte.

## Fragen: die üblichen Fehler bei einer Zahl, einer Reihenfolge oder etwas Ausgelassenem

slip-pile-nothing = { THE($cards) } { $count ->
    [one] bringt
   *[other] bringen
} nichts.
slip-count-ways = Wenn du dieselben Karten in anderen Gruppen noch einmal zählst, kommst du auf { $number }. Dieselben Karten zählen nur einmal.
slip-count-values = Wenn du dieselben Karten für jeden Wert noch einmal zählst, kommst du auf { $number }. Sie zählen nur einmal.
slip-count-one-group = Ohne die Züge, die mehrere Gruppen nehmen, kommst du auf { $number }.
slip-count-largest = Wenn nur die größten Züge zählen, kommst du auf { $number }. Auch kleinere zählen mit.
slip-count-equal = Ohne die Züge, bei denen man zusammenzählt, kommst du auf { $number }.
slip-count-as = Wenn { THE($card) } nur { $value } zählt, kommst du auf { $number }.
slip-count-low = Wenn Ass, Bube, Dame und König nur klein zählen, kommst du auf { $number }.
slip-count-high = Wenn Ass, Bube, Dame und König nur groß zählen, kommst du auf { $number }.
slip-count-difference = Wenn auch Differenzen wie { $high } − { $low } = { $value } zählen, kommst du auf { $number }. Beim Nehmen zählst du nur zusammen.
slip-count-items = Du kannst mehrere Karten oder Stapel zugleich nehmen.
slip-count-card = Ohne die Züge mit { DAT($card) } kommst du auf { $number }.
slip-count-cards = Eine Karte kann auf mehrere Arten nehmen.
slip-order-cut = Dafür ist das Kartenspiel noch nicht bereit.
slip-order-first-deal = Zum Geben ist das Kartenspiel noch nicht bereit.
slip-order-deal = Neue Karten gibt es erst, wenn alle Hände leer sind.
slip-order-picture = Erst bekommen die Spieler Karten, dann der Tisch.
slip-order-play = Diese Karten sind noch nicht gegeben.
slip-order-table = Vorher kommt noch etwas auf den Tisch.
slip-order-left-over = Eine Karte bleibt erst übrig, wenn alle anderen gegeben sind.
slip-order-leftovers = Es sind noch Karten zu spielen.
slip-order-count = Noch liegen nicht alle Karten in den Gewinnstapeln.
slip-order-next-dealer = Dieses Spiel ist noch nicht zu Ende.
overlooked-wild = Ein Joker nimmt alles von { $least } bis { $most }.
overlooked-groups = Eine Karte kann mehrere Gruppen nehmen, die gleich viel zählen.
overlooked-either = { THE($item) } hat zwei Werte, und eine Karte mit einem davon reicht.
overlooked-low = Eine der fehlenden Karten zählt hier klein.
overlooked-high = Eine der fehlenden Karten zählt hier groß.
overlooked-equal = Eine Karte mit demselben Wert nimmt das.
overlooked-sum = Eine der fehlenden Karten zählt so viel wie alles zusammen.
overlooked-single = Wenn du eine Karte allein spielst, darfst du jeden ihrer Werte ansagen.
overlooked-adding = Einer der fehlenden Werte entsteht durch Zusammenzählen.
overlooked-subtracting = Einer der fehlenden Werte entsteht durch Abziehen.
overlooked-kept = Mit einer gleichen Karte darf man den Wert behalten.
overlooked-promise-suspended = Kein Zug hält hier jedes Versprechen. Diesmal bindet dich keins.
overlooked-promise-none = Behalten musst du eine Karte nur für Stapel, die dir gehören.
overlooked-promise-taken = Nimmst du deinen Stapel, ist das Versprechen gehalten.
overlooked-promise-built = Baust du auf deinen Stapel, ändert sich der Wert, für den du eine Karte behalten musst.
overlooked-promise-other = Eine Karte ist frei, wenn eine andere auf deiner Hand den Stapel nehmen kann.
overlooked-promise-free = Eine Karte, die keinen deiner Stapel nimmt, ist frei.
overlooked-safe-from = Nach einer der fehlenden Karten nimmt { THE($card) } nichts.
overlooked-safe = Nach einer der fehlenden Karten macht gar keine Karte einen Zwick.
overlooked-safe-seen = Nach einer der fehlenden Karten machen nur Karten einen Zwick, die niemand sonst hat.
overlooked-variant-partner = In einer der fehlenden Varianten gibt es Partner, für die man bauen kann.
overlooked-variant-kept = In einer der fehlenden Varianten darf man mit einer gleichen Karte den Wert behalten.
overlooked-variant-subtracting = In einer der fehlenden Varianten kann ein Stapel kleiner werden.
overlooked-variant-value = In einer der fehlenden Varianten kann ein Stapel { $value } zählen.
overlooked-variant-two = In einer der fehlenden Varianten hat { THE($card) } zwei Werte.

## Fragen zu Stichspielen: die üblichen Fehler

slip-trick-neither = { THE($card) } ist weder { $suit } noch Trumpf und kann nicht gewinnen.
slip-trick-no-trump = Trumpf ist ausgespielt, und { THE($card) } ist keiner.
slip-trick-trumped = Im Stich liegt ein Trumpf, und der schlägt { $suit }.
slip-trick-order = Von oben nach unten geht es hier so: { $ranks }.
slip-trick-lower-trump = Im Stich liegt ein höherer Trumpf als { THE($card) }.
slip-trick-lower = In { $suit } liegt eine höhere Karte als { THE($card) }.
overlooked-permanent = Eine der fehlenden Karten ist Trumpf, egal in welcher Farbe.
overlooked-any-trump = Du musst Trumpf spielen, und jeder Trumpf geht.
overlooked-lead = Du spielst aus, da geht jede Karte.
overlooked-anything = Du kannst nicht bedienen und musst nicht Trumpf spielen. Da geht jede Karte.
overlooked-beating = Jede Karte geht, die die bisherigen schlägt.
overlooked-cannot-beat = Die bisherigen Karten kannst du nicht schlagen. Da geht jede Karte der Farbe.
overlooked-cannot-beat-trump = Die bisherigen Karten kannst du nicht schlagen. Da geht jeder Trumpf.
overlooked-need-not-beat = Du musst die bisherigen Karten nicht schlagen.
slip-points-ten = Eine 10 bringt keine zehn Punkte.
slip-points-without = Ohne { ACC($card) } kommst du auf { $number }.
slip-points-without-one = Ohne eine Karte, die { $points } bringt, kommst du auf { $number }.
slip-points-upcard = Mit { DAT($card) } kommst du auf { $number }, aber die Trumpfkarte gehört nicht zum Stich.
slip-points-each = Nicht jede Karte bringt einen Punkt.
slip-points-one-each = Manche Karten bringen mehr als einen Punkt.
slip-stock-upcard = { $count ->
    [one] Die Trumpfkarte liegt
   *[other] Die Trumpfkarten liegen
} nicht mehr im Talon.
slip-stock-hand = Ohne die Karten eines Spielers kommst du auf { $number }.
slip-stock-hand-and-upcard = Ohne die Karten eines Spielers und { $count ->
    [one] die Trumpfkarte
   *[other] die Trumpfkarten
} kommst du auf { $number }.
slip-stock-player-more = Mit einem Spieler mehr kommst du auf { $number }.
slip-stock-upcard-only = Wenn die Karten der Spieler noch im Talon liegen, kommst du auf { $number }.
slip-stock-own-only = Wenn nur deine Karten fehlen, kommst du auf { $number }.
slip-stock-pack = So viele hat das ganze Kartenspiel.
slip-stock-other-pack = Bei einem Kartenspiel mit { $pack } Karten kommst du auf { $number }.
slip-ways-hand = Nicht jede deiner Karten darfst du spielen.
slip-ways-pass = Ohne das Passen kommst du auf { $number }.
slip-ways-stay = Ohne das bloße Mitgehen kommst du auf { $number }.
slip-ways-exchange = Ohne das Tauschen kommst du auf { $number }.
slip-ways-check = Ohne den Blick auf die unterste Karte kommst du auf { $number }.
slip-ways-skip = Wenn du „Geben, ohne nachzusehen“ nicht mitzählst, kommst du auf { $number }.
slip-ways-bid = Ohne die Gebote kommst du auf { $number }.
slip-ways-ask = Ohne das Fragen kommst du auf { $number }.
slip-ways-swap = Ohne den Tausch der 10 kommst du auf { $number }.
slip-ways-keep = Ohne das Behalten der 10 kommst du auf { $number }.
slip-ways-turn = Ohne das Aufdecken kommst du auf { $number }.
slip-ways-end = Ohne das Beenden kommst du auf { $number }.
slip-ways-which = Wenn es egal ist, welche Karten du tauschst, kommst du auf { $number }.
slip-ways-kinds = Wenn jede Art von Zug einmal zählt, kommst du auf { $number }.
slip-ways-announced = Ohne die Ansagen zur 10 kommst du auf { $number }.
slip-account-fine = { $seat } muss am Ende auch zahlen.
slip-account-paid = Da fehlt, was { $seat } zahlt.
slip-account-taken = Da fehlt, was { $seat } bekommt.
slip-account-stake = So wäre es, wenn auch zählte, was { $seat } vor dem Geben gezahlt hat.
slip-account-trick = So wäre es, wenn { $seat } eine andere Zahl von Stichen hätte.
slip-account-fines = So wäre es, wenn { $seat } eine andere Zahl von Strafen hätte.
slip-account-wins = { $seat } hat am Ende mehr Chips als vorher.
slip-account-loses = { $seat } hat am Ende weniger Chips als vorher.
slip-pot-stakes = Ohne die Einsätze für das nächste Spiel kommst du auf { $number }.
slip-pot-left = Ohne das, was noch im Topf war, kommst du auf { $number }.
slip-pot-taken = Wenn niemand etwas nimmt, kommst du auf { $number }.
slip-pot-paid = Wenn niemand etwas zahlt, kommst du auf { $number }.
slip-pot-one-pays = Wenn nur ein Spieler zahlt, kommst du auf { $number }.
slip-pot-before = So viel lag vor den letzten Zahlungen im Topf.
slip-moves-not = Bei { DAT($card) } bleibt der Geber derselbe.
slip-moves-on = { $seat } würde geben, aber bei { DAT($card) } gibt ein anderer.
slip-moves-other = Bei { DAT($card) } gibt ein anderer, aber nicht dieser Spieler.
slip-moves-elsewhere = { $seat } würde in dieser Variante geben: { $way }.
overlooked-new-dealer = Auch der neue Geber zahlt.
overlooked-passed-over = Auch wer übersprungen wird, zahlt.
slip-pays-not-dealer = { $seat } ist nur nicht mehr Geber und zahlt dafür nichts.
slip-pays-not = Bis zu { DAT($seat) } kommt das Geben nicht.
slip-sure-counted = Die anderen können nicht alle deine Trümpfe schlagen.
slip-sure-above = { $number ->
    [one] Du hast einen Trumpf
   *[other] Du hast { $number } Trümpfe
}, und die anderen können höhere haben: { $above }.
slip-sure-no-trump = Ohne Trumpf ist kein Stich sicher.
slip-sure-pot = Die anderen können genug haben, um dir den Topf zu nehmen.
slip-way-certain = { $way }: Sicher sind dir höchstens { $chips }.
slip-way-loses = { $way }: Du kannst { $number ->
    [one] einen Chip
   *[other] { $number } Chips
} verlieren.
slip-way-none = { $way }: Sicher ist dir dabei kein Gewinn.

## Fragen: was zu einer Antwort gesagt wird

question-missing = { $number ->
    [one] Eine richtige Antwort fehlt noch.
    [2] Zwei richtige Antworten fehlen noch.
    [3] Drei richtige Antworten fehlen noch.
    [4] Vier richtige Antworten fehlen noch.
    [5] Fünf richtige Antworten fehlen noch.
    [6] Sechs richtige Antworten fehlen noch.
    [7] Sieben richtige Antworten fehlen noch.
    [8] Acht richtige Antworten fehlen noch.
    [9] Neun richtige Antworten fehlen noch.
    [10] Zehn richtige Antworten fehlen noch.
    [11] Elf richtige Antworten fehlen noch.
    [12] Zwölf richtige Antworten fehlen noch.
   *[other] { $number } richtige Antworten fehlen noch.
}
question-missing-some = Es fehlen noch richtige Antworten.
announce-not-made = Mit Plus oder Minus kommt das hier nicht heraus.
announce-not-its-value = Diesen Wert hat die Karte nicht.
safe-yes = Nach { DAT($card) } ist kein Zwick möglich, egal, welche Karten der Nächste hat.
safe-zwick = Nach { DAT($card) } geht ein Zwick mit { DAT($answer) }.
safe-from = Nach { DAT($card) } kann { THE($answer) } nichts nehmen.
safe-not-from = Nach { DAT($card) } nimmt { THE($answer) } { ACC($items) }.
who-cuts = { $you ->
    [yes] Du sitzt rechts vom Geber und hebst ab.
   *[no] { $seat } sitzt rechts vom Geber und hebt ab.
}
who-first = { $you ->
    [yes] Du sitzt links vom Geber und fängst in jeder Runde an.
   *[no] { $seat } sitzt links vom Geber und fängt in jeder Runde an.
}
who-next-dealer = { $you ->
    [yes] Du sitzt links vom Geber und gibst als Nächstes.
   *[no] { $seat } sitzt links vom Geber und gibt als Nächstes.
}
who-next = { $you ->
    [yes] Im Uhrzeigersinn bist du der nächste Spieler, der noch Karten hat.
   *[no] Im Uhrzeigersinn ist { $seat } der nächste Spieler, der noch Karten hat.
}
who-leftovers = Wer zuletzt etwas genommen hat, bekommt den Rest: { $you ->
    [yes] Das bist du
   *[no] { $seat }
}. Ein Zwick ist das nicht.
who-leftovers-nobody = Niemand hat etwas genommen, also bekommt niemand den Rest.
seat-has-turn = { $you ->
    [yes] Du bist gerade dran.
   *[no] { $seat } ist gerade dran.
}
seat-comes-later = { $you ->
    [yes] Du kommst später dran.
   *[no] { $seat } kommt später dran.
}
seat-without-cards = { $you ->
    [yes] Du hast keine Karte mehr.
   *[no] { $seat } hat keine Karte mehr.
}
seat-is-dealer = { $you ->
    [yes] Du gibst.
   *[no] { $seat } gibt.
}
seat-on-left = { $you ->
    [yes] Du sitzt links vom Geber.
   *[no] { $seat } sitzt links vom Geber.
}
seat-on-right = { $you ->
    [yes] Du sitzt rechts vom Geber.
   *[no] { $seat } sitzt rechts vom Geber.
}
seat-elsewhere = { $you ->
    [yes] Du sitzt weder links noch rechts vom Geber.
   *[no] { $seat } sitzt weder links noch rechts vom Geber.
}
side-not-last = Wer hat zuletzt etwas genommen? Nicht { $side }.
side-nobody = Jemand hat schon etwas genommen.
side-has-cards = { $side }: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
side-has-fewer-cards = { $side }: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}, und jemand hat mehr.
side-level-cards = { $side }: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}, genauso viele wie { THE($other) }.
side-level-below = Gleichstand zwischen { DAT($first) } und { DAT($second) } zählt nicht, denn jemand hat mehr.
side-no-half = Du brauchst nur mehr als jeder andere. Mehr als die Hälfte muss es nicht sein.
side-has-cards-nobody = Nur bei Gleichstand bekommt niemand die Punkte.
side-has-points = { $side }: zusammen { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}.
side-short-of = { $side }: zusammen { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}, und die Partie geht bis { $target }.
side-level-points = { $side }: zusammen { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}, genauso viele wie { THE($other) }.
side-won-more-games = { $side }: zusammen { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}. Es entscheiden die Punkte, nicht die gewonnenen Spiele.
side-both-past = Haben zwei das Ziel von { $target } Punkten erreicht, gewinnt, wer mehr hat.
side-has-points-nobody = Niemand hat gewonnen, solange es gleich steht oder niemand genug Punkte hat.
fact-said-by = Das stimmt für { $games }.
fact-said-by-more = Das stimmt für diese Spiele: { $games }.
fact-said-by-none = Das stimmt für keins dieser Spiele.
fact-said-elsewhere = So ist es in einem Spiel mit ähnlichem Namen.
fact-other-version = So ist es in einer anderen Variante.
fact-without-jokers = Da fehlen die Joker.
fact-sum-picture = Die Spieler bekommen { $players } × { $each } = { $dealt } Karten. Wie viele von den { $pack } bleiben übrig?
fact-sum-deals = Die Spieler bekommen { $rest } Karten, in jeder Runde { $portion }. Wie oft geht das?
fact-sum-deals-each = Jeder bekommt insgesamt { $each } Karten. Zähl die Runden zusammen, bis du so weit bist.
fact-sum-deals-uneven = Die Spieler bekommen { $rest } Karten. Zähl die Runden zusammen, bis alle verteilt sind.
fact-sum-first-deal = Die Spieler bekommen { $rest } Karten, in jeder Runde { $portion }. Verteil diese { $portion } auf { $players } Spieler.
fact-sum-pack = 4 × 13 = 52, und dann kommen noch die Joker.
counts-not-sum = Mit { DAT($card) } als { $value } ergibt es { $totals }, nicht { $wanted }.
counts-not-left = Mit { DAT($card) } als { $value } bleibt neben den Gruppen zu { $wanted } etwas übrig: { $left }.
counts-none-fits = Mit { DAT($card) } als { $value } kommt dort nirgends { $wanted } heraus.
counts-not = Mit { DAT($card) } als { $value } geht es nicht auf: So lassen sich keine passenden Gruppen bilden.
legal-why-not = Doch hier scheitert es: { $place }.
legal-why-alone = In diesem Zug gibt es nichts, was mit { DAT($item) } zusammen { $values } ergibt.
legal-why-total = { $number ->
    [one] { THE($items) } zählt hier { $totals }.
   *[other] Rechne nach: { $items } ergibt { $totals }.
}
legal-fine-held = { ACC($card) } hast du auf der Hand.
legal-fine-sum = { $number ->
    [one] { THE($items) } zählt { $value }, und das passt.
   *[other] { $items } ergibt { $value }, und das passt.
}
legal-fine-single = Allein kann { THE($card) } { $value } zählen.
legal-fine-adding = { $first } + { $second } = { $value }: Das geht.
legal-fine-subtracting = { $first } − { $second } = { $value }: Das geht.
legal-fine-one-value = { THE($card) } als { $value } reicht für alles.
legal-fine-whole = Du nimmst jede Karte und jeden Stapel ganz.
legal-fine-no-promise = Dir gehört kein Stapel. Du hast nichts versprochen.
legal-fine-promise = Mit den Karten, die dir bleiben, kannst du jeden deiner Stapel nehmen.
legal-fine-another = Auch { THE($card) } nimmt { $value }.
legal-fine-announced = { $seat } hat { $value } angesagt.
legal-fine-rules = Nach den Regeln dieser Variante geht es.
legal-why-other = Es liegt an etwas anderem.
legal-why-fine = Daran scheitert es nicht.
pile-card = { $card } bringt { $points }
pile-most-cards = die meisten Karten bringen { $points }
pile-zwicks = { $number ->
    [one] ein Zwick bringt
   *[other] { $number } Zwicks bringen
} { $points }
pile-nothing = Keine dieser Karten bringt Punkte.
majority-one = { $side }: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}, mehr als sonst jemand.
majority-tie = Je { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}: Bei Gleichstand bekommt niemand die Punkte.
match-totals = Zusammen: { $totals }.
which-games-says = { $game }: { $value }
event-shuffle = Der Geber mischt.
event-cut = Wer rechts vom Geber sitzt, hebt ab.
event-deal = In Runde { $number } bekommt jeder seine Karten, eine nach der anderen.
event-picture = Der Geber legt Karten offen auf den Tisch: das Bild.
event-play = Alle spielen ihre Karten aus Runde { $number }.
event-left-over = Eine Karte ist übrig und kommt auf den Tisch.
event-leftovers = Den Rest auf dem Tisch bekommt, wer zuletzt etwas genommen hat.
event-count = Alle rechnen ab.
event-next-dealer = Links gibt.

## Fragen: was gefragt wird

ask-quoted = „{ $play }“
ask-legal = Darfst du das: { $play }? Und wenn nicht, warum nicht?
ask-how-many = Wie viele Möglichkeiten hast du, etwas zu nehmen? Dieselben Karten zählen nur einmal, egal, wie du rechnest.
ask-how-many-card = Wie viele Möglichkeiten hast du, mit { DAT($card) } etwas zu nehmen? Dieselben Karten zählen nur einmal, egal, wie du rechnest.
ask-takers = Welche deiner Karten nimmt genau { ACC($items) }?
ask-counts = { $play }. Was zählt { THE($card) } in diesem Zug?
ask-announce = Welche Werte darfst du für dich ansagen, wenn du { ACC($card) } allein spielst?
ask-announce-onto = Welche Werte darfst du für dich ansagen, wenn du { ACC($card) } auf { ACC($item) } spielst?
ask-announce-for = Welche Werte darfst du für { ACC($seat) } ansagen, wenn du { ACC($card) } allein spielst?
ask-announce-onto-for = Welche Werte darfst du für { ACC($seat) } ansagen, wenn du { ACC($card) } auf { ACC($item) } spielst?
ask-promise = Welche deiner Karten darfst du ablegen, ohne ein Versprechen zu brechen?
ask-promise-plays = Welche dieser Züge darfst du machen?
ask-safe-lays = Welche deiner Karten kannst du ablegen, ohne dass der Nächste einen Zwick machen kann? Er kann jede Karte haben, die du nicht gesehen hast.
ask-safe-lays-against = Welche deiner Karten kannst du ablegen, ohne dass { THE($card) } aus einer anderen Hand etwas nehmen kann?
ask-variants = { $play }: In welchen dieser Varianten ist das erlaubt?
ask-choice = Welcher dieser Züge ist erlaubt?
ask-choice-of = { $task } Mit welchem dieser Züge gelingt es?
ask-who-cuts = Wer hebt ab?
ask-who-first = Wer spielt zuerst?
ask-who-next-dealer = Wer gibt im nächsten Spiel?
ask-who-next = Wer ist nach diesem Zug dran?
ask-who-leftovers = Wer bekommt die Karten auf dem Tisch, wenn die letzte Karte der letzten Runde abgelegt ist?
ask-pile = Wie viele Punkte bringen diese Karten { IN($game) }?
ask-pile-with = Wie viele Punkte bringen diese Karten { IN($game) } zusammen mit { $zwicks }?
ask-pile-most = Wie viele Punkte bringen diese Karten { IN($game) }, wenn es die meisten sind?
ask-pile-most-with = Wie viele Punkte bringen diese Karten { IN($game) } zusammen mit { $zwicks }, wenn es die meisten sind?
ask-pile-zwicks = { $number ->
    [one] einem Zwick
   *[other] { $number } Zwicks
}
ask-majority = Karten am Ende, { IN($game) }: { $piles }. Wer bekommt die Punkte für die meisten Karten?
ask-match-hands = Punkte Spiel für Spiel: { $hands }. { $ask }
ask-match = Hier endet die Partie. Wer hat gewonnen?
ask-match-target = Die Partie endet, sobald jemand { $target ->
    [one] einen Punkt
   *[other] { $target } Punkte
} hat. Wer hat gewonnen?
ask-order = Was kommt zuerst, was danach? Wähl alles der Reihe nach aus.
ask-which-games = Für welche dieser Spiele stimmt das: "{ $fact }"?

## Fragen: Antworten

option-card = { $card }
option-text = { $text }
option-choice = { $value }
option-nobody = niemand
option-none = keine davon
legal-option-yes = Ja, das ist erlaubt.
legal-option-card-not-held = Nein, die Karte ist nicht auf deiner Hand.
legal-option-item-not-on-table = Nein, etwas davon liegt nicht auf dem Tisch.
legal-option-part-of-build = Nein, das ist nur ein Teil eines Stapels.
legal-option-out-of-reach = Nein, das ergibt nicht den Wert der Karte.
legal-option-no-build-value = Nein, diesen Wert kann die Karte dort nicht ergeben.
legal-option-does-not-split = Nein, in Gruppen mit demselben Wert geht es nicht auf.
legal-option-group-does-not-fit = Nein, eine Gruppe ergibt nicht den Wert der Karte.
legal-option-two-values = Nein, die Karte braucht in einem Zug zwei Werte.
legal-option-joker-rule = Nein, ein einzelner Joker steht im Weg.
legal-option-obligation-broken = Nein, einen eigenen Stapel kannst du dann nicht mehr nehmen.
legal-option-no-card-for-value = Nein, du hast keine andere Karte, die den neuen Wert nimmt.
legal-option-not-partner = Nein, der Stapel ist für jemanden, der kein Partner ist.
legal-option-not-announced = Nein, diesen Wert hat dein Partner nicht angesagt.
legal-option-variant-forbids = Nein, in anderen Varianten geht es, hier nicht.
legal-option-empty-table = Nein, auf einen leeren Tisch kann man eine Karte nur ablegen.
legal-option-build-limit = Nein, so viel ist hier kein Stapel wert.

## Fragen: was in den Regeln steht

value-yes = ja
value-no = nein
value-none = nichts
value-pot = einen Topf mit Einsätzen
value-add-subtract = zusammenzählen, abziehen oder den Wert behalten
value-add-only = nur zusammenzählen
value-fishing = Karten vom Tisch angeln
value-tricks = Stiche machen
value-north-germany = Norddeutschland
value-austria = Österreich und Deutschland
value-netherlands = die Niederlande
value-7d = die Karo-7
value-three-alike = drei Gleiche
value-third-of-pot = ein Drittel des Topfes
value-card-points = die Punkte der Karten darin
value-range = { $least } bis { $most }
party = { $players ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
    [9] zu neunt
    [10] zu zehnt
   *[other] zu { $players }
}
party-range = mit { $least } bis { $most } Spielern
ask-fact-pack-cards = Wie viele Karten hat das Kartenspiel { IN($game) }?
fact-pack-cards = das Kartenspiel hat { $value } Karten
ask-fact-jokers = Wie viele Joker sind { IN($game) } dabei?
fact-jokers = Joker im Kartenspiel: { $value }
ask-fact-ace = Was zählt ein Ass { IN($game) }?
fact-ace = ein Ass zählt { $value }
ask-fact-jack = Was zählt ein Bube { IN($game) }?
fact-jack = ein Bube zählt { $value }
ask-fact-queen = Was zählt eine Dame { IN($game) }?
fact-queen = eine Dame zählt { $value }
ask-fact-king = Was zählt ein König { IN($game) }?
fact-king = ein König zählt { $value }
ask-fact-building = Wie darf sich { IN($game) } der Wert eines Stapels ändern?
fact-building = beim Bauen ist erlaubt: { $value }
ask-fact-build-limit = Wie viel darf ein Stapel { IN($game) } höchstens wert sein?
fact-build-limit = ein Stapel ist höchstens { $value } wert
ask-fact-picture = Wie viele Karten hat das Bild am Anfang { IN($game) }, wenn man { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
    [9] zu neunt
    [10] zu zehnt
   *[other] zu { $players }
} spielt?
fact-picture = wenn man { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
    [9] zu neunt
    [10] zu zehnt
   *[other] zu { $players }
} spielt, hat das Bild am Anfang { $value } Karten
ask-fact-first-deal = Wie viele Karten bekommt jeder { IN($game) } in der ersten Runde, wenn man { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
    [9] zu neunt
    [10] zu zehnt
   *[other] zu { $players }
} spielt?
fact-first-deal = wenn man { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
    [9] zu neunt
    [10] zu zehnt
   *[other] zu { $players }
} spielt, bekommt jeder in der ersten Runde { $value } Karten
ask-fact-deals = Wie viele Runden hat ein Spiel { IN($game) }, wenn man { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
    [9] zu neunt
    [10] zu zehnt
   *[other] zu { $players }
} spielt?
fact-deals = wenn man { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
    [9] zu neunt
    [10] zu zehnt
   *[other] zu { $players }
} spielt, hat ein Spiel so viele Runden: { $value }
ask-fact-partners = Gibt es { IN($game) } Partner, wenn man { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
    [9] zu neunt
    [10] zu zehnt
   *[other] zu { $players }
} spielt?
fact-partners = wenn man { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
    [9] zu neunt
    [10] zu zehnt
   *[other] zu { $players }
} spielt, gibt es Partner: { $value }
ask-fact-most-cards = Was bringen die meisten Karten { IN($game) }?
fact-most-cards = die meisten Karten bringen { $value }
ask-fact-zwick = Was bringt ein Zwick { IN($game) }?
fact-zwick = ein Zwick bringt { $value }
ask-fact-joker-zwick = Zählt es { IN($game) }, wenn man den Tisch mit einem Joker leer räumt?
fact-joker-zwick = es zählt, wenn man den Tisch mit einem Joker leer räumt: { $value }
ask-fact-ace-points = Was bringt ein Ass { IN($game) }?
fact-ace-points = ein Ass bringt { $value }
ask-fact-ten-of-diamonds = Was bringt die Karo-10 { IN($game) }?
fact-ten-of-diamonds = die Karo-10 bringt { $value }
ask-fact-ten-of-spades = Was bringt die Pik-10 { IN($game) }?
fact-ten-of-spades = die Pik-10 bringt { $value }
ask-fact-two-of-spades = Was bringt die Pik-2 { IN($game) }?
fact-two-of-spades = die Pik-2 bringt { $value }
ask-fact-seven-of-diamonds = Was bringt die Karo-7 { IN($game) }?
fact-seven-of-diamonds = die Karo-7 bringt { $value }
ask-fact-seven-of-spades = Was bringt die Pik-7 { IN($game) }?
fact-seven-of-spades = die Pik-7 bringt { $value }
ask-fact-joker-15 = Was bringt der 15er-Joker { IN($game) }?
fact-joker-15 = der 15er-Joker bringt { $value }
ask-fact-joker-20 = Was bringt der 20er-Joker { IN($game) }?
fact-joker-20 = der 20er-Joker bringt { $value }
ask-fact-joker-25 = Was bringt der 25er-Joker { IN($game) }?
fact-joker-25 = der 25er-Joker bringt { $value }
ask-fact-joker-30 = Was bringt der 30er-Joker { IN($game) }?
fact-joker-30 = der 30er-Joker bringt { $value }
ask-fact-total = Wie viele Punkte gibt es { IN($game) } in einem Spiel, ohne Zwicks und mit einem Kartenspiel?
fact-total = in einem Spiel mit einem Kartenspiel gibt es ohne Zwicks { $value } Punkte
ask-fact-family = Was will man { IN($game) }?
fact-family = man will { $value }
ask-fact-trumps = Gibt es { IN($game) } Trümpfe?
fact-trumps = es gibt Trümpfe: { $value }
ask-fact-stakes = Worum spielt man { IN($game) }?
fact-stakes = man spielt um { $value }
ask-fact-home = Woher kommt das Spiel: { $game }?
fact-home = die Heimat ist: { $value }
ask-fact-hand-cards = Wie viele Karten hat jeder { IN($game) } auf der Hand?
fact-hand-cards = jeder hat { $value } Karten auf der Hand
ask-fact-permanent-trump = Welche Karte ist { IN($game) } immer Trumpf?
fact-permanent-trump = immer Trumpf ist { $value }
ask-fact-players = Wie viele können { IN($game) } mitspielen?
fact-players = es können { $value } mitspielen
ask-fact-wins-at-once = Was gewinnt { IN($game) } sofort, bevor eine Karte gespielt ist?
fact-wins-at-once = das gewinnt sofort: { $value }
ask-fact-trick = Was bringt ein Stich { IN($game) }?
fact-trick = ein Stich bringt { $value }
value-add-same = zusammenzählen oder den Wert behalten
value-add-subtract-only = zusammenzählen oder abziehen
value-add-subtract-round = zusammenzählen, in beiden Richtungen abziehen oder den Wert behalten
value-add-subtract-round-only = zusammenzählen oder in beiden Richtungen abziehen

## Tipps

look-legal = Sag die Summen laut, und sieh dir die Karten an, die auf deiner Hand bleiben.
look-legal-other = Sieh dir an, was auf dem Tisch liegt, was die Karte dort zählen kann und was auf deiner Hand bleibt.
look-how-many = Fang mit den kleinsten Summen an. Dann leg Gruppen zusammen, und zähl auch diese Züge.
look-takers = Probier bei Karten mit zwei Werten beide Werte.
look-takers-equal = Such etwas, das genauso viel zählt.
look-takers-one = Zähl alles auf jede Art zusammen, und vergleich mit jeder deiner Karten.
look-counts = Rechne es mit jedem der Werte durch: Nur einer passt.
look-announce = { $sums }. Dazu brauchst du noch eine Karte auf der Hand, die das Ergebnis nimmt.
look-announce-single = Such einen Wert, den die Karte selbst hat, und eine andere Karte auf deiner Hand, die ihn nimmt.
look-announce-for = { $sums }. Das geht nur, wenn { $seat } das Ergebnis angesagt und seitdem keine Karte dafür gespielt hat.
look-announce-single-for = Such einen Wert, den die Karte selbst hat. Das geht nur, wenn { $seat } ihn angesagt und seitdem keine Karte dafür gespielt hat.
look-sums-add = Zähl die Karte zum alten Wert dazu
look-sums-subtract = Zähl die Karte zum alten Wert dazu oder zieh sie davon ab
look-sums-round = Zähl die Karte zum alten Wert dazu, zieh sie davon ab oder zieh den alten Wert von der Karte ab
look-sums-kept = { $sums }, oder behalt einfach den alten Wert
look-promise = Behalt für jeden deiner Stapel eine Karte, für jeden Wert eine andere.
look-safe-lays = Leg die Karte in Gedanken auf den Tisch, und such einen Wert, der alles nimmt.
look-safe-lays-against = Leg die Karte in Gedanken auf den Tisch, und such Gruppen mit dem Wert der anderen Karte.
look-variants = Welche Werte haben die Karten dort, und was ist dort beim Bauen erlaubt?
look-choice = Prüf jede Summe und dann, was auf dem Tisch liegen bleibt.
look-choice-other = Frag bei jedem Zug zweierlei: Ist er erlaubt, und löst er die Aufgabe?
look-who-cuts = Auf der einen Seite des Gebers hebt man ab, auf der anderen bekommt man die erste Karte.
look-who-first = Es geht im Uhrzeigersinn.
look-who-next-dealer = In diesem Spiel geht alles in dieselbe Richtung herum.
look-who-next = Es geht im Uhrzeigersinn. Wer keine Karte hat, setzt aus.
look-who-leftovers = Es kommt darauf an, wer zuletzt etwas genommen hat.
look-pile = Nur wenige Karten bringen hier Punkte. Such sie.
look-pile-zwicks = Nur wenige Karten bringen hier Punkte. Such sie, und zähl dann die Zwicks dazu.
look-pile-most = Nur wenige Karten bringen hier Punkte. Such sie, und zähl dann die Punkte für die meisten Karten dazu.
look-pile-most-zwicks = Nur wenige Karten bringen hier Punkte. Such sie, und zähl dann die Zwicks und die Punkte für die meisten Karten dazu.
look-majority = Die Punkte bekommt, wer mehr Karten hat als alle anderen.
look-match = Zähl für jeden die Punkte aus allen Spielen zusammen.
look-order = Erst kommt die Arbeit des Gebers, dann das Spielen, zuletzt das Abrechnen.
look-fact = Denk daran, was du gerade gelesen hast.
hint-solutions = { $number ->
    [one] Es gibt eine Lösung.
    [2] Es gibt zwei Lösungen.
    [3] Es gibt drei Lösungen.
    [4] Es gibt vier Lösungen.
    [5] Es gibt fünf Lösungen.
    [6] Es gibt sechs Lösungen.
    [7] Es gibt sieben Lösungen.
    [8] Es gibt acht Lösungen.
    [9] Es gibt neun Lösungen.
    [10] Es gibt zehn Lösungen.
    [11] Es gibt elf Lösungen.
    [12] Es gibt zwölf Lösungen.
   *[other] Es gibt { $number } Lösungen.
}
hint-total-of = Such die Summe { $value }.
hint-worth = Such etwas, das { $value } zählt.
hint-way = Du kannst zum Beispiel { $number ->
    [one] eine Karte oder einen Stapel
    [2] zwei Karten oder Stapel
    [3] drei Karten oder Stapel
    [4] vier Karten oder Stapel
    [5] fünf Karten oder Stapel
    [6] sechs Karten oder Stapel
    [7] sieben Karten oder Stapel
    [8] acht Karten oder Stapel
    [9] neun Karten oder Stapel
    [10] zehn Karten oder Stapel
    [11] elf Karten oder Stapel
    [12] zwölf Karten oder Stapel
   *[other] { $number } Karten oder Stapel
} vom Tisch nehmen.
hint-way-cards = Du kannst zum Beispiel { $number ->
    [one] eine Karte
    [2] zwei Karten
    [3] drei Karten
    [4] vier Karten
    [5] fünf Karten
    [6] sechs Karten
    [7] sieben Karten
    [8] acht Karten
    [9] neun Karten
    [10] zehn Karten
    [11] elf Karten
    [12] zwölf Karten
   *[other] { $number } Karten
} vom Tisch nehmen.
hint-total = Es gibt eine Lösung. Such die Summe { $value }.
hint-total-worth = Es gibt eine Lösung. Such etwas, das { $value } zählt.
hint-left-with = { $card }: noch { $number } zu finden.
hint-card = Spiel { ACC($card) }.
hint-group = Ein Teil der Lösung: { $group }.
hint-items = Ein Teil der Lösung: { $items }.
hint-one-item = Nimm nur eine Karte oder einen Stapel vom Tisch.
hint-one-card = Nimm nur eine Karte vom Tisch.
hint-leave = Lass { ACC($item) } liegen.
hint-nothing-else = Nimm nur, was verlangt ist.
hint-least = Fang mit dem Zug an, der am wenigsten nimmt.
hint-more = Der neue Wert kann größer sein als der alte.
hint-less = Der neue Wert kann kleiner sein als der alte.
hint-same = Der Wert kann bleiben, wie er war.
hint-keep = Behalt { ACC($card) }: Damit kannst du den Stapel nehmen.
hint-any-card = Jede deiner Karten geht.
hint-stay = Behalt { ACC($card) } für einen deiner Stapel.
hint-announced = Bau einen Wert, den { $seat } angesagt hat.
hint-onto = Bau auf { ACC($item) }.
hint-single = Spiel { ACC($card) } allein.
hint-quiet = Der Zug nimmt nichts und baut nichts.
hint-unsafe = Nicht { ACC($card) }: Mit { DAT($cards) } ist der Tisch dann auf einen Schlag leer.
hint-right-options = { $number ->
    [one] Eine Antwort ist richtig.
    [2] Zwei Antworten sind richtig.
    [3] Drei Antworten sind richtig.
    [4] Vier Antworten sind richtig.
    [5] Fünf Antworten sind richtig.
    [6] Sechs Antworten sind richtig.
    [7] Sieben Antworten sind richtig.
    [8] Acht Antworten sind richtig.
    [9] Neun Antworten sind richtig.
    [10] Zehn Antworten sind richtig.
    [11] Elf Antworten sind richtig.
    [12] Zwölf Antworten sind richtig.
   *[other] { $number } Antworten sind richtig.
}
hint-one-right = Richtig ist: { $option }
hint-maybe-none = Es kann sein, dass keine davon richtig ist.
hint-maybe-all = Gut möglich, dass das richtig ist.
hint-each = Prüf jede Antwort für sich.
hint-no-more = Noch ein Tipp würde die Antwort verraten. Prüf beide noch einmal.
hint-two-left = Zwei sind noch übrig. Überleg bei beiden, was sie bedeuten, und prüf es.
hint-only-two = Es gibt nur zwei Möglichkeiten. Überleg bei beiden, was sie bedeuten, und prüf es.
hint-not-this = Das ist es nicht: { $option }
hint-between = Es ist eine Zahl von { $least } bis { $most }.
hint-either = Die Antwort ist { $first } oder { $second }.
hint-first = Zuerst: { $event }
hint-last = Zuletzt: { $event }
hint-number = Die Antwort ist { $number }.

## Was möglich ist, für alle, die mit offenen Tipps spielen

possible-zwick = Du kannst einen Zwick machen: { $play }.
possible-capture = Am meisten bringt: { $play }.
possible-capture-sums = Am meisten bringt: { $play }. Gerechnet: { $sums }.
possible-build = Bau einen Stapel: { $play }.
possible-lay = Nehmen kannst du nichts. Am wenigsten verschenkst du mit { DAT($card) }.
possible-unknown = Such nach einem Stapel, den du bauen kannst, oder nach einer Karte, die du nicht behalten musst.

## Rat vor einem Zug im Spiel

advice-safe-lay = Nach { DAT($card) } macht { $seat } sicher keinen Zwick.
advice-risky-lay = Nach { DAT($card) } kann { $seat } { $share ->
    [100] in jedem Fall
   *[other] in { $share } von 100 Fällen
} einen Zwick machen.
advice-rare-lay = Nach { DAT($card) } kann { $seat } nicht einmal in einem von 100 Fällen einen Zwick machen.
advice-last-lay = Nach { DAT($card) } spielt niemand mehr.
advice-takers = { ACC($card) } nimmt man mit { DAT($cards) }.
advice-only-builders = Keine Karte, die noch aussteht, nimmt { ACC($card) }, aber andere können darauf bauen.
advice-no-takers = { ACC($card) } nimmt keiner mehr.
advice-kind-capture = Nimm etwas.
advice-kind-build = Bau einen Stapel.
advice-kind-lay = Leg eine Karte ab.
advice-first-zwick = Sieh dir den ganzen Tisch an: Ein Zwick ist möglich.
advice-first-points = Nimm etwas, denn hier gibt es Punkte.
advice-first-cards = Nimm etwas: je mehr Karten, desto besser.
advice-first-build = Bau einen Stapel, den du später nehmen kannst.
advice-first-partner = Bau einen Stapel, den dein Partner nehmen kann.
advice-first-safest = Leg eine Karte ab. Nach welcher ist ein Zwick am wenigsten wahrscheinlich?
advice-first-takers = Leg eine Karte ab. Welche wird von den wenigsten Karten genommen?
advice-only-play = Nur ein Zug ist erlaubt: { $play }.
advice-equal = Zwei Züge sind etwa gleich gut: { $first } oder { $second }.
advice-why-zwick = Damit ist der Tisch leer, und das ist ein Zwick.
advice-why-points = Das bringt jetzt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, und mehr bringt kein anderer Zug.
advice-why-cards = Das nimmt { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}, und mehr nimmt kein anderer Zug.
advice-why-build = Ist der Stapel noch da, wenn du wieder dran bist, kannst du ihn mit { DAT($card) } nehmen. { $number ->
    [0] Von den Karten, die noch ausstehen, nimmt ihn keine.
    [one] Von den Karten, die noch ausstehen, nimmt ihn auch eine.
   *[other] Von den Karten, die noch ausstehen, nehmen ihn auch { $number }.
}
advice-why-partner = Dein Partner hat { $value } angesagt.
advice-why-safest = Keine andere Karte, die du ablegen kannst, macht einen Zwick unwahrscheinlicher.
advice-why-takers = { $number ->
    [0] Von den Karten, die noch ausstehen, nimmt sie keine.
    [one] Nur eine Karte, die noch aussteht, nimmt sie. Bei jeder anderen, die du ablegen kannst, sind es genauso viele oder mehr.
   *[other] { $number } Karten, die noch ausstehen, nehmen sie. Bei jeder anderen, die du ablegen kannst, sind es genauso viele oder mehr.
}
advice-wait-zwick = Moment: Danach kann { $seat } { $share ->
    [100] in jedem Fall
   *[other] in { $share } von 100 Fällen
} einen Zwick machen.
advice-wait-missed-zwick = Moment: Du kannst einen Zwick machen.
advice-wait-missed-points = Moment: Ein anderer Zug bringt gleich mehr Punkte.
advice-wait-missed-build = Moment: Du kannst einen Stapel mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} bauen und ihn später mit einer Karte auf deiner Hand nehmen.
advice-wait-missed-partner-build = Moment: Du kannst deinem Partner einen Stapel mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} bauen.
advice-wait-card = Moment: Du kannst { ACC($card) } nehmen.
advice-wait-why = Moment! { $why }
advice-wait-costs = Moment: Ein anderer Zug ist um { $lost ->
    [one] einen Punkt
   *[other] { $lost } Punkte
} besser: mehr für dich oder weniger für die anderen.
advice-wait-given = Moment: Ein anderer Zug ist sehr wahrscheinlich um mindestens { $lost ->
    [one] einen Punkt
   *[other] { $lost } Punkte
} besser: mehr für dich oder weniger für die anderen.
advice-point-zwick = Mit { DAT($card) } fegst du den Tisch leer. Das ist ein Zwick.
advice-point-capture = Mit { DAT($card) } kannst du { ACC($groups) } nehmen.
advice-point-card = Mit { DAT($card) } kannst du etwas nehmen.
advice-point-build = Du kannst einen Stapel bauen: { $play }.
advice-point-build-card = Mit { DAT($card) } kannst du bauen.
advice-point-something = Du kannst etwas nehmen.
advice-point-lay = Nichts passt. Am wenigsten verschenkst du mit { DAT($card) }.
advice-point-nothing = Diesmal kannst du nichts nehmen.
advice-may-lay = Ablegen darfst du { ACC($cards) }.
advice-may-lay-none = Diesmal musst du nehmen oder bauen.
advice-can-zwick = Ein Zwick: { $play }
advice-can-more = { $number ->
    [one] Und noch eine Möglichkeit dieser Art.
   *[other] Und noch { $number } Möglichkeiten dieser Art.
}

## Die Durchsicht eines Spiels

review-missed-zwick = Hier war ein Zwick möglich: { $play }.
review-missed-points = Ein anderer Zug hätte gleich { $more ->
    [one] einen Punkt
   *[other] { $more } Punkte
} mehr gebracht: { $play }.
review-missed-build = Hier konntest du für eine Karte auf deiner Hand einen Stapel mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} bauen: { $play }.
review-missed-partner-build = Hier konntest du deinem Partner einen Stapel mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} bauen: { $play }.
review-gave-zwick = Danach konnte { $seat } { $after ->
    [100] in jedem Fall
   *[other] in { $after } von 100 Fällen
} einen Zwick machen, nach dem besseren Zug { $better ->
    [0] in keinem
   *[other] nur in { $better } von 100
}.
why-missed-zwick = Hier war ein Zwick möglich.
why-missed-points = Ein anderer Zug hätte gleich { $more ->
    [one] einen Punkt
   *[other] { $more } Punkte
} mehr gebracht.
why-missed-build = Hier konntest du für eine Karte auf deiner Hand einen Stapel mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} bauen.
why-missed-partner-build = Hier konntest du deinem Partner einen Stapel mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} bauen.
why-last-capture = So nimmt deine letzte Karte nichts. Der Rest geht an den Spieler, der zuletzt etwas genommen hat.
why-most-cards = Mit einem anderen Zug hast du mehr als die Hälfte aller Karten. Das bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
why-gave-up-taker = Danach kann keine Karte auf deiner Hand { ACC($item) } mehr nehmen.
why-partners-build = Den { $value }er-Stapel deines Partners kann man mit { DAT($cards) } nehmen. { $number ->
    [one] So eine Karte steht noch aus.
   *[other] { $number } solche Karten stehen noch aus.
}
why-open-build = Deinen { $value }er-Stapel mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} kann man mit { DAT($cards) } nehmen. { $number ->
    [one] So eine Karte steht noch aus.
   *[other] { $number } solche Karten stehen noch aus.
}
why-laid-points = Mit { DAT($cards) } nimmt man { ACC($card) } und damit { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}. { $number ->
    [one] So eine Karte steht noch aus.
   *[other] { $number } solche Karten stehen noch aus.
}
why-open-to-builds = Auf { ACC($card) } können andere bauen und dann mit dem Stapel { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} nehmen.
why-gave-points = Danach holt man mit { DAT($cards) } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} oder mehr. { $number ->
    [one] Das kann eine Karte, die noch aussteht,
   *[other] Das können { $number } Karten, die noch ausstehen,
} nach einem anderen Zug { $better ->
    [0] keine
    [one] nur eine
   *[other] nur { $better }
}.
review-build-taken = Deinen Stapel hat { $seat }. War ja auch schön gebaut.
review-build-left = Deinen Stapel hat niemand mehr genommen.
review-lost = Verschenkte Punkte: { $lost } ± { $about }.
review-lost-exactly = Verschenkte Punkte: { $lost }.
review-given = Verschenkte Punkte: { $lost } ± { $about }. Mit den besten Zügen wäre es um so viel besser gelaufen: mehr Punkte für dich oder weniger für die anderen.
review-given-none = Nichts verschenkt.
review-better = Besser: { $play }.
review-good = Kein Zug ist deutlich besser.
review-best = Kein Zug ist besser.
review-only-play = Ein anderer Zug war nicht erlaubt.
review-too-large = Der Tisch war zu voll, um diesen Zug zu prüfen.
review-first-look = Das ist nur ein erster Blick.
review-was-marked = Erst sah das nach einem Fehler aus. Bei genauerem Hinsehen war es keiner.
review-was-worse = Bei genauerem Hinsehen war weniger verschenkt, als es erst aussah.
review-helped = Vor diesem Zug hattest du Hilfe. Er zählt nicht.
review-luck = Du: { $own }. Umsichtig gespielt: { $careful }.
review-luck-team = Euer Team: { $own }. Mit einem umsichtigen Spieler auf deinem Platz: { $careful }.
review-one-game = Ein Spiel sagt wenig, denn Glück wiegt mehr als Können. Schau auf viele Spiele.
cause-missed-zwick = Zwick übersehen
cause-missed-points = Punkte liegen gelassen
cause-missed-build = Stapel verpasst
cause-last-capture = Rest auf dem Tisch verpasst
cause-most-cards = die meisten Karten verpasst
cause-gave-up-taker = wichtige Karte weggegeben
cause-partners-build = Stapel des Partners liegen gelassen
cause-open-build = Stapel für andere gebaut
cause-laid-points = Punkte abgelegt
cause-open-to-builds = Karte, auf die andere bauen
cause-gave-points = Punkte für andere liegen gelassen
cause-gave-zwick = Zwick verschenkt
cause-stranded-build = Stapel verloren
cause-other = etwas anderes
tricks-cause-offence = kostet einen Einsatz
tricks-cause-joined = zu mutig
tricks-cause-passed = zu vorsichtig
tricks-cause-exchange = nicht am besten getauscht oder angesagt
tricks-cause-dealer = als Geber nicht am besten gewählt
tricks-cause-card = nicht die beste Karte
tricks-review-lost = Verschenkte Chips: etwa { $lost }.
tricks-review-better = Im Schnitt mehr Chips: { $play }.
tricks-review-good = Nichts anderes bringt deutlich mehr.
tricks-review-only = Etwas anderes war nicht möglich.
tricks-review-certain = Sichere Chips, egal, was die anderen tun: { $best } ({ $play }) statt { $made } (die gespielte Karte).
tricks-review-model = In jeder Verteilung, die wir probieren, spielen alle schlicht weiter, jeder für die eigenen Chips. Gegen gewitztere Spieler kann es anders sein.

## Warum der Partner so gespielt hat

mate-hidden = Auf dem Tisch erklärt nichts diesen Zug. Der Grund liegt in den Karten deines Partners. Du kennst sie, sobald diese Runde ausgespielt ist.
mate-last-card = Das war die letzte Karte deines Partners.
mate-took-points = Das brachte deinem Team sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
mate-took-their-build = Damit hat dein Partner den { $value }er-Stapel von { DAT($seat) } genommen, bevor { $seat } es konnte.
mate-took-our-build = Damit hat dein Partner den { $value }er-Stapel deines Teams geholt, bevor andere ihn nehmen konnten.
mate-took-cards = Damit hat dein Partner { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} vom Tisch genommen, und die meisten Karten bringen { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
mate-built-for-you = Du hattest { $value } angesagt, also ist dieser Stapel für dich.
mate-changed-build = Aus dem { $before }er-Stapel von { DAT($seat) } wurde ein { $value }er-Stapel. Eine Karte, die { $before } zählt, nimmt ihn nicht mehr.
mate-built = { $points ->
    [0] Dieser Stapel sagt { $value } an: Dein Partner hat eine Karte, die ihn später nehmen kann.
    [one] Dieser Stapel sagt { $value } an: Dein Partner hat eine Karte, die ihn später nehmen kann. Er bringt einen Punkt.
   *[other] Dieser Stapel sagt { $value } an: Dein Partner hat eine Karte, die ihn später nehmen kann. Er bringt { $points } Punkte.
}
mate-denied-zwick = Vor diesem Zug konnte eine Karte, die noch ausstand, den Tisch abräumen. Danach kann es keine mehr.
mate-safe = Danach kann keine Karte, die noch aussteht, den Tisch abräumen.
mate-takers = { $number ->
    [0] Keine Karte, die noch aussteht, nimmt { ACC($card) }.
    [one] Nur eine Karte, die noch aussteht, nimmt { ACC($card) }.
   *[other] Nur { $number } Karten, die noch ausstehen, nehmen { ACC($card) }.
}
mate-why-build = Dein Partner hatte { ACC($card) } und konnte den Stapel damit im nächsten Zug nehmen. { $number ->
    [0] Von den Karten, die noch ausstanden, konnte das sonst keine.
    [one] Von den Karten, die noch ausstanden, konnte das auch eine andere.
   *[other] Von den Karten, die noch ausstanden, konnten das auch { $number } andere.
}
mate-why-safest = Keine andere Karte, die dein Partner ablegen konnte, machte einen Zwick unwahrscheinlicher.
mate-why-takers = { $number ->
    [0] Von den Karten, die noch ausstanden, nahm sie keine.
    [one] Nur eine Karte, die noch ausstand, nahm sie. Bei jeder anderen, die dein Partner ablegen konnte, waren es genauso viele oder mehr.
   *[other] { $number } Karten, die noch ausstanden, nahmen sie. Bei jeder anderen, die dein Partner ablegen konnte, waren es genauso viele oder mehr.
}
mate-good = Der Zug war gut: Kein anderer war klar besser.
mate-best = Der Zug war gut: Kein anderer war besser.
mate-better = Besser wäre gewesen: { $play }.

## Zehn Fragen aus der Familie, jede mit einem Satz und einer kleinen Tabelle beantwortet

family-deal = Wie viele Karten bekommt jeder?
family-deal-answer = Bei { $players } Spielern bekommt jeder zuerst { $first } Karten, { $picture } kommen offen auf den Tisch, und gegeben wird { $deals ->
    [one] einmal
   *[other] { $deals }-mal
}.
family-deal-sizes = Bei { $players } Spielern gibt man { $sizes } Karten, und { $picture ->
    [0] keine kommt
    [one] 1 kommt
   *[other] { $picture } kommen
} offen auf den Tisch.
family-players = Wie viele können mitspielen?
family-players-answer = Zwickern spielt man { $players }.
family-values = Was zählt jede Karte?
family-values-answer = Eine Zahlkarte zählt, was draufsteht, ein Ass { $ace }, ein Bube { $jack }, eine Dame { $queen } und ein König { $king }.
family-must-take = Muss ich nehmen, wenn ich kann?
family-must-take-answer = Nein, du darfst weniger nehmen, als möglich wäre, oder einfach eine Karte ablegen.
family-must-take-some = Ja, mit einer Karte, die etwas nehmen kann, darfst du nicht ablegen, aber du darfst weniger nehmen, als möglich wäre, oder mit ihr bauen.
family-must-take-all = Ja, eine Karte, die etwas nehmen kann, nimmt alles, was geht, außer du baust mit ihr.
family-must-take-build = Nur deine eigenen Stapel, denn in deinem nächsten Zug musst du einen davon nehmen, wenn es geht.
family-must-take-owner = Nein, aber solange dir ein Stapel gehört, darfst du nur ablegen, wenn du weder nehmen noch bauen kannst.
family-steal = Darf ich einen fremden Stapel nehmen?
family-steal-answer = Ja, mit einer Karte, die genauso viel zählt, darfst du ihn nehmen, und wenn du darauf baust, gehört er dir.
family-joker = Wie bekomme ich einen Joker?
family-joker-answer = Mit einem größeren Joker und Karten, die zur Summe fehlen, oder du baust erst darauf und machst ihn kleiner.
family-joker-wild = Nur mit einem Joker aus deiner Hand, und der darf gleich mehrere nehmen.
family-joker-alone = Gar nicht, denn einen Joker nimmt nur ein Joker, und ihr habt nur einen.
family-joker-each = Das kommt auf den Joker an und darauf, was er zählt.
family-joker-none = In dieser Variante gibt es keine Joker.
family-zwick = Was ist ein Zwick?
family-zwick-answer = Du nimmst mit einer Karte alles, was auf dem Tisch liegt, und bekommst dafür { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
family-zwick-again = Du nimmst mit einer Karte alles, was auf dem Tisch liegt, bekommst dafür { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und spielst gleich noch eine Karte.
family-last-cards = Wer bekommt die letzten Karten auf dem Tisch?
family-last-cards-answer = Wer zuletzt etwas genommen hat, bekommt nach der letzten Runde alles, was noch auf dem Tisch liegt.
family-last-cards-nobody = Niemand, sie bringen also auch niemandem Punkte.
family-tie = Was ist, wenn wir gleich viele Karten haben?
family-tie-answer = Bei Gleichstand bekommt niemand { $points ->
    [one] den Punkt
   *[other] die { $points } Punkte
} für die meisten Karten.
family-tie-shared = Bei Gleichstand bekommen alle, die vorn liegen, { $points ->
    [one] den Punkt
   *[other] die { $points } Punkte
} für die meisten Karten.
family-tie-nothing = Das macht nichts, denn für die meisten Karten gibt es hier keine Punkte.
family-points = Welche Karten bringen Punkte?
family-points-answer = Mit einem Kartenspiel gibt es zusammen { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}, und jeder Zwick bringt { $zwick } dazu.
family-points-packs = Mit { $packs } Kartenspielen gibt es zusammen { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}, und jeder Zwick bringt { $zwick } dazu.
family-points-most = Mit { $packs ->
    [one] einem Kartenspiel
   *[other] { $packs } Kartenspielen
} gibt es zusammen höchstens { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}, und jeder Zwick bringt { $zwick } dazu.
family-card = Karte
family-value = Wert
family-its-number = ihre Zahl
family-wild-joker = Joker
family-wild-one = echter Joker
family-is-allowed = Erlaubt?
family-take-all = Alles nehmen, was passt
family-take-part = Nur einen Teil davon nehmen
family-lay = Stattdessen eine Karte ablegen
family-without-build = nur ohne eigenen Stapel
family-lay-promised = Die letzte Karte ablegen, die deinen Stapel nimmt
family-take-build = Ihn mit einer Karte seines Werts nehmen
family-take-build-in-sum = Ihn als Teil einer Summe nehmen
family-build-on = Darauf bauen
family-take-out = Eine Karte herausnehmen
family-join = Zwei Stapel zusammenlegen
family-cards-in-pack = Karten im Kartenspiel
family-how = Wie
family-joker-sum = Mit dem { $joker } nehmen, zusammen mit Karten, die { $rest } zählen
family-joker-down = Mit einer Karte darauf bauen, die { $card } zählt, das ergibt { $value }
family-joker-equal = Mit einer anderen Karte nehmen, die { $value } zählt
family-joker-in-sum = In einer Summe nehmen, mit einer Karte, die mehr zählt
family-no-way = Keine Karte nimmt ihn
family-by-joker = Ihn mit einem Joker nehmen
family-by-other = Ihn mit einer anderen Karte oder in einer Summe nehmen
family-zwick-joker = Ein Zwick mit einem Joker
family-zwick-last = Ein Zwick mit der allerletzten Karte
family-zwick-dealer = { $points }, nur für den Geber
family-zwick-left = Was am Ende liegen bleibt
family-when = Wann
family-to-whom = Wer sie bekommt
family-between = Zwischen zwei Runden
family-between-stay = sie bleiben liegen
family-after-last = Nach der letzten Runde
family-after-last-to = wer zuletzt genommen hat
family-no-capture = Wenn niemand etwas genommen hat
family-build-left = Wenn ein Stapel dabei ist
family-build-left-costs = den Eigentümer kostet er { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
family-tie-at = Gleichstand
family-tie-half = { $first } : { $second }
family-tie-never = geht nicht, am knappsten ist { $first } : { $second }
family-tie-lead = zwei oder mehr liegen vorn
family-most-cards = Die meisten Karten
family-packs = Kartenspiele
