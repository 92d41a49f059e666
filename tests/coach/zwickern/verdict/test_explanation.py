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
     '"KS takes 10H" cannot be read as a play; write it like KS x QS+AD, 10S on X30 = 20 or 3H.', "KS x 10H"),
    (Reason.UNREADABLE, MATE, "8C on QS = 11 for Me",
     '"8C on QS = 11 for Me" cannot be read as a play; write it like KS x QS+AD, 10S on X30 = 20 or 3H.',
     "8C on QS = 11 for N"),
    (Reason.CARD_NOT_HELD, FULL, "KH x 4D", "K♥ is not in your hand.", "KS x 4D"),
    (Reason.CARD_NOT_HELD, FULL, "KH", "K♥ is not in your hand.", "KS"),
    (Reason.ITEM_NOT_ON_TABLE, FULL, "KS x QD AD", "Q♦ is not on the table.", "KS x QS AD"),
    (Reason.ITEM_NOT_ON_TABLE, FULL, "8C on KD = 12", "K♦ is not on the table.", "8C on 10H = 2"),
    (Reason.ITEM_NOT_ON_TABLE, FULL, "KS x 4D 4D", "There is only one 4♦ on the table.", "KS x 4D"),
    (Reason.ITEM_NOT_ON_TABLE, TWO_PACKS, "9H x 5D+4C 5D+4H 5D", "5♦ is on the table only 2 times.",
     "9H x 5D+4C 5D+4H"),
    (Reason.PART_OF_BUILD, FULL, Capture(CARDS["KS"], (FIVE,)),
     "5♠ is part of the build of 9 (5♠+4♠), which is one item and counts 9.", "KS x AD 4D 5S"),
    (Reason.PART_OF_BUILD, FULL, Build(CARDS["2D"], FIVE, 7, 2),
     "5♠ is part of the build of 9 (5♠+4♠), which is one item and counts 9.", Build(CARDS["2D"], NINE, 7, 2)),
    (Reason.SEVERAL_ITEMS, FULL, "2D on 8D+4D = 14",
     "A build goes on one card or build at a time, so 2♦ can't go on 8♦ and 4♦ together.", "2D on 10H = 8"),
    (Reason.NOTHING_SELECTED, FULL, Capture(CARDS["KS"], ()), "Choose what K♠ should take from the table.", "KS x 4D"),
    (Reason.OUT_OF_REACH, at("X15 9C", "8D 4C 3D"), "X15 x 8D 4C", "8♦ + 4♣ makes 12; your X15 takes 15 only.",
     "X15 x 8D 4C 3D"),
    (Reason.OUT_OF_REACH, FULL, "KS x 10H", "10♥ counts 10; your K♠ takes 4 or 14 only.", "KS x 10H 4D"),
    (Reason.OUT_OF_REACH, FULL, "KS x 10H 8D",
     "K♠ counts 4 or 14; 8♦ + 10♥ makes 18, and nothing among them makes 4 or 14.",
     "KS x 10H 4D"),
    (Reason.OUT_OF_REACH, FULL, "KS x 5S", "The build of 9 (5♠+4♠) counts 9; your K♠ takes 4 or 14 only.",
     "KS x 5S AD 4D"),
    (Reason.OUT_OF_REACH, FULL, "KS x 5S 4D",
     "K♠ counts 4 or 14; 4♦ + the build of 9 (5♠+4♠) makes 13: beside what makes 4, the build of 9 (5♠+4♠) is left "
     "over.",
     "KS x 5S AD 4D"),
    (Reason.OUT_OF_REACH, FULL, "8C x QS", "Q♠ counts 3 or 13; your 8♣ takes 8 only.", "8C x QS AD 4D"),
    (Reason.OUT_OF_REACH, at("5S 9C", "QS AD JC KH AH 5D"), "5S x QS AD JC KH AH",
     "5♠ counts 5; Q♠ + A♦ + J♣ + K♥ + A♥ makes 11, 21 … or 61: beside what makes 5, A♥ is left over.", "5S x 5D"),
    (Reason.OUT_OF_REACH, FULL, "KS=9 x 4D", "K♠ counts 4 or 14, not 9.", "KS=4 x 4D"),
    (Reason.OUT_OF_REACH, at("JS 5H", "2H"), "JS=12 x 2H", "2♥ counts 2, but you play J♠ as 12.", "JS=2 x 2H"),
    (Reason.OUT_OF_REACH, GRUPP_TABLE, "X1=15 x 9D", "X1 counts one value from 2 to 14, not 15.", "X1=9 x 9D"),
    (Reason.OUT_OF_REACH, at("X1 9H", "KD 3S X2", variant="grupp"), "X1 x KD 3S X2",
     "X1 counts one value from 2 to 14; K♦ + 3♠ makes 17: beside what makes 14, 3♠ is left over.", "X1 x KD X2"),
    (Reason.OUT_OF_REACH, FULL, "2D on 10H = 11", "2♦ on 10♥ does not make 11, neither by adding nor by taking away.",
     "2D on 10H = 8"),
    (Reason.OUT_OF_REACH, FULL, "2D on 10H = 10",
     "The value may stay 10 only under a card that counts 10 itself; your 2♦ counts 2.", "2D on 10H = 8"),
    (Reason.OUT_OF_REACH, at("10C 4S 8H", "6D"), "10C on 6D = 4",
     "10 − 6 = 4 is the wrong way round. Start with what lies there: your card may be taken away from it, but not it "
     "from your card.", "4S on 6D = 10"),
    (Reason.OUT_OF_REACH, at("KS 4H", "JD"), "KS on JD = 12",
     "The value may stay 12 only under a card that counts 12 itself; your K♠ counts 4 or 14.", "KS = 4"),
    (Reason.OUT_OF_REACH, at("10C 4S", "6D", variant="dietze"), "10C on 6D = 4",
     "10 − 6 = 4, but builds never subtract here.", "4S on 6D = 10"),
    (Reason.OUT_OF_REACH, at("3S 10S", "7D", variant="dietze"), "3S on 7D = 7",
     "The value can't stay 7: here 3♠ is always added to it.", "3S on 7D = 10"),
    # The house of kitchen-table subtracts, either way round, and keeps no value; club-night keeps it, and only adds.
    (Reason.OUT_OF_REACH, KITCHEN, "10S on 9S = 13", "The value can't stay 13: here 10♠ always changes it.",
     "10S on 9S = 3"),
    (Reason.OUT_OF_REACH, CLUB, "5S on 8D = 6", "5♠ on 8♦ does not make 6: builds never subtract here.",
     "5S on 8D = 13"),
    # Nothing leaves a build at 15 where builds end at 14.
    (Reason.OUT_OF_REACH, at("5S 10H", "X15", variant="french"), "5S on X15 = 15",
     "5♠ on X15 does not make 15, neither by adding nor by taking away.", "5S on X15 = 10"),
    (Reason.OUT_OF_REACH, at("3H 10D", "QD=13@W 5S"), "3H on QD = 6",
     "The build of 13 (Q♦) has been announced for good, so it counts 13 and nothing else.", "3H on QD = 10"),
    (Reason.OUT_OF_REACH, at("AC JS", "10D", variant="dietze"), "AC on 10D = 11",
     "A♣ on 10♦ does not make 11: in this variant A♣ counts 11 only.", "JS"),
    (Reason.OUT_OF_REACH, at("3C KS", "AD", variant="dietze"), "3C on AD = 4",
     "3♣ on A♦ does not make 4: in this variant A♦ counts 11 only.", "3C on AD = 14"),
    (Reason.OUT_OF_REACH, at("X1 9H", "5D", variant="grupp"), "X1 on 5D = 4",
     "X1 on 5♦ does not make 4: builds never subtract here.", "X1 on 5D = 9"),
    (Reason.OUT_OF_REACH, FULL, "8C = 9", "8♣ counts 8, so it cannot be announced as 9.", "8C on 10H = 2"),
    (Reason.OUT_OF_REACH, DIETZE, "9H on 9D = 18", "9♥ on 9♦ would make 18, but no card takes 18.", "5S on 9D = 14"),
    (Reason.OUT_OF_REACH, DIETZE, "9H on 9D = 12", "9♥ on 9♦ makes 18, which no build can be worth here.",
     "5S on 9D = 14"),
    (Reason.OUT_OF_REACH, at("KS 6H", "X30 2C", variant="christiansen"), "KS on X30 = 9",
     "K♠ on X30 makes 16, 26, 34 or 44, which no build can be worth here.", "KS on 2C = 6"),
    (Reason.DOES_NOT_SPLIT, FULL, "KS=4 x 10H 2C",
     "You play K♠ as 4; 2♣ + 10♥ makes 12, and nothing among them makes 4.", "KS=14 x 10H 4D"),
    (Reason.DOES_NOT_SPLIT, FULL, "KS x 10H 8D 4D 2C",
     "K♠ counts 4 or 14; 8♦ + 4♦ + 2♣ + 10♥ makes 24: beside what makes 14, 10♥ is left over.",
     "KS x 8D 4D 2C"),
    (Reason.DOES_NOT_SPLIT, at("8S", "5H 3D 9C 7H"), "8S x 5H 3D 9C 7H",
     "8♠ counts 8; 5♥ + 3♦ + 9♣ + 7♥ makes 24: beside what makes 8, 9♣ and 7♥ are left over.",
     "8S x 5H 3D"),
    (Reason.DOES_NOT_SPLIT, at("JS 9C", "KH 2S 8S"), "JS x KH 2S",
     "J♠ counts 2 or 12; K♥ + 2♠ makes 6 or 16: beside what makes 2, K♥ is left over.",
     "JS x KH 8S"),
    (Reason.DOES_NOT_SPLIT, at("X1 9H", "10D 6C X2", variant="grupp"), "X1 x 10D 6C X2",
     "X1 counts one value from 2 to 14; 10♦ + 6♣ makes 16: beside what makes 10, 6♣ is left over.", "X1 x 10D X2"),
    # What is left over is told with the value that was tried, since it may be a group of another value.
    (Reason.DOES_NOT_SPLIT, at("AS KH", "5D 6C 9H 3S+2C=1@N"), "AS x 5D 6C 9H 3S",
     "A♠ counts 1 or 11; 5♦ + 6♣ + 9♥ + the build of 1 (3♠+2♣) makes 21: beside what makes 11, 9♥ and the build of 1 "
     "(3♠+2♣) are left over.", "AS x 5D 6C"),
    (Reason.DOES_NOT_SPLIT, at("AS KH", "10H 8C"), "AS x 10H 8C",
     "A♠ counts 1 or 11; 10♥ + 8♣ makes 18, and nothing among them makes 1 or 11.", "AS"),
    (Reason.DOES_NOT_SPLIT, at("KS 5H", "9H X20 AH KH"), "KS x 9H X20 AH",
     "K♠ counts 4 or 14; 9♥ + X20 + A♥ makes 30 or 40, and nothing among them makes 4 or 14.", "KS x 9H AH KH"),
    # A wild joker is tried with the value that leaves the least over, so that no king or queen is said to be no group.
    (Reason.DOES_NOT_SPLIT, at("X1 9H", "7D 4C QD", variant="grupp"), "X1 x 7D 4C QD",
     "X1 counts one value from 2 to 14; 7♦ + 4♣ + Q♦ makes 24: beside what makes 11, Q♦ is left over.", "X1 x 7D 4C"),
    (Reason.OUT_OF_REACH, at("X1 9H", "KD KC 9D", variant="grupp"), "X1 x KD KC 9D",
     "X1 counts one value from 2 to 14; K♦ + K♣ + 9♦ makes 37: beside what makes 14, 9♦ is left over.", "X1 x KD KC"),
    (Reason.GROUP_DOES_NOT_FIT, FULL, "KS x 10H+8D 4D", "10♥ + 8♦ makes 18; your K♠ takes 4 or 14 only.",
     "KS x 10H+4D"),
    (Reason.GROUP_DOES_NOT_FIT, FULL, "KS x QS+AD 10H+4D 8D", "8♦ counts 8; your K♠ takes 4 or 14 only.",
     "KS x QS+AD 10H+4D"),
    (Reason.GROUP_DOES_NOT_FIT, FULL, "KS=4 x 10H+4D", "10♥ + 4♦ makes 14, but you play K♠ as 4.",
     "KS=14 x 10H+4D"),
    (Reason.TWO_VALUES, at("JS 5H", "2C 8D 4S"), "JS x 2C 8D+4S",
     "J♠ counts 2 or 12, but not both in one capture: 2♣ needs 2, 8♦ + 4♠ needs 12.", "JS x 8D+4S"),
    (Reason.TWO_VALUES, at("JS 5H", "2C 8D 4S"), "JS x 2C 8D 4S",
     "J♠ counts 2 or 12, but not both in one capture: 2♣ needs 2, 8♦ + 4♠ needs 12.", "JS x 2C"),
    (Reason.TWO_VALUES, GRUPP_TABLE, "X1 x X2 9D+4C 5C",
     "X1 counts one value for the whole capture: 5♣ needs 5, 9♦ + 4♣ needs 13.", "X1 x X2 9D+4C"),
    (Reason.JOKER_RULE, GRUPP_TABLE, "9H x 9D X2",
     "A loose joker answers only another joker, so your 9♥ cannot take X2.", "X1 x 9D X2"),
    (Reason.JOKER_RULE, GRUPP_TABLE, "9H x X2 X3",
     "A loose joker answers only another joker, so your 9♥ cannot take X2 or X3.", "X1 x X2 X3"),
    (Reason.JOKER_RULE, GRUPP_TABLE, "9H on X2 = 9",
     "Nothing is built on X2: a loose joker answers only another joker.", "5H on 4C = 9"),
    (Reason.JOKER_RULE, GRUPP_TABLE, "X1 x X2+9D",
     "A loose joker is never part of a sum; X2 is a group by itself.", "X1 x X2 9D"),
    (Reason.JOKER_RULE, GRUPP_TABLE, "X1 x X2+X3+9D",
     "A loose joker is never part of a sum; X2 and X3 are groups by themselves.", "X1 x X2 X3 9D"),
    (Reason.OBLIGATION_BROKEN, OWNER, "JS x AC+AS 6D+QD",
     "Once J♠ is played, only K♥ stays in your hand, and it cannot take the build of 12 (10♥+2♣), which you own.",
     "JS x AC+AS 6D+QD 10H"),
    (Reason.OBLIGATION_BROKEN, OWNER, "JS",
     "Once J♠ is played, only K♥ stays in your hand, and it cannot take the build of 12 (10♥+2♣), which you own.",
     "KH"),
    (Reason.OBLIGATION_BROKEN, OWES_TWO, "QH",
     "You own the build of 3 (3♦) and the build of 13 (K♦+A♦), and each value needs a card of its own: once Q♥ is "
     "played, only Q♠ is left for both.", "5C"),
    (Reason.OBLIGATION_BROKEN, at("QS 3H", "3D 10C+3C=13@S"), "QS x 3D",
     "Once Q♠ is played, only 3♥ stays in your hand, and it cannot take the build of 13 (10♣+3♣), which you own.",
     "QS x 10C"),
    (Reason.OBLIGATION_BROKEN, at("QS 3H 5C", "3D 10C+3C=13@S"), "QS",
     "Once Q♠ is played, only 3♥ and 5♣ stay in your hand, and neither of them can take the build of 13 (10♣+3♣), "
     "which you own.", "3H"),
    (Reason.OBLIGATION_BROKEN, at("QS 3H 5C 6C 7C", "3D 10C+3C=13@S"), "QS",
     "Once Q♠ is played, none of the cards that stay in your hand can take the build of 13 (10♣+3♣), which you own.",
     "3H"),
    (Reason.OBLIGATION_BROKEN, at("QS", "3D 10C+3C=13@S"), "QS x 3D",
     "Q♠ is your last card, and you own the build of 13 (10♣+3♣): nothing would stay in your hand to take it.",
     "QS x 10C"),
    (Reason.OBLIGATION_BROKEN, at("QS", "10C+3C=13@S 9C+4C=13@S"), "QS",
     "Q♠ is your last card, and you own the build of 13 (10♣+3♣) and the build of 13 (9♣+4♣): nothing would stay in "
     "your hand to take them.", "QS x 10C 9C"),
    # Only the values that have too few cards are named: the build of 5 has its own.
    (Reason.OBLIGATION_BROKEN, at("QS QH 5C", "3D=3@S KD+AD=13@S 2D+3C=5@S"), "QH",
     "You own the build of 3 (3♦) and the build of 13 (K♦+A♦), and each value needs a card of its own: once Q♥ is "
     "played, only Q♠ is left for both.", "QH x KD"),
    (Reason.OBLIGATION_BROKEN, at("QS 5C 8D", "3D=3@S 5H"), "8D on 5H = 13",
     "You would own the build of 3 (3♦) and the build of 13 (5♥+8♦), and each value needs a card of its own: once 8♦ "
     "is played, only Q♠ is left for both.", "8D"),
    (Reason.NO_CARD_FOR_VALUE, FULL, "KS on 10H = 14",
     "Besides K♠ you hold no card that takes 14, so you cannot own a build of 14.", "8C on 10H = 2"),
    (Reason.NO_CARD_FOR_VALUE, FULL, "KS = 4",
     "Besides K♠ you hold no card that takes 4, so you cannot own a build of 4.", "KS"),
    (Reason.NOT_ANNOUNCED, MATE, "8C on QS = 5 for N",
     "N has not announced 5, or has played a card for it since, so you cannot build 5 for N.",
     "8C on QS = 11 for N"),
    (Reason.NOT_ANNOUNCED, MATE, "8C on QS = 11 for E", "A build can be made for a partner only, not for E.",
     "2D on QS = 11 for N"),
    (Reason.VARIANT_FORBIDS, at("JS KH"), "JS = 2", "The table is empty, so J♠ can only be laid down.", "JS"),
    (Reason.VARIANT_FORBIDS, DIETZE, "5S on 9D = 4",
     "Builds never subtract here, so 5♠ on 9♦ can't make 4.", "5S on 9D = 14"),
    (Reason.VARIANT_FORBIDS, at("4D 4S KH", "4C 9D", variant="dietze"), "4D on 4C = 4",
     "Here an equal card can't leave the value as it is, so 4♦ on 4♣ can't make 4.", "4D = 4"),
    (Reason.VARIANT_FORBIDS, FRENCH, "X20 = 20",
     "In this variant no build is worth more than 14; this one would be 20.", "X20 on X25 = 5"),
    (Reason.VARIANT_FORBIDS, DIETZE, "5S on 9D = 14 for N",
     "Everybody plays alone here; a build cannot be made for N.", "5S on 9D = 14"),
    (Reason.VARIANT_FORBIDS, AUNT, "KS = 14",
     "At this table a card on its own can't be a build. Play it on another card.", "2D on 8D = 10"),
    (Reason.VARIANT_FORBIDS, at("9S KS 2D", "2H", variant="strict-aunt", announced={"N": [11]}), "9S on 2H = 11 for N",
     "At this table everyone builds only for themselves, so this can't be a build for N.", "KS"),
    (Reason.VARIANT_FORBIDS, AUNT, "8S",
     "8♠ can take something, so at this table it can't be laid down.", "8S x 8D"),
    (Reason.VARIANT_FORBIDS, at("KS 9S 2D", "10C 4H KH", variant="strict-aunt"), "KS x KH",
     "At this table K♠ has to take everything it can, and it can take more.", "KS x KH 10C+4H"),
    (Reason.VARIANT_FORBIDS, at("KS 9S 2D", "10C+4C=14@S 2H", variant="strict-aunt"), "2D x 2H",
     "At this table you have to take your build on your next turn: the build of 14 (10♣+4♣).", "KS x 10C"),
    (Reason.VARIANT_FORBIDS, at("KS 9S 2D", "10C+4C=14@S 6H", variant="old-harbour"), "9S",
     "At this table you can't lay a card down while you own a build and can capture or build.", "KS x 10C"),
]  # fmt: skip
IDS = [f"{number}-{row[0]}" for number, row in enumerate(REASONS)]


