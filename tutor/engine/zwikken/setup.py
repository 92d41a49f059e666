"""Setups, which files write down, made into Positions, which can be played; all problems are reported at once."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tutor.engine.cards import Card, UnreadableError
from tutor.engine.tricks import Trick, from_seat
from tutor.engine.tricks.setup import SetupReader, TrickSetupFault
from tutor.engine.zwikken.actions import Ask, Bid, Pass, read_action
from tutor.engine.zwikken.bidding import entitled, next_bidder
from tutor.engine.zwikken.legality import announcement_in, violations
from tutor.engine.zwikken.position import AnnouncedTen, Phase, Position, Spoken
from tutor.engine.zwikken.rules import HAND_SIZE, Bidding, Rules, TenExchange, Variants, with_options


@dataclass(frozen=True, slots=True)
class Setup:
    """A position as it is written down, right or wrong; `variant`, `phase` and `turnup` are always needed.

    `hand` is that of the seat to act, `hands` those of any seats; `turnup` is the card turned up last, `upcards` those
    before it, or those among which a `ten` may be exchanged. `number` is that of the trick, or of the hand in the game.
    The bidding is written out in `said`, from forehand on; or `level` is the highest bid so far, `known` whether the
    seat to act has announced its ten, and `speler` whether it has won the bidding; without it no bids are known in a
    trick. `trick` has the cards of the trick and `tricks` the earlier ones, the led card first, `~` before a card that
    is face down. `undealt` are the top cards of the stock, in order. Without seats there are as many as needed.
    """

    variant: str
    phase: str
    turnup: str
    hand: Sequence[str] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    number: int | None = None
    level: int = 0
    said: Sequence[str] = ()
    known: bool = False
    ten: str | None = None
    upcards: Sequence[str] = ()
    trick: Sequence[str] = ()
    speler: bool | None = None
    seats: Sequence[str] = ()
    dealer: str | None = None
    turn: str | None = None
    hands: Mapping[str, Sequence[str]] = field(default_factory=dict)
    passed: Sequence[str] = ()
    tricks: Sequence[Sequence[str]] = ()
    pot: int | None = None
    game: str | None = None
    undealt: Sequence[str] = ()


_PHASES: Mapping[Bidding, tuple[Phase, ...]] = {
    Bidding.STAY: (Phase.DECLARE, Phase.PLAY),
    Bidding.BID: (Phase.BID, Phase.DEALER, Phase.SWAP, Phase.PLAY),
    Bidding.ASK: (Phase.BID, Phase.DEALER, Phase.SWAP, Phase.PLAY),
}
"""The phases in which a player acts, by the bidding."""


def set_up(setup: Setup, variants: Variants) -> Position:
    """Return the position that a Setup describes; raises ImpossiblePositionError with every problem."""
    reader = SetupReader()
    reader.variant(setup.variant, setup.game, variants)
    rules = variants[setup.variant]
    try:
        rules = with_options(rules, setup.options)
    except ValueError as wrong:
        reader.problem(("options",), TrickSetupFault.UNKNOWN_OPTION, what=str(wrong))
    return _Setting(setup, rules, reader).position()


class _Setting:
    """One setup whose rules are known."""

    def __init__(self, setup: Setup, rules: Rules, reader: SetupReader) -> None:
        self.setup, self.rules, self.reader = setup, rules, reader
        reader.sit(setup.seats, rules.players, rules.name, len(setup.trick) + 1)
        self.size = len(reader.seats)
        self.dealer = self.size - 1 if setup.dealer is None else reader.seat(("dealer",), setup.dealer)
        self.order = list(from_seat(self.dealer + 1, self.size))
        self.passed = {reader.seat(("passed", index), name) for index, name in enumerate(setup.passed)}
        self.turned = self.turn_ups()

    @property
    def bare(self) -> Position:
        """The position before anything was said."""
        return Position(
            rules=self.rules,
            seats=self.reader.seats,
            dealer=self.dealer,
            number=1,
            phase=Phase.BID,
            turn=None,
            hands=(None,) * self.size,
            stock=(),
            turned=self.turned,
            stays=(True,) * self.size,
            said=(),
            announced=(),
            exchanged=(),
            tricks=(),
            trick=(),
            zwik=None,
            pot=0,
            accounts=(0,) * self.size,
        )

    def turn_ups(self) -> tuple[Card, ...]:
        """Return all cards turned up, that of the trumps last."""
        before = [code for code in self.setup.upcards if code != self.setup.turnup]
        earlier = self.reader.cards(("upcards",), before, self.rules.pack)
        last = self.reader.card(("turnup",), self.setup.turnup, self.rules.pack)
        most = 1 + len(self.rules.prices)
        if len(before) >= most:
            self.reader.problem(("upcards",), TrickSetupFault.WRONG_NUMBER_OF_CARDS, number=len(before) + 1)
        return earlier if last is None else (*earlier, last)

    def position(self) -> Position:
        setup, reader = self.setup, self.reader
        phases = _PHASES[self.rules.bidding]
        phase = next((one for one in phases if one == setup.phase), None)
        if phase is None:
            reader.problem(("phase",), TrickSetupFault.UNKNOWN_PHASE, name=setup.phase, known=", ".join(phases))
        pot = self.rules.dealer_ante + self.rules.ante * self.size if setup.pot is None else setup.pot
        if pot < 0 or (self.rules.dealer_ante and pot % self.rules.dealer_ante):
            reader.problem(("pot",), TrickSetupFault.WRONG_POT, number=pot)
        hands = reader.hands(setup.hands, self.rules.pack)
        turn = self.turn(phase)
        if setup.hand:
            hands[turn] = reader.cards(("hand",), setup.hand, self.rules.pack)
        # The stock is the pack without the cards dealt and the cards turned up.
        number = len(self.rules.pack) - HAND_SIZE * self.size - len(self.turned)
        stock = reader.undealt(number, setup.undealt, self.rules.pack)
        if phase is None or reader.problems:
            reader.finish()
            raise AssertionError
        tricks, trick = self.played(phase, turn, len(hands.get(turn, ())))
        self.sizes(phase, turn, hands, {played.seat for played in trick}, len(tricks))
        reader.finish()
        bare = self.bare._replace(
            number=setup.number if phase is Phase.DECLARE and setup.number else 1,
            phase=phase,
            turn=turn,
            hands=tuple(hands.get(seat) for seat in range(self.size)),
            stock=stock,
            stays=self.stays(phase, turn),
            tricks=tricks,
            trick=trick,
            pot=pot,
        )
        found = self.bidding(bare)
        reader.finish()
        return found

    def turn(self, phase: Phase | None) -> int:
        """Return the seat to act: by the bidding written out, else as stated, else by the phase and the trick."""
        if phase is Phase.DEALER:
            expected = self.dealer
        else:
            playing = [seat for seat in self.order if seat not in self.passed] or self.order
            expected = playing[len(self.setup.trick) % len(playing)]
        if phase is Phase.BID and self.setup.level and not self.setup.said:
            # Another player has bid before; it does not matter which.
            expected = self.order[1]
        if phase is Phase.BID and self.setup.said:
            return self.bidder()
        return expected if self.setup.turn is None else self.reader.seat(("turn",), self.setup.turn)

    def bidder(self) -> int:
        """Return the seat that speaks after the bidding so far."""
        said: tuple[Spoken, ...] = ()
        for index, text in enumerate(self.setup.said):
            seat, level = self.after(said), self.level(text)
            if seat is None or level is None:
                self.reader.problem(("said", index), TrickSetupFault.WRONG_BID, name=text)
                return self.order[0]
            said = (*said, Spoken(seat, level))
        found = self.after(said)
        if found is None:
            self.reader.problem(("said",), TrickSetupFault.WRONG_BID, name=self.setup.said[-1])
        return self.order[0] if found is None else found

    def after(self, said: tuple[Spoken, ...]) -> int | None:
        """Return the seat that speaks after some others have."""
        return next_bidder(self.bare._replace(said=said))

    def level(self, text: str) -> int | None:
        """Return the level of a bid, 0 for passing; None if the action is no bid."""
        try:
            action = read_action(text)
        except UnreadableError:
            return None
        if isinstance(action, Pass):
            return 0
        return action.level if isinstance(action, Bid | Ask) else None

    def bidding(self, position: Position) -> Position:
        """Return the position with its bidding, written out or in short."""
        setup, turn = self.setup, position.turn
        assert turn is not None
        if self.rules.bidding is Bidding.STAY:
            return position
        if setup.said:
            return self.written_out(position)
        if position.phase is Phase.DEALER:
            return position._replace(said=tuple(Spoken(seat, 0) for seat in self.order))
        if position.phase is Phase.BID:
            said = (Spoken(self.order[0], setup.level),) if setup.level else ()
            return self.with_ten(position._replace(said=said)) if setup.known else position._replace(said=said)
        if position.phase is Phase.PLAY and setup.speler is None:
            return position
        best = (turn + 1) % self.size if setup.speler is False else turn
        position = position._replace(said=(Spoken(best, max(1, setup.level)),))
        return self.with_ten(position) if position.phase is Phase.SWAP else position

    def written_out(self, position: Position) -> Position:
        """Return the position after the bidding from forehand on, each action checked by the judge."""
        turn = position.turn
        for index, text in enumerate(self.setup.said):
            action, seat = read_action(text), next_bidder(position)
            known = position._replace(phase=Phase.BID, turn=seat)
            assert isinstance(action, Pass | Bid | Ask)
            said = announcement_in(action)
            # The hand that has the ten need not be known.
            plain = action if said is None else Pass() if isinstance(action, Pass) else Ask(action.level)
            if seat is None or violations(known, plain):
                self.reader.problem(("said", index), TrickSetupFault.WRONG_BID, name=text)
                return position
            level = 0 if isinstance(action, Pass) else action.level
            position = position._replace(said=(*position.said, Spoken(seat, level)))
            if said is not None and position.turned[-1].suit is not None:
                position = self.announce(position, seat, "10" + position.turned[-1].suit, said == "expect")
        return position._replace(turn=turn)

    def with_ten(self, position: Position) -> Position:
        """Return the position with the ten that the seat to act has announced, or holds if it need not announce it."""
        assert position.turn is not None
        ten = self.setup.ten or f"10{position.trumps}"
        of_suit = [place for place, card in enumerate(position.turned) if ten.endswith(str(card.suit))]
        if not of_suit or ten not in {card.code for card in position.hand}:
            self.reader.problem(("ten",), TrickSetupFault.TEN_NOT_HELD, card=ten)
            return position
        if self.rules.ten is TenExchange.HOLDER:
            # It need not be announced, and is for the last card turned up alone.
            if of_suit[-1] != len(position.turned) - 1:
                self.reader.problem(("ten",), TrickSetupFault.TEN_NOT_HELD, card=ten)
            return position
        found = position._replace(announced=(AnnouncedTen(position.turn, self.held(position, ten), of_suit[0]),))
        if len(of_suit) > 1:
            found = found._replace(announced=tuple(one._replace(expects=True) for one in found.announced))
        if position.phase is Phase.SWAP and entitled(found) is None:
            self.reader.problem(("ten",), TrickSetupFault.TEN_NOT_HELD, card=ten)
        return found

    def announce(self, position: Position, seat: int, ten: str, expects: bool) -> Position:
        card = next(card for card in self.rules.pack if card.code == ten)
        one = AnnouncedTen(seat, card, len(position.turned) - 1, expects)
        return position._replace(announced=(*position.announced, one))

    def held(self, position: Position, code: str) -> Card:
        return next(card for card in position.hand if card.code == code)

    def stays(self, phase: Phase, turn: int) -> tuple[bool | None, ...]:
        """Return for each seat whether it stays, or None if it has not declared."""
        if phase is not Phase.DECLARE:
            return tuple(seat not in self.passed for seat in range(self.size))
        said = self.order[: self.order.index(turn)]
        return tuple(seat not in self.passed if seat in said else None for seat in range(self.size))

    def played(self, phase: Phase, turn: int, held: int) -> tuple[tuple[Trick, ...], Trick]:
        """Return the earlier tricks and the trick on the table."""
        setup, reader = self.setup, self.reader
        playing = [seat for seat in self.order if seat not in self.passed]
        before = HAND_SIZE - held
        if phase is not Phase.PLAY:
            for key, cards in (("trick", setup.trick), ("tricks", setup.tricks)):
                if cards:
                    reader.problem((key,), TrickSetupFault.WRONG_NUMBER_OF_TRICKS, number=len(cards))
            return (), ()
        if setup.number is not None and setup.number != before + 1:
            reader.problem(("number",), TrickSetupFault.WRONG_NUMBER_OF_TRICKS, number=setup.number)
        if len(playing) < 2 or turn not in playing:
            reader.problem(("passed",), TrickSetupFault.WRONG_TURN, seat=reader.seats[turn])
            return (), ()
        trumps = self.turned[-1].suit
        assert trumps is not None
        return reader.tricks(setup.tricks, setup.trick, playing, turn, before, False, self.rules.tricks, trumps)

    def sizes(self, phase: Phase, turn: int, hands: dict[int, tuple[Card, ...]], done: set[int], before: int) -> None:
        """Note hands with a wrong number of cards for this point of the hand."""
        if self.passed and self.rules.bidding is not Bidding.STAY:
            self.reader.problem(("passed",), TrickSetupFault.WRONG_TURN, seat=self.setup.passed[0])
        held = HAND_SIZE - before
        wanted = {seat: held - (seat in done) for seat in hands if seat not in self.passed}
        # The dealer turns a card without looking at their own.
        needed = {} if phase is Phase.DEALER else {turn: max(held, 1)}
        self.reader.hand_sizes(hands, wanted | needed)
