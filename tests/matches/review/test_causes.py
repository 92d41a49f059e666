"""Causes are true of the board, checked by the engine's list of legal captures, and not as true of the better play."""

from collections import Counter
from dataclasses import replace
from typing import NamedTuple

import pytest

from tests.bots.tables import another_truth, met, seen
from tests.engine.setups import at, legal
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
    WonSetup,
    legal_plays,
    make_play,
    read_play,
    sides,
    write_play,
)
from tutor.engine.zwickern.hand.deal_and_play import next_seat
from tutor.engine.zwickern.plays import cards_of, item_left
from tutor.matches.advice.hints import why_this
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
    OpenToBuilds,
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


class Worked(NamedTuple):
    """A play at a table, a better one, and the reason worked out by hand; and a neighbour that lacks it."""

    reason: MarkReason
    position: Position
    play: str
    best: str
    neighbour: tuple[Position, str, str]

    @property
    def pair(self) -> tuple[Position, Play, Play]:
        """The position with both plays."""
        return read(self.position, self.play, self.best)


def read(position: Position, play: str, best: str) -> tuple[Position, Play, Play]:
    """Read two plays, which must be legal."""
    assert all(legal(position, one) for one in (play, best)), (play, best)
    return position, read_play(position, play).play, read_play(position, best).play


def won(number: int) -> dict[str, WonSetup]:
    """Return so many cards won by the player to play, from nine to king, without points."""
    pack = [f"{rank}{suit}" for rank in ("9", "8", "7", "6", "4", "3", "Q") for suit in "SHDC"]
    return {"S": WonSetup(pack[:number])}


CHANCE = at("JS 3S 10C", "4S 5S 6H", variant="french", seats="N S")
JOKER_LEFT = at("X20 5D 9S", "9H 7H", seats="N S")
ONE_CARD = at("X20 5D 9S", "9H 7H", seats="N S", hands={"N": "8C"})
PARTNERED = at("5D AC", "7C X15", announced={"N": [20]})
WORKED = [
    # Three eights take the build, and the 15 joker takes it with the seven; the better play takes it itself.
    Worked(
        PartnersBuild(value=8, cards=("8S", "8D", "8C", "X15"), number=4),
        at("8H 7H 2C", "5C+3D=8@N"),
        "7H",
        "8H x 5C",
        (at("8H 7H 2C", "5C+3D=8@E"), "7H", "8H x 5C"),
    ),
    # With a card more in the hand it is not the last.
    Worked(LastCapture(), at("5H", "5C 9D"), "5H", "5H x 5C", (at("5H 2C", "5C 9D"), "5H", "5H x 5C")),
    # 26 and two are more than half of 55 cards, 25 and two are not.
    Worked(
        MostCards(),
        at("5H 2C", "5C 10S", won=won(26)),
        "5H",
        "5H x 5C",
        (at("5H 2C", "5C 10S", won=won(25)), "5H", "5H x 5C"),
    ),
    # The ten takes four and six and brings its own three; the joker takes all three cards, and that is a Zwick.
    Worked(
        GavePoints(points=3, cards=("10D", "X15"), number=2, better=0),
        CHANCE,
        "JS",
        "10C x 4S+6H",
        (CHANCE, "JS", "3S"),
    ),
    # No one takes 20 at once, but others build it down to what they hold. With one card no one can.
    Worked(OpenToBuilds(points=6), JOKER_LEFT, "X20", "5D", (ONE_CARD, "X20", "5D")),
    # A player who holds another ten takes the build with three points in it; in a build of the ten of spades there are
    # none.
    Worked(
        OpenBuild(value=10, points=3, cards=("10H", "10C"), number=2),
        at("10D 10S 2H", "X20 X25", seats="N S"),
        "10D = 10",
        "2H",
        (at("10D 10S 2H", "X20 X25", seats="N S"), "10S = 10", "2H"),
    ),
    Worked(
        LaidPoints(points=3, cards=("10S", "10H", "10C"), number=3),
        at("10D 2H 7S", "X20", seats="N S"),
        "10D",
        "2H",
        (at("10D 2H 7S", "X20", seats="N S"), "7S", "2H"),
    ),
    # The two lowers the joker to 13, which the queen takes; with the ace it is built as well for the king.
    Worked(
        MissedBuild(points=5),
        at("2D QS AH KS", "X15", seats="N S"),
        "KS",
        "2D on X15 = 13",
        (at("2D QS AH KS", "X15", seats="N S"), "AH on X15 = 14", "2D on X15 = 13"),
    ),
    # North has announced 20 and can take it.
    Worked(
        MissedBuild(points=5, for_partner=True),
        PARTNERED,
        "AC",
        "5D on X15 = 20 for N",
        (at("5D AC", "7C X15"), "AC", "5D"),
    ),
    # With a second ten there is still one to take it.
    Worked(
        GaveUpTaker(card="10D"),
        at("10H 4C 2S", "10D 5S", seats="N S"),
        "10H",
        "2S",
        (at("10H 10C 2S", "10D 5S", seats="N S"), "10H", "2S"),
    ),
]
PAIRS += [one.pair for one in WORKED]
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


def build_weight(position: Position, play: Play) -> int:
    """Return the points of the card or build that a play leaves, times the cards that others may build onto it."""
    if isinstance(play, Capture):
        return 0
    item, what, follower = item_left(play), seen(position), next_seat(position)
    hands = tuple(what.unseen if seat == follower else None for seat in range(len(position.seats)))
    after = replace(make_play(what.position, play), turn=follower, hands=hands)
    built = {one.card for one in legal_plays(after) if isinstance(one, Build) and one.onto == item}
    return worth(position, item) * sum(card in built for card in what.unseen)


def own_takers(position: Position, play: Play, item: Item) -> bool:
    """Tell whether a card left in the player's hand takes an item after a play."""
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
        case OpenToBuilds(points=points):
            assert isinstance(play, Lay)
            item = item_left(play)
            assert not takers(position, play, item)
            return points == worth(position, item) and build_weight(position, play) > build_weight(position, best)
        case MissedBuild(points=points, for_partner=for_partner):
            assert isinstance(best, Build)
            instead = worth(position, item_left(play)) if isinstance(play, Build) else points_won(position, play)
            owner = (position.turn + 2 * for_partner) % len(position.seats)
            return best.owner == owner and worth(position, item_left(best)) == points > instead
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


KINDS = list(dict.fromkeys(type(one.reason) for one in WORKED))


@pytest.mark.parametrize("worked", WORKED, ids=lambda one: f"{one.reason.cause}-{one.best}")
def test_a_cause_worked_out_by_hand_is_found_and_at_its_neighbour_is_not(worked: Worked) -> None:
    assert worked.reason in reasons_before(*worked.pair)
    assert type(worked.reason) not in map(type, reasons_before(*read(*worked.neighbour)))


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


@pytest.mark.parametrize("kind", KINDS)
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
