"""The usual mistakes in answers on trick-taking games: each is what comes of playing the hand with the mistake."""

from itertools import pairwise
from math import comb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.coach.tricks.questions import WORDS, game_of, goal_of, of_zwicken, of_zwikken, told
from tests.examples import examples
from tests.text.sentences import asked_on_tricks
from tutor.coach.tricks.actions import positions_after
from tutor.coach.tricks.asking import trick_question
from tutor.coach.tricks.certainty import certain_chips
from tutor.coach.tricks.slips import (
    account_slips,
    certain_line,
    moved_slips,
    point_slips,
    pot_slips,
    stock_slips,
    sure_slips,
    way_slips,
    ways_slips,
    winner_slips,
)
from tutor.content.tricks.goals import (
    AccountGoal,
    MovesGoal,
    PotGoal,
    StockGoal,
    SureGoal,
    TrickPointsGoal,
    WaysGoal,
    WaysToPlayGoal,
    WhichWinsGoal,
)
from tutor.engine import zwicken, zwikken
from tutor.engine.cards import CARDS, Card
from tutor.engine.tricks import winners
from tutor.engine.tricks.rules import strength, suit_followed
from tutor.engine.zwicken import VARIANTS
from tutor.text import Line, render


def winner(turnup: str, cards: str, answer: str, wrong: str, variant: str = "zwicken") -> str:
    goal = {"kind": "trick-winner", "variant": variant, "turnup": turnup, "cards": cards.split(), "answer": answer}
    return told(None, wrong, **goal)


@pytest.mark.parametrize(
    ("turnup", "cards", "answer", "wrong", "said"),
    [
        ("10S", "JH AC KH 9H", "KH", "AC", "The A♣ isn’t in hearts and isn’t a trump, so it can’t win."),
        ("10S", "JS AC KS 9H", "KS", "AC", "Trumps were led, and the A♣ isn’t one."),
        ("9S", "AH KH 8S QH", "8S", "AH", "There’s a trump in the trick, and it beats hearts."),
        ("9S", "AH KH 7D QH", "7D", "AH", "There’s a trump in the trick, and it beats hearts."),
        ("9S", "AH 8S KH JS", "JS", "8S", "There’s a higher trump than the 8♠."),
        ("9S", "KS 7D QS 8S", "7D", "KS", "There’s a higher trump than the K♠."),
        ("9S", "QH KH 8H JH", "KH", "QH", "In hearts there’s a higher card than the Q♥."),
    ],
)
def test_why_a_card_does_not_win(turnup: str, cards: str, answer: str, wrong: str, said: str) -> None:
    assert winner(turnup, cards, answer, wrong) == said


def test_for_a_card_that_would_win_in_another_order_the_order_is_named() -> None:
    """In Zwikken of the 20th century the ten is the lowest card, below the jack."""
    order = "From high to low it’s A K Q J 10 here."
    assert (
        winner("AC", "JH 10H QC", "QC", "10H", "zwikken-1900") == "There’s a trump in the trick, and it beats hearts."
    )
    assert winner("AC", "JH 10H KD", "JH", "10H", "zwikken-1900") == order


RULES = [*zwicken.VARIANTS.values(), *zwikken.VARIANTS.values()]


@examples(150)
@given(st.data())
def test_what_is_said_of_a_card_is_true(data: st.DataObject) -> None:
    rules = data.draw(st.sampled_from(RULES))
    some = st.sampled_from(rules.pack)
    turnup, *cards = data.draw(st.lists(some, min_size=3, max_size=6, unique=True))
    goal = WhichWinsGoal(
        kind="trick-winner", variant=rules.name, turnup=turnup.code, cards=tuple(one.code for one in cards), answer=""
    )
    question = trick_question(game_of(None, rules.name), goal, None)
    trumps, led = turnup.suit, suit_followed(rules.tricks, turnup.suit, cards[0])

    def height(card: Card) -> int:
        return strength(rules.tricks, trumps, led, card)

    for slip in winner_slips(rules.tricks, goal, question):
        card = CARDS[slip.about[0]]
        suit = suit_followed(rules.tricks, trumps, card)
        higher = [one for one in cards if height(one) > height(card)]
        assert higher
        match slip.why.message.removeprefix("slip-trick-"):
            case "neither" | "no-trump":
                assert suit not in (led, trumps)
                assert height(card) == 0
            case "trumped":
                assert suit is led
                assert any(suit_followed(rules.tricks, trumps, one) is trumps for one in higher)
            case "lower" | "order":
                assert any(suit_followed(rules.tricks, trumps, one) is suit for one in higher)
            case "lower-trump":
                assert suit is trumps
                assert all(suit_followed(rules.tricks, trumps, one) is trumps for one in higher)


