"""The legal actions of the seat to act."""

from collections.abc import Iterable, Iterator

from tutor.engine.zwikken.actions import Announcement, AnyAction, Ask, Bid, Keep, Pass, PlayCard, Saying, Swap
from tutor.engine.zwikken.bidding import entitled
from tutor.engine.zwikken.legality import next_level, violations
from tutor.engine.zwikken.position import Phase, Position


def legal_actions(position: Position) -> Iterable[AnyAction]:
    """List the legal actions, each once; none if no seat is to act."""
    return (action for action in _candidates(position) if not violations(position, action))


def _candidates(position: Position) -> Iterator[AnyAction]:
    if position.turn is None:
        return
    if position.phase is Phase.PLAY:
        yield from (PlayCard(card, down) for card in position.hand for down in (False, True))
    elif position.phase is Phase.SWAP:
        due = entitled(position)
        if due is not None:
            yield Keep(due.ten)
            yield from (Swap(due.ten, card) for card in due.turn_ups)
    elif position.phase is Phase.BID:
        level = next_level(position)
        yield from (Pass(), Bid(level), Ask(level))
        yield from (Pass(Announcement.KNOW), Pass(Announcement.EXPECT), Ask(level, know=True))
    else:
        yield from (Pass(), *Saying)
