"""A position of Zwicken as files write it."""

from typing import Annotated

from tutor.content.tricks.entries import Hands, Seats, WholeTricks
from tutor.content.yaml.dataclass_entries import Written
from tutor.content.yaml.entry import Cards, CardText, Flag, Number, ShortLine
from tutor.engine.zwicken import Setup

WrittenZwicken = Annotated[
    Setup,
    Written(
        Setup,
        variant=ShortLine,
        phase=ShortLine,
        hand=Cards,
        turnup=CardText | None,
        stock=Number | None,
        trick=Cards,
        led_before=Flag,
        seats=Seats,
        dealer=ShortLine | None,
        turn=ShortLine | None,
        hands=Hands,
        passed=Seats,
        tricks=WholeTricks,
        pot=Number | None,
        game=ShortLine | None,
        undealt=Cards,
    ),
]
"""A position, possible or not."""
