"""The claims of an annotator about a play, as sentences; loading the record has proven them."""

from typing import get_args

from tutor.coach.zwickern.words.plays import play_line
from tutor.content.claims import CouldClaim, CouldNotClaim
from tutor.content.files.models import BareClaim, Claim, HoldsOnlyClaim
from tutor.engine.cards import read_card
from tutor.engine.zwickern import Position, read_play
from tutor.text import Family, Line, Listed, dashed

_BARE = Family("claim-{}", get_args(BareClaim), dashed)


def claim_line(position: Position, claim: Claim) -> Line:
    """Say a proven claim in words."""
    match claim:
        case CouldClaim(could=text):
            return Line("claim-could", {"play": play_line(position, read_play(position, text).play)})
        case CouldNotClaim(could_not=text):
            return Line("claim-could-not", {"play": play_line(position, read_play(position, text).play)})
        case HoldsOnlyClaim(holds_only=texts):
            return Line("claim-holds-only", {"cards": Listed(tuple(map(read_card, texts)))})
        case str():
            return Line(_BARE[claim])
