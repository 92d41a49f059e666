"""Chances are counted over what a seat has not seen: each is what comes out if all cases are tried one by one."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from tutor.bots.deals import dice_of, shuffled
from tutor.coach.kits import TRICK_KITS
from tutor.coach.question import Question, QuestionError
from tutor.coach.tricks.asking import trick_question
from tutor.content.tricks.goals import ChanceGoal
from tutor.engine import zwicken, zwikken
from tutor.engine.cards import CARDS, Card
from tutor.engine.tricks import suit_followed
from tutor.text import LANGUAGES, language, render

SEATS = ("Anna", "Ben", "Cilli", "Dora", "Emil")
SEEDS = range(12)


def asked(position: Any, of: str, **keys: str) -> Question:
    """The question about a position."""
    game = TRICK_KITS[position.rules.game]
    return trick_question(game, ChanceGoal(kind="chance", of=of, answer="-", **keys), position)


def chance(question: Question) -> Fraction:
    """The right answer as a number."""
    (right,) = question.right
    return Fraction(right)


def zwicken_table(seed: int, variant: str = "zwicken") -> tuple[zwicken.Position, list[Card]]:
    """A seat of Zwicken about to declare, with its hand and the bottom card, and the cards that it has not seen."""
    rules = zwicken.VARIANTS[variant]
    pack = shuffled(rules.pack, dice_of(f"chances/{variant}/{seed}"))
    # A bottom card that does not move the deal.
    pack.sort(key=lambda card: card.code == "9C")
    size = 4 + seed % 2
    looked = zwicken.act(zwicken.cut(zwicken.opening(rules, SEATS[:size], 0), pack), zwicken.Saying.CHECK)
    for _ in range(seed % 3):
        looked = zwicken.act(looked, zwicken.Saying.PASS if seed % 2 else zwicken.Saying.STAY)
    assert looked.turn is not None
    seen = {*looked.hand, looked.turn_up, CARDS["9C"]}
    return zwicken.seen_by(looked, looked.turn), [card for card in rules.pack if card not in seen]


def zwikken_table(seed: int, variant: str, *, passed: bool = False) -> tuple[zwikken.Position, list[Card]]:
    """A seat of Zwikken at its first word, or once all have `passed` the dealer's, and the cards it has not seen."""
    rules = zwikken.VARIANTS[variant]
    pack = shuffled(rules.pack, dice_of(f"chances/{variant}/{seed}"))
    position = zwikken.opening(rules, SEATS[:3], 2, pack)
    while passed and position.phase is zwikken.Phase.BID:
        position = zwikken.act(position, zwikken.Pass())
    assert position.turn is not None
    seen = {*position.hand, *position.turned}
    return zwikken.seen_by(position, position.turn), [card for card in rules.pack if card not in seen]


@pytest.mark.parametrize("variant", zwicken.VARIANTS)
@pytest.mark.parametrize("seat", [None, *SEATS[:4]])
def test_each_card_of_the_pack_is_looked_at_where_the_deal_may_move(variant: str, seat: str | None) -> None:
    rules = zwicken.VARIANTS[variant]
    position = zwicken.cut(zwicken.opening(rules, SEATS[:4], 1), [None] * 32)
    dealers = []
    for card in rules.pack:
        # Nothing but the bottom card matters.
        others = [one for one in rules.pack if one is not card]
        dealers.append(zwicken.act(zwicken.cut(position, [*others, card]), zwicken.Saying.CHECK).dealer)
    wanted = sum(one != 1 if seat is None else SEATS[one] == seat for one in dealers)
    question = asked(position, "deal") if seat is None else asked(position, "deal", seat=seat)
    assert chance(question) == Fraction(wanted, 32)


