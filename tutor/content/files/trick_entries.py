"""Situations and hands of any trick-taking game: the keys of all of them, as editors complete them."""

from tutor.content.yaml.entry import Cards, CardText
from tutor.content.zwicken.entries import ZwickenHand, ZwickenSituation
from tutor.content.zwikken.entries import ZwikkenHand, ZwikkenSituation


class AnySituation(ZwickenSituation, ZwikkenSituation):
    """A situation of any of the games; loading refuses the keys of another game than that of the variant."""

    turnup: CardText | None = None  # type: ignore[assignment]


class AnyHand(ZwickenHand, ZwikkenHand):
    """A hand of any of the games; loading refuses the keys of another game than that of the variant."""

    turnup: CardText | None = None  # type: ignore[assignment]
    upcards: Cards = ()
