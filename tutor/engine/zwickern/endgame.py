"""The end of a hand with open cards: what each play is worth for two, and which plays give a partner the Zwick.

Nothing is guessed: a margin is that of every line of play, less what is proven not to change it. No points of any
rules are below nothing.
"""

from typing import NamedTuple

from tutor.engine.zwickern.grouping import TooMuchWorkError
from tutor.engine.zwickern.listing import legal_moves, legal_taking, number_of_moves
from tutor.engine.zwickern.moves import Capture, Move, is_zwick, play
from tutor.engine.zwickern.openhands import Held, OpenHands, Play
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import partner, sides
from tutor.engine.zwickern.scoring import scores
from tutor.engine.zwickern.taking import can_clear
from tutor.engine.zwickern.traits import Table

BUDGET = 200_000
"""States visited and plays listed: some seconds."""

MOST_PLAYS = 4000
"""So many plays, and replies to one of them, are looked at for a partner's Zwick: seconds at most."""

_FAR = 1 << 20
"""More than any margin or number of cards."""


class NotOpenError(ValueError):
    """A position that cannot be played out, for what the text says."""


class Outlook(NamedTuple):
    """How a hand ends when both play their best.

    `best` is the margin then, the mover's points less the other's, `moves` are all plays that reach it, and `second`
    is the best margin among the other plays, None where there are none.
    """

    best: int
    moves: tuple[Move, ...]
    second: int | None


def outlook(position: Position, budget: int = BUDGET) -> Outlook:
    """The best plays of the last deal of two open hands; raises NotOpenError and TooMuchWorkError."""
    search = _Search(position, budget)
    best = second = -_FAR
    values: dict[Play, int] = {}
    for one in search.plays():
        values[one] = value = search.worth(search.start, one, second, _FAR)
        if value > best:
            best, second = value, best
        elif value < best:
            second = max(second, value)
    moves = tuple(move for move in legal_moves(position) if values[search.hands.small(move)] == best)
    return Outlook(search.won + best, moves, None if second == -_FAR else search.won + second)


def margins(position: Position, budget: int = BUDGET) -> dict[Move, int]:
    """The margin after every legal play when both then play their best; raises NotOpenError and TooMuchWorkError.

    A margin is the mover's points of the whole hand less the other's. `outlook` is faster.
    """
    search = _Search(position, budget)
    values = {one: search.won + search.worth(search.start, one, -_FAR, _FAR) for one in search.plays()}
    return {move: values[search.hands.small(move)] for move in legal_moves(position)}


class _State(NamedTuple):
    """What is still open, as the player to move sees it.

    `held` are the cards of both hands; `last` is 1 where the player captured last, -1 where the other did; `lead`
    is by how many cards the player is ahead.
    """

    turn: int
    held: Held
    table: Table
    last: int
    lead: int