def test_a_hop_is_seven_of_thirty_two_and_the_jump_is_one() -> None:
    # Source: 002, "an ace or a seven" passes the deal to the next player, the 7 of diamonds to the rearhand.
    position = zwicken.cut(zwicken.opening(zwicken.VARIANTS["zwicken"], SEATS[:4], 0), [None] * 32)
    assert [asked(position, "deal", seat=seat).right for seat in ("Ben", "Dora")] == [("7/32",), ("1/32",)]


@pytest.mark.parametrize("seed", SEEDS)
def test_each_unseen_card_is_drawn_once(seed: int) -> None:
    position, unseen = zwicken_table(seed)
    away = position.hand[0]
    drawn = 0
    for card in unseen:
        after = zwicken.act(position._replace(stock=(card, *position.stock[1:])), zwicken.Exchange(frozenset({away})))
        hand = after.hands[position.turn or 0]
        assert hand is not None
        assert card in hand
        drawn += suit_followed(position.rules.tricks, position.trumps, card) is position.trumps
    assert chance(asked(position, "drawn")) == Fraction(drawn, len(unseen))


@pytest.mark.parametrize("seed", SEEDS)
def test_each_unseen_card_is_turned_up_once(seed: int) -> None:
    position, unseen = zwikken_table(seed, "zwikken-2000", passed=True)
    card = position.hand[seed % 3]
    after = [zwikken.act(position._replace(stock=(one, *position.stock[1:])), zwikken.Saying.TURN) for one in unseen]
    trumps = sum(one.trumps is card.suit for one in after)
    nobody = sum(one.phase is not zwikken.Phase.BID for one in after)
    assert chance(asked(position, "turns", card=card.code)) == Fraction(trumps, len(unseen))
    assert chance(asked(position, "again")) == Fraction(nobody, len(unseen))


@pytest.mark.parametrize("variant", ["zwikken-1900", "zwikken-lubbers"])
@pytest.mark.parametrize("seed", SEEDS)
def test_all_hands_of_the_others_are_dealt(variant: str, seed: int) -> None:
    position, unseen = zwikken_table(seed, variant)
    card = unseen[seed]
    both = list(combinations(unseen, 6))
    assert chance(asked(position, "held", card=card.code)) == Fraction(sum(card in one for one in both), len(both))
    hands = list(combinations(unseen, 3))
    seat = position.seats[(position.turn or 0) - 1]
    assert chance(asked(position, "held", card=card.code, seat=seat)) == Fraction(
        sum(card in one for one in hands), len(hands)
    )
    alike = sum(len({one.rank for one in hand}) == 1 for hand in hands)
    assert asked(position, "alike", seat=seat).right == (f"{alike}/{len(hands)}",)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_player_who_has_passed_holds_nothing_and_the_bottom_card_is_known(seed: int) -> None:
    position, unseen = zwicken_table(seed)
    others = sum(stays is not False for stays in position.stays) - 1
    card = unseen[seed]
    assert chance(asked(position, "held", card=card.code)) == Fraction(3 * others, len(unseen))
    with pytest.raises(QuestionError, match="check-chance-seen"):
        asked(position, "held", card="9C")


def test_before_anyone_looks_a_zwik_is_one_of_fifty_seven() -> None:
    pack = zwikken.VARIANTS["zwikken-2000"].pack
    hands = list(combinations(pack, 3))
    assert Fraction(sum(len({card.rank for card in hand}) == 1 for hand in hands), len(hands)) == Fraction(1, 57)
    position, _ = zwikken_table(0, "zwikken-2000")
    why = {option.id: option.why for option in asked(position, "alike", seat="Ben").options}["20/1140"]
    assert why is not None
    assert render(language("en"), why) == "This counts hands from all 20 cards, but you’ve seen 4 of them."


