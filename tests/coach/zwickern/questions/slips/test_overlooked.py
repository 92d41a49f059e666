"""What is said of a right option that was left out: it is true of it, and does not name it."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import given

from tests import reference
from tests.coach.questions import WORDS, questions
from tests.engine.setups import at
from tests.examples import examples
from tutor.coach.question import Question, Way, mark
from tutor.coach.zwickern.questions.table import ask, slips
from tutor.content.zwickern.questions import (
    AnnounceGoal,
    PromiseGoal,
    SafeLaysGoal,
    TableQuestion,
    TakersGoal,
    VariantsGoal,
)
from tutor.engine.cards import read_card
from tutor.engine.zwickern import VARIANTS, Build, Capture, Lay, Position, WonSetup, legal_plays, read_play
from tutor.text import Line, render


def left_out(goal: TableQuestion, where: Position) -> dict[str, str]:
    """What is said if one right option is left out, by its id; empty if nothing is said."""
    question = ask(goal, where, VARIANTS)
    found = {}
    for missing in question.right:
        answer = [one for one in question.right if one != missing]
        slip = mark(question, answer, slips=slips(goal, where, question, VARIANTS)).slip
        found[missing] = "" if slip is None else render(WORDS, slip)
    return found


ONE_CARD, ONE_OF_THOSE = "One of the cards left out", "In one of those left out"


def takers(*items: str) -> TakersGoal:
    return TakersGoal(kind="takers", items=items)


@pytest.mark.parametrize(
    ("where", "items", "said"),
    [
        (
            at("3S QC KD", "QH 5C"),
            ["QH"],
            dict.fromkeys(("3S", "QC"), "The Q♥ has two values, and a card for either one takes it."),
        ),
        (
            at("JS 2C", "2D 5C"),
            ["2D"],
            {"JS": f"{ONE_CARD} counts low here.", "2C": "A card of the same value takes it."},
        ),
        (at("JS 4C", "7D 5C"), ["7D", "5C"], {"JS": f"{ONE_CARD} counts high here."}),
        (at("X20 4C", "X15 5C"), ["X15", "5C"], {"X20": f"{ONE_CARD} is worth the whole sum."}),
        (
            at("7D 4C", "6H 4S AD 3S"),
            ["6H", "4S", "AD", "3S"],
            {"7D": "A card can take several groups that are worth the same."},
        ),
        (at("X1 4C", "5D 4S", variant="grupp"), ["5D", "4S"], {"X1": "A joker takes anything from 2 to 14."}),
    ],
)
def test_a_card_that_takes_is_left_out(where: Position, items: list[str], said: dict[str, str]) -> None:
    assert left_out(takers(*items), where) == said


def announce(card: str, onto: str | None = None) -> AnnounceGoal:
    return AnnounceGoal(kind="announce", card=card, onto=onto)


def test_a_value_that_may_be_announced_is_left_out() -> None:
    adding, subtracting = (f"One of the values left out comes from {way}." for way in ("adding", "subtracting"))
    assert left_out(announce("QS", "QD"), at("QS QH 3S 6D 10C", "QD")) == {
        "3": "An equal card may leave the value as it is.",
        "6": adding,
        "10": subtracting,
        "13": "An equal card may leave the value as it is.",
    }
    assert left_out(announce("KS"), at("KS KH", "2D")) == dict.fromkeys(
        ("4", "14"), "You can announce a card on its own as any value it has."
    )


def promise(*plays: str) -> PromiseGoal:
    return PromiseGoal(kind="promise", plays=plays or None)


def test_a_card_that_no_promise_needs_is_left_out() -> None:
    """Source: readings 11, 12 and 13."""
    assert left_out(promise(), at("9S 6H", "5C+4D=9@N")) == dict.fromkeys(
        ("9S", "6H"), "You only have to keep a card for builds you own."
    )
    assert left_out(promise(), at("9S 9C 6H", "5C+4D=9@S")) == {
        **dict.fromkeys(("9S", "9C"), "A card is free if another one in your hand can take the build."),
        "6H": "A card that can take none of your builds is free.",
    }
    assert left_out(promise("9S x 5C", "6H", "6H on 5C = 3"), at("9S 3C 6H", "5C+4D=9@S")) == {
        "9S x 5C": "When you take your build, you’ve kept your promise.",
        "6H": "A card that can take none of your builds is free.",
        "6H on 5C = 3": "When you build on your own build, you have to keep a card for the new value.",
    }
    kept = left_out(promise("10S on 6H = 10", "2C"), at("10S 10C 2C", "6H+4D=10@S"))
    assert kept["10S on 6H = 10"] == "A card is free if another one in your hand can take the build."
    nobody = left_out(promise(), at("5D 6H", "5C+4D=9@S"))
    assert set(nobody.values()) == {"No move keeps every promise here, so this turn you’re free."}


def test_a_safe_card_is_left_out() -> None:
    """After 7 or 8 nothing is worth the whole table; a 7 by itself would be taken by sevens, all of which are seen."""
    said = left_out(SafeLaysGoal(kind="safe-lays"), at("7D 8C", "5H 9S"))
    assert set(said.values()) == {"After one of the cards left out, no card at all makes a Zwick."}
    seen = left_out(SafeLaysGoal(kind="safe-lays"), at("7S 7C", won={"N": WonSetup(["7H", "7D"])}))
    held = "After one of the cards left out, only cards no one else has could make a Zwick."
    assert seen == dict.fromkeys(("7S", "7C"), held)
    against = left_out(SafeLaysGoal(kind="safe-lays", against="KS"), at("8C 6H", "5H"))
    assert set(against.values()) == {"After one of the cards left out, the K♠ takes nothing."}


@pytest.mark.parametrize(
    ("where", "play", "among", "said"),
    [
        (at("4S", "KD"), "4S x KD", ["jensen", "dietze"], {"jensen": f"{ONE_OF_THOSE}, the K♦ has two values."}),
        (
            at("10S X15", "5H"),
            "10S on 5H = 15",
            ["jensen", "french"],
            {"jensen": f"{ONE_OF_THOSE}, a build can be worth 15."},
        ),
        (
            at("9S 4H", "QD"),
            "9S on QD = 4",
            ["jensen", "dietze"],
            {"jensen": f"{ONE_OF_THOSE}, a build can go down."},
        ),
        (
            at("9S 9H", "9D"),
            "9S on 9D = 9",
            ["jensen", "dietze"],
            {"jensen": f"{ONE_OF_THOSE}, an equal card may leave the value as it is."},
        ),
        (
            at("9S 4H", "5D", announced={"N": [14]}),
            "9S on 5D = 14 for N",
            ["jensen", "christiansen"],
            {"jensen": "One of those left out has partners to build for."},
        ),
    ],
)
def test_a_variant_that_allows_it_is_left_out(
    where: Position, play: str, among: list[str], said: dict[str, str]
) -> None:
    assert left_out(VariantsGoal(kind="variants", play=play, among=tuple(among)), where) == said


def lines(found: tuple[Position, TableQuestion, Question]) -> Iterator[tuple[str, Line]]:
    where, goal, question = found
    for slip in slips(goal, where, question, VARIANTS) if question.way is Way.SEVERAL else ():
        yield slip.about[0], slip.why


@examples(150)
@given(questions())
def test_it_is_true_of_a_right_option_and_does_not_name_it(found: tuple[Position, TableQuestion, Question]) -> None:
    where, goal, question = found
    for option, line in lines(found):
        assert option in question.right
        said = render(WORDS, line)
        label = render(WORDS, question.option(option).label)
        assert isinstance(goal, VariantsGoal) or not re.search(rf"(?<!\w){re.escape(label)}(?!\w)", said), said
        check(where, goal, option, line.message.removeprefix("overlooked-"))


def check(where: Position, goal: TableQuestion, option: str, kind: str) -> None:
    """Assert that what is said of an option is true of it, by brute force."""
    known = reference.facts(where)
    match goal:
        case TakersGoal():
            play = read_play(where, f"{option} x {' '.join(goal.items)}").play
            assert isinstance(play, Capture)
            single = bool(reference.group_values(known, play.card, list(play.takes))) or len(play.takes) == 1
            assert kind != "groups" or not single or len(play.takes) > 1
            assert kind != "sum" or (single and len(play.takes) > 1)
            assert kind not in ("equal", "either") or len(play.takes) == 1
        case AnnounceGoal():
            onto = read_play(where, f"{goal.card} on {goal.onto} = {option}").play if goal.onto else None
            assert (kind == "single") == (onto is None)
            if isinstance(onto, Build) and onto.onto is not None:
                old = reference.item_values(known, onto.onto)
                own = reference.card_values(known, onto.card)
                sums = {one + other for one in old for other in own}
                assert (kind == "adding") == (int(option) in sums)
                assert kind != "kept" or int(option) in old & own
                assert kind != "subtracting" or int(option) in {one - other for one in old for other in own}
        case PromiseGoal():
            owned = [item.value or 0 for item in where.table if item.owner == where.turn]
            kept = any(reference.keeps_promises(where, play) for play in legal_plays(where))
            assert (kind == "promise-suspended") == (bool(owned) and not kept)
            assert kind != "promise-none" or not owned
            card = read_card(option) if goal.plays is None else read_play(where, option).play.card
            takes = set(owned) & reference.card_values(known, card)
            assert kind != "promise-free" or not takes
            assert kind != "promise-other" or takes
        case SafeLaysGoal() if goal.against is None:
            after = reference.after(where, Lay(read_card(option)))
            clearing = [
                card
                for card in where.rules.pack
                if clears(after, card) and (where.rules.joker_zwick is None or not reference.is_joker(card))
            ]
            assert (kind == "safe") == (not clearing)
            assert kind != "safe-seen" or clearing


def clears(where: Position, card: object) -> bool:
    known = reference.facts(where)
    places = range(len(where.table))
    return any(
        set.intersection(*(reference.group_values(known, card, [where.table[at] for at in group]) for group in parted))
        for parted in reference.partitions(places)
    )