A_TRUMP = "One of the cards left out is a trump, whatever its suit."
BEATING = "Any card that beats the cards so far will do."
SUIT = "You can’t beat the cards so far, so any card of the suit will do."
TRUMP = "You can’t beat the cards so far, so any trump will do."
FREE = "You can’t follow suit and don’t have to trump, so any card will do."
NEED_NOT = "You don’t have to beat the cards so far."
ASKED = "You have to play a trump, and any trump will do."


@pytest.mark.parametrize(
    ("position", "left_out", "said"),
    [
        (of_zwicken(phase="play", turnup="9S", trick=["QH"], hand=["7D", "8S", "AC"]), "7D", A_TRUMP),
        (of_zwicken(phase="play", turnup="9S", trick=["QH"], hand=["7S", "8S", "AC"]), "8S", BEATING),
        (of_zwicken(phase="play", turnup="9S", trick=["AH"], hand=["QH", "8H", "AC"]), "8H", SUIT),
        (of_zwicken(phase="play", turnup="9S", trick=["AH", "AS"], hand=["QS", "8S", "AC"]), "8S", TRUMP),
        (of_zwicken(phase="play", turnup="9S", trick=["QH"], hand=["AC", "9D", "8C"]), "9D", FREE),
        (of_zwicken(phase="play", turnup="9S", hand=["AC", "9D", "8C"]), "9D", "You lead, so any card will do."),
        (of_zwikken("zwikken-1850", phase="play", turnup="9S", hand=["2S", "9D", "AS"]), "2S", ASKED),
        (
            of_zwikken("zwikken-1900", phase="play", turnup="AC", trick=["JC"], hand=["10C", "QC", "AH"], level=1),
            "10C",
            "You don’t have to beat the cards so far.",
        ),
    ],
)
def test_a_card_that_may_be_played_is_left_out(position: Any, left_out: str, said: str) -> None:
    goal: dict[str, Any] = {"kind": "may-play", "answer": ["AS"]}
    right = trick_question(game_of(position), goal_of(**goal), position).right
    assert left_out in right
    assert told(position, *[one for one in right if one != left_out], **goal) == said


def points(wrong: int, cards: str, answer: int, turnup: str = "AH") -> str:
    goal = {"kind": "trick-points", "variant": "zwikken-1900", "turnup": turnup, "cards": cards.split()}
    return told(None, str(wrong), answer=answer, **goal)


@pytest.mark.parametrize(
    ("wrong", "cards", "answer", "said"),
    [
        (16, "AS QS 10S", 6, "A 10 doesn’t score ten points."),
        (22, "QS 10S 10H", 2, "A 10 doesn’t score ten points."),
        (2, "AS QS 10S", 6, "Without the A♠ you get 2."),
        (4, "QS QH 10S JS", 5, "Without the J♠ you get 4."),
        (3, "QS QH 10S JS", 5, "Without a card that scores 2 you get 3."),
        (10, "AS QS 10S", 6, "With the A♥ you get 10, but the upcard isn’t in the trick."),
        (3, "AS QS 10S", 6, "Not every card scores one point."),
        (5, "AS QS 10S", 6, ""),
    ],
)
def test_each_usual_mistake_in_points_is_named(wrong: int, cards: str, answer: int, said: str) -> None:
    assert points(wrong, cards, answer) == said


# Of 20 cards three players hold nine, and one is turned up.
STOCK = of_zwikken("zwikken-1900", phase="bid", turnup="AS", hand=["KH", "QC", "10D"], pot=3)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (11, "The upcard is no longer in the stock."),
        (13, "Without the cards of one player you get 13."),
        (14, "Without the cards of one player and the upcard you get 14."),
        (7, "With one more player you get 7."),
        (19, "If the players’ cards are still in the stock, you get 19."),
        (17, "If only your own cards are gone, you get 17."),
        (20, "That’s the whole pack."),
        (42, "With a pack of 52 cards you get 42."),
        (12, ""),
    ],
)
def test_each_usual_mistake_in_the_stock_is_named(wrong: int, said: str) -> None:
    assert told(STOCK, str(wrong), kind="stock", answer=10) == said


