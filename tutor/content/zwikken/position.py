"""A position of Zwikken as files write it."""

from typing import Annotated

from tutor.content.tricks.entries import Actions, Hands, Seats, WholeTricks
from tutor.content.yaml.dataclass_entries import Written
from tutor.content.yaml.entry import Cards, CardText, Flag, Number, ShortLine
from tutor.engine.zwikken import Setup

WrittenZwikken = Annotated[
    Setup,
    Written(
        Setup,
        variant=ShortLine,
        phase=ShortLine,
        turnup=CardText,
        hand=Cards,
        options=dict[ShortLine, Flag | Number],
        number=Number | None,
        level=Number,
        said=Actions,
        known=Flag,
        ten=CardText | None,
        upcards=Cards,
        trick=Cards,
        speler=Flag | None,
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
