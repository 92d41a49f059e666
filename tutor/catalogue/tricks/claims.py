"""The claims of an annotator about an action of a trick-taking game, checked by the engine."""

from collections.abc import Iterator
from typing import Any

from tutor.coach.beside_zwickern import BESIDE_ZWICKERN
from tutor.coach.tricks.certainty import certain_by_action
from tutor.coach.tricks.game import TaughtGame, TrickAction, TrickPosition
from tutor.content.claims import CouldClaim, CouldNotClaim
from tutor.content.tricks.claims import CertainClaim, CostsClaim, SureClaim, TrickClaim
from tutor.engine.cards import UnreadableError
from tutor.engine.tricks import UnknownCardsError

Wrong = tuple[str, dict[str, str | int]]
"""What is wrong with a claim: the message and its details."""


def claim_wrongs(position: TrickPosition, action: TrickAction, claim: TrickClaim) -> Iterator[Wrong]:
    """Yield what is wrong with a claim about an action, before which there was this position."""
    game = BESIDE_ZWICKERN[position.rules.game]
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
        case str():
            number = len(list(game.game.legal_actions(position)))
            if number > 1:
                yield "check-claim-only", {"number": number}


def _read(game: TaughtGame, position: TrickPosition, text: str) -> TrickAction | None:
    try:
        found: Any = game.game.read_action(position, text)
    except UnreadableError:
        return None
    return found


def _allowed(game: TaughtGame, position: TrickPosition, text: str) -> Iterator[Wrong]:
    """Yield what stands against an action that is claimed to be legal."""
    found = _read(game, position, text)
    if found is None:
        yield "check-unreadable-play", {"text": text}
        return
    reasons = list(game.game.violations(position, found))
    if reasons:
        yield "check-claim-could", {"play": text, "why": str(reasons[0].reason)}


def _costs(game: TaughtGame, position: TrickPosition, text: str) -> Iterator[Wrong]:
    illegal = list(_allowed(game, position, text))
    yield from illegal
    if not illegal and game.offence(position, _read(game, position, text)) is None:
        yield "check-claim-costs", {"play": text}


def _certain(game: TaughtGame, position: TrickPosition, action: TrickAction, claim: CertainClaim) -> Iterator[Wrong]:
    """Yield that an action makes sure of another number of chips than claimed."""
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