@pytest.mark.parametrize(("reason", "where", "wrong", "told", "twin"), REASONS, ids=IDS)
def test_a_reason_is_told_with_cards_values_and_sum_and_a_near_twin_does_not_fail_for_it(
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
    (at("5S KH", "8D 9C"), "5S x 8D", "Your 5♠ takes nothing on this table."),
    (at("5S KH", "8D 9C"), Capture(CARDS["5S"], ()), "Your 5♠ takes nothing on this table."),
    (at("5S KH", "8D 9C"), "5S x 3D", "Your 5♠ takes nothing on this table."),
    (at("X15 9C", "8D 4C 3D"), "X15 x 8D 4C", "With the 3♦ it would fit."),
    (FULL, "KS x 10H", "With the 4♦ it would fit."),
    (at("KS 5H", "AD 4H 5S+4S=9@N"), "KS x AD+4H", "With the build of 9 (5♠+4♠) it would fit."),
    (at("9S 5H", "5D 4C 7C"), "9S x 5D 4C 7C", "Without the 7♣ it would fit."),
    (at("9S 5H", "5D 4C KC+3C=7@N"), "9S x 5D 4C KC", "Without the build of 7 (K♣+3♣) it would fit."),
    (at("8S", "5D 4C 3D"), "8S x 5D 4C", "With the 3♦ in place of the 4♣ it would fit."),
    (at("8S 5H", "AD 2C 5S JC"), "8S x 5S", "Your 5♥ could take the 5♠."),
    (at("8S 9H", "5D 4C"), "8S x 5D 4C", "Your 9♥ could take the 5♦ and the 4♣."),
    (at("8S 9H", "8C 5D 4C"), "8S x 5D 4C", "Your 9♥ could take the 5♦ and the 4♣."),
    (at("8S 9H", "5D 4C"), "9D x 5D 4C", "Your 9♥ could take the 5♦ and the 4♣."),
    (at("8S X15", "5D 4C 2C 4D"), "8S x 5D 4C 2C 4D", "Your X15 could take all of these."),
    # The sentence speaks of what was chosen, not of the build in the first sentence.
    (at("QS 3H", "3D 10C+3C=13@S"), "QS x 3D", "Your 3♥ could take the 3♦."),
    (at("QS", "3D 10C+3C=13@S 10D"), "QS x 3D",
     "With the build of 13 (10♣+3♣) and the 10♦ you would keep your promise."),
    (at("X1", "10D 2D 4D+6S=10@S 9C", variant="grupp"), "X1=12 x 10D+2D",
     "With the build of 10 (4♦+6♠) in place of the 10♦ you would keep your promise."),
    # A mended capture must fit with the value and groups that were stated.
    (at("X1 9H", "KD 10D 10C+4C=14@N 3D", variant="grupp"), "X1=2 x KD+3D 10D+10C", None),
    (at("8S 5H", "5D 3C 7C"), "8S x 5D+3C 7C", "Without the 7♣ it would fit."),
    (at("8S 5H", "5D 3C 7C"), "8S x 5D+7C 3C", None),
    (at("8S 5H", "8H 3C", variant="dietze"), "8S x 8H 3C 3C", None),
    (at("8S", "5D AD 2C"), "8S x 5D", "With the A♦ and the 2♣ it would fit."),
    (at("8S", "5D 3C 4C 7C"), "8S x 5D 3C 4C 7C", "Without the 4♣ and the 7♣ it would fit."),
    # Three changes make another capture, and so does one change that keeps nothing of what was chosen.
    (at("10S 9C", "KC AC 3C 2C"), "10S x KC", None),
    (at("8S 9C", "8C KC"), "8S x KC", None),
    (at("9H 4D", "5S+4S=9@N 3C"), Capture(CARDS["9H"], (FIVE,)), "The whole build would fit."),
    (at("9H 4D", "5S+4S=9@N 3C"), Capture(CARDS["9H"], (loose(CARDS["5S"]), loose(CARDS["4S"]))),
     "The whole build would fit."),
    (at("3H 4D", "5S+4S=9@N 3C"), Capture(CARDS["3H"], (FIVE, loose(CARDS["3C"]))),
     "Without it the rest would fit."),
    (at("KH 4D", "5S+4S=9@N 5C"), Capture(CARDS["KH"], (FIVE,)), None),
    (FULL, "KS x 4D 4D", None),
    (FULL, "KS x QD AD", "With the Q♠ in place of the Q♦ it would fit."),
    (at("KS 3C", "10H 4D 8D 6C"), "KS x 10H+8D 4D+6C", "Grouped in another way these would fit."),
    (FULL, "KS=4 x 10H+4D", "Played as 14 it would fit."),
    (FULL, "KS=9 x 4D", "Played as 4 it would fit."),
    (at("KS 3C", "10H 4D 8D 6C"), "KS=14 x 10H+8D 4D+6C", "Grouped in another way these would fit."),
    (GRUPP_TABLE, "9H x 9D X2", "Without the X2 it would fit."),
    (GRUPP_TABLE, "X1 x X2+9D", "Grouped in another way these would fit."),
    (OWNER, "JS x AC+AS 6D+QD", "With the build of 12 (10♥+2♣) you would keep your promise."),
    (at("KS QD", "4D 4C+9C=13@S QS AD"), "KS x 4D", None),
    (at("QD 5S", "3C 9C+4S=13@S"), "QD x 3C", None),
    (TWO_PROMISES, "JS x 5D", "Your J♠ can take nothing here without breaking a promise of yours."),
    (TWO_PROMISES, "JS x AD", "Your J♠ can take nothing here without breaking a promise of yours."),
    (at("JS 5D 6C", "AC AH 3C+9C=12@S"), "JS x AC AH", "With the build of 12 (3♣+9♣) you would keep your promise."),
    (OWNER, "JS", None),
    (FULL, "2D on 10H = 11", "Announced as 8 it would work."),
    (at("8S 5H 3D", "5D 4C"), "5H on 5D = 8", "Your 3♦ could make this build."),
    (at("8S 8H 3D KC", "5D 4C"), "KC on 5D = 8", None),
    (at("5S KH 9C", "8D"), "5S on 8D = 4", "Your 5♠ can build nothing here."),
    (at("JS KH"), "JS = 2", None),
    (at("5S 9H", "4C"), "KS on 4C = 9", "Your 5♠ could make this build."),
    (FULL, "KH", None),
    (FULL, "no play", None),
    (FULL, "KS x 4D", None),
]  # fmt: skip