DECLARE = of_zwicken(phase="declare", turnup="9S", hand=["KH", "8H", "9C"])
SWAP = of_zwikken("zwikken-1900", phase="swap", turnup="KS", hand=["10S", "QC", "10D"], level=1, pot=3)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (8, "Without passing you get 8."),
        (2, "Without the swaps you get 2."),
        (5, "If it doesn’t matter which cards you swap, you get 5."),
        (3, "If each kind of move counts once, you get 3."),
        (7, ""),
    ],
)
def test_each_usual_mistake_in_ways_is_named(wrong: int, said: str) -> None:
    """Pass, stay, or exchange one, two or three of three cards: 1 + 1 + 3 + 3 + 1 (Z11)."""
    assert 2 + sum(comb(3, number) for number in (1, 2, 3)) == 9
    assert told(DECLARE, str(wrong), kind="ways", answer=9) == said


def test_not_every_card_of_a_hand_may_be_played() -> None:
    follows = of_zwicken(phase="play", turnup="9S", trick=["QH"], hand=["7H", "8H", "AC"])
    assert told(follows, "3", kind="ways", answer=2) == "You’re not allowed to play every card in your hand."


def test_what_is_said_is_so_of_all_our_own_questions() -> None:
    seen = 0
    for game, goal, position, question in asked_on_tricks():
        right = int(question.right[0]) if question.way.value == "number" else 0
        if isinstance(goal, TrickPointsGoal):
            rules = game.game.variants[goal.variant]
            for slip in point_slips(game, goal):
                values, seen = slip.why.values, seen + 1
                card, number = values.get("card"), int(slip.about[0])
                if slip.why.message == "slip-points-without":
                    assert isinstance(card, Card)
                    assert number == right - game.card_points(rules, card)
                elif slip.why.message == "slip-points-without-one":
                    scored = [game.card_points(rules, CARDS[code]) for code in goal.cards]
                    assert scored.count(right - number) > 1
        elif isinstance(goal, StockGoal) and position is not None:
            numbers = {slip.why.message: int(slip.about[0]) for slip in stock_slips(game, position)}
            assert numbers["slip-stock-pack"] == len(position.rules.pack)
            assert numbers["slip-stock-upcard"] == right + len(game.turned(position))
            seen += len(numbers)
        elif isinstance(goal, WaysGoal) and position is not None:
            texts = [game.game.write_action(position, one) for one in game.game.legal_actions(position)]
            for slip in ways_slips(game, position):
                kind, seen = slip.why.message.removeprefix("slip-ways-"), seen + 1
                some = [text for text in texts if not text.startswith(kind)]
                assert len(some) == len(texts) or int(slip.about[0]) == len(some)
    assert seen > 60


PLAYED: dict[str, Any] = {
    "phase": "play",
    "turnup": "9S",
    "dealer": "Dora",
    "passed": ["Dora"],
    "turn": "Ben",
    "tricks": [["KH", "8H", "9H"], ["QC", "AC", "8C"]],
}
# Ben wins the last trick, Anna and Ben have one each; Cilli has none and is gezwickt (Z22).
THIRDS = of_zwicken(**PLAYED, pot=21, hands={"Ben": ["AD"], "Cilli": ["KD"], "Anna": ["8D"]})
LAST = ["play AD", "play KD", "play 8D"]


def account(seat: str, wrong: int, answer: int) -> str:
    return told(THIRDS, str(wrong), kind="account", then=LAST, seat=seat, answer=answer)


def test_each_usual_mistake_in_an_account_is_named() -> None:
    end = positions_after(game_of(THIRDS), THIRDS, LAST)[-1]
    won = winners(end.rules.tricks, end.trumps, end.tricks)
    assert dict(zip(end.seats, end.accounts, strict=True)) == {"Anna": 7, "Ben": 14, "Cilli": -3, "Dora": 0}, won
    assert account("Cilli", 0, -3) == "Cilli has to pay something at the end, too."
    assert account("Cilli", 3, -3) == "Cilli ends up with fewer chips than before."
    assert account("Cilli", -6, -3) == "That would be right with another number of fines for Cilli."
    assert account("Anna", 4, 7) == "That would be right with another number of fines for Anna."
    assert account("Anna", -7, 7) == "Anna ends up with more chips than before."
    assert account("Anna", 0, 7) == "This leaves out what Anna takes."
    assert account("Anna", 10, 7) == ""
    assert account("Anna", 14, 7) == "That would be right with another number of tricks for Anna."
    assert account("Cilli", 4, -3) == "", "with a trick she would not be fined, and would have 7"


