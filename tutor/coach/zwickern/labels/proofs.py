"""The table of proofs: how to tell that a reading is at work in an exercise, or that it tempts without applying."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Literal, NamedTuple

from tutor.coach.zwickern.labels import building, hand, owning, taking, variants
from tutor.coach.zwickern.labels.subject import Bare, Board, Subject

LabelKey = Literal["shows", "counter"]
LABEL_KEYS: tuple[LabelKey, ...] = ("shows", "counter")


def proves_nothing(_: object) -> bool:
    """Return False: an exercise of this form cannot prove the label."""
    return False


class Proof(NamedTuple):
    """The tests that prove the two labels of a reading, for exercises with a position and for questions without."""

    shows: Callable[[Board], bool] = proves_nothing
    counter: Callable[[Board], bool] = proves_nothing
    bare_shows: Callable[[Bare], bool] = proves_nothing
    bare_counter: Callable[[Bare], bool] = proves_nothing


def _facts(game: str, facts: tuple[str, ...]) -> Proof:
    return Proof(
        bare_shows=partial(variants.asks_fact, game=game, facts=facts),
        bare_counter=partial(variants.said_otherwise, game=game, facts=facts),
    )


def _deal(game: str) -> Proof:
    return Proof(
        bare_shows=partial(variants.deal_shown, game=game), bare_counter=partial(variants.deal_counter, game=game)
    )


def _points(game: str) -> Proof:
    return Proof(
        bare_shows=partial(variants.points_shown, game=game), bare_counter=partial(variants.points_counter, game=game)
    )


READING_PROOFS: Mapping[str, Proof] = MappingProxyType(
    {
        "1": Proof(taking.one_value_shown, taking.one_value_counter),
        "2": Proof(taking.either_value_shown, taking.either_value_counter),
        "3": Proof(taking.groups_shown, taking.groups_counter),
        "4": Proof(taking.build_shown, taking.build_counter),
        "5": Proof(taking.adding_shown, taking.adding_counter),
        "6": Proof(building.card_kept_shown, building.card_kept_counter),
        "7": Proof(building.plus_minus_shown, building.plus_minus_counter),
        "8": Proof(building.same_value_shown, building.same_value_counter),
        "9": Proof(building.built_on_either_shown, building.built_on_either_counter),
        "10": Proof(building.single_card_shown, building.single_card_counter),
        "11": Proof(owning.new_owner_shown, owning.new_owner_counter),
        "12": Proof(owning.promise_shown, owning.promise_counter),
        "13": Proof(owning.suspended_shown, owning.suspended_counter),
        "14": Proof(owning.for_partner_shown, owning.for_partner_counter),
        "15": Proof(building.empty_table_shown, building.empty_table_counter),
        "16": Proof(hand.zwick_shown, hand.zwick_counter),
        "17": Proof(hand.leftovers_shown, hand.leftovers_counter),
        "18": Proof(bare_shows=hand.tie_shown, bare_counter=hand.tie_counter),
        "19": Proof(taking.same_play_shown, taking.same_play_counter),
        "20": Proof(hand.dealer_shown, hand.dealer_counter, bare_shows=hand.match_shown),
        "jensen-pack": _facts("jensen", variants.PACK),
        "jensen-deal": _deal("jensen"),
        "jensen-points": _points("jensen"),
        "christiansen-jokers": Proof(
            variants.joker_30_shown,
            variants.joker_30_counter,
            partial(variants.asks_fact, game="christiansen", facts=("jokers", "joker-30")),
            partial(variants.said_otherwise, game="christiansen", facts=("jokers", "joker-30")),
        ),
        "christiansen-deal": _deal("christiansen"),
        "christiansen-points": _points("christiansen"),
        "christiansen-alone": Proof(variants.alone_shown, variants.alone_counter),
        "dietze-values": Proof(variants.high_values_shown, variants.high_values_counter),
        "dietze-adding": Proof(variants.adding_only_shown, variants.adding_only_counter),
        "dietze-points": _points("dietze"),
        "dietze-deal": _deal("dietze"),
        "grupp-wild": Proof(variants.wild_shown, variants.wild_counter),
        "grupp-loose": Proof(variants.loose_joker_shown, variants.loose_joker_counter),
        "grupp-zwick": Proof(variants.joker_zwick_shown, variants.joker_zwick_counter),
        "grupp-builds": Proof(variants.joker_builds_shown, variants.joker_builds_counter),
        "grupp-deal": _deal("grupp"),
        "french-limit": Proof(variants.limit_shown, variants.limit_counter),
        "french-deal": _deal("french"),
        "french-points": _points("french"),
    }
)
AUTHORS_WORD: tuple[str, ...] = ()
"""The readings that no test can prove: their labels are believed as the author states them."""


def label_holds(subject: Subject, key: LabelKey, reading: str) -> bool:
    """Tell whether a label of an exercise is proven; a label that rests on the author's word always is."""
    if reading in AUTHORS_WORD:
        return True
    proof = READING_PROOFS[reading]
    if isinstance(subject, Bare):
        return (proof.bare_shows if key == "shows" else proof.bare_counter)(subject)
    return (proof.shows if key == "shows" else proof.counter)(subject)
