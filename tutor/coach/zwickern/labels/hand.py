"""The proofs for readings on the Zwick, the deals and the end: whether each is at work, or only tempts."""

from tutor.coach.zwickern.labels.subject import Bare, Board, asks_for_zwick
from tutor.coach.zwickern.questions.kinds.seats import NOBODY
from tutor.content.zwickern.questions import MajorityGoal, MatchGoal, TakersGoal, WhoGoal
from tutor.engine.zwickern import Capture, Position, is_zwick
from tutor.engine.zwickern.hand.deal_and_play import deal_number
from tutor.engine.zwickern.hand.events import first_player
from tutor.engine.zwickern.plays import clears_table, touched


def zwick_shown(board: Board) -> bool:
    """Reading 16: the exercise asks for a capture that clears the table."""
    goal = board.goal
    if isinstance(goal, TakersGoal):
        return any(is_zwick(board.position, play) for play in board.right)
    return asks_for_zwick(goal)


def zwick_counter(board: Board) -> bool:
    """Reading 16: the table gets empty without a Zwick.

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


def leftovers_shown(board: Board) -> bool:
    """Reading 17: cards are left over at the end, or lie on the table from the deal before."""
    position, goal = board.position, board.goal
    if isinstance(goal, WhoGoal):
        return goal.of == "leftovers"
    if _is_last_card(position):
        return bool(board.right) and not any(clears_table(position, play) for play in board.right)
    return _new_deal(position) and any(map(touched, board.right))


def _new_deal(position: Position) -> bool:
    """Tell whether a later deal has just been dealt, so that the cards on the table are left from the one before."""
    number, dealer, seating = deal_number(position), position.dealer, position.plan
    # Cards that go to the table with the last deal would lie there as well.
    if not number or dealer is None or (number == len(seating.deals) - 1 and seating.left_over):
        return False
    begins = position.turn == first_player(seating, dealer)
    return begins and len(position.hand) == seating.deals[number][0]


def leftovers_counter(board: Board) -> bool:
    """Reading 17: the last card of the hand clears the table, so that nothing is left over."""
    return _is_last_card(board.position) and any(clears_table(board.position, play) for play in board.right)


def dealer_shown(board: Board) -> bool:
    """Reading 20: the question asks who starts a deal, or who deals the next hand."""
    return isinstance(board.goal, WhoGoal) and board.goal.of in ("first", "next-dealer")


def dealer_counter(board: Board) -> bool:
    """Reading 20: the question asks who cuts or plays next, and it is not the player left of the dealer."""
    dealer, goal = board.position.dealer, board.goal
    if dealer is None or not isinstance(goal, WhoGoal) or goal.of not in ("cuts", "next"):
        return False
    return board.answer != (board.position.seats[first_player(board.position.plan, dealer)],)


def match_shown(bare: Bare) -> bool:
    """Reading 20: the question adds up the hands of a match."""
    return isinstance(bare.goal, MatchGoal)


def tie_shown(bare: Bare) -> bool:
    """Reading 18: sides are level with the most cards, so that no side gets the points."""
    return isinstance(bare.goal, MajorityGoal) and bare.answer == (NOBODY,)


def tie_counter(bare: Bare) -> bool:
    """Reading 18: one side has the most cards, though others are level or it has no more than half of all cards."""
    if not isinstance(bare.goal, MajorityGoal) or bare.answer == (NOBODY,):
        return False
    sizes = sorted(bare.goal.piles.values())
    return len(set(sizes)) < len(sizes) or 2 * sizes[-1] <= sum(sizes)