def test_a_stake_that_was_paid_before_is_named() -> None:
    """The dealer has paid a stake, which is no part of what is won from here on (Z3)."""
    hand = {"phase": "declare", "turnup": "9S", "dealer": "Dora", "turn": "Cilli", "hand": ["KH", "8H", "9H"]}
    alone = of_zwicken(**hand, passed=["Anna", "Ben"], pot=6)
    assert told(alone, "3", kind="account", then=["pass"], seat="Dora", answer=6) == (
        "That would be right if what Dora paid before the deal counted, too."
    )


QUESTIONS = [one for one in asked_on_tricks() if isinstance(one[1], AccountGoal | PotGoal)]


def test_what_an_account_comes_to_with_a_mistake_is_what_is_said() -> None:
    """Reckoned again from the positions, not from the seats' changes of one step."""
    seen = set()
    for game, goal, position, _ in QUESTIONS:
        if not isinstance(goal, AccountGoal) or position is None:
            continue
        after, seat = positions_after(game, position, goal.then), position.seats.index(goal.seat)
        changes = [then.accounts[seat] - before.accounts[seat] for before, then in pairwise(after)]
        right = after[-1].accounts[seat]
        for slip in account_slips(game, goal, position):
            number, message = int(slip.about[0]), slip.why.message.removeprefix("slip-account-")
            seen.add(message)
            assert number != right
            match message:
                case "fine" | "fines":
                    assert (number - right) % game.fine(position.rules) == 0
                    assert message == "fines" or number > right
                case "paid":
                    assert number == sum(one for one in changes if one > 0)
                case "taken":
                    assert number == sum(one for one in changes if one < 0)
                case "stake":
                    assert number == right - game.staked(position, seat)
                case "trick":
                    assert 3 * abs(number - right) == after[-2].pot - after[-2].pot % 3
                    end = after[-1]
                    assert seat in winners(end.rules.tricks, end.trumps, end.tricks)
                case "wins":
                    assert right > 0 >= number
                case "loses":
                    assert right < 0 <= number
    assert seen == {"fine", "fines", "paid", "taken", "stake", "trick", "wins", "loses"}


def test_the_last_payments_into_a_pot() -> None:
    """21 in the pot, of which all is taken; Cilli pays 3 into the next one."""
    end = positions_after(game_of(THIRDS), THIRDS, LAST)[-1]
    assert end.pot == 3
    assert pot(24, 3) == "If no one takes anything, you get 24."
    assert pot(0, 3) == "If no one pays anything, you get 0."
    assert pot(21, 3) == "That was in the pot before the last payments."
    assert pot(3, 6, next=True) == "Without the stakes for the next game you get 3."
    assert pot(9, 3) == ""


def test_no_third_of_the_pot_is_spoken_of_where_tricks_are_not_paid_by_thirds() -> None:
    checked = 0
    for game, goal, position, _ in QUESTIONS:
        if isinstance(goal, AccountGoal) and position is not None and not game.thirds(position.rules):
            checked += 1
            assert "slip-account-trick" not in {slip.why.message for slip in account_slips(game, goal, position)}
    assert checked


def pot(wrong: int, answer: int, **keys: bool) -> str:
    return told(THIRDS, str(wrong), kind="pot", then=LAST, answer=answer, **keys)


def test_only_one_of_several_payers_is_counted() -> None:
    """When the dealer turns another card all pay one chip (K19)."""
    passed = of_zwikken("zwikken-1900", phase="dealer", turnup="KS", pot=3, undealt=["QH"])
    assert told(passed, "4", kind="pot", then=["turn"], answer=6) == "If only one player pays, you get 4."


