"""The claims of an annotator about a play of a record, checked against the rules."""

from collections import Counter
from collections.abc import Iterator

from tutor.catalogue.proving.plays import is_unread, unread_fault, why
from tutor.coach.zwickern.verdict.judge import legality
from tutor.content.claims import CouldClaim, CouldNotClaim
from tutor.content.files.load import Loaded
from tutor.content.files.models import Claim, HoldsOnlyClaim, RecordEntry
from tutor.content.yaml.source import Fault, Path
from tutor.engine.cards import UnreadableError, read_card
from tutor.engine.zwickern import Position, write_play
from tutor.engine.zwickern.captures import captures
from tutor.engine.zwickern.listing import legal_builds, legal_taking


def claim_faults(loaded: Loaded[RecordEntry], path: Path, position: Position, claim: Claim) -> Iterator[Fault]:
    """Yield a fault if a claim, found at `path` in the record, is false in the position before the play."""
    match claim:
        case CouldClaim(could=text):
            verdict = legality(position, text)
            if is_unread(verdict):
                yield unread_fault(loaded, path, position, text)
            elif not verdict.legal:
                yield loaded.fault(path, "check-claim-could", play=text, why=why(verdict))
        case CouldNotClaim(could_not=text):
            verdict = legality(position, text)
            if is_unread(verdict):
                yield unread_fault(loaded, path, position, text)
            elif verdict.legal:
                yield loaded.fault(path, "check-claim-could-not", play=text)
        case HoldsOnlyClaim(holds_only=texts):
            yield from _hand_faults(loaded, path, position, texts)
        case str():
            yield from _bare_faults(loaded, path, position, claim)


def _hand_faults(
    loaded: Loaded[RecordEntry], path: Path, position: Position, texts: tuple[str, ...]
) -> Iterator[Fault]:
    """Yield a fault if the hand is not exactly these cards, or if one of them cannot be read."""
    held = " ".join(card.code for card in position.hand)
    claimed = []
    for text in texts:
        try:
            claimed.append(read_card(text))
        except UnreadableError:
            yield loaded.fault(path, "check-unreadable-card", text=text)
            return
    if Counter(claimed) != Counter(position.hand):
        yield loaded.fault(path, "check-claim-holds-only", claimed=" ".join(texts), held=held)


def _bare_faults(loaded: Loaded[RecordEntry], path: Path, position: Position, claim: str) -> Iterator[Fault]:
    """Yield a fault for a legal capture or build where the claim says that there is none."""
    hand = list(dict.fromkeys(position.hand))
    found = (capture for card in hand for capture in captures(legal_taking(position, card)))
    capture = next(found, None)
    if claim != "no_build" and capture is not None:
        yield loaded.fault(path, "check-claim-no-capture", play=write_play(position, capture))
    build = next((build for card in hand for build in legal_builds(position, card)), None)
    if claim != "no_capture" and build is not None:
        yield loaded.fault(path, "check-claim-no-build", play=write_play(position, build))
