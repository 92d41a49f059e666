"""The proofs for readings on captures: whether each is at work in an exercise, or only tempts there."""

from collections.abc import Iterator
from itertools import combinations, islice, pairwise, product

from tutor.coach.zwickern.goals.tactics import TWO, cards_taken
from tutor.coach.zwickern.labels.other_readings import builds_in, fixings, loosened, two_valued
from tutor.coach.zwickern.labels.subject import (
    Board,
    JudgedPlay,
    asks_for_zwick,
    changes_answer,
    counts_captures,
    frees,
)
from tutor.content.zwickern.goals import EverythingGoal, LayGoal, MostCardsGoal
from tutor.content.zwickern.questions import SafeLaysGoal
from tutor.engine.zwickern import Build, Capture, Item, Position, Reason, Rules, is_wild, split_of, violations
from tutor.engine.zwickern.building import built_on
from tutor.engine.zwickern.captures import captures, maximal_captures
from tutor.engine.zwickern.listing import legal_taking
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits
from tutor.engine.zwickern.splits import split_at, totals_of

_MOST_ITEMS = 10
"""The most items for which every choice, of items or of their values, is tried."""
_MOST_RIVALS = 50


def right_captures(board: Board) -> tuple[Capture, ...]:
    """Return the right plays that are captures."""
    return tuple(play for play in board.right if isinstance(play, Capture))


def _only_captures(board: Board) -> bool:
    """Tell whether there are right plays and all of them are captures."""
    return bool(board.right) and len(right_captures(board)) == len(board.right)


def _refused_captures(board: Board) -> Iterator[tuple[JudgedPlay, Capture]]:
    for one in board.refused:
        if isinstance(one.play, Capture):
            yield one, one.play


def one_value_shown(board: Board) -> bool:
    """Reading 1: the played card could take more if it had both its values at once."""
    if any(Reason.TWO_VALUES in one.reasons for one in board.refused):
        return True
    goal, table = board.goal, board.position.table
    if asks_for_zwick(goal):
        return any(_needs_two_values(board.position, Capture(card, table)) for card in set(board.position.hand))
    if len(table) > _MOST_ITEMS:
        return False
    cards = {play.card for play in right_captures(board)}
    sets = (items for size in range(2, len(table) + 1) for items in combinations(table, size))
    found = (
        play for items in sets for card in cards if _needs_two_values(board.position, play := Capture(card, items))
    )
    # Such a capture would be counted with the others, or take at least as many cards as the right ones.
    if counts_captures(goal):
        return any(True for _ in found)
    if isinstance(goal, MostCardsGoal | EverythingGoal):
        most = max(map(cards_taken, right_captures(board)), default=0)
        return any(cards_taken(play) >= most for play in found)
    return False


def _needs_two_values(position: Position, play: Capture) -> bool:
    return any(one.reason is Reason.TWO_VALUES for one in violations(position, play))


def one_value_counter(board: Board) -> bool:
    """Reading 1: a loose card of the played card's rank must count as another value than the played card."""
    rules = board.position.rules
    return any(_rank_counts_otherwise(rules, play) for play in right_captures(board))


def _rank_counts_otherwise(rules: Rules, play: Capture) -> bool:
    """Tell whether a capture fails if all loose cards of the played card's rank have the value that it plays."""
    same = [item for item in play.takes if two_valued(rules, item) and item.cards[0].rank == play.card.rank]
    others = [item for item in play.takes if item not in same]
    return bool(same) and not any(
        split_at(rules, Capture(play.card, (*others, *(item._replace(value=value) for item in same))), value)
        for value in rules.hand_values[play.card]
    )


def either_value_shown(board: Board) -> bool:
    """Reading 2: the answer would be different if the loose cards had one value only."""
    # A lay is safe or not by the captures that answer it.
    if not isinstance(board.goal, SafeLaysGoal) and not _only_captures(board):
        return False
    return any(changes_answer(board, other) for other in fixings(board.position))


def either_value_counter(board: Board) -> bool:
    """Reading 2: a card with two values has been announced with one of them, and the other would matter."""
    other = loosened(board.position)
    concerned = _only_captures(board) or any(_refused_captures(board))
    return concerned and other != board.position and (frees(board, other) or changes_answer(board, other))


def groups_shown(board: Board) -> bool:
    """Reading 3: a right capture needs several groups, or a right lay plays a card that could have captured."""
    rules = board.position.rules
    if isinstance(board.goal, LayGoal):
        return any(legal_taking(board.position, play.card).vectors for play in board.right)
    return any(
        len(play.takes) > 1 and not totals_of(rules, play.takes, play.card) & rules.hand_bits[play.card]
        for play in right_captures(board)
    )


def groups_counter(board: Board) -> bool:
    """Reading 3: two groups of one value share an item, so that only one of them can be taken."""
    if not isinstance(board.goal, MostCardsGoal | EverythingGoal) or groups_shown(board):
        return False
    cards = dict.fromkeys(play.card for play in right_captures(board))
    return any(_overlap(board.position.rules, one, other) for card in cards for one, other in _rivals(board, card))


def _rivals(board: Board, card: object) -> Iterator[tuple[Capture, Capture]]:
    found = [one for play in right_captures(board) if play.card is card for one in _largest(board.position, play)]
    yield from combinations(dict.fromkeys(found), TWO)


