"""Causes are true of the board, checked by the engine's list of legal captures, and not as true of the better play."""

from collections import Counter
from dataclasses import replace

import pytest

from tests.bots.tables import another_truth, met, seen
from tests.matches.review.planted import PLANTED, hand_of
from tutor.coach.zwickern.goals.tactics import points_won
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern import (
    Build,
    Capture,
    Item,
    Lay,
    Play,
    Position,
    legal_plays,
    make_play,
    read_play,
    sides,
    write_play,
)
from tutor.engine.zwickern.hand.deal_and_play import next_seat
from tutor.engine.zwickern.plays import cards_of, item_left
from tutor.matches.advice.why import why_this
from tutor.matches.proof import Proof
from tutor.matches.review.found import (
    GavePoints,
    GaveUpTaker,
    Judged,
    LaidPoints,
    LastCapture,
    MarkReason,
    MissedBuild,
    MostCards,
    OpenBuild,
    Other,
    PartnersBuild,
    Review,
    Sign,
    WrongReviewError,
    read_review,
    write_review,
)
from tutor.matches.review.reasons import reasons_before
from tutor.matches.review.words import said_of_play
from tutor.text import LANGUAGES, language, render

POSITIONS = [
    *met("jensen", 4, every=5, seed="causes"),
    *met("jensen", 2, every=6, seed="causes"),
    *met("christiansen", 3, every=9, seed="causes"),
    *met("french", 2, every=9, seed="causes"),
]
PAIRS = [
    (position, play, best)
    for position in POSITIONS
    for plays in [list(legal_plays(position))[:40]]
    for play, best in zip(plays[::5], [*plays[3::5], *plays], strict=False)
    if play != best
] + [
    (one.position, read_play(one.position, one.plays[0]).play, best)
    for one in PLANTED[12:]
    for best in legal_plays(one.position)
    if write_play(one.position, best) != one.plays[0]
]
FOUND = [(*pair, reason) for pair in PAIRS for reason in reasons_before(*pair)]


def answers(position: Position, play: Play) -> dict[Card, list[Capture]]:
    """Return the legal captures of each unseen card, in the hand of the next player beside all the others."""
    what = seen(position)
    follower = next_seat(position)
    hands = tuple(what.unseen if seat == follower else None for seat in range(len(position.seats)))
    after = replace(make_play(what.position, play), turn=follower, hands=hands)
    found: dict[Card, list[Capture]] = {card: [] for card in what.unseen}
    for one in legal_plays(after):
        if isinstance(one, Capture):
            found[one.card].append(one)
    return found


def takers(position: Position, play: Play, item: Item) -> Counter[str]:
    """Count the unseen cards that take an item after a play."""
    some = answers(position, play)
    return Counter(card.code for card in seen(position).unseen if any(item in one.takes for one in some[card]))


def of_points(position: Position, play: Play, points: int) -> Counter[str]:
    """Count the unseen cards that take so many points or more after a play."""
    there, some = make_play(seen(position).position, play), answers(position, play)
    there = replace(there, turn=next_seat(position))
    rich = {card for card, taken in some.items() if any(points_won(there, one) >= points for one in taken)}
    return Counter(card.code for card in seen(position).unseen if card in rich)


def worth(position: Position, item: Item) -> int:
    """Return the points of an item."""
    return sum(position.rules.card_points[card] for card in item.cards)


def weight(position: Position, play: Play) -> int:
    """Return the points of the card or build that a play leaves, times the cards that take them."""
    if isinstance(play, Capture):
        return 0
    item = item_left(play)
    return worth(position, item) * takers(position, play, item).total()


def own_takers(position: Position, play: Play, item: Item) -> bool:
    """Tell whether a card left in the own hand takes an item after a play."""
    after = replace(make_play(seen(position).position, play), turn=position.turn)
    return any(isinstance(one, Capture) and item in one.takes for one in legal_plays(after)) if after.hand else False


