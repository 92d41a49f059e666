"""The end of a hand with open cards: the worth of each play for two, and the plays that give a partner the Zwick.

Margins are exact: every line of play counts, but for those proven not to change the result.
"""

from typing import NamedTuple

from tutor.engine.budget import TooMuchWorkError
from tutor.engine.cards import Card
from tutor.engine.zwickern.captures import can_clear
from tutor.engine.zwickern.hand.scoring import scores
from tutor.engine.zwickern.listing import legal_plays, legal_taking, number_of_plays
from tutor.engine.zwickern.open_hands.every_line import EveryLine
from tutor.engine.zwickern.open_hands.two_sides import TwoSides
from tutor.engine.zwickern.plays import Capture, Play, is_zwick, make_play
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import partner, sides

_ENDGAME_BUDGET = 200_000
"""The most states visited and plays listed: some seconds."""

_MOST_REPLIES = 4000
"""The most plays, and the most replies to one play, that are looked at for a partner's Zwick: seconds at most."""


_NONE = -1 << 30


class NotOpenError(ValueError):
    """A position that cannot be played out; the text says why."""


class Outlook(NamedTuple):
    """The end of a hand when both play their best.

    `best` is the margin then, the player's points less the other's, `plays` are all plays that reach it, and `second`
    is the best margin among the other plays, None if there are none.
    """

    best: int
    plays: tuple[Play, ...]
    second: int | None


def outlook(position: Position, budget: int = _ENDGAME_BUDGET) -> Outlook:
    """Find the best plays of the last deal of two open hands; raises NotOpenError and TooMuchWorkError."""
    _check_last_two(position)
    if not position.rules.plain:
        return _outlook_of(margins(position, budget))
    search = TwoSides(position, budget)
    best, second = search.best(), _NONE
    right = set()
    for one in search.plays():
        # Only a margin above the second best has to be exact, up to the best.
        value = search.about(one, second, best)
        if value >= best:
            right.add(one)
        else:
            second = max(second, value)
    plays = tuple(play for play in legal_plays(position) if search.hands.small(play) in right)
    won = lead(position)
    return Outlook(won + best, plays, None if second == _NONE else won + second)


def _outlook_of(worth: dict[Play, int]) -> Outlook:
    best = max(worth.values())
    plays = tuple(play for play, margin in worth.items() if margin == best)
    return Outlook(best, plays, max((margin for margin in worth.values() if margin < best), default=None))


def margins(position: Position, budget: int = _ENDGAME_BUDGET) -> dict[Play, int]:
    """Return the margin after every legal play if both then play their best; raises NotOpenError and TooMuchWorkError.

    A margin is the player's points of the whole hand less the other's. `outlook` is faster.
    """
    _check_last_two(position)
    won, guess = lead(position), 0
    if not position.rules.plain:
        lines = EveryLine(position, budget)
        return {play: won + lines.worth(position, play) for play in legal_plays(position)}
    search = TwoSides(position, budget)
    values = {}
    for one in search.plays():
        values[one] = guess = search.exactly(one, guess)
    return {play: won + values[search.hands.small(play)] for play in legal_plays(position)}


def lead(position: Position) -> int:
    """Return the points that the player has won so far less those of the other, the most cards not counted."""
    own, other = (scores(position, majority=False)[seat].points for seat in (position.turn, 1 - position.turn))
    return own - other


def _check_last_two(position: Position) -> None:
    """Raise NotOpenError unless this is the last deal of two players with known hands."""
    if len(sides(position.plan)) != 2 or len(position.seats) != 2:
        raise NotOpenError("the hand is not one of two players")
    check_open(position)
    if position.stock:
        raise NotOpenError("cards are still to be dealt")


def check_open(position: Position) -> None:
    """Raise NotOpenError unless all hands are known and the player to play has a card."""
    if None in position.hands:
        raise NotOpenError("a hand is not known")
    if not position.hand:
        raise NotOpenError("the player whose turn it is has no card")


def partner_zwicks(position: Position) -> tuple[Play, ...]:
    """Return the legal plays after which the partner can make a Zwick whatever the next player plays.

    The hands of the player, the next player and the partner must be known; raises NotOpenError, and TooMuchWorkError
    if there are too many plays to go through.
    """
    mate = _mate(position)
    number = number_of_plays(position)
    if number is None or number > _MOST_REPLIES:
        raise TooMuchWorkError("there are too many plays to look at the replies to each")
    return tuple(play for play in legal_plays(position) if _sure_zwick(make_play(position, play), mate))


def _mate(position: Position) -> int:
    """Return the partner of the player to play; raises NotOpenError."""
    mate = partner(position.plan, position.turn)
    if mate is None or len(position.seats) != 4:
        raise NotOpenError("the game is not one of two partnerships")
    if any(position.hands[seat] is None for seat in (position.turn, (position.turn + 1) % 4, mate)):
        raise NotOpenError("a hand is not known")
    return mate


def _sure_zwick(position: Position, mate: int) -> bool:
    """Tell whether a player can make a Zwick at their own next turn, whatever is played before."""
    if not position.hands[mate]:
        return False
    if position.turn == mate:
        return can_zwick(position)
    number = number_of_plays(position)
    if number is None or number > _MOST_REPLIES:
        raise TooMuchWorkError("there are too many replies to look at")
    return refutation(position, mate) is None


def refutation(position: Position, mate: int) -> Play | None:
    """Return a play after which a player cannot make a Zwick next, or None if there is none."""
    # Lays come first in the list, and one of them is nearly always a refutation.
    for reply in legal_plays(position):
        after = make_play(position, reply)
        if after.turn != mate or not can_zwick(after):
            return reply
    return None


def can_zwick(position: Position) -> bool:
    """Tell whether the player to play can make a Zwick; such a play keeps every promise."""
    return any(card_can_zwick(position, card) for card in dict.fromkeys(position.hand))


def card_can_zwick(position: Position, card: Card) -> bool:
    """Tell whether a card of the hand can clear the table with a Zwick that counts."""
    whole = Capture(card, position.table)
    return bool(position.table) and is_zwick(position, whole) and can_clear(legal_taking(position, card))
