"""The labels on tricks: a reading is at work where the article, read differently, would give a different answer."""

from functools import cache

import pytest

from tutor.catalogue.tricks.exercises import TricksLesson, prove_tricks_lesson
from tutor.coach.kits import TRICK_KITS, TRICK_LABELS
from tutor.coach.tricks.kit import AskedOnTricks
from tutor.coach.tricks.labels import trick_label_holds
from tutor.content.files.folders import content_root
from tutor.content.files.load import load_tricks_lesson
from tutor.content.tricks.goals import MayPlayGoal, SureGoal
from tutor.engine import zwicken, zwikken
from tutor.engine.zwickern import VARIANTS

# For each reading a step of our own where it is at work, and one of the same rule where it is not. The first ones of
# each pair would be answered differently under the reading named in sections 8 and 9 of the specifications.
PAIRS = {
    "Z2": ("zwicken/the-seven-of-diamonds", "zwicken/the-other-sevens"),
    "Z3": ("zwicken-a-game/jump-costs", "zwicken-a-game/who-passed-pays-nothing"),
    "Z5": ("zwicken-a-game/hop-costs", "zwicken-a-game/jump"),
    "Z6": ("zwicken-a-game/hop", "zwicken-a-game/no-hop"),
    "Z7": ("zwicken-a-game/cut-again", "zwicken-a-game/hop"),
    "Z8": ("zwicken/look-at-the-bottom-card", "zwicken-a-game/hop"),
    "Z10": ("zwicken/ways-to-stay", "zwicken/no-stock"),
    "Z11": ("zwicken/two-cards-left", "zwicken/ways-to-stay"),
    "Z12": ("zwicken/the-last-one-left", "zwicken/gezwickt"),
    "Z13": ("zwicken/it-is-no-diamond", "zwicken-a-game/diamonds-are-trumps"),
    "Z15": ("zwicken/must-undertrump", "zwicken/neither-suit-nor-trump"),
    "Z16": ("zwicken/head-the-trick", "zwicken/cannot-head"),
    "Z17": ("zwicken/lead-the-ace", "zwicken-a-game/another-ace"),
    "Z18": ("zwicken-a-game/the-second-lead", "zwicken/lead-the-ace"),
    "Z19": ("zwicken/the-ace-lies-turned-up", "zwicken-a-game/another-ace"),
    "Z20": ("zwicken/two-grounds", "zwicken/they-never-meet"),
    "Z21": ("zwicken-a-game/three-at-once", "zwicken/gezwickt"),
    "Z22": ("zwicken/the-next-pot", "zwicken/gezwickt"),
    "Z23": ("zwicken/a-third-for-each-trick", "zwicken-a-game/predict-the-payments"),
    "Z24": ("zwicken-a-game/most-tricks-bring-no-more", "zwicken/a-third-for-each-trick"),
    "Z25": ("zwicken-a-game/who-deals-next", "zwicken/gezwickt"),
    "Z29": ("zwicken-a-game/hop-over-one", "zwicken-a-game/hop"),
    "K4": ("zwikken-1853/three-of-a-suit", "zwikken-1853/three-aces"),
    "K5": ("zwikken-searching/who-deals", "zwikken/most-points"),
    "K8": ("zwikken-1853/the-third-game-is-free", "zwikken-1853/all-must-play"),
    "K9": ("zwikken-1853/the-last-one-in", "zwikken-1853/passing-costs-nothing"),
    "K10": ("zwikken-1853/aces-that-passed", "zwikken-1853/a-quartet"),
    "K11": ("zwikken-1853/a-pair-by-agreement", "zwikken-1853/aces-that-passed"),
    "K12": ("zwikken-1853/bete", "zwikken-1853/passing-costs-nothing"),
    "K13": ("zwikken-1853/onto-a-card-face-down", "zwikken-1853/lead-a-trump"),
    "K14": ("zwikken-1853/no-duty-to-head", "zwikken-1853/lead-a-trump"),
    "K15": ("zwikken-1853/no-trump-to-lead", "zwikken-1853/lead-a-trump"),
    "K16": ("zwikken-1853/the-last-one-in", "zwikken-1853/three-aces"),
    "K17": ("zwikken-searching/nobody-pays-again", "zwikken-searching/into-an-empty-pot"),
    "K19": ("zwikken-1900/higher-still", "zwikken-1900/bid-higher"),
    "K20": ("zwikken-1900/a-new-trump-new-bids", "zwikken-1900/bid-higher"),
    "K21": ("zwikken-1900/the-fourth-trump", "zwikken-1900/the-dealer-ends"),
    "K22": ("zwikken-1900/and-another", "zwikken-1900/turn-another"),
    "K23": ("zwikken-1900/the-dealer-ends", "zwikken-1900/turn-another"),
    "K24": ("zwikken-1900/a-new-trump-new-bids", "zwikken-1900/bid-higher"),
    "K26": ("zwikken-1900/a-defender-swaps", "zwikken-1900/swap-the-ten"),
    "K27": ("zwikken-1900/three-kings", "zwikken-1900/a-pair-is-none"),
    "K28": ("zwikken-1900/two-poor-tricks", "zwikken-1900/a-pair-is-none"),
    "K29": ("zwikken-1900/tens-are-the-lowest", "zwikken-1900/three-kings"),
    "K30": ("zwikken-1900/trumps-led", "zwikken/trump-it"),
    "K31": ("zwikken-1900/a-low-trump-is-due", "zwikken/nothing-to-follow-with"),
    "K32": ("zwikken-searching/lubbers-defender", "zwikken-searching/lubbers-ace"),
    "K33": ("zwikken-1900/one-rich-trick", "zwikken-1900/equal-halves"),
    "K34": ("zwikken-1900/the-pot-doubles", "zwikken-1900/two-poor-tricks"),
    "K35": ("zwikken/most-points", "zwikken-searching/two-tricks-and-too-little"),
    "K36": ("zwikken-searching/the-second-round", "zwikken/ask-better"),
    "K37": ("zwikken-searching/outbid-and-most-points", "zwikken/it-doubles"),
    "K38": ("zwikken-searching/passed-twice", "zwikken-searching/lubbers-no-return"),
    "K39": ("zwikken-searching/a-better-one", "zwikken/i-know-him"),
    "K40": ("zwikken-searching/lubbers-ace", "zwikken-searching/lubbers-following"),
    "K41": ("zwikken-searching/a-new-trump-for-lubbers", "zwikken-searching/lubbers-no-return"),
    "K42": ("zwikken-searching/hearts-twice", "zwikken-searching/search"),
    "K43": ("zwikken-searching/a-tie", "zwikken/most-points"),
    "K47": ("zwikken-1853/the-third-trick", "zwikken-1853/nobody-has-a-trump"),
}


