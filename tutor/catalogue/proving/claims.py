"""The claims of an annotator about a play of a record, checked against the rules."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress

from tutor.catalogue.proving.plays import is_unread, unread_fault, why
from tutor.coach.zwickern.goals.tactics import cards_taken
from tutor.coach.zwickern.verdict.judge import legality
from tutor.content.claims import CouldClaim, CouldNotClaim
from tutor.content.files.load import Loaded
from tutor.content.files.models import RecordEntry
from tutor.content.yaml.source import Fault, Path
from tutor.content.zwickern.claims import (
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
from tutor.engine.cards import Card, UnreadableError, read_card
from tutor.engine.zwickern import Capture, Play, Position, seen_by, write_play
from tutor.engine.zwickern.captures import captures
from tutor.engine.zwickern.listing import legal_builds, legal_taking
from tutor.engine.zwickern.position import known_cards
from tutor.engine.zwickern.safety import changers, takers, zwick_answers_to


def claim_faults(loaded: Loaded[RecordEntry], path: Path, position: Position, claim: Claim) -> Iterator[Fault]:
    """Yield a fault if a claim, found at `path` in the record, is false in the position before the play."""
    match claim:
        case CouldClaim(could=text):
            yield from _illegal_faults(loaded, path, position, text)
        case CouldNotClaim(could_not=text):
            verdict = legality(position, text)
            if is_unread(verdict):
                yield unread_fault(loaded, path, position, text)
            elif verdict.legal:
                yield loaded.fault(path, "check-claim-could-not", play=text)
        case TakersClaim(after=text) | ClearersClaim(after=text) | ChangersClaim(after=text) | WinsClaim(after=text):
            yield from _illegal_faults(loaded, path, position, text)
            verdict = legality(position, text)
            if verdict.legal and verdict.play is not None:
                yield from _after_faults(loaded, path, position, claim, verdict.play)
        case str():
            yield from _bare_faults(loaded, path, position, claim)
        case _:
            yield from _place_faults(loaded, path, position, claim)


def _illegal_faults(loaded: Loaded[RecordEntry], path: Path, position: Position, text: str) -> Iterator[Fault]:
    """Yield a fault if a play cannot be read or is not legal."""
    verdict = legality(position, text)
    if is_unread(verdict):
        yield unread_fault(loaded, path, position, text)
    elif not verdict.legal:
        yield loaded.fault(path, "check-claim-could", play=text, why=why(verdict))


def _after_faults(
    loaded: Loaded[RecordEntry],
    path: Path,
    position: Position,
    claim: TakersClaim | ClearersClaim | ChangersClaim | WinsClaim,
    play: Play,
) -> Iterator[Fault]:
    """Yield a fault if a claim about the position after a legal play is false."""
    match claim:
        case WinsClaim(wins=number):
            # The card that takes goes to the pile as well.
            won = cards_taken(play) + 1
            if number != won:
                yield loaded.fault(path, "check-claim-wins", stated=number, found=won)
        case TakersClaim(takers=()) | ChangersClaim(changers=()) if isinstance(play, Capture):
            # After a capture its card is gone, so the claim would say nothing.
            kind = "takers" if isinstance(claim, TakersClaim) else "changers"
            yield loaded.fault(path, "check-claim-gone", kind=kind, play=claim.after)
        case TakersClaim(takers=texts):
            yield from _card_faults(loaded, path, "takers", texts, takers(position, play, alone=True), exactly=True)
        case ClearersClaim(clearers=texts):
            yield from _card_faults(loaded, path, "clearers", texts, zwick_answers_to(position, play), exactly=True)
        case ChangersClaim(changers=texts, to=value):
            yield from _card_faults(loaded, path, "changers", texts, changers(position, play, value), exactly=True)


def _place_faults(
    loaded: Loaded[RecordEntry],
    path: Path,
    position: Position,
    claim: HoldsOnlyClaim | HeldClaim | WonClaim | UndealtClaim | UnseenClaim,
) -> Iterator[Fault]:
    """Yield a fault if cards are not where they are claimed to be."""
    seat = getattr(claim, "by", None)
    if seat is not None and seat not in position.seats:
        yield loaded.fault(path, "position-unknown-seat", seat=seat[:40], known=", ".join(position.seats))
        return
    match claim:
        case HoldsOnlyClaim(holds_only=texts):
            yield from _card_faults(loaded, path, "holds_only", texts, position.hand, exactly=True)
        case HeldClaim(held=texts, by=name):
            yield from _card_faults(loaded, path, "held", texts, position.hands[position.seats.index(name)] or ())
        case WonClaim(won=texts):
            piles = [position.won[index] for index, one in enumerate(position.seats) if seat in (None, one)]
            yield from _card_faults(loaded, path, "won", texts, [card for pile in piles for card in pile.cards])
        case UndealtClaim(undealt=texts):
            pack = Counter(position.rules.pack * position.plan.packs)
            yield from _card_faults(loaded, path, "undealt", texts, (pack - known_cards(position)).elements())
        case UnseenClaim(unseen=texts):
            ranks = {card.rank for card in _readable(texts)}
            unseen = [card for card in seen_by(position, position.turn).unseen if card.rank in ranks]
            yield from _card_faults(loaded, path, "unseen", texts, unseen, exactly=True)


def _readable(texts: tuple[str, ...]) -> Iterator[Card]:
    for text in texts:
        with suppress(UnreadableError):
            yield read_card(text)


def _card_faults(
    loaded: Loaded[RecordEntry],
    path: Path,
    kind: str,
    texts: tuple[str, ...],
    there: Iterable[Card],
    *,
    exactly: bool = False,
) -> Iterator[Fault]:
    """Yield a fault if one of the cards cannot be read or is not there, or if others are there, too."""
    claimed: Counter[Card] = Counter()
    for text in texts:
        try:
            claimed[read_card(text)] += 1
        except UnreadableError:
            yield loaded.fault(path, "check-unreadable-card", text=text)
            return
    found = Counter(there)
    if claimed - found or (exactly and found - claimed):
        cards = " ".join(card.code for card in (found if exactly else claimed & found).elements())
        said = {"claimed": " ".join(texts) or "-", "found": cards or "-"}
        if kind == "holds_only":
            yield loaded.fault(path, "check-claim-holds-only", **said)
        else:
            yield loaded.fault(path, "check-claim-cards", kind=kind, **said)


def _bare_faults(loaded: Loaded[RecordEntry], path: Path, position: Position, claim: str) -> Iterator[Fault]:
    """Yield a fault for a legal capture or build if the claim says that there is none."""
    hand = list(dict.fromkeys(position.hand))
    found = (capture for card in hand for capture in captures(legal_taking(position, card)))
    capture = next(found, None)
    if claim != "no_build" and capture is not None:
        yield loaded.fault(path, "check-claim-no-capture", play=write_play(position, capture))
    build = next((build for card in hand for build in legal_builds(position, card)), None)
    if claim != "no_capture" and build is not None:
        yield loaded.fault(path, "check-claim-no-build", play=write_play(position, build))
