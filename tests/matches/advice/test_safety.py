"""What is safe to lay: counted hands, and the cards that take what is laid."""

from itertools import combinations

import pytest

from tests.bots.tables import another_truth, met, seen
from tests.engine.setups import at, rest_won
from tutor.engine.cards import read_card
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, legal_plays, make_play, read_play, seen_by
from tutor.engine.zwickern.open_hands.endgame import can_zwick
from tutor.engine.zwickern.safety import ZwickOdds, zwick_hands, zwick_odds
from tutor.matches.advice.safety import LayRisk, lay_risks, risk_line, what_is_safe
from tutor.matches.proof import Proof
from tutor.text import LANGUAGES, language, render

POSITIONS = [*met("jensen", 4, every=7), *met("grupp", 4, every=9), *met("christiansen", 2, every=9)]


def by_trying(position: Position, play: Play) -> tuple[int, int]:
    """Count hands of the next player one by one, without any promises."""
    after = make_play(position, play)
    size = len(after.hands[after.turn] or ())
    found = every = 0
    for hand in combinations(seen_by(position, position.turn).unseen, size):
        hands = [hand if seat == after.turn else one for seat, one in enumerate(after.hands)]
        every += 1
        found += can_zwick(Position(*(hands if name == "hands" else getattr(after, name) for name in FIELDS)))
    return found, every


FIELDS = Position.__dataclass_fields__


@pytest.mark.parametrize(
    ("hands", "said"),
    [(6, "in 1 out of 100 cases"), (996, "in 99 out of 100 cases"), (1000, "in every case")],
)
def test_only_what_is_certain_is_called_certain(hands: int, said: str) -> None:
    where = at("9H", "5D 4C", variant="french")
    line = risk_line(where, LayRisk(read_card("9H"), ZwickOdds(hands, 1000), ()))
    assert render(language("en"), line).endswith(f" could make a Zwick {said}.")


@pytest.mark.parametrize("text", ["9H", "4S", "9H x 5D+4C", "4S on 5D = 9", "9H = 9"])
def test_hands_are_counted_after_any_play(text: str) -> None:
    """Eight cards are unseen, two of which West holds."""
    cards = "9S 9D 9C KH 4D 5S 10C 3C"
    where = at("9H 4S 9C", "5D 4C", hands={"W": "9S 9D", "N": "KH 4D", "E": "5S 10C"}, variant="french")
    where = rest_won(where)
    assert len(cards.split()) == 8
    play = read_play(where, text).play
    assert play in set(legal_plays(where))
    odds = zwick_odds(where, play)
    assert (odds.hands, odds.every) == by_trying(where, play)


def test_an_empty_table_gives_no_zwick() -> None:
    where = at("9H 4S", "5D 4C")
    odds = zwick_odds(where, read_play(where, "9H x 5D+4C").play)
    assert odds.hands == odds.share == 0
    assert odds.every > 0


@pytest.mark.parametrize("position", POSITIONS)
def test_the_chance_after_a_lay_is_that_of_the_hands_counted(position: Position) -> None:
    for risk in lay_risks(seen(position)):
        assert risk.odds.hands == zwick_hands(position, risk.card)


@pytest.mark.parametrize("position", POSITIONS)
def test_every_legal_lay_is_listed_the_safest_first(position: Position) -> None:
    found = lay_risks(seen(position))
    assert {risk.card for risk in found} == {play.card for play in legal_plays(position) if isinstance(play, Lay)}
    order = [(risk.built_on, risk.odds.share) for risk in found]
    assert order == sorted(order)


@pytest.mark.parametrize("position", POSITIONS[::2])
def test_the_cards_that_take_what_is_laid_are_those_that_can(position: Position) -> None:
    """Each unseen card is put into the next hand by itself, without promises."""
    for risk in lay_risks(seen(position)):
        after = make_play(position, Lay(risk.card))
        bare = [item._replace(owner=None if item.owner == after.turn else item.owner) for item in after.table]
        for card in dict.fromkeys(seen(position).unseen):
            hands = [(card,) if seat == after.turn else hand for seat, hand in enumerate(after.hands)]
            values = {"hands": tuple(hands), "table": tuple(bare)}
            there = Position(*(values.get(name, getattr(after, name)) for name in FIELDS))
            takes = any(
                isinstance(play, Capture) and any(item.cards == (risk.card,) for item in play.takes)
                for play in legal_plays(there)
            )
            assert (card in risk.takers) == takes, (risk.card, card)


@pytest.mark.parametrize("position", POSITIONS)
def test_it_knows_only_what_the_seat_has_seen(position: Position) -> None:
    assert what_is_safe(seen(position)) == what_is_safe(seen(another_truth(position)))


def said(position: Position, code: str = "en") -> list[str]:
    """Return what is said of all lays."""
    return [render(language(code), one.line) for one in what_is_safe(seen(position))]


def test_it_is_said_card_by_card() -> None:
    """Only nines take the nine that is loose: three of 53 cards are, and West holds two."""
    assert said(at("9H 4S", "")) == [
        "After the 9♥, W could make a Zwick in 11 out of 100 cases.",
        "The 9♥ can be taken by 9♠, 9♦ or 9♣.",
        "After the 4♠, W could make a Zwick in 25 out of 100 cases.",
        "The 4♠ can be taken by a card like K♠ or 4♥.",
    ]


def test_a_card_that_no_one_takes_is_named() -> None:
    where = rest_won(at("9H 4S", "", hands={"W": "9C 2D", "N": "3D 5D", "E": "6D 7D"}))
    assert said(where)[:2] == [
        "The 4♠ is safe: W can’t make a Zwick after it.",
        "No card that’s still out can take the 4♠.",
    ]


def test_a_joker_that_others_can_build_on_is_not_the_safest() -> None:
    assert said(at("X20 QS 5D", ""))[-2:] == [
        "The 20 joker is safe: W can’t make a Zwick after it.",
        "No card that’s still out can take the 20 joker, but others can build on it.",
    ]


def test_all_of_it_is_counted() -> None:
    assert {one.proof for one in what_is_safe(seen(at("9H 4S", "")))} == {Proof.COUNTED}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("position", POSITIONS[::4])
def test_it_is_said_in_every_language(position: Position, code: str) -> None:
    assert all(said(position, code))


def test_a_card_played_last_of_all_risks_nothing() -> None:
    last = at("9H", "", seats="N S", dealer="S")
    (risk,) = lay_risks(seen(last))
    assert (risk.card, risk.odds.every, risk.odds.share) == (read_card("9H"), 0, 0)
    assert said(last)[0] == "After the 9♥, no one else plays."


def test_a_build_is_not_a_lay() -> None:
    where = at("9H 4S 5C", "5D")
    assert any(isinstance(play, Build) for play in legal_plays(where))
    assert len(lay_risks(seen(where))) == 3