@cache
def lesson(name: str) -> TricksLesson:
    file = content_root() / "lessons" / "tricks" / f"{name}.yaml"
    return prove_tricks_lesson(name, load_tricks_lesson(str(file), file.read_bytes(), VARIANTS))


def asked(step: str) -> AskedOnTricks:
    name, _, slug = step.partition("/")
    found = next(one for one in lesson(name).steps if one.entry.slug == slug)
    tries = tuple(wrong.action for wrong in found.entry.wrong)
    return AskedOnTricks(TRICK_KITS[lesson(name).entry.game], found.entry.goal, found.position, tries)


def test_each_reading_that_a_machine_can_judge_has_a_pair_of_steps() -> None:
    assert list(PAIRS) == list(TRICK_LABELS)


@pytest.mark.parametrize("reading", PAIRS)
def test_a_reading_is_at_work_where_another_one_would_give_another_answer(reading: str) -> None:
    works, does_not = map(asked, PAIRS[reading])
    assert trick_label_holds(works, "shows", reading)
    assert not trick_label_holds(works, "counter", reading)
    assert not trick_label_holds(does_not, "shows", reading)


@pytest.mark.parametrize(
    ("reading", "step"),
    [
        # No other seven is in the trick; no one has to follow; no ten is swapped; no one holds the ace of trumps.
        ("Z2", "zwicken/four-hearts"),
        ("Z16", "zwicken/ways-to-stay"),
        ("K26", "zwikken-1900/trumps-led"),
        ("K40", "zwikken/overtrump"),
    ],
)
def test_what_does_not_occur_does_not_tempt(reading: str, step: str) -> None:
    assert not trick_label_holds(asked(step), "counter", reading)


def test_of_a_reading_without_a_proof_the_author_is_believed() -> None:
    assert trick_label_holds(asked("zwicken/four-hearts"), "shows", "Z4")


@pytest.mark.parametrize(
    ("trick", "hand", "reading", "works"),
    [
        ("KD", ("7D", "8S", "QC"), "Z13", True),
        # The 7 is the only card there is to play, whether it follows or trumps.
        ("KD", ("7D", "AC", "QC"), "Z13", False),
        ("QH", ("KH", "8H", "AS"), "Z16", True),
        ("KH", ("QH", "8H", "AS"), "Z16", False),
    ],
)
def test_the_cards_that_may_be_played_decide(trick: str, hand: tuple[str, ...], reading: str, works: bool) -> None:
    setup = zwicken.Setup("zwicken", "play", hand=hand, turnup="9S", trick=(trick,))
    position = zwicken.set_up(setup, zwicken.VARIANTS)
    goal = MayPlayGoal(kind="may-play", answer=hand)
    assert trick_label_holds(AskedOnTricks(TRICK_KITS["zwicken"], goal, position), "shows", reading) is works


# Source: 003, "a player with the trump 10 may exchange it"; two tricks are certain only if no one else may (K26).
@pytest.mark.parametrize(("hand", "works"), [("KD QD JS", True), ("KD QD JD", False), ("KD QD 10D", False)])
def test_that_another_may_take_the_turn_up_matters_for_what_is_certain(hand: str, works: bool) -> None:
    position = zwikken.set_up(zwikken.Setup("zwikken-1900", "bid", "AD", hand=hand.split()), zwikken.VARIANTS)
    goal = SureGoal(kind="sure", of="pot", answer="no")
    assert trick_label_holds(AskedOnTricks(TRICK_KITS["zwikken"], goal, position), "shows", "K26") is works
