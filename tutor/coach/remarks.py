"""The engine's remarks on a play of a record: what was there, computed and proven."""

from tutor.coach.goals import cards_taken
from tutor.coach.missed import missed
from tutor.coach.play_words import play_line
from tutor.engine.zwickern.listing import legal_builds, legal_taking, number_of_moves
from tutor.engine.zwickern.moves import Capture, Move, is_zwick
from tutor.engine.zwickern.position import Position
from tutor.text import Line


def remarks(position: Position, move: Move) -> tuple[Line, ...]:
    """What the engine can prove about a play: how many there were, and whether more could be taken."""
    number = number_of_moves(position)
    if number is None:
        return (Line("replay-too-large"),)
    lines = [Line("replay-legal-moves", {"number": number})]
    if not _can_capture(position) and not any(legal_builds(position, card) for card in position.hand):
        return (*lines, Line("replay-nothing-to-capture"))
    better = better_capture(position, move)
    if better is None:
        return (*lines, Line("replay-nothing-more"))
    text = play_line(position, better)
    if is_zwick(position, better) and not is_zwick(position, move):
        return (*lines, Line("replay-missed-zwick", {"play": text}))
    return (*lines, Line("replay-missed", {"play": text, "number": cards_taken(better)}))


def better_capture(position: Position, move: Move) -> Capture | None:
    """A Zwick that was not made, else a capture of more cards, rather with the same card; None if there is none."""
    others = missed(position, move).captures
    if not is_zwick(position, move):
        zwick = next((one for one in others if is_zwick(position, one)), None)
        if zwick is not None:
            return zwick
    more = [one for one in others if cards_taken(one) > cards_taken(move)]
    # Sorting keeps the order of equal ones, so that the most cards still come first.
    return min(more, key=lambda one: one.card is not move.card, default=None)


def _can_capture(position: Position) -> bool:
    return any(legal_taking(position, card).vectors for card in position.hand)
