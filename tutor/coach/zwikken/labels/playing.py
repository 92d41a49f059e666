"""The tests whether another reading would change the tricks, or the payments after them."""

from tutor.coach.tricks.kit import AskedOnTricks
from tutor.coach.tricks.labels import asks_chips_of, cards_owed, leads, told_position, tricks_ended
from tutor.content.tricks.goals import DealerGoal, PotGoal
from tutor.engine.cards import CARDS
from tutor.engine.tricks import strength, suit_followed, winning
from tutor.engine.tricks.trick import known_card
from tutor.engine.zwikken import (
    Phase,
    Position,
    askers,
    card_points_won,
    highest,
    players_in,
    share,
    trick_winners,
    winner_and_losers,
)
from tutor.engine.zwikken.hand.scoring import trick_points
from tutor.engine.zwikken.rules import Bidding, TrickGoal

_TWO_TRICKS = 2


# -- 1853 ---------------------------------------------------------------------


def trumps_are_asked(asked: AskedOnTricks) -> bool:
    """Tell whether a card is played to a trick in which trumps are asked for."""
    if cards_owed(asked) is None:
        return False
    return bool(len(asked.position.tricks) < asked.position.rules.tricks.trumps_asked)


def _own_trumps(position: Position) -> list[int]:
    rules, trumps = position.rules.tricks, position.trumps
    held = (card for card in position.hand if suit_followed(rules, trumps, card) is trumps)
    return [strength(rules, trumps, None, card) for card in held]


def face_down_otherwise(asked: AskedOnTricks) -> bool:
    """Tell whether a card is face down though a trump was led, or a trump is due though none was (K13)."""
    if not trumps_are_asked(asked) or not asked.position.trick:
        return False
    own, led = _own_trumps(asked.position), asked.position.trick[0]
    return 0 < len(own) < len(asked.position.hand) if led.face_down else not own


def need_not_beat(asked: AskedOnTricks) -> bool:
    """Tell whether a lower trump may be played where a higher one would win the trick (K14)."""
    position = asked.position
    if not trumps_are_asked(asked) or not position.trick:
        return False
    best = winning(position.rules.tricks, position.trumps, position.trick)
    if best is None or best.face_down:
        return False
    so_far = strength(position.rules.tricks, position.trumps, None, known_card(best.card))
    beats = {height > so_far for height in _own_trumps(position)}
    return beats == {True, False}


def leads_face_down_for_forehand(asked: AskedOnTricks) -> bool:
    """Tell whether a player other than the one on the dealer's left leads without a trump (K15)."""
    position = asked.position
    if not trumps_are_asked(asked) or not leads(asked) or _own_trumps(position):
        return False
    return bool(position.turn != position.forehand)


def third_trick_without_trump(asked: AskedOnTricks) -> bool:
    """Tell whether a third trick without a trump falls to another seat than its leader (K47)."""
    end = tricks_ended(asked)
    if end is None or end.rules.goal is not TrickGoal.THIRDS:
        return False
    last = end.tricks[-1]
    if any(known_card(played.card).suit is end.trumps for played in last):
        return False
    third = asked.position.pot // len(end.tricks)
    won = trick_winners(end)[-1]
    return won != last[0].seat and asks_chips_of(asked, {won: -third, last[0].seat: third})


def of_1853(asked: AskedOnTricks) -> bool:
    """Tell whether tricks worth a third of the pot each come to their end."""
    end = tricks_ended(asked)
    return end is not None and end.rules.goal is TrickGoal.THIRDS


# -- the players and the leader -------------------------------------------------


def passers_play(asked: AskedOnTricks) -> bool:
    """Tell whether a player who has not bid plays to the tricks and is asked about, or wins one of them (K28)."""
    end = tricks_ended(asked)
    if end is None or end.rules.bidding is Bidding.STAY:
        return False
    return any(seat not in askers(end) for seat in trick_winners(end))


def another_leads(asked: AskedOnTricks) -> bool:
    """Tell whether the first card is led by another than the highest bidder (K32)."""
    position = asked.position
    if not leads(asked) or position.tricks or position.rules.bidding is Bidding.STAY:
        return False
    top = highest(position)
    return top is not None and top.seat != position.turn


def holds_ace_of_trumps(asked: AskedOnTricks) -> bool:
    """Tell whether a card is to be played by the holder of the ace of trumps."""
    position = asked.position
    return cards_owed(asked) is not None and CARDS["A" + position.trumps] in position.hand


# -- the payments -------------------------------------------------------------


def came_to_tricks(asked: AskedOnTricks) -> bool:
    """Tell whether an exercise comes to the end of the tricks."""
    return tricks_ended(asked) is not None


def winner_deals_not(asked: AskedOnTricks) -> bool:
    """Tell whether the winner of the last trick does not deal next (K5)."""
    end = tricks_ended(asked)
    if end is None or not isinstance(asked.goal, DealerGoal):
        return False
    return bool(trick_winners(end)[-1] != end.forehand)


def rich_trick_otherwise(asked: AskedOnTricks) -> bool:
    """Tell whether the gambler would fail or succeed if one trick counted only when no player has two (K33)."""
    end = tricks_ended(asked)
    if end is None or end.rules.goal is not TrickGoal.TWO_TRICKS_OR_RICH_TRICK:
        return False
    top = highest(end)
    if top is None:
        return False
    won, points = trick_winners(end), trick_points(end)
    two = {seat for seat in won if won.count(seat) >= _TWO_TRICKS}
    best = [seat for seat, number in zip(won, points, strict=True) if number == max(points)]
    there = top.seat in two or (not two and best == [top.seat])
    here = winner_and_losers(end)[0] == top.seat
    chips = share(asked.position)
    return here != there and asks_chips_of(asked, {top.seat: chips}, chips)


def pays_twice(asked: AskedOnTricks) -> bool:
    """Tell whether a player who fails could pay twice the pot (K34)."""
    end = tricks_ended(asked)
    if end is None or end.rules.goal is TrickGoal.THIRDS:
        return False
    losers, chips = winner_and_losers(end)[1], share(asked.position)
    return asks_chips_of(asked, dict.fromkeys(losers, -chips), chips * len(losers))


def tied_at_the_top(asked: AskedOnTricks) -> bool:
    """Tell whether the player is tied for the most points (K43)."""
    end = tricks_ended(asked)
    if end is None or end.rules.goal is not TrickGoal.MOST_POINTS:
        return False
    top, points = highest(end), card_points_won(end)
    tied = [seat for seat, number in enumerate(points) if number == max(points)]
    return top is not None and top.seat in tied and len(tied) > 1 and asks_chips_of(asked, {top.seat: 1}, 1)


def somebody_turned(asked: AskedOnTricks) -> bool:
    """Tell whether another card was turned up on the way."""
    then = told_position(asked)
    return then is not None and asked.position.phase is Phase.DEALER and len(then.turned) > len(asked.position.turned)


def somebody_is_bete(asked: AskedOnTricks) -> bool:
    """Tell whether a player who stayed won nothing."""
    end = tricks_ended(asked)
    return end is not None and of_1853(asked) and bool(set(players_in(end)) - set(trick_winners(end)))


def asks_for_the_next_pot(asked: AskedOnTricks) -> bool:
    """Tell whether an exercise asks for the payments before the next hand."""
    return isinstance(asked.goal, PotGoal) and asked.goal.next
