"""Some plays in one world, made by a rule, and the worth of what they bring."""

from math import erf, exp, sqrt

from tutor.bots.decision import Decision
from tutor.bots.kinds import TAKES_NOTHING, Kind
from tutor.bots.policies import Policy
from tutor.bots.worlds import World
from tutor.engine.zwickern.hand.scoring import leaders
from tutor.engine.zwickern.open_hands.compact_tables import Table, cards_on, points_of
from tutor.engine.zwickern.open_hands.hands import SmallPlay
from tutor.engine.zwickern.rules import LastZwick


def rollout(decision: Decision, small: SmallPlay, world: World, policy: Policy, plays: int) -> float:
    """Return the points that a play and so many plays after it bring the seat's side over the others, in one world.

    After the play all seats follow the policy, in the next deal, too, which the world must have been drawn for. Against
    several sides it is the points over their mean. The most cards count by the chance to have them; at the end of the
    last deal they and what is left on the table count exactly. Raises TooMuchWorkError.
    """
    order, side = decision.course, decision.side
    won, cards, _, table, _, _ = small
    kind = decision.kind_held(small)
    points, piles, last = [0] * len(decision.piles), list(decision.piles), decision.last
    if cards:
        last = decision.me
        points[last] += won
        piles[last] += cards
    hands = [list(hand) for hand in world.hands]
    hands[decision.seat] = decision.hand_after(small)
    end, next_deal = len(order) - 1, len(decision.order)
    for place in range(1, min(end, plays) + 1):
        if place == next_deal:
            hands = [list(hand) for hand in world.later]
            table += sum(decision.kinds.laid[kind] for kind in world.to_table)
        seat = order[place]
        kind, taken, table = policy(table, hands, place)
        hands[seat].remove(kind)
        if taken is not TAKES_NOTHING:
            last = side[seat]
            points[last] += taken[1]
            piles[last] += taken[2]
    if not decision.last_deal or plays < end:
        return _margin_so_far(decision, points, piles)
    if not decision.rules.plain:
        _end_as_at_home(decision, points, table, kind)
    return _margin(decision, points, piles, last, table)


def _end_as_at_home(decision: Decision, points: list[int], table: Table, kind: Kind) -> None:
    """Take away what a Zwick with the very last card, of a kind, and builds left on the table do not count here."""
    rules, last_seat = decision.rules, decision.order[-1]
    counts = rules.last_zwick is LastZwick.COUNTS
    if not table and not counts and (rules.last_zwick is LastZwick.NOT or last_seat != decision.position.dealer):
        points[decision.side[last_seat]] -= decision.kinds.zwicks[kind]
    if rules.build_left:
        for code in decision.tables.spread(table)[0]:
            owner = decision.tables.trait(code).owner
            if owner is not None:
                points[decision.side[owner]] -= rules.build_left


def _margin(decision: Decision, points: list[int], piles: list[int], last: int | None, table: Table) -> float:
    """Return the worth of the end of the last deal: points over the mean of the other sides, with all that counts."""
    if last is not None and decision.rules.last_takes_rest:
        points[last] += points_of(table)
        piles[last] += cards_on(table)
    for side in leaders(decision.rules, piles):
        points[side] += decision.rules.majority
    return _over_others(points, decision.me)


def _margin_so_far(decision: Decision, points: list[int], piles: list[int]) -> float:
    """Return what points and cards are worth while cards are still to be won."""
    return _over_others(points, decision.me) + decision.rules.majority * _expected_lead(decision, piles)


def _over_others(points: list[int], me: int) -> float:
    """Return the points of one side over the mean of the others.

    >>> _over_others([7, 1, 2], 0)
    5.5
    """
    own = points[me]
    return own - (sum(points) - own) / (len(points) - 1)


def _expected_lead(decision: Decision, piles: list[int]) -> float:
    """Return the chance to win the most cards less that of the others (their mean), before the last deal."""
    spread = max(1.0, sqrt(3.0 * (decision.position.stock + len(decision.position.table))))
    me = decision.me
    if len(piles) == 2:
        return erf((piles[me] - piles[1 - me]) / spread / sqrt(2))
    top = max(piles)
    weights = [exp(1.5 * (cards - top) / spread) for cards in piles]
    share = weights[me] / sum(weights)
    return share - (1 - share) / (len(piles) - 1)
