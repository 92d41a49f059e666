"""A review in words: sentences about a play, and about a whole hand."""

from collections.abc import Iterator, Sequence

from tutor.bots.ranking import SURE
from tutor.coach.zwickern.words.phrases import cards_like, the_item
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.cards import read_card
from tutor.engine.zwickern import Play, Position
from tutor.engine.zwickern.hand.deal_and_play import next_seat
from tutor.matches.match import Hand
from tutor.matches.proof import Proof, Told
from tutor.matches.review.found import (
    Cause,
    GavePoints,
    GaveUpTaker,
    GaveZwick,
    Judged,
    LaidPoints,
    LastCapture,
    MarkReason,
    MissedBuild,
    MissedPoints,
    MissedZwick,
    MostCards,
    OpenBuild,
    OpenToBuilds,
    Other,
    PartnersBuild,
    Review,
    StrandedBuild,
    best_play,
)
from tutor.text import Family, Line, Name, Tenths, Value, dashed

CAUSE_NAMES = Family("cause-{}", Cause, dashed)
"""The messages that name what gave points away."""


_LEAST_TOLD = 0.05
"""The points below which one decimal place shows nothing."""

_LEAST_ERROR = 0.1
"""The least error that is stated: deals that all agree are still not all deals."""


def said_of_play(review: Review, judged: Judged, hand: Hand) -> tuple[Told, ...]:
    """Return what is said of a play: the reasons, the points, and the better play, each with its proof.

    The lines speak to the person under review. Raises WrongReviewError for a review of another hand.
    """
    found = (*_of_play(review, judged, hand), *_closer(judged, judged.deals or review.deals))
    return (*found, Told(Line("review-helped"), Proof.FACT)) if judged.helped else found


def _closer(judged: Judged, deals: int) -> Iterator[Told]:
    """Yield what a closer look has done to a mark, or that it is still to be taken."""
    if judged.sign is not None and not judged.borne_out:
        yield Told(Line("review-first-look"), Proof.SAMPLED, deals)
    elif judged.was is not None:
        less = "review-was-marked" if judged.sign is None else "review-was-worse"
        yield Told(Line(less), Proof.SAMPLED, deals)


def _of_play(review: Review, judged: Judged, hand: Hand) -> Iterator[Told]:
    deals = judged.deals or review.deals
    if judged.proof is None:
        yield Told(Line("review-too-large"), Proof.FACT)
    elif judged.sign is None:
        yield _unmarked(judged.proof, deals)
    else:
        best, position = best_play(judged, hand), hand.positions[judged.ply]
        for reason in judged.reasons:
            yield from _reason(reason, position, hand.plays[judged.ply], best)
        yield _lost(judged, judged.proof, deals)
        if judged.cause not in (Cause.MISSED_ZWICK, Cause.MISSED_POINTS, Cause.MISSED_BUILD):
            # For these causes the reasons have named it already.
            yield Told(Line("review-better", {"play": play_line(position, best)}), judged.proof, deals)


def _unmarked(proof: Proof, deals: int) -> Told:
    messages = {Proof.PROVEN: "review-only-play", Proof.OPEN: "review-best"}
    return Told(Line(messages.get(proof, "review-good")), proof, deals)


def _lost(judged: Judged, proof: Proof, deals: int) -> Told:
    if proof is not Proof.SAMPLED:
        return Told(Line("review-lost-exactly", {"lost": round(judged.points)}), proof)
    values = {"lost": Tenths(judged.points), "about": Tenths(stated_error(judged.error))}
    return Told(Line("review-lost", values), proof, deals)


def stated_error(error: float) -> float:
    """Return the margin of error that is stated for a standard error."""
    return max(SURE * error, _LEAST_ERROR)


def _reason(reason: MarkReason, position: Position, play: Play, best: Play) -> Iterator[Told]:
    if not isinstance(reason, Other):
        yield Told(_why(reason, position, play, best), proof_of(reason))


def proof_of(reason: MarkReason) -> Proof:
    """Return how certain a reason is."""
    match reason:
        case GaveZwick() | PartnersBuild() | OpenBuild() | LaidPoints() | OpenToBuilds() | GavePoints():
            return Proof.COUNTED
        case StrandedBuild():
            return Proof.FACT
    return Proof.PROVEN


