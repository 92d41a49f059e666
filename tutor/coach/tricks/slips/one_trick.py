"""The mistakes about a single trick: the card that wins it, and the cards that may be played to it."""

from collections.abc import Iterator

from tutor.coach.question import Question, Slip
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.coach.tricks.numbers import cards_of_pack
from tutor.content.tricks.goals import WhichWinsGoal
from tutor.engine.cards import CARDS, Card, Suit
from tutor.engine.tricks import TrickRules, suit_followed
from tutor.engine.tricks.duties import duties_in
from tutor.engine.tricks.rules import Heading
from tutor.text import Line, Value
from tutor.text.cards import SUIT_NAMES

_USUAL = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
_HIGH_TEN = ("A", "10", "K", "Q", "J", "9", "8", "7", "6", "5", "4", "3", "2")


def winner_slips(rules: TrickRules, goal: WhichWinsGoal, question: Question) -> Iterator[Slip]:
    """Yield the reason for each card of a trick that does not win it."""
    trumps = CARDS[goal.turnup].suit
    assert trumps is not None
    cards = [CARDS[code] for code in goal.cards]
    for card in (one for one in cards if one.code not in question.right):
        yield Slip((card.code,), _beaten(rules, trumps, cards, card))


def _beaten(rules: TrickRules, trumps: Suit, cards: list[Card], card: Card) -> Line:
    suits = {one: suit_followed(rules, trumps, one) for one in cards}
    led, own = suits[cards[0]], suits[card]
    values: dict[str, Value] = {"card": card}
    if led is not None:
        values["suit"] = Line(SUIT_NAMES[led])
    if own not in (led, trumps):
        return Line("slip-trick-neither" if led is not trumps else "slip-trick-no-trump", values)
    if own is not trumps and trumps in suits.values():
        return Line("slip-trick-trumped", values)
    alike = [one for one in cards if suits[one] is own]
    if any(_highest(alike, ranks) is card for ranks in (_USUAL, _HIGH_TEN)) and rules.permanent_trump not in {
        one.code for one in alike
    }:
        # The card would win in another order of the ranks.
        return Line("slip-trick-order", {"ranks": cards_of_pack(rules.ranks)})
    return Line("slip-trick-lower-trump" if own is trumps else "slip-trick-lower", values)


def _highest(cards: list[Card], ranks: tuple[str, ...]) -> Card:
    return min(cards, key=lambda card: ranks.index(card.rank))


def may_play_slips(game: TrickKit, position: TrickPosition, question: Question) -> Iterator[Slip]:
    """Yield a line for each card that may be played, on what hides this."""
    rules = position.rules.tricks
    for code in question.right:
        line = _free(rules, position, CARDS[code], len(question.right)) if game.playing(position) else None
        if line is not None:
            yield Slip((code,), line)


def _free(rules: TrickRules, position: TrickPosition, card: Card, free: int) -> Line | None:
    trumps, trick = position.trumps, position.trick
    number = len(position.tricks) + 1
    owed = duties_in(rules, trumps, number, trick, position.hand)
    if card.code == rules.permanent_trump:
        return Line("overlooked-permanent")
    if number <= rules.trumps_asked:
        # Without a trump no card may be played face up.
        return Line("overlooked-any-trump")
    if not trick:
        return Line("overlooked-lead") if free == len(position.hand) else None
    if not owed.duties:
        return Line("overlooked-anything")
    if len(owed.duties) > 1:
        return Line("overlooked-beating")
    follows = suit_followed(rules, trumps, card)
    trumping = rules.heading is Heading.WHEN_TRUMPING and not _follows(rules, position)
    if rules.heading is Heading.ALWAYS or trumping:
        return Line("overlooked-cannot-beat-trump" if follows is trumps else "overlooked-cannot-beat")
    return Line("overlooked-need-not-beat")


def _follows(rules: TrickRules, position: TrickPosition) -> bool:
    """Tell whether the hand can follow the suit that was led."""
    first = position.trick[0].card
    led = None if first is None else suit_followed(rules, position.trumps, first)
    return any(suit_followed(rules, position.trumps, card) is led for card in position.hand)