def test_what_a_pot_holds_with_a_mistake_is_what_is_said() -> None:
    seen = set()
    for game, goal, position, question in QUESTIONS:
        if not isinstance(goal, PotGoal) or position is None:
            continue
        after, right = positions_after(game, position, goal.then), int(question.right[0])
        for slip in pot_slips(game, goal, position):
            number, message = int(slip.about[0]), slip.why.message.removeprefix("slip-pot-")
            seen.add(message)
            end, before = after[-1], after[-2] if len(after) > 1 else after[-1]
            paid = [max(0, had - has) for had, has in zip(before.accounts, end.accounts, strict=True)]
            match message:
                case "stakes":
                    assert number == end.pot
                case "left":
                    assert number == right - end.pot
                case "taken":
                    assert number == before.pot + sum(paid)
                case "paid":
                    assert number == end.pot - sum(paid)
                case "before":
                    assert number in [one.pot for one in after[:-1]]
                case "one-pays":
                    assert right - number >= 0
    assert {"stakes", "left", "taken", "paid", "before", "one-pays"} == seen


def test_without_fines_the_same_hand_is_paid_by_rules_without_them() -> None:
    for game, goal, position, _ in QUESTIONS:
        if isinstance(goal, AccountGoal) and position is not None:
            rules = game.unfined(position.rules)
            held: Any = position
            there = positions_after(game, held._replace(rules=rules), goal.then)
            assert min(there[-1].accounts) >= min(positions_after(game, position, goal.then)[-1].accounts)


CHECK = of_zwicken(phase="check", dealer="Dora", pot=3)


def moves(wrong: str, cuts: str, answer: str, position: Any = CHECK) -> str:
    return told(position, wrong, kind="deal-moves", cuts=cuts.split(), asks="dealer", answer=[answer])


@pytest.mark.parametrize(
    ("cuts", "answer", "wrong", "said"),
    [
        # The deal hops to the left, and jumps to the dealer's right (Z5).
        ("KC", "Dora", "Anna", "The K♣ doesn’t move the deal."),
        ("AC", "Anna", "Cilli", "The A♣ moves the deal, but not like that."),
        ("7D", "Cilli", "Anna", "The 7♦ moves the deal, but not like that."),
        ("AC", "Anna", "Dora", "Dora would deal, but the A♣ moves the deal on."),
        ("AC AS", "Ben", "Anna", "Anna would deal, but the A♠ moves the deal on."),
        ("AC", "Anna", "Ben", "Ben would deal in this version: Alvensleben’s rules, 1853."),
        ("KC", "Dora", "Ben", ""),
    ],
)
def test_where_the_deal_does_not_go(cuts: str, answer: str, wrong: str, said: str) -> None:
    assert moves(wrong, cuts, answer) == said


def test_in_the_other_variant_it_hops_over_one() -> None:
    there = of_zwicken(variant="zwicken-alvensleben", phase="check", dealer="Dora", pot=3)
    assert moves("Anna", "AC", "Ben", there) == "Anna would deal in this version: Katira’s rules."


def payers(cuts: str, *answer: str) -> str:
    right = [name for name in ("Anna", "Ben", "Cilli", "Dora") if name in answer]
    return told(CHECK, *right, kind="deal-moves", cuts=cuts.split(), asks="payers", answer=["Anna"])


def test_the_payers_for_a_deal_that_moves() -> None:
    """A jump to the dealer's right passes over Anna and Ben, who pay as Cilli does (Z5)."""
    assert payers("7D", "Anna", "Ben") == "A player who gets the deal pays, too."
    assert payers("7D", "Ben", "Cilli") == "A player the deal skips pays, too."
    assert payers("7D", "Anna", "Ben", "Cilli", "Dora") == "Dora only loses the deal, and pays nothing for that."
    assert payers("AC", "Anna", "Ben") == "The deal doesn’t get as far as Ben."


def test_a_seat_that_is_named_by_mistake_is_where_the_mistake_leads() -> None:
    seen = 0
    for game, goal, position, question in asked_on_tricks():
        if not isinstance(goal, MovesGoal) or goal.asks != "dealer" or position is None:
            continue
        cards = [CARDS[code] for code in goal.cuts]
        for slip in moved_slips(game, goal, position):
            if slip.about == question.right:
                continue
            seen += 1
            seat, values = position.seats.index(slip.about[0]), slip.why.values
            assert game.moved is not None
            match slip.why.message:
                case "slip-moves-not":
                    assert not game.moved(position, [CARDS[str(values["card"])]])
                case "slip-moves-other":
                    assert game.moved(position, [CARDS[str(values["card"])]])
                case "slip-moves-on":
                    at = cards.index(CARDS[str(values["card"])])
                    dealers = [position.dealer, *(one.dealer for one in game.moved(position, cards))]
                    assert dealers[at] == seat
                case "slip-moves-elsewhere":
                    held: Any = position
                    others = [held._replace(rules=rules) for rules in VARIANTS.values()]
                    assert seat in [after[-1].dealer for one in others if (after := game.moved(one, cards))]
    assert seen > 20


