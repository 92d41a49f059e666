"""The table of proofs that a reading of Zwikken is at work in an exercise."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from tutor.coach.tricks.kit import AskedOnTricks, TrickLabelProof
from tutor.coach.tricks.labels import (
    headed_otherwise,
    is_void,
    leads,
    must_undertrump,
    never_tempts,
    rules_asked,
    under_other_rules,
)
from tutor.coach.zwikken.labels import bidding, playing
from tutor.engine.tricks import Heading
from tutor.engine.zwikken import Rules


def _other_bete(asked: AskedOnTricks) -> bool:
    """Tell whether the answer would change if a bête cost as much as the pot (K12)."""
    if asked.position is None:
        return False
    pot = asked.position.pot
    return under_other_rules(lambda rules: replace(rules, fine=pot))(asked)


def _price_of_the_second_alone(rules: Rules) -> Rules:
    return replace(rules, prices=(*rules.prices[:1], *[0] * (len(rules.prices) - 1)))


def _tens_elsewhere(rules: Rules) -> Rules:
    """Put three tens at the other end of the order of sets."""
    others = tuple(rank for rank in rules.set_ranks if rank != "10")
    lowest = rules.set_ranks[-1] == "10"
    return replace(rules, set_ranks=("10", *others) if lowest else (*others, "10"))


def _ante_each_hand(rules: Rules) -> Rules:
    return replace(rules, ante_if_empty=False)


def _one_round(rules: Rules) -> Rules:
    return replace(rules, rounds=1)


def _askers_pay(rules: Rules) -> Rules:
    return replace(rules, askers_pay=not rules.askers_pay)


def _who_pays(asked: AskedOnTricks) -> bool:
    return under_other_rules(_askers_pay)(asked) or bidding.outbid_pays_for_a_set(asked)


def _any_ace(rules: Rules) -> Rules:
    return replace(rules, asker_may_lead_ace=True)


def _repeated_suits_bid_on(rules: Rules) -> Rules:
    return replace(rules, repeated_suit_passes=False)


_OLD, _PARLETT, _LUBBERS = ("zwikken-1850", "zwikken-1850-32"), ("zwikken-1900",), ("zwikken-lubbers",)
_TODAY = ("zwikken-2000", *_LUBBERS)
_LATER = (*_PARLETT, *_TODAY)
_ALL = (*_OLD, *_LATER)


def _proof(
    ways: tuple[str, ...], differs: Callable[[AskedOnTricks], bool], about: Callable[[AskedOnTricks], bool]
) -> TrickLabelProof:
    """Return the proof of a reading of some variants, which never applies to the others."""

    def holds(asked: AskedOnTricks) -> bool:
        return rules_asked(asked).name in ways

    return TrickLabelProof(lambda asked: holds(asked) and differs(asked), lambda asked: holds(asked) and about(asked))


LABELS: Final[Mapping[str, TrickLabelProof]] = MappingProxyType(
    {
        "K4": _proof(_OLD, bidding.three_of_a_suit, bidding.wins_by_set),
        "K5": _proof(_ALL, playing.winner_deals_not, never_tempts),
        "K8": _proof(_OLD, bidding.first_after_a_win, bidding.may_have_to_stay),
        "K9": _proof(_OLD, bidding.takes_it_alone, bidding.somebody_passed),
        "K10": _proof(_OLD, bidding.set_has_passed, bidding.holds_set),
        "K11": _proof(_OLD, bidding.pair_against_a_passed_set, bidding.pairs_win),
        "K12": _proof(_OLD, _other_bete, playing.somebody_is_bete),
        "K13": _proof(_OLD, playing.face_down_otherwise, playing.trumps_are_asked),
        "K14": _proof(_OLD, playing.need_not_beat, playing.trumps_are_asked),
        "K15": _proof(_OLD, playing.leads_face_down_for_forehand, leads),
        "K16": _proof(_OLD, bidding.takes_it_alone, bidding.somebody_passed),
        "K17": _proof(_TODAY, under_other_rules(_ante_each_hand), playing.asks_for_the_next_pot),
        "K19": _proof(_PARLETT, bidding.bids_again, bidding.bids),
        "K20": _proof(_PARLETT, bidding.bids_on_another_trump, bidding.bids),
        "K21": _proof(_PARLETT, bidding.turns_for_the_fourth, bidding.is_dealers_choice),
        "K22": _proof(_PARLETT, under_other_rules(_price_of_the_second_alone), playing.somebody_turned),
        "K23": _proof(_LATER, bidding.passed_out, bidding.is_dealers_choice),
        "K24": _proof(_PARLETT, bidding.bids_on_a_suit_again, bidding.bids_on_another_trump),
        "K26": _proof(_PARLETT, bidding.defender_swaps, bidding.swaps),
        "K27": _proof(_PARLETT, bidding.set_of_a_passer, bidding.comes_to_the_end),
        "K28": _proof(_PARLETT, playing.passers_play, playing.came_to_tricks),
        "K29": _proof(_LATER, under_other_rules(_tens_elsewhere), bidding.wins_by_set),
        "K30": _proof(_LATER, headed_otherwise(Heading.ALWAYS), is_void),
        "K31": _proof(_LATER, must_undertrump, is_void),
        "K32": _proof(_LATER, playing.another_leads, leads),
        "K33": _proof(_PARLETT, playing.rich_trick_otherwise, playing.came_to_tricks),
        "K34": _proof(_PARLETT, playing.pays_twice, playing.came_to_tricks),
        "K35": _proof(_TODAY, under_other_rules(_one_round), playing.came_to_tricks),
        "K36": _proof(_TODAY, bidding.speaks_twice, bidding.asks),
        "K37": _proof(_TODAY, _who_pays, playing.came_to_tricks),
        "K38": _proof(_TODAY, bidding.set_asked_otherwise, bidding.comes_to_the_end),
        "K39": _proof(_TODAY, bidding.ten_announced_otherwise, bidding.asks),
        "K40": _proof(_LUBBERS, under_other_rules(_any_ace), playing.holds_ace_of_trumps),
        "K41": _proof(_LUBBERS, bidding.bids_on_another_trump, bidding.bids),
        "K42": _proof(_TODAY, under_other_rules(_repeated_suits_bid_on), playing.somebody_turned),
        "K43": _proof(_TODAY, playing.tied_at_the_top, playing.came_to_tricks),
        "K47": _proof(_OLD, playing.third_trick_without_trump, playing.of_1853),
    }
)
"""The proofs by the ids of the readings."""
