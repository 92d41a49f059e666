"""A position of Zwikken as files write it."""

from typing import Annotated

from pydantic import Field

from tutor.content.tricks.entries import POSITION_KEYS, Actions
from tutor.content.yaml.dataclass_entries import Written
from tutor.content.yaml.entry import Cards, CardText, Flag, Number, ShortLine
from tutor.engine.zwikken import Setup

WrittenZwikken = Annotated[
    Setup,
    Written(
        Setup,
        **POSITION_KEYS,
        turnup=CardText,
        options=dict[ShortLine, Flag | Number | Annotated[tuple[Number, ...], Field(max_length=2)]],
        number=Number | None,
        level=Number,
        said=Actions,
        known=Flag,
        ten=CardText | None,
        upcards=Cards,
        speler=Flag | None,
    ),
]
"""A position, possible or not."""
