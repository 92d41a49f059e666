"""The proofs that a reading of Zwicken is at work in an exercise: each compares it with another reading."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from tutor.coach.tricks.kit import AskedOnTricks, TrickLabelProof
from tutor.coach.tricks.labels import (
    answers,
    asks_chips_of,
    cards_owed,
    ended,
    follows,
    headed_otherwise,
    is_void,
    leads,
    must_undertrump,
    never_tempts,
    other_duties,
    told_position,
    tricks_ended,
    under_other_rules,
)
from tutor.content.tricks.goals import DealerGoal, DoGoal, MovesGoal, WaysGoal, WhichWinsGoal
from tutor.engine.cards import read_card
from tutor.engine.tricks import Heading, has_led, winners
from tutor.engine.zwicken import Ground, Phase, Position, Rules, grounds, legal_actions, offence, tricks_won
from tutor.engine.zwicken.position import trump_ace
from tutor.engine.zwicken.rules import HAND_SIZE

_MOST_TRICKS = 2


def _no_permanent_trump(rules: Rules) -> Rules:
    return replace(rules, permanent_trump="")


def _has_another_seven(asked: AskedOnTricks) -> bool:
    if isinstance(asked.goal, WhichWinsGoal):
        codes = set(asked.goal.cards)
    elif asked.position is not None:
        position: Position = asked.position
        codes = {card.code for card in (*position.hand, *(one.card for one in position.trick)) if card is not None}
    else:
        codes = set()
    return any(code.startswith("7") for code in codes - {"7D"})


def _is_no_diamond(asked: AskedOnTricks) -> bool:
    """Tell whether the 7 of diamonds would be played otherwise as one of the diamonds (Z13)."""
    other = other_duties(lambda rules: replace(rules, permanent_trump=None))
    return cards_owed(asked) is not None and asked.position.trumps != "D" and other(asked)


def _has_seven_and_diamonds_led(asked: AskedOnTricks) -> bool:
    return cards_owed(asked) is not None and any(card.code == "7D" for card in asked.position.hand)


# -- the cut and the deal -----------------------------------------------------


def _moves(asked: AskedOnTricks) -> tuple[str, ...]:
    """Return the cards looked at that have moved the deal."""
    if isinstance(asked.goal, MovesGoal):
        ranks = asked.position.rules.moving_ranks
        cards = [read_card(code) for code in asked.goal.cuts]
        return tuple(card.code for card in cards if card.rank in ranks)
    then = told_position(asked)
    return () if then is None or then.looked else tuple(card.code for card in then.shown)


def _would_pay_twice(asked: AskedOnTricks) -> bool:
    """Tell whether a new dealer who paid both for the move and an ante would change the chips asked for (Z5)."""
    moved, then = _moves(asked), told_position(asked)
    if not moved or then is None:
        return False
    return asks_chips_of(asked, {then.dealer: -then.rules.stake}, then.rules.stake)


def _looks(asked: AskedOnTricks) -> bool:
    return isinstance(asked.goal, MovesGoal) or bool(_moves(asked))


def _moved_by_ace(asked: AskedOnTricks) -> bool:
    """Tell whether an ace has moved the deal, which is hardly the card of lowest rank in any part of a pack (Z6)."""
    return any(code.startswith("A") for code in _moves(asked))


def _moves_again(asked: AskedOnTricks) -> bool:
    """Tell whether another cut after the first has moved the deal again (Z7)."""
    if not isinstance(asked.goal, MovesGoal) or len(asked.goal.cuts) < 2:
        return False
    once = replace(asked, goal=asked.goal.model_copy(update={"cuts": asked.goal.cuts[:1]}))
    return answers(asked, asked.position.rules) != answers(once, asked.position.rules)


def _may_skip(asked: AskedOnTricks) -> bool:
    """Tell whether an exercise asks for, or tries, a dealer who does not look (Z8)."""
    if asked.position is None or asked.position.phase is not Phase.CHECK:
        return False
    told = asked.goal.answer if isinstance(asked.goal, DoGoal) else getattr(asked.goal, "then", ())
    return "skip" in (*told, *asked.tries) or isinstance(asked.goal, WaysGoal)


def _is_check(asked: AskedOnTricks) -> bool:
    return asked.position is not None and asked.position.phase is Phase.CHECK


def _declares(asked: AskedOnTricks) -> bool:
    return asked.position is not None and asked.position.phase is Phase.DECLARE


def _decides_once(asked: AskedOnTricks) -> bool:
    """Tell whether passing after an exchange, or exchanging later, would be one thing more to do (Z10)."""
    if asked.position is None or not isinstance(asked.goal, DoGoal | WaysGoal):
        return False
    if _declares(asked):
        return bool(asked.position.stock)
    return isinstance(asked.goal, WaysGoal) and asked.position.phase is Phase.PLAY and not asked.position.tricks


def _stock_is_short(asked: AskedOnTricks) -> bool:
    """Tell whether more cards could be exchanged if the cards given away came back (Z11)."""
    if not _declares(asked) or not isinstance(asked.goal, DoGoal | WaysGoal):
        return False
    filled = asked.position._replace(stock=(None,) * max(HAND_SIZE, len(asked.position.stock)))
    rules = asked.position.rules
    return answers(asked, rules) != answers(replace(asked, position=filled), rules)


def _left_alone(asked: AskedOnTricks) -> bool:
    """Tell whether a player was left alone and takes the pot, which could also stay (Z12)."""
    end = ended(asked)
    if end is None or end.tricks:
        return False
    alone = next(seat for seat, stays in enumerate(end.stays) if stays is not False)
    return asks_chips_of(asked, {alone: -1}, 1)


def _somebody_passed(asked: AskedOnTricks) -> bool:
    then = told_position(asked)
    return then is not None and False in then.stays


# -- the ace and the seven ----------------------------------------------------


def _owes_ace(asked: AskedOnTricks) -> bool:
    """Tell whether a card may be led that costs a stake, where it could be refused (Z17)."""
    if not leads(asked):
        return False
    position = asked.position
    return any(offence(position, action) is Ground.ACE_NOT_LED for action in legal_actions(position))


def _leads_again(asked: AskedOnTricks) -> bool:
    """Tell whether the ace of trumps is held at a later lead, beside another card (Z18)."""
    if not leads(asked):
        return False
    position, held = asked.position, {card.code for card in asked.position.hand}
    return trump_ace(position) in held and len(held) > 1 and has_led(position.tricks, position.turn or 0)


def _another_trump_could_owe(asked: AskedOnTricks) -> bool:
    """Tell whether the duty of an ace that is turned up could pass to the next trump, which is held (Z19)."""
    if not leads(asked):
        return False
    position, held = asked.position, {card.code for card in asked.position.hand}
    next_ones = {position.rules.permanent_trump, f"K{position.trumps}"}
    turned = position.turn_up is not None and position.turn_up.code == trump_ace(position)
    return turned and bool(held & next_ones) and len(held) > 1 and not has_led(position.tricks, position.turn or 0)


def _seven_lost_otherwise(asked: AskedOnTricks) -> bool:
    """Tell whether a seven that only counts as lost where it led, or is paid to the ace, would change chips (Z20)."""
    end = tricks_ended(asked)
    if end is None:
        return False
    for trick in end.tricks:
        seats = {played.card.code: played.seat for played in trick if played.card is not None}
        ace, seven = seats.get(trump_ace(end)), seats.get(end.rules.permanent_trump)
        if ace is None or seven is None:
            continue
        stake = end.rules.stake
        led = trick[0].seat == seven
        if asks_chips_of(asked, {ace: stake}, -stake) or (not led and asks_chips_of(asked, {seven: stake}, -stake)):
            return True
    return False


def _seven_is_played(asked: AskedOnTricks) -> bool:
    end = tricks_ended(asked)
    return end is not None and any(
        played.card is not None and played.card.code == end.rules.permanent_trump
        for trick in end.tricks
        for played in trick
    )


# -- the payments -------------------------------------------------------------


def _fines_at_once(asked: AskedOnTricks) -> bool:
    """Tell whether fines that went into the pot being shared would change the chips asked for (Z22)."""
    end = tricks_ended(asked)
    if end is None:
        return False
    fines = len(grounds(end)) * end.rules.stake
    more = {seat: won * fines // HAND_SIZE for seat, won in enumerate(tricks_won(end))}
    return bool(fines) and asks_chips_of(asked, more, -fines)


def _third_of_ante(asked: AskedOnTricks) -> bool:
    """Tell whether a third of the dealer's ante alone would be less (Z23)."""
    end = tricks_ended(asked)
    if end is None:
        return False
    less = asked.position.pot - end.rules.stake
    fewer = {seat: -won * less // HAND_SIZE for seat, won in enumerate(tricks_won(end))}
    return less > 0 and asks_chips_of(asked, fewer, less)


def _most_takes_all(asked: AskedOnTricks) -> bool:
    """Tell whether it would change the chips asked for if the player with most tricks took the pot (Z24)."""
    end = tricks_ended(asked)
    if end is None or max(tricks_won(end)) < _MOST_TRICKS:
        return False
    third = asked.position.pot // HAND_SIZE
    most = tricks_won(end).index(max(tricks_won(end)))
    taken = {seat: -won * third for seat, won in enumerate(tricks_won(end))}
    return asks_chips_of(asked, taken | {most: asked.position.pot + taken[most]})


def _winner_deals_not(asked: AskedOnTricks) -> bool:
    """Tell whether the winner of the last trick does not deal next (Z25)."""
    end = tricks_ended(asked)
    if end is None or not isinstance(asked.goal, DealerGoal):
        return False
    return bool(winners(end.rules.tricks, end.trumps, end.tricks)[-1] != end.forehand)


def _pays_at_all(asked: AskedOnTricks) -> bool:
    return told_position(asked) is not None


def _it_came_to_tricks(asked: AskedOnTricks) -> bool:
    return tricks_ended(asked) is not None


def _with_stake(stake: int) -> Callable[[Rules], Rules]:
    return lambda rules: replace(rules, stake=stake)


def _one_stake_a_game(rules: Rules) -> Rules:
    return replace(rules, fines_add_up=False)


def _hop_of_one(rules: Rules) -> Rules:
    return replace(rules, hop=1)


LABELS: Final[Mapping[str, TrickLabelProof]] = MappingProxyType(
    {
        "Z2": TrickLabelProof(under_other_rules(_no_permanent_trump), _has_another_seven),
        "Z3": TrickLabelProof(under_other_rules(_with_stake(1)), _pays_at_all),
        "Z5": TrickLabelProof(_would_pay_twice, _looks),
        "Z6": TrickLabelProof(_moved_by_ace, _looks),
        "Z7": TrickLabelProof(_moves_again, _looks),
        "Z8": TrickLabelProof(_may_skip, _is_check),
        "Z10": TrickLabelProof(_decides_once, _declares),
        "Z11": TrickLabelProof(_stock_is_short, _declares),
        "Z12": TrickLabelProof(_left_alone, _somebody_passed),
        "Z13": TrickLabelProof(_is_no_diamond, _has_seven_and_diamonds_led),
        "Z15": TrickLabelProof(must_undertrump, is_void),
        "Z16": TrickLabelProof(headed_otherwise(Heading.WHEN_TRUMPING), follows),
        "Z17": TrickLabelProof(_owes_ace, leads),
        "Z18": TrickLabelProof(_leads_again, leads),
        "Z19": TrickLabelProof(_another_trump_could_owe, leads),
        "Z20": TrickLabelProof(_seven_lost_otherwise, _seven_is_played),
        "Z21": TrickLabelProof(under_other_rules(_one_stake_a_game), _it_came_to_tricks),
        "Z22": TrickLabelProof(_fines_at_once, _it_came_to_tricks),
        "Z23": TrickLabelProof(_third_of_ante, _it_came_to_tricks),
        "Z24": TrickLabelProof(_most_takes_all, _it_came_to_tricks),
        "Z25": TrickLabelProof(_winner_deals_not, never_tempts),
        "Z29": TrickLabelProof(under_other_rules(_hop_of_one), _looks),
    }
)
"""The proofs by the ids of the readings."""
