"""The common part of setups of trick-taking games: seats, cards and the trick, read with all problems at once."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import StrEnum

from tutor.engine.cards import CARDS, Card, Suit, UnreadableError, read_card
from tutor.engine.game import ImpossiblePositionError, Problem, SetupPath, Variant
from tutor.engine.tricks.rules import TrickRules
from tutor.engine.tricks.trick import CardPlayed, Trick, in_order_from, winning


class TrickSetupFault(StrEnum):
    """The faults that a setup of a trick-taking game can have."""

    UNKNOWN_VARIANT = "unknown-variant"
    OTHER_GAME = "other-game"
    UNKNOWN_OPTION = "unknown-option"
    UNKNOWN_PHASE = "unknown-phase"
    WRONG_NUMBER_OF_SEATS = "wrong-number-of-seats"
    SEAT_TWICE = "seat-twice"
    UNKNOWN_SEAT = "unknown-seat"
    WRONG_TURN = "wrong-turn"
    UNKNOWN_CARD = "unknown-card"
    CARD_NOT_IN_PACK = "card-not-in-pack"
    CARD_TOO_OFTEN = "card-too-often"
    NO_TURN_UP = "no-turn-up"
    WRONG_HAND_SIZE = "wrong-hand-size"
    WRONG_NUMBER_OF_CARDS = "wrong-number-of-cards"
    WRONG_NUMBER_OF_TRICKS = "wrong-number-of-tricks"
    WRONG_POT = "wrong-pot"
    WRONG_BOTTOM = "wrong-bottom"
    WRONG_BID = "wrong-bid"
    TEN_NOT_HELD = "ten-not-held"


class SetupReader:
    """A reader of the parts of one setup that gathers all problems on the way."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.seats: tuple[str, ...] = ()
        self._places: dict[Card, SetupPath] = {}

    def problem(self, place: SetupPath, fault: TrickSetupFault, **details: str | int) -> None:
        """Note a problem."""
        self.problems.append(Problem(place, fault, details))

    def finish(self) -> None:
        """Raise ImpossiblePositionError if there was any problem."""
        if self.problems:
            raise ImpossiblePositionError(self.problems)

    def variant(self, name: str, game: str | None, variants: Mapping[str, Variant]) -> None:
        """Look a variant up; raises ImpossiblePositionError for an unknown one, since nothing else can be checked."""
        if name not in variants:
            self.problem(("variant",), TrickSetupFault.UNKNOWN_VARIANT, name=name, known=", ".join(variants))
            self.finish()
        if game not in (None, variants[name].game):
            self.problem(("game",), TrickSetupFault.OTHER_GAME, name=str(game), variant=name, game=variants[name].game)

    def sit(self, seats: Sequence[str], players: Collection[int], variant: str, least: int) -> None:
        """Seat the players; without names there are as many as the variant needs and `least` asks for."""
        number = len(seats) or max(min(players), least)
        self.seats = tuple(seats) or tuple(map(str, range(1, number + 1)))
        if number not in players:
            allowed = ", ".join(map(str, players))
            self.problem(
                ("seats",), TrickSetupFault.WRONG_NUMBER_OF_SEATS, number=number, allowed=allowed, variant=variant
            )
        for index, name in enumerate(self.seats):
            if name in self.seats[:index]:
                self.problem(("seats", index), TrickSetupFault.SEAT_TWICE, seat=name)

    def seat(self, place: SetupPath, name: str) -> int:
        """Return the place of a seat; 0 where it is unknown, which is a problem."""
        if name in self.seats:
            return self.seats.index(name)
        self.problem(place, TrickSetupFault.UNKNOWN_SEAT, seat=name, known=", ".join(self.seats))
        return 0

    def cards(self, place: SetupPath, texts: Iterable[str], pack: Collection[Card]) -> tuple[Card, ...]:
        """Read cards, each of which must be in the pack and nowhere else in the setup."""
        found = (self.card((*place, index), text, pack) for index, text in enumerate(texts))
        return tuple(card for card in found if card is not None)

    def card(self, place: SetupPath, text: str, pack: Collection[Card]) -> Card | None:
        """Read one card; None if it is not in the pack, which is a problem."""
        try:
            card = read_card(text)
        except UnreadableError:
            self.problem(place, TrickSetupFault.UNKNOWN_CARD, card=text)
            return None
        if card not in pack:
            self.problem(place, TrickSetupFault.CARD_NOT_IN_PACK, card=card.code)
            return None
        if card in self._places:
            before = (self._places[card],)
            details: Mapping[str, str | int] = {"card": card.code, "number": 1}
            self.problems.append(Problem(place, TrickSetupFault.CARD_TOO_OFTEN, details, before))
        self._places.setdefault(card, place)
        return card

    def hands(self, hands: Mapping[str, Sequence[str]], pack: Collection[Card]) -> dict[int, tuple[Card, ...]]:
        """Read hands by seat."""
        return {
            self.seat(("hands", name), name): self.cards(("hands", name), texts, pack) for name, texts in hands.items()
        }

    def undealt(self, number: int, top: Sequence[str], pack: Collection[Card]) -> tuple[Card | None, ...]:
        """Read the cards that are not dealt, a given number, of which the setup names those at the top."""
        told = self.cards(("undealt",), top, pack)
        if len(top) > number:
            self.problem(("undealt",), TrickSetupFault.WRONG_NUMBER_OF_CARDS, number=len(top))
        return (*told, *[None] * (number - len(told)))

    def played(
        self, place: SetupPath, texts: Sequence[str], order: Sequence[int], pack: Collection[Card]
    ) -> tuple[CardPlayed, ...]:
        """Read the cards of a trick, played by the seats of `order`; `~` before a card says that it is face down."""
        seats, trick = iter(order), []
        for index, text in enumerate(texts):
            card = self.card((*place, index), text.removeprefix("~"), pack)
            seat = next(seats, None)
            if seat is None:
                self.problem((*place, index), TrickSetupFault.WRONG_NUMBER_OF_CARDS, number=len(texts))
                break
            trick.append(CardPlayed(seat, card, text.startswith("~")))
        return tuple(trick)

    def whole_tricks(
        self, tricks: Sequence[Sequence[str]], playing: Sequence[int], rules: TrickRules, trumps: Suit
    ) -> tuple[tuple[Trick, ...], int]:
        """Read the earlier tricks, of which the first of `playing` led the first; return them and who leads next."""
        pack = [CARDS[rank + suit] for suit in Suit for rank in rules.ranks]
        found: list[Trick] = []
        leader = playing[0]
        for index, texts in enumerate(tricks):
            trick = self.played(("tricks", index), texts, in_order_from(playing, leader), pack)
            if len(trick) < len(playing) or any(played.card is None for played in trick):
                self.problem(("tricks", index), TrickSetupFault.WRONG_NUMBER_OF_CARDS, number=len(trick))
                break
            found.append(trick)
            won = winning(rules, trumps, trick)
            leader = leader if won is None else won.seat
        return tuple(found), leader

    def tricks(
        self,
        tricks: Sequence[Sequence[str]],
        trick: Sequence[str],
        playing: Sequence[int],
        turn: int,
        before: int,
        led_before: bool,
        rules: TrickRules,
        trumps: Suit,
    ) -> tuple[tuple[Trick, ...], Trick]:
        """Read the earlier tricks, of which there must be `before` if any are given, and the trick on the table."""
        leader = playing[(playing.index(turn) - len(trick)) % len(playing)]
        pack = [CARDS[rank + suit] for suit in Suit for rank in rules.ranks]
        lying = self.played(("trick",), trick, in_order_from(playing, leader)[:-1], pack)
        if not tricks:
            if led_before and not before:
                self.problem(("led_before",), TrickSetupFault.WRONG_NUMBER_OF_TRICKS, number=before)
            return _unknown_tricks(before, turn if led_before else None), lying
        whole, next_leader = self.whole_tricks(tricks, playing, rules, trumps)
        if len(whole) != before:
            self.problem(("tricks",), TrickSetupFault.WRONG_NUMBER_OF_TRICKS, number=len(whole))
        elif next_leader != leader:
            self.problem(("turn",), TrickSetupFault.WRONG_TURN, seat=self.seats[turn])
        return whole, lying

    def hand_sizes(self, hands: Mapping[int, Sequence[Card]], wanted: Mapping[int, int]) -> None:
        """Note the hands with a wrong number of cards; a hand that must have cards may not be missing."""
        for seat, number in wanted.items():
            held = len(hands.get(seat, ()))
            if held != number:
                self.problem(
                    ("hands", self.seats[seat]),
                    TrickSetupFault.WRONG_HAND_SIZE,
                    seat=self.seats[seat],
                    number=held,
                    wanted=number,
                )


def _unknown_tricks(number: int, leader: int | None) -> tuple[Trick, ...]:
    """Return earlier tricks of which nothing is known, except perhaps that one seat has led to the last of them."""
    if not number:
        return ()
    last: Trick = () if leader is None else (CardPlayed(leader, None),)
    return (*[()] * (number - 1), last)