@pytest.mark.parametrize(("where", "wrong", "told"), NUDGES, ids=range(len(NUDGES)))
def test_a_short_second_sentence_tells_the_smallest_repair(where: Position, wrong: Answer, told: str | None) -> None:
    assert said(nudge(answered(where, wrong))) == told


def test_a_second_sentence_gives_no_goal_away_unasked() -> None:
    where = at("8S 9H", "5D 3C 2C")
    zwick, most, lay = ZwickGoal(kind="zwick"), MostCardsGoal(kind="most-cards"), LayGoal(kind="lay")
    take = CaptureGoal(kind="capture", items=("5D",))
    assert said(nudge(judge_text(where, "8S x 5D"))) == "With the 3♣ it would fit."
    assert said(nudge(judge_text(where, "8S x 5D", zwick))) == "With the 3♣ it would fit."
    assert said(nudge(judge_text(where, "8S x 5D", lay))) == "With the 3♣ it would fit."
    assert nudge(judge_text(where, "8S x 5D", most)) is None
    assert nudge(judge_text(where, "8S x 5D", take)) is None
    # The same holds for the harder goals.
    two, only = aim("two-builds"), aim("only-play")
    builds, obliged = at("9S KC", "5D+4C=9@N 6D+3C=9@E 8H"), at("JS", "10H+2C=12@S 5D")
    assert said(nudge(judge_text(builds, "9S x 5D 6D 8H"))) == "Without the 8♥ it would fit."
    assert nudge(judge_text(builds, "9S x 5D 6D 8H", two)) is None
    assert nudge(judge_text(obliged, "JS x 10H 5D", only)) is None
    assert said(nudge(judge_text(obliged, "JS x 10H 5D"))) == "Without the 5♦ it would fit."
    # A card that can reach the goal is not named either, even with items that would not.
    third = at("8S 9H", "5D 4C 9C")
    assert said(nudge(judge_text(third, "8S x 5D 4C"))) == "Your 9♥ could take the 5♦ and the 4♣."
    assert nudge(judge_text(third, "8S x 5D 4C", zwick)) is None
    # The fuller line may name it, since a page shows that line only to those who ask.
    assert said(help_line(judge_text(where, "8S x 5D", take))) == "Legal would be: 8♠ takes 5♦+3♣."


