"""A position of Zwicken as files write it."""

from typing import Annotated

from tutor.content.tricks.entries import POSITION_KEYS
from tutor.content.yaml.dataclass_entries import Written
from tutor.content.yaml.entry import CardText, Flag, Number
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
