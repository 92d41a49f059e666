"""What bots say at the table: now and then a sentence, which is true of the play that was just made."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from tutor.engine.cards import Card
from tutor.engine.zwickern import Capture, Lay, Play, Position, is_zwick, partner
from tutor.matches.match import Match
from tutor.text import Family, Line, Value

_KINDS: Final = ("zwick", "zwick-ours", "build", "waiting", "for-partner", "joker", "many", "nothing")
_SENTENCES: Final = Family("saying-{}", tuple(f"{kind}-{number}" for kind in _KINDS for number in (1, 2)))
_PAUSE: Final = 6
"""The fewest plays from one saying to the next."""

_MANY: Final = 4


class _Seen(NamedTuple):
    """A play as those at the table see it: `own` is the seat of the person."""

    position: Position
    play: Play
    own: int
    own_last: tuple[Position, Play] | None


def sayings(match: Match) -> Mapping[int, Line]:
    """Return what bots say in the last game of a match with one person, by the numbers of their plays.

    In a game no sentence is said twice.
    """
    started, hand = match.started, match.hand
    if started.shared:
        return {}
    said: dict[int, Line] = {}
    often: Counter[str] = Counter()
    own_last = None
    for ply, (position, play) in enumerate(zip(hand.positions, hand.plays, strict=False)):
        if position.turn == started.people[0]:
            own_last = (position, play)
        elif ply >= _PAUSE + max(said, default=-_PAUSE):
            kinds = _kinds(_Seen(position, play, started.people[0], own_last))
            found = next(((kind, values) for kind, values in kinds if often[kind] < 2), None)
            if found is not None:
                kind, values = found
                often[kind] += 1
                said[ply] = Line(_SENTENCES[f"{kind}-{often[kind]}"], values)
    return said


def _kinds(seen: _Seen) -> Iterator[tuple[str, Mapping[str, Value]]]:
    """Yield what can be said of a play of a bot, with the values of the sentence, the most telling first."""
    position, play, own = seen.position, seen.play, seen.own
    ours = partner(position.plan, own) == position.turn
    emptied = seen.own_last is not None and isinstance(seen.own_last[1], Capture) and is_zwick(*seen.own_last)
    if isinstance(play, Lay) and not position.table and emptied and not ours:
        yield "nothing", {}
    if not isinstance(play, Capture):
        return
    if is_zwick(position, play):
        yield ("zwick-ours" if ours else "zwick"), {}
    cards = [card for item in play.takes for card in item.cards]
    if any(item.owner == own for item in play.takes) and not ours:
        yield "build", {}
    laid = _laid(seen)
    if laid is not None:
        yield ("for-partner" if ours else "waiting"), {"card": laid}
    if any(card.suit is None for card in cards):
        yield "joker", {}
    if len(cards) >= _MANY:
        yield "many", {"number": len(cards)}


def _laid(seen: _Seen) -> Card | None:
    """Return the card that the person laid down last, if a capture takes it as a single card."""
    if seen.own_last is None or not isinstance(seen.own_last[1], Lay) or not isinstance(seen.play, Capture):
        return None
    card = seen.own_last[1].card
    return card if any(item.value is None and item.cards == (card,) for item in seen.play.takes) else None
