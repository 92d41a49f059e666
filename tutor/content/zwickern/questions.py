"""The questions that an exercise can ask in words, with a position or without; the engine knows the answers.

A question may state its `answer`, which its proof compares with the engine's.
"""

from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import AfterValidator, Field

from tutor.content.yaml.entry import Cards, CardText, Entry, Flag, Items, Number, OneLine, ShortLine, names_differ
from tutor.content.zwickern.goals import OnePlayGoal, PlayGoal

_Numbers = dict[ShortLine, Annotated[Number, Field(ge=0)]]
Answers = Annotated[tuple[OneLine, ...], Field(max_length=50)]


class LegalGoal(Entry):
    """Is this play legal, and if not, why? The answer is `legal` or the code of the reason."""

    kind: Literal["legal"]
    play: OneLine
    answer: OneLine | None = None


class HowManyGoal(Entry):
    """How many captures are there, with one card of the hand if it is named?"""

    kind: Literal["how-many"]
    card: CardText | None = None
    answer: OneLine | None = None


class TakersGoal(Entry):
    """Which cards of the hand can take exactly these items?"""

    kind: Literal["takers"]
    items: Items
    answer: Answers | None = None


class CountsGoal(Entry):
    """Which value does this card count in this capture?"""

    kind: Literal["counts"]
    play: OneLine
    card: CardText
    answer: OneLine | None = None


class AnnounceGoal(Entry):
    """Which values may be announced when this card is built, onto an item or for a partner if they are named?"""

    kind: Literal["announce"]
    card: CardText
    onto: CardText | None = None
    seat: ShortLine | None = Field(default=None, alias="for")
    answer: Answers | None = None


class PromiseGoal(Entry):
    """Which of these plays keep every promise; without plays: which cards of the hand may be laid?"""

    kind: Literal["promise"]
    plays: Annotated[tuple[OneLine, ...], Field(min_length=2, max_length=8)] | None = None
    answer: Answers | None = None


class SafeLaysGoal(Entry):
    """Which cards are safe to lay: no Zwick for the next player, or nothing for one card in another hand?"""

    kind: Literal["safe-lays"]
    against: CardText | None = None
    answer: Answers | None = None


class VariantsGoal(Entry):
    """In which of these variants is this play legal?"""

    kind: Literal["variants"]
    play: OneLine
    among: Annotated[tuple[ShortLine, ...], Field(min_length=2, max_length=20)]
    answer: Answers | None = None


class ChoiceGoal(Entry):
    """Which of these plays does it? The right one is stated; the others are its near misses."""

    kind: Literal["choice"]
    play: OneLine
    of: Annotated[OnePlayGoal, Field(discriminator="kind")] | None = None


Who: TypeAlias = Literal["cuts", "first", "next-dealer", "next", "leftovers"]


class WhoGoal(Entry):
    """Which seat cuts, plays first, deals or plays next, or gets the cards left over?"""

    kind: Literal["who"]
    of: Who
    answer: OneLine | None = None


class PileGoal(Entry):
    """How many points are these cards and Zwicks worth?"""

    kind: Literal["pile"]
    variant: ShortLine
    cards: Annotated[Cards, Field(min_length=1, max_length=60)]
    zwicks: Annotated[Number, Field(ge=0, le=50)] = 0
    most_cards: Flag = False
    answer: OneLine | None = None


class MajorityGoal(Entry):
    """Who gets the points for the most cards?"""

    kind: Literal["majority"]
    variant: ShortLine
    piles: Annotated[_Numbers, Field(min_length=2, max_length=8), AfterValidator(names_differ)]
    answer: OneLine | None = None


class MatchGoal(Entry):
    """Who has won a match after these hands?"""

    kind: Literal["match"]
    hands: Annotated[tuple[Annotated[_Numbers, AfterValidator(names_differ)], ...], Field(min_length=1, max_length=20)]
    target: Annotated[Number, Field(ge=1)] | None = None
    answer: OneLine | None = None


class OrderGoal(Entry):
    """Put events of a hand into their order; they are stated in the right one."""

    kind: Literal["order"]
    variant: ShortLine
    players: Number
    events: Annotated[tuple[ShortLine, ...], Field(min_length=3, max_length=8)]


class FactGoal(Entry):
    """What do the rules of a game say on this? The wrong options come from other games."""

    kind: Literal["fact"]
    game: ShortLine
    fact: ShortLine
    players: Number | None = None
    answer: OneLine | None = None


class WhichGamesGoal(Entry):
    """In which of these games does the fact have this value?"""

    kind: Literal["which-games"]
    fact: ShortLine
    value: OneLine
    players: Number | None = None
    among: Annotated[tuple[ShortLine, ...], Field(min_length=2, max_length=20)]
    answer: Answers | None = None


TableQuestion: TypeAlias = (
    LegalGoal
    | HowManyGoal
    | TakersGoal
    | CountsGoal
    | AnnounceGoal
    | PromiseGoal
    | SafeLaysGoal
    | VariantsGoal
    | ChoiceGoal
    | WhoGoal
)
"""Questions about a position."""

BareQuestion: TypeAlias = PileGoal | MajorityGoal | MatchGoal | OrderGoal | FactGoal | WhichGamesGoal
"""Questions that need no position."""

AnyGoal: TypeAlias = PlayGoal | TableQuestion | BareQuestion
"""The goals that a step of a lesson can have."""

QUESTION_KINDS = tuple(kind for goal in get_args(AnyGoal) for kind in get_args(goal.model_fields["kind"].annotation))
"""The values of the key `kind` of all goals of steps."""

Goal = Annotated[AnyGoal, Field(discriminator="kind")]
