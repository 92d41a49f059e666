"""The trick-taking games whose names are easily confused with Zwickern, as far as the tutor compares them."""

from dataclasses import dataclass
from typing import Literal

from tutor.engine import zwicken, zwikken
from tutor.engine.zwicken.rules import HAND_SIZE as ZWICKEN_HAND
from tutor.engine.zwikken.rules import HAND_SIZE as ZWIKKEN_HAND
from tutor.engine.zwikken.rules import TrickGoal


@dataclass(frozen=True, slots=True)
class Cousin:
    """One of these games: `players` are the least and the most, `permanent_trump` is the code of a card.

    `wins_at_once` tells whether three cards alike win before play, `trick` what a trick earns.
    """

    name: str
    home: Literal["austria", "netherlands"]
    pack_cards: int
    players: tuple[int, int]
    hand_cards: int
    permanent_trump: str | None
    wins_at_once: bool
    trick: Literal["third-of-pot", "card-points"]


def _of_zwicken(rules: zwicken.Rules) -> Cousin:
    return Cousin(
        name=rules.name,
        home="austria",
        pack_cards=len(rules.pack),
        players=(min(rules.players), max(rules.players)),
        hand_cards=ZWICKEN_HAND,
        permanent_trump=rules.permanent_trump,
        wins_at_once=False,
        trick="third-of-pot",
    )


def _of_zwikken(rules: zwikken.Rules) -> Cousin:
    return Cousin(
        name=rules.name,
        home="netherlands",
        pack_cards=len(rules.pack),
        players=(min(rules.players), max(rules.players)),
        hand_cards=ZWIKKEN_HAND,
        permanent_trump=rules.tricks.permanent_trump,
        wins_at_once=bool(rules.set_ranks),
        trick="third-of-pot" if rules.goal is TrickGoal.THIRDS else "card-points",
    )


# The forms that are told beside Zwickern; others of each game differ from them in what is not compared.
COUSINS = {
    cousin.name: cousin
    for cousin in (
        _of_zwicken(zwicken.VARIANTS["zwicken"]),
        *(_of_zwikken(zwikken.VARIANTS[name]) for name in ("zwikken-1850", "zwikken-1900", "zwikken-2000")),
    )
}
