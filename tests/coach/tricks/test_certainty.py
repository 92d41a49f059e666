"""What is called certain is certain, whatever the others do, and what is not can be kept from the player."""

from dataclasses import replace
from itertools import product

import pytest

from tutor.bots.deals import dice_of, shuffled
from tutor.coach.kits import TRICK_KITS
from tutor.coach.tricks.actions import judge_action, kept_line
from tutor.coach.tricks.certainty import (
    certain_by_action,
    certain_chips,
    could_fail,
    ends_alone,
    kept_from,
    played_alone,
)
from tutor.content.tricks.goals import CertainGoal
from tutor.engine import zwicken, zwikken
from tutor.engine.tricks import UnknownCardsError
from tutor.text import language, render


def first_position(variant: str, number: int, seed: int) -> zwicken.Position | zwikken.Position:
    """The first word of a hand that is dealt at random, with all cards known to the test."""
    dice = dice_of(f"certainty/{variant}/{seed}")
    seats = ("Anna", "Ben", "Cilli", "Dora")[:number]
    if variant in zwicken.VARIANTS:
        pack = shuffled(zwicken.VARIANTS[variant].pack, dice)
        # A bottom card that does not move the deal.
        pack.sort(key=lambda card: card.code == "9C")
        at_check = zwicken.cut(zwicken.opening(zwicken.VARIANTS[variant], seats, 3), pack)
        return zwicken.act(at_check, zwicken.Saying.CHECK)
    return zwikken.opening(zwikken.VARIANTS[variant], seats, number - 1, shuffled(zwikken.VARIANTS[variant].pack, dice))


@pytest.mark.parametrize(
    ("variant", "players", "of"),
    [("zwicken", 4, "trick"), ("zwicken", 4, "staying"), ("zwikken-1850-32", 3, "trick"), ("zwikken-1900", 3, "pot")],
)
def test_what_is_counted_as_sure_holds_against_all_hands_that_are_dealt(variant: str, players: int, of: str) -> None:
    """Sources: the counts are ours; the search with all cards open knows nothing of them."""
    seen = 0
    for seed in range(220):
        position = first_position(variant, players, seed)
        game = TRICK_KITS[position.rules.game]
        sure = game.sure(position, of)
        assert sure is not None
        alike = any(len({card.rank for card in hand or ()}) == 1 for hand in position.hands[1:])
        if sure.counted(position) and not alike:
            seen += 1
            bare = position._replace(accounts=(0,) * players, stock=(None,) * len(position.stock))
            assert not could_fail(game, bare, of), seed
    assert seen > 2


def test_a_seven_that_the_ace_may_take_is_not_sure_to_bring_a_third() -> None:
    setup = zwicken.Setup("zwicken", "declare", ["7D", "KS", "9H"], "8S")
    position = zwicken.set_up(setup, zwicken.VARIANTS)
    game = TRICK_KITS["zwicken"]
    trick, staying = game.sure(position, "trick"), game.sure(position, "staying")
    assert trick is not None
    assert staying is not None
    assert trick.counted(position)
    assert not staying.counted(position)


# Anna has bid, and Ben, who has won a trick, leads.
LEADING = zwikken.Setup(
    "zwikken-1900",
    "play",
    "10S",
    said=("bid 1", "pass", "pass"),
    seats=("Anna", "Ben", "Cilli"),
    dealer="Cilli",
    turn="Ben",
    hands={"Anna": ("QS", "KH"), "Ben": ("KS", "QC"), "Cilli": ("QD", "JD")},
    tricks=(("JC", "AC", "10C"),),
    pot=6,
)


def test_how_the_others_keep_the_pot_is_said() -> None:
    position, game = zwikken.set_up(LEADING, zwikken.VARIANTS), TRICK_KITS["zwikken"]
    # She has no trick yet, and can have one at most.
    assert certain_chips(game, position, 0) == -6
    own = position._replace(said=(zwikken.Spoken(1, 1),))
    by_action = certain_by_action(game, own, 1)
    assert set(by_action.values()) == {6}
    goal = CertainGoal(kind="certain", chips=7, answer=())
    verdict = judge_action(game, own, zwikken.read_action("play QC"), goal)
    assert (verdict.right, verdict.certain) == (False, 6)
    line = kept_line(own, verdict)
    assert line is not None
    assert "♠" in render(language("en"), line)