class _Search:
    """Alpha-beta search over the points still to be won, with the bounds of every state met."""

    def __init__(self, position: Position, budget: int) -> None:
        _check_open(position)
        turn = position.turn
        self.rules = position.rules
        self.hands = OpenHands(position, budget)
        self.bounds: dict[_State, tuple[int, int]] = {}
        own, other = (scores(position, majority=False)[seat] for seat in (turn, 1 - turn))
        self.won = own.points - other.points
        last = 0 if position.last_capture is None else 1 if position.last_capture == turn else -1
        held = self.hands.hands[0] | self.hands.hands[1]
        self.start = _state(turn, held, self.hands.table, last, own.cards - other.cards)

    def plays(self) -> list[Play]:
        """The different plays of the position."""
        return self._plays(self.start)

    def worth(self, state: _State, one: Play, least: int, most: int) -> int:
        """The margin still to be won with a play; bounds as for `margin`."""
        turn, held, _, last, lead = state
        others = held & ~self.hands.hands[turn]
        last, lead = 1 if one.captures else last, lead + one.cards
        if not others:
            # The other has no card left and is passed over (reading 20).
            after = _state(turn, one.rest, one.table, last, lead)
            return one.points + self.margin(after, least - one.points, most - one.points)
        after = _state(1 - turn, others | one.rest, one.table, -last, -lead)
        return one.points - self.margin(after, one.points - most, one.points - least)

    def margin(self, state: _State, least: int, most: int) -> int:
        """The margin still to be won, exact if it is found between the bounds.

        What is found at or below `least` is not exceeded by the margin, what is found at or above `most` is reached.
        """
        self.hands.spend()
        if state.held & (state.held - 1) == 0:
            return self._end(state)
        low, high = self.bounds.get(state) or self._limits(state)
        if low >= most or low == high:
            return low
        if high <= least:
            return high
        least, most = max(low, least), min(high, most)
        found = self._best(state, least, most)
        self.bounds[state] = (low if found <= least else max(low, found), high if found >= most else min(high, found))
        return found

    def _best(self, state: _State, least: int, most: int) -> int:
        best = -_FAR
        for one in self._plays(state):
            best = max(best, self.worth(state, one, max(best, least), most))
            if best >= most:
                break
        return best

    def _plays(self, state: _State) -> list[Play]:
        return self.hands.plays(state.table, state.turn, state.held & self.hands.hands[state.turn])

    def _limits(self, state: _State) -> tuple[int, int]:
        """What the margin cannot be below and above: one side wins every point, and makes a Zwick with every card."""
        turn, held, table, _, lead = state
        rules, own = self.rules, held & self.hands.hands[turn]
        points = table.points + self.hands.worth(held)
        low = -points - rules.zwick * (held & ~own).bit_count() - (-rules.majority if lead == _FAR else rules.majority)
        high = points + rules.zwick * own.bit_count() + (-rules.majority if lead == -_FAR else rules.majority)
        return low, high

    def _end(self, state: _State) -> int:
        """The margin where at most one card is held: if that captures anything, the rest of the table follows."""
        _, held, table, last, lead = state
        points, cards = table.points, table.cards
        zwick = 0
        if held:
            number = held.bit_length() - 1
            points, cards = points + self.hands.points[number], cards + 1
            _, vectors, clears = self.hands.taken(table, number)
            if vectors:
                # A promise never stands against this: what keeps it at the last card is a capture, or nothing.
                last, zwick = 1, self.hands.zwick(number) if clears else 0
        lead += last * cards
        most_cards = 0 if lead == 0 else self.rules.majority if lead > 0 else -self.rules.majority
        return zwick + last * points + most_cards


def _state(turn: int, held: Held, table: Table, last: int, lead: int) -> _State:
    """A state; a lead that can no longer be lost or gained is as good as any other."""
    open_cards = table.cards + held.bit_count()
    if abs(lead) > open_cards:
        lead = _FAR if lead > 0 else -_FAR
    return _State(turn, held, table, last, lead)


def _check_open(position: Position) -> None:
    """Raise NotOpenError unless this is the last deal of two players with known hands."""
    if len(sides(position.plan)) != 2 or len(position.seats) != 2:
        raise NotOpenError("the hand is not one of two players")
    if None in position.hands:
        raise NotOpenError("a hand is not known")
    if position.stock:
        raise NotOpenError("cards are still to be dealt")
    if not position.hand:
        raise NotOpenError("the player to move has no card")


def partner_zwicks(position: Position) -> tuple[Move, ...]:
    """The legal plays after which the partner can make a Zwick whatever the next player plays.

    The hands of the player, the next player and the partner must be known; raises NotOpenError, and TooMuchWorkError
    where there are too many plays to go through.
    """
    mate = _mate(position)
    number = number_of_moves(position)
    if number is None or number > MOST_PLAYS:
        raise TooMuchWorkError("there are too many plays to look at the replies to each")
    return tuple(move for move in legal_moves(position) if _sure_zwick(play(position, move), mate))


def _mate(position: Position) -> int:
    """The partner of the player to move; raises NotOpenError."""
    mate = partner(position.plan, position.turn)
    if mate is None or len(position.seats) != 4:
        raise NotOpenError("the game is not one of two partnerships")
    if any(position.hands[seat] is None for seat in (position.turn, (position.turn + 1) % 4, mate)):
        raise NotOpenError("a hand is not known")
    return mate


def _sure_zwick(position: Position, mate: int) -> bool:
    """Whether a player can make a Zwick at the next turn, now or after whatever is played now."""
    if not position.hands[mate]:
        return False
    if position.turn == mate:
        return _can_zwick(position)
    number = number_of_moves(position)
    if number is None or number > MOST_PLAYS:
        raise TooMuchWorkError("there are too many replies to look at")
    # Cards laid down come first in the list, and one of them is nearly always what stands against it.
    return all(_can_zwick(play(position, move)) for move in legal_moves(position))


def _can_zwick(position: Position) -> bool:
    """Whether the player to move can make a Zwick; it keeps every promise."""
    return any(
        is_zwick(position, Capture(card, position.table)) and can_clear(legal_taking(position, card))
        for card in dict.fromkeys(position.hand)
    )
