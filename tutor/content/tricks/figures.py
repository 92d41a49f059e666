"""The questions of the book of numbers on trick-taking games for a pot: what is counted for each."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, get_args

from tutor.content.figures import Figure, KeyPart, split_by

TrickQuestion = Literal["staying", "holdings", "chips"]

TRICK_QUESTIONS: Final[tuple[TrickQuestion, ...]] = get_args(TrickQuestion)
"""The questions, in the order in which a learner reads them."""

TrickPlayers = Literal["careful", "greedy"]

HoldingName = Literal["three", "ten", "always", "ace"]
"""The holdings that are counted: three of a kind, the ten to exchange, the permanent trump, and the ace of trumps."""

_HAND = split_by("trumps", "top")

TRICK_FIGURES: Final[Mapping[TrickQuestion, Mapping[str, Figure]]] = MappingProxyType(
    {
        "staying": {
            # One player of each game both stays in and drops out, whatever the hand is: chips won from there on.
            "stay": Figure("chips", _HAND),
            "drop": Figure("chips", _HAND),
            "gain": Figure("chips", _HAND),
            # Whether a trick or the pot is won after staying, and whether something has to be paid.
            "takes": Figure("chance", _HAND),
            "pays": Figure("chance", _HAND),
            "gain-with": Figure("chips", (KeyPart("holding", "apart"),)),
            "gain-pot": Figure("chips", split_by("pot")),
            "gain-place": Figure("chips", split_by("place")),
            "pot": Figure("chips"),
            # Every player who has the choice, as the bots decide.
            "chosen": Figure("chance", _HAND),
            "chosen-stay": Figure("chips", _HAND),
            "chosen-takes": Figure("chance", _HAND),
            "chosen-pays": Figure("chance", _HAND),
        },
        "holdings": {
            # The chips of a whole game, with what was paid before the deal, by the cards dealt.
            "held": Figure("chips", (KeyPart("holding", "apart"), KeyPart("has", "split"))),
            "trumps": Figure("chips", split_by("trumps")),
        },
        "chips": {
            "won": Figure("chips", split_by("place")),
            "ante": Figure("chips", split_by("place")),
            "stays": Figure("chance", split_by("place")),
            "takes": Figure("chance", split_by("place")),
            "pays": Figure("chance", split_by("place")),
            "left": Figure("chips"),
        },
    }
)
"""What is counted for each question, by the names with which keys begin."""
