"""Setups, which files write down, made into Positions, which can be played; all problems are reported at once."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from tutor.engine.cards import Card, UnreadableError, read_card
from tutor.engine.game import ImpossiblePositionError, Problem, SetupPath
from tutor.engine.zwickern.building import reachable_values
from tutor.engine.zwickern.position import Item, Pile, Position, folded, loose
from tutor.engine.zwickern.rules import Bits, Plan, Rules, from_bits, plan
from tutor.engine.zwickern.variants import VARIANTS, Variants


@dataclass(frozen=True, slots=True)
class BuildSetup:
    """A build as it is written down."""

    cards: Sequence[str]
    value: int
    owner: str


@dataclass(frozen=True, slots=True)
class WonSetup:
    """The cards and Zwicks that a seat has won, as they are written down."""

    cards: Sequence[str] = ()
    zwicks: int = 0


@dataclass(frozen=True, slots=True)
class Setup:
    """A position as it is written down, right or wrong; `game` may be left out, since it follows from the variant."""

    variant: str
    seats: Sequence[str]
    turn: str
    hands: Mapping[str, Sequence[str]]
    table: Sequence[str | BuildSetup] = ()
    announced: Mapping[str, Sequence[int]] = field(default_factory=dict)
    dealer: str | None = None
    stock: int = 0
    won: Mapping[str, WonSetup] = field(default_factory=dict)
    last_capture: str | None = None
    game: str | None = None


class SetupFault(StrEnum):
    """The faults that a Setup can have."""

    UNKNOWN_VARIANT = "unknown-variant"
    OTHER_GAME = "other-game"
    WRONG_NUMBER_OF_SEATS = "wrong-number-of-seats"
    SEAT_TWICE = "seat-twice"
    UNKNOWN_SEAT = "unknown-seat"
    UNKNOWN_CARD = "unknown-card"
    CARD_NOT_IN_PACK = "card-not-in-pack"
    CARD_TOO_OFTEN = "card-too-often"
    EMPTY_BUILD = "empty-build"
    VALUE_NOT_TAKEABLE = "value-not-takeable"
    VALUE_NOT_REACHABLE = "value-not-reachable"
    NO_HAND_TO_PLAY = "no-hand-to-play"
    NEGATIVE_NUMBER = "negative-number"
    NUMBER_TOO_LARGE = "number-too-large"


def set_up(setup: Setup, variants: Variants = VARIANTS) -> Position:
    """Return the position that a Setup describes; raises ImpossiblePositionError with every problem."""
    return _Reader(setup, variants).position()


_MOST_CARDS = 10_000


class _Reader:
    """A reader of one Setup that gathers all problems on the way."""

    def __init__(self, setup: Setup, variants: Variants) -> None:
        self.setup = setup
        self.variants = variants
        self.problems: list[Problem] = []
        self.seats = tuple(setup.seats)
        self.places: dict[Card, list[SetupPath]] = {}

    def position(self) -> Position:
        setup = self.setup
        rules = self.variants.get(setup.variant)
        if rules is None:
            # Without rules no cards, seats or values can be checked, so this is the only problem reported.
            known = ", ".join(self.variants)
            self.problem(("variant",), SetupFault.UNKNOWN_VARIANT, name=setup.variant, known=known)
            raise ImpossiblePositionError(self.problems)
        if setup.game not in (None, rules.game):
            self.problem(("game",), SetupFault.OTHER_GAME, name=str(setup.game), variant=rules.name, game=rules.game)
        seating = self.seating(rules)
        turn = self.seat(("turn",), setup.turn)
        hands = self.by_seat("hands", setup.hands)
        cards = {seat: self.cards(rules, ("hands", name), setup.hands[name]) for seat, name in hands}
        table = tuple(self.items(rules))
        announced = self.announced(rules)
        won = [Pile()] * len(self.seats)
        for seat, name in self.by_seat("won", setup.won):
            pile = setup.won[name]
            self.whole(("won", name, "zwicks"), pile.zwicks)
            won[seat] = Pile(self.cards(rules, ("won", name, "cards"), pile.cards), pile.zwicks)
        dealer = None if setup.dealer is None else self.seat(("dealer",), setup.dealer)
        last = None if setup.last_capture is None else self.seat(("last_capture",), setup.last_capture)
        self.whole(("stock",), setup.stock)
        if turn is not None and not setup.hands.get(setup.turn):
            place: SetupPath = ("hands", setup.turn) if setup.turn in setup.hands else ("hands",)
            self.problem(place, SetupFault.NO_HAND_TO_PLAY, seat=setup.turn)
        self.packs(rules, seating)
        if self.problems or seating is None or turn is None:
            raise ImpossiblePositionError(self.problems)
        in_order = tuple(cards.get(seat) for seat in range(len(self.seats)))
        return Position(
            rules, seating, self.seats, turn, in_order, table, announced, dealer, setup.stock, tuple(won), last
        )

    def problem(self, place: SetupPath, fault: SetupFault, **details: str | int) -> None:
        self.problems.append(Problem(place, fault, details))

    def seating(self, rules: Rules) -> Plan | None:
        for index in seats_twice(self.seats):
            self.problem(("seats", index), SetupFault.SEAT_TWICE, seat=self.seats[index])
        found = plan(rules, len(self.seats))
        if found is None:
            allowed = players_text(rules)
            self.problem(
                ("seats",),
                SetupFault.WRONG_NUMBER_OF_SEATS,
                number=len(self.seats),
                allowed=allowed,
                variant=rules.name,
            )
        return found

    def seat(self, place: SetupPath, name: str) -> int | None:
        if name in self.seats:
            return self.seats.index(name)
        self.problem(place, SetupFault.UNKNOWN_SEAT, seat=name, known=", ".join(self.seats))
        return None

    def by_seat(self, key: str, names: Iterable[str]) -> Iterator[tuple[int, str]]:
        for name in names:
            seat = self.seat((key, name), name)
            if seat is not None:
                yield seat, name

    def whole(self, place: SetupPath, number: int) -> None:
        if number < 0:
            self.problem(place, SetupFault.NEGATIVE_NUMBER, number=number)
        elif number > _MOST_CARDS:
            self.problem(place, SetupFault.NUMBER_TOO_LARGE, number=number, limit=_MOST_CARDS)

    def cards(self, rules: Rules, place: SetupPath, texts: Sequence[str]) -> tuple[Card, ...]:
        found = [self.card(rules, (*place, index), text) for index, text in enumerate(texts)]
        return tuple(card for card in found if card is not None)

    def card(self, rules: Rules, place: SetupPath, text: str) -> Card | None:
        try:
            card = read_card(text)
        except UnreadableError:
            self.problem(place, SetupFault.UNKNOWN_CARD, card=text)
            return None
        if card not in rules.hand_bits:
            self.problem(place, SetupFault.CARD_NOT_IN_PACK, card=card.code, variant=rules.name)
            return None
        self.places.setdefault(card, []).append(place)
        return card

    def items(self, rules: Rules) -> Iterator[Item]:
        for index, entry in enumerate(self.setup.table):
            if isinstance(entry, str):
                card = self.card(rules, ("table", index), entry)
                if card is not None:
                    yield loose(card)
            else:
                build = self.build(rules, ("table", index), entry)
                if build is not None:
                    yield build

    def build(self, rules: Rules, place: SetupPath, entry: BuildSetup) -> Item | None:
        owner = self.seat((*place, "owner"), entry.owner)
        cards = self.cards(rules, (*place, "cards"), entry.cards)
        if not entry.cards:
            self.problem((*place, "cards"), SetupFault.EMPTY_BUILD)
        at = (*place, "value")
        if not 0 < entry.value < rules.build_bits.bit_length() or not rules.build_bits >> entry.value & 1:
            self.problem(at, SetupFault.VALUE_NOT_TAKEABLE, value=entry.value, variant=rules.name)
        elif cards and len(cards) == len(entry.cards):
            # A card that could not be read has its own problem, and the value may well be right.
            reachable = reachable_values(rules, cards)
            if not reachable >> entry.value & 1:
                possible = ", ".join(map(str, from_bits(reachable))) or "-"
                names = " ".join(card.code for card in cards)
                self.problem(at, SetupFault.VALUE_NOT_REACHABLE, value=entry.value, cards=names, possible=possible)
        return None if owner is None or not cards else Item(cards, entry.value, owner)

    def announced(self, rules: Rules) -> tuple[Bits, ...]:
        found = [0] * len(self.seats)
        for seat, name in self.by_seat("announced", self.setup.announced):
            for index, value in enumerate(self.setup.announced[name]):
                if 0 < value < rules.build_bits.bit_length() and rules.build_bits >> value & 1:
                    found[seat] |= 1 << value
                else:
                    place: SetupPath = ("announced", name, index)
                    self.problem(place, SetupFault.VALUE_NOT_TAKEABLE, value=value, variant=rules.name)
        return tuple(found)

    def packs(self, rules: Rules, seating: Plan | None) -> None:
        most = Counter(rules.pack)
        packs = seating.packs if seating else 1
        for card, places in self.places.items():
            number = most[card] * packs
            details: Mapping[str, str | int] = {"card": card.code, "number": number}
            for place in places[number:]:
                self.problems.append(Problem(place, SetupFault.CARD_TOO_OFTEN, details, tuple(places[:number])))


def seats_twice(seats: Sequence[str]) -> list[int]:
    """Return the places of seats that have the name of an earlier one, capitals and blanks aside.

    >>> seats_twice(["North", "East", "north "])
    [2]
    """
    names = [folded(name) for name in seats]
    return [index for index, name in enumerate(names) if name in names[:index]]


def players_text(rules: Rules) -> str:
    """Write the numbers of players of a variant for people.

    >>> players_text(VARIANTS["jensen"]), players_text(VARIANTS["grupp"])
    ('2, 3, 4', '2-25')
    """
    numbers = [plan.players for plan in rules.plans]
    if len(numbers) > 4 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}-{numbers[-1]}"
    return ", ".join(map(str, numbers))