def all_questions() -> Iterator[tuple[Any, Question]]:
    """Yield questions of every kind, each with its position."""
    for seed in SEEDS:
        at_cut = zwicken.cut(zwicken.opening(zwicken.VARIANTS["zwicken-alvensleben"], SEATS[:4], 1), [None] * 32)
        yield at_cut, asked(at_cut, "deal", seat=SEATS[seed % 4])
        position, unseen = zwicken_table(seed)
        yield position, asked(position, "drawn")
        yield position, asked(position, "held", card=unseen[0].code)
        for variant in ("zwikken-1900", "zwikken-2000"):
            there, out = zwikken_table(seed, variant, passed=True)
            yield there, asked(there, "turns", card=there.hand[0].code)
            yield there, asked(there, "held", card=out[0].code, seat="Anna")
            yield there, asked(there, "alike", seat="Ben")
        yield there, asked(there, "again")


def test_wrong_answers_are_other_numbers_and_each_gets_a_reason() -> None:
    for _, question in all_questions():
        values = [Fraction(option.id) for option in question.options]
        assert values == sorted(set(values))
        assert 3 <= len(values) <= 4
        assert all(0 <= value <= 1 for value in values)
        assert all((option.why is None) == (option.id in question.right) for option in question.options)


def test_what_is_said_to_be_counted_makes_the_difference() -> None:
    """A slip that counts cards which were seen gives as many cases more, or as many more cards."""
    met = set()
    for _, question in all_questions():
        cases, whole = map(int, question.right[0].split("/"))
        for option in question.options:
            if option.why is None or option.why.message not in ("chance-why-hold", "chance-why-turned"):
                continue
            met.add(option.why.message)
            number = len(option.why.values["cards"].values)
            assert option.id in (f"{cases + number}/{whole}", f"{cases}/{whole + number}")
    assert met == {"chance-why-hold", "chance-why-turned"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_is_said_in_each_language(code: str) -> None:
    met = set()
    for _, question in all_questions():
        for line in (question.ask, *question.proof, *(option.why for option in question.options if option.why)):
            said = render(language(code), line)
            assert "{" not in said
            assert said[-1] in ".?"
            met.add(line.message)
    assert len([name for name in met if name.startswith("chance-why")]) >= 10


@pytest.mark.parametrize("seed", SEEDS)
def test_what_others_hold_changes_nothing(seed: int) -> None:
    rules = zwikken.VARIANTS["zwikken-2000"]
    pack = shuffled(rules.pack, dice_of(f"chances/open/{seed}"))
    open_hands = zwikken.opening(rules, SEATS[:3], 2, pack)
    hidden = zwikken.seen_by(open_hands, open_hands.turn or 0)
    assert asked(open_hands, "alike", seat="Cilli") == asked(hidden, "alike", seat="Cilli")


TOLD = [
    # Source: 003, "I know him" tells who has the 10.
    ("zwikken-2000", ["pass know"], "held"),
    ("zwikken-2000", ["ask 1", "pass", "pass", "pass", "pass"], "held"),
    ("zwicken", ["exchange {}"], "held"),
    ("zwicken", ["stay", "stay", "stay", "stay"], "drawn"),
]


@pytest.mark.parametrize(("variant", "actions", "of"), TOLD, ids=[actions[0] for _, actions, _ in TOLD])
def test_once_actions_say_something_about_cards_nothing_is_counted(variant: str, actions: list[str], of: str) -> None:
    if variant == "zwicken":
        pack = sorted(zwicken.VARIANTS[variant].pack, key=lambda card: card.code == "9C")
        position: Any = zwicken.act(
            zwicken.cut(zwicken.opening(zwicken.VARIANTS[variant], SEATS[:4], 0), pack), zwicken.Saying.CHECK
        )
    else:
        codes = ["AS", "10H", "KD", "QS", "JH", "QC", "JS", "QD", "KS", "KH"]
        position = zwikken.opening(zwikken.VARIANTS[variant], SEATS[:3], 2, [CARDS[code] for code in codes])
    game = TRICK_KITS[position.rules.game].game
    for text in actions:
        held = position.hand[0]
        position = game.play(position, game.read_action(position, text.format(held)))
    with pytest.raises(QuestionError, match="check-chance-not-asked"):
        asked(position, of, card="10C")