def is_true(position: Position, play: Play, best: Play, reason: MarkReason) -> bool:
    """Tell whether a reason holds of a play on this board, and not as much of the best one."""
    match reason:
        case GavePoints(points=points, cards=cards, number=number, better=better):
            found = of_points(position, play, points)
            return (
                set(found) == set(cards)
                and found.total() == number > better == of_points(position, best, points).total()
            )
        case OpenBuild(value=value, points=points, cards=cards, number=number):
            assert isinstance(play, Build)
            item = item_left(play)
            found = takers(position, play, item)
            said = (value, points, set(cards), number) == (play.value, worth(position, item), set(found), found.total())
            return said and weight(position, play) > weight(position, best)
        case LaidPoints(points=points, cards=cards, number=number):
            assert isinstance(play, Lay)
            item = item_left(play)
            found = takers(position, play, item)
            said = (points, set(cards), number) == (worth(position, item), set(found), found.total())
            return said and weight(position, play) > weight(position, best)
        case PartnersBuild(value=value, cards=cards, number=number):
            mate = (position.turn + 2) % 4
            items = [one for one in position.table if (one.value, one.owner) == (value, mate)]
            tables = [make_play(seen(position).position, one).table for one in (play, best)]
            left = [one for one in items if one in tables[0] and one not in tables[1]]
            return any(takers(position, play, one) == Counter(dict.fromkeys(cards, 1)) for one in left) and number > 0
        case MissedBuild(points=points):
            assert isinstance(best, Build)
            own = isinstance(play, Build) and play.owner == position.turn
            assert isinstance(play, Build) or not own
            instead = (
                worth(position, item_left(play)) if isinstance(play, Build) and own else points_won(position, play)
            )
            return best.owner == position.turn and worth(position, item_left(best)) == points > instead
        case LastCapture():
            return isinstance(best, Capture) and not isinstance(play, Capture) and len(position.hand) == 1
        case MostCards():
            side = next(seats for seats in sides(position.plan) if position.turn in seats)
            won = sum(len(position.won[seat].cards) for seat in side)
            counts = [won + (len(cards_of(one)) if isinstance(one, Capture) else 0) for one in (play, best)]
            return 2 * counts[1] > len(position.rules.pack) * position.plan.packs >= 2 * counts[0]
        case GaveUpTaker(card=card):
            item = next(one for one in position.table if read_card(card) in one.cards)
            kept = isinstance(best, Capture) and item in best.takes
            kept = kept or item not in make_play(seen(position).position, best).table
            return not own_takers(position, play, item) and (kept or own_takers(position, best, item))
    return True


KINDS = [GavePoints, OpenBuild, LaidPoints, PartnersBuild, MissedBuild, LastCapture, MostCards, GaveUpTaker]


def test_there_are_causes_of_many_kinds() -> None:
    kinds = {type(reason) for *_, reason in FOUND}
    assert {GavePoints, OpenBuild, LaidPoints, MissedBuild, GaveUpTaker} <= kinds


@pytest.mark.parametrize("kind", KINDS)
def test_a_cause_is_true_of_the_board_and_less_so_of_the_better_play(kind: type[MarkReason]) -> None:
    some = [one for one in FOUND if isinstance(one[3], kind)][:25]
    assert [write_play(one[0], one[1]) for one in some if not is_true(*one)] == []


@pytest.mark.parametrize("position", POSITIONS[::4])
def test_the_same_view_has_the_same_causes(position: Position) -> None:
    other = another_truth(position)
    plays = list(legal_plays(position))
    play, best = plays[0], plays[-1]
    assert reasons_before(position, play, best) == reasons_before(other, play, best)
    assert why_this(seen(position).position, best) == why_this(seen(other).position, best)


def test_nothing_speaks_against_the_best_play_itself() -> None:
    assert not [best for position, _, best in PAIRS if reasons_before(position, best, best)]


def reviewed(position: Position, play: Play, best: Play, *reasons: MarkReason) -> Judged:
    """Return a play that is marked for some reasons."""
    return Judged(
        ply=0, best=write_play(position, best), points=4.0, sign=Sign.MISTAKE, proof=Proof.OPEN, reasons=reasons
    )


def text_of(position: Position, judged: Judged) -> str:
    """Return the text of a review with one play."""
    return write_review(Review(seat=position.turn, deals=200, plays=(judged,), points=(0,) * len(sides(position.plan))))


@pytest.mark.parametrize("kind", [GavePoints, OpenBuild, LaidPoints, MissedBuild, GaveUpTaker])
def test_a_cause_is_kept_in_a_review_and_said_in_every_language(kind: type[MarkReason]) -> None:
    position, play, best, reason = next(one for one in FOUND if isinstance(one[3], kind))
    hand = hand_of(position, write_play(position, play))
    judged = reviewed(position, play, best, reason)
    found = read_review(text_of(position, judged), hand)
    assert found.plays[0].reasons == (reason,)
    for code in LANGUAGES:
        assert all(render(language(code), one.line) for one in said_of_play(found, found.plays[0], hand))


def test_a_cause_that_cannot_be_is_refused() -> None:
    position, play, best, reason = next(one for one in FOUND if isinstance(one[3], GavePoints))
    assert isinstance(reason, GavePoints)
    hand = hand_of(position, write_play(position, play))
    own = position.hand[0].code
    wrong = [
        reason.model_copy(update={"cards": (own,)}),
        reason.model_copy(update={"number": reason.number + 1}),
        reason.model_copy(update={"cards": ("<b>",)}),
        reason.model_copy(update={"points": 10**9}),
    ]
    for one in wrong:
        with pytest.raises(WrongReviewError):
            read_review(text_of(position, reviewed(position, play, best, one)), hand)
    assert read_review(text_of(position, reviewed(position, play, best, Other())), hand).marked