@pytest.mark.parametrize("hand", [("QD", "JD"), ("JD", "QD")])
def test_of_cards_that_keep_as_much_the_first_of_the_hand_is_named(hand: tuple[str, str]) -> None:
    setup = replace(LEADING, hands={**LEADING.hands, "Cilli": hand})
    position, game = zwikken.set_up(setup, zwikken.VARIANTS), TRICK_KITS["zwikken"]
    first = kept_from(game, position, zwikken.read_action("play QC"))[0]
    assert first == (2, zwikken.read_action(f"play {hand[0]}"))


def test_of_equal_results_a_seat_takes_the_one_that_leaves_the_least_to_the_others() -> None:
    ends = [thirds(EVEN, "KC")._replace(turn=None, accounts=accounts) for accounts in ((2, 4, -3), (2, -3, 2))]
    for positions in (ends, ends[::-1]):
        assert played_alone(TRICK_KITS["zwikken"], positions, 0) is ends[1]


def test_nothing_is_certain_where_hands_are_not_known() -> None:
    setup = replace(LEADING, hands={"Ben": ("KS", "QC")})
    with pytest.raises(UnknownCardsError):
        certain_chips(TRICK_KITS["zwikken"], zwikken.set_up(setup, zwikken.VARIANTS), 0)


EVEN = {"Anna": ("QS", "10H", "AS"), "Ben": ("KS", "QH", "JC"), "Cilli": ("AH", "KD", "QD")}
ONE_WAY = {"Anna": ("AD", "10S", "AS"), "Ben": ("AH", "10H", "QH"), "Cilli": ("10C", "QS", "KS")}


def thirds(hands: dict[str, tuple[str, ...]], turned: str) -> zwikken.Position:
    """Three hands with 52 cards, once all have stayed."""
    setup = zwikken.Setup("zwikken-1850", "declare", turned, seats=tuple(hands), dealer="Cilli", hands=hands, pot=6)
    position = zwikken.set_up(setup, zwikken.VARIANTS)
    for _ in hands:
        position = zwikken.act(position, zwikken.Saying.STAY)
    return position


def test_the_results_are_those_of_every_rule_that_chooses_between_equal_cards() -> None:
    """Every player takes the first or the last of equally good cards, in every combination of these habits."""
    found = {end.accounts for end in ends_alone(TRICK_KITS["zwikken"], thirds(EVEN, "KC"))}
    assert found == {(-3, 4, 2), (-3, 6, -3), (2, 4, -3)}
    assert sorted(found) == [end.accounts for end in ends_alone(TRICK_KITS["zwikken"], thirds(EVEN, "KC"))]
    by_habit = {by_rule(thirds(EVEN, "KC"), habits) for habits in product((False, True), repeat=3)}
    assert by_habit <= found
    assert len(by_habit) > 1


def by_rule(position: zwikken.Position, last: tuple[bool, ...]) -> tuple[int, ...]:
    """Return the result if each seat takes the first of the cards that bring it the most, or the last."""
    seat = position.turn
    if seat is None:
        return position.accounts
    after = [by_rule(zwikken.act(position, action), last) for action in zwikken.legal_actions(position)]
    return max(reversed(after) if last[seat] else after, key=lambda chips: chips[seat])


def test_no_one_plays_for_less_than_can_be_had() -> None:
    ends = ends_alone(TRICK_KITS["zwikken"], thirds(ONE_WAY, "JS"))
    assert [end.accounts for end in ends] == [(4, -3, 2)]
    assert {by_rule(thirds(ONE_WAY, "JS"), habits) for habits in product((False, True), repeat=3)} == {(4, -3, 2)}