def test_that_a_card_takes_nothing_is_told_whatever_the_goal() -> None:
    where = at("8S 9H", "5D 4C")
    told = nudge(judge_text(where, "8S x 4C", ZwickGoal(kind="zwick")))
    assert said(told) == "Your 8♠ takes nothing on this table."
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
            (FULL, "KS x 10H", "Legal would be: K♠ takes 4♦+10♥."),
            (at("9S", "5S+4S=9@N"), "9S x 8H", "Legal would be: 9♠ takes the build of 9 (5♠+4♠)."),
            (
                at("10S", "5S+4S=9@N AC 8D 2C"),
                "10S x 5S AC 8D",
                "Legal would be: 10♠ takes the build of 9 (5♠+4♠) + A♣ and 8♦+2♣.",
            ),
            (FULL, "2D on 5S = 8", "Legal would be: 2♦ on 10♥ makes 8."),
            (at("2S 9C", "5S+2C=7@N"), "2S on 5S = 8", "Legal would be: 2♠ on the build of 7 (5♠+2♣) makes 9."),
            (at("8S 5D", "5H"), "8S x 5H", "Another card of yours can do it: 5♦ takes 5♥."),
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
            ("8S 5D", "8H", "8S x 8H", ["There was nothing more to take: proven for every card of the hand."]),
            ("8S 5D", "8H 5H", "8S x 8H", ["There was more to find: one other capture."]),
            ("8S 5D 5C", "8H 5H", "8S x 8H", ["There was more to find: 2 other captures."]),
            ("8S 5D", "8H", "8S", ["Cards could have been taken: one capture."]),
            ("8S 5D", "8H 5H", "8S", ["Cards could have been taken: 2 captures."]),
            ("8S 5D 3H", "8H", "5D on 3H = 8", []),
            ("8S 5D", "3H 8H", "5D on 3H = 8", ["Cards could have been taken: one capture."]),
            ("8S 5D", "KH", "5D", ["There was nothing to take: proven for every card of the hand."]),
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
            "2 smaller captures lie inside larger ones."
        ]
        verdict = judge_text(at("8D KC", "5C 3H 6D 2S"), "8D x 5C+3H")
        assert [said(line) for line in missed_notes(verdict, len(verdict.missed))] == [
            "One smaller capture lies inside larger ones."
        ]

    def test_after_the_largest_capture_the_smaller_ones_are_not_worth_a_word(self) -> None:
        verdict = judge_text(at("8D 7C", "5C 3H 6D 2S"), "8D x 5C+3H 6D+2S")
        assert (verdict.missed_number, verdict.folded) == (1, 2)
        verdict = judge_text(at("8D KD", "5C 3H 6D 2S"), "8D x 5C+3H 6D+2S")
        assert verdict.missed_number == 1
        verdict = judge_text(at("8D", "5C 3H 6D 2S"), "8D x 5C+3H 6D+2S")
        assert (verdict.missed_number, verdict.folded) == (0, 2)
        assert [said(line) for line in missed_lines(verdict)] == [
            "There was nothing more to take: proven for every card of the hand."
        ]
        assert list(missed_notes(verdict, 0)) == []

    def test_a_list_that_is_cut_says_how_many_there_are(self) -> None:
        verdict = judge_text(at("8D KC 5S", "5C 3H 6D 2S 5D"), "KC")
        number = verdict.missed_number
        assert number is not None
        assert number > 2
        first, *_ = missed_notes(verdict, 2)
        assert said(first) == f"The first 2 of {number} captures are shown."

    def test_thousands_are_parted_by_a_comma(self) -> None:
        assert said(Line("verdict-missed-cut", {"shown": 200, "number": 1532})) == (
            "The first 200 of 1,532 captures are shown."
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
            (sum_of(ITEMS), "5♦ + the build of 9 (5♠+4♠) + X15"),
            (sum_of(ITEMS[:1]), "5♦"),
            (group_of((ITEMS[0], ITEMS[2])), "5♦+X15"),
            (group_of(ITEMS[:2]), "5♦ + the build of 9 (5♠+4♠)"),
            (listing(["a"]), "a"),
            (listing(["a", "b"]), "a and b"),
            (listing(["a", "b", "c"]), "a, b and c"),
            (listing(["a", "b", "c", "d"], choice=True), "a, b, c or d"),
            (totals_phrase((3,)), "3"),
            (totals_phrase((3, 13, 23, 33)), "3, 13, 23 or 33"),
            (totals_phrase((3, 13, 23, 33, 43)), "3, 13 … or 43"),
            (values_phrase(JENSEN, CARDS["KS"], (4, 14)), "4 or 14"),
            (values_phrase(GRUPP, CARDS["X1"], tuple(range(2, 15))), "one value from 2 to 14"),
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