def test_a_seat_that_does_not_deal_next_sits_elsewhere() -> None:
    """The deal goes to the left of the one who dealt (Z25)."""
    hand = {"phase": "declare", "turnup": "9S", "dealer": "Dora", "turn": "Cilli", "hand": ["KH", "8H", "9H"]}
    alone = of_zwicken(**hand, passed=["Anna", "Ben"], pot=6)
    said = {name: told(alone, name, kind="dealer", then=["pass"], answer="Anna") for name in ("Ben", "Cilli", "Dora")}
    assert said == {
        "Ben": "Ben sits on neither side of the dealer.",
        "Cilli": "Cilli sits on the dealer’s right.",
        "Dora": "Dora is the dealer.",
    }


def sure(hand: str, wrong: str, turnup: str, unless: dict[str, list[str]] | None = None) -> str:
    keys = {"phase": "declare", "dealer": "Dora", "turn": "Anna", "pot": 3}
    position = of_zwicken(**keys, turnup=turnup, hand=hand.split())
    answer = "no" if wrong == "yes" else "yes"
    return told(position, wrong, kind="sure", of="staying", answer=answer, unless=unless or {})


def test_each_usual_mistake_is_named() -> None:
    assert sure("AS KH 8H", "no", "9S") == "The others can’t beat all your trumps."
    others = {"Ben": ["AS", "7D", "9H"], "Cilli": ["QC", "9C", "8C"], "Dora": ["KH", "8D", "9D"]}
    assert sure("KS QS 8H", "yes", "JS", others) == "You have 2 trumps, and the others may have higher ones: 2."
    others = {"Ben": ["AH", "JH", "KD"], "Cilli": ["AC", "AD", "QH"], "Dora": ["9H", "QC", "AS"]}
    assert sure("8D 8C 7H", "yes", "9S", others) == "Without a trump no trick is certain."


def test_the_trumps_that_are_counted_are_so_many() -> None:
    seen = 0
    for game, goal, position, _ in asked_on_tricks():
        if not isinstance(goal, SureGoal) or position is None:
            continue
        for slip in sure_slips(game, goal, position):
            assert slip.about == ("no" if goal.answer == "yes" else "yes",)
            if slip.why.message != "slip-sure-above":
                continue
            seen += 1
            rules, trumps = position.rules, position.trumps
            pack = [card for card in rules.pack if suit_followed(rules.tricks, trumps, card) is trumps]
            height = {card: strength(rules.tricks, trumps, None, card) for card in pack}
            own = [height[card] for card in position.hand if card in height]
            seen_cards = {*position.hand, *game.turned(position)}
            above = [card for card in pack if card not in seen_cards and height[card] > min(own)]
            assert slip.why.values == {"number": len(own), "above": len(above)}
            assert len(above) >= len(own)
    assert seen > 5


def said_of(chips: int) -> str:
    if chips < 0:
        return "you may lose one chip." if chips == -1 else f"you may lose {-chips} chips."
    return f"the most you can be sure of is +{chips} chips." if chips else "you can’t be sure of winning anything."


@pytest.mark.parametrize("chips", [-6, -1, 0, 3])
def test_what_may_be_lost_is_not_called_certain(chips: int) -> None:
    assert render(WORDS, certain_line(Line("beside-zwicken"), chips)).partition(": ")[2] == said_of(chips)


def test_what_is_certain_in_another_variant_is_less_than_the_pot() -> None:
    seen, told = 0, set[str]()
    for game, goal, position, question in asked_on_tricks():
        if not isinstance(goal, WaysToPlayGoal) or position is None:
            continue
        for slip in way_slips(game, goal, position, question):
            seen += 1
            assert slip.about[0] not in question.right
            held: Any = position
            there = held._replace(rules=game.game.variants[slip.about[0]])
            found = game.sure(there, "pot")
            assert found is not None
            assert position.turn is not None
            most = max(certain_chips(game, one, position.turn) for one in found.tried(there))
            assert most < found.chips(there)
            said = render(WORDS, slip.why).partition(": ")[2]
            assert said == said_of(most)
            told.add(slip.why.message)
    assert seen > 3
    assert "slip-way-loses" in told
