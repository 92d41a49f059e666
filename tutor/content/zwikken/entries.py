"""Situations and whole hands of Zwikken, as files write them."""

from typing import Annotated

from pydantic import Field

from tutor.content.tricks.entries import POSITION_KEYS, Actions, Count, HandEntry, SituationEntry
from tutor.content.yaml.dataclass_entries import Written
from tutor.content.yaml.entry import Cards, CardText, Entry, Flag, Number, ShortLine
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


class OptionsEntry(Entry):
    """The further agreements of a table; None leaves the rule of the variant."""

    must_stay: Annotated[tuple[Number, ...], Field(max_length=2)] | None = None
    pair_wins: Flag | None = None
    rounds: Number | None = None
    askers_pay: Flag | None = None

    @property
    def agreed(self) -> dict[str, object]:
        """The agreements by name."""
        return {name: value for name, value in self if value is not None}


_NOTHING_AGREED = OptionsEntry()


class ZwikkenSituation(SituationEntry):
    """A situation of Zwikken; `tutor.engine.zwikken.Setup` says what each key is."""

    turnup: CardText
    options: OptionsEntry = _NOTHING_AGREED
    number: Count | None = None
    level: Annotated[Count, Field(le=999)] = 0
    said: Actions = ()
    known: Flag = False
    ten: CardText | None = None
    upcards: Cards = ()
    speler: Flag | None = None


class ZwikkenHand(HandEntry):
    """A hand of Zwikken: `upcards` are the cards turned up, in order, `number` is that of the hand in the game."""

    options: OptionsEntry = _NOTHING_AGREED
    number: Count = 1
    upcards: Annotated[Cards, Field(min_length=1)]
