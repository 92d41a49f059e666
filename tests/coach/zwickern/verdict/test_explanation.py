"""What is said of a play that is not legal: for every reason the one sentence, and a twin that does not fail for it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.coach.boards import positions
from tests.coach.goals import KINDS, aim, asked
from tests.engine.setups import at
from tests.examples import examples
from tutor.coach.zwickern.goals.table import meets, solutions
from tutor.coach.zwickern.verdict.explanation import help_line, missed_lines, missed_notes, nudge, sentence
from tutor.coach.zwickern.verdict.judge import Verdict, judge, judge_text
from tutor.coach.zwickern.verdict.repair import Help
from tutor.coach.zwickern.words.phrases import (
    group_of,
    item_phrase,
    listing,
    sum_of,
    the_item,
    totals_phrase,
    values_phrase,
)
from tutor.content.zwickern.goals import CaptureGoal, LayGoal, MostCardsGoal, OnePlayGoal, ZwickGoal
from tutor.engine.arithmetic import grouping
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import Ban, Build, Capture, Item, Lay, Play, Position, Reading, Reason, Stated, loose
from tutor.engine.zwickern.variants import GRUPP, JENSEN
from tutor.text import Line, Value, language, render

WORDS = language("en")
FULL = at("KS 8C 2D", "QS AD 8D 4D 2C 10H 5S+4S=9@N X15")
OWNER = at("JS KH", "AC 6D+3S=9@E QD 10H+2C=12@S AS")
OWES_TWO = at("QS QH 5C", "3D=3@S KD+AD=13@S")
TWO_PROMISES = at("JS 9C AS", "AD+AC=2@S 10H+2C=12@S 5D")
MATE = at("KS 8C 2D", "QS", announced={"N": [11]})
DIETZE = at("5S 9H 4D KH", "9D 4C", variant="dietze")
FRENCH = at("5S 9H X20 X15", "9D 4C X25", variant="french")
KITCHEN = at("10S 3H", "9S+4S=13@N", variant="kitchen-table")
AUNT = at("KS 8S 2D 10S", "8D 5H", variant="strict-aunt")
CLUB = at("5S QH", "8D", variant="club-night")
GRUPP_TABLE = at("X1 9H 5H", "9D 4C X2 5C X3", variant="grupp")
TWO_PACKS = at("5S 9H", "5D 5D 4C 4H", variant="dietze", seats="A B C D E", turn="A")
FIVE, NINE = loose(CARDS["5S"]), Item((CARDS["5S"], CARDS["4S"]), 9, 0)

Answer = str | Play
"""A play as text, or as a play where text cannot say it."""


def answered(where: Position, answer: Answer, goal: ZwickGoal | None = None) -> Verdict:
    """Judge an answer."""
    return judge_text(where, answer, goal) if isinstance(answer, str) else judge(where, Reading(answer), goal)


def said(line: Line | None) -> str | None:
    """Render a line."""
    return None if line is None else render(WORDS, line)


# A position, an answer that fails for a reason, the sentence for it, and a near twin that does not fail for it.
REASONS: list[tuple[Reason, Position, Answer, str, Answer]] = [
    (Reason.UNREADABLE, FULL, "KS takes 10H",
     '“KS takes 10H” can’t be read as a move. Write it like KS x QS+AD, 10S on X30 = 20 or 3H.', "KS x 10H"),
    (Reason.UNREADABLE, MATE, "8C on QS = 11 for Me",
     '“8C on QS = 11 for Me” can’t be read as a move. Write it like KS x QS+AD, 10S on X30 = 20 or 3H.',
     "8C on QS = 11 for N"),
    (Reason.CARD_NOT_HELD, FULL, "KH x 4D", "You don’t have the K♥ in your hand.", "KS x 4D"),
    (Reason.CARD_NOT_HELD, FULL, "KH", "You don’t have the K♥ in your hand.", "KS"),
    (Reason.ITEM_NOT_ON_TABLE, FULL, "KS x QD AD", "The Q♦ isn’t on the table.", "KS x QS AD"),
    (Reason.ITEM_NOT_ON_TABLE, FULL, "8C on KD = 12", "The K♦ isn’t on the table.", "8C on 10H = 2"),
    (Reason.ITEM_NOT_ON_TABLE, FULL, "KS x 4D 4D", "There’s only one 4♦ on the table.", "KS x 4D"),
    (Reason.ITEM_NOT_ON_TABLE, TWO_PACKS, "9H x 5D+4C 5D+4H 5D", "The 5♦ is on the table only twice.",
     "9H x 5D+4C 5D+4H"),
    (Reason.PART_OF_BUILD, FULL, Capture(CARDS["KS"], (FIVE,)),
     "The 5♠ is part of the build of 9 (5♠+4♠), and a build only counts as a whole: 9.", "KS x AD 4D 5S"),
    (Reason.PART_OF_BUILD, FULL, Build(CARDS["2D"], FIVE, 7, 2),
     "The 5♠ is part of the build of 9 (5♠+4♠), and a build only counts as a whole: "
     "9.", Build(CARDS["2D"], NINE, 7, 2)),
    (Reason.SEVERAL_ITEMS, FULL, "2D on 8D+4D = 14",
     "A build goes on just one card or build at a time, so the 2♦ can’t go on the 8♦ and the 4♦ "
     "together.", "2D on 10H = 8"),
    (Reason.NOTHING_SELECTED, FULL, Capture(CARDS["KS"], ()), "Choose what the K♠ takes from the table.", "KS x 4D"),
    (Reason.OUT_OF_REACH, at("X15 9C", "8D 4C 3D"), "X15 x 8D 4C", "8♦ + 4♣ adds up to 12, but your 15 joker only "
     "takes 15.",
     "X15 x 8D 4C 3D"),
    (Reason.OUT_OF_REACH, FULL, "KS x 10H", "The 10♥ is worth 10, but your K♠ only takes 4 or 14.", "KS x 10H 4D"),
    (Reason.OUT_OF_REACH, FULL, "KS x 10H 8D",
     "The K♠ is worth 4 or 14, and 8♦ + 10♥ adds up to 18. Nothing in it makes 4 or 14.",
     "KS x 10H 4D"),
    (Reason.OUT_OF_REACH, FULL, "KS x 5S", "The build of 9 (5♠+4♠) is worth 9, but your K♠ only takes 4 or 14.",
     "KS x 5S AD 4D"),
    (Reason.OUT_OF_REACH, FULL, "KS x 5S 4D",
     "The K♠ is worth 4 or 14, and 4♦ + the build of 9 (5♠+4♠) adds up to 13. Take out whatever makes 4, and the "
     "build of 9 (5♠+4♠) is left over.",
     "KS x 5S AD 4D"),
    (Reason.OUT_OF_REACH, FULL, "8C x QS", "The Q♠ is worth 3 or 13, but your 8♣ only takes 8.", "8C x QS AD 4D"),
    (Reason.OUT_OF_REACH, at("5S 9C", "QS AD JC KH AH 5D"), "5S x QS AD JC KH AH",
     "The 5♠ is worth 5, and Q♠ + A♦ + J♣ + K♥ + A♥ adds up to 11, 21 … or 61. Take out whatever makes 5, and the "
     "A♥ is left over.", "5S x 5D"),
    (Reason.OUT_OF_REACH, FULL, "KS=9 x 4D", "The K♠ is worth 4 or 14, not 9.", "KS=4 x 4D"),
    (Reason.OUT_OF_REACH, at("JS 5H", "2H"), "JS=12 x 2H", "The 2♥ is worth 2, but you play the J♠ as "
     "12.", "JS=2 x 2H"),
    (Reason.OUT_OF_REACH, GRUPP_TABLE, "X1=15 x 9D", "The no. 1 joker is worth 2 to 14, not 15.", "X1=9 x 9D"),
    (Reason.OUT_OF_REACH, at("X1 9H", "KD 3S X2", variant="grupp"), "X1 x KD 3S X2",
     "The no. 1 joker is worth 2 to 14, and K♦ + 3♠ adds up to 17. Take out whatever makes 14, and the 3♠ is left "
     "over.", "X1 x KD X2"),
    (Reason.OUT_OF_REACH, FULL, "2D on 10H = 11", "The 2♦ on the 10♥ doesn’t make 11, either by adding or by "
     "subtracting.",
     "2D on 10H = 8"),
    (Reason.OUT_OF_REACH, FULL, "2D on 10H = 10",
     "Only a card worth 10 can leave the value at 10, and your 2♦ is worth 2.", "2D on 10H = 8"),
    (Reason.OUT_OF_REACH, at("10C 4S 8H", "6D"), "10C on 6D = 4",
     "10 − 6 = 4 is the wrong way round. Subtract your card from the value on the table.", "4S on 6D = 10"),
    (Reason.OUT_OF_REACH, at("KS 4H", "JD"), "KS on JD = 12",
     "Only a card worth 12 can leave the value at 12, and your K♠ is worth 4 or 14.", "KS = 4"),
    (Reason.OUT_OF_REACH, at("10C 4S", "6D", variant="dietze"), "10C on 6D = 4",
     "10 − 6 = 4, but here builds never subtract.", "4S on 6D = 10"),
    (Reason.OUT_OF_REACH, at("3S 10S", "7D", variant="dietze"), "3S on 7D = 7",
     "The value can’t stay 7: here the 3♠ always adds to it.", "3S on 7D = 10"),
    # The house rules `kitchen-table` subtract, either way round, and keep no value; `club-night` keeps it and only
    # adds.
    (Reason.OUT_OF_REACH, KITCHEN, "10S on 9S = 13", "The value can’t stay 13: here the 10♠ always changes it.",
     "10S on 9S = 3"),
    (Reason.OUT_OF_REACH, CLUB, "5S on 8D = 6", "The 5♠ on the 8♦ doesn’t make 6: here builds only add, never "
     "subtract.",
     "5S on 8D = 13"),
    # Nothing leaves a build at 15 where builds end at 14.
    (Reason.OUT_OF_REACH, at("5S 10H", "X15", variant="french"), "5S on X15 = 15",
     "The 5♠ on the 15 joker doesn’t make 15, either by adding or by subtracting.", "5S on X15 = 10"),
    (Reason.OUT_OF_REACH, at("3H 10D", "QD=13@W 5S"), "3H on QD = 6",
     "The build of 13 (Q♦) only counts as 13 now. Its other value is gone.", "3H on QD = 10"),
    (Reason.OUT_OF_REACH, at("AC JS", "10D", variant="dietze"), "AC on 10D = 11",
     "The A♣ on the 10♦ doesn’t make 11: in this version the A♣ is only worth 11.", "JS"),
    (Reason.OUT_OF_REACH, at("3C KS", "AD", variant="dietze"), "3C on AD = 4",
     "The 3♣ on the A♦ doesn’t make 4: in this version the A♦ is only worth 11.", "3C on AD = 14"),
    (Reason.OUT_OF_REACH, at("X1 9H", "5D", variant="grupp"), "X1 on 5D = 4",
     "The no. 1 joker on the 5♦ doesn’t make 4: here builds only add, never subtract.", "X1 on 5D = 9"),
    (Reason.OUT_OF_REACH, FULL, "8C = 9", "The 8♣ is worth 8, so it can’t be announced as 9.", "8C on 10H = 2"),
    (Reason.OUT_OF_REACH, DIETZE, "9H on 9D = 18", "The 9♥ on the 9♦ would make 18, but no card takes "
     "18.", "5S on 9D = 14"),
    (Reason.OUT_OF_REACH, DIETZE, "9H on 9D = 12", "The 9♥ on the 9♦ makes 18, and no build can be worth that here.",
     "5S on 9D = 14"),
    (Reason.OUT_OF_REACH, at("KS 6H", "X30 2C", variant="christiansen"), "KS on X30 = 9",
     "The K♠ on the 30 joker makes 16, 26, 34 or 44, and no build can be worth that here.", "KS on 2C = 6"),
    (Reason.DOES_NOT_SPLIT, FULL, "KS=4 x 10H 2C",
     "You play the K♠ as 4, and 2♣ + 10♥ adds up to 12. Nothing in it makes 4.", "KS=14 x 10H 4D"),
    (Reason.DOES_NOT_SPLIT, FULL, "KS x 10H 8D 4D 2C",
     "The K♠ is worth 4 or 14, and 8♦ + 4♦ + 2♣ + 10♥ adds up to 24. Take out whatever makes 14, and the 10♥ is "
     "left over.",
     "KS x 8D 4D 2C"),
    (Reason.DOES_NOT_SPLIT, at("8S", "5H 3D 9C 7H"), "8S x 5H 3D 9C 7H",
     "The 8♠ is worth 8, and 5♥ + 3♦ + 9♣ + 7♥ adds up to 24. Take out whatever makes 8, and the 9♣ and the 7♥ "
     "are left over.",
     "8S x 5H 3D"),
    (Reason.DOES_NOT_SPLIT, at("JS 9C", "KH 2S 8S"), "JS x KH 2S",
     "The J♠ is worth 2 or 12, and K♥ + 2♠ adds up to 6 or 16. Take out whatever makes 2, and the K♥ is left over.",
     "JS x KH 8S"),
    (Reason.DOES_NOT_SPLIT, at("X1 9H", "10D 6C X2", variant="grupp"), "X1 x 10D 6C X2",
     "The no. 1 joker is worth 2 to 14, and 10♦ + 6♣ adds up to 16. Take out whatever makes 10, and the 6♣ is "
     "left over.", "X1 x 10D X2"),
    # What is left over is named with the value that was tried, since it may be a group of another value.
    (Reason.DOES_NOT_SPLIT, at("AS KH", "5D 6C 9H 3S+2C=1@N"), "AS x 5D 6C 9H 3S",
     "The A♠ is worth 1 or 11, and 5♦ + 6♣ + 9♥ + the build of 1 (3♠+2♣) adds up to 21. Take out whatever makes "
     "11, and the 9♥ and the build of 1 (3♠+2♣) are left over.", "AS x 5D 6C"),
    (Reason.DOES_NOT_SPLIT, at("AS KH", "10H 8C"), "AS x 10H 8C",
     "The A♠ is worth 1 or 11, and 10♥ + 8♣ adds up to 18. Nothing in it makes 1 or 11.", "AS"),
    (Reason.DOES_NOT_SPLIT, at("KS 5H", "9H X20 AH KH"), "KS x 9H X20 AH",
     "The K♠ is worth 4 or 14, and 9♥ + 20 joker + A♥ adds up to 30 or 40. Nothing in it makes 4 or "
     "14.", "KS x 9H AH KH"),
    # A wild joker is tried with the value that leaves the least over, so that no king or queen is said to be no group.
    (Reason.DOES_NOT_SPLIT, at("X1 9H", "7D 4C QD", variant="grupp"), "X1 x 7D 4C QD",
     "The no. 1 joker is worth 2 to 14, and 7♦ + 4♣ + Q♦ adds up to 24. Take out whatever makes 11, and the Q♦ is "
     "left over.", "X1 x 7D 4C"),
    (Reason.OUT_OF_REACH, at("X1 9H", "KD KC 9D", variant="grupp"), "X1 x KD KC 9D",
     "The no. 1 joker is worth 2 to 14, and K♦ + K♣ + 9♦ adds up to 37. Take out whatever makes 14, and the 9♦ is "
     "left over.", "X1 x KD KC"),
    (Reason.GROUP_DOES_NOT_FIT, FULL, "KS x 10H+8D 4D", "10♥ + 8♦ adds up to 18, but your K♠ only takes 4 or 14.",
     "KS x 10H+4D"),
    (Reason.GROUP_DOES_NOT_FIT, FULL, "KS x QS+AD 10H+4D 8D", "The 8♦ is worth 8, but your K♠ only takes 4 or 14.",
     "KS x QS+AD 10H+4D"),
    (Reason.GROUP_DOES_NOT_FIT, FULL, "KS=4 x 10H+4D", "10♥ + 4♦ adds up to 14, but you play the K♠ as 4.",
     "KS=14 x 10H+4D"),
    (Reason.TWO_VALUES, at("JS 5H", "2C 8D 4S"), "JS x 2C 8D+4S",
     "The J♠ is worth 2 or 12, but not both in one move: the 2♣ needs 2, 8♦ + 4♠ needs 12.", "JS x 8D+4S"),
    (Reason.TWO_VALUES, at("JS 5H", "2C 8D 4S"), "JS x 2C 8D 4S",
     "The J♠ is worth 2 or 12, but not both in one move: the 2♣ needs 2, 8♦ + 4♠ needs 12.", "JS x 2C"),
    (Reason.TWO_VALUES, GRUPP_TABLE, "X1 x X2 9D+4C 5C",
     "The no. 1 joker has one value for the whole move: the 5♣ needs 5, 9♦ + 4♣ needs 13.", "X1 x X2 9D+4C"),
    (Reason.JOKER_RULE, GRUPP_TABLE, "9H x 9D X2",
     "Only a joker can take a joker lying on its own, so your 9♥ can’t take the no. 2 joker.", "X1 x 9D X2"),
    (Reason.JOKER_RULE, GRUPP_TABLE, "9H x X2 X3",
     "Only a joker can take a joker lying on its own, so your 9♥ can’t take the no. 2 joker or the no. 3 "
     "joker.", "X1 x X2 X3"),
    (Reason.JOKER_RULE, GRUPP_TABLE, "9H on X2 = 9",
     "No build can go on the no. 2 joker. Only a joker can take a joker lying on its own.", "5H on 4C = 9"),
    (Reason.JOKER_RULE, GRUPP_TABLE, "X1 x X2+9D",
     "A joker lying on its own is never part of a sum. Here the no. 2 joker is a group of its own.", "X1 x X2 9D"),
    (Reason.JOKER_RULE, GRUPP_TABLE, "X1 x X2+X3+9D",
     "A joker lying on its own is never part of a sum. Here the no. 2 joker and the no. 3 joker are groups of "
     "their own.", "X1 x X2 X3 9D"),
    (Reason.OBLIGATION_BROKEN, OWNER, "JS x AC+AS 6D+QD",
     "Remember your promise: without the J♠ you only have the K♥ left, and it can’t take the build of 12 (10♥+2♣).",
     "JS x AC+AS 6D+QD 10H"),
    (Reason.OBLIGATION_BROKEN, OWNER, "JS",
     "Remember your promise: without the J♠ you only have the K♥ left, and it can’t take the build of 12 (10♥+2♣).",
     "KH"),
    (Reason.OBLIGATION_BROKEN, OWES_TWO, "QH",
     "You own the build of 3 (3♦) and the build of 13 (K♦+A♦), and each value needs its own card. If you play "
     "the Q♥, only the Q♠ is left for both.", "5C"),
    (Reason.OBLIGATION_BROKEN, at("QS 3H", "3D 10C+3C=13@S"), "QS x 3D",
     "Remember your promise: without the Q♠ you only have the 3♥ left, and it can’t take the build of 13 (10♣+3♣).",
     "QS x 10C"),
    (Reason.OBLIGATION_BROKEN, at("QS 3H 5C", "3D 10C+3C=13@S"), "QS",
     "Remember your promise: without the Q♠ you only have the 3♥ and the 5♣ left, and neither of them can take "
     "the build of 13 (10♣+3♣).", "3H"),
    (Reason.OBLIGATION_BROKEN, at("QS 3H 5C 6C 7C", "3D 10C+3C=13@S"), "QS",
     "Remember your promise: without the Q♠ you can’t take the build of 13 (10♣+3♣).",
     "3H"),
    (Reason.OBLIGATION_BROKEN, at("QS", "3D 10C+3C=13@S"), "QS x 3D",
     "The Q♠ is your last card, and you own the build of 13 (10♣+3♣). You’d have nothing left to take it with.",
     "QS x 10C"),
    (Reason.OBLIGATION_BROKEN, at("QS", "10C+3C=13@S 9C+4C=13@S"), "QS",
     "The Q♠ is your last card, and you own the build of 13 (10♣+3♣) and the build of 13 (9♣+4♣). You’d have "
     "nothing left to take them with.", "QS x 10C 9C"),
    # Only the values that have too few cards are named: the build of 5 has its own.
    (Reason.OBLIGATION_BROKEN, at("QS QH 5C", "3D=3@S KD+AD=13@S 2D+3C=5@S"), "QH",
     "You own the build of 3 (3♦) and the build of 13 (K♦+A♦), and each value needs its own card. If you play "
     "the Q♥, only the Q♠ is left for both.", "QH x KD"),
    (Reason.OBLIGATION_BROKEN, at("QS 5C 8D", "3D=3@S 5H"), "8D on 5H = 13",
     "You would own the build of 3 (3♦) and the build of 13 (5♥+8♦), and each value needs its own card. If you "
     "play the 8♦, only the Q♠ is left for both.", "8D"),
    (Reason.NO_CARD_FOR_VALUE, FULL, "KS on 10H = 14",
     "To build 14, you need another card worth 14 in your hand.", "8C on 10H = 2"),
    (Reason.NO_CARD_FOR_VALUE, FULL, "KS = 4",
     "To build 4, you need another card worth 4 in your hand.", "KS"),
    (Reason.NOT_ANNOUNCED, MATE, "8C on QS = 5 for N",
     "N hasn’t announced 5, or has since played a card that could take it.",
     "8C on QS = 11 for N"),
    (Reason.NOT_ANNOUNCED, MATE, "8C on QS = 11 for E", "A build can only be for a partner, not for E.",
     "2D on QS = 11 for N"),
    (Reason.VARIANT_FORBIDS, at("JS KH"), "JS = 2", "The table is empty, so the J♠ can only be laid down.", "JS"),
    (Reason.VARIANT_FORBIDS, DIETZE, "5S on 9D = 4",
     "Here builds never subtract, so the 5♠ on the 9♦ can’t make 4.", "5S on 9D = 14"),
    (Reason.VARIANT_FORBIDS, at("4D 4S KH", "4C 9D", variant="dietze"), "4D on 4C = 4",
     "Here an equal card can’t leave the value as it is, so the 4♦ on the 4♣ can’t make 4.", "4D = 4"),
    (Reason.VARIANT_FORBIDS, FRENCH, "X20 = 20",
     "In this version no build is worth more than 14, and this one would be 20.", "X20 on X25 = 5"),
    (Reason.VARIANT_FORBIDS, DIETZE, "5S on 9D = 14 for N",
     "Everyone plays alone here, so no one can build for N.", "5S on 9D = 14"),
    (Reason.VARIANT_FORBIDS, AUNT, "KS = 14",
     "At this table a card on its own can’t be a build. Play it on another card.", "2D on 8D = 10"),
    (Reason.VARIANT_FORBIDS, at("9S KS 2D", "2H", variant="strict-aunt", announced={"N": [11]}), "9S on 2H = 11 for N",
     "At this table everyone builds only for themselves, so no one can build for N.", "KS"),
    (Reason.VARIANT_FORBIDS, AUNT, "8S",
     "The 8♠ can take something, so at this table you can’t lay it down.", "8S x 8D"),
    (Reason.VARIANT_FORBIDS, at("KS 9S 2D", "10C 4H KH", variant="strict-aunt"), "KS x KH",
     "At this table you have to take all you can, and the K♠ can take more.", "KS x KH 10C+4H"),
    (Reason.VARIANT_FORBIDS, at("KS 9S 2D", "10C+4C=14@S 2H", variant="strict-aunt"), "2D x 2H",
     "At this table you have to take your build on your next turn. Take the build of 14 (10♣+4♣).", "KS x 10C"),
    (Reason.VARIANT_FORBIDS, at("KS 9S 2D", "10C+4C=14@S 6H", variant="old-harbour"), "9S",
     "At this table you can’t lay a card down while you own a build and can take or build.", "KS x 10C"),
]  # fmt: skip
IDS = [f"{number}-{row[0]}" for number, row in enumerate(REASONS)]


@pytest.mark.parametrize(("reason", "where", "wrong", "told", "twin"), REASONS, ids=IDS)
def test_a_reason_is_said_with_cards_values_and_sum_and_a_near_twin_does_not_fail_for_it(
    reason: Reason, where: Position, wrong: Answer, told: str, twin: Answer
) -> None:
    verdict = answered(where, wrong)
    assert not verdict.legal
    assert not verdict.right
    assert reason in [violation.reason for violation in verdict.violations]
    assert said(sentence(verdict)) == told
    assert reason not in [violation.reason for violation in answered(where, twin).violations]


def test_every_reason_and_every_ban_has_its_case_above() -> None:
    violations = [one for _, where, wrong, *_ in REASONS for one in answered(where, wrong).violations]
    assert {reason for reason, *_ in REASONS} == {violation.reason for violation in violations} == set(Reason)
    assert {violation.ban for violation in violations} - {None} == set(Ban)


def test_most_twins_are_legal() -> None:
    illegal = [twin for _, where, _, _, twin in REASONS if not answered(where, twin).legal]
    assert illegal == ["KS x 10H", Build(CARDS["2D"], NINE, 7, 2)]


def test_two_values_say_more_than_a_total_that_does_not_fit() -> None:
    verdict = judge_text(at("JS 5H", "2C 8D 4S"), "JS x 2C 8D 4S")
    assert [violation.reason for violation in verdict.violations] == [Reason.DOES_NOT_SPLIT, Reason.TWO_VALUES]
    assert "not both" in (said(sentence(verdict)) or "")


# An answer and the short second sentence on it: the smallest change that would mend it.
NUDGES: list[tuple[Position, Answer, str | None]] = [
    (at("5S KH", "8D 9C"), "5S x 8D", "Your 5♠ can’t take anything here."),
    (at("5S KH", "8D 9C"), Capture(CARDS["5S"], ()), "Your 5♠ can’t take anything here."),
    (at("5S KH", "8D 9C"), "5S x 3D", "Your 5♠ can’t take anything here."),
    (at("X15 9C", "8D 4C 3D"), "X15 x 8D 4C", "Add the 3♦, and it fits."),
    (FULL, "KS x 10H", "Add the 4♦, and it fits."),
    (at("KS 5H", "AD 4H 5S+4S=9@N"), "KS x AD+4H", "Add the build of 9 (5♠+4♠), and it fits."),
    (at("9S 5H", "5D 4C 7C"), "9S x 5D 4C 7C", "Leave out the 7♣, and it fits."),
    (at("9S 5H", "5D 4C KC+3C=7@N"), "9S x 5D 4C KC", "Leave out the build of 7 (K♣+3♣), and it fits."),
    (at("8S", "5D 4C 3D"), "8S x 5D 4C", "Swap the 4♣ for the 3♦, and it fits."),
    (at("8S 5H", "AD 2C 5S JC"), "8S x 5S", "Your 5♥ can take the 5♠."),
    (at("8S 9H", "5D 4C"), "8S x 5D 4C", "Your 9♥ can take the 5♦ and the 4♣."),
    (at("8S 9H", "8C 5D 4C"), "8S x 5D 4C", "Your 9♥ can take the 5♦ and the 4♣."),
    (at("8S 9H", "5D 4C"), "9D x 5D 4C", "Your 9♥ can take the 5♦ and the 4♣."),
    (at("8S X15", "5D 4C 2C 4D"), "8S x 5D 4C 2C 4D", "Your 15 joker can take all of these."),
    # The sentence speaks of what was chosen, not of the build in the first sentence.
    (at("QS 3H", "3D 10C+3C=13@S"), "QS x 3D", "Your 3♥ can take the 3♦."),
    (at("QS", "3D 10C+3C=13@S 10D"), "QS x 3D",
     "Take the build of 13 (10♣+3♣) and the 10♦ too, and you keep your promise."),
    (at("X1", "10D 2D 4D+6S=10@S 9C", variant="grupp"), "X1=12 x 10D+2D",
     "Swap the 10♦ for the build of 10 (4♦+6♠), and you keep your promise."),
    # A mended capture must fit with the value and groups that were stated.
    (at("X1 9H", "KD 10D 10C+4C=14@N 3D", variant="grupp"), "X1=2 x KD+3D 10D+10C", None),
    (at("8S 5H", "5D 3C 7C"), "8S x 5D+3C 7C", "Leave out the 7♣, and it fits."),
    (at("8S 5H", "5D 3C 7C"), "8S x 5D+7C 3C", None),
    (at("8S 5H", "8H 3C", variant="dietze"), "8S x 8H 3C 3C", None),
    (at("8S", "5D AD 2C"), "8S x 5D", "Add the A♦ and the 2♣, and it fits."),
    (at("8S", "5D 3C 4C 7C"), "8S x 5D 3C 4C 7C", "Leave out the 4♣ and the 7♣, and it fits."),
    # Three changes make another capture, and so does one change that keeps nothing of what was chosen.
    (at("10S 9C", "KC AC 3C 2C"), "10S x KC", None),
    (at("8S 9C", "8C KC"), "8S x KC", None),
    (at("9H 4D", "5S+4S=9@N 3C"), Capture(CARDS["9H"], (FIVE,)), "The whole build fits."),
    (at("9H 4D", "5S+4S=9@N 3C"), Capture(CARDS["9H"], (loose(CARDS["5S"]), loose(CARDS["4S"]))),
     "The whole build fits."),
    (at("3H 4D", "5S+4S=9@N 3C"), Capture(CARDS["3H"], (FIVE, loose(CARDS["3C"]))),
     "Leave out the build, and the rest fits."),
    (at("KH 4D", "5S+4S=9@N 5C"), Capture(CARDS["KH"], (FIVE,)), None),
    (FULL, "KS x 4D 4D", None),
    (FULL, "KS x QD AD", "Swap the Q♦ for the Q♠, and it fits."),
    (at("KS 3C", "10H 4D 8D 6C"), "KS x 10H+8D 4D+6C", "Group these another way, and they fit."),
    (FULL, "KS=4 x 10H+4D", "Play it as 14, and it fits."),
    (FULL, "KS=9 x 4D", "Play it as 4, and it fits."),
    (at("KS 3C", "10H 4D 8D 6C"), "KS=14 x 10H+8D 4D+6C", "Group these another way, and they fit."),
    (GRUPP_TABLE, "9H x 9D X2", "Leave out the no. 2 joker, and it fits."),
    (GRUPP_TABLE, "X1 x X2+9D", "Group these another way, and they fit."),
    (OWNER, "JS x AC+AS 6D+QD", "Take the build of 12 (10♥+2♣) too, and you keep your promise."),
    (at("KS QD", "4D 4C+9C=13@S QS AD"), "KS x 4D", None),
    (at("QD 5S", "3C 9C+4S=13@S"), "QD x 3C", None),
    (TWO_PROMISES, "JS x 5D", "Your J♠ can’t take anything here without breaking a promise."),
    (TWO_PROMISES, "JS x AD", "Your J♠ can’t take anything here without breaking a promise."),
    (at("JS 5D 6C", "AC AH 3C+9C=12@S"), "JS x AC AH", "Take the build of 12 (3♣+9♣) too, and you keep your promise."),
    (OWNER, "JS", None),
    (FULL, "2D on 10H = 11", "Announce it as 8, and it works."),
    (at("8S 5H 3D", "5D 4C"), "5H on 5D = 8", "You can make this build with your 3♦."),
    (at("8S 8H 3D KC", "5D 4C"), "KC on 5D = 8", None),
    (at("5S KH 9C", "8D"), "5S on 8D = 4", "You can’t build anything here with your 5♠."),
    (at("JS KH"), "JS = 2", None),
    (at("5S 9H", "4C"), "KS on 4C = 9", "You can make this build with your 5♠."),
    (FULL, "KH", None),
    (FULL, "no play", None),
    (FULL, "KS x 4D", None),
]  # fmt: skip


@pytest.mark.parametrize(("where", "wrong", "told"), NUDGES, ids=range(len(NUDGES)))
def test_a_short_second_sentence_says_the_smallest_repair(where: Position, wrong: Answer, told: str | None) -> None:
    assert said(nudge(answered(where, wrong))) == told


def test_a_second_sentence_gives_no_goal_away_unasked() -> None:
    where = at("8S 9H", "5D 3C 2C")
    zwick, most, lay = ZwickGoal(kind="zwick"), MostCardsGoal(kind="most-cards"), LayGoal(kind="lay")
    take = CaptureGoal(kind="capture", items=("5D",))
    assert said(nudge(judge_text(where, "8S x 5D"))) == "Add the 3♣, and it fits."
    assert said(nudge(judge_text(where, "8S x 5D", zwick))) == "Add the 3♣, and it fits."
    assert said(nudge(judge_text(where, "8S x 5D", lay))) == "Add the 3♣, and it fits."
    assert nudge(judge_text(where, "8S x 5D", most)) is None
    assert nudge(judge_text(where, "8S x 5D", take)) is None
    # The same holds for the harder goals.
    two, only = aim("two-builds"), aim("only-play")
    builds, obliged = at("9S KC", "5D+4C=9@N 6D+3C=9@E 8H"), at("JS", "10H+2C=12@S 5D")
    assert said(nudge(judge_text(builds, "9S x 5D 6D 8H"))) == "Leave out the 8♥, and it fits."
    assert nudge(judge_text(builds, "9S x 5D 6D 8H", two)) is None
    assert nudge(judge_text(obliged, "JS x 10H 5D", only)) is None
    assert said(nudge(judge_text(obliged, "JS x 10H 5D"))) == "Leave out the 5♦, and it fits."
    # A card that can reach the goal is not named either, even with items that would not.
    third = at("8S 9H", "5D 4C 9C")
    assert said(nudge(judge_text(third, "8S x 5D 4C"))) == "Your 9♥ can take the 5♦ and the 4♣."
    assert nudge(judge_text(third, "8S x 5D 4C", zwick)) is None
    # The fuller line may name it, since a page shows that line only to those who ask.
    assert said(help_line(judge_text(where, "8S x 5D", take))) == "This would be legal: 8♠ takes 5♦+3♣."


def test_that_a_card_takes_nothing_is_said_whatever_the_goal() -> None:
    where = at("8S 9H", "5D 4C")
    told = nudge(judge_text(where, "8S x 4C", ZwickGoal(kind="zwick")))
    assert said(told) == "Your 8♠ can’t take anything here."
    assert nudge(judge_text(where, "8S x 5D 4C", ZwickGoal(kind="zwick"))) is None


@pytest.mark.parametrize("kind", KINDS)
def test_no_second_sentence_points_at_a_play_that_reaches_the_goal_or_at_its_card(kind: str) -> None:
    @examples(25)
    @given(asked(kind), st.randoms(use_true_random=False))
    def check(found: tuple[Position, OnePlayGoal], dice: object) -> None:
        where, goal = found
        choose = dice.choice
        capture = Capture(choose(where.hand), tuple(item for item in where.table if choose((True, False))))
        build = Build(choose(where.hand), choose([None, *where.table]), choose(range(2, 16)), where.turn)
        for wrong in (capture, build):
            verdict, without = judge(where, Reading(wrong), goal), judge(where, Reading(wrong))
            line = nudge(verdict)
            assert line is None or line == nudge(without)
            hint = verdict.repair.help is Help.NEAREST and verdict.repair.play is not None
            other = line is not None and line.message == "verdict-nudge-other-card"
            if line is not None and (other or line.message == "verdict-nudge-other-card-build"):
                assert line.values["card"] not in {play.card for play in solutions(where, goal)}
            if line is not None and hint and not other:
                assert verdict.repair.play is not None
                assert not meets(where, verdict.repair.play, goal)

    check()


class TestHelp:
    @pytest.mark.parametrize(
        ("where", "play", "told"),
        [
            (FULL, "KS x 10H", "This would be legal: K♠ takes 4♦+10♥."),
            (at("9S", "5S+4S=9@N"), "9S x 8H", "This would be legal: 9♠ takes the build of 9 (5♠+4♠)."),
            (
                at("10S", "5S+4S=9@N AC 8D 2C"),
                "10S x 5S AC 8D",
                "This would be legal: 10♠ takes the build of 9 (5♠+4♠) + A♣ and 8♦+2♣.",
            ),
            (FULL, "2D on 5S = 8", "This would be legal: 2♦ on 10♥ makes 8."),
            (at("2S 9C", "5S+2C=7@N"), "2S on 5S = 8", "This would be legal: 2♠ on the build of 7 (5♠+2♣) makes 9."),
            (at("8S 5D", "5H"), "8S x 5H", "Another of your cards can do it: 5♦ takes 5♥."),
            (at("8S 5D", "6H"), "8S x 6H", None),
            (at("8S 5D", "6H"), "7S x 6H", None),
            (at("8S 5D", "6H"), "no play", None),
            (at("8S 5D", "8H"), "8S x 8H", None),
        ],
    )
    def test_it_says_what_would_be_legal(self, where: Position, play: str, told: str | None) -> None:
        assert said(help_line(judge_text(where, play))) == told

    def test_a_table_that_is_too_large_is_not_said_to_hold_nothing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        where = at("8S 5D", "5H 3D 6H")
        monkeypatch.setattr(grouping, "WORK_LIMIT", 0)
        verdict = judge_text(where, "8S x 6H")
        assert verdict.repair.help is Help.UNKNOWN
        assert nudge(verdict) is None
        assert help_line(verdict) is None


class TestMissed:
    @pytest.mark.parametrize(
        ("hand", "table", "play", "told"),
        [
            ("8S 5D", "8H", "8S x 8H", ["We checked every card in your hand: there was nothing more to take."]),
            ("8S 5D", "8H 5H", "8S x 8H", ["There was more to find: one other capture."]),
            ("8S 5D 5C", "8H 5H", "8S x 8H", ["There was more to find: 2 other captures."]),
            ("8S 5D", "8H", "8S", ["You could have taken something. There was one capture."]),
            ("8S 5D", "8H 5H", "8S", ["You could have taken something. There were 2 captures."]),
            ("8S 5D 3H", "8H", "5D on 3H = 8", []),
            ("8S 5D", "3H 8H", "5D on 3H = 8", ["You could have taken something. There was one capture."]),
            ("8S 5D", "KH", "5D", ["We checked every card in your hand: there was nothing to take."]),
            ("8S 5D", "", "5D", []),
            ("8S 5D", "8H", "8S x 5H", []),
        ],
    )
    def test_what_was_missed_is_counted_or_certified_to_be_nothing(
        self, hand: str, table: str, play: str, told: list[str]
    ) -> None:
        verdict = judge_text(at(hand, table), play)
        assert [said(line) for line in missed_lines(verdict)] == told
        assert list(missed_notes(verdict, len(verdict.missed))) == []

    def test_smaller_captures_inside_larger_ones_are_folded_and_counted(self) -> None:
        verdict = judge_text(at("8D KC", "5C 3H 6D 2S"), "KC")
        assert [said(line) for line in missed_notes(verdict, len(verdict.missed))] == [
            "2 smaller captures are part of larger ones."
        ]
        verdict = judge_text(at("8D KC", "5C 3H 6D 2S"), "8D x 5C+3H")
        assert [said(line) for line in missed_notes(verdict, len(verdict.missed))] == [
            "One smaller capture is part of larger ones."
        ]

    def test_after_the_largest_capture_the_smaller_ones_are_not_worth_a_word(self) -> None:
        verdict = judge_text(at("8D 7C", "5C 3H 6D 2S"), "8D x 5C+3H 6D+2S")
        assert (verdict.missed_number, verdict.folded) == (1, 2)
        verdict = judge_text(at("8D KD", "5C 3H 6D 2S"), "8D x 5C+3H 6D+2S")
        assert verdict.missed_number == 1
        verdict = judge_text(at("8D", "5C 3H 6D 2S"), "8D x 5C+3H 6D+2S")
        assert (verdict.missed_number, verdict.folded) == (0, 2)
        assert [said(line) for line in missed_lines(verdict)] == [
            "We checked every card in your hand: there was nothing more to take."
        ]
        assert list(missed_notes(verdict, 0)) == []

    def test_a_list_that_is_cut_says_how_many_there_are(self) -> None:
        verdict = judge_text(at("8D KC 5S", "5C 3H 6D 2S 5D"), "KC")
        number = verdict.missed_number
        assert number is not None
        assert number > 2
        first, *_ = missed_notes(verdict, 2)
        assert said(first) == f"These are the first 2 of {number} captures."

    def test_thousands_are_parted_by_a_comma(self) -> None:
        assert said(Line("verdict-missed-cut", {"shown": 200, "number": 1532})) == (
            "These are the first 200 of 1,532 captures."
        )
        assert said(Line("verdict-missed-more", {"number": 1532})) == ("There was more to find: 1,532 other captures.")


class TestPhrases:
    ITEMS = (loose(CARDS["5D"]), NINE, loose(CARDS["X15"]))

    @pytest.mark.parametrize(
        ("phrase", "written"),
        [
            (item_phrase(ITEMS[0]), "5♦"),
            (the_item(ITEMS[0]), "the 5♦"),
            (item_phrase(NINE), "the build of 9 (5♠+4♠)"),
            (the_item(NINE), "the build of 9 (5♠+4♠)"),
            (sum_of(ITEMS), "5♦ + the build of 9 (5♠+4♠) + 15 joker"),
            (sum_of(ITEMS[:1]), "5♦"),
            (group_of((ITEMS[0], ITEMS[2])), "5♦+15 joker"),
            (group_of(ITEMS[:2]), "5♦ + the build of 9 (5♠+4♠)"),
            (listing(["a"]), "a"),
            (listing(["a", "b"]), "a and b"),
            (listing(["a", "b", "c"]), "a, b and c"),
            (listing(["a", "b", "c", "d"], choice=True), "a, b, c or d"),
            (totals_phrase((3,)), "3"),
            (totals_phrase((3, 13, 23, 33)), "3, 13, 23 or 33"),
            (totals_phrase((3, 13, 23, 33, 43)), "3, 13 … or 43"),
            (values_phrase(JENSEN, CARDS["KS"], (4, 14)), "4 or 14"),
            (values_phrase(GRUPP, CARDS["X1"], tuple(range(2, 15))), "2 to 14"),
            (values_phrase(GRUPP, CARDS["X1"], (9,)), "9"),
        ],
    )
    def test_items_sums_lists_and_values_are_written_as_people_say_them(self, phrase: Value, written: str) -> None:
        assert render(WORDS, Line("missed-line", {"play": phrase})) == written[:1].upper() + written[1:]


@examples(80)
@given(positions(), st.randoms(use_true_random=False))
def test_every_wrong_play_gets_words_whole_and_clean(where: Position, dice: object) -> None:
    choose = dice.choice
    items = tuple(item for item in where.table if choose((True, False)))
    card = choose([*where.hand, CARDS["9C"]])
    groups = (items[:1], items[1:]) if len(items) > 1 else None
    wrong = (
        Reading(Lay(card)),
        Reading(Capture(card, items), choose((None, Stated(None, groups), Stated(choose(range(2, 15)), groups)))),
        Reading(Build(card, choose([None, *where.table]), choose(range(40)), choose(range(len(where.seats))))),
    )
    for reading in wrong:
        verdict = judge(where, reading)
        for line in (sentence(verdict), nudge(verdict), help_line(verdict)):
            text = said(line)
            if text is not None:
                assert text[0].isupper() or not text[0].isalpha()
                assert text[-1] == "."
                assert "  " not in text
                assert "{" not in text
                assert text.count("(") == text.count(")")
