"""The steps that teach to avoid what gave chips away, by the variant."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tutor.coach.tricks.kit import TrickWay
from tutor.engine import zwicken, zwikken
from tutor.engine.zwikken.rules import Bidding
from tutor.matches.tricks.review.found import TrickCause

_Steps = Mapping[TrickCause, tuple[str, ...]]

_ZWICKEN: _Steps = MappingProxyType(
    {
        TrickCause.OFFENCE: ("zwicken/lead-the-ace", "zwicken/look-at-the-bottom-card"),
        TrickCause.JOINED: ("zwicken/gezwickt", "zwicken/two-cards-above"),
        TrickCause.PASSED: ("zwicken/a-sure-trick", "zwicken/one-card-above"),
        TrickCause.EXCHANGE: ("zwicken/ways-to-stay",),
        TrickCause.CARD: ("zwicken/a-third-for-each-trick", "zwicken-a-game/the-seven-is-led"),
    }
)
_BOOK: _Steps = MappingProxyType(
    {
        TrickCause.JOINED: ("zwikken-1853/bete", "zwikken-1853/stay-or-pass"),
        TrickCause.PASSED: ("zwikken-1853/stay-or-pass", "zwikken-1853/the-last-one-in"),
        TrickCause.CARD: ("zwikken-1853/no-duty-to-head", "zwikken-1853/the-third-trick"),
    }
)
_CENTURY: _Steps = MappingProxyType(
    {
        TrickCause.JOINED: ("zwikken-1900/the-pot-doubles", "zwikken-1900/two-poor-tricks"),
        TrickCause.PASSED: ("zwikken-1900/bid-higher", "zwikken-1900/one-rich-trick"),
        TrickCause.EXCHANGE: ("zwikken-1900/swap-the-ten",),
        TrickCause.DEALER: ("zwikken-1900/turn-another", "zwikken-1900/the-dealer-ends"),
        TrickCause.CARD: ("zwikken-1900/one-rich-trick", "zwikken-1900/a-low-trump-is-due"),
    }
)
_TODAY: _Steps = MappingProxyType(
    {
        TrickCause.JOINED: ("zwikken/it-doubles", "zwikken-searching/a-tie"),
        TrickCause.PASSED: ("zwikken/ask-or-pass", "zwikken/ask-better"),
        TrickCause.EXCHANGE: ("zwikken/i-know-him", "zwikken-searching/a-better-one"),
        TrickCause.DEALER: ("zwikken-searching/search", "zwikken-searching/search-again"),
        TrickCause.CARD: ("zwikken/most-points", "zwikken-searching/two-tricks-and-too-little"),
    }
)
CLAIMS_BY_CAUSE: Mapping[TrickCause, str] = MappingProxyType(
    {TrickCause.JOINED: "one-trump", TrickCause.PASSED: "one-trump", TrickCause.EXCHANGE: "ten"}
)
"""The questions in the book of numbers that a cause leads to."""
_BY_BIDDING: Mapping[Bidding, _Steps] = {Bidding.STAY: _BOOK, Bidding.BID: _CENTURY, Bidding.ASK: _TODAY}


def steps_teaching(rules: TrickWay) -> _Steps:
    """Return the steps by cause, the best first; a cause that cannot come up in the variant has none."""
    if isinstance(rules, zwikken.Rules):
        return _BY_BIDDING[rules.bidding]
    assert rules.game == zwicken.GAME.name
    return _ZWICKEN


def trick_step_for(rules: TrickWay, cause: TrickCause, solved: Sequence[str] = ()) -> str | None:
    """Return the first step that teaches a cause and is not among those solved; None where none teaches it."""
    steps = tuple(f"lessons/tricks/{step}" for step in steps_teaching(rules).get(cause, ()))
    return next((step for step in steps if step not in solved), next(iter(steps), None))
