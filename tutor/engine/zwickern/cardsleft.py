"""What is the same for all states in which the same cards are left in all hands, and the bounds of these states."""

from tutor.engine.zwickern.announcing import Said
from tutor.engine.zwickern.openhands import Held, Play
from tutor.engine.zwickern.traits import Table


class CardsLeft:
    """The cards left in all hands, with what is announced; `hand` are those of the player to move, at `seat`.

    `follows` is 1 where the side of the player to move also plays next, else -1; `limits` are the lowest and highest
    margin that these cards allow by themselves. `few` says that the last cards are worked out at once. `known` holds
    the bounds of each state met, `best` for each table the play that was the best so far, and `after` the cards left
    after each play, by card and announced value.
    """

    __slots__ = ("after", "best", "few", "follows", "hand", "held", "known", "limits", "number", "said", "seat")

    def __init__(
        self, held: Held, said: Said, seat: int, hand: Held, follows: int, limits: tuple[int, int], *, few: bool
    ) -> None:
        self.held, self.said, self.seat, self.hand = held, said, seat, hand
        self.number = held.bit_count()
        self.follows, self.limits, self.few = follows, limits, few
        self.known: dict[int, tuple[int, int]] = {}
        self.best: dict[Table, Play] = {}
        self.after: dict[int, CardsLeft] = {}

    def forget(self) -> None:
        """Forget all states, whose tables may get other numbers."""
        self.known.clear()
        self.best.clear()
