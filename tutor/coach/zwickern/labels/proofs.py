"""The table of proofs that a reading is at work in an exercise, or that it tempts without applying."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Literal, NamedTuple

from tutor.coach.zwickern.labels import building, hand, owning, taking, variants
from tutor.coach.zwickern.labels.subject import Bare, Board, Subject

LabelKey = Literal["shows", "counter"]
LABEL_KEYS: tuple[LabelKey, ...] = ("shows", "counter")


def _proves_nothing(_: object) -> bool:
    """Return False: an exercise of this form cannot prove the label."""
    return False


class LabelProof(NamedTuple):
    """The tests that prove the two labels of a reading, for exercises with a position and for questions without."""

    shows: Callable[[Board], bool] = _proves_nothing
    counter: Callable[[Board], bool] = _proves_nothing
    bare_shows: Callable[[Bare], bool] = _proves_nothing
    bare_counter: Callable[[Bare], bool] = _proves_nothing


def _facts(game: str, facts: tuple[str, ...]) -> LabelProof:
    return LabelProof(
        bare_shows=partial(variants.asks_fact, game=game, facts=facts),
        bare_counter=partial(variants.said_otherwise, game=game, facts=facts),
    )


def _deal(game: str) -> LabelProof:
    return LabelProof(
        bare_shows=partial(variants.deal_shown, game=game), bare_counter=partial(variants.deal_counter, game=game)
    )


def _points(game: str) -> LabelProof:
    return LabelProof(
        bare_shows=partial(variants.points_shown, game=game), bare_counter=partial(variants.points_counter, game=game)
    )


READING_PROOFS: Mapping[str, LabelProof] = MappingProxyType(
    {
        "1": LabelProof(taking.one_value_shown, taking.one_value_counter),
        "2": LabelProof(taking.either_value_shown, taking.either_value_counter),
        "3": LabelProof(taking.groups_shown, taking.groups_counter),
        "4": LabelProof(taking.build_shown, taking.build_counter),
        "5": LabelProof(taking.adding_shown, taking.adding_counter),
        "6": LabelProof(building.card_kept_shown, building.card_kept_counter),
        "7": LabelProof(building.plus_minus_shown, building.plus_minus_counter),
        "8": LabelProof(building.same_value_shown, building.same_value_counter),
        "9": LabelProof(building.built_on_either_shown, building.built_on_either_counter),
        "10": LabelProof(building.single_card_shown, building.single_card_counter),
        "11": LabelProof(owning.new_owner_shown, owning.new_owner_counter),
        "12": LabelProof(owning.promise_shown, owning.promise_counter),
        "13": LabelProof(owning.suspended_shown, owning.suspended_counter),
        "14": LabelProof(owning.for_partner_shown, owning.for_partner_counter),
        "15": LabelProof(building.empty_table_shown, building.empty_table_counter),
        "16": LabelProof(hand.zwick_shown, hand.zwick_counter),
        "17": LabelProof(hand.leftovers_shown, hand.leftovers_counter),
        "18": LabelProof(bare_shows=hand.tie_shown, bare_counter=hand.tie_counter),
        "19": LabelProof(taking.same_play_shown, taking.same_play_counter),
        "20": LabelProof(hand.dealer_shown, hand.dealer_counter, bare_shows=hand.match_shown),
        "jensen-pack": _facts("jensen", variants.PACK),
        "jensen-deal": _deal("jensen"),
        "jensen-points": _points("jensen"),
        "christiansen-jokers": LabelProof(
            variants.joker_30_shown,
            variants.joker_30_counter,
            partial(variants.asks_fact, game="christiansen", facts=("jokers", "joker-30")),
            partial(variants.said_otherwise, game="christiansen", facts=("jokers", "joker-30")),
        ),
        "christiansen-deal": _deal("christiansen"),
        "christiansen-points": _points("christiansen"),
        "christiansen-alone": LabelProof(variants.alone_shown, variants.alone_counter),
        "dietze-values": LabelProof(variants.high_values_shown, variants.high_values_counter),
        "dietze-adding": LabelProof(variants.adding_only_shown, variants.adding_only_counter),
        "dietze-points": _points("dietze"),
        "dietze-deal": _deal("dietze"),
        "grupp-wild": LabelProof(variants.wild_shown, variants.wild_counter),
        "grupp-loose": LabelProof(variants.loose_joker_shown, variants.loose_joker_counter),
        "grupp-zwick": LabelProof(variants.joker_zwick_shown, variants.joker_zwick_counter),
        "grupp-builds": LabelProof(variants.joker_builds_shown, variants.joker_builds_counter),
        "grupp-deal": _deal("grupp"),
        "french-limit": LabelProof(variants.limit_shown, variants.limit_counter),
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
