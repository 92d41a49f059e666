"""The goals of steps of trick-taking games: an action on the board, or a question; the engine knows the answers.

A goal states its `answer`, which its proof compares with the engine's.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from tutor.content.tricks.entries import Actions, Count, Hands, Seats
from tutor.content.yaml.entry import Cards, CardText, Entry, Flag, Number, ShortLine


class DoGoal(Entry):
    """Do an action on the board that is `allowed`, is allowed and `free` of a stake, or `wins` the trick so far.

    To make a `zwik` is to have three cards alike. The answer lists all actions that do it.
    """

    kind: Literal["do"]
    what: Literal["allowed", "free", "wins", "zwik"]
    answer: Actions


class CertainGoal(Entry):
    """Make sure of this number of chips from here on, whatever all others do; all cards are face up.

    The answer lists all actions that do it.
    """

    kind: Literal["certain"]
    chips: Number
    answer: Actions


class MayPlayGoal(Entry):
    """Which cards of the hand may be played?"""

    kind: Literal["may-play"]
    answer: Cards


class WhichWinsGoal(Entry):
    """Which of these cards, the first of which was led, wins the trick? No position is needed."""

    kind: Literal["trick-winner"]
    variant: ShortLine
    turnup: CardText
    cards: Annotated[Cards, Field(min_length=2, max_length=6)]
    answer: CardText


class WaysGoal(Entry):
    """How many actions are there to choose from?"""

    kind: Literal["ways"]
    answer: Count


class AccountGoal(Entry):
    """What has a seat won or lost after these actions?"""

    kind: Literal["account"]
    then: Actions
    seat: ShortLine
    answer: Number


class PotGoal(Entry):
    """What is in the pot after these actions, or with `next` once the stakes for the next hand are paid as well?"""

    kind: Literal["pot"]
    then: Actions
    next: Flag = False
    answer: Count


class DealerGoal(Entry):
    """Who deals next after these actions, which end the hand?"""

    kind: Literal["dealer"]
    then: Actions
    answer: ShortLine


class StockGoal(Entry):
    """How many cards are not dealt?"""

    kind: Literal["stock"]
    answer: Count


class TrickPointsGoal(Entry):
    """How many card points does a trick of these cards bring? No position is needed."""

    kind: Literal["trick-points"]
    variant: ShortLine
    turnup: CardText
    cards: Annotated[Cards, Field(min_length=2, max_length=6)]
    answer: Count


class HandGoal(Entry):
    """Play the hand to its end on the board, for the seat to act; the others are bots.

    `like` are the actions of all seats in one line of play. All cards must be given, as all may act differently.
    """

    kind: Literal["hand"]
    like: Actions


class SureGoal(Entry):
    """Is this certain, whatever the others hold and do: a `trick`, a third of the pot by `staying`, or the `pot`?

    The answer no is proven by the hands of the others in `unless`.
    """

    kind: Literal["sure"]
    of: Literal["trick", "staying", "pot"]
    answer: Literal["yes", "no"]
    unless: Hands = Field(default_factory=dict)


class MovesGoal(Entry):
    """Who deals in the end, or who pays, if the bottom cards that are looked at are these, one after the other?"""

    kind: Literal["deal-moves"]
    cuts: Annotated[Cards, Field(min_length=1, max_length=4)]
    asks: Literal["dealer", "payers"]
    answer: Seats


class ChanceGoal(Entry):
    """In how many of all equally likely cases does it happen, judging by the cards that the seat to act has seen?

    The bottom card moves the `deal`, or brings it to a `seat`; the card that is `drawn` is a trump; the next card that
    the dealer `turns` makes a `card` of the hand a trump, or its suit was up before (`again`); a `card` is `held` by
    another player, or by a `seat`; a `seat` holds three `alike`. The answer is written as 7/32.
    """

    kind: Literal["chance"]
    of: Literal["deal", "drawn", "turns", "again", "held", "alike"]
    card: CardText | None = None
    seat: ShortLine | None = None
    answer: ShortLine


class WaysToPlayGoal(Entry):
    """In which of these variants is the seat to act sure of the pot, with the same cards, all of them face up?"""

    kind: Literal["which-ways"]
    among: Annotated[tuple[ShortLine, ...], Field(min_length=2, max_length=6)]
    answer: Annotated[tuple[ShortLine, ...], Field(max_length=6)]


ActionGoal: TypeAlias = DoGoal | CertainGoal
"""The goals answered by an action on the board."""
AboutTrickCards: TypeAlias = WhichWinsGoal | TrickPointsGoal
"""The questions on the cards of one trick alone, without a position."""
_AboutPositions: TypeAlias = (
    WaysGoal | StockGoal | AccountGoal | PotGoal | DealerGoal | SureGoal | MovesGoal | ChanceGoal
)
AskedOfTricks: TypeAlias = MayPlayGoal | AboutTrickCards | _AboutPositions | WaysToPlayGoal
"""The goals answered by an option or a number."""
AboutTricks: TypeAlias = ActionGoal | HandGoal | AskedOfTricks
TrickStepGoal = Annotated[AboutTricks, Field(discriminator="kind")]
"""The goals that a step of a trick-taking game can have."""
_AskedInPuzzles: TypeAlias = (
    MayPlayGoal
    | AboutTrickCards
    | WaysGoal
    | AccountGoal
    | PotGoal
    | SureGoal
    | MovesGoal
    | ChanceGoal
    | WaysToPlayGoal
)
TrickPuzzleGoal = Annotated[ActionGoal | _AskedInPuzzles, Field(discriminator="kind")]
"""The goals that a puzzle in a trick-taking game can have."""
