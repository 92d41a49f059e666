"""The claims of an annotator about a play, as sentences; loading the record has proven them."""

from typing import get_args

from tutor.coach.zwickern.words.plays import play_line
from tutor.content.claims import CouldClaim, CouldNotClaim
from tutor.content.zwickern.claims import (
    BareClaim,
    ChangersClaim,
    Claim,
    ClearersClaim,
    HeldClaim,
    HoldsOnlyClaim,
    TakersClaim,
    UndealtClaim,
    UnseenClaim,
    WinsClaim,
    WonClaim,
)
from tutor.engine.cards import read_card
from tutor.engine.zwickern import Position, read_play
from tutor.text import Family, Line, Listed, Name, Value, dashed

_BARE = Family("claim-{}", get_args(BareClaim), dashed)


def claim_line(position: Position, claim: Claim) -> Line:
    """Say a proven claim in words."""
    match claim:
        case CouldClaim(could=text):
            return Line("claim-could", _after(position, text))
        case CouldNotClaim(could_not=text):
            return Line("claim-could-not", _after(position, text))
        case WinsClaim(wins=number, after=text):
            return Line("claim-wins", _after(position, text) | {"number": number})
        case TakersClaim() | ClearersClaim() | ChangersClaim():
            return _answers(position, claim)
        case str():
            return Line(_BARE[claim])
    return _where_cards_are(claim)


def _answers(position: Position, claim: TakersClaim | ClearersClaim | ChangersClaim) -> Line:
    """Say which cards not seen yet could answer a play, or that none could."""
    values = _after(position, claim.after)
    match claim:
        case TakersClaim(takers=cards):
            some, none = "claim-takers", "claim-takers-none"
        case ClearersClaim(clearers=cards):
            some, none = "claim-clearers", "claim-clearers-none"
        case ChangersClaim(changers=cards, to=None):
            some, none = "claim-changers", "claim-changers-none"
        case ChangersClaim(changers=cards, to=value):
            some, none = "claim-changers-to", "claim-changers-to-none"
            values["value"] = value or 0
    return Line(some, values | {"cards": _listed(cards)}) if cards else Line(none, values)


def _where_cards_are(claim: HoldsOnlyClaim | HeldClaim | WonClaim | UndealtClaim | UnseenClaim) -> Line:
    match claim:
        case HoldsOnlyClaim(holds_only=cards):
            return Line("claim-holds-only", {"cards": _listed(cards)})
        case HeldClaim(held=cards, by=seat):
            return Line("claim-held", {"seat": Name(seat), "cards": _listed(cards)})
        case WonClaim(won=cards, by=None):
            return Line("claim-won", {"cards": _listed(cards)})
        case WonClaim(won=cards, by=seat):
            return Line("claim-won-by", {"seat": Name(seat or ""), "cards": _listed(cards)})
        case UndealtClaim(undealt=cards):
            return Line("claim-undealt", {"cards": _listed(cards)})
        case UnseenClaim(unseen=cards):
            return Line("claim-unseen", {"cards": _listed(cards)})


def _after(position: Position, text: str) -> dict[str, Value]:
    return {"play": play_line(position, read_play(position, text).play)}


def _listed(texts: tuple[str, ...]) -> Listed:
    return Listed(tuple(map(read_card, texts)))
