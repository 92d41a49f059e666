"""The measures of a play that goals ask for, computed directly: cards, points, builds, jokers, safety, open cards."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import islice
from types import MappingProxyType

from tutor.engine.budget import TooMuchWorkError
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern import Build, Capture, Item, Lay, Play, Position, is_zwick, legal_plays, make_play, partner
from tutor.engine.zwickern.captures import captures, maximal_captures, most_cards, most_points, number_of_captures
from tutor.engine.zwickern.dealt_sizes import hand_sizes
from tutor.engine.zwickern.hand.deal_and_play import next_deal, next_in_deal
from tutor.engine.zwickern.listing import legal_builds, legal_lay, legal_taking
from tutor.engine.zwickern.open_hands import endgame
from tutor.engine.zwickern.plays import cards_of, without
from tutor.engine.zwickern.safety import changers, takers, zwick_answers, zwick_hands

_MOST_LARGEST_CAPTURES = 5000
"""The greatest number of largest captures of one card that are listed one by one."""

TWO = 2

LEAST_LEFT = 2
"""The points below which the cards that a play leaves are not mentioned."""


def cards_taken(play: Play) -> int:
    """Count the cards of the table that a play takes."""
    return sum(len(item.cards) for item in play.takes) if isinstance(play, Capture) else 0


def most_possible(position: Position, cards: Iterable[Card]) -> int:
    """Return the greatest number of cards that one of these cards of the hand can take."""
    return max((most_cards(legal_taking(position, card)) for card in cards), default=0)


def goal_items(position: Position, names: Iterable[str]) -> tuple[Item, ...]:
    """Return the items named by one of their cards, in table order; ignore a name that is not on the table."""
    # With several packs equal names mean different items; the place -1 is that of no item.
    places = set()
    for card in map(read_card, names):
        holding = (at for at, item in enumerate(position.table) if card in item.cards and at not in places)
        places |= {next(holding, -1)}
    return tuple(item for at, item in enumerate(position.table) if at in places)


def points_won(position: Position, play: Play) -> int:
    """Return the points that a capture is worth, the played card and a Zwick counted; 0 for other plays."""
    if not isinstance(play, Capture):
        return 0
    points = position.rules.card_points
    return sum(points[card] for card in cards_of(play)) + (position.rules.zwick if is_zwick(position, play) else 0)


@lru_cache(maxsize=256)
def most_points_possible(position: Position) -> int:
    """Return the most points that one capture can win, or 0 if no capture is legal."""
    return max((most_points(legal_taking(position, card)) or 0 for card in dict.fromkeys(position.hand)), default=0)


def largest_captures(position: Position, *, points: int = 0) -> Iterator[Capture]:
    """Yield the largest captures of the hand, only of cards that can win at least `points`.

    Raise TooMuchWorkError if one card has more than `_MOST_LARGEST_CAPTURES` of them.
    """
    for card in dict.fromkeys(position.hand):
        found = legal_taking(position, card)
        if found.vectors and (not points or (most_points(found) or 0) >= points):
            some = maximal_captures(found)
            if number_of_captures(some) > _MOST_LARGEST_CAPTURES:
                raise TooMuchWorkError("there are too many captures to go through")
            yield from captures(some)


def builds_taken(play: Play) -> int:
    """Count the builds that a play captures."""
    return sum(item.value is not None for item in play.takes) if isinstance(play, Capture) else 0


def every_build(position: Position) -> Iterator[Build]:
    """Yield the legal builds of all cards of the hand."""
    return (play for card in dict.fromkeys(position.hand) for play in legal_builds(position, card))


def jokers(position: Position, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the jokers among some cards."""
    return tuple(card for card in cards if card.code in position.rules.jokers)


def for_joker(position: Position, play: Play) -> bool:
    """Tell whether a play is a build of the player's own that a joker left in the hand can take."""
    if not isinstance(play, Build) or play.owner != position.turn:
        return False
    left = jokers(position, without(position.hand, play.card))
    return any(play.value in position.rules.hand_values[joker] for joker in left)


def value_before(position: Position, item: Item) -> int | None:
    """Return the value of a build, or of a loose card with a single value; None for other items."""
    values = position.rules.hand_values[item.cards[0]]
    return item.value if item.value is not None else values[0] if len(values) == 1 else None


def joker_down(position: Position, play: Play) -> bool:
    """Tell whether a play builds an item with a joker in it down to a smaller value."""
    if not isinstance(play, Build) or play.onto is None or not jokers(position, play.onto.cards):
        return False
    before = value_before(position, play.onto)
    return before is not None and play.value < before


def only_play(position: Position) -> Play | None:
    """Return the only legal play, or None if there are several."""
    first, *others = islice(legal_plays(position), 2)
    return None if others else first


@lru_cache(maxsize=256)
def risks(position: Position) -> Mapping[Card, int]:
    """Count, for each card that may be laid, the possible hands of the next player that make a Zwick after it."""
    cards = dict.fromkeys(position.hand)
    free = (card for card in cards if legal_lay(position, card) is not None)
    # The result is kept in the cache, so that callers must not change it.
    return MappingProxyType({card: zwick_hands(position, card) for card in free})


def points_to_build_on(position: Position, card: Card) -> int:
    """Return the points of a card that others may build on once it is laid down, where none takes it as it lies.

    It is 0 if they are too few to be worth a word, or if none of the others has two cards left.
    """
    points, lay = position.rules.card_points[card], Lay(card)
    if points < LEAST_LEFT or takers(position, lay):
        return 0
    if next_in_deal(position) is None:
        several = next_deal(position) is not None
    else:
        several = any(size >= TWO for seat, size in enumerate(hand_sizes(position)) if seat != position.turn)
    return points if several and changers(position, lay) else 0


def least_left(position: Position) -> Lay | None:
    """Return the lay that gives the others least: no points to build on, then few hands that make a Zwick."""
    found = risks(position)
    best = min(found, key=lambda card: (points_to_build_on(position, card), found[card]), default=None)
    return None if best is None else Lay(best)


def safest(position: Position) -> tuple[Lay, ...]:
    """Return the lays after which the fewest possible hands of the next player make a Zwick."""
    found = risks(position)
    least = min(found.values(), default=0)
    return tuple(Lay(card) for card, number in found.items() if number == least)


def threats(position: Position, card: Card) -> tuple[Card, ...]:
    """Return the cards with which the next player could make a Zwick after this card is laid."""
    return zwick_answers(position, card)


@lru_cache(maxsize=256)
def partner_plays(position: Position) -> tuple[Play, ...]:
    """Return the plays after which the partner can make a Zwick whatever the next player does.

    The hands of the player, the next player and the partner must be known. Raise TooMuchWorkError if there are too
    many plays to try.
    """
    return endgame.partner_zwicks(position)


def refuting_reply(position: Position, play: Play) -> Play | None:
    """Return a play of the next player after which the partner cannot make a Zwick, or None if there is none.

    Also None if there is no partner, or no player before the partner.
    """
    mate, after = partner(position.plan, position.turn), make_play(position, play)
    if mate is None or after.turn == mate:
        return None
    return endgame.refutation(after, mate)
