"""Setups, which files write down, made into Positions, which can be played; all problems are reported at once."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tutor.engine.cards import Card, Suit
from tutor.engine.tricks import Trick, from_seat
from tutor.engine.tricks.setup import SetupReader, TrickSetupFault
from tutor.engine.zwicken.position import Phase, Position
from tutor.engine.zwicken.rules import HAND_SIZE, Rules, Variants


@dataclass(frozen=True, slots=True)
class Setup:
    """A position as it is written down, right or wrong; only `variant` and `phase` are always needed.

    `hand` is that of the seat to act, `hands` those of any seats. `stock` is the number of cards left to draw, `trick`
    has the cards of the trick and `tricks` the earlier ones, the led card first. `led_before` says whether the seat to
    act has led already, if the earlier tricks are not given. `undealt` are the top cards of the stock, in order, and
    `bottom` is its last card, if the dealer has looked at it and it is still there. Without seats there are as many as
    needed, numbered.
    """

    variant: str
    phase: str
    hand: Sequence[str] = ()
    turnup: str | None = None
    stock: int | None = None
    trick: Sequence[str] = ()
    led_before: bool = False
    seats: Sequence[str] = ()
    dealer: str | None = None
    turn: str | None = None
    hands: Mapping[str, Sequence[str]] = field(default_factory=dict)
    passed: Sequence[str] = ()
    tricks: Sequence[Sequence[str]] = ()
    pot: int | None = None
    game: str | None = None
    undealt: Sequence[str] = ()
    bottom: str | None = None


_PHASES = (Phase.CHECK, Phase.DECLARE, Phase.PLAY)
"""The phases in which a player acts."""


def set_up(setup: Setup, variants: Variants) -> Position:
    """Return the position that a Setup describes; raises ImpossiblePositionError with every problem."""
    reader = SetupReader()
    reader.variant(setup.variant, setup.game, variants)
    return _Setting(setup, variants[setup.variant], reader).position()


class _Setting:
    """One setup whose rules are known."""

    def __init__(self, setup: Setup, rules: Rules, reader: SetupReader) -> None:
        self.setup, self.rules, self.reader = setup, rules, reader
        reader.sit(setup.seats, rules.players, rules.name, len(setup.trick) + 1)
        self.size = len(reader.seats)
        self.dealer = self.size - 1 if setup.dealer is None else reader.seat(("dealer",), setup.dealer)
        self.order = list(from_seat(self.dealer + 1, self.size))
        self.passed = {reader.seat(("passed", index), name) for index, name in enumerate(setup.passed)}
        self.turn_up = None if setup.turnup is None else reader.card(("turnup",), setup.turnup, rules.pack)

    def position(self) -> Position:
        setup, reader = self.setup, self.reader
        phase = next((one for one in _PHASES if one == setup.phase), None)
        if phase is None:
            reader.problem(("phase",), TrickSetupFault.UNKNOWN_PHASE, name=setup.phase, known=", ".join(_PHASES))
        elif phase is not Phase.CHECK and self.turn_up is None and setup.turnup is None:
            reader.problem(("turnup",), TrickSetupFault.NO_TURN_UP)
        pot = self.rules.stake if setup.pot is None else setup.pot
        if pot < 0 or pot % self.rules.stake:
            reader.problem(("pot",), TrickSetupFault.WRONG_POT, number=pot)
        turn = self.turn(phase)
        hands = reader.hands(setup.hands, self.rules.pack)
        if setup.hand:
            hands[turn] = reader.cards(("hand",), setup.hand, self.rules.pack)
        tricks, trick = self.played(phase, turn, len(hands.get(turn, ())))
        stock = self.reader.undealt(self.stock(phase), setup.undealt, self.rules.pack)
        shown = self.shown(phase, stock)
        if phase is None or reader.problems:
            reader.finish()
            raise AssertionError
        self.sizes(phase, turn, hands, {played.seat for played in trick}, len(tricks))
        reader.finish()
        # Before the deal it is known that no player has a card.
        nobody = () if phase is Phase.CHECK else None
        return Position(
            rules=self.rules,
            seats=reader.seats,
            dealer=self.dealer,
            phase=phase,
            turn=turn,
            hands=tuple(hands.get(seat, nobody) for seat in range(self.size)),
            stock=(*stock[:-1], *shown) if shown else stock,
            shown=shown,
            looked=phase is not Phase.CHECK,
            turn_up=self.turn_up,
            stays=self.stays(phase, turn),
            given_away=((),) * self.size,
            tricks=tricks,
            trick=trick,
            pot=pot,
            accounts=(0,) * self.size,
        )

    def turn(self, phase: Phase | None) -> int:
        """Return the seat to act, as stated, or as it follows from the dealer, the tricks and the trick."""
        if phase is Phase.CHECK:
            expected = self.dealer
        else:
            leading = [seat for seat in self.order if seat not in self.passed] or self.order
            places = 0 if phase is Phase.DECLARE else len(self.setup.trick)
            expected = leading[places % len(leading)]
        if self.setup.turn is None:
            return expected
        turn = self.reader.seat(("turn",), self.setup.turn)
        if turn in self.passed or (phase is Phase.CHECK and turn != expected):
            self.reader.problem(("turn",), TrickSetupFault.WRONG_TURN, seat=self.setup.turn)
        return turn

    def stays(self, phase: Phase, turn: int) -> tuple[bool | None, ...]:
        """Return for each seat whether it stays, or None if it has not declared."""
        if phase is Phase.PLAY:
            return tuple(seat not in self.passed for seat in range(self.size))
        said = self.order[: self.order.index(turn)] if phase is Phase.DECLARE else []
        return tuple(seat not in self.passed if seat in said else None for seat in range(self.size))

    def stock(self, phase: Phase | None) -> int:
        whole = len(self.rules.pack)
        dealt = HAND_SIZE * self.size + 1
        most = whole if phase is Phase.CHECK else max(0, whole - dealt)
        number = most if self.setup.stock is None else self.setup.stock
        if not 0 <= number <= most:
            self.reader.problem(("stock",), TrickSetupFault.WRONG_NUMBER_OF_CARDS, number=number)
        return number

    def shown(self, phase: Phase | None, stock: Sequence[Card | None]) -> tuple[Card, ...]:
        """Return the bottom card that was looked at, if it is given: a card that does not move the deal."""
        if self.setup.bottom is None:
            return ()
        card = self.reader.card(("bottom",), self.setup.bottom, self.rules.pack)
        if card is None:
            return ()
        unknown = bool(stock) and stock[-1] is None
        if phase is Phase.CHECK or card.rank in self.rules.moving_ranks or not unknown:
            self.reader.problem(("bottom",), TrickSetupFault.WRONG_BOTTOM, card=card.code)
        return (card,)

    def played(self, phase: Phase | None, turn: int, held: int) -> tuple[tuple[Trick, ...], Trick]:
        """Return the earlier tricks and the trick on the table."""
        setup, reader = self.setup, self.reader
        playing = [seat for seat in self.order if seat not in self.passed]
        if phase is not Phase.PLAY:
            for key, cards in (("trick", setup.trick), ("tricks", setup.tricks)):
                if cards:
                    reader.problem((key,), TrickSetupFault.WRONG_NUMBER_OF_TRICKS, number=len(cards))
            return (), ()
        if len(playing) < 2 or turn not in playing:
            reader.problem(("passed",), TrickSetupFault.WRONG_TURN, seat=reader.seats[turn])
            return (), ()
        before = HAND_SIZE - held
        return reader.tricks(
            setup.tricks, setup.trick, playing, turn, before, setup.led_before, self.rules.tricks, self.trumps
        )

    @property
    def trumps(self) -> Suit:
        """The trumps; any suit if the card could not be read, which is a problem already."""
        suit = None if self.turn_up is None else self.turn_up.suit
        return suit or Suit.SPADES

    def sizes(self, phase: Phase, turn: int, hands: dict[int, tuple[Card, ...]], done: set[int], before: int) -> None:
        """Note hands with a wrong number of cards for this point of the hand."""
        if phase is Phase.CHECK:
            self.reader.hand_sizes(hands, dict.fromkeys(hands, 0))
            return
        held = HAND_SIZE - before
        wanted = {seat: held - (seat in done) for seat in hands if seat not in self.passed}
        self.reader.hand_sizes(hands, wanted | {turn: max(held, 1)})