def _largest(position: Position, play: Capture) -> Iterator[Capture]:
    return islice(captures(maximal_captures(legal_taking(position, play.card))), _MOST_RIVALS)


def _overlap(rules: Rules, one: Capture, other: Capture) -> bool:
    shared = set(one.takes) & set(other.takes)
    common = totals_of(rules, one.takes, one.card) & totals_of(rules, other.takes, other.card)
    return bool(shared) and bool(common & rules.hand_bits[one.card])


def build_shown(board: Board) -> bool:
    """Reading 4: every right play takes a build whole, or one card of a build would allow a refused play."""
    if _only_captures(board) and all(builds_in(play) for play in board.right):
        return True
    return any(_fits_one_card(board.position, one) for one in board.refused if builds_in(one.play))


def _fits_one_card(position: Position, one: JudgedPlay) -> bool:
    """Tell whether a refused play that takes or changes a build would fit one card of that build."""
    item = builds_in(one.play)[0]
    values = (value for card in item.cards for value in from_bits(position.rules.table_bits[card]))
    return any(value != item.value and _possible(position, one, item, value) for value in values)


def _possible(position: Position, one: JudgedPlay, item: Item, value: int) -> bool:
    """Tell whether the sums of a refused play would fit if a build had this value."""
    changed = item._replace(value=value)
    if isinstance(one.play, Build):
        return bool(built_on(position.rules, 1 << value, one.play.card) >> one.play.value & 1)
    if isinstance(one.play, Capture):
        takes = tuple(changed if other is item else other for other in one.play.takes)
        return split_of(position.rules, Capture(one.play.card, takes)) is not None
    return False


def build_counter(board: Board) -> bool:
    """Reading 4: a loose card has the rank of a build of one card, and both its values matter."""
    table = board.position.table
    builds = {item.cards[0].rank: item for item in table if item.value is not None and len(item.cards) == 1}
    twins = [item for item in table if two_valued(board.position.rules, item) and item.cards[0].rank in builds]
    if not twins or not right_captures(board):
        return False
    return any(changes_answer(board, other) for other in fixings(board.position))


def adding_shown(board: Board) -> bool:
    """Reading 5: a refused capture would fit by subtracting."""
    return any(_subtracts(board.position.rules, one, play) for one, play in _refused_captures(board))


def _subtracts(rules: Rules, one: JudgedPlay, play: Capture) -> bool:
    """Tell whether a refused capture takes two items as a group that differ by the value of its card."""
    if is_wild(rules, play.card):
        # A wild joker has nearly every value, so that the difference would prove nothing.
        return False
    stated = (play.takes,) if one.stated is None or one.stated.groups is None else one.stated.groups
    return any(len(group) == TWO and _differ_by(rules, group, play) for group in stated)


def _differ_by(rules: Rules, group: tuple[Item, ...], play: Capture) -> bool:
    pairs = product(*(from_bits(item_bits(rules, item)) for item in group))
    return any(abs(one - other) in rules.hand_values[play.card] for one, other in pairs)


def adding_counter(board: Board) -> bool:
    """Reading 5: every right play builds by subtracting, or a right capture takes a build that was made so."""
    rules = board.position.rules
    if any(_came_down(rules, item) for play in right_captures(board) for item in builds_in(play)):
        return True
    return bool(board.right) and all(isinstance(play, Build) and _goes_down(rules, play) for play in board.right)


def _came_down(rules: Rules, item: Item) -> bool:
    """Tell whether a build of several cards has a value below every sum of them."""
    sums = 1
    for card in item.cards:
        sums = sum(1 << value + more for value in from_bits(sums) for more in rules.hand_values[card])
    return item.value is not None and len(item.cards) > 1 and item.value < from_bits(sums)[0]


def _goes_down(rules: Rules, play: Build) -> bool:
    if play.onto is None:
        return False
    old = from_bits(item_bits(rules, play.onto))
    return all(play.value < value for value in old)


def same_play_shown(board: Board) -> bool:
    """Reading 19: captures are counted, and one of them can be added up in several ways but counts once."""
    return counts_captures(board.goal) and any(
        _several_ways(board.position.rules, play) for play in right_captures(board)
    )


def _several_ways(rules: Rules, play: Capture) -> bool:
    choices = [_values(rules, item) for item in play.takes]
    if len([one for one in choices if len(one) > 1]) > _MOST_ITEMS:
        return False
    found = (Capture(play.card, items) for items in product(*choices))
    return len([one for one in found if split_of(rules, one) is not None]) > 1


def _values(rules: Rules, item: Item) -> tuple[Item, ...]:
    """Return an item once with each of its values."""
    if not two_valued(rules, item):
        return (item,)
    return tuple(Item(item.cards, value) for value in from_bits(item_bits(rules, item)))


def same_play_counter(board: Board) -> bool:
    """Reading 19: captures are counted, and two cards of one rank take the same items, which makes two plays."""
    if not counts_captures(board.goal):
        return False
    # This order puts equal items taken by cards of one rank side by side.
    found = sorted(
        right_captures(board), key=lambda play: (play.card.rank, [item.cards[0].code for item in play.takes])
    )
    return any(
        one.takes == other.takes and one.card is not other.card and one.card.rank == other.card.rank
        for one, other in pairwise(found)
    )
