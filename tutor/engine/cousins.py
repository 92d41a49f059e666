"""The trick-taking games whose names are easily confused with Zwickern, reduced to what the tutor compares."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from tutor.engine import zwicken, zwikken
from tutor.engine.zwicken.rules import HAND_SIZE as ZWICKEN_HAND
from tutor.engine.zwikken.rules import HAND_SIZE as ZWIKKEN_HAND
from tutor.engine.zwikken.rules import TrickGoal


@dataclass(frozen=True, slots=True)
class Cousin:
    """One of these games: `players` are the least and the most, `permanent_trump` is the code of a card.

    `wins_at_once` says whether three of a kind win before play, `trick` is the worth of a trick.
    """

    name: str
    home: Literal["austria", "netherlands"]
    pack_cards: int
    players: tuple[int, int]
    hand_cards: int
    permanent_trump: str | None
    wins_at_once: bool
    trick: Literal["third-of-pot", "card-points"]


_HOMES: Mapping[str, Literal["austria", "netherlands"]] = {
    zwicken.GAME.name: "austria",
    zwikken.GAME.name: "netherlands",
}
_HAND_SIZES = {zwicken.GAME.name: ZWICKEN_HAND, zwikken.GAME.name: ZWIKKEN_HAND}


def _told(rules: zwicken.Rules | zwikken.Rules) -> Cousin:
    """Return the record of a variant, filled from its rules."""
    goal = rules.goal if isinstance(rules, zwikken.Rules) else TrickGoal.THIRDS
    sets = rules.set_ranks if isinstance(rules, zwikken.Rules) else ()
    return Cousin(
        name=rules.name,
        home=_HOMES[rules.game],
        pack_cards=len(rules.pack),
        players=(min(rules.players), max(rules.players)),
        hand_cards=_HAND_SIZES[rules.game],
        permanent_trump=rules.tricks.permanent_trump,
        wins_at_once=bool(sets),
        trick="third-of-pot" if goal is TrickGoal.THIRDS else "card-points",
    )


# The forms that the tutor shows beside Zwickern; other forms of each game differ only in points not compared.
_TOLD: tuple[zwicken.Rules | zwikken.Rules, ...] = (
    zwicken.VARIANTS["zwicken"],
    *(zwikken.VARIANTS[name] for name in ("zwikken-1850", "zwikken-1900", "zwikken-2000")),
)
COUSINS = {rules.name: _told(rules) for rules in _TOLD}
