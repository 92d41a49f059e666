"""The rules by which a world is played on: what each prefers, that it keeps promises, and what it does not look at."""

import pytest

from tests.bots.tables import SEATINGS, met, seen, truth
from tests.engine.setups import at
from tutor.bots.deals import dice_of
from tutor.bots.decision import Decision
from tutor.bots.policies import Building, BuildingOnce, Policy, TakingMost
from tutor.bots.worlds import World, world
from tutor.engine.zwickern import Play, Position, legal_plays, write_play

Rule = type[Building] | type[BuildingOnce] | type[TakingMost]


def in_hands(decision: Decision, others: World) -> list[tuple[int, ...]]:
    """Return all hands of a world, that of the seat to play as well."""
    own = tuple(decision.hand_after((0, 0, 0, 0, 0, 0)))
    return [own if seat == decision.seat else hand for seat, hand in enumerate(others.hands)]


def played(position: Position, rule: Rule) -> Play | None:
    """Return the first legal play that does what a rule says, None if no legal one does."""
    decision = Decision(seen(position))
    kind, _, after = rule(decision)(decision.table, in_hands(decision, truth(decision, position)), 0)
    legal = ((play, decision.small(play)) for play in legal_plays(position))
    return next((play for play, small in legal if small[3] == after and decision.kind_held(small) == kind), None)


def text(position: Position, rule: Rule) -> str:
    """Return the play of a rule in notation."""
    play = played(position, rule)
    assert play is not None
    return write_play(position, play)


@pytest.mark.parametrize(("variant", "seats"), SEATINGS)
def test_the_building_rule_makes_legal_plays(variant: str, seats: int) -> None:
    assert all(played(position, Building) is not None for position in met(variant, seats, every=2))


def test_the_taking_rule_takes_most_points_and_else_lays_what_is_worth_least() -> None:
    assert text(at("10S 3C 6H", "10D 3H KD"), TakingMost) == "10S x 10D"
    assert text(at("10D AS 6H", "QC"), TakingMost) == "6H"


def test_the_building_rule_builds_for_a_card_in_the_hand_and_then_takes_the_build() -> None:
    """The ten of diamonds takes ten, which the king less the five, or the eight and the two, come to."""
    assert text(at("X25 10D 2H", "QC 8D", seats="N S", hands={"N": "2C 3C 3D"}), Building) == "2H on 8D = 10"
    taken = text(at("10D 4H", "8D+2H=10@S QC", seats="N S", hands={"N": "2C 3C"}), Building)
    assert taken.startswith("10D x ")


def test_the_building_rule_builds_for_the_partner() -> None:
    """North owns a build of nine, so that what is built up to nine is North's, too (reading 14)."""
    hands = {"N": "9C 2D 2S", "E": "2C 3S 4S", "W": "3D 4H KS"}
    position = at("3C KD", "5D+4C=9@N 6H", seats="N E S W", variant="jensen", announced={"N": [9]}, hands=hands)
    assert text(position, Building) == "3C on 6H = 9 for N"


def test_the_building_rule_keeps_the_card_that_is_owed() -> None:
    """The nine is owed (reading 12): played by itself it would win the three of clubs."""
    owing = at("9H 4H", "6C+4D=10@S 5C+4C=9@S", seats="N S", hands={"N": "2C 3C"})
    assert text(owing, Building).startswith("9H x ")


def test_the_building_rule_takes_its_own_build_with_the_last_card() -> None:
    """The ten and the jack without it would bring more, but the four and the nine are owed the joker."""
    position = at("X3", "4D+9D=13@N KH 10C", turn="N", seats="N E S", variant="grupp", hands={"E": "2C", "S": "3C"})
    assert "4D" in text(position, Building)


@pytest.mark.parametrize("rule", [Building, TakingMost])
@pytest.mark.parametrize(("variant", "seats"), SEATINGS[::3])
def test_no_other_hand_is_looked_at(variant: str, seats: int, rule: Rule) -> None:
    """The same cards of one's own, and others elsewhere: the same play."""
    for position in met(variant, seats)[:8]:
        decision, dice = Decision(seen(position)), dice_of("policies")
        policy: Policy = rule(decision)
        assert len({policy(decision.table, in_hands(decision, world(decision, dice)), 0) for _ in range(5)}) == 1


def test_one_builds_and_those_after_it_take_what_wins_most() -> None:
    """Place 1 is the seat after the one that decides."""
    position = at("9C 2H", "8C", seats="N E S W", hands={"N": "3C 4C", "E": "4D 5D", "W": "AD 9D"})
    decision = Decision(seen(position))
    hands = in_hands(decision, truth(decision, position))
    once = BuildingOnce(decision)

    def of(rule: Policy, place: int) -> tuple[int, int]:
        kind, _, after = rule(decision.table, hands, place)
        return kind, after

    assert of(once, 1) == of(Building(decision), 1) != of(TakingMost(decision), 1)
    assert of(once, 2) == of(TakingMost(decision), 2) != of(Building(decision), 2)
