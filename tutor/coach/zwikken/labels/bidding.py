"""The tests whether another reading would change the words before the tricks, or three of a kind."""

from typing import Any

from tutor.coach.tricks.certainty import sure_tricks
from tutor.coach.tricks.kit import AskedOnTricks
from tutor.coach.tricks.labels import asks_chips_of, ended, told_position
from tutor.content.tricks.goals import DoGoal, SureGoal, WaysGoal
from tutor.engine.zwikken import Phase, Position, askers, highest, players_in, share
from tutor.engine.zwikken.bidding import entitled, ten_of_trumps
from tutor.engine.zwikken.rules import HAND_SIZE, Bidding, TenExchange

_FOUR_TRUMPS = 4
_TWO = 2


def _phase_is(asked: AskedOnTricks, phase: Phase, *biddings: Bidding) -> bool:
    position = asked.position
    return position is not None and position.phase is phase and position.rules.bidding in biddings


def _declares(asked: AskedOnTricks) -> bool:
    """Tell whether a player says whether to stay."""
    return _phase_is(asked, Phase.DECLARE, Bidding.STAY)


def bids(asked: AskedOnTricks) -> bool:
    """Tell whether a player bids or asks."""
    return _phase_is(asked, Phase.BID, Bidding.BID, Bidding.ASK)


def is_dealers_choice(asked: AskedOnTricks) -> bool:
    """Tell whether the dealer turns another card or ends the hand."""
    return _phase_is(asked, Phase.DEALER, Bidding.BID, Bidding.ASK)


def swaps(asked: AskedOnTricks) -> bool:
    """Tell whether a ten may be exchanged, or whether the pot is certain where one may be."""
    if isinstance(asked.goal, SureGoal) and _phase_is(asked, Phase.BID, Bidding.BID):
        return True
    return _phase_is(asked, Phase.SWAP, Bidding.BID, Bidding.ASK)


# -- 1853 ---------------------------------------------------------------------


def may_have_to_stay(asked: AskedOnTricks) -> bool:
    """Tell whether all players must play in some hands."""
    return _declares(asked) and bool(asked.position.rules.must_stay)


def first_after_a_win(asked: AskedOnTricks) -> bool:
    """Tell whether a later hand begins with an empty pot, after which all could have to play again (K8)."""
    if not may_have_to_stay(asked):
        return False
    position = asked.position
    return position.number not in position.rules.must_stay and position.pot == position.rules.dealer_ante


def takes_it_alone(asked: AskedOnTricks) -> bool:
    """Tell whether a player was left alone and takes the pot, which could also stay or be played for (K9, K16)."""
    end = ended(asked)
    if end is None or end.tricks or end.zwik is not None or end.rules.bidding is not Bidding.STAY:
        return False
    return asks_chips_of(asked, {players_in(end)[0]: -1}, 1)


def somebody_passed(asked: AskedOnTricks) -> bool:
    """Tell whether a player has dropped out on the way."""
    then = told_position(asked)
    return then is not None and False in then.stays


def _hands(asked: AskedOnTricks) -> dict[int, tuple[Any, ...]]:
    """Return the whole hands that an exercise gives, by seat."""
    return {seat: hand for seat, hand in enumerate(asked.position.hands) if hand and len(hand) == HAND_SIZE}


def _is_set(hand: tuple[Any, ...]) -> bool:
    return len({card.rank for card in hand}) == 1


def holds_set(asked: AskedOnTricks) -> bool:
    """Tell whether a player holds three of a kind."""
    return asked.position is not None and any(map(_is_set, _hands(asked).values()))


def set_has_passed(asked: AskedOnTricks) -> bool:
    """Tell whether three of a kind held by a player who has passed would win (K10)."""
    then = told_position(asked)
    if then is None or not _declares(asked):
        return False
    return any(then.stays[seat] is False and _is_set(hand) for seat, hand in _hands(asked).items())


def pairs_win(asked: AskedOnTricks) -> bool:
    """Tell whether it is agreed that a pair of the rank turned up wins."""
    return _declares(asked) and bool(asked.position.rules.pair_wins)


def pair_against_a_passed_set(asked: AskedOnTricks) -> bool:
    """Tell whether a pair wins although a player who has passed holds three of a kind (K11)."""
    end = ended(asked)
    if end is None or end.zwik is None or not set_has_passed(asked):
        return False
    rank = end.turned[-1].rank
    return len([card for card in _hands(asked).get(end.zwik, ()) if card.rank == rank]) == _TWO


def wins_by_set(asked: AskedOnTricks) -> bool:
    """Tell whether cards alike win in the end."""
    end = ended(asked)
    return end is not None and end.zwik is not None


def three_of_a_suit(asked: AskedOnTricks) -> bool:
    """Tell whether three cards of one suit of a player who stays would win (K4)."""
    end = ended(asked)
    if end is None or end.zwik is not None or end.rules.bidding is not Bidding.STAY:
        return False
    flush = {seat: -1 for seat, hand in _hands(asked).items() if len({card.suit for card in hand}) == 1}
    return any(end.stays[seat] for seat in flush) and asks_chips_of(asked, flush, 1)


# -- bids ---------------------------------------------------------------------


