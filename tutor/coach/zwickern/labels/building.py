"""Whether the readings on builds are at work in an exercise, or tempt there without applying."""

from collections.abc import Iterator

from tutor.coach.zwickern.goals.table import meets
from tutor.coach.zwickern.labels.flips import fixings, loosened, ruled, two_valued
from tutor.coach.zwickern.labels.matter import Board, Refused, changes, matters
from tutor.content.zwickern.goals import BuildGoal, OnePlayGoal
from tutor.content.zwickern.questions import AnnounceGoal, LegalGoal, VariantsGoal
from tutor.engine.zwickern import Ban, Build, Item, Position, Reason, violations
from tutor.engine.zwickern.building import build_values, taken_from
from tutor.engine.zwickern.moves import without
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import Bits, from_bits


def right_builds(board: Board) -> tuple[Build, ...]:
    """The right plays that are builds."""
    return tuple(move for move in board.right if isinstance(move, Build))


def only_builds(board: Board) -> bool:
    """Whether the right plays are builds, all of them."""
    return bool(board.right) and len(right_builds(board)) == len(board.right)


def refused_builds(board: Board) -> Iterator[tuple[Refused, Build]]:
    """The refused plays that are builds."""
    for one in board.refused:
        if isinstance(one.move, Build):
            yield one, one.move


def _old(position: Position, move: Build) -> Bits:
    return 0 if move.onto is None else item_bits(position.rules, move.onto)


def card_kept_shown(board: Board) -> bool:
    """Reading 6: a build is refused for want of a card only, or is legal since there is one."""
    if any(one.reasons == (Reason.NO_CARD_FOR_VALUE,) for one, _ in refused_builds(board)):
        return True
    if isinstance(board.goal, LegalGoal | VariantsGoal):
        return any(move.owner == board.position.turn for move in right_builds(board))
    return isinstance(board.goal, BuildGoal) and any(_for_want_of_a_card(board.position, board.goal))


def _for_want_of_a_card(position: Position, goal: OnePlayGoal) -> Iterator[Build]:
    """The builds that a goal asks for and that only want a card for their value."""
    for card in dict.fromkeys(position.hand):
        for item in (None, *position.table):
            for value in build_values(position.rules, card, item):
                move = Build(card, item, value, position.turn)
                reasons = [one.reason for one in violations(position, move)]
                if reasons == [Reason.NO_CARD_FOR_VALUE] and meets(position, move, goal):
                    yield move


def card_kept_counter(board: Board) -> bool:
    """Reading 6: a right build is the partner's, and no card of the own hand could take it."""
    position = board.position
    return any(
        move.owner != position.turn
        and not any(position.rules.hand_bits[card] >> move.value & 1 for card in without(position.hand, move.card))
        for move in right_builds(board)
    )


def plus_minus_shown(board: Board) -> bool:
    """Reading 7: the right plays build on an item by adding or subtracting."""
    return only_builds(board) and all(_plus_or_minus(board.position, move) for move in right_builds(board))


def _plus_or_minus(position: Position, move: Build) -> bool:
    values = position.rules.hand_values[move.card]
    old = from_bits(_old(position, move))
    return any(move.value in (value + card, value - card) for value in old for card in values)


def plus_minus_counter(board: Board) -> bool:
    """Reading 7: a refused build takes the old value away from the card."""
    return any(
        Reason.OUT_OF_REACH in one.reasons and _card_less_old(board.position, move) >> move.value & 1
        for one, move in refused_builds(board)
    )


def _card_less_old(position: Position, move: Build) -> Bits:
    found = 0
    for value in position.rules.hand_values[move.card]:
        found |= taken_from(value, _old(position, move))
    return found


def same_value_shown(board: Board) -> bool:
    """Reading 8: if no value could stay as it was, something else would be right."""
    position = board.position
    return position.rules.same_value and changes(board, ruled(position, same_value=False))


def same_value_counter(board: Board) -> bool:
    """Reading 8: a refused build leaves a value as it was, of the item or of the card that it seems to be."""
    return any(_keeps_wrongly(board.position, one, move) for one, move in refused_builds(board))


def _keeps_wrongly(position: Position, one: Refused, move: Build) -> bool:
    if move.onto is None:
        return False
    if any(why.ban is Ban.SAME_VALUE for why in one.why):
        return True
    rules = position.rules
    seeming = rules.table_bits[move.onto.cards[0]] & rules.hand_bits[move.card] if len(move.onto.cards) == 1 else 0
    kept = _old(position, move) | seeming
    return Reason.OUT_OF_REACH in one.reasons and bool(kept >> move.value & 1)


def built_on_either_shown(board: Board) -> bool:
    """Reading 9: with one value only for the loose card that is built on something else would be right."""
    rules = board.position.rules
    onto = [move.onto for move in right_builds(board) if move.onto is not None]
    if not only_builds(board) or not any(two_valued(rules, item) for item in onto):
        return False
    return any(changes(board, other) for other in fixings(board.position))


def built_on_either_counter(board: Board) -> bool:
    """Reading 9: a refused build wants the other value of a card that was announced."""
    free = loosened(board.position)
    return any(
        move.onto is not None
        and move.onto not in free.table
        and Reason.OUT_OF_REACH in one.reasons
        and not _out_of_reach(free, move._replace(onto=Item(move.onto.cards)))
        for one, move in refused_builds(board)
    )


def _out_of_reach(position: Position, move: Build) -> bool:
    return any(one.reason is Reason.OUT_OF_REACH for one in violations(position, move))


def single_card_shown(board: Board) -> bool:
    """Reading 10: a right build is a card by itself, or a refused one counts two items of the table."""
    if any(move.onto is None for move in right_builds(board)):
        return True
    # Values that a question offers count nothing; a play that is named does.
    named = not isinstance(board.goal, AnnounceGoal)
    return named and any(_joins(board.position, one, move) for one, move in refused_builds(board))


def _joins(position: Position, one: Refused, move: Build) -> bool:
    if move.onto is None or Reason.OUT_OF_REACH not in one.reasons:
        return False
    rules = position.rules
    others = 0
    for item in position.table:
        others |= 0 if item == move.onto else item_bits(rules, item)
    sums = (old + card for old in from_bits(_old(position, move)) for card in rules.hand_values[move.card])
    return any(total + other == move.value for total in sums for other in from_bits(others))


def single_card_counter(board: Board) -> bool:
    """Reading 10: a card by itself is refused, since the table or the variant forbids it."""
    return any(move.onto is None and Reason.VARIANT_FORBIDS in one.reasons for one, move in refused_builds(board))


def empty_table_shown(board: Board) -> bool:
    """Reading 15: the table is empty, and on any other something else would be right or legal."""
    position = board.position
    return not position.table and matters(board, ruled(position, build_on_empty=True))


def empty_table_counter(board: Board) -> bool:
    """Reading 15: a single item on the table is enough to build."""
    return len(board.position.table) == 1 and only_builds(board)
