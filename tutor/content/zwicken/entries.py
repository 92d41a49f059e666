"""Situations and whole hands of Zwicken, as files write them."""

from typing import Annotated

from tutor.content.tricks.entries import POSITION_KEYS, Count, HandEntry, SituationEntry
from tutor.content.yaml.dataclass_entries import Written
from tutor.content.yaml.entry import Cards, CardText, Flag, Number, OneLine, ShortLine
from tutor.engine.zwicken import Setup

WrittenZwicken = Annotated[
    Setup,
    Written(
        Setup,
        **POSITION_KEYS,
        turnup=CardText | None,
        stock=Number | None,
        led_before=Flag,
        bottom=CardText | None,
    ),
]
"""A position, possible or not."""


class ZwickenSituation(SituationEntry):
    """A situation of Zwicken: `stock` is the number of cards left to draw, `bottom` the last one if it was seen."""

    stock: Count | None = None
    led_before: Flag = False
    bottom: CardText | None = None


class ZwickenHand(HandEntry):
    """A hand of Zwicken: `cuts` are the bottom cards that were looked at, `stock` the cards drawn, in order.

    `tricks` is the number of tricks that a seat has taken, and `faults` are the seats gezwickt, with grounds: claims.
    """

    cuts: Cards = ()
    turnup: CardText
    stock: Cards = ()
    tricks: dict[ShortLine, Number] | None = None
    faults: tuple[OneLine, ...] | None = None
