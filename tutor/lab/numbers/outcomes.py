"""What decides games: the seat, the last capture, the most cards, and luck."""

from collections.abc import Sequence

from tutor.content.zwickern.figures import dealt_part
from tutor.engine.zwickern import sides
from tutor.engine.zwickern.hand.scoring import FOR_MOST_CARDS
from tutor.lab.numbers.cards import side_leads
from tutor.lab.numbers.games import WholeGame
from tutor.lab.numbers.sums import Counted
from tutor.lab.numbers.tally import GameTally


def count_seats(game: WholeGame) -> Counted:
    """Count what each place in the turn wins, and how often the last capture or the most cards decide a game."""
    tally, points = GameTally("seats", game.rules, game.seats), [score.points for score in game.scores]
    for seats, lead in side_leads(game):
        for seat in seats:
            place = str(game.place(seat))
            tally.add("lead", place, hits=lead, tries=len(points) - 1)
            tally.add(
                "wins", place, hits=_ahead(points) is not None and lead == max(one for _, one in side_leads(game))
            )
    for seat in range(game.seats):
        tally.add("won", str(game.place(seat)), hits=_won_by(game, seat))
    tally.add("draw", hits=_ahead(points) is None)
    _count_last(game, tally, points)
    most = [score.items.get(FOR_MOST_CARDS, 0) for score in game.scores]
    tally.add("most-tied", hits=not any(most))
    without = [all_points - for_most for all_points, for_most in zip(points, most, strict=True)]
    tally.add("most-decides", hits=_ahead(points) != _ahead(without))
    return tally.counted


def _count_last(game: WholeGame, tally: GameTally, points: Sequence[int]) -> None:
    last, over, end = game.over.last_capture, game.over, game.end
    tally.share("last", hit="nobody" if last is None else str(game.place(last)))
    cards = [] if last is None else end.won[last].cards[len(over.won[last].cards) :]
    left = sum(game.rules.card_points[card] for card in cards)
    tally.add("left", hits=left)
    tally.add("left-cards", hits=len(cards))
    without = [
        all_points - (left if last in side else 0) for all_points, side in zip(points, sides(over.plan), strict=True)
    ]
    tally.add("left-decides", hits=_ahead(points) != _ahead(without))


def _won_by(game: WholeGame, seat: int) -> int:
    """Return the points of a seat's own cards and Zwicks."""
    pile, rules = game.end.won[seat], game.rules
    cards = sum(rules.card_points[card] for card in pile.cards)
    return cards + (pile.zwicks - pile.joker_zwicks) * rules.zwick + pile.joker_zwicks * (rules.joker_zwick or 0)


def _ahead(points: Sequence[int]) -> int | None:
    """Return the side with the most points, None if several have them.

    >>> _ahead([12, 18]), _ahead([15, 15])
    (1, None)
    """
    most = max(points)
    return points.index(most) if list(points).count(most) == 1 else None


def count_luck(game: WholeGame) -> Counted:
    """Count by how much a game of equal players is won, and how often by the side that is dealt more jokers."""
    tally, points = GameTally("luck", game.rules, game.seats), sorted(score.points for score in game.scores)
    first = (game.dealer + 1) % game.seats
    tally.add("margin", hits=points[-1] - points[-2])
    ahead = _ahead([score.points for score in game.scores])
    for side, (seats, lead) in enumerate(side_leads(game)):
        if first in seats:
            tally.add("lead", hits=lead, tries=len(points) - 1)
        jokers = sum(card.suit is None for seat in seats for card in game.dealt[seat])
        tally.add("wins", dealt_part(jokers), hits=side == ahead)
    if game.strong:
        _count_edge(game, tally)
    return tally.counted


def _count_edge(game: WholeGame, tally: GameTally) -> None:
    """Count the mean points of strong sides less those of the others; partners are alike."""
    strong = [score.points for score in game.scores if score.seats[0] in game.strong]
    others = [score.points for score in game.scores if score.seats[0] not in game.strong]
    tally.add("edge", hits=sum(strong) * len(others) - sum(others) * len(strong), tries=len(strong) * len(others))
