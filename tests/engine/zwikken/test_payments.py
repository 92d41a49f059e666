"""What is paid where the whole hands worked by hand have no example."""

from tutor.engine.cards import read_card
from tutor.engine.zwikken import (
    VARIANTS,
    Phase,
    Position,
    Rules,
    act,
    legal_actions,
    opening,
    read_action,
    violations,
    with_options,
)

SEATS = ("Anna", "Ben", "Cor")
PLAYED = "QS 10H AS KS QH JC AH KD QD KC"


def after(rules: Rules, pack: str, actions: str, pot: int = 0) -> Position:
    """Return the position after some actions, parted by commas; Anna sits on the dealer's left."""
    position = opening(rules, SEATS, 2, list(map(read_card, pack.split())), pot)
    for text in actions.split(", "):
        action = read_action(text)
        assert not violations(position, action), text
        position = act(position, action)
    return position


def test_a_rich_trick_needs_more_than_the_others_together() -> None:
    """Five points against three and two are not more. Source: Parlett, winning (K33)."""
    plays = "play AS, play JS, play 10C, play 10D, play QD, play JD, play JC, play JH, play 10H"
    end = after(VARIANTS["zwikken-1900"], "AS 10D 10H JS QD JC 10C JD JH 10S", f"bid 1, pass, pass, {plays}")
    assert (end.phase, end.pot, end.accounts) == (Phase.OVER, 6, (-4, -1, -1))


def test_an_agreed_pair_of_the_turn_up_wins_where_no_one_has_three_of_a_kind() -> None:
    """Source: the book of 1853; a pair is not shown unless it is agreed that it wins."""
    agreed = with_options(VARIANTS["zwikken-1850"], {"pair_wins": True})
    pair, aces = "6S 6D 2C AS KD 3C 7S 8D 9C 6H", "6S 6D 2C AS AD AC 7S 8D 9C 6H"
    assert after(agreed, pair, "stay, stay, stay").accounts == (3, -3, -6)
    assert after(agreed, aces, "stay, stay, stay").accounts == (-3, 3, -6)
    assert after(VARIANTS["zwikken-1850"], pair, "stay, stay, stay").phase is Phase.PLAY
    # A player who has dropped out has no set that counts (K10, K11).
    assert after(agreed, aces, "stay, pass, stay").accounts == (3, 0, -6)


def test_of_a_pot_that_is_not_three_equal_parts_the_rest_stays() -> None:
    ends = []
    for pot in (6, 7, 8):
        position = opening(VARIANTS["zwikken-1850"], SEATS, 2, list(map(read_card, PLAYED.split())))
        position = position._replace(pot=pot)
        while position.turn is not None:
            stays = position.phase is Phase.DECLARE
            position = act(position, read_action("stay") if stays else next(iter(legal_actions(position))))
        ends.append(position)
    assert len({end.accounts for end in ends}) == 1
    assert [end.pot - ends[0].pot for end in ends] == [0, 1, 2]


def test_rounds_bound_what_is_won_and_paid() -> None:
    """One round of three players is three stakes of a pot of twelve. Source: the article on the game today (K35)."""
    rules = with_options(VARIANTS["zwikken-2000"], {"rounds": 1})
    end = after(rules, "AS AH AD KS QD JC 10C JD JH QS", "ask 1, ask 2, pass, pass, pass", 12)
    assert (end.pot, end.accounts) == (12, (3, -3, 0))
    alone = after(rules, "AS AH AD KS QD JC 10C JD JH QS", "ask 1, pass, pass, pass, pass", 2)
    assert (alone.pot, alone.accounts) == (0, (2, 0, 0))


def test_the_pot_stays_where_all_pass_and_the_dealer_ends_the_hand() -> None:
    """Source: Parlett, bidding (K23)."""
    end = after(VARIANTS["zwikken-1900"], "AS 10D 10H JS QD JC 10C JD JH 10S", "pass, pass, pass, end", 4)
    assert (end.phase, end.pot, end.accounts) == (Phase.OVER, 7, (-1, -1, -1))


def test_after_the_fourth_trump_no_one_is_asked_to_turn_another() -> None:
    """Each costs everyone a stake. Source: Parlett, bidding (K21, K22)."""
    turned = "pass, pass, pass, turn, pass, pass, pass, turn, pass, pass, pass, turn, pass, pass, pass"
    end = after(VARIANTS["zwikken-1900"], "AS 10D 10H JS QD JC 10C JD JH 10S KS QS KH", turned)
    assert (end.phase, end.pot, len(end.turned)) == (Phase.OVER, 12, 4)


def test_tens_are_the_lowest_set_in_1900_and_the_highest_today() -> None:
    """Source: Parlett and the article on the game today (K29)."""
    pack = "10S 10H 10D AS AH AD KC JD QH JS"
    old = after(VARIANTS["zwikken-1900"], pack, "bid 1, pass, pass, keep 10S")
    new = after(VARIANTS["zwikken-2000"], pack, "ask 1, ask 2, pass, pass, pass")
    assert (old.zwik, new.zwik) == (1, 0)
    # The gambler has lost to a player who has passed, and pays as much as the pot held (K27).
    assert old.accounts == (-4, 2, -1)
