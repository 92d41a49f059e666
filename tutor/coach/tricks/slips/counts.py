"""The mistakes in counting: the points of a trick, the stock, and the ways to act."""

from collections import Counter
from collections.abc import Iterator

from tutor.coach.question import Slip, number_slip
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.content.tricks.goals import TrickPointsGoal
from tutor.engine.cards import CARDS
from tutor.text import Family

_TEN = "10"
_WAYS = Family(
    "slip-ways-{}",
    ("pass", "stay", "exchange", "check", "skip", "bid", "ask", "swap", "keep", "turn", "end"),
)


def point_slips(game: TrickKit, goal: TrickPointsGoal) -> Iterator[Slip]:
    """Yield the points without a card, with the upcard, with tens that score, or with one point for each card."""
    rules = game.game.variants[goal.variant]
    cards = [CARDS[code] for code in goal.cards]
    points = {card: game.card_points(rules, card) for card in cards}
    right, number_of = sum(points.values()), Counter(points.values())
    tens = sum(card.rank == _TEN and not points[card] for card in cards)
    if tens:
        yield number_slip(right + int(_TEN) * tens, "slip-points-ten", count=tens)
    for card in sorted(cards, key=points.__getitem__, reverse=True):
        if number_of[points[card]] == 1:
            yield number_slip(right - points[card], "slip-points-without", card=card)
        else:
            yield number_slip(right - points[card], "slip-points-without-one", points=points[card])
    upcard = CARDS[goal.turnup]
    yield number_slip(right + game.card_points(rules, upcard), "slip-points-upcard", card=upcard)
    yield number_slip(len(cards), "slip-points-each")
    yield number_slip(sum(points[card] > 0 for card in cards), "slip-points-one-each")


def stock_slips(game: TrickKit, position: TrickPosition) -> Iterator[Slip]:
    """Yield the number with the cards turned up, or without the cards of one player, or of all of them."""
    left, pack = len(position.stock), len(position.rules.pack)
    held = [game.hand_size(position, seat) for seat in range(len(position.seats))]
    turned = len(game.turned(position))
    yield number_slip(left + turned, "slip-stock-upcard", count=turned)
    yield number_slip(left + max(held), "slip-stock-hand")
    yield number_slip(left + turned + max(held), "slip-stock-hand-and-upcard", count=turned)
    yield number_slip(left - max(held), "slip-stock-player-more")
    yield number_slip(left + sum(held), "slip-stock-upcard-only")
    yield number_slip(pack - len(position.hand), "slip-stock-own-only")
    yield number_slip(pack, "slip-stock-pack")
    for other in sorted({len(rules.pack) for rules in game.game.variants.values()} - {pack}):
        yield number_slip(left + other - pack, "slip-stock-other-pack", pack=other)


def ways_slips(game: TrickKit, position: TrickPosition) -> Iterator[Slip]:
    """Yield the number without one kind of action, with kinds for ways, or with all cards of the hand."""
    actions = [game.game.write_action(position, action) for action in game.game.legal_actions(position)]
    kinds = Counter(text.split()[0] for text in actions)
    if game.playing(position):
        yield number_slip(len(position.hand), "slip-ways-hand")
    for kind, number in kinds.items():
        if kind in _WAYS:
            yield number_slip(len(actions) - number, _WAYS[kind])
    if "exchange" in kinds:
        yield number_slip(len({(text.split()[0], len(text.split())) for text in actions}), "slip-ways-which")
    yield number_slip(len(kinds), "slip-ways-kinds")
    said = {" ".join(word for word in text.split() if word not in ("know", "expect")) for text in actions}
    yield number_slip(len(said), "slip-ways-announced")
