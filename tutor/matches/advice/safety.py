"""The safety of lays: the unseen cards that take each, and how many hands of the next player make a Zwick."""

from collections.abc import Iterator
from typing import NamedTuple

from tutor.coach.zwickern.goals.tactics import points_to_build_on
from tutor.coach.zwickern.words.phrases import cards_like
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.cards import Card
from tutor.engine.zwickern import Lay, Position, Seen
from tutor.engine.zwickern.hand.deal_and_play import next_seat
from tutor.engine.zwickern.listing import legal_lay
from tutor.engine.zwickern.safety import ZwickOdds, takers, zwick_odds
from tutor.matches.proof import Proof, Told
from tutor.matches.review.words import hundredths
from tutor.text import Line, Name

_WORK = SECOND


class LayRisk(NamedTuple):
    """The risk of laying a card: `takers` are the unseen cards that could take it, equal ones once.

    `built_on` are its points, where they are worth naming and none takes it, but others may build on it.
    """

    card: Card
    odds: ZwickOdds
    takers: tuple[Card, ...]
    built_on: int = 0


def lay_risks(seen: Seen) -> tuple[LayRisk, ...]:
    """Return what each legal lay risks, the safest first: what others may build on comes last.

    Raises TooMuchWorkError on a table that is too large.
    """
    position = seen.position
    cards = [card for card in dict.fromkeys(position.hand) if legal_lay(position, card) is not None]
    with budget(_WORK):
        found = [_risk(position, Lay(card)) for card in cards]
    return tuple(sorted(found, key=lambda one: (one.built_on, one.odds.share, len(one.takers))))


def _risk(position: Position, lay: Lay) -> LayRisk:
    built_on = points_to_build_on(position, lay.card)
    return LayRisk(lay.card, zwick_odds(position, lay), takers(position, lay), built_on)


def what_is_safe(seen: Seen) -> tuple[Told, ...]:
    """Say of each lay how safe it is, the safest first: two sentences each; one sentence where that is unknown."""
    try:
        return tuple(told for risk in lay_risks(seen) for told in _said(seen.position, risk))
    except TooMuchWorkError:
        return (Told(Line("possible-unknown"), Proof.FACT),)


def risk_line(position: Position, risk: LayRisk) -> Line:
    """Say how likely a Zwick of the next player is after a lay."""
    card, odds = risk.card, risk.odds
    if not odds.every:
        return Line("advice-last-lay", {"card": card})
    seat = Name(position.seats[next_seat(position)])
    if not odds.hands:
        return Line("advice-safe-lay", {"card": card, "seat": seat})
    if round(100 * odds.share) == 0:
        return Line("advice-rare-lay", {"card": card, "seat": seat})
    return Line("advice-risky-lay", {"card": card, "seat": seat, "share": hundredths(odds.share)})


def _said(position: Position, risk: LayRisk) -> Iterator[Told]:
    yield Told(risk_line(position, risk), Proof.COUNTED)
    if risk.takers:
        yield Told(Line("advice-takers", {"card": risk.card, "cards": cards_like(risk.takers)}), Proof.COUNTED)
    else:
        message = "advice-only-builders" if risk.built_on else "advice-no-takers"
        yield Told(Line(message, {"card": risk.card}), Proof.COUNTED)
