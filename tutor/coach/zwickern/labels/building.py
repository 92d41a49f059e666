"""The proofs for readings on builds: whether each is at work in an exercise, or only tempts there."""

from collections.abc import Iterator

from tutor.coach.zwickern.goals.table import meets
from tutor.coach.zwickern.labels.other_readings import fixings, loosened, ruled, two_valued
from tutor.coach.zwickern.labels.subject import Board, JudgedPlay, changes_answer, matters
from tutor.content.zwickern.goals import BuildGoal, OnePlayGoal
from tutor.content.zwickern.questions import AnnounceGoal, LegalGoal, VariantsGoal
from tutor.engine.zwickern import Ban, Build, Item, Position, Reason, violations
from tutor.engine.zwickern.building import build_values, taken_from
from tutor.engine.zwickern.plays import without
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import Bits, from_bits


def right_builds(board: Board) -> tuple[Build, ...]:
    """Return the right plays that are builds."""
    return tuple(play for play in board.right if isinstance(play, Build))


def only_builds(board: Board) -> bool:
    """Tell whether there are right plays and all of them are builds."""
    return bool(board.right) and len(right_builds(board)) == len(board.right)


def _refused_builds(board: Board) -> Iterator[tuple[JudgedPlay, Build]]:
    """Yield the refused plays that are builds, each with its build."""
    for one in board.refused:
        if isinstance(one.play, Build):
            yield one, one.play


def _old(position: Position, play: Build) -> Bits:
    return 0 if play.onto is None else item_bits(position.rules, play.onto)


def card_kept_shown(board: Board) -> bool:
    """Reading 6: a build is refused only because no card is kept for it, or is legal because one is."""
    if any(one.reasons == (Reason.NO_CARD_FOR_VALUE,) for one, _ in _refused_builds(board)):
        return True
    if isinstance(board.goal, LegalGoal | VariantsGoal):
        return any(play.owner == board.position.turn for play in right_builds(board))
    return isinstance(board.goal, BuildGoal) and any(_for_want_of_a_card(board.position, board.goal))


def _for_want_of_a_card(position: Position, goal: OnePlayGoal) -> Iterator[Build]:
    """Yield the builds that reach a goal and are illegal only because no card is kept for their value."""
    for card in dict.fromkeys(position.hand):
        for item in (None, *position.table):
            for value in build_values(position.rules, card, item):
                play = Build(card, item, value, position.turn)
                reasons = [one.reason for one in violations(position, play)]
                if reasons == [Reason.NO_CARD_FOR_VALUE] and meets(position, play, goal):
                    yield play


def card_kept_counter(board: Board) -> bool:
    """Reading 6: a right build is for the partner, and no card left in the builder's hand could take it."""
    position = board.position
    return any(
        play.owner != position.turn
        and not any(position.rules.hand_bits[card] >> play.value & 1 for card in without(position.hand, play.card))
        for play in right_builds(board)
    )


def plus_minus_shown(board: Board) -> bool:
    """Reading 7: the right plays all build on an item by adding or subtracting the card."""
    return only_builds(board) and all(_plus_or_minus(board.position, play) for play in right_builds(board))


def _plus_or_minus(position: Position, play: Build) -> bool:
    values = position.rules.hand_values[play.card]
    old = from_bits(_old(position, play))
    return any(play.value in (value + card, value - card) for value in old for card in values)


def plus_minus_counter(board: Board) -> bool:
    """Reading 7: a refused build subtracts the old value from the card."""
    return any(
        Reason.OUT_OF_REACH in one.reasons and _card_less_old(board.position, play) >> play.value & 1
        for one, play in _refused_builds(board)
    )


def _card_less_old(position: Position, play: Build) -> Bits:
    found = 0
    for value in position.rules.hand_values[play.card]:
        found |= taken_from(value, _old(position, play))
    return found


def same_value_shown(board: Board) -> bool:
    """Reading 8: the answer would be different if no build could keep the value of its item."""
    position = board.position
    return position.rules.same_value and changes_answer(board, ruled(position, same_value=False))


def same_value_counter(board: Board) -> bool:
    """Reading 8: a refused build keeps the value of its item, or a value that the card in it seems to have."""
    return any(_keeps_wrongly(board.position, one, play) for one, play in _refused_builds(board))


def _keeps_wrongly(position: Position, one: JudgedPlay, play: Build) -> bool:
    if play.onto is None:
        return False
    if any(why.ban is Ban.SAME_VALUE for why in one.why):
        return True
    rules = position.rules
    seeming = rules.table_bits[play.onto.cards[0]] & rules.hand_bits[play.card] if len(play.onto.cards) == 1 else 0
    kept = _old(position, play) | seeming
    return Reason.OUT_OF_REACH in one.reasons and bool(kept >> play.value & 1)


def built_on_either_shown(board: Board) -> bool:
    """Reading 9: the answer would be different if the loose card that is built on had one value only."""
    rules = board.position.rules
    onto = [play.onto for play in right_builds(board) if play.onto is not None]
    if not only_builds(board) or not any(two_valued(rules, item) for item in onto):
        return False
    return any(changes_answer(board, other) for other in fixings(board.position))


def built_on_either_counter(board: Board) -> bool:
    """Reading 9: a refused build uses the value that an announced card gave up."""
    free = loosened(board.position)
    return any(
        play.onto is not None
        and play.onto not in free.table
        and Reason.OUT_OF_REACH in one.reasons
        and not _out_of_reach(free, play._replace(onto=Item(play.onto.cards)))
        for one, play in _refused_builds(board)
    )


def _out_of_reach(position: Position, play: Build) -> bool:
    return any(one.reason is Reason.OUT_OF_REACH for one in violations(position, play))


def single_card_shown(board: Board) -> bool:
    """Reading 10: a right build is a card by itself, or a refused build counts two items of the table."""
    if any(play.onto is None for play in right_builds(board)):
        return True
    # A sum by chance among the offered values proves nothing; a play that the exercise names does.
    named = not isinstance(board.goal, AnnounceGoal)
    return named and any(_joins(board.position, one, play) for one, play in _refused_builds(board))


def _joins(position: Position, one: JudgedPlay, play: Build) -> bool:
    if play.onto is None or Reason.OUT_OF_REACH not in one.reasons:
        return False
    rules = position.rules
    others = 0
    for item in position.table:
        others |= 0 if item == play.onto else item_bits(rules, item)
    sums = (old + card for old in from_bits(_old(position, play)) for card in rules.hand_values[play.card])
    return any(total + other == play.value for total in sums for other in from_bits(others))


def single_card_counter(board: Board) -> bool:
    """Reading 10: a build of a card by itself is refused because the variant forbids it, as on an empty table."""
    return any(play.onto is None and Reason.VARIANT_FORBIDS in one.reasons for one, play in _refused_builds(board))


def empty_table_shown(board: Board) -> bool:
    """Reading 15: the table is empty, and builds on an empty table would make something else right or legal."""
    position = board.position
    return not position.table and matters(board, ruled(position, build_on_empty=True))


def empty_table_counter(board: Board) -> bool:
    """Reading 15: a single item is on the table, and the right plays are builds."""
    return len(board.position.table) == 1 and only_builds(board)