def bids_again(asked: AskedOnTricks) -> bool:
    """Tell whether a player is asked again in a bidding that goes round and round (K19)."""
    position = asked.position
    return _phase_is(asked, Phase.BID, Bidding.BID) and any(one.seat == position.turn for one in position.said)


def bids_on_another_trump(asked: AskedOnTricks) -> bool:
    """Tell whether a player who has passed for good may bid again because another trump was turned (K20, K41)."""
    return bids(asked) and len(asked.position.turned) > 1 and not asked.position.rules.may_come_back


def bids_on_a_suit_again(asked: AskedOnTricks) -> bool:
    """Tell whether a suit is bid on that was up before (K24)."""
    if not _phase_is(asked, Phase.BID, Bidding.BID):
        return False
    *before, last = asked.position.turned
    return any(card.suit is last.suit for card in before)


def turns_for_the_fourth(asked: AskedOnTricks) -> bool:
    """Tell whether the dealer may turn a fourth trump (K21)."""
    return _phase_is(asked, Phase.DEALER, Bidding.BID) and len(asked.position.turned) == _FOUR_TRUMPS - 1


def passed_out(asked: AskedOnTricks) -> bool:
    """Tell whether a hand ends without a bid, and an exercise asks for the pot (K23)."""
    end = ended(asked)
    if end is None or end.rules.bidding is Bidding.STAY or highest(end) is not None:
        return False
    return asks_chips_of(asked, {seat: 1 for seat, _ in enumerate(end.seats)}, -end.pot)


def speaks_twice(asked: AskedOnTricks) -> bool:
    """Tell whether a player speaks in a second round (K36)."""
    return _phase_is(asked, Phase.BID, Bidding.ASK) and len(asked.position.said) >= len(asked.position.seats)


def asks(asked: AskedOnTricks) -> bool:
    """Tell whether a player may ask."""
    return _phase_is(asked, Phase.BID, Bidding.ASK)


# -- the ten ------------------------------------------------------------------


def defender_swaps(asked: AskedOnTricks) -> bool:
    """Tell whether the ten is not the highest bidder's, or whether it matters that it may be so (K26)."""
    if isinstance(asked.goal, SureGoal) and _phase_is(asked, Phase.BID, Bidding.BID):
        return _another_may_take_the_turn_up(asked.position)
    if not _phase_is(asked, Phase.SWAP, Bidding.BID):
        return False
    top = highest(asked.position)
    return top is not None and top.seat != asked.position.turn


def _another_may_take_the_turn_up(position: Position) -> bool:
    """Tell whether two tricks are certain only if no other player may take the card turned up for the ten."""
    rules, turned = position.rules, position.turned[-1]
    others = [card for card in rules.pack if card not in (*position.hand, turned)]
    if ten_of_trumps(position) in position.hand:
        return False
    found = [sure_tricks(rules.tricks, position.trumps, position.hand, cards) for cards in (others, [*others, turned])]
    return found[0] >= _TWO > found[1]


def ten_announced_otherwise(asked: AskedOnTricks) -> bool:
    """Tell whether the ten could be announced without being held, again or too late, or no longer chosen for (K39)."""
    position = asked.position
    if position is None or position.rules.ten is not TenExchange.ANNOUNCED:
        return False
    if position.phase is Phase.SWAP:
        due = entitled(position)
        return due is not None and len(due.turn_ups) > 1
    if position.phase is not Phase.BID or not isinstance(asked.goal, DoGoal | WaysGoal):
        return False
    known = any(one.seat == position.turn and one.turn_up == len(position.turned) - 1 for one in position.announced)
    return ten_of_trumps(position) not in position.hand or known or speaks_twice(asked)


# -- three of a kind ----------------------------------------------------------


def comes_to_the_end(asked: AskedOnTricks) -> bool:
    """Tell whether an exercise comes from the bidding to the end."""
    return ended(asked) is not None and (bids(asked) or swaps(asked))


def set_of_a_passer(asked: AskedOnTricks) -> bool:
    """Tell whether three of a kind win that are not the gambler's, who pays (K27)."""
    end = ended(asked)
    if end is None or end.zwik is None or end.rules.bidding is not Bidding.BID:
        return False
    top = highest(end)
    return top is not None and top.seat != end.zwik


def set_asked_otherwise(asked: AskedOnTricks) -> bool:
    """Tell whether cards alike win that did not ask highest, or win nothing since they did not ask (K38)."""
    end = ended(asked)
    if end is None or end.rules.bidding is not Bidding.ASK:
        return False
    top = highest(end)
    if end.zwik is not None:
        return top is not None and top.seat != end.zwik
    return any(_is_set(hand) and seat not in askers(end) for seat, hand in _hands(asked).items())


def outbid_pays_for_a_set(asked: AskedOnTricks) -> bool:
    """Tell whether a seat other than the player pays for cards alike (K37)."""
    end = ended(asked)
    if end is None or end.zwik is None or end.rules.bidding is not Bidding.ASK:
        return False
    top = highest(end)
    others = {seat for seat in askers(end) - {end.zwik} if top is None or seat != top.seat}
    chips = share(asked.position)
    return asks_chips_of(asked, dict.fromkeys(others, chips), -chips * len(others))
