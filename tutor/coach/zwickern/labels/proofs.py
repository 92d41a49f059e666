"""The table of proofs that a reading is at work in an exercise, or that it tempts without applying."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Literal, NamedTuple

from tutor.coach.zwickern.labels import building, owning, taking, variants
from tutor.coach.zwickern.labels.subject import Bare, Board, Subject, asks_for_zwick
from tutor.coach.zwickern.questions.kinds.seats import NOBODY
from tutor.content.zwickern.questions import MajorityGoal, MatchGoal, TakersGoal, WhoGoal
from tutor.engine.zwickern import Capture, Position, is_zwick
from tutor.engine.zwickern.dealt_sizes import deal_number
from tutor.engine.zwickern.hand.events import first_player
from tutor.engine.zwickern.plays import clears_table, touched

LabelKey = Literal["shows", "counter"]
LABEL_KEYS: tuple[LabelKey, ...] = ("shows", "counter")
AUTHORS_WORD: tuple[str, ...] = ()
"""The readings that no test can prove: their labels are believed as the author states them."""


def _zwick_shown(board: Board) -> bool:
    """Reading 16: the exercise asks for a capture that clears the table."""
    goal = board.goal
    if isinstance(goal, TakersGoal):
        return any(is_zwick(board.position, play) for play in board.right)
    return asks_for_zwick(goal)


def _zwick_counter(board: Board) -> bool:
    """Reading 16: the table is cleared without a Zwick.

    Either a capture with a wild joker clears it, or the last capture of the hand leaves cards that are then given away.
    """
    position = board.position
    if any(clears_table(position, play) and not is_zwick(position, play) for play in board.missed):
        return True
    captures = [play for play in board.right if isinstance(play, Capture)]
    return _is_last_card(position) and bool(captures) and not any(clears_table(position, play) for play in captures)


def _is_last_card(position: Position) -> bool:
    """Tell whether the player to play holds the last card: the stock and all other hands are known to be empty."""
    others = [hand for seat, hand in enumerate(position.hands) if seat != position.turn]
    return position.stock == 0 and len(position.hand) == 1 and not any(others) and None not in others


def _leftovers_shown(board: Board) -> bool:
    """Reading 17: cards are left over at the end, or are still on the table from the deal before."""
    position, goal = board.position, board.goal
    if isinstance(goal, WhoGoal):
        return goal.of == "leftovers"
    if _is_last_card(position):
        return bool(board.right) and not any(clears_table(position, play) for play in board.right)
    return _new_deal(position) and any(map(touched, board.right))


def _new_deal(position: Position) -> bool:
    """Tell whether a later deal has just been dealt, so that the cards on the table are left from the one before."""
    number, dealer, seating = deal_number(position), position.dealer, position.plan
    # Cards that go to the table with the last deal would be there as well.
    if not number or dealer is None or (number == len(seating.deals) - 1 and seating.left_over):
        return False
    begins = position.turn == first_player(seating, dealer)
    return begins and len(position.hand) == seating.deals[number][0]


def _leftovers_counter(board: Board) -> bool:
    """Reading 17: the last card of the hand clears the table, so that nothing is left over."""
    return _is_last_card(board.position) and any(clears_table(board.position, play) for play in board.right)


def _dealer_shown(board: Board) -> bool:
    """Reading 20: the question asks who starts a deal, or who deals the next hand."""
    return isinstance(board.goal, WhoGoal) and board.goal.of in ("first", "next-dealer")


def _dealer_counter(board: Board) -> bool:
    """Reading 20: the question asks who cuts or plays next, and it is not the player left of the dealer."""
    dealer, goal = board.position.dealer, board.goal
    if dealer is None or not isinstance(goal, WhoGoal) or goal.of not in ("cuts", "next"):
        return False
    return board.answer != (board.position.seats[first_player(board.position.plan, dealer)],)


def _match_shown(bare: Bare) -> bool:
    """Reading 20: the question adds up the hands of a match."""
    return isinstance(bare.goal, MatchGoal)


def _tie_shown(bare: Bare) -> bool:
    """Reading 18: sides are level with the most cards, so that no side gets the points."""
    return isinstance(bare.goal, MajorityGoal) and bare.answer == (NOBODY,)


def _tie_counter(bare: Bare) -> bool:
    """Reading 18: one side has the most cards, though others are level or it has no more than half of all cards."""
    if not isinstance(bare.goal, MajorityGoal) or bare.answer == (NOBODY,):
        return False
    sizes = sorted(bare.goal.piles.values())
    return len(set(sizes)) < len(sizes) or 2 * sizes[-1] <= sum(sizes)


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
        "16": LabelProof(_zwick_shown, _zwick_counter),
        "17": LabelProof(_leftovers_shown, _leftovers_counter),
        "18": LabelProof(bare_shows=_tie_shown, bare_counter=_tie_counter),
        "19": LabelProof(taking.same_play_shown, taking.same_play_counter),
        "20": LabelProof(_dealer_shown, _dealer_counter, bare_shows=_match_shown),
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


def label_holds(subject: Subject, key: LabelKey, reading: str) -> bool:
    """Tell whether a label of an exercise is proven; a label that rests on the author's word always is."""
    if reading in AUTHORS_WORD:
        return True
    proof = READING_PROOFS[reading]
    if isinstance(subject, Bare):
        return (proof.bare_shows if key == "shows" else proof.bare_counter)(subject)
    return (proof.shows if key == "shows" else proof.counter)(subject)
