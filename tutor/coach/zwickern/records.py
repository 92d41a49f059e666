"""The words on a play of a record: remarks and marks, computed and proven, claims in words, and guesses compared."""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple, get_args

from tutor.coach.zwickern.goals.tactics import cards_taken, largest_captures, most_points_possible, points_won
from tutor.coach.zwickern.verdict.missed import missed
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
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.cards import read_card
from tutor.engine.zwickern import Capture, Play, Position, is_zwick, number_of_plays, read_play
from tutor.engine.zwickern.listing import legal_builds, legal_taking
from tutor.engine.zwickern.plays import cards_of
from tutor.text import Family, Line, Listed, Name, Value, dashed

_MOST_ITEMS, _MOST_PLAYS, _WORK = 20, 4000, SECOND // 8
"""The limits up to which missed captures are looked for: items on the table, legal plays, and the budget.

Beyond them a reader would wait too long.
"""

# The claims that a remark makes superfluous, by the id of the remark.
_SAME: Mapping[str, tuple[BareClaim, ...]] = {
    "replay-nothing-but-lay": ("no_capture", "no_build", "only_lay_down"),
    "replay-nothing-to-capture": ("no_capture",),
}
_BARE = Family("claim-{}", get_args(BareClaim), dashed)


class Looked(NamedTuple):
    """The number of legal plays, and the captures that would have won more at once.

    `better` would have won more cards or a Zwick, `richer` more points.
    """

    number: int
    better: Capture | None
    richer: Capture | None


# Marks and remarks look at the same plays.
@lru_cache(maxsize=4096)
def looked(position: Position, play: Play) -> Looked | None:
    """Return the proven facts about a play, None if the table is too large to look at."""
    if len(position.table) > _MOST_ITEMS:
        return None
    try:
        with budget(_WORK):
            number = number_of_plays(position)
            if number is None or number > _MOST_PLAYS:
                return None
            return Looked(number, better_capture(position, play), richer_capture(position, play))
    except TooMuchWorkError:
        return None


def remarks(position: Position, play: Play) -> tuple[Line, ...]:
    """Say what the engine proves about a play: how many were legal, and whether more could be taken at once."""
    found = looked(position, play)
    if found is None:
        return (Line("replay-too-large"),)
    count = Line("replay-legal-moves", {"number": found.number})
    if not any(legal_taking(position, card).vectors for card in position.hand):
        builds = any(legal_builds(position, card) for card in position.hand)
        return (count, Line("replay-nothing-to-capture" if builds else "replay-nothing-but-lay"))
    # Without a choice, nothing was missed.
    if found.number == 1:
        return (count,)
    lines = [count]
    if found.better is not None:
        lines.append(_missed_line(position, play, found.better))
    if found.richer is not None and found.richer != found.better:
        text, points = play_line(position, found.richer), points_won(position, found.richer)
        lines.append(Line("replay-missed-points", {"play": text, "points": points}))
    return tuple(lines) if len(lines) > 1 else (count, Line("replay-nothing-more"))


def not_remarked(claims: Iterable[Claim], found: Iterable[Line]) -> Iterator[Claim]:
    """Yield the claims that none of the remarks makes superfluous."""
    said = {claim for line in found for claim in _SAME.get(line.message, ())}
    yield from (claim for claim in claims if claim not in said)


def _missed_line(position: Position, play: Play, better: Capture) -> Line:
    text = play_line(position, better)
    if is_zwick(position, better) and not is_zwick(position, play):
        return Line("replay-missed-zwick", {"play": text})
    return Line("replay-missed", {"play": text, "number": cards_taken(better)})


def richer_capture(position: Position, play: Play) -> Capture | None:
    """Return the capture that wins the most points at once, if it wins more than the play; None if there is none."""
    most = most_points_possible(position)
    if most <= points_won(position, play):
        return None
    return next((one for one in largest_captures(position, points=most) if points_won(position, one) == most), None)


def better_capture(position: Position, play: Play) -> Capture | None:
    """Return a Zwick that was not made, else a capture of more cards; None if there is neither.

    Of the captures of more cards, one with the card that was played comes first.
    """
    others = missed(position, play).captures
    if not is_zwick(position, play):
        zwick = next((one for one in others if is_zwick(position, one)), None)
        if zwick is not None:
            return zwick
    more = [one for one in others if cards_taken(one) > cards_taken(play)]
    # The first of equal ones wins, and `missed` lists those of the most cards first.
    return min(more, key=lambda one: one.card is not play.card, default=None)


class Mark(StrEnum):
    """A thing worth looking at in a play."""

    NOTE = "note"
    ZWICK = "zwick"
    MISSED = "missed"
    JOKER = "joker"


def marks(position: Position, play: Play, *, noted: bool, looking: bool = True) -> tuple[Mark, ...]:
    """List the marks of a play; `noted` says that it has a note, and `looking` asks for missed captures."""
    seen = looked(position, play) if looking else None
    holds = {
        Mark.NOTE: noted,
        Mark.ZWICK: is_zwick(position, play),
        Mark.MISSED: seen is not None and bool(seen.better or seen.richer),
        Mark.JOKER: captures_joker(position, play),
    }
    return tuple(mark for mark, holding in holds.items() if holding)


def captures_joker(position: Position, play: Play) -> bool:
    """Tell whether a play wins a joker, whether the joker captures or is captured."""
    return isinstance(play, Capture) and any(card.code in position.rules.jokers for card in cards_of(play))


class Likeness(StrEnum):
    """The comparison of a guess with the play of the record by their gains at once: first points, then cards."""

    SAME = "same"
    MORE = "more"
    LEVEL = "level"
    LESS = "less"


class Won(NamedTuple):
    """The points and cards that a play wins at once."""

    points: int
    cards: int


def won(position: Position, play: Play) -> Won:
    """Return the points of a legal play's cards and Zwick, and the number of its cards."""
    cards = cards_taken(play) + 1 if isinstance(play, Capture) else 0
    return Won(points_won(position, play), cards)


def compare_guess(position: Position, guess: Play, made: Play) -> Likeness:
    """Compare a legal guess with the play that was made."""
    if guess == made:
        return Likeness.SAME
    ours, theirs = won(position, guess), won(position, made)
    return Likeness.MORE if ours > theirs else Likeness.LESS if ours < theirs else Likeness.LEVEL


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
