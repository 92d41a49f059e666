"""Why a partner made a play, in two answers.

What speaks for a play lies in the hand that it was made from, and partners may not know each other's hands: an answer
from the partner's seat would tell the person what the partner holds, or lacks. So while a deal is played, the answer is
drawn from an `OpenPlay` alone: what all could see, and the play itself. It says what the play took, denied, kept safe
or announced; where that explains nothing it says so, and not that the play was as good as others, which would tell of
cards too. Since all could see it, it is not noted as help.

Once the deal is over each of its cards has been seen. Then the answer is that of the coach from the partner's seat at
that moment, with the cards: what speaks for the play, and whether another one was better.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from tutor.bots.decision import Decision
from tutor.coach.zwickern.goals.tactics import cards_taken, points_won
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, is_zwick, make_play, partner, seen_by
from tutor.engine.zwickern.captures import most_cards
from tutor.engine.zwickern.hand.deal_and_play import next_in_deal
from tutor.engine.zwickern.listing import legal_taking
from tutor.engine.zwickern.plays import item_left
from tutor.engine.zwickern.safety import takers
from tutor.matches.advice.asked import Moment
from tutor.matches.advice.hints import why_this
from tutor.matches.match import Hand
from tutor.matches.proof import Proof, Told
from tutor.matches.review.any_game import measuring_dice, sign_of
from tutor.matches.review.left_to_others import points_of_item
from tutor.matches.review.measured import measured
from tutor.matches.review.review import REVIEW_CARE
from tutor.text import Line, Name

_WORK: Final = SECOND // 4
_MOST_CAUSES: Final = 2
_DEALS: Final = 120
_NODES: Final = 30_000
"""With so many deals and nodes the person waits for a third of a second, less than for a hint."""

_FEW: Final = 3
"""The most unseen cards of which the answer says how many take a card that was laid down."""


class OpenPlay(NamedTuple):
    """A play as all at the table have seen it.

    Of the hands, `position` has nothing but the card that was played. `last` says that it was the last one of its hand,
    and `following` is the seat that played next in the deal, if any.
    """

    position: Position
    play: Play
    last: bool
    following: int | None


class ClosedPlay(NamedTuple):
    """A play of a deal that is over, with what its seat had seen before it."""

    moment: Moment
    play: Play


def play_to_explain(hand: Hand, ply: int, *, opened: bool = False) -> OpenPlay | ClosedPlay:
    """Return what may explain a play: all once its deal is over or all cards are open (`opened`), else the table."""
    position, play = hand.positions[ply], hand.plays[ply]
    if opened or hand.over or hand.position.stock != position.stock:
        return ClosedPlay(Moment(seen_by(position, position.turn), hand.dealt.number, ply), play)
    return open_play(position, play)


def open_play(position: Position, play: Play) -> OpenPlay:
    """Return a play as all at the table have seen it."""
    hands = tuple((play.card,) if seat == position.turn else None for seat in range(len(position.seats)))
    following = next_in_deal(position)
    after = None if following == position.turn else following
    return OpenPlay(replace(position, hands=hands), play, len(position.hand) == 1, after)


def why_partner(asked: OpenPlay | ClosedPlay) -> tuple[Told, ...]:
    """Return why a partner made a play; equal questions give equal answers in every process."""
    return _open_answer(asked) if isinstance(asked, OpenPlay) else _full_answer(asked)


def _open_answer(asked: OpenPlay) -> tuple[Told, ...]:
    try:
        with budget(_WORK):
            found = tuple(_causes(asked))
    except TooMuchWorkError:
        found = ()
    return found[:_MOST_CAUSES] or (Told(Line("mate-hidden"), Proof.FACT),)


def _causes(asked: OpenPlay) -> Iterator[Told]:
    """Yield what speaks for a play on the table, the plainest first."""
    match asked.play:
        case Capture():
            yield from _taken(asked.position, asked.play)
        case Build():
            yield _built(asked.position, asked.play)
        case Lay(card):
            left = takers(asked.position, asked.play)
            number = sum(card in left for card in seen_by(asked.position, asked.position.turn).unseen)
            if number <= _FEW:
                yield Told(Line("mate-takers", {"card": card, "number": number}), Proof.COUNTED)
    yield from _safe(asked)
    match asked.play:
        case Capture():
            yield _cards(asked.position, asked.play)
    if asked.last:
        yield Told(Line("mate-last-card"), Proof.FACT)


def _taken(position: Position, play: Capture) -> Iterator[Told]:
    if is_zwick(position, play):
        yield Told(Line("advice-why-zwick"), Proof.FACT)
    points = points_won(position, play)
    if points > 0:
        yield Told(Line("mate-took-points", {"points": points}), Proof.FACT)
    own = (position.turn, partner(position.plan, position.turn))
    for item in play.takes:
        if item.value is not None and item.owner is not None:
            if item.owner in own:
                yield Told(Line("mate-took-our-build", {"value": item.value}), Proof.FACT)
            else:
                owner = Name(position.seats[item.owner])
                yield Told(Line("mate-took-their-build", {"seat": owner, "value": item.value}), Proof.FACT)


def _cards(position: Position, play: Capture) -> Told:
    taken, points = cards_taken(play), position.rules.majority
    return Told(Line("mate-took-cards", {"number": taken, "points": points}), Proof.FACT)


def _built(position: Position, play: Build) -> Told:
    value, points = play.value, points_of_item(position, item_left(play))
    before = None if play.onto is None else play.onto.value
    if play.owner != position.turn:
        return Told(Line("mate-built-for-you", {"value": value}), Proof.FACT)
    own = (position.turn, partner(position.plan, position.turn))
    if play.onto is not None and before is not None and before != value and play.onto.owner not in (None, *own):
        owner = Name(position.seats[play.onto.owner or 0])
        return Told(Line("mate-changed-build", {"seat": owner, "before": before, "value": value}), Proof.FACT)
    return Told(Line("mate-built", {"value": value, "points": points}), Proof.FACT)


def _safe(asked: OpenPlay) -> Iterator[Told]:
    """Yield that no unseen card clears the table after a play; and where one could before, that too."""
    if asked.following is None or _can_be_cleared(asked, make_play(asked.position, asked.play)):
        return
    message = "mate-denied-zwick" if _can_be_cleared(asked, asked.position) else "mate-safe"
    yield Told(Line(message), Proof.COUNTED)


def _can_be_cleared(asked: OpenPlay, position: Position) -> bool:
    """Tell whether one of the unseen cards takes all of a table in the hand of the seat that plays next."""
    unseen, following = seen_by(asked.position, asked.position.turn).unseen, asked.following
    hands = tuple(unseen if seat == following else None for seat in range(len(position.seats)))
    there = replace(position, turn=following or 0, hands=hands)
    every = sum(len(item.cards) for item in there.table)
    return every > 0 and any(most_cards(legal_taking(there, card)) == every for card in dict.fromkeys(unseen))


_OF_PARTNERS: Final[Mapping[str, str]] = {
    "advice-why-build": "mate-why-build",
    "advice-why-partner": "mate-built-for-you",
    "advice-why-safest": "mate-why-safest",
    "advice-why-takers": "mate-why-takers",
}
"""The messages about a partner, in place of those to the person who plays."""


def _full_answer(asked: ClosedPlay) -> tuple[Told, ...]:
    moment, play = asked
    position = moment.seen.position
    dice = measuring_dice(moment.number, moment.ply)
    found = measured(Decision(moment.seen), play, dice, _DEALS, REVIEW_CARE, nodes=_NODES)
    speaks = why_this(position, play)
    why = () if speaks is None else (_of_partner(speaks),)
    if found is None:
        return why or (Told(Line("review-too-large"), Proof.FACT),)
    if sign_of(found) is not None:
        better = Told(Line("mate-better", {"play": play_line(position, found.best)}), found.proof, found.deals)
        return (*why, better)
    equal = {Proof.PROVEN: "review-only-play", Proof.OPEN: "mate-best"}.get(found.proof, "mate-good")
    return (*why, Told(Line(equal), found.proof, found.deals))


def _of_partner(told: Told) -> Told:
    line = told.line
    return told._replace(line=Line(_OF_PARTNERS.get(line.message, line.message), line.values))