def _why(reason: MarkReason, position: Position, play: Play, best: Play) -> Line:
    """Say a reason, with the better play where that is what was missed."""
    match reason:
        case MissedZwick():
            return Line("review-missed-zwick", {"play": play_line(position, best)})
        case MissedPoints(more=more):
            return Line("review-missed-points", {"more": more, "play": play_line(position, best)})
        case MissedBuild(points=points, for_partner=for_partner):
            message = "review-missed-partner-build" if for_partner else "review-missed-build"
            return Line(message, {"points": points, "play": play_line(position, best)})
    return why_line(reason, position, play)


def why_line(reason: MarkReason, position: Position, play: Play) -> Line:
    """Say a reason without naming the better play."""
    match reason:
        case MissedZwick():
            return Line("why-missed-zwick")
        case MissedPoints(more=more):
            return Line("why-missed-points", {"more": more})
        case MissedBuild(points=points, for_partner=for_partner):
            return Line("why-missed-partner-build" if for_partner else "why-missed-build", {"points": points})
        case LastCapture():
            return Line("why-last-capture")
        case MostCards():
            return Line("why-most-cards", {"points": position.rules.majority})
        case GaveUpTaker(card=card):
            item = next(item for item in position.table if read_card(card) in item.cards)
            return Line("why-gave-up-taker", {"item": the_item(item)})
        case PartnersBuild(value=value, cards=cards, number=number):
            return Line("why-partners-build", {"value": value, "cards": _cards(cards), "number": number})
        case OpenBuild(value=value, points=points, cards=cards, number=number):
            values: dict[str, Value] = {"points": points, "cards": _cards(cards), "number": number}
            return Line("why-open-build", {**values, "value": value})
        case LaidPoints(points=points, cards=cards, number=number):
            values = {"points": points, "cards": _cards(cards), "number": number}
            return Line("why-laid-points", {**values, "card": play.card})
        case OpenToBuilds(points=points):
            return Line("why-open-to-builds", {"card": play.card, "points": points})
        case GavePoints(points=points, cards=cards, number=number, better=better):
            values = {"points": points, "cards": _cards(cards), "number": number}
            return Line("why-gave-points", {**values, "better": better})
        case GaveZwick(after=after, better=share):
            seat = Name(position.seats[next_seat(position)])
            shares: dict[str, Value] = {"seat": seat, "after": hundredths(after), "better": hundredths(share)}
            return Line("review-gave-zwick", shares)
        case StrandedBuild(taken_by=None):
            return Line("review-build-left")
        case StrandedBuild(taken_by=int(seat_number)):
            return Line("review-build-taken", {"seat": Name(position.seats[seat_number])})
    raise ValueError("no sentence says why, since no reason is known")


def _cards(codes: Sequence[str]) -> Value:
    return cards_like([read_card(code) for code in codes])


def said_of_hand(review: Review, hand: Hand) -> tuple[Told, ...]:
    """Return what is said of a whole hand: the points given away, and how many the same cards bring with care."""
    return tuple(_of_hand(review, hand))


def _of_hand(review: Review, hand: Hand) -> Iterator[Told]:
    lost = lost_line("review-given", review.given_away, review.error)
    yield Told(lost, Proof.SAMPLED, review.deals)
    if review.careful is not None:
        yield Told(luck_line(review, hand), Proof.REPLAYED)
    yield Told(Line("review-one-game"), Proof.FACT)


def lost_line(message: str, lost: float, error: float) -> Line:
    """Return the message that says what was given away in all, with its error; or that nothing was.

    >>> lost_line("review-given", 0.04, 0.5).message
    'review-given-none'
    """
    if lost < _LEAST_TOLD:
        return Line("review-given-none")
    return Line(message, {"lost": Tenths(lost), "about": Tenths(stated_error(error))})


def luck_line(review: Review, hand: Hand) -> Line:
    """Return both results with the same cards, the person's and the careful bot's, which must be known."""
    assert review.careful is not None
    side = hand.side_of_seat(review.seat)
    message = "review-luck" if len(hand.sides[side]) == 1 else "review-luck-team"
    return Line(message, {"own": review.points[side], "careful": review.careful[side]})


def hundredths(share: float) -> int:
    """Return of how many hands in a hundred a share is: none only if it is nothing, and all only if it is the whole.

    >>> [hundredths(share) for share in (0.0, 0.001, 0.484, 0.999, 1.0)]
    [0, 1, 48, 99, 100]
    """
    return min(max(round(100 * share), int(share > 0)), 100 if share >= 1 else 99)
