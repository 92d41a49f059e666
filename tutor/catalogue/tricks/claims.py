"""The claims of an annotator about an action of a trick-taking game, checked by the engine."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tutor.coach.kits import TRICK_KITS
from tutor.coach.tricks.certainty import certain_by_action
from tutor.coach.tricks.kit import TrickAction, TrickKit, TrickPosition
from tutor.content.claims import CouldClaim, CouldNotClaim
from tutor.content.tricks.claims import AboveClaim, CertainClaim, CostsClaim, SureClaim, TrickClaim
from tutor.engine.cards import UnreadableError, read_card
from tutor.engine.tricks import UnknownCardsError, strength, suit_followed

Wrong = tuple[str, dict[str, str | int]]
"""A fault of a claim: the message and its details."""


def claim_wrongs(position: TrickPosition, action: TrickAction, claim: TrickClaim) -> Iterator[Wrong]:
    """Yield the faults of a claim about an action, given the position before it."""
    game = TRICK_KITS[position.rules.game]
    match claim:
        case CouldClaim(could=text):
            yield from _allowed(game, position, text)
        case CouldNotClaim(could_not=text):
            found = _read(game, position, text)
            if found is None:
                yield "check-unreadable-play", {"text": text}
            elif not list(game.game.violations(position, found)):
                yield "check-claim-could-not", {"play": text}
        case CostsClaim(costs=text):
            yield from _costs(game, position, text)
        case CertainClaim():
            yield from _certain(game, position, action, claim)
        case SureClaim(sure=what):
            sure = game.sure(position, what)
            if sure is None or not sure.counted(position):
                yield "check-claim-sure", {"what": what}
        case AboveClaim():
            yield from _above(game, position, claim)
        case str():
            number = len(list(game.game.legal_actions(position)))
            if number > 1:
                yield "check-claim-only", {"number": number}


def _read(game: TrickKit, position: TrickPosition, text: str) -> TrickAction | None:
    try:
        found: Any = game.game.read_action(position, text)
    except UnreadableError:
        return None
    return found


def _allowed(game: TrickKit, position: TrickPosition, text: str) -> Iterator[Wrong]:
    """Yield the reasons against an action that is claimed to be legal."""
    found = _read(game, position, text)
    if found is None:
        yield "check-unreadable-play", {"text": text}
        return
    reasons = list(game.game.violations(position, found))
    if reasons:
        yield "check-claim-could", {"play": text, "why": str(reasons[0].reason)}


def _costs(game: TrickKit, position: TrickPosition, text: str) -> Iterator[Wrong]:
    illegal = list(_allowed(game, position, text))
    yield from illegal
    if not illegal and game.offence(position, _read(game, position, text)) is None:
        yield "check-claim-costs", {"play": text}


def _certain(game: TrickKit, position: TrickPosition, action: TrickAction, claim: CertainClaim) -> Iterator[Wrong]:
    """Yield the fault that an action makes sure of another number of chips than claimed."""
    if claim.by is not None:
        illegal = list(_allowed(game, position, claim.by))
        yield from illegal
        if illegal:
            return
        action = _read(game, position, claim.by)
    assert position.turn is not None
    try:
        found = certain_by_action(game, position, position.turn)[action]
    except UnknownCardsError as error:
        yield "check-not-certain", {"problem": str(error)}
        return
    if found != claim.certain:
        yield "check-claim-certain", {"stated": claim.certain, "found": found}


def _above(game: TrickKit, position: TrickPosition, claim: AboveClaim) -> Iterator[Wrong]:
    """Yield the fault that other unseen cards than claimed beat a card that is led."""
    try:
        led, claimed = read_card(claim.of), Counter(map(read_card, claim.above))
    except UnreadableError as error:
        yield "check-unreadable-card", {"text": error.text}
        return
    rules, trumps = position.rules.tricks, position.trumps
    suit = suit_followed(rules, trumps, led)
    least = strength(rules, trumps, suit, led)
    played = [one.card for trick in (*position.tricks, position.trick) for one in trick]
    # If cards are exchanged, a seat has seen those that it gave away.
    given = () if position.turn is None else getattr(position, "given_away", {position.turn: ()})[position.turn]
    seen = {*position.hand, *game.turned(position), game.bottom(position), *played, *given}
    found = Counter(
        card for card in position.rules.pack if card not in seen and strength(rules, trumps, suit, card) > least
    )
    if claimed != found:
        cards = " ".join(card.code for card in found)
        yield "check-claim-cards", {"kind": "above", "claimed": " ".join(claim.above) or "-", "found": cards or "-"}
