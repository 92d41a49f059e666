"""The goals of exercises that are answered on the board: by one play, or by finding captures."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from tutor.content.yaml.entry import CardText, Entry, Items, Number, ShortLine


class ZwickGoal(Entry):
    """Clear the table."""

    kind: Literal["zwick"]


class MostCardsGoal(Entry):
    """Take as many cards as possible."""

    kind: Literal["most-cards"]


class EverythingGoal(Entry):
    """Take everything that one card of the hand can take."""

    kind: Literal["everything"]
    card: CardText


class CaptureGoal(Entry):
    """Take at least these items, each named by one of its cards."""

    kind: Literal["capture"]
    items: Items


class LayGoal(Entry):
    """Lay a card down."""

    kind: Literal["lay"]


class BuildGoal(Entry):
    """Build, with this card, onto this item, to this value and for this seat, if they are named."""

    kind: Literal["build"]
    card: CardText | None = None
    onto: CardText | None = None
    value: Number | None = None
    seat: ShortLine | None = Field(default=None, alias="for")


class MostPointsGoal(Entry):
    """Win as many points as possible with one capture; the played card and a Zwick count."""

    kind: Literal["most-points"]


class TwoBuildsGoal(Entry):
    """Capture two builds at once."""

    kind: Literal["two-builds"]


class JokerBuildGoal(Entry):
    """Build so that a joker that stays in the hand can take it."""

    kind: Literal["joker-build"]


class JokerDownGoal(Entry):
    """Build a joker on the table down to a smaller value."""

    kind: Literal["joker-down"]


class OnlyPlayGoal(Entry):
    """Make the only legal play."""

    kind: Literal["only-play"]


class SafeLayGoal(Entry):
    """Lay the card after which the fewest hands that the next player can hold make a Zwick."""

    kind: Literal["safe-lay"]


class ZwickInTwoGoal(Entry):
    """With all cards open, play so that the partner can make a Zwick whatever the opponent between them does."""

    kind: Literal["zwick-in-two"]


class WinMostGoal(Entry):
    """With all cards open, win the most from here on; there are two players, and it is the last deal."""

    kind: Literal["win-most"]


class FindAllGoal(Entry):
    """Find every capture, with one card of the hand if it is named."""

    kind: Literal["find-all"]
    card: CardText | None = None
    count: Number | None = None


OnePlayGoal: TypeAlias = (
    ZwickGoal
    | MostCardsGoal
    | EverythingGoal
    | CaptureGoal
    | LayGoal
    | BuildGoal
    | MostPointsGoal
    | TwoBuildsGoal
    | JokerBuildGoal
    | JokerDownGoal
    | OnlyPlayGoal
    | SafeLayGoal
    | ZwickInTwoGoal
    | WinMostGoal
)

PlayGoal: TypeAlias = OnePlayGoal | FindAllGoal
"""The goals that are answered by plays on the board."""
BoardGoal = Annotated[PlayGoal, Field(discriminator="kind")]
