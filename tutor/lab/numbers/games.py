"""Whole games that bots play from a seed, as records of all their moves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from tutor.bots.deals import SEATS, dice_of, shuffled
from tutor.bots.levels import BUDGET, Level, choose
from tutor.content.zwickern.figures import ZwickernPlayers
from tutor.engine.cards import Card
from tutor.engine.zwickern import (
    GAME,
    Capture,
    Play,
    Position,
    Rules,
    Score,
    is_zwick,
    play_hand,
    scores,
    seen_by,
)

Chooser = Callable[[Position], Play]


@dataclass(frozen=True, slots=True)
class GameMove:
    """A play of a game, with the position before and the one after it, in which no new cards are dealt yet."""

    before: Position
    play: Play
    after: Position

    @property
    def seat(self) -> int:
        """The seat that plays."""
        return self.before.turn

    @property
    def zwick(self) -> bool:
        """Whether it is a Zwick that scores."""
        return isinstance(self.play, Capture) and is_zwick(self.before, self.play)


@dataclass(frozen=True, slots=True)
class WholeGame:
    """A game from the first deal to its end: its moves, the position before the last cards go to a player, and after.

    `dealt` are all cards that each seat was dealt, and `strong` the seats of strong players, where levels mix.
    """

    rules: Rules
    dealer: int
    moves: tuple[GameMove, ...]
    dealt: tuple[tuple[Card, ...], ...]
    over: Position
    end: Position
    strong: tuple[int, ...] = ()

    @property
    def scores(self) -> tuple[Score, ...]:
        """The score of each side."""
        return scores(self.end)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.over.plan.players

    def place(self, seat: int) -> int:
        """Return the place of a seat in the turn, from 1; the last is the dealer's."""
        return (seat - self.dealer - 1) % self.seats + 1


def game_of_seed(rules: Rules, seats: int, seed: int, players: ZwickernPlayers) -> WholeGame:
    """Play the game of a seed; equal seeds give the same cards to players of any level.

    Raises ValueError if the variant is not for so many players.
    """
    name = f"numbers/{rules.name}/{seats}/{seed}"
    dice = dice_of(name)
    pack = shuffled(GAME.full_pack(rules, seats), dice)
    dealer = int(dice.random() * seats)
    own = [dice_of(f"{name}/{seat}") for seat in range(seats)]
    # By the seed, so that in the long run strong players have each seat equally often.
    strong = tuple(seat for seat in range(seats) if seat % 2 == seed % 2) if players == "mixed" else ()

    def bot(position: Position) -> Play:
        seat = position.turn
        level: Level = ("strong" if seat in strong else "careful") if players == "mixed" else players
        return choose(seen_by(position, seat), level, own[seat], BUDGET)

    return replace(recorded(rules, seats, dealer, pack, bot), strong=strong)


def recorded(rules: Rules, seats: int, dealer: int, pack: Sequence[Card], chooser: Chooser) -> WholeGame:
    """Return the game that a chooser of plays makes of a pack."""
    plays: list[Play] = []

    def noted(position: Position) -> Play:
        plays.append(chooser(position))
        return plays[-1]

    moves: list[GameMove] = []
    dealt: list[list[Card]] = [[] for _ in range(seats)]
    before: Position | None = None
    for position in play_hand(rules, SEATS[seats], dealer, pack, noted):
        # A position follows either a play, a deal, or the end of the last deal.
        if len(plays) > len(moves) and before is not None:
            moves.append(GameMove(before, plays[-1], position))
        elif before is None or position.stock < before.stock:
            for seat, hand in enumerate(position.hands):
                dealt[seat] += hand or ()
        else:
            return WholeGame(rules, dealer, tuple(moves), tuple(map(tuple, dealt)), before, position)
        before = position
    raise AssertionError("a game has an end")


def move_points(move: GameMove) -> int:
    """Return the points that a play wins at once: those of the cards it takes and of a Zwick."""
    seat = move.seat
    return _points(move.after, seat) - _points(move.before, seat)


def _points(position: Position, seat: int) -> int:
    pile, rules = position.won[seat], position.rules
    cards = sum(rules.card_points[card] for card in pile.cards)
    return cards + (pile.zwicks - pile.joker_zwicks) * rules.zwick + pile.joker_zwicks * (rules.joker_zwick or 0)
